"""What things are called in the card game, and the texts of cards made from their abilities.

A card's text is not written anywhere: every entry of its abilities is put into words by a template
of the catalogues, so that text and behaviour cannot disagree. Titles stay as they are printed.
"""

from __future__ import annotations

from typing import Any

from mathom.engine.game import Game
from mathom.games.tcg.ability import ABILITIES
from mathom.games.tcg.facts import (
    CARD_FACTS,
    CLASSES,
    PER_CARD,
    POWERS,
    RACES,
    STARTER_FACTS,
    STARTERS,
    TYPES,
    slug,
)
from mathom.games.tcg.words import (
    ABILITY_CARDS,
    MOST_ABILITIES,
    PER_ABILITY_CARD,
    PHASES,
)
from mathom.texts.catalogue import Catalogue
from mathom.texts.wording import Sheet, Wording

Data = Any
Facts = dict[str, Any]

NOUNS = [*TYPES, *CLASSES, *RACES, "card"]
"""The words that can stand for a card by themselves, the first of them that is there."""

ROLES = ["southron", "easterling", "tracker", "ranger", "villager", "machine", "archer"]
"""Keywords that do so where no such word is there."""

AFTER = {
    "fighting", "unassigned", "assignable", "room", "with-stacked", "tokened", "mine", "theirs",
    "other", "not-bearer", "not-x", "weak", "holding", "signet", "holds-same",
}  # fmt: skip
"""Words that follow the noun in every language."""

PRINTED_TITLES = {slug(facts["title"]): facts["title"] for facts in CARD_FACTS}


class TcgWording(Wording):
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

    def title(self, facts: Facts) -> str:
        """The printed title, with its subtitle."""
        if "subtitle" in facts:
            return f"{facts['title']}, {facts['subtitle']}"
        return str(facts["title"])

    def ability_name(self, index: int) -> str:
        """An ability by its card, numbered where the card has several."""
        facts = CARD_FACTS[ABILITY_CARDS[index // PER_ABILITY_CARD]]
        number = index % MOST_ABILITIES + 1
        if number == 1:
            return self.title(facts)
        return self.say("ability-name", card=self.title(facts), number=number)

    def word(self, word: str, number: int = 1, **more: object) -> str:
        """A word about cards."""
        return self.say(f"word-{word}", number=number, **more)

    def task_arguments(self, choice: str, numbers: dict[str, Any]) -> dict[str, object]:
        found: dict[str, object] = dict(numbers)
        if "ability" in numbers and 0 <= numbers["ability"] < len(ABILITIES):
            found["ability"] = self.title(CARD_FACTS[ABILITIES[numbers["ability"]].card])
        return found

    # Descriptions of cards.

    def phrase(self, words: list[Data], number: int = 1) -> str:
        """A description of cards: its noun, what stands before and what follows."""
        flat = [word for word in words if isinstance(word, str) and word != "character"]
        head = next((word for noun in NOUNS for word in flat if noun in word.split("|")), "")
        role = next((word for word in flat if word in ROLES), "") if not head else ""
        title = next((word for word in flat if word.startswith("title:")), "")
        rest = [word for word in words if word not in (head, role, title, "character")]
        noun = self.head(title, head, role or ("character" in words and "character") or "", number)
        before = [self.qualifier(word, number) for word in rest if not self.follows(word)]
        after = [self.qualifier(word, number) for word in rest if self.follows(word)]
        if self.words.language == "it":
            return " ".join([noun, *before, *after])
        return " ".join([*before, noun, *after])

    def head(self, title: str, head: str, role: str, number: int) -> str:
        """The word that stands for the card."""
        if title:
            return self.titles(title)
        if head:
            return self.nouns(head, number)
        if role and role != "character":
            return self.word(role, number)
        return self.noun(role or "card", number)

    def follows(self, word: Data) -> bool:
        """Whether a word stands after the noun."""
        if isinstance(word, list) or word.startswith("!"):
            return True
        return word.partition(":")[0] in AFTER or (word in RACES and self.words.language == "sv")

    def nouns(self, head: str, number: int) -> str:
        """One noun, or one of two."""
        found = [self.noun(part, number) for part in head.split("|")]
        return self.alternatives(found)

    def noun(self, word: str, number: int) -> str:
        """A noun; a word that is none stands for itself."""
        if word in NOUNS or word == "character":
            return self.say(f"noun-{word.replace('_', '-')}", number=number)
        return self.qualifier(word, number)

    def titles(self, word: str) -> str:
        """A printed title, or one of several."""
        return self.alternatives([PRINTED_TITLES[part[6:]] for part in word.split("|")])

    def alternatives(self, found: list[str]) -> str:
        """One thing or another."""
        text = found[0]
        for other in found[1:]:
            text = self.say("or", first=text, second=other)
        return text

    def qualifier(self, word: Data, number: int = 1) -> str:
        """A word about a card that is no noun, or a relation to others."""
        if isinstance(word, list):
            return self.relation(word)
        if "|" in word:
            return self.alternatives([self.qualifier(part, number) for part in word.split("|")])
        if word.startswith("!"):
            return self.say("word-not", what=self.phrase_or_word(word[1:]))
        name, _, rest = word.partition(":")
        if name == "title":
            return str(PRINTED_TITLES[rest])
        if name == "signet":
            return self.word("signet", signet=rest.capitalize())
        if name in ("weak", "holding"):
            return self.word(name, amount=rest)
        if word in RACES:
            return self.say("word-race", race=self.noun(word, number))
        if word in NOUNS or word == "character":
            return self.noun(word, number)
        if word in ("self", "bearer", "x", "y"):
            return self.say(f"who-{word}")
        return self.word(word, number)

    def phrase_or_word(self, word: str) -> str:
        """A single word that is denied."""
        return self.phrase([word]) if word.startswith("title:") else self.qualifier(word)

    def relation(self, words: list[Data]) -> str:
        """A relation to other cards."""
        head, rest = words[0], words[1:]
        if head == "or":
            return self.alternatives([self.phrase(part) for part in rest])
        return self.word(head, whom=self.whom_phrase(rest))

    def whom_phrase(self, words: list[Data]) -> str:
        """The other card of a relation."""
        if words in (["self"], ["bearer"], ["x"], ["y"]):
            return self.say(f"who-{words[0]}")
        if any(str(word).startswith("title:") for word in words) or not words:
            return self.phrase(words)
        return self.say("who-one", what=self.phrase(words))

    def selection(self, data: Data) -> str:
        """Whom a line is about."""
        if isinstance(data, str):
            return self.say(f"who-{data}")
        head, rest = data[0], data[1:]
        if head in ("foe-of", "host-of"):
            return self.say(f"who-{head}")
        by = ""
        if len(rest) > 2 and rest[-2] == "by":
            by, rest = rest[-1], rest[:-2]
        text = self.chosen(head, rest)
        return self.say(f"who-by-{by}", whom=text) if by else text

    def chosen(self, head: str, rest: list[Data]) -> str:
        """Cards that are chosen, or all of a kind."""
        if head in ("n", "upto"):
            number = rest[0] if isinstance(rest[0], int) else 2
            what = self.phrase(rest[1:], number)
            return self.say(f"who-{head}", amount=self.value(rest[0]), what=what)
        many = 2 if head in ("any", "some") else 1
        key = "one" if head == "one2" else head
        return self.say(f"who-{key}", what=self.phrase(rest, many))

    # Numbers and conditions.

    def value(self, data: Data, signed: bool = False) -> str:
        """A number, with its sign where it changes something."""
        if isinstance(data, int):
            return f"{data:+d}".replace("-", "−") if signed else str(data)
        if data == "n":
            return self.say("value-n")
        head, rest = data[0], data[1:]
        match head:
            case "if":
                return self.say(
                    "value-if",
                    condition=self.condition(rest[0]),
                    first=self.value(rest[1], signed),
                    second=self.value(rest[2], signed),
                )
            case "neg":
                return self.say("value-neg", value=self.value(rest[0]))
            case "x":
                return self.say("value-x", factor=rest[0], value=self.value(rest[1]))
            case "per":
                return self.say("value-per", what=self.phrase(rest, 2))
            case "over":
                return self.say("value-over", what=self.phrase(rest[1:], 2), amount=rest[0])
            case "twin":
                return self.say("value-twin", what=self.phrase([rest[0]]), amount=rest[1])
            case "wounds-on" | "wounds-of":
                return self.say("value-wounds", amount=self.value(rest[-1], True))
            case _:
                return self.say(f"value-{head}", amount=rest[0] if rest else 0)

    def condition(self, data: Data) -> str:
        """A condition."""
        head = data if isinstance(data, str) else data[0]
        rest = [] if isinstance(data, str) else data[1:]
        match head:
            case "or":
                return self.alternatives([self.condition(part) for part in rest])
            case "not":
                return self.say("if-not", condition=self.condition(rest[0]))
            case "see" | "dead-holds" | "stacked":
                what = self.phrase(rest[1:], rest[0])
                return self.say(f"if-{head}", amount=rest[0], what=what)
            case "sites":
                word = rest[1] if len(rest) > 1 else ""
                what = self.word(word, rest[0]) if word else self.noun("site", rest[0])
                return self.say("if-sites", amount=rest[0], what=what)
            case "at" if isinstance(rest[0], int):
                return self.say("if-at-number", low=rest[0], high=rest[-1])
            case "at":
                return self.say("if-at-label", what=self.word(rest[0]))
            case "moved-to":
                return self.say("if-moved-to", low=rest[0], high=rest[1])
            case "is" | "faces":
                who = self.say(f"who-{rest[0]}")
                what = self.phrase(rest[1:]) if head == "is" else self.whom_phrase(rest[1:])
                return self.say(f"if-{head}", who=who, what=what)
            case "bears" | "stacked-here":
                what = self.phrase(rest[1:] if head == "bears" else rest)
                return self.say(f"if-{head}", what=what)
            case _:
                amount = rest[0] if rest and isinstance(rest[0], int) else 0
                return self.say(f"if-{head}", amount=amount)

    def occasion(self, words: list[Data]) -> str:
        """What an ability answers."""
        x: list[Data] = []
        y: list[Data] = []
        into = x
        number = 0
        for word in words[1:]:
            if word in ("over", "to", "fighting-with"):
                into = y
            elif isinstance(word, int):
                number = word
            elif word not in ("by-fp", "by-shadow", "by-any", "in-skirmish", "in-regroup"):
                into.append(word)
        key = self.occasion_key(words, y, number)
        if words[0] == "phase-starts":
            return self.say(f"when-{key}", phase=self.say(f"phase-{x[0]}"))
        return self.say(f"when-{key}", x=self.whom_phrase(x), y=self.whom_phrase(y), amount=number)

    def occasion_key(self, words: list[Data], y: list[Data], number: int) -> str:
        """Which text tells of an occasion."""
        head = str(words[0])
        if y:
            return f"{head}-over"
        if head == "moves" and "in-regroup" in words:
            return "moves-in"
        return f"{head}-number" if head == "leaves" and number else head

    # Lines of abilities.

    def line(self, data: list[Data]) -> str:
        """One line of an ability."""
        head, rest = data[0], data[1:]
        match head:
            case "when":
                return self.when(rest)
            case "times":
                first = self.lines(rest[1:])
                return self.say("do-times", amount=self.value(rest[0]), first=first)
            case "choose" | "choose-by-fp":
                first, second = self.lines(rest[0]), self.lines(rest[1])
                return self.say("do-choose", first=first, second=second)
            case "unless":
                first, second = self.lines(rest[1]), self.lines(rest[2])
                return self.say(f"do-unless-{rest[0]}", first=first, second=second)
            case "strength" | "gain":
                return self.lasting(head, rest)
            case "note":
                return ""
            case _:
                return self.simple_line(head, rest)

    def when(self, rest: list[Data]) -> str:
        """One thing or another, by a condition."""
        condition = self.condition(rest[0])
        first = self.lines(rest[1])
        if not rest[2]:
            return self.say("do-when-only", condition=condition, first=first)
        second = self.lines(rest[2])
        return self.say("do-when", condition=condition, first=first, second=second)

    def lasting(self, head: str, rest: list[Data]) -> str:
        """Strength or a keyword, perhaps until the regroup phase."""
        whom = self.selection(rest[0])
        if head == "strength":
            text = self.say("do-strength", whom=whom, amount=self.value(rest[1], True))
        else:
            text = self.say("do-gain", whom=whom, power=self.power(rest[1], rest[2]))
        return self.say("do-until-regroup", what=text) if rest[-1] == "regroup" else text

    def power(self, word: str, amount: Data) -> str:
        """A keyword, with its number where it has one."""
        if word in ("damage", "defender", "ambush"):
            return f"{self.word(word)} {self.value(amount, True)}"
        return self.word(word)

    def simple_line(self, head: str, rest: list[Data]) -> str:
        """A line without further lines inside."""
        match head:
            case "exert" | "wound" | "heal":
                whom = self.selection(rest[0])
                if len(rest) < 2:
                    return self.say(f"do-{head}", whom=whom)
                return self.say(f"do-{head}-times", whom=whom, amount=self.value(rest[1]))
            case "token":
                whom = self.selection(rest[0])
                if rest[1] > 0:
                    return self.say("do-token", whom=whom)
                return self.say("do-token-off", whom=whom, amount=-rest[1])
            case "pick":
                return self.say("do-pick", whom=self.chosen("one", rest[1:]))
            case "watch":
                return self.say(f"do-watch-{rest[1]}", whom=self.selection(rest[0]))
            case "twilight" | "burden":
                return self.tokens(head, rest[0])
            case "draw":
                return self.say("do-draw", amount=self.value(rest[0]))
            case "archery":
                return self.say(f"do-archery-{rest[0]}", amount=self.value(rest[1], True))
            case "assign":
                whom, other = self.selection(rest[0]), self.selection(rest[1])
                return self.say("do-assign", whom=whom, other=other)
            case "shuffle-in":
                return self.say("do-shuffle-in", whom=self.selection(rest[0]))
            case "spot":
                return self.say("do-spot", what=self.phrase(rest[1:], 2), amount=rest[0])
            case _:
                return self.other_line(head, rest)

    def tokens(self, head: str, amount: Data) -> str:
        """Twilight or burdens added or removed."""
        if isinstance(amount, int) and amount < 0:
            return self.say(f"do-{head}-remove", amount=-amount)
        if isinstance(amount, list) and amount[0] == "neg":
            return self.say(f"do-{head}-remove", amount=self.value(amount[1]))
        return self.say(f"do-{head}-add", amount=self.value(amount))

    def other_line(self, head: str, rest: list[Data]) -> str:
        """Cards from other places, and lines that stand alone."""
        match head:
            case "play":
                place = self.say(f"place-{rest[0]}")
                what = self.phrase(rest[2:])
                if rest[1] == 0:
                    return self.say("do-play", what=what, place=place)
                amount = self.value(rest[1], True)
                return self.say("do-play-discount", what=what, place=place, amount=amount)
            case "play-on":
                return self.say("do-play-on", what=self.phrase(rest[2]), whom=self.phrase(rest[3]))
            case "play-self":
                return self.say("do-play-self", amount=self.value(rest[0], True))
            case "discard-hand":
                words = rest[1:-2] if rest[-2:] == ["by", "fp"] else rest[1:]
                what = self.phrase(words, rest[0])
                return self.say("do-discard-hand", amount=rest[0], what=what)
            case "bottom-hand" | "take-discard":
                return self.say(f"do-{head}", what=self.phrase(rest))
            case "stack-hand":
                return self.say("do-stack-hand", what=self.phrase(rest[1:]))
            case "take-stacked" | "discard-stacked":
                stop = next(k for k, word in enumerate(rest) if str(word).startswith("on-"))
                return self.say(f"do-{head}", what=self.phrase(rest[:stop]))
            case "stack-top":
                whom = self.selection(rest[1])
                return self.say("do-stack-top", amount=rest[0], whom=whom)
            case _:
                return self.plain_line(head, rest)

    def plain_line(self, head: str, rest: list[Data]) -> str:
        """A line about one selection, one number, or nothing."""
        if rest and (isinstance(rest[0], list) or rest[0] in ("self", "bearer", "x", "y")):
            return self.say(f"do-{head}", whom=self.selection(rest[0]))
        return self.say(f"do-{head}", amount=rest[0] if rest else 0)

    def lines(self, data: list[Data]) -> str:
        """Several lines one after the other."""
        found = [text for text in (self.line(line) for line in data) if text]
        return "; ".join(found)

    # What is so while a card is in play.

    def target(self, data: Data) -> str:
        """For which cards something is so."""
        if isinstance(data, str):
            return self.say(f"who-{data}")
        return self.say("who-all", what=self.phrase(data))

    def static(self, part: list[Data]) -> str:
        """One thing that is so."""
        head, rest = part[0], part[1:]
        match head:
            case "archery":
                return self.say(f"so-archery-{rest[0]}", amount=self.value(rest[1], True))
            case "shadow-number" | "own-cost":
                return self.say(f"so-{head}", amount=self.value(rest[0], True))
            case "bar":
                return self.say("so-bar", side=rest[0], phase=self.say(f"phase-{rest[1]}"))
            case "keyword":
                power = self.power(rest[1], rest[2])
                return self.say("so-keyword", whom=self.target(rest[0]), power=power)
            case "lose":
                return self.say("so-lose", whom=self.target(rest[0]), power=self.word(rest[1]))
            case "no-wounds":
                return self.say("so-no-wounds", whom=self.target(rest[0]), way=rest[1])
            case "no-bear":
                what = self.noun(rest[1], 1)
                return self.say("so-no-bear", whom=self.target(rest[0]), what=what)
            case "cost-on":
                what = self.noun(rest[1], 1)
                return self.say("so-cost-on", what=what, amount=self.value(rest[2], True))
            case _:
                whom = self.target(rest[0]) if rest else ""
                amount = self.value(rest[1], True) if len(rest) > 1 else ""
                return self.say(f"so-{head}", whom=whom, amount=amount)

    # Abilities.

    def entry(self, data: list[Data]) -> str:
        """One entry of a card's abilities, as a sentence."""
        head = data[0]
        if head in ("static", "static-first"):
            return self.statics(data[1:])
        if head == "toplay":
            text = self.conditions(data[1:])
            return self.say("ability-toplay", condition=text)
        if head == "playcost":
            return self.say("ability-playcost", cost=self.lines(data[1:]))
        rest = data[1:] if head == "later" else data[2:]
        what = self.body(rest)
        if head == "later":
            return self.say("ability-later", what=what)
        if head in ("act", "stacked"):
            names = [self.say(f"phase-{name}") for name in data[1].split("+")]
            return self.say(f"ability-{head}", phase=self.alternatives(names), what=what)
        return self.say(f"ability-{head}", occasion=self.occasion(data[1]), what=what)

    def conditions(self, data: list[Data]) -> str:
        """Several conditions that must all hold."""
        text = self.condition(data[0])
        for part in data[1:]:
            text = self.say("and", first=text, second=self.condition(part))
        return text

    def body(self, parts: list[Data]) -> str:
        """What an ability needs, costs and does."""
        effects = [part for part in parts if part[0] not in ("if", "cost", "once")]
        text = self.lines(effects)
        for part in parts:
            if part[0] == "cost":
                text = self.say("ability-pays", cost=self.lines(part[1:]), what=text)
        for part in parts:
            if part[0] == "if":
                text = self.say("ability-needs", condition=self.conditions(part[1:]), what=text)
        return self.say("ability-once", what=text) if ["once"] in parts else text

    def statics(self, parts: list[Data]) -> str:
        """What is so, perhaps under a condition."""
        text = "; ".join(self.static(part) for part in parts if part[0] != "while")
        if parts[0][0] == "while":
            condition = self.conditions(parts[0][1:])
            return self.say("ability-while", condition=condition, what=text)
        return text

    def card_text(self, facts: Facts) -> str:
        """Everything that a card says, a sentence for each ability."""
        found = [self.entry(data) for data in facts.get("abilities", [])]
        if facts["type"] == "ring":
            found.append(self.say("ring-text").rstrip("."))
        return " ".join(f"{text[0].upper()}{text[1:]}." for text in found)

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
            sheet = Sheet("print", facts["id"], self.title(facts), {**facts, "kind": "print"})
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
