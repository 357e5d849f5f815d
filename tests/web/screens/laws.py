"""Checks the laws for screens on a moment of the corpus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page
from tests.web.screens.corpus import Moment
from tests.web.screens.page import AXE_PATH, Size, shown, visited

from mathom.texts import LANGUAGES

LAWS = {
    "0-shown": "the page shows the moment",
    "1-covered": "every target can be reached",
    "1-menu": "an open menu lies in the window, and its entries can be reached",
    "1-previewed": "no preview lies over a target, the prompt or the hand",
    "2-prompt": "the whole prompt is in the window",
    "2-hidden": "nothing lies over the words of the prompt",
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

COLOURED = """() => Promise.all(document.getAnimations()
    .filter((one) => one instanceof CSSTransition).map((one) => one.finished.catch(() => {})))"""

Theme = Literal["dark", "light"]
THEMES: tuple[Theme, ...] = ("dark", "light")

AXE_RUN = """async (part) => {
    const drawings = [...document.querySelectorAll('svg')]
        .filter((one) => one.querySelectorAll('*').length > 200)
        .map((one) => [one, [...one.childNodes]])
    for (const [one] of drawings) one.replaceChildren()
    const found = await axe.run(part ?? document, {
        runOnly: ['color-contrast', 'button-name', 'link-name', 'aria-command-name'],
        resultTypes: ['violations'],
        preload: false,
    })
    for (const [one, inside] of drawings) one.replaceChildren(...inside)
    return found.violations.flatMap((one) => one.nodes.map((node) => ({
        law: one.id === 'color-contrast' ? '6-contrast' : '6-name',
        what: node.target.join(' ').slice(0, 90),
        detail: (node.any[0]?.message ?? one.help).slice(0, 140),
    })))
}"""
"""Large drawings are empty meanwhile: axe cannot tell the background of a text within one, says so
of each, and takes most of its time for that."""


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
        found = [*page.evaluate("screenLaws.moves()"), *measured(page, size, rail)]
        found += seen_by_axe(page, THEMES)
        found += [] if rail else with_menus(page, moment, language)
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


@dataclass(frozen=True)
class Walk:
    """The screens of a moment that are looked at on one page, whose window changes its size. At the
    watched sizes the moment is made anew and watched for a second; at one of them axe is asked."""

    language: str
    sizes: tuple[Size, ...]
    watched: tuple[Size, ...]
    rails: tuple[bool, ...]
    asked: Size

    def themes(self, size: Size, rail: bool) -> Sequence[Theme]:
        """The themes in which axe is asked. Colours are the same in all languages, so the light
        theme and the log are looked at in one of them only."""
        english = self.language == LANGUAGES[0]
        if size != self.asked or (rail and not english):
            return ()
        return THEMES if english and not rail else THEMES[:1]


def suspects(
    browser: Browser, moment: Moment, walk: Walk, anew: bool
) -> Iterator[tuple[Size, bool]]:
    """The screens of a moment that seem to break a law, on a page that is loaded `anew` or was used
    for other moments before."""
    rail = walk.rails[0]
    with visited(browser, moment, walk.language, walk.watched[0], rail, anew) as page:
        for size in walk.sizes:
            page.resize(size)
            if size in walk.watched and page.makes_anew(moment):
                yield size, rail
            for rail in walk.rails:
                seen = any(measured(page.page, size, rail))
                if size in walk.watched and not rail:
                    seen = any(with_menus(page.page, moment, walk.language)) or seen
                if seen or seen_by_axe(page.page, walk.themes(size, rail)):
                    yield size, rail


def measured(page: Page, size: Size, rail: bool) -> list[dict[str, Any]]:
    """What a script finds on the page with the log open or closed."""
    found: list[dict[str, Any]] = page.evaluate(
        "([touch, open]) => screenLaws.look(touch, open)", [size.touch, rail]
    )
    return found


def several(moment: Moment, language: str) -> list[str]:
    """The targets with more than one action, in a game or a lesson."""
    messages = moment.messages[language]
    told = [messages.get("socket"), *messages.get("answers", {}).values()]
    screens = [one.get("screen") for one in told if isinstance(one, dict)]
    counted = Counter(
        offer["target"]
        for screen in screens
        if isinstance(screen, dict)
        for offer in screen.get("offers", [])
        if offer.get("target")
    )
    return [target for target, count in counted.items() if count > 1]


def with_menus(page: Page, moment: Moment, language: str) -> list[dict[str, Any]]:
    """What the page breaks while a menu is open. Menus of some pieces are opened and closed."""
    found: list[dict[str, Any]] = page.evaluate(
        "(several) => screenLaws.menus(several)", several(moment, language)
    )
    return found


def seen_by_axe(page: Page, themes: Sequence[Theme]) -> list[dict[str, Any]]:
    """What axe finds in these themes; in an open log, if there is one, else on the whole page. The
    background of what lies under the log cannot be told, and beside it is what was there before."""
    if not themes:
        return []
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(url=AXE_PATH)
    part = ".side" if page.locator(".side .rail").count() else None
    found: list[dict[str, Any]] = []
    for theme in themes:
        if theme != THEMES[0]:
            page.emulate_media(color_scheme=theme)
            page.evaluate(COLOURED)
        for one in page.evaluate(AXE_RUN, part):
            found.append({**one, "detail": f"{one['detail']} ({theme})"})
        if theme != THEMES[0]:
            page.emulate_media(color_scheme=THEMES[0])
    return found
