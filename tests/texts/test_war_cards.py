"""The sheets of War's event cards say what the data say, in every language, and no nonsense."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from mathom.games.war.rules.facts import CARD_FACTS, COMBAT_FACTS, TILE_FACTS
from mathom.games.war.text.wording import WarWording
from mathom.texts.sentences import wording

LANGUAGES = ["en", "it", "sv"]
Facts = dict[str, Any]

SAME_BUT_FOR_THE_CONDITION = {"grond", "uruk-hai"}
"""Two orders to assault a stronghold that differ only in who may be given them."""


def words(language: str) -> WarWording:
    """The words of War in a language."""
    found = wording("war", language)
    assert isinstance(found, WarWording)
    return found


def effects(w: WarWording) -> list[tuple[Facts, Facts, str]]:
    """Every effect of every card, with its text."""
    return [
        (card, effect, w.effect(card, effect)) for card in CARD_FACTS for effect in card["effects"]
    ]


def needs(w: WarWording) -> list[tuple[Facts, str]]:
    """Every condition of every card, with its text."""
    return [(need, w.need(need)) for card in CARD_FACTS for need in card["requires"]]


def titles(w: WarWording) -> list[tuple[Facts, str]]:
    """Every combat half, with its text."""
    return [(facts, w.say(f"combat-{facts['id']}")) for facts in COMBAT_FACTS]


def all_texts(w: WarWording) -> list[tuple[str, str]]:
    """Whatever is written on the cards, with where it is written."""
    found = [(card["id"], text) for card, _, text in effects(w)]
    found += [(json.dumps(need), text) for need, text in needs(w)]
    return found + [(facts["id"], text) for facts, text in titles(w)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sheet_has_a_nought_or_a_hole_or_a_key_in_it(language: str) -> None:
    for where, text in all_texts(words(language)):
        assert not re.search(r"(?<!\d)0(?!\d)", text), (where, text)
        assert "×" not in text, (where, text)
        assert not re.search(r"[{}$_]|\bNone\b|\bTrue\b|\bFalse\b|\bwar-", text), (where, text)
        assert not re.search(r"  | [.,:;)]|[.,:;]{2}|\( |\(\)", text), (where, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_made_of_whole_sentences(language: str) -> None:
    for where, text in all_texts(words(language)):
        assert text.endswith("."), (where, text)
        assert text[0].isupper() or text[0] in "+−", (where, text)


def meaning(card: Facts, effect: Facts) -> str:
    """What the text of an effect depends on: two of the same meaning may read the same."""
    if effect["op"] == "table":
        return f"table {card['id']}"
    if effect["op"] == "tile":
        tile = next(facts for facts in TILE_FACTS if facts["id"] == effect["tile"])
        return json.dumps({key: tile[key] for key in ("value", "reveal", "stop")})
    if effect.get("order") in SAME_BUT_FOR_THE_CONDITION:
        return "assault"
    return json.dumps(effect, sort_keys=True)


def one_meaning_each(pairs: list[tuple[str, str]]) -> None:
    """No two meanings share a text."""
    means: dict[str, str] = {}
    for meant, text in pairs:
        assert means.setdefault(text, meant) == meant, f"{text!r} says {meant} and {means[text]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_differs_in_the_data_differs_on_the_sheet(language: str) -> None:
    w = words(language)
    one_meaning_each([(meaning(card, effect), text) for card, effect, text in effects(w)])
    one_meaning_each([(json.dumps(need, sort_keys=True), text) for need, text in needs(w)])
    plain = [({**facts, "id": "", "initiative": []}, text) for facts, text in titles(w)]
    one_meaning_each([(json.dumps(facts, sort_keys=True), text) for facts, text in plain])


def names_in(w: WarWording, facts: Facts) -> list[str]:
    """The regions, nations and characters that the data of a card speak of."""
    found: list[str] = [w.region(name) for name in facts.get("regions", [])]
    found += [w.region(facts["region"])] if "region" in facts else []
    nations = [*facts.get("nations", []), *facts.get("activates", []), *facts.get("advances", [])]
    nations += [facts["nation"]] if "nation" in facts else []
    land = facts.get("k", "").startswith(("king", "boromir"))
    key = "nation" if land else "in-text-nation"
    found += [w.say(f"{key}-{name}") for name in nations]
    return found + [w.say(f"character-{name}") for name in facts.get("any", [])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_data_name_is_named_on_the_sheet(language: str) -> None:
    w = words(language)
    pairs = [(effect, text) for _, effect, text in effects(w)] + needs(w)
    for facts, text in pairs:
        for name in names_in(w, facts):
            assert name.lower() in text.lower(), (facts, text)


NUMBERS = (
    "amount",
    "count",
    "units",
    "extra",
    "tiles",
    "dice",
    "on",
    "guided",
    "more",
    "up_to",
    "level",
    "regular",
    "elite",
    "either",
    "leader",
    "nazgul",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_an_effect_is_on_the_sheet(language: str) -> None:
    for card, effect, text in effects(words(language)):
        for name in NUMBERS:
            number = effect.get(name, 0)
            # A single card is "a card".
            if number and not (effect["op"] == "draw" and number == 1):
                assert re.search(rf"(?<!\d){number}(?!\d)", text), (card["id"], name, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_alternative_is_named_that_is_none(language: str) -> None:
    w = words(language)
    gollum = w.say("effect-heal-gollum", number=7, gollum=9).rpartition("9")[2]
    for card, effect, text in effects(w):
        if effect["op"] == "heal":
            differs = effect["gollum"] != effect["amount"]
            assert (gollum in text) == differs, (card["id"], text)
