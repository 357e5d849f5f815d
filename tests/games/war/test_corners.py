"""Corners of the rulebook: where two rules meet, and what a quick reading passes over."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.war.table import ALL_AT_WAR, NO_CARDS, Board, free_dice, hand, shadow_dice

from mathom.engine.errors import BadNotation
from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.facts import STANDARD_TILE, TILE_KIND, TILES
from mathom.games.war.rules.state import DRAWN, IN_POOL

REGULAR = "sauron-regular"


def board(**data: Any) -> Board:
    """Nobody holds cards and everybody is at war, unless it is said otherwise."""
    return Board(**{"cards": NO_CARDS, "nations": ALL_AT_WAR, **data})


def attack(t: Board, origin: str, target: str, die: str = "army") -> Board:
    """Everybody in a region attacks another place; the last choice is left to be made."""
    t.do(f"use die:{die}", "attack")
    if "AttackFrom" in t.asked():
        t.do(f"from place:{origin}")
    t.do("all")
    return t.do(f"against place:{target}") if "AttackAt" in t.asked() else t


# Battles.


@pytest.mark.rule("Rimuovere le Perdite")
def test_two_hits_may_cost_one_elite_also_when_no_regular_is_at_hand() -> None:
    t = board(
        dice=shadow_dice(army=1),
        armies={
            "dimrill-dale": {REGULAR: 5},
            "moria": {},
            "parth-celebrant": {"elves-elite": 3},
            "lorien": {"elves-regular": 5},
            "grey-havens": {},
            "woodland-realm": {},
        },
    )
    assert "elves-regular" not in t.pool(0)
    t.do("use die:army", "attack", "from place:dimrill-dale", "all")
    t.roll("against place:parth-celebrant", "5", "5", "1", "1", "1", "1", "1", "1")
    assert t.offers() == ["reduce figure:elves-elite", "lose figure:elves-elite"]
    t.do("lose figure:elves-elite")
    assert t.at("parth-celebrant") == {"elves-elite": 2}


def silenced(card: str) -> Board:
    """Words of Power against the only companion of an army that plays a card."""
    t = board(
        dice=shadow_dice(army=1),
        cards={**hand("the-lidless-eye", seat="shadow"), **hand(card)},
        characters={"gandalf": "westemnet"},
        armies={
            "westemnet": {"rohan-regular": 3, "rohan-leader": 1},
            "fords-of-isen": {REGULAR: 5, "nazgul": 1},
            "helms-deep": {},
        },
    )
    attack(t, "fords-of-isen", "westemnet").do("combat card:the-lidless-eye")
    return t


@pytest.mark.ruling(24)
@pytest.mark.rule("Requisiti delle Carte Combattimento")
def test_a_silenced_companion_is_still_in_the_battle() -> None:
    t = silenced("wizards-staff")
    t.roll("combat card:wizards-staff", *["1"] * 5, "4", "4", "4", "1")
    assert [1, 5, 0] in t.told(vocabulary.COMBAT_ROLL)
    assert [0, 3, 3] in t.told(vocabulary.COMBAT_ROLL)
    t = silenced("house-of-the-stewards")
    t.roll("combat card:house-of-the-stewards", *["1"] * 4, *["1"] * 3, "1", "1")
    assert t.told(vocabulary.COMBAT_ROLL) == [[1, 4, 0], [0, 3, 0]]


@pytest.mark.rule("Requisiti delle Carte Combattimento")
def test_leadership_that_was_cancelled_cannot_be_given_up() -> None:
    t = silenced("axe-and-bow")
    t.roll("combat card:axe-and-bow", *["1"] * 5, "1", "1", "1", "1", "1")
    assert t.told(vocabulary.COMBAT_ROLL) == [[1, 5, 0], [0, 3, 0]]
    assert t.told(vocabulary.LEADER_ROLL) == [[1, 1, 0], [0, 1, 0]]


@pytest.mark.ruling(24)
@pytest.mark.rule("Requisiti delle Carte Combattimento")
def test_a_card_that_was_played_acts_though_its_elite_has_fallen_since() -> None:
    t = board(
        dice=shadow_dice(army=1),
        cards={**hand("balrog-of-moria", seat="shadow"), **hand("dain-ironfoots-guard")},
        armies={
            "hollin": {"north-regular": 2, "north-elite": 1},
            "moria": {REGULAR: 5},
        },
    )
    attack(t, "moria", "hollin").do("combat card:balrog-of-moria")
    t.roll("combat card:dain-ironfoots-guard", "4", "1", "1")
    t.roll("reduce figure:north-elite", *["1"] * 5, "4", "4", "4")
    assert t.told(vocabulary.COMBAT_ROLL) == [[1, 5, 0], [0, 3, 3]]


@pytest.mark.ruling(28)
@pytest.mark.rule("Scegliere di Cessare l'Attacco, o di Ritirarsi")
def test_no_retreat_of_the_shadow_into_what_a_card_closes_to_its_armies() -> None:
    t = board(
        dice=free_dice(army_muster=1),
        cards={"the-power-of-tom-bombadil": {"at": "table"}},
        armies={"bree": {}, "south-downs": {"north-regular": 5}, "cardolan": {REGULAR: 2}},
    )
    t.do("use die:army-muster", "attack", "from place:south-downs")
    t.do("all").roll("against place:cardolan", *["1"] * 5, "1", "1")
    t.do("continue")
    regions = [offer.partition(":")[2] for offer in t.offers() if offer.startswith("retreat")]
    assert "tharbad" in regions
    assert "old-forest" not in regions


# Sieges.


@pytest.mark.ruling(27)
@pytest.mark.rule("Condurre un Assedio: limitazioni")
def test_a_siege_is_over_before_others_could_march_in() -> None:
    t = board(
        dice=shadow_dice(army=1),
        armies={
            "rivendell": {REGULAR: 2},
            "rivendell-stronghold": {"elves-elite": 2},
            "trollshaws": {REGULAR: 3},
        },
        sieges=["rivendell"],
    )
    t.do("use die:army", "march", "from place:rivendell", "all", "to place:fords-of-bruinen")
    assert not t.besieged("rivendell")
    assert t.at("rivendell") == {"elves-elite": 2}
    t.do("from place:trollshaws", "all")
    assert t.refused("to place:rivendell") == "enemy-army-there"


@pytest.mark.ruling(16)
def test_corsairs_who_join_a_siege_assault_together_with_the_besiegers() -> None:
    t = board(
        dice=shadow_dice(event=1),
        cards=hand("corsairs-of-umbar", seat="shadow"),
        armies={
            "umbar": {"southrons-easterlings-regular": 2},
            "dol-amroth": {REGULAR: 3},
            "dol-amroth-stronghold": {"gondor-regular": 2},
        },
        sieges=["dol-amroth"],
    )
    t.do("use die:event", "play card:corsairs-of-umbar", "all", "to place:dol-amroth")
    assert t.at("dol-amroth") == {"southrons-easterlings-regular": 2, REGULAR: 3}
    t.roll("all", *["1"] * 5, "1", "1")
    assert t.told(vocabulary.COMBAT_ROLL) == [[1, 5, 0], [0, 2, 0]]
    assert t.besieged("dol-amroth")


# Characters.


@pytest.mark.character("mouth-of-sauron")
@pytest.mark.rule("La Bocca di Sauron")
def test_the_mouth_lets_a_muster_play_an_army_card_once_a_turn() -> None:
    cards = hand("the-day-without-dawn", "olog-hai", seat="shadow")
    t = board(dice=shadow_dice(muster=2), cards=cards, characters={"mouth-of-sauron": "barad-dur"})
    t.do("use die:muster", "play card:the-day-without-dawn")
    assert t.card("the-day-without-dawn") == "discard"
    t.do("use die:muster")
    assert t.refused("play card:olog-hai") == "die-does-not-play"
    t = board(dice=shadow_dice(muster=2), cards=cards)
    t.do("use die:muster")
    assert not t.may("play card:olog-hai")


@pytest.mark.ruling(25)
@pytest.mark.character("mouth-of-sauron")
@pytest.mark.rule("Muovere i Nazgûl e i Servi")
def test_the_mouth_does_not_ride_through_a_stronghold_of_the_free() -> None:
    t = board(
        dice=shadow_dice(character=1),
        characters={"mouth-of-sauron": "tower-hills"},
    )
    t.do("use die:character", "move-minions", "take figure:mouth-of-sauron")
    assert t.refused("to place:grey-havens") == "stronghold-of-the-free"
    assert t.refused("to place:forlindon") == "place-out-of-reach"
    assert t.may("to place:evendim")


@pytest.mark.rule("Attivare le Nazioni dei Popoli Liberi")
def test_aragorn_awakes_gondor_where_he_leads_the_dead_to() -> None:
    t = board(
        dice=free_dice(event=1),
        nations={},
        cards=hand("dead-men-of-dunharrow"),
        characters={"strider": "edoras!"},
    )
    t.do("use die:event", "play card:dead-men-of-dunharrow")
    if t.may("done"):
        t.do("done")
    t.do("to place:pelargir", "amount number:0")
    assert t.politics("gondor") == (2, True)


# The fellowship and the Hunt.


@pytest.mark.rule("Ritirare per la Caccia")
def test_a_besieged_garrison_watches_its_region_too() -> None:
    t = board(
        dice=free_dice(character=1),
        fellowship={"region": "morannon", "progress": 0},
        armies={
            "morannon": {"gondor-regular": 3},
            "morannon-stronghold": {REGULAR: 2, "nazgul": 1},
        },
        sieges=["morannon"],
        hunt_box={"shadow": 4},
    )
    t.do("use die:character")
    t.roll("move-fellowship", "1", "1", "1", "1")
    assert [offer for offer in t.offers() if offer.startswith("reroll")] == [
        "reroll number:3",
        "reroll number:2",
        "reroll number:1",
    ]


@pytest.mark.ruling(26)
@pytest.mark.rule("La Compagnia è Rivelata da una Caccia all'Anello")
def test_a_reveal_may_end_in_a_stronghold_taken_from_the_shadow() -> None:
    t = board(
        dice=free_dice(character=1),
        fellowship={"region": "hollin", "progress": 0},
        control={"moria": "free-peoples"},
        armies={"moria": {"elves-regular": 1}, "lorien": {}},
        hunt_box={"shadow": 1},
    )
    t.do("use die:character")
    t.roll("move-fellowship", "6", "tile tile:0-reveal-a")
    t.do("to place:moria")
    assert t.s.revealed == 1
    assert t.s.corruption == 0


@pytest.mark.rule("La Riserva della Caccia")
def test_an_empty_pool_is_filled_before_the_fellowship_enters_mordor() -> None:
    t = Board(cards=NO_CARDS, fellowship={"region": "morannon"})
    standard = [tile for tile in range(len(TILES)) if TILE_KIND[tile] == STANDARD_TILE]
    for tile in standard:
        t.s.tiles[tile] = DRAWN
    t.s.tile = standard[-1]
    t.do("decline", "enter-mordor")
    assert all(t.s.tiles[tile] == IN_POOL for tile in standard)


@pytest.mark.rule("La Riserva della Caccia")
def test_no_tile_is_drawn_twice_for_the_challenge_of_the_king() -> None:
    t = board(
        dice=free_dice(event=1),
        cards=hand("challenge-of-the-king"),
        characters={"strider": "edoras"},
    )
    for tile, kind in enumerate(TILE_KIND):
        if kind == STANDARD_TILE:
            t.s.tiles[tile] = DRAWN
    t.s.tiles[TILES.index("3-a")] = IN_POOL
    t.do("use die:event")
    play = "play card:challenge-of-the-king"
    with pytest.raises(BadNotation):
        t.roll(play, "tile tile:3-a", "tile tile:3-a", "tile tile:1-a")


# Cards of more players.


@pytest.mark.rule("Restrizioni alle azioni")
def test_the_grey_company_makes_elites_only_of_ones_own_nations() -> None:
    t = board(
        seats=4,
        dice={"free-peoples": {"event": 2}, "shadow": {}},
        cards=hand("the-grey-company", seat="rohan"),
        characters={"strider": "druadan-forest"},
        armies={"druadan-forest": {"gondor-regular": 2, "rohan-regular": 2}},
    )
    t.do("use die:event")
    t.do("play card:the-grey-company")
    assert t.at("druadan-forest") == {
        "gondor-regular": 2,
        "rohan-regular": 1,
        "rohan-elite": 1,
    }


@pytest.mark.rule("Pesca degli Eventi, 4 giocatori")
def test_nobody_offers_a_card_to_a_fellow_who_has_none_to_give() -> None:
    t = board(
        seats=4,
        cards=hand("athelas"),
        agenda=[
            {"step": "next-action"},
            {"step": "offer-card", "seat": 3, "second": 1},
            {"step": "offer-card", "seat": 0, "second": 0},
        ],
        dice={"free-peoples": {"muster": 1}, "shadow": {"muster": 1}},
    )
    assert "TakeAction" in t.asked()
