"""Why a card cannot be played or an ability cannot be used: the first reason that holds, in the
order in which the rules check them. Everything a reason names is known to the seat."""

from __future__ import annotations

from mathom.engine.errors import IllegalAction
from mathom.games.tcg.rules import derived
from mathom.games.tcg.rules.abilities.ability_types import PLAY_COSTS, TO_PLAY, Ability, Carry
from mathom.games.tcg.rules.costs import (
    blocked_by_title,
    has_bearer,
    price,
    requirements_met,
    side_of,
    too_many_companions,
)
from mathom.games.tcg.rules.facts import (
    BORNE,
    CARDS,
    CODES,
    COMPANION,
    SHADOW,
    SIDE,
    SIDES,
    TITLE,
    TYPE,
    UNIQUE,
)
from mathom.games.tcg.rules.state import HAND, NOTHING, TcgState


def known_card(s: TcgState, code: int) -> int:
    """The card of a code, or -1 if the seat does not know of any."""
    return s.where(code)


def not_from_hand(s: TcgState, seat: int, code: int) -> IllegalAction | None:
    """Why a seat has no such card to play, or None: it does not hold it, or it plays the other side
    this turn."""
    i = known_card(s, code)
    if i == NOTHING or s.zone[i] != HAND or s.owner[i] != seat:
        return IllegalAction("tcg-not-in-hand", card=CODES[code])
    side = side_of(s, seat)
    if SIDE[s.cards[i]] != side:
        return IllegalAction("tcg-wrong-side", card=CODES[code], side=SIDES[side])
    return None


def too_dear(s: TcgState, i: int) -> IllegalAction | None:
    """Why the twilight pool does not pay for a Shadow card, or None."""
    cost = price(s, i, 0)
    if SIDE[s.cards[i]] != SHADOW or cost <= s.twilight:
        return None
    return IllegalAction("tcg-twilight", card=CODES[s.codes[i]], cost=cost, pool=s.twilight)


def not_playable(s: TcgState, seat: int, code: int) -> IllegalAction:
    """Why a card other than an event cannot be played."""
    refusal = not_from_hand(s, seat, code)
    if refusal is not None:
        return refusal
    i = s.where(code)
    dear = too_dear(s, i)
    if dear is not None:
        return dear
    card = s.cards[i]
    name = CODES[code]
    if blocked_by_title(s, i, seat):
        if title_in_play(s, i):
            return IllegalAction("tcg-unique", card=name)
        return IllegalAction("tcg-unique-dead", card=name)
    if not requirements_met(s, i, seat):
        return unmet(s, i, seat)
    if TYPE[card] == COMPANION and too_many_companions(s, seat):
        return IllegalAction("tcg-nine-companions")
    cost = PLAY_COSTS[card]
    if cost is not None and not cost.ready(s, Carry(cost.number, 0, seat, i)):
        return not_ready(s, cost, Carry(cost.number, 0, seat, i))
    if BORNE[card] and not has_bearer(s, i, seat):
        return IllegalAction("tcg-no-bearer", card=name)
    return IllegalAction("not-now")


def title_in_play(s: TcgState, i: int) -> bool:
    """Whether an active unique card has the title of a card."""
    title = TITLE[s.cards[i]]
    return any(
        TITLE[s.cards[j]] == title and UNIQUE[s.cards[j]] and derived.active(s, j) for j in s.table
    )


def unmet(s: TcgState, i: int, seat: int) -> IllegalAction:
    """The first requirement to play a card that is not met."""
    card = s.cards[i]
    c = Carry(0, 0, seat, i)
    met = [condition.holds(s, c) for condition in TO_PLAY[card]]
    need = f"{CARDS[card]}/play/{met.index(False)}"
    return IllegalAction("tcg-play-only-if", card=CODES[s.codes[i]], need=need)


def not_ready(s: TcgState, ability: Ability, c: Carry) -> IllegalAction:
    """The first condition or cost of an ability that is not met."""
    card = CODES[s.codes[c.source]]
    entry = f"{CARDS[ability.card]}/{ability.index}"
    for number, need in enumerate(ability.needs):
        if not need.holds(s, c):
            return IllegalAction("tcg-use-only-if", card=card, need=f"{entry}/{number}")
    if not all(cost.payable(s, c) for cost in ability.costs):
        return IllegalAction("tcg-cannot-pay", card=card, cost=entry)
    return IllegalAction("tcg-no-effect", card=card)
