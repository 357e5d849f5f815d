"""How a game of Duel came to its end, in a few sentences: where both sides stood when the last
chapter began, the extra turns, and how near the loser came."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from mathom.games.duel.rules.ending import RACES_TO_WIN
from mathom.games.duel.rules.facts import QUEST_LENGTH, REGIONS, SEATS
from mathom.texts.marks import sentence_case
from mathom.texts.story import Turn

if TYPE_CHECKING:
    from mathom.games.duel.text.wording import DuelWording

WAYS = {
    "quest": ("quest", QUEST_LENGTH),
    "races": ("races_supporting", RACES_TO_WIN),
    "regions": ("regions_present", len(REGIONS)),
}
"""By way to win: the total of a side that counts for it, and how much of it wins."""

DECIDED = {
    "quest-of-the-ring": "quest",
    "support-of-the-races": "races",
    "conquest": "regions",
    "most-regions": "regions",
}
"""By how a game ended: the way that decided."""

HALF = 0.5


def course(words: DuelWording, turn: Turn) -> tuple[str, ...]:
    """The sentences, of a game that one side has won; `turn` is the last one."""
    outcome = turn.outcome
    if outcome is None or len(outcome.winners) != 1 or outcome.reason not in DECIDED:
        return ()
    winner = outcome.winners[0]
    told = (
        chapter_began(words, turn, winner, DECIDED[outcome.reason]),
        extra_turns(words, turn, winner),
        nearest(words, turn, 1 - winner),
    )
    return tuple(sentence_case(text) for text in told if text)


def total(view: dict[str, Any], side: int, way: str) -> int:
    """How far a side has come on a way."""
    found: int = view["players"][SEATS[side]][WAYS[way][0]]
    return found


def chapter_began(words: DuelWording, turn: Turn, winner: int, way: str) -> str:
    """How both sides stood on the way that decided when the last chapter began."""
    chapter = turn.after["chapter"]
    last = turn.moves[-1].number
    first = next((at for at in range(last + 1) if turn.view_at(at)["chapter"] == chapter), 0)
    if first == 0:
        return ""
    then = turn.view_at(first)
    return words.say(
        "course-chapter",
        chapter=chapter,
        way=way,
        number=total(then, winner, way),
        less=total(then, 1 - winner, way),
        **turn.people(winner, 1 - winner),
    )


def extra_turns(words: DuelWording, turn: Turn, winner: int) -> str:
    """How many extra turns each side earned, if any."""
    kinds = words.game.events
    earned = Counter(
        event.numbers[0]
        for at in range(turn.moves[-1].number + 1)
        for event in turn.move_at(at).events
        if kinds[event.kind].name == "extra-turn"
    )
    if not earned:
        return ""
    return words.say(
        "course-extra-turns",
        number=earned[winner],
        less=earned[1 - winner],
        **turn.people(winner, 1 - winner),
    )


def nearest(words: DuelWording, turn: Turn, loser: int) -> str:
    """How near the loser came to winning, on which way, and after which action."""
    best, way, move = 0.0, "", 0
    for at in range(turn.moves[-1].number + 1):
        view = turn.view_at(at)
        for one, (_, needed) in WAYS.items():
            share = total(view, loser, one) / needed
            if share > best:
                best, way, move = share, one, at
    people = turn.people(loser)
    if best < HALF:
        return words.say("course-far", **people)
    number = total(turn.view_at(move), loser, way)
    return words.say(
        "course-near", way=way, number=number, needed=WAYS[way][1], move=move, **people
    )
