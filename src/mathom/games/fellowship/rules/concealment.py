"""Remove what a seat does not know from a state, and fill it in with a random guess that agrees
with everything it has seen: its own cards, cards that it saw moving, and suits that others have
shown to lack."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import RulesBug
from mathom.games.fellowship.rules.facts import (
    ARAGORNS,
    BIT,
    CARD_SUIT,
    CARDS,
    FRODO,
    IDENTITY,
    MOST_HANDS,
    NONE,
    RINGS,
    SUIT_MASK,
    SUITS,
    THREATS,
    bits,
)
from mathom.games.fellowship.rules.goals.characters import goal_of
from mathom.games.fellowship.rules.goals.goal import CERTAIN
from mathom.games.fellowship.rules.goals.status import open_state, threat_hidden
from mathom.games.fellowship.rules.possible import is_blind
from mathom.games.fellowship.rules.state import FACE_DOWN, HIDDEN_THREAT, FellowshipState
from mathom.games.fellowship.rules.swaps import HIDDEN_CARD, giveable
from mathom.games.fellowship.rules.variant import PYRAMID_HAND

LOOSE: Final = MOST_HANDS
"""Places to deal to: the four hands, one loose card of each, then the single places."""
TUCKED: Final = 2 * MOST_HANDS
BARROW: Final = TUCKED + 1
PILE: Final = TUCKED + 2
VEILED: Final = TUCKED + 3
PLACES: Final = TUCKED + 4
HORN_TRIES: Final = 2000
THREAT_TRIES: Final = 30


def conceal(s: FellowshipState, seat: int) -> None:
    """Forget the place of every card that the seat does not know."""
    mine = s.open | (s.known[seat] if seat >= 0 else 0)
    for hand in range(s.rules.hands):
        unknown = s.hand[hand] & ~mine
        s.holes[hand] += unknown.bit_count()
        s.unseen |= unknown
        s.hand[hand] &= mine
        conceal_table(s, hand, mine)
        if s.threat[hand] > 0 and threat_hidden(s, hand) and s.seat(hand) != seat:
            if not has_looked(s, seat) or s.threats_seen >> s.threat[hand] & 1:
                s.threats |= 1 << s.threat[hand]
            s.threat[hand] = HIDDEN_THREAT
            # It may have been drawn for another, which nobody else has seen either.
            s.threats |= s.threats_low
            s.threats_low = 0
    if s.tucked & ~mine:
        s.unseen |= s.tucked
        s.tucked = 0
        s.tuck_hole = 1
    s.barrow_holes += (s.barrow & ~mine).bit_count()
    s.unseen |= s.barrow & ~mine
    s.barrow &= mine
    s.pile_holes += s.pile.bit_count()
    s.unseen |= s.pile
    s.pile = 0
    for slot in range(len(s.slots)):
        if not s.slots_up >> slot & 1 and s.slots[slot] != NONE:
            s.slots[slot] = FACE_DOWN
    if not has_looked(s, seat):
        s.threats_seen = 0
    conceal_promises(s, seat)
    for other in range(s.rules.players):
        s.known[other] &= ~s.unseen


def unknown(s: FellowshipState, seat: int) -> list[str]:
    """The cards and threat cards that a seat has not seen, and the face-down slots of the pyramid:
    a seat may know that the pyramid holds a card, but not in which slot."""
    known = FellowshipState(s.rules, s)
    conceal(known, seat)
    found = [f"card:{CARDS[card]}" for card in bits(known.unseen & ~s.unseen)]
    for hand in range(s.rules.hands):
        if known.threat[hand] != s.threat[hand]:
            found.append(f"threat:{THREATS[s.threat[hand]]}")
    for slot in range(len(s.slots)):
        if known.slots[slot] != s.slots[slot]:
            found.append(f"slot:{slot}")
    return found


def has_looked(s: FellowshipState, seat: int) -> bool:
    """Whether a seat has looked through the threat deck; spectators never have."""
    return seat >= 0 and s.looked == seat


def conceal_table(s: FellowshipState, hand: int, mine: int) -> None:
    """Hide the card that Gimli played face down."""
    card = s.table[hand]
    if card >= 0 and not mine & BIT[card]:
        s.unseen |= BIT[card]
        s.table[hand] = FACE_DOWN


def conceal_promises(s: FellowshipState, seat: int) -> None:
    """Hide the cards that others have chosen to give."""
    for at in range(0, len(s.promises), 3):
        giver = s.promises[at]
        if s.promises[at + 2] >= 0 and s.seat(giver) != seat and not s.is_pyramid(giver):
            s.promises[at + 2] = HIDDEN_CARD


def guess(s: FellowshipState, seat: int) -> None:
    """Replace everything hidden by a random possibility."""
    if s.unseen:
        deal = Guess(s)
        deal.fill()
        if s.horn:
            deal.match_horn()
        deal.commit()
    for slot in range(len(s.slots)):
        if s.slots[slot] == FACE_DOWN:
            guess_slots(s)
            break
    guess_threats(s)
    for at in range(0, len(s.promises), 3):
        if s.promises[at + 2] == HIDDEN_CARD:
            cards = bits(giveable(s, s.promises[at]))
            s.promises[at + 2] = cards[s.below(len(cards))]


class Guess:
    """Deals the unseen cards to the places that lack cards.

    Whether a place may hold a card depends only on the suit. The suits with the fewest open places
    are dealt first. If no place is left for a card, cards already dealt are moved along an
    augmenting path, so a deal is always found.
    """

    def __init__(self, s: FellowshipState) -> None:
        self.s = s
        self.room = [0] * PLACES
        self.barred = [0] * PLACES
        self.cards: list[list[int]] = [[] for _ in range(PLACES)]
        for hand in range(s.rules.hands):
            self.measure(hand)
        self.room[TUCKED] = s.tuck_hole
        self.room[BARROW] = s.barrow_holes
        self.barred[BARROW] = 1 << RINGS
        self.room[PILE] = s.pile_holes
        if s.veiled != NONE and FACE_DOWN in s.table:
            self.room[VEILED] = 1
            self.barred[VEILED] = ((1 << len(SUITS)) - 1) & ~(1 << s.veiled)

    def measure(self, hand: int) -> None:
        """Count the cards that a hand lacks; one of them may be of a suit that it lacked before an
        exchange."""
        s = self.s
        self.room[hand] = s.holes[hand]
        self.barred[hand] = s.void[hand]
        soft = s.soft[hand]
        if not soft:
            return
        for suit in range(len(SUITS)):
            if soft >> suit & 1 and s.hand[hand] & SUIT_MASK[suit]:
                self.barred[hand] |= soft
                return
        if s.holes[hand] > 0:
            self.barred[hand] |= soft
            self.room[hand] -= 1
            self.room[LOOSE + hand] = 1
            self.barred[LOOSE + hand] = s.void[hand]

    def fill(self) -> None:
        """Deal all unseen cards."""
        s = self.s
        left = s.unseen
        while left:
            suit = self.tightest(left)
            pool = bits(left & SUIT_MASK[suit])
            left &= ~SUIT_MASK[suit]
            while pool:
                self.put(pool.pop(s.below(len(pool))), suit)

    def tightest(self, left: int) -> int:
        """The suit with the fewest spare places."""
        best = NONE
        spare = 0
        for suit in range(len(SUITS)):
            size = (left & SUIT_MASK[suit]).bit_count()
            if not size:
                continue
            room = self.free(suit) - size
            if best == NONE or room < spare:
                best = suit
                spare = room
        return best

    def free(self, suit: int) -> int:
        """The number of places left for a suit."""
        found = 0
        for place in range(PLACES):
            if not self.barred[place] >> suit & 1:
                found += self.room[place]
        return found

    def put(self, card: int, suit: int) -> None:
        """Place a card at random, weighted by the room left."""
        free = self.free(suit)
        if free == 0:
            self.push(card, suit)
            return
        at = self.s.below(free)
        for place in range(PLACES):
            if self.room[place] and not self.barred[place] >> suit & 1:
                at -= self.room[place]
                if at < 0:
                    self.cards[place].append(card)
                    self.room[place] -= 1
                    return

    def push(self, card: int, suit: int) -> None:
        """All places for this card are full: find a chain of cards that can be moved."""
        came_from = [NONE] * PLACES
        moved = [NONE] * PLACES
        queue: list[int] = []
        for place in range(PLACES):
            if self.cards[place] and not self.barred[place] >> suit & 1:
                came_from[place] = place
                queue.append(place)
        while queue:
            here = queue.pop(0)
            for other in self.cards[here]:
                for place in range(PLACES):
                    if came_from[place] != NONE or self.barred[place] >> CARD_SUIT[other] & 1:
                        continue
                    if not self.room[place] and not self.cards[place]:
                        continue
                    came_from[place] = here
                    moved[place] = other
                    if self.room[place]:
                        self.shift(place, card, came_from, moved)
                        return
                    queue.append(place)
        raise RulesBug("no-deal-fits", card=card)

    def shift(self, last: int, card: int, came_from: list[int], moved: list[int]) -> None:
        """Move each card of the chain by one place, and put the card into the first."""
        self.room[last] -= 1
        place = last
        while came_from[place] != place:
            before = came_from[place]
            self.cards[before].remove(moved[place])
            self.cards[place].append(moved[place])
            place = before
        self.cards[place].append(card)

    def mask(self, place: int) -> int:
        """The cards dealt to a place, as a bit mask."""
        found = 0
        for card in self.cards[place]:
            found |= BIT[card]
        return found

    def fits_horn(self) -> bool:
        """Whether Boromir's hand agrees with what the Horn of Gondor revealed."""
        return self.horn_mismatch(self.boromir()) == 0

    def boromir(self) -> int:
        s = self.s
        for hand in range(s.rules.hands):
            if IDENTITY[s.character[hand]] == "boromir":
                return hand
        raise RulesBug("no-boromir")

    def horn_mismatch(self, hand: int) -> int:
        """How many cards differ from what the horn revealed: the named suits must be equally long,
        and longer than all others."""
        s = self.s
        cards = s.hand[hand] | s.laid[hand] | self.mask(hand) | self.mask(LOOSE + hand)
        if s.table[hand] >= 0:
            cards |= BIT[s.table[hand]]
        longest = 0
        for suit in range(len(SUITS)):
            if s.horn >> suit & 1:
                longest = max(longest, (cards & SUIT_MASK[suit]).bit_count())
        found = 0
        for suit in range(len(SUITS)):
            size = (cards & SUIT_MASK[suit]).bit_count()
            found += longest - size if s.horn >> suit & 1 else max(0, size - longest + 1)
        return found

    def match_horn(self) -> None:
        """Swap cards at random with other places, never for the worse, until the hand agrees with
        the horn."""
        s = self.s
        hand = self.boromir()
        mine = self.cards[hand]
        others = [place for place in range(PLACES) if place != hand and self.cards[place]]
        worse = self.horn_mismatch(hand)
        tries = 0
        while worse and mine and others and tries < HORN_TRIES:
            tries += 1
            theirs = self.cards[others[s.below(len(others))]]
            a, b = s.below(len(mine)), s.below(len(theirs))
            if not self.may_swap(hand, mine[a], theirs[b]):
                continue
            mine[a], theirs[b] = theirs[b], mine[a]
            after = self.horn_mismatch(hand)
            if after > worse:
                mine[a], theirs[b] = theirs[b], mine[a]
            else:
                worse = after

    def may_swap(self, hand: int, mine: int, theirs: int) -> bool:
        """Whether a hand may get a card in return for another."""
        for place in range(PLACES):
            if theirs in self.cards[place] and self.barred[place] >> CARD_SUIT[mine] & 1:
                return False
        return not self.barred[hand] >> CARD_SUIT[theirs] & 1

    def commit(self) -> None:
        """Write the deal into the state; every player knows their own cards."""
        s = self.s
        for hand in range(s.rules.hands):
            mask = self.mask(hand) | self.mask(LOOSE + hand)
            s.hand[hand] |= mask
            s.holes[hand] = 0
            if not s.is_pyramid(hand):
                s.known[s.seat(hand)] |= mask
            if s.table[hand] == FACE_DOWN and is_blind(s, hand):
                s.table[hand] = self.cards[VEILED][0]
                s.known[s.seat(hand)] |= BIT[s.table[hand]]
        if self.cards[TUCKED]:
            s.tucked = self.mask(TUCKED)
            s.tuck_hole = 0
            s.known[s.seat(s.tuck_hand)] |= s.tucked
        s.barrow |= self.mask(BARROW)
        s.barrow_holes = 0
        s.pile |= self.mask(PILE)
        s.pile_holes = 0
        s.unseen = 0


def guess_slots(s: FellowshipState) -> None:
    """Put the unseen cards of the pyramid into its face-down slots at random."""
    cards = hidden_in_pyramid(s)
    for slot in range(len(s.slots)):
        if s.slots[slot] == FACE_DOWN:
            s.slots[slot] = cards.pop(s.below(len(cards)))


def hidden_in_pyramid(s: FellowshipState) -> list[int]:
    """The cards of the pyramid that must be in its face-down slots."""
    pool = s.hand[PYRAMID_HAND] & ~s.side
    for card in s.slots:
        if card >= 0:
            pool &= ~BIT[card]
    return bits(pool)


def guess_threats(s: FellowshipState) -> None:
    """Draw hidden threat cards: different ranks that agree with the announcements."""
    hidden = [hand for hand in range(s.rules.hands) if s.threat[hand] == HIDDEN_THREAT]
    if not hidden:
        return
    for tries in range(THREAT_TRIES):
        drawn = bits(missing_threats(s))
        deck = bits(s.threats)
        fits = True
        for hand in hidden:
            pool = drawn if drawn and drew_earlier(s, hand) else deck
            s.threat[hand] = pool.pop(s.below(len(pool)))
            fits = fits and fits_announcement(s, hand)
        if fits or tries == THREAT_TRIES - 1:
            break
        for hand in hidden:
            s.threat[hand] = HIDDEN_THREAT
    for hand in hidden:
        s.threats &= ~(1 << s.threat[hand])


def missing_threats(s: FellowshipState) -> int:
    """Ranks that were not in the deck when the seat looked through it, and are not face up."""
    if not s.threats_seen:
        return 0
    found = s.rules.threat_deck & ~s.threats_seen & ~s.threats_low
    for hand in range(s.rules.hands):
        if s.threat[hand] > 0:
            found &= ~(1 << s.threat[hand])
    return found


def drew_earlier(s: FellowshipState, hand: int) -> bool:
    """Whether a hand acted before Aragorn, counted from Frodo's left."""
    frodo = s.hand_of(FRODO) + 1
    hands = s.rules.hands
    aragorn = max([s.hand_of(who) for who in ARAGORNS])
    return (hand - frodo) % hands < (aragorn - frodo) % hands


def fits_announcement(s: FellowshipState, hand: int) -> bool:
    """Whether a guessed threat card agrees with what its hand announced."""
    if goal_of(s, hand).targets(s.threat[hand]) & s.lost:
        return False
    certain = open_state(s, hand) == CERTAIN
    return certain == (s.announced >> hand & 1 == 1)
