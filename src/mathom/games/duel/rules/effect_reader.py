"""Effects of cards and tiles (rulebook p. 5, "Effetti di carte e tessere"): from JSON to effect
objects."""

from __future__ import annotations

from typing import Any, Final

from mathom.engine.errors import BadNotation
from mathom.games.duel.rules.alliances import AlliancePick, Race
from mathom.games.duel.rules.conquest import Fortress, Manoeuvres, Muster, Raze, Units
from mathom.games.duel.rules.effect_numbers import MANOEUVRES, other_effects
from mathom.games.duel.rules.effect_types import Effect
from mathom.games.duel.rules.facts import (
    ALL_REGIONS,
    CARD_COLOR,
    CARD_FACTS,
    PURPLE,
    RACES,
    RED,
    REGIONS,
    TILE_FACTS,
    TOKEN_FACTS,
    mask_of,
)
from mathom.games.duel.rules.playing import GREY_EFFECTS, EnemyGreyDiscard, PlayDiscarded
from mathom.games.duel.rules.quest import ExtraTurn, Ring
from mathom.games.duel.rules.state import DuelState
from mathom.games.duel.rules.treasure import Coins, EnemyCoinLoss

PERMANENT: Final = (
    "race",  # the eagle: ending.races_supporting
    "discard_income_multiplier",  # chapters.discard_income
    "joker_skill",  # costs.missing_skills
    "no_landmark_surcharge",  # costs.surcharge
    "red_any_region",  # conquest.Muster
    "red_extra_units",  # conquest.Muster
)
"""Permanent effects of tokens, each with the place where the rules take it into account."""


class Permanent(Effect):
    """A permanent token changes a rule while it is held; see `PERMANENT` for where it counts."""

    def do(self, s: DuelState, seat: int) -> None:
        """Nothing happens when the token is taken."""


def regions_of(effect: dict[str, Any]) -> int:
    """The regions to which units may go, as a bit mask."""
    return ALL_REGIONS if effect["regions"] == "any" else mask_of(effect["regions"], REGIONS)


def read_effect(effect: dict[str, Any], red: bool = False, token: bool = False) -> Effect:
    """The effect object for one JSON effect. `red` marks a red card, `token` an alliance token."""
    match effect["op"]:
        case "coins":
            return Coins(effect["amount"])
        case "ring":
            return Ring(effect["steps"])
        case "race" if effect["race"] in RACES:
            return Race(RACES.index(effect["race"]))
        case "units" if red:
            return Muster(effect["count"], regions_of(effect))
        case "units":
            split = effect.get("split", False)
            return Units(effect["count"], regions_of(effect), split, token)
        case "move":
            return Manoeuvres(effect["count"], 0, 0)
        case "enemy_unit_remove":
            return Manoeuvres(0, effect["count"], 0)
        case "choose":
            return Manoeuvres(0, 0, effect["times"])
        case "enemy_coin_loss":
            return EnemyCoinLoss(effect["amount"])
        case "extra_turn":
            return ExtraTurn()
        case "fortress":
            return Fortress(REGIONS.index(effect["region"]))
        case "enemy_fortress_remove":
            return Raze()
        case "alliance_pick":
            return AlliancePick()
        case "enemy_grey_discard":
            return EnemyGreyDiscard()
        case "play_discarded":
            return PlayDiscarded()
        case op if op in PERMANENT:
            return Permanent()
        case _:
            raise BadNotation("unknown-effect", effect=effect["op"])


def merged(effects: list[dict[str, Any]]) -> list[Effect]:
    """The effects of a purple card; its moves and removals may be made in any order."""
    moves, removals = [
        sum(effect["count"] for effect in effects if effect["op"] == op) for op in MANOEUVRES
    ]
    others = [read_effect(effect) for effect in other_effects(effects)]
    return [*others, Manoeuvres(moves, removals, 0)]


def card_effects(card: int) -> list[Effect]:
    """The printed effects of a card; of a purple one also those in any order."""
    if card in GREY_EFFECTS:
        return [GREY_EFFECTS[card]]
    effects = CARD_FACTS[card]["effects"]
    printed = [read_effect(effect, CARD_COLOR[card] == RED) for effect in effects]
    return [*printed, *merged(effects)] if CARD_COLOR[card] == PURPLE else printed


def all_effects() -> list[Effect]:
    """Every effect of the game, in the order of `effect_numbers`."""
    found: list[Effect] = []
    for card in range(len(CARD_FACTS)):
        found += card_effects(card)
    for tile in TILE_FACTS:
        found += [read_effect(effect) for effect in tile["effects"]]
    found += [read_effect(token["effect"], token=True) for token in TOKEN_FACTS]
    return found
