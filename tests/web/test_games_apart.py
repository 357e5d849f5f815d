"""What belongs to one game lies in its own folder; pages, server and tables know none by name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mathom
from mathom.engine.game import GAMES

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web" / "src"
PACKAGE = Path(str(mathom.__file__)).parent


def texts(folder: Path, *suffixes: str) -> dict[str, str]:
    """The files of a folder, read."""
    return {
        file.relative_to(folder).as_posix(): file.read_text("utf-8")
        for file in sorted(folder.rglob("*"))
        if file.suffix in suffixes
    }


def ids() -> list[str]:
    """Every game that can be played or has a folder in the client."""
    drawn = [folder.name for folder in (CLIENT / "games").glob("*/") if folder.is_dir()]
    return sorted({*GAMES, *drawn})


def naming(found: dict[str, str], pattern: str) -> list[str]:
    """Where a pattern stands, as file and line."""
    return [
        f"{name}:{number}: {line.strip()}"
        for name, text in found.items()
        for number, line in enumerate(text.splitlines(), 1)
        if re.search(pattern, line)
    ]


def shared() -> dict[str, str]:
    """The client without the folders of the games and without comments."""
    comments = re.compile(r"^\s*(//|/?\*).*", re.MULTILINE)
    return {
        name: comments.sub("", text)
        for name, text in texts(CLIENT, ".ts", ".svelte", ".css").items()
        if not re.match(r"games/[^/]+/", name)
    }


@pytest.mark.skipif(not CLIENT.is_dir(), reason="the client's source is not here")
@pytest.mark.parametrize("game", ids())
def test_the_client_names_a_game_only_in_its_own_folder(game: str) -> None:
    found = shared()
    assert len(found) > 40
    assert not naming(found, rf"""['"`/]{game}['"`/]|web-({game}|[a-z]+-{game})['"`-]""")


@pytest.mark.skipif(not CLIENT.is_dir(), reason="the client's source is not here")
@pytest.mark.parametrize("game", ids())
def test_no_game_of_the_client_looks_into_another(game: str) -> None:
    found = texts(CLIENT / "games" / game, ".ts", ".svelte")
    for other in ids():
        if other != game:
            assert not naming(found, rf"""from '\.\./{other}/|games/{other}/|web-{other}""")


@pytest.mark.parametrize("part", ["server", "table"])
def test_server_and_tables_know_no_game(part: str) -> None:
    found = texts(PACKAGE / part, ".py")
    assert found
    assert not naming(found, r"mathom\.games\.\w")
    for game in GAMES:
        assert not naming(found, rf"""['"]{game}['"]|\.{game}\b""")


@pytest.mark.skipif(not CLIENT.is_dir(), reason="the client's source is not here")
@pytest.mark.parametrize("game", GAMES)
def test_a_game_brings_its_look_its_board_and_its_screens(game: str) -> None:
    wanted = ["manifest.ts", "Poster.svelte", "view-types.ts"]
    if (ROOT / "tests" / "games" / game).is_dir():
        # A game without tests of its own may still be played in the list layout.
        wanted += ["Board.svelte", "fixtures/make.py"]
    missing = [name for name in wanted if not (CLIENT / "games" / game / name).is_file()]
    assert not missing, f"{game}: {', '.join(missing)}"
