"""Decks written with the names of cards, as people write and share them.

    3 Band of Wild Men          1x theoden, lord of the mark
    ring The Ruling Ring        Edoras Hall

A card is called by its id, its full name, its title or its subtitle, in any language, in any case,
with or without accents. A line without a number is one copy, one that ends with a colon is a
heading. Rings and sites find their places themselves, and so does the first Ring-bearer if none is
named as such.
"""

from __future__ import annotations

import re
import unicodedata
from difflib import get_close_matches
from functools import cache

from mathom.engine.errors import BadNotation
from mathom.games.tcg.rules.decks import MOST_CARDS
from mathom.games.tcg.rules.facts import BEARERS, CARD_FACTS, CARDS, RING, SITE, TYPE
from mathom.games.tcg.text.phrases import SUBTITLE_KEYS, TITLE_KEYS
from mathom.texts.catalogue import LANGUAGES, catalogue

NEAREST = 3
COUNT_BEFORE = re.compile(r"(\d{1,3})(?:\s*[x×]\s+|[x×]\s*|\s+)(\S.*)", re.IGNORECASE)
COUNT_AFTER = re.compile(r"(.*\S)\s+[x×]\s*(\d{1,3})", re.IGNORECASE)
ID = re.compile(r"\d+_\d+")
KINDS = ("bearer", "ring", "site")


def plain(name: str) -> str:
    """A name without case, accents and punctuation."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", name) if not unicodedata.combining(c))
    return " ".join(re.findall(r"[^\W_]+", bare.casefold()))


def names_of(card: int, language: str) -> list[str]:
    """What a card may be called in a language: its full name first, then its parts."""
    words, facts = catalogue(language), CARD_FACTS[card]
    title = words.text(f"tcg-title-{TITLE_KEYS[facts['title']]}")
    if "subtitle" not in facts:
        return [title]
    subtitle = words.text(f"tcg-subtitle-{SUBTITLE_KEYS[facts['subtitle']]}")
    return [f"{title}, {subtitle}", title, subtitle]


@cache
def cards_by_name() -> dict[str, tuple[int, ...]]:
    """The cards that go by a name in any language. A full name comes before a part of one."""
    whole: dict[str, set[int]] = {}
    parts: dict[str, set[int]] = {}
    for card in range(len(CARDS)):
        for language in LANGUAGES:
            for number, name in enumerate(names_of(card, language)):
                (parts if number else whole).setdefault(plain(name), set()).add(card)
    return {name: tuple(sorted(found)) for name, found in {**parts, **whole}.items()}


@cache
def keywords() -> dict[str, str]:
    """The words before a card that say where it belongs, in all languages."""
    found = {kind: kind for kind in KINDS}
    for words in map(catalogue, LANGUAGES):
        found[plain(words.text("tcg-deck-word-bearer"))] = "bearer"
        found[plain(words.text("tcg-deck-word-ring"))] = "ring"
        found[plain(words.text("tcg-deck-word-site"))] = "site"
    return found


def deck_with_ids(text: str, language: str) -> tuple[str, list[BadNotation]]:
    """A deck with the ids of its cards in place of their names, and the lines that cannot be read;
    those stay as they are. A deck that is written with ids does not change."""
    lines: list[str] = []
    faults: list[BadNotation] = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            lines.append(line_with_ids(line, number, language))
        except BadNotation as fault:
            faults.append(fault)
            lines.append(line)
    return "".join(f"{line}\n" for line in with_bearer(lines)), faults


def line_with_ids(line: str, number: int, language: str) -> str:
    written, hash_sign, note = line.partition("#")
    written = written.strip().lstrip("•·*- ")
    if not written:
        return line
    if written.endswith(":"):
        return f"# {written}"
    kind, name = kind_and_name(written)
    if kind.isdecimal() and not 0 < int(kind) <= MOST_CARDS:
        raise BadNotation("tcg-deck-line", line=number)
    card = card_called(name, number, language)
    if kind.isdecimal() and TYPE[card] in (RING, SITE):
        kind = "ring" if TYPE[card] == RING else "site"
    return f"{kind} {CARDS[card]}{f'  #{note}' if hash_sign else ''}"


def kind_and_name(written: str) -> tuple[str, str]:
    """The number of copies or the keyword of a line, and the name of its card."""
    if before := COUNT_BEFORE.fullmatch(written):
        return before[1], before[2]
    if after := COUNT_AFTER.fullmatch(written):
        return after[2], after[1]
    first, _, rest = written.partition(" ")
    kind = keywords().get(plain(first))
    # A ring may be called “Ring” in the beginning of its name too.
    if kind and rest and plain(written) not in cards_by_name():
        return kind, rest.lstrip(": ")
    return "1", written


def card_called(name: str, line: int, language: str) -> int:
    """The card of a name, or why there is none."""
    if name.strip() in CARDS:
        return CARDS.index(name.strip())
    if not re.search(r"[^\W\d_]", name) and not ID.fullmatch(name.strip()):
        raise BadNotation("tcg-deck-line", line=line)
    found = cards_by_name().get(plain(name), ())
    if len(found) == 1:
        return found[0]
    names = [names_of(card, language)[0] for card in found]
    if names:
        raise BadNotation("tcg-deck-several", line=line, name=name, near="; ".join(names))
    near = nearest(name, language)
    if near:
        raise BadNotation("tcg-deck-nearest", line=line, name=name, near="; ".join(near))
    raise BadNotation("tcg-deck-card", line=line, name=name)


def nearest(name: str, language: str) -> list[str]:
    """The cards whose names look most like a name, in the reader's language."""
    known = cards_by_name()
    close = get_close_matches(plain(name), known, NEAREST, 0.7)
    cards = dict.fromkeys(card for one in close for card in known[one])
    return [names_of(card, language)[0] for card in cards][:NEAREST]


def with_bearer(lines: list[str]) -> list[str]:
    """The lines, with a Ring-bearer: if none is named as such, the first who can be one."""
    if any(line.startswith("bearer ") for line in lines):
        return lines
    for at, line in enumerate(lines):
        count, _, rest = line.partition(" ")
        id = rest.partition(" ")[0]
        if count.isdecimal() and id in CARDS and CARDS.index(id) in BEARERS:
            more = [f"{int(count) - 1} {rest}"] if int(count) > 1 else []
            return [*lines[:at], f"bearer {rest}", *more, *lines[at + 1 :]]
    return lines
