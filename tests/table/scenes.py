"""Tables for scenarios: people who do things one after the other, at a time of the test's own."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mathom.engine.errors import BadNotation, IllegalAction
from mathom.engine.step import decider, legal
from mathom.table import commands as c
from mathom.table.commands import User
from mathom.table.events import Event
from mathom.table.fold import Handled, fold
from mathom.table.handle import bot_acts, handle, time_passes
from mathom.table.opening import Plan, create
from mathom.table.table import Table

ANN = User("ann", "Ann")
BOB = User("bob", "Bob")
EVE = User("eve", "Eve")


class Scene:
    """A table, its events, and a clock that the test turns."""

    def __init__(self, *seats: str, host: User = ANN, secret: int = 7, **rest: Any) -> None:
        self.now = 1000.0
        plan = Plan(rest.pop("game", "duel"), seats, **rest)
        self.events: list[Event] = create(plan, host, secret, self.now)
        self.table: Table = fold("t", self.events)

    def add(self, events: list[Event]) -> Scene:
        """Let things happen."""
        return self.take(Handled(events))

    def take(self, handled: Handled) -> Scene:
        """Let a command take effect."""
        self.events += handled.events
        self.table = handled.after(self.table)
        return self

    def ask(self, user: User, command: c.Command) -> Scene:
        """Somebody asks for something, and gets it."""
        return self.take(handle(self.table, user, command, self.now))

    def sit(self, user: User, seat: str) -> Scene:
        """Somebody takes a seat."""
        return self.ask(user, c.Sit(self.table.seq, seat))

    def act(self, user: User, which: int | str = 0) -> Scene:
        """Somebody does one of the things they may do."""
        seat = next(s for s in self.table.deciding() if s in self.table.seats_of(user.id))
        action = legal(self.table.state, seat)[which] if isinstance(which, int) else which
        return self.ask(user, c.Act(self.table.seq, action, self.table.seat_names()[seat]))

    def bot(self) -> Scene:
        """The bot whose turn it is does the first thing it may do."""
        seat = self.table.to_bots()[0]
        action = legal(self.table.state, seat)[0]
        return self.take(bot_acts(self.table, seat, action, self.now))

    def wait(self, seconds: float) -> Scene:
        """Time passes."""
        self.now += seconds
        return self.add(time_passes(self.table, self.now))

    def refused(self, user: User, command: c.Command) -> str:
        """Somebody asks for something that is refused; the reason."""
        before = self.table
        with pytest.raises((IllegalAction, BadNotation)) as caught:
            self.ask(user, command)
        assert self.table is before
        return caught.value.reason

    def undo(self, user: User) -> Scene:
        """Somebody takes back their last action."""
        return self.ask(user, c.Undo(self.table.seq))

    def turn(self) -> User:
        """The person who must decide."""
        user = self.table.seats[self.table.deciding()[0]].user
        return {one.id: one for one in (ANN, BOB, EVE)}[user]

    def play_out(self, seed: int = 0) -> Scene:
        """Everybody does anything, to the end."""
        chance = random.Random(seed)
        while self.table.status == "running":
            self.act(self.turn(), chance.randrange(len(self.options())))
        return self

    def decide(self, least: int) -> Scene:
        """Everybody decides this many times, where there is a choice."""
        missing = dict.fromkeys(self.table.people(), least)
        while any(missing.values()):
            user, many = self.turn(), len(self.options())
            missing[user.id] = max(0, missing[user.id] - (many > 1))
            self.act(user)
        return self

    def options(self) -> list[int]:
        """What the one who decides may do."""
        return legal(self.table.state, decider(self.table.state))


def two(**rest: Any) -> Scene:
    """Ann is the Fellowship, Bob is Sauron; Sauron begins."""
    return Scene("me", "open", **rest).sit(BOB, "sauron")
