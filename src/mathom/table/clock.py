"""Clocks: the time limits of seats, as pure functions of the current time."""

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
    """Whether the limits of a clock are valid."""
    if clock.kind == "none":
        return True
    return 1 <= clock.seconds <= LONGEST and 0 <= clock.increment <= LONGEST


def ticking(table: Table) -> list[int]:
    """The seats whose time runs: people who must decide. Bots have no time limit."""
    if table.clock.kind == "none" or table.status != "running":
        return []
    return [seat for seat in table.deciding() if table.seats[seat].kind == "person"]


def seconds_left(table: Table, seat: int, now: float) -> float | None:
    """The remaining time of a seat, or None without a limit."""
    if table.clock.kind == "none" or table.status == "waiting":
        return None
    left = table.left[seat]
    if seat in ticking(table):
        left -= max(0.0, now - table.since)
    return max(0.0, left)


def deadline(table: Table) -> float | None:
    """When the first seat runs out of time."""
    return min((table.since + table.left[seat] for seat in ticking(table)), default=None)


def out_of_time(table: Table, now: float) -> int | None:
    """The seat that has run out of time."""
    for seat in ticking(table):
        if now >= table.since + table.left[seat]:
            return seat
    return None


def run_down(table: Table, at: float) -> tuple[float, ...]:
    """The remaining time of each seat when the clocks stop at a time."""
    running = ticking(table)
    return tuple(
        max(0.0, left - max(0.0, at - table.since)) if seat in running else left
        for seat, left in enumerate(table.left)
    )


def after_action(
    clock: Clock, left: tuple[float, ...], seat: int, passes: bool
) -> tuple[float, ...]:
    """The remaining times after a seat has acted: reset for one decision, or with the increment."""
    if clock.kind in ("move", "days"):
        fresh = clock.seconds
    else:
        fresh = left[seat] + (clock.increment if passes else 0)
    return (*left[:seat], fresh, *left[seat + 1 :])
