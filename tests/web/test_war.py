"""War of the Ring in the browser: two people with a Hunt, a battle, an event and a siege; a whole
game against a bot; four seats; what the board looks like."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import Error as PlaywrightError
from tests.web.browser import PATIENCE, PHONE, Visitors, button, words
from tests.web.conftest import serve
from tests.web.known_deal import SEED
from tests.web.looking import no_serious_fault
from tests.web.playing import (
    END,
    MENU,
    choose,
    click_once,
    kind_of,
    lit,
    open_table,
    play_out,
    situation,
    until,
    until_asked,
    until_changed,
)
from tests.web.test_looks import LEAST_TARGET, SMALL

from mathom.games.war.rules.staging import stage

# An army before the walls, and one that may attack across the river.
FRONT = stage(
    free="character event",
    shadow="2 army",
    at_war="all",
    armies={
        "osgiliath": "2 gondor-regular",
        "south-ithilien": "4 sauron-regular 1 sauron-elite nazgul",
        "helms-deep-stronghold": "2 rohan-regular",
        "helms-deep": "5 isengard-regular",
    },
    cycle=1,
)
TABLET = {"width": 1024, "height": 768}
ROLLED = "[role=img][aria-label^='Rolled']"
# A game in which all of this happens soon, and how many decisions it may take.
SOON = "307"
MOST = 70
# What the two people wish for, the dearest first: the Shadow wants Isengard at war with Rohan, the
# Free Peoples go behind their walls, play cards and move the fellowship.
DARK = ["number:1", "nation:isengard", "attack", "continue", "skip", "place:helms-deep"]
DARK += ["place:fords-of-isen", "place:orthanc", "all", "die:muster", "die:army-muster"]
DARK += ["die:army", "decline", "die:", "figure:", "done", "pass", "deck:"]
FREE = ["withdraw", "fight", "card:", "move-fellowship", "decline", "die:event", "die:character"]
FREE += ["die:will-of-the-west", "skip", "pass", "die:", "deck:", "figure:", "stand", "done"]
# The shortest way to an end: the fellowship hurries on, the Ring takes every wound, and nobody
# stands in the way of the Shadow.
FASTEST = ["decline", "move-fellowship", "hide", "skip", "done", "pass"]
FASTEST += ["use die:character", "die:character", "use die:", "die:", "deck:"]
# So many decisions are made with the mouse, and as many with the keyboard; the rest in lists.
EACH = 12


def part(key: str) -> str:
    """What the board calls a part of the view."""
    return words(f"web-war-part-{key}")


def wished(found: list[str], wishes: list[str]) -> str:
    """The first thing that one wishes for, else the first at all."""
    known = sorted(set(found))
    fitting = [one for wish in wishes for one in known if one.startswith(wish)]
    return (fitting or known)[0]


def happening(page: Page) -> str:
    """What the window over the map is about: a battle, a siege, a Hunt, or nothing."""
    title = page.evaluate("document.querySelector('section.movable-window')?.ariaLabel ?? ''")
    kinds = {"battle": part("field"), "siege": part("assault"), "hunt": "The Hunt"}
    return next((kind for kind, begins in kinds.items() if title.startswith(begins)), "")


def battle_survives(page: Page) -> None:
    """A reload changes nothing of a battle, and its window can be moved out of the way."""
    window = page.locator("section.movable-window")
    before = window.inner_text()
    page.reload()
    expect(window).to_have_text(before, use_inner_text=True)
    left = window.bounding_box()
    window.get_by_role("button").first.press("ArrowRight")
    moved = window.bounding_box()
    assert left
    assert moved
    assert moved["x"] > left["x"]


@pytest.fixture
def soon(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visitors]:
    """Where every table has that game: with others nobody may ask for a certain one."""
    monkeypatch.setenv(SEED, SOON)
    server = serve(tmp_path / "games.sqlite3", "tests.web.known_deal")
    visitors = Visitors(browser, server.address)
    yield visitors
    assert not visitors.left()
    assert server.stop() == 0


@pytest.mark.long
def test_a_hunt_a_battle_an_event_and_a_siege_between_two_people(soon: Visitors) -> None:
    free = soon()
    open_table(free, "me", "open", game="war")
    dark = soon(free.url)
    button(dark, "web-sit").click()
    seen: dict[str, str] = {}
    made = 0
    for _ in range(2 * MOST):
        until(free, lambda: kind_of(free) or kind_of(dark))
        kind = happening(free)
        if kind and kind not in seen and (kind != "siege" or free.locator(ROLLED).count()):
            expect(dark.locator("section.movable-window")).to_be_visible()
            seen[kind] = free.locator("section.movable-window").inner_text()
            if kind == "battle":
                battle_survives(free)
        if len(seen) == 4 or made == MOST:
            break
        for page, wishes in ((free, FREE), (dark, DARK)):
            if kind_of(page) != "lit":
                continue
            found = lit(page)
            wish = wished(found, wishes) if found else ""
            if found and choose(page, wish, must=False):
                made += 1
                if wish.startswith("card:") and not kind:
                    seen["event"] = wish
            break
    assert set(seen) == {"hunt", "battle", "siege", "event"}, seen
    # What was rolled and drawn is told in words, too.
    assert part("damage") in seen["hunt"]
    assert part("attacker") in seen["siege"]


ARROWS = ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]
# The arrow that leads from what has the focus towards a target; nothing when it is reached.
TOWARDS = """(wish) => {
    const on = document.activeElement
    if (!on?.dataset?.lit) return 'ArrowRight'
    if (on.dataset.lit === wish) return ''
    const goal = [...document.querySelectorAll('main [data-lit]')]
        .find((one) => one.dataset.lit === wish && one.getClientRects().length)
    if (!goal) return ''
    const [from, to] = [on, goal].map((one) => one.getBoundingClientRect())
    const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2,
                    to.y + to.height / 2 - from.y - from.height / 2]
    if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'ArrowRight' : 'ArrowLeft'
    return y > 0 ? 'ArrowDown' : 'ArrowUp'
}"""
DIGIT = """(wish) => [...document.querySelectorAll('[data-digit]')]
    .find((one) => one.dataset.lit === wish)?.dataset.digit"""


def hasten(page: Page, _: random.Random) -> None:
    """Click what ends the game soonest, unless the board has answered by itself meanwhile."""
    before = situation(page)
    wish = wished(lit(page), FASTEST)
    try:
        page.locator(f"main [data-lit='{wish}']").first.click(timeout=PATIENCE / 30)
    except PlaywrightError:
        until_changed(page, before)
        return
    until_changed(page, before)
    if kind_of(page) == "menu":
        before = situation(page)
        page.locator(MENU).first.click()
        until_changed(page, before)


def hasten_by_keys(page: Page, chance: random.Random) -> None:
    """The same with the keyboard: digits for what has one, else arrows and Enter."""
    before = situation(page)
    wish = wished(lit(page), FASTEST)
    digit = page.evaluate(DIGIT, wish)
    if digit:
        page.keyboard.press(digit)
    else:
        for press in range(24):
            arrow = page.evaluate(TOWARDS, wish)
            if not arrow:
                break
            # Who walks in a circle tries another way.
            page.keyboard.press(chance.choice(ARROWS) if press % 4 == 3 else arrow)
        page.keyboard.press("Enter")
    until_changed(page, before)


@pytest.mark.long
def test_a_whole_game_against_the_bot_with_mouse_keys_and_list(visit: Visitors) -> None:
    page = visit()
    open_table(page, "me", "greedy", game="war", seed=31)
    chance = random.Random(4)
    for decide in (hasten, hasten_by_keys):
        for _ in range(EACH):
            assert until_asked(page) != "end"
            decide(page, chance)
    page.keyboard.press("Escape")
    page.evaluate("localStorage.setItem('mathom-settings', JSON.stringify({layout: 'list'}))")
    page.reload()
    expect(page.locator(".lists")).to_be_visible()
    play_out(page, hasten, seed=1)
    # The end says how near every victory was, and one of the Shadow's is complete.
    end = page.locator(END)
    expect(end).to_contain_text(part("mordor"))
    victories = [part("corruption"), words("web-war-end", what="shadow")]
    expect(end.locator("li.won").first).to_contain_text(re.compile("|".join(victories)))


@pytest.mark.long
def test_four_seats_with_two_bots_show_who_decides(visit: Visitors) -> None:
    host = visit()
    open_table(host, "me", "open", "random", "random", game="war")
    guest = visit(host.url)
    button(guest, "web-sit").click()
    until(host, lambda: kind_of(host) or kind_of(guest))
    company = host.get_by_role("region", name=words("web-war-players"), exact=True)
    expect(company.get_by_role("listitem")).to_have_count(4)
    chance = random.Random(3)
    decided = {"host": 0, "guest": 0}
    for _ in range(24):
        until(host, lambda: kind_of(host) or kind_of(guest), guest)
        for name, page in (("host", host), ("guest", guest)):
            if kind_of(page) in ("lit", "menu"):
                who = page.get_by_role("region", name=words("web-war-players"), exact=True)
                now = who.get_by_role("listitem").filter(has_text=words("web-war-decides"))
                expect(now).to_contain_text(words("web-you"))
                click_once(page, chance)
                decided[name] += 1
    assert min(decided.values()) > 2


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_a_battle_by_day_and_night_in_a_small_room(visit: Visitors, size: dict[str, int]) -> None:
    page = visit(viewport=size, has_touch=True)
    open_table(page, "me", "me", game="war", position=FRONT, seed=3)
    until_asked(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    for target in ("die:army", "attack", "place:south-ithilien", "place:osgiliath"):
        choose(page, target)
        # The army is lit before the attack is ordered, too: a click must not come too soon.
        until_asked(page)
    expect(page.locator(f"section.movable-window {ROLLED}").first).to_be_visible()
    assert happening(page) == "battle"
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert page.evaluate(SMALL, LEAST_TARGET) == []
    no_serious_fault(page)
