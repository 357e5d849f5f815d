"""`mathom export` and `mathom import`: one account's data, or a whole database."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from mathom.cli.output import HELP, Language, speaking
from mathom.cli.serve import DatabaseUrl
from mathom.engine.errors import BadNotation
from mathom.research.extras import need_server

if TYPE_CHECKING:
    from mathom.server.storage.import_ import Unpacking

Person = Annotated[
    str | None, typer.Option("--person", metavar="NAME", help=HELP.text("help-export-person"))
]
Target = Annotated[Path, typer.Argument(metavar="FILE", help=HELP.text("help-export-file"))]
Source = Annotated[Path, typer.Argument(metavar="FILE", help=HELP.text("help-import-file"))]


def register(app: typer.Typer) -> None:
    """Add both commands."""
    app.command("export", help=HELP.text("help-export"))(export)
    app.command("import", help=HELP.text("help-import"))(bring)


def export(
    file: Target, person: Person = None, database: DatabaseUrl = None, lang: Language = None
) -> None:
    """Write a file. An existing file is not overwritten."""
    with speaking(lang) as speaker:
        need_server()
        if file.exists():
            raise BadNotation("file-exists", file=str(file))
        lines = asyncio.run(write(file, person, database))
        speaker.say("export-done", file=str(file), lines=lines - 1)


async def write(file: Path, person: str | None, url: str | None) -> int:
    """Write the lines to a file that appears when it is complete. Only its owner can read it,
    because it contains the hidden information of running games."""
    from mathom.server.run import opened
    from mathom.server.storage.export import known, pack

    part = file.with_name(f"{file.name}.part")
    count = 0
    async with opened(url) as database:
        user = None if person is None else await known(database, person)
        try:
            with part.open("xb") as target:
                part.chmod(0o600)
                async for line in pack(database, user):
                    target.write(line)
                    count += 1
            part.rename(file)
        finally:
            part.unlink(missing_ok=True)
    return count


def bring(file: Source, database: DatabaseUrl = None, lang: Language = None) -> None:
    """Import a file. Existing data stay as they are."""
    with speaking(lang) as speaker:
        need_server()
        work = asyncio.run(read(file, database))
        speaker.say(
            "import-done",
            people=work.added["person"],
            tables=work.added["table"],
            campaigns=work.added["campaign"],
            decks=work.added["deck"],
            ratings=work.added["rating"],
            there=work.there,
        )


async def read(file: Path, url: str | None) -> Unpacking:
    """Add the lines of a file to the database."""
    from mathom.server.run import opened
    from mathom.server.storage.import_ import unpack

    async with opened(url) as database:
        return await unpack(database, Lines(file))


class Lines:
    """The lines of a file, which can be iterated several times."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __iter__(self) -> Iterator[bytes]:
        with self.file.open("rb") as lines:
            yield from lines
