"""Check all laws on many games, played at random or by a bot, until a law breaks."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import chain, count
from pathlib import Path
from typing import Any

from mathom.bots.levels import make_bot
from mathom.engine.decklists import Decklists
from mathom.engine.errors import BadNotation
from mathom.engine.game import Game, find_game
from mathom.engine.laws import Inspector, LawBroken, random_seats, random_settings
from mathom.engine.perspective import Perspective
from mathom.engine.record import Record
from mathom.engine.state import State
from mathom.engine.step import legal
from mathom.engine.view import see
from mathom.games.package import find_package
from mathom.research.workers import spread, stop_if_cancelled
from mathom.texts.sentences import wording

MOST_LABELS = 20
"""The labels of at most this many actions of a choice are read."""

CRASHED = 2
"""The law that a Python error in the rules breaks: there is always something to do."""


@dataclass(frozen=True)
class Fault:
    """A broken law, and the record that leads there."""

    seed: int
    law: int
    fault: str
    record: str


@dataclass(frozen=True)
class Inspection:
    """The result of one game."""

    seed: int
    decisions: int
    fault: Fault | None


@dataclass
class FuzzResult:
    """The result of all games."""

    game: str
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    fault: Fault | None = None
    interrupted: bool = False

    @property
    def decisions_per_s(self) -> float:
        """Decisions made and checked per second."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def figures(self) -> dict[str, object]:
        """The figures as JSON."""
        return {
            "game": self.game,
            "games": self.games,
            "decisions": self.decisions,
            "decisions_per_s": round(self.decisions_per_s, 1),
            "faults": 0 if self.fault is None else 1,
        }


def chooser_of(bot: str, game: Game[Any], seats: int, seed: int) -> Callable[[State, int], int]:
    """Bots at all seats, each with the knowledge of its seat."""
    players = [make_bot(bot, game, seed * seats + seat, time.process_time) for seat in range(seats)]
    return lambda s, seat: players[seat].choose(Perspective(game, s, seat))


Chooser = Callable[[State, int], int | None]
"""Chooses an action for a seat, or None for a random one."""


def with_own_decks(game: Game[Any], seats: int, seed: int, then: Chooser | None) -> Chooser:
    """Everybody first brings a random deck; then another chooser, or chance, decides."""
    decklists = own_decks_of(game)
    texts = [decklists.random(seed * seats + seat) for seat in range(seats)]
    plans = [[game.vocabulary.parse(word) for word in decklists.actions(text)] for text in texts]

    def choose(s: State, seat: int) -> int | None:
        if plans[seat]:
            return plans[seat].pop(0)
        return then(s, seat) if then is not None else None

    return choose


def own_decks_of(game: Game[Any]) -> Decklists:
    """The deck rules of a game; refused if players cannot bring decks."""
    if game.decklists is None:
        raise BadNotation("no-own-decks", game=game.id)
    return game.decklists


def settings_of(game: Game[Any], seed: int, own_decks: bool) -> list[int]:
    """Settings that vary with the seed, as own decks require them."""
    settings = random_settings(game, seed)
    if own_decks:
        wanted = own_decks_of(game).options()
        for index, option in enumerate(game.options):
            if option.id in wanted:
                settings[index] = option.index(wanted[option.id])
    return settings


def spoken_by(game: Game[Any]) -> Callable[[State, int], list[str]] | None:
    """The texts that a seat reads at a decision: the prompt, and the label of each of its actions.
    A game without texts has none."""
    if not find_package(game.id).wording:
        return None
    words = wording(game.id, "en")

    def read(s: State, seat: int) -> list[str]:
        fitting = words.at(s)
        view: dict[str, Any] = see(game, s, seat)
        labels = [fitting.action_text(action) for action in legal(s, seat)[:MOST_LABELS]]
        return [fitting.prompt(view["asked"], view["seat"]), *labels]

    return read


def inspect_game(
    game: str, every: int, seed: int, bot: str = "", own_decks: bool = False
) -> Inspection:
    """Play one game under all laws; options and seats vary with the seed. If players can bring
    decks, they do so in every fourth game."""
    stop_if_cancelled()
    found = find_game(game)
    own_decks = own_decks or (found.decklists is not None and seed % 4 == 3)
    settings = settings_of(found, seed, own_decks)
    seats = random_seats(found, seed)
    record = Record(found, settings, seats, seed).text()
    decisions = 0
    try:
        chooser: Chooser | None = chooser_of(bot, found, seats, seed) if bot else None
        if own_decks:
            chooser = with_own_decks(found, seats, seed, chooser)
        inspector = Inspector(found, seed, settings, seats, chooser, spoken_by(found))
        try:
            inspector.run(every)
        finally:
            record = inspector.recorder.record.text()
            decisions = inspector.decisions
    except LawBroken as broken:
        return Inspection(seed, decisions, Fault(seed, broken.law, broken.fault, broken.record))
    except Exception as crash:
        fault = f"{type(crash).__name__}: {crash}"
        return Inspection(seed, decisions, Fault(seed, CRASHED, fault, record))
    return Inspection(seed, decisions, None)


def fuzz(
    game: str,
    games: int,
    *,
    seed: int = 0,
    every: int = 10,
    workers: int = 1,
    bot: str = "",
    own_decks: bool = False,
    on_game: Callable[[], object] = lambda: None,
) -> FuzzResult:
    """Play games with the seeds from `seed` on, up to the first broken law."""
    found = find_game(game)
    result = FuzzResult(found.id)
    if bot:
        make_bot(bot, found, seed, time.process_time)
    if own_decks:
        own_decks_of(found)
    began = time.perf_counter()
    seeds = range(seed, seed + games)
    try:
        task = partial(inspect_game, game, every, bot=bot, own_decks=own_decks)
        with closing(spread(task, seeds, workers)) as inspections:
            gather(result, inspections, on_game)
    except KeyboardInterrupt:
        result.interrupted = True
    result.seconds = time.perf_counter() - began
    return result


def gather(
    result: FuzzResult, inspections: Iterable[Inspection], on_game: Callable[[], object]
) -> None:
    """Count the games up to the first fault."""
    for inspection in inspections:
        result.games += 1
        result.decisions += inspection.decisions
        on_game()
        if inspection.fault is not None:
            result.fault = inspection.fault
            return


def keep_record(fault: Fault, game: str, folder: Path) -> Path:
    """Write the record of a fault to a new file; an existing file is not overwritten."""
    folder.mkdir(parents=True, exist_ok=True)
    name = f"fuzz-{game}-{fault.seed}"
    for ending in chain([""], (f"-{number}" for number in count(2))):
        path = folder / f"{name}{ending}.record"
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(fault.record)
        except FileExistsError:
            continue
        return path
    raise FileExistsError(name)
