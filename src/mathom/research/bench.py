"""The speed of a game on one core, and a digest that changes if and only if behaviour changes."""

from __future__ import annotations

import json
import random
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from timeit import Timer
from typing import Any

from mathom.engine.errors import BadNotation
from mathom.engine.game import Game, find_game
from mathom.engine.laws import random_game, random_settings
from mathom.engine.position import position
from mathom.engine.state import State
from mathom.engine.step import play
from mathom.engine.view import see
from mathom.games.package import benchmark_of
from mathom.research.speeds import interpreted_copy, is_compiled, run_there

DIGEST_GAMES = 200
DIGEST_DECISIONS = 40_000
"""The limit of decisions in the digest: of long games, fewer are played."""
POSITION_EVERY = 10
TIMED_GAMES = 50
TIMED_DECISIONS = 20_000
ROUNDS = 5
CLONES = 20_000
VIEWS = 20
CLONE_AFTER = 30

INTERPRETED_SHARE = 0.2
"""The share of the target for compiled clones that applies to interpreted ones."""

MEASURE_INTERPRETED = """
import json, sys
from mathom.research.bench import measure
speed = measure(sys.argv[1], float(sys.argv[2]), rounds=1)
print(json.dumps(vars(speed)))
"""


@dataclass(frozen=True)
class Speed:
    """Operations per second."""

    games_per_s: float
    decisions_per_s: float
    clones_per_s: float
    views_per_s: float = 0.0

    def best(self, other: Speed) -> Speed:
        """The better of two measurements, because other load only slows down."""
        return Speed(
            max(self.games_per_s, other.games_per_s),
            max(self.decisions_per_s, other.decisions_per_s),
            max(self.clones_per_s, other.clones_per_s),
            max(self.views_per_s, other.views_per_s),
        )

    def rounded(self) -> dict[str, float]:
        """The figures as JSON. Views are only reported in comparisons."""
        kept = {name: round(value, 1) for name, value in asdict(self).items()}
        del kept["views_per_s"]
        return kept


STANDSTILL = Speed(0.0, 0.0, 0.0)


@dataclass(frozen=True)
class BenchResult:
    """The speed of a game here, and the digest of its behaviour."""

    game: str
    compiled: bool
    speed: Speed
    digest: str

    def figures(self) -> dict[str, object]:
        """The figures as JSON."""
        return {
            "game": self.game,
            "compiled": self.compiled,
            **self.speed.rounded(),
            "digest": self.digest,
        }


@dataclass(frozen=True)
class Target:
    """A performance target, and whether it is met."""

    id: str
    wanted: float
    reached: float

    @property
    def met(self) -> bool:
        """Whether it is met."""
        return self.reached >= self.wanted


@dataclass(frozen=True)
class Comparison:
    """A game beside one of OpenSpiel, measured in one run."""

    game: str
    compiled: Speed | None
    interpreted: Speed
    rival: Speed
    digest: str

    def ratio(self, speed: Speed) -> float:
        """The number of games per game of the rival."""
        return speed.games_per_s / self.rival.games_per_s

    def targets(self) -> list[Target]:
        """The targets of both speeds; those of compiled rules only if they were measured."""
        wanted = benchmark_of(self.game)
        measured = [("compiled", self.compiled, 1.0)] if self.compiled is not None else []
        found = []
        for name, speed, share in [*measured, ("interpreted", self.interpreted, INTERPRETED_SHARE)]:
            ratio = wanted.ratio if name == "compiled" else wanted.interpreted
            if speed is not None and ratio:
                found.append(Target(f"{name}-games", ratio, self.ratio(speed)))
            if speed is not None and wanted.clones:
                found.append(Target(f"{name}-clones", wanted.clones * share, speed.clones_per_s))
        here = self.compiled
        if here is not None and wanted.decision_ratio:
            reached = here.decisions_per_s / self.rival.decisions_per_s
            found.append(Target("compiled-decision-ratio", wanted.decision_ratio, reached))
        if here is not None and wanted.decisions:
            found.append(Target("compiled-decisions", wanted.decisions, here.decisions_per_s))
        if here is not None and wanted.games:
            found.append(Target("compiled-pace", wanted.games, here.games_per_s))
        if here is not None and wanted.views:
            found.append(Target("compiled-views", wanted.views, here.views_per_s))
        return found

    def figures(self) -> dict[str, object]:
        """The figures as JSON, those of the plain measurement first."""
        here = self.compiled if self.compiled is not None else self.interpreted
        first = BenchResult(self.game, self.compiled is not None, here, self.digest)
        return {
            **first.figures(),
            "views_per_s": round(here.views_per_s, 1),
            "interpreted": self.interpreted.rounded(),
            benchmark_of(self.game).rival: self.rival.rounded(),
            "targets": {target.id: target.met for target in self.targets()},
        }


def counted_game(game: Game[Any], seed: int) -> int:
    """The number of decisions of the random game with this seed."""
    s: State = game.new(seed, None, game.usual_seats)
    decisions = 0
    while s.outcome is None:
        offers = s.offers
        play(s, offers[s.below(len(offers))])
        decisions += 1
    return decisions


def middle_of_game(game: Game[Any], seed: int) -> State:
    """A state some decisions into a random game."""
    s: State = game.new(seed, None, game.usual_seats)
    for _ in range(CLONE_AFTER):
        ahead = s.clone()
        play(ahead, ahead.offers[ahead.below(len(ahead.offers))])
        if ahead.outcome is not None:
            break
        s = ahead
    return s


def timed(repeat: Callable[[], object], seconds: float) -> float:
    """How often per second something can be done, measured for this many seconds of CPU time."""
    began = time.process_time()
    done = 0
    while True:
        repeat()
        done += 1
        spent = time.process_time() - began
        if spent >= seconds:
            return done / spent


def clone_rate(clone: Callable[[], object], seconds: float) -> float:
    """Clones per second, called from Python."""
    timer = Timer(clone)
    return CLONES * timed(lambda: timer.timeit(CLONES), seconds)


def view_rate(game: Game[Any], s: State, seconds: float) -> float:
    """Views of a seat per second."""
    timer = Timer(lambda: see(game, s, 0))
    return VIEWS * timed(lambda: timer.timeit(VIEWS), seconds)


def lengths(game: Game[Any]) -> list[int]:
    """The decisions of the random games that are measured; fewer games if they are long."""
    found: list[int] = []
    while len(found) < TIMED_GAMES and sum(found) < TIMED_DECISIONS:
        found.append(counted_game(game, len(found)))
    return found


def measure(game: str, seconds: float, rounds: int = ROUNDS) -> Speed:
    """The best of several rounds that together last about this many seconds."""
    found = find_game(game)
    decisions = lengths(found)
    state = middle_of_game(found, 0)
    best = STANDSTILL
    for _ in range(rounds):
        best = best.best(measure_once(found, state, decisions, seconds / rounds))
    return best


def measure_once(game: Game[Any], s: State, decisions: list[int], seconds: float) -> Speed:
    """One round: most of the time for games, the rest for clones and views."""

    def play_all() -> None:
        for seed in range(len(decisions)):
            random_game(game, seed)

    rounds = timed(play_all, seconds * 0.65)
    clones = clone_rate(s.clone, seconds * 0.25)
    views = view_rate(game, s, seconds * 0.1)
    return Speed(rounds * len(decisions), rounds * sum(decisions), clones, views)


def behaviour_digest(game: str, games: int = DIGEST_GAMES) -> str:
    """A digest of seeded random games with many settings, made of readable texts.

    It includes every offer, every ending, and now and then the whole position, but not how a state
    is stored in memory.
    """
    found = find_game(game)
    total = blake2b(digest_size=8)
    all_decisions = 0
    for seed in range(games):
        if all_decisions >= DIGEST_DECISIONS:
            break
        seats = found.seats[seed % len(found.seats)]
        s: State = found.new(seed, random_settings(found, seed), seats)
        decisions = 0
        while s.outcome is None:
            if decisions % POSITION_EVERY == 0:
                total.update(position_bytes(found, s))
            total.update(" ".join([found.vocabulary.texts[offer] for offer in s.offers]).encode())
            play(s, s.offers[s.below(len(s.offers))])
            decisions += 1
        all_decisions += decisions
        total.update(position_bytes(found, s))
    return total.hexdigest()


def position_bytes(game: Game[Any], s: State) -> bytes:
    """The position as JSON, independent of the order of its keys."""
    return json.dumps(position(game, s), sort_keys=True).encode()


def bench(game: str, seconds: float) -> BenchResult:
    """Measure a game as it runs here."""
    return BenchResult(game, is_compiled(), measure(game, seconds), behaviour_digest(game))


def need_openspiel() -> Any:
    """OpenSpiel, an optional dependency."""
    if find_spec("pyspiel") is None:
        raise BadNotation("no-openspiel")
    return import_module("pyspiel")


def measure_rival(game: str, seconds: float) -> Speed:
    """Random games of OpenSpiel, played from Python with fixed seeds."""
    rival = need_openspiel().load_game(game)
    dice = random.Random(0)
    decisions = 0

    def play_rival() -> None:
        nonlocal decisions
        state = rival.new_initial_state()
        while not state.is_terminal():
            decisions += 0 if state.is_chance_node() else 1
            state.apply_action(dice.choice(state.legal_actions()))

    began = time.process_time()
    games = timed(play_rival, seconds * 0.75)
    per_second = decisions / (time.process_time() - began)
    return Speed(games, per_second, clone_rate(middle_of_rival(rival).clone, seconds * 0.25))


def middle_of_rival(rival: Any) -> Any:
    """A state some moves into a random game."""
    dice = random.Random(0)
    state = rival.new_initial_state()
    moves = 0
    while moves < CLONE_AFTER:
        moves += 0 if state.is_chance_node() else 1
        state.apply_action(dice.choice(state.legal_actions()))
    return state


def measure_interpreted(source: Path, game: str, seconds: float) -> Speed:
    """The speed of the same rules interpreted, in a separate process."""
    return Speed(**json.loads(run_there(source, MEASURE_INTERPRETED, game, str(seconds))))


def compare(game: str, seconds: float, on_round: Callable[[], object] = lambda: None) -> Comparison:
    """Measure a game, compiled and interpreted, and its rival, alternating between rounds."""
    need_openspiel()
    each = seconds / ROUNDS
    here, interpreted, rival = STANDSTILL, STANDSTILL, STANDSTILL
    with tempfile.TemporaryDirectory(prefix="mathom-bench-") as folder:
        source = interpreted_copy(Path(folder))
        for _ in range(ROUNDS):
            rival = rival.best(measure_rival(benchmark_of(game).rival, each))
            interpreted = interpreted.best(measure_interpreted(source, game, each))
            if is_compiled():
                here = here.best(measure(game, each, rounds=1))
            on_round()
    compiled = here if is_compiled() else None
    return Comparison(game, compiled, interpreted, rival, behaviour_digest(game))
