"""A table for scenarios: a position, actions as one would write them down, and loaded dice."""

from __future__ import annotations

from typing import Any

from mathom.engine.game import Game
from mathom.engine.position import load
from mathom.engine.state import State, Tape
from mathom.engine.step import act, decider, legal
from mathom.engine.view import see


class Table:
    """A game in progress from a position."""

    def __init__(self, game: Game[Any], data: dict[str, object] | None = None) -> None:
        self.game = game
        self.s: State = load(game, data if data is not None else {})
        self.seats = game.seat_names(game.seat_count(self.s))

    def play(self, line: str, *chance: str) -> Tape:
        """Do `seat: action`; exactly this chance must fall, none if none is given."""
        seat, _, action = line.partition(": ")
        tape = Tape([self.game.vocabulary.parse(text) for text in chance])
        self.s.tape = tape
        act(self.s, self.game.vocabulary.parse(action), self.seats.index(seat))
        assert tape.finished(), "less chance fell than was given"
        return tape

    def options(self, seat: str) -> list[str]:
        """What a seat may do."""
        return self.game.legal_texts(self.s, self.seats.index(seat))

    def decider(self) -> str | None:
        """Who is asked first."""
        seat = decider(self.s)
        return self.seats[seat] if seat >= 0 else None

    def asked(self) -> object:
        """The kind of the pending choice."""
        asked = self.view()["asked"]
        return asked["choice"] if isinstance(asked, dict) else None

    def view(self, seat: str | None = None) -> dict[str, object]:
        """What a seat or a spectator sees."""
        return see(self.game, self.s, self.seats.index(seat) if seat else -1)

    def ending(self) -> tuple[list[str], str] | None:
        """Who won and why."""
        outcome = self.s.outcome
        return ([self.seats[seat] for seat in outcome.winners], outcome.reason) if outcome else None


def numbers(game: Game[Any], s: State) -> list[int]:
    """Everything in a state, what is offered and the generator included."""
    return [*game.fingerprint(s), *s.offers, s.r0, s.r1, s.r2, s.r3, *legal(s, decider(s))]
