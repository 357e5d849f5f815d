"""Phase 2 (Azioni della Compagnia): the fellowship may be declared, enter Mordor, change Guide."""

from __future__ import annotations

from mathom.engine.step import Choice, Step
from mathom.games.war import words
from mathom.games.war.ending import heal
from mathom.games.war.facts import FREE, GATES_OF_MORDOR, NATION_OF, SHADOW
from mathom.games.war.fellowship import (
    ChooseGuide,
    Journey,
    begin_journey,
    enter_mordor,
    on_mordor_track,
    safe_city,
)
from mathom.games.war.hunt import BalrogWakes
from mathom.games.war.politics import BY_DECLARATION, activate
from mathom.games.war.state import WarState
from mathom.games.war.table import fellowship_rests, fellowship_seen
from mathom.games.war.words import DECLARE, DECLINE, ENTER


class FellowshipPhase(Step[WarState]):
    """Phase 2: declare, enter Mordor, choose the Guide (Azioni della Compagnia)."""

    def run(self, s: WarState) -> None:
        seat = s.leading[FREE]
        s.then(MayDeclare(seat), MayEnterMordor(seat), ChooseGuide(seat))


class MayDeclare(Choice[WarState]):
    """Declare where a hidden fellowship is, or not."""

    def options(self, s: WarState) -> list[int]:
        return [] if s.revealed or on_mordor_track(s) else [DECLARE, DECLINE]

    def apply(self, s: WarState, action: int) -> None:
        if action == DECLARE:
            begin_journey(s)
            s.then(Journey(self.seat, s.progress, 0), Declared())


class Declared(Step[WarState]):
    """The declaration ends: progress starts anew, rest heals and a nation awakes."""

    def run(self, s: WarState) -> None:
        s.progress = 0
        s.tell(words.DECLARED, s.ring)
        fellowship_seen(s)
        rests = safe_city(s, s.ring)
        if rests:
            heal(s, 1)
            activate(s, NATION_OF[s.ring], BY_DECLARATION)
            fellowship_rests(s)
        s.then(BalrogWakes(s.voice[SHADOW], 1 if rests else 0))


class MayEnterMordor(Choice[WarState]):
    """At a gate of Mordor the last part of the journey may begin (Entrare a Mordor)."""

    def options(self, s: WarState) -> list[int]:
        return [ENTER, DECLINE] if s.ring in GATES_OF_MORDOR else []

    def apply(self, s: WarState, action: int) -> None:
        if action == ENTER:
            enter_mordor(s)
