"""Look one Shadow phase ahead: which minions to play together, and what the next move may cost."""

from __future__ import annotations

from typing import Final

from mathom.games.tcg.bot.skirmish_estimate import Assault
from mathom.games.tcg.rules import derived
from mathom.games.tcg.rules.costs import ROAMING_PENALTY, price
from mathom.games.tcg.rules.facts import (
    COST,
    DAMAGE,
    FIERCE,
    MINION,
    MINION_SITE,
    POWER,
    SHADOW_NUMBER,
    SITE_NUMBER,
    STRENGTH,
    TYPE,
)
from mathom.games.tcg.rules.state import ADVENTURE, DECK, HAND, NOTHING, TcgState
from mathom.games.tcg.rules.vocabulary import PLAY, is_play

MOST_CANDIDATES: Final = 7
"""So many minions of a hand are combined at most."""

KEPT_MINION: Final = 0.1
"""What a minion is worth in the hand."""

PER_FIERCE: Final = 0.04
HANDS: Final = 4
"""So many possible hands of the opponents are compared."""


def minions_to_play(s: TcgState) -> int:
    """The action that plays the first minion of the set that threatens the fellowship most, for
    the twilight that there is; NOTHING if no set is worth more than the cards in the hand."""
    cards = candidates(s)
    if not cards:
        return NOTHING
    costs = [price(s, i, 0) for i in cards]
    strengths = [derived.strength(s, i) for i in cards]
    damages = [POWER[s.cards[i]][DAMAGE] for i in cards]
    fierce = [POWER[s.cards[i]][FIERCE] for i in cards]
    assault = Assault(s)
    most = assault.reinforced(s, [], [])
    best = 0
    for mask in range(1, 1 << len(cards)):
        cost = 0
        worth = 0.0
        some: list[int] = []
        hurt: list[int] = []
        for k in range(len(cards)):
            if mask >> k & 1:
                cost += costs[k]
                worth += PER_FIERCE * fierce[k] * strengths[k] - KEPT_MINION
                some.append(strengths[k])
                hurt.append(damages[k])
        if cost > s.twilight:
            continue
        worth += assault.reinforced(s, some, hurt)
        if worth > most:
            most = worth
            best = mask
    for k in range(len(cards)):
        if best >> k & 1:
            return PLAY + s.codes[cards[k]]
    return NOTHING


def candidates(s: TcgState) -> list[int]:
    """The minions that can be played now, the strongest first."""
    found: list[int] = []
    for action in s.offers:
        if is_play(action):
            i = s.where(action - PLAY)
            if TYPE[s.cards[i]] == MINION:
                found.append(i)
    found.sort(key=lambda i: -STRENGTH[s.cards[i]])
    return found[:MOST_CANDIDATES]


def shadow_number_ahead(s: TcgState) -> int:
    """The Shadow number of the next site; if it is not on the path yet, of the one that the
    opponent will play there."""
    number = s.number() + 1
    site = s.path[number]
    if site != NOTHING:
        return SHADOW_NUMBER[s.cards[site]]
    for seat in s.shadows():
        for i in s.cards_of(seat):
            if s.zone[i] == ADVENTURE and SITE_NUMBER[s.cards[i]] == number:
                return SHADOW_NUMBER[s.cards[i]]
    return number


def cost_of_moving(s: TcgState, twilight: int, minions_stay: bool) -> float:
    """The expected cost of the next Shadow phase, with this much twilight when it begins: the
    average over some hands that the opponents may hold, as much of each as they can pay for."""
    assault = Assault(s)
    if not minions_stay:
        assault.minions = []
        assault.strengths = []
        assault.damages = []
    total = 0.0
    for hand in range(HANDS):
        strengths: list[int] = []
        damages: list[int] = []
        left = twilight
        for i in likely_minions(s, hand):
            card = s.cards[i]
            cost = COST[card] + (ROAMING_PENALTY if MINION_SITE[card] > s.number() + 1 else 0)
            if cost <= left:
                left -= cost
                strengths.append(STRENGTH[card])
                damages.append(POWER[card][DAMAGE])
        total += assault.reinforced(s, strengths, damages)
    return total / HANDS


def likely_minions(s: TcgState, hand: int) -> list[int]:
    """The minions of a possible hand of each opponent, the strongest first: as many cards as they
    hold, taken from the deck, because nobody knows which of the unseen cards are in the hand."""
    found: list[int] = []
    for seat in s.shadows():
        held = 0
        unseen: list[int] = []
        for i in s.cards_of(seat):
            if s.zone[i] == HAND:
                held += 1
            if s.zone[i] in (HAND, DECK):
                unseen.append(i)
        for k in range(min(held, len(unseen))):
            i = unseen[((hand + 1) * held + k) % len(unseen)]
            if TYPE[s.cards[i]] == MINION:
                found.append(i)
    found.sort(key=lambda i: -STRENGTH[s.cards[i]])
    return found
