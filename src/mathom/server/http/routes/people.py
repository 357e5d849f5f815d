"""Who one is: guests, names, passwords, and where one is signed in."""

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

Asked = Request[Any, Any, Any]


def known(request: Asked) -> Identity:
    """Who asks; nobody with a cookie that is not ours."""
    try:
        return identity_of(request)
    except IllegalAction:
        return NOBODY


def registered(request: Asked) -> Identity:
    """Who asks, with a session of their own."""
    found = identity_of(request)
    if not found.session:
        raise IllegalAction("not-registered")
    return found


@get("/api/me")
async def me(request: Asked, lang: FromQuery[str | None] = None) -> Response[wire.Me]:
    """Who one is; somebody new becomes a guest, and so does one with a cookie that is not ours."""
    user = known(request).user
    return await answer(request, user) if user else await new_guest(request)


@put("/api/me")
async def rename(request: Asked, data: JSONBody[wire.NewName]) -> Response[wire.Me]:
    """Be called otherwise."""
    user = user_id(request)
    if not user:
        raise IllegalAction("no-cookie")
    await services_of(request).people.rename(user, data.name)
    return await answer(request, user)


@post("/api/register", status_code=200)
async def register(request: Asked, data: JSONBody[wire.Credentials]) -> Response[wire.Me]:
    """Keep one's games under a name and a password."""
    services = services_of(request)
    user = known(request).user or services.sessions.new_guest()
    await services.people.register(user, data.name, data.password)
    return await signed_in(request, user)


@post("/api/login", status_code=200)
async def login(request: Asked, data: JSONBody[wire.Credentials]) -> Response[wire.Me]:
    """Be somebody known."""
    return await signed_in(
        request, await services_of(request).people.login(data.name, data.password)
    )


@post("/api/logout", status_code=200)
async def logout(request: Asked) -> Response[wire.Me]:
    """Be a new guest; the session ends here and for whoever has a copy of its cookie."""
    services = services_of(request)
    await services.sessions.leave(known(request).session)
    await services.let_go()
    return await new_guest(request)


@get("/api/me/sessions")
async def sessions(request: Asked) -> list[wire.SessionInfo]:
    """Where one is signed in, the latest first."""
    asks = registered(request)
    return [
        wire.SessionInfo(row.id[:PUBLIC], row.device, row.created, row.seen, row.id == asks.session)
        for row in await services_of(request).sessions.listed(asks.user)
    ]


@delete("/api/me/sessions/{session:str}")
async def end_session(request: Asked, session: FromPath[str]) -> None:
    """Sign out somewhere else."""
    services = services_of(request)
    await services.sessions.end(registered(request).user, session)
    await services.let_go()


@delete("/api/me/sessions")
async def end_other_sessions(request: Asked) -> None:
    """Sign out everywhere else."""
    services, asks = services_of(request), registered(request)
    await services.sessions.end_all(asks.user, but=asks.session)
    await services.let_go()


@put("/api/me/password")
async def change_password(request: Asked, data: JSONBody[wire.NewPassword]) -> Response[wire.Me]:
    """Choose another password; all sessions end, and a new one begins here."""
    services, asks = services_of(request), registered(request)
    await services.people.change_password(asks.user, data.old, data.new)
    return await signed_in(request, asks.user)


@post("/api/password/forgot", status_code=202)
async def forgot_password(
    request: Asked, data: JSONBody[wire.Forgotten], lang: FromQuery[str | None] = None
) -> None:
    """Have a code sent, if there is somebody with this name and an address."""
    await services_of(request).people.forgot(data.name, language_of(request))


@post("/api/password/reset", status_code=200)
async def reset_password(request: Asked, data: JSONBody[wire.ResetPassword]) -> Response[wire.Me]:
    """Choose a new password with a code; all sessions end, and a new one begins here."""
    return await signed_in(
        request, await services_of(request).people.reset(data.code, data.password)
    )


@post("/api/me/delete", status_code=200)
async def delete_me(request: Asked, data: JSONBody[wire.OwnPassword]) -> Response[wire.Me]:
    """Leave for good, and be a new guest."""
    services, asks = services_of(request), registered(request)
    row = await services.people.prove_self(asks.user, data.password)
    await delete_account(services.database, services.tables, User(row.id, row.name))
    await services.let_go()
    return await new_guest(request)


@get("/api/me/luggage")
async def luggage(request: Asked) -> Response[bytes]:
    """Everything that one owns, as a file to keep or to take to another server."""
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


async def signed_in(request: Asked, user: str) -> Response[wire.Me]:
    """Who one is, with a new session in place of the one before."""
    services = services_of(request)
    agent = request.headers.get("user-agent", "")
    cookie = await services.sessions.begin(user, agent, instead=known(request).session)
    await services.let_go()
    return await answer(request, user, cookie)


async def new_guest(request: Asked) -> Response[wire.Me]:
    """Be somebody whom nobody knows."""
    sessions = services_of(request).sessions
    user = sessions.new_guest()
    return await answer(request, user, sessions.sign(user))


async def answer(request: Asked, user: str, cookie: str = "") -> Response[wire.Me]:
    """Who one is, with the cookie that says so if it is new."""
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
    luggage,
]
