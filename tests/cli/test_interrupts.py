"""Ctrl-C reaches a command and all of its processes at once: one line, exit code 130."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from tests.cli.running import mathom

PATIENCE = 120.0
BOTS = "search:3000,search:3000"

needs_proc = pytest.mark.skipif(
    not Path(f"/proc/self/task/{os.getpid()}/children").exists(),
    reason="needs a system that tells the children of a process",
)


def has_young_worker(process: int) -> bool:
    """Whether a command has started a worker in which Python already runs. On a busy machine it may
    be past its beginning, and ignore Ctrl-C already."""
    threads = Path(f"/proc/{process}/task").iterdir()
    children = [
        child
        for thread in threads
        for child in process_file(f"{process}/task/{thread.name}", "children").split()
    ]
    return any(
        "spawn_main" in process_file(child, "cmdline") and runs_python(child) for child in children
    )


def process_file(process: str, file: str) -> str:
    """What the system tells of a process, nothing if it is gone."""
    try:
        return Path(f"/proc/{process}/{file}").read_text()
    except OSError:
        return ""


def runs_python(process: str) -> bool:
    """Whether Ctrl-C is handled, as it is when Python begins to run, or ignored, as it is later."""
    masks = re.findall(r"Sig(?:Cgt|Ign):\s*(\w+)", process_file(process, "status"))
    return any(int(mask, 16) >> (signal.SIGINT - 1) & 1 for mask in masks)


def interrupted_at_first_worker(*words: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a terminal of its own, and press Ctrl-C as soon as it has a worker, which
    is then still importing what it needs."""
    running = subprocess.Popen(
        [sys.executable, "-m", "mathom", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear_interrupts,
        env={**os.environ, "MATHOM_LANG": "en", "MATHOM_BOT_PROCESSES": "1"},
    )
    try:
        deadline = time.monotonic() + PATIENCE
        while not has_young_worker(running.pid):
            assert running.poll() is None, running.communicate()
            assert time.monotonic() < deadline
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=PATIENCE)
    finally:
        kill_group(running.pid)
    return subprocess.CompletedProcess(words, running.returncode, out, err)


def kill_group(leader: int) -> None:
    """Leave nothing running, whatever has failed."""
    with suppress(ProcessLookupError):
        os.killpg(leader, signal.SIGKILL)


def hear_interrupts() -> None:
    """A process that was started in the background may have been told to ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@needs_proc
def test_a_simulation_ends_with_a_line_and_its_workers_say_nothing() -> None:
    ran = interrupted_at_first_worker(
        *("simulate", "duel", "--bots", BOTS, "--games", "40", "--workers", "2")
    )
    assert (ran.returncode, ran.stderr) == (130, "")
    assert ran.stdout.startswith("Interrupted after 0 games.\n")


@needs_proc
def test_an_arena_ends_with_a_line_and_its_workers_say_nothing(tmp_path: Path) -> None:
    file = str(tmp_path / "arena.jsonl")
    ran = interrupted_at_first_worker(
        *("arena", "duel", "--bots", BOTS.replace("3000", "3001", 1), "--games", "40"),
        *("--workers", "2", "--file", file),
    )
    assert (ran.returncode, ran.stderr) == (130, "")
    assert ran.stdout.startswith("Interrupted after 0 games.\n")


@needs_proc
@pytest.mark.parametrize("kind", [["--games", "4000"], ["--positions", "4000"]])
def test_fuzzing_ends_with_a_line_and_its_workers_say_nothing(
    kind: list[str], tmp_path: Path
) -> None:
    ran = interrupted_at_first_worker(
        *("fuzz", "war", *kind, "--workers", "2", "--out", str(tmp_path))
    )
    assert (ran.returncode, ran.stderr) == (130, "")
    assert ran.stdout.startswith("Interrupted after 0 games.\n")


@needs_proc
def test_the_bots_of_a_server_say_nothing_when_it_is_interrupted(tmp_path: Path) -> None:
    database = str(tmp_path / "mathom.sqlite3")
    ran = interrupted_at_first_worker(
        *("serve", "--no-open", "--port", "0", "--database", database)
    )
    assert ran.returncode == 0
    assert "Traceback" not in ran.stdout + ran.stderr
    assert "KeyboardInterrupt" not in ran.stderr


def test_any_other_command_ends_with_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("mathom.cli.bench.run_bench", interrupted)
    ran = mathom("bench", "duel")
    assert (ran.code, ran.out, ran.err) == (130, "", "Interrupted.\n")
    assert mathom("bench", "duel", language="it").err == "Interrotto.\n"
    assert mathom("bench", "duel", language="sv").err == "Avbrutet.\n"
