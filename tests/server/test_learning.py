"""Lessons and rules pages over the wire."""

from __future__ import annotations

import pytest
from tests.server.running import Person

LESSONS = "/api/games/duel/lessons"


def test_the_lessons_are_listed_in_the_language_asked_for(ann: Person, bob: Person) -> None:
    english = ann.get(LESSONS).json()
    italian = bob.get(LESSONS).json()
    assert [lesson["id"] for lesson in english] == [lesson["id"] for lesson in italian]
    assert english[0]["title"] == "Take a card"
    assert italian[0]["title"] == "Prendere una carta"


def test_a_lesson_is_done_over_the_wire(ann: Person) -> None:
    start = ann.http.post(f"{LESSONS}/conflict", json={"actions": []}).json()
    assert (start["at"], start["tasks"], start["done"]) == (0, 2, False)
    assert start["wanted"][0] in [offer["id"] for offer in start["screen"]["offers"]]
    actions = ["play card:c2-red-04", "place region:rhovanion"]
    end = ann.http.post(f"{LESSONS}/conflict", json={"actions": actions}).json()
    assert (end["at"], end["done"], end["screen"]["offers"]) == (2, True, [])
    assert end["screen"]["view"]["regions"]["rhovanion"]["units"] == {"fellowship": 1, "sauron": 0}


def test_another_action_is_forgiven(ann: Person) -> None:
    tried = ann.http.post(f"{LESSONS}/price", json={"actions": ["discard card:c1-red-03"]}).json()
    assert (tried["at"], tried["tried"]) == (0, True)


@pytest.mark.parametrize(
    ("lesson", "actions", "reason"),
    [
        ("price", ["play card:c3-red-03"], "card-not-in-layout"),
        ("price", ["dance"], "unknown-action"),
        ("magic", [], "unknown-lesson"),
    ],
)
def test_nonsense_in_a_lesson_is_refused(
    ann: Person, lesson: str, actions: list[str], reason: str
) -> None:
    refused = ann.http.post(f"{LESSONS}/{lesson}", json={"actions": actions})
    assert refused.status_code >= 400
    assert refused.json()["reason"] == reason


def test_the_rules_are_a_page_in_the_readers_language(ann: Person, bob: Person) -> None:
    assert "<h2>How to win</h2>" in ann.get("/api/games/duel/rules").json()["html"]
    assert "<h2>Come si vince</h2>" in bob.get("/api/games/duel/rules").json()["html"]
    assert "<td>Will of the West</td>" in ann.get("/api/games/war/rules").json()["html"]
    assert ann.get("/api/games/chess/rules").json()["reason"] == "unknown-game"
