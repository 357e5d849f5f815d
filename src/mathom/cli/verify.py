"""`mathom verify`: verify a record; if it is not valid, say where and why."""

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
            if walk.stopped is not None and not json:
                say_if_older(walk, speaker)
                raise walk.stopped
        except MathomError as error:
            if not json:
                raise
            print_json(fault_json(error, speaker))
            raise typer.Exit(WRONG) from error
        if json:
            print_json(walk_json(walk, speaker))
            if walk.stopped is not None:
                raise typer.Exit(WRONG)
        else:
            moves = len(walk.record.moves)
            speaker.say("verify-ok", file=str(file), moves=moves, result=ending(walk, speaker))
            say_if_older(walk, speaker)


def say_if_older(walk: Replay, speaker: Speaker) -> None:
    """Say that a record is of older rules, and how much of it is still legal."""
    if walk.older:
        key = "record-older" if walk.stopped is None else "record-older-stopped"
        now = walk.game.rules_version
        speaker.say(key, rules=walk.rules, now=now, at=walk.at, moves=walk.moves)


def open_record(file: Path, speaker: Speaker) -> Replay:
    """A record before its first move. From now on errors name its components."""
    with sensible(file):
        record = read_record(read_text_file(file))
        speaker.game = record.game.id
        return Replay(record)


def ending(walk: Replay, speaker: Speaker) -> str:
    """The standing at the end of a record."""
    if walk.s.outcome is None:
        return speaker.text("record-unfinished")
    return outcome_text(walk.game.id, speaker.language, walk.s.outcome)


def walk_json(walk: Replay, speaker: Speaker) -> dict[str, object]:
    """A valid record, or one that the rules no longer allow to its end, as JSON."""
    fault = {} if walk.stopped is None else fault_json(walk.stopped, speaker)
    return {
        "ok": True,
        "game": walk.game.id,
        "rules": walk.rules,
        "older": walk.older,
        "moves": len(walk.record.moves),
        "result": walk.record.result or None,
        "digest": walk.game.digest(walk.s),
        **fault,
    }


def fault_json(error: MathomError, speaker: Speaker) -> dict[str, object]:
    """An invalid record, as JSON."""
    return {
        "ok": False,
        "line": error.details.get("line"),
        "reason": error.reason,
        "text": speaker.reason(error),
    }
