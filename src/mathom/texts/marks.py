"""Marks in the sentences of a story: where a page draws a symbol, and which words name a piece.

While a sentence is put together its marks stand in the text, between characters that no text
holds otherwise. `unmarked` takes them out, so that whoever reads the text alone reads plain text.
"""

from __future__ import annotations

import re

import msgspec

from mathom.texts.catalogue import Name

OPEN, MIDDLE, CLOSE = "\ue000", "\ue001", "\ue002"
"""Characters for private use: OPEN, what the mark stands for, MIDDLE, the words, CLOSE."""

MARKED = re.compile(f"{OPEN}([^{MIDDLE}]*){MIDDLE}|{CLOSE}")


class Mark(msgspec.Struct, frozen=True, gc=False):
    """A symbol or the name of a piece: the characters from `at` on, `length` of them. `of` is the
    id of a piece such as `region:rohan`, or a symbol. A symbol stands for its characters; without
    characters it stands before the next word."""

    at: int
    length: int
    of: str


def piece(of: str, text: str) -> str:
    """The name of a piece inside a sentence."""
    if isinstance(text, Name):
        return Name(piece(of, str(text)), lambda form: inside(of, str(text), text.form(form)))
    return f"{OPEN}{of}{MIDDLE}{text}{CLOSE}"


def inside(of: str, name: str, formed: str) -> str:
    """The form of a name, of which the name alone is marked."""
    return formed.replace(name, piece(of, name), 1) if name in formed else piece(of, formed)


def symbol(of: str, text: str = "") -> str:
    """A text with a symbol before it."""
    return f"{OPEN}{of}{MIDDLE}{CLOSE}{text}"


def unmarked(text: str) -> tuple[str, tuple[Mark, ...]]:
    """A text without its marks, and the marks."""
    if OPEN not in text:
        return text, ()
    plain: list[str] = []
    found: list[Mark] = []
    opened: list[tuple[int, str]] = []
    last = length = 0
    for match in MARKED.finditer(text):
        part = text[last : match.start()]
        plain.append(part)
        length += len(part)
        last = match.end()
        if match[1] is not None:
            opened.append((length, match[1]))
        else:
            at, of = opened.pop()
            if not opened:  # of marks inside each other the outer one counts
                found.append(Mark(at, length - at, of))
    plain.append(text[last:])
    return "".join(plain), tuple(found)


def sentence_case(text: str) -> str:
    """A sentence begins with a capital letter; marks before it do not count."""
    at = 0
    while text.startswith((OPEN, CLOSE), at):
        at = text.index(MIDDLE, at) + 1 if text[at] == OPEN else at + 1
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]
