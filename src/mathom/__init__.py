"""Mathom: Middle-earth's tabletop games, to play, review and simulate."""

import mathom.games  # noqa: F401  (registers the games)
from mathom.bots.levels import make_bot
from mathom.engine.errors import BadNotation, IllegalAction, MathomError, RulesBug
from mathom.engine.game import GAMES, find_game
from mathom.match import Match, from_position, from_record, new

__version__ = "0.2.0.dev0"

__all__ = [
    "GAMES",
    "BadNotation",
    "IllegalAction",
    "Match",
    "MathomError",
    "RulesBug",
    "__version__",
    "find_game",
    "from_position",
    "from_record",
    "make_bot",
    "new",
]
