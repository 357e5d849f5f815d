"""The fellowship of the Ring (La Compagnia dell'Anello): the Guide, the journey, separation."""

from __future__ import annotations

from mathom.engine.errors import IllegalAction
from mathom.engine.step import Choice
from mathom.games.war import words
from mathom.games.war.armies import arrive_characters
from mathom.games.war.board import controls, garrison_place, remove_character
from mathom.games.war.companions import (
    EXTRA,
    INTO_SIEGE,
    group_level,
    pick_character,
    pick_in_order,
    walk,
)
from mathom.games.war.ending import add_corruption
from mathom.games.war.facts import (
    CHARACTERS_OF,
    CITY,
    EYE_VALUE,
    FREE,
    LEVEL,
    MORIA,
    NEIGHBOURS,
    NOBODY,
    OWNER,
    PLACES,
    SETTLEMENT,
    STANDARD_TILE,
    TILE_KIND,
    TILE_VALUE,
    TILES,
    WALLS,
)
from mathom.games.war.state import (
    DRAWN,
    GOLLUM,
    IN_FELLOWSHIP,
    IN_POOL,
    NOWHERE,
    READY,
    WarState,
)
from mathom.games.war.table import check_table
from mathom.games.war.words import DONE, GUIDE, TAKE, TO


def in_fellowship(s: WarState) -> int:
    """The companions in the fellowship, as bits."""
    found = 0
    for who in CHARACTERS_OF[FREE]:
        if s.where[who] == IN_FELLOWSHIP:
            found |= 1 << who
    return found


def on_mordor_track(s: WarState) -> bool:
    """Whether the Ring-bearers are in Mordor."""
    return s.mordor != NOWHERE


def guides(s: WarState) -> list[int]:
    """The companions of the highest level in the fellowship."""
    there = [who for who in CHARACTERS_OF[FREE] if s.where[who] == IN_FELLOWSHIP]
    best = max([LEVEL[who] for who in there], default=0)
    return [who for who in there if LEVEL[who] == best]


def company_changed(s: WarState) -> None:
    """Somebody has left: there may be a new Guide, or Gollum, and cards may leave the table."""
    check_table(s)
    able = guides(s)
    if not able:
        if s.guide != GOLLUM:
            s.guide = GOLLUM
            s.tell(words.GOLLUM_GUIDES)
        return
    if s.guide not in able:
        s.guide = able[0]
        s.tell(words.NEW_GUIDE, s.guide)
    s.then(ChooseGuide(s.leading[FREE]))


class ChooseGuide(Choice[WarState]):
    """Choose the Guide among the companions of the highest level (La Guida della Compagnia)."""

    def options(self, s: WarState) -> list[int]:
        return [GUIDE + who for who in guides(s)]

    def apply(self, s: WarState, action: int) -> None:
        if s.guide != action - GUIDE:
            s.guide = action - GUIDE
            s.tell(words.NEW_GUIDE, s.guide)

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        return IllegalAction("not-the-highest-level")


def begin_journey(s: WarState) -> None:
    """A path is traced from the last known position."""
    walls = WALLS[s.ring]
    s.journey = 1 << walls if walls != NOBODY else 0
    s.through_moria = 0


def safe_city(s: WarState, region: int) -> bool:
    """A city or stronghold that the Free Peoples have kept: no reveal ends there."""
    return SETTLEMENT[region] >= CITY and OWNER[region] == FREE and controls(s, region, FREE)


class Journey(Choice[WarState]):
    """Trace the path of the Ring-bearers, region by region."""

    def __init__(self, seat: int, left: int, revealed: int) -> None:
        super().__init__(seat)
        self.left = left
        self.revealed = revealed

    def options(self, s: WarState) -> list[int]:
        if self.left == 0:
            return []
        found = []
        for region in NEIGHBOURS[s.ring]:
            if not self.revealed or self.left > 1 or not safe_city(s, region):
                found.append(TO + region)
        if not self.revealed or not safe_city(s, s.ring):
            found.append(DONE)
        return found

    def apply(self, s: WarState, action: int) -> None:
        if action == DONE:
            return
        region = action - TO
        if MORIA in (region, s.ring):
            s.through_moria = 1
        s.ring = region
        if WALLS[region] != NOBODY:
            s.journey |= 1 << WALLS[region]
        s.then(Journey(self.seat, self.left - 1, self.revealed))

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        if TO <= action < TO + len(PLACES):
            region = action - TO
            if region in NEIGHBOURS[s.ring]:
                return IllegalAction("no-reveal-in-city", place=PLACES[region])
            return IllegalAction("region-not-adjacent", place=PLACES[region])
        return IllegalAction("no-reveal-in-city", place=PLACES[s.ring])


def refill(s: WarState) -> None:
    """All tiles of the pool are used: the standard ones come back, but one that is being settled
    (La Riserva della Caccia)."""
    for tile in range(len(TILES)):
        if s.tiles[tile] == DRAWN and TILE_KIND[tile] == STANDARD_TILE and tile != s.tile:
            s.tiles[tile] = IN_POOL


def enter_mordor(s: WarState) -> None:
    """The figure goes to the Mordor track; Eye tiles and special tiles go into the pool."""
    s.mordor = 0
    s.ring = NOWHERE
    s.progress = 0
    s.tile = NOWHERE
    s.tell(words.MORDOR_ENTERED)
    if IN_POOL not in s.tiles:
        refill(s)
    for tile in range(len(TILES)):
        drawn_eye = s.tiles[tile] == DRAWN and TILE_VALUE[tile] == EYE_VALUE
        if s.tiles[tile] == READY or drawn_eye:
            s.tiles[tile] = IN_POOL


def leave_fellowship(s: WarState, mask: int, place: int) -> None:
    """Companions are put on the map, or in Mordor out of the game."""
    for who in CHARACTERS_OF[FREE]:
        if mask >> who & 1:
            if place == NOWHERE:
                remove_character(s, who)
            else:
                s.where[who] = place
                s.tell(words.SEPARATED, who, place)
    arrive_characters(s, mask)
    company_changed(s)


def separation_reach(s: WarState, mask: int, manner: int) -> list[int]:
    """Where a group can separate to: the progress and its level away, or where it is besieged."""
    start = garrison_place(s, s.ring, FREE)
    reach = s.progress + group_level(s, mask, manner) + manner % EXTRA
    if start != s.ring:
        return [start]
    return walk(s, FREE, s.ring, reach, manner >= INTO_SIEGE)


class SeparateGroup(Choice[WarState]):
    """Choose, in order, the companions who leave the fellowship (Separare i compagni)."""

    def __init__(self, seat: int, manner: int) -> None:
        super().__init__(seat)
        self.manner = manner

    def options(self, s: WarState) -> list[int]:
        found = pick_in_order(s, in_fellowship(s))
        if s.pick_mask:
            found.append(DONE)
        return found

    def apply(self, s: WarState, action: int) -> None:
        if action != DONE:
            pick_character(s, action - TAKE)
            s.then(self)
        elif on_mordor_track(s):
            leave_fellowship(s, s.pick_mask, NOWHERE)
        else:
            s.then(SeparateTo(self.seat, self.manner, s.pick_mask))


class SeparateTo(Choice[WarState]):
    """Choose where the companions go who leave the fellowship."""

    def __init__(self, seat: int, manner: int, group: int) -> None:
        super().__init__(seat)
        self.manner = manner
        self.group = group

    def options(self, s: WarState) -> list[int]:
        return [TO + place for place in separation_reach(s, self.group, self.manner)]

    def apply(self, s: WarState, action: int) -> None:
        leave_fellowship(s, self.group, action - TO)

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        if TO <= action < TO + len(PLACES):
            return IllegalAction("place-out-of-reach", place=PLACES[action - TO])
        return IllegalAction("must-choose-destination")


def begin_separation(s: WarState, seat: int, manner: int) -> None:
    """Companions are asked for who separate."""
    s.pick_mask = 0
    s.pick_last = 0
    s.then(SeparateGroup(seat, manner))


def hide(s: WarState) -> None:
    """Turn the marker to its hidden side (Nascondere la Compagnia)."""
    s.revealed = 0
    s.tell(words.HIDDEN)
    if on_mordor_track(s):
        s.tried = 1


def rest_of_turn(s: WarState) -> None:
    """In Mordor a turn without an attempt to move or hide costs corruption."""
    if on_mordor_track(s) and not s.tried:
        add_corruption(s, 1)
