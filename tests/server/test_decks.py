"""Decks that people keep: checked with reasons, shared by a link, brought to a table at once."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.running import Person

GAME = "/api/games/tcg/decks"


def ready(person: Person, id: str) -> str:
    """The text of a deck that everybody has."""
    found = {deck["id"]: deck["text"] for deck in person.get(GAME).json()}
    return str(found[id])


def save_deck(person: Person, text: str, name: str = "Nine walkers") -> dict[str, Any]:
    """A deck that somebody has saved."""
    answer = person.http.post("/api/decks", json={"game": "tcg", "name": name, "text": text})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def faults(person: Person, text: str) -> list[dict[str, Any]]:
    """What is wrong with a text."""
    answer = person.http.post(f"{GAME}/check", json={"text": text})
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["faults"]
    return found


def test_a_deck_is_kept_changed_shared_and_dropped(ann: Person, bob: Person) -> None:
    text = ready(ann, "aragorn-71")
    deck = save_deck(ann, text, "  Strider   goes ")
    assert (deck["name"], deck["yours"], deck["check"]["faults"]) == ("Strider goes", True, [])
    path = f"/api/decks/{deck['id']}"

    seen = bob.get(path).json()
    assert (seen["text"], seen["yours"]) == (text, False)
    file = bob.get(f"{path}/text")
    assert file.text == text
    assert "attachment" in file.headers["content-disposition"]
    change = {"game": "tcg", "name": "Mine now", "text": ""}
    assert bob.http.put(path, json=change).json()["reason"] == "not-your-deck"
    assert bob.http.delete(path).status_code == 403
    assert bob.get("/api/decks").json() == []

    changed = ann.http.put(path, json={**change, "name": "Empty"}).json()
    assert {"tcg-deck-bearer", "tcg-deck-small"} <= {
        fault["reason"] for fault in changed["check"]["faults"]
    }
    assert [one["name"] for one in ann.get("/api/decks").json()] == ["Empty"]
    assert ann.http.delete(path).status_code == 204
    assert ann.get(path).json()["reason"] == "no-such-deck"


def test_bad_decks_are_told_line_by_line_and_nothing_is_lost(ann: Person) -> None:
    text = ready(ann, "theoden-71")
    bad = f"{text}1 1_13\nfour 4_49\n2\n3 4_49 4_50\n0 4_49\n"
    last = len(text.splitlines())
    found = faults(ann, bad)
    reasons = [(fault["reason"], fault["line"]) for fault in found if fault["line"]]
    assert reasons == [
        ("tcg-deck-card", last + 1),
        ("tcg-deck-line", last + 2),
        ("tcg-deck-line", last + 3),
        ("tcg-deck-line", last + 4),
        ("tcg-deck-line", last + 5),
    ]
    assert "1_13" in found[0]["text"]
    # A bad deck may be kept as it is, to be mended later.
    assert save_deck(ann, bad)["text"] == bad
    cut = text[: len(text) // 2]
    assert {"tcg-deck-small"} <= {fault["reason"] for fault in faults(ann, cut)}
    many = [fault for fault in faults(ann, f"{text}5 4_49\n") if fault["pieces"]]
    assert [fault["pieces"] for fault in many] == [["print:4_49"]]


def test_what_is_no_deck_is_refused(ann: Person) -> None:
    def refused(**asked: str) -> tuple[int, str]:
        deck = {"game": "tcg", "name": "A", "text": "", **asked}
        answer = ann.http.post("/api/decks", json=deck)
        return answer.status_code, answer.json()["reason"]

    assert refused(game="duel") == (404, "no-decks")
    assert refused(game="chess") == (404, "unknown-game")
    assert refused(name="<b>") == (400, "bad-name")
    assert refused(text="x" * 8001) == (400, "deck-too-long")
    assert ann.get("/api/games/duel/decks").status_code == 404


@pytest.mark.parametrize("cut", [False, True])
def test_a_deck_is_brought_to_a_table_at_once_or_not_at_all(ann: Person, cut: bool) -> None:
    deck = save_deck(ann, ready(ann, "aragorn-71"))
    actions = deck["check"]["actions"]
    assert (actions[0], actions[-1]) == ("build", "done")
    table = ann.new_table("me", "greedy", game="tcg", options={"format": "deluxe"})
    with ann.at(table["id"]) as live:
        seq = live.seq
        if cut:
            live.do("act-all", actions=[*actions[:-5], "done"])
            assert live.refusal()["reason"] == "tcg-deck-unfinished"
            assert live.screen["view"]["own_deck"] == {"deck": None, "cards": []}
            live.do("act-all", actions=[])
            assert live.refusal()["reason"] == "too-many-actions"
        else:
            live.do("act-all", actions=actions)
            live.until(lambda: live.seq >= seq + len(actions) and "players" in live.screen["view"])
            assert live.screen["view"]["players"]["player-1"]["deck"] == "custom"
