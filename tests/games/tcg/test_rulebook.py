"""Paragraphs of the rulebook that the worked situations do not touch, and decks."""

from __future__ import annotations

import pytest
from tests.games.tcg.table import Player, Table, at, stage

from mathom.engine.errors import BadNotation
from mathom.engine.perspective import Perspective
from mathom.engine.step import act
from mathom.games.tcg.rules.decks import deck_text, faults_of, read_deck
from mathom.games.tcg.rules.facts import STARTER_DECKS, STARTERS
from mathom.games.tcg.rules.game import TCG
from mathom.games.tcg.rules.vocabulary import VOCABULARY


def begun(*decks: str) -> Table:
    """A Basic game with these starter decks."""
    t = Table(TCG.new(7, [0, 0], len(decks)))
    return t.do(*[f"bring {deck}" for deck in decks])


@pytest.mark.rule("Mazzo Avventura")
@pytest.mark.rule("Chi inizia per primo?")
def test_the_first_player_plays_his_site_1_and_all_begin_there() -> None:
    t = begun("aragorn-60", "theoden-60")
    first = t.ask("turn")
    assert t.s.owner[t.s.path[1]] == first
    assert t.ask("place") == [1, 1]


@pytest.mark.rule("La Compagnia di partenza")
@pytest.mark.rule("Mazzo di gioco")
def test_starting_fellowships_lie_there_and_eight_cards_are_drawn() -> None:
    t = begun("aragorn-60", "theoden-60", "gandalf-60")
    assert t.ask("zone a:Aragorn (Wingfoot)") == "play"
    assert (t.ask("zone b:Éowyn"), t.ask("zone b:Éomer")) == ("play", "play")
    assert t.ask("zone c:Gandalf") == "play"
    assert (t.ask("on a:The One Ring"), t.ask("twilight")) == ("Frodo", 0)
    assert [t.ask(f"hand {seat}") for seat in range(3)] == [8, 8, 8]


@pytest.mark.rule("Mazzo di gioco")
@pytest.mark.ruling(14)
def test_the_discard_pile_is_shuffled_once_and_only_by_the_basic_rules() -> None:
    def hand(deluxe: bool) -> int:
        t = at("regroup", sdiscard=["Dunlending Brigand"] * 3, shand=["Iron Axe"], deluxe=deluxe)
        return int(t.skip("done").do("done").ask("hand 1"))

    assert (hand(False), hand(True)) == (4, 1)


@pytest.mark.rule("Pagare i costi")
@pytest.mark.rule("Giocare i compagni")
def test_a_companion_adds_its_cost() -> None:
    t = at("fellowship", hand=["Gimli"]).do("play Gimli")
    assert (t.ask("twilight"), t.ask("zone Gimli")) == (2, "play")


@pytest.mark.rule("Giocare beni e artefatti")
@pytest.mark.rule("Classe")
def test_one_possession_of_each_class() -> None:
    t = at("fellowship", ["Éomer"], hand=["Sword of Rohan", "Rider's Spear"]).do(
        "play Sword of Rohan"
    )
    assert (t.ask("on Sword of Rohan"), t.ask("strength Éomer")) == ("Éomer", 9)
    assert not t.may("play Rider's Spear")


@pytest.mark.rule("Giocare le condizioni")
def test_a_condition_goes_to_the_support_area() -> None:
    t = at("fellowship", hand=["Stout and Strong"]).do("play Stout and Strong")
    assert (t.ask("zone Stout and Strong"), t.ask("on Stout and Strong")) == ("play", None)


@pytest.mark.rule("Muovere la tua Compagnia")
def test_the_fellowship_must_move_once() -> None:
    t = at("fellowship", hand=["Hobbit Sword"])
    assert t.offers() == ["play Hobbit Sword", "move"]


@pytest.mark.rule("Fase (Fasi) dell'Ombra")
def test_without_minions_the_turn_goes_to_the_regroup_phase() -> None:
    t = at("shadow", shand=["Iron Axe"]).do("pass")
    assert t.ask("phase") == "regroup"


@pytest.mark.rule("Fase di Manovra")
def test_the_basic_rules_skip_the_maneuver_phase() -> None:
    def phases(deluxe: bool) -> list[int]:
        t = at("shadow", ["Aragorn"], ["Orthanc Warrior"], deluxe=deluxe, wait=True, site=5).do(
            "pass"
        )
        return [numbers[0] for numbers in t.skip().told("phase-begins")]

    assert (3 in phases(False), 3 in phases(True)) == (False, True)


@pytest.mark.rule("Sequenza delle Azioni")
def test_passing_locks_nobody_out() -> None:
    pairs = [("Orthanc Warrior", "Gimli")]
    t = at(
        "skirmish",
        ["Gimli"],
        ["Orthanc Warrior"],
        hand=["Best Company"],
        shand=["Ferocity"],
        pairs=pairs,
        site=5,
    )
    t.do("pass", "play Ferocity", "play Best Company")
    assert (t.ask("strength Gimli"), t.ask("strength Orthanc Warrior")) == (10, 10)


@pytest.mark.rule("Eventi")
@pytest.mark.rule("Abilità speciali")
def test_an_event_is_discarded_and_an_ability_may_be_used_again() -> None:
    pairs = [("Orthanc Warrior", "Gimli")]
    t = at(
        "skirmish",
        ["Gimli"],
        ["Orthanc Warrior"],
        hand=["Best Company"],
        pairs=pairs,
        site=5,
        wait=True,
    )
    t.do("play Best Company").skip("use Gimli").do("use Gimli").skip("use Gimli").do("use Gimli")
    assert (t.ask("zone Best Company"), t.ask("wounds Gimli"), t.ask("strength Gimli")) == (
        "discard",
        2,
        12,
    )


@pytest.mark.rule("Come si corrompe il Portatore dell'Anello?")
def test_burdens_up_to_the_resistance_corrupt() -> None:
    t = at("fellowship", hand=["Light Shining Faintly"], burdens=9, wounds=1).do(
        "play Light Shining Faintly"
    )
    assert t.ask("outcome") == "last-left"


@pytest.mark.rule("Come si toglie l'Anello?")
def test_the_ring_comes_off_when_regrouping_begins() -> None:
    t = at(
        "skirmish", [], ["Orthanc Warrior"], site=5, pairs=[("Orthanc Warrior", "Frodo")], wait=True
    )
    t.skip("use The One Ring").do("use The One Ring")
    assert (t.ask("phase"), t.ask("worn")) == ("regroup", 0)
    assert (len(t.told("ring-worn")), len(t.told("ring-off"))) == (1, 1)


@pytest.mark.rule("Giocare carte dal tuo mazzo di gioco")
@pytest.mark.ruling(7)
def test_a_card_played_from_the_deck_is_paid_for() -> None:
    t = at("fellowship", site=3, sites=["Throne Room"], deck=["Théoden"]).do(
        "use Throne Room", "choose Théoden"
    )
    assert t.ask("twilight") == 2
    assert not at("fellowship", ["Théoden (Son of Thengel)"], site=3, deck=["Théoden"]).may(
        "use Throne Room"
    )


@pytest.mark.rule("Parole Chiave 'Cariche'")
def test_frodo_and_sam_are_ring_bound_and_others_are_not() -> None:
    t = at(
        "fellowship",
        ["Sam", "Merry"],
        hand=["Warmed Up a Bit"],
        bearer="Frodo (Courteous Halfling)",
        wait=True,
    )
    assert TCG.view(t.s, 0)["players"]["player-1"]["companions"][0]["ring_bound"]  # type: ignore[index]
    pairs = [("Orthanc Warrior", "Sam")]
    t = at(
        "skirmish",
        ["Sam", "Merry"],
        ["Orthanc Warrior"],
        hand=["Warmed Up a Bit"],
        pairs=pairs,
        site=5,
        wait=True,
    )
    t.do("play Warmed Up a Bit")
    assert (t.ask("zone Merry"), t.ask("zone Sam")) == ("discard", "play")


@pytest.mark.parametrize("name", STARTERS)
def test_a_deck_survives_its_text(name: str) -> None:
    deck = STARTER_DECKS[STARTERS.index(name)]
    again = read_deck(deck_text(deck))
    assert (again.bearer, again.ring, again.sites) == (deck.bearer, deck.ring, deck.sites)
    assert sorted(again.cards) == sorted(deck.cards)
    assert (faults_of(again) == []) == name.endswith("71")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("5 4_999", "tcg-deck-card"),
        ("1 3_49", "tcg-deck-card"),
        ("many 4_49", "tcg-deck-line"),
        ("4_49", "tcg-deck-line"),
        ("0 4_49", "tcg-deck-line"),
        ("² 4_49", "tcg-deck-line"),
        (f"{'9' * 5000} 4_49", "tcg-deck-line"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(text: str, reason: str) -> None:
    with pytest.raises(BadNotation) as fault:
        read_deck(f"bearer 4_302\n{text}\n")
    assert (fault.value.reason, fault.value.details["line"]) == (reason, 2)


@pytest.mark.ruling(12)
def test_bad_decks_are_refused_with_every_reason() -> None:
    deck = read_deck("bearer 4_49\nring 4_49\nsite 4_328\n5 4_10\n1 4_330\n")
    assert {fault.reason for fault in faults_of(deck)} == {
        "tcg-deck-bearer",
        "tcg-deck-ring",
        "tcg-deck-sites",
        "tcg-deck-small",
        "tcg-deck-uneven",
        "tcg-deck-title",
        "tcg-deck-misplaced",
    }


@pytest.mark.ruling(13)
def test_nobody_learns_which_deck_another_builds() -> None:
    s = TCG.new(1, [1, 0], 2)
    act(s, VOCABULARY.parse("build"))
    for text in ("add print:4_302", "add print:4_2"):
        act(s, VOCABULARY.parse(text))
    known = Perspective(TCG, s, 1).known
    assert known.numbers().count(301) == 0
    assert TCG.view(s, 1)["own_deck"] == {"deck": None, "cards": []}


@pytest.mark.rule("Deluxe: transfer")
@pytest.mark.ruling(10)
def test_a_transfer_adds_the_cost_again() -> None:
    t = at("fellowship", ["Éomer", "Rider of Rohan", "Sword of Rohan on Éomer"])
    t.do("transfer Sword of Rohan")
    assert (t.ask("on Sword of Rohan"), t.ask("twilight")) == ("Rider of Rohan", 1)


@pytest.mark.rule("Deluxe: Rule of 4 and Rule of 9")
@pytest.mark.ruling(9)
def test_the_rule_of_four_and_the_rule_of_nine() -> None:
    deck = ["Dunlending Brigand"] * 4 + ["Dunlending Savage"] * 2
    t = at(
        "fellowship",
        ["Legolas", "Lórien Guardian", "Lórien Swordsman", "Ferevellon", "Fereveldir"],
        hand=["Alliance Reforged"],
        deck=deck,
    )
    t.do("play Alliance Reforged", "take 5")
    assert t.ask("hand 0") == 4
    eight = [
        "Gimli",
        "Legolas",
        "Gandalf",
        "Aragorn",
        "Éomer",
        "Éowyn",
        "Rider of Rohan",
        "Rider of Rohan",
    ]
    assert not at("fellowship", eight, hand=["Merry"]).may("play Merry")
    assert at("fellowship", eight[1:], hand=["Merry"]).may("play Merry")


@pytest.mark.rule("Deluxe: control of sites")
@pytest.mark.ruling(11)
def test_control_is_of_the_lowest_site_behind_every_fellowship() -> None:
    players = [Player(site=5), Player(play=["Southron Explorer"], site=3)]
    t = Table(stage(players, "regroup", twilight=9, site=5))
    t.do("use Southron Explorer")
    assert t.s.control[1:4] == [1, -1, -1]
