"""Set-up actions (Preparazione, 7): what each character does before the first trick, as objects
made from the facts."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import IllegalAction, RulesBug
from mathom.engine.step import Choice, Step
from mathom.games.fellowship import words
from mathom.games.fellowship.deal import deal_of
from mathom.games.fellowship.facts import (
    BIT,
    CARDS,
    CHARACTER_FACTS,
    CHARACTERS,
    FATTY,
    FRODO,
    GOLDBERRY,
    HORN,
    IDENTITY,
    MERIADOC,
    NONE,
    ONE_RING,
    ONE_RING_BIT,
    RANGES,
    SUIT_MASK,
    SUITS,
    SWORD,
    Facts,
    bits,
)
from mathom.games.fellowship.goals import goal_of, threat_hidden
from mathom.games.fellowship.knowledge import (
    add_card,
    doubt_hand,
    leave_pyramid,
    show_hand,
    slot_of,
    take_place,
)
from mathom.games.fellowship.pyramid import free_cards, turn_all_up
from mathom.games.fellowship.state import PREPARING, FellowshipState
from mathom.games.fellowship.swaps import Deliver, Give, Promises, owe, partners, swap
from mathom.games.fellowship.words import (
    ACCEPT,
    AHEAD,
    AHEAD_WIN,
    DECLARE,
    DECLINE,
    DIRECTIONS,
    EXCHANGE,
    KEEP,
    REDRAW,
    REFILL,
    RESERVE,
    SPAN,
    SWAP_LOST,
    THREATEN,
    TUCK,
    UNEARTH,
)


def has_gift(s: FellowshipState, gift: int) -> bool:
    """Whether a gift is used in this round."""
    return s.rules.gifts >> gift & 1 == 1 or s.gift == gift


class Prepare(Step[FellowshipState]):
    """Everybody acts in turn, from Frodo's left, or from the 1 of Rings where Frodo is not."""

    def run(self, s: FellowshipState) -> None:
        s.phase = PREPARING
        rules = s.rules
        frodo = s.hand_of(FRODO)
        first = rules.left_of(frodo) if frodo != NONE else max(s.ring_hand, 0)
        for step in range(rules.hands):
            hand = (first + step) % rules.hands
            for number in range(len(actions_of(s, hand))):
                s.then(Act(hand, number))
        s.then(EndPreparing())


class Act(Step[FellowshipState]):
    """One set-up action of a character."""

    def __init__(self, hand: int, number: int) -> None:
        self.hand = hand
        self.number = number

    def run(self, s: FellowshipState) -> None:
        actions_of(s, self.hand)[self.number].do(s, self.hand)


class EndPreparing(Step[FellowshipState]):
    """What was to happen at the same moment happens now; then Boromir blows his horn."""

    def run(self, s: FellowshipState) -> None:
        if s.promises:
            s.then(Promises(), Deliver())
        s.then(BlowHorn())


class BlowHorn(Step[FellowshipState]):
    """The Horn of Gondor: Boromir names the suits of which he holds most cards."""

    def run(self, s: FellowshipState) -> None:
        if not has_gift(s, HORN) or s.rules.solo:
            return
        for hand in range(s.rules.hands):
            who = s.character[hand]
            if IDENTITY[who] == "boromir" and not s.is_pyramid(hand):
                s.horn = longest_suits(s.hand[hand])
                for suit in range(len(SUITS)):
                    if s.horn >> suit & 1:
                        s.tell(words.LONGEST_SUIT, s.character[hand], suit)
                s.tell(words.GIFT_HELPED, s.character[hand], HORN)


def longest_suits(cards: int) -> int:
    """The suits, as bits, with most cards."""
    most = 0
    found = 0
    for suit in range(len(SUITS)):
        size = (cards & SUIT_MASK[suit]).bit_count()
        if size > most:
            most = size
            found = 0
        if size == most:
            found |= 1 << suit
    return found


class SetUp:
    """One kind of set-up action."""

    def do(self, s: FellowshipState, hand: int) -> None:
        """Do it for a hand, at once or by scheduling choices."""
        raise RulesBug("set-up-does-nothing")


class LeadFirst(SetUp):
    """Nothing to do yet: the first trick asks who leads it."""

    def do(self, s: FellowshipState, hand: int) -> None:
        return


class TakeLost(SetUp):
    """Take the lost cards into the hand, or five of the barrow cards."""

    def do(self, s: FellowshipState, hand: int) -> None:
        if s.rules.endless and s.lost:
            s.then(TakeLostCard(s.seat(hand), hand))
        else:
            take_lost(s, hand)


def take_lost(s: FellowshipState, hand: int) -> None:
    """All lost cards come to a hand, for all to see."""
    for card in bits(s.lost):
        add_card(s, card, hand)
        s.tell(words.LOST_TAKEN, s.character[hand], card)
        s.lost_taker = hand
    s.lost = 0
    dig = s.event_card().barrow_taken
    if dig:
        bag = bits(s.barrow)
        for _ in range(dig):
            card = s.draw(UNEARTH, bag)
            s.barrow &= ~BIT[card]
            add_card(s, card, hand)
            s.whisper(s.seat(hand), words.CARD_RECEIVED, s.character[hand], card)
        s.tell(words.BARROW_TAKEN, s.character[hand], dig)


class TakeLostCard(Choice[FellowshipState]):
    """Endless road: whatever concerns the lost card is optional."""

    def __init__(self, seat: int, hand: int) -> None:
        super().__init__(seat)
        self.hand = hand

    def options(self, s: FellowshipState) -> list[int]:
        return [ACCEPT, DECLINE] if s.lost else []

    def apply(self, s: FellowshipState, action: int) -> None:
        if action == ACCEPT:
            take_lost(s, self.hand)

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return IllegalAction("must-answer")


class Exchange(SetUp):
    """Exchange a card with one of the listed characters, if any of them is here."""

    def __init__(self, identities: list[str], but: list[str], times: int) -> None:
        self.identities = identities
        self.but = but
        self.times = times

    def do(self, s: FellowshipState, hand: int) -> None:
        identities = self.identities
        if IDENTITY[s.character[hand]] == "aragorn" and s.rules.aragorn_anyone:
            identities = []
        mask = 0
        for other in partners(s, hand, identities, self.but):
            mask |= 1 << other
        if mask and not (s.rules.solo and s.exchanged):
            s.then(ChoosePartner(s.seat(hand), hand, mask, self.times))


class ChoosePartner(Choice[FellowshipState]):
    """With whom to exchange. It must be done, only a single player may leave it out."""

    def __init__(self, seat: int, hand: int, partners: int, times: int) -> None:
        super().__init__(seat)
        self.hand = hand
        self.partners = partners
        self.times = times

    def options(self, s: FellowshipState) -> list[int]:
        found = [EXCHANGE + s.character[hand] for hand in bits(self.partners)]
        if s.rules.solo:
            found.append(DECLINE)
        return found

    def apply(self, s: FellowshipState, action: int) -> None:
        if action == DECLINE:
            return
        s.exchanged = 1
        partner = s.hand_of(action - EXCHANGE)
        if s.event_card().at_once and not s.rules.solo:
            owe(s, self.hand, partner)
            owe(s, partner, self.hand)
            return
        for _ in range(self.times):
            swap(s, self.hand, partner)

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return IllegalAction("not-a-partner")


class ExchangeWithEach(SetUp):
    """Swap one card with each of the listed characters, all at the same moment."""

    def __init__(self, identities: list[str]) -> None:
        self.identities = identities

    def do(self, s: FellowshipState, hand: int) -> None:
        if CHARACTERS[s.character[hand]] == "glorfindel" and not s.rules.glorfindel_swaps:
            return
        mask = 0
        for other in partners(s, hand, self.identities, []):
            mask |= 1 << other
        if not mask:
            return
        if not s.rules.solo:
            swap_with_each(s, hand, mask)
        elif not s.exchanged:
            s.then(ChooseToSwap(s.seat(hand), hand, mask))


def swap_with_each(s: FellowshipState, hand: int, others: int) -> None:
    """Everybody concerned chooses first; then all cards change hands."""
    for other in bits(others):
        owe(s, hand, other)
        owe(s, other, hand)
    if not s.event_card().at_once or s.rules.solo:
        s.then(Promises(), Deliver())


class ChooseToSwap(Choice[FellowshipState]):
    """Alone: whether this is the one exchange of the round."""

    def __init__(self, seat: int, hand: int, partners: int) -> None:
        super().__init__(seat)
        self.hand = hand
        self.partners = partners

    def options(self, s: FellowshipState) -> list[int]:
        return [ACCEPT, DECLINE]

    def apply(self, s: FellowshipState, action: int) -> None:
        if action == ACCEPT:
            s.exchanged = 1
            swap_with_each(s, self.hand, self.partners)

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return IllegalAction("must-answer")


class PassRight(SetUp):
    """Everybody passes a card to the right at the same moment."""

    def do(self, s: FellowshipState, hand: int) -> None:
        for giver in range(s.rules.hands):
            owe(s, giver, s.rules.right_of(giver))
        s.then(Promises(), Deliver())


class GiveToEach(SetUp):
    """Give one card to everybody else and take nothing back; alone, draw a whole hand first."""

    def do(self, s: FellowshipState, hand: int) -> None:
        fill_hand(s, hand)
        s.tricks_total += 1
        for step in range(1, s.rules.hands):
            s.then(Give(s.seat(hand), hand, (hand + step) % s.rules.hands))


class RevealHand(SetUp):
    """The hand lies face up for the whole round; alone, it is drawn completely first."""

    def do(self, s: FellowshipState, hand: int) -> None:
        fill_hand(s, hand)
        show_hand(s, hand)
        if s.is_pyramid(hand):
            turn_all_up(s)
        s.tell(words.HAND_SHOWN, s.character[hand])


def fill_hand(s: FellowshipState, hand: int) -> None:
    """Solo: as many cards more as the others will be dealt in the course of the round."""
    if not s.rules.solo:
        return
    deal = deal_of(s)
    for _ in range(deal.tricks - deal.hand):
        refill(s, hand)


def refill(s: FellowshipState, hand: int) -> None:
    """Solo: one card of the draw pile comes to a hand, face up."""
    bag = bits(s.pile)
    card = s.draw(REFILL, bag)
    s.pile &= ~BIT[card]
    add_card(s, card, hand)
    s.tell(words.CARD_REFILLED, s.character[hand], card)


def is_refilled(s: FellowshipState, hand: int) -> bool:
    """Solo: Fatty and Goldberry have drawn their cards already."""
    return s.character[hand] not in (FATTY, GOLDBERRY)


class DrawThreat(SetUp):
    """Draw threat cards; of two, one is kept."""

    def __init__(self, count: int) -> None:
        self.count = count

    def do(self, s: FellowshipState, hand: int) -> None:
        who = s.character[hand]
        if s.event_card().skips_threat >> who & 1:
            return
        if IDENTITY[who] == "aragorn" and has_gift(s, SWORD):
            s.then(AimSword(s.seat(hand), hand))
            return
        first = draw_threat(s, hand)
        if self.count > 1:
            s.then(KeepThreat(s.seat(hand), hand, first, draw_threat(s, hand)))
        else:
            take_threat(s, hand, first)
        if merry_lets_redraw(s):
            s.then(RedrawThreat(s.seat(hand), hand))


def draw_threat(s: FellowshipState, hand: int) -> int:
    """The next threat card; one whose target is lost is put aside and another drawn."""
    rejected = 0
    while True:
        if not s.threats:
            s.threats = s.threats_low
            s.threats_low = 0
        bag = bits(s.threats)
        rank = s.draw(THREATEN, bag)
        s.threats &= ~(1 << rank)
        if not goal_of(s, hand).targets(rank) & s.lost:
            s.threats |= rejected
            return rank
        rejected |= 1 << rank
        if threat_hidden(s, hand):
            s.tell(words.THREAT_HIDDEN, s.character[hand])
        else:
            s.tell(words.THREAT_REJECTED, s.character[hand], rank)


def take_threat(s: FellowshipState, hand: int, rank: int) -> None:
    """A threat card lies beside a character, face up unless something hides it."""
    s.threat[hand] = rank
    s.threats &= ~(1 << rank)
    if threat_hidden(s, hand):
        s.tell(words.THREAT_HIDDEN, s.character[hand])
        s.whisper(s.seat(hand), words.THREAT_SEEN, rank)
    else:
        s.tell(words.THREAT_DRAWN, s.character[hand], rank)


def merry_lets_redraw(s: FellowshipState) -> bool:
    """Burdened Meriadoc lets everybody replace a threat card once."""
    merry = s.hand_of(MERIADOC)
    return merry != NONE and s.burdened[merry] == 1


class KeepThreat(Choice[FellowshipState]):
    """Keep one of two threat cards that were drawn; the other returns to the deck."""

    def __init__(self, seat: int, hand: int, first: int, second: int) -> None:
        super().__init__(seat)
        self.hand = hand
        self.first = first
        self.second = second

    def options(self, s: FellowshipState) -> list[int]:
        return [KEEP + self.first, KEEP + self.second]

    def apply(self, s: FellowshipState, action: int) -> None:
        kept = action - KEEP
        s.threats |= 1 << (self.first + self.second - kept)
        take_threat(s, self.hand, kept)

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return IllegalAction("threat-not-drawn")


class RedrawThreat(Choice[FellowshipState]):
    """Keep the threat card, or put it under the deck for another that must be kept."""

    def __init__(self, seat: int, hand: int) -> None:
        super().__init__(seat)
        self.hand = hand

    def options(self, s: FellowshipState) -> list[int]:
        return [KEEP + s.threat[self.hand], REDRAW]

    def secret(self, s: FellowshipState, action: int) -> bool:
        return threat_hidden(s, self.hand)

    def apply(self, s: FellowshipState, action: int) -> None:
        if action == REDRAW:
            old = s.threat[self.hand]
            rank = draw_threat(s, self.hand)
            s.threats_low |= 1 << old
            take_threat(s, self.hand, rank)

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return IllegalAction("keep-or-redraw")


class ChooseThreat(SetUp):
    """Look through the threat deck and take a card; with the Sword, choose two numbers."""

    def do(self, s: FellowshipState, hand: int) -> None:
        if has_gift(s, SWORD):
            s.then(AimSword(s.seat(hand), hand))
        else:
            s.looked = s.seat(hand)
            s.threats_seen = s.threats
            s.then(PickThreat(s.seat(hand), hand))


class PickThreat(Choice[FellowshipState]):
    """Aragorn takes the threat card that he likes."""

    def __init__(self, seat: int, hand: int) -> None:
        super().__init__(seat)
        self.hand = hand

    def options(self, s: FellowshipState) -> list[int]:
        return [KEEP + rank for rank in bits(s.threats)]

    def obvious(self, s: FellowshipState) -> bool:
        return False

    def secret(self, s: FellowshipState, action: int) -> bool:
        return threat_hidden(s, self.hand)

    def apply(self, s: FellowshipState, action: int) -> None:
        take_threat(s, self.hand, action - KEEP)

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return IllegalAction("threat-not-in-deck")


class AimSword(Choice[FellowshipState]):
    """The Sword That Was Broken: two numbers, one of which Aragorn's tricks must be."""

    def __init__(self, seat: int, hand: int) -> None:
        super().__init__(seat)
        self.hand = hand

    def options(self, s: FellowshipState) -> list[int]:
        return [SPAN + span for span in range(len(RANGES))]

    def apply(self, s: FellowshipState, action: int) -> None:
        s.declared[self.hand] = action - SPAN
        s.tell(words.GIFT_HELPED, s.character[self.hand], SWORD)

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return IllegalAction("must-aim")


class Declare(SetUp):
    """Strider says whether he will win more or fewer tricks than his threat card."""

    def do(self, s: FellowshipState, hand: int) -> None:
        s.then(DeclareDirection(s.seat(hand), hand))


class DeclareDirection(Choice[FellowshipState]):
    """More, or fewer."""

    def __init__(self, seat: int, hand: int) -> None:
        super().__init__(seat)
        self.hand = hand

    def options(self, s: FellowshipState) -> list[int]:
        return [DECLARE + direction for direction in range(len(DIRECTIONS))]

    def apply(self, s: FellowshipState, action: int) -> None:
        s.declared[self.hand] = action - DECLARE

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return IllegalAction("must-declare")


def own_cards(s: FellowshipState, hand: int) -> int:
    """The cards that a character may lay aside: of the pyramid those that lie free."""
    return free_cards(s) if s.is_pyramid(hand) else s.hand[hand]


def why_not_aside(s: FellowshipState, hand: int, card: int) -> IllegalAction:
    """Why a card cannot be laid aside."""
    if 0 <= card < len(CARDS) and not s.hand[hand] & BIT[card]:
        return IllegalAction("card-not-in-hand", card=CARDS[card])
    return IllegalAction("must-lay-card-aside")


class Tuck(SetUp):
    """Shadowfax lays a card face down under his character."""

    def do(self, s: FellowshipState, hand: int) -> None:
        s.then(TuckCard(s.seat(hand), hand))


class TuckCard(Choice[FellowshipState]):
    """Which card to tuck away."""

    def __init__(self, seat: int, hand: int) -> None:
        super().__init__(seat)
        self.hand = hand

    def options(self, s: FellowshipState) -> list[int]:
        return [TUCK + card for card in bits(own_cards(s, self.hand))]

    def obvious(self, s: FellowshipState) -> bool:
        return False

    def secret(self, s: FellowshipState, action: int) -> bool:
        return not s.is_pyramid(self.hand) and s.faceup >> self.hand & 1 == 0

    def apply(self, s: FellowshipState, action: int) -> None:
        card = action - TUCK
        if self.secret(s, action):
            doubt_hand(s, self.hand, self.seat, self.seat)
        s.hand[self.hand] &= ~BIT[card]
        if s.is_pyramid(self.hand):
            leave_pyramid(s, card)
        s.tucked = BIT[card]
        s.tuck_hand = self.hand
        s.tell(words.CARD_TUCKED, s.character[self.hand])

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return why_not_aside(s, self.hand, action - TUCK)


class Reserve(SetUp):
    """Radagast lays a card aside, face up, for the last trick."""

    def do(self, s: FellowshipState, hand: int) -> None:
        s.then(ReserveCard(s.seat(hand), hand))


class ReserveCard(Choice[FellowshipState]):
    """Which card to keep for the last trick."""

    def __init__(self, seat: int, hand: int) -> None:
        super().__init__(seat)
        self.hand = hand

    def options(self, s: FellowshipState) -> list[int]:
        return [RESERVE + card for card in bits(own_cards(s, self.hand))]

    def obvious(self, s: FellowshipState) -> bool:
        return False

    def apply(self, s: FellowshipState, action: int) -> None:
        card = action - RESERVE
        lay_open(s, self.hand, card)
        s.reserved = card
        s.reserve_hand = self.hand

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return why_not_aside(s, self.hand, action - RESERVE)


def lay_open(s: FellowshipState, hand: int, card: int) -> None:
    """A card leaves a hand for all to see."""
    bit = BIT[card]
    s.hand[hand] &= ~bit
    s.open |= bit
    if s.is_pyramid(hand):
        leave_pyramid(s, card)


class Ahead(SetUp):
    """Radagast lays his card for the first trick before anybody else."""

    def do(self, s: FellowshipState, hand: int) -> None:
        s.then(LayAhead(s.seat(hand), hand))


class LayAhead(Choice[FellowshipState]):
    """Which card to play ahead; with the 1 of Rings he says at once whether it wins."""

    def __init__(self, seat: int, hand: int) -> None:
        super().__init__(seat)
        self.hand = hand

    def options(self, s: FellowshipState) -> list[int]:
        cards = own_cards(s, self.hand)
        found = [AHEAD + card for card in bits(cards)]
        if cards & ONE_RING_BIT:
            found.append(AHEAD_WIN)
        return found

    def obvious(self, s: FellowshipState) -> bool:
        return False

    def apply(self, s: FellowshipState, action: int) -> None:
        card = ONE_RING if action == AHEAD_WIN else action - AHEAD
        if action == AHEAD_WIN:
            s.claimed = self.hand
        lay_open(s, self.hand, card)
        s.table[self.hand] = card

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return why_not_aside(s, self.hand, action - AHEAD)


class LostOrExchange(SetUp):
    """Galadriel swaps a card with the lost one, or exchanges with Gandalf."""

    def do(self, s: FellowshipState, hand: int) -> None:
        mask = 0
        for other in partners(s, hand, ["gandalf"], []):
            mask |= 1 << other
        if not (s.rules.solo and s.exchanged):
            s.then(LookIntoMirror(s.seat(hand), hand, mask))


class LookIntoMirror(Choice[FellowshipState]):
    """Leave a card for the lost one, or turn to Gandalf."""

    def __init__(self, seat: int, hand: int, partners: int) -> None:
        super().__init__(seat)
        self.hand = hand
        self.partners = partners

    def options(self, s: FellowshipState) -> list[int]:
        found = [SWAP_LOST + card for card in bits(leavable(s, self.hand))] if s.lost else []
        found += [EXCHANGE + s.character[hand] for hand in bits(self.partners)]
        if found and (s.rules.solo or s.rules.endless):
            found.append(DECLINE)
        return found

    def obvious(self, s: FellowshipState) -> bool:
        return not s.lost

    def apply(self, s: FellowshipState, action: int) -> None:
        if action == DECLINE:
            return
        s.exchanged = 1
        if EXCHANGE <= action < EXCHANGE + len(CHARACTERS):
            swap(s, self.hand, s.hand_of(action - EXCHANGE))
        else:
            swap_with_lost(s, self.hand, action - SWAP_LOST)

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        card = action - SWAP_LOST
        if 0 <= card < len(CARDS) and s.lost:
            if s.hand[self.hand] & BIT[card]:
                return IllegalAction("card-is-wanted", card=CARDS[card])
            return IllegalAction("card-not-in-hand", card=CARDS[card])
        return IllegalAction("not-a-partner")


def leavable(s: FellowshipState, hand: int) -> int:
    """The cards that may become the lost one: not what a threat card asks another to win."""
    cards = own_cards(s, hand)
    for other in range(s.rules.hands):
        if s.threat[other] > 0 and not threat_hidden(s, other):
            cards &= ~goal_of(s, other).targets(s.threat[other])
    return cards


def swap_with_lost(s: FellowshipState, hand: int, card: int) -> None:
    """A card for the lost card, for all to see."""
    slot = slot_of(s, card, hand)
    for lost in bits(s.lost):
        lay_open(s, hand, card)
        s.lost = BIT[card]
        add_card(s, lost, hand)
        take_place(s, lost, slot)
        s.received = NONE
        s.tell(words.LOST_LEFT, s.character[hand], card)
        s.tell(words.LOST_TAKEN, s.character[hand], lost)


def make_action(facts: Facts) -> SetUp:
    """The object for a set-up action of a character."""
    partner: list[str] = facts.get("with", []) if isinstance(facts.get("with"), list) else []
    match facts["action"]:
        case "lead-first-trick":
            return LeadFirst()
        case "take-lost-cards":
            return TakeLost()
        case "exchange":
            if facts.get("with_each"):
                return ExchangeWithEach(partner)
            return Exchange(partner, facts.get("except", []), int(facts.get("times", 1)))
        case "draw-threat":
            return DrawThreat(int(facts["count"]))
        case "choose-threat":
            return ChooseThreat()
        case "declare":
            return Declare()
        case "give-one-card-to-each-other":
            return GiveToEach()
        case "all-pass-right":
            return PassRight()
        case "reveal-hand":
            return RevealHand()
        case "tuck-card":
            return Tuck()
        case "reserve-card-for-last-trick":
            return Reserve()
        case "preplay-card-to-first-trick":
            return Ahead()
        case "exchange-with-lost-or-character":
            return LostOrExchange()
    raise RulesBug("unknown-set-up", action=facts["action"])


def side_actions(facts: Facts) -> list[SetUp]:
    """The set-up actions of one side of a character card."""
    return [make_action(action) for action in facts.get("setup", [])]


ACTIONS: Final[list[list[SetUp]]] = [side_actions(facts) for facts in CHARACTER_FACTS]
BURDENED_ACTIONS: Final[list[list[SetUp]]] = [
    side_actions(facts.get("burdened", {})) for facts in CHARACTER_FACTS
]


def actions_of(s: FellowshipState, hand: int) -> list[SetUp]:
    """The set-up actions of the character that a hand plays."""
    who = s.character[hand]
    return BURDENED_ACTIONS[who] if s.burdened[hand] else ACTIONS[who]
