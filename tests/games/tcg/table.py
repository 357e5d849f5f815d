"""Tables of the card game for tests: positions, short actions, short questions."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, ClassVar

from mathom.engine.state import Tape
from mathom.engine.step import act, decider
from mathom.games.tcg.rules import derived as rules
from mathom.games.tcg.rules import staging
from mathom.games.tcg.rules.costs import may_bear, price
from mathom.games.tcg.rules.facts import CARD_FACTS, CARDS, POWERS
from mathom.games.tcg.rules.game import TCG
from mathom.games.tcg.rules.staging import Player
from mathom.games.tcg.rules.state import ZONES, TcgState
from mathom.games.tcg.rules.turn.combat import fellowship_total, minion_total
from mathom.games.tcg.rules.turn.regroup import may_move
from mathom.games.tcg.rules.vocabulary import PHASES, VOCABULARY

__all__ = ["NAMES", "Player", "Table", "at", "four", "ids", "stage"]


USUAL = {
    "The One Ring": "The Ruling Ring",
    "Gimli": "Unbidden Guest",
    "Legolas": "Elven Comrade",
    "Gandalf": "The White Wizard",
    "Aragorn": "Heir of Elendil",
    "Gríma": "Son of Galmód",
    "Éomer": "Sister-son of Théoden",
    "Éowyn": "Lady of Rohan",
    "Théoden": "Lord of the Mark",
    "Frodo": "Tired Traveller",
    "Merry": "Learned Guide",
    "Pippin": "Just a Nuisance",
    "Sam": "Samwise the Brave",
}
"""The card that a title alone means where several cards share it."""


def printed_name(facts: dict[str, Any]) -> str:
    """The title of a card; with its subtitle where several cards share the title."""
    title: str = facts["title"]
    shared = [other for other in CARD_FACTS if other["title"] == title]
    return f"{title} ({facts['subtitle']})" if len(shared) > 1 and "subtitle" in facts else title


NAMES = {printed_name(facts): facts["id"] for facts in CARD_FACTS}
NAMES.update({title: NAMES[f"{title} ({byname})"] for title, byname in USUAL.items()})
ANY_NAME = re.compile(
    r"(?<!\w)(" + "|".join(re.escape(name) for name in sorted(NAMES, key=len)[::-1]) + r")(?!\w)"
)


@cache
def ids(text: str) -> str:
    """The same text with the ids of the cards that it names."""
    return ANY_NAME.sub(lambda found: NAMES[found[1]], text)


@cache
def called(card: int) -> str:
    """The shortest name of a card, by its number among all cards."""
    facts = CARD_FACTS[card]
    usual = USUAL.get(facts["title"])
    if usual is not None and usual == facts.get("subtitle"):
        return str(facts["title"])
    return printed_name(facts)


def named(text: str) -> str:
    """The same text with the names of the cards whose ids it gives."""
    return re.sub(r"(?<!\w)4_\d+(?!\w)", lambda found: called(CARDS.index(found[0])), text)


def short(action: int) -> str:
    """An action without seat and copy: `use 4_49`, `use 4_225/2`, `choose 4_74`, `pass`."""
    text = VOCABULARY.text(action)
    verb, _, target = text.partition(" ")
    if not target:
        return verb
    kind, _, name = target.partition(":")
    if kind in ("card", "ability"):
        card, _, copy = name.partition(".")
        index = copy.partition("/")[2]
        return f"{verb} {card}/{index}" if index not in ("", "1") else f"{verb} {card}"
    return f"{verb} {name}"


class Table:
    """A game in progress."""

    made: ClassVar[list[Table]] = []
    """The tables of the running test."""

    def __init__(self, s: TcgState) -> None:
        self.s = s
        self.refusals: set[str] = set()
        s.tape = Tape()
        Table.made.append(self)

    def offers(self) -> list[str]:
        """What may be done now, with the names of cards: `use Gandalf's Staff`, `use Hides/2`."""
        return [named(offer) for offer in self.offered()]

    def offered(self) -> list[str]:
        """The same with the ids of cards."""
        return [short(action) for action in self.s.offers]

    def may(self, action: str) -> bool:
        """Whether something may be done now."""
        return self.s.outcome is None and ids(action) in self.offered()

    def asked(self) -> int:
        """Who decides."""
        return decider(self.s)

    def do(self, *actions: str) -> Table:
        """Do some things one after the other."""
        for action in actions:
            assert self.may(action), f"{action} is not among {self.offers()}"
            act(self.s, self.s.offers[self.offered().index(ids(action))])
        return self

    def skip(self, *until: str) -> Table:
        """Pass until one of some actions may be taken, or until nobody can pass."""
        while self.s.outcome is None and self.may("pass"):
            if any(self.may(action) for action in until):
                break
            self.do("pass")
        return self

    def find(self, card: str, seat: int | None = None) -> int:
        """A card by its name, the one in play first; `b:Elven Bow` is player 2's."""
        card = ids(card)
        if card[1:2] == ":":
            seat, card = "abcd".index(card[0]), card[2:]
        number = CARDS.index(card)
        found = [
            i
            for i in range(len(self.s.cards))
            if self.s.cards[i] == number and seat in (None, self.s.owner[i])
        ]
        return sorted(found, key=lambda i: i not in self.s.table)[0]

    def ask(self, question: str) -> Any:
        """The answer to a short question: `strength Damrod`, `zone Elven Bow`, `twilight`, …"""
        word, _, rest = question.partition(" ")
        s = self.s
        match word:
            case "strength":
                return rules.strength(s, self.find(rest))
            case "vitality":
                return rules.vitality(s, self.find(rest))
            case "wounds":
                return s.wounds[self.find(rest)]
            case "tokens":
                return s.tokens[self.find(rest)]
            case "zone":
                return ZONES[s.zone[self.find(rest)]]
            case "price":
                return price(s, self.find(rest), 0)
            case "on":
                host = s.host[self.find(rest)]
                return None if host < 0 else called(s.cards[host])
            case "against":
                foe = s.foe[self.find(rest)]
                return None if foe < 0 else called(s.cards[foe])
            case "roaming":
                return rules.roaming(s, self.find(rest))
            case "hand":
                return len(s.held(int(rest or 0)))
            case "control":
                return s.control[int(rest)]
            case "burdens":
                return s.burdens[s.turn]
            case "site":
                return called(s.cards[s.path[int(rest)]])
            case "bearable":
                what, _, whom = rest.partition(">")
                return may_bear(s, self.find(whom), self.find(what))
            case "mobile":
                return may_move(s)
            case "round":
                return s.fierce
            case "phase":
                return PHASES[s.phase]
            case "outcome":
                return None if s.outcome is None else s.outcome.reason
            case "deck":
                seat = int(rest or 0)
                return len([i for i in s.cards_of(seat) if s.zone[i] == 0])
            case "may":
                return self.may(rest)
            case "archery":
                return (fellowship_total(s), minion_total(s))
            case _ if word in POWERS:
                return rules.power(s, self.find(rest), POWERS.index(word))
            case _:
                return getattr(s, word)

    def told(self, name: str) -> list[list[int]]:
        """The numbers of the events of a kind."""
        tape = self.s.tape
        assert tape is not None
        return [e.numbers for e in tape.events if TCG.events[e.kind].name == name]


def stage(players: list[Player], phase: str = "fellowship", **more: Any) -> TcgState:
    """A position of cards that are written by their names."""
    for player in players:
        player.play = [ids(card) for card in player.play]
        player.piles = {pile: [ids(card) for card in cards] for pile, cards in player.piles.items()}
        player.sites = [ids(site) for site in player.sites]
        player.bearer = ids(player.bearer)
        player.ring = ids(player.ring)
    pairs = [(ids(minion), ids(character)) for minion, character in more.pop("pairs", [])]
    return staging.stage(players, phase, pairs=pairs, **more)


def at(
    phase: str,
    free: list[str] | None = None,
    shadow: list[str] | None = None,
    **more: Any,
) -> Table:
    """A two-player position: cards of the Free Peoples player and of the Shadow player in play.

    `hand`, `deck`, `discard`, `dead`, `sites` are the Free Peoples player's, `shand`, `sdeck`,
    `sdiscard`, `ssites` the Shadow player's. With `wait` both hold a card that does nothing, so
    that nobody is passed over.
    """
    if more.pop("wait", False):
        more["hand"] = [*more.get("hand", []), "Gandalf's Staff"]
        more["shand"] = [*more.get("shand", []), "Iron Axe"]
    mine = {key: more.pop(key) for key in list(more) if key in MINE}
    theirs = {key[1:]: more.pop(key) for key in list(more) if key in THEIRS}
    players = [Player(play=free or [], **mine), Player(play=shadow or [], **theirs)]
    return Table(stage(players, phase, **more))


def four(**more: Any) -> Table:
    """A position of four players, whose cards stand under `a` to `d`."""
    players = [Player(**more.pop(letter, {})) for letter in "abcd"]
    return Table(stage(players, **more))


MINE = ["hand", "deck", "discard", "dead", "sites", "bearer", "ring", "burdens", "wounds"]
THEIRS = ["shand", "sdeck", "sdiscard", "ssites"]
