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
    """A bot, its name and its description."""

    spec: str
    name: str
    description: str


class SampleInfo(msgspec.Struct):
    """A whole game that was recorded, to watch: what it is called, who played, and its length."""

    title: str
    players: list[str]
    moves: int


class GameInfo(msgspec.Struct):
    """A game, or one that is planned; `bots` are its levels, the weakest first, and `usual_bot` is
    the level for somebody who has chosen none."""

    id: str
    name: str
    available: bool
    seats: list[int]
    seat_names: list[Named]
    options: list[OptionInfo]
    bots: list[BotInfo]
    usual_bot: str
    components: dict[str, int]
    cooperative: bool = False
    hushed: bool = False
    campaign: bool = False
    decks: bool = False
    sample: SampleInfo | None = None


class Row(msgspec.Struct):
    """One line of a sheet."""

    name: str
    text: str


class Sheet(msgspec.Struct):
    """The description of a card, tile or token."""

    kind: str
    id: str
    title: str
    rows: list[Row]
    facts: dict[str, Any]


class NewDeck(msgspec.Struct, forbid_unknown_fields=True):
    """A new deck, or a changed one."""

    game: str
    name: str
    text: str


class DeckText(msgspec.Struct, forbid_unknown_fields=True):
    """The text of a deck that is not stored yet."""

    text: str


class DeckFault(msgspec.Struct):
    """A fault of a deck: a key, a text, the line and the cards."""

    reason: str
    text: str
    line: int | None
    pieces: list[str]


class DeckCheck(msgspec.Struct):
    """The faults of a deck; without faults, the actions that choose it at a table. `text` is the
    deck with the ids of its cards, however it was written."""

    faults: list[DeckFault]
    actions: list[str]
    text: str


class DeckInfo(msgspec.Struct):
    """A stored deck."""

    id: str
    game: str
    name: str
    text: str
    yours: bool
    updated: float
    check: DeckCheck


class ReadyDeck(msgspec.Struct):
    """A deck of the game itself."""

    id: str
    name: str
    text: str
