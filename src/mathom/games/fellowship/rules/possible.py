"""What can still happen in a round as far as everybody can know: how many tricks a hand may win,
and which cards.

All bounds are optimistic: nothing that is possible is excluded.
"""

from __future__ import annotations

from mathom.games.fellowship.rules.facts import (
    BIT,
    CARD_RANK,
    CARD_SUIT,
    FRODO,
    MAIN_DECK,
    NONE,
    RIVERS_MASK,
    STING,
    SUIT_MASK,
    SUITS,
    count,
)
from mathom.games.fellowship.rules.next_leader import leader_is_asked
from mathom.games.fellowship.rules.solo import to_come
from mathom.games.fellowship.rules.state import PLAYING, FellowshipState
from mathom.games.fellowship.rules.swaps import Give, GiveBack


def tricks_left(s: FellowshipState) -> int:
    """The number of tricks not yet finished, including the current one."""
    return s.tricks_total - s.trick_number


def cards_left(s: FellowshipState, hand: int) -> int:
    """The number of cards that a hand has still to play, including cards to be drawn in solo play
    and a card due in an exchange."""
    found = s.size(hand) + to_come(s, hand) + owed_back(s, hand)
    if s.tuck_hand == hand:
        found += s.tucked.bit_count() + s.tuck_hole
    if s.reserve_hand == hand:
        found += 1
    return found


def owed_back(s: FellowshipState, hand: int) -> int:
    """1 for a hand that waits for a card in an exchange, -1 for the hand that must give it."""
    step = s.agenda[-1] if s.agenda else None
    if not isinstance(step, GiveBack):
        return 0
    return (1 if step.taker == hand else 0) - (1 if step.giver == hand else 0)


def best_hand(s: FellowshipState, visible: bool = False) -> int:
    """The hand that wins the trick with the cards played so far, or with the face-up ones if
    `visible`; NONE before the lead."""
    if s.claimed != NONE:
        return s.claimed
    if s.led == NONE:
        return NONE
    best = NONE
    strength = -1
    trump = s.event_card().trump
    for hand in range(s.rules.hands):
        card = s.table[hand]
        if card < 0 or (visible and is_veiled(s, hand)):
            continue
        worth = strength_of(card, s.led, trump)
        if worth > strength:
            strength = worth
            best = hand
    return best


def strength_of(card: int, led: int, trump: int) -> int:
    """The strength of a card within a trick; -1 if it cannot win."""
    suit = CARD_SUIT[card]
    if suit == trump:
        return 100 + CARD_RANK[card]
    return CARD_RANK[card] if suit == led else -1


def may_win_running(s: FellowshipState, hand: int) -> bool:
    """Whether a hand may still win the current trick."""
    if s.claimed != NONE:
        return s.claimed == hand
    if s.table[hand] == NONE:
        return cards_left(s, hand) > 0
    if s.led == NONE:
        return True
    if is_veiled(s, hand):
        return s.veiled == s.led
    return best_hand(s, visible=True) == hand


def wins_later(s: FellowshipState, hand: int) -> int:
    """The most tricks that a hand may win after the current one. Before the first trick it may
    still get more cards."""
    if s.phase != PLAYING:
        return max(0, tricks_left(s) - 1)
    left = cards_left(s, hand)
    if s.table[hand] == NONE:
        left -= 1
    return max(0, min(tricks_left(s) - 1, left))


def wins_left(s: FellowshipState, hand: int) -> int:
    """The most tricks that a hand may still win. Between tricks, which is when every lead asks,
    each card left may win one."""
    left = tricks_left(s)
    if left == 0:
        return 0
    if s.phase == PLAYING and s.claimed == NONE and s.table[hand] == NONE:
        return max(0, min(left, cards_left(s, hand)))
    return wins_later(s, hand) + (1 if may_win_running(s, hand) else 0)


def loose_cards(s: FellowshipState) -> int:
    """The cards not yet won that may still be won, including the lost card while somebody may take
    it."""
    gone = s.box | s.gone | s.event_card().deck
    if s.phase == PLAYING and not sting_waits(s):
        gone |= s.lost
    for hand in range(s.rules.hands):
        gone |= s.won[hand]
    return (MAIN_DECK | RIVERS_MASK) & ~gone


def sting_waits(s: FellowshipState) -> bool:
    """Whether Frodo may still use Sting in this round."""
    if s.gift != STING or s.gift_used or s.hand_of(FRODO) == NONE:
        return False
    if s.rules.solo and s.exchanged:
        return False
    return tricks_left(s) > (1 if s.led != NONE else 0)


def may_get(s: FellowshipState, hand: int) -> int:
    """The cards that a hand may still get: any before the first trick, later only through Sting."""
    if s.phase != PLAYING or exchanges(s, hand):
        return loose_cards(s)
    if not sting_waits(s):
        return 0
    if s.lost:
        return s.lost if s.character[hand] == FRODO else 0
    return loose_cards(s) if s.character[hand] == FRODO or hand == s.lost_taker else 0


def exchanges(s: FellowshipState, hand: int) -> bool:
    """Whether a hand is giving or receiving a card now."""
    return any(isinstance(step, Give) and hand in (step.giver, step.taker) for step in s.agenda)


def reach(s: FellowshipState, hand: int) -> int:
    """The cards that a hand may still win."""
    if tricks_left(s) == 0:
        return 0
    if may_win_running(s, hand):
        return loose_cards(s)
    if wins_later(s, hand) == 0:
        return 0
    return loose_cards(s) & ~on_table(s)


def on_table(s: FellowshipState) -> int:
    """The face-up cards of the current trick."""
    found = 0
    for hand in range(s.rules.hands):
        if s.table[hand] >= 0 and not is_veiled(s, hand):
            found |= BIT[s.table[hand]]
    return found


def is_blind(s: FellowshipState, hand: int) -> bool:
    """Whether a hand plays its cards face down (chapter 15)."""
    return not s.rules.solo and s.event_card().blind == s.character[hand] != NONE


def is_veiled(s: FellowshipState, hand: int) -> bool:
    """Whether the card that a hand has played is face down."""
    return s.veiled != NONE and s.table[hand] != NONE and is_blind(s, hand)


def most_won(s: FellowshipState, hand: int, cards: int) -> int:
    """The most of these cards that a hand may still win."""
    return min(count(reach(s, hand) & cards), wins_left(s, hand) * s.rules.hands)


def may_lead_later(s: FellowshipState, hand: int) -> bool:
    """Whether a hand may still lead a trick, as a winner or because Bilbo chooses it."""
    if tricks_left(s) == 0:
        return False
    if s.led == NONE and s.table[hand] == NONE:
        if s.leader == hand or (leader_is_asked(s) and cards_left(s, hand) > 0):
            return True
    return wins_later(s, hand) > 0


def may_hold(s: FellowshipState, hand: int, cards: int) -> bool:
    """Whether a hand may hold, or still get, one of these cards, as far as everybody can know."""
    mine = s.hand[hand] & s.open
    held = mine | may_get(s, hand)
    if s.reserve_hand == hand and s.reserved != NONE:
        held |= BIT[s.reserved]
    if s.tuck_hand == hand:
        held |= s.tucked & s.open
    if held & cards:
        return True
    if to_come(s, hand):
        return loose_cards(s) & cards & ~s.open != 0
    if s.size(hand) == mine.bit_count() and s.tuck_hand != hand:
        return False
    unknown = loose_cards(s) & ~s.open & cards
    if not lies_hidden(s, hand):
        return unknown != 0
    for suit in range(len(SUITS)):
        if s.void[hand] >> suit & 1 and s.tuck_hand != hand:
            unknown &= ~SUIT_MASK[suit]
    return unknown != 0


def lies_hidden(s: FellowshipState, hand: int) -> bool:
    """Whether only its player sees the cards of a hand."""
    return not s.is_pyramid(hand) and s.faceup >> hand & 1 == 0
