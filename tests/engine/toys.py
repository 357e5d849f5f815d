"""A toy game for tests of the engine: steps that write down in which order they happened."""

from __future__ import annotations

from typing import Final

from mathom.engine.action import Vocabulary
from mathom.engine.errors import IllegalAction
from mathom.engine.game import Game, Option
from mathom.engine.position import Reader
from mathom.engine.state import State
from mathom.engine.step import Choice, Step, Together, advance

VOCABULARY: Final = Vocabulary()
SAY: Final = VOCABULARY.verb("say", "number", [str(number) for number in range(10)])
STAY_SILENT: Final = VOCABULARY.verb("stay-silent")
DRAW: Final = VOCABULARY.verb("draw", "ball", [f"ball-{number}" for number in range(10)])
DIE: Final = VOCABULARY.verb("die", "face", [str(face + 1) for face in range(6)])


class Diary(State):
    """What has happened, in order."""

    def __init__(self, of: Diary | None = None) -> None:
        super().__init__(of)
        self.log: list[int] = of.log[:] if of else []

    def clone(self) -> Diary:
        return Diary(self)

    def numbers(self) -> list[int]:
        return self.log


class Note(Step[Diary]):
    """Write down a number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Diary) -> None:
        s.log.append(self.number)


class NoteTwice(Step[Diary]):
    """Write down a number, and have it followed by its tenfold twice, scheduled in two calls."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Diary) -> None:
        s.then(Note(self.number * 10))
        s.log.append(self.number)
        s.then(Note(self.number * 10 + 1))


class Nested(Step[Diary]):
    """A step whose steps have steps."""

    def run(self, s: Diary) -> None:
        s.then(NoteTwice(1), NoteTwice(2))


class Finish(Step[Diary]):
    """The game is over."""

    def run(self, s: Diary) -> None:
        s.then(Note(99))
        s.finish((0,), "finished")
        s.log.append(7)


class Ask(Choice[Diary]):
    """Choose among the first numbers; `hidden` says that nobody else can count them."""

    def __init__(self, seat: int, count: int, hidden: int = 0) -> None:
        super().__init__(seat)
        self.count = count
        self.hidden = hidden

    def options(self, s: Diary) -> list[int]:
        return [SAY + number for number in range(self.count)]

    def apply(self, s: Diary, action: int) -> None:
        s.log.append(action - SAY)

    def obvious(self, s: Diary) -> bool:
        return not self.hidden

    def secret(self, s: Diary, action: int) -> bool:
        return bool(self.hidden) and action != SAY

    def why_not(self, s: Diary, action: int) -> IllegalAction:
        return IllegalAction("number-too-high", count=self.count)


class AskSome(Together[Diary]):
    """Ask the seats of a mask for a number each."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def asked(self, s: Diary) -> list[int]:
        return [seat for seat in range(3) if self.seats >> seat & 1]

    def options_of(self, s: Diary, seat: int) -> list[int]:
        return [SAY + seat, SAY + seat + 1]

    def reveal(self, s: Diary, answers: list[int]) -> None:
        s.log.extend(answers)


class ReplaceNext(Step[Diary]):
    """Replace the next note by this many others."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, s: Diary) -> None:
        s.then(Note(1))
        coming = [step for step in s.agenda if isinstance(step, Note) and step.number == 50]
        s.amend(coming[0], *[Note(60 + index) for index in range(self.count)])
        s.then(Note(2))


STEPS: Final = [Note, NoteTwice, Nested, Finish, Ask, AskSome, ReplaceNext]
OPTIONS: Final = [Option("length", ["short", "long"]), Option("mood", ["glad", "sad", "grim"])]


class ToyGame(Game[Diary]):
    """The game as the engine knows it: two numbers are chosen."""

    def __init__(self) -> None:
        super().__init__("toy", [2, 3], VOCABULARY, STEPS, OPTIONS)

    def set_up(self, seed: int, settings: list[int], seats: int) -> Diary:
        return diary(Ask(0, 3), Ask(1, 3), Finish())

    def settings(self, s: Diary) -> list[int]:
        return self.default_settings()

    def view(self, s: Diary, seat: int) -> dict[str, object]:
        return {"log": s.log[:]}

    def write(self, s: Diary) -> dict[str, object]:
        return {"log": s.log[:]}

    def read(self, data: dict[str, object], seed: int, settings: list[int], seats: int) -> Diary:
        s = diary()
        s.log = [int(str(number)) for number in Reader(data).items("log")]
        return s


TOY: Final = ToyGame()


def diary(*steps: Step[Diary]) -> Diary:
    """An empty diary with these steps still to come."""
    s = Diary()
    s.reseed(1)
    for step in steps:
        s.then(step)
    return s


def run(*steps: Step[Diary]) -> Diary:
    """The diary when it first has to wait for somebody, or at its end."""
    s = diary(*steps)
    advance(s)
    return s
