"""Checks of an agenda in an untrusted position: bounds of numbers, and the order of steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mathom.engine.errors import BadNotation
from mathom.engine.game import Game
from mathom.engine.state import State
from mathom.engine.step import Step


def number_faults(
    game: Game[Any], s: State, bounds: dict[str, tuple[int, int]]
) -> list[BadNotation]:
    """Numbers of steps that are out of bounds. Bounds are named `step.field`, or `field` for steps
    without bounds of their own."""
    found: list[BadNotation] = []
    for step in s.agenda:
        kind = game.steps[game.step_index[type(step)]]
        for field, number in zip(kind.fields, kind.numbers(step), strict=True):
            low, high = bounds.get(f"{kind.name}.{field}", bounds.get(field, (number, number)))
            if not low <= number <= high:
                found.append(number_fault(game, step, field, number))
    return found


def numbers_of(game: Game[Any], step: Step[Any]) -> dict[str, int]:
    """The numbers of a step by name."""
    kind = game.steps[game.step_index[type(step)]]
    return dict(zip(kind.fields, kind.numbers(step), strict=True))


def number_fault(game: Game[Any], step: Step[Any], field: str, number: int) -> BadNotation:
    """The error for a number that is out of bounds."""
    name = game.steps[game.step_index[type(step)]].name
    return BadNotation("step-number-impossible", step=name, field=field, number=number)


def misplaced(game: Game[Any], step: Step[Any]) -> BadNotation:
    """The error for a step in the wrong place."""
    return BadNotation("step-misplaced", step=game.steps[game.step_index[type(step)]].name)


def order_faults(
    game: Game[Any], s: State, ranks: dict[str, int], repeated: Sequence[str] = ()
) -> list[BadNotation]:
    """Steps in the wrong order. The last step of an agenda has rank 0, and ranks rise towards the
    next one; only `repeated` steps can stand beside equals."""
    found: list[BadNotation] = []
    before = -1
    beside = True
    for index, step in enumerate(s.agenda):
        name = game.steps[game.step_index[type(step)]].name
        rank = ranks.get(name, -1)
        again = rank == before and beside and name in repeated
        if (rank <= before and not again) or (index == 0) != (rank == 0):
            found.append(misplaced(game, step))
        before = rank
        beside = name in repeated
    return found


def frame_faults(
    game: Game[Any],
    s: State,
    ranks: dict[str, int],
    repeated: Sequence[str] = (),
    also_within: Sequence[str] = (),
) -> list[BadNotation]:
    """Like `order_faults`, for games in which anything can happen within the steps of a turn: steps
    with a rank are in order and below all others, except those `also_within`."""
    found: list[BadNotation] = []
    before = -1
    last = ""
    within = False
    for index, step in enumerate(s.agenda):
        name = game.steps[game.step_index[type(step)]].name
        rank = ranks.get(name, -1)
        if rank < 0 or (within and name in also_within):
            within = True
            if index == 0:
                found.append(misplaced(game, step))
            continue
        again = rank == before and name == last and name in repeated
        if within or (rank <= before and not again) or (index == 0) != (rank == 0):
            found.append(misplaced(game, step))
        before = rank
        last = name
    return found
