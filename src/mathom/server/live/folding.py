"""Stored events as a table, and what it was like on the way."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterable, Sequence

from mathom.server.live.bot_answers import MOST_PASSED
from mathom.table.events import Acted, read_event
from mathom.table.fold import apply, fold
from mathom.table.table import Table


def folding(
    id: str, bodies: Iterable[str], table: Table | None
) -> Generator[None, None, tuple[Table, Sequence[Table]]]:
    """Fold stored events one by one, so that others can run in between: the table, and what it was
    after each of the newest actions but the last."""
    passed: deque[Table] = deque(maxlen=MOST_PASSED)
    acted = False
    for body in bodies:
        event = read_event(body)
        if acted and table is not None:
            passed.append(table)
        table = apply(table, event, id)
        acted = isinstance(event, Acted)
        yield
    return (table if table is not None else fold(id, [])), passed
