"""The components as tables, read from `data/`: map, nations, characters, dice, tiles, cards."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

FREE: Final = 0
SHADOW: Final = 1
SIDES: Final = ["free-peoples", "shadow"]


def read_facts(name: str) -> Any:
    return json.loads(files("mathom.games.war").joinpath(f"data/{name}.json").read_text("utf-8"))


def indices(names: list[str], known: list[str]) -> list[int]:
    """The indices of names in a list of known names."""
    return [known.index(name) for name in names]


def mask_of(names: list[str], known: list[str]) -> int:
    return sum(1 << known.index(name) for name in set(names))


_map: Final = read_facts("map")
_armies: Final = read_facts("armies")

NATION_FACTS: Final[list[dict[str, Any]]] = _armies["nations"]
NATIONS: Final[list[str]] = [nation["id"] for nation in NATION_FACTS]
NATION_SIDE: Final[list[int]] = [SIDES.index(nation["side"]) for nation in NATION_FACTS]
STEPS_TO_WAR: Final[list[int]] = [nation["steps_to_war"] for nation in NATION_FACTS]
STARTS_ACTIVE: Final[list[int]] = [1 if nation["active"] else 0 for nation in NATION_FACTS]
NATIONS_OF: Final[list[list[int]]] = [
    [n for n in range(len(NATIONS)) if NATION_SIDE[n] == side] for side in range(2)
]
DWARVES: Final = NATIONS.index("dwarves")
ELVES: Final = NATIONS.index("elves")
GONDOR: Final = NATIONS.index("gondor")
NORTH: Final = NATIONS.index("north")
ROHAN: Final = NATIONS.index("rohan")
ISENGARD: Final = NATIONS.index("isengard")
SAURON: Final = NATIONS.index("sauron")
SOUTHRONS: Final = NATIONS.index("southrons-easterlings")

NOBODY: Final = -1
REGION_FACTS: Final[list[dict[str, Any]]] = _map["regions"]
REGIONS: Final[list[str]] = [region["id"] for region in REGION_FACTS]
LAND: Final = len(REGIONS)
NEIGHBOURS: Final[list[list[int]]] = [
    sorted(indices(region["adjacent"], REGIONS)) for region in REGION_FACTS
]
BORDERS: Final = sum(len(near) for near in NEIGHBOURS) // 2
NATION_OF: Final[list[int]] = [
    NATIONS.index(region["nation"]) if region["nation"] else NOBODY for region in REGION_FACTS
]
NO_SETTLEMENT: Final = 0
TOWN: Final = 1
CITY: Final = 2
STRONGHOLD: Final = 3
SETTLEMENTS: Final = ["", "town", "city", "stronghold"]
SETTLEMENT: Final[list[int]] = [
    SETTLEMENTS.index(region["settlement"]) if region["settlement"] in SETTLEMENTS else 0
    for region in REGION_FACTS
]
FORTIFIED: Final[list[bool]] = [
    region["settlement"] in ("city", "fortification") for region in REGION_FACTS
]
POINTS: Final[list[int]] = [region["points"] for region in REGION_FACTS]
COASTAL: Final[list[bool]] = [region["coastal"] for region in REGION_FACTS]
OWNER: Final[list[int]] = [
    NATION_SIDE[NATION_OF[region]] if SETTLEMENT[region] != NO_SETTLEMENT else NOBODY
    for region in range(LAND)
]

STRONGHOLDS: Final[list[int]] = [r for r in range(LAND) if SETTLEMENT[r] == STRONGHOLD]
WALLS: Final[list[int]] = [
    STRONGHOLDS.index(region) if region in STRONGHOLDS else NOBODY for region in range(LAND)
]
"""The index of the stronghold of each region."""

PLACES: Final = REGIONS + [f"{REGIONS[region]}-stronghold" for region in STRONGHOLDS]
"""Where figures can stand: the regions, then the inside of each stronghold."""

REGION_AT: Final[list[int]] = [*range(LAND), *STRONGHOLDS]
INSIDE: Final[list[int]] = [LAND + WALLS[r] if WALLS[r] != NOBODY else NOBODY for r in range(LAND)]

REGIONS_OF: Final[list[list[int]]] = [
    [r for r in range(LAND) if NATION_OF[r] == nation] for nation in range(len(NATIONS))
]
SETTLEMENTS_OF: Final[list[list[int]]] = [
    [region for region in regions if SETTLEMENT[region] != NO_SETTLEMENT] for regions in REGIONS_OF
]


def region_of(name: str) -> int:
    return REGIONS.index(name)


RIVENDELL: Final = region_of("rivendell")
LORIEN: Final = region_of("lorien")
MORIA: Final = region_of("moria")
ORTHANC: Final = region_of("orthanc")
FANGORN: Final = region_of("fangorn")
MINAS_TIRITH: Final = region_of("minas-tirith")
EREBOR: Final = region_of("erebor")
UMBAR: Final = region_of("umbar")
OSGILIATH: Final = region_of("osgiliath")
GATES_OF_MORDOR: Final[list[int]] = [region_of("minas-morgul"), region_of("morannon")]
CROWNING: Final[list[int]] = [
    region_of("minas-tirith"),
    region_of("dol-amroth"),
    region_of("pelargir"),
]

CHARACTER_FACTS: Final[list[dict[str, Any]]] = read_facts("characters")["characters"]
CHARACTERS: Final[list[str]] = [character["id"] for character in CHARACTER_FACTS]
COMPANIONS: Final = 7
"""The first characters are the Companions, the others the Minions."""
CHARACTER_SIDE: Final[list[int]] = [SIDES.index(who["side"]) for who in CHARACTER_FACTS]
CHARACTERS_OF: Final[list[list[int]]] = [[0, 1, 2, 3, 4, 5, 6], [7, 8, 9]]
LEVEL: Final[list[int]] = [character["level"] for character in CHARACTER_FACTS]
LEADERSHIP: Final[list[int]] = [character["leadership"] for character in CHARACTER_FACTS]
CAPTAIN: Final[list[bool]] = [character["captain"] for character in CHARACTER_FACTS]
ANY_NATION: Final = len(NATIONS)
ACTIVATES: Final[list[int]] = [
    NOBODY
    if who["activates"] is None
    else ANY_NATION
    if who["activates"] == "any"
    else NATIONS.index(who["activates"])
    for who in CHARACTER_FACTS
]
GANDALF: Final = CHARACTERS.index("gandalf")
STRIDER: Final = CHARACTERS.index("strider")
LEGOLAS: Final = CHARACTERS.index("legolas")
GIMLI: Final = CHARACTERS.index("gimli")
BOROMIR: Final = CHARACTERS.index("boromir")
MERIADOC: Final = CHARACTERS.index("meriadoc")
PEREGRIN: Final = CHARACTERS.index("peregrin")
WITCH_KING: Final = CHARACTERS.index("witch-king")
SARUMAN: Final = CHARACTERS.index("saruman")
MOUTH: Final = CHARACTERS.index("mouth-of-sauron")
HOBBITS: Final = 1 << MERIADOC | 1 << PEREGRIN

FACES: Final = ["character", "army", "muster", "event", "army-muster", "will-of-the-west", "eye"]
CHARACTER: Final = 0
ARMY: Final = 1
MUSTER: Final = 2
EVENT: Final = 3
ARMY_MUSTER: Final = 4
WILL: Final = 5
EYE: Final = 6
DIE_FACES: Final[list[list[int]]] = [
    [CHARACTER, CHARACTER, ARMY_MUSTER, MUSTER, EVENT, WILL],
    [CHARACTER, ARMY, MUSTER, ARMY_MUSTER, EVENT, EYE],
]
FIRST_DICE: Final = [4, 7]

TILE_FACTS: Final[list[dict[str, Any]]] = read_facts("tiles")["tiles"]
TILES: Final[list[str]] = [tile["id"] for tile in TILE_FACTS]
EYE_VALUE: Final = 100
DIE_VALUE: Final = 101
TILE_VALUE: Final[list[int]] = [
    EYE_VALUE if t["value"] == "eye" else DIE_VALUE if t["value"] == "die" else t["value"]
    for t in TILE_FACTS
]
TILE_REVEALS: Final[list[bool]] = [tile["reveal"] for tile in TILE_FACTS]
TILE_STOPS: Final[list[bool]] = [tile["stop"] for tile in TILE_FACTS]
TILE_KINDS: Final = ["standard", "fellowship", "shadow"]
STANDARD_TILE: Final = 0
FELLOWSHIP_TILE: Final = 1
SHADOW_TILE: Final = 2
TILE_KIND: Final[list[int]] = [TILE_KINDS.index(tile["kind"]) for tile in TILE_FACTS]

DECKS: Final = [
    "free-peoples-character",
    "free-peoples-strategy",
    "shadow-character",
    "shadow-strategy",
]
CARD_FACTS: Final[list[dict[str, Any]]] = read_facts("events")["events"]
CARDS: Final[list[str]] = [card["id"] for card in CARD_FACTS]
CARD_SIDE: Final[list[int]] = [SIDES.index(card["side"]) for card in CARD_FACTS]
CARD_DECK: Final[list[int]] = [DECKS.index(f"{c['side']}-{c['deck']}") for c in CARD_FACTS]
CARD_ICON: Final[list[int]] = [FACES.index(card["icon"]) for card in CARD_FACTS]
DECK_CARDS: Final[list[list[int]]] = [
    [card for card in range(len(CARDS)) if CARD_DECK[card] == deck] for deck in range(len(DECKS))
]
SIDE_CARDS: Final[list[list[int]]] = [
    [card for card in range(len(CARDS)) if CARD_SIDE[card] == side] for side in range(2)
]
PLAYERS: Final = ["any", "gondor", "rohan", "witch-king", "saruman"]
CARD_PLAYER: Final[list[int]] = [PLAYERS.index(card["player"]) for card in CARD_FACTS]


def card_of(name: str) -> int:
    return CARDS.index(name)


MITHRIL_COAT: Final = card_of("mithril-coat-and-sting")
AXE_AND_BOW: Final = card_of("axe-and-bow")
HORN: Final = card_of("horn-of-gondor")
STAFF: Final = card_of("wizards-staff")
LAST_BATTLE: Final = card_of("the-last-battle")
POWER_TOO_GREAT: Final = card_of("a-power-too-great")
BOMBADIL: Final = card_of("the-power-of-tom-bombadil")
WORN: Final = card_of("worn-with-sorrow-and-toil")
FLOCKS: Final = card_of("flocks-of-crebain")
BALROG: Final = card_of("balrog-of-moria")
PALANTIR: Final = card_of("the-palantir-of-orthanc")
WORMTONGUE: Final = card_of("wormtongue")
FOLLY: Final = card_of("denethors-folly")
THREATS: Final = card_of("threats-and-promises")
ELVEN_POWER: Final = [region_of(name) for name in ("lorien", "rivendell", "grey-havens")]
OLD_FOREST: Final = [region_of(name) for name in ("old-forest", "the-shire", "buckland")]
BARRED_BY: Final[list[int]] = [
    POWER_TOO_GREAT if region in ELVEN_POWER else BOMBADIL if region in OLD_FOREST else NOBODY
    for region in range(LAND)
]
"""The card that keeps the armies of the Shadow out of a region while it is in play."""

COMBAT_FACTS: Final[list[dict[str, Any]]] = read_facts("combat")["combat"]
TITLES: Final[list[str]] = [title["id"] for title in COMBAT_FACTS]
CARD_TITLE: Final[list[int]] = [TITLES.index(card["combat"]) for card in CARD_FACTS]

# With more than two players some seats command only a part of their side.
SEATS: Final = ["free-peoples", "shadow", "saruman", "rohan"]
SEAT_SIDE: Final = [FREE, SHADOW, SHADOW, FREE]
SEATS_OF: Final[list[list[list[int]]]] = [
    [],
    [],
    [[0], [1]],
    [[0], [1, 2]],
    [[0, 3], [1, 2]],
]
"""The seats of each side by the number of players; the first leading player comes first."""

ALL_FREE: Final = mask_of(NATIONS[:5], NATIONS)
ALL_SHADOW: Final = mask_of(NATIONS[5:], NATIONS)
GONDOR_ELVES: Final = 1 << GONDOR | 1 << ELVES
SEAT_NATIONS: Final[list[list[int]]] = [
    [],
    [],
    [ALL_FREE, ALL_SHADOW],
    [ALL_FREE, 1 << SAURON, 1 << ISENGARD | 1 << SOUTHRONS],
    [
        GONDOR_ELVES,
        1 << SAURON,
        1 << ISENGARD | 1 << SOUTHRONS,
        ALL_FREE & ~GONDOR_ELVES,
    ],
]
SEAT_MINIONS: Final[list[list[int]]] = [
    [],
    [],
    [0, 1 << WITCH_KING | 1 << SARUMAN | 1 << MOUTH],
    [0, 1 << WITCH_KING | 1 << MOUTH, 1 << SARUMAN],
    [0, 1 << WITCH_KING | 1 << MOUTH, 1 << SARUMAN, 0],
]
PLAYER_SEAT: Final = [-1, 0, 3, 1, 2]
"""The seat of the player whose icon is on a card, for sides with two players."""

STACK: Final = 10
GARRISON: Final = 5
DICE_LIMIT: Final = 5
CORRUPTED: Final = 12
LAST_STEP: Final = 12
"""The last step of the Fellowship track."""
DOOM: Final = 5
"""The number of steps on the Mordor track; the last is the Crack of Doom."""
SHADOW_GOAL: Final = 10
FREE_GOAL: Final = 4
START_ARMIES: Final[list[dict[str, Any]]] = _armies["armies"]
NAZGUL_IN_BOX: Final[int] = _armies["nazgul"]


def distances_from(origin: int) -> list[int]:
    """The distance to each region over borders that can be crossed."""
    found = [99] * LAND
    found[origin] = 0
    edge = [origin]
    while edge:
        here = edge.pop(0)
        for near in NEIGHBOURS[here]:
            if found[near] == 99:
                found[near] = found[here] + 1
                edge.append(near)
    return found


DISTANCE: Final[list[list[int]]] = [distances_from(region) for region in range(LAND)]
