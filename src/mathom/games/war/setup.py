"""The set-up (Preparazione del gioco)."""

from __future__ import annotations

from mathom.games.war.facts import CHARACTERS_OF, FREE, LAND, SEATS_OF, SHADOW
from mathom.games.war.host import BOX, START
from mathom.games.war.state import IN_FELLOWSHIP, Rules, WarState
from mathom.games.war.turn import BeginTurn


def set_up(seed: int, settings: list[int], seats: int) -> WarState:
    """Everything as the rulebook says, with the first turn still to begin."""
    s = WarState(Rules(settings, seats))
    s.reseed(seed)
    s.pool = BOX[:]
    for at in range(2 * LAND):
        s.host[at] = START[at]
        s.pool[at % 2] -= START[at]
    for who in CHARACTERS_OF[FREE]:
        s.where[who] = IN_FELLOWSHIP
    s.leading = [SEATS_OF[seats][FREE][0], SEATS_OF[seats][SHADOW][0]]
    s.voice = s.leading[:]
    s.then(BeginTurn())
    return s
