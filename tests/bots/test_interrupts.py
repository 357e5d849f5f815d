"""Ctrl-C while a bot thinks: KeyboardInterrupt, every time, and nothing else.

Compiled rules run no bytecode, and Python's long arithmetic looks for signals: an interrupt that
was noticed in the middle of a multiplication ended the process with "fatal: out of memory".
MATHOM_INTERRUPTS says how many interrupts each bot of each game gets.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import mathom
from mathom.bots.bot import Bot
from mathom.engine.game import Game, find_game
from mathom.engine.perspective import perspective
from mathom.engine.state import State
from mathom.engine.step import act

GAMES = ("duel", "fellowship", "war", "tcg")
BOTS = ("greedy", "search:40")
TRIES = int(os.environ.get("MATHOM_INTERRUPTS", "50"))
LONGEST = 0.02
"""Seconds after which an interrupt comes at the latest."""

NOTICED = 60.0
"""Seconds within which it must have been noticed, on a busy machine."""


class Interrupter:
    """Another process that interrupts this one: a thread could not, while compiled code runs."""

    def __init__(self) -> None:
        heard, self.orders = os.pipe()
        whom = os.getpid()
        if os.fork() == 0:
            os.close(self.orders)
            self.obey(heard, whom)
            os._exit(0)
        os.close(heard)

    def obey(self, heard: int, whom: int) -> None:
        """Interrupt after each number of microseconds that is asked for, until nobody asks."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        with os.fdopen(heard) as orders:
            for order in orders:
                time.sleep(int(order) / 1_000_000)
                os.kill(whom, signal.SIGINT)

    def interrupt_after(self, seconds: float) -> None:
        """Have this process interrupted."""
        os.write(self.orders, f"{int(seconds * 1_000_000)}\n".encode())


def play_for_ever(game: Game[Any], bot: Bot, seed: int) -> None:
    """Game after game by one bot on all seats."""
    while True:
        s: State = game.new(seed, None, game.usual_seats)
        while s.outcome is None:
            act(s, bot.choose(perspective(game, s)))


def count_interrupts(name: str, spec: str, tries: int) -> tuple[int, float]:
    """How many interrupts came out as KeyboardInterrupt, and the longest time that took."""
    dice = random.Random(f"{name} {spec}")
    game = find_game(name)
    interrupter = Interrupter()
    noticed, slowest = 0, 0.0
    for seed in range(tries):
        bot = mathom.make_bot(spec, game, seed=seed)
        wait = dice.uniform(0, LONGEST)
        began = time.monotonic()
        try:
            interrupter.interrupt_after(wait)
            play_for_ever(game, bot, seed)
        except KeyboardInterrupt:
            noticed += 1
            slowest = max(slowest, time.monotonic() - began - wait)
    return noticed, slowest


def main(name: str, spec: str, tries: int) -> None:
    """What the process under test does: it says how it went, if it still can."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    counted, slowest = count_interrupts(name, spec, tries)
    assert slowest < NOTICED, f"noticed after {slowest:.1f} s"
    print(f"{counted} interrupts")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs another process to interrupt this one")
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("game", GAMES)
def test_an_interrupt_at_any_moment_is_a_keyboard_interrupt(game: str, bot: str) -> None:
    command = [sys.executable, str(Path(__file__)), game, bot, str(TRIES)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, f"{TRIES} interrupts\n", "")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
