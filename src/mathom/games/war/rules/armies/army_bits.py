"""Hosts: all figures of one side in one place, packed into one integer.

A host is a sum of figures: adding and subtracting moves, splits and counts armies. Each kind of
figure has its own bits. Every figure is in exactly one place if all hosts of a side add up to the
contents of the box. Characters are not part of hosts.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.war.rules.facts import (
    CHARACTERS,
    FREE,
    NATION_FACTS,
    NATIONS,
    NAZGUL_IN_BOX,
    REGIONS,
    SHADOW,
    START_ARMIES,
)

# Kinds of figures: regulars and elites by nation, leaders of the free nations, Nazgûl.
ELITE: Final = 8
LEADER: Final = 16
NAZGUL: Final = 21
KINDS: Final = 22

FIGURES: Final[list[str]] = [
    *[f"{nation}-regular" for nation in NATIONS],
    *[f"{nation}-elite" for nation in NATIONS],
    *[f"{nation}-leader" for nation in NATIONS[:5]],
    "nazgul",
    *CHARACTERS,
]
"""What can be picked out of an army: the kinds of a host, then the characters."""

SHIFT: Final[list[int]] = [
    *[12 * n for n in range(5)],
    *[10 * n for n in range(3)],
    *[12 * n + 5 for n in range(5)],
    *[10 * n + 6 for n in range(3)],
    *[12 * n + 9 for n in range(5)],
    30,
]
WIDTH: Final[list[int]] = [
    *[31] * 5,
    *[63] * 3,
    *[15] * 8,
    *[7] * 5,
    15,
]
"""The largest number of figures of a kind that fits, as a mask of its bits."""

ONE: Final[list[int]] = [1 << shift for shift in SHIFT]
KIND_SIDE: Final[list[int]] = [
    *[FREE] * 5,
    *[SHADOW] * 3,
    *[FREE] * 5,
    *[SHADOW] * 3,
    *[FREE] * 5,
    1,
]
KIND_NATION: Final[list[int]] = [*range(8), *range(8), *range(5), -1]
REGULARS_OF: Final[list[list[int]]] = [[0, 1, 2, 3, 4], [5, 6, 7]]
ELITES_OF: Final[list[list[int]]] = [[8, 9, 10, 11, 12], [13, 14, 15]]
UNITS_OF: Final[list[list[int]]] = [[0, 1, 2, 3, 4, 8, 9, 10, 11, 12], [5, 6, 7, 13, 14, 15]]
LEADERS_OF: Final[list[list[int]]] = [[16, 17, 18, 19, 20], [21]]
KINDS_OF: Final[list[list[int]]] = [
    [0, 1, 2, 3, 4, 8, 9, 10, 11, 12, 16, 17, 18, 19, 20],
    [5, 6, 7, 13, 14, 15, 21],
]


def count(host: int, kind: int) -> int:
    bits: i64 = host
    return bits >> SHIFT[kind] & WIDTH[kind]


def nazgul_in(host: int) -> int:
    """The number of Nazgûl in a host of the Shadow: they have its highest bits."""
    return host >> 30


def free_units(host: int) -> int:
    """The number of army units in a host of the Free Peoples."""
    bits: i64 = host
    found: i64 = 0
    while bits > 0:
        found += (bits & 31) + (bits >> 5 & 15)
        bits >>= 12
    return found


def shadow_units(host: int) -> int:
    """The number of army units in a host of the Shadow."""
    bits: i64 = host
    return (
        (bits & 63)
        + (bits >> 6 & 15)
        + (bits >> 10 & 63)
        + (bits >> 16 & 15)
        + (bits >> 20 & 63)
        + (bits >> 26 & 15)
    )


def units(host: int, side: int) -> int:
    """The number of army units in a host, which is its combat strength."""
    return free_units(host) if side == FREE else shadow_units(host)


def elites(host: int, side: int) -> int:
    found = 0
    for kind in ELITES_OF[side]:
        found += host >> SHIFT[kind] & WIDTH[kind]
    return found


def leaders(host: int, side: int) -> int:
    """The number of leaders of the Free Peoples, or of Nazgûl."""
    bits: i64 = host
    if side == SHADOW:
        return bits >> 30
    found: i64 = 0
    while bits > 0:
        found += bits >> 9 & 7
        bits >>= 12
    return found


def leaders_only(host: int, side: int) -> int:
    """The part of a host that consists of leaders or Nazgûl."""
    if side == SHADOW:
        return host >> 30 << 30
    found = 0
    for kind in LEADERS_OF[FREE]:
        found |= host & WIDTH[kind] << SHIFT[kind]
    return found


def nation_units(host: int, nation: int) -> int:
    return count(host, nation) + count(host, ELITE + nation)


def nation_part(host: int, nation: int) -> int:
    """The figures of one nation in a host. Nazgûl belong to no nation."""
    part = host & (WIDTH[nation] << SHIFT[nation])
    part |= host & (WIDTH[ELITE + nation] << SHIFT[ELITE + nation])
    if nation < 5:
        part |= host & (WIDTH[LEADER + nation] << SHIFT[LEADER + nation])
    return part


NATION_BITS: Final[list[int]] = [nation_part((1 << 60) - 1, nation) for nation in range(8)]
"""The bits of all figures of a nation in a host of its side."""

NAZGUL_BITS: Final = WIDTH[NAZGUL] << SHIFT[NAZGUL]


def nations_in(host: int, side: int) -> int:
    """The nations with units or leaders in a host, as bits."""
    bits: i64 = host
    found: i64 = 0
    nation: i64 = 1 if side == FREE else 32
    width: i64 = 12 if side == FREE else 10
    # Nazgûl are above the bits of the Shadow's nations.
    last: i64 = 16 if side == FREE else 128
    while bits > 0 and nation <= last:
        if bits & ((1 << width) - 1):
            found |= nation
        bits >>= width
        nation <<= 1
    return found


def host_view(host: int, side: int) -> dict[str, int]:
    """The number of figures of each kind in a host."""
    return {FIGURES[kind]: count(host, kind) for kind in KINDS_OF[side] if count(host, kind)}


def pack(counts: list[int], side: int) -> int:
    """A host built from the number of figures of each kind."""
    host = 0
    for kind in KINDS_OF[side]:
        host += counts[kind] << SHIFT[kind]
    return host


def box_host(side: int) -> int:
    """All figures of a side in the box."""
    counts = [0] * KINDS
    for nation in range(len(NATIONS)):
        counts[nation] = NATION_FACTS[nation]["regular"]
        counts[ELITE + nation] = NATION_FACTS[nation]["elite"]
        if nation < 5:
            counts[LEADER + nation] = NATION_FACTS[nation]["leader"]
    counts[NAZGUL] = NAZGUL_IN_BOX
    return pack(counts, side)


def start_hosts() -> list[int]:
    """The armies of the set-up, indexed by region * 2 + side."""
    found = [0] * (2 * len(REGIONS))
    for army in START_ARMIES:
        nation = NATIONS.index(army["nation"])
        side = FREE if nation < 5 else SHADOW
        regular: int = army.get("regular", 0)
        elite: int = army.get("elite", 0)
        leaders: int = army.get("leader", 0)
        nazgul: int = army.get("nazgul", 0)
        host = (regular << SHIFT[nation]) + (elite << SHIFT[ELITE + nation])
        if nation < 5:
            host += leaders << SHIFT[LEADER + nation]
        host += nazgul << SHIFT[NAZGUL]
        found[REGIONS.index(army["region"]) * 2 + side] += host
    return found


BOX: Final[list[int]] = [box_host(FREE), box_host(SHADOW)]
START: Final[list[int]] = start_hosts()
