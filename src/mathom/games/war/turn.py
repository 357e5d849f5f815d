"""The turn (Il turno di gioco): six phases, the dice, and every use of every face."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import IllegalAction
from mathom.engine.step import Choice, Step
from mathom.games.war import words
from mathom.games.war.armies import (
    ARMY_MARCH,
    CHARACTER_MARCH,
    MARCH_ORDERS,
    MarchFrom,
    can_march,
    tired,
    use_nations,
)
from mathom.games.war.battle import ARMY_ATTACK, CHARACTER_ATTACK, AttackFrom, can_attack
from mathom.games.war.board import on_map, unconquered
from mathom.games.war.companions import (
    CompanionsFrom,
    MoveMinions,
    can_move_companions,
    can_move_minions,
)
from mathom.games.war.declaring import FellowshipPhase
from mathom.games.war.ending import check_conquest
from mathom.games.war.events import (
    after_event_die,
    begin_card,
    playable_cards,
    why_not_play,
)
from mathom.games.war.facts import (
    ARMY,
    ARMY_MUSTER,
    BOMBADIL,
    BOROMIR,
    CARD_DECK,
    CARD_ICON,
    CARDS,
    CHARACTER,
    CHARACTERS,
    CITY,
    COMPANIONS,
    DECKS,
    DIE_FACES,
    DWARVES,
    ELVES,
    EREBOR,
    EVENT,
    EYE,
    FACES,
    FIRST_DICE,
    FOLLY,
    FREE,
    GANDALF,
    GIMLI,
    GONDOR,
    LEGOLAS,
    MINAS_TIRITH,
    MOUTH,
    MUSTER,
    NATION_OF,
    NATIONS,
    NATIONS_OF,
    PALANTIR,
    POWER_TOO_GREAT,
    REGION_AT,
    SARUMAN,
    SEAT_MINIONS,
    SEAT_NATIONS,
    SEATS_OF,
    SETTLEMENT,
    SHADOW,
    STRIDER,
    STRONGHOLD,
    WILL,
    WITCH_KING,
)
from mathom.games.war.fellowship import (
    begin_separation,
    hide,
    in_fellowship,
    on_mordor_track,
    rest_of_turn,
)
from mathom.games.war.hands import (
    ChooseDeck,
    cards_in_hand,
    decks_of,
    discard_face_down,
    draw_card,
    draw_from,
    hand,
    left_in,
)
from mathom.games.war.hunt import DieToHuntBox, move_fellowship
from mathom.games.war.losses import SETTLE
from mathom.games.war.muster import (
    EnterPlay,
    MusterFigure,
    VoiceCalls,
    can_voice_recruit,
    can_voice_upgrade,
    entry_places,
    musterable,
    voice_upgrade,
)
from mathom.games.war.politics import (
    BY_COMPANION,
    BY_MUSTER,
    advance,
    can_advance,
    leave_table,
    may_muster,
)
from mathom.games.war.sharing import partner_of
from mathom.games.war.state import CHOSEN, HAND, NOWHERE, WarState, on_table, put_card
from mathom.games.war.words import (
    ALLOT,
    ATTACK,
    BANISH,
    BRING,
    DECLINE,
    DIE,
    DISCARD_CARD,
    DRAW,
    FREE_ROLL,
    HIDE,
    INTO,
    MARCH,
    MOVE_COMPANIONS,
    MOVE_FELLOWSHIP,
    MOVE_MINIONS,
    MUSTER_TROOPS,
    OFFER,
    PASS,
    PLAY,
    POLITICS,
    RING,
    SEPARATE,
    SHADOW_ROLL,
    SKIP,
    VOICE_RECRUIT,
    VOICE_UPGRADE,
)


def dice_pool(s: WarState, side: int) -> int:
    """How many action dice a side has this turn: a die for each great character in play."""
    found = FIRST_DICE[side]
    if side == SHADOW:
        return found + sum(1 for who in (WITCH_KING, SARUMAN, MOUTH) if on_map(s, who))
    found += 1 if s.crowned and on_map(s, STRIDER) else 0
    return found + (1 if s.white and on_map(s, GANDALF) else 0)


def unused(s: WarState, side: int) -> int:
    """The action dice that a side has not used yet."""
    return sum(s.dice[side * 7 : side * 7 + 7])


class BeginTurn(Step[WarState]):
    """Phase 1: dice are recovered, cards are drawn; then the other phases follow."""

    def run(self, s: WarState) -> None:
        s.turn += 1
        s.tell(words.TURN_BEGINS, s.turn)
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
    """The leading player's token goes to his fellow."""
    for side in (FREE, SHADOW):
        seats = SEATS_OF[s.rules.seats][side]
        if len(seats) == 2:
            s.leading[side] = seats[1] if s.leading[side] == seats[0] else seats[0]


class DrawPhase(Step[WarState]):
    """A player draws: a card of each deck, or in a team of two, later, of one deck."""

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
    """Two players of a side may exchange a card, unseen, if both agree (Pesca degli eventi)."""

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
        """Whether the fellow player has laid a card down."""
        where = CHOSEN + s.side_of(self.seat)
        laid = [card for card in range(len(CARDS)) if s.place[card] >> 2 == where]
        return bool(laid) or any(s.holes[4 * where : 4 * where + 4])

    def obvious(self, s: WarState) -> bool:
        """What is in the hand is a secret."""
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
    """Two cards change hands; the two players know both."""
    both = 1 << first | 1 << second
    put_card(s, given, HAND + second, both)
    put_card(s, taken, HAND + first, both)
    s.tell(words.EXCHANGED, s.side_of(first))


class AllotDice(Choice[WarState]):
    """Phase 3: choose how many dice lie in the Hunt box (Preparazione della Caccia)."""

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
    """Phase 4: both sides roll; Eyes go to the Hunt box at once (Tiro Azione)."""
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
                s.tell(words.DIE_ROLLED, side, face, s.dice[side * 7 + face])


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
    """Three players: what the Free Peoples used in one action is barred in their next."""
    if s.side_of(s.actor) == FREE:
        s.last_nations = s.used_nations if s.rules.seats == 3 else 0
        s.last_place = s.used_place if s.rules.seats == 3 else NOWHERE
    s.used_nations = 0
    s.used_place = NOWHERE


def acting_seat(s: WarState, side: int, half: int) -> int:
    """The player who is not leading acts first, the leading one second."""
    seats = SEATS_OF[s.rules.seats][side]
    if len(seats) == 1:
        return seats[0]
    other = seats[1] if s.leading[side] == seats[0] else seats[0]
    return other if half == 0 else s.leading[side]


class EndTurn(Step[WarState]):
    """Phase 6: Mordor's burden, then the military goals are looked at; a new turn begins."""

    def run(self, s: WarState) -> None:
        rest_of_turn(s)
        if s.outcome is None:
            check_conquest(s)
        s.then(BeginTurn())


class TakeAction(Choice[WarState]):
    """Choose the die for an action, change one by an Elven Ring first, or pass."""

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
        """An action is always the player's own."""
        return False

    def apply(self, s: WarState, action: int) -> None:
        if action == PASS:
            s.then(NextAction())
        elif action >= RING:
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


def has_ring(s: WarState, side: int) -> bool:
    """Whether a side may use an Elven Ring now (Gli anelli elfici)."""
    left = s.rings_free if side == FREE else s.rings_shadow
    return left > 0 and not s.rings_used >> side & 1


INTO_FACES: Final[list[list[int]]] = [
    [CHARACTER, MUSTER, EVENT, ARMY_MUSTER],
    [CHARACTER, ARMY, MUSTER, EVENT, ARMY_MUSTER, EYE],
]


def spend_ring(s: WarState, side: int) -> None:
    """A ring that the Free Peoples use goes to the Shadow; one that the Shadow uses is gone."""
    s.rings_used |= 1 << side
    if side == FREE:
        s.rings_free -= 1
        s.rings_shadow += 1
    else:
        s.rings_shadow -= 1


class ChangeDie(Choice[WarState]):
    """Choose what a die is changed into by an Elven Ring."""

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
        s.tell(words.RING_USED, side, self.face, face)
        if face == EYE:
            s.hunt_shadow += 1
        else:
            s.dice[side * 7 + face] += 1
        s.then(TakeAction(self.seat) if unused(s, side) else NextAction())

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        return IllegalAction("not-into-that")


def shows(face: int, result: int) -> bool:
    """Whether a face can be used as a result."""
    if face in (result, WILL):
        return True
    return face == ARMY_MUSTER and result in (ARMY, MUSTER)


def as_army(s: WarState, seat: int, face: int) -> bool:
    """Whether a die can be used as an army result; the Mouth of Sauron lends his voice once."""
    if shows(face, ARMY):
        return True
    speaks = on_map(s, MOUTH) and not s.messenger and SEAT_MINIONS[s.rules.seats][seat] >> MOUTH & 1
    return bool(speaks) and shows(face, MUSTER)


class UseDie(Choice[WarState]):
    """Choose what the die is used for (Usare i dadi azione)."""

    def __init__(self, seat: int, face: int) -> None:
        super().__init__(seat)
        self.face = face

    def options(self, s: WarState) -> list[int]:
        face = self.face
        seat = self.seat
        side = s.side_of(seat)
        found: list[int] = []
        if side == FREE:
            fellowship_uses(s, face, found)
        elif shows(face, CHARACTER) and can_move_minions(s, seat):
            found.append(MOVE_MINIONS)
        army = as_army(s, seat, face)
        if army or shows(face, CHARACTER):
            if can_march(s, seat, ARMY_MARCH if army else CHARACTER_MARCH):
                found.append(MARCH)
            if can_attack(s, seat, ARMY_ATTACK if army else CHARACTER_ATTACK):
                found.append(ATTACK)
        if shows(face, MUSTER):
            muster_uses(s, seat, found)
        ability = 0
        if side == FREE:
            ability = swayable(s, seat)
        for nation in NATIONS_OF[side]:
            by_die = shows(face, MUSTER) and may_sway(s, seat, nation)
            if by_die or ability >> nation & 1:
                found.append(POLITICS + nation)
        bring_uses(s, seat, face, found)
        if shows(face, EVENT):
            found += [DRAW + deck for deck in decks_of(side) if left_in(s, deck)]
        found += [PLAY + card for card in playable_cards(s, seat) if plays(s, seat, face, card)]
        found += [BANISH + card for card in banishable(s, seat, face)]
        found.append(SKIP)
        return found

    def obvious(self, s: WarState) -> bool:
        """What can be played is a secret of the hand."""
        return False

    def apply(self, s: WarState, action: int) -> None:
        side = s.side_of(self.seat)
        s.dice[side * 7 + self.face] -= 1
        s.paying = self.face
        use_die(s, self.seat, self.face, action)
        s.then(SETTLE, NextAction())

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        return why_not_use(s, self.seat, self.face, action)


def fellowship_uses(s: WarState, face: int, found: list[int]) -> None:
    """What a character result does for the fellowship; Strider hides it with any result."""
    swords = shows(face, CHARACTER)
    if swords and not s.revealed:
        found.append(MOVE_FELLOWSHIP)
    if s.revealed and (swords or s.guide == STRIDER):
        found.append(HIDE)
    if swords and not on_mordor_track(s) and in_fellowship(s):
        found.append(SEPARATE)
    if swords and can_move_companions(s):
        found.append(MOVE_COMPANIONS)


def muster_uses(s: WarState, seat: int, found: list[int]) -> None:
    """What a muster result recruits."""
    if musterable(s, seat, False, NOWHERE):
        found.append(MUSTER_TROOPS)
    if s.side_of(seat) == SHADOW:
        if can_voice_recruit(s, seat):
            found.append(VOICE_RECRUIT)
        if can_voice_upgrade(s, seat):
            found.append(VOICE_UPGRADE)


def may_sway(s: WarState, seat: int, nation: int) -> bool:
    """Whether a seat may advance a nation with a muster result."""
    own = SEAT_NATIONS[s.rules.seats][seat] & ~tired(s, seat)
    return own >> nation & 1 == 1 and may_muster(s, nation)


def swayable(s: WarState, seat: int) -> int:
    """Nations that a companion's ability lets advance with any result, as bits."""
    found = 0
    for who, nation in ((LEGOLAS, ELVES), (GIMLI, DWARVES), (BOROMIR, GONDOR)):
        if on_map(s, who) and can_advance(s, nation) and at_home(s, who, nation):
            found |= 1 << nation
    return found & ~tired(s, seat)


def at_home(s: WarState, who: int, nation: int) -> bool:
    """Whether a companion is where his word counts with his nation."""
    region = REGION_AT[s.where[who]]
    if who == GIMLI:
        return region == EREBOR and unconquered(s, EREBOR)
    least = STRONGHOLD if who == LEGOLAS else CITY
    return NATION_OF[region] == nation and SETTLEMENT[region] >= least and unconquered(s, region)


def bring_uses(s: WarState, seat: int, face: int, found: list[int]) -> None:
    """Characters who can enter play by a die."""
    if s.side_of(seat) == FREE:
        if face == WILL:
            found += [BRING + who for who in (GANDALF, STRIDER) if entry_places(s, who)]
    elif shows(face, MUSTER):
        own = SEAT_MINIONS[s.rules.seats][seat]
        for who in range(COMPANIONS, len(CHARACTERS)):
            if own >> who & 1 and entry_places(s, who):
                found.append(BRING + who)


def plays(s: WarState, seat: int, face: int, card: int) -> bool:
    """Whether a die can play a card: by its sign, or any by an event result."""
    if shows(face, EVENT) or shows(face, CARD_ICON[card]):
        return True
    return CARD_ICON[card] == ARMY and as_army(s, seat, face)


def banishable(s: WarState, seat: int, face: int) -> list[int]:
    """Cards of the enemy on the table that a die can make leave."""
    found: list[int] = []
    if s.side_of(seat) == SHADOW:
        for card in (POWER_TOO_GREAT, BOMBADIL):
            if on_table(s, card) and prices(s, seat, ARMY) and prices(s, seat, CHARACTER):
                found.append(card)
        return found
    if on_table(s, PALANTIR) and (face == WILL or has_ring(s, FREE)):
        found.append(PALANTIR)
    if on_table(s, FOLLY) and (face == WILL or hope_of_gondor(s)):
        found.append(FOLLY)
    return found


def prices(s: WarState, seat: int, icon: int) -> list[int]:
    """The cards in hand that can pay for banishing a card: an army and a character card."""
    if icon == CHARACTER:
        return [card for card in hand(s, seat) if CARD_ICON[card] == CHARACTER]
    return [
        card
        for card in hand(s, seat)
        if CARD_ICON[card] == ARMY or (s.rules.strategy_pays and CARD_DECK[card] == 3)
    ]


def hope_of_gondor(s: WarState) -> bool:
    """Whether Gandalf or Aragorn is in Minas Tirith."""
    for who in (GANDALF, STRIDER):
        if on_map(s, who) and REGION_AT[s.where[who]] == MINAS_TIRITH:
            if who == GANDALF or s.crowned:
                return True
    return False


def use_die(s: WarState, seat: int, face: int, action: int) -> None:
    """Do what the die is used for."""
    army = shows(face, ARMY)
    if action == MOVE_FELLOWSHIP:
        move_fellowship(s)
        s.then(DieToHuntBox())
    elif action == HIDE:
        hide(s)
    elif action == SEPARATE:
        begin_separation(s, seat, 0)
    elif action == MOVE_COMPANIONS:
        s.then(CompanionsFrom(seat, 0, 7))
    elif action == MOVE_MINIONS:
        s.then(MoveMinions(seat, 0))
    elif action in (MARCH, ATTACK):
        if not army and face != CHARACTER:
            s.messenger = 1
            army = True
        send_army(s, seat, army, action)
    elif action == MUSTER_TROOPS:
        s.then(MusterFigure(seat, 0, NOWHERE))
    elif action == VOICE_RECRUIT:
        s.then(VoiceCalls(seat, 0))
    elif action == VOICE_UPGRADE:
        voice_upgrade(s)
    elif POLITICS <= action < POLITICS + len(NATIONS):
        sway(s, seat, action - POLITICS)
    elif BRING <= action < BRING + len(CHARACTERS):
        s.then(EnterPlay(seat, action - BRING))
    elif DRAW <= action < DRAW + len(DECKS):
        draw_from(s, seat, action - DRAW)
    elif PLAY <= action < PLAY + len(CARDS):
        if CARD_ICON[action - PLAY] == ARMY and face == MUSTER:
            s.messenger = 1
        begin_card(s, seat, action - PLAY)
        if shows(face, EVENT):
            after_event_die(s, seat, action - PLAY)
    elif BANISH <= action < BANISH + len(CARDS):
        banish(s, seat, face, action - BANISH)


def send_army(s: WarState, seat: int, army: bool, action: int) -> None:
    """Armies march or one attacks."""
    if action == MARCH:
        order = ARMY_MARCH if army else CHARACTER_MARCH
        s.then(MarchFrom(seat, order, MARCH_ORDERS[order].armies))
    else:
        s.then(AttackFrom(seat, ARMY_ATTACK if army else CHARACTER_ATTACK, 0))


def sway(s: WarState, seat: int, nation: int) -> None:
    """A nation goes one step towards war, by a companion's word where there is one."""
    by_word = s.side_of(seat) == FREE and swayable(s, seat) >> nation & 1 == 1
    advance(s, nation, BY_COMPANION if by_word else BY_MUSTER)
    use_nations(s, seat, 1 << nation)


def banish(s: WarState, seat: int, face: int, card: int) -> None:
    """A card of the enemy leaves the table, for its price."""
    leave_table(s, card)
    if s.side_of(seat) == SHADOW:
        s.then(PayCard(seat, ARMY), PayCard(seat, CHARACTER))
    elif card == PALANTIR and face != WILL:
        spend_ring(s, FREE)


class PayCard(Choice[WarState]):
    """Choose the card of a kind that is discarded to banish an enemy card."""

    def __init__(self, seat: int, icon: int) -> None:
        super().__init__(seat)
        self.icon = icon

    def options(self, s: WarState) -> list[int]:
        return [DISCARD_CARD + card for card in prices(s, self.seat, self.icon)]

    def obvious(self, s: WarState) -> bool:
        """How many fit is a secret of the hand."""
        return False

    def secret(self, s: WarState, action: int) -> bool:
        return True

    def apply(self, s: WarState, action: int) -> None:
        discard_face_down(s, self.seat, action - DISCARD_CARD)


def why_not_use(s: WarState, seat: int, face: int, action: int) -> IllegalAction:
    """Why a die cannot be used so."""
    if PLAY <= action < PLAY + len(CARDS):
        return why_not_play(s, seat, action - PLAY)
    if POLITICS <= action < POLITICS + len(NATIONS):
        return why_not_sway(s, seat, face, action - POLITICS)
    if action == MOVE_FELLOWSHIP and s.revealed:
        return IllegalAction("fellowship-revealed")
    if action == HIDE and not s.revealed:
        return IllegalAction("fellowship-hidden")
    if action == SEPARATE and shows(face, CHARACTER) and on_mordor_track(s):
        return IllegalAction("nobody-leaves-in-mordor")
    if action in (MARCH, ATTACK) and (as_army(s, seat, face) or shows(face, CHARACTER)):
        led = not as_army(s, seat, face)
        return IllegalAction("no-led-army-can" if led else "no-army-can")
    if action == MUSTER_TROOPS and shows(face, MUSTER):
        return IllegalAction("nobody-to-recruit")
    if BRING <= action < BRING + len(CHARACTERS) and may_bring(s, seat, face, action - BRING):
        return IllegalAction("cannot-enter-play", character=CHARACTERS[action - BRING])
    return IllegalAction("die-cannot-do-that", die=FACES[face])


def may_bring(s: WarState, seat: int, face: int, who: int) -> bool:
    """Whether the die is the right one for a character, and the seat commands him."""
    if s.side_of(seat) == FREE:
        return who in (GANDALF, STRIDER) and face == WILL
    return SEAT_MINIONS[s.rules.seats][seat] >> who & 1 == 1 and shows(face, MUSTER)


def why_not_sway(s: WarState, seat: int, face: int, nation: int) -> IllegalAction:
    """Why a nation cannot be advanced."""
    if not SEAT_NATIONS[s.rules.seats][seat] >> nation & 1:
        return IllegalAction("nation-of-another", nation=NATIONS[nation])
    if s.politics[nation] == 0:
        return IllegalAction("already-at-war", nation=NATIONS[nation])
    if not can_advance(s, nation):
        return IllegalAction("nation-passive", nation=NATIONS[nation])
    if not shows(face, MUSTER):
        return IllegalAction("die-cannot-do-that", die=FACES[face])
    if not may_muster(s, nation):
        return IllegalAction("nation-threatened", nation=NATIONS[nation])
    return IllegalAction("nation-used-last")
