"""The pages on positions and records: what they show is carried out as they show it."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

import pytest

import mathom
from mathom.engine.position import ENGINE_KEYS
from mathom.games.duel.rules.notation import KEYS
from mathom.games.fellowship.rules.notation import KEYS as FELLOWSHIP_KEYS
from mathom.games.tcg.rules.notation import KEYS as TCG_KEYS
from mathom.games.war.rules.notation import KEYS as WAR_KEYS

DOCS = Path(__file__).parents[2] / "docs"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def page(name: str) -> str:
    """The text of a page."""
    return (DOCS / f"{name}.md").read_text("utf-8")


def blocks(name: str, language: str) -> list[str]:
    """What a page shows in a language."""
    return [text for found, text in BLOCK.findall(page(name)) if found == language]


@pytest.mark.parametrize("name", ["positions", "records"])
def test_the_examples_of_a_page_do_what_they_say(name: str) -> None:
    """Python examples run one after the other; `example` is the position or record above them."""
    names: dict[str, object] = {"mathom": mathom}
    told: list[str] = []
    carried_out = 0
    for language, text in BLOCK.findall(page(name)):
        if language != "python":
            names["example"] = text
            continue
        examples = doctest.DocTestParser().get_doctest(text, names, name, None, 0)
        runner = doctest.DocTestRunner()
        carried_out += runner.run(examples, out=told.append, clear_globs=False).attempted
        names.update(examples.globs)
    assert carried_out > 3
    assert not told, "".join(told)


@pytest.mark.parametrize("text", blocks("positions", "json"))
def test_the_positions_of_the_page_load(text: str) -> None:
    match = mathom.from_position(text)
    assert match.decider == json.loads(text)["turn"]


@pytest.mark.parametrize("text", blocks("records", "text"))
def test_the_records_of_the_page_replay(text: str) -> None:
    assert mathom.from_record(text).record().splitlines()[-1] == text.splitlines()[-1]


def test_the_page_names_every_key_of_a_position() -> None:
    named = re.findall(r"^\| `(\w+)` \|", page("positions"), re.MULTILINE)
    assert sorted(named) == sorted([*ENGINE_KEYS, *KEYS, *FELLOWSHIP_KEYS, *WAR_KEYS, *TCG_KEYS])


def test_the_page_names_every_kind_of_line_of_a_record() -> None:
    text = page("records")
    for start in ("~ ", "= ", "result: ", "end: ", "12. "):
        assert f"| `{start}" in text
