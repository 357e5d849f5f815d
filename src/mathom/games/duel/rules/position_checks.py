"""Check whether a position could occur in play: layout, cards set aside and agenda."""

from __future__ import annotations

from typing import Any, Final

from mathom.engine.agenda import misplaced, number_fault, number_faults
from mathom.engine.errors import BadNotation
from mathom.engine.game import Game
from mathom.engine.step import Choice, Step
from mathom.games.duel.rules.alliances import (
    CallRace,
    ChooseTrio,
    ClaimTrio,
    KeepToken,
    PairReward,
    Race,
    TrioReward,
    different_races,
)
from mathom.games.duel.rules.chapters import BeginChapter, EndTurn, TakeTurn
from mathom.games.duel.rules.conquest import Fortress, Manoeuvre, MarchTo
from mathom.games.duel.rules.effect_numbers import EFFECT_COUNT
from mathom.games.duel.rules.effect_types import EFFECTS, CarryOut
from mathom.games.duel.rules.facts import (
    ALL_REGIONS,
    CARDS,
    COVERED_BY,
    RACES,
    REGIONS,
    SEATS,
    SET_ASIDE,
    SLOTS,
    TOKEN_RACE,
    TOKENS,
    UNITS_IN_BOX,
)
from mathom.games.duel.rules.playing import (
    FollowUp,
    RecoverCard,
    SearchDiscard,
    SkillChoice,
    Skills,
    StripGrey,
    TokensAdd,
)
from mathom.games.duel.rules.quest import TakeExtraTurn
from mathom.games.duel.rules.state import AREA, ASIDE, LIFTED, NOBODY, TAKEN, DuelState

MOST_MANOEUVRES: Final = 9
LONGEST_TURN: Final = 40

ASKED_AT_ONCE: Final = (
    KeepToken, MarchTo, RecoverCard, StripGrey, CallRace, TakeExtraTurn, ChooseTrio
)  # fmt: skip
"""Choices that are always next on the agenda once they are scheduled."""

DONE_AT_ONCE: Final = (Race, Skills, SkillChoice, Fortress)
"""Effects that come first on their card or tile, so they are never pending at a decision."""

BOUNDS: Final[dict[str, tuple[int, int]]] = {
    "seat": (0, len(SEATS) - 1),
    "slot": (0, SLOTS),
    "effect": (0, EFFECT_COUNT - 1),
    "card": (0, len(CARDS) - 1),
    "held": (0, (1 << len(TOKENS)) - 1),
    "chained": (0, 1),
    "optional": (0, 1),
    "race": (0, len(RACES) - 1),
    "races": (0, (1 << len(RACES)) - 1),
    "shown": (1, (1 << len(TOKENS)) - 1),
    "count": (1, max(UNITS_IN_BOX)),
    "regions": (1, ALL_REGIONS),
    "moves": (0, MOST_MANOEUVRES),
    "removals": (0, MOST_MANOEUVRES),
    "wild": (0, MOST_MANOEUVRES),
    "origin": (0, len(REGIONS) - 1),
}


def layout_faults(s: DuelState) -> list[BadNotation]:
    """A card can only be taken after all cards that cover it."""
    if s.outcome is not None or s.chapter == 0:
        return []
    found: list[BadNotation] = []
    for slot in range(SLOTS):
        if s.slots[slot] not in (TAKEN, LIFTED):
            continue
        for over in COVERED_BY[s.chapter][slot]:
            if s.slots[over] != TAKEN:
                found.append(BadNotation("layout-floating", slot=over, under=slot))
    if s.slots.count(LIFTED) > 1:
        found.append(BadNotation("lifted-unasked"))
    return found


def aside_faults(s: DuelState) -> list[BadNotation]:
    """The cards set aside are unseen until a seat looks; once both have looked, they are public."""
    if s.outcome is not None or s.chapter == 0:
        return []
    known = s.place.count(ASIDE)
    if s.looked == 0:
        fits = s.aside == SET_ASIDE and known == 0
    elif s.looked == 3:
        fits = s.aside == 0 and known == 0
    else:
        fits = s.aside == 0 and 0 < known <= SET_ASIDE
    if s.rules.aside_is_out:
        fits = fits and s.looked == 0
    return [] if fits else [BadNotation("set-aside-impossible")]


def agenda_faults(game: Game[Any], s: DuelState) -> list[BadNotation]:
    """Either a turn is about to begin, or the turn's end is the last step and all other steps
    belong to the active seat."""
    if s.outcome is not None:
        return []
    found = number_faults(game, s, BOUNDS)
    if found or not s.agenda:
        return found
    last: Step[Any] = s.agenda[0]
    if isinstance(last, TakeTurn):
        found = turn_faults(game, s, last)
    elif isinstance(last, EndTurn):
        found = end_faults(game, s, last)
    else:
        return [misplaced(game, last)]
    if len(s.agenda) > LONGEST_TURN:
        found.append(BadNotation("agenda-too-long", most=LONGEST_TURN))
    if s.rules.one_extra_turn and s.extra_turns > 1:
        found.append(BadNotation("out-of-bounds", place="extra_turns", low=0, high=1))
    for step in s.agenda[1:]:
        found += step_faults(game, s, step)
    return found


def turn_faults(game: Game[Any], s: DuelState, turn: TakeTurn) -> list[BadNotation]:
    """At the start of a turn nothing else is pending, and a card is available."""
    found: list[BadNotation] = []
    if len(s.agenda) > 1:
        found.append(misplaced(game, turn))
    if turn.seat != s.active:
        found.append(number_fault(game, turn, "seat", turn.seat))
    if not s.available:
        found.append(BadNotation("layout-empty"))
    if LIFTED in s.slots:
        found.append(BadNotation("lifted-unasked"))
    return found


def end_faults(game: Game[Any], s: DuelState, end: EndTurn) -> list[BadNotation]:
    """The turn ends in the slot from which a card was taken."""
    lifted = s.slots.index(LIFTED) if LIFTED in s.slots else SLOTS
    return [] if end.slot == lifted else [number_fault(game, end, "slot", end.slot)]


def step_faults(game: Game[Any], s: DuelState, step: Step[Any]) -> list[BadNotation]:
    """The faults of one step within a turn."""
    if isinstance(step, (BeginChapter, TakeTurn, EndTurn)):
        return [misplaced(game, step)]
    if isinstance(step, ASKED_AT_ONCE) and step is not s.agenda[-1]:
        return [misplaced(game, step)]
    if seat_of(step) != s.active:
        return [number_fault(game, step, "seat", seat_of(step))]
    if isinstance(step, CarryOut) and isinstance(EFFECTS[step.effect], DONE_AT_ONCE):
        return [number_fault(game, step, "effect", step.effect)]
    if isinstance(step, (FollowUp, TokensAdd)):
        return played_faults(game, s, step)
    if isinstance(step, (ClaimTrio, ChooseTrio, TrioReward)):
        return trio_faults(game, s, step)
    if isinstance(step, KeepToken) and not can_go_back(s, step.shown):
        return [number_fault(game, step, "shown", step.shown)]
    if isinstance(step, MarchTo) and not s.units[step.origin * 2 + step.seat]:
        return [number_fault(game, step, "origin", step.origin)]
    if isinstance(step, RecoverCard) and not s.rules.aside_is_out:
        return [] if s.looked >> step.seat & 1 else [misplaced(game, step)]
    if isinstance(step, Manoeuvre) and step.moves + step.removals + step.wild == 0:
        return [number_fault(game, step, "moves", step.moves)]
    return []


def seat_of(step: Step[Any]) -> int:
    if isinstance(step, Choice):
        return step.seat
    if isinstance(step, (CarryOut, FollowUp, TokensAdd, SearchDiscard, PairReward, TrioReward)):
        return step.seat
    return NOBODY


def played_faults(game: Game[Any], s: DuelState, step: FollowUp | TokensAdd) -> list[BadNotation]:
    """After a card: it is in the area, and the seat holds the tokens."""
    if s.place[step.card] != AREA + step.seat:
        return [number_fault(game, step, "card", step.card)]
    if step.held & ~s.tokens[step.seat]:
        return [number_fault(game, step, "held", step.held)]
    return []


def trio_faults(
    game: Game[Any], s: DuelState, step: ClaimTrio | ChooseTrio | TrioReward
) -> list[BadNotation]:
    """The seat has three or more different races and has not had the reward."""
    own = different_races(s, step.seat)
    if s.trios >> step.seat & 1 or own.bit_count() < 3:
        return [misplaced(game, step)]
    if isinstance(step, ClaimTrio):
        return []
    races = step.races
    count = races.bit_count()
    if races & ~own or count < 3 or (count > 3 and isinstance(step, TrioReward)):
        return [number_fault(game, step, "races", races)]
    return []


def can_go_back(s: DuelState, shown: int) -> bool:
    """Whether the tokens not kept can return: two of one race, or up to three of different races,
    and no known token on top of those stacks."""
    races = [TOKEN_RACE[token] for token in range(len(TOKENS)) if shown >> token & 1]
    if any(s.tops[race] != NOBODY for race in races):
        return False
    return len(races) <= 2 if len(set(races)) == 1 else len(races) == len(set(races)) <= 3
