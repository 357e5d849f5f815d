"""Absent players: what the others may do about a player who must decide and is not connected.

The clock comes first. With time for one decision, in seconds or days, only the clock decides. With
time for the whole game, or without a clock, the others may *call* the absent player, who is
notified and has a grace period to come back. After it a bot takes over if all others agreed to
that, or the others win if there is a clock and all of them claimed victory.
"""

from __future__ import annotations

from msgspec.structs import replace

from mathom.engine.errors import IllegalAction
from mathom.table import events as e
from mathom.table.clock import Clock, deadline
from mathom.table.commands import GRACE, User
from mathom.table.table import Absence, Table

PATIENCE = 60.0
"""Seconds before the others may call a player who must decide."""

SHARE = 0.1
"""The grace period as a share of the time for a whole game."""


def grace(clock: Clock, without_clock: float) -> float:
    """The grace period of a player who was called."""
    return without_clock if clock.kind == "none" else max(PATIENCE, SHARE * clock.seconds)


def clock_decides(table: Table) -> bool:
    """Whether nobody can be called, because the clock limits every decision."""
    return table.clock.kind in ("move", "days")


def may_be_called(table: Table, seat: int) -> bool:
    """Whether the table waits for a person who can be called if absent."""
    person = table.seats[seat].kind == "person"
    return person and not clock_decides(table) and seat in table.deciding()


def may_be_claimed(table: Table) -> bool:
    """Whether victory can be claimed: the clock limits the whole game, and the game has winners."""
    return table.clock.kind == "game" and not table.game.cooperative


def check_absent(table: Table, seat: int, now: float) -> None:
    """Refuse to act against a player who may not be called yet. Connections are checked
    elsewhere."""
    if clock_decides(table):
        raise IllegalAction("clock-decides")
    if not may_be_called(table, seat) or now - table.since < PATIENCE:
        raise IllegalAction("player-present", seat=table.seat_names()[seat])


def others(table: Table, seat: int) -> set[str]:
    """All other people at a table."""
    return table.people() - {table.seats[seat].user}


def called(table: Table, seat: int, now: float, without_clock: float) -> Absence:
    """The call of a seat, a new one if there was none."""
    known = table.absent.get(seat)
    return known or Absence(until=now + grace(table.clock, without_clock))


def outcome(table: Table, seat: int, absence: Absence, at: float) -> list[e.Event]:
    """What happens at a time to a player who was called: what all others have agreed on."""
    if at < absence.until or seat not in table.deciding():
        return []
    if others(table, seat) <= absence.claim:
        return [e.Claimed(at=at, seat=seat)]
    if others(table, seat) <= absence.replace:
        return [e.Replaced(at=at, seat=seat, bot=absence.bot)]
    return []


def ask_for_bot(
    table: Table, user: User, seat: int, bot: str, now: float, without_clock: float
) -> list[e.Event]:
    """One of the others agrees that a bot takes over."""
    check_absent(table, seat, now)
    call = called(table, seat, now, without_clock)
    agreed = replace(call, bot=call.bot or bot, replace=call.replace | {user.id})
    asked = e.ReplaceAsked(at=now, seat=seat, bot=agreed.bot, user=user.id, until=call.until)
    return [asked, *outcome(table, seat, agreed, now)]


def ask_for_victory(table: Table, user: User, seat: int, now: float) -> list[e.Event]:
    """One of the others claims victory over an absent player."""
    check_absent(table, seat, now)
    if not may_be_claimed(table):
        raise IllegalAction("no-claim")
    call = called(table, seat, now, GRACE)
    agreed = replace(call, claim=call.claim | {user.id})
    asked = e.ClaimAsked(at=now, seat=seat, user=user.id, until=call.until)
    return [asked, *outcome(table, seat, agreed, now)]


def come_back(table: Table, user: str, now: float) -> list[e.Event]:
    """A player who was called is back, so the call ends."""
    own = table.seats_of(user)
    return [e.Returned(at=now, seat=seat) for seat in table.absent if seat in own]


def grace_over(table: Table, now: float, there: frozenset[str]) -> list[e.Event]:
    """What happens at the end of a grace period; nothing if the player is connected after all."""
    for seat, absence in table.absent.items():
        found = outcome(table, seat, absence, now)
        if found and table.seats[seat].user in there:
            return come_back(table, table.seats[seat].user, now)
        if found:
            return found
    return []


def next_event(table: Table) -> float | None:
    """When something happens without a command: a clock or a grace period runs out."""
    if table.status != "running":
        return None
    settled = [
        absence.until
        for seat, absence in table.absent.items()
        if outcome(table, seat, absence, absence.until)
    ]
    clock = deadline(table)
    return min([*settled, *([] if clock is None else [clock])], default=None)
