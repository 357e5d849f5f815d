"""`mathom position`: the whole state as JSON, from a record, a new game or a position."""

from __future__ import annotations

import json as json_text
from pathlib import Path
from typing import Annotated

import typer

from mathom.cli.files import read_text_file, sensible
from mathom.cli.output import HELP, Language, Settings, parse_options, print_json, speaking
from mathom.cli.replay import last_move
from mathom.engine.errors import BadNotation
from mathom.engine.game import find_game
from mathom.engine.position import Reader, position
from mathom.engine.record import FIRST_LINE, Replay, read_record
from mathom.match import from_position


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("position", help=HELP.text("help-position"))(show_position)


def show_position(
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help=HELP.text("help-position-file"))
    ] = None,
    new_game: Annotated[
        str | None, typer.Option("--new", metavar="GAME", help=HELP.text("help-position-new"))
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help=HELP.text("help-seed"))] = 0,
    option: Settings = None,
    at: Annotated[int | None, typer.Option(min=0, help=HELP.text("help-position-at"))] = None,
    lang: Language = None,
) -> None:
    with speaking(lang):
        if (file is None) == (new_game is None):
            raise BadNotation("file-or-new")
        if new_game is not None:
            print_json(position_of_new(new_game, seed, parse_options(option)))
        elif file is not None:
            with sensible(file):
                print_json(position_in(read_text_file(file), at))


def position_of_new(name: str, seed: int, options: dict[str, str]) -> dict[str, object]:
    """The position at the first decision of a new game."""
    game = find_game(name)
    return position(game, game.new(seed, game.parse_settings(options)))


def position_in(text: str, at: int | None) -> dict[str, object]:
    """The position in a text: a record up to a move, or a position, which is checked and
    completed."""
    if text.startswith(FIRST_LINE.rpartition(" ")[0]):
        return position_of_record(text, at)
    if at is not None:
        raise BadNotation("at-without-record")
    return from_position(Reader(parse_json(text)).data).position()


def position_of_record(text: str, at: int | None) -> dict[str, object]:
    """The position after some moves. Its generator is seeded as if the game continued."""
    walk = Replay(read_record(text))
    last = last_move(walk, at)
    while walk.at < last:
        walk.step()
        if walk.stopped is not None and walk.at < last:
            raise walk.stopped
    walk.s.tape = None
    walk.s.reseed(walk.record.seed + last)
    return position(walk.game, walk.s)


def parse_json(text: str) -> object:
    """Parse JSON; the error names the place of a fault."""
    try:
        return json_text.loads(text)
    except json_text.JSONDecodeError as fault:
        raise BadNotation("json-fault", at=fault.lineno, column=fault.colno) from fault
