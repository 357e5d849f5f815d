"""What each seat may know: the cards set aside that only one of them has looked at."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.duel.table import Duel, DuelTable, both, enemy

from mathom.games.duel.rules.facts import CARDS
from mathom.games.duel.rules.staging import chapter_of
from mathom.games.duel.rules.state import ASIDE, DuelState

RICH = {"fellowship": 9, "sauron": 9}


def searching(duel: Duel, seat: str, **rest: Any) -> DuelTable:
    """A seat that looks through a discard in which nothing lies but the three cards set aside."""
    t = duel.position(turn=seat, coins=RICH, tiles={"offered": ["barad-dur"]}, **rest)
    return t.take("barad-dur")


@pytest.mark.ruling(38)
@both
def test_the_chooser_sees_the_cards_set_aside(duel: Duel, seat: str) -> None:
    t = searching(duel, seat)
    pool = t.can("recover")
    assert len(pool) == 3
    assert t.match.view(seat)["set_aside_known"] == pool
    assert t.match.view(seat)["set_aside_seen_by"] == [seat]
    assert [event for event in own(t, seat) if event[0] == "card-seen"] == [
        ("card-seen", card) for card in pool
    ]


def own(t: DuelTable, seat: str) -> list[tuple[object, ...]]:
    """The events that a seat heard and that name something."""
    return [event for event in t.heard(t.match.seats.index(seat)) if len(event) > 1]


@pytest.mark.ruling(38)
@both
def test_the_opponent_learns_nothing_of_the_cards_set_aside(duel: Duel, seat: str) -> None:
    t = searching(duel, seat)
    other = enemy(seat)
    view = t.match.view(other)
    assert view["set_aside_known"] == []
    assert view["set_aside"] == 3
    hidden = t.layout().count("face-down") + 3
    assert len(unseen(view)) == hidden
    assert set(t.can("recover")) < set(unseen(view))
    assert t.match.actions(other) == []
    assert [event for event in own(t, other) if event[0] == "card-seen"] == []
    assert ("discard-searched", seat) in t.heard(t.match.seats.index(other))


def unseen(view: dict[str, object]) -> list[str]:
    """The cards of which a view does not tell where they are."""
    cards = view["unseen"]
    assert isinstance(cards, list)
    return cards


@pytest.mark.ruling(38)
@both
def test_a_spectator_learns_nothing_of_the_cards_set_aside(duel: Duel, seat: str) -> None:
    t = searching(duel, seat)
    view = t.match.view()
    assert view["set_aside_known"] == []
    assert not [event for event in t.heard(-1) if event[0] == "card-seen"]
    assert set(t.can("recover")) < set(unseen(view))


@pytest.mark.ruling(38)
@both
def test_what_the_opponent_sees_does_not_depend_on_the_cards_set_aside(
    duel: Duel, seat: str
) -> None:
    layout_cards = [c for c in CARDS if chapter_of(c) == 1]
    first, second = layout_cards[:3], layout_cards[-3:]
    views = []
    for aside in (first, second):
        t = duel.position(
            turn=seat,
            keep_hidden=[*first, *second],
            seed=5,
            set_aside={"unseen": 0, "seen": aside, "by": [seat]},
        )
        views.append(json.dumps(t.match.view(enemy(seat)), sort_keys=True))
        assert t.match.view(seat)["set_aside_known"] == sorted(aside, key=CARDS.index)
    assert views[0] == views[1]


@pytest.mark.ruling(38)
@both
def test_the_perspective_of_the_opponent_holds_no_card_set_aside(duel: Duel, seat: str) -> None:
    t = searching(duel, seat)
    perspective = t.match.perspective(enemy(seat))
    known = perspective.known
    assert isinstance(known, DuelState)
    assert ASIDE not in known.place
    assert perspective.legal() == []
    assert perspective.view() == t.match.view(enemy(seat))
    guesses = set()
    for seed in range(40):
        guess = perspective.sample(seed)
        assert isinstance(guess, DuelState)
        aside = tuple(card for card in range(len(CARDS)) if guess.place[card] == ASIDE)
        assert len(aside) == 3
        guesses.add(aside)
    assert len(guesses) > 20


@pytest.mark.ruling(38)
@both
def test_the_perspective_of_the_chooser_keeps_the_cards_set_aside(duel: Duel, seat: str) -> None:
    t = searching(duel, seat)
    pool = t.can("recover")
    perspective = t.match.perspective(seat)
    for seed in range(5):
        guess = perspective.sample(seed)
        assert isinstance(guess, DuelState)
        assert [CARDS[card] for card in range(len(CARDS)) if guess.place[card] == ASIDE] == pool


@pytest.mark.ruling(38)
@both
def test_only_the_card_that_is_played_becomes_known(duel: Duel, seat: str) -> None:
    t = searching(duel, seat)
    played, *kept = t.can("recover")
    t.do(f"recover card:{played}")
    view = t.match.view(enemy(seat))
    assert played in t.area(seat)
    assert played not in unseen(view)
    assert set(kept) < set(unseen(view))
    assert view["set_aside"] == 2


@pytest.mark.ruling(38)
@both
def test_the_reason_of_a_refusal_tells_nothing_of_the_cards_set_aside(
    duel: Duel, seat: str
) -> None:
    aside = ["c1-grey-01", "c1-grey-02", "c1-grey-03"]
    t = duel.position(
        turn=enemy(seat),
        keep_hidden=["c1-red-01"],
        set_aside={"unseen": 0, "seen": aside, "by": [seat]},
    )
    hidden = unseen(t.match.view(enemy(seat)))
    assert {t.refused(f"play card:{card}") for card in hidden} == {"card-unseen"}


@pytest.mark.ruling(38)
def test_cards_that_both_have_looked_at_lie_in_the_open_discard(duel: Duel) -> None:
    aside = ["c1-grey-01", "c1-grey-02", "c1-grey-03"]
    t = duel.position(
        turn="sauron",
        coins=RICH,
        tiles={"offered": ["barad-dur"]},
        set_aside={"unseen": 0, "seen": aside, "by": ["fellowship"]},
    )
    t.take("barad-dur")
    assert t.can("recover") == aside
    t.do("recover card:c1-grey-02")
    assert t.discards() == ["c1-grey-01", "c1-grey-03"]


@pytest.mark.rule("Preparazione di un capitolo")
def test_nobody_knows_a_card_that_lies_face_down(duel: Duel) -> None:
    t = duel.new(seed=1)
    known = {card for card in t.layout() if card != "face-down"}
    for seat in ("fellowship", "sauron", None):
        view = t.match.view(seat)
        assert len(unseen(view)) == 23 - len(known)
        assert not known & set(unseen(view))


def test_who_does_not_decide_is_refused(duel: Duel) -> None:
    t = duel.position(available=["c1-grey-01"], turn="sauron")
    assert t.match.actions("fellowship") == []
    assert t.refused("play card:c1-grey-01", "fellowship") == "not-your-decision"
