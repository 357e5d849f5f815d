"""A bot that is asked where there is nothing to decide says so."""

from __future__ import annotations

import sys

import pytest

import mathom
from mathom.bots.levels import make_bot
from mathom.engine.errors import IllegalAction
from mathom.engine.game import find_game
from mathom.engine.laws import random_game
from mathom.engine.perspective import Perspective, perspective
from mathom.engine.position import position
from mathom.research.players import make_player

GAMES = ["duel", "fellowship", "tcg", "war"]
BOTS = ["random", "greedy", "search:2", "noisy:0:random", "noisy:100:random"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", [*BOTS, f"program:{sys.executable}"])
def test_a_bot_has_nothing_to_decide_in_a_finished_game(game: str, bot: str) -> None:
    found = find_game(game)
    s = random_game(found, 5)
    assert s.outcome is not None
    player = make_player(bot, found, 1)
    for asked in (perspective(found, s), Perspective(found, s, 0)):
        with pytest.raises(IllegalAction, match="game-over"):
            player.choose(asked)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", BOTS[:3])
def test_a_finished_match_gives_a_bot_nothing_to_decide(game: str, bot: str) -> None:
    found = find_game(game)
    match = mathom.from_position(position(found, random_game(found, 6)))
    assert match.actions() == []
    assert match.legal() == []
    with pytest.raises(IllegalAction, match="game-over"):
        make_bot(bot, found, 1).choose(match.perspective())
    with pytest.raises(IllegalAction, match="game-over"):
        match.act(0)


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_does_not_decide_for_others(bot: str) -> None:
    match = mathom.new("duel", seed=1)
    with pytest.raises(IllegalAction, match="not-your-decision"):
        make_player(bot, match.game, 1).choose(match.perspective("fellowship"))
