"""Battles in positions: the one that is being fought, and the last one of the turn."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import BadNotation
from mathom.engine.position import Reader, index_of
from mathom.games.war.rules.armies.army_bits import BOX
from mathom.games.war.rules.battle_view import BATTLES
from mathom.games.war.rules.facts import CARDS, CHARACTERS, LAND, PLACES, REGIONS, SIDES
from mathom.games.war.rules.figure_notation import (
    are_dice,
    dice_text,
    fits_in,
    force_text,
    read_dice,
    read_host,
    read_mask,
)
from mathom.games.war.rules.older_notation import whole_numbers
from mathom.games.war.rules.state import (
    AT,
    ATTACKER,
    BATTLE_SIZE,
    CANCELLED,
    CARD,
    COMBAT_BONUS,
    DICE_ROUND,
    EARLY_HITS,
    EXTRA_HITS,
    FEWER,
    FIELD,
    FIRST_HOST,
    FIRST_MASK,
    FORFEIT,
    FROM,
    HITS,
    KIND,
    LANDED,
    LAST_HOST,
    LAST_MASK,
    LEADER_BONUS,
    MISSES,
    MOST,
    NAMED,
    NO_CARDS,
    NO_CEASE,
    NO_REROLL,
    OVER,
    REAR_HOST,
    REAR_MASK,
    RELIEF,
    REROLL_HITS,
    REROLL_ON,
    REROLLED,
    RETREATED,
    ROLL_ON,
    ROLLED,
    ROUND,
    ROUNDS,
    SORTIE,
    STRIKE_ON,
    STRUCK,
    WHITE_RIDER,
    WITHDRAWN,
)

ROLES: Final = ["attacker", "defender"]
SMALLEST: Final = -20
LARGEST: Final = 120

# The keys of a battle, and where its numbers are in the list of the state.
NUMBERS: Final = {"round": ROUND, "rounds": ROUNDS, "dice_round": DICE_ROUND, "relief": RELIEF}
FLAGS: Final = {
    "over": OVER,
    "withdrawn": WITHDRAWN,
    "white_rider": WHITE_RIDER,
    "no_combat_cards": NO_CARDS,
    "no_cease": NO_CEASE,
}
BATTLE_KEYS: Final = [
    "kind", "side", "from", "at", *NUMBERS, *FLAGS, "retreated_to", "silenced", "rearguard", *ROLES,
]  # fmt: skip

# The keys of each of the two armies; the defender's number follows the attacker's.
ROLE_NUMBERS: Final = {
    "combat_bonus": COMBAT_BONUS,
    "leader_bonus": LEADER_BONUS,
    "fewer_dice": FEWER,
    "most_dice": MOST,
    "hits": HITS,
    "reroll_hits": REROLL_HITS,
    "extra_hits": EXTRA_HITS,
    "early_hits": EARLY_HITS,
    "landed": LANDED,
    "misses": MISSES,
    "forfeited": FORFEIT,
}
ROLE_FLAGS: Final = {"cancelled": CANCELLED, "no_reroll": NO_REROLL}
ROLLS: Final = {
    "roll": (ROLLED, ROLL_ON),
    "reroll": (REROLLED, REROLL_ON),
    "strike": (STRUCK, STRIKE_ON),
}
FORCES: Final = {"before": (FIRST_HOST, FIRST_MASK), "after": (LAST_HOST, LAST_MASK)}
ROLE_KEYS: Final = ["card", *ROLE_NUMBERS, *ROLE_FLAGS, *ROLLS, *FORCES]


def battle_text(b: list[int]) -> dict[str, object] | None:
    """A battle; numbers that are zero and flags that are not set are left out."""
    if not any(b):
        return None
    found: dict[str, object] = {
        "kind": BATTLES[b[KIND]],
        "side": SIDES[b[ATTACKER]],
        "from": PLACES[b[FROM]],
        "at": PLACES[b[AT]],
    }
    found.update({key: b[at] for key, at in NUMBERS.items() if b[at]})
    found.update({key: True for key, at in FLAGS.items() if b[at]})
    if b[RETREATED]:
        found["retreated_to"] = REGIONS[b[RETREATED] - 1]
    if b[NAMED]:
        found["silenced"] = CHARACTERS[b[NAMED] - 1]
    rear = force_text(b[REAR_HOST], b[REAR_MASK], b[ATTACKER])
    if rear:
        found["rearguard"] = rear
    for role, name in enumerate(ROLES):
        found[name] = role_text(b, role)
    return found


def role_text(b: list[int], role: int) -> dict[str, object]:
    """One of the two armies: its card, modifiers, rolls, and figures before and after."""
    found: dict[str, object] = {}
    if b[CARD + role]:
        found["card"] = CARDS[b[CARD + role] - 1]
    found.update({key: b[at + role] for key, at in ROLE_NUMBERS.items() if b[at + role]})
    found.update({key: True for key, at in ROLE_FLAGS.items() if b[at + role]})
    for key, (dice, lowest) in ROLLS.items():
        if b[dice + role] or b[lowest + role]:
            found[key] = {"dice": dice_text(b[dice + role]), "hits_on": b[lowest + role]}
    for key, (host, mask) in FORCES.items():
        force = force_text(b[host + role], b[mask + role], b[ATTACKER] ^ role)
        if force:
            found[key] = force
    return found


def read_battle(r: Reader, key: str) -> list[int]:
    """The numbers of a battle; none if there is no battle. Older positions list the numbers."""
    value = r.data.get(key)
    if value is None:
        return []
    if isinstance(value, list):
        return older_battle(r, key)
    part = r.part(key)
    part.only(BATTLE_KEYS)
    b = [0] * BATTLE_SIZE
    b[KIND] = FIELD + index_of(part.data.get("kind"), BATTLES[FIELD:], part.place("kind"))
    b[ATTACKER] = index_of(part.data.get("side"), SIDES, part.place("side"))
    b[FROM] = index_of(part.data.get("from"), PLACES, part.place("from"))
    b[AT] = index_of(part.data.get("at"), PLACES, part.place("at"))
    for name, at in NUMBERS.items():
        b[at] = part.number(name, 0, SMALLEST, LARGEST)
    for name, at in FLAGS.items():
        b[at] = 1 if part.flag(name, False) else 0
    b[RETREATED] = part.name("retreated_to", REGIONS, -1) + 1
    b[NAMED] = part.name("silenced", CHARACTERS, -1) + 1
    read_force(b, part.part("rearguard"), REAR_HOST, REAR_MASK, b[ATTACKER])
    for role, name in enumerate(ROLES):
        read_role(b, part.part(name), role)
    return b


def older_battle(r: Reader, key: str) -> list[int]:
    """The numbers of a battle as older positions list them; all are zero without a battle."""
    b = whole_numbers(r, key)
    if len(b) not in (0, BATTLE_SIZE):
        raise BadNotation("wrong-length", place=r.place(key), length=BATTLE_SIZE)
    return b if any(b) else []


def read_role(b: list[int], r: Reader, role: int) -> None:
    r.only(ROLE_KEYS)
    b[CARD + role] = r.name("card", CARDS, -1) + 1
    for name, at in ROLE_NUMBERS.items():
        b[at + role] = r.number(name, 0, SMALLEST, LARGEST)
    for name, at in ROLE_FLAGS.items():
        b[at + role] = 1 if r.flag(name, False) else 0
    for name, (dice, lowest) in ROLLS.items():
        part = r.part(name)
        part.only(["dice", "hits_on"])
        b[dice + role] = read_dice(part, "dice")
        b[lowest + role] = part.number("hits_on", 0, 0, 6)
    for name, (host, mask) in FORCES.items():
        read_force(b, r.part(name), host + role, mask + role, b[ATTACKER] ^ role)


def read_force(b: list[int], r: Reader, host: int, mask: int, side: int) -> None:
    """Figures and characters, into two numbers of a battle."""
    r.only(["figures", "characters"])
    b[host] = read_host(r.part("figures"), side)
    b[mask] = read_mask(r, "characters")


def is_battle(b: list[int]) -> bool:
    """Whether numbers describe a battle that can be written, with figures of the box."""
    if len(b) != BATTLE_SIZE or not 0 <= b[ATTACKER] <= 1 or not FIELD <= b[KIND] <= SORTIE:
        return False
    for index in range(BATTLE_SIZE):
        low, high = number_bounds(index)
        if not low <= b[index] <= high:
            return False
    return hosts_fit(b) and all(
        are_dice(b[dice + role]) for dice, _ in ROLLS.values() for role in (0, 1)
    )


def hosts_fit(b: list[int]) -> bool:
    """Whether every army of a battle consists of figures of its side."""
    if not fits_in(b[REAR_HOST], BOX[b[ATTACKER]], b[ATTACKER]):
        return False
    for host, _ in FORCES.values():
        for role in (0, 1):
            side = b[ATTACKER] ^ role
            if not fits_in(b[host + role], BOX[side], side):
                return False
    return True


def number_bounds(index: int) -> tuple[int, int]:
    """The bounds of a number of a battle; hosts and dice have checks of their own."""
    return BOUNDS.get(index, (SMALLEST, LARGEST))


def all_bounds() -> dict[int, tuple[int, int]]:
    every_character = (1 << len(CHARACTERS)) - 1
    found = {
        ATTACKER: (0, 1),
        KIND: (FIELD, SORTIE),
        FROM: (0, len(PLACES) - 1),
        AT: (0, len(PLACES) - 1),
        RETREATED: (0, LAND),
        NAMED: (0, len(CHARACTERS)),
        REAR_HOST: (0, 1 << 60),
        REAR_MASK: (0, every_character),
    }
    found.update(dict.fromkeys(FLAGS.values(), (0, 1)))
    for role in (0, 1):
        found[CARD + role] = (0, len(CARDS))
        found.update({at + role: (0, 1) for at in ROLE_FLAGS.values()})
        for dice, lowest in ROLLS.values():
            found[dice + role] = (0, 1 << 40)
            found[lowest + role] = (0, 6)
        for host, mask in FORCES.values():
            found[host + role] = (0, 1 << 60)
            found[mask + role] = (0, every_character)
    return found


BOUNDS: Final = all_bounds()
