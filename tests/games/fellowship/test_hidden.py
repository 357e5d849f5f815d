"""What a seat does not know: guesses keep to everything that was seen."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.fellowship.table import Table, Tables

from mathom.engine.game import SPECTATOR
from mathom.engine.perspective import Perspective
from mathom.engine.step import decider, play, why_not
from mathom.games.fellowship.rules.concealment import conceal
from mathom.games.fellowship.rules.facts import (
    BIT,
    CHAPTERS,
    IDENTITY,
    RINGS_MASK,
    SUIT_MASK,
    SUITS,
    bits,
)
from mathom.games.fellowship.rules.game import FELLOWSHIP
from mathom.games.fellowship.rules.gifts import longest_suits
from mathom.games.fellowship.rules.preparation.threats import RedrawThreat
from mathom.games.fellowship.rules.staging import stage
from mathom.games.fellowship.rules.state import PLAYING, FellowshipState
from mathom.games.fellowship.rules.swaps import Give
from mathom.games.fellowship.rules.vocabulary import GIVE

GUESSES = 3


def guesses(s: FellowshipState, seat: int, count: int = GUESSES) -> list[FellowshipState]:
    """Some states that a seat takes for possible."""
    known = Perspective(FELLOWSHIP, s, seat)
    found = [known.sample(seed) for seed in range(count)]
    assert all(isinstance(guess, FellowshipState) for guess in found)
    return [guess for guess in found if isinstance(guess, FellowshipState)]


def check(s: FellowshipState, guess: FellowshipState, seat: int) -> None:
    """A guess has every card in one place and contradicts nothing that the seat has seen."""
    assert FELLOWSHIP.faults(guess) == []
    for hand in range(s.rules.hands):
        assert guess.size(hand) == s.size(hand)
        seen = s.hand[hand] & (s.open | s.known[seat])
        assert guess.hand[hand] & seen == seen
        hidden = guess.hand[hand] & ~seen
        for suit in range(len(SUITS)):
            if s.void[hand] >> suit & 1:
                assert hidden & SUIT_MASK[suit] == 0
        soft = sum(SUIT_MASK[suit] for suit in range(len(SUITS)) if s.soft[hand] >> suit & 1)
        assert (guess.hand[hand] & soft).bit_count() <= 1
    assert guess.barrow & RINGS_MASK == 0
    assert guess.lost == s.lost
    given = [guess.promises[at + 2] for at in range(0, len(guess.promises), 3)]
    chosen = [card for card in given if card >= 0]
    assert len(chosen) == len(set(chosen))


@pytest.mark.parametrize("chapter", range(len(CHAPTERS)))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_guesses_contradict_nothing(chapter: int, players: int) -> None:
    settings = FELLOWSHIP.default_settings()
    settings[0] = chapter
    s = FELLOWSHIP.new(chapter + 1, settings, players)
    while s.outcome is None:
        for seat in range(players):
            for guess in guesses(s, seat):
                check(s, guess, seat)
        play(s, s.offers[s.below(len(s.offers))])


def test_guesses_vary_and_reach_every_deal(company: Tables) -> None:
    t = company.at("1", "frodo bilbo gandalf", ["H1 H2", "M1 M2", "F1 F2"])
    seen = Counter(guess.hand[1] for guess in guesses(t.s, 0, 600))
    assert len(seen) == 6
    assert min(seen.values()) > 60


def test_a_shown_lack_leaves_one_deal_alone(company: Tables) -> None:
    t = company.at(
        "1",
        "frodo bilbo gandalf",
        ["H1 H2", "M1 M2", "F1 F2"],
        more={"hand-2": {"lacks": ["forests"]}},
    )
    assert {guess.hand[1] for guess in guesses(t.s, 0, 50)} == {t.s.hand[1]}


def test_a_card_that_came_back_may_be_of_a_suit_that_was_lacking(company: Tables) -> None:
    t = company.at(
        "12",
        "gandalf shadowfax gwaihir",
        ["H1 H2 H3", "M1 S1 S2", "M3 M4 M5"],
        tricks_total=3,
        more={"hand-2": {"loosely_lacks": ["mountains"]}},
    )
    held = {(guess.hand[1] & SUIT_MASK[1]).bit_count() for guess in guesses(t.s, 0, 80)}
    assert held <= {0, 1}
    assert 1 in held


def test_boromirs_horn_is_believed() -> None:
    settings = FELLOWSHIP.default_settings()
    settings[0] = CHAPTERS.index("11")
    agree = total = 0
    for seed in range(6):
        s = FELLOWSHIP.new(seed, settings, 3)
        while s.outcome is None and s.phase != PLAYING:
            play(s, s.offers[s.below(len(s.offers))])
        boromir = next(h for h in range(3) if IDENTITY[s.character[h]] == "boromir")
        for guess in guesses(s, (boromir + 1) % 3, 10):
            total += 1
            agree += longest_suits(guess.hand[boromir]) == s.horn
    assert agree == total


def test_hidden_threats_are_guessed_among_those_that_nobody_has_seen(company: Tables) -> None:
    t = company.at(
        "14",
        "frodo aragorn legolas gimli",
        ["R1 H4 H5", "M1 M2 M3", "F1 F2 F3", "S1 S2 S3"],
        event="long-dark",
        phase="preparing",
    ).do("keep threat:4")
    t.play_to("promises")
    ranks = [guess.threat for guess in guesses(t.s, 0, 60)]
    assert {len(set(found[1:])) for found in ranks} == {3}
    assert len({found[1] for found in ranks}) > 3


def test_what_a_seat_gave_away_it_still_knows(company: Tables) -> None:
    t = company.at(
        "1",
        "frodo bilbo gandalf",
        ["R1 H4 H5", "M1 M2 M3", "F1 F2"],
        phase="preparing",
        lost=["shadows-8"],
    ).give("F2", "H4")
    for guess in guesses(t.s, 2):
        assert "forests-2" in [FELLOWSHIP.names("card")[card] for card in bits(guess.hand[0])]
    places = {
        guess.hand[0] >> FELLOWSHIP.names("card").index("forests-2") & 1
        for guess in guesses(t.s, 1, 60)
    }
    assert places == {0, 1}


def test_a_staged_round_loads_as_it_was_written() -> None:
    data = stage("1", "frodo bilbo gandalf", ["H1 H2", "M1 M2", "F1 F2"], won=["R1", "", ""])
    hands = data["hands"]
    assert isinstance(hands, dict)
    assert hands["hand-1"]["won"] == ["rings-1"]


def test_who_looks_through_the_deck_knows_what_was_drawn_before(company: Tables) -> None:
    t = company.at(
        "14",
        "frodo gimli aragorn merry",
        ["R1 H4 H5", "M1 M2 M3", "F1 F2 F3", "S1 S2 S3"],
        event="long-dark",
        phase="preparing",
    )
    while t.asked() != "pick-threat":
        t.do(t.actions()[0])
    drawn = t.s.threat[1]
    assert f"keep threat:{drawn}" not in t.actions()
    assert {guess.threat[1] for guess in guesses(t.s, 2, 20)} == {drawn}
    assert len({guess.threat[1] for guess in guesses(t.s, 0, 60)}) > 3
    t.do(t.actions()[0])
    assert {guess.threat[1] for guess in guesses(t.s, 2, 20)} == {drawn}


def test_hidden_threats_are_shown_after_the_last_trick(company: Tables) -> None:
    t = company.at(
        "14",
        "frodo gimli merry",
        ["R1 H4", "M1 M2", "F1 F2"],
        won=["R2 R3 R4 R5", "", "M8"],
        event="long-dark",
        more={"hand-2": {"threat": 3}, "hand-3": {"tricks": 1}},
    )
    assert t.hand("gimli", "seat-1")["threat"] is None
    t.do("H4", "M1", "F1", "win")
    assert t.asked() == "use-mithril"
    assert t.hand("gimli", "seat-1")["threat"] == 3


def unseen_sam(company: Tables, people: str, **rest: Any) -> Table:
    """An endless round in which the Unseen hides Samwise's threat card."""
    return company.at(
        "endless",
        people,
        ["R1 H4 H5", "M1 M2 M3", "F1 F2 F3"],
        phase="preparing",
        pool=people.split(),
        more={f"hand-{people.split().index('samwise-gamgee') + 1}": {"rider": "unseen"}, **rest},
    )


def test_a_hidden_threat_card_is_kept_or_drawn_again_in_secret(company: Tables) -> None:
    t = unseen_sam(
        company,
        "frodo samwise-gamgee meriadoc-brandybuck",
        **{"hand-3": {"burdened": True}},
    )
    assert t.asked() == "redraw-threat"
    first = t.s.threat[1]
    step = t.s.agenda[-1]
    assert isinstance(step, RedrawThreat)
    assert all(step.secret(t.s, action) for action in t.s.offers)
    t.do("redraw")
    assert len({guess.threat[1] for guess in guesses(t.s, 0, 80)}) == 7
    assert first not in {guess.threat[1] for guess in guesses(t.s, 1, 10)}
    assert t.hand("samwise-gamgee", "seat-1")["threat"] is None


def test_aragorn_knows_what_was_drawn_before_he_looked_on_the_endless_road(
    company: Tables,
) -> None:
    t = unseen_sam(company, "aragorn-son-of-arathorn frodo samwise-gamgee")
    t.play_to("pick-threat")
    drawn = t.s.threat[2]
    assert {guess.threat[2] for guess in guesses(t.s, 0, 30)} == {drawn}


def test_a_suit_that_was_seen_to_come_is_not_lacking(company: Tables) -> None:
    people = "frodo gandalf gildor-inglorion"
    t = company.at(
        "endless",
        people,
        ["R1 H2 H3", "M1 M2 M3", "F1 F2 F3"],
        lost=["shadows-5"],
        gift="sting",
        pool=people.split(),
        more={"hand-1": {"lacks": ["shadows", "forests"]}},
    )
    assert t.hand("frodo")["lacks"] == ["forests", "shadows"]
    t.do("swap-lost card:hills-2")
    assert t.hand("frodo")["lacks"] == ["forests"]


def test_no_refusal_tells_what_lies_face_down_in_the_pyramid() -> None:
    asked = 0
    for seed in range(12):
        s = FELLOWSHIP.new(seed, FELLOWSHIP.parse_settings({"chapter": "4"}), 2)
        while s.outcome is None and not gives_pyramid(s):
            play(s, s.offers[s.below(len(s.offers))])
        if s.outcome is not None:
            continue
        for slot, card in enumerate(s.slots):
            known = card >= 0 and s.open & BIT[card]
            if card >= 0 and not known and not s.slots_up >> slot & 1:
                refused = why_not(s, decider(s), GIVE + card)
                assert refused is not None
                assert refused.reason == "card-not-in-hand"
                asked += 1
    assert asked > 0


def gives_pyramid(s: FellowshipState) -> bool:
    """Whether a card of the pyramid is to be handed over."""
    step = s.agenda[-1]
    return isinstance(step, Give) and s.is_pyramid(step.giver)


@pytest.mark.ruling(51)
@pytest.mark.rule("Comunicare", "Contrassegnare gli obiettivi come completati")
def test_a_seat_alone_knows_what_its_own_hand_makes_impossible(company: Tables) -> None:
    t = company.at(
        "3",
        "frodo gildor-inglorion farmer-maggot",
        ["R1 H4 F6 F1", "M1 M2 M3 F2", "S1 S2 F5 F3"],
        leader="hand-2",
        trick_number=8,
        more={"hand-3": {"threat": 4}},
    )
    assert t.hand("gildor-inglorion", "seat-2")["goal"]["known"] is None
    t.do("F2", "F3", "F1")
    for reader in (None, "seat-1", "seat-3"):
        goal = t.hand("gildor-inglorion", reader)["goal"]
        assert (goal["state"], goal["known"]) == ("open", None), reader
    own = t.hand("gildor-inglorion", "seat-2")["goal"]
    assert (own["state"], own["known"]) == ("open", "impossible"), "he holds no Forests any more"


@pytest.mark.ruling(51)
@pytest.mark.rule("Comunicare", "Contrassegnare gli obiettivi come completati")
def test_a_seat_alone_knows_what_its_own_hand_makes_certain(company: Tables) -> None:
    t = company.at(
        "3",
        "frodo gildor-inglorion farmer-maggot",
        ["R1 H4 H5", "F6 F7 F8", "S1 S2 S3"],
        leader="hand-1",
        trick_number=9,
    )
    assert t.hand("gildor-inglorion", "seat-2")["goal"]["known"] == "certain"
    assert t.hand("gildor-inglorion", "seat-1")["goal"]["known"] is None
    assert t.hand("gildor-inglorion")["goal"]["state"] == "open"


def test_a_hidden_threat_card_is_in_the_deck_for_a_spectator(company: Tables) -> None:
    t = company.at(
        "14",
        "frodo gimli merry",
        ["R1 H4", "M1 M2", "F1 F2"],
        event="long-dark",
        more={"hand-2": {"threat": 3}},
    )
    for reader in (SPECTATOR, 0):
        known = t.s.clone()
        conceal(known, reader)
        assert known.threats >> 3 & 1, "as far as they know it may still be there"
        assert t.s.threats >> 3 & 1 == 0
    own = t.s.clone()
    conceal(own, 1)
    assert own.threat[1] == 3
    assert own.threats >> 3 & 1 == 0
