"""What a state keeps of hands, codes and cards in play is what a search finds."""

from __future__ import annotations

import pytest
from tests.games.tcg import scene

from mathom.engine.laws import random_settings
from mathom.engine.perspective import Perspective
from mathom.engine.position import load, position
from mathom.engine.state import State
from mathom.engine.step import decider, play
from mathom.games.tcg.rules.abilities.ability_types import (
    CARD_KINDS,
    FIRST_OCCASION,
    OCCASION_KINDS,
    STATIC_KINDS,
    STATICS,
)
from mathom.games.tcg.rules.derived import LISTS_KEPT, kept, kind_in_play, look_up
from mathom.games.tcg.rules.facts import CARD_FACTS, CARDS, CODES
from mathom.games.tcg.rules.game import TCG
from mathom.games.tcg.rules.state import HAND, NOTHING, TcgState


def check(s: State) -> None:
    """The kept hands and kinds are those of the zones and of the table."""
    assert isinstance(s, TcgState)
    for seat in range(len(s.first) - 1 if s.codes else 0):
        assert s.held(seat) == [i for i in s.cards_of(seat) if s.zone[i] == HAND]
    found = 0
    for i in s.table:
        found |= STATIC_KINDS[s.cards[i]] | OCCASION_KINDS[s.cards[i]] << FIRST_OCCASION
    assert [kind_in_play(s, 1 << bit) for bit in range(60)] == [
        found >> bit & 1 == 1 for bit in range(60)
    ]
    for which in range(LISTS_KEPT if s.codes else 0):
        assert kept(s, which) == look_up(s, which)
    for i, code in enumerate(s.codes):
        if code >= 0:
            assert s.where(code) == i
    missing = set(range(len(CODES))) - set(s.codes)
    assert {s.where(code) for code in list(missing)[:50]} <= {NOTHING}


@pytest.mark.parametrize("seed", range(8))
def test_kept_values_are_never_out_of_date(seed: int) -> None:
    s = TCG.new(seed, random_settings(TCG, seed), TCG.seats[seed % len(TCG.seats)])
    decisions = 0
    while s.outcome is None and decisions < 400:
        check(s)
        if decisions % 10 == 0:
            check(load(TCG, position(TCG, s)))
            perspective = Perspective(TCG, s, decider(s))
            check(perspective.known)
            check(perspective.sample(seed))
        play(s, s.offers[s.below(len(s.offers))])
        decisions += 1
    assert decisions > 20


def test_the_tables_of_a_card_follow_its_abilities() -> None:
    number = next(i for i, facts in enumerate(CARD_FACTS) if facts["abilities"][:1] and STATICS[i])
    before = [table[number] for table in scene.TABLES]
    kinds = CARD_KINDS[number]
    assert kinds
    entries = [data[0] for data in CARD_FACTS[number]["abilities"]]
    with scene.without(CARDS[number], entries.index("static")):
        assert CARD_KINDS[number] != kinds
    assert [table[number] for table in scene.TABLES] == before
