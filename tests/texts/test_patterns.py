"""Texts that are filled in by compiled patterns are those of Fluent's own resolver."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from tests.texts import keys

from mathom.texts import LANGUAGES, Catalogue, MissingText
from mathom.texts.catalogue import Name
from mathom.texts.patterns import LONGEST

NUMBERS: list[object] = [0, 1, 2, 5, 11, 21, 12345, -3, 0.5, True]
TRIES = 4


def said(fill: Callable[[], str]) -> str:
    """A text, or that there is none."""
    try:
        return fill()
    except MissingText:
        return "missing"


def words_of(entry: str) -> list[object]:
    """Texts that an argument may be: a name, and what the variants of an entry ask for."""
    asked = [part.strip(" *[]\n") for part in entry.split("]")[:-1]]
    found: list[object] = [word.rpartition("[")[2] for word in asked]
    return [*found, "Éowyn", Name("Shire", lambda form: f"{form} Shire")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_compiled_texts_are_those_of_the_resolver(language: str) -> None:
    chance = random.Random(language)
    words = Catalogue(language)
    sources = dict(words.unparsed)
    compiled = 0
    for key in keys.messages(language):
        if not words.has(key):
            continue
        pattern = words.bundle.get_message(key).value
        if pattern is None:
            continue
        texts = words_of(sources[key])
        compiled += words.compiled_pattern(key, pattern) is not None
        for _ in range(TRIES):
            arguments = {
                name: chance.choice(chance.choice((NUMBERS, texts)))
                for name in keys.variables(language, key)
            }
            if chance.random() < 0.1 and arguments:
                arguments.popitem()
            found = said(lambda: words.filled(key, pattern, arguments))  # noqa: B023
            wanted = said(lambda: words.resolved(key, pattern, arguments))  # noqa: B023
            assert found == wanted, (key, arguments)
    assert compiled > 0.99 * len(keys.messages(language))


def test_what_only_the_resolver_understands_is_left_to_it() -> None:
    words = Catalogue("sv")
    assert words.text("duel-progress", number=-2) == "kapitel -2"
    assert words.text("duel-progress", number=0.5) == "kapitel 0,5"
    with pytest.raises(MissingText):
        words.text("duel-progress")
    with pytest.raises(MissingText):
        words.text("duel-progress", number="x" * (LONGEST + 1))
