"""The story on a screen: only what is new is sent, and players are called by their names."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.texts.stories import at_random, begun, do, first_option

from mathom.server.http import wire
from mathom.server.live import screen as screens
from mathom.server.live.screen import Shown, moment_screen, screen, table_info, write_log
from mathom.server.live.table_cache import size_of
from mathom.table import recent_texts
from mathom.table import story as stories
from mathom.table.table import Moment, Table

ANN, BOB = 0, 1


def shown(table: Table, user: str, seat: int, received: Table | None = None) -> wire.Screen:
    """What a person is sent who has received an earlier state of the table."""
    known = received.moments if received is not None else ()
    return screen(table, user, Shown(seat, None), "en", known)


def texts(sent: wire.Screen) -> list[str]:
    return [part.text for story in sent.stories for part in story.sentences]


def test_whoever_plays_is_you_and_all_others_have_their_names() -> None:
    table = do(begun("duel", seed=1), first_option(begun("duel", seed=1)))
    assert texts(shown(table, "bob", BOB))[1].startswith("You ")
    assert texts(shown(table, "ann", ANN))[1].startswith("Bob ")
    assert texts(shown(table, "eve", -1))[1].startswith("Bob ")
    assert texts(moment_screen(table, 1, BOB, "en"))[1].startswith("Bob ")


def test_only_the_last_turn_and_what_is_new_are_sent() -> None:
    before = at_random(begun("duel", seed=1), 1, 30)
    after = at_random(before, 2, 1)
    sent = shown(after, "ann", ANN, before)
    assert sent.stories_since == sent.stories[0].first > 20
    assert len(sent.stories) <= 2
    whole = shown(after, "ann", ANN)
    assert whole.stories_since == 0
    told = shown(before, "ann", ANN).stories
    kept = [story for story in told if story.first < sent.stories_since]
    assert kept + sent.stories == whole.stories


def test_after_an_undo_the_turn_that_is_left_is_told_again() -> None:
    before = at_random(begun("duel", seed=1), 1, 30)
    after = at_random(before, 2, 2)
    sent = shown(before, "ann", ANN, after)
    assert sent.stories[-1].last == before.moves
    assert sent.stories_since <= sent.stories[0].first


def test_the_result_says_what_decided() -> None:
    table = at_random(begun("duel", seed=1), 1, 400)
    assert table.result is not None
    info = table_info(table, "eve", set(), "en", 1.0)
    assert info.result is not None
    told = shown(table, "eve", -1).stories[-1].sentences[-1]
    assert told.kind == "end"
    assert info.result.text == told.text
    assert shown(table, "eve", -1).prompt.text == info.result.text


def test_what_is_kept_with_a_table_can_be_weighed() -> None:
    table = at_random(begun("duel", seed=1), 1, 20)
    before = size_of(table)
    assert shown(table, "ann", ANN).stories
    assert size_of(table) > before


def test_all_tables_together_keep_a_limited_number_of_texts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(recent_texts, "lines", recent_texts.RecentTexts(40))
    monkeypatch.setattr(recent_texts, "stories", recent_texts.RecentTexts(20))
    tables = [at_random(begun("duel", seed=seed), 1, 30) for seed in range(3)]
    before = [shown(table, "ann", ANN) for table in tables]
    moments = [moment for table in tables for moment in table.moments]
    assert sum(bool(moment.said) for moment in moments) == 40
    assert sum(bool(moment.stories) for moment in moments) <= 20
    after = [shown(table, "ann", ANN) for table in tables]
    assert [sent.log for sent in after] == [sent.log for sent in before]
    assert [sent.stories for sent in after] == [sent.stories for sent in before]


def test_a_long_log_is_not_written_twice_though_others_fill_the_cache(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = at_random(begun("duel", seed=1), 1, 400)
    monkeypatch.setattr(recent_texts.lines, "most", 10)
    monkeypatch.setattr(recent_texts.stories, "most", 10)
    written = asyncio.run(write_log(table, table.moves, -1, "en"))
    assert written is not None
    worded: list[int] = []
    lines_of = screens.lines_of

    def note(moment: Moment, number: int, *rest: Any) -> tuple[wire.Line, ...]:
        worded.append(number)
        return lines_of(moment, number, *rest)

    monkeypatch.setattr(screens, "lines_of", note)
    monkeypatch.setattr(stories, "tell", lambda words, turn: worded.append(turn))
    last = moment_screen(table, table.moves, -1, "en", written)
    assert len(last.log) > table.moves
    assert len(last.stories) > 10
    assert not worded


def test_others_run_while_it_is_told_how_a_game_came_to_its_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = at_random(begun("duel", seed=2), 3, 400)
    monkeypatch.setattr("mathom.server.slices.SLICE", 0.0)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def told() -> None:
        beside = asyncio.create_task(others())
        await write_log(table, table.moves, ANN, "en", since=table.moves)
        beside.cancel()

    asyncio.run(told())
    assert turns > table.moves
    looked: list[int] = []
    view = stories.Reader.view

    def note(reader: stories.Reader, at: int) -> dict[str, Any]:
        looked.append(at)
        return view(reader, at)

    monkeypatch.setattr(stories.Reader, "view", note)
    last = moment_screen(table, table.moves, ANN, "en")
    assert last.course
    assert len(set(looked)) < table.moves


def test_what_was_written_for_another_language_is_not_shown() -> None:
    table = at_random(begun("duel", seed=1), 1, 60)
    written = asyncio.run(write_log(table, table.moves, -1, "it"))
    assert written is not None
    shown_now = moment_screen(table, table.moves, -1, "en", written)
    assert shown_now == moment_screen(table, table.moves, -1, "en")
    assert shown_now != moment_screen(table, table.moves, -1, "it", written)
