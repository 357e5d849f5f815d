"""The log of the page: a turn in a sentence or two, which unfolds to its steps."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect
from tests.web.browser import Visitors, words
from tests.web.playing import MUSTER, POSITION, choose, move, open_table, until_asked

pytestmark = pytest.mark.waiting


def plain(text: str) -> str:
    """A sentence without the signs of the colours."""
    return " ".join(re.sub("[◆●■▲✕★]", "", text).replace(" :", ":").split())


def test_a_turn_is_told_and_unfolds_and_the_prompt_tells_that_of_the_bot(visit: Visitors) -> None:
    page = visit("/")
    open_table(page, "random", "me", position=POSITION)
    assert until_asked(page) == "lit"
    choose(page, MUSTER)
    until_asked(page)
    log = page.get_by_label(words("web-log"), exact=True)
    own = log.locator(".story", has_text="You played a red card")
    expect(own).to_have_count(1)
    while page.locator(".ask.yours").count() and log.locator(".story").count() < 2:
        move(page, random.Random(1))
        until_asked(page)
    expect(own.locator(".symbol svg").first).to_be_visible()
    own.locator("summary").click()
    expect(own.locator("details li")).not_to_have_count(0)
    others = log.locator(".story").filter(has_not_text="You ").last
    # The log draws the signs of the colours, which the prompt writes.
    told = plain(others.locator("> button").inner_text())
    assert plain(page.locator(".ask .before").inner_text()) == told
