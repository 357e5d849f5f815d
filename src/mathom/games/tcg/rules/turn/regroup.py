"""Regroup phase (rulebook p. 31, "Fase di raccolta"), Move limit (p. 32, "Limite dei movimenti"),
and the end of a turn."""

from __future__ import annotations

from mathom.engine.errors import IllegalAction
from mathom.engine.step import Choice, Step
from mathom.games.tcg.rules import derived, vocabulary
from mathom.games.tcg.rules.abilities.ability_types import PHASE_STARTS
from mathom.games.tcg.rules.abilities.phase_actions import (
    Procedure,
)
from mathom.games.tcg.rules.abilities.timing import (
    Raise,
)
from mathom.games.tcg.rules.facts import SITES
from mathom.games.tcg.rules.state import (
    DISCARD_PILE,
    FX,
    FX_MAY_NOT_MOVE,
    FX_MORE_MOVES,
    FX_MUST_MOVE,
    NOTHING,
    REGROUP,
    UNTIL_PHASE,
    UNTIL_REGROUP,
    UNTIL_TURN,
    TcgState,
)
from mathom.games.tcg.rules.turn.reconcile import Reconcile
from mathom.games.tcg.rules.turn.wounds import leave_play
from mathom.games.tcg.rules.vocabulary import MOVE, STAY


class BeginRegroup(Step[TcgState]):
    """The Ring is taken off; at the last site the game is won (Winning the game: rulebook p. 33,
    "Vincere la partita")."""

    def run(self, s: TcgState) -> None:
        if s.number() == SITES:
            s.finish((s.turn,), "last-site")
            return
        s.phase = REGROUP
        s.actor = s.turn
        s.fierce = 0
        s.tell(vocabulary.PHASE_BEGINS, REGROUP, s.turn)
        if s.worn:
            s.worn = 0
            s.tell(vocabulary.RING_OFF, s.turn)
        s.end_effects(UNTIL_REGROUP)
        s.then(Raise(PHASE_STARTS, NOTHING, NOTHING, REGROUP))
        if s.rules.deluxe:
            s.then(Procedure(s.turn, 0))
        for seat in s.shadows():
            s.then(Reconcile(seat, 1))
        s.then(MoveOn(s.turn))


def may_move(s: TcgState) -> bool:
    """Whether the move limit and all cards allow another move."""
    fx = s.fx
    more = sum(1 for k in range(0, len(fx), FX) if fx[k] == FX_MORE_MOVES)
    if s.lasts(FX_MAY_NOT_MOVE, NOTHING) or s.number() >= SITES:
        return False
    return s.moves < s.rules.move_limit + more


class MoveOn(Choice[TcgState]):
    """Move again, or end the turn (The Free Peoples player chooses: rulebook p. 32, "Il giocatore
    dei Popoli Liberi sceglie")."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: TcgState) -> list[int]:
        if not may_move(s):
            return [STAY]
        return [MOVE] if s.lasts(FX_MUST_MOVE, NOTHING) else [MOVE, STAY]

    def apply(self, s: TcgState, action: int) -> None:
        s.end_effects(UNTIL_PHASE)
        if action == MOVE:
            s.again = 1
        else:
            s.then(Reconcile(self.seat, 1))

    def why_not(self, s: TcgState, action: int) -> IllegalAction:
        if action == MOVE:
            if s.lasts(FX_MAY_NOT_MOVE, NOTHING):
                return IllegalAction("tcg-may-not-move")
            return IllegalAction("tcg-move-limit")
        return IllegalAction("tcg-must-move-again" if action == STAY else "not-now")


def end_turn(s: TcgState) -> None:
    """Discard all minions with the cards they bear; remove all lasting effects."""
    s.end_effects(UNTIL_TURN)
    for i in derived.minions(s):
        leave_play(s, i, DISCARD_PILE)
    s.answered = []
