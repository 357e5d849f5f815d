"""The public view of a battle, a Hunt and a selection of figures: dice, modifiers, hits."""

from __future__ import annotations

from typing import Final

from mathom.games.war.rules.armies.army_bits import host_view, units
from mathom.games.war.rules.armies.attack import AttackAt, PickAttackers
from mathom.games.war.rules.armies.battle import Advance
from mathom.games.war.rules.armies.combat_rolls import (
    dice_of,
    hits_on,
    host_of,
    leadership,
    mask_of_role,
    needed,
    seat_of,
    side_of_role,
    strength,
    total_hits,
)
from mathom.games.war.rules.armies.losses import TakeHits
from mathom.games.war.rules.armies.movement import MarchTo, PickMarchers
from mathom.games.war.rules.cards.card_moves import ConveyTo, PickConveyed
from mathom.games.war.rules.facts import (
    CARDS,
    CHARACTERS,
    DICE_LIMIT,
    DIE_VALUE,
    EYE_VALUE,
    PLACES,
    SEATS,
    SIDES,
    TILE_REVEALS,
    TILE_STOPS,
    TILE_VALUE,
    TILES,
)
from mathom.games.war.rules.hunt.fellowship import SeparateGroup, SeparateTo
from mathom.games.war.rules.hunt.hunt import (
    SOURCES,
    BreakApart,
    HuntAgain,
    ReadTile,
    ShowFellowship,
    hunt_on,
    spies,
)
from mathom.games.war.rules.politics.characters import CompanionsTo, PickCompanions
from mathom.games.war.rules.state import (
    AT,
    ATTACKER,
    CANCELLED,
    CARD,
    COMBAT_BONUS,
    DICE_ROUND,
    EXTRA_HITS,
    FIELD,
    FIRST_HOST,
    FIRST_MASK,
    FROM,
    KIND,
    LANDED,
    LAST_HOST,
    LAST_MASK,
    LEADER_BONUS,
    NAMED,
    NO_BATTLE,
    NO_REROLL,
    NOWHERE,
    REAR_HOST,
    REAR_MASK,
    REROLL_ON,
    REROLLED,
    RETREATED,
    ROLL_ON,
    ROLLED,
    ROUND,
    ROUNDS,
    STRIKE_ON,
    STRUCK,
    WHITE_RIDER,
    WITHDRAWN,
    WarState,
)

BATTLES: Final = ["", "field", "assault", "sortie"]
RESULTS: Final = [
    "withdrew",
    "retreated",
    "ceased",
    "defender-destroyed",
    "attacker-destroyed",
    "both-destroyed",
]
PURPOSES: Final = ["march", "attack", "advance", "voyage", "companions", "separate"]


def unpacked(packed: int) -> list[int]:
    """The dice packed in one number, in the order of the roll."""
    found: list[int] = []
    while packed > 0:
        found.insert(0, packed & 7)
        packed >>= 3
    return found


def roll_view(packed: int, lowest: int) -> dict[str, object] | None:
    """Dice, the lowest result that counts, and how many count."""
    if packed == 0:
        return None
    dice = unpacked(packed)
    hits = len([pips for pips in dice if pips >= lowest])
    return {"dice": dice, "hits_on": lowest, "hits": hits}


def hunt_view(s: WarState) -> dict[str, object]:
    """The last Hunt roll of this turn, and the tile being resolved."""
    pending = s.agenda[-1] if s.agenda else None
    found: dict[str, object] = {
        "level": min(DICE_LIMIT, s.hunt_shadow),
        "bonus": s.hunt_free,
        "spies": spies(s),
        "roll": roll_view(s.hunt_dice, hunt_on(s)),
        "again": roll_view(s.hunt_again, hunt_on(s)) if s.hunt_dice else None,
        "may_reroll": pending.most if isinstance(pending, HuntAgain) else 0,
        "successes": s.hunt_found if s.hunt_dice else 0,
        "damage": s.damage,
        "tile": None,
    }
    if s.tile != NOWHERE and being_settled(s):
        found["tile"] = tile_view(s.tile)
        found["source"] = SOURCES[s.source]
        found["eye_worth"] = s.eye
    return found


def being_settled(s: WarState) -> bool:
    """Whether a tile is still being resolved."""
    return any(isinstance(step, (ReadTile, BreakApart, ShowFellowship)) for step in s.agenda)


def tile_view(tile: int) -> dict[str, object]:
    value = TILE_VALUE[tile]
    shown: object = "eye" if value == EYE_VALUE else "die" if value == DIE_VALUE else value
    return {
        "id": TILES[tile],
        "value": shown,
        "reveals": TILE_REVEALS[tile],
        "stops": TILE_STOPS[tile],
    }


def losses_view(s: WarState) -> dict[str, object] | None:
    """The hits to be taken: whose, where, how many."""
    pending = s.agenda[-1] if s.agenda else None
    if not isinstance(pending, TakeHits):
        return None
    return {
        "side": SIDES[s.side_of(pending.seat)],
        "place": PLACES[pending.place],
        "hits": pending.hits,
    }


def battle_view(s: WarState) -> dict[str, object] | None:
    """The current battle, with both armies, their strength and what hits."""
    b = s.battle
    if b[KIND] == NO_BATTLE:
        return None
    return {
        "kind": BATTLES[b[KIND]],
        "from": PLACES[b[FROM]],
        "at": PLACES[b[AT]],
        "round": b[ROUND],
        "rounds": b[ROUNDS] if b[KIND] != FIELD else None,
        "dice_round": b[DICE_ROUND],
        "white_rider": b[WHITE_RIDER] == 1,
        "silenced": CHARACTERS[b[NAMED] - 1] if b[NAMED] else None,
        "attacker": army_view(s, 0),
        "defender": army_view(s, 1),
        "rearguard": force_view(b[REAR_HOST], b[REAR_MASK], b[ATTACKER]),
    }


def force_view(host: int, mask: int, side: int) -> dict[str, object]:
    return {
        "figures": host_view(host, side),
        "characters": [CHARACTERS[who] for who in range(len(CHARACTERS)) if mask >> who & 1],
    }


def army_view(s: WarState, role: int) -> dict[str, object]:
    """One of the two armies of a battle: its figures, its rolls and its hits."""
    b = s.battle
    side = side_of_role(s, role)
    host = host_of(s, role)
    alive = units(host, side) > 0
    led = min(DICE_LIMIT, leadership(s, role))
    card = b[CARD + role] - 1
    return {
        "side": SIDES[side],
        "seat": SEATS[seat_of(s, role)],
        **force_view(host, mask_of_role(s, role), side),
        "before": force_view(b[FIRST_HOST + role], b[FIRST_MASK + role], side),
        "strength": strength(s, role),
        "dice": dice_of(s, role) if alive else 0,
        "leadership": leadership(s, role),
        "rerolls": 0 if b[NO_REROLL + role] else max(0, led),
        "needs": needed(s, role),
        "combat_bonus": b[COMBAT_BONUS + role],
        "leader_bonus": b[LEADER_BONUS + role],
        "hits_on": hits_on(needed(s, role), b[COMBAT_BONUS + role]),
        "card": CARDS[card] if card >= 0 else None,
        "cancelled": b[CANCELLED + role] == 1,
        **rolls_view(b, role),
        "extra_hits": b[EXTRA_HITS + role],
        "hits": total_hits(s, role),
    }


def rolls_view(b: list[int], role: int) -> dict[str, object]:
    """The dice of a role in the last round, and its final number of hits."""
    return {
        "roll": roll_view(b[ROLLED + role], b[ROLL_ON + role]),
        "reroll": roll_view(b[REROLLED + role], b[REROLL_ON + role]),
        "strike": roll_view(b[STRUCK + role], b[STRIKE_ON + role]),
        "landed": b[LANDED + role],
    }


def fought_view(s: WarState) -> dict[str, object] | None:
    """The last battle of this turn: both armies before and after it, and its result."""
    b = s.fought
    if not b:
        return None
    found: dict[str, object] = {
        "kind": BATTLES[b[KIND]],
        "from": PLACES[b[FROM]],
        "at": PLACES[b[AT]],
        "round": b[ROUND],
        "result": result(b),
        "retreat": PLACES[b[RETREATED] - 1] if b[RETREATED] else None,
    }
    for role, name in enumerate(("attacker", "defender")):
        side = b[ATTACKER] if role == 0 else 1 - b[ATTACKER]
        found[name] = {
            "side": SIDES[side],
            **force_view(b[LAST_HOST + role], b[LAST_MASK + role], side),
            "before": force_view(b[FIRST_HOST + role], b[FIRST_MASK + role], side),
            **rolls_view(b, role),
        }
    return found


def result(b: list[int]) -> str:
    if b[WITHDRAWN]:
        return RESULTS[0]
    if b[RETREATED]:
        return RESULTS[1]
    held = [units(b[LAST_HOST + role], b[ATTACKER] ^ role) > 0 for role in (0, 1)]
    if held[0]:
        return RESULTS[2 if held[1] else 3]
    return RESULTS[4 if held[1] else 5]


def picked_view(s: WarState) -> dict[str, object]:
    """The figures picked so far for a movement, an attack or an advance."""
    side = s.side_of(s.actor)
    if s.battle[KIND] != NO_BATTLE:
        side = s.battle[ATTACKER]
    return {"for": purpose(s), "from": picked_from(s), **force_view(s.pick_host, s.pick_mask, side)}


def purpose(s: WarState) -> str | None:
    """What figures are being picked for."""
    pending = s.agenda[-1] if s.agenda else None
    if isinstance(pending, PickMarchers | MarchTo):
        return PURPOSES[0]
    if isinstance(pending, PickAttackers | AttackAt):
        return PURPOSES[1]
    if isinstance(pending, Advance):
        return PURPOSES[2]
    if isinstance(pending, PickConveyed | ConveyTo):
        return PURPOSES[3]
    if isinstance(pending, PickCompanions | CompanionsTo):
        return PURPOSES[4]
    return PURPOSES[5] if isinstance(pending, SeparateGroup | SeparateTo) else None


def picked_from(s: WarState) -> str | None:
    pending = s.agenda[-1] if s.agenda else None
    if isinstance(pending, Advance):
        return PLACES[s.battle[FROM]]
    if isinstance(pending, PickMarchers | MarchTo | PickAttackers | AttackAt):
        return PLACES[pending.place]
    if isinstance(pending, PickConveyed | ConveyTo | PickCompanions | CompanionsTo):
        return PLACES[pending.place]
    return None
