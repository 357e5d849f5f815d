"""Evaluation of a position: weighted features of each side.

The weights change from the start to the end of the game. They are in `data/evaluation.json` and
were fitted to the results of bot games (`docs/bots.md`).
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from mathom.engine.errors import BadNotation
from mathom.games.duel.bot.threats import could_win, may_decide, payable_tiles, tiles_within
from mathom.games.duel.rules.alliances import different_races
from mathom.games.duel.rules.ending import RACES_TO_WIN, races_supporting, regions_present
from mathom.games.duel.rules.facts import (
    CARD_CHAPTER,
    CARD_FREE_WITH,
    CARDS,
    CHOICE_SKILLS,
    EAGLE,
    LAST_CHAPTER,
    NO_SURCHARGE,
    QUEST_LENGTH,
    RACES,
    REGIONS,
    SAURON,
    SLOTS,
    TOKENS,
)
from mathom.games.duel.rules.state import LAYOUT, TAKEN, DuelState

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
    return SLOTS * (s.chapter - 1) + taken_here(s) if s.chapter else 0


def taken_here(s: DuelState) -> int:
    """How many cards have left the layout of this chapter."""
    found = 0
    for card in s.slots:
        if card == TAKEN:
            found += 1
    return found


def features(s: DuelState, seat: int) -> list[float]:
    """The features of a side, in the order of FEATURES. Tokens have weights of their own."""
    quest = s.quest[seat] / QUEST_LENGTH
    present = regions_present(s, seat)
    regions = present / 7
    races = races_supporting(s, seat) / RACES_TO_WIN
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
        1.0 if mine and (SLOTS - taken_here(s)) % 2 else 0.0,
    ]


def open_trio(s: DuelState, seat: int) -> int:
    """The races that count towards the reward for three different ones, while it is available."""
    if s.trios >> seat & 1:
        return 0
    return min(2, different_races(s, seat).bit_count())


def live_chains(s: DuelState, seat: int) -> int:
    """The number of cards that the seat's chain symbols may still make free."""
    chains = s.chains[seat]
    place = s.place
    found = 0
    if chains:
        for card in CHAINED_CARDS[s.chapter]:
            if CARD_FREE_WITH[card] & chains and place[card] <= LAYOUT:
                found += 1
    return found


CHAINED_CARDS: Final[list[list[int]]] = [
    [card for card in range(len(CARDS)) if CARD_FREE_WITH[card] and CARD_CHAPTER[card] >= chapter]
    for chapter in range(LAST_CHAPTER + 1)
]
"""The cards of a chapter and those after it that a chain symbol makes free. Those that are still
to come have the first three places: in the box, unseen, and in the layout."""


class Weights:
    """The weights at one point of a game, as tables of what a side's progress is worth."""

    def __init__(self, weights: list[float]) -> None:
        self.quest = curve(weights, "quest", QUEST_LENGTH, QUEST_LENGTH)
        self.regions = curve(weights, "regions", len(REGIONS), len(REGIONS))
        self.grounds = rising(self.regions)
        self.races = curve(weights, "races", RACES_TO_WIN, len(RACES) + 1)
        self.coins = weight(weights, "coins")
        self.few_coins = weight(weights, "few-coins")
        self.skills = weight(weights, "skills")
        self.kinds = weight(weights, "kinds")
        self.twos = weight(weights, "twos")
        self.choices = weight(weights, "choices")
        self.chains = weight(weights, "chains")
        self.units = weight(weights, "units")
        self.forts = weight(weights, "forts")
        self.extra_turns = weight(weights, "extra-turns")
        self.turn = weight(weights, "turn")
        self.lead = weight(weights, "lead")
        self.sauron = weight(weights, "sauron")
        self.trio = weight(weights, "trio")
        self.win = weight(weights, "win")
        self.tiles = weight(weights, "tiles")
        self.tiles_waiting = weight(weights, "tiles-waiting")
        self.odd = weight(weights, "odd")
        self.tokens = weights[len(FEATURES) :]

    def board(self, mine: int, theirs: int, my_units: int, their_units: int) -> float:
        """How far a side is ahead on the map, by regions and units of both."""
        ahead = self.regions[mine] - self.regions[theirs] + self.units * (my_units - their_units)
        if mine > theirs:
            ahead += self.lead
        elif mine < theirs:
            ahead -= self.lead
        return ahead

    def ground(self, mine: int, theirs: int, units: int) -> float:
        """The same for choices about units alone, of which the fitted weights say less: a region
        is never a disadvantage, nor is the lead."""
        ahead = self.grounds[mine] - self.grounds[theirs] + self.units * units
        if mine > theirs:
            ahead += max(0.0, self.lead)
        elif mine < theirs:
            ahead -= max(0.0, self.lead)
        return ahead


LEAST_GAIN: Final = 0.05
"""What a region is worth at least."""


def rising(values: list[float]) -> list[float]:
    """The same values, each at least a little greater than the one before."""
    found = [values[0]]
    for value in values[1:]:
        found.append(max(value, found[-1] + LEAST_GAIN))
    return found


def weight(weights: list[float], name: str) -> float:
    """The weight of a feature."""
    return weights[FEATURES.index(name)]


def curve(weights: list[float], name: str, whole: int, most: int) -> list[float]:
    """What each number from 0 to `most` is worth, by the features for its share of the whole, the
    square of the share, and the fourth power."""
    first = FEATURES.index(name)
    found: list[float] = []
    for number in range(most + 1):
        share = number / whole
        square = share * share
        linear = share * weights[first] + square * weights[first + 1]
        found.append(linear + square * square * weights[first + 2])
    return found


class Evaluation:
    """Early and late weights of features and tokens. A missing weight is 0."""

    def __init__(self, weights: dict[str, Any]) -> None:
        early = weights_of(weights, "early", [*FEATURES, *TOKENS])
        late = weights_of(weights, "late", [*FEATURES, *TOKENS])
        self.mixed = [
            Weights(mix(early, late, taken / ALL_SLOTS)) for taken in range(ALL_SLOTS + 1)
        ]
        """The weights by the number of cards taken: computed once instead of at every position."""

    def weights_at(self, s: DuelState) -> Weights:
        """The weights for a position."""
        return self.mixed[cards_taken(s)]

    def evaluate(self, s: DuelState, seat: int) -> float:
        """The estimated result for a seat, from 0 (lost) to 1 (won): the weighted sum of the
        `features` of both sides, computed without a list of them."""
        taken = cards_taken(s)
        w = self.mixed[taken]
        units = s.units
        forts = s.forts
        present0 = present1 = units0 = units1 = forts0 = forts1 = 0
        for region in range(len(REGIONS)):
            here0 = units[region * 2]
            here1 = units[region * 2 + 1]
            owner = forts[region]
            if owner == 0:
                forts0 += 1
            elif owner == 1:
                forts1 += 1
            if here0 or owner == 0:
                present0 += 1
            if here1 or owner == 1:
                present1 += 1
            units0 += here0
            units1 += here1
        lead = w.board(present0, present1, units0, units1)
        lead += side(s, 0, w, present0, forts0, taken) - side(s, 1, w, present1, forts1, taken)
        return 1.0 / (1.0 + exp(-lead if seat == 0 else lead))


def side(s: DuelState, seat: int, w: Weights, regions: int, forts: int, taken: int) -> float:
    """The weighted sum of a side's features, apart from regions and units."""
    coins = s.coins[seat]
    held = s.tokens[seat]
    kinds = different_kinds(s, seat)
    total = w.quest[s.quest[seat]] + w.coins * coins + w.few_coins * (coins if coins < 3 else 3)
    total += w.forts * forts
    if seat == SAURON:
        total += w.sauron
    if not s.trios >> seat & 1:
        total += w.trio * (kinds if kinds < 2 else 2)
    if held:
        if held & EAGLE:
            kinds += 1
        for token in range(len(TOKENS)):
            if held >> token & 1:
                total += w.tokens[token]
    total += w.races[kinds]
    if s.chains[seat]:
        total += w.chains * live_chains(s, seat)
    skills = s.skills
    have_skills = 0
    for at in range(seat * 5, seat * 5 + 5):
        have = skills[at]
        if have:
            have_skills += have
            total += w.kinds
            if have > 1:
                total += w.twos
    choices = CHOICES_OWNED[s.choices[seat]]
    total += w.skills * have_skills + w.choices * choices
    left = coins if held & NO_SURCHARGE else coins - forts
    tiles = tiles_within(s, seat, left, have_skills + choices)
    if s.active != seat:
        return total + w.tiles_waiting * tiles
    total += w.tiles * tiles + w.turn + w.extra_turns * s.extra_turns
    if (SLOTS * s.chapter - taken) % 2:
        total += w.odd
    if may_decide(s, seat, kinds, regions) and could_win(s, seat):
        total += w.win
    return total


def different_kinds(s: DuelState, seat: int) -> int:
    """The number of different races on a side's green cards."""
    races = s.races
    found = 0
    for at in range(seat, len(RACES) * 2, 2):
        if races[at]:
            found += 1
    return found


CHOICES_OWNED: Final[list[int]] = [
    sum([owned >> card & 1 for card in range(len(CHOICE_SKILLS))])
    for owned in range(1 << len(CHOICE_SKILLS))
]
"""How many cards with a choice of skills are in a mask of them."""


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
