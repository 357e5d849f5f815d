"""Playing a trick (rulebook, "Prese"): leading, following and winning; The Rings suit ("Il Seme di
Anelli") and its 1."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import IllegalAction, RulesBug
from mathom.engine.step import Choice, Step
from mathom.games.fellowship.rules import vocabulary
from mathom.games.fellowship.rules.endings import may_stop
from mathom.games.fellowship.rules.events import AGAINST_SUM, AGAINST_WINNER
from mathom.games.fellowship.rules.facts import (
    BIT,
    CARD_RANK,
    CARD_SUIT,
    CARDS,
    FRODO,
    GANDALF,
    GLAMDRING,
    LEADS_FIRST,
    LEADS_RINGS,
    MOST_HANDS,
    NAMES_LEADER,
    NEVER_FOLLOWS,
    NONE,
    ONE_RING,
    ONE_RING_BIT,
    RINGS,
    RINGS_MASK,
    STING,
    SUIT_MASK,
    SUITS,
    bits,
)
from mathom.games.fellowship.rules.goals.goal import CERTAIN
from mathom.games.fellowship.rules.goals.riders import RIDER_LEAD
from mathom.games.fellowship.rules.goals.status import open_state, threat_hidden
from mathom.games.fellowship.rules.knowledge import add_card, leave_pyramid, lies_open
from mathom.games.fellowship.rules.next_leader import NameLeader, has_card
from mathom.games.fellowship.rules.possible import best_hand, is_blind
from mathom.games.fellowship.rules.preparation.cards_aside import own_cards
from mathom.games.fellowship.rules.preparation.lost_card import swap_with_lost
from mathom.games.fellowship.rules.pyramid import free_cards, uncover
from mathom.games.fellowship.rules.solo import is_refilled, refill
from mathom.games.fellowship.rules.state import PLAYING, FellowshipState
from mathom.games.fellowship.rules.swaps import giveable, partners, swap
from mathom.games.fellowship.rules.variant import PYRAMID_TABLE
from mathom.games.fellowship.rules.vocabulary import (
    ACCEPT,
    DECLINE,
    PLAY,
    RECALL,
    STOP,
    SWAP_LOST,
    TURN,
    WIN,
)

ALL_SUITS: Final = (1 << len(SUITS)) - 1


class FirstTrick(Step[FellowshipState]):
    """End the preparation and find the leader of the first trick."""

    def run(self, s: FellowshipState) -> None:
        s.phase = PLAYING
        s.leader = first_leader(s)
        s.then(BeginTrick())


def first_leader(s: FellowshipState) -> int:
    """Frodo leads, unless a character or an event says otherwise; in the endless mode he always
    leads. If nobody is named, the holder of the 1 of Rings leads."""
    named = s.hand_of(s.event_card().first_leader) if s.event_card().first_leader != NONE else NONE
    if named != NONE:
        return named
    frodo = s.hand_of(FRODO)
    if s.rules.endless:
        return frodo
    for hand in range(s.rules.hands):
        who = s.character[hand]
        if who != FRODO and LEADS_FIRST >> who & 1 and not s.burdened[hand]:
            return hand
    return frodo if frodo != NONE else max(s.ring_hand, 0)


class BeginTrick(Step[FellowshipState]):
    """Turn up event cards, offer actions between tricks, then lead."""

    def run(self, s: FellowshipState) -> None:
        turn_event_cards(s)
        if s.tuck_hand != NONE:
            offer_recall(s)
        if s.gift == STING and not s.gift_used:
            offer_sting(s)
        ahead = s.table[s.leader]
        if ahead == NONE:
            s.then(LEAD[s.seat(s.leader) * MOST_HANDS + s.leader])
        else:
            s.led = CARD_SUIT[ahead]
            s.then(AFTER_LEAD)


def turn_event_cards(s: FellowshipState) -> None:
    """Turn up the event cards for this trick; an empty event deck is reshuffled."""
    event = s.event_card()
    if not event.reveal[s.rules.players]:
        return
    s.event_used |= s.event_up
    s.event_up = 0
    for _ in range(event.reveal[s.rules.players]):
        if not s.event_deck:
            s.event_deck = s.event_used
            s.event_used = 0
        bag = bits(s.event_deck)
        card = s.draw(TURN, bag)
        s.event_deck &= ~BIT[card]
        s.event_up |= BIT[card]
        s.tell(vocabulary.EVENT_CARD, card)


def offer_recall(s: FellowshipState) -> None:
    """Shadowfax takes his card back when his hand is empty, or optionally between tricks."""
    if s.size(s.tuck_hand) == 0:
        recall(s)
    elif s.rules.between_tricks:
        s.then(RecallCard(s.seat(s.tuck_hand)))


def recall(s: FellowshipState) -> None:
    """Return the tucked card to the hand. It may be of a suit that the hand lacked: `soft` records
    this for guesses."""
    hand = s.tuck_hand
    for card in bits(s.tucked):
        add_card(s, card, hand)
    s.holes[hand] += s.tuck_hole
    s.soft[hand] = s.void[hand]
    s.void[hand] = 0
    s.tucked = 0
    s.tuck_hole = 0
    s.tuck_hand = NONE
    s.tell(vocabulary.CARD_RECALLED, s.character[hand])


class RecallCard(Choice[FellowshipState]):
    """Between two tricks: take the tucked card back, or leave it."""

    def options(self, s: FellowshipState) -> list[int]:
        return [RECALL, DECLINE] if s.tuck_hand != NONE else []

    def apply(self, s: FellowshipState, action: int) -> None:
        if action == RECALL:
            recall(s)

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return IllegalAction("must-answer")


def offer_sting(s: FellowshipState) -> None:
    """Sting: once a round, before a trick, Frodo may exchange a card with the lost card. In solo
    play this counts as the one exchange of the round."""
    frodo = s.hand_of(FRODO)
    if frodo == NONE or (s.rules.solo and s.exchanged):
        return
    if s.lost or (s.lost_taker in partners(s, frodo, [], []) and may_exchange(s, frodo)):
        s.then(DrawSting(s.seat(frodo), frodo))


def may_exchange(s: FellowshipState, frodo: int) -> bool:
    """Whether both sides have a card to give. Everybody knows that Frodo keeps the 1 of Rings."""
    if s.is_pyramid(frodo):
        return giveable(s, frodo) != 0 and s.size(s.lost_taker) > 0
    ring = (s.hand[frodo] & ONE_RING_BIT).bit_count()
    return s.size(frodo) > ring and s.size(s.lost_taker) > 0


class DrawSting(Choice[FellowshipState]):
    """Exchange with the lost card, or with the hand that took it, or wait."""

    def __init__(self, seat: int, hand: int) -> None:
        super().__init__(seat)
        self.hand = hand

    def options(self, s: FellowshipState) -> list[int]:
        if not s.lost:
            return [ACCEPT, DECLINE]
        cards = own_cards(s, self.hand) & ~ONE_RING_BIT
        return [*[SWAP_LOST + card for card in bits(cards)], DECLINE]

    def obvious(self, s: FellowshipState) -> bool:
        return False

    def apply(self, s: FellowshipState, action: int) -> None:
        if action == DECLINE:
            return
        s.gift_used = 1
        s.exchanged = 1
        s.tell(vocabulary.GIFT_HELPED, s.character[self.hand], STING)
        if action == ACCEPT:
            if not lies_open(s, self.hand) and not lies_open(s, s.lost_taker):
                loosen(s, self.hand, s.lost_taker)
            swap(s, self.hand, s.lost_taker)
        else:
            swap_with_lost(s, self.hand, action - SWAP_LOST)

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        card = action - SWAP_LOST
        if card == ONE_RING:
            return IllegalAction("frodo-keeps-ring")
        if 0 <= card < len(CARDS):
            return IllegalAction("card-not-in-hand", card=CARDS[card])
        return IllegalAction("must-answer")


def loosen(s: FellowshipState, hand: int, partner: int) -> None:
    """Record that two hands exchanged hidden cards: each may now hold a card of a suit it lacked,
    unless both lacked it."""
    neither = s.void[hand] & s.void[partner]
    for other in (hand, partner):
        s.soft[other] |= s.void[other] & ~neither
        s.void[other] = neither


def playable(s: FellowshipState, hand: int) -> int:
    """The cards that a hand may choose from: free cards of the pyramid, and Radagast's reserved
    card when nothing else is left."""
    if s.is_pyramid(hand):
        cards = free_cards(s)
    else:
        cards = s.hand[hand]
    if s.reserve_hand == hand:
        if s.trick_number + 1 == s.tricks_total:
            return BIT[s.reserved]
    return cards


def leadable(s: FellowshipState, hand: int) -> int:
    """Rings cannot be led before they are free, unless the hand has nothing else."""
    cards = playable(s, hand)
    if s.broken or LEADS_RINGS >> s.character[hand] & 1:
        return cards
    others = cards & ~RINGS_MASK
    return others if others else cards


def followable(s: FellowshipState, hand: int) -> int:
    """The cards of the led suit, or all cards if there are none."""
    cards = playable(s, hand)
    same = cards & SUIT_MASK[s.led]
    if not same or NEVER_FOLLOWS >> s.character[hand] & 1:
        return cards
    if s.trick_number == 0 and s.gift == GLAMDRING and not s.gift_used:
        if s.character[hand] == GANDALF:
            return cards
    return same


def as_actions(cards: int) -> list[int]:
    """Cards as actions. The 1 of Rings has two: plain, or to win the trick."""
    found: list[int] = []
    left = cards
    while left:
        low = left & -left
        found.append(PLAY + low.bit_length() - 1)
        left ^= low
    if cards & ONE_RING_BIT:
        found.append(WIN)
    return found


def may_recall(s: FellowshipState, hand: int) -> bool:
    """Whether Shadowfax may take his card back on his turn."""
    return s.tuck_hand == hand and not s.rules.between_tricks


class PlayCard(Choice[FellowshipState]):
    """Play a card from a hand to the trick."""

    def __init__(self, seat: int, hand: int) -> None:
        super().__init__(seat)
        self.hand = hand

    def obvious(self, s: FellowshipState) -> bool:
        return plain_to_see(s, self.hand)

    def secret(self, s: FellowshipState, action: int) -> bool:
        return lays_blind(s, self.hand, action)

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return why_not_play(s, self.hand, action)


class LeadCard(PlayCard):
    """Lead a card, or end a round whose result is settled."""

    def options(self, s: FellowshipState) -> list[int]:
        found = as_actions(leadable(s, self.hand))
        if may_recall(s, self.hand):
            found.append(RECALL)
        if s.stopping and may_stop(s):
            found.append(STOP)
        return found

    def apply(self, s: FellowshipState, action: int) -> None:
        if action == STOP:
            return
        if action == RECALL:
            recall(s)
            s.then(self)
        else:
            lay(s, self.hand, action)
            s.then(AFTER_LEAD)


class FollowCard(PlayCard):
    """Follow suit, or play any card if that is not possible."""

    def options(self, s: FellowshipState) -> list[int]:
        found = as_actions(followable(s, self.hand))
        if found and may_recall(s, self.hand):
            found.append(RECALL)
        return found

    def apply(self, s: FellowshipState, action: int) -> None:
        if action == RECALL:
            recall(s)
            s.then(self)
        else:
            lay(s, self.hand, action)


class Turns(Step[FellowshipState]):
    """The others follow clockwise; a hand without cards is skipped."""

    def run(self, s: FellowshipState) -> None:
        hands = s.rules.hands
        for step in range(1, hands):
            hand = (s.leader + step) % hands
            if s.table[hand] == NONE:
                s.then(FOLLOW[s.seat(hand) * MOST_HANDS + hand])
        s.then(END_TRICK)


def plain_to_see(s: FellowshipState, hand: int) -> bool:
    """Whether everybody can see that a hand has only one legal card, so that it is played
    automatically. A last card may be the 1 of Rings, which leaves a choice: while nobody can tell
    where it is, whoever has one card left is asked."""
    if s.hand[hand] & ~s.open == 0 or s.is_pyramid(hand):
        return True
    return s.size(hand) <= 1 and s.open & ONE_RING_BIT != 0


def lays_blind(s: FellowshipState, hand: int, action: int) -> bool:
    """The blindfolded Gimli plays face down and names only the suit; never with the 1 of Rings."""
    if s.event == NONE or not is_blind(s, hand) or action in (RECALL, STOP):
        return False
    return action != WIN and action != PLAY + ONE_RING


def why_not_play(s: FellowshipState, hand: int, action: int) -> IllegalAction:
    if action == STOP:
        return IllegalAction("not-decided-yet")
    card = ONE_RING if action == WIN else action - PLAY
    if not 0 <= card < len(CARDS):
        return IllegalAction("must-play-card")
    name = CARDS[card]
    if not playable(s, hand) & BIT[card]:
        covered = s.is_pyramid(hand) and s.hand[hand] & s.open & BIT[card]
        if covered:
            return IllegalAction("card-covered", card=name)
        return IllegalAction("card-not-in-hand", card=name)
    if s.led == NONE:
        return IllegalAction("rings-not-free")
    return IllegalAction("must-follow", suit=SUITS[s.led])


def lay(s: FellowshipState, hand: int, action: int) -> None:
    """Play a card to the trick, face up unless Gimli is blindfolded."""
    card = ONE_RING if action == WIN else action - PLAY
    bit = BIT[card]
    s.hand[hand] = s.hand[hand] & ~bit
    s.table[hand] = card
    if s.reserve_hand == hand and card == s.reserved:
        s.reserve_hand = NONE
    if s.slots and s.is_pyramid(hand):
        leave_pyramid(s, card)
    if action == WIN:
        s.claimed = hand
    suit = CARD_SUIT[card]
    if s.led == NONE:
        show_lead(s, hand, suit)
        s.led = suit
        if s.rider[hand] != NONE and RIDER_LEAD[s.rider[hand]] & bit:
            s.failed |= 1 << hand
    elif suit != s.led:
        show_void(s, hand, bit)
    if s.soft[hand] >> suit & 1:
        s.void[hand] |= s.soft[hand]
        s.soft[hand] = 0
    if lays_blind(s, hand, action):
        s.veiled = suit
        s.known[s.seat(hand)] |= bit
        s.tell(vocabulary.SUIT_NAMED, s.character[hand], suit)
    else:
        s.open |= bit


def show_lead(s: FellowshipState, hand: int, suit: int) -> None:
    """Leading Rings before they are free shows that the hand has nothing else."""
    if suit == RINGS and not s.broken:
        if not LEADS_RINGS >> s.character[hand] & 1 and not s.is_pyramid(hand):
            only_rings = ALL_SUITS & ~(1 << suit)
            s.void[hand] |= only_rings
            s.soft[hand] &= ~only_rings


def show_void(s: FellowshipState, hand: int, bit: int) -> None:
    """Not following suit shows that the hand lacks it, unless it need not follow."""
    if NEVER_FOLLOWS >> s.character[hand] & 1 or s.is_pyramid(hand):
        return
    if s.trick_number == 0 and s.gift == GLAMDRING and not s.gift_used:
        if s.character[hand] == GANDALF and s.hand[hand] & SUIT_MASK[s.led]:
            s.gift_used = 1
            s.tell(vocabulary.GIFT_HELPED, s.character[hand], GLAMDRING)
            return
    if s.reserved != NONE and bit == BIT[s.reserved]:
        return
    s.void[hand] |= 1 << s.led
    s.soft[hand] &= ~(1 << s.led)


class EndTrick(Step[FellowshipState]):
    """Winning a trick (rulebook, "Vincere"): the winner takes the cards and leads the next
    trick."""

    def run(self, s: FellowshipState) -> None:
        winner = take_trick(s)
        if s.outcome is None:
            after_trick(s, winner)


def take_trick(s: FellowshipState) -> int:
    """Give the cards of a complete trick to its winner and return the winner; NONE if nobody wins
    it."""
    cards = 0
    total = 0
    for hand in range(s.rules.hands):
        card = s.table[hand]
        if card >= 0:
            cards |= BIT[card]
            total += CARD_RANK[card]
            s.last_card[hand] = card
            s.laid[hand] = s.laid[hand] | BIT[card]
            if s.veiled != NONE and not s.open & BIT[card]:
                s.tell(vocabulary.CARD_UNVEILED, s.character[hand], card)
    s.open |= cards
    s.veiled = NONE
    winner = best_hand(s)
    if s.event_up:
        winner = contest(s, winner, total)
        if s.outcome is not None:
            return winner
    s.trick_cards.append(cards)
    s.trick_winner.append(winner)
    s.trick_number += 1
    if winner == NONE:
        s.gone |= cards
        s.tell(vocabulary.TRICK_LOST, s.trick_number)
    else:
        s.won[winner] = s.won[winner] | cards
        s.tricks[winner] = s.tricks[winner] + 1
        s.leader = winner
        s.tell(vocabulary.TRICK_WON, s.character[winner], s.trick_number)
    for hand in range(MOST_HANDS):
        s.table[hand] = NONE
    if not s.broken and cards & RINGS_MASK:
        s.broken = 1
        s.tell(vocabulary.RINGS_FREE)
    s.led = NONE
    s.claimed = NONE
    return winner


def contest(s: FellowshipState, winner: int, total: int) -> int:
    """Old Man Willow takes a trick that is too low; the Balrog ends the round."""
    event = s.event_card()
    against = sum([CARD_RANK[card] for card in bits(s.event_up)])
    if event.contest == AGAINST_WINNER and s.claimed == NONE:
        return NONE if CARD_RANK[s.table[winner]] < against else winner
    if event.contest == AGAINST_SUM and total < against:
        s.tell(vocabulary.BALROG_WINS, total, against)
        s.open |= s.hand[0] | s.hand[1] | s.hand[2] | s.hand[3]
        s.finish((), "balrog")
    return winner


def after_trick(s: FellowshipState, winner: int) -> None:
    """Turn up cards, refill hands and announce goals; then the next trick or the end of the
    round."""
    if s.slots and s.rules.players == PYRAMID_TABLE:
        uncover(s)
    if s.rules.solo and s.pile:
        for hand in range(s.rules.hands):
            if s.pile and is_refilled(s, hand):
                refill(s, hand)
    for hand in range(s.rules.hands):
        if s.threat[hand] > 0 and not s.announced >> hand & 1 and threat_hidden(s, hand):
            # Whether it is announced or not, everybody learns something about the hidden threat.
            s.disclose()
            if open_state(s, hand) == CERTAIN:
                s.announced |= 1 << hand
                s.tell(vocabulary.GOAL_ANNOUNCED, s.character[hand])
    if s.trick_number >= s.tricks_total:
        return
    if winner != NONE and NAMES_LEADER >> s.character[winner] & 1 and not s.burdened[winner]:
        s.then(NameLeader(s.seat(winner), winner))
    s.then(NEXT_TRICK)


class NextTrick(Step[FellowshipState]):
    """The leader leads; without cards, the next hand on the left does."""

    def run(self, s: FellowshipState) -> None:
        for _ in range(s.rules.hands):
            if has_card(s, s.leader):
                break
            s.leader = s.rules.left_of(s.leader)
        else:
            raise RulesBug("no-progress")
        s.then(BEGIN_TRICK)


LEAD: Final = [LeadCard(seat, hand) for seat in range(MOST_HANDS) for hand in range(MOST_HANDS)]
FOLLOW: Final = [FollowCard(seat, hand) for seat in range(MOST_HANDS) for hand in range(MOST_HANDS)]
AFTER_LEAD: Final = Turns()
END_TRICK: Final = EndTrick()
BEGIN_TRICK: Final = BeginTrick()
NEXT_TRICK: Final = NextTrick()
