"""One person at the page: first clicks, whole games against a bot, and all that interrupts."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, Route, WebSocketRoute, expect
from tests.server.running import Running
from tests.web.browser import Visitors, button, level, words
from tests.web.playing import (
    END,
    MENU,
    MUSTER,
    POSITION,
    choose,
    click_once,
    move,
    open_table,
    play_out,
    press_once,
    situation,
    until,
    until_asked,
)


def test_a_newcomer_reaches_the_first_own_move_in_two_clicks(visit: Visitors) -> None:
    page = visit(reduced_motion="no-preference")
    level(page).click()
    assert until_asked(page) == "lit"
    page.locator("main [data-lit^='card:']").first.click()
    expect(page.locator(MENU).first).to_be_visible()


def test_a_click_before_the_first_answer_waits_for_it(visit: Visitors) -> None:
    """Without the cookie of that answer the server would not know who opens the table."""
    page = visit("about:blank")
    held: list[Route] = []
    page.route("**/api/me*", lambda route: held.append(route))
    page.goto("/")
    level(page).click()
    expect(level(page)).to_be_disabled()
    until(page, lambda: held)
    held[0].continue_()
    page.wait_for_url("**/table/*")
    assert until_asked(page) == "lit"


@pytest.mark.long
def test_a_whole_game_by_clicking_lit_targets(visit: Visitors) -> None:
    page = visit()
    level(page).click()
    play_out(page, click_once, seed=1)
    expect(page.locator(END).locator("h1")).not_to_be_empty()
    expect(page.locator(END).locator("a.btn[href^='/replay/']")).to_be_visible()


@pytest.mark.long
def test_a_whole_game_by_keyboard_only(visit: Visitors) -> None:
    page = visit()
    expect(level(page)).to_be_visible()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('button.play')"):
            break
    page.keyboard.press("Enter")
    play_out(page, press_once, seed=2)
    expect(page.locator(END).locator("h1")).not_to_be_empty()


@pytest.mark.long
def test_a_whole_game_in_the_list_layout_by_keyboard_only(visit: Visitors) -> None:
    page = visit()
    open_table(page, "me", "search:easy")
    expect(page.locator(".board [data-piece]").first).to_be_visible()
    page.keyboard.press("Tab")
    expect(button(page, "web-to-list")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".board [data-piece]")).to_have_count(0)
    play_out(page, press_once, seed=6)
    expect(page.locator(END).locator("h1")).not_to_be_empty()


def test_a_reload_in_mid_game_keeps_the_position(visit: Visitors) -> None:
    page = visit()
    level(page).click()
    chance = random.Random(3)
    for _ in range(4):
        move(page, chance)
    assert until_asked(page) == "lit"
    before = situation(page)
    pieces = page.locator("main [data-piece]").count()
    page.reload()
    assert until_asked(page) == "lit"
    assert situation(page) == before
    assert page.locator("main [data-piece]").count() == pieces
    move(page, chance)
    until_asked(page)


def test_the_page_goes_on_by_itself_after_its_line_was_cut(visit: Visitors) -> None:
    page = visit()
    level(page).click()
    until_asked(page)
    lines: list[WebSocketRoute] = []

    def carry(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket("**/ws/**", carry)
    page.reload()
    chance = random.Random(4)
    move(page, chance)
    assert until_asked(page) == "lit"
    before = situation(page)
    assert len(lines) == 1
    lines[0].close(code=1012)
    until(page, lambda: len(lines) == 2)
    assert until_asked(page) == "lit"
    assert situation(page) == before
    move(page, chance)
    until_asked(page)


def test_the_page_goes_on_by_itself_after_the_server_was_killed(
    browser: Browser, own_server: Running
) -> None:
    visit = Visitors(browser, own_server.address)
    visit.excuse("ERR_CONNECTION_REFUSED", "WebSocket connection to")
    page = visit()
    level(page).click()
    chance = random.Random(8)
    for _ in range(3):
        move(page, chance)
    assert until_asked(page) == "lit"
    before = situation(page)
    own_server.kill()
    banner = page.get_by_text(words("web-offline"))
    expect(banner).to_be_visible()
    own_server.come_back()
    expect(banner).to_have_count(0)
    assert until_asked(page) == "lit"
    assert situation(page) == before
    for _ in range(3):
        move(page, chance)
    until_asked(page)
    assert not visit.left()


def test_without_a_network_nothing_is_sent_and_with_it_the_game_goes_on(visit: Visitors) -> None:
    visit.excuse("ERR_INTERNET_DISCONNECTED")
    page = visit()
    level(page).click()
    chance = random.Random(9)
    move(page, chance)
    assert until_asked(page) == "lit"
    before = situation(page)
    page.context.set_offline(True)
    expect(page.get_by_text(words("web-offline"))).to_be_visible()
    page.keyboard.press("h")
    expect(page.get_by_text(words("web-error-unreachable"))).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text(words("web-offline"))).to_have_count(0)
    assert until_asked(page) == "lit"
    assert situation(page) == before
    move(page, chance)
    until_asked(page)


def test_undo_goes_back_step_by_step_and_then_over_the_answer_of_the_bot(visit: Visitors) -> None:
    page = visit()
    open_table(page, "search:easy", "me", position=POSITION)
    undo = page.get_by_role("button", name=words("web-undo"))
    expect(undo).to_contain_text(words("web-undo-none"))
    until_asked(page)
    before = situation(page)
    choose(page, MUSTER)
    expect(undo).to_contain_text(words("web-undo-steps", steps=1))
    expect(page.locator(f"main [data-lit='{MUSTER}']")).to_have_count(0)
    undo.click()
    expect(page.locator(f"main [data-lit='{MUSTER}']")).to_be_visible()
    assert until_asked(page) == "lit"
    assert situation(page) == before
    choose(page, MUSTER)
    page.locator("main [data-lit^='region:']").first.click()
    until(page, lambda: "card:" in situation(page))
    expect(undo).to_contain_text(words("web-undo-answer"))
    page.keyboard.press("u")
    until(page, lambda: "region:" in situation(page) and "card:" not in situation(page))
    expect(undo).to_contain_text(words("web-undo-steps", steps=1))


def test_a_hint_names_three_moves_and_plays_the_chosen_one(visit: Visitors) -> None:
    page = visit()
    open_table(page, "search:easy", "me", position=POSITION)
    until_asked(page)
    page.get_by_role("button", name=words("web-hint")).first.click()
    thoughts = page.locator("#rail-panel ol li")
    expect(thoughts).to_have_count(3)
    chances = [
        float(one.partition("%")[0].split()[-1]) for one in thoughts.all_inner_texts() if "%" in one
    ]
    assert len(chances) == 3
    assert chances == sorted(chances, reverse=True)
    before = situation(page)
    thoughts.first.get_by_role("button").click()
    until(page, lambda: situation(page) != before)
    until_asked(page)
