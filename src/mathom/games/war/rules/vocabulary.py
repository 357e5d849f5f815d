"""The vocabulary of War of the Ring: verbs of actions, random outcomes, and log events."""

from __future__ import annotations

from typing import Final

from mathom.engine.action import Vocabulary
from mathom.engine.game import EventKind, Option
from mathom.games.war.rules.armies.army_bits import FIGURES
from mathom.games.war.rules.facts import (
    CARDS,
    CHARACTERS,
    DECKS,
    FACES,
    NATIONS,
    PLACES,
    SIDES,
    TILES,
    TITLES,
)

WORDS: Final = Vocabulary()
NUMBERS: Final = [str(number) for number in range(13)]

# Actions: choosing a die, using an Elven Ring, and the uses of a die.
DIE: Final = WORDS.verb("use", "die", FACES)
RING: Final = WORDS.verb("ring", "die", FACES)
INTO: Final = WORDS.verb("into", "die", FACES)
PASS: Final = WORDS.verb("pass")
SKIP: Final = WORDS.verb("skip")
MOVE_FELLOWSHIP: Final = WORDS.verb("move-fellowship")
HIDE: Final = WORDS.verb("hide")
SEPARATE: Final = WORDS.verb("separate")
MOVE_COMPANIONS: Final = WORDS.verb("move-companions")
MOVE_MINIONS: Final = WORDS.verb("move-minions")
MARCH: Final = WORDS.verb("march")
ATTACK: Final = WORDS.verb("attack")
MUSTER_TROOPS: Final = WORDS.verb("muster")
POLITICS: Final = WORDS.verb("sway", "nation", NATIONS)
BRING: Final = WORDS.verb("bring", "character", CHARACTERS)
VOICE_RECRUIT: Final = WORDS.verb("voice-recruit")
VOICE_UPGRADE: Final = WORDS.verb("voice-upgrade")
DRAW: Final = WORDS.verb("draw", "deck", DECKS)
PLAY: Final = WORDS.verb("play", "card", CARDS)
BANISH: Final = WORDS.verb("banish", "card", CARDS)

# Armies and characters on the map.
FROM_PLACE: Final = WORDS.verb("from", "place", PLACES)
TO: Final = WORDS.verb("to", "place", PLACES)
AGAINST: Final = WORDS.verb("against", "place", PLACES)
RECRUIT_IN: Final = WORDS.verb("recruit-in", "place", PLACES)
RETREAT: Final = WORDS.verb("retreat", "place", PLACES)
TAKE: Final = WORDS.verb("take", "figure", FIGURES)
RECRUIT: Final = WORDS.verb("recruit", "figure", FIGURES)
LOSE: Final = WORDS.verb("lose", "figure", FIGURES)
REDUCE: Final = WORDS.verb("reduce", "figure", FIGURES)
DISBAND: Final = WORDS.verb("disband", "figure", FIGURES)
SLAY: Final = WORDS.verb("slay", "figure", FIGURES)
UPGRADE: Final = WORDS.verb("upgrade", "place", PLACES)
ALL: Final = WORDS.verb("all")
DONE: Final = WORDS.verb("done")

# Battles.
COMBAT: Final = WORDS.verb("combat", "card", CARDS)
FIGHT: Final = WORDS.verb("fight")
WITHDRAW: Final = WORDS.verb("withdraw")
CONTINUE: Final = WORDS.verb("continue")
CEASE: Final = WORDS.verb("cease")
STAND: Final = WORDS.verb("stand")
NAME: Final = WORDS.verb("name", "character", CHARACTERS)

# The fellowship and the Hunt.
DECLARE: Final = WORDS.verb("declare")
ENTER: Final = WORDS.verb("enter-mordor")
GUIDE: Final = WORDS.verb("guide", "character", CHARACTERS)
ALLOT: Final = WORDS.verb("allot", "number", NUMBERS)
INVOKE: Final = WORDS.verb("invoke", "card", CARDS)
LOSE_GUIDE: Final = WORDS.verb("lose-guide")
LOSE_RANDOM: Final = WORDS.verb("lose-random")
RELEASE: Final = WORDS.verb("release")
REVEAL: Final = WORDS.verb("reveal")
CORRUPT: Final = WORDS.verb("use-ring")
REROLL: Final = WORDS.verb("reroll", "number", NUMBERS)

# Cards, nations, numbers.
DISCARD_CARD: Final = WORDS.verb("discard", "card", CARDS)
OFFER: Final = WORDS.verb("offer", "card", CARDS)
CHOOSE: Final = WORDS.verb("choose", "nation", NATIONS)
AMOUNT: Final = WORDS.verb("amount", "number", NUMBERS)
FROM_HAND: Final = WORDS.verb("from-hand")
HUNT: Final = WORDS.verb("hunt")
ACCEPT: Final = WORDS.verb("accept")
DECLINE: Final = WORDS.verb("decline")

FREE_FACES: Final = [
    "character-a",
    "character-b",
    "army-muster",
    "muster",
    "event",
    "will-of-the-west",
]
SHADOW_FACES: Final = ["character", "army", "muster", "army-muster", "event", "eye"]
PIPS: Final = [str(pips) for pips in range(1, 7)]

FREE_ROLL: Final = WORDS.verb("free-roll", "free-face", FREE_FACES)
SHADOW_ROLL: Final = WORDS.verb("shadow-roll", "shadow-face", SHADOW_FACES)
ROLL: Final = WORDS.verb("roll", "pips", PIPS)
DRAW_CARD: Final = WORDS.verb("drawn", "card", CARDS)
DRAW_TILE: Final = WORDS.verb("tile", "tile", TILES)
RANDOM_COMPANION: Final = WORDS.verb("random", "character", CHARACTERS)
RANDOM_CARD: Final = WORDS.verb("random-card", "card", CARDS)

EVENTS: Final[list[EventKind]] = []


def event(name: str, *kinds: str) -> int:
    """Add a kind of log event."""
    EVENTS.append(EventKind(name, kinds))
    return len(EVENTS) - 1


TURN_BEGINS: Final = event("turn-begins", "number")
DREW: Final = event("drew", "side", "deck")
DREW_CARD: Final = event("drew-card", "card")
DISCARDED: Final = event("discarded", "side", "deck")
DISCARDED_CARD: Final = event("discarded-card", "card")
CARD_PLAYED: Final = event("card-played", "side", "card")
CARD_LEFT: Final = event("card-left", "card")
CARD_CHOSEN: Final = event("card-chosen", "side", "deck")
NO_CARD_CHOSEN: Final = event("no-card-chosen", "side")
CARD_SHOWN: Final = event("card-shown", "side", "card")
CARD_CANCELLED: Final = event("card-cancelled", "card")
DIE_ROLLED: Final = event("die-rolled", "side", "die", "number")
RING_USED: Final = event("ring-used", "side", "die", "die")
ACTIVATED: Final = event("activated", "nation")
ADVANCED: Final = event("advanced", "nation", "number")
AT_WAR: Final = event("at-war", "nation")
SWAYED_BACK: Final = event("swayed-back", "nation")
RECRUITED: Final = event("recruited", "figure", "place")
ENTERED_PLAY: Final = event("entered-play", "character", "place")
MARCHED: Final = event("marched", "side", "place", "place")
CHARACTER_MOVED: Final = event("character-moved", "figure", "place")
CAPTURED: Final = event("captured", "side", "place")
SIEGE_BEGINS: Final = event("siege-begins", "place")
SIEGE_ENDS: Final = event("siege-ends", "place")
DISBANDED: Final = event("disbanded", "figure", "place")
BATTLE_BEGINS: Final = event("battle-begins", "side", "place", "place")
ROUND_BEGINS: Final = event("round-begins", "number")
COMBAT_ROLL: Final = event("combat-roll", "side", "number", "number")
LEADER_ROLL: Final = event("leader-roll", "side", "number", "number")
SPECIAL_ROLL: Final = event("special-roll", "card", "number", "number")
UNIT_LOST: Final = event("unit-lost", "figure", "place")
UNIT_REDUCED: Final = event("unit-reduced", "figure", "place")
CHARACTER_LOST: Final = event("character-lost", "character")
RETREATED: Final = event("retreated", "side", "place")
WITHDREW: Final = event("withdrew", "place")
CEASED: Final = event("ceased", "side")
DECLARED: Final = event("declared", "place")
REVEALED: Final = event("revealed", "place")
HIDDEN: Final = event("hidden")
FELLOWSHIP_MOVED: Final = event("fellowship-moved", "number")
MORDOR_ENTERED: Final = event("mordor-entered")
MORDOR_STEP: Final = event("mordor-step", "number")
MORDOR_STOPPED: Final = event("mordor-stopped")
SEPARATED: Final = event("separated", "character", "place")
NEW_GUIDE: Final = event("new-guide", "character")
GOLLUM_GUIDES: Final = event("gollum-guides")
HUNT_ROLL: Final = event("hunt-roll", "number", "number")
HUNT_REROLL: Final = event("hunt-reroll", "number", "number")
TILE_DRAWN: Final = event("tile-drawn", "tile")
TILE_VOID: Final = event("tile-void", "tile")
TILE_ADDED: Final = event("tile-added", "tile")
HUNT_DAMAGE: Final = event("hunt-damage", "number")
CORRUPTION: Final = event("corruption", "number", "number")
HEALED: Final = event("healed", "number", "number")
EXCHANGED: Final = event("exchanged", "side")
ARMIES_JOINED: Final = event("armies-joined", "side", "place")
TITLE_DONE: Final = event("title-done", "card", "number")
EFFECT_DONE: Final = event("effect-done", "card", "number")

OPTIONS: Final = [
    Option("forced-discard", ["army-icon", "strategy-deck"]),
    Option("staff-in-mordor", ["advance", "stay"]),
    Option("nazgul-after-flight", ["stay", "march"]),
]

KINDS: Final[dict[str, list[str]]] = {
    "side": SIDES,
    "die": FACES,
    "nation": NATIONS,
    "character": CHARACTERS,
    "deck": DECKS,
    "card": CARDS,
    "place": PLACES,
    "figure": FIGURES,
    "tile": TILES,
    "title": TITLES,
    "free-face": FREE_FACES,
    "shadow-face": SHADOW_FACES,
    "pips": PIPS,
    "number": NUMBERS,
}
