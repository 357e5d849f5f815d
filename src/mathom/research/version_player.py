"""Plays one seat of one game with the Mathom of the Python that runs this file.

`old_version.py` starts it with the Python of another installation, so it must not import anything
that version 0.1 lacks. It reads one JSON message a line: first the game, then the actions since
the last message, each time that its seat is to decide. It answers with an action and the seconds
that it thought, or with the reason why it cannot follow the game.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

import mathom  # noqa: F401  (it registers the games)
from mathom.bots.levels import make_bot
from mathom.engine.game import find_game
from mathom.engine.perspective import Perspective
from mathom.engine.state import Tape
from mathom.engine.step import act, advance, decider


class Follower:
    """The game as this version sees it, and its bot."""

    def __init__(self, start: dict[str, Any]) -> None:
        self.game: Any = find_game(start["game"])
        settings = self.game.parse_settings(start["options"])
        self.seat: int = start["seat"]
        self.bot = make_bot(start["bot"], self.game, start["bot_seed"], time.process_time)
        self.s: Any = self.game.set_up(start["seed"], settings, start["seats"])
        tape = self.script(start["chances"])
        self.s.tape = tape
        advance(self.s)
        self.finish(tape)

    def script(self, chances: list[str]) -> Tape:
        """The results of chance that an action must bring."""
        return Tape([self.game.vocabulary.parse(chance) for chance in chances])

    def finish(self, tape: Tape) -> None:
        """Nothing of the script may be left over."""
        self.s.tape = None
        if not tape.finished():
            raise ValueError("chance is left over")

    def follow(self, seat: int, action: str, chances: list[str]) -> None:
        """Do an action of the record."""
        tape = self.script(chances)
        self.s.tape = tape
        act(self.s, self.game.vocabulary.parse(action), seat)
        self.finish(tape)

    def answer(self) -> dict[str, Any]:
        """The choice of the bot, if its seat is to decide here too."""
        if decider(self.s) != self.seat:
            raise ValueError("another seat decides")
        texts = self.game.vocabulary
        began = time.process_time()
        action = self.bot.choose(Perspective(self.game, self.s, self.seat))
        return {"action": texts.text(action), "seconds": time.process_time() - began}


def main() -> None:
    """Answer until the input ends."""
    follower: Follower | None = None
    for line in sys.stdin:
        message = json.loads(line)
        try:
            if follower is None:
                follower = Follower(message)
                reply: dict[str, Any] = {"ready": True}
            else:
                for seat, action, chances in message["moves"]:
                    follower.follow(seat, action, chances)
                reply = follower.answer()
        except Exception as fault:
            reply = {"void": f"{type(fault).__name__}: {fault}"}
        print(json.dumps(reply), flush=True)
        if "void" in reply:
            return


if __name__ == "__main__":
    main()
