"""The judgement lets the greedy bot play with sense."""

from __future__ import annotations

from tests.games.tcg.table import at

from mathom.bots.greedy import GreedyBot
from mathom.engine.perspective import perspective
from mathom.engine.random import seeded
from mathom.engine.step import decider, play
from mathom.games.tcg.game import TCG


def greedy_wins(seed: int) -> bool:
    """Whether the greedy bot beats a random player."""
    s = TCG.new(seed, [0], 2)
    seat = seed % 2
    bot = GreedyBot(seed, 1)
    dice = seeded(seed + 99)
    while s.outcome is None:
        if decider(s) == seat:
            play(s, bot.choose(perspective(TCG, s)))
        else:
            play(s, s.offers[dice.below(len(s.offers))])
    return seat in s.outcome.winners


def test_greedy_beats_random_play_most_of_the_time() -> None:
    assert sum(greedy_wins(seed) for seed in range(16)) >= 12


def test_an_overwhelming_foe_on_the_ring_bearer_looks_bad() -> None:
    calm = at("skirmish", ["4_109"], ["4_165"], pairs=[("4_165", "4_109")], site=5, wait=True)
    dire = at("skirmish", ["4_109"], ["4_4"], pairs=[("4_4", "4_302")], site=5, wait=True)
    assert TCG.judge(dire.s, 0) < 0.3 < TCG.judge(calm.s, 0)
