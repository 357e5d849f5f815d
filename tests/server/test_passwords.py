"""Checking passwords is expensive, and must not take the time of players."""

from __future__ import annotations

import asyncio
import threading

import pytest

from mathom.server.accounts import passwords


def test_passwords_are_checked_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    running = 0
    most = 0
    lock = threading.Lock()
    verify = passwords.verified

    def counted(stored: str, password: str) -> bool:
        nonlocal running, most
        with lock:
            running += 1
            most = max(most, running)
        try:
            return verify(stored, password)
        finally:
            with lock:
                running -= 1

    async def run() -> list[bool]:
        stored = await passwords.hashed("speak friend and enter")
        tries = ("speak friend and enter", "mellon", "mellon mellon", "")
        return list(await asyncio.gather(*(passwords.fits(stored, one) for one in tries)))

    monkeypatch.setattr(passwords, "verified", counted)
    assert asyncio.run(run()) == [True, False, False, False]
    assert most == 1
