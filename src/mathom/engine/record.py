"""Records: a whole game as readable text, to save, replay, verify and export.

    mathom record 1
    game: duel
    rules: 1
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
"""

from __future__ import annotations

import json
from typing import Any, Final

from mathom.engine.errors import BadNotation, IllegalAction, MathomError
from mathom.engine.game import Game, find_game
from mathom.engine.position import Reader, load
from mathom.engine.state import State, Tape
from mathom.engine.step import act, advance, decider

FIRST_LINE: Final = "mathom record 1"
DIGEST_EVERY: Final = 10


class Move:
    """One action of a record (or its set-up), the chance that followed, now and then a digest.

    The lines say where in a text each of them stands.
    """

    def __init__(self, seat: int, action: int, line: int = 0) -> None:
        self.seat = seat
        self.action = action
        self.line = line
        self.chances: list[int] = []
        self.chance_lines: list[int] = []
        self.digest = ""
        self.digest_line = 0

    def lines_after(self, game: Game[Any]) -> list[str]:
        """What is written below the action."""
        lines = [f"~ {game.vocabulary.text(chance)}" for chance in self.chances]
        if self.digest:
            lines.append(f"= {self.digest}")
        return lines

    def line_of_chance(self, index: int) -> int:
        """Where a result of chance stands, or the action whose chance is missing."""
        return self.chance_lines[index] if index < len(self.chance_lines) else self.line


class Record:
    """A game from its set-up to where it stands: what was chosen and what chance gave."""

    def __init__(self, game: Game[Any], settings: list[int], seats: int, seed: int) -> None:
        self.game = game
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

    def text(self) -> str:
        """The readable text."""
        names = self.game.seat_names(self.seats)
        lines = [FIRST_LINE, f"game: {self.game.id}", f"rules: {self.game.rules_version}"]
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

    def first_state(self) -> State:
        """The state before the first decision, with chance still to fall: from the set-up, or
        from the position at which the record starts."""
        if self.start is not None:
            return load(self.game, self.start)
        s: State = self.game.set_up(self.seed, self.settings, self.seats)
        return s

    def last(self) -> Move:
        """The last action, or the set-up."""
        return self.moves[-1] if self.moves else self.opening


def one_line(text: str) -> str:
    """A free text that cannot break out of its line."""
    return " ".join(text.split())


def result_text(game: Game[Any], s: State, seats: int) -> str:
    """How a game ended, empty while it runs."""
    if s.outcome is None:
        return ""
    names = game.seat_names(seats)
    winners = "+".join(names[seat] for seat in s.outcome.winners)
    return f"{winners or 'nobody'} {s.outcome.reason}"


class Recorder:
    """Plays a game and keeps its record. A new record is begun, or one already replayed goes on."""

    def __init__(self, record: Record, s: State | None = None) -> None:
        game = record.game
        self.game = game
        self.record = record
        self.tape = Tape()
        self.s: State = s if s is not None else record.first_state()
        if s is not None:
            return
        self.s.tape = self.tape
        advance(self.s)
        self.record.opening.chances = self.tape.chances
        self.record.opening.digest = game.digest(self.s)
        self.record.result = result_text(game, self.s, record.seats)

    def act(self, action: int, seat: int = -1, script: list[int] | None = None) -> Tape:
        """Do an action and write it down; what was heard of it is returned. With a script chance
        falls as it says."""
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
    """Walks through a record move by move, checking everything it says."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = record.game
        self.at = 0
        self.s = self.first_state()
        self.tape = self.make(record.opening)
        if self.finished():
            self.check_result()

    def first_state(self) -> State:
        """The state before the first decision; a fault in the position is told with its line."""
        try:
            return self.record.first_state()
        except BadNotation as fault:
            raise at_line(fault, self.record.start_line) from fault

    def finished(self) -> bool:
        """Whether the last move has been made."""
        return self.at == len(self.record.moves)

    def step(self) -> Tape:
        """Make the next move; what was heard of it is returned."""
        self.tape = self.make(self.record.moves[self.at])
        self.at += 1
        if self.finished():
            self.check_result()
        return self.tape

    def make(self, move: Move) -> Tape:
        """Set up, or act, and compare; any fault is told with its line."""
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
        if move.digest and move.digest != self.game.digest(self.s):
            raise BadNotation("wrong-digest", line=move.digest_line, digest=move.digest)
        return tape

    def check_result(self) -> None:
        """The result that the record tells must be the one that the rules give."""
        result = result_text(self.game, self.s, self.record.seats)
        if result != self.record.result:
            line = self.record.result_line or self.record.last().line
            raise BadNotation("wrong-result", line=line, result=self.record.result or "-")


def at_line(fault: MathomError, line: int) -> MathomError:
    """The same fault, told with the line of the record where it was found."""
    details = {**fault.details, "line": line}
    if isinstance(fault, IllegalAction):
        return IllegalAction(fault.reason, **details)
    return BadNotation(fault.reason, **details)


def replay(record: Record) -> Replay:
    """Replay a record to its end."""
    walk = Replay(record)
    while not walk.finished():
        walk.step()
    return walk


class RecordReader:
    """Reads the text of a record; every fault names its line."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.headers: dict[str, tuple[str, int]] = {}
        self.line = 1
        self.ended = False

    def read(self) -> Record:
        """The record, its moves not yet replayed."""
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
        if not self.ended:
            raise BadNotation("cut-short", line=len(self.lines))
        return record

    def read_headers(self) -> int:
        """Read up to the blank line; returns the index of the line after it."""
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
        """The value of a header, empty if it is missing; faults are told with its line."""
        value, self.line = self.headers.get(key, ("", 1))
        return value

    def header_number(self, key: str) -> int:
        """A header that must be a whole number, of no more digits than a seed has."""
        value = self.header(key)
        if not value.isdecimal() or len(value) > 20:
            raise BadNotation("bad-header", text=f"{key}: {value[:40]}")
        return int(value)

    def start(self) -> Record:
        """An empty record of the game that the headers name."""
        try:
            return self.read_start()
        except BadNotation as fault:
            raise at_line(fault, self.line) from fault

    def read_start(self) -> Record:
        """The same, with faults that do not tell their line yet."""
        game = find_game(self.header("game"))
        if self.header_number("rules") != game.rules_version:
            raise BadNotation("other-rules", rules=self.header("rules"))
        seats = self.header_number("seats")
        if seats not in game.seats:
            raise BadNotation("wrong-seats", seats=seats, known=" ".join(map(str, game.seats)))
        record = Record(game, self.settings(game), seats, self.header_number("seed"))
        if "start" in self.headers:
            record.start = self.start_position()
            record.start_line = self.line
        self.read_people(record, game.seat_names(seats))
        return record

    def start_position(self) -> dict[str, object]:
        """The position at which the record starts."""
        try:
            data = json.loads(self.header("start"))
        except (ValueError, RecursionError) as fault:
            raise BadNotation("bad-header", text="start") from fault
        return Reader(data, "start").data

    def settings(self, game: Game[Any]) -> list[int]:
        """What the option headers mean."""
        chosen: dict[str, str] = {}
        settings = game.default_settings()
        for key in self.headers:
            if key.startswith("option "):
                chosen[key.removeprefix("option ")] = self.header(key)
                settings = game.parse_settings(chosen)
        return settings

    def read_people(self, record: Record, names: list[str]) -> None:
        """Who played, and free notes; any other header is a fault."""
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
        """One line of the body."""
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
        """A result of chance after the set-up or the last move."""
        code = self.parse(record, text, number)
        move = record.last()
        move.chances.append(code)
        move.chance_lines.append(number)

    def read_digest(self, record: Record, digest: str, number: int) -> None:
        """A digest after the set-up or the last move."""
        move = record.last()
        if len(digest) != 16 or move.digest:
            raise BadNotation("bad-line", line=number, text=digest)
        move.digest = digest
        move.digest_line = number

    def read_move(self, record: Record, line: str, number: int) -> None:
        """A numbered action with the seat that took it."""
        count, dot, rest = line.partition(". ")
        seat, colon, action = rest.partition(": ")
        names = record.game.seat_names(record.seats)
        numbered = dot and colon and count == str(len(record.moves) + 1)
        if not numbered or seat not in names or record.result:
            raise BadNotation("bad-line", line=number, text=line)
        code = self.parse(record, action, number)
        record.moves.append(Move(names.index(seat), code, number))

    def parse(self, record: Record, text: str, number: int) -> int:
        """The number of an action or a chance."""
        try:
            return record.game.vocabulary.parse(text)
        except BadNotation as fault:
            raise at_line(fault, number) from fault


def read_record(text: str) -> Record:
    """Read a record; raises BadNotation with the line where it is wrong."""
    return RecordReader(text).read()
