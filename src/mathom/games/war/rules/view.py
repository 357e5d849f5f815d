"""What each seat sees. Hidden are the faces of cards in hands and decks, of face-down discards and
of combat cards that are not revealed. Their backs are public.
"""

from __future__ import annotations

from typing import Final

from mathom.engine.hidden import ALL_EYES, deal_holes, forget, sees, size
from mathom.engine.step import coming, deciders
from mathom.games.war.rules.armies.army_bits import host_view
from mathom.games.war.rules.armies.shared_sides import is_mixed
from mathom.games.war.rules.battle_view import (
    battle_view,
    force_view,
    fought_view,
    hunt_view,
    losses_view,
    picked_view,
)
from mathom.games.war.rules.board import (
    besieged,
    characters_at,
    controller,
    points,
    shared,
    units_at,
)
from mathom.games.war.rules.cards.hands import decks_of, hand_limit, hand_size, left_in
from mathom.games.war.rules.facts import (
    CARDS,
    CHARACTERS,
    DECK_CARDS,
    DECKS,
    FACES,
    FREE,
    FREE_GOAL,
    INSIDE,
    LAND,
    LEADERSHIP,
    LEVEL,
    NATIONS,
    NOBODY,
    PLACES,
    REGIONS,
    SEAT_MINIONS,
    SEAT_NATIONS,
    SEATS,
    SEATS_OF,
    SHADOW,
    SHADOW_GOAL,
    SIDES,
    STRIDER,
    TILES,
)
from mathom.games.war.rules.hunt.declaring import FellowshipPhase
from mathom.games.war.rules.hunt.fellowship import guides, in_fellowship
from mathom.games.war.rules.hunt.hunt import SOURCES
from mathom.games.war.rules.orders_view import orders_view
from mathom.games.war.rules.state import (
    CARD_PLACES,
    CHOSEN,
    DECK,
    DISCARD,
    DRAWN,
    FACE_DOWN,
    GOLLUM,
    GONE,
    HAND,
    IN_FELLOWSHIP,
    IN_POOL,
    NOWHERE,
    READY,
    REMOVED,
    TABLE,
    UNUSED,
    WAITING,
    WarState,
)
from mathom.games.war.rules.turn import AllotDice, ChangeDie, UseDie, dice_pool

STATES: Final = {IN_FELLOWSHIP: "fellowship", WAITING: "waiting", GONE: "gone"}


def view(s: WarState, seat: int) -> dict[str, object]:
    """The view of one seat or of a spectator."""
    return {
        "turn": s.turn,
        "phase": phase(s),
        "acting": SEATS[s.actor],
        "deciding": [SEATS[who] for who in deciders(s)],
        "leading": [SEATS[s.leading[side]] for side in (FREE, SHADOW)],
        "voices": {SIDES[side]: SEATS[s.voice[side]] for side in (FREE, SHADOW)},
        "players": {SEATS[who]: seat_view(s, who) for who in range(s.rules.seats)},
        "points": {SIDES[side]: points(s, side) for side in (FREE, SHADOW)},
        "goals": {SIDES[FREE]: FREE_GOAL, SIDES[SHADOW]: SHADOW_GOAL},
        "dice": {SIDES[side]: dice_view(s, side) for side in (FREE, SHADOW)},
        "paying": paying(s),
        "dice_pool": {SIDES[side]: dice_pool(s, side) for side in (FREE, SHADOW)},
        "hunt_box": {SIDES[FREE]: s.hunt_free, SIDES[SHADOW]: s.hunt_shadow},
        "allotted": s.allotted,
        "hunt": hunt_view(s),
        "rings": {SIDES[FREE]: s.rings_free, SIDES[SHADOW]: s.rings_shadow},
        "rings_used": [SIDES[side] for side in (FREE, SHADOW) if s.rings_used >> side & 1],
        "fellowship": fellowship_view(s),
        "characters": {CHARACTERS[who]: character_view(s, who) for who in range(len(CHARACTERS))},
        "nations": {NATIONS[nation]: nation_view(s, nation) for nation in range(len(NATIONS))},
        "regions": {REGIONS[region]: region_view(s, region) for region in range(LAND)},
        "reinforcements": {SIDES[side]: host_view(s.pool[side], side) for side in (FREE, SHADOW)},
        "lost": host_view(s.lost, FREE),
        "tiles": tiles_view(s),
        "table": cards_known(s, TABLE, seat),
        "discard": cards_known(s, DISCARD, seat),
        "face_down": backs(s, FACE_DOWN),
        "face_down_known": cards_known(s, FACE_DOWN, seat),
        "decks": {DECKS[deck]: left_in(s, deck) for deck in range(len(DECKS))},
        "hands": {SEATS[who]: hand_view(s, who, seat) for who in range(s.rules.seats)},
        "battle": fight_view(s, seat),
        "fought": fought_view(s),
        "losses": losses_view(s),
        "picked": picked_view(s),
        "orders": orders_view(s),
    }


def paying(s: WarState) -> str | None:
    """The face of the die in use, or of the die that is about to be used or changed."""
    pending = s.agenda[-1] if s.agenda else None
    if isinstance(pending, UseDie | ChangeDie):
        return FACES[pending.face]
    return FACES[s.paying] if s.paying != NOWHERE else None


PHASES: Final = ["draw", "fellowship", "hunt-allocation", "action", "over"]


def phase(s: WarState) -> str:
    """The phase of the turn, derived from the steps still to come."""
    if s.outcome is not None:
        return PHASES[4]
    if coming(s, FellowshipPhase) is not None:
        return PHASES[0]
    if coming(s, AllotDice) is None:
        return PHASES[3]
    return PHASES[2] if isinstance(s.agenda[-1], AllotDice) else PHASES[1]


def seat_view(s: WarState, who: int) -> dict[str, object]:
    nations = SEAT_NATIONS[s.rules.seats][who]
    minions = SEAT_MINIONS[s.rules.seats][who]
    return {
        "side": SIDES[s.side_of(who)],
        "nations": [NATIONS[nation] for nation in range(len(NATIONS)) if nations >> nation & 1],
        "minions": [CHARACTERS[m] for m in range(len(CHARACTERS)) if minions >> m & 1],
        "leads": s.leading[s.side_of(who)] == who,
    }


def dice_view(s: WarState, side: int) -> dict[str, int]:
    return {FACES[face]: s.dice[side * 7 + face] for face in range(7) if s.dice[side * 7 + face]}


def fellowship_view(s: WarState) -> dict[str, object]:
    mask = in_fellowship(s)
    return {
        "region": REGIONS[s.ring] if s.ring != NOWHERE else None,
        "mordor": s.mordor if s.mordor != NOWHERE else None,
        "progress": s.progress,
        "revealed": s.revealed == 1,
        "corruption": s.corruption,
        "guide": "gollum" if s.guide == GOLLUM else CHARACTERS[s.guide],
        "possible_guides": [CHARACTERS[who] for who in guides(s)],
        "companions": [CHARACTERS[who] for who in range(7) if mask >> who & 1],
        "damage": s.damage,
        "tile": TILES[s.tile] if s.tile != NOWHERE else None,
        "source": SOURCES[s.source] if s.tile != NOWHERE else None,
        "tried": s.tried == 1,
    }


def character_view(s: WarState, who: int) -> dict[str, object]:
    place = s.where[who]
    upgraded = (who == 0 and s.white == 1) or (who == 1 and s.crowned == 1)
    return {
        "place": PLACES[place] if place < 200 else None,
        "state": "map" if place < 200 else STATES[place],
        "upgraded": upgraded,
        "level": LEVEL[who],
        "leadership": character_leadership(s, who),
    }


def character_leadership(s: WarState, who: int) -> int:
    return 2 if who == STRIDER and s.crowned else LEADERSHIP[who]


def nation_view(s: WarState, nation: int) -> dict[str, object]:
    return {
        "steps_to_war": s.politics[nation],
        "active": s.active[nation] == 1,
        "at_war": s.politics[nation] == 0,
    }


def region_view(s: WarState, region: int) -> dict[str, object]:
    """The figures in a region, its control, and the besieged."""
    found: dict[str, object] = {
        "control": SIDES[s.control[region]] if s.control[region] != NOBODY else None,
        "besieged": besieged(s, region),
    }
    for side in (FREE, SHADOW):
        found[SIDES[side]] = place_view(s, region, side)
    if besieged(s, region):
        found["inside"] = place_view(s, INSIDE[region], s.control[region])
    return found


def place_view(s: WarState, place: int, side: int) -> dict[str, object] | None:
    """The figures and characters of a side in a place; nothing if there are none."""
    host = s.host[place * 2 + side]
    mask = characters_at(s, place, side)
    if host == 0 and mask == 0:
        return None
    found: dict[str, object] = {
        **force_view(host, mask, side),
        "units": units_at(s, place, side),
    }
    if shared(s, place, side):
        found["mixed"] = is_mixed(s, place, side)
        found["commander"] = SEATS[controller(s, place, side)]
    return found


def tiles_view(s: WarState) -> dict[str, list[str]]:
    """Hunt tiles by place. The contents of the pool are public, their order is not."""
    names = {
        "pool": IN_POOL,
        "drawn": DRAWN,
        "removed": REMOVED,
        "unused": UNUSED,
        "ready": READY,
    }
    return {
        name: [TILES[tile] for tile in range(len(TILES)) if s.tiles[tile] == place]
        for name, place in names.items()
    }


def cards_known(s: WarState, where: int, seat: int) -> list[str]:
    """The cards in a place that a seat knows."""
    return [
        CARDS[card]
        for card in range(len(CARDS))
        if s.place[card] >> 2 == where and sees(s.eyes[card], seat)
    ]


def backs(s: WarState, where: int) -> dict[str, int]:
    """The number of cards of each deck in a place."""
    found = {}
    for deck in range(len(DECKS)):
        number = size(s.place, s.holes, 4 * where + deck)
        if number:
            found[DECKS[deck]] = number
    return found


def hand_view(s: WarState, who: int, seat: int) -> dict[str, object]:
    return {
        "side": SIDES[s.side_of(who)],
        "backs": {DECKS[deck]: hand_size(s, who, deck) for deck in decks_of(s.side_of(who))},
        "known": cards_known(s, HAND + who, seat),
        "limit": hand_limit(s, who),
    }


def fight_view(s: WarState, seat: int) -> dict[str, object] | None:
    """The current battle, with its combat cards."""
    found = battle_view(s)
    if found is not None:
        found["chosen"] = {SIDES[side]: backs(s, CHOSEN + side) for side in (FREE, SHADOW)}
        found["chosen_known"] = [
            card for side in (FREE, SHADOW) for card in cards_known(s, CHOSEN + side, seat)
        ]
    return found


def conceal(s: WarState, seat: int) -> None:
    """Remove the cards that a seat does not know."""
    for deck in range(len(DECKS)):
        forget(s.place, s.eyes, s.holes, DECK_CARDS[deck], 4 * DECK + deck, seat)


def unknown(s: WarState, seat: int) -> list[str]:
    """The cards outside the decks that a seat does not know."""
    return [
        f"card:{CARDS[card]}"
        for card in range(len(CARDS))
        if s.place[card] // 4 != DECK and not sees(s.eyes[card], seat)
    ]


def guess(s: WarState, seat: int) -> None:
    """Deal the unknown cards to the places where their backs are, deck by deck."""
    for deck in range(len(DECKS)):
        own = [s.holes[at] if at % 4 == deck else 0 for at in range(len(s.holes))]
        owner = owners(s, seat, deck)
        deal_holes(s, s.place, s.eyes, own, DECK_CARDS[deck], 4 * DECK + deck, owner)
    s.holes = [0] * len(s.holes)


def owners(s: WarState, seat: int, deck: int) -> list[int]:
    """The seats that know cards of a deck that this seat does not, by place."""
    found = [0] * (4 * CARD_PLACES)
    side = deck // 2
    team = SEATS_OF[s.rules.seats][side]
    others = [each for each in team if each != seat]
    for each in team:
        found[4 * (HAND + each) + deck] = 1 << each
    for where in (FACE_DOWN, CHOSEN + side):
        found[4 * where + deck] = 1 << others[0] if others else ALL_EYES
    return found
