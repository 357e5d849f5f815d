"""What skirmishes would come to, told before they are fought and before a card is played."""

from __future__ import annotations

from typing import Any

from tests.games.tcg.table import Table, at, ids

from mathom.engine.perspective import Perspective
from mathom.games.tcg.rules.game import TCG


def forecast(t: Table, card: str) -> dict[str, Any]:
    """What everybody sees of the skirmish of a character."""
    return one_of(TCG.view(t.s, 0)["skirmishes"], card)


def one_of(skirmishes: Any, card: str) -> dict[str, Any]:
    """The skirmish of a character among several."""
    found: list[dict[str, Any]] = [
        fight for fight in skirmishes if fight["character"].startswith(f"card:{ids(card)}.")
    ]
    return found[0]


def foreseen(t: Table, action: str) -> dict[str, Any]:
    """What the one who decides is told about an action."""
    number = t.s.offers[t.offers().index(action)]
    return Perspective(TCG, t.s, t.asked()).foresee(number)


def test_strength_against_a_race_counts_as_soon_as_a_minion_is_assigned() -> None:
    free = ["Aragorn", "Ranger's Sword on Aragorn", "Gimli"]
    t = at("assignment", free, ["Orthanc Warrior", "Dunlending Pillager"], site=5)
    t.do("assign Orthanc Warrior", "choose Aragorn")
    assert t.ask("strength Aragorn") == 10
    fight = forecast(t, "Aragorn")
    assert (fight["strength"], fight["against"], fight["outcome"]) == (12, 7, "wins")


def test_what_lasts_for_another_skirmish_is_left_out() -> None:
    pairs = [("Orthanc Warrior", "Gimli"), ("Dunlending Pillager", "Aragorn")]
    t = at(
        "skirmish",
        ["Aragorn", "Gimli"],
        ["Orthanc Warrior", "Dunlending Pillager"],
        hand=["Best Company"],
        pairs=pairs,
        wait=True,
    )
    t.do("fight Aragorn")
    before = forecast(t, "Gimli")["strength"]
    t.do("play Best Company")
    assert t.ask("strength Gimli") > before
    assert forecast(t, "Gimli")["strength"] == before


def test_a_card_in_hand_is_foreseen_before_it_is_played() -> None:
    t = at(
        "skirmish",
        ["Gimli"],
        ["Orthanc Warrior"],
        hand=["Best Company"],
        pairs=[("Orthanc Warrior", "Gimli")],
        wait=True,
    )
    assert forecast(t, "Gimli")["outcome"] == "loses"
    told = foreseen(t, "play Best Company")
    then = one_of(told["skirmishes"], "Gimli")
    assert (then["strength"], then["against"], then["outcome"]) == (8, 7, "wins")
    assert told["certain"]
    # Nothing has happened yet.
    assert forecast(t, "Gimli")["strength"] == 6
    t.do("play Best Company")
    assert forecast(t, "Gimli") == then


def test_the_shadow_is_told_who_would_be_overwhelmed() -> None:
    t = at(
        "skirmish",
        ["Frodo"],
        ["Band of Wild Men"],
        shand=["Burn Every Village"],
        pairs=[("Band of Wild Men", "Frodo")],
        wait=True,
    )
    t.do("pass")
    then = one_of(foreseen(t, "play Burn Every Village")["skirmishes"], "Frodo")
    assert then["against"] == 13
    assert then["outcome"] == "overwhelmed"
    assert then["killed"] == [then["character"]]


def test_whom_to_assign_is_told_of_the_one_looked_at_and_never_advised() -> None:
    t = at("assignment", ["Aragorn", "Gimli"], ["Orthanc Warrior", "Dunlending Pillager"], site=5)
    assert foreseen(t, "assign Orthanc Warrior") == {}
    t.do("assign Orthanc Warrior")
    then = one_of(foreseen(t, "choose Gimli")["skirmishes"], "Gimli")
    assert (then["strength"], then["against"], then["wounds"]) == (6, 7, 2)


def test_of_several_ways_the_best_is_told_and_that_it_is_not_the_only_one() -> None:
    pairs = [("Dunlending Pillager", "Gandalf")]
    t = at(
        "skirmish",
        ["Gandalf"],
        ["Dunlending Pillager"],
        hand=["Under the Living Earth"],
        pairs=pairs,
        twilight=3,
        wait=True,
    )
    told = foreseen(t, "play Under the Living Earth")
    assert not told["certain"]
    most = one_of(told["skirmishes"], "Gandalf")["strength"] - forecast(t, "Gandalf")["strength"]
    assert most >= 3


def test_only_what_is_offered_is_foreseen_and_only_by_its_seat() -> None:
    t = at(
        "skirmish",
        ["Gimli"],
        ["Orthanc Warrior"],
        hand=["Best Company"],
        pairs=[("Orthanc Warrior", "Gimli")],
        wait=True,
    )
    own = Perspective(TCG, t.s, 0)
    assert own.foresee(10**6) == {}
    assert Perspective(TCG, t.s, 1).foresee(t.s.offers[0]) == {}
