"""What environments share: observations and masks as arrays, and the view in an `info`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mathom.engine.errors import BadNotation
from mathom.engine.features import Features
from mathom.engine.game import Game, find_game
from mathom.engine.state import State
from mathom.engine.step import legal
from mathom.engine.view import see
from mathom.games.package import benchmark_of
from mathom.research.extras import need
from mathom.research.layout import Layout
from mathom.research.layouts import action_count

np: Any = need("numpy")


ONE: Any = np.float32(1.0)


class Arrays:
    """Fills arrays with what a seat sees."""

    def __init__(self, game: Game[Any], layout: Layout) -> None:
        self.game = game
        self.layout = layout
        self.blank: Any = np.array(layout.blank, np.float32)
        self.rates: Any = np.float32(1.0) / np.array(layout.scales(), np.float32)
        self.high: Any = np.maximum(np.array(layout.names_at(), np.float32), np.float32(1.0))
        self.named = any(layout.names_at())

    def space(self, *batch: int) -> Any:
        """The space of observations: from -1 to 1, and to the number of names where a place holds
        the number of a name."""
        shape = (*batch, self.layout.size)
        low: Any = np.full(shape, -1.0, np.float32)
        return need("gymnasium").spaces.Box(
            low, np.broadcast_to(self.high, shape), dtype=np.float32
        )

    def scaled(self, out: Features) -> tuple[Any, Any]:
        """The places that were written with a number, and these numbers scaled: at most 1, but for
        those of names."""
        pairs = np.frombuffer(out.packed(), np.int32)
        places = pairs[1::2].astype(np.intp)
        numbers = pairs[::2].astype(np.float32)
        numbers *= self.rates.take(places)
        most = self.high.take(places) if self.named else ONE
        return places, np.minimum(numbers, most, out=numbers)

    def made(self, s: State, seat: int) -> Any:
        """A new array with what a seat sees."""
        out = Features()
        self.layout.write(self.game, s, seat, out)
        return self.filled(out)

    def of_view(self, view: Mapping[str, Any]) -> Any:
        """The same from a view."""
        out = Features()
        self.layout.write_view(view, out)
        return self.filled(out)

    def filled(self, out: Features) -> Any:
        """A new array with what was written."""
        found = self.blank.copy()
        found[np.frombuffer(out.packed_flags(), np.int64)] = ONE
        places, numbers = self.scaled(out)
        found[places] = numbers
        return found


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
