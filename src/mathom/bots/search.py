"""Information-set Monte Carlo tree search, for all games.

Each iteration guesses the hidden information, descends one tree of actions that all guesses share,
adds a node, settles pending choices, and evaluates the position. A node is scored for the seat that
chose it, among the times it was available (single-observer ISMCTS).
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Any, Final

from mathom.bots.bot import Bot, made_again
from mathom.bots.endgame import sure_losses, sure_win
from mathom.bots.hooks import BotHooks
from mathom.bots.settling import play_on, settle
from mathom.engine.errors import RulesBug
from mathom.engine.interrupts import allow_interrupt
from mathom.engine.perspective import Perspective
from mathom.engine.random import seeded
from mathom.engine.state import State
from mathom.engine.step import decider, play

LOOK_AT_CLOCK: Final = 16
"""How many iterations run between two checks of the clock."""

TRUST: Final = 1.0
"""How many visits the first evaluation of an action counts for."""

PROOF: Final = 10
MOST_PROOF: Final = 4000
"""How many positions are tried at most to prove the end of a game: so many for each iteration of
the search, and in all."""

FOLLOWED: Final = 200
"""How many positions of the last tree are looked at to find the present one."""


class Node:
    """An action in the tree, from the perspective of the seat that chose it."""

    def __init__(self, action: int, seat: int) -> None:
        self.action = action
        self.seat = seat
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.prior = 0.0
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        """The mean value for the seat that chose it."""
        return self.total / self.visits if self.visits else 0.0


class SearchBot(Bot):
    """Searches for a number of iterations, or for some seconds."""

    def __init__(
        self,
        seed: int,
        iterations: int,
        seconds: float = 0.0,
        clock: Callable[[], float] | None = None,
        exploration: float = 0.15,
        hooks: BotHooks[Any] | None = None,
    ) -> None:
        super().__init__(hooks)
        self.dice = seeded(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.clock = clock
        self.exploration = exploration
        self.root = Node(-1, -1)
        self.before: State | None = None
        self.decided: list[tuple[int, float, int]] = []

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickles and copies, which have not thought of anything yet."""
        arguments = (0, self.iterations, self.seconds, self.clock, self.exploration, self.hooks)
        return made_again, (type(self), arguments, {"dice": self.dice})

    def choose(self, perspective: Perspective) -> int:
        options = perspective.options()
        self.root = self.kept_tree(perspective.known, options)
        self.decided = []
        if len(options) == 1:
            self.root.children = {options[0]: Node(options[0], perspective.seat)}
        else:
            self.decide(perspective)
        chosen = self.thoughts()[0][0]
        if self.hooks_for(perspective).plays_concealed():
            self.before = perspective.known.clone()
        return chosen

    def decide(self, perspective: Perspective) -> None:
        """Search, unless the end of the game can be read off; what surely loses is put last."""
        hooks = self.hooks_for(perspective)
        clock = self.clock
        deadline = clock() + self.seconds if clock is not None and self.seconds > 0 else 0.0
        losing: list[int] = []
        if hooks.open_to_the_end(perspective.known):
            s = perspective.sample(self.dice.word())
            most = min(self.iterations * PROOF, MOST_PROOF)
            found = sure_win(hooks, s, perspective.seat, most)
            if found >= 0:
                self.decided = [(found, 1.0, 1)]
                return
            losing = sure_losses(hooks, s, perspective.seat, most)
        self.think(hooks, perspective, deadline)
        if losing:
            self.decided = [thought for thought in self.searched() if thought[0] not in losing]

    def kept_tree(self, known: State, options: list[int]) -> Node:
        """The part of the last tree that begins at this position, if it is found there. Chance
        that came in between leads elsewhere; then a new tree begins. What was possible in other
        guesses only is left out."""
        before = self.before
        if before is not None:
            found = follow(self.root, before, known, known.numbers(), [FOLLOWED])
            if found is not None:
                found.seat = -1
                kept = found.children
                found.children = {action: kept[action] for action in options if action in kept}
                return found
        return Node(-1, -1)

    def think(self, hooks: BotHooks[Any], perspective: Perspective, deadline: float) -> None:
        """Grow the tree until the budget is used up."""
        clock = self.clock
        done = 0
        while done < self.iterations:
            allow_interrupt()
            self.iterate(hooks, perspective.sample(self.dice.word()))
            done += 1
            if clock is not None and deadline > 0 and done % LOOK_AT_CLOCK == 0:
                if clock() >= deadline:
                    return

    def iterate(self, hooks: BotHooks[Any], s: State) -> None:
        """One guess, one descent to a new node, one evaluation."""
        node = self.root
        path = [node]
        while s.outcome is None:
            seat = decider(s)
            node = self.select(hooks, node, s, seat)
            path.append(node)
            if node.visits == 0:
                play_on(hooks, s, node.action, seat)
                break
            play(s, node.action, seat)
        settle(hooks, s)
        self.back_up(hooks, s, path)

    def select(self, hooks: BotHooks[Any], node: Node, s: State, seat: int) -> Node:
        """The child with the best upper confidence bound among those available now."""
        children = node.children
        best: Node | None = None
        best_score = -1.0
        for action in s.offers:
            child = children.get(action)
            if child is None:
                child = Node(action, seat)
                child.prior = foresee(hooks, s, seat, action)
                children[action] = child
            child.available += 1
            seen = child.visits + TRUST
            bound = self.exploration * sqrt(log(child.available + 1) / seen)
            score = (child.total + TRUST * child.prior) / seen + bound
            if score > best_score:
                best_score = score
                best = child
        if best is None:
            raise RulesBug("nothing-to-choose")
        return best

    def back_up(self, hooks: BotHooks[Any], s: State, path: list[Node]) -> None:
        """Add the value of the position to all nodes on the path, each for its own seat."""
        values = hooks.values(s)
        for node in path:
            node.visits += 1
            if node.seat >= 0:
                node.total += values[node.seat]

    def thoughts(self) -> list[tuple[int, float, int]]:
        """The root's actions, most visited first; if the end was read off, only the good ones."""
        return self.decided or self.searched()

    def searched(self) -> list[tuple[int, float, int]]:
        """The root's actions, most visited first."""
        found = [
            (child.action, child.mean(), child.visits) for child in self.root.children.values()
        ]
        found.sort(key=lambda thought: (-thought[2], -thought[1], thought[0]))
        return found


def follow(
    node: Node, s: State, known: State, numbers: list[int], budget: list[int]
) -> Node | None:
    """The node of a searched tree whose position is the known one, which has these numbers."""
    for action, child in node.children.items():
        if child.visits and action in s.offers:
            budget[0] -= 1
            if budget[0] < 0:
                return None
            after = s.clone()
            play(after, action)
            if after.outcome is not None:
                continue
            if after.offers == known.offers and same_steps(after, known):
                if after.numbers() == numbers:
                    return child
            found = follow(child, after, known, numbers, budget)
            if found is not None:
                return found
    return None


def same_steps(s: State, other: State) -> bool:
    """Whether the same kinds of steps are to come, and the same seat decides."""
    if decider(s) != decider(other) or len(s.agenda) != len(other.agenda):
        return False
    return all(type(a) is type(b) for a, b in zip(s.agenda, other.agenda, strict=True))


def foresee(hooks: BotHooks[Any], s: State, seat: int, action: int) -> float:
    """The first evaluation of an action: the position after it, once settled."""
    after = s.clone()
    play_on(hooks, after, action, seat)
    settle(hooks, after)
    return hooks.value(after, seat)
