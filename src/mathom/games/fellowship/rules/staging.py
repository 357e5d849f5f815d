"""Build positions from short text, for lessons, puzzles and tests: `H3 R1` is the 3 of Hills and
the 1 of Rings."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import BadNotation
from mathom.games.fellowship.rules.facts import CARDS, CHARACTERS, HANDS, SUITS

LETTERS: Final = {"R": "rings", "V": "rivers"} | {
    suit[0].upper(): suit for suit in SUITS if suit not in ("rings", "rivers")
}


def cards(text: str) -> list[str]:
    """The ids of cards written as a letter and a rank."""
    found: list[str] = []
    for word in text.split():
        name = f"{LETTERS.get(word[0], '')}-{word[1:]}"
        if name not in CARDS:
            raise BadNotation("unknown-name", place="cards", name=word)
        found.append(name)
    return found


def stage(
    chapter: str,
    characters: str,
    hands: list[str],
    won: list[str] | None = None,
    seats: int = 0,
    **rest: object,
) -> dict[str, object]:
    """A round of a chapter with characters and hands in clockwise order. Other keyword arguments
    are keys of the position.

    The shortest hand sets the number of tricks left. Cards that are not named are out of the round.
    """
    people = characters.split()
    for who in people:
        if who not in CHARACTERS:
            raise BadNotation("unknown-name", place="characters", name=who)
    entries: dict[str, dict[str, object]] = {}
    for hand, who in enumerate(people):
        entry: dict[str, object] = {"character": who, "cards": cards(hands[hand])}
        if won is not None:
            entry["won"] = cards(won[hand])
        entries[HANDS[hand]] = entry
    more = rest.pop("more", {})
    if isinstance(more, dict):
        for name, extra in more.items():
            entries[name].update(extra)
    played = rest.get("trick_number", 0)
    left = min([len(hand.split()) for hand in hands])
    data: dict[str, object] = {
        "game": "fellowship",
        "seats": seats or len(people),
        "options": {"chapter": chapter},
        "round": 1,
        "hands": entries,
        "leader": HANDS[0],
        "tricks_total": (played if isinstance(played, int) else 0) + left,
    }
    data.update(rest)
    return data
