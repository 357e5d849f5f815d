"""The Fellowship in the browser: an evening of a campaign, alone, and with a pyramid."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.server.running import Running
from tests.table.scenes import ANN, Scene
from tests.web.browser import PATIENCE, PHONE, Visitors, button, require_page, words
from tests.web.conftest import serve
from tests.web.known_deal import SEED
from tests.web.playing import (
    END,
    click_once,
    kind_of,
    open_table,
    situation,
    until,
    until_asked,
    until_changed,
)

import mathom
from mathom.engine.step import legal

ROUNDS = 300


def campaign(page: Page, name: str) -> str:
    """Begin a campaign on the page of campaigns; its address."""
    page.goto("/campaigns/fellowship")
    page.get_by_label(words("web-campaign-name")).fill(name)
    button(page, "web-campaign-begin").click()
    page.wait_for_url("**/campaign/*")
    return page.url


def seat_people_and_bots(page: Page) -> None:
    """Oneself, somebody who is invited, and two bots."""
    picks = page.locator("main select")
    expect(picks).to_have_count(4)
    for at, who in enumerate(["me", "open", "amateur", "amateur"]):
        picks.nth(at).select_option(who)


def chapter(page: Page, number: int) -> Any:
    """A chapter on the map."""
    return page.get_by_role("button", name=f"Chapter {number}:")


def begin(host: Page, guest: Page, number: int) -> None:
    """Choose a chapter on the map, seat everybody, and begin."""
    chapter(host, number).click()
    seat_people_and_bots(host)
    button(host, "web-start").click()
    host.wait_for_url("**/table/*")
    guest.goto(host.url)
    button(guest, "web-sit").click()
    for page in (host, guest):
        expect(page.locator(f".fellowship[data-chapter='{number}']")).to_be_visible()


def play_together(host: Page, guest: Page, chance: random.Random, decisions: int = ROUNDS) -> int:
    """Both decide whenever they are asked, until the end; how often they did."""
    for count in range(decisions):
        until(host, lambda: kind_of(host) or kind_of(guest))
        if kind_of(host) == "end":
            expect(guest.locator(END)).to_be_visible()
            return count
        for page in (host, guest):
            if kind_of(page) in ("lit", "menu"):
                click_once(page, chance)
    return decisions


def back_to_the_map(page: Page) -> None:
    """From the end screen to the campaign."""
    page.get_by_role("link", name=words("web-campaign-back")).click()
    page.wait_for_url("**/campaign/*")


@pytest.mark.long
def test_an_evening_of_a_campaign_interrupted_and_resumed(
    browser: Browser, own_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    visit = Visitors(browser, own_server.address)
    host = visit()
    chance = random.Random(5)
    address = campaign(host, "The Hearth Company")
    expect(chapter(host, 1)).to_have_attribute("aria-pressed", "true")
    guest = visit(address)
    button(guest, "web-campaign-join").click()
    expect(button(guest, "web-start")).to_be_visible()

    begin(host, guest, 1)
    play_together(host, guest, chance)
    back_to_the_map(host)
    expect(host.get_by_text(words("web-campaign-played", count=1))).to_be_visible()

    # In the middle of the second chapter everybody goes, and the server with them.
    begin(host, guest, 2)
    table = host.url
    assert play_together(host, guest, chance, decisions=4) == 4
    for page in (host, guest):
        page.goto("about:blank")
    own_server.kill()
    with monkeypatch.context() as patch:
        patch.setenv("MATHOM_STATIC", str(require_page()))
        own_server.come_back()
    host.goto(address)
    resume = host.get_by_role("link", name=words("web-campaign-resume"))
    expect(resume).to_have_attribute("href", table.removeprefix(own_server.address))
    resume.click()
    guest.goto(table)
    play_together(host, guest, chance)
    back_to_the_map(host)
    expect(host.get_by_text(words("web-campaign-played", count=2))).to_be_visible()

    begin(host, guest, 3)
    play_together(host, guest, chance)
    back_to_the_map(guest)
    expect(guest.get_by_text(words("web-campaign-played", count=3))).to_be_visible()
    expect(guest.get_by_text("The Hearth Company").first).to_be_visible()
    assert not visit.left()


def a_victory_alone() -> tuple[int, list[str]]:
    """A deal of the first chapter for one, and what somebody did who won it."""
    for seed in range(5000):
        chance = random.Random(seed)
        scene = Scene("me", game="fellowship", secret=seed, options={"chapter": "1"})
        done: list[str] = []
        while scene.table.status == "running":
            action = chance.choice(legal(scene.table.state, 0))
            done.append(scene.table.game.vocabulary.text(action))
            scene.act(ANN, done[-1])
        if scene.table.result and scene.table.result.winners:
            return seed, done
    raise AssertionError("nobody has won")


def do(page: Page, action: str) -> None:
    """Click on the page what an action means: a card or character, or a verb of its menu."""
    assert until_asked(page) == "lit", f"not asked: {action}"
    before = situation(page)
    target = "card:rings-1" if action == "win" else action.partition(" ")[2] or action
    page.locator(f"main [data-lit='{target}']:visible").first.click()
    until_changed(page, before)
    if kind_of(page) == "menu":
        before = situation(page)
        page.locator(f"[role=menu] [data-lit='{action}']").click()
        until_changed(page, before)


@pytest.mark.long
def test_a_victory_alone_on_a_phone_leads_to_the_next_chapter(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed, actions = a_victory_alone()
    monkeypatch.setenv(SEED, str(seed))
    server = serve(tmp_path / "games.sqlite3", "tests.web.known_deal")
    visit = Visitors(browser, server.address)
    page = visit(viewport=PHONE)
    campaign(page, "Nobody but I")
    page.get_by_role("button", name=words("web-n-players", count=1)).click()
    expect(page.locator("main select")).to_have_count(1)
    button(page, "web-start").click()
    page.wait_for_url("**/table/*")
    until_asked(page)
    # Four open hands, and nothing wider than the phone.
    for hand in range(1, 5):
        expect(page.locator(f".fellowship [data-hand='hand-{hand}']")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    for action in actions:
        do(page, action)
    expect(page.locator(END)).to_contain_text(words("fellowship-outcome-completed"))
    way_back = page.locator(END).locator("a[href^='/campaign/']").get_attribute("href")
    first = page.locator(END).locator(".go > *").first
    expect(first).to_have_text(words("web-next-chapter"))
    expect(first).to_be_focused()
    first.click()
    expect(page.locator(".fellowship")).to_have_attribute("data-chapter", "2")
    page.goto(str(way_back))
    won, now = (words("web-fellowship-standing", standing=one) for one in ("won", "now"))
    expect(chapter(page, 1)).to_have_accessible_name(re.compile(f", {won}$"))
    expect(chapter(page, 2)).to_have_accessible_name(re.compile(f", {now}$"))
    expect(chapter(page, 2)).to_have_attribute("aria-pressed", "true")
    assert not visit.left()
    assert server.stop() == 0


# Whether a piece comes to rest: it stays where it is for half a second, in ten pictures or more.
RESTS = """([piece, patience]) => new Promise((done) => {
    const began = performance.now()
    let top = NaN, since = began, pictures = 0
    const look = (now) => {
        const here = Math.round(piece.getBoundingClientRect().top)
        if (here !== top) [top, since, pictures] = [here, now, 0]
        pictures += 1
        if (now - since > 500 && pictures > 10) done(true)
        else if (now - began > patience) done(false)
        else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
})"""


def rests_under_the_pointer(page: Page, cards: Locator) -> None:
    """A card that rises under the pointer does not fall from under it, to rise again for ever."""
    box = cards.first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] * 0.3, box["y"] + box["height"] - 4)
    piece = cards.first.locator(".kc").first.element_handle()
    assert page.evaluate(RESTS, [piece, PATIENCE])


def seed_of_a_pyramid() -> int:
    """A deal in which the first seat has the 1 of Rings and plays the pyramid."""
    for seed in range(100):
        match = mathom.new("fellowship", seed=seed, seats=2, chapter="2")
        hands: Any = match.view("seat-1")["hands"]
        if hands[2]["seat"] == "seat-1":
            return seed
    raise AssertionError("nobody was dealt the 1 of Rings")


def test_two_players_and_their_pyramid(visit: Visitors) -> None:
    page = visit()
    options = {"chapter": "2"}
    seed = seed_of_a_pyramid()
    open_table(page, "me", "random", game="fellowship", options=options, seed=seed)
    pyramid = page.get_by_role("group", name=words("web-fellowship-pyramid"), exact=True)
    expect(pyramid.locator("li").first).to_be_visible()
    chance = random.Random(4)
    played, rested = 0, False
    hand = page.locator(".hand li.may button")
    for _ in range(ROUNDS):
        if until_asked(page) == "end":
            break
        if not rested and hand.count():
            rests_under_the_pointer(page, hand)
            rested = True
        # For the pyramid a card is played that nothing covers, from where it lies.
        played += pyramid.locator("[data-lit]").count() > 0
        click_once(page, chance)
    expect(page.locator(END)).to_be_visible()
    assert rested
    assert played > 2
