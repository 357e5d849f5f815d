"""Wounds and exhaustion (rulebook p. 9, "Ferite"; p. 12, "Esausto"), Healing (p. 10, "Curare"),
Exerting (p. 11, "Sforzare"), Killed characters (p. 11, "Ucciso"), discarding (p. 38, "Scartare")
and burdens (p. 33, "Perdere la partita")."""

from __future__ import annotations

from mathom.engine.state import with_entry
from mathom.engine.step import Step
from mathom.games.tcg.rules import vocabulary
from mathom.games.tcg.rules.abilities.ability_types import (
    ABOUT_BURDEN,
    ABOUT_DISCARD,
    ABOUT_WOUND,
    CARD_ABILITIES,
    DIES,
    MOD_NO_DISCARD,
    MOD_NO_HEAL,
    MUST,
    OCCASION_KINDS,
    Carry,
    Coming,
)
from mathom.games.tcg.rules.abilities.timing import (
    Raise,
)
from mathom.games.tcg.rules.derived import (
    borne,
    capped,
    exhausted,
    has_static,
    in_play,
    safe,
    stacked_on,
    vitality,
)
from mathom.games.tcg.rules.ending import Lose
from mathom.games.tcg.rules.facts import FREE, MINION, RESISTANCE, SIDE, TYPE
from mathom.games.tcg.rules.state import (
    DEAD_PILE,
    DISCARD_PILE,
    FX,
    FX_HURT,
    FX_PREVENTED,
    FX_WATCH,
    IN_PLAY,
    NOTHING,
    SKIRMISH,
    UNTIL_PHASE,
    TcgState,
)


def can_take_wound(s: TcgState, i: int) -> bool:
    """Whether a character can take a wound at all."""
    if not in_play(s, i) or safe(s, i):
        return False
    return not (capped(s, i) and s.lasts(FX_HURT, i))


class Wound(Step[TcgState]):
    """A character is about to take a wound (rulebook p. 9, "Ferite")."""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, s: TcgState) -> None:
        i = self.card
        if not can_take_wound(s, i):
            return
        if s.fx and s.lasts(FX_PREVENTED, i):
            s.tell(vocabulary.WOUND_PREVENTED, s.codes[i])
        elif turns_to_burden(s, i):
            s.then(AddBurdens(1, 0))
        else:
            s.then(Raise(ABOUT_WOUND, i, -1, s.phase), PlaceWound(i))


def turns_to_burden(s: TcgState, i: int) -> bool:
    """Whether a wound becomes a burden: to the Ring-bearer in a skirmish while he wears the
    Ring."""
    return s.worn == 1 and s.phase == SKIRMISH and i == s.bearer[s.turn]


class PlaceWound(Coming):
    """Place the wound, unless a response prevented or replaced it."""

    def __init__(self, card: int) -> None:
        self.card = card

    def due(self, s: TcgState, card: int) -> bool:
        return self.card == card and in_play(s, card) and not turns_to_burden(s, card)

    def run(self, s: TcgState) -> None:
        i = self.card
        if not in_play(s, i):
            return
        if turns_to_burden(s, i):
            s.then(AddBurdens(1, 0))
            return
        s.set_wounds(i, s.wounds[i] + 1)
        s.last(FX_HURT, i, 1, UNTIL_PHASE)
        s.tell(vocabulary.WOUNDED, s.codes[i])
        die_of_wounds(s, i)


def die_of_wounds(s: TcgState, i: int) -> None:
    """Kill a character with as many wounds as vitality (Killed: rulebook p. 11, "Ucciso")."""
    if in_play(s, i) and TYPE[s.cards[i]] <= MINION and s.wounds[i] >= vitality(s, i):
        s.then(Kill(i))


def may_exert(s: TcgState, i: int, times: int = 1) -> bool:
    """Whether a character can exert this many times (Exerting: rulebook p. 11, "Sforzare")."""
    return in_play(s, i) and vitality(s, i) - s.wounds[i] > times


def exert(s: TcgState, i: int) -> None:
    """Exert a character, unless it is exhausted."""
    if in_play(s, i) and not exhausted(s, i):
        s.set_wounds(i, s.wounds[i] + 1)
        s.tell(vocabulary.EXERTED, s.codes[i])


def may_heal(s: TcgState, i: int) -> bool:
    """Whether a wound can be removed from a character (Healing: rulebook p. 10, "Curare")."""
    return s.wounds[i] > 0 and not has_static(s, MOD_NO_HEAL, i)


def heal(s: TcgState, i: int) -> None:
    if in_play(s, i) and may_heal(s, i):
        s.set_wounds(i, s.wounds[i] - 1)
        s.tell(vocabulary.HEALED, s.codes[i])


class Kill(Step[TcgState]):
    """Kill a character: companions and allies go to the dead pile, minions are discarded."""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, s: TcgState) -> None:
        i = self.card
        if not in_play(s, i):
            return
        s.tell(vocabulary.KILLED, s.codes[i])
        last_words = [c for j in borne(s, i) for c in answers_of_borne(s, j, i)]
        leave_play(s, i, DEAD_PILE if SIDE[s.cards[i]] == FREE else DISCARD_PILE)
        for carry in last_words:
            s.then(carry)
        s.then(Raise(DIES, i))
        if i == s.bearer[s.owner[i]]:
            s.then(Succession(s.owner[i]))


def answers_of_borne(s: TcgState, j: int, bearer: int) -> list[Carry]:
    """The triggers of a card on the killed character, which leaves play with its bearer."""
    found: list[Carry] = []
    if OCCASION_KINDS[s.cards[j]] >> DIES & 1:
        for ability in CARD_ABILITIES[s.cards[j]]:
            occasion = ability.occasion
            if ability.kind == MUST and occasion is not None and occasion.kind == DIES:
                c = Carry(ability.number, 0, s.owner[j], j, bearer)
                if occasion.fits(s, c, NOTHING) and ability.ready(s, c):
                    found.append(c)
    return found


class Succession(Step[TcgState]):
    """A player whose Ring-bearer is dead loses."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TcgState) -> None:
        if not in_play(s, s.bearer[self.seat]):
            s.then(Lose(self.seat))


def leave_play(s: TcgState, i: int, zone: int) -> None:
    """Remove a card from play; the cards it bears and those stacked on it are discarded."""
    host = s.host[i]
    s.take_from_table(i)
    for j in borne(s, i):
        leave_play(s, j, DISCARD_PILE)
    for j in stacked_on(s, i):
        move_card(s, j, DISCARD_PILE)
    s.set_wounds(i, 0)
    s.set_tokens(i, 0)
    move_card(s, i, zone)
    forget_effects(s, i)
    leave_skirmish(s, i)
    if host != NOTHING:
        die_of_wounds(s, host)


def move_card(s: TcgState, i: int, zone: int) -> None:
    """Move a card that is not in play to a zone, face up."""
    s.put(i, zone)
    s.set_host(i, NOTHING)
    s.set_eyes(i, 0)
    if i in s.top:
        s.top = [j for j in s.top if j != i]
    if i in s.bottom:
        s.bottom = [j for j in s.bottom if j != i]


def forget_effects(s: TcgState, i: int) -> None:
    """Remove the lasting effects on a card that leaves play. A delayed effect for losing a skirmish
    stays: a character that is killed also loses."""
    fx = s.fx
    if fx:
        s.fx = [
            n
            for k in range(0, len(fx), FX)
            if fx[k + 1] != i or fx[k] == FX_WATCH
            for n in fx[k : k + FX]
        ]


def leave_skirmish(s: TcgState, i: int) -> None:
    """Remove a character from its skirmish; its opponents are unassigned unless they are fighting
    now."""
    s.set_foe(i, NOTHING)
    if i != s.fighter:
        for j in s.table:
            if s.foe[j] == i:
                s.set_foe(j, NOTHING)


def may_discard(s: TcgState, i: int) -> bool:
    """Whether a card in play can be discarded."""
    if s.zone[i] != IN_PLAY or i == s.bearer[s.owner[i]]:
        return False
    return not has_static(s, MOD_NO_DISCARD, i)


class Discard(Step[TcgState]):
    """A card in play is about to be discarded by a card of a side (Discarding: rulebook p. 38,
    "Scartare")."""

    def __init__(self, card: int, side: int) -> None:
        self.card = card
        self.side = side

    def run(self, s: TcgState) -> None:
        if may_discard(s, self.card):
            s.then(Raise(ABOUT_DISCARD, self.card, -1, 0, self.side), LeavePlay(self.card))


class LeavePlay(Coming):
    """Discard the card, unless a response replaced it."""

    def __init__(self, card: int) -> None:
        self.card = card

    def due(self, s: TcgState, card: int) -> bool:
        return self.card == card and in_play(s, card)

    def run(self, s: TcgState) -> None:
        if in_play(s, self.card):
            s.tell(vocabulary.DISCARDED, s.codes[self.card])
            leave_play(s, self.card, DISCARD_PILE)


class AddBurdens(Step[TcgState]):
    """The Ring-bearer is about to take burdens, possibly from a Shadow card."""

    def __init__(self, count: int, shadow: int) -> None:
        self.count = count
        self.shadow = shadow

    def run(self, s: TcgState) -> None:
        if self.count <= 0:
            return
        if self.shadow:
            s.then(Raise(ABOUT_BURDEN, -1, -1, self.count))
        s.then(PlaceBurdens(self.count))


class PlaceBurdens(Coming):
    """Place burdens one at a time; as many as his resistance corrupt the Ring-bearer."""

    def __init__(self, count: int) -> None:
        self.count = count

    def due(self, s: TcgState, card: int) -> bool:
        return True

    def run(self, s: TcgState) -> None:
        s.burdens = with_entry(s.burdens, s.turn, s.burdens[s.turn] + self.count)
        s.tell(vocabulary.BURDENED, s.turn, self.count)
        check_corruption(s, s.turn)


def check_corruption(s: TcgState, seat: int) -> None:
    """A player whose Ring-bearer is corrupted loses."""
    bearer = s.bearer[seat]
    if bearer != NOTHING and s.burdens[seat] >= RESISTANCE[s.cards[bearer]]:
        s.then(Lose(seat))


def remove_burdens(s: TcgState, count: int) -> None:
    taken = min(count, s.burdens[s.turn])
    if taken > 0:
        s.burdens = with_entry(s.burdens, s.turn, s.burdens[s.turn] - taken)
        s.tell(vocabulary.UNBURDENED, s.turn, taken)
