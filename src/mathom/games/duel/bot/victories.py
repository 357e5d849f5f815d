"""Whether a turn can still win at once: an upper limit, so that most turns are not played out."""

from __future__ import annotations

from typing import Any, Final

from mathom.bots.hooks import MAYBE, NEVER, SURELY
from mathom.engine.step import Step
from mathom.games.duel.bot.board import ENOUGH, Board, best_place, is_last_turn
from mathom.games.duel.bot.evaluation import Evaluation
from mathom.games.duel.bot.threats import CARD_RACE
from mathom.games.duel.rules.alliances import (
    AlliancePick,
    CallRace,
    ChooseTrio,
    ClaimTrio,
    KeepToken,
    PairReward,
    Race,
    TrioReward,
)
from mathom.games.duel.rules.chapters import EndTurn
from mathom.games.duel.rules.conquest import (
    Fortress,
    Manoeuvre,
    Manoeuvres,
    MarchTo,
    Muster,
    PlaceUnits,
    Units,
)
from mathom.games.duel.rules.costs import by_chain
from mathom.games.duel.rules.effect_numbers import CARD_EFFECTS, TILE_EFFECTS, TOKEN_EFFECT
from mathom.games.duel.rules.effect_types import EFFECTS, CarryOut, Effect
from mathom.games.duel.rules.ending import RACES_TO_WIN, races_supporting, regions_present
from mathom.games.duel.rules.facts import (
    CARD_COLOR,
    CARDS,
    GREEN,
    LAST_CHAPTER,
    QUEST_LENGTH,
    REGIONS,
    SLOTS,
    TILES,
    TOKENS,
    TRIGGERED_BY_CHAIN,
    TRIGGERED_BY_COLOR,
    TRIGGERED_BY_TILE,
)
from mathom.games.duel.rules.playing import (
    FollowUp,
    PlayDiscarded,
    RecoverCard,
    SearchDiscard,
    TokensAdd,
)
from mathom.games.duel.rules.quest import Ring
from mathom.games.duel.rules.state import TAKEN, DuelState
from mathom.games.duel.rules.vocabulary import DISCARD, DONE, MARCH, PLAY, TAKE, TO

ANY_STEPS: Final = 5
ANY_REGIONS: Final = 5
ANY_RACES: Final = 3
"""No token, and no card that it brings back, gives more than this."""


class Gain:
    """The most steps of the quest, regions and races that may still come."""

    def __init__(self) -> None:
        self.steps = 0
        self.regions = 0
        self.races = 0

    def anything(self) -> None:
        """A token, or a card from the discard pile."""
        self.steps += ANY_STEPS
        self.regions += ANY_REGIONS
        self.races += ANY_RACES

    def effect(self, effect: Effect) -> None:
        """Add the most that an effect may give."""
        if isinstance(effect, Ring):
            self.steps += effect.steps
        elif isinstance(effect, Race):
            self.races += 1
        elif isinstance(effect, (Muster, Fortress)):
            self.regions += 1
        elif isinstance(effect, Units):
            self.regions += effect.count if effect.split else 1
        elif isinstance(effect, Manoeuvres):
            self.regions += effect.moves + effect.wild
        elif isinstance(effect, (PlayDiscarded, AlliancePick)):
            self.anything()

    def effects(self, numbers: list[int]) -> None:
        """Add the most that these effects may give."""
        for number in numbers:
            self.effect(EFFECTS[number])

    def tokens(self, held: int) -> None:
        """Add the most that these tokens may give."""
        for token in range(len(TOKENS)):
            if held >> token & 1:
                self.effect(EFFECTS[TOKEN_EFFECT[token]])

    def suffices(self, s: DuelState, seat: int) -> bool:
        """Whether it may win. Steps may reach a bonus space, which may place units."""
        if s.quest[seat] + self.steps >= QUEST_LENGTH:
            return True
        if self.races and races_supporting(s, seat) + self.races >= RACES_TO_WIN:
            return True
        regions = self.regions + 1 if self.steps else self.regions
        return regions > 0 and regions_present(s, seat) + regions >= len(REGIONS)


def may_win(s: DuelState, seat: int, action: int) -> bool:
    """Whether a turn that begins with this action may win at once; a no is certain."""
    plays = PLAY <= action < PLAY + len(CARDS)
    takes = TAKE <= action < TAKE + len(TILES)
    discards = DISCARD <= action < DISCARD + len(CARDS)
    if not (plays or takes or discards):
        return True
    if s.chapter == LAST_CHAPTER and cards_left(s) <= 1:
        return True
    if discards:
        return False
    gain = Gain()
    if plays:
        card = action - PLAY
        gain.effects(CARD_EFFECTS[card])
        triggered = TRIGGERED_BY_COLOR[CARD_COLOR[card]]
        if by_chain(s, seat, card):
            triggered |= TRIGGERED_BY_CHAIN
        gain.tokens(s.tokens[seat] & triggered)
        if CARD_COLOR[card] == GREEN and earns(s, seat, card):
            gain.anything()
        return gain.suffices(s, seat)
    gain.effects(TILE_EFFECTS[action - TAKE])
    gain.tokens(s.tokens[seat] & TRIGGERED_BY_TILE)
    return gain.suffices(s, seat)


def foregone(s: DuelState, action: int) -> int:
    """Whether a march wins, or whether it or another manoeuvre is the last choice of a turn that
    cannot win any more."""
    step = s.agenda[-1]
    if isinstance(step, MarchTo):
        if conquers(s, step.seat, step.origin, action - TO):
            return SURELY
    elif isinstance(step, Manoeuvre):
        if MARCH <= action < MARCH + len(REGIONS):
            return MAYBE
        if action != DONE and step.moves + step.removals + step.wild > 1:
            return MAYBE
    else:
        return MAYBE
    return NEVER if nothing_follows(s) else MAYBE


def conquers(s: DuelState, seat: int, origin: int, region: int) -> bool:
    """Whether a seat is present in all regions after a march of one unit."""
    units = s.units
    for each in range(len(REGIONS)):
        left = units[each * 2 + seat]
        if each == origin:
            left -= 1
        elif each == region:
            left += 1 - units[each * 2 + 1 - seat]
        if left <= 0 and s.forts[each] != seat:
            return False
    return True


def nothing_follows(s: DuelState) -> bool:
    """Whether a turn ends after the pending choice, and the game goes on."""
    at = len(s.agenda) - 2
    while at >= 0:
        step = s.agenda[at]
        if isinstance(step, EndTurn):
            return not is_last_turn(s)
        if not isinstance(step, (FollowUp, TokensAdd)) or not idle(s, step):
            return False
        at -= 1
    return False


def idle(s: DuelState, step: FollowUp | TokensAdd) -> bool:
    """Whether nothing follows a card: no reward of an alliance, if it is still to come, and no
    triggered token."""
    color = CARD_COLOR[step.card]
    if color == GREEN and isinstance(step, FollowUp):
        return False
    held = s.tokens[step.seat] if s.rules.new_token_at_once else step.held
    triggered = TRIGGERED_BY_COLOR[color]
    if step.chained:
        triggered |= TRIGGERED_BY_CHAIN
    return held & triggered == 0


def earns(s: DuelState, seat: int, card: int) -> bool:
    """Whether a green card brings a token: by a pair, or by the third race."""
    return s.races[CARD_RACE[card] * 2 + seat] > 0 or not s.trios >> seat & 1


def cards_left(s: DuelState) -> int:
    """The number of cards in the layout."""
    found = SLOTS
    for card in s.slots:
        if card == TAKEN:
            found -= 1
    return found


def reach(s: DuelState, seat: int, evaluation: Evaluation) -> int:
    """Whether the rest of a turn, with a choice pending, can win at once; MAYBE leaves it open."""
    gain = Gain()
    pending = 0
    for at in range(len(s.agenda) - 1, -1, -1):
        step = s.agenda[at]
        if isinstance(step, EndTurn):
            break
        pending += 1
        add_step(gain, step)
    if is_last_turn(s):
        return MAYBE
    if not gain.suffices(s, seat):
        return NEVER
    step = s.agenda[-1]
    if pending == 1 and isinstance(step, Manoeuvre) and not s.rules.forced_manoeuvres:
        board = Board(s, seat, evaluation.weights_at(s))
        return SURELY if board.best(step.moves, step.removals, step.wild) > ENOUGH else NEVER
    if pending == 1 and isinstance(step, PlaceUnits):
        board = Board(s, seat, evaluation.weights_at(s))
        return SURELY if best_place(board, s.offers, step.count)[1] > ENOUGH else NEVER
    return MAYBE


def add_step(gain: Gain, step: Step[Any]) -> None:
    """Add the most that a step of the agenda may give."""
    if isinstance(step, CarryOut):
        gain.effect(EFFECTS[step.effect])
    elif isinstance(step, Manoeuvre):
        gain.regions += step.moves + step.wild
    elif isinstance(step, (MarchTo, PlaceUnits)):
        gain.regions += 1
    elif isinstance(step, (FollowUp, TokensAdd)):
        if CARD_COLOR[step.card] == GREEN:
            gain.anything()
        gain.tokens(step.held)
    elif isinstance(step, UNFORESEEABLE):
        gain.anything()


UNFORESEEABLE: Final = (
    CallRace,
    ChooseTrio,
    ClaimTrio,
    KeepToken,
    PairReward,
    TrioReward,
    SearchDiscard,
    RecoverCard,
)
