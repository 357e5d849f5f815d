"""Answers to choices about units: where to place them, where to march, what to remove.

They change nothing but the map, so all ways to use them are compared on the map alone, without a
copy of the state and without the rules: a march together with its destination, and with the marches
and removals after it. What a map is worth is what the evaluation says of regions and units.
"""

from __future__ import annotations

from typing import Final

from mathom.bots.hooks import UNSURE
from mathom.games.duel.bot.evaluation import Evaluation, Weights
from mathom.games.duel.rules.conquest import Manoeuvre, MarchTo, PlaceUnits
from mathom.games.duel.rules.facts import LAST_CHAPTER, NEIGHBOURS, REGIONS
from mathom.games.duel.rules.state import LIFTED, TAKEN, DuelState, other
from mathom.games.duel.rules.vocabulary import DECLINE, DONE, MARCH, PLACE, REMOVE, ROB, TO

WON: Final = 1000.0
"""What a map that wins the game is worth."""

ENOUGH: Final = WON / 2
"""A map worth more than this wins: all weights together are less."""

CLOSE: Final = 6
"""With so many regions the opponent may soon win by conquest, so that more than the map counts."""

DANGER: Final = 1.0
"""What a map loses by it."""


class Board:
    """A copy of the map on which a side tries out marches and removals."""

    def __init__(self, s: DuelState, seat: int, weights: Weights) -> None:
        self.seat = seat
        self.weights = weights
        self.units = s.units[:]
        self.forts = s.forts
        self.supply = s.supply[seat]
        self.enemy_coins = s.coins[other(seat)]
        self.robbed = 0
        self.last_turn = is_last_turn(s)
        self.mine = 0
        self.theirs = 0
        self.ahead = 0
        self.count()

    def count(self) -> None:
        """Count regions and units of both sides."""
        units = self.units
        seat = self.seat
        for region in range(len(REGIONS)):
            here = units[region * 2 + seat]
            enemies = units[region * 2 + 1 - seat]
            owner = self.forts[region]
            if here or owner == seat:
                self.mine += 1
            if enemies or owner == 1 - seat:
                self.theirs += 1
            self.ahead += here - enemies

    def value(self) -> float:
        """What the map is worth."""
        w = self.weights
        worth = w.ground(self.mine, self.theirs, self.ahead) + w.coins * self.robbed
        if self.theirs >= CLOSE:
            worth -= DANGER
        if self.mine == len(REGIONS):
            return worth + WON
        if self.last_turn:
            if self.mine > self.theirs:
                return worth + WON
            if self.mine < self.theirs:
                return worth - WON
        return worth

    def add(self, region: int, number: int) -> None:
        """Add own units to a region, without a conflict; a negative number takes them away."""
        at = region * 2 + self.seat
        before = self.units[at]
        after = before + number
        self.units[at] = after
        self.ahead += number
        if self.forts[region] != self.seat:
            if before == 0:
                self.mine += 1
            elif after == 0:
                self.mine -= 1

    def add_enemies(self, region: int, number: int) -> None:
        """The same for units of the opponent."""
        at = region * 2 + 1 - self.seat
        before = self.units[at]
        after = before + number
        self.units[at] = after
        self.ahead -= number
        if self.forts[region] != 1 - self.seat:
            if before == 0:
                self.theirs += 1
            elif after == 0:
                self.theirs -= 1

    def arrive(self, region: int, number: int) -> int:
        """Own units come to a region; how many of each side fall there."""
        enemies = self.units[region * 2 + 1 - self.seat]
        fallen = enemies if enemies < number else number
        if fallen:
            self.add_enemies(region, -fallen)
        if number > fallen:
            self.add(region, number - fallen)
        return fallen

    def leave(self, region: int, number: int, fallen: int) -> None:
        """Take an arrival back."""
        if number > fallen:
            self.add(region, fallen - number)
        if fallen:
            self.add_enemies(region, fallen)

    def placed(self, region: int, number: int) -> float:
        """What the map is worth after units were placed."""
        fallen = self.arrive(region, number)
        found = self.value()
        self.leave(region, number, fallen)
        return found

    def marched(self, origin: int, region: int, moves: int, removals: int, wild: int) -> float:
        """What the map is worth after a march and the best use of what is left."""
        self.add(origin, -1)
        fallen = self.arrive(region, 1)
        found = self.best(moves, removals, wild)
        self.leave(region, 1, fallen)
        self.add(origin, 1)
        return found

    def removed(self, region: int, moves: int, removals: int, wild: int) -> float:
        """What the map is worth after a removal and the best use of what is left."""
        self.add_enemies(region, -1)
        found = self.best(moves, removals, wild)
        self.add_enemies(region, 1)
        return found

    def robbery(self, moves: int, removals: int, wild: int) -> float:
        """What the map is worth after the loss of an enemy coin and the best use of the rest."""
        self.robbed += 1
        found = self.best(moves, removals, wild)
        self.robbed -= 1
        return found

    def best(self, moves: int, removals: int, wild: int) -> float:
        """What the map is worth after the best use of moves, removals and wild ones, or of none."""
        best = self.value()
        if moves + wild and best < ENOUGH:
            move = 1 if moves else 0
            last = moves + removals + wild == 1
            for origin in range(len(REGIONS)):
                if self.units[origin * 2 + self.seat]:
                    for region in NEIGHBOURS[origin]:
                        if last and self.holds(region):
                            continue
                        found = self.marched(
                            origin, region, moves - move, removals, wild - 1 + move
                        )
                        if found > best:
                            best = found
        if removals + wild and best < ENOUGH:
            removal = 1 if removals else 0
            for region in range(len(REGIONS)):
                if self.units[region * 2 + 1 - self.seat]:
                    found = self.removed(region, moves, removals - removal, wild - 1 + removal)
                    if found > best:
                        best = found
        if wild and self.robbed < self.enemy_coins:
            found = self.robbery(moves, removals, wild - 1)
            if found > best:
                best = found
        return best

    def holds(self, region: int) -> bool:
        """Whether one unit more would change nothing in a region."""
        at = region * 2
        if self.units[at + 1 - self.seat]:
            return False
        return self.units[at + self.seat] > 0 or self.forts[region] == self.seat

    def after(self, action: int, moves: int, removals: int, wild: int) -> float:
        """What the map is worth after an action of a manoeuvre and the best use of the rest. A
        march goes to its best destination."""
        if action == DONE:
            return self.value()
        if action == ROB:
            return self.robbery(moves, removals, wild - 1)
        if MARCH <= action < MARCH + len(REGIONS):
            move = 1 if moves else 0
            best = -WON - WON
            for region in NEIGHBOURS[action - MARCH]:
                found = self.marched(
                    action - MARCH, region, moves - move, removals, wild - 1 + move
                )
                if found > best:
                    best = found
            return best
        removal = 1 if removals else 0
        return self.removed(action - REMOVE, moves, removals - removal, wild - 1 + removal)


def is_last_turn(s: DuelState) -> bool:
    """Whether no card will be left after this turn, so that regions decide."""
    if s.chapter < LAST_CHAPTER:
        return False
    left = 0
    for card in s.slots:
        if card != TAKEN and card != LIFTED:
            left += 1
    return left == 0


def best_answer(s: DuelState, evaluation: Evaluation) -> int:
    """The best answer to a pending choice about units; UNSURE for other choices, and if an opponent
    with many regions makes more than the map count."""
    step = s.agenda[-1]
    if isinstance(step, Manoeuvre):
        if s.rules.forced_manoeuvres:
            return UNSURE
        board = Board(s, step.seat, evaluation.weights_at(s))
        if board.theirs >= CLOSE:
            return UNSURE
        return best_manoeuvre(board, s.offers, step.moves, step.removals, step.wild)
    if isinstance(step, MarchTo):
        board = Board(s, step.seat, evaluation.weights_at(s))
        return UNSURE if board.theirs >= CLOSE else best_destination(s, board, step)
    if isinstance(step, PlaceUnits):
        board = Board(s, step.seat, evaluation.weights_at(s))
        return UNSURE if board.theirs >= CLOSE else best_place(board, s.offers, step.count)[0]
    return UNSURE


def best_manoeuvre(board: Board, offers: list[int], moves: int, removals: int, wild: int) -> int:
    """The best next action of a manoeuvre; the last one offered is to end it."""
    best = DONE
    most = board.value()
    for action in offers:
        found = board.after(action, moves, removals, wild)
        if found > most:
            most = found
            best = action
    return best


def best_destination(s: DuelState, board: Board, step: MarchTo) -> int:
    """The best destination of a march, with the manoeuvre that follows."""
    moves = removals = wild = 0
    if len(s.agenda) > 1:
        following = s.agenda[-2]
        if isinstance(following, Manoeuvre):
            moves, removals, wild = following.moves, following.removals, following.wild
    best = UNSURE
    most = -WON - WON
    for action in s.offers:
        found = board.marched(step.origin, action - TO, moves, removals, wild)
        if found > most:
            most = found
            best = action
    return best


def best_place(board: Board, offers: list[int], number: int) -> tuple[int, float]:
    """The best region for units, as many as there are, and what the map is worth then."""
    placed = min(number, board.supply)
    best = UNSURE
    most = -WON - WON
    for action in offers:
        found = board.value() if action == DECLINE else board.placed(action - PLACE, placed)
        if found > most:
            most = found
            best = action
    return best, most
