"""End of the game (rulebook p. 8, "Fine della partita"): the three immediate victories, including
Support of the Races (p. 8, "Sostegno delle Razze"), and the count of regions after chapter 3."""

from __future__ import annotations

from typing import Final

from mathom.games.duel.rules.effect_types import token_helps
from mathom.games.duel.rules.facts import EAGLE, QUEST_LENGTH, RACES, REGIONS
from mathom.games.duel.rules.state import DuelState

RACES_TO_WIN: Final = 6


def check_quest(s: DuelState, seat: int) -> None:
    """Quest of the Ring (rulebook p. 8, "Impresa dell'Anello"): Frodo and Sam reach the volcano, or
    the Nazgûl catch them."""
    if s.quest[seat] >= QUEST_LENGTH:
        s.finish((seat,), "quest-of-the-ring")


def races_supporting(s: DuelState, seat: int) -> int:
    """The number of different race symbols, including the eagle."""
    found = 1 if s.tokens[seat] & EAGLE else 0
    for race in range(len(RACES)):
        if s.races[race * 2 + seat]:
            found += 1
    return found


def check_races(s: DuelState, seat: int) -> None:
    """Support of the Races (rulebook p. 8, "Sostegno delle Razze"): a seat with six different races
    wins."""
    if races_supporting(s, seat) >= RACES_TO_WIN:
        token_helps(s, seat, EAGLE)
        s.finish((seat,), "support-of-the-races")


def present(s: DuelState, seat: int, region: int) -> bool:
    """Whether a seat has a fortress or a unit in a region."""
    return s.units[region * 2 + seat] > 0 or s.forts[region] == seat


def regions_present(s: DuelState, seat: int) -> int:
    found = 0
    for region in range(len(REGIONS)):
        if s.units[region * 2 + seat] > 0 or s.forts[region] == seat:
            found += 1
    return found


def check_conquest(s: DuelState, seat: int) -> None:
    """Conquering Middle-earth (rulebook p. 8, "Conquista della Terra di Mezzo"): a seat that is
    present in all regions wins."""
    if regions_present(s, seat) == len(REGIONS):
        s.finish((seat,), "conquest")


def count_regions(s: DuelState) -> None:
    """After chapter 3 the seat present in more regions wins; a tie is shared."""
    ours = regions_present(s, 0)
    theirs = regions_present(s, 1)
    if ours == theirs:
        s.finish((0, 1), "shared")
    else:
        s.finish((0 if ours > theirs else 1,), "most-regions")
