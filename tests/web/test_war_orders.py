"""Orders in War of the Ring: an army and who of it goes, in any order; the Elven Rings; what is not
asked; and how many clicks a typical turn takes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.browser import Visitors, button, words
from tests.web.playing import choose, lit, open_table, situation, until, until_asked

from mathom.games.war.rules.staging import stage

DESKTOP = {"width": 1440, "height": 900}
GARRISON = "4 gondor-regular 1 gondor-elite 1 gondor-leader strider boromir"
GONDOR: dict[str, Any] = {
    "at_war": "gondor sauron",
    "armies": {"minas-tirith": GARRISON, "osgiliath": "2 gondor-regular"},
}
MOST_FREE = 12
MOST_SHADOW = 22
# Beyond a typical turn: a Hunt that finds the Fellowship asks once, with a confirmation.
HUNT_ASKS = 2
# Seeds with which the one die of the Hunt misses, and finds the Fellowship.
MISSED = 2
FOUND = 1
# Answers that a player gives without thinking long: no card, no second round, the Ring takes it.
SHORT = ["decline", "cease", "use-ring", "stand", "fight", "done", "place:", "figure:"]


def picker(page: Page) -> Locator:
    """The picker of the chosen army."""
    return page.locator("[data-part=picker]")


def place(page: Page, region: str) -> Locator:
    """A lit region."""
    return page.locator(f"main [data-lit='place:{region}']")


def army_in(page: Page, region: str) -> dict[str, Any]:
    """The Free Peoples in a region, as the server tells it."""
    table = f"/api/tables/{page.url.rsplit('/', 1)[1]}"
    moves = page.request.get(table).json()["moves"]
    view = page.request.get(f"{table}/moments/{moves}?seat=free-peoples").json()["view"]
    return dict(view["regions"][region]["free-peoples"] or {"figures": {}, "characters": []})


def begin(visit: Visitors, seed: int | None = None, **position: Any) -> Page:
    """A table with both sides at one screen, where the Free Peoples choose a die. With a seed the
    dice and draws are the same every time."""
    page = visit(viewport=DESKTOP)
    known = {} if seed is None else {"seed": seed}
    open_table(page, "me", "me", game="war", position=stage(**position), **known)
    until_asked(page)
    return page


def chosen_army(visit: Visitors) -> Page:
    """The army of Minas Tirith has been clicked."""
    page = begin(visit, free="army-muster event", shadow="", **GONDOR)
    choose(page, "die:army-muster")
    place(page, "minas-tirith").click()
    expect(picker(page)).to_be_visible()
    return page


def test_figures_are_chosen_in_any_order_and_none_vanishes(visit: Visitors) -> None:
    page = chosen_army(visit)
    rows = picker(page).get_by_role("group")
    names = rows.evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    assert len(names) == 3
    for name, numbers in (("leader", ["0/1"]), ("elite", ["0/1"]), ("regular", ["3/4", "2/4"])):
        row = picker(page).get_by_role("group", name=f"Gondor {name}", exact=True)
        for number in numbers:
            row.locator("[data-step=fewer]").click()
            expect(row.locator("output")).to_have_text(number)
        assert rows.evaluate_all("(all) => all.map((one) => one.ariaLabel)") == names
    elite = picker(page).get_by_role("group", name="Gondor elite", exact=True)
    elite.locator("[data-step=more]").click()
    picker(page).get_by_role("button", name="Strider").click()
    place(page, "lossarnach").click()
    until(page, lambda: army_in(page, "lossarnach")["figures"])
    gone = army_in(page, "lossarnach")
    assert gone["figures"] == {"gondor-regular": 2, "gondor-elite": 1}
    assert gone["characters"] == ["boromir"]
    assert army_in(page, "minas-tirith")["characters"] == ["strider"]


def test_one_click_leaves_one_behind_and_targets_follow_the_figures(visit: Visitors) -> None:
    page = chosen_army(visit)
    picker(page).get_by_role("button", name=words("web-war-leave-one"), exact=True).click()
    regulars = picker(page).get_by_role("group", name="Gondor regular", exact=True)
    expect(regulars.locator("output")).to_have_text("3/4")
    for _ in range(3):
        regulars.locator("[data-step=fewer]").click()
    elites = picker(page).get_by_role("group", name="Gondor elite", exact=True)
    elites.locator("[data-step=fewer]").click()
    expect(picker(page)).to_contain_text(words("web-war-lack", what="units"))
    expect(page.locator(".chart [data-lit]")).to_have_count(0)
    picker(page).get_by_role("button", name=words("web-war-everybody"), exact=True).click()
    expect(place(page, "osgiliath")).to_be_visible()


def test_the_odds_follow_the_figures_and_a_message_moves_nothing(visit: Visitors) -> None:
    armies = {"minas-tirith": GARRISON, "osgiliath": "3 sauron-regular"}
    page = begin(visit, free="army-muster event", shadow="", at_war="gondor sauron", armies=armies)
    choose(page, "die:army-muster")
    place(page, "minas-tirith").click()
    chance = picker(page).locator(".odds .chance")
    everybody = chance.inner_text()
    assert everybody == page.locator(".chart .chance").text_content()
    rows = picker(page).get_by_role("group")
    before = rows.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
    regulars = picker(page).get_by_role("group", name="Gondor regular", exact=True)
    for _ in range(4):
        regulars.locator("[data-step=fewer]").click()
    expect(chance).not_to_have_text(everybody)
    elites = picker(page).get_by_role("group", name="Gondor elite", exact=True)
    elites.locator("[data-step=fewer]").click()
    expect(picker(page)).to_contain_text(words("web-war-lack", what="units"))
    after = rows.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
    assert after == before


def test_one_undo_takes_back_the_whole_order(visit: Visitors) -> None:
    page = chosen_army(visit)
    picker(page).get_by_role("button", name=words("web-war-leave-one"), exact=True).click()
    place(page, "lossarnach").click()
    until(page, lambda: army_in(page, "lossarnach")["figures"])
    page.keyboard.press("u")
    until(page, lambda: not army_in(page, "lossarnach")["figures"])
    # The die is still chosen, and nothing of the order is left.
    expect(place(page, "minas-tirith")).to_be_visible()
    expect(page.locator(".own button.chosen")).to_have_attribute("aria-label", "Army or Muster")
    assert army_in(page, "minas-tirith")["figures"]["gondor-regular"] == 4


def test_the_overview_shows_the_part_in_sight_and_looks_elsewhere(visit: Visitors) -> None:
    page = begin(visit, free="army-muster event", shadow="", **GONDOR)
    overview = page.locator(".mini button")
    expect(overview).to_have_count(0)
    for _ in range(3):
        page.keyboard.press("+")
    expect(overview).to_be_visible()
    seen = overview.locator("rect")
    before = seen.get_attribute("x")
    overview.click(position={"x": 8, "y": 8})
    expect(seen).not_to_have_attribute("x", before or "")
    page.keyboard.press("0")
    expect(overview).to_have_count(0)


def test_escape_drops_the_army_and_then_the_die(visit: Visitors) -> None:
    page = chosen_army(visit)
    page.keyboard.press("Escape")
    expect(picker(page)).to_have_count(0)
    expect(place(page, "minas-tirith")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("main [data-lit='die:event']")).to_be_visible()
    # There is nothing left to drop, and nothing happens.
    before = situation(page)
    page.keyboard.press("Escape")
    assert situation(page) == before


def test_an_army_is_dragged_and_the_map_selects_nothing(visit: Visitors) -> None:
    page = begin(visit, free="army-muster event", shadow="", **GONDOR)
    choose(page, "die:army-muster")
    army = place(page, "minas-tirith").bounding_box()
    goal = place(page, "osgiliath").bounding_box()
    assert army
    assert goal
    # A drag over the sea ends above a lit army, but is no click on it.
    page.mouse.move(army["x"] - 300, army["y"])
    page.mouse.down()
    page.mouse.move(army["x"] - 100, army["y"], steps=4)
    page.mouse.move(army["x"] + 4, army["y"] + 4, steps=4)
    page.mouse.up()
    expect(picker(page)).to_have_count(0)
    assert page.evaluate("getSelection().toString()") == ""
    page.mouse.move(army["x"] + army["width"] / 2, army["y"] + army["height"] / 2)
    page.mouse.down()
    page.mouse.move(army["x"] + army["width"], army["y"], steps=4)
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    page.mouse.up()
    until(page, lambda: army_in(page, "osgiliath")["characters"])
    assert army_in(page, "osgiliath")["figures"]["gondor-regular"] == 6


def test_a_ring_is_taken_up_and_the_die_that_changes_is_marked(visit: Visitors) -> None:
    page = begin(visit, free="event muster", shadow="", **GONDOR)
    ring = page.locator("main [data-lit=ring]")
    ring.click()
    expect(ring).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(ring).to_have_attribute("aria-pressed", "false")
    ring.click()
    choose(page, "die:event")
    expect(page.locator(".own button.chosen")).to_have_attribute("aria-label", "Event")
    choose(page, "die:character")
    until_asked(page)
    # The ring is spent, and a die is used by one click.
    expect(ring).to_have_count(0)
    choose(page, "die:character")
    expect(page.locator("main [data-lit=move-fellowship]")).to_be_visible()


def test_companions_who_leave_are_chosen_in_any_order(visit: Visitors) -> None:
    page = begin(visit, free="character event", shadow="", at_war="gondor")
    choose(page, "die:character")
    choose(page, "separate")
    for name in ("Peregrin", "Gimli"):
        picker(page).get_by_role("button", name=name).click()
    expect(picker(page).get_by_role("button", pressed=True)).to_have_count(2)
    place(page, "hollin").click()
    until(page, lambda: army_in(page, "hollin")["characters"])
    assert army_in(page, "hollin")["characters"] == ["gimli", "peregrin"]


class Clicks:
    """Counts the clicks of a player."""

    def __init__(self, page: Page, side: str) -> None:
        self.page = page
        self.side = side
        self.count = 0

    def __call__(self, *targets: str) -> None:
        for target in targets:
            self.count += choose(self.page, target)

    def answer(self, done: str) -> None:
        """Answer what follows an order until something is lit that only a new action has."""
        while not self.page.locator(f"main [data-lit='{done}']:visible").count():
            until_asked(self.page)
            found = lit(self.page)
            if done in found:
                return
            wish = next(one for want in SHORT for one in found if one.startswith(want))
            # At one screen the sign beside the question says whose it is.
            own = words("web-war-side", side=self.side) in self.page.locator(".sign").inner_text()
            before = self.count
            self(wish)
            self.count = self.count if own else before


def test_the_first_phase_asks_only_the_shadow_and_once(visit: Visitors) -> None:
    free = visit(viewport=DESKTOP)
    open_table(free, "me", "open", game="war")
    dark = visit(free.url, viewport=DESKTOP)
    button(dark, "web-sit").click()
    until_asked(dark)
    clicks = Clicks(dark, "shadow")
    clicks("number:1")
    until(free, lambda: free.locator("main [data-lit^='die:']").count())
    assert clicks.count == 1


def test_a_list_asks_no_more_than_the_board_also_after_a_reload(visit: Visitors) -> None:
    free = visit(viewport=DESKTOP)
    open_table(free, "me", "open", game="war")
    dark = visit(free.url, viewport=DESKTOP)
    button(dark, "web-sit").click()
    until_asked(dark)
    free.evaluate("localStorage.setItem('mathom-settings', JSON.stringify({layout: 'list'}))")
    free.reload()
    expect(free.locator(".lists")).to_be_visible()
    choose(dark, "number:1")
    until(free, lambda: any("die:" in one for one in lit(free)))


@pytest.mark.parametrize(("seed", "asked"), [(MISSED, 0), (FOUND, HUNT_ASKS)])
def test_a_typical_turn_of_the_free_peoples_takes_twelve_clicks(
    visit: Visitors, seed: int, asked: int
) -> None:
    armies = {**GONDOR["armies"], "pelargir": "1 gondor-regular", "edoras": "2 rohan-regular"}
    position: dict[str, Any] = {**GONDOR, "armies": armies, "hunt_box": {"shadow": 1}}
    page = begin(visit, seed, free="character army-muster muster event", shadow="", **position)
    clicks = Clicks(page, "free-peoples")
    clicks("die:character", "move-fellowship")
    before = clicks.count
    clicks.answer("die:muster")
    assert clicks.count - before == asked
    clicks("die:muster", "nation:rohan")
    clicks("die:army-muster")
    clicks("place:minas-tirith", "place:lossarnach", "place:osgiliath", "place:north-ithilien")
    clicks("die:event", "deck:free-peoples-strategy")
    assert clicks.count - asked <= MOST_FREE, clicks.count


def test_a_typical_turn_of_the_shadow_takes_twenty_two_clicks(visit: Visitors) -> None:
    armies = {
        **GONDOR["armies"],
        "south-ithilien": "4 sauron-regular 1 sauron-elite nazgul",
        "dol-guldur": "5 sauron-regular 1 sauron-elite nazgul",
        "moria": "3 sauron-regular",
    }
    dice = "army army-muster muster character event"
    position: dict[str, Any] = {**GONDOR, "armies": armies}
    page = begin(visit, MISSED, free="", shadow=dice, **position)
    # One click has chosen how many dice hunt for the Ring.
    clicks = Clicks(page, "shadow")
    clicks.count = 1
    clicks("die:army", "place:dol-guldur", "place:southern-mirkwood")
    clicks("place:moria", "place:dimrill-dale", "die:muster", "nation:isengard")
    clicks("die:character", "move-minions", "place:southern-mirkwood", "place:orthanc", "done")
    clicks("die:army-muster", "place:south-ithilien", "place:osgiliath")
    clicks.answer("die:event")
    clicks("die:event", "deck:shadow-strategy")
    assert clicks.count <= MOST_SHADOW, clicks.count


@pytest.mark.parametrize(
    ("size", "least"), [("1280x720", (950, 640)), ("844x390", (620, 300))], ids=["laptop", "phone"]
)
def test_a_flat_window_leaves_its_room_to_the_map(
    visit: Visitors, size: str, least: tuple[int, int]
) -> None:
    """A bar over the whole width took a tenth of the map on a laptop."""
    width, height = (int(side) for side in size.split("x"))
    page = visit(viewport={"width": width, "height": height})
    position = stage(free="army-muster event", shadow="", **GONDOR)
    open_table(page, "me", "search:easy", game="war", position=position)
    until_asked(page)
    box = page.locator(".war .map").bounding_box()
    assert box is not None
    assert box["width"] >= least[0]
    assert box["height"] >= least[1]
    players = page.get_by_role("list", name=words("web-players"))
    expect(players).to_have_count(1 if width > 1000 else 0)
    button(page, "web-menu").click()
    expect(page.get_by_role("dialog", name=words("web-menu"))).to_be_visible()


def test_the_picker_advises_with_the_odds_of_everybody_and_what_is_at_stake(
    visit: Visitors,
) -> None:
    armies = {"minas-tirith": GARRISON, "osgiliath": "4 sauron-regular 2 sauron-elite 1 nazgul"}
    at_war = GONDOR["at_war"]
    page = begin(visit, free="army-muster event", shadow="", at_war=at_war, armies=armies)
    choose(page, "die:army-muster")
    place(page, "minas-tirith").click()
    advice = picker(page).locator(".advice")
    fall = words("web-war-advice-fall", place="Minas Tirith")
    expect(advice).to_contain_text(fall)
    button(picker(page), "web-war-leave-one").click()
    chance = picker(page).locator(".chance").first.inner_text()
    button(picker(page), "web-war-everybody").click()
    # What the page works out for one left behind is what the server tells.
    told = words("web-war-advice-but-one", percent=int(chance.split("%")[0]))
    expect(advice).to_contain_text(told)
    button(picker(page), "web-war-leave-one").click()
    expect(advice).to_contain_text(fall)
    expect(advice).not_to_contain_text(told)
