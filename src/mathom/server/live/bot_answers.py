"""Bots that answer at once. Their answers are stored and sent together with the move that they
answer: one transaction and one round of messages instead of one for each action.

A move waits for them only where bots of that kind have answered within milliseconds so far. A bot
that takes longer than usual is not waited for: the move is stored without its answer, and the bot
thinks on.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import NamedTuple

from mathom.engine.errors import IllegalAction
from mathom.server.bots.pool import Decision
from mathom.server.live.game_time import stamped
from mathom.table.events import Event
from mathom.table.fold import Handled
from mathom.table.handle import bot_acts
from mathom.table.table import Table

WAIT = 0.012
"""The longest that a move waits for answers, in seconds."""

QUICK = 0.008
"""The average time of answers up to which they are waited for."""

NEWEST = 0.2
"""The weight of the newest answer in the average."""

MOST_KNOWN = 1000

MOST_PASSED = 20
"""How many tables between two others are shown at most."""


class Thinking(NamedTuple):
    """A bot that has been asked at a table, and whether it has begun."""

    table: Table
    seat: int
    begun: asyncio.Event
    decision: asyncio.Task[Decision]


class Moved(NamedTuple):
    """A table after a move and the answers to it, with all their events. `passed` are the tables
    after each action but the last; `thinking` is a bot that has not answered yet."""

    table: Table
    events: list[Event]
    passed: Sequence[Table] = ()
    thinking: Thinking | None = None


class AnswerTimes:
    """How long bots have taken, with their waits, by game and level."""

    def __init__(self) -> None:
        self.average: dict[tuple[str, str], float] = {}

    def note(self, table: Table, seat: int, seconds: float) -> None:
        """A bot has answered."""
        key = (table.game.id, table.seats[seat].bot)
        if len(self.average) >= MOST_KNOWN and key not in self.average:
            self.average.clear()
        before = self.average.get(key, seconds)
        # One long wait, such as for a process to start, is no reason to give up for long.
        self.average[key] = (1 - NEWEST) * before + NEWEST * min(seconds, 2 * WAIT)

    def quick(self, table: Table, seat: int) -> bool:
        """Whether the answer of a bot can be waited for."""
        return self.average.get((table.game.id, table.seats[seat].bot), WAIT) <= QUICK


def with_answer(moved: Moved, thinking: Thinking, now: float) -> Moved:
    """A move with one more answer, which has come at a game time."""
    action, sound = thinking.decision.result()
    if not sound:
        raise IllegalAction("bots-failed")
    table = moved.table
    handled = bot_acts(table, thinking.seat, action, now)
    events = stamped(handled.events, max(time.time(), table.updated), now)
    after = Handled(events, handled.computed).after(table)
    return Moved(after, [*moved.events, *events], (*moved.passed, table))
