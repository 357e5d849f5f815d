"""The eighteen alliance tokens (Scheda Riassuntiva: segnalini Alleanza)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.duel.table import Duel, DuelTable, both, enemy

from mathom.games.duel.rules.facts import REGIONS

RICH = {"fellowship": 12, "sauron": 12}

SECOND_SYMBOL = {"ents": ("c3-green-03", "c3-green-04"), "wizards": ("c3-green-01", "c3-green-02")}

pytestmark = pytest.mark.rule("Scheda Riassuntiva: segnalini Alleanza")


def gain(duel: Duel, token: str, seat: str, **rest: Any) -> DuelTable:
    """A table where a seat has just gained an immediate token by a pair of its race."""
    race = token.split("-")[0]
    held, second = SECOND_SYMBOL[race]
    t = duel.position(
        available=[second],
        turn=seat,
        coins=RICH,
        areas={seat: [held]},
        stacks={race: {"top": token}},
        **rest,
    )
    return t.play(second, f"keep token:{token}")


@both
def test_elves_1_gives_an_extra_turn_for_a_yellow_card(duel: Duel, seat: str) -> None:
    t = duel.position(
        available=["c1-yellow-01", "c1-grey-01"], turn=seat, tokens={seat: ["elves-1"]}
    )
    t.play("c1-yellow-01", "accept")
    assert t.asked() == ("take-turn", seat)
    t.play("c1-grey-01")
    assert t.asked() == ("take-turn", enemy(seat))


@both
def test_elves_2_sends_red_units_to_any_region(duel: Duel, seat: str) -> None:
    t = duel.position(
        available=["c2-red-04"], turn=seat, coins=RICH, units={}, tokens={seat: ["elves-2"]}
    )
    t.play("c2-red-04")
    assert t.can("place") == REGIONS
    t.do("place region:mordor")
    assert t.army(seat) == {"mordor": 2}


@both
def test_elves_3_is_one_skill_of_any_kind_in_each_turn(duel: Duel, seat: str) -> None:
    t = duel.position(
        available=["c1-red-01", "c1-green-01", "c1-yellow-01"],
        turn=seat,
        coins={seat: 0},
        tokens={seat: ["elves-3"]},
    )
    t.play("c1-red-01", "place region:rohan")
    assert t.told("token-helped") == [(seat, "elves-3")]
    t.discard("c1-yellow-01")
    t.play("c1-green-01")
    assert t.told("token-helped") == [(seat, "elves-3")]
    assert t.coins(seat) == 0
    dear = duel.position(
        available=["c2-red-01"], turn=seat, coins={seat: 2}, tokens={seat: ["elves-3"]}
    )
    dear.play("c2-red-01")
    assert dear.told("paid") == [(seat, 2)]


def test_elves_3_covers_no_coins(duel: Duel) -> None:
    t = duel.position(available=["c1-blue-02"], coins={"sauron": 0}, tokens={"sauron": ["elves-3"]})
    assert t.refused("play card:c1-blue-02") == "not-enough-coins"


def test_elves_3_helps_with_tiles_too(duel: Duel) -> None:
    t = duel.position(
        coins={"sauron": 5}, tokens={"sauron": ["elves-3"]}, tiles={"offered": ["bree"]}
    )
    t.take("bree")
    assert t.told("paid") == [("sauron", 5)]


@both
def test_dwarves_1_waives_the_coins_for_fortresses_but_not_the_skills(
    duel: Duel, seat: str
) -> None:
    t = duel.position(
        turn=seat,
        coins=RICH,
        fortresses={"lindon": seat, "gondor": seat},
        tokens={seat: ["dwarves-1"]},
        tiles={"offered": ["helms-deep"]},
    )
    t.take("helms-deep")
    assert t.told("paid") == [(seat, 6)]
    assert t.told("token-helped") == [(seat, "dwarves-1")]


@both
def test_dwarves_2_gives_an_extra_turn_for_a_tile(duel: Duel, seat: str) -> None:
    t = duel.position(
        turn=seat,
        coins=RICH,
        tokens={seat: ["dwarves-2"]},
        tiles={"offered": ["helms-deep", "isengard"]},
    )
    t.take("helms-deep", "accept")
    assert t.asked() == ("take-turn", seat)
    t.discard(t.can("discard")[0])
    assert t.asked() == ("take-turn", enemy(seat))


@both
def test_dwarves_3_gives_two_moves_for_a_green_card(duel: Duel, seat: str) -> None:
    t = duel.position(
        available=["c1-green-02"],
        turn=seat,
        coins=RICH,
        units={"arnor": {seat: 1}},
        tokens={seat: ["dwarves-3"]},
    )
    t.play("c1-green-02", "march region:arnor", "to region:enedwaith")
    t.do("march region:enedwaith", "to region:rohan")
    assert t.army(seat) == {"rohan": 1}
    assert t.asked() == ("take-turn", enemy(seat))


@both
def test_hobbits_1_is_one_more_race_for_the_victory(duel: Duel, seat: str) -> None:
    t = duel.position(
        available=["c3-green-01"],
        turn=seat,
        coins=RICH,
        areas={seat: ["c1-green-01", "c1-green-02", "c1-green-03", "c1-green-04"]},
        trio_used=[seat],
        tokens={seat: ["hobbits-1"]},
    )
    assert t.player(seat)["races_supporting"] == 5
    t.play("c3-green-01")
    assert t.outcome() == ([seat], "support-of-the-races")


@both
def test_hobbits_2_brings_a_unit_for_a_blue_card(duel: Duel, seat: str) -> None:
    t = duel.position(available=["c1-blue-01"], turn=seat, units={}, tokens={seat: ["hobbits-2"]})
    t.play("c1-blue-01")
    assert t.can("place") == REGIONS
    t.do("place region:lindon")
    assert t.army(seat) == {"lindon": 1}


@both
def test_hobbits_3_brings_three_coins_for_a_chain(duel: Duel, seat: str) -> None:
    t = duel.position(
        available=["c2-blue-02", "c2-yellow-02"],
        turn=seat,
        coins={seat: 0},
        areas={seat: ["c1-blue-04"]},
        tokens={seat: ["hobbits-3"]},
    )
    t.play("c2-blue-02")
    assert t.coins(seat) == 3


def test_hobbits_3_pays_nothing_for_a_card_that_is_free_or_paid(duel: Duel) -> None:
    t = duel.position(
        available=["c1-grey-01"], coins={"sauron": 1}, tokens={"sauron": ["hobbits-3"]}
    )
    t.play("c1-grey-01")
    assert t.coins("sauron") == 1


@both
def test_humans_1_advances_the_quest_for_a_yellow_card(duel: Duel, seat: str) -> None:
    t = duel.position(available=["c1-yellow-01"], turn=seat, tokens={seat: ["humans-1"]})
    t.play("c1-yellow-01")
    assert t.quest(seat) == 1


@both
def test_humans_2_adds_a_unit_to_a_red_card_in_the_same_region(duel: Duel, seat: str) -> None:
    t = duel.position(
        available=["c2-red-04"], turn=seat, coins=RICH, units={}, tokens={seat: ["humans-2"]}
    )
    t.play("c2-red-04", "place region:arnor")
    assert t.army(seat) == {"arnor": 3}


@both
@pytest.mark.parametrize(("chapter", "coins"), [(1, 2), (2, 4), (3, 6)])
def test_humans_3_doubles_the_coins_of_a_discard(
    duel: Duel, seat: str, chapter: int, coins: int
) -> None:
    t = duel.position(chapter=chapter, turn=seat, coins={seat: 1}, tokens={seat: ["humans-3"]})
    t.discard(t.can("discard")[0])
    assert t.coins(seat) == 1 + coins


@both
def test_ents_1_gives_an_extra_turn_at_once(duel: Duel, seat: str) -> None:
    t = gain(duel, "ents-1", seat).do("accept")
    assert t.asked() == ("take-turn", seat)
    t.discard(t.can("discard")[0])
    assert t.asked() == ("take-turn", enemy(seat))


@both
def test_ents_2_razes_an_enemy_fortress(duel: Duel, seat: str) -> None:
    foe = enemy(seat)
    t = gain(
        duel,
        "ents-2",
        seat,
        fortresses={"rohan": foe, "mordor": foe, "lindon": seat},
        tiles={"offered": [], foe: ["helms-deep", "barad-dur"], seat: ["grey-havens"]},
    )
    assert t.can("raze") == ["rohan", "mordor"]
    t.do("raze region:mordor")
    assert t.fortress("mordor") is None
    assert t.now["tiles"][foe] == ["barad-dur", "helms-deep"]
    assert t.asked() == ("take-turn", foe)


@pytest.mark.ruling(18)
def test_ents_2_may_be_declined(duel: Duel) -> None:
    t = gain(duel, "ents-2", "sauron", fortresses={"rohan": "fellowship"}).do("decline")
    assert t.fortress("rohan") == "fellowship"


@pytest.mark.ruling(20)
def test_ents_2_without_a_target_does_nothing(duel: Duel) -> None:
    t = gain(duel, "ents-2", "sauron", fortresses={"rohan": "sauron"})
    assert t.asked() == ("take-turn", "fellowship")


@both
def test_ents_3_is_three_times_a_move_a_removal_or_a_coin(duel: Duel, seat: str) -> None:
    foe = enemy(seat)
    t = gain(duel, "ents-3", seat, units={"arnor": {seat: 1}, "mordor": {foe: 2}})
    t.do("rob", "remove region:mordor", "march region:arnor", "to region:lindon")
    assert t.coins(foe) == RICH[foe] - 1
    assert t.units("mordor")[foe] == 1
    assert t.army(seat) == {"lindon": 1}
    assert t.asked() == ("take-turn", foe)


def test_ents_3_may_repeat_one_of_them(duel: Duel) -> None:
    t = gain(duel, "ents-3", "sauron").do("rob", "rob", "rob")
    assert t.coins("fellowship") == RICH["fellowship"] - 3
    assert t.asked() == ("take-turn", "fellowship")


def test_ents_3_robs_nobody_who_has_no_coins(duel: Duel) -> None:
    t = duel.position(
        available=["c3-green-04"],
        coins={"sauron": 4, "fellowship": 1},
        areas={"sauron": ["c3-green-03"]},
        stacks={"ents": {"top": "ents-3"}},
        units={},
    )
    t.play("c3-green-04", "keep token:ents-3", "rob")
    assert t.coins("fellowship") == 0
    assert t.asked() == ("take-turn", "fellowship")


@both
def test_wizards_1_advances_the_quest_by_two(duel: Duel, seat: str) -> None:
    t = gain(duel, "wizards-1", seat)
    assert t.quest(seat) == 2


@both
@pytest.mark.parametrize(
    ("first", "second", "army"),
    [("lindon", "gondor", {"lindon": 1, "gondor": 1}), ("rohan", "rohan", {"rohan": 2})],
)
def test_wizards_2_brings_two_units_to_one_or_two_regions(
    duel: Duel, seat: str, first: str, second: str, army: dict[str, int]
) -> None:
    t = gain(duel, "wizards-2", seat, units={})
    assert t.can("place") == REGIONS
    t.do(f"place region:{first}", f"place region:{second}")
    assert t.army(seat) == army
    assert t.asked() == ("take-turn", enemy(seat))


@both
def test_wizards_3_plays_a_card_of_the_discard(duel: Duel, seat: str) -> None:
    t = gain(duel, "wizards-3", seat, units={})
    assert t.asked() == ("recover-card", seat)
    t.do("recover card:c2-red-01", "place region:gondor")
    assert t.army(seat) == {"gondor": 2}
    assert t.asked() == ("take-turn", enemy(seat))


def test_a_token_helps_its_owner_only(duel: Duel) -> None:
    t = duel.position(
        available=["c1-yellow-01"],
        turn="fellowship",
        tokens={"sauron": ["elves-1", "humans-1", "elves-2"]},
    )
    t.play("c1-yellow-01")
    assert t.quest("fellowship") == t.quest("sauron") == 0
    assert t.asked() == ("take-turn", "sauron")


def test_lasting_tokens_work_each_time(duel: Duel) -> None:
    t = duel.position(
        available=["c1-yellow-01", "c1-yellow-02", "c1-yellow-03"],
        tokens={"sauron": ["elves-1", "humans-1"]},
    )
    for card in ("c1-yellow-01", "c1-yellow-02", "c1-yellow-03"):
        t.play(card, "accept")
        assert t.asked() == ("take-turn", "sauron")
    assert t.quest("sauron") == 3


@pytest.mark.ruling(21)
def test_tokens_for_red_cards_leave_other_units_alone(duel: Duel) -> None:
    red = {"sauron": ["elves-2", "humans-2", "hobbits-2"]}
    t = duel.position(
        coins=RICH, units={}, tokens=red, tiles={"offered": ["helms-deep"]}, turn="sauron"
    )
    t.take("helms-deep")
    assert t.army("sauron") == {"rohan": 3}
    t = duel.position(available=["c1-blue-01"], units={}, tokens=red, quest={"sauron": 5})
    t.play("c1-blue-01", "place region:lindon", "place region:lindon")
    assert t.army("sauron") == {"lindon": 2}


@pytest.mark.ruling(33)
def test_printed_effects_come_before_what_tokens_add(duel: Duel) -> None:
    t = duel.position(
        available=["c1-yellow-01"], tokens={"sauron": ["elves-1", "humans-1"]}, turn="sauron"
    )
    t.play("c1-yellow-01", "accept")
    names = [name for name, *_ in t.heard(1) if name in ("coins-taken", "quest-advanced")]
    assert names == ["coins-taken", "quest-advanced"]
    assert t.asked() == ("take-turn", "sauron")
