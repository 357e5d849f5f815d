"""Prompts of War of the Ring name what is decided: places, dice, figures, numbers."""

from __future__ import annotations

import random
from typing import Any

import pytest

import mathom
from mathom.engine.state import EVERYBODY, Event
from mathom.texts import LANGUAGES, wording


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Choose losses for 2 hits in Osgiliath: "),
        ("it", "Scegli le perdite per 2 colpi (Osgiliath): "),
        ("sv", "Välj förluster för 2 träffar i Osgiliath: "),
    ],
)
def test_a_prompt_names_hits_and_place(language: str, text: str) -> None:
    war = wording("war", language)
    place = war.game.names("place").index("osgiliath")
    asked = war.ask("take-hits", {"seat": 0, "place": place, "hits": 2})
    assert asked.startswith(text)


def test_prompts_of_a_random_game_leave_no_gap_in_any_language() -> None:
    match = mathom.new("war", seed=4, seats=4)
    choice = random.Random(4)
    seen: set[str] = set()
    while match.decider and len(seen) < 40:
        asked: Any = match.view(match.decider)["asked"]
        if asked["choice"] not in seen:
            seen.add(asked["choice"])
            for language in LANGUAGES:
                for you in (match.decider, None):
                    text = wording("war", language).prompt(asked, you)
                    assert "{" not in text
                    assert "$" not in text
                    assert not text.endswith(("..", " "))
        match.act(choice.choice(match.actions()))
    assert len(seen) > 25


def test_strider_enters_play_as_aragorn() -> None:
    war = wording("war", "en")
    strider = war.game.names("character").index("strider")
    bring = war.game.vocabulary.parse("bring character:strider")
    assert war.action_text(bring) == "Bring Aragorn, Heir of Isildur into play"
    assert war.ask("enter-play", {"seat": 0, "who": strider}).startswith("Choose where Aragorn")
    kinds = [kind.name for kind in war.game.events]
    told = Event(kinds.index("entered-play"), [strider, 0, 0], EVERYBODY)
    assert str(war.event_text(told)).startswith("Aragorn")
