"""Costs of cards and tiles (Costi delle carte e delle tessere)."""

from __future__ import annotations

from mathom.games.duel.facts import (
    CARD_COINS,
    CARD_FREE_WITH,
    CARD_NEEDS,
    CHOICE_SKILLS,
    JOKER,
    NO_SURCHARGE,
    TILE_NEEDS,
)
from mathom.games.duel.state import DuelState


def card_price(s: DuelState, seat: int, card: int) -> int:
    """The coins a seat pays to play a card: nothing by a chain (Concatenazione), otherwise its
    coins (Monete) and one for each missing skill (Abilità)."""
    if CARD_FREE_WITH[card] & s.chains[seat]:
        return 0
    needs = CARD_NEEDS[card]
    return CARD_COINS[card] + missing_skills(s, seat, needs) if needs else CARD_COINS[card]


def tile_price(s: DuelState, seat: int, tile: int) -> int:
    """The coins a seat pays for a tile: missing skills, and one a fortress of its own."""
    return surcharge(s, seat) + missing_skills(s, seat, TILE_NEEDS[tile])


def surcharge(s: DuelState, seat: int) -> int:
    """What each tile costs on top of its skills: the seat's fortresses on the board now."""
    return 0 if s.tokens[seat] & NO_SURCHARGE else s.forts.count(seat)


def missing_skills(s: DuelState, seat: int, needs: list[tuple[int, int]]) -> int:
    """How many skill symbols must be bought after the best use of everything the seat has."""
    skills = s.skills
    base = seat * 5
    lack = 0
    for skill, count in needs:
        short = count - skills[base + skill]
        if short > 0:
            lack += short
    if lack and s.choices[seat]:
        lack -= covered_by_choices(s, seat, needs)
    return lack - 1 if lack and s.tokens[seat] & JOKER else lack


def joker_used(s: DuelState, seat: int, needs: list[tuple[int, int]]) -> bool:
    """Whether a token that is any skill once a turn makes this cheaper."""
    if s.tape is None or not s.tokens[seat] & JOKER:
        return False
    without = s.clone()
    without.tokens[seat] &= ~JOKER
    return missing_skills(without, seat, needs) > missing_skills(s, seat, needs)


def covered_by_choices(s: DuelState, seat: int, needs: list[tuple[int, int]]) -> int:
    """The most symbols that cards with a choice of skills can stand in for, one each."""
    short = [0] * 5
    for skill, count in needs:
        short[skill] = max(0, count - s.skills[seat * 5 + skill])
    owned = s.choices[seat]
    return best_cover(short, [mask for i, mask in enumerate(CHOICE_SKILLS) if owned >> i & 1], 0)


def best_cover(short: list[int], masks: list[int], at: int) -> int:
    """Try every skill that the choice card at hand may stand for, then the other cards."""
    if at == len(masks):
        return 0
    best = best_cover(short, masks, at + 1)
    for skill in range(5):
        if short[skill] > 0 and masks[at] >> skill & 1:
            short[skill] -= 1
            best = max(best, 1 + best_cover(short, masks, at + 1))
            short[skill] += 1
    return best


def by_chain(s: DuelState, seat: int, card: int) -> bool:
    """Whether a seat plays this card for free by a chain symbol."""
    return CARD_FREE_WITH[card] & s.chains[seat] != 0
