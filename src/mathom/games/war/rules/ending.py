"""Victory conditions (rulebook p. 44, "Vittoria"): the Ring at any time, settlements at the end of
a turn.
"""

from __future__ import annotations

from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.board import points
from mathom.games.war.rules.facts import (
    CORRUPTED,
    DOOM,
    FREE,
    FREE_GOAL,
    LAND,
    NATION_OF,
    OWNER,
    POINTS,
    SEAT_NATIONS,
    SEATS_OF,
    SHADOW,
    SHADOW_GOAL,
)
from mathom.games.war.rules.state import WarState


def best_of(s: WarState, side: int) -> tuple[int, ...]:
    """The players of a side who share its victory (rulebook pp. 45-47, "Condizioni di
    vittoria").
    """
    seats = SEATS_OF[s.rules.seats][side]
    if len(seats) == 1:
        return (seats[0],)
    merits = [merit(s, seat) for seat in seats]
    best = max(merits)
    return tuple(sorted(seats[i] for i in range(len(seats)) if merits[i] == best))


def merit(s: WarState, seat: int) -> int:
    """The points captured by a player's nations, less the points they have lost."""
    found = 0
    nations = SEAT_NATIONS[s.rules.seats][seat]
    side = s.side_of(seat)
    for region in range(LAND):
        if POINTS[region] == 0 or s.control[region] == OWNER[region]:
            continue
        if OWNER[region] == side:
            if nations >> NATION_OF[region] & 1:
                found -= POINTS[region]
        elif side == SHADOW and s.captor[region] == seat:
            found += POINTS[region]
    return found


def add_corruption(s: WarState, amount: int) -> None:
    """Add corruption; the Shadow wins at twelve."""
    if amount <= 0:
        return
    s.corruption = min(CORRUPTED, s.corruption + amount)
    s.tell(vocabulary.CORRUPTION, amount, s.corruption)
    if s.corruption >= CORRUPTED:
        s.finish(best_of(s, SHADOW), "corruption")


def heal(s: WarState, amount: int) -> None:
    """Remove corruption, down to zero."""
    healed = min(amount, s.corruption)
    if healed > 0:
        s.corruption -= healed
        s.tell(vocabulary.HEALED, healed, s.corruption)


def check_doom(s: WarState) -> None:
    """The Free Peoples win at the Crack of Doom if the Ring-bearers are not corrupted."""
    if s.mordor >= DOOM and s.corruption < CORRUPTED:
        s.finish(best_of(s, FREE), "ring-destroyed")


def check_conquest(s: WarState) -> None:
    """Phase 6: check the military victory of the Shadow, then that of the Free Peoples."""
    if points(s, SHADOW) >= SHADOW_GOAL:
        s.finish(best_of(s, SHADOW), "shadow-conquest")
    elif points(s, FREE) >= FREE_GOAL:
        s.finish(best_of(s, FREE), "free-conquest")
