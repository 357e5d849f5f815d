"""How likely all goals are after the current trick, by its winner."""

from __future__ import annotations

from typing import Final

from mathom.games.fellowship.bot.evaluation import (
    Estimate,
    Scene,
    estimate_of,
    interest_of,
    likely_of,
)
from mathom.games.fellowship.rules.facts import BIT, MOST_HANDS, NONE
from mathom.games.fellowship.rules.state import FellowshipState

NOBODY: Final = MOST_HANDS
ANOTHER: Final = MOST_HANDS + 1
"""Winners besides the hands: nobody, and whoever it is but the hand itself."""
WINNERS: Final = MOST_HANDS + 2


class Outlook:
    """How likely all goals are after the current trick, by its winner and the card that a hand adds
    to it. What was found for a winner is kept, for each hand: only the cards that matter for a goal
    change its estimate, and most goals do not ask which of the others has won."""

    def __init__(self, s: FellowshipState, scene: Scene, table: int) -> None:
        self.s = s
        self.scene = scene
        self.table = table
        self.card = NONE
        self.estimates: list[Estimate] = []
        self.matters: list[int] = []
        self.compares: list[bool] = []
        self.all_matter = 0
        for hand in range(scene.hands):
            estimate = estimate_of(s, hand)
            matters = interest_of(s, hand, estimate)
            if hand == scene.eye and estimate.looks_at_hand:
                matters = -1
            self.estimates.append(estimate)
            self.matters.append(matters)
            self.compares.append(estimate.compares(s, hand))
            self.all_matter |= matters
        self.plain = [-1.0] * (WINNERS * scene.hands)
        self.plain_products = [-1.0] * WINNERS
        self.special = self.plain
        self.special_products = self.plain_products

    def turn_to(self, card: int) -> None:
        """Ask about another card; NONE for one that matters to nobody."""
        if card == NONE or not self.all_matter & BIT[card]:
            self.card = NONE
            self.special = self.plain
            self.special_products = self.plain_products
        else:
            self.card = card
            self.special = [-1.0] * (WINNERS * self.scene.hands)
            self.special_products = [-1.0] * WINNERS

    def value(self, winner: int) -> float:
        """The estimated probability of all goals if a hand, or nobody, wins the trick."""
        at = winner if winner != NONE else NOBODY
        found = self.special_products[at]
        if found < 0.0:
            found = self.product(winner, at)
            self.special_products[at] = found
        return found

    def product(self, winner: int, at: int) -> float:
        """The product over all hands; what is not known yet is estimated."""
        s = self.s
        scene = self.scene
        bit = BIT[self.card] if self.card != NONE else 0
        cards = self.table | bit
        entered = False
        before = 0
        found = 1.0
        for hand in range(scene.hands):
            known = self.special if self.matters[hand] & bit else self.plain
            cell = WINNERS * hand + (at if at == hand or self.compares[hand] else ANOTHER)
            likely = known[cell]
            if likely < 0.0:
                if not entered:
                    entered = True
                    before = self.enter(winner, cards)
                likely = likely_of(s, scene, hand, self.estimates[hand])
                known[cell] = likely
            found *= likely
        if entered:
            self.leave(winner, cards, before)
        return found

    def enter(self, winner: int, cards: int) -> int:
        """Let a hand win the trick; returns what it had won before."""
        s = self.s
        before = 0
        if winner != NONE:
            before = s.won[winner]
            s.won[winner] = before | cards
            s.tricks[winner] = s.tricks[winner] + 1
        s.trick_winner.append(winner)
        s.trick_cards.append(cards)
        s.trick_number += 1
        self.scene.left -= 1
        self.scene.loose &= ~cards
        return before

    def leave(self, winner: int, cards: int, before: int) -> None:
        """Take the trick back."""
        s = self.s
        self.scene.loose |= cards
        self.scene.left += 1
        s.trick_number -= 1
        s.trick_cards.pop()
        s.trick_winner.pop()
        if winner != NONE:
            s.won[winner] = before
            s.tricks[winner] = s.tricks[winner] - 1
