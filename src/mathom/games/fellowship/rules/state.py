"""The state of a round and of its chapter.

A set of cards is a bit mask in one int. Every card is in one place: a hand, Shadowfax's tucked
card, the trick, `won`, `lost`, `barrow`, the solo `pile`, the event deck with its face-up and used
cards, taken by nobody (`gone`), or out of the game. A seat knows the place of the cards in
`known[seat]`; everybody knows that of the cards in `open`.
"""

from __future__ import annotations

from typing import Final

from mathom.engine.state import State
from mathom.games.fellowship.rules.events import EVENT_CARDS, NO_EVENT, EventCard
from mathom.games.fellowship.rules.facts import HOLDERS, MOST_HANDS, NONE, count
from mathom.games.fellowship.rules.variant import PYRAMID_HAND, PYRAMID_TABLE, Pyramid, Rules

FACE_DOWN: Final = -2
"""An unknown card in a slot of the pyramid or in the trick."""

SETTING_UP: Final = 0
CHOOSING: Final = 1
PREPARING: Final = 2
PLAYING: Final = 3
PHASES: Final = ["setup", "choosing", "preparing", "playing"]

HIDDEN_THREAT: Final = -1
"""An unknown threat card in another seat's knowledge of `threat`."""


class FellowshipState(State):
    """The whole state. Lists are indexed by hand."""

    def __init__(self, rules: Rules, of: FellowshipState | None = None) -> None:
        super().__init__(of)
        self.rules = rules
        if of is None:
            self.round = 0
            self.phase = SETTING_UP
            self.event = NONE
            self.group = NONE
            self.parts = 0
            self.completed = 0
            self.mithril_used = 0
            self.rider_used = 0
            self.gift_used = 0
            self.pool = 0
            self.pool_burdened = 0
            self.gift = NONE
            self.rider_card = NONE
            self.rider_now = 0
            self.ring_hand = NONE
            self.controller = NONE
            self.tricks_total = 0
            self.trick_number = 0
            self.leader = NONE
            self.led = NONE
            self.claimed = NONE
            self.veiled = NONE
            self.broken = 0
            self.exchanged = 0
            self.horn = 0
            self.lost = 0
            self.lost_taker = NONE
            self.barrow = 0
            self.barrow_holes = 0
            self.pile = 0
            self.pile_holes = 0
            self.gone = 0
            self.box = 0
            self.event_deck = 0
            self.event_up = 0
            self.event_used = 0
            self.threats = 0
            self.threats_low = 0
            self.threats_seen = 0
            self.looked = NONE
            self.redrawn = 0
            self.announced = 0
            self.faceup = 0
            self.open = 0
            self.unseen = 0
            self.tucked = 0
            self.tuck_hole = 0
            self.tuck_hand = NONE
            self.reserved = NONE
            self.reserve_hand = NONE
            self.failed = 0
            self.stopping = 1
            self.hand = [0] * MOST_HANDS
            self.holes = [0] * MOST_HANDS
            self.character = [NONE] * MOST_HANDS
            self.burdened = [0] * MOST_HANDS
            self.threat = [0] * MOST_HANDS
            self.declared = [NONE] * MOST_HANDS
            self.rider = [NONE] * MOST_HANDS
            self.void = [0] * MOST_HANDS
            self.soft = [0] * MOST_HANDS
            self.tricks = [0] * MOST_HANDS
            self.won = [0] * MOST_HANDS
            self.table = [NONE] * MOST_HANDS
            self.last_card = [NONE] * MOST_HANDS
            self.laid = [0] * MOST_HANDS
            self.known = [0] * MOST_HANDS
            self.trick_winner: list[int] = []
            self.trick_cards: list[int] = []
            self.slots: list[int] = []
            self.slots_up = 0
            self.side = 0
            self.received = NONE
            self.vacated = NONE
            self.promises: list[int] = []
            self.pyramid: Pyramid = Pyramid([])
        else:
            self.round = of.round
            self.phase = of.phase
            self.event = of.event
            self.group = of.group
            self.parts = of.parts
            self.completed = of.completed
            self.mithril_used = of.mithril_used
            self.rider_used = of.rider_used
            self.gift_used = of.gift_used
            self.pool = of.pool
            self.pool_burdened = of.pool_burdened
            self.gift = of.gift
            self.rider_card = of.rider_card
            self.rider_now = of.rider_now
            self.ring_hand = of.ring_hand
            self.controller = of.controller
            self.tricks_total = of.tricks_total
            self.trick_number = of.trick_number
            self.leader = of.leader
            self.led = of.led
            self.claimed = of.claimed
            self.veiled = of.veiled
            self.broken = of.broken
            self.exchanged = of.exchanged
            self.horn = of.horn
            self.lost = of.lost
            self.lost_taker = of.lost_taker
            self.barrow = of.barrow
            self.barrow_holes = of.barrow_holes
            self.pile = of.pile
            self.pile_holes = of.pile_holes
            self.gone = of.gone
            self.box = of.box
            self.event_deck = of.event_deck
            self.event_up = of.event_up
            self.event_used = of.event_used
            self.threats = of.threats
            self.threats_low = of.threats_low
            self.threats_seen = of.threats_seen
            self.looked = of.looked
            self.redrawn = of.redrawn
            self.announced = of.announced
            self.faceup = of.faceup
            self.open = of.open
            self.unseen = of.unseen
            self.tucked = of.tucked
            self.tuck_hole = of.tuck_hole
            self.tuck_hand = of.tuck_hand
            self.reserved = of.reserved
            self.reserve_hand = of.reserve_hand
            self.failed = of.failed
            self.stopping = of.stopping
            self.hand = of.hand[:]
            self.holes = of.holes[:]
            self.character = of.character[:]
            self.burdened = of.burdened[:]
            self.threat = of.threat[:]
            self.declared = of.declared[:]
            self.rider = of.rider[:]
            self.void = of.void[:]
            self.soft = of.soft[:]
            self.tricks = of.tricks[:]
            self.won = of.won[:]
            self.table = of.table[:]
            self.last_card = of.last_card[:]
            self.laid = of.laid[:]
            self.known = of.known[:]
            self.trick_winner = of.trick_winner[:]
            self.trick_cards = of.trick_cards[:]
            self.slots = of.slots[:]
            self.slots_up = of.slots_up
            self.side = of.side
            self.received = of.received
            self.vacated = of.vacated
            self.promises = of.promises[:]
            self.pyramid = of.pyramid

    def clone(self) -> FellowshipState:
        """A deep copy of everything mutable."""
        return FellowshipState(self.rules, self)

    def numbers(self) -> list[int]:
        """The whole state as numbers in a fixed order."""
        found = [
            self.rules.players, self.round, self.phase, self.event, self.group, self.parts,
            self.completed, self.mithril_used, self.rider_used, self.gift_used, self.pool,
            self.pool_burdened, self.gift, self.rider_card, self.rider_now, self.ring_hand,
            self.controller, self.tricks_total, self.trick_number, self.leader, self.led,
            self.claimed, self.veiled, self.broken, self.exchanged, self.horn, self.lost,
            self.lost_taker, self.barrow, self.barrow_holes, self.pile, self.pile_holes,
            self.gone, self.box, self.event_deck, self.event_up, self.event_used, self.threats,
            self.threats_low, self.threats_seen, self.looked, self.announced, self.faceup,
            self.open, self.unseen, self.tucked, self.tuck_hole, self.tuck_hand, self.reserved,
            self.reserve_hand, self.failed, self.slots_up, self.side, self.received,
            self.vacated, self.redrawn,
        ]  # fmt: skip
        for part in (
            self.rules.settings,
            self.hand,
            self.holes,
            self.character,
            self.burdened,
            self.threat,
            self.declared,
            self.rider,
            self.void,
            self.soft,
            self.tricks,
            self.won,
            self.table,
            self.last_card,
            self.laid,
            self.known,
            self.trick_winner,
            self.trick_cards,
            self.slots,
            self.promises,
        ):
            found.append(len(part))
            found.extend(part)
        return found

    def event_card(self) -> EventCard:
        return EVENT_CARDS[self.event] if self.event != NONE else NO_EVENT

    def seat(self, hand: int) -> int:
        """The seat that plays a hand."""
        if hand == PYRAMID_HAND and self.rules.players == PYRAMID_TABLE:
            return self.controller if self.controller != NONE else 1
        return self.rules.seat_of[hand]

    def is_pyramid(self, hand: int) -> bool:
        """Whether a hand lies on the table as a pyramid."""
        return hand == PYRAMID_HAND and self.rules.players == PYRAMID_TABLE

    def holder(self, hand: int) -> int:
        """The holder of a hand, one of `HOLDERS`, for texts before characters are chosen."""
        if self.is_pyramid(hand):
            return len(HOLDERS) - 1
        return MOST_HANDS + hand if self.rules.solo else hand

    def size(self, hand: int) -> int:
        """The number of cards in a hand, known or not."""
        return count(self.hand[hand]) + self.holes[hand]

    def hand_of(self, character: int) -> int:
        """The hand that plays a character, NONE if it is not in the round."""
        for hand in range(self.rules.hands):
            if self.character[hand] == character:
                return hand
        return NONE
