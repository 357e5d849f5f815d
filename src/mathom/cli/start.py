"""Where the `mathom` command begins. The worker processes of a command import this module again, so
it imports nothing until the command runs."""

from __future__ import annotations

import gc


def main() -> None:
    """Run the command. Modules stay, so the garbage collector need not look at them again and again
    while they are imported."""
    gc.disable()
    from mathom.cli.main import app

    gc.enable()
    app(prog_name="mathom")
