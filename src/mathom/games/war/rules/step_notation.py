"""The numbers of steps in positions: ids of seats, places, figures and the like."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import BadNotation
from mathom.engine.position import Reader, index_of
from mathom.games.war.rules.armies.army_bits import FIGURES, KINDS
from mathom.games.war.rules.armies.attack import ATTACK_ORDERS
from mathom.games.war.rules.armies.movement import MARCH_ORDERS
from mathom.games.war.rules.battle_notation import ROLES
from mathom.games.war.rules.cards.card_moves import WAYS
from mathom.games.war.rules.cards.effect_types import CARD_EFFECTS, EFFECT_CARD
from mathom.games.war.rules.facts import (
    CARDS,
    CHARACTERS,
    DECKS,
    FACES,
    ISENGARD,
    NATIONS,
    PLACES,
    REGIONS,
    REGIONS_OF,
    SEATS,
)
from mathom.games.war.rules.figure_notation import bits, mask_text
from mathom.games.war.rules.hunt.hunt import SOURCES
from mathom.games.war.rules.politics.characters import EXTRA, INTO_SIEGE
from mathom.games.war.rules.state import NOWHERE

ATTACKS: Final = [order.id for order in ATTACK_ORDERS]
MARCHES: Final = [order.id for order in MARCH_ORDERS]
EFFECT_NAMES: Final = [
    f"{CARDS[card]} {CARD_EFFECTS[card].index(effect) + 1}"
    for effect, card in enumerate(EFFECT_CARD)
]
"""The effects of a card are counted from 1."""

NAMES: Final[dict[str, list[str]]] = {
    "seat": SEATS,
    "face": FACES,
    "icon": FACES,
    "source": SOURCES,
    "who": CHARACTERS,
    "order": MARCHES,
    "attack-from.order": ATTACKS,
    "pick-attackers.order": ATTACKS,
    "attack-at.order": ATTACKS,
    "choose-deed.march": MARCHES,
    "choose-deed.attack": ATTACKS,
    "place": PLACES,
    "used": PLACES,
    "region": REGIONS,
    "figure": FIGURES,
    "kind": FIGURES[:KINDS],
    "role": ROLES,
    "nation": NATIONS,
    "deck": DECKS,
    "way": WAYS,
    "effect": EFFECT_NAMES,
}
"""What the numbers of a field stand for, by `step.field` or by `field`."""

FLAGS: Final = [
    "second", "revealed", "rest", "nazgul_only", "optional", "mixed", "minion", "own-losses.attack",
]  # fmt: skip

VOICE_REGIONS: Final = [REGIONS[region] for region in REGIONS_OF[ISENGARD]]


def names_of_field(step: str, field: str) -> list[str] | None:
    return NAMES.get(f"{step}.{field}", NAMES.get(field))


def is_flag(step: str, field: str) -> bool:
    return f"{step}.{field}" in FLAGS or field in FLAGS


def write_number(step: str, field: str, number: int) -> object:
    """A number of a step as positions write it; counts stay numbers."""
    if is_flag(step, field):
        return number == 1
    names = names_of_field(step, field)
    if names is not None:
        return None if number == NOWHERE else names[number]
    if field == "group":
        return mask_text(number)
    if field == "done":
        return [name for at, name in enumerate(VOICE_REGIONS) if number >> at & 1]
    return manner_text(number) if field == "manner" else number


def manner_text(manner: int) -> dict[str, object]:
    return {
        "extra_range": manner % EXTRA,
        "level": manner // EXTRA % 8,
        "into_siege": manner >= INTO_SIEGE,
    }


def read_number(step: str, field: str, value: object, place: str) -> int:
    """The inverse of `write_number`, for values that are not numbers."""
    if is_flag(step, field) and isinstance(value, bool):
        return 1 if value else 0
    names = names_of_field(step, field)
    if names is not None:
        return NOWHERE if value is None and field == "used" else index_of(value, names, place)
    if field == "group":
        return read_set(value, CHARACTERS, place)
    if field == "done":
        return read_set(value, VOICE_REGIONS, place)
    if field == "manner":
        return read_manner(Reader(value, place))
    raise BadNotation("not-a-number", place=place)


def read_set(value: object, names: list[str], place: str) -> int:
    """A list of names as bits."""
    r = Reader({"names": value})
    r.path = place
    return bits(r.names("names", names))


def read_manner(r: Reader) -> int:
    r.only(["extra_range", "level", "into_siege"])
    into_siege = INTO_SIEGE if r.flag("into_siege", False) else 0
    return r.number("extra_range", 0, 0, 7) + EXTRA * r.number("level", 0, 0, 7) + into_siege
