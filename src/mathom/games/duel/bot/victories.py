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
from mathom.games.duel.rules.vocabulary import DISCARD, PLAY, TAKE

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
    gain = Gain()
    if s.chapter == LAST_CHAPTER and cards_left(s) <= 1:
        return True
    if DISCARD <= action < DISCARD + len(CARDS):
        return False
    if PLAY <= action < PLAY + len(CARDS):
        card = action - PLAY
        gain.effects(CARD_EFFECTS[card])
        triggered = TRIGGERED_BY_COLOR[CARD_COLOR[card]]
        if by_chain(s, seat, card):
            triggered |= TRIGGERED_BY_CHAIN
        gain.tokens(s.tokens[seat] & triggered)
        if CARD_COLOR[card] == GREEN and earns(s, seat, card):
            gain.anything()
        return gain.suffices(s, seat)
    if TAKE <= action < TAKE + len(TILES):
        gain.effects(TILE_EFFECTS[action - TAKE])
        gain.tokens(s.tokens[seat] & TRIGGERED_BY_TILE)
        return gain.suffices(s, seat)
    return True


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
