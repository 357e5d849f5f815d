"""The Fellowship's verbs, chance verbs, log events and options."""

from __future__ import annotations

from typing import Final

from mathom.engine.action import Vocabulary
from mathom.engine.game import EventKind, Option
from mathom.games.fellowship.rules.facts import (
    CARDS,
    CHAPTERS,
    CHARACTERS,
    EVENTS_IN_BOX,
    GIFTS,
    HOLDERS,
    RIDERS,
    SETTINGS,
    SUITS,
    THREATS,
)
from mathom.games.fellowship.rules.progress import PROGRESS

DIRECTIONS: Final = ["more", "fewer"]
SPANS: Final = ["1-2", "3-4", "5-6"]
GROUP_NAMES: Final = ["ring-bearer", "hunters"]

VOCABULARY: Final = Vocabulary()

PLAY: Final = VOCABULARY.verb("play", "card", CARDS)
WIN: Final = VOCABULARY.verb("win")
CHOOSE: Final = VOCABULARY.verb("choose", "character", CHARACTERS)
GIVE: Final = VOCABULARY.verb("give", "card", CARDS)
EXCHANGE: Final = VOCABULARY.verb("exchange", "character", CHARACTERS)
SWAP_LOST: Final = VOCABULARY.verb("swap-lost", "card", CARDS)
ACCEPT: Final = VOCABULARY.verb("accept")
DECLINE: Final = VOCABULARY.verb("decline")
KEEP: Final = VOCABULARY.verb("keep", "threat", THREATS)
REDRAW: Final = VOCABULARY.verb("redraw")
DECLARE: Final = VOCABULARY.verb("declare", "direction", DIRECTIONS)
SPAN: Final = VOCABULARY.verb("aim", "span", SPANS)
TUCK: Final = VOCABULARY.verb("tuck", "card", CARDS)
RECALL: Final = VOCABULARY.verb("recall")
RESERVE: Final = VOCABULARY.verb("reserve", "card", CARDS)
AHEAD: Final = VOCABULARY.verb("lay-ahead", "card", CARDS)
AHEAD_WIN: Final = VOCABULARY.verb("lay-ahead-to-win")
LEADER: Final = VOCABULARY.verb("let-lead", "character", CHARACTERS)
STOP: Final = VOCABULARY.verb("stop")
EVENT: Final = VOCABULARY.verb("face", "event", EVENTS_IN_BOX)
GROUP: Final = VOCABULARY.verb("follow", "group", GROUP_NAMES)

LOSE: Final = VOCABULARY.verb("lose", "card", CARDS)
DEAL: Final = VOCABULARY.verb("deal", "card", CARDS)
BURY: Final = VOCABULARY.verb("bury", "card", CARDS)
UNEARTH: Final = VOCABULARY.verb("unearth", "card", CARDS)
REFILL: Final = VOCABULARY.verb("refill", "card", CARDS)
TURN: Final = VOCABULARY.verb("turn", "card", CARDS)
THREATEN: Final = VOCABULARY.verb("threaten", "threat", THREATS)
ASSIGN: Final = VOCABULARY.verb("assign", "character", CHARACTERS)
PICK: Final = VOCABULARY.verb("pick", "character", CHARACTERS)
BURDEN: Final = VOCABULARY.verb("burden", "character", CHARACTERS)
BESTOW: Final = VOCABULARY.verb("bestow", "gift", GIFTS)
SEND: Final = VOCABULARY.verb("send", "rider", RIDERS)
HAUNT: Final = VOCABULARY.verb("haunt", "character", CHARACTERS)

EVENTS: Final[list[EventKind]] = []


def event(name: str, *kinds: str) -> int:
    """Define a log event and return its number."""
    EVENTS.append(EventKind(name, kinds))
    return len(EVENTS) - 1


ROUND_BEGINS: Final = event("round-begins", "number")
EVENT_FACED: Final = event("event-faced", "event")
LOST_TURNED: Final = event("lost-turned", "card")
RING_DEALT: Final = event("ring-dealt", "holder")
CHARACTER_TAKEN: Final = event("character-taken", "holder", "character")
RIDER_TAKEN: Final = event("rider-taken", "character", "rider")
GIFT_HELPED: Final = event("gift-helped", "character", "gift")
LOST_TAKEN: Final = event("lost-taken", "character", "card")
LOST_LEFT: Final = event("lost-left", "character", "card")
BARROW_TAKEN: Final = event("barrow-taken", "character", "number")
THREAT_DRAWN: Final = event("threat-drawn", "character", "number")
THREAT_HIDDEN: Final = event("threat-hidden", "character")
THREAT_SEEN: Final = event("threat-seen", "number")
THREAT_REJECTED: Final = event("threat-rejected", "character", "number")
CARD_GIVEN: Final = event("card-given", "character", "character")
CARD_SHOWN: Final = event("card-shown", "character", "character", "card")
CARD_RECEIVED: Final = event("card-received", "character", "card")
HAND_SHOWN: Final = event("hand-shown", "character")
CARD_TUCKED: Final = event("card-tucked", "character")
CARD_RECALLED: Final = event("card-recalled", "character")
LONGEST_SUIT: Final = event("longest-suit", "character", "suit")
EVENT_CARD: Final = event("event-card", "card")
SUIT_NAMED: Final = event("suit-named", "character", "suit")
CARD_UNVEILED: Final = event("card-unveiled", "character", "card")
TRICK_WON: Final = event("trick-won", "character", "number")
TRICK_LOST: Final = event("trick-lost", "number")
RINGS_FREE: Final = event("rings-free")
GOAL_ANNOUNCED: Final = event("goal-announced", "character")
GOAL_REACHED: Final = event("goal-reached", "character")
GOAL_FAILED: Final = event("goal-failed", "character")
BALROG_WINS: Final = event("balrog-wins", "number", "number")
CARD_TURNED: Final = event("card-turned", "card")
CARD_REFILLED: Final = event("card-refilled", "character", "card")
ROUND_WON: Final = event("round-won", "number")

OPTIONS: Final = [
    Option("chapter", CHAPTERS),
    *[Option(id, values) for id, values in SETTINGS.items()],
    PROGRESS,
]

KINDS: Final[dict[str, list[str]]] = {
    "card": CARDS,
    "holder": HOLDERS,
    "character": CHARACTERS,
    "event": EVENTS_IN_BOX,
    "gift": GIFTS,
    "rider": RIDERS,
    "suit": SUITS,
    "threat": THREATS,
    "direction": DIRECTIONS,
    "span": SPANS,
    "group": GROUP_NAMES,
    "chapter": CHAPTERS,
}
