"""Check whether a position could occur in play: its agenda, hands, characters and promises."""

from __future__ import annotations

from typing import Any, Final

from mathom.engine.agenda import misplaced, number_fault, number_faults, numbers_of, order_faults
from mathom.engine.errors import BadNotation
from mathom.engine.game import Game
from mathom.engine.step import Step
from mathom.games.fellowship.rules.facts import (
    BIT,
    CARD_SUIT,
    FRODO,
    HANDS,
    MOST_HANDS,
    NONE,
    THREATS,
)
from mathom.games.fellowship.rules.next_leader import NameLeader
from mathom.games.fellowship.rules.preparation.characters import actions_of
from mathom.games.fellowship.rules.preparation.sequence import Act, EndPreparing
from mathom.games.fellowship.rules.preparation.threats import KeepThreat
from mathom.games.fellowship.rules.rounds import UseMithril
from mathom.games.fellowship.rules.state import PLAYING, PREPARING, FellowshipState
from mathom.games.fellowship.rules.swaps import Deliver, Give
from mathom.games.fellowship.rules.tricks import (
    BeginTrick,
    DrawSting,
    EndTrick,
    FirstTrick,
    FollowCard,
    LeadCard,
    NextTrick,
    RecallCard,
    Turns,
)

LONGEST: Final = 40

BOUNDS: Final[dict[str, tuple[int, int]]] = {
    "seat": (0, MOST_HANDS - 1),
    "hand": (0, MOST_HANDS - 1),
    "giver": (0, MOST_HANDS - 1),
    "taker": (0, MOST_HANDS - 1),
    "partners": (0, (1 << MOST_HANDS) - 1),
    "times": (1, 3),
    "number": (0, 9),
    "part": (0, 2),
    "first": (1, len(THREATS) - 1),
    "second": (1, len(THREATS) - 1),
}

RANKS: Final[dict[str, int]] = {
    "end-round": 0, "begin-round": 0, "use-mithril": 0,
    "first-trick": 1, "prepare": 2, "begin-choosing": 3, "after-deal": 4, "deal-cards": 5,
    "choose-event": 6, "use-rider": 4, "choose-group": 5, "mirror-deal": 5,
    "characters-chosen": 3, "choose-character": 4,
    "end-preparing": 2, "blow-horn": 2, "act": 3, "deliver": 10, "promises": 11,
    "pyramid-promise": 11, "redraw-threat": 9, "keep-threat": 12, "take-lost-card": 11,
    "choose-partner": 11, "choose-to-swap": 11, "pick-threat": 11, "aim-sword": 11,
    "declare-direction": 11, "tuck-card": 11, "reserve-card": 11, "lay-ahead": 11,
    "look-into-mirror": 11, "give": 15, "give-back": 15,
    "begin-trick": 1, "next-trick": 1, "name-leader": 2, "end-trick": 1, "turns": 2,
    "follow-card": 2, "lead-card": 2, "draw-sting": 3, "recall-card": 4,
}  # fmt: skip

REPEATED: Final = [
    "act", "choose-character", "follow-card", "give", "give-back", "redraw-threat"
]  # fmt: skip

TRICK_STEPS: Final = (
    BeginTrick, NextTrick, NameLeader, EndTrick, Turns, FollowCard, LeadCard, DrawSting, RecallCard
)  # fmt: skip


def agenda_faults(game: Game[Any], s: FellowshipState) -> list[BadNotation]:
    """The steps that cannot be pending in this round."""
    if s.outcome is not None:
        return []
    if len(s.agenda) > LONGEST:
        return [BadNotation("agenda-too-long", most=LONGEST)]
    found = number_faults(game, s, BOUNDS) or order_faults(game, s, RANKS, REPEATED)
    found += hand_faults(s)
    if found:
        return found
    for step in s.agenda:
        found += step_faults(game, s, step)
    return found + promise_faults(s)


def hand_faults(s: FellowshipState) -> list[BadNotation]:
    """Hands and seats that do not exist in this game, and characters played by two hands."""
    found: list[BadNotation] = []
    for place, hand in (
        ("ring_holder", s.ring_hand),
        ("leader", s.leader),
        ("claimed", s.claimed),
        ("lost_taker", s.lost_taker),
        ("tuck_hand", s.tuck_hand),
        ("reserve_hand", s.reserve_hand),
    ):
        if hand >= s.rules.hands:
            found.append(BadNotation("unknown-name", place=place, name=HANDS[hand]))
    if s.controller >= s.rules.players or s.looked >= s.rules.players:
        found.append(BadNotation("wrong-seats", seats=s.controller + 1, known=s.rules.players))
    played = [who for who in s.character[: s.rules.hands] if who != NONE]
    if len(set(played)) < len(played):
        found.append(BadNotation("named-twice", place="hands", name="character"))
    if s.phase >= PREPARING and len(played) < s.rules.hands:
        found.append(BadNotation("characters-missing"))
    if s.rules.events and s.event != NONE and s.event not in s.rules.events:
        found.append(BadNotation("unknown-name", place="event", name=s.event))
    return found


def step_faults(game: Game[Any], s: FellowshipState, step: Step[Any]) -> list[BadNotation]:
    """The faults of one step: it belongs to another phase, or its hand to another seat."""
    if isinstance(step, TRICK_STEPS) and (s.phase != PLAYING or s.leader == NONE):
        return [misplaced(game, step)]
    if isinstance(step, FirstTrick) and s.phase == PLAYING:
        return [misplaced(game, step)]
    numbers = numbers_of(game, step)
    for field in ("hand", "giver", "taker"):
        if numbers.get(field, 0) >= s.rules.hands:
            return [number_fault(game, step, field, numbers[field])]
    if numbers.get("partners", 0) >> s.rules.hands:
        return [number_fault(game, step, "partners", numbers["partners"])]
    hand = numbers.get("hand", numbers.get("giver", NONE))
    if "seat" in numbers and hand != NONE and numbers["seat"] != seat_for(s, step, hand):
        return [number_fault(game, step, "seat", numbers["seat"])]
    return trick_faults(game, s, step) + set_up_faults(game, s, step)


def seat_for(s: FellowshipState, step: Step[Any], hand: int) -> int:
    """The seat that decides for a hand; Frodo's for the Mithril shirt."""
    if isinstance(step, UseMithril):
        return s.seat(max(s.hand_of(FRODO), 0))
    return s.seat(hand)


def trick_faults(game: Game[Any], s: FellowshipState, step: Step[Any]) -> list[BadNotation]:
    """A card is led to an empty trick, and each hand follows once."""
    if isinstance(step, LeadCard):
        if step.hand != s.leader or s.table[step.hand] != NONE:
            return [number_fault(game, step, "hand", step.hand)]
        return [] if s.led == NONE else [misplaced(game, step)]
    if isinstance(step, FollowCard):
        waiting = [one.hand for one in s.agenda if isinstance(one, FollowCard)]
        if s.table[step.hand] != NONE or waiting.count(step.hand) > 1 or step.hand == s.leader:
            return [number_fault(game, step, "hand", step.hand)]
    if isinstance(step, (EndTrick, Turns)):
        lead = s.table[s.leader]
        if lead == NONE or s.led == NONE or (lead >= 0 and CARD_SUIT[lead] != s.led):
            return [misplaced(game, step)]
    if isinstance(step, DrawSting) and not s.lost and not 0 <= s.lost_taker < s.rules.hands:
        return [misplaced(game, step)]
    if isinstance(step, RecallCard) and s.tuck_hand == NONE:
        return [misplaced(game, step)]
    return []


def set_up_faults(game: Game[Any], s: FellowshipState, step: Step[Any]) -> list[BadNotation]:
    """A character has the action, and nobody gives a card to themselves."""
    if isinstance(step, Act):
        known = s.character[step.hand] != NONE and step.number < len(actions_of(s, step.hand))
        return [] if known else [number_fault(game, step, "number", step.number)]
    if isinstance(step, Give) and step.giver == step.taker:
        return [number_fault(game, step, "taker", step.taker)]
    if isinstance(step, KeepThreat) and step.first == step.second:
        return [number_fault(game, step, "second", step.second)]
    return []


def promise_faults(s: FellowshipState) -> list[BadNotation]:
    """A promise is pending, has another hand as its taker, and its card is in the giver's hand."""
    pending = any(isinstance(step, (Deliver, EndPreparing)) for step in s.agenda)
    if len(s.promises) > LONGEST or (s.promises and not pending):
        return [BadNotation("promise-impossible")]
    given = 0
    for at in range(0, len(s.promises), 3):
        giver, taker, card = s.promises[at : at + 3]
        if giver >= s.rules.hands or taker >= s.rules.hands or giver == taker:
            return [BadNotation("promise-impossible")]
        if card >= 0:
            if given & BIT[card] or not s.hand[giver] & BIT[card]:
                return [BadNotation("promise-impossible")]
            given |= BIT[card]
    return []
