"""Costs of cards and tiles (rulebook p. 4, "Costi delle carte e delle tessere").

Chaining (p. 4, "Concatenazione") lets a seat play a card for free.
"""

from __future__ import annotations

from mathom.engine.state import with_entry
from mathom.games.duel.rules.facts import (
    CARD_COINS,
    CARD_FREE_WITH,
    CARD_NEEDS,
    CHOICE_SKILLS,
    JOKER,
    MOST_PAID,
    MOST_PAID_FOR_TILE,
    NO_SURCHARGE,
    TILE_NEEDS,
)
from mathom.games.duel.rules.state import DuelState


def card_price(s: DuelState, seat: int, card: int) -> int:
    """The coins that a seat pays to play a card: 0 with a matching chain symbol, otherwise its coin
    cost and 1 for each missing skill symbol."""
    if CARD_FREE_WITH[card] & s.chains[seat]:
        return 0
    needs = CARD_NEEDS[card]
    return CARD_COINS[card] + missing_skills(s, seat, needs) if needs else CARD_COINS[card]


def can_afford(s: DuelState, seat: int, card: int) -> bool:
    """Whether a seat can pay for a card. Most prices need not be computed: a rich seat can pay for
    every symbol."""
    return MOST_PAID[card] <= s.coins[seat] or card_price(s, seat, card) <= s.coins[seat]


def tile_price(s: DuelState, seat: int, tile: int) -> int:
    """The coins that a seat pays for a tile: missing skills and the surcharge."""
    return surcharge(s, seat) + missing_skills(s, seat, TILE_NEEDS[tile])


def can_afford_tile(s: DuelState, seat: int, tile: int, coins: int) -> bool:
    """Whether coins pay for the skills that a tile needs; the surcharge comes on top."""
    return MOST_PAID_FOR_TILE[tile] <= coins or missing_skills(s, seat, TILE_NEEDS[tile]) <= coins


def surcharge(s: DuelState, seat: int) -> int:
    """One coin for each of the seat's fortresses on the board, unless a token waives it."""
    found = 0
    if not s.tokens[seat] & NO_SURCHARGE:
        for owner in s.forts:
            if owner == seat:
                found += 1
    return found


def missing_skills(s: DuelState, seat: int, needs: list[tuple[int, int]]) -> int:
    """How many skill symbols the seat must buy after making the best use of what it has."""
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
    """Whether a token that counts as any skill once a turn lowers this price. Only computed when
    events are recorded."""
    if s.tape is None or not s.tokens[seat] & JOKER:
        return False
    without = s.clone()
    without.tokens = with_entry(without.tokens, seat, without.tokens[seat] & ~JOKER)
    return missing_skills(without, seat, needs) > missing_skills(s, seat, needs)


def covered_by_choices(s: DuelState, seat: int, needs: list[tuple[int, int]]) -> int:
    """The most missing symbols that cards with a choice of skills can cover, one each."""
    short = [0] * 5
    for skill, count in needs:
        short[skill] = max(0, count - s.skills[seat * 5 + skill])
    owned = s.choices[seat]
    return best_cover(short, [mask for i, mask in enumerate(CHOICE_SKILLS) if owned >> i & 1], 0)


def best_cover(short: list[int], masks: list[int], at: int) -> int:
    """Try each skill that the card at index `at` may provide, then the remaining cards."""
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
    """Whether a chain symbol lets a seat play this card for free."""
    return CARD_FREE_WITH[card] & s.chains[seat] != 0
