"""Finds the text keys that the program can ask for, and those that the catalogues hold."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from tests.texts.parts import parts

import mathom
from mathom.engine.errors import BadNotation, IllegalAction
from mathom.engine.game import GAMES, Game
from mathom.engine.state import EVERYBODY, Event, Outcome
from mathom.engine.step import Choice, Together
from mathom.games.duel.rules.facts import CARD_FACTS, TILE_FACTS
from mathom.games.duel.text.wording import DuelWording
from mathom.games.package import PACKAGES, all_packages
from mathom.lessons import lessons_of
from mathom.texts import Catalogue
from mathom.texts.catalogue import catalogue_files
from mathom.texts.wording import Wording, reason_text

SOURCE = Path(str(mathom.__file__)).parent
ASKING = ("text", "say", "say_of")
CLIENT = Path(__file__).parents[2] / "web" / "src"
ASKED_IN_CLIENT = re.compile(r"\bt\(\s*'([a-z0-9-]+)'")


class Message(Visitor):
    """What one message of a catalogue speaks of: variables, other messages, and selectors."""

    def __init__(self, node: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selectors: list[tuple[str, set[str]]] = []
        self.visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            variants = {
                key.name if isinstance(key, ftl.Identifier) else key.value
                for key in (variant.key for variant in node.variants)
            }
            self.selectors.append((node.selector.id.name, variants))
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, Message]:
    """All messages of a language; unreadable lines and doubled keys are faults."""
    found: dict[str, Message] = {}
    for file in catalogue_files(language):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                found[entry.id.name] = Message(entry)
    return found


def variables(language: str, key: str) -> set[str]:
    """The variables of a text, those of texts it refers to included."""
    known = messages(language)
    message = known[key]
    found = set(message.variables)
    for reference in message.references:
        found |= variables(language, reference)
    return found


def called_name(call: ast.Call) -> str:
    """The name of a called function or method, or nothing."""
    called = call.func
    found = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
    return str(found)


class Module:
    """The parts of a module that can name keys. The tree is walked once for all questions."""

    def __init__(self, tree: ast.Module) -> None:
        self.calls: list[tuple[str, ast.Call]] = []
        self.constants: list[str] = []
        self.composed: list[ast.JoinedStr] = []
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                self.calls.append((called_name(node), node))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.constants.append(node.value)
            elif isinstance(node, ast.JoinedStr):
                self.composed.append(node)


@cache
def sources() -> dict[str, Module]:
    """Every module of the package, read."""
    return {
        file.relative_to(SOURCE).as_posix(): Module(ast.parse(file.read_text("utf-8")))
        for file in sorted(SOURCE.rglob("*.py"))
    }


def calls(module: Module, names: tuple[str, ...]) -> Iterator[ast.Call]:
    """Calls of functions or methods with one of these names, with at least one argument."""
    return (call for name, call in module.calls if name in names)


def literals(node: ast.expr) -> Iterator[str]:
    """The texts that an argument can be, as far as they are written out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)


def with_game(key: str) -> list[str]:
    """A key, and the same as a key of each game: `say` adds the game's id."""
    return [key, *(f"{game}-{key}" for game in PACKAGES)]


def asked_literally() -> Iterator[tuple[str, str]]:
    """The keys that calls write out, with where."""
    for name, module in sources().items():
        for call in calls(module, ASKING):
            for key in literals(call.args[0]):
                yield key, f"{name}:{call.lineno}"
    yield from asked_in_client()


def asked_in_client() -> Iterator[tuple[str, str]]:
    """The keys that the web client writes out, as in t('web-close'), with where."""
    for file in sorted(CLIENT.rglob("*")):
        if file.suffix in (".ts", ".svelte"):
            for match in ASKED_IN_CLIENT.finditer(file.read_text("utf-8")):
                yield match[1], file.relative_to(CLIENT).as_posix()


def written_in_commands() -> set[str]:
    """Every text constant of the commands: lists of keys are written there too."""
    return {
        text
        for name, module in sources().items()
        if is_command(name) or name.startswith(("research/", "server/"))
        for text in module.constants
    }


def is_command(name: str) -> bool:
    """Whether a module belongs to the command line, or is what a game adds to it."""
    own = re.fullmatch(r"games/\w+/(commands|terminal)\.py", name)
    return own is not None or name.startswith("cli/")


def patterns_in_commands() -> list[re.Pattern[str]]:
    """The shapes of keys that commands put together, like `law-` and a number; `say` puts the
    game's id before them."""
    games = "|".join(PACKAGES)
    found: list[re.Pattern[str]] = []
    for name, module in sources().items():
        if is_command(name):
            for node in module.composed:
                if is_key_shape(node):
                    found.append(re.compile(f"(({games})-)?" + "".join(map(shape, node.values))))
    return found


def shape(part: ast.expr) -> str:
    """A part of an f-string as a pattern."""
    written = list(literals(part))
    return re.escape(written[0]) if written else "[a-z0-9_-]+"


def is_key_shape(node: ast.JoinedStr) -> bool:
    """Whether an f-string begins like a key."""
    first = node.values[0] if node.values else None
    return (
        isinstance(first, ast.Constant)
        and re.fullmatch(r"[a-z]+-([a-z-]+-)?", str(first.value)) is not None
    )


def raised() -> Iterator[tuple[str, list[str], str]]:
    """Every reason that an error in the sources gives: key, names of its details, where."""
    for name, module in sources().items():
        for call in calls(module, (BadNotation.__name__, IllegalAction.__name__)):
            for reason in literals(call.args[0]):
                details = [keyword.arg for keyword in call.keywords if keyword.arg]
                yield reason, details, f"{name}:{call.lineno}"


def endings(game: str) -> set[str]:
    """The reasons with which a game can end."""
    return {
        reason
        for name, module in sources().items()
        if name.startswith(f"games/{game}/")
        for call in calls(module, ("finish",))
        if len(call.args) > 1
        for reason in literals(call.args[1])
    }


class Listening(Catalogue):
    """A catalogue that remembers what it was asked for."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.asked: set[str] = set()

    def text(self, key: str, **arguments: object) -> str:
        self.asked.add(key)
        return super().text(key, **arguments)


def choices_of(game: Game[Any]) -> dict[str, list[str]]:
    """The choices of a game, each with the names of its numbers."""
    return {
        kind.name: kind.fields for kind in game.steps if issubclass(kind.kind, Choice | Together)
    }


@cache
def say_everything(language: str) -> set[str]:
    """Have every sentence said that the registries can lead to; the keys that were asked for."""
    words = Listening(language)
    for package in all_packages():
        say_game(package.load(package.wording)(package.game, words))
    for lesson in (lesson for game in PACKAGES for lesson in lessons_of(game)):
        for key in [lesson.title_key(), *lesson.text_keys()]:
            words.text(key)
    for reason, details, _ in raised():
        reason_text(words, BadNotation(reason, **dict.fromkeys(details, 2)))
    return words.asked


def say_game(wording: Wording) -> None:
    """Have everything said about one game."""
    game = wording.game
    seats = game.seat_names(max(game.seats))
    for action in range(len(game.vocabulary.texts)):
        wording.action_line(seats[0], action)
        wording.chance_line(action)
    for kind in range(len(game.events)):
        for number in range(2):
            wording.event_text(Event(kind, [number, number, number], EVERYBODY))
            wording.event_text(Event(kind, [number, number, number], 1), you=False)
    for choice, fields in choices_of(game).items():
        asked = {"seats": [seats[0]], "choice": choice, "numbers": dict.fromkeys(fields, 1)}
        wording.prompt(asked, seats[0])
        wording.prompt(asked, seats[1])
    wording.prompt(None)
    for reason in endings(game.id):
        wording.outcome_text(Outcome((0,), reason))
    for option in game.options:
        wording.option_text(option)
        for value in option.values:
            wording.value_text(option, value)
    for described in wording.described:
        for index in range(len(game.names(described))):
            wording.sheet(described, index)
    wording.game_name()
    if isinstance(wording, DuelWording):
        say_duel(wording)


def say_duel(wording: DuelWording) -> None:
    """Have said what only the drawn table of Duel says."""
    for card in CARD_FACTS:
        wording.short(card)
        if card["chain"]:
            wording.chain(card["chain"])
    for tile in TILE_FACTS:
        wording.briefs(tile["effects"])


def reachable() -> set[str]:
    """Every key that the program can ask for, and whatever those texts refer to."""
    known = messages("en")
    found = set(say_everything("en"))
    for key, _ in asked_literally():
        found.update(with_game(key))
    found |= written_in_commands()
    found |= {f"web-{game}-part-{part}" for game in GAMES for part in parts(game)}
    patterns = patterns_in_commands()
    found |= {key for key in known if any(pattern.fullmatch(key) for pattern in patterns)}
    waiting = [key for key in found if key in known]
    while waiting:
        for reference in known[waiting.pop()].references:
            if reference not in found:
                found.add(reference)
                waiting.append(reference)
    return found
