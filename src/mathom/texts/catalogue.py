"""The Fluent catalogues, one bundle per language: those of `mathom/locale`, and those in the
folders of the games."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from mathom.games.package import GamePackage, all_packages
from mathom.texts.patterns import Fill, Unusual, compile_pattern

LANGUAGES = ("en", "it", "sv")

MOST_SAID = 20_000
"""The size of the cache of formatted texts: most texts are needed again and again."""


ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The key of a message, or of a term, at the beginning of its entry."""

REFERENCE = re.compile(r"\{ *(-?[a-zA-Z][\w-]*)")
"""What an entry may take from another one."""


PLAIN = re.compile(r"(-?[a-zA-Z][\w-]*) *= *([^\s](?:[^\r\n]*[^\s])?)[ \n]*", re.ASCII)
"""An entry of one line: its key and its text."""

ARGUMENT = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}", re.ASCII)
"""An argument in a text, as it is."""


FORMS = ("the", "in", "to", "from", "of")
"""The forms in which a text can ask for a name: { THE($place) }, { IN($place) } and so on."""


class Name(str):
    """A name that has other forms inside a sentence, such as "the Shire" or "nella Contea"."""

    __slots__ = ("form",)
    form: Callable[[str], str]

    def __new__(cls, text: str, form: Callable[[str], str]) -> Name:
        name = super().__new__(cls, text)
        name.form = form
        return name


def formed(name: object, form: str) -> str:
    """A form of a name; a text without forms stands for itself."""
    return name.form(form) if isinstance(name, Name) else str(name)


class MissingText(KeyError):
    """A key that no catalogue has, or a text whose arguments do not fit."""


def empty_bundle(language: str) -> FluentBundle:
    """What parsed entries are added to."""
    functions: dict[str, Any] = {form.upper(): partial(formed, form=form) for form in FORMS}
    return FluentBundle([language], functions, use_isolating=False)


def parsed(entry: str) -> fluent.Resource:
    """An entry as Fluent's parser reads it, without positions: they would be half of all objects.
    Most entries are one line with nothing but words and arguments; they are read here, because the
    parser takes ten times as long."""
    line = PLAIN.fullmatch(entry)
    if line is not None:
        words = ARGUMENT.split(line[2])
        if not any("{" in text or "}" in text for text in words[::2]):
            return fluent.Resource([plain_entry(line[1], words)])
    return FluentParser(with_spans=False).parse(entry)


def plain_entry(key: str, words: list[str]) -> fluent.Message | fluent.Term:
    """An entry made of texts and, between each two, the name of an argument."""
    parts: list[fluent.TextElement | fluent.Placeable] = []
    for place, text in enumerate(words):
        if place % 2:
            parts.append(fluent.Placeable(fluent.VariableReference(fluent.Identifier(text))))
        elif text:
            parts.append(fluent.TextElement(text))
    value = fluent.Pattern(parts)
    if key.startswith("-"):
        return fluent.Term(fluent.Identifier(key[1:]), value)
    return fluent.Message(fluent.Identifier(key), value)


class Catalogue:
    """All texts of one language. An entry is parsed when it is asked for: parsing all of them takes
    longer than most commands."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise MissingText(language)
        self.language = language
        self.said: dict[tuple[object, ...], str] = {}
        self.bundle = empty_bundle(language)
        self.compiled: dict[str, Fill | None] = {}
        """By key: a function that fills the text in, if it is simple enough."""
        self.games: set[str] = set()
        self.unparsed: dict[str, str] = {}
        """By key: the entry, until it is parsed."""
        self.add(files("mathom").joinpath("locale", language))
        self.add_games()

    def add(self, folder: Traversable) -> None:
        """Note which entries the catalogues of a folder have."""
        for file in catalogues_in(folder):
            for key, entry in entries(file.read_text("utf-8")):
                self.unparsed.setdefault(key, entry)

    def parse(self, key: str) -> None:
        """Parse an entry, after those it refers to, if that was not done before."""
        entry = self.unparsed.get(key)
        if entry is None:
            return
        # These come first: another thread that finds the entry in the bundle formats it at once.
        for name in REFERENCE.findall(entry):
            if name != key:
                self.parse(name)
        self.bundle.add_resource(parsed(entry))
        # Only now: another thread that misses the key here finds it in the bundle.
        self.unparsed.pop(key, None)

    def parse_all(self, wanted: Callable[[], bool] = lambda: True) -> None:
        """Parse every entry, so that nobody waits for it later, or as many as are wanted."""
        for key in list(self.unparsed):
            if not wanted():
                return
            self.parse(key)

    def add_games(self) -> None:
        """Read the catalogues of games registered since the last call."""
        for package in all_packages():
            if package.module in self.games:
                continue
            self.games.add(package.module)
            folder = game_folder(package, self.language)
            if folder is not None:
                self.add(folder)

    def has(self, key: str) -> bool:
        """Whether there is a text under this key."""
        if key in self.unparsed:
            self.parse(key)
        return bool(self.bundle.has_message(key))

    def text(self, key: str, **arguments: object) -> str:
        """The text under a key, with its arguments filled in."""
        # 1, True and 1.0 are equal, but their texts are not.
        asked = (key, *arguments.items(), *map(type, arguments.values()))
        known = self.said.get(asked)
        if known is None:
            known = self.format(key, arguments)
            if len(self.said) >= MOST_SAID:
                self.said.clear()
            self.said[asked] = known
        return known

    def format(self, key: str, arguments: dict[str, object]) -> str:
        """The same without the cache."""
        if not self.has(key):
            raise MissingText(key)
        message = self.bundle.get_message(key)
        if message.value is None:
            raise MissingText(key)
        return self.filled(key, message.value, arguments)

    def attribute(self, key: str, name: str, otherwise: str = "", **arguments: object) -> str:
        """What an entry says beside its text, such as the article of a name."""
        pattern = self.bundle.get_message(key).attributes.get(name) if self.has(key) else None
        return otherwise if pattern is None else self.filled(f"{key}.{name}", pattern, arguments)

    def filled(self, key: str, pattern: Pattern, arguments: dict[str, object]) -> str:
        """A pattern of an entry with its arguments filled in."""
        fill = self.compiled_pattern(key, pattern)
        if fill is not None:
            with suppress(Unusual):
                return fill(arguments)
        return self.resolved(key, pattern, arguments)

    def compiled_pattern(self, key: str, pattern: Pattern) -> Fill | None:
        """A function that fills a pattern in, or None if it is too unusual."""
        if key not in self.compiled:
            try:
                self.compiled[key] = compile_pattern(pattern, self.bundle, FORMS, formed)
            except Unusual:
                self.compiled[key] = None
        return self.compiled[key]

    def resolved(self, key: str, pattern: Pattern, arguments: dict[str, object]) -> str:
        """The same by the resolver of Fluent, which understands everything and takes longer."""
        plain = {name: without_grouping(value) for name, value in arguments.items()}
        text, faults = self.bundle.format_pattern(pattern, plain)
        if faults:
            raise MissingText(f"{key}: {faults[0]}")
        return str(text)


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The entries of a catalogue, each from its key to the next one."""
    found = list(ENTRY.finditer(text))
    ends = [*(match.start() for match in found[1:]), len(text)]
    for match, end in zip(found, ends, strict=False):
        yield match[1], text[match.start() : end]


def catalogues_in(folder: Traversable) -> list[Traversable]:
    """The catalogues in a folder, sorted by name."""
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return sorted(found, key=lambda file: file.name)


def game_folder(package: GamePackage, language: str) -> Traversable | None:
    """The folder with the catalogues of a game in a language, or None."""
    text = package.text_folder()
    folder = None if text is None else text.joinpath("locale", language)
    return folder if folder is not None and folder.is_dir() else None


def catalogue_files(language: str) -> Iterator[Traversable]:
    """Every catalogue of a language: Mathom's own, then those of each game."""
    yield from catalogues_in(files("mathom").joinpath("locale", language))
    for package in all_packages():
        folder = game_folder(package, language)
        if folder is not None:
            yield from catalogues_in(folder)


def without_grouping(value: object) -> object:
    """Numbers in texts are counts, lines and seeds: a seed is written 12345, not 12,345."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        return fluent_number(value, useGrouping=False)
    return value


@cache
def read_catalogue(language: str) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(language)


def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, including every game registered so far."""
    found = read_catalogue(language)
    found.add_games()
    return found
