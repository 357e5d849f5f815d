"""How one wants to be told that it is one's turn."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post, put
from litestar.params import JSONBody

from mathom.server.accounts.web_push import Subscription
from mathom.server.http import wire
from mathom.server.http.request import language_of, origin_of, services_of, somebody

Asked = Request[Any, Any, Any]


@get("/api/me/notifications")
async def notifications(request: Asked) -> wire.Notifications:
    """What one wants, and what this server can do."""
    user = await somebody(request)
    return await services_of(request).notifications.of(user.id)


@put("/api/me/notifications")
async def change(request: Asked, data: JSONBody[wire.NewNotifications]) -> wire.Notifications:
    """Want it otherwise; a new address is sent a code."""
    user = await somebody(request)
    await services_of(request).quotas.new_wish(origin_of(request))
    found = services_of(request).notifications
    await found.change(user.id, data, language_of(request))
    return await found.of(user.id)


@post("/api/me/notifications/confirm", status_code=200)
async def confirm(request: Asked, data: JSONBody[wire.MailCode]) -> wire.Notifications:
    """Show by its code that an address is one's own."""
    user = await somebody(request)
    found = services_of(request).notifications
    await found.confirm(user.id, data.code)
    return await found.of(user.id)


@post("/api/me/devices", status_code=200)
async def add_device(request: Asked, data: JSONBody[wire.Device]) -> wire.Notifications:
    """Send messages to this browser."""
    user = await somebody(request)
    await services_of(request).quotas.new_wish(origin_of(request))
    found = services_of(request).notifications
    await found.add_device(user.id, Subscription(data.endpoint, data.p256dh, data.auth))
    return await found.of(user.id)


@post("/api/me/devices/remove", status_code=200)
async def drop_device(request: Asked, data: JSONBody[wire.DeviceGone]) -> wire.Notifications:
    """Send nothing more to this browser."""
    user = await somebody(request)
    found = services_of(request).notifications
    await found.drop_device(user.id, data.endpoint)
    return await found.of(user.id)


ROUTES = [notifications, change, confirm, add_device, drop_device]
