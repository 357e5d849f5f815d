"""`mathom simulate`."""

from __future__ import annotations

import pytest
from tests.cli.running import mathom


def test_the_figures_have_exactly_the_promised_shape() -> None:
    ran = mathom(
        *("simulate", "duel", "--bots", "random,random", "--games", 6, "--swap"),
        *("--seed", 1, "--workers", 1, "--json"),
    )
    figures = ran.json()
    assert list(figures) == ["games", "bots", "reasons", "games_per_s"]
    assert figures["games"] == 6
    for bot in figures["bots"]:
        assert list(bot) == ["bot", "wins", "draws", "losses", "score", "ci95"]
        assert bot["wins"] + bot["draws"] + bot["losses"] == 6
        assert bot["ci95"][0] <= bot["score"] <= bot["ci95"][1]
    assert sum(figures["reasons"].values()) == 6
    assert figures["games_per_s"] > 0
    assert ran.err == ""


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Wins", "Score", "95% interval", "games a second"]),
        ("it", ["Vinte", "Punteggio", "Intervallo al 95%", "partite al secondo"]),
        ("sv", ["Vinster", "Resultat", "95 %-intervall", "partier i sekunden"]),
    ],
)
def test_the_tables_tell_who_is_stronger_and_how_games_ended(
    language: str, words: list[str]
) -> None:
    ran = mathom(
        *("simulate", "duel", "--bots", "greedy,random", "--games", 2, "--workers", 1),
        language=language,
    )
    assert ran.code == 0
    for word in [*words, "greedy", "random"]:
        assert word in ran.out


def test_a_setting_changes_the_games_that_are_played() -> None:
    words = ("simulate", "duel", "--bots", "random,random", "--games", 12, "--workers", 1, "--json")
    usual = mathom(*words).json()
    other = mathom(*words, "--option", "extra-turns=one", "--option", "set-aside=out").json()
    usual.pop("games_per_s")
    other.pop("games_per_s")
    assert usual != other


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["chess", "--bots", "random,random"], "“chess”"),
        (["duel", "--bots", "random"], "1 bot"),
        (["duel", "--bots", "random,random,random"], "3 bots"),
        (["duel", "--bots", "random,genius"], "“genius”"),
        (["duel", "--bots", "random,random", "--option", "tempo=fast"], "“tempo”"),
        (["duel", "--bots", "random,random", "--option", "trio=never"], "“never”"),
        (["duel", "--bots", "random,random", "--option", "trio"], "“trio”"),
    ],
)
def test_what_does_not_exist_is_refused_in_one_line(words: list[str], named: str) -> None:
    assert named in mathom("simulate", *words).complaint()
