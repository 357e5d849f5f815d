"""The arena: every bot against every other, on the same deals from both seats, with ratings.

Results are stored in one file, one game per line, so an interrupted arena can continue, and bots or
games can be added later. A game depends only on the file's first line and the bots, so results are
the same in any order and on any machine.

In a cooperative game there are no opponents: each bot plays all seats of each deal, and two bots
are compared by how many of the same deals they won. There are no ratings then, only shares of
victories.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from functools import partial
from hashlib import blake2b
from itertools import combinations
from math import sqrt
from pathlib import Path
from typing import Any

from mathom.engine.errors import BadNotation
from mathom.engine.game import FreeOption, find_game
from mathom.research.old_version import VOID
from mathom.research.players import check_player, file_of, make_player, named
from mathom.research.simulate import (
    NORMAL_95,
    Tally,
    Thinking,
    derived_seed,
    keep_record,
    play_to_end,
    record_of,
)
from mathom.research.workers import spread
from mathom.skill import Skill, after_game

FORMAT = 1

Engine = Callable[[Callable[["Bout"], "Result"], list["Bout"]], Generator["Result", None, None]]
"""Plays bouts somewhere, and yields the results as they arrive."""


@dataclass(frozen=True)
class Arena:
    """What all games of a file have in common."""

    game: str
    seed: int = 0
    players: int = 2
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def together(self) -> bool:
        """Whether the game is cooperative."""
        return find_game(self.game).cooperative

    def settings(self, deal: int) -> list[int]:
        """The settings of a deal. An option with several values takes them in turn."""
        return find_game(self.game).parse_settings(
            {name: nth(self.values(name), deal) for name in self.options}
        )

    def values(self, name: str) -> list[str]:
        """The values that an option takes in turn."""
        known = {option.id: option for option in find_game(self.game).options}
        text = self.options[name]
        return [text] if isinstance(known.get(name), FreeOption) else text.split(",")

    def head(self) -> dict[str, Any]:
        """The first line of the file."""
        return {"arena": FORMAT, **asdict(self), "rules": find_game(self.game).rules_version}


def nth(values: list[str], number: int) -> str:
    """An item of a list by number, starting again after the last."""
    return values[number % len(values)].strip()


@dataclass(frozen=True)
class Bout:
    """One game: the bots in the seats, and the number of the deal."""

    deal: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Result:
    """How a bout ended, and its value for each seat."""

    bout: Bout
    winners: tuple[int, ...]
    reason: str
    worth: tuple[float, ...]
    seconds: float = 0.0
    thinking: tuple[float, ...] = ()
    """The CPU seconds of each seat."""
    decisions: tuple[int, ...] = ()
    files: Mapping[str, str] = field(default_factory=dict, compare=False)
    """By the name of a bot that is a file: a hash of that file."""
    record: str = field(default="", compare=False)
    """The record, if it was kept; it has a file of its own."""

    def line(self) -> str:
        """The result as a line of the file."""
        return json.dumps(
            {
                "deal": self.bout.deal,
                "bots": self.bout.bots,
                "winners": self.winners,
                "reason": self.reason,
                "worth": self.worth,
                "seconds": round(self.seconds, 3),
                "thinking": [round(seconds, 4) for seconds in self.thinking],
                "decisions": self.decisions,
                **({"files": dict(self.files)} if self.files else {}),
            }
        )


def make_arena(
    game: str,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    players: int | None = None,
) -> Arena:
    """An arena; an unknown game or option is refused."""
    found = find_game(game)
    seats = players or found.usual_seats
    if seats not in found.seats or (seats != 2 and not found.cooperative):
        known = found.seats if found.cooperative else [2]
        raise BadNotation("wrong-seats", seats=seats, known=" ".join(map(str, known)))
    made = Arena(game, seed, seats, dict(options or {}))
    for turn in range(max([len(made.values(name)) for name in made.options], default=1)):
        made.settings(turn)
    return made


def bouts(arena: Arena, bots: Sequence[str], games: int) -> list[Bout]:
    """All games to play: this many for each pair of bots, each deal from both seats; in a
    cooperative game, this many for each bot. They are sorted by deal, so that an early stop is
    fair."""
    check_bots(arena, bots)
    if arena.together:
        return [Bout(deal, (bot,) * arena.players) for deal in range(games) for bot in bots]
    return [
        Bout(index // 2, pair if index % 2 == 0 else (pair[1], pair[0]))
        for index in range(games)
        for pair in combinations(bots, 2)
    ]


def check_bots(arena: Arena, bots: Sequence[str]) -> None:
    """Refuse unknown bots, bots named twice, and too few bots."""
    for bot in bots:
        check_player(bot, find_game(arena.game))
    if len(set(bots)) < len(bots) or len(bots) < 2:
        raise BadNotation("arena-bots", bots=len(set(bots)))


def play_bout(arena: Arena, bout: Bout, keep: bool = False) -> Result:
    """Play one game, and keep its record if asked to."""
    began = time.perf_counter()
    game = find_game(arena.game)
    players = [
        make_player(bot, game, derived_seed(arena.seed, "bot", bout.deal, seat, bot))
        for seat, bot in enumerate(bout.bots)
    ]
    deal = derived_seed(arena.seed, "deal", bout.deal)
    seats = len(players)
    thinking = Thinking([0.0] * seats, [0] * seats)
    settings = arena.settings(bout.deal)
    record = record_of(game, settings, deal, bout.bots) if keep else None
    _, ending = play_to_end(game, deal, settings, players, thinking, record)
    worth = tuple(game.worth(ending, seat) for seat in range(len(players)))
    seconds = time.perf_counter() - began
    return Result(
        bout,
        ending.winners,
        ending.reason,
        worth,
        seconds,
        tuple(thinking.seconds),
        tuple(thinking.decisions),
        hashes_of(bout.bots),
        record.text() if record is not None else "",
    )


def record_name(arena: Arena, bout: Bout) -> str:
    """The name of the file of a record: the game, the deal and the bots in their seats."""
    bots = [re.sub(r"[^A-Za-z0-9.]+", "-", bot).strip("-") for bot in bout.bots]
    return f"{arena.game}-{bout.deal + 1}-{'-'.join(bots)}"[:120]


def hashes_of(bots: Iterable[str]) -> dict[str, str]:
    """The hash of the file of each bot that is one."""
    files = {bot: file_of(bot) for bot in bots}
    return {
        bot: blake2b(file.read_bytes(), digest_size=8).hexdigest()
        for bot, file in files.items()
        if file is not None
    }


def check_unchanged(bots: Iterable[str], results: Iterable[Result]) -> None:
    """Refuse a bot whose file is another one than in the stored results."""
    now = hashes_of(bots)
    for result in results:
        for bot, before in result.files.items():
            if now.get(bot, before) != before:
                raise BadNotation("bot-changed", bot=bot)


class ResultsFile:
    """The file: a first line that says what is played, then one line per game."""

    def __init__(self, path: Path, arena: Arena) -> None:
        self.path = path
        self.arena = arena

    def results(self) -> list[Result]:
        """The stored results. An incomplete last line is ignored."""
        if not self.path.exists():
            return []
        lines = self.path.read_text("utf-8").split("\n")
        if lines == [""]:
            return []
        if read_arena(self.path) != self.arena:
            raise BadNotation("other-arena", file=str(self.path))
        return [read_result(self.path, at, line) for at, line in enumerate(lines[1:-1], 2)]

    def keep(self, results: Iterable[Result]) -> Iterator[Result]:
        """Append results as they arrive; each is written before the next one is awaited."""
        self.repair_file()
        with self.path.open("a", encoding="utf-8") as file:
            for result in results:
                file.write(result.line() + "\n")
                file.flush()
                yield result

    def repair_file(self) -> None:
        """Create the file, or cut off an incomplete last line."""
        text = self.path.read_text("utf-8") if self.path.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        if not whole:
            whole = json.dumps(self.arena.head()) + "\n"
        if whole != text:
            self.path.write_text(whole, "utf-8")


def read_arena(path: Path) -> Arena:
    """The arena of a results file."""
    try:
        head = json.loads(path.read_text("utf-8").split("\n", 1)[0])
        known = head.pop("arena") == FORMAT
        rules = head.pop("rules")
        arena = Arena(**head)
        known = known and rules == find_game(arena.game).rules_version
    except (ValueError, TypeError, KeyError, AttributeError) as fault:
        raise BadNotation("not-an-arena", file=str(path), line=1) from fault
    if not known:
        raise BadNotation("other-arena", file=str(path))
    return arena


def read_result(path: Path, at: int, line: str) -> Result:
    """Parse a line of the file."""
    try:
        data = json.loads(line)
        return Result(
            Bout(int(data["deal"]), tuple(data["bots"])),
            tuple(data["winners"]),
            str(data["reason"]),
            tuple(data["worth"]),
            float(data["seconds"]),
            tuple(data.get("thinking", ())),
            tuple(data.get("decisions", ())),
            dict(data.get("files", {})),
        )
    except (ValueError, TypeError, KeyError) as fault:
        raise BadNotation("not-an-arena", file=str(path), line=at) from fault


def usual_file(game: str) -> Path:
    """The default results file."""
    return Path(f"arena-{game}.jsonl")


def local(workers: int) -> Engine:
    """Plays on this machine, in this many processes."""

    def play(task: Callable[[Bout], Result], waiting: list[Bout]) -> Generator[Result, None, None]:
        return spread(task, waiting, max(1, min(workers, len(waiting))))

    return play


@dataclass
class Standing:
    """The results of an arena so far."""

    arena: Arena
    bots: list[str]
    results: list[Result]
    interrupted: bool = False

    def pairs(self) -> dict[tuple[str, str], Tally]:
        """The score of each bot against each other bot."""
        found = {(a, b): Tally(a) for a in self.bots for b in self.bots if a != b}
        for a, b, worth in self.meetings():
            found[a, b].count(worth)
            found[b, a].count(1.0 - worth)
        return found

    def meetings(self) -> Iterator[tuple[str, str, float]]:
        """Pairs of bots with the score of the first, in an order that does not depend on which game
        was finished first."""
        if self.arena.together:
            yield from self.comparisons()
            return
        for result in self.ordered():
            yield result.bout.bots[0], result.bout.bots[1], result.worth[0]

    def comparisons(self) -> Iterator[tuple[str, str, float]]:
        """Two bots on the same deal: the bot that won where the other lost wins the comparison."""
        deals: dict[int, dict[str, float]] = {}
        for result in self.ordered():
            deals.setdefault(result.bout.deal, {})[result.bout.bots[0]] = result.worth[0]
        for scores in deals.values():
            for a, b in combinations(self.bots, 2):
                if a in scores and b in scores:
                    yield a, b, (1.0 + scores[a] - scores[b]) / 2

    def ordered(self) -> list[Result]:
        """The results of these bots without void games, sorted by deal."""
        known = [r for r in self.of_these_bots() if r.reason != VOID]
        return sorted(known, key=lambda result: (result.bout.deal, result.bout.bots))

    def of_these_bots(self) -> list[Result]:
        """The results of these bots, in the order of the file."""
        return [r for r in self.results if all(bot in self.bots for bot in r.bout.bots)]

    def void(self) -> int:
        """The games that a bot of another version could not follow."""
        return sum(1 for result in self.of_these_bots() if result.reason == VOID)

    def thinking(self) -> dict[str, float]:
        """The CPU seconds that each bot spent on a decision, on average."""
        seconds = dict.fromkeys(self.bots, 0.0)
        decisions = dict.fromkeys(self.bots, 0)
        for result in self.ordered():
            for seat, spent in enumerate(result.thinking):
                seconds[result.bout.bots[seat]] += spent
                decisions[result.bout.bots[seat]] += result.decisions[seat]
        return {bot: seconds[bot] / decisions[bot] for bot in self.bots if decisions[bot]}

    def totals(self) -> dict[str, Tally]:
        """All games of each bot; in a cooperative game, how many it has won."""
        found = {bot: Tally(bot) for bot in self.bots}
        for result in self.ordered():
            for bot, worth in self.scores(result):
                found[bot].count(worth)
        return found

    def ratings(self) -> dict[str, tuple[float, float]]:
        """Skill and uncertainty by openskill (Plackett-Luce), all starting at 25."""
        rated = {bot: Skill() for bot in self.bots}
        for a, b, worth in self.meetings():
            rated[a], rated[b] = after_game([rated[a], rated[b]], [worth, 1.0 - worth])
        return {bot: (one.skill, one.doubt) for bot, one in rated.items()}

    def ladder(self) -> list[str]:
        """The bots, the strongest first: by rating, or by the share of deals won in a cooperative
        game."""
        if self.arena.together:
            totals = self.totals()
            return sorted(self.bots, key=lambda bot: (-totals[bot].score, bot))
        rated = self.ratings()
        return sorted(self.bots, key=lambda bot: (-rated[bot][0], bot))

    def by_value(self, name: str) -> dict[str, dict[str, Tally]]:
        """The score of each bot with each value of an option that takes several in turn."""
        values = self.arena.values(name)
        found = {value.strip(): {bot: Tally(bot) for bot in self.bots} for value in values}
        for result in self.ordered():
            for bot, worth in self.scores(result):
                found[nth(values, result.bout.deal)][bot].count(worth)
        return found

    def scores(self, result: Result) -> Iterator[tuple[str, float]]:
        """The value of a game for its bots; partners are one bot and count once."""
        seats = result.bout.bots[:1] if self.arena.together else result.bout.bots
        return zip(seats, result.worth, strict=False)

    def figures(self) -> dict[str, Any]:
        """Everything as JSON, except times, which are different each time."""
        totals, pairs, order = self.totals(), self.pairs(), self.ladder()
        together = self.arena.together
        ratings = {} if together else self.ratings()
        against = difference_json if together else score_json
        return {
            "game": self.arena.game,
            "seed": self.arena.seed,
            "games": len(self.ordered()),
            **({"void": self.void()} if self.void() else {}),
            "together": together,
            "bots": [
                {"bot": bot, **rating_json(ratings.get(bot)), **score_json(totals[bot])}
                for bot in order
            ],
            "pairs": [
                {"bot": a, "against": b, **against(pairs[a, b])}
                for a in order
                for b in order
                if a != b and pairs[a, b].games
            ],
        }


def rating_json(rating: tuple[float, float] | None) -> dict[str, Any]:
    """Skill and uncertainty, if there are ratings."""
    if rating is None:
        return {}
    return {"rating": round(rating[0], 2), "uncertainty": round(rating[1], 2)}


def score_json(tally: Tally) -> dict[str, Any]:
    """The score of a bot with its confidence interval."""
    return {
        "games": tally.games,
        "score": round(tally.score, 4),
        "ci95": [round(bound, 4) for bound in tally.interval],
    }


def difference_json(tally: Tally) -> dict[str, Any]:
    """How many more of the same deals a bot has won than another."""
    difference, interval = paired_difference(tally)
    return {
        "games": tally.games,
        "only_first": tally.wins,
        "only_second": tally.losses,
        "difference": round(difference, 4),
        "ci95": [round(bound, 4) for bound in interval],
    }


def paired_difference(tally: Tally) -> tuple[float, tuple[float, float]]:
    """The difference between two shares of victories on the same deals, with its 95 % confidence
    interval (Agresti and Min: half a deal is added to each case)."""
    if not tally.games:
        return 0.0, (-1.0, 1.0)
    ahead, apart, deals = tally.wins - tally.losses, tally.wins + tally.losses, tally.games
    middle = ahead / (deals + 2)
    reach = NORMAL_95 * sqrt(apart + 1 - ahead * ahead / (deals + 2)) / (deals + 2)
    return ahead / deals, (max(-1.0, middle - reach), min(1.0, middle + reach))


def run_arena(
    arena: Arena,
    bots: Sequence[str | type],
    games: int,
    path: Path,
    engine: Engine,
    on_game: Callable[[int], object] = lambda done: None,
    records: Path | None = None,
) -> Standing:
    """Play the games that the file lacks. If interrupted, return the results so far. A bot is a
    name or a class of your own; one whose file has changed since its last game is refused. The
    records of the games that are played now are kept in a folder, if one is named."""
    names = [named(bot) for bot in bots]
    wanted = bouts(arena, names, games)
    file = ResultsFile(path, arena)
    standing = Standing(arena, names, file.results())
    check_unchanged(names, standing.results)
    done = {result.bout for result in standing.results}
    waiting = [bout for bout in wanted if bout not in done]
    on_game(len(wanted) - len(waiting))
    if waiting:
        try:
            task = partial(play_bout, arena, keep=records is not None)
            with closing(engine(task, waiting)) as results:
                for result in file.keep(results):
                    keep_record(records, record_name(arena, result.bout), result.record)
                    standing.results.append(result)
                    on_game(1)
        except KeyboardInterrupt:
            standing.interrupted = True
    return standing


def read_standing(path: Path) -> Standing:
    """The standing of all bots in a results file."""
    arena = read_arena(path)
    results = ResultsFile(path, arena).results()
    bots = sorted({bot for result in results for bot in result.bout.bots})
    return Standing(arena, bots, results)
