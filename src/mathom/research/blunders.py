"""Play games between bots and count their blunders, with records to look at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from mathom.blunders import Count, blunders_of, detect
from mathom.blunders.counting import Findings
from mathom.engine.errors import BadNotation
from mathom.engine.game import Game, find_game
from mathom.engine.record import Record, Recorder, read_record
from mathom.research.arena import Arena, Bout
from mathom.research.old_version import Void
from mathom.research.outside_bot import Forfeit
from mathom.research.players import check_player, make_player, seated
from mathom.research.simulate import derived_seed, play_out, wilson
from mathom.research.workers import spread


@dataclass(frozen=True)
class Watched:
    """One game that was played: its record, and by seat what the detectors found. A game that
    could not be played to its end under the present rules is void and has neither."""

    number: int
    bots: tuple[str, ...]
    record: str = ""
    findings: tuple[Findings, ...] = ()


@dataclass
class BlunderResult:
    """The blunders of each bot."""

    game: str
    counts: dict[str, dict[str, Count]]
    records: Path | None = None
    played: int = 0
    void: int = 0
    interrupted: bool = False
    kept: set[int] = field(default_factory=set)

    def add(self, watched: Watched) -> None:
        """Add a game, and keep its record if it is the example of a blunder."""
        if not watched.record:
            self.void += 1
            return
        self.played += 1
        for bot, findings in zip(watched.bots, watched.findings, strict=True):
            for id, found in findings:
                count = self.counts[bot][id]
                count.add(watched.number, found)
                if any(example.game == watched.number for example in count.examples):
                    self.keep(watched)

    def keep(self, watched: Watched) -> None:
        """Write the record of a game once."""
        if self.records is None or watched.number in self.kept:
            return
        self.kept.add(watched.number)
        self.records.mkdir(parents=True, exist_ok=True)
        self.file(watched.number).write_text(watched.record, "utf-8")

    def file(self, number: int) -> Path:
        """The file of a record."""
        return (self.records or Path()) / f"{self.game}-{number}.record"

    def figures(self) -> dict[str, object]:
        """The figures as JSON."""
        return {
            "game": self.game,
            "games": self.played,
            "void": self.void,
            "bots": {
                bot: [self.count_json(count) for count in counts.values()]
                for bot, counts in self.counts.items()
            },
        }

    def count_json(self, count: Count) -> dict[str, object]:
        """One blunder of one bot."""
        low, high = wilson(count.rate, count.opportunities)
        return {
            "blunder": count.id,
            "count": count.blunders,
            "opportunities": count.opportunities,
            "rate": round(count.rate, 4),
            "ci95": [round(low, 4), round(high, 4)],
            "games": count.games,
            "examples": [
                {"record": str(self.file(example.game)), "action": example.number}
                for example in count.examples
            ],
        }


def bots_in_seats(arena: Arena, bots: Sequence[str]) -> list[str]:
    """One bot plays every seat; otherwise there is a bot for each seat."""
    found = list(bots) * arena.players if len(bots) == 1 else list(bots)
    if len(found) != arena.players:
        raise BadNotation("wrong-bots", bots=len(found), known=str(arena.players))
    for bot in found:
        check_player(bot, find_game(arena.game))
    return found


def bout_of(arena: Arena, bots: Sequence[str], number: int) -> Bout:
    """The seats of a game: two different bots play each deal from both seats."""
    if arena.together or len(set(bots)) == 1:
        return Bout(number, tuple(bots))
    turned = bots if number % 2 == 0 else bots[::-1]
    return Bout(number // 2, tuple(turned))


def watch_game(arena: Arena, bots: Sequence[str], number: int) -> Watched:
    """Play one game and let the detectors look at its record."""
    game = find_game(arena.game)
    bout = bout_of(arena, bots, number)
    record = play_recorded(game, arena, bout)
    if record is None:
        return Watched(number, bout.bots)
    text = record.text()
    detectors = blunders_of(arena.game)
    found = detect(read_record(text), detectors)
    seats = range(len(bout.bots))
    by_seat = tuple(
        [(id, [one for one in findings if one.seat == seat]) for id, findings in found]
        for seat in seats
    )
    return Watched(number, bout.bots, text, by_seat)


def play_recorded(game: Game[Any], arena: Arena, bout: Bout) -> Record | None:
    """The record of a bout, or nothing if the game is void."""
    seed = derived_seed(arena.seed, "deal", bout.deal)
    record = Record(game, arena.settings(bout.deal), len(bout.bots), seed)
    record.players = list(bout.bots)
    players = [
        make_player(bot, game, derived_seed(arena.seed, "bot", bout.deal, seat, bot))
        for seat, bot in enumerate(bout.bots)
    ]
    recorder = Recorder(record)
    with seated(players):
        try:
            play_out(game, recorder.s, players, recorder)
        except (Forfeit, Void):
            return None
    return record


def count_games(
    arena: Arena,
    bots: Sequence[str],
    games: int,
    *,
    records: Path | None = None,
    workers: int = 1,
    on_game: Callable[[], object] = lambda: None,
) -> BlunderResult:
    """Play games and count the blunders; if interrupted, those of the finished games."""
    ids = [detector.id for detector in blunders_of(arena.game)]
    seats = bots_in_seats(arena, bots)
    counts = {bot: {id: Count(id) for id in ids} for bot in dict.fromkeys(seats)}
    result = BlunderResult(arena.game, counts, records)
    task = partial(watch_game, arena, seats)
    try:
        with closing(spread(task, range(games), workers)) as played:
            for watched in played:
                result.add(watched)
                on_game()
    except KeyboardInterrupt:
        result.interrupted = True
    return result
