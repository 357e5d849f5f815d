"""Events and special rules (rulebook, "Eventi e Regole Speciali"; Chapter clarifications, p. 14,
"Chiarimenti sui Capitoli"): the effects of event cards as typed fields."""

from __future__ import annotations

from typing import Final

from mathom.games.fellowship.rules.facts import (
    CHARACTERS,
    EVENT_FACTS,
    NONE,
    SUITS,
    Facts,
    cards_mask,
    characters_mask,
)

NO_CONTEST: Final = 0
AGAINST_WINNER: Final = 1
AGAINST_SUM: Final = 2
CONTESTS: Final = ["", "winner", "sum"]


class EventCard:
    """One event: characters it requires, cards it removes from the deck, and changes to tricks."""

    def __init__(self, facts: Facts) -> None:
        params: Facts = facts["params"]
        self.id = str(facts["id"])
        self.moria = bool(facts.get("moria", False))
        self.repeatable = bool(facts.get("repeatable", False))
        self.last = bool(facts.get("last", False))
        self.required = characters_mask(params.get("required", []))
        self.excluded = characters_mask(params.get("excluded", []))
        self.skips_threat = characters_mask(params.get("skip_threat", []))
        self.deck = cards_mask(params.get("event_deck", []))
        self.contest = CONTESTS.index(str(params.get("contest", "")))
        self.reveal = [0] * 5
        self.rivers = [0] * 5
        self.barrow = [0] * 5
        for players in range(1, 5):
            self.reveal[players] = by_players(params.get("reveal_per_trick", 0), players)
            self.rivers[players] = by_players(params.get("rivers", 0), players)
            self.barrow[players] = by_players(params.get("barrow_cards", 0), players)
        self.barrow_taken = int(params.get("tom_takes", 0))
        self.trump = SUITS.index(params["trump"]) if params.get("trump") else NONE
        self.hides_threats = bool(params.get("hide_threats", False))
        self.at_once = bool(params.get("simultaneous_exchanges", False))
        self.no_early_end = bool(params.get("no_early_end", False))
        self.random_characters = bool(params.get("random_characters", False))
        self.blind = CHARACTERS.index(params["character"]) if "announce_suit" in params else NONE
        self.first_leader = (
            CHARACTERS.index(params["first_leader"]) if params.get("first_leader") else NONE
        )
        self.dropped = [0] * 5
        for count, names in params.get("drop", {}).items():
            self.dropped[int(count)] = characters_mask(names)


def by_players(value: object, players: int) -> int:
    """A number that may depend on the number of players."""
    if isinstance(value, dict):
        return int(value[str(players)])
    return int(value) if isinstance(value, int) else 0


NO_EVENT: Final = EventCard({"id": "", "params": {}})
EVENT_CARDS: Final[list[EventCard]] = [EventCard(facts) for facts in EVENT_FACTS]
