"""What the six colours do (Effetti di carte e tessere); tiles are in test_landmarks."""

from __future__ import annotations

import pytest
from tests.games.duel.printed import BLUE, GREEN, GREY, PURPLE, RED, TILES, YELLOW, holding
from tests.games.duel.table import Duel, both, enemy

from mathom.games.duel.rules.facts import REGIONS

RICH = {"fellowship": 9, "sauron": 9}
FIXED = [card for card in GREY if "/" not in GREY[card]]
CHOICE = [card for card in GREY if "/" in GREY[card]]
SKILLS = ["ruse", "strength", "courage", "knowledge", "leadership"]


@pytest.mark.rule("Carte Grigie")
@pytest.mark.parametrize("card", FIXED)
def test_a_grey_card_gives_one_skill_for_each_symbol(duel: Duel, card: str) -> None:
    t = duel.position(available=[card], coins=RICH)
    t.play(card)
    symbols = GREY[card].split()
    assert t.player("sauron")["skills"] == {skill: symbols.count(skill) for skill in SKILLS}
    assert sum(t.player("fellowship")["skills"].values()) == 0


@pytest.mark.rule("Carte Grigie")
def test_skills_of_grey_cards_add_up(duel: Duel) -> None:
    t = duel.position(
        available=["c2-red-01"], areas={"sauron": ["c1-grey-01", "c2-grey-05"]}, coins={"sauron": 0}
    )
    t.play("c2-red-01")
    assert t.told("paid") == []


@pytest.mark.rule("Carte Grigie")
def test_a_symbol_covers_only_one_symbol_of_a_cost(duel: Duel) -> None:
    t = duel.position(
        available=["c2-red-01"], areas={"sauron": ["c1-grey-01"]}, coins={"sauron": 2}
    )
    t.play("c2-red-01")
    assert t.told("paid") == [("sauron", 2)]


@pytest.mark.rule("Carte Grigie")
def test_symbols_can_be_used_again_in_each_turn(duel: Duel) -> None:
    t = duel.position(
        available=["c1-yellow-01", "c1-blue-03", "c1-blue-04"],
        areas={"sauron": ["c1-grey-03", "c1-grey-05"]},
        tokens={"sauron": ["elves-1"]},
        coins={"sauron": 0},
    )
    t.play("c1-blue-03")
    assert t.told("paid") == []
    assert t.player("sauron")["skills"]["strength"] == 1


@pytest.mark.rule("Abilità separate da /")
@pytest.mark.parametrize("card", CHOICE)
def test_a_choice_card_is_any_one_of_its_skills(duel: Duel, card: str) -> None:
    t = duel.position(available=[card], coins=RICH)
    t.play(card)
    assert sum(t.player("sauron")["skills"].values()) == 0
    for skill in SKILLS:
        covered = skill in GREY[card].split("/")
        assert price_of_erebor_without(duel, card, skill) == (0 if covered else 1)


def price_of_erebor_without(duel: Duel, card: str, skill: str) -> int:
    """What Erebor costs when one of its symbols is left to the choice card."""
    symbols = TILES["erebor"][1].split()
    symbols.remove(skill)
    t = duel.position(
        chapter=2,
        areas={"sauron": [card, *holding(" ".join(symbols))]},
        coins={"sauron": 9},
        tiles={"offered": ["erebor"]},
    )
    t.take("erebor")
    return sum(int(str(amount)) for _, amount in t.told("paid"))


@pytest.mark.rule("Abilità separate da /")
def test_a_choice_card_is_used_only_once_in_a_turn(duel: Duel) -> None:
    t = duel.position(
        available=["c2-blue-05"], areas={"sauron": ["c2-grey-07"]}, coins={"sauron": 1}
    )
    t.play("c2-blue-05")
    assert t.told("paid") == [("sauron", 1)]


@pytest.mark.rule("Carte Gialle")
@pytest.mark.parametrize("card", YELLOW)
@both
def test_a_yellow_card_brings_coins_from_the_reserve(duel: Duel, card: str, seat: str) -> None:
    t = duel.position(available=[card], turn=seat, coins={seat: 3, enemy(seat): 0})
    t.play(card)
    assert t.told("coins-taken") == [(seat, YELLOW[card])]
    reserve = t.match.view()["reserve"]
    assert reserve == 30 - t.coins(seat)


@pytest.mark.rule("Carte Blu")
@pytest.mark.parametrize("card", BLUE)
@both
def test_a_blue_card_advances_the_own_character(duel: Duel, card: str, seat: str) -> None:
    t = duel.position(available=[card], turn=seat, coins=RICH, quest={"fellowship": 9, "sauron": 9})
    t.play(card)
    assert t.quest(seat) == 9 + BLUE[card]
    assert t.quest(enemy(seat)) == 9


@pytest.mark.rule("Carte Verdi")
@pytest.mark.parametrize("card", GREEN)
def test_a_green_card_brings_the_symbol_of_its_race(duel: Duel, card: str) -> None:
    t = duel.position(available=[card], coins=RICH)
    t.play(card)
    assert t.told("race-joined") == [("sauron", GREEN[card])]
    assert {race for race, count in t.player("sauron")["races"].items() if count} == {GREEN[card]}


@pytest.mark.rule("Carte Rosse")
@pytest.mark.parametrize("card", RED)
@both
def test_a_red_card_places_all_its_units_in_one_of_its_two_regions(
    duel: Duel, card: str, seat: str
) -> None:
    count, *banners = RED[card]
    for region in banners:
        t = duel.position(available=[card], turn=seat, coins=RICH, units={})
        t.play(card)
        assert sorted(t.can("place")) == sorted(banners)
        t.do(f"place region:{region}")
        assert t.army(seat) == {region: count}
        assert t.supply(seat) == 15 - count
        assert t.asked() == ("take-turn", enemy(seat))


@pytest.mark.rule("Carte Rosse")
@pytest.mark.ruling(18)
def test_red_units_go_to_no_other_region_and_must_be_placed(duel: Duel) -> None:
    t = duel.position(available=["c2-red-03"], coins=RICH)
    t.play("c2-red-03")
    assert t.actions() == ["place region:rohan", "place region:mordor"]
    assert t.refused("place region:lindon") == "region-not-on-card"
    assert t.refused("decline") == "must-place-units"


@pytest.mark.rule("Carte Viola")
@pytest.mark.parametrize("card", PURPLE)
@both
def test_a_purple_card_does_what_its_symbols_say(duel: Duel, card: str, seat: str) -> None:
    removals, losses, moves = PURPLE[card]
    t = duel.position(
        available=[card],
        turn=seat,
        coins=RICH,
        units={"arnor": {seat: 3}, "mordor": {enemy(seat): 4}},
    )
    t.play(card)
    assert t.coins(enemy(seat)) == 9 - losses
    for _ in range(removals):
        t.do("remove region:mordor")
    for _ in range(moves):
        t.do("march region:arnor", "to region:lindon")
    assert t.asked() == ("take-turn", enemy(seat))
    assert t.units("mordor")[enemy(seat)] == 4 - removals
    assert t.supply(enemy(seat)) == 15 - 4 + removals
    assert t.units("lindon")[seat] == moves


@pytest.mark.rule("Carte Viola")
def test_a_move_goes_to_an_adjacent_region_only(duel: Duel) -> None:
    t = duel.position(
        available=["c3-purple-06"], coins=RICH, units={"rohan": {"sauron": 1}}, turn="sauron"
    )
    t.play("c3-purple-06", "march region:rohan")
    assert sorted(t.can("to")) == ["enedwaith", "gondor", "mordor", "rhovanion"]
    for region in set(REGIONS) - set(t.can("to")):
        assert t.refused(f"to region:{region}") == "not-adjacent"
    assert t.refused("done") == "must-march"


@pytest.mark.rule("Carte Viola")
def test_only_own_units_move_and_only_enemy_units_are_removed(duel: Duel) -> None:
    t = duel.position(
        available=["c3-purple-05"],
        coins=RICH,
        units={"rohan": {"sauron": 2}, "arnor": {"fellowship": 2}},
    )
    t.play("c3-purple-05")
    assert t.refused("march region:arnor") == "no-own-unit"
    assert t.refused("remove region:rohan") == "no-enemy-unit"
    assert t.refused("rob") == "must-manoeuvre"
    t.do("remove region:arnor")
    assert t.refused("remove region:arnor") == "no-removal-left"


@pytest.mark.rule("Carte Viola")
def test_removals_give_no_moves(duel: Duel) -> None:
    t = duel.position(available=["c3-purple-03"], coins=RICH)
    t.play("c3-purple-03")
    assert t.can("march") == []
    assert t.refused("march region:mordor") == "no-move-left"


@pytest.mark.rule("Carte Viola")
def test_an_enemy_unit_may_be_removed_from_any_region(duel: Duel) -> None:
    spread = {region: {"fellowship": 1} for region in REGIONS if region != "mordor"}
    t = duel.position(available=["c3-purple-04"], coins=RICH, units=spread)
    t.play("c3-purple-04")
    assert t.can("remove") == [region for region in REGIONS if region != "mordor"]
    t.do("remove region:lindon")
    assert t.told("unit-removed") == [("fellowship", "lindon")]


@pytest.mark.ruling(13)
@pytest.mark.parametrize("held", [0, 1, 2, 5])
def test_a_coin_loss_takes_no_more_than_there_is(duel: Duel, held: int) -> None:
    t = duel.position(available=["c3-purple-04"], coins={"sauron": 4, "fellowship": held}, units={})
    t.play("c3-purple-04")
    assert t.coins("fellowship") == max(0, held - 2)
    assert t.told("coins-lost") == [("fellowship", min(held, 2))]
