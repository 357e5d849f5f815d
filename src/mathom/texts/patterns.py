"""Fluent patterns as functions. Most texts are plain pieces, names and choices between variants;
filling those in here takes a small part of the time of the general resolver.

What is not understood here, or goes wrong, is left to the resolver: `Unusual` says so.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import ast

Arguments = Mapping[str, object]
Fill = Callable[[Arguments], str]
Form = Callable[[object, str], str]

LONGEST = 2500
"""The resolver refuses longer arguments."""


class Unusual(Exception):
    """A text or an argument that only the general resolver understands."""


def compile_pattern(pattern: Any, bundle: FluentBundle, forms: Sequence[str], form: Form) -> Fill:
    """A function that fills in a pattern. Functions of the text are `forms` of a name."""
    return Compiler(bundle, frozenset(name.upper() for name in forms), form).pattern(pattern)


def as_text(value: object) -> str:
    """An argument in a text."""
    if isinstance(value, str):
        if len(value) <= LONGEST:
            return value
    elif type(value) is int:
        return str(value)
    raise Unusual


def argument(name: str) -> Fill:
    """The text of an argument."""

    def fill(arguments: Arguments) -> str:
        try:
            return as_text(arguments[name])
        except KeyError:
            raise Unusual from None

    return fill


class Compiler:
    """Makes functions of the parts of a pattern."""

    def __init__(self, bundle: FluentBundle, forms: frozenset[str], form: Form) -> None:
        self.bundle = bundle
        self.forms = forms
        self.form = form
        self.inside: list[str] = []
        """The messages that are being compiled: one that refers to itself is an error."""

    def pattern(self, pattern: Any) -> Fill:
        """One part after the other. A text of a single part is that part itself."""
        if not isinstance(pattern, ast.Pattern):
            return self.part(pattern)
        parts = [self.part(element) for element in pattern.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda arguments: "".join([part(arguments) for part in parts])

    def part(self, part: Any) -> Fill:
        match part:
            case ast.TextElement() | ast.StringLiteral():
                text = part.value if isinstance(part, ast.TextElement) else part.parse()["value"]
                return lambda arguments: text
            case ast.Placeable():
                return self.part(part.expression)
            case ast.VariableReference():
                return argument(part.id.name)
            case ast.SelectExpression():
                return self.choice(part)
            case ast.FunctionReference():
                return self.function(part)
            case ast.MessageReference(attribute=None):
                return self.message(part.id.name)
        raise Unusual

    def message(self, key: str) -> Fill:
        """The text of another message, with the same arguments."""
        if key in self.inside or not self.bundle.has_message(key):
            raise Unusual
        self.inside.append(key)
        fill = self.pattern(self.bundle.get_message(key).value)
        self.inside.pop()
        return fill

    def function(self, call: Any) -> Fill:
        """A form of a name."""
        given = call.arguments.positional
        one = len(given) == 1 and isinstance(given[0], ast.VariableReference)
        if call.id.name not in self.forms or call.arguments.named or not one:
            raise Unusual
        name, wanted, form = given[0].id.name, call.id.name.lower(), self.form

        def fill(arguments: Arguments) -> str:
            value = arguments.get(name)
            if not isinstance(value, str):
                raise Unusual
            return as_text(form(value, wanted))

        return fill

    def choice(self, choice: Any) -> Fill:
        """The variant that an argument selects: by its text, its number or its plural form."""
        if not isinstance(choice.selector, ast.VariableReference):
            raise Unusual
        name = choice.selector.id.name
        plural_form = self.bundle._plural_form
        variants: list[tuple[int | str, Fill]] = []
        default: Fill | None = None
        for variant in choice.variants:
            fill = self.pattern(variant.value)
            named = isinstance(variant.key, ast.Identifier)
            variants.append((variant.key.name if named else variant.key.value, fill))
            default = fill if variant.default else default
        if default is None:
            raise Unusual
        otherwise = default
        texts = {key: fill for key, fill in reversed(variants) if isinstance(key, str)}
        only_texts = len(texts) == len(variants)

        def by_number(value: int, arguments: Arguments) -> str:
            form = plural_form(value)
            for key, fill in variants:
                if key == (form if isinstance(key, str) else value):
                    return fill(arguments)
            return otherwise(arguments)

        def fill_choice(arguments: Arguments) -> str:
            value = arguments.get(name)
            if isinstance(value, str) and only_texts:
                return texts.get(value, otherwise)(arguments)
            if type(value) is int:
                return by_number(value, arguments)
            raise Unusual

        return fill_choice
