"""Tricks of the Fellowship in a sentence or two."""

from __future__ import annotations

import re

from tests.texts.stories import at_random, begun, stories

from mathom.table.table import Table
from mathom.texts.story import Story


def played(chapter: str, seed: int) -> Table:
    """A chapter played at random to its end."""
    return at_random(begun("fellowship", 3, seed=seed, options={"chapter": chapter}), seed, 200)


def tricks(told: list[Story]) -> list[Story]:
    return [story for story in told if story.sentences and "won trick" in story.sentences[0].text]


def test_a_trick_is_one_story_of_everybody() -> None:
    table = played("3", 1)
    told = tricks(stories(table, 0))
    assert len(told) >= 3
    for number, story in enumerate(told, 1):
        assert story.seat == -1
        assert f"won trick {number} with the " in story.sentences[0].text


def test_a_trick_tells_the_cards_that_nobody_was_asked_for() -> None:
    """Whoever has one card left plays it without a choice."""
    told = re.compile(r"won trick 9 with the \d of \w+ over the .+, the .+ and the \d of \w+[.;]")
    last = []
    for seed in range(6):
        table = at_random(begun("fellowship", 4, seed=seed, options={"chapter": "1"}), seed, 200)
        texts = [story.sentences[0].text for story in tricks(stories(table, 0))]
        last += [text for text in texts if "won trick 9" in text]
    assert last
    assert all(told.search(text) for text in last), last


def test_goals_that_are_reached_together_are_told_together() -> None:
    texts = []
    for seed in range(12):
        table = at_random(begun("fellowship", 4, seed=seed, options={"chapter": "1"}), seed, 200)
        texts += [story.sentences[0].text for story in tricks(stories(table, 0))]
    assert all(text.count("reached") <= 1 for text in texts)
    assert any("reached their goal" in text for text in texts)


def test_the_winner_is_named_by_character_and_player() -> None:
    table = played("3", 1)
    seen = [story.sentences[0].text for story in tricks(stories(table, 0))]
    spectators = [story.sentences[0].text for story in tricks(stories(table, -1, you=False))]
    own = [text for text in seen if "(you)" in text]
    assert own or any("(Bob)" in text or "(Cid)" in text for text in seen)
    assert not any("(you)" in text for text in spectators)


def test_the_end_names_the_goal_that_was_missed() -> None:
    ends = []
    for seed in range(8):
        table = played("9", seed)
        if table.result is not None and table.result.reason == "failed":
            ends += [part.text for part in stories(table, 0)[-1].sentences if part.kind == "end"]
    assert ends
    told = re.compile(r"Lost: .+ (missed the goal|failed) in trick [1-9]\d*( under the [^.]+)?\. ")
    assert all(told.match(text) for text in ends), ends


def test_the_end_names_the_goal_as_it_is_for_so_many_players() -> None:
    told: dict[int, set[str]] = {3: set(), 4: set()}
    for players, found in told.items():
        for seed in range(12):
            table = begun("fellowship", players, seed=seed, options={"chapter": "1"})
            end = stories(at_random(table, seed, 200), 0)[-1].sentences[-1].text
            found |= {number for number in ("2", "4") if f"at least {number} cards" in end}
    assert told == {3: {"4"}, 4: {"2"}}


def test_the_preparation_tells_only_the_own_cards() -> None:
    table = played("9", 2)
    preparations = [stories(table, seat)[1].sentences[0].text for seat in range(3)]
    assert any("You received the " in text for text in preparations)
    public = stories(table, -1, you=False)[1].sentences[0].text
    assert "received" not in public
