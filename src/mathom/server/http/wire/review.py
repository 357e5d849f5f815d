"""Hints, forecasts, solutions and reviews."""

from __future__ import annotations

from typing import Any

import msgspec


class HintAsked(msgspec.Struct, forbid_unknown_fields=True):
    """The moment; by default the current one."""

    at: int | None = None


class ForesightAsked(msgspec.Struct, forbid_unknown_fields=True):
    """An action that is offered after so many actions."""

    at: int
    action: int


class Foresight(msgspec.Struct):
    """What of the view the action would change, as far as its seat can know; nothing where there is
    nothing to tell, or where the table has gone on."""

    view: dict[str, Any]


class Thought(msgspec.Struct):
    """The search result for an action, and what it would bring about."""

    action: int
    label: str
    target: str | None
    chance: float
    visits: int
    facts: list[str] = []


class Hint(msgspec.Struct):
    """The best actions, best first; then the one that was played, if the search knows it."""

    seat: str
    thoughts: list[Thought]
    played: int | None = None


class SolveAsked(msgspec.Struct, forbid_unknown_fields=True):
    """The moment; by default the first trick of the last round."""

    at: int | None = None


class SolvedStep(msgspec.Struct):
    """A decision of a winning line, or of what may follow an action."""

    seat: str
    action: int
    label: str
    target: str | None


class Solved(msgspec.Struct):
    """Whether all could have won after `at` actions with everything open, and how; with `chance`
    only for one order of what was still to be turned up."""

    verdict: str
    at: int
    line: list[SolvedStep]
    chance: bool


class Turning(msgspec.Struct):
    """A moment that mattered: what was asked and done after `at` actions, what was better, and what
    may follow that."""

    at: int
    seat: str
    asked: str
    loss: float
    label: str
    target: str | None
    best_label: str
    best_target: str | None
    chance: float = 0.0
    facts: list[str] = []
    best_facts: list[str] = []
    line: list[SolvedStep] = []


class Swing(msgspec.Struct):
    """The largest change of the chances by one action: those of a seat before and after it."""

    at: int
    seat: str
    before: float
    after: float


class Review(msgspec.Struct):
    """The chances of each seat after each action, as far as they are known. `accuracy` is there
    when the review is done: for each seat 100 minus the percentage points that a decision cost it
    on average, null for a seat without decisions."""

    done: int
    total: int
    seats: list[str]
    chances: list[list[float]]
    moments: list[Turning]
    failed: bool = False
    swing: Swing | None = None
    accuracy: list[float | None] = []
