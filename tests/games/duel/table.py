"""A table of Duel on which tests play: positions in a line, actions in the game's own words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

import mathom
from mathom.engine.errors import IllegalAction
from mathom.engine.state import Event, Outcome, Tape
from mathom.games.duel.rules.facts import SEATS, SLOTS
from mathom.games.duel.rules.staging import stage
from mathom.games.duel.rules.vocabulary import EVENTS, KINDS, VOCABULARY

TRIES = 2000


class DuelTable:
    """One game being played, and everything that was heard of it."""

    def __init__(self, match: mathom.Match, coverage_log: CoverageLog) -> None:
        self.match = match
        self.coverage_log = coverage_log
        self.turn_log = CoverageLog()
        self.tape = Tape()

    def do(self, *actions: str, by_chance: Iterable[str] = ()) -> DuelTable:
        """Do actions one after the other; chance falls as named during the first of them."""
        heard: list[Event] = []
        for action in actions:
            self.tape = self.act(action, list(by_chance))
            by_chance = ()
            heard += self.tape.events
        self.tape.events = heard
        return self

    def act(self, action: str, by_chance: list[str]) -> Tape:
        """Do one action; where chance matters, try until it falls as wanted."""
        if by_chance:
            self.match = self.lucky(action, by_chance)
        tape = self.match.act(action)
        self.turn_log.write(tape, self.match.outcome)
        self.finish_page()
        return tape

    def finish_page(self) -> None:
        """What a turn has begun counts only once it is over, with all that was to be chosen."""
        asked = self.asked()
        if asked is None or asked[0] == "take-turn":
            self.coverage_log.add(self.turn_log)
            self.turn_log = CoverageLog()

    def lucky(self, action: str, by_chance: list[str]) -> mathom.Match:
        """A copy of the game in which chance is about to fall as wanted."""
        for seed in range(TRIES):
            trial = self.match.clone()
            trial.state.reseed(seed)
            ready = trial.clone()
            fallen = [VOCABULARY.text(chance) for chance in trial.act(action).chances]
            if all(wanted in fallen for wanted in by_chance):
                return ready
        raise AssertionError(f"chance never gives {by_chance}")

    def play(self, card: str, *then: str, by_chance: Iterable[str] = ()) -> DuelTable:
        """Play a card of the layout, then do what it asks for."""
        return self.do(f"play card:{card}", *then, by_chance=by_chance)

    def discard(self, card: str, by_chance: Iterable[str] = ()) -> DuelTable:
        """Discard a card of the layout for coins."""
        return self.do(f"discard card:{card}", by_chance=by_chance)

    def take(self, tile: str, *then: str, by_chance: Iterable[str] = ()) -> DuelTable:
        """Take a tile, then do what it asks for."""
        return self.do(f"take tile:{tile}", *then, by_chance=by_chance)

    def actions(self) -> list[str]:
        """What the seat that decides may do."""
        return self.match.actions()

    def asked(self) -> tuple[str, str] | None:
        """The choice that is to be made and the seat that makes it."""
        asked: Any = self.match.view()["asked"]
        return (asked["choice"], asked["seats"][0]) if asked else None

    def refused(self, action: str, seat: str | None = None) -> str | None:
        """The reason why an action is refused, if it is; the game stays as it was."""
        before = self.match.digest()
        try:
            self.match.clone().act(action, seat)
        except IllegalAction as refusal:
            self.coverage_log.refusals.add(refusal.reason)
            return refusal.reason
        finally:
            assert self.match.digest() == before
        return None

    def outcome(self) -> tuple[list[str], str] | None:
        """The winners and the reason, nothing while the game runs."""
        ending = self.match.outcome
        return ([SEATS[seat] for seat in ending.winners], ending.reason) if ending else None

    def told(self, name: str) -> list[tuple[object, ...]]:
        """What the last actions made the log tell of one kind, in readable words."""
        return [told(event) for event in self.tape.events if EVENTS[event.kind].name == name]

    def heard(self, seat: int) -> list[tuple[object, ...]]:
        """Everything that a seat heard, each with the name of the event."""
        return [
            (EVENTS[event.kind].name, *told(event))
            for event in self.tape.events
            if event.heard_by(seat)
        ]

    @property
    def now(self) -> dict[str, Any]:
        """The position as JSON."""
        return self.match.position()

    def coins(self, seat: str) -> int:
        """The coins of a seat."""
        return int(self.now["coins"][seat])

    def quest(self, seat: str) -> int:
        """The steps that a seat's character has taken."""
        return int(self.now["quest"][seat])

    def units(self, region: str) -> dict[str, int]:
        """The units in a region by seat."""
        return dict(self.now["units"][region])

    def army(self, seat: str) -> dict[str, int]:
        """Where a seat has units, and how many."""
        return {
            region: units[seat] for region, units in self.now["units"].items() if units[seat] > 0
        }

    def supply(self, seat: str) -> int:
        """The units that are not on the board."""
        return int(self.player(seat)["supply"])

    def fortress(self, region: str) -> str | None:
        """Whose fortress stands in a region."""
        owner: str | None = self.now["fortresses"].get(region)
        return owner

    def area(self, seat: str) -> list[str]:
        """The cards that lie before a seat."""
        return list(self.now["areas"][seat])

    def tokens(self, seat: str) -> list[str]:
        """The tokens that lie before a seat."""
        return list(self.now["tokens"][seat])

    def top(self, race: str) -> str | None:
        """The token on top of a stack, where it is known."""
        top: str | None = self.now["stacks"][race]["top"]
        return top

    def discards(self) -> list[str]:
        """The cards of the discard that everybody knows."""
        return list(self.now["discard"])

    def layout(self) -> list[str]:
        """The slots of the layout."""
        return list(self.now["layout"])

    def chapter(self) -> int:
        """The chapter that is played."""
        return int(self.now["chapter"])

    def extra_turns(self) -> int:
        """The turns that the active seat still has to come."""
        return int(self.now["extra_turns"])

    def player(self, seat: str) -> dict[str, Any]:
        """Everything that lies before a seat, as all see it."""
        players: Any = self.match.view()["players"]
        return dict(players[seat])

    def can(self, verb: str) -> list[str]:
        """The targets that a verb may be used on now."""
        return [action.partition(":")[2] for action in self.actions() if action.split()[0] == verb]


class CoverageLog:
    """What happened at the tables of one test, for the coverage page."""

    def __init__(self) -> None:
        self.effects: set[int] = set()
        self.helped: set[str] = set()
        self.bonuses: set[str] = set()
        self.options: set[str] = set()
        self.endings: set[str] = set()
        self.refusals: set[str] = set()

    def add(self, other: CoverageLog) -> None:
        """Take over what another log tells of a turn."""
        self.effects |= other.effects
        self.helped |= other.helped
        self.bonuses |= other.bonuses
        self.endings |= other.endings

    def write(self, tape: Tape, ending: Outcome | None) -> None:
        """Note what a tape has heard."""
        for event in tape.events:
            name = EVENTS[event.kind].name
            if name == "effect-done":
                self.effects.add(event.numbers[1])
            elif name == "token-helped":
                self.helped.add(str(told(event)[1]))
            elif name == "bonus-reached":
                self.bonuses.add(str(told(event)[1]))
        if ending:
            self.endings.add(ending.reason)


class Duel:
    """Makes tables: fresh games, and positions with chosen cards at hand."""

    def __init__(self, coverage_log: CoverageLog) -> None:
        self.coverage_log = coverage_log

    def new(self, seed: int = 0, options: dict[str, str] | None = None) -> DuelTable:
        """A fresh game."""
        chosen = options or {}
        self.note_options(chosen)
        named = {name.replace("-", "_"): value for name, value in chosen.items()}
        return DuelTable(mathom.new("duel", seed, 2, **named), self.coverage_log)

    def position(
        self,
        *,
        available: Sequence[str] = (),
        chapter: int = 0,
        left: int = SLOTS,
        keep_hidden: Sequence[str] = (),
        **rest: Any,
    ) -> DuelTable:
        """A position with the available cards on top of the layout.

        `left` is the most cards that still lie there; cards that had to go before were discarded.
        `keep_hidden` names cards that may lie face down or aside, but not open.
        """
        if chapter:
            rest["chapter"] = chapter
        self.note_options(rest.get("options", {}))
        data = stage(rest, list(available), left, list(keep_hidden))
        return DuelTable(mathom.from_position(data), self.coverage_log)

    def note_options(self, options: dict[str, str]) -> None:
        """Remember which option values a test names."""
        self.coverage_log.options |= {f"{name}: {value}" for name, value in options.items()}


def told(event: Event) -> tuple[object, ...]:
    """The numbers of an event as words."""
    kinds = EVENTS[event.kind].kinds
    return tuple(word(kind, number) for kind, number in zip(kinds, event.numbers, strict=False))


def word(kind: str, number: int) -> object:
    """One number of an event: a seat, the id of a thing, or the number itself."""
    if kind == "seat":
        return SEATS[number]
    return KINDS[kind][number] if kind in KINDS else number


both = pytest.mark.parametrize("seat", SEATS)


def enemy(seat: str) -> str:
    """The other seat."""
    return SEATS[1 - SEATS.index(seat)]
