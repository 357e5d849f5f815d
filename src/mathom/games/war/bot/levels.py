"""The levels, from the weakest to the strongest; `mathom levels war` measures whether they are
apart."""

from typing import Final

LEVELS: Final = {
    "beginner": "novice:20",
    "amateur": "novice:12",
    "journeyman": "greedy",
    "expert": "search:hard",
}
