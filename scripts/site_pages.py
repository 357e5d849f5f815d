"""Writes the pages of the site that git ignores: the rules of the games, the API reference, and
copies of CONTRIBUTING and CHANGELOG. Run it before the site is built: `make docs` does."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
SOURCES = ROOT / "src" / "mathom"
LANGUAGES = {"en": "English", "it": "Italiano", "sv": "Svenska"}
COPIES = {"contributing.md": "CONTRIBUTING.md", "changelog.md": "CHANGELOG.md"}
REFERENCE = {
    "api": ("Python API", ["mathom.match", "mathom.engine.errors"]),
    "engine": (
        "Engine",
        ["game", "state", "step", "action", "perspective", "view", "position", "record", "laws"],
    ),
    "bots": ("Bots", ["bot", "hooks", "levels", "greedy", "search", "trial"]),
    "games": ("Game packages", ["package"]),
    "research": ("Research", ["arena", "simulate", "datasets", "layout", "layouts"]),
}


def games() -> list[str]:
    """The ids of the games with pages on the site: those with a page of rulings."""
    return sorted(page.stem for page in DOCS.glob("rulings/*.md"))


def rules_name(game: str, language: str) -> str:
    """The file name of a rules page."""
    return f"{game}.md" if language == "en" else f"{game}.{language}.md"


def rules_pages() -> dict[str, str]:
    """The rules of every game in every language, with links to the other languages."""
    pages = {}
    for game in games():
        for language in LANGUAGES:
            source = SOURCES / "games" / game / "text" / f"rulebook.{language}.md"
            title, _, rest = source.read_text("utf-8").partition("\n")
            links = [
                f"[{name}]({rules_name(game, other)})"
                for other, name in LANGUAGES.items()
                if other != language
            ]
            links += [f"[Rulings](../rulings/{game}.md)", f"[Coverage](../coverage/{game}.md)"]
            pages[f"rules/{rules_name(game, language)}"] = f"{title}\n\n{' · '.join(links)}\n{rest}"
    return pages


def module_name(file: Path) -> str:
    """The dotted name of a module or package."""
    parts = file.relative_to(SOURCES.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def first_sentence(file: Path) -> str:
    """The first paragraph of a module's docstring, on one line."""
    found = re.match(r'\s*"""(.*?)(?:\n\n|""")', file.read_text("utf-8"), re.DOTALL)
    return " ".join(found[1].split()).replace("|", "\\|") if found else ""


def modules_page() -> str:
    """Every module with the first paragraph of its docstring."""
    lines = ["# Modules", "", "Every module with the first paragraph of its docstring.", ""]
    lines += ["| module | contents |", "|---|---|"]
    files = sorted(SOURCES.glob("**/*.py"), key=module_name)
    lines += [f"| `{module_name(file)}` | {first_sentence(file)} |" for file in files]
    return "\n".join(lines) + "\n"


def reference_pages() -> dict[str, str]:
    """The API reference: mkdocstrings reads the docstrings and types."""
    pages = {"reference/modules.md": modules_page()}
    for name, (title, modules) in REFERENCE.items():
        full = [one if one.startswith("mathom.") else f"mathom.{name}.{one}" for one in modules]
        blocks = "".join(f"\n::: {module}\n" for module in full)
        pages[f"reference/{name}.md"] = f"# {title}\n{blocks}"
    return pages


def copied(text: str) -> str:
    """A page of the root folder with its links as seen from `docs`."""
    for name, source in COPIES.items():
        text = text.replace(f"]({source})", f"]({name})")
    return text.replace("](docs/", "](")


def all_pages() -> dict[str, str]:
    """Every generated page by its path in `docs`."""
    copies = {name: copied((ROOT / file).read_text("utf-8")) for name, file in COPIES.items()}
    return {**rules_pages(), **reference_pages(), **copies}


def main() -> None:
    """Write the pages."""
    for name, text in all_pages().items():
        path = DOCS / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
