"""`mathom completion`: the script that makes a shell complete commands and options."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated

import typer

from mathom.cli.output import HELP, Language, speaking
from mathom.engine.errors import BadNotation

SHELLS = ("bash", "fish", "powershell", "zsh")

Shell = Annotated[str, typer.Argument(metavar="SHELL", help=HELP.text("help-completion-shell"))]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("completion", help=HELP.text("help-completion"))(completion)


def completion(shell: Shell, lang: Language = None) -> None:
    """Print the script for a shell."""
    with speaking(lang):
        if shell not in SHELLS:
            raise BadNotation("unknown-shell", shell=shell, known=" ".join(SHELLS))
        script = import_module("typer.completion").get_completion_script
        typer.echo(script(prog_name="mathom", complete_var="_MATHOM_COMPLETE", shell=shell))
