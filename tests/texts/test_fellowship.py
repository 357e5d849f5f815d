"""What people read about the Fellowship: hands go by their characters, or by who holds them."""

from __future__ import annotations

from typing import Any

import pytest

import mathom
from mathom.engine.state import EVERYBODY, Event
from mathom.games.fellowship.rules import vocabulary
from mathom.games.fellowship.rules.facts import CHARACTERS, HOLDERS
from mathom.texts import LANGUAGES, event_text, prompt

SAID = {
    1: [
        ("en", "Choose a character for the second hand", "Lead a card for Glorfindel."),
        ("it", "Scegli un personaggio per la seconda mano", "Guida una presa per Glorfindel."),
        ("sv", "Välj en rollfigur för den andra handen", "Spela ut ett kort för Glorfindel."),
    ],
    2: [
        ("en", "Choose a character for the pyramid", "Lead a card for Glorfindel."),
        ("it", "Scegli un personaggio per la piramide", "Guida una presa per Glorfindel."),
        ("sv", "Välj en rollfigur för pyramiden", "Spela ut ett kort för Glorfindel."),
    ],
    3: [
        ("en", "Choose your character", "Lead a card for Glorfindel."),
        ("it", "Scegli il tuo personaggio", "Guida una presa per Glorfindel."),
        ("sv", "Välj din rollfigur", "Spela ut ett kort för Glorfindel."),
    ],
}


def prompts(players: int, language: str) -> list[str]:
    """Everything that is said to those who decide, up to the first trick."""
    match = mathom.new("fellowship", seed=1, seats=players, chapter="9")
    found: list[str] = []
    while True:
        asked: Any = match.view(match.decider)["asked"]
        found.append(prompt("fellowship", language, asked, match.decider))
        if asked["choice"] == "lead-card":
            return found
        match.act(match.actions()[0])


@pytest.mark.parametrize("players", SAID)
def test_a_prompt_names_the_character_or_whose_it_will_be(players: int) -> None:
    for language, choosing, leading in SAID[players]:
        said = prompts(players, language)
        assert any(text.startswith(choosing) for text in said), said
        assert said[-1] == leading


@pytest.mark.parametrize(
    ("language", "holder", "text"),
    [
        ("en", "seat-2", "Sam goes to player 2."),
        ("it", "pyramid", "Sam va alla piramide."),
        ("sv", "hand-1", "Sam går till den första handen."),
    ],
)
def test_the_log_says_who_plays_a_character(language: str, holder: str, text: str) -> None:
    numbers = [HOLDERS.index(holder), CHARACTERS.index("sam"), 0]
    event = Event(vocabulary.CHARACTER_TAKEN, numbers, EVERYBODY)
    assert event_text("fellowship", language, event) == text


def test_there_are_words_for_everybody_who_holds_a_hand() -> None:
    for language in LANGUAGES:
        events = [Event(vocabulary.RING_DEALT, [n, 0, 0], EVERYBODY) for n in range(len(HOLDERS))]
        assert len({event_text("fellowship", language, event) for event in events}) == len(HOLDERS)
