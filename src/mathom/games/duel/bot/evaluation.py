"""Evaluation of a position: weighted features of each side.

The weights change from the start to the end of the game. They are in `data/evaluation.json` and
were fitted to the results of bot games (`docs/bots.md`).
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from mathom.engine.errors import BadNotation
from mathom.games.duel.bot.threats import could_win, payable_tiles
from mathom.games.duel.rules.alliances import different_races
from mathom.games.duel.rules.ending import races_supporting, regions_present
from mathom.games.duel.rules.facts import (
    CARD_FREE_WITH,
    CHAPTER_CARDS,
    LAST_CHAPTER,
    QUEST_LENGTH,
    SAURON,
    SLOTS,
    TOKENS,
)
from mathom.games.duel.rules.state import BOX, LAYOUT, TAKEN, UNSEEN, DuelState

FEATURES: Final = [
    "quest",
    "quest-2",
    "quest-4",
    "regions",
    "regions-2",
    "regions-4",
    "races",
    "races-2",
    "races-4",
    "coins",
    "few-coins",
    "skills",
    "kinds",
    "twos",
    "choices",
    "chains",
    "units",
    "forts",
    "extra-turns",
    "turn",
    "lead",
    "sauron",
    "trio",
    "win",
    "tiles",
    "tiles-waiting",
    "odd",
]


ALL_SLOTS: Final = SLOTS * LAST_CHAPTER


def cards_taken(s: DuelState) -> int:
    """How many cards have left the layouts: how much of the game is over."""
    return max(0, SLOTS * (s.chapter - 1) + s.slots.count(TAKEN))


def features(s: DuelState, seat: int) -> list[float]:
    """The features of a side, in the order of FEATURES. Tokens have weights of their own."""
    quest = s.quest[seat] / QUEST_LENGTH
    present = regions_present(s, seat)
    regions = present / 7
    races = races_supporting(s, seat) / 6
    coins = s.coins[seat]
    skills = 0
    kinds = 0
    twos = 0
    for skill in range(5):
        have = s.skills[seat * 5 + skill]
        skills += have
        kinds += 1 if have > 0 else 0
        twos += 1 if have > 1 else 0
    units = 0
    for region in range(7):
        units += s.units[region * 2 + seat]
    mine = s.active == seat
    tiles = float(payable_tiles(s, seat))
    return [
        quest,
        quest * quest,
        quest * quest * quest * quest,
        regions,
        regions * regions,
        regions * regions * regions * regions,
        races,
        races * races,
        races * races * races * races,
        float(coins),
        float(min(coins, 3)),
        float(skills),
        float(kinds),
        float(twos),
        float(s.choices[seat].bit_count()),
        float(live_chains(s, seat)),
        float(units),
        float(s.forts.count(seat)),
        float(s.extra_turns) if mine else 0.0,
        1.0 if mine else 0.0,
        1.0 if present > regions_present(s, 1 - seat) else 0.0,
        1.0 if seat == SAURON else 0.0,
        float(open_trio(s, seat)),
        1.0 if mine and could_win(s, seat) else 0.0,
        tiles if mine else 0.0,
        0.0 if mine else tiles,
        1.0 if mine and (SLOTS - s.slots.count(TAKEN)) % 2 else 0.0,
    ]


def open_trio(s: DuelState, seat: int) -> int:
    """The races that count towards the reward for three different ones, while it is available."""
    if s.trios >> seat & 1:
        return 0
    return min(2, different_races(s, seat).bit_count())


def live_chains(s: DuelState, seat: int) -> int:
    """The number of cards that the seat's chain symbols may still make free."""
    chains = s.chains[seat]
    found = 0
    if chains:
        for card in CHAINED_CARDS:
            if CARD_FREE_WITH[card] & chains:
                place = s.place[card]
                if place in (BOX, UNSEEN, LAYOUT):
                    found += 1
    return found


CHAINED_CARDS: Final = [
    card for chapter in CHAPTER_CARDS for card in chapter if CARD_FREE_WITH[card]
]


class Evaluation:
    """Early and late weights of features and tokens. A missing weight is 0."""

    def __init__(self, weights: dict[str, Any]) -> None:
        early = weights_of(weights, "early", [*FEATURES, *TOKENS])
        late = weights_of(weights, "late", [*FEATURES, *TOKENS])
        self.mixed = [mix(early, late, taken / ALL_SLOTS) for taken in range(ALL_SLOTS + 1)]
        """The weights of features, then of tokens, by the number of cards taken: computed once
        instead of at every position."""

    def strength(self, s: DuelState, seat: int, weights: list[float]) -> float:
        """The weighted sum of a side's features and tokens."""
        found = features(s, seat)
        total = 0.0
        for index in range(len(found)):
            feature = found[index]
            if feature != 0.0:
                total += feature * weights[index]
        held = s.tokens[seat]
        if held:
            for token in range(len(TOKENS)):
                if held >> token & 1:
                    total += weights[len(FEATURES) + token]
        return total

    def evaluate(self, s: DuelState, seat: int) -> float:
        """The estimated result for a seat, from 0 (lost) to 1 (won)."""
        weights = self.mixed[cards_taken(s)]
        lead = self.strength(s, seat, weights) - self.strength(s, 1 - seat, weights)
        return 1.0 / (1.0 + exp(-lead))


def mix(early: list[float], late: list[float], progress: float) -> list[float]:
    """The weights when this share of the game is over."""
    return [a * (1.0 - progress) + b * progress for a, b in zip(early, late, strict=True)]


def weights_of(weights: dict[str, Any], phase: str, names: list[str]) -> list[float]:
    given = weights.get(phase, {})
    if not isinstance(given, dict):
        raise BadNotation("bad-weights", phase=phase)
    for name in given:
        if name not in FEATURES and name not in TOKENS:
            raise BadNotation("unknown-weight", name=str(name))
    return [number_of(given.get(name, 0.0), phase) for name in names]


def number_of(weight: object, phase: str) -> float:
    """A weight as a float; anything but a number is refused."""
    if not isinstance(weight, (int, float)):
        raise BadNotation("bad-weights", phase=phase)
    return float(weight)
