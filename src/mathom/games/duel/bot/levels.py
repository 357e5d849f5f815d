"""The levels, from the weakest to the strongest; `mathom levels duel` measures whether they are
apart."""

from typing import Final

LEVELS: Final = {
    "beginner": "novice:7",
    "amateur": "novice:3",
    "apprentice": "greedy",
    "journeyman": "search:normal",
    "expert": "search:hard",
}
