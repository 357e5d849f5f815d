"""The pages of decks: for screen readers, in three languages, in the hand; drafts that are kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.web.browser import PHONE, Visitors, button, words
from tests.web.looking import no_serious_fault
from tests.web.test_looks import LEAST_TARGET, SAID, SMALL

from mathom.games.tcg.rules.facts import CARDS
from mathom.texts import catalogue, wording

STARTER = "theoden-71"
LOCALES = {"en": "en-GB", "it": "it-IT", "sv": "sv-SE"}


def speaks(page: Page, language: str) -> None:
    """The page is in a language, and no key stands where words should."""
    spoken = catalogue(language)
    assert page.locator("html").get_attribute("lang") == language
    said: list[str] = page.evaluate(SAID)
    assert not [word for word in said if "-" in word and spoken.has(word)], page.url


def fits_a_hand(page: Page) -> None:
    """Nothing scrolls sideways, and there is room for fingers."""
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert page.evaluate(SMALL, LEAST_TARGET) == [], page.url


@pytest.mark.parametrize("language", LOCALES)
def test_decks_and_all_cards_on_a_phone_in_three_languages(visit: Visitors, language: str) -> None:
    page = visit("/decks/tcg", locale=LOCALES[language], viewport=PHONE, has_touch=True)
    expect(page.locator("a[href*='from=']").first).to_be_visible()
    look_well(page, language)
    page.goto("/decks/tcg?show=cards")
    band = page.locator("[data-print='4_4']")
    # A card is called in the reader's language.
    expect(band).to_contain_text(wording("tcg", language).name("print", CARDS.index("4_4")))
    look_well(page, language)
    page.goto(f"/decks/tcg?from={STARTER}")
    tabs = page.locator(".tabs button")
    for tab in range(3):
        tabs.nth(tab).click()
        expect(tabs.nth(tab)).to_have_attribute("aria-pressed", "true")
        look_well(page, language)


def look_well(page: Page, language: str) -> None:
    """The page as it stands is for everybody; what one language shows to axe, all do."""
    speaks(page, language)
    fits_a_hand(page)
    if language == "sv":
        no_serious_fault(page)


def test_a_deck_that_was_begun_is_not_lost_when_another_is_begun(visit: Visitors) -> None:
    page = visit("/decks/tcg?from=nothing")
    page.get_by_label(words("web-tcg-deck-name")).fill("First thoughts")
    page.goto(f"/decks/tcg?from={STARTER}")
    page.get_by_label(words("web-tcg-deck-name")).fill("Second thoughts")
    # From the first change on a reload goes on with the draft.
    page.reload()
    expect(page.get_by_label(words("web-tcg-deck-name"))).to_have_value("Second thoughts")
    # Whoever only looks begins nothing.
    page.goto("/decks/tcg?from=nothing")
    expect(button(page, "web-tcg-save")).to_be_visible()
    page.goto("/decks/tcg")
    going_on = [words("web-tcg-go-on", name=f"{which} thoughts") for which in ("First", "Second")]
    for name in going_on:
        expect(page.get_by_role("link", name=name)).to_be_visible()
    expect(page.locator("a[href*='from=new']")).to_have_count(2)
    button(page, "web-tcg-drop-deck", name="First thoughts").click()
    page.get_by_role("dialog").locator(".btn.danger").click()
    expect(page.get_by_role("link", name=going_on[0])).to_have_count(0)
    expect(page.get_by_role("link", name=going_on[1])).to_be_visible()
