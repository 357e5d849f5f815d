"""Whole games over websockets."""

from __future__ import annotations

from tests.server.running import Live, Person


def play_out(players: list[Live]) -> None:
    """Everybody takes some offer whenever it is their turn, to the end."""
    step = 0
    while not players[0].over():
        for live in players:
            while not live.over() and live.yours():
                step += 1
                live.act(step)
                for other in players:
                    other.caught_up(live)


def test_two_people_play_to_the_end_while_a_third_watches(
    ann: Person, bob: Person, eve: Person
) -> None:
    id = ann.new_table("me", "open", private=True)["id"]
    with ann.at(id) as a, bob.at(id) as b, eve.at(id) as watching:
        assert a.table["moves"] == 0
        assert not b.screen["view"]
        assert b.screen["prompt"]["choice"] is None
        b.do("sit", seat="sauron")
        for live in (a, b, watching):
            live.until(live.running)
        assert a.screen["seat"] == "fellowship"
        assert b.screen["seat"] == "sauron"
        assert b.screen["prompt"]["yours"]
        assert b.table["seats"][0]["name"] == "Compagnia"
        play_out([a, b])
        watching.until(watching.over)
        assert watching.screen["offers"] == []
        assert a.table["result"]["winners"] == watching.table["result"]["winners"]
        assert a.table["result"]["text"] == a.screen["prompt"]["text"]
        assert watching.screen["seat"] is None
        assert len(a.screen["log"]) > a.table["moves"]
        for live in (a, b, watching):
            with live.person.at(id) as again:
                assert live.screen["log"] == again.screen["log"], "told in parts and at once"
        said = eve.get(f"/api/tables/{id}/moments/{a.table['moves']}", seat="").json()
        assert watching.screen["log"] == said["log"]


def test_a_game_against_a_bot_ends_and_can_be_replayed(ann: Person) -> None:
    table = ann.new_table("me", "search:easy")
    with ann.at(table["id"]) as live:
        while not live.over():
            live.until(lambda: live.yours() or live.over())
            if not live.over():
                live.act(1)
        moves = live.table["moves"]
        last = live.screen["view"]
    for seat in ("fellowship", "sauron", "all", ""):
        shown = ann.get(f"/api/tables/{table['id']}/moments/{moves}", seat=seat).json()
        assert shown["view"]["outcome"] == last["outcome"]
    record = ann.get(f"/api/tables/{table['id']}/record").text
    uploaded = ann.http.post("/api/records", content=record)
    assert uploaded.status_code == 201, uploaded.text
    assert uploaded.json()["result"]["winners"] == last["outcome"]["winners"]
    assert uploaded.json()["moves"] == moves


def test_the_sample_of_a_game_is_one_table_for_everybody(ann: Person, bob: Person) -> None:
    said = {game["id"]: game["sample"] for game in ann.get("/api/games").json()}
    first = ann.http.post("/api/games/duel/sample").json()
    assert first["status"] == "finished"
    assert first["moves"] == said["duel"]["moves"]
    assert [seat["player"] for seat in first["seats"]] == said["duel"]["players"]
    assert bob.http.post("/api/games/duel/sample").json()["id"] == first["id"]
    assert first["id"] not in [table["id"] for table in ann.get("/api/my-tables").json()]
    shown = bob.get(f"/api/tables/{first['id']}/moments/{first['moves']}", seat="all").json()
    assert shown["view"]["outcome"]
    assert ann.http.post("/api/games/chess/sample").status_code == 404


def test_at_the_sample_of_a_game_nobody_talks(ann: Person) -> None:
    id = ann.http.post("/api/games/duel/sample").json()["id"]
    with ann.at(id) as live:
        live.send("chat", text="hello everybody")
        assert live.refusal()["reason"] == "talk-closed"


def test_undo_takeback_chat_and_why_over_the_wire(ann: Person, bob: Person) -> None:
    id = ann.new_table("open", "me")["id"]
    with ann.at(id) as a, bob.at(id) as b:
        b.do("sit", seat="fellowship")
        a.until(a.running)
        b.until(b.running)
        b.send("chat", text="hello")
        a.until(lambda: a.chat)
        assert a.chat[0]["seat"] == "fellowship"
        a.act()
        b.caught_up(a)
        a.do("ask-takeback")
        b.until(lambda: b.screen["takeback"])
        assert b.screen["takeback"]["answer"]
        assert not b.screen["takeback"]["yours"]
        b.do("answer-takeback", accept=True)
        a.until(lambda: a.table["moves"] == 0)
        assert {line["move"] for line in a.screen["log"]} <= {0}, "what was taken back is not told"
        a.do("undo")
        assert a.refusal()["reason"] == "nothing-to-undo"
        a.send("why", action="done")
        a.until(lambda: a.answers)
        assert a.answers[-1]["reason"] == "must-take-card-or-tile"
        a.send("ping")
        a.until(lambda: a.answers[-1]["type"] == "pong")


def test_one_screen_for_two_players_follows_the_decision(ann: Person) -> None:
    id = ann.new_table("me", "me", seed=5)["id"]
    with ann.at(id) as live:
        seats = set()
        for _ in range(8):
            assert live.screen["curtain"] is None
            assert live.screen["prompt"]["yours"]
            seats.add(live.screen["seat"])
            live.act()
            moves, seat = live.table["moves"], live.screen["seat"]
            whole = ann.get(f"/api/tables/{id}/moments/{moves}", seat=seat).json()
            assert live.screen["log"] == whole["log"]
        assert seats == {"fellowship", "sauron"}


def test_with_a_curtain_one_looks_before_one_acts(ann: Person) -> None:
    id = ann.new_table("me", "me", seed=5, curtain=True)["id"]
    with ann.at(id) as live:
        assert (live.screen["seat"], live.screen["curtain"]) == (None, "sauron")
        assert live.screen["offers"] == []
        live.send("look", seat="sauron")
        live.until(lambda: live.screen["curtain"] is None)
        assert live.screen["offers"]
        while live.screen["curtain"] is None:
            live.act()
        assert (live.screen["seat"], live.screen["curtain"]) == ("sauron", "fellowship")
        assert live.screen["offers"] == []
        live.send("look", seat="gollum")
        assert live.refusal()["reason"] == "unknown-seat"


def test_a_rematch_is_there_with_swapped_sides_when_one_hears_of_it(
    ann: Person, bob: Person
) -> None:
    id = ann.new_table("me", "open")["id"]
    with ann.at(id) as a, bob.at(id) as b:
        b.do("sit", seat="sauron")
        a.until(a.running)
        a.do("resign", seat="fellowship")
        b.until(b.over)
        b.do("rematch")
        a.until(lambda: a.table["rematch"])
        again = ann.get(f"/api/tables/{a.table['rematch']}").json()
    assert again["status"] == "running"
    assert [seat["yours"] for seat in again["seats"]] == [False, True]


def test_a_clock_runs_out_by_itself(ann: Person, bob: Person) -> None:
    clock = {"kind": "move", "seconds": 1, "increment": 0}
    id = ann.new_table("me", "open", clock=clock)["id"]
    with ann.at(id) as a, bob.at(id) as b:
        b.do("sit", seat="sauron")
        a.until(a.over)
        assert a.table["result"]["reason"] == "timed-out"
        assert a.table["result"]["winners"] == ["fellowship"]


def test_those_who_watch_see_how_far_a_bot_has_got(ann: Person, eve: Person) -> None:
    id = ann.new_table("search:5s", "me")["id"]
    with ann.at(id) as a, eve.at(id) as watching:
        while a.yours():
            a.act()
        for live in (a, watching):
            live.until(lambda messages=live.thinking: len(messages) >= 3)  # type: ignore[misc]
            shares = [messages["share"] for messages in live.thinking[:3]]
            assert shares == sorted(shares)
            assert 0 < shares[0] < 1
            assert live.thinking[0]["seat"] == "fellowship"
