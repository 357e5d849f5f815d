"""Events, special riders and gifts (Eventi e regole speciali, Minaccia, Doni)."""

from __future__ import annotations

import pytest
from tests.games.fellowship.table import Tables

WILLOW = [f"forests-{rank}" for rank in range(1, 9)]


@pytest.mark.ruling(1, 2, 3)
@pytest.mark.rule("Capitolo 5")
@pytest.mark.parametrize(("card", "takes"), [("H5", True), ("H6", False), ("H7", False)])
def test_old_man_willow_takes_a_trick_that_is_too_low(
    company: Tables, card: str, takes: bool
) -> None:
    rest = [name for name in WILLOW if name != "forests-6"]
    t = company.at(
        "5",
        "merry tom-bombadil frodo",
        [f"{card} S1", "H1 S2 S3", "H2 R2"],
        event_deck=["forests-6"],
        event_used=[*rest, "willow-9"],
    )
    t.do(card, "H1", "H2")
    assert (t.told("trick-lost") != []) == takes
    assert t.view()["trick"]["leader"] == "hand-1"
    assert (t.view()["taken_by_none"] != []) == takes or not takes


@pytest.mark.rule("Capitolo 5")
def test_willow_cannot_beat_the_one_ring_played_to_win(company: Tables) -> None:
    t = company.at(
        "5",
        "merry tom-bombadil frodo",
        ["H5 S1", "H1 S2 S3", "R1 R2"],
        event_deck=["willow-9"],
        event_used=WILLOW,
    )
    t.do("H5", "H1", "win")
    assert t.told("trick-lost") == []
    assert t.view()["trick"]["leader"] == "hand-3"


@pytest.mark.ruling(15)
@pytest.mark.rule("Capitolo 12")
def test_gandalf_wins_every_rank_against_saruman(company: Tables) -> None:
    t = company.at(
        "12",
        "gandalf gwaihir radagast",
        ["H8 M1", "H2 H3", "F4 F5"],
        won=["R1 H5 H6 H7 M4 S3", "", ""],
    )
    assert t.hand("gandalf")["goal"]["kind"] == "win-every-rank"
    assert t.hand("gandalf")["goal"]["have"] == 6
    t.do("H8", "H2", "F4")
    assert t.goal("gandalf") == "certain"
    t.play_on()
    assert (t.s.character[0],) in t.told("goal-reached")


@pytest.mark.rule("Capitolo 14")
def test_gandalf_opens_the_doors_with_three_suits(company: Tables) -> None:
    t = company.at(
        "14", "gandalf frodo merry", ["H8", "H2", "F4"], event="doors-of-durin", won=["M1", "", ""]
    )
    assert t.outcome() is not None or t.view()["round"] == 2 or t.asked() == "use-mithril"
    fresh = company.at(
        "14",
        "gandalf frodo merry",
        ["H8 S1", "H2 S2", "F4 S3"],
        event="doors-of-durin",
        won=["M1", "", ""],
    ).do("H8", "H2", "F4")
    assert fresh.goal("gandalf") == "certain"


@pytest.mark.ruling(18)
@pytest.mark.rule("Capitolo 14")
def test_gimli_needs_four_mountains_in_a_row_at_balins_tomb(company: Tables) -> None:
    t = company.at(
        "14",
        "gimli frodo merry",
        ["H8 S1", "H2 S2", "F4 S3"],
        event="balins-tomb",
        won=["M1 M3 M4 M5", "M2", ""],
    )
    assert t.goal("gimli") == "impossible"
    good = company.at(
        "14",
        "gimli frodo merry",
        ["H8 S1", "H2 S2", "F4 S3"],
        event="balins-tomb",
        won=["M2 M3 M4 M5", "", ""],
    )
    assert good.goal("gimli") == "certain"
    prepared = company.at(
        "14",
        "frodo gimli legolas",
        ["R1 H4 H5", "M1 M2 M3", "F1 F2 F3"],
        event="balins-tomb",
        phase="preparing",
    )
    assert prepared.s.threat[1] == 0
    assert prepared.asked() == "give"


@pytest.mark.rule("Capitolo 14")
def test_in_the_long_dark_threats_are_hidden_and_exchanges_simultaneous(company: Tables) -> None:
    t = company.at(
        "14",
        "frodo aragorn legolas gimli",
        ["R1 H4 H5", "M1 M2 M3", "F1 F2 F3", "S1 S2 S3"],
        event="long-dark",
        phase="preparing",
    )
    t.do("keep threat:4")
    assert t.hand("aragorn", "seat-2")["threat"] == 4
    assert t.hand("aragorn", "seat-1")["threat"] is None
    assert 4 not in t.view("seat-2")["threat_deck"]
    assert 4 in t.view("seat-1")["threat_deck"]
    while t.asked() != "promises":
        t.do(t.actions()[0])
    assert len(t.view()["promises"]) == 6
    while t.asked() == "promises":
        t.do(t.actions()[0])
    assert t.goal("gimli") in ("hidden", "impossible", "certain")


@pytest.mark.rule("Capitolo 14")
def test_hidden_threats_are_shown_when_the_round_is_given_up(company: Tables) -> None:
    t = company.at(
        "14",
        "frodo aragorn legolas gimli",
        ["R1 H4", "M1 M2", "F1 F2", "S1 S2"],
        won=["", "R2 R3 R4 R5", "", ""],
        event="long-dark",
        rings_free=True,
        mithril_used=True,
        trick_number=1,
        history=[{"winner": "hand-2", "cards": ["rings-2", "rings-3", "rings-4", "rings-5"]}],
        more={"hand-2": {"threat": 4, "tricks": 1}, "hand-4": {"threat": 6}},
    )
    assert t.hand("gimli", "seat-1")["threat"] is None
    t.do("stop")
    assert t.outcome() == "failed"
    assert [t.hand(who, "seat-1")["threat"] for who in ("aragorn", "gimli")] == [4, 6]
    assert t.goal("gimli") != "hidden"


@pytest.mark.rule("Capitolo 14")
def test_the_balrog_ends_the_round_over_a_trick_that_is_too_low(company: Tables) -> None:
    shadows = [f"shadows-{rank}" for rank in range(1, 9)]
    t = company.at(
        "14",
        "frodo gandalf-secret-fire merry",
        ["H1 R1", "H2 M2", "M1 H3"],
        event="bridge-of-khazad-dum",
        event_deck=["shadows-8", "shadows-7"],
        event_used=[*shadows[:6], "balrog-5"],
    )
    assert set(t.view()["event_cards"]) == {"shadows-7", "shadows-8"}
    t.do("H1")
    assert set(t.playable()) == {"hills-2", "mountains-2"}
    t.do("M2", "H3")
    assert t.outcome() == "balrog"
    assert "stop" not in t.actions()


def test_gandalf_of_the_secret_fire_needs_nothing_and_leads_rings(company: Tables) -> None:
    shadows = [f"shadows-{rank}" for rank in range(1, 9)]
    t = company.at(
        "14",
        "gandalf-secret-fire frodo merry",
        ["R2 H8", "R3 M8", "M7 H7"],
        event="bridge-of-khazad-dum",
        event_deck=["shadows-1", "shadows-2"],
        event_used=[*shadows[2:], "balrog-5"],
        won=["", "R4 R5", ""],
    )
    assert t.goal("gandalf-secret-fire") == "certain"
    assert "play card:rings-2" in t.actions()
    t.play_on(rounds=1)
    assert (t.s.character[0],) in t.told("goal-reached") or t.outcome() == "balrog"


@pytest.mark.rule("Capitolo 15")
def test_blindfolded_gimli_names_the_suit_alone(company: Tables) -> None:
    people = "gimli haldir orophin-rumil"
    more = {f"hand-{hand}": {"threat": hand} for hand in (1, 2, 3)}
    t = company.at("15", people, ["M8 S1 M7", "M2 S2 M3", "M1 S3 M4"], more=more).do("M8")
    laid = t.view("seat-2")["trick"]["cards"][0]
    assert (laid["card"], laid["suit"]) == (None, "mountains")
    assert t.view("seat-1")["trick"]["cards"][0]["card"] == "mountains-8"
    t.do("M2", "M1")
    assert t.told("card-unveiled") != []
    assert t.view()["trick"]["leader"] == "hand-1"


@pytest.mark.rule("Capitolo 16")
def test_the_mirror_deals_in_three_parts_with_swaps_between(company: Tables) -> None:
    t = company.new("16", 3, 1)
    assert t.asked() == "promises"
    assert [hand["size"] for hand in t.view()["hands"]] == [4, 4, 4]
    assert "sam" not in [hand["character"] for hand in t.view()["hands"]]
    for _ in range(6):
        t.do(t.actions()[0])
    assert [hand["size"] for hand in t.view()["hands"]] == [8, 8, 8]
    for _ in range(6):
        t.do(t.actions()[0])
    assert sorted(t.s.size(hand) for hand in range(3)) == [12, 12, 12]
    assert len(t.view()["lost"]) == 1


@pytest.mark.rule("Minaccia: carte speciali", "Capitolo 8")
def test_the_black_breath_fails_whoever_wins_an_eight(company: Tables) -> None:
    t = company.at(
        "8",
        "merry frodo strider",
        ["H7 S1", "H8 S2", "H1 S3"],
        more={"hand-3": {"threat": 1, "declared": 0}},
    )
    t.do("H7", "H8", "H1")
    assert t.goal("merry") != "impossible"
    failed = company.at(
        "8",
        "merry frodo strider",
        ["H8 S1", "H7 S2", "H1 S3"],
        more={"hand-3": {"threat": 1, "declared": 0}},
    ).do("H8", "H7", "H1")
    assert failed.goal("merry") == "impossible"


@pytest.mark.rule("Capitolo 8")
def test_the_morgul_knife_fails_frodo_when_he_leads_rings(company: Tables) -> None:
    t = company.at(
        "8",
        "frodo merry strider",
        ["R2 R3 S1", "H7 S2 S3", "H1 S4 S5"],
        rings_free=True,
        won=["R1 R4 R5", "", ""],
        more={"hand-3": {"threat": 1, "declared": 0}},
    )
    assert t.goal("frodo") == "open"
    t.do("R2", "H7", "H1")
    assert t.goal("frodo") == "impossible"


@pytest.mark.rule("Capitolo 9")
def test_terror_fails_sam_when_he_leads_hills(company: Tables) -> None:
    t = company.at(
        "9",
        "sam glorfindel merry",
        ["H2 S1 M1", "H7 S2 M2", "H1 S4 M3"],
        more={"hand-1": {"threat": 1}},
    ).do("H2", "H7", "H1")
    assert t.goal("sam") == "impossible"


@pytest.mark.rule("Capitolo 9")
def test_a_wraith_keeps_pippin_out_of_exchanges(company: Tables) -> None:
    t = company.at(
        "9",
        "pippin sam glorfindel",
        ["H2 S1 M1", "H7 S2 M2", "H1 S4 M3"],
        phase="preparing",
        options={"glorfindel-exchange": "none"},
    )
    assert t.asked() == "lead-card"
    chosen = company.new("9", 3, 4)
    while chosen.asked() == "choose-character":
        wish = [a for a in chosen.actions() if "pippin" in a or "glorfindel" in a]
        chosen.do((wish or chosen.actions())[0])
    assert chosen.hand("pippin")["rider"] == "wraith"


@pytest.mark.ruling(10)
@pytest.mark.rule("Capitolo 9")
def test_the_unseen_hides_striders_threat_until_he_announces(company: Tables) -> None:
    people = "strider glorfindel merry"
    t = company.at(
        "9",
        people,
        ["H8 M8 R4", "H2 M2 R2", "H1 M1 R3"],
        more={"hand-1": {"threat": 1, "declared": 0}},
    )
    assert t.hand("strider", "seat-2")["threat"] is None
    assert t.hand("strider", "seat-2")["goal"]["state"] == "hidden"
    t.do("H8", "H2", "H1")
    assert t.hand("strider", "seat-2")["goal"]["state"] == "hidden"
    t.do("M8", "M2", "M1")
    assert t.told("goal-announced") != []
    assert t.hand("strider", "seat-2")["goal"]["state"] == "certain"


def test_sting_swaps_with_the_lost_card_once(company: Tables) -> None:
    t = company.at(
        "endless",
        "frodo gandalf gildor-inglorion",
        ["R1 H2 H3", "M1 M2 M3", "F1 F2 F3"],
        lost=["rings-5"],
        gift="sting",
        pool=["frodo", "gandalf", "gildor-inglorion"],
    )
    assert t.asked() == "draw-sting"
    assert t.refused("swap-lost card:rings-1") == "frodo-keeps-ring"
    assert t.refused("swap-lost card:mountains-1") == "card-not-in-hand"
    t.do("swap-lost card:hills-2")
    assert "rings-5" in t.held(0)
    assert t.view()["lost"] == ["hills-2"]
    taken = company.at(
        "endless",
        "frodo gandalf gildor-inglorion",
        ["R1 H2 H3", "M1 M2 M3", "F1 F2 F3"],
        lost_taker="hand-2",
        gift="sting",
        pool=["frodo", "gandalf", "gildor-inglorion"],
    )
    taken.do("accept").give("H2", "M1")
    assert "mountains-1" in taken.held(0)


def test_glamdring_lets_gandalf_throw_off_in_the_first_trick(company: Tables) -> None:
    t = company.at(
        "endless",
        "frodo gandalf gildor-inglorion",
        ["H1 H2 H3", "H8 M2 M3", "F1 F2 F3"],
        gift="glamdring",
        pool=["frodo", "gandalf", "gildor-inglorion"],
    ).do("H1")
    assert len(t.playable()) == 3
    t.do("M2")
    assert t.view()["gifts"] == [{"gift": "glamdring", "used": True}]


@pytest.mark.rule("La Via Prosegue Senza Fine")
def test_the_lost_card_is_optional_on_the_endless_road(company: Tables) -> None:
    t = company.at(
        "endless",
        "frodo gandalf gildor-inglorion",
        ["R1 H2 H3", "M1 M2 M3", "F1 F2 F3"],
        lost=["rings-5"],
        phase="preparing",
        pool=["frodo", "gandalf", "gildor-inglorion"],
    )
    assert t.actions() == ["accept", "decline"]
    assert t.refused("stop") == "must-answer"
    t.do("decline")
    assert t.view()["lost"] == ["rings-5"]


@pytest.mark.ruling(32)
def test_goals_that_exclude_each_other_are_not_chosen_together(company: Tables) -> None:
    pool = ["frodo", "elrond", "peregrin-took", "gandalf", "arwen"]
    t = company.at(
        "endless",
        "frodo elrond gandalf",
        ["R1 H2", "M1 M2", "F1 F2"],
        pool=pool,
        pool_burdened=["peregrin-took"],
        phase="choosing",
        more={"hand-3": {"character": None}},
    )
    assert t.asked() in ("choose-character", "")
    assert "choose character:peregrin-took" not in t.actions()
    assert t.refused("choose character:peregrin-took") == "cannot-both-win"
