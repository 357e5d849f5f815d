"""Stopped tables, whose events can no longer all be replayed.

An upgrade may have changed the rules, or a row of the database may be damaged. Such a table keeps
all its events. It is shown as it was before the first bad event, with the reason, and can go on
from there if everybody at the table agrees.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from mathom.engine.errors import BadNotation, IllegalAction, MathomError
from mathom.engine.position import position
from mathom.engine.step import kept_secret
from mathom.table import commands as c
from mathom.table import events as e
from mathom.table.commands import User
from mathom.table.fold import apply, created
from mathom.table.table import Stop, Table, game_of

Row = tuple[int, str]
"""The number and the text of an event."""

PLAY = (e.Created, e.Started, e.Acted, e.Undone, e.TakebackAsked, e.TakebackAnswered)
"""Events that have no meaning after the stop."""


def recover(id: str, rows: Iterable[Row], game: str, over: bool) -> Table:
    """The table of these rows, as far as they can be replayed. `game` is the game in the table's
    row, and `over` says that it had ended."""
    table: Table | None = None
    for seq, body in rows:
        if table is None or table.stop is None:
            table = follow(id, table, seq, body, game, over)
        else:
            table = wait(table, seq, body)
    if table is None:
        raise IllegalAction("no-such-table")
    return table


def follow(id: str, table: Table | None, seq: int, body: str, game: str, over: bool) -> Table:
    """The table after one more row, or stopped before it."""
    expected = 1 if table is None else table.seq + 1
    event: e.Event | None = None
    try:
        if seq != expected:
            raise BadNotation("event-missing", number=expected)
        event = read(body)
        return apply(table, event, id)
    except MathomError as fault:
        reason = fault
    except Exception as crash:
        reason = BadNotation("rules-failed", fault=type(crash).__name__)
    before = table if table is not None else empty(id, game)
    after = stopped(before, seq, event, reason, over)
    return wait(after, seq, body)


def read(body: str) -> e.Event:
    """The event of a row."""
    try:
        return e.read_event(body)
    except (msgspec.MsgspecError, RecursionError, ValueError) as fault:
        raise BadNotation("event-unreadable") from fault


def empty(id: str, game: str) -> Table:
    """A table whose first event is unreadable: only its row is known."""
    seats = game_of(game).usual_seats
    return replace(created(id, e.Created(at=0.0, game=game, seats=seats, host="")), seq=0)


def stopped(table: Table, seq: int, event: e.Event | None, fault: MathomError, over: bool) -> Table:
    """The table, stopped before an event. A finished table stays finished."""
    acted = event if isinstance(event, e.Acted) else None
    stop = Stop(
        seq=seq,
        move=table.moves + 1 if acted is not None else 0,
        seat=acted.seat if acted is not None else -1,
        fault=fault,
        secret=acted is not None and in_secret(table, acted),
    )
    ends = over or table.replay or table.status == "finished"
    status = table.status if table.status == "finished" else "finished" if ends else "stopped"
    return replace(table, status=status, stop=stop, takeback=None, absent={})


def in_secret(table: Table, event: e.Acted) -> bool:
    """Whether an action was secret; in doubt it was."""
    try:
        return kept_secret(table.state, table.game.vocabulary.parse(event.action))
    except Exception:
        return True


def wait(table: Table, seq: int, body: str) -> Table:
    """A stopped table after one more row. People can still take seats, chat, resign and agree to go
    on; other events only increase the sequence number."""
    after = replace(table, seq=seq, fresh=seq)
    try:
        event = read(body)
        return (
            after if isinstance(event, PLAY) else replace(apply(table, event), seq=seq, fresh=seq)
        )
    except Exception:
        return after


def decide(table: Table, user: User, command: c.Decide, now: float) -> list[e.Event]:
    """A player wants a stopped table to go on or to end. It happens when all want the same."""
    if table.stop is None or table.status != "stopped":
        raise IllegalAction("not-stopped")
    if command.wish == "go-on" and not table.moments:
        raise IllegalAction("nothing-to-go-on-from")
    people = table.people() or {table.host}
    if user.id not in people:
        raise IllegalAction("not-seated")
    found: list[e.Event] = [e.Wished(at=now, user=user.id, wish=command.wish)]
    wishes = {**table.wishes, user.id: command.wish}
    if any(wishes.get(each) != command.wish for each in people):
        return found
    if command.wish == "call-off":
        return [*found, e.CalledOff(at=now)]
    where = position(table.game, table.state)
    return [*found, e.WentOn(at=now, position=where, rules=table.game.rules_version)]
