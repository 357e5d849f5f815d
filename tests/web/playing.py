"""How people play in the browser: with the mouse, or with the keyboard alone."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, Page, TimeoutError
from tests.web.browser import PATIENCE, button

LIT = "main [data-lit]:visible:not([disabled])"
FOLDED = "main .menu[popover] [data-lit]"
"""Answers that hang from the last button of a question, because the line has no room for them."""
MENU = "[role=menu] [role=menuitem][data-lit]"
END = "[role=dialog][aria-labelledby=end-title]"
# A whole game has about thirty cards for each side, and a few choices that follow from them.
DECISIONS = 400
# The seat of Sauron begins, and one of its cards asks for a place on the map.
POSITION: dict[str, Any] = {"game": "duel", "seed": 7, "turn": "sauron", "coins": {"sauron": 5}}
MUSTER = "card:c1-red-02"

# What lies before the player: the end, a menu of verbs, lit targets, or nothing to do yet. While a
# command is not answered the buttons of the prompt line are off, and nothing counts as lit.
SITUATION = f"""() => {{
    const shown = (one) => one.matches('{FOLDED}') || one.getClientRects().length > 0
    const here = (what) =>
        [...document.querySelectorAll(what)].filter((one) => shown(one) && !one.disabled)
    const busy = document.querySelector('main section .buttons button[disabled]') !== null
    const lit = busy ? '' : here('main [data-lit]').map((one) => one.dataset.lit).join()
    const kind = here('{END}').length ? 'end' : here('{MENU}').length ? 'menu' : lit ? 'lit' : ''
    const words = document.querySelector('main section p[role=status]')?.textContent ?? ''
    return [kind, lit, words].join('|')
}}"""

# Waits in the page until something lies before the player, or something else than before. Asking
# from outside again and again would cost the processor that the page and the server need.
CHANGE = f"""([before, patience]) => new Promise((done) => {{
    const look = {SITUATION}, limit = performance.now() + patience
    const there = (now) => (before === null ? !now.startsWith('|') : now !== before)
    const check = () => {{
        const now = look()
        if (!there(now) && performance.now() < limit) return
        watcher.disconnect()
        clearInterval(timer)
        done(now)
    }}
    const watcher = new MutationObserver(check), timer = setInterval(check, 200)
    watcher.observe(document, {{
        subtree: true, childList: true, attributes: true, characterData: true,
    }})
    check()
}})"""

Decide = Callable[[Page, random.Random], None]


def situation(page: Page) -> str:
    """What lies before the player, as one line that changes with it."""
    return str(page.evaluate(SITUATION))


def kind_of(page: Page) -> str:
    """`end`, `menu`, `lit`, or nothing."""
    return situation(page).partition("|")[0]


def until_changed(page: Page, before: str, seconds: float = 3.0) -> None:
    """Wait until something else lies before the player; a move may leave all as it was."""
    changed(page, before, seconds)


def changed(page: Page, before: str | None, seconds: float) -> str:
    """What lies before the player when it has changed, or is anything at all; or after a while."""
    limit = time.monotonic() + seconds
    while True:
        left = 1000 * max(0.0, limit - time.monotonic())
        try:
            return str(page.evaluate(CHANGE, [before, left]))
        except Error:
            # The page is another one in the meantime.
            if not left:
                raise
            page.wait_for_timeout(15)


def until(page: Page, wanted: Callable[[], object], *others: Page) -> None:
    """Let the page go on until something is so. Who waits for long asks less often. Failure tells
    what all pages show."""
    limit = time.monotonic() + PATIENCE / 1000
    pause = 10.0
    while not wanted():
        assert time.monotonic() < limit, "\n\n".join(
            ["in vain:", *(one.locator("body").inner_text() for one in (page, *others))]
        )
        page.wait_for_timeout(pause)
        pause = min(100.0, 1.2 * pause)


def until_asked(page: Page) -> str:
    """Wait for the own turn or the end."""
    kind = changed(page, None, PATIENCE / 1000).partition("|")[0]
    assert kind, f"in vain: {page.locator('body').inner_text()}"
    return kind


def click_once(page: Page, chance: random.Random) -> None:
    """Click one lit target, or one verb of the menu that hangs on it."""
    before = situation(page)
    found = page.locator(MENU if before.startswith("menu") else LIT)
    count = found.count()
    if not count:
        return
    chosen = found.nth(chance.randrange(count))
    limit = time.monotonic() + PATIENCE / 1000
    while True:
        try:
            chosen.click(timeout=PATIENCE / 30)
        except TimeoutError:
            # What was lit may be gone in the meantime; what stays lit must take a click.
            if situation(page) != before:
                return
            assert time.monotonic() < limit, f"a lit target takes no click: {before}"
        else:
            until_changed(page, before)
            return


def press_once(page: Page, chance: random.Random) -> None:
    """Walk to a lit target with arrows and choose it with Enter, or press a digit in a menu."""
    before = situation(page)
    if before.startswith("menu"):
        # More digits than verbs do nothing; the menu may also be gone with the table it hung on.
        page.keyboard.press(str(chance.randint(1, max(1, page.locator(MENU).count()))))
    else:
        for _ in range(chance.randint(1, 4)):
            page.keyboard.press(chance.choice(["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]))
        on = page.evaluate("document.activeElement?.dataset?.lit ?? null")
        if on is None:
            return
        page.keyboard.press("Enter")
    until_changed(page, before)


def play_out(page: Page, decide: Decide, seed: int) -> None:
    """Decide again and again until the end screen is there."""
    chance = random.Random(seed)
    for _ in range(DECISIONS):
        if until_asked(page) == "end":
            return
        decide(page, chance)
    pytest.fail(f"no end after {DECISIONS} decisions: {situation(page)}")


def move(page: Page, chance: random.Random) -> None:
    """One decision with the mouse, verb and all."""
    assert until_asked(page) == "lit"
    click_once(page, chance)
    if kind_of(page) == "menu":
        click_once(page, chance)
        # On a busy machine the answer may take longer than a click waits.
        until(page, lambda: kind_of(page) != "menu")


def lit(page: Page) -> list[str]:
    """Everything that can be chosen, folded answers included."""
    found: list[str] = page.locator(f"main [data-lit]:visible, {FOLDED}").evaluate_all(
        "(all) => all.map((one) => one.dataset.lit)"
    )
    return found


def unfold(page: Page, target: str) -> bool:
    """Open what hangs from the last button if a target is only there; whether that was so."""
    at = f"[data-lit='{target}']"
    folded = page.locator(f"main .menu[popover] {at}")
    if page.locator(f"main {at}:visible").count() or not folded.count():
        return False
    # While the room of the buttons is measured, what hangs from the last one may close again.
    until(page, lambda: folded.is_visible() or opened(page, folded))
    return True


def opened(page: Page, folded: Locator) -> bool:
    """Open what hangs from the last button; whether a target is in sight then."""
    page.locator("main .btn.more:visible").click()
    return folded.is_visible()


def click_target(page: Page, target: str, must: bool = True) -> int:
    """Click a target as soon as it is there, folded away or not. Returns the number of clicks. If
    it need not be clicked, there may be none: the board may have answered by itself meanwhile."""
    limit = time.monotonic() + PATIENCE / 1000
    while True:
        if not must and target not in lit(page):
            return 0
        # Until the answer is there, nobody knows whether the target will be folded away.
        before = situation(page)
        try:
            wanted = page.locator(f"main [data-lit='{target}']")
            wanted.first.wait_for(state="attached", timeout=PATIENCE if must else PATIENCE / 30)
            # While a command is not answered the board takes no click, though targets stay lit.
            changed(page, None, PATIENCE / 30_000)
            clicks = 2 if unfold(page, target) else 1
            before = situation(page)
            page.locator(f"main [data-lit='{target}']:visible").first.click(timeout=PATIENCE / 30)
        except TimeoutError:
            # The buttons may have been measured again, and the target folded away.
            assert time.monotonic() < limit, f"{target} takes no click: {before}"
        else:
            return clicks


def choose(page: Page, target: str, digit: int = 1, must: bool = True) -> int:
    """Click a certain target, and a verb in the menu that opens. Returns the number of clicks; none
    if it need not be clicked and is gone."""
    before = situation(page)
    clicks = click_target(page, target, must)
    if not clicks:
        return 0
    until_changed(page, before)
    if kind_of(page) == "menu":
        before = situation(page)
        page.locator(MENU).nth(digit - 1).click()
        until_changed(page, before)
        clicks += 1
    return clicks


def ask_of_menu(page: Page, key: str) -> None:
    """Open the menu of the table and choose."""
    button(page, "web-menu").click()
    button(page.get_by_role("dialog"), key).click()


def open_table(page: Page, *seats: str, **rest: Any) -> str:
    """Set up a table by the wire and go there; seats are `me`, `open` or a bot."""
    asked = [
        {"kind": who} if who in ("me", "open") else {"kind": "bot", "bot": who} for who in seats
    ]
    until(page, page.context.cookies)
    table = {"game": "duel", "seats": asked, "private": True, **rest}
    answer = page.request.post("/api/tables", data=table)
    assert answer.status == 201, answer.text()
    id = str(answer.json()["id"])
    page.goto(f"/table/{id}")
    return id
