"""Drawing event cards (rulebook p. 22, "Pescare carte evento"), the hand limit, and discarding."""

from __future__ import annotations

from mathom.engine.errors import IllegalAction
from mathom.engine.hidden import at, size
from mathom.engine.step import Choice
from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.facts import (
    CARD_DECK,
    CARD_SIDE,
    DECK_CARDS,
    SEATS_OF,
    SHADOW,
    SIDE_CARDS,
)
from mathom.games.war.rules.state import DECK, FACE_DOWN, HAND, WarState, put_card
from mathom.games.war.rules.vocabulary import DISCARD_CARD, DRAW, DRAW_CARD


def decks_of(side: int) -> list[int]:
    """The character deck and the strategy deck of a side."""
    return [2, 3] if side == SHADOW else [0, 1]


def hand(s: WarState, seat: int) -> list[int]:
    """The known cards in a hand."""
    where = HAND + seat
    place = s.place
    return [card for card in SIDE_CARDS[s.side_of(seat)] if place[card] >> 2 == where]


def hand_size(s: WarState, seat: int, deck: int) -> int:
    """The number of cards of a deck in a hand, known or not."""
    return size(s.place, s.holes, 4 * (HAND + seat) + deck)


def cards_in_hand(s: WarState, seat: int) -> int:
    first = decks_of(s.side_of(seat))[0]
    return hand_size(s, seat, first) + hand_size(s, seat, first + 1)


def left_in(s: WarState, deck: int) -> int:
    """The number of cards in a deck, without those that `guess` has yet to deal."""
    lying = 0
    for card in DECK_CARDS[deck]:
        if s.place[card] >> 2 == DECK:
            lying += 1
    for where in range(HAND, len(s.holes) // 4):
        lying -= s.holes[4 * where + deck]
    return lying


def hand_limit(s: WarState, seat: int) -> int:
    """Six cards, or four for each of two players on a side."""
    return 6 if len(SEATS_OF[s.rules.seats][s.side_of(seat)]) == 1 else 4


def draw_from(s: WarState, seat: int, deck: int) -> None:
    """Draw a card, then discard down to the hand limit."""
    draw_card(s, seat, deck)
    s.then(DiscardExcess(seat))


def draw_card(s: WarState, seat: int, deck: int) -> None:
    """Draw a card, unless the deck is empty."""
    bag = at(s.place, 4 * DECK + deck)
    if not bag:
        return
    card = s.draw(DRAW_CARD, bag)
    put_card(s, card, HAND + seat, 1 << seat)
    s.tell(vocabulary.DREW, s.side_of(seat), deck)
    s.whisper(seat, vocabulary.DREW_CARD, card)


def discard_face_down(s: WarState, seat: int, card: int) -> None:
    put_card(s, card, FACE_DOWN, 1 << seat)
    s.tell(vocabulary.DISCARDED, CARD_SIDE[card], CARD_DECK[card])
    s.whisper(seat, vocabulary.DISCARDED_CARD, card)


class DiscardExcess(Choice[WarState]):
    """Discard a card over the hand limit, face down."""

    def options(self, s: WarState) -> list[int]:
        if cards_in_hand(s, self.seat) <= hand_limit(s, self.seat):
            return []
        return [DISCARD_CARD + card for card in hand(s, self.seat)]

    def obvious(self, s: WarState) -> bool:
        """Being asked reveals nothing: the hand always has several cards."""
        return False

    def secret(self, s: WarState, action: int) -> bool:
        return True

    def apply(self, s: WarState, action: int) -> None:
        discard_face_down(s, self.seat, action - DISCARD_CARD)
        s.then(self)

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        return IllegalAction("hand-too-large", limit=hand_limit(s, self.seat))


class ChooseDeck(Choice[WarState]):
    def options(self, s: WarState) -> list[int]:
        return [DRAW + deck for deck in decks_of(s.side_of(self.seat)) if left_in(s, deck)]

    def apply(self, s: WarState, action: int) -> None:
        draw_from(s, self.seat, action - DRAW)
