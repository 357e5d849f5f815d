"""The blunders of Duel: each is found, and each is excused."""

from __future__ import annotations

from typing import Any

from tests.bots.blunders.watching import BLUNDER, EXCUSED, NO_OPPORTUNITY, Judged, Watch

import mathom
from mathom.blunders import Detector
from mathom.games.duel import blunders
from mathom.games.duel.rules.facts import BONUS_STEPS, BONUSES, SLOTS
from mathom.games.duel.rules.game import DUEL
from mathom.games.duel.rules.staging import stage


def watch(
    detector: type[Detector[Any]], available: list[str], left: int = SLOTS, **position: Any
) -> Watch:
    """A position with these cards on top of the layout."""
    data = stage(position, available, left, [])
    return Watch(DUEL, mathom.from_position(data).state, detector)


def judged(
    detector: type[Detector[Any]], available: list[str], *do: str, **position: Any
) -> Judged:
    return watch(detector, available, **position).do(*do).judged


STEP = "c1-blue-01"
COINS = "c1-yellow-01"


def test_a_turn_that_wins_is_missed() -> None:
    near = {"turn": "sauron", "quest": {"sauron": 13}}
    found = judged(blunders.MissedWin, [STEP, COINS], f"play card:{COINS}", **near)
    assert found == BLUNDER
    assert judged(blunders.MissedWin, [STEP, COINS], f"play card:{STEP}", **near) == EXCUSED


def test_no_win_is_missed_where_there_is_none() -> None:
    far = {"turn": "sauron", "quest": {"sauron": 5}}
    found = judged(blunders.MissedWin, [STEP, COINS], f"play card:{COINS}", **far)
    assert found == NO_OPPORTUNITY


def test_the_opponent_is_allowed_to_win() -> None:
    near = {"turn": "fellowship", "quest": {"sauron": 13}}
    found = judged(blunders.AllowedWin, [STEP, COINS], f"play card:{COINS}", **near)
    assert found == BLUNDER
    assert judged(blunders.AllowedWin, [STEP, COINS], f"discard card:{STEP}", **near) == EXCUSED


def test_nobody_can_stop_two_threats() -> None:
    near = {"turn": "fellowship", "quest": {"sauron": 13}}
    two = [STEP, "c1-blue-02"]
    assert judged(blunders.AllowedWin, two, f"discard card:{STEP}", **near) == NO_OPPORTUNITY


def test_a_yellow_card_is_discarded() -> None:
    detector = blunders.YellowDiscarded
    assert judged(detector, [COINS], f"discard card:{COINS}", turn="sauron") == BLUNDER
    assert judged(detector, [COINS], f"play card:{COINS}", turn="sauron") == EXCUSED


def test_other_cards_may_be_discarded() -> None:
    found = judged(blunders.YellowDiscarded, [STEP], f"discard card:{STEP}", turn="sauron")
    assert found == NO_OPPORTUNITY


UNIT_BONUS = BONUS_STEPS[BONUSES.index("unit")]


def units(fellowship: int = 1, **of_sauron: int) -> dict[str, dict[str, int]]:
    """The units of Sauron; those of the Fellowship are in Lindon."""
    regions = ("arnor", "lindon", "enedwaith", "rhovanion", "rohan", "gondor", "mordor")
    found = {region: {"fellowship": 0, "sauron": of_sauron.get(region, 0)} for region in regions}
    found["lindon"]["fellowship"] = fellowship
    return found


RED = "c1-red-02"


def test_units_are_placed_where_they_change_nothing() -> None:
    there = {"turn": "sauron", "units": units(enedwaith=2, mordor=1)}
    do = (f"play card:{RED}", "place region:enedwaith")
    assert judged(blunders.IdleUnits, [RED], *do, **there) == BLUNDER


def test_units_may_strengthen_a_single_one() -> None:
    there = {"turn": "sauron", "units": units(enedwaith=1, mordor=1)}
    do = (f"play card:{RED}", "place region:enedwaith")
    assert judged(blunders.IdleUnits, [RED], *do, **there) == EXCUSED
    do = (f"play card:{RED}", "place region:rhovanion")
    assert judged(blunders.IdleUnits, [RED], *do, **there) == EXCUSED


MOVES = "c3-purple-06"


def march(detector: type[Detector[Any]], target: str, **of_sauron: int) -> Judged:
    """Sauron marches from Mordor to Gondor or Rohan."""
    return judged(
        detector,
        [MOVES],
        f"play card:{MOVES}",
        "march region:mordor",
        f"to region:{target}",
        turn="sauron",
        chapter=3,
        coins={"sauron": 9},
        units=units(**of_sauron),
    )


def test_a_march_gives_a_region_away() -> None:
    assert march(blunders.LostPresence, "gondor", mordor=1, gondor=1) == BLUNDER


def test_a_march_that_changes_one_region_for_another_loses_none() -> None:
    assert march(blunders.LostPresence, "rohan", mordor=1, gondor=1) == EXCUSED


def test_a_march_gains_nothing_although_another_would() -> None:
    assert march(blunders.IdleMarch, "gondor", mordor=2, gondor=1) == BLUNDER


def test_a_march_that_gains_a_region_is_well_done() -> None:
    assert march(blunders.IdleMarch, "rohan", mordor=2, gondor=1) == EXCUSED


REMOVAL = "c3-purple-04"


def removal(then: str, **position: Any) -> Judged:
    """Sauron may remove a unit of the Fellowship, which has one in Lindon."""
    return judged(
        blunders.SparedEnemy,
        [REMOVAL],
        f"play card:{REMOVAL}",
        then,
        turn="sauron",
        chapter=3,
        coins={"sauron": 9},
        units=units(mordor=2),
        **position,
    )


def test_a_removal_that_takes_a_region_is_not_used() -> None:
    assert removal("done") == BLUNDER
    assert removal("remove region:lindon") == EXCUSED


def test_a_removal_that_takes_no_region_may_be_left() -> None:
    assert removal("done", fortresses={"lindon": "fellowship"}) == NO_OPPORTUNITY


def bonus(then: str, **of_sauron: int) -> Judged:
    """The Nazgûl reach a bonus: a unit in any region."""
    return judged(
        blunders.DeclinedUnits,
        [STEP],
        f"play card:{STEP}",
        then,
        turn="sauron",
        quest={"sauron": UNIT_BONUS - 1},
        units=units(**of_sauron),
    )


def test_free_units_are_declined() -> None:
    assert bonus("decline", mordor=1) == BLUNDER
    assert bonus("place region:rohan", mordor=1) == EXCUSED


def test_units_that_win_no_region_may_be_declined() -> None:
    everywhere = dict.fromkeys(("arnor", "enedwaith", "rhovanion", "rohan", "gondor", "mordor"), 2)
    assert bonus("decline", fellowship=2, **everywhere) == NO_OPPORTUNITY
