"""Clocks: how long a seat may think, as pure functions of the time that it is now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

if TYPE_CHECKING:
    from mathom.table.table import Table

LONGEST = 60 * 60 * 24 * 60
"""Sixty days, in seconds."""


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """Time for a whole game (with an increment each time the decision passes on), for one
    decision, or for one decision in days; or no limit."""

    kind: Literal["none", "game", "move", "days"] = "none"
    seconds: float = 0
    increment: float = 0


def sensible(clock: Clock) -> bool:
    """Whether a clock gives a time that somebody can play with."""
    if clock.kind == "none":
        return True
    return 1 <= clock.seconds <= LONGEST and 0 <= clock.increment <= LONGEST


def ticking(table: Table) -> list[int]:
    """The seats whose time runs: persons who must decide. Bots have all the time they need."""
    if table.clock.kind == "none" or table.status != "running":
        return []
    return [seat for seat in table.deciding() if table.seats[seat].kind == "person"]


def seconds_left(table: Table, seat: int, now: float) -> float | None:
    """The time that a seat has left, nothing where there is no limit."""
    if table.clock.kind == "none" or table.status == "waiting":
        return None
    left = table.left[seat]
    if seat in ticking(table):
        left -= max(0.0, now - table.since)
    return max(0.0, left)


def deadline(table: Table) -> float | None:
    """When the time of the first seat will be over."""
    return min((table.since + table.left[seat] for seat in ticking(table)), default=None)


def out_of_time(table: Table, now: float) -> int | None:
    """The seat whose time is over."""
    for seat in ticking(table):
        if now >= table.since + table.left[seat]:
            return seat
    return None


def run_down(table: Table, at: float) -> tuple[float, ...]:
    """What is left to each seat when everything stops at a moment."""
    running = ticking(table)
    return tuple(
        max(0.0, left - max(0.0, at - table.since)) if seat in running else left
        for seat, left in enumerate(table.left)
    )


def after_action(
    clock: Clock, left: tuple[float, ...], seat: int, passes: bool
) -> tuple[float, ...]:
    """The times after a seat has acted: fresh for one decision, or with the increment."""
    if clock.kind in ("move", "days"):
        fresh = clock.seconds
    else:
        fresh = left[seat] + (clock.increment if passes else 0)
    return (*left[:seat], fresh, *left[seat + 1 :])
