"""People together: by invite link, watching, on one screen, with clock, chat and take-back."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.browser import Visitors, button, words
from tests.web.playing import (
    DECISIONS,
    END,
    POSITION,
    ask_of_menu,
    click_once,
    kind_of,
    move,
    open_table,
    situation,
    until,
    until_asked,
)

import mathom
from mathom.engine.game import find_game
from mathom.server.storage.ratings import LEAST_DECISIONS
from mathom.texts import wording

BOARD = ".board [data-piece]"


class Company(NamedTuple):
    """Two people at one table; the guest begins."""

    host: Page
    guest: Page
    link: str


def invite(visit: Visitors, come: Callable[[Page], None] = lambda page: None) -> Company:
    """One invites, the other follows the link and sits down; `come` is what both do first."""
    host = visit()
    come(host)
    button(host, "web-invite").click()
    host.wait_for_url("**/table/*")
    link = host.get_by_label(words("web-link"), exact=True).input_value()
    assert link == host.url
    guest = visit(link)
    come(guest)
    button(guest, "web-sit").click()
    expect(host.locator(BOARD).first).to_be_visible()
    expect(guest.locator(BOARD).first).to_be_visible()
    return Company(host, guest, link)


def until_turn_of(page: Page, other: Page, chance: random.Random) -> None:
    """The other decides until this one is asked."""
    until(page, lambda: kind_of(page) or kind_of(other))
    for _ in range(DECISIONS):
        if kind_of(page):
            return
        if kind_of(other):
            click_once(other, chance)
        else:
            until(page, lambda: kind_of(page) or kind_of(other))
    pytest.fail("the turn never came")


@pytest.mark.long
def test_two_play_by_invite_link_to_the_end_while_a_third_watches(visit: Visitors) -> None:
    host, guest, link = invite(visit)
    watcher = visit(link)
    expect(watcher.locator(BOARD).first).to_be_visible()
    chance = random.Random(5)
    players = (host, guest)
    decisions = dict.fromkeys(players, 0)
    for _ in range(DECISIONS):
        until(host, lambda: any(kind_of(page) for page in players))
        turn = [page for page in players if kind_of(page) in ("lit", "menu")]
        if any(kind_of(page) == "end" for page in players):
            break
        if not turn:
            continue
        assert len(turn) == 1, [situation(page) for page in players]
        click_once(turn[0], chance)
        decisions[turn[0]] += 1
        assert watcher.locator("[data-lit]").count() == 0
    assert min(decisions.values()) > 5
    for page in (host, guest, watcher):
        expect(page.locator(END).locator("h1")).not_to_be_empty()


def test_a_take_back_is_offered_declined_and_accepted(visit: Visitors) -> None:
    host, guest, _ = invite(visit)
    assert until_asked(guest) == "lit"
    before = situation(guest)
    until_turn_of(host, guest, random.Random(11))
    after = situation(host)
    ask_of_menu(guest, "web-ask-takeback")
    button(host, "web-decline").click()
    expect(button(host, "web-decline")).to_have_count(0)
    until(host, lambda: situation(host) == after)
    for _ in range(DECISIONS):
        ask_of_menu(guest, "web-ask-takeback")
        button(host, "web-accept").click()
        expect(button(host, "web-accept")).to_have_count(0)
        assert until_asked(guest) == "lit"
        if situation(guest) == before:
            break
    assert situation(guest) == before
    assert kind_of(host) == ""


def register(page: Page) -> None:
    """Keep one's games under a name that nobody has, and come back with it."""
    body = {"name": f"Sam {random.randrange(10**9)}", "password": "speak friend and enter"}
    assert page.request.post("/api/register", data=body).ok
    page.reload()


@pytest.mark.long
def test_who_resigns_loses_points_too_and_a_rematch_swaps_the_sides(visit: Visitors) -> None:
    host, guest, _ = invite(visit, register)
    chance = random.Random(3)
    for _ in range(LEAST_DECISIONS + 3):
        for page, other in ((guest, host), (host, guest)):
            until_turn_of(page, other, chance)
            move(page, chance)
    ask_of_menu(guest, "web-resign")
    button(guest.get_by_role("dialog", name=words("web-resign-sure")), "web-resign").click()
    expect(host.locator(END)).to_contain_text(words("web-you-won"))
    expect(guest.locator(END)).to_contain_text(words("web-you-lost"))
    expect(host.locator(END).get_by_role("list").locator("em")).to_have_text([r"▲ 93", r"▼ 49"])
    button(guest.locator(END), "web-rematch").click()
    join = host.locator(END).get_by_role("link", name=words("web-rematch-join"))
    join.click()
    until(guest, lambda: host.url == guest.url)
    assert until_asked(host) == "lit"
    expect(guest.locator(BOARD).first).to_be_visible()
    assert kind_of(guest) == ""
    guest.goto("/ladder")
    expect(guest.locator("main")).to_contain_text(words("web-ladder-soon", games=1, least=3))


def seconds(clock: Locator) -> int:
    """What a clock shows."""
    minutes, _, rest = clock.inner_text().partition(":")
    return 60 * int(minutes) + int(rest)


def test_a_clock_is_chosen_and_runs_for_the_one_who_decides(visit: Visitors) -> None:
    page = visit()
    button(page, "web-open-a-table").click()
    dialog = page.get_by_role("dialog")
    seats = [wording("duel", "en").seat(seat) for seat in ("fellowship", "sauron")]
    dialog.get_by_label(seats[0], exact=True).select_option("beginner")
    dialog.get_by_label(seats[1], exact=True).select_option("me")
    dialog.get_by_label(words("web-clock")).select_option("game-15")
    button(dialog, "web-open-it").click()
    page.wait_for_url("**/table/*")
    assert until_asked(page) == "lit"
    clocks = page.get_by_label(words("web-players")).locator("time")
    expect(clocks).to_have_count(2)
    theirs, own = clocks.nth(0), clocks.nth(1)
    assert 600 < seconds(own) <= 900
    before = seconds(own), seconds(theirs)
    until(page, lambda: seconds(own) < before[0] - 1)
    assert seconds(theirs) == before[1]


def test_what_is_said_is_heard_and_is_only_text(visit: Visitors) -> None:
    host, guest, _ = invite(visit)
    said = "<b>Mellon</b> & more"
    host.get_by_role("tab", name=words("web-chat")).click()
    host.get_by_label(words("web-chat-say")).fill(said)
    host.keyboard.press("Enter")
    expect(host.locator("#rail-panel")).to_contain_text(said)
    tab = guest.get_by_role("tab", name=words("web-chat"))
    expect(tab).to_contain_text("1")
    tab.click()
    expect(guest.locator("#rail-panel")).to_contain_text(said)
    expect(tab).not_to_contain_text("1")


def test_two_tabs_of_one_person_agree(visit: Visitors) -> None:
    page = visit()
    open_table(page, "search:easy", "me", position=POSITION)
    assert until_asked(page) == "lit"
    other = page.context.new_page()
    other.goto(page.url)
    assert until_asked(other) == "lit"
    assert situation(other) == situation(page)
    move(page, random.Random(12))
    assert until_asked(page) == "lit"
    until(other, lambda: situation(other) == situation(page))


def test_on_one_screen_the_board_follows_who_decides(visit: Visitors) -> None:
    page = visit()
    button(page, "web-one-screen", count=2).click()
    button(page, "web-start").click()
    chance = random.Random(13)
    turns = set()
    for _ in range(12):
        until_asked(page)
        turns.add(page.get_by_label(words("web-players")).locator(".deciding").inner_text())
        click_once(page, chance)
    assert len(turns) == 2


def test_a_curtain_hides_what_only_the_other_seat_knows(visit: Visitors) -> None:
    page = visit()
    view: Any = mathom.from_position(POSITION).view("sauron")
    secret = [card for card in view["unseen"] if card.startswith("c1-")][:3]
    aside = {"unseen": 0, "seen": secret, "by": ["fellowship"]}
    ids = find_game("duel").names("card")
    names = [wording("duel", "en").name("card", ids.index(card)) for card in secret]
    open_table(page, "me", "me", position={**POSITION, "set_aside": aside})
    page.evaluate("localStorage.setItem('mathom-settings', JSON.stringify({layout: 'list'}))")
    page.reload()
    curtain = page.get_by_role("dialog", name=words("web-curtain"))
    chance = random.Random(14)
    for seat, knows in (("sauron", False), ("fellowship", True), ("sauron", False)):
        expect(curtain).to_be_visible()
        content = page.content()
        assert not [name for name in names if name in content]
        expect(page.locator(f"{BOARD}, .lists, .rail, [data-lit]")).to_have_count(0)
        button(page, "web-curtain-lift", seat=wording("duel", "en").seat(seat)).click()
        expect(curtain).to_have_count(0)
        assert until_asked(page) == "lit"
        heading = page.get_by_role("heading", name=words("web-duel-part-set-aside-known"))
        known = page.locator("section").filter(has=heading).locator("li")
        expect(known).to_have_text(names if knows else [])
        while not curtain.count():
            click_once(page, chance)
            until(page, lambda: curtain.count() or kind_of(page))
