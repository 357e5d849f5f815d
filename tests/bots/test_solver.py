"""The solver of the Fellowship: its lines win, and what it calls lost cannot be won."""

from __future__ import annotations

import pytest
from tests.bots.test_partners import CHAPTERS, deal, over, won

from mathom.bots.hooks import hooks_of
from mathom.bots.solution import LOST, UNDECIDED, WINNABLE
from mathom.engine.errors import BadNotation
from mathom.engine.random import seeded
from mathom.engine.step import play
from mathom.games.duel.rules.game import DUEL
from mathom.games.fellowship.bot.hooks import HOOKS
from mathom.games.fellowship.bot.solver import Solver
from mathom.games.fellowship.rules.game import FELLOWSHIP
from mathom.games.fellowship.rules.possible import tricks_left
from mathom.games.fellowship.rules.state import PLAYING, FellowshipState

ENOUGH = 3_000


def first_trick(chapter: str, players: int, seed: int) -> FellowshipState:
    """A round before its first card, prepared by rules of thumb."""
    s = deal(chapter, players, seed)
    while s.phase != PLAYING:
        play(s, HOOKS.rollout(s))
    return s


def finished(s: FellowshipState, line: list[int], seed: int) -> FellowshipState:
    """The round after a line of play, and then anything, to its last trick."""
    after = s.clone()
    after.stopping = 0
    dice = seeded(seed)
    for action in line:
        assert action in after.offers
        play(after, action)
    while not over(after):
        play(after, after.offers[dice.below(len(after.offers))])
    return after


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_line_it_finds_wins_the_round(chapter: str, players: int) -> None:
    for seed in range(2):
        s = first_trick(chapter, players, seed)
        before = FELLOWSHIP.digest(s)
        solution = Solver(ENOUGH).solve(s)
        assert FELLOWSHIP.digest(s) == before
        if solution.verdict == WINNABLE:
            for rest in range(3):
                assert won(finished(s, solution.line, rest))
        else:
            assert solution.line == []


def ending(chapter: str, players: int, seed: int, tricks: int) -> FellowshipState | None:
    """A round with this many tricks left after random play, if it lasts that long."""
    s = deal(chapter, players, seed)
    s.stopping = 0
    while not over(s) and (s.phase != PLAYING or tricks_left(s) > tricks):
        play(s, s.offers[s.below(len(s.offers))])
    return None if over(s) else s


def can_be_won(s: FellowshipState) -> bool:
    """Whether any play wins: everything is tried."""
    pending = [s]
    while pending:
        here = pending.pop()
        if over(here):
            if won(here):
                return True
            continue
        for action in here.offers:
            after = here.clone()
            play(after, action)
            pending.append(after)
    return False


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_it_agrees_with_trying_everything_at_the_end_of_a_round(chapter: str, players: int) -> None:
    verdicts = set()
    for seed in range(6):
        s = ending(chapter, players, seed, 2)
        if s is not None:
            expected = WINNABLE if can_be_won(s) else LOST
            verdicts.add(expected)
            assert Solver(1_000_000).solve(s).verdict == expected
    assert verdicts


def test_it_agrees_with_trying_everything_over_three_tricks() -> None:
    found = []
    for seed in range(12):
        s = ending("1", 3, seed, 3)
        if s is not None:
            expected = WINNABLE if can_be_won(s) else LOST
            found.append(expected)
            assert Solver(1_000_000).solve(s).verdict == expected
    assert set(found) == {WINNABLE, LOST}


def test_within_too_small_a_limit_it_does_not_pretend_to_know() -> None:
    solution = Solver(5).solve(first_trick("12", 4, 1))
    assert (solution.verdict, solution.line) == (UNDECIDED, [])


def test_a_clock_stops_it() -> None:
    ticks = iter(range(1_000_000))
    solution = Solver(1_000_000_000, 3.0, lambda: float(next(ticks))).solve(first_trick("9", 4, 1))
    assert solution.nodes < 1_000
    assert solution.verdict in (WINNABLE, UNDECIDED)


def test_a_deal_can_be_asked_about_before_characters_are_chosen() -> None:
    s = deal("1", 4, 3)
    solution = Solver(ENOUGH).solve(s)
    assert solution.verdict == WINNABLE
    assert won(finished(s, solution.line, 1))


def test_a_game_without_a_solver_says_so() -> None:
    with pytest.raises(BadNotation, match="no-solver"):
        hooks_of(DUEL).solve(DUEL.new(1), 1.0, float)
