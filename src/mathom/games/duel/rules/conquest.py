"""Conquering Middle-earth (rulebook p. 7, "Conquista della Terra di Mezzo"): units, conflicts and
fortresses."""

from __future__ import annotations

from mathom.engine.errors import IllegalAction
from mathom.engine.state import with_entry
from mathom.engine.step import Choice
from mathom.games.duel.rules import vocabulary
from mathom.games.duel.rules.effect_types import Effect, token_helps
from mathom.games.duel.rules.ending import check_conquest
from mathom.games.duel.rules.facts import (
    ALL_REGIONS,
    NEIGHBOURS,
    RED_ANYWHERE,
    RED_EXTRA_UNITS,
    RED_STRONGER,
    REGIONS,
)
from mathom.games.duel.rules.state import NOBODY, DuelState, other
from mathom.games.duel.rules.treasure import lose_coins
from mathom.games.duel.rules.vocabulary import DECLINE, DONE, MARCH, PLACE, RAZE, REMOVE, ROB, TO


def place_units(s: DuelState, seat: int, region: int, count: int) -> None:
    """Place units from the supply, as many as are left, and resolve a conflict."""
    placed = min(count, s.supply[seat])
    if placed == 0:
        return
    s.supply[seat] -= placed
    s.units[region * 2 + seat] += placed
    s.tell(vocabulary.UNITS_PLACED, seat, placed, region)
    fight(s, region)
    check_conquest(s, seat)


def fight(s: DuelState, region: int) -> None:
    """A conflict: both sides remove units one for one until one side has none left."""
    units = s.units
    losses = min(units[region * 2], units[region * 2 + 1])
    if losses == 0:
        return
    for seat in range(2):
        units[region * 2 + seat] -= losses
        s.supply[seat] += losses
    s.tell(vocabulary.CONFLICT, region, losses)


def march(s: DuelState, seat: int, origin: int, region: int) -> None:
    """Move one unit to an adjacent region and resolve a conflict."""
    s.units[origin * 2 + seat] -= 1
    s.units[region * 2 + seat] += 1
    s.tell(vocabulary.UNIT_MOVED, seat, origin, region)
    fight(s, region)
    check_conquest(s, seat)


def remove_unit(s: DuelState, seat: int, region: int) -> None:
    """Return one enemy unit to its owner's supply."""
    enemy = other(seat)
    s.units[region * 2 + enemy] -= 1
    s.supply[enemy] += 1
    s.tell(vocabulary.UNIT_REMOVED, enemy, region)


def build_fortress(s: DuelState, seat: int, region: int) -> None:
    s.forts = with_entry(s.forts, region, seat)
    s.tell(vocabulary.FORTRESS_BUILT, seat, region)
    check_conquest(s, seat)


class PlaceUnits(Choice[DuelState]):
    """Choose a region for all the units of a card, tile, token or bonus space."""

    def __init__(self, seat: int, count: int, regions: int, optional: int) -> None:
        super().__init__(seat)
        self.count = count
        self.regions = regions
        self.optional = optional

    def options(self, s: DuelState) -> list[int]:
        if s.supply[self.seat] == 0:
            return []
        regions = self.regions
        found = [PLACE + region for region in range(len(REGIONS)) if regions >> region & 1]
        if self.optional:
            found.append(DECLINE)
        return found

    def apply(self, s: DuelState, action: int) -> None:
        if action != DECLINE:
            place_units(s, self.seat, action - PLACE, self.count)

    def why_not(self, s: DuelState, action: int) -> IllegalAction:
        if PLACE <= action < PLACE + len(REGIONS):
            return IllegalAction("region-not-on-card", region=REGIONS[action - PLACE])
        return IllegalAction("must-place-units")


class Manoeuvre(Choice[DuelState]):
    """Moves and removals, one at a time in any order, until they are used or declined.

    Each of `wild` is a move, a removal or the loss of an enemy coin.
    """

    def __init__(self, seat: int, moves: int, removals: int, wild: int) -> None:
        super().__init__(seat)
        self.moves = moves
        self.removals = removals
        self.wild = wild

    def options(self, s: DuelState) -> list[int]:
        seat = self.seat
        enemy = other(seat)
        units = s.units
        found: list[int] = []
        if self.moves + self.wild:
            found += [MARCH + region for region in range(len(REGIONS)) if units[region * 2 + seat]]
        if self.removals + self.wild:
            found += [
                REMOVE + region for region in range(len(REGIONS)) if units[region * 2 + enemy]
            ]
        if self.wild and s.coins[enemy]:
            found.append(ROB)
        if found and not s.rules.forced_manoeuvres:
            found.append(DONE)
        return found

    def apply(self, s: DuelState, action: int) -> None:
        if action == DONE:
            return
        seat = self.seat
        moves = self.moves
        removals = self.removals
        wild = self.wild
        if action == ROB:
            lose_coins(s, other(seat), 1)
            wild -= 1
        elif MARCH <= action < MARCH + len(REGIONS):
            s.then(MarchTo(seat, action - MARCH))
            if moves:
                moves -= 1
            else:
                wild -= 1
        else:
            remove_unit(s, seat, action - REMOVE)
            if removals:
                removals -= 1
            else:
                wild -= 1
        if moves + removals + wild:
            s.then(Manoeuvre(seat, moves, removals, wild))

    def why_not(self, s: DuelState, action: int) -> IllegalAction:
        if MARCH <= action < MARCH + len(REGIONS):
            region = REGIONS[action - MARCH]
            if self.moves + self.wild == 0:
                return IllegalAction("no-move-left")
            return IllegalAction("no-own-unit", region=region)
        if REMOVE <= action < REMOVE + len(REGIONS):
            region = REGIONS[action - REMOVE]
            if self.removals + self.wild == 0:
                return IllegalAction("no-removal-left")
            return IllegalAction("no-enemy-unit", region=region)
        return IllegalAction("must-manoeuvre")


class MarchTo(Choice[DuelState]):
    """Choose the adjacent region that the unit moves to."""

    def __init__(self, seat: int, origin: int) -> None:
        super().__init__(seat)
        self.origin = origin

    def options(self, s: DuelState) -> list[int]:
        return [TO + region for region in NEIGHBOURS[self.origin]]

    def apply(self, s: DuelState, action: int) -> None:
        march(s, self.seat, self.origin, action - TO)

    def why_not(self, s: DuelState, action: int) -> IllegalAction:
        if TO <= action < TO + len(REGIONS):
            return IllegalAction(
                "not-adjacent", region=REGIONS[action - TO], origin=REGIONS[self.origin]
            )
        return IllegalAction("must-march")


class RazeFortress(Choice[DuelState]):
    """Choose an enemy fortress and return it to its owner, who keeps the tile."""

    def __init__(self, seat: int, optional: int) -> None:
        super().__init__(seat)
        self.optional = optional

    def options(self, s: DuelState) -> list[int]:
        enemy = other(self.seat)
        found = [RAZE + region for region in range(len(REGIONS)) if s.forts[region] == enemy]
        if found and self.optional:
            found.append(DECLINE)
        return found

    def apply(self, s: DuelState, action: int) -> None:
        if action != DECLINE:
            s.forts = with_entry(s.forts, action - RAZE, NOBODY)
            s.tell(vocabulary.FORTRESS_RAZED, other(self.seat), action - RAZE)

    def why_not(self, s: DuelState, action: int) -> IllegalAction:
        if RAZE <= action < RAZE + len(REGIONS):
            return IllegalAction("no-enemy-fortress", region=REGIONS[action - RAZE])
        return IllegalAction("must-raze")


class Muster(Effect):
    """The units of a red card, for one of two regions. Tokens may add units or allow any region."""

    def __init__(self, count: int, regions: int) -> None:
        self.count = count
        self.regions = regions

    def do(self, s: DuelState, seat: int) -> None:
        count = self.count
        regions = self.regions
        if token_helps(s, seat, RED_STRONGER):
            count += RED_EXTRA_UNITS
        if token_helps(s, seat, RED_ANYWHERE):
            regions = ALL_REGIONS
        s.then(PlaceUnits(seat, count, regions, 1 if s.rules.optional_red_units else 0))


class Units(Effect):
    """The units of a tile or token; split units are placed one by one."""

    def __init__(self, count: int, regions: int, split: bool, of_token: bool) -> None:
        self.count = count
        self.regions = regions
        self.split = split
        self.of_token = of_token

    def do(self, s: DuelState, seat: int) -> None:
        optional = 1 if self.of_token and not s.rules.forced_tokens else 0
        if not self.split:
            s.then(PlaceUnits(seat, self.count, self.regions, optional))
            return
        for _ in range(min(self.count, s.supply[seat])):
            s.then(PlaceUnits(seat, 1, self.regions, optional))


class Manoeuvres(Effect):
    """The moves and removals of a purple card, tile or token."""

    def __init__(self, moves: int, removals: int, wild: int) -> None:
        self.moves = moves
        self.removals = removals
        self.wild = wild

    def do(self, s: DuelState, seat: int) -> None:
        s.then(Manoeuvre(seat, self.moves, self.removals, self.wild))


class Fortress(Effect):
    def __init__(self, region: int) -> None:
        self.region = region

    def do(self, s: DuelState, seat: int) -> None:
        build_fortress(s, seat, self.region)


class Raze(Effect):
    def do(self, s: DuelState, seat: int) -> None:
        s.then(RazeFortress(seat, 0 if s.rules.forced_manoeuvres else 1))
