"""Matches between bots: many seeded games, and their statistics."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from hashlib import blake2b
from math import sqrt
from pathlib import Path
from typing import Any

from mathom.bots.bot import Bot
from mathom.bots.hooks import hooks_of
from mathom.engine.errors import BadNotation, RulesBug
from mathom.engine.game import Game, find_game
from mathom.engine.perspective import Perspective
from mathom.engine.record import Record, Recorder
from mathom.engine.state import Outcome, State
from mathom.engine.step import act, decider
from mathom.research.old_version import VOID, OldVersionBot, Void
from mathom.research.outside_bot import Forfeit
from mathom.research.players import check_player, make_player, named, seated, tell_the_end
from mathom.research.workers import spread, stop_if_cancelled

NORMAL_95 = 1.959964
"""95 % of a normal distribution lie within this many standard deviations."""


@dataclass(frozen=True)
class Plan:
    """Everything that determines the games of a simulation, except their number."""

    game: str
    bots: tuple[str, ...]
    seed: int
    swap: bool
    settings: tuple[int, ...]

    def deal_seed(self, index: int) -> int:
        """The seed of a game; with swapped seats every bot plays each deal from each seat."""
        deal = index // len(self.bots) if self.swap else index
        return derived_seed(self.seed, "deal", deal)

    def bot_at(self, seat: int, index: int) -> int:
        """The index of the bot in a seat."""
        return (seat + index) % len(self.bots) if self.swap else seat


@dataclass(frozen=True)
class Ending:
    """How a game ended: the winning seats, the reason, and the value for each bot."""

    winners: tuple[int, ...]
    reason: str
    worth: tuple[float, ...]
    rounds: int = 0
    rounds_won: int = 0
    record: str = ""
    """Its record, if it was kept."""
    number: int = 0
    """Which game of the simulation it is, from 1."""


@dataclass
class Tally:
    """The results of one bot."""

    bot: str
    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def games(self) -> int:
        """The number of games played."""
        return self.wins + self.draws + self.losses

    @property
    def score(self) -> float:
        """The share of points; a shared victory is half a point."""
        return (self.wins + self.draws / 2) / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the score."""
        return wilson(self.score, self.games)

    def count(self, worth: float) -> None:
        """Add a game with this value."""
        if worth >= 1.0:
            self.wins += 1
        elif worth <= 0.0:
            self.losses += 1
        else:
            self.draws += 1


@dataclass
class SimulationResult:
    """The results of the finished games of a simulation."""

    game: str
    bots: list[Tally]
    endings: Counter[tuple[tuple[int, ...], str]] = field(default_factory=Counter)
    rounds: int = 0
    rounds_won: int = 0
    seconds: float = 0.0
    interrupted: bool = False
    void: int = 0
    """Games that a bot of another version could not follow; they count nowhere else."""

    @property
    def games(self) -> int:
        """The number of finished games."""
        return self.endings.total()

    @property
    def games_per_s(self) -> float:
        """Games per second."""
        return self.games / self.seconds if self.seconds else 0.0

    @property
    def rounds_share(self) -> float:
        """The share of rounds won, in a game that counts rounds."""
        return self.rounds_won / self.rounds if self.rounds else 0.0

    @property
    def reasons(self) -> dict[str, int]:
        """The number of games by reason, the most frequent first."""
        found: Counter[str] = Counter()
        for (_, reason), count in sorted(self.endings.items()):
            found[reason] += count
        return dict(found.most_common())

    def add(self, ending: Ending) -> None:
        """Add a game."""
        if ending.reason == VOID:
            self.void += 1
            return
        self.endings[ending.winners, ending.reason] += 1
        self.rounds += ending.rounds
        self.rounds_won += ending.rounds_won
        for tally, worth in zip(self.bots, ending.worth, strict=True):
            tally.count(worth)

    def figures(self) -> dict[str, object]:
        """The figures as JSON."""
        return {
            "games": self.games,
            **({"void": self.void} if self.void else {}),
            **({"rounds": self.rounds_json()} if self.rounds else {}),
            "bots": [tally_json(tally) for tally in self.bots],
            "reasons": self.reasons,
            "games_per_s": round(self.games_per_s, 3),
        }

    def rounds_json(self) -> dict[str, object]:
        """The rounds of a cooperative game."""
        return {
            "played": self.rounds,
            "won": self.rounds_won,
            "share": round(self.rounds_share, 4),
            "ci95": [round(bound, 4) for bound in wilson(self.rounds_share, self.rounds)],
        }


def tally_json(tally: Tally) -> dict[str, object]:
    """One bot's figures."""
    return {
        "bot": tally.bot,
        "wins": tally.wins,
        "draws": tally.draws,
        "losses": tally.losses,
        "score": round(tally.score, 4),
        "ci95": [round(bound, 4) for bound in tally.interval],
    }


def wilson(share: float, games: int) -> tuple[float, float]:
    """The Wilson interval, which is reliable near 0 and 1 and for few games."""
    if games == 0:
        return 0.0, 1.0
    square = NORMAL_95 * NORMAL_95
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = NORMAL_95 / (1 + square / games)
    reach *= sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def derived_seed(*parts: object) -> int:
    """A 64-bit seed that depends on all parts."""
    text = "/".join(str(part) for part in parts)
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def keep_record(folder: Path | None, name: str, text: str) -> None:
    """Write a record into a folder, if there is one."""
    if folder is not None and text:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.record").write_text(text, "utf-8")


def make_plan(
    game: str,
    bots: Sequence[str | type],
    *,
    seed: int = 0,
    swap: bool = False,
    options: Mapping[str, str] | None = None,
    players: int | None = None,
) -> Plan:
    """A plan; unknown games, bots and options are refused. A bot is a name or a class of your own.
    With a number of players, one bot takes every seat, and more bots must be that many."""
    found = find_game(game)
    specs = [named(bot) for bot in bots]
    if players is not None and len(specs) == 1:
        specs = specs * players
    if len(specs) not in found.seats:
        raise BadNotation("wrong-bots", bots=len(specs), known=" ".join(map(str, found.seats)))
    if players is not None and len(specs) != players:
        raise BadNotation("bots-for-players", bots=len(specs), players=players)
    for spec in specs:
        check_player(spec, found)
    settings = found.parse_settings(dict(options or {}))
    return Plan(game, tuple(specs), seed, swap, tuple(settings))


def play_game(plan: Plan, index: int, keep: bool = False) -> Ending:
    """Play one game of a simulation, and keep its record if asked to.

    Bots with a time budget count the CPU time of their own process, so a busy machine makes a
    simulation slower but no bot weaker.
    """
    game = find_game(plan.game)
    seats = range(len(plan.bots))
    names = [plan.bots[plan.bot_at(seat, index)] for seat in seats]
    players = [
        make_player(name, game, derived_seed(plan.seed, "bot", index, plan.bot_at(seat, index)))
        for seat, name in enumerate(names)
    ]
    deal, settings = plan.deal_seed(index), list(plan.settings)
    record = record_of(game, settings, deal, names) if keep else None
    s, outcome = play_to_end(game, deal, settings, players, record=record)
    worth = {plan.bot_at(seat, index): game.worth(outcome, seat) for seat in seats}
    rounds = hooks_of(game).stretch(s) if game.cooperative else 0
    won = rounds if outcome.winners else max(0, rounds - 1)
    points = tuple(worth[bot] for bot in seats)
    text = record.text() if record is not None else ""
    return Ending(outcome.winners, outcome.reason, points, rounds, won, text, index + 1)


def record_of(game: Game[Any], settings: list[int], seed: int, names: Sequence[str]) -> Record:
    """An empty record of a game between bots."""
    record = Record(game, settings, len(names), seed)
    record.players = list(names)
    return record


def play_to_end(
    game: Game[Any],
    seed: int,
    settings: list[int],
    players: list[Bot],
    thinking: Thinking | None = None,
    record: Record | None = None,
) -> tuple[State, Outcome]:
    """The last state and the ending; a record, if there is one, is filled. A program that cannot go
    on has lost to all others, or together with all its partners. A game that another version could
    not follow is void, and nobody has won it."""
    recorder: Recorder | None = None
    if record is None and any(isinstance(player, OldVersionBot) for player in players):
        record = Record(game, settings, len(players), seed)
    if record is not None:
        recorder = Recorder(record)
    s: State = game.new(seed, settings, len(players)) if recorder is None else recorder.s
    with seated(players):
        try:
            play_out(game, s, players, recorder, thinking)
        except Forfeit as forfeit:
            others = tuple(seat for seat in range(len(players)) if seat != forfeit.seat)
            return s, Outcome(() if game.cooperative else others, forfeit.reason)
        except Void:
            return s, Outcome((), VOID)
        tell_the_end(game, s, players)
    return s, ending_of(s)


def ending_of(s: State) -> Outcome:
    """The ending of a finished game."""
    if s.outcome is None:
        raise RulesBug("game-not-over")
    return s.outcome


@dataclass
class Thinking:
    """The CPU seconds and decisions of each seat."""

    seconds: list[float]
    decisions: list[int]


def play_out(
    game: Game[Any],
    s: State,
    players: list[Bot],
    recorder: Recorder | None = None,
    thinking: Thinking | None = None,
) -> None:
    """Let the players, one per seat, play a game to its end. Bots of another version need its
    record."""
    for player in players:
        if isinstance(player, OldVersionBot) and recorder is not None:
            player.follow(recorder.record)
    while s.outcome is None:
        stop_if_cancelled()
        seat = decider(s)
        began = spent(players[seat])
        action = players[seat].choose(Perspective(game, s, seat))
        if thinking is not None:
            thinking.seconds[seat] += spent(players[seat]) - began
            thinking.decisions[seat] += 1
        if recorder is None:
            act(s, action, seat)
        else:
            recorder.act(action, seat)


def spent(player: Bot) -> float:
    """The CPU seconds that a player has used: a bot of another version counts its own."""
    return player.seconds if isinstance(player, OldVersionBot) else time.process_time()


def simulate(
    plan: Plan,
    games: int,
    *,
    workers: int = 1,
    on_game: Callable[[], object] = lambda: None,
    records: Path | None = None,
) -> SimulationResult:
    """Play the games of a plan; if interrupted, return the finished ones. Their records are kept
    in a folder, if one is named.

    The results do not depend on the number of workers, unless a bot has a time budget.
    """
    result = SimulationResult(plan.game, [Tally(bot) for bot in plan.bots])
    began = time.perf_counter()
    try:
        task = partial(play_game, plan, keep=records is not None)
        with closing(spread(task, range(games), workers)) as endings:
            count_all(result, endings, on_game, records)
    except KeyboardInterrupt:
        result.interrupted = True
    result.seconds = time.perf_counter() - began
    return result


def count_all(
    result: SimulationResult,
    endings: Iterable[Ending],
    on_game: Callable[[], object],
    records: Path | None = None,
) -> None:
    """Add the games to the result as they end, and their records to a folder."""
    for ending in endings:
        result.add(ending)
        keep_record(records, f"{result.game}-{ending.number}", ending.record)
        on_game()
