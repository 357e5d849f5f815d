"""The judgement and the rules of thumb play with sense."""

from __future__ import annotations

import pytest
from tests.games.tcg.table import Table, at

from mathom.bots.levels import make_bot
from mathom.engine.perspective import perspective
from mathom.engine.random import seeded
from mathom.engine.step import decider, play
from mathom.games.tcg.bot.hooks import HOOKS
from mathom.games.tcg.rules.game import TCG


def plain_wins(seed: int) -> bool:
    """Whether the rules of thumb beat a random player."""
    s = TCG.new(seed, [0, 0], 2)
    seat = seed % 2
    bot = make_bot("heuristic", TCG, seed)
    dice = seeded(seed + 99)
    while s.outcome is None:
        if decider(s) == seat:
            play(s, bot.choose(perspective(TCG, s)))
        else:
            play(s, s.offers[dice.below(len(s.offers))])
    return seat in s.outcome.winners


def test_rules_of_thumb_beat_random_play_most_of_the_time() -> None:
    assert sum(plain_wins(seed) for seed in range(16)) >= 14


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("format", [0, 1])
def test_rules_of_thumb_always_find_something_legal_and_come_to_an_end(
    seats: int, format: int
) -> None:
    s = TCG.new(seats, [format, 0], seats)
    for _ in range(5000):
        if s.outcome is not None:
            return
        action = HOOKS.rollout(s)
        assert action in s.offers
        play(s, action)
    raise AssertionError("the game goes on and on")


def test_an_overwhelming_foe_on_the_ring_bearer_looks_bad() -> None:
    calm = at("skirmish", ["4_109"], ["4_165"], pairs=[("4_165", "4_109")], site=5, wait=True)
    dire = at("skirmish", ["4_109"], ["4_4"], pairs=[("4_4", "4_302")], site=5, wait=True)
    assert HOOKS.evaluate(dire.s, 0) < 0.3 < HOOKS.evaluate(calm.s, 0)


def habit(t: Table) -> str:
    """What the rules of thumb do, in short."""
    return t.offers()[t.s.offers.index(HOOKS.rollout(t.s))]


def test_the_strongest_minion_goes_to_the_strongest_companion() -> None:
    t = at("assignment", ["4_364", "4_310"], ["4_17", "4_15"], site=5, wait=True)
    t.skip("assign 4_17").do("assign 4_17")
    assert habit(t) == "choose 4_364"


def test_the_ring_is_worn_only_when_it_must_be() -> None:
    def wears(wounds: int) -> bool:
        pairs = [("4_165", "4_302")]
        t = at("skirmish", [], ["4_165"], site=5, pairs=pairs, wounds=wounds, wait=True)
        return habit(t.skip("use 4_2")) == "use 4_2"

    assert (wears(0), wears(2)) == (False, True)


def test_minions_are_played_as_far_as_twilight_goes() -> None:
    t = at("shadow", ["4_364"], shand=["4_17", "4_10", "4_4"], twilight=8, site=4)
    played = 0
    while t.ask("phase") == "shadow" and habit(t) != "pass":
        t.do(habit(t))
        played += 1
    assert played == 2


def test_an_event_is_kept_where_it_changes_nothing() -> None:
    def plays(minion: str) -> bool:
        t = at("skirmish", ["4_49"], [minion], hand=["4_42"], pairs=[(minion, "4_49")], site=5)
        return habit(t) == "play 4_42"

    assert (plays("4_165"), plays("4_15")) == (True, False)


def test_a_fellowship_moves_on_when_it_is_strong_and_stays_when_it_is_weak() -> None:
    def moves(*free: str) -> bool:
        t = at("regroup", list(free), site=4, moves=1, deluxe=False, wait=True)
        return habit(t.do("done")) == "move"

    assert moves("4_364", "4_49", "4_74")
    assert not moves("4_364 *3", "4_49 *2", "4_74 *2")
