"""Positions of older versions, which listed the numbers of the state in place of ids.

Tables of a database can begin from such a position, so it is still read.
"""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import BadNotation
from mathom.engine.position import Reader
from mathom.games.war.rules.state import WarState

PENDING: Final = [
    "taken_back", "messenger", "paying", "tile", "source", "eye", "damage", "journey",
    "through_moria", "pick_host", "pick_mask", "pick_last", "last_nations", "last_place", "held",
    "used_nations", "used_place", "invoked", "unmasked", "flocks", "minions_seen", "rings_used",
    "allotted", "hunt_dice", "hunt_again", "hunt_bonus", "hunt_found",
]  # fmt: skip
"""Fields used only during a turn or a step. Older positions name those that are not zero."""


def pending_values(s: WarState) -> list[int]:
    """The fields of PENDING in their order."""
    return [
        s.taken_back, s.messenger, s.paying, s.tile, s.source, s.eye, s.damage, s.journey,
        s.through_moria, s.pick_host, s.pick_mask, s.pick_last, s.last_nations, s.last_place,
        s.held, s.used_nations, s.used_place, s.invoked, s.unmasked, s.flocks, s.minions_seen,
        s.rings_used, s.allotted, s.hunt_dice, s.hunt_again, s.hunt_bonus, s.hunt_found,
    ]  # fmt: skip


def is_older_pending(r: Reader) -> bool:
    """Whether pending fields are named as in older positions; no key is common to both."""
    return any(key in PENDING for key in r.data)


def read_older_pending(s: WarState, r: Reader) -> None:
    r.only(PENDING)
    (
        s.taken_back, s.messenger, s.paying, s.tile, s.source, s.eye, s.damage, s.journey,
        s.through_moria, s.pick_host, s.pick_mask, s.pick_last, s.last_nations, s.last_place,
        s.held, s.used_nations, s.used_place, s.invoked, s.unmasked, s.flocks, s.minions_seen,
        s.rings_used, s.allotted, s.hunt_dice, s.hunt_again, s.hunt_bonus, s.hunt_found,
    ) = [r.number(name, 0, -1, 1 << 61) for name in PENDING]  # fmt: skip


def is_older_list(r: Reader, key: str) -> bool:
    """Whether a list gives numbers where positions now have objects."""
    items = r.items(key)
    return bool(items) and not isinstance(items[0], dict)


def whole_numbers(r: Reader, key: str) -> list[int]:
    found: list[int] = []
    for item in r.items(key):
        if isinstance(item, bool) or not isinstance(item, int):
            raise BadNotation("not-a-number", place=r.place(key))
        found.append(item)
    return found
