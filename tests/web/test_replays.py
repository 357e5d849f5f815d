"""Games looked at again: moments, seats, links, branches, records that are uploaded, reviews."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect
from tests.web.browser import Visitors, button, words
from tests.web.playing import END, POSITION, ask_of_menu, move, open_table, until_asked

from mathom.texts import wording

GOLDEN = Path(__file__).parents[1] / "golden"
RECORD = GOLDEN / "duel" / "recommended.record"
TOWERS = GOLDEN / "tcg" / "basic-three.record"
LAPTOP = {"width": 1280, "height": 720}


def upload(page: Page, text: str) -> None:
    """Hand in a record as a file."""
    file = FilePayload(name="game.record", mimeType="text/plain", buffer=text.encode())
    page.get_by_label(words("web-upload-file")).set_input_files([file])
    expect(page.get_by_label(words("web-upload-text"), exact=True)).to_have_value(text)
    button(page, "web-upload-go").click()


def replay(visit: Visitors) -> tuple[Page, int]:
    """Somebody at the replay of an uploaded game, and how many moves it has."""
    page = visit("/replays")
    upload(page, RECORD.read_text("utf-8"))
    page.wait_for_url("**/replay/*")
    moves = int(page.get_by_label(words("web-scrub")).get_attribute("max") or 0)
    assert moves > 50
    at(page, moves, moves)
    return page, moves


def at(page: Page, move: int, moves: int) -> None:
    """The replay shows this moment, and the address names it."""
    expect(page.locator(".pos")).to_have_text(words("web-move-of", move=move, moves=moves))
    expect(page.locator("main.world[aria-busy=false] [data-piece]").first).to_be_visible()
    page.wait_for_url(f"**at={move}*")


def drawn(page: Page) -> list[str]:
    """Which pieces lie on the board, and in which order."""
    found: list[str] = page.locator("main.world [data-piece]").evaluate_all(
        "(pieces) => pieces.map((piece) => piece.dataset.piece)"
    )
    return found


def test_a_replay_is_stepped_and_scrubbed_with_keys_and_mouse(visit: Visitors) -> None:
    page, moves = replay(visit)
    end = drawn(page)
    page.keyboard.press("Home")
    at(page, 0, moves)
    expect(page.locator("main.world [data-piece]")).not_to_have_count(len(end))
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    at(page, 3, moves)
    page.keyboard.press("ArrowLeft")
    at(page, 2, moves)
    button(page, "web-forward").click()
    at(page, 3, moves)
    button(page, "web-back").click()
    at(page, 2, moves)
    page.get_by_label(words("web-scrub")).fill("20")
    at(page, 20, moves)
    button(page, "web-first").click()
    at(page, 0, moves)
    page.get_by_label(words("web-log")).get_by_role("button").nth(40).click()
    expect(page.locator(".pos")).not_to_have_text(words("web-move-of", move=0, moves=moves))
    button(page, "web-play").click()
    expect(button(page, "web-pause")).to_be_visible()
    shown = page.locator(".pos").inner_text()
    expect(page.locator(".pos")).not_to_have_text(shown)
    page.keyboard.press("End")
    at(page, moves, moves)
    assert drawn(page) == end


def test_a_link_leads_somebody_else_to_the_same_moment(visit: Visitors) -> None:
    page, moves = replay(visit)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_label(words("web-scrub")).fill("17")
    at(page, 17, moves)
    button(page, "web-link-moment").click()
    expect(page.get_by_text(words("web-copied"))).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    other = visit(link)
    at(other, 17, moves)
    expect(other.locator("main.world [data-piece]")).to_have_count(len(drawn(page)))
    assert drawn(other) == drawn(page)


def test_a_finished_game_is_seen_with_the_eyes_of_any_seat(visit: Visitors) -> None:
    page, _ = replay(visit)
    eyes = page.get_by_role("group", name=words("web-seen-by"))
    for seat in ("sauron", "fellowship", "all"):
        name = words("web-all-open") if seat == "all" else wording("duel", "en").seat(seat)
        eyes.get_by_role("button", name=name).click()
        expect(eyes.locator("[aria-pressed=true]")).to_have_text(name)
        page.wait_for_url(f"**seat={seat}*")
        expect(page.locator("main.world[aria-busy=false] [data-piece]").first).to_be_visible()
    # The one whose eyes are used sits below.
    eyes.get_by_role("button", name=wording("duel", "en").seat("sauron")).click()
    page.wait_for_url("**seat=sauron*")
    page.reload()
    expect(eyes.locator("[aria-pressed=true]")).to_have_text(wording("duel", "en").seat("sauron"))


def test_one_plays_on_from_a_moment(visit: Visitors) -> None:
    page, moves = replay(visit)
    page.get_by_label(words("web-scrub")).fill("24")
    at(page, 24, moves)
    before = sorted(drawn(page))
    button(page, "web-play-on").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(wording("duel", "en").seat("fellowship")).select_option("me")
    dialog.get_by_label(wording("duel", "en").seat("sauron")).select_option("me")
    button(dialog, "web-play-on").click()
    page.wait_for_url("**/table/*")
    assert until_asked(page) == "lit"
    found = page.locator(".board [data-piece]")
    expect(found).to_have_count(len(before))
    pieces = found.evaluate_all("(pieces) => pieces.map((piece) => piece.dataset.piece)")
    assert sorted(pieces) == before
    chance = random.Random(15)
    for _ in range(3):
        move(page, chance)
    until_asked(page)


@pytest.mark.parametrize("damage", ["an impossible action", "no record at all"])
def test_a_damaged_record_is_refused_in_words_and_stays_in_the_form(
    visit: Visitors, damage: str
) -> None:
    visit.excuse("status of 4")
    text = RECORD.read_text("utf-8")
    broken = text.replace("place", "take", 1) if "action" in damage else "Once upon a time"
    assert broken != text
    page = visit("/replays")
    upload(page, broken)
    expect(page.locator(".toast.warn")).not_to_be_empty()
    assert page.url.endswith("/replays")
    expect(page.get_by_label(words("web-upload-text"), exact=True)).to_have_value(broken)
    upload(page, text)
    page.wait_for_url("**/replay/*")


def test_the_fight_of_the_two_towers_is_whole_in_a_replay_on_a_laptop(visit: Visitors) -> None:
    """The hand that nobody shows took its room, and the fight had to be scrolled."""
    page = visit("/replays", viewport=LAPTOP)
    upload(page, TOWERS.read_text("utf-8"))
    page.wait_for_url("**/replay/*")
    scrub = page.get_by_label(words("web-scrub"))
    moves = int(scrub.get_attribute("max") or 0)
    fight = page.locator("main.world .fray .fray")
    for share in (3, 4, 5, 6, 7):
        scrub.fill(str(share * moves // 10))
        at(page, share * moves // 10, moves)
        below = fight.evaluate("(box) => box.scrollHeight - box.clientHeight")
        assert below <= 1, f"move {share * moves // 10} is cut by {below} pixels"


def test_after_a_game_the_review_draws_the_chances(visit: Visitors) -> None:
    page = visit()
    open_table(page, "random", "me", position=POSITION)
    chance = random.Random(16)
    for _ in range(4):
        move(page, chance)
    assert until_asked(page) == "lit"
    ask_of_menu(page, "web-resign")
    button(page.get_by_role("dialog", name=words("web-resign-sure")), "web-resign").click()
    page.locator(END).locator("a.btn[href^='/replay/']").click()
    page.wait_for_url("**/replay/*")
    button(page, "web-review").click()
    button(page, "web-review-start").click()
    expect(page.locator("svg.chart .curve")).to_have_attribute("d", re.compile("^M0"))
    moves = int(page.get_by_label(words("web-scrub")).get_attribute("max") or 0)
    page.wait_for_function(
        "(moves) => document.querySelector('svg.chart .curve').getAttribute('d').split('L').length"
        " > moves",
        arg=moves,
    )
    expect(page.locator(".side [role=status]")).to_have_count(0)
    accuracy = page.locator("[data-part=accuracy]")
    expect(accuracy.locator("li")).to_have_count(2)
    expect(accuracy.locator("li").first).to_contain_text("%")
    expect(accuracy).to_contain_text(words("web-accuracy-lead"))
    page.keyboard.press("Home")
    expect(page.locator(".graph .head")).to_contain_text("%")
    button(page, "web-hint-here").click()
    # Three suggestions, and what was played, if it is none of them.
    expect(page.locator(".side ol.top li").nth(2)).to_be_visible()
