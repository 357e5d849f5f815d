"""Tables of the card game for tests: positions, short actions, short questions."""

from __future__ import annotations

from typing import Any, ClassVar

from mathom.engine.state import Tape
from mathom.engine.step import act, decider
from mathom.games.tcg.rules import derived as rules
from mathom.games.tcg.rules.costs import may_bear, price
from mathom.games.tcg.rules.facts import CARDS, POWERS
from mathom.games.tcg.rules.game import TCG
from mathom.games.tcg.rules.staging import Player, stage
from mathom.games.tcg.rules.state import ZONES, TcgState
from mathom.games.tcg.rules.turn.combat import fellowship_total, minion_total
from mathom.games.tcg.rules.turn.regroup import may_move
from mathom.games.tcg.rules.vocabulary import PHASES, WORDS

__all__ = ["Player", "Table", "at"]


def short(action: int) -> str:
    """An action without seat and copy: `use 4_49`, `use 4_225/2`, `choose 4_74`, `pass`."""
    text = WORDS.text(action)
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
        """What may be done now, in short."""
        return [short(action) for action in self.s.offers]

    def may(self, action: str) -> bool:
        """Whether something may be done now."""
        return self.s.outcome is None and action in self.offers()

    def asked(self) -> int:
        """Who decides."""
        return decider(self.s)

    def do(self, *actions: str) -> Table:
        """Do some things one after the other."""
        for action in actions:
            offers = self.offers()
            assert action in offers, f"{action} is not among {offers}"
            act(self.s, self.s.offers[offers.index(action)])
        return self

    def skip(self, *until: str) -> Table:
        """Pass until one of some actions may be taken, or until nobody can pass."""
        while self.s.outcome is None and self.may("pass"):
            if any(self.may(action) for action in until):
                break
            self.do("pass")
        return self

    def find(self, card: str, seat: int | None = None) -> int:
        """A card by its id, the one in play first; `b:4_49` is player 2's."""
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
        """The answer to a short question: `strength 4_49`, `zone 4_132`, `twilight`, …"""
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
                return None if host < 0 else CARDS[s.cards[host]]
            case "against":
                foe = s.foe[self.find(rest)]
                return None if foe < 0 else CARDS[s.cards[foe]]
            case "roaming":
                return rules.roaming(s, self.find(rest))
            case "hand":
                return len(s.held(int(rest or 0)))
            case "control":
                return s.control[int(rest)]
            case "burdens":
                return s.burdens[s.turn]
            case "site":
                return CARDS[s.cards[s.path[int(rest)]]]
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
        more["hand"] = [*more.get("hand", []), "4_91"]
        more["shand"] = [*more.get("shand", []), "4_26"]
    mine = {key: more.pop(key) for key in list(more) if key in MINE}
    theirs = {key[1:]: more.pop(key) for key in list(more) if key in THEIRS}
    players = [Player(play=free or [], **mine), Player(play=shadow or [], **theirs)]
    return Table(stage(players, phase, **more))


MINE = ["hand", "deck", "discard", "dead", "sites", "bearer", "ring", "burdens", "wounds"]
THEIRS = ["shand", "sdeck", "sdiscard", "ssites"]
