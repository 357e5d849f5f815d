"""A table of the Fellowship on which tests play: rounds in a line, actions in the game's words."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import mathom
from mathom.engine.errors import IllegalAction
from mathom.engine.random import seeded
from mathom.engine.state import Tape
from mathom.games.fellowship.rules.facts import (
    CHAPTERS,
    CHARACTERS,
    EVENTS_IN_BOX,
    GIFTS,
    RIDERS,
    bits,
)
from mathom.games.fellowship.rules.goals.riders import rider_broken
from mathom.games.fellowship.rules.staging import cards, stage
from mathom.games.fellowship.rules.state import FellowshipState
from mathom.games.fellowship.rules.vocabulary import EVENTS, OPTIONS

Covered = dict[str, set[str]]


class CoverageLog:
    """What happened at the tables of a test, by kind of component."""

    def __init__(self) -> None:
        self.found: Covered = defaultdict(set)

    def write(self, s: FellowshipState, tape: Tape) -> None:
        """Note what an action has made happen."""
        event = EVENTS_IN_BOX[s.event] if s.event >= 0 else ""
        for heard in tape.events:
            name = EVENTS[heard.kind].name
            first, second = heard.numbers[0], heard.numbers[1]
            if name in ("goal-reached", "goal-failed"):
                self.ended(s, first, name == "goal-reached", event)
            elif name == "gift-helped":
                self.found["gift"].add(GIFTS[second])
            elif name == "threat-drawn":
                deck = "black-riders" if s.rules.chapter < 9 else "threats"
                self.found["threat"].add(f"{deck} {second}")
            elif name == "rider-taken" and RIDERS[second] == "wraith":
                self.found["rider"].add("wraith")
            elif name in ("threat-hidden", "goal-announced") and event != "long-dark":
                self.found["rider"].add("unseen")
            if name in SHOWS.get(event, ()):
                self.found["event"].add(event)
        for hand in range(s.rules.hands):
            if s.rider[hand] >= 0 and rider_broken(s, hand):
                self.found["rider"].add(RIDERS[s.rider[hand]])
        if s.outcome is not None:
            self.found["ending"].add(s.outcome.reason)
            self.found["chapter"].add(f"{CHAPTERS[s.rules.chapter]} with {s.rules.players}")

    def ended(self, s: FellowshipState, who: int, reached: bool, event: str) -> None:
        """A goal was reached or missed."""
        if reached:
            side = "burdened" if s.burdened[s.hand_of(who)] else "character"
            self.found[side].add(CHARACTERS[who])
        if event and event not in SHOWS:
            self.found["event"].add(event)
        if s.rules.endless:
            self.found["event"].add("road-goes-ever-on")


SHOWS = {
    "old-man-willow": ("trick-lost",),
    "barrow-wights": ("barrow-taken",),
    "the-nine": ("rider-taken",),
    "long-dark": ("threat-hidden",),
    "bridge-of-khazad-dum": ("balrog-wins",),
    "blindfolded": ("suit-named",),
    "mirror-of-galadriel": ("card-given",),
}
"""What shows that an event did something; of the others, that a round under it was counted."""


class Table:
    """One game being played."""

    def __init__(self, match: mathom.Match, coverage_log: CoverageLog) -> None:
        self.match = match
        self.coverage_log = coverage_log
        self.heard: list[tuple[object, ...]] = []
        self.note(match.recorder.tape)

    @property
    def s(self) -> FellowshipState:
        """The state itself."""
        state = self.match.state
        assert isinstance(state, FellowshipState)
        return state

    def note(self, tape: Tape) -> None:
        """Keep what was told."""
        self.coverage_log.write(self.s, tape)
        for event in tape.events:
            kind = EVENTS[event.kind]
            self.heard.append((kind.name, *event.numbers[: len(kind.kinds)]))

    def do(self, *actions: str) -> Table:
        """Do actions one after the other; `H3` plays that card."""
        for action in actions:
            words = action if " " in action or action.islower() else f"play card:{cards(action)[0]}"
            self.note(self.match.act(words))
        return self

    def give(self, *given: str) -> Table:
        """Hand over cards one after the other."""
        return self.do(*[f"give card:{cards(card)[0]}" for card in given])

    def actions(self) -> list[str]:
        """What the seat that decides may do."""
        return self.match.actions()

    def playable(self) -> list[str]:
        """The cards that may be played."""
        return [a.removeprefix("play card:") for a in self.actions() if a.startswith("play card:")]

    def asked(self) -> str:
        """The choice that is to be made, and the hand it is made for."""
        asked: Any = self.match.view()["asked"]
        return asked["choice"] if asked else ""

    def refused(self, action: str) -> str | None:
        """The reason why an action is refused."""
        words = action if " " in action or action.islower() else f"play card:{cards(action)[0]}"
        try:
            self.match.clone().act(words)
        except IllegalAction as refusal:
            self.coverage_log.found["refusal"].add(refusal.reason)
            return refusal.reason
        return None

    def told(self, name: str) -> list[tuple[object, ...]]:
        """Everything told of one kind so far."""
        return [event[1:] for event in self.heard if event[0] == name]

    def view(self, seat: str | None = None) -> Any:
        """What a seat sees, or a spectator."""
        return self.match.view(seat)

    def hand(self, character: str, seat: str | None = None) -> Any:
        """The hand of a character, as a seat sees it."""
        return next(h for h in self.view(seat)["hands"] if h["character"] == character)

    def goal(self, character: str) -> str:
        """The state of a character's goal, as everybody sees it."""
        state: str = self.hand(character)["goal"]["state"]
        return state

    def held(self, hand: int) -> set[str]:
        """The cards of a hand."""
        return {mathom.GAMES["fellowship"].names("card")[card] for card in bits(self.s.hand[hand])}

    def outcome(self) -> str | None:
        """How it ended."""
        return self.match.outcome.reason if self.match.outcome else None

    def play_to(self, choice: str) -> Table:
        """Let chance decide until a certain choice is asked for."""
        dice = seeded(1)
        while self.asked() != choice:
            actions = self.actions()
            self.do(actions[dice.below(len(actions))])
        return self

    def play_on(self, *, stop: bool = False, rounds: int = 100) -> Table:
        """Let chance play to the end, or to the end of some rounds."""
        first = self.s.round
        dice = seeded(self.s.r0)
        while self.match.decider and self.s.round < first + rounds:
            actions = [a for a in self.actions() if stop or a != "stop"]
            self.do(actions[dice.below(len(actions))])
        return self


class Tables:
    """Makes tables for a test."""

    def __init__(self, coverage_log: CoverageLog) -> None:
        self.coverage_log = coverage_log

    def new(self, chapter: str, players: int, seed: int = 0, **options: str) -> Table:
        """A fresh table."""
        for option in OPTIONS:
            value = options.get(option.id.replace("-", "_"))
            if value is not None and option.values:
                self.coverage_log.found["option"].add(f"{option.id}: {value}")
        self.coverage_log.found["option"].add(f"chapter: {chapter}")
        match = mathom.new("fellowship", seed=seed, seats=players, chapter=chapter, **options)
        return Table(match, self.coverage_log)

    def at(self, chapter: str, characters: str, hands: list[str], **rest: Any) -> Table:
        """A round as it is described."""
        settings = {"chapter": chapter, **rest.pop("options", {})}
        data = stage(chapter, characters, hands, **rest, options=settings)
        self.coverage_log.found["option"].update(f"{id}: {value}" for id, value in settings.items())
        return Table(mathom.from_position(data), self.coverage_log)
