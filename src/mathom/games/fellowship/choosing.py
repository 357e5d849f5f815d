"""Who plays whom (Preparazione, 5 and 6): Frodo goes to the 1 of Rings, the others are chosen in
turn, and every starred character must be chosen by somebody."""

from __future__ import annotations

from mathom.engine.errors import IllegalAction
from mathom.engine.step import Choice, Step
from mathom.games.fellowship import words
from mathom.games.fellowship.endless import threatened
from mathom.games.fellowship.events import EVENT_CARDS
from mathom.games.fellowship.facts import (
    CHARACTERS,
    FRODO,
    INCOMPATIBLE,
    NONE,
    SECRET_FIRE,
    UNSEEN_RIDER,
    bits,
)
from mathom.games.fellowship.rules import GROUPS, LONG
from mathom.games.fellowship.state import CHOOSING, FellowshipState
from mathom.games.fellowship.words import (
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
    return s.rules.stars | s.event_card().required


def required(s: FellowshipState) -> int:
    """The characters that a long chapter asks for."""
    return s.pool if s.rules.endless else s.rules.required


def taken(s: FellowshipState) -> int:
    """The characters that are chosen already."""
    found = 0
    for hand in range(s.rules.hands):
        if s.character[hand] != NONE:
            found |= 1 << s.character[hand]
    return found


class ChooseEvent(Choice[FellowshipState]):
    """Chapter 14: which part of Moria this round crosses, settled before the deal."""

    def options(self, s: FellowshipState) -> list[int]:
        return [EVENT + event for event in s.rules.events if may_face(s, event)]

    def apply(self, s: FellowshipState, action: int) -> None:
        s.event = action - EVENT
        s.tell(words.EVENT_FACED, s.event)

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return IllegalAction("event-not-open")


def may_face(s: FellowshipState, event: int) -> bool:
    """The first three in any order; the Bridge when this round can end the chapter."""
    card = EVENT_CARDS[event]
    if not card.last:
        return card.repeatable or not s.parts >> event & 1
    for other in s.rules.events:
        if other != event and not s.parts >> other & 1:
            return False
    left = s.rules.required & ~s.completed & ~s.rules.stars & ~card.required
    return left.bit_count() <= s.rules.hands - (s.rules.stars | card.required).bit_count()


class ChooseGroup(Choice[FellowshipState]):
    """Chapter 18: the holder of the 1 of Rings says which half of the Company goes first."""

    def options(self, s: FellowshipState) -> list[int]:
        return [GROUP + group for group in range(len(GROUP_NAMES)) if not s.parts >> group & 1]

    def apply(self, s: FellowshipState, action: int) -> None:
        s.group = action - GROUP

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return IllegalAction("group-not-open")


class UseRider(Choice[FellowshipState]):
    """Endless road: whether the special Black Rider rides in this round; at the latest in one
    that can be the last."""

    def options(self, s: FellowshipState) -> list[int]:
        left = (s.pool & ~s.completed & ~(1 << FRODO)).bit_count()
        return [ACCEPT] if left < s.rules.hands else [ACCEPT, DECLINE]

    def apply(self, s: FellowshipState, action: int) -> None:
        s.rider_now = 1 if action == ACCEPT else 0

    def why_not(self, s: FellowshipState, action: int) -> IllegalAction:
        return IllegalAction("rider-must-ride")


class BeginChoosing(Step[FellowshipState]):
    """Frodo first, the others clockwise from his left; without Frodo the 1 of Rings begins."""

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
    """Chapter 16: characters are dealt at random; alone, Frodo stays with the 1 of Rings."""
    bag = bits(available(s))
    if s.rules.solo:
        take_character(s, s.ring_hand, FRODO)
        bag.remove(FRODO)
    for hand in range(s.rules.hands):
        if s.character[hand] == NONE:
            take_character(s, hand, s.draw(ASSIGN, bag))


class ChooseCharacter(Choice[FellowshipState]):
    """Choose one of the characters that are left."""

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
        """Whether the starred characters can still all be chosen afterwards."""
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
    """Frodo goes with the 1 of Rings; a blindfolded Gimli cannot be the pyramid."""
    if who == FRODO and hand != s.ring_hand:
        return False
    return not (s.is_pyramid(hand) and s.event_card().blind == who)


def clashes(s: FellowshipState, who: int) -> bool:
    """Endless road: two characters whose goals exclude each other are not chosen together."""
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
    """A hand plays a character from now on, with the rider that the chapter gives it."""
    s.character[hand] = who
    burdened = s.rules.burdened and who != FRODO
    s.burdened[hand] = 1 if burdened or s.pool_burdened >> who & 1 else 0
    s.tell(words.CHARACTER_TAKEN, s.holder(hand), who)
    rider = s.rules.rider_of[who]
    if rider != NONE and not (rider == UNSEEN_RIDER and s.rules.solo):
        take_rider(s, hand, rider)


def take_rider(s: FellowshipState, hand: int, rider: int) -> None:
    """A special Black Rider rides behind a character."""
    s.rider[hand] = rider
    s.tell(words.RIDER_TAKEN, s.character[hand], rider)


class CharactersChosen(Step[FellowshipState]):
    """Endless road: the rider, if it rides, goes to somebody who is not burdened."""

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
    """Whether the rider may go to a hand; the Unseen needs a threat card to hide."""
    if s.burdened[hand]:
        return False
    return s.rider_card != UNSEEN_RIDER or threatened(s) >> s.character[hand] & 1 == 1


def chapter_done(s: FellowshipState) -> bool:
    """Whether nothing of the chapter is left to complete."""
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
