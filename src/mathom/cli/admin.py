"""`mathom admin`: administration of a server, also while it runs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from mathom.cli.output import HELP, Language, print_table, speaking, table_of
from mathom.cli.serve import DatabaseUrl
from mathom.research.extras import need_server

if TYPE_CHECKING:
    from mathom.server.accounts.administration import Administration

T = TypeVar("T")
USER_ID, TABLE_ID = 16, 24
"""The length of the ids of people and tables."""

Person = Annotated[str, typer.Argument(metavar="NAME", help=HELP.text("help-admin-person"))]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help=HELP.text("help-admin-table"))]
Why = Annotated[str, typer.Option("--why", metavar="TEXT", help=HELP.text("help-admin-why"))]
Every = Annotated[bool, typer.Option("--all", help=HELP.text("help-admin-all"))]
Status = Annotated[str, typer.Option(metavar="STATUS", help=HELP.text("help-admin-status"))]
Search = Annotated[str, typer.Argument(metavar="[TEXT]", help=HELP.text("help-admin-search"))]
Number = Annotated[int, typer.Argument(metavar="NUMBER", help=HELP.text("help-admin-number"))]
NewName = Annotated[str, typer.Argument(metavar="NEW", help=HELP.text("help-admin-new-name"))]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    group = typer.Typer(help=HELP.text("help-admin"))
    for name, command in COMMANDS.items():
        group.command(name, help=HELP.text(f"help-admin-{name}"))(command)
    app.add_typer(group, name="admin")


def do(url: str | None, work: Callable[[Administration], Coroutine[Any, Any, T]]) -> T:
    """Run something in the database."""
    need_server()
    from mathom.server.accounts.administration import Administration
    from mathom.server.run import opened

    async def whole() -> T:
        async with opened(url) as database:
            return await work(Administration(database))

    return asyncio.run(whole())


def moment(at: float | None) -> str:
    """A time in the format of ISO 8601, which is the same in every language."""
    return "" if at is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def show(titles: list[str], rows: list[list[str]]) -> None:
    """Print rows under a header."""
    table = table_of(titles, numbers_from=len(titles))
    for row in rows:
        table.add_row(*row)
    for at, column in enumerate(table.columns):
        # Ids are not folded, so that they can be copied.
        if rows and all(len(row[at]) in (0, USER_ID, TABLE_ID) for row in rows):
            column.min_width = max(len(row[at]) for row in rows)
    print_table(table)


def reports(every: Every = False, database: DatabaseUrl = None, lang: Language = None) -> None:
    with speaking(lang) as speaker:
        found = do(database, lambda admin: admin.reports(every=every))
        keys = ("number", "time", "about", "reason", "text", "by", "table")
        rows = [
            [
                str(one.id),
                moment(one.at),
                one.about.name or one.about.id,
                speaker.text(f"report-{one.reason}"),
                one.text,
                one.by.name,
                one.table or "",
            ]
            for one in found
        ]
        show([speaker.text(f"admin-{key}") for key in keys], rows)


def close_report(
    number: Number, why: Why = "", database: DatabaseUrl = None, lang: Language = None
) -> None:
    with speaking(lang) as speaker:
        do(database, lambda admin: admin.close_report(number, why))
        speaker.say("admin-done")


def tables(
    search: Search = "", status: Status = "", database: DatabaseUrl = None, lang: Language = None
) -> None:
    with speaking(lang) as speaker:
        found = do(database, lambda admin: admin.tables(status, search))
        keys = ("table", "game", "status", "time", "people")
        rows = [
            [
                one.id,
                one.game,
                one.status,
                moment(one.updated),
                ", ".join(person.name or person.id for person in one.people),
            ]
            for one in found
        ]
        show([speaker.text(f"admin-{key}") for key in keys], rows)


def people(search: Search = "", database: DatabaseUrl = None, lang: Language = None) -> None:
    with speaking(lang) as speaker:
        found = do(database, lambda admin: admin.people(search))
        keys = ("id", "name", "seen", "marks")
        rows = []
        for one in found:
            marks = {"registered": one.registered, "admin": one.admin, "banned": one.banned}
            labels = [speaker.text(f"admin-mark-{mark}") for mark, holds in marks.items() if holds]
            rows.append([one.id, one.name, moment(one.seen), ", ".join(labels)])
        show([speaker.text(f"admin-{key}") for key in keys], rows)


def log(database: DatabaseUrl = None, lang: Language = None) -> None:
    with speaking(lang) as speaker:
        found = do(database, lambda admin: admin.log())
        keys = ("time", "who", "action", "about", "text")
        rows = [
            [
                moment(one.at),
                one.who,
                speaker.text(f"admin-did-{one.action}"),
                f"{one.name} ({one.subject})",
                one.detail,
            ]
            for one in found
        ]
        show([speaker.text(f"admin-{key}") for key in keys], rows)


def end_table(
    table: TableId, why: Why = "", database: DatabaseUrl = None, lang: Language = None
) -> None:
    with speaking(lang) as speaker:
        do(database, lambda admin: admin.end_table(table, why))
        speaker.say("admin-done")


def remove_table(
    table: TableId, why: Why = "", database: DatabaseUrl = None, lang: Language = None
) -> None:
    with speaking(lang) as speaker:
        do(database, lambda admin: admin.remove_table(table, why))
        speaker.say("admin-done")


def rename(
    person: Person, name: NewName, database: DatabaseUrl = None, lang: Language = None
) -> None:
    with speaking(lang) as speaker:
        do(database, lambda admin: admin.rename(person, name))
        speaker.say("admin-done")


def ban(person: Person, why: Why = "", database: DatabaseUrl = None, lang: Language = None) -> None:
    with speaking(lang) as speaker:
        do(database, lambda admin: admin.ban(person, why))
        speaker.say("admin-done")


def unban(person: Person, database: DatabaseUrl = None, lang: Language = None) -> None:
    with speaking(lang) as speaker:
        do(database, lambda admin: admin.unban(person))
        speaker.say("admin-done")


def grant(person: Person, database: DatabaseUrl = None, lang: Language = None) -> None:
    with speaking(lang) as speaker:
        do(database, lambda admin: admin.grant(person))
        speaker.say("admin-done")


def revoke(person: Person, database: DatabaseUrl = None, lang: Language = None) -> None:
    with speaking(lang) as speaker:
        do(database, lambda admin: admin.revoke(person))
        speaker.say("admin-done")


def reset_password(person: Person, database: DatabaseUrl = None, lang: Language = None) -> None:
    with speaking(lang) as speaker:
        code = do(database, lambda admin: admin.reset_password(person))
        speaker.say("admin-code", code=code)


COMMANDS: dict[str, Callable[..., None]] = {
    "reports": reports,
    "close-report": close_report,
    "tables": tables,
    "people": people,
    "log": log,
    "end-table": end_table,
    "remove-table": remove_table,
    "rename": rename,
    "ban": ban,
    "unban": unban,
    "grant": grant,
    "revoke": revoke,
    "reset-password": reset_password,
}
