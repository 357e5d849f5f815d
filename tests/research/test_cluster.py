"""The arena on Ray: several nodes, the same results, and a dead worker costs only another try."""

from __future__ import annotations

from pathlib import Path

import pytest
import ray

from mathom.engine.errors import BadNotation
from mathom.research.arena import local, make_arena, run_arena
from mathom.research.cluster import connected, nodes_here, on_ray
from mathom.research.scaling import comparable

# Kills the process that plays the game, the first time that it is started.
KILLER = """
import os, signal
from pathlib import Path
died = Path(__file__).with_name("died")
try:
    died.touch(exist_ok=False)
except FileExistsError:
    exec(Path(EXAMPLE).read_text("utf-8"))
else:
    os.kill(os.getppid(), signal.SIGKILL)
"""
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"


@pytest.mark.long
def test_two_nodes_give_what_one_process_gives_though_a_worker_dies(tmp_path: Path) -> None:
    killer = tmp_path / "killer.py"
    killer.write_text(KILLER.replace("EXAMPLE", repr(str(EXAMPLE))), "utf-8")
    arena = make_arena("duel", seed=4)
    # Ten minutes for a decision: on a busy machine a program may be slow to start.
    bots = ["random", f"program:600s:{killer}"]
    with nodes_here(2) as address:
        with connected(address):
            assert len([node for node in ray.nodes() if node["Alive"]]) == 2
            far = run_arena(arena, bots, 4, tmp_path / "far", on_ray(address))
        assert (tmp_path / "died").exists()
    near = run_arena(arena, bots, 4, tmp_path / "near", local(1))
    assert len(far.results) == 4
    assert not any(result.reason.startswith("program") for result in far.results)
    assert comparable(far.ordered()) == comparable(near.ordered())
    assert far.figures() == near.figures()


def test_a_cluster_that_is_not_there_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def refuse(**arguments: object) -> None:
        raise ConnectionError("nobody there")

    monkeypatch.setattr(ray, "init", refuse)
    with pytest.raises(BadNotation, match="no-cluster"):
        run_arena(make_arena("duel"), ["random", "greedy"], 2, tmp_path / "f", on_ray("here:1"))
