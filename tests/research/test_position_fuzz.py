"""The fuzzer of positions: what it damages, what it counts, and that it notices what breaks."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mathom.engine.admission import admit
from mathom.engine.errors import BadNotation
from mathom.engine.game import GAMES
from mathom.engine.position import load, position
from mathom.games.package import Benchmark
from mathom.research import position_fuzz
from mathom.research.position_fuzz import (
    Breach,
    Damage,
    fuzz_positions,
    inspect_positions,
    keep_position,
    paths,
    real_positions,
)


def test_positions_are_spread_over_a_game_and_admitted() -> None:
    game = GAMES["duel"]
    found = real_positions(game, 3)
    assert len(found) > position_fuzz.KEPT
    assert len({one["chapter"] for one in found}) > 1
    for one in found:
        admit(game, one)


def test_every_damaged_position_differs_and_leaves_the_real_one_alone() -> None:
    reals = real_positions(GAMES["duel"], 3)
    before = json.dumps(reals)
    damage = Damage(GAMES["duel"], Random(1), reals)
    texts = {json.dumps(damage.damaged(reals[0])) for _ in range(50)}
    assert len(texts) > 30
    assert json.dumps(reals) == before


def test_paths_lead_everywhere() -> None:
    assert paths({"a": [1, {"b": 2}]}) == [("a",), ("a", 0), ("a", 1), ("a", 1, "b")]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_damaged_positions_are_refused_or_sound(game: str) -> None:
    number = 12 if game == "war" else 40
    batch = inspect_positions(game, number, 1)
    assert batch.breach is None, batch.breach
    assert batch.counts.refused + batch.counts.loaded == number
    assert batch.counts.refused > 0


def test_a_position_that_breaks_a_law_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def blind(game: Any, data: object) -> Any:
        s = game.new(1)
        s.supply[0] += 1
        return s

    real = position_fuzz.real_positions(GAMES["duel"], 0)
    monkeypatch.setattr(position_fuzz, "real_positions", lambda game, seed: real)
    monkeypatch.setattr(position_fuzz, "admit", blind)
    result = fuzz_positions("duel", 5)
    assert result.breach is not None
    assert "another state" in result.breach.fault
    assert result.figures()["faults"] == 1


def test_a_game_that_does_not_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(position_fuzz, "benchmark_of", lambda id: Benchmark(longest_game=1))
    result = fuzz_positions("duel", 60)
    assert result.breach is not None
    assert "does not end" in result.breach.fault


def test_what_broke_is_kept(tmp_path: Path) -> None:
    path = keep_position(Breach(7, "broken", {"coins": 1}), "duel", tmp_path / "deep")
    assert json.loads(path.read_text("utf-8")) == {"coins": 1}


def test_more_burdens_than_the_ring_bearer_can_take_end_a_game_that_loads_again() -> None:
    game = GAMES["tcg"]
    end: dict[str, Any] | None = None
    for seed in range(20):
        for one in real_positions(game, seed):
            if not any(step["step"] == "end-shadows" for step in one["agenda"]):
                continue
            one["agenda"].append({"step": "place-burdens", "count": 135})
            try:
                s = admit(game, one)
            except BadNotation:
                continue
            assert s.outcome is not None
            end = position(game, s)
            break
        if end is not None:
            break
    assert end is not None
    assert load(game, json.loads(json.dumps(end))).outcome is not None


def test_a_card_that_would_bear_itself_is_refused() -> None:
    game = GAMES["tcg"]
    refused = 0
    for one in real_positions(game, 1):
        if one.get("cards") and one["agenda"][-1]["step"] == "fellowship-act":
            one["agenda"].append({"step": "enter", "card": 0, "seat": 0, "discount": 99, "host": 0})
            with pytest.raises(BadNotation):
                admit(game, one)
            refused += 1
    assert refused
