"""Names of the Fellowship's components, and character texts generated from their data."""

from __future__ import annotations

from typing import Any

from mathom.games.fellowship.rules.facts import (
    CARD_RANK,
    CARD_SUIT,
    CARDS,
    CHAPTER_FACTS,
    CHAPTERS,
    CHARACTER_FACTS,
    CHARACTERS,
    EVENT_FACTS,
    EVENTS_IN_BOX,
    GIFT_FACTS,
    GIFTS,
    HOLDERS,
    ONE_RING,
    RANGES,
    RIDER_FACTS,
    RIDERS,
    SUITS,
)
from mathom.games.fellowship.rules.vocabulary import DIRECTIONS, GROUP_NAMES
from mathom.games.fellowship.text import facts
from mathom.games.fellowship.text.story import FellowshipStory, opens_turn
from mathom.texts.story import Sentence, StoryMove, Turn
from mathom.texts.wording import Sheet, Wording

Facts = dict[str, Any]


WITH_ARTICLE = ("card-shown", "card-received", "card-unveiled", "card-refilled", "lost-left")
"""Events that tell of a card inside a sentence."""


class FellowshipWording(Wording):
    """The Fellowship's wording in one language."""

    described = ("card", "character", "chapter", "event", "gift", "rider")

    def progress(self, s: Any) -> str:
        chapter = s.rules.chapter
        if chapter >= len(CHAPTER_FACTS):
            return self.chapter(chapter)
        return self.say("progress", number=CHAPTER_FACTS[chapter]["number"])

    def name(self, kind: str, index: int) -> str:
        match kind:
            case "card":
                return self.card(index)
            case "character":
                return self.say(f"character-{CHARACTERS[index]}")
            case "event":
                return self.say(f"eventcard-{EVENTS_IN_BOX[index]}")
            case "gift":
                return self.say(f"gift-{GIFTS[index]}")
            case "rider":
                return self.say(f"rider-{RIDERS[index]}")
            case "chapter":
                return self.chapter(index)
            case "suit":
                return self.suit(SUITS[index])
            case "holder":
                return self.say("holder", holder=self.seat_argument(HOLDERS[index]))
            case "threat":
                return self.say("threat", rank=index)
            case "direction":
                return self.say(f"direction-{DIRECTIONS[index]}")
            case "span":
                return self.say("span", low=RANGES[index][0], high=RANGES[index][1])
            case "group":
                return self.say(f"group-{GROUP_NAMES[index]}")
            case _:
                return super().name(kind, index)

    def card(self, card: int) -> str:
        """The rank and suit of a card; the two event cards have names of their own."""
        if CARDS[card] in ("willow-9", "balrog-5"):
            return self.say(f"card-{CARDS[card]}")
        return self.say("card", rank=CARD_RANK[card], suit=self.suit(SUITS[CARD_SUIT[card]]))

    def the_card(self, card: int) -> str:
        """A card with its article, inside a sentence."""
        return self.say("story-card", card=self.card(card), rank=CARD_RANK[card])

    def suit(self, suit: str) -> str:
        return self.say(f"suit-{suit}")

    def chapter(self, index: int) -> str:
        """The number and title of a chapter."""
        title = self.say(f"chapter-{CHAPTERS[index]}")
        if index >= len(CHAPTER_FACTS):
            return title
        return self.say("chapter-title", number=CHAPTER_FACTS[index]["number"], title=title)

    def argument(self, kind: str, number: int) -> object:
        """Holders of a hand are passed by id because the messages inflect them."""
        return (
            self.seat_argument(HOLDERS[number])
            if kind == "holder"
            else super().argument(kind, number)
        )

    def done_arguments(self, action: int) -> dict[str, object]:
        """A card has its article: it stands inside a sentence."""
        found = super().done_arguments(action)
        if "card" in found:
            verb = self.game.vocabulary.verb_of(action)
            found["card"] = self.the_card(action - verb.base)
        return found

    def event_argument(self, event: str, kind: str, number: int) -> object:
        """A card has its article where it stands inside a sentence."""
        if kind == "card" and event in WITH_ARTICLE:
            return self.the_card(number)
        return super().event_argument(event, kind, number)

    def is_reader(self, kind: str, number: int) -> bool:
        """Also the holder of a hand."""
        if kind == "holder":
            return bool(self.reader) and HOLDERS[number] == self.reader
        return super().is_reader(kind, number)

    def opens_turn(self, move: StoryMove, before: StoryMove) -> bool:
        return opens_turn(self.game, move, before)

    def whose_turn(self, turn: Turn) -> int:
        """A trick and a preparation are everybody's."""
        return -1

    def changes(self, before: dict[str, Any], after: dict[str, Any]) -> list[str]:
        return facts.facts(self, before, after)

    def turn_story(self, turn: Turn) -> list[Sentence]:
        return FellowshipStory(self, turn).sentences()

    def task_arguments(self, choice: str, numbers: dict[str, Any]) -> dict[str, object]:
        found: dict[str, object] = {"holder": "", **numbers}
        for name, value in numbers.items():
            if isinstance(value, str):
                kind, _, id = value.partition(":")
                found[name] = self.name(kind, self.game.names(kind).index(id))
                if kind == "holder":
                    found["holder"] = id
        return found

    def goal(self, goal: Facts) -> str:
        """A goal as a sentence."""
        suits = [goal["suit"]] if "suit" in goal else goal.get("suits", [])
        arguments: dict[str, object] = {
            "number": goal.get("min", goal.get("exact", goal.get("length", 0))),
            "most": goal.get("max", 0),
            "window": goal.get("window", 0),
            "suits": self.listed([self.suit(suit) for suit in suits], "and-list"),
        }
        text = self.say(f"goal-{goal['kind']}", **arguments)
        for card in goal.get("forbidden_cards", []):
            name = self.card(CARDS.index(card))
            text += " " + self.say("goal-forbidden", cards=name, kind="card")
        if "forbidden_suit" in goal:
            name = self.suit(goal["forbidden_suit"])
            text += " " + self.say("goal-forbidden", cards=name, kind="suit")
        return text

    def goal_of(self, character: int, hand: Facts | None) -> str:
        """The goal of a character as a sentence. The hand of a view tells whether the character is
        burdened, and the number that the goal asks for with so many players."""
        facts = CHARACTER_FACTS[character]
        if hand and hand["burdened"]:
            facts = facts["burdened"]
        goal = dict(facts["goal"])
        if hand and hand["goal"] and "goal_by_players" in facts:
            goal["min"] = hand["goal"]["need"]
        return self.goal(goal)

    def listed(self, names: list[str], key: str) -> str:
        """Names as a list with a conjunction before the last."""
        if len(names) < 2:
            return "".join(names)
        return self.say(key, first=", ".join(names[:-1]), last=names[-1])

    def set_up(self, action: Facts) -> str:
        """A set-up action as a sentence."""
        kind = action["action"]
        if kind == "exchange":
            return self.exchange(action)
        if kind == "draw-threat":
            return self.say("setup-draw-threat", number=action["count"])
        return self.say(f"setup-{kind}")

    def exchange(self, action: Facts) -> str:
        """The sentence for an exchange and its partners."""
        each = bool(action.get("with_each"))
        if action.get("except"):
            return self.say("setup-exchange-but", who=self.people(action["except"], "or-list"))
        if action["with"] == "any":
            who = self.say("everybody" if each else "anybody")
        else:
            who = self.people(action["with"], "and-list" if each else "or-list")
        if each:
            return self.say("setup-exchange-each", who=who)
        return self.say("setup-exchange-twice" if "times" in action else "setup-exchange", who=who)

    def people(self, ids: list[str], key: str) -> str:
        return self.listed([self.say(f"character-{id}") for id in ids], key)

    def side(self, facts: Facts) -> str:
        """One side of a character card in sentences."""
        parts = [self.goal(facts["goal"])]
        parts += [self.set_up(action) for action in facts["setup"]]
        parts += [self.say(f"ability-{ability['kind']}") for ability in facts["abilities"]]
        return " ".join(parts)

    def sheet(self, kind: str, index: int) -> Sheet:
        match kind:
            case "card":
                return self.card_sheet(index)
            case "character":
                return self.character_sheet(CHARACTER_FACTS[index])
            case "chapter":
                return self.chapter_sheet(index)
            case "event":
                return self.plain_sheet("event", "eventcard", EVENT_FACTS[index])
            case "gift":
                return self.plain_sheet("gift", "gift", GIFT_FACTS[index])
            case _:
                return self.plain_sheet("rider", "rider", RIDER_FACTS[index])

    def card_sheet(self, card: int) -> Sheet:
        suit, rank = SUITS[CARD_SUIT[card]], CARD_RANK[card]
        facts = {"id": CARDS[card], "kind": "card", "suit": suit, "rank": rank}
        sheet = Sheet("card", CARDS[card], self.card(card), facts)
        sheet.rows = [
            (self.say("row-suit"), self.suit(suit)),
            (self.say("row-rank"), str(rank)),
        ]
        if card == ONE_RING:
            sheet.rows.append((self.say("row-effect"), self.say("one-ring")))
        return sheet

    def character_sheet(self, facts: Facts) -> Sheet:
        title = self.say(f"character-{facts['id']}")
        sheet = Sheet("character", facts["id"], title, {**facts, "kind": "character"})
        goal = self.goal(facts["goal"])
        if "goal_by_players" in facts:
            number = facts["goal_by_players"]["4"]["min"]
            goal += " " + self.say("goal-four-players", number=number)
        sheet.rows = [(self.say("row-goal"), goal)]
        actions = " ".join(self.set_up(action) for action in facts["setup"])
        if actions:
            sheet.rows.append((self.say("row-setup"), actions))
        for ability in facts["abilities"]:
            sheet.rows.append((self.say("row-ability"), self.say(f"ability-{ability['kind']}")))
        if "burdened" in facts:
            sheet.rows.append((self.say("row-burdened"), self.side(facts["burdened"])))
        self.add_marks(sheet, facts)
        sheet.facts["text"] = self.side(facts)
        return sheet

    def plain_sheet(self, kind: str, key: str, facts: Facts) -> Sheet:
        """The sheet of an event, a gift or a rider."""
        title = self.say(f"{key}-{facts['id']}")
        sheet = Sheet(kind, facts["id"], title, {**facts, "kind": kind})
        text = self.say(f"{key}-text-{facts['id']}")
        sheet.rows = [(self.say("row-effect"), text)]
        if "bearer" in facts:
            bearer = self.say(f"character-{facts['bearer']}")
            sheet.rows.append((self.say("row-bearer"), bearer))
        self.add_marks(sheet, facts)
        sheet.facts["text"] = text
        return sheet

    def chapter_sheet(self, index: int) -> Sheet:
        facts: Facts = {"length": "long"}
        if index < len(CHAPTER_FACTS):
            facts = CHAPTER_FACTS[index]
        id = CHAPTERS[index]
        sheet = Sheet("chapter", id, self.chapter(index), {**facts, "id": id, "kind": "chapter"})
        sheet.facts["title"] = self.say(f"chapter-{id}")
        sheet.rows = [(self.say("row-length"), self.say("length", length=facts["length"]))]
        people = [
            self.say(f"character-{entry['id']}") + ("*" if entry.get("star") else "")
            for entry in facts.get("characters", [])
        ]
        named = {
            "row-characters": people,
            "row-events": [self.say(f"eventcard-{id}") for id in facts.get("events", [])],
            "row-gifts": [self.say(f"gift-{gift['gift']}") for gift in facts.get("gifts", [])],
            "row-riders": [self.say(f"rider-{r['rider']}") for r in facts.get("riders", [])],
        }
        sheet.rows += [(self.say(row), ", ".join(names)) for row, names in named.items() if names]
        self.add_marks(sheet, facts)
        return sheet

    def add_marks(self, sheet: Sheet, facts: Facts) -> None:
        """Add a note where the data are uncertain."""
        level = facts.get("confidence", "high")
        if isinstance(level, str) and level != "high":
            sheet.rows.append((self.say("row-certainty"), self.say("certainty", level=level)))
        if facts.get("disputed"):
            sheet.rows.append((self.say("row-disputed"), self.say("disputed")))
        if facts.get("reconstructed"):
            sheet.rows.append((self.say("row-reconstructed"), self.say("reconstructed")))
