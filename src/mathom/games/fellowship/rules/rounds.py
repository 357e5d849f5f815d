"""Rounds and chapters: how a round begins and ends, and the Mithril shirt.

- End of the round (rulebook, "Fine del Round")
- Victory conditions of short and long chapters ("Condizioni di Vittoria")
"""

from __future__ import annotations

from mathom.engine.errors import IllegalAction
from mathom.engine.step import Choice, Step
from mathom.games.fellowship.rules import vocabulary
from mathom.games.fellowship.rules.choosing import (
    BeginChoosing,
    ChooseEvent,
    ChooseGroup,
    UseRider,
    assign_characters,
    chapter_done,
)
from mathom.games.fellowship.rules.deal import DealCards, clear_table
from mathom.games.fellowship.rules.endings import is_settled, may_use_mithril
from mathom.games.fellowship.rules.endless import draw_pool
from mathom.games.fellowship.rules.events import EVENT_CARDS
from mathom.games.fellowship.rules.facts import (
    CHARACTERS,
    EVENTS_IN_BOX,
    FRODO,
    GIFTS,
    MITHRIL,
    NONE,
    RIDERS,
)
from mathom.games.fellowship.rules.goals.goal import CERTAIN
from mathom.games.fellowship.rules.goals.status import public_state, succeeded
from mathom.games.fellowship.rules.preparation.sequence import Prepare
from mathom.games.fellowship.rules.progress import (
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
from mathom.games.fellowship.rules.state import SETTING_UP, FellowshipState
from mathom.games.fellowship.rules.tricks import FirstTrick
from mathom.games.fellowship.rules.variant import GROUPS, rules_for
from mathom.games.fellowship.rules.vocabulary import ACCEPT, DECLINE


def set_up(seed: int, settings: list[int], seats: int) -> FellowshipState:
    """The state before the first round, with the group's progress."""
    s = FellowshipState(rules_for(settings, seats))
    s.reseed(seed)
    read_marks(s, s.rules.marks)
    s.then(BeginRound())
    return s


def read_marks(s: FellowshipState, marks: list[int]) -> None:
    """Restore the group's progress in the chapter."""
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
    """The group's progress in the chapter."""
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
    """Clear the table and schedule all parts of a round."""

    def run(self, s: FellowshipState) -> None:
        rules = s.rules
        clear_table(s)
        s.phase = SETTING_UP
        s.group = NONE
        s.round += 1
        s.tell(vocabulary.ROUND_BEGINS, s.round)
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
    """What is settled between the deal and the choice of characters."""

    def run(self, s: FellowshipState) -> None:
        seat = s.seat(max(s.ring_hand, 0))
        if s.rules.length == GROUPS:
            s.then(ChooseGroup(seat))
        if s.rules.endless and not s.rider_used and s.rider_card != NONE:
            s.then(UseRider(seat))


class EndRound(Step[FellowshipState]):
    """The round is won if every character has achieved its goal; all cards are revealed. After an
    early end, goals are reported only if all of them were settled."""

    def run(self, s: FellowshipState) -> None:
        early = s.trick_number < s.tricks_total
        states = [public_state(s, hand) for hand in range(s.rules.hands)]
        announced = not early or is_settled(states)
        failed = 0
        for hand in range(s.rules.hands):
            s.open |= s.hand[hand]
            reached = states[hand] == CERTAIN if early else succeeded(s, hand)
            if not reached:
                failed |= 1 << hand
            if announced:
                s.tell(
                    vocabulary.GOAL_REACHED if reached else vocabulary.GOAL_FAILED,
                    s.character[hand],
                )
        s.open |= s.barrow
        single = failed & (failed - 1) == 0
        if failed == 0:
            win_round(s)
        elif announced and single and may_use_mithril(s):
            s.then(UseMithril(s.seat(s.hand_of(FRODO)), failed.bit_length() - 1))
        else:
            s.finish((), "failed")


class UseMithril(Choice[FellowshipState]):
    """The Mithril shirt: one failed goal counts as achieved."""

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
        s.tell(vocabulary.GIFT_HELPED, FRODO, MITHRIL)
        win_round(s)

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return IllegalAction("must-answer")


def win_round(s: FellowshipState) -> None:
    """Complete the characters; a long chapter continues until everything is completed."""
    for hand in range(s.rules.hands):
        s.completed |= 1 << s.character[hand]
    if s.event != NONE and EVENT_CARDS[s.event].moria:
        s.parts |= 1 << s.event
    if s.group != NONE:
        s.parts |= 1 << s.group
    if s.rider_now:
        s.rider_used = 1
    s.tell(vocabulary.ROUND_WON, s.round)
    if chapter_done(s):
        s.finish(tuple(range(s.rules.players)), "completed")
    else:
        s.then(BeginRound())
