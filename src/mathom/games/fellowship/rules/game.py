"""The `Game` object of the Fellowship."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import BadNotation
from mathom.engine.game import Game
from mathom.games.fellowship.rules import (
    choosing,
    deal,
    gifts,
    next_leader,
    notation,
    position_checks,
    rounds,
    swaps,
    tricks,
)
from mathom.games.fellowship.rules.campaign import Journey
from mathom.games.fellowship.rules.concealment import conceal, guess, unknown
from mathom.games.fellowship.rules.facts import (
    CARDS,
    CHAPTER_FACTS,
    CHARACTERS,
    EVENTS_IN_BOX,
    GIFTS,
    RIDERS,
    THREAT_DECKS,
)
from mathom.games.fellowship.rules.preparation import (
    cards_aside,
    exchanges,
    lost_card,
    sequence,
    threats,
)
from mathom.games.fellowship.rules.state import FellowshipState
from mathom.games.fellowship.rules.view import about, view
from mathom.games.fellowship.rules.vocabulary import EVENTS, KINDS, OPTIONS, VOCABULARY

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
    sequence.Prepare,
    sequence.Act,
    lost_card.TakeLostCard,
    exchanges.ChoosePartner,
    exchanges.ChooseToSwap,
    swaps.Give,
    swaps.GiveBack,
    swaps.Promises,
    swaps.PyramidPromise,
    swaps.Deliver,
    threats.KeepThreat,
    threats.RedrawThreat,
    threats.PickThreat,
    threats.AimSword,
    threats.DeclareDirection,
    cards_aside.TuckCard,
    cards_aside.ReserveCard,
    cards_aside.LayAhead,
    lost_card.LookIntoMirror,
    sequence.EndPreparing,
    gifts.BlowHorn,
    tricks.FirstTrick,
    tricks.BeginTrick,
    tricks.RecallCard,
    tricks.DrawSting,
    tricks.LeadCard,
    tricks.Turns,
    tricks.FollowCard,
    tricks.EndTrick,
    next_leader.NameLeader,
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
    """A cooperative trick-taking game for one to four players; each character has a goal."""

    def __init__(self) -> None:
        super().__init__(
            "fellowship",
            [1, 2, 3, 4],
            VOCABULARY,
            STEPS,
            OPTIONS,
            EVENTS,
            COMPONENTS,
            cooperative=True,
            hushed=True,
            rules_version=2,
            campaign=Journey(),
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

    def unknown(self, s: FellowshipState, seat: int) -> list[str]:
        return unknown(s, seat)

    def write(self, s: FellowshipState) -> dict[str, object]:
        return notation.write(s)

    def read(
        self, data: dict[str, object], seed: int, settings: list[int], seats: int
    ) -> FellowshipState:
        return notation.read(data, seed, settings, seats)

    def faults(self, s: FellowshipState) -> list[BadNotation]:
        return notation.faults(s)

    def agenda_faults(self, s: FellowshipState) -> list[BadNotation]:
        return position_checks.agenda_faults(self, s)


FELLOWSHIP: Final = Fellowship()
