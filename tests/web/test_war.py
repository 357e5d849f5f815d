"""War of the Ring in the browser: a battle on a phone."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.web.browser import PHONE, Visitors, words
from tests.web.playing import choose, open_table, until_asked
from tests.web.test_looks import AXE, LEAST_TARGET, SMALL

from mathom.games.war.staging import stage

# An army before the walls, and one that may attack across the river.
FRONT = stage(
    free="character event",
    shadow="2 army",
    at_war="all",
    armies={
        "osgiliath": "2 gondor-regular",
        "south-ithilien": "4 sauron-regular 1 sauron-elite nazgul",
        "helms-deep-stronghold": "2 rohan-regular",
        "helms-deep": "5 isengard-regular",
    },
    cycle=1,
)
ROLLED = "[role=img][aria-label^='Rolled']"


def test_a_battle_on_a_phone(visit: Visitors) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    open_table(page, "me", "me", game="war", position=FRONT, seed=3)
    until_asked(page)
    for target in ("die:army", "attack", "place:south-ithilien", "all"):
        choose(page, target)
    battle = page.locator("section.affair")
    expect(battle.locator(ROLLED).first).to_be_visible()
    expect(battle).to_contain_text(words("web-war-part-field"))
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert page.evaluate(SMALL, LEAST_TARGET) == []
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run().then((result) => result.violations)")
    bad = [
        (one["id"], one["impact"], [node["target"] for node in one["nodes"]][:5])
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
    assert not bad
