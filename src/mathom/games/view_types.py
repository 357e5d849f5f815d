"""Types that the views of all games share.

Each game describes its view in its own `view_types.py`. The client's types are generated from it
(`web/scripts/view_types.py`). Nothing here is needed to play.
"""

# mypyc: skip

from __future__ import annotations

from typing import NotRequired, TypedDict


class Asked(TypedDict):
    """Who must decide what."""

    seats: list[str]
    choice: str
    numbers: dict[str, int]
    about: NotRequired[dict[str, str]]
    answered: NotRequired[list[str]]
    own: NotRequired[str | None]


class Outcome(TypedDict):
    """How the game ended."""

    winners: list[str]
    reason: str


class CommonView(TypedDict):
    """What the engine adds to every view."""

    game: str
    seat: str | None
    seats: list[str]
    options: dict[str, str]
    asked: Asked | None
    outcome: Outcome | None
