"""`mathom check`: check a database."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import typer

from mathom.cli.output import BROKEN, HELP, Language, speaking
from mathom.cli.serve import DatabaseUrl
from mathom.research.extras import need_server

if TYPE_CHECKING:
    from mathom.server.storage.integrity import Fault


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("check", help=HELP.text("help-check"))(check)


def check(database: DatabaseUrl = None, lang: Language = None) -> None:
    """Print what is wrong, and exit with 1 if anything is."""
    with speaking(lang) as speaker:
        need_server()
        faults = asyncio.run(look(database))
        for key, arguments in faults:
            speaker.say(key, **arguments)
        if faults:
            raise typer.Exit(BROKEN)
        speaker.say("check-sound")


async def look(url: str | None) -> list[Fault]:
    """The faults of a database."""
    from mathom.server.run import opened
    from mathom.server.storage.integrity import check

    async with opened(url) as database:
        return await check(database)
