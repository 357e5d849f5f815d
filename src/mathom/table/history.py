"""The states of a played game: some are kept, the others are replayed on demand.

A state of a long game takes kilobytes, and there is one after every action. So only the last state
and one in `EVERY` states are kept with the table. The others are replayed from the nearest earlier
one, and cached for a while, because neighbouring moments are often viewed together.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

from mathom.engine.errors import BadNotation
from mathom.engine.state import State, Tape
from mathom.engine.step import act

EVERY: Final = 32
"""One state in this many is kept. For any other one, fewer actions than this are replayed."""

RECENT: Final = 256
"""The size of the cache of replayed states, for all tables together."""


class Place:
    """The state of a game after an action, kept or replayed."""

    __slots__ = (
        "action", "before", "chances", "held", "number", "pinned", "reader", "seat", "stored"
    )  # fmt: skip

    def __init__(
        self,
        before: Place | None,
        seat: int,
        action: int,
        chances: tuple[int, ...],
        state: State | None,
        stored: bytes | None = None,
        reader: Callable[[bytes], State] | None = None,
    ) -> None:
        """With a state, or with bytes and their reader, or without both: then it is replayed."""
        self.before = before
        self.number: int = 0 if before is None else before.number + 1
        self.seat = seat
        self.action = action
        self.chances = chances
        self.held: State | None = state
        self.stored = stored
        self.reader = reader
        self.pinned = True
        if before is not None:
            before.unpin()

    def state(self) -> State:
        """The state, replayed if it is not in memory."""
        if self.held is None:
            self.play_again()
        assert self.held is not None
        return self.held

    def play_again(self) -> None:
        """Replay from the nearest earlier state in memory."""
        missing: list[Place] = []
        at: Place = self
        while at.held is None and at.stored is None:
            missing.append(at)
            assert at.before is not None
            at = at.before
        s = at.held or at.read()
        for place in reversed(missing):
            s = s.clone()
            tape = Tape(list(place.chances))
            s.tape = tape
            act(s, place.action, place.seat)
            s.tape = None
            if not tape.finished():
                raise BadNotation("chance-left-over")
            place.held = s
            lend(place)

    def read(self) -> State:
        """Decode the state. It is cached, or kept if it is the current one."""
        assert self.stored is not None
        assert self.reader is not None
        self.held = self.reader(self.stored)
        if not self.pinned:
            lend(self)
        return self.held

    def pin(self) -> None:
        """Keep the state: it is the current one again."""
        self.state()
        self.pinned = True

    def unpin(self) -> None:
        """The game went on: keep the state only if it is one in `EVERY`, otherwise cache it."""
        if self.pinned and (self.number % EVERY or self.stored is not None):
            self.pinned = False
            if self.held is not None:
                lend(self)


lent: deque[Place] = deque()


def lend(place: Place) -> None:
    """Cache a state, and drop the oldest ones."""
    lent.append(place)
    while len(lent) > RECENT:
        oldest = lent.popleft()
        if not oldest.pinned:
            oldest.held = None
