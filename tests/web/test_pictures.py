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
from mathom.match import Match

PICTURES = Path(__file__).parents[2] / "docs" / "images"
LARGEST = 400_000
SEED = 11
TAKEN = 6
KEPT = os.environ.get("MATHOM_SCREENSHOTS") == "1"
NEW = {"fellowship": lambda: mathom.new("fellowship", seed=42, seats=4, chapter="9")}
"""Games that show more than a common start would."""
MOMENTS = {"fellowship": 26, "war": 200, "tcg": 57}
"""Of the other games: after so many decisions the first seat is asked for its next one."""


def middle(game: str) -> Match:
    """A game up to a moment when the first seat is to move; in Duel, in the second chapter."""
    match = NEW.get(game, lambda: mathom.new(game, seed=SEED))()
    bot = mathom.make_bot("greedy", match.game, seed=SEED)
    decisions = 0
    while not is_the_moment(match, decisions):
        match.act(bot.choose(match.perspective()))
        decisions += 1
    return match


def is_the_moment(match: Match, decisions: int) -> bool:
    """Whether it is time for the picture."""
    first = match.seats[0]
    if match.game.id == "duel":
        return in_the_middle(match.view(first))
    several = len(match.actions()) > 1
    return decisions >= MOMENTS[match.game.id] and match.decider == first and several


def in_the_middle(view: dict[str, Any]) -> bool:
    """Whether it is time for the picture of Duel."""
    gone = [slot for slot in view["layout"] if slot["state"] == "taken"]
    asked = view["asked"]
    ours = asked["seats"] == ["fellowship"] and asked["choice"] == "take-turn"
    return bool(view["chapter"] == 2 and len(gone) >= TAKEN and ours)


def play_on(page: Page, match: Match) -> None:
    """Go to a table where a recorded game goes on."""
    until(page, page.context.cookies)
    text = {"content-type": "text/plain"}
    upload = page.request.post("/api/records", data=match.record(), headers=text)
    assert upload.status == 201, upload.text()
    others = [{"kind": "bot", "bot": "search:normal"}] * (len(match.seats) - 1)
    seats = [{"kind": "me"}, *others]
    asked = {"at": upload.json()["moves"], "seats": seats}
    branch = page.request.post(f"/api/tables/{upload.json()['id']}/branch", data=asked)
    assert branch.status == 201, branch.text()
    page.goto(f"/table/{branch.json()['id']}")


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("duel.png", {"viewport": DESKTOP}),
        ("duel-phone.png", {"viewport": PHONE, "has_touch": True, "is_mobile": True}),
        *[(f"{game}.png", {"viewport": DESKTOP}) for game in MOMENTS if KEPT],
    ],
)
def test_a_picture_of_a_game_in_its_middle(
    visit: Visitors, tmp_path: Path, name: str, options: dict[str, Any]
) -> None:
    page = visit(color_scheme="light", **options)
    play_on(page, middle(name.split(".")[0].split("-")[0]))
    assert until_asked(page) == "lit"
    expect(page.locator("main [data-piece], main [data-lit]").first).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => true)")
    picture = small_picture(page, visit("about:blank"))
    assert len(picture) < LARGEST
    folder = PICTURES if KEPT else tmp_path
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(picture)
