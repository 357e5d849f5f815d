"""Figures, characters and dice in positions."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import BadNotation
from mathom.engine.position import Reader
from mathom.games.war.rules.armies.army_bits import (
    FIGURES,
    KINDS_OF,
    SHIFT,
    WIDTH,
    count,
    host_view,
)
from mathom.games.war.rules.battle_view import unpacked
from mathom.games.war.rules.facts import CHARACTERS, FREE, SHADOW

MOST_DICE: Final = 13
"""The most dice of one roll."""


def side_figures(side: int) -> list[str]:
    """The ids of the figures of a side."""
    return [FIGURES[kind] for kind in KINDS_OF[side]]


def read_host(r: Reader, side: int) -> int:
    """The host of figures with their numbers, all of one side."""
    r.only(side_figures(side))
    return host_part(r, side)


def host_part(r: Reader, side: int) -> int:
    """The figures of one side among others."""
    host = 0
    for kind in KINDS_OF[side]:
        host += r.number(FIGURES[kind], 0, 0, WIDTH[kind]) << SHIFT[kind]
    return host


def read_any_host(r: Reader) -> int:
    """A host whose side follows from its figures."""
    free = side_figures(FREE)
    return read_host(r, FREE if any(figure in free for figure in r.data) else SHADOW)


def fits_in(host: int, whole: int, side: int) -> bool:
    """Whether a host is part of another."""
    if host < 0 or whole < 0:
        return False
    known = 0
    for kind in KINDS_OF[side]:
        if count(host, kind) > count(whole, kind):
            return False
        known += count(host, kind) << SHIFT[kind]
    return known == host


def force_text(host: int, mask: int, side: int) -> dict[str, object]:
    """Figures and characters; what there is none of is left out."""
    found: dict[str, object] = {}
    if host:
        found["figures"] = host_view(host, side)
    if mask:
        found["characters"] = mask_text(mask)
    return found


def mask_text(mask: int) -> list[str]:
    return [CHARACTERS[who] for who in range(len(CHARACTERS)) if mask >> who & 1]


def read_mask(r: Reader, key: str) -> int:
    """Characters as bits."""
    return bits(r.names(key, CHARACTERS))


def bits(indices: list[int]) -> int:
    """A set of indices as bits."""
    return sum(1 << index for index in indices)


def dice_text(packed: int) -> list[int]:
    return unpacked(packed)


def read_dice(r: Reader, key: str) -> int:
    """The dice of a roll in order, packed with three bits each."""
    packed = 0
    dice = r.items(key)
    if len(dice) > MOST_DICE:
        raise BadNotation("wrong-length", place=r.place(key), length=MOST_DICE)
    for pips in dice:
        if isinstance(pips, bool) or not isinstance(pips, int):
            raise BadNotation("not-a-number", place=r.place(key))
        if not 1 <= pips <= 6:
            raise BadNotation("out-of-bounds", place=r.place(key), low=1, high=6)
        packed = packed << 3 | pips
    return packed


def are_dice(packed: int) -> bool:
    """Whether a number is a roll of dice with three bits each."""
    if not 0 <= packed < 1 << 3 * MOST_DICE:
        return False
    return all(1 <= pips <= 6 for pips in unpacked(packed))
