"""The Fellowship of the Ring Trick-Taking Game as the engine knows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mathom.engine.errors import BadNotation
from mathom.engine.game import Game
from mathom.engine.solution import Solution
from mathom.games.fellowship import choosing, deal, notation, preparing, rounds, swaps, tricks
from mathom.games.fellowship.campaign import Journey
from mathom.games.fellowship.concealment import conceal, guess
from mathom.games.fellowship.facts import (
    CARDS,
    CHAPTER_FACTS,
    CHARACTERS,
    EVENTS_IN_BOX,
    GIFTS,
    RIDERS,
    THREAT_DECKS,
)
from mathom.games.fellowship.habits import judge, near, sensible
from mathom.games.fellowship.solver import MOST_NODES, Solver, at_lead
from mathom.games.fellowship.state import FellowshipState
from mathom.games.fellowship.view import about, view
from mathom.games.fellowship.words import EVENTS, KINDS, OPTIONS, WORDS

STEPS: Final = [
    rounds.BeginRound,
    choosing.ChooseEvent,
    deal.DealCards,
    deal.MirrorDeal,
    rounds.AfterDeal,
    choosing.ChooseGroup,
    choosing.UseRider,
    choosing.BeginChoosing,
    choosing.ChooseCharacter,
    choosing.CharactersChosen,
    preparing.Prepare,
    preparing.Act,
    preparing.TakeLostCard,
    preparing.ChoosePartner,
    preparing.ChooseToSwap,
    swaps.Give,
    swaps.GiveBack,
    swaps.Promises,
    swaps.PyramidPromise,
    swaps.Deliver,
    preparing.KeepThreat,
    preparing.RedrawThreat,
    preparing.PickThreat,
    preparing.AimSword,
    preparing.DeclareDirection,
    preparing.TuckCard,
    preparing.ReserveCard,
    preparing.LayAhead,
    preparing.LookIntoMirror,
    preparing.EndPreparing,
    preparing.BlowHorn,
    tricks.FirstTrick,
    tricks.BeginTrick,
    tricks.RecallCard,
    tricks.DrawSting,
    tricks.LeadCard,
    tricks.Turns,
    tricks.FollowCard,
    tricks.EndTrick,
    tricks.NameLeader,
    tricks.NextTrick,
    rounds.EndRound,
    rounds.UseMithril,
]

COMPONENTS: Final = {
    "chapters": len(CHAPTER_FACTS),
    "characters": len(CHARACTERS),
    "cards": len(CARDS),
    "events": len(EVENTS_IN_BOX),
    "gifts": len(GIFTS),
    "riders": len(RIDERS),
    "threats": sum([len(ranks) for ranks in THREAT_DECKS.values()]),
}


class Fellowship(Game[FellowshipState]):
    """One to four players win tricks together, each with a character who has a goal."""

    def __init__(self) -> None:
        super().__init__(
            "fellowship",
            [1, 2, 3, 4],
            WORDS,
            STEPS,
            OPTIONS,
            EVENTS,
            COMPONENTS,
            cooperative=True,
            hushed=True,
            campaign=Journey(),
            has_habits=True,
        )
        self.usual_seats = max(self.seats)

    def names(self, kind: str) -> list[str]:
        if kind not in KINDS:
            raise BadNotation("unknown-kind", kind=kind)
        return KINDS[kind]

    def set_up(self, seed: int, settings: list[int], seats: int) -> FellowshipState:
        return rounds.set_up(seed, settings, seats)

    def seat_count(self, s: FellowshipState) -> int:
        return s.rules.players

    def settings(self, s: FellowshipState) -> list[int]:
        return s.rules.settings

    def view(self, s: FellowshipState, seat: int) -> dict[str, object]:
        return view(s, seat)

    def about(self, s: FellowshipState, numbers: dict[str, int]) -> dict[str, str]:
        return about(s, numbers)

    def conceal(self, s: FellowshipState, seat: int) -> None:
        conceal(s, seat)

    def guess(self, s: FellowshipState, seat: int) -> None:
        guess(s, seat)

    def write(self, s: FellowshipState) -> dict[str, object]:
        return notation.write(s)

    def read(
        self, data: dict[str, object], seed: int, settings: list[int], seats: int
    ) -> FellowshipState:
        return notation.read(data, seed, settings, seats)

    def judge(self, s: FellowshipState, seat: int) -> float:
        return judge(s)

    def rollout(self, s: FellowshipState) -> int:
        return sensible(s)

    def near(self, s: FellowshipState) -> float:
        return near(s)

    def stretch(self, s: FellowshipState) -> int:
        return s.round

    def solve(self, s: FellowshipState, seconds: float, clock: Callable[[], float]) -> Solution:
        return Solver(MOST_NODES, seconds, clock).solve(s)

    def is_puzzle(self, s: FellowshipState) -> bool:
        return at_lead(s) and s.trick_number == 0

    def faults(self, s: FellowshipState) -> list[BadNotation]:
        return notation.faults(s)


FELLOWSHIP: Final = Fellowship()
