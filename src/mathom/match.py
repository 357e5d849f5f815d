"""The Python API: a match is a game being played, with its record."""

from __future__ import annotations

import json
from collections.abc import Callable
from operator import index
from typing import Any, ClassVar, NamedTuple, SupportsIndex, TypeVar, cast

from mathom.engine import step
from mathom.engine.admission import admit
from mathom.engine.errors import BadNotation, IllegalAction, MathomError
from mathom.engine.game import SPECTATOR, Game, find_game
from mathom.engine.perspective import Perspective
from mathom.engine.position import position
from mathom.engine.record import Record, Recorder, read_record, replay
from mathom.engine.state import Outcome, State, Tape
from mathom.engine.view import see

Seat = str | SupportsIndex
"""A seat by its name or its number."""

V = TypeVar("V")

Words = tuple[int, int, int, int]
"""The words of a random generator."""

MOST_SEED = (1 << 64) - 1


class Move(NamedTuple):
    """One move of a match: who did what."""

    seat: str
    action: str


class Match:
    """One game being played. Seats and actions are returned by their readable names, and given by
    name or number.

    `rules` is the version of the rules under which the match began. If that version is older than
    the current one and the record is no longer legal to its end, `stopped` is the error that names
    the first illegal line, and the match stands before it.
    """

    drawing: ClassVar[Callable[[Match, str], str] | None] = None
    """Draws the table as `html`, `svg`, `text` or `ansi`. The package sets it."""

    def __init__(
        self, recorder: Recorder, rules: int | None = None, stopped: MathomError | None = None
    ) -> None:
        self.recorder = recorder
        self.rules = recorder.game.rules_version if rules is None else rules
        self.stopped = stopped
        self.earlier: list[Words] = []

    def __repr__(self) -> str:
        record = self.recorder.record
        if self.outcome is not None:
            now = f"{', '.join(self.winners) or 'nobody'} won by {self.outcome.reason}"
        else:
            now = f"{self.decider} decides, {len(self.legal())} legal actions"
        return f"<Match {self.game.id}, seed {record.seed}, move {len(record.moves)}: {now}>"

    def __copy__(self) -> Match:
        return self.clone()

    def __deepcopy__(self, _memo: object) -> Match:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        text = self.recorder.record.text()
        return restore_match, (text, self.state, self.rules, self.stopped)

    def _repr_html_(self) -> str | None:
        return None if Match.drawing is None else Match.drawing(self, "html")

    def _repr_svg_(self) -> str | None:
        return None if Match.drawing is None else Match.drawing(self, "svg")

    def draw(self) -> str:
        """The table as text, as spectators see it."""
        return repr(self) if Match.drawing is None else Match.drawing(self, "text")

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
        seat = step.decider(self.state)
        return self.seats[seat] if seat >= 0 else None

    @property
    def outcome(self) -> Outcome | None:
        """The numbers of the winners and the reason, None while the game runs."""
        return self.state.outcome

    @property
    def winners(self) -> list[str]:
        """The names of the winners; none while the game runs."""
        outcome = self.state.outcome
        return [] if outcome is None else [self.seats[seat] for seat in outcome.winners]

    @property
    def moves(self) -> list[Move]:
        """The moves so far."""
        seats, text = self.seats, self.game.vocabulary.text
        return [Move(seats[move.seat], text(move.action)) for move in self.recorder.record.moves]

    def seat_number(self, seat: Seat | None) -> int:
        """The number of a seat; without one, of the deciding seat."""
        if seat is None:
            return step.decider(self.state)
        if isinstance(seat, str):
            if seat in self.seats:
                return self.seats.index(seat)
        elif 0 <= index(seat) < len(self.seats):
            return index(seat)
        raise BadNotation("unknown-seat", seat=str(seat), known=" ".join(self.seats))

    def actions(self, seat: Seat | None = None) -> list[str]:
        """The legal actions of a seat, as texts."""
        return self.game.legal_texts(self.state, self.seat_number(seat))

    def legal(self, seat: Seat | None = None) -> list[int]:
        """The legal actions of a seat, as numbers."""
        return step.legal(self.state, self.seat_number(seat))

    def act(
        self,
        action: str | SupportsIndex,
        seat: Seat | None = None,
        chances: list[str] | None = None,
    ) -> Tape:
        """Do an action and return the events. An illegal action raises and changes nothing.
        `chances`, such as `roll pips:6`, determine the first chance results."""
        parse = self.game.vocabulary.parse
        number = parse(action) if isinstance(action, str) else index(action)
        if not 0 <= number < len(self.game.vocabulary.texts):
            raise BadNotation("unknown-action", text=str(number))
        script = None if chances is None else [parse(chance) for chance in chances]
        s = self.state
        words = (s.r0, s.r1, s.r2, s.r3)
        tape = self.recorder.act(number, self.seat_number(seat), script)
        self.earlier.append(words)
        return tape

    def undo(self, moves: int = 1) -> None:
        """Take back the last moves, by replaying those before. Made again, they have the same
        chance results, as long as they were made in this match and not read from a record."""
        record = self.recorder.record
        left = len(record.moves) - moves
        if moves < 1 or left < 0:
            raise IllegalAction("nothing-to-undo")
        del record.moves[left:]
        record.result = ""
        s = replay(record).s
        s.tape = None
        if moves <= len(self.earlier):
            s.r0, s.r1, s.r2, s.r3 = self.earlier[-moves]
        else:
            s.reseed(record.seed + left)
        del self.earlier[-moves:]
        self.recorder = Recorder(record, s)

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
        copy = Match(Recorder(record, self.state.clone()), self.rules, self.stopped)
        copy.earlier = self.earlier[:]
        return copy

    def view(self, seat: Seat | None = None) -> dict[str, object]:
        """What a seat sees; without a seat, what a spectator sees."""
        return see(self.game, self.state, SPECTATOR if seat is None else self.seat_number(seat))

    def view_as(self, kind: type[V], seat: Seat | None = None) -> V:
        """The same with its type, for editors and type checkers: the `VIEW` of the game's
        `view_types`."""
        found = self.view(seat)
        lacking = set(getattr(kind, "__required_keys__", ())) - found.keys()
        if lacking:
            raise BadNotation("other-view", game=self.game.id, view=kind.__name__)
        return cast(V, found)

    def perspective(self, seat: Seat | None = None) -> Perspective:
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


def new(game: str, seed: SupportsIndex = 0, seats: SupportsIndex = 0, **options: object) -> Match:
    """A new match from a seed; options as in `mathom games`, with _ for -. Without a number of
    seats, it has as many as is usual."""
    found = find_game(game)
    settings = found.parse_settings({k.replace("_", "-"): str(v) for k, v in options.items()})
    count = index(seats) or found.usual_seats
    if count not in found.seats:
        raise BadNotation("wrong-seats", seats=count, known=" ".join(map(str, found.seats)))
    return Match(Recorder(Record(found, settings, count, index(seed) & MOST_SEED)))


def restore_match(text: str, s: State, rules: int, stopped: MathomError | None) -> Match:
    """A match from a pickle."""
    return Match(Recorder(read_record(text), s), rules, stopped)


def act(state: State, action: SupportsIndex, seat: SupportsIndex | None = None) -> None:
    """Do a legal action in a state, such as one of `Perspective.sample`, and run to the next
    decision. An illegal action raises and changes nothing."""
    step.act(state, index(action), -1 if seat is None else index(seat))


def legal(state: State, seat: SupportsIndex | None = None) -> list[int]:
    """The legal actions of a seat in a state; without a seat, of the deciding one."""
    return step.legal(state, step.decider(state) if seat is None else index(seat))


def decider(state: State) -> int:
    """The number of the seat that must decide in a state, -1 when the game is over."""
    return step.decider(state)


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
    return Match(Recorder(record, tried=True))


def from_record(text: str) -> Match:
    """A match replayed from a record and verified, to view or to continue. A record of older rules
    is replayed as far as it is legal; see `Match.stopped`."""
    record = read_record(text)
    walk = replay(record)
    walk.s.tape = None
    walk.s.reseed(record.seed + len(record.moves))
    return Match(Recorder(record, walk.s), walk.rules, walk.stopped)
