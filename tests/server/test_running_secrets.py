"""From a running table a person gets what their own seat knows, by whatever call they ask."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from tests.server.running import Live, Person

SEATS = [{"kind": "me"}, {"kind": "me"}]


def refused(answer: httpx.Response) -> str:
    """The reason for which a call was refused."""
    assert answer.status_code in (403, 409), answer.text
    return str(answer.json()["reason"])


def act_twice(live: Live) -> None:
    """Two decisions of whoever sits at the table alone."""
    for _ in range(2):
        live.act()


def against_bot(ann: Person) -> str:
    """A running table of Ann against a bot, at her decision."""
    table = ann.new_table("me", "random")
    with ann.at(table["id"]) as live:
        live.until(lambda: live.table["your_turn"])
    return str(table["id"])


def test_a_running_game_against_a_bot_cannot_be_branched(ann: Person) -> None:
    id = against_bot(ann)
    answer = ann.http.post(f"/api/tables/{id}/branch", json={"at": 0, "seats": SEATS})
    assert refused(answer) == "not-over"
    # Not into the own seat either: its record would tell the seed of the running game.
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    answer = ann.http.post(f"/api/tables/{id}/branch", json={"at": 0, "seats": seats})
    assert refused(answer) == "not-over"


def test_a_running_game_alone_cannot_be_branched_until_it_is_over(ann: Person) -> None:
    id = ann.new_table("me", "me")["id"]
    path = f"/api/tables/{id}/branch"
    with ann.at(id) as live:
        act_twice(live)
        answer = ann.http.post(path, json={"at": 1, "seats": SEATS})
        assert refused(answer) == "not-over"
        live.do("resign", seat="sauron")
        live.until(live.over)
    assert ann.http.post(path, json={"at": 1, "seats": SEATS}).status_code == 201


def test_a_running_game_with_others_cannot_be_branched(ann: Person, bob: Person) -> None:
    id = ann.new_table("me", "open")["id"]
    with ann.at(id) as live, bob.at(id) as other:
        other.do("sit", seat="sauron")
        live.until(lambda: live.table["status"] == "running")
    for person in (ann, bob):
        answer = person.http.post(f"/api/tables/{id}/branch", json={"at": 0, "seats": SEATS})
        assert refused(answer) == "not-over"


def test_a_running_game_gives_out_no_record(ann: Person, bob: Person) -> None:
    id = against_bot(ann)
    for person in (ann, bob):
        assert refused(person.get(f"/api/tables/{id}/record")) == "not-over"


def test_moments_of_a_running_game_are_those_of_the_own_seat(ann: Person, bob: Person) -> None:
    id = against_bot(ann)
    path = f"/api/tables/{id}/moments/1"
    assert refused(ann.get(path, seat="all")) == "not-over"
    assert refused(ann.get(path, seat="sauron")) == "not-your-seat"
    assert refused(bob.get(path, seat="fellowship")) == "not-your-seat"
    assert ann.get(path, seat="fellowship").json()["seat"] == "fellowship"
    watched = bob.get(path).json()
    assert (watched["seat"], watched["offers"]) == (None, [])


def test_a_hint_in_a_running_game_is_for_the_own_decision_alone(ann: Person) -> None:
    id = against_bot(ann)
    path = f"/api/tables/{id}/hint"
    # The bot, which is Sauron, decided first.
    assert refused(ann.http.post(path, json={"at": 0})) == "not-your-decision"
    assert ann.http.post(path, json={}).json()["seat"] == "fellowship"


def test_no_hint_while_others_play(ann: Person, bob: Person) -> None:
    id = ann.new_table("open", "me")["id"]
    with ann.at(id) as live, bob.at(id) as other:
        other.do("sit", seat="fellowship")
        live.until(lambda: live.table["status"] == "running")
    for person in (ann, bob):
        answer = person.http.post(f"/api/tables/{id}/hint", json={})
        assert refused(answer) == "no-hint-with-others"


def test_foresight_is_for_an_own_action_that_is_offered(ann: Person, bob: Person) -> None:
    table = ann.new_table("me", "random", game="tcg")
    with ann.at(table["id"]) as live:
        live.until(lambda: live.table["your_turn"])
        moves, offers = live.table["moves"], live.screen["offers"]
    path = f"/api/tables/{table['id']}/foresee"
    asked = {"at": moves, "action": offers[0]["action"]}
    assert bob.http.post(path, json=asked).json() == {"view": {}}
    foreign = {"at": moves, "action": max(offer["action"] for offer in offers) + 1}
    assert ann.http.post(path, json=foreign).json() == {"view": {}}


@pytest.mark.parametrize("call", ["solve", "review"])
def test_a_running_game_is_neither_solved_nor_reviewed(ann: Person, call: str) -> None:
    id = ann.new_table("me", game="fellowship")["id"]
    path = f"/api/tables/{id}/{call}"
    body: dict[str, Any] = {"json": {"at": 0}} if call == "solve" else {}
    assert refused(ann.http.post(path, **body)) == "not-over"
    if call == "review":
        assert refused(ann.get(path)) == "not-over"


def test_the_file_of_what_one_owns_has_no_running_game(ann: Person) -> None:
    running = against_bot(ann)
    over = ann.new_table("me", "me")["id"]
    with ann.at(over) as live:
        live.do("resign", seat="sauron")
        live.until(live.over)
    lines = [json.loads(line) for line in ann.get("/api/me/export").text.splitlines()]
    tables = [line["id"] for line in lines if line["kind"] == "table"]
    assert over in tables
    assert running not in tables
