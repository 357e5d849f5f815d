"""Choosing the language of the texts."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence

from mathom.engine.errors import BadNotation
from mathom.texts.catalogue import LANGUAGES, Catalogue, catalogue


def spoken_language(asked: str | None = None, environment: Mapping[str, str] | None = None) -> str:
    """The requested language, else MATHOM_LANG, else LANG if it is supported, else English."""
    settings = os.environ if environment is None else environment
    named = asked or settings.get("MATHOM_LANG", "")
    if named:
        return known_language(named)
    usual = settings.get("LANG", "")[:2].lower()
    return usual if usual in LANGUAGES else LANGUAGES[0]


def known_language(named: str) -> str:
    """The two-letter code of a supported language; others are refused."""
    letters = named.lower()
    if letters not in LANGUAGES:
        raise BadNotation("unknown-language", language=named, known=" ".join(LANGUAGES))
    return letters


def help_catalogue(words: Sequence[str] | None = None) -> Catalogue:
    """The catalogue for help texts, which are needed before the command line is parsed."""
    given = sys.argv if words is None else words
    asked = None
    for at, word in enumerate(given):
        if word == "--lang" and at + 1 < len(given):
            asked = given[at + 1]
        elif word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
    try:
        return catalogue(spoken_language(asked))
    except BadNotation:
        return catalogue(LANGUAGES[0])
