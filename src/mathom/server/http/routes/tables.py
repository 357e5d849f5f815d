"""Tables: create, list, view, branch, record."""

from __future__ import annotations

import asyncio
import hashlib
import io
import logging
import secrets
import time
from contextlib import suppress
from typing import Any

import segno
from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy.exc import IntegrityError

from mathom.engine.errors import BadNotation, IllegalAction, MathomError
from mathom.engine.game import SPECTATOR
from mathom.server.accounts.deletion import abandon_table
from mathom.server.http import wire
from mathom.server.http.request import (
    info,
    language_of,
    origin_of,
    owner_of,
    services_of,
    somebody,
    user_id,
)
from mathom.server.live.screen import ALL, asked_seats, moment_screen, write_log
from mathom.server.live.stopped_tables import check_download, events_file
from mathom.server.live.tables import LONG
from mathom.server.logs import short
from mathom.server.slices import in_slices
from mathom.table.clock import Clock
from mathom.table.commands import User
from mathom.table.opening import Plan, opening, to_record
from mathom.table.played_record import played_record
from mathom.table.table import Table
from mathom.texts.samples import sample_of

log = logging.getLogger("mathom.tables")

Call = Request[Any, Any, Any]
LOCAL = ("localhost", "127.0.0.1", "[::1]")


def secret() -> int:
    """An unpredictable seed."""
    return secrets.randbits(62)


@post("/api/tables")
async def new_table(
    request: Call, data: JSONBody[wire.NewTable], lang: FromQuery[str | None] = None
) -> wire.TableInfo:
    """Create a table. It starts at once if no seat is open."""
    user = await somebody(request)
    services = services_of(request)
    await services.quotas.new_table(user.id, origin_of(request))
    services.tables.seen(user.id, origin_of(request))
    options, campaign = data.options, data.campaign or ""
    if campaign:
        options = await services.campaigns.table_options(campaign, user, data.game, options)
    brings: list[str] = []
    if data.deck:
        deck = await services.decks.brought(data.deck, data.game)
        options, brings = options | deck.options, deck.actions
    plan = Plan(
        game=data.game,
        seats=[seat.who() for seat in data.seats],
        options=options,
        private=data.private or bool(campaign),
        clock=data.clock or Clock(),
        curtain=data.curtain,
        talk=data.talk,
        seed=data.seed,
        start=data.position,
        campaign=campaign,
        names=[seat.name for seat in data.seats],
        brings=brings,
    )
    if plan.start is None:
        table = await services.tables.open(opening(plan, user, secret(), time.time()))
    else:
        arguments = (plan, user, secret(), time.time(), owner_of(request))
        table = await services.tables.create(*await services.checking.opened(*arguments))
    return info(request, table, user.id)


@get("/api/tables")
async def open_tables(request: Call, lang: FromQuery[str | None] = None) -> list[wire.TableInfo]:
    """Public tables that wait for players, without those of blocked people."""
    return await public(request, "waiting")


@get("/api/tables/running")
async def running_tables(request: Call, lang: FromQuery[str | None] = None) -> list[wire.TableInfo]:
    """Public tables at which others play, to watch, without those of blocked people."""
    found = await public(request, "running")
    return [table for table in found if not any(seat.yours for seat in table.seats)]


async def public(request: Call, status: str) -> list[wire.TableInfo]:
    """The public tables with a status, without those of blocked people."""
    services, user = services_of(request), user_id(request)
    found = await listed(request, await services.database.public_tables(status))
    apart = await services.moderation.apart_from(user) if user else set()
    return [table for table in found if table.status == status and table.host not in apart]


@get("/api/my-tables")
async def my_tables(request: Call, lang: FromQuery[str | None] = None) -> list[wire.TableInfo]:
    """The tables of the user: running first, with the own turn on top, then finished."""
    user = user_id(request)
    found = (
        await listed(request, await services_of(request).database.tables_of(user)) if user else []
    )
    order = {"running": 0, "stopped": 1, "waiting": 2, "finished": 3}
    found.sort(key=lambda table: (order[table.status], not table.your_turn, -table.updated))
    return found


async def listed(request: Call, ids: list[str]) -> list[wire.TableInfo]:
    """Tables as the user sees them. One that cannot be shown does not hide the others."""
    user = user_id(request)
    tables = services_of(request).tables
    found: list[wire.TableInfo] = []
    for id in ids:
        try:
            found.append(info(request, await tables.get(id), user))
        except (LookupError, MathomError, TypeError, ValueError):
            log.exception("table not listed", extra={"facts": {"table": short(id)}})
    return found


@get("/api/tables/{table_id:str}")
async def one_table(
    request: Call, table_id: FromPath[str], lang: FromQuery[str | None] = None
) -> wire.TableInfo:
    """A table, by its id."""
    user = user_id(request)
    return info(request, await services_of(request).tables.get(table_id), user)


@post("/api/tables/{table_id:str}/abandon", status_code=204)
async def abandon(
    request: Call, table_id: FromPath[str], lang: FromQuery[str | None] = None
) -> None:
    """Give up an own game. A table at which nobody else sits and nothing was played is removed."""
    user = await somebody(request)
    services = services_of(request)
    await abandon_table(services.database, services.tables, table_id, user)


@get("/api/tables/{table_id:str}/invitation")
async def invite(request: Call, table_id: FromPath[str]) -> wire.Invitation:
    """The address for those who are invited to a table."""
    await services_of(request).tables.get(table_id)
    address = invitation(request, table_id)
    return wire.Invitation(address, host_name(address.split("/")[2]) in LOCAL)


@get("/api/tables/{table_id:str}/qr", media_type="image/svg+xml")
async def qr_code(request: Call, table_id: FromPath[str]) -> Response[bytes]:
    """The invitation as a QR code, for a phone on the same network."""
    await services_of(request).tables.get(table_id)
    picture = io.BytesIO()
    code = segno.make(invitation(request, table_id), error="m")
    code.save(picture, kind="svg", scale=4, border=2, xmldecl=False, svgns=True)
    return Response(picture.getvalue(), media_type="image/svg+xml")


def invitation(request: Call, table_id: str) -> str:
    """The address of a table. Where the server listens to the whole network, a phone gets the
    address of this machine in place of one that only this machine knows."""
    host = request.headers.get("host", "localhost")
    lan = services_of(request).settings.lan_address
    name = host_name(host)
    if lan and name in LOCAL:
        host = lan + host[len(name) :]
    return f"{request.url.scheme}://{host}/table/{table_id}"


def host_name(host: str) -> str:
    """A host without its port."""
    name, colon, port = host.rpartition(":")
    return name if colon and port.isdecimal() else host


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def record(request: Call, table_id: FromPath[str]) -> Response[str]:
    """The record as text, once the game is over: it holds what was secret, and the seed. Of a
    table that has stopped, as it was played."""
    services = services_of(request)
    table = await services.tables.get(table_id)
    check_download(table, user_id(request))
    if table.stop is not None and not table.replay:
        text = played_record(await services.database.event_texts(table_id))
    elif table.seq > LONG or table.moves > LONG:
        bodies = await services.database.bodies(table_id)
        text = await services.checking.recorded(bodies, owner_of(request))
    else:
        text = to_record(table).text()
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="mathom-{table.game.id}.txt"'},
    )


@get("/api/tables/{table_id:str}/events", media_type=MediaType.TEXT)
async def events(request: Call, table_id: FromPath[str]) -> Response[str]:
    """All stored events, including damaged ones, for those who may have the record."""
    services = services_of(request)
    table = await services.tables.get(table_id)
    check_download(table, user_id(request))
    rows = await services.database.event_texts(table_id)
    return Response(
        await in_slices(events_file(rows)),
        media_type="application/x-ndjson; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="mathom-{table.game.id}.ndjson"'},
    )


def check_over(table: Table) -> None:
    """Refuse if the game is not over."""
    if table.status != "finished":
        raise IllegalAction("not-over")


@get("/api/tables/{table_id:str}/moments/{number:int}")
async def moment(
    request: Call,
    table_id: FromPath[str],
    number: FromPath[int],
    seat: FromQuery[str | None] = None,
    lang: FromQuery[str | None] = None,
) -> wire.Screen:
    """The screen after some actions. Other seats, and everything open, once the game is over."""
    user = user_id(request)
    table = await services_of(request).tables.get(table_id)
    if not table.moments:
        raise IllegalAction("not-started")
    shown = seen_from(table, user, seat)
    language = language_of(request)
    written = await write_log(table, min(number, table.moves), shown, language)
    await asyncio.sleep(0)  # a long screen takes its time, to make and to write
    screen = moment_screen(table, number, shown, language, written)
    await asyncio.sleep(0)
    return screen


def seen_from(table: Table, user: str, seat: str | None) -> int:
    """The seat whose view a person may see."""
    if seat in (None, "", "spectator"):
        return SPECTATOR
    if seat == "all":
        check_over(table)
        return ALL
    number = table.seat_number(str(seat))
    if table.status != "finished" and number not in table.seats_of(user):
        raise IllegalAction("not-your-seat", seat=str(seat))
    return number


@post("/api/tables/{table_id:str}/branch")
async def new_branch(
    request: Call,
    table_id: FromPath[str],
    data: JSONBody[wire.NewBranch],
    lang: FromQuery[str | None] = None,
) -> wire.TableInfo:
    """A new table that continues from a moment of a finished one."""
    user = await somebody(request)
    services = services_of(request)
    check_over(await services.tables.get(table_id))
    await services.quotas.new_table(user.id, origin_of(request))
    services.tables.seen(user.id, origin_of(request))
    seats = [seat.who() for seat in data.seats]
    bodies = await services.database.bodies(table_id)
    now, tick = time.time(), services.game_time.now()
    arguments = (bodies, data.at, seats, user, secret(), now, tick, owner_of(request))
    return info(
        request, await services.tables.store(*await services.checking.branched(*arguments)), user.id
    )


@post("/api/tables/{table_id:str}/hint", status_code=200)
async def hint(
    request: Call,
    table_id: FromPath[str],
    data: JSONBody[wire.HintAsked],
    lang: FromQuery[str | None] = None,
) -> wire.Hint:
    """The best actions by a search, for an own decision. Refused while others play."""
    user = user_id(request)
    services = services_of(request)
    table = await services.tables.get(table_id)
    number = table.moves if data.at is None else data.at
    seat = advised_seat(table, user, number)
    return await services.reviews.hint(table, number, seat, language_of(request), owner_of(request))


def advised_seat(table: Table, user: str, number: int) -> int:
    """The seat for which a person may get hints."""
    asked = asked_seats(table, number)
    if not asked:
        raise IllegalAction("game-over")
    own = [seat for seat in asked if seat in table.seats_of(user)]
    if table.status == "finished":
        return own[0] if own else asked[0]
    if table.people() - {user}:
        raise IllegalAction("no-hint-with-others")
    if not own:
        raise IllegalAction("not-your-decision")
    return own[0]


@post("/api/tables/{table_id:str}/foresee", status_code=200)
async def foresee(
    request: Call,
    table_id: FromPath[str],
    data: JSONBody[wire.ForesightAsked],
    lang: FromQuery[str | None] = None,
) -> wire.Foresight:
    """What an own action would change."""
    user = user_id(request)
    services = services_of(request)
    table = await services.tables.get(table_id)
    own = [seat for seat in table.deciding() if seat in table.seats_of(user)]
    if data.at != table.moves or not own:
        return wire.Foresight({})
    found = await services.checking.foresee(table, own[0], data.action, owner_of(request))
    return wire.Foresight(found)


@post("/api/tables/{table_id:str}/solve", status_code=200)
async def solve(
    request: Call,
    table_id: FromPath[str],
    data: JSONBody[wire.SolveAsked],
    lang: FromQuery[str | None] = None,
) -> wire.Solved:
    """Whether the last round of a finished game could have been won, and how."""
    await somebody(request)
    services = services_of(request)
    table = await services.tables.get(table_id)
    check_over(table)
    return await services.reviews.solve(table, data.at, language_of(request), owner_of(request))


@post("/api/tables/{table_id:str}/review", status_code=202)
async def start_review(
    request: Call, table_id: FromPath[str], lang: FromQuery[str | None] = None
) -> wire.Review:
    """Start the review of a finished game."""
    await somebody(request)
    services = services_of(request)
    table = await services.tables.get(table_id)
    check_over(table)
    await services.reviews.start(table, owner_of(request))
    return await services.reviews.progress(table, language_of(request))


@get("/api/tables/{table_id:str}/review")
async def review(
    request: Call, table_id: FromPath[str], lang: FromQuery[str | None] = None
) -> wire.Review:
    """The progress and the findings of a review."""
    services = services_of(request)
    table = await services.tables.get(table_id)
    check_over(table)
    return await services.reviews.progress(table, language_of(request))


@post("/api/records")
async def upload(request: Call, lang: FromQuery[str | None] = None) -> wire.TableInfo:
    """A table to view a record, which is the request body."""
    user = await somebody(request)
    services = services_of(request)
    await services.quotas.upload(user.id, origin_of(request))
    await services.quotas.new_table(user.id, origin_of(request))
    try:
        body = await request.body()
        if len(body) > services.settings.limits.record:
            raise BadNotation("too-large")
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        raise BadNotation("not-a-record") from fault
    arguments = (text, user, time.time(), services.game_time.now(), owner_of(request))
    return info(
        request, await services.tables.store(*await services.checking.uploaded(*arguments)), user.id
    )


@post("/api/games/{game:str}/sample", status_code=200)
async def sample(
    request: Call, game: FromPath[str], lang: FromQuery[str | None] = None
) -> wire.TableInfo:
    """The replay table of the recorded game that comes with a game. It is stored when it is first
    asked for; it belongs to nobody and is the same for everybody."""
    user = await somebody(request)
    services = services_of(request)
    found = sample_of(game)
    if found is None:
        raise IllegalAction("no-such-thing")
    id = sample_id(found.text)
    try:
        await services.database.listed(id)
    except IllegalAction:
        now, tick = time.time(), services.game_time.now()
        stored = await services.checking.uploaded(
            found.text, User("", ""), now, tick, owner_of(request)
        )
        with suppress(IntegrityError):  # somebody else may have asked at the same time
            await services.tables.store(*stored, id)
    return info(request, await services.tables.get(id), user.id)


def sample_id(text: str) -> str:
    """The id of the replay table of a record: another record has another table."""
    return f"sample-{hashlib.sha256(text.encode()).hexdigest()[:24]}"


ROUTES = [
    new_table,
    open_tables,
    running_tables,
    my_tables,
    one_table,
    abandon,
    invite,
    qr_code,
    record,
    events,
    moment,
    new_branch,
    hint,
    foresee,
    solve,
    start_review,
    review,
    upload,
    sample,
]
