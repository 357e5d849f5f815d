"""Why an action of War is good or bad: points, nations, the Fellowship, and what stands where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mathom.games.war.rules.facts import CHARACTERS, SIDES

if TYPE_CHECKING:
    from mathom.games.war.text.wording import WarWording

View = dict[str, Any]

WHOLE = (
    "take-action",
    "allot-dice",
    "may-declare",
    "may-enter-mordor",
    "combat-card",
    "offer-card",
)
"""Choices that are decisions of their own and do not belong to the action before."""


def facts(words: WarWording, before: View, after: View) -> list[str]:
    """What an action changed: points and places first."""
    side = before["players"][before["seat"]]["side"]
    found = [*places(words, before, after, side), *characters(words, before, after)]
    for nation, now in after["nations"].items():
        was = before["nations"][nation]
        named = words.say(f"nation-{nation}")
        if now["at_war"] and not was["at_war"]:
            found.append(words.say("fact-at-war", nation=named))
        elif now["steps_to_war"] < was["steps_to_war"]:
            found.append(words.say("fact-nearer", nation=named, number=now["steps_to_war"]))
    was, now = before["fellowship"], after["fellowship"]
    if now["progress"] > was["progress"]:
        found.append(words.say("fact-progress", number=now["progress"]))
    if was["revealed"] and not now["revealed"]:
        found.append(words.say("fact-hidden"))
    if now["corruption"] != was["corruption"]:
        found.append(words.say("fact-corruption", number=now["corruption"]))
    found += weakened(words, before, after, side)
    return found


def places(words: WarWording, before: View, after: View, side: str) -> list[str]:
    """Regions that were taken, besieged or reinforced."""
    found = []
    points = after["points"][side]
    for region, now in after["regions"].items():
        was = before["regions"][region]
        name = words.region(region)
        if now["control"] == side != was["control"]:
            found.append(words.say("fact-takes", place=name))
        elif now["besieged"] and not was["besieged"]:
            found.append(words.say("fact-besieges", place=name))
    if points > before["points"][side]:
        found.append(words.say("fact-points", number=points, goal=after["goals"][side]))
    more = {
        region: units(now, side) - units(before["regions"][region], side)
        for region, now in after["regions"].items()
    }
    gained = sum(more.values())
    if gained > 0:
        named = words.places([words.region(region) for region in more if more[region] > 0])
        found.append(words.say("fact-recruits", number=gained, place=named))
    foe = next(other for other in SIDES if other != side)
    fallen = sum(
        units(before["regions"][region], foe) - units(now, foe)
        for region, now in after["regions"].items()
    )
    if fallen > 0:
        found.append(words.say("fact-fallen", number=fallen))
    return found


def characters(words: WarWording, before: View, after: View) -> list[str]:
    """Characters who entered play or left the Fellowship, and the dice they bring."""
    found = []
    for who, now in after["characters"].items():
        was = before["characters"][who]
        if now["state"] != was["state"] or now["upgraded"] != was["upgraded"]:
            named = words.risen(CHARACTERS.index(who)) if now["upgraded"] else words.character(who)
            if was["state"] == "waiting" or (now["upgraded"] and not was["upgraded"]):
                found.append(words.say("fact-enters", character=named))
            elif was["state"] == "fellowship" and now["state"] == "map":
                found.append(words.say("fact-leaves", character=named))
    return found


def weakened(words: WarWording, before: View, after: View, side: str) -> list[str]:
    """Own settlements that are left with one unit or none."""
    found = []
    for region, now in after["regions"].items():
        had, left = units(before["regions"][region], side), units(now, side)
        if now["control"] == side and left < had and left <= 1:
            found.append(words.say("fact-weak", place=words.region(region), number=left))
    return found


def units(region: View, side: str) -> int:
    """The units of a side in a region, inside a besieged stronghold too."""
    army = region[side]
    inside = region.get("inside") or {}
    within = inside.get("units", 0) if region["control"] == side else 0
    return (army["units"] if army else 0) + within
