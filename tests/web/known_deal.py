"""`mathom serve` whose tables all get one deal: in a campaign nobody can ask for a certain one."""

from __future__ import annotations

import os

SEED = "MATHOM_TEST_SEED"


def known() -> int:
    """In place of chance that nobody can foresee."""
    return int(os.environ[SEED])


if __name__ == "__main__":
    # Only here: its worker processes import this module too, and need no server.
    from mathom.cli.main import app
    from mathom.server.http.routes import tables

    tables.secret = known
    app()
