"""Worked situations that the rules must reproduce, each arrow an assertion."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tcg.table import Player, Table, at

from mathom.games.tcg.rules.game import TCG
from mathom.games.tcg.rules.staging import stage


@pytest.mark.rule("Giocare le carte Ombra")
def test_a_roaming_minion_costs_two_more() -> None:
    t = at("shadow", site=3, twilight=5, shand=["4_221"])
    t.do("play 4_221")
    assert (t.ask("twilight"), t.ask("roaming 4_221")) == (0, True)
    assert not at("shadow", site=3, twilight=4, shand=["4_221"]).may("play 4_221")


@pytest.mark.rule("Giocare le carte Ombra")
def test_a_minion_stops_roaming_when_the_fellowship_moves_on() -> None:
    t = at("regroup", ["4_109"], ["4_221"], site=3, shand=["4_221"], twilight=1, ssites=["4_343"])
    assert t.ask("roaming 4_221")
    t.skip().do("done", "move")
    assert not t.ask("roaming 4_221")
    assert (t.ask("twilight"), t.ask("price 4_221")) == (1 + 2 + 2, 3)


@pytest.mark.ruling(1)
def test_a_discount_does_not_eat_the_penalty() -> None:
    pairs = [("4_9", "4_49")]
    t = at("skirmish", ["4_49"], ["4_9"], site=2, twilight=2, shand=["4_10"], pairs=pairs)
    t.skip("use 4_9").do("use 4_9", "choose 4_10")
    assert t.ask("twilight") == 0
    assert (t.ask("fierce 4_10"), t.ask("damage 4_10")) == (1, 1)
    t = at("skirmish", ["4_49"], ["4_9"], site=2, twilight=1, shand=["4_10"], pairs=pairs)
    assert not t.skip("use 4_9").may("use 4_9")


@pytest.mark.rule("Sommario del Movimento")
def test_moving_adds_the_shadow_number_and_one_for_each_companion() -> None:
    t = at("fellowship", ["4_109", "4_49", "4_74", "4_277"], ssites=["4_334"])
    t.do("move")
    assert t.ask("twilight") == 3 + 4


@pytest.mark.rule("Avvistare")
def test_a_shadow_number_changes_with_what_can_be_spotted() -> None:
    t = at("fellowship", ["4_109", "4_49"], site=4, ssites=["4_350"]).do("move")
    assert t.ask("twilight") == 8 - 2 + 3
    t = at("fellowship", ["4_49"], site=4, dead=["4_109"], ssites=["4_350"]).do("move")
    assert t.ask("twilight") == 8 + 2


@pytest.mark.rule("Costo Crepuscolo")
def test_requirements_come_before_costs() -> None:
    pairs = [("4_165", "4_90")]
    t = at("skirmish", ["4_90"], ["4_165"], hand=["4_96"], twilight=2, pairs=pairs)
    assert not t.may("play 4_96")
    t = at("skirmish", ["4_90"], ["4_165"], hand=["4_96"], twilight=3, pairs=pairs)
    t.do("play 4_96")
    assert t.ask("twilight") == 4


def four(**more: Any) -> Table:
    players = [Player(**more.pop(letter, {})) for letter in "abcd"]
    return Table(stage(players, **more))


@pytest.mark.rule("Giocare le carte Ombra")
def test_shadow_players_share_the_pool_from_the_right() -> None:
    t = four(
        phase="shadow",
        site=3,
        twilight=9,
        b={"hand": ["4_10"]},
        c={"hand": ["4_10", "4_10"]},
        d={"hand": ["4_4", "4_26", "4_26"]},
    )
    assert t.asked() == 3
    t.do("play 4_4").do("play 4_26", "pass")
    assert (t.asked(), t.ask("twilight")) == (2, 3)
    t.do("play 4_10", "pass")
    assert (t.asked(), t.ask("twilight")) == (1, 1)
    assert not t.may("play 4_10")


@pytest.mark.rule("Giocare le carte Ombra")
def test_nothing_is_played_on_the_minion_of_another_shadow_player() -> None:
    t = four(phase="shadow", site=3, twilight=9, c={"play": ["4_4"]}, d={"hand": ["4_26", "4_7"]})
    assert t.asked() == 3
    assert not t.may("play 4_26")
    t = four(
        phase="skirmish",
        site=3,
        pairs=[("4_4", "4_302")],
        c={"play": ["4_4"]},
        d={"hand": ["4_7", "4_7"]},
    )
    t.skip("play 4_7").do("play 4_7")
    assert t.ask("strength 4_4") == 11 + 4


@pytest.mark.rule("Azioni di fase")
def test_actions_are_not_combined() -> None:
    def table() -> Table:
        return at(
            "fellowship", ["4_365 *1"], site=6, sites=["4_354"], hand=["4_280"], deck=["4_49"]
        )

    t = table().do("use 4_365", "choose 4_280")
    assert (t.ask("wounds 4_365"), t.ask("zone 4_49")) == (0, "deck")
    t = table().do("use 4_354", "choose 4_280")
    assert (t.ask("wounds 4_365"), t.ask("zone 4_49")) == (1, "hand")
    t = table().do("play 4_280")
    assert (t.ask("wounds 4_365"), t.ask("zone 4_49")) == (1, "deck")


@pytest.mark.rule("Avvistare")
@pytest.mark.ruling(8)
def test_for_each_you_spot_leaves_a_choice() -> None:
    free = ["4_286", "4_286", "4_286", "4_286"]
    t = at("skirmish", free, ["4_165"], hand=["4_282"], pairs=[("4_165", "4_286")])
    t.do("play 4_282")
    assert t.offers() == ["take 3", "take 2", "take 1", "take 0"]
    t.do("take 2", "choose 4_286")
    assert t.told("strengthened")[0][1] == 2


@pytest.mark.rule("Avvistare")
def test_can_spot_leaves_no_choice() -> None:
    t = at(
        "skirmish", ["4_90"], ["4_160", "4_165"], twilight=3, pairs=[("4_160", "4_90")], wait=True
    )
    assert t.ask("strength 4_90") == 10
    t.skip("use 4_160").do("use 4_160")
    assert (t.ask("twilight"), t.ask("strength 4_90")) == (1, 7)


@pytest.mark.rule("Quando, ogni volta, e mentre")
def test_when_is_once_and_each_time_is_every_time() -> None:
    t = at("fellowship", ["4_266 *1"], hand=["4_263"]).do("play 4_263")
    t.do("use 4_263")
    assert t.ask("wounds 4_266") == 0
    t = at("skirmish", ["4_266", "4_263 on 4_266"], ["4_4"], pairs=[("4_4", "4_266")])
    assert t.ask("wounds 4_4") == 1


@pytest.mark.rule("Quando, ogni volta, e mentre")
def test_while_ends_with_what_it_comes_from() -> None:
    pairs = [("4_165", "4_109")]
    t = at("skirmish", ["4_109", "4_132 on 4_109"], ["4_165"], pairs=pairs, wait=True)
    assert t.ask("strength 4_109") == 8 + 2 + 2
    t = at("skirmish", ["4_109"], ["4_165"], pairs=pairs, wait=True)
    assert t.ask("strength 4_109") == 8
    pairs = [("4_221", "4_109")]
    t = at("skirmish", ["4_109", "4_132 on 4_109"], ["4_221"], pairs=pairs, wait=True)
    assert t.ask("strength 4_109") == 8 + 2


@pytest.mark.rule("Carte attive")
@pytest.mark.ruling(16)
def test_a_condition_on_a_companion_of_another_player_does_nothing() -> None:
    players = [Player(play=["4_90"], hand=["4_92"]), Player(play=["4_266"]), Player()]
    players[2].play = ["4_215 on 4_266"]
    t = Table(stage(players, "fellowship"))
    t.do("play 4_92")
    assert t.ask("zone 4_215") == "play"


@pytest.mark.rule("Sforzare")
def test_to_exhaust_is_to_exert_as_often_as_possible() -> None:
    free = ["4_364 *1"]
    t = at("archery", free, ["4_138", "4_138"], shand=["4_209"], twilight=3, wait=True)
    t.skip("play 4_209").do("play 4_209")
    assert t.ask("wounds 4_364") == 3


@pytest.mark.rule("Sforzare")
def test_the_exhausted_cannot_exert() -> None:
    pairs = [("4_165", "4_49")]
    assert at("skirmish", ["4_49 *1"], ["4_165"], pairs=pairs).may("use 4_49")
    t = at("skirmish", ["4_49 *2"], ["4_165"], pairs=pairs)
    assert not t.may("use 4_49")
    t.skip()
    assert t.ask("zone 4_49") == "dead"


@pytest.mark.rule("Sforzare")
@pytest.mark.ruling(15)
def test_to_exert_twice_as_an_effect_goes_as_far_as_it_can() -> None:
    t = at("fellowship", ["4_316 *2"], ["4_231"], site=2).do("move")
    assert t.ask("wounds 4_316") == 3
    pairs = [("4_165", "4_310")]
    t = at("skirmish", ["4_310 *2", "4_300 on 4_310"], ["4_165"], pairs=pairs)
    assert t.may("use 4_300")
    t = at("skirmish", ["4_310 *3", "4_300 on 4_310"], ["4_165"], pairs=pairs)
    assert not t.may("use 4_300")


@pytest.mark.rule("Sforzare")
def test_exhausted_minions_are_passed_over() -> None:
    free = ["4_266", "4_283 on 4_266"]
    pairs = [("4_4", "4_266"), ("4_17", "4_266")]
    t = at("skirmish", free, ["4_4", "4_17", "4_19"], twilight=4, pairs=pairs)
    assert (t.ask("wounds 4_4"), t.ask("wounds 4_17")) == (1, 0)


@pytest.mark.rule("Ferite")
def test_two_targets_are_two_different_ones() -> None:
    t = at("maneuver", ["4_109"], ["4_257", *["4_221"] * 3], site=4)
    assert not t.may("use 4_257")
    six = ["4_109", "4_49", "4_74", "4_266", "4_90"]
    t = at("maneuver", six, ["4_257"], site=4).skip("use 4_257").do("use 4_257", "choose 4_109")
    assert not t.may("choose 4_109")
    t.do("choose 4_302")
    assert (t.ask("wounds 4_109"), t.ask("wounds 4_302")) == (1, 1)


@pytest.mark.rule("Curare")
def test_a_sanctuary_heals_up_to_five_wounds_of_companions() -> None:
    players = [
        Player(play=["4_109 *3", "4_49 *2", "4_277 *1"], wounds=2, site=3),
        Player(site=3),
    ]
    t = Table(stage(players, "regroup", deluxe=False, turn_of=1, site=3, moves=2))
    assert t.asked() == 0
    assert not t.may("heal 4_277")
    t.do("heal 4_109", "heal 4_109", "heal 4_109", "heal 4_49", "heal 4_302")
    assert (t.ask("wounds 4_109"), t.ask("wounds 4_302"), t.ask("wounds 4_277")) == (0, 1, 1)
    assert not t.may("heal 4_49")


@pytest.mark.rule("Eseguire le azioni della Compagnia")
def test_discarding_the_same_title_heals() -> None:
    t = at("fellowship", ["4_310 *1"], hand=["4_311"])
    t.do("discard 4_311")
    assert (t.ask("wounds 4_310"), t.ask("zone 4_311")) == (0, "discard")
    assert not at("fellowship", ["4_310"], hand=["4_311"]).may("discard 4_311")
    assert not at("fellowship", ["4_286 *1"], hand=["4_286"]).may("discard 4_286")
    pairs = [("4_165", "4_310")]
    t = at("skirmish", ["4_310 *1"], ["4_165"], hand=["4_311"], pairs=pairs)
    assert not t.may("discard 4_311")


@pytest.mark.rule("Ucciso")
@pytest.mark.ruling(4)
def test_who_loses_vitality_may_die_of_it() -> None:
    t = at(
        "maneuver", ["4_365 *2", "4_280 on 4_365"], ["4_154", "4_4"], shand=["4_214"], twilight=2
    )
    assert t.ask("vitality 4_365") == 3
    t.skip("play 4_214").do("play 4_214")
    assert (t.ask("zone 4_280"), t.ask("zone 4_365")) == ("discard", "dead")


@pytest.mark.rule("Ucciso")
def test_discarded_is_not_dead() -> None:
    pairs = [("4_165", "4_109")]
    t = at("skirmish", ["4_109", "4_313", "4_306 on 4_313"], ["4_165"], pairs=pairs)
    t.do("use 4_313")
    assert (t.ask("zone 4_313"), t.ask("zone 4_306")) == ("discard", "discard")
    assert at("fellowship", discard=["4_313"], hand=["4_314"]).may("play 4_314")
    assert not at("fellowship", dead=["4_313"], hand=["4_314"]).may("play 4_314")


@pytest.mark.rule("Tiro degli arcieri")
def test_both_sides_shoot() -> None:
    t = at("archery", ["4_74 *2"], ["4_138"], site=5, deluxe=False)
    assert t.offers() == ["choose 4_302", "choose 4_74"]
    t.do("choose 4_74")
    assert (t.ask("zone 4_74"), t.ask("wounds 4_138")) == ("dead", 1)


@pytest.mark.rule("Tiro degli arcieri")
def test_surplus_wounds_are_lost_and_without_minions_the_turn_regroups() -> None:
    t = at("archery", ["4_74", "4_73"], ["4_10"], site=5, deluxe=False, wait=True)
    assert t.ask("zone 4_10") == "discard"
    assert t.ask("phase") == "regroup"
    t = four(
        phase="archery",
        deluxe=False,
        site=5,
        a={"play": ["4_74"]},
        b={"play": ["4_4"]},
        c={"play": ["4_17"]},
    )
    assert t.offers() == ["ask player-4", "ask player-3", "ask player-2"]
    t.do("ask player-2")
    assert (t.ask("wounds 4_4"), t.ask("zone 4_17")) == (1, "play")


@pytest.mark.rule("Tiro degli arcieri")
def test_a_total_without_archers_counts() -> None:
    free = ["4_109", "4_49", "4_74", "4_266", "4_90"]
    t = at("archery", free, ["4_165"], site=7, sites=["4_356"], deluxe=False)
    assert t.ask("archery") == (1, 4)


@pytest.mark.ruling(2)
def test_who_may_not_take_wounds_takes_none() -> None:
    t = at("archery", ["4_74", "4_73"], ["4_10"], site=2, sites=["4_334"], deluxe=False)
    assert (t.ask("zone 4_10"), t.ask("wounds 4_10")) == ("play", 0)


@pytest.mark.rule("Assegnare i difensori")
def test_a_defender_takes_a_second_minion() -> None:
    def table(who: str) -> Table:
        shadow = ["4_165", "4_165"]
        t = at("assignment", [who], shadow, site=5, deluxe=False, wait=True)
        return t.do("assign 4_165", f"choose {who}", "assign 4_165")

    assert sorted(table("4_109").offers()) == ["choose 4_109", "choose 4_302"]
    t = table("4_109").do("choose 4_109")
    assert (t.ask("phase"), t.s.foe.count(t.find("4_109"))) == ("skirmish", 2)
    t = table("4_364")
    assert (t.s.foe.count(t.find("4_364")), t.s.foe.count(t.find("4_302"))) == (1, 1)


@pytest.mark.rule("Assegnare i difensori")
def test_shadow_players_assign_what_is_left() -> None:
    t = at("assignment", ["4_109"], ["4_165"] * 4, site=5, deluxe=False)
    t.do("assign 4_165", "choose 4_109", "assign 4_165", "choose 4_109", "assign 4_165")
    assert t.asked() == 1
    assert t.offers() == ["assign 4_165", "done"]
    t.do("assign 4_165")
    assert sorted(t.offers()) == ["choose 4_109", "choose 4_302"]
    t.do("choose 4_302")
    assert t.offers() == ["fight 4_302", "fight 4_109"]


@pytest.mark.rule("Assegnare i difensori")
def test_ambush_adds_twilight_when_the_free_peoples_assign() -> None:
    t = at("assignment", ["4_109"], ["4_252"], site=5, deluxe=False)
    t.do("assign 4_252", "choose 4_109")
    assert (t.asked(), t.offers()) == (1, ["accept", "decline"])
    t.do("accept")
    assert t.ask("twilight") == 2
    t = at("assignment", ["4_109"], ["4_252"], site=5, deluxe=False)
    t.do("done", "assign 4_252", "choose 4_109")
    assert t.ask("twilight") == 0
    assert not t.may("accept")


@pytest.mark.rule("Risolvere quella schermaglia")
def test_sums_damage_and_ties() -> None:
    def fought(free: list[str], shadow: list[str]) -> Table:
        whom = free[0].split()[0]
        pairs = [(minion.split()[0], whom) for minion in shadow]
        t = at("skirmish", free, shadow, pairs=pairs, site=5, deluxe=False, wait=True)
        return t.skip()

    # Eight against four and three: each loser takes one wound, with damage +1 two.
    t = fought(["4_109"], ["4_153", "4_252"])
    assert (t.ask("wounds 4_153"), t.ask("zone 4_252")) == (1, "discard")
    t = fought(["4_365", "4_280 on 4_365"], ["4_153", "4_252"])
    assert (t.ask("wounds 4_153"), t.ask("wounds 4_365")) == (2, 0)
    # Four and four with damage +1 each: eight to eight, the Shadow side wins, three wounds.
    t = at(
        "skirmish",
        ["4_109"],
        ["4_165", "4_165"],
        pairs=[("4_165", "4_109"), ("4_165", "4_109")],
        site=5,
        deluxe=False,
        wait=True,
    )
    for i in t.s.table:
        if t.s.foe[i] >= 0:
            t.s.last(0, i, 4 - 7, 0)
    t.skip()
    assert [numbers[1:] for numbers in t.told("fight-lost")] == [[8, 8]]
    assert t.ask("wounds 4_109") == 3
    t = fought(["4_364"], ["4_192"])
    assert t.ask("wounds 4_364") == 2


@pytest.mark.rule("Risolvere quella schermaglia")
def test_double_strength_overwhelms() -> None:
    pairs = [("4_4", "4_316")]
    # Nothing that prevents wounds applies: Éowyn is not asked. The Band has won.
    t = at("skirmish", ["4_316", "4_270"], ["4_4"], site=5, deluxe=False, pairs=pairs)
    assert (t.ask("zone 4_316"), t.told("wounded")) == ("dead", [])
    assert t.offers() == ["use 4_4", "pass"]
    assert t.do("use 4_4").ask("fierce 4_4") == 1
    # Exactly double is enough: eight to four.
    t = at("skirmish", ["4_310"], ["4_221"], site=5, deluxe=False, pairs=[("4_221", "4_302")])
    t.skip()
    assert t.ask("outcome") == "last-left"


@pytest.mark.parametrize(("more", "overwhelmed"), [(0, 0), (5, 0), (6, 1)])
@pytest.mark.rule("Risolvere quella schermaglia")
def test_a_chain_makes_it_three_times(more: int, overwhelmed: int) -> None:
    free = ["4_365", "4_278 on 4_365"]
    pairs = [("4_200", "4_365")]
    t = at("skirmish", free, ["4_200"], site=5, deluxe=False, pairs=pairs, wait=True)
    t.s.last(0, t.find("4_200"), 12 + more - t.ask("strength 4_200"), 0)
    t.skip()
    assert len(t.told("overwhelmed")) == overwhelmed


def test_the_outcome_as_it_stands_is_told_before_the_skirmish_is_resolved() -> None:
    def told(minion: str, character: str) -> dict[str, Any]:
        pairs = [(minion, character)]
        t = at("skirmish", [character], [minion], site=5, pairs=pairs, wait=True)
        found: list[dict[str, Any]] = TCG.view(t.s, 0)["skirmishes"]  # type: ignore[assignment]
        return found[0]

    crushed = told("4_4", "4_316")
    assert (crushed["outcome"], crushed["wounds"]) == ("overwhelmed", 0)
    assert crushed["killed"] == [crushed["character"]]
    hurt = told("4_165", "4_109")
    assert (hurt["outcome"], hurt["wounds"], hurt["killed"]) == ("wins", 1, [])
    dead = told("4_11", "4_49")
    assert (dead["outcome"], dead["killed"]) == ("loses", [])


@pytest.mark.rule("Feroce")
def test_fierce_minions_attack_once_more() -> None:
    pairs = [("4_160", "4_364")]
    shadow = ["4_160"]
    t = at("skirmish", ["4_364"], shadow, site=5, deluxe=False, pairs=pairs, wait=True).skip()
    assert t.ask("phase") == "assignment"
    assert t.ask("fierce 4_160") == 1
    t.do("assign 4_160", "choose 4_364").skip()
    assert (t.ask("phase"), t.ask("wounds 4_364")) == ("regroup", 2)


@pytest.mark.rule("Feroce")
def test_a_minion_that_is_not_fierce_does_not_attack_again() -> None:
    pairs = [("4_165", "4_364")]
    t = at("skirmish", ["4_364"], ["4_165", "4_160"], site=5, deluxe=False, pairs=pairs)
    t.skip()
    assert t.offers() == ["assign 4_160", "done"]


@pytest.mark.ruling(3)
def test_a_cancelled_skirmish_has_no_winner() -> None:
    t = at("skirmish", [], ["4_160"], site=3, hand=["4_319"], pairs=[("4_160", "4_302")])
    t.do("play 4_319").skip()
    assert t.ask("wounds 4_302") == 0
    assert t.told("fight-lost") == []
    assert t.ask("phase") == "assignment"
    assert t.may("assign 4_160")


@pytest.mark.rule("Risposte")
def test_wounds_are_answered_one_by_one() -> None:
    pairs = [("4_165", "4_49")]

    def table() -> Table:
        return at("skirmish", ["4_49", "4_270"], ["4_165"], site=5, deluxe=False, pairs=pairs)

    t = table().skip("use 4_270").do("use 4_270", "use 4_270")
    assert (t.ask("wounds 4_49"), t.ask("wounds 4_270"), t.ask("twilight")) == (0, 2, 2)
    t = table().skip("use 4_270").do("pass", "use 4_270")
    assert (t.ask("wounds 4_49"), t.ask("wounds 4_270")) == (1, 1)
    pairs = [("4_165", "4_302")]
    t = at("skirmish", ["4_270"], ["4_165"], site=5, deluxe=False, pairs=pairs)
    assert not t.may("use 4_270")


@pytest.mark.rule("Quando si può indossare l'Anello?")
@pytest.mark.parametrize(
    ("answers", "wounds", "burdens"),
    [(["use 4_2"], 0, 2), (["pass", "use 4_2"], 1, 1), (["pass", "pass"], 2, 0)],
)
def test_the_ring_turns_wounds_into_burdens(answers: list[str], wounds: int, burdens: int) -> None:
    pairs = [("4_165", "4_302")]
    t = at("skirmish", [], ["4_165"], site=5, deluxe=False, pairs=pairs)
    t.do(*answers)
    assert (t.ask("wounds 4_302"), t.ask("burdens")) == (wounds, burdens)
    assert t.ask("phase") == "regroup"
    assert t.ask("worn") == 0


@pytest.mark.rule("Quando si può indossare l'Anello?")
def test_the_ring_does_not_help_against_overwhelming_or_arrows() -> None:
    t = at("skirmish", [], ["4_185"], site=5, deluxe=False, pairs=[("4_185", "4_302")])
    assert t.ask("outcome") == "last-left"
    t = at("archery", [], ["4_138"], site=5, deluxe=False)
    assert t.ask("wounds 4_302") == 1
    pairs = [("4_165", "4_302")]
    t = at("skirmish", [], ["4_165"], site=7, sites=["4_355"], deluxe=False, pairs=pairs)
    assert t.may("use 4_2")


@pytest.mark.rule("Perdere la Partita")
def test_ten_burdens_corrupt_and_sam_cannot_answer() -> None:
    pairs = [("4_165", "4_302")]
    t = at("skirmish", ["4_316"], ["4_165"], site=5, deluxe=False, burdens=9, pairs=pairs)
    t.do("use 4_2")
    assert t.ask("outcome") == "last-left"


@pytest.mark.rule("Che cosa succede se il Portatore è ucciso?")
@pytest.mark.ruling(6)
def test_sam_takes_the_ring_when_frodo_is_killed() -> None:
    pairs = [("4_4", "4_302")]
    t = at("skirmish", ["4_316"], ["4_4"], site=5, deluxe=False, burdens=3, pairs=pairs)
    t.do("use 4_316/2")
    assert (t.ask("outcome"), t.ask("on 4_2")) == (None, "4_316")
    t = at("skirmish", ["4_316"], ["4_4"], site=5, deluxe=False, burdens=5, pairs=pairs)
    t.do("use 4_316/2")
    assert t.ask("outcome") == "last-left"
    t = at("skirmish", ["4_316"], ["4_4"], site=5, deluxe=False, burdens=3, pairs=pairs)
    t.do("pass")
    assert t.ask("outcome") == "last-left"


def test_sam_prevents_all_burdens_of_a_shadow_card() -> None:
    dead = ["4_109", "4_49"]
    t = at(
        "maneuver",
        ["4_316"],
        ["4_165", "4_165"],
        site=5,
        dead=dead,
        shand=["4_140"],
        twilight=5,
        wait=True,
    )
    t.skip("play 4_140").do("play 4_140", "use 4_316")
    assert (t.ask("burdens"), t.ask("wounds 4_316")) == (0, 1)


@pytest.mark.rule("Carte uniche")
def test_unique_titles() -> None:
    assert not at("fellowship", ["4_364"], hand=["4_109"]).may("play 4_109")
    assert not at("fellowship", dead=["4_364"], hand=["4_109"]).may("play 4_109")
    assert at("fellowship", dead=["4_286"], hand=["4_286"]).may("play 4_286")
    t = Table(stage([Player(hand=["4_109"]), Player(play=["4_364"])], "fellowship"))
    assert t.may("play 4_109")
    players = [Player(), Player(), Player(play=["4_22"]), Player(hand=["4_22"])]
    t = Table(stage(players, "shadow", site=4, twilight=9))
    assert t.asked() == 3
    assert not t.may("play 4_22")


@pytest.mark.rule("Come muovere")
def test_the_arrow_says_who_plays_the_next_site() -> None:
    t = Table(stage([Player(sites=["4_328"]), Player(), Player()], "fellowship"))
    t.do("move")
    assert t.s.owner[t.s.path[2]] == 1
    players = [Player(sites=["4_328"], hand=["4_304"]), Player(site=2), Player()]
    t = Table(stage(players, "fellowship"))
    t.do("play 4_304")
    assert [t.s.owner[t.s.path[number]] for number in (2, 3)] == [0, 0]


@pytest.mark.rule("I giocatori Ombra ricompongono")
def test_reconciling() -> None:
    t = at("regroup", [], [], shand=["4_4"] * 5, sdeck=["4_10"] * 6, deluxe=False)
    t.do("discard 4_4")
    assert t.ask("hand 1") == 8
    t = at("regroup", [], [], shand=["4_4"] * 4 + ["4_10"] * 4 + ["4_17"] * 2, deluxe=False)
    t.do("discard 4_17")
    assert not t.may("done")
    t.do("discard 4_17")
    assert t.ask("hand 1") == 8


@pytest.mark.rule("Limite dei movimenti")
@pytest.mark.parametrize(("seats", "limit"), [(2, 2), (3, 2), (4, 3)])
def test_the_move_limit_follows_the_number_of_opponents(seats: int, limit: int) -> None:
    for moves in range(1, limit + 1):
        players = [Player() for _ in range(seats)]
        t = Table(stage(players, "regroup", deluxe=False, site=2, moves=moves))
        assert (t.ask("phase") == "regroup" and t.may("move")) == (moves < limit)


@pytest.mark.rule("Il giocatore dei Popoli Liberi sceglie")
def test_moving_on_keeps_minions_and_stopping_discards_them() -> None:
    t = at(
        "regroup",
        ["4_109"],
        ["4_165", "4_142 on 4_165"],
        site=5,
        twilight=2,
        deluxe=False,
        wait=True,
    )
    t.do("done", "move")
    assert (t.ask("zone 4_165"), t.ask("phase")) == ("play", "shadow")
    t = at("regroup", ["4_109"], ["4_165", "4_142 on 4_165"], site=5, twilight=2, deluxe=False)
    t.do("stay")
    assert (t.ask("zone 4_165"), t.ask("zone 4_142"), t.ask("turn")) == ("discard", "discard", 1)


@pytest.mark.rule("Perdere la Partita")
@pytest.mark.ruling(5)
def test_a_loser_leaves_and_his_sites_are_replaced() -> None:
    a = Player(sites=["4_330", "4_347"], play=["4_266"])
    b = Player(play=["4_215 on 4_266"], deck=["4_10"] * 9)
    d = Player(play=["4_4"])
    players = [a, b, Player(), d]
    t = Table(stage(players, "skirmish", deluxe=False, site=5, pairs=[("4_4", "4_302")]))
    assert t.ask("lost") == [1, 0, 0, 0]
    assert (t.ask("zone b:4_215"), t.ask("zone a:4_266")) == ("discard", "removed")
    owners = [t.s.owner[t.s.path[number]] for number in range(1, 6)]
    assert owners == [3, 2, 1, 3, 2]
    assert t.ask("turn") == 1


@pytest.mark.rule("Vincere la partita")
def test_reaching_the_last_site_wins_before_regrouping() -> None:
    t = at("shadow", ["4_109"], site=9, deluxe=False, shand=[])
    assert t.ask("outcome") == "last-site"
    pairs = [("4_165", "4_109")]
    t = at("skirmish", ["4_109"], ["4_165"], site=9, deluxe=False, pairs=pairs)
    assert t.ask("outcome") == "last-site"
