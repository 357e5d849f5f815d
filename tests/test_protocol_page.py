"""docs/protocol.md lists every call of the server, and the fields of every type it describes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from litestar.handlers import HTTPRouteHandler

from mathom.server.http import app, wire
from mathom.table.clock import Clock

pytestmark = pytest.mark.once

PAGE = (Path(__file__).parents[1] / "docs" / "protocol.md").read_text("utf-8")
CALL = re.compile(r"`(GET|POST|PUT|DELETE) (/[^`?]*)(?:\?[^`]*)?`")
TYPE = re.compile(r"^(\w+) +\{", re.MULTILINE)
ELSEWHERE = {"Clock": Clock}
"""Types that are not defined among the messages."""


def plain(path: str) -> str:
    """A path with the same name for every parameter."""
    return re.sub(r"\{[^}]*\}", "{}", path)


def served() -> set[tuple[str, str]]:
    """Method and path of every call, without those that serve the page or answer 404."""
    return {
        (str(method), plain(path))
        for route in app.ROUTES
        if isinstance(route, HTTPRouteHandler)
        for path in route.paths
        if path != "/" and "{path:path}" not in path
        for method in route.http_methods
    }


def described() -> dict[str, list[str]]:
    """The types that the page describes, each with the names of its fields."""
    return {found[1]: list(fields(PAGE[found.end() :])) for found in TYPE.finditer(PAGE)}


def fields(text: str) -> Iterator[str]:
    """The names of fields up to the closing brace; a nested type belongs to its field."""
    depth, name = 0, ""
    for letter in text:
        depth += (letter in "{[") - (letter in "]}")
        if depth < 0 or (depth == 0 and letter == ","):
            yield re.findall(r"\w+", name)[0]
            name = ""
        else:
            name += letter
        if depth < 0:
            return


def test_the_page_lists_exactly_the_calls_of_the_server() -> None:
    listed = {(method, plain(path)) for method, path in CALL.findall(PAGE)}
    assert len(listed) > 60
    assert listed == served()


@pytest.mark.parametrize("name", described())
def test_the_page_lists_exactly_the_fields_of_a_type(name: str) -> None:
    kind = ELSEWHERE[name] if name in ELSEWHERE else getattr(wire, name)
    real = [field.encode_name for field in msgspec.structs.fields(kind)]
    assert sorted(described()[name]) == sorted(real)


def test_fields_are_read_with_nested_types_left_out() -> None:
    assert list(fields("a, b: {c, d}, e: [f, g]|null} h, i")) == ["a", "b", "e"]
    assert len(described()) > 20
