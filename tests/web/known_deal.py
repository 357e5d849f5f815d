"""`mathom serve` whose tables all get one deal: in a campaign nobody can ask for a certain one."""

from __future__ import annotations

import os

from mathom.server.http.routes import tables

SEED = "MATHOM_TEST_SEED"


def known() -> int:
    """In place of chance that nobody can foresee."""
    return int(os.environ[SEED])


if __name__ == "__main__":
    from mathom.cli.main import app

    tables.secret = known
    app()
