"""Positions: whole ones load as the same state, partial ones lie over a fresh set-up, and
whatever is wrong is refused with its place."""

from __future__ import annotations

import copy
import json
import random
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.duel_games import play_on, random_match
from tests.seeds import seeds

import mathom
from mathom import BadNotation, Match
from mathom.engine.position import ENGINE_KEYS, Reader, load, position
from mathom.games.duel.rules.game import DUEL
from mathom.games.duel.rules.notation import KEYS
from mathom.games.duel.rules.state import DuelState

Json = dict[str, object]


def numbers(match: Match) -> list[int]:
    """Everything in the state of a match: pieces, agenda, offers, generator."""
    s = match.state
    return [*match.game.fingerprint(s), *s.offers, s.r0, s.r1, s.r2, s.r3]


def through_text(data: Json) -> Json:
    """What is left of a position after it was saved and read again."""
    return cast(Json, json.loads(json.dumps(data)))


def whole() -> Json:
    """A whole position from the middle of a game."""
    return through_text(random_match(11, 25).position())


def state_of(data: Json) -> DuelState:
    """The state of a position of Duel."""
    s = load(DUEL, data)
    assert isinstance(s, DuelState)
    return s


def refusal(data: object) -> BadNotation:
    """The fault that is found in a position, which is itself left as it was."""
    before = copy.deepcopy(data)
    with pytest.raises(BadNotation) as fault:
        load(DUEL, data)
    assert data == before
    return fault.value


@pytest.mark.parametrize("seed", seeds(8, at_both_speeds=2))
def test_a_position_loads_as_the_same_state_at_every_decision(seed: int) -> None:
    match = mathom.new("duel", seed=seed, extra_turns="one" if seed % 2 else "add")
    chooser = random.Random(seed)
    while match.outcome is None:
        loaded = mathom.from_position(json.dumps(match.position()))
        assert numbers(loaded) == numbers(match)
        assert loaded.position() == match.position()
        match.act(chooser.choice(match.actions()))
    assert numbers(mathom.from_position(json.dumps(match.position()))) == numbers(match)


@pytest.mark.parametrize("seed", range(4))
def test_a_game_goes_on_from_a_position_as_it_would_have_gone_on(seed: int) -> None:
    match = random_match(seed, 20)
    loaded = mathom.from_position(match.position())
    play_on(match, seed)
    play_on(loaded, seed)
    assert loaded.position() == match.position()


def test_the_position_of_an_ended_game_tells_its_outcome() -> None:
    match = random_match(3)
    assert match.outcome is not None
    loaded = mathom.from_position(match.position())
    assert loaded.outcome is not None
    assert loaded.outcome.winners == match.outcome.winners
    assert loaded.outcome.reason == match.outcome.reason
    assert loaded.actions() == []


def test_a_position_has_only_the_documented_keys() -> None:
    assert set(whole()) <= {*ENGINE_KEYS, *KEYS}


def test_an_empty_position_is_the_set_up() -> None:
    assert DUEL.digest(state_of({})) == DUEL.digest(DUEL.new(0))
    assert DUEL.digest(state_of({"seed": 9})) == DUEL.digest(DUEL.new(9))


def test_a_partial_position_changes_only_what_it_names() -> None:
    s = state_of({"coins": {"sauron": 9}})
    fresh = DUEL.new(0)
    assert s.coins == [fresh.coins[0], 9]
    assert (s.units, s.slots, s.tiles) == (fresh.units, fresh.slots, fresh.tiles)


def test_naming_units_empties_the_regions_that_are_not_named() -> None:
    s = state_of({"units": {"rohan": {"fellowship": 3}}})
    assert sum(s.units) == 3
    assert s.supply[0] + 3 == state_of({"units": {}}).supply[0]


def test_the_turn_can_be_given_to_either_seat() -> None:
    assert mathom.from_position({"turn": "fellowship"}, "duel").decider == "fellowship"
    assert mathom.from_position({"turn": "sauron"}, "duel").decider == "sauron"


def test_symbols_follow_from_the_cards_in_the_areas() -> None:
    s = state_of({"chapter": 2, "areas": {"sauron": ["c1-green-01", "c1-grey-01"]}})
    assert sum(s.races) == 1
    assert sum(s.skills) >= 1


def test_cards_of_earlier_chapters_that_are_not_named_lie_in_the_discard() -> None:
    data = position(DUEL, state_of({"chapter": 2, "areas": {"sauron": ["c1-green-01"]}}))
    discard = data["discard"]
    assert isinstance(discard, list)
    assert "c1-grey-01" in discard
    assert "c1-green-01" not in discard


def test_a_layout_can_be_given_slot_by_slot() -> None:
    layout = ["taken"] * 20
    layout[0] = "c1-grey-02"
    rest = [card for card in DUEL.names("card") if card.startswith("c1-") and card != "c1-grey-02"]
    data: Json = {"layout": layout, "discard": rest[:-3]}
    assert mathom.from_position(through_text(data), "duel").actions() == [
        "play card:c1-grey-02", "discard card:c1-grey-02",
    ]  # fmt: skip


def test_a_fresh_layout_is_dealt_around_cards_that_are_elsewhere() -> None:
    aside = {"seen": ["c1-red-01", "c1-red-02", "c1-red-03"], "by": ["sauron"]}
    for seed in range(5):
        assert DUEL.faults(state_of({"set_aside": aside, "seed": seed})) == []


def test_options_of_a_position_are_played_with() -> None:
    match = mathom.from_position({"options": {"reserve": "unlimited"}, "game": "duel"})
    assert match.view()["options"] == {"reserve": "unlimited"}
    assert match.position()["options"] == {"reserve": "unlimited"}


def test_a_position_may_leave_out_its_game_if_the_caller_names_it() -> None:
    assert mathom.from_position({}, "duel").decider == "sauron"
    with pytest.raises(BadNotation, match="unknown-game"):
        mathom.from_position({})


@pytest.mark.parametrize(
    "text", ["", "{", "not json", "[" * 100_000, "{'a': 1}", '{"coins": 1' + "0" * 5000]
)
def test_a_text_that_is_not_json_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="not-json"):
        mathom.from_position(text, "duel")


BAD: list[tuple[Json, str, str]] = [
    ({"game": "chess"}, "other-game", ""),
    ({"game": None}, "other-game", ""),
    ({"rules": 99}, "newer-rules", ""),
    ({"rules": "1"}, "not-a-number", "rules"),
    ({"seats": 3}, "wrong-seats", ""),
    ({"seats": True}, "not-a-number", "seats"),
    ({"seed": -1}, "out-of-bounds", "seed"),
    ({"seed": 1 << 64}, "out-of-bounds", "seed"),
    ({"options": {"dragons": "many"}}, "unknown-option", ""),
    ({"options": {"reserve": "endless"}}, "unknown-option-value", ""),
    ({"options": {"reserve": 1}}, "not-a-text", "options.reserve"),
    ({"options": []}, "not-an-object", "options"),
    ({"dragons": 1}, "unknown-key", "dragons"),
    ({"chapter": 4}, "out-of-bounds", "chapter"),
    ({"chapter": 0}, "out-of-bounds", "chapter"),
    ({"chapter": "1"}, "not-a-number", "chapter"),
    ({"turn": "gollum"}, "unknown-name", "turn"),
    ({"turn": 1}, "unknown-name", "turn"),
    ({"extra_turns": -1}, "out-of-bounds", "extra_turns"),
    ({"coins": 3}, "not-an-object", "coins"),
    ({"coins": {"gollum": 3}}, "unknown-key", "coins.gollum"),
    ({"coins": {"sauron": -1}}, "out-of-bounds", "coins.sauron"),
    ({"coins": {"sauron": 1.5}}, "not-a-number", "coins.sauron"),
    ({"coins": {"sauron": 1000}}, "out-of-bounds", "coins.sauron"),
    ({"coins": {"sauron": 20, "fellowship": 20}}, "too-many-coins", ""),
    ({"quest": {"sauron": 14}}, "won-already", ""),
    ({"quest": {"sauron": 99}}, "out-of-bounds", "quest.sauron"),
    ({"units": {"valinor": {"sauron": 1}}}, "unknown-key", "units.valinor"),
    ({"units": {"rohan": 3}}, "not-an-object", "units.rohan"),
    ({"units": {"rohan": {"sauron": -2}}}, "out-of-bounds", "units.rohan.sauron"),
    ({"units": {"rohan": {"sauron": 9}, "gondor": {"sauron": 9}}}, "units-do-not-add-up", ""),
    ({"units": {"rohan": {"sauron": 1, "fellowship": 1}}}, "units-of-both-sides", ""),
    ({"fortresses": {"valinor": "sauron"}}, "unknown-key", "fortresses.valinor"),
    ({"fortresses": {"rohan": "gollum"}}, "unknown-name", "fortresses.rohan"),
    ({"areas": {"sauron": ["c1-mauve-01"]}}, "unknown-name", "areas.sauron"),
    ({"areas": {"sauron": "c1-red-01"}}, "not-a-list", "areas.sauron"),
    ({"areas": {"gollum": []}}, "unknown-key", "areas.gollum"),
    ({"areas": {"sauron": ["c1-red-01", "c1-red-01"]}}, "named-twice", "areas.sauron"),
    ({"areas": {"sauron": ["c2-red-01"]}}, "card-of-later-chapter", "areas.sauron"),
    (
        {"areas": {"sauron": ["c1-red-01"], "fellowship": ["c1-red-01"]}},
        "named-twice",
        "areas.sauron",
    ),
    ({"areas": {"sauron": ["c1-red-01"]}, "discard": ["c1-red-01"]}, "named-twice", "discard"),
    (
        {"chapter": 2, "areas": {"sauron": ["c1-red-01"]}, "out": ["c1-red-01"]},
        "named-twice",
        "out",
    ),
    ({"discard": ["c1-red-01"], "out": ["c1-red-01"]}, "named-twice", "out"),
    ({"out": ["c2-red-01"]}, "card-of-later-chapter", "out"),
    ({"discard": ["c3-red-01"]}, "card-of-later-chapter", "discard"),
    ({"discard": {}}, "not-a-list", "discard"),
    ({"areas": {"sauron": ["c1-red-01"]}}, "unseen-do-not-add-up", ""),
    ({"layout": []}, "wrong-length", "layout"),
    ({"layout": ["taken"] * 19}, "wrong-length", "layout"),
    ({"layout": ["gone"] * 20}, "unknown-name", "layout"),
    ({"layout": [None] * 20}, "unknown-name", "layout"),
    ({"layout": ["taken"] * 20}, "unseen-do-not-add-up", ""),
    ({"layout": ["c1-red-01"] * 20}, "named-twice", "layout"),
    ({"layout": ["c2-red-01"] + ["taken"] * 19}, "card-of-later-chapter", "layout"),
    (
        {"discard": ["c1-red-01"], "layout": ["c1-red-01"] + ["face-down"] * 19},
        "named-twice",
        "layout",
    ),
    ({"set_aside": {"unseen": 4}}, "out-of-bounds", "set_aside.unseen"),
    ({"set_aside": {"hidden": 1}}, "unknown-key", "set_aside.hidden"),
    ({"set_aside": {"by": ["gollum"]}}, "unknown-name", "set_aside.by"),
    ({"set_aside": {"seen": ["c1-red-01"]}}, "unseen-do-not-add-up", ""),
    ({"tiles": {"offered": ["hobbiton"]}}, "unknown-name", "tiles.offered"),
    ({"tiles": {"offered": ["barad-dur"], "sauron": ["barad-dur"]}}, "named-twice", "tiles"),
    ({"tiles": {"fellowship": ["barad-dur"], "sauron": ["barad-dur"]}}, "named-twice", "tiles"),
    ({"tiles": {"stack": []}}, "unknown-key", "tiles.stack"),
    ({"tokens": {"sauron": ["elves-9"]}}, "unknown-name", "tokens.sauron"),
    (
        {"tokens": {"sauron": ["elves-1"], "fellowship": ["elves-1"]}},
        "named-twice",
        "tokens.sauron",
    ),
    ({"stacks": {"orcs": {}}}, "unknown-key", "stacks.orcs"),
    ({"stacks": {"elves": {"bottom": "elves-1"}}}, "unknown-key", "stacks.elves.bottom"),
    ({"stacks": {"elves": {"top": "dwarves-1"}}}, "named-twice", "stacks.elves"),
    ({"stacks": {"elves": {"rest": ["elves-1"]}}}, "token-misplaced", ""),
    (
        {"tokens": {"sauron": ["elves-1"]}, "stacks": {"elves": {"top": "elves-1"}}},
        "named-twice",
        "stacks.elves",
    ),
    ({"trio_used": ["gollum"]}, "unknown-name", "trio_used"),
    ({"trio_used": ["sauron", "sauron"]}, "named-twice", "trio_used"),
    ({"random": [1, 2, 3]}, "not-a-generator", "random"),
    ({"random": [1, 2, 3, -4]}, "not-a-generator", "random"),
    ({"random": [1, 2, 3, 1 << 32]}, "not-a-generator", "random"),
    ({"random": 7}, "not-a-list", "random"),
    ({"agenda": {}}, "not-a-list", "agenda"),
    ({"agenda": [7]}, "not-an-object", "agenda"),
    ({"agenda": []}, "nothing-to-decide", ""),
    ({"agenda": [{"step": "rest"}]}, "unknown-name", "agenda.step"),
    ({"agenda": [{"seat": 1}]}, "unknown-name", "agenda.step"),
    ({"agenda": [{"step": "take-turn", "seat": 0, "hat": 1}]}, "unknown-key", "agenda.hat"),
    ({"agenda": [{"step": "take-turn", "seat": "0"}]}, "not-a-number", "agenda.seat"),
    ({"agenda": [{"step": "take-turn", "seat": 7}]}, "out-of-bounds", "agenda.seat"),
    ({"agenda": [{"step": "take-turn", "seat": -1}]}, "out-of-bounds", "agenda.seat"),
    ({"agenda": [{"step": "keep-token", "seat": 0, "shown": 0}]}, "step-number-impossible", ""),
    ({"agenda": [{"step": "carry-out", "seat": 0, "effect": 9999}]}, "step-number-impossible", ""),
    ({"outcome": {"winners": ["gollum"], "reason": "x"}}, "unknown-name", "outcome.winners"),
    ({"outcome": {"winners": ["sauron"]}}, "not-a-text", "outcome.reason"),
    ({"outcome": 7}, "not-an-object", "outcome"),
    ({"sealed": ["", ""]}, "sealed-unasked", ""),
]


@pytest.mark.parametrize(
    ("data", "reason", "place"), BAD, ids=[f"{bad[1]} {bad[2]}" for bad in BAD]
)
def test_a_bad_position_is_refused_with_its_reason_and_its_place(
    data: Json, reason: str, place: str
) -> None:
    fault = refusal(data)
    assert fault.reason == reason
    assert fault.details.get("place", "") == place


@pytest.mark.parametrize("data", [None, [], 7, "duel", [{}]])
def test_a_position_must_be_an_object(data: object) -> None:
    assert refusal(data).reason == "not-an-object"


def test_a_refused_position_says_what_does_not_add_up() -> None:
    both = refusal({"units": {"rohan": {"sauron": 1, "fellowship": 1}}})
    assert both.details == {"region": "rohan"}
    many = refusal({"units": {"rohan": {"sauron": 9}, "gondor": {"sauron": 9}}})
    assert many.details == {"seat": "sauron"}


LEAVES = (
    st.none()
    | st.booleans()
    | st.integers(-5, 70)
    | st.sampled_from(
        [
            "",
            "sauron",
            "taken",
            "face-down",
            "c1-red-01",
            "c2-grey-01",
            "elves-1",
            "rohan",
            "take-turn",
        ]
    )
)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.data())
def test_one_wrong_value_in_a_position_is_refused_or_harmless(data: st.DataObject) -> None:
    """Whatever stands in the place of one value, the position loads soundly or is refused."""
    damaged = whole()
    place: Any = damaged
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            return
        key = data.draw(st.sampled_from(keys))
        if isinstance(place[key], dict | list) and place[key] and data.draw(st.booleans()):
            place = place[key]
            continue
        place[key] = data.draw(LEAVES | st.lists(LEAVES, max_size=3))
        break
    try:
        match = mathom.from_position(damaged)
    except BadNotation:
        return
    assert match.game.faults(match.state) == []
    assert numbers(mathom.from_position(match.position())) == numbers(match)


def test_a_reader_gives_what_is_left_out_its_default() -> None:
    r = Reader({"number": 3, "flag": True, "name": "b", "names": ["b", "a"], "part": {"x": 1}})
    assert (r.number("number", 1), r.number("other", 1)) == (3, 1)
    assert (r.flag("flag", False), r.flag("other", False)) == (True, False)
    assert (r.name("name", ["a", "b"], 0), r.name("other", ["a", "b"], 0)) == (1, 0)
    assert (r.names("names", ["a", "b"]), r.names("other", [])) == ([1, 0], [])
    assert r.part("part").number("x", 0) == 1
    assert r.part("part").place("x") == "part.x"


def test_a_reader_refuses_what_is_not_a_flag() -> None:
    with pytest.raises(BadNotation, match="not-a-flag"):
        Reader({"flag": 1}).flag("flag", False)
