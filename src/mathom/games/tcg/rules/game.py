"""The Two Towers trading card game as a game of the engine."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import BadNotation
from mathom.engine.game import Game
from mathom.games.tcg.rules import cards, ending, notation, position_checks, setup
from mathom.games.tcg.rules.abilities import phase_actions, timing
from mathom.games.tcg.rules.abilities.ability_types import ABILITIES, STATICS, Carry, set_abilities
from mathom.games.tcg.rules.abilities.compile import compile_cards
from mathom.games.tcg.rules.abilities.operations import asking, draw_decks, flow, tokens
from mathom.games.tcg.rules.decklists import TcgDecklists
from mathom.games.tcg.rules.decks import BringDeck, BuildDeck
from mathom.games.tcg.rules.facts import CARDS, CODES, POWERS, SITE, STARTERS, TYPE
from mathom.games.tcg.rules.foresight import foresee
from mathom.games.tcg.rules.state import TcgState
from mathom.games.tcg.rules.turn import combat, pairing, phases, reconcile, regroup, sites, wounds
from mathom.games.tcg.rules.view import about, conceal, guess, shown_numbers, unknown, view
from mathom.games.tcg.rules.vocabulary import (
    ABILITY_NAMES,
    EVENTS,
    NUMBERS,
    OPTIONS,
    PHASES,
    SEATS,
    VOCABULARY,
)

for compiled in compile_cards():
    set_abilities(compiled)

STEPS: Final = [
    BringDeck,
    BuildDeck,
    setup.LayOut,
    setup.DrawLots,
    setup.Bidding,
    setup.NextPlace,
    setup.TakePlace,
    setup.BeginPath,
    setup.StartFellowship,
    setup.ChooseCompanion,
    setup.DrawHands,
    phases.Turns,
    phases.BeginTurn,
    phases.FellowshipAct,
    phases.Transfer,
    phases.Leg,
    phases.NextLeg,
    phases.EndMovePhase,
    phases.ForgetMove,
    phases.Move,
    phases.Arrive,
    phases.AddTwilight,
    phases.BeginShadows,
    phases.BeginShadow,
    phases.ShadowAct,
    phases.EndShadows,
    combat.Combat,
    combat.EndPhase,
    combat.Maneuver,
    combat.Archery,
    combat.Shoot,
    combat.TakeArrows,
    combat.ChooseTarget,
    combat.Assignment,
    combat.AssignDefender,
    combat.AssignMinion,
    combat.Skirmishes,
    combat.ChooseFight,
    combat.Fight,
    combat.Resolve,
    combat.EndFight,
    combat.FierceRound,
    combat.EndFierce,
    pairing.Ambush,
    regroup.BeginRegroup,
    regroup.MoveOn,
    reconcile.Reconcile,
    ending.Lose,
    wounds.Wound,
    wounds.PlaceWound,
    wounds.Kill,
    wounds.Succession,
    wounds.Discard,
    wounds.LeavePlay,
    wounds.AddBurdens,
    wounds.PlaceBurdens,
    sites.GainControl,
    sites.PlaceControl,
    cards.PlayCard,
    cards.ChooseBearer,
    cards.Enter,
    timing.Raise,
    timing.Close,
    timing.Forced,
    timing.Window,
    timing.Answer,
    timing.PlayEvent,
    timing.FinishEvent,
    phase_actions.Procedure,
    phase_actions.Act,
    timing.Watched,
    timing.MayLater,
    Carry,
    asking.Pick,
    flow.Tax,
    flow.Branch,
    flow.Object,
    draw_decks.MayDraw,
    tokens.Count,
    draw_decks.PickShadow,
    draw_decks.PickOpponent,
    draw_decks.SinkTop,
    draw_decks.Sink,
    tokens.HealSome,
    tokens.SpotOrNone,
]

WRITTEN: Final = {
    "subject": "x",
    "other": "y",
    "number": "n",
    "by": "k",
    "repeats": "k",
    "needed": "number",
}
"""The short names that positions and views use for attributes of steps."""

KINDS: Final[dict[str, list[str]]] = {
    "card": CODES,
    "print": CARDS,
    "ability": ABILITY_NAMES,
    "deck": STARTERS,
    "phase": PHASES,
    "power": POWERS,
    "number": NUMBERS,
}

COMPONENTS: Final = {
    "cards": len(CARDS),
    "sites": TYPE.count(SITE),
    "starters": len(STARTERS),
    "abilities": len(ABILITIES) + sum(len(statics) for statics in STATICS),
}


class Tcg(Game[TcgState]):
    """Two to four players; each leads a fellowship along a shared path and plays minions against
    the others."""

    def __init__(self) -> None:
        super().__init__(
            "tcg",
            [2, 3, 4],
            VOCABULARY,
            STEPS,
            OPTIONS,
            EVENTS,
            COMPONENTS,
            decklists=TcgDecklists(),
            rules_version=2,
            written=WRITTEN,
        )

    def seat_names(self, seats: int) -> list[str]:
        return SEATS[:seats]

    def names(self, kind: str) -> list[str]:
        if kind not in KINDS:
            raise BadNotation("unknown-kind", kind=kind)
        return KINDS[kind]

    def set_up(self, seed: int, settings: list[int], seats: int) -> TcgState:
        return setup.set_up(seed, settings, seats)

    def seat_count(self, s: TcgState) -> int:
        return s.rules.seats

    def settings(self, s: TcgState) -> list[int]:
        return s.rules.settings

    def view(self, s: TcgState, seat: int) -> dict[str, object]:
        return view(s, seat)

    def about(self, s: TcgState, numbers: dict[str, int]) -> dict[str, str]:
        return about(s, numbers)

    def foresee(self, s: TcgState, seat: int, action: int) -> dict[str, object]:
        return foresee(s, seat, action)

    def shown_numbers(self, s: TcgState, numbers: dict[str, int]) -> dict[str, int]:
        return shown_numbers(s, numbers)

    def conceal(self, s: TcgState, seat: int) -> None:
        conceal(s, seat)

    def guess(self, s: TcgState, seat: int) -> None:
        guess(s, seat)

    def unknown(self, s: TcgState, seat: int) -> list[str]:
        return unknown(s, seat)

    def write(self, s: TcgState) -> dict[str, object]:
        return notation.write(s)

    def read(self, data: dict[str, object], seed: int, settings: list[int], seats: int) -> TcgState:
        return notation.read(data, seed, settings, seats)

    def faults(self, s: TcgState) -> list[BadNotation]:
        return notation.faults(s)

    def agenda_faults(self, s: TcgState) -> list[BadNotation]:
        return position_checks.agenda_faults(self, s)


TCG: Final = Tcg()
