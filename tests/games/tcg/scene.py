"""Scenes: a position, what is done in it, and what is so afterwards, in a line or two each.

Cards are written by their number in the set. `do` are actions; where one cannot be taken yet the
players pass until it can. `then` are questions of `Table.ask` with their answers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.games.tcg.table import Table, at

from mathom.games.tcg import ability as tables
from mathom.games.tcg.ability import End
from mathom.games.tcg.facts import CARD_FACTS, CARDS
from mathom.games.tcg.reading import read_ability
from mathom.games.tcg.values import read_condition

CARD_VERBS = ("use", "play", "choose", "discard", "heal", "transfer", "assign", "fight")
PLAIN_QUESTIONS = ("hand", "control", "site", "deck", "twilight", "burdens", "phase", "archery")
LISTS = ("hand", "deck", "discard", "dead", "sites", "shand", "sdeck", "sdiscard", "ssites")


def cards(text: str) -> list[str]:
    """`49, 74 *1, 132 on 109` with full ids."""
    return [re.sub(r"(?<![\w*+])(\d+)", r"4_\1", part.strip()) for part in text.split(",") if part]


def actions(text: str) -> list[str]:
    """`use 49, take 2` with full ids."""
    found = []
    for part in text.split(","):
        verb, _, rest = part.strip().partition(" ")
        found.append(f"{verb} 4_{rest}" if verb in CARD_VERBS else part.strip())
    return [action for action in found if action]


def answer(text: str) -> Any:
    """A number, a word, or nothing."""
    if text in ("None", "True", "False"):
        return {"None": None, "True": True, "False": False}[text]
    return int(text) if re.fullmatch(r"-?\d+", text) else text


def questions(text: str) -> list[tuple[str, Any]]:
    """`strength 74=8; zone 132=discard` with full ids."""
    found = []
    for part in text.split(";"):
        question, _, value = part.strip().partition("=")
        word, _, rest = question.partition(" ")
        if word == "may":
            found.append((f"may {actions(rest)[0]}", answer(value)))
        elif word == "bearable":
            what, _, whom = rest.partition(">")
            found.append((f"bearable 4_{what}>4_{whom}", answer(value)))
        elif rest and word not in PLAIN_QUESTIONS:
            wanted = f"4_{value}" if word in ("on", "against") and value != "None" else value
            owner, _, number = rest.rpartition(":")
            name = f"{owner}:4_{number}" if owner else f"4_{number}"
            found.append((f"{word} {name}", answer(wanted)))
        elif word == "site":
            found.append((question, f"4_{value}"))
        elif word == "archery":
            a, b = value.split("-")
            found.append((question, (int(a), int(b))))
        else:
            found.append((question, answer(value)))
    return found


class Scene:
    """One scene of one card."""

    def __init__(
        self,
        card: int,
        phase: str,
        free: str = "",
        shadow: str = "",
        do: str = "",
        then: str = "",
        pairs: str = "",
        **more: Any,
    ) -> None:
        self.card = f"4_{card}"
        self.phase = phase
        self.free = cards(free)
        self.shadow = cards(shadow)
        self.do = actions(do)
        self.then = questions(then)
        self.pairs = [
            (f"4_{a.strip()}", f"4_{b.strip()}")
            for a, _, b in (pair.partition(">") for pair in pairs.split(",") if pair)
        ]
        self.more = {key: cards(value) if key in LISTS else value for key, value in more.items()}
        for key in ("bearer", "ring"):
            if key in self.more:
                self.more[key] = f"4_{self.more[key]}"
        self.more.setdefault("wait", True)

    def table(self) -> Table:
        """The position."""
        return at(self.phase, self.free, self.shadow, pairs=self.pairs, **self.more)

    def play(self) -> None:
        """Play the scene, and compare what came of it."""
        t = self.table()
        for action in self.do:
            t.skip(action)
            t.do(action)
        for question, wanted in self.then:
            if question.startswith("may "):
                t.skip(question[4:])
            found = t.ask(question)
            assert found == wanted, f"{question} is {found}, not {wanted}"


NEVER = ["moved", 99]
"""A condition that no game fulfils."""

TABLES = (
    tables.CARD_ABILITIES, tables.STATICS, tables.STATIC_KINDS, tables.OCCASION_KINDS,
    tables.TO_PLAY, tables.PLAY_COSTS,
)  # fmt: skip


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
            table[number] = old  # type: ignore[index]
        for kinds, old in zip(tables.RESPONSE_EVENTS, events, strict=True):
            kinds[:] = old
        del tables.ABILITIES[count:]


def rewrite(number: int, entry: int) -> None:
    """Read the abilities of a card again, one of them without effect."""
    blank: list[Any] = [[], [], 0, 0, [], None]
    for table, empty in zip(TABLES, blank, strict=True):
        table[number] = empty  # type: ignore[index]
    for kinds in tables.RESPONSE_EVENTS:
        if number in kinds:
            kinds.remove(number)
    for index, data in enumerate(CARD_FACTS[number]["abilities"]):
        if index != entry:
            read_ability(number, data)
        elif data[0] == "playcost":
            read_ability(number, data)
            tables.PLAY_COSTS[number] = None
        elif data[0] not in ("static", "static-first", "toplay"):
            read_ability(number, data)
            found = tables.CARD_ABILITIES[number][-1]
            found.needs.append(read_condition(NEVER))
            if data[0] == "later":
                found.program = [End()]
