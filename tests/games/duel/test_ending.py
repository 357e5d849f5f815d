"""The end of the game (Fine della partita)."""

from __future__ import annotations

import pytest
from tests.games.duel.table import Duel, both, enemy

from mathom.games.duel.rules.facts import REGIONS

RICH = {"fellowship": 9, "sauron": 9}
FIVE_RACES = ["c1-green-01", "c1-green-02", "c1-green-03", "c1-green-04", "c3-green-01"]


@pytest.mark.rule("Fine della partita: Impresa dell'Anello")
@pytest.mark.rule("Panoramica e obiettivo")
@both
@pytest.mark.parametrize("start", [12, 13])
@pytest.mark.ruling(25)
def test_reaching_the_end_of_the_quest_wins_at_once(duel: Duel, seat: str, start: int) -> None:
    t = duel.position(available=["c3-blue-04"], turn=seat, coins=RICH, quest={seat: start})
    t.play("c3-blue-04")
    assert t.outcome() == ([seat], "quest-of-the-ring")
    assert t.quest(seat) == 14
    assert t.asked() is None
    assert t.match.actions(enemy(seat)) == []


@pytest.mark.rule("Fine della partita: Impresa dell'Anello")
@both
def test_one_step_before_the_end_nobody_has_won(duel: Duel, seat: str) -> None:
    t = duel.position(available=["c3-blue-04"], turn=seat, coins=RICH, quest={seat: 11})
    t.play("c3-blue-04")
    assert t.quest(seat) == 13
    assert t.outcome() is None


@pytest.mark.rule("Fine della partita: Impresa dell'Anello")
def test_the_quest_may_be_completed_by_a_tile_or_a_token(duel: Duel) -> None:
    t = duel.position(coins=RICH, quest={"sauron": 13}, tiles={"offered": ["isengard"]})
    t.take("isengard")
    assert t.outcome() == (["sauron"], "quest-of-the-ring")
    t = duel.position(
        available=["c1-yellow-01"], quest={"sauron": 13}, tokens={"sauron": ["humans-1"]}
    )
    t.play("c1-yellow-01")
    assert t.outcome() == (["sauron"], "quest-of-the-ring")


@pytest.mark.rule("Fine della partita: Impresa dell'Anello")
def test_after_the_end_every_action_is_refused(duel: Duel) -> None:
    t = duel.position(available=["c3-blue-04"], coins=RICH, quest={"sauron": 13})
    t.play("c3-blue-04")
    assert t.refused("done") == "game-over"


@pytest.mark.rule("Fine della partita: Sostegno delle Razze")
@both
def test_six_different_races_win_at_once(duel: Duel, seat: str) -> None:
    t = duel.position(
        available=["c3-green-03"],
        turn=seat,
        coins=RICH,
        areas={seat: FIVE_RACES},
        trio_used=[seat],
    )
    t.play("c3-green-03")
    assert t.outcome() == ([seat], "support-of-the-races")


@pytest.mark.rule("Fine della partita: Sostegno delle Razze")
def test_six_symbols_of_fewer_races_do_not_win(duel: Duel) -> None:
    t = duel.position(
        available=["c3-green-02"],
        coins=RICH,
        areas={"sauron": FIVE_RACES},
        trio_used=["sauron"],
    )
    t.play("c3-green-02")
    assert t.outcome() is None
    assert t.player("sauron")["races_supporting"] == 5


@pytest.mark.rule("Fine della partita: Sostegno delle Razze, nota")
@pytest.mark.ruling(30)
@both
def test_the_eagle_wins_as_the_sixth_race_when_it_is_gained(duel: Duel, seat: str) -> None:
    t = duel.position(
        chapter=3,
        turn=seat,
        coins=RICH,
        areas={seat: FIVE_RACES},
        trio_used=[seat],
        stacks={"hobbits": {"top": "hobbits-1"}},
        tiles={"offered": ["grey-havens"]},
    )
    t.take("grey-havens", "call race:hobbits", "keep token:hobbits-1")
    assert t.outcome() == ([seat], "support-of-the-races")


@pytest.mark.ruling(30)
def test_the_eagle_wins_when_it_is_gained_by_three_races(duel: Duel) -> None:
    t = duel.position(
        available=["c3-green-03"],
        coins=RICH,
        areas={"sauron": FIVE_RACES[1:]},
        stacks={"hobbits": {"top": "hobbits-1"}},
        options={"trio": "postponable"},
    )
    t.play("c3-green-03", "claim", "leave race:elves", "leave race:ents")
    assert t.outcome() is None
    t.do("keep token:hobbits-1")
    assert t.outcome() == (["sauron"], "support-of-the-races")


@pytest.mark.ruling(30)
@pytest.mark.rule("Fine della partita: Sostegno delle Razze, nota")
def test_the_eagle_is_no_symbol_for_a_pair_or_for_three_races(duel: Duel) -> None:
    t = duel.position(
        available=["c1-green-02"],
        coins=RICH,
        areas={"sauron": ["c1-green-01"]},
        tokens={"sauron": ["hobbits-1"]},
    )
    t.play("c1-green-02")
    assert t.told("token-shown") == []
    assert t.player("sauron")["races_supporting"] == 3


@pytest.mark.rule("Fine della partita: Conquista della Terra di Mezzo")
@both
def test_presence_in_all_seven_regions_wins_at_once(duel: Duel, seat: str) -> None:
    others = [region for region in REGIONS if region != "rohan"]
    t = duel.position(
        available=["c1-red-01"], turn=seat, units={region: {seat: 1} for region in others}
    )
    t.play("c1-red-01", "place region:rohan")
    assert t.outcome() == ([seat], "conquest")


@pytest.mark.rule("Fine della partita: Conquista della Terra di Mezzo")
@both
def test_a_fortress_is_presence_even_beside_enemy_units(duel: Duel, seat: str) -> None:
    built = ["lindon", "gondor", "mordor"]
    held = ["arnor", "rhovanion", "rohan"]
    t = duel.position(
        turn=seat,
        coins=RICH,
        units={region: {seat: 1} for region in held}
        | {"mordor": {enemy(seat): 3}, "enedwaith": {enemy(seat): 5}},
        fortresses=dict.fromkeys(built, seat),
        tiles={"offered": ["isengard"]},
    )
    t.take("isengard")
    assert t.outcome() == ([seat], "conquest")
    assert t.quest(seat) == 0


@pytest.mark.rule("Fine della partita: Conquista della Terra di Mezzo")
def test_a_move_that_leaves_a_region_does_not_conquer(duel: Duel) -> None:
    others = [region for region in REGIONS if region != "mordor"]
    t = duel.position(
        available=["c3-purple-06"], coins=RICH, units={region: {"sauron": 1} for region in others}
    )
    t.play("c3-purple-06", "march region:rohan", "to region:mordor")
    assert t.outcome() is None
    t.do("march region:gondor", "to region:rohan")
    assert t.outcome() is None


@pytest.mark.rule("Fine della partita: Conquista della Terra di Mezzo")
def test_a_move_can_conquer_and_stops_the_rest_of_the_turn(duel: Duel) -> None:
    others = [region for region in REGIONS if region != "mordor"]
    units = {region: {"sauron": 1} for region in others} | {"gondor": {"sauron": 2}}
    t = duel.position(available=["c3-purple-06"], coins=RICH, units=units)
    t.play("c3-purple-06", "march region:gondor", "to region:mordor")
    assert t.outcome() == (["sauron"], "conquest")
    assert t.asked() is None


@pytest.mark.ruling(39)
def test_victory_is_checked_after_each_effect_and_stops_the_turn(duel: Duel) -> None:
    others = [region for region in REGIONS if region != "gondor"]
    t = duel.position(
        coins=RICH,
        quest={"sauron": 12},
        units={region: {"sauron": 1} for region in others},
        tiles={"offered": ["minas-tirith"]},
    )
    t.take("minas-tirith")
    assert t.outcome() == (["sauron"], "conquest")
    assert t.quest("sauron") == 12


@pytest.mark.rule("Fine della partita: maggior numero di regioni")
@pytest.mark.ruling(40)
@both
def test_after_chapter_3_more_regions_win(duel: Duel, seat: str) -> None:
    t = duel.position(
        chapter=3,
        left=1,
        coins=RICH,
        units={"rohan": {seat: 1}, "gondor": {enemy(seat): 9}},
        fortresses={"lindon": seat, "arnor": seat, "enedwaith": enemy(seat)},
    )
    t.discard(t.can("discard")[0])
    assert t.outcome() == ([seat], "most-regions")


@pytest.mark.rule("Fine della partita: maggior numero di regioni")
def test_a_region_with_fortress_and_units_counts_once(duel: Duel) -> None:
    t = duel.position(
        chapter=3,
        left=1,
        coins=RICH,
        units={"rohan": {"sauron": 4}, "gondor": {"fellowship": 1}, "arnor": {"fellowship": 1}},
        fortresses={"rohan": "sauron"},
    )
    t.discard(t.can("discard")[0])
    assert t.outcome() == (["fellowship"], "most-regions")


@pytest.mark.rule("Fine della partita: maggior numero di regioni")
@pytest.mark.ruling(40)
def test_equal_regions_share_the_victory(duel: Duel) -> None:
    t = duel.position(chapter=3, left=1, coins=RICH)
    t.discard(t.can("discard")[0])
    assert t.outcome() == (["fellowship", "sauron"], "shared")


@pytest.mark.rule("Fine della partita: maggior numero di regioni")
def test_regions_count_only_after_the_effects_of_the_last_card(duel: Duel) -> None:
    t = duel.position(available=["c3-red-01"], left=1, coins=RICH)
    t.play("c3-red-01", "place region:rohan")
    assert t.outcome() == (["sauron"], "most-regions")


@pytest.mark.ruling(3)
@pytest.mark.ruling(41)
@pytest.mark.parametrize("value", ["optional", "forced"])
def test_an_extra_turn_after_the_last_card_of_chapter_3_is_void(duel: Duel, value: str) -> None:
    t = duel.position(
        available=["c3-yellow-02"],
        left=1,
        coins=RICH,
        tokens={"sauron": ["elves-1"]},
        options={"token-effects": value},
    )
    # Nobody is asked about it, and the log does not promise it.
    t.play("c3-yellow-02")
    assert t.told("extra-turn") == []
    assert t.outcome() == (["fellowship", "sauron"], "shared")


@pytest.mark.ruling(3)
def test_an_immediate_victory_by_the_last_card_comes_before_the_count(duel: Duel) -> None:
    t = duel.position(
        available=["c3-blue-04"],
        left=1,
        coins=RICH,
        quest={"sauron": 12},
        units={"lindon": {"fellowship": 1}, "arnor": {"fellowship": 1}},
    )
    t.play("c3-blue-04")
    assert t.outcome() == (["sauron"], "quest-of-the-ring")
