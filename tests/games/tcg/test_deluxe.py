"""What the Deluxe rules add to the Basic ones, point by point."""

from __future__ import annotations

import pytest
from tests.games.tcg.table import Player, Table, at, ids, stage

from mathom.engine.step import act
from mathom.games.tcg.rules.facts import CARD_FACTS, CARDS
from mathom.games.tcg.rules.game import TCG
from mathom.games.tcg.rules.vocabulary import BID, GO


@pytest.mark.rule("Deluxe: artifacts")
def test_an_artifact_is_no_possession() -> None:
    t = at(
        "skirmish",
        ["Gandalf", "Gandalf's Staff on Gandalf"],
        ["Dunlending Pillager"],
        pairs=[("Dunlending Pillager", "Gandalf")],
        wait=True,
    )
    t.skip()
    assert t.ask("zone Gandalf's Staff") == "play"


@pytest.mark.rule("Deluxe: stacked cards")
def test_stacked_cards_are_not_in_play_and_go_with_their_host() -> None:
    free = ["Gandalf", "Gimli", "Here Is Good Rock", "Best Company under Here Is Good Rock"]
    t = at("fellowship", free, hand=["Grown Suddenly Tall"])
    assert not t.may("play Best Company")
    t.do("play Grown Suddenly Tall")
    assert (t.ask("zone Here Is Good Rock"), t.ask("zone Best Company")) == ("discard", "discard")


@pytest.mark.rule("Deluxe: culture tokens")
def test_tokens_vanish_with_their_card() -> None:
    t = at("fellowship", ["Gandalf", "Stout and Strong +2"], hand=["Grown Suddenly Tall"])
    assert t.ask("tokens Stout and Strong") == 2
    t.do("play Grown Suddenly Tall")
    assert t.ask("tokens Stout and Strong") == 0


@pytest.mark.rule("Deluxe: leaving play")
def test_what_a_card_bears_leaves_with_it() -> None:
    t = at(
        "skirmish",
        ["Merry", "Hobbit Sword on Merry"],
        ["Band of Wild Men"],
        pairs=[("Band of Wild Men", "Merry")],
        wait=True,
    )
    t.skip()
    assert (t.ask("zone Merry"), t.ask("zone Hobbit Sword")) == ("dead", "discard")


@pytest.mark.rule("Deluxe: costs")
def test_a_cost_must_be_paid_in_full_but_an_effect_may_do_nothing() -> None:
    t = at(
        "fellowship",
        ["Gimli *2"],
        deck=["Dunlending Brigand"],
        hand=["Restless Axe", "Search Far and Wide"],
    )
    assert t.may("play Search Far and Wide")
    assert not at("fellowship", ["Gimli"], hand=["Search Far and Wide"]).may(
        "play Search Far and Wide"
    )
    t = at(
        "skirmish",
        ["Gimli"],
        ["Orthanc Warrior"],
        hand=["Best Company"],
        pairs=[("Orthanc Warrior", "Frodo")],
        site=5,
    )
    assert t.may("play Best Company")


@pytest.mark.rule("Deluxe: bidding")
def test_the_highest_bid_chooses_its_place_and_keeps_its_burdens() -> None:
    s = TCG.new(5, [1, 0], 3)
    t = Table(s).do("bring aragorn-71", "bring theoden-71", "bring aragorn-71")
    for seat, bid in enumerate((1, 3, 0)):
        act(s, BID + bid, seat)
    assert (t.asked(), t.offers()) == (1, ["go 1", "go 2", "go 3"])
    act(s, GO + 3)
    assert (t.asked(), t.offers()) == (0, ["go 1", "go 2"])
    act(s, GO + 1)
    assert s.order == [0, 2, 1]
    assert s.burdens == [1, 3, 0]


@pytest.mark.rule("Deluxe: starting fellowship")
def test_companions_of_cost_four_in_all_come_from_the_deck() -> None:
    t = at("set-up", deck=["Aragorn (Wingfoot)", "Merry", "Gimli", "Erethón"], site=1)
    assert sorted(t.offers()) == ["done", "play Aragorn (Wingfoot)", "play Gimli", "play Merry"]
    t.do("play Gimli")
    assert t.offers() == ["play Merry", "done"]
    t.do("play Merry")
    assert (t.ask("twilight"), t.ask("zone Merry")) == (0, "play")


@pytest.mark.rule("Deluxe: deck")
@pytest.mark.ruling(12)
def test_a_deck_is_put_together_at_the_table_card_by_card() -> None:
    t = Table(TCG.new(1, [1, 0], 2)).do("build", "add Frodo", "add The One Ring")
    for number in range(1, 10):
        numbers = {CARD_FACTS[CARDS.index(ids(offer[4:]))]["number"] for offer in t.offers()}
        assert numbers == {number}
        t.do(t.offers()[0])
    t.do(
        "add Dunlending Brigand",
        "add Dunlending Brigand",
        "add Dunlending Brigand",
        "add Dunlending Brigand",
    )
    assert not t.may("add Dunlending Brigand")
    assert not t.may("done")


@pytest.mark.rule("Deluxe: the path")
def test_a_replaced_site_goes_back_and_its_controller_keeps_it() -> None:
    players = [
        Player(hand=["Get On and Get Away"], sites=["Derndingle", "Throne Room"], site=1),
        Player(site=4),
    ]
    t = Table(stage(players, "fellowship", control={2: 1}))
    t.s.path[2] = t.s.first[1] + 3
    t.s.zone[t.s.path[2]], t.s.zone[t.s.first[0] + 3] = 7, 4
    t.do("play Get On and Get Away")
    assert (t.ask("site 2"), t.ask("control 2")) == ("Derndingle", 1)
    assert t.s.zone[t.s.first[1] + 3] == 4


@pytest.mark.rule("Deluxe: maneuver actions")
@pytest.mark.rule("Deluxe: archery actions")
@pytest.mark.rule("Deluxe: assignment actions")
@pytest.mark.rule("Deluxe: regroup actions")
@pytest.mark.parametrize(
    ("phase", "free", "shadow", "hand", "action"),
    [
        (
            "maneuver",
            ["Gimli", "Legolas"],
            ["Dunlending Brigand"],
            ["Quick As May Be"],
            "play Quick As May Be",
        ),
        (
            "archery",
            ["Legolas", "Ferevellon"],
            ["Dunlending Brigand"],
            ["Company of Archers"],
            "play Company of Archers",
        ),
        (
            "assignment",
            ["Guma"],
            ["Dunlending Ravager"],
            ["Gandalf's Staff"],
            "use Dunlending Ravager",
        ),
        (
            "regroup",
            ["Lórien Guardian"],
            ["Dunlending Brigand"],
            ["Gandalf's Staff"],
            "use Lórien Guardian",
        ),
    ],
)
def test_players_act_in_turn_in_every_phase(
    phase: str, free: list[str], shadow: list[str], hand: list[str], action: str
) -> None:
    def may(deluxe: bool) -> bool:
        t = at(phase, free, shadow, hand=hand, shand=["Iron Axe"], site=4, deluxe=deluxe)
        return t.skip(action).may(action)

    assert (may(True), may(False)) == (True, False)


@pytest.mark.rule("Deluxe: archery of allies")
@pytest.mark.rule("Deluxe: allies at home")
def test_an_ally_takes_part_at_home_only() -> None:
    def assigned(site: int) -> bool:
        t = at("assignment", ["Guma"], ["Dunlending Brigand"], site=site, wait=True).skip(
            "assign Dunlending Brigand"
        )
        return t.do("assign Dunlending Brigand").may("choose Guma")

    assert assigned(4)
    t = at("assignment", ["Guma", "Aragorn"], ["Dunlending Brigand"], site=5, wait=True).skip(
        "assign Dunlending Brigand"
    )
    assert not t.do("assign Dunlending Brigand").may("choose Guma")


@pytest.mark.rule("Deluxe: allies")
def test_allies_add_no_twilight_and_are_not_healed_by_sanctuaries() -> None:
    t = at("fellowship", ["Guma"], site=1, ssites=["Fangorn Forest"]).do("move")
    assert t.ask("twilight") == 2 + 1
    players = [Player(play=["Guma *1"], site=3, wounds=1), Player(site=3)]
    t = Table(stage(players, "regroup", turn_of=1, site=3, moves=2))
    assert t.offers() == ["heal Frodo", "done"]


@pytest.mark.rule("Deluxe: assignment by a text")
def test_a_text_that_assigns_finds_room_or_nobody() -> None:
    shadow = ["Dunlending Ravager", "Dunlending Warrior", "Dunlending Warrior"]
    t = at("assignment", ["Guma"], shadow, site=5, wait=True)
    t.skip("use Dunlending Ravager").do("use Dunlending Ravager").skip("use Dunlending Warrior")
    assert not t.may("use Dunlending Warrior")
    assert t.ask("against Dunlending Ravager") == "Guma"


@pytest.mark.rule("Deluxe: nobody left in a skirmish")
def test_without_a_minion_left_the_defender_wins_and_nobody_is_wounded() -> None:
    pairs = [("Dunlending Savage", "Aragorn")]
    t = at(
        "skirmish",
        ["Aragorn", "Brego on Aragorn"],
        ["Dunlending Savage"],
        pairs=pairs,
        wait=True,
        site=5,
    )
    assert t.ask("wounds Dunlending Savage") == 0
    t = at(
        "skirmish",
        ["Gimli", "Pippin"],
        ["Orthanc Warrior"],
        pairs=[("Orthanc Warrior", "Gimli")],
        site=5,
        wait=True,
    )
    t.do("use Pippin").skip()
    assert (t.ask("wounds Orthanc Warrior"), t.ask("wounds Gimli")) == (0, 0)


@pytest.mark.rule("Deluxe: both sides at zero")
def test_nothing_against_nothing_is_won_by_the_shadow_without_overwhelming() -> None:
    pairs = [("Southron Scout", "Frodo")]
    t = at("skirmish", ["Gimli"], ["Southron Scout"], pairs=pairs, site=5, wait=True)
    t.s.last(0, t.find("a:Frodo"), -9, 0)
    t.s.last(0, t.find("Southron Scout"), -9, 0)
    t.skip()
    assert (t.told("overwhelmed"), t.ask("wounds a:Frodo")) == ([], 1)


@pytest.mark.rule("Deluxe: about to happen")
@pytest.mark.rule("Deluxe: order of answers")
def test_an_answer_to_what_is_about_to_happen_comes_before_it() -> None:
    t = at(
        "skirmish",
        ["Gimli", "Éowyn"],
        ["Orthanc Warrior"],
        pairs=[("Orthanc Warrior", "Gimli")],
        site=5,
        wait=True,
    )
    t.skip("use Éowyn")
    assert t.ask("wounds Gimli") == 0
    t.do("use Éowyn")
    assert len(t.told("wound-prevented")) == 1


@pytest.mark.rule("Deluxe: order of answers")
def test_the_player_of_the_turn_orders_what_must_happen() -> None:
    free = ["Cliffs of Emyn Muil", "Sam"]
    t = at(
        "fellowship",
        free,
        site=1,
        sites=["Western Emyn Muil"],
        burdens=2,
        ssites=["Fangorn Forest"],
    )
    t.do("move")
    assert (t.asked(), t.offers()) == (0, ["use Cliffs of Emyn Muil", "use Western Emyn Muil"])


@pytest.mark.rule("Deluxe: responses are no phase actions")
def test_a_ban_on_skirmish_actions_leaves_responses() -> None:
    t = at(
        "skirmish",
        ["Gimli"],
        ["Orthanc Warrior"],
        pairs=[("Orthanc Warrior", "Frodo")],
        site=7,
        sites=["Cavern Entrance"],
    )
    assert not t.may("use Gimli")
    t.skip("use The One Ring").do("use The One Ring")
    assert t.s.burdens[0] == 2


@pytest.mark.rule("Deluxe: unless")
def test_a_shadow_player_may_do_something_else_instead() -> None:
    def table(twilight: int) -> Table:
        pairs = [("Orthanc Warrior", "Gimli")]
        t = at(
            "skirmish",
            ["Gimli", "Merry"],
            ["Orthanc Warrior"],
            twilight=twilight,
            pairs=pairs,
            site=5,
        )
        return t.do("use Merry")

    t = table(2)
    assert (t.asked(), t.offers()) == (1, ["accept", "decline"])
    assert (t.do("accept").ask("zone Merry"), t.ask("twilight")) == ("play", 0)
    assert table(2).do("decline").ask("zone Merry") == "discard"
    assert table(1).ask("zone Merry") == "discard"


@pytest.mark.rule("Deluxe: unhasty")
def test_ents_fight_at_home_alone() -> None:
    def fights(site: int) -> bool:
        t = at(
            "assignment",
            ["Treebeard (Earthborn)", "Aragorn"],
            ["Dunlending Brigand"],
            site=site,
            wait=True,
        )
        return (
            t.skip("assign Dunlending Brigand")
            .do("assign Dunlending Brigand")
            .may("choose Treebeard (Earthborn)")
        )

    assert (fights(2), fights(5)) == (True, False)


@pytest.mark.rule("Deluxe: corruption by the bid")
def test_a_bid_is_a_burden_from_the_beginning() -> None:
    s = TCG.new(5, [1, 0], 2)
    Table(s).do("bring aragorn-71", "bring theoden-71")
    act(s, BID + 9, 0)
    act(s, BID + 0, 1)
    assert s.burdens == [9, 0]


@pytest.mark.rule("Deluxe: the Ring-bearer stays")
def test_the_ring_bearer_cannot_be_discarded() -> None:
    t = at(
        "skirmish",
        ["Merry"],
        ["Orthanc Warrior"],
        hand=["Warmed Up a Bit"],
        pairs=[("Orthanc Warrior", "Frodo")],
        site=5,
    )
    t.do("play Warmed Up a Bit")
    assert (t.ask("zone Merry"), t.ask("zone a:Frodo")) == ("discard", "play")


@pytest.mark.rule("Deluxe: Answer To All Riddles")
def test_the_other_ring_is_put_on_as_an_action() -> None:
    t = at(
        "skirmish",
        [],
        ["Orthanc Warrior"],
        pairs=[("Orthanc Warrior", "Frodo")],
        ring="The One Ring (Answer To All Riddles)",
        site=5,
        wait=True,
    )
    before = t.ask("strength a:Frodo")
    t.do("use The One Ring (Answer To All Riddles)")
    assert (t.ask("strength a:Frodo"), t.ask("burdens")) == (before + 2, 1)


@pytest.mark.rule("Deluxe: control of sites")
def test_the_text_of_a_controlled_site_is_not_used_and_its_keywords_stay() -> None:
    players = [Player(hand=["Gimli"], site=4, sites=["Ered Nimrais"]), Player(site=6)]
    t = Table(stage(players, "fellowship", control={4: 1})).do("play Gimli")
    assert t.ask("twilight") == 2


@pytest.mark.rule("Deluxe: liberation")
def test_the_highest_controlled_site_is_liberated_and_its_cards_discarded() -> None:
    players = [
        Player(play=["Théoden (Son of Thengel)", "Guma"], site=5),
        Player(
            play=["Dunlending Looter under site3", "No Retreat on site3"], site=5, hand=["Iron Axe"]
        ),
    ]
    t = Table(stage(players, "regroup", control={2: 1, 3: 1}, site=5))
    t.skip("use Théoden (Son of Thengel)").do("use Théoden (Son of Thengel)")
    assert t.s.control[2:4] == [1, -1]
    assert (t.ask("zone Dunlending Looter"), t.ask("zone No Retreat")) == ("discard", "discard")


@pytest.mark.rule("Deluxe: villagers")
def test_villagers_leave_when_an_opponent_controls_their_home() -> None:
    players = [
        Player(play=["Guma", "Aragorn"], site=6),
        Player(play=["Dunlending Ransacker", "Dunlending Brigand"], site=6),
    ]
    t = Table(
        stage(
            players,
            "skirmish",
            control={1: 1, 2: 1, 3: 1},
            pairs=[("Dunlending Ransacker", "Frodo")],
            site=6,
        )
    )
    t.skip("use Dunlending Ransacker").do("use Dunlending Ransacker")
    assert (t.ask("control 4"), t.ask("zone Guma")) == (1, "discard")


@pytest.mark.rule("Deluxe: villagers")
def test_a_villager_whose_home_is_taken_already_does_not_stay() -> None:
    def played(control: dict[int, int]) -> str:
        t = at("fellowship", ["Aragorn"], hand=["Guma"], site=6, control=control).do("play Guma")
        return str(t.ask("zone Guma"))

    assert (played({}), played({4: 1})) == ("play", "discard")


@pytest.mark.rule("Deluxe: your minion, a minion")
def test_a_minion_is_of_any_shadow_player_and_your_minion_is_your_own() -> None:
    players = [
        Player(),
        Player(play=["Dunlending Brigand"]),
        Player(hand=["Wake of Destruction", "Dark Fury"]),
    ]
    t = Table(stage(players, "skirmish", site=3, pairs=[("Dunlending Brigand", "Frodo")]))
    t.skip("play Dark Fury").do("play Dark Fury")
    assert t.ask("strength Dunlending Brigand") == 8 + 4
    t = Table(stage(players, "maneuver", site=4, control={1: 2, 2: 2}))
    t.skip("play Wake of Destruction").do("play Wake of Destruction")
    assert t.ask("fierce Dunlending Brigand") == 0


@pytest.mark.rule("Deluxe: events about rangers")
@pytest.mark.ruling(18)
def test_exerting_several_rangers_makes_an_event_dearer_too() -> None:
    free = ["Gondorian Ranger", "Gondorian Ranger"]
    t = at(
        "skirmish",
        free,
        ["Desert Spearman", "Wrath of Harad"],
        hand=["Arrows Thick in the Air"],
        pairs=[("Desert Spearman", "Gondorian Ranger")],
        site=2,
    )
    t.do("play Arrows Thick in the Air")
    assert t.asked() == 0
    assert "choose Frodo" in t.offers()
