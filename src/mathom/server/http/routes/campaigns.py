"""Campaigns: create, list, view, join. Only finished tables advance them."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from mathom.server.http import wire
from mathom.server.http.request import origin_of, services_of, somebody, user_id

Call = Request[Any, Any, Any]


@post("/api/campaigns")
async def new_campaign(
    request: Call, data: JSONBody[wire.NewCampaign], lang: FromQuery[str | None] = None
) -> wire.CampaignInfo:
    """Create a campaign."""
    user = await somebody(request)
    await services_of(request).quotas.new_campaign(user.id, origin_of(request))
    return await services_of(request).campaigns.create(data, user)


@get("/api/campaigns")
async def my_campaigns(
    request: Call, lang: FromQuery[str | None] = None
) -> list[wire.CampaignInfo]:
    """The campaigns of the user, latest first."""
    user = user_id(request)
    return await services_of(request).campaigns.mine(user) if user else []


@get("/api/campaigns/{campaign_id:str}")
async def one_campaign(
    request: Call, campaign_id: FromPath[str], lang: FromQuery[str | None] = None
) -> wire.CampaignInfo:
    """A campaign, by its unguessable id."""
    return await services_of(request).campaigns.get(campaign_id, user_id(request))


@post("/api/campaigns/{campaign_id:str}/join", status_code=200)
async def join_campaign(
    request: Call, campaign_id: FromPath[str], lang: FromQuery[str | None] = None
) -> wire.CampaignInfo:
    """Join a campaign."""
    return await services_of(request).campaigns.join(campaign_id, await somebody(request))


ROUTES = [new_campaign, my_campaigns, one_campaign, join_campaign]
