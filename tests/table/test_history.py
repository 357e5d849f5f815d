"""A long game takes little memory, and every moment of it is still what it was."""

from __future__ import annotations

import random
import tracemalloc

import pytest
from msgspec.structs import replace
from tests.table.scenes import ANN, BOB, Scene
from tests.texts.stories import log_of, reader

from mathom.engine.game import find_game
from mathom.engine.record import Record, Recorder
from mathom.engine.step import decider, legal
from mathom.server.live.table_cache import TableCache, size_of
from mathom.table import history
from mathom.table.clock import Clock
from mathom.table.commands import Act, AskTakeback, Chat
from mathom.table.events import Event
from mathom.table.fold import fold
from mathom.table.handle import handle
from mathom.table.opening import from_record
from mathom.table.snapshot import restore, snapshot
from mathom.table.table import Table


def played(game: str, moves: int) -> tuple[list[Event], list[str]]:
    """A game at random as events, and a digest after every action."""
    found = find_game(game)
    recorder = Recorder(Record(found, found.parse_settings({}), found.seats[0], 7))
    digests = [found.digest(recorder.s)]
    choose = random.Random(1)
    while recorder.s.outcome is None and len(recorder.record.moves) < moves:
        recorder.act(choose.choice(legal(recorder.s, decider(recorder.s))))
        digests.append(found.digest(recorder.s))
    return from_record(recorder.record.text(), ANN, 1.0), digests


def let_go() -> None:
    """Nobody has looked at anything lately."""
    for place in history.lent:
        if not place.pinned:
            place.held = None
    history.lent.clear()


def held(table: Table) -> int:
    """How many states a table holds."""
    return sum(moment.place.held is not None for moment in table.moments)


@pytest.mark.parametrize("game", ["duel", "fellowship", "war", "tcg"])
def test_every_moment_is_what_it_was_in_any_order(game: str) -> None:
    events, digests = played(game, 150)
    table = fold("t", events)
    let_go()
    count = len(table.moments)
    assert held(table) <= count // history.EVERY + 2
    order = list(range(count))
    random.Random(2).shuffle(order)
    for number in [*order, *reversed(range(count)), *range(count)]:
        assert table.game.digest(table.moment(number).state) == digests[number]
        if number % 7 == 0:
            let_go()


def test_of_all_tables_together_only_so_many_more_states_are_held() -> None:
    events, _ = played("war", 400)
    tables = [fold("t", events) for _ in range(3)]
    for table in tables:
        for moment in table.moments:
            assert moment.state is not None
    fixed = sum(len(table.moments) // history.EVERY + 2 for table in tables)
    assert sum(map(held, tables)) <= fixed + history.RECENT


def test_a_game_that_was_taken_back_goes_on_from_a_state_that_is_held() -> None:
    scene = Scene("me", "me")
    for _ in range(5):
        scene.act(ANN)
    let_go()
    scene.ask(ANN, AskTakeback(scene.table.seq))
    let_go()
    state = scene.table.state
    assert scene.table.state is state
    scene.act(ANN)
    assert fold("t", scene.events).game.digest(scene.table.state)


@pytest.mark.parametrize("game", ["duel", "war", "tcg"])
def test_the_size_of_a_table_is_about_what_it_takes(game: str) -> None:
    events, _ = played(game, 300)
    warm = fold("t", events)
    log_of(warm, warm.moves, -1, "en")
    list(reader(warm, -1).stories(0, warm.moves))
    let_go()
    tracemalloc.start()
    try:
        table = fold("t", events)
        let_go()
        plain = tracemalloc.get_traced_memory()[0]
        assert plain / 3 < size_of(table) < plain * 3
        log_of(table, table.moves, -1, "en")
        let_go()
        traced = tracemalloc.get_traced_memory()[0]
        assert traced / 3 < size_of(table) < traced * 3
        for number in range(table.moves):
            list(reader(table, -1).stories(number, number))
        let_go()
        traced = tracemalloc.get_traced_memory()[0]
        assert traced / 3 < size_of(table) < traced * 3
    finally:
        tracemalloc.stop()


def test_a_cache_lets_go_of_what_was_longest_unused_and_of_nothing_in_use() -> None:
    one = Scene("me", "me").table
    used = {"b"}
    cache = TableCache(2 * size_of(one), used.__contains__)
    for id in "abcd":
        cache.keep(fold(id, Scene("me", "me").events))
        cache.get("a")
    assert list(cache) == ["b", "d", "a"], "what is in use does not count"
    used.clear()
    assert cache.release("b") == ["b"]
    assert cache.bytes <= cache.most
    cache.forget("x")
    assert cache.bytes == sum(cache.sizes.values())
    used |= {"a", "d", "e", "f", "g"}
    for id in "efg":
        cache.keep(fold(id, Scene("me", "me").events))
    assert set(cache) == {"a", "d", "e", "f", "g"}, "what is in use stays, even if it is too much"


@pytest.mark.parametrize("game", ["duel", "fellowship", "war", "tcg"])
def test_a_table_comes_back_from_its_bytes_and_goes_on(game: str) -> None:
    events, digests = played(game, 120)
    table = fold("t", events)
    back = restore("t", snapshot(table))
    assert replace(back, moments=()) == replace(table, moments=())
    for number in (*range(len(digests)), 5, len(digests) - 1, 40 % len(digests)):
        assert back.game.digest(back.moment(number).state) == digests[number]
    for now, then in zip(back.moments, table.moments, strict=True):
        assert (now.seat, now.action, now.chances, now.secret) == (
            then.seat,
            then.action,
            then.chances,
            then.secret,
        )
    assert log_of(back, back.moves, -1, "en") == log_of(table, table.moves, -1, "en")


def test_a_running_table_with_everything_on_it_comes_back() -> None:
    scene = Scene("me", "open", clock=Clock("game", 600, 5))
    scene.sit(BOB, "sauron").ask(ANN, Chat("Hello"))
    for _ in range(40):
        scene.act(BOB if scene.table.deciding() == [1] else ANN)
    scene.ask(ANN, AskTakeback(scene.table.seq))
    table = fold("t", scene.events)
    back = restore("t", snapshot(table))
    assert replace(back, moments=()) == replace(table, moments=())
    user = BOB if back.deciding() == [1] else ANN
    seat = back.seat_names()[back.deciding()[0]]
    action = legal(back.state, back.deciding()[0])[0]
    command = Act(back.seq, action, seat)
    once, twice = (handle(one, user, command, 1001.0) for one in (back, table))
    assert once.events == twice.events
