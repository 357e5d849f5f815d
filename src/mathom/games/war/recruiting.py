"""Recruiting by event cards (Usare una Carta Evento per Reclutare Truppe)."""

from __future__ import annotations

from typing import Any

from mathom.engine.errors import BadNotation, IllegalAction, RulesBug
from mathom.engine.step import Choice, Step
from mathom.games.war.board import besieged, controls, has_army, is_free, on_map
from mathom.games.war.effect import EFFECTS, Effect
from mathom.games.war.facts import (
    BOROMIR,
    CHARACTERS_OF,
    COASTAL,
    FREE,
    INSIDE,
    LAND,
    NATION_OF,
    NATION_SIDE,
    NATIONS,
    OSGILIATH,
    PLACES,
    REGION_AT,
    REGIONS,
    ROHAN,
    SHADOW,
    region_of,
)
from mathom.games.war.host import ELITE, LEADER, NAZGUL, count
from mathom.games.war.muster import recruit
from mathom.games.war.state import NOWHERE, WarState
from mathom.games.war.words import RECRUIT, RECRUIT_IN

EDORAS = region_of("edoras")


class Recruit(Effect):
    """Figures of one nation come to one place, or to several different ones."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.nation = NATIONS.index(data["nation"])
        self.side = NATION_SIDE[self.nation]
        self.regions = [REGIONS.index(region) for region in data.get("regions", [])]
        self.where: str = data.get("where", "")
        self.regular: int = data.get("regular", 0)
        self.elite: int = data.get("elite", 0)
        self.either: int = data.get("either", 0)
        self.leader: int = data.get("leader", 0)
        self.nazgul: int = data.get("nazgul", 0)
        self.places: int = data.get("places", 1)
        self.siege: bool = data.get("siege", False)
        self.free: bool = data.get("free", False)
        self.number = NOWHERE

    def do(self, s: WarState, seat: int) -> None:
        s.held = 0
        s.then(RecruitWhere(seat, EFFECTS.index(self), self.places))

    def candidates(self, s: WarState) -> list[int]:
        """Where the card may recruit now: free regions, or within a siege."""
        found: list[int] = []
        for place in self.named(s):
            here = self.standing(s, place)
            if here != NOWHERE and here not in found:
                found.append(here)
        return sorted(found)

    def named(self, s: WarState) -> list[int]:
        """The places that the card speaks of."""
        match self.where:
            case "":
                return self.regions
            case "boromir":
                return [s.where[BOROMIR]] if on_map(s, BOROMIR) else []
            case "osgiliath-army":
                return [OSGILIATH] if has_army(s, OSGILIATH, FREE) else []
            case "shadow-army":
                return [place for place in range(len(PLACES)) if has_army(s, place, SHADOW)]
            case "coast-army":
                coast = [p for p in range(len(PLACES)) if COASTAL[REGION_AT[p]]]
                return [place for place in coast if has_army(s, place, FREE)]
            case "rohan-companion":
                return [EDORAS, *rohan_companions(s)]
            case _:
                raise BadNotation("unknown-name", place="events", name=self.where)

    def standing(self, s: WarState, place: int) -> int:
        """Where figures would stand, nowhere if they may not be recruited there."""
        region = REGION_AT[place]
        if besieged(s, region) and controls(s, region, self.side):
            return INSIDE[region] if self.siege and not self.free else NOWHERE
        if place >= LAND:
            return NOWHERE
        return region if is_free(s, region, self.side) else NOWHERE


def rohan_companions(s: WarState) -> list[int]:
    """Where companions are in Rohan."""
    places = [s.where[who] for who in CHARACTERS_OF[FREE] if on_map(s, who)]
    return [place for place in places if NATION_OF[REGION_AT[place]] == ROHAN]


def recruiting(effect: int) -> Recruit:
    """The recruiting effect with this number."""
    found = EFFECTS[effect]
    if not isinstance(found, Recruit):
        raise RulesBug("not-recruiting")
    return found


class RecruitWhere(Choice[WarState]):
    """Choose where a card recruits; several places are different ones."""

    def __init__(self, seat: int, effect: int, left: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.left = left

    def options(self, s: WarState) -> list[int]:
        if self.left <= 0:
            return []
        card = recruiting(self.effect)
        found = card.candidates(s)
        if card.places > 1:
            regions = card.regions
            found = [p for p in found if not s.held >> regions.index(REGION_AT[p]) & 1]
        return [RECRUIT_IN + place for place in found]

    def apply(self, s: WarState, action: int) -> None:
        card = recruiting(self.effect)
        place = action - RECRUIT_IN
        if card.places > 1:
            s.held |= 1 << card.regions.index(REGION_AT[place])
        else:
            s.held = place
        for _ in range(card.regular):
            recruit(s, place, card.nation)
        for _ in range(card.elite):
            recruit(s, place, ELITE + card.nation)
        s.then(RecruitEither(self.seat, card.nation, place, card.either))
        s.then(RecruitLeaders(self.effect, place))
        s.then(RecruitWhere(self.seat, self.effect, self.left - 1))

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        if RECRUIT_IN <= action < RECRUIT_IN + len(PLACES):
            return IllegalAction("cannot-recruit-there", place=PLACES[action - RECRUIT_IN])
        return IllegalAction("must-recruit")


class RecruitEither(Choice[WarState]):
    """Choose between a regular and an elite."""

    def __init__(self, seat: int, nation: int, place: int, left: int) -> None:
        super().__init__(seat)
        self.nation = nation
        self.place = place
        self.left = left

    def options(self, s: WarState) -> list[int]:
        if self.left <= 0:
            return []
        pool = s.pool[NATION_SIDE[self.nation]]
        return [RECRUIT + kind for kind in (self.nation, ELITE + self.nation) if count(pool, kind)]

    def apply(self, s: WarState, action: int) -> None:
        recruit(s, self.place, action - RECRUIT)
        s.then(RecruitEither(self.seat, self.nation, self.place, self.left - 1))


class RecruitLeaders(Step[WarState]):
    """Leaders come last, for they need an army to lead; Nazgûl do not."""

    def __init__(self, effect: int, place: int) -> None:
        self.effect = effect
        self.place = place

    def run(self, s: WarState) -> None:
        card = recruiting(self.effect)
        for _ in range(card.leader):
            if has_army(s, self.place, FREE):
                recruit(s, self.place, LEADER + card.nation)
        for _ in range(card.nazgul):
            recruit(s, self.place, NAZGUL)
