"""Bots have names of their own, different at one table and kept for a rematch."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from mathom.engine.game import GAMES
from mathom.server.live.screen import BOT_TEXTS
from mathom.table.bot_names import NAMES, name_of_bot
from mathom.table.commands import User
from mathom.table.fold import fold
from mathom.table.opening import Plan, again, create
from mathom.texts import LANGUAGES, catalogue, wording

ANNA = User("anna", "Anna")


def test_each_bot_at_a_table_has_another_name() -> None:
    plan = Plan("fellowship", ["me", "search:easy", "search:easy", "search:easy"])
    for secret in range(30):
        table = fold("t", create(plan, ANNA, secret, 1000.0 + secret))
        names = [seat.name for seat in table.seats]
        assert names[0] == "Anna"
        assert len(set(names)) == 4
        assert set(names[1:]) <= set(NAMES)


def test_a_bot_does_not_take_the_name_of_a_person_at_the_table() -> None:
    first = name_of_bot(5.0, 1, [])
    assert name_of_bot(5.0, 1, [first]) != first


def test_more_bots_than_names_still_get_one() -> None:
    assert name_of_bot(5.0, 1, NAMES) in NAMES


def test_the_name_does_not_depend_on_the_secret_of_the_table() -> None:
    plan = Plan("duel", ["me", "search:easy"])
    names = {fold("t", create(plan, ANNA, secret, 7.0)).seats[1].name for secret in range(20)}
    assert len(names) == 1


def test_a_rematch_keeps_the_names_of_the_bots() -> None:
    table = fold("t", create(Plan("duel", ["me", "search:easy"]), ANNA, 1, 7.0))
    rematch = fold("u", again(replace(table, status="finished"), 1234.5, 2))
    assert [seat.name for seat in rematch.seats] == [table.seats[1].name, "Anna"]


def words_of_the_games(language: str) -> Iterator[str]:
    """The names of all pieces, places and people, and what kinds of cards are called."""
    for game in GAMES.values():
        texts = wording(game.id, language)
        for kind in texts.described:
            for index in range(len(game.names(kind))):
                yield texts.name(kind, index)
    for kind in ("companion", "ally", "minion", "possession"):
        yield wording("tcg", language).say(f"noun-{kind}", number=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bot_is_called_by_a_word_of_the_games(language: str) -> None:
    words = catalogue(language)
    levels = {words.text(key).casefold() for key in BOT_TEXTS.values()}
    used = levels | {name.casefold() for name in NAMES}
    for name in words_of_the_games(language):
        assert not used & set(name.casefold().replace(",", " ").split()), name
