"""Write the documentation pages that are generated from the program: `python -m
mathom.research.pages DOCS`."""

from __future__ import annotations

import sys
from pathlib import Path

import mathom.games  # noqa: F401  (registers the games)
from mathom.games.package import benchmark_of
from mathom.research import levels
from mathom.research.ladders import write_pages
from mathom.research.layouts import action_count, games_with_layout, layout_of

LAYOUTS = """# Layouts

Written by `mathom.research.pages`; do not edit.

What stands where in the arrays of [research](research.md), for the usual number of seats. A field \
that holds others is followed by them: `<seat>` is `own`, `next-1` and so on, `<name>` each of its \
names, `<place>` its places from 1; the first place given is that in the first of them. \
`layout_of(game).places()` names every single place, `.scales()` says what each is divided by, and \
`.names_at()` which of them hold the number of a name.
"""


def layouts_page() -> str:
    """The fields of all layouts."""
    lines = [LAYOUTS]
    for game in games_with_layout():
        layout = layout_of(game)
        lines += [f"## `mathom_{game}_v{layout.version}`: {layout.size} numbers", ""]
        words, slots = f"{action_count(game):,}", benchmark_of(game).slots
        lines += [f"{words} actions by words, {slots} slots.", ""]
        lines += ["| from | places | key | what |", "|---:|---:|---|---|"]
        for first, size, key, description in layout.table():
            lines.append(f"| {first} | {size} | `{key}` | {description} |")
        lines.append("")
    return "\n".join(lines)


def main(folder: str) -> None:
    """Write the pages into the documentation folder."""
    Path(folder, "layouts.md").write_text(layouts_page(), "utf-8")
    write_pages(Path(folder))
    levels.write_page(Path(folder))


if __name__ == "__main__":
    main(sys.argv[1])
