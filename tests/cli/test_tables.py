"""Every game has a table in the terminal, in every language, and refusals are one line."""

from __future__ import annotations

import random
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from tests.cli.running import mathom as run

import mathom
from mathom.cli.terminal.pictures import table_of
from mathom.games.package import all_packages, find_package
from mathom.research.arena import local, make_arena, run_arena
from mathom.texts import LANGUAGES, wording

TABLES = {
    "fellowship": ["Trick", "Goal", "Cards", "Player 1"],
    "war": [
        "Turn",
        "Victory points",
        "Action dice",
        "Corruption",
        "Nations",
        "Minas Tirith",
        "Hands",
    ],
    "tcg": ["twilight", "adventure path", "companions", "burdens"],
}
MOVES = {"fellowship": 12, "war": 30, "tcg": 40}


def played(game: str, seed: int = 3) -> mathom.Match:
    """A match in the middle of a game."""
    match = mathom.new(game, seed=seed)
    dice = random.Random(seed)
    for _ in range(MOVES[game]):
        match.act(dice.choice(match.legal()))
    return match


@pytest.mark.parametrize("game", TABLES)
def test_the_table_shows_what_a_player_needs(game: str) -> None:
    match = played(game)
    drawn = match.draw()
    for part in TABLES[game]:
        assert part in drawn, part


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TABLES)
def test_the_table_is_drawn_for_every_seat_in_every_language(game: str, language: str) -> None:
    for width in (80, 140):
        match = played(game)
        console = Console(width=width, record=True, file=StringIO())
        kind = find_package(game).load(find_package(game).terminal)
        for seat in [None, *match.seats]:
            words = wording(game, language).at(match.state)
            drawing = kind(words, width, match.view(seat), [])
            console.print(drawing.whole())
            assert drawing.help()
            assert drawing.final()
        text = console.export_text()
        assert max(map(len, text.splitlines())) <= width


def test_a_hand_that_a_seat_may_not_see_is_not_drawn() -> None:
    match = played("fellowship")
    hands = {seat: match.view(seat)["hands"] for seat in match.seats}
    drawn = {seat: table_of(match, seat) for seat in match.seats}
    for seat in match.seats:
        assert drawn[seat].view["hands"] == hands[seat]
    assert len({str(hands[seat]) for seat in match.seats}) == len(match.seats)


def test_every_game_has_a_drawing() -> None:
    assert [package.id for package in all_packages() if not package.terminal] == []


def test_an_unknown_game_or_shell_is_refused_on_one_line() -> None:
    assert "nosuch" in run("play", "nosuch").complaint()
    assert "csh" in run("completion", "csh").complaint()
    bots = ("--bots", "random,greedy", "--players", "3")
    assert "3 players" in run("simulate", "war", *bots).complaint()


def test_the_version_is_printed() -> None:
    assert run("--version").out.strip() == f"mathom {mathom.__version__}"


@pytest.mark.parametrize("shell", ["bash", "fish", "zsh"])
def test_a_completion_script_names_the_command(shell: str) -> None:
    assert "_MATHOM_COMPLETE" in run("completion", shell).out


BOT = """
class Bot:
    def choose(self, perspective):
        return perspective.legal()[{number}]
"""


def test_the_arena_notices_that_the_file_of_a_bot_has_changed(tmp_path: Path) -> None:
    file, results = tmp_path / "bot.py", tmp_path / "results.jsonl"
    file.write_text(BOT.format(number=0), "utf-8")
    bots = [f"python:{file}:Bot", "random"]
    arena = make_arena("duel", seed=1)
    assert len(run_arena(arena, bots, 2, results, local(1)).results) == 2
    assert len(run_arena(arena, bots, 4, results, local(1)).results) == 4
    file.write_text(BOT.format(number=-1), "utf-8")
    with pytest.raises(mathom.BadNotation, match="bot-changed"):
        run_arena(arena, bots, 6, results, local(1))
    assert len(results.read_text("utf-8").splitlines()) == 5
