"""The registry of all games."""

# mypyc: skip

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from _collections_abc import dict_items, dict_values

    from mathom.engine.game import Game


class Games(dict[str, Any]):
    """The games by id. The rules of an announced game are imported when they are asked for: the ids
    are known before."""

    def __init__(self) -> None:
        super().__init__()
        self.loaders: dict[str, Callable[[], None]] = {}

    def announce(self, id: str, load: Callable[[], None]) -> None:
        """Add an id; `load` registers its game."""
        super().__setitem__(id, None)
        self.loaders[id] = load

    def load(self, id: str) -> None:
        """Import an announced game. It stays announced until it is registered."""
        load = self.loaders.get(id)
        if load is not None:
            load()

    def __getitem__(self, id: str) -> Game[Any]:
        self.load(id)
        game: Game[Any] = super().__getitem__(id)
        return game

    def __setitem__(self, id: str, game: Game[Any]) -> None:
        self.loaders.pop(id, None)
        super().__setitem__(id, game)

    def __delitem__(self, id: str) -> None:
        self.loaders.pop(id, None)
        super().__delitem__(id)

    def __iter__(self) -> Iterator[str]:
        # With its own iterator a dict is copied item by item, by the methods of this class.
        return super().__iter__()

    def get(self, id: str, default: Any = None) -> Any:
        self.load(id)
        return super().get(id, default)

    def pop(self, id: str, *default: Any) -> Any:
        self.load(id)
        return super().pop(id, *default)

    def values(self) -> dict_values[str, Any]:
        self.load_all()
        return super().values()

    def items(self) -> dict_items[str, Any]:
        self.load_all()
        return super().items()

    def load_all(self) -> None:
        """Import every announced game."""
        for id in list(self.loaders):
            self.load(id)
