"""Chapters and turns (Panoramica del capitolo)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.duel.table import Duel, DuelTable, both, enemy

from mathom.games.duel.rules.staging import chapter_of

FACE_DOWN = {1: [2, 3, 4, 9, 10, 11, 12, 13], 2: [6, 7, 8, 9, 10, 15, 16, 17]}
FACE_DOWN[3] = [2, 3, 4, 9, 10, 15, 16, 17]


@pytest.mark.rule("Panoramica e obiettivo")
def test_a_game_has_three_chapters(duel: Duel) -> None:
    t = duel.new(seed=3)
    chapters = [t.chapter()]
    while t.outcome() is None:
        t.discard(t.can("discard")[0])
        chapters.append(t.chapter())
    assert sorted(set(chapters)) == [1, 2, 3]
    assert chapters == sorted(chapters)
    assert [chapters.count(chapter) for chapter in (1, 2)] == [20, 20]


@pytest.mark.rule("Preparazione di un capitolo")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_twenty_cards_are_laid_out_and_three_go_face_down_to_the_discard(
    duel: Duel, chapter: int
) -> None:
    t = duel.new() if chapter == 1 else last_card(duel, chapter - 1)
    if chapter > 1:
        t.discard(t.can("discard")[0])
    layout = t.layout()
    assert [slot for slot in range(20) if layout[slot] == "face-down"] == FACE_DOWN[chapter]
    assert {chapter_of(card) for card in layout if card != "face-down"} == {chapter}
    assert t.now["set_aside"] == {"unseen": 3, "seen": [], "by": []}
    assert not [card for card in t.discards() if chapter_of(card) == chapter]


def last_card(duel: Duel, chapter: int, **rest: Any) -> DuelTable:
    """A table where one card of the chapter is left."""
    return duel.position(chapter=chapter, left=1, **rest)


@pytest.mark.rule("Panoramica del turno")
def test_sauron_begins(duel: Duel) -> None:
    assert duel.new().asked() == ("take-turn", "sauron")


@pytest.mark.rule("Panoramica del turno")
def test_seats_alternate(duel: Duel) -> None:
    t = duel.new()
    deciders = []
    for _ in range(6):
        deciders.append(t.match.decider)
        t.discard(t.can("discard")[0])
    assert deciders == ["sauron", "fellowship"] * 3


@pytest.mark.rule("Panoramica del turno")
def test_a_turn_takes_one_card_or_one_tile_and_nothing_else(duel: Duel) -> None:
    t = duel.position(
        available=["c1-grey-01"], coins={"sauron": 9}, tiles={"offered": ["bree", "erebor"]}
    )
    verbs = {action.split()[0] for action in t.actions()}
    assert verbs == {"play", "discard", "take"}
    assert t.refused("done") == "must-take-card-or-tile"
    assert t.refused("place region:rohan") == "must-take-card-or-tile"
    t.play("c1-grey-01")
    assert t.asked() == ("take-turn", "fellowship")


@pytest.mark.rule("A. Prendere 1 carta Capitolo")
def test_only_cards_that_nothing_covers_can_be_taken(duel: Duel) -> None:
    t = duel.position(available=["c1-grey-01"])
    layout = t.layout()
    assert t.can("discard") == layout[14:20]
    assert t.refused(f"play card:{layout[5]}") == "card-covered"
    assert t.refused(f"discard card:{layout[0]}") == "card-covered"


@pytest.mark.rule("A. Prendere 1 carta Capitolo")
def test_cards_that_are_not_in_the_layout_cannot_be_taken(duel: Duel) -> None:
    t = duel.position(
        available=["c2-grey-01"], areas={"sauron": ["c1-grey-01"]}, keep_hidden=["c2-red-05"]
    )
    assert t.refused("play card:c1-grey-01") == "card-not-in-layout"
    assert t.refused("discard card:c3-red-01") == "card-not-in-layout"
    assert t.refused("play card:c2-red-05") == "card-unseen"


@pytest.mark.rule("A. Prendere 1 carta Capitolo")
def test_a_partly_covered_card_waits_for_both_cards_above_it(duel: Duel) -> None:
    t = duel.position(chapter=2)
    left, right = t.layout()[18:20]
    t.discard(left)
    assert t.layout()[15] != "face-down"
    assert t.layout()[16:18] == ["face-down", "face-down"]
    assert t.can("discard") == [t.layout()[15], right]
    t.discard(right)
    assert t.can("discard") == t.layout()[15:18]


@pytest.mark.rule("Giocare la carta davanti a sé")
def test_a_played_card_is_paid_and_lies_before_its_player(duel: Duel) -> None:
    t = duel.position(available=["c1-blue-02"], coins={"sauron": 2})
    t.play("c1-blue-02")
    assert t.area("sauron") == ["c1-blue-02"]
    assert t.told("paid") == [("sauron", 1)]
    assert t.coins("sauron") == 1
    assert t.quest("sauron") == 1


@pytest.mark.rule("Giocare la carta davanti a sé")
def test_a_card_that_is_too_dear_cannot_be_played(duel: Duel) -> None:
    t = duel.position(available=["c1-blue-02"], coins={"sauron": 0})
    assert t.refused("play card:c1-blue-02") == "not-enough-coins"
    assert t.refused("discard card:c1-blue-02") is None


@pytest.mark.rule("Scartare la carta")
@pytest.mark.parametrize("chapter", [1, 2, 3])
@both
def test_a_discarded_card_brings_as_many_coins_as_the_chapter_number(
    duel: Duel, chapter: int, seat: str
) -> None:
    t = duel.position(chapter=chapter, turn=seat, coins={seat: 4})
    card = t.can("discard")[0]
    t.discard(card)
    assert t.coins(seat) == 4 + chapter
    assert t.told("coins-taken") == [(seat, chapter)]
    assert card in t.discards()
    assert t.area(seat) == []
    assert t.asked() == ("take-turn", enemy(seat))


@pytest.mark.ruling(7)
def test_a_turn_is_never_stuck_because_any_available_card_can_be_discarded(duel: Duel) -> None:
    t = duel.position(
        available=["c3-red-02", "c3-red-04"],
        coins={"sauron": 0},
        tiles={"offered": ["bree", "erebor", "isengard"]},
    )
    assert t.actions() == ["discard card:c3-red-02", "discard card:c3-red-04"]


@pytest.mark.rule("Scartare la carta: rivelare le carte disponibili")
@pytest.mark.ruling(6)
def test_cards_are_turned_over_at_the_end_of_the_turn(duel: Duel) -> None:
    t = duel.position(available=["c2-red-04", "c2-grey-01"], coins={"sauron": 3})
    t.play("c2-red-04")
    assert t.asked() == ("place-units", "sauron")
    assert t.layout()[15] == "face-down"
    t.do("place region:arnor")
    assert t.told("card-turned") == [(t.layout()[15],)]
    assert t.layout()[15] in t.can("discard")


@pytest.mark.rule("B. Prendere 1 tessera Punto di Interesse")
def test_only_tiles_that_lie_face_up_can_be_taken(duel: Duel) -> None:
    t = duel.position(coins={"sauron": 9}, tiles={"offered": ["bree"], "fellowship": ["erebor"]})
    assert t.can("take") == ["bree"]
    assert t.refused("take tile:isengard") == "tile-not-offered"
    assert t.refused("take tile:erebor") == "tile-not-offered"


@pytest.mark.rule("B. Prendere 1 tessera Punto di Interesse")
def test_a_tile_is_paid_for_and_brings_its_fortress_at_once(duel: Duel) -> None:
    t = duel.position(coins={"sauron": 7}, tiles={"offered": ["helms-deep", "erebor"]})
    t.take("helms-deep")
    assert t.coins("sauron") == 1
    assert t.now["tiles"]["sauron"] == ["helms-deep"]
    assert t.fortress("rohan") == "sauron"
    assert t.told("fortress-built") == [("sauron", "rohan")]


@pytest.mark.rule("B. Prendere 1 tessera Punto di Interesse")
def test_no_new_tile_is_turned_up_when_one_is_taken(duel: Duel) -> None:
    t = duel.position(coins={"sauron": 9}, tiles={"offered": ["bree", "helms-deep", "erebor"]})
    layout = t.layout()
    t.take("helms-deep")
    assert t.now["tiles"]["offered"] == ["bree", "erebor"]
    assert t.told("tile-offered") == []
    assert t.layout() == layout
    assert t.asked() == ("take-turn", "fellowship")


@pytest.mark.rule("B. Prendere 1 tessera Punto di Interesse")
@pytest.mark.ruling(4)
def test_the_row_of_tiles_stays_short_until_the_chapter_ends(duel: Duel) -> None:
    t = duel.position(chapter=2, coins={"sauron": 9}, tiles={"offered": ["helms-deep"]})
    t.take("helms-deep")
    while t.chapter() == 2:
        assert t.now["tiles"]["offered"] == []
        t.discard(t.can("discard")[0])
    assert len(t.now["tiles"]["offered"]) == 3


@pytest.mark.rule("B. Prendere 1 tessera Punto di Interesse")
def test_a_tile_that_is_too_dear_cannot_be_taken(duel: Duel) -> None:
    t = duel.position(coins={"sauron": 5}, tiles={"offered": ["bree"]})
    assert t.refused("take tile:bree") == "not-enough-coins"


@pytest.mark.rule("Fine del capitolo")
def test_a_chapter_ends_with_its_last_card(duel: Duel) -> None:
    t = duel.position(chapter=1, left=2)
    t.discard(t.can("discard")[0])
    assert t.chapter() == 1
    t.discard(t.can("discard")[0])
    assert t.chapter() == 2
    assert t.told("chapter-begins") == [(2,)]


@pytest.mark.rule("Fine del capitolo")
def test_new_tiles_are_turned_up_until_three_lie_face_up(duel: Duel) -> None:
    t = last_card(duel, 1, tiles={"offered": ["bree"], "sauron": ["erebor"]})
    t.discard(t.can("discard")[0])
    assert len(t.now["tiles"]["offered"]) == 3
    assert "bree" in t.now["tiles"]["offered"]
    assert len(t.told("tile-offered")) == 2


@pytest.mark.rule("Fine del capitolo")
def test_tiles_are_turned_up_only_while_there_are_some(duel: Duel) -> None:
    owned = ["barad-dur", "bree", "erebor"]
    t = last_card(duel, 2, tiles={"offered": [], "sauron": owned, "fellowship": ["isengard"]})
    t.discard(t.can("discard")[0])
    assert t.now["tiles"]["offered"] == ["grey-havens", "helms-deep", "minas-tirith"]
    t = last_card(
        duel, 2, tiles={"offered": ["isengard"], "sauron": [*owned, "grey-havens", "minas-tirith"]}
    )
    t.discard(t.can("discard")[0])
    assert t.now["tiles"]["offered"] == ["helms-deep", "isengard"]


@pytest.mark.rule("Fine del capitolo")
def test_play_goes_on_with_everything_that_was_won(duel: Duel) -> None:
    t = last_card(
        duel,
        1,
        areas={"sauron": ["c1-grey-01"]},
        coins={"sauron": 4, "fellowship": 6},
        quest={"sauron": 2},
    )
    t.discard(t.can("discard")[0])
    assert t.area("sauron") == ["c1-grey-01"]
    assert (t.coins("sauron"), t.coins("fellowship"), t.quest("sauron")) == (5, 6, 2)


@pytest.mark.rule("Fine del capitolo: nota")
@both
def test_who_ends_a_chapter_does_not_begin_the_next(duel: Duel, seat: str) -> None:
    t = last_card(duel, 1, turn=seat)
    t.discard(t.can("discard")[0])
    assert t.asked() == ("take-turn", enemy(seat))


@pytest.mark.rule("Fine del capitolo: nota")
@pytest.mark.ruling(2)
@both
def test_an_extra_turn_reaches_over_the_end_of_a_chapter(duel: Duel, seat: str) -> None:
    t = duel.position(available=["c1-yellow-01"], left=1, turn=seat, tokens={seat: ["elves-1"]})
    t.play("c1-yellow-01", "accept")
    assert t.chapter() == 2
    assert t.asked() == ("take-turn", seat)
    t.discard(t.can("discard")[0])
    assert t.asked() == ("take-turn", enemy(seat))


@pytest.mark.ruling(4)
def test_an_extra_turn_may_be_a_tile_and_a_tile_never_ends_a_chapter(duel: Duel) -> None:
    t = duel.position(
        available=["c1-yellow-01"],
        left=2,
        coins={"sauron": 9},
        tokens={"sauron": ["elves-1"]},
        tiles={"offered": ["helms-deep"]},
    )
    t.play("c1-yellow-01", "accept")
    t.take("helms-deep")
    assert t.chapter() == 1
    assert t.now["tiles"]["offered"] == []
    assert t.asked() == ("take-turn", "fellowship")


@pytest.mark.ruling(5)
def test_effects_of_the_last_card_are_done_before_the_next_chapter_is_laid_out(duel: Duel) -> None:
    t = duel.position(
        available=["c2-green-01"], left=1, areas={"sauron": ["c1-green-01"]}, turn="sauron"
    )
    t.play("c2-green-01", by_chance=["show token:dwarves-1", "show token:dwarves-2"])
    assert t.asked() == ("keep-token", "sauron")
    assert t.chapter() == 2
    assert t.layout() == ["lifted"] + ["taken"] * 19
    t.do("keep token:dwarves-1")
    assert t.chapter() == 3
