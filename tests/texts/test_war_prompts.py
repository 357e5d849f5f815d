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


@pytest.mark.parametrize(
    ("language", "before", "after"),
    [
        ("en", "Strider → Edoras.", "Aragorn → Edoras."),
        ("it", "Grampasso → Edoras.", "Aragorn → Edoras."),
        ("sv", "Vidstige → Edoras.", "Aragorn → Edoras."),
    ],
)
def test_strider_is_called_so_until_he_is_crowned(language: str, before: str, after: str) -> None:
    war = wording("war", language)
    moved = [kind.name for kind in war.game.events].index("character-moved")
    strider = war.game.names("figure").index("strider")
    edoras = war.game.names("place").index("edoras")
    event = Event(moved, [strider, edoras], EVERYBODY)
    for characters, text in ({"strider": "rivendell"}, before), ({"strider": "rivendell!"}, after):
        at = mathom.from_position({"game": "war", "characters": characters}).state
        assert war.at(at).event_text(event) == text
        assert war.at(at) is war.at(at), "the same words for the same names"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Combat roll of the Shadow: 1 die, 1 hit."),
        ("it", "Tiro Combattimento, l’Ombra: 1 dado, 1 colpo."),
        ("sv", "Stridsslag för Skuggan: 1 tärning, 1 träff."),
    ],
)
def test_one_is_told_as_one(language: str, text: str) -> None:
    war = wording("war", language)
    rolled = [kind.name for kind in war.game.events].index("combat-roll")
    assert war.event_text(Event(rolled, [1, 1, 1], EVERYBODY)) == text


def test_strider_enters_play_as_aragorn() -> None:
    war = wording("war", "en")
    strider = war.game.names("character").index("strider")
    bring = war.game.vocabulary.parse("bring character:strider")
    assert war.action_text(bring) == "Bring Aragorn into play"
    assert war.ask("enter-play", {"seat": 0, "who": strider}).startswith("Choose where Aragorn")
    kinds = [kind.name for kind in war.game.events]
    event = Event(kinds.index("entered-play"), [strider, 0, 0], EVERYBODY)
    assert str(war.event_text(event)).startswith("Aragorn")
