"""Fuzzing of positions: real positions, damaged at random, must be refused with a reason or be
sound, so that a game can be continued from them to its end under the laws."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from copy import deepcopy
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from mathom.bots.levels import make_bot
from mathom.engine.admission import admit, look_around
from mathom.engine.errors import BadNotation
from mathom.engine.game import Game, find_game
from mathom.engine.laws import random_settings
from mathom.engine.perspective import Perspective
from mathom.engine.position import load, position
from mathom.engine.state import State
from mathom.engine.step import deciders, legal, play
from mathom.games.package import benchmark_of
from mathom.research.workers import spread, stop_if_cancelled

Json = Any

BATCH = 100
"""How many damaged positions come from one game."""

KEPT = 12
"""How many positions of a game are damaged, in addition to one for each kind of choice in it."""

BOT_GAMES = 4
"""One game in this many is played by a bot, whose positions differ from random ones."""

CHECK_EVERY = 40
"""The limit of decisions in a game continued from a position."""

MIDST = ("agenda", "pending", "battle", "fought", "arrived", "sealed", "apart", "lasting")
"""Keys that describe something in progress; they are damaged more often."""

ODD: list[Json] = [
    None, True, False, 0, 1, -1, 2, 3, 7, 63, 255, 1000, 1 << 31, 1 << 32, 1 << 61, 1 << 63,
    1 << 200, -(1 << 40), 1.5, float("1e300"), "", "x", "x" * 5000, [], {}, [[]], [{}], [0] * 500,
]  # fmt: skip


@dataclass
class Counts:
    """What happened to damaged positions."""

    refused: int = 0
    loaded: int = 0
    decisions: int = 0

    def add(self, other: Counts) -> None:
        """Add the counts of another batch."""
        self.refused += other.refused
        self.loaded += other.loaded
        self.decisions += other.decisions


@dataclass(frozen=True)
class Breach:
    """A damaged position that was accepted and then broke something."""

    seed: int
    fault: str
    position: Json


@dataclass(frozen=True)
class Batch:
    """The result for the positions of one game."""

    seed: int
    counts: Counts
    breach: Breach | None


@dataclass
class PositionResult:
    """The result of all batches."""

    game: str
    counts: Counts
    seconds: float = 0.0
    breach: Breach | None = None
    interrupted: bool = False

    def figures(self) -> dict[str, object]:
        """The figures as JSON."""
        return {
            "game": self.game,
            "positions": self.counts.refused + self.counts.loaded,
            "refused": self.counts.refused,
            "loaded": self.counts.loaded,
            "decisions": self.counts.decisions,
            "faults": 0 if self.breach is None else 1,
        }


def real_positions(game: Game[Any], seed: int) -> list[Json]:
    """Positions of one game, spread over its whole length, and one for each kind of choice, because
    rare kinds of choice are more delicate."""
    chance = Random(seed)
    seats = game.seats[seed % len(game.seats)]
    bots = [make_bot("greedy", game, seed * 4 + seat) for seat in range(seats)]
    by_bot = seed % BOT_GAMES == 0
    s: State = game.new(seed, random_settings(game, seed), seats)
    kept: list[Json] = []
    kinds: dict[int, Json] = {}
    met: Counter[int] = Counter()
    decisions = 0
    while s.outcome is None:
        decisions += 1
        kind = game.step_index[type(s.agenda[-1])]
        met[kind] += 1
        if chance.randrange(met[kind]) == 0:
            kinds[kind] = position(game, s)
        place = len(kept) if len(kept) < KEPT else chance.randrange(decisions)
        if place < KEPT:
            kept[place : place + 1] = [position(game, s)]
        seat = chance.choice(deciders(s))
        if by_bot:
            play(s, bots[seat].choose(Perspective(game, s, seat)), seat)
        else:
            play(s, chance.choice(legal(s, seat)), seat)
    kept[-1] = position(game, s) if chance.random() < 0.2 else kept[-1]
    return [json.loads(json.dumps(one)) for one in [*kept, *kinds.values()]]


def paths(data: Json, so_far: tuple[Json, ...] = ()) -> list[tuple[Json, ...]]:
    """The paths of all values in a position."""
    found: list[tuple[Json, ...]] = []
    keys = data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else []
    for key in keys:
        found.append((*so_far, key))
        found += paths(data[key], (*so_far, key))
    return found


def inside(data: Json, path: tuple[Json, ...]) -> Json:
    """The value at a path."""
    for key in path:
        data = data[key]
    return data


class Damage:
    """Changes positions at random, using parts of other positions of the same game."""

    def __init__(self, game: Game[Any], chance: Random, others: list[Json]) -> None:
        self.game = game
        self.chance = chance
        self.others = others

    def damaged(self, whole: Json) -> Json:
        """A copy with one to three changes."""
        data = deepcopy(whole)
        for _ in range(self.chance.choice([1, 1, 1, 2, 3])):
            self.change(data)
        return data

    def change(self, data: Json) -> None:
        """One change somewhere."""
        where = paths(data)
        midst = [part for part in MIDST if data.get(part)]
        if midst and self.chance.random() < 0.6:
            part = self.chance.choice(midst)
            where = [path for path in where if path[0] == part]
        if not where:
            return
        path = self.chance.choice(where)
        holder, key = inside(data, path[:-1]), path[-1]
        way = self.chance.choice(
            [
                self.odd,
                self.near,
                self.near,
                self.alike,
                self.namesake,
                self.drop,
                self.other_part,
                self.in_list,
                self.strange_step,
            ]
        )
        way(data, holder, key)

    def odd(self, data: Json, holder: Json, key: Json) -> None:
        """A value that should never be there."""
        holder[key] = deepcopy(self.chance.choice(ODD))

    def near(self, data: Json, holder: Json, key: Json) -> None:
        """A number close by, or a plausible one."""
        value = holder[key]
        if isinstance(value, int) and not isinstance(value, bool):
            holder[key] = self.chance.choice(
                [value - 1, value + 1, value + 2, -value, self.chance.randrange(130)]
            )
        else:
            self.alike(data, holder, key)

    def alike(self, data: Json, holder: Json, key: Json) -> None:
        """Another value of the same type, from anywhere in this position or another."""
        source = self.chance.choice([data, *self.others])
        kind = type(holder[key])
        found = [value for path in paths(source) if type(value := inside(source, path)) is kind]
        if found:
            holder[key] = deepcopy(self.chance.choice(found))

    def namesake(self, data: Json, holder: Json, key: Json) -> None:
        """A value under the same key, from anywhere in this position or another."""
        source = self.chance.choice([data, *self.others])
        found = [inside(source, path) for path in paths(source) if path[-1] == key]
        if found:
            holder[key] = deepcopy(self.chance.choice(found))

    def strange_step(self, data: Json, holder: Json, key: Json) -> None:
        """A step of any kind, with plausible numbers, at the top of the agenda, in the middle of
        it, or in place of the next step."""
        agenda = data.get("agenda")
        if not isinstance(agenda, list):
            return
        kind = self.chance.choice(self.game.steps)
        step = {"step": kind.name, **{field: self.plausible(field) for field in kind.fields}}
        if agenda and self.chance.random() < 0.4:
            agenda[-1] = step
        else:
            at = (
                len(agenda)
                if self.chance.random() < 0.6
                else self.chance.randrange(len(agenda) + 1)
            )
            agenda.insert(at, step)

    def plausible(self, field: str) -> Json:
        """A value for a field of a step: one of a real step, or one that is near the bounds."""
        found = [
            step[field] for one in self.others for step in one.get("agenda", []) if field in step
        ]
        if found and self.chance.random() < 0.6:
            return deepcopy(self.chance.choice(found))
        return self.chance.choice([-1, 0, 0, 1, 1, 2, 3, self.chance.randrange(140)])

    def drop(self, data: Json, holder: Json, key: Json) -> None:
        """Remove a value."""
        del holder[key]

    def other_part(self, data: Json, holder: Json, key: Json) -> None:
        """Replace a part by that of another position."""
        source = self.chance.choice(self.others)
        part = self.chance.choice([*source, "agenda", "agenda"])
        if part in source:
            data[part] = deepcopy(source[part])

    def in_list(self, data: Json, holder: Json, key: Json) -> None:
        """Duplicate an item, swap two items, add a step of another agenda, or add too many
        items."""
        many = holder if isinstance(holder, list) else data.get("agenda")
        if not isinstance(many, list) or not many:
            self.alike(data, holder, key)
            return
        way = self.chance.randrange(4)
        at = self.chance.randrange(len(many))
        if way == 0:
            many.insert(self.chance.randrange(len(many) + 1), deepcopy(many[at]))
        elif way == 1:
            self.chance.shuffle(many)
        elif way == 2:
            steps = self.chance.choice(self.others).get("agenda") or many
            many.insert(self.chance.randrange(len(many) + 1), deepcopy(self.chance.choice(steps)))
        else:
            many += deepcopy(many) * self.chance.choice([1, 3, 300])


def inspect_positions(game: str, number: int, seed: int) -> Batch:
    """Damage the positions of one game, and check each."""
    stop_if_cancelled()
    found = find_game(game)
    counts = Counts()
    chance = Random(f"positions {seed}")
    reals = real_positions(found, seed)
    for real in reals:
        try:
            admit(found, real)
        except Exception as fault:
            return Batch(seed, counts, Breach(seed, f"a real position: {fault!r}", real))
    damage = Damage(found, chance, reals)
    for index in range(number):
        data = damage.damaged(chance.choice(reals))
        try:
            inspect_one(found, data, index, counts)
        except Exception as fault:
            return Batch(seed, counts, Breach(seed, f"{type(fault).__name__}: {fault}", data))
    return Batch(seed, counts, None)


def inspect_one(game: Game[Any], data: Json, seed: int, counts: Counts) -> None:
    """Check one position: it is refused, or it is sound and a game continues from it to its end."""
    try:
        s = admit(game, data)
    except BadNotation:
        counts.refused += 1
        return
    counts.loaded += 1
    again = load(game, json.loads(json.dumps(position(game, s))))
    if game.fingerprint(again) != game.fingerprint(s) or again.offers != s.offers:
        raise ValueError("loads as another state")
    chance = Random(seed)
    s.reseed(seed)
    for decision in range(benchmark_of(game.id).longest_game):
        if s.outcome is not None:
            look_around(game, s)
            return
        counts.decisions += 1
        if decision % CHECK_EVERY == 0:
            sound(game, s)
        seat = chance.choice(deciders(s))
        play(s, chance.choice(legal(s, seat)), seat)
    raise ValueError("the game does not end")


def sound(game: Game[Any], s: State) -> None:
    """Check the laws at a decision."""
    faults = game.faults(s) or game.agenda_faults(s)
    if faults:
        raise faults[0]
    look_around(game, s)


def fuzz_positions(
    game: str,
    positions: int,
    *,
    seed: int = 0,
    workers: int = 1,
    on_batch: Callable[[], object] = lambda: None,
) -> PositionResult:
    """Damage this many positions, up to the first that breaks something."""
    result = PositionResult(find_game(game).id, Counts())
    began = time.perf_counter()
    batches = range(seed, seed + -(-positions // BATCH))
    task = partial(inspect_positions, game, min(positions, BATCH))
    try:
        with closing(spread(task, batches, workers)) as found:
            for batch in found:
                result.counts.add(batch.counts)
                on_batch()
                if batch.breach is not None:
                    result.breach = batch.breach
                    break
    except KeyboardInterrupt:
        result.interrupted = True
    result.seconds = time.perf_counter() - began
    return result


def keep_position(breach: Breach, game: str, folder: Path) -> Path:
    """Write a position that broke something to a file."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"fuzz-{game}-{breach.seed}.json"
    path.write_text(json.dumps(breach.position, indent=1), encoding="utf-8")
    return path
