"""A click runs the rules once: the state that checked a command is the state that is kept."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from tests.table.scenes import ANN, BOB, Scene
from tests.toy_games.errand import ERRAND, Deal, ErrandState, Walk

from mathom.engine.game import GAMES, find_game
from mathom.engine.position import position
from mathom.engine.state import State
from mathom.engine.step import act, decider, legal
from mathom.games.war.rules.staging import stage
from mathom.server.bots.pool import Decision
from mathom.server.cluster.notifications import Notifications, backend_of
from mathom.server.live.game_time import GameTime
from mathom.server.live.presence import Presence
from mathom.server.live.tables import TableService
from mathom.server.settings import Limits, async_url
from mathom.server.storage.database import Database
from mathom.table import commands as c
from mathom.table.events import Acted
from mathom.table.fold import Handled, fold
from mathom.table.handle import handle
from mathom.table.opening import Plan, create, opening
from mathom.table.table import Table


class Runs:
    """How often the rules have set the game up, and done an action."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.deals = 0
        self.actions = 0
        deal, walk = Deal.run, Walk.apply

        def counted_deal(step: Deal, s: ErrandState) -> None:
            self.deals += 1
            deal(step, s)

        def counted_walk(step: Walk, s: ErrandState, action: int) -> None:
            self.actions += 1
            walk(step, s, action)

        monkeypatch.setattr(Deal, "run", counted_deal)
        monkeypatch.setattr(Walk, "apply", counted_walk)

    def reset(self) -> None:
        """Count from zero."""
        self.deals = self.actions = 0


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> Runs:
    """Counts the runs of a toy game's rules in this process."""
    monkeypatch.setitem(GAMES, ERRAND.id, ERRAND)
    return Runs(monkeypatch)


class FirstOffer:
    """Stands in for the processes of bots, and for those that check actions."""

    def __init__(self) -> None:
        self.rehearsed = 0

    async def decide(self, table: Table, seat: int, *_: Any) -> Decision:
        return Decision(legal(table.state, seat)[0], True)

    async def rehearse(self, *_: Any) -> None:
        self.rehearsed += 1


Work = Callable[[TableService, FirstOffer], Awaitable[None]]


def serve(folder: Path, work: Work) -> None:
    """Do some work with a table service on an empty database."""

    async def run() -> None:
        url = async_url(str(folder / "mathom.sqlite3"))
        database, others = Database(url), FirstOffer()
        await database.open()
        notifications = Notifications(database.worker, backend_of(url, lambda: None))
        time = GameTime(database, 60.0)
        await time.open()
        elsewhere: Any = others
        where = Presence(database, Limits())
        service = TableService(database, elsewhere, elsewhere, notifications, where, 1 << 20, time)
        await notifications.open(service.on_notification)
        try:
            await work(service, others)
        finally:
            await service.close()
            await notifications.close()
            await database.close()

    asyncio.run(run())


def errand(*seats: str, **rest: Any) -> list[Any]:
    """The events of a new table of the toy game."""
    return create(Plan(ERRAND.id, seats, **rest), ANN, 7, 1.0)


def test_a_new_table_is_set_up_once(runs: Runs, tmp_path: Path) -> None:
    async def work(service: TableService, _: FirstOffer) -> None:
        plan = Plan(ERRAND.id, ("me", "me", "me"))
        table = await service.open(opening(plan, ANN, 7, 1.0))
        assert (table.status, runs.deals) == ("running", 1)
        stored = await service.database.events(table.id)
        assert fold(table.id, stored).state.numbers() == table.state.numbers()

    serve(tmp_path, work)


def test_a_click_runs_the_rules_once(runs: Runs, tmp_path: Path) -> None:
    async def work(service: TableService, others: FirstOffer) -> None:
        table = await service.open(Handled(errand("me", "me", "me")))
        for number in range(3):
            runs.reset()
            table = await service.command(table.id, ANN, c.Act(table.seq, "carry"))
            assert (table.moves, runs.actions, runs.deals) == (number + 1, 1, 0)
        assert others.rehearsed == 0

    serve(tmp_path, work)


def test_several_actions_at_once_run_once_each(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, (first, second) = two_in_a_row()
    done: list[int] = []

    def counted(s: State, action: int, seat: int = -1) -> None:
        done.append(action)
        act(s, action, seat)

    monkeypatch.setattr(import_module("mathom.table.fold"), "act", counted)
    before = scene.table.moves
    seat = scene.table.seat_names()[decider(scene.table.state)]
    scene.ask(ANN, c.ActAll(scene.table.seq, [first, second], seat))
    assert scene.table.moves == before + 2
    assert done == [first, second]


def two_in_a_row() -> tuple[Scene, tuple[int, int]]:
    """A game in which a seat decides twice running, and what it may do."""
    scene = Scene("me", "me")
    while True:
        s = scene.table.state.clone()
        seat, first = decider(s), s.offers[0]
        act(s, first)
        if decider(s) == seat:
            return scene, (first, s.offers[0])
        scene.act(ANN)


def test_the_last_seat_that_is_taken_sets_the_game_up_once(runs: Runs, tmp_path: Path) -> None:
    async def work(service: TableService, _: FirstOffer) -> None:
        table = await service.open(Handled(errand("me", "open")))
        assert runs.deals == 0
        table = await service.command(table.id, BOB, c.Sit(table.seq, "seat-2"))
        assert (table.status, runs.deals) == ("running", 1)

    serve(tmp_path, work)


def test_an_action_of_a_bot_runs_the_rules_once(runs: Runs, tmp_path: Path) -> None:
    async def work(service: TableService, _: FirstOffer) -> None:
        table = await service.open(Handled(errand("me", "random", "me")))
        runs.reset()
        await service.command(table.id, ANN, c.Act(table.seq, "carry"))
        await service.bot_tasks[table.id]
        assert (service.cached[table.id].moves, runs.actions) == (2, 2)

    serve(tmp_path, work)


def test_an_action_from_somebody_s_position_is_tried_in_another_process_first(
    runs: Runs, tmp_path: Path
) -> None:
    """That second run is intended: rules on a position from outside may never end."""

    async def work(service: TableService, others: FirstOffer) -> None:
        scene = Scene("me", "me", game=ERRAND.id)
        start = position(ERRAND, scene.table.state)
        table = await service.open(Handled(errand("me", "me", start=start)))
        runs.reset()
        table = await service.command(table.id, ANN, c.Act(table.seq, "carry"))
        assert (table.moves, runs.actions, others.rehearsed) == (1, 1, 1)

    serve(tmp_path, work)


def test_a_refused_click_does_not_run_the_rules(runs: Runs) -> None:
    scene = Scene("me", "me", game=ERRAND.id)
    runs.reset()
    assert scene.refused(ANN, c.Act(scene.table.seq - 1, "carry")) == "stale-seq"
    assert scene.refused(ANN, c.Act(scene.table.seq, "carry", "seat-2")) == "not-your-decision"
    assert runs.actions == 0


def described(table: Table) -> list[Any]:
    """All that a table keeps of the actions, with every state down to its generator."""
    return [
        (
            moment.seat,
            moment.action,
            moment.chances,
            [(event.kind, event.numbers, event.audience) for event in moment.events],
            moment.revealing,
            moment.secret,
            position(table.game, moment.state),
            moment.state.offers,
        )
        for moment in table.moments
    ]


@pytest.mark.parametrize("game", ["duel", "fellowship", "war", "tcg"])
def test_the_state_handed_back_is_the_one_that_its_events_add_up_to(game: str) -> None:
    seats = find_game(game).usual_seats
    scene = Scene("me", *["open"] * (seats - 1), game=game)
    folded, choose = scene.table, random.Random(3)

    def done(handled: Handled) -> None:
        nonlocal folded
        scene.take(handled)
        folded = fold("t", handled.events, folded)
        assert folded.seq == scene.table.seq

    for name in scene.table.seat_names()[1:]:
        done(handle(scene.table, ANN, c.Sit(scene.table.seq, name), 1.0))
    while scene.table.status == "running" and scene.table.moves < 60:
        seat = decider(scene.table.state)
        action = choose.choice(legal(scene.table.state, seat))
        name = scene.table.seat_names()[seat]
        done(handle(scene.table, ANN, c.Act(scene.table.seq, action, name), 1.0))
    assert scene.table.moves > 20
    assert any(moment.chances for moment in scene.table.moments)
    assert described(scene.table) == described(folded)


def test_what_the_rules_did_by_themselves_is_passed_over() -> None:
    army = {"north-ithilien": "1 sauron-regular"}
    shown = stage(shadow="army", at_war="all", armies=army, cycle=1, bare=True)
    scene = Scene("me", "me", game="war", start=shown)
    order: list[int | str] = [
        "use die:army",
        "march",
        "from place:north-ithilien",
        "take figure:sauron-regular",
    ]
    order += ["done", "to place:osgiliath"]
    scene.ask(ANN, c.ActAll(scene.table.seq, order, "shadow"))
    told = [event.action for event in scene.events if isinstance(event, Acted)]
    assert told == [step for step in order if step in told]
    assert "done" not in told
    assert told[-1] == "to place:osgiliath"
