"""Blunders of War of the Ring: what a good player would never do, found in records."""

from __future__ import annotations

from typing import Final

from mathom.blunders import Decision, Detector
from mathom.games.war.rules.armies.army_bits import units
from mathom.games.war.rules.board import besieged, has_army, hit_points, places_in, units_at
from mathom.games.war.rules.cards.effect_types import CARD_EFFECTS
from mathom.games.war.rules.cards.events import is_dead
from mathom.games.war.rules.cards.hands import hand
from mathom.games.war.rules.cards.recruiting import RECRUITING
from mathom.games.war.rules.facts import (
    CARDS,
    CHARACTER,
    CHARACTERS,
    COMPANIONS,
    DECKS,
    FACES,
    FREE,
    GATES_OF_MORDOR,
    INSIDE,
    LAND,
    NATION_OF,
    NATION_SIDE,
    NATIONS_OF,
    NEIGHBOURS,
    NOBODY,
    OWNER,
    POINTS,
    SHADOW,
    STRONGHOLDS,
    WALLS,
    WITCH_KING,
)
from mathom.games.war.rules.hunt.fellowship import in_fellowship, on_mordor_track
from mathom.games.war.rules.state import WarState
from mathom.games.war.rules.turn import UseDie
from mathom.games.war.rules.vocabulary import (
    ALLOT,
    BRING,
    DECLARE,
    DISCARD_CARD,
    DRAW,
    INTO,
    MOVE_COMPANIONS,
    MOVE_MINIONS,
    NUMBERS,
    PLAY,
    RETREAT,
    SEPARATE,
    SKIP,
)

NEAR: Final = 2
"""An enemy army within this many regions is a threat."""

BIG_ARMY: Final = 8
"""An army that can take this many hits is a big one."""

IDLE_TURNS: Final = 4
"""A big army that stands still for so many turns does nothing."""

WarDetector = Detector[WarState]
WarDecision = Decision[WarState]


def removed(s: WarState) -> tuple[int, int, int]:
    """The figures that are not on the map; they change by losses and recruits, not by marches."""
    return s.lost, s.pool[FREE], s.pool[SHADOW]


def marched(decision: WarDecision) -> bool:
    """Whether figures only moved: nothing was lost or recruited."""
    return removed(decision.before) == removed(decision.after)


def units_in(s: WarState, region: int, side: int) -> int:
    """The units of a side in a region, those inside its stronghold included."""
    return sum(units_at(s, place, side) for place in places_in(region))


def left_empty(decision: WarDecision, region: int, side: int) -> bool:
    """Whether the last units of a side marched out of a region."""
    return (
        units_in(decision.before, region, side) > 0
        and units_in(decision.after, region, side) == 0
        and marched(decision)
    )


def enemy_in_reach(s: WarState, region: int, side: int, reach: int = NEAR) -> bool:
    """Whether an enemy army can walk to a region in so many steps, past the armies of the side."""
    seen = {region}
    edge = [region]
    for _ in range(reach):
        edge = [near for here in edge for near in NEIGHBOURS[here] if near not in seen]
        edge = [near for near in dict.fromkeys(edge) if not has_army(s, near, side)]
        if any(has_army(s, near, 1 - side) for near in edge):
            return True
        seen.update(edge)
    return False


class EmptyStronghold(WarDetector):
    id = "empty-stronghold"
    what = "The last units march out of a stronghold of the Free Peoples with a Shadow army near."
    why = "Whoever walks in takes two victory points without a fight."
    excused = (
        "No Shadow army can walk there within two regions, because the armies of the Free Peoples "
        "stand in the way; or the march takes a settlement that counts for victory."
    )

    def see(self, decision: WarDecision) -> None:
        before, after = decision.before, decision.after
        if before.side_of(decision.seat) != FREE or not marched(decision):
            return
        for region in STRONGHOLDS:
            if OWNER[region] != FREE or before.control[region] != FREE:
                continue
            if besieged(before, region) or besieged(after, region):
                continue
            if units_in(after, region, FREE) >= units_in(before, region, FREE):
                continue
            if enemy_in_reach(after, region, FREE):
                gained = after.control.count(FREE) > before.control.count(FREE)
                empty = units_in(after, region, FREE) == 0
                self.judge(decision.number, decision.seat, empty and not gained)


class AbandonedSiege(WarDetector):
    id = "abandoned-siege"
    what = "A besieging army marches away, and the siege ends."
    why = "All dice spent on the siege are lost, and the garrison is free again."
    excused = (
        "An army of the enemy next to the besiegers has more units than they have, or the march "
        "takes a settlement that counts for victory."
    )

    def __init__(self) -> None:
        super().__init__()
        self.running: dict[int, tuple[int, int]] = {}
        self.left: dict[int, int] = {}

    def see(self, decision: WarDecision) -> None:
        before, after = decision.before, decision.after
        for region in STRONGHOLDS:
            walls = WALLS[region]
            if after.siege[walls] and not before.siege[walls]:
                side = 1 - after.control[region]
                self.running[walls] = (decision.number, side)
            if walls not in self.running:
                continue
            number, side = self.running[walls]
            if left_empty(decision, region, side) and not self.excuse(decision, region, side):
                self.left[walls] = decision.number
            if not after.siege[walls]:
                del self.running[walls]
                gone = self.left.pop(walls, 0)
                self.judge(gone or number, side, gone > 0 and after.control[region] != side)

    def excuse(self, decision: WarDecision, region: int, side: int) -> bool:
        """Whether the besiegers had to go, or won something by it."""
        before = decision.before
        besiegers = units_at(before, region, side)
        for near in NEIGHBOURS[region]:
            if units_at(before, near, 1 - side) > besiegers:
                return True
        return points_gained(decision, side)

    def end(self, s: WarState, number: int) -> None:
        for began, side in self.running.values():
            self.judge(began, side, False)


def points_gained(decision: WarDecision, side: int) -> bool:
    """Whether a settlement that counts for victory was taken by the action."""
    before, after = decision.before.control, decision.after.control
    return any(POINTS[region] and after[region] == side != before[region] for region in range(LAND))


class VacatedCapture(WarDetector):
    id = "vacated-capture"
    what = "A captured city or stronghold is left empty, and the enemy takes it back."
    why = "The victory points of a whole campaign are given away."
    excused = (
        "A garrison was left and was defeated or retreated from a battle, or nobody ever took the "
        "place back."
    )

    def __init__(self) -> None:
        super().__init__()
        self.held: dict[int, int] = {}
        self.vacated: dict[int, int] = {}

    def see(self, decision: WarDecision) -> None:
        before, after = decision.before, decision.after
        for region in range(LAND):
            if not POINTS[region]:
                continue
            side = 1 - OWNER[region]
            if after.control[region] == side != before.control[region]:
                self.held[region] = decision.number
            elif before.control[region] == side != after.control[region] and region in self.held:
                began = self.held.pop(region)
                left = self.vacated.pop(region, 0)
                self.judge(left or began, side, left > 0)
            elif region in self.held:
                # Who retreats from a battle was defeated.
                if left_empty(decision, region, side) and not decision.chose(RETREAT, LAND):
                    self.vacated[region] = decision.number
                elif region in self.vacated and has_army(after, region, side):
                    del self.vacated[region]

    def end(self, s: WarState, number: int) -> None:
        for region, began in self.held.items():
            self.judge(began, 1 - OWNER[region], False)


def at_home(region: int, side: int) -> bool:
    """Whether a region belongs to a nation of the side."""
    return NATION_OF[region] != NOBODY and NATION_SIDE[NATION_OF[region]] == side


class IdleAtHome(WarDetector):
    id = "idle-at-home"
    what = (
        "A unit of the Shadow stands in a home region when the game ends, and has stood there for "
        f"{IDLE_TURNS} turns."
    )
    why = "Units win nothing at home: the Shadow must take ten points before the Ring is destroyed."
    excused = (
        "An army of the Free Peoples stands within two regions, or the unit is the only one that "
        "guards a settlement that counts for victory."
    )

    def __init__(self) -> None:
        super().__init__()
        self.standing: list[list[int]] = []
        """The units in each region at the beginning of each turn."""

    def see(self, decision: WarDecision) -> None:
        s = decision.after
        if s.turn != decision.before.turn:
            self.standing.append([units_at(s, region, SHADOW) for region in range(LAND)])

    def stood(self, region: int, now: int) -> int:
        """The units that have been in a region for so many turns: those who were there all the
        time, without the guard of a settlement.
        """
        turns = self.standing[-IDLE_TURNS:]
        if len(turns) < IDLE_TURNS:
            return 0
        least = min(now, *(turn[region] for turn in turns))
        return max(0, least - 1) if POINTS[region] else least

    def end(self, s: WarState, number: int) -> None:
        on_map = at_home_units = 0
        for region in range(LAND):
            found = units_at(s, region, SHADOW)
            inside = INSIDE[region]
            if inside != NOBODY:
                on_map += units_at(s, inside, SHADOW)
            on_map += found
            if found and at_home(region, SHADOW) and not enemy_in_reach(s, region, SHADOW):
                at_home_units += self.stood(region, found)
        if on_map:
            self.judge(number, SHADOW, at_home_units, on_map)


class IdleArmy(WarDetector):
    id = "idle-army"
    what = (
        f"An army of the Shadow that can take {BIG_ARMY} hits stands at home, and none of it "
        f"moves for the last {IDLE_TURNS} turns of the game or longer."
    )
    why = "Such an army takes a stronghold if it marches."
    excused = "Its nation is not at war, or an army of the Free Peoples is within two regions."

    def __init__(self) -> None:
        super().__init__()
        self.since: dict[int, tuple[int, int]] = {}

    def see(self, decision: WarDecision) -> None:
        before, after = decision.before, decision.after
        for region in range(LAND):
            at = region * 2 + SHADOW
            if hit_points(after.host[at], SHADOW) < BIG_ARMY:
                self.since.pop(region, None)
            elif region not in self.since or units(after.host[at], SHADOW) < units(
                before.host[at], SHADOW
            ):
                self.since[region] = (decision.number, after.turn)

    def end(self, s: WarState, number: int) -> None:
        for region, (began, turn) in self.since.items():
            nation = NATION_OF[region]
            idle = at_home(region, SHADOW) and s.turn - turn >= IDLE_TURNS
            if idle and (s.politics[nation] or enemy_in_reach(s, region, SHADOW)):
                continue
            self.judge(began, SHADOW, idle)


RECRUITS: Final = [
    any(effect in RECRUITING for effect in effects) and len(effects) == 1
    for effects in CARD_EFFECTS
]
"""By card: whether recruiting is all that it does."""


class EmptyRecruiting(WarDetector):
    id = "empty-recruiting"
    what = "A card that only recruits is played, and no figure arrives."
    why = "A card and a die are spent for nothing."
    excused = "The card does something else as well; then it is no opportunity."

    def __init__(self) -> None:
        super().__init__()
        self.played: tuple[int, int, int] | None = None

    def see(self, decision: WarDecision) -> None:
        s = decision.before
        if decision.chose(PLAY, len(CARDS)) and RECRUITS[decision.action - PLAY]:
            side = s.side_of(decision.seat)
            self.played = (decision.number, decision.seat, s.pool[side])
        if self.played is None:
            return
        number, seat, pool = self.played
        step = decision.after.agenda[-1] if decision.after.agenda else None
        arrived = decision.after.pool[s.side_of(seat)] != pool
        if arrived or step is None or "Recruit" not in type(step).__name__:
            self.judge(number, seat, not arrived)
            self.played = None


class DeadCardKept(WarDetector):
    id = "dead-card-kept"
    what = "A live card is discarded, although the hand holds one whose event can never happen."
    why = "Only the combat text of the dead card is of any use."
    excused = "No card of the hand is certainly dead; then it is no opportunity."

    def see(self, decision: WarDecision) -> None:
        if not decision.chose(DISCARD_CARD, len(CARDS)):
            return
        s = decision.before
        offered = [
            action - DISCARD_CARD
            for action in decision.offers
            if DISCARD_CARD <= action < DISCARD_CARD + len(CARDS)
        ]
        dead = [card for card in offered if is_dead(s, card)]
        if dead and len(dead) < len(offered):
            self.judge(decision.number, decision.seat, decision.action - DISCARD_CARD not in dead)


class DeadHand(WarDetector):
    id = "dead-hand"
    what = "A card in hand at the end of the game is certainly dead."
    why = "It took the place of a card that could have been played, or used in a battle."
    excused = "The hand is below its limit of six cards, so the card was in nobody's way."

    def end(self, s: WarState, number: int) -> None:
        for seat in range(s.rules.seats):
            cards = hand(s, seat)
            if cards:
                dead = sum(is_dead(s, card) for card in cards) if len(cards) >= 6 else 0
                self.judge(number, seat, dead, len(cards))


class HuntExtremes(WarDetector):
    id = "hunt-extremes"
    what = (
        "Fewer than three dice in the Hunt box with the Fellowship in Mordor, or more than three "
        "in the first two turns."
    )
    why = "In Mordor every Hunt may win the game; at the start the armies need the dice."
    excused = "The rules allowed no better number."

    def see(self, decision: WarDecision) -> None:
        if not decision.chose(ALLOT, len(NUMBERS)):
            return
        s = decision.before
        number = decision.action - ALLOT
        most = max(decision.offers) - ALLOT
        least = min(decision.offers) - ALLOT
        few = on_mordor_track(s) and number < 3 <= most
        many = s.turn <= 2 and number > 3 >= least
        self.judge(decision.number, decision.seat, few or many)


class UnusedCompanions(WarDetector):
    id = "unused-companions"
    what = "Fewer than two companions leave the Fellowship by choice in a game of eight turns."
    why = "Companions activate nations, lead armies, and bring Aragorn and Gandalf the White."
    excused = "The game is shorter, or fewer than four companions were left on turn five."

    def __init__(self) -> None:
        super().__init__()
        self.separated = 0
        self.many = False

    def see(self, decision: WarDecision) -> None:
        before, after = decision.before, decision.after
        if after.turn == 5 != before.turn:
            self.many = in_fellowship(after).bit_count() >= 4
        left = in_fellowship(before) & ~in_fellowship(after)
        for who in range(COMPANIONS):
            if left >> who & 1 and after.where[who] < 200:
                self.separated += 1

    def end(self, s: WarState, number: int) -> None:
        if s.turn >= 8 and (self.many or self.separated >= 2):
            self.judge(number, FREE, self.separated < 2)


class IdleCompanion(WarDetector):
    id = "idle-companion"
    what = (
        "A companion outside the Fellowship stands without an army for a whole turn in which the "
        "Free Peoples could have moved companions."
    )
    why = "Alone he leads nobody and wakes nobody."
    excused = "No die allowed the companions to move during the turn."

    def __init__(self) -> None:
        super().__init__()
        self.began: list[int] = []
        self.could_move = 0

    def see(self, decision: WarDecision) -> None:
        before, after = decision.before, decision.after
        if MOVE_COMPANIONS in decision.offers or SEPARATE in decision.offers:
            self.could_move = decision.number
        if after.turn == before.turn:
            return
        for who in range(COMPANIONS):
            place = before.where[who]
            if self.began and place < 200 and self.could_move:
                idle = self.began[who] == place and not has_army(before, place, FREE)
                self.judge(self.could_move, FREE, idle)
        self.began = after.where[:COMPANIONS]
        self.could_move = 0


class EarlyWitchKing(WarDetector):
    id = "early-witch-king"
    what = "The Witch-king enters play in the first three turns with three or more passive nations."
    why = "He activates every nation of the Free Peoples, which otherwise takes them many dice."
    excused = "At most two of their nations are still passive, or turn three is over."

    def see(self, decision: WarDecision) -> None:
        if not decision.chose(BRING, len(CHARACTERS)) or decision.action - BRING != WITCH_KING:
            return
        s = decision.before
        passive = sum(1 for nation in NATIONS_OF[FREE] if not s.active[nation])
        self.judge(decision.number, decision.seat, s.turn <= 3 and passive >= 3)


class WastedRing(WarDetector):
    id = "wasted-ring"
    what = (
        "An Elven Ring changes a die that then draws a card or is skipped, or into a face that "
        "another die of the same side shows already."
    )
    why = "The three Rings save a game; each one of the Free Peoples then serves the Shadow."
    excused = "The changed die is not used any more before the turn ends."

    def __init__(self) -> None:
        super().__init__()
        self.changed: dict[int, tuple[int, int]] = {}

    def see(self, decision: WarDecision) -> None:
        if decision.chose(INTO, len(FACES)):
            self.changed[decision.seat] = (decision.number, decision.action - INTO)
            return
        step = decision.before.agenda[-1]
        if isinstance(step, UseDie) and decision.seat in self.changed:
            number, face = self.changed[decision.seat]
            if step.face == face:
                del self.changed[decision.seat]
                side = decision.before.side_of(decision.seat)
                wasted = (
                    decision.chose(DRAW, len(DECKS))
                    or decision.action == SKIP
                    or decision.before.dice[side * len(FACES) + face] > 1
                )
                self.judge(number, decision.seat, wasted)
        if decision.after.turn != decision.before.turn:
            self.changed.clear()


class SkippedCharacterDie(WarDetector):
    id = "skipped-character-die"
    what = "The Shadow skips a Character die although Nazgûl can move."
    why = "Nazgûl with the Fellowship improve the Hunt, and with an army they lead it."
    excused = (
        "The Fellowship is in Mordor or a Nazgûl is with it, and no army of three units or more "
        "lacks a leader; then it is no opportunity."
    )

    def see(self, decision: WarDecision) -> None:
        s = decision.before
        step = s.agenda[-1] if s.agenda else None
        if not isinstance(step, UseDie) or step.face != CHARACTER:
            return
        if MOVE_MINIONS in decision.offers and nazgul_wanted(s):
            self.judge(decision.number, decision.seat, decision.action == SKIP)


def nazgul_wanted(s: WarState) -> bool:
    """Whether a Nazgûl would help the Hunt or an army before an enemy settlement."""
    if not on_mordor_track(s) and not s.host[s.ring * 2 + SHADOW] >> 30:
        return True
    return any(
        units_at(s, region, SHADOW) >= 3
        and not s.host[region * 2 + SHADOW] >> 30
        and any(s.control[near] == FREE and POINTS[near] for near in [region, *NEIGHBOURS[region]])
        for region in range(LAND)
    )


class NeedlessDeclaration(WarDetector):
    id = "needless-declaration"
    what = "The Fellowship declares its position and gains nothing by it."
    why = "The Hunt knows where it is, Nazgûl fly there, and cards that need progress are dead."
    excused = "It heals, activates a nation, or reaches a gate of Mordor."

    def __init__(self) -> None:
        super().__init__()
        self.declared: WarDecision | None = None

    def see(self, decision: WarDecision) -> None:
        if decision.action == DECLARE:
            self.declared = decision
        if self.declared is None or decision.after.progress:
            return
        first, s = self.declared, decision.after
        self.declared = None
        gained = (
            s.corruption < first.before.corruption
            or s.active != first.before.active
            or s.ring in GATES_OF_MORDOR
            or on_mordor_track(s)
        )
        self.judge(first.number, first.seat, not gained)


WAR_BLUNDERS: Final = [
    EmptyStronghold,
    AbandonedSiege,
    VacatedCapture,
    IdleAtHome,
    IdleArmy,
    EmptyRecruiting,
    DeadCardKept,
    DeadHand,
    HuntExtremes,
    UnusedCompanions,
    IdleCompanion,
    EarlyWitchKing,
    WastedRing,
    SkippedCharacterDie,
    NeedlessDeclaration,
]
