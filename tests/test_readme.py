"""The README's Python runs as it is written there."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_readme_tells_the_truth() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert (result.failed, result.attempted) == (0, 15)


def test_the_python_of_the_readme_is_short() -> None:
    text = README.read_text("utf-8")
    code = [line for line in text.splitlines() if line.startswith((">>>", "..."))]
    assert len(code) < 25
