"""Work for processes beside the server, most of it impossible. It is quick to import."""

from __future__ import annotations

import os
import signal
import time

from mathom.engine.errors import BadNotation


def nothing() -> None:
    """No preparation."""


def take_a_while() -> None:
    """A preparation that others do not wait for."""
    time.sleep(2)


def double(number: int) -> int:
    """Something quick."""
    return 2 * number


def twice(text: str) -> str:
    """Something quick with much to say."""
    return 2 * text


def refuse() -> None:
    """Something that is refused."""
    raise BadNotation("wrong-seats", seats=3, known=[1, 2])


def fail() -> None:
    """Something that fails."""
    raise LookupError("nothing there")


def run_for_ever() -> None:
    """Something that never ends, and never looks up."""
    while True:
        pass


def take_memory() -> int:
    """Something that wants two gigabytes."""
    return len(bytearray(2_000_000_000))


def end() -> None:
    """Something that ends its process."""
    os.kill(os.getpid(), signal.SIGKILL)
