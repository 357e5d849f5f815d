"""What each seat sees."""

from __future__ import annotations

from mathom.games.tcg.state import TcgState


def view(s: TcgState, seat: int) -> dict[str, object]:
    return {}


def conceal(s: TcgState, seat: int) -> None:
    pass


def guess(s: TcgState, seat: int) -> None:
    pass
