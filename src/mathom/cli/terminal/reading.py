"""The meaning of a typed line: the number or text of an action, or the beginning of its text."""

from __future__ import annotations

from collections.abc import Iterable

from mathom.texts.wording import Wording


def spellings(wording: Wording, action: int) -> list[str]:
    """All spellings of an action: as in records, without the kind, and as its label."""
    vocabulary = wording.game.vocabulary
    verb = vocabulary.verb_of(action)
    text = vocabulary.text(action)
    found = [text, wording.action_text(action)]
    if verb.kind:
        found.append(f"{verb.name} {verb.names[action - verb.base]}")
    return [spelling.lower() for spelling in found]


def target_name(wording: Wording, action: int) -> str:
    """The id of an action's target without its kind, empty if there is none."""
    verb = wording.game.vocabulary.verb_of(action)
    return verb.names[action - verb.base].lower() if verb.kind else ""


def readings(wording: Wording, text: str, actions: Iterable[int]) -> list[int]:
    """The actions that a text can mean: those with exactly this spelling, else those that begin
    so."""
    words = " ".join(text.lower().split())
    exact: list[int] = []
    begun: list[int] = []
    named: list[int] = []
    for action in actions:
        written = spellings(wording, action)
        if words in written:
            exact.append(action)
        if any(spelling.startswith(words) for spelling in written):
            begun.append(action)
        if target_name(wording, action) == words:
            named.append(action)
    return exact or begun or named


def same_verbs(wording: Wording, actions: Iterable[int]) -> list[int]:
    """Every action, legal or not, with the verb of a legal action."""
    vocabulary = wording.game.vocabulary
    verbs = {vocabulary.verb_at[action]: vocabulary.verb_of(action) for action in actions}
    return [verb.base + target for verb in verbs.values() for target in range(verb.size())]
