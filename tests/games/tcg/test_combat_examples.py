"""Worked situations of archery, assignment, skirmishes and the Ring-bearer that the rules must
reproduce, each arrow an assertion."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tcg.table import Table, at, four

from mathom.games.tcg.rules.game import TCG


@pytest.mark.rule("Tiro degli arcieri")
def test_both_sides_shoot() -> None:
    t = at("archery", ["Legolas *2"], ["Band of Uruk Bowmen"], site=5, deluxe=False)
    assert t.offers() == ["choose Frodo", "choose Legolas"]
    t.do("choose Legolas")
    assert (t.ask("zone Legolas"), t.ask("wounds Band of Uruk Bowmen")) == ("dead", 1)


@pytest.mark.rule("Tiro degli arcieri")
def test_surplus_wounds_are_lost_and_without_minions_the_turn_regroups() -> None:
    t = at(
        "archery",
        ["Legolas", "Legolas (Dauntless Hunter)"],
        ["Dunlending Brigand"],
        site=5,
        deluxe=False,
        wait=True,
    )
    assert t.ask("zone Dunlending Brigand") == "discard"
    assert t.ask("phase") == "regroup"
    t = four(
        phase="archery",
        deluxe=False,
        site=5,
        a={"play": ["Legolas"]},
        b={"play": ["Band of Wild Men"]},
        c={"play": ["Dunlending Savage"]},
    )
    assert t.offers() == ["ask player-4", "ask player-3", "ask player-2"]
    t.do("ask player-2")
    assert (t.ask("wounds Band of Wild Men"), t.ask("zone Dunlending Savage")) == (1, "play")


@pytest.mark.rule("Tiro degli arcieri")
def test_a_total_without_archers_counts() -> None:
    free = ["Aragorn", "Gimli", "Legolas", "Éomer", "Gandalf"]
    t = at("archery", free, ["Orthanc Warrior"], site=7, sites=["Hornburg Causeway"], deluxe=False)
    assert t.ask("archery") == (1, 4)


@pytest.mark.ruling(2)
def test_who_may_not_take_wounds_takes_none() -> None:
    t = at(
        "archery",
        ["Legolas", "Legolas (Dauntless Hunter)"],
        ["Dunlending Brigand"],
        site=2,
        sites=["Rohirrim Village"],
        deluxe=False,
    )
    assert (t.ask("zone Dunlending Brigand"), t.ask("wounds Dunlending Brigand")) == ("play", 0)


@pytest.mark.rule("Assegnare i difensori")
def test_a_defender_takes_a_second_minion() -> None:
    def table(who: str) -> Table:
        shadow = ["Orthanc Warrior", "Orthanc Warrior"]
        t = at("assignment", [who], shadow, site=5, deluxe=False, wait=True)
        return t.do("assign Orthanc Warrior", f"choose {who}", "assign Orthanc Warrior")

    assert sorted(table("Aragorn").offers()) == ["choose Aragorn", "choose Frodo"]
    t = table("Aragorn").do("choose Aragorn")
    assert (t.ask("phase"), t.s.foe.count(t.find("Aragorn"))) == ("skirmish", 2)
    t = table("Aragorn (Wingfoot)")
    assert (t.s.foe.count(t.find("Aragorn (Wingfoot)")), t.s.foe.count(t.find("Frodo"))) == (1, 1)


@pytest.mark.rule("Assegnare i difensori")
def test_shadow_players_assign_what_is_left() -> None:
    t = at("assignment", ["Aragorn"], ["Orthanc Warrior"] * 4, site=5, deluxe=False)
    t.do(
        "assign Orthanc Warrior",
        "choose Aragorn",
        "assign Orthanc Warrior",
        "choose Aragorn",
        "assign Orthanc Warrior",
    )
    assert t.asked() == 1
    assert t.offers() == ["assign Orthanc Warrior", "done"]
    t.do("assign Orthanc Warrior")
    assert sorted(t.offers()) == ["choose Aragorn", "choose Frodo"]
    t.do("choose Frodo")
    assert t.offers() == ["fight Frodo", "fight Aragorn"]


@pytest.mark.rule("Assegnare i difensori")
def test_ambush_adds_twilight_when_the_free_peoples_assign() -> None:
    t = at("assignment", ["Aragorn"], ["Southron Scout"], site=5, deluxe=False)
    t.do("assign Southron Scout", "choose Aragorn")
    assert (t.asked(), t.offers()) == (1, ["accept", "decline"])
    t.do("accept")
    assert t.ask("twilight") == 2
    t = at("assignment", ["Aragorn"], ["Southron Scout"], site=5, deluxe=False)
    t.do("done", "assign Southron Scout", "choose Aragorn")
    assert t.ask("twilight") == 0
    assert not t.may("accept")


@pytest.mark.rule("Risolvere quella schermaglia")
def test_sums_damage_and_ties() -> None:
    def fought(free: list[str], shadow: list[str]) -> Table:
        pairs = [(minion, free[0]) for minion in shadow]
        t = at("skirmish", free, shadow, pairs=pairs, site=5, deluxe=False, wait=True)
        return t.skip()

    # Eight against four and three: each loser takes one wound, with damage +1 two.
    t = fought(["Aragorn"], ["Gríma", "Southron Scout"])
    assert (t.ask("wounds Gríma"), t.ask("zone Southron Scout")) == (1, "discard")
    t = fought(["Théoden", "Herugrim on Théoden"], ["Gríma", "Southron Scout"])
    assert (t.ask("wounds Gríma"), t.ask("wounds Théoden")) == (2, 0)
    # Four and four with damage +1 each: eight to eight, the Shadow side wins, three wounds.
    t = at(
        "skirmish",
        ["Aragorn"],
        ["Orthanc Warrior", "Orthanc Warrior"],
        pairs=[("Orthanc Warrior", "Aragorn"), ("Orthanc Warrior", "Aragorn")],
        site=5,
        deluxe=False,
        wait=True,
    )
    for i in t.s.table:
        if t.s.foe[i] >= 0:
            t.s.last(0, i, 4 - 7, 0)
    t.skip()
    assert [numbers[1:] for numbers in t.told("fight-lost")] == [[8, 8]]
    assert t.ask("wounds Aragorn") == 3
    t = fought(["Aragorn (Wingfoot)"], ["Uruk Regular"])
    assert t.ask("wounds Aragorn (Wingfoot)") == 2


@pytest.mark.rule("Risolvere quella schermaglia")
def test_double_strength_overwhelms() -> None:
    pairs = [("Band of Wild Men", "Sam")]
    # Nothing that prevents wounds applies: Éowyn is not asked. The Band has won.
    t = at("skirmish", ["Sam", "Éowyn"], ["Band of Wild Men"], site=5, deluxe=False, pairs=pairs)
    assert (t.ask("zone Sam"), t.told("wounded")) == ("dead", [])
    assert t.offers() == ["use Band of Wild Men", "pass"]
    assert t.do("use Band of Wild Men").ask("fierce Band of Wild Men") == 1
    # Exactly double is enough: eight to four.
    t = at(
        "skirmish",
        ["Merry"],
        ["Desert Spearman"],
        site=5,
        deluxe=False,
        pairs=[("Desert Spearman", "Frodo")],
    )
    t.skip()
    assert t.ask("outcome") == "last-left"


@pytest.mark.parametrize(("more", "overwhelmed"), [(0, 0), (5, 0), (6, 1)])
@pytest.mark.rule("Risolvere quella schermaglia")
def test_a_chain_makes_it_three_times(more: int, overwhelmed: int) -> None:
    free = ["Théoden", "Heavy Chain on Théoden"]
    pairs = [("Uruk Vanguard", "Théoden")]
    t = at("skirmish", free, ["Uruk Vanguard"], site=5, deluxe=False, pairs=pairs, wait=True)
    t.s.last(0, t.find("Uruk Vanguard"), 12 + more - t.ask("strength Uruk Vanguard"), 0)
    t.skip()
    assert len(t.told("overwhelmed")) == overwhelmed


def test_the_outcome_as_it_stands_is_told_before_the_skirmish_is_resolved() -> None:
    def told(minion: str, character: str) -> dict[str, Any]:
        pairs = [(minion, character)]
        t = at("skirmish", [character], [minion], site=5, pairs=pairs, wait=True)
        found: list[dict[str, Any]] = TCG.view(t.s, 0)["skirmishes"]  # type: ignore[assignment]
        return found[0]

    crushed = told("Band of Wild Men", "Sam")
    assert (crushed["outcome"], crushed["wounds"]) == ("overwhelmed", 0)
    assert crushed["killed"] == [crushed["character"]]
    hurt = told("Orthanc Warrior", "Aragorn")
    assert (hurt["outcome"], hurt["wounds"], hurt["killed"]) == ("wins", 1, [])
    dead = told("Dunlending Looter", "Gimli")
    assert (dead["outcome"], dead["killed"]) == ("loses", [])


@pytest.mark.rule("Feroce")
def test_fierce_minions_attack_once_more() -> None:
    pairs = [("Mauhúr", "Aragorn (Wingfoot)")]
    shadow = ["Mauhúr"]
    t = at(
        "skirmish", ["Aragorn (Wingfoot)"], shadow, site=5, deluxe=False, pairs=pairs, wait=True
    ).skip()
    assert t.ask("phase") == "assignment"
    assert t.ask("fierce Mauhúr") == 1
    t.do("assign Mauhúr", "choose Aragorn (Wingfoot)").skip()
    assert (t.ask("phase"), t.ask("wounds Aragorn (Wingfoot)")) == ("regroup", 2)


@pytest.mark.rule("Feroce")
def test_a_minion_that_is_not_fierce_does_not_attack_again() -> None:
    pairs = [("Orthanc Warrior", "Aragorn (Wingfoot)")]
    t = at(
        "skirmish",
        ["Aragorn (Wingfoot)"],
        ["Orthanc Warrior", "Mauhúr"],
        site=5,
        deluxe=False,
        pairs=pairs,
    )
    t.skip()
    assert t.offers() == ["assign Mauhúr", "done"]


@pytest.mark.ruling(3)
def test_a_cancelled_skirmish_has_no_winner() -> None:
    t = at(
        "skirmish", [], ["Mauhúr"], site=3, hand=["Severed His Bonds"], pairs=[("Mauhúr", "Frodo")]
    )
    t.do("play Severed His Bonds").skip()
    assert t.ask("wounds Frodo") == 0
    assert t.told("fight-lost") == []
    assert t.ask("phase") == "assignment"
    assert t.may("assign Mauhúr")


@pytest.mark.rule("Risposte")
def test_wounds_are_answered_one_by_one() -> None:
    pairs = [("Orthanc Warrior", "Gimli")]

    def table() -> Table:
        return at(
            "skirmish", ["Gimli", "Éowyn"], ["Orthanc Warrior"], site=5, deluxe=False, pairs=pairs
        )

    t = table().skip("use Éowyn").do("use Éowyn", "use Éowyn")
    assert (t.ask("wounds Gimli"), t.ask("wounds Éowyn"), t.ask("twilight")) == (0, 2, 2)
    t = table().skip("use Éowyn").do("pass", "use Éowyn")
    assert (t.ask("wounds Gimli"), t.ask("wounds Éowyn")) == (1, 1)
    pairs = [("Orthanc Warrior", "Frodo")]
    t = at("skirmish", ["Éowyn"], ["Orthanc Warrior"], site=5, deluxe=False, pairs=pairs)
    assert not t.may("use Éowyn")


@pytest.mark.rule("Quando si può indossare l'Anello?")
@pytest.mark.parametrize(
    ("answers", "wounds", "burdens"),
    [(["use The One Ring"], 0, 2), (["pass", "use The One Ring"], 1, 1), (["pass", "pass"], 2, 0)],
)
def test_the_ring_turns_wounds_into_burdens(answers: list[str], wounds: int, burdens: int) -> None:
    pairs = [("Orthanc Warrior", "Frodo")]
    t = at("skirmish", [], ["Orthanc Warrior"], site=5, deluxe=False, pairs=pairs)
    t.do(*answers)
    assert (t.ask("wounds Frodo"), t.ask("burdens")) == (wounds, burdens)
    assert t.ask("phase") == "regroup"
    assert t.ask("worn") == 0


@pytest.mark.rule("Quando si può indossare l'Anello?")
def test_the_ring_does_not_help_against_overwhelming_or_arrows() -> None:
    t = at(
        "skirmish", [], ["Uruk Fanatic"], site=5, deluxe=False, pairs=[("Uruk Fanatic", "Frodo")]
    )
    assert t.ask("outcome") == "last-left"
    t = at("archery", [], ["Band of Uruk Bowmen"], site=5, deluxe=False)
    assert t.ask("wounds Frodo") == 1
    pairs = [("Orthanc Warrior", "Frodo")]
    t = at(
        "skirmish",
        [],
        ["Orthanc Warrior"],
        site=7,
        sites=["Cavern Entrance"],
        deluxe=False,
        pairs=pairs,
    )
    assert t.may("use The One Ring")


@pytest.mark.rule("Perdere la Partita")
def test_ten_burdens_corrupt_and_sam_cannot_answer() -> None:
    pairs = [("Orthanc Warrior", "Frodo")]
    t = at("skirmish", ["Sam"], ["Orthanc Warrior"], site=5, deluxe=False, burdens=9, pairs=pairs)
    t.do("use The One Ring")
    assert t.ask("outcome") == "last-left"


@pytest.mark.rule("Che cosa succede se il Portatore è ucciso?")
@pytest.mark.ruling(6)
def test_sam_takes_the_ring_when_frodo_is_killed() -> None:
    pairs = [("Band of Wild Men", "Frodo")]
    t = at("skirmish", ["Sam"], ["Band of Wild Men"], site=5, deluxe=False, burdens=3, pairs=pairs)
    t.do("use Sam/2")
    assert (t.ask("outcome"), t.ask("on The One Ring")) == (None, "Sam")
    t = at("skirmish", ["Sam"], ["Band of Wild Men"], site=5, deluxe=False, burdens=5, pairs=pairs)
    t.do("use Sam/2")
    assert t.ask("outcome") == "last-left"
    t = at("skirmish", ["Sam"], ["Band of Wild Men"], site=5, deluxe=False, burdens=3, pairs=pairs)
    t.do("pass")
    assert t.ask("outcome") == "last-left"


def test_sam_prevents_all_burdens_of_a_shadow_card() -> None:
    dead = ["Aragorn", "Gimli"]
    t = at(
        "maneuver",
        ["Sam"],
        ["Orthanc Warrior", "Orthanc Warrior"],
        site=5,
        dead=dead,
        shand=["Beyond All Hope"],
        twilight=5,
        wait=True,
    )
    t.skip("play Beyond All Hope").do("play Beyond All Hope", "use Sam")
    assert (t.ask("burdens"), t.ask("wounds Sam")) == (0, 1)
