"""Hints for a decision, and reviews of finished games: chances, and the moments that mattered."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec

from mathom.engine.errors import IllegalAction
from mathom.engine.position import position
from mathom.engine.state import State
from mathom.engine.step import decider
from mathom.engine.view import see
from mathom.server import wire
from mathom.server.database import Database
from mathom.server.logs import short
from mathom.server.minds import Thoughts
from mathom.server.models import ReviewRow
from mathom.server.screen import offer
from mathom.server.thinking import NoThought, Thinking
from mathom.server.workers import Workers
from mathom.table.table import Table
from mathom.texts import wording
from mathom.texts.wording import Wording

log = logging.getLogger("mathom.reviews")

HINT = "search:1s"
REVIEW = "search:150"
SOLVE_SECONDS = 5.0
BEST = 3
MOST_MOMENTS = 5
LEAST_LOSS = 0.03
TRUSTED_VISITS = 8
KEEP_EVERY = 0.5


class Turn(msgspec.Struct):
    """An action that was worse than the best: how much, and what would have been better."""

    at: int
    seat: int
    loss: float
    action: int
    best: int


@dataclass
class Work:
    """A review as far as it has got."""

    total: int
    chances: list[list[float]] = field(default_factory=list)
    turns: list[Turn] = field(default_factory=list)
    failed: bool = False

    def written(self) -> str:
        """As the database keeps it."""
        return msgspec.json.encode(Kept(self.chances, self.turns, self.failed)).decode()

    def read(self, body: str) -> None:
        """Go on from what the database keeps."""
        kept = msgspec.json.decode(body, type=Kept)
        self.chances, self.turns, self.failed = kept.chances, kept.turns, kept.failed


class Kept(msgspec.Struct):
    """A review as the database keeps it."""

    chances: list[list[float]]
    turns: list[Turn]
    failed: bool = False


class Reviews:
    """Thinks about games that are over, one action after the other."""

    def __init__(self, database: Database, thinking: Thinking, workers: Workers) -> None:
        self.database = database
        self.thinking = thinking
        self.workers = workers
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def close(self) -> None:
        """Stop reviewing."""
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)

    async def hint(self, table: Table, number: int, seat: int, language: str) -> wire.Hint:
        """The best actions of a seat at a moment, as a search sees them."""
        state = table.moment(number).state
        where = position(table.game, state)
        try:
            found = await self.thinking.consider(table.game.id, where, seat, HINT)
        except NoThought as fault:
            raise IllegalAction("no-thought") from fault
        words = wording(table.game.id, language).at(state)
        thoughts = [thought(words, *one) for one in found[:BEST]]
        return wire.Hint(table.seat_names()[seat], thoughts)

    async def solve(self, table: Table, at: int | None, language: str) -> wire.Solved:
        """Whether the last round, or what followed a moment, could have been won, and how."""
        asked = last_puzzle(table)
        number = asked if at is None else at
        state = table.moment(number).state
        if state.outcome is not None:
            raise IllegalAction("game-over")
        where = position(table.game, state)
        try:
            verdict, line, chance = await self.thinking.solve(table.game.id, where, SOLVE_SECONDS)
        except NoThought as fault:
            raise IllegalAction("no-thought") from fault
        names = table.seat_names()
        words = wording(table.game.id, language).at(state)
        steps = [solved_step(words, names[seat], action) for seat, action in line]
        return wire.Solved(verdict, number, steps, chance)

    async def start(self, table: Table) -> None:
        """Begin a review, or go on with one that a worker has left behind. Of all workers, one does
        it; the others read how far it has got."""
        work = Work(len(table.moments))
        if not await self.database.begin_review(table.id, work.written()):
            kept = await self.database.review(table.id)
            if kept is None or not await self.left_behind(kept):
                return
            work.read(kept.body)
            work.failed = False
        task = asyncio.create_task(self.review(table, work))
        self.tasks[table.id] = task
        task.add_done_callback(lambda _: self.tasks.pop(table.id, None))

    async def left_behind(self, kept: ReviewRow) -> bool:
        """Whether a review was not finished by a worker that is gone or failed, and is now ours."""
        if kept.keeper is None or kept.table_id in self.tasks:
            return False
        alone = kept.keeper not in await self.workers.living() - {self.workers.worker}
        if not alone and not msgspec.json.decode(kept.body, type=Kept).failed:
            return False
        return await self.database.take_review(kept.table_id, kept.keeper)

    async def review(self, table: Table, work: Work) -> None:
        """Find the chances after every action, and how much each action gave away. What has been
        found is kept now and then, for those who ask another worker, and in case this one dies."""
        try:
            kept = time.monotonic()
            for number in range(len(work.chances), len(table.moments)):
                work.chances.append(await self.judge(table, number, work))
                if time.monotonic() - kept > KEEP_EVERY:
                    await self.database.keep_review(table.id, work.written(), finished=False)
                    kept = time.monotonic()
            await self.database.keep_review(table.id, work.written(), finished=True)
        except Exception:
            work.failed = True
            log.exception("review failed", extra={"facts": {"table": short(table.id)}})
            await self.database.keep_review(table.id, work.written(), finished=False)

    async def judge(self, table: Table, number: int, work: Work) -> list[float]:
        """The chances of each seat at a moment."""
        state = table.moments[number].state
        if state.outcome is not None:
            return [float(value) for value in table.game.values(state)]
        seat = decider(state)
        where = position(table.game, state)
        try:
            found = await self.thinking.consider(table.game.id, where, seat, REVIEW)
        except NoThought:
            return [float(value) for value in table.game.values(state)]
        if number < table.moves:
            weigh(table, number, found, work)
        return estimated(table, state, seat, found, work.chances)

    async def progress(self, table: Table, language: str) -> wire.Review:
        """How far a review has got."""
        kept = await self.database.review(table.id)
        work = Work(len(table.moments))
        if kept is not None:
            work.read(kept.body)
        worst = sorted(work.turns, key=lambda turn: -turn.loss)[:MOST_MOMENTS]
        return wire.Review(
            done=len(work.chances),
            total=work.total,
            seats=table.seat_names(),
            chances=[[round(share, 3) for share in shares] for shares in work.chances],
            moments=[turning(table, language, turn) for turn in sorted(worst, key=lambda t: t.at)],
            failed=work.failed,
        )


def last_puzzle(table: Table) -> int:
    """The moment at which the question of the last round begins."""
    for number in range(len(table.moments) - 1, -1, -1):
        state = table.moments[number].state
        if state.outcome is None and table.game.is_puzzle(state):
            return number
    raise IllegalAction("no-solution-here")


def solved_step(words: Wording, seat: str, action: int) -> wire.SolvedStep:
    """A decision of a line of play, in words."""
    told = offer(words, action)
    return wire.SolvedStep(seat, action, told.label, told.target)


def estimated(
    table: Table, state: State, seat: int, found: Thoughts, before: list[list[float]]
) -> list[float]:
    """The chances of all seats by what a search thought. Where it followed a rule of thumb without
    a look ahead nobody knows better than a moment before."""
    _, chance, visits = found[0]
    if not visits:
        return before[-1] if before else spread(table, state, seat, 1 / len(table.seats))
    return spread(table, state, seat, chance)


def spread(table: Table, state: State, seat: int, chance: float) -> list[float]:
    """The chances of all seats, from what the search found for the one that decides."""
    if table.game.cooperative:
        return [chance] * len(table.seats)
    if len(table.seats) == 2:
        return [chance if seat == number else 1 - chance for number in range(2)]
    shares = [float(value) for value in table.game.values(state)]
    shares[seat] = chance
    return shares


def weigh(table: Table, number: int, found: Thoughts, work: Work) -> None:
    """Note an action that gave something away."""
    done = table.moments[number + 1]
    known = {action: (chance, visits) for action, chance, visits in found}
    best, best_chance, _ = found[0]
    chance, visits = known.get(done.action, (0.0, 0))
    if done.action == best or visits < TRUSTED_VISITS:
        return
    loss = best_chance - chance
    if loss >= LEAST_LOSS:
        work.turns.append(Turn(number, done.seat, loss, done.action, best))


def thought(words: Wording, action: int, chance: float, visits: int) -> wire.Thought:
    """A thought in words."""
    told = offer(words, action)
    return wire.Thought(action, told.label, told.target, round(chance, 3), visits)


def turning(table: Table, language: str, turn: Turn) -> wire.Turning:
    """A moment that mattered, in words."""
    state = table.moment(turn.at).state
    words = wording(table.game.id, language).at(state)
    seen: Any = see(table.game, state, turn.seat)
    done: Any = offer(words, turn.action)
    best: Any = offer(words, turn.best)
    return wire.Turning(
        at=turn.at,
        seat=table.seat_names()[turn.seat],
        asked=words.prompt(seen["asked"], seen["seat"]),
        loss=round(turn.loss, 3),
        label=done.label,
        target=done.target,
        best_label=best.label,
        best_target=best.target,
    )
