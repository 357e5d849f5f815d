"""Bots of another version of Mathom: `old:PYTHON:BOT` plays with the Mathom of that Python.

The other version follows the game by its record, with all results of chance, and its own rules
hide from its bot what the seat may not know. It declines optional questions that only its rules
ask, and leaves out those that only the present ones ask. Where its rules differ so much that it
cannot follow an action, is not asked when its seat decides, or answers with an action that is not
legal, the game is void.
"""

from __future__ import annotations

import json
import subprocess
from contextlib import suppress
from pathlib import Path
from shutil import which
from typing import Any

from mathom.bots.bot import Bot
from mathom.engine.errors import BadNotation
from mathom.engine.perspective import Perspective
from mathom.engine.record import Record

PREFIX = "old:"
PLAYER = Path(__file__).with_name("version_player.py")
GOODBYE_SECONDS = 5.0
"""Seconds that the other Python has to end after its game."""

VOID = "void"
"""The reason of a game that another version could not follow."""


class Void(Exception):
    """Another version cannot follow the game: its rules are different."""


def is_old(spec: str) -> bool:
    """Whether the name of a bot refers to another version."""
    return spec.startswith(PREFIX)


def parse_old(spec: str) -> tuple[str, str]:
    """The Python and the bot of `old:PYTHON:BOT`."""
    python, _, bot = spec.removeprefix(PREFIX).partition(":")
    if which(python) is None:
        raise BadNotation("no-such-program", program=python)
    if not bot:
        raise BadNotation("unknown-bot", bot=spec, known="old:PYTHON:BOT")
    return python, bot


class OldVersionBot(Bot):
    """Plays one game with a bot of another version. Close it when the game is over."""

    def __init__(self, spec: str, seed: int) -> None:
        super().__init__()
        self.python, self.bot = parse_old(spec)
        self.seed = seed
        self.record: Record | None = None
        self.sent = 0
        self.seconds = 0.0
        """What the other process thought in all."""
        self.process: subprocess.Popen[str] | None = None

    def follow(self, record: Record) -> None:
        """The record that grows while the game is played."""
        self.record = record

    def choose(self, perspective: Perspective) -> int:
        record = self.record
        if record is None:
            raise BadNotation("not-reset")
        if self.process is None:
            self.start(record, perspective.seat)
        texts = record.game.vocabulary.text
        moves = [
            [move.seat, texts(move.action), [texts(chance) for chance in move.chances]]
            for move in record.moves[self.sent :]
        ]
        self.sent = len(record.moves)
        options = perspective.options()
        reply = self.ask({"moves": moves, "options": [texts(action) for action in options]})
        self.seconds += float(reply["seconds"])
        action = record.game.vocabulary.parse(reply["action"])
        if action not in options:
            raise Void(reply["action"])
        return action

    def start(self, record: Record, seat: int) -> None:
        """Start the other Python and give it the set-up."""
        if record.start is not None:
            raise Void("the game starts from a position")
        game = record.game
        self.process = subprocess.Popen(
            [self.python, "-I", str(PLAYER)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self.ask(
            {
                "game": game.id,
                "options": game.settings_text(record.settings),
                "seats": record.seats,
                "seed": record.seed,
                "seat": seat,
                "bot": self.bot,
                "bot_seed": self.seed,
                "chances": [game.vocabulary.text(chance) for chance in record.opening.chances],
            }
        )

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message and read the answer."""
        process = self.process
        if process is None or process.stdin is None or process.stdout is None:
            raise Void("it is not running")
        try:
            process.stdin.write(json.dumps(message) + "\n")
            process.stdin.flush()
            reply: dict[str, Any] = json.loads(process.stdout.readline())
        except (OSError, ValueError) as fault:
            raise Void("it has crashed") from fault
        if "void" in reply:
            raise Void(reply["void"])
        return reply

    def close(self) -> None:
        """End the other Python."""
        process, self.process = self.process, None
        if process is None:
            return
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                with suppress(OSError):
                    stream.close()
        try:
            process.wait(GOODBYE_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
