"""Which language somebody reads."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence

from mathom.engine.errors import BadNotation
from mathom.texts.catalogue import LANGUAGES, Catalogue, catalogue


def spoken_language(asked: str | None = None, environment: Mapping[str, str] | None = None) -> str:
    """The language asked for, else MATHOM_LANG, else that of LANG if we speak it, else English."""
    settings = os.environ if environment is None else environment
    named = asked or settings.get("MATHOM_LANG", "")
    if named:
        return known_language(named)
    usual = settings.get("LANG", "")[:2].lower()
    return usual if usual in LANGUAGES else LANGUAGES[0]


def known_language(named: str) -> str:
    """The two letters of a language that there is a catalogue for."""
    letters = named.lower()
    if letters not in LANGUAGES:
        raise BadNotation("unknown-language", language=named, known=" ".join(LANGUAGES))
    return letters


def help_catalogue(words: Sequence[str] | None = None) -> Catalogue:
    """The texts for help that is written before the command line has been read."""
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
