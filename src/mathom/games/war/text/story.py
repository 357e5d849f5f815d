"""A turn of War of the Ring in a sentence or two: one action die, or the dice of a new turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from mathom.engine.game import Game
from mathom.games.war.rules.armies.army_bits import FIGURES, KINDS
from mathom.games.war.rules.facts import (
    CHARACTERS,
    CORRUPTED,
    DOOM,
    FREE_GOAL,
    LAND,
    NATIONS,
    OWNER,
    POINTS,
    REGION_AT,
    REGIONS,
    SHADOW_GOAL,
    SIDES,
    TILE_FACTS,
)
from mathom.texts.catalogue import Name
from mathom.texts.marks import piece, sentence_case, symbol
from mathom.texts.story import UNKNOWN, Sentence, StoryMove, Turn

if TYPE_CHECKING:
    from mathom.games.war.text.wording import WarWording

STARTS = ("use", "ring", "pass", "skip")
"""The verbs with which somebody begins to use an action die."""

RING = ("ring", "into")
"""The verbs of an Elven Ring, after which the die is chosen."""

GOALS = (FREE_GOAL, SHADOW_GOAL)
NEAR_POINTS = (2, 6)
NEAR_CORRUPTION = 9
NEAR_DOOM = 2
"""From here on a victory is announced: points of the Free Peoples and the Shadow, corruption, and
steps that are left on the Mordor track."""

FREE_ENDINGS = ("ring-destroyed", "free-conquest")
"""The endings with which the Free Peoples win."""

UNITS = ("regular", "elite", "leader", "nazgul")


def opens_turn(game: Game[Any], move: StoryMove, before: StoryMove) -> bool:
    """Whether a move begins to use a die, or is the first one of a new turn."""
    if any(game.events[event.kind].name == "turn-begins" for event in before.events):
        return True
    return verb_of(game, move) in STARTS and verb_of(game, before) not in RING


def verb_of(game: Game[Any], move: StoryMove) -> str:
    """The verb of a move, empty if it is not known."""
    return "" if move.action == UNKNOWN else game.vocabulary.verb_of(move.action).name


class WarStory:
    """Gathers what came of a die, by the kind of event."""

    def __init__(self, words: WarWording, turn: Turn) -> None:
        self.words = words
        self.turn = turn
        self.seat = turn.seat
        self.told: dict[str, list[list[int]]] = {}
        self.fresh: dict[str, list[list[int]]] = {}
        kept = self.told
        for name, numbers in turn.events():
            if name == "turn-begins":
                kept = self.fresh
            kept.setdefault(name, []).append(numbers)
        used = [(verb, index) for _, verb, index in turn.actions()]
        self.verbs: dict[str, int] = dict(reversed(used)) if used and used[0][0] in STARTS else {}

    def sentences(self) -> list[Sentence]:
        """The whole story of the die."""
        found: list[Sentence] = []
        text = self.die() if self.verbs else self.dice()
        if text:
            found.append(Sentence("turn", text))
        ended = self.end()
        if ended:
            return [*found, Sentence("end", ended)]
        found += [Sentence("alarm", sentence_case(alarm)) for alarm in self.alarms()]
        if "turn-begins" in self.fresh:
            found.append(Sentence("mark", self.new_turn()))
        return found

    def all(self, name: str) -> list[list[int]]:
        """The events of a kind, before a new turn begins."""
        return self.told.get(name, [])

    def place(self, place: int) -> Name:
        """The region of a place; a stronghold has its name too."""
        region = REGIONS[REGION_AT[place]]
        return named_piece(f"region:{region}", self.words.region(region))

    def nation(self, nation: int) -> str:
        name = NATIONS[nation]
        return symbol(f"nation-{name}", self.words.nations_in_text([name]))

    def character(self, who: int) -> str:
        return piece(f"character:{CHARACTERS[who]}", self.words.name("character", who))

    def face(self, die: int) -> str:
        """The face of a die."""
        words = self.words
        return symbol(f"die-{words.game.names('die')[die]}", words.name("die", die))

    def say_of(self, key: str, **arguments: object) -> str:
        """A text about whoever used the die."""
        return self.words.say(key, **self.turn.people(self.seat), **arguments)

    def side(self, side: int) -> dict[str, object]:
        """The arguments that name a side: by its player where it has one with a name, or the reader
        as "you"."""
        cast = self.turn.cast
        if len(cast.names) == len(SIDES) and (cast.names[side] or cast.you == side):
            return {"side": "person", **self.turn.people(side)}
        return {"side": SIDES[side], "you": "nobody", "who": ""}

    def new_turn(self) -> str:
        """The number of the new turn, and the cards that the reader drew."""
        number = self.fresh["turn-begins"][0][0]
        drawn = self.cards(self.fresh.get("drew-card", []))
        if not drawn or self.turn.cast.you < 0:
            return self.words.say("story-turn", number=number)
        return self.words.say("story-turn-cards", number=number, cards=drawn)

    def card(self, card: int) -> str:
        """The title of a card."""
        words = self.words
        return piece(f"card:{words.game.names('card')[card]}", words.name("card", card))

    def cards(self, events: Iterable[list[int]]) -> str:
        """Cards by their titles in quotation marks: some end with an exclamation mark."""
        words = self.words
        named = [words.say("story-quoted", name=self.card(of)) for of, *_ in events]
        return words.enumerated(named)

    def dice(self) -> str:
        """The dice of a new turn, and what was decided before they were rolled."""
        words = self.words
        clauses = self.fellowship()
        for side in range(len(SIDES)):
            rolled = [
                words.say("story-dice", number=number, die=self.face(die))
                for of, die, number in self.all("die-rolled")
                if of == side
            ]
            if rolled:
                dice = words.enumerated(rolled)
                clauses.append(words.say("story-rolled", **self.side(side), dice=dice))
        return sentence_case("; ".join(clauses)) + "." if clauses else ""

    def die(self) -> str:
        """What the die was used for, and what came of it."""
        main, clauses = self.main()
        mark = "; " if ": " in main else ": "
        text = mark.join(part for part in (main, "; ".join(clauses)) if part)
        if not text:
            return ""
        found = [sentence_case(text)]
        for _, die, into in self.all("ring-used"):
            face, new = self.face(die), self.face(into)
            text = self.say_of("story-ring", die=face, into=new)
            found.insert(0, symbol("ring", sentence_case(text)))
        return " ".join(f"{sentence}." for sentence in found)

    def main(self) -> tuple[str, list[str]]:
        """The main clause, and the clauses that follow it."""
        verbs, say_of = self.verbs, self.say_of
        if "play" in verbs:
            card, drawn = self.card(verbs["play"]), len(self.all("drew"))
            if drawn:
                return say_of("story-played-drew", card=card, number=drawn), self.clauses()
            return say_of("story-played", card=card), self.clauses()
        if "attack" in verbs and self.all("battle-begins"):
            return symbol("battle", self.attack()), [*self.battle(), *self.clauses()]
        if "march" in verbs and self.all("marched"):
            ways, number = self.ways(), len(self.all("marched"))
            text = say_of("story-marched", ways=ways, number=number)
            return symbol("march", text), self.clauses()
        if self.all("recruited"):
            return say_of("story-mustered", things=self.recruits()), self.clauses()
        if "sway" in verbs:
            return self.sway(verbs["sway"])
        if self.all("entered-play"):
            return self.entered(), self.clauses()
        if "draw" in verbs:
            return self.drew(), self.clauses()
        if "move-fellowship" in verbs:
            return symbol("fellowship", self.walk()), self.hunt() + self.clauses()
        if "hide" in verbs:
            return symbol("fellowship", say_of("story-hid")), self.clauses()
        if "separate" in verbs and self.all("separated"):
            return symbol("fellowship", self.separated()), self.clauses()
        if self.all("character-moved"):
            return say_of("story-moved", ways=self.paths()), self.clauses()
        if "pass" in verbs or "skip" in verbs:
            return say_of("story-passed"), self.clauses()
        rest = self.clauses()
        if "use" not in verbs:
            return "", rest
        return say_of("story-used", die=self.face(verbs["use"])), rest

    def attack(self) -> str:
        """Who attacked what from where."""
        _, origin, place = self.all("battle-begins")[0]
        name = self.place(place)
        if REGION_AT[origin] != REGION_AT[place]:
            return self.say_of("story-attacked", place=name, origin=self.place(origin))
        return self.say_of("story-sortie" if origin >= LAND else "story-stormed", place=name)

    def battle(self) -> list[str]:
        """The losses of both sides, and how the battle ended."""
        words = self.words
        _, origin, _ = self.all("battle-begins")[0]
        lost = [numbers[1] for name in ("unit-lost", "unit-reduced") for numbers in self.all(name)]
        attackers = sum(place == origin for place in lost)
        defenders = len(lost) - attackers
        found: list[str] = []
        if lost or not self.all("withdrew"):
            found.append(words.say("story-losses", attackers=attackers, defenders=defenders))
        for _, place in pairs(self.all("retreated")):
            found.append(words.say("story-retreated", place=self.place(place)))
        for place, *_ in self.all("withdrew"):
            found.append(words.say("story-withdrew", place=self.place(place)))
        if self.all("ceased"):
            found.append(words.say("story-ceased"))
        return found

    def ways(self) -> str:
        """The marches of armies."""
        return self.words.enumerated(
            [
                self.words.say("story-way", origin=self.place(origin), place=self.place(place))
                for _, origin, place in self.all("marched")
            ]
        )

    def paths(self) -> str:
        """Where characters went, the last place of each."""
        went = dict(pairs(self.all("character-moved")))
        return self.words.enumerated(
            [
                self.words.say(
                    "story-path", figure=self.words.figure(figure), place=self.place(place)
                )
                for figure, place in went.items()
            ]
        )

    def recruits(self) -> str:
        """Recruited figures by place."""
        places: dict[int, Counter[str]] = {}
        for figure, place in pairs(self.all("recruited")):
            kind = FIGURES[figure].rsplit("-", 1)[-1] if figure < KINDS else ""
            name = kind if kind in UNITS else self.words.figure(figure)
            places.setdefault(place, Counter())[name] += 1
        found = []
        for place, counts in places.items():
            things = [self.some(kind, number) for kind, number in counts.items()]
            named = self.words.enumerated(things)
            text = self.words.say("story-at", things=named, place=self.place(place))
            found.append(symbol("recruits", text))
        return self.words.enumerated(found)

    def some(self, kind: str, number: int) -> str:
        """So many figures of a kind, or a character by name."""
        return self.words.say(f"some-{kind}", number=number) if kind in UNITS else kind

    def sway(self, nation: int) -> tuple[str, list[str]]:
        """A nation that was moved towards war."""
        if nation in [numbers[0] for numbers in self.all("at-war")]:
            rest = self.clauses(swayed=nation)
            return self.say_of("story-to-war", nation=self.nation(nation)), rest
        left = next((numbers[1] for numbers in self.all("advanced")), 0)
        text = self.say_of("story-swayed", nation=self.nation(nation), number=left)
        return text, self.clauses()

    def entered(self) -> str:
        """Characters who entered play."""
        entered = pairs(self.all("entered-play"))
        names = self.words.enumerated(
            [piece(f"character:{CHARACTERS[who]}", self.words.risen(who)) for who, _ in entered]
        )
        return self.say_of("story-entered", names=names, place=self.place(entered[-1][1]))

    def drew(self) -> str:
        """A card that was drawn; its owner reads its name."""
        known = self.cards(self.all("drew-card"))
        if known and self.turn.cast.you == self.seat:
            return self.say_of("story-drew-card", cards=known)
        decks = [self.words.name("deck", deck) for _, deck in pairs(self.all("drew"))]
        return self.say_of("story-drew", decks=self.words.enumerated(decks))

    def walk(self) -> str:
        """A step of the fellowship, on the map or in Mordor."""
        if self.all("mordor-step"):
            number = self.all("mordor-step")[-1][0]
            return self.say_of("story-mordor", number=number, doom=DOOM)
        number = next((numbers[0] for numbers in self.all("fellowship-moved")), 0)
        return self.say_of("story-walked", number=number)

    def hunt(self) -> list[str]:
        """What the Hunt found."""
        words = self.words
        tiles = [self.tile(numbers[0]) for numbers in self.all("tile-drawn")]
        if tiles:
            text = words.say("story-hunt-tile", tile=words.enumerated(tiles))
            return [symbol("hunt", text)]
        missed = symbol("hunt", words.say("story-hunt-missed"))
        return [missed] if self.all("hunt-roll") else []

    def tile(self, tile: int) -> str:
        """A Hunt tile; that it reveals the fellowship is told apart."""
        facts = TILE_FACTS[tile]
        if facts["kind"] != "standard":
            return self.words.say("story-quoted", name=self.words.tile(tile))
        eye = facts["value"] == "eye"
        return self.words.say("tile-gives-eye") if eye else str(facts["value"])

    def fellowship(self) -> list[str]:
        """What became of the fellowship and of its corruption, a clause each."""
        words = self.words
        found = []
        if self.all("corruption"):
            text = words.say("story-corruption", number=self.all("corruption")[-1][1])
            found.append(symbol("corruption", text))
        if self.all("healed"):
            text = words.say("story-healed", number=self.all("healed")[-1][1])
            found.append(symbol("corruption", text))
        for who, *_ in self.all("character-lost"):
            found.append(words.say("story-lost", character=self.character(who)))
        for place, *_ in self.all("declared"):
            text = words.say("story-declared", place=self.place(place))
            found.append(symbol("fellowship", text))
        for place, *_ in self.all("revealed"):
            text = words.say("story-revealed", place=self.place(place))
            found.append(symbol("fellowship", text))
        if self.all("mordor-entered"):
            found.append(symbol("fellowship", words.say("story-in-mordor")))
        if self.all("mordor-stopped"):
            found.append(words.say("story-stopped"))
        for who, *_ in self.all("new-guide")[-1:]:
            found.append(words.say("story-guide", character=self.character(who)))
        if self.all("gollum-guides"):
            found.append(words.say("story-gollum"))
        return found

    def separated(self) -> str:
        """Companions who left the fellowship."""
        named = [self.character(who) for who, _ in pairs(self.all("separated"))]
        place = self.place(self.all("separated")[-1][1])
        return self.say_of("story-separated", names=self.words.enumerated(named), place=place)

    def clauses(self, swayed: int = -1) -> list[str]:
        """What else came of the die, a clause each."""
        words, verbs = self.words, self.verbs
        found: list[str] = []
        if "play" in verbs:
            found += self.by_card()
        found += self.fellowship()
        for place, *_ in self.all("siege-begins"):
            text = words.say("story-siege", place=self.place(place))
            found.append(symbol("siege", text))
        captured = pairs(self.all("captured"))
        taken = [self.place(at) for side, at in captured if OWNER[REGION_AT[at]] != side]
        if taken:
            found.append(symbol("fall", words.say("story-fell", places=words.places(taken))))
        back = [self.place(at) for side, at in captured if OWNER[REGION_AT[at]] == side]
        if back:
            places = words.places(back)
            found.append(words.say("story-retaken", places=places, number=len(back)))
        war = [self.nation(n) for n, *_ in self.all("at-war") if n != swayed]
        if war:
            nations = words.enumerated(war)
            found.append(words.say("story-at-war", nations=nations, number=len(war)))
        return found

    def by_card(self) -> list[str]:
        """What an event card brought about."""
        words = self.words
        found: list[str] = []
        if self.all("recruited"):
            found.append(self.recruits())
        if self.all("battle-begins"):
            found.append(self.attack())
            found += self.battle()
        elif self.all("unit-lost"):
            number = len(self.all("unit-lost"))
            places = dict.fromkeys(self.place(place) for _, place in pairs(self.all("unit-lost")))
            found.append(words.say("story-fallen", number=number, where=words.places([*places])))
        if self.all("marched"):
            found.append(self.ways())
        if self.all("character-moved"):
            found.append(self.paths())
        if self.all("separated"):
            named = [self.character(who) for who, _ in pairs(self.all("separated"))]
            place = self.place(self.all("separated")[-1][1])
            left = words.enumerated(named)
            found.append(words.say("story-left", names=left, place=place, number=len(named)))
        moved = [self.nation(n) for n, *_ in [*self.all("activated"), *self.all("advanced")]]
        if moved:
            stirred = [*dict.fromkeys(moved)]
            nations = words.enumerated(stirred)
            found.append(words.say("story-stirred", nations=nations, number=len(stirred)))
        if self.all("tile-added"):
            found.append(words.say("story-tile-added"))
        if self.all("fellowship-moved"):
            number = self.all("fellowship-moved")[-1][0]
            found.append(words.say("story-card-walked", number=number))
            found += self.hunt()
        if self.all("hidden"):
            found.append(words.say("story-card-hid"))
        return found

    def alarms(self) -> list[str]:
        """What may decide the game soon, if this die brought it nearer."""
        words = self.words
        found: list[str] = []
        for side in dict.fromkeys(numbers[0] for numbers in self.all("captured")):
            number = self.turn.after["points"][SIDES[side]]
            if number >= NEAR_POINTS[side] and number > self.turn.before["points"][SIDES[side]]:
                goal = GOALS[side]
                people = self.side(side)
                found.append(words.say("story-alarm-points", **people, number=number, goal=goal))
        if self.all("corruption"):
            number = self.all("corruption")[-1][1]
            if number >= NEAR_CORRUPTION:
                left = CORRUPTED - number
                found.append(
                    words.say("story-alarm-corruption", number=number, left=left, goal=CORRUPTED)
                )
        if self.all("mordor-step"):
            left = DOOM - self.all("mordor-step")[-1][0]
            if 0 < left <= NEAR_DOOM:
                found.append(words.say("story-alarm-doom", number=left))
        return found

    def end(self) -> str:
        """Why the game is over, empty while it goes on."""
        outcome = self.turn.outcome
        if outcome is None:
            return ""
        words = self.words
        side = 0 if outcome.reason in FREE_ENDINGS else 1
        people = self.side(side)
        if outcome.reason == "corruption":
            text = words.say("story-end-corruption", **people, number=CORRUPTED)
        elif outcome.reason == "ring-destroyed":
            number = self.turn.after["fellowship"]["corruption"]
            text = words.say("story-end-ring", **people, number=number)
        else:
            number = self.turn.after["points"][SIDES[side]]
            falls = words.enumerated(self.falls(side))
            text = words.say("story-end-conquest", **people, number=number, falls=falls)
        return sentence_case(text)

    def falls(self, side: int) -> list[str]:
        """The settlements that a side took and that give it points, with the turns of their fall,
        the first one first."""
        view = self.turn.after["regions"]
        taken = [
            region
            for region in range(LAND)
            if POINTS[region] and OWNER[region] != side
            if view[REGIONS[region]]["control"] == SIDES[side]
        ]
        fell = {region: self.fell_after(region, side) for region in taken}
        return [
            self.words.say(
                "story-fall",
                place=self.place(region),
                number=self.turn.view_at(fell[region])["turn"],
            )
            for region in sorted(taken, key=lambda region: fell[region])
        ]

    def fell_after(self, region: int, side: int) -> int:
        """The action by which a side took a region for the last time."""
        game = self.words.game
        for at in range(self.turn.moves[-1].number, 0, -1):
            for event in self.turn.move_at(at).events:
                if game.events[event.kind].name == "captured":
                    of, place = event.numbers[:2]
                    if of == side and REGION_AT[place] == region:
                        return at
        return 0


def named_piece(of: str, name: Name) -> Name:
    """The name of a piece that keeps its forms."""
    found = piece(of, name)
    assert isinstance(found, Name)
    return found


def pairs(events: Iterable[list[int]]) -> list[tuple[int, int]]:
    """The first two numbers of events."""
    return [(numbers[0], numbers[1]) for numbers in events]
