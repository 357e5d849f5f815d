"""Conditions printed on event cards."""

from __future__ import annotations

from typing import Any

from mathom.engine.errors import BadNotation
from mathom.games.war.rules.armies.army_bits import nation_units
from mathom.games.war.rules.board import besieged, controls, has_army, on_map, places_in
from mathom.games.war.rules.facts import (
    BOROMIR,
    CHARACTERS,
    CHARACTERS_OF,
    ELVES,
    FREE,
    GANDALF,
    ISENGARD,
    LAND,
    NATION_OF,
    NATION_SIDE,
    NATIONS,
    NATIONS_OF,
    NEIGHBOURS,
    NOBODY,
    OWNER,
    PLACES,
    REGION_AT,
    REGIONS,
    REGIONS_OF,
    SARUMAN,
    SETTLEMENT,
    SHADOW,
    STRIDER,
    STRONGHOLD,
    WITCH_KING,
    mask_of,
)
from mathom.games.war.rules.hunt.fellowship import in_fellowship, on_mordor_track
from mathom.games.war.rules.politics.nations import at_war, shadow_at_war
from mathom.games.war.rules.state import GONE, WarState


class Condition:
    """A condition for playing a card."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.kind: str = data["k"]
        self.who = mask_of(data.get("any", []), CHARACTERS)
        self.character: str = data.get("character", "")
        self.regions = [REGIONS.index(region) for region in data.get("regions", [])]
        self.region = REGIONS.index(data["region"]) if "region" in data else NOBODY
        self.nation = NATIONS.index(data["nation"]) if "nation" in data else NOBODY
        self.nations = mask_of(data.get("nations", []), NATIONS)
        self.crowned: bool = data.get("crowned", False)
        self.outside: bool = data.get("outside", False)

    def holds(self, s: WarState) -> bool:
        match self.kind:
            case "in-fellowship":
                return in_fellowship(s) & (self.who if self.who else 127) != 0
            case "in-play":
                return in_play(s, self.character)
            case "companion-at":
                return companion_in(s, self.regions)
            case "king-with-army":
                return self.king_leads(s)
            case "king-in-nation":
                return on_map(s, STRIDER) and land_of(s, STRIDER) == self.nation
            case "boromir-in-nation":
                return on_map(s, BOROMIR) and land_of(s, BOROMIR) == self.nation
            case "at-war":
                return at_war(s, self.nation)
            case "active":
                return s.active[self.nation] == 1
            case "shadow-at-war":
                return shadow_at_war(s)
            case "revealed":
                return s.revealed == 1
            case "progress":
                return not on_mordor_track(s) and s.progress > 0
            case "no-free-settlement":
                return on_mordor_track(s) or OWNER[s.ring] != FREE
            case "besieged":
                return besieged(s, self.region) and controls(s, self.region, FREE)
            case _:
                return rare(s, self.kind)

    def never_again(self, s: WarState) -> bool:
        """Whether it can no longer become true: somebody it needs is lost or has left the
        Fellowship, or the Fellowship is on the Mordor track."""
        match self.kind:
            case "in-fellowship":
                return in_fellowship(s) & (self.who if self.who else 127) == 0
            case "progress":
                return on_mordor_track(s)
            case "king-with-army" | "king-in-nation":
                return s.where[STRIDER] == GONE
            case "boromir-in-nation":
                return s.where[BOROMIR] == GONE
            case "witch-king-besieges":
                return s.where[WITCH_KING] == GONE
            case "companion-at":
                return all(s.where[who] == GONE for who in CHARACTERS_OF[FREE])
            case "in-play":
                return lost_for_good(s, self.character)
            case _:
                return False

    def king_leads(self, s: WarState) -> bool:
        """Whether Strider or Aragorn is with an army where the card requires it."""
        if not on_map(s, STRIDER) or (self.crowned and not s.crowned):
            return False
        if not has_army(s, s.where[STRIDER], FREE):
            return False
        land = land_of(s, STRIDER)
        if self.outside:
            return land == NOBODY or NATION_SIDE[land] != FREE
        return self.nations == 0 or (land != NOBODY and self.nations >> land & 1 == 1)


def rare(s: WarState, kind: str) -> bool:
    """Conditions that only one card has."""
    match kind:
        case "eagles-near":
            return bool(eagles_prey(s))
        case "spells-near":
            return bool(spell_casters(s))
        case "witch-king-besieges":
            place = s.where[WITCH_KING]
            return place < LAND and besieging(s, place)
        case "isengard-besieges":
            return any(
                besieging(s, region) and nation_units(s.host[region * 2 + SHADOW], ISENGARD)
                for region in range(LAND)
            )
        case "holds-elven-stronghold":
            return any(
                SETTLEMENT[region] == STRONGHOLD and controls(s, region, SHADOW)
                for region in REGIONS_OF[ELVES]
            )
        case "army-with-companion":
            return any(on_map(s, w) and has_army(s, s.where[w], FREE) for w in CHARACTERS_OF[FREE])
        case "stormcrow":
            return bool(troubled_nations(s))
        case _:
            raise BadNotation("unknown-name", place="events", name=kind)


def land_of(s: WarState, who: int) -> int:
    """The nation in whose territory a character is."""
    return NATION_OF[REGION_AT[s.where[who]]]


def companion_in(s: WarState, regions: list[int]) -> bool:
    """Whether a Companion is in one of the regions."""
    return any(on_map(s, who) and REGION_AT[s.where[who]] in regions for who in CHARACTERS_OF[FREE])


def in_play(s: WarState, name: str) -> bool:
    """Whether a character is in play."""
    if name == "aragorn":
        return s.crowned == 1 and on_map(s, STRIDER)
    if name == "gandalf-the-white":
        return s.white == 1 and on_map(s, GANDALF)
    return on_map(s, SARUMAN if name == "saruman" else WITCH_KING)


def lost_for_good(s: WarState, name: str) -> bool:
    """Whether a character cannot come into play any more. Gandalf the Grey may still return."""
    if name == "gandalf-the-white":
        return s.white == 1 and s.where[GANDALF] == GONE
    if name == "aragorn":
        return s.where[STRIDER] == GONE
    return s.where[SARUMAN if name == "saruman" else WITCH_KING] == GONE


def besieging(s: WarState, region: int) -> bool:
    """Whether the Shadow besieges a region."""
    return besieged(s, region) and controls(s, region, FREE)


def near(region: int) -> list[int]:
    """A region and its neighbours, including the insides of their strongholds."""
    found: list[int] = []
    for each in [region, *NEIGHBOURS[region]]:
        found += places_in(each)
    return found


def companion_army(s: WarState, place: int) -> bool:
    """Whether a place holds an army of the Free Peoples with a Companion."""
    if not has_army(s, place, FREE):
        return False
    return any(s.where[who] == place for who in CHARACTERS_OF[FREE])


def nazgul_there(s: WarState, place: int, witch_king: bool) -> int:
    """The number of Nazgûl with an army of the Shadow in a place."""
    if not has_army(s, place, SHADOW):
        return 0
    found = s.host[place * 2 + SHADOW] >> 30
    return found + (1 if witch_king and s.where[WITCH_KING] == place else 0)


def eagles_prey(s: WarState) -> list[int]:
    """The armies of the Shadow with Nazgûl near an army of the Free Peoples with a Companion."""
    found = []
    for place in range(len(PLACES)):
        if nazgul_there(s, place, False):
            if any(companion_army(s, other) for other in near(REGION_AT[place])):
                found.append(place)
    return found


def spell_casters(s: WarState) -> list[int]:
    """The armies of the Shadow with Nazgûl near an army of the Free Peoples."""
    found = []
    for place in range(len(PLACES)):
        if nazgul_there(s, place, True) and spell_targets(s, place):
            found.append(place)
    return found


def spell_targets(s: WarState, place: int) -> list[int]:
    """The armies of the Free Peoples near a place."""
    return sorted(other for other in near(REGION_AT[place]) if has_army(s, other, FREE))


def troubled_nations(s: WarState) -> list[int]:
    """The Free Peoples nations not at war whose territory holds the Fellowship or a Companion."""
    found = []
    for nation in NATIONS_OF[FREE]:
        if s.politics[nation]:
            ring = s.ring != NOBODY and NATION_OF[s.ring] == nation
            if ring or companion_in(s, REGIONS_OF[nation]):
                found.append(nation)
    return found
