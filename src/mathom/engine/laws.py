"""The laws that every game obeys, checked on random play; the fuzzer and the tests run them.

1. Asking changes nothing.
2. There is always something to do until the game is over, and every random game ends.
3. Save and load give the same state; replaying a record gives the same digests.
4. Conservation: every piece is in exactly one place, and goes only where pieces may go.
5. The view of a guess equals the view: nothing leaks and nothing is forgotten. Who is asked for
   what follows from it too: what a seat hears of an action leads to the same question, and nobody
   is passed over without a word.
6. Compiled and interpreted play are identical (compared by the tests of the two speeds).
7. Every action survives text to action to text.
8. A clone is independent, and a refused action changes nothing.
9. Undo tells nothing: an action that may be undone freely looks the same in every state that a seat
   thinks possible.
10. Why an action is refused depends only on what its seat knows.
11. A guess leaves its seat with the same knowledge, so that whatever is worked out from that, such
   as forecasts and hints, tells nothing hidden; nor do prompts and labels.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from mathom.engine.disclosure import discloses
from mathom.engine.errors import BadNotation, IllegalAction, MathomError, RulesBug
from mathom.engine.game import SPECTATOR, Game
from mathom.engine.perspective import Perspective
from mathom.engine.position import load, position
from mathom.engine.random import seeded
from mathom.engine.record import Record, Recorder, read_record, replay
from mathom.engine.state import State, Tape
from mathom.engine.step import (
    Choice,
    Step,
    act,
    deciders,
    kept_secret,
    legal,
    play,
    refresh,
    why_not,
)
from mathom.engine.view import see

MOST_DECISIONS: Final = 100_000
REASONS: Final = 5
"""How many random actions a perspective is checked with."""


class LawBroken(RulesBug):
    """A law was broken; the record reproduces it."""

    def __init__(self, law: int, fault: str, record: str) -> None:
        super().__init__("law-broken", law=law, fault=fault)
        self.law = law
        self.fault = fault
        self.record = record


class Inspector:
    """Plays one game, at random or by a chooser, and checks the laws at its decisions.

    Cheap laws are checked at every decision, expensive ones at each `every`-th.
    """

    def __init__(
        self,
        game: Game[Any],
        seed: int,
        settings: list[int],
        seats: int,
        chooser: Callable[[State, int], int | None] | None = None,
        spoken: Callable[[State, int], list[str]] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.chooser = chooser
        self.spoken = spoken
        self.recorder = Recorder(Record(game, settings, seats, seed))
        self.dice = seeded(seed ^ 0x5DEECE66D)
        self.decisions = 0

    @property
    def s(self) -> State:
        """The state of the game."""
        return self.recorder.s

    def run(self, every: int) -> str:
        """Play to the end; the digest of the last state."""
        while self.s.outcome is None:
            thorough = self.decisions % every == 0
            self.check_cheap()
            if thorough:
                self.check_expensive()
            self.decide(thorough)
        self.require(2, self.s.agenda == [] and deciders(self.s) == [], "not over at the end")
        self.check_record()
        return self.game.digest(self.s)

    def require(self, law: int, holds: bool, fault: str) -> None:
        """Raise `LawBroken` unless a condition holds."""
        if not holds:
            raise LawBroken(law, fault, self.recorder.record.text())

    def numbers(self, s: State) -> list[int]:
        """All numbers of the state, including its generator."""
        return [*self.game.fingerprint(s), s.r0, s.r1, s.r2, s.r3]

    def decide(self, thorough: bool) -> None:
        """Act for a random seat among those that decide."""
        may = deciders(self.s)
        seat = may[self.dice.below(len(may))]
        try:
            action = self.choose(seat)
            self.check_clone(action, seat)
            before = self.s.clone()
            if thorough:
                self.check_questions(action, seat)
            tape = self.recorder.act(action, seat)
            if thorough:
                self.check_undo(before, action, seat, tape)
        except LawBroken:
            raise
        except Exception as fault:
            raise LawBroken(2, str(fault), self.recorder.record.text()) from fault
        self.decisions += 1
        self.require(2, self.decisions < MOST_DECISIONS, "the game does not end")

    def choose(self, seat: int) -> int:
        """The action of a seat, random unless there is a chooser."""
        chooser = self.chooser
        chosen = chooser(self.s, seat) if chooser is not None else None
        if chosen is not None:
            return chosen
        options = legal(self.s, seat)
        return options[self.dice.below(len(options))]

    def check_pieces(self) -> None:
        """Every piece is in exactly one place, and the agenda has no faults."""
        faults = self.game.faults(self.s) or self.game.agenda_faults(self.s)
        self.require(4, not faults, str(faults[0]) if faults else "")

    def check_cheap(self) -> None:
        """Conservation, available actions, readable actions, refusals."""
        self.check_pieces()
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
        """An action that is not offered is refused with a reason, and changes nothing."""
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
        """A clone is equal, and an action on it does not change the original."""
        before = self.numbers(self.s)
        copy = self.s.clone()
        self.require(8, self.numbers(copy) == before, "a clone differs")
        play(copy, action, seat)
        lapses = self.game.lapses(self.s, copy)
        self.require(4, not lapses, str(lapses[0]) if lapses else "")
        self.require(8, self.numbers(self.s) == before, "acting on a clone changed the original")

    def check_undo(self, before: State, action: int, seat: int, tape: Tape) -> None:
        """An action that may be undone freely has shown nobody more than the action itself."""
        self.check_pieces()
        if discloses(self.game, before, self.s, action, tape):
            return
        secret = kept_secret(before, action)
        for viewer in range(self.seats):
            if viewer == seat or not secret:
                self.check_shown(before, action, seat, tape, viewer)

    def check_shown(self, before: State, action: int, seat: int, tape: Tape, viewer: int) -> None:
        """In a state that the viewer considered possible, the same action looks the same. If the
        action was impossible there, doing it revealed that."""
        guess = Perspective(self.game, before, viewer).sample(self.dice.word())
        if guess.outcome is None:
            refresh(guess)
        if action not in legal(guess, seat):
            return
        heard = Tape([])
        guess.tape = heard
        text = self.game.vocabulary.text(action)
        try:
            play(guess, action, seat)
        except BadNotation:
            self.require(9, False, f"{text}: whether there is chance tells something")
        guess.tape = None
        same = see(self.game, guess, viewer) == see(self.game, self.s, viewer)
        self.require(9, same, f"{text}: seat {viewer} sees something that undo would not hide")
        audible = [(event.kind, event.numbers) for event in heard.events if event.heard_by(viewer)]
        real = [(event.kind, event.numbers) for event in tape.events if event.heard_by(viewer)]
        self.require(
            9, audible == real, f"{text}: seat {viewer} hears something that undo would not hide"
        )

    def any_action(self, seat: int) -> int:
        """An action that may be illegal: any, or one like those that are offered."""
        options = legal(self.s, seat)
        if not options or self.dice.below(2) == 0:
            return self.dice.below(len(self.game.vocabulary.texts))
        verb = self.game.vocabulary.verb_of(options[self.dice.below(len(options))])
        return verb.base + self.dice.below(verb.size())

    def check_reason(self, perspective: Perspective, seat: int) -> None:
        """The reason of a refusal is the same when everything hidden is removed."""
        action = self.any_action(seat)
        real = why_not(self.s, seat, action)
        known = why_not(perspective.known, seat, action)
        if real is None or known is None:
            self.require(10, real is known, "a perspective is refused otherwise")
            return
        same = real.reason == known.reason and real.details == known.details
        text = self.game.vocabulary.text(action)
        self.require(10, same, f"{text}: {real}, but with what the seat knows {known}")

    def check_expensive(self) -> None:
        """Views, guesses and positions."""
        before = self.numbers(self.s)
        views = [see(self.game, self.s, seat) for seat in range(SPECTATOR, self.seats)]
        self.require(1, self.numbers(self.s) == before, "looking changed the state")
        for seat in range(self.seats):
            self.check_guess(seat, views[seat - SPECTATOR])
        self.require(1, self.numbers(self.s) == before, "guessing changed the state")
        self.check_position(before)

    def check_guess(self, seat: int, view: dict[str, object]) -> None:
        """A guessed state looks the same to the seat, and has the same legal actions."""
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
        for _ in range(REASONS):
            self.check_reason(perspective, seat)
        self.check_knowledge(perspective, Perspective(self.game, guess, seat), seat)
        offers = perspective.known.offers
        self.require(5, offers in ([], legal(self.s, seat)), "a perspective knows foreign offers")
        self.require(5, asks(guess), "a guess would not ask")
        faults = self.game.faults(guess)
        self.require(5, not faults, str(faults[0]) if faults else "")

    def check_knowledge(self, real: Perspective, guessed: Perspective, seat: int) -> None:
        """What is computed for a seat does not depend on what it cannot know."""
        same = self.numbers(real.known) == self.numbers(guessed.known)
        self.require(11, same, f"seat {seat} keeps something of what it may not know")
        options = real.legal()
        if options:
            action = options[self.dice.below(len(options))]
            text = self.game.vocabulary.text(action)
            same = real.foresee(action) == guessed.foresee(action)
            self.require(11, same, f"{text}: a forecast tells something hidden")
        spoken = self.spoken
        if spoken is not None:
            same = spoken(self.s, seat) == spoken(real.known, seat)
            self.require(11, same, f"a prompt or a label tells seat {seat} something hidden")

    def check_questions(self, action: int, actor: int) -> None:
        """The question after an action: if a seat hears the same in a possible state and in the
        real one, with the same chance results, then the same seats are asked the same question. If
        what it hears before a question in one of them is only the beginning of what it hears in the
        other, then the other should have asked as well: being passed over must not tell
        anything."""
        for seat in range(self.seats):
            guess = Perspective(self.game, self.s, seat).sample(self.dice.word())
            if action not in legal(guess, actor):
                continue
            real = ObservedAction(self.game, self.s, action, actor, seat, None)
            other = ObservedAction(self.game, guess, action, actor, seat, real.chances)
            fault = f"asked {real.question}, guessed {other.question}"
            if real.sounds_like(other):
                self.require(5, real.question == other.question, fault)
            passed = real.passes_over(other) or other.passes_over(real)
            # The same question after more was heard is fair: the rules may make somebody announce
            # what a hand holds.
            silent = passed and real.question != other.question
            self.require(5, not silent, f"{fault}, without a word")

    def check_position(self, before: list[int]) -> None:
        """A position, written as JSON and loaded again, is the same state."""
        data = json.loads(json.dumps(position(self.game, self.s)))
        try:
            copy = load(self.game, data)
        except BadNotation as fault:
            raise LawBroken(3, str(fault), self.recorder.record.text()) from fault
        self.require(3, self.numbers(copy) == before, "a position loads as another state")
        self.require(3, copy.offers == self.s.offers, "a position loads with other offers")

    def check_record(self) -> None:
        """A record, written and read again, replays to the same end and the same text."""
        text = self.recorder.record.text()
        try:
            record = read_record(text)
            walk = replay(record)
        except MathomError as fault:
            raise LawBroken(3, str(fault), text) from fault
        same = self.game.fingerprint(walk.s) == self.game.fingerprint(self.s)
        self.require(3, same, "a record replays to another end")
        self.require(3, record.text() == text, "a record reads as another record")


class ObservedAction:
    """What a seat hears of an action, and which question follows."""

    def __init__(
        self,
        game: Game[Any],
        s: State,
        action: int,
        actor: int,
        seat: int,
        script: list[int] | None,
    ) -> None:
        after = s.clone()
        tape = Tape(script)
        after.tape = tape
        self.cut_off = False
        self.question: object = None
        """The question and the seats that are asked; None after the end of the game."""
        try:
            play(after, action, actor)
        except BadNotation:
            self.cut_off = True
        else:
            asked = see(game, after, seat)["asked"]
            if isinstance(asked, dict):
                self.question = (asked["seats"], asked["choice"])
        self.chances = tape.chances
        self.ran_out = self.cut_off and tape.runs_out()
        """Whether it needed chance results that the other state did not have."""
        self.left_over = not tape.finished()
        self.heard = heard(tape, seat)

    def sounds_like(self, other: ObservedAction) -> bool:
        """Whether the seat can tell the two apart only by the question."""
        if self.cut_off or other.cut_off or self.left_over or other.left_over:
            return False
        return self.heard == other.heard

    def passes_over(self, other: ObservedAction) -> bool:
        """Whether it goes on beyond the question of the other, for which nothing that the seat
        heard until then is a reason."""
        if other.question is None:
            return False
        count = len(other.heard)
        return self.heard[:count] == other.heard and (len(self.heard) > count or self.ran_out)


def heard(tape: Tape, seat: int) -> list[object]:
    """What a seat learns in the order in which it happens: events, and actions that were taken
    without asking."""
    found: list[object] = []
    left = tape.automatic[:]
    for index, event in enumerate(tape.events):
        while left and left[0][0] <= index:
            found.append(automatic(left.pop(0), seat))
        if event.heard_by(seat):
            found.append((event.kind, event.numbers))
    found.extend([automatic(one, seat) for one in left])
    return found


def automatic(taken: tuple[int, int, int, bool], seat: int) -> object:
    """An action that was taken without asking, as a seat learns of it."""
    _, actor, action, hidden = taken
    return ("automatic", actor, action if not hidden or actor == seat else None)


def asks(s: State) -> bool:
    """Whether the pending choice would be asked, and not taken as the only obvious option. A guess
    without legal actions says nothing: it does not know what the actions of others imply, such as
    that a player who chose to pay with a card holds one."""
    if s.outcome is not None:
        return True
    step: Step[Any] = s.agenda[-1]
    return not isinstance(step, Choice) or len(s.offers) != 1 or not step.obvious(s)


def check_game(
    game: Game[Any], seed: int, settings: list[int] | None = None, seats: int = 0, every: int = 1
) -> str:
    """Play one random game under all laws; the digest of its end."""
    chosen = settings if settings is not None else game.default_settings()
    return Inspector(game, seed, chosen, seats or game.seats[0]).run(every)


def random_settings(game: Game[Any], seed: int) -> list[int]:
    """Random options for a seed. Every other game keeps the recommended ones, except the chapter of
    a campaign."""
    settings = game.default_settings()
    left = seed // 2
    if game.campaign is not None:
        settings[0] = left % len(game.options[0].values)
    if seed % 2:
        for index, option in enumerate(game.options):
            if not option.values:
                continue
            settings[index] = left % len(option.values)
            left //= len(option.values)
    return settings


def random_seats(game: Game[Any], seed: int) -> int:
    """A random number of seats for a seed, independent of the options."""
    return game.seats[seeded(seed).below(len(game.seats))]


def random_game(game: Game[Any], seed: int) -> State:
    """Play one random game as fast as possible."""
    s: State = game.new(seed, None, game.usual_seats)
    while s.outcome is None:
        offers = s.offers
        play(s, offers[s.below(len(offers))])
    return s
