"""Answers are offered only while what they answer is still about to happen (Risposte)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from tests.games.tcg.table import Table, at

from mathom.engine.state import Tape
from mathom.engine.step import act
from mathom.games.tcg.rules.abilities.ability_types import (
    ABOUT_BURDEN,
    ABOUT_CONTROL,
    ABOUT_DISCARD,
    ABOUT_WOUND,
    ANNOUNCED,
    EVENT_PLAYED,
    Carry,
)
from mathom.games.tcg.rules.abilities.timing import (
    Answer,
)
from mathom.games.tcg.rules.decklists import TcgDecklists
from mathom.games.tcg.rules.game import TCG
from mathom.games.tcg.rules.state import DISCARD_PILE, TcgState
from mathom.games.tcg.rules.vocabulary import PASS, VOCABULARY

GAMES = 24


def hillman_loses(hides: int) -> Table:
    """A Dunland Man is about to take a wound; his player has some Hides."""
    shadow = ["Dunlending Brigand", *["Hides"] * hides]
    pairs = [("Dunlending Brigand", "Gandalf")]
    t = at("skirmish", ["Gandalf"], shadow, pairs=pairs, site=5, twilight=9, wait=True)
    return t.skip("use Hides/2")


@pytest.mark.rule("Risposte")
def test_a_wound_that_is_prevented_is_not_prevented_again() -> None:
    t = hillman_loses(2).do("use Hides/2", "option 0")
    assert (t.ask("zone Dunlending Brigand"), t.ask("twilight")) == ("play", 7)
    assert not t.may("use Hides/2")


@pytest.mark.rule("Risposte")
def test_a_second_wound_may_be_prevented_by_the_same_card() -> None:
    pairs = [("Dunlending Brigand", "Gimli (Lockbearer)")]
    free = ["Gimli (Lockbearer)", "Axe of Erebor on Gimli (Lockbearer)"]
    t = at(
        "skirmish",
        free,
        ["Dunlending Brigand", "Hides"],
        hand=["Best Company"],
        pairs=pairs,
        site=5,
        twilight=9,
        wait=True,
    )
    t.do("play Best Company").skip("use Hides/2").do("use Hides/2", "option 0")
    assert t.skip("use Hides/2").may("use Hides/2")


@pytest.mark.rule("Risposte")
def test_an_ability_that_is_cancelled_is_not_cancelled_again() -> None:
    t = at(
        "skirmish",
        ["Gimli"],
        ["Gríma", "Orthanc Warrior"],
        shand=["Haunting Her Steps", "Haunting Her Steps"],
        site=5,
        pairs=[("Orthanc Warrior", "Gimli")],
        twilight=9,
        wait=True,
    )
    t.do("use Gimli").skip("play Haunting Her Steps").do("play Haunting Her Steps")
    assert t.ask("wounds Gríma") == 1
    assert not t.may("play Haunting Her Steps")
    assert t.ask("strength Gimli") == 6


@pytest.mark.rule("Risposte")
def test_an_event_that_went_back_to_hand_is_not_fetched_again() -> None:
    free = ["Gandalf", "Gandalf's Staff on Gandalf"]
    t = at(
        "fellowship", free, hand=["Have Patience", "Into Dark Tunnels", "Into Dark Tunnels"], site=1
    )
    t.do("play Have Patience", "play Into Dark Tunnels")
    # The second may fetch the first, which was played just now,
    assert t.may("play Into Dark Tunnels")
    t.do("pass")
    # but not the event that is in hand already.
    assert t.ask("zone Have Patience") == "hand"
    assert not t.may("play Into Dark Tunnels")


ANSWERING = """
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
2 4_270
2 4_271
3 4_316
2 4_103
2 4_310
2 4_313
3 4_90
2 4_93
3 4_95
2 4_63
3 4_264
2 4_277
2 4_281
4 4_19
4 4_10
4 4_14
4 4_36
4 4_153
4 4_155
2 4_25
4 4_186
"""
"""A deck full of answers, and of what they answer."""

FOLLOWS = {
    ABOUT_WOUND: "wounded",
    ABOUT_DISCARD: "discarded",
    ABOUT_BURDEN: "burdened",
    ABOUT_CONTROL: "controlled",
}
"""What the log tells if nobody answers."""


def played(seed: int) -> Iterator[TcgState]:
    """Every position of a random game between such decks."""
    plan = [VOCABULARY.parse(word) for word in TcgDecklists().actions(ANSWERING)]
    s = TCG.new(seed, TCG.parse_settings({"format": "deluxe"}), 2)
    for action in [*plan, *plan]:
        act(s, action)
    while s.outcome is None:
        yield s
        # To answer as often as possible keeps the test short.
        eager = isinstance(s.agenda[-1], Answer) and len(s.offers) > 1
        act(s, s.offers[s.below(len(s.offers) - eager)])


def happens(s: TcgState, answer: Answer) -> bool:
    """Whether what is asked about happens if everybody passes from here on."""
    copy = s.clone()
    tape = Tape()
    copy.tape = tape
    while copy.outcome is None and isinstance(copy.agenda[-1], Answer):
        if copy.agenda[-1].base != answer.base:
            break
        act(copy, PASS)
    told = [TCG.events[event.kind].name for event in tape.events]
    if answer.kind in FOLLOWS:
        return told[:1] == [FOLLOWS[answer.kind]]
    if answer.kind == EVENT_PLAYED:
        return copy.zone[answer.subject] == DISCARD_PILE
    return told[:1] != ["cancelled"] and any(
        isinstance(step, Carry) and step.source == answer.subject for step in s.agenda
    )


@pytest.mark.rule("Risposte")
def test_what_may_be_answered_happens_if_nobody_answers() -> None:
    seen: Counter[int] = Counter()
    for seed in range(GAMES):
        for s in played(seed):
            answer = s.agenda[-1]
            if isinstance(answer, Answer) and answer.kind in ANNOUNCED:
                seen[answer.kind] += 1
                assert happens(s, answer), (seed, answer.kind)
    assert set(seen) == set(ANNOUNCED)
