"""What the commands share: language, number formats, progress bars, and errors on one line."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, NoReturn

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from mathom.cli.terminal.console import open_console
from mathom.engine.errors import BadNotation, MathomError
from mathom.texts import Catalogue, catalogue, help_catalogue, reason_text, spoken_language

HELP = help_catalogue()
BROKEN = 1
WRONG = 2
INTERRUPTED = 130

GameName = Annotated[str, typer.Argument(metavar="GAME", help=HELP.text("help-play-game"))]
Language = Annotated[str | None, typer.Option("--lang", help=HELP.text("help-lang"))]
AsJson = Annotated[bool, typer.Option("--json", help=HELP.text("help-json"))]
Settings = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help=HELP.text("help-play-option")),
]
Workers = Annotated[int | None, typer.Option(min=1, help=HELP.text("help-workers"))]


class Speaker:
    """Prints texts in one language. Once it knows the game, it names components in errors."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words: Catalogue = catalogue(language)
        self.game: str | None = None

    def text(self, key: str, **arguments: object) -> str:
        """A text of the catalogues."""
        return self.words.text(key, **arguments)

    def say(self, key: str, **arguments: object) -> None:
        """Print a text."""
        typer.echo(self.text(key, **arguments))

    def figure(self, number: float) -> str:
        """A number in the usual notation."""
        return self.text("figure", number=number)

    def percent(self, share: float) -> str:
        """A share as a percentage."""
        return self.text("percent", share=share)

    def complain(self, error: MathomError) -> NoReturn:
        """Print an error on one line, and exit."""
        typer.echo(" ".join(self.reason(error).split()), err=True)
        raise typer.Exit(WRONG)

    def reason(self, error: MathomError) -> str:
        """The text of an error."""
        return reason_text(self.language, error, self.game)


@contextmanager
def speaking(asked: str | None) -> Iterator[Speaker]:
    """A speaker for the requested language. Errors and Ctrl-C end the command with one line."""
    speaker = Speaker(spoken_language("", {}))
    try:
        speaker = Speaker(spoken_language(asked))
        yield speaker
    except MathomError as error:
        speaker.complain(error)
    except KeyboardInterrupt:
        typer.echo(speaker.text("stopped"), err=True)
        raise typer.Exit(INTERRUPTED) from None
    except BrokenPipeError:
        raise
    except OSError as error:
        speaker.complain(
            BadNotation("file-fault", file=str(error.filename), fault=str(error.strerror))
        )


def print_json(data: object) -> None:
    """Print only JSON."""
    typer.echo(json.dumps(data, ensure_ascii=False, indent=2))


def print_table(table: Table) -> None:
    """Print a table."""
    open_console().print(table)


def table_of(titles: list[str], numbers_from: int = 1) -> Table:
    """An empty table in which the columns from a certain one on hold numbers."""
    table = Table()
    for at, title in enumerate(titles):
        table.add_column(title, justify="right" if at >= numbers_from else "left")
    return table


@contextmanager
def progress(title: str, total: int) -> Iterator[Progress]:
    """A progress bar on the error stream, drawn only in a terminal."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=open_console(errors=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    )
    with bar:
        bar.add_task(title, total=total)
        yield bar


def step_of(bar: Progress) -> None:
    """Advance the bar by one."""
    bar.advance(bar.task_ids[0])


def parse_options(given: list[str] | None) -> dict[str, str]:
    """Settings written as name=value."""
    found: dict[str, str] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadNotation("bad-setting", text=text)
        found[name.strip()] = value.strip()
    return found
