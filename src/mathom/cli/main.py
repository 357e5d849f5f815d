"""The `mathom` command: each module of this package adds a subcommand, games add their own.

The module of a command is imported when the command is used: `mathom --help` starts quickly.
"""

from __future__ import annotations

import os
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from mathom.cli.deferred import deferred
from mathom.cli.usage_errors import translate
from mathom.games.package import GamePackage, all_packages
from mathom.texts import help_catalogue

COMMANDS = {
    "serve": "serve",
    "about": "about",
    "completion": "completion",
    "games": "games",
    "play": "play",
    "card": "card",
    "simulate": "simulate",
    "arena": "arena",
    "levels": "levels",
    "blunders": "blunders",
    "dataset": "dataset",
    "bench": "bench",
    "fuzz": "fuzz",
    "replay": "replay",
    "verify": "verify",
    "position": "position",
    "export": "export",
    "import": "export",
    "check": "check",
    "admin": "admin",
}
"""By the name of a command: the module of this package that registers it."""

HELP = help_catalogue()

COMPLETE = "_MATHOM_COMPLETE"
"""A shell sets this variable when it asks how a command could go on."""


class Translated:
    """Help and errors in the reader's language. Typer imports its drawing of them only when it is
    needed, which takes as long as everything else here."""

    def get_help_option(self, ctx: Any) -> Any:
        """The option that shows the help."""
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help = HELP.text("help-help")
        return option

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The help of a command."""
        translate_frames()
        super().format_help(ctx, formatter)  # type: ignore[misc]

    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        """Read the words after the command."""
        try:
            return super().parse_args(ctx, args)  # type: ignore[misc]
        except Exception as error:
            translate_frames()
            translate(error, ctx, HELP)
            raise

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """The line that says how the command is written."""
        pieces = " ".join(self.collect_usage_pieces(ctx))  # type: ignore[attr-defined]
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{HELP.text('usage')} ")


class Command(Translated, TyperCommand):
    """A command."""


class Group(Translated, TyperGroup):
    """A group of commands."""

    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        """Read the words after the group: one of its commands must be among them."""
        if not args and not self.invoke_without_command:
            translate_frames()
            ctx.fail(HELP.text("usage-missing-command"))
        return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is named."""
        if args and self.get_command(ctx, args[0]) is None:
            translate_frames()
            ctx.fail(HELP.text("usage-unknown-command", name=args[0]))
        return super().resolve_command(ctx, args)


class AllCommands(Group):
    """Every command, imported when it is used. The list of commands needs only their names and
    one line of help each."""

    listing = False

    def list_commands(self, ctx: Any) -> list[str]:
        """The names of all commands."""
        return [*COMMANDS, *game_commands()]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command with this name."""
        if cmd_name not in self.list_commands(ctx):
            return None
        if self.listing and HELP.has(f"help-{cmd_name}"):
            return Command(cmd_name, help=HELP.text(f"help-{cmd_name}"))
        return load_command(cmd_name)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The list of commands."""
        self.listing = True
        try:
            super().format_help(ctx, formatter)
        finally:
            self.listing = False


def load_command(name: str) -> Any:
    """Import the module of a command."""
    registered = typer.Typer(cls=Group)
    # A group stays a group with this, even if the module registers a single command.
    registered.callback()(lambda: None)
    import_command(name).register(registered)
    for command in registered.registered_commands:
        command.cls = Command
    for group in registered.registered_groups:
        group.cls = Group
        for command in group.typer_instance.registered_commands if group.typer_instance else []:
            command.cls = Command
    loaded: Any = typer.main.get_command(registered)
    return loaded.commands[name]


def import_command(name: str) -> Any:
    """The module that registers a command."""
    if name in COMMANDS:
        return import_module(f"mathom.cli.{COMMANDS[name]}")
    package = game_commands()[name]
    return package.load(package.commands[name])


def game_commands() -> dict[str, GamePackage]:
    """The commands that games bring with them."""
    return {name: package for package in all_packages() for name in package.commands}


def translate_frames() -> None:
    """Translate the titles that typer puts around help and errors."""
    with deferred():
        from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = HELP.text("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = HELP.text("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = HELP.text("help-commands")
    rich_utils.ERRORS_PANEL_TITLE = HELP.text("help-error")
    rich_utils.REQUIRED_LONG_STRING = f"[{HELP.text('help-required')}]"
    rich_utils.RICH_HELP = HELP.text("usage-try", command="{command_path} {help_option}")
    rich_utils.DEFAULT_STRING = f"[{HELP.text('help-default')}: {{}}]"


def build() -> typer.Typer:
    """The command with all its subcommands."""
    if COMPLETE in os.environ:
        import_module("typer.completion").completion_init()
    built = typer.Typer(cls=AllCommands, help=HELP.text("help-app"), add_completion=False)
    built.callback(invoke_without_command=True)(serve_by_default)
    return built


def print_version(wanted: bool) -> None:
    """Print the version and leave."""
    if wanted:
        typer.echo(f"mathom {import_module('mathom').__version__}")
        raise typer.Exit


Version = Annotated[
    bool,
    typer.Option(
        "--version", is_eager=True, callback=print_version, help=HELP.text("help-version")
    ),
]


def serve_by_default(context: typer.Context, version: Version = False) -> None:
    """Serve the games if no command is named."""
    if context.invoked_subcommand is None:
        from mathom.cli.serve import serve

        serve()


app = build()

if __name__ == "__main__":
    app()
