"""Resolving a battle (rulebook p. 29, "Risolvere una battaglia"): its rounds and its end.

Conducting a siege (pp. 31-32, "Condurre un assedio").
"""

from __future__ import annotations

from mathom.engine.errors import IllegalAction
from mathom.engine.hidden import ALL_EYES
from mathom.engine.step import Choice, Step
from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.armies.army_bits import (
    ELITES_OF,
    LEADER,
    count,
    units,
)
from mathom.games.war.rules.armies.combat_cards import CardActs, combat_cards
from mathom.games.war.rules.armies.combat_rolls import (
    CheckWiped,
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
from mathom.games.war.rules.armies.losses import SETTLE, TakeHits
from mathom.games.war.rules.armies.movement import arrive_characters
from mathom.games.war.rules.armies.picking import (
    LEADERS_FOLLOW,
    NONE_FOLLOW,
    PickFigures,
    begin_pick,
    pickable,
)
from mathom.games.war.rules.armies.retreat import may_withdraw, retreat_to, retreats, withdraw
from mathom.games.war.rules.board import (
    begin_siege,
    come_out,
    enter,
    has_army,
    move_host,
    reduce_elite,
    regular_at_hand,
    units_at,
)
from mathom.games.war.rules.cards.hands import cards_in_hand, draw_from, left_in
from mathom.games.war.rules.facts import (
    CARD_DECK,
    DICE_LIMIT,
    FOLLY,
    FREE,
    GANDALF,
    MINAS_TIRITH,
    NEIGHBOURS,
    PLACES,
    REGION_AT,
    SARUMAN,
    SHADOW,
    STACK,
    WALLS,
    WITCH_KING,
)
from mathom.games.war.rules.state import (
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
    REROLL_HITS,
    REROLL_ON,
    REROLLED,
    RETREATED,
    ROLL_ON,
    ROLLED,
    ROUND,
    ROUNDS,
    STRUCK,
    WHITE_RIDER,
    WITHDRAWN,
    WarState,
    on_table,
    put_card,
)
from mathom.games.war.rules.vocabulary import (
    ACCEPT,
    ALL,
    CEASE,
    COMBAT,
    CONTINUE,
    DECLINE,
    DONE,
    FIGHT,
    REDUCE,
    RETREAT,
    STAND,
    TAKE,
    WITHDRAW,
)


def note_survivors(s: WarState, role: int) -> None:
    """Record the survivors of a role. A defender who left in this round keeps the record of the
    round before.
    """
    b = s.battle
    if role == 0 or not (b[WITHDRAWN] or b[RETREATED]):
        b[LAST_HOST + role] = host_of(s, role)
        b[LAST_MASK + role] = mask_of_role(s, role)


class WhiteRider(Choice[WarState]):
    """Gandalf the White may forfeit his leadership to cancel the leadership of the Nazgûl."""

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
    """Begin a combat round. The defender may first withdraw into a stronghold."""

    def run(self, s: WarState) -> None:
        b = s.battle
        b[ROUND] += 1
        for at in range(CARD, NAMED + 1):
            b[at] = 0
        b[MOST] = DICE_LIMIT
        b[MOST + 1] = DICE_LIMIT
        for at in (EARLY_HITS, EARLY_HITS + 1, STRUCK, STRUCK + 1):
            b[at] = 0
        s.tell(vocabulary.ROUND_BEGINS, b[ROUND])
        s.then(FieldOrSiege(seat_of(s, 1)), CombatCard(seat_of(s, 0), 0))
        s.then(CombatCard(seat_of(s, 1), 1), RevealCards())


class FieldOrSiege(Choice[WarState]):
    """Fight a field battle or withdraw into the stronghold (rulebook p. 31, "Attaccare una
    fortezza").
    """

    def options(self, s: WarState) -> list[int]:
        return [FIGHT, WITHDRAW] if may_withdraw(s) else []

    def apply(self, s: WarState, action: int) -> None:
        if action == WITHDRAW:
            withdraw(s)


def cards_forbidden(s: WarState, role: int) -> bool:
    """Whether an effect forbids the Free Peoples to play combat cards."""
    if side_of_role(s, role) != FREE:
        return False
    b = s.battle
    if on_table(s, FOLLY) and REGION_AT[b[AT]] == MINAS_TIRITH:
        return True
    return b[NO_CARDS] == 1 and b[ROUND] == 1 and mask_of_role(s, role) == 0


class CombatCard(Choice[WarState]):
    """Choose a combat card in secret, or none. Its back is public (rulebook p. 29, "Giocare una
    carta combattimento").
    """

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
        """Having no playable card is secret."""
        return False

    def secret(self, s: WarState, action: int) -> bool:
        return True

    def apply(self, s: WarState, action: int) -> None:
        side = s.side_of(self.seat)
        if action == DECLINE:
            s.tell(vocabulary.NO_CARD_CHOSEN, side)
            return
        card = action - COMBAT
        eyes = ALL_EYES if on_table(s, card) else 1 << self.seat
        put_card(s, card, CHOSEN + side, eyes)
        s.tell(vocabulary.CARD_CHOSEN, side, CARD_DECK[card])

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        return IllegalAction("not-a-fitting-combat-card")


class RevealCards(Step[WarState]):
    """Reveal both cards and schedule the round in order of initiative."""

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
                    s.tell(vocabulary.CARD_SHOWN, side, card)
                    s.then(Sorcerer(seat_of(s, role), role))
        s.then(CardActs(1, 0), CardActs(0, 0), CardActs(1, 1), CardActs(0, 1))
        s.then(CardActs(1, 2), CardActs(0, 2), CardActs(1, 3), CardActs(0, 3))
        s.then(CombatRoll(), CardActs(1, 4), CardActs(0, 4), LeaderRoll())
        s.then(CardActs(1, 5), CardActs(0, 5), CardActs(1, 6), CardActs(0, 6))
        s.then(Casualties(), CardActs(1, 7), CardActs(0, 7), CloseRound())


class Sorcerer(Choice[WarState]):
    """The player of the Witch-king may draw a card after a combat card in the first round (the
    ability "Stregone").
    """

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
    """Each side rolls one die per point of strength, at most five (rulebook p. 29, "Tiro
    combattimento").
    """

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
            s.tell(vocabulary.COMBAT_ROLL, side_of_role(s, role), dice, hits)


class LeaderRoll(Step[WarState]):
    """Re-roll missed dice, one per point of leadership (rulebook p. 29, "Tiro comando")."""

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
            s.tell(vocabulary.LEADER_ROLL, side_of_role(s, role), dice, hits)


class Casualties(Step[WarState]):
    """Both sides take their losses; the attacker chooses first."""

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
    """Discard the combat cards. Then the attacker may cease, the defender may retreat, or a new
    round begins.
    """

    def run(self, s: WarState) -> None:
        b = s.battle
        for card in range(len(s.place)):
            if s.place[card] >> 2 >= CHOSEN:
                put_card(s, card, DISCARD)
        note_survivors(s, 0)
        note_survivors(s, 1)
        if b[OVER]:
            end_battle(s)
        elif b[KIND] == ASSAULT:
            s.then(CeaseOrExtend(seat_of(s, 0)))
        else:
            s.then(CeaseOrContinue(seat_of(s, 0)))


def end_battle(s: WarState) -> None:
    """End a battle: an advance if the attacker won, then the clean-up."""
    b = s.battle
    won = units(host_of(s, 0), b[ATTACKER]) > 0
    if b[KIND] == FIELD and won and not has_army(s, b[AT], 1 - b[ATTACKER]):
        if b[NO_CEASE]:
            s.pick_host = host_of(s, 0)
            s.pick_mask = mask_of_role(s, 0)
            march_in(s)
        else:
            begin_pick(s)
            s.then(Advance(seat_of(s, 0)))
    s.then(CloseBattle())


class CeaseOrContinue(Choice[WarState]):
    """Cease the attack or continue (rulebook p. 30, "Scegliere di cessare l'attacco")."""

    def options(self, s: WarState) -> list[int]:
        return [CONTINUE] if s.battle[NO_CEASE] else [CONTINUE, CEASE]

    def apply(self, s: WarState, action: int) -> None:
        if action == CEASE:
            s.tell(vocabulary.CEASED, s.battle[ATTACKER])
            s.then(CloseBattle())
        else:
            s.then(RetreatOrStand(seat_of(s, 1)))


class CeaseOrExtend(Choice[WarState]):
    """A siege battle lasts one round. The attacker may reduce an elite to a regular for another
    round.
    """

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
            s.tell(vocabulary.CEASED, s.battle[ATTACKER])
            s.then(CloseBattle())
            return
        if action != CONTINUE:
            reduce_elite(s, s.battle[FROM], action - REDUCE)
        s.then(BeginRound())


class RetreatOrStand(Choice[WarState]):
    """Retreat to an adjacent free region, or stand for another round."""

    def options(self, s: WarState) -> list[int]:
        found = [RETREAT + region for region in retreats(s)]
        found.append(STAND)
        return found

    def apply(self, s: WarState, action: int) -> None:
        if action == STAND:
            s.then(BeginRound())
            return
        retreat_to(s, action - RETREAT)
        end_battle(s)

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        if RETREAT <= action < RETREAT + len(PLACES):
            region = action - RETREAT
            if region in NEIGHBOURS[s.battle[AT]]:
                return IllegalAction("cannot-retreat-there", place=PLACES[region])
            return IllegalAction("region-not-adjacent", place=PLACES[region])
        return IllegalAction("must-retreat-or-stand")


class Advance(PickFigures):
    """The winner may move attackers into the embattled region (rulebook p. 31, "Fine della
    battaglia").
    """

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

    def origin(self, s: WarState) -> int:
        return s.battle[FROM]

    def everybody(self, s: WarState) -> tuple[int, int]:
        return host_of(s, 0), mask_of_role(s, 0) & ~(1 << SARUMAN)

    def go_on(self, s: WarState) -> None:
        if s.pick_host:
            march_in(s)


def march_in(s: WarState) -> None:
    """Move attackers in: they capture the settlement, or besiege the defenders inside."""
    b = s.battle
    side = b[ATTACKER]
    region = b[AT]
    move_host(s, side, s.pick_host, s.pick_mask, b[FROM], region)
    s.tell(vocabulary.MARCHED, side, b[FROM], region)
    if b[WITHDRAWN]:
        begin_siege(s, region)
    enter(s, side, region)
    arrive_characters(s, s.pick_mask)


class CloseBattle(Step[WarState]):
    """End the battle. Defenders who withdrew leave the stronghold again if no attacker advanced."""

    def run(self, s: WarState) -> None:
        b = s.battle
        if b[WITHDRAWN] and not s.siege[WALLS[b[AT]]]:
            come_out(s, b[AT], 1 - b[ATTACKER])
        s.fought = b
        s.battle = [0] * BATTLE_SIZE
        s.pick_host = 0
        s.pick_mask = 0
        s.then(SETTLE)
