"""Expected results of dice: a combat round, a whole battle, a Hunt."""

from __future__ import annotations

from typing import Final

from mathom.games.war.rules.armies.army_bits import leaders, units
from mathom.games.war.rules.armies.movement import white_hand
from mathom.games.war.rules.board import characters_at, hit_points
from mathom.games.war.rules.facts import (
    CAPTAIN,
    CHARACTERS_OF,
    DICE_LIMIT,
    FREE,
    GANDALF,
    LEADERSHIP,
    SHADOW,
    STRIDER,
)
from mathom.games.war.rules.state import WarState

OPEN_FIELD: Final = 1.0 / 3.0
"""The chance of a die to hit on 5 or more."""

WALLS_HOLD: Final = 1.0 / 6.0
"""The chance of a die to hit on 6."""

LONGEST: Final = 8
"""The number of battle rounds to simulate."""


class Force:
    """An army in numbers: units, hits it can take, leadership."""

    def __init__(self, units: int, hits: int, lead: int) -> None:
        self.units = units
        self.hits = hits
        self.lead = lead


def force_of(s: WarState, side: int, host: int, mask: int) -> Force:
    strength = units(host, side)
    lead = leaders(host, side)
    if mask:
        for who in CHARACTERS_OF[side]:
            if mask >> who & 1:
                lead += 2 if who == STRIDER and s.crowned else LEADERSHIP[who]
                if side == FREE and CAPTAIN[who] and not (who == GANDALF and s.white):
                    strength += 1
    if side == SHADOW:
        lead += white_hand(s, host)
    return Force(strength, hit_points(host, side), lead)


def force_at(s: WarState, side: int, place: int) -> Force:
    return force_of(s, side, s.host[place * 2 + side], characters_at(s, place, side))


def hits_of(units: float, lead: float, chance: float) -> float:
    """The expected hits of a combat roll and its re-roll."""
    dice = min(float(DICE_LIMIT), units)
    hits = dice * chance
    return hits + min(lead, dice - hits) * chance


class BattleEstimate:
    """The expected course of a battle to its end: the hits that each army can still take."""

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
        """Whether the defender is eliminated and the attacker is not."""
        return self.defence_left <= 0.5 < self.attack_left


def hunt_chance(s: WarState, helps: int) -> float:
    """The chance that the Hunt succeeds if the Fellowship moves now."""
    each = min(5, 1 + s.hunt_free + helps) / 6.0
    dice = min(DICE_LIMIT, s.hunt_shadow)
    return 1.0 - float((1.0 - each) ** dice)
