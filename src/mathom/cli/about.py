"""`mathom about`: version, games and build."""

from __future__ import annotations

import platform

import typer

import mathom
from mathom.cli.output import HELP, AsJson, Language, print_json, speaking
from mathom.research.speeds import is_compiled
from mathom.texts import wording


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("about", help=HELP.text("help-about"))(about)


def about(json: AsJson = False, lang: Language = None) -> None:
    with speaking(lang) as speaker:
        python = platform.python_version()
        if json:
            print_json(
                {
                    "version": mathom.__version__,
                    "compiled": is_compiled(),
                    "python": python,
                    "games": list(mathom.GAMES),
                }
            )
            return
        names = [wording(game, speaker.language).game_name() for game in mathom.GAMES]
        speaker.say("about-version", version=mathom.__version__)
        speaker.say("about-compiled" if is_compiled() else "about-interpreted")
        speaker.say("about-python", version=python)
        speaker.say("about-games", games=", ".join(names))
        speaker.say("about-unofficial")
