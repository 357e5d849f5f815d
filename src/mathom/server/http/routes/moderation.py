"""Muting, blocking and reporting people, and what administrators do."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from mathom.engine.errors import IllegalAction
from mathom.server.accounts.administration import Administration
from mathom.server.http import wire
from mathom.server.http.request import identity_of, language_of, services_of, somebody, user_id
from mathom.table.table import Table

Call = Request[Any, Any, Any]


async def table_of(request: Call, id: str | None) -> Table | None:
    """The table where two people met."""
    return await services_of(request).tables.get(id) if id else None


@get("/api/me/muted")
async def muted(request: Call) -> list[wire.MutedPerson]:
    """The people whom the user has muted or blocked."""
    user = user_id(request)
    return await services_of(request).moderation.listed(user) if user else []


@put("/api/me/muted/{person:str}")
async def mute(
    request: Call, person: FromPath[str], data: JSONBody[wire.Muting]
) -> list[wire.MutedPerson]:
    """Mute or block a person."""
    services, user = services_of(request), await somebody(request)
    name = await services.moderation.name_of(person, await table_of(request, data.table))
    await services.moderation.mute(user.id, person, data.kind, name)
    await services.refresh_mutes()
    return await services.moderation.listed(user.id)


@delete("/api/me/muted/{person:str}", status_code=200)
async def unmute(request: Call, person: FromPath[str]) -> list[wire.MutedPerson]:
    """Stop muting or blocking a person."""
    services, user = services_of(request), await somebody(request)
    await services.moderation.unmute(user.id, person)
    await services.refresh_mutes()
    return await services.moderation.listed(user.id)


@post("/api/reports", status_code=201)
async def report(request: Call, data: JSONBody[wire.NewReport]) -> None:
    """Report a person to the administrators."""
    services, user = services_of(request), await somebody(request)
    name = await services.moderation.name_of(data.user, await table_of(request, data.table))
    await services.moderation.report(user.id, user.name, data, name)


async def admin(request: Call) -> Administration:
    """The actions of administrators, refused to everybody else."""
    if not identity_of(request).admin:
        raise IllegalAction("not-admin")
    services = services_of(request)
    me = await services.people.me(user_id(request), language_of(request))
    return Administration(services.database, me.name)


@get("/api/admin/reports")
async def reports(request: Call, every: FromQuery[bool] = False) -> list[wire.ReportInfo]:
    """The reports, latest first."""
    return await (await admin(request)).reports(every=every)


@post("/api/admin/reports/{number:int}/close", status_code=204)
async def close_report(request: Call, number: FromPath[int], data: JSONBody[wire.Grounds]) -> None:
    """Close a report."""
    await (await admin(request)).close_report(number, data.detail)


@get("/api/admin/people")
async def people(request: Call, wanted: FromQuery[str] = "") -> list[wire.PersonInfo]:
    """The latest people, or those whose name contains a text."""
    return await (await admin(request)).people(wanted)


@put("/api/admin/people/{person:str}", status_code=204)
async def rename_person(request: Call, person: FromPath[str], data: JSONBody[wire.NewName]) -> None:
    """Rename a person."""
    await (await admin(request)).rename(person, data.name)


@post("/api/admin/people/{person:str}/ban", status_code=204)
async def ban(request: Call, person: FromPath[str], data: JSONBody[wire.Ban]) -> None:
    """Ban a person."""
    acts = await admin(request)
    if person == user_id(request):
        raise IllegalAction("not-yourself")
    await acts.ban(person, data.detail, data.name)
    await services_of(request).close_invalid()


@post("/api/admin/people/{person:str}/unban", status_code=204)
async def unban(request: Call, person: FromPath[str]) -> None:
    """Lift a ban."""
    await (await admin(request)).unban(person)


@post("/api/admin/people/{person:str}/reset-password", status_code=200)
async def admin_reset_password(request: Call, person: FromPath[str]) -> wire.ResetCode:
    """A code that allows one new password."""
    return wire.ResetCode(await (await admin(request)).reset_password(person))


@get("/api/admin/tables")
async def all_tables(
    request: Call, status: FromQuery[str] = "", wanted: FromQuery[str] = ""
) -> list[wire.TableSummary]:
    """The tables, latest first."""
    return await (await admin(request)).tables(status, wanted)


@post("/api/admin/tables/{table_id:str}/end", status_code=204)
async def end_table(request: Call, table_id: FromPath[str], data: JSONBody[wire.Grounds]) -> None:
    """End a game; nobody has won or lost."""
    await (await admin(request)).end_table(table_id, data.detail)
    await services_of(request).apply_admin_actions()


@delete("/api/admin/tables/{table_id:str}")
async def remove_table(request: Call, table_id: FromPath[str]) -> None:
    """Remove a table."""
    await (await admin(request)).remove_table(table_id)
    await services_of(request).apply_admin_actions()


@get("/api/admin/log")
async def moderation_log(request: Call) -> list[wire.LogLine]:
    """The log of administration, latest first."""
    return await (await admin(request)).log()


ROUTES = [
    muted,
    mute,
    unmute,
    report,
    reports,
    close_report,
    people,
    rename_person,
    ban,
    unban,
    admin_reset_password,
    all_tables,
    end_table,
    remove_table,
    moderation_log,
]
