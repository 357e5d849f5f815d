"""Prompts of War of the Ring name what is decided: places, dice, figures, numbers."""

from __future__ import annotations

import random
from typing import Any

import pytest

import mathom
from mathom.engine.state import EVERYBODY, Event
from mathom.games.war.text.wording import WarWording
from mathom.texts import LANGUAGES, wording


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Choose losses for 2 hits in Osgiliath: "),
        ("it", "Scegli le perdite per 2 colpi a Osgiliath: "),
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
        ("en", "Strider goes to Edoras.", "Aragorn goes to Edoras."),
        ("it", "Grampasso va a Edoras.", "Aragorn va a Edoras."),
        ("sv", "Vidstige går till Edoras.", "Aragorn går till Edoras."),
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
        ("en", "The Shadow’s combat roll: 1 die, 1 hit."),
        ("it", "Tiro Combattimento dell’Ombra: 1 dado, 1 colpo."),
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


@pytest.mark.parametrize(
    ("language", "region", "told"),
    [
        ("en", "the-shire", ["the Shire", "in the Shire", "to the Shire", "of the Shire"]),
        ("en", "bree", ["Bree", "in Bree", "to Bree", "of Bree"]),
        ("it", "bree", ["Brea", "a Brea", "a Brea", "di Brea"]),
        ("it", "the-shire", ["la Contea", "nella Contea", "nella Contea", "della Contea"]),
        (
            "it",
            "helms-deep",
            ["il Fosso di Helm", "al Fosso di Helm", "al Fosso di Helm", "del Fosso di Helm"],
        ),
        ("it", "east-harondor", ["l’Harondor Orientale", "nell’Harondor Orientale"]),
        ("sv", "fords-of-isen", ["Isens vad", "vid Isens vad", "till Isens vad"]),
    ],
)
def test_a_region_has_its_article_and_its_preposition(
    language: str, region: str, told: list[str]
) -> None:
    war = wording("war", language)
    assert isinstance(war, WarWording)
    name = war.region(region)
    assert [name.form(form) for form in ("the", "in", "to", "of")[: len(told)]] == told


def test_the_stronghold_of_a_region_has_forms_too() -> None:
    war = wording("war", "it")
    assert isinstance(war, WarWording)
    inside = war.place(war.game.names("place").index("helms-deep-stronghold"))
    assert inside.form("in") == "nella Fortezza del Fosso di Helm"


def test_a_list_of_regions_has_the_forms_of_each() -> None:
    war = wording("war", "it")
    assert isinstance(war, WarWording)
    listed = war.regions(["bree", "the-shire"])
    assert listed == "Brea o Contea"
    assert listed.form("in") == "a Brea o nella Contea"
