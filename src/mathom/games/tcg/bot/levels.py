"""The levels, from the weakest to the strongest; `mathom levels tcg` measures whether they are
apart."""

from typing import Final

LEVELS: Final = {
    "beginner": "novice:60",
    "journeyman": "greedy",
    "expert": "search:hard",
}
