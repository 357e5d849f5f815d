"""Positions from outside: what is checked of the agenda, and that loops have a bound."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.games.tcg.table import at

import mathom
from mathom.engine.admission import admit
from mathom.engine.errors import BadNotation, RulesBug
from mathom.engine.game import GAMES, Game
from mathom.engine.position import load, position
from mathom.engine.state import State
from mathom.engine.step import Step, advance, deciders, legal, play
from mathom.games.duel.rules import position_checks as duel
from mathom.games.fellowship.rules import position_checks as fellowship
from mathom.games.tcg.rules import position_checks as tcg
from mathom.games.tcg.rules.facts import RING, TYPE
from mathom.games.war.rules import position_checks as war

BOUNDS = {
    "duel": duel.BOUNDS,
    "fellowship": fellowship.BOUNDS,
    "tcg": {**tcg.BOUNDS, "ability": (0, 0), **dict.fromkeys(tcg.CARDS_OF_STEPS, (0, 0))},
    "war": war.BOUNDS,
}


class Again(Step[State]):
    """Schedules itself for ever."""

    def run(self, s: State) -> None:
        s.then(self)


def test_an_agenda_that_never_asks_is_a_bug_and_no_endless_loop() -> None:
    s = mathom.new("duel", seed=1).state
    s.agenda = [Again()]
    with pytest.raises(RulesBug, match="no-progress"):
        advance(s)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_number_of_every_step_has_bounds(game: str) -> None:
    known = BOUNDS[game]
    free = [
        f"{kind.name}.{field}"
        for kind in GAMES[game].steps
        for field in kind.fields
        if field not in known and f"{kind.name}.{field}" not in known
    ]
    assert free == []


def midst(game: Game[Any], step: str, seed: int) -> dict[str, Any]:
    """A real position in which a step is next."""
    chance = Random(seed)
    s: State = game.new(seed, None, 2)
    while s.outcome is None:
        data: dict[str, Any] = json.loads(json.dumps(position(game, s)))
        if data["agenda"][-1]["step"] == step:
            return data
        seat = deciders(s)[0]
        play(s, chance.choice(legal(s, seat)), seat)
    return midst(game, step, seed + 1)


def test_picked_figures_must_stand_where_they_are_picked() -> None:
    """Figures that were not there made hosts negative, and counting them never ended."""
    game = GAMES["war"]
    data = midst(game, "march-to", 1)
    admit(game, data)
    data["pending"]["picked"] = {"figures": {"gondor-elite": 5}}
    with pytest.raises(BadNotation, match="step-number-impossible") as refused:
        load(game, data)
    assert refused.value.details["step"] == "march-to"


def test_the_hunt_is_in_mordor_only_where_the_fellowship_is() -> None:
    game = GAMES["war"]
    data = midst(game, "march-to", 1)
    admit(game, {**data, "pending": {**data["pending"], "hunt": {"source": "patrol"}}})
    pending = {**data["pending"], "hunt": {"source": "mordor"}}
    with pytest.raises(BadNotation, match="unknown-name"):
        load(game, {**data, "pending": pending})
    hunting = {"step": "turn-tile", "source": 1, "eye": 1}
    with pytest.raises(BadNotation, match="step-number-impossible") as refused:
        load(game, {**data, "agenda": [*data["agenda"][:-1], hunting]})
    assert refused.value.details["step"] == "turn-tile"


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("times", [2, 300])
def test_an_agenda_that_is_repeated_is_refused(game: str, times: int) -> None:
    found = GAMES[game]
    data = json.loads(json.dumps(position(found, found.new(1, None, found.usual_seats))))
    data["agenda"] *= times
    with pytest.raises(BadNotation):
        admit(found, data)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_number_of_any_size_is_refused_where_it_does_not_fit(game: str) -> None:
    found = GAMES[game]
    chance = Random(5)
    s: State = found.new(5, None, found.usual_seats)
    for _ in range(30):
        data = json.loads(json.dumps(position(found, s)))
        for step in data["agenda"]:
            for field in step:
                if field != "step":
                    with pytest.raises(BadNotation):
                        load(found, damaged(data, step, field))
        if s.outcome is not None:
            break
        seat = deciders(s)[0]
        play(s, chance.choice(legal(s, seat)), seat)


def damaged(data: dict[str, Any], step: dict[str, Any], field: str) -> dict[str, Any]:
    """A position in which one number of one step is huge."""
    agenda = [dict(one) for one in data["agenda"]]
    agenda[data["agenda"].index(step)][field] = 1 << 31
    return {**data, "agenda": agenda}


def test_a_position_that_breaks_when_played_on_is_refused() -> None:
    """What no check foresees is found by trying."""
    game = GAMES["tcg"]
    data = midst(game, "fellowship-act", 2)
    admit(game, data)
    data["path"] = [None] * len(data["path"])
    with pytest.raises(BadNotation):
        admit(game, data)


def tcg_position(name: str, seats: int, **options: str) -> dict[str, Any]:
    """A position of the card game in the middle of something, with starter decks."""
    game = GAMES["tcg"]
    s: State = game.new(1, game.parse_settings(options), seats)
    while game.steps[game.step_index[type(s.agenda[-1])]].name != name:
        play(s, s.offers[0], deciders(s)[0])
    data: dict[str, Any] = json.loads(json.dumps(position(game, s)))
    return data


def without(data: dict[str, Any], zone: str) -> None:
    """One card of a zone is not there."""
    data["cards"].remove(next(card for card in data["cards"] if card["zone"] == zone))


def other_deck(data: dict[str, Any]) -> None:
    """The cards are not those of the deck that is named."""
    data["brought"]["player-1"] = next(
        deck for deck in ("aragorn-71", "theoden-71") if deck != data["brought"]["player-1"]
    )


def site_in_hand(data: dict[str, Any]) -> None:
    """A site lies in a hand."""
    next(card for card in data["cards"] if card["zone"] == "adventure")["zone"] = "hand"


def wrong_bearer(data: dict[str, Any]) -> None:
    """The Ring-bearer is a card without resistance."""
    held = next(card for card in data["cards"] if card["zone"] == "hand")
    data["players"]["player-1"]["bearer"] = held["card"]


@pytest.mark.parametrize(
    ("reason", "damage"),
    [
        ("tcg-deck-impossible", lambda data: without(data, "adventure")),
        ("tcg-deck-impossible", lambda data: without(data, "deck")),
        ("tcg-deck-impossible", other_deck),
        ("tcg-card-misplaced", site_in_hand),
        ("tcg-bearer-missing", wrong_bearer),
    ],
)
def test_the_cards_of_a_player_are_a_deck(
    reason: str, damage: Callable[[dict[str, Any]], None]
) -> None:
    data = tcg_position("fellowship-act", 2, format="deluxe")
    load(GAMES["tcg"], data)
    damage(data)
    with pytest.raises(BadNotation) as refused:
        load(GAMES["tcg"], data)
    assert refused.value.reason == reason


@pytest.mark.parametrize("step", ["assign-minion", "assign-defender"])
def test_only_minions_are_assigned_to_skirmishes(step: str) -> None:
    """The One Ring was assigned like a minion and died in its skirmish; then the cards that nobody
    sees no longer were those of the deck."""
    game = GAMES["tcg"]
    t = at("assignment", ["Aragorn", "Gimli"], ["Orthanc Warrior", "Dunlending Pillager"], site=5)
    data = json.loads(json.dumps(position(game, t.s)))
    assert data["agenda"][-1]["step"] == "assign-defender"
    load(game, data)
    ring = next(n for n, card in enumerate(t.s.cards) if TYPE[card] == RING)
    data["agenda"][-1] = {"step": step, "seat": 0, "minion": ring}
    with pytest.raises(BadNotation, match="step-misplaced"):
        load(game, data)


def test_a_skirmish_is_fought_by_somebody_with_a_minion_assigned() -> None:
    game = GAMES["tcg"]
    t = at("assignment", ["Aragorn", "Gimli"], ["Orthanc Warrior", "Dunlending Pillager"], site=5)
    fight = {"step": "fight", "card": t.find("Aragorn")}

    def fought() -> dict[str, Any]:
        data: dict[str, Any] = json.loads(json.dumps(position(game, t.s)))
        waiting = [step["step"] for step in data["agenda"]].index("skirmishes")
        data["agenda"][waiting:] = [{"step": "choose-fight", "seat": 0}, fight]
        return data

    with pytest.raises(BadNotation, match="step-misplaced"):
        load(game, fought())
    t.do("assign Orthanc Warrior", "choose Aragorn")
    load(game, fought())


def test_a_text_may_have_a_hand_reconciled_in_the_midst_of_a_phase() -> None:
    """Lembas: a position of real play is not refused."""
    lembas = ["4_75 on 4_74"]
    t = at("regroup", ["4_74", *lembas], hand=["4_91"], deck=["4_91"], site=5).do("use 4_75")
    assert t.may("discard 4_91")
    game = GAMES["tcg"]
    s = load(game, json.loads(json.dumps(position(game, t.s))))
    assert s.offers == t.s.offers


def test_turns_begin_only_after_the_cards_are_laid_out() -> None:
    game = GAMES["tcg"]
    data = json.loads(json.dumps(position(game, game.new(1, game.parse_settings({}), 2))))
    load(game, data)
    data["agenda"] = [step for step in data["agenda"] if step["step"] != "lay-out"]
    with pytest.raises(BadNotation, match="step-misplaced"):
        load(game, data)


@pytest.mark.parametrize("id", sorted(GAMES))
def test_a_position_with_nothing_to_decide_is_refused(id: str) -> None:
    game = GAMES[id]
    s: State = game.new(1, game.parse_settings({}), game.seats[0])
    chance = Random(1)
    for _ in range(40):
        data = json.loads(json.dumps(position(game, s)))
        with pytest.raises(BadNotation):
            load(game, {**data, "agenda": []})
        seat = deciders(s)[0]
        play(s, chance.choice(legal(s, seat)), seat)
        if s.outcome is not None:
            break


def test_no_deck_is_built_by_the_basic_rules() -> None:
    game = GAMES["tcg"]
    s: State = game.new(1, game.parse_settings({"format": "deluxe"}), 2)
    play(s, game.vocabulary.parse("build"), 0)
    data = json.loads(json.dumps(position(game, s)))
    load(game, data)
    with pytest.raises(BadNotation, match="tcg-deck-impossible"):
        load(game, {**data, "options": {"format": "basic"}})


def test_a_card_that_is_named_in_its_deck_is_known_to_nobody() -> None:
    game = GAMES["war"]
    s = load(game, {"cards": {"olog-hai": {"at": "", "known": "all"}}})
    assert game.fingerprint(load(game, position(game, s))) == game.fingerprint(s)


@pytest.mark.parametrize(("field", "number"), [("left", 3), ("steps", 2)])
def test_no_more_armies_of_war_march_than_their_order_allows(field: str, number: int) -> None:
    """Looking ahead at a dozen armies among full regions never ended."""
    game = GAMES["war"]
    data = midst(game, "march-to", 1)
    data["agenda"][-1].update({"order": 0, "left": 1, "steps": 1})
    load(game, data)
    data["agenda"][-1][field] = number
    with pytest.raises(BadNotation, match="step-number-impossible") as refused:
        load(game, data)
    assert refused.value.details["field"] == field


@pytest.mark.parametrize(
    ("where", "known"),
    [("table", ["shadow"]), ("discard", ["free-peoples"]), ("hand-shadow", ["free-peoples"])],
)
def test_who_must_know_a_card_of_war_does(where: str, known: list[str]) -> None:
    """A card on the table that a player did not know could be another one in a guess, with other
    actions."""
    game = GAMES["war"]
    data = position(game, game.new(3, None, 2))
    cards = data["cards"]
    assert isinstance(cards, dict)
    cards["wormtongue"] = {"at": where}
    load(game, data)
    cards["wormtongue"]["known"] = known
    with pytest.raises(BadNotation, match="event-not-known"):
        load(game, data)


def test_a_redraw_may_wait_while_somebody_chooses_a_partner() -> None:
    """Burdened Meriadoc redraws until his turn ends: the step waits below the others."""
    match = mathom.new("fellowship", seed=72, seats=1, chapter="18")
    for action in (
        "follow group:hunters",
        "choose character:gimli-son-of-gloin",
        "choose character:meriadoc-brandybuck",
        "choose character:legolas-greenleaf",
        "redraw",
    ):
        match.act(action)
    asked = [step["step"] for step in match.position()["agenda"]]  # type: ignore[attr-defined]
    assert asked[-2:] == ["redraw-threat", "choose-partner"]
    assert admit(match.game, match.position()).offers == match.state.offers
