"""Counting blunders: described in every language, the same for any number of workers, with records
that show them."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from tests.cli.running import mathom

from mathom.blunders import blunders_of, detect
from mathom.engine.errors import BadNotation
from mathom.engine.record import read_record
from mathom.games.package import PACKAGES
from mathom.research.arena import make_arena
from mathom.research.blunders import count_games
from mathom.texts import catalogue
from mathom.texts.catalogue import LANGUAGES


@pytest.mark.parametrize("game", PACKAGES)
def test_every_blunder_is_described_and_named_in_every_language(game: str) -> None:
    if not PACKAGES[game].blunders:
        pytest.skip("nobody has described the blunders of this game")
    detectors = blunders_of(game)
    assert len({detector.id for detector in detectors}) == len(detectors) >= 5
    for detector in detectors:
        assert all((detector.what, detector.why, detector.excused)), detector.id
        for language in LANGUAGES:
            assert catalogue(language).has(f"blunder-{game}-{detector.id}"), detector.id


def test_the_example_of_a_blunder_can_be_opened(tmp_path: Path) -> None:
    ran = mathom(
        "blunders", "duel", "--bots", "random", "--games", "3", "--workers", "1",
        "--records", str(tmp_path), "--json",
    )  # fmt: skip
    figures = json.loads(ran.out)
    assert (figures["games"], figures["void"]) == (3, 0)
    counts = figures["bots"]["random"]
    assert [count["blunder"] for count in counts] == [d.id for d in blunders_of("duel")]
    found = [count for count in counts if count["examples"]]
    assert found, "random games without a blunder"
    for count in found:
        example = count["examples"][0]
        record = read_record(Path(example["record"]).read_text("utf-8"))
        findings = dict(detect(record, blunders_of("duel")))[count["blunder"]]
        assert (example["action"], True) in [(one.number, one.blunders > 0) for one in findings]


def test_a_bot_answers_only_for_its_own_seat() -> None:
    result = count_games(make_arena("duel"), ["random", "greedy"], 4)
    apart = {
        bot: [count.opportunities for count in of.values()] for bot, of in result.counts.items()
    }
    assert set(apart) == {"random", "greedy"}
    assert sum(apart["random"]) > 0
    assert sum(apart["greedy"]) > 0


def test_a_table_in_words_names_the_blunders(tmp_path: Path) -> None:
    ran = mathom("blunders", "duel", "--bots", "random", "--games", "1", "--records", str(tmp_path))
    assert "random: one game" in ran.out
    assert "A win this turn" in ran.out


def test_a_game_without_detectors_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PACKAGES, "duel", replace(PACKAGES["duel"], blunders=""))
    with pytest.raises(BadNotation, match="no-blunders"):
        blunders_of("duel")
