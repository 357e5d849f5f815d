"""Declaring the Fellowship (rulebook p. 38, "La Compagnia dichiara la propria posizione"), entering
Mordor, and changing the Guide: phase 2 of the turn.
"""

from __future__ import annotations

from mathom.engine.step import Choice, Step
from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.cards.in_play import fellowship_rests, fellowship_seen
from mathom.games.war.rules.ending import heal
from mathom.games.war.rules.facts import FREE, GATES_OF_MORDOR, NATION_OF, SHADOW
from mathom.games.war.rules.hunt.fellowship import (
    ChooseGuide,
    Journey,
    begin_journey,
    city_of_the_free,
    enter_mordor,
    on_mordor_track,
    safe_city,
)
from mathom.games.war.rules.hunt.hunt import BalrogWakes
from mathom.games.war.rules.politics.nations import BY_DECLARATION, activate
from mathom.games.war.rules.state import WarState
from mathom.games.war.rules.vocabulary import DECLARE, DECLINE, ENTER


class FellowshipPhase(Step[WarState]):
    """Phase 2: declare, enter Mordor, choose the Guide."""

    def run(self, s: WarState) -> None:
        seat = s.leading[FREE]
        s.then(MayDeclare(seat), MayEnterMordor(seat), ChooseGuide(seat))


class MayDeclare(Choice[WarState]):
    """Declare the position of a hidden Fellowship, or not."""

    def options(self, s: WarState) -> list[int]:
        return [] if s.revealed or on_mordor_track(s) else [DECLARE, DECLINE]

    def apply(self, s: WarState, action: int) -> None:
        if action == DECLARE:
            begin_journey(s)
            s.then(Journey(self.seat, s.progress, 0), Declared())


class Declared(Step[WarState]):
    """Reset the progress. In a friendly city or stronghold, heal and activate its nation."""

    def run(self, s: WarState) -> None:
        s.progress = 0
        s.tell(vocabulary.DECLARED, s.ring)
        fellowship_seen(s)
        rests = safe_city(s, s.ring)
        if rests:
            heal(s, 1)
            activate(s, NATION_OF[s.ring], BY_DECLARATION)
            fellowship_rests(s)
        # The Balrog card refers to the original owner; healing needs a place that is unconquered.
        s.then(BalrogWakes(s.voice[SHADOW], 1 if city_of_the_free(s.ring) else 0))


class MayEnterMordor(Choice[WarState]):
    """From Minas Morgul or Morannon the Fellowship may enter Mordor (rulebook p. 39, "Entrare a
    Mordor").
    """

    def options(self, s: WarState) -> list[int]:
        return [ENTER, DECLINE] if s.ring in GATES_OF_MORDOR else []

    def apply(self, s: WarState, action: int) -> None:
        if action == ENTER:
            enter_mordor(s)
