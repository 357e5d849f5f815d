"""Why a card of the Fellowship is good or bad: tricks, goals and suits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mathom.games.fellowship.rules.facts import CHARACTERS

if TYPE_CHECKING:
    from mathom.games.fellowship.text.wording import FellowshipWording

View = dict[str, Any]


def facts(words: FellowshipWording, before: View, after: View) -> list[str]:
    """Goals first, then the trick, then what is left in the hand."""
    if after["round"] != before["round"]:
        return []
    found = []
    for was, now in zip(before["hands"], after["hands"], strict=True):
        state = now["goal"] and now["goal"]["state"]
        if state and was["goal"] and state != was["goal"]["state"] and now["character"]:
            found += goal(words, state, name(words, now))
    if len(after["history"]) > len(before["history"]):
        winner = hand_of(after, after["history"][-1]["winner"])
        if winner:
            found.append(words.say("fact-wins-trick", character=name(words, winner)))
    elif after["trick"] and before["trick"]:
        leading = hand_of(after, after["trick"]["winning"])
        if leading and after["trick"]["winning"] != before["trick"]["winning"]:
            found.append(words.say("fact-leads-trick", character=name(words, leading)))
    for was, now in zip(before["hands"], after["hands"], strict=True):
        found += [
            words.say("fact-void", suit=words.suit(suit))
            for suit in sorted(suits(was) - suits(now))
            if now["cards"]
        ]
    return found


def goal(words: FellowshipWording, state: str, character: str) -> list[str]:
    """A goal that is reached now, or can no longer be reached."""
    if state == "impossible":
        return [words.say("fact-goal-impossible", character=character)]
    if state in ("met", "certain"):
        return [
            words.say(
                "fact-goal-met" if state == "met" else "fact-goal-certain", character=character
            )
        ]
    return []


def suits(hand: View) -> set[str]:
    """The suits of the cards of a hand that are seen."""
    return {card.rpartition("-")[0] for card in hand["cards"]}


def hand_of(view: View, id: str | None) -> View | None:
    """A hand by its id."""
    return next((hand for hand in view["hands"] if hand["id"] == id and hand["character"]), None)


def name(words: FellowshipWording, hand: View) -> str:
    """The character of a hand."""
    return words.name("character", CHARACTERS.index(hand["character"]))
