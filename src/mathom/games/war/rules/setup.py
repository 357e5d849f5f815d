"""Game setup (rulebook p. 14, "Preparazione del gioco")."""

from __future__ import annotations

from mathom.games.war.rules.armies.army_bits import BOX, START
from mathom.games.war.rules.facts import CHARACTERS_OF, FREE, LAND, SEATS_OF, SHADOW
from mathom.games.war.rules.state import IN_FELLOWSHIP, Rules, WarState
from mathom.games.war.rules.turn import BeginTurn


def set_up(seed: int, settings: list[int], seats: int) -> WarState:
    """The set-up before the first turn."""
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
