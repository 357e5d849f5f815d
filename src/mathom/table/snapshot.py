"""Snapshots: a folded table as bytes, so that the rules run in another process only.

A snapshot holds all moments with their events, and one in `EVERY` states as a position. The other
states of a restored table are replayed on demand, as those of a folded one.
"""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from mathom.engine.errors import BadNotation, IllegalAction, MathomError, RulesBug
from mathom.engine.game import Game, find_game
from mathom.engine.position import load, position
from mathom.engine.state import State
from mathom.table.history import EVERY, Place
from mathom.table.table import Moment, Table


class MomentKept(msgspec.Struct, array_like=True):
    """A moment in a snapshot; some have a position."""

    seat: int
    action: int
    user: str
    at: float
    chances: tuple[int, ...]
    packed: tuple[int, ...]
    revealing: bool
    secret: bool
    joined: bool
    position: bytes | None


class TableKept(msgspec.Struct, array_like=True):
    """A table without its moments, and its moments."""

    table: Table
    moments: list[msgspec.Raw]


ERRORS = {kind.__name__: kind for kind in (BadNotation, IllegalAction, RulesBug, MathomError)}


def plain(value: Any) -> object:
    """Encode a game by its id, and an error by its kind, reason and details."""
    if isinstance(value, Game):
        return value.id
    if isinstance(value, MathomError):
        kind = next(name for name, error in ERRORS.items() if isinstance(value, error))
        return [kind, value.reason, value.details]
    raise NotImplementedError(type(value).__name__)


def from_plain(kind: type, value: Any) -> object:
    """Decode a game or an error."""
    if kind is MathomError:
        name, reason, details = value
        return ERRORS[name](reason, **details)
    return find_game(value)


encoder = msgspec.msgpack.Encoder(enc_hook=plain)
decoder = msgspec.msgpack.Decoder(TableKept, dec_hook=from_plain)
read_moment = msgspec.msgpack.Decoder(MomentKept).decode


def snapshot(table: Table) -> bytes:
    last = len(table.moments) - 1
    moments = [
        MomentKept(
            moment.seat,
            moment.action,
            moment.user,
            moment.at,
            moment.chances,
            moment.packed,
            moment.revealing,
            moment.secret,
            moment.joined,
            written(table.game, moment.state) if number % EVERY == 0 or number == last else None,
        )
        for number, moment in enumerate(table.moments)
    ]
    written_moments = [msgspec.Raw(encoder.encode(moment)) for moment in moments]
    return encoder.encode(TableKept(replace(table, moments=()), written_moments))


def written(game: Game[Any], s: State) -> bytes:
    return msgspec.json.encode(position(game, s))


def read(game: Game[Any], stored: bytes) -> State:
    return load(game, msgspec.json.decode(stored))


def restore(id: str, data: bytes) -> Table:
    """The table of a snapshot, with an id."""
    steps = restoring(id, data)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            table: Table = done.value
            return table


def restoring(id: str, data: bytes) -> Generator[None, None, Table]:
    """Restore a table moment by moment, so that others can run in between."""
    kept = decoder.decode(data)
    reader = partial(read, kept.table.game)
    place: Place | None = None
    moments: list[Moment] = []
    for stored in kept.moments:
        yield
        one = read_moment(stored)
        place = Place(place, one.seat, one.action, one.chances, None, one.position, reader)
        moments.append(
            Moment(
                one.seat,
                one.action,
                one.user,
                one.at,
                one.chances,
                one.packed,
                place,
                one.revealing,
                one.secret,
                one.joined,
            )
        )
    return replace(kept.table, id=id, moments=tuple(moments))
