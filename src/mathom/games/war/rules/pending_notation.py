"""What a turn or an action remembers, in positions: picked and moved figures, the Hunt, the nations
that were used, recruited figures.
"""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import BadNotation
from mathom.engine.position import Reader, index_of
from mathom.games.war.rules.armies.army_bits import FIGURES
from mathom.games.war.rules.battle_notation import read_battle
from mathom.games.war.rules.cards.recruiting import (
    PLACED,
    RECRUITING,
    Recruit,
    RecruitEither,
    RecruitWhere,
)
from mathom.games.war.rules.facts import (
    CARDS,
    CHARACTERS,
    FACES,
    NATIONS,
    PLACES,
    REGION_AT,
    REGIONS,
    SEATS,
    SEATS_OF,
    SIDES,
    STRONGHOLDS,
    TILES,
)
from mathom.games.war.rules.figure_notation import (
    bits,
    dice_text,
    fits_in,
    force_text,
    read_any_host,
    read_dice,
    read_mask,
)
from mathom.games.war.rules.hunt.hunt import SOURCES
from mathom.games.war.rules.older_notation import (
    is_older_list,
    is_older_pending,
    read_older_pending,
    whole_numbers,
)
from mathom.games.war.rules.state import (
    ATTACKER,
    BATTLE_SIZE,
    KIND,
    NO_BATTLE,
    NOWHERE,
    WarState,
)

SMALLEST: Final = -1
LARGEST: Final = 40
MOST_ENTRIES: Final = 200
STRONGHOLD_NAMES: Final = [REGIONS[region] for region in STRONGHOLDS]


def kept(data: dict[str, object]) -> dict[str, object]:
    """What is not empty, zero or false."""
    return {key: value for key, value in data.items() if value}


def names_of(mask: int, names: list[str]) -> list[str]:
    """The names whose bits are set."""
    return [name for index, name in enumerate(names) if mask >> index & 1]


def name_at(index: int, names: list[str]) -> str | None:
    return None if index == NOWHERE else names[index]


def pending_text(s: WarState) -> dict[str, object]:
    """What a turn or an action remembers; only what is not as at its beginning is written."""
    return kept(
        {
            "die": name_at(s.paying, FACES),
            "picked": picked_text(s),
            "hunt": hunt_text(s),
            "path": kept(
                {
                    "strongholds": names_of(s.journey, STRONGHOLD_NAMES),
                    "moria": s.through_moria == 1,
                }
            ),
            "used": use_text(s.used_nations, s.used_place),
            "used_before": use_text(s.last_nations, s.last_place),
            "recruited": recruited_text(s),
            "mouth_used": s.messenger == 1,
            "ring_used_by": names_of(s.rings_used, SIDES),
            "minion_entered": s.minions_seen == 1,
        }
    )


def picked_text(s: WarState) -> dict[str, object]:
    """The figures picked so far. They are picked in order, so the last one counts."""
    found = force_text(s.pick_host, s.pick_mask, figures_side(s, s.pick_host))
    if s.pick_last == 0:
        return found
    # Companions who move without an army are numbered among characters, not among all figures.
    alone = s.pick_host == 0 and s.pick_last < len(CHARACTERS)
    if alone and s.pick_mask >> s.pick_last & 1:
        found["last_companion"] = CHARACTERS[s.pick_last]
    else:
        found["last"] = FIGURES[s.pick_last]
    return found


def figures_side(s: WarState, host: int) -> int:
    """The side whose figures are picked or moved: that of the attacker or of the acting player."""
    side = s.battle[ATTACKER] if s.battle[KIND] != NO_BATTLE else s.side_of(s.actor)
    return side if fits_in(host, host, side) else 1 - side


def hunt_text(s: WarState) -> dict[str, object]:
    """The tile that is being resolved, and the last Hunt roll of the turn."""
    return kept(
        {
            "tile": name_at(s.tile, TILES),
            "source": SOURCES[s.source] if s.source else None,
            "eye_worth": s.eye,
            "damage": s.damage,
            "card_used": s.invoked == 1,
            "gollum_reveals": s.unmasked == 1,
            "flocks": s.flocks == 1,
            "dice": dice_text(s.hunt_dice),
            "rerolled": dice_text(s.hunt_again),
            "bonus": s.hunt_bonus,
            "successes": s.hunt_found,
            "allotted": s.allotted,
            "dice_taken_back": s.taken_back == 1,
        }
    )


def use_text(nations: int, place: int) -> dict[str, object]:
    return kept({"nations": names_of(nations, NATIONS), "place": name_at(place, PLACES)})


def recruited_text(s: WarState) -> dict[str, object]:
    """Where an event card has recruited: in one place, or how many figures in each of several
    regions.
    """
    if s.held == 0:
        return {}
    card = spreading(s)
    if card is None:
        if s.held < len(PLACES):
            return {"place": name_at(s.held, PLACES)}
        card = max(SPREADING, key=lambda one: len(one.regions))
    counts = [s.held >> PLACED * index & 7 for index in range(len(card.regions))]
    regions = {REGIONS[r]: n for r, n in zip(card.regions, counts, strict=True) if n}
    return {"card": CARDS[card.card], "regions": regions}


SPREADING: Final = [card for card in RECRUITING.values() if card.places > 1]
"""Cards that recruit in several regions."""


def spreading(s: WarState) -> Recruit | None:
    """The card that recruits in several regions now."""
    for step in s.agenda:
        if isinstance(step, RecruitWhere):
            card = RECRUITING.get(step.effect)
            return card if card in SPREADING else None
        if isinstance(step, RecruitEither):
            for one in SPREADING:
                if one.nation == step.nation and REGION_AT[step.place] in one.either_at:
                    return one
    return None


def arrived_text(s: WarState) -> list[dict[str, object]]:
    """The figures that have moved in this action, by place."""
    return [
        {
            "place": PLACES[s.arrived[at]],
            **force_text(s.arrived[at + 1], s.arrived[at + 2], figures_side(s, s.arrived[at + 1])),
        }
        for at in range(0, len(s.arrived), 3)
    ]


def apart_text(s: WarState) -> list[dict[str, object]]:
    """Where two players of a side refused to merge, and the units that each had."""
    found: list[dict[str, object]] = []
    for at in range(0, len(s.apart), 3):
        side = s.apart[at] % 2
        seats = SEATS_OF[s.rules.seats][side]
        units = {SEATS[seats[index]]: s.apart[at + 1 + index] for index in (0, 1)}
        found.append({"place": PLACES[s.apart[at] // 2], "side": SIDES[side], "units": units})
    return found


def read_midst(s: WarState, r: Reader) -> None:
    """Read an unfinished battle, the last battle, and what the turn and the action remember."""
    battle = read_battle(r, "battle")
    if battle:
        s.battle = battle
    elif r.has("battle"):
        s.battle = [0] * BATTLE_SIZE
    s.fought = read_battle(r, "fought")
    s.arrived = read_arrived(r)
    s.apart = read_apart(s, r)
    if r.has("pending"):
        part = r.part("pending")
        if is_older_pending(part):
            read_older_pending(s, part)
        else:
            read_pending(s, part)


def read_pending(s: WarState, r: Reader) -> None:
    r.only(PENDING_KEYS)
    s.paying = r.name("die", FACES, NOWHERE)
    read_picked(s, r.part("picked"))
    read_hunt(s, r.part("hunt"))
    path = r.part("path")
    path.only(["strongholds", "moria"])
    s.journey = bits(path.names("strongholds", STRONGHOLD_NAMES))
    s.through_moria = 1 if path.flag("moria", False) else 0
    s.used_nations, s.used_place = read_use(r.part("used"))
    s.last_nations, s.last_place = read_use(r.part("used_before"))
    s.held = read_recruited(r.part("recruited"))
    s.messenger = 1 if r.flag("mouth_used", False) else 0
    s.rings_used = bits(r.names("ring_used_by", SIDES))
    # A Minion on the map has entered play, whether this says so or not.
    s.minions_seen = 1 if r.flag("minion_entered", False) else s.minions_seen


PENDING_KEYS: Final = [
    "die", "picked", "hunt", "path", "used", "used_before", "recruited", "mouth_used",
    "ring_used_by", "minion_entered",
]  # fmt: skip
HUNT_KEYS: Final = [
    "tile", "source", "eye_worth", "damage", "card_used", "gollum_reveals", "flocks", "dice",
    "rerolled", "bonus", "successes", "allotted", "dice_taken_back",
]  # fmt: skip


def read_picked(s: WarState, r: Reader) -> None:
    r.only(["figures", "characters", "last", "last_companion"])
    if r.has("last") and r.has("last_companion"):
        raise BadNotation("named-twice", place=r.place("last_companion"), name="last")
    s.pick_host = read_any_host(r.part("figures"))
    s.pick_mask = read_mask(r, "characters")
    s.pick_last = r.name("last", FIGURES, r.name("last_companion", CHARACTERS, 0))


def read_hunt(s: WarState, r: Reader) -> None:
    r.only(HUNT_KEYS)
    s.tile = r.name("tile", TILES, NOWHERE)
    s.source = r.name("source", SOURCES, 0)
    s.eye = r.number("eye_worth", 0, SMALLEST, LARGEST)
    s.damage = r.number("damage", 0, SMALLEST, LARGEST)
    s.invoked = 1 if r.flag("card_used", False) else 0
    s.unmasked = 1 if r.flag("gollum_reveals", False) else 0
    s.flocks = 1 if r.flag("flocks", False) else 0
    s.hunt_dice = read_dice(r, "dice")
    s.hunt_again = read_dice(r, "rerolled")
    s.hunt_bonus = r.number("bonus", 0, SMALLEST, LARGEST)
    s.hunt_found = r.number("successes", 0, SMALLEST, LARGEST)
    s.allotted = r.number("allotted", 0, SMALLEST, LARGEST)
    s.taken_back = 1 if r.flag("dice_taken_back", False) else 0


def read_use(r: Reader) -> tuple[int, int]:
    """Nations as bits, and a place."""
    r.only(["nations", "place"])
    return bits(r.names("nations", NATIONS)), r.name("place", PLACES, NOWHERE)


def read_recruited(r: Reader) -> int:
    r.only(["place", "card", "regions"])
    if not r.data:
        return 0
    if r.has("place"):
        return NOWHERE if r.data["place"] is None else r.name("place", PLACES, 0)
    cards = [CARDS[one.card] for one in SPREADING]
    card = SPREADING[index_of(r.data.get("card"), cards, r.place("card"))]
    regions = r.part("regions")
    regions.only([REGIONS[region] for region in card.regions])
    return sum(
        regions.number(REGIONS[region], 0, 0, 7) << PLACED * index
        for index, region in enumerate(card.regions)
    )


def entries(r: Reader, key: str) -> list[Reader]:
    """A list of objects."""
    items = r.items(key)
    if len(items) > MOST_ENTRIES:
        raise BadNotation("wrong-length", place=r.place(key), length=MOST_ENTRIES)
    return [Reader(item, r.place(key)) for item in items]


def read_arrived(r: Reader) -> list[int]:
    """Triples of place, host and characters."""
    if is_older_list(r, "arrived"):
        return whole_numbers(r, "arrived")
    found: list[int] = []
    for part in entries(r, "arrived"):
        part.only(["place", "figures", "characters"])
        place = index_of(part.data.get("place"), PLACES, part.place("place"))
        found += [place, read_any_host(part.part("figures")), read_mask(part, "characters")]
    return found


def read_apart(s: WarState, r: Reader) -> list[int]:
    """Triples of place and side, and the units of each player."""
    if is_older_list(r, "apart"):
        return whole_numbers(r, "apart")
    found: list[int] = []
    for part in entries(r, "apart"):
        part.only(["place", "side", "units"])
        place = index_of(part.data.get("place"), PLACES, part.place("place"))
        side = index_of(part.data.get("side"), SIDES, part.place("side"))
        seats = [SEATS[seat] for seat in SEATS_OF[s.rules.seats][side]]
        if len(seats) != 2:
            raise BadNotation("unknown-name", place=part.place("side"), name=SIDES[side])
        units = part.part("units")
        units.only(seats)
        found.append(place * 2 + side)
        found += [units.number(seat, 0, 0, 100) for seat in seats]
    return found
