"""What no text may hold, and the glossary from which the forbidden words are read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from mathom.engine.errors import MathomError
from mathom.games.package import PACKAGES
from mathom.texts import wording
from mathom.texts.catalogue import catalogue_files

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
SECTIONS = {
    "Duel for Middle-earth": "duel",
    "The Fellowship of the Ring": "fellowship",
    "War of the Ring": "war",
    "The Two Towers": "tcg",
    "All games": "",
}
"""The headings of the glossary, and the game of each; empty for all of them."""

TERMINAL = ("cli.ftl", "research.ftl")
"""Catalogues of the command line, which names options, ids and bots as they are typed."""

TYPED = ("titles.ftl",)
"""Catalogues with straight apostrophes: people type these texts."""

FAULTS = {
    "double punctuation": re.compile(r"\.\.|,,|;;|::|[?!]\.|\.,|,\.|:\.|;\."),
    "a space before punctuation": re.compile(r"\w [.,;](\s|$)"),
    "two spaces": re.compile(r"\w  \w"),
    "a dot before a sign": re.compile(r"\.[×+−]"),
    "a name from the program": re.compile(
        r"search:\w|\b\w+:\w+-\w+|\b(seat|player)-\d\b|\bNone\b(?! of)"
    ),
    "a note on sources": re.compile(r"single source|unica fonte|enda källa"),
    "the badge of a key": re.compile(r"\[\d\]|⌨"),
    "an unfilled place": re.compile(r"[{}$]"),
}
TYPED_FAULTS = ("a name from the program", "the badge of a key", "an unfilled place")
"""What the command line may name: options, ids and bots as they are typed."""

ALIGNED = ("duel-help-symbols",)
"""Texts whose spaces are columns."""

APOSTROPHE = re.compile(r"\w'\w")
NUMBERED = {
    "en": re.compile(r"\bplayer \d", re.IGNORECASE),
    "it": re.compile(r"\bgiocatore \d", re.IGNORECASE),
    "sv": re.compile(r"\bspelare \d", re.IGNORECASE),
}
"""A seat without a name, where every player has one."""

GRAMMAR = {
    "en": {
        "quotation marks of another language": re.compile(r"[«»„]|”\w"),
        "a space before a percent sign": re.compile(r"\w %"),
        "“is no” for “is not a”": re.compile(r"” is no "),
    },
    "it": {
        "quotation marks of another language": re.compile(r"[“”„]"),
        "a space before a percent sign": re.compile(r"\w %"),
        "una before a vowel": re.compile(r"\b[Uu]na [aeiouAEIOU]\w{4,}"),
        "un’ before a consonant": re.compile(r"\b[Uu]n’[bcdfgjklmnpqrstvwyz]", re.IGNORECASE),
        "il instead of lo": re.compile(
            r"\b(il|un|al|del|nel|dal|sul) (s[bcdfgpqtv]|z|gn|ps)\w", re.IGNORECASE
        ),
    },
    "sv": {
        "quotation marks of another language": re.compile(r"[«»“„]"),
        "no space before a percent sign": re.compile(r"\w%"),
        "“bara” behind its verb": re.compile(r"\b(kan|får) [^.,:;]* bara om\b"),
    },
}
"""By language: grammar that a pattern can find."""

STIFF = {
    "en": re.compile(r"\bDecide whether\b|, or not[.:]"),
    "it": re.compile(r"\bDecidi se\b|, o no[.:]"),
    "sv": re.compile(r"\bBestäm om\b|, eller inte[.:]"),
}
"""Prompts that give an order where they should ask: "Draw a card?" """

LEAST_NAME = 5
"""Shorter names are words of another language now and then."""


def faults(text: str) -> list[str]:
    """What is wrong with a text in any language."""
    return [name for name, pattern in FAULTS.items() if pattern.search(text)]


def terminal_faults(text: str) -> list[str]:
    """What is wrong with a text of the command line."""
    plain = re.sub(r"\S*\w:\S+", "x", text)
    return [fault for fault in faults(plain) if fault not in TYPED_FAULTS]


def is_terminal(file: str, key: str) -> bool:
    """Whether a text is read in the terminal."""
    return file in TERMINAL or key.startswith(("help-", "play-"))


def faults_of(file: str, key: str, piece: str) -> list[str]:
    """What is wrong with a piece of a message."""
    return terminal_faults(piece) if is_terminal(file, key) else faults(piece)


@cache
def rules_pages(language: str) -> list[tuple[str, int, str]]:
    """Every line of the rules pages of a language: its game, its number and its text without
    Markdown."""
    found = []
    for package in PACKAGES.values():
        folder = package.text_folder()
        assert folder is not None
        page = folder.joinpath(f"rulebook.{language}.md").read_text("utf-8")
        for number, line in enumerate(page.splitlines(), 1):
            found.append((package.game.id, number, re.sub(r"[*]|^#+ |^- |^\d+\. ", "", line)))
    return found


class Literals(Visitor):
    """The pieces of a message that are written out, with a letter for what is filled in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        pieces = [
            element.value if isinstance(element, ftl.TextElement) else "x"
            for element in node.elements
        ]
        self.found.append("".join(pieces))
        self.generic_visit(node)


@cache
def texts(language: str) -> list[tuple[str, str, str, list[str]]]:
    """Every message of a language: its game, or nothing; its file, its key and its pieces."""
    found = []
    for file in catalogue_files(language):
        path = str(file).replace("\\", "/")
        game = next((game for game in PACKAGES if f"/games/{game}/" in path), "")
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                literals = Literals()
                literals.visit(entry)
                found.append((game, file.name, entry.id.name, literals.found))
    return found


@cache
def forbidden(language: str, game: str) -> list[re.Pattern[str]]:
    """The words that the glossary forbids in the texts of a game, and in all texts."""
    found: list[re.Pattern[str]] = []
    section = None
    for line in GLOSSARY.read_text("utf-8").splitlines():
        if line.startswith("## "):
            section = SECTIONS.get(line[3:])
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if section in ("", game) and line.startswith("|") and len(cells) == 4:
            found += [whole(word) for word in words_of(cells[3], language)]
    return found


def words_of(cell: str, language: str) -> Iterator[str]:
    """The words that the last column of the glossary lists for a language."""
    for part in cell.split(";"):
        of, _, words = part.strip().partition(": ")
        if of == language:
            yield from (word.strip() for word in words.split(","))


def whole(word: str) -> re.Pattern[str]:
    """A word that stands by itself."""
    return re.compile(rf"(?<!\w){re.escape(word)}(?!\w)")


@cache
def untranslated(language: str, game: str) -> list[re.Pattern[str]]:
    """English names of things that have another name in a language."""
    english, other = wording(game, "en"), wording(game, language)
    found = []
    for kind in ("character", "place", "event", "gift", "rider", "tile", "token", "nation"):
        try:
            count = len(english.game.names(kind))
        except MathomError:  # a game without such things
            continue
        for index in range(count):
            name, translated = str(english.name(kind, index)), str(other.name(kind, index))
            if len(name) >= LEAST_NAME and name not in translated and name[0].isupper():
                found.append(whole(name))
    return found
