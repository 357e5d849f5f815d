"""The three catalogues say the same things, and say exactly what the program asks for."""

from __future__ import annotations

import pytest
from tests.texts import keys

from mathom.games.duel.rules.facts import RACES, REGIONS, SEATS, SKILLS
from mathom.games.package import PACKAGES
from mathom.texts import LANGUAGES, Catalogue, MissingText, catalogue
from mathom.texts.catalogue import ENTRY, FORMS, catalogue_files

FORMS_OF_PLACES = [f"war-place-{form}" for form in FORMS]
"""Languages need different things for them: English an article, Swedish a preposition."""

TOLD_APART = {
    "seat": set(SEATS),
    "race": {*RACES, "eagle"},
    "region": set(REGIONS),
    "skill": set(SKILLS),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_exactly_the_same_keys(language: str) -> None:
    english = set(keys.messages("en"))
    other = set(keys.messages(language))
    assert english == other, f"not in both: {', '.join(sorted(english ^ other))}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_has_the_same_variables_in_every_language(language: str) -> None:
    different = {
        key: (keys.variables("en", key), keys.variables(language, key))
        for key in keys.messages("en")
        if key not in FORMS_OF_PLACES
        if keys.variables("en", key) != keys.variables(language, key)
    }
    assert not different, f"other variables: {different}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_forms_of_a_place_are_made_from_its_name_its_article_and_its_kind(
    language: str,
) -> None:
    for key in FORMS_OF_PLACES:
        assert {"name"} <= keys.variables(language, key) <= {"name", "article", "at"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    assert keys.say_everything(language)


def test_every_key_that_is_asked_for_exists() -> None:
    known = keys.messages("en")
    missing = [
        f"{key} ({where})"
        for key, where in keys.asked_literally()
        if not any(candidate in known for candidate in keys.with_game(key))
    ]
    assert not missing, f"no text for: {', '.join(missing)}"


def test_every_shape_of_key_that_commands_put_together_fits_some_text() -> None:
    known = keys.messages("en")
    missing = [
        pattern.pattern
        for pattern in keys.patterns_in_commands()
        if not any(pattern.fullmatch(key) for key in known)
    ]
    assert not missing, f"no text for: {', '.join(missing)}"


def test_every_reason_of_an_error_has_a_text() -> None:
    known = keys.messages("en")
    missing = [
        f"reason-{reason} ({where})"
        for reason, _, where in keys.raised()
        if f"reason-{reason}" not in known
    ]
    assert not missing, f"no text for: {', '.join(missing)}"


def test_no_text_is_left_unused() -> None:
    unused = set(keys.messages("en")) - keys.reachable()
    assert not unused, f"nothing asks for: {', '.join(sorted(unused))}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_selectors_tell_every_seat_race_region_and_skill_of_duel_apart(language: str) -> None:
    others = tuple(f"{game}-" for game in PACKAGES if game != "duel")
    for key, message in keys.messages(language).items():
        if key.startswith(others):
            continue
        for variable, variants in message.selectors:
            if variable in TOLD_APART and "other" not in variants:
                assert variants == TOLD_APART[variable], key


def test_a_missing_key_names_itself() -> None:
    with pytest.raises(MissingText, match="no-such-key"):
        catalogue("en").text("no-such-key")


def test_a_missing_argument_names_the_key() -> None:
    with pytest.raises(MissingText, match="prompt-waiting"):
        catalogue("en").text("prompt-waiting", seats="Sauron")


def test_numbers_are_written_without_grouping() -> None:
    assert "1234567" in catalogue("en").text("reason-unknown-action-number", number=1234567)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_is_parsed_alone_finds_what_its_texts_refer_to(language: str) -> None:
    whole = catalogue(language)
    for file in catalogue_files(language):
        alone = Catalogue(language)
        for key in ENTRY.findall(file.read_text("utf-8")):
            if not key.startswith("-"):
                assert said(alone, key) == said(whole, key)


def said(texts: Catalogue, key: str) -> str:
    """The text of a key, or what is missing for it."""
    try:
        return texts.text(key)
    except MissingText as missing:
        return str(missing)
