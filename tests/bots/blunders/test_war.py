"""The blunders of War of the Ring: each is found, and each is excused."""

from __future__ import annotations

from typing import Any

from tests.bots.blunders.watching import BLUNDER, EXCUSED, NO_OPPORTUNITY, Watch

from mathom.blunders import Detector
from mathom.engine.position import load
from mathom.games.war import blunders
from mathom.games.war.rules.facts import FREE, SHADOW
from mathom.games.war.rules.game import WAR
from mathom.games.war.rules.staging import stage
from mathom.games.war.rules.state import WarState


def at(**position: Any) -> WarState:
    """A position without armies but those that are named."""
    found = load(WAR, stage(**{"bare": True, "at_war": "all", **position}))
    assert isinstance(found, WarState)
    return found


def watch(detector: type[Detector[Any]], **position: Any) -> Watch:
    return Watch(WAR, at(**position), detector)


def march(detector: type[Detector[Any]], target: str, **position: Any) -> Watch:
    """An army of Gondor marches out of Minas Tirith."""
    w = watch(detector, free="army-muster", shadow="", **position)
    return w.do("use die:army-muster", "march", "all", f"to {target}")


def test_a_stronghold_is_left_empty_with_an_army_near() -> None:
    near = {"minas-tirith": "3 gondor-regular", "osgiliath": "4 sauron-regular"}
    w = march(blunders.EmptyStronghold, "place:lossarnach", armies=near)
    assert w.judged == BLUNDER


def test_a_stronghold_may_be_left_if_nobody_can_walk_in() -> None:
    far = {"minas-tirith": "3 gondor-regular", "umbar": "4 sauron-regular"}
    assert march(blunders.EmptyStronghold, "place:lossarnach", armies=far).judged == NO_OPPORTUNITY
    guarded = {"minas-tirith": "3 gondor-regular 1 gondor-elite", "osgiliath": "4 sauron-regular"}
    w = watch(blunders.EmptyStronghold, free="army-muster", armies=guarded)
    w.do("use die:army-muster", "march", "take figure:gondor-regular", "done")
    w.do("to place:lossarnach")
    assert w.judged == EXCUSED


SIEGE = {"minas-tirith": "6 sauron-regular", "minas-tirith-stronghold": "2 gondor-regular"}
RAISED = {"osgiliath": "6 sauron-regular", "minas-tirith": "2 gondor-regular"}


def siege(before: dict[str, str], after: dict[str, str]) -> Watch:
    """A siege begins and ends."""
    w = watch(blunders.AbandonedSiege, armies={"minas-tirith": "2 gondor-regular"})
    w.becomes(at(armies=before), "withdraw", FREE)
    return w.becomes(at(armies=after), "to place:osgiliath", SHADOW).ends()


def test_besiegers_march_away() -> None:
    assert siege(SIEGE, RAISED).judged == BLUNDER


def test_besiegers_may_march_away_from_a_stronger_army() -> None:
    relief = {"lossarnach": "8 gondor-regular"}
    assert siege({**SIEGE, **relief}, {**RAISED, **relief}).judged == EXCUSED
    assert siege(SIEGE, SIEGE).judged == EXCUSED


def held(*armies: dict[str, str], control: list[str], by: str = "to place:minas-tirith") -> Watch:
    """Minas Tirith under the control of one side after the other."""
    states = [
        at(armies=each, control={"minas-tirith": side})
        for each, side in zip(armies, control, strict=True)
    ]
    w = watch(blunders.VacatedCapture)
    for s in states:
        w.becomes(s, by, SHADOW)
    return w.ends()


def test_a_captured_stronghold_is_left_and_retaken() -> None:
    there, gone = {"minas-tirith": "3 sauron-regular"}, {"osgiliath": "3 sauron-regular"}
    back = {"minas-tirith": "1 gondor-regular", "osgiliath": "3 sauron-regular"}
    w = held(there, gone, back, control=["shadow", "shadow", "free-peoples"])
    assert w.judged == BLUNDER


def test_a_garrison_that_retreats_from_a_battle_was_defeated() -> None:
    there, gone = {"minas-tirith": "3 sauron-regular"}, {"osgiliath": "3 sauron-regular"}
    back = {"minas-tirith": "1 gondor-regular", "osgiliath": "3 sauron-regular"}
    control = ["shadow", "shadow", "free-peoples"]
    assert held(there, gone, back, control=control, by="retreat place:osgiliath").judged == EXCUSED


def test_a_captured_stronghold_may_be_left_if_nobody_comes() -> None:
    there, gone = {"minas-tirith": "3 sauron-regular"}, {"osgiliath": "3 sauron-regular"}
    assert held(there, gone, control=["shadow", "shadow"]).judged == EXCUSED


def at_home(armies: dict[str, str], *later: dict[str, str]) -> Watch:
    """Some turns with the same armies, or with others later."""
    w = watch(blunders.IdleAtHome, turn=2, armies=armies)
    for turn, each in enumerate([armies, armies, armies, armies, *later], 3):
        w.becomes(at(armies=each, turn=turn), "done", SHADOW)
    return w.ends()


def test_units_of_the_shadow_stand_at_home_for_turns() -> None:
    armies = {"barad-dur": "6 sauron-regular", "osgiliath": "4 sauron-regular"}
    assert at_home(armies).judged == [(5, 10)]
    assert at_home({"gorgoroth": "6 sauron-regular"}).judged == [(6, 6)]


def test_recruits_of_the_last_turns_are_no_idlers() -> None:
    assert watch(blunders.IdleAtHome, armies={"gorgoroth": "6 sauron-regular"}).ends().judged == [
        (0, 6)
    ]
    more = {"gorgoroth": "6 sauron-regular"}
    assert at_home({"gorgoroth": "1 sauron-regular"}, more).judged == [(1, 6)]


def test_a_guard_at_home_is_no_idler() -> None:
    armies = {"minas-morgul": "6 sauron-regular", "osgiliath": "2 gondor-regular"}
    assert at_home(armies).judged == [(0, 6)]
    assert at_home({"barad-dur": "1 sauron-regular"}).judged == [(0, 1)]


def standing_still(turns: int, **position: Any) -> Watch:
    """A big army in Barad-dûr for some turns."""
    army = {"barad-dur": "9 sauron-regular"}
    w = watch(blunders.IdleArmy, turn=3)
    w.becomes(at(armies=army, turn=3, **position), "done", SHADOW)
    return w.becomes(at(armies=army, turn=3 + turns, **position), "done", SHADOW).ends()


def test_a_big_army_never_moves() -> None:
    assert standing_still(5).judged == BLUNDER


def test_a_big_army_may_wait_a_little_or_for_war() -> None:
    assert standing_still(2).judged == EXCUSED
    assert standing_still(5, at_war="gondor").judged == NO_OPPORTUNITY


def test_a_recruiting_card_brings_nobody() -> None:
    w = watch(
        blunders.EmptyRecruiting,
        free="muster",
        hands={"free-peoples": "grimbeorn-the-old"},
        armies={"carrock": "5 sauron-regular"},
    )
    w.do("use die:muster", "play card:grimbeorn-the-old")
    assert w.judged == BLUNDER


def test_a_recruiting_card_that_recruits_is_well_played() -> None:
    w = watch(
        blunders.EmptyRecruiting,
        free="muster",
        hands={"free-peoples": "grimbeorn-the-old"},
        armies={"carrock": "1 north-regular"},
    )
    w.do("use die:muster", "play card:grimbeorn-the-old", "recruit figure:north-elite")
    assert w.judged == EXCUSED


CARDS = "horn-of-gondor elven-cloaks elven-rope phial-of-galadriel athelas bilbos-song"


def discard(card: str, **position: Any) -> Watch:
    """The Free Peoples draw a seventh card and discard one."""
    s = at(hands={"free-peoples": f"{CARDS} challenge-of-the-king"}, **position)
    s.offers = [WAR.vocabulary.parse(f"discard card:{each}") for each in CARDS.split()]
    w = Watch(WAR, s, blunders.DeadCardKept)
    return w.becomes(s, f"discard card:{card}", FREE)


def test_a_live_card_is_discarded_before_a_dead_one() -> None:
    assert discard("elven-cloaks", company="gandalf strider").judged == BLUNDER
    assert discard("horn-of-gondor", company="gandalf strider").judged == EXCUSED


def test_any_card_may_be_discarded_while_none_is_dead() -> None:
    assert discard("elven-cloaks", company="gandalf boromir").judged == NO_OPPORTUNITY


def test_dead_cards_fill_the_hand_at_the_end() -> None:
    hands = {"free-peoples": CARDS}
    assert (1, 6) in watch(blunders.DeadHand, hands=hands, company="gandalf").ends().judged


def test_dead_cards_in_a_small_hand_are_in_nobodys_way() -> None:
    w = watch(blunders.DeadHand, hands={"free-peoples": "horn-of-gondor"}, company="gandalf")
    assert w.ends().judged == EXCUSED


def allot(number: int, **position: Any) -> Watch:
    """The Shadow puts dice in the Hunt box."""
    s = at(**position)
    w = Watch(WAR, s, blunders.HuntExtremes)
    for _ in range(3):
        if f"allot number:{number}" in WAR.legal_texts(s, SHADOW):
            return w.do(f"allot number:{number}")
        w.do(WAR.legal_texts(s, FREE)[-1])
    raise AssertionError("nobody allots dice")


def test_too_few_dice_hunt_in_mordor_and_too_many_at_the_start() -> None:
    assert allot(1, fellowship={"mordor": 0}, turn=6).judged == BLUNDER
    assert allot(5, turn=1).judged == BLUNDER


def test_a_reasonable_number_of_dice_hunts() -> None:
    assert allot(4, fellowship={"mordor": 0}, turn=6).judged == EXCUSED
    assert allot(2, turn=1).judged == EXCUSED


def game_of(turns: int, company: str, map_of: dict[str, str]) -> Watch:
    """A game in which the company of turn four becomes another by turn five."""
    w = watch(blunders.UnusedCompanions, turn=4)
    w.becomes(at(turn=5, company=company, armies=map_of), "done", FREE)
    return w.becomes(at(turn=turns, company=company, armies=map_of), "done", FREE).ends()


def test_companions_stay_in_the_fellowship() -> None:
    assert game_of(9, "gandalf strider legolas gimli boromir", {}).judged == BLUNDER


def test_companions_were_used_or_the_game_was_short() -> None:
    away = {"rivendell": "legolas gimli"}
    assert game_of(9, "gandalf strider boromir", away).judged == EXCUSED
    assert game_of(7, "gandalf strider legolas gimli boromir", {}).judged == NO_OPPORTUNITY


def alone(armies: dict[str, str]) -> Watch:
    """A companion in Rohan for a turn in which companions could have moved."""
    w = watch(blunders.IdleCompanion, armies=armies, turn=3)
    w.becomes(at(armies=armies, turn=4), "done", FREE)
    w.s = at(armies=armies, turn=4, free="character")
    w.do("use die:character", "skip")
    return w.becomes(at(armies=armies, turn=5), "done", FREE)


def test_a_companion_stands_about_alone() -> None:
    assert alone({"edoras": "legolas"}).judged == BLUNDER


def test_a_companion_who_leads_an_army_is_busy() -> None:
    assert alone({"edoras": "legolas 2 rohan-regular"}).judged == EXCUSED


def bring(**position: Any) -> Watch:
    """The Witch-king enters play."""
    armies = {"osgiliath": "4 sauron-regular", "orthanc": "saruman 1 isengard-regular"}
    w = watch(blunders.EarlyWitchKing, shadow="muster", free="", armies=armies, **position)
    return w.do("use die:muster", "bring character:witch-king")


def test_the_witch_king_wakes_every_nation_early() -> None:
    assert bring(turn=2, at_war="sauron isengard southrons-easterlings gondor").judged == BLUNDER


def test_the_witch_king_may_come_when_the_nations_are_awake_or_later() -> None:
    assert bring(turn=2).judged == EXCUSED
    late = bring(turn=6, at_war="sauron isengard southrons-easterlings gondor")
    assert late.judged == EXCUSED


def ring(*use: str) -> Watch:
    """The Free Peoples change a die by an Elven Ring and use it."""
    w = watch(blunders.WastedRing, free="2 muster", armies={"minas-tirith": "2 gondor-regular"})
    return w.do("ring die:muster", *use)


def test_a_ring_is_wasted_on_drawing_a_card() -> None:
    w = ring("into die:event", "use die:event", "draw deck:free-peoples-character")
    assert w.judged == BLUNDER


def test_a_ring_may_bring_what_no_other_die_shows() -> None:
    assert ring("into die:character", "use die:character", "move-fellowship").judged == EXCUSED


def flight(armies: dict[str, str], *use: str) -> Watch:
    """The Shadow uses a Character die."""
    w = watch(blunders.SkippedCharacterDie, shadow="character", free="", armies=armies)
    return w.do("use die:character", *use)


def test_a_character_die_is_skipped_although_nazgul_can_move() -> None:
    assert flight({"barad-dur": "2 nazgul 1 sauron-regular"}, "skip").judged == BLUNDER
    away = {"barad-dur": "2 nazgul 1 sauron-regular"}
    assert flight(away, "move-minions").judged == EXCUSED


def test_a_character_die_may_be_skipped_if_the_nazgul_are_where_they_help() -> None:
    there = {"rivendell": "2 nazgul", "barad-dur": "1 sauron-regular"}
    assert flight(there, "skip").judged == NO_OPPORTUNITY


def declare(**fellowship: Any) -> Watch:
    """The Fellowship declares its position without leaving it."""
    return watch(blunders.NeedlessDeclaration, fellowship=fellowship).do("declare", "done")


def test_the_fellowship_declares_for_nothing() -> None:
    assert declare(region="hollin", progress=1).judged == BLUNDER


def test_the_fellowship_declares_to_heal() -> None:
    assert declare(region="rivendell", progress=1, corruption=2).judged == EXCUSED
