"""Checks of untrusted input, run in their own processes: positions, records, branches, and actions
at tables that began from a position. Nothing here imports the server."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

import mathom.games  # noqa: F401  (registers the games)
from mathom.engine.errors import BadNotation, MathomError
from mathom.engine.game import SPECTATOR, Game, find_game
from mathom.engine.perspective import Perspective, refusal
from mathom.engine.position import load
from mathom.engine.state import State, Tape
from mathom.engine.step import act, decider, deciders, legal, play, why_not
from mathom.engine.view import see
from mathom.table.commands import User
from mathom.table.events import Event, read_event, write_event
from mathom.table.fold import fold
from mathom.table.opening import Plan, branch, create, from_record, to_record
from mathom.table.snapshot import snapshot

PLAYOUTS = 4
LONGEST_PLAYOUT = 400
PLAYOUT_SECONDS = 0.3

write = msgspec.json.Encoder().encode
Checked = tuple[bytes, bytes]
"""The events of a table, and its snapshot."""

Stored = tuple[list[str], bytes]
"""The events of a long table, each as it is stored, and its snapshot."""

Reason = tuple[str, dict[str, object]]


def opened(plan: Plan, user: User, secret: int, now: float) -> Checked:
    """A new table that begins from a position, if the game can be played from there."""
    try:
        events = create(plan, user, secret, now)
        table = fold("", events)
        if table.moments:
            try_out(table.game, table.state)
    except MathomError as refusal:
        # A broken law is a fault of the input here.
        raise refused(refusal, "position-unplayable") from refusal
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as fault:
        raise BadNotation("position-unplayable") from fault
    except RecursionError as fault:
        raise BadNotation("position-unplayable") from fault
    return write(events), snapshot(table)


def refused(refusal: MathomError, reason: str) -> MathomError:
    """A refusal for the user: a broken law becomes a fault of the input."""
    return refusal if type(refusal).__name__ != "RulesBug" else BadNotation(reason)


def try_out(game: Game[Any], s: State) -> None:
    """Play random games from a position. Anything wrong with it raises."""
    until = time.process_time() + PLAYOUT_SECONDS
    look(game, s)
    for number in range(PLAYOUTS):
        chance = Random(number)
        after = s.clone()
        after.reseed(number)
        for _ in range(LONGEST_PLAYOUT):
            seat = decider(after)
            if seat < 0 or time.process_time() > until:
                break
            play(after, chance.choice(legal(after, seat)), seat)
        faults = game.faults(after)
        if faults:
            raise faults[0]
        look(game, after)


def look(game: Game[Any], s: State) -> None:
    """Compute everything that the server computes to show a state."""
    for seat in (SPECTATOR, *range(game.seat_count(s))):
        see(game, s, seat)
    for seat in deciders(s):
        legal(s, seat)


def uploaded(text: str, user: User, now: float, tick: float) -> Stored:
    """A table to view a record."""
    try:
        events = ticked(from_record(text, user, now), tick)
        table = fold("", events)
        look(table.game, table.state)
    except MathomError as refusal:
        raise refused(refusal, "not-a-record") from refusal
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as fault:
        raise BadNotation("not-a-record") from fault
    except RecursionError as fault:
        raise BadNotation("not-a-record") from fault
    return [write_event(event) for event in events], snapshot(table)


def branched(
    bodies: Sequence[str],
    at: int,
    seats: Sequence[str],
    user: User,
    secret: int,
    now: float,
    tick: float,
) -> Stored:
    """A table that branches off another one, given by its events."""
    table = fold("", [read_event(body) for body in bodies])
    events = ticked(branch(table, at, seats, user, secret, now), tick)
    return [write_event(event) for event in events], snapshot(fold("", events))


def ticked(events: Sequence[Event], tick: float) -> list[Event]:
    """Events with the game time at which they are stored."""
    return [replace(event, tick=tick) for event in events]


def folded(bodies: Sequence[str]) -> bytes:
    """The snapshot of the table that events add up to."""
    return snapshot(fold("", [read_event(body) for body in bodies]))


def recorded(bodies: Sequence[str]) -> str:
    """The record of the table that events add up to."""
    return to_record(fold("", [read_event(body) for body in bodies])).text()


def rehearse(
    game: str, position: dict[str, Any], seat: int, actions: Sequence[int], seeds: Sequence[int]
) -> None:
    """Do actions of a seat with the chance results that they will have, and compute the views after
    them. What the rules have just done by themselves is passed over. Illegal actions are left for
    the table to refuse."""
    found = find_game(game)
    s: State = load(found, position)
    taken: list[int] = []
    coming = iter(seeds)
    for action in actions:
        if taken and taken[0] == action:
            taken.pop(0)
            continue
        if why_not(s, seat, action) is not None:
            return
        s.reseed(next(coming))
        s.tape = Tape()
        act(s, action, seat)
        taken = s.tape.taken_by(seat)
    look(found, s)


def foresee(game: str, position: dict[str, Any], seat: int, action: int) -> dict[str, object]:
    """What an action of a seat would change, as far as the seat can know."""
    found = find_game(game)
    return Perspective(found, load(found, position), seat).foresee(action)


def why(game: str, position: dict[str, Any], seat: int, action: int) -> Reason | None:
    """Why a seat may not do an action, or None."""
    found = find_game(game)
    refused = refusal(found, load(found, position), seat, action)
    return None if refused is None else (refused.reason, refused.details)
