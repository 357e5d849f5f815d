"""Combat strength and leadership (rulebook p. 28, "Potenza e comando"): the armies in a battle,
their dice and their hits.
"""

from __future__ import annotations

from mathom.engine.step import Step
from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.armies.army_bits import (
    NAZGUL,
    count,
    leaders,
    units,
)
from mathom.games.war.rules.armies.losses import TakeHits, fighters, fighting, wipe_out
from mathom.games.war.rules.armies.movement import white_hand
from mathom.games.war.rules.facts import (
    CAPTAIN,
    CHARACTERS_OF,
    DICE_LIMIT,
    FORTIFIED,
    FREE,
    GANDALF,
    LEADERSHIP,
    SHADOW,
    STRIDER,
    WITCH_KING,
)
from mathom.games.war.rules.state import (
    ASSAULT,
    AT,
    ATTACKER,
    CARD,
    EARLY_HITS,
    EXTRA_HITS,
    FEWER,
    FIELD,
    FORFEIT,
    FROM,
    HITS,
    KIND,
    MOST,
    NAMED,
    OVER,
    RELIEF,
    REROLL_HITS,
    ROUND,
    STRIKE_ON,
    STRUCK,
    WHITE_RIDER,
    WarState,
)
from mathom.games.war.rules.vocabulary import ROLL

# The two roles in a battle are 0, the attacker, and 1, the defender.


def side_of_role(s: WarState, role: int) -> int:
    return s.battle[ATTACKER] if role == 0 else 1 - s.battle[ATTACKER]


def seat_of(s: WarState, role: int) -> int:
    """The seat that decides for a role."""
    return s.voice[side_of_role(s, role)]


def place_of(s: WarState, role: int) -> int:
    return s.battle[FROM] if role == 0 else s.battle[AT]


def host_of(s: WarState, role: int) -> int:
    """The figures that fight in a role, as a host."""
    return fighting(s, place_of(s, role), side_of_role(s, role))


def mask_of_role(s: WarState, role: int) -> int:
    """The characters who fight in a role, as bits."""
    return fighters(s, place_of(s, role), side_of_role(s, role))


def companion_leadership(s: WarState, who: int) -> int:
    """The leadership of a Companion; 0 if a card suppresses it or he forfeited it."""
    if s.battle[NAMED] == who + 1:
        return 0
    if who == GANDALF and s.white and s.battle[WHITE_RIDER]:
        return 0
    return 2 if who == STRIDER and s.crowned else LEADERSHIP[who]


def nazgul_leadership(s: WarState, role: int) -> int:
    """The leadership of Nazgûl and Witch-king, less what was forfeited or cancelled."""
    if side_of_role(s, role) != SHADOW or s.battle[WHITE_RIDER]:
        return 0
    found = count(host_of(s, role), NAZGUL)
    if mask_of_role(s, role) >> WITCH_KING & 1:
        found += LEADERSHIP[WITCH_KING]
    return found - s.battle[FORFEIT + role]


def leadership(s: WarState, role: int) -> int:
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
    """The combat strength, including the Companions with the ability "Captain of the West"."""
    found = units(host_of(s, role), side_of_role(s, role))
    if side_of_role(s, role) == FREE:
        mask = mask_of_role(s, role)
        for who in CHARACTERS_OF[FREE]:
            if mask >> who & 1 and CAPTAIN[who] and s.battle[NAMED] != who + 1:
                if who != GANDALF or not s.white:
                    found += 1
    return found


def dice_of(s: WarState, role: int) -> int:
    """The number of dice in the combat roll of a role."""
    b = s.battle
    dice = min(DICE_LIMIT, strength(s, role))
    fewer = b[FEWER + role]
    if side_of_role(s, role) == SHADOW:
        fewer += b[RELIEF]
    if fewer:
        dice = max(1, dice - fewer)
    return min(dice, b[MOST + role])


def needed(s: WarState, role: int) -> int:
    """The lowest result that hits before modifiers: 6 against fortifications, else 5."""
    b = s.battle
    if role == 1:
        return 5
    if b[KIND] == ASSAULT:
        return 6
    return 6 if b[KIND] == FIELD and b[ROUND] == 1 and FORTIFIED[b[AT]] else 5


def hits_on(need: int, bonus: int) -> int:
    """The lowest result that hits after modifiers. A natural 1 always misses, a natural 6 always
    hits.
    """
    return max(2, min(6, need - bonus))


def throw(s: WarState, dice: int, lowest: int, note: int) -> int:
    """Roll dice, record them in the battle (three bits each), and count the hits."""
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
    """How many of the recorded dice show a 1."""
    found = 0
    while packed > 0:
        found += 1 if packed & 7 == 1 else 0
        packed >>= 3
    return found


def total_hits(s: WarState, role: int) -> int:
    """The hits that a role has scored in this round so far."""
    b = s.battle
    return b[HITS + role] + b[REROLL_HITS + role] + b[EXTRA_HITS + role]


def strike(s: WarState, role: int, dice: int, need: int) -> None:
    """Roll an extra attack: no re-roll, no modifiers of the enemy. Losses are taken at once."""
    s.battle[STRIKE_ON + role] = hits_on(need, 0)
    hits = throw(s, dice, hits_on(need, 0), STRUCK + role)
    s.battle[EARLY_HITS + role] += hits
    s.tell(vocabulary.SPECIAL_ROLL, s.battle[CARD + role] - 1, dice, hits)
    s.then(TakeHits(seat_of(s, 1 - role), place_of(s, 1 - role), hits), CheckWiped())


class CheckWiped(Step[WarState]):
    """The battle is over when an army has no units left."""

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
