"""A game package that is registered, and nothing else, is a whole game everywhere."""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.cli.running import mathom
from tests.server.running import Person, Running
from tests.toy_games.lantern import PACKAGE
from tests.toy_games.lantern.rules import CANDLES, KEEP
from typer.testing import CliRunner

from mathom.bots.hooks import HOOKS, hooks_of
from mathom.bots.levels import make_bot
from mathom.engine.game import GAMES, find_game
from mathom.engine.laws import check_game
from mathom.engine.state import Outcome
from mathom.games.package import PACKAGES, register_package
from mathom.lessons import find_lesson, lessons_of, walk
from mathom.match import Match, from_position, from_record, new
from mathom.texts import action_text, catalogue, outcome_text, wording
from mathom.texts.catalogue import read_catalogue
from mathom.texts.rulebook import rules_page

pytestmark = pytest.mark.once

GAME = "lantern"


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    """The game is known while these tests run, as if `games/__init__.py` had one more line."""
    register_package(PACKAGE)
    yield
    forget()


def forget() -> None:
    """Undo the registration."""
    GAMES.pop(GAME)
    PACKAGES.pop(GAME)
    HOOKS.pop(GAME)


def test_the_python_api_plays_it() -> None:
    match = new(GAME, seed=4, trades="two")
    while match.outcome is None:
        match.act(match.actions()[0])
    assert match.outcome.reason == "brighter"
    assert from_record(match.record()).digest() == match.digest()


# Texts


@pytest.mark.parametrize(
    ("language", "name", "keep"),
    [
        ("en", "Lantern", "Keep the candle"),
        ("it", "Lanterna", "Tieni la candela"),
        ("sv", "Lykta", "Behåll ljuset"),
    ],
)
def test_it_speaks_every_language(language: str, name: str, keep: str) -> None:
    assert wording(GAME, language).game_name() == name
    assert action_text(GAME, language, KEEP) == keep
    assert outcome_text(GAME, language, Outcome((0,), "brighter"))
    assert rules_page(GAME, language).startswith(f"# {name}\n")


def test_a_game_that_is_registered_late_brings_its_texts() -> None:
    forget()
    read_catalogue.cache_clear()
    words = catalogue("en")
    assert not words.has("lantern-name")
    register_package(PACKAGE)
    assert catalogue("en") is words
    assert words.text("lantern-name") == "Lantern"


def test_another_package_with_the_same_id_brings_its_own_wording() -> None:
    assert type(wording(GAME, "en")).__name__ == "LanternWording"
    register_package(type(PACKAGE)(PACKAGE.game, module=PACKAGE.module))
    assert type(wording(GAME, "en")).__name__ == "Wording"


def test_its_lesson_can_be_taken() -> None:
    (lesson,) = lessons_of(GAME)
    start = walk(find_lesson(GAME, lesson.id), [])
    assert start.text(catalogue("en")) == "Your candle is dim. Trade it."
    assert walk(lesson, ["keep"]).tried == "keep"
    end = walk(lesson, ["trade"])
    assert end.done
    assert end.match.outcome is not None
    assert end.match.outcome.winners == (0,)


# Commands


def test_the_commands_list_it() -> None:
    (listed,) = [game for game in mathom("games", "--json").json() if game["id"] == GAME]
    assert listed["name"] == "Lantern"
    assert listed["components"] == {"candles": 6}
    assert "6 candles" in mathom("games").out
    assert GAME in mathom("about", "--json").json()["games"]
    assert "Lantern" in mathom("about").out


def test_it_is_played_in_the_terminal_with_its_own_drawing() -> None:
    from mathom.cli.main import app

    words = ["play", GAME, "--you", "north", "--seed", "3", "--bot", "random"]
    ran = CliRunner().invoke(app, words, input="keep\n", env={"MATHOM_LANG": "en"})
    assert ran.exit_code == 0
    assert "[| taper |]" in ran.stdout
    assert "wins with the brighter candle." in ran.stdout


def test_a_card_is_shown() -> None:
    assert mathom("card", GAME, "star", "--json").json() == {"title": "Star", "light": 6}
    assert "Light 6" in mathom("card", GAME, "star").out


def test_positions_are_written_and_read(tmp_path: Path) -> None:
    written = mathom("position", "--new", GAME, "--seed", 2).json()
    assert written["candles"]["north"] in CANDLES
    file = tmp_path / "lantern.json"
    file.write_text(json.dumps(written), "utf-8")
    assert mathom("position", file).json() == written
    assert from_position(written).position() == written


def test_it_is_simulated_measured_and_fuzzed(tmp_path: Path) -> None:
    ran = mathom(
        *("simulate", GAME, "--bots", "greedy,random", "--games", 6, "--workers", 1, "--json")
    )
    assert ran.json()["games"] == 6
    measured = mathom("bench", GAME, "--seconds", 0.05, "--json").json()
    assert measured["game"] == GAME
    assert len(measured["digest"]) == 16
    fuzzed = mathom("fuzz", GAME, "--games", 20, "--every", 1, "--workers", 1, "--out", tmp_path)
    assert fuzzed.code == 0, fuzzed
    damaged = mathom("fuzz", GAME, "--positions", 50, "--workers", 1, "--out", tmp_path)
    assert damaged.code == 0, damaged


def test_its_own_command_is_added() -> None:
    from mathom.cli.main import build

    ran = CliRunner().invoke(build(), ["candles"])
    assert ran.stdout == f"{' < '.join(CANDLES)}\n"


# Laws and bots


@pytest.mark.parametrize("seed", range(20))
def test_it_obeys_the_laws(seed: int) -> None:
    check_game(find_game(GAME), seed, [seed % 2])


@pytest.mark.parametrize("spec", ["random", "greedy", "search:easy"])
def test_every_bot_plays_it(spec: str) -> None:
    match = new(GAME, seed=1)
    bot = make_bot(spec, match.game, 5)
    while match.outcome is None:
        match.act(bot.choose(match.perspective()))
    assert match.outcome.reason == "brighter"


def test_bots_evaluate_with_its_hooks() -> None:
    assert hooks_of(PACKAGE.game) is PACKAGE.bot
    match = from_position({"game": GAME, "candles": {"north": "ember", "south": "torch"}})
    assert chosen_by_greedy(match) == "trade"
    match = from_position({"game": GAME, "candles": {"north": "star", "south": "torch"}})
    assert chosen_by_greedy(match) == "keep"


def chosen_by_greedy(match: Match) -> str:
    """What a bot does that looks one action ahead."""
    action = make_bot("greedy", match.game, 1).choose(match.perspective())
    return match.game.vocabulary.text(action)


# Environments and pages for researchers


def test_it_is_an_environment_of_pettingzoo() -> None:
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test

    from mathom.research.pettingzoo_env import aec_env

    for actions in ("words", "slots"):
        api_test(aec_env("mathom_lantern_v3", actions=actions), num_cycles=40)
    env = aec_env(GAME, actions="slots")
    env.reset(seed=1)
    assert env.observe("north")["action_mask"].tolist() == [1, 1, 0, 0, 0]


def test_it_is_a_game_of_openspiel_that_can_be_pickled() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from mathom.research.openspiel_game import register_all

    register_all()
    game: Any = pyspiel.load_game("mathom_lantern", {"options": "trades:two"})
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    dice = random.Random(2)
    state = pickle.loads(pickle.dumps(game)).new_initial_state()
    while not state.is_terminal():
        copy = pickle.loads(pickle.dumps(state))
        assert str(copy) == str(state)
        state.apply_action(dice.choice(copy.legal_actions()))
    assert sorted(state.returns()) == [-1.0, 1.0]


def test_the_generated_pages_have_it(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    from mathom.research.pages import main

    main(str(tmp_path))
    layouts = (tmp_path / "layouts.md").read_text("utf-8")
    assert "## `mathom_lantern_v3`" in layouts
    assert "2 actions by words, 5 slots." in layouts
    ladder = (tmp_path / "ladder-lantern.md").read_text("utf-8")
    assert ladder.startswith("# Ladder: Lantern\n")


def test_its_ladder_is_played_by_the_bots_that_it_names(tmp_path: Path) -> None:
    from mathom.research.arena import local, make_arena, run_arena
    from mathom.research.ladders import write_pages

    (tmp_path / "ladders").mkdir()
    facts = PACKAGE.load(PACKAGE.benchmark)
    file = tmp_path / "ladders" / f"{GAME}.jsonl"
    run_arena(make_arena(GAME, 7), facts.ladder_bots, facts.ladder_deals, file, local(1))
    write_pages(tmp_path)
    page = (tmp_path / f"ladder-{GAME}.md").read_text("utf-8")
    assert "`greedy`" in page
    assert "`random`" in page


# Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose program registers the game; so do the processes of its bots."""
    folder = tmp_path_factory.mktemp("lantern")
    running = Running(folder / "mathom.sqlite3", "tests.toy_games.lantern_program")
    yield running
    assert running.stop() == 0, running.log.read_text()


def test_the_server_offers_it(server: Running) -> None:
    ann = Person(server)
    (listed,) = [game for game in ann.get("/api/games").json() if game["id"] == GAME]
    assert listed["name"] == "Lantern"
    assert [seat["name"] for seat in listed["seat_names"]] == ["North", "South"]
    assert listed["bots"]
    (sheet,) = [
        sheet
        for sheet in ann.get(f"/api/games/{GAME}/things/candle").json()
        if sheet["id"] == "star"
    ]
    assert sheet["rows"] == [{"name": "Light", "text": "6"}]
    assert [lesson["id"] for lesson in ann.get(f"/api/games/{GAME}/lessons").json()] == ["trading"]
    assert "Lantern" in ann.get(f"/api/games/{GAME}/rules").text


def test_a_table_is_played_on_the_server_against_a_bot(server: Running) -> None:
    ann = Person(server)
    table = ann.new_table("me", "greedy", game=GAME)
    with ann.at(table["id"]) as seat:
        assert seat.screen["view"]["candle"] in CANDLES
        assert seat.screen["prompt"]["text"] == "Keep or trade your candle."
        offers = [(offer["id"], offer["label"]) for offer in seat.screen["offers"]]
        assert offers == [("keep", "Keep the candle"), ("trade", "Trade the candle")]
        seat.act()
        seat.until(lambda: seat.table["result"])
        assert seat.table["result"]["text"].endswith("wins with the brighter candle.")
    assert "game: lantern" in ann.get(f"/api/tables/{table['id']}/record").text
