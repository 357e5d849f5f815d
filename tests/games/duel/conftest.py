"""Tables for the tests of Duel, and what happened at them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.games.duel.table import Diary, Duel

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
    diary = Diary()
    yield Duel(diary)
    for kind, names in happened(diary).items():
        if names:
            request.node.user_properties.append((kind, sorted(names)))


def happened(diary: Diary) -> dict[str, set[str]]:
    """What a test covers, by kind. A card or tile counts when all of its effects were done."""
    done = diary.effects
    cards = zip(CARDS, CARD_EFFECTS, CARD_EFFECTS_PRINTED, strict=True)
    tokens = {token for token, effect in zip(TOKENS, TOKEN_EFFECT, strict=True) if effect in done}
    return {
        "card": {card for card, *ways in cards if any(done.issuperset(way) for way in ways)},
        "tile": {t for t, way in zip(TILES, TILE_EFFECTS, strict=True) if done.issuperset(way)},
        "token": tokens | diary.helped,
        "bonus": diary.bonuses,
        "option": diary.options,
        "ending": diary.endings,
        "refusal": diary.refusals,
    }
