"""What people read about Duel, in three languages."""

from __future__ import annotations

import pytest

import mathom
from mathom.engine.errors import BadNotation, IllegalAction, RulesBug
from mathom.engine.record import Recorder
from mathom.engine.state import EVERYBODY, Event, Outcome
from mathom.engine.step import decider, why_not
from mathom.games.duel.rules import vocabulary
from mathom.games.duel.rules.facts import CARD_FACTS, CARDS, REGIONS, TILES, TOKEN_FACTS, TOKENS
from mathom.games.duel.text.story import SYMBOLS
from mathom.games.duel.text.wording import DuelWording
from mathom.texts import (
    LANGUAGES,
    action_text,
    chance_text,
    event_text,
    help_catalogue,
    outcome_text,
    prompt,
    reason_text,
    spoken_language,
    wording,
)

DRAWN_LETTERS = 10
"""What fits into a card drawn in eighty columns."""


def duel(language: str) -> DuelWording:
    found = wording("duel", language)
    assert isinstance(found, DuelWording)
    return found


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Play ✕ 2 units: Gondor or Mordor"),
        ("it", "Gioca ✕ 2 Unità: Gondor o Mordor"),
        ("sv", "Spela ✕ 2 enheter: Gondor eller Mordor"),
    ],
)
def test_an_action_names_its_card_by_colour_and_effect(language: str, text: str) -> None:
    assert action_text("duel", language, vocabulary.PLAY + CARDS.index("c2-red-01")) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Choose a region for 1 unit, or decline."),
        ("it", "Scegli una regione per 1 Unità, o rinuncia."),
        ("sv", "Välj en region för 1 enhet, eller avstå."),
    ],
)
def test_a_prompt_tells_you_what_to_do_with_the_verb_first(language: str, text: str) -> None:
    numbers = {"seat": 0, "count": 1, "regions": 127, "optional": 1}
    asked = {"seats": ["fellowship"], "choice": "place-units", "numbers": numbers}
    assert prompt("duel", language, asked, "fellowship") == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Waiting for the Fellowship to keep one of the revealed tokens."),
        ("it", "Si attende la Compagnia: deve tenere uno dei segnalini rivelati."),
        ("sv", "Väntar på att Brödraskapet ska behålla en av de uppvända markerna."),
    ],
)
def test_while_waiting_a_prompt_says_for_whom_and_for_what(language: str, text: str) -> None:
    numbers = {"seat": 0, "shown": 3}
    asked = {"seats": ["fellowship"], "choice": "keep-token", "numbers": numbers}
    assert prompt("duel", language, asked, "sauron") == text


def test_a_prompt_of_manoeuvres_says_what_is_left() -> None:
    numbers = {"seat": 1, "moves": 2, "removals": 1, "wild": 0}
    asked = {"seats": ["sauron"], "choice": "manoeuvre", "numbers": numbers}
    text = prompt("duel", "en", asked, "sauron")
    assert text == "Move or remove a unit, or stop. Left: 2 moves, 1 removal."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_of_real_games_can_be_said(language: str) -> None:
    match = mathom.new("duel", 3)
    while match.outcome is None:
        asked = match.view()["asked"]
        assert isinstance(asked, dict)
        assert prompt("duel", language, asked, match.decider)
        assert prompt("duel", language, asked, None)
        match.act(match.legal()[0])
    assert outcome_text("duel", language, match.outcome)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "The Fellowship places 2 units in Rohan."),
        ("it", "La Compagnia colloca 2 Unità in Rohan."),
        ("sv", "Brödraskapet placerar 2 enheter i Rohan."),
    ],
)
def test_an_event_of_the_log(language: str, text: str) -> None:
    event = Event(vocabulary.UNITS_PLACED, [0, 2, REGIONS.index("rohan")], EVERYBODY)
    assert event_text("duel", language, event) == text


def test_an_event_with_two_regions_names_both_in_order() -> None:
    numbers = [1, REGIONS.index("mordor"), REGIONS.index("rohan")]
    event = Event(vocabulary.UNIT_MOVED, numbers, EVERYBODY)
    assert event_text("duel", "en", event) == "Sauron moves a unit from Mordor to Rohan."


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Bertil moves a unit from Mordor to Rohan."),
        ("it", "Bertil muove un’Unità da Mordor in Rohan."),
        ("sv", "Bertil flyttar en enhet från Mordor till Rohan."),
    ],
)
def test_a_step_of_duel_names_the_player(language: str, text: str) -> None:
    numbers = [1, REGIONS.index("mordor"), REGIONS.index("rohan")]
    words = wording("duel", language).among({"fellowship": "Elena", "sauron": "Bertil"})
    assert words.event_text(Event(vocabulary.UNIT_MOVED, numbers, EVERYBODY)) == text


@pytest.mark.parametrize(
    ("language", "action", "event"),
    [
        ("en", "You move a unit from Mordor.", "You move a unit from Mordor to Rohan."),
        ("it", "Muovi un’Unità da Mordor.", "Muovi un’Unità da Mordor in Rohan."),
        ("sv", "Du flyttar en enhet från Mordor.", "Du flyttar en enhet från Mordor till Rohan."),
    ],
)
def test_a_step_of_the_reader_says_you(language: str, action: str, event: str) -> None:
    numbers = [1, REGIONS.index("mordor"), REGIONS.index("rohan")]
    names = {"fellowship": "Elena", "sauron": "Bertil"}
    words = wording("duel", language).among(names, "sauron")
    assert words.event_text(Event(vocabulary.UNIT_MOVED, numbers, EVERYBODY)) == event
    march = words.game.vocabulary.parse("march region:mordor")
    assert words.action_line("sauron", march) == action
    assert words.action_line("fellowship", march).startswith("Elena")


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "You take"), ("it", "Prendi"), ("sv", "Du tar")],
)
def test_a_side_of_war_is_you_if_it_has_one_player(language: str, text: str) -> None:
    words = wording("war", language)
    kind = next(n for n, one in enumerate(words.game.events) if one.name == "captured")
    taken = Event(kind, [1, 0, 0], EVERYBODY)
    names = {"free-peoples": "Elena", "shadow": "Bertil"}
    alone = words.among(names, "shadow").event_text(taken) or ""
    several = words.among({**names, "saruman": "Cid"}, "shadow").event_text(taken) or ""
    assert alone.startswith(text)
    assert several == words.event_text(taken)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "The Ring-bearers are corrupted: Bertil wins."),
        ("it", "I Portatori dell’Anello sono corrotti: vince Bertil."),
        ("sv", "Ringbärarna är fördärvade: Bertil vinner."),
    ],
)
def test_an_ending_of_war_names_the_player_of_a_side(language: str, text: str) -> None:
    words = wording("war", language)
    alone = words.among({"free-peoples": "Elena", "shadow": "Bertil"})
    assert alone.outcome_text(Outcome((1,), "corruption")) == text
    several = words.among({"free-peoples": "Elena", "shadow": "Bertil", "saruman": "Cid"})
    assert several.outcome_text(Outcome((1, 2), "corruption")) == words.outcome_text(
        Outcome((1, 2), "corruption")
    )


def test_technical_events_are_not_told() -> None:
    assert event_text("duel", "en", Event(vocabulary.EFFECT_DONE, [0, 0, 0], EVERYBODY)) is None


def test_coins_are_counted_in_the_singular_and_in_the_plural() -> None:
    one, two = (Event(vocabulary.PAID, [1, count, 0], EVERYBODY) for count in (1, 2))
    sentences = [
        event_text("duel", language, event) for language in LANGUAGES for event in (one, two)
    ]
    assert sentences == [
        "Sauron pays 1 coin.",
        "Sauron pays 2 coins.",
        "Sauron paga 1 Moneta.",
        "Sauron paga 2 Monete.",
        "Sauron betalar 1 mynt.",
        "Sauron betalar 2 mynt.",
    ]


def test_chance_is_told_as_chance() -> None:
    chance = vocabulary.OFFER + TILES.index("bree")
    assert chance_text("duel", "en", chance) == "Chance: Bree is offered"


@pytest.mark.parametrize("seat", [0, 1])
def test_the_quest_is_won_in_different_ways(seat: int) -> None:
    text = outcome_text("duel", "en", Outcome((seat,), "quest-of-the-ring"))
    assert ("Mount Doom" in text) == (seat == 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shared_victory_has_a_text_of_its_own(language: str) -> None:
    assert outcome_text("duel", language, Outcome((0, 1), "shared"))


def test_a_refusal_calls_things_by_their_names() -> None:
    match = mathom.new("duel", 3)
    seat = decider(match.state)
    covered = match.state.slots[0]  # type: ignore[attr-defined]
    refusal = why_not(match.state, seat, vocabulary.PLAY + covered)
    assert isinstance(refusal, IllegalAction)
    title = duel("en").card_title(CARD_FACTS[covered])
    assert reason_text("en", refusal, "duel") == f"{title} is still covered by other cards."


def test_a_fault_of_a_record_names_the_line() -> None:
    error = BadNotation("wrong-digest", line=12, digest="abc")
    text = "Riga 12: L’impronta abc non corrisponde alla posizione raggiunta."
    assert reason_text("it", error) == text


def test_a_fault_of_the_program_is_told_as_such() -> None:
    assert "no-view" in reason_text("en", RulesBug("no-view"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_drawn_card_has_room_for_its_inscription(language: str) -> None:
    for card in CARD_FACTS:
        assert len(SYMBOLS[card["color"]] + duel(language).short(card)) <= DRAWN_LETTERS, card["id"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sheet_says_what_the_thing_does(language: str) -> None:
    for kind in ("card", "tile", "token"):
        for index, id in enumerate(duel(language).game.names(kind)):
            sheet = duel(language).sheet(kind, index)
            assert sheet.id == id
            assert sheet.facts["text"] in [value for _, value in sheet.rows]
            assert sheet.facts["text"].endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_tokens_read_alike(language: str) -> None:
    titles = [duel(language).token_title(token) for token in TOKEN_FACTS]
    texts = [duel(language).token_text(token) for token in TOKEN_FACTS]
    assert len(set(titles)) == len(TOKENS)
    assert len(set(zip(titles, texts, strict=True))) == len(TOKENS)


def test_card_texts_follow_the_effects() -> None:
    card = CARD_FACTS[CARDS.index("c3-purple-01")]
    text = duel("en").card_text({**card, "effects": [{"op": "coins", "amount": 7}]})
    assert text == "Take 7 coins from the reserve."


def test_a_card_that_gives_a_choice_of_skills() -> None:
    card = CARD_FACTS[CARDS.index("c2-grey-07")]
    assert duel("it").card_title(card) == "◆ Espediente / Forza / Coraggio"


def test_a_cost_names_coins_and_skills() -> None:
    card = CARD_FACTS[CARDS.index("c2-grey-07")]
    assert duel("sv").cost(card["coins"], card["skills"]) == "1 mynt, Kunskap, Ledarskap"


def test_whole_records_can_be_told() -> None:
    match = mathom.new("duel", 8)
    recorder: Recorder = match.recorder
    sentences = 0
    while match.outcome is None:
        tape = recorder.act(match.legal()[-1])
        for event in tape.events:
            sentences += sum(
                event_text("duel", language, event) is not None for language in LANGUAGES
            )
        for chance in tape.chances:
            assert all(chance_text("duel", language, chance) for language in LANGUAGES)
    assert sentences > 100


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        ("it", {"MATHOM_LANG": "sv"}, "it"),
        (None, {"MATHOM_LANG": "sv", "LANG": "it_IT.UTF-8"}, "sv"),
        (None, {"LANG": "it_IT.UTF-8"}, "it"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_then_that_of_the_environment(
    asked: str | None, environment: dict[str, str], language: str
) -> None:
    assert spoken_language(asked, environment) == language


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadNotation, match="unknown-language"):
        spoken_language("tlh", {})


@pytest.mark.parametrize("line", [["--lang", "sv"], ["play", "--lang=sv"]])
def test_help_is_in_the_language_of_the_command_line(line: list[str]) -> None:
    assert help_catalogue(line).language == "sv"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Waiting for Ann and Bob to choose a deck."),
        ("it", "Si attendono Ann e Bob: devono scegliere un mazzo."),
        ("sv", "Väntar på att Ann och Bob ska välja en lek."),
    ],
)
def test_several_players_are_waited_for(language: str, text: str) -> None:
    words = wording("tcg", language).among({"player-1": "Ann", "player-2": "Bob"})
    asked = {"choice": "bring-deck", "seats": ["player-1", "player-2"], "numbers": {}}
    assert words.prompt(asked) == text
