"""A log or a story that is read by a player calls this player "you", never by name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from tests.texts.stories import NAMES, begun, stories
from tests.texts.test_lint import SEEDS, played

from mathom.engine.game import EventKind
from mathom.engine.state import EVERYBODY, Event
from mathom.games.package import PACKAGES
from mathom.server.live.screen import log_lines, reader_for, result_text
from mathom.table.commands import Resign, User
from mathom.table.handle import handle
from mathom.table.table import Table
from mathom.texts import LANGUAGES, wording
from mathom.texts.wording import Wording

PEOPLE = ("seat", "side", "holder")
"""What an event calls a player by."""

SHARED = ("exchanged", "armies-joined")
"""Events of two players of one side of War: they are called by their side."""


def words_for(game: str, language: str, seat: int) -> Wording:
    """The wording of a game between people with names, for one of them."""
    words = wording(game, language)
    seats = words.game.seat_names(min(words.game.seats, key=lambda number: abs(number - 2)))
    return words.among(dict(zip(seats, NAMES, strict=False)), seats[seat])


def about(game: Any, kind: EventKind, seat: int) -> Iterator[Event]:
    """An event that befalls a seat, with each of two values for whatever else it tells."""
    rest = [(seat,) if of in PEOPLE else (0, 1) for of in kind.kinds]
    for numbers in product(*rest):
        yield Event(game.events.index(kind), list(numbers), EVERYBODY)


@pytest.mark.parametrize("game", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_calls_its_reader_you(game: str, language: str) -> None:
    found = []
    for seat in (0, 1):
        words = words_for(game, language, seat)
        for kind in words.game.events:
            if kind.name in SHARED or not any(of in PEOPLE for of in kind.kinds):
                continue
            texts = [words.event_text(event) or "" for event in about(words.game, kind, seat)]
            found += [f"{kind.name}: {text}" for text in texts if NAMES[seat] in text]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_action_calls_its_reader_you(game: str, language: str) -> None:
    for seat in (0, 1):
        words = words_for(game, language, seat)
        for verb in words.game.vocabulary.verbs:
            if not words.words.has(f"{game}-did-{verb.name}"):
                continue  # a result of chance
            assert NAMES[seat] not in words.action_line(words.reader, verb.base), verb.name


def read_by(table: Table, seat: int, language: str) -> Iterator[str]:
    """The log and the story of a table as the player of a seat reads them."""
    reader = reader_for(table, NAMES[seat].lower(), seat, wording(table.game.id, language))
    yield from (line.text for line in log_lines(reader, table.moves))
    for story in stories(table, seat, language):
        yield from (sentence.text for sentence in story.sentences)


@pytest.mark.parametrize("game", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_never_names_its_reader(game: str, language: str) -> None:
    for seed in SEEDS:
        table = played(game, seed)
        for seat in range(len(table.seats)):
            name = re.compile(rf"\b{NAMES[seat]}\b")
            texts = read_by(table, seat, language)
            assert not [text for text in texts if name.search(text)]


@pytest.mark.parametrize(
    ("language", "name", "you", "other"),
    [
        ("en", "combat-roll", "Your combat roll: 5 dice, 1 hit.", "Ann’s combat roll: "),
        (
            "it",
            "combat-roll",
            "Il tuo Tiro Combattimento: 5 dadi, 1 colpo.",
            "Tiro Combattimento di Ann: ",
        ),
        ("sv", "combat-roll", "Ditt stridsslag: 5 tärningar, 1 träff.", "Stridsslag för Ann: "),
        ("en", "leader-roll", "Your leader re-roll: 5 dice, 1 hit.", "Ann’s leader re-roll: "),
    ],
)
def test_a_roll_in_battle_is_yours(language: str, name: str, you: str, other: str) -> None:
    words = words_for("war", language, 0)
    kind = next(n for n, one in enumerate(words.game.events) if one.name == name)
    event = Event(kind, [0, 5, 1], EVERYBODY)
    assert words.event_text(event) == you
    assert (words_for("war", language, 1).event_text(event) or "").startswith(other)


@pytest.mark.parametrize(
    ("language", "you", "other"),
    [
        ("en", "You have resigned.", "Ann has resigned."),
        ("it", "Hai abbandonato.", "Ann ha abbandonato."),
        ("sv", "Du har gett upp.", "Ann har gett upp."),
    ],
)
def test_the_result_of_a_resignation_is_yours(language: str, you: str, other: str) -> None:
    table = begun("duel")
    command = Resign(seq=table.seq, seat=None)
    table = handle(table, User("ann", "Ann"), command, 2.0).after(table)
    words = wording("duel", language)
    assert result_text(reader_for(table, "ann", 0, words)) == you
    assert result_text(reader_for(table, "bob", 1, words)) == other
