"""The base class of goals, and the states of a goal."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import RulesBug
from mathom.games.fellowship.rules.facts import SUIT_MASK, SUITS, Facts, cards_mask
from mathom.games.fellowship.rules.possible import reach
from mathom.games.fellowship.rules.state import FellowshipState

OPEN: Final = 0
MET: Final = 1
CERTAIN: Final = 2
IMPOSSIBLE: Final = 3
UNKNOWN: Final = 4
STATES: Final = ["open", "met", "certain", "impossible", "hidden"]


def settled(now: bool, may_change: bool) -> int:
    """The state of a goal that is met or not now, and that may or may not still change."""
    if may_change:
        return MET if now else OPEN
    return CERTAIN if now else IMPOSSIBLE


class Goal:
    """What a character must achieve in a round."""

    def __init__(self, facts: Facts) -> None:
        self.kind = str(facts["kind"])
        self.suits = [SUITS.index(str(suit)) for suit in suit_names(facts)]
        self.least = first_number(facts, ["min", "exact", "length"])
        self.most = first_number(facts, ["max", "exact"])
        self.window = int(facts.get("window", 0))
        self.ranks = [int(rank) for rank in facts.get("ranks", [])]
        self.forbidden = cards_mask(facts.get("forbidden_cards", []))
        if "forbidden_suit" in facts:
            self.forbidden |= SUIT_MASK[SUITS.index(facts["forbidden_suit"])]
        self.cards = 0
        for suit in self.suits:
            self.cards |= SUIT_MASK[suit]

    def targets(self, rank: int) -> int:
        """The cards that a threat card of this rank requires."""
        return 0

    def wanted(self, s: FellowshipState, hand: int) -> int:
        """The cards that matter for this goal, for display."""
        return self.cards

    def met(self, s: FellowshipState, hand: int) -> bool:
        """Whether the goal is achieved now."""
        raise RulesBug("goal-never-met")

    def state(self, s: FellowshipState, hand: int) -> int:
        """What everybody can know of the goal."""
        raise RulesBug("goal-without-state")

    def count(self, s: FellowshipState, hand: int) -> int:
        """The progress, for display."""
        return s.tricks[hand]

    def may_take_forbidden(self, s: FellowshipState, hand: int) -> bool:
        """Whether the hand may still win a forbidden card."""
        return reach(s, hand) & self.forbidden != 0


def first_number(facts: Facts, names: list[str]) -> int:
    """The first of these keys that is present, otherwise 0."""
    for name in names:
        if name in facts:
            return int(facts[name])
    return 0


def suit_names(facts: Facts) -> list[str]:
    if "suit" in facts:
        return [str(facts["suit"])]
    return [str(suit) for suit in facts.get("suits", [])]
