"""The ladders of the documentation: `python -m mathom.research.ladders DOCS` plays what is missing
in `DOCS/ladders` and writes a page for every game."""

from __future__ import annotations

import sys
from pathlib import Path

import mathom.games  # noqa: F401  (registers the games)
from mathom.engine.game import GAMES
from mathom.research.arena import Standing, local, make_arena, read_standing, run_arena
from mathom.research.simulate import Tally
from mathom.research.workers import usual_workers
from mathom.texts import wording

BOTS = {
    "duel": ("random", "greedy", "search:easy"),
    "fellowship": ("random", "greedy", "search:easy"),
    "war": ("random", "greedy"),
    "tcg": ("random", "greedy"),
}
"""Whoever climbs: bots that do not look at a clock, so that anybody gets the same ladder."""

DEALS = {"duel": 20, "fellowship": 20, "war": 4, "tcg": 20}
"""So many games a pair."""

SEED = 7


def play(folder: Path) -> None:
    """Play what is missing."""
    folder.mkdir(exist_ok=True)
    for game, bots in BOTS.items():
        file = folder / f"{game}.jsonl"
        run_arena(make_arena(game, SEED), bots, DEALS[game], file, local(usual_workers()))


def write_pages(docs: Path) -> None:
    """A page for every game, from what its file holds."""
    for game in GAMES:
        file = docs / "ladders" / f"{game}.jsonl"
        standing = read_standing(file) if file.exists() else None
        (docs / f"ladder-{game}.md").write_text(page(game, standing), "utf-8")


def page(game: str, standing: Standing | None) -> str:
    """The ladder of a game."""
    lines = [
        f"# Ladder: {wording(game, 'en').game_name()}",
        "",
        "Written by `make ladder`; do not edit. The [arena](arena.md) says what the figures mean.",
        "",
    ]
    if standing is None or not standing.results:
        return "\n".join([*lines, "Nothing has been played yet.", ""])
    totals, rated, pairs = standing.totals(), standing.ratings(), standing.pairs()
    order = standing.ladder()
    lines += ["| | bot | rating | games | score | 95 % interval |", "|---:|---|---:|---:|---:|---|"]
    for at, bot in enumerate(order, 1):
        mu, sigma = rated[bot]
        score = told(totals[bot])
        lines.append(f"| {at} | `{bot}` | {mu:.1f} ± {sigma:.1f} | {totals[bot].games} | {score} |")
    lines += ["", "| match | games | score | 95 % interval |", "|---|---:|---:|---|"]
    for at, bot in enumerate(order):
        for other in order[at + 1 :]:
            tally = pairs[bot, other]
            if tally.games:
                lines.append(f"| `{bot}` – `{other}` | {tally.games} | {told(tally)} |")
    return "\n".join([*lines, "", together(standing), ""])


def together(standing: Standing) -> str:
    """How it was played."""
    seats = standing.arena.players
    chosen = " ".join(f"`{name}={value}`" for name, value in standing.arena.options.items())
    how = f"Seed {standing.arena.seed}, {seats} seats{', ' + chosen if chosen else ''}."
    if standing.arena.together:
        how += " All win or lose together: each bot played all seats of the same deals."
    return how


def told(tally: Tally) -> str:
    """A score and its interval."""
    low, high = tally.interval
    return f"{tally.score:.1%} | {low:.1%} – {high:.1%}"


def main(docs: Path) -> None:
    """Play, then write."""
    play(docs / "ladders")
    write_pages(docs)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
