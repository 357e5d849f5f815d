"""What the Deluxe rules add to the Basic ones, point by point."""

from __future__ import annotations

import pytest
from tests.games.tcg.table import Player, Table, at

from mathom.engine.step import act
from mathom.games.tcg.rules.facts import CARD_FACTS, CARDS
from mathom.games.tcg.rules.game import TCG
from mathom.games.tcg.rules.staging import stage
from mathom.games.tcg.rules.vocabulary import BID, GO


@pytest.mark.rule("Deluxe: artifacts")
def test_an_artifact_is_no_possession() -> None:
    t = at("skirmish", ["4_90", "4_91 on 4_90"], ["4_13"], pairs=[("4_13", "4_90")], wait=True)
    t.skip()
    assert t.ask("zone 4_91") == "play"


@pytest.mark.rule("Deluxe: stacked cards")
def test_stacked_cards_are_not_in_play_and_go_with_their_host() -> None:
    free = ["4_90", "4_49", "4_50", "4_42 under 4_50"]
    t = at("fellowship", free, hand=["4_92"])
    assert not t.may("play 4_42")
    t.do("play 4_92")
    assert (t.ask("zone 4_50"), t.ask("zone 4_42")) == ("discard", "discard")


@pytest.mark.rule("Deluxe: culture tokens")
def test_tokens_vanish_with_their_card() -> None:
    t = at("fellowship", ["4_90", "4_57 +2"], hand=["4_92"])
    assert t.ask("tokens 4_57") == 2
    t.do("play 4_92")
    assert t.ask("tokens 4_57") == 0


@pytest.mark.rule("Deluxe: leaving play")
def test_what_a_card_bears_leaves_with_it() -> None:
    t = at("skirmish", ["4_310", "4_306 on 4_310"], ["4_4"], pairs=[("4_4", "4_310")], wait=True)
    t.skip()
    assert (t.ask("zone 4_310"), t.ask("zone 4_306")) == ("dead", "discard")


@pytest.mark.rule("Deluxe: costs")
def test_a_cost_must_be_paid_in_full_but_an_effect_may_do_nothing() -> None:
    t = at("fellowship", ["4_49 *2"], deck=["4_10"], hand=["4_55", "4_56"])
    assert t.may("play 4_56")
    assert not at("fellowship", ["4_49"], hand=["4_56"]).may("play 4_56")
    t = at("skirmish", ["4_49"], ["4_165"], hand=["4_42"], pairs=[("4_165", "4_302")], site=5)
    assert t.may("play 4_42")


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
    t = at("set-up", deck=["4_364", "4_310", "4_49", "4_65"], site=1)
    assert sorted(t.offers()) == ["done", "play 4_310", "play 4_364", "play 4_49"]
    t.do("play 4_49")
    assert t.offers() == ["play 4_310", "done"]
    t.do("play 4_310")
    assert (t.ask("twilight"), t.ask("zone 4_310")) == (0, "play")


@pytest.mark.rule("Deluxe: deck")
@pytest.mark.ruling(12)
def test_a_deck_is_put_together_at_the_table_card_by_card() -> None:
    t = Table(TCG.new(1, [1, 0], 2)).do("build", "add 4_302", "add 4_2")
    for number in range(1, 10):
        numbers = {CARD_FACTS[CARDS.index(offer[4:])]["number"] for offer in t.offers()}
        assert numbers == {number}
        t.do(t.offers()[0])
    t.do("add 4_10", "add 4_10", "add 4_10", "add 4_10")
    assert not t.may("add 4_10")
    assert not t.may("done")


@pytest.mark.rule("Deluxe: the path")
def test_a_replaced_site_goes_back_and_its_controller_keeps_it() -> None:
    players = [Player(hand=["4_304"], sites=["4_330", "4_341"], site=1), Player(site=4)]
    t = Table(stage(players, "fellowship", control={2: 1}))
    t.s.path[2] = t.s.first[1] + 3
    t.s.zone[t.s.path[2]], t.s.zone[t.s.first[0] + 3] = 7, 4
    t.do("play 4_304")
    assert (t.ask("site 2"), t.ask("control 2")) == ("4_330", 1)
    assert t.s.zone[t.s.first[1] + 3] == 4


@pytest.mark.rule("Deluxe: maneuver actions")
@pytest.mark.rule("Deluxe: archery actions")
@pytest.mark.rule("Deluxe: assignment actions")
@pytest.mark.rule("Deluxe: regroup actions")
@pytest.mark.parametrize(
    ("phase", "free", "shadow", "hand", "action"),
    [
        ("maneuver", ["4_49", "4_74"], ["4_10"], ["4_53"], "play 4_53"),
        ("archery", ["4_74", "4_68"], ["4_10"], ["4_61"], "play 4_61"),
        ("assignment", ["4_277"], ["4_15"], ["4_91"], "use 4_15"),
        ("regroup", ["4_76"], ["4_10"], ["4_91"], "use 4_76"),
    ],
)
def test_players_act_in_turn_in_every_phase(
    phase: str, free: list[str], shadow: list[str], hand: list[str], action: str
) -> None:
    def may(deluxe: bool) -> bool:
        t = at(phase, free, shadow, hand=hand, shand=["4_26"], site=4, deluxe=deluxe)
        return t.skip(action).may(action)

    assert (may(True), may(False)) == (True, False)


@pytest.mark.rule("Deluxe: archery of allies")
@pytest.mark.rule("Deluxe: allies at home")
def test_an_ally_takes_part_at_home_only() -> None:
    def assigned(site: int) -> bool:
        t = at("assignment", ["4_277"], ["4_10"], site=site, wait=True).skip("assign 4_10")
        return t.do("assign 4_10").may("choose 4_277")

    assert assigned(4)
    t = at("assignment", ["4_277", "4_109"], ["4_10"], site=5, wait=True).skip("assign 4_10")
    assert not t.do("assign 4_10").may("choose 4_277")


@pytest.mark.rule("Deluxe: allies")
def test_allies_add_no_twilight_and_are_not_healed_by_sanctuaries() -> None:
    t = at("fellowship", ["4_277"], site=1, ssites=["4_332"]).do("move")
    assert t.ask("twilight") == 2 + 1
    players = [Player(play=["4_277 *1"], site=3, wounds=1), Player(site=3)]
    t = Table(stage(players, "regroup", turn_of=1, site=3, moves=2))
    assert t.offers() == ["heal 4_302", "done"]


@pytest.mark.rule("Deluxe: assignment by a text")
def test_a_text_that_assigns_finds_room_or_nobody() -> None:
    shadow = ["4_15", "4_18", "4_18"]
    t = at("assignment", ["4_277"], shadow, site=5, wait=True)
    t.skip("use 4_15").do("use 4_15").skip("use 4_18")
    assert not t.may("use 4_18")
    assert t.ask("against 4_15") == "4_277"


@pytest.mark.rule("Deluxe: nobody left in a skirmish")
def test_without_a_minion_left_the_defender_wins_and_nobody_is_wounded() -> None:
    pairs = [("4_17", "4_109")]
    t = at("skirmish", ["4_109", "4_263 on 4_109"], ["4_17"], pairs=pairs, wait=True, site=5)
    assert t.ask("wounds 4_17") == 0
    t = at("skirmish", ["4_49", "4_313"], ["4_165"], pairs=[("4_165", "4_49")], site=5, wait=True)
    t.do("use 4_313").skip()
    assert (t.ask("wounds 4_165"), t.ask("wounds 4_49")) == (0, 0)


@pytest.mark.rule("Deluxe: both sides at zero")
def test_nothing_against_nothing_is_won_by_the_shadow_without_overwhelming() -> None:
    pairs = [("4_252", "4_302")]
    t = at("skirmish", ["4_49"], ["4_252"], pairs=pairs, site=5, wait=True)
    t.s.last(0, t.find("a:4_302"), -9, 0)
    t.s.last(0, t.find("4_252"), -9, 0)
    t.skip()
    assert (t.told("overwhelmed"), t.ask("wounds a:4_302")) == ([], 1)


@pytest.mark.rule("Deluxe: about to happen")
@pytest.mark.rule("Deluxe: order of answers")
def test_an_answer_to_what_is_about_to_happen_comes_before_it() -> None:
    t = at("skirmish", ["4_49", "4_270"], ["4_165"], pairs=[("4_165", "4_49")], site=5, wait=True)
    t.skip("use 4_270")
    assert t.ask("wounds 4_49") == 0
    t.do("use 4_270")
    assert len(t.told("wound-prevented")) == 1


@pytest.mark.rule("Deluxe: order of answers")
def test_the_player_of_the_turn_orders_what_must_happen() -> None:
    free = ["4_299", "4_316"]
    t = at("fellowship", free, site=1, sites=["4_329"], burdens=2, ssites=["4_332"])
    t.do("move")
    assert (t.asked(), t.offers()) == (0, ["use 4_299", "use 4_329"])


@pytest.mark.rule("Deluxe: responses are no phase actions")
def test_a_ban_on_skirmish_actions_leaves_responses() -> None:
    t = at("skirmish", ["4_49"], ["4_165"], pairs=[("4_165", "4_302")], site=7, sites=["4_355"])
    assert not t.may("use 4_49")
    t.skip("use 4_2").do("use 4_2")
    assert t.s.burdens[0] == 2


@pytest.mark.rule("Deluxe: unless")
def test_a_shadow_player_may_do_something_else_instead() -> None:
    def table(twilight: int) -> Table:
        pairs = [("4_165", "4_49")]
        t = at("skirmish", ["4_49", "4_310"], ["4_165"], twilight=twilight, pairs=pairs, site=5)
        return t.do("use 4_310")

    t = table(2)
    assert (t.asked(), t.offers()) == (1, ["accept", "decline"])
    assert (t.do("accept").ask("zone 4_310"), t.ask("twilight")) == ("play", 0)
    assert table(2).do("decline").ask("zone 4_310") == "discard"
    assert table(1).ask("zone 4_310") == "discard"


@pytest.mark.rule("Deluxe: unhasty")
def test_ents_fight_at_home_alone() -> None:
    def fights(site: int) -> bool:
        t = at("assignment", ["4_103", "4_109"], ["4_10"], site=site, wait=True)
        return t.skip("assign 4_10").do("assign 4_10").may("choose 4_103")

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
    t = at("skirmish", ["4_310"], ["4_165"], hand=["4_322"], pairs=[("4_165", "4_302")], site=5)
    t.do("play 4_322")
    assert (t.ask("zone 4_310"), t.ask("zone a:4_302")) == ("discard", "play")


@pytest.mark.rule("Deluxe: Answer To All Riddles")
def test_the_other_ring_is_put_on_as_an_action() -> None:
    t = at("skirmish", [], ["4_165"], pairs=[("4_165", "4_302")], ring="4_1", site=5, wait=True)
    before = t.ask("strength a:4_302")
    t.do("use 4_1")
    assert (t.ask("strength a:4_302"), t.ask("burdens")) == (before + 2, 1)


@pytest.mark.rule("Deluxe: control of sites")
def test_the_text_of_a_controlled_site_is_not_used_and_its_keywords_stay() -> None:
    players = [Player(hand=["4_49"], site=4, sites=["4_343"]), Player(site=6)]
    t = Table(stage(players, "fellowship", control={4: 1})).do("play 4_49")
    assert t.ask("twilight") == 2


@pytest.mark.rule("Deluxe: liberation")
def test_the_highest_controlled_site_is_liberated_and_its_cards_discarded() -> None:
    players = [
        Player(play=["4_292", "4_277"], site=5),
        Player(play=["4_11 under site3", "4_30 on site3"], site=5, hand=["4_26"]),
    ]
    t = Table(stage(players, "regroup", control={2: 1, 3: 1}, site=5))
    t.skip("use 4_292").do("use 4_292")
    assert t.s.control[2:4] == [1, -1]
    assert (t.ask("zone 4_11"), t.ask("zone 4_30")) == ("discard", "discard")


@pytest.mark.rule("Deluxe: villagers")
def test_villagers_leave_when_an_opponent_controls_their_home() -> None:
    players = [Player(play=["4_277", "4_109"], site=6), Player(play=["4_14", "4_10"], site=6)]
    t = Table(
        stage(players, "skirmish", control={1: 1, 2: 1, 3: 1}, pairs=[("4_14", "4_302")], site=6)
    )
    t.skip("use 4_14").do("use 4_14")
    assert (t.ask("control 4"), t.ask("zone 4_277")) == (1, "discard")


@pytest.mark.rule("Deluxe: villagers")
def test_a_villager_whose_home_is_taken_already_does_not_stay() -> None:
    def played(control: dict[int, int]) -> str:
        t = at("fellowship", ["4_109"], hand=["4_277"], site=6, control=control).do("play 4_277")
        return str(t.ask("zone 4_277"))

    assert (played({}), played({4: 1})) == ("play", "discard")


@pytest.mark.rule("Deluxe: your minion, a minion")
def test_a_minion_is_of_any_shadow_player_and_your_minion_is_your_own() -> None:
    players = [Player(), Player(play=["4_10"]), Player(hand=["4_35", "4_7"])]
    t = Table(stage(players, "skirmish", site=3, pairs=[("4_10", "4_302")]))
    t.skip("play 4_7").do("play 4_7")
    assert t.ask("strength 4_10") == 8 + 4
    t = Table(stage(players, "maneuver", site=4, control={1: 2, 2: 2}))
    t.skip("play 4_35").do("play 4_35")
    assert t.ask("fierce 4_10") == 0


@pytest.mark.rule("Deluxe: events about rangers")
@pytest.mark.ruling(18)
def test_exerting_several_rangers_makes_an_event_dearer_too() -> None:
    free = ["4_122", "4_122"]
    t = at("skirmish", free, ["4_221", "4_261"], hand=["4_110"], pairs=[("4_221", "4_122")], site=2)
    t.do("play 4_110")
    assert t.asked() == 0
    assert "choose 4_302" in t.offers()
