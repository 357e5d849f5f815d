"""Whether a position could arise in play: the steps still to come must agree with armies, battle
and picked figures.
"""

from __future__ import annotations

from typing import Any, Final

from mathom.engine.agenda import frame_faults, misplaced, number_fault, number_faults, numbers_of
from mathom.engine.errors import BadNotation
from mathom.engine.game import Game
from mathom.engine.step import Step
from mathom.games.war.rules.armies.army_bits import FIGURES, KINDS, NAZGUL, count
from mathom.games.war.rules.armies.attack import ATTACK_ORDERS
from mathom.games.war.rules.armies.movement import MARCH_ORDERS
from mathom.games.war.rules.battle_notation import is_battle
from mathom.games.war.rules.board import characters_at, partners
from mathom.games.war.rules.cards.card_moves import WAYS
from mathom.games.war.rules.cards.effect_types import EFFECT_DATA
from mathom.games.war.rules.cards.recruiting import PLACED
from mathom.games.war.rules.facts import (
    CHARACTERS,
    COMPANIONS,
    FREE,
    ISENGARD,
    LAND,
    NATIONS,
    PLACES,
    REGIONS_OF,
    SEATS,
    SEATS_OF,
    SHADOW,
    STRONGHOLDS,
    TILES,
)
from mathom.games.war.rules.figure_notation import are_dice, fits_in
from mathom.games.war.rules.hunt.hunt import IN_MORDOR, SOURCES
from mathom.games.war.rules.older_notation import PENDING, pending_values
from mathom.games.war.rules.pending_notation import LARGEST, SMALLEST, SPREADING
from mathom.games.war.rules.state import (
    ATTACKER,
    FROM,
    GOLLUM,
    IN_FELLOWSHIP,
    KIND,
    NO_BATTLE,
    NOWHERE,
    REAR_HOST,
    WarState,
)

LONGEST: Final = 80
EVERY_CHARACTER: Final = (1 << len(CHARACTERS)) - 1
LARGEST_HOST: Final = (1 << 60) - 1
LARGEST_HELD: Final = (1 << PLACED * max(len(card.regions) for card in SPREADING)) - 1
PACKED_DICE: Final = 1 << 40

BOUNDS: Final[dict[str, tuple[int, int]]] = {
    "seat": (0, len(SEATS) - 1),
    "second": (0, 1),
    "face": (0, 6),
    "icon": (0, 1),
    "left": (0, 12),
    "revealed": (0, 1),
    "manner": (0, 127),
    "group": (0, EVERY_CHARACTER),
    "groups": (0, EVERY_CHARACTER),
    "most": (0, 20),
    "source": (0, len(SOURCES) - 1),
    "eye": (0, 20),
    "rest": (0, 1),
    "who": (0, len(CHARACTERS) - 1),
    "order": (0, len(MARCH_ORDERS) - 1),
    "attack-from.order": (0, len(ATTACK_ORDERS) - 1),
    "pick-attackers.order": (0, len(ATTACK_ORDERS) - 1),
    "attack-at.order": (0, len(ATTACK_ORDERS) - 1),
    "choose-deed.march": (0, len(MARCH_ORDERS) - 1),
    "choose-deed.attack": (0, len(ATTACK_ORDERS) - 1),
    "place": (0, len(PLACES) - 1),
    "steps": (1, 9),
    "nazgul_only": (0, 1),
    "figure": (0, len(FIGURES) - 1),
    "used": (-1, len(PLACES) - 1),
    "kind": (0, KINDS - 1),
    "done": (0, (1 << len(REGIONS_OF[ISENGARD])) - 1),
    "hits": (0, 30),
    "optional": (0, 1),
    "role": (0, 1),
    "moment": (0, 12),
    "minion": (0, 1),
    "attack": (0, 1),
    "dice": (0, 10),
    "nation": (0, len(NATIONS) - 1),
    "deck": (0, 3),
    "on": (0, 10),
    "mixed": (0, 1),
    "region": (0, LAND - 1),
    "way": (0, len(WAYS) - 1),
    "effect": (0, len(EFFECT_DATA) - 1),
}

FRAMES: Final[dict[str, int]] = {
    "next-action": 0, "take-action": 0, "use-die": 0, "change-die": 0, "begin-turn": 0,
}  # fmt: skip
"""The steps that can be last; all others occur within an action or a phase."""

PENDING_BOUNDS: Final[dict[str, tuple[int, int]]] = {
    "paying": (-1, 6), "tile": (-1, len(TILES) - 1), "journey": (0, (1 << len(STRONGHOLDS)) - 1),
    "source": (0, len(SOURCES) - 1), "pick_host": (0, LARGEST_HOST),
    "pick_mask": (0, EVERY_CHARACTER), "pick_last": (0, len(FIGURES) - 1),
    "last_nations": (0, (1 << len(NATIONS)) - 1), "used_nations": (0, (1 << len(NATIONS)) - 1),
    "last_place": (-1, len(PLACES) - 1), "used_place": (-1, len(PLACES) - 1),
    "held": (-1, LARGEST_HELD), "hunt_dice": (0, PACKED_DICE), "hunt_again": (0, PACKED_DICE),
    "rings_used": (0, 3), "taken_back": (0, 1), "messenger": (0, 1), "through_moria": (0, 1),
    "invoked": (0, 1), "unmasked": (0, 1), "flocks": (0, 1), "minions_seen": (0, 1),
}  # fmt: skip
"""Fields that are ids, sets and flags; all others are small numbers."""

SMALL: Final = (SMALLEST, LARGEST)

IN_BATTLE: Final = [
    "begin-round", "field-or-siege", "combat-card", "reveal-cards", "sorcerer", "combat-roll",
    "leader-roll", "casualties", "check-wiped", "close-round", "cease-or-continue",
    "cease-or-extend", "retreat-or-stand", "scouts-retreat", "advance", "close-battle",
    "card-acts", "forfeit-nazgul", "mighty-companion", "die-heroically", "slay-servant",
    "slay-hero", "name-companion", "own-losses", "bought-strike", "white-rider",
]  # fmt: skip

PICKING: Final = [
    "pick-marchers", "march-to", "pick-attackers", "attack-at", "pick-conveyed", "convey-to",
]  # fmt: skip
"""Steps that pick figures of a place."""

SECOND_HALVES: Final = [
    *PICKING, "pick-companions", "companions-to", "separate-to", "minion-to", "spells-at",
]  # fmt: skip
"""Steps that complete a choice which was just made. They are asked next or not at all: whatever
came in between could move the figures that they name."""


MARCHING: Final = ["march-from", "pick-marchers", "march-to"]
"""Steps that examine all remaining armies, which are limited by the order."""


def agenda_faults(game: Game[Any], s: WarState) -> list[BadNotation]:
    """Steps and pending fields that cannot occur in this action."""
    if s.outcome is not None:
        return []
    if len(s.agenda) > LONGEST:
        return [BadNotation("agenda-too-long", most=LONGEST)]
    found = number_faults(game, s, BOUNDS) or frame_faults(game, s, FRAMES)
    found += seat_faults(s) + battle_faults(s) + character_faults(s)
    found += pending_faults(s, PENDING, pending_values(s))
    if found:
        return found
    for step in s.agenda:
        found += step_faults(game, s, step)
    return found


def seat_faults(s: WarState) -> list[BadNotation]:
    """The deciding and the leading player must belong to their side."""
    found: list[BadNotation] = []
    if s.actor >= s.rules.seats:
        found.append(BadNotation("unknown-name", place="actor", name=SEATS[s.actor]))
    for side in (FREE, SHADOW):
        for place, seat in (("voices", s.voice[side]), ("leading", s.leading[side])):
            if seat not in SEATS_OF[s.rules.seats][side]:
                found.append(BadNotation("unknown-name", place=place, name=SEATS[seat]))
    return found


def battle_faults(s: WarState) -> list[BadNotation]:
    """A battle is between places on the map, with figures that are there."""
    b = s.battle
    wrong = [BadNotation("battle-impossible")]
    if any(b):
        if not is_battle(b):
            return wrong
        side = b[ATTACKER]
        if not fits_in(b[REAR_HOST], s.host[b[FROM] * 2 + side], side):
            return wrong
    return wrong if s.fought and not is_battle(s.fought) else []


def step_faults(game: Game[Any], s: WarState, step: Step[Any]) -> list[BadNotation]:
    """A battle step needs a battle, and picked figures must be in their place."""
    name = game.steps[game.step_index[type(step)]].name
    if name in IN_BATTLE and s.battle[KIND] == NO_BATTLE:
        return [misplaced(game, step)]
    numbers = numbers_of(game, step)
    if numbers.get("source") == IN_MORDOR and s.mordor == NOWHERE:
        return [number_fault(game, step, "source", IN_MORDOR)]
    if name in MARCHING:
        order = MARCH_ORDERS[numbers["order"]]
        if numbers["left"] > order.armies:
            return [number_fault(game, step, "left", numbers["left"])]
        if numbers.get("steps", 0) > order.reach:
            return [number_fault(game, step, "steps", numbers["steps"])]
    if name in SECOND_HALVES and step is not s.agenda[-1]:
        return [misplaced(game, step)]
    if name == "minion-to" and not minion_at(s, numbers["figure"], numbers["place"]):
        return [number_fault(game, step, "figure", numbers["figure"])]
    if name not in PICKING:
        return []
    side = s.side_of(numbers["seat"])
    place = numbers["place"]
    if not fits_in(s.pick_host, s.host[place * 2 + side], side):
        return [number_fault(game, step, "place", place)]
    if s.pick_mask & ~characters_at(s, place, side):
        return [number_fault(game, step, "place", place)]
    return []


def minion_at(s: WarState, figure: int, place: int) -> bool:
    """Whether a Nazgûl or Minion is in a place."""
    if figure < KINDS:
        return figure == NAZGUL and count(s.host[place * 2 + SHADOW], NAZGUL) > 0
    return s.where[figure - KINDS] == place


def pending_faults(s: WarState, names: list[str], values: list[int]) -> list[BadNotation]:
    """Pending fields that are out of bounds, and lists of the wrong form."""
    found: list[BadNotation] = []
    for name, value in zip(names, values, strict=True):
        low, high = PENDING_BOUNDS.get(name, SMALL)
        if not low <= value <= high:
            found.append(BadNotation("out-of-bounds", place=f"pending.{name}", low=low, high=high))
    if s.source == IN_MORDOR and s.mordor == NOWHERE:
        found.append(BadNotation("unknown-name", place="pending.hunt.source", name="mordor"))
    if not are_dice(s.hunt_dice) or not are_dice(s.hunt_again):
        found.append(BadNotation("out-of-bounds", place="pending.hunt.dice", low=1, high=6))
    if not triples(s.arrived, len(PLACES), LARGEST_HOST, EVERY_CHARACTER):
        found.append(BadNotation("not-a-number", place="arrived"))
    together = all(partners(s, key % 2) for key in s.apart[::3])
    if not triples(s.apart, 2 * len(PLACES), 100, 100) or not together:
        found.append(BadNotation("not-a-number", place="apart"))
    if len(set(s.mixed)) < len(s.mixed):
        found.append(BadNotation("named-twice", place="mixed", name=PLACES[s.mixed[0] // 2]))
    return found


def triples(numbers: list[int], places: int, second: int, third: int) -> bool:
    """Whether a list consists of triples within bounds."""
    if len(numbers) % 3 or len(numbers) > 3 * 200:
        return False
    for at in range(0, len(numbers), 3):
        if not 0 <= numbers[at] < places:
            return False
        if not 0 <= numbers[at + 1] <= second or not 0 <= numbers[at + 2] <= third:
            return False
    return True


def character_faults(s: WarState) -> list[BadNotation]:
    """Only Companions can be in the Fellowship, and the Guide is one of them."""
    found: list[BadNotation] = []
    for who in range(len(CHARACTERS)):
        if s.where[who] == IN_FELLOWSHIP and who >= COMPANIONS:
            found.append(BadNotation("character-misplaced", character=CHARACTERS[who]))
    if s.guide != GOLLUM and s.where[s.guide] != IN_FELLOWSHIP:
        found.append(BadNotation("character-misplaced", character=CHARACTERS[s.guide]))
    if s.ring == NOWHERE and s.mordor == NOWHERE:
        found.append(BadNotation("unknown-name", place="fellowship.region", name=None))
    return found
