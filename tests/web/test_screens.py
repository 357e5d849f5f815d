"""Laws for screens, in a share of the corpus that changes every day: `make screens` takes all of
it. What is known to be broken is listed in `screens/known_violations.txt` and may only shrink."""

from __future__ import annotations

import datetime
import os
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.web.screens import corpus
from tests.web.screens.known import KNOWN, covers, is_known
from tests.web.screens.laws import LAWS, Violation, check
from tests.web.screens.page import SIZES, read_moment
from tests.web.screens.run import cases, groups, share

SCREENS = 10
"""How many screens are looked at; each is watched for a second."""


def seed_of_the_day() -> str:
    """The date, or what MATHOM_SCREENS_SEED says, to look at a share again."""
    today = datetime.datetime.now(tz=datetime.UTC).date().isoformat()
    return os.environ.get("MATHOM_SCREENS_SEED", today)


@pytest.fixture(scope="module")
def small_corpus(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The corpus of one game, which changes with the seed: that of all takes minutes."""
    packages = corpus.own_packages()
    days = int("".join(c for c in seed_of_the_day() if c.isdigit()) or "0")
    package = packages[days % len(packages)]
    folder = tmp_path_factory.mktemp("screens")
    return corpus.write(folder, [package])


def test_a_share_of_the_screens_keeps_the_laws(
    browser: Browser, small_corpus: list[Path], tmp_path: Path
) -> None:
    seed = seed_of_the_day()
    print(f"MATHOM_SCREENS_SEED={seed}")
    found: list[Violation] = []
    for file, language, size, rail in share(list(cases(small_corpus)), seed, SCREENS):
        found += check(browser, read_moment(file), language, size, rail, tmp_path)
    new = [str(one) for one in found if not is_known(one.key)]
    heading = f"MATHOM_SCREENS_SEED={seed}, pictures in {tmp_path}:"
    assert not new, "\n".join([heading, *new])


def test_the_corpus_has_every_kind_of_choice(small_corpus: list[Path]) -> None:
    kinds = Counter(file.stem.split(".")[1] for file in small_corpus)
    game = small_corpus[0].stem.split(".")[0]
    package = next(one for one in corpus.own_packages() if one.id == game)
    wanted = {f"choice-{kind}" for kind in corpus.kinds_of_choice(package)}
    assert wanted
    assert wanted | {"end", "replay", "review", "lesson"} <= kinds.keys()


def test_the_list_of_known_violations_is_in_order() -> None:
    lines = [line for line in KNOWN.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert lines == sorted(set(lines))
    games = {package.id for package in corpus.own_packages()}
    sizes = {"*", *(size.id for size in SIZES)}
    for line in lines:
        law, game, kind, size = line.split(" ")
        assert (law in LAWS, game in games, size in sizes) == (True, True, True), line
        assert kind, line


def test_a_line_of_the_list_stands_for_its_own_violations_only() -> None:
    assert covers("3-small war * *", "3-small war end 390x844")
    assert covers("3-small war end 390x844", "3-small war end 390x844")
    assert not covers("3-small war end 390x844", "3-small war end 844x390")
    assert not covers("3-small war * *", "3-broken war end 390x844")


def test_every_screen_belongs_to_one_page_and_every_size_is_loaded_in_some_language() -> None:
    files = [Path("duel.choice-take-turn.first.json"), Path("war.replay.middle.json")]
    wanted = list(cases(files))
    made = groups(wanted)
    looked = [
        (group.file, group.language, size, rail)
        for group in made
        for size in group.sizes
        for rail in group.rails
    ]
    assert sorted(looked, key=str) == sorted(wanted, key=str)
    for file in files:
        assert {group.sizes[0] for group in made if group.file == file} == set(SIZES)
    # Windows that are touched and others are never the same page.
    assert all(len({size.touch for size in group.sizes}) == 1 for group in made)
    assert [group.count for group in groups(wanted[:3], alone=True)] == [1, 1, 1]


# A page with one fault for each law that a script measures.
FAULTY = """
<style>main > * { position: absolute }</style>
<main style="position: relative; width: 700px">
  <button data-lit="a" style="left: 10px; top: 10px; width: 90px">covered</button>
  <div style="left: 0; top: 0; width: 120px; height: 60px; background: #fff"></div>
  <section class="ask" style="top: 2000px"><p>prompt</p><button>far</button></section>
  <p style="top: 100px; font-size: 9px">small</p>
  <section style="top: 130px; width: 40px; white-space: nowrap">overflowing</section>
  <p style="top: 160px; width: 30px; overflow-wrap: anywhere">brokenword</p>
  <p style="top: 300px">one text</p>
  <p style="top: 304px">another</p>
  <button data-digit="1" style="top: 400px">7 men<kbd>1</kbd></button>
  <button data-lit="b" style="top: 450px; width: 20px; height: 20px"></button>
  <div style="top: 500px; width: 9000px">wide</div>
</main>
"""


def test_every_law_finds_a_screen_that_breaks_it(browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 800, "height": 600})
    context.add_init_script(path=Path(corpus.__file__).with_name("laws.js"))
    page = context.new_page()
    page.goto("about:blank")
    page.set_content(FAULTY)
    found = {one["law"] for one in page.evaluate("screenLaws.measure(false, false)")}
    page.evaluate(
        "setTimeout(() => document.querySelector('[data-lit=b]').style.left = '90px', 300)"
    )
    found |= {one["law"] for one in page.evaluate("screenLaws.moves()")}
    context.close()
    measured = set(LAWS) - {"1-previewed", "6-contrast"}
    assert found >= measured, measured - found
