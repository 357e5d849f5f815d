"""Rules of thumb for War of the Ring: they know every choice, peek at nothing, and win."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mathom.bots.levels import make_bot
from mathom.engine.perspective import Perspective
from mathom.engine.position import load
from mathom.engine.step import decider, legal, play
from mathom.games.war.bot.dice import DiceChooser, chooser_for
from mathom.games.war.bot.evaluation import FEATURES, evaluate, features
from mathom.games.war.bot.hooks import HOOKS
from mathom.games.war.bot.plan import PRIZES, Plan, plan_for
from mathom.games.war.rules.board import points
from mathom.games.war.rules.facts import FREE, LAND, SHADOW
from mathom.games.war.rules.game import WAR
from mathom.games.war.rules.staging import stage
from mathom.games.war.rules.state import WarState
from mathom.games.war.rules.turn import TakeAction, UseDie


def played(seed: int, players: int, chance: dict[int, float]) -> WarState:
    """A game in which every seat does something at random as often as it is said, and follows
    rules of thumb otherwise."""
    dice = random.Random(seed)
    s = WAR.new(seed, None, players)
    while s.outcome is None:
        seat = decider(s)
        heuristic_action = HOOKS.rollout(s)
        assert heuristic_action in legal(s, seat)
        wild = dice.random() < chance.get(seat, 0.0)
        play(s, dice.choice(s.offers) if wild else heuristic_action, seat)
    return s


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rules_of_thumb_know_every_choice(players: int) -> None:
    assert played(1, players, {}).turn > 1
    assert played(2, players, dict.fromkeys(range(players), 0.3)).turn > 1


@pytest.mark.parametrize("side", [FREE, SHADOW])
def test_rules_of_thumb_beat_chance_on_both_sides(side: int) -> None:
    winners = [played(seed, 2, {1 - side: 1.0}).outcome for seed in range(4)]
    assert [outcome.winners for outcome in winners if outcome] == [(side,)] * 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_others_hold_changes_no_choice(players: int) -> None:
    s = WAR.new(3, None, players)
    for _ in range(200):
        seat = decider(s)
        knowledge = Perspective(WAR, s, seat)
        chosen = make_bot("heuristic", WAR, 1).choose(knowledge)
        for seed in range(2):
            guess: Any = knowledge.sample(seed)
            assert HOOKS.rollout(guess) == chosen
        assert HOOKS.rollout(s) == chosen
        play(s, chosen, seat)


def test_a_use_is_chosen_as_if_nothing_had_been_kept() -> None:
    s = WAR.new(7, None, 2)
    kept = 0
    while s.outcome is None and s.turn < 4:
        pending = s.agenda[-1]
        if isinstance(pending, TakeAction | UseDie):
            kept += bool(chooser_for(s, pending.seat).known)
            fresh = DiceChooser(s, pending.seat)
            if isinstance(pending, UseDie):
                assert HOOKS.rollout(s) == fresh.best_use(pending.face, s.offers)
            else:
                assert HOOKS.rollout(s) == fresh.best_die(s.offers)
        play(s, HOOKS.rollout(s))
    assert kept > 10


def what_is_planned(plan: Plan) -> list[object]:
    """All that the rules of thumb ask of a plan."""
    values = [plan.pull(region) for region in range(LAND)]
    values += [plan.prize(region) for region in range(LAND)]
    values += [plan.danger(region) for region in PRIZES]
    values += [plan.unguarded(region) for region in PRIZES]
    goals = [goal.region for goal in plan.goals]
    return [values, goals, plan.own.places, plan.own.numbers, plan.foe.places]


def test_a_plan_that_is_kept_is_the_one_that_would_be_made() -> None:
    s = WAR.new(11, None, 2)
    kept = 0
    latest: dict[int, Plan] = {}
    while s.outcome is None and s.turn < 5:
        for side in (FREE, SHADOW):
            plan = plan_for(s, side)
            assert plan.s is s
            kept += side in latest and plan.own is latest[side].own
            latest[side] = plan
            assert what_is_planned(plan) == what_is_planned(Plan(s, side))
        play(s, HOOKS.rollout(s))
    assert kept > 100


def test_a_search_thinks_of_whole_uses_of_a_die_and_follows_its_course() -> None:
    s = WAR.new(5, None, 2)
    bot = make_bot("search:20", WAR, 1)
    while WAR.vocabulary.text(s.offers[0]).split()[0] != "use":
        play(s, HOOKS.rollout(s))
    course = HOOKS.courses(s)[0]
    assert len(course) == 2
    assert course[0] == HOOKS.rollout(s)
    die = bot.choose(Perspective(WAR, s, decider(s)))
    assert bot.thoughts()[0][0] == die
    play(s, die)
    assert bot.choose(Perspective(WAR, s, decider(s))) in s.offers


def first_choices(number: int, **position: Any) -> list[str]:
    """What rules of thumb do in a position, step by step."""
    s = load(WAR, stage(**position))
    assert isinstance(s, WarState)
    found = []
    for _ in range(number):
        action = HOOKS.rollout(s)
        found.append(WAR.vocabulary.text(action))
        play(s, action)
    return found


def test_a_fellowship_that_was_seen_hides_with_any_die_of_strider() -> None:
    chosen = first_choices(2, free="muster", fellowship={"revealed": True, "guide": "strider"})
    assert chosen == ["use die:muster", "hide"]


def test_saruman_and_aragorn_come_as_soon_as_they_may() -> None:
    chosen = first_choices(2, shadow="muster", at_war="isengard")
    assert chosen == ["use die:muster", "bring character:saruman"]
    chosen = first_choices(
        2, free="will-of-the-west", armies={"minas-tirith": "4 gondor-regular strider"}
    )
    assert chosen == ["use die:will-of-the-west", "bring character:strider"]


def test_a_great_host_assaults_a_small_garrison() -> None:
    chosen = first_choices(
        2,
        shadow="army",
        at_war="all",
        armies={
            "orthanc": "",
            "helms-deep": "8 isengard-regular 2 isengard-elite 2 nazgul",
            "helms-deep-stronghold": "2 rohan-regular",
        },
    )
    assert chosen == ["use die:army", "attack"]


def test_judgements_of_the_two_sides_add_up() -> None:
    s = WAR.new(1, None, 4)
    assert len(features(s)) == len(FEATURES)
    for seat, other in ((0, 1), (3, 2)):
        assert evaluate(s, seat) + evaluate(s, other) == pytest.approx(1.0)


def test_conquest_makes_a_position_better_for_the_shadow() -> None:
    s = WAR.new(1, None, 2)
    before = evaluate(s, SHADOW)
    for region in range(len(s.control)):
        if points(s, SHADOW) < 8 and s.control[region] == FREE:
            s.control[region] = SHADOW
    assert evaluate(s, SHADOW) > before


def test_a_card_of_the_fellow_player_is_offered_to_him_and_answered_in_kind() -> None:
    position = {
        "seats": 4,
        "agenda": [
            {"step": "next-action"},
            {"step": "offer-card", "seat": 3, "second": 1},
            {"step": "offer-card", "seat": 0, "second": 0},
        ],
    }
    hands = {"free-peoples": "athelas the-red-arrow", "rohan": "guards-of-the-citadel elven-cloaks"}
    assert first_choices(2, hands=hands, **position) == [
        "offer card:the-red-arrow",
        "offer card:guards-of-the-citadel",
    ]
    hands = {"free-peoples": "athelas", "rohan": "guards-of-the-citadel"}
    assert first_choices(1, hands=hands, **position) == ["decline"]
