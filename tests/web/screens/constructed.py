"""Choices that bot games never met in thousands of tries, or not with the piece that matters, from
positions made for them.

Each is a position, as it is written in the position files, and what is done in it until the choice
is asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mathom import match
from mathom.engine.position import position
from mathom.games.tcg.rules.game import TCG
from mathom.games.tcg.rules.staging import FRODO, Player, stage
from mathom.games.war.rules.facts import NATIONS
from mathom.match import Match


@dataclass(frozen=True)
class Constructed:
    """A position and the actions that lead to a choice."""

    game: str
    choice: str
    position: dict[str, Any]
    actions: tuple[str, ...]

    def played(self) -> Match:
        """The match when the choice is asked."""
        found = match.from_position(self.position)
        for action in self.actions:
            found.act(action)
        return found


AT_WAR = {nation: {"steps_to_war": 0, "active": True} for nation in NATIONS}
DEAD_MEN = {
    "cards": {"dead-men-of-dunharrow": {"at": "hand-free-peoples"}},
    "dice": {"free-peoples": {"event": 1, "muster": 1}, "shadow": {}},
    "characters": {"strider": "edoras!", "legolas": "edoras", "gimli": "edoras"},
    "armies": {
        "pelargir": {"southrons-easterlings-regular": 5, "southrons-easterlings-elite": 2},
        "lamedon": {},
        "lossarnach": {},
        "osgiliath": {},
    },
    "control": {"pelargir": "shadow"},
}
COMPANY = {
    "cards": {"the-grey-company": {"at": "hand-free-peoples"}},
    "dice": {"free-peoples": {"event": 1, "muster": 1}, "shadow": {}},
    "characters": {"strider": "edoras"},
    "armies": {"edoras": {"rohan-regular": 2, "gondor-regular": 1}},
}
FOLLY = {
    "cards": {"denethors-folly": {"at": "hand-shadow"}},
    "dice": {"free-peoples": {}, "shadow": {"event": 1, "muster": 1}},
    "armies": {
        "minas-tirith": {"sauron-regular": 4, "nazgul": 1},
        "minas-tirith-stronghold": {"gondor-regular": 3, "gondor-leader": 1, "rohan-leader": 1},
        "osgiliath": {},
    },
    "sieges": ["minas-tirith"],
}
STRIKE = {
    "cards": {"bilbos-song": {"at": "hand-free-peoples"}},
    "dice": {"free-peoples": {}, "shadow": {"army": 1, "muster": 1}},
    "characters": {
        "strider": "westemnet!",
        "gandalf": "westemnet",
        "witch-king": "fords-of-isen",
    },
    "armies": {
        "westemnet": {"rohan-regular": 3, "rohan-elite": 2, "rohan-leader": 2},
        "fords-of-isen": {"isengard-regular": 4, "isengard-elite": 1, "nazgul": 2},
        "helms-deep": {},
    },
}


def war(choice: str, data: dict[str, Any], *actions: str) -> Constructed:
    """A position of War of the Ring in which every nation is at war."""
    whole = {"game": "war", "seed": 1, "nations": AT_WAR, **data}
    return Constructed("war", choice, whole, actions)


def tcg(choice: str, free: Player, shadow: Player, *actions: str, **place: Any) -> Constructed:
    """A position of The Two Towers in the turn of the first player, in the fellowship phase unless
    another is named."""
    state = stage([free, shadow], **{"phase": "fellowship", "site": 5, **place})
    return Constructed("tcg", choice, position(TCG, state), actions)


CALL_THE_DEAD = ("use die:event", "play card:dead-men-of-dunharrow")
FALL = "lose figure:southrons-easterlings-regular"
WINGFOOT, GIMLI, LEGOLAS, PATHFINDER = "4_364", "4_49", "4_74", "4_129"
WRATH_OF_HARAD, SPEARMAN = "4_261", "4_221"
RANGER, NEW_ERRAND, RAVAGER, WARRIOR = "4_122", "4_128", "4_15", "4_165"

CONSTRUCTED = [
    war("join-grey-company", COMPANY, "use die:event", "play card:the-grey-company"),
    war("who-follows", DEAD_MEN, *CALL_THE_DEAD),
    war("flee-the-dead", DEAD_MEN, *CALL_THE_DEAD, "done", "to place:pelargir", FALL, FALL, FALL),
    war("lose-leader", FOLLY, "use die:event", "play card:denethors-folly"),
    war("slay-servant", STRIKE, "use die:army", "attack", "all", "combat card:bilbos-song"),
    tcg(
        "tax",
        Player(play=[WINGFOOT, GIMLI, LEGOLAS], hand=[PATHFINDER]),
        Player(play=[WRATH_OF_HARAD, SPEARMAN]),
        f"play card:{PATHFINDER}.a1",
    ),
    tcg(
        "may-later",
        Player(play=[WINGFOOT, RANGER], hand=[NEW_ERRAND]),
        Player(play=[RAVAGER, WARRIOR]),
        f"play card:{NEW_ERRAND}.a1",
        f"choose card:{RAVAGER}.b1",
        phase="skirmish",
        pairs=[(RAVAGER, WINGFOOT)],
        site=2,
    ),
    # The One Ring, lit: its bearer is about to be wounded.
    tcg(
        "answer",
        Player(
            play=[WINGFOOT, GIMLI, LEGOLAS, RANGER, PATHFINDER],
            hand=[NEW_ERRAND, NEW_ERRAND],
            burdens=2,
        ),
        Player(play=[RAVAGER, WARRIOR, SPEARMAN]),
        "pass",
        "pass",
        phase="skirmish",
        pairs=[(WARRIOR, FRODO)],
    ),
]
