"""Records: a whole game as readable text, to save, replay, verify and export.

    mathom record 1
    game: duel
    rules: 2
    seats: 2
    seed: 7
    option extra-turns: one
    player sauron: search:normal

    ~ lay card:c1-grey-02
    = 41d2f0b6a9c3e857
    1. sauron: play card:c1-red-02
    2. sauron: place region:rohan
    ~ turn card:c1-blue-01
    result: fellowship conquest
    end: 2

A `start` header holds a position in place of the set-up. A line with `~` is a result of chance,
one with `=` a digest of the state at that point. Replaying takes chance from the record and not
from a generator, so a record can also hold a game that was played on a real table.

`rules` is the version of the rules. A record of an older one is replayed by its actions as far as
they are still legal; its digests and its result are not held against it.
"""

from __future__ import annotations

import json
from typing import Any, Final

from mathom.engine.admission import admit
from mathom.engine.errors import BadNotation, IllegalAction, MathomError
from mathom.engine.game import Game, find_game
from mathom.engine.position import Reader, load
from mathom.engine.state import State, Tape
from mathom.engine.step import act, advance, decider

FIRST_LINE: Final = "mathom record 1"
DIGEST_EVERY: Final = 10


class Move:
    """One action of a record, or its set-up, with its chance results and sometimes a digest. The
    line numbers say where each of them stands in a text."""

    def __init__(self, seat: int, action: int, line: int = 0) -> None:
        self.seat = seat
        self.action = action
        self.line = line
        self.chances: list[int] = []
        self.chance_lines: list[int] = []
        self.digest = ""
        self.digest_line = 0

    def lines_after(self, game: Game[Any]) -> list[str]:
        """The lines below the action."""
        lines = [f"~ {game.vocabulary.text(chance)}" for chance in self.chances]
        if self.digest:
            lines.append(f"= {self.digest}")
        return lines

    def line_of_chance(self, index: int) -> int:
        """The line of a chance result, or of the action whose chance result is missing."""
        return self.chance_lines[index] if index < len(self.chance_lines) else self.line


class Record:
    """A game from its set-up on: actions and chance results."""

    def __init__(self, game: Game[Any], settings: list[int], seats: int, seed: int) -> None:
        self.game = game
        self.rules = game.rules_version
        self.settings = settings
        self.seats = seats
        self.seed = seed
        self.start: dict[str, object] | None = None
        self.start_line = 0
        self.players = [""] * seats
        self.notes: dict[str, str] = {}
        self.opening = Move(-1, -1)
        self.moves: list[Move] = []
        self.result = ""
        self.result_line = 0
        self.unreadable: BadNotation | None = None

    def is_older(self) -> bool:
        """Whether it was written with an older version of the rules."""
        return self.rules < self.game.rules_version

    def text(self) -> str:
        names = self.game.seat_names(self.seats)
        lines = [FIRST_LINE, f"game: {self.game.id}", f"rules: {self.rules}"]
        lines += [f"seats: {self.seats}", f"seed: {self.seed}"]
        for option, value in self.game.settings_text(self.settings).items():
            lines.append(f"option {option}: {value}")
        if self.start is not None:
            lines.append(f"start: {json.dumps(self.start, separators=(',', ':'))}")
        for name, player in zip(names, self.players, strict=True):
            if player:
                lines.append(f"player {name}: {one_line(player)}")
        lines += [f"note {one_line(key)}: {one_line(value)}" for key, value in self.notes.items()]
        lines.append("")
        lines += self.opening.lines_after(self.game)
        for number, move in enumerate(self.moves, 1):
            text = self.game.vocabulary.text(move.action)
            lines.append(f"{number}. {names[move.seat]}: {text}")
            lines += move.lines_after(self.game)
        if self.result:
            lines.append(f"result: {self.result}")
        lines.append(f"end: {len(self.moves)}")
        return "\n".join(lines) + "\n"

    def first_state(self, tried: bool = False) -> State:
        """The state before the first decision and before any chance result: from the set-up, or
        from the start position of the record, which may have been tried already."""
        if self.start is not None:
            return load(self.game, self.start) if tried else admit(self.game, self.start)
        s: State = self.game.set_up(self.seed, self.settings, self.seats)
        return s

    def last(self) -> Move:
        """The last action, or the set-up."""
        return self.moves[-1] if self.moves else self.opening


def one_line(text: str) -> str:
    """A text reduced to one line."""
    return " ".join(text.split())


def result_text(game: Game[Any], s: State, seats: int) -> str:
    """The result of a game, empty while it runs."""
    if s.outcome is None:
        return ""
    names = game.seat_names(seats)
    winners = "+".join(names[seat] for seat in s.outcome.winners)
    return f"{winners or 'nobody'} {s.outcome.reason}"


class Recorder:
    """Plays a game and records it. It starts a new record, or continues a replayed one. A start
    position of which it is known that it was `tried` is not tried again."""

    def __init__(self, record: Record, s: State | None = None, tried: bool = False) -> None:
        game = record.game
        self.game = game
        self.record = record
        self.tape = Tape()
        self.s: State = s if s is not None else record.first_state(tried)
        if s is not None:
            return
        self.s.tape = self.tape
        advance(self.s)
        self.record.opening.chances = self.tape.chances
        self.record.opening.digest = game.digest(self.s)
        self.record.result = result_text(game, self.s, record.seats)

    def act(self, action: int, seat: int = -1, script: list[int] | None = None) -> Tape:
        """Do an action and record it; its events. With a script, chance results come from it."""
        tape = Tape(script)
        actor = seat if seat >= 0 else decider(self.s)
        self.s.tape = tape
        act(self.s, action, actor)
        move = Move(actor, action)
        move.chances = tape.chances
        self.record.moves.append(move)
        if len(self.record.moves) % DIGEST_EVERY == 0 or self.s.outcome is not None:
            move.digest = self.game.digest(self.s)
        self.record.result = result_text(self.game, self.s, self.record.seats)
        self.tape = tape
        return tape


class Replay:
    """Replays a record move by move, and verifies it.

    A fault is raised with its line. Only a record of an older version of the rules may differ from
    the current ones: the replay ends before the first action that is no longer legal, `stopped`
    says why and where, and the record is cut to the moves that were made.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = record.game
        self.rules = record.rules
        self.older = record.is_older()
        self.moves = len(record.moves)
        self.stopped: MathomError | None = None
        self.at = 0
        self.s = self.first_state()
        self.tape = self.make(record.opening)
        record.rules = record.game.rules_version
        if self.finished():
            self.arrive()

    def first_state(self) -> State:
        """The state before the first decision. A fault in the position is raised with its line."""
        try:
            return self.record.first_state()
        except BadNotation as fault:
            raise at_line(fault, self.record.start_line) from fault

    def finished(self) -> bool:
        """Whether all moves are made, or no more can be made."""
        return self.stopped is not None or self.at == len(self.record.moves)

    def step(self) -> Tape:
        """Make the next move; its events."""
        move = self.record.moves[self.at]
        self.tape = self.make_if_legal(move) if self.older else self.make(move)
        if self.stopped is None:
            self.at += 1
            if self.finished():
                self.arrive()
        return self.tape

    def make_if_legal(self, move: Move) -> Tape:
        """Make a move of an older record, or stop before it."""
        before: State = self.s.clone()
        try:
            return self.make(move)
        except MathomError as fault:
            self.stopped = fault if "line" in fault.details else at_line(fault, move.line)
        except Exception as crash:
            self.stopped = BadNotation("rules-failed", fault=type(crash).__name__, line=move.line)
        self.s = before
        del self.record.moves[self.at :]
        self.record.result = result_text(self.game, self.s, self.record.seats)
        return Tape()

    def make(self, move: Move) -> Tape:
        """Set up or act, and verify. A fault is raised with its line."""
        tape = Tape(move.chances)
        self.s.tape = tape
        try:
            if move.action < 0:
                advance(self.s)
            else:
                act(self.s, move.action, move.seat)
        except (BadNotation, IllegalAction) as fault:
            by_chance = fault.reason == "chance-impossible"
            line = move.line_of_chance(tape.at - 1) if by_chance else move.line
            raise at_line(fault, line) from fault
        if not tape.finished():
            raise BadNotation("chance-left-over", line=move.line_of_chance(tape.at))
        if move.digest:
            self.compare(move)
        return tape

    def compare(self, move: Move) -> None:
        """Verify the digest. Older rules had other states, so their digests are not compared."""
        digest = self.game.digest(self.s)
        if self.older:
            move.digest = digest
        elif move.digest != digest:
            raise BadNotation("wrong-digest", line=move.digest_line, digest=move.digest)

    def arrive(self) -> None:
        """Verify the result after the last move. An older record may have been cut."""
        recorded = self.record.result
        result = result_text(self.game, self.s, self.record.seats)
        if self.older:
            self.record.result = result
            self.stopped = self.record.unreadable
        if recorded == result or (self.older and not recorded):
            return
        line = self.record.result_line or self.record.last().line
        fault = BadNotation("wrong-result", line=line, result=recorded or "-")
        if not self.older:
            raise fault
        if self.stopped is None:
            self.stopped = fault


def at_line(fault: MathomError, line: int) -> MathomError:
    """A fault with the line of the record where it was found."""
    details = {**fault.details, "line": line}
    if isinstance(fault, IllegalAction):
        return IllegalAction(fault.reason, **details)
    return BadNotation(fault.reason, **details)


def replay(record: Record) -> Replay:
    walk = Replay(record)
    while not walk.finished():
        walk.step()
    return walk


class RecordReader:
    """Reads the text of a record. Every fault has its line."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.headers: dict[str, tuple[str, int]] = {}
        self.line = 1
        self.ended = False

    def read(self) -> Record:
        """The record, not yet replayed."""
        if self.lines[0].strip() != FIRST_LINE:
            raise BadNotation("not-a-record", line=1)
        body = self.read_headers()
        record = self.start()
        record.opening.line = body + 1
        for index in range(body, len(self.lines)):
            line = self.lines[index].strip()
            if self.ended and line:
                raise BadNotation("after-the-end", line=index + 1)
            if line:
                self.read_line(record, line, index + 1)
            if record.unreadable is not None:
                return record
        if not self.ended:
            raise BadNotation("cut-short", line=len(self.lines))
        return record

    def read_headers(self) -> int:
        """Read the headers; the index of the line after the blank line."""
        for index in range(1, len(self.lines)):
            line = self.lines[index].strip()
            if not line:
                return index + 1
            key, colon, value = line.partition(":")
            if not colon or key in self.headers:
                raise BadNotation("bad-header", line=index + 1, text=line)
            self.headers[key] = (value.strip(), index + 1)
        raise BadNotation("cut-short", line=len(self.lines))

    def header(self, key: str) -> str:
        """The value of a header, empty if it is missing, for faults with a line."""
        value, self.line = self.headers.get(key, ("", 1))
        return value

    def header_number(self, key: str) -> int:
        """A header with a whole number of limited length."""
        value = self.header(key)
        if not value.isdecimal() or len(value) > 20:
            raise BadNotation("bad-header", text=f"{key}: {value[:40]}")
        return int(value)

    def start(self) -> Record:
        """An empty record of the game in the headers."""
        try:
            return self.read_start()
        except BadNotation as fault:
            raise at_line(fault, self.line) from fault

    def read_start(self) -> Record:
        """The same; faults have no line yet."""
        game = find_game(self.header("game"))
        rules = self.header_number("rules")
        if rules > game.rules_version:
            raise BadNotation("newer-rules", rules=rules, known=game.rules_version)
        seats = self.header_number("seats")
        if seats not in game.seats:
            raise BadNotation("wrong-seats", seats=seats, known=" ".join(map(str, game.seats)))
        record = Record(game, self.settings(game), seats, self.header_number("seed"))
        record.rules = rules
        if "start" in self.headers:
            record.start = self.start_position()
            record.start_line = self.line
        self.read_people(record, game.seat_names(seats))
        return record

    def start_position(self) -> dict[str, object]:
        """The start position of the record."""
        try:
            data = json.loads(self.header("start"))
        except (ValueError, RecursionError) as fault:
            raise BadNotation("bad-header", text="start") from fault
        return Reader(data, "start").data

    def settings(self, game: Game[Any]) -> list[int]:
        """The settings of the option headers."""
        chosen: dict[str, str] = {}
        settings = game.default_settings()
        for key in self.headers:
            if key.startswith("option "):
                chosen[key.removeprefix("option ")] = self.header(key)
                settings = game.parse_settings(chosen)
        return settings

    def read_people(self, record: Record, names: list[str]) -> None:
        """Read the players and notes. Any other header is a fault."""
        for key in self.headers:
            value = self.header(key)
            kind, _, rest = key.partition(" ")
            if kind == "player" and rest in names:
                record.players[names.index(rest)] = value
            elif kind == "note":
                record.notes[rest] = value
            elif kind != "option" and key not in ("game", "rules", "seats", "seed", "start"):
                raise BadNotation("bad-header", text=key)

    def read_line(self, record: Record, line: str, number: int) -> None:
        """Read one line of the body."""
        if line.startswith("~ "):
            self.read_chance(record, line[2:], number)
        elif line.startswith("= "):
            self.read_digest(record, line[2:].strip(), number)
        elif line.startswith("result: ") and not record.result:
            record.result = line[8:]
            record.result_line = number
        elif line.startswith("end: "):
            if line[5:] != str(len(record.moves)):
                raise BadNotation("cut-short", line=number)
            self.ended = True
        else:
            self.read_move(record, line, number)

    def read_chance(self, record: Record, text: str, number: int) -> None:
        """Read a chance result of the set-up or the last move."""
        code = self.parse(record, text, number)
        if record.unreadable is not None:
            # Without all its chance results an action cannot be made either, and a set-up must be.
            if not record.moves:
                raise record.unreadable
            record.moves.pop()
            return
        move = record.last()
        move.chances.append(code)
        move.chance_lines.append(number)

    def read_digest(self, record: Record, digest: str, number: int) -> None:
        """Read a digest of the set-up or the last move."""
        move = record.last()
        if len(digest) != 16 or move.digest:
            raise BadNotation("bad-line", line=number, text=digest)
        move.digest = digest
        move.digest_line = number

    def read_move(self, record: Record, line: str, number: int) -> None:
        """Read a numbered action with its seat."""
        count, dot, rest = line.partition(". ")
        seat, colon, action = rest.partition(": ")
        names = record.game.seat_names(record.seats)
        numbered = dot and colon and count == str(len(record.moves) + 1)
        if not numbered or seat not in names or record.result:
            raise BadNotation("bad-line", line=number, text=line)
        code = self.parse(record, action, number)
        if record.unreadable is None:
            record.moves.append(Move(names.index(seat), code, number))

    def parse(self, record: Record, text: str, number: int) -> int:
        """The number of an action or chance result. If an older record uses a removed word, the
        rest of it cannot be read."""
        try:
            return record.game.vocabulary.parse(text)
        except BadNotation as fault:
            located = at_line(fault, number)
            if not record.is_older() or not isinstance(located, BadNotation):
                raise located from fault
            record.unreadable = located
            return -1


def read_record(text: str) -> Record:
    """Read a record; BadNotation with the line of a fault."""
    return RecordReader(text).read()
