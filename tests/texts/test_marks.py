"""Symbols and names of pieces in the sentences of a story, and the plain text without them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.texts.samples import FOLDER, PLAYED
from tests.texts.stories import at_random, begun, stories, with_decks

from mathom.games.package import PACKAGES
from mathom.server.live.screen import ALL, moment_screen
from mathom.table.commands import User
from mathom.table.fold import fold
from mathom.table.opening import from_record
from mathom.table.story import Reader
from mathom.texts import LANGUAGES, wording
from mathom.texts.catalogue import Name
from mathom.texts.marks import CLOSE, MIDDLE, OPEN, Mark, piece, sentence_case, symbol, unmarked
from mathom.texts.story import EVERYTHING, Cast, Sentence

CLIENT = Path(__file__).parents[2] / "web" / "src" / "games"
YOU = {
    "en": re.compile(r"\b(you|your)\b", re.IGNORECASE),
    "it": re.compile(r"^(Peschi|Scarti) |\b(ti ha|tua)\b"),
    "sv": re.compile(r"\b(du|dig|ditt)\b", re.IGNORECASE),
}


def sampled(game: str, language: str) -> list[Sentence]:
    """All sentences about a sample game."""
    text = (FOLDER / f"{game}.record").read_text("utf-8")
    table = fold("", from_record(text, User("", ""), 0.0))
    reader = Reader(table, wording(game, language), EVERYTHING, Cast(("Ann", "Bob", "Cid")))
    told = reader.stories(0, table.moves)
    return [sentence for story in told for sentence in story.sentences]


def test_marks_are_taken_out_of_a_text_and_keep_their_place() -> None:
    text = "Bob took " + piece("tile:bree", "Bree") + " for " + symbol("coins", "2 coins")
    assert unmarked(text) == (
        "Bob took Bree for 2 coins",
        (Mark(9, 4, "tile:bree"), Mark(18, 0, "coins")),
    )
    assert unmarked("plain") == ("plain", ())


def test_of_marks_inside_each_other_the_outer_one_counts() -> None:
    inner = symbol("red", piece("region:rohan", "Rohan"))
    assert unmarked(piece("card:x", inner)) == ("Rohan", (Mark(0, 5, "card:x"),))


def test_a_sentence_begins_with_a_capital_letter_behind_its_symbol() -> None:
    assert sentence_case(symbol("unit", "you")) == symbol("unit", "You")
    assert sentence_case(symbol("unit", piece("region:x", "the"))).count("The") == 1
    assert sentence_case("") == ""


def test_only_the_name_is_marked_in_the_form_of_a_name() -> None:
    name = piece("region:shire", Name("Contea", lambda form: f"{form} Contea"))
    assert isinstance(name, Name)
    assert unmarked(name.form("nella")) == ("nella Contea", (Mark(6, 6, "region:shire"),))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYED)
def test_most_sentences_have_symbols_and_none_is_left_in_the_text(game: str, language: str) -> None:
    told = sampled(game, language)
    turns = [sentence for sentence in told if sentence.kind == "turn"]
    assert sum(bool(sentence.marks) for sentence in turns) > len(turns) / 2
    for sentence in told:
        assert not set(sentence.text) & {OPEN, MIDDLE, CLOSE}
        assert all(mark.at + mark.length <= len(sentence.text) for mark in sentence.marks)


@pytest.mark.parametrize("game", PLAYED)
def test_the_page_can_draw_every_symbol(game: str) -> None:
    files = [*(CLIENT / game).glob("*.ts")]
    drawn = "\n".join(file.read_text("utf-8") for file in files)
    table = at_random(with_decks(begun(game, 3 if game == "fellowship" else 2, seed=5)), 5, 300)
    told = [*sampled(game, "en"), *(s for story in stories(table, 0) for s in story.sentences)]
    asked = {mark.of for sentence in told for mark in sentence.marks if ":" not in mark.of}
    assert asked
    missing = [
        of
        for of in asked
        if not re.search(rf"\b{of.removeprefix('nation-').removeprefix('die-')}\b'?:", drawn)
    ]
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PACKAGES)
def test_a_replay_without_a_seat_calls_nobody_you(game: str, language: str) -> None:
    seats = 3 if game == "fellowship" else 2
    options = {"chapter": "9"} if game == "fellowship" else {}
    table = at_random(with_decks(begun(game, seats, seed=3, options=options)), 3, 80)
    screen = moment_screen(table, table.moves, ALL, language)
    spoken = [line.text for line in screen.log if line.kind == "event"]
    assert [text for text in spoken if YOU[language].search(text)] == []
