"""Writes docs/blunders.md: every blunder of every game, and its rate in two versions.

`python -m mathom.research.blunder_page docs` reads the figures of `docs/blunders`, which `mathom
blunders --json` printed. `make blunders` measures them anew first.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from mathom.blunders import blunders_of
from mathom.blunders.detector import Detectors
from mathom.games.package import all_packages
from mathom.texts import wording

OLD, NOW = "0.1", "now"
VERSIONS = (OLD, NOW)

HEAD = """# Blunders

Named mistakes of bots, counted by `mathom blunders`. Each has a detector that looks at records:
`games/<game>/blunders.py` says what it finds, why that is bad and when it is excused. The rate is
the share of opportunities that became a blunder.

```sh
mathom blunders GAME --bots greedy --games 25              # a table; records in blunders-GAME/
mathom blunders GAME --bots search:normal --games 20 --json # with confidence intervals
mathom replay blunders-GAME/GAME-3.record --at 120          # the position of an example
```

Two different bots play each deal from both seats, and every seat answers for itself. An option
with several values takes them in turn: `--players 4 --option chapter=1,2,3`.

## Version 0.1 and now

Both columns are games of `greedy` against itself under the present rules. The bot of 0.1 is the one
that `make old-version` builds: it [follows the game by its record](arena.md#other-versions), and
games in which its rules are too different are void and count nowhere. `make blunders` measures
everything again and writes this page.
"""


def figures(folder: Path, version: str, game: str) -> dict[str, Any]:
    """The figures of a game in a version; empty if they were never measured."""
    file = folder / f"{version}-{game}.json"
    found: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return found


def rate_words(measured: dict[str, Any], blunder: str) -> str:
    """A rate as `12 of 80 (15 %)`."""
    for counts in measured.get("bots", {}).values():
        for count in counts:
            if count["blunder"] == blunder and count["opportunities"]:
                share = f"{100 * count['rate']:.0f} %"
                return f"{count['count']} of {count['opportunities']} ({share})"
    return "–"


def games_words(measured: dict[str, Any]) -> str:
    """How many games were measured."""
    if not measured:
        return "not measured"
    void = f", {measured['void']} more void" if measured["void"] else ""
    return f"{measured['games']} games{void}"


def game_lines(folder: Path, game: str, detectors: Detectors) -> list[str]:
    """The part of the page about one game."""
    measured = {version: figures(folder, version, game) for version in VERSIONS}
    games = [f"{version}: {games_words(measured[version])}" for version in VERSIONS]
    lines = ["", f"## {wording(game, 'en').game_name()}", "", f"{'; '.join(games)}.", ""]
    for version in VERSIONS:
        if "note" in measured[version]:
            lines += [f"{version}: {measured[version]['note']}", ""]
    lines += ["| blunder | 0.1 | now |", "|---|---:|---:|"]
    for detector in detectors:
        rates = [rate_words(measured[version], detector.id) for version in VERSIONS]
        lines.append(f"| `{detector.id}` | {rates[0]} | {rates[1]} |")
    lines += [
        "",
        "| blunder | what it is | why it is bad | when it is excused |",
        "|---|---|---|---|",
    ]
    for detector in detectors:
        words = (detector.what, detector.why, detector.excused)
        lines.append(f"| `{detector.id}` | {' | '.join(words)} |")
    return lines


def page(folder: Path) -> str:
    """The whole page."""
    lines = HEAD.rstrip("\n").split("\n")
    for package in all_packages():
        if package.blunders:
            lines += game_lines(folder, package.id, blunders_of(package.id))
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the page into a folder of documents."""
    docs = Path(sys.argv[1])
    (docs / "blunders.md").write_text(page(docs / "blunders"), "utf-8")


if __name__ == "__main__":
    main()
