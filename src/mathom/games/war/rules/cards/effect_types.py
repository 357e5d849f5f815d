"""The effects of event cards: their data in one list, and what an effect can do."""

from __future__ import annotations

from typing import Any, Final

from mathom.engine.errors import RulesBug
from mathom.games.war.rules.facts import CARD_FACTS
from mathom.games.war.rules.state import WarState

EFFECT_DATA: Final[list[dict[str, Any]]] = [
    data for facts in CARD_FACTS for data in facts["effects"]
]
"""The effects of all cards, in the order of the cards. Steps name an effect by its index."""

EFFECT_CARD: Final[list[int]] = [
    card for card, facts in enumerate(CARD_FACTS) for _ in facts["effects"]
]
CARD_EFFECTS: Final[list[list[int]]] = [
    [effect for effect, owner in enumerate(EFFECT_CARD) if owner == card]
    for card in range(len(CARD_FACTS))
]


class Effect:
    """One effect of a card, applied at once or by scheduling choices."""

    def do(self, s: WarState, seat: int) -> None:
        raise RulesBug("effect-does-nothing")

    def possible(self, s: WarState, seat: int) -> bool:
        """Whether an army exists for it, if the effect needs one that moves or attacks."""
        return True
