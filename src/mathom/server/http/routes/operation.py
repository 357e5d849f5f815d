"""What those ask who run a server: whether it lives, whether it is ready, and its figures."""

from __future__ import annotations

import hmac
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, get, route
from litestar.params import FromPath

from mathom.engine.errors import IllegalAction
from mathom.server.cluster.metrics import series, written
from mathom.server.http import wire
from mathom.server.http.request import services_of
from mathom.server.services import Services

Asked = Request[Any, Any, Any]
UNCACHED = {"cache-control": "no-store"}
EXPOSITION = "text/plain; version=0.0.4"


@get("/health/live")
async def live() -> wire.Readiness:
    """Whether this worker answers at all."""
    return wire.Readiness("live", [])


@get("/health/ready")
async def ready(request: Asked) -> Response[wire.Readiness]:
    """Whether moves can be kept: something was written, and there is room for more."""
    faults = await services_of(request).health.faults()
    told = wire.Readiness("not-ready" if faults else "ready", faults)
    return Response(told, status_code=503 if faults else 200, headers=UNCACHED)


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked) -> Response[str]:
    """Figures for Prometheus, for those who may have them; for others there is no such page."""
    services = services_of(request)
    if not allowed(services, request.headers.get("authorization", "")):
        raise IllegalAction("no-such-page")
    services.measure()
    figures = services.metrics.together()
    figures.gauges |= await shared(services)
    return Response(written(figures), media_type=EXPOSITION, headers=UNCACHED)


def allowed(services: Services, authorization: str) -> bool:
    """Whether figures are told at all, and to the one who asks."""
    token = services.settings.metrics_token
    if not token:
        return services.settings.metrics
    return hmac.compare_digest(authorization.encode(), f"Bearer {token}".encode())


async def shared(services: Services) -> dict[str, float]:
    """What is the same whichever worker is asked."""
    found = {
        "mathom_ready": float(not await services.health.faults()),
        "mathom_workers": float(len(await services.workers.living())),
    }
    for status, count in (await services.database.counts()).items():
        found[series("mathom_tables", {"status": status})] = count
    return found


@route(
    "/api/{path:path}",
    http_method=[HttpMethod.GET, HttpMethod.POST, HttpMethod.PUT, HttpMethod.DELETE],
    include_in_schema=False,
    media_type=MediaType.JSON,
)
async def no_such_call(path: FromPath[str]) -> None:
    """There is no such call, whatever the method."""
    raise IllegalAction("no-such-page")


ROUTES = [live, ready, metrics, no_such_call]
