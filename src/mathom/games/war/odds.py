"""What dice will probably do: a round of battle, a battle fought to its end, a Hunt."""

from __future__ import annotations

from typing import Final

from mathom.games.war.armies import white_hand
from mathom.games.war.board import characters_at, hit_points
from mathom.games.war.facts import (
    CAPTAIN,
    CHARACTERS_OF,
    DICE_LIMIT,
    FREE,
    GANDALF,
    LEADERSHIP,
    SHADOW,
    STRIDER,
)
from mathom.games.war.host import leaders, units
from mathom.games.war.state import WarState

OPEN_FIELD: Final = 1.0 / 3.0
"""How often a die hits on a five."""

WALLS_HOLD: Final = 1.0 / 6.0
"""How often a die hits on a six."""

LONGEST: Final = 8
"""So many rounds of a battle are thought through."""


class Force:
    """An army as dice see it: units, the hits that it can take, and its leadership."""

    def __init__(self, units: int, hits: int, lead: int) -> None:
        self.units = units
        self.hits = hits
        self.lead = lead


def force_of(s: WarState, side: int, host: int, mask: int) -> Force:
    """The figures and characters of an army as a force."""
    strength = units(host, side)
    lead = leaders(host, side)
    for who in CHARACTERS_OF[side]:
        if mask >> who & 1:
            lead += 2 if who == STRIDER and s.crowned else LEADERSHIP[who]
            if side == FREE and CAPTAIN[who] and not (who == GANDALF and s.white):
                strength += 1
    if side == SHADOW:
        lead += white_hand(s, host)
    return Force(strength, hit_points(host, side), lead)


def force_at(s: WarState, side: int, place: int) -> Force:
    """Everybody of a side in a place."""
    return force_of(s, side, s.host[place * 2 + side], characters_at(s, place, side))


def hits_of(units: float, lead: float, chance: float) -> float:
    """The hits that a round of dice and its re-roll bring on average."""
    dice = min(float(DICE_LIMIT), units)
    hits = dice * chance
    return hits + min(lead, dice - hits) * chance


class Clash:
    """How a battle to the end probably goes: the hits that each army has left to take."""

    def __init__(self, attack: Force, defence: Force, first: float, later: float) -> None:
        own = float(attack.hits)
        other = float(defence.hits)
        chance = first
        rounds = 0
        while own > 0.5 and other > 0.5 and rounds < LONGEST:
            strong = attack.units * own / max(1, attack.hits)
            weak = defence.units * other / max(1, defence.hits)
            own, other = (
                own - hits_of(weak, defence.lead, OPEN_FIELD),
                other - hits_of(strong, attack.lead, chance),
            )
            chance = later
            rounds += 1
        self.attack_left = max(0.0, own)
        self.defence_left = max(0.0, other)
        self.attack_lost = attack.hits - self.attack_left
        self.defence_lost = defence.hits - self.defence_left

    def won(self) -> bool:
        """Whether the defender is gone and the attacker is not."""
        return self.defence_left <= 0.5 < self.attack_left


def hunt_chance(s: WarState, helps: int) -> float:
    """How likely the Hunt finds the fellowship if it moves now."""
    each = min(5, 1 + s.hunt_free + helps) / 6.0
    dice = min(DICE_LIMIT, s.hunt_shadow)
    return 1.0 - float((1.0 - each) ** dice)
