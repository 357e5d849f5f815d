"""What things are called in the card game, and the sheets of its cards."""

from __future__ import annotations

from typing import Any

from mathom.engine.game import Game
from mathom.games.tcg.ability import ABILITIES, PAIRED
from mathom.games.tcg.facts import (
    CARD_FACTS,
    CARDS,
    PER_CARD,
    POWERS,
    STARTER_FACTS,
    STARTERS,
)
from mathom.games.tcg.reading import OCCASION_WORDS
from mathom.games.tcg.words import (
    ABILITY_CARDS,
    MOST_ABILITIES,
    PER_ABILITY_CARD,
    PHASES,
)
from mathom.texts.catalogue import Catalogue
from mathom.texts.tcg_abilities import AbilityTexts
from mathom.texts.tcg_phrases import Facts
from mathom.texts.wording import Sheet

OCCASION_NAMES = {kind: name for name, kind in OCCASION_WORDS.items()}
"""The words by which the data and the catalogues call what can be answered."""

FULLY_NAMED = ("card-played", "drew-card", "revealed", "discarded", "returned", "stacked")
"""What the log tells of cards and not of those whom they stand for: with their bynames."""

NO_CARD = "none"
"""What a question says of a card that does not lie open, or of no card at all."""


class TcgWording(AbilityTexts):
    """The words of the card game in one language."""

    described = ("print", "card")

    def __init__(self, game: Game[Any], words: Catalogue) -> None:
        super().__init__(game, words)
        self.prints: list[Sheet | None] = [None] * len(CARD_FACTS)

    def name(self, kind: str, index: int) -> str:
        match kind:
            case "card":
                return self.title(CARD_FACTS[index // PER_CARD])
            case "print":
                return self.title(CARD_FACTS[index])
            case "ability":
                return self.ability_name(index)
            case "deck":
                return f"{self.say(f'deck-{STARTERS[index]}')}, {self.deck_kind(STARTERS[index])}"
            case "phase":
                return self.say(f"phase-{PHASES[index]}")
            case "power":
                return self.word(POWERS[index])
            case _:
                return super().name(kind, index)

    def event_argument(self, event: str, kind: str, number: int) -> object:
        """Who acts and suffers goes by the title alone; changes have a sign, phases their id."""
        if kind == "card" and event not in FULLY_NAMED:
            return self.heading(CARD_FACTS[number // PER_CARD]["title"])
        if event == "strengthened" and kind == "number":
            return self.value(number, True)
        if kind == "phase":
            return PHASES[number]
        return self.argument(kind, number)

    def ability_name(self, index: int) -> str:
        """An ability by its card, numbered where the card has several."""
        facts = CARD_FACTS[ABILITY_CARDS[index // PER_ABILITY_CARD]]
        number = index % MOST_ABILITIES + 1
        if number == 1:
            return self.title(facts)
        return self.say("ability-name", card=self.title(facts), number=number)

    def task_arguments(self, choice: str, numbers: dict[str, Any]) -> dict[str, object]:
        found: dict[str, object] = dict(numbers)
        if "ability" in numbers and 0 <= numbers["ability"] < len(ABILITIES):
            found["ability"] = self.title(CARD_FACTS[ABILITIES[numbers["ability"]].card])
        for key in ("card", "minion"):
            if key in numbers:
                found[key] = self.lying(numbers[key])
        if choice == "answer":
            found["what"] = self.happening(numbers)
        return found

    def lying(self, card: object) -> str:
        """A card that a question is about, by its title where it lies open: `print:…`."""
        known = str(card).removeprefix("print:")
        return self.title(CARD_FACTS[CARDS.index(known)]) if known in CARDS else NO_CARD

    def happening(self, numbers: dict[str, Any]) -> str:
        """What is to be answered; the card that it is about goes by its id where it is known."""
        name = OCCASION_NAMES[numbers["kind"]]
        card = self.lying(numbers["x"])
        about = self.one(["card"]) if card == NO_CARD else card
        if numbers["kind"] == PAIRED:
            return self.say("when-assigned", x=about)
        phase = self.say(f"phase-{PHASES[numbers['n'] % len(PHASES)]}")
        # Texts of cards only name these, "at the start of your turn"; a question tells them.
        if name == "turn-starts":
            return self.say("now-turn-starts")
        if name == "phase-starts":
            return self.say("now-phase-starts", phase=phase)
        return self.say(f"when-{name}", x=about, y="", amount=numbers["n"], phase=phase)

    # Sheets.

    def sheet(self, kind: str, index: int) -> Sheet:
        if kind == "print":
            return self.print_sheet(index)
        of = self.print_sheet(index // PER_CARD)
        facts = {"kind": "card", "print": of.id, "text": of.facts["text"]}
        sheet = Sheet("card", self.game.names("card")[index], of.title, facts)
        sheet.rows = of.rows
        return sheet

    def print_sheet(self, index: int) -> Sheet:
        """All there is to read about a card, made once: copies share it."""
        sheet = self.prints[index]
        if sheet is None:
            facts = CARD_FACTS[index]
            named = {"kind": "print", "heading": self.heading(facts["title"])}
            if "subtitle" in facts:
                named["byname"] = self.byname(facts["subtitle"])
            sheet = Sheet("print", facts["id"], self.title(facts), {**facts, **named})
            sheet.rows = self.rows(facts)
            sheet.facts["text"] = self.card_text(facts)
            if sheet.facts["text"]:
                sheet.rows.append((self.say("row-text"), sheet.facts["text"]))
            self.prints[index] = sheet
        return sheet

    def rows(self, facts: Facts) -> list[tuple[str, str]]:
        """The printed facts of a card."""
        rows = [(self.say("row-type"), self.type_line(facts))]
        for key in ("cost", "strength", "vitality", "resistance", "site", "shadow"):
            if key in facts:
                rows.append((self.say(f"row-{key}"), str(facts[key])))
        if "number" in facts:
            rows.append((self.say("row-site"), str(facts["number"])))
            rows.append((self.say("row-arrow"), self.say(f"arrow-{facts['arrow']}")))
        if "homes" in facts:
            rows.append((self.say("row-home"), ", ".join(map(str, facts["homes"]))))
        if "keywords" in facts:
            rows.append((self.say("row-keywords"), self.keywords(facts["keywords"])))
        if "signet" in facts:
            rows.append((self.say("row-signet"), facts["signet"].capitalize()))
        if "strength_bonus" in facts or "vitality_bonus" in facts:
            rows.append((self.say("row-bonus"), self.bonus(facts)))
        if "to" in facts:
            rows.append((self.say("row-bearer"), self.played_to(facts)))
        rows.append((self.say("row-rarity"), facts["rarity"]))
        return rows

    def type_line(self, facts: Facts) -> str:
        """Side, culture, type, race and class."""
        parts = [self.noun(facts["type"], 1)]
        parts += [self.word(facts[key]) for key in ("side", "culture") if key in facts]
        parts += [self.noun(facts[key], 1) for key in ("race", "class") if key in facts]
        if facts.get("unique"):
            parts.append(self.say("unique"))
        return " · ".join(parts)

    def keywords(self, found: dict[str, int]) -> str:
        """The printed keywords."""
        return ", ".join(self.power(word, amount) for word, amount in found.items())

    def bonus(self, facts: Facts) -> str:
        """What a borne card adds."""
        strength = self.value(facts.get("strength_bonus", 0), True)
        return self.say("bonus", strength=strength, vitality=facts.get("vitality_bonus", 0))

    def played_to(self, facts: Facts) -> str:
        """Where a card is played."""
        if facts["to"] != "bearer":
            return self.say(f"to-{facts['to']}")
        return self.phrase([word for word in facts["bearer"] if word != "x"])

    def deck_kind(self, deck: str) -> str:
        """How well the list of a starter deck is known."""
        return self.say(f"kind-{STARTER_FACTS[STARTERS.index(deck)]['kind']}")
