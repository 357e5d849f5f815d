"""A table of War of the Ring for tests: a position, actions as texts, chance as it shall fall."""

from __future__ import annotations

from typing import Any

from mathom.engine.errors import IllegalAction
from mathom.engine.position import load
from mathom.engine.state import Event, Tape
from mathom.engine.step import act, decider, legal, why_not
from mathom.games.war.rules.armies.army_bits import host_view
from mathom.games.war.rules.board import besieged, points
from mathom.games.war.rules.facts import CARDS, CHARACTERS, NATIONS, PLACES, REGIONS, SEATS, SIDES
from mathom.games.war.rules.game import WAR
from mathom.games.war.rules.state import WarState

AT_WAR = {"steps_to_war": 0, "active": True}
ALL_AT_WAR = dict.fromkeys(NATIONS, AT_WAR)


HAPPENED: dict[str, set[str]] = {}
"""What the test that is running has covered, by kind."""


def covers(kind: str, name: str) -> None:
    """Tell that something has happened."""
    HAPPENED.setdefault(kind, set()).add(name)


class Board:
    """One game; `do` acts for whoever decides, `dice` says what chance gives next."""

    def __init__(self, **data: Any) -> None:
        found = load(WAR, {"game": "war", "seed": 1, **data})
        assert isinstance(found, WarState)
        self.s = found
        for option, value in zip(WAR.options, found.rules.settings, strict=True):
            covers("option", f"{option.id}: {option.values[value]}")
        self.events: list[Event] = []

    def do(self, *texts: str) -> Board:
        """Act, with chance as it falls."""
        for text in texts:
            act(self.s, WAR.vocabulary.parse(text))
        if self.s.outcome is not None:
            covers("ending", self.s.outcome.reason)
        return self

    def roll(self, text: str, *chances: str) -> Board:
        """Act once, with exactly these results of chance: numbers are dice, others are texts."""
        codes = [
            WAR.vocabulary.parse(f"roll pips:{chance}" if chance.isdigit() else chance)
            for chance in chances
        ]
        tape = Tape(codes)
        self.s.tape = tape
        act(self.s, WAR.vocabulary.parse(text))
        self.s.tape = None
        self.events = tape.events
        assert tape.finished(), "not all of the chance was used"
        return self

    def offers(self) -> list[str]:
        """What whoever decides may do."""
        return WAR.legal_texts(self.s, decider(self.s))

    def may(self, text: str) -> bool:
        """Whether whoever decides may do this."""
        return WAR.vocabulary.parse(text) in legal(self.s, decider(self.s))

    def refused(self, text: str) -> str:
        """The reason why this may not be done."""
        reason = why_not(self.s, decider(self.s), WAR.vocabulary.parse(text))
        assert isinstance(reason, IllegalAction), f"{text} is allowed"
        covers("refusal", reason.reason)
        return reason.reason

    def asked(self) -> str:
        """Who is asked what."""
        step = self.s.agenda[-1]
        return f"{SEATS[decider(self.s)]} {type(step).__name__}"

    def at(self, place: str) -> dict[str, int]:
        """The figures in a place."""
        index = PLACES.index(place)
        return {
            **host_view(self.s.host[index * 2], 0),
            **host_view(self.s.host[index * 2 + 1], 1),
        }

    def where(self, who: str) -> str:
        """Where a character is."""
        place = self.s.where[CHARACTERS.index(who)]
        names = {200: "fellowship", 201: "waiting", 202: "gone"}
        return PLACES[place] if place < 200 else names[place]

    def pool(self, side: int) -> dict[str, int]:
        """The reinforcements of a side."""
        return host_view(self.s.pool[side], side)

    def lost(self) -> dict[str, int]:
        """The figures that the Free Peoples have lost for good."""
        return host_view(self.s.lost, 0)

    def points(self, side: str) -> int:
        """The victory points of a side."""
        return points(self.s, SIDES.index(side))

    def politics(self, nation: str) -> tuple[int, bool]:
        """How far a nation is from war, and whether it is active."""
        index = NATIONS.index(nation)
        return self.s.politics[index], self.s.active[index] == 1

    def besieged(self, region: str) -> bool:
        """Whether a stronghold is under siege."""
        return besieged(self.s, REGIONS.index(region))

    def control(self, region: str) -> str:
        """Who controls a settlement."""
        return SIDES[self.s.control[REGIONS.index(region)]]

    def card(self, card: str) -> str:
        """Where a card is."""
        names = ["deck", "hand", "hand", "hand", "hand", "table", "discard", "face-down"]
        return names[self.s.place[CARDS.index(card)] >> 2]

    def told(self, event: int) -> list[list[int]]:
        """What the log told by the last scripted action."""
        return [each.numbers for each in self.events if each.kind == event]


def hand(*cards: str, seat: str = "free-peoples") -> dict[str, object]:
    """Cards in a hand."""
    return {card: {"at": f"hand-{seat}"} for card in cards}


NO_CARDS: dict[str, object] = {}
"""Nobody holds a card."""


def free_dice(spare: int = 1, **faces: int) -> dict[str, dict[str, int]]:
    """Dice for the Free Peoples alone; a spare one keeps the turn from ending."""
    return {"free-peoples": counted(spare, faces), "shadow": {}}


def shadow_dice(spare: int = 1, **faces: int) -> dict[str, dict[str, int]]:
    """Dice for the Shadow alone; a spare one keeps the turn from ending."""
    return {"free-peoples": {}, "shadow": counted(spare, faces)}


def counted(spare: int, faces: dict[str, int]) -> dict[str, int]:
    """Dice by their faces, with spare muster results."""
    found = {face.replace("_", "-"): number for face, number in faces.items()}
    found["muster"] = found.get("muster", 0) + spare
    return found
