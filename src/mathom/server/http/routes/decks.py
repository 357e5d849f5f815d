"""Decks: check, store, list, view by link, download as text."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from mathom.server.http import wire
from mathom.server.http.request import language_of, origin_of, services_of, somebody, user_id
from mathom.server.storage.decks import check, decklists_of, with_decks
from mathom.texts import wording

Call = Request[Any, Any, Any]


@get("/api/games/{game:str}/decks")
async def ready_decks(
    request: Call, game: FromPath[str], lang: FromQuery[str | None] = None
) -> list[wire.ReadyDeck]:
    """The decks of the game itself."""
    found = with_decks(game)
    words = wording(game, language_of(request))
    names = found.names("deck")
    texts = decklists_of(found).ready_made()
    return [wire.ReadyDeck(id, words.name("deck", names.index(id)), texts[id]) for id in texts]


@post("/api/games/{game:str}/decks/check", status_code=200)
async def check_deck(
    request: Call,
    game: FromPath[str],
    data: JSONBody[wire.DeckText],
    lang: FromQuery[str | None] = None,
) -> wire.DeckCheck:
    """The faults of a deck that is not stored yet."""
    return check(game, data.text, language_of(request))


@post("/api/decks")
async def new_deck(
    request: Call, data: JSONBody[wire.NewDeck], lang: FromQuery[str | None] = None
) -> wire.DeckInfo:
    """Store a deck."""
    user = await somebody(request)
    await services_of(request).quotas.new_deck(user.id, origin_of(request))
    return await services_of(request).decks.create(data, user.id, language_of(request))


@get("/api/decks")
async def my_decks(request: Call, lang: FromQuery[str | None] = None) -> list[wire.DeckInfo]:
    """The decks of the user, latest first."""
    user = user_id(request)
    return await services_of(request).decks.mine(user, language_of(request)) if user else []


@get("/api/decks/{deck_id:str}")
async def one_deck(
    request: Call, deck_id: FromPath[str], lang: FromQuery[str | None] = None
) -> wire.DeckInfo:
    """A deck, by its unguessable id."""
    return await services_of(request).decks.get(deck_id, user_id(request), language_of(request))


@put("/api/decks/{deck_id:str}")
async def change_deck(
    request: Call,
    deck_id: FromPath[str],
    data: JSONBody[wire.NewDeck],
    lang: FromQuery[str | None] = None,
) -> wire.DeckInfo:
    """Change a deck of the user."""
    user = await somebody(request)
    return await services_of(request).decks.change(deck_id, data, user.id, language_of(request))


@delete("/api/decks/{deck_id:str}")
async def drop_deck(
    request: Call, deck_id: FromPath[str], lang: FromQuery[str | None] = None
) -> None:
    """Delete a deck of the user."""
    await services_of(request).decks.drop(deck_id, (await somebody(request)).id)


@get("/api/decks/{deck_id:str}/text")
async def deck_file(request: Call, deck_id: FromPath[str]) -> Response[str]:
    """A deck as a text file."""
    row = await services_of(request).decks.row(deck_id)
    return Response(
        row.text,
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{row.game}-deck.txt"'},
    )


ROUTES = [ready_decks, check_deck, new_deck, my_decks, one_deck, change_deck, drop_deck, deck_file]
