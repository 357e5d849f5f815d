"""Heuristics for the action dice. Every use has a value, measured in good uses of a die; the bot
takes the best use with the least useful die.
"""

from __future__ import annotations

from typing import Final

from mathom.games.war.bot.armies import (
    best_attack,
    best_march,
    good_attacks,
    good_marches,
    recruit_worth,
)
from mathom.games.war.bot.cards import event_worth
from mathom.games.war.bot.odds import force_at
from mathom.games.war.bot.plan import PRIZES, Plan, plan_for
from mathom.games.war.bot.ringbearers import (
    hide_worth,
    move_companions_worth,
    move_fellowship_worth,
    separate_worth,
)
from mathom.games.war.rules.action_dice import INTO_FACES, as_army, has_ring
from mathom.games.war.rules.armies.army_bits import (
    ELITE,
    KINDS_OF,
    LEADER,
    NAZGUL,
    count,
    leaders,
    units,
)
from mathom.games.war.rules.armies.attack import ARMY_ATTACK, ATTACK_ORDERS, CHARACTER_ATTACK
from mathom.games.war.rules.armies.movement import ARMY_MARCH, CHARACTER_MARCH, MARCH_ORDERS
from mathom.games.war.rules.board import besieged, units_at
from mathom.games.war.rules.cards.hands import cards_in_hand, hand_size
from mathom.games.war.rules.facts import (
    CARDS,
    CHARACTER,
    CHARACTERS,
    DECKS,
    EYE,
    FREE,
    ISENGARD,
    LAND,
    NATION_OF,
    NATIONS,
    NATIONS_OF,
    NEIGHBOURS,
    NOBODY,
    ORTHANC,
    POINTS,
    SEATS_OF,
    SHADOW,
    WILL,
    WITCH_KING,
)
from mathom.games.war.rules.hunt.fellowship import on_mordor_track
from mathom.games.war.rules.hunt.hunt import nazgul_with_ring
from mathom.games.war.rules.politics.characters import may_rest
from mathom.games.war.rules.politics.muster import may_recruit, muster_places, voice_places
from mathom.games.war.rules.state import NOWHERE, WarState
from mathom.games.war.rules.turn import DieUses
from mathom.games.war.rules.vocabulary import (
    ATTACK,
    BANISH,
    BRING,
    DIE,
    DRAW,
    FROM_PLACE,
    HIDE,
    MARCH,
    MOVE_COMPANIONS,
    MOVE_FELLOWSHIP,
    MOVE_MINIONS,
    MUSTER_TROOPS,
    PLAY,
    POLITICS,
    RING,
    SEPARATE,
    SKIP,
    VOICE_RECRUIT,
    VOICE_UPGRADE,
)

MISSED: Final[list[list[float]]] = [
    [0.3, 0.0, 0.0, 0.1, 0.05, 0.6, 0.0],
    [0.1, 0.1, 0.05, 0.05, 0.2, 0.0, 0.0],
]
"""The cost of using a die of each face, by side."""

RING_GAIN: Final = [2.2, 1.6]
"""The minimum value for which a side uses an Elven Ring."""

POOR: Final = 1.5
"""A die whose best use exceeds this value is not changed."""

SECOND_ARMY: Final = 1.4
"""An army result moves two armies."""

TO_WAR: Final = [4.4, 4.0]
"""The value of a nation of the Shadow coming nearer to war: the last step, an earlier one. Before
that its armies cannot attack."""

AWAKENING: Final = 0.6
"""The value of a nation of the Free Peoples coming nearer to war, as a share of the danger that it
is in: most of these dice serve better to recruit where it is at war already."""

EVENTS: Final = [0.9, 1.0]
"""The value of event cards, by side, as a share of their usual value."""

EARLY_TURNS: Final = 3
MANY_NATIONS: Final = 3
TOO_EARLY: Final = 0.3
"""The value of the Witch-king while he would activate many nations in one of the first turns."""

LEADERS_WANTED: Final = 5

HUNTING: Final = 3
HUNTING_LATE: Final = 4
HUNTING_REVEALED: Final = -1
HUNTING_IN_MORDOR: Final = 5
"""The dice in the Hunt box: more when Companions have been lost, fewer while the Fellowship must
hide first. In Mordor every tile is drawn, so the armies get few."""

LATE_TURN: Final = 6
"""From this turn on the Hunt gets more dice."""

MOST_COURSES: Final = 8
"""The number of candidates offered to a search."""

HOPELESS: Final = 1.8
"""A candidate this much worse than the best is not searched."""

OTHER_PLACES: Final = 3
"""The number of places considered for a movement or an attack."""


class DiceChooser:
    """The uses of a seat's dice, with cached values."""

    def __init__(self, s: WarState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.side = s.side_of(seat)
        self.plan = plan_for(s, self.side)
        self.known: dict[int, float] = {}
        self.possible = DieUses(s, seat)
        self.used: dict[int, list[int]] = {}

    def best_die(self, offers: list[int]) -> int:
        """The die to use next, or the Elven Ring to use."""
        best = offers[0]
        best_worth = -9.0
        poorest = 99.0
        poorest_face = NOBODY
        for action in offers:
            if DIE <= action < DIE + 7:
                face = action - DIE
                worth = self.worth_of(face, self.best_use(face, self.uses(face)))
                if worth < poorest:
                    poorest = worth
                    poorest_face = face
                worth -= MISSED[self.side][face]
                if worth > best_worth:
                    best_worth = worth
                    best = action
        if poorest_face != NOBODY and RING + poorest_face in offers:
            if self.ring_helps(poorest_face, poorest, offers):
                return RING + poorest_face
        return best

    def ring_helps(self, face: int, worth: float, offers: list[int]) -> bool:
        """Whether to change a die into a face that no other die offers; not on the first turn."""
        if worth > POOR or self.s.turn == 1 or not has_ring(self.s, self.side):
            return False
        into = self.best_change(face)
        if DIE + into in offers or (DIE + WILL in offers and self.side == FREE):
            return False
        return (
            self.worth_of(into, self.best_use(into, self.uses(into))) - worth
            > (RING_GAIN[self.side])
        )

    def best_change(self, face: int) -> int:
        """The best face to change a die into."""
        best = CHARACTER
        best_worth = -9.0
        for into in INTO_FACES[self.side]:
            if into not in (face, EYE):
                worth = self.worth_of(into, self.best_use(into, self.uses(into)))
                worth -= MISSED[self.side][into]
                if worth > best_worth:
                    best_worth = worth
                    best = into
        return best

    def courses(self, offers: list[int]) -> list[list[int]]:
        """The most promising uses of the dice, the heuristic choice first; movements and attacks
        from several places.
        """
        found: list[tuple[float, list[int]]] = []
        first = self.best_die(offers)
        for action in offers:
            if DIE <= action < DIE + 7:
                face = action - DIE
                uses = self.uses(face)
                for use in uses:
                    worth = self.worth_of(face, use) - MISSED[self.side][face]
                    found.append((worth, [action, use]))
                    found += self.places(face, action, use)
            else:
                found.append((0.4, [action]))
        found.sort(key=lambda course: -course[0])
        lead = [first]
        if DIE <= first < DIE + 7:
            face = first - DIE
            lead = [first, self.best_use(face, self.uses(face))]
        courses = [lead]
        for worth, course in found:
            if course != lead and len(courses) < MOST_COURSES and worth > found[0][0] - HOPELESS:
                courses.append(course)
        return courses

    def places(self, face: int, die: int, use: int) -> list[tuple[float, list[int]]]:
        """Places other than the best from which armies could move or attack."""
        if use not in (MARCH, ATTACK):
            return []
        army = as_army(self.s, self.seat, face)
        if use == MARCH:
            order = MARCH_ORDERS[ARMY_MARCH if army else CHARACTER_MARCH]
            moves = good_marches(self.plan, self.seat, order)
        else:
            attack = ATTACK_ORDERS[ARMY_ATTACK if army else CHARACTER_ATTACK]
            moves = good_attacks(self.plan, self.seat, attack)
        moves.sort(key=lambda move: -move.worth)
        missed = MISSED[self.side][face]
        return [
            (move.worth - missed, [die, use, FROM_PLACE + move.origin])
            for move in moves[1:OTHER_PLACES]
        ]

    def uses(self, face: int) -> list[int]:
        known = self.used.get(face)
        if known is None:
            known = self.possible.of(face)
            self.used[face] = known
        return known

    def best_use(self, face: int, uses: list[int]) -> int:
        best = SKIP
        best_worth = 0.0
        for action in uses:
            worth = self.worth_of(face, action)
            if worth > best_worth:
                best_worth = worth
                best = action
        return best

    def worth_of(self, face: int, action: int) -> float:
        """The value of a use. Only for armies does the die matter."""
        if action in (MARCH, ATTACK):
            key = action + (100_000 if as_army(self.s, self.seat, face) else 0)
        else:
            key = action
        known = self.known.get(key)
        if known is None:
            known = self.compute_worth(face, action)
            self.known[key] = known
        return known

    def compute_worth(self, face: int, action: int) -> float:
        """Compute the value of a use."""
        if action in (MARCH, ATTACK):
            return self.army_worth(action, as_army(self.s, self.seat, face))
        if PLAY <= action < PLAY + len(CARDS):
            return EVENTS[self.side] * event_worth(self.plan, self.seat, action - PLAY)
        if POLITICS <= action < POLITICS + len(NATIONS):
            return politics_worth(self.plan, action - POLITICS)
        if BRING <= action < BRING + len(CHARACTERS):
            return TOO_EARLY if self.activates_many(action - BRING) else 6.0
        if DRAW <= action < DRAW + len(DECKS):
            return draw_worth(self.s, self.seat, action - DRAW)
        if BANISH <= action < BANISH + len(CARDS):
            return 0.5
        return self.plain_worth(action)

    def activates_many(self, who: int) -> bool:
        """Whether the Witch-king would activate many nations in one of the first turns."""
        if who != WITCH_KING or self.s.turn > EARLY_TURNS:
            return False
        passive = 0
        for nation in NATIONS_OF[FREE]:
            if not self.s.active[nation]:
                passive += 1
        return passive >= MANY_NATIONS

    def plain_worth(self, action: int) -> float:
        """The value of a use without a target."""
        s = self.s
        if action == MOVE_FELLOWSHIP:
            return move_fellowship_worth(s)
        if action == HIDE:
            return hide_worth(s)
        if action == SEPARATE:
            return separate_worth(s)
        if action == MOVE_COMPANIONS:
            return move_companions_worth(s)
        if action == MOVE_MINIONS:
            return move_minions_worth(s)
        if action == MUSTER_TROOPS:
            return muster_worth(self.plan, self.seat)
        if action == VOICE_RECRUIT:
            return 0.45 * len(voice_places(s)) + 0.05 * self.plan.pull(ORTHANC)
        if action == VOICE_UPGRADE:
            return 0.6 * min(2, count(s.host[ORTHANC * 2 + SHADOW], ISENGARD))
        return 0.0

    def army_worth(self, action: int, army: bool) -> float:
        """The value of moving or attacking with an army result, or with a character result."""
        if action == ATTACK:
            order = ARMY_ATTACK if army else CHARACTER_ATTACK
            return best_attack(self.plan, self.seat, ATTACK_ORDERS[order]).worth
        march = ARMY_MARCH if army else CHARACTER_MARCH
        worth = best_march(self.plan, self.seat, MARCH_ORDERS[march]).worth
        return worth * SECOND_ARMY if army else worth


LATEST: Final[list[DiceChooser | None]] = [None]
"""The latest chooser. Whoever takes a die chooses its use next, in the same position."""


def chooser_for(s: WarState, seat: int) -> DiceChooser:
    """The chooser of a seat. It looks at a copy of the position, so that it can be asked again as
    long as the position is the same.
    """
    latest = LATEST[0]
    if latest is not None and latest.seat == seat and latest.s.is_like(s):
        return latest
    chooser = DiceChooser(s.clone(), seat)
    LATEST[0] = chooser
    return chooser


def politics_worth(plan: Plan, nation: int) -> float:
    s = plan.s
    if plan.side == SHADOW:
        return TO_WAR[0] if s.politics[nation] == 1 else TO_WAR[1]
    danger = 0.0
    for region in PRIZES:
        if NATION_OF[region] == nation and s.control[region] == FREE:
            danger += plan.holding(region, 0, 3)
    worth = 0.5 + 0.3 * danger
    return AWAKENING * min(2.2, worth + (0.4 if s.politics[nation] == 1 else 0.0))


def draw_worth(s: WarState, seat: int, deck: int) -> float:
    """The value of drawing a card: less with a full hand, more from the deck with fewer cards in
    hand.
    """
    full = 4 if len(SEATS_OF[s.rules.seats][s.side_of(seat)]) == 2 else 6
    if cards_in_hand(s, seat) >= full:
        return 0.2
    return 0.9 - 0.05 * hand_size(s, seat, deck)


# Recruiting.


def muster_worth(plan: Plan, seat: int) -> float:
    """The value of recruiting with a die: an elite, or two other figures."""
    best = best_recruit(plan, seat, False, NOWHERE)
    if best < 0:
        return 0.0
    kind = best // 1000
    worth = figure_worth(plan, kind, best % 1000)
    if ELITE <= kind < LEADER:
        return worth
    second = best_recruit(plan, seat, True, best % 1000)
    return worth + (figure_worth(plan, second // 1000, second % 1000) if second >= 0 else 0.0)


def best_recruit(plan: Plan, seat: int, second: bool, used: int) -> int:
    """The best figure to recruit and its region, as figure * 1000 + region; -1 if none."""
    s = plan.s
    best = -1
    best_worth = 0.0
    for kind in KINDS_OF[s.side_of(seat)]:
        if (second and ELITE <= kind < LEADER) or not may_recruit(s, seat, kind):
            continue
        for region in muster_places(s, kind, used):
            worth = figure_worth(plan, kind, region)
            if ELITE <= kind < LEADER:
                worth *= 0.55
            if worth > best_worth:
                best_worth = worth
                best = kind * 1000 + region
    return best


def figure_worth(plan: Plan, kind: int, region: int) -> float:
    s = plan.s
    if kind == NAZGUL:
        return 0.55
    if kind >= LEADER:
        led = leaders(s.host[region * 2], FREE)
        return 0.3 if led < 2 and units(s.host[region * 2], FREE) >= 3 else 0.1
    hits = 2 if kind >= ELITE else 1
    return 0.2 + 0.14 * hits + recruit_worth(plan, region, hits)


# Nazgûl.


def move_minions_worth(s: WarState) -> float:
    """The value of moving Nazgûl and Minions: to the Ring-bearers, and to armies without
    leaders.
    """
    worth = 0.0
    if not on_mordor_track(s) and not nazgul_with_ring(s):
        worth += 0.7
    place = leaderless(s)
    if place != NOBODY:
        worth += 0.35 * min(missing_leaders(s, place), idle_nazgul(s))
    return worth


def leaders_wanted(s: WarState, region: int) -> int:
    """The number of leaders an army of the Shadow can use: most in a siege, some before a
    battle.
    """
    number = units_at(s, region, SHADOW)
    if number < 3:
        return 0
    if besieged(s, region) and s.control[region] == FREE:
        return LEADERS_WANTED
    for near in NEIGHBOURS[region]:
        if POINTS[near] and s.control[near] == FREE:
            return 2 if number >= 6 else 1
    return 0


def missing_leaders(s: WarState, region: int) -> int:
    wanted = leaders_wanted(s, region)
    return wanted - force_at(s, SHADOW, region).lead if wanted else 0


def leaderless(s: WarState) -> int:
    """The army that needs leaders most, if any."""
    best = NOBODY
    most = 0
    for region in range(LAND):
        if s.host[region * 2 + SHADOW]:
            missing = missing_leaders(s, region)
            if missing > most and may_rest(s, region):
                most = missing
                best = region
    return best


def idle_nazgul(s: WarState) -> int:
    """Nazgûl that no army needs and that are not with the Ring-bearers."""
    found = 0
    for region in range(LAND):
        flying = count(s.host[region * 2 + SHADOW], NAZGUL)
        if flying and region != s.ring and not leaders_wanted(s, region):
            found += flying
    return found


def nazgul_target(s: WarState, place: int) -> int:
    """Where a Nazgûl or the Witch-king should go; the same place to stay."""
    if place == s.ring or (place < LAND and leaders_wanted(s, place)):
        return place
    if not on_mordor_track(s) and not nazgul_with_ring(s) and may_rest(s, s.ring):
        return s.ring
    goal = leaderless(s)
    return goal if goal != NOBODY else place


# The Hunt.


def hunt_dice(s: WarState, most: int) -> int:
    """The number of dice to put in the Hunt box before the roll."""
    if on_mordor_track(s):
        return min(most, HUNTING_IN_MORDOR)
    number = HUNTING_LATE if s.turn >= LATE_TURN else HUNTING
    return min(most, number + (HUNTING_REVEALED if s.revealed else 0))


def minion_place(plan: Plan, who: int, places: list[int]) -> int:
    """Where a Minion enters play: the Witch-king with the army nearest to a target."""
    s = plan.s
    best = places[0]
    best_worth = -1.0
    for place in places:
        worth = float(units(s.host[place * 2 + plan.side], plan.side))
        if place < LAND:
            worth += plan.pull(place)
            if besieged(s, place) and s.control[place] == FREE:
                worth += 5.0
        if worth > best_worth:
            best_worth = worth
            best = place
    return best if who == WITCH_KING else places[0]
