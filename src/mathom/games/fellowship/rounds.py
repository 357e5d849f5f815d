"""Rounds and chapters: how a round begins, what its end means (Fine del round, Condizioni di
vittoria), short and long chapters, and the Mithril shirt."""

from __future__ import annotations

from mathom.engine.errors import IllegalAction
from mathom.engine.step import Choice, Step
from mathom.games.fellowship import words
from mathom.games.fellowship.choosing import (
    BeginChoosing,
    ChooseEvent,
    ChooseGroup,
    UseRider,
    assign_characters,
    chapter_done,
)
from mathom.games.fellowship.deal import DealCards, clear_table
from mathom.games.fellowship.endings import is_settled, may_use_mithril
from mathom.games.fellowship.endless import draw_pool
from mathom.games.fellowship.events import EVENT_CARDS
from mathom.games.fellowship.facts import (
    CHARACTERS,
    EVENTS_IN_BOX,
    FRODO,
    GIFTS,
    MITHRIL,
    NONE,
    RIDERS,
)
from mathom.games.fellowship.goals import CERTAIN, public_state, succeeded
from mathom.games.fellowship.marks import (
    BURDENED_AT,
    DONE_AT,
    GIFT_AT,
    GIFT_MARK,
    GROUP_AT,
    MITHRIL_MARK,
    POOL_AT,
    RIDER_AT,
    RIDER_MARK,
    marked,
    unmark,
)
from mathom.games.fellowship.preparing import Prepare
from mathom.games.fellowship.rules import GROUPS, rules_for
from mathom.games.fellowship.state import SETTING_UP, FellowshipState
from mathom.games.fellowship.tricks import FirstTrick
from mathom.games.fellowship.words import ACCEPT, DECLINE


def set_up(seed: int, settings: list[int], seats: int) -> FellowshipState:
    """A table before its first round, with the progress that it goes on from."""
    s = FellowshipState(rules_for(settings, seats))
    s.reseed(seed)
    read_marks(s, s.rules.marks)
    s.then(BeginRound())
    return s


def read_marks(s: FellowshipState, marks: list[int]) -> None:
    """Go on from where the group stands in the chapter."""
    s.completed = marked(marks, 0, len(CHARACTERS))
    s.parts = marked(marks, DONE_AT, len(EVENTS_IN_BOX))
    if s.rules.length == GROUPS:
        s.parts = marked(marks, GROUP_AT, len(s.rules.groups))
    s.mithril_used = marked(marks, MITHRIL_MARK, 1)
    s.rider_used = marked(marks, RIDER_MARK, 1)
    s.gift_used = marked(marks, GIFT_MARK, 1)
    s.pool = marked(marks, POOL_AT, len(CHARACTERS))
    s.pool_burdened = marked(marks, BURDENED_AT, len(CHARACTERS))
    gifts = marked(marks, GIFT_AT, len(GIFTS))
    riders = marked(marks, RIDER_AT, len(RIDERS))
    s.gift = gifts.bit_length() - 1 if gifts else NONE
    s.rider_card = riders.bit_length() - 1 if riders else NONE


def write_marks(s: FellowshipState) -> list[int]:
    """Where the group stands in the chapter."""
    groups = s.rules.length == GROUPS
    found = unmark(s.completed, 0) + unmark(s.parts, GROUP_AT if groups else DONE_AT)
    found += unmark(s.mithril_used, MITHRIL_MARK) + unmark(s.rider_used, RIDER_MARK)
    found += unmark(s.gift_used, GIFT_MARK)
    found += unmark(s.pool, POOL_AT) + unmark(s.pool_burdened, BURDENED_AT)
    if s.gift != NONE:
        found.append(GIFT_AT + s.gift)
    if s.rider_card != NONE:
        found.append(RIDER_AT + s.rider_card)
    return found


class BeginRound(Step[FellowshipState]):
    """Clear the table, settle the event, deal, choose, prepare, play, and count."""

    def run(self, s: FellowshipState) -> None:
        rules = s.rules
        clear_table(s)
        s.phase = SETTING_UP
        s.group = NONE
        s.round += 1
        s.tell(words.ROUND_BEGINS, s.round)
        if rules.endless and not s.pool:
            draw_pool(s)
        if len(rules.events) == 1:
            s.event = rules.events[0]
        elif rules.events:
            s.then(ChooseEvent(0))
        if s.event_card().random_characters and not rules.solo:
            assign_characters(s)
        s.then(DealCards(), AfterDeal(), BeginChoosing(), Prepare(), FirstTrick(), EndRound())


class AfterDeal(Step[FellowshipState]):
    """What must be settled between the deal and the choice of characters."""

    def run(self, s: FellowshipState) -> None:
        seat = s.seat(max(s.ring_hand, 0))
        if s.rules.length == GROUPS:
            s.then(ChooseGroup(seat))
        if s.rules.endless and not s.rider_used and s.rider_card != NONE:
            s.then(UseRider(seat))


class EndRound(Step[FellowshipState]):
    """Every character must have reached the goal; all cards are shown. Of a round that ended early
    goals are told if all of them were settled."""

    def run(self, s: FellowshipState) -> None:
        early = s.trick_number < s.tricks_total
        states = [public_state(s, hand) for hand in range(s.rules.hands)]
        told = not early or is_settled(states)
        failed = 0
        for hand in range(s.rules.hands):
            s.open |= s.hand[hand]
            reached = states[hand] == CERTAIN if early else succeeded(s, hand)
            if not reached:
                failed |= 1 << hand
            if told:
                s.tell(words.GOAL_REACHED if reached else words.GOAL_FAILED, s.character[hand])
        s.open |= s.barrow
        single = failed & (failed - 1) == 0
        if failed == 0:
            win_round(s)
        elif told and single and may_use_mithril(s):
            s.then(UseMithril(s.seat(s.hand_of(FRODO)), failed.bit_length() - 1))
        else:
            s.finish((), "failed")


class UseMithril(Choice[FellowshipState]):
    """The Mithril shirt: one failed goal is forgiven."""

    def __init__(self, seat: int, hand: int) -> None:
        super().__init__(seat)
        self.hand = hand

    def options(self, s: FellowshipState) -> list[int]:
        return [ACCEPT, DECLINE]

    def apply(self, s: FellowshipState, action: int) -> None:
        if action == DECLINE:
            s.finish((), "failed")
            return
        s.mithril_used = 1
        s.tell(words.GIFT_HELPED, FRODO, MITHRIL)
        win_round(s)

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return IllegalAction("must-answer")


def win_round(s: FellowshipState) -> None:
    """The characters are completed; a long chapter goes on until nothing is left."""
    for hand in range(s.rules.hands):
        s.completed |= 1 << s.character[hand]
    if s.event != NONE and EVENT_CARDS[s.event].moria:
        s.parts |= 1 << s.event
    if s.group != NONE:
        s.parts |= 1 << s.group
    if s.rider_now:
        s.rider_used = 1
    s.tell(words.ROUND_WON, s.round)
    if chapter_done(s):
        s.finish(tuple(range(s.rules.players)), "completed")
    else:
        s.then(BeginRound())
