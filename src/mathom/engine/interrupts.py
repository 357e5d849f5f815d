# mypyc: skip
"""Lets compiled code be interrupted."""

from __future__ import annotations


def allow_interrupt() -> None:
    """Raise KeyboardInterrupt here if Ctrl-C was pressed.

    Python handles signals only between bytecodes, and compiled code has none. Long computations
    call this function, which is interpreted, from time to time.
    """
