"""Who one is: guests, names, passwords."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post, put
from litestar.params import FromQuery, JSONBody

from mathom.engine.errors import IllegalAction
from mathom.server import wire
from mathom.server.asking import house_of, language_of, user_id
from mathom.server.luggage import pack
from mathom.server.people import COOKIE, COOKIE_SECONDS

Asked = Request[Any, Any, Any]


@get("/api/me")
async def me(request: Asked, lang: FromQuery[str | None] = None) -> Response[wire.Me]:
    """Who one is; somebody new becomes a guest, and so does one with a cookie that is not ours."""
    house = house_of(request)
    try:
        known = user_id(request)
    except IllegalAction:
        known = ""
    return await answer(request, known or house.people.new_guest(), fresh=not known)


@put("/api/me")
async def rename(request: Asked, data: JSONBody[wire.NewName]) -> Response[wire.Me]:
    """Be called otherwise."""
    user = user_id(request)
    if not user:
        raise IllegalAction("no-cookie")
    await house_of(request).people.rename(user, data.name)
    return await answer(request, user, fresh=False)


@post("/api/register", status_code=200)
async def register(request: Asked, data: JSONBody[wire.Credentials]) -> Response[wire.Me]:
    """Keep one's games under a name and a password."""
    people = house_of(request).people
    user = user_id(request) or people.new_guest()
    await people.register(user, data.name, data.password)
    return await answer(request, user, fresh=True)


@post("/api/login", status_code=200)
async def login(request: Asked, data: JSONBody[wire.Credentials]) -> Response[wire.Me]:
    """Be somebody known."""
    user = await house_of(request).people.login(data.name, data.password)
    return await answer(request, user, fresh=True)


@post("/api/logout", status_code=200)
async def logout(request: Asked) -> Response[wire.Me]:
    """Be a new guest."""
    return await answer(request, house_of(request).people.new_guest(), fresh=True)


@get("/api/me/luggage")
async def luggage(request: Asked) -> Response[bytes]:
    """Everything that one owns, as a file to keep or to take to another server."""
    user = user_id(request)
    if not user:
        raise IllegalAction("no-cookie")
    packed = [line async for line in pack(house_of(request).database, user, for_players=True)]
    return Response(
        b"".join(packed),
        media_type="application/x-ndjson",
        headers={
            "content-disposition": 'attachment; filename="mathom.jsonl"',
            "cache-control": "no-store",
        },
    )


async def answer(request: Asked, user: str, fresh: bool) -> Response[wire.Me]:
    """Who one is, with the cookie that says so."""
    people = house_of(request).people
    response = Response(await people.me(user, language_of(request)))
    if fresh:
        response.set_cookie(
            COOKIE,
            people.sign(user),
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
    response.headers["cache-control"] = "no-store"
    return response
