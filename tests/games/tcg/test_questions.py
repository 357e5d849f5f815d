"""Who is asked depends on what everybody knows: no question, and no silence, tells of a hand."""

from __future__ import annotations

import pytest
from tests.games.tcg.table import at

from mathom.engine.disclosure import discloses
from mathom.engine.laws import Inspector
from mathom.engine.perspective import Perspective
from mathom.engine.state import State, Tape
from mathom.engine.step import act, decider
from mathom.games.tcg.rules.abilities.phase_actions import (
    Act,
    may_act,
    phase_actions,
)
from mathom.games.tcg.rules.decklists import TcgDecklists
from mathom.games.tcg.rules.game import TCG
from mathom.games.tcg.rules.state import SET_UP
from mathom.games.tcg.rules.vocabulary import PASS, VOCABULARY


def question(s: State) -> tuple[int, str]:
    """Who is asked, and for what."""
    step = s.agenda[-1]
    return decider(s), TCG.steps[TCG.step_index[type(step)]].name


@pytest.mark.parametrize("minion", ["Dunlending Arsonist", "Hillman Mob", "Wild Man of Dunland"])
@pytest.mark.ruling(28)
def test_winning_asks_whether_or_not_a_dunland_man_is_held(minion: str) -> None:
    def asked(held: str) -> tuple[int, str]:
        pairs = [(minion, "Merry")]
        t = at("skirmish", ["Merry"], [minion], shand=[held], pairs=pairs, site=5)
        while t.ask("phase") == "skirmish" and question(t.s)[1] != "answer":
            t.do("pass")
        return question(t.s)

    assert asked("Dunlending Brigand") == (1, "answer")
    assert asked("Iron Axe") == (1, "answer")


@pytest.mark.ruling(28)
def test_a_search_does_not_tell_what_a_deck_lacks() -> None:
    def asked(deck: list[str]) -> tuple[int, str]:
        t = at("shadow", ["Aragorn"], sdeck=deck, site=5, sites=["Deeping Wall"], twilight=9)
        return question(t.s)

    assert asked(["Saruman (Black Traitor)", "Dunlending Brigand"]) == (1, "shadow-act")
    assert asked(["Iron Axe", "Dunlending Brigand"]) == (1, "shadow-act")


@pytest.mark.ruling(28)
def test_a_card_that_is_played_is_seen_while_its_bearer_is_chosen() -> None:
    t = at("fellowship", ["Aragorn", "Gondorian Ranger"], hand=["Sword of Gondor"], site=1).do(
        "play Sword of Gondor"
    )
    assert question(t.s) == (0, "choose-bearer")
    s: State = t.s
    assert [card["print"] for card in hand_seen(s, 1)] == ["4_134"]


def hand_seen(s: State, seat: int) -> list[dict[str, str]]:
    """The cards of player 1's hand that a seat knows."""
    players = TCG.view(s, seat)["players"]  # type: ignore[arg-type]
    assert isinstance(players, dict)
    found: list[dict[str, str]] = players["player-1"]["hand_cards"]
    return found


@pytest.mark.parametrize("held", ["Dunlending Brigand", "Iron Axe"])
def test_an_opponent_who_guesses_expects_the_same_question(held: str) -> None:
    pairs = [("Dunlending Arsonist", "Merry")]
    t = at("skirmish", ["Merry"], ["Dunlending Arsonist"], shand=[held], pairs=pairs, site=5)
    expected = []
    for seed in range(60):
        guess = Perspective(TCG, t.s, 0).sample(seed)
        while guess.agenda and isinstance(guess.agenda[-1], Act):
            act(guess, PASS)
        expected.append(question(guess))
    assert set(expected) == {(1, "answer")}


@pytest.mark.parametrize("minion", ["Dunlending Arsonist", "Hillman Mob", "Wild Man of Dunland"])
def test_the_law_hears_who_is_passed_over(minion: str) -> None:
    """Guesses of a hand without a Dunland Man must ask as well, or go on as the real game does."""
    pairs = [(minion, "Merry")]
    t = at("skirmish", ["Merry"], [minion], shand=["Dunlending Brigand"], pairs=pairs, site=5)
    inspector = Inspector(TCG, 1, TCG.parse_settings({"format": "deluxe"}), 2)
    inspector.recorder.s = t.s
    while isinstance(t.s.agenda[-1], Act):
        for _ in range(20):
            inspector.check_questions(PASS, decider(t.s))
        act(t.s, PASS)
    assert question(t.s) == (1, "answer")


DUNLAND = """
bearer 4_302
ring 4_2
site 4_327
site 4_332
site 4_341
site 4_346
site 4_348
site 4_354
site 4_357
site 4_358
site 4_363
4 4_310
4 4_313
4 4_289
4 4_134
4 4_290
4 4_64
4 4_104
2 4_302
4 4_9
4 4_23
4 4_38
4 4_26
4 4_30
4 4_28
4 4_29
2 4_177
"""
"""A deck whose cards ask for cards in hand and deck, and with few that they ask for."""


def test_no_question_tells_of_a_hand_or_a_deck() -> None:
    plan = [VOCABULARY.parse(word) for word in TcgDecklists().actions(DUNLAND)]
    deluxe = TCG.parse_settings({"format": "deluxe"})
    for seed in range(2):
        plans = [plan[:], plan[:]]

        def bring(s: State, seat: int, plans: list[list[int]] = plans) -> int | None:
            return plans[seat].pop(0) if plans[seat] else None

        Inspector(TCG, seed, deluxe, 2, bring).run(2)


@pytest.mark.ruling(13)
def test_whoever_brings_the_last_deck_cannot_take_it_back() -> None:
    """When the last deck is there the others are known: to undo it would be to choose anew."""
    s = TCG.new(1, TCG.parse_settings({"format": "deluxe"}), 2)
    disclosed = []
    for word in ["bring deck:aragorn-71", "bring deck:theoden-71"]:
        before = s.clone()
        s.tape = tape = Tape()
        act(s, VOCABULARY.parse(word))
        disclosed.append(discloses(TCG, before, s, VOCABULARY.parse(word), tape))
    assert disclosed == [False, True]


def test_whoever_may_act_is_thought_to_be_able_to() -> None:
    decks = TcgDecklists()
    for seed in range(3):
        s = TCG.new(seed, TCG.parse_settings({"format": "deluxe"}), 2)
        for seat in range(2):
            for word in decks.actions(decks.random(seed * 2 + seat)):
                act(s, VOCABULARY.parse(word))
        while s.outcome is None:
            if s.phase != SET_UP:
                able = [seat for seat in range(2) if phase_actions(s, seat)]
                assert [seat for seat in able if not may_act(s, seat)] == []
            act(s, s.offers[s.below(len(s.offers))])
