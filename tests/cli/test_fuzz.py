"""`mathom fuzz`."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.running import mathom
from tests.laws.riddles import Ask, Riddles, RiddleState

from mathom.engine.game import GAMES
from mathom.engine.record import read_record


class Vanishes(Ask):
    """A card that is laid is gone."""

    def apply(self, s: RiddleState, action: int) -> None:
        super().apply(s, action)
        s.place[0] = 0


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game that loses a card."""
    game = Riddles(ask=Vanishes)
    monkeypatch.setitem(GAMES, game.id, game)
    return game.id


def test_random_games_of_duel_keep_all_laws(tmp_path: Path) -> None:
    ran = mathom("fuzz", "duel", "--games", 4, "--workers", 1, "--out", tmp_path)
    assert ran.code == 0
    assert "4 games" in ran.out
    assert "No law was broken." in ran.out
    assert list(tmp_path.iterdir()) == []


def test_the_figures_as_json(tmp_path: Path) -> None:
    ran = mathom("fuzz", "duel", "--games", 2, "--workers", 1, "--out", tmp_path, "--json")
    figures = ran.json()
    assert list(figures) == ["game", "games", "decisions", "decisions_per_s", "faults"]
    assert (figures["game"], figures["games"], figures["faults"]) == ("duel", 2, 0)


def test_a_broken_law_leaves_a_record_behind(broken: str, tmp_path: Path) -> None:
    ran = mathom("fuzz", broken, "--games", 50, "--workers", 1, "--out", tmp_path / "found")
    assert ran.code == 1
    (path,) = (tmp_path / "found").iterdir()
    record = read_record(path.read_text(encoding="utf-8"))
    assert path.name == f"fuzz-{broken}-{record.seed}.record"
    for text in ("Law 4 is broken", "cards", f"Seed: {record.seed}", str(path)):
        assert text in ran.out


def test_a_broken_law_as_json(broken: str, tmp_path: Path) -> None:
    words = ("fuzz", broken, "--games", 50, "--workers", 1, "--out", tmp_path, "--json")
    ran = mathom(*words)
    assert ran.code == 1
    fault = ran.json()["fault"]
    assert fault["law"] == 4
    assert Path(fault["record"]).exists()


def test_no_record_is_ever_overwritten(broken: str, tmp_path: Path) -> None:
    words = ("fuzz", broken, "--games", 50, "--workers", 1, "--out", tmp_path)
    mathom(*words)
    (first,) = tmp_path.iterdir()
    first.write_text("mine", encoding="utf-8")
    mathom(*words)
    assert first.read_text(encoding="utf-8") == "mine"
    assert {path.name for path in tmp_path.iterdir()} == {first.name, f"{first.stem}-2.record"}


def test_an_unknown_game_is_refused() -> None:
    assert "“chess”" in mathom("fuzz", "chess").complaint()
