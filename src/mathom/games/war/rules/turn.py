"""The game turn (rulebook p. 18, "Il turno di gioco"): its six phases, and the choice of an action
die.
"""

from __future__ import annotations

from mathom.engine.errors import IllegalAction
from mathom.engine.step import Choice, Step
from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.action_dice import (
    INTO_FACES,
    as_army,
    banishable,
    bring_uses,
    fellowship_uses,
    has_ring,
    may_sway,
    muster_uses,
    plays,
    shows,
    spend_ring,
    swayable,
    use_die,
    why_not_use,
)
from mathom.games.war.rules.armies.attack import ARMY_ATTACK, CHARACTER_ATTACK, can_attack
from mathom.games.war.rules.armies.losses import SETTLE
from mathom.games.war.rules.armies.movement import (
    ARMY_MARCH,
    CHARACTER_MARCH,
    can_march,
)
from mathom.games.war.rules.armies.shared_sides import partner_of
from mathom.games.war.rules.board import on_map
from mathom.games.war.rules.cards.events import (
    playable_cards,
)
from mathom.games.war.rules.cards.hands import (
    ChooseDeck,
    cards_in_hand,
    decks_of,
    draw_card,
    draw_from,
    hand,
    left_in,
)
from mathom.games.war.rules.ending import check_conquest
from mathom.games.war.rules.facts import (
    CARDS,
    CHARACTER,
    DIE_FACES,
    EVENT,
    EYE,
    FACES,
    FIRST_DICE,
    FREE,
    GANDALF,
    MOUTH,
    MUSTER,
    NATIONS_OF,
    SARUMAN,
    SEATS_OF,
    SHADOW,
    STRIDER,
    WITCH_KING,
)
from mathom.games.war.rules.hunt.declaring import FellowshipPhase
from mathom.games.war.rules.hunt.fellowship import (
    in_fellowship,
    rest_of_turn,
)
from mathom.games.war.rules.politics.characters import (
    can_move_minions,
)
from mathom.games.war.rules.state import CHOSEN, HAND, NOWHERE, WarState, put_card
from mathom.games.war.rules.vocabulary import (
    ALLOT,
    ATTACK,
    BANISH,
    DECLINE,
    DIE,
    DRAW,
    FREE_ROLL,
    INTO,
    MARCH,
    MOVE_MINIONS,
    OFFER,
    PASS,
    PLAY,
    POLITICS,
    RING,
    SHADOW_ROLL,
    SKIP,
)


def dice_pool(s: WarState, side: int) -> int:
    """The number of action dice of a side: some characters add one while they are in play."""
    found = FIRST_DICE[side]
    if side == SHADOW:
        return found + sum(1 for who in (WITCH_KING, SARUMAN, MOUTH) if on_map(s, who))
    found += 1 if s.crowned and on_map(s, STRIDER) else 0
    return found + (1 if s.white and on_map(s, GANDALF) else 0)


def unused(s: WarState, side: int) -> int:
    dice = s.dice
    found = 0
    for face in range(side * 7, side * 7 + 7):
        found += dice[face]
    return found


class BeginTurn(Step[WarState]):
    """Phase 1: recover dice and draw cards. Then schedule the other phases."""

    def run(self, s: WarState) -> None:
        s.turn += 1
        s.tell(vocabulary.TURN_BEGINS, s.turn)
        s.taken_back = 1 if s.hunt_free else 0
        s.hunt_free = 0
        s.hunt_shadow = 0
        s.rings_used = 0
        s.messenger = 0
        s.allotted = 0
        s.hunt_dice = 0
        s.fought = []
        s.tried = 0
        s.cycle = 0
        s.actor = s.leading[FREE]
        s.dice = [0] * 14
        if s.turn > 1:
            pass_lead(s)
        s.voice = s.leading[:]
        for side in (FREE, SHADOW):
            for seat in SEATS_OF[s.rules.seats][side]:
                s.then(DrawPhase(seat))
        for side in (FREE, SHADOW):
            if len(SEATS_OF[s.rules.seats][side]) == 2:
                first, second = SEATS_OF[s.rules.seats][side]
                s.then(OfferCard(first, 0), OfferCard(second, 1))
        s.then(FellowshipPhase(), AllotDice(s.leading[SHADOW]), NextAction())


def pass_lead(s: WarState) -> None:
    """Pass the leading player token to the partner."""
    for side in (FREE, SHADOW):
        seats = SEATS_OF[s.rules.seats][side]
        if len(seats) == 2:
            s.leading[side] = seats[1] if s.leading[side] == seats[0] else seats[0]


class DrawPhase(Step[WarState]):
    """Draw a card from each deck. After turn 1, each of two players on a side draws one card."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: WarState) -> None:
        decks = decks_of(s.side_of(self.seat))
        if s.turn == 1 or len(SEATS_OF[s.rules.seats][s.side_of(self.seat)]) == 1:
            draw_card(s, self.seat, decks[0])
            draw_from(s, self.seat, decks[1])
        else:
            s.then(ChooseDeck(self.seat))


class OfferCard(Choice[WarState]):
    """Two players on a side may exchange a card if both agree (rulebook pp. 45-47, "Pesca degli
    eventi").
    """

    def __init__(self, seat: int, second: int) -> None:
        super().__init__(seat)
        self.second = second

    def options(self, s: WarState) -> list[int]:
        if cards_in_hand(s, self.seat) == 0:
            return []
        if not self.offered(s) if self.second else cards_in_hand(s, partner_of(s, self.seat)) == 0:
            return []
        found = [OFFER + card for card in hand(s, self.seat)]
        found.append(DECLINE)
        return found

    def offered(self, s: WarState) -> bool:
        """Whether the partner has offered a card."""
        where = CHOSEN + s.side_of(self.seat)
        laid = [card for card in range(len(CARDS)) if s.place[card] >> 2 == where]
        return bool(laid) or any(s.holes[4 * where : 4 * where + 4])

    def obvious(self, s: WarState) -> bool:
        """The contents of the hand are secret."""
        return False

    def secret(self, s: WarState, action: int) -> bool:
        return True

    def apply(self, s: WarState, action: int) -> None:
        side = s.side_of(self.seat)
        first = SEATS_OF[s.rules.seats][side][0]
        laid = [card for card in range(len(CARDS)) if s.place[card] >> 2 == CHOSEN + side]
        if not self.second:
            if action != DECLINE:
                put_card(s, action - OFFER, CHOSEN + side, 1 << self.seat)
            return
        if action == DECLINE:
            for card in laid:
                put_card(s, card, HAND + first, s.eyes[card])
            return
        exchange(s, first, self.seat, laid[0], action - OFFER)


def exchange(s: WarState, first: int, second: int, given: int, taken: int) -> None:
    """Swap two cards; both players know both cards."""
    both = 1 << first | 1 << second
    put_card(s, given, HAND + second, both)
    put_card(s, taken, HAND + first, both)
    s.tell(vocabulary.EXCHANGED, s.side_of(first))


class AllotDice(Choice[WarState]):
    """Phase 3: choose how many dice to put in the Hunt box (rulebook p. 18, "Preparazione della
    Caccia").
    """

    def options(self, s: WarState) -> list[int]:
        most = min(max(1, in_fellowship(s).bit_count()), dice_pool(s, SHADOW))
        return [ALLOT + dice for dice in range(s.taken_back, most + 1)]

    def apply(self, s: WarState, action: int) -> None:
        s.allotted = action - ALLOT
        s.hunt_shadow = s.allotted
        roll_dice(s)

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        most = max(1, in_fellowship(s).bit_count())
        return IllegalAction("hunt-dice", least=s.taken_back, most=most)


def roll_dice(s: WarState) -> None:
    """Phase 4: both sides roll; Eyes go to the Hunt box at once (rulebook p. 18, "Tiro azione")."""
    for _ in range(dice_pool(s, FREE)):
        face = DIE_FACES[FREE][s.roll(FREE_ROLL, 6)]
        s.dice[face] += 1
    for _ in range(dice_pool(s, SHADOW) - s.hunt_shadow):
        face = DIE_FACES[SHADOW][s.roll(SHADOW_ROLL, 6)]
        if face == EYE:
            s.hunt_shadow += 1
        else:
            s.dice[7 + face] += 1
    for side in (FREE, SHADOW):
        for face in range(7):
            if s.dice[side * 7 + face]:
                s.tell(vocabulary.DIE_ROLLED, side, face, s.dice[side * 7 + face])


class NextAction(Step[WarState]):
    """Phase 5: the sides act in turn, the Free Peoples first, until all dice are used."""

    def run(self, s: WarState) -> None:
        s.paying = NOWHERE
        s.held = 0
        remember_nations(s)
        if unused(s, FREE) + unused(s, SHADOW) == 0:
            s.then(EndTurn())
            return
        while unused(s, s.cycle % 2) == 0:
            s.cycle = (s.cycle + 1) % 4
        side = s.cycle % 2
        seat = acting_seat(s, side, s.cycle // 2)
        s.cycle = (s.cycle + 1) % 4
        s.voice = s.leading[:]
        s.voice[side] = seat
        s.actor = seat
        s.then(TakeAction(seat))


def remember_nations(s: WarState) -> None:
    """With three players, the Free Peoples may not use the same nations in their next action."""
    if s.side_of(s.actor) == FREE:
        s.last_nations = s.used_nations if s.rules.seats == 3 else 0
        s.last_place = s.used_place if s.rules.seats == 3 else NOWHERE
    s.used_nations = 0
    s.used_place = NOWHERE


def acting_seat(s: WarState, side: int, half: int) -> int:
    """The player who is not the leading player acts first."""
    seats = SEATS_OF[s.rules.seats][side]
    if len(seats) == 1:
        return seats[0]
    other = seats[1] if s.leading[side] == seats[0] else seats[0]
    return other if half == 0 else s.leading[side]


class EndTurn(Step[WarState]):
    """Phase 6: corruption in Mordor, then the military victory check. Then a new turn begins."""

    def run(self, s: WarState) -> None:
        rest_of_turn(s)
        if s.outcome is None:
            check_conquest(s)
        s.then(BeginTurn())


class TakeAction(Choice[WarState]):
    """Choose a die, change one with an Elven Ring, or pass."""

    def options(self, s: WarState) -> list[int]:
        side = s.side_of(self.seat)
        dice = s.dice
        found = [DIE + face for face in range(7) if dice[side * 7 + face]]
        if has_ring(s, side):
            found += [RING + face for face in range(7) if dice[side * 7 + face]]
        if unused(s, side) < unused(s, 1 - side):
            found.append(PASS)
        return found

    def obvious(self, s: WarState) -> bool:
        return False

    def apply(self, s: WarState, action: int) -> None:
        if action == PASS:
            s.then(NextAction())
        elif RING <= action < RING + len(FACES):
            s.then(ChangeDie(self.seat, action - RING))
        else:
            s.then(UseDie(self.seat, action - DIE))

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        side = s.side_of(self.seat)
        if action == PASS:
            return IllegalAction("cannot-pass", own=unused(s, side), enemy=unused(s, 1 - side))
        if RING <= action < RING + len(FACES):
            if s.rings_used >> side & 1:
                return IllegalAction("ring-used-this-turn")
            if not has_ring(s, side):
                return IllegalAction("no-elven-ring")
            return IllegalAction("no-die-with-face", die=FACES[action - RING])
        if DIE <= action < DIE + len(FACES):
            return IllegalAction("no-die-with-face", die=FACES[action - DIE])
        return IllegalAction("must-choose-die")


class ChangeDie(Choice[WarState]):
    """Choose the new face of a die changed with an Elven Ring."""

    def __init__(self, seat: int, face: int) -> None:
        super().__init__(seat)
        self.face = face

    def options(self, s: WarState) -> list[int]:
        side = s.side_of(self.seat)
        return [INTO + face for face in INTO_FACES[side] if face != self.face]

    def apply(self, s: WarState, action: int) -> None:
        side = s.side_of(self.seat)
        face = action - INTO
        spend_ring(s, side)
        s.dice[side * 7 + self.face] -= 1
        s.tell(vocabulary.RING_USED, side, self.face, face)
        if face == EYE:
            s.hunt_shadow += 1
        else:
            s.dice[side * 7 + face] += 1
        s.then(TakeAction(self.seat) if unused(s, side) else NextAction())

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        return IllegalAction("not-into-that")


class DieUses:
    """What a seat can do with its dice in a position. What several faces can do is looked up
    once.
    """

    def __init__(self, s: WarState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.musters: list[int] | None = None
        self.cards: list[int] | None = None
        self.decks: list[int] | None = None
        self.by_armies: list[list[int] | None] = [None, None]

    def of(self, face: int) -> list[int]:
        """The uses of a die."""
        s = self.s
        seat = self.seat
        side = s.side_of(seat)
        found: list[int] = []
        if side == FREE:
            fellowship_uses(s, face, found)
        elif shows(face, CHARACTER) and can_move_minions(s, seat):
            found.append(MOVE_MINIONS)
        army = as_army(s, seat, face)
        if army or shows(face, CHARACTER):
            found += self.by_army(army)
        if shows(face, MUSTER):
            found += self.by_muster()
        ability = 0
        if side == FREE:
            ability = swayable(s, seat)
        for nation in NATIONS_OF[side]:
            by_die = shows(face, MUSTER) and may_sway(s, seat, nation)
            if by_die or ability >> nation & 1:
                found.append(POLITICS + nation)
        bring_uses(s, seat, face, found)
        if shows(face, EVENT):
            found += self.draws()
        found += [PLAY + card for card in self.playable() if plays(s, seat, face, card)]
        found += [BANISH + card for card in banishable(s, seat, face)]
        found.append(SKIP)
        return found

    def by_army(self, army: bool) -> list[int]:
        """What armies can do by an army result, or by a character result."""
        known = self.by_armies[army]
        if known is None:
            known = []
            if can_march(self.s, self.seat, ARMY_MARCH if army else CHARACTER_MARCH):
                known.append(MARCH)
            if can_attack(self.s, self.seat, ARMY_ATTACK if army else CHARACTER_ATTACK):
                known.append(ATTACK)
            self.by_armies[army] = known
        return known

    def by_muster(self) -> list[int]:
        """What a muster result can do, apart from politics and characters."""
        known = self.musters
        if known is None:
            known = []
            muster_uses(self.s, self.seat, known)
            self.musters = known
        return known

    def draws(self) -> list[int]:
        """The decks from which a card can be drawn."""
        known = self.decks
        if known is None:
            s = self.s
            known = [DRAW + deck for deck in decks_of(s.side_of(self.seat)) if left_in(s, deck)]
            self.decks = known
        return known

    def playable(self) -> list[int]:
        """The cards that some die could play."""
        known = self.cards
        if known is None:
            known = playable_cards(self.s, self.seat)
            self.cards = known
        return known


class UseDie(Choice[WarState]):
    """Choose the use of the die."""

    def __init__(self, seat: int, face: int) -> None:
        super().__init__(seat)
        self.face = face

    def options(self, s: WarState) -> list[int]:
        return DieUses(s, self.seat).of(self.face)

    def obvious(self, s: WarState) -> bool:
        """The playable cards are secret."""
        return False

    def apply(self, s: WarState, action: int) -> None:
        side = s.side_of(self.seat)
        s.dice[side * 7 + self.face] -= 1
        s.paying = self.face
        use_die(s, self.seat, self.face, action)
        s.then(SETTLE, NextAction())

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        return why_not_use(s, self.seat, self.face, action)
