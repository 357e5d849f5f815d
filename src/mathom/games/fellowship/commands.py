"""The command `mathom fellowship`: solve a round, and measure how often rounds are won."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from mathom.bots.hooks import hooks_of
from mathom.bots.solution import Solution
from mathom.cli.bench import write_between
from mathom.cli.files import read_text_file, sensible
from mathom.cli.output import (
    HELP,
    AsJson,
    Language,
    Speaker,
    Workers,
    print_json,
    progress,
    speaking,
    step_of,
)
from mathom.cli.position import position_in
from mathom.engine.errors import BadNotation
from mathom.engine.game import find_game
from mathom.engine.position import load
from mathom.engine.state import State
from mathom.engine.step import decider, play
from mathom.games.fellowship.win_rates import GAME, Rates, check_bots, measure, settings_of, table
from mathom.research.workers import default_workers
from mathom.texts import wording

BEGIN = "<!-- mathom fellowship rates writes from here -->"
END = "<!-- mathom fellowship rates writes up to here -->"
USUAL_BOTS = "random,greedy,search:hard,solver"


def register(app: typer.Typer) -> None:
    group = typer.Typer(help=HELP.text("help-fellowship"))
    group.command("solve", help=HELP.text("help-solve"))(solve)
    group.command("rates", help=HELP.text("help-rates"))(rates)
    app.add_typer(group, name="fellowship")


def solve(
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help=HELP.text("help-solve-file"))
    ] = None,
    at: Annotated[int | None, typer.Option(min=0, help=HELP.text("help-position-at"))] = None,
    chapter: Annotated[str, typer.Option(help=HELP.text("help-solve-chapter"))] = "1",
    players: Annotated[int, typer.Option(help=HELP.text("help-solve-players"))] = 4,
    seed: Annotated[int, typer.Option(min=0, help=HELP.text("help-seed"))] = 0,
    deal: Annotated[bool, typer.Option("--deal", help=HELP.text("help-solve-deal"))] = False,
    seconds: Annotated[
        float, typer.Option(min=0.01, max=3600, help=HELP.text("help-solve-seconds"))
    ] = 2.0,
    json: AsJson = False,
    lang: Language = None,
) -> None:
    with speaking(lang) as speaker:
        s = opened(file, at) if file is not None else dealt(chapter, players, seed, deal)
        if s.outcome is not None:
            raise BadNotation("round-is-over")
        began = time.process_time()
        solution = hooks_of(find_game(GAME)).solve(s, seconds, time.process_time)
        spent = time.process_time() - began
        if json:
            print_json(figures(solution, s, spent))
        else:
            tell(solution, s, speaker)


def opened(file: Path, at: int | None) -> State:
    """The position in a file, or of a record after some moves."""
    with sensible(file):
        data = position_in(read_text_file(file), at)
    if data.get("game") != GAME:
        raise BadNotation("no-solver", game=str(data.get("game")))
    s: State = load(find_game(GAME), data)
    return s


def dealt(chapter: str, players: int, seed: int, from_deal: bool) -> State:
    """A new deal. Heuristics choose characters and exchanges, unless `from_deal` leaves them to the
    solver."""
    game = find_game(GAME)
    hooks = hooks_of(game)
    s: State = game.new(seed, settings_of(chapter), players)
    while not from_deal and s.outcome is None and not hooks.is_puzzle(s):
        play(s, hooks.rollout(s))
    return s


def steps(solution: Solution, s: State) -> list[tuple[str, int]]:
    """The solution with the seat that takes each decision."""
    game = find_game(GAME)
    names = game.seat_names(game.seat_count(s))
    walk = s.clone()
    found: list[tuple[str, int]] = []
    for action in solution.line:
        found.append((names[decider(walk)], action))
        play(walk, action)
    return found


def figures(solution: Solution, s: State, spent: float) -> dict[str, object]:
    words = find_game(GAME).vocabulary
    return {
        "verdict": solution.verdict,
        "nodes": solution.nodes,
        "seconds": round(spent, 3),
        "line": [
            {"seat": seat, "action": words.text(action)} for seat, action in steps(solution, s)
        ],
    }


def tell(solution: Solution, s: State, speaker: Speaker) -> None:
    """Print the verdict and the line of play."""
    words = wording(GAME, speaker.language)
    speaker.say("solve-verdict", verdict=solution.verdict, nodes=solution.nodes)
    for number, (seat, action) in enumerate(steps(solution, s), 1):
        typer.echo(f"{number}. {words.action_line(seat, action)}")


def rates(
    chapters: Annotated[str, typer.Option(help=HELP.text("help-rates-chapters"))] = "1-18",
    players: Annotated[str, typer.Option(help=HELP.text("help-rates-players"))] = "4",
    bots: Annotated[str, typer.Option(help=HELP.text("help-rates-bots"))] = USUAL_BOTS,
    rounds: Annotated[int, typer.Option(min=1, help=HELP.text("help-rates-rounds"))] = 40,
    store: Annotated[Path | None, typer.Option(help=HELP.text("help-rates-store"))] = None,
    write: Annotated[Path | None, typer.Option(help=HELP.text("help-rates-write"))] = None,
    workers: Workers = None,
    lang: Language = None,
) -> None:
    with speaking(lang) as speaker:
        named = [name.strip() for name in bots.split(",")]
        check_bots(named)
        kept = Rates(store)
        todo = [
            (chapter, count, bot)
            for count in numbers(players)
            for chapter in numbers(chapters)
            for bot in named
        ]
        for chapter, count, bot in todo:
            with progress(speaker.text("rates-progress"), rounds) as bar:
                on_round = partial(step_of, bar)
                processes = workers or default_workers()
                measure(kept, str(chapter), count, bot, rounds, processes, on_round)
        if write is not None:
            write_between(write, BEGIN, END, table(kept))
        typer.echo(table(kept))


def numbers(text: str) -> list[int]:
    """Parse numbers and ranges separated by commas, such as `1,3-5`."""
    found: list[int] = []
    for part in text.split(","):
        first, _, last = part.strip().partition("-")
        if not first.isdecimal() or not (last or first).isdecimal():
            raise BadNotation("bad-numbers", text=text)
        found.extend(range(int(first), int(last or first) + 1))
    return found
