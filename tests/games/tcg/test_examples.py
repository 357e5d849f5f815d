"""Worked situations that the rules must reproduce, each arrow an assertion."""

from __future__ import annotations

import pytest
from tests.games.tcg.table import Player, Table, at, four, stage


@pytest.mark.rule("Giocare le carte Ombra")
def test_a_roaming_minion_costs_two_more() -> None:
    t = at("shadow", site=3, twilight=5, shand=["Desert Spearman"])
    t.do("play Desert Spearman")
    assert (t.ask("twilight"), t.ask("roaming Desert Spearman")) == (0, True)
    assert not at("shadow", site=3, twilight=4, shand=["Desert Spearman"]).may(
        "play Desert Spearman"
    )


@pytest.mark.rule("Giocare le carte Ombra")
def test_a_minion_stops_roaming_when_the_fellowship_moves_on() -> None:
    t = at(
        "regroup",
        ["Aragorn"],
        ["Desert Spearman"],
        site=3,
        shand=["Desert Spearman"],
        twilight=1,
        ssites=["Ered Nimrais"],
    )
    assert t.ask("roaming Desert Spearman")
    t.skip().do("done", "move")
    assert not t.ask("roaming Desert Spearman")
    assert (t.ask("twilight"), t.ask("price Desert Spearman")) == (1 + 2 + 2, 3)


@pytest.mark.ruling(1)
def test_a_discount_does_not_eat_the_penalty() -> None:
    pairs = [("Dunlending Arsonist", "Gimli")]
    t = at(
        "skirmish",
        ["Gimli"],
        ["Dunlending Arsonist"],
        site=2,
        twilight=2,
        shand=["Dunlending Brigand"],
        pairs=pairs,
    )
    t.skip("use Dunlending Arsonist").do("use Dunlending Arsonist", "choose Dunlending Brigand")
    assert t.ask("twilight") == 0
    assert (t.ask("fierce Dunlending Brigand"), t.ask("damage Dunlending Brigand")) == (1, 1)
    t = at(
        "skirmish",
        ["Gimli"],
        ["Dunlending Arsonist"],
        site=2,
        twilight=1,
        shand=["Dunlending Brigand"],
        pairs=pairs,
    )
    assert not t.skip("use Dunlending Arsonist").may("use Dunlending Arsonist")


@pytest.mark.rule("Sommario del Movimento")
def test_moving_adds_the_shadow_number_and_one_for_each_companion() -> None:
    t = at("fellowship", ["Aragorn", "Gimli", "Legolas", "Guma"], ssites=["Rohirrim Village"])
    t.do("move")
    assert t.ask("twilight") == 3 + 4


@pytest.mark.rule("Avvistare")
def test_a_shadow_number_changes_with_what_can_be_spotted() -> None:
    t = at("fellowship", ["Aragorn", "Gimli"], site=4, ssites=["Hornburg Courtyard"]).do("move")
    assert t.ask("twilight") == 8 - 2 + 3
    t = at("fellowship", ["Gimli"], site=4, dead=["Aragorn"], ssites=["Hornburg Courtyard"]).do(
        "move"
    )
    assert t.ask("twilight") == 8 + 2


@pytest.mark.rule("Costo Crepuscolo")
def test_requirements_come_before_costs() -> None:
    pairs = [("Orthanc Warrior", "Gandalf")]
    t = at(
        "skirmish",
        ["Gandalf"],
        ["Orthanc Warrior"],
        hand=["Keep Your Forked Tongue"],
        twilight=2,
        pairs=pairs,
    )
    assert not t.may("play Keep Your Forked Tongue")
    t = at(
        "skirmish",
        ["Gandalf"],
        ["Orthanc Warrior"],
        hand=["Keep Your Forked Tongue"],
        twilight=3,
        pairs=pairs,
    )
    t.do("play Keep Your Forked Tongue")
    assert t.ask("twilight") == 4


@pytest.mark.rule("Giocare le carte Ombra")
def test_shadow_players_share_the_pool_from_the_right() -> None:
    t = four(
        phase="shadow",
        site=3,
        twilight=9,
        b={"hand": ["Dunlending Brigand"]},
        c={"hand": ["Dunlending Brigand", "Dunlending Brigand"]},
        d={"hand": ["Band of Wild Men", "Iron Axe", "Iron Axe"]},
    )
    assert t.asked() == 3
    t.do("play Band of Wild Men").do("play Iron Axe", "pass")
    assert (t.asked(), t.ask("twilight")) == (2, 3)
    t.do("play Dunlending Brigand", "pass")
    assert (t.asked(), t.ask("twilight")) == (1, 1)
    assert not t.may("play Dunlending Brigand")


@pytest.mark.rule("Giocare le carte Ombra")
def test_nothing_is_played_on_the_minion_of_another_shadow_player() -> None:
    t = four(
        phase="shadow",
        site=3,
        twilight=9,
        c={"play": ["Band of Wild Men"]},
        d={"hand": ["Iron Axe", "Dark Fury"]},
    )
    assert t.asked() == 3
    assert not t.may("play Iron Axe")
    t = four(
        phase="skirmish",
        site=3,
        pairs=[("Band of Wild Men", "Frodo")],
        c={"play": ["Band of Wild Men"]},
        d={"hand": ["Dark Fury", "Dark Fury"]},
    )
    t.skip("play Dark Fury").do("play Dark Fury")
    assert t.ask("strength Band of Wild Men") == 11 + 4


@pytest.mark.rule("Azioni di fase")
def test_actions_are_not_combined() -> None:
    def table() -> Table:
        return at(
            "fellowship",
            ["Théoden *1"],
            site=6,
            sites=["Hornburg Armory"],
            hand=["Herugrim"],
            deck=["Gimli"],
        )

    t = table().do("use Théoden", "choose Herugrim")
    assert (t.ask("wounds Théoden"), t.ask("zone Gimli")) == (0, "deck")
    t = table().do("use Hornburg Armory", "choose Herugrim")
    assert (t.ask("wounds Théoden"), t.ask("zone Gimli")) == (1, "hand")
    t = table().do("play Herugrim")
    assert (t.ask("wounds Théoden"), t.ask("zone Gimli")) == (1, "deck")


@pytest.mark.rule("Avvistare")
@pytest.mark.ruling(8)
def test_for_each_you_spot_leaves_a_choice() -> None:
    free = ["Rider of Rohan", "Rider of Rohan", "Rider of Rohan", "Rider of Rohan"]
    t = at(
        "skirmish",
        free,
        ["Orthanc Warrior"],
        hand=["An Honorable Charge"],
        pairs=[("Orthanc Warrior", "Rider of Rohan")],
    )
    t.do("play An Honorable Charge")
    assert t.offers() == ["take 3", "take 2", "take 1", "take 0"]
    t.do("take 2", "choose Rider of Rohan")
    assert t.told("strengthened")[0][1] == 2


@pytest.mark.rule("Avvistare")
def test_can_spot_leaves_no_choice() -> None:
    t = at(
        "skirmish",
        ["Gandalf"],
        ["Mauhúr", "Orthanc Warrior"],
        twilight=3,
        pairs=[("Mauhúr", "Gandalf")],
        wait=True,
    )
    assert t.ask("strength Gandalf") == 10
    t.skip("use Mauhúr").do("use Mauhúr")
    assert (t.ask("twilight"), t.ask("strength Gandalf")) == (1, 7)


@pytest.mark.rule("Quando, ogni volta, e mentre")
def test_when_is_once_and_each_time_is_every_time() -> None:
    t = at("fellowship", ["Éomer *1"], hand=["Brego"]).do("play Brego")
    t.do("use Brego")
    assert t.ask("wounds Éomer") == 0
    t = at(
        "skirmish",
        ["Éomer", "Brego on Éomer"],
        ["Band of Wild Men"],
        pairs=[("Band of Wild Men", "Éomer")],
    )
    assert t.ask("wounds Band of Wild Men") == 1


@pytest.mark.rule("Quando, ogni volta, e mentre")
def test_while_ends_with_what_it_comes_from() -> None:
    pairs = [("Orthanc Warrior", "Aragorn")]
    t = at(
        "skirmish",
        ["Aragorn", "Ranger's Sword on Aragorn"],
        ["Orthanc Warrior"],
        pairs=pairs,
        wait=True,
    )
    assert t.ask("strength Aragorn") == 8 + 2 + 2
    t = at("skirmish", ["Aragorn"], ["Orthanc Warrior"], pairs=pairs, wait=True)
    assert t.ask("strength Aragorn") == 8
    pairs = [("Desert Spearman", "Aragorn")]
    t = at(
        "skirmish",
        ["Aragorn", "Ranger's Sword on Aragorn"],
        ["Desert Spearman"],
        pairs=pairs,
        wait=True,
    )
    assert t.ask("strength Aragorn") == 8 + 2


@pytest.mark.rule("Carte attive")
@pytest.mark.ruling(16)
def test_a_condition_on_a_companion_of_another_player_does_nothing() -> None:
    players = [
        Player(play=["Gandalf"], hand=["Grown Suddenly Tall"]),
        Player(play=["Éomer"]),
        Player(),
    ]
    players[2].play = ["Wounded on Éomer"]
    t = Table(stage(players, "fellowship"))
    t.do("play Grown Suddenly Tall")
    assert t.ask("zone Wounded") == "play"


@pytest.mark.rule("Sforzare")
def test_to_exhaust_is_to_exert_as_often_as_possible() -> None:
    free = ["Aragorn (Wingfoot) *1"]
    t = at(
        "archery",
        free,
        ["Band of Uruk Bowmen", "Band of Uruk Bowmen"],
        shand=["Volley Fire"],
        twilight=3,
        wait=True,
    )
    t.skip("play Volley Fire").do("play Volley Fire")
    assert t.ask("wounds Aragorn (Wingfoot)") == 3


@pytest.mark.rule("Sforzare")
def test_the_exhausted_cannot_exert() -> None:
    pairs = [("Orthanc Warrior", "Gimli")]
    assert at("skirmish", ["Gimli *1"], ["Orthanc Warrior"], pairs=pairs).may("use Gimli")
    t = at("skirmish", ["Gimli *2"], ["Orthanc Warrior"], pairs=pairs)
    assert not t.may("use Gimli")
    t.skip()
    assert t.ask("zone Gimli") == "dead"


@pytest.mark.rule("Sforzare")
@pytest.mark.ruling(15)
def test_to_exert_twice_as_an_effect_goes_as_far_as_it_can() -> None:
    t = at("fellowship", ["Sam *2"], ["Eastern Emyn Muil"], site=2).do("move")
    assert t.ask("wounds Sam") == 3
    pairs = [("Orthanc Warrior", "Merry")]
    t = at("skirmish", ["Merry *2", "Escape on Merry"], ["Orthanc Warrior"], pairs=pairs)
    assert t.may("use Escape")
    t = at("skirmish", ["Merry *3", "Escape on Merry"], ["Orthanc Warrior"], pairs=pairs)
    assert not t.may("use Escape")


@pytest.mark.rule("Sforzare")
def test_exhausted_minions_are_passed_over() -> None:
    free = ["Éomer", "Horse of Rohan on Éomer"]
    pairs = [("Band of Wild Men", "Éomer"), ("Dunlending Savage", "Éomer")]
    t = at(
        "skirmish",
        free,
        ["Band of Wild Men", "Dunlending Savage", "Hides"],
        twilight=4,
        pairs=pairs,
    )
    assert (t.ask("wounds Band of Wild Men"), t.ask("wounds Dunlending Savage")) == (1, 0)


@pytest.mark.rule("Ferite")
def test_two_targets_are_two_different_ones() -> None:
    t = at("maneuver", ["Aragorn"], ["Southron Veterans", *["Desert Spearman"] * 3], site=4)
    assert not t.may("use Southron Veterans")
    six = ["Aragorn", "Gimli", "Legolas", "Éomer", "Gandalf"]
    t = (
        at("maneuver", six, ["Southron Veterans"], site=4)
        .skip("use Southron Veterans")
        .do("use Southron Veterans", "choose Aragorn")
    )
    assert not t.may("choose Aragorn")
    t.do("choose Frodo")
    assert (t.ask("wounds Aragorn"), t.ask("wounds Frodo")) == (1, 1)


@pytest.mark.rule("Curare")
def test_a_sanctuary_heals_up_to_five_wounds_of_companions() -> None:
    players = [
        Player(play=["Aragorn *3", "Gimli *2", "Guma *1"], wounds=2, site=3),
        Player(site=3),
    ]
    t = Table(stage(players, "regroup", deluxe=False, turn_of=1, site=3, moves=2))
    assert t.asked() == 0
    assert not t.may("heal Guma")
    t.do("heal Aragorn", "heal Aragorn", "heal Aragorn", "heal Gimli", "heal Frodo")
    assert (t.ask("wounds Aragorn"), t.ask("wounds Frodo"), t.ask("wounds Guma")) == (0, 1, 1)
    assert not t.may("heal Gimli")


@pytest.mark.rule("Eseguire le azioni della Compagnia")
def test_discarding_the_same_title_heals() -> None:
    t = at("fellowship", ["Merry *1"], hand=["Merry (Unquenchable Hobbit)"])
    t.do("discard Merry (Unquenchable Hobbit)")
    assert (t.ask("wounds Merry"), t.ask("zone Merry (Unquenchable Hobbit)")) == (0, "discard")
    assert not at("fellowship", ["Merry"], hand=["Merry (Unquenchable Hobbit)"]).may(
        "discard Merry (Unquenchable Hobbit)"
    )
    assert not at("fellowship", ["Rider of Rohan *1"], hand=["Rider of Rohan"]).may(
        "discard Rider of Rohan"
    )
    pairs = [("Orthanc Warrior", "Merry")]
    t = at(
        "skirmish",
        ["Merry *1"],
        ["Orthanc Warrior"],
        hand=["Merry (Unquenchable Hobbit)"],
        pairs=pairs,
    )
    assert not t.may("discard Merry (Unquenchable Hobbit)")


@pytest.mark.rule("Ucciso")
@pytest.mark.ruling(4)
def test_who_loses_vitality_may_die_of_it() -> None:
    t = at(
        "maneuver",
        ["Théoden *2", "Herugrim on Théoden"],
        ["Gríma (Wormtongue)", "Band of Wild Men"],
        shand=["Where Has Gríma Stowed It?"],
        twilight=2,
    )
    assert t.ask("vitality Théoden") == 3
    t.skip("play Where Has Gríma Stowed It?").do("play Where Has Gríma Stowed It?")
    assert (t.ask("zone Herugrim"), t.ask("zone Théoden")) == ("discard", "dead")


@pytest.mark.rule("Ucciso")
def test_discarded_is_not_dead() -> None:
    pairs = [("Orthanc Warrior", "Aragorn")]
    t = at(
        "skirmish",
        ["Aragorn", "Pippin", "Hobbit Sword on Pippin"],
        ["Orthanc Warrior"],
        pairs=pairs,
    )
    t.do("use Pippin")
    assert (t.ask("zone Pippin"), t.ask("zone Hobbit Sword")) == ("discard", "discard")
    assert at("fellowship", discard=["Pippin"], hand=["Pippin (Woolly-footed Rascal)"]).may(
        "play Pippin (Woolly-footed Rascal)"
    )
    assert not at("fellowship", dead=["Pippin"], hand=["Pippin (Woolly-footed Rascal)"]).may(
        "play Pippin (Woolly-footed Rascal)"
    )


@pytest.mark.rule("Carte uniche")
def test_unique_titles() -> None:
    assert not at("fellowship", ["Aragorn (Wingfoot)"], hand=["Aragorn"]).may("play Aragorn")
    assert not at("fellowship", dead=["Aragorn (Wingfoot)"], hand=["Aragorn"]).may("play Aragorn")
    assert at("fellowship", dead=["Rider of Rohan"], hand=["Rider of Rohan"]).may(
        "play Rider of Rohan"
    )
    t = Table(stage([Player(hand=["Aragorn"]), Player(play=["Aragorn (Wingfoot)"])], "fellowship"))
    assert t.may("play Aragorn")
    players = [Player(), Player(), Player(play=["Hillman Horde"]), Player(hand=["Hillman Horde"])]
    t = Table(stage(players, "shadow", site=4, twilight=9))
    assert t.asked() == 3
    assert not t.may("play Hillman Horde")


@pytest.mark.rule("Come muovere")
def test_the_arrow_says_who_plays_the_next_site() -> None:
    t = Table(stage([Player(sites=["The Riddermark"]), Player(), Player()], "fellowship"))
    t.do("move")
    assert t.s.owner[t.s.path[2]] == 1
    players = [
        Player(sites=["The Riddermark"], hand=["Get On and Get Away"]),
        Player(site=2),
        Player(),
    ]
    t = Table(stage(players, "fellowship"))
    t.do("play Get On and Get Away")
    assert [t.s.owner[t.s.path[number]] for number in (2, 3)] == [0, 0]


@pytest.mark.rule("I giocatori Ombra ricompongono")
def test_reconciling() -> None:
    t = at(
        "regroup",
        [],
        [],
        shand=["Band of Wild Men"] * 5,
        sdeck=["Dunlending Brigand"] * 6,
        deluxe=False,
    )
    t.do("discard Band of Wild Men")
    assert t.ask("hand 1") == 8
    t = at(
        "regroup",
        [],
        [],
        shand=["Band of Wild Men"] * 4 + ["Dunlending Brigand"] * 4 + ["Dunlending Savage"] * 2,
        deluxe=False,
    )
    t.do("discard Dunlending Savage")
    assert not t.may("done")
    t.do("discard Dunlending Savage")
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
        ["Aragorn"],
        ["Orthanc Warrior", "Broad-bladed Sword on Orthanc Warrior"],
        site=5,
        twilight=2,
        deluxe=False,
        wait=True,
    )
    t.do("done", "move")
    assert (t.ask("zone Orthanc Warrior"), t.ask("phase")) == ("play", "shadow")
    t = at(
        "regroup",
        ["Aragorn"],
        ["Orthanc Warrior", "Broad-bladed Sword on Orthanc Warrior"],
        site=5,
        twilight=2,
        deluxe=False,
    )
    t.do("stay")
    assert (t.ask("zone Orthanc Warrior"), t.ask("zone Broad-bladed Sword"), t.ask("turn")) == (
        "discard",
        "discard",
        1,
    )


@pytest.mark.rule("Perdere la Partita")
@pytest.mark.ruling(5)
def test_a_loser_leaves_and_his_sites_are_replaced() -> None:
    a = Player(sites=["Derndingle", "Deep of Helm"], play=["Éomer"])
    b = Player(play=["Wounded on Éomer"], deck=["Dunlending Brigand"] * 9)
    d = Player(play=["Band of Wild Men"])
    players = [a, b, Player(), d]
    t = Table(
        stage(players, "skirmish", deluxe=False, site=5, pairs=[("Band of Wild Men", "Frodo")])
    )
    assert t.ask("lost") == [1, 0, 0, 0]
    assert (t.ask("zone b:Wounded"), t.ask("zone a:Éomer")) == ("discard", "removed")
    owners = [t.s.owner[t.s.path[number]] for number in range(1, 6)]
    assert owners == [3, 2, 1, 3, 2]
    assert t.ask("turn") == 1


@pytest.mark.rule("Vincere la partita")
def test_reaching_the_last_site_wins_before_regrouping() -> None:
    t = at("shadow", ["Aragorn"], site=9, deluxe=False, shand=[])
    assert t.ask("outcome") == "last-site"
    pairs = [("Orthanc Warrior", "Aragorn")]
    t = at("skirmish", ["Aragorn"], ["Orthanc Warrior"], site=9, deluxe=False, pairs=pairs)
    assert t.ask("outcome") == "last-site"
