"""Measures how long a click takes until the page shows its effect, in two versions side by side.

    python -m tests.web.click_times --versions OLD NEW [--clicks 60] [--games duel war]

A version is the address of a server that runs, or the Python of an installed version, which is
started with an empty database; `python=FOLDER` names the folder of its built page. Both are played
against a bot in one browser, click by click in turn, so that a busy machine is busy for both.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from tests.web.browser import ARGUMENTS, PATIENCE, require_browser
from tests.web.playing import open_table

OPPONENT = "random"
SIZE: ViewportSize = {"width": 1440, "height": 900}
SEED = 7
LONGEST = 5.0
"""Seconds in which a click has an effect, if it has any."""

SPY = """(() => {
    window.clickTimes = { sent: 0, came: 0 }
    const send = WebSocket.prototype.send
    WebSocket.prototype.send = function (data) {
        if (String(data).includes('"act')) clickTimes.sent = performance.now()
        return send.call(this, data)
    }
    window.WebSocket = class extends WebSocket {
        constructor(...where) {
            super(...where)
            this.addEventListener('message', (message) => {
                if (message.data.includes('"table"')) clickTimes.came = performance.now()
            })
        }
    }
})()"""
"""When a command was sent, and when the table told something."""

FOUND = """
    const shown = (one) => one.getClientRects().length > 0 && !one.disabled
    const menu = [...document.querySelectorAll('main [role=menu] button')].filter(shown)
    const lit = [...document.querySelectorAll('main [data-lit]')].filter(shown)
    const busy = document.querySelector('main section .buttons button[disabled][data-lit]')
    const found = busy ? [] : menu.length ? menu : lit
"""
"""What can be clicked now: the menu if one is open, else what is lit."""

LIT = f"() => {{ {FOUND} return found.length }}"

CLICK = f"""([which, patience]) => new Promise((done) => {{
    {FOUND}
    const target = found[which]
    if (!target) return done(null)
    const begun = performance.now()
    clickTimes.sent = clickTimes.came = 0
    const watcher = new MutationObserver(() => {{
        const changed = performance.now()
        // What is sent shows its effect when the table has answered.
        if (clickTimes.sent && !clickTimes.came) return
        watcher.disconnect()
        clearTimeout(limit)
        requestAnimationFrame(() => setTimeout(() => done({{
            kind: clickTimes.sent ? 'act' : 'open',
            changed: changed - begun,
            painted: performance.now() - begun,
        }})))
    }})
    const limit = setTimeout(() => {{
        watcher.disconnect()
        done(null)
    }}, patience)
    watcher.observe(document.querySelector('main'), {{
        subtree: true, childList: true, characterData: true,
    }})
    target.dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }}))
}})"""

Times = dict[str, list[tuple[float, float]]]


@contextmanager
def served(version: str) -> Iterator[str]:
    """The address of a version."""
    if version.startswith("http"):
        yield version
        return
    python, _, static = version.partition("=")
    env = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    if static:
        env["MATHOM_STATIC"] = str(Path(static).resolve())
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        words = ["serve", "--no-open", "--port", "0", "--database", f"{folder}/games.sqlite3"]
        process = subprocess.Popen(
            [Path(python).absolute().with_name("mathom"), *words],
            env=env, cwd=folder, stdout=log.open("wb"), stderr=subprocess.STDOUT,
        )  # fmt: skip
        try:
            yield address_in(log)
        finally:
            process.terminate()
            process.wait()


def address_in(log: Path) -> str:
    """Where a server says that it is."""
    limit = time.monotonic() + 60
    while time.monotonic() < limit:
        found = re.search(r"http://127\.0\.0\.1:\d+", log.read_text("utf-8"))
        if found:
            return found[0]
        time.sleep(0.1)
    raise SystemExit(f"no server: {log.read_text('utf-8')}")


class Player:
    """Somebody who plays one version."""

    def __init__(self, browser: Browser, address: str, game: str) -> None:
        context = browser.new_context(
            base_url=address, viewport=SIZE, locale="en-GB", reduced_motion="reduce"
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SPY)
        self.page: Page = context.new_page()
        self.page.goto("/")
        self.game = game
        self.chance = random.Random(SEED)
        self.times: Times = {"open": [], "act": []}
        self.begin()

    def begin(self) -> None:
        """A new table against a bot."""
        open_table(self.page, "me", OPPONENT, game=self.game)

    def asked(self) -> int:
        """How much is lit on the own turn; a game that is over is followed by another."""
        limit = time.monotonic() + 30
        while time.monotonic() < limit:
            found: int = self.page.evaluate(LIT)
            if found:
                return found
            if self.page.locator("main [role=dialog], dialog[open]").count():
                break
            self.page.wait_for_timeout(30)
        self.begin()
        return self.asked()

    def click(self) -> None:
        """Click something that is lit, and note how long it took."""
        self.page.bring_to_front()
        which = self.chance.randrange(self.asked())
        took: dict[str, Any] | None = self.page.evaluate(CLICK, [which, 1000 * LONGEST])
        if took is None:
            self.page.keyboard.press("Escape")
        else:
            self.times[took["kind"]].append((took["changed"], took["painted"]))

    @property
    def clicks(self) -> int:
        """How many were measured."""
        return sum(map(len, self.times.values()))


def line(name: str, kind: str, times: list[tuple[float, float]]) -> str:
    """Median and 95th percentile, in milliseconds."""
    if len(times) < 2:
        return f"| {name} | {kind} | {len(times)} | | | | |"
    cells = [
        f"{value:.1f}"
        for column in zip(*times, strict=True)
        for value in (statistics.median(column), statistics.quantiles(column, n=20)[-1])
    ]
    return f"| {name} | {kind} | {len(times)} | {' | '.join(cells)} |"


def main() -> None:
    """Play both versions and print the table."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--versions", nargs=2, required=True, metavar="VERSION")
    asked.add_argument("--clicks", type=int, default=60)
    asked.add_argument("--games", nargs="+", default=["duel", "war"])
    told = asked.parse_args()
    print("| game, version | click | n | changed, median | p95 | painted, median | p95 |")
    print("|---|---|---|---|---|---|---|")
    with ExitStack() as stack:
        places = [stack.enter_context(served(version)) for version in told.versions]
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=require_browser(), args=ARGUMENTS)
        for game in told.games:
            players = [Player(browser, place, game) for place in places]
            while min(player.clicks for player in players) < told.clicks:
                for player in players:
                    player.click()
            for name, player in zip(("first", "second"), players, strict=True):
                for kind, times in player.times.items():
                    print(line(f"{game}, {name}", kind, times), flush=True)


if __name__ == "__main__":
    main()
