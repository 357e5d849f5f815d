"""Writes `database-0.1.sql.gz`: a server of version 0.1 in the middle of all its games.

It was run once, with that version installed, and what it wrote is kept: later ones must open it.

    python tests/server/database_of_0_1.py tests/server/database-0.1.sql.gz
"""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mathom.bots.levels import make_bot
from mathom.engine.perspective import Perspective
from mathom.server.live.tables import due
from mathom.server.settings import async_url
from mathom.server.storage.database import Database
from mathom.table import commands as c
from mathom.table import events as e
from mathom.table.clock import Clock
from mathom.table.commands import User
from mathom.table.fold import fold
from mathom.table.handle import bot_acts, handle
from mathom.table.opening import Plan, create, from_record, to_record
from mathom.table.table import Table

ANN = User("ann-of-version-one", "Ann")
BOB = User("bob-of-version-one", "Bob")
KEY = "0" * 64
"""The key of all cookies, so that tests can be Ann and Bob."""

NO_CLOCK = Clock()
BEGAN = 1_790_000_000.0


@dataclass(frozen=True)
class Wanted:
    """A table of the old server, and how many actions were done at it."""

    id: str
    game: str
    seats: tuple[str, ...]
    actions: int
    options: tuple[tuple[str, str], ...] = ()
    clock: Clock = NO_CLOCK


WANTED = (
    Wanted("duel-with-bob", "duel", ("me", "open"), 30),
    Wanted("duel-with-a-bot", "duel", ("me", "search:easy"), 21),
    Wanted("duel-of-bots", "duel", ("greedy", "greedy"), 40),
    Wanted("duel-by-the-clock", "duel", ("me", "open"), 12, clock=Clock("days", 259_200)),
    Wanted("duel-over", "duel", ("me", "greedy"), 1000),
    Wanted("fellowship-of-three", "fellowship", ("me", "open", "greedy"), 25),
    Wanted("fellowship-bridge", "fellowship", ("me", "open"), 40, (("chapter", "14"),)),
    Wanted("fellowship-endless", "fellowship", ("me", "me", "me"), 50, (("chapter", "endless"),)),
    Wanted("war-of-two", "war", ("me", "open"), 260),
    Wanted("war-with-a-bot", "war", ("me", "greedy"), 120),
    Wanted("war-of-three", "war", ("me", "open", "greedy"), 180),
    Wanted("tcg-of-two", "tcg", ("me", "open"), 150),
    Wanted("tcg-with-a-bot", "tcg", ("greedy", "me"), 60),
)


class Scene:
    """A table that is played at by rules of thumb."""

    def __init__(self, wanted: Wanted) -> None:
        self.now = BEGAN
        seats = wanted.seats
        plan = Plan(wanted.game, seats, dict(wanted.options), clock=wanted.clock)
        self.events = create(plan, ANN, 11 + len(wanted.id), self.now)
        self.table: Table = fold(wanted.id, self.events)
        for number, who in enumerate(seats):
            if who == "open":
                self.ask(BOB, c.Sit(self.table.seq, self.table.seat_names()[number]))
        self.bot: Any = make_bot("greedy", self.table.game, 7)
        while self.table.status == "running" and self.table.moves < wanted.actions:
            self.play()

    def happen(self, events: list[e.Event]) -> None:
        """Add what happened."""
        self.events = [*self.events, *events]
        self.table = fold(self.table.id, events, self.table)

    def ask(self, user: User, command: Any) -> None:
        """Somebody asks for something."""
        self.now += 5
        self.happen(handle(self.table, user, command, self.now).events)

    def play(self) -> None:
        """The seat that decides does what a bot would do."""
        seat = self.table.deciding()[0]
        action = self.bot.choose(Perspective(self.table.game, self.table.state, seat))
        who = self.table.seats[seat]
        if who.kind == "bot":
            self.now += 1
            self.happen(bot_acts(self.table, seat, action, self.now).events)
        else:
            user = ANN if who.user == ANN.id else BOB
            name = self.table.seat_names()[seat]
            self.ask(user, c.Act(self.table.seq, action, name))


async def populate(url: str) -> None:
    """Fill an empty database."""
    database = Database(async_url(url))
    await database.open()
    await database.secret()
    for wanted in WANTED:
        scene = Scene(wanted)
        if wanted.id == "duel-with-bob":
            scene.ask(BOB, c.Chat("Well played."))
        await database.create(scene.table, scene.events, due(scene.table))
        print(wanted.id, scene.table.status, scene.table.moves)
        if wanted.id == "duel-over":
            record = to_record(scene.table).text()
            looked_at = from_record(record, ANN, scene.now)
            await database.create(fold("duel-uploaded", looked_at), looked_at, None)
    for game in ("duel", "war"):
        waiting = create(Plan(game, ("me", "open")), ANN, 5, BEGAN)
        await database.create(fold(f"{game}-waiting", waiting), waiting, None)
    await database.close()


def main(target: Path) -> None:
    """Make the database and keep it as text."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "mathom.sqlite3"
        asyncio.run(populate(str(file)))
        with sqlite3.connect(file) as connection:
            connection.execute("UPDATE secrets SET value = ?", (KEY,))
            for id, name in ((ANN.id, ANN.name), (BOB.id, BOB.name)):
                row = (id, name, None, None, BEGAN)
                connection.execute("INSERT INTO users VALUES (?, ?, ?, ?, ?)", row)
            connection.commit()
            text = "\n".join(connection.iterdump()) + "\n"
    target.write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
