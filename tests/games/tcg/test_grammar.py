"""docs/tcg-abilities.md describes the ability language as the data uses it and as the compiler
understands it."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from mathom.games.tcg.rules import facts
from mathom.games.tcg.rules.abilities.compile import (
    BY,
    FIXED,
    KINDS,
    MODS,
    OCCASION_WORDS,
    SAFETY,
    UNTIL,
    Writer,
    read_occasion,
    read_selection,
    read_static,
)
from mathom.games.tcg.rules.abilities.filters import OPPOSITES, STATES
from mathom.games.tcg.rules.abilities.operations.in_play import LASTING
from mathom.games.tcg.rules.abilities.operations.piles import PLACES
from mathom.games.tcg.rules.abilities.operations.tokens import TURN_RULES
from mathom.games.tcg.rules.abilities.values import PLAIN, read_condition, read_value
from mathom.games.tcg.rules.vocabulary import PHASES

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs/tcg-abilities.md"
SOURCES = ROOT / "src/mathom/games/tcg/rules/abilities"
NOT_WORDS = {"bearer", "abilities", "controlled"}
"""Keys of a card's facts that `compile_card` asks for; `controlled` belongs to the filter there."""

UNUSED = {"set-up", "moria", "wraith"}
"""Words without an example: the phase before the first turn, and two cultures of other sets."""

PRINTED = {
    "type": facts.TYPES,
    "side": facts.SIDES,
    "culture": facts.CULTURES,
    "race": facts.RACES,
    "class": facts.CLASSES,
    "keyword": facts.LABELS + facts.POWERS,
}


class Row:
    """A row of one of the page's tables."""

    def __init__(self, section: str, cells: list[str]) -> None:
        self.section = section
        self.word = cells[0].strip("`")
        self.meaning = cells[1]
        self.example = cells[2]

    def card(self) -> dict[str, Any]:
        """The card of the example, which the page gives by number and title."""
        name = self.example.split(": `")[0]
        (found,) = [c for c in facts.CARD_FACTS if f"{c['id']} {c['title']}" == name]
        return found

    def data(self) -> Any:
        """The part of the card's abilities that the example shows, if it shows one."""
        _, _, code = self.example.partition(": `")
        return json.loads(code.rstrip("`")) if code else None


def page_rows() -> list[Row]:
    found: list[Row] = []
    section = ""
    for line in PAGE.read_text("utf-8").splitlines():
        if line.startswith("## "):
            section = line[3:]
        elif line.startswith("| `"):
            cells = re.split(r"(?<!\\)\|", line)[1:-1]
            found.append(Row(section, [cell.strip().replace("\\|", "|") for cell in cells]))
    return found


ROWS = page_rows()


def parts(data: Any) -> Iterator[Any]:
    """Everything in nested lists, the lists themselves included."""
    yield data
    if isinstance(data, list):
        for part in data:
            yield from parts(part)


def words_of(text: str) -> set[str]:
    """The words in one string of the data: `man|elf`, `!holds-same`, `title:gimli`."""
    found: set[str] = set()
    for alternative in re.split(r"[|+]", text.lstrip("!")):
        name, colon, _ = alternative.lstrip("!").partition(":")
        found.add(name + colon)
    return found


def strings(data: Any) -> set[str]:
    return {word for part in parts(data) if isinstance(part, str) for word in words_of(part)}


def function_words(file: str, *names: str) -> set[str]:
    """The words with which functions of the compiler compare, in code that mypyc may have
    compiled: matched and compared strings, keys of tables, arguments of `startswith`."""
    tree = ast.parse((SOURCES / file).read_text("utf-8"))
    found: set[str] = set()
    functions = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef) and n.name in names]
    assert {function.name for function in functions} == set(names)
    for node in (node for function in functions for node in ast.walk(function)):
        for place in compared(node):
            found |= {
                constant.value
                for constant in ast.walk(place)
                if isinstance(constant, ast.Constant) and isinstance(constant.value, str)
            }
    return found


def compared(node: ast.AST) -> list[ast.expr]:
    match node:
        case ast.MatchValue(value=value):
            return [value]
        case ast.Compare(left=left, comparators=comparators):
            return [left, *comparators]
        case ast.Dict(keys=keys):
            return [key for key in keys if key is not None]
        case ast.Call(func=ast.Attribute(attr="startswith"), args=args):
            return args
        case ast.For(iter=ast.Tuple() as words):
            return [words]
        case _:
            return []


def understood() -> dict[str, set[str]]:
    """The words that the compiler understands, by section of the page."""
    compiler = "compile.py"
    return {
        "Abilities": set(KINDS)
        | function_words(compiler, "read_ability", "read_used", "read_statics"),
        "Phases": set(PHASES),
        "Triggers": set(OCCASION_WORDS) | function_words(compiler, "read_occasion"),
        "Card references": set(FIXED)
        | set(BY)
        | function_words(compiler, "read_selection", "read_choice"),
        "Values": function_words("values.py", "read_value"),
        "Conditions": set(PLAIN) | function_words("values.py", "read_condition"),
        "Filter words": set(STATES)
        | set(OPPOSITES)
        | function_words("filters.py", "add_word", "add_printed", "read_relation", "read_state"),
        "Operations": set(LASTING)
        | set(TURN_RULES)
        | set(UNTIL)
        | function_words(
            compiler, "read_hit", "read_from_place", "read_operation", "line", "spot_first"
        ),
        "Places": set(PLACES) | function_words(compiler, "read_place"),
        "Modifiers": set(MODS)
        | set(SAFETY)
        | function_words(compiler, "read_static", "read_details"),
        "Printed words": {word for words in PRINTED.values() for word in words},
    }


def bare(words: set[str]) -> set[str]:
    return {word.rstrip(":") for word in words}


def test_every_word_of_the_compiler_is_on_the_page() -> None:
    listed = bare({row.word for row in ROWS})
    for section, words in understood().items():
        assert bare(words) <= listed, section


def test_every_word_of_the_page_is_understood_in_its_section() -> None:
    known = understood()
    for row in ROWS:
        assert row.word.rstrip(":") in bare(known[row.section]), (row.section, row.word)
        assert row.meaning
    keys = [(row.section, row.word) for row in ROWS]
    assert len(keys) == len(set(keys))


def test_every_word_of_the_data_is_on_the_page() -> None:
    listed = {row.word for row in ROWS}
    for card in facts.CARD_FACTS:
        used = strings(card.get("abilities", [])) | strings(card.get("bearer", []))
        assert used <= listed, card["id"]


def test_the_compiler_understands_no_word_outside_these_functions() -> None:
    """Every function of the compiler that compares words is one that the sections read."""
    tree = ast.parse((SOURCES / "compile.py").read_text("utf-8"))
    others = {
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name not in ("compile_card",)
    }
    listed = bare({row.word for row in ROWS})
    for name in others:
        assert bare(function_words("compile.py", name)) <= listed, name
    assert function_words("compile.py", "compile_card") <= NOT_WORDS


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.section}-{row.word}")
def test_the_example_is_in_the_data(row: Row) -> None:
    if row.word in UNUSED:
        assert row.example == "no card uses it"
        assert not any(prints(card, row.word) for card in facts.CARD_FACTS)
        assert not any(row.word in strings(c.get("abilities", [])) for c in facts.CARD_FACTS)
        return
    card = row.card()
    data = row.data()
    if data is None:
        assert row.section == "Printed words"
        assert prints(card, row.word)
    else:
        where = [*parts(card.get("abilities", [])), *parts(card.get("bearer", []))]
        assert data in where
        assert contains(data, row.word)


def prints(card: dict[str, Any], word: str) -> bool:
    if word in card.get("keywords", {}):
        return True
    return any(card.get(key) == word for key in PRINTED if key != "keyword")


def contains(data: Any, word: str) -> bool:
    if word in ("|", "!"):
        return any(isinstance(part, str) and word in part for part in parts(data))
    return word in strings(data)


READERS: dict[str, Callable[[Any], object]] = {
    "Triggers": read_occasion,
    "Card references": read_selection,
    "Values": read_value,
    "Conditions": read_condition,
    "Operations": lambda data: Writer().line(data),
    "Modifiers": read_static,
}


@pytest.mark.parametrize(
    "row",
    [row for row in ROWS if row.section in READERS and (row.data() or [""])[0] == row.word],
    ids=lambda row: f"{row.section}-{row.word}",
)
def test_the_compiler_reads_the_example_as_what_the_section_says(row: Row) -> None:
    READERS[row.section](row.data())
