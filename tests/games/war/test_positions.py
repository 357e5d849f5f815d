"""Positions of War are readable: ids for everything, in the midst of battles, marches and Hunts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.games.war.table import Board

from mathom.bots.levels import make_bot
from mathom.engine.errors import BadNotation
from mathom.engine.laws import random_settings
from mathom.engine.perspective import Perspective
from mathom.engine.position import Reader, load, position
from mathom.engine.state import State
from mathom.engine.step import deciders, legal, play
from mathom.games.war.rules import step_notation
from mathom.games.war.rules.battle_notation import battle_text, is_battle, read_battle
from mathom.games.war.rules.game import WAR
from mathom.games.war.rules.notation import KEYS
from mathom.games.war.rules.older_notation import PENDING, pending_values
from mathom.games.war.rules.position_checks import BOUNDS
from mathom.games.war.rules.staging import stage
from mathom.games.war.rules.state import (
    ATTACKER,
    BATTLE_SIZE,
    KIND,
    NO_BATTLE,
    WarState,
)
from mathom.table import events as e
from mathom.table.fold import fold
from mathom.table.snapshot import restore, snapshot

Json = dict[str, Any]

COUNTS = {
    "turn", "cycle", "progress", "corruption", "mordor", "steps_to_war", "eye_worth", "damage",
    "bonus", "successes", "allotted", "round", "rounds", "dice_round", "relief", "combat_bonus",
    "leader_bonus", "fewer_dice", "most_dice", "hits", "reroll_hits", "extra_hits", "early_hits",
    "landed", "misses", "forfeited", "hits_on", "extra_range", "level",
}  # fmt: skip
"""Keys whose values are counts, anywhere in a position."""

STEP_COUNTS = {
    "left", "most", "eye", "groups", "steps", "hits", "moment", "dice", "on",
}  # fmt: skip
"""Numbers of steps that are counts."""


def states(seed: int, by_bot: bool) -> Iterator[WarState]:
    """The states of a game, of two, three and four players in turn."""
    chance = Random(seed)
    seats = WAR.seats[seed % len(WAR.seats)]
    bots = [make_bot("greedy", WAR, seed * 4 + seat) for seat in range(seats)]
    s = WAR.new(seed, random_settings(WAR, seed), seats)
    while s.outcome is None:
        yield s
        seat = deciders(s)[0]
        chosen = bots[seat].choose(Perspective(WAR, s, seat)) if by_bot else None
        play(s, chosen if chosen is not None else chance.choice(legal(s, seat)), seat)
    yield s


def through_text(s: WarState) -> Json:
    found: Json = json.loads(json.dumps(position(WAR, s)))
    return found


def older(s: WarState) -> Json:
    """The position as older versions wrote it: the numbers of the state."""
    data = through_text(s)
    data["battle"] = s.battle[:]
    data["fought"] = s.fought[:]
    data["arrived"] = s.arrived[:]
    data["apart"] = s.apart[:]
    pairs = zip(PENDING, pending_values(s), strict=True)
    data["pending"] = {name: value for name, value in pairs if value != 0}
    data["agenda"] = [
        {"step": kind.name, **dict(zip(kind.fields, kind.numbers(step), strict=True))}
        for step in s.agenda
        for kind in [WAR.steps[WAR.step_index[type(step)]]]
    ]
    return data


def all_of(s: State) -> list[int]:
    assert isinstance(s, WarState)
    return [*WAR.fingerprint(s), *s.offers, s.r0, s.r1, s.r2, s.r3]


def bare_numbers(data: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Where numbers are that are not counts."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from bare_numbers(value, (*path, key))
    elif isinstance(data, list):
        for value in data:
            yield from bare_numbers(value, path)
    elif isinstance(data, int) and not isinstance(data, bool) and not is_count(path, data):
        yield (*path, str(data))


def is_count(path: tuple[str, ...], number: int) -> bool:
    """Whether a number at a path is a small count, a number of figures or dice, or a die."""
    if not -20 <= number <= 120 and path != ("turn",):
        return False
    if path[0] == "agenda" and len(path) == 2:
        return path[1] in STEP_COUNTS
    figures = {"figures", "armies", "lost", "dice", "rerolled", "units", "regions", "hunt_box"}
    return path[-1] in COUNTS or bool(figures & {*path}) or path[-2:-1] == ("rings",)


MIDST: dict[str, Any] = {
    "a battle": lambda s: s.battle[KIND] != NO_BATTLE,
    "a fought battle": lambda s: len(s.fought) > 0,
    "picked figures": lambda s: s.pick_host != 0,
    "picked companions": lambda s: s.pick_host == 0 and s.pick_mask != 0,
    "figures that moved": lambda s: len(s.arrived) > 0,
    "a tile": lambda s: s.tile >= 0,
    "a Hunt roll": lambda s: s.hunt_dice != 0,
    "a recruiting card": lambda s: s.held != 0,
    "used nations": lambda s: s.last_nations != 0,
    "armies apart": lambda s: len(s.apart) > 0,
}


@pytest.mark.parametrize("by_bot", [False, True])
def test_positions_have_ids_and_load_as_the_same_state(by_bot: bool) -> None:
    met: set[str] = set()
    for seed in range(3):
        for number, s in enumerate(states(seed, by_bot)):
            now = {name for name, holds in MIDST.items() if holds(s)}
            if number % 9 and now <= met:
                continue
            met |= now
            data = through_text(s)
            assert list(bare_numbers({key: data[key] for key in KEYS})) == []
            assert list(bare_numbers({"agenda": data["agenda"]})) == []
            assert all_of(load(WAR, data)) == all_of(s)
            assert all_of(load(WAR, older(s))) == all_of(s)
    assert by_bot or met == {*MIDST}


def test_a_packed_number_is_found() -> None:
    """The test above would find the numbers of the state."""
    s = next(s for s in states(2, False) if s.battle[KIND] != NO_BATTLE)
    data = older(s)
    found = {path[0] for path in bare_numbers({key: data[key] for key in [*KEYS, "agenda"]})}
    assert found >= {"battle", "pending", "agenda"}


def in_battle() -> Board:
    """Sauron attacks Osgiliath; both armies have rolled, and the attackers take hits."""
    armies = {
        "south-ithilien": "4 sauron-regular sauron-elite nazgul",
        "osgiliath": "4 gondor-regular gondor-elite boromir",
    }
    t = Board(**stage(shadow="army muster", armies=armies, at_war="all", bare=True))
    t.do("use die:army", "attack").roll(
        "all", "6", "1", "1", "1", "1", "5", "1", "1", "1", "1", "1", "1"
    )
    return t


def test_a_battle_reads_like_one() -> None:
    data = json.loads(json.dumps(position(WAR, in_battle().s)))
    assert data["battle"]["kind"] == "field"
    assert data["battle"]["side"] == "shadow"
    assert data["battle"]["from"] == "south-ithilien"
    assert data["battle"]["at"] == "osgiliath"
    assert data["battle"]["round"] == 1
    attacker, defender = data["battle"]["attacker"], data["battle"]["defender"]
    assert attacker["roll"]["dice"] == [6, 1, 1, 1, 1]
    assert attacker["before"]["figures"]["nazgul"] == 1
    assert defender["before"] == {
        "figures": {"gondor-regular": 4, "gondor-elite": 1},
        "characters": ["boromir"],
    }
    assert data["agenda"][-1]["seat"] == "shadow"
    assert data["agenda"][-1]["place"] == "south-ithilien"
    assert data["pending"]["die"] == "army"


def test_every_number_of_a_battle_is_written_and_read() -> None:
    battle = in_battle().s.battle
    assert is_battle(battle)
    for index in range(BATTLE_SIZE):
        if index in (ATTACKER, KIND):
            continue
        changed = battle[:]
        changed[index] = 0 if changed[index] == 1 else 1
        written = json.loads(json.dumps({"battle": battle_text(changed)}))
        assert read_battle(Reader(written), "battle") == changed, index
        assert written["battle"] != battle_text(battle), index


def test_every_number_of_every_step_is_written_and_read() -> None:
    for kind in WAR.steps:
        for field in kind.fields:
            low, high = BOUNDS.get(f"{kind.name}.{field}") or BOUNDS[field]
            for number in range(low, min(high, 2000) + 1):
                told = json.loads(json.dumps(step_notation.write_number(kind.name, field, number)))
                if type(told) is int:
                    assert told == number
                    assert field in STEP_COUNTS, (kind.name, field)
                else:
                    again = step_notation.read_number(kind.name, field, told, "agenda")
                    assert again == number, (kind.name, field)


DAMAGE: list[tuple[list[Any], Any, str, str]] = [
    (["battle", "kind"], "duel", "unknown-name", "battle.kind"),
    (["battle", "side"], "sauron", "unknown-name", "battle.side"),
    (["battle", "from"], 7, "unknown-name", "battle.from"),
    (["battle", "at"], None, "unknown-name", "battle.at"),
    (["battle", "round"], "one", "not-a-number", "battle.round"),
    (["battle", "round"], 1 << 70, "out-of-bounds", "battle.round"),
    (["battle", "over"], 1, "not-a-flag", "battle.over"),
    (["battle", "hat"], 1, "unknown-key", "battle.hat"),
    (["battle", "attacker"], [], "not-an-object", "battle.attacker"),
    (["battle", "attacker", "card"], "ace", "unknown-name", "battle.attacker.card"),
    (["battle", "attacker", "roll", "dice"], [7], "out-of-bounds", "battle.attacker.roll.dice"),
    (["battle", "attacker", "roll", "dice"], [1] * 99, "wrong-length", "battle.attacker.roll.dice"),
    (["battle", "attacker", "roll", "dice"], [True], "not-a-number", "battle.attacker.roll.dice"),
    (
        ["battle", "attacker", "before", "figures"], {"gondor-elite": 1},
        "unknown-key", "battle.attacker.before.figures.gondor-elite",
    ),
    (["battle", "attacker", "before", "figures"], {"nazgul": 9}, "battle-impossible", ""),
    (["battle", "rearguard"], {"figures": {"nazgul": 3}}, "battle-impossible", ""),
    (["battle"], [0] * 64, "wrong-length", "battle"),
    (["battle"], [1] * 65, "battle-impossible", ""),
    (["battle"], [1 << 200] * 65, "battle-impossible", ""),
    (["battle"], {}, "unknown-name", "battle.kind"),
    (["battle"], None, "step-misplaced", ""),
    (["fought"], {"kind": "field"}, "unknown-name", "fought.side"),
    (["fought"], [3] * 65, "battle-impossible", ""),
    (["pending", "die"], 1, "unknown-name", "pending.die"),
    (["pending", "hat"], 1, "unknown-key", "pending.hat"),
    (["pending", "eye"], 1, "unknown-key", "pending.die"),
    (["pending", "picked"], {"figures": {"nazgul": -1}}, "out-of-bounds",
     "pending.picked.figures.nazgul"),
    (["pending", "picked"], {"figures": {"nazgul": 1, "gondor-elite": 1}}, "unknown-key",
     "pending.picked.figures.nazgul"),
    (["pending", "picked"], {"last": "nazgul", "last_companion": "boromir"}, "named-twice",
     "pending.picked.last_companion"),
    (["pending", "hunt"], {"dice": [0]}, "out-of-bounds", "pending.hunt.dice"),
    (["pending", "hunt"], {"source": "fox"}, "unknown-name", "pending.hunt.source"),
    (["pending", "path"], {"strongholds": ["bree"]}, "unknown-name", "pending.path.strongholds"),
    (["pending", "recruited"], {"card": "athelas"}, "unknown-name", "pending.recruited.card"),
    (["pending", "recruited"], {"card": "pits-of-mordor", "regions": {"bree": 1}}, "unknown-key",
     "pending.recruited.regions.bree"),
    (["pending"], {"hunt_dice": 7}, "out-of-bounds", "pending.hunt.dice"),
    (["pending"], {"held": 1 << 30}, "out-of-bounds", "pending.held"),
    (["pending"], {"pick_host": 1 << 61}, "out-of-bounds", "pending.pick_host"),
    (["pending"], {"flocks": 2}, "out-of-bounds", "pending.flocks"),
    (["arrived"], [{"place": "narnia"}], "unknown-name", "arrived.place"),
    (["arrived"], [{"place": "bree"}] * 999, "wrong-length", "arrived"),
    (["arrived"], [{"place": "bree"}, 1, 1], "not-an-object", "arrived"),
    (["arrived"], [0, 1 << 62, 0], "not-a-number", "arrived"),
    (["apart"], [{"place": "bree", "side": "shadow"}], "unknown-name", "apart.side"),
    (["apart"], [0, 1, 1], "not-a-number", "apart"),
    (["agenda", -1, "place"], "narnia", "unknown-name", "agenda.place"),
    (["agenda", -1, "place"], None, "unknown-name", "agenda.place"),
    (["agenda", -1, "hits"], "two", "not-a-number", "agenda.hits"),
    (["agenda", -1, "hits"], True, "not-a-number", "agenda.hits"),
    (["agenda", -1, "seat"], "rohan", "out-of-bounds", "agenda.seat"),
]  # fmt: skip


@pytest.mark.parametrize(("path", "value", "reason", "place"), DAMAGE)
def test_a_damaged_midst_is_refused_with_its_place(
    path: list[Any], value: Any, reason: str, place: str
) -> None:
    data = json.loads(json.dumps(position(WAR, in_battle().s)))
    load(WAR, data)
    holder = data
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = value
    with pytest.raises(BadNotation) as fault:
        load(WAR, data)
    assert (fault.value.reason, fault.value.details.get("place", "")) == (reason, place)


SPREAD = {"pits-of-mordor": {"barad-dur": 1, "moria": 2}, "orcs-multiplying-again": {}}


@pytest.mark.parametrize("card", SPREAD)
def test_what_a_card_recruits_is_told_by_region(card: str) -> None:
    recruited = {"card": card, "regions": SPREAD[card]}
    agenda = [
        {"step": "next-action"},
        {"step": "recruit-where", "seat": "shadow", "effect": f"{card} 1", "left": 2},
    ]
    data = stage(shadow="2 muster", pending={"recruited": recruited}, agenda=agenda, bare=True)
    told = position(WAR, load(WAR, data))["pending"]
    assert isinstance(told, dict)
    assert told.get("recruited") == (recruited if SPREAD[card] else None)


def test_a_table_that_began_from_an_older_position_still_folds() -> None:
    """Databases keep the first position of such a table as it was written then."""
    s = in_battle().s
    begun: list[e.Event] = [
        e.Created(at=1.0, game="war", seats=2, host="ann", start=older(s), rules=2),
        e.Sat(at=1.0, seat=0, user="ann", name="Ann"),
        e.Sat(at=1.0, seat=1, user="bob", name="Bob"),
        e.Started(at=2.0, rules=2),
    ]
    table = fold("a", begun)
    assert table.stop is None
    assert all_of(table.state) == all_of(s)
    again = restore("a", snapshot(table))
    assert all_of(again.state) == all_of(s)


FLIGHT = {"step": "minion-to", "seat": "shadow", "place": "barad-dur", "figure": "nazgul"}


@pytest.mark.parametrize(
    ("steps", "reason"),
    [
        ([FLIGHT], ""),
        ([{**FLIGHT, "place": "moria"}], "step-number-impossible"),
        ([{**FLIGHT, "figure": "witch-king"}], "step-number-impossible"),
        ([{**FLIGHT, "figure": "gondor-elite"}], "step-number-impossible"),
        ([FLIGHT, {"step": "move-minions", "seat": "shadow"}], "step-misplaced"),
    ],
    ids=["sound", "elsewhere", "absent", "foreign", "not-next"],
)
def test_a_nazgul_flies_only_from_where_it_is_and_at_once(
    steps: list[dict[str, object]], reason: str
) -> None:
    # Such a step removed a Nazgûl that was not there, and the army then had minus one.
    agenda = [{"step": "next-action"}, *steps]
    data = stage(shadow="1 character", agenda=agenda, armies={"barad-dur": "nazgul"})
    if not reason:
        load(WAR, data)
        return
    with pytest.raises(BadNotation) as fault:
        load(WAR, data)
    assert fault.value.reason == reason
