"""Import: adds what an exported file holds to a database (`export.py` has the format)."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from mathom.engine.errors import BadNotation, MathomError
from mathom.engine.game import find_game
from mathom.server.accounts.names import login_of, skeleton_of
from mathom.server.live.game_time import noted_time
from mathom.server.live.tables import due
from mathom.server.storage.database import Database
from mathom.server.storage.export import (
    FORMAT,
    Block,
    Deck,
    Head,
    Lines,
    Person,
    Played,
    Rating,
    Road,
    Row,
    Secret,
)
from mathom.server.storage.models import (
    Base,
    BlockRow,
    CampaignMemberRow,
    CampaignRow,
    CampaignTableRow,
    DeckRow,
    EventRow,
    MemberRow,
    RatedRow,
    RatingRow,
    ReviewRow,
    SecretRow,
    TableRow,
    UserRow,
)
from mathom.server.storage.table_rows import event_rows
from mathom.table.events import ClocksResumed, Created, Event, read_event
from mathom.table.fold import fold
from mathom.table.recovery import recover
from mathom.table.table import Table

ABANDONED = ""
"""The keeper of a table at which a bot is to move and that no worker keeps yet."""

_decoder: msgspec.json.Decoder[Lines] = msgspec.json.Decoder(Lines)


def unpacked(lines: Iterable[bytes]) -> Iterator[tuple[int, Lines]]:
    """The lines of a file with their numbers. A line that cannot be read is refused."""
    number = 0
    for number, line in enumerate(lines, 1):
        try:
            found = _decoder.decode(line)
        except (msgspec.MsgspecError, RecursionError) as fault:
            raise BadNotation("bad-import", line=number) from fault
        if isinstance(found, Head) != (number == 1):
            raise BadNotation("bad-import", line=number)
        if isinstance(found, Head) and found.format > FORMAT:
            raise BadNotation("newer-import", version=found.version[:40])
        yield number, found
    if number == 0:
        raise BadNotation("bad-import", line=1)


def folded(line: Played) -> tuple[Table, list[Event]]:
    """A table that is replayed from its events, so that nothing comes in that could not happen. One
    that had stopped, or was begun under older rules, is followed as far as it can be."""
    if not line.numbers:
        try:
            events = [read_event(body) for body in line.events]
            return fold(line.id, events), events
        except Exception:
            if line.status != "stopped" and not is_older(line):
                raise
    return recover(line.id, numbered(line), game_of(line), line.status == "finished"), []


def numbered(line: Played) -> list[tuple[int, str]]:
    """The events of a table with their numbers."""
    numbers = line.numbers or range(1, len(line.events) + 1)
    return list(zip(numbers, line.events, strict=True))


def is_older(line: Played) -> bool:
    """Whether a table was begun under older rules."""
    first = read_event(line.events[0]) if line.events else None
    return isinstance(first, Created) and first.rules < find_game(first.game).rules_version


def game_of(line: Played) -> str:
    """The game of a table, by its row or by its first event."""
    first = None if line.game else read_event(line.events[0])
    return first.game if isinstance(first, Created) else line.game


def rows_of(line: Played) -> list[Row]:
    """The events of a table as they are, damaged ones too."""
    return [
        {"table_id": line.id, "seq": seq, "at": time_of(body), "body": body}
        for seq, body in numbered(line)
    ]


def time_of(body: str) -> float:
    """When an event happened, if it can be read."""
    try:
        return read_event(body).at
    except (msgspec.MsgspecError, RecursionError, ValueError):
        return 0.0


class Unpacking:
    """Adds what a file holds to a database. What is there already stays as it is."""

    def __init__(self) -> None:
        self.added: Counter[str] = Counter()
        self.there = 0
        self.line = 0
        self.empty = False

    def check(self, lines: Iterable[bytes]) -> None:
        """Read everything once before anything is written."""
        for number, line in unpacked(lines):
            try:
                if isinstance(line, Played):
                    folded(line)
                elif isinstance(line, Rating):
                    find_game(line.game)
            except (MathomError, msgspec.MsgspecError, LookupError, ValueError) as fault:
                raise BadNotation("bad-import", line=number) from fault

    def write(self, connection: Connection, lines: Iterable[bytes]) -> None:
        """Write everything, within one transaction."""
        for number, line in unpacked(lines):
            self.line = number
            match line:
                case Head():
                    continue
                case Person():
                    new = self.add(connection, UserRow, self.person(line.row))
                case Deck():
                    new = self.add(connection, DeckRow, line.row)
                case Block():
                    new = self.add(connection, BlockRow, line.row)
                case Secret():
                    self.empty = self.add(connection, SecretRow, line.row)
                    continue
                case Played():
                    new = self.add_table(connection, line)
                case Road():
                    new = self.add_road(connection, line)
                case Rating():
                    new = self.add(connection, RatingRow, asdict(line))
            self.added[str(line.__struct_config__.tag)] += new
            self.there += not new

    def person(self, row: Row) -> Row:
        """Somebody as this version knows them. A file makes nobody an administrator of a server
        that is there already."""
        name = str(row.get("name", ""))
        forms = {"folded": login_of(name) or None, "skeleton": skeleton_of(name) or None}
        return {**forms, **row, "admin": bool(row.get("admin")) and self.empty}

    def add(self, connection: Connection, kind: type[Base], row: Row) -> bool:
        """Add a row, unless there is one with its key."""
        table = kind.__table__
        key = {column.name: row.get(column.name) for column in table.primary_key}
        if connection.execute(select(table).filter_by(**key)).first() is not None:
            return False
        connection.execute(insert(kind), [row])
        return True

    def add_table(self, connection: Connection, line: Played) -> bool:
        """Add a table with everything that belongs to it."""
        table, events = folded(line)
        if table.status == "running" and table.clock.kind != "none":
            tick = noted_time(connection)
            events.append(ClocksResumed(at=max(time.time(), table.updated), tick=tick))
            table = fold(line.id, events[-1:], table)
        row = {
            "id": table.id,
            "game": table.game.id,
            "status": table.status,
            "private": table.private,
            "updated": table.updated,
            "due": due(table),
            "keeper": ABANDONED if table.to_bots() else None,
        }
        if not self.add(connection, TableRow, row):
            return False
        kept = rows_of(line) if table.stop else event_rows(table.id, 0, events)
        connection.execute(insert(EventRow), kept)
        members = {*line.members, table.host, *table.people()} - {""}
        for user in sorted(members):
            connection.execute(insert(MemberRow), [{"table_id": table.id, "user_id": user}])
        if line.review is not None:
            review = {"table_id": table.id, "body": line.review, "keeper": None}
            connection.execute(insert(ReviewRow), [review])
        for change in line.rated:
            connection.execute(insert(RatedRow), [{"table_id": table.id, **asdict(change)}])
        return True

    def add_road(self, connection: Connection, line: Road) -> bool:
        """Add a campaign; its tables are there by now."""
        new = self.add(connection, CampaignRow, line.row)
        for row in line.members:
            self.add(connection, CampaignMemberRow, row)
        for row in line.tables:
            self.add(connection, CampaignTableRow, row)
        return new


async def unpack(database: Database, lines: Iterable[bytes]) -> Unpacking:
    """Add what a file holds: all of it, or nothing where something is wrong. `lines` can be gone
    through twice."""
    work = Unpacking()
    work.check(lines)
    try:
        await database.write(lambda connection: work.write(connection, lines))
    except IntegrityError as fault:
        raise BadNotation("import-clash", line=work.line) from fault
    except (SQLAlchemyError, LookupError, TypeError, ValueError) as fault:
        raise BadNotation("bad-import", line=work.line) from fault
    return work
