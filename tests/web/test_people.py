"""A name and a password keep one's games."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect
from tests.web.browser import Visitors, button, level, words
from tests.web.playing import move, situation, until, until_asked

PASSWORD = "speak friend and enter"


def sign(page: Page, name: str, password: str, key: str) -> None:
    """Fill in the form of the account and press one of its buttons."""
    page.locator("header").get_by_role("button", name=words("web-sign-in")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(words("web-name"), exact=True).fill(name)
    dialog.get_by_label(words("web-password"), exact=True).fill(password)
    button(dialog, key).click()


def test_a_name_and_a_password_keep_ones_games(visit: Visitors) -> None:
    visit.excuse("status of 4")
    # Servers are shared by tests, and by tests that are run again.
    name = f"Merry {random.randrange(10**9)}"
    page = visit()
    level(page).click()
    move(page, random.Random(17))
    assert until_asked(page) == "lit"
    before, table = situation(page), page.url.rpartition("/")[2]
    page.goto("/")
    sign(page, name, PASSWORD, "web-register")
    account = page.locator("header").get_by_role("button", name=name)
    expect(account).to_be_visible()
    game = page.locator(f"aside a[href='/table/{table}']")
    expect(game).to_be_visible()

    account.click()
    button(page.get_by_role("dialog"), "web-sign-out").click()
    expect(page.locator("header").get_by_role("button", name=words("web-sign-in"))).to_be_visible()
    expect(game).to_have_count(0)

    other = visit()
    sign(other, name, "something else", "web-sign-in")
    expect(other.get_by_text(words("reason-wrong-password"))).to_be_visible()
    dialog = other.get_by_role("dialog")
    dialog.get_by_label(words("web-password"), exact=True).fill(PASSWORD)
    button(dialog, "web-sign-in").click()
    expect(other.locator("header").get_by_role("button", name=name)).to_be_visible()
    other.locator(f"aside a[href='/table/{table}']").click()
    assert until_asked(other) == "lit"
    until(other, lambda: situation(other) == before)
    move(other, random.Random(18))
    until_asked(other)


def test_a_name_that_is_taken_and_a_short_password_are_refused_in_words(visit: Visitors) -> None:
    visit.excuse("status of 4")
    name = f"Pippin {random.randrange(10**9)}"
    page = visit()
    sign(page, name, "short", "web-register")
    expect(page.get_by_text(words("reason-bad-password", least=8, most=200))).to_be_visible()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(words("web-password"), exact=True).fill(PASSWORD)
    button(dialog, "web-register").click()
    expect(page.locator("header").get_by_role("button", name=name)).to_be_visible()
    other = visit()
    sign(other, name.upper(), PASSWORD, "web-register")
    expect(other.get_by_text(words("reason-name-taken"))).to_be_visible()
