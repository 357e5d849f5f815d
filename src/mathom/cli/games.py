"""`mathom games`: the games with their seats, options and components."""

from __future__ import annotations

from typing import Any

import typer
from rich.table import Table

from mathom.cli.output import (
    HELP,
    AsJson,
    Language,
    Speaker,
    print_json,
    print_table,
    speaking,
    table_of,
)
from mathom.engine.game import GAMES, Game
from mathom.texts import wording


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("games", help=HELP.text("help-games"))(games)


def games(json: AsJson = False, lang: Language = None) -> None:
    with speaking(lang) as speaker:
        if json:
            print_json([game_json(game, speaker) for game in GAMES.values()])
            return
        print_table(games_table(speaker))
        for game in GAMES.values():
            if game.options:
                print_table(options_table(game, speaker))


def game_json(game: Game[Any], speaker: Speaker) -> dict[str, object]:
    """The facts of a game as JSON."""
    return {
        "id": game.id,
        "name": wording(game.id, speaker.language).game_name(),
        "seats": game.seats,
        "options": {
            option.id: {"values": option.values, "default": option.default()}
            for option in game.options
        },
        "components": game.components,
    }


def games_table(speaker: Speaker) -> Table:
    """One row per game."""
    keys = ("games-id", "games-name", "games-seats", "games-components")
    table = table_of([speaker.text(key) for key in keys], numbers_from=len(keys))
    for game in GAMES.values():
        name = wording(game.id, speaker.language).game_name()
        seats = ", ".join(map(str, game.seats))
        table.add_row(game.id, name, seats, components(game, speaker))
    return table


def components(game: Game[Any], speaker: Speaker) -> str:
    """The components of a game, one kind per line."""
    counted = (speaker.text(f"component-{kind}", count=n) for kind, n in game.components.items())
    return "\n".join(counted)


def options_table(game: Game[Any], speaker: Speaker) -> Table:
    """The options of a table, the recommended value first."""
    words = wording(game.id, speaker.language)
    keys = ("games-option", "games-values", "games-meaning")
    table = table_of([speaker.text(key) for key in keys], numbers_from=len(keys))
    table.title = speaker.text("games-options-of", game=words.game_name())
    for option in game.options:
        meanings = " / ".join(words.value_text(option, value) for value in option.values)
        table.add_row(
            option.id, " / ".join(option.values), f"{words.option_text(option)}: {meanings}"
        )
    return table
