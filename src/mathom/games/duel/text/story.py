"""A turn of Duel in a sentence or two: what was taken, what it brought, what the enemy lost."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any

from mathom.games.duel.rules.facts import (
    BONUS_FACTS,
    CARD_FACTS,
    LAST_CHAPTER,
    QUEST_LENGTH,
    RACES,
    REGIONS,
    SEATS,
    TILE_FACTS,
    TOKEN_FACTS,
)
from mathom.texts.marks import piece, sentence_case, symbol
from mathom.texts.story import UNKNOWN, FinishedGame, Milestone, Sentence, Turn

if TYPE_CHECKING:
    from mathom.games.duel.text.wording import DuelWording

OPENING = ("play", "discard", "take")
"""The verbs with which a turn begins."""

ADDING = {"units-placed", "unit-moved", "fortress-built"}
"""Events after which a side may be present in more regions."""

NEAR_REGIONS = 5
NEAR_RACES = 5
NEAR_QUEST = 3
"""From here on the next steps of a side towards its victory are announced: regions and races that
it has, and steps that it still needs."""

BONUS_EVENTS = {
    "coins": "coins-taken",
    "units": "units-placed",
    "extra_turn": "extra-turn",
    "enemy_fortress_remove": "fortress-razed",
}
"""By the effect of a bonus space: the event that tells that it was used."""

SYMBOLS = {"grey": "◆", "yellow": "●", "blue": "■", "green": "▲", "red": "✕", "purple": "★"}
COLORS = {sign: color for color, sign in SYMBOLS.items()}
COLORED = re.compile(f"[{''.join(COLORS)}]")


def with_colors(text: str) -> str:
    """A text in which the signs of the colours are marked as symbols."""
    return COLORED.sub(lambda match: piece(COLORS[match[0]], match[0]), text)


class DuelStory:
    """Gathers what happened in a turn, by the kind of thing."""

    def __init__(self, words: DuelWording, turn: Turn) -> None:
        self.words = words
        self.turn = turn
        self.seat = turn.seat
        self.foe = 1 - turn.seat
        self.forts: list[int] = []
        self.units: Counter[int] = Counter()
        self.marched: Counter[tuple[int, int]] = Counter()
        self.fallen: Counter[int] = Counter()
        self.fights: Counter[int] = Counter()
        self.coins = 0
        self.empty = False
        self.paid = 0
        self.robbed = 0
        self.chained = False
        self.steps = 0
        self.reached = 0
        self.races: list[int] = []
        self.tokens: list[int] = []
        self.stripped: list[int] = []
        self.recovered: list[int] = []
        self.razed: list[int] = []
        self.again = False
        self.waiting: list[str] = []
        self.bonuses: list[str] = []
        self.chapter = 0
        self.offered: list[int] = []
        for name, numbers in turn.events():
            if not self.by_bonus(name, numbers):
                self.gather(name, numbers)
        places = {*self.forts, *self.units, *self.fights, *(to for _, to in self.marched)}
        self.one_place = len(places) == 1 and not self.bonuses

    def by_bonus(self, name: str, numbers: list[int]) -> bool:
        """Whether an event belongs to a bonus space that was reached before."""
        if name == "bonus-reached":
            self.waiting.append(BONUS_EVENTS[BONUS_FACTS[numbers[1]]["effect"]["op"]])
            return True
        if name not in self.waiting:
            return False
        self.waiting.remove(name)
        if name == "coins-taken":
            self.bonuses.append(self.coins_of(numbers[1]))
        elif name == "units-placed":
            self.bonuses.append(self.placed(numbers[2], numbers[1]))
        elif name == "extra-turn":
            self.bonuses.append(symbol("turn", self.words.say("story-another-turn")))
        else:
            self.razed.append(numbers[1])
        return True

    def gather(self, name: str, numbers: list[int]) -> None:
        """Take note of an event."""
        first, second, third = numbers
        match name:
            case "fortress-built":
                self.forts.append(second)
            case "fortress-razed":
                self.razed.append(second)
            case "units-placed":
                self.units[third] += second
            case "unit-moved":
                self.marched[second, third] += 1
            case "unit-removed":
                self.fallen[second] += 1
            case "conflict":
                self.fights[first] += second
            case "quest-advanced":
                self.steps += second
                self.reached = third
            case "race-joined":
                self.races.append(second)
            case "token-kept":
                self.tokens.append(second)
            case "card-stripped":
                self.stripped.append(second)
            case "card-recovered":
                self.recovered.append(second)
            case "extra-turn":
                self.again = True
            case "played-by-chain":
                self.chained = True
            case "chapter-begins":
                self.chapter = first
            case "tile-offered":
                self.offered.append(first)
            case _:
                self.gather_coins(name, second)

    def gather_coins(self, name: str, number: int) -> None:
        """Take note of coins."""
        if name == "coins-taken":
            self.coins += number
            self.empty = number == 0
        elif name == "paid":
            self.paid += number
        elif name == "coins-lost":
            self.robbed += number

    def sentences(self) -> list[Sentence]:
        """The whole story of the turn."""
        found = [Sentence("turn", with_colors(self.told()))] if self.seat >= 0 else []
        ended = self.end()
        if ended:
            return [*found, Sentence("end", ended)]
        found += [Sentence("alarm", sentence_case(text)) for text in self.alarms()]
        if self.chapter:
            found.append(Sentence("mark", self.new_chapter()))
        return found

    def new_chapter(self) -> str:
        """The chapter that begins, and the landmarks that are offered from now on."""
        tiles = [self.tile(tile) for tile in self.offered]
        if not tiles:
            return self.words.say("story-chapter", number=self.chapter)
        offered = self.words.enumerated(tiles)
        return self.words.say(
            "story-chapter-tiles", number=self.chapter, tiles=offered, count=len(tiles)
        )

    def told(self) -> str:
        """What the player did, and what came of it."""
        main = self.main()
        clauses = [*self.joined(), *self.gains(), *self.moves(), *self.losses()]
        found = [sentence_case(": ".join(part for part in (main, "; ".join(clauses)) if part))]
        if self.bonuses:
            bonus = self.words.enumerated(self.bonuses)
            found.append(self.words.say("story-bonus", bonus=bonus))
        if self.again and not self.told_again():
            found.append(sentence_case(self.say_of("story-again")))
        return " ".join(f"{sentence}." for sentence in found)

    def told_again(self) -> bool:
        """Whether the token that was kept already says that another turn follows."""
        kept = [TOKEN_FACTS[token] for token in self.tokens]
        return any(
            facts["timing"] == "immediate" and facts["effect"]["op"] == "extra_turn"
            for facts in kept
        )

    def say_of(self, key: str, **arguments: object) -> str:
        """A text about the two sides."""
        return self.words.say(key, **self.turn.people(self.seat, self.foe), **arguments)

    def region(self, region: int) -> str:
        return self.region_name(REGIONS[region])

    def region_name(self, region: str) -> str:
        return piece(f"region:{region}", self.words.region(region))

    def tile(self, tile: int) -> str:
        facts = TILE_FACTS[tile]
        return piece(f"tile:{facts['id']}", self.words.tile_title(facts))

    def coins_of(self, number: int) -> str:
        return symbol("coins", self.words.say("coins", number=number))

    def main(self) -> str:
        """The card or landmark that was taken."""
        words = self.words
        people = self.turn.people(self.seat, self.foe)
        _, verb, index = next(self.turn.actions())
        if verb == "take":
            coin = symbol("coins")
            return words.say(
                "story-took", tile=self.tile(index), number=self.paid, coin=coin, **people
            )
        card = CARD_FACTS[index]
        color = card["color"]
        if verb == "discard":
            number, self.coins, self.empty = self.coins, 0, False
            coin = symbol("coins")
            return words.say("story-discarded", color=color, number=number, coin=coin, **people)
        if self.chained:
            chain = " / ".join(symbol(of, words.chain(of)) for of in card["free_with"])
            return words.say("story-chained", color=color, chain=chain, **people)
        coin = symbol("coins")
        return words.say("story-played", color=color, number=self.paid, coin=coin, **people)

    def joined(self) -> list[str]:
        """The races that joined the player, a clause each."""
        words = self.words
        found: list[str] = []
        for race in self.races:
            known = self.turn.before["players"][SEATS[self.seat]]["races"].get(RACES[race], 0)
            text = (
                words.say("story-race-again", race=RACES[race])
                if known
                else words.say("story-race", race=RACES[race])
            )
            found.append(symbol(RACES[race], text))
        return found

    def gains(self) -> list[str]:
        """What the turn brought, as one list of things."""
        words = self.words
        _, verb, index = next(self.turn.actions())
        found: list[str] = []
        if verb == "play" and CARD_FACTS[index]["color"] == "grey":
            found.append(words.briefs(CARD_FACTS[index]["effects"]))
        for region in self.forts:
            number = self.units.pop(region, 0)
            text = words.say("story-fortress", region=self.region(region), number=number)
            found.append(symbol(f"fortress-{SEATS[self.seat]}", text))
        found += [self.placed(region, number) for region, number in self.units.items()]
        if self.coins:
            found.append(self.coins_of(self.coins))
        for token in self.tokens:
            facts = TOKEN_FACTS[token]
            brief = words.token_brief(facts)
            text = words.say("story-token", race=facts["race"], brief=brief)
            found.append(symbol(facts["race"], text))
        if self.empty and not found:
            return [words.say("story-empty")]
        return [words.enumerated(found)] if found else []

    def placed(self, region: int, number: int) -> str:
        """Units in a region."""
        text = self.words.say("story-units", region=self.region(region), number=number)
        return symbol("unit", text)

    def moves(self) -> list[str]:
        """Cards of the discard, the quest, the marches and the conflicts, a clause each."""
        words = self.words
        found = [
            words.say("story-recovered", card=words.card_title(CARD_FACTS[card]))
            for card in self.recovered
        ]
        if self.steps:
            left = QUEST_LENGTH - self.reached
            side = SEATS[self.seat]
            text = words.say("story-quest", seat=side, number=self.steps, left=left)
            found.append(symbol("frodo" if side == "fellowship" else "nazgul", text))
        ways = [
            words.say("story-way", origin=self.region(origin), region=self.region(region))
            for origin, region in self.marched
        ]
        if ways:
            number = sum(self.marched.values())
            text = words.say("story-marched", number=number, ways=words.enumerated(ways))
            found.append(symbol("move", text))
        for number in sorted(set(self.fights.values())):
            where = [
                words.say("story-in", region=self.region(region))
                for region, fallen in self.fights.items()
                if fallen == number
            ]
            text = (
                words.say("story-fight-there", number=number)
                if self.one_place
                else words.say("story-fight", number=number, where=words.enumerated(where))
            )
            found.append(symbol("remove", text))
        return found

    def losses(self) -> list[str]:
        """What the enemy lost, in one clause."""
        words = self.words
        things = [self.placed(region, number) for region, number in self.fallen.items()]
        things += [
            symbol("raze", words.say("story-lost-fortress", region=self.region(region)))
            for region in self.razed
        ]
        things += [words.card_title(CARD_FACTS[card]) for card in self.stripped]
        if self.robbed:
            things.append(self.coins_of(self.robbed))
        return [self.say_of("story-lost", things=words.enumerated(things))] if things else []

    def alarms(self) -> list[str]:
        """What the player may win by soon, if this turn brought it nearer."""
        found: list[str] = []
        names = {name for name, _ in self.turn.events()}
        side = SEATS[self.seat]
        if names & ADDING:
            then, now = self.regions(self.turn.before), self.regions(self.turn.after)
            if len(now) > len(then) and len(now) >= NEAR_REGIONS:
                missing = [self.region_name(name) for name in REGIONS if name not in now]
                found.append(
                    self.say_of(
                        "story-alarm-regions",
                        number=len(now),
                        missing=self.words.enumerated(missing),
                        count=len(missing),
                    )
                )
        if names & {"race-joined", "token-kept"}:
            races = self.turn.after["players"][side]["races_supporting"]
            if races >= NEAR_RACES > self.turn.before["players"][side]["races_supporting"]:
                found.append(self.say_of("story-alarm-races"))
        left = QUEST_LENGTH - self.reached
        if self.steps and left <= NEAR_QUEST:
            found.append(self.words.say("story-alarm-quest", seat=side, number=left))
        return found

    def regions(self, view: dict[str, Any]) -> list[str]:
        """The regions in which the player is present."""
        side = SEATS[self.seat]
        return regions_of(view, side)

    def end(self) -> str:
        """Why the game is over, empty while it goes on."""
        outcome = self.turn.outcome
        if outcome is None:
            return ""
        words = self.words
        side = SEATS[self.seat]
        match outcome.reason:
            case "conquest":
                new = [
                    self.region_name(name)
                    for name in self.regions(self.turn.after)
                    if name not in self.regions(self.turn.before)
                ]
                text = self.say_of(
                    "story-end-conquest", regions=words.enumerated(new), number=len(new)
                )
            case "support-of-the-races":
                text = self.say_of("story-end-races")
            case "quest-of-the-ring":
                text = self.say_of("story-end-quest", seat=side)
            case _:
                text = self.count()
        return sentence_case(text)

    def count(self) -> str:
        """The count of regions after the last chapter."""
        counts = [self.turn.after["players"][side]["regions_present"] for side in SEATS]
        best = 0 if counts[0] >= counts[1] else 1
        people = self.turn.people(best, 1 - best)
        if counts[0] == counts[1]:
            return self.words.say(
                "story-end-shared", chapter=LAST_CHAPTER, number=counts[0], **people
            )
        return self.words.say(
            "story-end-count",
            chapter=LAST_CHAPTER,
            number=counts[best],
            less=counts[1 - best],
            **people,
        )


def regions_of(view: dict[str, Any], side: str) -> list[str]:
    """The regions in which a side is present."""
    return [
        name
        for name in REGIONS
        if view["regions"][name]["units"][side] or view["regions"][name]["fortress"] == side
    ]


BY_REGIONS = ("conquest", "most-regions")
"""The endings for which regions count."""


def conquests(words: DuelWording, finished: FinishedGame) -> tuple[Milestone, ...]:
    """Since when the winner has been present in each region, the first one first."""
    if finished.outcome.reason not in BY_REGIONS or len(finished.outcome.winners) != 1:
        return ()
    side = SEATS[finished.outcome.winners[0]]
    since = dict.fromkeys(regions_of(finished.view_at(finished.last), side), 0)
    left = set(since)
    for at in range(finished.last - 1, -1, -1):
        for region in left - set(regions_of(finished.view_at(at), side)):
            since[region] = at + 1
            left.discard(region)
        if not left:
            break
    found = [
        Milestone(f"region:{region}", at, won_by(words, finished, at))
        for region, at in since.items()
    ]
    return tuple(sorted(found, key=lambda one: one.move))


def won_by(words: DuelWording, finished: FinishedGame, at: int) -> str:
    """The card or landmark with whose turn an action began."""
    if at == 0:
        return words.say("story-from-the-start")
    move = finished.opening(at)
    if move.action == UNKNOWN:
        return ""
    verb = words.game.vocabulary.verb_of(move.action)
    index = move.action - verb.base
    if verb.name == "take":
        return words.tile_title(TILE_FACTS[index])
    return words.say("story-card", color=CARD_FACTS[index]["color"])
