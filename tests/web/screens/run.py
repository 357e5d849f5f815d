"""Checks the laws for screens on the whole corpus and prints what was found: `make screens`.

    python -m tests.web.screens.run [--only TEXT] [--sizes N] [--write]

`--only` takes the moments whose name contains a text, `--sizes` the sizes that contain one, and
`--write` writes the list of known violations anew, from the whole corpus only.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.web.browser import ARGUMENTS, require_browser
from tests.web.screens import corpus
from tests.web.screens.known import (
    KNOWN,
    is_known,
    known_violations,
    still_listed,
    write_known,
)
from tests.web.screens.laws import LAWS, Violation, check
from tests.web.screens.page import SIZES, Size, read_moment

from mathom.texts import LANGUAGES

PICTURES = corpus.FOLDER / "pictures"

Case = tuple[Path, str, Size, bool]


def cases(files: list[Path], only: str = "", sizes: str = "") -> Iterator[Case]:
    """Every moment in every language, at every size, with the log open and closed."""
    for file in files:
        if only not in file.name:
            continue
        for language in LANGUAGES:
            for size in SIZES:
                if sizes in size.id:
                    yield file, language, size, False
                    yield file, language, size, True


def share(found: list[Case], seed: str, count: int) -> list[Case]:
    """Some of the cases, chosen by a seed, as different from each other as can be: games, kinds,
    sizes and languages take turns."""
    chance = random.Random(seed)
    mixed = sorted(found, key=lambda case: (case[0].name, case[1], case[2].id, case[3]))
    chance.shuffle(mixed)
    seen: Counter[str] = Counter()
    chosen: list[Case] = []
    for _ in range(min(count, len(mixed))):
        best = min(mixed, key=lambda case: sum(seen[part] for part in traits(case)))
        mixed.remove(best)
        seen.update(traits(best))
        chosen.append(best)
    return chosen


def traits(case: Case) -> list[str]:
    """What a share should vary."""
    file, language, size, rail = case
    game, kind, _ = file.stem.split(".", 2)
    return [game, f"{game}.{kind}", language, size.id, f"{game}.{size.id}", str(rail)]


def report(files: list[Path], counted: int, found: list[Violation]) -> None:
    """The table: moments by game and kind, sizes, languages, laws and violations."""
    kinds = Counter(file.name.rsplit(".", 2)[0] for file in files)
    print("| game and kind | moments | violations |")
    print("|---|---|---|")
    broken = Counter(f"{one.game}.{one.kind}" for one in found)
    for kind, count in sorted(kinds.items()):
        print(f"| {kind} | {count} | {broken[kind]} |")
    print()
    print("| law | violations | listed as known |")
    print("|---|---|---|")
    laws = Counter(one.law for one in found)
    listed = Counter(key.split()[0] for key in known_violations())
    for law, meaning in LAWS.items():
        print(f"| {law}: {meaning} | {laws[law]} | {listed[law]} |")
    print()
    print(
        f"{len(files)} moments, {len(SIZES)} sizes, {len(LANGUAGES)} languages, log open and"
        f" closed: {counted} screens, {len(found)} violations"
    )


def main() -> int:
    """Make the corpus, look at every screen, and compare with the list of known violations."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--only", default="")
    asked.add_argument("--sizes", default="")
    asked.add_argument("--languages", default=" ".join(LANGUAGES))
    asked.add_argument("--closed", action="store_true", help="only with the log closed")
    asked.add_argument("--keep", action="store_true", help="use the corpus that is there")
    asked.add_argument("--share", type=int, default=0, help="only so many screens")
    asked.add_argument("--seed", default="1", help="which screens are in the share")
    asked.add_argument("--write", action="store_true")
    told = asked.parse_args()
    files = sorted(corpus.FOLDER.glob("*.json")) if told.keep else corpus.write(corpus.FOLDER)
    found: list[Violation] = []
    counted = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=require_browser(), args=ARGUMENTS)
        wanted = [
            case
            for case in cases(files, told.only, told.sizes)
            if case[1] in told.languages and not (case[3] and told.closed)
        ]
        for file, language, size, rail in (
            share(wanted, told.seed, told.share) if told.share else wanted
        ):
            counted += 1
            for one in check(browser, read_moment(file), language, size, rail, PICTURES):
                found.append(one)
                print(one, flush=True)
        browser.close()
    report([file for file in files if told.only in file.name], counted, found)
    met = {one.key for one in found}
    if told.write:
        write_known(met)
        return 0
    whole = not (told.only or told.sizes or told.closed or told.share)
    new = sorted(key for key in met if not is_known(key))
    gone = still_listed(met) if whole else []
    for key in new:
        print(f"new: {key}")
    for key in gone:
        print(f"mended but still listed in {KNOWN.name}: {key}")
    return 1 if new or gone else 0


if __name__ == "__main__":
    sys.exit(main())
