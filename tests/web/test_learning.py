"""A newcomer: the choice of a game, its rules, a lesson, the first game."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.web.browser import Visitors, button, poster, words
from tests.web.playing import choose, until_asked


def test_a_newcomer_learns_war_and_begins_a_game(visit: Visitors) -> None:
    page = visit()
    poster(page, "tcg").click()
    button(page, "web-change").click()
    expect(page.locator("input[name=many]").first).to_be_attached()
    # Seats that are alike are not chosen among.
    expect(page.locator("input[name=side]")).to_have_count(0)
    poster(page, "war").click()
    button(page, "web-change").click()
    # Two players first: two sides, or either.
    expect(page.locator("input[name=side]")).to_have_count(3)
    page.locator("header").get_by_role("link", name=words("web-nav-learn")).click()
    expect(page.locator(".rules td", has_text=words("war-die-will-of-the-west"))).to_be_visible()

    page.get_by_role("link", name=words("lesson-war-win-corruption-title")).click()
    said = page.locator("main section p[role=status]")
    expect(said).to_have_text(words("lesson-war-win-corruption-1"))
    choose(page, "die:army")
    expect(said).to_contain_text(words("lesson-try-again"))
    choose(page, "die:character")
    choose(page, "card:morgul-wound")
    expect(said).to_have_text(words("lesson-war-win-corruption-end"))

    button(page, "web-learn-play").click()
    page.wait_for_url("**/table/*")
    assert until_asked(page) == "lit"
