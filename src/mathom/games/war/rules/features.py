"""The numbers of an observation straight from the state, without a view: for learning programs.

The places are those of `observation.py`, whose fields say what they mean; a test compares both.
"""

from __future__ import annotations

from typing import Final

from mathom.engine.features import Features
from mathom.engine.hidden import sees, size
from mathom.games.war.rules.armies.army_bits import KINDS, KINDS_OF, SHIFT, WIDTH, units
from mathom.games.war.rules.armies.combat_rolls import (
    dice_of,
    host_of,
    leadership,
    mask_of_role,
    needed,
    side_of_role,
    strength,
)
from mathom.games.war.rules.board import besieged, points
from mathom.games.war.rules.cards.hands import decks_of, hand_limit, hand_size, left_in
from mathom.games.war.rules.facts import (
    CARDS,
    CHARACTERS,
    CHARACTERS_OF,
    DECKS,
    FACES,
    FREE,
    INSIDE,
    LAND,
    NATIONS,
    NOBODY,
    PLACES,
    SHADOW,
    STRONGHOLDS,
    TILES,
)
from mathom.games.war.rules.hunt.fellowship import in_fellowship
from mathom.games.war.rules.hunt.hunt import SOURCES
from mathom.games.war.rules.state import (
    AT,
    ATTACKER,
    CARD,
    CHOSEN,
    DISCARD,
    FACE_DOWN,
    FROM,
    GOLLUM,
    HAND,
    IN_FELLOWSHIP,
    KIND,
    NO_BATTLE,
    NOWHERE,
    ROUND,
    TABLE,
    WAITING,
    WarState,
)

CHARACTER_STATES: Final = ["fellowship", "waiting", "map", "gone"]
ON_MAP: Final = 2
GONE_FOR_GOOD: Final = 3
TILE_PLACES: Final = ["pool", "drawn", "removed", "unused", "ready"]
"""In the order of their numbers in a state."""

CARD_COUNT: Final = len(CARDS)
WHO: Final = len(CHARACTERS)
DECK_COUNT: Final = len(DECKS)
FREE_KINDS: Final = len(KINDS_OF[FREE])
SHADOW_KINDS: Final = len(KINDS_OF[SHADOW])

# The sizes of parts that repeat.
CHARACTER: Final = len(PLACES) + len(CHARACTER_STATES) + 1
NATION: Final = 3
REGION: Final = 3 + FREE_KINDS + 1 + SHADOW_KINDS + 1
INNER: Final = KINDS + 1
HELD: Final = DECK_COUNT + CARD_COUNT + 1
ARMY: Final = 2 + KINDS + WHO + 4 + CARD_COUNT

# The first places inside the Fellowship's part.
MORDOR_AT: Final = LAND
GUIDE_AT: Final = LAND + 4
COMPANIONS_AT: Final = GUIDE_AT + WHO + 1
DAMAGE_AT: Final = COMPANIONS_AT + WHO
TILE_AT: Final = DAMAGE_AT + 1
SOURCE_AT: Final = TILE_AT + len(TILES)
FELLOWSHIP: Final = SOURCE_AT + len(SOURCES)

# The first places inside the part of a battle.
FROM_AT: Final = 1 + 3
AT_AT: Final = FROM_AT + len(PLACES)
ROUND_AT: Final = AT_AT + len(PLACES)
ARMIES_AT: Final = ROUND_AT + 1
CHOSEN_AT: Final = ARMIES_AT + 2 * ARMY
CHOSEN_KNOWN_AT: Final = CHOSEN_AT + 2 * DECK_COUNT
BATTLE: Final = CHOSEN_KNOWN_AT + CARD_COUNT


def spots() -> list[list[int]]:
    """For each side, the place of each kind of figure in a list of that side's kinds."""
    return [
        [KINDS_OF[side].index(kind) if kind in KINDS_OF[side] else 0 for kind in range(KINDS)]
        for side in (FREE, SHADOW)
    ]


SPOT: Final[list[list[int]]] = spots()
EVERY_KIND: Final[list[int]] = list(range(KINDS))


def fill(s: WarState, seat: int, out: Features) -> None:
    """Write what a seat sees."""
    seats = s.rules.seats
    at = fill_head(s, seat, out)
    fill_fellowship(s, at, out)
    at += FELLOWSHIP
    fill_characters(s, at, out)
    at += WHO * CHARACTER
    for nation in range(len(NATIONS)):
        out.put(at, s.politics[nation])
        out.put(at + 1, s.active[nation])
        out.put(at + 2, 1 if s.politics[nation] == 0 else 0)
        at += NATION
    at = fill_regions(s, at, out)
    fill_host(s.pool[FREE], FREE, SPOT[FREE], at, out)
    fill_host(s.pool[SHADOW], SHADOW, SPOT[SHADOW], at + FREE_KINDS, out)
    at += FREE_KINDS + SHADOW_KINDS
    fill_host(s.lost, FREE, SPOT[FREE], at, out)
    at += FREE_KINDS
    for tile in range(len(TILES)):
        out.flag(at + s.tiles[tile] * len(TILES) + tile)
    at += len(TILE_PLACES) * len(TILES)
    battle = at + 3 * CARD_COUNT + 2 * DECK_COUNT + seats * HELD
    fill_cards(s, seat, at, battle, out)
    fill_battle(s, battle, out)
    at = battle + BATTLE
    fill_host(s.pick_host, picking_side(s), EVERY_KIND, at, out)
    out.flags(s.pick_mask, at + KINDS)


def fill_head(s: WarState, seat: int, out: Features) -> int:
    """The turn, the points and the dice. Returns the first place behind them."""
    seats = s.rules.seats
    out.put(0, s.turn)
    out.flag(1 + (s.actor - seat) % seats)
    at = 1 + seats
    first = (s.leading[FREE] - seat) % seats
    second = (s.leading[SHADOW] - seat) % seats
    out.flag(at + first)
    if second != first:
        out.flag(at + second)
    at += seats
    for side in range(2):
        out.put(at + side, points(s, side))
    at += 2
    for face in range(2 * len(FACES)):
        out.put(at + face, s.dice[face])
    at += 2 * len(FACES)
    out.put(at, s.hunt_free)
    out.put(at + 1, s.hunt_shadow)
    out.put(at + 2, s.rings_free)
    out.put(at + 3, s.rings_shadow)
    out.flags(s.rings_used, at + 4)
    return at + 6


def fill_fellowship(s: WarState, at: int, out: Features) -> None:
    """The Fellowship, and the Hunt tile being resolved."""
    if s.ring != NOWHERE:
        out.flag(at + s.ring)
    if s.mordor != NOWHERE:
        out.put(at + MORDOR_AT, s.mordor)
    out.put(at + MORDOR_AT + 1, s.progress)
    out.put(at + MORDOR_AT + 2, s.revealed)
    out.put(at + MORDOR_AT + 3, s.corruption)
    out.flag(at + GUIDE_AT + (WHO if s.guide == GOLLUM else s.guide))
    out.flags(in_fellowship(s) & 127, at + COMPANIONS_AT)
    out.put(at + DAMAGE_AT, s.damage)
    if s.tile != NOWHERE:
        out.flag(at + TILE_AT + s.tile)
        out.flag(at + SOURCE_AT + s.source)


def fill_characters(s: WarState, at: int, out: Features) -> None:
    """Where the characters are."""
    for who in range(WHO):
        place = s.where[who]
        states = at + len(PLACES)
        if place < IN_FELLOWSHIP:
            out.flag(at + place)
            out.flag(states + ON_MAP)
        elif place == IN_FELLOWSHIP:
            out.flag(states)
        else:
            out.flag(states + (1 if place == WAITING else GONE_FOR_GOOD))
        upgraded = (who == 0 and s.white == 1) or (who == 1 and s.crowned == 1)
        out.put(states + len(CHARACTER_STATES), 1 if upgraded else 0)
        at += CHARACTER


def fill_regions(s: WarState, at: int, out: Features) -> int:
    """The armies of all regions, then those inside strongholds. Returns the first place behind."""
    for region in range(LAND):
        if s.control[region] != NOBODY:
            out.flag(at + s.control[region])
        out.put(at + 2, 1 if besieged(s, region) else 0)
        fill_army(s, region, FREE, SPOT[FREE], FREE_KINDS, at + 3, out)
        fill_army(s, region, SHADOW, SPOT[SHADOW], SHADOW_KINDS, at + 4 + FREE_KINDS, out)
        at += REGION
    for region in STRONGHOLDS:
        if besieged(s, region):
            fill_army(s, INSIDE[region], s.control[region], EVERY_KIND, KINDS, at, out)
        at += INNER
    return at


def fill_army(
    s: WarState, place: int, side: int, spot: list[int], kinds: int, at: int, out: Features
) -> None:
    """The figures of a side in a place, and the number of its units, if anybody is there."""
    host = s.host[place * 2 + side]
    if host:
        fill_host(host, side, spot, at, out)
        out.put(at + kinds, units(host, side))
    elif anyone_at(s, place, side):
        out.put(at + kinds, 0)


def anyone_at(s: WarState, place: int, side: int) -> bool:
    """Whether a character of a side is in a place."""
    return any(s.where[who] == place for who in CHARACTERS_OF[side])


def fill_host(host: int, side: int, spot: list[int], at: int, out: Features) -> None:
    """The number of figures of each kind in a host."""
    if host == 0:
        return
    for kind in KINDS_OF[side]:
        number = host >> SHIFT[kind] & WIDTH[kind]
        if number:
            out.put(at + spot[kind], number)


def fill_cards(s: WarState, seat: int, at: int, battle: int, out: Features) -> None:
    """Where the cards are that a seat knows, and the backs of all others."""
    seats = s.rules.seats
    down = at + 2 * CARD_COUNT
    decks = down + DECK_COUNT + CARD_COUNT
    hands = decks + DECK_COUNT
    for deck in range(DECK_COUNT):
        put_some(size(s.place, s.holes, 4 * FACE_DOWN + deck), down + deck, out)
        put_some(left_in(s, deck), decks + deck, out)
    for who in range(seats):
        first = hands + (who - seat) % seats * HELD
        for deck in decks_of(s.side_of(who)):
            put_some(hand_size(s, who, deck), first + deck, out)
        out.put(first + DECK_COUNT + CARD_COUNT, hand_limit(s, who))
    fighting = s.battle[KIND] != NO_BATTLE
    for card in range(CARD_COUNT):
        where = s.place[card] >> 2
        if where == 0 or not sees(s.eyes[card], seat):
            continue
        if where < TABLE:
            who = where - HAND
            if who < seats:
                out.flag(hands + (who - seat) % seats * HELD + DECK_COUNT + card)
        elif where == TABLE:
            out.flag(at + card)
        elif where == DISCARD:
            out.flag(at + CARD_COUNT + card)
        elif where == FACE_DOWN:
            out.flag(down + DECK_COUNT + card)
        elif fighting:
            out.flag(battle + CHOSEN_KNOWN_AT + card)


def put_some(number: int, place: int, out: Features) -> None:
    """Put a number that is not 0."""
    if number:
        out.put(place, number)


def fill_battle(s: WarState, at: int, out: Features) -> None:
    """The current battle."""
    b = s.battle
    if b[KIND] == NO_BATTLE:
        return
    out.flag(at)
    out.flag(at + b[KIND])
    out.flag(at + FROM_AT + b[FROM])
    out.flag(at + AT_AT + b[AT])
    out.put(at + ROUND_AT, b[ROUND])
    for role in range(2):
        fill_role(s, role, at + ARMIES_AT + role * ARMY, out)
    for side in range(2):
        for deck in range(DECK_COUNT):
            number = size(s.place, s.holes, 4 * (CHOSEN + side) + deck)
            put_some(number, at + CHOSEN_AT + side * DECK_COUNT + deck, out)


def fill_role(s: WarState, role: int, at: int, out: Features) -> None:
    """One of the two armies of a battle."""
    side = side_of_role(s, role)
    host = host_of(s, role)
    out.flag(at + side)
    at += 2
    fill_host(host, side, EVERY_KIND, at, out)
    at += KINDS
    out.flags(mask_of_role(s, role), at)
    at += WHO
    out.put(at, strength(s, role))
    out.put(at + 1, dice_of(s, role) if units(host, side) > 0 else 0)
    out.put(at + 2, leadership(s, role))
    out.put(at + 3, needed(s, role))
    card = s.battle[CARD + role] - 1
    if card >= 0:
        out.flag(at + 4 + card)


def picking_side(s: WarState) -> int:
    """The side whose figures are picked."""
    if s.battle[KIND] != NO_BATTLE:
        return s.battle[ATTACKER]
    return s.side_of(s.actor)
