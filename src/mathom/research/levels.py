"""Whether the levels of a game are apart: each plays the next lower one in the arena.

The results file is that of an arena between the bots of the levels, so an interrupted measurement
continues, and after a change of one level only its own matches are played again. In a cooperative
game two levels are compared on the same deals.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import mathom.games  # noqa: F401  (registers the games)
from mathom.bots.levels import levels_of
from mathom.engine.errors import BadNotation
from mathom.engine.game import find_game
from mathom.games.package import all_packages, benchmark_of
from mathom.research.arena import (
    Arena,
    Engine,
    ResultsFile,
    Standing,
    local,
    make_arena,
    paired_difference,
    run_arena,
)
from mathom.research.simulate import Tally
from mathom.research.workers import default_workers
from mathom.texts import catalogue, wording

LEAST_SCORE = 0.65
MOST_SCORE = 0.9
"""What a level should win of its games against the next lower one."""

SEED = 16


@dataclass(frozen=True)
class Step:
    """A level, the next lower one, and the games between them."""

    level: str
    bot: str
    lower: str
    lower_bot: str
    tally: Tally
    together: bool
    ms: float
    """CPU milliseconds of the level for a decision, on average."""

    @property
    def score(self) -> float:
        """The share of victories, or of deals won more."""
        return paired_difference(self.tally)[0] if self.together else self.tally.score

    @property
    def interval(self) -> tuple[float, float]:
        """Its 95 % confidence interval."""
        return paired_difference(self.tally)[1] if self.together else self.tally.interval

    @property
    def holds(self) -> bool:
        """Whether the level is as much stronger as it should be: in a cooperative game, surely
        stronger at all."""
        if self.together:
            return self.interval[0] > 0.0
        return LEAST_SCORE <= self.tally.score <= MOST_SCORE

    def figures(self) -> dict[str, object]:
        """The step as JSON."""
        return {
            "level": self.level,
            "bot": self.bot,
            "lower": self.lower,
            "lower_bot": self.lower_bot,
            "games": self.tally.games,
            "difference" if self.together else "score": round(self.score, 4),
            "ci95": [round(bound, 4) for bound in self.interval],
            "holds": self.holds,
            "ms_per_decision": round(self.ms, 3),
        }


@dataclass
class Climb:
    """The steps of a game that were played."""

    game: str
    steps: list[Step]
    interrupted: bool = False

    @property
    def holds(self) -> bool:
        """Whether all levels are apart."""
        return all(step.holds for step in self.steps)

    def figures(self) -> dict[str, object]:
        """Everything as JSON."""
        steps = [step.figures() for step in self.steps]
        return {"game": self.game, "holds": self.holds, "steps": steps}


def arena_of_levels(game: str, seed: int = SEED) -> Arena:
    """The arena in which the levels of a game meet: with the options of its ladder."""
    return make_arena(game, seed, dict(benchmark_of(game).ladder_options))


def pairs_of(game: str, level: str | None = None) -> list[tuple[str, str]]:
    """Each level and the next lower one, the weakest first; or only those of one level."""
    names = list(levels_of(find_game(game)))
    found = [(name, lower) for lower, name in pairwise(names) if level in (None, name)]
    if not found:
        raise BadNotation("unknown-level", level=str(level), known=" ".join(names[1:]))
    return found


def climb(
    arena: Arena,
    games: int,
    path: Path,
    engine: Engine,
    level: str | None = None,
    on_game: Callable[[int], object] = lambda done: None,
) -> Climb:
    """Play the games that the file lacks, step by step, and return what they show."""
    found = Climb(arena.game, [])
    bots = levels_of(find_game(arena.game))
    for name, lower in pairs_of(arena.game, level):
        standing = run_arena(arena, [bots[name], bots[lower]], games, path, engine, on_game)
        if standing.results:
            found.steps.append(step_of(standing, name, lower))
        if standing.interrupted:
            found.interrupted = True
            break
    return found


def step_of(standing: Standing, level: str, lower: str) -> Step:
    """What the games between two levels show."""
    bot, lower_bot = standing.bots
    pair = Standing(standing.arena, standing.bots, standing.of_these_bots())
    ms = 1000 * pair.thinking().get(bot, 0.0)
    together = standing.arena.together
    return Step(level, bot, lower, lower_bot, pair.pairs()[bot, lower_bot], together, ms)


def stored(path: Path, arena: Arena) -> Climb:
    """What a results file shows already."""
    results = ResultsFile(path, arena).results()
    bots = levels_of(find_game(arena.game))
    steps = [
        step_of(Standing(arena, [bots[name], bots[lower]], results), name, lower)
        for name, lower in pairs_of(arena.game)
    ]
    return Climb(arena.game, [step for step in steps if step.tally.games])


PAGE = """# Levels

Written by `make levels`; do not edit. Each level of a game against the next lower one, with 95 % \
intervals: seats swapped on the same deals, or in a cooperative game all seats of the same deals \
by either. The goal is that a level wins 65 to 90 % of its games, in a cooperative game that it \
surely wins more deals. ms are CPU time for a decision of the higher level, on one core.
"""


def page(climbs: list[Climb]) -> str:
    """The steps of all games."""
    words = catalogue("en")
    lines = [PAGE]
    for found in climbs:
        together = any(step.together for step in found.steps)
        head = "more deals won" if together else "score"
        lines += [f"## {wording(found.game, 'en').game_name()}", ""]
        if not found.steps:
            lines += ["Nothing has been played yet.", ""]
            continue
        lines += [
            f"| level | bot | against | games | {head} | 95 % interval | goal | ms |",
            "|---|---|---|---:|---:|---|---|---:|",
        ]
        for step in found.steps:
            low, high = step.interval
            level, lower = (words.text(f"bot-{name}") for name in (step.level, step.lower))
            lines.append(
                f"| {level} | `{step.bot}` | {lower}, `{step.lower_bot}` | {step.tally.games} |"
                f" {step.score:.1%} | {low:.1%} – {high:.1%} |"
                f" {'reached' if step.holds else 'missed'} | {step.ms:.2f} |"
            )
        lines.append("")
    return "\n".join(lines)


def usual_file(game: str) -> Path:
    """The default results file of the command."""
    return Path(f"levels-{game}.jsonl")


def results_file(docs: Path, game: str) -> Path:
    """The results of a game that the page is written from."""
    return docs / "levels" / f"{game}.jsonl"


def write_page(docs: Path) -> None:
    """Write the page from the results that are there."""
    games = [package.id for package in all_packages()]
    found = [stored(results_file(docs, game), arena_of_levels(game)) for game in games]
    (docs / "levels.md").write_text(page(found), "utf-8")


def main(docs: Path, games: list[str]) -> None:
    """Play what is missing, of all games or of some, and write the page."""
    (docs / "levels").mkdir(exist_ok=True)
    for game in games or [package.id for package in all_packages()]:
        deals = benchmark_of(game).level_games
        engine = local(default_workers())
        found = climb(arena_of_levels(game), deals, results_file(docs, game), engine)
        if found.interrupted:
            break
    write_page(docs)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
