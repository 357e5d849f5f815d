"""The ladders of the documentation: `python -m mathom.research.ladders DOCS` plays the games that
`DOCS/ladders` lacks and writes a page for every game."""

from __future__ import annotations

import sys
from itertools import combinations
from pathlib import Path

import mathom.games  # noqa: F401  (registers the games)
from mathom.games.package import all_packages, benchmark_of
from mathom.research.arena import (
    Standing,
    local,
    make_arena,
    paired_difference,
    read_standing,
    run_arena,
)
from mathom.research.simulate import Tally
from mathom.research.workers import default_workers
from mathom.texts import wording

SEED = 7


def play(folder: Path) -> None:
    """Play the missing games."""
    folder.mkdir(exist_ok=True)
    for package in all_packages():
        game, facts = package.id, benchmark_of(package.id)
        file = folder / f"{game}.jsonl"
        arena = make_arena(game, SEED, dict(facts.ladder_options))
        run_arena(arena, facts.ladder_bots, facts.ladder_deals, file, local(default_workers()))


def write_pages(docs: Path) -> None:
    """Write a page for every game from its results file."""
    for game in (package.id for package in all_packages()):
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
    parts = partners(standing) if standing.arena.together else rivals(standing)
    return "\n".join([*lines, *parts, played(standing), ""])


def rivals(standing: Standing) -> list[str]:
    """The rating of every bot, and the results of all pairs."""
    totals, rated, pairs = standing.totals(), standing.ratings(), standing.pairs()
    order = standing.ladder()
    lines = ["| | bot | rating | games | score | 95 % interval |", "|---:|---|---:|---:|---:|---|"]
    for at, bot in enumerate(order, 1):
        mu, sigma = rated[bot]
        score = score_text(totals[bot])
        lines.append(f"| {at} | `{bot}` | {mu:.1f} ± {sigma:.1f} | {totals[bot].games} | {score} |")
    lines += ["", "| match | games | score | 95 % interval |", "|---|---:|---:|---|"]
    for a, b in combinations(order, 2):
        if pairs[a, b].games:
            lines.append(f"| `{a}` – `{b}` | {pairs[a, b].games} | {score_text(pairs[a, b])} |")
    return [*lines, ""]


def partners(standing: Standing) -> list[str]:
    """How many of the same deals each bot has won, in total and with each value of an option."""
    totals, pairs, order = standing.totals(), standing.pairs(), standing.ladder()
    lines = ["| | bot | deals | won | 95 % interval |", "|---:|---|---:|---:|---|"]
    for at, bot in enumerate(order, 1):
        lines.append(f"| {at} | `{bot}` | {totals[bot].games} | {score_text(totals[bot])} |")
    lines += [
        "",
        "| compared | deals | only the first won | only the second won | difference |"
        " 95 % interval |",
        "|---|---:|---:|---:|---:|---|",
    ]
    for a, b in combinations(order, 2):
        if pairs[a, b].games:
            lines.append(f"| `{a}` – `{b}` | {compared(pairs[a, b])} |")
    for name in standing.arena.options:
        heads = " | ".join(f"`{bot}`" for bot in order)
        lines += ["", f"| {name} | {heads} |", f"|---:|{'---:|' * len(order)}"]
        for value, tallies in standing.by_value(name).items():
            cells = " | ".join(f"{tallies[bot].wins} of {tallies[bot].games}" for bot in order)
            lines.append(f"| {value} | {cells} |")
    return [*lines, ""]


def compared(tally: Tally) -> str:
    """Two bots on the same deals."""
    difference, (low, high) = paired_difference(tally)
    counts = f"{tally.games} | {tally.wins} | {tally.losses}"
    return f"{counts} | {difference:+.1%} | {low:+.1%} – {high:+.1%}"


def played(standing: Standing) -> str:
    """How the games were played."""
    seats = standing.arena.players
    chosen = "".join(f", `{name}={value}`" for name, value in standing.arena.options.items())
    how = f"Seed {standing.arena.seed}, {seats} seats{chosen}."
    if standing.arena.together:
        how += (
            " All win or lose together: each bot played all seats of the same deals. Every deal was"
            " played to its end: a chapter of several rounds is won when all of them are."
        )
    return how


def score_text(tally: Tally) -> str:
    """A score and its interval."""
    low, high = tally.interval
    return f"{tally.score:.1%} | {low:.1%} – {high:.1%}"


def main(docs: Path) -> None:
    """Play, then write."""
    play(docs / "ladders")
    write_pages(docs)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
