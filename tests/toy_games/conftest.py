"""The toy games are registered only while their own tests run."""

from __future__ import annotations

import pytest
from tests.toy_games.battle import BATTLE
from tests.toy_games.exchange import EXCHANGE
from tests.toy_games.regions import WIDE_LAND
from tests.toy_games.responses import RESPONSES

from mathom.engine.game import GAMES


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records find the toy games by their ids."""
    for game in (EXCHANGE, BATTLE, RESPONSES, WIDE_LAND):
        monkeypatch.setitem(GAMES, game.id, game)
