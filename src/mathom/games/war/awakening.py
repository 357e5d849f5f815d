"""How companions awake nations by where they come to (Attivare le nazioni dei Popoli Liberi)."""

from __future__ import annotations

from mathom.games.war.board import controls
from mathom.games.war.facts import (
    ACTIVATES,
    ANY_NATION,
    CITY,
    FREE,
    NATION_OF,
    NATION_SIDE,
    REGION_AT,
    SETTLEMENT,
    STRIDER,
)
from mathom.games.war.politics import BY_COMPANION, activate
from mathom.games.war.state import WarState


def awakes(s: WarState, who: int) -> int:
    """The nation that a companion can activate, or any."""
    return ANY_NATION if who == STRIDER and s.crowned else ACTIVATES[who]


def companion_arrives(s: WarState, who: int) -> None:
    """A companion ends his movement, or enters play, in a city or stronghold of a free nation."""
    if s.where[who] >= 200:
        return
    region = REGION_AT[s.where[who]]
    nation = NATION_OF[region]
    if SETTLEMENT[region] < CITY or NATION_SIDE[nation] != FREE or not controls(s, region, FREE):
        return
    if awakes(s, who) in (nation, ANY_NATION):
        activate(s, nation, BY_COMPANION)
