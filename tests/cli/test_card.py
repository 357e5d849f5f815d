"""`mathom card`: what a card, a tile or a token says."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner, Result

from mathom.cli.main import app
from mathom.games.duel.rules.facts import CARDS, TILES, TOKENS
from mathom.texts import LANGUAGES


def shown(*line: str) -> Result:
    return CliRunner().invoke(app, ["card", "duel", *line])


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        ("en", ["✕ 2 units: Lindon or Enedwaith", "✕ red", "Strength ×2, Courage", "armour"]),
        ("it", ["✕ 2 Unità: Lindon o Enedwaith", "✕ rosso", "Forza ×2, Coraggio", "armatura"]),
        ("sv", ["✕ 2 enheter: Lindon eller Enedwaith", "✕ röd", "Styrka ×2, Mod", "rustning"]),
    ],
)
def test_a_card_with_colour_cost_chain_and_effect(language: str, parts: list[str]) -> None:
    result = shown("c2-red-02", "--lang", language)
    assert result.exit_code == 0
    for part in parts:
        assert part in result.output


def test_a_card_says_what_makes_it_free() -> None:
    assert "Free with    helmet" in shown("c2-red-02", "--lang", "en").output


def test_a_disputed_card_is_marked() -> None:
    assert "Disputed" in shown("c1-green-03", "--lang", "en").output
    assert "Disputed" not in shown("c1-green-01", "--lang", "en").output


def test_a_tile_says_that_fortresses_make_it_dearer() -> None:
    output = shown("minas-tirith", "--lang", "en").output
    assert "1 coin for each fortress you have" in " ".join(output.split())


def test_a_token_says_when_it_acts() -> None:
    assert "Subito: avanza di 2 caselle" in shown("wizards-1", "--lang", "it").output


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_looked_up(language: str) -> None:
    for id in (*CARDS, *TILES, *TOKENS):
        assert shown(id, "--lang", language).exit_code == 0, id


def test_json_holds_the_facts_and_the_texts() -> None:
    facts = json.loads(shown("C2-RED-02", "--json", "--lang", "sv").output)
    assert facts["title"] == "✕ 2 enheter: Lindon eller Enedwaith"
    assert facts["text"] == "Placera 2 enheter i Lindon eller Enedwaith."
    assert facts["kind"] == "card"
    assert facts["chapter"] == 2
    assert facts["skills"] == ["strength", "strength", "courage"]


def test_an_unknown_id_is_refused_with_near_ones() -> None:
    result = shown("c2-rde-02", "--lang", "en")
    assert result.exit_code == 2
    assert "nothing called “c2-rde-02”" in result.output
    assert "c2-red-02" in result.output


def test_an_unknown_game_is_refused() -> None:
    result = CliRunner().invoke(app, ["card", "chess", "c1-red-01", "--lang", "en"])
    assert result.exit_code == 2
    assert "There is no game “chess”" in result.output
