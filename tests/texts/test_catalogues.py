"""The three catalogues say the same things, and say exactly what the program asks for."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from tests.texts import keys

from mathom.games.duel.rules.facts import RACES, REGIONS, SEATS, SKILLS
from mathom.games.package import PACKAGES
from mathom.texts import LANGUAGES, Catalogue, MissingText, catalogue
from mathom.texts.catalogue import FORMS, REFERENCE, empty_bundle, entries, parsed

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
def test_a_text_is_known_only_after_what_it_refers_to(language: str) -> None:
    """Another thread may say it as soon as it is known."""
    words = Catalogue(language)
    entries_by_key = dict(words.unparsed)
    known: list[str] = []

    class Noted(dict[str, str]):
        """Notes which entries have been parsed."""

        def pop(self, key: str, *otherwise: object) -> str:
            known.append(key)
            return super().pop(key)

    words.unparsed = Noted(entries_by_key)
    words.parse_all()
    assert sorted(known) == sorted(entries_by_key)
    late = [
        (key, name)
        for at, key in enumerate(known)
        for name in REFERENCE.findall(entries_by_key[key])
        if name in entries_by_key and name not in known[:at]
    ]
    assert not late


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_that_is_parsed_alone_finds_what_it_refers_to(language: str) -> None:
    whole, alone = Catalogue(language), Catalogue(language)
    unparsed = dict(alone.unparsed)
    whole.parse_all()
    for key in unparsed:
        if not key.startswith("-"):
            alone.bundle, alone.unparsed = empty_bundle(language), dict(unparsed)
            assert said(alone, key) == said(whole, key)


def test_an_entry_goes_from_its_key_to_the_next() -> None:
    text = (
        "# note\nfirst = one\n    two\n    .more = three\n\n-term = four\nlast =\n    { first }\n"
    )
    assert [key for key, _ in entries(text)] == ["first", "-term", "last"]
    assert "".join(entry for _, entry in entries(text)) == text.removeprefix("# note\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_read_as_the_parser_of_fluent_reads_it(language: str) -> None:
    for entry in Catalogue(language).unparsed.values():
        assert parsed(entry).equals(FluentParser().parse(entry)), entry


@pytest.mark.parametrize(
    "entry",
    [
        "a-key = a text\n",
        "-term   =  a text  \n\n",
        'key = { $count } of {$all}: [x] . * \\ "{ $name }"\n',
        "key = { $one }{ $two }",
        'key = { "{" } and { -term }, { other } and { THE($place) }\n',
        "key = one\n    two\n",
        "key = one\n    .more = two\n",
        "key = one\n# a comment\n",
        "key = one }\n",
        "key = { $ålder }\n",
        "key = \t tab\t\n",
        "key = one\r\n",
        "key =\n",
    ],
)
def test_a_line_without_placeables_but_arguments_means_what_fluent_says(entry: str) -> None:
    assert parsed(entry).equals(FluentParser().parse(entry))


def test_parsing_stops_when_it_is_no_longer_wanted() -> None:
    texts = Catalogue("en")
    before = len(texts.unparsed)
    asked = iter([True, True, False])
    texts.parse_all(lambda: next(asked))
    assert 0 < before - len(texts.unparsed) < 20


def said(texts: Catalogue, key: str) -> str:
    """The text of a key, or what is missing for it."""
    try:
        return texts.text(key)
    except MissingText as missing:
        return str(missing)
