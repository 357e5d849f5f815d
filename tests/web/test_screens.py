"""Laws for screens, in a share of the corpus that changes every day: `make screens` takes all of
it. What is known to be broken is listed in `screens/known_violations.txt` and may only shrink."""

from __future__ import annotations

import datetime
import fcntl
import os
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from tests.web.screens import corpus, outside
from tests.web.screens.known import KNOWN, covers, is_known
from tests.web.screens.laws import LAWS, Violation, check, several, with_menus
from tests.web.screens.page import SIZES, read_moment, shown
from tests.web.screens.results import Results
from tests.web.screens.run import cases, groups, share

SCREENS = 10
"""How many screens are looked at; each is watched for a second."""

MENUS = 3
"""On how many screens of lessons, and of games, menus are opened besides."""


def seed_of_the_day() -> str:
    """The date, or what MATHOM_SCREENS_SEED says, to look at a share again."""
    today = datetime.datetime.now(tz=datetime.UTC).date().isoformat()
    return os.environ.get("MATHOM_SCREENS_SEED", today)


@pytest.fixture(scope="module")
def small_corpus() -> list[Path]:
    """The corpus of one game, which changes with the seed: that of all takes minutes. It is made
    once for all workers of pytest, and again when its sources have changed."""
    packages = corpus.own_packages()
    days = int("".join(c for c in seed_of_the_day() if c.isdigit()) or "0")
    package = packages[days % len(packages)]
    corpus.FOLDER.mkdir(parents=True, exist_ok=True)
    with (corpus.FOLDER / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return corpus.write(corpus.FOLDER, [package])


@pytest.mark.long
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


def test_menus_of_a_share_of_lessons_and_games_hide_no_question(
    browser: Browser, small_corpus: list[Path]
) -> None:
    seed = seed_of_the_day()
    opening = [file for file in small_corpus if several(read_moment(file), "en")]
    found: list[str] = []
    for kind in (".lesson.", ".choice-"):
        own = [case for case in cases([one for one in opening if kind in one.name]) if not case[3]]
        for file, language, size, rail in share(own, seed, MENUS):
            moment = read_moment(file)
            with shown(browser, moment, language, size, rail) as page:
                page.evaluate("screenLaws.look(false, false)")
                broken = with_menus(page, moment, language)
            found += [f"{moment.id} {size.id} {language}: {one}" for one in broken]
    assert not found, "\n".join([f"MATHOM_SCREENS_SEED={seed}", *found])


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
    games = {outside.NAME, *(package.id for package in corpus.own_packages())}
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


def test_every_screen_belongs_to_one_page_and_every_size_is_watched_in_some_language() -> None:
    files = [Path("duel.choice-take-turn.first.json"), Path("war.replay.middle.json")]
    wanted = list(cases(files))
    made = groups(wanted)
    looked = [
        (group.file, group.walk.language, size, rail)
        for group in made
        for size in group.walk.sizes
        for rail in group.walk.rails
    ]
    assert sorted(looked, key=str) == sorted(wanted, key=str)
    for file in files:
        own = [group for group in made if group.file == file]
        assert {size for group in own for size in group.walk.watched} == set(SIZES)
        # One page with a mouse and one that is touched are loaded in one of the languages.
        assert len({group.walk.language for group in own if group.anew}) == 1
    # Windows that are touched and others are never the same page.
    assert all(len({size.touch for size in group.walk.sizes}) == 1 for group in made)
    assert [group.count for group in groups(wanted[:3], alone=True)] == [1, 1, 1]


def test_what_a_run_has_found_is_kept_until_the_page_is_looked_at_again(tmp_path: Path) -> None:
    broken = Violation(
        "3-small", "duel", "end", "390x844", "duel.end.seat-0", "sv", True, "x", "9 px"
    )
    file = tmp_path / "results.jsonl"
    before = Results(file)
    before.keep("one", [broken])
    before.keep("two", [])
    assert Results(file).of("one") == [broken]
    assert [Results(file).has(page) for page in ("one", "two", "three")] == [True, True, False]
    before.keep("one", [])
    assert Results(file).of("one") == []
    assert not Results(file, forget=True).has("one")


def test_a_game_is_not_played_again_for_the_same_sources(tmp_path: Path) -> None:
    package = next(one for one in corpus.own_packages() if one.id == "duel")
    kept = tmp_path / "duel.choice-take-turn.first.json"
    kept.write_text("kept")
    (tmp_path / "duel.stamp").write_text(corpus.sources())
    assert corpus.write(tmp_path, [package]) == [kept]
    assert kept.read_text() == "kept"


# A page with one fault for each law that a script measures.
FAULTY = """
<style>main > * { position: absolute }</style>
<main style="position: relative; width: 700px">
  <button data-lit="a" style="left: 10px; top: 10px; width: 90px">covered</button>
  <div style="left: 0; top: 0; width: 120px; height: 60px; background: #fff"></div>
  <section class="ask" style="top: 2000px"><p>prompt</p><button>far</button></section>
  <section class="ask" style="left: 300px; top: 10px"><div class="words">hidden</div></section>
  <div style="left: 290px; top: 0; width: 90px; height: 60px; background: #fff"></div>
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


@contextmanager
def page_with(browser: Browser, body: str) -> Iterator[Page]:
    """A page with the laws, at the address of a table."""
    context = browser.new_context(viewport={"width": 800, "height": 600})
    context.add_init_script(path=Path(corpus.__file__).with_name("laws.js"))
    page = context.new_page()
    page.route("**/table/*", lambda route: route.fulfill(body=body, content_type="text/html"))
    page.goto("http://screens.invalid/table/faulty")
    yield page
    context.close()


def broken_on(browser: Browser, body: str) -> list[str]:
    """The laws that a page breaks, and by what."""
    with page_with(browser, body) as page:
        found = page.evaluate("screenLaws.measure(false, false)")
    return sorted(f"{one['law']} {one['what']}" for one in found)


def test_every_law_finds_a_screen_that_breaks_it(browser: Browser) -> None:
    with page_with(browser, FAULTY) as page:
        found = {one["law"] for one in page.evaluate("screenLaws.measure(false, false)")}
        page.evaluate(
            "setTimeout(() => document.querySelector('[data-lit=b]').style.left = '90px', 300)"
        )
        found |= {one["law"] for one in page.evaluate("screenLaws.moves()")}
    measured = set(LAWS) - {"0-shown", "1-menu", "1-previewed", "6-contrast"}
    assert found >= measured, measured - found


def test_a_link_over_two_lines_is_reached_in_both_of_them(browser: Browser) -> None:
    link = '<a data-lit="x" href="#">a link that is<br>broken over two lines</a>'
    page = f'<main style="width: 300px">a first line with words, then {link} {{}}</main>'
    assert broken_on(browser, page.format("")) == []
    cover = '<div style="position: absolute; left: 0; top: 0; width: 99%; height: {}; z-index: 2">'
    assert broken_on(browser, page.format(cover.format("26px"))) == ['1-covered a "x"']


def test_a_name_is_found_that_runs_out_of_a_map(browser: Browser) -> None:
    window = "width: 200px; height: 100px; overflow: {}"
    name = "position: absolute; white-space: nowrap; left: {}px"
    page = (
        f'<main><div data-pans style="{window}">'
        f'<div style="position: relative; width: 400px; height: 300px"><b style="{name}">Lindon</b>'
        "</div></div></main>"
    )
    assert broken_on(browser, page.format("auto", 300)) == []
    assert broken_on(browser, page.format("auto", 380)) == []
    assert broken_on(browser, page.format("auto", -20)) == ['3-overflow "Lindon"']
    assert broken_on(browser, page.format("hidden", 300)) == []
    assert broken_on(browser, page.format("hidden", 380)) == ['3-overflow "Lindon"']


def test_the_table_beside_the_end_of_a_game_is_read(browser: Browser) -> None:
    page = (
        '<main><p style="font-size: 9px">tiny</p></main>'
        '<div role="dialog" {} style="position: fixed; right: 0"><button>Home</button></div>'
    )
    assert broken_on(browser, page.format("")) == ['3-small "tiny"']
    assert broken_on(browser, page.format('aria-modal="true"')) == []


def test_of_an_open_drawer_only_what_is_read_in_it_counts(browser: Browser) -> None:
    body = (
        '<main><p style="font-size: 9px">table</p></main>'
        '<aside class="side"><p style="font-size: 9px">log</p></aside>'
    )
    with page_with(browser, body) as page:
        found = page.evaluate("screenLaws.measure(false, true)")
    assert [(one["law"], one["what"]) for one in found] == [("3-small", '"log"')]


MENU = """
<style>[role=menu], section {{ position: absolute }}</style>
<main><button data-lit="card:x" onclick="menu.hidden = false">x</button>
<section class="ask" style="top: 200px"><div class="words">Choose a card.</div></section>
<div role="menu" id="menu" hidden style="left: {}px; top: {}px; background: #fff">
<button>Play it</button><br><button>Discard it</button></div></main>
"""


@pytest.mark.parametrize(
    ("left", "top", "broken"),
    [(300, 200, set()), (0, 190, {"2-hidden"}), (760, 300, {"1-menu", "3-overflow"})],
)
def test_a_menu_hides_no_word_of_the_question_and_lies_in_the_window(
    browser: Browser, left: int, top: int, broken: set[str]
) -> None:
    with page_with(browser, MENU.format(left, top)) as page:
        closed = page.evaluate("screenLaws.measure(false, false)")
        alone = page.evaluate("screenLaws.menus([])")
        found = page.evaluate("screenLaws.menus(['card:x'])")
    assert (closed, alone) == ([], [])
    assert {one["law"] for one in found} == broken


KEYS = """
<main>
  <button data-digit="1">1<kbd>1</kbd></button>
  <button data-digit="2" disabled>on its way<kbd>2</kbd></button>
  <button data-digit="3">7 men<kbd>3</kbd></button>
</main>
<script>addEventListener('keydown', (event) =>
    document.querySelector(`[data-digit="${event.key}"]`)?.click())</script>
"""


def test_a_key_agrees_with_its_own_number_and_a_disabled_button_has_none(browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 800, "height": 600})
    context.add_init_script(path=Path(corpus.__file__).with_name("laws.js"))
    page = context.new_page()
    page.route("**/table/*", lambda route: route.fulfill(body=KEYS, content_type="text/html"))
    page.goto("http://screens.invalid/table/keys")
    found = page.evaluate("screenLaws.measure(false, false)")
    context.close()
    assert [one["what"] for one in found if one["law"] == "5-keys"] == ["7 men"]
