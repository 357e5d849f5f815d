"""Event cards about armies, battles and losses outside battles."""

from __future__ import annotations

from typing import Final

from mathom.engine.step import Choice, Step
from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.armies.army_bits import (
    ELITE,
    KINDS,
    LEADER,
    LEADERS_OF,
    NAZGUL,
    ONE,
    REGULARS_OF,
    count,
    leaders_only,
    nation_units,
    nations_in,
)
from mathom.games.war.rules.armies.attack import AttackFrom, can_attack, nations_of_units
from mathom.games.war.rules.armies.losses import TakeHits, lose_all_units
from mathom.games.war.rules.armies.movement import (
    MARCH_ORDERS,
    MarchFrom,
    arrive_characters,
    can_march,
)
from mathom.games.war.rules.armies.shared_sides import own_part
from mathom.games.war.rules.board import (
    add_figure,
    besieged,
    capture,
    characters_at,
    controller,
    controls,
    enter,
    has_army,
    is_free,
    move_host,
    on_map,
    remove_character,
    remove_figure,
    remove_host,
    unconquered,
    units_at,
)
from mathom.games.war.rules.cards.conditions import (
    eagles_prey,
    nazgul_there,
    spell_casters,
    spell_targets,
)
from mathom.games.war.rules.cards.effect_types import Effect
from mathom.games.war.rules.cards.ring_events import roll_successes
from mathom.games.war.rules.facts import (
    CHARACTERS_OF,
    DICE_LIMIT,
    ELVES,
    FREE,
    GONDOR,
    INSIDE,
    ISENGARD,
    NEIGHBOURS,
    PLACES,
    REGION_AT,
    REGIONS_OF,
    SARUMAN,
    SAURON,
    SETTLEMENT,
    SHADOW,
    STACK,
    STRIDER,
    STRONGHOLD,
    WITCH_KING,
)
from mathom.games.war.rules.politics.characters import MoveMinions, pick_character, pick_in_order
from mathom.games.war.rules.politics.muster import recruit, upgrade
from mathom.games.war.rules.politics.nations import BY_ATTACK, attacked
from mathom.games.war.rules.state import NOWHERE, WarState
from mathom.games.war.rules.vocabulary import (
    AGAINST,
    AMOUNT,
    ATTACK,
    DECLINE,
    DONE,
    FROM_PLACE,
    LOSE,
    MARCH,
    MOVE_MINIONS,
    MUSTER_TROOPS,
    RETREAT,
    ROLL,
    TAKE,
    TO,
    UPGRADE,
)


class AttackByCard(Effect):
    """One army attacks by the order of the card."""

    def __init__(self, order: int) -> None:
        self.order = order

    def do(self, s: WarState, seat: int) -> None:
        s.then(AttackFrom(seat, self.order, 0))

    def possible(self, s: WarState, seat: int) -> bool:
        return can_attack(s, seat, self.order)


class MarchByCard(Effect):
    """Armies move by the order of the card."""

    def __init__(self, order: int) -> None:
        self.order = order

    def do(self, s: WarState, seat: int) -> None:
        s.then(MarchFrom(seat, self.order, MARCH_ORDERS[self.order].armies))

    def possible(self, s: WarState, seat: int) -> bool:
        return can_march(s, seat, self.order)


class MarchOrAttack(Effect):
    """Armies move, or one army attacks."""

    def __init__(self, march: int, attack: int) -> None:
        self.march = march
        self.attack = attack

    def do(self, s: WarState, seat: int) -> None:
        if s.rules.flown_march:
            s.arrived = []
        s.then(ChooseDeed(seat, self.march, self.attack))


class ChooseDeed(Choice[WarState]):
    """Choose between moving armies, attacking with one, and neither."""

    def __init__(self, seat: int, march: int, attack: int) -> None:
        super().__init__(seat)
        self.march = march
        self.attack = attack

    def options(self, s: WarState) -> list[int]:
        found = []
        if can_march(s, self.seat, self.march):
            found.append(MARCH)
        if can_attack(s, self.seat, self.attack):
            found.append(ATTACK)
        if found:
            found.append(DECLINE)
        return found

    def apply(self, s: WarState, action: int) -> None:
        if action == MARCH:
            s.then(MarchFrom(self.seat, self.march, MARCH_ORDERS[self.march].armies))
        elif action == ATTACK:
            s.then(AttackFrom(self.seat, self.attack, 0))


# Hits outside battles.


def hit_army(s: WarState, side: int, place: int, hits: int) -> None:
    """An army takes hits; its owner chooses the losses (rulebook p. 22, "Carte evento che causano
    delle perdite").
    """
    s.then(TakeHits(controller(s, place, side), place, hits))


class Hits(Effect):
    """Roll dice against one army of the Shadow: in given regions, or one with units of several
    nations.
    """

    def __init__(self, dice: int, on: int, regions: list[int]) -> None:
        self.dice = dice
        self.on = on
        self.regions = regions

    def do(self, s: WarState, seat: int) -> None:
        s.then(ChooseVictim(seat, self.dice, self.on, 0 if self.regions else 1))


def mixed_armies(s: WarState) -> list[int]:
    """The armies of the Shadow with units of two or more nations."""
    found = []
    for place in range(len(PLACES)):
        if nations_of_units(s.host[place * 2 + SHADOW], SHADOW).bit_count() > 1:
            found.append(place)
    return found


RANGERS_WATCH: Final = sorted(
    PLACES.index(name) for name in ("osgiliath", "south-ithilien", "north-ithilien")
)


class ChooseVictim(Choice[WarState]):
    """Choose the army that the dice of a card hit."""

    def __init__(self, seat: int, dice: int, on: int, mixed: int) -> None:
        super().__init__(seat)
        self.dice = dice
        self.on = on
        self.mixed = mixed

    def options(self, s: WarState) -> list[int]:
        if self.mixed:
            return [AGAINST + place for place in mixed_armies(s)]
        return [AGAINST + place for place in RANGERS_WATCH if has_army(s, place, SHADOW)]

    def apply(self, s: WarState, action: int) -> None:
        hit_army(s, SHADOW, action - AGAINST, roll_successes(s, self.dice, self.on))


class Eagles(Effect):
    """Eliminate Nazgûl of an army; the others flee to a stronghold of Sauron."""

    def __init__(self, on: int) -> None:
        self.on = on

    def do(self, s: WarState, seat: int) -> None:
        s.then(EaglesSwoop(seat, self.on))


class EaglesSwoop(Choice[WarState]):
    def __init__(self, seat: int, on: int) -> None:
        super().__init__(seat)
        self.on = on

    def options(self, s: WarState) -> list[int]:
        return [AGAINST + place for place in eagles_prey(s)]

    def apply(self, s: WarState, action: int) -> None:
        place = action - AGAINST
        flying = nazgul_there(s, place, False)
        for _ in range(roll_successes(s, min(DICE_LIMIT, flying), self.on)):
            remove_figure(s, place, NAZGUL)
            s.tell(vocabulary.UNIT_LOST, NAZGUL, place)
        if count(s.host[place * 2 + SHADOW], NAZGUL):
            s.then(NazgulFlee(self.seat, place))


class NazgulFlee(Choice[WarState]):
    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def options(self, s: WarState) -> list[int]:
        found = []
        for region in REGIONS_OF[SAURON]:
            if SETTLEMENT[region] == STRONGHOLD and unconquered(s, region):
                inside = besieged(s, region) and controls(s, region, SHADOW)
                found.append(TO + (INSIDE[region] if inside else region))
        return sorted(found)

    def apply(self, s: WarState, action: int) -> None:
        host = leaders_only(s.host[self.place * 2 + SHADOW], SHADOW)
        move_host(s, SHADOW, host, 0, self.place, action - TO)
        s.tell(vocabulary.CHARACTER_MOVED, NAZGUL, action - TO)


class Spells(Effect):
    """Nazgûl with an army hit an army of the Free Peoples nearby."""

    def __init__(self, on: int) -> None:
        self.on = on

    def do(self, s: WarState, seat: int) -> None:
        s.then(SpellsFrom(seat, self.on))


class SpellsFrom(Choice[WarState]):
    """Choose the army whose Nazgûl attack."""

    def __init__(self, seat: int, on: int) -> None:
        super().__init__(seat)
        self.on = on

    def options(self, s: WarState) -> list[int]:
        return [FROM_PLACE + place for place in spell_casters(s)]

    def apply(self, s: WarState, action: int) -> None:
        s.then(SpellsAt(self.seat, self.on, action - FROM_PLACE))


class SpellsAt(Choice[WarState]):
    """Choose the army to attack."""

    def __init__(self, seat: int, on: int, place: int) -> None:
        super().__init__(seat)
        self.on = on
        self.place = place

    def options(self, s: WarState) -> list[int]:
        return [AGAINST + place for place in spell_targets(s, self.place)]

    def apply(self, s: WarState, action: int) -> None:
        dice = min(DICE_LIMIT, nazgul_there(s, self.place, True))
        hit_army(s, FREE, action - AGAINST, roll_successes(s, dice, self.on))


class Valinor(Effect):
    """Roll dice against the Elven armies in strongholds that are not besieged."""

    def __init__(self, on: int) -> None:
        self.on = on

    def do(self, s: WarState, seat: int) -> None:
        for region in REGIONS_OF[ELVES]:
            if SETTLEMENT[region] == STRONGHOLD and not besieged(s, region):
                elves = nation_units(s.host[region * 2 + FREE], ELVES)
                if elves:
                    hits = roll_successes(s, min(DICE_LIMIT, elves), self.on)
                    hit_army(s, FREE, region, hits)


class Ents(Effect):
    """The Ents attack Orthanc."""

    def __init__(self, dice: int, on: int, region: int) -> None:
        self.dice = dice
        self.on = on
        self.region = region

    def do(self, s: WarState, seat: int) -> None:
        place = self.region
        if besieged(s, place) and controls(s, place, SHADOW):
            place = INSIDE[place]
        if not has_army(s, place, SHADOW):
            if on_map(s, SARUMAN):
                remove_character(s, SARUMAN)
            return
        attacked(s, nations_of_units(s.host[place * 2 + SHADOW], SHADOW), BY_ATTACK)
        hit_army(s, SHADOW, place, roll_successes(s, self.dice, self.on))
        s.then(PerishWithArmy(place))


class PerishWithArmy(Step[WarState]):
    """Nazgûl and Minions are eliminated with the last unit of their army."""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: WarState) -> None:
        if not has_army(s, self.place, SHADOW):
            perish(s, self.place)


def perish(s: WarState, place: int) -> None:
    """Eliminate all figures and characters of the Shadow in a place."""
    lose_all_units(s, place, SHADOW)
    remove_host(s, place, SHADOW, leaders_only(s.host[place * 2 + SHADOW], SHADOW))
    for who in CHARACTERS_OF[SHADOW]:
        if s.where[who] == place:
            remove_character(s, who)


class DeadMen(Effect):
    """Strider leads the Dead to the coast of Gondor."""

    def __init__(self, regions: list[int]) -> None:
        self.regions = regions

    def do(self, s: WarState, seat: int) -> None:
        s.pick_mask = 1 << STRIDER
        s.pick_last = 0
        s.then(WhoFollows(seat))


class WhoFollows(Choice[WarState]):
    """Choose the Companions who accompany Strider."""

    def options(self, s: WarState) -> list[int]:
        found = pick_in_order(s, characters_at(s, s.where[STRIDER], FREE))
        found.append(DONE)
        return found

    def apply(self, s: WarState, action: int) -> None:
        if action != DONE:
            pick_character(s, action - TAKE)
            s.then(self)
        else:
            s.then(DeadMenTo(self.seat))


DEAD_COAST: Final = sorted(PLACES.index(name) for name in ("erech", "lamedon", "pelargir"))


class DeadMenTo(Choice[WarState]):
    """Choose the region where the Dead arrive."""

    def options(self, s: WarState) -> list[int]:
        return [TO + region for region in DEAD_COAST]

    def apply(self, s: WarState, action: int) -> None:
        region = action - TO
        for who in CHARACTERS_OF[FREE]:
            if s.pick_mask >> who & 1:
                s.where[who] = region
                s.tell(vocabulary.CHARACTER_MOVED, KINDS + who, region)
        arrive_characters(s, s.pick_mask)
        if has_army(s, region, SHADOW):
            attacked(s, nations_of_units(s.host[region * 2 + SHADOW], SHADOW), BY_ATTACK)
            hit_army(s, SHADOW, region, s.roll(ROLL, 6) + 1)
            s.then(PerishWithArmy(region), FleeTheDead(controller(s, region, SHADOW), region))
        s.then(OathFulfilled(self.seat, region))


class FleeTheDead(Choice[WarState]):
    """The remaining army must retreat, or it is eliminated."""

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region = region

    def options(self, s: WarState) -> list[int]:
        if not has_army(s, self.region, SHADOW):
            return []
        found = [RETREAT + r for r in NEIGHBOURS[self.region] if is_free(s, r, SHADOW)]
        return found if found else [vocabulary.ALL]

    def apply(self, s: WarState, action: int) -> None:
        if action == vocabulary.ALL:
            perish(s, self.region)
            return
        mask = characters_at(s, self.region, SHADOW)
        host = s.host[self.region * 2 + SHADOW]
        move_host(s, SHADOW, host, mask, self.region, action - RETREAT)
        s.tell(vocabulary.RETREATED, SHADOW, action - RETREAT)
        enter(s, SHADOW, action - RETREAT)


class OathFulfilled(Choice[WarState]):
    """Choose how many regulars of Gondor to recruit; they recapture the settlement."""

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region = region

    def options(self, s: WarState) -> list[int]:
        most = min(3, count(s.pool[FREE], GONDOR))
        return [AMOUNT + number for number in range(most + 1)]

    def apply(self, s: WarState, action: int) -> None:
        for _ in range(action - AMOUNT):
            recruit(s, self.region, GONDOR)
        if action != AMOUNT and s.control[self.region] == SHADOW:
            capture(s, FREE, self.region)


class GreyCompany(Effect):
    """Replace a regular in Strider's army by an elite."""

    def do(self, s: WarState, seat: int) -> None:
        s.then(JoinGreyCompany(seat))


class JoinGreyCompany(Choice[WarState]):
    """Choose the regular to replace."""

    def options(self, s: WarState) -> list[int]:
        if not on_map(s, STRIDER):
            return []
        host = own_part(s, self.seat, s.host[s.where[STRIDER] * 2 + FREE])
        return [
            LOSE + kind
            for kind in REGULARS_OF[FREE]
            if count(host, kind) and count(s.pool[FREE], ELITE + kind)
        ]

    def apply(self, s: WarState, action: int) -> None:
        place = s.where[STRIDER]
        remove_figure(s, place, action - LOSE)
        recruit(s, place, ELITE + action - LOSE)


class Folly(Effect):
    """Eliminate a leader in Minas Tirith."""

    def __init__(self, region: int) -> None:
        self.region = region

    def do(self, s: WarState, seat: int) -> None:
        place = INSIDE[self.region]
        s.then(LoseLeader(controller(s, place, FREE), place))


class LoseLeader(Choice[WarState]):
    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def options(self, s: WarState) -> list[int]:
        host = s.host[self.place * 2 + FREE]
        return [LOSE + kind for kind in LEADERS_OF[FREE] if count(host, kind)]

    def apply(self, s: WarState, action: int) -> None:
        remove_figure(s, self.place, action - LOSE)
        s.tell(vocabulary.UNIT_LOST, action - LOSE, self.place)


class Trolls(Effect):
    """Replace regulars of Sauron by elites, anywhere."""

    def __init__(self, number: int) -> None:
        self.number = number

    def do(self, s: WarState, seat: int) -> None:
        for _ in range(self.number):
            s.then(TrollsWhere(seat))


class TrollsWhere(Choice[WarState]):
    def options(self, s: WarState) -> list[int]:
        if not count(s.pool[SHADOW], ELITE + SAURON):
            return []
        return [
            UPGRADE + place
            for place in range(len(PLACES))
            if count(s.host[place * 2 + SHADOW], SAURON)
        ]

    def apply(self, s: WarState, action: int) -> None:
        upgrade(s, action - UPGRADE, SAURON)


class Dunlendings(Effect):
    """Units of Isengard join the recruited Dunlendings."""

    def __init__(self, regions: list[int], number: int) -> None:
        self.regions = regions
        self.number = number

    def do(self, s: WarState, seat: int) -> None:
        if s.held != NOWHERE:
            s.then(JoinDunlendings(seat, s.held, self.number))


DUNLAND: Final = [PLACES.index("north-dunland"), PLACES.index("south-dunland")]


class JoinDunlendings(Choice[WarState]):
    """Choose the place of the next unit to join, or none."""

    def __init__(self, seat: int, region: int, left: int) -> None:
        super().__init__(seat)
        self.region = region
        self.left = left

    def options(self, s: WarState) -> list[int]:
        if self.left <= 0 or units_at(s, self.region, SHADOW) >= STACK:
            return []
        found = [
            FROM_PLACE + place
            for place in DUNLAND
            if place != self.region and nation_units(s.host[place * 2 + SHADOW], ISENGARD)
        ]
        if found:
            found.append(DONE)
        return found

    def apply(self, s: WarState, action: int) -> None:
        if action != DONE:
            s.then(SendDunlending(self.seat, self.region, self.left, action - FROM_PLACE))


class SendDunlending(Choice[WarState]):
    def __init__(self, seat: int, region: int, left: int, place: int) -> None:
        super().__init__(seat)
        self.region = region
        self.left = left
        self.place = place

    def options(self, s: WarState) -> list[int]:
        host = s.host[self.place * 2 + SHADOW]
        return [TAKE + kind for kind in (ISENGARD, ELITE + ISENGARD) if count(host, kind)]

    def apply(self, s: WarState, action: int) -> None:
        kind = action - TAKE
        s.host[self.place * 2 + SHADOW] -= ONE[kind]
        add_figure(s, self.region, kind)
        enter(s, SHADOW, self.region)
        s.then(JoinDunlendings(self.seat, self.region, self.left - 1))


class WitchKingTo(Effect):
    """Move the Witch-king to a region."""

    def __init__(self, region: int) -> None:
        self.region = region

    def do(self, s: WarState, seat: int) -> None:
        s.where[WITCH_KING] = self.region
        s.tell(vocabulary.CHARACTER_MOVED, KINDS + WITCH_KING, self.region)


class Captain(Effect):
    """The Black Captain recruits Nazgûl or moves them."""

    def do(self, s: WarState, seat: int) -> None:
        s.then(CaptainCalls(seat))


class CaptainCalls(Choice[WarState]):
    """Choose between recruiting two Nazgûl, moving Nazgûl, and neither."""

    def options(self, s: WarState) -> list[int]:
        found = []
        place = s.where[WITCH_KING]
        region = REGION_AT[place]
        open_there = place != region or is_free(s, region, SHADOW)
        if open_there and count(s.pool[SHADOW], NAZGUL):
            found.append(MUSTER_TROOPS)
        found.append(MOVE_MINIONS)
        found.append(DECLINE)
        return found

    def apply(self, s: WarState, action: int) -> None:
        if action == MUSTER_TROOPS:
            recruit(s, s.where[WITCH_KING], NAZGUL)
            recruit(s, s.where[WITCH_KING], NAZGUL)
        elif action == MOVE_MINIONS:
            s.then(MoveMinions(self.seat, 1))


class StormcrowLoss(Choice[WarState]):
    """Choose where a figure of the nation is eliminated."""

    def __init__(self, seat: int, nation: int) -> None:
        super().__init__(seat)
        self.nation = nation

    def options(self, s: WarState) -> list[int]:
        return [
            FROM_PLACE + place
            for place in range(len(PLACES))
            if nations_in(s.host[place * 2 + FREE], FREE) >> self.nation & 1
        ]

    def apply(self, s: WarState, action: int) -> None:
        s.then(StormcrowFigure(self.seat, self.nation, action - FROM_PLACE))


class StormcrowFigure(Choice[WarState]):
    def __init__(self, seat: int, nation: int, place: int) -> None:
        super().__init__(seat)
        self.nation = nation
        self.place = place

    def options(self, s: WarState) -> list[int]:
        host = s.host[self.place * 2 + FREE]
        kinds = (self.nation, ELITE + self.nation, LEADER + self.nation)
        return [LOSE + kind for kind in kinds if count(host, kind)]

    def apply(self, s: WarState, action: int) -> None:
        remove_figure(s, self.place, action - LOSE)
        s.tell(vocabulary.UNIT_LOST, action - LOSE, self.place)
