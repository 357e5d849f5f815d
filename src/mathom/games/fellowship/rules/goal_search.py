"""Exact goal states near the end of a round, for everybody or for one seat.

Every deal of the unseen cards that agrees with what was seen, and every way to play it, is
searched. A goal that always succeeds is certain, one that always fails is impossible. For a last
trick with too many deals see `last_trick`.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from mathom.engine.errors import RulesBug
from mathom.engine.state import Outcome
from mathom.engine.step import Step, play, refresh
from mathom.games.fellowship.rules.concealment import Guess, conceal, hidden_in_pyramid
from mathom.games.fellowship.rules.facts import CARD_SUIT, NONE, bits
from mathom.games.fellowship.rules.goals.goal import CERTAIN, IMPOSSIBLE, UNKNOWN
from mathom.games.fellowship.rules.goals.riders import rider_broken
from mathom.games.fellowship.rules.goals.status import open_state, public_state, succeeded
from mathom.games.fellowship.rules.last_trick import LastTrick, can_be_laid_out
from mathom.games.fellowship.rules.possible import tricks_left
from mathom.games.fellowship.rules.state import FACE_DOWN, HIDDEN_THREAT, PLAYING, FellowshipState

MOST_WAYS: Final = 400
"""The largest number of deals times orders of play that is searched."""

MOST_NODES: Final = 100 * MOST_WAYS
"""More decisions than this in one deal mean an endless loop."""

SPECTATOR: Final = -1


def goal_states(s: FellowshipState) -> list[int]:
    """What everybody can know of every goal; exact near the end of the round."""
    states = [public_state(s, hand) for hand in range(s.rules.hands)]
    if is_near_end(s):
        known = s.clone()
        conceal(known, SPECTATOR)
        sharpen(known, states)
    return states


def seat_states(s: FellowshipState, seat: int) -> list[int]:
    """What one seat can know of every goal; exact near the end of the round."""
    known = s.clone()
    conceal(known, seat)
    states = known_states(known, seat)
    if is_near_end(s):
        sharpen(known, states)
    return states


def known_states(known: FellowshipState, seat: int) -> list[int]:
    """What a seat knows of every goal, by the quick rules."""
    s = known.clone()
    s.open |= s.known[seat]
    return [known_state(s, hand) for hand in range(s.rules.hands)]


def known_state(s: FellowshipState, hand: int) -> int:
    """What a seat knows of one goal; nothing if the threat card is hidden from it."""
    if s.threat[hand] == HIDDEN_THREAT:
        return IMPOSSIBLE if rider_broken(s, hand) else UNKNOWN
    return open_state(s, hand)


def is_near_end(s: FellowshipState) -> bool:
    """Whether few tricks are left, and no chance events."""
    left = tricks_left(s)
    if s.phase != PLAYING or s.outcome is not None or not 0 < left <= 3:
        return False
    if s.pile or s.pile_holes:
        return False
    return left == 1 or not s.event_card().reveal[s.rules.players]


def sharpen(known: FellowshipState, states: list[int]) -> None:
    """Replace open states by the result of the search."""
    opened = open_goals(states)
    if not opened:
        return
    if can_be_searched(known):
        search = Search(known, opened)
        search.deal(bits(known.unseen), 0)
        succeeds, fails = search.succeeds, search.fails
    elif can_be_laid_out(known):
        trick = LastTrick(known, opened)
        trick.lay_out()
        succeeds, fails = trick.succeeds, trick.fails
    else:
        return
    for hand in bits(opened):
        if not fails >> hand & 1:
            states[hand] = CERTAIN
        elif not succeeds >> hand & 1:
            states[hand] = IMPOSSIBLE


def open_goals(states: list[int]) -> int:
    """The hands, as a bit mask, whose goals are neither certain nor impossible."""
    found = 0
    for hand in range(len(states)):
        if states[hand] not in (CERTAIN, IMPOSSIBLE, UNKNOWN):
            found |= 1 << hand
    return found


def can_be_searched(known: FellowshipState) -> bool:
    """Whether all deals and all ways to play them are few enough to search."""
    ways = plays(known)
    for number in range(known.slots.count(FACE_DOWN)):
        if ways > MOST_WAYS:
            return False
        ways *= number + 1
    return ways <= MOST_WAYS and count_deals(known) * ways <= MOST_WAYS


def plays(s: FellowshipState) -> int:
    """An upper bound for the number of ways to play one deal.

    Counting stops beyond the limit so that the number stays small.
    """
    ways = 2
    for hand in range(s.rules.hands):
        size = s.size(hand) + (1 if s.tuck_hand == hand else 0)
        turns = tricks_left(s) - (1 if s.table[hand] != NONE else 0)
        for turn in range(min(size, turns)):
            ways *= size - turn
            if ways > MOST_WAYS:
                return ways
    return ways


def count_deals(s: FellowshipState) -> int:
    """An upper bound for the number of deals of the unseen cards; counting stops beyond the
    limit."""
    left = s.unseen.bit_count()
    ways = 1
    for size in [*s.holes, s.tuck_hole, s.barrow_holes]:
        # Binomial coefficient: use the smaller of both counts so that the product only grows.
        for step in range(min(size, left - size)):
            ways = ways * (left - step) // (step + 1)
            if ways > MOST_WAYS:
                return ways
        left -= size
    return ways


class Halt(Step[FellowshipState]):
    """Replaces the end of the round during the search."""

    def run(self, s: FellowshipState) -> None:
        s.outcome = Outcome((), PLAYED_OUT)


PLAYED_OUT: Final = "played-out"
HALT: Final = Halt()


class Search:
    """Searches deals and plays until every open goal has succeeded and failed. With `first`, only
    plays that begin with this action."""

    def __init__(self, known: FellowshipState, opened: int, first: int = NONE) -> None:
        self.known = known
        self.first = first
        self.room = Guess(known)
        self.succeeds = 0
        self.fails = 0
        self.open = opened

    def finished(self) -> bool:
        """Whether every open goal has succeeded and failed."""
        return self.open & self.succeeds & self.fails == self.open

    def deal(self, cards: list[int], at: int) -> None:
        """Give every unseen card to every place that may hold it."""
        if self.finished():
            return
        if at == len(cards):
            if not self.known.horn or self.room.fits_horn():
                self.lay_out(self.dealt())
            return
        suit = CARD_SUIT[cards[at]]
        for place in range(len(self.room.room)):
            if self.room.room[place] and not self.room.barred[place] >> suit & 1:
                self.room.room[place] -= 1
                self.room.cards[place].append(cards[at])
                self.deal(cards, at + 1)
                self.room.cards[place].pop()
                self.room.room[place] += 1

    def dealt(self) -> FellowshipState:
        """The state of one deal, with stopping early removed from the options."""
        s = self.known.clone()
        guess = Guess(s)
        guess.cards = [cards[:] for cards in self.room.cards]
        guess.commit()
        s.stopping = 0
        s.agenda[0] = HALT
        return s

    def lay_out(self, s: FellowshipState) -> None:
        """Put the unseen cards into the face-down slots in every order, and play."""
        slots = [slot for slot in range(len(s.slots)) if s.slots[slot] == FACE_DOWN]
        for order in permutations(hidden_in_pyramid(s) if slots else []):
            laid = s.clone()
            for slot, card in zip(slots, order, strict=True):
                laid.slots[slot] = card
            refresh(laid)
            self.play(laid)

    def play(self, s: FellowshipState) -> None:
        """Play a deal in every way."""
        if self.first != NONE:
            play(s, self.first)
        pending = [s]
        left = MOST_NODES
        while pending and not self.finished():
            left -= 1
            if left < 0:
                raise RulesBug("no-progress")
            here = pending.pop()
            if here.outcome is not None:
                self.judge(here)
                continue
            for action in here.offers:
                ahead = here.clone()
                play(ahead, action)
                pending.append(ahead)

    def judge(self, s: FellowshipState) -> None:
        """Record which goals succeeded at this end."""
        ending = s.outcome
        for hand in range(s.rules.hands):
            if ending is not None and ending.reason == PLAYED_OUT and succeeded(s, hand):
                self.succeeds |= 1 << hand
            else:
                self.fails |= 1 << hand
