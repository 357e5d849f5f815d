"""Estimate what skirmishes will cost a fellowship: a single one, those already assigned, and the
likely assignments of unassigned minions (for bots only; the rules do not use it)."""

from __future__ import annotations

from typing import Final

from mathom.games.tcg.rules import derived
from mathom.games.tcg.rules.abilities.filters import assignable
from mathom.games.tcg.rules.facts import COMPANION, DAMAGE, DEFENDER, RESISTANCE, STRENGTH, TYPE
from mathom.games.tcg.rules.state import FX, FX_STRENGTH, NOTHING, UNTIL_PHASE, TcgState
from mathom.games.tcg.rules.turn.combat import defenders, overwhelm_factor

RUIN: Final = 12.0
"""The cost of losing the game, in sites of the path."""

PUMPS: Final = [-3, 0, 3, 6]
"""How much strength the cards in hand may yet add to the minions, on balance. Six are rare, but
they overwhelm a Ring-bearer who seemed to risk no more than a wound."""

CHANCES: Final = [0.2, 0.5, 0.2, 0.1]
"""How likely each of these is."""

SPARE: Final = [0.0, 0.0, 0.28, 0.45, 0.57, 0.66]
"""The value of a companion's remaining vitality."""

BEARER_SPARE: Final = [0.0, -0.8, -0.15, 0.0, 0.12, 0.2, 0.26]
PER_STRENGTH: Final = 0.2
ALIVE: Final = 0.4
ALLY_SHARE: Final = 0.5
PER_BURDEN: Final = 0.15
BURDENS_SQUARED: Final = 0.012
PER_KILL: Final = 0.04
BEARER_LOSES: Final = 0.3
"""What it costs beyond the wounds that the Ring-bearer loses a skirmish."""


MOST_ENUMERATED: Final = 5
"""With so many minions all assignments are compared."""

MOST_ATTACKS: Final = 300
NEVER: Final = 1000.0
UNKNOWN: Final = -1
"""A strength that was not looked up yet."""


def life(s: TcgState, i: int, spare: int) -> float:
    """The value of a companion or ally that can take this many wounds, the last one lethal."""
    if i == s.bearer[s.owner[i]]:
        return BEARER_SPARE[min(spare, 6)]
    worth = ALIVE + PER_STRENGTH * (STRENGTH[s.cards[i]] - 2) + SPARE[min(spare, 5)]
    return worth if TYPE[s.cards[i]] == COMPANION else ALLY_SHARE * worth


def weight_of_burdens(burdens: int) -> float:
    """The cost of burdens; it rises as corruption comes closer."""
    return PER_BURDEN * burdens + BURDENS_SQUARED * burdens * burdens


def price_of_wounds(s: TcgState, i: int, spare: int, wounds: int) -> float:
    """The cost of the wounds that a character takes in a skirmish."""
    if i == s.bearer[s.turn] and (s.worn or wounds >= spare):
        return price_of_ring(s, i, spare, wounds)
    if wounds >= spare:
        return life(s, i, spare)
    return life(s, i, spare) - life(s, i, spare - wounds)


def price_of_ring(s: TcgState, i: int, spare: int, wounds: int) -> float:
    """The cost for a Ring-bearer who turns wounds into burdens: all wounds while he wears the Ring,
    otherwise the lethal ones."""
    burdens = s.burdens[s.turn]
    turned = wounds if s.worn else wounds - spare + 1
    if burdens + turned >= RESISTANCE[s.cards[i]]:
        return RUIN
    price = weight_of_burdens(burdens + turned) - weight_of_burdens(burdens)
    return price if s.worn else price + life(s, i, spare) - life(s, i, 1) + 0.3


def price_of_death(s: TcgState, i: int, spare: int) -> float:
    """The cost of an overwhelmed character."""
    return RUIN if i == s.bearer[s.turn] else life(s, i, spare)


def lasting_strength(s: TcgState, i: int) -> int:
    """The strength that a character will have in its skirmish, without effects that end with the
    current skirmish."""
    found = derived.strength(s, i)
    if s.fx and s.fighter not in (NOTHING, i, s.foe[i]):
        for k in range(0, len(s.fx), FX):
            if s.fx[k] == FX_STRENGTH and s.fx[k + 1] == i and s.fx[k + 3] == UNTIL_PHASE:
                found -= s.fx[k + 2]
    return max(0, found)


class SkirmishEstimate:
    """A companion or ally that can fight, with everything needed to estimate the result."""

    def __init__(self, s: TcgState, i: int) -> None:
        self.who = i
        self.mine = UNKNOWN
        self.spare = 0
        self.factor = 0
        self.death = 0.0
        self.now = s.fighter == i
        self.room = 1
        self.theirs = 0
        self.damage = 0
        self.foes = 0
        self.hurt = 0.0
        self.hurt_by = NOTHING
        self.known = 0.0
        self.is_known = True

    def look_up(self, s: TcgState) -> None:
        """Look up what an estimate needs; nobody asks for that of a character without minions."""
        i = self.who
        self.mine = lasting_strength(s, i)
        self.spare = derived.vitality(s, i) - s.wounds[i]
        self.factor = overwhelm_factor(s, i)
        self.death = price_of_death(s, i, self.spare)

    def add(self, strength: int, damage: int) -> None:
        self.theirs += strength
        self.damage += damage
        self.foes += 1
        self.is_known = False

    def drop(self, strength: int, damage: int) -> None:
        self.theirs -= strength
        self.damage -= damage
        self.foes -= 1
        self.is_known = False

    def price(self, s: TcgState) -> float:
        """The expected cost of the skirmish, kept until the minions change."""
        if not self.is_known:
            self.known = self.price_now(s)
            self.is_known = True
        return self.known

    def price_now(self, s: TcgState) -> float:
        """The expected cost of the skirmish; both sides may still add strength. The one that is
        fought now is taken as it stands."""
        if self.foes == 0:
            return 0.0
        if self.mine == UNKNOWN:
            self.look_up(s)
        if self.now:
            return self.price_if(s, 0)
        total = 0.0
        for k in range(len(PUMPS)):
            total += CHANCES[k] * self.price_if(s, PUMPS[k])
        return total

    def price_if(self, s: TcgState, pump: int) -> float:
        """The cost if the minions have this much more strength."""
        theirs = max(0, self.theirs + pump)
        if self.mine > theirs:
            return -PER_KILL * self.foes
        if theirs > 0 and theirs >= self.factor * self.mine:
            return self.death
        return self.price_of_losing(s)

    def price_of_losing(self, s: TcgState) -> float:
        """The cost of the wounds of a lost skirmish, kept until the damage changes."""
        if self.hurt_by != self.damage:
            self.hurt_by = self.damage
            self.hurt = price_of_wounds(s, self.who, self.spare, 1 + self.damage)
            if self.who == s.bearer[s.turn]:
                self.hurt += BEARER_LOSES
        return self.hurt

    def price_with(self, s: TcgState, strength: int, damage: int) -> float:
        """The cost that one more minion would add."""
        before = self.price(s)
        self.add(strength, damage)
        after = self.price_now(s)
        self.drop(strength, damage)
        self.known = before
        self.is_known = True
        return after - before


def fights(s: TcgState) -> list[SkirmishEstimate]:
    """The skirmishes that are still to be fought."""
    found: list[SkirmishEstimate] = []
    for j in s.table:
        whom = s.foe[j]
        if whom != NOTHING:
            estimate = estimate_for(found, whom)
            if estimate is None:
                estimate = SkirmishEstimate(s, whom)
                found.append(estimate)
            estimate.add(lasting_strength(s, j), derived.power(s, j, DAMAGE))
    return found


def estimate_for(found: list[SkirmishEstimate], who: int) -> SkirmishEstimate | None:
    """The skirmish of a character."""
    for estimate in found:
        if estimate.who == who:
            return estimate
    return None


def defences(s: TcgState) -> list[SkirmishEstimate]:
    """All characters that can fight, with the minions already assigned to them."""
    found = fights(s)
    for i in defenders(s):
        estimate = estimate_for(found, i)
        if estimate is None:
            estimate = SkirmishEstimate(s, i)
            found.append(estimate)
        estimate.room = 1 + derived.power(s, i, DEFENDER)
    return found


class Pairing:
    """Finds the cheapest way to give each minion a character of its own."""

    def __init__(self, prices: list[list[float]]) -> None:
        self.prices = prices
        self.chosen = [0] * len(prices)
        self.found = [0] * len(prices)
        self.least = NEVER

    def search(self, n: int, taken: int, price: float) -> None:
        """Try all characters for minion `n`; `taken` has the bits of those who fight already."""
        if n == len(self.prices):
            if price < self.least:
                self.least = price
                self.found = self.chosen[:]
            return
        row = self.prices[n]
        for d in range(len(row)):
            if taken >> d & 1 == 0:
                self.chosen[n] = d
                self.search(n + 1, taken | 1 << d, price + row[d])


class Assault:
    """The unassigned minions, and the characters that will face them."""

    def __init__(self, s: TcgState) -> None:
        self.sides = defences(s)
        self.minions = [j for j in derived.minions(s) if assignable(s, j)]
        self.strengths = [derived.strength(s, j) for j in self.minions]
        self.damages = [derived.power(s, j, DAMAGE) for j in self.minions]
        self.order: list[int] = []
        self.against: list[int] = []
        self.clear()

    def clear(self) -> None:
        """Nobody is assigned yet; the strongest minion comes first."""
        order = list(range(len(self.minions)))
        # Insertion sort, because there are few.
        for a in range(1, len(order)):
            b = a
            while b > 0 and self.strengths[order[b]] > self.strengths[order[b - 1]]:
                order[b], order[b - 1] = order[b - 1], order[b]
                b -= 1
        self.order = order
        self.against = [NOTHING] * len(self.minions)

    def reinforced(self, s: TcgState, strengths: list[int], damages: list[int]) -> float:
        """The cost of all skirmishes if more minions come. Nothing is assigned afterwards."""
        known = len(self.minions)
        self.minions += [NOTHING] * len(strengths)
        self.strengths += strengths
        self.damages += damages
        self.clear()
        self.defend(s)
        self.attack(s)
        found = self.price(s)
        for k in range(len(self.minions)):
            if self.against[k] != NOTHING:
                self.take(k)
        del self.minions[known:]
        del self.strengths[known:]
        del self.damages[known:]
        self.clear()
        return found

    def price(self, s: TcgState) -> float:
        """The total cost of all skirmishes."""
        total = 0.0
        for estimate in self.sides:
            total += estimate.price(s)
        return total

    def defend(self, s: TcgState) -> None:
        """The Free Peoples player assigns: the strongest minion first, where it costs the least."""
        for k in self.order:
            best = NOTHING
            least = 0.0
            for d in range(len(self.sides)):
                estimate = self.sides[d]
                if estimate.foes < estimate.room:
                    price = estimate.price_with(s, self.strengths[k], self.damages[k])
                    if best == NOTHING or price < least:
                        best = d
                        least = price
            if best != NOTHING:
                self.put(k, best)

    def defend_best(self, s: TcgState) -> None:
        """The assignment that costs the least: by enumeration if every minion finds a character of
        its own, otherwise one minion after the other with exchanges."""
        ready = [d for d in range(len(self.sides)) if self.sides[d].foes < self.sides[d].room]
        if len(self.minions) > len(ready) or len(self.minions) > MOST_ENUMERATED:
            self.defend(s)
            self.improve(s)
            return
        prices = [
            [self.sides[d].price_with(s, self.strengths[k], self.damages[k]) for d in ready]
            for k in self.order
        ]
        best = Pairing(prices)
        best.search(0, 0, 0.0)
        for n in range(len(self.order)):
            self.put(self.order[n], ready[best.found[n]])

    def attack_best(self, s: TcgState) -> None:
        """The assignment of the rest that costs the fellowship the most, by enumeration if it is
        small."""
        left = [k for k in self.order if self.against[k] == NOTHING]
        many = len(self.sides) ** len(left)
        if not left or not self.sides or many > MOST_ATTACKS:
            self.attack(s)
            return
        best = 0
        most = -RUIN
        for number in range(many):
            self.put_all(left, number)
            price = self.price(s)
            if price > most:
                most = price
                best = number
            for k in left:
                self.take(k)
        self.put_all(left, best)

    def put_all(self, left: list[int], number: int) -> None:
        """Assign minions by the digits of a number."""
        for k in left:
            self.put(k, number % len(self.sides))
            number //= len(self.sides)

    def attack(self, s: TcgState) -> None:
        """The Shadow players assign the rest: all to one character, or each where it costs the
        most."""
        left = [k for k in self.order if self.against[k] == NOTHING]
        if len(left) > 1:
            self.gang_up(s, left)
        for k in left:
            if self.against[k] == NOTHING and self.sides:
                self.put(k, self.worst_place(s, k))

    def worst_place(self, s: TcgState, k: int) -> int:
        """The character for whom one more minion costs the most."""
        worst = 0
        most = -RUIN
        for d in range(len(self.sides)):
            price = self.sides[d].price_with(s, self.strengths[k], self.damages[k])
            if price > most:
                worst = d
                most = price
        return worst

    def gang_up(self, s: TcgState, left: list[int]) -> None:
        """Assign all minions to one character, if that costs more than assigning them one by
        one."""
        alone = 0.0
        strength = 0
        damage = 0
        for k in left:
            d = self.worst_place(s, k)
            alone += self.sides[d].price_with(s, self.strengths[k], self.damages[k])
            strength += self.strengths[k]
            damage += self.damages[k]
        for d in range(len(self.sides)):
            if self.sides[d].price_with(s, strength, damage) > alone:
                for k in left:
                    self.put(k, d)
                return

    def put(self, k: int, d: int) -> None:
        self.against[k] = d
        self.sides[d].add(self.strengths[k], self.damages[k])

    def take(self, k: int) -> None:
        self.sides[self.against[k]].drop(self.strengths[k], self.damages[k])
        self.against[k] = NOTHING

    def improve(self, s: TcgState) -> None:
        """Exchange assignments while that lowers the cost."""
        placed = [k for k in self.order if self.against[k] != NOTHING]
        for a in range(len(placed)):
            for b in range(a + 1, len(placed)):
                self.exchange(s, placed[a], placed[b])
            self.move_away(s, placed[a])

    def exchange(self, s: TcgState, a: int, b: int) -> None:
        """Exchange two minions if that lowers the cost."""
        one, other = self.against[a], self.against[b]
        if one == other:
            return
        before = self.sides[one].price(s) + self.sides[other].price(s)
        self.swap(a, b)
        if self.sides[one].price(s) + self.sides[other].price(s) >= before:
            self.swap(a, b)

    def swap(self, a: int, b: int) -> None:
        one, other = self.against[a], self.against[b]
        self.take(a)
        self.take(b)
        self.put(a, other)
        self.put(b, one)

    def move_away(self, s: TcgState, k: int) -> None:
        """Move a minion to another character that has room, if that lowers the cost."""
        here = self.against[k]
        self.take(k)
        best = here
        least = self.sides[here].price_with(s, self.strengths[k], self.damages[k])
        for d in range(len(self.sides)):
            estimate = self.sides[d]
            if estimate.foes < estimate.room:
                price = estimate.price_with(s, self.strengths[k], self.damages[k])
                if price < least:
                    best = d
                    least = price
        self.put(k, best)


def assault_cost(s: TcgState) -> float:
    """The expected cost of the minions in play that have not fought yet."""
    assault = Assault(s)
    if not assault.sides:
        return 0.0
    if not assault.minions:
        return assault.price(s)
    assault.defend(s)
    assault.attack(s)
    return assault.price(s)
