"""The `mathom` command: each module of this package adds a subcommand, games add their own."""

from __future__ import annotations

from typing import Any

import typer
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from mathom.cli import (
    about,
    admin,
    arena,
    bench,
    card,
    check,
    export,
    fuzz,
    games,
    play,
    position,
    replay,
    serve,
    simulate,
    verify,
)
from mathom.games.package import all_packages
from mathom.texts import help_catalogue

COMMANDS = (
    serve,
    about,
    games,
    play,
    card,
    simulate,
    arena,
    bench,
    fuzz,
    replay,
    verify,
    position,
    export,
    check,
    admin,
)
HELP = help_catalogue()


class Command(TyperCommand):
    """A command whose help is in the reader's language."""

    def get_help_option(self, ctx: Any) -> Any:
        """The option that shows the help."""
        return worded(super().get_help_option(ctx))


class Group(TyperGroup):
    """All commands, with help in the reader's language."""

    def get_help_option(self, ctx: Any) -> Any:
        """The option that shows the help."""
        return worded(super().get_help_option(ctx))


def worded(option: Any) -> Any:
    """The help option with our own words."""
    if option is not None:
        option.help = HELP.text("help-help")
    return option


def word_the_frames() -> None:
    """The titles that typer puts around the help."""
    rich_utils.ARGUMENTS_PANEL_TITLE = HELP.text("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = HELP.text("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = HELP.text("help-commands")
    rich_utils.ERRORS_PANEL_TITLE = HELP.text("help-error")
    rich_utils.REQUIRED_LONG_STRING = f"[{HELP.text('help-required')}]"
    rich_utils.DEFAULT_STRING = f"[{HELP.text('help-default')}: {{}}]"


def build() -> typer.Typer:
    """The command with all its subcommands."""
    word_the_frames()
    built = typer.Typer(cls=Group, help=HELP.text("help-app"), add_completion=False)
    own = [package.load(package.commands) for package in all_packages() if package.commands]
    for module in (*COMMANDS, *own):
        module.register(built)
    for command in built.registered_commands:
        command.cls = Command
    for group in built.registered_groups:
        group.cls = Group
        for command in group.typer_instance.registered_commands if group.typer_instance else []:
            command.cls = Command
    return built


app = build()

if __name__ == "__main__":
    app()
