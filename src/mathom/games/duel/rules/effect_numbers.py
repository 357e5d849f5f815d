"""The numbers of the effects of cards, tiles and tokens, as used by the agenda and the event log.

`effect_reader` makes the effect objects in the same order.
"""

from __future__ import annotations

from typing import Any, Final

from mathom.games.duel.rules.facts import CARD_COLOR, CARD_FACTS, PURPLE, TILE_FACTS, TOKEN_FACTS

MANOEUVRES: Final = ("move", "enemy_unit_remove")
"""The effects of a purple card that its player may use in any order."""


def other_effects(effects: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The effects of a purple card that come before its moves and removals."""
    return [effect for effect in effects if effect["op"] not in MANOEUVRES]


def numbers_from(first: int, sizes: list[int]) -> list[list[int]]:
    """Consecutive numbers from `first` on, in groups of these sizes."""
    found: list[list[int]] = []
    for size in sizes:
        found.append(list(range(first, first + size)))
        first += size
    return found


def card_group_sizes() -> list[int]:
    """Two groups a card: its printed effects, then those of a purple card in any order."""
    found: list[int] = []
    for card, facts in enumerate(CARD_FACTS):
        found.append(len(facts["effects"]))
        merged = len(other_effects(facts["effects"])) + 1
        found.append(merged if CARD_COLOR[card] == PURPLE else 0)
    return found


_card_groups: Final = numbers_from(0, card_group_sizes())
_cards_end: Final = sum(card_group_sizes())

CARD_EFFECTS_PRINTED: Final[list[list[int]]] = _card_groups[0::2]
CARD_EFFECTS: Final[list[list[int]]] = [
    merged or printed
    for printed, merged in zip(CARD_EFFECTS_PRINTED, _card_groups[1::2], strict=True)
]
TILE_EFFECTS: Final[list[list[int]]] = numbers_from(
    _cards_end, [len(tile["effects"]) for tile in TILE_FACTS]
)
_tiles_end: Final = _cards_end + sum([len(tile["effects"]) for tile in TILE_FACTS])
TOKEN_EFFECT: Final[list[int]] = [_tiles_end + token for token in range(len(TOKEN_FACTS))]
EFFECT_COUNT: Final = _tiles_end + len(TOKEN_FACTS)
