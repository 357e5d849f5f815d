"""What a story tells: all of the log, turn by turn, and nothing that its reader may not know."""

from __future__ import annotations

from dataclasses import replace as changed
from itertools import pairwise

import pytest
from msgspec.structs import replace
from tests.texts.stories import at_random, begun, reader, stories, with_decks

from mathom.engine.perspective import Perspective
from mathom.engine.step import legal
from mathom.games.package import PACKAGES
from mathom.server.live.table_cache import size_of
from mathom.table.history import Place
from mathom.table.table import Moment, Table, pack_events
from mathom.texts import LANGUAGES
from mathom.texts.story import EVERYTHING, Sentence, Story, Turn
from mathom.texts.wording import Wording

SEATS = {"fellowship": 3}
MOVES = {"duel": 120, "fellowship": 60, "war": 60, "tcg": 60}


def played(game: str, seed: int) -> Table:
    """A game played at random, or its beginning."""
    return at_random(with_decks(begun(game, SEATS.get(game, 2), seed=seed)), seed, MOVES[game])


def as_known_to(table: Table, seat: int) -> Table:
    """The same table with everything replaced that a seat does not know: events of others, secret
    actions, and the hidden part of each state."""
    moments: list[Moment] = []
    for at, moment in enumerate(table.moments):
        perspective = Perspective(table.game, moment.state, seat)
        place = Place(None, moment.seat, moment.action, (), perspective.sample(at))
        action = moment.action
        if moment.secret and moment.seat != seat:
            options = legal(table.moments[at - 1].state, moment.seat)
            action = next((option for option in options if option != action), action)
        heard = pack_events(event for event in moment.events if event.heard_by(seat))
        moments.append(
            changed(
                moment, action=action, packed=heard, chances=(), place=place, said={}, stories={}
            )
        )
    return replace(table, moments=tuple(moments))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", PACKAGES)
def test_a_story_depends_only_on_what_its_reader_may_know(game: str, seed: int) -> None:
    table = played(game, seed)
    for seat in range(len(table.seats)):
        assert stories(as_known_to(table, seat), seat) == stories(table, seat)


@pytest.mark.parametrize("game", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_belongs_to_one_turn_that_is_told(game: str, language: str) -> None:
    table = played(game, 5)
    for seat in (*range(len(table.seats)), -1, EVERYTHING):
        told = stories(table, seat, language)
        assert told[0].first == 0
        assert told[-1].last == table.moves
        for story, following in pairwise(told):
            assert following.first == story.last + 1
        for story in told:
            for sentence in story.sentences:
                text = sentence.text
                assert text[0] == text[0].upper(), text
                assert not any(mark in text for mark in ("..", ": .", " .", "  ", ";;", "{")), text


@pytest.mark.parametrize("game", PACKAGES)
def test_a_story_that_is_sent_in_parts_is_the_whole_story(game: str) -> None:
    table = played(game, 3)
    whole = stories(table, 0)
    parts: list[Story] = []
    for moves in range(len(table.moments)):
        sofar = replace(table, moments=table.moments[: moves + 1])
        listening = reader(sofar, 0)
        since = listening.first(moves)
        parts = [story for story in parts if story.first < since]
        parts += listening.stories(moves, moves)
    assert parts == whole


@pytest.mark.parametrize("game", PACKAGES)
def test_a_new_action_costs_one_turn(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = played(game, 4)
    before = replace(table, moments=table.moments[:-1])
    assert stories(before, 0)
    calls: list[Turn] = []
    kind = type(reader(table, 0).words)
    tell = kind.turn_story

    def counted(self: Wording, turn: Turn) -> list[Sentence]:
        calls.append(turn)
        return tell(self, turn)

    monkeypatch.setattr(kind, "turn_story", counted)
    assert stories(table, 0)
    assert len(calls) == 1


def test_a_game_without_stories_of_its_own_tells_its_actions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = at_random(begun("duel"), 1, 6)
    kind = type(reader(table, 0).words)
    monkeypatch.setattr(kind, "turn_story", Wording.turn_story)
    monkeypatch.setattr(kind, "opens_turn", Wording.opens_turn)
    told = stories(table, 0)
    assert [story.seat for story in told[1:3]] == [1, 0]
    assert told[1].sentences[0].text.startswith("Bob ")


def test_a_table_can_be_measured_after_its_story_was_told() -> None:
    table = at_random(begun("duel"), 1, 6)
    before = size_of(table)
    assert stories(table, 0)
    assert size_of(table) >= before


@pytest.mark.parametrize("game", PACKAGES)
def test_of_each_turn_one_story_is_kept(game: str) -> None:
    table = with_decks(begun(game))
    for seed in range(25):
        table = at_random(table, seed, 1)
        turns = list(reader(table, 0).stories(table.moves, table.moves))
        assert len(turns) == 1
    everything = list(reader(table, 0).stories(0, table.moves))
    kept = [key for moment in table.moments for key in moment.stories if key[0] == "story"]
    assert len(kept) == len(everything)
