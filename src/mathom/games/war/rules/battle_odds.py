"""The chance that an attack wins, for the orders of a view: a forecast, and no rule.

Both armies fight to the end, without combat cards. Both roll at once, round after round; what every
number of hits leads to is counted exactly.
"""

from __future__ import annotations

from typing import Final

from mathom.games.war.rules.armies.army_bits import (
    ELITES_OF,
    ONE,
    REGULARS_OF,
    UNITS_OF,
    count,
    leaders,
    units,
)
from mathom.games.war.rules.armies.movement import white_hand
from mathom.games.war.rules.board import characters_at
from mathom.games.war.rules.facts import (
    CAPTAIN,
    CHARACTERS_OF,
    DICE_LIMIT,
    FORTIFIED,
    FREE,
    GANDALF,
    LAND,
    LEADERSHIP,
    SHADOW,
    STRIDER,
)
from mathom.games.war.rules.state import WarState

OPEN: Final = 1.0 / 3.0
BEHIND_WALLS: Final = 1.0 / 6.0

NO_WALLS: Final = 0
WALLS_AT_FIRST: Final = 1
"""A city or a fortification: the attacker hits on 6 in the first round."""
STRONGHOLD_WALLS: Final = 2
"""An assault: hits on 6, and another round only if an elite unit becomes a regular one."""


class Strength:
    """An army in numbers. Captains are companions who fight as one unit more."""

    def __init__(self, regulars: int, elites: int, captains: int, leadership: int) -> None:
        self.regulars = regulars
        self.elites = elites
        self.captains = captains
        self.leadership = leadership

    def hits(self) -> int:
        """The hits that it can take."""
        return self.regulars + 2 * self.elites

    def dice(self) -> int:
        return min(DICE_LIMIT, self.regulars + self.elites + self.captains)

    def after(self, hits: int) -> Strength:
        """What is left after some hits: units that roll no die fall first, then elites become
        regulars."""
        regulars = self.regulars
        elites = self.elites
        for _ in range(hits):
            spare = regulars + elites + self.captains > DICE_LIMIT
            if regulars and (spare or not elites):
                regulars -= 1
            elif elites:
                elites -= 1
                regulars += 1
        return Strength(regulars, elites, self.captains, self.leadership)


def strength_of(s: WarState, side: int, host: int, mask: int) -> Strength:
    regulars = 0
    elites = 0
    captains = 0
    lead = leaders(host, side)
    for kind in REGULARS_OF[side]:
        regulars += count(host, kind)
    for kind in ELITES_OF[side]:
        elites += count(host, kind)
    for who in CHARACTERS_OF[side]:
        if mask >> who & 1:
            lead += 2 if who == STRIDER and s.crowned else LEADERSHIP[who]
            if side == FREE and CAPTAIN[who] and not (who == GANDALF and s.white):
                captains += 1
    if side == SHADOW:
        lead += white_hand(s, host)
    return Strength(regulars, elites, captains, lead)


def binomial(dice: int, chance: float) -> list[float]:
    """The chances of every number of hits of some dice."""
    found = [1.0]
    for _ in range(dice):
        last = [*found, 0.0]
        found = [last[0] * (1.0 - chance)]
        for hits in range(1, len(last)):
            found.append(last[hits] * (1.0 - chance) + last[hits - 1] * chance)
    return found


def hit_chances(army: Strength, chance: float) -> list[float]:
    """The same with the leaders' re-roll."""
    dice = army.dice()
    found = [0.0] * (dice + 1)
    for hits, share in enumerate(binomial(dice, chance)):
        for more, again in enumerate(binomial(min(army.leadership, dice - hits), chance)):
            found[hits + more] += share * again
    return found


class Forecast:
    """The course of a battle, by the hits that both armies have taken."""

    def __init__(self, attack: Strength, defence: Strength, walls: int) -> None:
        self.attack = attack
        self.defence = defence
        self.walls = walls
        self.own = attack.hits()
        self.their = defence.hits()
        self.known: dict[int, float] = {}
        self.blows: dict[int, list[float]] = {}

    def chance(self) -> float:
        """The chance that the attacker has somebody left and the defender nobody."""
        return self.won_from(0, 0, True)

    def won_from(self, lost: int, taken: int, first: bool) -> float:
        if taken >= self.their:
            return 1.0 if lost < self.own else 0.0
        if lost >= self.own:
            return 0.0
        key = (lost * 64 + taken) * 2 + (1 if first else 0)
        if key in self.known:
            return self.known[key]
        siege = self.walls == STRONGHOLD_WALLS
        held = siege or (self.walls == WALLS_AT_FIRST and first)
        hits = hit_chances(self.attack.after(lost), BEHIND_WALLS if held else OPEN)
        if taken not in self.blows:
            self.blows[taken] = hit_chances(self.defence.after(taken), OPEN)
        blows = self.blows[taken]
        again = first or siege
        found = 0.0
        for hit, share in enumerate(hits):
            for blow, counter in enumerate(blows):
                if hit + blow or again:
                    found += share * counter * self.goes_on(lost + blow, taken + hit)
        if not again:
            # A round without hits leaves everything as it was, and is rolled again.
            found /= 1.0 - hits[0] * blows[0]
        self.known[key] = found
        return found

    def goes_on(self, lost: int, taken: int) -> float:
        """The chance after a round."""
        over = taken >= self.their or lost >= self.own
        if self.walls != STRONGHOLD_WALLS or over:
            return self.won_from(lost, taken, False)
        if not self.attack.after(lost).elites:
            return 0.0
        return self.won_from(lost + 1, taken, False)


def percent(chance: float) -> int:
    """A chance in percent; nothing that depends on dice is certain."""
    return min(99, max(1, int(chance * 100.0 + 0.5)))


def attack_odds(
    s: WarState, side: int, host: int, mask: int, goal: int
) -> dict[str, object] | None:
    """What an attack by everybody promises, and by everybody but one unit; None if nobody defends
    the place."""
    enemy = 1 - side
    defence = strength_of(s, enemy, s.host[goal * 2 + enemy], characters_at(s, goal, enemy))
    if not defence.hits():
        return None
    walls = STRONGHOLD_WALLS if goal >= LAND else NO_WALLS
    if walls == NO_WALLS and FORTIFIED[goal]:
        walls = WALLS_AT_FIRST
    everybody = strength_of(s, side, host, mask)
    spared = all_but_one(host, side)
    fewer: int | None = None
    if spared:
        fewer = percent(Forecast(strength_of(s, side, spared, mask), defence, walls).chance())
    return {"all": percent(Forecast(everybody, defence, walls).chance()), "all_but_one": fewer}


def all_but_one(host: int, side: int) -> int:
    """A host without one unit, a regular one if there is one; 0 if nobody else would be left."""
    if units(host, side) < 2:
        return 0
    for kind in UNITS_OF[side]:
        if count(host, kind):
            return host - ONE[kind]
    return 0
