"""Playing alone (Solitario)."""

from __future__ import annotations

import pytest
from tests.games.fellowship.table import Tables


@pytest.mark.rule("Solitario 3", "Solitario 4", "Solitario 5", "Solitario 6")
def test_four_open_hands_are_dealt_and_frodo_has_the_one_ring(company: Tables) -> None:
    t = company.new("1", 1, 3)
    view = t.view(None)
    assert [hand["size"] for hand in view["hands"]] == [4, 4, 4, 4]
    assert all(len(hand["cards"]) == 4 for hand in view["hands"])
    assert "rings-1" in view["hands"][0]["cards"]
    assert view["hands"][0]["character"] == "frodo"
    assert view["pile"] == 20
    t.play_to("lead-card")
    assert t.hand("frodo")["goal"]["need"] == 4


@pytest.mark.rule("Solitario: svolgimento")
def test_every_hand_is_refilled_after_a_trick_while_the_pile_lasts(company: Tables) -> None:
    t = company.new("1", 1, 5).play_to("lead-card")
    sizes: list[int] = []
    number = 0
    while t.match.decider:
        if t.view()["trick"]["number"] != number and t.asked() == "lead-card":
            number = t.view()["trick"]["number"]
            sizes.append(t.view()["pile"])
        t.do(next(action for action in t.actions() if action != "stop"))
    assert sizes[:6] == [20, 16, 12, 8, 4, 0]


@pytest.mark.rule("Solitario 7")
def test_starred_characters_must_be_assigned(company: Tables) -> None:
    t = company.new("2", 1, 1).do("choose character:pippin")
    assert t.actions() == ["choose character:sam", "choose character:merry"]


@pytest.mark.rule("Solitario 8")
def test_there_is_one_exchange_in_a_round(company: Tables) -> None:
    t = company.new("1", 1, 2)
    for who in ("gandalf", "pippin", "bilbo"):
        t.do(f"choose character:{who}") if f"choose character:{who}" in t.actions() else None
    assert t.actions() == ["exchange character:frodo", "decline"]
    t.do("exchange character:frodo").do(t.actions()[0]).do(t.actions()[0])
    assert t.asked() == "lead-card"
    left_out = company.new("1", 1, 2)
    for who in ("gandalf", "pippin", "bilbo"):
        if f"choose character:{who}" in left_out.actions():
            left_out.do(f"choose character:{who}")
    left_out.do("decline")
    assert left_out.asked() == "choose-partner"


@pytest.mark.rule("Capitolo 4: solitario")
def test_fatty_alone_draws_nine_cards_and_is_not_refilled(company: Tables) -> None:
    t = company.new("4", 1, 6)
    while t.asked() == "choose-character":
        wanted = [a for a in t.actions() if "fatty" in a or "merry" in a] or t.actions()
        t.do(wanted[0])
    t.play_to("lead-card")
    assert t.hand("fatty-bolger")["size"] == 6
    assert t.view()["pile"] == 15
    assert t.view()["trick"]["of"] == 10
    before = t.view()["trick"]["number"]
    while t.view()["trick"]["number"] == before:
        t.do(t.actions()[0])
    assert t.hand("fatty-bolger")["size"] == 5


@pytest.mark.rule("Capitolo 5: solitario", "Capitolo 17: solitario")
@pytest.mark.parametrize(("chapter", "pile"), [("5", 12), ("17", 28)])
def test_the_pile_has_other_sizes_in_some_chapters(
    company: Tables, chapter: str, pile: int
) -> None:
    assert company.new(chapter, 1, 1).view()["pile"] == pile


@pytest.mark.rule("Capitolo 6: solitario")
def test_goldberry_alone_draws_her_whole_hand(company: Tables) -> None:
    t = company.new("6", 1, 1)
    assert t.view()["pile"] == 16
    t.play_to("lead-card")
    assert t.hand("goldberry")["size"] == 8
    assert t.view()["barrow"] == 0


@pytest.mark.rule("Capitolo 9: solitario")
def test_strider_alone_has_no_unseen(company: Tables) -> None:
    t = company.new("9", 1, 1)
    while t.asked() == "choose-character":
        wish = [a for a in t.actions() if "strider" in a or "glorfindel" in a]
        t.do((wish or t.actions())[0])
    assert t.hand("strider")["rider"] is None


@pytest.mark.rule("Capitolo 14: solitario")
def test_the_long_dark_alone_hides_nothing(company: Tables) -> None:
    t = company.new("14", 1, 1).do("face event:long-dark")
    t.play_to("lead-card")
    assert not any(hand["threat_hidden"] for hand in t.view()["hands"])


@pytest.mark.rule("Capitolo 11: solitario", "Capitolo 15: solitario")
def test_horn_and_blindfold_are_not_used_alone(company: Tables) -> None:
    horn = company.new("11", 1, 1).play_to("lead-card")
    assert horn.view()["longest_suits"] == []
    blind = company.new("15", 1, 1).play_on(stop=False)
    assert blind.told("suit-named") == []


@pytest.mark.rule("Capitolo 16: solitario")
def test_characters_of_the_mirror_are_dealt_at_random_but_for_frodo(company: Tables) -> None:
    dealt = {
        tuple(h["character"] for h in company.new("16", 1, s).view()["hands"]) for s in range(12)
    }
    assert {names[0] for names in dealt} == {"frodo"}
    assert len(dealt) > 2


def test_what_an_open_hand_lacks_needs_no_telling(company: Tables) -> None:
    t = company.new("1", 1, 3).play_to("lead-card")
    while t.match.decider and not any(t.s.void):
        t.do(next(action for action in t.actions() if action != "stop"))
    assert any(t.s.void), "somebody did not follow"
    assert all(hand["lacks"] == [] for hand in t.view()["hands"])


@pytest.mark.rule("Solitario: svolgimento", "Capitolo 4: solitario", "Capitolo 6: solitario")
@pytest.mark.parametrize("chapter", ["1", "4", "5", "6", "17", "endless"])
def test_the_cards_to_play_are_those_in_the_hand_and_those_to_be_dealt(
    company: Tables, chapter: str
) -> None:
    for seed in range(3):
        t = company.new(chapter, 1, seed).play_to("lead-card")
        all_cards: dict[str, set[int]] = {hand["id"]: set() for hand in t.view()["hands"]}
        while t.match.decider and t.s.round == 1:
            view = t.view()
            for hand in view["hands"]:
                here = sum(card["hand"] == hand["id"] for card in view["trick"]["cards"])
                all_cards[hand["id"]].add(len(hand["laid"]) + here + hand["to_play"])
            t.do(next(action for action in t.actions() if action != "stop"))
        assert {len(counts) for counts in all_cards.values()} == {1}, "it never changes"


@pytest.mark.rule("Capitolo 4: solitario")
def test_fatty_alone_has_six_cards_to_play_and_the_others_ten(company: Tables) -> None:
    t = company.new("4", 1, 6)
    while t.asked() == "choose-character":
        wanted = [a for a in t.actions() if "fatty" in a or "merry" in a] or t.actions()
        t.do(wanted[0])
    t.play_to("lead-card")
    counts = {hand["character"]: hand["to_play"] for hand in t.view()["hands"]}
    assert counts.pop("fatty-bolger") == 6
    assert set(counts.values()) == {10}


@pytest.mark.ruling(42)
@pytest.mark.rule("Capitolo 6: solitario")
def test_the_last_trick_alone_is_exact_on_the_barrow_downs(company: Tables) -> None:
    t = company.at(
        "6",
        "frodo tom-bombadil goldberry merry",
        ["R2", "H1 H2 H3 H4 H5 H6", "M8", "F8"],
        won=["R1 R3 R4 R5", "S1 S2 S3", "M1 M2 M3", ""],
        seats=1,
        trick_number=7,
        tricks_total=8,
        leader="hand-2",
        more={"hand-4": {"tricks": 2}},
    )
    assert t.goal("tom-bombadil") == "impossible", "he keeps Hills and has won none"
    assert t.goal("merry") == "certain", "nobody follows"
