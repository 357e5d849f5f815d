"""What things are called in War of the Ring, and texts of cards made from their effects."""

from __future__ import annotations

from functools import cache
from typing import Any

from mathom.engine.game import Game
from mathom.engine.state import Event, Outcome
from mathom.games.war.facts import (
    CARD_FACTS,
    CHARACTERS,
    COMBAT_FACTS,
    LAND,
    REGION_AT,
    REGIONS,
    TILE_FACTS,
)
from mathom.games.war.host import FIGURES, KINDS
from mathom.texts.catalogue import Catalogue
from mathom.texts.wording import Sheet, Wording

Facts = dict[str, Any]

NUMBERS = ("amount", "count", "units", "extra", "tiles")
"""Under one of these names an effect says how many."""

PASSED_ON = ("dice", "on", "guided", "gollum", "more", "up_to", "level", "extra")


RISEN = {"strider": "aragorn", "gandalf": "gandalf-the-white"}
"""Who a companion is when he enters play."""

NOBODY_YET: frozenset[str] = frozenset()

NAMED_NUMBERS = {
    "place": "place",
    "region": "place",
    "face": "die",
    "icon": "die",
    "kind": "figure",
    "figure": "figure",
    "who": "character",
    "nation": "nation",
}
"""What the numbers of a choice are called by their fields, where they are not counts."""


class WarWording(Wording):
    """The words of War of the Ring in one language."""

    described = ("card",)
    technical = ("effect-done", "title-done")

    def __init__(
        self, game: Game[Any], words: Catalogue, great: frozenset[str] = NOBODY_YET
    ) -> None:
        super().__init__(game, words)
        self.great = great

    def at(self, s: Any) -> WarWording:
        """Whoever has entered play as a great one is called so from then on."""
        great = [("gandalf", s.white), ("strider", s.crowned)]
        return named_at(self, frozenset(who for who, risen in great if risen))

    def name(self, kind: str, index: int) -> str:
        """What a thing is called."""
        match kind:
            case "place":
                return self.place(index)
            case "figure":
                return self.figure(index)
            case "tile":
                return self.tile(index)
            case "free-face" | "shadow-face":
                face = self.game.names(kind)[index].removesuffix("-a").removesuffix("-b")
                return self.say(f"die-{face}")
            case "character":
                return self.character(CHARACTERS[index])
            case "card" | "title" | "nation" | "deck" | "die" | "side":
                return self.say(f"{kind}-{self.game.names(kind)[index]}")
            case _:
                return super().name(kind, index)

    def region(self, region: str) -> str:
        """The name of a region."""
        return self.say(f"region-{region}")

    def place(self, place: int) -> str:
        """A region, or the stronghold in it."""
        name = self.region(REGIONS[REGION_AT[place]])
        return name if place < LAND else self.say("inside", place=name)

    def figure(self, figure: int) -> str:
        """A kind of figures, or a character."""
        name = FIGURES[figure]
        return self.say(f"figure-{name}") if figure < KINDS else self.character(name)

    def character(self, who: str) -> str:
        """A character as he is now: Strider, or Aragorn."""
        return self.say(f"character-{RISEN[who] if who in self.great else who}")

    def tile(self, tile: int) -> str:
        """A Hunt tile: special ones have the name of their card."""
        facts = TILE_FACTS[tile]
        if facts["kind"] != "standard":
            return self.say(f"card-{facts['id']}")
        if facts["value"] == "eye":
            return self.say("tile-eye")
        key = "tile-number-reveal" if facts["reveal"] else "tile-number"
        return self.say(key, number=facts["value"])

    def argument(self, kind: str, number: int) -> object:
        """Combat dice and counts are numbers; everything else has a name."""
        return number + 1 if kind == "pips" else super().argument(kind, number)

    def risen(self, who: int) -> str:
        """What a character is called as whom he enters play."""
        name = CHARACTERS[who]
        return self.say(f"character-{RISEN.get(name, name)}")

    def action_text(self, action: int) -> str:
        """What a person reads on a button: Strider is brought into play as Aragorn."""
        verb = self.game.vocabulary.verb_of(action)
        if verb.name == "bring":
            return self.say("action-bring", character=self.risen(action - verb.base))
        return super().action_text(action)

    def event_text(self, event: Event) -> str | None:
        """What the log tells; whoever enters play does so as a great one."""
        if self.game.events[event.kind].name == "entered-play":
            who, place = event.numbers[:2]
            return self.tell("entered-play", character=self.risen(who), place=self.place(place))
        return super().event_text(event)

    def task_arguments(self, choice: str, numbers: dict[str, int]) -> dict[str, object]:
        """The numbers of a choice: places, dice and figures by their names."""
        found: dict[str, object] = dict(numbers)
        for field, kind in NAMED_NUMBERS.items():
            if field in numbers and numbers[field] >= 0:
                found[field] = self.name(kind, numbers[field])
        if choice == "enter-play":
            found["who"] = self.risen(numbers["who"])
        return found

    def outcome_text(self, outcome: Outcome) -> str:
        """Who has won, and how; the reason tells the side."""
        return self.say(f"outcome-{outcome.reason}")

    def listed(self, names: list[str]) -> str:
        """Several names one after the other."""
        return ", ".join(names)

    def regions(self, names: list[str]) -> str:
        """Several regions."""
        return self.listed([self.region(name) for name in names])

    def nations(self, names: list[str]) -> str:
        """Several nations."""
        return self.listed([self.say(f"nation-{name}") for name in names])

    def effect(self, card: Facts, effect: Facts) -> str:
        """What one effect of a card does, as a sentence."""
        op = effect["op"]
        if op == "table":
            return self.say(f"table-{card['id']}")
        if op == "recruit":
            return self.recruit(effect)
        key = f"effect-{op}"
        if op == "hits" and "regions" not in effect:
            key = "effect-hits-mixed"
        for part in ("order", "source"):
            if part in effect:
                key = f"effect-{op}-{effect[part]}"
        return self.say(key, **self.effect_arguments(effect))

    def effect_arguments(self, effect: Facts) -> dict[str, object]:
        """What the text of an effect speaks of."""
        found: dict[str, object] = {n: effect[n] for n in PASSED_ON if n in effect}
        for name in NUMBERS:
            if name in effect:
                found["number"] = effect[name]
        if "regions" in effect:
            found["regions"] = self.regions(effect["regions"])
        if "region" in effect:
            found["region"] = self.region(effect["region"])
        if "nation" in effect:
            found["nation"] = self.say(f"nation-{effect['nation']}")
        if "nations" in effect:
            found["nations"] = self.nations(effect["nations"])
        if "activates" in effect:
            found["nations"] = self.nations(effect["activates"])
            found["others"] = self.nations(effect["advances"])
        return found

    def recruit(self, effect: Facts) -> str:
        """Whom a card recruits, and where."""
        nation = self.say(f"nation-{effect['nation']}")
        parts = []
        kinds = {
            "regular": "some-regular",
            "elite": "some-elite",
            "either": "either",
            "leader": "some-leader",
            "nazgul": "figure-nazgul",
        }
        for kind, key in kinds.items():
            if effect.get(kind):
                parts.append(f"{effect[kind]} × {self.say(key)}")
        figures = f"{nation}: {self.listed(parts)}"
        if "where" in effect:
            regions = self.say(f"where-{effect['where']}")
        else:
            regions = self.regions(effect["regions"])
        if effect.get("places", 1) > 1:
            regions = self.say("each-of", number=effect["places"], regions=regions)
        return self.say("effect-recruit", figures=figures, regions=regions)

    def need(self, need: Facts) -> str:
        """A condition of a card."""
        arguments = self.effect_arguments(need)
        if need["k"] == "in-fellowship":
            named = [self.say(f"character-{who}") for who in need["any"]]
            arguments["who"] = self.listed(named) if named else self.say("some-companion")
        if need["k"] == "in-play":
            return self.say(f"need-in-play-{need['character']}")
        return self.say(f"need-{need['k']}", **arguments)

    def card_text(self, card: Facts) -> str:
        """What a card does as an event."""
        return " ".join(self.effect(card, effect) for effect in card["effects"])

    def sheet(self, kind: str, index: int) -> Sheet:
        card = CARD_FACTS[index]
        sheet = Sheet("card", card["id"], self.say(f"card-{card['id']}"), {**card, "kind": "card"})
        text = self.card_text(card)
        sheet.rows = [
            (self.say("row-deck"), self.say(f"deck-{card['side']}-{card['deck']}")),
            (self.say("row-sign"), self.say(f"die-{card['icon']}")),
        ]
        if card["requires"]:
            needs = " ".join(self.need(need) for need in card["requires"])
            sheet.rows.append((self.say("row-condition"), needs))
        sheet.rows.append((self.say("row-event"), text))
        sheet.rows += self.combat_rows(card["combat"])
        if card.get("disputed"):
            sheet.rows.append((self.say("row-disputed"), self.say("disputed")))
        sheet.facts["text"] = text
        sheet.facts["combat_text"] = self.say(f"combat-{card['combat']}")
        return sheet

    def combat_rows(self, title: str) -> list[tuple[str, str]]:
        """What a card does as a combat card, and how quickly."""
        facts = next(facts for facts in COMBAT_FACTS if facts["id"] == title)
        does = f"{self.say(f'title-{title}')}: {self.say(f'combat-{title}')}"
        return [
            (self.say("row-combat"), does),
            (self.say("row-initiative"), "/".join(str(each) for each in facts["initiative"])),
        ]


@cache
def named_at(words: WarWording, great: frozenset[str]) -> WarWording:
    """The same words with other names for those who have become great."""
    return WarWording(words.game, words.words, great) if great != words.great else words
