"""Retreating into a siege (rulebook p. 31, "Ritirarsi in assedio"), or to another region."""

from __future__ import annotations

from mathom.engine.step import Choice
from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.armies.movement import arrive_characters
from mathom.games.war.rules.board import (
    barred,
    besieged,
    characters_at,
    controls,
    enter,
    go_within,
    is_free,
    move_host,
)
from mathom.games.war.rules.facts import NEIGHBOURS, SARUMAN, SETTLEMENT, STRONGHOLD
from mathom.games.war.rules.state import (
    ASSAULT,
    AT,
    ATTACKER,
    FIELD,
    KIND,
    OVER,
    RETREATED,
    WITHDRAWN,
    WarState,
)
from mathom.games.war.rules.vocabulary import RETREAT, WITHDRAW


def may_withdraw(s: WarState) -> bool:
    """Whether the defender has a stronghold to withdraw into."""
    b = s.battle
    region = b[AT]
    if b[KIND] != FIELD or SETTLEMENT[region] != STRONGHOLD:
        return False
    return controls(s, region, 1 - b[ATTACKER]) and not besieged(s, region)


def withdraw(s: WarState) -> None:
    """Move the defenders into their stronghold."""
    b = s.battle
    go_within(s, b[AT], 1 - b[ATTACKER])
    b[WITHDRAWN] = 1
    b[OVER] = 1
    s.tell(vocabulary.WITHDREW, b[AT])


def retreats(s: WarState) -> list[int]:
    """The adjacent free regions to which the defender can retreat."""
    b = s.battle
    side = 1 - b[ATTACKER]
    if b[KIND] == ASSAULT:
        return []
    near = NEIGHBOURS[b[AT]]
    return [r for r in near if is_free(s, r, side) and not barred(s, r, side)]


def retreat_to(s: WarState, region: int) -> None:
    """Move the whole defending army to a region. Saruman stays."""
    b = s.battle
    side = 1 - b[ATTACKER]
    mask = characters_at(s, b[AT], side) & ~(1 << SARUMAN)
    s.tell(vocabulary.RETREATED, side, region)
    move_host(s, side, s.host[b[AT] * 2 + side], mask, b[AT], region)
    enter(s, side, region)
    arrive_characters(s, mask)
    b[OVER] = 1
    b[RETREATED] = region + 1


class ScoutsRetreat(Choice[WarState]):
    """The combat card Scouts: retreat before the dice are rolled."""

    def options(self, s: WarState) -> list[int]:
        found = [RETREAT + region for region in retreats(s)]
        if may_withdraw(s):
            found.append(WITHDRAW)
        return found

    def apply(self, s: WarState, action: int) -> None:
        if action == WITHDRAW:
            withdraw(s)
        else:
            retreat_to(s, action - RETREAT)
