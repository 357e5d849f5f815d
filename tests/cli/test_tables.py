"""Every game has a table in the terminal, in every language, and refusals are one line."""

from __future__ import annotations

import random
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from tests.cli.running import mathom as run

import mathom
from mathom.bots.bot import Bot
from mathom.cli.terminal.pictures import table_of
from mathom.cli.terminal.session import Session
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
        "cards in hand",
    ],
    "tcg": ["twilight", "Adventure path", "companions", "burdens"],
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


def seen(game: str, seat: str, moves: int = 0, language: str = "en", width: int = 80) -> list[str]:
    """The lines that a seat sees in the terminal, its choices last."""
    match = mathom.new(game, seed=5)
    bot = mathom.make_bot("greedy", seed=1)
    for _ in range(moves):
        match.act(bot.choose(match.perspective()))
    console = Console(width=width, record=True, file=StringIO())
    kind = find_package(game).load(find_package(game).terminal)
    words = wording(game, language).at(match.state)
    legal = match.legal(seat) if seat == match.decider else []
    drawing = kind(words, width, match.view(seat), legal)
    console.print(drawing.whole())
    console.print(drawing.choices())
    return [line.rstrip() for line in console.export_text().splitlines()]


@pytest.mark.parametrize(
    ("game", "seat", "own"),
    [
        ("fellowship", "seat-3", "Player 3 (you)"),
        ("war", "shadow", "Shadow (you)"),
        ("tcg", "player-2", "Player 2 (you)"),
    ],
)
def test_the_own_seat_is_named_without_colours_too(game: str, seat: str, own: str) -> None:
    lines = seen(game, seat, 12)
    assert len([line for line in lines if line.startswith(own)]) == 1
    assert len([line for line in lines if "(you)" in line]) == 1


def test_a_character_is_chosen_by_its_goal() -> None:
    lines = seen("fellowship", "seat-3")
    assert "  1 Choose Bilbo ★  Win at least 3 tricks." in lines
    assert "  2 Choose Gandalf  Win at least 1 trick." in lines
    assert " Goal Win at least 3 tricks. 0/3  open" in seen("fellowship", "seat-2", 12)


def test_figures_are_counted_in_words_and_a_foreign_nation_is_named() -> None:
    lines = seen("war", "free-peoples", 12)
    assert any(line.endswith("Erebor  1 regular, 2 elites, 1 leader") for line in lines)
    assert "No nation                  Osgiliath  2 regulars (Gondor)" in lines
    assert " Reinforcements Dwarves: 2 regulars, 3 elites, 3 leaders" in lines
    swedish = seen("war", "free-peoples", 12, "sv")
    assert any(line.endswith("Dol Amroth  3 reguljära enheter") for line in swedish)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_of_companies_fit_into_80_columns(language: str) -> None:
    lines = seen("tcg", "player-1", 30, language)
    counts = [line for line in lines if line.count(" · ") == 4]
    assert len(counts) == 2
    assert [line for line in lines if line in ("0", "1")] == [], "a number was left over"


def test_a_card_in_hand_says_what_it_is() -> None:
    lines = seen("tcg", "player-1", 30)
    hand = lines[lines.index("Your hand") + 1 :]
    assert " 4 Dunlending Madman  minion  ⚔7  ♥" in hand


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


SIEGE: dict[str, object] = {
    "game": "war",
    "armies": {
        "lorien": {"sauron-regular": 4},
        "lorien-stronghold": {"elves-elite": 2},
        "pelargir": {},
    },
    "sieges": ["lorien"],
    "control": {"pelargir": "shadow"},
}


def region_lines(language: str) -> dict[str, str]:
    """The lines of the map under siege, by the region that they begin with."""
    match = mathom.from_position(SIEGE)
    kind = find_package("war").load(find_package("war").terminal)
    drawing = kind(wording("war", language).at(match.state), 140, match.view(None), [])
    lines = [drawing.region(region) for region in ("lorien", "pelargir", "ash-mountains")]
    return {str(line).partition(" ")[0]: str(line) for line in lines if line is not None}


def test_a_siege_says_who_is_within_the_walls() -> None:
    assert region_lines("en")["Lórien"] == (
        "Lórien [Besieged]  4 regulars (Sauron)  Within the walls: 2 elites"
    )


def test_a_captured_region_is_shown_without_an_army() -> None:
    found = {language: region_lines(language)["Pelargir"] for language in LANGUAGES}
    assert found == {
        "en": "Pelargir [held by the Shadow]",
        "it": "Pelargir [in mano all’Ombra]",
        "sv": "Pelargir [i Skuggans händer]",
    }


def test_companions_without_an_army_stand_alone() -> None:
    match = mathom.from_position({"game": "war", "characters": {"gimli": "ash-mountains"}})
    assert "Ash Mountains  Gimli\n" in "".join(f"{line.rstrip()}\n" for line in lines_of(match))


def lines_of(match: mathom.Match) -> list[str]:
    """The table as spectators see it."""
    return match.draw().splitlines()


def test_the_heading_fits_on_a_line_in_every_language() -> None:
    for language in LANGUAGES:
        points = [line for line in seen("war", "shadow", 2, language) if "0/10" in line]
        assert len(points) == 1
        assert "0/4" in points[0]


@pytest.mark.parametrize(("count", "text"), [(1, "1 carta in mano"), (2, "2 carte in mano")])
def test_cards_are_counted_in_italian(count: int, text: str) -> None:
    assert wording("war", "it").say("table-hand", count=count, most=6).startswith(text)


def test_a_goal_of_none_has_no_count() -> None:
    goals = [line for line in seen("fellowship", "seat-1", 12) if "the fewest tricks" in line]
    assert len(goals) == 1
    assert "0/0" not in goals[0]


def test_a_long_event_stays_indented() -> None:
    out = StringIO()
    match = mathom.new("tcg", seed=3)
    words = wording("tcg", "en")
    session = Session(
        match, match.seats[0], mathom.make_bot("random"), Bot, words, Console(file=out, width=80)
    )
    session.print_log(["Player 1 passes.", f"    {'word ' * 30}"])
    first, *events = out.getvalue().splitlines()
    assert first == "Player 1 passes."
    assert len(events) > 1
    assert {line[:8] for line in events} == {"    word"}


def asked_of(match: mathom.Match) -> str:
    """What the deciding seat is asked."""
    asked: Any = match.view("shadow")["asked"]
    return str(asked["choice"])


def changed_by(number: int) -> tuple[Any, str]:
    """War's drawing after some moves since the map was drawn, and its part for the next choice."""
    match = mathom.new("war", seed=2)
    bot = mathom.make_bot("greedy", seed=1)
    kind = find_package("war").load(find_package("war").terminal)
    before = None
    while number or asked_of(match) != "take-action":
        match.act(bot.choose(match.perspective()))
        if before is None and asked_of(match) == "take-action":
            before = match.view("shadow")
        number -= before is not None and number > 0
    drawing = kind(wording("war", "en").at(match.state), 80, match.view("shadow"), [])
    drawing.before = before
    console = Console(width=80, record=True, file=StringIO())
    console.print(drawing.part())
    return drawing, console.export_text()


def test_within_a_turn_of_war_only_what_has_changed_is_drawn() -> None:
    drawing, part = changed_by(10)
    assert not drawing.needs_whole()
    then, now = drawing.before["regions"], drawing.view["regions"]
    changed = [region for region in now if now[region] != then[region]]
    assert 0 < len(changed) < 10
    lines = part.splitlines()
    first = lines.index("Regions changed since the map was drawn") + 1
    shown = "\n".join(lines[first : first + len(changed)])
    for region in changed:
        assert str(drawing.wording.region(region)) in shown
    assert len(lines) < 45


def test_a_turn_of_war_begins_with_the_whole_map() -> None:
    drawing, _ = changed_by(10)
    drawing.before = {**drawing.before, "turn": drawing.view["turn"] - 1}
    assert drawing.needs_whole()
