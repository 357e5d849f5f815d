"""Event cards about the Fellowship, corruption and the Hunt."""

from __future__ import annotations

from mathom.engine.state import with_entry
from mathom.engine.step import Choice
from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.board import on_map, remove_character, unconquered
from mathom.games.war.rules.cards.effect_types import Effect
from mathom.games.war.rules.ending import add_corruption, heal
from mathom.games.war.rules.facts import (
    CHARACTER,
    EYE_VALUE,
    FREE,
    LORIEN,
    NEIGHBOURS,
    NOBODY,
    STRIDER,
    TILE_VALUE,
    WILL,
)
from mathom.games.war.rules.hunt.fellowship import (
    begin_separation,
    hide,
    in_fellowship,
    on_mordor_track,
    refill_if_empty,
)
from mathom.games.war.rules.hunt.hunt import (
    BREAKING,
    AcceptLure,
    DrawTile,
    character_cards_on_table,
    draw_tile,
    hunt,
    move_fellowship,
    nazgul_with_ring,
    random_companion,
    reveal,
)
from mathom.games.war.rules.politics.characters import (
    EXTRA,
    INTO_SIEGE,
    CompanionsFrom,
    MoveMinions,
)
from mathom.games.war.rules.politics.nations import leave_table
from mathom.games.war.rules.state import GOLLUM, IN_POOL, NOWHERE, READY, REMOVED, WarState
from mathom.games.war.rules.vocabulary import (
    DECLINE,
    HIDE,
    HUNT,
    INVOKE,
    MOVE_COMPANIONS,
    MOVE_FELLOWSHIP,
    ROLL,
    SEPARATE,
    TO,
)


def roll_successes(s: WarState, dice: int, on: int) -> int:
    """Roll dice for a card and count the results that reach a number."""
    found = 0
    for _ in range(dice):
        if s.roll(ROLL, 6) + 1 >= on:
            found += 1
    return found


class SpecialTile(Effect):
    """Add a special tile to the Hunt pool, at once on the Mordor track, otherwise on entering
    Mordor.
    """

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def do(self, s: WarState, seat: int) -> None:
        refill_if_empty(s)
        s.tiles = with_entry(s.tiles, self.tile, IN_POOL if on_mordor_track(s) else READY)
        s.tell(vocabulary.TILE_ADDED, self.tile)


class Heal(Effect):
    """Heal corruption, more with Gollum as the Guide for some cards."""

    def __init__(self, amount: int, gollum: int) -> None:
        self.amount = amount
        self.gollum = gollum

    def do(self, s: WarState, seat: int) -> None:
        heal(s, self.gollum if s.guide == GOLLUM else self.amount)


class Athelas(Effect):
    """Roll dice to heal corruption, with better odds if Strider is the Guide."""

    def __init__(self, dice: int, on: int, guided: int) -> None:
        self.dice = dice
        self.on = on
        self.guided = guided

    def do(self, s: WarState, seat: int) -> None:
        guided = s.guide == STRIDER and not s.crowned
        heal(s, roll_successes(s, self.dice, self.guided if guided else self.on))


class AnotherWay(Effect):
    """With Gollum as the Guide, the Fellowship may hide or move."""

    def do(self, s: WarState, seat: int) -> None:
        if s.guide == GOLLUM:
            s.then(HideOrMove(seat))


class HideOrMove(Choice[WarState]):
    def options(self, s: WarState) -> list[int]:
        return [HIDE if s.revealed else MOVE_FELLOWSHIP, DECLINE]

    def apply(self, s: WarState, action: int) -> None:
        if action == HIDE:
            hide(s)
        elif action == MOVE_FELLOWSHIP:
            move_fellowship(s)


class Separate(Effect):
    """Separate Companions with a longer range."""

    def __init__(self, extra: int) -> None:
        self.extra = extra

    def do(self, s: WarState, seat: int) -> None:
        if in_fellowship(s):
            begin_separation(s, seat, self.extra)


class Wings(Effect):
    """Separate or move a group with a longer range, even into a besieged stronghold."""

    def __init__(self, extra: int, level: int) -> None:
        self.manner = extra + EXTRA * level + INTO_SIEGE

    def do(self, s: WarState, seat: int) -> None:
        s.then(SeparateOrMove(seat, self.manner))


class SeparateOrMove(Choice[WarState]):
    """Choose between separating Companions and moving those on the map."""

    def __init__(self, seat: int, manner: int) -> None:
        super().__init__(seat)
        self.manner = manner

    def options(self, s: WarState) -> list[int]:
        found = [SEPARATE] if in_fellowship(s) else []
        if any(on_map(s, who) for who in range(7)):
            found.append(MOVE_COMPANIONS)
        return found

    def apply(self, s: WarState, action: int) -> None:
        if action == SEPARATE:
            begin_separation(s, self.seat, self.manner)
        else:
            s.then(CompanionsFrom(self.seat, self.manner, 1))


class Companions(Effect):
    def do(self, s: WarState, seat: int) -> None:
        s.then(CompanionsFrom(seat, 0, 7))


class Mirror(Effect):
    """Change a character result to a Will of the West; heal in Lórien."""

    def do(self, s: WarState, seat: int) -> None:
        if s.dice[CHARACTER]:
            s.dice[CHARACTER] -= 1
            s.dice[WILL] += 1
        if s.ring == LORIEN and unconquered(s, LORIEN):
            heal(s, 1)


class Challenge(Effect):
    """Draw tiles and remove the Eyes among them from the game. If all of them are Eyes, they return
    to the pool and Strider is eliminated instead.
    """

    def __init__(self, number: int) -> None:
        self.number = number

    def do(self, s: WarState, seat: int) -> None:
        s.tile = NOWHERE
        drawn: list[int] = []
        for _ in range(self.number):
            tile = draw_tile(s)
            if tile != NOWHERE:
                # The tile is set aside even if the pool is refilled before the next draw.
                s.tiles = with_entry(s.tiles, tile, REMOVED)
                drawn.append(tile)
        eyes = [tile for tile in drawn if TILE_VALUE[tile] == EYE_VALUE]
        lost = len(eyes) == self.number
        for tile in drawn:
            back = REMOVED if tile in eyes and not lost else IN_POOL
            s.tiles = with_entry(s.tiles, tile, back)
        if lost:
            remove_character(s, STRIDER)


class HuntTile(Effect):
    def __init__(self, source: int) -> None:
        self.source = source

    def do(self, s: WarState, seat: int) -> None:
        s.then(DrawTile(self.source, 0))


class Candles(Effect):
    """Roll dice for corruption, less with Gollum as the Guide."""

    def __init__(self, dice: int, on: int, gollum: int) -> None:
        self.dice = dice
        self.on = on
        self.gollum = gollum

    def do(self, s: WarState, seat: int) -> None:
        on = self.gollum if s.guide == GOLLUM else self.on
        add_corruption(s, roll_successes(s, self.dice, on))


class Nazgul(Effect):
    def do(self, s: WarState, seat: int) -> None:
        s.then(MoveMinions(seat, 1))


class Search(Effect):
    """Reveal the Fellowship if a Nazgûl is in its region."""

    def do(self, s: WarState, seat: int) -> None:
        if nazgul_with_ring(s) and not s.revealed:
            reveal(s)


class NazgulStrike(Effect):
    """A Nazgûl in the region of the Ring-bearers discards a card in play or starts a Hunt roll."""

    def do(self, s: WarState, seat: int) -> None:
        if nazgul_with_ring(s):
            s.then(StrikeChoice(seat))


class StrikeChoice(Choice[WarState]):
    """Choose a card in play to discard, a Hunt roll, or nothing."""

    def options(self, s: WarState) -> list[int]:
        found = [INVOKE + card for card in character_cards_on_table(s)]
        if s.hunt_shadow:
            found.append(HUNT)
        if found:
            found.append(DECLINE)
        return found

    def apply(self, s: WarState, action: int) -> None:
        if action == HUNT:
            hunt(s)
        elif action != DECLINE:
            leave_table(s, action - INVOKE)


class Weather(Effect):
    """The Shadow moves the Ring-bearers' figure by one region."""

    def do(self, s: WarState, seat: int) -> None:
        s.then(DriveAway(seat))


class DriveAway(Choice[WarState]):
    def options(self, s: WarState) -> list[int]:
        return [TO + region for region in NEIGHBOURS[s.ring]] if s.ring != NOBODY else []

    def apply(self, s: WarState, action: int) -> None:
        s.ring = action - TO


class MorgulWound(Effect):
    """Add corruption, more if there is little so far."""

    def __init__(self, amount: int, more: int, up_to: int) -> None:
        self.amount = amount
        self.more = more
        self.up_to = up_to

    def do(self, s: WarState, seat: int) -> None:
        add_corruption(s, self.more if s.corruption <= self.up_to else self.amount)


class Lure(Effect):
    """Draw a Companion: add his level as corruption, or lose him."""

    def do(self, s: WarState, seat: int) -> None:
        if s.guide == GOLLUM:
            add_corruption(s, 1)
        else:
            s.then(AcceptLure(s.voice[FREE], random_companion(s)))


class Breaking(Effect):
    """Draw a tile; that many Companions must leave the Fellowship."""

    def do(self, s: WarState, seat: int) -> None:
        if s.guide == GOLLUM:
            add_corruption(s, 1)
        else:
            s.then(DrawTile(BREAKING, 0))
