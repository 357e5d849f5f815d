"""Bots that are programs: they play, and when they cannot, they lose that game and nothing else."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

import pytest
from tests.cli.running import mathom as command

import mathom
from mathom.engine.errors import BadNotation
from mathom.research.outside_bot import ProgramBot, Spec
from mathom.research.simulate import make_plan, play_game, simulate

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"
PATIENCE = 120.0

ANSWERING = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "table" and message["table"]["your_turn"]:
        seq, offers = message["seq"], message["screen"]["offers"]
        {answer}
        sys.stdout.flush()
"""
LEGAL = 'print(json.dumps({"type": "act", "seq": seq, "action": offers[0]["action"]}))'


def program(folder: Path, answer: str, seconds: str = "600s") -> str:
    """The name of a bot that answers so."""
    file = folder / "bot.py"
    file.write_text(ANSWERING.replace("{answer}", answer), "utf-8")
    return f"program:{seconds}:{file}"


def test_the_example_is_forty_lines_and_plays_any_game() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 40
    plan = make_plan("duel", [f"program:600s:{EXAMPLE}", "random"], seed=3, swap=True)
    first, again = (simulate(plan, 2) for _ in range(2))
    assert first.games == 2
    assert not any(reason.startswith("program") for reason in first.reasons)
    assert first.endings == again.endings
    partner = make_plan("fellowship", [f"program:600s:{EXAMPLE}", "random", "random"], seed=3)
    assert not play_game(partner, 0).reason.startswith("program")


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("sys.exit(1)", "program-crashed"),
        ("raise ValueError", "program-crashed"),
        ("import time; time.sleep(60)", "program-timed-out"),
        ("while True: print('what?')", "program-nonsense"),
        ("print('x' * 100000)", "program-nonsense"),
        (
            'for _ in range(4): print(json.dumps({"type": "act", "seq": seq, "action": 353}))',
            "program-nonsense",
        ),
    ],
)
def test_a_program_that_cannot_go_on_has_lost_that_game(
    answer: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds = "600s"
    if "sleep" in answer:
        monkeypatch.setattr("mathom.research.outside_bot.START_SECONDS", 0.5)
        seconds = "0.1s"
    plan = make_plan("duel", ["random", program(tmp_path, answer, seconds)])
    ending = play_game(plan, 0)
    assert (ending.winners, ending.reason, ending.worth) == ((0,), reason, (1.0, 0.0))


def test_partners_of_a_program_that_crashes_lose_with_it(tmp_path: Path) -> None:
    bots = ["random", "random", program(tmp_path, "sys.exit(3)")]
    ending = play_game(make_plan("fellowship", bots), 0)
    assert (ending.winners, ending.worth) == ((), (0.0, 0.0, 0.0))


def test_a_refused_answer_may_be_given_again(tmp_path: Path) -> None:
    answer = (
        'print("no json"); print(json.dumps({"type": "act", "seq": 99, "action": 1})); '
        'print(json.dumps({"type": "ping"})); '
        'print(json.dumps({"type": "why", "action": "done"})); ' + LEGAL
    )
    bot = ProgramBot(program(tmp_path, answer), 1)
    match = mathom.new("duel")
    try:
        assert bot.choose(match.perspective()) == match.legal()[0]
    finally:
        bot.close()


def test_a_program_is_told_all_that_its_seat_may_know_and_no_more(tmp_path: Path) -> None:
    received = tmp_path / "heard"
    bot = ProgramBot(program(tmp_path, f"open({str(received)!r}, 'a').write(line); {LEGAL}"), 1)
    match = mathom.new("fellowship", seed=2, seats=4)
    try:
        bot.choose(match.perspective())
    finally:
        bot.close()
    message = json.loads(received.read_text("utf-8"))
    assert message["screen"]["view"] == match.view(match.decider)
    assert [offer["action"] for offer in message["screen"]["offers"]] == match.legal()
    assert message["table"]["deciding"] == [match.decider]


def test_a_program_and_what_it_started_are_gone_after_the_game(tmp_path: Path) -> None:
    note = tmp_path / "child"
    start = (
        "import subprocess, os; "
        f"child = subprocess.Popen([{sys.executable!r}, '-c', 'import time; time.sleep(99)']); "
        f"open({str(note)!r}, 'w').write(str(child.pid)); {LEGAL}; sys.stdout.flush(); "
        "import time; time.sleep(99)"
    )
    bot = ProgramBot(program(tmp_path, start), 1)
    bot.choose(mathom.new("duel").perspective())
    child = int(note.read_text("utf-8"))
    bot.close()
    limit = time.monotonic() + PATIENCE
    while lives(child):
        assert time.monotonic() < limit, "the child lives on"
        time.sleep(0.05)


def lives(process: int) -> bool:
    """Whether a process is there, and not only waiting to be forgotten."""
    try:
        os.kill(process, 0)
        return Path(f"/proc/{process}/stat").read_text("utf-8").split()[2] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("program:", "no-program"),
        ("program:./nowhere.py", "file-missing"),
        ("program:no-such-thing-here", "no-such-program"),
    ],
)
def test_a_program_that_is_not_there_is_refused_before_the_first_game(
    spec: str, reason: str
) -> None:
    with pytest.raises(BadNotation, match=reason):
        make_plan("duel", ["random", spec])


def test_a_name_may_say_how_long_a_decision_takes() -> None:
    assert Spec(f"program:2.5s:{EXAMPLE} --deep").seconds == 2.5
    assert Spec(f"program:2.5s:{EXAMPLE} --deep").command[1:] == [str(EXAMPLE), "--deep"]
    assert Spec(f"program:{EXAMPLE}").seconds == 10.0


def test_simulate_tells_that_a_program_has_forfeited(tmp_path: Path) -> None:
    bots = f"random,{program(tmp_path, 'sys.exit(1)')}"
    ran = command("simulate", "duel", "--bots", bots, "--games", 1, "--workers", 1)
    assert "forfeited" in ran.out
