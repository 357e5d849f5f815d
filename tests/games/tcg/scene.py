"""Scenes: a position, what is done in it, and the result.

Cards are written by their titles, with the subtitle in brackets where several cards share a title;
`A on B` is borne by B, `A under B` is stacked on B, `A *2` has two wounds, `A +2` two tokens. `do`
are actions; where one cannot be taken yet the players pass until it can; `use A/2` is the second
ability of A. `then` are questions of `Table.ask` with their answers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.games.tcg.table import NAMES, Table, at, ids

from mathom.games.tcg.rules.abilities import ability_types as tables
from mathom.games.tcg.rules.abilities.ability_types import CardAbilities, End
from mathom.games.tcg.rules.abilities.compile import read_ability
from mathom.games.tcg.rules.abilities.values import read_condition
from mathom.games.tcg.rules.facts import CARD_FACTS, CARDS

LISTS = ("hand", "deck", "discard", "dead", "sites", "shand", "sdeck", "sdiscard", "ssites")

BATTLE: dict[str, Any] = {"sites": "Hornburg Courtyard", "site": 5}
"""The fellowship is at a battleground."""

CONTROL1: dict[str, Any] = {"control": {1: 1}, "site": 5}
CONTROL2: dict[str, Any] = {"control": {1: 1, 2: 1}, "site": 5}
"""The Shadow player controls one site, or two."""


def parts(text: str, separator: str) -> list[str]:
    return [part.strip() for part in ids(text).split(separator) if part.strip()]


def pair(text: str) -> tuple[str, str]:
    first, second = text.split(">")
    return first.strip(), second.strip()


def answer(text: str) -> Any:
    """A number, a word, or nothing."""
    if text in ("None", "True", "False"):
        return {"None": None, "True": True, "False": False}[text]
    return int(text) if re.fullmatch(r"-?\d+", text) else text


def question(text: str) -> tuple[str, Any]:
    """A question of `Table.ask` with its answer: `strength of 4_74 = 8`."""
    asked, _, value = (part.strip() for part in text.partition("="))
    word, _, rest = asked.partition(" ")
    if word == "bearable":
        return f"bearable {'>'.join(pair(rest))}", answer(value)
    if word == "archery":
        fellowship, minions = value.split("-")
        return asked, (int(fellowship), int(minions))
    return f"{word} {rest.removeprefix('of ')}".strip(), answer(value)


class Scene:
    """One scene of one card.

    `free` and `shadow` are the cards in play of the Free Peoples player and of the Shadow player.
    `pairs` are minions and the characters that they fight.
    """

    def __init__(
        self,
        card: str,
        phase: str,
        free: str = "",
        shadow: str = "",
        do: str = "",
        then: str = "",
        pairs: str = "",
        **more: Any,
    ) -> None:
        self.card = NAMES[card]
        self.phase = phase
        self.free = parts(free, ",")
        self.shadow = parts(shadow, ",")
        self.do = parts(do, ",")
        self.then = [question(part) for part in parts(then, ";")]
        self.pairs = [pair(part) for part in parts(pairs, ",")]
        self.more: dict[str, Any] = {
            key: parts(value, ",") if key in LISTS else value for key, value in more.items()
        }
        for key in ("bearer", "ring"):
            if key in self.more:
                self.more[key] = NAMES[self.more[key]]
        self.more.setdefault("wait", True)

    def table(self) -> Table:
        """The position."""
        return at(self.phase, self.free, self.shadow, pairs=self.pairs, **self.more)

    def play(self) -> None:
        """Play the scene and compare the result."""
        t = self.table()
        for action in self.do:
            t.skip(action)
            t.do(action)
        for asked, wanted in self.then:
            if asked.startswith("may "):
                t.skip(asked[4:])
            found = t.ask(asked)
            if isinstance(found, str):
                found = ids(found)
            assert found == wanted, f"{asked} is {found}, not {wanted}"


def fight(
    card: str, who: str, free: str = "", shadow: str = "Orthanc Warrior", **more: Any
) -> Scene:
    """A Free Peoples character fights the first minion."""
    more.setdefault("site", 5)
    minion = re.sub(r" \*\d+$", "", shadow.split(", ")[0])
    in_play = f"{who}, {free}" if free else who
    return Scene(card, "skirmish", in_play, shadow, pairs=f"{minion} > {who}", **more)


def needs(card: str, free: str = "", **more: Any) -> Scene:
    """The card cannot be played: a card that it requires cannot be spotted."""
    more.setdefault("site", 5)
    return Scene(card, "fellowship", free, then=f"may play {card} = False", hand=card, **more)


def wins(card: str, free: str = "", shadow: str = "", **more: Any) -> Scene:
    """The minion wins a skirmish against Gimli."""
    more.setdefault("site", 5)
    gimli = "Gimli (Unbidden Guest)"
    companions = f"{gimli}, {free}" if free else gimli
    minions = f"{card}, {shadow}" if shadow else card
    return Scene(card, "skirmish", companions, minions, pairs=f"{card} > {gimli}", **more)


NEVER = ["moved", 99]
"""A condition that no game fulfils."""

TABLES: list[list[Any]] = [
    table for table in vars(tables).values() if isinstance(table, list) and len(table) == len(CARDS)
]
"""Whatever is known of each card."""


@contextmanager
def without(card: str, entry: int) -> Iterator[None]:
    """A world in which a card lacks one of its abilities."""
    number = CARDS.index(card)
    saved: list[Any] = [table[number] for table in TABLES]
    events = [kinds[:] for kinds in tables.RESPONSE_EVENTS]
    count = len(tables.ABILITIES)
    rewrite(number, entry)
    try:
        yield
    finally:
        for table, old in zip(TABLES, saved, strict=True):
            table[number] = old
        tables.STARTER_KINDS.clear()
        for kinds, old in zip(tables.RESPONSE_EVENTS, events, strict=True):
            kinds[:] = old
        del tables.ABILITIES[count:]


def rewrite(number: int, entry: int) -> None:
    """Compile the abilities of a card again, one of them without effect."""
    for kinds in tables.RESPONSE_EVENTS:
        if number in kinds:
            kinds.remove(number)
    found = CardAbilities(number, len(tables.ABILITIES))
    found.bearer = tables.BEARER[number]
    for index, data in enumerate(CARD_FACTS[number]["abilities"]):
        if index != entry:
            read_ability(found, data)
        elif data[0] == "playcost":
            read_ability(found, data)
            found.play_cost = None
        elif data[0] not in ("static", "static-first", "toplay"):
            read_ability(found, data)
            ability = found.abilities[-1]
            ability.needs.append(read_condition(NEVER))
            if data[0] == "later":
                ability.program = [End()]
    tables.set_abilities(found)
