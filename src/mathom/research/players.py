"""The players of a simulation: bots, Python classes, external programs and other versions."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from inspect import getfile
from pathlib import Path
from shutil import which
from typing import Any

from mathom.bots.bot import Bot
from mathom.bots.levels import make_bot
from mathom.engine.game import Game
from mathom.engine.perspective import Perspective
from mathom.engine.state import State
from mathom.own_bots import PYTHON, OwnBot, class_named, name_of
from mathom.research.bot_variants import VARIANTS
from mathom.research.old_version import OldVersionBot, is_old, parse_old
from mathom.research.outside_bot import ProgramBot, Spec, is_program


def named(bot: str | type) -> str:
    """The name of a player: a name is one already, a class of your own gets one."""
    return bot if isinstance(bot, str) else name_of(bot)


def make_player(
    spec: str, game: Game[Any], seed: int, clock: Callable[[], float] = time.process_time
) -> Bot:
    """The bot or program with this name."""
    if is_program(spec):
        return ProgramBot(spec, seed)
    if spec.startswith(PYTHON):
        return OwnBot(spec, seed)
    if is_old(spec):
        return OldVersionBot(spec, seed)
    kind, _, rest = spec.partition(":")
    if kind in VARIANTS:
        return VARIANTS[kind](rest, game, seed, partial(make_bot, clock=clock))
    return make_bot(spec, game, seed, clock)


def check_player(spec: str, game: Game[Any]) -> None:
    """Refuse an unknown name, without starting anything."""
    if is_program(spec):
        Spec(spec)
    elif is_old(spec):
        parse_old(spec)
    else:
        make_player(spec, game, 0)


def file_of(spec: str) -> Path | None:
    """The file of a player that is one: a program, or a class named by its file."""
    if spec.startswith(PYTHON):
        place = spec.removeprefix(PYTHON).rpartition(":")[0]
        return Path(place) if place.endswith(".py") else class_file(spec)
    if not is_program(spec):
        return None
    words = Spec(spec).command
    return Path(words[1] if words[0] == sys.executable else which(words[0]) or words[0])


def class_file(spec: str) -> Path | None:
    """The file of a class that is named by its module."""
    try:
        return Path(getfile(class_named(spec)))
    except (OSError, TypeError):
        return None


@contextmanager
def seated(players: list[Bot]) -> Iterator[list[Bot]]:
    """Players for one game; programs are ended afterwards in any case."""
    try:
        yield players
    finally:
        for player in players:
            if isinstance(player, (ProgramBot, OldVersionBot)):
                player.close()


def tell_the_end(game: Game[Any], s: State, players: list[Bot]) -> None:
    """Tell programs how the game has ended."""
    for seat, player in enumerate(players):
        if isinstance(player, ProgramBot):
            player.finish(Perspective(game, s, seat))
