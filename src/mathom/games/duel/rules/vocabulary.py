"""Duel's verbs, chance verbs, log events and options."""

from __future__ import annotations

from typing import Final

from mathom.engine.action import Vocabulary
from mathom.engine.game import EventKind, Option
from mathom.games.duel.rules.facts import BONUSES, CARDS, RACES, REGIONS, TILES, TOKENS

VOCABULARY: Final = Vocabulary()

PLAY: Final = VOCABULARY.verb("play", "card", CARDS)
DISCARD: Final = VOCABULARY.verb("discard", "card", CARDS)
TAKE: Final = VOCABULARY.verb("take", "tile", TILES)
PLACE: Final = VOCABULARY.verb("place", "region", REGIONS)
MARCH: Final = VOCABULARY.verb("march", "region", REGIONS)
TO: Final = VOCABULARY.verb("to", "region", REGIONS)
REMOVE: Final = VOCABULARY.verb("remove", "region", REGIONS)
RAZE: Final = VOCABULARY.verb("raze", "region", REGIONS)
ROB: Final = VOCABULARY.verb("rob")
STRIP: Final = VOCABULARY.verb("strip", "card", CARDS)
RECOVER: Final = VOCABULARY.verb("recover", "card", CARDS)
CALL: Final = VOCABULARY.verb("call", "race", RACES)
LEAVE: Final = VOCABULARY.verb("leave", "race", RACES)
KEEP: Final = VOCABULARY.verb("keep", "token", TOKENS)
CLAIM: Final = VOCABULARY.verb("claim")
WAIT: Final = VOCABULARY.verb("wait")
ACCEPT: Final = VOCABULARY.verb("accept")
DECLINE: Final = VOCABULARY.verb("decline")
DONE: Final = VOCABULARY.verb("done")

LAY: Final = VOCABULARY.verb("lay", "card", CARDS)
TURN: Final = VOCABULARY.verb("turn", "card", CARDS)
LOOK: Final = VOCABULARY.verb("look", "card", CARDS)
OFFER: Final = VOCABULARY.verb("offer", "tile", TILES)
SHOW: Final = VOCABULARY.verb("show", "token", TOKENS)

EVENTS: Final[list[EventKind]] = []


def event(name: str, *kinds: str) -> int:
    """Define a log event and return its number."""
    EVENTS.append(EventKind(name, kinds))
    return len(EVENTS) - 1


CHAPTER_BEGINS: Final = event("chapter-begins", "number")
CARD_TURNED: Final = event("card-turned", "card")
TILE_OFFERED: Final = event("tile-offered", "tile")
PAID: Final = event("paid", "seat", "number")
PLAYED_BY_CHAIN: Final = event("played-by-chain", "seat", "card")
COINS_TAKEN: Final = event("coins-taken", "seat", "number")
COINS_LOST: Final = event("coins-lost", "seat", "number")
QUEST_ADVANCED: Final = event("quest-advanced", "seat", "number", "number")
BONUS_REACHED: Final = event("bonus-reached", "seat", "bonus")
RACE_JOINED: Final = event("race-joined", "seat", "race")
TOKENS_SHOWN: Final = event("token-shown", "token")
TOKEN_KEPT: Final = event("token-kept", "seat", "token")
UNITS_PLACED: Final = event("units-placed", "seat", "number", "region")
UNIT_MOVED: Final = event("unit-moved", "seat", "region", "region")
UNIT_REMOVED: Final = event("unit-removed", "seat", "region")
CONFLICT: Final = event("conflict", "region", "number")
FORTRESS_BUILT: Final = event("fortress-built", "seat", "region")
FORTRESS_RAZED: Final = event("fortress-razed", "seat", "region")
CARD_STRIPPED: Final = event("card-stripped", "seat", "card")
DISCARD_SEARCHED: Final = event("discard-searched", "seat")
CARD_SEEN: Final = event("card-seen", "card")
CARD_RECOVERED: Final = event("card-recovered", "seat", "card")
EXTRA_TURN: Final = event("extra-turn", "seat")
EFFECT_DONE: Final = event("effect-done", "seat", "effect")
TOKEN_HELPED: Final = event("token-helped", "seat", "token")

OPTIONS: Final = [
    Option("extra-turns", ["add", "one"]),
    Option("set-aside", ["discard", "out"]),
    Option("new-token", ["later", "at-once"]),
    Option("manoeuvres", ["optional", "forced"]),
    Option("bonuses", ["optional", "forced"]),
    Option("trio", ["automatic", "postponable"]),
    Option("purple-order", ["free", "printed"]),
    Option("green-order", ["reward-first", "moves-first"]),
    Option("reserve", ["limited", "unlimited"]),
    Option("token-effects", ["optional", "forced"]),
    Option("red-units", ["forced", "optional"]),
]

KINDS: Final[dict[str, list[str]]] = {
    "card": CARDS,
    "tile": TILES,
    "region": REGIONS,
    "race": RACES,
    "token": TOKENS,
    "bonus": BONUSES,
}
