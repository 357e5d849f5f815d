"""The numbers of an observation straight from the state, without a view: for learning programs.

The places are those of `observation.py`, whose fields say what they mean; a test compares both.
"""

from __future__ import annotations

from typing import Final

from mathom.engine.features import Features
from mathom.games.fellowship.rules.choosing import available, required, starred
from mathom.games.fellowship.rules.deal import deck_of
from mathom.games.fellowship.rules.facts import (
    BIT,
    CARDS,
    CHAPTERS,
    CHARACTERS,
    EVENTS_IN_BOX,
    GIFTS,
    HANDS,
    MITHRIL,
    MOST_HANDS,
    NONE,
    RIDERS,
    SUITS,
    THREATS,
)
from mathom.games.fellowship.rules.gifts import has_gift
from mathom.games.fellowship.rules.goal_search import goal_states, seat_states
from mathom.games.fellowship.rules.goals.cards import CardsOfSuit
from mathom.games.fellowship.rules.goals.characters import KINDS, goal_of
from mathom.games.fellowship.rules.goals.goal import STATES, Goal
from mathom.games.fellowship.rules.goals.status import needs_threat, threat_hidden
from mathom.games.fellowship.rules.goals.tricks import TricksWithin
from mathom.games.fellowship.rules.possible import best_hand, cards_left, on_table
from mathom.games.fellowship.rules.pyramid import is_covered
from mathom.games.fellowship.rules.state import FACE_DOWN, PHASES, FellowshipState
from mathom.games.fellowship.rules.variant import GROUPS, LENGTHS, PYRAMID_TABLE
from mathom.games.fellowship.rules.view import all_chosen, lacks, threat_deck
from mathom.games.fellowship.rules.vocabulary import DIRECTIONS, GROUP_NAMES, SPANS

PLACES: Final = ["mine", "known", "played", "lost", "out", "unseen"]
SLOT_STATES: Final = ["gone", "face-down", "covered", "free"]
MOST_IN_PYRAMID: Final = 20
MOST_PROMISES: Final = 12

DECK: Final = len(CARDS)
WHO: Final = len(CHARACTERS)
RANGES: Final = len(DIRECTIONS) + len(SPANS)
KIND_AT: Final[dict[str, int]] = {kind: at for at, kind in enumerate(KINDS)}
POOL: Final = 1 + 2 * WHO + len(RIDERS) + 2
GOAL: Final = 1 + len(KINDS) + len(STATES) + len(SUITS) + 4 + 2 * DECK
LAID: Final = 1 + len(HANDS) + DECK + len(SUITS)
TRICK: Final = 2 + len(HANDS) + len(SUITS) + len(HANDS) * LAID + 2 * len(HANDS)
PYRAMID: Final = 1 + MOST_IN_PYRAMID * (1 + len(SLOT_STATES) + DECK) + DECK
PROMISE: Final = 1 + 2 * len(HANDS) + 1 + DECK


def hand_size(seats: int) -> int:
    """The places of a hand without its goal."""
    marks = 1 + seats + 2 + WHO + 2 + len(RIDERS) + 2 + RANGES + 2
    return marks + DECK + 1 + (1 + DECK) + DECK + len(SUITS) + 1 + 2 * DECK


def fill(s: FellowshipState, seat: int, out: Features) -> None:
    """Write what a seat sees."""
    seats = s.rules.players
    mine = s.open | s.known[seat]
    at = fill_round(s, out)
    size = hand_size(seats) + GOAL
    states = goal_states(s) if s.character[0] != NONE and all_chosen(s) else []
    for hand in range(s.rules.hands):
        fill_hand(s, seat, hand, mine, at + hand * size, out)
    if states:
        fill_goals(s, seat, states, at + hand_size(seats), size, out)
    at += MOST_HANDS * size
    fill_trick(s, mine, at, out)
    at = fill_piles(s, seat, at + TRICK, out)
    if seats == PYRAMID_TABLE:
        fill_pyramid(s, at, out)
        at += PYRAMID
    fill_promises(s, seat, at, out)
    fill_places(s, seat, mine, at + MOST_PROMISES * PROMISE, out)


def fill_round(s: FellowshipState, out: Features) -> int:
    """The chapter, the round and its characters. Returns the first place behind them."""
    out.flag(s.rules.chapter)
    at = len(CHAPTERS)
    out.flag(at + s.rules.length)
    at += len(LENGTHS)
    out.put(at, s.round)
    out.flag(at + 1 + s.phase)
    at += 1 + len(PHASES)
    if s.event != NONE:
        out.flag(at + s.event)
    at += len(EVENTS_IN_BOX)
    if s.group != NONE:
        out.flag(at + s.group)
    at += len(GROUP_NAMES)
    out.flags(s.completed, at)
    out.flags(required(s) & ~s.completed, at + WHO)
    at += 2 * WHO
    out.flags(s.parts, at + (len(EVENTS_IN_BOX) if s.rules.length == GROUPS else 0))
    at += len(EVENTS_IN_BOX) + len(GROUP_NAMES)
    out.flags(available(s), at)
    out.flags(starred(s), at + WHO)
    at += 2 * WHO
    for gift in range(len(GIFTS)):
        if has_gift(s, gift):
            out.flag(at + gift)
    at += len(GIFTS)
    out.put(at, 1 if has_gift(s, MITHRIL) and not s.mithril_used else 0)
    if s.rules.endless:
        fill_pool(s, at + 1, out)
    return at + 1 + POOL


def fill_pool(s: FellowshipState, at: int, out: Features) -> None:
    """The characters and the rider of the endless mode."""
    out.flag(at)
    out.flags(s.pool, at + 1)
    out.flags(s.pool_burdened, at + 1 + WHO)
    at += 1 + 2 * WHO
    if s.rider_card != NONE:
        out.flag(at + s.rider_card)
    out.put(at + len(RIDERS), 1 if s.rider_used == 1 else 0)
    out.put(at + len(RIDERS) + 1, 1 if s.rider_now == 1 else 0)


def fill_hand(s: FellowshipState, seat: int, hand: int, mine: int, at: int, out: Features) -> None:
    """A hand with its character and its cards."""
    seats = s.rules.players
    who = s.character[hand]
    out.flag(at)
    owner = s.seat(hand)
    if owner != NONE:
        out.flag(at + 1 + (owner - seat) % seats)
    at += 1 + seats
    out.put(at, 1 if s.is_pyramid(hand) else 0)
    out.put(at + 1, s.faceup >> hand & 1)
    at += 2
    if who != NONE:
        out.flag(at + who)
    at += WHO
    out.put(at, 1 if s.burdened[hand] == 1 else 0)
    out.put(at + 1, s.completed >> who & 1 if who != NONE else 0)
    at += 2
    if s.rider[hand] != NONE:
        out.flag(at + s.rider[hand])
    at = fill_threat(s, seat, hand, at + len(RIDERS), out)
    out.put(at, s.announced >> hand & 1)
    out.put(at + 1, s.size(hand))
    fill_held(s, hand, mine, at + 2, out)


def fill_threat(s: FellowshipState, seat: int, hand: int, at: int, out: Features) -> int:
    """The threat card of a hand, and what was declared. Returns the first place behind them."""
    hidden = threat_hidden(s, hand)
    if s.threat[hand] > 0 and (not hidden or s.seat(hand) == seat):
        out.put(at, s.threat[hand])
    out.put(at + 1, 1 if s.threat[hand] != 0 and hidden else 0)
    at += 2
    if s.declared[hand] != NONE:
        first = len(DIRECTIONS) if s.threat[hand] == 0 else 0
        out.flag(at + first + s.declared[hand])
    return at + RANGES


def fill_held(s: FellowshipState, hand: int, mine: int, at: int, out: Features) -> None:
    """The cards of a hand that the reader knows, and those that it has won."""
    out.flags(s.hand[hand] & mine, at)
    at += DECK
    out.put(at, cards_left(s, hand))
    at += 1
    if s.tuck_hand == hand:
        known = s.tucked & mine
        if known:
            out.flags(known & -known, at)
        else:
            out.flag(at + DECK)
    at += 1 + DECK
    if s.reserve_hand == hand:
        out.flag(at + s.reserved)
    at += DECK
    out.flags(lacks(s, hand), at)
    at += len(SUITS)
    out.put(at, s.tricks[hand])
    out.flags(s.won[hand], at + 1)
    out.flags(s.laid[hand], at + 1 + DECK)


def fill_goals(
    s: FellowshipState, seat: int, states: list[int], at: int, size: int, out: Features
) -> None:
    """The goals of all hands. A seat knows its own hidden threat card, and what follows from it."""
    known: list[int] = []
    for hand in range(s.rules.hands):
        state = states[hand]
        own = s.seat(hand) == seat
        hidden = s.threat[hand] != 0 and threat_hidden(s, hand)
        if hidden and own and s.threat[hand] > 0:
            if not known:
                known = seat_states(s, seat) if s.outcome is None else states
            state = known[hand]
        fill_goal(s, hand, state, hidden and not own, at + hand * size, out)


def fill_goal(
    s: FellowshipState, hand: int, state: int, hidden: bool, at: int, out: Features
) -> None:
    """A goal with its state and progress."""
    goal = goal_of(s, hand)
    out.flag(at)
    out.flag(at + 1 + KIND_AT[goal.kind])
    at += 1 + len(KINDS)
    out.flag(at + state)
    at += len(STATES)
    for suit in goal.suits:
        out.flag(at + suit)
    at += len(SUITS)
    shown = not hidden and (
        not needs_threat(goal) or s.threat[hand] > 0 or s.declared[hand] != NONE
    )
    if shown:
        out.put(at, goal.count(s, hand))
        out.flags(goal.wanted(s, hand) & deck_of(s), at + 4 + DECK)
    fill_bounds(s, hand, goal, shown, at + 1, out)
    out.put(at + 3, goal.window)
    out.flags(goal.forbidden, at + 4)


def fill_bounds(
    s: FellowshipState, hand: int, goal: Goal, shown: bool, at: int, out: Features
) -> None:
    """How many a goal needs, and how many it allows."""
    need = goal.least
    most = goal.most
    if shown and isinstance(goal, TricksWithin):
        need, most = goal.bounds(s, hand)
        out.put(at, need)
        if most < DECK:
            out.put(at + 1, most)
        return
    if shown and isinstance(goal, CardsOfSuit):
        need = goal.need(s, hand)
    out.put(at, need)
    if most:
        out.put(at + 1, most)


def fill_trick(s: FellowshipState, mine: int, at: int, out: Features) -> None:
    """The current trick."""
    out.put(at, s.trick_number + 1)
    out.put(at + 1, s.tricks_total)
    at += 2
    flag_of(s.leader, at, out)
    at += len(HANDS)
    flag_of(s.led, at, out)
    at += len(SUITS)
    laid = at
    for step in range(s.rules.hands):
        hand = (max(s.leader, 0) + step) % s.rules.hands
        card = s.table[hand]
        if card == NONE:
            continue
        out.flag(laid)
        out.flag(laid + 1 + hand)
        if card >= 0 and mine & BIT[card]:
            out.flag(laid + 1 + len(HANDS) + card)
        else:
            out.flag(laid + 1 + len(HANDS) + DECK + s.veiled)
        laid += LAID
    at += len(HANDS) * LAID
    if s.veiled == NONE:
        flag_of(best_hand(s), at, out)
    flag_of(s.claimed, at + len(HANDS), out)


def flag_of(number: int, at: int, out: Features) -> None:
    """A 1 at the place of a number, unless it is NONE."""
    if number != NONE:
        out.flag(at + number)


def fill_piles(s: FellowshipState, seat: int, at: int, out: Features) -> int:
    """The Ring and the piles. Returns the first place behind them."""
    out.put(at, 1 if s.broken == 1 else 0)
    flag_of(s.ring_hand, at + 1, out)
    at += 1 + len(HANDS)
    seats = s.rules.players
    if s.controller != NONE:
        out.flag(at + (s.controller - seat) % seats)
    at += seats
    out.flags(s.lost, at)
    at += DECK
    out.put(at, s.barrow.bit_count() + s.barrow_holes)
    out.put(at + 1, s.pile.bit_count() + s.pile_holes)
    at += 2
    out.flags(s.event_up, at)
    out.flags(s.event_deck, at + DECK)
    at += 2 * DECK
    for rank in threat_deck(s, seat):
        out.flag(at + rank)
    at += len(THREATS)
    out.flags(s.horn, at)
    out.flags(s.gone, at + len(SUITS))
    return at + len(SUITS) + DECK


def fill_pyramid(s: FellowshipState, at: int, out: Features) -> None:
    """The rows of the pyramid from the top down, and the cards at its side."""
    if not s.slots:
        return
    out.flag(at)
    here = at + 1
    for row in s.pyramid.rows:
        for slot in row:
            card = s.slots[slot]
            out.flag(here)
            if card == NONE:
                out.flag(here + 1)
            elif card == FACE_DOWN or not s.slots_up >> slot & 1:
                out.flag(here + 2)
            else:
                out.flag(here + (3 if is_covered(s, slot) else 4))
                out.flag(here + 1 + len(SLOT_STATES) + card)
            here += 1 + len(SLOT_STATES) + DECK
    out.flags(s.side, at + 1 + MOST_IN_PYRAMID * (1 + len(SLOT_STATES) + DECK))


def fill_promises(s: FellowshipState, seat: int, at: int, out: Features) -> None:
    """The cards of a simultaneous exchange; only the giver sees which card."""
    for k in range(0, min(len(s.promises), 3 * MOST_PROMISES), 3):
        giver, taker, card = s.promises[k], s.promises[k + 1], s.promises[k + 2]
        out.flag(at)
        out.flag(at + 1 + giver)
        out.flag(at + 1 + len(HANDS) + taker)
        out.put(at + 1 + 2 * len(HANDS), 1 if card != NONE else 0)
        if card >= 0 and (s.seat(giver) == seat or s.is_pyramid(giver)):
            out.flag(at + 2 + 2 * len(HANDS) + card)
        at += PROMISE


def fill_places(s: FellowshipState, seat: int, mine: int, at: int, out: Features) -> None:
    """The place of every card of the round as the reader knows it."""
    played = on_table(s)
    held = 0
    others = 0
    for hand in range(s.rules.hands):
        played |= s.won[hand]
        if s.seat(hand) == seat and not s.is_pyramid(hand):
            held |= s.hand[hand] & mine
        else:
            others |= s.hand[hand] & mine
    deck = deck_of(s)
    for card in range(DECK):
        bit = BIT[card]
        if not deck & bit:
            continue
        if s.lost & bit:
            place = 3
        elif s.gone & bit:
            place = 4
        elif played & bit:
            place = 2
        elif held & bit:
            place = 0
        else:
            place = 1 if (others | mine) & bit else 5
        out.flag(at + card * len(PLACES) + place)
