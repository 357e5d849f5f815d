"""Threat cards (rulebook, "Minaccia"): drawing, choosing, keeping and replacing them."""

from __future__ import annotations

from mathom.engine.errors import IllegalAction
from mathom.engine.step import Choice
from mathom.games.fellowship.rules import vocabulary
from mathom.games.fellowship.rules.facts import IDENTITY, MERIADOC, NONE, RANGES, SWORD, bits
from mathom.games.fellowship.rules.gifts import has_gift
from mathom.games.fellowship.rules.goals.characters import goal_of
from mathom.games.fellowship.rules.goals.status import threat_hidden
from mathom.games.fellowship.rules.preparation.set_up_action import SetUp
from mathom.games.fellowship.rules.state import FellowshipState
from mathom.games.fellowship.rules.vocabulary import (
    DECLARE,
    DIRECTIONS,
    KEEP,
    REDRAW,
    SPAN,
    THREATEN,
)


class DrawThreat(SetUp):
    """Draw one threat card, or draw two and keep one."""

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


def has_drawn(actions: list[SetUp]) -> bool:
    """Whether one of these actions draws a threat card."""
    return any(isinstance(action, DrawThreat) for action in actions)


def draw_threat(s: FellowshipState, hand: int) -> int:
    """Draw a threat card. One that requires a lost card is set aside and another is drawn."""
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
            s.tell(vocabulary.THREAT_HIDDEN, s.character[hand])
        else:
            s.tell(vocabulary.THREAT_REJECTED, s.character[hand], rank)


def take_threat(s: FellowshipState, hand: int, rank: int) -> None:
    """Put a threat card beside a character, face up unless it is hidden."""
    s.threat[hand] = rank
    s.threats &= ~(1 << rank)
    if threat_hidden(s, hand):
        s.tell(vocabulary.THREAT_HIDDEN, s.character[hand])
        s.whisper(s.seat(hand), vocabulary.THREAT_SEEN, rank)
    else:
        s.tell(vocabulary.THREAT_DRAWN, s.character[hand], rank)


def merry_lets_redraw(s: FellowshipState) -> bool:
    """Whether burdened Meriadoc is in the round. He lets every character replace its threat card
    once, during its own turn (Chapter clarifications: rulebook p. 14, "Chiarimenti sui Capitoli",
    chapter 18)."""
    merry = s.hand_of(MERIADOC)
    return merry != NONE and s.burdened[merry] == 1


class KeepThreat(Choice[FellowshipState]):
    """Keep one of the two threat cards drawn; the other returns to the deck."""

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
    """Keep the threat card, or put it under the deck and draw another that must be kept."""

    def __init__(self, seat: int, hand: int) -> None:
        super().__init__(seat)
        self.hand = hand

    def options(self, s: FellowshipState) -> list[int]:
        if s.redrawn >> self.hand & 1 or s.threat[self.hand] <= 0:
            return []
        return [KEEP + s.threat[self.hand], REDRAW]

    def secret(self, s: FellowshipState, action: int) -> bool:
        return threat_hidden(s, self.hand)

    def apply(self, s: FellowshipState, action: int) -> None:
        if action == REDRAW:
            s.redrawn |= 1 << self.hand
            old = s.threat[self.hand]
            rank = draw_threat(s, self.hand)
            s.threats_low |= 1 << old
            take_threat(s, self.hand, rank)

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return IllegalAction("keep-or-redraw")


class ChooseThreat(SetUp):
    """Look through the threat deck and take a card; with the Sword, choose a range instead."""

    def do(self, s: FellowshipState, hand: int) -> None:
        if has_gift(s, SWORD):
            s.then(AimSword(s.seat(hand), hand))
        else:
            s.looked = s.seat(hand)
            s.threats_seen = s.threats
            s.then(PickThreat(s.seat(hand), hand))


class PickThreat(Choice[FellowshipState]):
    """Aragorn chooses a threat card from the deck."""

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
    """The Sword That Was Broken: choose two numbers, one of which Aragorn's tricks must equal."""

    def __init__(self, seat: int, hand: int) -> None:
        super().__init__(seat)
        self.hand = hand

    def options(self, s: FellowshipState) -> list[int]:
        return [SPAN + span for span in range(len(RANGES))]

    def apply(self, s: FellowshipState, action: int) -> None:
        s.declared[self.hand] = action - SPAN
        s.tell(vocabulary.GIFT_HELPED, s.character[self.hand], SWORD)

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return IllegalAction("must-aim")


class Declare(SetUp):
    """Strider declares whether he will win more or fewer tricks than his threat card says."""

    def do(self, s: FellowshipState, hand: int) -> None:
        s.then(DeclareDirection(s.seat(hand), hand))


class DeclareDirection(Choice[FellowshipState]):
    def __init__(self, seat: int, hand: int) -> None:
        super().__init__(seat)
        self.hand = hand

    def options(self, s: FellowshipState) -> list[int]:
        return [DECLARE + direction for direction in range(len(DIRECTIONS))]

    def apply(self, s: FellowshipState, action: int) -> None:
        s.declared[self.hand] = action - DECLARE

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return IllegalAction("must-declare")
