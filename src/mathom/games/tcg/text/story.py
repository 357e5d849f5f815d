"""A phase of The Two Towers in a sentence or two: what was played, who fought whom, who moved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from mathom.engine.game import Game
from mathom.games.tcg.rules.facts import CARD_FACTS, CODES, PER_CARD, STARTERS
from mathom.games.tcg.rules.vocabulary import PHASES
from mathom.texts.marks import piece, sentence_case, symbol
from mathom.texts.story import Sentence, StoryMove, Turn

if TYPE_CHECKING:
    from mathom.games.tcg.text.wording import TcgWording

SET_UP, FELLOWSHIP, SHADOW, ARCHERY = PHASES[0], PHASES[1], PHASES[2], PHASES[4]
NEAR_CORRUPTION = 3
"""From this many burdens on that are left, the corruption of a Ring-bearer is announced."""

LAST_SITES = 2
"""From this many sites on that are left, the way to the last site is announced."""


def opens_turn(game: Game[Any], before: StoryMove) -> bool:
    """Whether a phase or a turn began with the move before."""
    names = {game.events[event.kind].name for event in before.events}
    return bool(names & {"phase-begins", "turn-begins"})


def phase_of(turn: Turn) -> str:
    """The phase of a turn of the story: the last one that began before it."""
    begun = [
        PHASES[event.numbers[0]]
        for event in (turn.previous.events if turn.previous else ())
        if turn.words.game.events[event.kind].name == "phase-begins"
    ]
    return begun[-1] if begun else SET_UP


class Skirmish:
    """A skirmish: who fought whom, and how it ended."""

    def __init__(self, hero: int, minions: list[int]) -> None:
        self.hero = hero
        self.minions = minions
        self.result = ""
        self.strengths = (0, 0)


class TcgStory:
    """Gathers what happened in a phase, by the kind of event."""

    def __init__(self, words: TcgWording, turn: Turn) -> None:
        self.words = words
        self.turn = turn
        self.phase = phase_of(turn)
        self.seat = turn.seat if self.phase in (FELLOWSHIP, SHADOW) else -1
        self.told: dict[str, list[list[int]]] = {}
        self.skirmishes: list[Skirmish] = []
        assigned: dict[int, list[int]] = {}
        for name, numbers in turn.events():
            self.told.setdefault(name, []).append(numbers)
            if name == "assigned":
                assigned.setdefault(numbers[1], []).append(numbers[0])
            elif name == "fight-begins":
                self.skirmishes.append(Skirmish(numbers[0], assigned.get(numbers[0], [])))
            elif name in ("fight-won", "fight-lost", "fight-cancelled", "overwhelmed"):
                self.decide(name, numbers)

    def decide(self, name: str, numbers: list[int]) -> None:
        """Note how a skirmish ended."""
        for skirmish in self.skirmishes:
            if skirmish.hero == numbers[0]:
                skirmish.result = name
                if name in ("fight-won", "fight-lost"):
                    skirmish.strengths = (numbers[1], numbers[2])

    def sentences(self) -> list[Sentence]:
        """The whole story of the phase."""
        found: list[Sentence] = []
        text = self.text()
        if text:
            found.append(Sentence("turn", text))
        elif self.phase == SET_UP:
            found.append(Sentence("turn", self.words.say("story-set-up")))
        elif self.turn.seat >= 0:
            found.append(Sentence("turn", self.nothing()))
        if self.turn.outcome is not None:
            return [*found, Sentence("end", sentence_case(self.end()))]
        found += [Sentence("alarm", sentence_case(alarm)) for alarm in self.alarms()]
        for seat, *_ in self.all("turn-begins"):
            people = self.turn.people(seat)
            found.append(Sentence("mark", sentence_case(self.words.say("story-turn", **people))))
        return found

    def all(self, name: str) -> list[list[int]]:
        return self.told.get(name, [])

    @property
    def killed(self) -> set[int]:
        """The cards that died."""
        return {numbers[0] for numbers in self.all("killed")}

    def nothing(self) -> str:
        """A phase in which somebody did nothing worth telling."""
        return sentence_case(self.words.say("story-nothing", **self.turn.people(self.turn.seat)))

    def card(self, card: int) -> str:
        """A card by its title alone."""
        facts = CARD_FACTS[card // PER_CARD]
        return piece(f"card:{facts['id']}", self.words.title_in_text(facts["title"]))

    def counted(self, cards: Iterable[int]) -> list[str]:
        """Several cards; equal titles are counted."""
        found: dict[str, str] = {}
        counts: Counter[str] = Counter()
        for card in cards:
            title = CARD_FACTS[card // PER_CARD]["title"]
            found.setdefault(title, self.card(card))
            counts[title] += 1
        return [
            self.words.say("story-times", number=counts[title], card=name)
            if counts[title] > 1
            else name
            for title, name in found.items()
        ]

    def cards(self, cards: Iterable[int]) -> str:
        """The same as one part of a sentence."""
        return self.words.enumerated(self.counted(cards))

    def wounds(self, cards: Iterable[int]) -> str:
        """Characters, with the number of wounds of each that has several."""
        return self.words.enumerated(
            [
                self.words.say("story-wounds", card=self.card(card), number=number)
                if number > 1
                else self.card(card)
                for card, number in Counter(cards).items()
            ]
        )

    def text(self) -> str:
        """The phase in sentences: what was played, the skirmishes, and what came of them."""
        first = [*self.decks(), *self.played(), *self.marks()]
        fights = self.fights()
        rest = [*self.casualties(), *self.journey(), *self.drawn()]
        if fights:
            lines = ["; ".join(first), "; ".join(fights), "; ".join(rest)]
        else:
            lines = ["; ".join([*first, *rest])]
        return " ".join(f"{sentence_case(line)}." for line in lines if line)

    def decks(self) -> list[str]:
        """The decks and the bids of a new game."""
        words = self.words
        found = []
        for seat, deck in two(self.all("deck-brought")):
            name = words.say(f"deck-{STARTERS[deck]}")
            found.append(words.say("story-deck", deck=name, **self.turn.people(seat)))
        for seat, number in two(self.all("bid")):
            found.append(words.say("story-bid", number=number, **self.turn.people(seat)))
        return found

    def played(self) -> list[str]:
        """The cards that each seat played, with what they cost and who bears them."""
        words = self.words
        hosts = dict(two(self.all("borne")))
        found = []
        for seat in dict.fromkeys(numbers[0] for numbers in self.all("card-played")):
            names: list[str] = []
            loose = []
            cost = 0
            for of, card, price in self.all("card-played"):
                if of != seat:
                    continue
                cost += price
                if card in hosts:
                    bearer = self.card(hosts[card])
                    names.append(words.say("story-on", card=self.card(card), bearer=bearer))
                else:
                    loose.append(card)
            listed = words.enumerated([*self.counted(loose), *names])
            people = self.turn.people(seat)
            found.append(words.say("story-played", cards=listed, number=cost, **people))
        return found

    def marks(self) -> list[str]:
        """Healing, burdens and the Ring."""
        words = self.words
        found = []
        healed = self.wounds(numbers[0] for numbers in self.all("healed"))
        if healed:
            found.append(symbol("healed", words.say("story-healed", cards=healed)))
        for seat, number in two(self.all("burdened")):
            text = words.say("story-burdened", number=number, **self.turn.people(seat))
            found.append(symbol("burden", text))
        for seat, *_ in self.all("ring-worn"):
            found.append(symbol("ring", words.say("story-ring", **self.turn.people(seat))))
        return found

    def fights(self) -> list[str]:
        """The skirmishes, a clause each."""
        words = self.words
        found = []
        killed = self.killed
        for skirmish in self.skirmishes:
            hero, foes = self.card(skirmish.hero), self.cards(skirmish.minions)
            ours, theirs = skirmish.strengths
            count = len(skirmish.minions)
            arguments: dict[str, Any] = {
                "hero": hero, "foes": foes, "count": count, "ours": ours, "theirs": theirs,
            }  # fmt: skip
            match skirmish.result:
                case "fight-won" if killed.issuperset(skirmish.minions) and count:
                    text = words.say("story-slew", **arguments)
                case "fight-won":
                    text = words.say("story-won", **arguments)
                case "fight-lost" if skirmish.hero in killed:
                    text = words.say("story-fell", **arguments)
                case "fight-lost":
                    text = words.say("story-lost", **arguments)
                case "overwhelmed":
                    text = words.say("story-overwhelmed", hero=hero, foes=foes, count=count)
                case "fight-cancelled":
                    text = words.say("story-cancelled", hero=hero)
                case _:
                    continue
            found.append(symbol("skirmish", text))
        return found

    def casualties(self) -> list[str]:
        """Who was shot and who died."""
        words = self.words
        found = []
        fallen = self.killed
        for skirmish in self.skirmishes:
            if skirmish.result in ("fight-lost", "overwhelmed"):
                fallen.discard(skirmish.hero)
            elif skirmish.result == "fight-won" and fallen.issuperset(skirmish.minions):
                fallen.difference_update(skirmish.minions)
        killed = [numbers[0] for numbers in self.all("killed") if numbers[0] in fallen]
        shot = [n[0] for n in self.all("wounded") if n[0] not in killed]
        if shot and self.phase == ARCHERY:
            found.append(symbol("archery", words.say("story-shot", cards=self.wounds(shot))))
        if killed and self.phase == ARCHERY:
            text = words.say("story-shot-dead", cards=self.cards(killed))
            found.append(symbol("archery", text))
        elif killed:
            found.append(symbol("dead", words.say("story-killed", cards=self.cards(killed))))
        for seat, card in two(self.all("controlled")):
            name = self.card(card)
            found.append(words.say("story-controlled", card=name, **self.turn.people(seat)))
        return found

    def journey(self) -> list[str]:
        """The sites that fellowships moved to, and the twilight that this brought."""
        found = []
        for seat, site in two(self.all("moved")):
            pool = self.all("twilight-added")[-1][1] if self.all("twilight-added") else 0
            people = self.turn.people(seat)
            played = [numbers[0] for numbers in self.all("card-played")]
            named = "yes" if played[-1:] == [seat] else "no"
            name = self.card(site)
            text = self.words.say("story-moved", site=name, number=pool, named=named, **people)
            found.append(symbol("move", text))
        return found

    def drawn(self) -> list[str]:
        """The cards that the reader drew; how many others drew."""
        words = self.words
        you = self.turn.cast.you
        found = []
        known = self.cards(numbers[0] for numbers in self.all("drew-card"))
        counts: Counter[int] = Counter()
        for seat, number in two(self.all("drew")):
            counts[seat] += number
        for seat, number in counts.items():
            people = self.turn.people(seat)
            if seat == you and known:
                found.append(words.say("story-drew-cards", cards=known, **people))
            elif number:
                found.append(words.say("story-drew", number=number, **people))
        return found

    def alarms(self) -> list[str]:
        """Burdens near the limit, and fellowships near the last site."""
        found: list[str] = []
        view = self.turn.after
        for seat in dict.fromkeys(numbers[0] for numbers in self.all("burdened")):
            player = view["players"][view["seats"][seat]]
            left = player["resistance"] - player["burdens"]
            if 0 < left <= NEAR_CORRUPTION:
                bearer = self.card(CODES.index(player["bearer"].removeprefix("card:")))
                found.append(
                    self.words.say(
                        "story-alarm-burdens",
                        bearer=bearer,
                        number=player["burdens"],
                        goal=player["resistance"],
                    )
                )
        for seat in dict.fromkeys(numbers[0] for numbers in self.all("moved")):
            left = len(view["path"]) - view["players"][view["seats"][seat]]["site"]
            if 0 <= left <= LAST_SITES:
                people = self.turn.people(seat)
                found.append(self.words.say("story-alarm-site", number=left, **people))
        return found

    def end(self) -> str:
        """Why the game is over: the last site, or how the others fell."""
        words = self.words
        outcome = self.turn.outcome
        assert outcome is not None
        people = self.turn.people(outcome.winners[0])
        if outcome.reason == "last-site":
            return words.say("story-end-site", **people)
        causes = []
        killed = [numbers[0] for numbers in self.all("killed")]
        for skirmish in self.skirmishes:
            if skirmish.hero in killed:
                foes = self.cards(skirmish.minions)
                hero = self.card(skirmish.hero)
                causes.append(words.say("story-end-fell", hero=hero, foes=foes))
        causes += self.corrupted()
        cause = causes[-1] if causes else words.say("story-end-ring")
        return words.say("story-end-left", cause=cause, **people)

    def corrupted(self) -> list[str]:
        """The Ring-bearers who have as many burdens as they can resist, with their burdens."""
        players = self.turn.after["players"].values()
        return [
            self.words.say(
                "story-end-corrupted",
                bearer=self.card(CODES.index(player["bearer"].removeprefix("card:"))),
                number=player["burdens"],
            )
            for player in players
            if player["lost"] and player["burdens"] >= player["resistance"]
        ]


def two(events: list[list[int]]) -> list[tuple[int, int]]:
    """The first two numbers of events."""
    return [(numbers[0], numbers[1]) for numbers in events]
