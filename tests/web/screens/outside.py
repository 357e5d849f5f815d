"""The pages outside of games, for the corpus: what a real server answers to somebody who has come
for the first time, and to somebody who has tables, decks and a campaign."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.server.running import Person, Running

from mathom.games.package import all_packages
from mathom.texts import LANGUAGES

NAME = "pages"
"""Stands where moments of games name their game."""


@dataclass(frozen=True)
class Outside:
    """A page: its kind, who comes, its address, and by language the answers to what it asks."""

    kind: str
    name: str
    path: str
    answers: dict[str, dict[str, Any]]


EVERYWHERE = ("/api/me", "/api/games", "/api/my-tables", "/api/tables", "/api/tables/running")
ABOUT_ME = ("/api/campaigns", "/api/decks", "/api/me/sessions", "/api/me/muted")
SETTINGS = ("/api/me/notifications",)
FIRST = (
    ("home", "/"),
    ("watch", "/watch"),
    ("games", "/games"),
    ("campaigns", "/campaigns/fellowship"),
)
OTHERS = (
    ("replays", "/replays"),
    ("settings", "/settings"),
    ("decks", "/decks/tcg"),
    ("ladder", "/ladder"),
    ("about", "/about"),
    ("lost", "/nowhere"),
)


def games() -> list[str]:
    """The games of Mathom."""
    return [one.id for one in all_packages() if one.module.startswith("mathom.")]


def heard(person: Person, paths: list[str]) -> dict[str, dict[str, Any]]:
    """What the server answers to each path, by language; what it has not got is left out."""
    found: dict[str, dict[str, Any]] = {language: {} for language in LANGUAGES}
    for language, answers in found.items():
        person.language = language
        for path in paths:
            answer = person.get(path)
            if answer.status_code == 200:
                answers[path] = answer.json()
    return found


def common() -> list[str]:
    """What pages ask for, whoever comes."""
    of_games = [
        f"/api/games/{game}/{part}" for game in games() for part in ("lessons", "rules", "decks")
    ]
    ladders = [f"/api/ladder/{game}" for game in games()]
    return [*EVERYWHERE, *ABOUT_ME, *SETTINGS, *of_games, *ladders]


def settled(server: Running) -> Person:
    """Somebody with an account, a table of every game, a deck and a campaign."""
    person = Person(server)
    person.register("Rosie")
    for game in games():
        person.new_table("me", "search:easy", game=game)
    person.new_table("me", "open")
    return person


def outside() -> Iterator[Outside]:
    """Every page outside of games."""
    with TemporaryDirectory() as folder:
        server = Running(Path(folder) / "mathom.sqlite3")
        try:
            yield from pages(server)
        finally:
            server.stop()


def pages(server: Running) -> Iterator[Outside]:
    """The pages that a server has."""
    newcomer, rosie = Person(server), settled(server)
    campaign = rosie.http.post(
        "/api/campaigns", json={"game": "fellowship", "name": "There and back again"}
    ).json()["id"]
    ready = rosie.get("/api/games/tcg/decks").json()[0]
    kept = {"game": "tcg", "name": "The long march to Isengard", "text": ready["text"]}
    deck = rosie.http.post("/api/decks", json=kept).json()["id"]
    # Asked first, so that nobody has played before the newcomer looks.
    first = heard(newcomer, common())
    for kind, path in FIRST:
        yield Outside(kind, "newcomer", path, first)
    for game in games():
        yield Outside("home", f"poster-{game}", f"/?game={game}", first)
    later = heard(rosie, [*common(), f"/api/campaigns/{campaign}", f"/api/decks/{deck}"])
    checked = rosie.http.post("/api/games/tcg/decks/check", json={"text": ready["text"]}).json()
    for answers in later.values():
        answers["/api/games/tcg/decks/check"] = checked
    for kind, path in (*FIRST, *OTHERS):
        yield Outside(kind, "known", path, later)
    yield Outside("campaign", "known", f"/campaign/{campaign}", later)
    yield Outside("deck", "known", f"/deck/{deck}", later)
    for game in games():
        yield Outside("learn", game, f"/learn/{game}", later)
