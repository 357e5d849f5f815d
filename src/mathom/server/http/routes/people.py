"""Accounts: guests, names, passwords and sessions."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from mathom.engine.errors import IllegalAction
from mathom.server.accounts.deletion import delete_account
from mathom.server.accounts.sessions import COOKIE, COOKIE_SECONDS, NOBODY, PUBLIC, Identity
from mathom.server.http import wire
from mathom.server.http.request import identity_of, language_of, services_of, user_id
from mathom.server.storage.export import pack
from mathom.table.commands import User

Call = Request[Any, Any, Any]


def known(request: Call) -> Identity:
    """The identity of a request. An invalid cookie is nobody."""
    try:
        return identity_of(request)
    except IllegalAction:
        return NOBODY


def registered(request: Call) -> Identity:
    """The identity of a registered user."""
    found = identity_of(request)
    if not found.session:
        raise IllegalAction("not-registered")
    return found


@get("/api/me")
async def me(request: Call, lang: FromQuery[str | None] = None) -> Response[wire.Me]:
    """The user. Without a valid cookie, a new guest."""
    user = known(request).user
    return await answer(request, user) if user else await new_guest(request)


@put("/api/me")
async def rename(request: Call, data: JSONBody[wire.NewName]) -> Response[wire.Me]:
    """Change the name."""
    user = user_id(request)
    if not user:
        raise IllegalAction("no-cookie")
    await services_of(request).people.rename(user, data.name)
    return await answer(request, user)


@post("/api/register", status_code=200)
async def register(request: Call, data: JSONBody[wire.Credentials]) -> Response[wire.Me]:
    """Register with a name and a password."""
    services = services_of(request)
    user = known(request).user or services.sessions.new_guest()
    await services.people.register(user, data.name, data.password)
    return await signed_in(request, user)


@post("/api/login", status_code=200)
async def login(request: Call, data: JSONBody[wire.Credentials]) -> Response[wire.Me]:
    """Sign in."""
    return await signed_in(
        request, await services_of(request).people.login(data.name, data.password)
    )


@post("/api/logout", status_code=200)
async def logout(request: Call) -> Response[wire.Me]:
    """Sign out: the session ends everywhere, and the browser gets a new guest."""
    services = services_of(request)
    await services.sessions.leave(known(request).session)
    await services.close_invalid()
    return await new_guest(request)


@get("/api/me/sessions")
async def sessions(request: Call) -> list[wire.SessionInfo]:
    """The sessions of the user, latest first."""
    asks = registered(request)
    return [
        wire.SessionInfo(row.id[:PUBLIC], row.device, row.created, row.seen, row.id == asks.session)
        for row in await services_of(request).sessions.listed(asks.user)
    ]


@delete("/api/me/sessions/{session:str}")
async def end_session(request: Call, session: FromPath[str]) -> None:
    """End another session."""
    services = services_of(request)
    await services.sessions.end(registered(request).user, session)
    await services.close_invalid()


@delete("/api/me/sessions")
async def end_other_sessions(request: Call) -> None:
    """End all other sessions."""
    services, asks = services_of(request), registered(request)
    await services.sessions.end_all(asks.user, but=asks.session)
    await services.close_invalid()


@put("/api/me/password")
async def change_password(request: Call, data: JSONBody[wire.NewPassword]) -> Response[wire.Me]:
    """Change the password. All sessions end, and a new one begins."""
    services, asks = services_of(request), registered(request)
    await services.people.change_password(asks.user, data.old, data.new)
    return await signed_in(request, asks.user)


@post("/api/password/forgot", status_code=202)
async def forgot_password(
    request: Call, data: JSONBody[wire.Forgotten], lang: FromQuery[str | None] = None
) -> None:
    """Send a reset code, if the name exists and has an address."""
    await services_of(request).people.forgot(data.name, language_of(request))


@post("/api/password/reset", status_code=200)
async def reset_password(request: Call, data: JSONBody[wire.ResetPassword]) -> Response[wire.Me]:
    """Reset the password with a code. All sessions end, and a new one begins."""
    return await signed_in(
        request, await services_of(request).people.reset(data.code, data.password)
    )


@post("/api/me/delete", status_code=200)
async def delete_me(request: Call, data: JSONBody[wire.OwnPassword]) -> Response[wire.Me]:
    """Delete the account. The browser gets a new guest."""
    services, asks = services_of(request), registered(request)
    row = await services.people.prove_self(asks.user, data.password)
    await delete_account(services.database, services.tables, User(row.id, row.name))
    await services.close_invalid()
    return await new_guest(request)


@get("/api/me/export")
async def export_me(request: Call) -> Response[bytes]:
    """Export all data of the user, to keep or to import at another server."""
    user = user_id(request)
    if not user:
        raise IllegalAction("no-cookie")
    packed = [line async for line in pack(services_of(request).database, user, for_players=True)]
    return Response(
        b"".join(packed),
        media_type="application/x-ndjson",
        headers={
            "content-disposition": 'attachment; filename="mathom.jsonl"',
            "cache-control": "no-store",
        },
    )


async def signed_in(request: Call, user: str) -> Response[wire.Me]:
    """The user, with a new session."""
    services = services_of(request)
    agent = request.headers.get("user-agent", "")
    cookie = await services.sessions.begin(user, agent, instead=known(request).session)
    await services.close_invalid()
    return await answer(request, user, cookie)


async def new_guest(request: Call) -> Response[wire.Me]:
    """A response for a new guest."""
    sessions = services_of(request).sessions
    user = sessions.new_guest()
    return await answer(request, user, sessions.sign(user))


async def answer(request: Call, user: str, cookie: str = "") -> Response[wire.Me]:
    """The user, with the cookie if it is new."""
    response = Response(await services_of(request).people.me(user, language_of(request)))
    if cookie:
        response.set_cookie(
            COOKIE,
            cookie,
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
    response.headers["cache-control"] = "no-store"
    return response


ROUTES = [
    me,
    rename,
    register,
    login,
    logout,
    sessions,
    end_session,
    end_other_sessions,
    change_password,
    forgot_password,
    reset_password,
    delete_me,
    export_me,
]
