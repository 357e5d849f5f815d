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
    """How far a person can undo. An order that was sent as a whole is one step."""
    if table.status != "running":
        return Reach(0, IllegalAction(NOT_RUNNING[table.status]))
    if answered_by_bots(table, user):
        before = last_decision(table, user)
        if before is not None:
            return Reach(1, IllegalAction("undo-answer"), before)
    begins: list[int] = []
    for number in range(len(table.moments) - 1, 0, -1):
        moment = table.moments[number]
        if not user or moment.user != user:
            stop = beyond_others(table, user)
            break
        if moment.revealing:
            stop = IllegalAction("undo-chance")
            break
        if number == table.moves or not table.moments[number + 1].joined:
            begins.append(number)
        begins[-1] = number - 1
    else:
        stop = IllegalAction("nothing-to-undo")
    return Reach(len(begins), stop, begins[0] if begins else table.moves - 1)


def answered_by_bots(table: Table, user: str) -> bool:
    """Whether a bot acted last at a table of one person. Nobody could decline a take-back there."""
    return table.people() == {user} and table.moves > 0 and not table.moments[-1].user


def beyond_others(table: Table, user: str) -> IllegalAction:
    """Somebody else has decided since, or there is nothing to undo."""
    if user and any(moment.user == user for moment in table.moments):
        return IllegalAction("undo-other-decided")
    return IllegalAction("nothing-to-undo")


def last_decision(table: Table, user: str) -> int | None:
    """The number of actions before the last order of a person."""
    for number in range(len(table.moments) - 1, 0, -1):
        moment = table.moments[number]
        if user and moment.user == user and not moment.joined:
            return number - 1
    return None
