"""The choices that combat cards offer, and what follows from them."""

from __future__ import annotations

from mathom.engine.step import Choice, Step
from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.armies.army_bits import (
    KINDS,
    LEADERS_OF,
    NAZGUL,
    count,
)
from mathom.games.war.rules.armies.combat_rolls import (
    CheckWiped,
    companion_leadership,
    host_of,
    mask_of_role,
    nazgul_leadership,
    place_of,
    strike,
    total_hits,
)
from mathom.games.war.rules.armies.losses import TakeHits
from mathom.games.war.rules.board import hit_points, remove_character, remove_figure
from mathom.games.war.rules.facts import (
    CHARACTERS_OF,
    FREE,
    LEVEL,
    SHADOW,
)
from mathom.games.war.rules.state import (
    COMBAT_BONUS,
    EXTRA_HITS,
    FEWER,
    FORFEIT,
    HITS,
    MISSES,
    NAMED,
    WarState,
)
from mathom.games.war.rules.vocabulary import AMOUNT, DECLINE, NAME, SLAY


def convert(s: WarState, role: int, dice: int) -> None:
    """Turn missed dice into hits."""
    changed = min(dice, s.battle[MISSES + role])
    s.battle[MISSES + role] -= changed
    s.battle[HITS + role] += changed


class ForfeitNazgul(Choice[WarState]):
    """Choose how much Nazgûl leadership to forfeit."""

    def __init__(self, seat: int, role: int) -> None:
        super().__init__(seat)
        self.role = role

    def options(self, s: WarState) -> list[int]:
        return [AMOUNT + given for given in range(1, min(12, nazgul_leadership(s, self.role)) + 1)]

    def apply(self, s: WarState, action: int) -> None:
        s.battle[FORFEIT + self.role] += action - AMOUNT
        s.battle[FEWER + 1 - self.role] += action - AMOUNT


class MightyCompanion(Choice[WarState]):
    """Choose the Companion who forfeits his leadership."""

    def __init__(self, seat: int, role: int) -> None:
        super().__init__(seat)
        self.role = role

    def options(self, s: WarState) -> list[int]:
        mask = mask_of_role(s, self.role)
        return [
            NAME + who
            for who in CHARACTERS_OF[FREE]
            if mask >> who & 1 and companion_leadership(s, who) > 0
        ]

    def apply(self, s: WarState, action: int) -> None:
        s.battle[FORFEIT + self.role] += companion_leadership(s, action - NAME)
        convert(s, self.role, 1)


class DieHeroically(Choice[WarState]):
    """Choose the leader or Companion to eliminate in order to cancel hits, or nobody."""

    def __init__(self, seat: int, role: int) -> None:
        super().__init__(seat)
        self.role = role

    def options(self, s: WarState) -> list[int]:
        host = host_of(s, self.role)
        mask = mask_of_role(s, self.role)
        found = [SLAY + kind for kind in LEADERS_OF[FREE] if count(host, kind)]
        found += [SLAY + KINDS + who for who in CHARACTERS_OF[FREE] if mask >> who & 1]
        found.append(DECLINE)
        return found

    def apply(self, s: WarState, action: int) -> None:
        if action == DECLINE:
            return
        figure = action - SLAY
        enemy = 1 - self.role
        saved = LEVEL[figure - KINDS] if figure >= KINDS else 1
        slay(s, place_of(s, self.role), figure)
        s.battle[EXTRA_HITS + enemy] -= min(saved, total_hits(s, enemy))


def slay(s: WarState, place: int, figure: int) -> None:
    """Eliminate a leader, a Nazgûl or a character."""
    if figure >= KINDS:
        remove_character(s, figure - KINDS)
    else:
        remove_figure(s, place, figure)
        s.tell(vocabulary.UNIT_LOST, figure, place)


class SlayServant(Choice[WarState]):
    """Choose the Nazgûl or Minion to eliminate."""

    def __init__(self, seat: int, role: int, hits: int, minion: int) -> None:
        super().__init__(seat)
        self.role = role
        self.hits = hits
        self.minion = minion

    def options(self, s: WarState) -> list[int]:
        enemy = 1 - self.role
        found: list[int] = []
        if not self.minion and count(host_of(s, enemy), NAZGUL):
            found.append(SLAY + NAZGUL)
        if self.hits >= 2:
            mask = mask_of_role(s, enemy)
            found += [SLAY + KINDS + who for who in CHARACTERS_OF[SHADOW] if mask >> who & 1]
        return found

    def apply(self, s: WarState, action: int) -> None:
        slay(s, place_of(s, 1 - self.role), action - SLAY)


class SlayHero(Choice[WarState]):
    """Choose the leader or Companion to eliminate, or nobody."""

    def __init__(self, seat: int, role: int, hits: int) -> None:
        super().__init__(seat)
        self.role = role
        self.hits = hits

    def options(self, s: WarState) -> list[int]:
        host = host_of(s, 1 - self.role)
        mask = mask_of_role(s, 1 - self.role)
        found = [SLAY + kind for kind in LEADERS_OF[FREE] if count(host, kind)]
        for who in CHARACTERS_OF[FREE]:
            if mask >> who & 1 and LEVEL[who] <= self.hits:
                found.append(SLAY + KINDS + who)
        if found:
            found.append(DECLINE)
        return found

    def apply(self, s: WarState, action: int) -> None:
        if action != DECLINE:
            slay(s, place_of(s, 1 - self.role), action - SLAY)


class NameCompanion(Choice[WarState]):
    """Choose the Companion who has no effect this round."""

    def __init__(self, seat: int, role: int) -> None:
        super().__init__(seat)
        self.role = role

    def options(self, s: WarState) -> list[int]:
        mask = mask_of_role(s, 1 - self.role)
        return [NAME + who for who in CHARACTERS_OF[FREE] if mask >> who & 1]

    def apply(self, s: WarState, action: int) -> None:
        s.battle[NAMED] = action - NAME + 1


class OwnLosses(Choice[WarState]):
    """Choose how many hits to take with one's own units."""

    def __init__(self, seat: int, role: int, most: int, attack: int) -> None:
        super().__init__(seat)
        self.role = role
        self.most = most
        self.attack = attack

    def options(self, s: WarState) -> list[int]:
        possible = hit_points(host_of(s, self.role), SHADOW)
        return [AMOUNT + hits for hits in range(min(self.most, possible) + 1)]

    def apply(self, s: WarState, action: int) -> None:
        hits = action - AMOUNT
        if not self.attack:
            s.battle[COMBAT_BONUS + self.role] += hits
        if hits:
            s.then(TakeHits(self.seat, place_of(s, self.role), hits))
            if self.attack:
                s.then(BoughtStrike(self.role, hits))
            s.then(CheckWiped())


class BoughtStrike(Step[WarState]):
    """Roll the dice gained by one's own losses; each hits on a 4."""

    def __init__(self, role: int, dice: int) -> None:
        self.role = role
        self.dice = dice

    def run(self, s: WarState) -> None:
        strike(s, self.role, self.dice, 4)
