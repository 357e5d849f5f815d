"""`mathom bench`: the speed of a game, alone, beside OpenSpiel or beside another version."""

from __future__ import annotations

import platform
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from mathom.cli.output import (
    HELP,
    AsJson,
    GameName,
    Language,
    Speaker,
    print_json,
    print_table,
    progress,
    speaking,
    step_of,
    table_of,
)
from mathom.engine.errors import BadNotation
from mathom.engine.game import find_game
from mathom.games.package import benchmark_of
from mathom.research.bench import (
    ROUNDS,
    BenchResult,
    Comparison,
    Speed,
    Target,
    compare,
)
from mathom.research.bench import bench as run_bench
from mathom.research.old_version import PREFIX
from mathom.research.version_comparison import ROUNDS as VERSION_ROUNDS
from mathom.research.version_comparison import VersionComparison, compare_versions
from mathom.research.workers import default_workers

BEGIN = "<!-- mathom bench writes from here -->"
END = "<!-- mathom bench writes up to here -->"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("bench", help=HELP.text("help-bench"))(bench)


def bench(
    game: GameName,
    against: Annotated[str | None, typer.Option(help=HELP.text("help-bench-against"))] = None,
    seconds: Annotated[
        float, typer.Option(min=0.05, max=600, help=HELP.text("help-bench-seconds"))
    ] = 3.0,
    write: Annotated[Path | None, typer.Option(help=HELP.text("help-bench-write"))] = None,
    json: AsJson = False,
    lang: Language = None,
) -> None:
    with speaking(lang) as speaker:
        find_game(game)
        if write is not None and against is None:
            raise BadNotation("write-without-against")
        if against is None:
            result = run_bench(game, seconds)
            print_json(result.figures()) if json else print_result(result, speaker)
            return
        if against.startswith(PREFIX) and write is None:
            versions = watched_versions(game, against.removeprefix(PREFIX), seconds, speaker)
            print_json(versions.figures()) if json else print_versions(versions, speaker)
            return
        if against != "openspiel":
            raise BadNotation("unknown-rival", rival=against, known="openspiel, old:PYTHON")
        comparison = watched(game, seconds, speaker)
        if write is not None:
            write_page(write, comparison)
        print_json(comparison.figures()) if json else print_comparison(comparison, speaker)


def watched(game: str, seconds: float, speaker: Speaker) -> Comparison:
    """Compare with a progress bar."""
    with progress(speaker.text("bench-progress"), ROUNDS) as bar:
        return compare(game, seconds, lambda: step_of(bar))


def watched_versions(game: str, python: str, seconds: float, speaker: Speaker) -> VersionComparison:
    """Compare with another version, with a progress bar."""
    with progress(speaker.text("bench-progress"), VERSION_ROUNDS) as bar:
        return compare_versions(game, python, seconds, lambda: step_of(bar))


def print_versions(versions: VersionComparison, speaker: Speaker) -> None:
    """Print what both versions reach a second, and how many times as fast this one is."""
    keys = ("bench-measure", "bench-there", "bench-here", "bench-times")
    table = table_of([speaker.text(key) for key in keys])
    for measure, here in versions.here.items():
        there = versions.there[measure]
        games = measure == "greedy"
        pair = (there.games, here.games) if games else (there.decisions, here.decisions)
        table.add_row(
            speaker.text(f"bench-version-{measure}"),
            *[speaker.text("ratio", number=number) for number in pair],
            speaker.text("ratio", number=versions.ratio(measure)),
        )
    print_table(table)


def print_result(result: BenchResult, speaker: Speaker) -> None:
    """Print the measurement of one game."""
    speaker.say("about-compiled" if result.compiled else "about-interpreted")
    table = table_of([speaker.text("bench-measure"), speaker.text("bench-per-second")])
    for key, value in figures_of(result.speed):
        table.add_row(speaker.text(key), speaker.figure(value))
    print_table(table)
    speaker.say("bench-digest", digest=result.digest)


def figures_of(speed: Speed) -> list[tuple[str, float]]:
    """The figures, with the message keys of their names."""
    return [
        ("bench-games", speed.games_per_s),
        ("bench-decisions", speed.decisions_per_s),
        ("bench-clones", speed.clones_per_s),
        ("bench-views", speed.views_per_s),
    ]


def print_comparison(comparison: Comparison, speaker: Speaker) -> None:
    """Print the comparison, and whether the targets are met."""
    table = table_of(titles(comparison, speaker))
    for row in rows(comparison, speaker):
        table.add_row(*row)
    print_table(table)
    print_table(targets_table(comparison, speaker))
    if comparison.compiled is None:
        speaker.say("bench-not-compiled")
    speaker.say("bench-digest", digest=comparison.digest)


def titles(comparison: Comparison, speaker: Speaker) -> list[str]:
    """The column headers."""
    ratio = speaker.text("bench-ratio", rival=benchmark_of(comparison.game).rival)
    first, *rest = ("bench-games", "bench-decisions", "bench-clones")
    return [
        speaker.text("bench-what"),
        speaker.text(first),
        ratio,
        *[speaker.text(key) for key in rest],
    ]


def rows(comparison: Comparison, speaker: Speaker) -> list[list[str]]:
    """The rows: compiled, interpreted, the rival."""
    measured = [
        ("bench-compiled", comparison.compiled),
        ("bench-interpreted", comparison.interpreted),
        ("bench-rival", comparison.rival),
    ]
    return [
        [
            speaker.text(key, game=comparison.game, rival=benchmark_of(comparison.game).rival),
            speaker.figure(speed.games_per_s),
            speaker.text("ratio", number=comparison.ratio(speed)),
            speaker.figure(speed.decisions_per_s),
            speaker.figure(speed.clones_per_s),
        ]
        for key, speed in measured
        if speed is not None
    ]


def targets_table(comparison: Comparison, speaker: Speaker) -> Table:
    """One row per target."""
    keys = ("bench-target", "bench-wanted", "bench-reached", "bench-met")
    table = table_of([speaker.text(key) for key in keys])
    for target in comparison.targets():
        table.add_row(*target_row(comparison, target, speaker))
    return table


def target_row(comparison: Comparison, target: Target, speaker: Speaker) -> list[str]:
    """A target and whether it is met, as text."""
    key = "ratio" if target.id.endswith(("games", "ratio")) else "figure"
    numbers = [speaker.text(key, number=number) for number in (target.wanted, target.reached)]
    met = speaker.text("bench-yes" if target.met else "bench-no")
    rival = benchmark_of(comparison.game).rival
    return [speaker.text(f"bench-target-{target.id}", rival=rival), *numbers, met]


def write_page(path: Path, comparison: Comparison) -> None:
    """Write the tables into a page."""
    write_between(path, BEGIN, END, tables(comparison))


def write_between(path: Path, first: str, last: str, text: str) -> None:
    """Replace the text between two markers of a page; the rest of the page stays."""
    page = path.read_text(encoding="utf-8") if path.exists() else f"{first}\n{last}\n"
    before, begin, rest = page.partition(first)
    _, end, after = rest.partition(last)
    if not begin or not end:
        raise BadNotation("no-marks", file=str(path))
    path.write_text(f"{before}{first}\n\n{text}\n\n{last}{after}", encoding="utf-8")


def tables(comparison: Comparison) -> str:
    """The measurement as Markdown, in English like the rest of the page."""
    speaker = Speaker("en")
    keys = ("bench-target", "bench-wanted", "bench-reached", "bench-met")
    facts = speaker.text(
        "bench-machine",
        cores=default_workers(),
        machine=platform.machine(),
        system=platform.system(),
        python=platform.python_version(),
    )
    targets = [target_row(comparison, target, speaker) for target in comparison.targets()]
    parts = [
        markdown(titles(comparison, speaker), rows(comparison, speaker)),
        markdown([speaker.text(key) for key in keys], targets),
        facts,
        speaker.text("bench-digest", digest=comparison.digest),
    ]
    return "\n\n".join(parts)


def markdown(heads: list[str], lines: list[list[str]]) -> str:
    """A Markdown table with numbers aligned to the right."""
    ruler = ["---", *["---:"] * (len(heads) - 1)]
    return "\n".join(f"| {' | '.join(line)} |" for line in (heads, ruler, *lines))
