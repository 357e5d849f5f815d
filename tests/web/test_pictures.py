"""The pictures of the README: a game in its middle, on the desk and in the hand.

`make screenshots` keeps them in docs/images; every other run only looks whether they can be taken.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.browser import DESKTOP, PHONE, Visitors
from tests.web.playing import until, until_asked
from tests.web.small_pictures import small_picture

import mathom

PICTURES = Path(__file__).parents[2] / "docs" / "images"
LARGEST = 400_000
SEED = 11
TAKEN = 6


def middle() -> str:
    """The record of a game up to a moment in the second chapter when the Fellowship is to move."""
    match = mathom.new("duel", seed=SEED)
    bot = mathom.make_bot("greedy", match.game, seed=SEED)
    while not in_the_middle(match.view("fellowship")):
        match.act(bot.choose(match.perspective()))
    return match.record()


def in_the_middle(view: dict[str, Any]) -> bool:
    """Whether it is time for the picture."""
    gone = [slot for slot in view["layout"] if slot["state"] == "taken"]
    asked = view["asked"]
    ours = asked["seats"] == ["fellowship"] and asked["choice"] == "take-turn"
    return bool(view["chapter"] == 2 and len(gone) >= TAKEN and ours)


def play_on(page: Page, record: str) -> None:
    """Go to a table where a recorded game goes on."""
    until(page, page.context.cookies)
    kept = page.request.post("/api/records", data=record, headers={"content-type": "text/plain"})
    assert kept.status == 201, kept.text()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "search:normal"}]
    asked = {"at": kept.json()["moves"], "seats": seats}
    branch = page.request.post(f"/api/tables/{kept.json()['id']}/branch", data=asked)
    assert branch.status == 201, branch.text()
    page.goto(f"/table/{branch.json()['id']}")


@pytest.mark.parametrize(
    ("name", "likings"),
    [
        ("duel.png", {"viewport": DESKTOP}),
        ("duel-phone.png", {"viewport": PHONE, "has_touch": True, "is_mobile": True}),
    ],
)
def test_a_picture_of_a_game_in_its_middle(
    visit: Visitors, tmp_path: Path, name: str, likings: dict[str, Any]
) -> None:
    page = visit(color_scheme="light", **likings)
    play_on(page, middle())
    assert until_asked(page) == "lit"
    expect(page.locator(".board [data-piece]").first).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => true)")
    picture = small_picture(page, visit("about:blank"))
    assert len(picture) < LARGEST
    folder = PICTURES if os.environ.get("MATHOM_SCREENSHOTS") == "1" else tmp_path
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(picture)
