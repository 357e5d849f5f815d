"""What documents say and a program can compute stays true: commands, games, links, modules."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import typer

from mathom.cli.main import app
from mathom.games.package import GamePackage, all_packages
from mathom.lessons import lessons_of
from mathom.texts import LANGUAGES

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
SOURCES = ROOT / "src" / "mathom"
WRITTEN = [page for page in sorted(DOCS.glob("**/*.md")) if page.parent.name != "reference"]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *WRITTEN]
COUNT = re.compile(r"(\d+) ([a-z]+)")
COUNTED_KINDS = 3
LINK = re.compile(r"\]\(([^)\s]+)\)")


def site_pages() -> ModuleType:
    """The script that writes the generated pages of the site."""
    spec = importlib.util.spec_from_file_location("site_pages", ROOT / "scripts" / "site_pages.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SITE = site_pages()
GENERATED = set(SITE.all_pages())


def documented() -> list[GamePackage]:
    """The games with pages of their own: a game without any is played all the same."""
    return [package for package in all_packages() if package.id in SITE.games()]


def commands() -> list[str]:
    """The names of all commands, except those of games without pages."""
    group: Any = typer.main.get_command(app)
    known = {package.id for package in documented()}
    others = [package for package in all_packages() if package.id not in known]
    own = {name for package in others for name in package.commands}
    return sorted(set(group.list_commands(None)) - own)


def slug(heading: str) -> str:
    """The anchor of a heading."""
    plain = re.sub(r"[`*]|\[([^\]]*)\]\([^)]*\)", r"\1", heading)
    return re.sub(r"[\s-]+", "-", re.sub(r"[^\w\s-]", "", plain.lower())).strip("-")


def anchors(text: str) -> set[str]:
    """The anchors of a page."""
    return {slug(heading) for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE)}


@pytest.mark.parametrize("command", commands())
def test_every_command_is_in_the_readme_and_the_status(command: str) -> None:
    assert re.search(rf"`mathom {command}\b", (ROOT / "README.md").read_text("utf-8"))
    assert f"`{command}`" in (DOCS / "status.md").read_text("utf-8")


def test_the_games_of_the_box_are_documented() -> None:
    assert len(documented()) >= 4


@pytest.mark.parametrize("package", documented(), ids=lambda package: package.id)
@pytest.mark.parametrize("page", ["README.md", "docs/index.md"])
def test_every_game_is_listed_with_its_components(page: str, package: GamePackage) -> None:
    lines = (ROOT / page).read_text("utf-8").splitlines()
    row = next(line for line in lines if line.startswith("|") and f"| `{package.id}` |" in line)
    seats = package.game.seats
    players = f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else f"{seats[0]}"
    assert f"| {players} |" in row
    counts = COUNT.findall(row.rpartition(f"| {players} |")[2])
    assert len(counts) == COUNTED_KINDS
    for number, kind in counts:
        assert package.game.components[kind] == int(number)


@pytest.mark.parametrize("package", documented(), ids=lambda package: package.id)
def test_the_status_counts_lessons_and_components(package: GamePackage) -> None:
    points = (DOCS / "status.md").read_text("utf-8").split("\n- ")
    point = next(point for point in points if f"coverage/{package.id}.md" in point)
    counts = {kind: int(number) for number, kind in COUNT.findall(point)}
    assert counts.pop("lessons") == len(lessons_of(package.id))
    known = package.game.components
    assert {kind: known[kind] for kind in counts if kind in known} == {
        kind: number for kind, number in counts.items() if kind in known
    }


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_between_documents_resolve(page: Path) -> None:
    broken = []
    for link in LINK.findall(page.read_text("utf-8")):
        if "://" in link or link.startswith("mailto:"):
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        made = target.is_relative_to(DOCS) and str(target.relative_to(DOCS)) in GENERATED
        if not made and not target.exists():
            broken.append(link)
        elif anchor and target.exists() and anchor not in anchors(target.read_text("utf-8")):
            broken.append(link)
    assert not broken


def test_the_architecture_lists_every_package() -> None:
    text = (DOCS / "architecture.md").read_text("utf-8")
    listed = re.findall(r"^\| `(mathom[\w.]*)` \|", text, re.MULTILINE)
    known = {package.id for package in documented()}
    names = [SITE.module_name(file) for file in SOURCES.glob("**/__init__.py")]
    wanted = [name for name in names if known.issuperset(name.split(".")[2:3]) or not is_game(name)]
    assert sorted(listed) == sorted(wanted)


def is_game(module: str) -> bool:
    """Whether a module belongs to a game."""
    return module.startswith("mathom.games.")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_modules_named_with_their_folder_exist(page: Path) -> None:
    named = re.findall(r"`((?:[a-z_]+/)+[a-z_0-9]+\.(?:py|ts|svelte))`", page.read_text("utf-8"))
    roots = (ROOT, ROOT / "src" / "mathom", ROOT / "web" / "src", DOCS)
    optional = {"fixtures/make.py"}
    assert not [
        one
        for one in named
        if one not in optional and not any((root / one).exists() for root in roots)
    ]


def test_the_site_and_the_client_have_every_language() -> None:
    names = (ROOT / "web" / "src" / "wire.ts").read_text("utf-8").partition("LANGUAGE_NAMES = {")[2]
    assert re.findall(r"(\w+): '", names.partition("}")[0]) == list(LANGUAGES)
    assert list(SITE.LANGUAGES) == list(LANGUAGES)


def test_the_navigation_lists_every_page() -> None:
    text = (ROOT / "mkdocs.yml").read_text("utf-8")
    listed = re.findall(r"^ +- .+: ([\w./-]+\.md)$", text, re.MULTILINE)
    written = {str(page.relative_to(DOCS)) for page in DOCS.glob("**/*.md")}
    assert sorted(listed) == sorted(written | GENERATED)
