"""Orders as a whole: what the view offers is exactly what the rules allow step by step."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mathom.engine.game import find_game
from mathom.engine.state import State, Tape
from mathom.engine.step import act, deciders, legal, why_not
from mathom.engine.view import see
from mathom.games.war.rules.armies.army_bits import FIGURES

Order = dict[str, Any]
Picked = dict[str, int]
WAR = find_game("war")
SKIP = WAR.vocabulary.parse("skip")
GAMES = 4
TRIED = 8
"""So many selections are tried for each moment."""


def is_unit(figure: str) -> bool:
    return figure.endswith(("-regular", "-elite"))


def units(host: Picked) -> int:
    return sum(number for figure, number in host.items() if is_unit(figure))


def allowed(order: Order, target: str, picked: Picked) -> bool:
    """Whether the figures may go to the target, as a client decides it from the order alone."""
    goal = order["targets"][target]
    if not goal["least"] <= units(picked) <= goal["most"]:
        return False
    if any(figure.startswith(nation) for figure in picked for nation in goal["barred"]):
        return False
    if order["led_by"] and not any(figure in order["led_by"] for figure in picked):
        return False
    everybody = {**order["figures"], **dict.fromkeys(order["characters"], 1)}
    left = {figure: number - picked.get(figure, 0) for figure, number in everybody.items()}
    if order["follow"] == "nobody" or units(left) or units(order["rest"]):
        return True
    if order["follow"] == "leaders":
        left = {figure: left[figure] for figure in order["figures"]}
    return not any(left.values()) and not order["rest"]


def some(order: Order, chance: random.Random) -> Picked:
    """Some of the figures and characters."""
    whole = {**order["figures"], **dict.fromkeys(order["characters"], 1)}
    if chance.random() < 0.25:
        return whole
    found = {figure: chance.randint(0, number) for figure, number in whole.items()}
    return {figure: number for figure, number in found.items() if number}


def steps_of(order: Order, target: str, picked: Picked, choice: str) -> list[str]:
    """The actions of an order: everything that the rules ask for until the army is there."""
    named = [figure for figure in FIGURES if figure in picked for _ in range(picked[figure])]
    found = [order["verb"]] if choice == "use-die" else []
    if order["verb"] != "advance" and not choice.startswith("pick-"):
        found.append(f"from place:{order['from']}")
    whole = {**order["figures"], **dict.fromkeys(order["characters"], 1)}
    found += ["all"] if picked == whole else [*[f"take figure:{one}" for one in named], "done"]
    if order["verb"] != "advance":
        found.append(f"{'to' if order['verb'] == 'march' else 'against'} place:{target}")
    return found


def follow(s: State, steps: list[str]) -> str:
    """Do the actions on a copy, passing over those that the rules took by themselves. The reason
    why not, or nothing."""
    s = s.clone()
    passed: list[int] = []
    for step in steps:
        action = WAR.vocabulary.parse(step)
        if passed:
            if passed.pop(0) != action:
                return "the rules did something else by themselves"
            continue
        seat = deciders(s)[0]
        refused = why_not(s, seat, action)
        if refused is not None:
            return str(refused)
        s.tape = Tape()
        act(s, action, seat)
        passed = [taken for _, who, taken, _ in s.tape.automatic if who == seat]
    return ""


def moments(seats: int, seed: int) -> Any:
    """The moments of a random game that begin an order."""
    chance = random.Random(seed)
    s = WAR.new(seed, WAR.default_settings(), seats)
    while s.outcome is None and s.turn < 12:
        view: Any = see(WAR, s, deciders(s)[0])
        if view["orders"]["armies"] or view["orders"]["groups"] or view["orders"]["recruits"]:
            yield s, view, chance
        offers = legal(s, deciders(s)[0])
        # Dice are used more often than thrown away, so that armies come to blows.
        act(s, chance.choice([one for one in offers if one != SKIP] or offers), deciders(s)[0])


@pytest.mark.parametrize("seed", range(GAMES))
def test_armies_may_go_as_the_order_says_and_not_otherwise(seed: int) -> None:
    tried = {True: 0, False: 0}
    for s, view, chance in moments(2, seed):
        choice = view["asked"]["choice"]
        for _ in range(TRIED if view["orders"]["armies"] else 0):
            order = chance.choice(view["orders"]["armies"])
            if not order["targets"]:
                continue
            target = chance.choice(sorted(order["targets"]))
            picked = some(order, chance)
            if not picked:
                continue
            steps = steps_of(order, target, picked, choice)
            may = allowed(order, target, picked)
            refused = follow(s, steps)
            assert may == (not refused), (choice, order, target, picked, steps, refused)
            tried[may] += 1
    assert min(tried.values()) > 20, tried


HOBBITS = ("meriadoc", "peregrin")


def reach(order: Order, group: list[str]) -> int:
    """How far a group comes, as a client decides it from the order alone."""
    if order["swift"] and "gandalf" in group:
        others = [who for who in group if who != "gandalf"]
        if len(others) < 2 and all(who in HOBBITS for who in others):
            return int(order["swift"])
    return max(int(order["reach"][who]) for who in group)


@pytest.mark.parametrize("seed", range(GAMES))
def test_companions_come_as_far_as_the_order_says(seed: int) -> None:
    tried = {True: 0, False: 0}
    for s, view, chance in moments(2, seed):
        choice = view["asked"]["choice"]
        for order in view["orders"]["groups"]:
            group = [who for who in order["reach"] if chance.random() < 0.4]
            if not group or not order["targets"]:
                continue
            target = chance.choice(sorted(order["targets"]))
            steps = [f"from place:{order['from']}"] if choice == "companions-from" else []
            steps += [f"take figure:{who}" for who in group]
            refused = follow(s, [*steps, "done", f"to place:{target}"])
            may = order["targets"][target] <= reach(order, group)
            assert may == (not refused), (choice, order, target, group, refused)
            tried[may] += 1
    assert tried[True] > 3, tried


@pytest.mark.parametrize("seed", range(GAMES))
def test_recruits_come_where_the_order_says(seed: int) -> None:
    tried = 0
    for s, view, chance in moments(2, seed):
        recruits = view["orders"]["recruits"]
        if not recruits:
            continue
        figure = chance.choice(sorted(recruits))
        place = chance.choice(recruits[figure])
        steps = [f"recruit figure:{figure}", f"recruit-in place:{place}"]
        begin = ["muster"] if view["asked"]["choice"] == "use-die" else []
        assert not follow(s, begin + steps), (figure, place)
        elsewhere = next(other for other in view["regions"] if other not in recruits[figure])
        assert follow(s, [*begin, steps[0], f"recruit-in place:{elsewhere}"])
        tried += 1
    assert tried > 3
