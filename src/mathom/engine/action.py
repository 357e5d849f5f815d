"""Actions as numbers, each with a readable text: a verb and usually a target.

The number of an action is the base of its verb plus the index of its target. Rules compare and add
small ints, while people, records and messages use `place region:rohan`.
"""

from __future__ import annotations

from collections.abc import Sequence

from mathom.engine.errors import BadNotation, RulesBug


class Verb:
    """One kind of action: its word, its first number, and the names of its targets."""

    def __init__(self, name: str, base: int, kind: str, names: Sequence[str]) -> None:
        self.name = name
        self.base = base
        self.kind = kind
        self.names = list(names)

    def size(self) -> int:
        return len(self.names) if self.kind else 1

    def text(self, target: int) -> str:
        """The readable form: `verb kind:name`, or the verb alone if it has no target."""
        return f"{self.name} {self.kind}:{self.names[target]}" if self.kind else self.name


class Vocabulary:
    """All verbs of a game, with conversions between numbers and texts."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.texts: list[str] = []
        self.verb_at: list[int] = []
        self.numbers: dict[str, int] = {}

    def verb(self, name: str, kind: str = "", names: Sequence[str] = ()) -> int:
        """Add a verb; its base number."""
        verb = Verb(name, len(self.texts), kind, names)
        for target in range(verb.size()):
            text = verb.text(target)
            if text in self.numbers:
                raise RulesBug("verb-twice", text=text)
            self.numbers[text] = len(self.texts)
            self.texts.append(text)
            self.verb_at.append(len(self.verbs))
        self.verbs.append(verb)
        return verb.base

    def text(self, action: int) -> str:
        if not 0 <= action < len(self.texts):
            raise BadNotation("unknown-action-number", number=action)
        return self.texts[action]

    def parse(self, text: str) -> int:
        """The action of a text."""
        words = " ".join(text.split())
        if words not in self.numbers:
            raise BadNotation("unknown-action", text=words)
        return self.numbers[words]

    def verb_of(self, action: int) -> Verb:
        return self.verbs[self.verb_at[action]]

    def target(self, action: int) -> str:
        """The target of an action as `kind:name`, empty if it has none."""
        verb = self.verb_of(action)
        return f"{verb.kind}:{verb.names[action - verb.base]}" if verb.kind else ""

    def target_of(self, action: int) -> int:
        """The index of an action's target."""
        return action - self.verb_of(action).base
