"""Names and texts of War of the Ring, and card texts composed from the effects of the cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from mathom.engine.game import Game
from mathom.engine.state import Event, Outcome
from mathom.games.war.rules.armies.army_bits import FIGURES, KINDS
from mathom.games.war.rules.facts import (
    CARD_FACTS,
    CHARACTERS,
    COMBAT_FACTS,
    LAND,
    REGION_AT,
    REGIONS,
    SIDES,
    TILE_FACTS,
)
from mathom.games.war.text import facts
from mathom.games.war.text.story import FREE_ENDINGS, WarStory, opens_turn
from mathom.texts.catalogue import Catalogue, Name
from mathom.texts.marks import sentence_case
from mathom.texts.story import Sentence, StoryMove, Turn
from mathom.texts.wording import Sheet, Wording

Facts = dict[str, Any]

NUMBERS = ("amount", "count", "units", "extra", "tiles")
"""The parameters that give the count of an effect."""

PASSED_ON = ("dice", "on", "guided", "gollum", "more", "up_to", "level", "extra")


RISEN = {"strider": "aragorn", "gandalf": "gandalf-the-white"}
"""The name of a character who enters play in his later form."""

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
"""The kinds of the numeric fields of a choice that are not counts."""


class WarWording(Wording):
    """The texts of War of the Ring in one language."""

    described = ("card",)
    technical = ("effect-done", "title-done")

    def __init__(
        self, game: Game[Any], words: Catalogue, great: frozenset[str] = NOBODY_YET
    ) -> None:
        super().__init__(game, words)
        self.great = great

    def at(self, s: Any) -> WarWording:
        """A wording that uses the later names of the characters who have entered play again."""
        great = [("gandalf", s.white), ("strider", s.crowned)]
        return named_at(self, frozenset(who for who, risen in great if risen))

    def progress(self, s: Any) -> str:
        return self.say("progress", number=max(1, s.turn))

    def name(self, kind: str, index: int) -> str:
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
            case "card" | "title" | "nation" | "deck" | "die":
                return self.say(f"{kind}-{self.game.names(kind)[index]}")
            case _:
                return super().name(kind, index)

    def region(self, region: str) -> Name:
        return self.named_place(f"war-region-{region}")

    def place(self, place: int) -> Name:
        """A region, or the stronghold in it."""
        region = self.region(REGIONS[REGION_AT[place]])
        return region if place < LAND else self.named_place("war-inside", place=region)

    def named_place(self, key: str, **arguments: object) -> Name:
        """A place with its forms, made from the article that stands beside its name."""
        name = self.words.text(key, **arguments)
        article = self.words.attribute(key, "article", "none")
        at = self.words.attribute(key, "at", "point")
        return Name(name, lambda form: self.say(f"place-{form}", name=name, article=article, at=at))

    def figure(self, figure: int) -> str:
        """A kind of figure, or a character."""
        name = FIGURES[figure]
        return self.say(f"figure-{name}") if figure < KINDS else self.character(name)

    def character(self, who: str) -> str:
        """A character by his present name: Strider, or Aragorn."""
        return self.say(f"character-{RISEN[who] if who in self.great else who}")

    def tile(self, tile: int) -> str:
        """A Hunt tile; special tiles have the name of their card."""
        facts = TILE_FACTS[tile]
        if facts["kind"] != "standard":
            return self.say(f"card-{facts['id']}")
        if facts["value"] == "eye":
            return self.say("tile-eye")
        key = "tile-number-reveal" if facts["reveal"] else "tile-number"
        return self.say(key, number=facts["value"])

    def argument(self, kind: str, number: int) -> object:
        """Combat dice and counts are numbers, a side is its id; everything else has a name."""
        if kind == "side":
            return self.side_argument(self.game.names(kind)[number])
        return number + 1 if kind == "pips" else super().argument(kind, number)

    def side_argument(self, side: str) -> str:
        """A side as an argument of a text: the name of its player where it has only one, otherwise
        its id."""
        return self.players.get(side, side) if self.players_are_sides() else side

    def players_are_sides(self) -> bool:
        """Whether every side has only one player."""
        return self.players.keys() <= set(self.game.names("side"))

    def is_reader(self, kind: str, number: int) -> bool:
        """Also a side that has only one player."""
        if kind == "side":
            return self.players_are_sides() and self.game.names(kind)[number] == self.reader
        return super().is_reader(kind, number)

    def detail(self, name: str, value: object) -> object:
        """A side stays an id: the text says how it is called."""
        return value if name == "side" else super().detail(name, value)

    def risen(self, who: int) -> str:
        """The name under which a character enters play."""
        name = CHARACTERS[who]
        return self.say(f"character-{RISEN.get(name, name)}")

    def action_text(self, action: int) -> str:
        """The text of a button. Strider enters play as Aragorn."""
        verb = self.game.vocabulary.verb_of(action)
        if verb.name == "bring":
            return self.say("action-bring", character=self.risen(action - verb.base))
        return sentence_case(super().action_text(action))

    def done_arguments(self, action: int) -> dict[str, object]:
        verb = self.game.vocabulary.verb_of(action)
        if verb.name == "bring":
            return {"character": self.risen(action - verb.base)}
        return super().done_arguments(action)

    def event_text(self, event: Event, you: bool = True) -> str | None:
        """The text of a log entry, with the later name of a character who enters play."""
        if self.game.events[event.kind].name == "entered-play":
            who, place = event.numbers[:2]
            return self.tell("entered-play", character=self.risen(who), place=self.place(place))
        return super().event_text(event, you)

    def opens_turn(self, move: StoryMove, before: StoryMove) -> bool:
        return opens_turn(self.game, move, before)

    def whose_turn(self, turn: Turn) -> int:
        story = WarStory(self, turn)
        return turn.seat if story.verbs else -1

    def belongs_to_action(self, view: dict[str, Any]) -> bool:
        return view["asked"]["choice"] not in facts.WHOLE

    def changes(self, before: dict[str, Any], after: dict[str, Any]) -> list[str]:
        return facts.facts(self, before, after)

    def turn_story(self, turn: Turn) -> list[Sentence]:
        words = turn.words
        assert isinstance(words, WarWording)
        return WarStory(words, turn).sentences()

    def seat_in_story(self, seat: str) -> str:
        return self.say("story-seat", seat=seat)

    def task_arguments(self, choice: str, numbers: dict[str, int]) -> dict[str, object]:
        """The numeric fields of a choice as names of places, dice and figures."""
        found: dict[str, object] = dict(numbers)
        for field, kind in NAMED_NUMBERS.items():
            if field in numbers and numbers[field] >= 0:
                found[field] = self.name(kind, numbers[field])
        if choice == "enter-play":
            found["who"] = self.risen(numbers["who"])
        return found

    def outcome_text(self, outcome: Outcome) -> str:
        """The winner and the reason."""
        side = SIDES[0 if outcome.reason in FREE_ENDINGS else 1]
        return self.say(f"outcome-{outcome.reason}", side=self.side_argument(side))

    def listed(self, names: Sequence[str], last: str) -> str:
        """Several names with "or" or "and" before the last."""
        if len(names) < 2:
            return "".join(names)
        return self.say(f"list-{last}", first=", ".join(names[:-1]), last=names[-1])

    def regions(self, names: list[str], last: str = "or") -> Name:
        return self.places([self.region(name) for name in names], last)

    def places(self, names: list[Name], last: str = "and") -> Name:
        """Several places; a form of them is the list of their forms."""
        return Name(
            self.listed([*names], last),
            lambda form: self.listed([name.form(form) for name in names], last),
        )

    def nations(self, names: list[str], last: str = "and") -> str:
        return self.listed([self.say(f"nation-{name}") for name in names], last)

    def nations_in_text(self, names: list[str]) -> str:
        """The names of nations as used in a sentence: the Elves and the North."""
        return self.listed([self.say(f"in-text-nation-{name}") for name in names], "and")

    def effect(self, card: Facts, effect: Facts) -> str:
        """One effect of a card as a sentence."""
        op = effect["op"]
        if op == "table":
            return self.say(f"table-{card['id']}")
        if op == "recruit":
            return self.recruit(effect)
        if op == "tile":
            return self.say("effect-tile", gives=self.tile_gives(effect["tile"]))
        key = effect_key(effect)
        for part in ("order", "source"):
            if part in effect:
                key = f"effect-{op}-{effect[part]}"
        return self.say(key, **self.effect_arguments(effect))

    def effect_arguments(self, effect: Facts) -> dict[str, object]:
        """The arguments of the text of an effect."""
        found: dict[str, object] = {n: effect[n] for n in PASSED_ON if n in effect}
        for name in NUMBERS:
            if name in effect:
                found["number"] = effect[name]
        if "regions" in effect:
            found["regions"] = self.regions(effect["regions"])
        if "region" in effect:
            found["region"] = self.region(effect["region"])
        if "nation" in effect:
            found["nation"] = self.nations_in_text([effect["nation"]])
            found["land"] = self.say(f"nation-{effect['nation']}")
        if "nations" in effect:
            found["nations"] = self.nations_in_text(effect["nations"])
        if "activates" in effect:
            found["nations"] = self.nations_in_text(effect["activates"])
            found["others"] = self.nations_in_text(effect["advances"])
        return found

    def tile_gives(self, tile: str) -> str:
        """The effect of a special Hunt tile."""
        facts = next(facts for facts in TILE_FACTS if facts["id"] == tile)
        value = facts["value"]
        if value in ("eye", "die"):
            parts = [self.say(f"tile-gives-{value}")]
        elif value == 0:
            parts = [self.say("tile-gives-nothing")]
        elif value < 0:
            parts = [self.say("tile-gives-healing", number=-value)]
        else:
            parts = [self.say("tile-gives-damage", number=value)]
        if facts["stop"]:
            key = "tile-reveals-and-stops" if facts["reveal"] else "tile-stops"
            parts.append(self.say(key))
        return ", ".join(parts)

    def recruit(self, effect: Facts) -> str:
        """Whom a card recruits, and where."""
        nation = self.nations_in_text([effect["nation"]])
        figures = self.say("recruits", nation=nation, figures=self.recruits(effect))
        places = effect.get("places", 1)
        regions = effect.get("regions", [])
        if places == 1:
            return self.say("effect-recruit", figures=figures, regions=self.ground(effect))
        if places < len(regions):
            named = self.regions(regions, "and")
            return self.say("effect-recruit-some", figures=figures, number=places, regions=named)
        text = self.say("effect-recruit-all", figures=figures, regions=self.regions(regions, "and"))
        if "either_at" in effect:
            elites = self.regions(effect["either_at"], "and")
            text += " " + self.say("effect-recruit-elites", regions=elites)
        return text

    def recruits(self, effect: Facts) -> str:
        """How many figures of which kinds a card recruits."""
        kinds = ("regular", "elite", "either", "leader", "nazgul")
        found = [self.say(f"some-{kind}", number=effect[kind]) for kind in kinds if kind in effect]
        return self.listed(found, "and")

    def ground(self, effect: Facts) -> str:
        """Where a card recruits."""
        if "where" in effect:
            return self.say(f"where-{effect['where']}")
        named = effect["regions"]
        key = "one" if len(named) == 1 else "any"
        return self.say(
            f"where-{'free' if effect.get('free') else key}", regions=self.regions(named)
        )

    def need(self, need: Facts) -> str:
        arguments = self.effect_arguments(need)
        if need["k"] == "in-fellowship":
            named = [self.say(f"character-{who}") for who in need["any"]]
            arguments["who"] = self.listed(named, "or") if named else self.say("some-companion")
        if need["k"] == "king-with-army":
            return self.king(need)
        if need["k"] == "in-play":
            return self.say(f"need-in-play-{need['character']}")
        text = self.say(f"need-{need['k']}", **arguments)
        return text[:1].upper() + text[1:]

    def king(self, need: Facts) -> str:
        """Where Strider or Aragorn must be with an army; outside the Free Peoples nations it must
        be Aragorn.
        """
        if need["outside"]:
            return self.say("need-king-abroad")
        if need["nations"]:
            return self.say("need-king-with-army-in", nations=self.nations(need["nations"], "or"))
        return self.say("need-king-with-army")

    def card_text(self, card: Facts) -> str:
        """The text of a card as an event."""
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
        """The text of a card as a combat card, and its initiative."""
        facts = next(facts for facts in COMBAT_FACTS if facts["id"] == title)
        does = f"{self.say(f'title-{title}')}: {self.say(f'combat-{title}')}"
        return [
            (self.say("row-combat"), does),
            (self.say("row-initiative"), "/".join(str(each) for each in facts["initiative"])),
        ]


def effect_key(effect: Facts) -> str:
    """The key of the text of an effect; some effects have several texts."""
    op: str = effect["op"]
    if op == "hits" and "regions" not in effect:
        return "effect-hits-mixed"
    if op == "heal" and effect["gollum"] != effect["amount"]:
        return "effect-heal-gollum"
    if op == "wings":
        return "effect-wings-level" if effect["level"] else "effect-wings-extra"
    return f"effect-{op}"


@cache
def named_at(words: WarWording, great: frozenset[str]) -> WarWording:
    """The same wording with the later names of some characters."""
    return WarWording(words.game, words.words, great) if great != words.great else words
