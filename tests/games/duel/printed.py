"""What is printed on the cards, tiles and tokens, written down a second time for the tests."""

from __future__ import annotations

from typing import NamedTuple


class Cost(NamedTuple):
    """The cost printed on a card: coins and skills; the chain symbol it gives, and the one that
    frees it."""

    coins: int = 0
    skills: str = ""
    gives: str = ""
    freed_by: str = ""


COSTS = {
    "c1-grey-01": Cost(),
    "c1-grey-02": Cost(),
    "c1-grey-03": Cost(),
    "c1-grey-04": Cost(),
    "c1-grey-05": Cost(),
    "c1-grey-06": Cost(),
    "c1-grey-07": Cost(),
    "c1-grey-08": Cost(),
    "c1-yellow-01": Cost(),
    "c1-yellow-02": Cost(),
    "c1-yellow-03": Cost(),
    "c1-yellow-04": Cost(),
    "c1-blue-01": Cost(),
    "c1-blue-02": Cost(coins=1, gives="fish"),
    "c1-blue-03": Cost(skills="strength", gives="horse"),
    "c1-blue-04": Cost(skills="courage", gives="backpack"),
    "c1-green-01": Cost(skills="leadership", gives="anvil"),
    "c1-green-02": Cost(skills="knowledge", gives="harp"),
    "c1-green-03": Cost(skills="knowledge", gives="horseshoe"),
    "c1-green-04": Cost(skills="leadership", gives="pot"),
    "c1-red-01": Cost(skills="ruse", gives="bow"),
    "c1-red-02": Cost(gives="helmet"),
    "c1-red-03": Cost(gives="sword"),
    "c2-grey-01": Cost(),
    "c2-grey-02": Cost(),
    "c2-grey-03": Cost(coins=1),
    "c2-grey-04": Cost(coins=1),
    "c2-grey-05": Cost(coins=1),
    "c2-grey-06": Cost(coins=1, skills="ruse"),
    "c2-grey-07": Cost(coins=1, skills="leadership knowledge"),
    "c2-yellow-01": Cost(gives="chest"),
    "c2-yellow-02": Cost(),
    "c2-blue-01": Cost(skills="courage strength", freed_by="horse"),
    "c2-blue-02": Cost(coins=1, freed_by="backpack"),
    "c2-blue-03": Cost(skills="strength courage courage", gives="campfire"),
    "c2-blue-04": Cost(skills="strength strength knowledge", gives="bedroll"),
    "c2-blue-05": Cost(skills="ruse strength"),
    "c2-green-01": Cost(skills="strength strength leadership", freed_by="anvil"),
    "c2-green-02": Cost(skills="courage leadership knowledge", freed_by="harp"),
    "c2-green-03": Cost(skills="courage courage knowledge", gives="scroll", freed_by="horseshoe"),
    "c2-green-04": Cost(skills="ruse ruse leadership", gives="acorn", freed_by="pot"),
    "c2-red-01": Cost(skills="ruse ruse ruse", freed_by="bow"),
    "c2-red-02": Cost(skills="strength strength courage", gives="armor", freed_by="helmet"),
    "c2-red-03": Cost(skills="ruse ruse knowledge", gives="axe", freed_by="sword"),
    "c2-red-04": Cost(skills="courage courage leadership"),
    "c2-red-05": Cost(skills="ruse strength courage"),
    "c3-yellow-01": Cost(skills="ruse ruse courage", freed_by="chest"),
    "c3-yellow-02": Cost(skills="ruse leadership knowledge"),
    "c3-blue-01": Cost(skills="ruse ruse courage courage", freed_by="fish"),
    "c3-blue-02": Cost(skills="ruse strength strength strength", freed_by="campfire"),
    "c3-blue-03": Cost(skills="ruse ruse ruse courage", freed_by="bedroll"),
    "c3-blue-04": Cost(skills="strength strength leadership"),
    "c3-blue-05": Cost(coins=3),
    "c3-green-01": Cost(skills="strength strength leadership knowledge"),
    "c3-green-02": Cost(skills="ruse ruse leadership leadership", freed_by="scroll"),
    "c3-green-03": Cost(skills="strength strength knowledge knowledge", freed_by="acorn"),
    "c3-green-04": Cost(skills="courage courage leadership knowledge"),
    "c3-red-01": Cost(skills="strength strength courage courage", freed_by="armor"),
    "c3-red-02": Cost(skills="ruse strength leadership leadership knowledge", freed_by="axe"),
    "c3-red-03": Cost(skills="ruse ruse courage courage"),
    "c3-red-04": Cost(skills="ruse ruse ruse leadership leadership"),
    "c3-red-05": Cost(skills="ruse ruse courage knowledge knowledge"),
    "c3-red-06": Cost(skills="ruse strength strength courage courage"),
    "c3-purple-01": Cost(skills="strength strength leadership"),
    "c3-purple-02": Cost(skills="ruse strength courage knowledge"),
    "c3-purple-03": Cost(skills="strength courage knowledge knowledge"),
    "c3-purple-04": Cost(skills="courage courage courage leadership"),
    "c3-purple-05": Cost(skills="strength strength strength knowledge"),
    "c3-purple-06": Cost(skills="courage courage leadership knowledge"),
}

# A stroke separates skills of which only one can be used each turn.
GREY = {
    "c1-grey-01": "ruse",
    "c1-grey-02": "ruse",
    "c1-grey-03": "strength",
    "c1-grey-04": "strength",
    "c1-grey-05": "courage",
    "c1-grey-06": "courage",
    "c1-grey-07": "knowledge",
    "c1-grey-08": "leadership",
    "c2-grey-01": "knowledge",
    "c2-grey-02": "leadership",
    "c2-grey-03": "courage courage",
    "c2-grey-04": "strength strength",
    "c2-grey-05": "ruse ruse",
    "c2-grey-06": "leadership/knowledge",
    "c2-grey-07": "ruse/strength/courage",
}

YELLOW = {
    "c1-yellow-01": 2,
    "c1-yellow-02": 2,
    "c1-yellow-03": 2,
    "c1-yellow-04": 2,
    "c2-yellow-01": 3,
    "c2-yellow-02": 4,
    "c3-yellow-01": 5,
    "c3-yellow-02": 5,
}

BLUE = {
    "c1-blue-01": 1,
    "c1-blue-02": 1,
    "c1-blue-03": 1,
    "c1-blue-04": 1,
    "c2-blue-01": 1,
    "c2-blue-02": 1,
    "c2-blue-03": 2,
    "c2-blue-04": 2,
    "c2-blue-05": 1,
    "c3-blue-01": 2,
    "c3-blue-02": 2,
    "c3-blue-03": 2,
    "c3-blue-04": 2,
    "c3-blue-05": 3,
}

GREEN = {
    "c1-green-01": "dwarves",
    "c1-green-02": "elves",
    "c1-green-03": "humans",
    "c1-green-04": "hobbits",
    "c2-green-01": "dwarves",
    "c2-green-02": "elves",
    "c2-green-03": "humans",
    "c2-green-04": "hobbits",
    "c3-green-01": "wizards",
    "c3-green-02": "wizards",
    "c3-green-03": "ents",
    "c3-green-04": "ents",
}

# How many units, and the two banners.
RED = {
    "c1-red-01": (1, "gondor", "rohan"),
    "c1-red-02": (1, "enedwaith", "rhovanion"),
    "c1-red-03": (1, "lindon", "arnor"),
    "c2-red-01": (2, "gondor", "mordor"),
    "c2-red-02": (2, "lindon", "enedwaith"),
    "c2-red-03": (2, "mordor", "rohan"),
    "c2-red-04": (2, "arnor", "rhovanion"),
    "c2-red-05": (2, "lindon", "rohan"),
    "c3-red-01": (3, "enedwaith", "rohan"),
    "c3-red-02": (3, "gondor", "arnor"),
    "c3-red-03": (3, "enedwaith", "arnor"),
    "c3-red-04": (3, "rhovanion", "gondor"),
    "c3-red-05": (3, "lindon", "mordor"),
    "c3-red-06": (3, "rhovanion", "mordor"),
}

# Enemy units removed, coins that the enemy loses, moves.
PURPLE = {
    "c3-purple-01": (1, 1, 1),
    "c3-purple-02": (0, 1, 2),
    "c3-purple-03": (2, 1, 0),
    "c3-purple-04": (1, 2, 0),
    "c3-purple-05": (1, 0, 2),
    "c3-purple-06": (0, 0, 3),
}

# Each tile with its region and its cost.
TILES = {
    "barad-dur": ("mordor", "courage courage courage leadership leadership knowledge"),
    "bree": ("arnor", "strength strength strength courage courage leadership"),
    "erebor": ("rhovanion", "ruse strength strength courage leadership knowledge"),
    "grey-havens": ("lindon", "strength strength strength leadership leadership knowledge"),
    "helms-deep": ("rohan", "ruse ruse ruse leadership leadership knowledge"),
    "isengard": ("enedwaith", "ruse ruse courage courage courage knowledge"),
    "minas-tirith": ("gondor", "ruse ruse ruse strength knowledge knowledge"),
}

# Which grey cards hold exactly so many symbols of a skill.
HOLDING = {
    ("ruse", 1): ["c1-grey-01"],
    ("ruse", 2): ["c1-grey-01", "c1-grey-02"],
    ("ruse", 3): ["c1-grey-01", "c2-grey-05"],
    ("strength", 1): ["c1-grey-03"],
    ("strength", 2): ["c1-grey-03", "c1-grey-04"],
    ("strength", 3): ["c1-grey-03", "c2-grey-04"],
    ("courage", 1): ["c1-grey-05"],
    ("courage", 2): ["c1-grey-05", "c1-grey-06"],
    ("courage", 3): ["c1-grey-05", "c2-grey-03"],
    ("knowledge", 1): ["c1-grey-07"],
    ("knowledge", 2): ["c1-grey-07", "c2-grey-01"],
    ("leadership", 1): ["c1-grey-08"],
    ("leadership", 2): ["c1-grey-08", "c2-grey-02"],
}


def holding(skills: str) -> list[str]:
    """Grey cards with exactly these skills."""
    wanted = skills.split()
    return [card for skill in sorted(set(wanted)) for card in HOLDING[skill, wanted.count(skill)]]
