"""Undo without consent: back to the last chance result, reveal, or decision of another player.
Where only bots have answered, back over their answer."""

from __future__ import annotations

from typing import NamedTuple

from mathom.engine.errors import IllegalAction
from mathom.table.table import Table

NOT_RUNNING = {"waiting": "not-started", "stopped": "table-stopped", "finished": "game-over"}


class Reach(NamedTuple):
    """How many times a person can undo, what prevents more, and to which number of actions the
    first undo goes back."""

    steps: int
    stop: IllegalAction
    to: int = 0


def reach(table: Table, user: str) -> Reach:
    """How far a person can undo."""
    if table.status != "running":
        return Reach(0, IllegalAction(NOT_RUNNING[table.status]))
    if answered_by_bots(table, user):
        before = last_decision(table, user)
        if before is not None:
            return Reach(1, IllegalAction("undo-answer"), before)
    steps, to = 0, table.moves - 1
    for moment in reversed(table.moments[1:]):
        if not user or moment.user != user:
            return Reach(steps, beyond_others(table, user), to)
        if moment.revealing:
            return Reach(steps, IllegalAction("undo-chance"), to)
        steps += 1
    return Reach(steps, IllegalAction("nothing-to-undo"), to)


def answered_by_bots(table: Table, user: str) -> bool:
    """Whether a bot acted last at a table of one person. Nobody could decline a take-back there."""
    return table.people() == {user} and table.moves > 0 and not table.moments[-1].user


def beyond_others(table: Table, user: str) -> IllegalAction:
    """Somebody else has decided since, or there is nothing to undo."""
    if any(user and moment.user == user for moment in table.moments):
        return IllegalAction("undo-other-decided")
    return IllegalAction("nothing-to-undo")


def last_decision(table: Table, user: str) -> int | None:
    """The number of actions before the last one of a person."""
    for number in range(len(table.moments) - 1, 0, -1):
        if user and table.moments[number].user == user:
            return number - 1
    return None
