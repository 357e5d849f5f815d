"""The paragraphs of the Basic rulebook in their order, where no worked situation shows them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tcg.table import Player, Table, at

from mathom.games.tcg.rules.facts import CARD_FACTS, CARDS, SITE, STARTER_DECKS, TYPE
from mathom.games.tcg.rules.game import TCG
from mathom.games.tcg.rules.staging import stage


def facts(id: str) -> dict[str, Any]:
    """What is printed on a card."""
    return CARD_FACTS[CARDS.index(id)]


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
    both = ["4_49", "4_10"]
    mine = at("fellowship", hand=both, twilight=9, site=3)
    assert (mine.may("play 4_49"), mine.may("play 4_10")) == (True, False)
    theirs = at("shadow", shand=both, twilight=9, site=3)
    assert (theirs.may("play 4_49"), theirs.may("play 4_10")) == (False, True)


@pytest.mark.rule("Carte: L'Unico Anello")
def test_the_ring_is_of_neither_side_and_of_no_culture() -> None:
    for ring in ("4_1", "4_2"):
        assert "side" not in facts(ring)
        assert "culture" not in facts(ring)


@pytest.mark.rule("Personaggi")
def test_companions_allies_and_minions_stand_where_they_belong() -> None:
    t = at("maneuver", ["4_109", "4_277"], ["4_10"], wait=True)
    mine: Any = TCG.view(t.s, 0)["players"]
    seen: Any = TCG.view(t.s, 0)["minions"]
    assert [card["print"] for card in mine["player-1"]["companions"]] == ["4_302", "4_109"]
    assert [card["print"] for card in mine["player-1"]["support"]] == ["4_277"]
    assert [card["print"] for card in seen] == ["4_10"]


@pytest.mark.rule("Beni, artefatti, eventi, condizioni")
def test_an_event_is_used_up_and_a_condition_stays() -> None:
    t = at("fellowship", ["4_90"], hand=["4_57", "4_93", "4_91"], wounds=1)
    t.do("play 4_57", "play 4_91")
    assert (t.ask("zone 4_57"), t.ask("on 4_91")) == ("play", "4_90")
    t = at("fellowship", ["4_90", "4_49 *1"], hand=["4_93"]).do("play 4_93")
    assert t.ask("zone 4_93") == "discard"


@pytest.mark.rule("Cultura")
def test_a_text_about_a_culture_passes_over_the_others() -> None:
    t = at("shadow", [], ["4_10", "4_165"], shand=["4_26"], twilight=5, site=5).do("play 4_26")
    assert t.ask("on 4_26") == "4_10"


@pytest.mark.rule("Sigillo")
def test_a_text_about_a_signet_passes_over_the_others() -> None:
    free = ["4_90", "4_49", "4_364"]
    pairs = [("4_165", "4_49")]
    t = at("skirmish", free, ["4_165"], hand=["4_96"], twilight=3, pairs=pairs)
    t.do("play 4_96")
    assert t.offers() == ["choose 4_302", "choose 4_90", "choose 4_49"]


@pytest.mark.rule("Vitalità")
@pytest.mark.rule("Ucciso")
def test_as_many_wounds_as_vitality_kill() -> None:
    def zone(wounds: int) -> str:
        pairs = [("4_221", "4_74")]
        t = at("skirmish", [f"4_74 *{wounds}"], ["4_221"], pairs=pairs, site=5, deluxe=False)
        return str(t.skip().ask("zone 4_74"))

    assert (zone(1), zone(2)) == ("play", "dead")


@pytest.mark.rule("La zona del crepuscolo")
@pytest.mark.rule("Sequenza di gioco")
def test_the_pool_is_emptied_when_a_turn_begins() -> None:
    t = at("regroup", site=4, twilight=7, moves=2, deluxe=False, wait=True)
    t.do("done", "done")
    assert (t.ask("turn"), t.ask("phase"), t.ask("twilight")) == (1, "fellowship", 0)


@pytest.mark.rule("Sequenza di gioco")
def test_what_happens_at_the_start_of_a_turn_happens_once() -> None:
    players = [Player(play=["4_317 on 4_302"], wounds=2), Player()]
    t = Table(stage(players, "regroup", deluxe=False, turn_of=1, site=4, moves=2))
    t.do("use 4_317")
    assert (t.ask("wounds a:4_302"), t.ask("twilight"), t.may("use 4_317")) == (1, 2, False)


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
    players = [Player(), Player(hand=["4_10"]), Player(hand=["4_10"])]
    t = Table(stage(players, "shadow", deluxe=False, site=4, twilight=9))
    assert t.asked() == 2
    assert t.do("pass").asked() == 1


@pytest.mark.rule("Giocare i compagni")
@pytest.mark.rule("Carte uniche")
def test_no_card_takes_the_place_of_another() -> None:
    assert not at("fellowship", ["4_49"], hand=["4_48"]).may("play 4_48")


@pytest.mark.rule("Giocare beni e artefatti")
def test_some_possessions_go_to_the_support_area() -> None:
    t = at("shadow", [], ["4_10"], shand=["4_19"], twilight=3, site=4).do("play 4_19")
    assert (t.ask("zone 4_19"), t.ask("on 4_19")) == ("play", None)


@pytest.mark.rule("Classe")
def test_items_without_a_class_have_no_limit() -> None:
    free = ["4_316", "4_298 on 4_316"]
    t = at("fellowship", free, hand=["4_317", "4_298"]).do("play 4_317")
    if t.may("choose 4_316"):
        t.do("choose 4_316")
    assert t.ask("on 4_317") == "4_316"
    assert t.may("play 4_298")


@pytest.mark.rule("Giocare le condizioni")
def test_a_condition_with_a_bearer_is_played_on_him() -> None:
    t = at("fellowship", ["4_310"], hand=["4_300"]).do("play 4_300")
    assert (t.ask("on 4_300"), t.ask("vitality 4_310")) == ("4_310", 5)


@pytest.mark.rule("Muovere la tua Compagnia")
def test_a_site_is_played_only_where_none_lies() -> None:
    players = [Player(site=1), Player(site=3, sites=["4_330"])]
    t = Table(stage(players, "fellowship", deluxe=False)).do("move")
    assert t.told("site-played") == []
    assert t.ask("place") == [2, 3]


@pytest.mark.rule("Come muovere")
@pytest.mark.ruling(17)
def test_what_leaving_a_site_does_comes_before_what_arriving_does() -> None:
    t = at("fellowship", ["4_109"], site=1, sites=["4_323"], ssites=["4_332"]).do("move")
    assert [numbers[1] for numbers in t.told("twilight-added")] == [2, 2 + 2 + 2]
    assert len(t.told("moved")) == 1


@pytest.mark.rule("Eseguire azioni Ombra")
@pytest.mark.rule("Fase (Fasi) dell'Ombra")
def test_shadow_actions_come_in_any_order_until_the_player_has_enough() -> None:
    t = at("shadow", [], shand=["4_10", "4_26", "4_19", "4_7"], twilight=9, site=4)
    t.do("play 4_19").skip("play 4_10").do("play 4_10", "play 4_26")
    assert (t.ask("on 4_26"), t.may("pass")) == ("4_10", True)


@pytest.mark.rule("Fase degli Arcieri")
@pytest.mark.rule("Sommario della Fase degli Arcieri")
def test_the_fellowship_is_hit_first_then_the_minions_of_one_player() -> None:
    t = at("archery", ["4_74"], ["4_138", "4_4"], site=5, deluxe=False, wait=True)
    assert (t.asked(), t.ask("archery")) == (0, (1, 1))
    t.do("choose 4_302")
    assert t.asked() == 1
    t.do("choose 4_4")
    assert (t.ask("wounds a:4_302"), t.ask("wounds 4_4")) == (1, 1)


@pytest.mark.rule("Fase d'Assegnazione")
@pytest.mark.rule("Sommario della Fase di Assegnazione")
def test_nobody_has_to_assign_and_who_is_not_assigned_does_not_fight() -> None:
    t = at("assignment", ["4_109"], ["4_165"], site=5, deluxe=False, wait=True)
    t.do("done", "done")
    assert (t.ask("phase"), t.ask("wounds 4_109"), t.ask("zone 4_165")) == ("regroup", 0, "play")


@pytest.mark.rule("Fase (Fasi) di Schermaglia")
@pytest.mark.rule("Sommario della Fase di Schermaglia")
def test_skirmishes_are_fought_one_by_one_in_the_order_of_the_free_peoples_player() -> None:
    pairs = [("4_10", "4_109"), ("4_12", "4_49")]
    t = at("skirmish", ["4_109", "4_49"], ["4_10", "4_12"], pairs=pairs, site=5, deluxe=False)
    assert (t.asked(), t.offers()) == (0, ["fight 4_109", "fight 4_49"])
    t.do("fight 4_49").skip()
    assert len(t.told("fight-begins")) == 2


@pytest.mark.rule("Eseguire le azioni di schermaglia")
@pytest.mark.rule("Sequenza delle Azioni")
def test_what_is_done_in_a_skirmish_lasts_for_it_alone() -> None:
    pairs = [("4_10", "4_49"), ("4_12", "4_109")]
    free = ["4_49", "4_109"]
    t = at("skirmish", free, ["4_10", "4_12"], hand=["4_42"], pairs=pairs, site=5, deluxe=False)
    t.do("fight 4_109").skip("play 4_42").do("play 4_42")
    assert t.ask("strength 4_49") == 6 + 4
    while t.ask("fighter") == t.find("4_109"):
        t.do("pass")
    assert t.ask("strength 4_49") == 6


@pytest.mark.rule("Fase di Assegnazione (Feroce)")
@pytest.mark.rule("Fase di Schermaglia (Feroce)")
def test_in_the_fierce_round_another_companion_may_defend() -> None:
    pairs = [("4_160", "4_364")]
    t = at("skirmish", ["4_364", "4_49"], ["4_160"], site=5, deluxe=False, pairs=pairs, wait=True)
    t.skip().do("assign 4_160")
    assert sorted(t.offers()) == ["choose 4_302", "choose 4_364", "choose 4_49"]
    t.do("choose 4_49").skip()
    assert (t.ask("phase"), t.ask("wounds 4_49") > 0) == ("regroup", True)


@pytest.mark.rule("Fase di Raccolta")
def test_the_shadow_reconciles_before_the_choice_to_move_on() -> None:
    t = at("regroup", site=4, moves=1, deluxe=False, wait=True, sdeck=["4_10"] * 9)
    assert t.asked() == 1
    t.do("done")
    assert (t.ask("hand 1"), t.asked(), t.offers()) == (8, 0, ["move", "stay"])


@pytest.mark.rule("Perdere la Partita")
@pytest.mark.ruling(5)
def test_the_others_finish_the_turn_of_a_player_who_has_lost() -> None:
    players = [Player(hand=["4_309"], burdens=9, wounds=1), Player(deck=["4_10"] * 9), Player()]
    t = Table(stage(players, "fellowship", deluxe=False)).do("play 4_309")
    assert t.ask("outcome") is None
    assert (t.ask("lost"), t.ask("turn"), t.ask("hand 1")) == ([1, 0, 0], 1, 8)
    assert t.ask("phase") == "fellowship"


@pytest.mark.rule("Carte attive")
def test_the_text_of_a_site_works_only_for_the_fellowship_that_is_there() -> None:
    t = at("fellowship", hand=["4_49"], site=4, sites=["4_343"]).do("play 4_49")
    assert t.ask("twilight") == 2 + 3
    t = at("fellowship", hand=["4_49"], site=5, sites=["4_343"]).do("play 4_49")
    assert t.ask("twilight") == 2


@pytest.mark.rule("Carte non-uniche")
def test_there_may_be_several_of_a_card_without_a_dot_and_they_add_up() -> None:
    shadow = ["4_10", "4_10"]
    t = at("shadow", [], shadow, shand=["4_10"], twilight=9, site=4).do("play 4_10")
    assert len([i for i in t.s.table if CARDS[t.s.cards[i]] == "4_10"]) == 3
    twice = ["4_60", "4_60"]
    pairs = [("4_165", "4_109")]
    t = at("skirmish", ["4_109", *twice], ["4_165 *1"], pairs=pairs, site=5, wait=True)
    assert t.ask("strength 4_165") == 7 - 2 - 2


@pytest.mark.rule("Che cosa succede quando si indossa l'Anello?")
def test_every_later_wound_of_a_skirmish_is_a_burden() -> None:
    t = at("skirmish", [], ["4_165"], site=5, pairs=[("4_165", "4_302")], wait=True)
    t.skip("use 4_2").do("use 4_2")
    assert (t.ask("wounds a:4_302"), t.s.burdens[0]) == (0, 2)


@pytest.mark.rule("Parole Chiave 'Scariche'")
def test_a_man_may_be_a_woman_and_an_uruk_is_no_orc() -> None:
    t = at("fellowship", ["4_270"], hand=["4_291"]).do("play 4_291")
    assert t.ask("on 4_291") == "4_270"
    pairs = [("4_165", "4_49")]
    t = at("skirmish", ["4_49", "4_311"], ["4_165"], pairs=pairs, site=5, wait=True)
    t.do("use 4_311")
    assert t.ask("against 4_165") == "4_49"


@pytest.mark.rule("Parole Chiave 'Cariche'")
def test_numbered_keywords_add_up() -> None:
    free = ["4_365", "4_280 on 4_365", "4_283 on 4_365"]
    pairs = [("4_165", "4_365")]
    t = at("skirmish", free, ["4_165"], hand=["4_297"], pairs=pairs, site=5, wait=True)
    t.do("play 4_297")
    assert t.ask("damage 4_365") == 1 + 2


@pytest.mark.rule("Scartare")
def test_discarding_without_a_place_is_from_play() -> None:
    t = at("fellowship", ["4_90", "4_57"], hand=["4_92", "4_50"]).do("play 4_92")
    assert (t.ask("zone 4_57"), t.ask("zone 4_50")) == ("discard", "hand")


@pytest.mark.rule("Avvistare")
def test_the_dead_cannot_be_spotted() -> None:
    assert at("fellowship", ["4_74"], hand=["4_65"]).may("play 4_65")
    assert not at("fellowship", dead=["4_74"], hand=["4_65"]).may("play 4_65")
