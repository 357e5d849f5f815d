"""Blunders that bots no longer make."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tcg.table import Player, Table, at, ids, short
from tests.games.tcg.table import stage as stage_cards

import mathom
from mathom.bots.greedy import GreedyBot
from mathom.bots.levels import make_bot
from mathom.engine.perspective import Perspective
from mathom.engine.position import load
from mathom.engine.step import decider, play
from mathom.games.duel.bot.hooks import HOOKS as DUEL_HOOKS
from mathom.games.duel.rules.game import DUEL
from mathom.games.duel.rules.staging import stage as stage_duel
from mathom.games.fellowship.rules.staging import stage as stage_round
from mathom.games.tcg.bot.heuristics import heuristic_action
from mathom.games.tcg.rules.derived import minions
from mathom.games.war.bot.cards import event_worth, keeping_worth
from mathom.games.war.bot.dice import DiceChooser
from mathom.games.war.bot.hooks import HOOKS
from mathom.games.war.bot.plan import Plan
from mathom.games.war.rules.board import units_at
from mathom.games.war.rules.facts import FREE, HORN, SHADOW, card_of, region_of
from mathom.games.war.rules.game import WAR
from mathom.games.war.rules.staging import stage
from mathom.games.war.rules.state import WarState
from mathom.games.war.rules.vocabulary import BRING


def war(**position: Any) -> WarState:
    found = load(WAR, stage(**position))
    assert isinstance(found, WarState)
    return found


def allotted(s: WarState) -> str:
    """What the heuristics put in the Hunt box."""
    while decider(s) != SHADOW:
        play(s, HOOKS.rollout(s))
    return WAR.vocabulary.text(HOOKS.rollout(s))


def test_the_hunt_gets_three_dice_four_later_and_five_in_mordor() -> None:
    assert allotted(war(turn=2)) == "allot number:3"
    assert allotted(war(turn=7)) == "allot number:4"
    assert allotted(war(turn=8, fellowship={"mordor": 0})) == "allot number:5"


def test_a_dead_card_is_kept_least() -> None:
    without_boromir = war(company="gandalf strider")
    assert keeping_worth(without_boromir, HORN) < keeping_worth(war(), HORN)
    assert keeping_worth(without_boromir, HORN) == 0.0


def test_a_recruiting_card_without_recruits_is_worth_nothing() -> None:
    grimbeorn = card_of("grimbeorn-the-old")
    free = war(at_war="all")
    taken = war(at_war="all", armies={"carrock": "3 sauron-regular"})
    assert event_worth(Plan(free, FREE), FREE, grimbeorn) > 0.0
    assert event_worth(Plan(taken, FREE), FREE, grimbeorn) == 0.0
    nobody_left = war(at_war="all")
    nobody_left.pool[FREE] = 0
    assert event_worth(Plan(nobody_left, FREE), FREE, grimbeorn) == 0.0


@pytest.mark.parametrize(
    ("turn", "awake", "early"), [(2, "", True), (2, "all", False), (5, "", False)]
)
def test_the_witch_king_waits_while_many_nations_sleep(turn: int, awake: str, early: bool) -> None:
    chooser = DiceChooser(war(turn=turn, active=awake, shadow="muster", free=""), SHADOW)
    witch_king = BRING + WAR.names("character").index("witch-king")
    saruman = BRING + WAR.names("character").index("saruman")
    assert (chooser.compute_worth(2, witch_king) < 1.0) == early
    assert chooser.compute_worth(2, saruman) > 1.0


def chosen(table: Table) -> str:
    """What the heuristics of the card game choose, written without seat and copy."""
    table.s.tape = None
    return short(heuristic_action(table.s))


def test_a_copy_of_a_wounded_companion_is_kept_to_heal_him() -> None:
    hand = ["Aragorn", *["Orthanc Warrior", "Dunlending Brigand", "Iron Axe", "Dark Fury"] * 2]
    table = at("regroup", ["Aragorn *2"], [], site=5, hand=hand, deck=["Orthanc Warrior"])
    table.skip()
    while not table.may("discard Aragorn"):
        table.do(table.offers()[-1])
    assert chosen(table) != ids("discard Aragorn")


def test_a_minion_goes_to_a_companion_before_the_ring_bearer() -> None:
    table = at("assignment", ["Aragorn"], ["Orthanc Warrior"], site=5)
    table.do(f"assign {'Orthanc Warrior'}")
    assert chosen(table) == ids("choose Aragorn")


def reconciled_hand(hand: list[str]) -> Table:
    """The Shadow player holds these cards in the turn of the other player, beside Aragorn in
    play, and is about to reconcile."""
    table = at("regroup", [], ["Aragorn"], site=5, shand=hand, sdeck=["Orthanc Warrior"])
    table.skip()
    assert table.asked() == 1
    return table


def test_the_sword_of_a_companion_in_play_is_kept_in_the_turn_of_the_other_player() -> None:
    table = reconciled_hand(["Ranger's Sword", *["Ferocity"] * 7])
    assert table.may("discard Ranger's Sword")
    assert chosen(table) != ids("discard Ranger's Sword")


def test_a_sword_that_was_not_played_in_the_own_turn_is_exchanged() -> None:
    hand = ["Ranger's Sword", *["Orthanc Warrior"] * 3]
    table = at("regroup", ["Aragorn"], [], site=5, hand=hand, deck=["Orthanc Warrior"])
    table.skip()
    while not table.may("discard Ranger's Sword"):
        table.do(table.offers()[-1])
    assert chosen(table) == ids("discard Ranger's Sword")


def test_a_sword_that_nobody_can_bear_is_not_kept() -> None:
    table = reconciled_hand(["Herugrim", *["Ferocity"] * 3])
    assert chosen(table) == ids("discard Herugrim")


def skirmish(shadow_hand: str, minion: str) -> Table:
    """Aragorn fights a minion, and the Shadow player is asked last."""
    table = at(
        "skirmish",
        ["Aragorn"],
        [minion],
        site=5,
        shand=[shadow_hand],
        pairs=[(minion, "Aragorn")],
        wait=True,
    )
    if table.may("fight Aragorn"):
        table.do("fight Aragorn")
    table.skip("play Ferocity")
    assert table.may("play Ferocity")
    return table


def test_strength_that_changes_nothing_is_not_added() -> None:
    won_anyway = skirmish("Ferocity", "Uruk Rear Guard")
    assert chosen(won_anyway) == "pass"
    needed = skirmish("Ferocity", "Orthanc Warrior")
    assert chosen(needed) == ids("play Ferocity")


@pytest.mark.parametrize("bot", ["greedy", "search:40"])
def test_a_lost_round_is_stopped(bot: str) -> None:
    data = stage_round(
        "14",
        "frodo gimli gandalf",
        ["R1 H1", "H2 H3", "H4 H5 H6"],
        won=["R2", "M1 M2", "R3 R4 R5 M3 M4 M5 M6 M7 M8"],
        event="balins-tomb",
        trick_number=10,
        more={"hand-1": {"tricks": 4}, "hand-2": {"tricks": 2}, "hand-3": {"tricks": 4}},
    )
    match = mathom.from_position(data)
    player = make_bot(bot, match.game, 1)
    assert match.game.vocabulary.text(player.choose(match.perspective())) == "stop"


MOVES = "c3-purple-06"


def test_greedy_finds_a_win_by_two_marches() -> None:
    units = {
        region: {"fellowship": 0, "sauron": number}
        for region, number in {
            "lindon": 0, "arnor": 2, "rhovanion": 1, "enedwaith": 0, "rohan": 2, "gondor": 1,
            "mordor": 1,
        }.items()
    }  # fmt: skip
    position = {"turn": "sauron", "chapter": 3, "coins": {"sauron": 4}, "units": units}
    match = mathom.from_position(stage_duel(position, [MOVES, "c3-yellow-01"], 20, []))
    for bot in ("greedy", "search:20"):
        s = match.state.clone()
        player = make_bot(bot, DUEL, 1)
        while s.outcome is None and decider(s) == 1:
            play(s, player.choose(Perspective(DUEL, s, 1)))
        assert s.outcome is not None
        assert s.outcome.reason == "conquest", bot


STEP = "c1-blue-01"
COINS = "c1-yellow-01"


def test_greedy_stops_a_win_in_sight() -> None:
    """However good the other card looks, Sauron must not get the last step of his quest."""
    position: dict[str, object] = {"turn": "fellowship", "quest": {"sauron": 13}}
    s = mathom.from_position(stage_duel(position, [STEP, COINS], 20, [])).state
    bot = GreedyBot(1)
    bot.last = [
        (DUEL.vocabulary.parse(f"{verb} card:{card}"), value, 1)
        for verb, card, value in [
            ("play", COINS, 0.9),
            ("discard", COINS, 0.8),
            ("discard", STEP, 0.1),
        ]
    ]
    assert bot.safest(DUEL_HOOKS, s, 0) == 2
    bot.last = bot.last[:2]
    assert bot.safest(DUEL_HOOKS, s, 0) == -1


def choices(s: WarState, number: int) -> list[str]:
    """What the heuristics do, step by step."""
    found = []
    for _ in range(number):
        action = HOOKS.rollout(s)
        found.append(WAR.vocabulary.text(action))
        play(s, action)
    return found


def test_who_declares_to_heal_goes_on_to_the_place_of_healing() -> None:
    s = war(turn=4, fellowship={"region": "rivendell", "progress": 5, "corruption": 1})
    chosen = choices(s, 6)
    assert chosen[0] == "declare"
    assert chosen[-1] == "to place:lorien"


def test_an_army_that_advances_leaves_a_guard_in_a_city_in_danger() -> None:
    s = war(
        bare=True,
        at_war="all",
        shadow="army",
        free="",
        control={"dale": "shadow"},
        armies={
            "dale": "6 sauron-regular 1 sauron-elite",
            "woodland-realm": "1 elves-regular",
            "erebor": "2 dwarves-regular",
        },
    )
    for _ in range(40):
        if s.siege != [0] * len(s.siege) or s.control[region_of("woodland-realm")] == SHADOW:
            break
        play(s, HOOKS.rollout(s))
    assert units_at(s, region_of("woodland-realm"), SHADOW) == 6
    assert units_at(s, region_of("dale"), SHADOW) == 1


@pytest.mark.parametrize(("enemy", "watched"), [("osgiliath", True), ("mount-gundabad", False)])
def test_a_settlement_is_dear_only_while_an_enemy_can_walk_in(enemy: str, watched: bool) -> None:
    s = war(
        bare=True,
        at_war="all",
        armies={"minas-tirith": "2 gondor-regular", enemy: "4 sauron-regular"},
    )
    plan = Plan(s, FREE)
    assert (plan.unguarded(region_of("minas-tirith")) > 0.0) == watched


def test_units_that_are_not_at_war_take_no_part_in_a_plan() -> None:
    armies = {"west-harondor": "5 southrons-easterlings-regular"}
    pelargir = region_of("pelargir")
    asleep = Plan(war(bare=True, armies=armies), SHADOW)
    awake = Plan(war(bare=True, at_war="all", armies=armies), SHADOW)
    assert asleep.own.mass(pelargir) == 0.0 < awake.own.mass(pelargir)


def test_the_ring_bearer_stays_out_of_a_skirmish_that_a_card_from_hand_could_decide() -> None:
    table = at(
        "assignment",
        ["Éowyn *1", "Éomer *1", "Rider of Rohan", "Théoden", "Hobbit Sword on Frodo"],
        ["Uruk Defender", "Uruk Regular", "Uruk Stalker"],
        site=5,
    )
    s = table.s
    while not all(s.foe[j] >= 0 for j in minions(s)):
        play(s, heuristic_action(s))
    assert s.bearer[0] not in [s.foe[j] for j in minions(s)]


@pytest.mark.parametrize(
    ("company", "choice"),
    [(["Aragorn *3", "Gimli *2"], "stay"), (["Aragorn", "Gimli", "Legolas"], "move")],
)
def test_only_a_fellowship_that_can_bear_it_hurries_after_an_opponent_near_the_end(
    company: list[str], choice: str
) -> None:
    mine = Player(play=company, hand=["Gandalf's Staff"], site=5)
    theirs = Player(hand=["Iron Axe"], site=7)
    table = Table(stage_cards([mine, theirs], "regroup", deluxe=False, moves=1))
    assert chosen(table.skip("done").do("done")) == choice
