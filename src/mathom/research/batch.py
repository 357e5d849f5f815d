"""Many games at once, for environments: the loops over the games, compiled like the rules."""

from __future__ import annotations

from typing import Any

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32, i64

from mathom.engine.features import Features
from mathom.engine.game import Game
from mathom.engine.state import State
from mathom.engine.step import Choice, Step, act, decider, legal, play
from mathom.research.layout import Layout


def act_in_all(states: list[State], actions: list[int]) -> list[int]:
    """One decision in each game. Returns the games that are over. An illegal action raises; the
    games before it have gone on then, and it says which game it was."""
    over: list[int] = []
    for at in range(len(states)):
        s = states[at]
        action = actions[at]
        step: Step[Any] = s.agenda[-1]
        if isinstance(step, Choice) and action in s.offers:
            play(s, action)
        else:
            act(s, action)
        if s.outcome is not None:
            over.append(at)
    return over


class Offers:
    """The legal actions of all games, one after the other."""

    def __init__(self, states: list[State]) -> None:
        out = BytesWriter()
        self.seats: list[int] = []
        self.counts: list[int] = []
        for s in states:
            seat = decider(s)
            step: Step[Any] = s.agenda[-1]
            offers = s.offers if isinstance(step, Choice) else legal(s, seat)
            self.seats.append(seat)
            self.counts.append(len(offers))
            for action in offers:
                number: i64 = action
                write_i32_le(out, i32(number))
        self.packed = out.getvalue()


def observe_all(
    layout: Layout, game: Game[Any], states: list[State], seats: list[int], out: Features
) -> None:
    """Write what the deciding seats see, each in a row of its own."""
    for at in range(len(states)):
        out.begin(at)
        layout.write(game, states[at], seats[at], out)
