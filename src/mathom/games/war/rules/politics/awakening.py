"""Activating the nations of the Free Peoples by Companions (rulebook p. 34, "Attivare le nazioni
dei Popoli Liberi").
"""

from __future__ import annotations

from mathom.games.war.rules.board import controls
from mathom.games.war.rules.facts import (
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
from mathom.games.war.rules.politics.nations import BY_COMPANION, activate
from mathom.games.war.rules.state import WarState


def awakes(s: WarState, who: int) -> int:
    """The nation that a Companion can activate, or ANY_NATION."""
    return ANY_NATION if who == STRIDER and s.crowned else ACTIVATES[who]


def companion_arrives(s: WarState, who: int) -> None:
    """A Companion ends his movement or enters play in a city or stronghold of a Free Peoples
    nation.
    """
    if s.where[who] >= 200:
        return
    region = REGION_AT[s.where[who]]
    nation = NATION_OF[region]
    if SETTLEMENT[region] < CITY or NATION_SIDE[nation] != FREE or not controls(s, region, FREE):
        return
    if awakes(s, who) in (nation, ANY_NATION):
        activate(s, nation, BY_COMPANION)
