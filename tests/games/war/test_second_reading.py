"""Corners found by a second reading: the pool, flights, the limit of units, scarce recruits."""

from __future__ import annotations

import json
from random import Random
from time import perf_counter
from typing import Any

import pytest
from tests.games.war.table import ALL_AT_WAR, NO_CARDS, Board, free_dice, hand, shadow_dice

from mathom.engine.position import position
from mathom.engine.state import Tape
from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.facts import NATIONS, STANDARD_TILE, START_ARMIES, TILE_KIND, TILES
from mathom.games.war.rules.game import WAR
from mathom.games.war.rules.state import DRAWN, IN_POOL, REMOVED

REGULAR = "sauron-regular"
URUK = "isengard-regular"
SOUTHRON = "southrons-easterlings-regular"
STANDARD = [tile for tile in TILES if TILE_KIND[TILES.index(tile)] == STANDARD_TILE]


def board(**data: Any) -> Board:
    """Nobody holds cards and everybody is at war, unless it is said otherwise."""
    return Board(**{"cards": NO_CARDS, "nations": ALL_AT_WAR, **data})


def only(**armies: dict[str, int]) -> dict[str, dict[str, int]]:
    """These armies and no others; regions are written with underscores."""
    start: dict[str, dict[str, int]] = {army["region"]: {} for army in START_ARMIES}
    return {**start, **{region.replace("_", "-"): army for region, army in armies.items()}}


def drawn_but(*left: str) -> dict[str, str]:
    """All standard tiles have been drawn but some."""
    return {tile: "pool" if tile in left else "drawn" for tile in STANDARD}


def pool(t: Board) -> list[str]:
    """The tiles in the Hunt pool."""
    return [tile for tile in TILES if t.s.tiles[TILES.index(tile)] == IN_POOL]


# The Hunt pool.


@pytest.mark.rule("La Riserva della Caccia")
def test_the_pool_is_filled_again_as_soon_as_its_last_tile_leaves_it() -> None:
    t = board(
        dice={"free-peoples": {"character": 1}, "shadow": {"event": 1, "muster": 1}},
        cards=hand("shelobs-lair", seat="shadow"),
        fellowship={"mordor": 1},
        tiles=drawn_but("1-a"),
    )
    t.do("use die:character").roll("move-fellowship", "tile tile:1-a")
    assert pool(t) == STANDARD
    t.do("decline")
    t.do("use die:event", "play card:shelobs-lair")
    assert pool(t) == [*STANDARD, "shelobs-lair"]


@pytest.mark.rule("La Riserva della Caccia")
def test_the_pool_is_not_filled_while_a_special_tile_is_left_in_it() -> None:
    t = board(
        dice=free_dice(character=2),
        fellowship={"mordor": 1},
        tiles={**drawn_but("1-a"), "elven-cloaks": "pool"},
    )
    t.do("use die:character").roll("move-fellowship", "tile tile:1-a")
    assert pool(t) == ["elven-cloaks"]
    t.do("decline", "use die:character").roll("move-fellowship", "tile tile:elven-cloaks")
    assert pool(t) == STANDARD
    assert t.s.tiles[TILES.index("elven-cloaks")] == DRAWN


@pytest.mark.rule("La Riserva della Caccia")
def test_tiles_removed_for_good_do_not_come_back() -> None:
    t = board(
        dice=free_dice(character=1),
        fellowship={"mordor": 1},
        tiles={**drawn_but("1-a"), "eye-a": "removed"},
    )
    t.do("use die:character").roll("move-fellowship", "tile tile:1-a")
    assert "eye-a" not in pool(t)
    assert t.s.tiles[TILES.index("eye-a")] == REMOVED


def test_the_mithril_coat_never_draws_the_same_tile_again() -> None:
    t = board(
        dice=free_dice(character=1),
        cards={"mithril-coat-and-sting": {"at": "table"}},
        fellowship={"mordor": 1},
        tiles={**dict.fromkeys(STANDARD, "removed"), "1-a": "pool", "2-a": "drawn"},
    )
    t.do("use die:character").roll("move-fellowship", "tile tile:1-a")
    assert pool(t) == ["1-a", "2-a"]
    t.roll("invoke card:mithril-coat-and-sting", "tile tile:2-a")
    assert t.s.tile == TILES.index("2-a")
    assert pool(t) == ["1-a"]


# The Balrog.


@pytest.mark.ruling(29)
def test_the_balrog_reveals_nobody_after_a_declaration_in_a_captured_stronghold() -> None:
    t = Board(
        nations=ALL_AT_WAR,
        cards={"balrog-of-moria": {"at": "table"}},
        fellowship={"region": "moria", "progress": 2},
        control={"lorien": "shadow"},
        armies={"lorien": {REGULAR: 2}},
    )
    t.do("declare", "to place:dimrill-dale", "to place:lorien")
    assert t.s.corruption == 0
    t.roll("invoke card:balrog-of-moria", "tile tile:1-reveal-a")
    t.do("decline")
    assert t.s.corruption == 1
    assert t.s.revealed == 0


@pytest.mark.ruling(29)
def test_the_balrog_reveals_after_a_declaration_in_a_stronghold_of_the_shadow() -> None:
    t = Board(
        nations=ALL_AT_WAR,
        cards={"balrog-of-moria": {"at": "table"}},
        fellowship={"region": "hollin", "progress": 1},
        control={"moria": "free-peoples"},
        armies={"moria": {"elves-regular": 1}, "lorien": {}},
    )
    t.do("declare", "to place:moria").roll("invoke card:balrog-of-moria", "tile tile:1-reveal-a")
    t.do("decline")
    assert t.s.revealed == 1


# Nazgûl that fly to an army by a card, and then march with it or not.


def ringwraiths(**options: str) -> Board:
    """A Nazgûl flies to an army in Moria that had none, by The Ringwraiths Are Abroad."""
    t = board(
        options=options,
        dice=shadow_dice(event=1),
        cards=hand("the-ringwraiths-are-abroad", seat="shadow"),
        armies={"moria": {REGULAR: 3}, "barad-dur": {REGULAR: 1, "nazgul": 1}},
    )
    t.do("use die:event", "play card:the-ringwraiths-are-abroad")
    t.do("from place:barad-dur", "to place:moria", "done", "march")
    return t


@pytest.mark.ruling(30)
@pytest.mark.rule("Limitazioni al Movimento")
def test_an_army_marches_and_leaves_the_nazgul_that_flew_to_it() -> None:
    t = ringwraiths()
    t.do("from place:moria")
    assert not t.may("take figure:nazgul")
    t.do("all", "to place:dimrill-dale")
    assert t.at("dimrill-dale") == {REGULAR: 3}
    assert t.at("moria") == {"nazgul": 1}


@pytest.mark.ruling(30)
def test_with_the_option_the_nazgul_that_flew_march_along() -> None:
    t = ringwraiths(**{"nazgul-after-flight": "march"})
    t.do("from place:moria", "all", "to place:dimrill-dale")
    assert t.at("dimrill-dale") == {REGULAR: 3, "nazgul": 1}


@pytest.mark.ruling(30)
def test_a_nazgul_that_did_not_fly_must_go_along() -> None:
    t = board(
        dice=shadow_dice(event=1),
        cards=hand("the-ringwraiths-are-abroad", seat="shadow"),
        armies={"moria": {REGULAR: 2, "nazgul": 1}},
    )
    t.do("use die:event", "play card:the-ringwraiths-are-abroad", "done", "march")
    t.do("from place:moria", f"take figure:{REGULAR}")
    assert t.refused("done") == "army-incomplete"


@pytest.mark.ruling(30)
@pytest.mark.parametrize(("choice", "place"), [("stay", "moria"), ("march", "dimrill-dale")])
def test_the_black_captain_after_his_flight(choice: str, place: str) -> None:
    t = board(
        options={"nazgul-after-flight": choice} if choice != "stay" else {},
        dice=shadow_dice(event=1),
        cards=hand("the-black-captain-commands", seat="shadow"),
        characters={"witch-king": "barad-dur"},
        armies={"moria": {REGULAR: 3}},
    )
    t.do("use die:event", "play card:the-black-captain-commands", "move-minions")
    t.do("take figure:witch-king", "to place:moria", "done", "march")
    if "MarchFrom" in t.asked():
        t.do("from place:moria")
    t.do("all", "to place:dimrill-dale")
    assert t.at("dimrill-dale") == {REGULAR: 3}
    assert t.where("witch-king") == place


@pytest.mark.ruling(30)
def test_a_nazgul_that_marched_in_does_not_lead_others_out() -> None:
    t = board(
        dice=shadow_dice(event=1),
        cards=hand("the-ringwraiths-are-abroad", seat="shadow"),
        armies={"moria": {REGULAR: 2, "nazgul": 1}, "dimrill-dale": {REGULAR: 2}},
    )
    t.do("use die:event", "play card:the-ringwraiths-are-abroad", "done", "march")
    t.do("from place:moria", "all", "to place:dimrill-dale")
    assert t.refused("from place:dimrill-dale") == "army-cannot-march"


# The limit of ten units, which counts at the end of the action.


def two_sixes(die: str = "army") -> Board:
    """Six units in Moria and six others in Dimrill Dale, and nothing else around."""
    return board(
        dice=shadow_dice(**{die: 1}),
        armies=only(moria={REGULAR: 6, "nazgul": 1}, dimrill_dale={URUK: 6}, orthanc={URUK: 1}),
    ).do(f"use die:{die}", "march")


@pytest.mark.ruling(4)
@pytest.mark.rule("Limite d'ammassamento")
def test_two_armies_of_six_change_places_by_one_army_result() -> None:
    t = two_sixes()
    t.do("from place:moria", "all", "to place:dimrill-dale")
    assert t.at("dimrill-dale") == {REGULAR: 6, URUK: 6, "nazgul": 1}
    assert t.asked() == "shadow PickMarchers"
    assert not t.may("done")
    t.do("all", "to place:moria")
    assert t.at("moria") == {URUK: 6}
    assert t.at("dimrill-dale") == {REGULAR: 6, "nazgul": 1}
    assert t.asked() == "shadow TakeAction"


@pytest.mark.ruling(4)
def test_only_so_many_must_leave_that_ten_are_left() -> None:
    t = two_sixes()
    t.do("from place:moria", "all", "to place:dimrill-dale", f"take figure:{URUK}")
    # One alone would not be enough, so the second goes without asking.
    t.do("done", "to place:parth-celebrant")
    assert t.at("dimrill-dale") == {REGULAR: 6, URUK: 4, "nazgul": 1}
    assert t.at("parth-celebrant") == {URUK: 2}


@pytest.mark.ruling(4)
def test_one_army_alone_never_marches_to_more_than_ten() -> None:
    t = two_sixes("character")
    t.do("from place:moria") if t.may("from place:moria") else None
    t.do("all")
    assert t.refused("to place:dimrill-dale") == "army-too-large"


@pytest.mark.ruling(27)
@pytest.mark.rule("Condurre un Assedio: limitazioni")
def test_six_fresh_besiegers_relieve_six() -> None:
    t = board(
        dice=shadow_dice(army=1),
        armies={
            "rivendell": {REGULAR: 6},
            "rivendell-stronghold": {"elves-elite": 2},
            "trollshaws": {URUK: 6},
        },
        sieges=["rivendell"],
    )
    t.do("use die:army", "march", "from place:trollshaws", "all", "to place:rivendell")
    assert t.besieged("rivendell")
    if t.may("from place:rivendell"):
        t.do("from place:rivendell")
    t.do("all", "to place:trollshaws")
    assert t.besieged("rivendell")
    assert t.at("rivendell") == {URUK: 6}
    assert t.at("trollshaws") == {REGULAR: 6}


@pytest.mark.ruling(4)
@pytest.mark.parametrize("steps", [0, 2])
def test_nobody_comes_where_those_who_are_there_cannot_make_room(steps: int) -> None:
    t = board(
        dice=free_dice(army_muster=1),
        nations={**ALL_AT_WAR, "gondor": {"steps_to_war": steps, "active": True}},
        armies=only(
            folde={"rohan-regular": 6}, edoras={"gondor-regular": 6}, westemnet={REGULAR: 1}
        ),
    )
    t.do("use die:army-muster", "march")
    if t.may("from place:folde"):
        t.do("from place:folde")
    t.do("all")
    if steps:
        # Gondor is not at war: its units could go from there to no region of Rohan.
        assert t.refused("to place:edoras") == "army-too-large"
    else:
        t.do("to place:edoras", "all")
        assert t.at("edoras") == {"rohan-regular": 6}
        assert t.at("folde") == {"gondor-regular": 6}


@pytest.mark.ruling(4)
def test_four_armies_make_room_for_each_other_one_after_the_other() -> None:
    t = board(
        dice=shadow_dice(event=1),
        cards=hand("the-shadow-is-moving", seat="shadow"),
        armies=only(moria={REGULAR: 9}, dimrill_dale={REGULAR: 10}, parth_celebrant={URUK: 10}),
    )
    t.do("use die:event", "play card:the-shadow-is-moving")
    t.do("from place:moria", "all", "to place:dimrill-dale")
    assert t.refused("done") == "too-many-units"
    assert t.refused("from place:orthanc") == "no-army-there"
    t.do("from place:dimrill-dale", "all", "to place:parth-celebrant")
    # Only from there can an army march now, so it is taken without asking.
    t.do("all", "to place:fangorn")
    assert t.at("dimrill-dale") == {REGULAR: 9}
    assert t.at("parth-celebrant") == {REGULAR: 10}
    assert t.at("fangorn") == {URUK: 10}


CROWD = ["moria", "dimrill-dale", "parth-celebrant", "fangorn", "gap-of-rohan", "south-dunland"]


def crowds(seed: int) -> Board:
    """Armies of five to ten units in regions that touch, some not at war, some Nazgûl."""
    choice = Random(seed)
    nations = {**ALL_AT_WAR, "isengard": {"steps_to_war": choice.choice([0, 1]), "active": True}}
    left = {REGULAR: 36, URUK: 12}
    armies: dict[str, dict[str, int]] = {}
    for region in CROWD:
        kind = choice.choice([REGULAR, URUK])
        number = min(left[kind], choice.randint(5, 10))
        left[kind] -= number
        armies[region.replace("-", "_")] = {kind: number, "nazgul": choice.choice([0, 0, 1])}
    card = choice.choice(
        ["the-shadow-is-moving", "the-shadow-lengthens", "the-ringwraiths-are-abroad", "march"]
    )
    dice = shadow_dice(army=1, event=1)
    cards = {} if card == "march" else hand(card, seat="shadow")
    t = board(seed=seed, dice=dice, nations=nations, cards=cards, armies=only(**armies))
    if card == "march":
        return t.do("use die:army", "march")
    # A card that needs all nations of the Shadow at war may not be played by these.
    t.do("use die:event")
    return t.do(f"play card:{card}") if t.may(f"play card:{card}") else t.do("skip")


def march_at_random(t: Board, seed: int) -> bool:
    """March until the action is over; whether a region held too many units on the way."""
    choice = Random(seed)
    t.s.tape = tape = Tape()
    begun = 0
    over = False
    while "TakeAction" not in t.asked():
        assert "Trim" not in t.asked()
        offers = t.offers()
        # Rather fill a region up than not, and rather march on than be done.
        far = [offer for offer in offers if offer != "done"]
        text = choice.choice(far if far and choice.random() < 0.9 else offers)
        if "PickMarchers" in t.asked() and "all" in offers and choice.random() < 0.5:
            text = "all"
        begun += "MarchTo" in t.asked()
        t.do(text)
        over = over or any(sum(t.at(region).values()) > 11 for region in CROWD)
    told = [event.kind for event in tape.events]
    assert vocabulary.DISBANDED not in told
    assert told.count(vocabulary.MARCHED) >= begun
    return over


@pytest.mark.ruling(4)
def test_no_march_ends_in_too_many_units_or_in_nothing() -> None:
    crowded = [seed for seed in range(60) if march_at_random(crowds(seed), seed)]
    assert len(crowded) >= 5


@pytest.mark.ruling(4)
def test_four_armies_among_full_regions_need_no_long_search() -> None:
    """Trying all orders of marches took more than a minute for one choice."""
    elite, far_elite, uruk_elite = "sauron-elite", "southrons-easterlings-elite", "isengard-elite"
    t = board(
        dice=shadow_dice(event=1),
        control={"lorien": "shadow"},
        cards=hand("the-shadow-is-moving", seat="shadow"),
        armies=only(
            lorien={SOUTHRON: 2, REGULAR: 6},
            south_dunland={uruk_elite: 1, REGULAR: 3, far_elite: 2, elite: 1, SOUTHRON: 1},
            eastemnet={uruk_elite: 3, REGULAR: 2, far_elite: 3, SOUTHRON: 2},
            parth_celebrant={REGULAR: 4, URUK: 3, SOUTHRON: 2, uruk_elite: 1},
            western_brown_lands={
                REGULAR: 2, SOUTHRON: 2, URUK: 2, uruk_elite: 1, far_elite: 1, elite: 2,
            },
            hollin={REGULAR: 5, SOUTHRON: 2, elite: 3},
            dimrill_dale={URUK: 3, SOUTHRON: 3, REGULAR: 3},
            fangorn={SOUTHRON: 4, URUK: 3, REGULAR: 1},
        ),
    )  # fmt: skip
    t.do("use die:event", "play card:the-shadow-is-moving")
    began = perf_counter()
    t.do("from place:lorien", "all", "to place:dimrill-dale")
    t.do("from place:fangorn", "all", "to place:parth-celebrant")
    assert perf_counter() - began < 10
    assert t.refused("done") == "too-many-units"
    t.do("from place:parth-celebrant", "all")
    assert t.refused("to place:dimrill-dale") == "army-too-large"
    t.do("to place:south-anduin-vale", "all", "to place:north-anduin-vale")
    assert t.asked() == "shadow TakeAction"
    assert sum(t.at("dimrill-dale").values()) == sum(t.at("parth-celebrant").values()) == 8


# Cards that recruit when figures are scarce.


def scarce(card: str, left: int, **data: Any) -> Board:
    """A card of the Shadow is played with so many regulars of its nation as reinforcements."""
    kind = URUK if card == "a-new-power-is-rising" else data.pop("kind", REGULAR)
    box = {URUK: 12, REGULAR: 36, SOUTHRON: 24}[kind]
    armies: dict[str, dict[str, int]] = {}
    spare = iter(["enedwaith", "andrast", "druwaith_iaur", "minhiriath"])
    while box > left:
        armies[next(spare)] = {kind: min(10, box - left)}
        box -= 10
    t = board(
        dice=shadow_dice(muster=1),
        cards=hand(card, seat="shadow"),
        characters={"saruman": "orthanc"},
        armies=only(**{**armies, **data}),
    )
    return t.do("use die:muster", f"play card:{card}")


@pytest.mark.ruling(19)
@pytest.mark.rule("Usare una Carta Evento per Reclutare Truppe")
def test_a_new_power_with_too_few_regulars_asks_where() -> None:
    elites = {"gap_of_rohan": {"isengard-elite": 6}}
    t = scarce("a-new-power-is-rising", 3, **elites)
    assert t.offers() == [
        "recruit-in place:north-dunland",
        "recruit-in place:orthanc",
        "recruit-in place:south-dunland",
    ]
    t.do("recruit-in place:south-dunland", "recruit-in place:orthanc")
    assert t.offers() == [
        "recruit-in place:north-dunland",
        "recruit-in place:orthanc",
        "recruit-in place:south-dunland",
    ]
    t.do("recruit-in place:orthanc")
    assert (t.at("south-dunland"), t.at("orthanc")) == ({URUK: 1}, {URUK: 2})
    assert t.at("north-dunland") == {}


def test_a_new_power_with_enough_figures_asks_only_for_orthanc() -> None:
    t = scarce("a-new-power-is-rising", 5)
    t.do("recruit figure:isengard-elite")
    assert t.offers() == ["recruit figure:isengard-regular", "recruit figure:isengard-elite"]
    t.do("recruit figure:isengard-elite")
    assert t.at("orthanc") == {"isengard-elite": 2}
    assert (t.at("north-dunland"), t.at("south-dunland")) == ({URUK: 2}, {URUK: 2})


def test_regions_are_forgotten_when_a_card_has_recruited_in_all_of_them() -> None:
    t = scarce("a-new-power-is-rising", 5)
    assert t.asked() == "shadow RecruitEither"
    assert '"recruited"' not in json.dumps(position(WAR, t.s))


def test_at_orthanc_elites_come_when_no_regular_is_left() -> None:
    t = scarce("a-new-power-is-rising", 0)
    assert t.at("orthanc") == {"isengard-elite": 2}
    assert t.at("north-dunland") == {}


@pytest.mark.ruling(19)
def test_orcs_multiply_where_the_shadow_likes() -> None:
    t = scarce("orcs-multiplying-again", 4)
    t.do("recruit-in place:mount-gundabad", "recruit-in place:mount-gundabad")
    t.do("recruit-in place:mount-gundabad")
    assert t.at("mount-gundabad") == {REGULAR: 3}
    assert t.at("dol-guldur") == {REGULAR: 1}
    t = scarce("orcs-multiplying-again", 6)
    assert t.at("mount-gundabad") == t.at("dol-guldur") == {REGULAR: 3}


@pytest.mark.ruling(19)
def test_monsters_are_roused_where_the_shadow_likes() -> None:
    t = scarce("monsters-roused", 2)
    t.do("recruit-in place:weather-hills", "recruit-in place:angmar")
    assert t.at("weather-hills") == t.at("angmar") == {REGULAR: 1}
    assert t.at("ettenmoors") == {}
    assert t.at("trollshaws") == {"sauron-elite": 1}


@pytest.mark.ruling(19)
def test_many_kings_with_three_figures_may_send_one_to_each_of_three_places() -> None:
    t = scarce("many-kings-to-the-service-of-mordor", 3, kind=SOUTHRON)
    t.do("recruit-in place:umbar", "recruit-in place:near-harad", "recruit-in place:far-harad")
    assert t.at("umbar") == t.at("near-harad") == t.at("far-harad") == {SOUTHRON: 1}
    t = scarce("many-kings-to-the-service-of-mordor", 5, kind=SOUTHRON)
    t.do("recruit-in place:umbar", "recruit-in place:near-harad", "recruit-in place:far-harad")
    assert t.refused("recruit-in place:north-rhun") == "cannot-recruit-there"
    t.do("recruit-in place:umbar", "recruit-in place:far-harad")
    assert t.at("umbar") == t.at("far-harad") == {SOUTHRON: 2}


# Cards that are played on an army, and the nations of a lone player against two.


@pytest.mark.ruling(31)
def test_through_a_day_and_a_night_needs_an_army_that_can_march() -> None:
    besieged = {
        "helms-deep": {URUK: 3},
        "helms-deep-stronghold": {"rohan-regular": 2},
    }
    card = "through-a-day-and-a-night"
    t = board(
        dice=free_dice(event=1),
        cards=hand(card),
        characters={"boromir": "helms-deep-stronghold"},
        armies=besieged,
        sieges=["helms-deep"],
    )
    assert t.do("use die:event").refused(f"play card:{card}") == "event-condition"
    t = board(
        dice=free_dice(event=1),
        cards=hand(card),
        characters={"boromir": "edoras"},
        armies=besieged,
        sieges=["helms-deep"],
    )
    assert t.do("use die:event").may(f"play card:{card}")


@pytest.mark.ruling(31)
@pytest.mark.parametrize("card", ["grond-hammer-of-the-underworld", "the-fighting-uruk-hai"])
def test_no_card_attacks_a_stronghold_that_may_not_be_attacked(card: str) -> None:
    def besiegers(**table: dict[str, str]) -> Board:
        return board(
            dice=shadow_dice(event=1),
            cards={**hand(card, seat="shadow"), **table},
            characters={"witch-king": "lorien", "saruman": "orthanc"},
            armies={"lorien": {URUK: 3}, "lorien-stronghold": {"elves-elite": 1}},
            sieges=["lorien"],
        ).do("use die:event")

    assert besiegers().may(f"play card:{card}")
    barred = besiegers(**{"a-power-too-great": {"at": "table"}})
    assert barred.refused(f"play card:{card}") == "event-condition"


def woses(**armies: dict[str, int]) -> Board:
    """A lone player against two has just mustered for Rohan, and holds Paths of the Woses."""
    t = board(
        seats=3,
        dice={"free-peoples": {"muster": 1, "event": 2}, "shadow": {"muster": 1}},
        cards=hand("paths-of-the-woses"),
        armies=only(minas_tirith={"gondor-regular": 1}, **armies),
    )
    t.do("use die:muster", "muster", "recruit figure:rohan-elite", "recruit-in place:folde")
    t.do("use die:muster", "skip")
    return t.do("use die:event")


@pytest.mark.ruling(20)
@pytest.mark.rule("Partita a 3 giocatori")
def test_three_players_the_woses_lead_no_nation_twice_in_a_row() -> None:
    t = woses(edoras={"rohan-regular": 2})
    assert t.refused("play card:paths-of-the-woses") == "nation-used-last"
    t = woses(edoras={"rohan-regular": 2, "gondor-regular": 1})
    t.do("play card:paths-of-the-woses")
    if t.may("from place:edoras"):
        t.do("from place:edoras")
    # The men of Rohan go only if others lead them.
    assert t.offers() == ["take figure:gondor-regular", "all"]
    t.do("take figure:gondor-regular", "done")
    assert t.at("minas-tirith") == {"gondor-regular": 2}


@pytest.mark.ruling(20)
def test_three_players_the_woses_carry_rohan_after_another_nation() -> None:
    t = board(
        seats=3,
        dice={"free-peoples": {"event": 2}, "shadow": {}},
        cards=hand("paths-of-the-woses"),
        armies=only(minas_tirith={"gondor-regular": 1}, edoras={"rohan-regular": 2}),
    )
    t.do("use die:event", "play card:paths-of-the-woses")
    t.do("all", "decline")
    assert t.at("minas-tirith") == {"gondor-regular": 1, "rohan-regular": 2}
    # That was an action for Rohan.
    t.do("use die:event")
    assert t.s.last_nations == 1 << NATIONS.index("rohan")
