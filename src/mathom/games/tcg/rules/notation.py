"""Positions of the card game as JSON; docs/positions.md documents the keys."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import BadNotation
from mathom.engine.position import Reader, index_of
from mathom.engine.state import with_entry
from mathom.games.tcg.rules.decks import SEAT_STEP, built
from mathom.games.tcg.rules.facts import CARDS, CODES, MOST_COPIES, PER_CARD, SITES, STARTERS
from mathom.games.tcg.rules.setup import set_up
from mathom.games.tcg.rules.state import (
    ADVENTURE,
    CUSTOM,
    FX,
    FX_KINDS,
    IN_PLAY,
    NOBODY,
    NOTHING,
    PATH,
    STACKED,
    ZONES,
    TcgState,
)
from mathom.games.tcg.rules.vocabulary import PHASES, SEATS

KEYS: Final = [
    "brought", "building", "cards", "table", "top", "bottom", "path", "control", "players",
    "order", "turn", "phase", "acting", "twilight", "moves", "moved_to", "ring_worn", "fierce",
    "fighter", "fighters", "taken", "again", "lasting", "answered", "picked",
]  # fmt: skip
DECK_NAMES: Final = [*STARTERS, "custom"]

MOST_TOKENS: Final = 10_000_000
"""More twilight, wounds or burdens than any game can add up, whatever position it began with."""


def write(s: TcgState) -> dict[str, object]:
    seats = range(s.rules.seats)
    found: dict[str, object] = {
        "brought": {SEATS[seat]: deck_name(s, seat) for seat in seats},
        "building": {SEATS[seat]: [CARDS[card] for card in built(s, seat)] for seat in seats},
        "turn": SEATS[s.turn],
        "phase": PHASES[s.phase],
        "acting": SEATS[s.actor],
        "twilight": s.twilight,
        "moves": s.moves,
        "moved_to": s.moved_to,
        "ring_worn": s.worn == 1,
        "fierce": s.fierce == 1,
        "taken": s.taken,
        "again": s.again == 1,
        "order": [SEATS[seat] if seat != NOBODY else None for seat in s.order],
        "players": {SEATS[seat]: player_json(s, seat) for seat in seats},
    }
    if s.codes:
        found["cards"] = [card_json(s, i) for i in range(len(s.codes))]
        found["table"] = names(s, s.table)
        found["top"] = names(s, s.top)
        found["bottom"] = names(s, s.bottom)
        found["path"] = [name(s, i) for i in s.path[1:]]
        found["control"] = [SEATS[seat] if seat != NOBODY else None for seat in s.control[1:]]
        found["fighter"] = name(s, s.fighter)
        found["fighters"] = names(s, s.fighters)
        found["lasting"] = [s.fx[k : k + FX] for k in range(0, len(s.fx), FX)]
        found["answered"] = s.answered[:]
        found["picked"] = names(s, s.picked)
    return found


def deck_name(s: TcgState, seat: int) -> str | None:
    """The deck that a seat brought."""
    if s.brought[seat] == NOBODY:
        return None
    return "custom" if s.brought[seat] == CUSTOM else STARTERS[s.brought[seat]]


def name(s: TcgState, i: int) -> str | None:
    """The name of a card in this game."""
    return CODES[s.codes[i]] if i != NOTHING else None


def names(s: TcgState, cards: list[int]) -> list[str]:
    """The names of cards in this game."""
    return [CODES[s.codes[i]] for i in cards]


def player_json(s: TcgState, seat: int) -> dict[str, object]:
    """The numbers of a player."""
    return {
        "site": s.place[seat],
        "burdens": s.burdens[seat],
        "bearer": name(s, s.bearer[seat]) if s.codes else None,
        "lost": s.lost[seat] == 1,
        "reshuffled": s.reshuffled[seat] == 1,
    }


def card_json(s: TcgState, i: int) -> dict[str, object]:
    """A card and its place; empty values are left out."""
    found: dict[str, object] = {"card": CODES[s.codes[i]], "zone": ZONES[s.zone[i]]}
    if s.host[i] != NOTHING:
        found["on"] = name(s, s.host[i])
    if s.wounds[i]:
        found["wounds"] = s.wounds[i]
    if s.tokens[i]:
        found["tokens"] = s.tokens[i]
    if s.eyes[i]:
        found["eyes"] = s.eyes[i]
    if s.foe[i] != NOTHING:
        found["against"] = name(s, s.foe[i])
    return found


def read(data: dict[str, object], seed: int, settings: list[int], seats: int) -> TcgState:
    """Read a position: the decks, and once they are laid out every card."""
    r = Reader(data)
    r.only(KEYS)
    s = set_up(seed, settings, seats)
    read_decks(s, r)
    read_turn(s, r)
    if r.has("cards"):
        read_cards(s, r)
        read_players(s, r)
    return s


def read_decks(s: TcgState, r: Reader) -> None:
    """Which decks were brought, or the progress of building them."""
    brought = r.part("brought")
    building = r.part("building")
    for part in (brought, building):
        part.only(SEATS[: s.rules.seats])
    for seat in range(s.rules.seats):
        if brought.data.get(SEATS[seat]) is not None:
            deck = brought.name(SEATS[seat], DECK_NAMES, 0)
            s.brought = with_entry(s.brought, seat, CUSTOM if deck == len(STARTERS) else deck)
        for card in building.items(SEATS[seat]):
            number = index_of(card, CARDS, building.place(SEATS[seat]))
            s.lists = [*s.lists, seat * SEAT_STEP + number]


def read_turn(s: TcgState, r: Reader) -> None:
    """Whose turn it is, and its phase."""
    seats = SEATS[: s.rules.seats]
    s.turn = r.name("turn", seats, s.turn)
    s.actor = r.name("acting", seats, s.turn)
    s.phase = r.name("phase", PHASES, s.phase)
    s.twilight = r.number("twilight", 0, 0, MOST_TOKENS)
    s.moves = r.number("moves", 0, 0, SITES)
    s.moved_to = r.number("moved_to", 0, 0, SITES)
    s.worn = 1 if r.flag("ring_worn", False) else 0
    s.fierce = 1 if r.flag("fierce", False) else 0
    s.taken = r.number("taken", 0, 0, MOST_TOKENS)
    s.again = 1 if r.flag("again", False) else 0
    if r.has("order"):
        s.order = [
            NOBODY if seat is None else index_of(seat, seats, "order") for seat in r.items("order")
        ]
        if len(s.order) != len(seats):
            raise BadNotation("out-of-bounds", place="order", low=len(seats), high=len(seats))


def read_cards(s: TcgState, r: Reader) -> None:
    entries = [Reader(entry, "cards") for entry in r.items("cards")]
    codes = [index_of(entry.data.get("card"), CODES, "cards.card") for entry in entries]
    if len(set(codes)) != len(codes):
        raise BadNotation("named-twice", place="cards", name="card")
    owners = [code % PER_CARD // MOST_COPIES for code in codes]
    if owners != sorted(owners) or not owners or owners[-1] >= s.rules.seats:
        raise BadNotation("tcg-cards-unsorted", place="cards")
    s.name_cards(codes)
    s.owner = owners
    s.first = [
        owners.index(seat) if seat in owners else len(owners) for seat in range(s.rules.seats)
    ]
    s.first.append(len(owners))
    s.zone = [entry.name("zone", ZONES, 0) for entry in entries]
    s.host = [link(s, entry, "on") for entry in entries]
    s.wounds = [entry.number("wounds", 0, 0, MOST_TOKENS) for entry in entries]
    s.tokens = [entry.number("tokens", 0, 0, MOST_TOKENS) for entry in entries]
    s.eyes = [entry.number("eyes", 0, 0, 1 << 16) for entry in entries]
    s.foe = [link(s, entry, "against") for entry in entries]
    s.table = found(s, r, "table")
    s.forget_derived()
    s.top = found(s, r, "top")
    s.bottom = found(s, r, "bottom")
    s.fighters = found(s, r, "fighters")
    s.picked = found(s, r, "picked")
    s.fighter = link(s, r, "fighter")
    read_path(s, r)
    s.answered = [as_number(n, "answered") for n in r.items("answered")]
    s.fx = [n for entry in r.items("lasting") for n in read_lasting(entry)]


def as_number(value: object, place: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadNotation("not-a-number", place=place)
    return value


def read_lasting(entry: object) -> list[int]:
    """A lasting effect: kind, card, amount, until, extra."""
    if not isinstance(entry, list) or len(entry) != FX:
        raise BadNotation("not-a-list", place="lasting")
    numbers = [as_number(n, "lasting") for n in entry]
    if not 0 <= numbers[0] < FX_KINDS:
        raise BadNotation("out-of-bounds", place="lasting", low=0, high=FX_KINDS - 1)
    return numbers


def link(s: TcgState, r: Reader, key: str) -> int:
    """The card that a key names, if any."""
    value = r.data.get(key)
    return NOTHING if value is None else card_named(s, value, r.place(key))


def card_named(s: TcgState, value: object, place: str) -> int:
    code = index_of(value, CODES, place)
    i = s.where(code)
    if i == NOTHING:
        raise BadNotation("unknown-name", place=place, name=value)
    return i


def found(s: TcgState, r: Reader, key: str) -> list[int]:
    """The cards of a list."""
    return [card_named(s, value, r.place(key)) for value in r.items(key)]


def read_path(s: TcgState, r: Reader) -> None:
    """The sites in play, and who controls them."""
    path = [NOTHING if site is None else card_named(s, site, "path") for site in r.items("path")]
    control = [
        NOBODY if seat is None else index_of(seat, SEATS[: s.rules.seats], "control")
        for seat in r.items("control")
    ]
    s.path = [NOTHING, *path, *[NOTHING] * (SITES - len(path))][: SITES + 1]
    s.control = [NOBODY, *control, *[NOBODY] * (SITES - len(control))][: SITES + 1]


def read_players(s: TcgState, r: Reader) -> None:
    """The numbers of each player."""
    players = r.part("players")
    players.only(SEATS[: s.rules.seats])
    for seat in range(s.rules.seats):
        p = players.part(SEATS[seat])
        s.place = with_entry(s.place, seat, p.number("site", 1, 1, SITES))
        s.burdens = with_entry(s.burdens, seat, p.number("burdens", 0, 0, MOST_TOKENS))
        s.lost = with_entry(s.lost, seat, 1 if p.flag("lost", False) else 0)
        s.reshuffled = with_entry(s.reshuffled, seat, 1 if p.flag("reshuffled", False) else 0)
        bearer = link(s, p, "bearer")
        s.bearer = with_entry(s.bearer, seat, bearer if bearer != NOTHING else s.first[seat])


def faults(s: TcgState) -> list[BadNotation]:
    """Cards that are in no place or in two places."""
    wrong: list[BadNotation] = []
    if not s.codes:
        return wrong
    known = [code for code in s.codes if code >= 0]
    if len(set(known)) != len(known):
        wrong.append(BadNotation("tcg-card-twice"))
    if len(set(s.table)) != len(s.table):
        wrong.append(BadNotation("tcg-card-twice"))
    for i in range(len(s.codes)):
        if not placed_well(s, i):
            wrong.append(BadNotation("tcg-card-misplaced", card=CODES[s.codes[i]]))
    return wrong


def placed_well(s: TcgState, i: int) -> bool:
    """Whether the zone of a card agrees with the lists that contain it."""
    zone = s.zone[i]
    if (zone == IN_PLAY) != (i in s.table) or (zone == PATH) != (i in s.path):
        return False
    host = s.host[i]
    if zone == STACKED or (zone == IN_PLAY and host != NOTHING):
        return host != NOTHING and s.zone[host] in (IN_PLAY, PATH)
    if host != NOTHING:
        return False
    if zone not in (IN_PLAY, ADVENTURE) and (s.wounds[i] or s.tokens[i]):
        return False
    return not (i in s.top or i in s.bottom) or zone == 0
