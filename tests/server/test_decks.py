"""Decks that people keep: checked with reasons, shared by a link, brought to a table at once."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.running import Person

from mathom.games.tcg.rules.facts import CARDS
from mathom.texts import LANGUAGES, wording

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
        ("tcg-deck-card", last + 2),
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
            assert live.refusal()["reason"] == "tcg-deck-small"
            assert live.screen["view"]["own_deck"] == {"deck": None, "cards": []}
            live.do("act-all", actions=[])
            assert live.refusal()["reason"] == "too-many-actions"
        else:
            live.do("act-all", actions=actions)
            live.until(lambda: live.seq >= seq + len(actions) and "players" in live.screen["view"])
            assert live.screen["view"]["players"]["player-1"]["deck"] == "custom"


def test_a_table_begins_with_a_deck_that_somebody_keeps(ann: Person) -> None:
    deck = save_deck(ann, ready(ann, "theoden-71"))
    table = ann.new_table("me", "greedy", game="tcg", deck=deck["id"])
    with ann.at(table["id"]) as live:
        live.until(lambda: "players" in live.screen["view"])
        assert live.screen["view"]["players"]["player-1"]["deck"] == "custom"


def test_a_table_does_not_begin_with_a_deck_that_is_not_legal(ann: Person) -> None:
    def refused(deck: str) -> str:
        asked = {
            "game": "tcg",
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}],
            "deck": deck,
        }
        answer = ann.http.post("/api/tables", json=asked)
        assert answer.status_code >= 400
        return str(answer.json()["reason"])

    small = save_deck(ann, "bearer 4_301\n")
    assert refused(small["id"]) in {fault["reason"] for fault in small["check"]["faults"]}
    assert refused("nowhere") == "no-such-deck"
    unread = save_deck(ann, "3 No such card\n")
    assert refused(unread["id"]) == "tcg-deck-card"


def test_every_ready_made_deck_can_be_copied_and_played(ann: Person) -> None:
    found = ann.get(GAME).json()
    heroes = [deck["id"].partition("-")[0] for deck in found]
    assert sorted(heroes) == ["aragorn", "gandalf", "theoden"]
    for deck in found:
        assert faults(ann, deck["text"]) == [], deck["id"]


def check(person: Person, text: str, language: str = "en") -> dict[str, Any]:
    """What the server says of a deck."""
    answer = person.http.post(f"{GAME}/check?lang={language}", json={"text": text})
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_is_read_from_the_names_of_its_cards(ann: Person, language: str) -> None:
    text = ready(ann, "theoden-71")
    words = wording("tcg", language)
    lines = [line.split() for line in text.splitlines()]
    named = [(count, words.name("print", CARDS.index(id))) for count, id in lines]
    # Ring-bearer, Ring and sites are recognized; case, accents and commas do not matter.
    shouted = "\n".join(
        f"{count if count.isdecimal() else ''} {name.upper().replace(',', '').replace('É', 'E')}"
        for count, name in named
    )
    found = check(ann, shouted, "en")
    assert (found["faults"], found["text"]) == ([], text)
    assert found["actions"] == check(ann, text)["actions"]


def test_a_name_that_is_not_known_is_told_with_its_line_and_the_nearest_names(ann: Person) -> None:
    text = "Shadow:\n3 Bnd of Wild Men\n1 Aragorn\n2x anger  # a note\n"
    found = check(ann, text)
    told = {fault["line"]: (fault["reason"], fault["text"]) for fault in found["faults"]}
    assert told[2][0] == "tcg-deck-nearest"
    assert "Line 2" in told[2][1]
    assert "Band of Wild Men?" in told[2][1]
    assert told[3][0] == "tcg-deck-several"
    assert "Aragorn, Wingfoot" in told[3][1]
    assert found["text"].splitlines()[3] == "2 4_3  # a note"
    # What cannot be read stays, so that nothing is lost.
    assert "3 Bnd of Wild Men" in found["text"]
    swedish = check(ann, "Skara vildman", "sv")
    assert swedish["text"] == "1 4_4\n"
