"""Positions of War of the Ring as JSON; docs/positions.md documents the keys."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import BadNotation
from mathom.engine.hidden import ALL_EYES
from mathom.engine.position import Reader, index_of
from mathom.engine.step import advance
from mathom.games.war.rules.armies.army_bits import (
    BOX,
    FIGURES,
    KIND_SIDE,
    KINDS,
    START,
    count,
    host_view,
    leaders,
    units,
)
from mathom.games.war.rules.battle_notation import battle_text
from mathom.games.war.rules.board import has_army
from mathom.games.war.rules.facts import (
    CARD_SIDE,
    CARDS,
    CHARACTER_SIDE,
    CHARACTERS,
    CORRUPTED,
    DOOM,
    FACES,
    FREE,
    GANDALF,
    INSIDE,
    LAND,
    NATIONS,
    OWNER,
    PLACES,
    REGIONS,
    SEATS,
    SEATS_OF,
    SHADOW,
    SIDES,
    STRONGHOLDS,
    TILES,
)
from mathom.games.war.rules.figure_notation import host_part, read_host
from mathom.games.war.rules.pending_notation import (
    apart_text,
    arrived_text,
    pending_text,
    read_midst,
)
from mathom.games.war.rules.setup import set_up
from mathom.games.war.rules.state import (
    CHOSEN,
    DECK,
    DISCARD,
    GOLLUM,
    GONE,
    HAND,
    IN_FELLOWSHIP,
    KIND,
    NO_BATTLE,
    NOWHERE,
    TABLE,
    WAITING,
    WarState,
    put_card,
)
from mathom.games.war.rules.turn import NextAction

KEYS: Final = [
    "turn", "cycle", "actor", "fellowship", "characters", "armies", "control", "sieges", "nations",
    "dice", "hunt_box", "rings", "cards", "tiles", "lost", "voices", "leading", "captors",
    "mixed", "apart", "battle", "fought", "arrived", "pending",
]  # fmt: skip

STATES: Final = {"fellowship": IN_FELLOWSHIP, "waiting": WAITING, "gone": GONE}
WHERE = ["", *[f"hand-{seat}" for seat in SEATS], "table", "discard", "face-down"]
WHERE += ["chosen-free-peoples", "chosen-shadow"]
TILE_PLACES: Final = ["pool", "drawn", "removed", "unused", "ready"]
GUIDES: Final = [*CHARACTERS[:7], "gollum"]


def write(s: WarState) -> dict[str, object]:
    """The whole state. Reinforcements follow from the rest and are left out."""
    return {
        "turn": s.turn,
        "cycle": s.cycle,
        "actor": SEATS[s.actor],
        "fellowship": {
            "region": REGIONS[s.ring] if s.ring != NOWHERE else None,
            "mordor": s.mordor if s.mordor != NOWHERE else None,
            "progress": s.progress,
            "revealed": s.revealed == 1,
            "corruption": s.corruption,
            "guide": GUIDES[s.guide],
            "tried": s.tried == 1,
        },
        "characters": {CHARACTERS[who]: where_text(s, who) for who in range(len(CHARACTERS))},
        "armies": armies_text(s),
        "control": {
            REGIONS[region]: SIDES[s.control[region]]
            for region in range(LAND)
            if s.control[region] != OWNER[region]
        },
        "sieges": [REGIONS[r] for i, r in enumerate(STRONGHOLDS) if s.siege[i]],
        "nations": {
            NATIONS[n]: {"steps_to_war": s.politics[n], "active": s.active[n] == 1}
            for n in range(len(NATIONS))
        },
        "dice": {
            SIDES[side]: {
                FACES[face]: s.dice[side * 7 + face] for face in range(7) if s.dice[side * 7 + face]
            }
            for side in (FREE, SHADOW)
        },
        "hunt_box": {SIDES[FREE]: s.hunt_free, SIDES[SHADOW]: s.hunt_shadow},
        "rings": {SIDES[FREE]: s.rings_free, SIDES[SHADOW]: s.rings_shadow},
        "cards": {
            CARDS[card]: {"at": WHERE[s.place[card] >> 2], "known": known_text(s.eyes[card])}
            for card in range(len(CARDS))
            if s.place[card] >> 2 != DECK
        },
        "tiles": {TILES[tile]: TILE_PLACES[s.tiles[tile]] for tile in range(len(TILES))},
        "lost": host_view(s.lost, FREE),
        "voices": [SEATS[seat] for seat in s.voice],
        "leading": [SEATS[seat] for seat in s.leading],
        "captors": {
            REGIONS[region]: SEATS[s.captor[region]]
            for region in range(LAND)
            if s.captor[region] != NOWHERE
        },
        "mixed": [f"{PLACES[key // 2]} {SIDES[key % 2]}" for key in s.mixed],
        "apart": apart_text(s),
        "battle": battle_text(s.battle),
        "fought": battle_text(s.fought),
        "arrived": arrived_text(s),
        "pending": pending_text(s),
    }


def where_text(s: WarState, who: int) -> str:
    """The place of a character; "!" marks Aragorn and Gandalf the White."""
    place = s.where[who]
    name = PLACES[place] if place < 200 else next(k for k, v in STATES.items() if v == place)
    upgraded = (who == 0 and s.white == 1) or (who == 1 and s.crowned == 1)
    return f"{name}!" if upgraded else name


def armies_text(s: WarState) -> dict[str, object]:
    """The figures of every place that holds some now or at the start."""
    found: dict[str, object] = {}
    for place in range(len(PLACES)):
        both = s.host[place * 2] + s.host[place * 2 + 1]
        start = START[place * 2] + START[place * 2 + 1] if place < LAND else 0
        if both or start:
            found[PLACES[place]] = {
                **host_view(s.host[place * 2], FREE),
                **host_view(s.host[place * 2 + 1], SHADOW),
            }
    return found


def known_text(eyes: int) -> object:
    """The seats that know a card, or "all"."""
    if eyes == ALL_EYES:
        return "all"
    return [SEATS[seat] for seat in range(len(SEATS)) if eyes >> seat & 1]


def read(data: dict[str, object], seed: int, settings: list[int], seats: int) -> WarState:
    """Read a position on top of a new game: what is not given keeps its value of the set-up."""
    r = Reader(data)
    r.only(KEYS)
    s = set_up(seed, settings, seats)
    advance(s)
    s.turn = r.number("turn", s.turn, 1, 1000)
    s.cycle = r.number("cycle", s.cycle, 0, 3)
    s.actor = r.name("actor", SEATS, s.actor)
    read_armies(s, r)
    read_characters(s, r.part("characters"))
    read_fellowship(s, r.part("fellowship"))
    read_nations(s, r.part("nations"))
    read_dice(s, r)
    read_cards(s, r)
    read_tiles(s, r.part("tiles"))
    read_seats(s, r)
    read_midst(s, r)
    if r.has("dice"):
        s.agenda = [NextAction()]
    return s


def read_armies(s: WarState, r: Reader) -> None:
    """Armies, control and sieges. A place that is given holds exactly the given figures."""
    armies = r.part("armies")
    armies.only(PLACES)
    for place in range(len(PLACES)):
        if armies.has(PLACES[place]):
            part = armies.part(PLACES[place])
            part.only(FIGURES[:KINDS])
            for side in (FREE, SHADOW):
                s.host[place * 2 + side] = host_part(part, side)
    s.lost = read_host(r.part("lost"), FREE)
    control = r.part("control")
    control.only(REGIONS)
    for region in range(LAND):
        s.control[region] = control.name(REGIONS[region], SIDES, s.control[region])
    sieges = r.names("sieges", REGIONS)
    for index, region in enumerate(STRONGHOLDS):
        s.siege[index] = 1 if region in sieges else 0
    fill_pools(s)


def fill_pools(s: WarState) -> None:
    """Figures neither on the map nor eliminated are reinforcements."""
    for side in (FREE, SHADOW):
        for kind in range(KINDS):
            if KIND_SIDE[kind] != side:
                continue
            used = sum(count(s.host[p * 2 + side], kind) for p in range(len(PLACES)))
            used += count(s.lost, kind) if side == FREE else 0
            if used > count(BOX[side], kind):
                raise BadNotation("too-many-figures", figure=FIGURES[kind])
        s.pool[side] = BOX[side] - sum(s.host[side::2]) - (s.lost if side == FREE else 0)


def read_characters(s: WarState, r: Reader) -> None:
    """Read the places of characters; "!" marks Aragorn and Gandalf the White."""
    r.only(CHARACTERS)
    for who in range(len(CHARACTERS)):
        if not r.has(CHARACTERS[who]):
            continue
        text = str(r.data[CHARACTERS[who]])
        upgraded = 1 if text.endswith("!") else 0
        if who == 0:
            s.white = upgraded
        elif who == 1:
            s.crowned = upgraded
        name = text.rstrip("!")
        if name in STATES:
            s.where[who] = STATES[name]
        elif name in PLACES:
            s.where[who] = PLACES.index(name)
        else:
            raise BadNotation("unknown-name", place=r.place(CHARACTERS[who]), name=text)
        if CHARACTER_SIDE[who] == SHADOW and s.where[who] < 200:
            s.minions_seen = 1


def read_fellowship(s: WarState, r: Reader) -> None:
    r.only(["region", "mordor", "progress", "revealed", "corruption", "guide", "tried"])
    if r.data.get("region") is not None:
        s.ring = r.name("region", REGIONS, s.ring)
    if r.data.get("mordor") is not None:
        s.mordor = r.number("mordor", 0, 0, DOOM)
        s.ring = NOWHERE
    s.progress = r.number("progress", s.progress, 0, 12)
    s.revealed = 1 if r.flag("revealed", s.revealed == 1) else 0
    s.corruption = r.number("corruption", s.corruption, 0, CORRUPTED)
    s.tried = 1 if r.flag("tried", s.tried == 1) else 0
    there = [who for who in range(7) if s.where[who] == IN_FELLOWSHIP]
    usual = s.guide if s.guide in there else (there[0] if there else GOLLUM)
    s.guide = r.name("guide", GUIDES, usual)


def read_nations(s: WarState, r: Reader) -> None:
    r.only(NATIONS)
    for nation in range(len(NATIONS)):
        part = r.part(NATIONS[nation])
        part.only(["steps_to_war", "active"])
        s.politics[nation] = part.number("steps_to_war", s.politics[nation], 0, 3)
        at_war = s.politics[nation] == 0
        s.active[nation] = 1 if part.flag("active", at_war or s.active[nation] == 1) else 0


def read_dice(s: WarState, r: Reader) -> None:
    """Read dice, the Hunt box and the Elven Rings."""
    dice = r.part("dice")
    dice.only(SIDES)
    for side in (FREE, SHADOW):
        part = dice.part(SIDES[side])
        part.only(FACES)
        if r.has("dice"):
            for face in range(7):
                s.dice[side * 7 + face] = part.number(FACES[face], 0, 0, 10)
    box = r.part("hunt_box")
    box.only(SIDES)
    s.hunt_free = box.number(SIDES[FREE], s.hunt_free, 0, 6)
    s.hunt_shadow = box.number(SIDES[SHADOW], s.hunt_shadow, 0, 10)
    rings = r.part("rings")
    rings.only(SIDES)
    s.rings_free = rings.number(SIDES[FREE], s.rings_free, 0, 3)
    s.rings_shadow = rings.number(SIDES[SHADOW], s.rings_shadow, 0, 3 - s.rings_free)


def read_cards(s: WarState, r: Reader) -> None:
    """Read the cards outside the decks. If any are given, all others are in the decks."""
    if not r.has("cards"):
        return
    cards = r.part("cards")
    cards.only(CARDS)
    for card in range(len(CARDS)):
        put_card(s, card, DECK, 0)
        if cards.has(CARDS[card]):
            part = cards.part(CARDS[card])
            part.only(["at", "known"])
            where = part.name("at", WHERE, DISCARD)
            if not fits_card(s, card, where):
                raise BadNotation("event-misplaced", card=CARDS[card])
            # Nobody knows the position of a card in its deck.
            put_card(s, card, where, 0 if where == DECK else read_eyes(part, where))


def fits_card(s: WarState, card: int, where: int) -> bool:
    """Whether a card can be in a place: hands and chosen cards belong to its side."""
    side = CARD_SIDE[card]
    if HAND <= where < TABLE:
        return where - HAND in SEATS_OF[s.rules.seats][side]
    return where < CHOSEN or where == CHOSEN + side


def read_eyes(r: Reader, where: int) -> int:
    """The seats that know a card; by default its holder, or all."""
    if not r.has("known"):
        return 1 << (where - HAND) if HAND <= where < TABLE else ALL_EYES
    if r.data["known"] == "all":
        return ALL_EYES
    return sum(1 << seat for seat in r.names("known", SEATS))


def read_tiles(s: WarState, r: Reader) -> None:
    r.only(TILES)
    for tile in range(len(TILES)):
        s.tiles[tile] = r.name(TILES[tile], TILE_PLACES, s.tiles[tile])


def read_seats(s: WarState, r: Reader) -> None:
    """Read who decides for the sides, who leads them, and who captured which settlement."""
    for key, numbers in (("voices", s.voice), ("leading", s.leading)):
        if r.has(key):
            found = r.names(key, SEATS)
            if len(found) != 2:
                raise BadNotation("wrong-length", place=key, length=2)
            numbers[:] = found
    s.mixed = [mixed_key(s, r, str(item)) for item in r.items("mixed")]
    captors = r.part("captors")
    captors.only(REGIONS)
    for region in range(LAND):
        s.captor[region] = captors.name(REGIONS[region], SEATS, NOWHERE)


def mixed_key(s: WarState, r: Reader, text: str) -> int:
    """A place with its side; without a side, the one that stands there."""
    place, _, side = text.partition(" ")
    at = index_of(place, PLACES, r.place("mixed"))
    standing = SIDES[FREE if s.host[at * 2] else SHADOW]
    return at * 2 + index_of(side or standing, SIDES, r.place("mixed"))


def faults(s: WarState) -> list[BadNotation]:
    """What is wrong with the components: each of the 205 figures must be in exactly one place."""
    found: list[BadNotation] = []
    for side in (FREE, SHADOW):
        total = sum(s.host[side::2]) + s.pool[side] + (s.lost if side == FREE else 0)
        if total != BOX[side]:
            found.append(BadNotation("figures-misplaced", side=SIDES[side]))
    for who in range(len(CHARACTERS)):
        if not 0 <= s.where[who] < len(PLACES) and s.where[who] not in STATES.values():
            found.append(BadNotation("character-misplaced", character=CHARACTERS[who]))
    for region in range(LAND):
        if has_army(s, region, FREE) and has_army(s, region, SHADOW):
            found.append(BadNotation("armies-in-one-region", place=REGIONS[region]))
    for index, region in enumerate(STRONGHOLDS):
        inside = s.host[INSIDE[region] * 2] + s.host[INSIDE[region] * 2 + 1]
        if inside and not s.siege[index] and s.battle[KIND] == NO_BATTLE:
            found.append(BadNotation("nobody-besieges", place=REGIONS[region]))
    for card in range(len(CARDS)):
        where = s.place[card] >> 2
        if not fits_card(s, card, where):
            found.append(BadNotation("event-misplaced", card=CARDS[card]))
        elif s.eyes[card] & must_know(where) != must_know(where):
            found.append(BadNotation("event-not-known", card=CARDS[card]))
    if min(s.dice) < 0 or s.rings_free + s.rings_shadow > 3:
        found.append(BadNotation("dice-misplaced"))
    return found


def must_know(where: int) -> int:
    """The seats that know every card in a place: all for face-up cards, the holder for a hand."""
    if where in (TABLE, DISCARD):
        return ALL_EYES
    return 1 << (where - HAND) if HAND <= where < TABLE else 0


def lapses(before: WarState, after: WarState) -> list[BadNotation]:
    """Eliminated figures of the Free Peoples must not return. Characters removed from the game must
    not return either, except Gandalf as Gandalf the White.
    """
    found: list[BadNotation] = []
    if fallen(after) < fallen(before):
        found.append(BadNotation("figures-misplaced", side=SIDES[FREE]))
    for who in range(len(CHARACTERS)):
        if before.where[who] == GONE and after.where[who] != GONE:
            if who != GANDALF or not after.white:
                found.append(BadNotation("character-misplaced", character=CHARACTERS[who]))
    return found


def fallen(s: WarState) -> int:
    """The number of figures that the Free Peoples have lost for good."""
    return units(s.lost, FREE) + leaders(s.lost, FREE)
