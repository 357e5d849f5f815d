"""Recruiting troops (rulebook p. 26, "Reclutare truppe") with a muster result, Saruman's voice, and
characters who enter play.
"""

from __future__ import annotations

from mathom.engine.errors import IllegalAction
from mathom.engine.step import Choice
from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.armies.army_bits import (
    ELITE,
    FIGURES,
    KIND_NATION,
    KIND_SIDE,
    KINDS_OF,
    LEADER,
    NAZGUL,
    ONE,
    count,
    nation_units,
)
from mathom.games.war.rules.armies.movement import tired, use_nations
from mathom.games.war.rules.board import (
    add_figure,
    besieged,
    controls,
    garrison_place,
    has_army,
    is_free,
    on_map,
    unconquered,
    units_at,
)
from mathom.games.war.rules.facts import (
    CROWNING,
    ELVES,
    FANGORN,
    FREE,
    GANDALF,
    ISENGARD,
    MOUTH,
    NATIONS,
    NATIONS_OF,
    ORTHANC,
    PLACES,
    REGION_AT,
    REGIONS_OF,
    SARUMAN,
    SAURON,
    SEAT_MINIONS,
    SEAT_NATIONS,
    SETTLEMENT,
    SETTLEMENTS_OF,
    SHADOW,
    STACK,
    STRIDER,
    STRONGHOLD,
    WITCH_KING,
)
from mathom.games.war.rules.hunt.fellowship import on_mordor_track
from mathom.games.war.rules.politics.awakening import companion_arrives
from mathom.games.war.rules.politics.nations import BY_CARD, activate, at_war, free_nations_at_war
from mathom.games.war.rules.state import IN_FELLOWSHIP, NOWHERE, WAITING, WarState
from mathom.games.war.rules.vocabulary import ALL, DONE, RECRUIT, RECRUIT_IN, TO


def recruit(s: WarState, place: int, kind: int) -> None:
    """Place a figure from the reinforcements, if there is one."""
    side = KIND_SIDE[kind]
    if count(s.pool[side], kind):
        s.pool[side] -= ONE[kind]
        add_figure(s, place, kind)
        s.tell(vocabulary.RECRUITED, kind, place)


def muster_places(s: WarState, kind: int, used: int) -> list[int]:
    """The free, uncaptured settlements where a die may place a figure (rulebook p. 26, "Limitazioni
    al reclutamento").
    """
    nation = SAURON if kind == NAZGUL else KIND_NATION[kind]
    return [region for region in SETTLEMENTS_OF[nation] if receives(s, region, kind, used)]


def receives(s: WarState, region: int, kind: int, used: int) -> bool:
    """Whether a die may place a figure in a settlement of its nation."""
    if region == used or not unconquered(s, region) or besieged(s, region):
        return False
    side = KIND_SIDE[kind]
    if not is_free(s, region, side):
        return False
    if kind == NAZGUL:
        return SETTLEMENT[region] == STRONGHOLD
    if kind >= LEADER:
        return has_army(s, region, side)
    return units_at(s, region, side) < STACK


def can_muster(s: WarState, seat: int) -> bool:
    """Whether a seat may recruit any figure with a die."""
    for kind in KINDS_OF[s.side_of(seat)]:
        if may_recruit(s, seat, kind) and muster_places(s, kind, NOWHERE):
            return True
    return False


def may_recruit(s: WarState, seat: int, kind: int) -> bool:
    """Whether the nation of a figure is the seat's and at war, and has one left."""
    nation = SAURON if kind == NAZGUL else KIND_NATION[kind]
    nations = SEAT_NATIONS[s.rules.seats][seat] & ~tired(s, seat)
    if not nations >> nation & 1 or not at_war(s, nation):
        return False
    return count(s.pool[KIND_SIDE[kind]], kind) > 0


def musterable(s: WarState, seat: int, second: bool, used: int) -> list[int]:
    """The kinds of figures that a seat may recruit with a die."""
    found = []
    for kind in KINDS_OF[s.side_of(seat)]:
        if second and ELITE <= kind < LEADER:
            continue
        if may_recruit(s, seat, kind) and muster_places(s, kind, used):
            found.append(kind)
    return found


class MusterFigure(Choice[WarState]):
    """Choose a figure to recruit: one elite, or two others in different settlements."""

    def __init__(self, seat: int, second: int, used: int) -> None:
        super().__init__(seat)
        self.second = second
        self.used = used

    def options(self, s: WarState) -> list[int]:
        second = self.second == 1
        found = [RECRUIT + kind for kind in musterable(s, self.seat, second, self.used)]
        if found and second:
            found.append(DONE)
        return found

    def apply(self, s: WarState, action: int) -> None:
        if action != DONE:
            s.then(MusterPlace(self.seat, self.second, self.used, action - RECRUIT))

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        if not RECRUIT <= action < RECRUIT + 22:
            return IllegalAction("must-recruit")
        kind = action - RECRUIT
        side = s.side_of(self.seat)
        nation = SAURON if kind == NAZGUL else KIND_NATION[kind]
        if KIND_SIDE[kind] != side:
            return IllegalAction("nation-of-another", nation=NATIONS[nation])
        if not at_war(s, nation):
            return IllegalAction("not-at-war", nation=NATIONS[nation])
        if not count(s.pool[side], kind):
            return IllegalAction("no-reinforcements", figure=FIGURES[kind])
        if tired(s, self.seat) >> nation & 1:
            return IllegalAction("nation-used-last")
        return IllegalAction("nowhere-to-recruit", figure=FIGURES[kind])


class MusterPlace(Choice[WarState]):
    def __init__(self, seat: int, second: int, used: int, kind: int) -> None:
        super().__init__(seat)
        self.second = second
        self.used = used
        self.kind = kind

    def options(self, s: WarState) -> list[int]:
        return [RECRUIT_IN + region for region in muster_places(s, self.kind, self.used)]

    def apply(self, s: WarState, action: int) -> None:
        region = action - RECRUIT_IN
        recruit(s, region, self.kind)
        if self.kind != NAZGUL:
            use_nations(s, self.seat, 1 << KIND_NATION[self.kind])
        if not self.second and not ELITE <= self.kind < LEADER:
            s.then(MusterFigure(self.seat, 1, region))

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        if RECRUIT_IN <= action < RECRUIT_IN + len(PLACES):
            return IllegalAction("cannot-recruit-there", place=PLACES[action - RECRUIT_IN])
        return IllegalAction("must-recruit")


# The Voice of Saruman.


def voice_heard(s: WarState, seat: int) -> bool:
    """Whether Saruman may use his Voice: he is in Orthanc, controlled by the Shadow and not
    besieged.
    """
    if not SEAT_MINIONS[s.rules.seats][seat] >> SARUMAN & 1:
        return False
    return on_map(s, SARUMAN) and controls(s, ORTHANC, SHADOW) and not besieged(s, ORTHANC)


def voice_places(s: WarState) -> list[int]:
    """The settlements of Isengard where Saruman may recruit."""
    return muster_places(s, ISENGARD, NOWHERE)


def can_voice_recruit(s: WarState, seat: int) -> bool:
    return voice_heard(s, seat) and count(s.pool[SHADOW], ISENGARD) > 0 and bool(voice_places(s))


class VoiceCalls(Choice[WarState]):
    """Recruit a regular in every settlement of Isengard. With too few regulars, choose where."""

    def __init__(self, seat: int, done: int) -> None:
        super().__init__(seat)
        self.done = done

    def options(self, s: WarState) -> list[int]:
        left = [r for r in voice_places(s) if not self.done >> REGIONS_OF[ISENGARD].index(r) & 1]
        number = count(s.pool[SHADOW], ISENGARD)
        if number == 0 or not left:
            return []
        return [ALL] if number >= len(left) else [RECRUIT_IN + region for region in left]

    def apply(self, s: WarState, action: int) -> None:
        if action == ALL:
            for region in voice_places(s):
                if not self.done >> REGIONS_OF[ISENGARD].index(region) & 1:
                    recruit(s, region, ISENGARD)
            return
        region = action - RECRUIT_IN
        recruit(s, region, ISENGARD)
        s.then(VoiceCalls(self.seat, self.done | 1 << REGIONS_OF[ISENGARD].index(region)))

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        return IllegalAction("must-recruit")


def can_voice_upgrade(s: WarState, seat: int) -> bool:
    there = count(s.host[ORTHANC * 2 + SHADOW], ISENGARD)
    return voice_heard(s, seat) and there > 0 and count(s.pool[SHADOW], ELITE + ISENGARD) > 0


def voice_upgrade(s: WarState) -> None:
    """Replace two regulars in Orthanc by elites."""
    for _ in range(2):
        upgrade(s, ORTHANC, ISENGARD)


def upgrade(s: WarState, place: int, regular: int) -> None:
    if count(s.host[place * 2 + SHADOW], regular) and count(s.pool[SHADOW], ELITE + regular):
        s.host[place * 2 + SHADOW] -= ONE[regular]
        s.pool[SHADOW] += ONE[regular]
        recruit(s, place, ELITE + regular)


# Characters who enter play.


def entry_places(s: WarState, who: int) -> list[int]:
    """Where a character may enter play now; empty if he may not."""
    if who == WITCH_KING:
        return witch_king_places(s)
    if who == SARUMAN:
        ready = s.where[SARUMAN] == WAITING and at_war(s, ISENGARD) and unconquered(s, ORTHANC)
        return [garrison_place(s, ORTHANC, SHADOW)] if ready else []
    if who == MOUTH:
        return mouth_places(s)
    if who == STRIDER:
        place = s.where[STRIDER]
        crown = not s.crowned and place < 200 and REGION_AT[place] in CROWNING
        return [place] if crown and unconquered(s, REGION_AT[place]) else []
    return gandalf_places(s) if who == GANDALF else []


def witch_king_places(s: WarState) -> list[int]:
    """An army with a unit of Sauron, once Sauron and a Free Peoples nation are at war."""
    if s.where[WITCH_KING] != WAITING or not at_war(s, SAURON) or not free_nations_at_war(s):
        return []
    return [p for p in range(len(PLACES)) if nation_units(s.host[p * 2 + SHADOW], SAURON)]


def mouth_places(s: WarState) -> list[int]:
    """An unconquered stronghold of Sauron, once the conditions of his card are met."""
    late = on_mordor_track(s) or free_nations_at_war(s) == len(NATIONS_OF[FREE])
    if s.where[MOUTH] != WAITING or not late:
        return []
    return [
        garrison_place(s, region, SHADOW)
        for region in REGIONS_OF[SAURON]
        if SETTLEMENT[region] == STRONGHOLD and unconquered(s, region)
    ]


def gandalf_places(s: WarState) -> list[int]:
    """The place of Gandalf the Grey, or Fangorn and the Elven strongholds."""
    place = s.where[GANDALF]
    if s.white or place == IN_FELLOWSHIP or not s.minions_seen:
        return []
    if place < 200:
        return [place]
    found = [FANGORN]
    for region in REGIONS_OF[ELVES]:
        if SETTLEMENT[region] == STRONGHOLD and unconquered(s, region):
            found.append(garrison_place(s, region, FREE))
    return sorted(found)


class EnterPlay(Choice[WarState]):
    def __init__(self, seat: int, who: int) -> None:
        super().__init__(seat)
        self.who = who

    def options(self, s: WarState) -> list[int]:
        return [TO + place for place in entry_places(s, self.who)]

    def apply(self, s: WarState, action: int) -> None:
        who = self.who
        s.where[who] = action - TO
        s.tell(vocabulary.ENTERED_PLAY, who, action - TO)
        if who == STRIDER:
            s.crowned = 1
        elif who == GANDALF:
            s.white = 1
        else:
            s.minions_seen = 1
        if who == WITCH_KING:
            for nation in NATIONS_OF[FREE]:
                activate(s, nation, BY_CARD)
        if who < WITCH_KING:
            companion_arrives(s, who)

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        return IllegalAction("cannot-enter-there")
