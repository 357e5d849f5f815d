"""The paragraphs of the Basic rulebook in their order, where no worked situation shows them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tcg.table import Player, Table, at, ids, stage

from mathom.games.tcg.rules.facts import CARD_FACTS, CARDS, SITE, STARTER_DECKS, TYPE
from mathom.games.tcg.rules.game import TCG


def facts(name: str) -> dict[str, Any]:
    """What is printed on a card."""
    return CARD_FACTS[CARDS.index(ids(name))]


@pytest.mark.rule("Carte Sito")
@pytest.mark.rule("Sito")
def test_an_adventure_deck_has_one_site_of_each_number_and_sanctuaries_are_3_and_6() -> None:
    for deck in STARTER_DECKS:
        assert [CARD_FACTS[site]["number"] for site in deck.sites] == list(range(1, 10))
    for card in range(len(CARDS)):
        if TYPE[card] == SITE:
            site = CARD_FACTS[card]
            assert ("sanctuary" in site.get("keywords", {})) == (site["number"] in (3, 6))


@pytest.mark.rule("Carte Popoli Liberi")
@pytest.mark.rule("Carte Ombra")
@pytest.mark.rule("Fase della Compagnia")
def test_a_player_plays_one_side_in_his_own_turn_and_the_other_in_that_of_others() -> None:
    both = ["Gimli", "Dunlending Brigand"]
    mine = at("fellowship", hand=both, twilight=9, site=3)
    assert (mine.may("play Gimli"), mine.may("play Dunlending Brigand")) == (True, False)
    theirs = at("shadow", shand=both, twilight=9, site=3)
    assert (theirs.may("play Gimli"), theirs.may("play Dunlending Brigand")) == (False, True)


@pytest.mark.rule("Carte: L'Unico Anello")
def test_the_ring_is_of_neither_side_and_of_no_culture() -> None:
    for ring in ("The One Ring (Answer To All Riddles)", "The One Ring"):
        assert "side" not in facts(ring)
        assert "culture" not in facts(ring)


@pytest.mark.rule("Personaggi")
def test_companions_allies_and_minions_stand_where_they_belong() -> None:
    t = at("maneuver", ["Aragorn", "Guma"], ["Dunlending Brigand"], wait=True)
    mine: Any = TCG.view(t.s, 0)["players"]
    seen: Any = TCG.view(t.s, 0)["minions"]
    assert [card["print"] for card in mine["player-1"]["companions"]] == ["4_302", "4_109"]
    assert [card["print"] for card in mine["player-1"]["support"]] == ["4_277"]
    assert [card["print"] for card in seen] == ["4_10"]


@pytest.mark.rule("Beni, artefatti, eventi, condizioni")
def test_an_event_is_used_up_and_a_condition_stays() -> None:
    t = at(
        "fellowship",
        ["Gandalf"],
        hand=["Stout and Strong", "Have Patience", "Gandalf's Staff"],
        wounds=1,
    )
    t.do("play Stout and Strong", "play Gandalf's Staff")
    assert (t.ask("zone Stout and Strong"), t.ask("on Gandalf's Staff")) == ("play", "Gandalf")
    t = at("fellowship", ["Gandalf", "Gimli *1"], hand=["Have Patience"]).do("play Have Patience")
    assert t.ask("zone Have Patience") == "discard"


@pytest.mark.rule("Cultura")
def test_a_text_about_a_culture_passes_over_the_others() -> None:
    t = at(
        "shadow",
        [],
        ["Dunlending Brigand", "Orthanc Warrior"],
        shand=["Iron Axe"],
        twilight=5,
        site=5,
    ).do("play Iron Axe")
    assert t.ask("on Iron Axe") == "Dunlending Brigand"


@pytest.mark.rule("Sigillo")
def test_a_text_about_a_signet_passes_over_the_others() -> None:
    free = ["Gandalf", "Gimli", "Aragorn (Wingfoot)"]
    pairs = [("Orthanc Warrior", "Gimli")]
    t = at(
        "skirmish",
        free,
        ["Orthanc Warrior"],
        hand=["Keep Your Forked Tongue"],
        twilight=3,
        pairs=pairs,
    )
    t.do("play Keep Your Forked Tongue")
    assert t.offers() == ["choose Frodo", "choose Gandalf", "choose Gimli"]


@pytest.mark.rule("Vitalità")
@pytest.mark.rule("Ucciso")
def test_as_many_wounds_as_vitality_kill() -> None:
    def zone(wounds: int) -> str:
        pairs = [("Desert Spearman", "Legolas")]
        t = at(
            "skirmish",
            [f"Legolas *{wounds}"],
            ["Desert Spearman"],
            pairs=pairs,
            site=5,
            deluxe=False,
        )
        return str(t.skip().ask("zone Legolas"))

    assert (zone(1), zone(2)) == ("play", "dead")


@pytest.mark.rule("La zona del crepuscolo")
@pytest.mark.rule("Sequenza di gioco")
def test_the_pool_is_emptied_when_a_turn_begins() -> None:
    t = at("regroup", site=4, twilight=7, moves=2, deluxe=False, wait=True)
    t.do("done", "done")
    assert (t.ask("turn"), t.ask("phase"), t.ask("twilight")) == (1, "fellowship", 0)


@pytest.mark.rule("Sequenza di gioco")
def test_what_happens_at_the_start_of_a_turn_happens_once() -> None:
    players = [Player(play=["Sam's Pack on Frodo"], wounds=2), Player()]
    t = Table(stage(players, "regroup", deluxe=False, turn_of=1, site=4, moves=2))
    t.do("use Sam's Pack")
    assert (t.ask("wounds a:Frodo"), t.ask("twilight"), t.may("use Sam's Pack")) == (1, 2, False)


@pytest.mark.rule("Organizzare il gioco")
@pytest.mark.rule("Sommario per l'Organizzazione del gioco")
def test_before_the_first_turn_everything_lies_ready() -> None:
    t = Table(TCG.new(3, [0, 0], 2)).do("bring aragorn-60", "bring theoden-60")
    assert (t.ask("phase"), t.ask("twilight"), t.ask("place")) == ("fellowship", 0, [1, 1])
    assert (t.ask("hand 0"), t.ask("hand 1")) == (8, 8)
    assert t.ask("burdens") == 0


@pytest.mark.rule("Giocare la Partita")
def test_turns_go_clockwise_and_most_else_the_other_way() -> None:
    t = Table(stage([Player(), Player(), Player()], "regroup", deluxe=False, site=4, moves=2))
    assert t.ask("turn") == 1
    players = [Player(), Player(hand=["Dunlending Brigand"]), Player(hand=["Dunlending Brigand"])]
    t = Table(stage(players, "shadow", deluxe=False, site=4, twilight=9))
    assert t.asked() == 2
    assert t.do("pass").asked() == 1


@pytest.mark.rule("Giocare i compagni")
@pytest.mark.rule("Carte uniche")
def test_no_card_takes_the_place_of_another() -> None:
    assert not at("fellowship", ["Gimli"], hand=["Gimli (Lockbearer)"]).may(
        "play Gimli (Lockbearer)"
    )


@pytest.mark.rule("Giocare beni e artefatti")
def test_some_possessions_go_to_the_support_area() -> None:
    t = at("shadow", [], ["Dunlending Brigand"], shand=["Hides"], twilight=3, site=4).do(
        "play Hides"
    )
    assert (t.ask("zone Hides"), t.ask("on Hides")) == ("play", None)


@pytest.mark.rule("Classe")
def test_items_without_a_class_have_no_limit() -> None:
    free = ["Sam", "Brace of Coneys on Sam"]
    t = at("fellowship", free, hand=["Sam's Pack", "Brace of Coneys"]).do("play Sam's Pack")
    if t.may("choose Sam"):
        t.do("choose Sam")
    assert t.ask("on Sam's Pack") == "Sam"
    assert t.may("play Brace of Coneys")


@pytest.mark.rule("Giocare le condizioni")
def test_a_condition_with_a_bearer_is_played_on_him() -> None:
    t = at("fellowship", ["Merry"], hand=["Escape"]).do("play Escape")
    assert (t.ask("on Escape"), t.ask("vitality Merry")) == ("Merry", 5)


@pytest.mark.rule("Muovere la tua Compagnia")
def test_a_site_is_played_only_where_none_lies() -> None:
    players = [Player(site=1), Player(site=3, sites=["Derndingle"])]
    t = Table(stage(players, "fellowship", deluxe=False)).do("move")
    assert t.told("site-played") == []
    assert t.ask("place") == [2, 3]


@pytest.mark.rule("Come muovere")
@pytest.mark.ruling(17)
def test_what_leaving_a_site_does_comes_before_what_arriving_does() -> None:
    t = at(
        "fellowship", ["Aragorn"], site=1, sites=["East Wall of Rohan"], ssites=["Fangorn Forest"]
    ).do("move")
    assert [numbers[1] for numbers in t.told("twilight-added")] == [2, 2 + 2 + 2]
    assert len(t.told("moved")) == 1


@pytest.mark.rule("Eseguire azioni Ombra")
@pytest.mark.rule("Fase (Fasi) dell'Ombra")
def test_shadow_actions_come_in_any_order_until_the_player_has_enough() -> None:
    t = at(
        "shadow",
        [],
        shand=["Dunlending Brigand", "Iron Axe", "Hides", "Dark Fury"],
        twilight=9,
        site=4,
    )
    t.do("play Hides").skip("play Dunlending Brigand").do(
        "play Dunlending Brigand", "play Iron Axe"
    )
    assert (t.ask("on Iron Axe"), t.may("pass")) == ("Dunlending Brigand", True)


@pytest.mark.rule("Fase degli Arcieri")
@pytest.mark.rule("Sommario della Fase degli Arcieri")
def test_the_fellowship_is_hit_first_then_the_minions_of_one_player() -> None:
    t = at(
        "archery",
        ["Legolas"],
        ["Band of Uruk Bowmen", "Band of Wild Men"],
        site=5,
        deluxe=False,
        wait=True,
    )
    assert (t.asked(), t.ask("archery")) == (0, (1, 1))
    t.do("choose Frodo")
    assert t.asked() == 1
    t.do("choose Band of Wild Men")
    assert (t.ask("wounds a:Frodo"), t.ask("wounds Band of Wild Men")) == (1, 1)


@pytest.mark.rule("Fase d'Assegnazione")
@pytest.mark.rule("Sommario della Fase di Assegnazione")
def test_nobody_has_to_assign_and_who_is_not_assigned_does_not_fight() -> None:
    t = at("assignment", ["Aragorn"], ["Orthanc Warrior"], site=5, deluxe=False, wait=True)
    t.do("done", "done")
    assert (t.ask("phase"), t.ask("wounds Aragorn"), t.ask("zone Orthanc Warrior")) == (
        "regroup",
        0,
        "play",
    )


@pytest.mark.rule("Fase (Fasi) di Schermaglia")
@pytest.mark.rule("Sommario della Fase di Schermaglia")
def test_skirmishes_are_fought_one_by_one_in_the_order_of_the_free_peoples_player() -> None:
    pairs = [("Dunlending Brigand", "Aragorn"), ("Dunlending Madman", "Gimli")]
    t = at(
        "skirmish",
        ["Aragorn", "Gimli"],
        ["Dunlending Brigand", "Dunlending Madman"],
        pairs=pairs,
        site=5,
        deluxe=False,
    )
    assert (t.asked(), t.offers()) == (0, ["fight Aragorn", "fight Gimli"])
    t.do("fight Gimli").skip()
    assert len(t.told("fight-begins")) == 2


@pytest.mark.rule("Eseguire le azioni di schermaglia")
@pytest.mark.rule("Sequenza delle Azioni")
def test_what_is_done_in_a_skirmish_lasts_for_it_alone() -> None:
    pairs = [("Dunlending Brigand", "Gimli"), ("Dunlending Madman", "Aragorn")]
    free = ["Gimli", "Aragorn"]
    t = at(
        "skirmish",
        free,
        ["Dunlending Brigand", "Dunlending Madman"],
        hand=["Best Company"],
        pairs=pairs,
        site=5,
        deluxe=False,
    )
    t.do("fight Aragorn").skip("play Best Company").do("play Best Company")
    assert t.ask("strength Gimli") == 6 + 4
    while t.ask("fighter") == t.find("Aragorn"):
        t.do("pass")
    assert t.ask("strength Gimli") == 6


@pytest.mark.rule("Fase di Assegnazione (Feroce)")
@pytest.mark.rule("Fase di Schermaglia (Feroce)")
def test_in_the_fierce_round_another_companion_may_defend() -> None:
    pairs = [("Mauhúr", "Aragorn (Wingfoot)")]
    t = at(
        "skirmish",
        ["Aragorn (Wingfoot)", "Gimli"],
        ["Mauhúr"],
        site=5,
        deluxe=False,
        pairs=pairs,
        wait=True,
    )
    t.skip().do("assign Mauhúr")
    assert sorted(t.offers()) == ["choose Aragorn (Wingfoot)", "choose Frodo", "choose Gimli"]
    t.do("choose Gimli").skip()
    assert (t.ask("phase"), t.ask("wounds Gimli") > 0) == ("regroup", True)


@pytest.mark.rule("Fase di Raccolta")
def test_the_shadow_reconciles_before_the_choice_to_move_on() -> None:
    t = at("regroup", site=4, moves=1, deluxe=False, wait=True, sdeck=["Dunlending Brigand"] * 9)
    assert t.asked() == 1
    t.do("done")
    assert (t.ask("hand 1"), t.asked(), t.offers()) == (8, 0, ["move", "stay"])


@pytest.mark.rule("Perdere la Partita")
@pytest.mark.ruling(5)
def test_the_others_finish_the_turn_of_a_player_who_has_lost() -> None:
    players = [
        Player(hand=["Light Shining Faintly"], burdens=9, wounds=1),
        Player(deck=["Dunlending Brigand"] * 9),
        Player(),
    ]
    t = Table(stage(players, "fellowship", deluxe=False)).do("play Light Shining Faintly")
    assert t.ask("outcome") is None
    assert (t.ask("lost"), t.ask("turn"), t.ask("hand 1")) == ([1, 0, 0], 1, 8)
    assert t.ask("phase") == "fellowship"


@pytest.mark.rule("Carte attive")
def test_the_text_of_a_site_works_only_for_the_fellowship_that_is_there() -> None:
    t = at("fellowship", hand=["Gimli"], site=4, sites=["Ered Nimrais"]).do("play Gimli")
    assert t.ask("twilight") == 2 + 3
    t = at("fellowship", hand=["Gimli"], site=5, sites=["Ered Nimrais"]).do("play Gimli")
    assert t.ask("twilight") == 2


@pytest.mark.rule("Carte non-uniche")
def test_there_may_be_several_of_a_card_without_a_dot_and_they_add_up() -> None:
    shadow = ["Dunlending Brigand", "Dunlending Brigand"]
    t = at("shadow", [], shadow, shand=["Dunlending Brigand"], twilight=9, site=4).do(
        "play Dunlending Brigand"
    )
    assert len([i for i in t.s.table if CARDS[t.s.cards[i]] == ids("Dunlending Brigand")]) == 3
    twice = ["Blades Drawn", "Blades Drawn"]
    pairs = [("Orthanc Warrior", "Aragorn")]
    t = at("skirmish", ["Aragorn", *twice], ["Orthanc Warrior *1"], pairs=pairs, site=5, wait=True)
    assert t.ask("strength Orthanc Warrior") == 7 - 2 - 2


@pytest.mark.rule("Che cosa succede quando si indossa l'Anello?")
def test_every_later_wound_of_a_skirmish_is_a_burden() -> None:
    t = at(
        "skirmish", [], ["Orthanc Warrior"], site=5, pairs=[("Orthanc Warrior", "Frodo")], wait=True
    )
    t.skip("use The One Ring").do("use The One Ring")
    assert (t.ask("wounds a:Frodo"), t.s.burdens[0]) == (0, 2)


@pytest.mark.rule("Parole Chiave 'Scariche'")
def test_a_man_may_be_a_woman_and_an_uruk_is_no_orc() -> None:
    t = at("fellowship", ["Éowyn"], hand=["Sword of Rohan"]).do("play Sword of Rohan")
    assert t.ask("on Sword of Rohan") == "Éowyn"
    pairs = [("Orthanc Warrior", "Gimli")]
    t = at(
        "skirmish",
        ["Gimli", "Merry (Unquenchable Hobbit)"],
        ["Orthanc Warrior"],
        pairs=pairs,
        site=5,
        wait=True,
    )
    t.do("use Merry (Unquenchable Hobbit)")
    assert t.ask("against Orthanc Warrior") == "Gimli"


@pytest.mark.rule("Parole Chiave 'Cariche'")
def test_numbered_keywords_add_up() -> None:
    free = ["Théoden", "Herugrim on Théoden", "Horse of Rohan on Théoden"]
    pairs = [("Orthanc Warrior", "Théoden")]
    t = at(
        "skirmish",
        free,
        ["Orthanc Warrior"],
        hand=["Work for the Sword"],
        pairs=pairs,
        site=5,
        wait=True,
    )
    t.do("play Work for the Sword")
    assert t.ask("damage Théoden") == 1 + 2


@pytest.mark.rule("Scartare")
def test_discarding_without_a_place_is_from_play() -> None:
    t = at(
        "fellowship",
        ["Gandalf", "Stout and Strong"],
        hand=["Grown Suddenly Tall", "Here Is Good Rock"],
    ).do("play Grown Suddenly Tall")
    assert (t.ask("zone Stout and Strong"), t.ask("zone Here Is Good Rock")) == ("discard", "hand")


@pytest.mark.rule("Avvistare")
def test_the_dead_cannot_be_spotted() -> None:
    assert at("fellowship", ["Legolas"], hand=["Erethón"]).may("play Erethón")
    assert not at("fellowship", dead=["Legolas"], hand=["Erethón"]).may("play Erethón")
