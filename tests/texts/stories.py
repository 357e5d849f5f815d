"""Tables whose stories tests read, and readers of them."""

from __future__ import annotations

import random
from typing import Any

from mathom.engine.step import decider, legal
from mathom.server.http.wire import Line
from mathom.server.live.screen import log_lines, reader_for
from mathom.table.events import Created, Event, Sat
from mathom.table.fold import fold
from mathom.table.handle import and_start, play_action
from mathom.table.opening import whole
from mathom.table.story import Reader
from mathom.table.table import Table
from mathom.texts import wording
from mathom.texts.story import Cast, Story

NAMES = ("Ann", "Bob", "Cid", "Dag")


def begun(game: str, seats: int = 2, start: dict[str, Any] | None = None, **rest: Any) -> Table:
    """A table at its first decision."""
    position = whole(game, start) if start is not None else None
    events: list[Event] = [
        Created(at=1.0, game=game, seats=seats, host="a", secret=99, start=position, **rest)
    ]
    seated: list[Event] = [
        Sat(at=1.0, seat=seat, user=NAMES[seat].lower(), name=NAMES[seat]) for seat in range(seats)
    ]
    return fold("t", [*events, *and_start(fold("t", events), seated, 1.0).events])


def do(table: Table, *actions: str) -> Table:
    """Let whoever must decide do these actions."""
    for action in actions:
        seat = decider(table.state)
        code = table.game.vocabulary.parse(action)
        table = play_action(table, seat, code, "x", 1.0).after(table)
    return table


def at_random(table: Table, seed: int, moves: int) -> Table:
    """Let everybody do anything, so many times or until the end."""
    chance = random.Random(seed)
    for _ in range(moves):
        if table.status != "running":
            break
        seat = decider(table.state)
        action = chance.choice(legal(table.state, seat))
        table = play_action(table, seat, action, "x", 1.0).after(table)
    return table


def with_decks(table: Table) -> Table:
    """Let both players bring their first starter deck, if there are decks."""
    while table.game.id == "tcg" and "bring" in first_option(table):
        table = do(table, first_option(table))
    return table


def first_option(table: Table) -> str:
    """The first thing that can be done."""
    return table.game.legal_texts(table.state, decider(table.state))[0]


def reader(table: Table, seat: int, language: str = "en", you: bool = True) -> Reader:
    """Somebody who reads what a seat knows."""
    names = NAMES[: len(table.seats)]
    return Reader(table, wording(table.game.id, language), seat, Cast(names, seat if you else -1))


def stories(table: Table, seat: int, language: str = "en", you: bool = True) -> list[Story]:
    """All turns as a seat reads them."""
    return list(reader(table, seat, language, you).stories(0, table.moves))


def last_turn(table: Table, seat: int, language: str = "en", you: bool = True) -> list[str]:
    """The sentences of the last turn."""
    return [sentence.text for sentence in stories(table, seat, language, you)[-1].sentences]


def log_of(table: Table, number: int, seat: int, language: str) -> list[Line]:
    """The log up to a moment for a seat or a spectator (-1)."""
    return log_lines(reader_for(table, "", seat, wording(table.game.id, language)), number)
