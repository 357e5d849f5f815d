"""Finding one's way: the first click, lists of games, navigation, symbols, and dead ends."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect
from tests.web.browser import PHONE, Visitors, button, level, poster, words
from tests.web.playing import ask_of_menu, move, open_table, until, until_asked

from mathom.table.bot_names import NAMES
from mathom.texts import wording

LAPTOP = {"width": 1280, "height": 720}
GAMES = ("duel", "fellowship", "war", "tcg")


@pytest.mark.parametrize("size", [LAPTOP, PHONE, {"width": 844, "height": 390}])
def test_the_button_that_plays_is_in_sight_at_once(visit: Visitors, size: dict[str, int]) -> None:
    page = visit(viewport=size)
    expect(level(page)).to_be_in_viewport(ratio=1)


def test_a_newcomer_plays_the_level_for_first_games_and_may_change_it(visit: Visitors) -> None:
    page = visit()
    expect(level(page)).to_contain_text(words("web-play-first"))
    expect(page.get_by_role("radio")).to_have_count(0)
    button(page, "web-change").click()
    easy = page.get_by_role("radio", name=words("bot-beginner"))
    expect(easy).to_be_checked()
    page.get_by_role("radio", name=words("bot-journeyman")).check(force=True)
    level(page).click()
    until_asked(page)
    expect(page.get_by_label(words("web-players"))).to_contain_text(words("bot-journeyman"))
    page.goto("/")
    expect(level(page)).to_contain_text(words("web-against", name=words("bot-journeyman")))


def test_the_fellowship_offers_its_campaign_first(visit: Visitors) -> None:
    page = visit()
    poster(page, "fellowship").click()
    expect(level(page)).to_contain_text(words("web-campaign-play"))
    level(page).click()
    page.wait_for_url("**/table/*")
    ask_of_menu_closed(page)
    page.goto("/")
    poster(page, "fellowship").click()
    go_on = page.locator("a.play")
    expect(go_on).to_contain_text(words("web-campaign-go-on"))
    go_on.click()
    page.wait_for_url("**/campaign/*")


def test_every_other_game_is_played_with_one_click(visit: Visitors) -> None:
    page = visit(viewport=LAPTOP)
    play = page.get_by_role("button", name=words("web-play-game", game=words("web-game-war")))
    expect(play).to_be_in_viewport(ratio=1)
    play.click()
    page.wait_for_url("**/table/*")
    ask_of_menu_closed(page)


def test_a_newcomer_watches_a_whole_game_from_its_first_move(visit: Visitors) -> None:
    page = visit()
    title = wording("duel", "en").say("sample-title")
    page.get_by_role("button", name=title).click()
    page.wait_for_url("**/replay/sample-*at=0*")
    expect(button(page, "web-play")).to_be_visible()
    # It is nobody's game, so it is not among one's own.
    page.goto("/games")
    expect(page.locator("main a[href^='/replay/sample-']")).to_have_count(0)


def ask_of_menu_closed(page: Page) -> None:
    """Wait until the table is there."""
    expect(page.get_by_label(words("web-players"))).to_be_visible()


def test_bots_have_names_and_levels(visit: Visitors) -> None:
    page = visit()
    open_table(page, "me", "apprentice")
    until_asked(page)
    bot = page.get_by_label(words("web-players")).locator("li").nth(1)
    expect(bot).to_contain_text(words("bot-apprentice"))
    assert bot.locator("b").inner_text() in NAMES


def test_people_on_one_screen_type_their_names(visit: Visitors) -> None:
    page = visit()
    button(page, "web-one-screen", count=2).click()
    page.get_by_label(words("web-name-of", seat="Fellowship")).fill("Rosa")
    page.get_by_label(words("web-name-of", seat="Sauron")).fill("Tom")
    button(page, "web-start").click()
    page.wait_for_url("**/table/*")
    players = page.get_by_label(words("web-players"))
    expect(players).to_contain_text("Rosa")
    expect(players).to_contain_text("Tom")
    until_asked(page)
    expect(page.locator(".ask .sign")).to_have_text("Tom")


def test_whoever_is_invited_says_a_name_and_sits_down_with_it(visit: Visitors) -> None:
    host, guest = visit(), visit()
    id = open_table(host, "me", "open")
    expect(host.get_by_role("note")).to_contain_text(words("web-invite-only-here"))
    expect(host.get_by_role("note")).to_contain_text("--host 0.0.0.0")
    guest.goto(f"/table/{id}")
    guest.get_by_label(words("web-your-name")).fill("Tansy Took")
    button(guest, "web-sit").click()
    expect(host.get_by_label(words("web-players"))).to_contain_text("Tansy Took")


def test_ones_games_tell_chapter_and_time_and_can_be_given_up(visit: Visitors) -> None:
    page = visit()
    id = open_table(page, "me", "search:easy")
    until_asked(page)
    page.goto("/games")
    row = page.locator(f"a[href='/table/{id}']")
    expect(row).to_contain_text("chapter 1 · ")
    button(page, "web-abandon-of", game="Duel").click()
    button(page.get_by_role("dialog"), "web-cancel").click()
    expect(row).to_be_visible()
    button(page, "web-abandon-of", game="Duel").click()
    button(page.get_by_role("dialog"), "web-abandon").click()
    expect(row).to_have_count(0)
    expect(page.locator(f"a[href='/replay/{id}']")).to_contain_text(words("web-you-lost"))


def test_an_open_game_of_others_is_watched_from_the_home_page(visit: Visitors) -> None:
    host, guest = visit(), visit()
    id = open_table(host, "me", "me", private=False)
    until_asked(host)
    guest.goto("/watch")
    guest.locator(f"a[href='/table/{id}']").click()
    expect(guest.locator(".board [data-piece]").first).to_be_visible()
    expect(guest.locator("main [data-lit]")).to_have_count(0)


def test_bots_play_for_whoever_wants_to_watch(visit: Visitors) -> None:
    page = visit()
    button(page, "web-watch-bots", game="Duel").click()
    page.wait_for_url("**/table/*")
    until(page, lambda: page.locator("#rail-panel .story").count() > 1)


@pytest.mark.parametrize(
    "path", ["/", "/learn/war", "/watch", "/games", "/replays", "/ladder", "/about", "/nowhere"]
)
@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_every_page_leads_to_the_main_pages(
    visit: Visitors, path: str, size: dict[str, int]
) -> None:
    page = visit(path, viewport=size)
    page.get_by_role("banner").get_by_role("button", name=words("web-main")).click()
    menu = page.locator(".menu nav")
    for key in ("web-nav-play", "web-nav-learn", "web-nav-watch", "web-nav-games"):
        expect(menu.get_by_role("link", name=words(key), exact=True)).to_be_visible()
    menu.get_by_role("link", name=words("web-nav-ladder")).click()
    page.wait_for_url("**/ladder")


def test_a_table_that_is_not_there_offers_ways_on(visit: Visitors) -> None:
    page = visit("/table/nothing-of-the-kind")
    expect(page.get_by_text(words("web-no-such-table"))).to_be_visible()
    page.get_by_role("main").get_by_role("link", name=words("web-home")).click()
    expect(level(page)).to_be_visible()


def test_a_page_that_cannot_be_loaded_says_so_and_leads_home(visit: Visitors) -> None:
    visit.excuse("ERR_FAILED", "Failed to fetch", "dynamically imported")
    page = visit()
    expect(level(page)).to_be_visible()
    page.route("**/assets/Ladder*", lambda route: route.abort())
    page.get_by_role("link", name=words("web-nav-ladder")).first.click()
    expect(page.get_by_role("heading", name=words("web-page-failed"))).to_be_visible()
    page.get_by_role("link", name=words("web-home"), exact=True).click()
    expect(level(page)).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_symbols_are_one_tap_away_at_every_table(visit: Visitors, game: str) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    others = 2 if game == "fellowship" else 1
    open_table(page, "me", *["random"] * others, game=game)
    expect(page.locator("main h1")).not_to_have_text("Mathom")
    button(page, "web-legend").tap()
    legend = page.locator("#rail-panel .legend li")
    until(page, lambda: legend.count() > 8)
    expect(legend.first).to_be_visible()


def test_lessons_lead_to_those_of_the_other_games(visit: Visitors) -> None:
    page = visit("/learn/duel")
    games = page.get_by_role("navigation", name=words("web-learn-games"))
    games.get_by_role("link", name=words("web-game-war")).click()
    page.wait_for_url("**/learn/war")
    expect(page.locator(".legend")).to_be_visible()


def test_a_new_table_begins_with_the_open_game_and_folds_its_rulings(visit: Visitors) -> None:
    page = visit(viewport=LAPTOP)
    poster(page, "war").click()
    button(page, "web-open-a-table").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label(words("web-game"))).to_have_value("war")
    expect(button(dialog, "web-open-it")).to_be_in_viewport(ratio=1)
    dialog.locator("summary").click()
    expect(button(dialog, "web-open-it")).to_be_in_viewport(ratio=1)


def test_the_log_has_story_steps_and_chat_and_its_end_is_in_sight(visit: Visitors) -> None:
    page = visit()
    open_table(page, "me", "search:easy")
    chance = random.Random(5)
    for _ in range(6):
        move(page, chance)
        until_asked(page)
    last = page.locator("#rail-panel .log > li").last
    expect(last).to_be_in_viewport(ratio=1)
    page.get_by_role("tab", name=words("web-log-all-steps")).click()
    expect(page.locator("#rail-panel .story")).to_have_count(0)
    expect(page.locator("#rail-panel .log > li").last).to_be_in_viewport(ratio=1)
    page.get_by_role("tab", name=words("web-chat")).click()
    expect(page.get_by_label(words("web-chat-say"))).to_be_visible()


def test_the_log_is_closed_where_the_board_needs_the_room(visit: Visitors) -> None:
    page = visit(viewport=LAPTOP)
    open_table(page, "me", "search:easy")
    until_asked(page)
    expect(page.locator("#rail-panel")).to_have_count(0)
    button(page, "web-log").click()
    expect(page.locator("#rail-panel")).to_be_visible()


def test_the_list_says_nothing_of_what_is_empty(visit: Visitors) -> None:
    page = visit()
    open_table(page, "me", "search:easy")
    until_asked(page)
    ask_of_menu(page, "web-to-list")
    page.locator(".lists .rest .panel").first.wait_for()
    said = page.locator(".lists .rest").inner_text()
    assert words("web-nothing") not in said.split("\n")
    assert "–" not in said.split("\n")
