"""Forecasts for players: how the current skirmishes would end, and what an action would change (the
rules and the bots do not use it)."""

from __future__ import annotations

from typing import Final

from mathom.engine.step import decider, play
from mathom.games.tcg.rules import derived
from mathom.games.tcg.rules.abilities.phase_actions import (
    Act,
)
from mathom.games.tcg.rules.facts import CODES, DAMAGE
from mathom.games.tcg.rules.state import SKIRMISH, UNTIL_PHASE, TcgState
from mathom.games.tcg.rules.turn.combat import (
    AssignDefender,
    AssignMinion,
    ChooseFight,
    fellowship_total,
    minion_total,
    overwhelm_factor,
)
from mathom.games.tcg.rules.turn.phases import FellowshipAct, ShadowAct
from mathom.games.tcg.rules.turn.regroup import MoveOn
from mathom.games.tcg.rules.turn.wounds import turns_to_burden
from mathom.games.tcg.rules.vocabulary import DECLINE, PASS

OUTCOMES: Final = ["overwhelmed", "loses", "wins", "overwhelms"]
"""The possible results for the character in a skirmish, from worst to best."""

PER_OUTCOME: Final = 1000
MOST_ENDS: Final = 32
"""The largest number of continuations of an action that are examined."""


def code_text(s: TcgState, i: int) -> str:
    """The id of a card in play."""
    return f"card:{CODES[s.codes[i]]}"


class Forecast:
    """One skirmish, as it would end now."""

    def __init__(self, s: TcgState, i: int) -> None:
        foes = [j for j in s.table if s.foe[j] == i]
        t = as_fought(s, i, foes)
        self.who = i
        self.foes = foes
        self.mine = derived.strength(t, i)
        self.theirs = sum(derived.strength(t, j) for j in foes)
        self.damage = derived.power(t, i, DAMAGE)
        self.damage_against = sum(derived.power(t, j, DAMAGE) for j in foes)
        won = self.mine > self.theirs
        if won:
            self.outcome = 3 if self.mine >= 2 * self.theirs else 2
        else:
            over = self.theirs > 0 and self.theirs >= overwhelm_factor(t, i) * self.mine
            self.outcome = 0 if over else 1
        over = self.outcome in (0, 3)
        self.wounds = 0 if over else 1 + (self.damage if won else self.damage_against)
        self.killed = [j for j in (foes if won else [i]) if over or dies_of(t, j, self.wounds)]

    def worth(self) -> int:
        """How good the result is for the Free Peoples player."""
        return PER_OUTCOME * self.outcome + self.mine - self.theirs


def as_fought(s: TcgState, i: int, foes: list[int]) -> TcgState:
    """The state in which this skirmish is fought: modifiers for fighting characters apply, and
    effects of other phases have ended."""
    if s.fighter == i:
        return s
    t = s.clone()
    t.phase = SKIRMISH
    t.fighter = i
    t.fighters = [i, *foes]
    t.end_effects(UNTIL_PHASE)
    return t


def dies_of(s: TcgState, i: int, wounds: int) -> bool:
    """Whether this many wounds in a skirmish would kill a character, if nothing prevents them."""
    return not turns_to_burden(s, i) and s.wounds[i] + wounds >= derived.vitality(s, i)


def forecasts(s: TcgState) -> list[Forecast]:
    """The skirmishes of this round that are still to be fought."""
    return [Forecast(s, i) for i in s.table if derived.assigned_to(s, i) > 0]


def skirmishes_view(s: TcgState) -> list[dict[str, object]]:
    """The forecasts as they are shown to players."""
    return [skirmish_view(s, forecast) for forecast in forecasts(s)]


def skirmish_view(s: TcgState, forecast: Forecast) -> dict[str, object]:
    """One skirmish with its strengths and its current result."""
    return {
        "character": code_text(s, forecast.who),
        "minions": [code_text(s, j) for j in forecast.foes],
        "now": s.fighter == forecast.who,
        "fierce": s.fierce == 1,
        "strength": forecast.mine,
        "against": forecast.theirs,
        "damage": forecast.damage,
        "damage_against": forecast.damage_against,
        "outcome": OUTCOMES[forecast.outcome],
        "wounds": forecast.wounds,
        "killed": [code_text(s, j) for j in forecast.killed],
    }


class ActionResult:
    """A result that an action may lead to."""

    def __init__(self, s: TcgState) -> None:
        found = forecasts(s)
        free, shadow = fellowship_total(s), minion_total(s)
        self.skirmishes = [skirmish_view(s, forecast) for forecast in found]
        self.archery = {"fellowship": free, "minions": shadow}
        self.worth = sum(forecast.worth() for forecast in found) + PER_OUTCOME * (free - shadow)

    def same(self, other: ActionResult) -> bool:
        """Whether nothing that is shown differs."""
        return self.skirmishes == other.skirmishes and self.archery == other.archery


def foresee(s: TcgState, seat: int, action: int) -> dict[str, object]:
    """What an action would change about skirmishes and archery, if nobody responds. If its seat
    still has to choose, the best result is shown, and that there are others."""
    before = ActionResult(s)
    ends: list[ActionResult] = []
    follow(s, seat, action, ends)
    changed: list[ActionResult] = []
    for end in ends:
        if not before.same(end) and not any(end.same(other) for other in changed):
            changed.append(end)
    if not changed:
        return {}
    best = changed[0]
    for end in changed:
        if (end.worth > best.worth) == (seat == s.turn) and end.worth != best.worth:
            best = end
    return {
        "skirmishes": best.skirmishes,
        "archery": best.archery,
        "certain": len(changed) == 1,
    }


def follow(s: TcgState, seat: int, action: int, ends: list[ActionResult]) -> None:
    """Do an action and everything that belongs to it on a copy of the state."""
    t = s.clone()
    play(t, action)
    while not settled(t) and (PASS in t.offers or DECLINE in t.offers):
        play(t, PASS if PASS in t.offers else DECLINE)
    if settled(t) or decider(t) != seat:
        ends.append(ActionResult(t))
        return
    for option in t.offers:
        if len(ends) < MOST_ENDS:
            follow(t, seat, option, ends)


def settled(s: TcgState) -> bool:
    """Whether an action is complete: the game is over, or there is a new decision."""
    if s.outcome is not None:
        return True
    step = s.agenda[-1]
    return isinstance(
        step, (Act, FellowshipAct, ShadowAct, AssignDefender, AssignMinion, ChooseFight, MoveOn)
    )
