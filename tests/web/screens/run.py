"""Checks the laws for screens on the whole corpus and prints what was found: `make screens`.

    python -m tests.web.screens.run [--only TEXT] [--sizes N] [--resume | --broken] [--write]

`--only` takes the moments whose name contains a text, `--sizes` the sizes that contain one, and
`--write` writes the list of known violations anew, from the whole corpus only. What is found is
kept as it is found, until a run over the whole corpus begins anew: `--resume` goes on where a run
was stopped, and `--broken` looks again at what broke a law.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import sys
import time
import zlib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from playwright.sync_api import Browser, Error, sync_playwright
from tests.web.browser import ARGUMENTS, require_browser
from tests.web.screens import corpus, outside
from tests.web.screens.known import (
    KNOWN,
    is_known,
    known_violations,
    still_listed,
    write_known,
)
from tests.web.screens.laws import LAWS, Violation, Walk, check, suspects
from tests.web.screens.page import SIZES, Size, read_moment
from tests.web.screens.results import Results

from mathom.texts import LANGUAGES

PICTURES = corpus.FOLDER / "pictures"
RESULTS = corpus.FOLDER / "results.jsonl"
WITHOUT_LOG = ("replay", "review", "lesson", "curtain", "waiting-room")
"""Screens that look the same whether the log is open or closed."""

Case = tuple[Path, str, Size, bool]


def rails(file: Path) -> list[bool]:
    """Whether the log is closed and open in the cases of a moment."""
    game, kind, _ = file.name.split(".", 2)
    return [False] if game == outside.NAME or kind in WITHOUT_LOG else [False, True]


def cases(files: list[Path], only: str = "", sizes: str = "") -> Iterator[Case]:
    """Every moment in every language, at every size, with the log open and closed."""
    for file in files:
        if only not in file.name:
            continue
        for language in LANGUAGES:
            for size in SIZES:
                if sizes in size.id:
                    for rail in rails(file):
                        yield file, language, size, rail


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


@dataclass(frozen=True)
class Group:
    """Cases of a moment that are looked at on one page."""

    file: Path
    walk: Walk

    @property
    def id(self) -> str:
        """Its name in the file of results."""
        sizes = ",".join(size.id for size in self.walk.sizes)
        rails = ",".join("open" if rail else "closed" for rail in self.walk.rails)
        return f"{self.file.stem} {self.walk.language} {sizes} {rails}"

    @property
    def count(self) -> int:
        """How many screens it has."""
        return len(self.walk.sizes) * len(self.walk.rails)

    @property
    def anew(self) -> bool:
        """Whether its page is loaded: always outside of games, where people differ, else in one
        language, which the moments take in turn."""
        game = self.file.name.split(".", 1)[0]
        turn = turn_of(self.file, len(LANGUAGES))
        return game == outside.NAME or self.walk.language == LANGUAGES[turn]


def turn_of(file: Path, count: int) -> int:
    """Which of so many things is the turn of a moment, so that moments take them in turn."""
    return zlib.crc32(file.stem.encode()) % count


def groups(found: list[Case], alone: bool = False) -> list[Group]:
    """The cases by page. Every size is watched in one language or another; with `alone` every case
    has a page of its own."""
    if alone:
        return [
            Group(file, Walk(language, (size,), (size,), (rail,), size))
            for file, language, size, rail in found
        ]
    pages: dict[tuple[Path, str, bool], list[Case]] = {}
    for case in found:
        pages.setdefault((case[0], case[1], case[2].touch), []).append(case)
    spoken = sorted({case[1] for case in found})
    made: list[Group] = []
    for (file, language, _), own in pages.items():
        sizes = list(dict.fromkeys(case[2] for case in own))
        rails = tuple(dict.fromkeys(case[3] for case in own))
        watched = sizes[spoken.index(language) :: len(spoken)] or sizes[:1]
        others = [size for size in sizes if size not in watched]
        asked = watched[turn_of(file, len(watched))]
        walk = Walk(language, (*watched, *others), tuple(watched), rails, asked)
        made.append(Group(file, walk))
    # What is broken everywhere is found early when the games and kinds are mixed.
    random.Random("pages").shuffle(made)
    return made


@cache
def browser() -> Browser:
    """The browser of this process, which ends with it."""
    playwright = sync_playwright().start()
    return playwright.chromium.launch(executable_path=require_browser(), args=ARGUMENTS)


def look(group: Group) -> list[Violation]:
    """What the screens of a group break. Where the page seems to break a law after its window has
    changed, it is loaded anew: only what is found then counts."""
    moment, walk = read_moment(group.file), group.walk
    found: list[Violation] = []
    try:
        seen = list(suspects(browser(), moment, walk, group.anew))
        for size, rail in dict.fromkeys(seen):
            found += check(browser(), moment, walk.language, size, rail, PICTURES)
    except (AssertionError, Error) as fault:
        found.append(
            Violation(
                "0-shown", moment.game, moment.kind, walk.sizes[0].id, moment.id, walk.language,
                walk.rails[0], moment.path, str(fault)[:300],
            )
        )  # fmt: skip
    return found


def look_at_all(made: list[Group], jobs: int, kept: Results) -> list[Violation]:
    """The violations of all groups, printed and kept as they are found."""
    found: list[Violation] = []
    total, done, begun = sum(group.count for group in made), 0, time.monotonic()
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=spawn) as pool:
        asked = {pool.submit(look, group): group for group in made}
        for future in as_completed(asked):
            group, met = asked[future], future.result()
            done += group.count
            kept.keep(group.id, met)
            for one in met:
                found.append(one)
                print(one, flush=True)
            if sys.stderr.isatty():
                print(f"{done}/{total} {time.monotonic() - begun:.0f} s", end="\r", file=sys.stderr)
    print(f"looked at {done} screens in {time.monotonic() - begun:.0f} s with {jobs} browsers")
    return found


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


def arguments() -> argparse.Namespace:
    """What was asked for."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--only", default="")
    asked.add_argument("--sizes", default="")
    asked.add_argument("--languages", default=" ".join(LANGUAGES))
    asked.add_argument("--closed", action="store_true", help="only with the log closed")
    asked.add_argument("--keep", action="store_true", help="use the corpus that is there")
    asked.add_argument("--resume", action="store_true", help="go on where a run was stopped")
    asked.add_argument("--broken", action="store_true", help="look again at what was broken")
    asked.add_argument("--share", type=int, default=0, help="only so many screens")
    asked.add_argument("--seed", default="1", help="which screens are in the share")
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="browsers at once")
    asked.add_argument("--write", action="store_true")
    return asked.parse_args()


def main() -> int:
    """Make the corpus, look at every screen, and compare with the list of known violations."""
    told = arguments()
    files = sorted(corpus.FOLDER.glob("*.json")) if told.keep else corpus.write(corpus.FOLDER)
    wanted = [
        case
        for case in cases(files, told.only, told.sizes)
        if case[1] in told.languages and not (case[3] and told.closed)
    ]
    if told.share:
        wanted = share(wanted, told.seed, told.share)
    made = groups(wanted, alone=bool(told.share))
    part = told.resume or told.broken or told.share or told.only or told.sizes
    kept = Results(RESULTS, forget=not part)
    if told.broken:
        made = [group for group in made if kept.of(group.id)]
    before = [group for group in made if told.resume and kept.has(group.id)]
    found = [one for group in before for one in kept.of(group.id)]
    found += look_at_all([group for group in made if group not in before], told.jobs, kept)
    counted = sum(group.count for group in made)
    report(sorted({group.file for group in made}), counted, found)
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
