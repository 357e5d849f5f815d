"""Data sets: records, and the decisions in them with views, legal actions and outcome, as Parquet.

    records = self_play(game, ["search:easy", "greedy"], games=1000, workers=8)
    write_parquet(records, Path("games.parquet"))

A row is a decision. It holds what the deciding seat knew, what it could do, what it did, and what
the game was worth to it in the end.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import mathom.games  # noqa: F401  (registers the games)
from mathom.engine.errors import BadNotation
from mathom.engine.game import find_game
from mathom.engine.perspective import Perspective
from mathom.engine.record import Record, Recorder, Replay, read_record
from mathom.engine.step import decider, legal
from mathom.engine.view import see
from mathom.research.arrays import Arrays
from mathom.research.extras import need
from mathom.research.layouts import layout_of
from mathom.research.players import make_player, seated
from mathom.research.rewards import rewards_of
from mathom.research.simulate import Plan, derived_seed, make_plan
from mathom.research.workers import spread, stop_if_cancelled

np: Any = need("numpy")
pa: Any = need("pyarrow")
pq: Any = need("pyarrow.parquet")

GAMES_A_GROUP = 50
"""How many games make a row group: they are in memory at the same time."""

WORD = pa.dictionary(pa.int32(), pa.string())
COLUMNS = [
    ("game", WORD),
    ("layout", pa.int32()),
    ("rules", pa.int32()),
    ("seed", pa.uint64()),
    ("record", pa.int32()),
    ("move", pa.int32()),
    ("seat", pa.int8()),
    ("player", WORD),
    ("choice", WORD),
    ("view", pa.string()),
    ("legal", pa.list_(pa.int32())),
    ("visits", pa.list_(pa.int32())),
    ("action", pa.int32()),
    ("text", WORD),
    ("reward", pa.float32()),
    ("winners", pa.list_(pa.int8())),
    ("reason", WORD),
]
OBSERVATION = ("observation", pa.list_(pa.float32()))


def self_play(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    workers: int = 1,
    players: int | None = None,
    visits: bool = False,
) -> Generator[str, None, None]:
    """The records of games between bots, as they are finished; seats are swapped from game to game.
    Each worker plays whole games, so compiled bots and rules run at full speed. With `visits`, a
    record notes how often a search visited each action before it chose."""
    plan = make_plan(game, bots, seed=seed, swap=True, options=options, players=players)
    return spread(partial(play_recorded, plan, visits=visits), range(games), workers)


def visits_note(thoughts: list[tuple[int, float, int]]) -> str:
    """The visits of a search on one line."""
    return " ".join(f"{action}:{count}" for action, _, count in thoughts if count)


def visits_of(note: str, actions: list[int]) -> list[int] | None:
    """The visits of the legal actions, None if no search has thought about them."""
    if not note:
        return None
    pairs = [pair.partition(":") for pair in note.split()]
    counts = {int(action): int(count) for action, _, count in pairs}
    return [counts.get(action, 0) for action in actions]


def play_recorded(plan: Plan, index: int, visits: bool = False) -> str:
    """The record of one game."""
    game = find_game(plan.game)
    seats = range(len(plan.bots))
    names = [plan.bots[plan.bot_at(seat, index)] for seat in seats]
    seeds = [derived_seed(plan.seed, "bot", index, plan.bot_at(seat, index)) for seat in seats]
    players = [make_player(name, game, seed) for name, seed in zip(names, seeds, strict=True)]
    record = Record(game, list(plan.settings), len(names), plan.deal_seed(index))
    record.players = names
    recorder = Recorder(record)
    with seated(players):
        while recorder.s.outcome is None:
            stop_if_cancelled()
            seat = decider(recorder.s)
            recorder.act(players[seat].choose(Perspective(game, recorder.s, seat)), seat)
            note = visits_note(players[seat].thoughts()) if visits else ""
            if note:
                record.notes[f"visits-{len(record.moves)}"] = note
    return record.text()


def decisions(text: str, number: int = 0, observations: bool = False) -> list[dict[str, Any]]:
    """The rows of a record, which is verified on the way; an unfinished game has no rewards."""
    record = read_record(text)
    walk = Replay(record)
    game = record.game
    layout = layout_of(game.id, record.seats)
    arrays = Arrays(game, layout)
    rows: list[dict[str, Any]] = []
    for at, move in enumerate(record.moves[:]):
        view: dict[str, Any] = see(game, walk.s, move.seat)
        offers = legal(walk.s, move.seat)
        row = {
            "game": game.id,
            "layout": layout.version,
            "rules": walk.rules,
            "seed": record.seed,
            "record": number,
            "move": at + 1,
            "seat": move.seat,
            "player": record.players[move.seat],
            "choice": view["asked"]["choice"],
            "view": json.dumps(view, ensure_ascii=False, separators=(",", ":")),
            "legal": offers,
            "visits": visits_of(record.notes.get(f"visits-{at + 1}", ""), offers),
            "action": move.action,
            "text": game.vocabulary.text(move.action),
        }
        if observations:
            row["observation"] = arrays.of_view(view)
        walk.step()
        if walk.stopped is not None and walk.at == at:
            raise walk.stopped
        rows.append(row)
    return [{**row, **ending(walk, row["seat"])} for row in rows]


def ending(walk: Replay, seat: int) -> dict[str, Any]:
    """How the game ended, for a seat."""
    outcome = walk.s.outcome
    if outcome is None:
        return {"reward": None, "winners": None, "reason": None}
    reward = rewards_of(walk.game, walk.s)[seat]
    return {"reward": reward, "winners": list(outcome.winners), "reason": outcome.reason}


def write_parquet(records: Iterable[str], path: Path, observations: bool = False) -> int:
    """Write the decisions of records of one game to a file, and return their number. With
    `observations`, each row also holds the array of its view."""
    columns = [*COLUMNS, OBSERVATION] if observations else COLUMNS
    schema: Any = pa.schema(columns)
    written = 0
    game = ""
    waiting = iter(enumerate(records))
    with pq.ParquetWriter(path, schema, compression="zstd") as file:
        for group in groups(waiting):
            rows: list[dict[str, Any]] = []
            for number, text in group:
                game = same_game(game, text)
                rows += decisions(text, number, observations)
            file.write_table(pa.Table.from_pylist(rows, schema=schema))
            written += len(rows)
    return written


def groups(waiting: Iterator[tuple[int, str]]) -> Iterator[list[tuple[int, str]]]:
    """The records in groups that fit into memory."""
    while group := list(islice(waiting, GAMES_A_GROUP)):
        yield group


def same_game(game: str, text: str) -> str:
    """The game of a record, which must be the same for all."""
    found = read_record(text).game.id
    if game and found != game:
        raise BadNotation("other-game", game=found)
    return found


def read_parquet(path: Path, columns: Sequence[str] | None = None) -> Any:
    """A data set as a pyarrow table."""
    return pq.read_table(path, columns=list(columns) if columns else None)
