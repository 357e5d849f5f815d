"""The recorded games that come with the games, to be watched."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from mathom.engine.record import read_record
from mathom.games.package import find_package


class Sample(NamedTuple):
    """A record: its text, who played, and the number of moves."""

    text: str
    players: list[str]
    moves: int


@cache
def sample_of(game: str) -> Sample | None:
    """The recorded game that comes with a game, if there is one."""
    text = find_package(game).sample()
    if not text:
        return None
    record = read_record(text)
    return Sample(text, [player or "" for player in record.players], len(record.moves))
