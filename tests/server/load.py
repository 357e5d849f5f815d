"""`python -m tests.server.load`: 1000 tables, 2000 connections, on each kind of database.

At every table one person plays against a bot, as fast as a quick person clicks, and one watches.
When all have arrived they are measured for a while; half-way a worker is killed. In the end every
acknowledged move must be in the database, none twice, and nobody may have been sent a card that
was hidden from them.

With `--attack` nobody is killed. Everybody is measured twice on one kind of database, first left in
peace, then while ten strangers attack (`tests.server.attack`). It is then judged whether strangers
harm anybody: the p99 beside them is at most twice the p99 without them, memory stays flat, nobody
loses anything, and the strangers attacked until the end. Memory is told every five minutes while it
is measured. `PASS` or `FAIL` and the reasons stand at the end, and the exit code says the same.

With `--find-limit` more and more tables are tried, each number with a server of its own, until it
is known at how many the p99 passes 250 ms.

With `--bots` it is measured how long people wait for bots of each level of Duel at 1, 10 and 100
tables; `tests.server.level_times` measures how long those of every game think.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import signal
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from tests.server.load_limit import LIMIT, say, search, told
from tests.server.load_limit import MOST_TABLES as MOST_TRIED
from tests.server.many_clients import (
    BACK,
    Client,
    check_secrets,
    doubled,
    missing,
    open_table,
    read_tables,
)
from tests.server.postgres import Postgres
from tests.server.running import Running, ask
from tests.server.test_crashes import children_of, spawned_processes

from mathom.bots.levels import levels_of
from mathom.engine.game import find_game
from mathom.table.fold import fold

PAUSE = 12.0
"""Seconds a player looks at the screen before clicking, on average: a person who plays quickly."""

MOST_TABLES = 1000
MOST_SECONDS = 1800.0
ARRIVING = 24
"""How many people come in at the same time."""

PATIENCE = 600.0
"""Seconds in which everybody must have come in."""

BOT_PROCESSES = 2
"""As many as a server starts by itself on a machine with two cores: with one alone, bots of
strangers could keep it while somebody waits for a move."""

ENOUGH_FILES = 16_000
MOST_RATIO = 2.0
"""How many times as long as without strangers the honest may wait beside them, by their p99."""

LOOKS = 6
"""How often memory is looked at in one run; at least every five minutes."""

BEAT = 0.02
"""Seconds between two looks at how late the measuring program is by itself."""

FIVE_MINUTES = 300.0
FLAT = 1.15
"""How many times as much memory as at the end of the first third a server may have at the end: so
much is still flat. The load itself grows: the games of the honest get longer."""

SPARE_MEMORY = 40.0
"""MB by which memory may grow in any case: what allocators keep."""

STRANGERS_NICENESS = 10
"""Strangers compute on machines of their own. Here they share two cores with what they attack, so
they only get the time that server and players leave, and never delay them by computing."""

BUSY_STRANGERS = 0.5
"""Things that one stranger must do a second on average: else nobody was attacked."""


BOT_LEVELS = tuple(levels_of(find_game("duel")))
BOT_TABLES = (1, 10, 100)
BOT_PAUSE = 4.0
"""Seconds before a click while the answers of bots are measured, on average."""


@dataclass
class Figures:
    """What was measured."""

    waits: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    moves: int = 0
    updates: int = 0
    back: int = 0
    lost: int = 0
    doubled: int = 0
    leaked: int = 0
    arriving: float = 0.0
    work: float = 0.0
    memory: float = 0.0
    memory_before: float = 0.0
    memories: list[tuple[float, float, float]] = field(default_factory=list)
    attacks: dict[str, int] = field(default_factory=dict)
    errors: Counter[str] = field(default_factory=Counter)

    def fault(self, what: str) -> None:
        """Count something that should not happen, and say at once what it was."""
        if not self.errors[what]:
            print(f"{time.strftime('%H:%M:%S')} {what}", file=sys.stderr, flush=True)
        self.errors[what] += 1

    def part(self, share: float) -> float:
        """The wait that a share of all clicks stayed below, in milliseconds."""
        return 1000 * part_of(self.waits, share)


def part_of(waits: list[float], share: float) -> float:
    """What a share of all waits stayed below."""
    ordered = sorted(waits)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Run:
    """One run: the server, the people, and what is measured."""

    def __init__(
        self, server: Running, asked: argparse.Namespace, kills: bool = True, strangers: int = 0
    ) -> None:
        self.server = server
        self.kills = kills
        self.strangers = strangers
        self.tables: int = asked.tables
        self.seconds: float = asked.seconds
        self.bot: str = asked.bot
        self.pause: float = asked.pause
        self.ways: str = getattr(asked, "ways", "")
        self.figures = Figures()
        self.clients: list[Client] = []
        self.arrived: set[int] = set()
        self.door = asyncio.Semaphore(ARRIVING)
        self.until = time.monotonic() + PATIENCE
        self.killed = 0.0

    def going(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.until

    async def arrive(self, number: int) -> list[Client]:
        """One person who opens a table, from an address of their own, and one who watches."""
        home = f"127.0.{1 + number // 250}.{1 + number % 250}"
        player = await open_table(self.server.address, home, "duel", [self.bot], self.pause)
        return [player, Client(player.address, player.table, home=home)]

    async def stay(self, number: int) -> None:
        """Play one game after the other until the end."""
        while self.going():
            try:
                await self.play(number)
            except httpx.HTTPError as fault:
                if not self.expected():
                    self.figures.fault(f"did not come in: {fault!r}")
                    return
                await asyncio.sleep(BACK)

    async def play(self, number: int) -> None:
        """Come in, and stay until the game is over."""
        async with self.door:
            there = await self.arrive(number)
            stays = [asyncio.create_task(one.stay(self.going, self.expected)) for one in there]
            await asyncio.gather(*(one.came.wait() for one in there))
            self.clients += there
            self.arrived.add(number)
        await asyncio.gather(*stays)

    def expected(self) -> bool:
        """Whether a connection may be lost: since a worker was killed, which some notice late."""
        return self.killed > 0

    async def kill(self) -> None:
        """Kill a worker, or the whole server where there is one; that is started again."""
        self.killed = time.time()
        if self.server.workers > 1:
            victim = spawned_processes(self.server.process.pid)[0]
            self.figures.work += worked(victim)
            os.kill(victim, signal.SIGKILL)
            return
        self.figures.work += worked(self.server.process.pid)
        self.server.kill()
        await asyncio.to_thread(self.server.come_back)

    async def run(self) -> None:
        """Everybody comes in; then they are measured."""
        began = time.monotonic()
        stays = [asyncio.create_task(self.stay(number)) for number in range(self.tables)]
        while len(self.arrived) < self.tables and self.going() and not self.figures.errors:
            await asyncio.sleep(0.2)
        f = self.figures
        if len(self.arrived) < self.tables:
            f.fault(f"only {len(self.arrived)} of {self.tables} tables were opened in time")
        f.arriving = time.monotonic() - began
        before = sum(map(worked, self.processes()))
        earlier = sum(len(one.received) for one in self.clients if not one.user)
        attackers = await self.let_loose() if self.strangers else None
        f.memory_before = sum(map(memory, self.processes()))
        start = time.monotonic()
        self.until = start + self.seconds
        watching = [asyncio.create_task(self.look_at_memory(start)),
                    asyncio.create_task(self.watch_itself())]  # fmt: skip
        await asyncio.sleep(self.seconds / 2)
        if self.kills:
            await self.kill()
        await asyncio.sleep(max(0.0, self.until - time.monotonic()))
        f.work += sum(map(worked, self.processes())) - before
        f.memory = sum(map(memory, self.processes()))
        for task in watching:
            task.cancel()
        self.note_memory(start)
        if attackers is not None:
            f.attacks = await self.call_off(attackers)
        _, late = await asyncio.wait(stays, timeout=60)
        for task in late:
            task.cancel()
            f.fault("did not come to an end")
        await asyncio.gather(*stays, return_exceptions=True)
        f.updates = sum(len(one.received) for one in self.clients if not one.user) - earlier
        for one in self.clients:
            done = [sent for sent in one.sent if sent.acknowledged and sent.at >= start]
            f.moves += len(done)
            f.waits += [sent.wait for sent in done]
            f.answers += [sent.answered for sent in done if sent.answered]
            f.back += one.back
            for fault in one.faults:
                f.fault(fault)

    async def watch_itself(self) -> None:
        """Note how late this program is by itself. Clicks are measured that much too long."""
        while True:
            due = time.monotonic() + BEAT
            await asyncio.sleep(BEAT)
            self.figures.late.append(max(0.0, time.monotonic() - due))

    async def look_at_memory(self, start: float) -> None:
        """Note the memory now and then, and tell it at once."""
        while True:
            self.note_memory(start)
            await asyncio.sleep(min(FIVE_MINUTES, self.seconds / LOOKS))

    def note_memory(self, start: float) -> None:
        """Note the memory of what answers, and of the processes beside it, in MB."""
        own = sum(map(memory, self.processes()))
        whole = sum(map(memory, family_of(self.server.process.pid)))
        at = time.monotonic() - start
        self.figures.memories.append((at, own, whole))
        line = f"{at:.0f} s: {own:.0f} MB, {whole:.0f} MB with bots and checks"
        print(f"{time.strftime('%H:%M:%S')} {line}", file=sys.stderr, flush=True)

    async def let_loose(self) -> asyncio.subprocess.Process:
        """Strangers who attack for as long as everybody is measured, and then end by themselves."""
        words = ["--strangers", str(self.strangers), "--seconds", str(self.seconds)]
        words += ["--ways", self.ways] if self.ways else []
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.server.attack", self.server.address, *words,
            stdout=asyncio.subprocess.PIPE, preexec_fn=step_back,
        )  # fmt: skip

    async def call_off(self, attackers: asyncio.subprocess.Process) -> dict[str, int]:
        """What the strangers were answered."""
        try:
            output, _ = await asyncio.wait_for(attackers.communicate(), 120)
        except TimeoutError:
            attackers.kill()
            self.figures.fault("strangers did not come to an end")
            return {}
        found: dict[str, int] = json.loads(output or b"{}")
        return found

    def processes(self) -> list[int]:
        """The processes that answer, without those in which bots think."""
        main = self.server.process.pid
        return [main] if self.server.workers == 1 else [main, *spawned_processes(main)]

    async def verify(self) -> None:
        """Compare what everybody sent and heard with what the database holds."""
        stored = await read_tables(str(self.server.database), [one.table for one in self.clients])
        for one in self.clients:
            events = stored[one.table]
            if one.user:
                self.figures.lost += missing(events, one)
                self.figures.doubled += doubled(events, [one])
            try:
                check_secrets(fold(one.table, events), one)
            except AssertionError:
                self.figures.leaked += 1


def step_back() -> None:
    """Lower the priority of this process, to the lowest there is where the system has one."""
    os.nice(STRANGERS_NICENESS)
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def family_of(process: int) -> list[int]:
    """A process and all that it has started."""
    return [process, *(one for child in children_of(process) for one in family_of(child))]


def worked(process: int) -> float:
    """The seconds for which a process has kept a core busy."""
    spent = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
    return sum(map(int, spent)) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> float:
    """The memory of a process in MB; nothing of one that is gone."""
    try:
        status = Path(f"/proc/{process}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    for line in status.splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def measure(
    asked: argparse.Namespace, kind: str, kills: bool = True, strangers: int = 0
) -> tuple[dict[str, str], Figures]:
    """One run on a database of a kind, as the column of a table, and its figures."""
    with tempfile.TemporaryDirectory() as folder:
        postgres = Postgres(fast=False) if kind == "postgresql" else None
        try:
            several = 2 if postgres else 1
            url = postgres.new() if postgres else str(Path(folder) / "mathom.sqlite3")
            processes = {"MATHOM_BOT_PROCESSES": str(BOT_PROCESSES)}
            server = Running(
                url, log=Path(folder) / "log", workers=several, env=processes, cold=True
            )
            try:
                rules = ask(f"{server.address}/api/health").json()["compiled"]
                run = Run(server, asked, kills, strangers)
                load = os.getloadavg()[0]
                asyncio.run(run.run())
            finally:
                server.stop()
            asyncio.run(run.verify())
        finally:
            if postgres:
                postgres.end()
    f = run.figures
    column = {
        "database": f"{'PostgreSQL' if postgres else 'SQLite'}, {several} worker"
        + "s" * (several > 1),
        "tables": f"{asked.tables} against `{asked.bot}`",
        "rules": "compiled" if rules else "interpreted",
        "websocket clients": str(2 * asked.tables),
        "a person clicks after": f"{asked.pause / 2:g} to {1.5 * asked.pause:g} s",
        "all are connected after": f"{f.arriving:.0f} s",
        "strangers who attack": str(strangers),
        "measured": f"{asked.seconds:.0f} s" + ", with one kill -9" * kills,
        "load of the machine before": f"{load:.1f}",
        "moves of people a second": f"{f.moves / asked.seconds:.0f}",
        "updates to watchers a second": f"{f.updates / asked.seconds:.0f}",
        "click to update, p50": f"{f.part(0.5):.0f} ms",
        "click to update, p99": f"{f.part(0.99):.0f} ms",
        "of that, delay of the measuring program, p99": f"{1000 * part_of(f.late, 0.99):.0f} ms",
        "work of the server for a move": f"{1000 * f.work / max(1, f.moves):.2f} ms of a core",
        "memory of the server": f"{f.memory_before:.0f} MB at the beginning, {f.memory:.0f} MB",
        "memory over time": ", ".join(f"{own:.0f}" for _, own, _ in f.memories) + " MB",
        "with bots and checks": ", ".join(f"{whole:.0f}" for _, _, whole in f.memories) + " MB",
        "attempts to reconnect": str(f.back),
        "acknowledged moves lost": str(f.lost),
        "moves done twice": str(f.doubled),
        "hidden cards sent": str(f.leaked),
        "errors": str(dict(f.errors) or "none"),
    } | ({"what strangers were answered": attack_summary(f.attacks)} if strangers else {})
    return column, f


def faults_of(f: Figures) -> list[str]:
    """What must not be in any run."""
    found = []
    if f.lost or f.doubled or f.leaked:
        found.append(f"{f.lost} moves lost, {f.doubled} done twice, {f.leaked} cards told")
    if f.errors:
        found.append(f"errors: {dict(f.errors)}")
    if not f.moves:
        found.append("nobody moved")
    return found


def growth(f: Figures) -> list[str]:
    """Whether memory has grown, of what answers and of all processes."""
    found = []
    for name, which in (("the server", 1), ("all processes", 2)):
        early = f.memories[len(f.memories) // 3][which]
        late = f.memories[-1][which]
        if late > max(FLAT * early, early + SPARE_MEMORY):
            found.append(f"memory of {name} grew from {early:.0f} to {late:.0f} MB")
    return found


def effects_of_attacks(asked: argparse.Namespace, alone: Figures, attacked: Figures) -> list[str]:
    """What strangers have done to the others, nothing at best."""
    found = [f"{name}: {fault}" for name, f in (("alone", alone), ("attacked", attacked))
             for fault in faults_of(f)]  # fmt: skip
    ratio = attacked.part(0.99) / max(0.001, alone.part(0.99))
    if ratio > MOST_RATIO:
        found.append(f"the p99 of the honest is {ratio:.1f} times as long beside strangers")
    found += growth(attacked)
    done = sum(attacked.attacks.values())
    if done < BUSY_STRANGERS * asked.strangers * asked.seconds:
        found.append(f"the strangers did only {done} things")
    return found


def attack_summary(attacks: dict[str, int]) -> str:
    """What strangers were answered, most of it first."""
    return ", ".join(f"{what} × {count}" for what, count in attacks.items())


def alone_first(asked: argparse.Namespace, kind: str) -> tuple[dict[str, str], Figures]:
    """What everybody waits without strangers, measured for a while."""
    seconds = min(asked.alone or asked.seconds, asked.seconds)
    return measure(argparse.Namespace(**{**vars(asked), "seconds": seconds}), kind, False)


def bot_answers(asked: argparse.Namespace) -> list[str]:
    """What people wait from a click until all bots have answered, by level and number of tables, as
    a table. Each cell is a server of its own."""
    head = " | ".join(f"{count} table{'s' * (count > 1)}" for count in BOT_TABLES)
    lines = [f"| level | {head} |", "|---" * (1 + len(BOT_TABLES)) + "|"]
    for bot in BOT_LEVELS:
        cells = []
        for count in BOT_TABLES:
            words = {"tables": count, "bot": bot, "pause": BOT_PAUSE, "seconds": asked.seconds}
            figures = measure(argparse.Namespace(**words), "sqlite", False)[1]
            half, most = (1000 * part_of(figures.answers, share) for share in (0.5, 0.99))
            cells.append(f"{half:.0f} / {most:.0f} ms of {len(figures.answers)}")
        lines.append(f"| `{bot}` | {' | '.join(cells)} |")
        print(lines[-1], file=sys.stderr, flush=True)
    return lines


def find_limit(asked: argparse.Namespace, kind: str) -> list[str]:
    """Print how clicks waited at each number of tables that was tried, and at how many they waited
    too long; the faults that must not be in any run."""
    runs: dict[int, tuple[dict[str, str], Figures]] = {}

    def good(tables: int) -> bool:
        words = argparse.Namespace(**{**vars(asked), "tables": tables})
        runs[tables] = measure(words, kind, kills=False)
        figures = runs[tables][1]
        say(f"{tables} tables: p99 {figures.part(0.99):.0f} ms, {dict(figures.errors) or ''}")
        return not figures.errors and figures.part(0.99) <= LIMIT

    low, high = search(asked.tables, good, MOST_TRIED)
    print_columns([runs[tables][0] for tables in sorted(runs)])
    print(told(low, high))
    # What is late or turned away beyond the limit is what was looked for; lost it must not be.
    return [
        f"{tables} tables: {f.lost} moves lost, {f.doubled} done twice, {f.leaked} cards told"
        for tables, (_, f) in sorted(runs.items())
        if f.lost or f.doubled or f.leaked
    ]


def print_columns(columns: list[dict[str, str]]) -> None:
    """Print runs side by side."""
    for number, name in enumerate(columns[-1]):
        print(f"| {name} | {' | '.join(column.get(name, '') for column in columns)} |")
        if number == 0:
            print("|---" * (1 + len(columns)) + "|")


def end(found: list[str]) -> None:
    """Say whether all was well, and exit."""
    print("FAIL: " + "; ".join(found) if found else "PASS")
    sys.exit(bool(found))


def main() -> None:
    """Run, and print the table that docs/load.md keeps."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--tables", type=int, default=MOST_TABLES)
    words.add_argument("--seconds", type=float, default=60)
    words.add_argument("--bot", default="greedy")
    words.add_argument("--pause", type=float, default=PAUSE)
    words.add_argument("--on", choices=("sqlite", "postgresql", "both"), default="both")
    words.add_argument("--no-kill", action="store_true", help="kill no worker half-way")
    words.add_argument("--bots", action="store_true", help="how long bots take to answer")
    words.add_argument("--attack", action="store_true")
    words.add_argument("--find-limit", action="store_true", help="how many tables are too many")
    words.add_argument("--strangers", type=int, default=10)
    words.add_argument("--ways", default="", help="what strangers do: names of attack.WAYS")
    words.add_argument(
        "--alone", type=float, help="seconds without strangers; the same if not said"
    )
    asked = words.parse_args()
    asked.tables = min(asked.tables, MOST_TABLES)
    asked.seconds = min(asked.seconds, MOST_SECONDS)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    files = ENOUGH_FILES if most == resource.RLIM_INFINITY else min(most, ENOUGH_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, most))
    random.seed(1)
    gc.disable()  # a collection here would be taken for a wait
    if asked.bots:
        print("\n".join(bot_answers(asked)))
        return
    kinds = ["sqlite", "postgresql"] if asked.on == "both" else [asked.on]
    if asked.find_limit:
        end([fault for kind in kinds for fault in find_limit(asked, kind)])
    if asked.attack:
        runs = [alone_first(asked, kinds[0]), measure(asked, kinds[0], False, asked.strangers)]
    else:
        runs = [measure(asked, kind, not asked.no_kill) for kind in kinds]
    print_columns([column for column, _ in runs])
    if asked.attack:
        found = effects_of_attacks(asked, runs[0][1], runs[1][1])
    else:
        found = [fault for _, figures in runs for fault in faults_of(figures)]
    end(found)


if __name__ == "__main__":
    main()
