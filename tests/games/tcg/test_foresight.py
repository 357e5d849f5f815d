"""What skirmishes would come to, told before they are fought and before a card is played."""

from __future__ import annotations

from typing import Any

from tests.games.tcg.table import Table, at

from mathom.engine.perspective import Perspective
from mathom.games.tcg.rules.game import TCG


def forecast(t: Table, card: str) -> dict[str, Any]:
    """What everybody sees of the skirmish of a character."""
    return one_of(TCG.view(t.s, 0)["skirmishes"], card)


def one_of(skirmishes: Any, card: str) -> dict[str, Any]:
    """The skirmish of a character among several."""
    found: list[dict[str, Any]] = [
        fight for fight in skirmishes if fight["character"].startswith(f"card:{card}.")
    ]
    return found[0]


def foreseen(t: Table, action: str) -> dict[str, Any]:
    """What the one who decides is told about an action."""
    number = t.s.offers[t.offers().index(action)]
    return Perspective(TCG, t.s, t.asked()).foresee(number)


def test_strength_against_a_race_counts_as_soon_as_a_minion_is_assigned() -> None:
    free = ["4_109", "4_132 on 4_109", "4_49"]
    t = at("assignment", free, ["4_165", "4_13"], site=5)
    t.do("assign 4_165", "choose 4_109")
    assert t.ask("strength 4_109") == 10
    fight = forecast(t, "4_109")
    assert (fight["strength"], fight["against"], fight["outcome"]) == (12, 7, "wins")


def test_what_lasts_for_another_skirmish_is_left_out() -> None:
    pairs = [("4_165", "4_49"), ("4_13", "4_109")]
    t = at("skirmish", ["4_109", "4_49"], ["4_165", "4_13"], hand=["4_42"], pairs=pairs, wait=True)
    t.do("fight 4_109")
    before = forecast(t, "4_49")["strength"]
    t.do("play 4_42")
    assert t.ask("strength 4_49") > before
    assert forecast(t, "4_49")["strength"] == before


def test_a_card_in_hand_is_foreseen_before_it_is_played() -> None:
    t = at("skirmish", ["4_49"], ["4_165"], hand=["4_42"], pairs=[("4_165", "4_49")], wait=True)
    assert forecast(t, "4_49")["outcome"] == "loses"
    told = foreseen(t, "play 4_42")
    then = one_of(told["skirmishes"], "4_49")
    assert (then["strength"], then["against"], then["outcome"]) == (8, 7, "wins")
    assert told["certain"]
    # Nothing has happened yet.
    assert forecast(t, "4_49")["strength"] == 6
    t.do("play 4_42")
    assert forecast(t, "4_49") == then


def test_the_shadow_is_told_who_would_be_overwhelmed() -> None:
    t = at("skirmish", ["4_302"], ["4_4"], shand=["4_5"], pairs=[("4_4", "4_302")], wait=True)
    t.do("pass")
    then = one_of(foreseen(t, "play 4_5")["skirmishes"], "4_302")
    assert then["against"] == 13
    assert then["outcome"] == "overwhelmed"
    assert then["killed"] == [then["character"]]


def test_whom_to_assign_is_told_of_the_one_looked_at_and_never_advised() -> None:
    t = at("assignment", ["4_109", "4_49"], ["4_165", "4_13"], site=5)
    assert foreseen(t, "assign 4_165") == {}
    t.do("assign 4_165")
    then = one_of(foreseen(t, "choose 4_49")["skirmishes"], "4_49")
    assert (then["strength"], then["against"], then["wounds"]) == (6, 7, 2)


def test_of_several_ways_the_best_is_told_and_that_it_is_not_the_only_one() -> None:
    pairs = [("4_13", "4_90")]
    t = at("skirmish", ["4_90"], ["4_13"], hand=["4_105"], pairs=pairs, twilight=3, wait=True)
    told = foreseen(t, "play 4_105")
    assert not told["certain"]
    most = one_of(told["skirmishes"], "4_90")["strength"] - forecast(t, "4_90")["strength"]
    assert most >= 3


def test_only_what_is_offered_is_foreseen_and_only_by_its_seat() -> None:
    t = at("skirmish", ["4_49"], ["4_165"], hand=["4_42"], pairs=[("4_165", "4_49")], wait=True)
    own = Perspective(TCG, t.s, 0)
    assert own.foresee(10**6) == {}
    assert Perspective(TCG, t.s, 1).foresee(t.s.offers[0]) == {}
