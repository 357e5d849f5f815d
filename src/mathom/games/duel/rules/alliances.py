"""Alliances with the races (rulebook p. 6, "Alleanze con le Razze"): two equal symbols, three
different symbols, and the Alliance tokens (p. 6, "segnalini Alleanza") that they earn."""

from __future__ import annotations

from mathom.engine.errors import IllegalAction
from mathom.engine.state import with_entry
from mathom.engine.step import Choice, Step
from mathom.games.duel.rules import vocabulary
from mathom.games.duel.rules.effect_types import Effect, do_token
from mathom.games.duel.rules.ending import check_races
from mathom.games.duel.rules.facts import IMMEDIATE, RACE_TOKENS, RACES, TOKEN_RACE, TOKENS
from mathom.games.duel.rules.state import NOBODY, DuelState
from mathom.games.duel.rules.vocabulary import CALL, CLAIM, KEEP, LEAVE, SHOW, WAIT


def different_races(s: DuelState, seat: int) -> int:
    """The races on the seat's green cards, as a bit mask without the eagle."""
    mask = 0
    for race in range(len(RACES)):
        if s.races[race * 2 + seat]:
            mask |= 1 << race
    return mask


def stack_size(s: DuelState, race: int) -> int:
    return s.rests[race].bit_count() + (1 if s.tops[race] != NOBODY else 0)


def show_top(s: DuelState, race: int) -> int:
    """Turn over the top token of a stack; draw it if nobody knows it."""
    token = s.tops[race]
    if token != NOBODY:
        s.tops = with_entry(s.tops, race, NOBODY)
    else:
        rest = s.rests[race]
        token = s.draw(SHOW, [token for token in RACE_TOKENS[race] if rest >> token & 1])
        s.rests = with_entry(s.rests, race, rest & ~(1 << token))
    s.tell(vocabulary.TOKENS_SHOWN, token)
    return token


class PairReward(Step[DuelState]):
    """Two equal symbols: reveal the top two tokens of the race and keep one."""

    def __init__(self, seat: int, race: int) -> None:
        self.seat = seat
        self.race = race

    def run(self, s: DuelState) -> None:
        shown = 0
        for _ in range(min(2, stack_size(s, self.race))):
            shown |= 1 << show_top(s, self.race)
        s.then(KeepToken(self.seat, shown))


class TrioReward(Step[DuelState]):
    """Three different symbols: reveal the top token of each race and keep one."""

    def __init__(self, seat: int, races: int) -> None:
        self.seat = seat
        self.races = races

    def run(self, s: DuelState) -> None:
        s.trios |= 1 << self.seat
        shown = 0
        for race in range(len(RACES)):
            if self.races >> race & 1 and stack_size(s, race):
                shown |= 1 << show_top(s, race)
        s.then(KeepToken(self.seat, shown))


class KeepToken(Choice[DuelState]):
    """Keep one of the revealed tokens; the others return face down to the top of their stacks."""

    def __init__(self, seat: int, shown: int) -> None:
        super().__init__(seat)
        self.shown = shown

    def options(self, s: DuelState) -> list[int]:
        return [KEEP + token for token in range(len(TOKENS)) if self.shown >> token & 1]

    def apply(self, s: DuelState, action: int) -> None:
        kept = action - KEEP
        for token in range(len(TOKENS)):
            if self.shown >> token & 1 and token != kept:
                s.tops = with_entry(s.tops, TOKEN_RACE[token], token)
        gain_token(s, self.seat, kept)

    def why_not(self, s: DuelState, action: int) -> IllegalAction:
        return IllegalAction("token-not-shown")


def gain_token(s: DuelState, seat: int, token: int) -> None:
    """Give a token to a seat; an immediate one takes effect now."""
    s.tokens = with_entry(s.tokens, seat, s.tokens[seat] | 1 << token)
    s.tell(vocabulary.TOKEN_KEPT, seat, token)
    check_races(s, seat)
    if s.outcome is None and IMMEDIATE >> token & 1:
        do_token(s, seat, token)


class ClaimTrio(Choice[DuelState]):
    """With the option `trio=postponable`: claim the reward now, or wait for another race."""

    def options(self, s: DuelState) -> list[int]:
        return [CLAIM, WAIT]

    def apply(self, s: DuelState, action: int) -> None:
        if action == CLAIM:
            s.then(ChooseTrio(self.seat, different_races(s, self.seat)))

    def why_not(self, s: DuelState, action: int) -> IllegalAction:
        return IllegalAction("must-claim-or-wait")


class ChooseTrio(Choice[DuelState]):
    """With more than three races, leave out one at a time until three remain."""

    def __init__(self, seat: int, races: int) -> None:
        super().__init__(seat)
        self.races = races

    def options(self, s: DuelState) -> list[int]:
        if self.races.bit_count() == 3:
            return [CLAIM]
        return [LEAVE + race for race in range(len(RACES)) if self.races >> race & 1]

    def apply(self, s: DuelState, action: int) -> None:
        if action == CLAIM:
            s.then(TrioReward(self.seat, self.races))
        else:
            s.then(ChooseTrio(self.seat, self.races & ~(1 << (action - LEAVE))))

    def why_not(self, s: DuelState, action: int) -> IllegalAction:
        return IllegalAction("must-leave-a-race")


class CallRace(Choice[DuelState]):
    """The Grey Havens: choose a race and reveal its top two tokens."""

    def options(self, s: DuelState) -> list[int]:
        return [CALL + race for race in range(len(RACES)) if stack_size(s, race)]

    def apply(self, s: DuelState, action: int) -> None:
        s.then(PairReward(self.seat, action - CALL))

    def why_not(self, s: DuelState, action: int) -> IllegalAction:
        return IllegalAction("stack-empty")


def reward_alliance(s: DuelState, seat: int, race: int) -> None:
    """The reward for the symbol just added: a pair, or three different ones once a game."""
    if s.races[race * 2 + seat] == 2:
        s.then(PairReward(seat, race))
        return
    races = different_races(s, seat)
    count = races.bit_count()
    if s.trios >> seat & 1 or s.races[race * 2 + seat] != 1:
        return
    if count >= 3 and s.rules.trio_postponable:
        s.then(ClaimTrio(seat))
    elif count == 3:
        s.then(TrioReward(seat, races))


class Race(Effect):
    def __init__(self, race: int) -> None:
        self.race = race

    def do(self, s: DuelState, seat: int) -> None:
        at = self.race * 2 + seat
        s.races = with_entry(s.races, at, s.races[at] + 1)
        s.tell(vocabulary.RACE_JOINED, seat, self.race)
        check_races(s, seat)


class AlliancePick(Effect):
    """A token of a race that the player chooses."""

    def do(self, s: DuelState, seat: int) -> None:
        s.then(CallRace(seat))
