"""The laws that every game obeys, checked on random play; the fuzzer and the tests run them.

1. Asking changes nothing.
2. There is always something to do until the game is over, and every random game ends.
3. Save and load give the same state; replaying a record gives the same digests.
4. Conservation: every piece is in exactly one place, and goes only where pieces may go.
5. The view of a guess equals the view: nothing leaks and nothing is forgotten.
6. Compiled and interpreted play are identical (compared by the tests of the two speeds).
7. Every action survives text to action to text.
8. A clone is independent, and a refused action changes nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from mathom.engine.errors import BadNotation, IllegalAction, MathomError, RulesBug
from mathom.engine.game import SPECTATOR, Game
from mathom.engine.perspective import Perspective
from mathom.engine.position import load, position
from mathom.engine.random import seeded
from mathom.engine.record import Record, Recorder, read_record, replay
from mathom.engine.state import State
from mathom.engine.step import act, deciders, legal, play, refresh
from mathom.engine.view import see

MOST_DECISIONS: Final = 100_000


class LawBroken(RulesBug):
    """A law was broken; the record shows how to get there."""

    def __init__(self, law: int, fault: str, record: str) -> None:
        super().__init__("law-broken", law=law, fault=fault)
        self.law = law
        self.fault = fault
        self.record = record


class Inspector:
    """Plays one game, at random or by a chooser, and checks the laws at its decisions.

    The cheap laws are checked at every decision, the dear ones at each `every`-th.
    """

    def __init__(
        self,
        game: Game[Any],
        seed: int,
        settings: list[int],
        seats: int,
        chooser: Callable[[State, int], int] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.chooser = chooser
        self.recorder = Recorder(Record(game, settings, seats, seed))
        self.dice = seeded(seed ^ 0x5DEECE66D)
        self.decisions = 0

    @property
    def s(self) -> State:
        """The state of the game that is played."""
        return self.recorder.s

    def run(self, every: int) -> str:
        """Play to the end; returns the digest of the last state."""
        while self.s.outcome is None:
            self.check_cheap()
            if self.decisions % every == 0:
                self.check_dear()
            self.decide()
        self.require(2, self.s.agenda == [] and deciders(self.s) == [], "not over at the end")
        self.check_record()
        return self.game.digest(self.s)

    def require(self, law: int, holds: bool, fault: str) -> None:
        """Raise unless it holds."""
        if not holds:
            raise LawBroken(law, fault, self.recorder.record.text())

    def numbers(self, s: State) -> list[int]:
        """Everything in the state, its generator included."""
        return [*self.game.fingerprint(s), s.r0, s.r1, s.r2, s.r3]

    def decide(self) -> None:
        """Act for a random seat among those that may."""
        may = deciders(self.s)
        seat = may[self.dice.below(len(may))]
        try:
            action = self.choose(seat)
            self.check_clone(action, seat)
            self.recorder.act(action, seat)
        except LawBroken:
            raise
        except Exception as fault:
            raise LawBroken(2, str(fault), self.recorder.record.text()) from fault
        self.decisions += 1
        self.require(2, self.decisions < MOST_DECISIONS, "the game does not end")

    def choose(self, seat: int) -> int:
        """What a seat does: at random, unless somebody chooses."""
        chooser = self.chooser
        if chooser is not None:
            return chooser(self.s, seat)
        options = legal(self.s, seat)
        return options[self.dice.below(len(options))]

    def check_cheap(self) -> None:
        """Conservation, something to do, readable actions, refusals."""
        faults = self.game.faults(self.s)
        self.require(4, not faults, str(faults[0]) if faults else "")
        self.require(2, len(deciders(self.s)) > 0, "nobody may decide")
        for seat in deciders(self.s):
            options = legal(self.s, seat)
            self.require(2, len(options) > 0, "nothing to choose")
            self.require(2, len(set(options)) == len(options), "an action is offered twice")
            for action in options:
                text = self.game.vocabulary.text(action)
                self.require(7, self.game.vocabulary.parse(text) == action, text)
            self.check_refusal(seat, options)

    def check_refusal(self, seat: int, options: list[int]) -> None:
        """An action that is not offered is refused with a reason and changes nothing."""
        action = self.dice.below(len(self.game.vocabulary.texts))
        if action in options:
            return
        before = self.numbers(self.s)
        try:
            act(self.s, action, seat)
        except IllegalAction as refusal:
            self.require(8, refusal.reason != "", "a refusal without a reason")
        else:
            self.require(8, False, f"{self.game.vocabulary.text(action)} was not refused")
        self.require(8, self.numbers(self.s) == before, "a refused action changed the state")

    def check_clone(self, action: int, seat: int) -> None:
        """A clone is equal, and acting on it leaves the original alone."""
        before = self.numbers(self.s)
        copy = self.s.clone()
        self.require(8, self.numbers(copy) == before, "a clone differs")
        play(copy, action, seat)
        lapses = self.game.lapses(self.s, copy)
        self.require(4, not lapses, str(lapses[0]) if lapses else "")
        self.require(8, self.numbers(self.s) == before, "acting on a clone changed the original")

    def check_dear(self) -> None:
        """Views, guesses and positions."""
        before = self.numbers(self.s)
        views = [see(self.game, self.s, seat) for seat in range(SPECTATOR, self.seats)]
        self.require(1, self.numbers(self.s) == before, "looking changed the state")
        for seat in range(self.seats):
            self.check_guess(seat, views[seat - SPECTATOR])
        self.require(1, self.numbers(self.s) == before, "guessing changed the state")
        self.check_position(before)

    def check_guess(self, seat: int, view: dict[str, object]) -> None:
        """A guessed state looks the same to the seat and lets it do the same."""
        perspective = Perspective(self.game, self.s, seat)
        guess = perspective.sample(self.dice.word())
        self.require(5, perspective.view() == view, "a perspective forgets or adds something")
        self.require(5, see(self.game, guess, seat) == view, "a guess looks different")
        if self.s.outcome is None:
            refresh(guess)
        self.require(
            5, perspective.legal() == legal(self.s, seat), "a perspective may act otherwise"
        )
        self.require(5, legal(guess, seat) == legal(self.s, seat), "a guess may act otherwise")
        offers = perspective.known.offers
        self.require(5, offers in ([], legal(self.s, seat)), "a perspective knows foreign offers")
        faults = self.game.faults(guess)
        self.require(5, not faults, str(faults[0]) if faults else "")

    def check_position(self, before: list[int]) -> None:
        """Saved as JSON and loaded again it is the same state."""
        data = json.loads(json.dumps(position(self.game, self.s)))
        try:
            copy = load(self.game, data)
        except BadNotation as fault:
            raise LawBroken(3, str(fault), self.recorder.record.text()) from fault
        self.require(3, self.numbers(copy) == before, "a position loads as another state")
        self.require(3, copy.offers == self.s.offers, "a position loads with other offers")

    def check_record(self) -> None:
        """The record, written and read again, replays to the same end and the same text."""
        text = self.recorder.record.text()
        try:
            record = read_record(text)
            walk = replay(record)
        except MathomError as fault:
            raise LawBroken(3, str(fault), text) from fault
        same = self.game.fingerprint(walk.s) == self.game.fingerprint(self.s)
        self.require(3, same, "a record replays to another end")
        self.require(3, record.text() == text, "a record reads as another record")


def check_game(
    game: Game[Any], seed: int, settings: list[int] | None = None, seats: int = 0, every: int = 1
) -> str:
    """Play one random game under all laws; returns the digest of its end."""
    chosen = settings if settings is not None else game.default_settings()
    return Inspector(game, seed, chosen, seats or game.seats[0]).run(every)


def random_settings(game: Game[Any], seed: int) -> list[int]:
    """Option values that vary with the seed; every other game keeps the recommended ones."""
    settings = game.default_settings()
    if seed % 2:
        left = seed // 2
        for index, option in enumerate(game.options):
            if not option.values:
                continue
            settings[index] = left % len(option.values)
            left //= len(option.values)
    return settings


def random_game(game: Game[Any], seed: int) -> State:
    """Play one random game as fast as possible."""
    s: State = game.new(seed, None, game.usual_seats)
    while s.outcome is None:
        offers = s.offers
        play(s, offers[s.below(len(offers))])
    return s
