"""What Duel's bots compute without the rules agrees with the rules: units, and wins in reach."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from mathom.bots.greedy import wins_with
from mathom.bots.hooks import MAYBE, NEVER, SURELY, UNSURE
from mathom.bots.settling import play_on
from mathom.engine.game import find_game
from mathom.engine.step import decider, play
from mathom.games.duel.bot.board import Board, best_answer
from mathom.games.duel.bot.hooks import HOOKS
from mathom.games.duel.bot.threats import near_victory
from mathom.games.duel.bot.victories import foregone, may_win, reach
from mathom.games.duel.rules.chapters import EndTurn
from mathom.games.duel.rules.conquest import Manoeuvre, MarchTo, PlaceUnits
from mathom.games.duel.rules.facts import REGIONS
from mathom.games.duel.rules.state import DuelState
from mathom.games.duel.rules.vocabulary import TO

DUEL = find_game("duel")
SEEDS = 30
UNITS = (Manoeuvre, MarchTo, PlaceUnits)


def positions(games: int) -> Iterator[DuelState]:
    """All decisions of random games in which cards are seldom discarded."""
    for seed in range(games):
        dice = Random(seed)
        s: DuelState = DUEL.new(seed)
        while s.outcome is None:
            yield s
            offers = [a for a in s.offers if "discard" not in DUEL.vocabulary.text(a)]
            play(s, dice.choice(offers if offers and dice.random() < 0.9 else s.offers))


def after(s: DuelState, action: int) -> DuelState:
    """The position that an action leads to."""
    copy = s.clone()
    play(copy, action)
    return copy


def map_value(s: DuelState, seat: int) -> float:
    """What the map is worth, by the weights of an early position."""
    return Board(s, seat, HOOKS.evaluation.mixed[0]).value()


def best_map(s: DuelState, seat: int) -> float:
    """The best map that a seat can reach before anything but its units is decided."""
    if s.outcome is not None or decider(s) != seat or not isinstance(s.agenda[-1], UNITS):
        return map_value(s, seat)
    return max(best_map(after(s, action), seat) for action in s.offers)


def test_a_foregone_turn_ends_as_it_does_in_play() -> None:
    found = {NEVER: 0, SURELY: 0}
    for s in positions(SEEDS):
        step = s.agenda[-1]
        if not isinstance(step, Manoeuvre | MarchTo):
            continue
        if isinstance(step, MarchTo):
            s = nearly_conquered(s, step)
        for action in s.offers:
            told = foregone(s, action)
            if told == SURELY:
                outcome = after(s, action).outcome
                assert outcome is not None
                assert outcome.winners == (step.seat,)
            elif told == NEVER:
                ended = s.clone()
                play_on(HOOKS, ended, action, step.seat)
                assert ended.outcome is None
                assert HOOKS.quiet(ended)
            if told != MAYBE:
                found[told] += 1
    assert min(found.values()) > 10


def nearly_conquered(s: DuelState, step: MarchTo) -> DuelState:
    """The same position, but one region is missing to the side that marches."""
    found = s.clone()
    target = found.offers[0] - TO
    for region in range(len(REGIONS)):
        found.units[region * 2 + step.seat] = 0 if region == target else 2
        found.units[region * 2 + 1 - step.seat] = 0
    return found


def test_units_are_used_as_well_as_the_rules_allow() -> None:
    """Found by trying everything with the rules, the best map is no better than the answers'."""
    HOOKS.evaluation.mixed[:], kept = [HOOKS.evaluation.mixed[0]] * 61, HOOKS.evaluation.mixed[:]
    seen = 0
    try:
        for s in positions(30):
            step = s.agenda[-1]
            behind = [type(other) for other in s.agenda[:-1]]
            if behind != [EndTurn] and not (isinstance(step, MarchTo) and behind[0] == EndTurn):
                continue  # Several effects are answered one after the other.
            if isinstance(step, Manoeuvre) and step.moves + step.wild > 2:
                continue  # Too many lines to try with interpreted rules.
            if isinstance(step, UNITS) and best_answer(s, HOOKS.evaluation) != UNSURE:
                seen += 1
                seat = decider(s)
                end = s.clone()
                while end.outcome is None and isinstance(end.agenda[-1], UNITS):
                    play(end, best_answer(end, HOOKS.evaluation))
                assert map_value(end, seat) == pytest.approx(best_map(s, seat))
    finally:
        HOOKS.evaluation.mixed[:] = kept
    assert seen > 100


def wins(s: DuelState, seat: int) -> bool:
    """Whether the seat can win before anybody else decides, by trying everything."""
    if s.outcome is not None:
        return s.outcome.winners == (seat,)
    if decider(s) != seat or HOOKS.quiet(s):
        return False
    return any(wins(after(s, action), seat) for action in s.offers)


def test_no_win_is_ruled_out_that_the_rules_allow() -> None:
    seen = 0
    for s in positions(SEEDS):
        seat = decider(s)
        if not near_victory(s, seat):
            continue
        if isinstance(s.agenda[-1], Manoeuvre) and len(s.offers) > 8:
            continue
        if not HOOKS.quiet(s):
            found = reach(s, seat, HOOKS.evaluation)
            if found != MAYBE:
                assert wins(s, seat) == (found == SURELY)
        for action in s.offers:
            if not HOOKS.quiet(s) or wins(after(s, action), seat):
                won = wins(after(s, action), seat)
                seen += won
                assert not won or may_win(s, seat, action), DUEL.vocabulary.text(action)
                assert wins_with(HOOKS, s, action, seat, [4000]) == won
    assert seen > 20
