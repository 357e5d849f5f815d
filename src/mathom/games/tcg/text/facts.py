"""Why an action of the card game is good or bad: skirmishes, wounds, twilight and burdens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mathom.games.tcg.text.wording import TcgWording

View = dict[str, Any]

PARTS = ("choose-bearer", "transfer", "pick", "branch", "count", "tax", "pick-opponent")
"""Choices that belong to the action before them."""


def facts(words: TcgWording, before: View, after: View) -> list[str]:
    """Skirmishes and wounds first, then what the action costs."""
    if "skirmishes" not in before or "skirmishes" not in after:
        return []  # decks are still being chosen
    own = before["seat"]
    found = [*skirmish(words, before, after), *wounds(words, before, after)]
    was, now = before["players"][own], after["players"][own]
    if now["site"] > was["site"]:
        found.append(words.say("fact-site", number=now["site"]))
    burdens = now["burdens"] - was["burdens"]
    if burdens:
        found.append(
            words.say(
                "fact-burdens-more" if burdens > 0 else "fact-burdens-fewer",
                number=now["burdens"],
            )
        )
    more = len(after["minions"]) - len(before["minions"])
    if more > 0:
        found.append(words.say("fact-minions", number=more))
    if len(now["companions"]) > len(was["companions"]):
        found.append(words.say("fact-companions", number=len(now["companions"])))
    twilight = after["twilight"] - before["twilight"]
    if twilight:
        found.append(
            words.say(
                "fact-twilight-more" if twilight > 0 else "fact-twilight-fewer",
                number=abs(twilight),
                left=after["twilight"],
            )
        )
    return found


def skirmish(words: TcgWording, before: View, after: View) -> list[str]:
    """How the skirmish that is fought stands now, if the action changed it."""
    was = {fight["character"]: fight for fight in before["skirmishes"]}
    return [
        words.say(
            "fact-skirmish",
            card=words.card_title(fight["character"]),
            number=fight["strength"],
            against=fight["against"],
        )
        for fight in after["skirmishes"]
        if fight["now"] and fight["character"] in was
        if (fight["strength"], fight["against"])
        != (was[fight["character"]]["strength"], was[fight["character"]]["against"])
    ]


def wounds(words: TcgWording, before: View, after: View) -> list[str]:
    """Who was wounded and who was healed."""
    was, now = wounded(before), wounded(after)
    found = []
    for card, number in now.items():
        if card in was and number != was[card]:
            found.append(
                words.say(
                    "fact-wounded" if number > was[card] else "fact-healed",
                    card=words.card_title(card),
                )
            )
    return found


def wounded(view: View) -> dict[str, int]:
    """The wounds of every character and minion."""
    cards = [*view["minions"]]
    for player in view["players"].values():
        cards += player["companions"]
    return {card["id"]: card["wounds"] for card in cards}
