"""The Fluent catalogues of `mathom/locale`, one bundle a language."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

LANGUAGES = ("en", "it", "sv")

MOST_SAID = 20_000
"""How many finished sentences are remembered: most are said again and again."""


class MissingText(KeyError):
    """A key that no catalogue has, or a text that its arguments do not fit."""


class Catalogue:
    """All texts of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise MissingText(language)
        self.language = language
        self.said: dict[tuple[object, ...], str] = {}
        self.bundle = FluentBundle([language], use_isolating=False)
        folder = files("mathom").joinpath("locale", language)
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                self.bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def has(self, key: str) -> bool:
        """Whether there is a text under this key."""
        return bool(self.bundle.has_message(key))

    def text(self, key: str, **arguments: object) -> str:
        """The text under a key, with its arguments filled in."""
        asked = (key, *((name, type(value), value) for name, value in arguments.items()))
        known = self.said.get(asked)
        if known is None:
            known = self.format(key, arguments)
            if len(self.said) >= MOST_SAID:
                self.said.clear()
            self.said[asked] = known
        return known

    def format(self, key: str, arguments: dict[str, object]) -> str:
        """The same, made anew."""
        if not self.has(key):
            raise MissingText(key)
        message = self.bundle.get_message(key)
        if message.value is None:
            raise MissingText(key)
        plain = {name: without_grouping(value) for name, value in arguments.items()}
        text, faults = self.bundle.format_pattern(message.value, plain)
        if faults:
            raise MissingText(f"{key}: {faults[0]}")
        return str(text)


def without_grouping(value: object) -> object:
    """Numbers here are counts, lines and seeds: a seed reads 12345, not 12,345."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        return fluent_number(value, useGrouping=False)
    return value


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(language)
