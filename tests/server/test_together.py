"""One to four seats that play together, and their campaigns, over the wire."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.running import Live, Person, Running
from tests.server.test_rest import reviewed

BURDENS = {"ring", "phial", "rope", "kettle", "cloak", "sword"}


def errand(person: Person, *seats: str, **rest: Any) -> dict[str, Any]:
    """A new table of the toy game."""
    return person.new_table(*seats, game="errand", **rest)


def act(live: Live, verb: str) -> None:
    """Do something by its name."""
    seq = live.seq
    live.do("act", action=verb, seat=live.screen["seat"])
    live.until(lambda: live.seq > seq)


def finish(person: Person, id: str, verb: str = "carry") -> None:
    """One person plays all seats to the end."""
    with person.at(id) as live:
        while not live.over():
            if live.screen["curtain"]:
                live.send("look", seat=live.screen["curtain"])
                live.until(lambda: live.screen["curtain"] is None)
            act(live, verb)


def campaign(person: Person, name: str = "To Bree") -> dict[str, Any]:
    """A new campaign."""
    answer = person.http.post("/api/campaigns", json={"game": "errand", "name": name})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def progress(person: Person, id: str) -> dict[str, Any]:
    """How far a campaign has got."""
    found: dict[str, Any] = person.get(f"/api/campaigns/{id}").json()["progress"]
    return found


def refused(person: Person, path: str, body: dict[str, Any]) -> tuple[int, str]:
    """The status and the reason of a refusal, which has words."""
    answer = person.http.post(path, json=body)
    assert answer.json()["text"] != answer.json()["reason"]
    return answer.status_code, answer.json()["reason"]


def test_the_list_of_games_tells_seats_options_and_campaign(server: Running) -> None:
    games = {game["id"]: game for game in Person(server).get("/api/games").json()}
    game = games["errand"]
    assert (game["seats"], game["cooperative"], game["campaign"]) == ([1, 2, 3, 4], True, True)
    assert [seat["id"] for seat in game["seat_names"]] == [f"seat-{n}" for n in (1, 2, 3, 4)]
    assert [option["free"] for option in game["options"]] == [False, True]
    assert (games["duel"]["cooperative"], games["duel"]["campaign"]) == (False, False)


def test_four_people_and_a_spectator_share_one_ending_and_no_secret(server: Running) -> None:
    people = [Person(server) for _ in range(4)]
    watching = Person(server)
    options = {"chapter": "two", "packed": "ring, phial, rope, kettle"}
    id = errand(people[0], "me", "open", "open", "open", options=options)["id"]
    listed = next(t for t in people[1].get("/api/tables").json() if t["id"] == id)
    assert (listed["options"], listed["cooperative"]) == ({"chapter": "two"}, True)
    with (
        people[0].at(id) as a,
        people[1].at(id) as b,
        people[2].at(id) as c,
        people[3].at(id) as d,
        watching.at(id) as w,
    ):
        lives = [a, b, c, d]
        for number, live in enumerate(lives[1:], 2):
            live.do("sit", seat=f"seat-{number}")
            for other in [*lives, w]:
                other.until_seated(number - 1)
        for live in lives:
            live.until(live.running)
            live.until(live.yours)
            act(live, "carry")
            for other in [*lives, w]:
                other.caught_up(live)
        assert {len(live.table["result"]["winners"]) for live in [*lives, w]} == {4}
        held = [live.screen["view"]["burden"] for live in lives]
    assert len(set(held)) == 4
    for number, person in enumerate([*people, watching]):
        foreign = BURDENS - ({held[number]} if number < 4 else set())
        assert not [t for t in person.heard if any(f'"{name}"' in t for name in foreign)]
        assert not [t for t in person.heard if "packed" in t and "/api/games" not in t]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_person_plays_all_seats_with_a_curtain_between(server: Running, seats: int) -> None:
    ann = Person(server)
    id = errand(ann, *["me"] * seats)["id"]
    with ann.at(id) as live:
        assert (live.screen["curtain"] is None) == (seats == 1)
    finish(ann, id)
    over = ann.get(f"/api/tables/{id}").json()
    assert len(over["result"]["winners"]) == seats
    everything = ann.get(f"/api/tables/{id}/moments/0", seat="all").json()
    assert len(everything["view"]["views"]) == seats
    assert ann.http.post("/api/records", content=ann.get(f"/api/tables/{id}/record").text).json()[
        "moves"
    ] == (seats)


def test_bots_fill_the_other_seats(server: Running) -> None:
    ann = Person(server)
    id = errand(ann, "random", "greedy", "me", "random")["id"]
    with ann.at(id) as live:
        live.until(live.yours)
        act(live, "carry")
        live.until(live.over)
        assert live.table["moves"] == 4


def test_a_review_gives_all_who_play_together_the_same_chances(server: Running) -> None:
    ann = Person(server)
    id = errand(ann, "me", "me")["id"]
    finish(ann, id)
    path = f"/api/tables/{id}/review"
    assert ann.http.post(path).status_code == 202
    review = reviewed(ann, path)
    assert all(one == other for one, other in review["chances"])
    assert review["chances"][-1] == [1.0, 1.0]


def test_resigning_loses_for_all_and_a_rematch_rotates_with_the_same_settings(
    server: Running,
) -> None:
    ann, bob, eve = Person(server), Person(server), Person(server)
    id = errand(ann, "me", "open", "open", options={"chapter": "three"})["id"]
    with ann.at(id) as a, bob.at(id) as b, eve.at(id) as e:
        b.do("sit", seat="seat-2")
        e.until_seated(1)
        e.do("sit", seat="seat-3")
        b.until(b.running)
        b.do("resign")
        a.until(a.over)
        assert (a.table["result"]["winners"], a.table["result"]["reason"]) == ([], "resigned")
        a.do("rematch")
        b.until(lambda: b.table["rematch"])
        again = bob.get(f"/api/tables/{b.table['rematch']}").json()
    assert [seat["yours"] for seat in again["seats"]] == [True, False, False]
    assert (again["status"], again["options"]) == ("running", {"chapter": "three"})


def test_a_campaign_goes_on_only_by_tables_that_are_over(server: Running) -> None:
    ann = Person(server)
    group = campaign(ann)
    id = group["id"]
    assert len(id) >= 22
    assert (group["progress"], group["played"], group["yours"]) == (
        {"open": 1, "tries": 0},
        0,
        True,
    )
    first = errand(ann, "me", "me", campaign=id)
    assert (first["campaign"], first["private"], first["options"]) == (id, True, {})
    assert progress(ann, id) == {"open": 1, "tries": 0}
    finish(ann, first["id"], "drop")
    assert progress(ann, id) == {"open": 1, "tries": 1}
    second = errand(ann, "me", campaign=id)["id"]
    finish(ann, second)
    third = errand(ann, "me", campaign=id)
    assert third["options"] == {"chapter": "two"}
    with ann.at(third["id"]) as live:
        live.do("resign")
        live.until(live.over)
    found = ann.get(f"/api/campaigns/{id}").json()
    assert (found["progress"], found["played"]) == ({"open": 2, "tries": 3}, 3)
    numbers = {table["id"]: table["number"] for table in found["tables"]}
    assert numbers == {first["id"]: 1, second: 2, third["id"]: 3}


def test_what_a_group_may_not_play_yet_is_refused(server: Running) -> None:
    ann = Person(server)
    id = campaign(ann)["id"]
    body = {"game": "errand", "seats": [{"kind": "me"}], "campaign": id}
    assert refused(ann, "/api/tables", {**body, "options": {"chapter": "two"}}) == (409, "not-now")
    assert refused(ann, "/api/tables", {**body, "seed": 5}) == (409, "seed-in-campaign")
    assert refused(ann, "/api/tables", {**body, "game": "duel"}) == (409, "other-campaign")
    assert refused(ann, "/api/tables", {**body, "campaign": "nine"}) == (404, "no-such-campaign")
    assert ann.get(f"/api/campaigns/{id}").json()["tables"] == []


def test_a_campaign_is_joined_by_its_link(server: Running) -> None:
    ann, bob, eve = Person(server), Person(server), Person(server)
    id = campaign(ann)["id"]
    body = {"game": "errand", "seats": [{"kind": "me"}], "campaign": id}
    table = errand(ann, "me", "open", campaign=id)["id"]
    seen = bob.get(f"/api/campaigns/{id}").json()
    assert (seen["yours"], seen["tables"]) == (False, [])
    assert refused(bob, "/api/tables", body) == (403, "not-in-campaign")
    assert bob.get("/api/campaigns").json() == []
    for _ in range(2):
        joined = bob.http.post(f"/api/campaigns/{id}/join").json()
        assert [member["you"] for member in joined["members"]] == [False, True]
    assert [found["id"] for found in bob.get("/api/campaigns").json()] == [id]
    assert bob.http.post("/api/tables", json=body).status_code == 201
    with eve.at(table) as live:
        live.do("sit", seat="seat-2")
        live.until(live.running)
    assert [found["id"] for found in eve.get("/api/campaigns").json()] == [id]


def test_a_rematch_after_a_defeat_is_the_next_try(server: Running) -> None:
    ann = Person(server)
    id = campaign(ann)["id"]
    table = errand(ann, "me", campaign=id)["id"]
    finish(ann, table, "drop")
    with ann.at(table) as live:
        live.do("rematch")
        live.until(lambda: live.table["rematch"])
        again = live.table["rematch"]
    finish(ann, again)
    assert progress(ann, id) == {"open": 2, "tries": 2}


def test_a_bad_campaign_is_refused(server: Running) -> None:
    ann = Person(server)
    path = "/api/campaigns"
    assert refused(ann, path, {"game": "duel", "name": "x"}) == (409, "no-campaign")
    assert refused(ann, path, {"game": "chess", "name": "x"}) == (404, "unknown-game")
    assert refused(ann, path, {"game": "errand", "name": "<b>"}) == (400, "bad-name")
    assert refused(ann, path, {"game": "errand"}) == (400, "bad-request")
    cheat = {"game": "errand", "name": "x", "progress": {"open": 9}}
    assert refused(ann, path, cheat) == (400, "bad-request")
    assert refused(ann, f"{path}/nowhere/join", {}) == (404, "no-such-campaign")
    assert ann.get(f"{path}/nowhere").status_code == 404
