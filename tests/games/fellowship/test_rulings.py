"""Rulings of docs/rulings/fellowship.md that no other page proves."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.fellowship.staging_pyramid import SLOTS, pyramid_table
from tests.games.fellowship.table import Tables

WILLOW = [f"forests-{rank}" for rank in range(1, 9)]
BRIDGE = "gandalf gimli aragorn legolas boromir sam merry pippin done:doors-of-durin"
BRIDGE += " done:balins-tomb done:long-dark"


@pytest.mark.ruling(4)
def test_a_plain_one_of_rings_does_not_resist_willow(company: Tables) -> None:
    hands = ["R1 S1", "H1 S2 S3", "M2 S4"]
    rest = {"event_deck": ["forests-2"], "rings_free": True}
    rest["event_used"] = [name for name in WILLOW if name != "forests-2"] + ["willow-9"]
    plain = company.at("5", "frodo tom-bombadil merry", hands, **rest).do("R1", "H1", "M2")
    assert plain.told("trick-lost") != []
    claimed = company.at("5", "frodo tom-bombadil merry", hands, **rest).do("win", "H1", "M2")
    assert claimed.told("trick-lost") == []


@pytest.mark.ruling(7, 34, 41)
def test_frodo_is_optional_in_chapter_9_and_follows_the_ring(company: Tables) -> None:
    t = company.new("9", 4, 2)
    holder = int(t.view()["ring_holder"][-1])
    assert t.match.decider == f"seat-{holder}"
    assert {"choose character:frodo", "choose character:sam"} <= set(t.actions())
    t.do("choose character:bill-the-pony")
    assert t.refused("choose character:frodo") == "frodo-follows-ring"
    t.do("choose character:glorfindel", "choose character:merry", "choose character:pippin")
    riders = {hand["character"]: hand["rider"] for hand in t.view()["hands"]}
    assert riders["glorfindel"] is None
    assert riders["bill-the-pony"] is None
    assert riders["merry"] == "black-breath"


@pytest.mark.ruling(8)
def test_a_forced_lead_of_a_forbidden_suit_fails(company: Tables) -> None:
    t = company.at(
        "8",
        "frodo merry strider",
        ["R2 R3", "H7 S2", "H1 S4"],
        won=["R1 R4 R5", "", ""],
        more={"hand-3": {"threat": 1, "declared": 0}},
    )
    assert t.playable() == ["rings-2", "rings-3"]
    t.do("R2", "H7", "H1")
    assert t.goal("frodo") == "impossible"


@pytest.mark.ruling(9)
def test_a_wraith_may_be_given_a_card(company: Tables) -> None:
    t = company.at(
        "endless",
        "frodo fatty-bolger gandalf",
        ["R1 H1 H2", "M1 M2 M3", "F1 F2 F3"],
        phase="preparing",
        pool=["frodo", "fatty-bolger", "gandalf"],
        more={"hand-3": {"rider": "wraith"}},
    )
    t.give("M1", "M2")
    assert "mountains-1" in t.held(2)
    assert t.asked() == "lead-card"


@pytest.mark.ruling(11)
def test_a_ring_laid_ahead_does_not_free_rings_for_the_first_lead(company: Tables) -> None:
    t = company.at(
        "12",
        "gandalf radagast gwaihir",
        ["R2 H2 H3", "R4 M2 M3", "F1 F2 F3"],
        phase="preparing",
        ring_holder="hand-2",
    )
    t.do("reserve card:mountains-3", "lay-ahead card:rings-4").play_to("lead-card")
    assert "play card:rings-2" not in t.actions()


@pytest.mark.ruling(13)
def test_radagasts_reserved_card_is_played_last_whatever_is_led(company: Tables) -> None:
    t = company.at(
        "12",
        "gandalf radagast gwaihir",
        ["H1 H2", "H4", "F1 F2"],
        reserved="mountains-3",
        reserve_hand="hand-2",
        tricks_total=2,
    )
    t.do("H1", "F1")
    t.play_on()
    assert t.s.last_card[1] == 10


@pytest.mark.ruling(19)
def test_no_card_is_promised_twice_in_the_long_dark(company: Tables) -> None:
    t = company.at(
        "14",
        "frodo aragorn legolas gimli",
        ["R1 H4 H5", "M1 M2 M3", "F1 F2 F3", "S1 S2 S3"],
        event="long-dark",
        phase="preparing",
    ).do("keep threat:4")
    while t.asked() != "promises":
        t.do(t.actions()[0])
    chosen: list[str] = []
    while t.asked() == "promises":
        chosen.append(t.actions()[0])
        t.do(t.actions()[0])
    assert len(chosen) == len(set(chosen)) == 6


@pytest.mark.ruling(20, 21)
def test_the_shirt_forgives_a_broken_rider_and_is_kept_if_declined(company: Tables) -> None:
    def last(who: str) -> str:
        t = company.at(
            "13",
            "frodo merry gandalf",
            ["H1", "H2", "H3 H4"],
            won=["R1 R2 R3 R4", "M8", "M1"],
            more={
                "hand-1": {"tricks": 3},
                "hand-2": {"tricks": 1, "rider": "black-breath"},
                "hand-3": {"tricks": 3},
            },
        )
        t.do("play card:hills-3") if t.asked() == "follow-card" else None
        assert t.asked() == "use-mithril"
        t.do(who)
        used = t.s.mithril_used
        return f"{t.outcome() or 'goes on'} {used}"

    assert last("accept") == "goes on 1"
    assert last("decline") == "failed 0"


@pytest.mark.ruling(22)
def test_gimli_plays_the_one_ring_openly(company: Tables) -> None:
    more = {f"hand-{hand}": {"threat": hand} for hand in (1, 2, 3)}
    t = company.at(
        "15", "gimli haldir orophin-rumil", ["R1 R2", "M2 S2", "M1 S3"], rings_free=True, more=more
    ).do("win")
    assert t.view("seat-2")["trick"]["cards"][0]["card"] == "rings-1"


@pytest.mark.ruling(23)
def test_a_lost_one_ring_leaves_the_pyramid_to_its_right(company: Tables) -> None:
    for seed in range(200):
        t = company.new("16", 2, seed)
        while t.asked() == "promises":
            t.do(t.actions()[0])
        if t.view()["lost"] == ["rings-1"]:
            assert t.view()["hands"][2]["seat"] == "seat-2"
            return
    raise AssertionError("the 1 of Rings was never lost")


@pytest.mark.ruling(25)
def test_rivers_may_be_led_at_once(company: Tables) -> None:
    t = company.at("17", "frodo aragorn boromir", ["V3 H1", "S1 S2", "M1 M2"])
    assert "play card:rivers-3" in t.actions()


@pytest.mark.ruling(28, 29)
def test_the_pyramid_lays_free_cards_aside_and_gets_gifts_at_its_side(company: Tables) -> None:
    t = pyramid_table(company, people="frodo bilbo shadowfax", phase="preparing")
    assert set(t.actions()) == {f"tuck card:{card}" for card in SLOTS[7:]}
    gift = pyramid_table(company, people="frodo fatty-bolger bilbo", phase="preparing").give("S8")
    assert gift.view()["pyramid"]["side"] == ["shadows-8"]


@pytest.mark.ruling(30)
def test_gwaihirs_two_exchanges_are_one_action_alone(company: Tables) -> None:
    t = company.new("12", 1, 1)
    while t.asked() == "choose-character":
        t.do(t.actions()[0])
    while t.asked() != "choose-partner":
        t.do(t.actions()[0])
    t.do(
        "exchange character:gandalf"
        if "exchange character:gandalf" in t.actions()
        else t.actions()[0]
    )
    asked = [t.asked()]
    while asked[-1] in ("give", "give-back"):
        t.do(t.actions()[0])
        asked.append(t.asked())
    assert asked.count("give") in (1, 2)
    t.play_to("lead-card")
    assert t.s.exchanged == 1


@pytest.mark.ruling(31)
def test_the_gift_of_the_endless_road_has_a_bearer(company: Tables) -> None:
    bearers = {
        "sting": "frodo",
        "mithril-coat": "frodo",
        "glamdring": "gandalf",
        "horn-of-gondor": "boromir-son-of-denethor",
        "sword-that-was-broken": "aragorn-son-of-arathorn",
    }
    for seed in range(30):
        view = company.new("endless", 3, seed).view()
        assert bearers[view["gifts"][0]["gift"]] in view["pool"]["characters"]


@pytest.mark.ruling(37)
def test_a_pyramid_with_the_ring_begins_in_chapters_without_frodo(company: Tables) -> None:
    seen = 0
    for seed in range(20):
        t = company.new("7", 2, seed)
        if t.view()["ring_holder"] == "hand-3":
            seen += 1
            assert t.view()["asked"]["numbers"]["hand"] == 2
            assert t.match.decider == "seat-2"
    assert seen > 0


@pytest.mark.ruling(38)
def test_alone_without_frodo_the_ring_begins(company: Tables) -> None:
    t = company.new("10", 1, 1)
    assert t.view()["asked"]["numbers"]["hand"] == 0
    assert t.view()["ring_holder"] == "hand-1"


@pytest.mark.ruling(39)
def test_sam_keeps_a_threat_card_whose_card_gandalf_has_taken(company: Tables) -> None:
    seen = {
        company.at(
            "2",
            "frodo gandalf sam merry",
            ["R1 H4 H5", "M1 M2", "F1 F2 F3", "S1 S2 S3"],
            phase="preparing",
            lost=["hills-3"],
            seed=seed,
        )
        .give("M1", "H4")
        .s.threat[2]
        for seed in range(30)
    }
    assert 3 in seen


@pytest.mark.ruling(40)
def test_alone_galadriels_swap_is_the_one_exchange(company: Tables) -> None:
    for seed in range(40):
        t = company.new("16", 1, seed)
        if t.asked() == "look-into-mirror":
            assert "decline" in t.actions()
            t.do(t.actions()[0])
            assert t.asked() == "lead-card"
            return
    raise AssertionError("Galadriel never began")


@pytest.mark.ruling(43)
def test_face_up_balrog_cards_stay_out_when_the_deck_is_shuffled_again(company: Tables) -> None:
    t = company.new("14", 3, 3, progress=BRIDGE)
    if t.asked() == "choose-event":
        t.do("face event:bridge-of-khazad-dum")
    seen = 0
    while t.match.decider:
        view = t.view()
        if view["phase"] == "playing":
            assert len(view["event_cards"]) == 2
            assert not set(view["event_cards"]) & set(view["event_deck"])
            seen += 1
        t.do(t.actions()[-1])
    assert seen > 0


@pytest.mark.ruling(45)
def test_fatty_alone_on_the_endless_road_draws_his_hand(company: Tables) -> None:
    pool = "frodo gandalf fatty-bolger goldberry"
    marks = " ".join(f"pool:{who}" for who in pool.split()) + " gift:mithril-coat used:rider"
    t = company.new("endless", 1, 1, progress=marks).play_to("lead-card")
    assert t.hand("fatty-bolger")["size"] == 6
    assert t.hand("goldberry")["size"] in (9, 10)


@pytest.mark.ruling(46)
def test_aragorn_must_be_chosen_in_the_long_dark_alone(company: Tables) -> None:
    t = company.new("14", 1, 1).do("face event:long-dark")
    assert "aragorn" in t.view()["starred"]


@pytest.mark.ruling(47)
def test_frodo_beside_elrond_needs_two_rings(company: Tables) -> None:
    pool = ["frodo", "elrond", "arwen"]
    t = company.at("endless", "frodo elrond arwen", ["H1 H2", "M1 M2", "F1 F2"], pool=pool)
    assert t.hand("frodo")["goal"]["need"] == 2


@pytest.mark.ruling(48)
def test_a_rider_that_nobody_may_bear_does_not_ride(company: Tables) -> None:
    marks = "pool:frodo pool:gandalf pool:arwen pool:gloin pool:bill-the-pony gift:mithril-coat "
    t = company.new("endless", 3, 1, progress=marks + "rider:unseen").do("accept")
    while t.asked() == "choose-character":
        t.do(t.actions()[0])
    assert not t.view()["pool"]["rider_rides"]


@pytest.mark.rule("La Via Prosegue Senza Fine")
def test_the_unseen_never_rides_behind_aragorns_sword(company: Tables) -> None:
    pool = "frodo gandalf gildor-inglorion aragorn-son-of-arathorn samwise-gamgee"
    marks = " ".join(f"pool:{who}" for who in pool.split()) + " gift:sword-that-was-broken "
    hidden = set()
    for seed in range(12):
        t = company.new("endless", 3, seed, progress=marks + "rider:unseen").do("accept")
        while t.asked() == "choose-character":
            t.do(t.actions()[-1])
        hidden |= {hand["character"] for hand in t.view()["hands"] if hand["rider"]}
    assert hidden == {"samwise-gamgee"}


@pytest.mark.ruling(49)
def test_sting_exchanges_with_no_wraith(company: Tables) -> None:
    def asked(rider: dict[str, Any], **rest: Any) -> str:
        people = "frodo gandalf gildor-inglorion"
        hands = ["R1 H2 H3", "M1 M2 M3", "F1 F2 F3"]
        return company.at(
            "endless", people, hands, gift="sting", pool=people.split(), more=rider, **rest
        ).asked()

    assert asked({}, lost_taker="hand-2") == "draw-sting"
    assert asked({"hand-1": {"rider": "wraith"}}, lost_taker="hand-2") == "lead-card"
    assert asked({"hand-2": {"rider": "wraith"}}, lost_taker="hand-2") == "lead-card"
    assert asked({"hand-1": {"rider": "wraith"}}, lost=["rings-5"]) == "draw-sting"


@pytest.mark.ruling(49)
def test_alone_sting_is_the_one_exchange_of_the_round(company: Tables) -> None:
    people = "frodo gandalf gildor-inglorion arwen"
    hands = ["R1 H2 H3", "M1 M2 M3", "F1 F2 F3", "S1 S2 S3"]
    rest: dict[str, Any] = {"seats": 1, "gift": "sting", "pool": people.split()}
    rest["lost"] = ["rings-5"]
    assert company.at("endless", people, hands, **rest).asked() == "draw-sting"
    assert company.at("endless", people, hands, **rest, exchanged=True).asked() == "lead-card"
