"""Settings of turn notifications."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post, put
from litestar.params import JSONBody

from mathom.server.accounts.web_push import Subscription
from mathom.server.http import wire
from mathom.server.http.request import language_of, origin_of, services_of, somebody

Call = Request[Any, Any, Any]


@get("/api/me/notifications")
async def notifications(request: Call) -> wire.Notifications:
    """The settings of the user, and what this server can send."""
    user = await somebody(request)
    return await services_of(request).notifications.of(user.id)


@put("/api/me/notifications")
async def change(request: Call, data: JSONBody[wire.NewNotifications]) -> wire.Notifications:
    """Change the settings. A new address gets a code."""
    user = await somebody(request)
    await services_of(request).quotas.new_wish(origin_of(request))
    found = services_of(request).notifications
    await found.change(user.id, data, language_of(request))
    return await found.of(user.id)


@post("/api/me/notifications/confirm", status_code=200)
async def confirm(request: Call, data: JSONBody[wire.MailCode]) -> wire.Notifications:
    """Confirm an address by its code."""
    user = await somebody(request)
    found = services_of(request).notifications
    await found.confirm(user.id, data.code)
    return await found.of(user.id)


@post("/api/me/devices", status_code=200)
async def add_device(request: Call, data: JSONBody[wire.Device]) -> wire.Notifications:
    """Subscribe a browser."""
    user = await somebody(request)
    await services_of(request).quotas.new_wish(origin_of(request))
    found = services_of(request).notifications
    await found.add_device(user.id, Subscription(data.endpoint, data.p256dh, data.auth))
    return await found.of(user.id)


@post("/api/me/devices/remove", status_code=200)
async def drop_device(request: Call, data: JSONBody[wire.DeviceGone]) -> wire.Notifications:
    """Unsubscribe a browser."""
    user = await somebody(request)
    found = services_of(request).notifications
    await found.drop_device(user.id, data.endpoint)
    return await found.of(user.id)


ROUTES = [notifications, change, confirm, add_device, drop_device]
