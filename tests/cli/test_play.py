"""`mathom play`: whole games through the command, and everything one can type."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

import mathom
from mathom.cli import play
from mathom.cli.main import app
from mathom.cli.terminal.session import Session
from mathom.games.duel.rules.facts import CARDS
from mathom.texts import LANGUAGES, catalogue

ALWAYS_FIRST = ["1"] * 120
BORDER = re.compile(r"[╭╮╰╯]")

Run = Callable[..., str]


def two_cards_left(chapter: int, *cards: str) -> dict[str, object]:
    """Sauron's turn with two cards in the layout, three set aside and the others discarded."""
    others = [card for card in CARDS if card.startswith(f"c{chapter}") and card not in cards]
    return {
        "game": "duel",
        "chapter": chapter,
        "turn": "sauron",
        "coins": {"sauron": 10},
        "layout": [*cards, *["taken"] * 18],
        "discard": others[3:],
    }


MANOEUVRES_TO_MAKE = two_cards_left(3, "c3-purple-06", "c3-blue-05")
ELVES_FOR_THE_SECOND_TIME = {
    **two_cards_left(2, "c2-green-02", "c2-yellow-02"),
    "areas": {"sauron": ["c1-green-02"]},
}


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Plays with typed lines in an empty folder and returns the screen; hints are quick ones."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(play, "USUAL_BOT", "search:30")
    monkeypatch.delenv("MATHOM_LANG", raising=False)
    monkeypatch.setenv("LANG", "C")

    def played(
        typed: list[str], *options: str, columns: int = 80, code: int = 0, bot: str = "greedy"
    ) -> str:
        monkeypatch.setenv("COLUMNS", str(columns))
        line = ["play", "duel", "--bot", bot, *options]
        result = CliRunner().invoke(app, line, input="".join(f"{text}\n" for text in typed))
        assert result.exit_code == code, result.output
        return result.output

    return played


@pytest.fixture
def record_of(tmp_path: Path) -> Callable[[dict[str, object]], str]:
    """Writes the record of a game that begins in a position, and says where."""

    def written(position: dict[str, object]) -> str:
        file = tmp_path / "start.record"
        file.write_text(mathom.from_position(position).record(), "utf-8")
        return file.name

    return written


@pytest.mark.parametrize("seat", ["fellowship", "sauron"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played(run: Run, seat: str, language: str) -> None:
    screen = run(ALWAYS_FIRST, "--you", seat, "--seed", "4", "--lang", language)
    words = catalogue(language)
    assert words.text("play-final") in screen
    assert words.text("play-end-save") in screen


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_the_screen(run: Run, columns: int, language: str) -> None:
    typed = ["help", "hint", "log", *ALWAYS_FIRST]
    screen = run(typed, "--you", "sauron", "--seed", "7", "--lang", language, columns=columns)
    assert max(len(line) for line in screen.splitlines()) <= columns
    assert "…" not in screen.replace("search", "")


def test_a_narrow_terminal_gets_eighty_columns_all_the_same(run: Run) -> None:
    screen = run(["quit", ""], "--seed", "7", columns=40)
    assert max(len(line) for line in screen.splitlines()) > 70


def test_a_search_bot_can_be_played_against(run: Run) -> None:
    screen = run(ALWAYS_FIRST, "--you", "fellowship", "--seed", "2", bot="search:5")
    assert "Final count" in screen


def test_the_screen_shows_layout_map_quest_areas_and_landmarks(run: Run) -> None:
    screen = run(["quit", ""], "--you", "sauron", "--seed", "3")
    assert screen.count("░" * 10) == 16
    for symbol in "◆●▲✕":
        assert symbol in screen
    for part in ("Lindon", "Rhovanion", "F2", "S2", "Frodo and Sam", "0/14", "Sauron (you)"):
        assert part in screen
    assert "Alliance tokens" in screen
    assert "Landmarks" in screen
    assert "reserve 25 coins" in screen


def test_covering_cards_hide_the_lower_edge_of_those_they_cover(run: Run) -> None:
    lines = run(["quit", ""], "--you", "sauron", "--seed", "3").splitlines()
    at = next(index for index, line in enumerate(lines) if line.startswith("Chapter 1"))
    assert [len(BORDER.findall(line)) for line in lines[at + 1 : at + 17]] == [
        *(4, 0, 0),
        *(6, 0, 0),
        *(8, 0, 0),
        *(10, 0, 0),
        *(12, 0, 0, 12),
    ]


def test_the_seat_comes_from_the_seed_if_you_do_not_say(run: Run) -> None:
    seats = {run(["quit", ""], "--seed", str(seed)).split(",")[0] for seed in range(8)}
    assert len(seats) == 2
    assert run(["quit", ""], "--seed", "5") == run(["quit", ""], "--seed", "5")


def test_a_choice_by_text_by_id_or_by_its_beginning(run: Run) -> None:
    options = ("--you", "sauron", "--seed", "3")
    by_number = run(["5", "log", "quit", ""], *options).split("log\n")[1]
    by_text = run(["play card:c1-grey-01", "log", "quit", ""], *options).split("log\n")[1]
    by_id = run(["play c1-grey-01", "log", "quit", ""], *options).split("log\n")[1]
    by_beginning = run(["take", "discard card:c1-green", "log", "quit", ""], *options)
    as_read = run(["Play ◆ Ruse", "log", "quit", ""], *options).split("log\n")[1]
    assert by_number == by_text == by_id == as_read
    assert "Sauron plays ◆ Ruse." in by_number
    assert "log\nSauron discards ▲ Hobbits" in by_beginning


def test_an_unclear_text_is_answered_with_what_it_can_mean(run: Run) -> None:
    screen = run(["play", "quit", ""], "--you", "sauron", "--seed", "3")
    assert "“play” can mean: play card:" in screen


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no choice 99: there are 12."),
        ("0", "There is no choice 0: there are 12."),
        ("dance", "“dance” is neither a choice nor a command."),
        ("play card:c1-blue-09", "“play card:c1-blue-09” is neither"),
        ("[bold]x[/bold]", "“[bold]x[/bold]” is neither"),
        ("play card:c3-red-01", "is not in the layout."),
        ("take tile:bree", "That costs 6 coins, and you have 2."),
    ],
)
def test_wrong_input_is_told_clearly_and_loses_nothing(run: Run, typed: str, answer: str) -> None:
    screen = run([typed, "log", "quit", ""], "--you", "sauron", "--seed", "3")
    assert answer in screen
    assert "Nothing has happened yet." in screen


def test_an_empty_line_asks_again(run: Run) -> None:
    assert run(["", "", "quit", ""], "--seed", "3").count("Your choice") == 3


def test_undo_takes_back_your_actions_one_by_one(run: Run, record_of: Callable[..., str]) -> None:
    typed = ["play card:c3-purple-06", "march mordor", "undo", "undo", "log", "undo", "quit", ""]
    screen = run(typed, "--load", record_of(MANOEUVRES_TO_MAKE), "--you", "sauron")
    assert "undo (2)" in screen
    assert "Undone: Move a unit from Mordor" in screen
    assert "Undone: Play ★ 3 moves" in screen
    assert "log\nNothing has happened yet." in screen
    assert "undo\nYou have nothing to undo." in screen


def test_undo_stops_at_the_bot_and_says_so(run: Run) -> None:
    screen = run(["5", "undo", "quit", ""], "--you", "sauron", "--seed", "3")
    assert "You cannot undo that: the Fellowship has acted since." in screen


def test_undo_stops_at_chance_and_says_so(run: Run, record_of: Callable[..., str]) -> None:
    typed = ["play card:c2-green-02", "undo", "quit", ""]
    screen = run(typed, "--load", record_of(ELVES_FOR_THE_SECOND_TIME), "--you", "sauron")
    assert "Keep Elves:" in screen
    assert "something new has been revealed since" in screen


def test_why_tells_the_reason(run: Run) -> None:
    typed = ["why 1", "why take bree", "why place gondor", "why c3-red-01", "why", "quit", ""]
    screen = run(typed, "--you", "sauron", "--seed", "3")
    assert "Play ● 2 coins: that is allowed." in screen
    assert "Take Bree: That costs 6 coins, and you have 2." in screen
    assert "Place in Gondor: Take a card or a landmark first." in screen
    assert "Discard ✕ 3 units: Enedwaith or Rohan: ✕ 3 units" in screen
    assert "Name an action" in screen


def test_why_speaks_the_language(run: Run) -> None:
    screen = run(["why take bree", "quit", ""], "--you", "sauron", "--seed", "3", "--lang", "it")
    assert "Prendi Bree: Costa 6 Monete e tu ne hai 2." in screen


def test_hint_names_the_best_three_with_their_chances(run: Run) -> None:
    screen = run(["hint", "quit", ""], "--you", "sauron", "--seed", "3")
    for rank in (1, 2, 3):
        assert re.search(rf"^{rank}\. .* \(\d+% to win\)$", screen, re.MULTILINE)


def test_a_bot_without_thoughts_hints_one_action(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "USUAL_BOT", "greedy")
    screen = run(["hint", "quit", ""], "--you", "sauron", "--seed", "3")
    assert re.search(r"^Hint:\n1\. ", screen, re.MULTILINE)


def test_log_and_news_tell_what_the_bot_did(run: Run) -> None:
    screen = run(["5", "log", "quit", ""], "--you", "sauron", "--seed", "3")
    assert "What happened\nSauron plays ◆ Ruse.\nThe Fellowship " in screen
    assert "log\nSauron plays ◆ Ruse.\nThe Fellowship " in screen


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("show c1-red-02", "Place 1 unit in Enedwaith or Rhovanion."),
        ("show bree", "Place a fortress in Arnor."),
        ("show elves-1", "Each time you play a yellow card ●: take another turn"),
        ("show shire", "There is no card, tile or token “shire”."),
        ("show", "Name a card, tile or token by its id: show ID"),
    ],
)
def test_show_tells_what_a_thing_says(run: Run, typed: str, answer: str) -> None:
    assert answer in run([typed, "quit", ""], "--seed", "3")


def test_save_keeps_a_record_that_can_be_loaded_and_played_on(run: Run) -> None:
    file = Path("game.record")
    screen = run(["5", f"save {file}", "log", "quit", ""], "--you", "sauron", "--seed", "3")
    assert "Saved in" in screen
    match = mathom.from_record(file.read_text("utf-8"))
    assert match.recorder.record.players == ["greedy", "person"]
    again = run(["log", *ALWAYS_FIRST], "--load", str(file))
    assert "you are Sauron, against greedy" in again
    assert "game.record is loaded, 2 actions played." in again
    lines = screen.split("log\n")[1].split("Take a card")[0]
    assert lines in again.split("log\n")[1]
    assert "Final count" in again


def test_save_never_replaces_a_file_unasked(run: Run) -> None:
    file = Path("game.record")
    file.write_text("precious", "utf-8")
    screen = run([f"save {file}", "quit", f"save {file}", ""], "--seed", "3")
    assert screen.count("already exists and was not changed") == 2
    assert file.read_text("utf-8") == "precious"
    run([f"save! {file}", "quit", ""], "--seed", "3")
    assert file.read_text("utf-8").startswith("mathom record 1")


def test_save_tells_when_it_cannot(run: Run) -> None:
    screen = run(["save", "save!", "save no/such", "quit", ""], "--seed", "3")
    assert screen.count("Name a file: save FILE") == 2
    assert "could not be written" in screen


def test_quit_offers_to_save(run: Run) -> None:
    file = Path("game.record")
    screen = run(["quit", "what", "save", f"save {file}"], "--seed", "3")
    assert file.exists()
    assert screen.endswith("Goodbye.\n")


@pytest.mark.parametrize("word", ["q", "exit"])
def test_short_words_leave_as_well(run: Run, word: str) -> None:
    assert run([word, word], "--seed", "3").endswith("Goodbye.\n")


def test_the_record_can_be_kept_at_the_end(run: Run) -> None:
    file = Path("game.record")
    typed = [*ALWAYS_FIRST, f"save {file}"]
    run(typed, "--you", "sauron", "--seed", "4")
    assert mathom.from_record(file.read_text("utf-8")).outcome is not None


def test_the_end_of_the_input_ends_politely(run: Run) -> None:
    assert "The input has ended; the game was not saved. Goodbye." in run([], "--seed", "3")


def test_an_interrupt_ends_politely(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(session: Session, invitation: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Session, "read", interrupt)
    assert "Goodbye." in run([], "--seed", "3")


def test_table_settings_are_played_and_told(run: Run) -> None:
    screen = run(["quit", ""], "--seed", "3", "--option", "reserve=unlimited")
    assert "The reserve of coins: never runs out" in screen
    assert "reserve 25" not in screen


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (("--option", "reserve"), "is not a setting"),
        (("--option", "reserve=often"), "“often” is not a value of the option reserve"),
        (("--you", "gollum"), "There is no seat “gollum”"),
        (("--bot", "clever"), "There is no bot “clever”"),
        (("--lang", "tlh"), "There is no language “tlh”"),
        (("--load", "no-such.record"), "no-such.record"),
    ],
)
def test_wrong_options_are_refused_with_code_2(
    run: Run, options: tuple[str, ...], complaint: str
) -> None:
    assert complaint in run([], "--seed", "3", *options, code=2)


def test_a_broken_record_is_refused_with_its_line(run: Run) -> None:
    file = Path("game.record")
    file.write_text(mathom.new("duel", 3).record().replace("end: 0", "end: 5"), "utf-8")
    assert "The record is cut short" in run([], "--load", str(file), code=2)


@pytest.mark.parametrize(("language", "word"), [("it", "Opzioni"), ("sv", "Flaggor")])
def test_help_and_play_work_in_a_process_of_their_own(language: str, word: str) -> None:
    environment = {**os.environ, "MATHOM_LANG": language, "COLUMNS": "80"}
    command = [sys.executable, "-m", "mathom", "play"]
    shown = subprocess.run(
        [*command, "--help"], env=environment, capture_output=True, encoding="utf-8", check=True
    )
    assert word in shown.stdout
    assert catalogue(language).text("help-help") in shown.stdout
    played = subprocess.run(
        [*command, "duel", "--bot", "random", "--seed", "1"],
        env=environment,
        input="1\n" * 5,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert catalogue(language).text("play-end-of-input") in played.stdout


@pytest.mark.parametrize("seats", ["1", "2", "4"])
def test_a_game_without_a_drawing_of_its_own_is_played_by_lists(run: Run, seats: str) -> None:
    line = ["play", "fellowship", "--bot", "random", "--seed", "3", "--seats", seats]
    result = CliRunner().invoke(app, line, input="1\n" * 120)
    assert result.exit_code == 0, result.output
    words = catalogue("en")
    alone = words.text("play-welcome-alone", game="The Fellowship of the Ring", seed=3)
    assert (alone in result.output) == (seats == "1")
    assert words.text("fellowship-outcome-failed") in " ".join(result.output.split())
