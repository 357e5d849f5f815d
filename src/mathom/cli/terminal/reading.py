"""What a typed line means: an action by its number, its text, or the beginning of it."""

from __future__ import annotations

from collections.abc import Iterable

from mathom.texts.wording import Wording


def spellings(wording: Wording, action: int) -> list[str]:
    """All ways to write an action: as records do, without the kind, and as people read it."""
    vocabulary = wording.game.vocabulary
    verb = vocabulary.verb_of(action)
    text = vocabulary.text(action)
    found = [text, wording.action_text(action)]
    if verb.kind:
        found.append(f"{verb.name} {verb.names[action - verb.base]}")
    return [spelling.lower() for spelling in found]


def target_name(wording: Wording, action: int) -> str:
    """The bare id of what an action is done to, empty where there is none."""
    verb = wording.game.vocabulary.verb_of(action)
    return verb.names[action - verb.base].lower() if verb.kind else ""


def readings(wording: Wording, text: str, actions: Iterable[int]) -> list[int]:
    """The actions that a text can mean: those written exactly so, else those that begin so."""
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
    """Every action, legal or not, with a verb that some legal action has."""
    vocabulary = wording.game.vocabulary
    verbs = {vocabulary.verb_at[action]: vocabulary.verb_of(action) for action in actions}
    return [verb.base + target for verb in verbs.values() for target in range(verb.size())]
