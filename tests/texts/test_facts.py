"""The facts of a hint: true, certain, and worth telling."""

from __future__ import annotations

import random

import pytest
from tests.texts import lint
from tests.texts.stories import at_random, begun, do, with_decks
from tests.texts.test_duel_story import BREE, units
from tests.texts.test_stories import SEATS, as_known_to

import mathom
from mathom.engine.step import decider, legal
from mathom.games.package import PACKAGES
from mathom.table.table import Table
from mathom.texts import LANGUAGES, wording
from mathom.texts.facts import MOST_FACTS, facts_of

TRIED = 4
"""So many actions of a moment are looked at."""


def facts(table: Table, action: str, language: str = "en") -> list[str]:
    """The facts about an action of whoever decides."""
    state = table.state
    code = table.game.vocabulary.parse(action)
    return facts_of(wording(table.game.id, language).at(state), state, decider(state), code)


def test_a_discarded_card_gives_coins() -> None:
    table = begun("duel", seed=1)
    discard = next(
        action for action in table.game.legal_texts(table.state, 1) if "discard" in action
    )
    assert facts(table, discard)[0] == "gives 1 coin, 3 in all"
    assert facts(table, discard, "it")[0] == "dà 1 Moneta, 3 in tutto"


def test_a_nation_comes_nearer_to_war() -> None:
    match = mathom.from_position(
        {"game": "war", "dice": {"free-peoples": {"muster": 2}, "shadow": {"muster": 2}}}
    )
    state = match.state
    words = wording("war", "en").at(state)
    vocabulary = words.game.vocabulary
    match.act("use die:muster")
    sway = vocabulary.parse("sway nation:elves")
    told = facts_of(words, match.state, decider(match.state), sway)
    assert told == ["Elves: 2 steps to war"]


@pytest.mark.parametrize("game", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_facts_of_random_games_are_few_and_well_written(game: str, language: str) -> None:
    table = at_random(with_decks(begun(game, SEATS.get(game, 2), seed=1)), 1, 60)
    told = 0
    for number in range(0, table.moves, 4):
        state = table.moments[number].state
        if state.outcome is not None:
            continue
        seat = decider(state)
        options = legal(state, seat)
        words = wording(game, language).at(state)
        for action in random.Random(number).sample(options, min(TRIED, len(options))):
            found = facts_of(words, state, seat, action)
            assert len(found) <= MOST_FACTS
            assert len(set(found)) == len(found)
            for fact in found:
                assert not lint.faults(fact), fact
                assert not fact.endswith("."), fact
                assert not lint.NUMBERED[language].search(fact), fact
            told += len(found)
    assert told > 0


@pytest.mark.parametrize("game", PACKAGES)
def test_facts_depend_only_on_what_a_seat_knows(game: str) -> None:
    table = at_random(with_decks(begun(game, SEATS.get(game, 2), seed=2)), 2, 40)
    for number in range(0, table.moves, 9):
        state = table.moments[number].state
        if state.outcome is not None:
            continue
        seat = decider(state)
        action = legal(state, seat)[0]
        words = wording(game, "en").at(state)
        guessed = as_known_to(table, seat).moments[number].state
        assert facts_of(words, guessed, seat, action) == facts_of(words, state, seat, action)


def test_a_winning_action_says_so() -> None:
    names = ("mordor", "rohan", "gondor", "enedwaith", "lindon", "rhovanion")
    held = units(arnor=(0, 0), **dict.fromkeys(names, (0, 1)))
    table = begun("duel", start={**BREE, "units": held})
    assert facts(table, "take tile:bree") == ["wins the game"]
    assert do(table, "take tile:bree").state.outcome is not None
