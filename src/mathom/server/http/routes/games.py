"""The games and their components."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

from mathom import __version__
from mathom.bots.levels import levels_of, usual_level
from mathom.engine.errors import IllegalAction, RulesBug
from mathom.engine.game import GAMES, Game, find_game
from mathom.server.http import wire
from mathom.server.http.request import language_of, services_of
from mathom.server.live.screen import BOT_TEXTS
from mathom.texts import catalogue, wording
from mathom.texts.samples import sample_of
from mathom.texts.wording import Wording


@get("/api/health")
async def health() -> wire.Health:
    """The health of the server."""
    return wire.Health("ok", __version__, compiled())


def compiled() -> bool:
    """Whether the rules run compiled."""
    from mathom.engine import step

    return not str(step.__file__).endswith(".py")


@get("/api/games")
async def games(
    request: Request[Any, Any, Any], lang: FromQuery[str | None] = None
) -> list[wire.GameInfo]:
    """All games."""
    language = language_of(request)
    return [game_info(game, language) for game in GAMES.values()]


def game_info(game: Game[Any], language: str) -> wire.GameInfo:
    """A game that can be played."""
    words = wording(game.id, language)
    return wire.GameInfo(
        id=game.id,
        name=words.game_name(),
        available=True,
        seats=game.seats,
        seat_names=[wire.Named(id, words.seat(id)) for id in game.seat_names(max(game.seats))],
        options=[
            wire.OptionInfo(
                option.id,
                words.option_text(option),
                [wire.Named(value, words.value_text(option, value)) for value in option.values],
                not option.values,
            )
            for option in game.options
        ],
        bots=[bot_info(level, language) for level in levels_of(game)],
        usual_bot=usual_level(game),
        components=game.components,
        cooperative=game.cooperative,
        hushed=game.hushed,
        campaign=game.campaign is not None,
        decks=game.decklists is not None,
        sample=sample_info(words),
    )


def sample_info(words: Wording) -> wire.SampleInfo | None:
    """The recorded game that comes with a game, if there is one."""
    sample = sample_of(words.game.id)
    if sample is None:
        return None
    return wire.SampleInfo(words.say("sample-title"), sample.players, sample.moves)


def bot_info(level: str, language: str) -> wire.BotInfo:
    """A level and its description."""
    words = catalogue(language)
    text = BOT_TEXTS[level]
    return wire.BotInfo(level, words.text(text), words.text(f"{text}-promise"))


@get("/api/games/{game:str}/things/{kind:str}")
async def things(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    kind: FromPath[str],
    lang: FromQuery[str | None] = None,
) -> Response[list[wire.Sheet]]:
    """The sheets of all things of a kind."""
    words = described(game, kind, language_of(request))
    key = ("things", game, kind, language_of(request))
    return await services_of(request).prepared.get(request, key, lambda: all_sheets(words, kind))


def all_sheets(words: Wording, kind: str) -> bytes:
    """The sheets of a kind as they are sent. Those of a card game take long to write."""
    count = len(words.game.names(kind))
    return wire.write_json([sheet(words, kind, index) for index in range(count)])


@get("/api/games/{game:str}/things/{kind:str}/{thing:str}")
async def thing(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    kind: FromPath[str],
    thing: FromPath[str],
    lang: FromQuery[str | None] = None,
) -> wire.Sheet:
    """The sheet of one thing."""
    words = described(game, kind, language_of(request))
    names = words.game.names(kind)
    if thing not in names:
        raise IllegalAction("no-such-thing")
    return sheet(words, kind, names.index(thing))


def described(game: str, kind: str, language: str) -> Wording:
    """The wording of a game that has sheets of a kind."""
    find_game(game)
    words = wording(game, language)
    if kind not in words.described:
        raise IllegalAction("no-such-thing")
    return words


def sheet(words: Wording, kind: str, index: int) -> wire.Sheet:
    """A sheet as it is sent."""
    try:
        found = words.sheet(kind, index)
    except RulesBug as fault:
        raise IllegalAction("no-such-thing") from fault
    rows = [wire.Row(name, value) for name, value in found.rows]
    return wire.Sheet(found.kind, found.id, found.title, rows, found.facts)


ROUTES = [health, games, things, thing]
