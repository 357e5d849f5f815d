"""The dialogue: the game is drawn, the player chooses or asks, the bot answers."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from mathom.bots.bot import Bot
from mathom.cli.terminal.console import FAINT
from mathom.cli.terminal.reading import readings, same_verbs
from mathom.cli.terminal.sheets import find_sheet, print_sheet
from mathom.cli.terminal.table import Drawing
from mathom.engine.disclosure import discloses
from mathom.engine.errors import IllegalAction
from mathom.engine.perspective import refusal
from mathom.engine.record import Replay, read_record
from mathom.engine.state import Tape
from mathom.engine.step import deciders, kept_secret, legal
from mathom.games.package import find_package
from mathom.match import Match
from mathom.texts.wording import Wording, reason_text

BEST = 3
"""How many actions a hint names."""

MOST_READINGS = 6
"""How many meanings of an ambiguous text are listed."""

RECALLED = 6
"""How many log lines are printed when a record is loaded."""

INDENT = "    "
"""Before the events of an action in the log."""

MOST_EXPLAINED = 3
"""How many meanings `why` explains at once."""

HELP = ("choose", "undo", "why", "hint", "show", "table", "log", "save", "quit")


class Quit(Exception):
    """The player has left."""


class Session:
    """One game between a person and a bot."""

    def __init__(
        self,
        match: Match,
        you: str,
        bot: Bot,
        adviser: Callable[[], Bot],
        wording: Wording,
        console: Console,
    ) -> None:
        self.match = match
        self.you = you
        self.seat = match.seats.index(you)
        self.bot = bot
        self.adviser = adviser
        self.plain = wording
        self.words = wording.words
        self.console = console
        self.log: list[str] = []
        self.printed = 0
        self.drawn: dict[str, Any] | None = None
        self.earlier: list[tuple[Match, int, int]] = []
        self.stuck = self.words.text("play-undo-nothing")
        self.commands: dict[str, Callable[[str], object]] = {
            "undo": self.undo,
            "why": self.why,
            "save": self.save,
            "save!": self.replace,
            "hint": self.hint,
            "log": self.show_log,
            "show": self.show,
            "table": self.show_table,
            "help": self.help,
            "?": self.help,
            "quit": self.quit,
            "q": self.quit,
            "exit": self.quit,
        }

    @property
    def wording(self) -> Wording:
        """The wording for the current state."""
        return self.plain.at(self.match.state)

    def play(self) -> None:
        """Play to the end of the game, or until the player leaves."""
        try:
            while self.match.outcome is None:
                if self.seat in deciders(self.match.state):
                    self.decide()
                else:
                    self.bot_acts()
            self.finish()
        except Quit:
            self.say("play-bye")
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.say("play-end-of-input")

    def say(self, key: str, **arguments: object) -> None:
        """Print a text of the catalogue."""
        self.console.print(self.words.text(key, **arguments))

    def drawing(self) -> Drawing:
        """The drawing of what the player sees now."""
        view = self.match.view(self.you)
        package = find_package(self.match.game.id)
        kind: type[Drawing] = package.load(package.terminal, Drawing)
        drawing = kind(self.wording, self.console.width, view, self.legal())
        drawing.before = self.drawn
        return drawing

    def draw(self, drawing: Drawing) -> None:
        """Draw the whole game."""
        self.console.print(drawing.whole())
        self.drawn = drawing.view

    def legal(self) -> list[int]:
        """The legal actions of the player."""
        return legal(self.match.state, self.seat)

    def decide(self) -> None:
        """Show the choice, and ask until the player chooses or undoes."""
        drawing = self.drawing()
        whole = drawing.needs_whole() or self.drawn is None
        if whole:
            self.console.print()
            self.draw(drawing)
        self.print_news()
        part = drawing.part()
        if part is not None and not whole:
            self.console.print(part)
        self.console.print(drawing.choices())
        before = self.match
        moves = len(before.recorder.record.moves)
        while self.match is before and len(before.recorder.record.moves) == moves:
            self.answer(self.ask())

    def ask(self) -> str:
        """Read a line, with a prompt that says what to decide."""
        prompt = self.wording.prompt(self.match.view(self.you)["asked"], self.you)  # type: ignore[arg-type]
        self.console.print(Text(prompt, "bold bright_cyan"))
        count = len(self.legal())
        if self.earlier:
            invitation = self.words.text("play-input-undo", count=count, steps=len(self.earlier))
        else:
            invitation = self.words.text("play-input", count=count)
        return self.read(invitation)

    def read(self, invitation: str = "") -> str:
        """Read a line. One that comes through a pipe is echoed, as if it were typed."""
        line = self.console.input(Text(f"{invitation} > ".lstrip())).strip()
        if not sys.stdin.isatty():
            self.console.print(line)
        return line

    def answer(self, line: str) -> None:
        """Carry out a typed line: a command, a number, or the text of an action."""
        word, _, rest = line.partition(" ")
        if not line:
            return
        if word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
            return
        if line.isdecimal():
            action = self.read_number(line)
        else:
            action = self.only(line, self.read_any(line))
        if action is not None:
            self.act(action)

    def read_number(self, line: str) -> int | None:
        """The action with a menu number."""
        actions = self.legal()
        if 1 <= int(line) <= len(actions):
            return actions[int(line) - 1]
        self.say("play-no-such-number", number=line, count=len(actions))
        return None

    def only(self, line: str, found: list[int]) -> int | None:
        """The only action that is meant; otherwise say what is ambiguous."""
        if len(found) == 1:
            return found[0]
        if found:
            texts = [self.match.game.vocabulary.text(action) for action in found[:MOST_READINGS]]
            more = " …" if len(found) > MOST_READINGS else ""
            self.say("play-several", text=line, known=", ".join(texts) + more)
        else:
            self.say("play-not-understood", text=line)
        return None

    def act(self, action: int) -> None:
        """Do an action of the player if it is legal, and store how to undo it."""
        refused = self.refusal(action)
        if refused is not None:
            self.console.print(reason_text(self.words, refused, self.wording))
            return
        before = self.match.clone()
        tape = self.match.act(action, self.you)
        self.earlier.append((before, len(self.log), action))
        self.write_log(self.you, action, tape)
        if discloses(self.match.game, before.state, self.match.state, action, tape):
            self.forget("play-undo-chance")

    def refusal(self, action: int) -> IllegalAction | None:
        """Why the player may not do something, using only what the seat knows."""
        return refusal(self.match.game, self.match.state, self.seat, action)

    def forget(self, key: str, **arguments: object) -> None:
        """Forbid undoing anything before now, for this reason."""
        self.earlier.clear()
        self.stuck = self.words.text(key, **arguments)

    def bot_acts(self) -> None:
        """The bot chooses and acts."""
        seat = self.match.decider
        if seat is None:
            return
        perspective = self.match.perspective(seat)
        if self.console.is_terminal:
            thinking = self.words.text("play-bot-thinks", seat=self.wording.seat(seat))
            with self.console.status(thinking):
                action = self.bot.choose(perspective)
        else:
            action = self.bot.choose(perspective)
        secret = kept_secret(self.match.state, action)
        self.write_log(seat, action, self.match.act(action, seat), secret)
        self.forget("play-undo-bot", seat=self.wording.say("seat-inside", seat=seat))

    def write_log(self, seat: str, action: int, tape: Tape, secret: bool = False) -> None:
        """Log an action, unless another seat did it in secret, and its events."""
        if not secret or seat == self.you:
            self.log.append(self.wording.action_line(seat, action))
        self.log_events(tape)

    def log_events(self, tape: Tape) -> None:
        """Log the events that the player may know."""
        for event in tape.events:
            if event.heard_by(self.seat):
                text = self.wording.event_text(event)
                if text is not None:
                    self.log.append(f"{INDENT}{text}")

    def print_log(self, lines: list[str]) -> None:
        """Print lines of the log. What does not fit on the line of an event stays indented."""
        for line in lines:
            event = line.removeprefix(INDENT)
            self.console.print(
                Padding(Text(event), (0, 0, 0, len(line) - len(event)), expand=False)
            )

    def print_news(self) -> None:
        """Print the new lines of the log."""
        news = self.log[self.printed :]
        if news:
            self.console.print(Text(self.words.text("play-since"), "bold underline"))
            self.print_log(news)
            self.console.print()
        self.printed = len(self.log)

    def undo(self, rest: str) -> None:
        """Undo the last own action."""
        if not self.earlier:
            self.console.print(self.stuck)
            return
        self.match, length, action = self.earlier.pop()
        del self.log[length:]
        self.printed = length
        self.say("play-undone", action=self.wording.action_text(action))

    def why(self, rest: str) -> None:
        """Explain whether an action is legal, and if not, why; for a card alone, explain each
        verb."""
        if not rest:
            self.say("play-why-what")
        elif rest.isdecimal():
            action = self.read_number(rest)
            self.explain([] if action is None else [action])
        else:
            found = self.read_any(rest)
            if len(found) > MOST_EXPLAINED or not found:
                self.only(rest, found)
            else:
                self.explain(found)

    def explain(self, actions: list[int]) -> None:
        """Explain for each action whether it is legal, and if not, why."""
        for action in actions:
            text = self.wording.action_text(action)
            refused = self.refusal(action)
            if refused is None:
                self.say("play-why-allowed", action=text)
            else:
                reason = reason_text(self.words, refused, self.wording)
                self.say("play-why-not", action=text, reason=reason)

    def read_any(self, line: str) -> list[int]:
        """The meanings of a text among all actions, those of the pending choice first."""
        everything = range(len(self.match.game.vocabulary.texts))
        for actions in (self.legal(), same_verbs(self.wording, self.legal()), everything):
            found = readings(self.wording, line, actions)
            if found:
                return found
        return []

    def save(self, rest: str) -> bool:
        """Save the record to a new file; whether that worked."""
        if Path(rest).exists() and rest:
            self.say("play-exists", file=rest)
            return False
        return self.write(rest, "x")

    def replace(self, rest: str) -> bool:
        """Save the record to a file that may exist already; whether that worked."""
        return self.write(rest, "w")

    def write(self, file: str, mode: str) -> bool:
        """Write the record; whether that worked."""
        if not file:
            self.say("play-save-where")
            return False
        try:
            with Path(file).open(mode, encoding="utf-8") as out:
                out.write(self.match.record())
        except OSError as fault:
            self.say("play-not-saved", file=file, fault=fault.strerror or str(fault))
            return False
        self.say("play-saved", file=file)
        return True

    def hint(self, rest: str) -> None:
        """Show what a bot would do in the player's place."""
        bot = self.adviser()
        best = bot.choose(self.match.perspective(self.you))
        thoughts = bot.thoughts()[:BEST]
        self.say("play-hint")
        if not thoughts:
            self.say("play-hint-plain", rank=1, action=self.wording.action_text(best))
        for rank, (action, chance, _) in enumerate(thoughts, 1):
            text = self.wording.action_text(action)
            self.say("play-hint-chance", rank=rank, action=text, percent=round(100 * chance))

    def show_log(self, rest: str) -> None:
        """Print the whole log."""
        if self.log:
            self.print_log(self.log)
        else:
            self.say("play-log-empty")

    def show(self, rest: str) -> None:
        """Print the text of a card, tile or token."""
        sheet = find_sheet(self.wording, rest)
        if sheet is not None:
            print_sheet(self.console, sheet)
        elif rest:
            self.say("play-show-unknown", id=rest)
        else:
            self.say("play-show-what")

    def show_table(self, rest: str) -> None:
        """Draw the whole game and the choices again."""
        drawing = self.drawing()
        self.draw(drawing)
        self.console.print(drawing.choices())

    def help(self, rest: str) -> None:
        """Print the commands, and how to read the drawing."""
        offers = self.match.game.legal_texts(self.match.state, self.seat)
        for line in HELP:
            text = self.words.text(f"play-help-{line}", example=offers[0] if offers else "1")
            self.console.print(Text(text))
        for line in self.drawing().help():
            self.console.print(Text(line, FAINT))

    def quit(self, rest: str) -> None:
        """Leave, after an offer to save."""
        self.offer_to_save("play-quit-save")
        raise Quit

    def offer_to_save(self, key: str) -> None:
        """Ask until the record is saved or not wanted."""
        kept = False
        while not kept:
            self.say(key)
            word, _, file = self.read().partition(" ")
            if word in ("", "quit", "q", "exit"):
                return
            if word == "save":
                kept = self.save(file.strip())
            elif word == "save!":
                kept = self.replace(file.strip())
            else:
                self.say("play-save-where")

    def finish(self) -> None:
        """The end: the outcome, the final counts, and an offer to save the record."""
        drawing = self.drawing()
        self.console.print()
        self.console.print(drawing.whole())
        self.print_news()
        outcome = self.match.outcome
        if outcome is not None:
            self.console.print(Text(self.wording.outcome_text(outcome), "bold bright_yellow"))
        self.console.print(Text(self.words.text("play-final"), "bold underline"))
        for line in drawing.final():
            self.console.print(Text(line))
        self.offer_to_save("play-end-save")
        self.say("play-bye")

    def remember(self, text: str) -> None:
        """Fill the log with the events of a loaded record."""
        walk = Replay(read_record(text))
        while not walk.finished():
            move = walk.record.moves[walk.at]
            secret = kept_secret(walk.s, move.action)
            before, tape = walk.at, walk.step()
            if walk.at > before:
                self.write_log(self.match.seats[move.seat], move.action, tape, secret)
        self.printed = max(0, len(self.log) - RECALLED)
