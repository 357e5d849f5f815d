"""What a game provides to the rest of Mathom, and the registry of all packages.

Parts are named as `module:name`, like entry points, and imported on demand: the list of commands
needs no rules, playing needs no observation layout, and a server needs no terminal drawing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from mathom.bots.hooks import BotHooks, register_hooks
from mathom.engine.game import GAMES, Game, find_game, register


@dataclass(frozen=True)
class Benchmark:
    """Benchmark rival and targets, ladder bots, and limits of the environments.

    `rival` is a game of OpenSpiel. `ratio` is the target for our games per game of the rival,
    `interpreted` the same for interpreted rules, and `decision_ratio` for decisions. `clones`,
    `decisions`, `games` and `views` are targets per second, compiled. `level_games` are played
    between two levels. `slots` is the size of an action mask in PettingZoo. `longest_history` is a
    safe upper bound for decisions in a game, and `longest_game` the number of decisions after which
    the fuzzer counts a game as endless.
    """

    rival: str = "chess"
    ratio: float = 0.0
    interpreted: float = 0.0
    decision_ratio: float = 0.0
    clones: float = 0.0
    decisions: float = 0.0
    games: float = 0.0
    views: float = 0.0
    ladder_bots: tuple[str, ...] = ("random", "greedy", "search:easy")
    ladder_options: Mapping[str, str] = field(default_factory=dict)
    ladder_deals: int = 100
    level_games: int = 200
    slots: int = 256
    longest_history: int = 200_000
    longest_game: int = 10_000


@dataclass(frozen=True)
class Observation:
    """The array layout for learners. `version` is raised with every change of the layout or of the
    action numbers; `first_chance` is the first verb of the vocabulary that only chance uses."""

    fields: Callable[[int], list[Any]]
    version: int
    first_chance: str
    asked: Sequence[Any] = ()
    """The fields of the numbers of a choice."""
    fill: Callable[[Any, int, Any], None] | None = None
    """Writes the same straight from the state, as places and numbers: for speed."""
    recall: int = 0
    """An upper bound of the moves of a game in which all actions are public, so that the
    observation and the moves so far are all that a seat has seen; 0 for other games."""


@dataclass(frozen=True)
class GamePackage:
    """A game with all its parts. Only the rules are required."""

    rules: Game[Any] | str
    """The game itself, or where it is found."""
    bot: BotHooks[Any] | str | None = None
    module: str = ""
    """The Python package of the game: parts are named relative to it."""
    wording: str = ""
    lessons: str = ""
    observation: str = ""
    terminal: str = ""
    benchmark: str = ""
    blunders: str = ""
    """The detectors of blunders."""
    commands: Mapping[str, str] = field(default_factory=dict, hash=False)
    """Commands of its own: by name, the module whose `register(app)` adds the command."""

    @property
    def id(self) -> str:
        """The id of the game: that of its folder, if the rules are not loaded."""
        return self.module.rpartition(".")[2] if isinstance(self.rules, str) else self.rules.id

    @property
    def game(self) -> Game[Any]:
        """The game, whose rules are imported now if they were not before."""
        found: Game[Any] = self.load(self.rules) if isinstance(self.rules, str) else self.rules
        return found

    def load(self, part: str, usual: Any = None) -> Any:
        """The object that a part names, or `usual` if the game has no such part."""
        if not part:
            return usual
        module, _, name = part.partition(":")
        found = import_module(f"{self.module}.{module}" if self.module else module)
        return getattr(found, name) if name else found

    def text_folder(self) -> Traversable | None:
        """The folder of the catalogues and rules pages."""
        return files(self.module).joinpath("text") if self.module else None

    def sample(self) -> str:
        """The record of a whole game to watch, or nothing."""
        file = files(self.module).joinpath("sample.record") if self.module else None
        return file.read_text("utf-8") if file is not None and file.is_file() else ""


def benchmark_of(id: str) -> Benchmark:
    """The benchmark facts of a game, or the defaults."""
    package = find_package(id)
    found: Benchmark = package.load(package.benchmark, Benchmark())
    return found


PACKAGES: Final[dict[str, GamePackage]] = {}


def register_package(package: GamePackage) -> None:
    """Register a game with all its parts."""
    PACKAGES[package.id] = package
    if isinstance(package.rules, str):
        GAMES.announce(package.id, partial(register_rules, package))
    else:
        register_rules(package)


def register_rules(package: GamePackage) -> None:
    """Register the rules and the bot of a package."""
    bot = package.load(package.bot) if isinstance(package.bot, str) else package.bot
    if bot is not None:
        register_hooks(bot)
    register(package.game)


def find_package(id: str) -> GamePackage:
    """The package of a game; a package of rules alone if nothing else was registered."""
    return PACKAGES.get(id) or GamePackage(find_game(id))


def all_packages() -> list[GamePackage]:
    """Every package, in the order of registration."""
    return list(PACKAGES.values())
