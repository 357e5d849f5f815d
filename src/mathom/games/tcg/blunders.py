"""Blunders of The Two Towers: what a good player would never do, found in records."""

from __future__ import annotations

from typing import Any, Final

from mathom.blunders import Decision, Detector
from mathom.games.tcg.rules import derived
from mathom.games.tcg.rules.abilities.phase_actions import Act
from mathom.games.tcg.rules.costs import may_bear, price
from mathom.games.tcg.rules.facts import (
    ARTIFACT,
    CARD_FACTS,
    CODES,
    COMPANION,
    FREE,
    MINION,
    POSSESSION,
    SIDE,
    TITLE,
    TITLES,
    TYPE,
    UNIQUE,
)
from mathom.games.tcg.rules.state import (
    DEAD_PILE,
    DISCARD_PILE,
    FX,
    FX_STRENGTH,
    HAND,
    IN_PLAY,
    NOTHING,
    RESOLVING,
    SKIRMISH,
    TcgState,
)
from mathom.games.tcg.rules.turn.combat import AssignDefender, overwhelm_factor
from mathom.games.tcg.rules.turn.phases import FellowshipAct, ShadowAct
from mathom.games.tcg.rules.turn.reconcile import Reconcile
from mathom.games.tcg.rules.vocabulary import (
    CHOOSE,
    DISCARD,
    MOVE,
    PASS,
    PLAY,
    is_play,
    is_use,
)

CHEAP: Final = 1
"""A possession that adds no more twilight than this is played before moving."""

ITEMS: Final = (POSSESSION, ARTIFACT)

TcgDetector = Detector[TcgState]
TcgDecision = Decision[TcgState]


def step_of(s: TcgState) -> Any:
    """The pending choice."""
    return s.agenda[-1] if s.agenda else None


def card_played(s: TcgState, action: int) -> int:
    """The number of the card that an action plays, or NOTHING."""
    return s.where(action - PLAY) if is_play(action) else NOTHING


class EmptyShadowPhase(TcgDetector):
    id = "empty-shadow-phase"
    what = "The Shadow phase ends with no minion on the table although one could be played."
    why = "The fellowship moves on for nothing, and twilight that is not spent is lost."
    excused = "A minion is on the table already; then it is no opportunity."

    def see(self, decision: TcgDecision) -> None:
        s = decision.before
        if not isinstance(step_of(s), ShadowAct) or derived.minions(s):
            return
        cards = [card_played(s, action) for action in decision.offers]
        if any(i != NOTHING and TYPE[s.cards[i]] == MINION for i in cards):
            played = card_played(s, decision.action)
            if decision.action == PASS or (played != NOTHING and TYPE[s.cards[played]] == MINION):
                self.judge(decision.number, decision.seat, decision.action == PASS)


class MinionOnBearer(TcgDetector):
    id = "minion-on-bearer"
    what = (
        "A minion is assigned to the Ring-bearer although a companion at least as strong is free."
    )
    why = "The Ring-bearer must not lose: a wound brings burdens near, and overwhelmed he is lost."
    excused = (
        "The companion would die of one wound, or the Ring-bearer is at least three stronger than "
        "the minion."
    )

    def see(self, decision: TcgDecision) -> None:
        s = decision.before
        step = step_of(s)
        if not isinstance(step, AssignDefender) or step.minion == NOTHING:
            return
        bearer = s.bearer[s.turn]
        offered = [s.where(action - CHOOSE) for action in decision.offers]
        if bearer not in offered:
            return
        own = derived.strength(s, bearer)
        if own >= derived.strength(s, step.minion) + 3:
            return
        others = [
            i
            for i in offered
            if i != bearer
            and TYPE[s.cards[i]] == COMPANION
            and derived.strength(s, i) >= own
            and derived.vitality(s, i) - s.wounds[i] > 1
            and derived.assigned_to(s, i) == 0
        ]
        if others:
            self.judge(decision.number, decision.seat, s.where(decision.action - CHOOSE) == bearer)


def bearer_titles(card: int) -> list[str]:
    """The titles of the characters who alone may bear a card."""
    words = [str(word) for word in CARD_FACTS[card].get("bearer", [])]
    return [word.removeprefix("title:") for word in words if word.startswith("title:")]


SIGNATURE: Final = [TYPE[card] in ITEMS and bool(bearer_titles(card)) for card in range(len(TYPE))]
"""By card: whether it is an item that only a certain character may bear."""


def on_table(s: TcgState, i: int, seat: int) -> bool:
    """Whether a seat has a card with the same title in play."""
    title = TITLE[s.cards[i]]
    return any(s.owner[j] == seat and TITLE[s.cards[j]] == title for j in s.table)


def wanted_item(s: TcgState, i: int, seat: int) -> bool:
    """Whether a signature item waits for its bearer, who is in play and does not bear it."""
    if not SIGNATURE[s.cards[i]] or (UNIQUE[s.cards[i]] and on_table(s, i, seat)):
        return False
    titles = bearer_titles(s.cards[i])
    return any(
        s.owner[j] == seat and TITLES[TITLE[s.cards[j]]] in titles and may_bear(s, j, i)
        for j in s.table
    )


class SignatureDiscarded(TcgDetector):
    id = "signature-discarded"
    what = "The item of a character who is in play is discarded when the hand is reconciled."
    why = "The sword of Aragorn is for Aragorn, and he stands on the table."
    excused = "A copy is in play already, or the character cannot bear another card of its class."

    def see(self, decision: TcgDecision) -> None:
        s = decision.before
        step = step_of(s)
        if not isinstance(step, Reconcile) or not decision.chose(DISCARD, len(CODES)):
            return
        wanted = [i for i in s.held(step.seat) if wanted_item(s, i, step.seat)]
        if wanted and len(wanted) < len(s.held(step.seat)):
            self.judge(decision.number, decision.seat, s.where(decision.action - DISCARD) in wanted)


def heals(s: TcgState, i: int, seat: int) -> bool:
    """Whether a card is a copy of a wounded unique companion, who heals if it is discarded."""
    if TYPE[s.cards[i]] != COMPANION or not UNIQUE[s.cards[i]]:
        return False
    title = TITLE[s.cards[i]]
    return any(
        s.owner[j] == seat and s.wounds[j] > 0 and TITLE[s.cards[j]] == title for j in s.table
    )


class HealingDiscarded(TcgDetector):
    id = "healing-discarded"
    what = "The copy of a wounded unique companion is discarded when the hand is reconciled."
    why = "In the fellowship phase the same card, discarded, heals a wound."
    excused = "No copy of a wounded companion is in the hand; then it is no opportunity."

    def see(self, decision: TcgDecision) -> None:
        s = decision.before
        step = step_of(s)
        if not isinstance(step, Reconcile) or not decision.chose(DISCARD, len(CODES)):
            return
        healing = [i for i in s.held(step.seat) if heals(s, i, step.seat)]
        if healing and len(healing) < len(s.held(step.seat)):
            self.judge(
                decision.number, decision.seat, s.where(decision.action - DISCARD) in healing
            )


class PhaseAction:
    """An event or ability in a skirmish, with everything that it asked for."""

    def __init__(self, decision: TcgDecision) -> None:
        self.number = decision.number
        self.seat = decision.seat
        self.before = decision.before
        self.after = decision.after

    def pumped(self) -> dict[int, int]:
        """The strength that it gave, by character; empty if it did anything else as well."""
        before, after = self.before, self.after
        same = (
            before.wounds == after.wounds
            and before.tokens == after.tokens
            and before.burdens == after.burdens
            and before.twilight >= after.twilight
            and before.table == after.table
            and len(before.held(self.seat)) - len(after.held(self.seat)) <= 1
        )
        found: dict[int, int] = {}
        for k in range(0, len(after.fx), FX):
            if after.fx[k : k + FX] in effects(before):
                continue
            if after.fx[k] != FX_STRENGTH:
                return {}
            found[after.fx[k + 1]] = found.get(after.fx[k + 1], 0) + after.fx[k + 2]
        return found if same else {}


def effects(s: TcgState) -> list[list[int]]:
    """The lasting effects of a state."""
    return [s.fx[k : k + FX] for k in range(0, len(s.fx), FX)]


def result(s: TcgState, more: int = 0) -> int:
    """How the skirmish would end if the character had so much more strength: 2 the minions are
    overwhelmed, 1 they lose, -1 he loses, -2 he is overwhelmed; 0 without a skirmish."""
    i = s.fighter
    if i == NOTHING or s.zone[i] != IN_PLAY:
        return 0
    foes = [j for j in s.table if s.foe[j] == i]
    if not foes:
        return 0
    mine = derived.strength(s, i) + more
    theirs = sum(derived.strength(s, j) for j in foes)
    if mine > theirs:
        return 2 if mine >= 2 * theirs else 1
    return -2 if theirs > 0 and theirs >= overwhelm_factor(s, i) * mine else -1


class SkirmishWatch(TcgDetector):
    """Follows the actions of a skirmish."""

    def __init__(self) -> None:
        super().__init__()
        self.open: PhaseAction | None = None

    def see(self, decision: TcgDecision) -> None:
        s = decision.before
        step = step_of(s)
        if self.open is not None and isinstance(step, Act):
            self.done(self.open)
            self.open = None
        if isinstance(step, Act) and s.phase == SKIRMISH and decision.action != PASS:
            self.open = PhaseAction(decision)
        elif self.open is not None:
            self.open.after = decision.after
        if s.fighter != NOTHING and decision.after.fighter != s.fighter:
            self.over(decision)
            self.open = None

    def done(self, action: PhaseAction) -> None:
        """An action with all its choices is over."""

    def over(self, decision: TcgDecision) -> None:
        """The skirmish ended with this decision."""


class EmptyPump(SkirmishWatch):
    id = "empty-pump"
    what = "All that a player adds to strength in a skirmish changes nothing about its result."
    why = "The cards are missing in the skirmish where they would decide."
    excused = (
        "One of the additions changed the result when it was made, even if an answer undid it; or "
        "the result is different from what it would have been without them."
    )

    def __init__(self) -> None:
        super().__init__()
        self.pumps: dict[int, list[PhaseAction]] = {}
        self.mattered: set[int] = set()

    def done(self, action: PhaseAction) -> None:
        if action.pumped():
            self.pumps.setdefault(action.seat, []).append(action)
            if result(action.before) != result(action.after):
                self.mattered.add(action.seat)

    def over(self, decision: TcgDecision) -> None:
        s = decision.before
        last = result(s)
        for seat, pumps in self.pumps.items():
            added = sum(toward_the_character(s, pump.pumped()) for pump in pumps)
            useless = seat not in self.mattered and result(s, -added) == last
            self.judge(pumps[0].number, seat, useless)
        self.pumps = {}
        self.mattered = set()


def toward_the_character(s: TcgState, pumped: dict[int, int]) -> int:
    """Strength that was added, counted for the character who fights the minions."""
    total = 0
    for i, amount in pumped.items():
        if i == s.fighter:
            total += amount
        elif s.foe[i] == s.fighter:
            total -= amount
    return total


class PumpOutside(SkirmishWatch):
    id = "pump-outside"
    what = "Strength for a skirmish is given to somebody who does not fight in it."
    why = "The addition ends with the skirmish."
    excused = "The action does something else as well; then it is no opportunity."

    def done(self, action: PhaseAction) -> None:
        pumped = action.pumped()
        s = action.after
        if pumped and s.fighter != NOTHING:
            outside = all(i != s.fighter and s.foe[i] != s.fighter for i in pumped)
            self.judge(action.number, action.seat, outside)


class MovedWithPossessions(TcgDetector):
    id = "moved-with-possessions"
    what = (
        f"The fellowship moves although a possession that adds at most {CHEAP} twilight could be "
        "played."
    )
    why = "What a companion bears helps in every skirmish; in the hand it helps in none."
    excused = "The possession adds two twilight or more; then it is no opportunity."

    def see(self, decision: TcgDecision) -> None:
        s = decision.before
        if not isinstance(step_of(s), FellowshipAct):
            return
        for action in decision.offers:
            i = card_played(s, action)
            if i == NOTHING or TYPE[s.cards[i]] not in ITEMS or SIDE[s.cards[i]] != FREE:
                continue
            if price(s, i, 0) <= CHEAP:
                if decision.action == MOVE or is_play(decision.action):
                    self.judge(decision.number, decision.seat, decision.action == MOVE)
                return


class PaidForNothing(TcgDetector):
    id = "paid-for-nothing"
    what = "An ability is paid for, and nothing else changes."
    why = "Wounds, cards and twilight are spent without an effect."
    excused = "Anything but the payment changed: a wound healed, a card moved, strength, twilight."

    def __init__(self) -> None:
        super().__init__()
        self.used: TcgDecision | None = None

    def see(self, decision: TcgDecision) -> None:
        step = step_of(decision.before)
        fresh = isinstance(step, (Act, FellowshipAct, ShadowAct))
        if self.used is not None and fresh:
            self.finish(self.used, decision.before)
            self.used = None
        if fresh and is_use(decision.action):
            self.used = decision

    def finish(self, used: TcgDecision, after: TcgState) -> None:
        """Compare the position before the ability with the one after all its choices."""
        before = used.before
        if before.turn != after.turn or before.fighter != after.fighter:
            return
        seat = used.seat
        paid = more_wounds(before, after, seat) or gone(before, after, seat)
        if not paid and before.twilight == after.twilight:
            return
        others_hurt = any(
            after.wounds[i] != before.wounds[i]
            for i in range(len(before.wounds))
            if before.owner[i] != seat or after.wounds[i] < before.wounds[i]
        )
        came = any(
            after.zone[i] in (HAND, IN_PLAY) and before.zone[i] not in (HAND, IN_PLAY, RESOLVING)
            for i in before.cards_of(seat)
        )
        nothing = (
            not others_hurt
            and not came
            and after.fx == before.fx
            and after.tokens == before.tokens
            and after.burdens == before.burdens
            and after.place == before.place
            and after.control == before.control
            and after.host == before.host
            and only_paid_twilight(before, after, seat)
            and not any_gone(before, after, seat)
        )
        self.judge(used.number, seat, nothing)


def only_paid_twilight(before: TcgState, after: TcgState, seat: int) -> bool:
    """Whether twilight did not change in favour of a seat: the Shadow pays from the pool, the Free
    Peoples into it."""
    if seat == before.turn:
        return after.twilight >= before.twilight
    return after.twilight <= before.twilight


def more_wounds(before: TcgState, after: TcgState, seat: int) -> bool:
    """Whether a card of a seat was exerted."""
    return any(after.wounds[i] > before.wounds[i] for i in before.cards_of(seat))


def gone(before: TcgState, after: TcgState, seat: int) -> bool:
    """Whether a seat gave up a card from its hand or from play."""
    piles = (DISCARD_PILE, DEAD_PILE)
    return any(
        before.zone[i] in (HAND, IN_PLAY) and after.zone[i] in piles for i in before.cards_of(seat)
    )


def any_gone(before: TcgState, after: TcgState, seat: int) -> bool:
    """Whether another seat lost a card."""
    return any(gone(before, after, other) for other in before.order if other not in (seat, NOTHING))


TCG_BLUNDERS: Final = [
    EmptyShadowPhase,
    MinionOnBearer,
    SignatureDiscarded,
    HealingDiscarded,
    EmptyPump,
    PumpOutside,
    MovedWithPossessions,
    PaidForNothing,
]
