"""Texts follow the glossary, and read like texts: in the catalogues and in games."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from tests.texts import lint
from tests.texts.stories import NAMES, at_random, begun, log_of, stories, with_decks

from mathom.engine.errors import IllegalAction, RulesBug
from mathom.engine.step import decider, legal, why_not
from mathom.engine.view import see
from mathom.games.package import PACKAGES
from mathom.games.war.rules.facts import REGIONS
from mathom.games.war.text.wording import WarWording
from mathom.table.table import Table
from mathom.texts import LANGUAGES, reason_text, wording

MOVES = {"duel": 200, "fellowship": 80, "war": 150, "tcg": 120}
SEEDS = (6, 7)
SEATS = {"fellowship": 3}
REFUSED = 15
"""How many illegal actions are tried at a moment."""

EVERY = 5
"""Prompts and refusals are read at every fifth moment."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_the_catalogues_has_a_fault(language: str) -> None:
    found = [
        f"{key}: {fault} in {piece!r}"
        for _, file, key, pieces in lint.texts(language)
        for piece in pieces
        for fault in lint.faults_of(file, key, piece)
        if key not in lint.ALIGNED
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_those_of_print(language: str) -> None:
    found = [
        f"{key}: {piece!r}"
        for _, file, key, pieces in lint.texts(language)
        if file not in lint.TYPED
        for piece in pieces
        if lint.APOSTROPHE.search(piece)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogues_use_the_terms_of_the_glossary(language: str) -> None:
    found = [
        f"{key}: {word.pattern} in {piece!r}"
        for game, _, key, pieces in lint.texts(language)
        for piece in pieces
        for word in lint.forbidden(language, game)
        if word.search(piece)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_names_are_translated_wherever_they_stand(language: str) -> None:
    found = [
        f"{key}: {name.pattern} in {piece!r}"
        for game, file, key, pieces in lint.texts(language)
        if game and file not in lint.TYPED
        for piece in pieces
        for name in lint.untranslated(language, game)
        if name.search(piece)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_pages_read_like_texts(language: str) -> None:
    found = [
        f"{game}:{number}: {fault} in {line!r}"
        for game, number, line in lint.rules_pages(language)
        for fault in lint.faults(line)
    ]
    found += [
        f"{game}:{number}: {word.pattern} in {line!r}"
        for game, number, line in lint.rules_pages(language)
        for word in [lint.APOSTROPHE, *lint.forbidden(language, game)]
        if word.search(line)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_names_are_translated_in_the_rules_pages(language: str) -> None:
    found = [
        f"{game}:{number}: {name.pattern} in {line!r}"
        for game, number, line in lint.rules_pages(language)
        for name in lint.untranslated(language, game)
        if name.search(line)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_articles_and_word_order_are_right(language: str) -> None:
    lines = [(key, piece) for _, _, key, pieces in lint.texts(language) for piece in pieces]
    lines += [(f"{game}:{number}", line) for game, number, line in lint.rules_pages(language)]
    found = [
        f"{where}: {fault} in {text!r}"
        for where, text in lines
        for fault, pattern in lint.GRAMMAR[language].items()
        if pattern.search(text)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_prompt_with_two_answers_is_a_question(language: str) -> None:
    found = [
        f"{key}: {piece!r}"
        for _, _, key, pieces in lint.texts(language)
        if "-ask-" in key
        for piece in pieces
        if lint.STIFF[language].search(piece)
    ]
    assert not found, "\n".join(found)


def test_the_glossary_forbids_words_in_every_language() -> None:
    for language in LANGUAGES:
        assert lint.forbidden(language, "war")
    assert any(word.search("la Roccaforte di Orthanc") for word in lint.forbidden("it", "war"))
    assert not any(word.search("la Fortezza di Orthanc") for word in lint.forbidden("it", "war"))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("You win..", "double punctuation"),
        ("Rolled .×2", "a dot before a sign"),
        ("Bot: search:easy", "a name from the program"),
        ("seat-1 plays", "a name from the program"),
        ("Press [1]", "the badge of a key"),
        ("{ $card } is played", "an unfilled place"),
        ("The end .", "a space before punctuation"),
    ],
)
def test_the_lint_finds_what_it_looks_for(text: str, fault: str) -> None:
    assert fault in lint.faults(text)


@cache
def played(game: str, seed: int) -> Table:
    """A game between people with names, or its beginning."""
    table = with_decks(begun(game, SEATS.get(game, 2), seed=seed))
    return at_random(table, seed, MOVES[game])


def texts_of(table: Table, language: str) -> Iterator[tuple[str, str]]:
    """Everything that people read of a game, with what it is."""
    for seat in (*range(len(table.seats)), -1):
        for story in stories(table, seat, language):
            yield from (("story", sentence.text) for sentence in story.sentences)
    for line in log_of(table, table.moves, 0, language):
        yield f"log {line.kind}", line.text
    for number in range(0, table.moves, EVERY):
        yield from asked(table, number, language)


def asked(table: Table, number: int, language: str) -> Iterator[tuple[str, str]]:
    """The prompt of a moment for who decides and for who waits, the buttons, and refusals."""
    state = table.moments[number].state
    if state.outcome is not None:
        return
    seat = decider(state)
    players = dict(zip(table.seat_names(), NAMES, strict=False))
    words = wording(table.game.id, language).at(state).among(players)
    view: dict[str, Any] = see(table.game, state, seat)
    for you in (view["seat"], None):
        yield "prompt", words.prompt(view["asked"], you)
    options = legal(state, seat)
    yield from (("button", words.action_text(action)) for action in options)
    chosen = random.Random(number).sample(range(len(table.game.vocabulary.texts)), REFUSED)
    for action in chosen:
        refusal = None if action in options else why_not(state, seat, action)
        if isinstance(refusal, IllegalAction) and not isinstance(refusal, RulesBug):
            yield "refusal", reason_text(language, refusal, table.game.id)


@cache
def game_texts(game: str, language: str) -> list[tuple[str, str]]:
    """The texts of two games, each once."""
    found = [text for seed in SEEDS for text in texts_of(played(game, seed), language)]
    return [*dict.fromkeys(found)]


@pytest.mark.parametrize("game", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_game_has_a_fault(game: str, language: str) -> None:
    found = [
        f"{kind}: {fault} in {text!r}"
        for kind, text in game_texts(game, language)
        for fault in lint.faults(text)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_players_are_called_by_name(game: str, language: str) -> None:
    numbered = lint.NUMBERED[language]
    found = [
        f"{kind}: {text}" for kind, text in game_texts(game, language) if numbered.search(text)
    ]
    found = [text for text in found if not text.startswith("button")]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_happened_is_told_as_a_sentence(game: str, language: str) -> None:
    for kind, text in game_texts(game, language):
        if kind.startswith("log"):
            assert not any(text.startswith(f"{name}: ") for name in NAMES), text
            assert text[0] == text[0].upper(), text
            assert text[-1] in ".!?»”", text
        if kind in ("prompt", "refusal"):
            assert text[0] == text[0].upper(), text
            assert text[-1] in ".!?»”", text


@pytest.mark.parametrize("game", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_games_use_the_terms_of_the_glossary_and_translated_names(game: str, language: str) -> None:
    words = lint.forbidden(language, game)
    if language != "en":
        words = [*words, *lint.untranslated(language, game)]
    found = [
        f"{kind}: {word.pattern} in {text!r}"
        for kind, text in game_texts(game, language)
        for word in words
        if word.search(text)
    ]
    assert not found, "\n".join(found)


def test_no_italian_region_lacks_its_article() -> None:
    war = wording("war", "it")
    assert isinstance(war, WarWording)
    names = [war.region(region) for region in REGIONS]
    bare = [re.escape(name) for name in names if name.form("the") != name]
    lacking = re.compile(rf"\b(in|a|ad|da|di) ({'|'.join(bare)})\b")
    assert lacking.search("in Fosso di Helm")
    found = [f"{kind}: {text}" for kind, text in game_texts("war", "it") if lacking.search(text)]
    found += [
        f"{key}: {piece}"
        for game, file, key, pieces in lint.texts("it")
        if game == "war" and not key.startswith(("war-region-", "war-place-", "web-war-part-"))
        for piece in pieces
        if lacking.search(piece)
    ]
    assert not found, "\n".join(found)
