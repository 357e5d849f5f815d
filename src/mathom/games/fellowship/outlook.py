"""What can still happen in a round, as far as everybody can see: how many tricks a hand may still
win, and which cards. Optimistic: nothing that is possible is ruled out."""

from __future__ import annotations

from mathom.games.fellowship.facts import (
    BIT,
    CARD_RANK,
    CARD_SUIT,
    MAIN_DECK,
    NONE,
    RIVERS_MASK,
)
from mathom.games.fellowship.state import FellowshipState


def tricks_left(s: FellowshipState) -> int:
    """How many tricks are not over, the running one included."""
    return s.tricks_total - s.trick_number


def cards_left(s: FellowshipState, hand: int) -> int:
    """How many cards a hand has still to play; alone, those to be dealt are counted too."""
    found = s.size(hand)
    if s.tuck_hand == hand:
        found += s.tucked.bit_count() + s.tuck_hole
    if s.reserve_hand == hand:
        found += 1
    if s.rules.solo and (s.pile or s.pile_holes):
        return s.tricks_total
    return found


def best_hand(s: FellowshipState) -> int:
    """Who would win the trick with the cards laid so far, NONE before the lead."""
    if s.claimed != NONE:
        return s.claimed
    if s.led == NONE:
        return NONE
    best = NONE
    strength = -1
    trump = s.event_card().trump
    for hand in range(s.rules.hands):
        card = s.table[hand]
        if card < 0:
            continue
        worth = strength_of(card, s.led, trump)
        if worth > strength:
            strength = worth
            best = hand
    return best


def strength_of(card: int, led: int, trump: int) -> int:
    """How a card compares within a trick; nothing if it cannot win."""
    suit = CARD_SUIT[card]
    if suit == trump:
        return 100 + CARD_RANK[card]
    return CARD_RANK[card] if suit == led else -1


def may_win_running(s: FellowshipState, hand: int) -> bool:
    """Whether a hand may still win the running trick."""
    if s.claimed != NONE:
        return s.claimed == hand
    if s.table[hand] == NONE:
        return cards_left(s, hand) > 0
    if s.led == NONE:
        return True
    if s.veiled != NONE:
        return True
    return best_hand(s) == hand


def wins_later(s: FellowshipState, hand: int) -> int:
    """How many tricks a hand may win after the running one."""
    left = cards_left(s, hand)
    if s.table[hand] == NONE:
        left -= 1
    return max(0, min(tricks_left(s) - 1, left))


def wins_left(s: FellowshipState, hand: int) -> int:
    """How many tricks a hand may still win."""
    if tricks_left(s) == 0:
        return 0
    return wins_later(s, hand) + (1 if may_win_running(s, hand) else 0)


def loose_cards(s: FellowshipState) -> int:
    """The cards that nobody has won yet and that may still be won, wherever they are."""
    gone = s.box | s.lost | s.gone | s.event_card().deck
    for hand in range(s.rules.hands):
        gone |= s.won[hand]
    return (MAIN_DECK | RIVERS_MASK) & ~gone


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
    """The cards of the running trick that everybody sees."""
    found = 0
    for hand in range(s.rules.hands):
        if s.table[hand] >= 0 and not (s.veiled != NONE and is_blind(s, hand)):
            found |= BIT[s.table[hand]]
    return found


def is_blind(s: FellowshipState, hand: int) -> bool:
    """Whether a hand lays its cards face down (chapter 15)."""
    return not s.rules.solo and s.event_card().blind == s.character[hand] != NONE


def most_won(s: FellowshipState, hand: int, cards: int) -> int:
    """How many of some cards a hand may still win at most."""
    return min((reach(s, hand) & cards).bit_count(), wins_left(s, hand) * s.rules.hands)


def may_lead_later(s: FellowshipState, hand: int) -> bool:
    """Whether a hand may still lead a trick."""
    if tricks_left(s) == 0:
        return False
    if s.led == NONE and s.leader == hand and s.table[hand] == NONE:
        return True
    return wins_later(s, hand) > 0
