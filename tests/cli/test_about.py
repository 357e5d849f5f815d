"""`mathom about`."""

from __future__ import annotations

import platform

import pytest
from tests.cli.running import mathom

import mathom as package
from mathom.research.speeds import is_compiled


def test_about_tells_version_speed_python_and_games() -> None:
    assert mathom("about", "--json").json() == {
        "version": package.__version__,
        "compiled": is_compiled(),
        "python": platform.python_version(),
        "games": list(package.GAMES),
    }


@pytest.mark.parametrize(
    ("language", "compiled", "interpreted"),
    [
        ("en", "run compiled", "run interpreted"),
        ("it", "sono compilate", "sono interpretate"),
        ("sv", "körs kompilerade", "körs tolkade"),
    ],
)
def test_about_speaks_the_language_asked_for(
    language: str, compiled: str, interpreted: str
) -> None:
    said = mathom("about", "--lang", language).out
    assert (compiled if is_compiled() else interpreted) in said
    assert package.__version__ in said


def test_an_unknown_language_is_refused_in_one_line() -> None:
    assert "“xx”" in mathom("about", "--lang", "xx").complaint()
