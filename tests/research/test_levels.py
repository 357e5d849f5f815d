"""Levels against each other: the same games whenever they are played, and a page of what was."""

from __future__ import annotations

from collections.abc import Callable, Generator
from pathlib import Path

import pytest
from tests.cli.running import mathom

from mathom.bots.levels import levels_of
from mathom.engine.errors import BadNotation
from mathom.engine.game import find_game
from mathom.games.package import all_packages
from mathom.research.arena import Bout, Result, local, run_arena
from mathom.research.levels import (
    Step,
    arena_of_levels,
    climb,
    page,
    pairs_of,
    results_file,
    stored,
    write_page,
)
from mathom.research.simulate import Tally


def counted(wins: int, losses: int, draws: int = 0) -> Tally:
    """A tally with these results."""
    tally = Tally("bot")
    for worth, many in ((1.0, wins), (0.0, losses), (0.5, draws)):
        for _ in range(many):
            tally.count(worth)
    return tally


def step(tally: Tally, together: bool = False) -> Step:
    return Step("expert", "search:hard", "journeyman", "greedy", tally, together, 1.0)


@pytest.mark.parametrize(
    ("wins", "losses", "holds"), [(64, 36, False), (65, 35, True), (90, 10, True), (91, 9, False)]
)
def test_a_level_wins_65_to_90_percent_of_its_games(wins: int, losses: int, holds: bool) -> None:
    assert step(counted(wins, losses)).holds == holds


def test_partners_must_surely_win_more_of_the_same_deals() -> None:
    assert step(counted(30, 2, 40), together=True).holds
    assert not step(counted(3, 2, 67), together=True).holds
    assert not step(counted(2, 30, 40), together=True).holds


@pytest.mark.parametrize("game", ["duel", "fellowship", "tcg", "war"])
def test_each_level_meets_the_next_lower_one(game: str) -> None:
    names = list(levels_of(find_game(game)))
    assert pairs_of(game) == [(names[at], names[at - 1]) for at in range(1, len(names))]
    assert pairs_of(game, "expert") == [("expert", "journeyman")]
    with pytest.raises(BadNotation):
        pairs_of(game, names[0])


def stopping(after: int) -> Callable[..., Generator[Result, None, None]]:
    """Plays some bouts and is then interrupted."""

    def play(task: Callable[[Bout], Result], waiting: list[Bout]) -> Generator[Result, None, None]:
        for bout in waiting[:after]:
            yield task(bout)
        raise KeyboardInterrupt

    return play


def test_a_measurement_goes_on_where_it_stopped(tmp_path: Path) -> None:
    arena = arena_of_levels("duel")
    file = tmp_path / "duel.jsonl"
    part = climb(arena, 4, file, stopping(3), "amateur")
    assert part.interrupted
    assert part.steps[0].tally.games == 3
    played: list[int] = []
    whole = climb(arena, 4, file, local(1), "amateur", played.append)
    assert played == [3, 1]
    assert whole.steps[0].tally.games == 4
    at_once = climb(arena, 4, tmp_path / "other.jsonl", local(1), "amateur")
    assert at_once.steps[0].tally == whole.steps[0].tally


def test_other_bots_in_the_file_count_for_no_level(tmp_path: Path) -> None:
    arena = arena_of_levels("duel")
    file = tmp_path / "duel.jsonl"
    climb(arena, 2, file, local(1), "amateur")
    lowest = levels_of(find_game("duel"))["beginner"]
    run_arena(arena, [lowest, "random"], 2, file, local(1))
    (found,) = stored(file, arena).steps
    assert (found.level, found.tally.games) == ("amateur", 2)


def test_the_page_says_what_was_played(tmp_path: Path) -> None:
    docs = tmp_path
    (docs / "levels").mkdir()
    climb(arena_of_levels("duel"), 2, docs / "levels" / "duel.jsonl", local(1), "amateur")
    write_page(docs)
    text = (docs / "levels.md").read_text("utf-8")
    assert "## Duel for Middle-earth" in text
    assert "| Amateur | " in text
    assert text.count("Nothing has been played yet.") == 3
    assert page([]).startswith("# Levels")


def test_the_page_in_the_documentation_says_what_was_stored() -> None:
    docs = Path(__file__).parents[2] / "docs"
    games = [package.id for package in all_packages()]
    found = [stored(results_file(docs, game), arena_of_levels(game)) for game in games]
    assert (docs / "levels.md").read_text("utf-8") == page(found)


def test_the_command_says_whether_the_goal_is_reached(tmp_path: Path) -> None:
    words = ("levels", "duel", "--level", "amateur", "--games", "2", "--workers", "1")
    file = str(tmp_path / "duel.jsonl")
    ran = mathom(*words, "--file", file, "--json")
    figures = ran.json()
    (found,) = figures["steps"]
    assert found["games"] == 2
    assert figures["holds"] == found["holds"] == (ran.code == 0)
    for language, goal in (("en", "The goal"), ("it", "L’obiettivo"), ("sv", "Målet")):
        assert goal in mathom(*words, "--file", file, "--lang", language).out
