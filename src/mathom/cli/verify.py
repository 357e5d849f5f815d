"""`mathom verify`: whether a record holds, and if not, where and why."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from mathom.cli.files import read_text_file, sensible
from mathom.cli.output import HELP, WRONG, AsJson, Language, Speaker, print_json, speaking
from mathom.engine.errors import MathomError
from mathom.engine.record import Replay, read_record
from mathom.texts import outcome_text


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("verify", help=HELP.text("help-verify"))(verify)


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=HELP.text("help-record-file"))],
    json: AsJson = False,
    lang: Language = None,
) -> None:
    with speaking(lang) as speaker:
        try:
            walk = open_record(file, speaker)
            while not walk.finished():
                walk.step()
        except MathomError as error:
            if not json:
                raise
            print_json(fault_json(error, speaker))
            raise typer.Exit(WRONG) from error
        if json:
            print_json(walk_json(walk))
        else:
            moves = len(walk.record.moves)
            speaker.say("verify-ok", file=str(file), moves=moves, result=ending(walk, speaker))


def open_record(file: Path, speaker: Speaker) -> Replay:
    """A record before its first move; from now on its cards are called by their names."""
    with sensible(file):
        record = read_record(read_text_file(file))
        speaker.game = record.game.id
        return Replay(record)


def ending(walk: Replay, speaker: Speaker) -> str:
    """How the game stands at the end of its record."""
    if walk.s.outcome is None:
        return speaker.text("record-unfinished")
    return outcome_text(walk.game.id, speaker.language, walk.s.outcome)


def walk_json(walk: Replay) -> dict[str, object]:
    """A record that holds, as JSON."""
    return {
        "ok": True,
        "game": walk.game.id,
        "moves": len(walk.record.moves),
        "result": walk.record.result or None,
        "digest": walk.game.digest(walk.s),
    }


def fault_json(error: MathomError, speaker: Speaker) -> dict[str, object]:
    """A record that does not hold, as JSON."""
    return {
        "ok": False,
        "line": error.details.get("line"),
        "reason": error.reason,
        "text": speaker.reason(error),
    }
