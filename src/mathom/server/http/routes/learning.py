"""Lessons and rules pages. The page keeps the progress of a lesson and sends it each time."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from mathom.engine.step import legal
from mathom.lessons import Walk, find_lesson, lessons_of, walk
from mathom.server.http import wire
from mathom.server.http.request import info, language_of, services_of
from mathom.server.http.wire import write_json
from mathom.server.live.screen import moment_screen, offer
from mathom.table import User, fold, from_record
from mathom.texts import catalogue, wording
from mathom.texts.rulebook import rules_page

NOBODY = User("", "")

Call = Request[Any, Any, Any]


def to_html(text: str) -> str:
    """Markdown of our own as HTML. The library is imported only when somebody reads the rules."""
    from markdown_it import MarkdownIt

    found: str = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    return found


class LessonInfo(msgspec.Struct, kw_only=True):
    """A lesson in the list of a game."""

    id: str
    title: str
    tasks: int


class LessonActions(msgspec.Struct):
    """The actions of the learner so far, by their texts."""

    actions: list[str]


class LessonPage(msgspec.Struct, kw_only=True):
    """The current step of a lesson, and the table."""

    id: str
    title: str
    text: str
    at: int
    tasks: int
    done: bool
    tried: bool
    wanted: list[str]
    table: wire.TableInfo
    screen: wire.Screen


class RulesPage(msgspec.Struct):
    """The rules of a game in our own words, as HTML made from our own Markdown."""

    html: str


@get("/api/games/{game:str}/lessons")
async def lessons(
    request: Call, game: FromPath[str], lang: FromQuery[str | None] = None
) -> list[LessonInfo]:
    """The lessons of a game, in order."""
    words = catalogue(language_of(request))
    return [
        LessonInfo(id=lesson.id, title=words.text(lesson.title_key()), tasks=len(lesson.tasks))
        for lesson in lessons_of(game)
    ]


@post("/api/games/{game:str}/lessons/{lesson:str}", status_code=200)
async def lesson_page(
    request: Call,
    game: FromPath[str],
    lesson: FromPath[str],
    data: JSONBody[LessonActions],
    lang: FromQuery[str | None] = None,
) -> LessonPage:
    """A lesson after some actions."""
    return page_of(request, walk(find_lesson(game, lesson), data.actions[:100]))


def page_of(request: Call, here: Walk) -> LessonPage:
    """What the learner sees."""
    language = language_of(request)
    words = catalogue(language)
    table = fold(here.lesson.id, from_record(here.match.record(), NOBODY, time.time()))
    seat = here.match.seats.index(here.lesson.seat)
    screen = moment_screen(table, table.moves, seat, language)
    if not here.done:
        state = here.match.state
        worded = wording(here.lesson.game, language).at(state)
        screen.offers = [offer(worded, action) for action in legal(state, seat)]
    return LessonPage(
        id=here.lesson.id,
        title=words.text(here.lesson.title_key()),
        text=here.text(words),
        at=here.at,
        tasks=len(here.lesson.tasks),
        done=here.done,
        tried=here.tried != "",
        wanted=list(here.accepted),
        table=info(request, table, ""),
        screen=screen,
    )


@get("/api/games/{game:str}/rules")
async def rules(
    request: Call, game: FromPath[str], lang: FromQuery[str | None] = None
) -> Response[RulesPage]:
    """The rules of a game."""
    language = language_of(request)
    text = rules_page(game, language)
    return await services_of(request).prepared.get(
        request, ("rules", game, language), lambda: write_json(RulesPage(to_html(text)))
    )


ROUTES = [lessons, lesson_page, rules]
