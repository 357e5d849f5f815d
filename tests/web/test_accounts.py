"""Accounts on the page: sessions, passwords, people at a table, administration."""

from __future__ import annotations

import os
import random
import re
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Running
from tests.web.browser import DESKTOP, PATIENCE, PHONE, Visitors, button, words
from tests.web.playing import ask_of_menu, until
from tests.web.test_together import invite

PASSWORD = "speak friend and enter"
SIZES = {"desktop": DESKTOP, "phone": PHONE}


def register(page: Page, name: str = "Rosie") -> str:
    """Register under a name of one's own, and come back with it; the name."""
    body = {"name": f"{name} {random.randrange(10**9)}", "password": PASSWORD}
    assert page.request.post("/api/register", data=body).ok
    page.reload()
    return body["name"]


def admin(server: Running, *words: str) -> str:
    """What `mathom admin` says, in a process of its own: Playwright has the event loop here."""
    command = [sys.executable, "-m", "mathom", "admin", *words]
    said = subprocess.check_output([*command, "--database", str(server.database)], text=True)
    return said.strip()


def looks_well(page: Page, name: str) -> None:
    """Nothing hangs out of the page, in any size; a picture is kept where somebody wants one."""
    folder = os.environ.get("MATHOM_LOOK")
    before = page.viewport_size
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)  # type: ignore[arg-type]
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= viewport["width"], f"{name} is too wide for a {size}"
        if folder:
            page.screenshot(path=Path(folder) / f"{name}-{size}.png", full_page=size == "phone")
    if before:
        page.set_viewport_size(before)


def test_sessions_and_password_on_the_settings_page(visit: Visitors) -> None:
    visit.excuse("status of 4")
    page, other = visit("/settings"), visit("/")
    name = register(page)
    assert other.request.post("/api/login", data={"name": name, "password": PASSWORD}).ok
    page.reload()
    there = button(page.locator("main li"), "web-session-end")
    expect(there).to_have_count(1)
    looks_well(page, "settings")
    there.click()
    expect(there).to_have_count(0)
    assert not other.request.get("/api/me/sessions").ok
    page.get_by_label(words("web-password-old"), exact=True).fill(PASSWORD)
    page.get_by_label(words("web-password-new"), exact=True).fill("password")
    button(page, "web-password-change").click()
    expect(page.get_by_text(words("reason-weak-password"))).to_be_visible()
    page.get_by_label(words("web-password-new"), exact=True).fill("mellon means friend 3")
    button(page, "web-password-change").click()
    expect(page.get_by_text(words("web-password-changed"))).to_be_visible()
    button(page, "web-delete-account").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("link", name=words("web-export"))).to_be_visible()
    looks_well(page, "delete-account")
    dialog.get_by_label(words("web-password"), exact=True).fill("mellon means friend 3")
    button(dialog, "web-delete-do").click()
    expect(page.get_by_text(words("web-account-deleted"))).to_be_visible()
    expect(button(page, "web-sign-in")).to_be_visible()


def test_a_forgotten_password_is_chosen_anew_with_a_code(visit: Visitors, server: Running) -> None:
    visit.excuse("status of 4")
    name = register(visit("/"))
    output = admin(server, "reset-password", name)
    page = visit("/settings")
    button(page, "web-sign-in").click()
    dialog = page.get_by_role("dialog")
    button(dialog, "web-forgot").click()
    dialog.get_by_label(words("web-code"), exact=True).fill(output.split()[-1])
    dialog.get_by_label(words("web-password-new"), exact=True).fill("mellon means friend 3")
    looks_well(page, "reset-password")
    button(dialog, "web-password-change").click()
    expect(page.get_by_text(words("web-signed-in-as", name=name))).to_be_visible()


def rated(server: Running, user: str, skill: float) -> None:
    """Give somebody a rating, as after many games."""
    with sqlite3.connect(server.database, timeout=PATIENCE / 1000) as connection:
        row = ("duel", user, skill, 2.0, 9, 5, 0.0)
        connection.execute("INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    connection.close()


def test_people_at_a_table_are_rated_muted_blocked_and_reported(
    visit: Visitors, server: Running
) -> None:
    visit.excuse("status of 4")
    names: list[str] = []

    def come(page: Page) -> None:
        names.append(register(page))
        user = page.request.get("/api/me").json()["id"]
        rated(server, user, 30.0 if len(names) == 1 else 20.0)

    host, guest, _ = invite(visit, come)
    players = host.get_by_role("list", name=words("web-players"))
    expect(players).to_contain_text("1648")
    expect(players).to_contain_text("1378")
    guest.get_by_role("tab", name=words("web-chat")).click()
    guest.get_by_label(words("web-chat-say")).fill("a rude remark")
    guest.keyboard.press("Enter")
    host.get_by_role("tab", name=words("web-chat")).click()
    remark = host.get_by_text("a rude remark")
    expect(remark).to_be_visible()
    looks_well(host, "table")
    host.locator(".chat").get_by_role("button", name=names[1]).click()
    dialog = host.get_by_role("dialog")
    button(dialog, "web-mute").click()
    expect(dialog.get_by_text(words("web-is-muted"), exact=True)).to_be_visible()
    expect(remark).to_have_count(0)
    button(dialog, "web-report").click()
    dialog.get_by_label(words("web-report-text")).fill("Look at the chat.")
    looks_well(host, "people")
    button(dialog, "web-report-send").click()
    expect(host.get_by_text(words("web-report-sent"))).to_be_visible()
    button(dialog, "web-unmute").click()
    expect(remark).to_be_visible()
    button(dialog, "web-block").click()
    expect(dialog.get_by_text(words("web-is-blocked"), exact=True)).to_be_visible()
    host.keyboard.press("Escape")
    ask_of_menu(host, "web-people")
    expect(host.get_by_role("dialog")).to_contain_text(names[1])
    host.goto("/settings")
    expect(host.get_by_text(words("web-is-blocked"), exact=True)).to_be_visible()
    button(host, "web-unblock").click()
    expect(host.get_by_text(words("web-is-blocked"), exact=True)).to_have_count(0)


def test_an_administrator_sees_and_acts(visit: Visitors, server: Running) -> None:
    visit.excuse("status of 4")
    page = visit("/admin")
    expect(page.get_by_text(words("web-admin-only"))).to_be_visible()
    name = register(page, "Elrond")
    admin(server, "grant", name)
    rude, names = visit("/"), []
    names.append(register(rude, "Grima"))
    bad = rude.request.get("/api/me").json()["id"]
    body = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "me"}]}
    table = rude.request.post("/api/tables", data=body).json()["id"]
    victim = visit("/")
    assert victim.request.get("/api/me").ok
    said = {"user": bad, "reason": "abuse", "text": "He called me a fool.", "table": table}
    assert victim.request.post("/api/reports", data=said).ok
    page.reload()
    report = page.get_by_role("listitem").filter(has_text=names[0])
    expect(report).to_contain_text("He called me a fool.")
    looks_well(page, "admin-reports")
    button(report, "web-admin-see-person").click()
    person = page.get_by_role("listitem").filter(has_text=bad)
    looks_well(page, "admin-people")
    button(person, "web-admin-their-tables").click()
    row = page.get_by_role("listitem").filter(has_text=names[0])
    looks_well(page, "admin-tables")
    button(row, "web-admin-end").click()
    button(page.get_by_role("dialog"), "web-confirm-yes").click()
    expect(row).to_contain_text(words("web-status-finished"))
    page.get_by_role("button", name=words("web-admin-reports"), exact=True).click()
    button(report, "web-admin-ban").click()
    page.get_by_role("dialog").get_by_label(words("web-admin-why")).fill("insults")
    button(page.get_by_role("dialog"), "web-confirm-yes").click()
    until(page, lambda: not rude.request.get("/api/my-tables").ok)
    button(report, "web-admin-close-report").click()
    expect(report).to_have_count(0)
    page.get_by_role("button", name=words("web-admin-log"), exact=True).click()
    expect(page.get_by_role("listitem").filter(has_text="insults")).to_contain_text(names[0])
    looks_well(page, "admin-log")


@pytest.mark.parametrize("language", ["it", "sv"])
def test_the_pages_speak_other_languages(visit: Visitors, language: str) -> None:
    page = visit("/settings", locale=language)
    register(page)
    expect(page.locator("main")).not_to_contain_text("web-")
    looks_well(page, f"settings-{language}")


def test_a_hidden_page_shows_that_a_game_waits(visit: Visitors) -> None:
    page = visit("/")
    page.add_init_script("Object.defineProperty(document, 'hidden', { get: () => true })")
    page.clock.install()
    page.reload()
    expect(page).to_have_title("Mathom")
    body = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "me"}]}
    assert page.request.post("/api/tables", data=body).ok
    page.clock.run_for(75_000)
    expect(page).to_have_title("(1) Mathom")
    icon = page.locator('link[rel="icon"]')
    expect(icon).to_have_attribute("href", re.compile("favicon-turn"))
