"""A toy game that keeps every law, and is there to be broken: riddles in the dark.

Two seats hold three of eight cards each, hidden from the other; in turn they lay a card or hold
back. Whoever has laid more when both hands are empty, or after ten turns, wins.
"""

from __future__ import annotations

from typing import Final

from mathom.engine.action import Vocabulary
from mathom.engine.errors import BadNotation, IllegalAction
from mathom.engine.game import Game
from mathom.engine.position import Reader
from mathom.engine.state import State
from mathom.engine.step import Choice, Step, advance

SEATS: Final = ["bilbo", "gollum"]
CARDS: Final = [f"riddle-{number}" for number in range(1, 9)]
HAND_SIZE: Final = 3
LAST_TURN: Final = 10

UNSEEN: Final = 0
HAND: Final = 1
LAID: Final = 3

VOCABULARY: Final = Vocabulary()
LAY: Final = VOCABULARY.verb("lay", "card", CARDS)
HOLD: Final = VOCABULARY.verb("hold")
DEAL: Final = VOCABULARY.verb("deal", "card", CARDS)


class RiddleState(State):
    """Where every card is, and the number of the turn."""

    def __init__(self, of: RiddleState | None = None) -> None:
        super().__init__(of)
        self.place: list[int] = of.place[:] if of else [UNSEEN] * len(CARDS)
        self.turn: int = of.turn if of else 0

    def clone(self) -> RiddleState:
        return RiddleState(self)

    def numbers(self) -> list[int]:
        return [*self.place, self.turn]

    def cards_at(self, place: int) -> list[int]:
        """The cards in one place."""
        return [card for card in range(len(CARDS)) if self.place[card] == place]


class Deal(Step[RiddleState]):
    """Both seats get a hand."""

    def run(self, s: RiddleState) -> None:
        bag = s.cards_at(UNSEEN)
        for seat in range(2):
            for _ in range(HAND_SIZE):
                s.place[s.draw(DEAL, bag)] = HAND + seat


class Ask(Choice[RiddleState]):
    """Lay a card, or hold back."""

    def options(self, s: RiddleState) -> list[int]:
        return [*(LAY + card for card in s.cards_at(HAND + self.seat)), HOLD]

    def apply(self, s: RiddleState, action: int) -> None:
        if action != HOLD:
            s.place[action - LAY] = LAID + self.seat
        s.turn += 1
        laid = [len(s.cards_at(LAID + seat)) for seat in range(2)]
        if s.turn >= LAST_TURN or sum(laid) == 2 * HAND_SIZE:
            s.finish(tuple(seat for seat in range(2) if laid[seat] == max(laid)), "most-riddles")
        else:
            s.then(type(self)(1 - self.seat))

    def obvious(self, s: RiddleState) -> bool:
        return False

    def why_not(self, s: RiddleState, action: int) -> IllegalAction:
        return IllegalAction("not-in-hand")


class Riddles(Game[RiddleState]):
    """The game as the engine knows it; other ways to deal, ask and clone make it a broken one."""

    def __init__(
        self,
        vocabulary: Vocabulary = VOCABULARY,
        deal: type[Deal] = Deal,
        ask: type[Ask] = Ask,
        state: type[RiddleState] = RiddleState,
    ) -> None:
        super().__init__("riddles", [2], vocabulary, [deal, ask])
        self.deal = deal
        self.ask = ask
        self.state = state

    def seat_names(self, seats: int) -> list[str]:
        return SEATS

    def set_up(self, seed: int, settings: list[int], seats: int) -> RiddleState:
        s = self.state()
        s.reseed(seed)
        s.then(self.deal(), self.ask(0))
        return s

    def view(self, s: RiddleState, seat: int) -> dict[str, object]:
        shown: dict[str, object] = {
            "turn": s.turn,
            "laid": [named(s.cards_at(LAID + who)) for who in range(2)],
        }
        if seat >= 0:
            shown["hand"] = named(s.cards_at(HAND + seat))
        return shown

    def conceal(self, s: RiddleState, seat: int) -> None:
        for card in s.cards_at(HAND + 1 - seat):
            s.place[card] = UNSEEN

    def guess(self, s: RiddleState, seat: int) -> None:
        bag = s.cards_at(UNSEEN)
        held = HAND_SIZE - len(s.cards_at(LAID + 1 - seat))
        for _ in range(held):
            s.place[s.draw(DEAL, bag)] = HAND + 1 - seat

    def write(self, s: RiddleState) -> dict[str, object]:
        return {
            "turn": s.turn,
            "hands": {SEATS[who]: named(s.cards_at(HAND + who)) for who in range(2)},
            "laid": {SEATS[who]: named(s.cards_at(LAID + who)) for who in range(2)},
        }

    def read(
        self, data: dict[str, object], seed: int, settings: list[int], seats: int
    ) -> RiddleState:
        r = Reader(data)
        r.only(["turn", "hands", "laid"])
        s = self.set_up(seed, settings, seats)
        advance(s)
        s.turn = r.number("turn", s.turn)
        s.place = [UNSEEN] * len(CARDS)
        for who in range(2):
            for card in r.part("hands").names(SEATS[who], CARDS):
                s.place[card] = HAND + who
            for card in r.part("laid").names(SEATS[who], CARDS):
                s.place[card] = LAID + who
        return s

    def faults(self, s: RiddleState) -> list[BadNotation]:
        return [
            BadNotation("wrong-number-of-cards", seat=SEATS[who], cards=total)
            for who in range(2)
            if (total := len(s.cards_at(HAND + who)) + len(s.cards_at(LAID + who))) != HAND_SIZE
        ]


def named(cards: list[int]) -> list[str]:
    """The ids of some cards."""
    return [CARDS[card] for card in cards]


RIDDLES: Final = Riddles()
