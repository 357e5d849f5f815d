"""What bots need of a game beyond its rules; the `bot/` of a game implements it.

Every game can be played without it: each hook has a default.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr

from mathom.bots.solution import Solution
from mathom.engine.errors import BadNotation
from mathom.engine.game import GAMES, Game
from mathom.engine.step import S, Step

UNKNOWN: Final = -1.0
"""What an oracle answers when it does not know."""

UNSURE: Final = -1
"""Instead of an action: the game cannot tell."""

NEVER: Final = 0
MAYBE: Final = 1
SURELY: Final = 2


USUAL_LEVELS: Final = {
    "beginner": "novice:30",
    "apprentice": "greedy",
    "journeyman": "search:normal",
    "expert": "search:hard",
}
"""The bots of a game that names none."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Oracle(Generic[S]):
    """Looks at the open cards of a guess and tells whether it can still be won. It remembers what
    it has found for the other positions of the same guess."""

    def hope(self, s: S) -> float:
        """1 if all can win together from here, 0 if they cannot, or `UNKNOWN`."""
        return UNKNOWN


@mypyc_attr(allow_interpreted_subclasses=True)
class BotHooks(Generic[S]):
    """How the positions of a game are evaluated, and its heuristics."""

    def __init__(self, game: Game[S], has_heuristics: bool = False) -> None:
        self.game = game
        self.has_heuristics = has_heuristics

    def evaluate(self, s: S, seat: int) -> float:
        """The value of a position for a seat, from 0 (lost) to 1 (won)."""
        return 0.5

    def levels(self) -> dict[str, str]:
        """The bots that play the levels of the game, by the names in `bots.levels`, from the
        weakest to the strongest: each beats the one before in about three of four games."""
        return dict(USUAL_LEVELS)

    def evaluated_by(self, weights: dict[str, Any]) -> BotHooks[S]:
        """The same hooks with other weights."""
        raise BadNotation("no-weights", game=self.game.id)

    def quiet(self, s: S) -> bool:
        """Whether nothing is pending that would soon change the evaluation."""
        return True

    def unfinished(self, s: S) -> bool:
        """Whether the last action changes nothing until the pending choice is made, as a march
        without its destination: then both are judged together."""
        return False

    def near_victory(self, s: S, seat: int) -> bool:
        """Whether a seat might win within one turn, so that looking for it is worth the time."""
        return False

    def may_win(self, s: S, seat: int, action: int) -> bool:
        """Whether an action and the choices after it may win at once. A no must be certain; it
        saves looking at them."""
        return True

    def reach(self, s: S, seat: int) -> int:
        """Whether the pending choices of a seat's turn can win at once: NEVER, MAYBE or SURELY."""
        return MAYBE

    def foregone(self, s: S, action: int) -> int:
        """Whether an answer to the pending choice surely wins at once, or surely ends the turn
        without a win and without another choice: SURELY or NEVER. It saves playing the rest of the
        turn; MAYBE if only that can tell."""
        return MAYBE

    def answer(self, s: S) -> int:
        """The best answer to a pending choice, if the game can tell it without trying all of them
        in copies of the position; else UNSURE."""
        return UNSURE

    def chance_counts(self, before: S, after: S) -> bool:
        """Whether the chance between two positions may have changed the value of the later one."""
        return True

    def open_to_the_end(self, s: S) -> bool:
        """Whether the game is so near its end, and so much of it open, that trying everything may
        tell who wins."""
        return False

    def plays_concealed(self) -> bool:
        """Whether the rules can play on from a position in which all that a seat does not know is
        forgotten, as far as it is not needed. A search then finds its last tree again."""
        return False

    def turn_ends(self, step: Step[Any]) -> bool:
        """Whether a step surely asks for a new turn, so that the position can be evaluated before
        the options of that turn are computed."""
        return False

    def in_sight(self, s: S, action: int) -> bool:
        """Whether an action of a later turn can be foreseen now, because nothing hidden must turn
        up for it."""
        return True

    def rollout(self, s: S) -> int:
        """A quick action by heuristics, for bots and simulated play. It may use only what the
        deciding seat knows."""
        return s.offers[s.below(len(s.offers))]

    def knows_enough(self, s: S) -> bool:
        """Whether `rollout` answers the pending choice by what its seat knows, without a guess at
        hidden information and without chance, and changes nothing."""
        return False

    def courses(self, s: S) -> list[list[int]]:
        """The courses that a bot with heuristics should compare: each is an offered action,
        possibly with the actions by which the same seat continues."""
        return [[action] for action in s.offers]

    def same_use(self, s: S, one: int, other: int) -> bool:
        """Whether two offers surely lead to the same values, to the last digit, as with two copies
        of a card in hand; then one of them is tried for both."""
        return False

    def worth_searching(self, s: S) -> bool:
        """Whether the pending choice is worth a search; heuristics decide the others."""
        return True

    def near(self, s: S) -> float:
        """How near a lost ending came to a victory, from 0 to 1: a guide where most games are
        lost."""
        return 0.0

    def stretch(self, s: S) -> int:
        """A number that changes at the end of a stretch of play, such as a round, where simulated
        play can stop."""
        return 0

    def solve(self, s: S, seconds: float, clock: Callable[[], float]) -> Solution:
        """Whether all can win together from here with open cards, and how."""
        raise BadNotation("no-solver", game=self.game.id)

    def oracle(self, s: S) -> Oracle[S] | None:
        """An oracle for a guess, if it is so near its end that an answer can be expected."""
        return None

    def is_puzzle(self, s: S) -> bool:
        """Whether a puzzle for the solver begins here, such as at the first trick of a round."""
        return False

    def value(self, s: S, seat: int) -> float:
        """The value of an ending, or the evaluation of a position."""
        ending = s.outcome
        return self.evaluate(s, seat) if ending is None else self.game.worth(ending, seat)

    def values(self, s: S) -> list[float]:
        """The same for every seat."""
        return [self.value(s, seat) for seat in range(self.game.seat_count(s))]


HOOKS: Final[dict[str, BotHooks[Any]]] = {}


def register_hooks(hooks: BotHooks[Any]) -> None:
    """Register the bot hooks of a game."""
    HOOKS[hooks.game.id] = hooks


def hooks_of(game: Game[Any]) -> BotHooks[Any]:
    """The bot hooks of a game, or the defaults if there are none."""
    if game.id not in HOOKS:
        GAMES.load(game.id)
    found = HOOKS.get(game.id)
    return found if found is not None and found.game is game else BotHooks(game)
