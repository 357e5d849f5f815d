"""Measure how often rounds of the Fellowship are won, by chapter, number of players and bot.

All bots play the same deals, and the solver tells which deals can be won. Results are stored in a
file, so a long measurement can be interrupted and resumed.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

import mathom.games  # noqa: F401  (registers the games)
from mathom.bots.hooks import hooks_of
from mathom.bots.levels import make_bot
from mathom.bots.solution import LOST, UNDECIDED, WINNABLE
from mathom.engine.errors import BadNotation
from mathom.engine.game import Game, find_game
from mathom.engine.perspective import Perspective
from mathom.engine.state import State
from mathom.engine.step import act, decider
from mathom.research.simulate import derived_seed, wilson
from mathom.research.workers import spread, stop_if_cancelled

GAME = "fellowship"
SOLVER = "solver"
SOLVER_SECONDS = 2.0
BATCHES = 20
"""How often at most results are stored during one measurement."""


@dataclass
class Cell:
    """The result for a chapter, a number of players and a bot: rounds played, rounds won, and
    rounds that the solver left undecided."""

    chapter: str
    players: int
    bot: str
    rounds: int = 0
    won: int = 0
    undecided: int = 0

    @property
    def share(self) -> float:
        """The share of rounds won, or winnable."""
        return self.won / self.rounds if self.rounds else 0.0

    @property
    def bound(self) -> float:
        """The share if every undecided round could be won."""
        return (self.won + self.undecided) / self.rounds if self.rounds else 1.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the share."""
        return wilson(self.share, self.rounds)

    def count(self, verdict: str) -> None:
        self.rounds += 1
        self.won += verdict == WINNABLE
        self.undecided += verdict == UNDECIDED


class Rates:
    """All cells and the file that stores them."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        self.cells: dict[tuple[str, int, str], Cell] = {}
        if file is not None and file.exists():
            for data in json.loads(file.read_text("utf-8")):
                cell = Cell(**data)
                self.cells[cell.chapter, cell.players, cell.bot] = cell

    def cell(self, chapter: str, players: int, bot: str) -> Cell:
        """The cell, empty if nothing was measured yet."""
        return self.cells.setdefault((chapter, players, bot), Cell(chapter, players, bot))

    def keep(self) -> None:
        """Write the cells to the file, one on each line."""
        if self.file is not None:
            lines = [json.dumps(asdict(cell)) for cell in self.measured()]
            self.file.write_text("[\n " + ",\n ".join(lines) + "\n]\n", "utf-8")

    def measured(self) -> list[Cell]:
        """The cells with at least one round, sorted."""
        order = find_game(GAME).options[0].values
        found = [cell for cell in self.cells.values() if cell.rounds]
        found.sort(key=lambda cell: (cell.players, order.index(cell.chapter), cell.bot))
        return found


def settings_of(chapter: str) -> list[int]:
    """The settings for a chapter."""
    return find_game(GAME).parse_settings({"chapter": chapter})


def check_bots(bots: Iterable[str]) -> None:
    """Refuse unknown bots."""
    for bot in bots:
        if bot != SOLVER:
            make_bot(bot, find_game(GAME), 0, time.process_time)


def one_round(chapter: str, players: int, bot: str, index: int) -> str:
    """Whether a deal is won, or for the solver, can be won."""
    game = find_game(GAME)
    s: State = game.new(derived_seed("rates", index), settings_of(chapter), players)
    if bot == SOLVER:
        return hooks_of(game).solve(s, SOLVER_SECONDS, time.process_time).verdict
    seats = [
        make_bot(bot, game, derived_seed("rates", bot, index, seat), time.process_time)
        for seat in range(players)
    ]
    first = hooks_of(game).stretch(s)
    while s.outcome is None and hooks_of(game).stretch(s) == first:
        stop_if_cancelled()
        seat = decider(s)
        act(s, seats[seat].choose(Perspective(game, s, seat)), seat)
    return WINNABLE if is_won(game, s, first) else LOST


def is_won(game: Game[State], s: State, first: int) -> bool:
    """Whether the first round was won."""
    return hooks_of(game).stretch(s) != first or (s.outcome is not None and bool(s.outcome.winners))


def measure(
    rates: Rates,
    chapter: str,
    players: int,
    bot: str,
    rounds: int,
    workers: int = 1,
    on_round: Callable[[], object] = lambda: None,
) -> Cell:
    """Play until a cell has this many rounds."""
    if players not in find_game(GAME).seats:
        raise BadNotation("wrong-seats", seats=players, known="1 2 3 4")
    cell = rates.cell(chapter, players, bot)
    task = partial(one_round, chapter, players, bot)
    size = max(10, rounds // BATCHES)
    while cell.rounds < rounds:
        batch = range(cell.rounds, min(rounds, cell.rounds + size))
        for verdict in list(spread(task, batch, workers)):
            cell.count(verdict)
            on_round()
        rates.keep()
    return cell


def table(rates: Rates) -> str:
    """All cells as a Markdown table: a row for each chapter and number of players. Beside the
    solver stand the quotients of the bots, and after the chapters their means."""
    cells = rates.measured()
    bots = sorted({cell.bot for cell in cells}, key=lambda bot: (bot == SOLVER, bot))
    bots.sort(key=lambda bot: ("random", "greedy").index(bot) if bot in ("random", "greedy") else 2)
    compared = [bot for bot in bots if bot not in ("random", SOLVER)] if SOLVER in bots else []
    heads = ["players", "chapter", *bots, *[f"{bot} / {SOLVER}" for bot in compared]]
    lines = [f"| {' | '.join(heads)} |", f"|{'---:|' * len(heads)}"]
    for players in dict.fromkeys(cell.players for cell in cells):
        chapters = list(dict.fromkeys(c.chapter for c in cells if c.players == players))
        for chapter in chapters:
            row = [rates.cell(chapter, players, bot) for bot in bots]
            shown = [
                *map(cell_text, row),
                *[two_places(quotient(rates, c)) for c in row if c.bot in compared],
            ]
            lines.append(f"| {players} | {chapter} | {' | '.join(shown)} |")
        if compared and len(chapters) > 1:
            means = [two_places(mean_quotient(rates, players, chapters, b)) for b in compared]
            lines.append(f"| {players} | mean | {'| ' * len(bots)}{' | '.join(means)} |")
    return "\n".join(lines)


def quotient(rates: Rates, cell: Cell) -> float | None:
    """The share that a bot won of what the solver can win. A deal that the solver left undecided
    counts as one that can be won, so the quotient is rather too small."""
    solver = rates.cell(cell.chapter, cell.players, SOLVER)
    if not cell.rounds or not solver.rounds or not solver.bound:
        return None
    return cell.share / solver.bound


def mean_quotient(rates: Rates, players: int, chapters: list[str], bot: str) -> float | None:
    """The mean of the quotients over chapters; nothing if one of them was not measured."""
    found = [quotient(rates, rates.cell(chapter, players, bot)) for chapter in chapters]
    known = [one for one in found if one is not None]
    return sum(known) / len(known) if len(known) == len(found) else None


def two_places(number: float | None) -> str:
    """A quotient as text."""
    return "–" if number is None else f"{number:.2f}"


def cell_text(cell: Cell) -> str:
    """A cell as text: the share, its interval and the number of rounds."""
    if not cell.rounds:
        return "–"
    if cell.bot == SOLVER:
        share = f"{cell.share:.0%}"
        if cell.undecided:
            share += f" to {cell.bound:.0%}"
        decided = 1 - cell.undecided / cell.rounds
        return f"{share} of {cell.rounds}, {decided:.0%} decided"
    low, high = cell.interval
    return f"{cell.share:.1%} ({low:.1%} – {high:.1%}) of {cell.rounds}"
