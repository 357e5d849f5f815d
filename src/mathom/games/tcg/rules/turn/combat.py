"""Maneuver phase (rulebook p. 25, "Fase di manovra"), Archery phase (p. 25, "Fase degli arcieri"),
Assignment phase (p. 27, "Fase d'assegnazione"), Skirmish phase (p. 28, "Fase di schermaglia") and
Fierce minions (p. 31, "Feroce")."""

from __future__ import annotations

from mathom.engine.errors import IllegalAction
from mathom.engine.step import Choice, Step
from mathom.games.tcg.rules import derived, vocabulary
from mathom.games.tcg.rules.abilities.ability_types import (
    LOSES,
    MOD_ARCHERY_FREE,
    MOD_ARCHERY_SHADOW,
    MOD_OVERWHELM,
    MOD_SKIP_ARCHERY,
    PHASE_STARTS,
    SKIRMISH_STARTS,
    WINS,
)
from mathom.games.tcg.rules.abilities.filters import assignable, has_room
from mathom.games.tcg.rules.abilities.phase_actions import (
    Procedure,
)
from mathom.games.tcg.rules.abilities.timing import (
    Raise,
    Watched,
)
from mathom.games.tcg.rules.facts import (
    ALLY,
    CODES,
    COMPANION,
    DAMAGE,
    FIERCE,
    FREE,
    SHADOW,
    TYPE,
)
from mathom.games.tcg.rules.refusals import known_card
from mathom.games.tcg.rules.state import (
    ARCHERY,
    ASSIGNMENT,
    FX_ALLIES_HIT,
    FX_ARCHERY_FREE,
    FX_ARCHERY_SHADOW,
    FX_OVERWHELM,
    MANEUVER,
    NOTHING,
    SKIRMISH,
    UNTIL_PHASE,
    TcgState,
)
from mathom.games.tcg.rules.turn.pairing import pair
from mathom.games.tcg.rules.turn.wounds import Kill, Wound, can_take_wound
from mathom.games.tcg.rules.vocabulary import (
    ASK,
    ASSIGN,
    CHOOSE,
    DONE,
    FIGHT,
    is_assign,
    is_choose,
)


class Combat(Step[TcgState]):
    """The phases in which minions attack; each is skipped if no minion is in play."""

    def run(self, s: TcgState) -> None:
        if s.rules.deluxe:
            s.then(Maneuver())
        s.then(Archery(), Assignment(0), Skirmishes(), FierceRound())


def begin_phase(s: TcgState, phase: int) -> None:
    """Start a phase with its triggers; by the Deluxe rules players may use actions in it."""
    s.phase = phase
    s.actor = s.turn
    s.tell(vocabulary.PHASE_BEGINS, phase, s.turn)
    s.then(Raise(PHASE_STARTS, NOTHING, NOTHING, phase))
    if s.rules.deluxe or phase == SKIRMISH:
        s.then(Procedure(s.turn, 0))


class EndPhase(Step[TcgState]):
    """Remove the effects that last until the end of the phase."""

    def run(self, s: TcgState) -> None:
        s.end_effects(UNTIL_PHASE)


class Maneuver(Step[TcgState]):
    """Maneuver phase (rulebook p. 25, "Fase di manovra"); the Basic rules skip it."""

    def run(self, s: TcgState) -> None:
        if derived.minions(s):
            begin_phase(s, MANEUVER)
            s.then(EndPhase())


class Archery(Step[TcgState]):
    """Archery phase (rulebook p. 25, "Fase degli arcieri")."""

    def run(self, s: TcgState) -> None:
        if derived.minions(s) and not derived.has_static(s, MOD_SKIP_ARCHERY, NOTHING):
            begin_phase(s, ARCHERY)
            s.then(Shoot(), EndPhase())


class Shoot(Step[TcgState]):
    """Archery fire: both totals are fixed before any wound is assigned (rulebook p. 25, "Tiro degli
    arcieri")."""

    def run(self, s: TcgState) -> None:
        free = fellowship_total(s)
        shadow = minion_total(s)
        s.tell(vocabulary.ARCHERY, free, shadow)
        if shadow > 0:
            s.then(TakeArrows(s.turn, shadow, 0))
        if free > 0:
            s.then(ChooseTarget(s.turn, free))


def fellowship_total(s: TcgState) -> int:
    """The archery total of the fellowship: archers that take part, and modifiers."""
    total = s.total(FX_ARCHERY_FREE, NOTHING) + derived.modified(s, MOD_ARCHERY_FREE, NOTHING)
    for i in s.table:
        if s.owner[i] == s.turn and TYPE[s.cards[i]] <= ALLY:
            if derived.takes_part(s, i) and derived.counts_as_archer(s, i):
                total += 1
    return max(0, total)


def minion_total(s: TcgState) -> int:
    """The archery total of the minions: archers, and modifiers."""
    total = s.total(FX_ARCHERY_SHADOW, NOTHING) + derived.modified(s, MOD_ARCHERY_SHADOW, NOTHING)
    for i in derived.minions(s):
        if derived.counts_as_archer(s, i):
            total += 1
    return max(0, total)


def targets(s: TcgState, seat: int) -> list[int]:
    """The characters to which a player can assign archery wounds."""
    if seat != s.turn:
        return [i for i in derived.minions(s) if s.owner[i] == seat and can_take_wound(s, i)]
    own = [i for i in s.table if s.owner[i] == seat and TYPE[s.cards[i]] <= ALLY]
    if s.lasts(FX_ALLIES_HIT, NOTHING):
        allies = [i for i in own if TYPE[s.cards[i]] == ALLY and can_take_wound(s, i)]
        if allies:
            return allies
    return [
        i
        for i in own
        if (TYPE[s.cards[i]] == COMPANION or derived.takes_part(s, i)) and can_take_wound(s, i)
    ]


class TakeArrows(Choice[TcgState]):
    """Assign archery wounds one at a time; wounds that cannot be assigned are lost."""

    def __init__(self, seat: int, left: int, placed: int) -> None:
        self.seat = seat
        self.left = left
        self.placed = placed

    def options(self, s: TcgState) -> list[int]:
        return [CHOOSE + s.codes[i] for i in targets(s, self.seat)]

    def apply(self, s: TcgState, action: int) -> None:
        s.then(Wound(s.where(action - CHOOSE)))
        if self.left > 1:
            s.then(TakeArrows(self.seat, self.left - 1, self.placed + 1))


class ChooseTarget(Choice[TcgState]):
    """Choose the Shadow player who takes the archery wounds; it may be one without minions (Archery
    fire: rulebook p. 25, "scegli un giocatore Ombra")."""

    def __init__(self, seat: int, total: int) -> None:
        self.seat = seat
        self.total = total

    def options(self, s: TcgState) -> list[int]:
        return [ASK + seat for seat in s.shadows()]

    def apply(self, s: TcgState, action: int) -> None:
        s.then(TakeArrows(action - ASK, self.total, 0))


class Assignment(Step[TcgState]):
    """Assignment phase (rulebook p. 27, "Fase d'assegnazione"), of all minions or of the fierce
    ones."""

    def __init__(self, fierce: int) -> None:
        self.fierce = fierce

    def run(self, s: TcgState) -> None:
        s.fierce = self.fierce
        if derived.minions(s):
            begin_phase(s, ASSIGNMENT)
            s.then(AssignDefender(s.turn, NOTHING))
            for seat in s.shadows():
                s.then(AssignMinion(seat, NOTHING))
            s.then(EndPhase())


def defenders(s: TcgState) -> list[int]:
    """The companions, and the allies that take part."""
    return [
        i
        for i in s.table
        if s.owner[i] == s.turn and TYPE[s.cards[i]] <= ALLY and derived.takes_part(s, i)
    ]


def assignment_refusal(s: TcgState, seat: int, minion: int, action: int) -> IllegalAction:
    """The first reason why a minion, or the defender of a chosen minion, cannot be assigned."""
    if minion != NOTHING:
        return defender_refusal(s, action)
    if not is_assign(action):
        return IllegalAction("tcg-must-assign")
    code = action - ASSIGN
    i = known_card(s, code)
    name = CODES[code]
    if i == NOTHING or i not in derived.minions(s):
        return IllegalAction("tcg-no-minion", card=name)
    if seat != s.turn and s.owner[i] != seat:
        return IllegalAction("tcg-not-yours", card=name)
    if s.foe[i] != NOTHING:
        return IllegalAction("tcg-assigned", card=name, other=CODES[s.codes[s.foe[i]]])
    if derived.kept_out(s, i):
        return IllegalAction("tcg-kept-out", card=name)
    return IllegalAction("tcg-not-fierce", card=name)


def defender_refusal(s: TcgState, action: int) -> IllegalAction:
    """Why the chosen minion cannot be assigned to a character."""
    if not is_choose(action):
        return IllegalAction("tcg-must-choose-defender")
    code = action - CHOOSE
    i = known_card(s, code)
    if i == NOTHING or i not in defenders(s):
        return IllegalAction("tcg-no-defender", card=CODES[code])
    return IllegalAction("tcg-defends-already", card=CODES[code])


class AssignDefender(Choice[TcgState]):
    """The Free Peoples player chooses a minion, then the defender to whom it is assigned."""

    def __init__(self, seat: int, minion: int) -> None:
        self.seat = seat
        self.minion = minion

    def options(self, s: TcgState) -> list[int]:
        ready = [i for i in defenders(s) if has_room(s, i)]
        if self.minion != NOTHING:
            return [CHOOSE + s.codes[i] for i in ready]
        if not ready:
            return []
        found = [ASSIGN + s.codes[i] for i in derived.minions(s) if assignable(s, i)]
        if found:
            found.append(DONE)
        return found

    def obvious(self, s: TcgState) -> bool:
        return self.minion != NOTHING

    def apply(self, s: TcgState, action: int) -> None:
        if self.minion != NOTHING:
            pair(s, s.where(action - CHOOSE), self.minion, FREE)
            s.then(AssignDefender(self.seat, NOTHING))
        elif action != DONE:
            s.then(AssignDefender(self.seat, s.where(action - ASSIGN)))

    def why_not(self, s: TcgState, action: int) -> IllegalAction:
        return assignment_refusal(s, self.seat, self.minion, action)


class AssignMinion(Choice[TcgState]):
    """A Shadow player assigns one of the unassigned minions to any defender."""

    def __init__(self, seat: int, minion: int) -> None:
        self.seat = seat
        self.minion = minion

    def options(self, s: TcgState) -> list[int]:
        if self.minion != NOTHING:
            return [CHOOSE + s.codes[i] for i in defenders(s)]
        found = [
            ASSIGN + s.codes[i]
            for i in derived.minions(s)
            if s.owner[i] == self.seat and assignable(s, i)
        ]
        if found:
            found.append(DONE)
        return found

    def apply(self, s: TcgState, action: int) -> None:
        if self.minion != NOTHING:
            pair(s, s.where(action - CHOOSE), self.minion, SHADOW)
            s.then(AssignMinion(self.seat, NOTHING))
        elif action != DONE:
            s.then(AssignMinion(self.seat, s.where(action - ASSIGN)))

    def why_not(self, s: TcgState, action: int) -> IllegalAction:
        return assignment_refusal(s, self.seat, self.minion, action)


class Skirmishes(Step[TcgState]):
    """Resolve the skirmishes in the order that the Free Peoples player chooses."""

    def run(self, s: TcgState) -> None:
        s.then(ChooseFight(s.turn))


class ChooseFight(Choice[TcgState]):
    """Choose the next skirmish."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: TcgState) -> list[int]:
        attacked = [s.foe[j] for j in s.table if s.foe[j] != NOTHING]
        return [FIGHT + s.codes[i] for i in s.table if i in attacked] if attacked else []

    def apply(self, s: TcgState, action: int) -> None:
        s.then(Fight(s.where(action - FIGHT)), ChooseFight(self.seat))


class Fight(Step[TcgState]):
    """One skirmish phase (rulebook p. 28, "Fase di schermaglia")."""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, s: TcgState) -> None:
        i = self.card
        s.fighter = i
        s.phase = SKIRMISH
        s.actor = s.turn
        s.fighters = [i, *derived.facing(s, i)]
        s.tell(vocabulary.FIGHT_BEGINS, s.codes[i])
        for who in s.fighters:
            s.then(Raise(SKIRMISH_STARTS, who))
        s.then(Procedure(s.turn, 0), Resolve(), EndFight())


class Resolve(Step[TcgState]):
    """Resolve the skirmish: the losers are wounded or overwhelmed (rulebook p. 29, "Risolvere
    quella schermaglia")."""

    def run(self, s: TcgState) -> None:
        i = s.fighter
        if i == NOTHING:
            return
        foes = [j for j in s.table if s.foe[j] == i]
        s.fighters = [i, *foes]
        here = derived.in_play(s, i)
        if here and not foes:
            self.report(s, True, [])
        elif not here:
            self.report(s, False, foes)
        else:
            self.compare(s, i, foes)

    def report(self, s: TcgState, won: bool, foes: list[int]) -> None:
        """Raise the events of winning and losing."""
        winners = [s.fighter] if won else foes
        losers = foes if won else [s.fighter]
        for i in winners:
            s.then(Raise(WINS, i, s.fighter if not won else first(foes)), Watched(i, 1))
        for i in losers:
            s.then(Raise(LOSES, i, first(foes) if not won else s.fighter), Watched(i, 0))

    def compare(self, s: TcgState, i: int, foes: list[int]) -> None:
        """The higher strength wins, a tie goes to the Shadow; twice the strength overwhelms."""
        mine = derived.strength(s, i)
        theirs = sum(derived.strength(s, j) for j in foes)
        won = mine > theirs
        s.tell(vocabulary.FIGHT_WON if won else vocabulary.FIGHT_LOST, s.codes[i], mine, theirs)
        losers = foes if won else [i]
        factor = overwhelm_factor(s, i)
        if (won and mine >= 2 * theirs) or (not won and theirs > 0 and theirs >= factor * mine):
            for j in losers:
                s.tell(vocabulary.OVERWHELMED, s.codes[j])
                s.then(Kill(j))
        else:
            damage = sum(derived.power(s, j, DAMAGE) for j in ([i] if won else foes))
            for _ in range(1 + damage):
                for j in losers:
                    s.then(Wound(j))
        self.report(s, won, foes)


def first(cards: list[int]) -> int:
    """The first card of a list, or none."""
    return cards[0] if cards else NOTHING


def overwhelm_factor(s: TcgState, i: int) -> int:
    """How many times a character's strength is needed to overwhelm it."""
    if (s.fx and s.lasts(FX_OVERWHELM, i)) or derived.has_static(s, MOD_OVERWHELM, i):
        return 3
    return 2


class EndFight(Step[TcgState]):
    """End the skirmish phase and the effects that last for it."""

    def run(self, s: TcgState) -> None:
        if s.fighter != NOTHING:
            foe = s.foe
            for j in range(len(foe)):
                if foe[j] == s.fighter:
                    s.set_foe(j, NOTHING)
        s.fighter = NOTHING
        s.fighters = []
        s.end_effects(UNTIL_PHASE)


class FierceRound(Step[TcgState]):
    """A second round for surviving fierce minions (Fierce: rulebook p. 31, "Feroce")."""

    def run(self, s: TcgState) -> None:
        if any(derived.power(s, i, FIERCE) > 0 for i in derived.minions(s)):
            s.then(Assignment(1), Skirmishes(), EndFierce())


class EndFierce(Step[TcgState]):
    def run(self, s: TcgState) -> None:
        s.fierce = 0
