"""Toy game: three seats pass a card to the left, all at once and in secret; then one trick is laid.

Each seat holds four of fifteen cards, so that hands stay hidden to the end. A seat remembers the
card it gave away: a guess must leave that card with the neighbour.
"""

from __future__ import annotations

from typing import Final

from mathom.engine.action import Vocabulary
from mathom.engine.errors import BadNotation, IllegalAction
from mathom.engine.game import EventKind, Game
from mathom.engine.position import Reader
from mathom.engine.state import State
from mathom.engine.step import Choice, Step, Together, advance

SEATS: Final = ["frodo", "sam", "pippin"]
SUITS: Final = ["hills", "forests", "mountains"]
RANKS: Final = 5
CARDS: Final = [f"{suit}-{rank + 1}" for suit in SUITS for rank in range(RANKS)]
HAND_SIZE: Final = 4

# Where a card is: unseen, in the hand of a seat (HAND + seat), laid by a seat (LAID + seat).
UNSEEN: Final = 0
HAND: Final = 1
LAID: Final = 4
NO_CARD: Final = -1

VOCABULARY: Final = Vocabulary()
PASS: Final = VOCABULARY.verb("pass", "card", CARDS)
LAY: Final = VOCABULARY.verb("lay", "card", CARDS)
DEAL: Final = VOCABULARY.verb("deal", "card", CARDS)

EVENTS: Final = [EventKind("card-received", ["card"])]
RECEIVED: Final = 0


def left(seat: int) -> int:
    """The neighbour to whom a seat passes."""
    return (seat + 1) % len(SEATS)


def right(seat: int) -> int:
    """The neighbour from whom a seat receives."""
    return (seat + 2) % len(SEATS)


class ExchangeState(State):
    """Where every card is, and which card each seat has given."""

    def __init__(self, of: ExchangeState | None = None) -> None:
        super().__init__(of)
        self.place: list[int] = of.place[:] if of else [UNSEEN] * len(CARDS)
        self.given: list[int] = of.given[:] if of else [NO_CARD] * len(SEATS)

    def clone(self) -> ExchangeState:
        return ExchangeState(self)

    def numbers(self) -> list[int]:
        return self.place + self.given

    def cards_at(self, place: int) -> list[int]:
        """The cards in one place."""
        return [card for card in range(len(CARDS)) if self.place[card] == place]

    def hand_size(self, seat: int) -> int:
        """How many cards a seat holds, as everybody can count."""
        return HAND_SIZE - self.place.count(LAID + seat)


class Deal(Step[ExchangeState]):
    """Everybody gets a hand."""

    def run(self, s: ExchangeState) -> None:
        bag = s.cards_at(UNSEEN)
        for seat in range(len(SEATS)):
            for _ in range(HAND_SIZE):
                s.place[s.draw(DEAL, bag)] = HAND + seat


class PassCard(Together[ExchangeState]):
    """Everybody chooses a card for the left neighbour; the cards move when all have chosen."""

    def asked(self, s: ExchangeState) -> list[int]:
        return [0, 1, 2]

    def options_of(self, s: ExchangeState, seat: int) -> list[int]:
        return [PASS + card for card in s.cards_at(HAND + seat)]

    def reveal(self, s: ExchangeState, answers: list[int]) -> None:
        for seat in range(len(SEATS)):
            card = answers[seat] - PASS
            s.place[card] = HAND + left(seat)
            s.given[seat] = card
            s.whisper(left(seat), RECEIVED, card)

    def why_not(self, s: ExchangeState, seat: int, action: int) -> IllegalAction:
        return IllegalAction("not-in-hand" if PASS <= action < LAY else "must-pass-a-card")


class LayCard(Choice[ExchangeState]):
    """Lay a card of the hand face up."""

    def options(self, s: ExchangeState) -> list[int]:
        return [LAY + card for card in s.cards_at(HAND + self.seat)]

    def apply(self, s: ExchangeState, action: int) -> None:
        s.place[action - LAY] = LAID + self.seat


class WinTrick(Step[ExchangeState]):
    """The highest card wins; equal cards share."""

    def run(self, s: ExchangeState) -> None:
        ranks = [s.cards_at(LAID + seat)[0] % RANKS for seat in range(len(SEATS))]
        winners = [seat for seat in range(len(SEATS)) if ranks[seat] == max(ranks)]
        s.finish(tuple(winners), "highest-card")


class Exchange(Game[ExchangeState]):
    """The game as the engine knows it."""

    def __init__(self) -> None:
        super().__init__(
            "exchange", [3], VOCABULARY, [Deal, PassCard, LayCard, WinTrick], events=EVENTS
        )

    def seat_names(self, seats: int) -> list[str]:
        return SEATS

    def set_up(self, seed: int, settings: list[int], seats: int) -> ExchangeState:
        s = ExchangeState()
        s.reseed(seed)
        s.then(Deal(), PassCard(), LayCard(0), LayCard(1), LayCard(2), WinTrick())
        return s

    def view(self, s: ExchangeState, seat: int) -> dict[str, object]:
        shown: dict[str, object] = {
            "laid": {SEATS[who]: named(s.cards_at(LAID + who)) for who in range(len(SEATS))},
            "hand_sizes": {SEATS[who]: s.hand_size(who) for who in range(len(SEATS))},
        }
        if seat >= 0:
            shown["hand"] = named(s.cards_at(HAND + seat))
            shown["given"] = name_of(s.given[seat])
            shown["received"] = name_of(s.given[right(seat)])
        return shown

    def conceal(self, s: ExchangeState, seat: int) -> None:
        """Other hands are unknown, except for the card that the seat gave."""
        for other in (left(seat), right(seat)):
            for card in s.cards_at(HAND + other):
                if card != s.given[seat]:
                    s.place[card] = UNSEEN
        s.given[left(seat)] = NO_CARD

    def guess(self, s: ExchangeState, seat: int) -> None:
        """Fill the other hands; what the left neighbour gave is with the right one now."""
        bag = s.cards_at(UNSEEN)
        for other in (left(seat), right(seat)):
            while len(s.cards_at(HAND + other)) < s.hand_size(other):
                s.place[s.draw(DEAL, bag)] = HAND + other
        if s.given[seat] != NO_CARD:
            receiver = right(seat)
            held = s.cards_at(HAND + receiver) + s.cards_at(LAID + receiver)
            s.given[left(seat)] = held[s.below(len(held))]

    def write(self, s: ExchangeState) -> dict[str, object]:
        return {
            "hands": {SEATS[who]: named(s.cards_at(HAND + who)) for who in range(len(SEATS))},
            "laid": {SEATS[who]: named(s.cards_at(LAID + who)) for who in range(len(SEATS))},
            "given": {SEATS[who]: CARDS[s.given[who]] for who in range(3) if s.given[who] >= 0},
        }

    def read(
        self, data: dict[str, object], seed: int, settings: list[int], seats: int
    ) -> ExchangeState:
        r = Reader(data)
        r.only(["hands", "laid", "given"])
        s = self.set_up(seed, settings, seats)
        advance(s)
        if r.has("hands"):
            s.place = [UNSEEN] * len(CARDS)
        for who in range(len(SEATS)):
            for card in r.part("hands").names(SEATS[who], CARDS):
                s.place[card] = HAND + who
            for card in r.part("laid").names(SEATS[who], CARDS):
                s.place[card] = LAID + who
            s.given[who] = r.part("given").name(SEATS[who], CARDS, NO_CARD)
        return s

    def faults(self, s: ExchangeState) -> list[BadNotation]:
        return [
            BadNotation("wrong-hand-size", seat=SEATS[seat])
            for seat in range(len(SEATS))
            if len(s.cards_at(HAND + seat)) != s.hand_size(seat)
        ]


def named(cards: list[int]) -> list[str]:
    """The ids of some cards."""
    return [CARDS[card] for card in cards]


def name_of(card: int) -> str | None:
    """The id of a card, if there is one."""
    return CARDS[card] if card != NO_CARD else None


EXCHANGE: Final = Exchange()
