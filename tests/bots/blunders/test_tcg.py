"""The blunders of The Two Towers: each is found, and each is excused."""

from __future__ import annotations

from typing import Any

from tests.bots.blunders.watching import BLUNDER, EXCUSED, NO_OPPORTUNITY, Judged, Watch
from tests.games.tcg.table import Table, at, ids, short

from mathom.blunders import Detector
from mathom.games.tcg import blunders
from mathom.games.tcg.rules.game import TCG
from mathom.games.tcg.rules.state import NOTHING
from mathom.games.tcg.rules.vocabulary import PASS, USE, VOCABULARY


def judged(detector: type[Detector[Any]], table: Table, *actions: str) -> Judged:
    """What a detector finds when some things are done, written without seat and copy. A skirmish
    is then fought to its end."""
    s = table.s
    s.tape = None
    w = Watch(TCG, s, detector)
    for action in actions:
        offers = {short(each): each for each in s.offers}
        assert ids(action) in offers, f"{action} is not among {sorted(offers)}"
        w.do(VOCABULARY.text(offers[ids(action)]))
    while s.fighter != NOTHING and PASS in s.offers:
        w.do("pass")
    return w.judged


def shadow_phase(*minions: str) -> Table:
    return at(
        "shadow", ["Aragorn"], list(minions), site=5, twilight=9, shand=["Dunlending Brigand"]
    )


def test_a_shadow_phase_passes_with_a_playable_minion() -> None:
    detector = blunders.EmptyShadowPhase
    assert judged(detector, shadow_phase(), "pass") == BLUNDER
    assert judged(detector, shadow_phase(), "play Dunlending Brigand") == EXCUSED


def test_a_shadow_phase_may_pass_with_a_minion_on_the_table() -> None:
    table = shadow_phase("Orthanc Warrior")
    assert judged(blunders.EmptyShadowPhase, table, "pass") == NO_OPPORTUNITY


def assignment(*company: str) -> Table:
    return at("assignment", list(company), ["Orthanc Warrior"], site=5)


def test_a_minion_goes_to_the_ring_bearer_past_a_companion() -> None:
    detector = blunders.MinionOnBearer
    actions = ("assign Orthanc Warrior", "choose Frodo")
    assert judged(detector, assignment("Aragorn"), *actions) == BLUNDER
    assert judged(detector, assignment("Aragorn"), actions[0], "choose Aragorn") == EXCUSED


def test_a_minion_may_go_to_the_ring_bearer_if_the_companion_would_die() -> None:
    actions = ("assign Orthanc Warrior", "choose Frodo")
    weak = assignment("Aragorn *3")
    assert judged(blunders.MinionOnBearer, weak, *actions) == NO_OPPORTUNITY


EIGHT = ["Orthanc Warrior", "Dunlending Brigand", "Band of Wild Men", "Iron Axe"] * 2


def reconcile(detector: type[Detector[Any]], company: list[str], card: str, gone: str) -> Judged:
    """A hand of nine cards, one of which is discarded."""
    table = at("regroup", company, [], site=5, hand=[*EIGHT, card], deck=["Orthanc Warrior"])
    table.skip()
    while not table.may(f"discard {gone}"):
        table.do(table.offers()[-1])
    return judged(detector, table, f"discard {gone}")


def test_the_item_of_a_character_in_play_is_discarded() -> None:
    detector = blunders.SignatureDiscarded
    gandalf = ["Gandalf"]
    assert reconcile(detector, gandalf, "Gandalf's Staff", "Gandalf's Staff") == BLUNDER
    assert reconcile(detector, gandalf, "Gandalf's Staff", "Iron Axe") == EXCUSED


def test_an_item_without_its_bearer_may_be_discarded() -> None:
    found = reconcile(
        blunders.SignatureDiscarded, ["Aragorn"], "Gandalf's Staff", "Gandalf's Staff"
    )
    assert found == NO_OPPORTUNITY


def test_the_copy_of_a_wounded_companion_is_discarded() -> None:
    detector = blunders.HealingDiscarded
    assert reconcile(detector, ["Aragorn *1"], "Aragorn", "Aragorn") == BLUNDER
    assert reconcile(detector, ["Aragorn *1"], "Aragorn", "Iron Axe") == EXCUSED


def test_the_copy_of_a_healthy_companion_may_be_discarded() -> None:
    found = reconcile(blunders.HealingDiscarded, ["Aragorn"], "Aragorn", "Aragorn")
    assert found == NO_OPPORTUNITY


def pump(detector: type[Detector[Any]], minion: str, whom: str) -> Judged:
    """The Shadow adds two to the strength of a minion of Dunland while Aragorn fights one."""
    table = at(
        "skirmish",
        ["Aragorn"],
        [minion, "Dunlending Robber"],
        site=5,
        pairs=[(minion, "Aragorn")],
        shand=["Dark Fury"],
        wait=True,
    )
    table.skip("play Dark Fury")
    return judged(detector, table, "play Dark Fury", f"choose {whom}")


def test_added_strength_changes_nothing() -> None:
    assert pump(blunders.EmptyPump, "Dunlending Savage", "Dunlending Savage") == BLUNDER


def test_added_strength_decides_the_skirmish() -> None:
    assert pump(blunders.EmptyPump, "Dunlending Ransacker", "Dunlending Ransacker") == EXCUSED


def test_strength_is_given_to_somebody_who_does_not_fight() -> None:
    assert pump(blunders.PumpOutside, "Band of Wild Men", "Dunlending Robber") == BLUNDER


def test_strength_is_given_to_somebody_who_fights() -> None:
    assert pump(blunders.PumpOutside, "Band of Wild Men", "Band of Wild Men") == EXCUSED


def before_the_move(hand: str) -> Table:
    return at("fellowship", ["Legolas", "Gandalf"], site=2, hand=[hand])


def test_the_fellowship_moves_with_a_possession_in_hand() -> None:
    detector = blunders.MovedWithPossessions
    assert judged(detector, before_the_move("Elven Bow"), "move") == BLUNDER
    assert judged(detector, before_the_move("Elven Bow"), "play Elven Bow") == EXCUSED


def test_a_possession_that_costs_much_may_wait() -> None:
    table = before_the_move("Gandalf's Staff")
    assert table.ask("price Gandalf's Staff") == 2
    assert judged(blunders.MovedWithPossessions, table, "move") == NO_OPPORTUNITY


def paid(before: list[str], after: list[str]) -> Judged:
    """An ability is used in the fellowship phase, and the company is afterwards as described."""
    w = Watch(TCG, at("fellowship", before, site=2).s, blunders.PaidForNothing)
    s = at("fellowship", after, site=2).s
    ability = VOCABULARY.text(USE)
    return w.becomes(s, ability, 0).becomes(s, "move", 0).judged


def test_an_ability_is_paid_for_nothing() -> None:
    assert paid(["Aragorn", "Legolas *1"], ["Aragorn *1", "Legolas *1"]) == BLUNDER


def test_an_ability_that_heals_is_worth_its_price() -> None:
    assert paid(["Aragorn", "Legolas *1"], ["Aragorn *1", "Legolas"]) == EXCUSED
