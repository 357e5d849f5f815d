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
    calm = at(
        "skirmish",
        ["Aragorn"],
        ["Orthanc Warrior"],
        pairs=[("Orthanc Warrior", "Aragorn")],
        site=5,
        wait=True,
    )
    dire = at(
        "skirmish",
        ["Aragorn"],
        ["Band of Wild Men"],
        pairs=[("Band of Wild Men", "Frodo")],
        site=5,
        wait=True,
    )
    assert HOOKS.evaluate(dire.s, 0) < 0.3 < HOOKS.evaluate(calm.s, 0)


def heuristic_action(t: Table) -> str:
    """What the rules of thumb do, in short."""
    return t.offers()[t.s.offers.index(HOOKS.rollout(t.s))]


def test_the_strongest_minion_goes_to_the_strongest_companion() -> None:
    t = at(
        "assignment",
        ["Aragorn (Wingfoot)", "Merry"],
        ["Dunlending Savage", "Dunlending Ravager"],
        site=5,
        wait=True,
    )
    t.skip("assign Dunlending Savage").do("assign Dunlending Savage")
    assert heuristic_action(t) == "choose Aragorn (Wingfoot)"


def test_the_ring_is_worn_only_when_it_must_be() -> None:
    def wears(wounds: int) -> bool:
        pairs = [("Orthanc Warrior", "Frodo")]
        t = at("skirmish", [], ["Orthanc Warrior"], site=5, pairs=pairs, wounds=wounds, wait=True)
        return heuristic_action(t.skip("use The One Ring")) == "use The One Ring"

    assert (wears(0), wears(2)) == (False, True)


def test_minions_are_played_as_far_as_twilight_goes() -> None:
    t = at(
        "shadow",
        ["Aragorn (Wingfoot)"],
        shand=["Dunlending Savage", "Dunlending Brigand", "Band of Wild Men"],
        twilight=8,
        site=4,
    )
    played = 0
    while t.ask("phase") == "shadow" and heuristic_action(t) != "pass":
        t.do(heuristic_action(t))
        played += 1
    assert played == 2


def test_an_event_is_kept_where_it_changes_nothing() -> None:
    def plays(minion: str) -> bool:
        t = at(
            "skirmish",
            ["Gimli"],
            [minion],
            hand=["Best Company"],
            pairs=[(minion, "Gimli")],
            site=5,
        )
        return heuristic_action(t) == "play Best Company"

    assert (plays("Orthanc Warrior"), plays("Dunlending Ravager")) == (True, False)


def test_a_fellowship_moves_on_when_it_is_strong_and_stays_when_it_is_weak() -> None:
    def moves(*free: str) -> bool:
        t = at("regroup", list(free), site=4, moves=1, deluxe=False, wait=True)
        return heuristic_action(t.do("done")) == "move"

    assert moves("Aragorn (Wingfoot)", "Gimli", "Legolas")
    assert not moves("Aragorn (Wingfoot) *3", "Gimli *2", "Legolas *2")
