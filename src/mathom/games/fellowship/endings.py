"""The end of a round before its last trick (Fine anticipata): what is settled already.

The quick states of `goals` are sharpened where little is left to happen: every deal of the unseen
cards that agrees with what everybody has seen, and every play of it, is gone through. A goal that
succeeds in all of them is certain, one that fails in all of them impossible.
"""

from __future__ import annotations

from typing import Final

from mathom.engine.state import Outcome
from mathom.engine.step import Step, play, refresh
from mathom.games.fellowship.concealment import Guess, conceal
from mathom.games.fellowship.facts import CARD_SUIT, FRODO, MITHRIL, NONE, bits
from mathom.games.fellowship.goals import (
    CERTAIN,
    IMPOSSIBLE,
    UNKNOWN,
    public_state,
    succeeded,
)
from mathom.games.fellowship.outlook import tricks_left
from mathom.games.fellowship.preparing import has_gift
from mathom.games.fellowship.state import (
    FACE_DOWN,
    HIDDEN_THREAT,
    PLAYING,
    FellowshipState,
)

MOST_WAYS: Final = 400
"""So many deals, times the orders in which the cards can be played, are gone through at most."""

FACTORIAL: Final = [1, 1, 2, 6, 24, 120, 720, 5040, 40320]
SPECTATOR: Final = -1


def goal_states(s: FellowshipState) -> list[int]:
    """What everybody can know of every goal, exactly where little is left to happen."""
    states = [public_state(s, hand) for hand in range(s.rules.hands)]
    if s.phase == PLAYING and s.outcome is None and is_small(s):
        sharpen(s, states)
    return states


def may_stop(s: FellowshipState) -> bool:
    """Whether the players may end the round, because nothing can change its result any more. The
    Bridge of Khazad-dûm is always crossed to the end.

    The quick rules say so: whoever guesses asks at every lead, and must be offered the same.
    """
    if s.trick_number == 0 or s.event_card().no_early_end:
        return False
    states = [public_state(s, hand) for hand in range(s.rules.hands)]
    return is_settled(states) or is_lost(s, states)


def is_settled(states: list[int]) -> bool:
    """Whether every goal is certain or impossible."""
    return all(state in (CERTAIN, IMPOSSIBLE) for state in states)


def is_lost(s: FellowshipState, states: list[int]) -> bool:
    """Whether more goals are impossible than the Mithril shirt can forgive."""
    return states.count(IMPOSSIBLE) > (1 if may_use_mithril(s) else 0)


def may_use_mithril(s: FellowshipState) -> bool:
    """Whether the shirt is at hand: Frodo bears it, once in a chapter."""
    return has_gift(s, MITHRIL) and not s.mithril_used and s.hand_of(FRODO) != NONE


def is_small(s: FellowshipState) -> bool:
    """Whether all that may happen can be gone through: few cards, and no chance left."""
    left = tricks_left(s)
    if left == 0 or left > 3 or s.pile or s.pile_holes:
        return False
    if s.event_card().reveal[s.rules.players] and left > 1:
        return False
    ways = 1
    for hand in range(s.rules.hands):
        size = s.size(hand)
        if size >= len(FACTORIAL):
            return False
        ways *= FACTORIAL[size]
        if ways > MOST_WAYS:
            return False
    return True


def sharpen(s: FellowshipState, states: list[int]) -> None:
    """Replace what the quick rules left open by what going through everything shows."""
    known = s.clone()
    conceal(known, SPECTATOR)
    if not can_be_searched(known):
        return
    search = Search(known, states)
    search.deal(bits(known.unseen), 0)
    for hand in range(s.rules.hands):
        if states[hand] in (CERTAIN, IMPOSSIBLE, UNKNOWN):
            continue
        if not search.fails >> hand & 1:
            states[hand] = CERTAIN
        elif not search.succeeds >> hand & 1:
            states[hand] = IMPOSSIBLE


def can_be_searched(known: FellowshipState) -> bool:
    """Whether everything that is not known can be gone through, and cards are all of it."""
    if known.pile_holes or HIDDEN_THREAT in known.threat or FACE_DOWN in known.slots:
        return False
    return count_deals(known) * plays(known) <= MOST_WAYS


def plays(s: FellowshipState) -> int:
    """An upper bound for the orders in which the cards of one deal can be played."""
    ways = 2
    for hand in range(s.rules.hands):
        ways *= FACTORIAL[min(s.size(hand), len(FACTORIAL) - 1)]
    return ways


def count_deals(s: FellowshipState) -> int:
    """An upper bound for the deals of the unseen cards."""
    left = s.unseen.bit_count()
    ways = 1
    for size in [*s.holes, s.tuck_hole, s.barrow_holes]:
        for step in range(size):
            ways = ways * (left - step) // (step + 1)
        left -= size
        if ways > MOST_WAYS:
            return ways
    return ways


class Halt(Step[FellowshipState]):
    """Stands where the end of the round would be counted."""

    def run(self, s: FellowshipState) -> None:
        s.outcome = Outcome((), PLAYED_OUT)


PLAYED_OUT: Final = "played-out"
HALT: Final = Halt()


class Search:
    """Goes through deals and plays until every open goal has been seen to succeed and to fail;
    only those plays that begin with a certain action, where one is given."""

    def __init__(self, known: FellowshipState, states: list[int], first: int = NONE) -> None:
        self.known = known
        self.first = first
        self.room = Guess(known)
        self.succeeds = 0
        self.fails = 0
        self.open = 0
        for hand in range(known.rules.hands):
            if states[hand] not in (CERTAIN, IMPOSSIBLE, UNKNOWN):
                self.open |= 1 << hand

    def finished(self) -> bool:
        """Whether there is nothing left to find out."""
        return self.open & self.succeeds & self.fails == self.open

    def deal(self, cards: list[int], at: int) -> None:
        """Give every unseen card to every place that may hold it."""
        if self.finished():
            return
        if at == len(cards):
            if not self.known.horn or self.room.fits_horn():
                self.play(self.dealt())
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
        """The state of one deal, in which nobody is asked whether to stop."""
        s = self.known.clone()
        guess = Guess(s)
        guess.cards = [cards[:] for cards in self.room.cards]
        guess.commit()
        s.stopping = 0
        s.agenda[0] = HALT
        refresh(s)
        return s

    def play(self, s: FellowshipState) -> None:
        """Play a deal in every way."""
        if self.first != NONE:
            play(s, self.first)
        pending = [s]
        while pending and not self.finished():
            here = pending.pop()
            if here.outcome is not None:
                self.judge(here)
                continue
            for action in here.offers:
                ahead = here.clone()
                play(ahead, action)
                pending.append(ahead)

    def judge(self, s: FellowshipState) -> None:
        """Which goals have succeeded at this end."""
        ending = s.outcome
        for hand in range(s.rules.hands):
            if ending is not None and ending.reason == PLAYED_OUT and succeeded(s, hand):
                self.succeeds |= 1 << hand
            else:
                self.fails |= 1 << hand
