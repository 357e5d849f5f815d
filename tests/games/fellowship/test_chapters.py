"""Every chapter with every number of players is played to its end, by chance."""

from __future__ import annotations

import pytest
from tests.games.fellowship.table import Tables

from mathom.games.fellowship.rules.facts import CHAPTERS

GAMES = 6


@pytest.mark.rule("Capitoli", "Capitolo 13")
@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_chapter_is_played_to_its_end(company: Tables, chapter: str, players: int) -> None:
    for seed in range(GAMES):
        t = company.new(chapter, players, seed).play_on()
        assert t.outcome() in ("completed", "failed", "balrog")
        played = sum(len(trick["cards"]) for trick in t.view()["history"])
        assert played > 0


@pytest.mark.parametrize("setting", ["none", "each-other-simultaneously"])
def test_glorfindel_with_and_without_his_exchange(company: Tables, setting: str) -> None:
    assert company.new("9", 4, 1, glorfindel_exchange=setting).play_on().outcome()


@pytest.mark.parametrize("setting", ["gimli-or-legolas", "any"])
def test_aragorn_with_both_kinds_of_partners(company: Tables, setting: str) -> None:
    assert company.new("13", 4, 1, aragorn_exchange=setting).play_on().outcome()


@pytest.mark.parametrize("setting", ["any-time", "between-tricks"])
def test_shadowfax_with_both_times(company: Tables, setting: str) -> None:
    assert company.new("12", 4, 1, shadowfax_return=setting).play_on().outcome()


@pytest.mark.parametrize("setting", ["ordinary-suit", "none"])
def test_the_breaking_with_and_without_rivers(company: Tables, setting: str) -> None:
    t = company.new("18", 4, 1, chapter18_rivers=setting)
    assert ("rivers-1" in t.view()["cards"]) == (setting == "ordinary-suit")
    assert t.play_on().outcome()
