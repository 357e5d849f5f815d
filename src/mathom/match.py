"""The Python API: a match is a game being played, with its record."""

from __future__ import annotations

import json
from typing import Any

from mathom.engine.admission import admit
from mathom.engine.errors import BadNotation, MathomError
from mathom.engine.game import SPECTATOR, Game, find_game
from mathom.engine.perspective import Perspective
from mathom.engine.position import position
from mathom.engine.record import Record, Recorder, read_record, replay
from mathom.engine.state import Outcome, State, Tape
from mathom.engine.step import decider, legal
from mathom.engine.view import see


class Match:
    """One game being played. Seats and actions are given and returned by their readable names.

    `rules` is the version of the rules under which the match began. If that version is older than
    the current one and the record is no longer legal to its end, `stopped` is the error that names
    the first illegal line, and the match stands before it.
    """

    def __init__(
        self, recorder: Recorder, rules: int | None = None, stopped: MathomError | None = None
    ) -> None:
        self.recorder = recorder
        self.rules = recorder.game.rules_version if rules is None else rules
        self.stopped = stopped

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self.recorder.game

    @property
    def state(self) -> State:
        """The state itself, in numbers."""
        return self.recorder.s

    @property
    def seats(self) -> list[str]:
        """The names of the seats."""
        return self.game.seat_names(self.recorder.record.seats)

    @property
    def decider(self) -> str | None:
        """The seat that must decide next, None when the game is over."""
        seat = decider(self.state)
        return self.seats[seat] if seat >= 0 else None

    @property
    def outcome(self) -> Outcome | None:
        """The winners and the reason, None while the game runs."""
        return self.state.outcome

    def seat_number(self, seat: str | None) -> int:
        """The number of a seat; without a name, of the deciding one."""
        if seat is None:
            return decider(self.state)
        if seat not in self.seats:
            raise BadNotation("unknown-seat", seat=seat, known=" ".join(self.seats))
        return self.seats.index(seat)

    def actions(self, seat: str | None = None) -> list[str]:
        """The legal actions of a seat, as texts."""
        return self.game.legal_texts(self.state, self.seat_number(seat))

    def legal(self) -> list[int]:
        """The legal actions of the deciding seat, as numbers."""
        return legal(self.state, decider(self.state))

    def act(
        self, action: str | int, seat: str | None = None, chances: list[str] | None = None
    ) -> Tape:
        """Do an action and return the events. An illegal action raises and changes nothing.
        `chances`, such as `roll pips:6`, determine the first chance results."""
        parse = self.game.vocabulary.parse
        number = parse(action) if isinstance(action, str) else action
        script = None if chances is None else [parse(chance) for chance in chances]
        return self.recorder.act(number, self.seat_number(seat), script)

    def clone(self) -> Match:
        """An independent copy, including its record."""
        old = self.recorder.record
        record = Record(old.game, old.settings, old.seats, old.seed)
        record.start = old.start
        record.players = old.players[:]
        record.notes = dict(old.notes)
        record.opening = old.opening
        record.moves = old.moves[:]
        record.result = old.result
        return Match(Recorder(record, self.state.clone()), self.rules, self.stopped)

    def view(self, seat: str | None = None) -> dict[str, object]:
        """What a seat sees; without a name, what a spectator sees."""
        return see(self.game, self.state, SPECTATOR if seat is None else self.seat_number(seat))

    def perspective(self, seat: str | None = None) -> Perspective:
        """What a bot in a seat receives."""
        return Perspective(self.game, self.state, self.seat_number(seat))

    def position(self) -> dict[str, object]:
        """The whole state as JSON."""
        return position(self.game, self.state)

    def record(self) -> str:
        """The record so far, as readable text."""
        return self.recorder.record.text()

    def digest(self) -> str:
        """A short hash of the state."""
        return self.game.digest(self.state)


def new(game: str, seed: int = 0, seats: int = 0, **options: str) -> Match:
    """A new match from a seed; options as in `mathom games`, with _ for -."""
    found = find_game(game)
    settings = found.parse_settings({k.replace("_", "-"): v for k, v in options.items()})
    count = seats or found.seats[0]
    if count not in found.seats:
        raise BadNotation("wrong-seats", seats=count, known=" ".join(map(str, found.seats)))
    return Match(Recorder(Record(found, settings, count, seed & ((1 << 64) - 1))))


def from_position(data: dict[str, object] | str, game: str | None = None) -> Match:
    """A match that continues from a complete or partial position."""
    content: Any = data
    if isinstance(data, str):
        try:
            content = json.loads(data)
        except (ValueError, RecursionError) as fault:
            raise BadNotation("not-json", text=str(fault)) from fault
    named = content.get("game") if isinstance(content, dict) else None
    found = find_game(str(game or named or ""))
    s = admit(found, content)
    start = position(found, s)
    record = Record(found, found.settings(s), found.seat_count(s), 0)
    record.start = start
    return Match(Recorder(record))


def from_record(text: str) -> Match:
    """A match replayed from a record and verified, to view or to continue. A record of older rules
    is replayed as far as it is legal; see `Match.stopped`."""
    record = read_record(text)
    walk = replay(record)
    walk.s.tape = None
    walk.s.reseed(record.seed + len(record.moves))
    return Match(Recorder(record, walk.s), walk.rules, walk.stopped)
