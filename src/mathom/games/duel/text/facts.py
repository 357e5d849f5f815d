"""Why an action of Duel is good or bad, from the features of the evaluation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mathom.games.duel.rules.facts import QUEST_LENGTH

if TYPE_CHECKING:
    from mathom.games.duel.text.wording import DuelWording

View = dict[str, Any]


def facts(words: DuelWording, before: View, after: View) -> list[str]:
    """What an action changed, the nearest to a victory first."""
    own = before["seat"]
    foe = next(seat for seat in before["seats"] if seat != own)
    was, now = before["players"][own], after["players"][own]
    found = [*victories(words, was, now), *opponent_losses(words, before, after, foe)]
    if after["turn"] == own and after["extra_turns"] >= before["extra_turns"]:
        if after["asked"] and after["asked"]["choice"] == "take-turn":
            found.append(words.say("fact-turn"))
    gained = [
        words.say(f"skill-{skill}")
        for skill, number in now["skills"].items()
        if number > was["skills"][skill]
    ]
    if gained:
        found.append(words.say("fact-skills", skills=", ".join(gained)))
    if len(now["tokens"]) > len(was["tokens"]):
        found.append(words.say("fact-token"))
    coins = now["coins"] - was["coins"]
    if coins:
        found.append(
            words.say(
                "fact-coins-gained" if coins > 0 else "fact-coins-paid",
                number=abs(coins),
                left=now["coins"],
            )
        )
    opened = count(after, "available") - count(before, "available") + 1
    if opened > 0 and after["chapter"] == before["chapter"] and taken(before, after):
        found.append(words.say("fact-opens", number=opened))
    return found


def victories(words: DuelWording, was: View, now: View) -> list[str]:
    """Steps towards one of the three victories."""
    found = []
    if now["regions_present"] != was["regions_present"]:
        more = now["regions_present"] > was["regions_present"]
        found.append(
            words.say(
                "fact-regions-more" if more else "fact-regions-fewer",
                number=now["regions_present"],
            )
        )
    if now["races_supporting"] > was["races_supporting"]:
        found.append(words.say("fact-races", number=now["races_supporting"]))
    if now["quest"] > was["quest"]:
        steps = now["quest"] - was["quest"]
        found.append(words.say("fact-quest", number=steps, left=QUEST_LENGTH - now["quest"]))
    return found


def opponent_losses(words: DuelWording, before: View, after: View, foe: str) -> list[str]:
    """What the opponent loses."""
    was, now = before["players"][foe], after["players"][foe]
    found = []
    if now["regions_present"] < was["regions_present"]:
        found.append(words.say("fact-foe-regions", number=now["regions_present"]))
    if now["coins"] < was["coins"]:
        found.append(words.say("fact-foe-coins", number=was["coins"] - now["coins"]))
    return found


def count(view: View, state: str) -> int:
    """How many cards of the layout are in a state."""
    return sum(slot["state"] == state for slot in view["layout"])


def taken(before: View, after: View) -> bool:
    """Whether a card was taken from the layout."""
    return count(after, "taken") > count(before, "taken")
