"""The Two Towers in the browser: whole games, decks built in the page, what is asked in between."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.browser import PHONE, Visitors, button, poster, words
from tests.web.looking import no_serious_fault
from tests.web.playing import (
    END,
    click_once,
    kind_of,
    open_table,
    play_out,
    press_once,
    situation,
    until,
    until_asked,
    until_changed,
)

import mathom
from mathom.engine.position import position as position_of
from mathom.games.tcg.rules.game import TCG
from mathom.games.tcg.rules.staging import Player, stage
from mathom.texts import wording

IDLE = ("pass", "done", "stay", "decline", "discard", "build")
EAGER = 0.85
STARTER = "theoden-71"

Fits = Callable[[dict[str, Any], list[str]], bool]


def reached(fits: Fits, games: int = 300) -> tuple[dict[str, Any], list[str]]:
    """A position to which an eager random game came, and who sits where: `me` decides in it."""
    for seed in range(games):
        match = mathom.new("tcg", seed=seed)
        chance = random.Random(seed)
        while match.decider:
            view: dict[str, Any] = match.view(match.decider)
            actions = match.actions()
            if fits(view, actions):
                seats = ["me" if seat == match.decider else "random" for seat in match.seats]
                return dict(match.position()), seats
            doing = [action for action in actions if action.split()[0] not in IDLE]
            match.act(chance.choice(doing if doing and chance.random() < EAGER else actions))
    raise AssertionError("no game came there")


def asks(choice: str) -> str:
    """How the prompt begins for the one who decides, before it says what happens."""
    return wording("tcg", "en").say(f"ask-{choice}", what="…").partition("…")[0]


def piece(page: Page, id: str) -> Locator:
    """A piece on the board."""
    return page.locator(f"main [data-piece='{id}']").first


def companies(page: Page) -> Locator:
    """What the end screen tells of each player."""
    players = page.locator(END).get_by_role("list", name=words("web-tcg-part-players"))
    return players.locator("> li")


def test_a_starter_game_against_a_bot_to_its_end_by_clicks(visit: Visitors) -> None:
    page = visit()
    poster(page, "tcg").click()
    page.locator("button.play").first.click()
    page.wait_for_url("**/table/*")
    until_asked(page)
    page.locator("main [data-lit^='deck:']").first.click()
    expect(page.get_by_label(words("web-tcg-your-hand"))).to_be_visible()
    play_out(page, click_once, seed=3)
    # The end says how far every company came.
    expect(companies(page)).to_have_count(2)


def test_three_players_on_a_phone(visit: Visitors) -> None:
    page = visit(viewport=PHONE)
    open_table(page, "me", "random", "random", game="tcg", seed=8)
    until_asked(page)
    decks = page.locator("main [data-lit^='deck:']")
    decks.first.click()
    expect(decks).to_have_count(0)
    until_asked(page)
    pages = page.get_by_role("navigation", name=words("web-tcg-pages")).get_by_role("button")
    seats = page.locator("main [data-seat]:visible")

    def turned() -> bool:
        """Turn to the page of the players by hand. A phone turns to the page with the next choice
        by itself, and the others may still be choosing their decks."""
        pages.nth(2).click()
        return seats.count() == 3

    until(page, turned)
    pages.nth(0).click()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    decide_some(page, 30)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def decide_some(page: Page, decisions: int) -> None:
    """Decide so often, or until the end."""
    chance = random.Random(5)
    for _ in range(decisions):
        if until_asked(page) != "end":
            click_once(page, chance)


def faults(page: Page) -> Locator:
    """What the page says is wrong with the deck."""
    return page.get_by_role("region", name=words("web-tcg-checks"), exact=True).locator("li")


def is_legal(page: Page) -> None:
    """The page says that the deck may be played."""
    checks = page.get_by_role("region", name=words("web-tcg-checks"), exact=True)
    expect(checks.get_by_text(words("web-tcg-deck-legal"))).to_be_visible()


def build_a_deck(page: Page, name: str) -> str:
    """From the home page to a saved deck that differs from its starter; its address."""
    poster(page, "tcg").click()
    page.get_by_role("link", name=words("web-decks")).click()
    page.locator(f"a[href$='from={STARTER}']").click()
    is_legal(page)
    # One card out, and the sides are not equal any more; the page shows where others lie.
    entry = page.locator("[data-entry]").first
    taken = str(entry.get_attribute("data-entry"))
    entry.get_by_role("button").first.click()
    expect(faults(page).first).to_be_visible()
    page.get_by_label(words("web-tcg-search")).fill("gondor companion cost<=4 aragorn")
    page.locator("[data-print]").first.click()
    is_legal(page)
    assert page.locator("[data-print]").first.get_attribute("data-print") != taken
    page.get_by_label(words("web-tcg-deck-name")).fill(name)
    button(page, "web-tcg-save").click()
    page.wait_for_url("**/deck/*")
    expect(button(page, "web-tcg-is-saved")).to_be_disabled()
    return page.url


def bring(page: Page, name: str) -> None:
    """Choose an own deck at the table."""
    until(page, lambda: page.get_by_role("button", name=name).count())
    page.get_by_role("button", name=name).click()


def test_a_saved_deck_is_played_in_one_click_from_its_page_the_list_and_the_home_page(
    visit: Visitors,
) -> None:
    page = visit(f"/decks/tcg?from={STARTER}")
    button(page, "web-tcg-save").click()
    page.wait_for_url("**/deck/*")
    button(page, "web-tcg-play-it").click()
    plays_own_deck(page)
    page.goto("/decks/tcg")
    page.get_by_role("button", name=words("web-tcg-play-it")).click()
    plays_own_deck(page)
    page.goto("/")
    poster(page, "tcg").click()
    button(page, "web-change").click()
    page.get_by_label(words("web-deck-choice")).select_option(index=1)
    page.locator("button.play").click()
    plays_own_deck(page)


def plays_own_deck(page: Page) -> None:
    """The table is laid at once: no deck is asked for."""
    page.wait_for_url("**/table/*")
    expect(page.get_by_label(words("web-tcg-your-hand"))).to_be_visible()
    expect(page.locator("main [data-lit^='deck:']")).to_have_count(0)


def test_a_deck_is_read_from_names_and_faults_are_told_by_line(visit: Visitors) -> None:
    page = visit("/decks/tcg?from=nothing")
    button(page, "web-tcg-as-text").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill(
        "3 band of wild mn\n2 Band Of Wild Men\nTheoden, lord of the mark"
    )
    expect(dialog.get_by_role("status")).to_contain_text("Line 1")
    expect(dialog.get_by_role("status")).to_contain_text("Band of Wild Men?")
    button(dialog, "web-tcg-read-text").click()
    expect(page.locator(".list")).to_contain_text("Band of Wild Men")
    expect(page.locator(".list")).to_contain_text("Théoden")


@pytest.mark.long
def test_two_people_with_decks_built_in_the_page(visit: Visitors) -> None:
    host, guest = visit(), visit()
    shared = build_a_deck(host, "Strider in Rohan")
    # Whoever has the link may keep a copy, and only its owner the deck itself.
    guest.goto(shared)
    button(guest, "web-tcg-save-copy").click()
    until(guest, lambda: "/deck/" in guest.url and guest.url != shared)
    open_table(host, "me", "open", game="tcg", options={"format": "deluxe"})
    guest.goto(host.url)
    button(guest, "web-sit").click()
    bring(host, "Strider in Rohan")
    bring(guest, "Strider in Rohan")
    for page in (host, guest):
        page.locator("main [data-lit='number:2']").click()
    chance = random.Random(2)
    for _ in range(12):
        until(host, lambda: kind_of(host) or kind_of(guest))
        for page in (host, guest):
            if kind_of(page) in ("lit", "menu"):
                click_once(page, chance)
    for page in (host, guest):
        own = page.locator("main [data-seat]")
        expect(own.filter(has_text=words("web-tcg-part-custom"))).to_have_count(2)


def test_bad_decks_are_explained_and_nothing_is_lost(visit: Visitors) -> None:
    visit.excuse("404")
    page = visit("/decks/tcg?from=nothing")
    button(page, "web-tcg-as-text").click()
    dialog = page.get_by_role("dialog")
    text = dialog.get_by_role("textbox")
    starter = next(d for d in page.request.get("/api/games/tcg/decks").json() if d["id"] == STARTER)
    # A file that was cut off, a card of another set, a card that never was, and a line of prose.
    lines = starter["text"].splitlines()
    text.fill("\n".join([*lines[:20], "1 1_13", "2 4_999", "my best deck"]))
    listed = dialog.get_by_role("status").locator("li")
    expect(listed).to_have_count(3)
    expect(listed.nth(0)).to_contain_text("1_13")
    button(dialog, "web-tcg-read-text").click()
    expect(page.get_by_text("my best deck", exact=True)).to_be_visible()
    page.get_by_label(words("web-tcg-deck-name")).fill("Half a deck")
    page.reload()
    page.goto("/decks/tcg?from=new")
    expect(page.get_by_text("my best deck", exact=True)).to_be_visible()
    # A bad deck may be saved; what cannot be read goes when its owner says so.
    button(page, "web-tcg-save").click()
    page.wait_for_url("**/deck/*")
    expect(page.get_by_text("my best deck", exact=True)).to_be_visible()
    faults(page).get_by_role("button", name=words("web-tcg-drop-lines")).first.click()
    expect(page.get_by_text("my best deck", exact=True)).to_have_count(0)
    expect(faults(page)).not_to_have_count(0)
    # At the table it is shown with its reason, and cannot be brought.
    open_table(page, "me", "random", game="tcg", options={"format": "deluxe"})
    expect(page.get_by_role("link", name="Half a deck")).to_be_visible()
    page.goto("/deck/nowhere")
    expect(page.get_by_role("alert")).to_be_visible()


def in_a_response(view: dict[str, Any], actions: list[str]) -> bool:
    """Somebody may answer what happens."""
    return bool(view["asked"]["choice"] == "answer") and len(actions) > 1


def test_reload_in_a_response_window(visit: Visitors) -> None:
    position, seats = reached(in_a_response)
    page = visit()
    open_table(page, *seats, game="tcg", position=position)
    until_asked(page)
    expect(page.locator("main p[role=status]").first).to_contain_text(asks("answer"))
    answer = page.locator("main [data-lit^='ability:']").first
    expect(answer).to_be_visible()
    before = situation(page)
    page.reload()
    until_asked(page)
    expect(answer).to_be_visible()
    assert situation(page) == before
    page.locator("main [data-lit='pass']").click()
    until_changed(page, before)
    assert situation(page) != before


def with_a_choice_of_minions(view: dict[str, Any], actions: list[str]) -> bool:
    """Two minions or more wait to be assigned."""
    here = view["asked"]["choice"] == "assign-defender" and len(view["minions"]) > 1
    return bool(here) and sum(action.startswith("assign") for action in actions) > 1


def drag(page: Page, what: Locator, to: Locator) -> None:
    """With one finger."""
    line = page.context.new_cdp_session(page)
    boxes = [what.bounding_box(), to.bounding_box()]
    (x, y), (far, low) = [
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box
    ]
    points = [(x + (far - x) * k / 8, y + (low - y) * k / 8) for k in range(9)]
    for kind, place in [("touchStart", points[0]), *[("touchMove", one) for one in points[1:]]]:
        finger = {"x": place[0], "y": place[1]}
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [finger]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_minions_are_assigned_by_dragging_and_skirmishes_forecast(visit: Visitors) -> None:
    position, seats = reached(with_a_choice_of_minions)
    page = visit(has_touch=True)
    open_table(page, *seats, game="tcg", position=position)
    until_asked(page)
    minions = page.locator("main [role=group] [data-lit^='card:']")
    group = page.get_by_role("group", name=words("web-tcg-part-companions"), exact=True)
    companions = group.locator("[data-piece^='card:']")
    before = situation(page)
    minions.first.drag_to(companions.first)
    until_changed(page, before)
    # Both totals and what would come of it stand between them.
    score = page.locator("main section.score")
    expect(score).to_have_count(1)
    expect(score.first).to_contain_text(":")
    # A finger does the same.
    until_asked(page)
    before = situation(page)
    drag(page, minions.first, companions.first)
    until_changed(page, before)
    expect(score).to_have_count(2)


GIMLI = Player(play=["4_49"], hand=["4_42", "4_91"])
WARRIOR = Player(play=["4_165"], hand=["4_26"])


def test_what_a_card_of_the_hand_would_do_is_told_before_it_is_played(visit: Visitors) -> None:
    fought = stage([GIMLI, WARRIOR], "skirmish", pairs=[("4_165", "4_49")])
    page = visit()
    open_table(page, "me", "random", game="tcg", position=dict(position_of(TCG, fought)))
    until_asked(page)
    score = page.locator("main section.score")
    expect(score).to_contain_text("6 : 7")
    no_serious_fault(page)
    then = score.locator(".then")
    expect(then).to_have_count(0)
    page.locator("main [data-piece^='card:4_42.']").hover()
    expect(then).to_contain_text("8 : 7")
    expect(then).to_contain_text(words("web-tcg-part-wins"))
    page.locator("main [data-piece^='card:4_91.']").hover()
    expect(then).to_have_count(0)
    # So it is for those who walk with the keyboard.
    page.locator("main [data-piece^='card:4_42.']").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(then).to_contain_text("8 : 7")


def test_a_preview_shows_what_counts_now_beside_what_is_printed(visit: Visitors) -> None:
    fought = stage([GIMLI, WARRIOR], "skirmish", pairs=[("4_165", "4_49")])
    page = visit()
    open_table(page, "me", "random", game="tcg", position=dict(position_of(TCG, fought)))
    until_asked(page)
    # The Ring-bearer is stronger by the Ring.
    bearer = page.locator("main .character:has(.strength.up)").first
    now = bearer.locator(".strength").inner_text()
    bearer.locator("[data-piece]").first.hover()
    strength = page.locator(".preview .stats .strength")
    expect(strength.locator("b")).to_have_text(now.strip())
    expect(strength.locator("s")).to_have_text(str(int(now) - 1))


def fighting(view: dict[str, Any], actions: list[str]) -> bool:
    """Something may be done in a skirmish."""
    return view["asked"]["choice"] == "act" and view["phase"] == "skirmish" and len(actions) > 1


@pytest.mark.parametrize("set_up", ["asked", "always"])
def test_passing_by_itself(visit: Visitors, set_up: str) -> None:
    position, seats = reached(fighting)
    page = visit()
    open_table(page, *seats, game="tcg", position=position)
    until_asked(page)
    before = situation(page)
    if set_up == "asked":
        button(page, "web-tcg-pass-on").click()
    else:
        button(page, "web-tcg-pass-settings").click()
        page.get_by_role("dialog").get_by_role("checkbox").nth(3).check()
        page.keyboard.press("Escape")
    until(page, lambda: situation(page) != before)


@pytest.mark.long
def test_keyboard_then_list_layout(visit: Visitors) -> None:
    position, seats = reached(fighting)
    page = visit()
    open_table(page, *seats, game="tcg", position=position)
    chance = random.Random(6)
    for _ in range(6):
        if until_asked(page) != "end":
            press_once(page, chance)
    page.evaluate("localStorage.setItem('mathom-settings', JSON.stringify({layout: 'list'}))")
    page.reload()
    assert until_asked(page) != "end"
    expect(page.locator(".lists")).to_be_visible()
    decide_some(page, 15)
