"""Games, their components and decks."""

from __future__ import annotations

from typing import Any

import msgspec

from mathom.server.http.wire.common import Named


class OptionInfo(msgspec.Struct):
    """A rule that tables may set differently, the recommended value first; with `free` any text."""

    id: str
    name: str
    values: list[Named]
    free: bool


class BotInfo(msgspec.Struct):
    """A bot, what it is called and what to expect of it."""

    spec: str
    name: str
    description: str


class GameInfo(msgspec.Struct):
    """A game, or one that is planned."""

    id: str
    name: str
    available: bool
    seats: list[int]
    seat_names: list[Named]
    options: list[OptionInfo]
    bots: list[BotInfo]
    components: dict[str, int]
    cooperative: bool = False
    hushed: bool = False
    campaign: bool = False
    decks: bool = False


class Row(msgspec.Struct):
    """One line of a sheet."""

    name: str
    text: str


class Sheet(msgspec.Struct):
    """All there is to read about a card, tile or token."""

    kind: str
    id: str
    title: str
    rows: list[Row]
    facts: dict[str, Any]


class NewDeck(msgspec.Struct, forbid_unknown_fields=True):
    """A deck to keep, or to keep otherwise."""

    game: str
    name: str
    text: str


class DeckText(msgspec.Struct, forbid_unknown_fields=True):
    """The text of a deck that is not kept yet."""

    text: str


class DeckFault(msgspec.Struct):
    """Something that is wrong with a deck: a key, words, the line and the things it is about."""

    reason: str
    text: str
    line: int | None
    pieces: list[str]


class DeckCheck(msgspec.Struct):
    """All that is wrong with a deck; without faults, the actions that bring it to a table."""

    faults: list[DeckFault]
    actions: list[str]


class DeckInfo(msgspec.Struct):
    """A deck that somebody keeps."""

    id: str
    game: str
    name: str
    text: str
    yours: bool
    updated: float
    check: DeckCheck


class ReadyDeck(msgspec.Struct):
    """A deck that everybody has."""

    id: str
    name: str
    text: str
