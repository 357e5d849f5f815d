"""What all tests share: the marks that tie a test to the rulebook, or to one run of two."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from tests import covered

# However busy the machine is, and in every run alike: `make fuzz` looks for what nobody has seen.
settings.register_profile(
    "mathom", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("mathom")

HERE = Path(__file__).parent

RUN_ONCE = ("bots", "cli", "lessons", "research", "server", "texts", "web")
"""Folders whose tests look at what surrounds the rules. One run of two is enough for them: that the
rules do the same at both speeds is proved by `laws` and `golden`. The Makefile names
them too, so that they are not even read."""

ONCE = ("test_coverage.py", "test_speeds.py")
"""Files of other folders that look at both speeds by themselves, or at none."""

WAITING = ("server", "web")
"""Folders whose tests mostly wait for other processes: something else may run beside them."""


MEMORY = Path("/dev/shm")
ROOM = 1_000_000_000


def keep_files_in_memory() -> None:
    """Keep the files of tests in memory, where there is room and programs may run. A database waits
    for the disk at every commit, and a busy disk may take seconds."""
    if not MEMORY.is_dir():
        return
    found = os.statvfs(MEMORY)
    if not found.f_flag & os.ST_NOEXEC and found.f_bavail * found.f_frsize > ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_configure(config: pytest.Config) -> None:
    keep_files_in_memory()
    # Here and not in a conftest: the process that asked for the tests reads only this one.
    config.pluginmanager.register(covered)
    config.addinivalue_line("markers", "rule(heading): the rulebook paragraph that a test proves")
    config.addinivalue_line("markers", "ruling(number): the recorded ruling that a test proves")
    config.addinivalue_line("markers", "character(names): characters whose abilities a test shows")
    config.addinivalue_line("markers", "covering: reads what the other tests of a game cover")
    config.addinivalue_line("markers", "waiting: mostly waits for servers and browsers")
    config.addinivalue_line("markers", "long: begins before the others, because it takes long")
    config.addinivalue_line("markers", "once: the same whether rules are compiled or interpreted")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Thousands of tests and the modules they import stay to the end: the garbage collector need
    not look at them, neither while they are read nor later."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        folder = item.path.relative_to(HERE).parts[0]
        if folder in RUN_ONCE or item.path.name in ONCE:
            item.add_marker(pytest.mark.once)
        if folder in WAITING:
            item.add_marker(pytest.mark.waiting)
        for name in shared(item):
            item.add_marker(pytest.mark.xdist_group(f"{item.path.stem}-{name}"))
    items.sort(key=beginning)


def shared(item: pytest.Item) -> list[str]:
    """What a test shares with others of its file. With `--dist loadgroup` one worker runs them all:
    otherwise each worker would start a server for its part of them."""
    if not isinstance(item, pytest.Function):
        return []
    known = item._fixtureinfo.name2fixturedefs
    return sorted(name for name, found in known.items() if found[-1].scope == "module")


def beginning(item: pytest.Item) -> tuple[bool, bool]:
    """The order of tests: those of the page first, since its server and browser end when another
    folder begins, and the long ones among them first, so that no worker ends with one of them."""
    long = item.get_closest_marker("long") is not None
    return not item.path.is_relative_to(HERE / "web"), not long
