"""`mathom bench`."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tests.cli.running import mathom

from mathom.cli import bench
from mathom.cli.bench import BEGIN, END, print_result, print_versions, write_page
from mathom.cli.output import Speaker
from mathom.engine.errors import BadNotation
from mathom.research.bench import BenchResult, Comparison, Speed, behaviour_digest
from mathom.research.speeds import is_compiled
from mathom.research.version_comparison import MEASURES, Measured, VersionComparison

FAST = Speed(games_per_s=2400.0, decisions_per_s=90_000.0, clones_per_s=1_000_000.0)
SLOW = Speed(games_per_s=300.0, decisions_per_s=20_000.0, clones_per_s=90_000.0)
CHESS = Speed(games_per_s=100.0, decisions_per_s=30_000.0, clones_per_s=800_000.0)
BOTH = Comparison("duel", FAST, SLOW, CHESS, "0123456789abcdef")


def test_the_figures_have_exactly_the_promised_shape() -> None:
    figures = mathom("bench", "duel", "--seconds", "0.05", "--json").json()
    assert list(figures) == [
        *("game", "compiled", "games_per_s", "decisions_per_s", "clones_per_s", "digest")
    ]
    assert figures["game"] == "duel"
    assert figures["compiled"] == is_compiled()
    assert 0 < figures["games_per_s"] < figures["decisions_per_s"]
    assert figures["clones_per_s"] > 0
    assert figures["digest"] == behaviour_digest("duel")


def test_the_table_is_told_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    print_result(BenchResult("duel", True, FAST, "0123456789abcdef"), Speaker("it"))
    said = capsys.readouterr().out
    assert "Le regole sono compilate." in said
    assert "1.000.000" in said
    assert "Impronta del comportamento: 0123456789abcdef" in said


def test_openspiel_is_asked_for_where_it_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mathom.research.bench.find_spec", lambda name: None)
    assert "mathom[bench]" in mathom("bench", "duel", "--against", "openspiel").complaint()


def test_nothing_else_can_be_measured_against() -> None:
    assert "“stockfish”" in mathom("bench", "duel", "--against", "stockfish").complaint()


def test_an_unknown_game_is_refused() -> None:
    assert "“chess”" in mathom("bench", "chess").complaint()


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """A comparison is at hand without measuring."""
    monkeypatch.setattr(bench, "compare", lambda game, seconds, on_round: BOTH)


@pytest.mark.usefixtures("measured")
def test_a_comparison_shows_ratios_and_which_targets_are_met() -> None:
    said = mathom("bench", "duel", "--against", "openspiel").out
    rows = [line for line in said.splitlines() if line.startswith("│")]
    assert ["24.0" in row for row in rows if "duel, compiled" in row] == [True]
    assert [row.count("yes") for row in rows if "Compiled:" in row] == [1, 1]
    assert ["no" in row.split() for row in rows if "Interpreted: clones" in row] == [True]


@pytest.mark.usefixtures("measured")
def test_a_comparison_as_json_adds_to_the_plain_figures() -> None:
    figures = mathom("bench", "duel", "--against", "openspiel", "--json").json()
    assert figures["compiled"] is True
    assert figures["games_per_s"] == 2400.0
    assert figures["chess"]["games_per_s"] == 100.0
    assert figures["targets"] == {
        "compiled-games": True,
        "compiled-clones": True,
        "interpreted-games": True,
        "interpreted-clones": False,
    }


@pytest.mark.usefixtures("measured")
def test_the_page_keeps_what_stands_around_the_tables(tmp_path: Path) -> None:
    page = tmp_path / "bench.md"
    page.write_text(f"# Speed\n\n{BEGIN}\nold\n{END}\n\nBelow.\n", encoding="utf-8")
    for _ in range(2):
        ran = mathom("bench", "duel", "--against", "openspiel", "--write", page)
        assert ran.code == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Speed\n")
    assert text.endswith("Below.\n")
    assert "old" not in text
    assert text.count("| duel, compiled | 2,400 | 24.0 | 90,000 | 1,000,000 |") == 1


def test_a_page_without_marks_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "other.md"
    page.write_text("# Something else\n", encoding="utf-8")
    with pytest.raises(BadNotation, match="no-marks"):
        write_page(page, BOTH)
    assert page.read_text(encoding="utf-8") == "# Something else\n"


def test_only_a_comparison_is_written(tmp_path: Path) -> None:
    mathom("bench", "duel", "--write", tmp_path / "bench.md").complaint()
    assert list(tmp_path.iterdir()) == []


def test_another_version_is_measured_in_turn() -> None:
    against = f"old:{sys.executable}"
    figures = mathom("bench", "duel", "--against", against, "--seconds", "0.05", "--json").json()
    assert list(figures) == ["game", "here", "there", "ratios"]
    for side in ("here", "there"):
        assert set(figures[side]) == {"random", "greedy", "search"}
        assert all(measured["decisions"] > 0 for measured in figures[side].values())
    assert figures["ratios"]["greedy"] > 0


def test_a_ratio_compares_games_of_bots_and_decisions_of_others(
    capsys: pytest.CaptureFixture[str],
) -> None:
    here = dict.fromkeys(MEASURES, Measured(30.0, 400.0))
    there = dict.fromkeys(MEASURES, Measured(10.0, 200.0))
    versions = VersionComparison("duel", here, there)
    assert [versions.ratio(measure) for measure in MEASURES] == [2.0, 3.0, 2.0]
    print_versions(versions, Speaker("sv"))
    assert "Gånger så snabb" in capsys.readouterr().out


def test_a_python_without_mathom_is_named() -> None:
    said = mathom("bench", "duel", "--against", "old:/bin/false").complaint()
    assert "“/bin/false”" in said


def test_a_missing_python_is_named() -> None:
    said = mathom("bench", "duel", "--against", "old:no-such-python").complaint()
    assert "“no-such-python”" in said
