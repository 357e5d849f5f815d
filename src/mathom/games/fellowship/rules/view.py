"""What each seat sees of a round: everything that a client displays, computed by the rules.

- `chapter`, `length`, `round`, `phase` (`setup`, `choosing`, `preparing`, `playing`), `event`,
  `group`, `completed` and `to_complete` (characters), `parts_done` (Moria events or groups),
  `available` and `starred` (characters of this round), `gifts`, `mithril`, `pool` (endless mode).
- `hands`: one entry for each hand, clockwise. `seat` plays it; `cards` are those the reader knows,
  `size` is the number of cards; `won` are cards won, `lacks` suits that it has shown to lack;
  `goal` is `{kind, state, known, have, need, most, suits, cards, …}` with `state` one of open, met,
  certain, impossible, hidden, as everybody can know it, and `known` certain or impossible if only
  the reader knows it from their own cards.
- `trick`: `number` of `of`, `leader`, `led`, `cards` by hand (`card` is null if face down),
  `winning`, `claimed` (the One Ring wins it); `history`: finished tricks, the last one last.
- `rings_free`, `ring_holder`, `lost`, `barrow` (count), `pile` (count), `event_cards` (face up),
  `event_deck` (what may still come), `threat_deck`, `taken_by_none`.
- `pyramid` (two players): rows of slots, each `{state, card}` with state gone, face-down, covered,
  free; and `side`.
- `breaks`: for the seat to play, the cards that would certainly make the goals of
  `characters` impossible; `claims` if only when played as the 1 of Rings that wins.
- `promises`: the cards of a simultaneous exchange.
- `cards`: every card of the round and its place as the reader knows it: mine, known, played,
  lost, out, unseen.
"""

from __future__ import annotations

from typing import Final

from mathom.games.fellowship.rules.choosing import available, required, starred
from mathom.games.fellowship.rules.deal import deck_of
from mathom.games.fellowship.rules.facts import (
    BIT,
    CARD_SUIT,
    CARDS,
    CHAPTERS,
    CHARACTERS,
    EVENTS_IN_BOX,
    GIFTS,
    HANDS,
    HOLDERS,
    MITHRIL,
    NONE,
    ONE_RING,
    RIDERS,
    SUITS,
    bits,
)
from mathom.games.fellowship.rules.gifts import has_gift
from mathom.games.fellowship.rules.goal_search import goal_states, seat_states
from mathom.games.fellowship.rules.goals.cards import CardsOfSuit
from mathom.games.fellowship.rules.goals.characters import goal_of
from mathom.games.fellowship.rules.goals.goal import CERTAIN, IMPOSSIBLE, STATES
from mathom.games.fellowship.rules.goals.status import needs_threat, threat_hidden
from mathom.games.fellowship.rules.goals.tricks import TricksWithin
from mathom.games.fellowship.rules.possible import best_hand, cards_left, on_table
from mathom.games.fellowship.rules.preparation.threats import KeepThreat
from mathom.games.fellowship.rules.pyramid import is_covered
from mathom.games.fellowship.rules.state import FACE_DOWN, PHASES, FellowshipState
from mathom.games.fellowship.rules.variant import GROUPS, LENGTHS
from mathom.games.fellowship.rules.vocabulary import DIRECTIONS, GROUP_NAMES, PLAY, SPANS, WIN
from mathom.games.fellowship.rules.warnings import goal_breaking_actions

HAND_NUMBERS: Final = ["hand", "giver", "taker"]
"""The fields of choices that hold a hand."""


def view(s: FellowshipState, seat: int) -> dict[str, object]:
    """The view of a seat, or of a spectator."""
    mine = s.open | (s.known[seat] if seat >= 0 else 0)
    states: list[int] = []
    known: list[int] = []
    if s.character[0] != NONE and all_chosen(s):
        states = goal_states(s)
        known = seat_states(s, seat) if seat >= 0 and s.outcome is None else states
    return {
        "chapter": CHAPTERS[s.rules.chapter],
        "length": LENGTHS[s.rules.length],
        "round": s.round,
        "phase": PHASES[s.phase],
        "event": EVENTS_IN_BOX[s.event] if s.event != NONE else None,
        "group": GROUP_NAMES[s.group] if s.group != NONE else None,
        "completed": names(CHARACTERS, s.completed),
        "to_complete": names(CHARACTERS, required(s) & ~s.completed),
        "parts_done": parts_done(s),
        "available": names(CHARACTERS, available(s)),
        "starred": names(CHARACTERS, starred(s)),
        "gifts": [gift_view(s, gift) for gift in range(len(GIFTS)) if has_gift(s, gift)],
        "mithril": has_gift(s, MITHRIL) and not s.mithril_used,
        "pool": pool_view(s) if s.rules.endless else None,
        "hands": [
            hand_view(s, seat, hand, mine)
            | {"goal": goal_view(s, seat, hand, states[hand], known[hand]) if states else None}
            for hand in range(s.rules.hands)
        ],
        "trick": trick_view(s, mine),
        "history": [
            {"winner": hand_name(s.trick_winner[at]), "cards": names(CARDS, s.trick_cards[at])}
            for at in range(len(s.trick_winner))
        ],
        "rings_free": s.broken == 1,
        "ring_holder": hand_name(s.ring_hand),
        "controller": seat_name(s.controller),
        "lost": names(CARDS, s.lost),
        "barrow": s.barrow.bit_count() + s.barrow_holes,
        "pile": s.pile.bit_count() + s.pile_holes,
        "event_cards": names(CARDS, s.event_up),
        "event_deck": names(CARDS, s.event_deck),
        "threat_deck": threat_deck(s, seat),
        "longest_suits": names(SUITS, s.horn),
        "taken_by_none": names(CARDS, s.gone),
        "pyramid": pyramid_view(s) if s.slots else None,
        "promises": promises_view(s, seat),
        "breaks": breaks_view(s, seat),
        "cards": {CARDS[card]: place_of(s, card, mine, seat) for card in bits(deck_of(s))},
    }


def about(s: FellowshipState, numbers: dict[str, int]) -> dict[str, str]:
    """The hands that a choice refers to: by character, or by holder before characters are
    chosen."""
    found: dict[str, str] = {}
    for name in HAND_NUMBERS:
        if name in numbers:
            who = s.character[numbers[name]]
            holder = HOLDERS[s.holder(numbers[name])]
            found[name] = f"character:{CHARACTERS[who]}" if who != NONE else f"holder:{holder}"
    return found


def names(known: list[str], mask: int) -> list[str]:
    return [known[index] for index in bits(mask)]


def hand_name(hand: int) -> str | None:
    """The id of a hand, None for NONE."""
    return HANDS[hand] if hand != NONE else None


def seat_name(seat: int) -> str | None:
    """The id of a seat, None for NONE."""
    return f"seat-{seat + 1}" if seat != NONE else None


def all_chosen(s: FellowshipState) -> bool:
    """Whether every hand has a character."""
    return all(s.character[hand] != NONE for hand in range(s.rules.hands))


def parts_done(s: FellowshipState) -> list[str]:
    """The Moria events or groups completed."""
    if s.rules.length == GROUPS:
        return names(GROUP_NAMES, s.parts)
    return names(EVENTS_IN_BOX, s.parts)


def gift_view(s: FellowshipState, gift: int) -> dict[str, object]:
    used = s.mithril_used if gift == MITHRIL else s.gift_used
    return {"gift": GIFTS[gift], "used": used == 1}


def pool_view(s: FellowshipState) -> dict[str, object]:
    """The characters and the rider of the endless mode."""
    return {
        "characters": names(CHARACTERS, s.pool),
        "burdened": names(CHARACTERS, s.pool_burdened),
        "rider": RIDERS[s.rider_card] if s.rider_card != NONE else None,
        "rider_used": s.rider_used == 1,
        "rider_rides": s.rider_now == 1,
    }


def hand_view(s: FellowshipState, seat: int, hand: int, mine: int) -> dict[str, object]:
    who = s.character[hand]
    shown = s.threat[hand] > 0 and (not threat_hidden(s, hand) or s.seat(hand) == seat)
    return {
        "id": HANDS[hand],
        "seat": seat_name(s.seat(hand)),
        "pyramid": s.is_pyramid(hand),
        "open": s.faceup >> hand & 1 == 1,
        "character": CHARACTERS[who] if who != NONE else None,
        "burdened": s.burdened[hand] == 1,
        "completed_before": who != NONE and s.completed >> who & 1 == 1,
        "rider": RIDERS[s.rider[hand]] if s.rider[hand] != NONE else None,
        "threat": s.threat[hand] if shown else None,
        "threat_hidden": s.threat[hand] != 0 and threat_hidden(s, hand),
        "declared": declared(s, hand),
        "announced": s.announced >> hand & 1 == 1,
        "size": s.size(hand),
        "cards": names(CARDS, s.hand[hand] & mine),
        "to_play": cards_left(s, hand),
        "tucked": tucked(s, hand, mine),
        "reserved": CARDS[s.reserved] if s.reserve_hand == hand else None,
        "lacks": names(SUITS, lacks(s, hand)),
        "tricks": s.tricks[hand],
        "won": names(CARDS, s.won[hand]),
        "laid": names(CARDS, s.laid[hand]),
    }


def lacks(s: FellowshipState, hand: int) -> int:
    """The suits that a hand has shown to lack and has not been seen to get since; none for an open
    hand."""
    if s.faceup >> hand & 1:
        return 0
    found = s.void[hand]
    for card in bits(s.hand[hand] & s.open):
        found &= ~(1 << CARD_SUIT[card])
    return found


def declared(s: FellowshipState, hand: int) -> str | None:
    """What Strider declared, or the range of Aragorn's Sword."""
    if s.declared[hand] == NONE:
        return None
    if s.threat[hand] == 0:
        return SPANS[s.declared[hand]]
    return DIRECTIONS[s.declared[hand]]


def tucked(s: FellowshipState, hand: int, mine: int) -> str | None:
    """Shadowfax's card; its id only for seats that know it."""
    if s.tuck_hand != hand:
        return None
    known = names(CARDS, s.tucked & mine)
    return known[0] if known else "face-down"


def goal_view(
    s: FellowshipState, seat: int, hand: int, state: int, known: int
) -> dict[str, object]:
    """A goal with its state and progress."""
    goal = goal_of(s, hand)
    hidden = s.threat[hand] != 0 and threat_hidden(s, hand) and s.seat(hand) != seat
    if s.threat[hand] > 0 and threat_hidden(s, hand) and s.seat(hand) == seat:
        state = known
    found: dict[str, object] = {
        "kind": goal.kind,
        "state": STATES[state],
        "known": STATES[known] if known in (CERTAIN, IMPOSSIBLE) and known != state else None,
        "suits": [SUITS[suit] for suit in goal.suits],
        "ranks": goal.ranks,
        "have": None,
        "need": goal.least,
        "most": goal.most if goal.most else None,
        "window": goal.window,
        "wanted": [],
        "forbidden": names(CARDS, goal.forbidden),
    }
    if hidden:
        return found
    if not needs_threat(goal) or s.threat[hand] > 0 or s.declared[hand] != NONE:
        found["have"] = goal.count(s, hand)
        found["wanted"] = [
            {"card": CARDS[card], "state": wanted_state(s, hand, card)}
            for card in bits(goal.wanted(s, hand) & deck_of(s))
        ]
        if isinstance(goal, TricksWithin):
            low, high = goal.bounds(s, hand)
            found["need"] = low
            found["most"] = high if high < len(CARDS) else None
        elif isinstance(goal, CardsOfSuit):
            found["need"] = goal.need(s, hand)
    return found


def wanted_state(s: FellowshipState, hand: int, card: int) -> str:
    """What happened to a card that matters for a goal."""
    bit = BIT[card]
    if s.won[hand] & bit:
        return "won"
    if on_table(s) & bit:
        return "in-trick"
    if (s.lost | s.gone) & bit:
        return "out"
    for other in range(s.rules.hands):
        if s.won[other] & bit:
            return "won-by-other"
    return "loose"


def trick_view(s: FellowshipState, mine: int) -> dict[str, object]:
    """The current trick."""
    laid: list[dict[str, object]] = []
    for step in range(s.rules.hands):
        hand = (max(s.leader, 0) + step) % s.rules.hands
        card = s.table[hand]
        if card == NONE:
            continue
        known = card >= 0 and mine & BIT[card] != 0
        laid.append(
            {
                "hand": HANDS[hand],
                "card": CARDS[card] if known else None,
                "suit": None if known else SUITS[s.veiled],
            }
        )
    return {
        "number": s.trick_number + 1,
        "of": s.tricks_total,
        "leader": hand_name(s.leader),
        "led": SUITS[s.led] if s.led != NONE else None,
        "cards": laid,
        "winning": hand_name(best_hand(s)) if s.veiled == NONE else None,
        "claimed": hand_name(s.claimed),
    }


def threat_deck(s: FellowshipState, seat: int) -> list[int]:
    """The threat cards that no character has, as far as the reader can know.

    Aragorn has looked through the deck. A seat that has drawn two knows both until it keeps one.
    """
    deck = s.rules.threat_deck
    if seat >= 0 and s.looked == seat:
        deck &= s.threats_seen
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, KeepThreat):
        deck &= ~(1 << step.first | 1 << step.second)
    for hand in range(s.rules.hands):
        own = s.seat(hand) == seat
        if s.threat[hand] > 0 and (own or not threat_hidden(s, hand)):
            deck &= ~(1 << s.threat[hand])
    return bits(deck)


def pyramid_view(s: FellowshipState) -> dict[str, object]:
    """The rows of the pyramid from the top down, and the cards at its side."""
    return {
        "rows": [[slot_view(s, slot) for slot in row] for row in s.pyramid.rows],
        "side": names(CARDS, s.side),
    }


def slot_view(s: FellowshipState, slot: int) -> dict[str, object]:
    card = s.slots[slot]
    if card == NONE:
        return {"state": "gone", "card": None}
    if card == FACE_DOWN or not s.slots_up >> slot & 1:
        return {"state": "face-down", "card": None}
    return {"state": "covered" if is_covered(s, slot) else "free", "card": CARDS[card]}


def promises_view(s: FellowshipState, seat: int) -> list[dict[str, object]]:
    """The cards of a simultaneous exchange; only the giver sees which card."""
    found: list[dict[str, object]] = []
    for at in range(0, len(s.promises), 3):
        giver, taker, card = s.promises[at], s.promises[at + 1], s.promises[at + 2]
        own = s.seat(giver) == seat or s.is_pyramid(giver)
        found.append(
            {
                "from": HANDS[giver],
                "to": HANDS[taker],
                "chosen": card != NONE,
                "card": CARDS[card] if card >= 0 and own else None,
            }
        )
    return found


def breaks_view(s: FellowshipState, seat: int) -> list[dict[str, object]]:
    """The cards that would break a goal."""
    return [
        {
            "card": CARDS[ONE_RING if action == WIN else action - PLAY],
            "claims": action == WIN,
            "characters": [CHARACTERS[s.character[hand]] for hand in bits(hands)],
        }
        for action, hands in goal_breaking_actions(s, seat).items()
    ]


def place_of(s: FellowshipState, card: int, mine: int, seat: int) -> str:
    """The place of a card as the reader knows it."""
    bit = BIT[card]
    if s.lost & bit:
        return "lost"
    if s.gone & bit:
        return "out"
    for hand in range(s.rules.hands):
        if (s.won[hand] | on_table(s)) & bit:
            return "played"
        if s.hand[hand] & mine & bit:
            return "mine" if s.seat(hand) == seat and not s.is_pyramid(hand) else "known"
    return "known" if mine & bit else "unseen"
