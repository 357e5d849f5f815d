"""The Fellowship of the Ring (rulebook p. 36, "La Compagnia dell'Anello"): the Guide, its path,
hiding.

Separating Companions (p. 39, "Separare i compagni").
"""

from __future__ import annotations

from mathom.engine.errors import IllegalAction
from mathom.engine.state import with_entry
from mathom.engine.step import Choice
from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.armies.movement import arrive_characters
from mathom.games.war.rules.board import controls, garrison_place, remove_character
from mathom.games.war.rules.cards.in_play import check_table
from mathom.games.war.rules.ending import add_corruption
from mathom.games.war.rules.facts import (
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
from mathom.games.war.rules.politics.characters import (
    EXTRA,
    INTO_SIEGE,
    group_level,
    pick_character,
    pick_in_order,
    walk,
)
from mathom.games.war.rules.state import (
    DRAWN,
    GOLLUM,
    IN_FELLOWSHIP,
    IN_POOL,
    NOWHERE,
    READY,
    WarState,
)
from mathom.games.war.rules.vocabulary import DONE, GUIDE, TAKE, TO


def in_fellowship(s: WarState) -> int:
    """The Companions in the Fellowship, as bits."""
    found = 0
    for who in CHARACTERS_OF[FREE]:
        if s.where[who] == IN_FELLOWSHIP:
            found |= 1 << who
    return found


def on_mordor_track(s: WarState) -> bool:
    return s.mordor != NOWHERE


def guides(s: WarState) -> list[int]:
    """The Companions of the highest level in the Fellowship."""
    there = [who for who in CHARACTERS_OF[FREE] if s.where[who] == IN_FELLOWSHIP]
    best = max([LEVEL[who] for who in there], default=0)
    return [who for who in there if LEVEL[who] == best]


def company_changed(s: WarState) -> None:
    """A Companion left: choose a new Guide if needed, and discard cards in play that required
    him.
    """
    check_table(s)
    able = guides(s)
    if not able:
        if s.guide != GOLLUM:
            s.guide = GOLLUM
            s.tell(vocabulary.GOLLUM_GUIDES)
        return
    if s.guide not in able:
        s.guide = able[0]
        s.tell(vocabulary.NEW_GUIDE, s.guide)
    s.then(ChooseGuide(s.leading[FREE]))


class ChooseGuide(Choice[WarState]):
    """Choose the Guide among the Companions of the highest level (rulebook p. 37, "La Guida della
    Compagnia").
    """

    def options(self, s: WarState) -> list[int]:
        return [GUIDE + who for who in guides(s)]

    def apply(self, s: WarState, action: int) -> None:
        if s.guide != action - GUIDE:
            s.guide = action - GUIDE
            s.tell(vocabulary.NEW_GUIDE, s.guide)

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        return IllegalAction("not-the-highest-level")


def begin_journey(s: WarState) -> None:
    """Start the path at the last known position."""
    walls = WALLS[s.ring]
    s.journey = 1 << walls if walls != NOBODY else 0
    s.through_moria = 0


def city_of_the_free(region: int) -> bool:
    """A city or stronghold of a Free Peoples nation, whoever controls it now."""
    return SETTLEMENT[region] >= CITY and OWNER[region] == FREE


def safe_city(s: WarState, region: int) -> bool:
    """A city or stronghold controlled by the Free Peoples: a revealed Fellowship cannot end its
    path there.
    """
    return city_of_the_free(region) and controls(s, region, FREE)


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


def refill_if_empty(s: WarState) -> None:
    """When the pool is empty, return the standard tiles, including one being resolved. Special
    tiles and removed tiles do not return (rulebook p. 40, "La riserva della Caccia").
    """
    if IN_POOL in s.tiles:
        return
    for tile in range(len(TILES)):
        if s.tiles[tile] == DRAWN and TILE_KIND[tile] == STANDARD_TILE:
            s.tiles = with_entry(s.tiles, tile, IN_POOL)


def enter_mordor(s: WarState) -> None:
    """Move to the Mordor track; Eye tiles and special tiles go into the pool (rulebook p. 43, "La
    Compagnia a Mordor").
    """
    s.mordor = 0
    s.ring = NOWHERE
    s.progress = 0
    s.tile = NOWHERE
    s.tell(vocabulary.MORDOR_ENTERED)
    refill_if_empty(s)
    for tile in range(len(TILES)):
        drawn_eye = s.tiles[tile] == DRAWN and TILE_VALUE[tile] == EYE_VALUE
        if s.tiles[tile] == READY or drawn_eye:
            s.tiles = with_entry(s.tiles, tile, IN_POOL)


def leave_fellowship(s: WarState, mask: int, place: int) -> None:
    """Put Companions on the map; in Mordor they are removed from the game."""
    for who in CHARACTERS_OF[FREE]:
        if mask >> who & 1:
            if place == NOWHERE:
                remove_character(s, who)
            else:
                s.where[who] = place
                s.tell(vocabulary.SEPARATED, who, place)
    arrive_characters(s, mask)
    company_changed(s)


def separation_reach(s: WarState, mask: int, manner: int) -> list[int]:
    """Where a group can separate to: up to its level plus the progress, or only inside a besieged
    stronghold.
    """
    start = garrison_place(s, s.ring, FREE)
    reach = s.progress + group_level(s, mask, manner) + manner % EXTRA
    if start != s.ring:
        return [start]
    return walk(s, FREE, s.ring, reach, manner >= INTO_SIEGE)


class SeparateGroup(Choice[WarState]):
    """Pick the Companions who separate, in order."""

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
    s.pick_mask = 0
    s.pick_last = 0
    s.then(SeparateGroup(seat, manner))


def hide(s: WarState) -> None:
    """Turn the progress marker to its hidden side (rulebook p. 39, "Nascondere la Compagnia")."""
    s.revealed = 0
    s.tell(vocabulary.HIDDEN)
    if on_mordor_track(s):
        s.tried = 1


def rest_of_turn(s: WarState) -> None:
    """In Mordor a turn without an attempt to move or hide adds corruption."""
    if on_mordor_track(s) and not s.tried:
        add_corruption(s, 1)
