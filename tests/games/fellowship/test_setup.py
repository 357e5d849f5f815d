"""Set-up (Preparazione): the deal, choosing, exchanging, threat cards."""

from __future__ import annotations

import pytest
from tests.games.fellowship.table import Tables

from mathom.games.fellowship.rules.facts import CHARACTERS


@pytest.mark.rule("Preparazione 3", "Preparazione 4", "Contenuto")
@pytest.mark.parametrize(("players", "size"), [(2, 12), (3, 12), (4, 9)])
def test_everybody_is_dealt_the_same_number_of_cards(
    company: Tables, players: int, size: int
) -> None:
    for seed in range(20):
        t = company.new("1", players, seed)
        assert [t.s.size(hand) for hand in range(t.s.rules.hands)] == [size] * t.s.rules.hands
        lost = t.view()["lost"]
        assert len(lost) == 1
        assert lost != ["rings-1"]


@pytest.mark.rule("Preparazione 5")
def test_frodo_goes_to_the_one_ring(company: Tables) -> None:
    for seed in range(8):
        t = company.new("1", 4, seed)
        assert t.hand("frodo")["id"] == t.view()["ring_holder"]


@pytest.mark.rule("Preparazione 2", "Preparazione 6")
def test_the_last_to_choose_must_take_the_starred_characters(company: Tables) -> None:
    t = company.new("2", 4, 3)
    t.do("choose character:pippin")
    assert t.actions() == ["choose character:sam", "choose character:merry"]
    assert t.refused("choose character:gandalf") == "starred-first"
    assert t.refused("choose character:frodo") == "character-taken"
    assert t.refused("choose character:bilbo") == "character-not-here"
    assert t.refused("accept") == "must-choose-character"
    t.do("choose character:merry")
    assert {hand["character"] for hand in t.view()["hands"]} == {"frodo", "pippin", "merry", "sam"}


@pytest.mark.ruling(36)
@pytest.mark.rule("Preparazione 7", "Scambiare")
def test_an_exchange_goes_there_and_back(company: Tables) -> None:
    t = company.at(
        "1",
        "frodo bilbo gandalf",
        ["R1 H4 H5", "M1 M2 M3", "F1 F2"],
        phase="preparing",
        lost=["shadows-8"],
    )
    assert t.asked() == "give"
    assert t.hand("gandalf")["size"] == 3
    assert t.view()["lost"] == []
    assert t.refused("give card:hills-4") == "card-not-in-hand"
    assert t.refused("stop") == "must-give-card"
    t.give("F2")
    assert t.asked() == "give-back"
    assert set(t.actions()) == {"give card:hills-4", "give card:hills-5", "give card:forests-2"}
    assert t.refused("give card:rings-1") == "frodo-keeps-ring"
    t.give("F2")
    assert t.held(2) == {"forests-1", "forests-2", "shadows-8"}


@pytest.mark.rule("Scambiare")
def test_only_giver_and_taker_know_what_was_exchanged(company: Tables) -> None:
    t = company.at(
        "1",
        "frodo bilbo gandalf",
        ["R1 H4 H5", "M1 M2 M3", "F1 F2"],
        phase="preparing",
        lost=["shadows-8"],
    ).give("F2", "H4")
    assert t.hand("gandalf", "seat-2")["cards"] == []
    assert t.hand("frodo", "seat-2")["cards"] == ["rings-1"]
    assert t.hand("gandalf", "seat-1")["cards"] == ["hills-4", "shadows-8"]
    assert t.hand("frodo", "seat-3")["cards"] == ["forests-2", "rings-1"]


@pytest.mark.rule("Scambiare: personaggi assenti", "Capitolo 7")
def test_absent_characters_cannot_be_exchanged_with(company: Tables) -> None:
    t = company.at(
        "1", "frodo bilbo pippin", ["R1 H4 H5", "M1 M2 M3", "F1 F2 F3"], phase="preparing"
    )
    assert t.asked() == "give"
    assert t.told("card-given") == []
    alone = company.at(
        "7",
        "mr-underhill barliman-butterbur sam",
        ["R1 H4 H5", "M1 M2 M3", "F1 F2 F3"],
        phase="preparing",
        more={"hand-3": {"threat": 2}},
    )
    asked = alone.asked()
    assert asked == "choose-partner"
    assert alone.s.threat[2] > 0
    assert alone.actions() == ["exchange character:mr-underhill", "exchange character:sam"]
    assert alone.refused("exchange character:frodo") == "not-a-partner"


@pytest.mark.rule("Capitolo 7")
def test_mr_underhill_may_hand_the_one_ring_over(company: Tables) -> None:
    t = company.at(
        "7",
        "mr-underhill barliman-butterbur merry",
        ["R1 H4 H5", "M1 M2 M3", "F1 F2 F3"],
        phase="preparing",
    )
    t.do("exchange character:mr-underhill").give("M1")
    assert "give card:rings-1" in t.actions()
    t.give("R1")
    assert t.view()["ring_holder"] == "hand-1"
    assert t.view()["trick"]["leader"] == "hand-1"
    assert "rings-1" in t.held(1)


@pytest.mark.rule("Minaccia", "Minaccia: esempio", "Capitolo 2")
def test_a_threat_card_that_asks_for_the_lost_card_is_drawn_again(company: Tables) -> None:
    seen: set[int] = set()
    for seed in range(40):
        t = company.at(
            "2",
            "frodo sam merry",
            ["R1 H4 H5", "M1 M2 M3", "F1 F2 F3"],
            phase="preparing",
            lost=["hills-3"],
            seed=seed,
        )
        seen.add(t.s.threat[1])
        if t.told("threat-rejected"):
            assert t.told("threat-rejected")[0][1] == 3
    assert seen == {1, 2, 4}
    kept = {
        company.at(
            "2",
            "frodo sam merry",
            ["R1 H4 H5", "M1 M2 M3", "F1 F2 F3"],
            phase="preparing",
            lost=["shadows-3"],
            seed=seed,
        ).s.threat[1]
        for seed in range(40)
    }
    assert kept == {1, 2, 3, 4}


@pytest.mark.rule("Minaccia")
def test_maggot_keeps_a_threat_card_of_the_rank_of_the_lost_card(company: Tables) -> None:
    seen = {
        company.at(
            "3",
            "frodo farmer-maggot gildor-inglorion",
            ["R1 H4 H5", "M1 M2 M3", "F1 F2 F3"],
            phase="preparing",
            lost=["hills-3"],
            seed=seed,
        ).s.threat[1]
        for seed in range(40)
    }
    assert seen == {1, 2, 3, 4}


@pytest.mark.rule("Capitolo 4")
def test_fatty_gives_three_cards_and_sits_out_the_last_tricks(company: Tables) -> None:
    t = company.at(
        "4",
        "frodo fatty-bolger merry",
        ["R1 H4 H5", "M1 M2 M8", "F1 F2 F3"],
        phase="preparing",
    )
    t.give("M1", "M2").play_to("lead-card")
    assert [t.s.size(hand) for hand in range(3)] == [4, 1, 4]
    assert t.view()["trick"]["of"] == 4


@pytest.mark.rule("Capitolo 4")
def test_the_player_on_fattys_left_leads_when_his_last_card_wins(company: Tables) -> None:
    t = company.at(
        "4",
        "frodo fatty-bolger merry",
        ["M1 H4 H5", "M8", "M2 F2 F3"],
        tricks_total=3,
    ).do("M1", "M2")
    assert t.view()["trick"]["leader"] == "hand-3"
    t.do("F2", "H4")
    assert t.view()["trick"]["number"] == 3


@pytest.mark.rule("Assenza di Frodo")
def test_without_frodo_the_one_ring_chooses_and_prepares_first(company: Tables) -> None:
    t = company.new("10", 4, 5)
    holder = int(t.view()["ring_holder"][-1])
    assert t.match.decider == f"seat-{holder}"
    t.do("choose character:gandalf")
    assert t.match.decider == f"seat-{holder % 4 + 1}"


@pytest.mark.rule("Nuovi personaggi", "Eventi e regole speciali")
def test_every_chapter_has_its_roster(company: Tables) -> None:
    seen: set[str] = set()
    for chapter in range(1, 19):
        seen |= set(company.new(str(chapter), 4, 1).view()["available"])
    missing = {"gandalf-secret-fire"} if "gandalf-secret-fire" not in seen else set()
    assert seen | missing | {"frodo"} >= set(CHARACTERS) - {
        "samwise-gamgee",
        "aragorn-son-of-arathorn",
        "boromir-son-of-denethor",
        "meriadoc-brandybuck",
        "peregrin-took",
        "legolas-greenleaf",
        "gimli-son-of-gloin",
    }


@pytest.mark.ruling(50)
@pytest.mark.rule("La Via Prosegue Senza Fine")
def test_who_may_take_the_lost_card_first_may_leave_it_to_others(company: Tables) -> None:
    people = "frodo gandalf tom-bombadil"
    t = company.at(
        "endless",
        people,
        ["R1 H2 H3", "H8 M1 M2", "S3 S4 S5"],
        lost=["shadows-8"],
        phase="preparing",
        pool=people.split(),
    )
    assert t.asked() == "take-lost-card"
    assert t.view()["asked"]["numbers"]["hand"] == 1
    t.do("decline").play_to("take-lost-card")
    assert t.view()["asked"]["numbers"]["hand"] == 2, "Gandalf has left it to Tom"
    t.do("accept")
    assert "shadows-8" in t.held(2)
