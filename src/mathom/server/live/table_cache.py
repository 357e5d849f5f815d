"""A cache of folded tables with a memory limit."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator

from mathom.table.history import EVERY
from mathom.table.table import Table

TABLE_BYTES = 6000
CHAT_BYTES = 500
MOMENT_BYTES = 350
EVENT_NUMBER_BYTES = 9
LINE_BYTES = 800
STORY_BYTES = 500
STATE_BYTES = 2000
NUMBER_BYTES = 9
"""Approximate sizes of the parts of a table; tests compare the sum with what Python allocates."""

OFTEN = 16
"""A table is measured anew after this many events: a move changes little."""

SAMPLE = 16


def size_of(table: Table) -> int:
    """The approximate size of a table in bytes. In a long game, a sample of the moments is
    measured."""
    size = TABLE_BYTES + CHAT_BYTES * len(table.chat) + sum(len(said.text) for said in table.chat)
    count = len(table.moments)
    if not count:
        return size
    state = STATE_BYTES + NUMBER_BYTES * len(table.state.numbers())
    some = table.moments[:: max(1, count // SAMPLE)]
    numbers = sum(len(moment.packed) for moment in some)
    lines = sum(len(lines) for moment in some for lines in moment.said.values())
    stories = sum(len(moment.stories) for moment in some)
    known = EVENT_NUMBER_BYTES * numbers + LINE_BYTES * lines + STORY_BYTES * stories
    moments = MOMENT_BYTES + known // len(some)
    return size + count * moments + (count // EVERY + 2) * state


class TableCache:
    """Tables by id, least recently used first. Tables in use are never evicted, and those that are
    not in use have `most` bytes together."""

    def __init__(self, most: int, in_use: Callable[[str], bool]) -> None:
        self.most = most
        self.in_use = in_use
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.sizes: dict[str, int] = {}
        self.bytes = 0

    def __contains__(self, id: str) -> bool:
        return id in self.tables

    def __getitem__(self, id: str) -> Table:
        return self.tables[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self.tables)

    def __len__(self) -> int:
        return len(self.tables)

    def get(self, id: str) -> Table | None:
        found = self.tables.get(id)
        if found is not None:
            self.tables.move_to_end(id)
        return found

    def keep(self, table: Table) -> list[str]:
        """Cache a table; the ids of the tables evicted for it."""
        new = table.id not in self.tables
        self.tables[table.id] = table
        self.tables.move_to_end(table.id)
        if new or table.seq % OFTEN == 0:
            self.measure(table.id)
        return self.shrink() if new else []

    def release(self, id: str) -> list[str]:
        """A table is no longer in use; the ids of the tables evicted for it."""
        self.measure(id)
        return self.shrink()

    def measure(self, id: str) -> None:
        """Update the size of a table."""
        if id in self.tables:
            size = size_of(self.tables[id])
            self.bytes += size - self.sizes.get(id, 0)
            self.sizes[id] = size

    def forget(self, id: str) -> None:
        if self.tables.pop(id, None) is not None:
            self.bytes -= self.sizes.pop(id)

    def shrink(self) -> list[str]:
        """Evict unused tables until the rest of them fits. The newest one stays, because it is
        about to be used."""
        if self.bytes <= self.most:
            return []
        unused = [id for id in self.tables if not self.in_use(id)]
        over = sum(self.sizes[id] for id in unused) - self.most
        newest = next(reversed(self.tables))
        gone: list[str] = []
        for id in unused:
            if over <= 0:
                break
            if id != newest:
                over -= self.sizes[id]
                self.forget(id)
                gone.append(id)
        return gone
