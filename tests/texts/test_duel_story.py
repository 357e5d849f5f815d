"""Turns of Duel in a sentence or two, in three languages."""

from __future__ import annotations

from typing import Any

import pytest
from tests.texts.stories import begun, do, last_turn, reader, stories

from mathom.engine.view import see
from mathom.games.duel.rules.facts import REGIONS, SEATS
from mathom.games.package import find_package
from mathom.table.commands import User
from mathom.table.fold import fold
from mathom.table.opening import from_record
from mathom.table.story import Reader
from mathom.texts import wording
from mathom.texts.story import Cast

FELLOWSHIP, SAURON = 0, 1
RICH = {"sauron": 9, "fellowship": 9}


def standing(**rest: Any) -> dict[str, Any]:
    """A position in which Sauron is rich and to move."""
    return {"turn": "sauron", "coins": RICH, **rest}


def units(**held: tuple[int, int]) -> dict[str, Any]:
    """Units in regions: first those of the Fellowship, then those of Sauron."""
    nobody = dict.fromkeys(REGIONS, (0, 0))
    return {
        name: dict(zip(SEATS, counts, strict=True)) for name, counts in {**nobody, **held}.items()
    }


BREE = standing(tiles={"offered": ["bree"]}, units=units(arnor=(2, 0), mordor=(0, 2)))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            "Bob took Bree for 6 coins: a fortress and 2 units in Arnor; "
            "2 units fell on each side.",
        ),
        (
            "it",
            "Bob ha preso Bree per 6 Monete: una Fortezza e 2 Unità in Arnor; "
            "sono cadute 2 Unità per parte.",
        ),
        (
            "sv",
            "Bob tog Bree för 6 mynt: en fästning och 2 enheter i Arnor; "
            "2 enheter föll på varje sida.",
        ),
    ],
)
def test_a_landmark_is_told_with_its_fortress_its_units_and_the_fallen(
    language: str, text: str
) -> None:
    table = do(begun("duel", start=BREE), "take tile:bree", "done")
    assert last_turn(table, FELLOWSHIP, language) == [text]


def test_whoever_acts_is_you_to_themselves_and_a_name_to_all_others() -> None:
    table = do(begun("duel", start=BREE), "take tile:bree", "done")
    assert last_turn(table, SAURON)[0].startswith("You took Bree")
    assert last_turn(table, FELLOWSHIP)[0].startswith("Bob took Bree")
    assert last_turn(table, -1, you=False)[0].startswith("Bob took Bree")


def test_moves_of_one_turn_are_told_together() -> None:
    start = {**BREE, "units": units(arnor=(0, 0), mordor=(0, 2), rohan=(1, 0))}
    table = do(
        begun("duel", start=start),
        "take tile:bree",
        *("march region:mordor", "to region:rohan"),
        *("march region:mordor", "to region:gondor"),
    )
    text = last_turn(table, FELLOWSHIP)[0]
    assert "2 units marched from Mordor to Rohan and from Mordor to Gondor" in text
    assert "one unit fell on each side in Rohan" in text


def test_an_alarm_names_the_regions_that_are_missing() -> None:
    held = units(
        arnor=(0, 0), mordor=(0, 1), rohan=(0, 1), gondor=(0, 1), enedwaith=(0, 1), lindon=(0, 1)
    )
    start = {**BREE, "units": held}
    table = do(begun("duel", start=start), "take tile:bree", "done")
    told = stories(table, FELLOWSHIP)[-1].sentences
    assert [part.kind for part in told] == ["turn", "alarm"]
    assert told[1].text == "Bob is present in 6 of 7 regions: only Rhovanion is missing."


def test_the_end_names_the_region_that_decided() -> None:
    names = ("mordor", "rohan", "gondor", "enedwaith", "lindon", "rhovanion")
    held = units(arnor=(0, 0), **dict.fromkeys(names, (0, 1)))
    table = do(begun("duel", start={**BREE, "units": held}), "take tile:bree")
    told = stories(table, FELLOWSHIP)[-1].sentences
    assert [part.kind for part in told] == ["turn", "end"]
    ending = "Bob is present in all seven regions and wins: Arnor was the last one."
    assert told[1].text == ending


def test_a_discarded_card_is_told_with_its_coins() -> None:
    table = begun("duel", seed=1)
    discard = next(
        action for action in table.game.legal_texts(table.state, SAURON) if "discard" in action
    )
    told = last_turn(do(table, discard), SAURON)[0]
    assert told.startswith("You discarded a ")
    assert told.endswith(" for 1 coin.")


def test_the_order_of_conquest_tells_since_when_each_region_was_held_and_by_what() -> None:
    others = {name: (0, 1) for name in REGIONS if name != "arnor"}
    start = standing(tiles={"offered": ["bree"]}, units=units(**others))
    table = do(begun("duel", start=start), "take tile:bree")
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "conquest"
    found = reader(table, FELLOWSHIP).milestones()
    assert [one.piece for one in found][-1] == "region:arnor"
    assert (found[-1].move, found[-1].text) == (1, "Bree")
    assert {(one.move, one.text) for one in found[:-1]} == {(0, "present from the start")}


def test_a_game_that_goes_on_or_was_won_otherwise_has_no_order_of_conquest() -> None:
    table = do(begun("duel", start=BREE), "take tile:bree")
    assert reader(table, FELLOWSHIP).milestones() == ()


def test_the_course_of_a_game_tells_the_last_chapter_the_extra_turns_and_the_loser() -> None:
    text = find_package("duel").sample()
    table = fold("", from_record(text, User("", ""), 0.0))
    read = {
        seat: Reader(table, wording("duel", "en"), seat, Cast(("Elena", "Bertil"), seat))
        for seat in (FELLOWSHIP, SAURON, -1)
    }
    views: list[Any] = [see(table.game, moment.state, -1) for moment in table.moments]
    third = next(view for view in views if view["chapter"] == 3)["players"]
    held = third["sauron"]["regions_present"], third["fellowship"]["regions_present"]
    began, turns, near = read[-1].course()
    assert began == f"When chapter 3 began, Bertil had {held[0]} regions and Elena {held[1]}."
    assert turns == "Extra turns: Bertil 0, Elena 3."
    most = max(view["players"]["fellowship"]["regions_present"] for view in views)
    assert near.startswith("Elena was closest to winning after move ")
    assert near.endswith(f", with {most} of 7 regions.")
    assert read[FELLOWSHIP].course()[2].startswith("You were closest to winning")
    assert read[SAURON].course()[0].startswith("When chapter 3 began, you had ")


def test_a_game_that_goes_on_has_no_course() -> None:
    assert reader(begun("duel", seed=1), FELLOWSHIP).course() == ()
