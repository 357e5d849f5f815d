"""Mathom: Middle-earth's tabletop games, to play, review and simulate."""

from importlib import import_module

import mathom.games  # noqa: F401  (registers the games)
from mathom.bots.bot import Bot
from mathom.engine.errors import BadNotation, IllegalAction, MathomError, RulesBug
from mathom.engine.game import GAMES, find_game
from mathom.engine.perspective import Perspective
from mathom.engine.state import Outcome, State
from mathom.match import Match, Move, act, decider, from_position, from_record, legal, new
from mathom.own_bots import make_bot

__version__ = "0.2.0.dev0"

__all__ = [
    "GAMES",
    "BadNotation",
    "Bot",
    "IllegalAction",
    "Match",
    "MathomError",
    "Move",
    "Outcome",
    "Perspective",
    "RulesBug",
    "State",
    "__version__",
    "act",
    "decider",
    "find_game",
    "from_position",
    "from_record",
    "legal",
    "make_bot",
    "new",
]


# Texts and drawings are imported on demand: most programs need neither.
def in_english(error: MathomError) -> str:
    """The sentence of an error; empty for a bug, which is told in technical terms."""
    try:
        texts = import_module("mathom.texts")
        return "" if isinstance(error, RulesBug) else str(texts.reason_text("en", error))
    except Exception:  # An error must be printable, whatever its details are.
        return ""


def drawn(match: Match, form: str) -> str:
    """The table of a match as `html`, `svg` or `text`."""
    return str(import_module("mathom.cli.terminal.pictures").picture(match, form))


MathomError.sentence = in_english
Match.drawing = drawn
