"""Rounds and chapters (Fine del round, Condizioni di vittoria), and the campaign."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.fellowship.table import Tables

import mathom
from mathom.engine.errors import BadNotation
from mathom.engine.state import Outcome
from mathom.games.fellowship.rules.campaign import Journey
from mathom.games.fellowship.rules.facts import CHARACTERS
from mathom.games.fellowship.rules.rounds import win_round
from mathom.games.fellowship.rules.staging import stage

MORIA = "done:doors-of-durin done:balins-tomb done:long-dark"
COMPANY = "gandalf gimli aragorn legolas boromir sam merry pippin"


@pytest.mark.rule("Capitolo breve", "Fine del round")
def test_one_missed_goal_loses_a_short_chapter(company: Tables) -> None:
    t = company.at(
        "1",
        "frodo bilbo gandalf",
        ["R1 H1", "H2 M1", "H8 M8 M7"],
        won=["R2 R3 R4", "", ""],
        trick_number=10,
        more={"hand-1": {"tricks": 5}, "hand-2": {"tricks": 2}, "hand-3": {"tricks": 3}},
    )
    t.do("H1", "H2", "H8", "M8", "win")
    assert t.outcome() == "failed"
    assert [CHARACTERS[int(str(e[0]))] for e in t.told("goal-failed")] == ["bilbo"]


@pytest.mark.rule("Fine del round", "Obiettivi dei personaggi")
def test_all_goals_together_win_a_short_chapter(company: Tables) -> None:
    t = company.at(
        "1",
        "frodo bilbo gandalf",
        ["R1 H1", "H2 M1", "H8 M8 M7"],
        won=["R2 R3 R4", "", ""],
        trick_number=10,
        more={"hand-1": {"tricks": 4}, "hand-2": {"tricks": 3}, "hand-3": {"tricks": 3}},
    )
    t.do("H1", "H2", "H8", "M8", "win")
    assert t.outcome() == "completed"
    assert t.match.outcome is not None
    assert t.match.outcome.winners == (0, 1, 2)


@pytest.mark.ruling(35)
@pytest.mark.rule("Capitolo lungo")
def test_a_long_chapter_goes_on_until_everybody_is_completed(company: Tables) -> None:
    people = "glorfindel frodo sam merry"
    hands = ["S1 S2", "H1 H3", "H4 H5", "M4 M5"]
    t = company.at(
        "9",
        people,
        hands,
        won=["S3 S4 S5 S6 S7 S8 M1", "R1 R2", "H2", "M2"],
        more={"hand-3": {"threat": 2}, "hand-4": {"tricks": 1}},
        trick_number=7,
    )
    t.do("S1", "H1", "H4", "M4")
    assert t.view()["round"] == 2
    assert t.view()["completed"] == ["frodo", "sam", "merry", "glorfindel"]
    assert t.view()["to_complete"] == ["pippin", "strider", "bill-the-pony"]
    t.play_to("choose-character")
    while t.asked() == "choose-character":
        t.do(t.actions()[-1])
    assert "glorfindel" in [hand["character"] for hand in t.view()["hands"]]


@pytest.mark.rule("Capitolo lungo: personaggi già completati", "Capitolo 13")
def test_a_completed_character_may_be_chosen_again(company: Tables) -> None:
    t = company.new("13", 3, 1, progress="gimli legolas")
    assert "choose character:gimli" in t.actions()
    assert "gimli" not in t.view()["to_complete"]
    assert "frodo" in t.view()["starred"]


@pytest.mark.rule("Capitolo lungo: fallimento")
def test_a_lost_round_keeps_what_was_completed_for_the_next_try(company: Tables) -> None:
    journey = Journey()
    start = journey.initial({})
    assert journey.table_options(start, {}) == {"chapter": "1", "progress": ""}
    t = company.new("13", 4, 1, progress="gimli legolas").play_on()
    assert t.outcome() == "failed"
    options = {"chapter": "13", "progress": "gimli legolas"}
    after = journey.advance(start, options, Outcome((), "failed"), t.s)
    assert after["chapter"] == "13"
    assert set(after["characters"]) == {"gimli", "legolas"}  # type: ignore[call-overload]
    assert journey.table_options(after, {})["progress"] == "legolas gimli"
    assert journey.table_options(after, {"progress": ""})["progress"] == ""
    assert journey.table_options(after, {"chapter": "3"})["progress"] == ""
    with pytest.raises(BadNotation):
        journey.table_options(after, {"progress": "frodo"})
    with pytest.raises(BadNotation):
        journey.table_options(after, {"chapter": "19"})


@pytest.mark.rule("Condizioni di vittoria")
def test_a_won_chapter_opens_the_next(company: Tables) -> None:
    journey = Journey()
    progress = journey.initial({})
    s = company.new("1", 4, 1).s
    for chapter in range(1, 19):
        assert journey.table_options(progress, {})["chapter"] == str(chapter)
        won = Outcome((0, 1, 2, 3), "completed")
        progress = journey.advance(progress, {"chapter": str(chapter), "progress": ""}, won, s)
    assert progress["chapter"] == "endless"


@pytest.mark.ruling(16, 17)
@pytest.mark.rule("Capitolo 14")
def test_moria_is_crossed_in_any_order_with_the_bridge_last(company: Tables) -> None:
    t = company.new("14", 4, 1)
    assert t.actions() == [
        "face event:doors-of-durin",
        "face event:balins-tomb",
        "face event:long-dark",
    ]
    assert t.refused("face event:bridge-of-khazad-dum") == "event-not-open"
    later = company.new("14", 4, 1, progress="done:doors-of-durin done:long-dark")
    assert later.actions() == ["face event:balins-tomb", "face event:long-dark"]
    unfinished = company.new("14", 4, 1, progress=MORIA + " gandalf gimli aragorn")
    assert unfinished.view()["event"] == "long-dark"
    last = company.new("14", 4, 1, progress=f"{COMPANY} {MORIA}")
    assert "face event:bridge-of-khazad-dum" in last.actions()
    last.do("face event:bridge-of-khazad-dum")
    assert {"gandalf-secret-fire", "frodo"} <= set(last.view()["starred"])
    assert "gandalf" not in last.view()["available"]


@pytest.mark.ruling(17)
@pytest.mark.rule("Capitolo 14")
def test_everybody_who_is_still_open_crosses_the_bridge(company: Tables) -> None:
    done = "gandalf gimli aragorn legolas boromir sam merry"
    t = company.new("14", 4, 1, progress=f"{done} {MORIA}").do("face event:bridge-of-khazad-dum")
    assert set(t.view()["starred"]) == {"frodo", "gandalf-secret-fire", "pippin"}
    t.do("choose character:sam")
    assert set(t.actions()) == {"choose character:gandalf-secret-fire", "choose character:pippin"}
    assert t.refused("choose character:gimli") == "starred-first"
    t.do("choose character:gandalf-secret-fire")
    assert "pippin" in [hand["character"] for hand in t.view()["hands"]]


@pytest.mark.ruling(17)
@pytest.mark.rule("Capitolo 14")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_bridge_that_is_crossed_ends_the_chapter(company: Tables, players: int) -> None:
    for seed in range(4):
        done = "gandalf gimli aragorn legolas boromir sam merry"
        t = company.new("14", players, seed, progress=f"{done} {MORIA}")
        t.do("face event:bridge-of-khazad-dum")
        while t.asked() == "choose-character":
            t.do(t.actions()[-1])
        win_round(t.s)
        assert t.s.outcome is not None
        assert t.s.outcome.reason == "completed"


@pytest.mark.ruling(17)
@pytest.mark.rule("Capitolo 14")
def test_only_the_long_dark_is_faced_again(company: Tables) -> None:
    crossed = f"{MORIA} done:bridge-of-khazad-dum gandalf-secret-fire frodo"
    t = company.new("14", 4, 1, progress=f"{crossed} gandalf gimli aragorn legolas boromir sam")
    assert t.view()["event"] == "long-dark", "the Bridge is not offered again"
    without_gandalf = "gimli aragorn legolas boromir sam merry pippin"
    gate = company.new("14", 4, 1, progress=f"{without_gandalf} {MORIA}")
    assert gate.view()["event"] == "long-dark", "who may not cross the Bridge comes before it"


@pytest.mark.rule("Capitolo 14", "Doni")
def test_the_mithril_shirt_forgives_one_failure(company: Tables) -> None:
    people = "frodo gimli merry pippin"
    hands = ["R1 H1", "H2 H3", "H4 H5", "H6 H7"]
    rest = {"event": "balins-tomb", "won": ["R2 R3", "M1 M2", "M3", ""], "trick_number": 7}
    t = company.at(
        "14",
        people,
        hands,
        **rest,
        more={
            "hand-1": {"tricks": 4},
            "hand-2": {"tricks": 2},
            "hand-3": {"tricks": 1},
            "hand-4": {"tricks": 0},
        },
    )
    assert t.goal("gimli") == "impossible"
    assert "stop" not in t.actions(), "the shirt may still save the round"
    t.do("H1", "H2", "H4", "H6", "win")
    assert t.asked() == "use-mithril"
    assert t.refused("stop") == "must-answer"
    t.do("accept")
    assert t.view()["parts_done"] == ["balins-tomb"]
    assert t.view()["completed"] == ["frodo", "pippin", "merry", "gimli"]
    assert not t.view()["mithril"]
    between = mathom.from_position(t.match.position())
    assert between.digest() == t.match.digest(), "a table between two rounds loads as it was"


@pytest.mark.ruling(44)
@pytest.mark.rule("Fine anticipata", "Doni")
def test_a_round_that_only_the_shirt_can_save_may_end_early(company: Tables) -> None:
    people = "frodo gimli gandalf"
    hands = ["R1 H1", "H2 H3", "H4 H5 H6"]
    three = {"hand-1": {"tricks": 4}, "hand-2": {"tricks": 2}, "hand-3": {"tricks": 4}}
    won = ["R2 R3 R4 R5", "M1 M2", "M3 M4 M5 M6 M7 M8"]
    rest = {"event": "balins-tomb", "trick_number": 10, "more": three}
    t = company.at("14", people, hands, won=won, **rest)
    assert [t.goal(who) for who in people.split()] == ["certain", "impossible", "certain"]
    t.do("stop")
    assert t.asked() == "use-mithril"
    t.do("accept")
    assert t.view()["parts_done"] == ["balins-tomb"]
    spent = company.at("14", people, hands, won=won, **rest, mithril_used=True).do("stop")
    assert spent.outcome() == "failed"
    two_lost = ["R2", "M1 M2", "R3 R4 R5 M3 M4 M5 M6 M7 M8"]
    lost = company.at("14", people, hands, won=two_lost, **rest).do("stop")
    assert lost.outcome() == "failed"


@pytest.mark.ruling(26)
@pytest.mark.rule("Capitolo 18")
def test_the_company_breaks_into_two_groups(company: Tables) -> None:
    t = company.new("18", 3, 1)
    assert t.asked() == "choose-group"
    assert t.actions() == ["follow group:ring-bearer", "follow group:hunters"]
    assert t.refused("stop") == "group-not-open"
    t.do("follow group:hunters")
    assert "frodo" not in t.view()["available"]
    second = company.new("18", 3, 1, progress="done:group-2")
    assert second.view()["group"] == "ring-bearer"


@pytest.mark.rule("La Via Prosegue Senza Fine")
@pytest.mark.parametrize(("players", "size"), [(1, 13), (2, 9), (3, 9), (4, 13)])
def test_the_endless_road_gathers_a_company(company: Tables, players: int, size: int) -> None:
    t = company.new("endless", players, 2)
    pool = t.view()["pool"]
    assert len(pool["characters"]) == size
    assert len(pool["burdened"]) == 1
    assert {"frodo", "gandalf"} <= set(pool["characters"])
    assert len(t.view()["gifts"]) == 1
    assert t.asked() == "use-rider"
    assert t.actions() == ["accept", "decline"]
    assert t.refused("stop") == "rider-must-ride"
    t.do("accept").play_to("lead-card")
    assert t.view()["trick"]["leader"] == t.hand("frodo")["id"]
    assert [h for h in t.view()["hands"] if h["rider"]] != []


@pytest.mark.rule("Fine del round")
def test_a_round_may_be_staged_before_its_last_trick_with_one_card_each(company: Tables) -> None:
    more = {
        "hand-1": {"tricks": 5},
        "hand-2": {"tricks": 4, "threat": 2},
        "hand-3": {"tricks": 2},
    }
    rest: dict[str, Any] = {"won": ["R2 R3 R4 R5", "H2", ""], "trick_number": 11, "more": more}
    t = company.at("2", "frodo sam merry", ["M1", "M8", "M3"], **rest)
    assert t.outcome() == "completed", "the only card of each is played"
    again = mathom.from_position(t.match.position())
    assert again.digest() == t.match.digest()


@pytest.mark.rule("Capitolo 7")
def test_the_last_tricks_are_counted_without_the_first(company: Tables) -> None:
    people = "mr-underhill barliman-butterbur sam"
    more = {"hand-3": {"threat": 2}}
    t = company.at("7", people, ["M1 M2", "M8 F1", "M3 M4"], trick_number=10, more=more)
    t.do("M1", "M8", "M3")
    assert t.goal("barliman-butterbur") == "certain"
    later = mathom.from_position(t.match.position())
    assert later.digest() == t.match.digest(), "a history that begins late is kept"


def test_every_trick_of_a_game_is_in_its_history(company: Tables) -> None:
    for chapter in ("1", "5", "14", "endless"):
        t = company.new(chapter, 3, 4)
        while t.match.decider:
            assert len(t.view()["history"]) == t.s.trick_number
            t.do(t.actions()[0])


def test_more_tricks_than_were_played_are_refused() -> None:
    data = stage("1", "frodo bilbo gandalf", ["H1 R1", "H2 M1", "H8 M8 M7"])
    data["trick_number"] = 0
    data["history"] = [{"winner": "hand-1", "cards": ["forests-1"]}]
    with pytest.raises(BadNotation, match="tricks-do-not-add-up"):
        mathom.from_position(data)
