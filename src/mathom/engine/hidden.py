"""Cards that some seats know and others do not: how to remove and how to guess them.

A game with hidden hands keeps three flat lists. `place` holds the place of each card; `eyes` is a
mask of the seats that know it there; `holes` counts the unknown cards of each place, and is all
zero in a real state. Cards that nobody has seen are in one unordered place, `unseen`. The knowledge
of a seat is made by moving the cards that it does not know to `unseen`, and a guess by dealing
cards from there into the holes. The number of cards in a place is public: show `size`, which is the
same before and after.
"""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import RulesBug
from mathom.engine.random import Generator

ALL_EYES: Final = (1 << 16) - 1
"""Everybody knows the card, including spectators."""


def sees(eyes: int, seat: int) -> bool:
    """Whether a seat or a spectator (-1) knows a card with these eyes."""
    return eyes == ALL_EYES or (seat >= 0 and eyes >> seat & 1 == 1)


def at(place: list[int], where: int) -> list[int]:
    """The known cards of a place, by number."""
    return [card for card in range(len(place)) if place[card] == where]


def size(place: list[int], holes: list[int], where: int) -> int:
    """The number of cards in a place, known or not."""
    found = holes[where]
    for there in place:
        if there == where:
            found += 1
    return found


def shown(place: list[int], eyes: list[int], where: int, seat: int) -> list[int]:
    """The cards of a place that a seat knows."""
    return [c for c in range(len(place)) if place[c] == where and sees(eyes[c], seat)]


def forget(
    place: list[int], eyes: list[int], holes: list[int], cards: list[int], unseen: int, seat: int
) -> None:
    """Remove what a seat does not know of some cards; call it once for each kind of card back."""
    for card in cards:
        where = place[card]
        if where == unseen:
            continue
        known = eyes[card]
        if known != ALL_EYES and not sees(known, seat):
            holes[where] += 1
            place[card] = unseen
            eyes[card] = 0


def deal_holes(
    s: Generator,
    place: list[int],
    eyes: list[int],
    holes: list[int],
    cards: list[int],
    unseen: int,
    owner: list[int],
) -> None:
    """Fill the holes of every place with random unseen cards. `owner` holds for each place the mask
    of the seats that know its cards."""
    pool = [card for card in cards if place[card] == unseen]
    for where in range(len(holes)):
        while holes[where] > 0:
            if not pool:
                raise RulesBug("too-few-unseen-cards", place=where)
            card = pool.pop(s.below(len(pool)))
            place[card] = where
            eyes[card] = owner[where]
            holes[where] -= 1


def hand_over(eyes: list[int], card: int, held: list[int], giver: int, taker: int) -> None:
    """A card changes hands face down, and only two players know which. Others who knew cards of the
    giver's hand (`held`, including this card) no longer know which of them are left."""
    both = (1 << giver) | (1 << taker)
    for other in held:
        if eyes[other] != ALL_EYES:
            eyes[other] &= 1 << giver
    eyes[card] = both
