"""The levels, from the weakest to the strongest; `mathom levels fellowship` measures whether they
are apart."""

from typing import Final

LEVELS: Final = {
    "amateur": "greedy",
    "apprentice": "search:16",
    "journeyman": "search:normal",
    "expert": "search:hard",
}
