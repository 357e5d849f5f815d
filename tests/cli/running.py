"""Runs a command of `mathom` as a person would type it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from typer.testing import CliRunner

from mathom.cli.main import app


@dataclass(frozen=True)
class Ran:
    """What a command left behind."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        """The output, all of which must be JSON."""
        return json.loads(self.out)

    def complaint(self) -> str:
        """The one line in which a command said what is wrong."""
        assert self.code == 2, self
        assert self.out == ""
        assert self.err.count("\n") == 1, self.err
        return self.err.strip()


def mathom(*words: object, language: str = "en") -> Ran:
    """Run a command in a language."""
    environment = {"MATHOM_LANG": language}
    done = CliRunner().invoke(app, [str(word) for word in words], env=environment)
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return Ran(done.exit_code, done.stdout, done.stderr)
