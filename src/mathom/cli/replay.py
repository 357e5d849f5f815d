"""`mathom replay`: a recorded game, move by move."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from mathom.cli.files import read_text_file
from mathom.cli.output import HELP, Language, Speaker, speaking
from mathom.cli.verify import open_record, say_if_older
from mathom.engine.errors import BadNotation
from mathom.engine.record import Move, Replay
from mathom.engine.state import Tape
from mathom.engine.step import kept_secret
from mathom.engine.view import see
from mathom.table.commands import User
from mathom.table.fold import fold
from mathom.table.opening import from_record
from mathom.table.story import Reader
from mathom.texts import wording
from mathom.texts.story import EVERYTHING, Cast
from mathom.texts.wording import Wording


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("replay", help=HELP.text("help-replay"))(replay)


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=HELP.text("help-record-file"))],
    at: Annotated[int | None, typer.Option(min=0, help=HELP.text("help-replay-at"))] = None,
    seat: Annotated[str | None, typer.Option(help=HELP.text("help-replay-seat"))] = None,
    story: Annotated[bool, typer.Option("--story", help=HELP.text("help-replay-story"))] = False,
    lang: Language = None,
) -> None:
    with speaking(lang) as speaker:
        walk = open_record(file, speaker)
        last = last_move(walk, at)
        printer = ReplayPrinter(walk, reader_seat(walk, seat), speaker)
        if story:
            print_story(file, printer, last)
            return
        printer.print_opening()
        while walk.at < last and walk.stopped is None:
            printer.print_next()
        printer.print_standing()
        say_if_older(walk, speaker)
        if walk.stopped is not None:
            raise walk.stopped


def print_story(file: Path, printer: ReplayPrinter, last: int) -> None:
    """Print a record turn by turn, a paragraph each, with a line between the parts of the game."""
    events = from_record(read_text_file(file), User("", ""), 0.0)
    table = fold("", events)
    cast = Cast(tuple(printer.walk.record.players), max(printer.seat, -1))
    for story in Reader(table, printer.words, printer.seat, cast).stories(0, last):
        for sentence in story.sentences:
            typer.echo(f"\n{sentence.text}" if sentence.kind in ("mark", "end") else sentence.text)


def last_move(walk: Replay, at: int | None) -> int:
    """The move to stop after."""
    moves = len(walk.record.moves)
    if at is not None and at > moves:
        raise BadNotation("no-such-move", at=at, moves=moves)
    return moves if at is None else at


def reader_seat(walk: Replay, seat: str | None) -> int:
    """The seat whose view is shown."""
    names = walk.game.seat_names(walk.record.seats)
    if seat is None:
        return EVERYTHING
    if seat not in names:
        raise BadNotation("unknown-seat", seat=seat, known=" ".join(names))
    return names.index(seat)


class ReplayPrinter:
    """Prints a replay for one reader, who sees only what the chosen seat saw."""

    def __init__(self, walk: Replay, seat: int, speaker: Speaker) -> None:
        self.walk = walk
        self.seat = seat
        self.speaker = speaker
        self.words = wording(walk.game.id, speaker.language)
        self.names = walk.game.seat_names(walk.record.seats)
        named = zip(self.names, walk.record.players, strict=True)
        self.players = {seat: player for seat, player in named if player}

    def wording(self) -> Wording:
        """The wording for the current state, with the names of the players."""
        return self.words.at(self.walk.s).among(self.players)

    def print_opening(self) -> None:
        """Print the game, its options, its players, and the events of the set-up."""
        record = self.walk.record
        self.speaker.say("replay-title", game=self.words.game_name(), seed=record.seed)
        for index, option in enumerate(record.game.options):
            if record.settings[index]:
                name = self.words.option_text(option)
                value = record.game.value_of(record.settings, index)
                chosen = self.words.value_text(option, value)
                self.speaker.say("replay-setting", option=name, value=chosen)
        for name, player in zip(self.names, record.players, strict=True):
            if player:
                self.speaker.say("replay-player", seat=self.words.seat(name), player=player)
        self.print_events(self.walk.tape)

    def print_next(self) -> None:
        """Make the next move and print it."""
        at = self.walk.at
        move = self.walk.record.moves[at]
        hidden = self.is_secret(move)
        tape = self.walk.step()
        if self.walk.at == at:
            return
        name = self.names[move.seat]
        if hidden:
            line = self.speaker.text("replay-secret", seat=self.wording().player(name))
        else:
            line = self.wording().action_line(name, move.action)
        typer.echo(f"{self.walk.at}. {line}")
        self.print_events(tape)

    def is_secret(self, move: Move) -> bool:
        """Whether the next action is secret, and not the reader's own."""
        return self.seat not in (EVERYTHING, move.seat) and kept_secret(self.walk.s, move.action)

    def print_events(self, tape: Tape) -> None:
        """Print the events of a move."""
        for event in tape.events:
            if self.seat == EVERYTHING or event.heard_by(self.seat):
                text = self.wording().event_text(event, self.seat != EVERYTHING)
                if text is not None:
                    typer.echo(f"     {text}")

    def print_standing(self) -> None:
        """Print how the game ended, or who must decide next."""
        walk = self.walk
        if walk.s.outcome is not None:
            typer.echo(self.wording().outcome_text(walk.s.outcome))
        else:
            asked = see(walk.game, walk.s, max(self.seat, -1))["asked"]
            if walk.finished():
                self.speaker.say("record-unfinished")
            typer.echo(self.wording().prompt(asked if isinstance(asked, dict) else None))
