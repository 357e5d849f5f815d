"""The record of a stopped table, taken from its events without the rules.

The current rules cannot replay the table to its end; those under which it was played could.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from mathom.engine.errors import BadNotation
from mathom.engine.record import FIRST_LINE, one_line
from mathom.table import events as e
from mathom.table.recovery import Row, read
from mathom.table.table import game_of


def played_record(rows: Iterable[Row]) -> str:
    """The record of all readable events in these rows, without digests and result."""
    played: Played | None = None
    for _, body in rows:
        try:
            event = read(body)
        except BadNotation:
            continue
        if played is None and isinstance(event, e.Created):
            played = Played(event)
        elif played is not None:
            played.note(event)
    if played is None:
        raise BadNotation("event-missing", number=1)
    return played.text()


class Played:
    """The actions of a table, as texts."""

    def __init__(self, first: e.Created) -> None:
        self.first = first
        self.rules = first.rules
        self.start: dict[str, Any] | None = first.start
        self.names = game_of(first.game).seat_names(first.seats)
        self.players = [""] * first.seats
        self.opening: list[str] = []
        self.moves: list[e.Acted] = []

    def note(self, event: e.Event) -> None:
        """Add an event."""
        match event:
            case e.Sat() | e.BotSeated() | e.Replaced():
                self.players[event.seat] = event.name if isinstance(event, e.Sat) else event.bot
            case e.Started():
                self.rules, self.opening = event.rules, event.chances
            case e.Acted():
                self.moves.append(event)
            case e.Undone():
                del self.moves[event.to :]
            case e.WentOn():
                self.rules, self.start = event.rules, event.position
                self.opening, self.moves = [], []

    def text(self) -> str:
        first = self.first
        lines = [FIRST_LINE, f"game: {first.game}", f"rules: {self.rules}"]
        lines += [f"seats: {first.seats}", f"seed: {first.seed}"]
        lines += [f"option {name}: {value}" for name, value in first.options.items()]
        if self.start is not None:
            lines.append(f"start: {json.dumps(self.start, separators=(',', ':'))}")
        for name, player in zip(self.names, self.players, strict=True):
            if player:
                lines.append(f"player {name}: {one_line(player)}")
        lines += ["", *[f"~ {chance}" for chance in self.opening]]
        for number, move in enumerate(self.moves, 1):
            lines.append(f"{number}. {self.names[move.seat]}: {move.action}")
            lines += [f"~ {chance}" for chance in move.chances]
        return "\n".join([*lines, f"end: {len(self.moves)}"]) + "\n"
