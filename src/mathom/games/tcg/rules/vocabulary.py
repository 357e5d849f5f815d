"""The vocabulary of the card game: verbs, chance events, log events and options."""

from __future__ import annotations

from typing import Final

from mathom.engine.action import Vocabulary
from mathom.engine.game import EventKind, Option
from mathom.games.tcg.rules.facts import CARD_FACTS, CARDS, CODES, MOST_SEATS, PER_CARD, STARTERS

VOCABULARY: Final = Vocabulary()

NUMBERS: Final = [str(number) for number in range(61)]
SEATS: Final = [f"player-{seat + 1}" for seat in range(MOST_SEATS)]
PHASES: Final = [
    "set-up", "fellowship", "shadow", "maneuver", "archery", "assignment", "skirmish", "regroup",
]  # fmt: skip

MOST_ABILITIES: Final = 3
ABILITY_NAMES: Final = [
    f"{CODES[card * PER_CARD + copy]}/{number + 1}"
    for card in range(len(CARDS))
    for copy in range(PER_CARD)
    for number in range(MOST_ABILITIES)
    if CARD_FACTS[card].get("abilities")
]


def ability_bases() -> list[int]:
    """For each card the index of its first ability name, -1 if it has none."""
    bases: list[int] = []
    count = 0
    for facts in CARD_FACTS:
        bases.append(count if facts.get("abilities") else -1)
        count += PER_CARD * MOST_ABILITIES if facts.get("abilities") else 0
    return bases


ABILITY_BASE: Final = ability_bases()
ABILITY_CARDS: Final = [card for card in range(len(CARDS)) if ABILITY_BASE[card] >= 0]
PER_ABILITY_CARD: Final = PER_CARD * MOST_ABILITIES

BRING: Final = VOCABULARY.verb("bring", "deck", STARTERS)
BUILD: Final = VOCABULARY.verb("build")
ADD: Final = VOCABULARY.verb("add", "print", CARDS)
BID: Final = VOCABULARY.verb("bid", "number", NUMBERS[:10])
GO: Final = VOCABULARY.verb("go", "number", NUMBERS[: MOST_SEATS + 1])
PLAY: Final = VOCABULARY.verb("play", "card", CODES)
USE: Final = VOCABULARY.verb("use", "ability", ABILITY_NAMES)
CHOOSE: Final = VOCABULARY.verb("choose", "card", CODES)
DISCARD: Final = VOCABULARY.verb("discard", "card", CODES)
HEAL: Final = VOCABULARY.verb("heal", "card", CODES)
TRANSFER: Final = VOCABULARY.verb("transfer", "card", CODES)
ASSIGN: Final = VOCABULARY.verb("assign", "card", CODES)
FIGHT: Final = VOCABULARY.verb("fight", "card", CODES)
ASK: Final = VOCABULARY.verb("ask", "seat", SEATS)
TAKE: Final = VOCABULARY.verb("take", "number", NUMBERS)
OPTION: Final = VOCABULARY.verb("option", "number", NUMBERS[:4])
ACCEPT: Final = VOCABULARY.verb("accept")
DECLINE: Final = VOCABULARY.verb("decline")
MOVE: Final = VOCABULARY.verb("move")
STAY: Final = VOCABULARY.verb("stay")
PASS: Final = VOCABULARY.verb("pass")
DONE: Final = VOCABULARY.verb("done")

DRAW: Final = VOCABULARY.verb("draw", "card", CODES)
FIRST: Final = VOCABULARY.verb("first", "seat", SEATS)


def is_add(action: int) -> bool:
    return ADD <= action < ADD + len(CARDS)


def is_play(action: int) -> bool:
    return PLAY <= action < PLAY + len(CODES)


def is_use(action: int) -> bool:
    return USE <= action < USE + len(ABILITY_NAMES)


def is_discard(action: int) -> bool:
    return DISCARD <= action < DISCARD + len(CODES)


def is_assign(action: int) -> bool:
    return ASSIGN <= action < ASSIGN + len(CODES)


def is_choose(action: int) -> bool:
    return CHOOSE <= action < CHOOSE + len(CODES)


def is_transfer(action: int) -> bool:
    return TRANSFER <= action < TRANSFER + len(CODES)


EVENTS: Final[list[EventKind]] = []


def event(name: str, *kinds: str) -> int:
    """Add a kind of log event."""
    EVENTS.append(EventKind(name, kinds))
    return len(EVENTS) - 1


DECK_BROUGHT: Final = event("deck-brought", "seat", "deck")
DECK_BUILT: Final = event("deck-built", "seat")
BIDS: Final = event("bid", "seat", "number")
TURN_BEGINS: Final = event("turn-begins", "seat")
PHASE_BEGINS: Final = event("phase-begins", "phase", "seat")
SITE_PLAYED: Final = event("site-played", "seat", "card")
MOVED: Final = event("moved", "seat", "card")
TWILIGHT_ADDED: Final = event("twilight-added", "number", "number")
TWILIGHT_REMOVED: Final = event("twilight-removed", "number", "number")
CARD_PLAYED: Final = event("card-played", "seat", "card", "number")
ABILITY_DONE: Final = event("ability-done", "seat", "ability")
ABILITY_FORCED: Final = event("ability-forced", "ability")
BORNE: Final = event("borne", "card", "card")
TRANSFERRED: Final = event("transferred", "seat", "card", "card")
WOUNDED: Final = event("wounded", "card")
WOUND_PREVENTED: Final = event("wound-prevented", "card")
EXERTED: Final = event("exerted", "card")
HEALED: Final = event("healed", "card")
KILLED: Final = event("killed", "card")
DISCARDED: Final = event("discarded", "card")
RETURNED: Final = event("returned", "card")
STACKED: Final = event("stacked", "card", "card")
TOKEN_PUT: Final = event("token-put", "card", "number")
BURDENED: Final = event("burdened", "seat", "number")
UNBURDENED: Final = event("unburdened", "seat", "number")
DREW: Final = event("drew", "seat", "number")
DREW_CARD: Final = event("drew-card", "card")
REVEALED: Final = event("revealed", "card")
SHUFFLED: Final = event("shuffled", "seat")
RING_WORN: Final = event("ring-worn", "seat")
RING_OFF: Final = event("ring-off", "seat")
NEW_BEARER: Final = event("new-bearer", "seat", "card")
ARCHERY: Final = event("archery", "number", "number")
ASSIGNED: Final = event("assigned", "card", "card")
FIGHT_BEGINS: Final = event("fight-begins", "card")
FIGHT_WON: Final = event("fight-won", "card", "number", "number")
FIGHT_LOST: Final = event("fight-lost", "card", "number", "number")
OVERWHELMED: Final = event("overwhelmed", "card")
FIGHT_CANCELLED: Final = event("fight-cancelled", "card")
CONTROLLED: Final = event("controlled", "seat", "card")
LIBERATED: Final = event("liberated", "card")
CANCELLED: Final = event("cancelled", "card")
LOST: Final = event("lost", "seat")
STRENGTHENED: Final = event("strengthened", "card", "number")
GAINED: Final = event("gained", "card", "power", "number")

FORMATS: Final = ["basic", "deluxe"]
SPOTTING: Final = ["choice", "always"]
OPTIONS: Final = [Option("format", FORMATS), Option("spotting", SPOTTING)]
