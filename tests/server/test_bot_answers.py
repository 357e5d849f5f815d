"""A move is stored and shown together with the answers of quick bots. It waits for no others."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import Person, Running
from tests.server.test_updates import Follower, act, comparable
from tests.table.scenes import ANN
from tests.table.test_one_run import FirstOffer, errand, serve
from tests.toy_games.errand import ERRAND

from mathom.engine.errors import RulesBug
from mathom.engine.game import GAMES
from mathom.server.accounts.sessions import Identity
from mathom.server.bots.pool import Decision
from mathom.server.live.sections import Current
from mathom.server.live.tables import TableService
from mathom.server.storage.database import Conflict, Database
from mathom.table import commands as c
from mathom.table.commands import User
from mathom.table.events import Acted
from mathom.table.fold import Handled, fold
from mathom.table.table import Table

CARRY = "carry"


class Eye:
    """A connection that notes what it is told of a table."""

    user = User("", "")
    identity = Identity("", "")
    origin = ""

    def __init__(self) -> None:
        self.muted: set[str] = set()
        self.passed: list[list[int]] = []
        self.suspended = ""

    def dismiss(self, reason: str = "") -> None:
        """Nobody is sent away here."""

    def table_changed(self, passed: Sequence[Current] = ()) -> None:
        self.passed.append([one.table.moves for one in passed])

    def bot_thinks(self, seat: int, share: float) -> None:
        """Nobody watches the bots think here."""

    def bots_suspended(self, reason: str) -> None:
        self.suspended = reason


class Commits:
    """How many events each transaction of a table has stored."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sizes: list[int] = []
        append = Database.append

        async def counted(database: Database, *rest: Any, **more: Any) -> None:
            await append(database, *rest, **more)
            self.sizes.append(len(rest[2]))

        monkeypatch.setattr(Database, "append", counted)


@pytest.fixture
def commits(monkeypatch: pytest.MonkeyPatch) -> Commits:
    monkeypatch.setitem(GAMES, ERRAND.id, ERRAND)
    # However busy the machine is.
    monkeypatch.setattr("mathom.server.live.tables.WAIT", 60.0)
    return Commits(monkeypatch)


Work = Callable[[TableService, FirstOffer, Table, Eye], Awaitable[None]]


def at_table(folder: Path, work: Work, *seats: str) -> None:
    """Do some work at a watched table of the toy game, whose bots are known to be quick."""

    async def run(service: TableService, others: FirstOffer) -> None:
        table = await service.open(Handled(errand(*seats)))
        quick = next(number for number, seat in enumerate(table.seats) if seat.kind == "bot")
        service.answer_times.note(table, quick, 0.001)
        eye = Eye()
        service.add_watcher(table.id, eye)
        eye.passed.clear()
        await work(service, others, table, eye)
        stored = await service.database.events(table.id)
        now = service.cached[table.id]
        assert fold(table.id, stored).state.numbers() == now.state.numbers()

    serve(folder, run)


async def settled(service: TableService, id: str) -> Table:
    """The table once no bot is at work."""
    while id in service.bot_tasks:
        await asyncio.wait([service.bot_tasks[id]])
        await asyncio.sleep(0)
    return service.cached[id]


def test_quick_answers_share_one_transaction_and_one_notice(
    commits: Commits, tmp_path: Path
) -> None:
    async def work(service: TableService, _: FirstOffer, table: Table, eye: Eye) -> None:
        after = await service.command(table.id, ANN, c.Act(table.seq, CARRY))
        assert (after.moves, commits.sizes, eye.passed) == (3, [3], [[1, 2]])
        assert not service.bot_tasks
        acted = [one for one in await service.database.events(table.id) if isinstance(one, Acted)]
        assert [(one.seat, one.user) for one in acted] == [(0, "ann"), (1, ""), (2, "")]
        ticks = [one.tick for one in acted]
        assert ticks == sorted(ticks)

    at_table(tmp_path, work, "me", "random", "random")


def test_a_bot_that_is_not_known_to_be_quick_is_not_waited_for(
    commits: Commits, tmp_path: Path
) -> None:
    async def work(service: TableService, others: FirstOffer, table: Table, eye: Eye) -> None:
        for _ in range(20):
            service.answer_times.note(table, 1, 0.5)
        after = await service.command(table.id, ANN, c.Act(table.seq, CARRY))
        assert (after.moves, commits.sizes) == (1, [1])
        assert (await settled(service, table.id)).moves == 2
        assert commits.sizes == [1, 1]

    at_table(tmp_path, work, "me", "random")


def test_a_bot_that_takes_longer_than_usual_thinks_on_once_the_move_is_stored(
    commits: Commits, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("mathom.server.live.tables.WAIT", 0.0)
    asked = []
    go = asyncio.Event()

    async def decide(others: FirstOffer, table: Table, seat: int, *_: Any) -> Decision:
        asked.append(seat)
        await go.wait()
        return await first(others, table, seat)

    first = FirstOffer.decide
    monkeypatch.setattr(FirstOffer, "decide", decide)

    async def work(service: TableService, _: FirstOffer, table: Table, eye: Eye) -> None:
        after = await service.command(table.id, ANN, c.Act(table.seq, CARRY))
        assert (after.moves, commits.sizes, list(service.bot_tasks)) == (1, [1], [table.id])
        await asyncio.sleep(0.01)
        go.set()
        assert (await settled(service, table.id)).moves == 2
        assert asked == [1], "the answer that was awaited first is the one that counts"

    at_table(tmp_path, work, "me", "random")


def test_a_move_is_stored_although_the_bot_fails(
    commits: Commits, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def fail(*_: Any) -> Decision:
        raise RulesBug("step-does-nothing")

    monkeypatch.setattr(FirstOffer, "decide", fail)

    async def work(service: TableService, _: FirstOffer, table: Table, eye: Eye) -> None:
        after = await service.command(table.id, ANN, c.Act(table.seq, CARRY))
        assert (after.moves, commits.sizes) == (1, [1])
        await settled(service, table.id)
        assert not service.failures.may_try(table.id), "the task of the bots has met it too"

    at_table(tmp_path, work, "me", "random")


def test_when_another_process_was_faster_the_answers_are_made_anew(
    commits: Commits, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    append = Database.append
    refused: list[int] = []

    async def late(database: Database, before: Table, *rest: Any) -> None:
        if not refused:
            refused.append(before.seq)
            raise Conflict
        await append(database, before, *rest)

    monkeypatch.setattr(Database, "append", late)

    async def work(service: TableService, _: FirstOffer, table: Table, eye: Eye) -> None:
        after = await service.command(table.id, ANN, c.Act(table.seq, CARRY))
        assert (after.moves, commits.sizes, len(refused)) == (2, [2], 1)

    at_table(tmp_path, work, "me", "random")


def test_actions_that_another_worker_has_stored_are_shown_one_by_one(
    commits: Commits, tmp_path: Path
) -> None:
    async def work(service: TableService, _: FirstOffer, table: Table, eye: Eye) -> None:
        await service.command(table.id, ANN, c.Act(table.seq, CARRY))
        service.cache(table)
        eye.passed.clear()
        await service.get(table.id)
        assert eye.passed == [[1, 2]]

    at_table(tmp_path, work, "me", "random", "random")


def test_nobody_misses_a_line_of_the_log_beside_real_bots(ann: Person, server: Running) -> None:
    table = ann.new_table("me", "greedy", seed=5)["id"]
    with ann.socket(table, True) as mine, Person(server).socket(table, True) as theirs:
        page, other = Follower(mine), Follower(theirs)
        for _ in range(20):
            page.until(act(page))
        while not page.last["table"]["your_turn"]:
            page.hear()
        other.until(page.last["seq"])
        assert told(page) == told(other)
        assert comparable(page)["table"]["moves"] == comparable(other)["table"]["moves"]


def told(follower: Follower) -> list[tuple[int, str, str]]:
    """The actions and events of the log, without the words that differ between readers."""
    return [(line["move"], line["kind"], line["name"]) for line in follower.log]
