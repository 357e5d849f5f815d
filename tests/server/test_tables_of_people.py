"""Names at a table, the lists of tables, and leaving a table."""

from __future__ import annotations

import re

import pytest
from tests.server.running import Person

from mathom.table.bot_names import NAMES


def seats(table: dict[str, object]) -> list[dict[str, object]]:
    found = table["seats"]
    assert isinstance(found, list)
    return found


def test_a_bot_has_a_name_and_its_level_beside_it(ann: Person) -> None:
    you, bot = seats(ann.new_table("me", "search:easy"))
    assert (you["label"], you["level"]) == ("You", None)
    assert bot["player"] in NAMES
    assert (bot["label"], bot["level"]) == (bot["player"], "Apprentice")


def test_people_on_one_screen_have_the_names_they_typed(ann: Person) -> None:
    asked = [{"kind": "me", "name": " Rosa "}, {"kind": "me", "name": "Tom"}]
    table = ann.http.post("/api/tables", json={"game": "duel", "seats": asked}).json()
    assert [seat["label"] for seat in seats(table)] == ["Rosa", "Tom"]
    with ann.at(table["id"]) as live:
        live.act()
        lines = [line["text"] for line in live.screen["log"] if line["kind"] == "action"]
        assert lines[0].startswith("Tom plays ")


def test_without_typed_names_the_seats_tell_one_persons_seats_apart(ann: Person) -> None:
    assert [seat["label"] for seat in seats(ann.new_table("me", "me"))] == ["Fellowship", "Sauron"]


@pytest.mark.parametrize("name", ["<b>", "x" * 41])
def test_a_typed_name_must_be_fit_to_be_shown(ann: Person, name: str) -> None:
    asked = [{"kind": "me", "name": name}, {"kind": "me"}]
    refused = ann.http.post("/api/tables", json={"game": "duel", "seats": asked})
    assert refused.json()["reason"] == "bad-name"


@pytest.mark.parametrize("game", ["fellowship", "tcg"])
def test_nobody_with_a_name_is_called_by_the_number_of_the_seat(ann: Person, game: str) -> None:
    bots = ["search:easy"] * (2 if game == "fellowship" else 1)
    table = ann.new_table("me", *bots, game=game)
    with ann.at(table["id"]) as live:
        for step in range(12):
            live.until(lambda: live.yours() or live.over())
            if live.over():
                break
            live.act(step)
        live.until(lambda: live.yours() or live.over())
        said = [line["text"] for line in live.screen["log"]]
        said += [part["text"] for story in live.screen["stories"] for part in story["sentences"]]
    assert len(said) > 8
    assert not [text for text in said if re.search(r"[Pp]layer \d", text)]


def test_tables_say_how_far_the_game_is(ann: Person) -> None:
    said = {
        game: ann.new_table("me", *["search:easy"] * others, game=game)["progress"]
        for game, others in (("duel", 1), ("fellowship", 2), ("war", 1), ("tcg", 1))
    }
    assert said == {
        "duel": "chapter 1",
        "fellowship": "chapter 1",
        "war": "turn 1",
        "tcg": "site 1",
    }


def test_public_games_of_others_can_be_watched(ann: Person, bob: Person) -> None:
    public = ann.new_table("me", "me")["id"]
    private = ann.new_table("me", "me", private=True)["id"]
    waiting = ann.new_table("me", "open")["id"]
    watched = [table["id"] for table in bob.get("/api/tables/running").json()]
    assert public in watched
    assert private not in watched
    assert waiting not in watched
    assert public not in [table["id"] for table in ann.get("/api/tables/running").json()]


def test_who_abandons_a_running_game_has_resigned_it(ann: Person) -> None:
    id = ann.new_table("me", "search:easy")["id"]
    assert ann.http.post(f"/api/tables/{id}/abandon").status_code == 204
    table = ann.get(f"/api/tables/{id}").json()
    assert (table["status"], table["result"]["reason"]) == ("finished", "resigned")
    assert ann.http.post(f"/api/tables/{id}/abandon").json()["reason"] == "game-over"


def test_an_abandoned_table_without_other_people_is_removed(ann: Person) -> None:
    id = ann.new_table("me", "open")["id"]
    assert ann.http.post(f"/api/tables/{id}/abandon").status_code == 204
    assert ann.get(f"/api/tables/{id}").json()["reason"] == "no-such-table"
    assert id not in [table["id"] for table in ann.get("/api/my-tables").json()]


def test_an_abandoned_table_stays_for_the_others(ann: Person, bob: Person) -> None:
    id = ann.new_table("me", "open", "open", game="fellowship")["id"]
    with bob.at(id) as live:
        live.do("sit", seat="seat-2")
        live.until_seated(1)
    assert ann.http.post(f"/api/tables/{id}/abandon").status_code == 204
    table = bob.get(f"/api/tables/{id}").json()
    assert [seat["kind"] for seat in table["seats"]] == ["open", "person", "open"]


def test_nobody_abandons_the_game_of_others(ann: Person, bob: Person) -> None:
    id = ann.new_table("me", "search:easy")["id"]
    assert bob.http.post(f"/api/tables/{id}/abandon").json()["reason"] == "not-seated"


def test_an_invitation_says_whether_other_machines_can_follow_it(ann: Person) -> None:
    id = ann.new_table("me", "open")["id"]
    here = ann.get(f"/api/tables/{id}/invitation").json()
    assert here == {"address": f"{ann.server.address}/table/{id}", "only_here": True}
    elsewhere = ann.http.get(
        f"/api/tables/{id}/invitation", headers={"host": "mathom.example:8000"}
    ).json()
    assert elsewhere == {"address": f"http://mathom.example:8000/table/{id}", "only_here": False}


def test_the_opponent_is_told_of_an_undo(ann: Person, bob: Person, eve: Person) -> None:
    id = ann.new_table("open", "me")["id"]
    with ann.at(id) as a, bob.at(id) as b, eve.at(id) as watching:
        b.do("sit", seat="fellowship")
        for live in (a, b, watching):
            live.until(live.running)
        a.act()
        for live in (b, watching):
            live.caught_up(a)
        a.do("ask-takeback")
        b.until(lambda: b.screen["takeback"] is not None)
        b.do("answer-takeback", accept=True)
        a.until(lambda: a.table["moves"] == 0)
        for live in (b, watching):
            live.until_answered()
        name = a.table["seats"][1]["player"]
        assert [told["text"] for told in b.answers] == [f"{name} ha annullato 1 azione."]
        assert [told["text"] for told in watching.answers] == [f"{name} tog tillbaka 1 handling."]
        assert a.answers == []
