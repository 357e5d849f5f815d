"""Combat cards (Carte Combattimento): strength, leadership, dice, and what each card does."""

from __future__ import annotations

from typing import Any, Final

from mathom.engine.errors import BadNotation, RulesBug
from mathom.engine.step import Choice, Step
from mathom.games.war import words
from mathom.games.war.armies import white_hand
from mathom.games.war.board import hit_points, remove_character, remove_figure
from mathom.games.war.facts import (
    BALROG,
    CAPTAIN,
    CARD_TITLE,
    CHARACTERS,
    CHARACTERS_OF,
    COMBAT_FACTS,
    DICE_LIMIT,
    DISTANCE,
    FORTIFIED,
    FREE,
    GANDALF,
    LEADERSHIP,
    LEVEL,
    NATION_OF,
    NATIONS,
    NOBODY,
    REGION_AT,
    REGIONS,
    SHADOW,
    STRIDER,
    WITCH_KING,
    mask_of,
)
from mathom.games.war.hands import hand
from mathom.games.war.host import (
    ELITE,
    KINDS,
    LEADERS_OF,
    NAZGUL,
    count,
    elites,
    leaders,
    nation_units,
    units,
)
from mathom.games.war.losses import TakeHits, fighters, fighting, wipe_out
from mathom.games.war.retreat import ScoutsRetreat
from mathom.games.war.state import (
    ASSAULT,
    AT,
    ATTACKER,
    CANCELLED,
    CARD,
    COMBAT_BONUS,
    EARLY_HITS,
    EXTRA_HITS,
    FEWER,
    FIELD,
    FORFEIT,
    FROM,
    HITS,
    KIND,
    LEADER_BONUS,
    MISSES,
    MOST,
    NAMED,
    NO_REROLL,
    OVER,
    RELIEF,
    REROLL_HITS,
    ROLLED,
    ROUND,
    STRIKE_ON,
    STRUCK,
    WHITE_RIDER,
    WarState,
    on_table,
)
from mathom.games.war.words import AMOUNT, DECLINE, NAME, ROLL, SLAY

# The two roles in a battle are 0, the attacker, and 1, the defender.


def side_of_role(s: WarState, role: int) -> int:
    """The side in a role."""
    return s.battle[ATTACKER] if role == 0 else 1 - s.battle[ATTACKER]


def seat_of(s: WarState, role: int) -> int:
    """The seat that decides in a role."""
    return s.voice[side_of_role(s, role)]


def place_of(s: WarState, role: int) -> int:
    """Where the army in a role stands."""
    return s.battle[FROM] if role == 0 else s.battle[AT]


def host_of(s: WarState, role: int) -> int:
    """The figures that fight in a role."""
    return fighting(s, place_of(s, role), side_of_role(s, role))


def mask_of_role(s: WarState, role: int) -> int:
    """The characters who fight in a role."""
    return fighters(s, place_of(s, role), side_of_role(s, role))


def companion_leadership(s: WarState, who: int) -> int:
    """What a companion adds to the leadership; nothing if he has been silenced or gave it up."""
    if s.battle[NAMED] == who + 1:
        return 0
    if who == GANDALF and s.white and s.battle[WHITE_RIDER]:
        return 0
    return 2 if who == STRIDER and s.crowned else LEADERSHIP[who]


def nazgul_leadership(s: WarState, role: int) -> int:
    """The leadership of Nazgûl and Witch-king that has not been given up or cancelled."""
    if side_of_role(s, role) != SHADOW or s.battle[WHITE_RIDER]:
        return 0
    found = count(host_of(s, role), NAZGUL)
    if mask_of_role(s, role) >> WITCH_KING & 1:
        found += LEADERSHIP[WITCH_KING]
    return found - s.battle[FORFEIT + role]


def leadership(s: WarState, role: int) -> int:
    """The leadership of an army (Comando)."""
    side = side_of_role(s, role)
    host = host_of(s, role)
    mask = mask_of_role(s, role)
    if side == FREE:
        found = leaders(host, FREE) - s.battle[FORFEIT + role]
        for who in CHARACTERS_OF[FREE]:
            if mask >> who & 1:
                found += companion_leadership(s, who)
        return found
    found = nazgul_leadership(s, role) + white_hand(s, host)
    for who in CHARACTERS_OF[SHADOW]:
        if mask >> who & 1 and who != WITCH_KING:
            found += LEADERSHIP[who]
    return found


def strength(s: WarState, role: int) -> int:
    """The combat strength of an army (Potenza), captains of the West included."""
    found = units(host_of(s, role), side_of_role(s, role))
    if side_of_role(s, role) == FREE:
        mask = mask_of_role(s, role)
        for who in CHARACTERS_OF[FREE]:
            if mask >> who & 1 and CAPTAIN[who] and s.battle[NAMED] != who + 1:
                if who != GANDALF or not s.white:
                    found += 1
    return found


def dice_of(s: WarState, role: int) -> int:
    """How many dice the combat roll of a role has."""
    b = s.battle
    dice = min(DICE_LIMIT, strength(s, role))
    fewer = b[FEWER + role]
    if side_of_role(s, role) == SHADOW:
        fewer += b[RELIEF]
    if fewer:
        dice = max(1, dice - fewer)
    return min(dice, b[MOST + role])


def needed(s: WarState, role: int) -> int:
    """The number that hits: 6 against walls, else 5."""
    b = s.battle
    if role == 1:
        return 5
    if b[KIND] == ASSAULT:
        return 6
    return 6 if b[KIND] == FIELD and b[ROUND] == 1 and FORTIFIED[b[AT]] else 5


def hits_on(need: int, bonus: int) -> int:
    """The lowest number that hits: a natural 1 misses, a natural 6 hits, whatever is added."""
    return max(2, min(6, need - bonus))


def throw(s: WarState, dice: int, lowest: int, note: int) -> int:
    """Roll dice, note them packed in the numbers of the battle, and count the hits."""
    hits = 0
    packed = 0
    for _ in range(dice):
        pips = s.roll(ROLL, 6) + 1
        packed = packed << 3 | pips
        if pips >= lowest:
            hits += 1
    s.battle[note] = packed
    return hits


def natural_ones(packed: int) -> int:
    """How many of the dice that were noted show a one."""
    found = 0
    while packed:
        found += 1 if packed & 7 == 1 else 0
        packed >>= 3
    return found


def total_hits(s: WarState, role: int) -> int:
    """The hits that a role has scored in this round so far."""
    b = s.battle
    return b[HITS + role] + b[REROLL_HITS + role] + b[EXTRA_HITS + role]


class Need:
    """A requirement of a combat card."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.kind: str = data["k"]
        self.who = mask_of(data.get("any", []), CHARACTERS)
        self.nations = mask_of(data.get("nations", []), NATIONS)
        self.regions = [REGIONS.index(region) for region in data.get("regions", [])]
        self.value: int = data.get("value", 0)
        self.nation = NATIONS.index(data["nation"]) if "nation" in data else NOBODY
        self.region = REGIONS.index(data["region"]) if "region" in data else NOBODY
        self.distance: int = data.get("distance", 0)

    def holds(self, s: WarState, role: int) -> bool:
        """Whether it is met for a role of the battle."""
        b = s.battle
        host = host_of(s, role)
        side = side_of_role(s, role)
        defended = REGION_AT[b[AT]]
        match self.kind:
            case "companion":
                return mask_of_role(s, role) & (self.who if self.who else 127) != 0
            case "leader-or-companion":
                return leaders(host, FREE) > 0 or mask_of_role(s, role) != 0
            case "fellowship-region":
                return s.ring == defended
            case "defender-in":
                nation = NATION_OF[defended]
                inside = nation != NOBODY and self.nations >> nation & 1 == 1
                return inside or defended in self.regions
            case "field-defence":
                return role == 1 and b[KIND] != ASSAULT
            case "elite":
                if self.nation != NOBODY:
                    return count(host, ELITE + self.nation) > 0
                return elites(host, side) > 0
            case "nazgul-leadership":
                return nazgul_leadership(s, role) >= self.value
            case "nazgul":
                return count(host, NAZGUL) > 0 or mask_of_role(s, role) >> WITCH_KING & 1 == 1
            case "near":
                return DISTANCE[self.region][defended] <= self.distance
            case "nation":
                return nation_units(host, self.nation) > 0
            case "siege":
                return b[KIND] == ASSAULT
            case _:
                raise BadNotation("unknown-name", place="combat", name=self.kind)


class Title:
    """What a combat card does at the moments of its initiative."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        """Do it."""
        raise RulesBug("title-does-nothing")


class Bonus(Title):
    """Something is added to one's dice, perhaps for leadership given up."""

    def __init__(self, give: int, combat: int, leader: int) -> None:
        self.give = give
        self.combat = combat
        self.leader = leader

    def act(self, s: WarState, role: int, moment: int) -> None:
        s.battle[FORFEIT + role] += self.give
        s.battle[COMBAT_BONUS + role] += self.combat
        s.battle[LEADER_BONUS + role] += self.leader


class Hinder(Title):
    """The enemy's combat roll is worse."""

    def __init__(self, value: int) -> None:
        self.value = value

    def act(self, s: WarState, role: int, moment: int) -> None:
        s.battle[COMBAT_BONUS + 1 - role] -= self.value


class Both(Title):
    """Everybody's dice are better."""

    def __init__(self, value: int) -> None:
        self.value = value

    def act(self, s: WarState, role: int, moment: int) -> None:
        for each in (0, 1):
            s.battle[COMBAT_BONUS + each] += self.value
            s.battle[LEADER_BONUS + each] += self.value


class Cap(Title):
    """The enemy rolls no more dice than this."""

    def __init__(self, dice: int) -> None:
        self.dice = dice

    def act(self, s: WarState, role: int, moment: int) -> None:
        s.battle[MOST + 1 - role] = min(s.battle[MOST + 1 - role], self.dice)


class BraveStand(Title):
    """One die fewer for the enemy for each companion."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        s.battle[FEWER + 1 - role] += mask_of_role(s, role).bit_count()


class Dread(Title):
    """Nazgûl leadership is given up, and as many dice of the enemy are lost."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        s.then(ForfeitNazgul(seat_of(s, role), role))


class Stench(Title):
    """No leader re-roll for an enemy who is not led better than by Nazgûl."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        if nazgul_leadership(s, role) >= leadership(s, 1 - role):
            s.battle[NO_REROLL + 1 - role] = 1


class Strike(Title):
    """An extra attack: by leadership, by elites, or with three dice."""

    def __init__(self, dice: str, on: int) -> None:
        self.dice = dice
        self.on = on

    def act(self, s: WarState, role: int, moment: int) -> None:
        dice = 3
        if self.dice == "leadership":
            dice = leadership(s, role)
        elif self.dice == "elites":
            dice = elites(host_of(s, role), side_of_role(s, role))
        strike(s, role, min(DICE_LIMIT, dice), self.on if self.on else needed(s, role))


def strike(s: WarState, role: int, dice: int, need: int) -> None:
    """Roll an extra attack, without re-roll or the enemy's modifiers; losses are taken at once."""
    s.battle[STRIKE_ON + role] = hits_on(need, 0)
    hits = throw(s, dice, hits_on(need, 0), STRUCK + role)
    s.battle[EARLY_HITS + role] += hits
    s.tell(words.SPECIAL_ROLL, s.battle[CARD + role] - 1, dice, hits)
    s.then(TakeHits(seat_of(s, 1 - role), place_of(s, 1 - role), hits), CheckWiped())


class CheckWiped(Step[WarState]):
    """An army without units is no more, and the battle is over."""

    def run(self, s: WarState) -> None:
        b = s.battle
        for role in (0, 1):
            side = side_of_role(s, role)
            if units(host_of(s, role), side) == 0 and not b[OVER]:
                wipe_out(s, place_of(s, role), side)
                other = 1 - role
                if units(host_of(s, other), side_of_role(s, other)) == 0:
                    wipe_out(s, place_of(s, other), side_of_role(s, other))
                b[OVER] = 1


class ExtraHits(Title):
    """More hits, if the dice scored any."""

    def __init__(self, number: int) -> None:
        self.number = number

    def act(self, s: WarState, role: int, moment: int) -> None:
        if s.battle[HITS + role] + s.battle[REROLL_HITS + role] > 0:
            s.battle[EXTRA_HITS + role] += self.number


class Scouts(Title):
    """The defender is gone before the dice are rolled."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        s.then(ScoutsRetreat(seat_of(s, role)))


class ShieldWall(Title):
    """One of two or more hits is cancelled."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        if total_hits(s, 1 - role) >= 2:
            s.battle[EXTRA_HITS + 1 - role] -= 1


class Confusion(Title):
    """Natural ones of the enemy hit his own army and are not rolled again."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        ones = natural_ones(s.battle[ROLLED + 1 - role])
        s.battle[EXTRA_HITS + role] += ones
        s.battle[MISSES + 1 - role] -= ones


def convert(s: WarState, role: int, dice: int) -> None:
    """Missed dice become hits."""
    changed = min(dice, s.battle[MISSES + role])
    s.battle[MISSES + role] -= changed
    s.battle[HITS + role] += changed


class Mighty(Title):
    """A companion gives up his leadership for a hit."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        if s.battle[NO_REROLL + role] == 0 and s.battle[MISSES + role] > 0:
            s.then(MightyCompanion(seat_of(s, role), role))


class Anduril(Title):
    """Strider gives up his leadership for a hit, Aragorn for two."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        given = companion_leadership(s, STRIDER)
        if s.battle[NO_REROLL + role] == 0 and given:
            s.battle[FORFEIT + role] += given
            convert(s, role, given)


class HeroicDeath(Title):
    """A leader or a companion falls, and hits are cancelled."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        if total_hits(s, 1 - role) > 0:
            s.then(DieHeroically(seat_of(s, role), role))


class Defiance(Title):
    """The companions give up their leadership, and the enemy's card is cancelled."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        if s.battle[CARD + 1 - role] == 0 or s.battle[CANCELLED + 1 - role]:
            return
        for who in CHARACTERS_OF[FREE]:
            if mask_of_role(s, role) >> who & 1:
                s.battle[FORFEIT + role] += companion_leadership(s, who)
        cancel(s, 1 - role)


def cancel(s: WarState, role: int) -> None:
    """A combat card loses all its effects."""
    s.battle[CANCELLED + role] = 1
    s.tell(words.CARD_CANCELLED, s.battle[CARD + role] - 1)


class Bats(Title):
    """The enemy's card is cancelled, or without one the re-roll is better."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        if s.battle[CARD + 1 - role]:
            cancel(s, 1 - role)
        else:
            s.battle[LEADER_BONUS + role] += 1


class FatefulStrike(Title):
    """Hits of the re-roll may also fell a Nazgûl, or a minion."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        if s.battle[REROLL_HITS + role] >= 1:
            s.then(SlayServant(seat_of(s, role), role, s.battle[REROLL_HITS + role], 0))


class Blade(Title):
    """A hit of the re-roll fells a minion instead."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        if s.battle[REROLL_HITS + role] >= 1 and mask_of_role(s, 1 - role):
            s.battle[EXTRA_HITS + role] -= 1
            s.then(SlayServant(seat_of(s, role), role, 2, 1))


class BlackBreath(Title):
    """Hits of the re-roll may also fell a leader or a companion."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        if s.battle[REROLL_HITS + role] >= 1:
            s.then(SlayHero(seat_of(s, role), role, s.battle[REROLL_HITS + role]))


class WordsOfPower(Title):
    """A companion is silenced for the round."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        s.then(NameCompanion(seat_of(s, role), role))


class Onslaught(Title):
    """Own losses buy dice."""

    def __init__(self, number: int) -> None:
        self.number = number

    def act(self, s: WarState, role: int, moment: int) -> None:
        s.then(OwnLosses(seat_of(s, role), role, self.number, 1))


class Relentless(Title):
    """Own losses make the combat roll better."""

    def __init__(self, number: int) -> None:
        self.number = number

    def act(self, s: WarState, role: int, moment: int) -> None:
        s.then(OwnLosses(seat_of(s, role), role, self.number, 0))


class GreatHost(Title):
    """Twice the enemy's number is worth a hit."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        own = units(host_of(s, role), side_of_role(s, role))
        enemy = units(host_of(s, 1 - role), side_of_role(s, 1 - role))
        if own >= 2 * enemy:
            s.then(TakeHits(seat_of(s, 1 - role), place_of(s, 1 - role), 1), CheckWiped())


class Mumakil(Title):
    """A better combat roll, and a hit more for whoever hits more."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        if moment == 3:
            s.battle[COMBAT_BONUS + role] += 1
        elif total_hits(s, role) > total_hits(s, 1 - role) + s.battle[EARLY_HITS + 1 - role]:
            s.battle[EXTRA_HITS + role] += 1


class ForfeitNazgul(Choice[WarState]):
    """Choose how much Nazgûl leadership is given up."""

    def __init__(self, seat: int, role: int) -> None:
        super().__init__(seat)
        self.role = role

    def options(self, s: WarState) -> list[int]:
        return [AMOUNT + given for given in range(1, min(12, nazgul_leadership(s, self.role)) + 1)]

    def apply(self, s: WarState, action: int) -> None:
        s.battle[FORFEIT + self.role] += action - AMOUNT
        s.battle[FEWER + 1 - self.role] += action - AMOUNT


class MightyCompanion(Choice[WarState]):
    """Choose the companion who gives up his leadership."""

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
    """Choose who dies so that hits are cancelled, if anybody."""

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
    """A leader, a Nazgûl or a character falls."""
    if figure >= KINDS:
        remove_character(s, figure - KINDS)
    else:
        remove_figure(s, place, figure)
        s.tell(words.UNIT_LOST, figure, place)


class SlayServant(Choice[WarState]):
    """Choose the Nazgûl or minion who falls."""

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
    """Choose the leader or companion who falls, if any."""

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
    """Choose the companion who is silenced."""

    def __init__(self, seat: int, role: int) -> None:
        super().__init__(seat)
        self.role = role

    def options(self, s: WarState) -> list[int]:
        mask = mask_of_role(s, 1 - self.role)
        return [NAME + who for who in CHARACTERS_OF[FREE] if mask >> who & 1]

    def apply(self, s: WarState, action: int) -> None:
        s.battle[NAMED] = action - NAME + 1


class OwnLosses(Choice[WarState]):
    """Choose how many hits one's own units take for the card."""

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
    """The dice that own losses have bought, each hitting on a four."""

    def __init__(self, role: int, dice: int) -> None:
        self.role = role
        self.dice = dice

    def run(self, s: WarState) -> None:
        strike(s, self.role, self.dice, 4)


def read_title(data: dict[str, Any]) -> Title:
    """The object for one combat effect of the data."""
    match data["op"]:
        case "bonus":
            return Bonus(0, data["combat"], data["leader"])
        case "cruel":
            return Bonus(data["give"], data["combat"], data["leader"])
        case "hinder":
            return Hinder(data["value"])
        case "both":
            return Both(data["value"])
        case "cap":
            return Cap(data["dice"])
        case "strike":
            return Strike(data["dice"], data["on"])
        case "extra-hits":
            return ExtraHits(data["count"])
        case "onslaught":
            return Onslaught(data["count"])
        case "relentless":
            return Relentless(data["count"])
        case name:
            return plain_title(name)


def plain_title(name: str) -> Title:
    """A combat effect without numbers."""
    match name:
        case "blade":
            return Blade()
        case "mighty":
            return Mighty()
        case "anduril":
            return Anduril()
        case "heroic-death":
            return HeroicDeath()
        case "defiance":
            return Defiance()
        case "fateful-strike":
            return FatefulStrike()
        case "brave-stand":
            return BraveStand()
        case "scouts":
            return Scouts()
        case "shield-wall":
            return ShieldWall()
        case "confusion":
            return Confusion()
        case "dread":
            return Dread()
        case "stench":
            return Stench()
        case "black-breath":
            return BlackBreath()
        case "words-of-power":
            return WordsOfPower()
        case "great-host":
            return GreatHost()
        case "mumakil":
            return Mumakil()
        case "bats":
            return Bats()
        case _:
            raise BadNotation("unknown-name", place="combat", name=name)


TITLE_EFFECT: Final[list[Title]] = [read_title(data) for data in COMBAT_FACTS]
TITLE_NEEDS: Final[list[list[Need]]] = [
    [Need(need) for need in data["requires"]] for data in COMBAT_FACTS
]
INITIATIVE: Final[list[list[int]]] = [data["initiative"] for data in COMBAT_FACTS]


def fitting(s: WarState, card: int, role: int) -> bool:
    """Whether the requirements of a combat card are met."""
    return all(need.holds(s, role) for need in TITLE_NEEDS[CARD_TITLE[card]])


def combat_cards(s: WarState, seat: int, role: int) -> list[int]:
    """The cards that a seat may use in this battle; the Balrog may come from the table."""
    found = [card for card in hand(s, seat) if fitting(s, card, role)]
    if s.side_of(seat) == SHADOW and on_table(s, BALROG) and fitting(s, BALROG, role):
        found.append(BALROG)
    return found


class CardActs(Step[WarState]):
    """A combat card acts at a moment of the round, if it is one of its own. What it requires it
    required when it was chosen (Requisiti delle Carte Combattimento)."""

    def __init__(self, role: int, moment: int) -> None:
        self.role = role
        self.moment = moment

    def run(self, s: WarState) -> None:
        b = s.battle
        card = b[CARD + self.role] - 1
        if b[OVER] or card < 0 or b[CANCELLED + self.role]:
            return
        title = CARD_TITLE[card]
        if self.moment in INITIATIVE[title]:
            s.tell(words.TITLE_DONE, card, self.moment)
            TITLE_EFFECT[title].act(s, self.role, self.moment)
