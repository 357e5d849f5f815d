"""What things are called in the card game, and the texts of cards made from their abilities.

A card's text is not written anywhere: every entry of its abilities is put into words by a template
of the catalogues, so that text and behaviour cannot disagree.
"""

from __future__ import annotations

from typing import Any

from mathom.engine.game import Game
from mathom.games.tcg.ability import ABILITIES
from mathom.games.tcg.facts import (
    CARD_FACTS,
    CARDS,
    CLASSES,
    CULTURES,
    PER_CARD,
    POWERS,
    RACES,
    SIDES,
    STARTER_FACTS,
    STARTERS,
    TYPES,
    slug,
)
from mathom.games.tcg.reading import OCCASION_WORDS
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

FEMININE = {"card", "condition", "hand_weapon", "ranged_weapon", "armor", "mount", "brooch"}
"""What is feminine in Italian; everything else is masculine."""

NEUTER = {"card", "condition", "hand_weapon", "ranged_weapon", "mount"}
"""What is neuter in Swedish; everything else is common."""

CONTRACTIONS = {
    f" {word} {article}": f" {joined}{end}"
    for word, joined in {"a": "a", "da": "da", "di": "de", "su": "su"}.items()
    for article, end in {"il ": "l ", "l’": "ll’"}.items()
}
"""What Italian prepositions and articles become together."""

STATES = {"wounded", "exhausted", "mounted", "roaming", "fierce"}
"""Words that can be said of a card without a noun."""

AFTER = {
    "fighting", "unassigned", "assignable", "room", "with-stacked", "tokened", "mine", "theirs",
    "other", "not-bearer", "not-x", "weak", "holding", "signet", "holds-same",
}  # fmt: skip
"""Words that follow the noun in every language."""


def first_with(key: str) -> dict[str, str]:
    """For each title (or subtitle) the first card that has it: its text is kept under that id."""
    found: dict[str, str] = {}
    for facts in CARD_FACTS:
        if key in facts:
            found.setdefault(facts[key], facts["id"])
    return found


TITLE_KEYS = first_with("title")
SUBTITLE_KEYS = first_with("subtitle")
OCCASION_NAMES = {kind: name for name, kind in OCCASION_WORDS.items()}
"""The words by which the data and the catalogues call what can be answered."""

SLUGS = {slug(title): title for title in TITLE_KEYS}


def many(data: Data) -> int:
    """A number for the choice between one and several; what is not known yet counts as several."""
    return data if isinstance(data, int) else 99


class TcgWording(Wording):
    """The words of the card game in one language."""

    described = ("print", "card")

    def __init__(self, game: Game[Any], words: Catalogue) -> None:
        super().__init__(game, words)
        self.prints: list[Sheet | None] = [None] * len(CARD_FACTS)
        self.kind = "card"

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
        """The title, with its subtitle."""
        if "subtitle" in facts:
            return f"{self.heading(facts['title'])}, {self.byname(facts['subtitle'])}"
        return self.heading(facts["title"])

    def heading(self, title: str) -> str:
        """A printed title in this language."""
        return self.say(f"title-{TITLE_KEYS[title]}")

    def byname(self, subtitle: str) -> str:
        """A printed subtitle in this language."""
        return self.say(f"subtitle-{SUBTITLE_KEYS[subtitle]}")

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
        if choice == "answer":
            found["what"] = self.happening(numbers)
        return found

    def happening(self, numbers: dict[str, Any]) -> str:
        """What is to be answered; the card that it is about goes by its id where it is known."""
        name = OCCASION_NAMES[numbers["kind"]]
        card = str(numbers["x"]).removeprefix("print:")
        about = self.title(CARD_FACTS[CARDS.index(card)]) if card in CARDS else self.one(["card"])
        phase = self.say(f"phase-{PHASES[numbers['n'] % len(PHASES)]}")
        return self.say(f"when-{name}", x=about, y="", amount=numbers["n"], phase=phase)

    # Descriptions of cards.

    def phrase(self, words: list[Data], number: int = 1) -> str:
        """A description of cards: its noun, what stands before and what follows."""
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
        before = [self.qualifier(word, number) for word in rest if not self.follows(word)]
        after = [self.qualifier(word, number) for word in rest if self.follows(word)]
        if self.words.language == "it":
            return " ".join([noun, *before, *after])
        return " ".join([*before, noun, *after])

    def one(self, words: list[Data]) -> str:
        """One card of a kind, with its article."""
        what = self.phrase(words)
        return self.say("who-one", what=what, gender=self.gender(words, what))

    def counted(self, amount: int, words: list[Data]) -> str:
        """So many cards of a kind."""
        if amount == 1:
            return self.one(words)
        return self.say("who-n", amount=amount, what=self.phrase(words, amount))

    def gender(self, words: list[Data], what: str) -> str:
        """Which article goes with a phrase; a title goes without."""
        flat = [word for word in words if isinstance(word, str)]
        if any(word.startswith("title:") for word in flat):
            return "name"
        nouns = [
            part for noun in NOUNS for word in flat for part in word.split("|") if part == noun
        ]
        head = nouns[0] if nouns else ("character" if flat else "card")
        if head == "character" and "character" not in flat and not any(w in ROLES for w in flat):
            head = "card"
        return self.article(head, what)

    def article(self, head: str, what: str) -> str:
        """The word that stands before a phrase with that noun, in this language."""
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
        if self.words.language == "sv" and word in (*RACES, *CULTURES, *SIDES):
            return True
        return word.partition(":")[0] in AFTER

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
        """A title, or one of several."""
        return self.alternatives([self.heading(SLUGS[part[6:]]) for part in word.split("|")])

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
            return self.unlike(word[1:])
        name, _, rest = word.partition(":")
        if name == "title":
            return self.heading(SLUGS[rest])
        if name == "signet":
            return self.word("signet", signet=rest.capitalize())
        if name in ("weak", "holding"):
            return self.word(name, amount=rest)
        if word in RACES:
            many = 1 if self.words.language == "en" else number
            return self.say("word-race", race=self.noun(word, many))
        if word in NOUNS or word == "character":
            return self.noun(word, number)
        if word in ("self", "bearer", "x", "y"):
            return self.who(word)
        return self.word(word, number)

    def who(self, word: str) -> str:
        """Somebody whom a text speaks of by a word."""
        return (
            self.say(f"who-{word}", kind=self.kind) if word == "self" else self.say(f"who-{word}")
        )

    def unlike(self, word: str) -> str:
        """A word that must not be true."""
        if word == "holds-same":
            return self.say("word-not-holds-same")
        what = self.who(word) if word == "ring-bearer" else self.phrase([word])
        return self.say("word-not", what=what)

    def relation(self, words: list[Data]) -> str:
        """A relation to other cards."""
        head, rest = words[0], words[1:]
        if head == "or":
            return self.alternatives([self.phrase(part) for part in rest])
        return self.word(head, whom=self.whom_phrase(rest))

    def whom_phrase(self, words: list[Data]) -> str:
        """The other card of a relation."""
        if words in (["self"], ["bearer"], ["x"], ["y"]):
            return self.who(words[0])
        return self.one(words) if words else ""

    def selection(self, data: Data) -> str:
        """Whom a line is about."""
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
        """Cards that are chosen, or all of a kind."""
        if head in ("n", "upto"):
            return self.several(head, rest[0], rest[1:])
        if head in ("any", "some"):
            return self.say(f"who-{head}", what=self.phrase(rest, 2))
        if head == "all":
            return self.every(rest)
        return self.one(rest)

    def several(self, head: str, amount: Data, words: list[Data]) -> str:
        """A number of cards that may depend on the table."""
        if isinstance(amount, int):
            return self.say(f"who-{head}", amount=amount, what=self.phrase(words, amount))
        if amount[0] == "if":
            what = self.phrase(words, 2)
            return self.say("who-n-many", amount=self.value(amount), what=what)
        return self.say("who-n-each", what=self.phrase(words), each=self.each(amount))

    def every(self, words: list[Data]) -> str:
        """All cards of a kind."""
        what = self.phrase(words)
        return self.say("who-all", what=what, gender=self.gender(words, what))

    # Numbers and conditions.

    def value(self, data: Data, signed: bool = False) -> str:
        """A number, with its sign where it changes something."""
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
        """So much for each of something."""
        factor = 1
        while data[0] in ("neg", "x"):
            factor *= -1 if data[0] == "neg" else data[1]
            data = data[-1]
        return self.say("value-each", amount=self.value(factor, True), what=self.each(data))

    def each(self, data: Data) -> str:
        """What is counted, one of it."""
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
        """A condition."""
        head = data if isinstance(data, str) else data[0]
        rest = [] if isinstance(data, str) else data[1:]
        match head:
            case "or":
                return self.alternatives([self.condition(part) for part in rest])
            case "not" if isinstance(rest[0], list) and rest[0][0] == "see":
                return self.say("if-not-see", what=self.counted(rest[0][1], rest[0][2:]))
            case "not":
                plain = rest[0] if isinstance(rest[0], str) else rest[0][0]
                return self.say(f"if-not-{plain}")
            case "see" | "dead-holds" | "stacked":
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
                return self.say("if-faces", who=self.who(rest[0]), what=self.whom_phrase(rest[1:]))
            case "bears" | "stacked-here":
                what = self.one(rest[1:] if head == "bears" else rest)
                return self.say(f"if-{head}", what=what)
            case _:
                amount = rest[0] if rest and isinstance(rest[0], int) else 0
                return self.say(f"if-{head}", amount=amount)

    def sites(self, key: str, low: int, high: int) -> str:
        """Where the fellowship is, or moved to."""
        if low == high:
            return self.say(f"if-{key}-site", amount=low)
        number = "" if key == "moved-to" else "-number"
        return self.say(f"if-{key}{number}", low=low, high=high)

    def label(self, word: str) -> str:
        """A site with a keyword, with its article."""
        what = self.word(word)
        feminine = self.words.language == "it" and word in ("plains", "forest", "mountain")
        neuter = self.words.language == "sv" and word in ("battleground", "mountain")
        gender = self.article("card" if feminine or neuter else "site", what)
        return self.say("who-one", what=what, gender=gender)

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
            case "times" if isinstance(rest[0], list):
                return self.say("do-each", what=self.each(rest[0]), first=self.lines(rest[1:]))
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
        return self.say("power-archer") if word == "archer" else self.word(word)

    def simple_line(self, head: str, rest: list[Data]) -> str:
        """A line without further lines inside."""
        match head:
            case "exert" | "wound" | "heal":
                whom = self.selection(rest[0])
                if len(rest) < 2:
                    return self.say(f"do-{head}", whom=whom)
                amount = self.value(rest[1])
                return self.say(f"do-{head}-times", whom=whom, amount=amount, number=many(rest[1]))
            case "token":
                whom = self.selection(rest[0])
                if rest[1] > 0:
                    return self.say("do-token", whom=whom)
                return self.say("do-token-off", whom=whom, amount=-rest[1])
            case "pick":
                return self.say("do-pick", whom=self.one(rest[1:]))
            case "watch":
                return self.say(f"do-watch-{rest[1]}", whom=self.selection(rest[0]))
            case "twilight" | "burden":
                return self.tokens(head, rest[0])
            case "draw":
                return self.amount_line("do-draw", rest[0])
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
        less = isinstance(amount, int) and amount < 0
        if isinstance(amount, list) and amount[0] == "neg":
            less, amount = True, amount[1]
        elif less:
            amount = -amount
        return self.amount_line(f"do-{head}-{'remove' if less else 'add'}", amount)

    def amount_line(self, key: str, amount: Data) -> str:
        """So many of something, or one for each of something else."""
        if isinstance(amount, list) and amount[0] == "if":
            return self.say(f"{key}-many", amount=self.value(amount))
        if isinstance(amount, list):
            factor, what = (amount[1], amount[2]) if amount[0] == "x" else (1, amount)
            return self.say(f"{key}-each", amount=factor, what=self.each(what))
        return self.say(key, amount=self.value(amount), number=many(amount))

    def other_line(self, head: str, rest: list[Data]) -> str:
        """Cards from other places, and lines that stand alone."""
        match head:
            case "play":
                place = self.say(f"place-{rest[0]}")
                what = self.one(rest[2:])
                if rest[1] == 0:
                    return self.say("do-play", what=what, place=place)
                amount = self.value(rest[1], True)
                return self.say("do-play-discount", what=what, place=place, amount=amount)
            case "play-on":
                return self.say("do-play-on", what=self.one(rest[2]), whom=self.one(rest[3]))
            case "play-self":
                return self.say("do-play-self", amount=self.value(rest[0], True))
            case "discard-hand":
                words = rest[1:-2] if rest[-2:] == ["by", "fp"] else rest[1:]
                return self.say("do-discard-hand", what=self.counted(rest[0], words))
            case "bottom-hand" | "take-discard":
                return self.say(f"do-{head}", what=self.one(rest))
            case "stack-hand":
                return self.say("do-stack-hand", what=self.one(rest[1:]))
            case "take-stacked" | "discard-stacked":
                stop = next(k for k, word in enumerate(rest) if str(word).startswith("on-"))
                return self.say(f"do-{head}", what=self.one(rest[:stop]))
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
        return self.who(data) if isinstance(data, str) else self.every(data)

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
                what = self.one([rest[1]])
                return self.say("so-no-bear", whom=self.target(rest[0]), what=what)
            case "cost-on":
                what = self.one([rest[1]])
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
        if head in ("may", "must", "response"):
            return self.answer(head, data[1], rest)
        what = self.body(rest)
        if head == "later":
            return self.say("ability-later", what=what)
        names = [self.say(f"phase-{name}") for name in data[1].split("+")]
        return self.say(f"ability-{head}", phase=self.alternatives(names), what=what)

    def answer(self, head: str, words: list[Data], parts: list[Data]) -> str:
        """An ability that answers something; what it needs is said with the occasion."""
        once = words[:2] == ["played", "self"] and head != "response"
        occasion = self.say("when-you-play") if once else self.occasion(words)
        for part in parts:
            if part[0] == "if":
                needs = self.conditions(part[1:])
                occasion = self.say("and", first=occasion, second=needs)
        what = self.body([part for part in parts if part[0] != "if"])
        key = f"ability-{head}-once" if once else f"ability-{head}"
        return self.say(key, occasion=occasion, what=what)

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
                then = "-then" if effects and effects[0][0] in ("when", "times") else ""
                text = self.say(f"ability-pays{then}", cost=self.costs(part[1:]), what=text)
        for part in parts:
            if part[0] == "if":
                text = self.say("ability-needs", condition=self.conditions(part[1:]), what=text)
        return self.say("ability-once", what=text) if ["once"] in parts else text

    def costs(self, lines: list[Data]) -> str:
        """Several costs that must all be paid."""
        found = [text for text in (self.line(line) for line in lines) if text]
        text = found[0]
        for other in found[1:]:
            text = self.say("and", first=text, second=other)
        return text

    def statics(self, parts: list[Data]) -> str:
        """What is so, perhaps under a condition."""
        text = "; ".join(self.static(part) for part in parts if part[0] != "while")
        if parts[0][0] == "while":
            condition = self.conditions(parts[0][1:])
            return self.say("ability-while", condition=condition, what=text)
        return text

    def card_text(self, facts: Facts) -> str:
        """Everything that a card says, a sentence for each ability."""
        self.kind = facts["type"]
        found = [self.entry(data) for data in facts.get("abilities", [])]
        if facts["type"] == "ring":
            found.append(self.say("ring-text").rstrip("."))
        text = " ".join(f"{text[0].upper()}{text[1:]}." for text in found)
        if self.words.language == "it":
            for apart, joined in CONTRACTIONS.items():
                text = text.replace(apart, joined)
        return text

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
