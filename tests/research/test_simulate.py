"""Matches between bots: fair seats, the same result anywhere, honest intervals."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

import mathom
from mathom.engine.errors import BadNotation
from mathom.research.simulate import (
    Ending,
    SimulationResult,
    Tally,
    derived_seed,
    make_plan,
    play_game,
    simulate,
    wilson,
)


def test_swapped_bots_play_each_deal_from_both_seats() -> None:
    plan = make_plan("duel", ["greedy", "random"], seed=4, swap=True)
    for pair in range(0, 6, 2):
        assert plan.deal_seed(pair) == plan.deal_seed(pair + 1)
        assert plan.deal_seed(pair) != plan.deal_seed(pair + 2)
        seats = [[plan.bot_at(seat, game) for seat in range(2)] for game in (pair, pair + 1)]
        assert seats == [[0, 1], [1, 0]]


def test_without_swapping_every_game_is_another_deal_in_the_same_seats() -> None:
    plan = make_plan("duel", ["greedy", "random"], seed=4)
    assert len({plan.deal_seed(game) for game in range(50)}) == 50
    assert {(plan.bot_at(0, game), plan.bot_at(1, game)) for game in range(50)} == {(0, 1)}


def test_another_seed_gives_other_games() -> None:
    plans = [make_plan("duel", ["random", "random"], seed=seed) for seed in (1, 2)]
    assert plans[0].deal_seed(0) != plans[1].deal_seed(0)
    assert derived_seed(1, "deal", 12) != derived_seed(11, "deal", 2)


def test_the_winner_in_the_swapped_seat_is_still_credited() -> None:
    plan = make_plan("duel", ["greedy", "random"], seed=0, swap=True)
    for index in range(4):
        ending = play_game(plan, index)
        for bot in range(2):
            seat = (bot + index) % 2
            expected = 0.0 if seat not in ending.winners else 1.0 / len(ending.winners)
            assert ending.worth[bot] == expected


def test_the_result_does_not_depend_on_the_number_of_workers() -> None:
    plan = make_plan("duel", ["random", "search:3"], seed=9, swap=True)
    alone, together = (simulate(plan, 6, workers=workers) for workers in (1, 2))
    for result in (alone, together):
        result.seconds = 1.0
    assert alone.figures() == together.figures()
    assert alone.endings == together.endings


def test_the_same_bot_can_sit_in_both_seats() -> None:
    result = simulate(make_plan("duel", ["random", "random"]), 4)
    assert [tally.bot for tally in result.bots] == ["random", "random"]
    assert result.bots[0].wins == result.bots[1].losses


def test_a_shared_victory_is_half_a_victory() -> None:
    result = SimulationResult("duel", [Tally("a"), Tally("b")])
    result.add(Ending((0,), "conquest", (1.0, 0.0)))
    result.add(Ending((0, 1), "shared", (0.5, 0.5)))
    first, second = result.bots
    assert (first.wins, first.draws, first.losses, first.score) == (1, 1, 0, 0.75)
    assert (second.wins, second.draws, second.losses, second.score) == (0, 1, 1, 0.25)
    assert result.reasons == {"conquest": 1, "shared": 1}


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.97, 400, 0.9484, 0.9827), (1.0, 10, 0.7225, 1.0)],
)
def test_the_interval_is_that_of_wilson(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=0.0001)


def test_nothing_played_says_nothing() -> None:
    assert Tally("a").interval == (0.0, 1.0)


@pytest.mark.parametrize(
    ("bots", "reason"),
    [
        (["random"], "wrong-bots"),
        (["random"] * 3, "wrong-bots"),
        (["random", "nobody"], "unknown-bot"),
    ],
)
def test_bots_that_cannot_play_are_refused_before_the_first_game(
    bots: list[str], reason: str
) -> None:
    with pytest.raises(BadNotation, match=reason):
        make_plan("duel", bots)


@pytest.mark.parametrize("workers", [1, 2])
def test_interrupted_it_keeps_what_was_finished(workers: int) -> None:
    count = 0

    def interrupt_after_three() -> None:
        nonlocal count
        count += 1
        if count == 3:
            os.kill(os.getpid(), signal.SIGINT)

    plan = make_plan("duel", ["random", "random"])
    # A process that was started in the background may have been told to ignore Ctrl-C.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        result = simulate(plan, 300, workers=workers, on_game=interrupt_after_three)
    finally:
        signal.signal(signal.SIGINT, before)
    assert result.interrupted
    assert 3 <= result.games < 300


@pytest.mark.parametrize("workers", [1, 2])
def test_records_are_kept_on_request(tmp_path: Path, workers: int) -> None:
    plan = make_plan("duel", ["greedy", "random"], seed=4, swap=True)
    result = simulate(plan, 3, workers=workers, records=tmp_path / "kept")
    files = sorted((tmp_path / "kept").iterdir())
    assert [file.name for file in files] == [f"duel-{number}.record" for number in (1, 2, 3)]
    matches = [mathom.from_record(file.read_text("utf-8")) for file in files]
    assert [match.recorder.record.players for match in matches] == [
        ["greedy", "random"],
        ["random", "greedy"],
        ["greedy", "random"],
    ]
    wins = sum(
        match.recorder.record.players[seat] == "greedy"
        for match in matches
        if match.outcome is not None
        for seat in match.outcome.winners
    )
    assert wins == result.bots[0].wins + result.bots[0].draws
