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

VOCABULARY: Final = Vocabulary()
NUMBERS: Final = [str(number) for number in range(13)]

# Actions: choosing a die, using an Elven Ring, and the uses of a die.
DIE: Final = VOCABULARY.verb("use", "die", FACES)
RING: Final = VOCABULARY.verb("ring", "die", FACES)
INTO: Final = VOCABULARY.verb("into", "die", FACES)
PASS: Final = VOCABULARY.verb("pass")
SKIP: Final = VOCABULARY.verb("skip")
MOVE_FELLOWSHIP: Final = VOCABULARY.verb("move-fellowship")
HIDE: Final = VOCABULARY.verb("hide")
SEPARATE: Final = VOCABULARY.verb("separate")
MOVE_COMPANIONS: Final = VOCABULARY.verb("move-companions")
MOVE_MINIONS: Final = VOCABULARY.verb("move-minions")
MARCH: Final = VOCABULARY.verb("march")
ATTACK: Final = VOCABULARY.verb("attack")
MUSTER_TROOPS: Final = VOCABULARY.verb("muster")
POLITICS: Final = VOCABULARY.verb("sway", "nation", NATIONS)
BRING: Final = VOCABULARY.verb("bring", "character", CHARACTERS)
VOICE_RECRUIT: Final = VOCABULARY.verb("voice-recruit")
VOICE_UPGRADE: Final = VOCABULARY.verb("voice-upgrade")
DRAW: Final = VOCABULARY.verb("draw", "deck", DECKS)
PLAY: Final = VOCABULARY.verb("play", "card", CARDS)
BANISH: Final = VOCABULARY.verb("banish", "card", CARDS)

# Armies and characters on the map.
FROM_PLACE: Final = VOCABULARY.verb("from", "place", PLACES)
TO: Final = VOCABULARY.verb("to", "place", PLACES)
AGAINST: Final = VOCABULARY.verb("against", "place", PLACES)
RECRUIT_IN: Final = VOCABULARY.verb("recruit-in", "place", PLACES)
RETREAT: Final = VOCABULARY.verb("retreat", "place", PLACES)
TAKE: Final = VOCABULARY.verb("take", "figure", FIGURES)
RECRUIT: Final = VOCABULARY.verb("recruit", "figure", FIGURES)
LOSE: Final = VOCABULARY.verb("lose", "figure", FIGURES)
REDUCE: Final = VOCABULARY.verb("reduce", "figure", FIGURES)
DISBAND: Final = VOCABULARY.verb("disband", "figure", FIGURES)
SLAY: Final = VOCABULARY.verb("slay", "figure", FIGURES)
UPGRADE: Final = VOCABULARY.verb("upgrade", "place", PLACES)
ALL: Final = VOCABULARY.verb("all")
DONE: Final = VOCABULARY.verb("done")

# Battles.
COMBAT: Final = VOCABULARY.verb("combat", "card", CARDS)
FIGHT: Final = VOCABULARY.verb("fight")
WITHDRAW: Final = VOCABULARY.verb("withdraw")
CONTINUE: Final = VOCABULARY.verb("continue")
CEASE: Final = VOCABULARY.verb("cease")
STAND: Final = VOCABULARY.verb("stand")
NAME: Final = VOCABULARY.verb("name", "character", CHARACTERS)

# The fellowship and the Hunt.
DECLARE: Final = VOCABULARY.verb("declare")
ENTER: Final = VOCABULARY.verb("enter-mordor")
GUIDE: Final = VOCABULARY.verb("guide", "character", CHARACTERS)
ALLOT: Final = VOCABULARY.verb("allot", "number", NUMBERS)
INVOKE: Final = VOCABULARY.verb("invoke", "card", CARDS)
LOSE_GUIDE: Final = VOCABULARY.verb("lose-guide")
LOSE_RANDOM: Final = VOCABULARY.verb("lose-random")
RELEASE: Final = VOCABULARY.verb("release")
REVEAL: Final = VOCABULARY.verb("reveal")
CORRUPT: Final = VOCABULARY.verb("use-ring")
REROLL: Final = VOCABULARY.verb("reroll", "number", NUMBERS)

# Cards, nations, numbers.
DISCARD_CARD: Final = VOCABULARY.verb("discard", "card", CARDS)
OFFER: Final = VOCABULARY.verb("offer", "card", CARDS)
CHOOSE: Final = VOCABULARY.verb("choose", "nation", NATIONS)
AMOUNT: Final = VOCABULARY.verb("amount", "number", NUMBERS)
FROM_HAND: Final = VOCABULARY.verb("from-hand")
HUNT: Final = VOCABULARY.verb("hunt")
ACCEPT: Final = VOCABULARY.verb("accept")
DECLINE: Final = VOCABULARY.verb("decline")

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

FREE_ROLL: Final = VOCABULARY.verb("free-roll", "free-face", FREE_FACES)
SHADOW_ROLL: Final = VOCABULARY.verb("shadow-roll", "shadow-face", SHADOW_FACES)
ROLL: Final = VOCABULARY.verb("roll", "pips", PIPS)
DRAW_CARD: Final = VOCABULARY.verb("drawn", "card", CARDS)
DRAW_TILE: Final = VOCABULARY.verb("tile", "tile", TILES)
RANDOM_COMPANION: Final = VOCABULARY.verb("random", "character", CHARACTERS)
RANDOM_CARD: Final = VOCABULARY.verb("random-card", "card", CARDS)

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
