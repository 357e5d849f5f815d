"""For operators: liveness, readiness and metrics."""

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

Call = Request[Any, Any, Any]
UNCACHED = {"cache-control": "no-store"}
EXPOSITION = "text/plain; version=0.0.4"


@get("/health/live")
async def live() -> wire.Readiness:
    """Whether this worker responds."""
    return wire.Readiness("live", [])


@get("/health/ready")
async def ready(request: Call) -> Response[wire.Readiness]:
    """Whether moves can be stored: the database is writable and the disk has room."""
    faults = await services_of(request).health.faults()
    readiness = wire.Readiness("not-ready" if faults else "ready", faults)
    return Response(readiness, status_code=503 if faults else 200, headers=UNCACHED)


@get("/metrics", include_in_schema=False)
async def metrics(request: Call) -> Response[str]:
    """Metrics for Prometheus, if this client may see them; otherwise the page does not exist."""
    services = services_of(request)
    if not allowed(services, request.headers.get("authorization", "")):
        raise IllegalAction("no-such-page")
    # What has been told once is not lost with this worker: counters never go back.
    await services.share_metrics()
    figures = services.metrics.together()
    figures.gauges |= await shared(services)
    return Response(written(figures), media_type=EXPOSITION, headers=UNCACHED)


def allowed(services: Services, authorization: str) -> bool:
    """Whether the metrics may be shown, and to this client."""
    token = services.settings.metrics_token
    if not token:
        return services.settings.metrics
    return hmac.compare_digest(authorization.encode(), f"Bearer {token}".encode())


async def shared(services: Services) -> dict[str, float]:
    """Metrics that are the same for all workers."""
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
    """Unknown paths under /api are refused for all methods."""
    raise IllegalAction("no-such-page")


ROUTES = [live, ready, metrics, no_such_call]
