"""Playing a combat card (rulebook p. 29, "Giocare una carta combattimento"): requirements and
effects.
"""

from __future__ import annotations

from typing import Any, Final

from mathom.engine.errors import BadNotation, RulesBug
from mathom.engine.step import Step
from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.armies.army_bits import (
    ELITE,
    NAZGUL,
    count,
    elites,
    leaders,
    nation_units,
    units,
)
from mathom.games.war.rules.armies.combat_card_choices import (
    DieHeroically,
    ForfeitNazgul,
    MightyCompanion,
    NameCompanion,
    OwnLosses,
    SlayHero,
    SlayServant,
    convert,
)
from mathom.games.war.rules.armies.combat_rolls import (
    CheckWiped,
    companion_leadership,
    host_of,
    leadership,
    mask_of_role,
    natural_ones,
    nazgul_leadership,
    needed,
    place_of,
    seat_of,
    side_of_role,
    strike,
    total_hits,
)
from mathom.games.war.rules.armies.losses import TakeHits
from mathom.games.war.rules.armies.retreat import ScoutsRetreat
from mathom.games.war.rules.cards.hands import hand
from mathom.games.war.rules.facts import (
    BALROG,
    CARD_TITLE,
    CHARACTERS,
    CHARACTERS_OF,
    COMBAT_FACTS,
    DICE_LIMIT,
    DISTANCE,
    FREE,
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
from mathom.games.war.rules.state import (
    ASSAULT,
    AT,
    CANCELLED,
    CARD,
    COMBAT_BONUS,
    EARLY_HITS,
    EXTRA_HITS,
    FEWER,
    FORFEIT,
    HITS,
    KIND,
    LEADER_BONUS,
    MISSES,
    MOST,
    NO_REROLL,
    OVER,
    REROLL_HITS,
    ROLLED,
    WarState,
    on_table,
)


class Need:
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
        """Whether the requirement is met for a role in the battle."""
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
    """The effect of a combat card, applied at each moment of its initiative."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        raise RulesBug("title-does-nothing")


class Bonus(Title):
    """Improve one's own rolls, at the price of leadership for some cards."""

    def __init__(self, give: int, combat: int, leader: int) -> None:
        self.give = give
        self.combat = combat
        self.leader = leader

    def act(self, s: WarState, role: int, moment: int) -> None:
        s.battle[FORFEIT + role] += self.give
        s.battle[COMBAT_BONUS + role] += self.combat
        s.battle[LEADER_BONUS + role] += self.leader


class Hinder(Title):
    """Worsen the enemy's combat roll."""

    def __init__(self, value: int) -> None:
        self.value = value

    def act(self, s: WarState, role: int, moment: int) -> None:
        s.battle[COMBAT_BONUS + 1 - role] -= self.value


class Both(Title):
    """Improve the rolls of both sides."""

    def __init__(self, value: int) -> None:
        self.value = value

    def act(self, s: WarState, role: int, moment: int) -> None:
        for each in (0, 1):
            s.battle[COMBAT_BONUS + each] += self.value
            s.battle[LEADER_BONUS + each] += self.value


class Cap(Title):
    """Limit the number of dice in the enemy's combat roll."""

    def __init__(self, dice: int) -> None:
        self.dice = dice

    def act(self, s: WarState, role: int, moment: int) -> None:
        s.battle[MOST + 1 - role] = min(s.battle[MOST + 1 - role], self.dice)


class BraveStand(Title):
    """The enemy rolls one die fewer for each Companion."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        s.battle[FEWER + 1 - role] += mask_of_role(s, role).bit_count()


class Dread(Title):
    """Forfeit Nazgûl leadership; the enemy rolls that many dice fewer."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        s.then(ForfeitNazgul(seat_of(s, role), role))


class Stench(Title):
    """The enemy has no leader re-roll if the Nazgûl leadership is at least as high as his
    leadership.
    """

    def act(self, s: WarState, role: int, moment: int) -> None:
        if nazgul_leadership(s, role) >= leadership(s, 1 - role):
            s.battle[NO_REROLL + 1 - role] = 1


class Strike(Title):
    """An extra attack with one die per point of leadership, one per elite, or three dice."""

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


class ExtraHits(Title):
    """Add hits if the dice scored any."""

    def __init__(self, number: int) -> None:
        self.number = number

    def act(self, s: WarState, role: int, moment: int) -> None:
        if s.battle[HITS + role] + s.battle[REROLL_HITS + role] > 0:
            s.battle[EXTRA_HITS + role] += self.number


class Scouts(Title):
    """The defender retreats before the dice are rolled."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        s.then(ScoutsRetreat(seat_of(s, role)))


class ShieldWall(Title):
    """Cancel one hit if there are two or more."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        if total_hits(s, 1 - role) >= 2:
            s.battle[EXTRA_HITS + 1 - role] -= 1


class Confusion(Title):
    """Natural ones of the enemy hit his own army and are not re-rolled."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        ones = natural_ones(s.battle[ROLLED + 1 - role])
        s.battle[EXTRA_HITS + role] += ones
        s.battle[MISSES + 1 - role] -= ones


class Mighty(Title):
    """A Companion forfeits his leadership for a hit."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        if s.battle[NO_REROLL + role] == 0 and s.battle[MISSES + role] > 0:
            s.then(MightyCompanion(seat_of(s, role), role))


class Anduril(Title):
    """Strider forfeits his leadership for one hit, Aragorn for two."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        given = companion_leadership(s, STRIDER)
        if s.battle[NO_REROLL + role] == 0 and given:
            s.battle[FORFEIT + role] += given
            convert(s, role, given)


class HeroicDeath(Title):
    """Eliminate a leader or a Companion to cancel hits."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        if total_hits(s, 1 - role) > 0:
            s.then(DieHeroically(seat_of(s, role), role))


class Defiance(Title):
    """The Companions forfeit their leadership to cancel the enemy's card."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        if s.battle[CARD + 1 - role] == 0 or s.battle[CANCELLED + 1 - role]:
            return
        for who in CHARACTERS_OF[FREE]:
            if mask_of_role(s, role) >> who & 1:
                s.battle[FORFEIT + role] += companion_leadership(s, who)
        cancel(s, 1 - role)


def cancel(s: WarState, role: int) -> None:
    """Cancel all effects of a combat card."""
    s.battle[CANCELLED + role] = 1
    s.tell(vocabulary.CARD_CANCELLED, s.battle[CARD + role] - 1)


class Bats(Title):
    """Cancel the enemy's card, or improve one's own re-roll if there is none."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        if s.battle[CARD + 1 - role]:
            cancel(s, 1 - role)
        else:
            s.battle[LEADER_BONUS + role] += 1


class FatefulStrike(Title):
    """Hits of the re-roll may also eliminate a Nazgûl or a Minion."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        if s.battle[REROLL_HITS + role] >= 1:
            s.then(SlayServant(seat_of(s, role), role, s.battle[REROLL_HITS + role], 0))


class Blade(Title):
    """A hit of the re-roll eliminates a Minion instead."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        if s.battle[REROLL_HITS + role] >= 1 and mask_of_role(s, 1 - role):
            s.battle[EXTRA_HITS + role] -= 1
            s.then(SlayServant(seat_of(s, role), role, 2, 1))


class BlackBreath(Title):
    """Hits of the re-roll may also eliminate a leader or a Companion."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        if s.battle[REROLL_HITS + role] >= 1:
            s.then(SlayHero(seat_of(s, role), role, s.battle[REROLL_HITS + role]))


class WordsOfPower(Title):
    """One enemy Companion has no effect this round."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        s.then(NameCompanion(seat_of(s, role), role))


class Onslaught(Title):
    """Take losses for an extra attack."""

    def __init__(self, number: int) -> None:
        self.number = number

    def act(self, s: WarState, role: int, moment: int) -> None:
        s.then(OwnLosses(seat_of(s, role), role, self.number, 1))


class Relentless(Title):
    """Take losses to improve the combat roll."""

    def __init__(self, number: int) -> None:
        self.number = number

    def act(self, s: WarState, role: int, moment: int) -> None:
        s.then(OwnLosses(seat_of(s, role), role, self.number, 0))


class GreatHost(Title):
    """Score a hit if one's own army has at least twice as many units as the enemy."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        own = units(host_of(s, role), side_of_role(s, role))
        enemy = units(host_of(s, 1 - role), side_of_role(s, 1 - role))
        if own >= 2 * enemy:
            s.then(TakeHits(seat_of(s, 1 - role), place_of(s, 1 - role), 1), CheckWiped())


class Mumakil(Title):
    """Improve the combat roll; the side with more hits scores one more."""

    def act(self, s: WarState, role: int, moment: int) -> None:
        if moment == 3:
            s.battle[COMBAT_BONUS + role] += 1
        elif total_hits(s, role) > total_hits(s, 1 - role) + s.battle[EARLY_HITS + 1 - role]:
            s.battle[EXTRA_HITS + role] += 1


def read_title(data: dict[str, Any]) -> Title:
    """The effect object for one entry of the data."""
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
    """An effect without parameters."""
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
    """The cards that a seat may use in this battle. The Shadow may use the Balrog card while it is
    in play.
    """
    found = [card for card in hand(s, seat) if fitting(s, card, role)]
    if s.side_of(seat) == SHADOW and on_table(s, BALROG) and fitting(s, BALROG, role):
        found.append(BALROG)
    return found


class CardActs(Step[WarState]):
    """Apply a combat card if it acts at this moment of the round. Its requirements were checked
    when it was chosen (rulebook p. 29, "Requisiti delle carte combattimento").
    """

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
            s.tell(vocabulary.TITLE_DONE, card, self.moment)
            TITLE_EFFECT[title].act(s, self.role, self.moment)
