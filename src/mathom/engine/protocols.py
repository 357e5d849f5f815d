# mypyc: skip
"""Python's own protocols for the objects of the engine: pickle, copy and `repr`."""

from __future__ import annotations

from inspect import signature
from typing import Any

from mathom.engine.errors import RulesBug
from mathom.engine.game import GAMES, Game, find_game
from mathom.engine.perspective import Perspective
from mathom.engine.state import Event, State, Tape
from mathom.engine.step import Step, decider, legal

MADE_AGAIN = ("rules", "mark", "tape")
"""Attributes that a state gets from its constructor; a copy has no tape."""

OWNERS: dict[type[State], Game[Any]] = {}
ARGUMENTS: dict[type[Step[Any]], tuple[str, ...]] = {}


def game_with(kind: type[State]) -> Game[Any]:
    """The game whose states are of this class."""
    if kind in OWNERS:
        return OWNERS[kind]
    game: Game[Any]
    for game in GAMES.values():
        if type(game.set_up(0, game.default_settings(), game.usual_seats)) is kind:
            OWNERS[kind] = game
            return game
    raise RulesBug("state-of-no-game", kind=kind.__name__)


def fields_of(thing: object) -> dict[str, Any]:
    """The attributes of an object, compiled or not."""
    native: tuple[str, ...] = getattr(type(thing), "__mypyc_attrs__", ())
    names = dict.fromkeys([*native, *getattr(thing, "__dict__", {})])
    return {name: getattr(thing, name) for name in names if hasattr(thing, name)}


def reduce_state(s: State) -> tuple[Any, ...]:
    """A state as its game and its attributes."""
    game = game_with(type(s))
    fields = {name: value for name, value in fields_of(s).items() if name not in MADE_AGAIN}
    return restore_state, (game.id, game.settings(s), game.seat_count(s), fields)


def restore_state(id: str, settings: list[int], seats: int, fields: dict[str, Any]) -> State:
    """A state from a pickle."""
    s: State = find_game(id).set_up(0, settings, seats)
    for name, value in fields.items():
        setattr(s, name, value)
    s.mark = len(s.agenda)
    return s


def arguments_of(kind: type[Step[Any]]) -> tuple[str, ...]:
    """The arguments of a step's constructor, which are its attributes too."""
    if kind not in ARGUMENTS:
        ARGUMENTS[kind] = tuple(signature(kind).parameters)
    return ARGUMENTS[kind]


def reduce_step(step: Step[Any]) -> tuple[Any, ...]:
    """A step as its class and its numbers."""
    kind = type(step)
    return kind, tuple(getattr(step, name) for name in arguments_of(kind))


def describe_step(step: Step[Any]) -> str:
    """A step as the call that makes it."""
    kind = type(step)
    numbers = [f"{name}={getattr(step, name)}" for name in arguments_of(kind)]
    return f"{kind.__name__}({', '.join(numbers)})"


def reduce_tape(tape: Tape) -> tuple[Any, ...]:
    """A tape as its attributes."""
    return restore_tape, (fields_of(tape),)


def restore_tape(fields: dict[str, Any]) -> Tape:
    """A tape from a pickle."""
    tape = Tape()
    for name, value in fields.items():
        setattr(tape, name, value)
    return tape


def describe_event(event: Event) -> str:
    """An event in numbers; its kind has a name only in its game."""
    audience = "everybody" if event.audience == -1 else bin(event.audience)
    return f"Event(kind={event.kind}, numbers={event.numbers}, audience={audience})"


def describe_state(s: State) -> str:
    """Who decides, or how the game ended."""
    name = type(s).__name__
    if s.outcome is not None:
        return f"<{name}: over, {s.outcome!r}>"
    if not s.agenda:
        return f"<{name}: not set up>"
    seat = decider(s)
    step: Step[Any] = s.agenda[-1]
    return f"<{name}: seat {seat} decides {step!r}, {len(legal(s, seat))} legal actions>"


def describe_perspective(perspective: Perspective) -> str:
    """Whose knowledge it is, and of what."""
    game = perspective.game
    seat = game.seat_names(game.seat_count(perspective.known))[perspective.seat]
    return f"<Perspective of {seat} in {game.id}: {len(perspective.legal())} legal actions>"
