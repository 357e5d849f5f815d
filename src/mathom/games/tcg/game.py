"""The Two Towers trading card game as the engine knows it."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import BadNotation
from mathom.engine.game import Game
from mathom.games.tcg import (
    cards,
    combat,
    ending,
    harm,
    notation,
    pairing,
    reading,
    reconciling,
    regrouping,
    setup,
    sites,
    timing,
    turn,
)
from mathom.games.tcg.ability import ABILITIES, Carry
from mathom.games.tcg.decklists import TcgDecklists
from mathom.games.tcg.decks import BringDeck, BuildDeck
from mathom.games.tcg.deeds import asking, draw_decks, flow, tokens
from mathom.games.tcg.facts import CARDS, CODES, POWERS, SITE, STARTERS, TYPE
from mathom.games.tcg.foresight import foresee
from mathom.games.tcg.habits import habit, weighty
from mathom.games.tcg.judgement import judge
from mathom.games.tcg.state import TcgState
from mathom.games.tcg.view import about, conceal, guess, view
from mathom.games.tcg.words import ABILITY_NAMES, EVENTS, NUMBERS, OPTIONS, PHASES, SEATS, WORDS

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
    turn.Turns,
    turn.BeginTurn,
    turn.FellowshipAct,
    turn.Transfer,
    turn.Leg,
    turn.NextLeg,
    turn.EndMovePhase,
    turn.ForgetMove,
    turn.Move,
    turn.Arrive,
    turn.AddTwilight,
    turn.BeginShadows,
    turn.BeginShadow,
    turn.ShadowAct,
    turn.EndShadows,
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
    regrouping.BeginRegroup,
    regrouping.MoveOn,
    reconciling.Reconcile,
    ending.Lose,
    harm.Wound,
    harm.PlaceWound,
    harm.Kill,
    harm.Succession,
    harm.Discard,
    harm.LeavePlay,
    harm.AddBurdens,
    harm.PlaceBurdens,
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
    timing.Procedure,
    timing.Act,
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
]

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
    "abilities": len(ABILITIES) + reading.STATIC_COUNT,
}


class Tcg(Game[TcgState]):
    """Two to four players lead their fellowships along one path, and the minions against others."""

    def __init__(self) -> None:
        super().__init__(
            "tcg",
            [2, 3, 4],
            WORDS,
            STEPS,
            OPTIONS,
            EVENTS,
            COMPONENTS,
            decklists=TcgDecklists(),
            has_habits=True,
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

    def conceal(self, s: TcgState, seat: int) -> None:
        conceal(s, seat)

    def guess(self, s: TcgState, seat: int) -> None:
        guess(s, seat)

    def write(self, s: TcgState) -> dict[str, object]:
        return notation.write(s)

    def read(self, data: dict[str, object], seed: int, settings: list[int], seats: int) -> TcgState:
        return notation.read(data, seed, settings, seats)

    def faults(self, s: TcgState) -> list[BadNotation]:
        return notation.faults(s)

    def judge(self, s: TcgState, seat: int) -> float:
        return judge(s, seat)

    def rollout(self, s: TcgState) -> int:
        return habit(s)

    def weighty(self, s: TcgState) -> bool:
        return weighty(s)

    def stretch(self, s: TcgState) -> int:
        return s.turn

    def quiet(self, s: TcgState) -> bool:
        return isinstance(s.agenda[-1], turn.FellowshipAct)


TCG: Final = Tcg()
