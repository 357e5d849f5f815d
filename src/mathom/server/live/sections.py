"""What people see of tables, cut into sections, so that only those that have changed are sent.

A screen is rendered once for all connections that show the same. A message is a whole screen, or
what has changed since the screen that a connection was sent before; it is written once for all that
were sent the same before.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence, Set
from typing import Any, NamedTuple

from mathom.engine.view import see
from mathom.server.http import wire
from mathom.server.live.screen import (
    Shown,
    course,
    in_common,
    log_lines,
    milestones,
    offers_of,
    prompt,
    reader_for,
    seat_id,
    stories,
    table_info,
    takeback,
    undo_info,
)
from mathom.table.story import Reader
from mathom.table.table import Moment, Table
from mathom.texts import wording

Sections = dict[str, Any]
"""By name."""

SAME_TIME = 0.05
"""Seconds within which a clock shows the same."""

INFO_FIELDS = wire.TableInfo.__struct_fields__

MISSING = object()

numbers = itertools.count(1)


class Viewer(NamedTuple):
    """Who looks at a table: all viewers that are equal see the same. Whoever never had to do with
    the table has no id here."""

    user: str
    seat: int
    curtain: int | None
    language: str


class Rendered:
    """A screen in sections. Its number is unique in this process."""

    __slots__ = ("info", "messages", "number", "reader", "screen", "seat", "table", "view")

    def __init__(
        self,
        table: Table,
        viewer: Viewer,
        online: Set[str],
        now: float,
        before: Rendered | None = None,
        written: Reader | None = None,
    ) -> None:
        """`before` is what was shown to somebody before, whose views can be used again; `written`
        is somebody for whom a long log was written."""
        self.number = next(numbers)
        self.table = table
        self.seat = viewer.seat
        words = wording(table.game.id, viewer.language)
        reader = self.reader = reader_for(table, viewer.user, viewer.seat, words)
        if before is not None and before.seat == viewer.seat and before.still_in(table):
            reader.views.update(before.reader.views)
        if written is not None:
            reader.take_over(written)
        view = see(table.game, table.state, viewer.seat) if table.moments else {}
        reader.views[table.moves] = view
        info = table_info(table, viewer.user, online, viewer.language, now)
        self.info: Sections = {name: getattr(info, name) for name in INFO_FIELDS}
        self.view: Sections = view
        self.screen: Sections = {
            "seat": seat_id(table, viewer.seat),
            "curtain": None if viewer.curtain is None else seat_id(table, viewer.curtain),
            "prompt": prompt(reader, table.moves, view),
            "offers": offers_of(table, table.moves, viewer.seat, viewer.language),
            "undo": undo_info(table, viewer.user, viewer.language),
            "takeback": takeback(table, viewer.user, words),
            "milestones": milestones(reader, table.moves),
            "course": course(reader, table.moves),
        }
        self.messages: dict[tuple[int, bool], bytes] = {}
        """By the number of the screen before, and whether that is a base."""

    @property
    def moments(self) -> Sequence[Moment]:
        return self.table.moments

    def still_in(self, table: Table) -> bool:
        """Whether the moment of this screen is one of a table."""
        last = self.table.moves
        same = last < len(table.moments) and bool(self.moments)
        return same and table.moments[last] is self.moments[last]

    def message(self, before: Rendered | None, updates: bool) -> bytes:
        """The message for a connection that was sent another screen before, or none: an update
        where it can be one. The log is told from where that screen ended."""
        if before is not None and before.seat != self.seat:
            before = None
        key = (before.number if before is not None else 0, updates)
        known = self.messages.get(key)
        if known is None:
            known = self.update(before) if before is not None and updates else self.whole(before)
            if before is not None:  # a whole log would be long to keep
                self.messages[key] = known
        self.reader.written = None
        return known

    def whole(self, before: Rendered | None) -> bytes:
        """All sections."""
        told = self.told(before.moments if before is not None else ())
        return wire.write_json(
            {
                "type": "table",
                "seq": self.table.seq,
                "version": self.number,
                "table": self.info,
                "screen": {**self.screen, "view": self.view, **told},
            }
        )

    def update(self, before: Rendered) -> bytes:
        """The sections that differ from those of another screen."""
        return wire.write_json(
            {
                "type": "update",
                "seq": self.table.seq,
                "version": self.number,
                "base": before.number,
                "gone": [name for name in before.view if name not in self.view],
                "table": changed(before.info, self.info),
                "screen": {
                    **changed(before.screen, self.screen),
                    "view": changed(before.view, self.view),
                    **self.told(before.moments),
                },
            }
        )

    def told(self, received: Sequence[Moment]) -> Sections:
        """The log and the story since the moments that were received."""
        table, reader = self.table, self.reader
        since = in_common(table.moments, received)
        told = {
            "log": log_lines(reader, table.moves, since),
            "log_since": since,
            "stories": stories(reader, table.moves, since),
            "stories_since": reader.first(min(since, table.moves)),
        }
        reader.forget(keep=(table.moves,))  # most often the next turn begins with this view
        return told


def changed(before: Sections, after: Sections) -> Sections:
    """The sections that are new or different."""
    return {name: part for name, part in after.items() if part != before.get(name, MISSING)}


class Current(NamedTuple):
    """What is rendered of a table at a moment, with who is connected."""

    table: Table
    online: frozenset[str]
    now: float
    screens: dict[Viewer, Rendered]

    def screen(
        self,
        user: str,
        shown: Shown,
        language: str,
        before: Rendered | None = None,
        written: Reader | None = None,
    ) -> Rendered:
        """The screen of somebody, rendered unless somebody else was shown the same. `before` is
        what they were shown before, `written` the reader for whom a long log was written."""
        viewer = Viewer(known_user(self.table, user), shown.seat, shown.curtain, language)
        found = self.screens.get(viewer)
        if found is None:
            found = self.screens[viewer] = Rendered(
                self.table, viewer, self.online, self.now, before, written
            )
        elif written is not None:
            found.reader.take_over(written)
        return found


class Screens:
    """The screens of the tables that are watched."""

    def __init__(self) -> None:
        self.current: dict[str, Current] = {}

    def get(self, table: Table, online: set[str], now: float) -> Current:
        """What is rendered of a table as it stands."""
        known = self.current.get(table.id)
        timed = table.clock.kind != "none" or not table.people() <= online
        if (
            known is None
            or known.table is not table
            or known.online != online
            or (timed and abs(now - known.now) > SAME_TIME)
        ):
            known = self.current[table.id] = Current(table, frozenset(online), now, {})
        return known

    def forget(self, id: str) -> None:
        """Nobody watches a table any more."""
        self.current.pop(id, None)


def known_user(table: Table, user: str) -> str:
    """The id of somebody who has to do with a table. All others see the same."""
    there = user == table.host or user in table.began
    return user if there or table.seats_of(user) else ""
