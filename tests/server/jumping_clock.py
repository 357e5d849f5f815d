"""`mathom serve` on a machine whose clock jumps: by as many seconds as a file says."""

from __future__ import annotations

import os
import time
from pathlib import Path

real = time.time


def jumped() -> float:
    """The time of the machine after its clock was set."""
    shift = Path(os.environ["MATHOM_TEST_JUMP"])
    return real() + float(shift.read_text() if shift.exists() else 0)


time.time = jumped

if __name__ == "__main__":
    from mathom.cli.main import app

    app()
