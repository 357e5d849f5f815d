"""What skirmishes are likely to cost a fellowship: one of them, those already assigned, and what
minions that are still free will probably do (for bots; the rules do not ask this)."""

from __future__ import annotations

from typing import Final

from mathom.games.tcg import table
from mathom.games.tcg.combat import defenders, overwhelm_factor
from mathom.games.tcg.facts import COMPANION, DAMAGE, DEFENDER, RESISTANCE, STRENGTH, TYPE
from mathom.games.tcg.filters import assignable
from mathom.games.tcg.state import FX, FX_STRENGTH, NOTHING, UNTIL_PHASE, TcgState

RUIN: Final = 12.0
"""What the end of one's own game costs, in sites of the path."""

PUMP: Final = 2
"""How much strength an event in the hand of somebody may add."""

SPARE: Final = [0.0, 0.0, 0.28, 0.45, 0.57, 0.66]
"""What the wounds that a companion may still take are worth, by their number."""

BEARER_SPARE: Final = [0.0, -0.8, -0.15, 0.0, 0.12, 0.2, 0.26]
PER_STRENGTH: Final = 0.09
ALIVE: Final = 0.15
ALLY_SHARE: Final = 0.5
PER_BURDEN: Final = 0.15
BURDENS_SQUARED: Final = 0.012
PER_KILL: Final = 0.04


def life(s: TcgState, i: int, spare: int) -> float:
    """What a companion or ally is worth who can take so many wounds, the last one deadly."""
    if i == s.bearer[s.owner[i]]:
        return BEARER_SPARE[min(spare, 6)]
    worth = ALIVE + PER_STRENGTH * (STRENGTH[s.cards[i]] - 2) + SPARE[min(spare, 5)]
    return worth if TYPE[s.cards[i]] == COMPANION else ALLY_SHARE * worth


def weight_of_burdens(burdens: int) -> float:
    """What burdens cost: more, the nearer they are to corruption."""
    return PER_BURDEN * burdens + BURDENS_SQUARED * burdens * burdens


def price_of_wounds(s: TcgState, i: int, spare: int, wounds: int) -> float:
    """What it costs that somebody takes wounds in a skirmish."""
    if i == s.bearer[s.turn] and (s.worn or wounds >= spare):
        return price_of_ring(s, i, spare, wounds)
    if wounds >= spare:
        return life(s, i, spare)
    return life(s, i, spare) - life(s, i, spare - wounds)


def price_of_ring(s: TcgState, i: int, spare: int, wounds: int) -> float:
    """The Ring-bearer turns wounds into burdens: all while he wears the Ring, those that would
    kill him otherwise."""
    burdens = s.burdens[s.turn]
    turned = wounds if s.worn else wounds - spare + 1
    if burdens + turned >= RESISTANCE[s.cards[i]]:
        return RUIN
    price = weight_of_burdens(burdens + turned) - weight_of_burdens(burdens)
    return price if s.worn else price + life(s, i, spare) - life(s, i, 1) + 0.3


def price_of_death(s: TcgState, i: int, spare: int) -> float:
    """What it costs that somebody is overwhelmed."""
    return RUIN if i == s.bearer[s.turn] else life(s, i, spare)


def lasting_strength(s: TcgState, i: int) -> int:
    """The strength that somebody will have in his skirmish: what others get for the skirmish that
    is being fought is over by then."""
    found = table.strength(s, i)
    if s.fx and s.fighter not in (NOTHING, i, s.foe[i]):
        for k in range(0, len(s.fx), FX):
            if s.fx[k] == FX_STRENGTH and s.fx[k + 1] == i and s.fx[k + 3] == UNTIL_PHASE:
                found -= s.fx[k + 2]
    return max(0, found)


class Clash:
    """A companion or ally who may fight, with all that is needed to guess how it ends."""

    def __init__(self, s: TcgState, i: int) -> None:
        self.who = i
        self.mine = lasting_strength(s, i)
        self.spare = table.vitality(s, i) - s.wounds[i]
        self.factor = overwhelm_factor(s, i)
        self.death = price_of_death(s, i, self.spare)
        self.room = 1
        self.theirs = 0
        self.damage = 0
        self.foes = 0

    def add(self, strength: int, damage: int) -> None:
        """One more minion against him."""
        self.theirs += strength
        self.damage += damage
        self.foes += 1

    def drop(self, strength: int, damage: int) -> None:
        """One minion less."""
        self.theirs -= strength
        self.damage -= damage
        self.foes -= 1

    def price(self, s: TcgState) -> float:
        """What the skirmish will cost, if both sides may still add a little."""
        if self.foes == 0:
            return 0.0
        sides = self.price_if(s, PUMP) + self.price_if(s, -PUMP)
        return 0.5 * self.price_if(s, 0) + 0.25 * sides

    def price_if(self, s: TcgState, pump: int) -> float:
        """What it costs if the minions have so much more."""
        theirs = max(0, self.theirs + pump)
        if self.mine > theirs:
            return -PER_KILL * self.foes
        if theirs > 0 and theirs >= self.factor * self.mine:
            return self.death
        return price_of_wounds(s, self.who, self.spare, 1 + self.damage)

    def price_with(self, s: TcgState, strength: int, damage: int) -> float:
        """What one more minion would add to the price."""
        before = self.price(s)
        self.add(strength, damage)
        after = self.price(s)
        self.drop(strength, damage)
        return after - before


def fights(s: TcgState) -> list[Clash]:
    """The skirmishes that are still to be fought."""
    found: list[Clash] = []
    for j in s.table:
        whom = s.foe[j]
        if whom != NOTHING:
            clash = clash_of(found, whom)
            if clash is None:
                clash = Clash(s, whom)
                found.append(clash)
            clash.add(lasting_strength(s, j), table.power(s, j, DAMAGE))
    return found


def clash_of(found: list[Clash], who: int) -> Clash | None:
    """The one in which somebody fights."""
    for clash in found:
        if clash.who == who:
            return clash
    return None


def defences(s: TcgState) -> list[Clash]:
    """All who may fight, with the minions that are assigned to them already."""
    found = fights(s)
    for i in defenders(s):
        clash = clash_of(found, i)
        if clash is None:
            clash = Clash(s, i)
            found.append(clash)
        clash.room = 1 + table.power(s, i, DEFENDER)
    return found


class Assault:
    """Minions that are still free, and those who will have to face them."""

    def __init__(self, s: TcgState) -> None:
        self.sides = defences(s)
        self.minions = [j for j in table.minions(s) if assignable(s, j)]
        self.strengths = [table.strength(s, j) for j in self.minions]
        self.damages = [table.power(s, j, DAMAGE) for j in self.minions]
        order = list(range(len(self.minions)))
        # the strongest first: an insertion sort, since there are few
        for a in range(1, len(order)):
            b = a
            while b > 0 and self.strengths[order[b]] > self.strengths[order[b - 1]]:
                order[b], order[b - 1] = order[b - 1], order[b]
                b -= 1
        self.order = order
        self.against = [NOTHING] * len(self.minions)

    def price(self, s: TcgState) -> float:
        """What all skirmishes cost as they stand."""
        total = 0.0
        for clash in self.sides:
            total += clash.price(s)
        return total

    def defend(self, s: TcgState) -> None:
        """The Free Peoples player assigns: the strongest minion to whom it costs least."""
        for k in self.order:
            best = NOTHING
            least = 0.0
            for d in range(len(self.sides)):
                clash = self.sides[d]
                if clash.foes < clash.room:
                    price = clash.price_with(s, self.strengths[k], self.damages[k])
                    if best == NOTHING or price < least:
                        best = d
                        least = price
            if best != NOTHING:
                self.put(k, best)

    def attack(self, s: TcgState) -> None:
        """The Shadow adds what is left: all to one, or each to where it hurts most."""
        left = [k for k in self.order if self.against[k] == NOTHING]
        if len(left) > 1:
            self.gang_up(s, left)
        for k in left:
            if self.against[k] == NOTHING and self.sides:
                self.put(k, self.worst_place(s, k))

    def worst_place(self, s: TcgState, k: int) -> int:
        """Where one more minion costs the fellowship most."""
        worst = 0
        most = -RUIN
        for d in range(len(self.sides)):
            price = self.sides[d].price_with(s, self.strengths[k], self.damages[k])
            if price > most:
                worst = d
                most = price
        return worst

    def gang_up(self, s: TcgState, left: list[int]) -> None:
        """All against one, where that costs more than what each would add alone."""
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
        """Assign a minion."""
        self.against[k] = d
        self.sides[d].add(self.strengths[k], self.damages[k])

    def take(self, k: int) -> None:
        """Take an assignment back."""
        self.sides[self.against[k]].drop(self.strengths[k], self.damages[k])
        self.against[k] = NOTHING

    def improve(self, s: TcgState) -> None:
        """Exchange defenders between minions while that saves something."""
        placed = [k for k in self.order if self.against[k] != NOTHING]
        for a in range(len(placed)):
            for b in range(a + 1, len(placed)):
                self.exchange(s, placed[a], placed[b])
            self.move_away(s, placed[a])

    def exchange(self, s: TcgState, a: int, b: int) -> None:
        """Let two minions change places if that is better."""
        one, other = self.against[a], self.against[b]
        if one == other:
            return
        before = self.sides[one].price(s) + self.sides[other].price(s)
        self.swap(a, b)
        if self.sides[one].price(s) + self.sides[other].price(s) >= before:
            self.swap(a, b)

    def swap(self, a: int, b: int) -> None:
        """Let two minions change places."""
        one, other = self.against[a], self.against[b]
        self.take(a)
        self.take(b)
        self.put(a, other)
        self.put(b, one)

    def move_away(self, s: TcgState, k: int) -> None:
        """Give a minion to somebody else who has room if that is better."""
        here = self.against[k]
        self.take(k)
        best = here
        least = self.sides[here].price_with(s, self.strengths[k], self.damages[k])
        for d in range(len(self.sides)):
            clash = self.sides[d]
            if clash.foes < clash.room:
                price = clash.price_with(s, self.strengths[k], self.damages[k])
                if price < least:
                    best = d
                    least = price
        self.put(k, best)


def menace(s: TcgState) -> float:
    """What the minions on the table will probably cost, as far as they have not fought yet."""
    assault = Assault(s)
    if not assault.sides:
        return 0.0
    assault.defend(s)
    assault.attack(s)
    return assault.price(s)
