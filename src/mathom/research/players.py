"""The players of a simulation: built-in bots and external programs."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from mathom.bots.bot import Bot
from mathom.bots.levels import make_bot
from mathom.engine.game import Game
from mathom.engine.perspective import Perspective
from mathom.engine.state import State
from mathom.research.bot_variants import VARIANTS
from mathom.research.outside_bot import ProgramBot, Spec, is_program


def make_player(
    spec: str, game: Game[Any], seed: int, clock: Callable[[], float] = time.process_time
) -> Bot:
    """The bot or program with this name."""
    if is_program(spec):
        return ProgramBot(spec, seed)
    kind, _, rest = spec.partition(":")
    if kind in VARIANTS:
        return VARIANTS[kind](rest, game, seed, partial(make_bot, clock=clock))
    return make_bot(spec, game, seed, clock)


def check_player(spec: str, game: Game[Any]) -> None:
    """Refuse an unknown name, without starting anything."""
    if is_program(spec):
        Spec(spec)
    else:
        make_player(spec, game, 0)


@contextmanager
def seated(players: list[Bot]) -> Iterator[list[Bot]]:
    """Players for one game; programs are ended afterwards in any case."""
    try:
        yield players
    finally:
        for player in players:
            if isinstance(player, ProgramBot):
                player.close()


def tell_the_end(game: Game[Any], s: State, players: list[Bot]) -> None:
    """Tell programs how the game has ended."""
    for seat, player in enumerate(players):
        if isinstance(player, ProgramBot):
            player.finish(Perspective(game, s, seat))
