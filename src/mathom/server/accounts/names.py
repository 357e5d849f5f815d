"""Names of people: which ones are equal, and which are reserved.

Two names are equal if they differ only in case, combining marks and invisible characters
(`login_of`), or if they look alike by the confusables of Unicode (UTS 39, `skeleton_of`).
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from confusable_homoglyphs.confusables import confusables_data

from mathom.engine.errors import BadNotation, IllegalAction
from mathom.server.live.screen import BOT_TEXTS
from mathom.table.handle import LONGEST_NAME, check_name
from mathom.texts import LANGUAGES, catalogue

LONGEST_LOGIN = 80
LONGEST_SKELETON = 200

UNSEEN = ("Mn", "Me", "Cf", "Cc", "Cs", "Co", "Cn")
"""Unicode categories that are ignored in comparisons: marks and invisible characters."""

FILLERS = "\u115f\u1160\u3164\uffa0\u2800"
"""Letters and symbols without a visible glyph."""

OFFICES = ("Mathom", "Admin", "Administrator", "Moderator", "Bot")
"""Names that would seem to speak for the server."""


def login_of(name: str) -> str:
    """The key of a name for sign-in: without case, marks and invisible characters."""
    return visible(visible(name).casefold())[:LONGEST_LOGIN]


def older_login_of(name: str) -> str:
    """The key of a name before marks were ignored; see migration 0007."""
    plain = " ".join(name.replace("\0", " ").split())
    return unicodedata.normalize("NFKC", plain).casefold()[:LONGEST_LOGIN]


def skeleton_of(name: str) -> str:
    """The skeleton of a name (UTS 39): each character replaced by its prototype."""
    like = "".join(prototype(character) for character in visible(name))
    return visible(like).casefold()[:LONGEST_SKELETON]


def visible(text: str) -> str:
    """A text without marks and invisible characters, in compatibility form, on one line."""
    parts = unicodedata.normalize("NFKD", text.replace("\0", " "))
    kept = [c for c in parts if unicodedata.category(c) not in UNSEEN and c not in FILLERS]
    return " ".join("".join(kept).split())


@cache
def prototype(character: str) -> str:
    """The prototype of a character: the characters that stand for all that look like it.

    The library holds pairs in both directions. A character with several partners is the prototype
    of them all; of two that have only each other, the smaller one is.
    """
    others = partners(character)
    if len(others) != 1:
        return character
    (other,) = others
    return other if len(partners(other)) > 1 else min(character, other)


def partners(text: str) -> set[str]:
    """The characters that look like a character. Some entries of the library are wrapped in
    directional marks."""
    return {pair["c"].strip("\u200e\u200f") for pair in confusables_data.get(text, ())} - {text}


@cache
def reserved() -> tuple[frozenset[str], frozenset[str]]:
    """The logins and skeletons of names reserved for bots and the server."""
    names = [*OFFICES]
    for language in LANGUAGES:
        names += [catalogue(language).text(key) for key in BOT_TEXTS.values()]
    return frozenset(map(login_of, names)), frozenset(map(skeleton_of, names))


@cache
def guests() -> re.Pattern[str]:
    """The skeletons of default guest names in all languages."""
    digit = "|".join(re.escape(skeleton_of(digit)) for digit in "0123456789")
    names = [skeleton_of(catalogue(one).text("guest-name", number="7")) for one in LANGUAGES]
    return re.compile("|".join(re.escape(name).replace("7", f"(?:{digit})+") for name in names))


def check_free_name(name: str) -> str:
    """A valid name that is neither a bot's nor a default guest name."""
    plain = check_name(name)
    login, skeleton = login_of(plain), skeleton_of(plain)
    if not any(character.isalnum() for character in login):
        raise BadNotation("bad-name", most=LONGEST_NAME)
    logins, skeletons = reserved()
    taken = login in logins or skeleton in skeletons or login.startswith(("search:", "random:"))
    if taken or guests().fullmatch(skeleton):
        raise IllegalAction("name-taken")
    return plain
