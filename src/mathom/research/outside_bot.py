"""Bots that are external programs: they read a line of JSON for each decision and write one.

The messages are those of the websocket (`server/http/wire/websocket.py`, docs/protocol.md). A
program is started for one game in one seat. If it crashes, hangs or sends invalid answers, it
forfeits the game, with no other effect.
"""

from __future__ import annotations

import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from shutil import which
from typing import Any, Literal

import msgspec

from mathom.bots.bot import Bot
from mathom.engine.errors import BadNotation, IllegalAction
from mathom.engine.game import Game
from mathom.engine.perspective import Perspective
from mathom.engine.step import legal, why_not
from mathom.server.http import wire
from mathom.server.live.screen import offer
from mathom.table.clock import Clock
from mathom.table.commands import Act
from mathom.texts import reason_text, wording

PREFIX = "program:"
LANGUAGE = "en"
USUAL_SECONDS = 10.0
"""Seconds for a decision."""

START_SECONDS = 20.0
"""Additional seconds for the first decision: a program must start."""

GOODBYE_SECONDS = 1.0
"""Seconds that a program may run after the end of its game."""

MOST_REFUSALS = 3
"""How many answers to one decision may be refused; the next invalid one forfeits the game."""

LONGEST_LINE = 1 << 16
"""The size limit of a message in bytes, as for a websocket."""

CRASHED, TIMED_OUT, NONSENSE = "program-crashed", "program-timed-out", "program-nonsense"
FORFEITS = (CRASHED, TIMED_OUT, NONSENSE)


class Forfeit(Exception):
    """A program cannot go on: its seat, and the reason."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(seat, reason)
        self.seat = seat
        self.reason = reason


class Spec:
    """`program:./bot.py`, or with another time for a decision `program:2s:./bot.py`."""

    def __init__(self, text: str) -> None:
        first, colon, rest = text.removeprefix(PREFIX).partition(":")
        seconds = seconds_of(first) if colon else None
        self.seconds = USUAL_SECONDS if seconds is None else seconds
        words = shlex.split(text.removeprefix(PREFIX) if seconds is None else rest)
        if not words:
            raise BadNotation("no-program", bot=text)
        self.command = command_of(words)


def seconds_of(text: str) -> float | None:
    """A duration like `2s` or `0.5s`; None for anything else."""
    number = text.removesuffix("s")
    if number == text or not number.replace(".", "", 1).isdecimal() or float(number) <= 0:
        return None
    return float(number)


def command_of(words: list[str]) -> list[str]:
    """The command to start: a Python file with this Python, anything else as it is."""
    file = Path(words[0])
    if file.suffix == ".py":
        if not file.is_file():
            raise BadNotation("file-missing", file=words[0])
        return [sys.executable, *words]
    if which(words[0]) is None:
        raise BadNotation("no-such-program", program=words[0])
    return words


def is_program(spec: str) -> bool:
    """Whether the name of a bot refers to a program."""
    return spec.startswith(PREFIX)


class ProgramBot(Bot):
    """Plays one game with a program. Close it when the game is over."""

    def __init__(self, spec: str, seed: int) -> None:
        super().__init__()
        self.name = spec
        self.spec = Spec(spec)
        self.seed = seed
        self.seq = 0
        self.process: subprocess.Popen[bytes] | None = None
        self.lines: queue.Queue[bytes] = queue.Queue(16)

    def start(self, seat: int) -> subprocess.Popen[bytes]:
        """Start the program in a process group, so that all its processes can be ended."""
        environment = {**os.environ, "MATHOM_SEED": str(self.seed)}
        try:
            self.process = subprocess.Popen(
                self.spec.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=environment,
                start_new_session=True,
            )
        except OSError as fault:
            raise Forfeit(seat, CRASHED) from fault
        threading.Thread(target=listen, args=(self.process, self.lines), daemon=True).start()
        return self.process

    def choose(self, perspective: Perspective) -> int:
        """Ask the program until it answers with a legal action."""
        perspective.options()
        seat = perspective.seat
        fresh = self.process is None
        if fresh:
            self.start(seat)
        self.seq += 1
        deadline = time.monotonic() + self.spec.seconds + (START_SECONDS if fresh else 0.0)
        self.send(self.table(perspective), seat)
        refused = 0
        while True:
            answer = self.read(deadline, seat)
            try:
                return self.understood(answer, perspective)
            except Answered as said:
                self.send(said.message, seat)
            except (BadNotation, IllegalAction) as fault:
                refused += 1
                if refused > MOST_REFUSALS:
                    raise Forfeit(seat, NONSENSE) from fault
                text = reason_text(LANGUAGE, fault)
                self.send(wire.RefusedMessage("act", self.seq, fault.reason, text), seat)

    def understood(self, line: bytes, perspective: Perspective) -> int:
        """The action that a line means."""
        try:
            said = wire.read_request.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError) as fault:
            raise BadNotation("bad-request") from fault
        if isinstance(said, wire.Ping):
            raise Answered(wire.PongMessage())
        if isinstance(said, wire.Why):
            raise Answered(self.why(said, perspective))
        if not isinstance(said, Act):
            raise BadNotation("only-act")
        if said.seq != self.seq:
            raise IllegalAction("stale-seq", seq=said.seq, now=self.seq)
        number = number_of(perspective.game, said.action)
        refusal = why_not(perspective.known, perspective.seat, number)
        if refusal is not None:
            raise refusal
        return number

    def why(self, asked: wire.Why, perspective: Perspective) -> wire.WhyMessage:
        """Why an action is illegal."""
        number = number_of(perspective.game, asked.action)
        refusal = why_not(perspective.known, perspective.seat, number)
        if refusal is None:
            return wire.WhyMessage(asked.action, None, "")
        text = reason_text(LANGUAGE, refusal, perspective.game.id)
        return wire.WhyMessage(asked.action, refusal.reason, text)

    def send(self, message: wire.Sent, seat: int) -> None:
        """Write a line; a program that does not read has crashed."""
        process = self.process
        if process is None or process.stdin is None:
            raise Forfeit(seat, CRASHED)
        try:
            process.stdin.write(wire.write_json(message) + b"\n")
            process.stdin.flush()
        except (BrokenPipeError, ValueError) as fault:
            raise Forfeit(seat, CRASHED) from fault

    def read(self, deadline: float, seat: int) -> bytes:
        """The next line, if it arrives in time."""
        left = deadline - time.monotonic()
        try:
            line = self.lines.get(timeout=max(0.001, left))
        except queue.Empty as fault:
            raise Forfeit(seat, TIMED_OUT) from fault
        if not line:
            raise Forfeit(seat, CRASHED)
        if len(line) > LONGEST_LINE:
            raise Forfeit(seat, NONSENSE)
        return line

    def table(self, perspective: Perspective) -> wire.TableMessage:
        """The message that the websocket would send to this seat; there is no log."""
        game = perspective.game
        view: dict[str, Any] = perspective.view()
        asked = view["asked"]
        yours = asked is not None and view["seat"] in asked["seats"]
        words = wording(game.id, LANGUAGE).at(perspective.known)
        text = words.prompt(asked, view["seat"])
        prompt = wire.Prompt(text, False, None, {})
        if asked is not None:
            prompt = wire.Prompt(text, yours, asked["choice"], asked["numbers"])
        offers = [offer(words, action) for action in legal(perspective.known, perspective.seat)]
        screen = wire.Screen(
            seat=view["seat"],
            curtain=None,
            view=view,
            prompt=prompt,
            offers=offers,
            log=[],
            log_since=0,
            undo=wire.UndoInfo(0, "not-now", ""),
            takeback=None,
        )
        return wire.TableMessage(self.seq, self.info(perspective, view), screen)

    def info(self, perspective: Perspective, view: dict[str, Any]) -> wire.TableInfo:
        """The table as the protocol describes it: all other players are bots."""
        game = perspective.game
        asked = view["asked"]
        words = wording(game.id, LANGUAGE)
        deciding = asked["seats"] if asked else []
        ending = perspective.known.outcome
        result = None
        if ending is not None:
            winners = [view["seats"][seat] for seat in ending.winners]
            result = wire.ResultInfo(winners, ending.reason, words.outcome_text(ending))
        status: Literal["running", "finished"] = "running" if ending is None else "finished"
        return wire.TableInfo(
            id="arena",
            game=game.id,
            status=status,
            seats=[
                wire.SeatInfo(
                    id=seat,
                    name=words.seat(seat),
                    kind="bot",
                    player=self.name if seat == view["seat"] else "",
                    bot=None,
                    yours=seat == view["seat"],
                    online=True,
                    seconds_left=self.spec.seconds if seat == view["seat"] else None,
                    resigned=False,
                )
                for seat in view["seats"]
            ],
            host="",
            private=True,
            moves=self.seq,
            deciding=deciding,
            your_turn=view["seat"] in deciding,
            result=result,
            updated=0.0,
            clock=Clock("move", self.spec.seconds),
            rematch=None,
            replay=False,
            options=view["options"],
            cooperative=game.cooperative,
            hushed=game.hushed,
            campaign=None,
        )

    def finish(self, perspective: Perspective) -> None:
        """Send the program the end of its game."""
        if self.process is not None:
            self.seq += 1
            try:
                self.send(self.table(perspective), perspective.seat)
            except Forfeit:
                return

    def close(self) -> None:
        """End the program: first by closing its input, then by killing it."""
        process = self.process
        if process is None:
            return
        self.process = None
        if process.stdin is not None:
            with suppress(OSError):
                process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            process.wait(GOODBYE_SECONDS)
        end_group(process)


class Answered(Exception):
    """A request of the program that is answered at once."""

    def __init__(self, message: wire.Sent) -> None:
        super().__init__()
        self.message = message


def number_of(game: Game[Any], action: int | str) -> int:
    """An action by its number or its text."""
    if isinstance(action, str):
        return game.vocabulary.parse(action)
    game.vocabulary.text(action)
    return action


def listen(process: subprocess.Popen[bytes], lines: queue.Queue[bytes]) -> None:
    """Put the lines that a program writes into a queue; an empty line means that it has ended."""
    stream = process.stdout
    while stream is not None:
        try:
            line = stream.readline(LONGEST_LINE + 1)
        except ValueError:
            line = b""
        lines.put(line)
        if not line or len(line) > LONGEST_LINE:
            return


def end_group(process: subprocess.Popen[bytes]) -> None:
    """End a program and all processes that it has started."""
    with suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()
