"""Tables for the tests of Duel, and what happened at them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.games.duel.table import CoverageLog, Duel

from mathom.games.duel.rules.effect_numbers import (
    CARD_EFFECTS,
    CARD_EFFECTS_PRINTED,
    TILE_EFFECTS,
    TOKEN_EFFECT,
)
from mathom.games.duel.rules.facts import CARDS, TILES, TOKENS


@pytest.fixture
def duel(request: pytest.FixtureRequest) -> Iterator[Duel]:
    """Makes tables of Duel, and tells in the end what happened at them."""
    coverage_log = CoverageLog()
    yield Duel(coverage_log)
    for kind, names in happened(coverage_log).items():
        if names:
            request.node.user_properties.append((kind, sorted(names)))


def happened(coverage_log: CoverageLog) -> dict[str, set[str]]:
    """What a test covers, by kind. A card or tile counts when all of its effects were done."""
    done = coverage_log.effects
    cards = zip(CARDS, CARD_EFFECTS, CARD_EFFECTS_PRINTED, strict=True)
    tokens = {token for token, effect in zip(TOKENS, TOKEN_EFFECT, strict=True) if effect in done}
    return {
        "card": {card for card, *ways in cards if any(done.issuperset(way) for way in ways)},
        "tile": {t for t, way in zip(TILES, TILE_EFFECTS, strict=True) if done.issuperset(way)},
        "token": tokens | coverage_log.helped,
        "bonus": coverage_log.bonuses,
        "option": coverage_log.options,
        "ending": coverage_log.endings,
        "refusal": coverage_log.refusals,
    }
