"""Effects of cards and tiles (Effetti di carte e tessere): from the data to objects."""

from __future__ import annotations

from typing import Any

from mathom.engine.errors import BadNotation
from mathom.games.duel import playing
from mathom.games.duel.alliances import AlliancePick, Race
from mathom.games.duel.conquest import Fortress, Manoeuvres, Muster, Raze, Units
from mathom.games.duel.effect import TOKEN_EFFECT, Effect, add_effect
from mathom.games.duel.facts import (
    ALL_REGIONS,
    CARD_COLOR,
    CARD_FACTS,
    PURPLE,
    RACES,
    RED,
    REGIONS,
    SKILLS,
    TILE_FACTS,
    TOKEN_FACTS,
    mask_of,
)
from mathom.games.duel.playing import EnemyGreyDiscard, PlayDiscarded, SkillChoice, Skills
from mathom.games.duel.quest import ExtraTurn, Ring
from mathom.games.duel.state import DuelState
from mathom.games.duel.treasure import Coins, EnemyCoinLoss

TILE_EFFECTS: list[list[int]] = []

STANDING = (
    "race",
    "discard_income_multiplier",
    "joker_skill",
    "no_landmark_surcharge",
    "red_any_region",
    "red_extra_units",
)


class Standing(Effect):
    """A permanent token: it changes a rule while it is held, and does nothing by itself."""

    def do(self, s: DuelState, seat: int) -> None:
        """Nothing happens."""


def regions_of(effect: dict[str, Any]) -> int:
    """The regions that units may go to, as bits."""
    return ALL_REGIONS if effect["regions"] == "any" else mask_of(effect["regions"], REGIONS)


def read_effect(effect: dict[str, Any], red: bool) -> Effect:
    """The object for one effect of the data."""
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
            return Units(effect["count"], regions_of(effect), effect.get("split", False))
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
        case op if op in STANDING:
            return Standing()
        case _:
            raise BadNotation("unknown-effect", effect=effect["op"])


def grey_effect(card: int, effect: dict[str, Any], choices: int) -> Effect:
    """The skills of a grey card, which are lost again when the card leaves its area."""
    if effect["op"] == "skills":
        skills = Skills([SKILLS.index(skill) for skill in effect["skills"]])
        playing.GREY_SKILLS[card] = skills
        return skills
    choice = SkillChoice(choices)
    playing.GREY_CHOICES[card] = choice
    return choice


def merged(effects: list[dict[str, Any]]) -> list[Effect]:
    """A purple card whose moves and removals are made in any order the player likes."""
    moves = sum(effect["count"] for effect in effects if effect["op"] == "move")
    removals = sum(effect["count"] for effect in effects if effect["op"] == "enemy_unit_remove")
    rest = [e for e in effects if e["op"] not in ("move", "enemy_unit_remove")]
    return [*(read_effect(effect, False) for effect in rest), Manoeuvres(moves, removals, 0)]


def build_tables() -> None:
    """Fill the tables that the rules look effects up in."""
    for card, facts in enumerate(CARD_FACTS):
        red = CARD_COLOR[card] == RED
        effects = [
            grey_effect(card, effect, len(playing.GREY_CHOICES))
            if effect["op"] in ("skills", "skill_choice")
            else read_effect(effect, red)
            for effect in facts["effects"]
        ]
        printed = [add_effect(effect) for effect in effects]
        playing.CARD_EFFECTS_PRINTED.append(printed)
        if CARD_COLOR[card] == PURPLE:
            playing.CARD_EFFECTS.append([add_effect(effect) for effect in merged(facts["effects"])])
        else:
            playing.CARD_EFFECTS.append(printed)
        races = [RACES.index(e["race"]) for e in facts["effects"] if e["op"] == "race"]
        playing.CARD_RACE.append(races[0] if races else -1)
    for tile in TILE_FACTS:
        TILE_EFFECTS.append([add_effect(read_effect(e, False)) for e in tile["effects"]])
    for token in TOKEN_FACTS:
        TOKEN_EFFECT.append(add_effect(read_effect(token["effect"], False)))


build_tables()
