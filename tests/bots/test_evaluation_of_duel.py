"""The judgement of Duel: its sides add up, and it sees what wins at once."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from random import Random

import pytest

from mathom.engine.game import find_game
from mathom.engine.step import act, decider
from mathom.games.duel.bot.evaluation import ALL_SLOTS, FEATURES, cards_taken, features
from mathom.games.duel.bot.hooks import HOOKS
from mathom.games.duel.bot.threats import could_win
from mathom.games.duel.rules.facts import TOKENS, read_facts
from mathom.games.duel.rules.state import DuelState

DUEL = find_game("duel")


def turns(games: int) -> Iterator[DuelState]:
    """Positions of random games in which somebody begins a turn."""
    for seed in range(games):
        dice = Random(seed)
        s: DuelState = DUEL.new(seed)
        while s.outcome is None:
            if HOOKS.quiet(s):
                yield s
            act(s, dice.choice(s.offers), decider(s))


def wins(s: DuelState, seat: int) -> bool:
    """Whether the seat can win before anybody else decides."""
    if s.outcome is not None:
        return s.outcome.winners == (seat,)
    if decider(s) != seat or HOOKS.quiet(s):
        return False
    return any(wins(after(s, action), seat) for action in s.offers)


def after(s: DuelState, action: int) -> DuelState:
    """The position that an action leads to."""
    copy = s.clone()
    act(copy, action, decider(copy))
    return copy


def test_who_could_win_at_once_can() -> None:
    seen = 0
    for s in turns(60):
        if could_win(s, s.active):
            seen += 1
            assert any(wins(after(s, action), s.active) for action in s.offers)
    assert seen > 8


def test_a_card_that_decides_is_seen_in_time() -> None:
    ends = {"quest-of-the-ring", "support-of-the-races"}
    for s in turns(30):
        for action in s.offers:
            ending = after(s, action).outcome
            if ending is not None and ending.reason in ends and "play" in text_of(action):
                assert could_win(s, s.active), text_of(action)


def text_of(action: int) -> str:
    """An action in words."""
    return DUEL.vocabulary.text(action)


def test_only_the_one_whose_turn_it_is_has_what_a_turn_is_worth() -> None:
    on_turn = [FEATURES.index(name) for name in ("turn", "win", "tiles", "odd")]
    for s in turns(3):
        waiting = features(s, 1 - s.active)
        assert [waiting[index] for index in on_turn] == [0.0] * len(on_turn)
        assert features(s, s.active)[FEATURES.index("tiles-waiting")] == 0.0


def test_judgements_of_the_two_sides_add_up() -> None:
    for s in turns(3):
        assert HOOKS.evaluate(s, 0) + HOOKS.evaluate(s, 1) == pytest.approx(1.0)


def test_a_position_is_the_weighted_sum_of_its_features_between_early_and_late() -> None:
    weights = read_facts("evaluation")
    for s in turns(3):
        late = cards_taken(s) / ALL_SLOTS
        lead = 0.0
        for seat, sign in ((0, 1.0), (1, -1.0)):
            held = [float(s.tokens[seat] >> token & 1) for token in range(len(TOKENS))]
            for name, value in zip([*FEATURES, *TOKENS], features(s, seat) + held, strict=True):
                early_weight = weights["early"].get(name, 0.0)
                late_weight = weights["late"].get(name, 0.0)
                lead += sign * value * (early_weight * (1.0 - late) + late_weight * late)
        assert HOOKS.evaluate(s, 0) == pytest.approx(1.0 / (1.0 + exp(-lead)))
