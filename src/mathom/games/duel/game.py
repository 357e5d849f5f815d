"""Duel for Middle-earth as the engine knows it."""

from __future__ import annotations

from typing import Any, Final

from mathom.engine.errors import BadNotation
from mathom.engine.game import Game
from mathom.games.duel import alliances, chapters, conquest, notation, playing, quest
from mathom.games.duel.effect import CarryOut
from mathom.games.duel.facts import (
    BONUS_STEPS,
    CARDS,
    LINKS,
    QUEST_LENGTH,
    REGIONS,
    SEATS,
    TILES,
    TOKENS,
    read_facts,
)
from mathom.games.duel.judgement import Judgement
from mathom.games.duel.state import DuelState
from mathom.games.duel.view import conceal, guess, view
from mathom.games.duel.words import EVENTS, KINDS, OPTIONS, WORDS

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
    """Two players draft cards for the quest of the Ring, the races, or conquest."""

    def __init__(self, judgement: Judgement) -> None:
        super().__init__("duel", [2], WORDS, STEPS, OPTIONS, EVENTS, COMPONENTS)
        self.judgement = judgement

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

    def write(self, s: DuelState) -> dict[str, object]:
        return notation.write(s)

    def read(
        self, data: dict[str, object], seed: int, settings: list[int], seats: int
    ) -> DuelState:
        return notation.read(data, seed, settings)

    def faults(self, s: DuelState) -> list[BadNotation]:
        return notation.faults(s)

    def judge(self, s: DuelState, seat: int) -> float:
        return self.judgement.judge(s, seat)

    def judged_by(self, weights: dict[str, Any]) -> Game[DuelState]:
        return Duel(Judgement(weights))

    def values(self, s: DuelState) -> list[float]:
        """One seat's gain is the other's loss."""
        value = self.value(s, 0)
        return [value, 1.0 - value]

    def quiet(self, s: DuelState) -> bool:
        return isinstance(s.agenda[-1], chapters.TakeTurn)


DUEL: Final = Duel(Judgement(read_facts("judgement")))
