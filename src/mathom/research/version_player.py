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
from mathom.engine.step import act, advance, decider, legal

PASS = "pass"
"""The action that declines an optional question, in the games that have one."""

SPOT = "take number:"
"""How many cards to spot. Version 0.1 spotted as many as it could where The Two Towers asks now."""
SPOT_NONE = "take number:0"

MOST_PASSES = 6
"""So many optional questions in a row may be asked by one version alone."""


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
        self.pass_until(seat, [action])
        if self.without_question(action) and action not in self.offered(seat):
            return
        tape = self.script(chances)
        self.s.tape = tape
        act(self.s, self.game.vocabulary.parse(action), seat)
        self.finish(tape)

    def offered(self, seat: int) -> list[str]:
        """The legal actions of a seat in this version."""
        return [self.game.vocabulary.text(action) for action in legal(self.s, seat)]

    def without_question(self, action: str) -> bool:
        """Whether a version that does not ask goes on as after this action."""
        return action == PASS or (action.startswith(SPOT) and action != SPOT_NONE)

    def pass_until(self, seat: int, actions: list[str]) -> None:
        """Decline the optional questions that only this version asks, until it asks the seat for
        one of these actions; change nothing if that never comes. To pass is no sign of the same
        question unless there is nothing else to do."""
        wanted = [action for action in actions if action != PASS] or [PASS]
        s = self.s.clone()
        for _ in range(MOST_PASSES):
            if any(action in self.offered(seat) for action in wanted):
                return
            asked = decider(self.s)
            if asked < 0 or PASS not in self.offered(asked):
                break
            act(self.s, self.game.vocabulary.parse(PASS), asked)
        self.s = s

    def answer(self, options: list[str]) -> dict[str, Any]:
        """The choice of the bot, if its seat is to decide here too."""
        self.pass_until(self.seat, options)
        if options[0].startswith(SPOT) and options[0] not in self.offered(self.seat):
            return {"action": options[0], "seconds": 0.0}
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
                reply = follower.answer(message["options"])
        except Exception as fault:
            reply = {"void": f"{type(fault).__name__}: {fault}"}
        print(json.dumps(reply), flush=True)
        if "void" in reply:
            return


if __name__ == "__main__":
    main()
