"""Using an event card to recruit troops (rulebook p. 27, "Usare una carta evento per reclutare
truppe").
"""

from __future__ import annotations

from typing import Any, Final

from mathom.engine.errors import BadNotation, IllegalAction, RulesBug
from mathom.engine.step import Choice, Step
from mathom.games.war.rules.armies.army_bits import ELITE, LEADER, NAZGUL, count
from mathom.games.war.rules.board import besieged, controls, has_army, is_free, on_map
from mathom.games.war.rules.cards.effect_types import EFFECT_CARD, EFFECT_DATA, Effect
from mathom.games.war.rules.facts import (
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
from mathom.games.war.rules.politics.muster import recruit
from mathom.games.war.rules.state import NOWHERE, WarState
from mathom.games.war.rules.vocabulary import ALL, RECRUIT, RECRUIT_IN

EDORAS: Final = region_of("edoras")


class Recruit(Effect):
    """Recruit figures of one nation in one place, or in several different places."""

    def __init__(self, data: dict[str, Any], effect: int) -> None:
        self.effect = effect
        self.card = EFFECT_CARD[effect]
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
        self.either_at = [REGIONS.index(region) for region in data.get("either_at", [])]
        self.siege: bool = data.get("siege", False)
        self.free: bool = data.get("free", False)

    def do(self, s: WarState, seat: int) -> None:
        s.held = 0 if self.places > 1 else NOWHERE
        s.then(RecruitWhere(seat, self.effect, self.places))

    def candidates(self, s: WarState) -> list[int]:
        """Where the card may recruit now: free regions, or a besieged stronghold."""
        found: list[int] = []
        for place in self.named(s):
            here = self.standing(s, place)
            if here != NOWHERE and here not in found:
                found.append(here)
        return sorted(found)

    def named(self, s: WarState) -> list[int]:
        """The places that the card allows."""
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
        """Where recruited figures would stand; NOWHERE if they may not be recruited there."""
        region = REGION_AT[place]
        if besieged(s, region) and controls(s, region, self.side):
            return INSIDE[region] if self.siege and not self.free else NOWHERE
        if place >= LAND:
            return NOWHERE
        return region if is_free(s, region, self.side) else NOWHERE

    def missing(self, s: WarState, place: int) -> int:
        """How many figures a place has still to receive."""
        return self.regular - (s.held >> PLACED * self.regions.index(REGION_AT[place]) & 7)

    def takes(self, s: WarState, place: int) -> bool:
        """Whether a figure that a place has still to receive is available."""
        pool = s.pool[self.side]
        elite = REGION_AT[place] in self.either_at and count(pool, ELITE + self.nation) > 0
        return self.missing(s, place) > 0 and (elite or count(pool, self.nation) > 0)

    def open_places(self, s: WarState, left: int) -> list[int]:
        """The places that can still receive figures, if this many more places may be chosen."""
        found = [place for place in self.candidates(s) if self.takes(s, place)]
        return [p for p in found if left > 0 or self.missing(s, p) < self.regular]

    def scarce(self, s: WarState, left: int) -> bool:
        """Whether there are too few figures for all places."""
        fixed = 0
        either = 0
        fresh = left
        for place in self.candidates(s):
            missing = self.missing(s, place)
            if missing == self.regular:
                missing = missing if fresh > 0 else 0
                fresh -= 1
            if REGION_AT[place] in self.either_at:
                either += missing
            else:
                fixed += missing
        pool = s.pool[self.side]
        regulars = count(pool, self.nation)
        elites = min(either, count(pool, ELITE + self.nation))
        return regulars < fixed or regulars + elites < fixed + either


PLACED: Final = 3
"""The number of bits that count the figures recruited in each region of a card."""


def rohan_companions(s: WarState) -> list[int]:
    """The regions of Rohan that hold Companions."""
    places = [s.where[who] for who in CHARACTERS_OF[FREE] if on_map(s, who)]
    return [place for place in places if NATION_OF[REGION_AT[place]] == ROHAN]


RECRUITING: Final[dict[int, Recruit]] = {
    effect: Recruit(data, effect)
    for effect, data in enumerate(EFFECT_DATA)
    if data["op"] == "recruit"
}
"""The recruiting effects by their index among all effects."""


def recruiting(effect: int) -> Recruit:
    """The recruiting effect with this index."""
    if effect not in RECRUITING:
        raise RulesBug("not-recruiting")
    return RECRUITING[effect]


class RecruitWhere(Choice[WarState]):
    """Choose where a card recruits. Several places must be different; with too few figures for all
    of them, figures arrive one by one.
    """

    def __init__(self, seat: int, effect: int, left: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.left = left

    def options(self, s: WarState) -> list[int]:
        card = recruiting(self.effect)
        if card.places == 1:
            return [RECRUIT_IN + place for place in card.candidates(s)] if self.left else []
        found = card.open_places(s, self.left)
        if found and len(found) <= self.left and not card.scarce(s, self.left):
            return [ALL]
        return [RECRUIT_IN + place for place in found]

    def apply(self, s: WarState, action: int) -> None:
        card = recruiting(self.effect)
        if card.places > 1:
            self.spread(s, card, action)
            return
        place = action - RECRUIT_IN
        s.held = place
        for _ in range(card.regular):
            recruit(s, place, card.nation)
        for _ in range(card.elite):
            recruit(s, place, ELITE + card.nation)
        s.then(RecruitEither(self.seat, card.nation, place, card.either))
        s.then(RecruitLeaders(self.effect, place))

    def spread(self, s: WarState, card: Recruit, action: int) -> None:
        """Recruit in all remaining places, or in one of them. When recruiting is over, forget what
        was counted, which would read like a place."""
        if action == ALL:
            for place in card.open_places(s, self.left):
                self.bring(s, card, place, card.missing(s, place))
            s.held = 0
            return
        place = action - RECRUIT_IN
        missing = card.missing(s, place)
        number = 1 if card.scarce(s, self.left) else missing
        left = self.left - 1 if missing == card.regular else self.left
        self.bring(s, card, place, number)
        if REGION_AT[place] not in card.either_at and not card.open_places(s, left):
            s.held = 0
        else:
            s.then(RecruitWhere(self.seat, self.effect, left))

    def bring(self, s: WarState, card: Recruit, place: int, number: int) -> None:
        """Recruit regulars in a place, or elites where the card offers that choice."""
        region = REGION_AT[place]
        s.held += number << PLACED * card.regions.index(region)
        if region in card.either_at:
            s.then(RecruitEither(self.seat, card.nation, place, number))
            return
        for _ in range(number):
            recruit(s, place, card.nation)

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        if RECRUIT_IN <= action < RECRUIT_IN + len(PLACES):
            return IllegalAction("cannot-recruit-there", place=PLACES[action - RECRUIT_IN])
        return IllegalAction("must-recruit")


class RecruitEither(Choice[WarState]):
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
    """Recruit leaders last, because they need an army. Nazgûl do not."""

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
