"""Stopped tables, whose events can no longer all be replayed. They keep all their events."""

from __future__ import annotations

import json
import logging
from collections.abc import Generator
from typing import TYPE_CHECKING

import msgspec.json

from mathom.engine.errors import IllegalAction, MathomError
from mathom.server.http import wire
from mathom.server.logs import short
from mathom.table.clock import deadline
from mathom.table.recovery import Row, recover
from mathom.table.table import Stop, Table
from mathom.texts import MissingText, catalogue, reason_text

if TYPE_CHECKING:
    from mathom.server.storage.database import Database

log = logging.getLogger("mathom.live.stopped_tables")


async def recovered(database: Database, id: str) -> Table:
    """A table, as far as its events can be replayed. If it stops, the database notes that."""
    game, status = await database.listed(id)
    table = recover(id, await database.event_texts(id), game, status == "finished")
    if table.status == "stopped":
        await database.mark_stopped(id)
    return table


async def try_again(database: Database) -> None:
    """At the start of a server: replay the stopped tables with the current rules."""
    for id in await database.stopped_tables():
        try:
            table = await recovered(database, id)
        except MathomError:
            log.exception("table lost", extra={"facts": {"table": short(id)}})
            continue
        if table.stop is None:
            await database.resume_table(table, deadline(table))


def stop_info(table: Table, user: str, language: str) -> wire.StopInfo | None:
    """Why a table has stopped, and what a person can do about it."""
    stop = table.stop
    if stop is None:
        return None
    people = table.people() or {table.host}
    decides = table.status == "stopped" and user in people
    names = table.seat_names()
    return wire.StopInfo(
        event=stop.seq,
        move=stop.move or None,
        seat=names[stop.seat] if 0 <= stop.seat < len(names) else None,
        reason=stop.fault.reason if may_know(table, stop, user) else None,
        text=stop_text(table, stop, user, language),
        rules=table.rules,
        rules_now=table.game.rules_version,
        wishes={
            name: table.wishes[seat.user]
            for name, seat in zip(names, table.seats, strict=True)
            if seat.user in table.wishes
        },
        your_wish=table.wishes.get(user),
        can_go_on=decides and bool(table.moments),
        can_call_off=decides,
        can_download=may_download(table, user),
    )


def may_know(table: Table, stop: Stop, user: str) -> bool:
    """Whether a person may know the reason. Secret actions stay secret."""
    return not stop.secret or table.status == "finished" or stop.seat in table.seats_of(user)


def stop_text(table: Table, stop: Stop, user: str, language: str) -> str:
    """The explanation of the stop."""
    words = catalogue(language)
    known = may_know(table, stop, user)
    if not known:
        text = words.text("stopped-in-secret", move=stop.move)
    elif stop.move:
        text = words.text("stopped-at-move", move=stop.move, reason=fault_text(table, language))
    else:
        text = words.text("stopped-at-event", event=stop.seq, reason=fault_text(table, language))
    if table.rules >= table.game.rules_version:
        return text
    older = words.text("stopped-older", rules=table.rules, now=table.game.rules_version)
    return f"{older} {text}"


def fault_text(table: Table, language: str) -> str:
    """The reason of the failure; its key where there is no text."""
    assert table.stop is not None
    try:
        return reason_text(language, table.stop.fault, table.game.id)
    except MissingText:
        return table.stop.fault.reason


def may_download(table: Table, user: str) -> bool:
    """Whether a person may download all events, which contain hidden information: after the game,
    or if nobody else plays."""
    if table.status == "finished":
        return True
    return table.status == "stopped" and bool(user) and (table.people() or {table.host}) == {user}


def check_download(table: Table, user: str) -> None:
    if not may_download(table, user):
        raise IllegalAction("not-over")


def events_file(rows: list[Row]) -> Generator[None, None, str]:
    """All stored events, one in a line. Invalid JSON is kept as a string."""
    lines = []
    for seq, body in rows:
        lines.append(line(seq, body))
        yield
    return "".join(lines)


def line(seq: int, body: str) -> str:
    """One event with its number. Valid JSON is passed on as it is."""
    try:
        msgspec.json.decode(body)
    except (ValueError, RecursionError):
        return f"{json.dumps({'seq': seq, 'damaged': body}, ensure_ascii=False)}\n"
    one_line = body.replace("\r", " ").replace("\n", " ")  # only between values in valid JSON
    return f'{{"seq": {seq}, "event": {one_line}}}\n'
