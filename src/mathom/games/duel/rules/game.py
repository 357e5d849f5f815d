"""The `Game` object of Duel."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import BadNotation
from mathom.engine.game import Game
from mathom.games.duel.rules import (
    alliances,
    chapters,
    conquest,
    notation,
    playing,
    position_checks,
    quest,
)
from mathom.games.duel.rules.effect_reader import all_effects
from mathom.games.duel.rules.effect_types import CarryOut, set_effects
from mathom.games.duel.rules.facts import (
    BONUS_STEPS,
    CARDS,
    LINKS,
    QUEST_LENGTH,
    REGIONS,
    SEATS,
    TILES,
    TOKENS,
)
from mathom.games.duel.rules.state import DuelState
from mathom.games.duel.rules.view import conceal, guess, unknown, view
from mathom.games.duel.rules.vocabulary import EVENTS, KINDS, OPTIONS, VOCABULARY

set_effects(all_effects())

STEPS: Final = [
    chapters.BeginChapter,
    chapters.TakeTurn,
    chapters.EndTurn,
    CarryOut,
    playing.FollowUp,
    playing.TokensAdd,
    playing.StripGrey,
    playing.SearchDiscard,
    playing.RecoverCard,
    quest.TakeExtraTurn,
    alliances.PairReward,
    alliances.TrioReward,
    alliances.KeepToken,
    alliances.ClaimTrio,
    alliances.ChooseTrio,
    alliances.CallRace,
    conquest.PlaceUnits,
    conquest.Manoeuvre,
    conquest.MarchTo,
    conquest.RazeFortress,
]

COMPONENTS: Final = {
    "cards": len(CARDS),
    "tiles": len(TILES),
    "tokens": len(TOKENS),
    "regions": len(REGIONS),
    "links": len(LINKS),
    "quest_steps": QUEST_LENGTH,
    "quest_bonuses": len(BONUS_STEPS),
}


class Duel(Game[DuelState]):
    """Two players draft cards to win by the quest, by the support of the races, or by conquest."""

    def __init__(self) -> None:
        super().__init__(
            "duel", [2], VOCABULARY, STEPS, OPTIONS, EVENTS, COMPONENTS, rules_version=2
        )

    def seat_names(self, seats: int) -> list[str]:
        return SEATS

    def names(self, kind: str) -> list[str]:
        if kind not in KINDS:
            raise BadNotation("unknown-kind", kind=kind)
        return KINDS[kind]

    def set_up(self, seed: int, settings: list[int], seats: int) -> DuelState:
        return chapters.set_up(seed, settings)

    def settings(self, s: DuelState) -> list[int]:
        return s.rules.settings

    def view(self, s: DuelState, seat: int) -> dict[str, object]:
        return view(s, seat)

    def conceal(self, s: DuelState, seat: int) -> None:
        conceal(s, seat)

    def guess(self, s: DuelState, seat: int) -> None:
        guess(s, seat)

    def unknown(self, s: DuelState, seat: int) -> list[str]:
        return unknown(s, seat)

    def write(self, s: DuelState) -> dict[str, object]:
        return notation.write(s)

    def read(
        self, data: dict[str, object], seed: int, settings: list[int], seats: int
    ) -> DuelState:
        return notation.read(data, seed, settings)

    def faults(self, s: DuelState) -> list[BadNotation]:
        return notation.faults(s)

    def agenda_faults(self, s: DuelState) -> list[BadNotation]:
        return position_checks.agenda_faults(self, s)


DUEL: Final = Duel()
