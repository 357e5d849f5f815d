"""Hints for a decision, and reviews of finished games: win chances and the key moments."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec

from mathom.bots.hooks import hooks_of
from mathom.engine.errors import IllegalAction
from mathom.engine.position import position
from mathom.engine.state import State
from mathom.engine.step import decider, legal
from mathom.engine.view import see
from mathom.server.bots.fair_queue import NOBODY, PERSON, FairQueue, Owner, one_fewer
from mathom.server.bots.pool import BotFailed, BotPool
from mathom.server.bots.worker import Line, Thoughts
from mathom.server.cluster.workers import Workers
from mathom.server.http import wire
from mathom.server.live.screen import offer
from mathom.server.logs import short
from mathom.server.settings import Limits
from mathom.server.storage.database import Database
from mathom.server.storage.models import ReviewRow
from mathom.table.table import Table
from mathom.texts import wording
from mathom.texts.facts import facts_of
from mathom.texts.wording import Wording

log = logging.getLogger("mathom.bots.reviews")

HINT = "search:1s"
REVIEW = "search:150"
SOLVE_SECONDS = 5.0
BEST = 3
MOST_MOMENTS = 5
LEAST_LOSS = 0.03
TRUSTED_VISITS = 8
KEEP_EVERY = 0.5

MOST_RUNNING = 4
"""How many reviews run at the same time. Each keeps its game in memory for long."""


LEAST_SWING = 0.15
"""From here on a change of the chances by one action is worth a sentence."""


class Turn(msgspec.Struct):
    """An action that was worse than the best one: by how much, the better action, the chance that
    the better one had, and the seats and actions that may follow it."""

    at: int
    seat: int
    loss: float
    action: int
    best: int
    chance: float = 0.0
    line: Line = []


@dataclass
class Work:
    """The progress of a review."""

    total: int
    chances: list[list[float]] = field(default_factory=list)
    turns: list[Turn] = field(default_factory=list)
    failed: bool = False
    doubt: Turn | None = None
    """An action that the search hardly looked at; the chances after it decide."""

    def written(self) -> str:
        """The progress as JSON for the database."""
        return msgspec.json.encode(Kept(self.chances, self.turns, self.failed)).decode()

    def read(self, body: str) -> None:
        """Restore the progress from the database."""
        kept = msgspec.json.decode(body, type=Kept)
        self.chances, self.turns, self.failed = kept.chances, kept.turns, kept.failed


class Kept(msgspec.Struct):
    """A review as it is stored."""

    chances: list[list[float]]
    turns: list[Turn]
    failed: bool = False


class Reviews:
    """Analyses finished games, one action after another."""

    def __init__(
        self,
        database: Database,
        bot_pool: BotPool,
        workers: Workers,
        limits: Limits,
        load: Callable[[str], Awaitable[Table]],
    ) -> None:
        self.database = database
        self.bot_pool = bot_pool
        self.workers = workers
        self.limits = limits
        self.load = load
        self.running = FairQueue(MOST_RUNNING)
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.owners: dict[str, Owner] = {}
        self.thoughts: Counter[str] = Counter()

    async def close(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)

    @contextmanager
    def thought(self, owner: Owner) -> Iterator[None]:
        """Run an analysis that a person waits for, with a limit for each address."""
        if self.thoughts[owner.origin] >= self.limits.address_thoughts:
            raise IllegalAction("too-much-work", most=self.limits.address_thoughts)
        self.thoughts[owner.origin] += 1
        try:
            yield
        except BotFailed as fault:
            raise IllegalAction("no-thought") from fault
        finally:
            one_fewer(self.thoughts, owner.origin)

    def check_room(self, owner: Owner) -> None:
        """Limit the reviews of a person and an address."""
        others = self.owners.values()
        for here, most in (
            (sum(other.user == owner.user for other in others), self.limits.reviews),
            (sum(other.origin == owner.origin for other in others), self.limits.address_reviews),
        ):
            if here >= most:
                raise IllegalAction("too-much-work", most=most)

    async def hint(
        self, table: Table, number: int, seat: int, language: str, owner: Owner
    ) -> wire.Hint:
        """The best actions of a seat at a moment, by a search."""
        state = table.moment(number).state
        where = position(table.game, state)
        with self.thought(owner):
            found = await self.bot_pool.consider(table.game.id, where, seat, HINT, owner, PERSON)
        words = wording(table.game.id, language).at(state)
        played = played_by(table, number, seat)
        chosen = found[:BEST] + [one for one in found[BEST:] if one[0] == played]
        thoughts = [thought(words, *one, facts_of(words, state, seat, one[0])) for one in chosen]
        return wire.Hint(table.seat_names()[seat], thoughts, played)

    async def solve(self, table: Table, at: int | None, language: str, owner: Owner) -> wire.Solved:
        """Whether the last round, or the play after a moment, could have been won, and how."""
        asked = last_puzzle(table)
        number = asked if at is None else at
        state = table.moment(number).state
        if state.outcome is not None:
            raise IllegalAction("game-over")
        where = position(table.game, state)
        with self.thought(owner):
            verdict, line, chance = await self.bot_pool.solve(
                table.game.id, where, SOLVE_SECONDS, owner
            )
        names = table.seat_names()
        words = wording(table.game.id, language).at(state)
        steps = [solved_step(words, names[seat], action) for seat, action in line]
        return wire.Solved(verdict, number, steps, chance)

    async def start(self, table: Table, owner: Owner = NOBODY) -> None:
        """Start a review, or continue one of a worker that is gone. One worker does it; the others
        read its progress from the database."""
        if table.id in self.owners:
            return
        kept = await self.database.review(table.id)
        if kept is not None and kept.keeper is None:
            return
        self.check_room(owner)
        self.owners[table.id] = owner
        try:
            work = await self.take(table)
        except BaseException:
            self.owners.pop(table.id, None)
            raise
        if work is None:
            self.owners.pop(table.id, None)
            return
        id = table.id  # the task must not keep the game in memory while it waits
        task = asyncio.create_task(self.review(id, work, owner))
        self.tasks[id] = task
        task.add_done_callback(lambda _: self.done(id))

    async def take(self, table: Table) -> Work | None:
        """The review, if this worker may start or continue it."""
        work = Work(len(table.moments))
        if not await self.database.begin_review(table.id, work.written()):
            kept = await self.database.review(table.id)
            if kept is None or not await self.left_behind(kept):
                return None
            work.read(kept.body)
            work.failed = False
        return work

    def done(self, id: str) -> None:
        """A review has ended."""
        self.tasks.pop(id, None)
        self.owners.pop(id, None)

    async def left_behind(self, kept: ReviewRow) -> bool:
        """Whether a review of a dead worker, or a failed one, is now ours."""
        if kept.keeper is None or kept.table_id in self.tasks:
            return False
        alone = kept.keeper not in await self.workers.living() - {self.workers.worker}
        if not alone and not msgspec.json.decode(kept.body, type=Kept).failed:
            return False
        return await self.database.take_review(kept.table_id, kept.keeper)

    async def review(self, id: str, work: Work, owner: Owner) -> None:
        """Review a game when it is its turn. Only games under review are in memory."""
        try:
            async with self.running.place(owner):
                await self.judge_all(await self.load(id), work, owner)
        except Exception:
            work.failed = True
            log.exception("review failed", extra={"facts": {"table": short(id)}})
            await self.database.keep_review(id, work.written(), finished=False)

    async def judge_all(self, table: Table, work: Work, owner: Owner) -> None:
        """Find the win chances after every action, and the loss by each action. The progress is
        stored regularly, for requests at other workers and in case this one dies."""
        kept = time.monotonic()
        for number in range(len(work.chances), len(table.moments)):
            work.chances.append(await self.judge(table, number, work, owner))
            if time.monotonic() - kept > KEEP_EVERY:
                await self.database.keep_review(table.id, work.written(), finished=False)
                kept = time.monotonic()
        for turn in worst(work):
            turn.line = await self.line_after(table, turn, owner)
        await self.database.keep_review(table.id, work.written(), finished=True)

    async def line_after(self, table: Table, turn: Turn, owner: Owner) -> Line:
        """What may follow a better action; nothing if the bots cannot say it."""
        where = position(table.game, table.moments[turn.at].state)
        try:
            return await self.bot_pool.line_after(table.game.id, where, turn.best, owner)
        except BotFailed:
            return []

    async def judge(self, table: Table, number: int, work: Work, owner: Owner) -> list[float]:
        """The win chances of each seat at a moment."""
        state = table.moments[number].state
        if state.outcome is not None:
            return [float(value) for value in hooks_of(table.game).values(state)]
        seat = decider(state)
        where = position(table.game, state)
        try:
            found = await self.bot_pool.consider(table.game.id, where, seat, REVIEW, owner)
        except BotFailed:
            return [float(value) for value in hooks_of(table.game).values(state)]
        if number < table.moves:
            weigh(table, number, found, work)
        chances = estimated(table, state, seat, found, work.chances)
        weigh_unvisited(table, number, chances, work)
        return chances

    async def progress(self, table: Table, language: str) -> wire.Review:
        """The progress of a review."""
        kept = await self.database.review(table.id)
        work = Work(len(table.moments))
        if kept is not None:
            work.read(kept.body)
        return wire.Review(
            done=len(work.chances),
            total=work.total,
            seats=table.seat_names(),
            chances=[[round(share, 3) for share in shares] for shares in work.chances],
            moments=[turning(table, language, turn) for turn in worst(work)],
            failed=work.failed,
            swing=largest_swing(table, work.chances),
            accuracy=accuracy(table, work) if len(work.chances) == work.total else [],
        )


def worst(work: Work) -> list[Turn]:
    """The actions that lost most, in their order."""
    found = sorted(work.turns, key=lambda turn: -turn.loss)[:MOST_MOMENTS]
    return sorted(found, key=lambda turn: turn.at)


def accuracy(table: Table, work: Work) -> list[float | None]:
    """How well each seat decided: 100 minus the percentage points of its win chance that a decision
    gave away on average. Only decisions with a real choice count; a loss below `LEAST_LOSS` counts
    as none, for the search is not more precise than that."""
    losses = {turn.at: 100 * turn.loss for turn in work.turns}
    lost: list[list[float]] = [[] for _ in table.seats]
    for at, moment in enumerate(table.moments[1:]):
        before = table.moments[at].state
        if moment.seat >= 0 and len(legal(before, moment.seat)) > 1:
            lost[moment.seat].append(losses.get(at, 0.0))
    return [round(100 - sum(of) / len(of), 1) if of else None for of in lost]


def largest_swing(table: Table, chances: list[list[float]]) -> wire.Swing | None:
    """The action after which the chances of a seat fell most, if they fell by much."""
    names = table.seat_names()
    falls = [
        (chances[at][seat] - chances[at + 1][seat], at, seat)
        for at in range(len(chances) - 1)
        for seat in range(len(names))
    ]
    fall, at, seat = max(falls, default=(0.0, 0, 0))
    if fall < LEAST_SWING:
        return None
    before, after = chances[at][seat], chances[at + 1][seat]
    return wire.Swing(at, names[seat], round(before, 3), round(after, 3))


def played_by(table: Table, number: int, seat: int) -> int | None:
    """The action of a seat after a moment, if the game went on with it."""
    done = table.moments[number + 1] if number < table.moves else None
    return done.action if done is not None and done.seat == seat else None


def last_puzzle(table: Table) -> int:
    """The moment at which the puzzle of the last round begins."""
    for number in range(len(table.moments) - 1, -1, -1):
        state = table.moments[number].state
        if state.outcome is None and hooks_of(table.game).is_puzzle(state):
            return number
    raise IllegalAction("no-solution-here")


def solved_step(words: Wording, seat: str, action: int) -> wire.SolvedStep:
    """A step of a solution, or of what may follow an action, worded."""
    offered = offer(words, action)
    return wire.SolvedStep(seat, action, offered.label, offered.target)


def estimated(
    table: Table, state: State, seat: int, found: Thoughts, before: list[list[float]]
) -> list[float]:
    """The win chances of all seats by the search. Where it used heuristics without search, the
    chances of the moment before."""
    _, chance, visits = found[0]
    if not visits:
        return before[-1] if before else spread(table, state, seat, 1 / len(table.seats))
    return spread(table, state, seat, chance)


def spread(table: Table, state: State, seat: int, chance: float) -> list[float]:
    """The win chances of all seats, from those of the deciding seat."""
    if table.game.cooperative:
        return [chance] * len(table.seats)
    if len(table.seats) == 2:
        return [chance if seat == number else 1 - chance for number in range(2)]
    shares = [float(value) for value in hooks_of(table.game).values(state)]
    shares[seat] = chance
    return shares


def weigh(table: Table, number: int, found: Thoughts, work: Work) -> None:
    """Record an action that lost win chances."""
    done = table.moments[number + 1]
    known = {action: (chance, visits) for action, chance, visits in found}
    best, best_chance, _ = found[0]
    chance, visits = known.get(done.action, (0.0, 0))
    if done.action == best or not found[0][2]:
        return
    if visits < TRUSTED_VISITS:
        work.doubt = Turn(number, done.seat, 0.0, done.action, best, best_chance)
        return
    loss = best_chance - chance
    if loss >= LEAST_LOSS:
        work.turns.append(Turn(number, done.seat, loss, done.action, best, best_chance))


def weigh_unvisited(table: Table, number: int, chances: list[float], work: Work) -> None:
    """Record the action before a moment if the search had hardly looked at it and the chances fell
    by it. Where chance had a part, it was not the action."""
    doubt, work.doubt = work.doubt, None
    done = table.moments[number]
    if doubt is None or doubt.at != number - 1 or done.chances:
        return
    loss = doubt.chance - chances[doubt.seat]
    if loss >= LEAST_LOSS:
        work.turns.append(msgspec.structs.replace(doubt, loss=loss))


def thought(
    words: Wording, action: int, chance: float, visits: int, facts: list[str]
) -> wire.Thought:
    """A search result, worded."""
    offered = offer(words, action)
    return wire.Thought(action, offered.label, offered.target, round(chance, 3), visits, facts)


def known_facts(table: Table, words: Wording, turn: Turn, action: int) -> list[str]:
    """The facts about an action at a key moment. They are kept: progress is asked for often."""
    moment = table.moments[turn.at]
    key = ("facts", words.words.language, turn.seat, action)
    if key not in moment.stories:
        moment.stories[key] = facts_of(words, moment.state, turn.seat, action)
    found: list[str] = moment.stories[key]
    return found


def turning(table: Table, language: str, turn: Turn) -> wire.Turning:
    """A key moment, worded."""
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
        chance=round(turn.chance, 3),
        facts=known_facts(table, words, turn, turn.action),
        best_facts=known_facts(table, words, turn, turn.best),
        line=[solved_step(words, table.seat_names()[seat], action) for seat, action in turn.line],
    )
