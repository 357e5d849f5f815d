"""One server with the built page and one browser, for all tests of the page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.server.running import Running
from tests.web.browser import ARGUMENTS, PATIENCE, Visitors, require_browser, require_page


def serve(database: Path, module: str = "mathom") -> Running:
    """A server that hands out the built page."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MATHOM_STATIC", str(require_page()))
        return Running(database, module)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for all tests that do not kill it; it must not stumble in any of them."""
    require_browser()
    running = serve(tmp_path_factory.mktemp("browser") / "games.sqlite3")
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log.read_text("utf-8")


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Running]:
    """A server that a test may kill."""
    running = serve(tmp_path / "games.sqlite3")
    yield running
    if running.process.poll() is None:
        running.kill()


# Not for the whole session: where Playwright runs, other tests could not start an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The browser of this machine."""
    executable = require_browser()
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=executable, args=ARGUMENTS, timeout=PATIENCE
        )
        yield chromium
        chromium.close()


@pytest.fixture
def visit(browser: Browser, server: Running) -> Iterator[Visitors]:
    """Lets people come to the server. No script may fail and no error be logged meanwhile."""
    visitors = Visitors(browser, server.address)
    yield visitors
    assert not visitors.left()
