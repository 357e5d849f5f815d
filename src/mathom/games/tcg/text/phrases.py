"""Phrases about cards: names, filters, counts and conditions."""

from __future__ import annotations

from typing import Any

from mathom.engine.game import Game
from mathom.games.tcg.rules.facts import CARD_FACTS, CLASSES, CULTURES, RACES, SIDES, TYPES, slug
from mathom.texts.catalogue import Catalogue
from mathom.texts.wording import Wording

Data = Any
Facts = dict[str, Any]

NOUNS = [*TYPES, *CLASSES, *RACES, "card"]
"""The filter words that can be the noun; the first one present is used."""

ROLES = ["southron", "easterling", "tracker", "ranger", "villager", "machine", "archer"]
"""Keywords that are the noun if no other word is."""

FEMININE = {
    "card", "condition", "hand_weapon", "ranged_weapon", "armor", "mount", "brooch", "machine",
}  # fmt: skip
"""Feminine words in Italian; all others are masculine."""

NEUTER = {"card", "condition", "hand_weapon", "ranged_weapon", "mount"}
"""Neuter words in Swedish; all others are common."""

ANOTHER = ("other", "not-x")
"""Filter words that change which card is meant."""

QUALIFIERS = {
    "by-fp": "by-fp",
    "by-shadow": "by-shadow",
    "by-any": "",
    "in-skirmish": "in",
    "in-regroup": "in",
}
"""Words that restrict a trigger, and the suffix they add to its catalogue key."""

STATES = {"wounded", "exhausted", "mounted", "roaming", "fierce"}
"""Filter words that need no noun."""

AFTER = {
    "fighting", "unassigned", "assignable", "room", "with-stacked", "tokened", "mine", "theirs",
    "other", "not-bearer", "not-x", "weak", "holding", "signet", "holds-same",
}  # fmt: skip
"""Filter words that follow the noun in every language."""

LABELS = ("plains", "battleground", "sanctuary", "forest", "mountain", "underground")


def first_with(key: str) -> dict[str, str]:
    """For each title (or subtitle) the first card that has it: the translation is stored under its
    id."""
    found: dict[str, str] = {}
    for facts in CARD_FACTS:
        if key in facts:
            found.setdefault(facts[key], facts["id"])
    return found


def whoever(words: list[Data]) -> list[Data]:
    """The filter with "character" added, if it has no noun of its own."""
    return words if any(isinstance(word, str) for word in words) else ["character", *words]


def joined_clauses(parts: list[str]) -> list[str]:
    """Swedish words after a noun, where "som är alv som möter" becomes "som är alv och möter"."""
    found: list[str] = []
    for part in parts:
        clause = part.startswith(("som möter ", "som bär "))
        joined = clause and any(before.startswith("som är ") for before in found)
        found.append(part.replace("som ", "och ", 1) if joined else part)
    return found


TITLE_KEYS = first_with("title")
SUBTITLE_KEYS = first_with("subtitle")
SLUGS = {slug(title): title for title in TITLE_KEYS}
PERSONS = {
    facts["title"] for facts in CARD_FACTS if facts["type"] in ("companion", "ally", "minion")
}


class CardPhrases(Wording):
    """Phrases about cards, values and conditions in one language."""

    def __init__(self, game: Game[Any], words: Catalogue) -> None:
        super().__init__(game, words)
        self.kind = "card"
        self.named = False
        """Whether the card itself was just named, so that it is "it" now."""
        self.on_payer = False
        """Whether the bearer of the card is the character that was exerted to play it."""
        self.counting = ""
        """The preceding operation that counts the repetitions."""
        self.meant: dict[str, str] = {}
        """What the references of an ability mean: "x" a minion, "y" a companion."""
        self.spelled = False
        """Whether "it" could be one of several cards, so that each is named by its kind."""

    def title(self, facts: Facts) -> str:
        """The title, with its subtitle."""
        if "subtitle" in facts:
            return f"{self.heading(facts['title'])}, {self.byname(facts['subtitle'])}"
        return self.heading(facts["title"])

    def heading(self, title: str) -> str:
        """A printed title in this language."""
        return self.say(f"title-{TITLE_KEYS[title]}")

    def title_in_text(self, title: str) -> str:
        """A printed title inside a sentence. Titles have straight apostrophes: people type them."""
        return self.heading(title).replace("'", "’")

    def title_on_card(self, title: str) -> str:
        """A title that another card mentions, between quotation marks unless it is a name."""
        text = self.title_in_text(title)
        return text if title in PERSONS else self.say("quoted", title=text)

    def byname(self, subtitle: str) -> str:
        """A printed subtitle in this language."""
        return self.say(f"subtitle-{SUBTITLE_KEYS[subtitle]}")

    def word(self, word: str, number: int = 1, **more: object) -> str:
        return self.say(f"word-{word}", number=number, **more)

    # Filters.

    def phrase(self, words: list[Data], number: int = 1) -> str:
        """A filter as a phrase: its noun, and the words before and after it."""
        flat = [word for word in words if isinstance(word, str) and word != "character"]
        head = next((word for noun in NOUNS for word in flat if noun in word.split("|")), "")
        role = next((word for word in flat if word in ROLES), "") if not head else ""
        title = next((word for word in flat if word.startswith("title:")), "")
        rest = [word for word in words if word not in (head, role, title, "character")]
        either = next((word for word in rest if isinstance(word, list) and word[0] == "or"), None)
        if either is not None and not head and not role and not title:
            rest.remove(either)
            after = [self.qualifier(word, number) for word in rest]
            return " ".join([self.relation(either), *after])
        noun = self.head(title, head, role or ("character" in words and "character") or "", number)
        leading = sorted((word for word in rest if not self.follows(word)), key=self.precedence)
        before = [self.qualifier(word, number) for word in leading]
        after = [self.qualifier(word, number) for word in rest if self.follows(word)]
        if self.words.language == "sv":
            after = joined_clauses(after)
        if self.words.language == "it":
            return " ".join([noun, *before, *after])
        return " ".join([*before, noun, *after])

    def precedence(self, word: str) -> int:
        """The order of words about a card: states first in English (a mounted Rohan Man), roles and
        races first in Italian, then cultures (un compagno Hobbit Non Legato)."""
        kinds = set(word.split("|"))
        if self.words.language == "it":
            return 0 if kinds & {*ROLES, *RACES} else 1 if kinds & set(CULTURES) else 2
        return 0 if self.words.language == "en" and word in STATES else 1

    def one(self, words: list[Data]) -> str:
        """One matching card, with its article."""
        either = self.either(words)
        if either:
            return self.alternatives([self.one(part) for part in either])
        plain = [word for word in words if word not in ANOTHER]
        what = self.with_articles(plain, self.phrase(plain))
        key = "who-one" if len(plain) == len(words) else "who-another"
        return self.say(key, what=what, gender=self.gender(plain, what))

    def with_articles(self, words: list[Data], what: str) -> str:
        """Two nouns with different articles: the second gets its own."""
        pairs = [word.split("|") for word in words if isinstance(word, str) and "|" in word]
        nouns = [pair for pair in pairs if len(pair) == 2 and all(part in NOUNS for part in pair)]
        if not nouns or self.words.language == "en":
            return what
        first, second = (self.noun(part, 1) for part in nouns[0])
        genders = [self.gender([part], self.noun(part, 1)) for part in nouns[0]]
        if genders[0] == genders[1]:
            return what
        named = self.say("who-one", what=second, gender=genders[1])
        return what.replace(
            self.alternatives([first, second]), self.alternatives([first, named]), 1
        )

    def either(self, words: list[Data]) -> list[Data]:
        """The alternatives of a filter, if only the type is named besides."""
        plain = [word for word in words if word not in TYPES]
        if len(plain) == 1 and isinstance(plain[0], list) and plain[0][0] == "or":
            found: list[Data] = plain[0][1:]
            return found
        return []

    def counted(self, amount: int, words: list[Data]) -> str:
        """A number of matching cards."""
        if amount == 1:
            return self.one(words)
        return self.say("who-n", amount=amount, what=self.phrase(words, amount))

    def gender(self, words: list[Data], what: str) -> str:
        """The gender that selects the article of a phrase; a title has none."""
        flat = [word for word in words if isinstance(word, str)]
        if any(word.startswith("title:") for word in flat):
            return "name"
        nouns = [
            part for noun in NOUNS for word in flat for part in word.split("|") if part == noun
        ]
        head = nouns[0] if nouns else ("character" if flat else "card")
        if head == "character" and "character" not in flat:
            head = next((word for word in flat if word in ROLES), "card")
        return self.article(head, what)

    def article(self, head: str, what: str) -> str:
        """The article of a phrase with that noun."""
        vowel = what[0].lower() in "aeiouéèàò"
        match self.words.language:
            case "it":
                if head in FEMININE:
                    return "un-f" if vowel else "una"
                return "uno" if what[:1].lower() == "s" and what[1:2] in "tpcv" else "un"
            case "sv":
                return "ett" if head in NEUTER else "en"
            case _:
                return "an" if vowel else "a"

    def head(self, title: str, head: str, role: str, number: int) -> str:
        """The word of a filter that serves as noun."""
        if title:
            return self.titles(title)
        if head:
            return self.nouns(head, number)
        if role and role != "character":
            return self.word(role, number)
        return self.noun(role or "card", number)

    def follows(self, word: Data) -> bool:
        """Whether a word comes after the noun."""
        if isinstance(word, list) or word.startswith("!"):
            return True
        if self.words.language == "sv" and any(
            part in (*RACES, *CULTURES, *SIDES, *ROLES, "mounted") for part in word.split("|")
        ):
            return True
        return word.partition(":")[0] in AFTER

    def nouns(self, head: str, number: int) -> str:
        """One noun, or two alternatives."""
        found = [self.noun(part, number) for part in head.split("|")]
        return self.alternatives(found)

    def noun(self, word: str, number: int) -> str:
        """A noun; a word that is not a noun is used as it is."""
        if word in NOUNS or word == "character":
            return self.say(f"noun-{word.replace('_', '-')}", number=number)
        return self.qualifier(word, number)

    def titles(self, word: str) -> str:
        """A title, or several alternatives."""
        return self.alternatives([self.title_on_card(SLUGS[part[6:]]) for part in word.split("|")])

    def alternatives(self, found: list[str]) -> str:
        """Parts joined with "or"."""
        if len(found) == 1:
            return found[0]
        return self.say("or", first=", ".join(found[:-1]), second=found[-1])

    def together(self, found: list[str]) -> str:
        """Parts joined with "and"."""
        if len(found) == 1:
            return found[0]
        return self.say("and", first=", ".join(found[:-1]), second=found[-1])

    def qualifier(self, word: Data, number: int = 1) -> str:
        """A filter word that is not a noun, or a relation to other cards."""
        if isinstance(word, list):
            return self.relation(word)
        if "|" in word:
            return self.either_word(word.split("|"), number)
        if word.startswith("!"):
            return self.unlike(word[1:], number)
        name, _, rest = word.partition(":")
        if name == "title":
            return self.title_on_card(SLUGS[rest])
        if name == "signet":
            return self.word("signet", signet=rest.capitalize())
        if name in ("weak", "holding"):
            return self.word(name, amount=rest)
        if word in RACES:
            many = 1 if self.words.language == "en" else number
            return self.say("word-race", race=self.noun(word, many))
        if word in ROLES and self.words.language == "sv":
            return self.say("word-race", race=self.word(word, number))
        if word in NOUNS or word == "character":
            return self.noun(word, number)
        if word in ("self", "bearer", "x", "y"):
            return self.who(word)
        return self.word(word, number)

    def either_word(self, words: list[str], number: int) -> str:
        """Two alternative filter words."""
        races = any(word in RACES for word in words)
        many = 1 if self.words.language == "en" else number
        found = [
            self.noun(word, many) if word in RACES else self.qualifier(word, number)
            for word in words
        ]
        text = self.alternatives(found)
        return self.say("word-race", race=text) if races else text

    def who(self, word: str) -> str:
        """The text of a card reference."""
        if word == "self":
            return self.say("who-it" if self.named else "who-self", kind=self.kind)
        if word in self.meant and (self.spelled or self.words.language != "en"):
            return self.say("that", kind=self.meant[word])
        return self.say("who-x" if word == "y" else f"who-{word}")

    def unlike(self, word: str, number: int) -> str:
        """A negated filter word."""
        if word == "holds-same":
            return self.say("word-not-holds-same")
        what = self.who(word) if word == "ring-bearer" else self.phrase([word])
        return self.say("word-not", what=what, number=number)

    def relation(self, words: list[Data]) -> str:
        head, rest = words[0], words[1:]
        if head == "or":
            return self.alternatives([self.phrase(part) for part in rest])
        return self.word(head, whom=self.whom_phrase(rest))

    def whom_phrase(self, words: list[Data]) -> str:
        """The other card of a relation."""
        if words in (["self"], ["bearer"], ["x"], ["y"], ["foe"]):
            return self.who(words[0])
        return self.one(words) if words else ""

    def selection(self, data: Data) -> str:
        """The cards that an operation affects."""
        if isinstance(data, str):
            return self.who(data)
        head, rest = data[0], data[1:]
        if head in ("foe-of", "host-of"):
            return self.say(f"who-{head}")
        by = ""
        if len(rest) > 2 and rest[-2] == "by":
            by, rest = rest[-1], rest[:-2]
        text = self.chosen(head, rest)
        return self.say(f"who-by-{by}", whom=text) if by else text

    def chosen(self, head: str, rest: list[Data]) -> str:
        """Chosen cards, or all matching ones."""
        if head in ("n", "upto"):
            return self.several(head, rest[0], rest[1:])
        if head in ("any", "some"):
            return self.say(f"who-{head}", what=self.phrase(rest, 2))
        if head == "all":
            return self.every(rest)
        return self.one(rest)

    def several(self, head: str, amount: Data, words: list[Data]) -> str:
        """A number of cards that depends on the state."""
        if isinstance(amount, int):
            return self.say(f"who-{head}", amount=amount, what=self.phrase(words, amount))
        if amount[0] == "if":
            first = self.counted(amount[2], words)
            return self.say(
                "value-if",
                condition=self.condition(amount[1]),
                first=first,
                second=self.value(amount[3]),
            )
        return self.say("who-n-each", what=self.phrase(words), each=self.each(amount))

    def every(self, words: list[Data]) -> str:
        """All matching cards."""
        plain = [word for word in words if word not in ANOTHER]
        what = self.phrase(plain)
        key = "who-all" if len(plain) == len(words) else "who-all-others"
        return self.say(key, what=what, gender=self.gender(plain, what))

    # Values and conditions.

    def value(self, data: Data, signed: bool = False) -> str:
        """A number, with a sign if it is a change."""
        if isinstance(data, int):
            return f"{data:+d}".replace("-", "−") if signed else str(data)
        if data == "n":
            found = self.say("value-n")
            return self.say("value-more", value=found) if signed else found
        head, rest = data[0], data[1:]
        match head:
            case "if" if rest[2] == 0:
                condition = self.condition(rest[0])
                first = self.value(rest[1], signed)
                return self.say("value-if-only", condition=condition, first=first)
            case "if":
                return self.say(
                    "value-if",
                    condition=self.condition(rest[0]),
                    first=self.value(rest[1], signed),
                    second=self.value(rest[2], signed),
                )
            case "neg" if rest[0] == "n":
                return self.say("value-neg", value=self.say("value-n"))
            case "wounds-on" | "wounds-of":
                return self.say("value-wounds", amount=self.value(rest[-1], True))
            case "per" if not signed:
                return self.say("value-per", what=self.phrase(rest, 2))
            case _:
                return self.for_each(data)

    def for_each(self, data: Data) -> str:
        """An amount for each of something."""
        factor = 1
        while data[0] in ("neg", "x"):
            factor *= -1 if data[0] == "neg" else data[1]
            data = data[-1]
        return self.say("value-each", amount=self.value(factor, True), what=self.each(data))

    def each(self, data: Data) -> str:
        """One of the things that are counted."""
        head, rest = data[0], data[1:]
        match head:
            case "per":
                return self.phrase(rest)
            case "over":
                return self.say("each-over", what=self.phrase(rest[1:]), amount=rest[0])
            case "twin":
                return self.say("each-twin", what=self.phrase([rest[0]]), amount=rest[1])
            case _:
                return self.say(f"each-{head}", amount=rest[0] if rest else 0)

    def condition(self, data: Data) -> str:
        head = data if isinstance(data, str) else data[0]
        rest = [] if isinstance(data, str) else data[1:]
        match head:
            case "or" if all(part[0] == "see" for part in rest):
                return self.say("if-see", what=self.alternatives(self.seen(rest)))
            case "or":
                return self.alternatives([self.condition(part) for part in rest])
            case "not" if isinstance(rest[0], list) and rest[0][0] == "see":
                return self.say("if-not-see", what=self.counted(rest[0][1], rest[0][2:]))
            case "not" if isinstance(rest[0], list) and rest[0][0] == "is":
                who, what = self.who(rest[0][1]), self.one(rest[0][2:])
                return self.say("if-not-is", who=who, what=what)
            case "not":
                plain = rest[0] if isinstance(rest[0], str) else rest[0][0]
                return self.say(f"if-not-{plain}")
            case "see" | "spots" | "dead-holds" | "stacked":
                return self.say(f"if-{head}", what=self.counted(rest[0], rest[1:]))
            case "sites":
                word = rest[1] if len(rest) > 1 else ""
                what = self.word(word, rest[0]) if word else self.noun("site", rest[0])
                return self.say("if-sites", amount=rest[0], what=what)
            case "at" if isinstance(rest[0], int):
                return self.sites("at", rest[0], rest[-1])
            case "at":
                return self.say("if-at-label", what=self.label(rest[0]))
            case "moved-to":
                return self.sites("moved-to", rest[0], rest[1])
            case "is":
                plain = [word for word in rest[1:] if word not in STATES]
                what = self.one(rest[1:]) if plain else " ".join(map(self.qualifier, rest[1:]))
                return self.say("if-is", who=self.who(rest[0]), what=what)
            case "faces":
                whom = self.whom_phrase(whoever(rest[1:]))
                return self.say("if-faces", who=self.who(rest[0]), what=whom)
            case "bears":
                what = self.one(rest[1:])
                return self.say("if-bears", who=self.who(rest[0]), what=what)
            case "stacked-here":
                return self.say("if-stacked-here", what=self.one(rest))
            case "fights" | "fierce-fight" | "free":
                return self.say(f"if-{head}", who=self.who(rest[0]))
            case _:
                amount = rest[0] if rest and isinstance(rest[0], int) else 0
                return self.say(f"if-{head}", amount=amount)

    def seen(self, conditions: list[Data]) -> list[str]:
        """The cards that several conditions require to be spotted."""
        return [self.counted(part[1], part[2:]) for part in conditions]

    def sites(self, key: str, low: int, high: int) -> str:
        """Where the fellowship is, or moved to."""
        if low == high:
            return self.say(f"if-{key}-site", amount=low)
        number = "" if key == "moved-to" else "-number"
        return self.say(f"if-{key}{number}", low=low, high=high)

    def label(self, word: str) -> str:
        """A site with a keyword, with its article."""
        what = self.word(word)
        if self.words.language == "en" and word in ("plains", "underground"):
            what = f"{what} {self.noun('site', 1)}"
        feminine = self.words.language == "it" and word in ("plains", "forest", "mountain")
        neuter = self.words.language == "sv" and word in ("battleground", "mountain")
        gender = self.article("card" if feminine or neuter else "site", what)
        return self.say("who-one", what=what, gender=gender)

    def occasion(self, words: list[Data]) -> str:
        """The text of a trigger."""
        x: list[Data] = []
        y: list[Data] = []
        into = x
        number = 0
        for word in words[1:]:
            if word in ("over", "to", "fighting-with"):
                into = y
            elif isinstance(word, int):
                number = word
            elif str(word) not in QUALIFIERS:
                into.append(word)
        key = self.occasion_key(words, y, number)
        if words[0] == "phase-starts":
            return self.say(f"when-{key}", phase=self.say("phase-inside", phase=x[0]))
        if words[0] == "event-played" and "event" not in x:
            x.append("event")
        place = words[0] == "arrives" and x and x[0] in LABELS
        about = self.label(x[0]) if place else self.whom_phrase(x)
        return self.say(f"when-{key}", x=about, y=self.whom_phrase(y), amount=number)

    def occasion_key(self, words: list[Data], y: list[Data], number: int) -> str:
        """The catalogue key of a trigger."""
        head = str(words[0])
        key = f"{head}-over" if y else head
        for word in words:
            if QUALIFIERS.get(str(word)):
                key = f"{key}-{QUALIFIERS[str(word)]}"
        return f"{key}-number" if head == "leaves" and number else key
