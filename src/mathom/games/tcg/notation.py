"""Positions."""

from __future__ import annotations

from mathom.engine.errors import BadNotation
from mathom.games.tcg.state import TcgState


def write(s: TcgState) -> dict[str, object]:
    return {}


def read(data: dict[str, object], seed: int, settings: list[int], seats: int) -> TcgState:
    raise BadNotation("x")


def faults(s: TcgState) -> list[BadNotation]:
    return []
