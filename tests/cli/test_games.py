"""`mathom games`."""

from __future__ import annotations

import pytest
from tests.cli.running import mathom

from mathom.engine.game import GAMES


def test_the_list_holds_exactly_what_programs_expect() -> None:
    duel = next(game for game in mathom("games", "--json").json() if game["id"] == "duel")
    assert list(duel) == ["id", "name", "seats", "options", "components"]
    assert duel["name"] == "Duel for Middle-earth"
    assert duel["seats"] == [2]
    assert duel["options"]["extra-turns"] == {"values": ["add", "one"], "default": "add"}
    assert duel["components"].items() >= {"cards": 69, "tiles": 7, "tokens": 18}.items()


def test_every_registered_game_is_listed_with_all_of_its_options() -> None:
    listed = {game["id"]: game for game in mathom("games", "--json").json()}
    assert list(listed) == list(GAMES)
    for id, game in GAMES.items():
        assert list(listed[id]["options"]) == [option.id for option in game.options]


@pytest.mark.parametrize(
    ("game", "seats", "counted"),
    [
        (
            "fellowship",
            [1, 2, 3, 4],
            {"chapters": 18, "characters": 39, "events": 13, "gifts": 5, "riders": 5},
        ),
        (
            "war",
            [2, 3, 4],
            {"regions": 105, "events": 96, "characters": 13, "tiles": 24, "figures": 205},
        ),
        ("tcg", [2, 3, 4], {"cards": 365, "starters": 5, "sites": 41}),
    ],
)
def test_what_lies_in_the_box_is_counted(
    game: str, seats: list[int], counted: dict[str, int]
) -> None:
    listed = next(one for one in mathom("games", "--json").json() if one["id"] == game)
    assert listed["seats"] == seats
    assert listed["components"].items() >= counted.items()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["69 cards", "7 tiles", "18 tokens", "Table settings of"]),
        ("it", ["69 carte", "7 tessere", "18 segnalini", "Opzioni del tavolo di"]),
        ("sv", ["69 kort", "7 brickor", "18 marker", "Bordsinställningar för"]),
    ],
)
def test_the_table_names_components_and_settings(language: str, words: list[str]) -> None:
    said = mathom("games", language=language).out
    for word in [*words, "extra-turns", "add / one"]:
        assert word in said
