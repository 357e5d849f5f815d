"""Cards that some seats know and others do not: how to forget them, and how to guess them.

A game with hidden hands keeps three flat lists. `place` says for each card where it is; `eyes`
is a mask of the seats that know it there; `holes` counts for each place the cards that are
there but not known, and is all zero in a real state. Whatever nobody has seen lies in one place,
the `unseen` one, without an order: a seat's knowledge is made by laying the cards it does not
know back to the unseen ones, and a guess by dealing the holes out of them again.

The number of cards in a place is public: show `size`, which is the same before and after.
"""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import RulesBug
from mathom.engine.random import Generator

ALL_EYES: Final = (1 << 16) - 1
"""Everybody knows the card, spectators too."""


def sees(eyes: int, seat: int) -> bool:
    """Whether a seat (or a spectator, -1) knows a card with these eyes on it."""
    return eyes == ALL_EYES or (seat >= 0 and eyes >> seat & 1 == 1)


def at(place: list[int], where: int) -> list[int]:
    """The known cards of a place, in order of their numbers."""
    return [card for card in range(len(place)) if place[card] == where]


def size(place: list[int], holes: list[int], where: int) -> int:
    """How many cards lie in a place, known or not."""
    return place.count(where) + holes[where]


def shown(place: list[int], eyes: list[int], where: int, seat: int) -> list[int]:
    """The cards of a place that a seat knows."""
    return [c for c in range(len(place)) if place[c] == where and sees(eyes[c], seat)]


def forget(
    place: list[int], eyes: list[int], holes: list[int], cards: list[int], unseen: int, seat: int
) -> None:
    """Lay back what a seat does not know of some cards; call it once for each kind of back."""
    for card in cards:
        where = place[card]
        if where != unseen and not sees(eyes[card], seat):
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
    """Fill the holes of every place with unseen cards at random.

    `owner` holds for each place the mask of the seats that know what lies there.
    """
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
    """A card changes hands face down: only the two know which; others who knew something of
    the giver's hand (`held`, the card included) no longer know what is left of it there."""
    both = (1 << giver) | (1 << taker)
    for other in held:
        if eyes[other] != ALL_EYES:
            eyes[other] &= 1 << giver
    eyes[card] = both
