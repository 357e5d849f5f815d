"""Battles (Risoluzione delle battaglie): attack, rounds, losses, retreat, advance; and sieges."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import IllegalAction
from mathom.engine.hidden import ALL_EYES
from mathom.engine.step import Choice, Step
from mathom.games.war import words
from mathom.games.war.armies import (
    A_LEADER,
    A_NAZGUL,
    ALL_FOLLOW,
    LEADERS_FOLLOW,
    NONE_FOLLOW,
    NOTHING_NEEDED,
    THE_WITCH_KING,
    arrive_characters,
    from_kind,
    meets,
    note_use,
    pick,
    pickable,
    spent,
    tired_out,
    why_not_pick,
)
from mathom.games.war.board import (
    barred,
    begin_siege,
    besieged,
    characters_at,
    come_out,
    controller,
    controls,
    enter,
    has_army,
    move_host,
    reduce_elite,
    regular_at_hand,
    shared,
    units_at,
)
from mathom.games.war.combat import (
    CardActs,
    CheckWiped,
    combat_cards,
    dice_of,
    hits_on,
    host_of,
    leadership,
    mask_of_role,
    nazgul_leadership,
    needed,
    place_of,
    seat_of,
    side_of_role,
    throw,
    total_hits,
)
from mathom.games.war.facts import (
    CARD_DECK,
    DICE_LIMIT,
    FOLLY,
    FREE,
    GANDALF,
    INSIDE,
    ISENGARD,
    LAND,
    MINAS_TIRITH,
    NATIONS,
    NATIONS_OF,
    NEIGHBOURS,
    NOBODY,
    PLACES,
    REGION_AT,
    ROHAN,
    SARUMAN,
    SHADOW,
    STACK,
    WALLS,
    WITCH_KING,
    WORMTONGUE,
    region_of,
)
from mathom.games.war.hands import cards_in_hand, draw_from, left_in
from mathom.games.war.host import (
    ELITES_OF,
    KIND_NATION,
    KINDS,
    KINDS_OF,
    LEADER,
    ONE,
    UNITS_OF,
    count,
    nation_units,
    units,
)
from mathom.games.war.losses import SETTLE, TakeHits
from mathom.games.war.politics import (
    BY_ATTACK,
    BY_ATTACK_ON_SEAT,
    activate,
    attacked,
    nations_at_war,
)
from mathom.games.war.retreat import may_withdraw, retreat_to, retreats, withdraw
from mathom.games.war.sharing import attacks_by, can_keep_command, is_mixed, keeps_command
from mathom.games.war.state import (
    ASSAULT,
    AT,
    ATTACKER,
    BATTLE_SIZE,
    CARD,
    CHOSEN,
    COMBAT_BONUS,
    DICE_ROUND,
    DISCARD,
    EARLY_HITS,
    FIELD,
    FIRST_HOST,
    FIRST_MASK,
    FROM,
    HITS,
    KIND,
    LANDED,
    LAST_HOST,
    LAST_MASK,
    LEADER_BONUS,
    MISSES,
    MOST,
    NAMED,
    NO_CARDS,
    NO_CEASE,
    NO_REROLL,
    OVER,
    REAR_HOST,
    REAR_MASK,
    RELIEF,
    REROLL_HITS,
    REROLL_ON,
    REROLLED,
    RETREATED,
    ROLL_ON,
    ROLLED,
    ROUND,
    ROUNDS,
    SORTIE,
    STRUCK,
    WHITE_RIDER,
    WITHDRAWN,
    WarState,
    on_table,
    put_card,
)
from mathom.games.war.words import (
    ACCEPT,
    AGAINST,
    ALL,
    CEASE,
    COMBAT,
    CONTINUE,
    DECLINE,
    DONE,
    FIGHT,
    FROM_PLACE,
    REDUCE,
    RETREAT,
    STAND,
    TAKE,
    WITHDRAW,
)

SEATS_OF_ROHAN: Final = [region_of("edoras"), region_of("helms-deep")]

ANY_TARGET: Final = 0
BESIEGERS: Final = 1
THE_BESIEGED: Final = 2


class AttackOrder:
    """What an attacking army must contain, whom it may attack, and how a siege battle goes."""

    def __init__(
        self, id: str, needs: int, target: int = ANY_TARGET, rounds: int = 1, nation: int = NOBODY
    ) -> None:
        self.id = id
        self.needs = needs
        self.target = target
        self.rounds = rounds
        self.nation = nation
        # Those two cards that lengthen a siege battle also surprise the besieged.
        self.surprise = rounds > 1


ATTACK_ORDERS: Final = [
    AttackOrder("army", NOTHING_NEEDED),
    AttackOrder("character", A_LEADER),
    AttackOrder("ringwraiths", A_NAZGUL),
    AttackOrder("black-captain", THE_WITCH_KING),
    AttackOrder("help-unlooked-for", NOTHING_NEEDED, BESIEGERS),
    AttackOrder("grond", NOTHING_NEEDED, THE_BESIEGED, 3),
    AttackOrder("uruk-hai", NOTHING_NEEDED, THE_BESIEGED, 3, ISENGARD),
    AttackOrder("corsairs", NOTHING_NEEDED, THE_BESIEGED),
]
ARMY_ATTACK: Final = 0
CHARACTER_ATTACK: Final = 1
GROND: Final = 5
CORSAIRS_ASSAULT: Final = 7


def attack_order(id: str) -> int:
    """The number of an order."""
    return [order.id for order in ATTACK_ORDERS].index(id)


def targets(s: WarState, side: int, place: int, order: AttackOrder) -> list[int]:
    """The places that an army may attack from where it is."""
    if place >= LAND:
        return [REGION_AT[place]] if order.target == ANY_TARGET else []
    found = []
    if order.target != THE_BESIEGED:
        for region in NEIGHBOURS[place]:
            if has_army(s, region, 1 - side) and not barred(s, region, side):
                relief = besieged(s, region) and controls(s, region, side)
                if order.target == ANY_TARGET or relief:
                    found.append(region)
    if order.target != BESIEGERS and assaultable(s, side, place, order):
        found.append(INSIDE[place])
    return found


def assaultable(s: WarState, side: int, place: int, order: AttackOrder) -> bool:
    """Whether an army may assault the stronghold that it besieges."""
    if not besieged(s, place) or controls(s, place, side) or barred(s, place, side):
        return False
    if order.id == "grond":
        return s.where[WITCH_KING] == place
    return order.nation == NOBODY or nation_units(s.host[place * 2 + side], order.nation) > 0


def able(s: WarState, seat: int, place: int) -> int:
    """The figures of a place that may attack: those of nations at war, and Nazgûl."""
    side = s.side_of(seat)
    host = attacks_by(s, seat, place)
    war = nations_at_war(s)
    found = 0
    for kind in KINDS_OF[side]:
        nation = KIND_NATION[kind]
        if nation == NOBODY or war >> nation & 1:
            found += count(host, kind) * ONE[kind]
    return found


def can_attack_from(s: WarState, seat: int, order: AttackOrder, place: int) -> bool:
    """Whether an army in a place may follow an order to attack."""
    side = s.side_of(seat)
    host = able(s, seat, place)
    if units(host, side) == 0 or not targets(s, side, place, order):
        return False
    mask = characters_at(s, place, side)
    if not meets(s, side, host, mask, order.needs) or spent(s, seat, place, host):
        return False
    whole = s.host[place * 2 + side]
    return units(whole, side) > 1 or whole == host


def can_attack(s: WarState, seat: int, order: int) -> bool:
    """Whether any army may follow an order to attack."""
    side = s.side_of(seat)
    for place in range(len(PLACES)):
        if s.host[place * 2 + side] and can_attack_from(s, seat, ATTACK_ORDERS[order], place):
            return True
    return False


class AttackFrom(Choice[WarState]):
    """Choose the army that attacks (Attaccare con gli eserciti)."""

    def __init__(self, seat: int, order: int, optional: int) -> None:
        super().__init__(seat)
        self.order = order
        self.optional = optional

    def options(self, s: WarState) -> list[int]:
        order = ATTACK_ORDERS[self.order]
        side = s.side_of(self.seat)
        found = [
            FROM_PLACE + place
            for place in range(len(PLACES))
            if s.host[place * 2 + side] and can_attack_from(s, self.seat, order, place)
        ]
        if found and self.optional:
            found.append(DECLINE)
        return found

    def apply(self, s: WarState, action: int) -> None:
        if action == DECLINE:
            return
        s.pick_host = 0
        s.pick_mask = 0
        s.pick_last = 0
        s.then(PickAttackers(self.seat, self.order, action - FROM_PLACE))

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        if FROM_PLACE <= action < FROM_PLACE + len(PLACES):
            return why_not_attack(s, self.seat, action - FROM_PLACE)
        return IllegalAction("must-choose-army")


def why_not_attack(s: WarState, seat: int, place: int) -> IllegalAction:
    """Why no army of a place can attack."""
    side = s.side_of(seat)
    host = s.host[place * 2 + side]
    if units(host, side) == 0:
        return IllegalAction("no-army-there", place=PLACES[place])
    if units(able(s, seat, place), side) == 0:
        for kind in UNITS_OF[side]:
            nation = KIND_NATION[kind]
            if count(host, kind) and s.politics[nation]:
                return IllegalAction("not-at-war", nation=NATIONS[nation])
    return IllegalAction("army-cannot-attack", place=PLACES[place])


class PickAttackers(Choice[WarState]):
    """Choose, one by one and in order, the figures that attack; the others are the rearguard."""

    def __init__(self, seat: int, order: int, place: int) -> None:
        super().__init__(seat)
        self.order = order
        self.place = place

    def options(self, s: WarState) -> list[int]:
        side = s.side_of(self.seat)
        host = able(s, self.seat, self.place)
        mask = characters_at(s, self.place, side)
        found = []
        whole = s.host[self.place * 2 + side]
        for figure in pickable(s, self.seat, host, mask, whole, ALL_FOLLOW):
            if self.leads_on(s, side, host, mask, figure):
                found.append(TAKE + figure)
        if s.pick_host == 0 and self.ready(s, side, host, mask):
            found.append(ALL)
        if s.pick_host and self.ready(s, side, s.pick_host, s.pick_mask):
            found.append(DONE)
        return found

    def leads_on(self, s: WarState, side: int, host: int, mask: int, figure: int) -> bool:
        """Whether a figure can be taken so that the picking can still be brought to an end."""
        if figure < LEADER:
            whole = s.host[self.place * 2 + side]
            if units(whole - s.pick_host, side) == 1 and whole != host:
                return False
        needs = ATTACK_ORDERS[self.order].needs
        picked = s.pick_host + (ONE[figure] if figure < KINDS else 0)
        if s.rules.seats > 2:
            others = from_kind(host - picked, side, figure)
            if tired_out(s, self.seat, picked + others):
                return False
            if not can_keep_command(s, self.seat, picked, others):
                return False
        chosen = s.pick_mask | (1 << (figure - KINDS) if figure >= KINDS else 0)
        if meets(s, side, picked, chosen, needs):
            return True
        for kind in KINDS_OF[side]:
            left = count(host - s.pick_host, kind) - (1 if kind == figure else 0)
            if kind >= figure and left > 0 and meets(s, side, ONE[kind], 0, needs):
                return True
        for who in range(max(0, figure - KINDS), 10):
            if mask >> who & 1 and meets(s, side, 0, 1 << who, needs):
                return True
        return False

    def ready(self, s: WarState, side: int, host: int, mask: int) -> bool:
        """Whether the picked figures are an attacking army, and the rest none or a rearguard."""
        if units(host, side) == 0:
            return False
        if not meets(s, side, host, mask, ATTACK_ORDERS[self.order].needs):
            return False
        if tired_out(s, self.seat, host) or not keeps_command(s, self.seat, host):
            return False
        rest = s.host[self.place * 2 + side] - host
        if units(rest, side):
            return True
        return rest == 0 and characters_at(s, self.place, side) == mask

    def apply(self, s: WarState, action: int) -> None:
        if action not in (ALL, DONE):
            pick(s, action - TAKE)
            s.then(self)
            return
        if action == ALL:
            s.pick_host = able(s, self.seat, self.place)
            s.pick_mask = characters_at(s, self.place, s.side_of(self.seat))
        s.then(AttackAt(self.seat, self.order, self.place))

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        return why_not_pick(s, action, self.place)


class AttackAt(Choice[WarState]):
    """Choose whom the army attacks."""

    def __init__(self, seat: int, order: int, place: int) -> None:
        super().__init__(seat)
        self.order = order
        self.place = place

    def options(self, s: WarState) -> list[int]:
        side = s.side_of(self.seat)
        order = ATTACK_ORDERS[self.order]
        return [AGAINST + place for place in targets(s, side, self.place, order)]

    def apply(self, s: WarState, action: int) -> None:
        begin_battle(s, self.seat, self.order, self.place, action - AGAINST)

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        if AGAINST <= action < AGAINST + len(PLACES):
            return IllegalAction("no-target-there", place=PLACES[action - AGAINST])
        return IllegalAction("must-choose-target")


def begin_battle(s: WarState, seat: int, order: int, place: int, target: int) -> None:
    """The attack is declared: nations that are attacked react, then the rounds begin."""
    side = s.side_of(seat)
    region = REGION_AT[target]
    b = s.battle
    b[ATTACKER] = side
    b[FROM] = place
    b[AT] = target
    b[KIND] = ASSAULT if target >= LAND else SORTIE if place >= LAND else FIELD
    b[REAR_HOST] = s.host[place * 2 + side] - s.pick_host
    b[REAR_MASK] = characters_at(s, place, side) & ~s.pick_mask
    b[ROUNDS] = ATTACK_ORDERS[order].rounds
    b[NO_CARDS] = 1 if ATTACK_ORDERS[order].surprise else 0
    if ATTACK_ORDERS[order].target == BESIEGERS:
        b[RELIEF] = units_at(s, INSIDE[region], FREE)
    for role in (0, 1):
        b[FIRST_HOST + role] = host_of(s, role)
        b[FIRST_MASK + role] = mask_of_role(s, role)
        note_survivors(s, role)
    note_use(s, seat, s.pick_host, place)
    s.voice[side] = seat
    s.voice[1 - side] = controller(s, target, 1 - side)
    if shared(s, target, 1 - side) and not is_mixed(s, target, 1 - side):
        s.mixed.append(target * 2 + 1 - side)
    s.tell(words.BATTLE_BEGINS, side, place, target)
    cause = BY_ATTACK_ON_SEAT if region in SEATS_OF_ROHAN else BY_ATTACK
    if side == SHADOW and cause == BY_ATTACK_ON_SEAT and on_table(s, WORMTONGUE):
        activate(s, ROHAN, cause)
    attacked(s, nations_of_units(s.host[target * 2 + 1 - side], 1 - side), cause)
    s.then(WhiteRider(s.voice[FREE]), BeginRound())


def nations_of_units(host: int, side: int) -> int:
    """The nations that have army units in a host, as bits."""
    found = 0
    for nation in NATIONS_OF[side]:
        if nation_units(host, nation):
            found |= 1 << nation
    return found


def note_survivors(s: WarState, role: int) -> None:
    """Remember who is left in a role; those who went away in this round fought before."""
    b = s.battle
    if role == 0 or not (b[WITHDRAWN] or b[RETREATED]):
        b[LAST_HOST + role] = host_of(s, role)
        b[LAST_MASK + role] = mask_of_role(s, role)


class WhiteRider(Choice[WarState]):
    """Gandalf the White may give up his leadership to cancel that of the Nazgûl."""

    def options(self, s: WarState) -> list[int]:
        free = 0 if s.battle[ATTACKER] == FREE else 1
        if not s.white or not mask_of_role(s, free) >> GANDALF & 1:
            return []
        if nazgul_leadership(s, 1 - free) == 0:
            return []
        return [ACCEPT, DECLINE]

    def apply(self, s: WarState, action: int) -> None:
        if action == ACCEPT:
            s.battle[WHITE_RIDER] = 1


class BeginRound(Step[WarState]):
    """A combat round: first the owner of a stronghold may withdraw into it, then cards."""

    def run(self, s: WarState) -> None:
        b = s.battle
        b[ROUND] += 1
        for at in range(CARD, NAMED + 1):
            b[at] = 0
        b[MOST] = DICE_LIMIT
        b[MOST + 1] = DICE_LIMIT
        for at in (EARLY_HITS, EARLY_HITS + 1, STRUCK, STRUCK + 1):
            b[at] = 0
        s.tell(words.ROUND_BEGINS, b[ROUND])
        s.then(FieldOrSiege(seat_of(s, 1)), CombatCard(seat_of(s, 0), 0))
        s.then(CombatCard(seat_of(s, 1), 1), RevealCards())


class FieldOrSiege(Choice[WarState]):
    """Fight in the field, or withdraw into the stronghold (Attaccare una fortezza)."""

    def options(self, s: WarState) -> list[int]:
        return [FIGHT, WITHDRAW] if may_withdraw(s) else []

    def apply(self, s: WarState, action: int) -> None:
        if action == WITHDRAW:
            withdraw(s)


def cards_forbidden(s: WarState, role: int) -> bool:
    """Whether a card or an event keeps the Free Peoples from playing combat cards."""
    if side_of_role(s, role) != FREE:
        return False
    b = s.battle
    if on_table(s, FOLLY) and REGION_AT[b[AT]] == MINAS_TIRITH:
        return True
    return b[NO_CARDS] == 1 and b[ROUND] == 1 and mask_of_role(s, role) == 0


class CombatCard(Choice[WarState]):
    """Choose a combat card in secret, or none; its back is seen (Carta Combattimento)."""

    def __init__(self, seat: int, role: int) -> None:
        super().__init__(seat)
        self.role = role

    def options(self, s: WarState) -> list[int]:
        if s.battle[OVER] or cards_forbidden(s, self.role):
            return []
        found = [COMBAT + card for card in combat_cards(s, self.seat, self.role)]
        if not found and cards_in_hand(s, self.seat) == 0:
            return []
        found.append(DECLINE)
        return found

    def obvious(self, s: WarState) -> bool:
        """Having nothing fit to play is a secret of the hand."""
        return False

    def secret(self, s: WarState, action: int) -> bool:
        return True

    def apply(self, s: WarState, action: int) -> None:
        side = s.side_of(self.seat)
        if action == DECLINE:
            s.tell(words.NO_CARD_CHOSEN, side)
            return
        card = action - COMBAT
        eyes = ALL_EYES if on_table(s, card) else 1 << self.seat
        put_card(s, card, CHOSEN + side, eyes)
        s.tell(words.CARD_CHOSEN, side, CARD_DECK[card])

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        return IllegalAction("not-a-fitting-combat-card")


class RevealCards(Step[WarState]):
    """Both cards are shown, and the round runs through its moments in order of initiative."""

    def run(self, s: WarState) -> None:
        b = s.battle
        if b[OVER]:
            s.then(CloseRound())
            return
        for role in (0, 1):
            side = side_of_role(s, role)
            for card in range(len(s.place)):
                if s.place[card] >> 2 == CHOSEN + side:
                    b[CARD + role] = card + 1
                    s.eyes[card] = ALL_EYES
                    s.tell(words.CARD_SHOWN, side, card)
                    s.then(Sorcerer(seat_of(s, role), role))
        s.then(CardActs(1, 0), CardActs(0, 0), CardActs(1, 1), CardActs(0, 1))
        s.then(CardActs(1, 2), CardActs(0, 2), CardActs(1, 3), CardActs(0, 3))
        s.then(CombatRoll(), CardActs(1, 4), CardActs(0, 4), LeaderRoll())
        s.then(CardActs(1, 5), CardActs(0, 5), CardActs(1, 6), CardActs(0, 6))
        s.then(Casualties(), CardActs(1, 7), CardActs(0, 7), CloseRound())


class Sorcerer(Choice[WarState]):
    """The Witch-king's player draws after a combat card of the first round (Stregone)."""

    def __init__(self, seat: int, role: int) -> None:
        super().__init__(seat)
        self.role = role

    def options(self, s: WarState) -> list[int]:
        b = s.battle
        if side_of_role(s, self.role) != SHADOW or b[ROUND] != 1:
            return []
        if not mask_of_role(s, self.role) >> WITCH_KING & 1:
            return []
        return [ACCEPT, DECLINE] if left_in(s, CARD_DECK[b[CARD + self.role] - 1]) else []

    def apply(self, s: WarState, action: int) -> None:
        if action == ACCEPT:
            draw_from(s, self.seat, CARD_DECK[s.battle[CARD + self.role] - 1])


class CombatRoll(Step[WarState]):
    """Both sides roll as many dice as their strength, five at most (Tiro Combattimento)."""

    def run(self, s: WarState) -> None:
        b = s.battle
        if b[OVER]:
            return
        b[DICE_ROUND] = b[ROUND]
        for role in (0, 1):
            dice = dice_of(s, role)
            b[ROLL_ON + role] = hits_on(needed(s, role), b[COMBAT_BONUS + role])
            b[REROLLED + role] = 0
            hits = throw(s, dice, b[ROLL_ON + role], ROLLED + role)
            b[HITS + role] = hits
            b[MISSES + role] = dice - hits
            s.tell(words.COMBAT_ROLL, side_of_role(s, role), dice, hits)


class LeaderRoll(Step[WarState]):
    """Missed dice are rolled again, as many as the leadership (Tiro Comando)."""

    def run(self, s: WarState) -> None:
        b = s.battle
        if b[OVER]:
            return
        for role in (0, 1):
            dice = min(DICE_LIMIT, leadership(s, role), b[MISSES + role])
            if b[NO_REROLL + role] or dice <= 0:
                continue
            b[REROLL_ON + role] = hits_on(needed(s, role), b[LEADER_BONUS + role])
            hits = throw(s, dice, b[REROLL_ON + role], REROLLED + role)
            b[REROLL_HITS + role] = hits
            s.tell(words.LEADER_ROLL, side_of_role(s, role), dice, hits)


class Casualties(Step[WarState]):
    """Both sides take their losses, the attacker choosing first."""

    def run(self, s: WarState) -> None:
        b = s.battle
        if b[OVER]:
            return
        for role in (0, 1):
            enemy = 1 - role
            hits = total_hits(s, enemy)
            b[LANDED + enemy] = hits
            s.then(TakeHits(seat_of(s, role), place_of(s, role), hits))
        s.then(CheckWiped())


class CloseRound(Step[WarState]):
    """Cards are discarded; the attacker may cease, the defender retreat, or a round follows."""

    def run(self, s: WarState) -> None:
        b = s.battle
        for card in range(len(s.place)):
            if s.place[card] >> 2 >= CHOSEN:
                put_card(s, card, DISCARD)
        note_survivors(s, 0)
        note_survivors(s, 1)
        if b[OVER]:
            s.then(*victory(s))
        elif b[KIND] == ASSAULT:
            s.then(CeaseOrExtend(seat_of(s, 0)))
        else:
            s.then(CeaseOrContinue(seat_of(s, 0)))


def victory(s: WarState) -> list[Step[WarState]]:
    """What follows when a battle is over: perhaps an advance, then the end."""
    b = s.battle
    won = units(host_of(s, 0), b[ATTACKER]) > 0
    if b[KIND] == FIELD and won and not has_army(s, b[AT], 1 - b[ATTACKER]):
        if b[NO_CEASE]:
            s.pick_host = host_of(s, 0)
            s.pick_mask = mask_of_role(s, 0)
            march_in(s)
            return [CloseBattle()]
        s.pick_host = 0
        s.pick_mask = 0
        s.pick_last = 0
        return [Advance(seat_of(s, 0)), CloseBattle()]
    return [CloseBattle()]


class CeaseOrContinue(Choice[WarState]):
    """The attacker ceases the attack or goes on (Scegliere di Cessare l'Attacco)."""

    def options(self, s: WarState) -> list[int]:
        return [CONTINUE] if s.battle[NO_CEASE] else [CONTINUE, CEASE]

    def apply(self, s: WarState, action: int) -> None:
        if action == CEASE:
            s.tell(words.CEASED, s.battle[ATTACKER])
            s.then(CloseBattle())
        else:
            s.then(RetreatOrStand(seat_of(s, 1)))


class CeaseOrExtend(Choice[WarState]):
    """A siege battle lasts one round; an elite that becomes a regular buys another."""

    def options(self, s: WarState) -> list[int]:
        b = s.battle
        if b[ROUND] < b[ROUNDS]:
            return [CONTINUE, CEASE]
        host = host_of(s, 0)
        found = [
            REDUCE + kind
            for kind in ELITES_OF[b[ATTACKER]]
            if count(host, kind) and regular_at_hand(s, kind)
        ]
        found.append(CEASE)
        return found

    def apply(self, s: WarState, action: int) -> None:
        if action == CEASE:
            s.tell(words.CEASED, s.battle[ATTACKER])
            s.then(CloseBattle())
            return
        if action != CONTINUE:
            reduce_elite(s, s.battle[FROM], action - REDUCE)
        s.then(BeginRound())


class RetreatOrStand(Choice[WarState]):
    """The defender retreats to an adjacent free region, or stands for another round."""

    def options(self, s: WarState) -> list[int]:
        found = [RETREAT + region for region in retreats(s)]
        found.append(STAND)
        return found

    def apply(self, s: WarState, action: int) -> None:
        if action == STAND:
            s.then(BeginRound())
            return
        retreat_to(s, action - RETREAT)
        s.then(*victory(s))

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        if RETREAT <= action < RETREAT + len(PLACES):
            return IllegalAction("cannot-retreat-there", place=PLACES[action - RETREAT])
        return IllegalAction("must-retreat-or-stand")


class Advance(Choice[WarState]):
    """The winner may move attackers into the region that was fought for (Fine della battaglia)."""

    def options(self, s: WarState) -> list[int]:
        b = s.battle
        side = b[ATTACKER]
        host = host_of(s, 0)
        mask = mask_of_role(s, 0) & ~(1 << SARUMAN)
        room = STACK - units_at(s, b[AT], side) - units(s.pick_host, side)
        whole = s.host[b[FROM] * 2 + side]
        follow = LEADERS_FOLLOW if side == FREE else NONE_FOLLOW
        found = [
            TAKE + figure
            for figure in pickable(s, self.seat, host, mask, whole, follow)
            if figure >= LEADER or room > 0
        ]
        if s.pick_host == 0 and units(host, side) <= room:
            found.append(ALL)
        rest = s.host[b[FROM] * 2 + side] - s.pick_host
        if side == SHADOW or rest == 0 or units(rest, side):
            found.append(DONE)
        return found

    def apply(self, s: WarState, action: int) -> None:
        if action not in (ALL, DONE):
            pick(s, action - TAKE)
            s.then(self)
            return
        if action == ALL:
            s.pick_host = host_of(s, 0)
            s.pick_mask = mask_of_role(s, 0) & ~(1 << SARUMAN)
        if s.pick_host:
            march_in(s)

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        return why_not_pick(s, action, s.battle[FROM])


def march_in(s: WarState) -> None:
    """Attackers enter: a settlement is captured, or those within are under siege."""
    b = s.battle
    side = b[ATTACKER]
    region = b[AT]
    move_host(s, side, s.pick_host, s.pick_mask, b[FROM], region)
    s.tell(words.MARCHED, side, b[FROM], region)
    if b[WITHDRAWN]:
        begin_siege(s, region)
    enter(s, side, region)
    arrive_characters(s, s.pick_mask)


class CloseBattle(Step[WarState]):
    """The battle is over; defenders whom nobody followed come out again."""

    def run(self, s: WarState) -> None:
        b = s.battle
        if b[WITHDRAWN] and not s.siege[WALLS[b[AT]]]:
            come_out(s, b[AT], 1 - b[ATTACKER])
        s.fought = b
        s.battle = [0] * BATTLE_SIZE
        s.pick_host = 0
        s.pick_mask = 0
        s.then(SETTLE)
