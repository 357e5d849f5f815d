"""The names of things in the card game, and the sheets of its cards."""

from __future__ import annotations

from typing import Any

from mathom.engine.errors import BadNotation
from mathom.engine.game import Game
from mathom.games.tcg.rules.abilities.ability_types import ABILITIES, PAIRED, Ability
from mathom.games.tcg.rules.abilities.compile import OCCASION_WORDS
from mathom.games.tcg.rules.abilities.operations.flow import Branch
from mathom.games.tcg.rules.facts import (
    CARD_FACTS,
    CARDS,
    PER_CARD,
    POWERS,
    STARTER_FACTS,
    STARTERS,
)
from mathom.games.tcg.rules.vocabulary import (
    ABILITY_CARDS,
    MOST_ABILITIES,
    OPTION,
    PER_ABILITY_CARD,
    PHASES,
)
from mathom.games.tcg.text import facts
from mathom.games.tcg.text.abilities import AbilityTexts
from mathom.games.tcg.text.deck_names import deck_with_ids
from mathom.games.tcg.text.phrases import Facts
from mathom.games.tcg.text.story import FELLOWSHIP, SHADOW, TcgStory, opens_turn, phase_of
from mathom.texts.catalogue import Catalogue
from mathom.texts.story import Sentence, StoryMove, Turn
from mathom.texts.wording import Sheet

OCCASION_NAMES = {kind: name for name, kind in OCCASION_WORDS.items()}
"""The names of triggers in the data and in the catalogues."""

FULLY_NAMED = ("card-played", "drew-card", "revealed", "discarded", "returned", "stacked")
"""Log entries that name cards with their subtitles."""

UNUSED = ("static", "static-first", "toplay")
"""Entries of a card's abilities that nobody uses; they are not numbered."""

NO_CARD = "none"
"""The text for a card that is face down, or for no card."""


def ways_of(ability: Ability) -> list[Any]:
    """The operations of each branch of an ability."""
    used = [data for data in CARD_FACTS[ability.card]["abilities"] if data[0] not in UNUSED]
    return find_choice(used[ability.index])


def find_choice(data: Any) -> list[Any]:
    """The choice in the data of an ability, at any depth."""
    if not isinstance(data, list):
        return []
    if data[:1] in (["choose"], ["choose-by-fp"]):
        return data[1:]
    return next((found for part in data if (found := find_choice(part))), [])


def paid(ability: list[Any]) -> list[Any]:
    """The costs of an ability."""
    return [cost for part in ability if part[0] == "cost" for cost in part[1:]]


class TcgWording(AbilityTexts):
    """The wording of the card game in one language."""

    described = ("print", "card")

    def __init__(self, game: Game[Any], words: Catalogue) -> None:
        super().__init__(game, words)
        self.prints: list[Sheet | None] = [None] * len(CARD_FACTS)
        self.ways: list[str] = []
        """The effect of each branch of the current choice."""

    def progress(self, s: Any) -> str:
        return self.say("progress", number=max(1, s.number()))

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

    def at(self, s: Any) -> TcgWording:
        """The wording during a choice between branches: each option is named by its effect."""
        step = s.agenda[-1] if s.agenda else None
        if not isinstance(step, Branch):
            return self
        words = TcgWording(self.game, self.words)
        words.prints = self.prints
        ability = ABILITIES[step.ability]
        words.kind = CARD_FACTS[ability.card]["type"]
        words.ways = [words.branch(lines) for lines in ways_of(ability)]
        return words

    def action_text(self, action: int) -> str:
        way = action - OPTION
        if 0 <= way < len(self.ways):
            return f"{self.ways[way][0].upper()}{self.ways[way][1:]}"
        return super().action_text(action)

    def done_arguments(self, action: int) -> dict[str, object]:
        if OPTION <= action < OPTION + len(self.game.vocabulary.verb_of(OPTION).names):
            return {"label": self.action_text(action)}
        return super().done_arguments(action)

    def event_argument(self, event: str, kind: str, number: int) -> object:
        """Cards in the log appear by title alone; changes have a sign, phases their id."""
        if kind == "card" and event not in FULLY_NAMED:
            return self.title_in_text(CARD_FACTS[number // PER_CARD]["title"])
        if event == "strengthened" and kind == "number":
            return self.value(number, True)
        if kind == "phase":
            return PHASES[number]
        return self.argument(kind, number)

    def detail(self, name: str, value: object) -> object:
        """A detail of a refusal; a requirement or cost is put into words as on its card."""
        if name in ("need", "cost") and isinstance(value, str):
            return self.requirement(value)
        if name == "phase":
            return self.say("phase-inside", phase=value)
        return super().detail("card" if name == "other" else name, value)

    def requirement(self, entry: str) -> str:
        """A requirement by card, ability and number (`4_60/play/0`), or a cost by card and ability
        (`4_67/1`), in the words of the card."""
        id, ability, *number = entry.split("/")
        facts = CARD_FACTS[CARDS.index(id)]
        self.kind = facts["type"]
        if ability == "play":
            parts = [part for part in facts["abilities"] if part[0] == "toplay"]
            needs = [need for part in parts for need in part[1:]]
            return self.contracted(self.condition(needs[int(number[0])]))
        used = [data for data in facts["abilities"] if data[0] not in UNUSED][int(ability)]
        if number:
            needs = [need for part in used if part[0] == "if" for need in part[1:]]
            return self.contracted(self.condition(needs[int(number[0])]))
        costs = used[1:] if used[0] == "playcost" else paid(used)
        return self.contracted(self.lines(costs))

    def deck_with_ids(self, text: str) -> tuple[str, list[BadNotation]]:
        return deck_with_ids(text, self.words.language)

    def opens_turn(self, move: StoryMove, before: StoryMove) -> bool:
        return opens_turn(self.game, before)

    def whose_turn(self, turn: Turn) -> int:
        """The fellowship and the shadow phase belong to a seat, all others to everybody."""
        return turn.seat if phase_of(turn) in (FELLOWSHIP, SHADOW) else -1

    def belongs_to_action(self, view: dict[str, Any]) -> bool:
        return view["asked"]["choice"] in facts.PARTS

    def card_title(self, id: str) -> str:
        """The title of a card by its id in a view."""
        known = id.partition(":")[2].partition(".")[0]
        return self.heading(CARD_FACTS[CARDS.index(known)]["title"])

    def changes(self, before: dict[str, Any], after: dict[str, Any]) -> list[str]:
        return facts.facts(self, before, after)

    def turn_story(self, turn: Turn) -> list[Sentence]:
        return TcgStory(self, turn).sentences()

    def ability_name(self, index: int) -> str:
        """An ability by its card, numbered if the card has several."""
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
        """A card in a question, by its title if it is face up: `print:…`."""
        known = str(card).removeprefix("print:")
        return self.title(CARD_FACTS[CARDS.index(known)]) if known in CARDS else NO_CARD

    def happening(self, numbers: dict[str, Any]) -> str:
        """The event to respond to; its card appears by id if it is known."""
        name = OCCASION_NAMES[numbers["kind"]]
        card = self.lying(numbers["x"])
        about = self.one(["card"]) if card == NO_CARD else card
        if numbers["kind"] == PAIRED:
            return self.say("when-assigned", x=about)
        phase = self.say("phase-inside", phase=PHASES[numbers["n"] % len(PHASES)])
        # Card texts only mention these triggers, "at the start of your turn"; a question spells
        # them out.
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
        """Everything there is to read about a card, cached for all copies."""
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
        return ", ".join(self.power(word, amount) for word, amount in found.items())

    def bonus(self, facts: Facts) -> str:
        """The bonuses that a card gives its bearer."""
        return ", ".join(
            self.say(f"bonus-{what}", amount=self.value(facts[f"{what}_bonus"], True))
            for what in ("strength", "vitality")
            if facts.get(f"{what}_bonus")
        )

    def played_to(self, facts: Facts) -> str:
        """Where a card is played."""
        if facts["to"] != "bearer":
            return self.say(f"to-{facts['to']}")
        return self.contracted(self.phrase([word for word in facts["bearer"] if word != "x"]))

    def deck_kind(self, deck: str) -> str:
        """How well the list of a starter deck is known."""
        return self.say(f"kind-{STARTER_FACTS[STARTERS.index(deck)]['kind']}")
