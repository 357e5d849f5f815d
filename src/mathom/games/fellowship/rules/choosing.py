"""Choosing characters (rulebook, "Preparazione Capitolo 1", steps 5 and 6, and "Assenza di Frodo"):
the holder of the 1 of Rings plays Frodo, the others choose in turn, and every starred character
must be chosen."""

from __future__ import annotations

from mathom.engine.errors import IllegalAction
from mathom.engine.step import Choice, Step
from mathom.games.fellowship.rules import vocabulary
from mathom.games.fellowship.rules.endless import threatened
from mathom.games.fellowship.rules.events import EVENT_CARDS
from mathom.games.fellowship.rules.facts import (
    CHARACTERS,
    FRODO,
    INCOMPATIBLE,
    NONE,
    SECRET_FIRE,
    UNSEEN_RIDER,
    bits,
)
from mathom.games.fellowship.rules.state import CHOOSING, FellowshipState
from mathom.games.fellowship.rules.variant import GROUPS, LONG
from mathom.games.fellowship.rules.vocabulary import (
    ACCEPT,
    ASSIGN,
    CHOOSE,
    DECLINE,
    EVENT,
    GROUP,
    GROUP_NAMES,
    HAUNT,
)


def available(s: FellowshipState) -> int:
    """The characters that may be chosen in this round."""
    rules = s.rules
    if rules.endless:
        return s.pool
    if s.group != NONE:
        return rules.groups[s.group]
    event = s.event_card()
    found = rules.roster & ~event.excluded & ~event.dropped[rules.players]
    if not event.required >> SECRET_FIRE & 1:
        found &= ~(1 << SECRET_FIRE)
    return found


def starred(s: FellowshipState) -> int:
    """The characters that must be chosen in this round."""
    if s.group != NONE:
        return s.rules.group_stars[s.group]
    found = s.rules.stars | s.event_card().required
    if s.event_card().last and can_end_chapter(s, s.event):
        found |= required(s) & ~s.completed
    return found


def required(s: FellowshipState) -> int:
    """The characters that must be completed in a long chapter."""
    return s.pool if s.rules.endless else s.rules.required


def taken(s: FellowshipState) -> int:
    """The characters already chosen."""
    found = 0
    for hand in range(s.rules.hands):
        if s.character[hand] != NONE:
            found |= 1 << s.character[hand]
    return found


class ChooseEvent(Choice[FellowshipState]):
    """Chapter 14: choose the Moria event of this round before the deal."""

    def options(self, s: FellowshipState) -> list[int]:
        return [EVENT + event for event in s.rules.events if may_face(s, event)]

    def apply(self, s: FellowshipState, action: int) -> None:
        s.event = action - EVENT
        s.tell(vocabulary.EVENT_FACED, s.event)

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return IllegalAction("event-not-open")


def may_face(s: FellowshipState, event: int) -> bool:
    """Events may be chosen in any order and once each, except the Long Dark, which may be repeated.
    The Bridge comes last, in a round that can end the chapter."""
    card = EVENT_CARDS[event]
    if s.parts >> event & 1:
        return card.repeatable
    if not card.last:
        return True
    if any(other != event and not s.parts >> other & 1 for other in s.rules.events):
        return False
    return can_end_chapter(s, event)


def can_end_chapter(s: FellowshipState, event: int) -> bool:
    """Whether all characters not yet completed can be chosen together for an event."""
    card = EVENT_CARDS[event]
    left = s.rules.required & ~s.completed
    if left & card.excluded:
        return False
    return (left | s.rules.stars | card.required).bit_count() <= s.rules.hands


class ChooseGroup(Choice[FellowshipState]):
    """Chapter 18: the holder of the 1 of Rings chooses which group plays first."""

    def options(self, s: FellowshipState) -> list[int]:
        return [GROUP + group for group in range(len(GROUP_NAMES)) if not s.parts >> group & 1]

    def apply(self, s: FellowshipState, action: int) -> None:
        s.group = action - GROUP

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return IllegalAction("group-not-open")


class UseRider(Choice[FellowshipState]):
    """Endless mode: choose whether to use the special Black Rider this round. It must be used in a
    round that can be the last."""

    def options(self, s: FellowshipState) -> list[int]:
        left = (s.pool & ~s.completed & ~(1 << FRODO)).bit_count()
        return [ACCEPT] if left < s.rules.hands else [ACCEPT, DECLINE]

    def apply(self, s: FellowshipState, action: int) -> None:
        s.rider_now = 1 if action == ACCEPT else 0

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return IllegalAction("rider-must-ride")


class BeginChoosing(Step[FellowshipState]):
    """Choose clockwise from Frodo's left; without Frodo the holder of the 1 of Rings begins."""

    def run(self, s: FellowshipState) -> None:
        s.phase = CHOOSING
        rules = s.rules
        if s.event_card().random_characters:
            if rules.solo:
                assign_characters(s)
            return
        first = s.ring_hand
        if starred(s) >> FRODO & 1:
            take_character(s, first, FRODO)
        for step in range(rules.hands):
            hand = (first + step) % rules.hands
            if s.character[hand] == NONE:
                s.then(ChooseCharacter(s.seat(hand), hand))
        s.then(CharactersChosen())


def assign_characters(s: FellowshipState) -> None:
    """Chapter 16: assign characters at random. In solo play Frodo keeps the 1 of Rings."""
    bag = bits(available(s))
    if s.rules.solo:
        take_character(s, s.ring_hand, FRODO)
        bag.remove(FRODO)
    for hand in range(s.rules.hands):
        if s.character[hand] == NONE:
            take_character(s, hand, s.draw(ASSIGN, bag))


class ChooseCharacter(Choice[FellowshipState]):
    def __init__(self, seat: int, hand: int) -> None:
        super().__init__(seat)
        self.hand = hand

    def options(self, s: FellowshipState) -> list[int]:
        free = [who for who in bits(available(s) & ~taken(s)) if self.fits(s, who)]
        friendly = [who for who in free if not clashes(s, who)]
        return [CHOOSE + who for who in (friendly or free)]

    def obvious(self, s: FellowshipState) -> bool:
        return True

    def fits(self, s: FellowshipState, who: int) -> bool:
        """Whether all starred characters can still be chosen afterwards."""
        if not may_play(s, self.hand, who):
            return False
        waiting = [hand for hand in range(s.rules.hands) if s.character[hand] == NONE]
        waiting.remove(self.hand)
        must = bits(starred(s) & ~taken(s) & ~(1 << who))
        if len(must) > len(waiting):
            return False
        return all(any(may_play(s, hand, star) for hand in waiting) for star in must)

    def apply(self, s: FellowshipState, action: int) -> None:
        take_character(s, self.hand, action - CHOOSE)

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        if not CHOOSE <= action < CHOOSE + len(CHARACTERS):
            return IllegalAction("must-choose-character")
        who = action - CHOOSE
        name = CHARACTERS[who]
        if taken(s) >> who & 1:
            return IllegalAction("character-taken", character=name)
        if not available(s) >> who & 1:
            return IllegalAction("character-not-here", character=name)
        if who == FRODO and self.hand != s.ring_hand:
            return IllegalAction("frodo-follows-ring")
        if not may_play(s, self.hand, who):
            return IllegalAction("not-for-pyramid", character=name)
        if not self.fits(s, who):
            return IllegalAction("starred-first")
        return IllegalAction("cannot-both-win", character=name)


def may_play(s: FellowshipState, hand: int, who: int) -> bool:
    """Whether a hand may play a character: Frodo needs the 1 of Rings, and the pyramid cannot be
    the blindfolded Gimli."""
    if who == FRODO and hand != s.ring_hand:
        return False
    return not (s.is_pyramid(hand) and s.event_card().blind == who)


def clashes(s: FellowshipState, who: int) -> bool:
    """Endless mode: whether the goal of a character excludes that of one already chosen."""
    if not s.rules.endless:
        return False
    here = taken(s)
    for plain, burdened in INCOMPATIBLE:
        if not s.pool_burdened >> burdened & 1:
            continue
        if (who == plain and here >> burdened & 1) or (who == burdened and here >> plain & 1):
            return True
    return False


def take_character(s: FellowshipState, hand: int, who: int) -> None:
    """Assign a character to a hand, with the rider that the chapter gives it."""
    s.character[hand] = who
    burdened = s.rules.burdened and who != FRODO
    s.burdened[hand] = 1 if burdened or s.pool_burdened >> who & 1 else 0
    s.tell(vocabulary.CHARACTER_TAKEN, s.holder(hand), who)
    rider = s.rules.rider_of[who]
    if rider != NONE and not (rider == UNSEEN_RIDER and s.rules.solo):
        take_rider(s, hand, rider)


def take_rider(s: FellowshipState, hand: int, rider: int) -> None:
    """Assign a special Black Rider to a hand."""
    s.rider[hand] = rider
    s.tell(vocabulary.RIDER_TAKEN, s.character[hand], rider)


class CharactersChosen(Step[FellowshipState]):
    """Endless mode: a rider in use is assigned to a character who is not burdened."""

    def run(self, s: FellowshipState) -> None:
        if not s.rider_now:
            return
        bag = [s.character[hand] for hand in range(s.rules.hands) if bears(s, hand)]
        bag.sort()
        if bag:
            take_rider(s, s.hand_of(s.draw(HAUNT, bag)), s.rider_card)
        else:
            s.rider_now = 0


def bears(s: FellowshipState, hand: int) -> bool:
    """Whether a hand may get the rider; the Unseen needs a threat card."""
    if s.burdened[hand]:
        return False
    return s.rider_card != UNSEEN_RIDER or threatened(s) >> s.character[hand] & 1 == 1


def chapter_done(s: FellowshipState) -> bool:
    """Whether the chapter is complete."""
    rules = s.rules
    if rules.length == GROUPS:
        return s.parts == (1 << len(rules.groups)) - 1
    if rules.length != LONG:
        return True
    if required(s) & ~s.completed:
        return False
    if rules.endless:
        return True
    moria = [event for event in rules.events if EVENT_CARDS[event].moria]
    return all(s.parts >> event & 1 for event in moria)
