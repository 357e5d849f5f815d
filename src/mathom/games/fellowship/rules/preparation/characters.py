"""The actions of all characters, made from the data."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import RulesBug
from mathom.games.fellowship.rules.facts import CHARACTER_FACTS, Facts
from mathom.games.fellowship.rules.preparation.cards_aside import Ahead, Reserve, Tuck
from mathom.games.fellowship.rules.preparation.exchanges import (
    Exchange,
    ExchangeWithEach,
    GiveToEach,
    PassRight,
    RevealHand,
)
from mathom.games.fellowship.rules.preparation.lost_card import LostOrExchange, TakeLost
from mathom.games.fellowship.rules.preparation.set_up_action import SetUp
from mathom.games.fellowship.rules.preparation.threats import ChooseThreat, Declare, DrawThreat
from mathom.games.fellowship.rules.state import FellowshipState


class LeadFirst(SetUp):
    """Nothing to do now: `tricks.first_leader` finds who leads."""

    def do(self, s: FellowshipState, hand: int) -> None:
        return


def make_action(facts: Facts) -> SetUp:
    """The object for a set-up action in the data."""
    partner: list[str] = facts.get("with", []) if isinstance(facts.get("with"), list) else []
    match facts["action"]:
        case "lead-first-trick":
            return LeadFirst()
        case "take-lost-cards":
            return TakeLost()
        case "exchange":
            if facts.get("with_each"):
                return ExchangeWithEach(partner)
            return Exchange(partner, facts.get("except", []), int(facts.get("times", 1)))
        case "draw-threat":
            return DrawThreat(int(facts["count"]))
        case "choose-threat":
            return ChooseThreat()
        case "declare":
            return Declare()
        case "give-one-card-to-each-other":
            return GiveToEach()
        case "all-pass-right":
            return PassRight()
        case "reveal-hand":
            return RevealHand()
        case "tuck-card":
            return Tuck()
        case "reserve-card-for-last-trick":
            return Reserve()
        case "preplay-card-to-first-trick":
            return Ahead()
        case "exchange-with-lost-or-character":
            return LostOrExchange()
    raise RulesBug("unknown-set-up", action=facts["action"])


def side_actions(facts: Facts) -> list[SetUp]:
    """The set-up actions of one side of a character card."""
    return [make_action(action) for action in facts.get("setup", [])]


ACTIONS: Final[list[list[SetUp]]] = [side_actions(facts) for facts in CHARACTER_FACTS]
BURDENED_ACTIONS: Final[list[list[SetUp]]] = [
    side_actions(facts.get("burdened", {})) for facts in CHARACTER_FACTS
]


def actions_of(s: FellowshipState, hand: int) -> list[SetUp]:
    """The set-up actions of a hand's character."""
    who = s.character[hand]
    return BURDENED_ACTIONS[who] if s.burdened[hand] else ACTIONS[who]
