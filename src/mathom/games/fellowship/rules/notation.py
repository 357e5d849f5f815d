"""Positions of the Fellowship as JSON; docs/positions.md documents the keys.

A position without hands is a table before a round. With hands it describes a round; cards that it
does not name are out of the round.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mathom.engine.errors import BadNotation
from mathom.engine.position import Reader, index_of
from mathom.engine.step import Step
from mathom.games.fellowship.rules.choosing import BeginChoosing
from mathom.games.fellowship.rules.deal import EVERY_CARD, clear_table, deal_of, deck_of
from mathom.games.fellowship.rules.facts import (
    BIT,
    CARDS,
    CHARACTERS,
    EVENTS_IN_BOX,
    FATTY,
    GIFTS,
    HANDS,
    MOST_HANDS,
    NONE,
    ONE_RING_BIT,
    RIDERS,
    SUITS,
    THREATS,
    bits,
)
from mathom.games.fellowship.rules.preparation.sequence import Prepare
from mathom.games.fellowship.rules.rounds import BeginRound, EndRound, set_up
from mathom.games.fellowship.rules.state import (
    CHOOSING,
    FACE_DOWN,
    PHASES,
    PLAYING,
    PREPARING,
    SETTING_UP,
    FellowshipState,
)
from mathom.games.fellowship.rules.tricks import BeginTrick, FirstTrick
from mathom.games.fellowship.rules.variant import GROUPS, PYRAMID_HAND, PYRAMID_TABLE, Pyramid
from mathom.games.fellowship.rules.view import hand_name, names
from mathom.games.fellowship.rules.vocabulary import GROUP_NAMES

SEATS: Final = [f"seat-{seat + 1}" for seat in range(MOST_HANDS)]
NUMBERS: Final = ["round", "tricks_total", "trick_number"]
FLAGS: Final = [
    "mithril_used", "rider_used", "gift_used", "rider_now", "rings_free", "exchanged",
]  # fmt: skip
CARD_SETS: Final = [
    "lost", "barrow", "pile", "gone", "event_deck", "event_up", "event_used", "open", "tucked",
    "side",
]  # fmt: skip
HAND_NAMES: Final = ["ring_holder", "leader", "claimed", "lost_taker", "tuck_hand", "reserve_hand"]
KEYS: Final = [
    *NUMBERS, *FLAGS, *CARD_SETS, *HAND_NAMES, "phase", "event", "group", "parts", "completed",
    "pool", "pool_burdened", "gift", "rider", "controller", "led", "veiled", "longest_suits",
    "threats", "threats_low", "threats_seen", "looked", "reserved", "received", "vacated", "hands",
    "trick", "history", "slots", "slots_up", "promises", "known",
]  # fmt: skip
HAND_KEYS: Final = [
    "character", "burdened", "cards", "threat", "declared", "rider", "lacks", "loosely_lacks",
    "won", "last_card", "laid", "open", "failed", "announced", "redrawn", "tricks",
]  # fmt: skip


def write(s: FellowshipState) -> dict[str, object]:
    """The whole state, without values that follow from it."""
    return {
        "round": s.round,
        "phase": PHASES[s.phase],
        "event": name(EVENTS_IN_BOX, s.event),
        "group": name(GROUP_NAMES, s.group),
        "parts": names(part_names(s), s.parts),
        "completed": names(CHARACTERS, s.completed),
        "mithril_used": s.mithril_used == 1,
        "rider_used": s.rider_used == 1,
        "gift_used": s.gift_used == 1,
        "rider_now": s.rider_now == 1,
        "pool": names(CHARACTERS, s.pool),
        "pool_burdened": names(CHARACTERS, s.pool_burdened),
        "gift": name(GIFTS, s.gift),
        "rider": name(RIDERS, s.rider_card),
        "ring_holder": hand_name(s.ring_hand),
        "controller": name(SEATS, s.controller),
        "tricks_total": s.tricks_total,
        "trick_number": s.trick_number,
        "leader": hand_name(s.leader),
        "led": name(SUITS, s.led),
        "claimed": hand_name(s.claimed),
        "veiled": name(SUITS, s.veiled),
        "rings_free": s.broken == 1,
        "exchanged": s.exchanged == 1,
        "longest_suits": names(SUITS, s.horn),
        "lost": names(CARDS, s.lost),
        "lost_taker": hand_name(s.lost_taker),
        "barrow": names(CARDS, s.barrow),
        "pile": names(CARDS, s.pile),
        "gone": names(CARDS, s.gone),
        "event_deck": names(CARDS, s.event_deck),
        "event_up": names(CARDS, s.event_up),
        "event_used": names(CARDS, s.event_used),
        "threats": bits(s.threats),
        "threats_low": bits(s.threats_low),
        "threats_seen": bits(s.threats_seen),
        "looked": name(SEATS, s.looked),
        "open": names(CARDS, s.open),
        "tucked": names(CARDS, s.tucked),
        "tuck_hand": hand_name(s.tuck_hand),
        "reserved": name(CARDS, s.reserved),
        "reserve_hand": hand_name(s.reserve_hand),
        "received": name(CARDS, s.received),
        "vacated": s.vacated,
        "side": names(CARDS, s.side),
        "slots": [name(CARDS, card) for card in s.slots],
        "slots_up": bits(s.slots_up),
        "hands": {HANDS[hand]: hand_json(s, hand) for hand in range(s.rules.hands)},
        "trick": {
            HANDS[hand]: CARDS[s.table[hand]]
            for hand in range(s.rules.hands)
            if s.table[hand] != NONE
        },
        "history": [
            {"winner": hand_name(s.trick_winner[at]), "cards": names(CARDS, s.trick_cards[at])}
            for at in range(len(s.trick_winner))
        ],
        "promises": [
            {
                "from": HANDS[s.promises[at]],
                "to": HANDS[s.promises[at + 1]],
                "card": name(CARDS, s.promises[at + 2]),
            }
            for at in range(0, len(s.promises), 3)
        ],
        "known": {SEATS[seat]: names(CARDS, s.known[seat]) for seat in range(s.rules.players)},
    }


def name(known: Sequence[str], index: int) -> str | None:
    """The id at an index, None for NONE."""
    return known[index] if index >= 0 else None


def part_names(s: FellowshipState) -> list[str]:
    """The names of this chapter's parts: Moria events or groups."""
    return GROUP_NAMES if s.rules.length == GROUPS else EVENTS_IN_BOX


def hand_json(s: FellowshipState, hand: int) -> dict[str, object]:
    return {
        "character": name(CHARACTERS, s.character[hand]),
        "burdened": s.burdened[hand] == 1,
        "cards": names(CARDS, s.hand[hand]),
        "threat": s.threat[hand],
        "declared": s.declared[hand],
        "rider": name(RIDERS, s.rider[hand]),
        "lacks": names(SUITS, s.void[hand]),
        "loosely_lacks": names(SUITS, s.soft[hand]),
        "won": names(CARDS, s.won[hand]),
        "tricks": s.tricks[hand],
        "last_card": name(CARDS, s.last_card[hand]),
        "laid": names(CARDS, s.laid[hand]),
        "open": s.faceup >> hand & 1 == 1,
        "failed": s.failed >> hand & 1 == 1,
        "announced": s.announced >> hand & 1 == 1,
        "redrawn": s.redrawn >> hand & 1 == 1,
    }


class Position(Reader):
    """A reader for the ids of this game."""

    def maybe(self, key: str, known: Sequence[str], default: int) -> int:
        """The index of an id, NONE if it is absent."""
        if key in self.data and self.data[key] is None:
            return NONE
        return self.name(key, known, default)

    def mask(self, key: str, known: Sequence[str]) -> int:
        """Ids as a bit mask."""
        found = 0
        for index in self.names(key, known):
            found |= 1 << index
        return found

    def number_mask(self, key: str, high: int) -> int:
        """Small numbers as a bit mask."""
        found = 0
        for item in self.items(key):
            if isinstance(item, bool) or not isinstance(item, int) or not 0 <= item <= high:
                raise BadNotation("not-a-number", place=self.place(key))
            found |= 1 << item
        return found

    def within(self, key: str) -> Position:
        """A nested object."""
        return Position(self.data.get(key, {}), self.place(key))


def read(data: dict[str, object], seed: int, settings: list[int], seats: int) -> FellowshipState:
    """A table before a round, or a described round."""
    r = Position(data)
    r.only(KEYS)
    s = set_up(seed, settings, seats)
    read_progress(s, r)
    if r.has("hands"):
        clear_table(s)
        read_round(s, r)
        s.agenda = agenda_of(s)
    return s


def read_progress(s: FellowshipState, r: Position) -> None:
    """Read the progress of the chapter."""
    s.round = r.number("round", s.round, 0, 1000)
    if r.has("completed"):
        s.completed = r.mask("completed", CHARACTERS)
    if r.has("parts"):
        s.parts = r.mask("parts", part_names(s))
    s.mithril_used = int(r.flag("mithril_used", s.mithril_used == 1))
    s.rider_used = int(r.flag("rider_used", s.rider_used == 1))
    s.gift_used = int(r.flag("gift_used", s.gift_used == 1))
    if r.has("pool"):
        s.pool = r.mask("pool", CHARACTERS)
    if r.has("pool_burdened"):
        s.pool_burdened = r.mask("pool_burdened", CHARACTERS)
    s.gift = r.maybe("gift", GIFTS, s.gift)
    s.rider_card = r.maybe("rider", RIDERS, s.rider_card)


def read_round(s: FellowshipState, r: Position) -> None:
    usual = s.rules.events[0] if len(s.rules.events) == 1 else NONE
    s.event = r.maybe("event", EVENTS_IN_BOX, usual)
    s.group = r.maybe("group", GROUP_NAMES, NONE)
    s.phase = r.name("phase", PHASES, PLAYING)
    s.rider_now = int(r.flag("rider_now", False))
    s.broken = int(r.flag("rings_free", False))
    s.exchanged = int(r.flag("exchanged", False))
    s.pyramid = Pyramid(deal_of(s).rows)
    hands = r.within("hands")
    hands.only(HANDS[: s.rules.hands])
    for hand in range(s.rules.hands):
        read_hand(s, hand, hands.within(HANDS[hand]))
    read_piles(s, r)
    read_pyramid(s, r)
    read_trick(s, r)
    read_threats(s, r)
    read_knowledge(s, r)


def read_hand(s: FellowshipState, hand: int, r: Position) -> None:
    r.only(HAND_KEYS)
    who = r.maybe("character", CHARACTERS, NONE)
    s.character[hand] = who
    burdened = s.rules.burdened and who != NONE and CHARACTERS[who] != "frodo"
    s.burdened[hand] = int(r.flag("burdened", burdened))
    s.hand[hand] = r.mask("cards", CARDS)
    s.threat[hand] = r.number("threat", 0, 0, len(THREATS) - 1)
    s.declared[hand] = r.number("declared", NONE, NONE, 2)
    s.rider[hand] = r.maybe("rider", RIDERS, s.rules.rider_of[who] if who != NONE else NONE)
    s.void[hand] = r.mask("lacks", SUITS)
    s.soft[hand] = r.mask("loosely_lacks", SUITS)
    s.won[hand] = r.mask("won", CARDS)
    s.tricks[hand] = r.number("tricks", 0, 0, 99)
    s.last_card[hand] = r.maybe("last_card", CARDS, NONE)
    s.laid[hand] = r.mask("laid", CARDS)
    s.faceup |= int(r.flag("open", s.rules.solo)) << hand
    s.failed |= int(r.flag("failed", False)) << hand
    s.announced |= int(r.flag("announced", False)) << hand
    s.redrawn |= int(r.flag("redrawn", False)) << hand


def read_piles(s: FellowshipState, r: Position) -> None:
    """Read the cards outside the hands; cards named nowhere are out of the round."""
    s.lost = r.mask("lost", CARDS)
    s.lost_taker = r.maybe("lost_taker", HANDS, NONE)
    s.barrow = r.mask("barrow", CARDS)
    s.pile = r.mask("pile", CARDS)
    s.event_up = r.mask("event_up", CARDS)
    s.event_used = r.mask("event_used", CARDS)
    if r.has("event_deck"):
        s.event_deck = r.mask("event_deck", CARDS)
    else:
        s.event_deck = s.event_card().deck & ~s.event_up & ~s.event_used
    s.tucked = r.mask("tucked", CARDS)
    s.tuck_hand = r.maybe("tuck_hand", HANDS, NONE)
    s.reserved = r.maybe("reserved", CARDS, NONE)
    s.reserve_hand = r.maybe("reserve_hand", HANDS, NONE)
    s.received = r.maybe("received", CARDS, NONE)
    s.horn = r.mask("longest_suits", SUITS)


def read_pyramid(s: FellowshipState, r: Position) -> None:
    """Read the slots of the pyramid; without slots all its cards are at the side."""
    s.side = r.mask("side", CARDS)
    s.vacated = r.number("vacated", NONE, NONE, max(0, s.pyramid.size - 1))
    if s.rules.players != PYRAMID_TABLE:
        return
    if r.has("slots"):
        s.slots = [
            NONE if item is None else index_of(item, CARDS, "slots") for item in r.items("slots")
        ]
        if len(s.slots) not in (0, s.pyramid.size):
            raise BadNotation("wrong-length", place="slots", length=s.pyramid.size)
        s.slots_up = r.number_mask("slots_up", s.pyramid.size - 1)
        if not r.has("slots_up"):
            for slot in range(len(s.slots)):
                s.slots_up |= s.pyramid.up[slot] << slot
    elif not r.has("side"):
        s.side = s.hand[PYRAMID_HAND]


def read_trick(s: FellowshipState, r: Position) -> None:
    """Read the current trick and those before it."""
    trick = r.within("trick")
    trick.only(HANDS[: s.rules.hands])
    for hand in range(s.rules.hands):
        s.table[hand] = trick.name(HANDS[hand], CARDS, NONE)
    for item in r.items("history"):
        past = Position(item, "history")
        past.only(["winner", "cards"])
        s.trick_winner.append(past.maybe("winner", HANDS[: s.rules.hands], NONE))
        s.trick_cards.append(past.mask("cards", CARDS))
    total = deal_of(s).tricks + (1 if s.hand_of(FATTY) != NONE else 0)
    s.tricks_total = r.number("tricks_total", total, 0, 20)
    s.trick_number = r.number("trick_number", len(s.trick_winner), 0, 20)
    s.leader = r.maybe("leader", HANDS, 0)
    s.led = r.maybe("led", SUITS, NONE)
    s.claimed = r.maybe("claimed", HANDS, NONE)
    s.veiled = r.maybe("veiled", SUITS, NONE)
    holder = NONE
    for hand in range(s.rules.hands):
        if s.hand[hand] & ONE_RING_BIT:
            holder = hand
    s.ring_hand = r.maybe("ring_holder", HANDS, holder)
    usual = NONE
    if s.rules.players == PYRAMID_TABLE:
        usual = s.ring_hand if 0 <= s.ring_hand < PYRAMID_HAND else 1
    s.controller = r.maybe("controller", SEATS, usual)
    for item in r.items("promises"):
        promise = Position(item, "promises")
        promise.only(["from", "to", "card"])
        s.promises.append(promise.name("from", HANDS, 0))
        s.promises.append(promise.name("to", HANDS, 0))
        s.promises.append(promise.maybe("card", CARDS, NONE))
    s.gone = r.mask("gone", CARDS)
    dealt = placed(s) | s.gone
    if dealt:
        s.box = EVERY_CARD & ~deck_of(s) & ~s.event_card().deck
        s.gone |= 0 if r.has("gone") else deck_of(s) & ~dealt


def read_threats(s: FellowshipState, r: Position) -> None:
    """Read the threat deck; without one, it is all cards not held by characters."""
    high = len(THREATS) - 1
    s.threats_low = r.number_mask("threats_low", high)
    s.threats_seen = r.number_mask("threats_seen", high)
    s.looked = r.maybe("looked", SEATS, NONE)
    if r.has("threats"):
        s.threats = r.number_mask("threats", high)
    else:
        for hand in range(s.rules.hands):
            s.threats &= ~(1 << s.threat[hand]) if s.threat[hand] else -1


def read_knowledge(s: FellowshipState, r: Position) -> None:
    """Read who knows which cards; the default is the own hand and all open cards."""
    s.open = s.lost | s.gone | (BIT[s.reserved] if s.reserved != NONE else 0)
    s.open |= s.side
    for slot in range(len(s.slots)):
        if s.slots[slot] >= 0 and s.slots_up >> slot & 1:
            s.open |= BIT[s.slots[slot]]
    for hand in range(s.rules.hands):
        s.open |= s.won[hand]
        if s.table[hand] >= 0:
            s.open |= BIT[s.table[hand]]
        if s.faceup >> hand & 1:
            s.open |= s.hand[hand]
        if not s.is_pyramid(hand):
            s.known[s.seat(hand)] |= s.hand[hand]
    if s.tuck_hand != NONE:
        s.known[s.seat(s.tuck_hand)] |= s.tucked
    if s.ring_hand != NONE:
        s.open |= s.hand[s.ring_hand] & ONE_RING_BIT
    if r.has("open"):
        s.open = r.mask("open", CARDS)
    if r.has("known"):
        known = r.within("known")
        known.only(SEATS[: s.rules.players])
        for seat in range(s.rules.players):
            s.known[seat] = known.mask(SEATS[seat], CARDS)


def agenda_of(s: FellowshipState) -> list[Step[FellowshipState]]:
    """The agenda for a phase; the next step is last."""
    found: list[Step[FellowshipState]] = [EndRound()]
    if s.phase == SETTING_UP:
        return [BeginRound()]
    if s.phase == PLAYING:
        return [*found, BeginTrick()]
    found.append(FirstTrick())
    found.append(Prepare())
    if s.phase == CHOOSING:
        found.append(BeginChoosing())
    return found


def placed(s: FellowshipState) -> int:
    """The cards in each place, except those that are out."""
    found = s.lost | s.barrow | s.pile | s.event_deck | s.event_up | s.event_used | s.tucked
    if s.reserve_hand != NONE:
        found |= BIT[s.reserved]
    for hand in range(s.rules.hands):
        found |= s.hand[hand] | s.won[hand]
        if s.table[hand] >= 0:
            found |= BIT[s.table[hand]]
    return found


def faults(s: FellowshipState) -> list[BadNotation]:
    """What does not add up: every card is in exactly one place."""
    found: list[BadNotation] = []
    places = [s.lost, s.barrow, s.pile, s.event_deck, s.event_up, s.event_used, s.tucked, s.gone]
    places += [s.hand[hand] for hand in range(s.rules.hands)]
    places += [s.won[hand] for hand in range(s.rules.hands)]
    places += [BIT[card] for card in s.table if card >= 0]
    if s.reserve_hand != NONE:
        places.append(BIT[s.reserved])
    everything = 0
    for place in places:
        for card in bits(everything & place):
            found.append(BadNotation("named-twice", place="cards", name=CARDS[card]))
        everything |= place
    wanted = deck_of(s) | s.event_card().deck
    if everything and everything != wanted:
        for card in bits(everything ^ wanted):
            found.append(BadNotation("card-misplaced", card=CARDS[card]))
    return found + pyramid_faults(s) + count_faults(s)


def pyramid_faults(s: FellowshipState) -> list[BadNotation]:
    """The slots and the side must hold exactly the cards of the pyramid's hand."""
    if s.rules.players != PYRAMID_TABLE or FACE_DOWN in s.slots:
        return []
    laid = s.side
    for card in s.slots:
        if card >= 0:
            laid |= BIT[card]
    return [] if laid == s.hand[PYRAMID_HAND] else [BadNotation("pyramid-misplaced")]


def count_faults(s: FellowshipState) -> list[BadNotation]:
    """The history has at most as many tricks as were played; a round staged in the middle lacks the
    first ones."""
    found: list[BadNotation] = []
    if len(s.trick_winner) > s.trick_number:
        found.append(BadNotation("tricks-do-not-add-up"))
    if s.phase == PREPARING and s.trick_number:
        found.append(BadNotation("tricks-do-not-add-up"))
    return found
