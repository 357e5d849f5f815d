"""Endless play (rulebook p. 19, "La Via Prosegue Senza Fine"): a random pool of characters with a
gift and a special rider."""

from __future__ import annotations

from mathom.games.fellowship.rules.facts import (
    ARAGORNS,
    CHARACTERS,
    DRAWS_THREAT,
    ENDLESS_FACTS,
    GIFT_FACTS,
    GIFTS,
    IDENTITY,
    RIDER_FACTS,
    RIDERS,
    SWORD,
    characters_mask,
)
from mathom.games.fellowship.rules.state import FellowshipState
from mathom.games.fellowship.rules.vocabulary import BESTOW, BURDEN, PICK, SEND


def draw_pool(s: FellowshipState) -> None:
    """Draw the pool: Frodo, Gandalf, gold and black characters; one gold character is burdened."""
    s.pool = characters_mask(ENDLESS_FACTS["always"])
    gold = [CHARACTERS.index(name) for name in ENDLESS_FACTS["gold_pool"]]
    black = [CHARACTERS.index(name) for name in ENDLESS_FACTS["black_pool"]]
    chosen: list[int] = []
    for _ in range(s.rules.gold()):
        chosen.append(s.draw(PICK, gold))
    for _ in range(s.rules.black()):
        s.pool |= 1 << s.draw(PICK, black)
    for who in chosen:
        s.pool |= 1 << who
    chosen.sort()
    for _ in range(int(ENDLESS_FACTS["burdened"])):
        s.pool_burdened |= 1 << s.draw(BURDEN, chosen)
    s.gift = s.draw(BESTOW, [gift for gift in gifts_in_pool() if has_bearer(s, gift)])
    s.rider_card = s.draw(SEND, [rider for rider in riders_in_pool() if may_ride(s, rider)])


def gifts_in_pool() -> list[int]:
    return sorted([GIFTS.index(name) for name in ENDLESS_FACTS["gift_pool"]])


def riders_in_pool() -> list[int]:
    return sorted([RIDERS.index(name) for name in ENDLESS_FACTS["rider_pool"]])


def has_bearer(s: FellowshipState, gift: int) -> bool:
    """Whether the bearer of a gift is in the pool; otherwise another gift is drawn."""
    bearer = GIFT_FACTS[gift]["bearer"]
    return any(s.pool >> who & 1 and IDENTITY[who] == bearer for who in range(len(CHARACTERS)))


def may_ride(s: FellowshipState, rider: int) -> bool:
    """The Unseen needs a character with a threat card, and more than one player."""
    if not RIDER_FACTS[rider].get("needs_threat"):
        return True
    return not s.rules.solo and s.pool & ~s.pool_burdened & threatened(s) != 0


def threatened(s: FellowshipState) -> int:
    """The characters, as a bit mask, that use a threat card. Aragorn does not if he has the
    Sword."""
    found = DRAWS_THREAT
    if s.gift == SWORD:
        for who in ARAGORNS:
            found &= ~(1 << who)
    return found
