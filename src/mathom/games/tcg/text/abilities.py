"""The game texts of cards, generated from their abilities.

No card text is stored: each entry of a card's abilities is put into words with the templates of the
catalogues, so text and behaviour cannot differ.
"""

from __future__ import annotations

from itertools import pairwise

from mathom.games.tcg.rules.facts import RACES, TYPES
from mathom.games.tcg.text.phrases import CardPhrases, Data, Facts

CONTRACTIONS = {
    f" {word} {article}": f" {joined}{end}"
    for word, joined in {"a": "a", "da": "da", "di": "de", "su": "su"}.items()
    for article, end in {"il ": "l ", "l’": "ll’"}.items()
}
"""Contractions of Italian prepositions and articles."""

NUMBERED = ("damage", "defender", "ambush")
"""Keywords that have a number."""

TRAITS = ("strength", "gain")
SO_TRAITS = {"strength": "strength", "keyword": "gain"}
"""The operations and modifiers about strength and keywords."""

PLAIN = (
    "strength",
    "gain",
    "stack-top",
    "wound",
    "heal",
    "exert",
    "discard",
    "prevent-all",
    "joins",
)
"""Operations whose text can name the affected card."""


ASSIGNABLE = ("assignable", "room")
"""Filter words that the text of an assignment implies."""


def many(data: Data) -> int:
    """The number that selects singular or plural; an unknown number counts as plural."""
    return data if isinstance(data, int) else 99


INFINITIVES = {
    "it": {
        "aggiungi": "aggiungere",
        "ferisci": "ferire",
        "rimuovi": "rimuovere",
        "scarta": "scartare",
        "sforza": "sforzare",
    },
    "sv": {"ansträng": "anstränga", "lägg": "lägga"},
}
"""Verbs of what a player may choose to do, where the imperative is another word."""

THAT = ("man", "elf", "dwarf", "uruk-hai", "companion", "ally", "minion", "condition", "character",
        "tracker", "easterling")  # fmt: skip
"""What a text can call a card that it has named before: "that minion"."""


def bindings(data: Data) -> list[tuple[str, list[Data]]]:
    """The references that an ability binds, each with the filter of its cards."""
    if not isinstance(data, list) or not data:
        return []
    if data[0] in ("one", "one2"):
        return [("x" if data[0] == "one" else "y", data[1:])]
    if data[0] == "pick":
        return [(data[1], data[2:])]
    if data[0] == "play":
        return [("x", data[3:])]
    return [found for part in data for found in bindings(part)]


def mentions(data: Data, word: str) -> bool:
    """Whether a word stands anywhere in data."""
    return any(mentions(part, word) for part in data) if isinstance(data, list) else data == word


def kind_of(words: list[Data]) -> str:
    """The word for the cards of a filter, if "that ..." can be said with it."""
    flat = [word for word in words if isinstance(word, str)]
    if any("|" in word for word in flat):
        return "character" if "companion|ally" in flat else ""
    return next((word for word in (*TYPES, *RACES, *THAT) if word in flat and word in THAT), "")


def foe_named(data: Data) -> Data:
    """The same data, where the second card is the opponent in the skirmish."""
    if isinstance(data, list):
        return [foe_named(part) for part in data]
    return "foe" if data == "y" else data


def seen_first(parts: list[Data]) -> list[Data]:
    """A choice without cost of a card that must be spotted anyway: it has already been named."""
    needs = [need for part in parts if part[0] == "if" for need in part[1:] if need[0] == "see"]
    effects = [part for part in parts if part[0] not in ("if", "cost", "once")]
    paid = any(part[0] == "cost" for part in parts)
    if paid or len(needs) != 1 or not effects or effects[0][:2] != ["pick", "x"]:
        return parts
    if needs[0][1:] != [1, *effects[0][2:]]:
        return parts
    return [part for part in parts if part is not effects[0]]


class AbilityTexts(CardPhrases):
    """The game texts in one language."""

    watched = ""
    """What a delayed effect waits for."""
    inverted = False
    """Whether the next modifier follows its condition: Swedish then puts the verb first."""

    def so(self, key: str, **arguments: object) -> str:
        """The text of a modifier."""
        text = self.say(f"so-{key}", **arguments)
        if not self.inverted:
            return text
        return self.words.attribute(f"tcg-so-{key}", "while", text, **arguments)

    # Operations.

    def line(self, data: list[Data]) -> str:
        """The text of one operation."""
        head, rest = data[0], data[1:]
        match head:
            case "when":
                return self.when(rest)
            case "times" if isinstance(rest[0], list):
                return self.say("do-each", what=self.each(rest[0]), first=self.lines(rest[1:]))
            case "times":
                return self.say(f"do-times-{self.counting}", first=self.lines(rest[1:]))
            case "choose" | "choose-by-fp":
                first, second = (self.branch(lines) for lines in rest[:2])
                return self.say("do-choose", first=first, second=second)
            case "unless":
                first = self.infinitive(self.lines(self.own_choice(rest[1])))
                second = self.lines(rest[2])
                if rest[0] == "shadow" and rest[1][0][0] == "wound":
                    # The Shadow player decides, but the user of the card deals the wound.
                    return self.say("do-unless-shadow-user", first=first, second=second)
                if len(rest) > 3:
                    condition = self.condition(rest[3])
                    return self.say(
                        f"do-unless-{rest[0]}-if", first=first, second=second, condition=condition
                    )
                return self.say(f"do-unless-{rest[0]}", first=first, second=second)
            case "strength" | "gain":
                return self.lasting(rest[0], [data])
            case "note":
                return ""
            case _:
                return self.simple_line(head, rest)

    def infinitive(self, text: str) -> str:
        """What a player may choose to do, with its verb as it stands after "chooses to"."""
        verb, space, rest = text.partition(" ")
        return INFINITIVES.get(self.words.language, {}).get(verb, verb) + space + rest

    def branch(self, lines: list[Data]) -> str:
        """The text of one branch; several operations are joined."""
        return self.together(self.sentences(lines))

    def when(self, rest: list[Data]) -> str:
        """The text of a conditional operation."""
        condition = self.condition(rest[0])
        first = self.lines(rest[1])
        if not rest[2]:
            return self.say("do-when-only", condition=condition, first=first)
        second = self.lines(rest[2])
        return self.say("do-when", condition=condition, first=first, second=second)

    def own_choice(self, lines: list[Data]) -> list[Data]:
        """Operations of a player who decides to do them: that he chooses is implied, that the user
        of the card chooses the discards is not."""
        return [[self.own_part(line[0], part) for part in line] for line in lines]

    def own_part(self, head: str, part: Data) -> Data:
        """A part of such an operation."""
        if not isinstance(part, list):
            return part
        if part[-2:] == ["by", "fp"]:
            return part[:-2]
        return [*part, "by", "user"] if head == "discard" else part

    def lasting(self, whom: Data, lines: list[Data]) -> str:
        """Strength and keywords with a duration."""
        traits = self.together([self.trait(line[0], line[2:]) for line in lines])
        way = "long" if any(isinstance(line[2], list) for line in lines) else "short"
        text = self.say("do-make", whom=self.selection(whom), traits=traits, way=way)
        return self.say("do-until-regroup", what=text) if lines[0][-1] == "regroup" else text

    def trait(self, head: str, rest: list[Data]) -> str:
        """Strength, or a keyword, that a card gets or has."""
        if head == "strength":
            return self.say("trait-strength", amount=self.value(rest[0], True))
        power = self.power(rest[0], rest[1])
        return power if rest[0] in NUMBERED else self.say("trait-keyword", power=power)

    def power(self, word: str, amount: Data) -> str:
        """A keyword, with its number if it has one."""
        if word in NUMBERED:
            return f"{self.word(word)} {self.value(amount, True)}"
        return self.say("power-archer") if word == "archer" else self.word(word)

    def simple_line(self, head: str, rest: list[Data]) -> str:
        """An operation without nested operations."""
        match head:
            case "exert" | "wound" | "heal":
                whom = self.selection(rest[0])
                if len(rest) < 2:
                    return self.say(f"do-{head}", whom=whom)
                return self.say(f"do-{head}-times", whom=whom, times=self.times(rest[1]))
            case "token":
                whom = self.selection(rest[0])
                if rest[1] > 0:
                    return self.say("do-token", whom=whom)
                return self.say("do-token-off", whom=whom, amount=-rest[1])
            case "pick":
                return self.say("do-pick", whom=self.one(rest[1:]))
            case "watch":
                # The delayed effect says it: "If it wins this skirmish, you may ..."
                self.watched = self.say(f"if-later-{rest[1]}", whom=self.selection(rest[0]))
                return ""
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
                key = "do-spot-each" if self.counting == "spot" else "do-spot"
                return self.say(key, what=self.phrase(rest[1:], 2), amount=rest[0])
            case _:
                return self.other_line(head, rest)

    def times(self, data: Data) -> str:
        if isinstance(data, list) and data[0] == "if":
            return self.say(
                "value-if",
                condition=self.condition(data[1]),
                first=self.times(data[2]),
                second=self.times(data[3]),
            )
        return self.say("times", amount=self.value(data), number=many(data))

    def tokens(self, head: str, amount: Data) -> str:
        """Twilight or burdens that are added or removed."""
        less = isinstance(amount, int) and amount < 0
        if isinstance(amount, list) and amount[0] == "neg":
            less, amount = True, amount[1]
        elif less:
            amount = -amount
        return self.amount_line(f"do-{head}-{'remove' if less else 'add'}", amount)

    def amount_line(self, key: str, amount: Data) -> str:
        """An amount, or one for each of something."""
        if isinstance(amount, list) and amount[0] == "if":
            return self.say(
                "value-if",
                condition=self.condition(amount[1]),
                first=self.amount_line(key, amount[2]),
                second=self.value(amount[3]),
            )
        if isinstance(amount, list):
            factor, what = (amount[1], amount[2]) if amount[0] == "x" else (1, amount)
            return self.say(f"{key}-each", amount=factor, what=self.each(what))
        return self.say(key, amount=self.value(amount), number=many(amount))

    def other_line(self, head: str, rest: list[Data]) -> str:
        """Operations on cards in other zones, and special operations."""
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
                what = self.one(rest[:stop])
                if rest[stop] == "on-conditions":
                    whom = self.one([*rest[stop + 1 :], "condition"])
                    return self.say(f"do-{head}-on", what=what, whom=whom)
                here = "-here" if rest[stop] == "on-self" else ""
                return self.say(f"do-{head}{here}", what=what)
            case "stack-top":
                whom = self.selection(rest[1])
                key = "do-reveal-top" if rest[1] == "self" else "do-stack-top"
                return self.say(key, amount=rest[0], whom=whom)
            case "joins":
                key = "do-joins-regroup" if rest[1] == "regroup" else "do-joins"
                return self.say(key, whom=self.selection(rest[0]))
            case _:
                return self.plain_line(head, rest)

    def plain_line(self, head: str, rest: list[Data]) -> str:
        """An operation with one selection, one number, or nothing."""
        if rest and (isinstance(rest[0], list) or rest[0] in ("self", "bearer", "x", "y")):
            whom = rest[0]
            if head == "cancel" and isinstance(whom, list):
                whom = [word for word in whom if word != "fighting"]
            return self.say(f"do-{head}", whom=self.selection(whom))
        return self.say(f"do-{head}", amount=rest[0] if rest else 0)

    def lines(self, data: list[Data]) -> str:
        return "; ".join(self.sentences(data))

    def sentences(self, data: list[Data]) -> list[str]:
        """The texts of several operations; operations on the same card are combined."""
        found: list[str] = []
        rest = self.without_picks(data)
        for before, line in pairwise(rest):
            if line[:2] == ["times", "n"]:
                self.counting = before[0]
        while rest:
            same = self.about_the_same(rest)
            text = self.lasting(rest[0][1], rest[:same]) if same else self.line(rest[0])
            rest = rest[max(1, same) :]
            if text:
                found.append(text)
        self.counting = ""
        return found

    def without_picks(self, data: list[Data]) -> list[Data]:
        """The operations without a choice whose card the next operation names."""
        if [line[0] for line in data] == ["pick", "pick", "assign"]:
            minion, whom = ([w for w in pick[2:] if w not in ASSIGNABLE] for pick in data[:2])
            return [["assign", ["one", *minion], ["one", *whom]]]
        found: list[Data] = []
        for line in data:
            before = found[-1] if found else []
            if (
                before[:1] == ["pick"]
                and len(line) > 1
                and line[1] == before[1]
                and line[0] in PLAIN
            ):
                chosen = ["one" if before[1] == "x" else "one2", *before[2:]]
                found[-1] = [line[0], chosen, *line[2:]]
            else:
                found.append(line)
        return found

    def about_the_same(self, data: list[Data]) -> int:
        """How many operations at the start give the same card strength and keywords."""
        first = data[0]
        if first[0] not in TRAITS:
            return 0
        chosen = isinstance(first[1], list) and {"one": "x", "one2": "y"}.get(first[1][0])
        count = 0
        for line in data:
            alike = line[0] in TRAITS and (line[-1] == "regroup") == (first[-1] == "regroup")
            plain = line[0] == "gain" or not isinstance(line[2], list)
            if not alike or not plain or line[1] not in (first[1], chosen):
                break
            count += 1
        return count

    # Modifiers.

    def target(self, data: Data) -> str:
        """The cards that a modifier affects. Italian omits a subject that was just named."""
        if self.named and data == "self" and self.words.language == "it":
            return ""
        return self.who(data) if isinstance(data, str) else self.every(data)

    def static(self, part: list[Data]) -> str:
        """The text of one modifier."""
        head, rest = part[0], part[1:]
        match head:
            case "archery":
                return self.so(f"archery-{rest[0]}", amount=self.value(rest[1], True))
            case "shadow-number":
                amount = self.value(rest[0], True)
                return self.so("shadow-number", kind=self.kind, amount=amount)
            case "own-cost":
                return self.so("own-cost", amount=self.value(rest[0], True))
            case "bar":
                return self.so("bar", side=rest[0], phase=self.say("phase-inside", phase=rest[1]))
            case "strength" | "keyword":
                traits = self.trait(SO_TRAITS[head], rest[1:])
                return self.so("make", whom=self.target(rest[0]), traits=traits)
            case "no-discard":
                what, group = self.phrase(rest[0]), self.phrase(rest[0], 2)
                return self.so("no-discard", what=what, group=group)
            case "lose":
                whom, power = self.target(rest[0]), self.word(rest[1])
                return self.so("lose", whom=whom, power=power, word=rest[1])
            case "ally-out":
                return self.so("ally-out", what=self.phrase(rest[0]))
            case "no-wounds" if isinstance(rest[0], list):
                return self.so("none-wounded", what=self.phrase(rest[0]), way=rest[1])
            case "no-wounds":
                return self.so("no-wounds", whom=self.target(rest[0]), way=rest[1])
            case "no-bear":
                what = self.one([rest[1]])
                return self.so("no-bear", whom=self.target(rest[0]), what=what)
            case "cost-on":
                what = self.one([rest[1]])
                return self.so("cost-on", what=what, amount=self.value(rest[2], True))
            case _:
                whom = self.target(rest[0]) if rest else ""
                amount = self.value(rest[1], True) if len(rest) > 1 else ""
                return self.so(f"{head}", whom=whom, amount=amount)

    # Abilities.

    def entry(self, data: list[Data]) -> str:
        """One entry of a card's abilities as a sentence."""
        head = data[0]
        if head != "later":
            self.refer(data)
        if head in ("static", "static-first"):
            return self.statics(data[1:])
        if head == "toplay":
            text = self.conditions(data[1:])
            return self.say("ability-toplay", condition=text)
        if head == "playcost":
            key = "ability-playcost-bearer" if self.on_payer else "ability-playcost"
            return self.say(key, cost=self.lines(data[1:]))
        rest = data[1:] if head == "later" else data[2:]
        if head in ("may", "must", "response"):
            return self.answer(head, data[1], rest)
        what = self.body(rest)
        if head == "later":
            return self.say("ability-later", condition=self.watched, what=self.infinitive(what))
        names = [self.say(f"phase-{name}") for name in data[1].split("+")]
        if self.words.language == "sv":
            names[1:] = [name.lower() for name in names[1:]]
        return self.say(f"ability-{head}", phase=self.alternatives(names), what=what)

    def refer(self, data: list[Data]) -> None:
        """Find out what the references of an ability mean, and whether "it" is clear enough."""
        found = bindings(data)
        if data[0] in ("may", "must", "response"):
            words = data[1][1:]
            ends = [k for k, word in enumerate(words) if word in ("over", "to")]
            if words[:1] != ["self"]:
                found.append(("x", words[: ends[0]] if ends else words))
        self.meant = {}
        for word in ("x", "y"):
            kinds = {kind_of(words) for name, words in found if name == word}
            if len(kinds) == 1 and "" not in kinds:
                self.meant[word] = kinds.pop()
        if data[0] != "static" and data[1][:1] == ["wins"] and "over" in data[1]:
            self.meant["x"] = "winner"
        costs = [part for part in data if isinstance(part, list) and part[:1] == ["cost"]]
        several = any(len(part) > 2 for part in costs) or mentions(data, "to")
        self.spelled = several or mentions(data, "one2") or mentions(data, "y")

    def answer(self, head: str, words: list[Data], parts: list[Data]) -> str:
        """A triggered ability; its conditions are part of the trigger's text."""
        once = words[:2] == ["played", "self"] and head != "response"
        start = words[0] in ("turn-starts", "phase-starts")
        occasion = self.say("when-you-play") if once else self.occasion(words)
        for part in parts:
            if part[0] == "if":
                needs = self.conditions(part[1:])
                key = "and-if" if start or words[0] == "phase-ends" else "and"
                occasion = self.say(key, first=occasion, second=needs)
        if words[0] == "wins":
            parts = [foe_named(part) for part in parts]
        what = self.body([part for part in parts if part[0] != "if"])
        key = f"ability-{head}-once" if once else f"ability-{head}"
        if start:
            key = f"ability-{head}-start"
        return self.say(key, occasion=occasion, what=what)

    def conditions(self, data: list[Data]) -> str:
        seen = [part for part in data if part[0] == "see"]
        tokens = [part for part in data if part[0] == "twilight"] if seen else []
        found = [self.condition(part) for part in data if part not in seen and part not in tokens]
        if seen:
            spotted = [self.say("spot-twilight", amount=part[1]) for part in tokens]
            found.append(self.say("if-see", what=self.together(spotted + self.seen(seen))))
        return self.together(found)

    def body(self, parts: list[Data]) -> str:
        """The conditions, costs and effects of an ability."""
        parts = seen_first(parts)
        effects = [part for part in parts if part[0] not in ("if", "cost", "once")]
        if any(part[0] == "cost" and ["note", "bearer"] in part for part in parts):
            effects = [["bearer" if word == "x" else word for word in line] for line in effects]
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
        return self.together([text for text in (self.line(line) for line in lines) if text])

    def statics(self, parts: list[Data]) -> str:
        """The modifiers of an ability, with their condition."""
        conditions = parts[0][1:] if parts[0][0] == "while" else []
        condition = self.conditions(conditions) if conditions else ""
        self.named = any("self" in part for part in conditions)
        self.inverted = bool(condition)
        text = self.facts([part for part in parts if part[0] != "while"])
        self.named = False
        return self.say("ability-while", condition=condition, what=text) if condition else text

    def facts(self, parts: list[Data]) -> str:
        """Several modifiers; strength and keywords of the same cards are combined."""
        found: list[str] = []
        while parts:
            first = parts[0]
            same = [
                part
                for part in parts
                if part[0] in SO_TRAITS and first[0] in SO_TRAITS and part[1] == first[1]
            ]
            if len(same) > 1:
                traits = [SO_TRAITS[part[0]] for part in same]
                said = [self.trait(head, part[2:]) for head, part in zip(traits, same, strict=True)]
                whom = self.target(first[1])
                told = self.so("make", whom=whom, traits=self.together(said))
                parts = [part for part in parts if part not in same]
            else:
                told = self.static(first)
                parts = parts[1:]
            found.append(told.strip())
            self.inverted = False
            # The card itself is "it" until another card is named.
            self.named = first[1:2] == ["self"]
        return "; ".join(found)

    def card_text(self, facts: Facts) -> str:
        """The game text of a card, one sentence for each ability."""
        self.kind = facts["type"]
        self.on_payer = "x" in facts.get("bearer", [])
        found = [self.entry(data) for data in facts.get("abilities", [])]
        # What is said of this card apart from its text, such as a choice, names no card before.
        self.meant, self.spelled = {}, False
        if facts["type"] == "ring":
            found.append(self.say("ring-text").rstrip("."))
        return self.contracted(" ".join(f"{text[0].upper()}{text[1:]}." for text in found))

    def contracted(self, text: str) -> str:
        """The text with Italian prepositions and articles joined."""
        if self.words.language == "it":
            for apart, joined in CONTRACTIONS.items():
                text = text.replace(apart, joined)
        return text
