"""Checks the laws for screens on a moment of the corpus."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page
from tests.web.looking import AXE
from tests.web.screens.corpus import Moment
from tests.web.screens.page import Size, shown

LAWS = {
    "1-covered": "every target can be reached",
    "1-previewed": "no preview lies over a target, the prompt or the hand",
    "2-prompt": "the whole prompt is in the window",
    "2-sideways": "nothing scrolls sideways",
    "3-small": "no text is too small",
    "3-overflow": "no text runs out of its box",
    "3-broken": "no word is broken",
    "3-overlap": "no text lies over another",
    "4-moves": "no target moves by itself",
    "5-keys": "digit keys do what they stand beside",
    "6-contrast": "text has contrast",
    "6-name": "every target has a name",
}

AXE_RUN = """(part) => axe.run(part ?? document, {
    runOnly: ['color-contrast', 'button-name', 'link-name', 'aria-command-name'],
}).then((found) => found.violations.flatMap((one) => one.nodes.map((node) => ({
    law: one.id === 'color-contrast' ? '6-contrast' : '6-name',
    what: node.target.join(' ').slice(0, 90),
    detail: (node.any[0]?.message ?? one.help).slice(0, 140),
}))))"""


@dataclass(frozen=True, order=True)
class Violation:
    """A law that a screen breaks."""

    law: str
    game: str
    kind: str
    size: str
    moment: str
    language: str
    rail: bool
    what: str
    detail: str

    @property
    def key(self) -> str:
        """Under which it is listed while it is known and not mended."""
        return f"{self.law} {self.game} {self.kind} {self.size}"

    def __str__(self) -> str:
        rail = "log open" if self.rail else "log closed"
        where = f"{self.moment}, {self.size}, {self.language}, {rail}"
        return f"{self.law} ({LAWS[self.law]}): {where}: {self.what}: {self.detail}"


def check(
    browser: Browser,
    moment: Moment,
    language: str,
    size: Size,
    rail: bool,
    pictures: Path | None = None,
) -> list[Violation]:
    """What a screen breaks. The first sight of it is watched for a second, then it is measured."""
    with shown(browser, moment, language, size, rail) as page:
        found = page.evaluate("screenLaws.moves()")
        found += measured(page, size, open_log(page) if rail else False)
        violations = [
            Violation(
                one["law"], moment.game, moment.kind, size.id, moment.id, language, rail,
                one["what"], one["detail"],
            )
            for one in found
        ]  # fmt: skip
        if violations and pictures is not None:
            pictures.mkdir(parents=True, exist_ok=True)
            name = f"{moment.id}.{size.id}.{language}.{'open' if rail else 'closed'}.png"
            page.screenshot(path=pictures / name)
        return violations


def suspects(
    browser: Browser, moment: Moment, language: str, sizes: list[Size], rails: list[bool]
) -> Iterator[tuple[Size, bool]]:
    """The screens of a moment that seem to break a law. The page is loaded at the first size, where
    all laws are looked at; then its window changes to the other sizes, where nothing is watched
    for a second and axe is not asked. That takes a fifth of the time of a page for each."""
    first = sizes[0]
    with shown(browser, moment, language, first, rails[0]) as page:
        if page.evaluate("screenLaws.moves()"):
            yield first, rails[0]
        for size in sizes:
            if size is not first:
                page.set_viewport_size({"width": size.width, "height": size.height})
            for rail in rails:
                drawer = open_log(page) if rail else close_log(page)
                page.evaluate("screenLaws.settled()")
                if any(measured(page, size, drawer, axe=size is first)):
                    yield size, rail


def measured(page: Page, size: Size, drawer: bool, axe: bool = True) -> Iterator[dict[str, Any]]:
    """Everything that is found on the page."""
    yield from page.evaluate(
        "([touch, drawer]) => screenLaws.measure(touch, drawer)", [size.touch, drawer]
    )
    if axe:
        page.evaluate(AXE.read_text("utf-8"))
        # Of what lies under an open drawer the background cannot be told.
        yield from page.evaluate(AXE_RUN, ".side" if drawer else None)
    if not size.touch and not drawer:
        yield from page.evaluate("screenLaws.previewed()")


LOG_BUTTON = ".bar .log[aria-expanded]"


def open_log(page: Page) -> bool:
    """Open the log. Whether it is a drawer over the table: then only what is read in it counts,
    because it covers the table on purpose. The waiting room, the curtain and the end have none."""
    button = page.locator(LOG_BUTTON)
    played = page.locator("section.ask").count() and not page.locator("[role=dialog]").count()
    if not played or not button.count():
        return False
    if button.first.get_attribute("aria-expanded") == "false":
        button.first.dispatch_event("click")
    page.locator(".side .rail").wait_for()
    return page.locator(".table.railed").count() == 0


def close_log(page: Page) -> bool:
    """Close the log; then there is no drawer."""
    button = page.locator(LOG_BUTTON)
    if button.count() and button.first.get_attribute("aria-expanded") == "true":
        button.first.dispatch_event("click")
    return False
