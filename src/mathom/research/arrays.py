"""What environments share: observations and masks as arrays, and the view in an `info`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mathom.engine.errors import BadNotation
from mathom.engine.game import Game, find_game
from mathom.engine.state import State
from mathom.engine.step import legal
from mathom.engine.view import see
from mathom.games.package import benchmark_of
from mathom.research.extras import need

need("librt")  # before what imports it: the error then names the extra

from mathom.engine.features import Features  # noqa: E402
from mathom.research.layout import Layout  # noqa: E402
from mathom.research.layouts import action_count  # noqa: E402

np: Any = need("numpy")


class Arrays:
    """Fills arrays with what a seat sees, one thread at a time: it has memory of its own."""

    def __init__(self, game: Game[Any], layout: Layout) -> None:
        self.game = game
        self.layout = layout
        self.high: Any = np.maximum(np.array(layout.names_at(), np.float32), np.float32(1.0))
        self.out = self.rows(1)
        self.row: Any = Memory(self.out).array()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickles and copies: each has memory of its own."""
        return Arrays, (self.game, self.layout)

    def rows(self, count: int) -> Features:
        """Memory for this many arrays."""
        layout = self.layout
        return Features(layout.blank, layout.scales(), layout.names_at(), count)

    def space(self, *batch: int) -> Any:
        """The space of observations: from -1 to 1, and to the number of names where a place holds
        the number of a name."""
        shape = (*batch, self.layout.size)
        low: Any = np.full(shape, -1.0, np.float32)
        return need("gymnasium").spaces.Box(
            low, np.broadcast_to(self.high, shape), dtype=np.float32
        )

    def made(self, s: State, seat: int) -> Any:
        """A new array with what a seat sees."""
        self.out.begin(0)
        self.layout.write(self.game, s, seat, self.out)
        return self.row.copy()

    def of_view(self, view: Mapping[str, Any]) -> Any:
        """The same from a view."""
        self.out.begin(0)
        self.layout.write_view(view, self.out)
        return self.row.copy()


class Memory:
    """The memory of features, for numpy. An array of it can be written to like any other: some
    libraries warn of arrays that cannot."""

    def __init__(self, out: Features) -> None:
        self.cells = out.cells
        self.__array_interface__ = {
            "version": 3,
            "shape": (len(out.cells),),
            "typestr": np.dtype(np.float32).str,
            "data": (np.frombuffer(out.cells, np.float32).ctypes.data, False),
        }

    def array(self) -> Any:
        """The array, which keeps the memory alive."""
        return np.asarray(self)


class ViewInfo(dict[str, Any]):
    """An `info` with the view of a seat, which is computed when it is read."""

    def __init__(self, game: Game[Any], s: State, seat: int) -> None:
        super().__init__()
        self.source = (game, s.clone(), seat)

    def __missing__(self, key: str) -> Any:
        if key != "view":
            raise KeyError(key)
        self["view"] = see(*self.source)
        return self["view"]

    def __contains__(self, key: object) -> bool:
        return key == "view" or super().__contains__(key)

    def get(self, key: str, default: Any = None) -> Any:
        """The view, or another entry."""
        try:
            return self[key]
        except KeyError:
            return default

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, ({**self, "view": self["view"]},)


class Words:
    """Every action of the game has a fixed number: that of the vocabulary."""

    def __init__(self, game: str) -> None:
        self.count = action_count(game)

    def mask(self, offers: list[int]) -> Any:
        """The legal actions, one place per action."""
        found = bytearray(self.count)
        for action in offers:
            found[action] = 1
        return np.frombuffer(found, np.int8)

    def action(self, chosen: int, s: State, seat: int) -> int:
        """The action with a number."""
        return chosen


class Slots:
    """Numbers are places in the list of legal actions, which is always in the same order. The
    observation gives the verb and target of each slot."""

    def __init__(self, game: str) -> None:
        self.vocabulary = find_game(game).vocabulary
        self.count = benchmark_of(game).slots
        sizes = [verb.size() for verb in self.vocabulary.verbs]
        self.most = float(max(len(sizes), *sizes))

    def mask(self, offers: list[int]) -> Any:
        """The filled slots."""
        found: Any = np.zeros(self.count, np.int8)
        found[: len(offers)] = 1
        return found

    def action(self, chosen: int, s: State, seat: int) -> int:
        """The action in a slot."""
        offers = legal(s, seat)
        if not 0 <= chosen < min(len(offers), self.count):
            raise BadNotation("empty-slot", slot=chosen)
        return sorted(offers)[chosen]

    def extra(self, offers: list[int]) -> Any:
        """Verb and target of every slot, both counted from 1."""
        found: Any = np.zeros((self.count, 2), np.float32)
        for slot, action in enumerate(sorted(offers)[: self.count]):
            found[slot, 0] = self.vocabulary.verb_at[action] + 1
            found[slot, 1] = self.vocabulary.target_of(action) + 1
        return found


ACTIONS: dict[str, type[Words] | type[Slots]] = {"words": Words, "slots": Slots}


def numbering(actions: str, game: str) -> Words | Slots:
    """A way of numbering actions, by its name."""
    if actions not in ACTIONS:
        raise BadNotation("unknown-actions", actions=actions, known=" ".join(ACTIONS))
    return ACTIONS[actions](game)


def option_values(options: dict[str, Any]) -> dict[str, str]:
    """Options as they are written in Python: `_` for `-`, numbers as well as texts."""
    return {name.replace("_", "-"): str(value) for name, value in options.items()}
