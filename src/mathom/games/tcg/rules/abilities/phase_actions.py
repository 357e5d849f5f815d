"""Phase actions (rulebook p. 13, "Azioni di fase") and the Action procedure (p. 29, "Sequenza delle
azioni")."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import IllegalAction
from mathom.engine.step import Choice, Step
from mathom.games.tcg.rules import derived, vocabulary
from mathom.games.tcg.rules.abilities.ability_types import (
    ABILITIES,
    ACTION,
    ACTION_PHASES,
    CARD_ABILITIES,
    FROM_STACK,
    MOD_BAR,
    STACK_KIND,
    STATICS,
    Ability,
    Carry,
)
from mathom.games.tcg.rules.abilities.timing import (
    PlayEvent,
    ability_action,
    allowed,
    forbidden,
    next_seat,
    possible_cards,
    unusable,
    used_ability,
)
from mathom.games.tcg.rules.costs import price, side_of
from mathom.games.tcg.rules.facts import (
    CODES,
    COST,
    EVENT,
    FREE,
    SHADOW,
    SIDE,
    SITE,
    TYPE,
)
from mathom.games.tcg.rules.refusals import not_from_hand, not_ready, too_dear
from mathom.games.tcg.rules.state import (
    STACKED,
    TcgState,
)
from mathom.games.tcg.rules.vocabulary import (
    PASS,
    PHASES,
    PLAY,
    USE,
    is_play,
    is_use,
)


def barred(s: TcgState, seat: int) -> bool:
    """Whether a card forbids a seat to use actions in this phase."""
    for source in derived.sources(s, MOD_BAR):
        c = Carry(0, 0, s.owner[source], source)
        for static in STATICS[s.cards[source]]:
            if static.kind == MOD_BAR and static.word == s.phase:
                if static.side in (-1, side_of(s, seat)) and static.holds(s, c):
                    return True
    return False


def phase_actions(s: TcgState, seat: int) -> list[int]:
    """The special abilities and events that a seat can use in this phase (Phase actions: rulebook
    p. 13, "Azioni di fase")."""
    if barred(s, seat):
        return []
    found = [
        ability_action(s, i, ability)
        for i, ability in phase_abilities(s, seat)
        if ability.ready(s, Carry(ability.number, 0, seat, i))
    ]
    side = side_of(s, seat)
    for i in s.held(seat):
        if usable_event(s, seat, i, side, 1 << s.phase):
            found.append(PLAY + s.codes[i])
    return found


def perhaps_in_play(s: TcgState, seat: int) -> bool:
    """Whether a seat may be able to use an ability of a face-up card in this phase, judged from
    public information."""
    return any(
        ability.perhaps_ready(s, Carry(ability.number, 0, seat, i))
        for i, ability in phase_abilities(s, seat)
    )


def phase_abilities(s: TcgState, seat: int) -> list[tuple[int, Ability]]:
    """The special abilities for this phase, ready or not: of a seat's face-up cards, of the current
    site, and of cards stacked on sites that the seat controls."""
    found: list[tuple[int, Ability]] = []
    side = side_of(s, seat)
    bit = 1 << s.phase
    for i in s.table:
        card = s.cards[i]
        if not ACTION_PHASES[card] & bit:
            continue
        if s.owner[i] == seat and SIDE[card] != 1 - side and derived.active(s, i):
            add_abilities(s, found, seat, i, bit, ACTION)
    if s.control[s.number()] < 0:
        add_abilities(s, found, seat, s.site(), bit, ACTION)
    kinds = s.kinds
    if kinds < 0:
        kinds = derived.look_up_kinds(s)
    if not kinds & STACK_KIND:
        return found
    for i in s.cards_of(seat):
        if s.zone[i] == STACKED and SIDE[s.cards[i]] == side and on_own_site(s, seat, i):
            add_abilities(s, found, seat, i, bit, FROM_STACK)
    return found


def on_own_site(s: TcgState, seat: int, i: int) -> bool:
    """Whether a card is stacked on a site that the seat controls."""
    host = s.host[i]
    return host in s.path and s.control[s.path.index(host)] == seat


def add_abilities(
    s: TcgState, found: list[tuple[int, Ability]], seat: int, i: int, bit: int, kind: int
) -> None:
    """Add the abilities of a card for this phase that no card forbids."""
    for ability in CARD_ABILITIES[s.cards[i]]:
        if ability.kind == kind and ability.phases & bit and for_side(s, ability, seat, i):
            if allowed(s, ability, seat, i):
                found.append((i, ability))


def for_side(s: TcgState, ability: Ability, seat: int, i: int) -> bool:
    """Whether a site's ability is for this side."""
    if TYPE[s.cards[i]] != SITE:
        return True
    return ability.side < 0 or ability.side == side_of(s, seat)


def usable_event(s: TcgState, seat: int, i: int, side: int, bit: int) -> bool:
    """Whether an event in hand can be played as an action of this phase."""
    card = s.cards[i]
    if TYPE[card] != EVENT or SIDE[card] != side:
        return False
    ability = CARD_ABILITIES[card][0]
    if ability.kind != ACTION or not ability.phases & bit:
        return False
    if side == SHADOW and price(s, i, 0) > s.twilight:
        return False
    return ability.ready(s, Carry(ability.number, 0, seat, i))


def not_an_action(s: TcgState, seat: int, action: int) -> IllegalAction:
    """Why a seat cannot use an ability, or play an event, as an action of this phase."""
    if is_use(action):
        return ability_refusal(s, seat, action)
    return event_refusal(s, seat, action) if is_play(action) else IllegalAction("not-now")


def ability_refusal(s: TcgState, seat: int, action: int) -> IllegalAction:
    """The first reason why a special ability cannot be used in this phase."""
    refusal = unusable(s, seat, action)
    if refusal is not None:
        return refusal
    i, number = used_ability(s, action)
    ability = ABILITIES[number]
    found: list[tuple[int, Ability]] = []
    add_abilities(s, found, seat, i, 1 << s.phase, FROM_STACK if s.zone[i] == STACKED else ACTION)
    if not allowed(s, ability, seat, i):
        return forbidden(s, ability, i)
    if all(other.number != number for _, other in found):
        return IllegalAction("tcg-not-in-this-phase", card=CODES[s.codes[i]], phase=PHASES[s.phase])
    return not_ready(s, ability, Carry(number, 0, seat, i))


def event_refusal(s: TcgState, seat: int, action: int) -> IllegalAction:
    """The first reason why a card cannot be played as an event of this phase."""
    code = action - PLAY
    refusal = not_from_hand(s, seat, code)
    if refusal is not None:
        return refusal
    i = s.where(code)
    if TYPE[s.cards[i]] != EVENT:
        return IllegalAction("tcg-events-only", phase=PHASES[s.phase])
    ability = CARD_ABILITIES[s.cards[i]][0]
    if ability.kind != ACTION or not ability.phases & 1 << s.phase:
        return IllegalAction("tcg-not-in-this-phase", card=CODES[code], phase=PHASES[s.phase])
    dear = too_dear(s, i)
    if dear is not None:
        return dear
    return not_ready(s, ability, Carry(ability.number, 0, seat, i))


def use_action(s: TcgState, seat: int, action: int) -> None:
    if is_use(action):
        i, number = used_ability(s, action)
        s.tell(vocabulary.ABILITY_DONE, seat, action - USE)
        s.then(Carry(number, 0, seat, i))
    else:
        i = s.where(action - PLAY)
        s.then(PlayEvent(i, seat, CARD_ABILITIES[s.cards[i]][0].number, -1, -1, 0, 0))


def may_act(s: TcgState, seat: int) -> bool:
    """Whether a seat may be able to act in this phase, judged from public information."""
    return not barred(s, seat) and (may_have_event(s, seat) or perhaps_in_play(s, seat))


def may_have_event(s: TcgState, seat: int) -> bool:
    """Whether a seat may hold an event for this phase, judged from public information."""
    if not s.held(seat):
        return False
    side = side_of(s, seat)
    least = least_event_cost(s, seat, side)
    return least < NO_EVENT and (side == FREE or least <= s.twilight)


NO_EVENT: Final = 1000
EVENT_COSTS: Final[dict[int, int]] = {}
"""By deck, phase and side: what `least_event_cost` found."""


def least_event_cost(s: TcgState, seat: int, side: int) -> int:
    """The printed cost of the cheapest event for this phase that a seat's draw deck may contain."""
    key = (s.brought[seat] * len(PHASES) + s.phase) * 2 + side
    found = EVENT_COSTS.get(key, -1)
    if found < 0:
        found = NO_EVENT
        for card in possible_cards(s, seat):
            if TYPE[card] == EVENT and SIDE[card] == side:
                ability = CARD_ABILITIES[card][0]
                if ability.kind == ACTION and ability.phases >> s.phase & 1:
                    found = min(found, COST[card])
        EVENT_COSTS[key] = found
    return found


class Procedure(Step[TcgState]):
    """Players act in order until all pass in a row (Action procedure: rulebook p. 29, "Sequenza
    delle azioni"). There are no further actions in a skirmish that was cancelled or has lost a
    side."""

    def __init__(self, seat: int, passes: int) -> None:
        self.seat = seat
        self.passes = passes

    def run(self, s: TcgState) -> None:
        if derived.fight_over(s):
            return
        seat = self.seat
        players = s.players_left()
        for passes in range(self.passes, players):
            if may_act(s, seat):
                s.then(Act(seat, passes))
                return
            seat = next_seat(s, seat)


class Act(Choice[TcgState]):
    """Use an action of this phase, or pass."""

    def __init__(self, seat: int, passes: int) -> None:
        self.seat = seat
        self.passes = passes

    def options(self, s: TcgState) -> list[int]:
        found = phase_actions(s, self.seat)
        found.append(PASS)
        return found

    def obvious(self, s: TcgState) -> bool:
        return False

    def apply(self, s: TcgState, action: int) -> None:
        seat = next_seat(s, self.seat)
        if action == PASS:
            s.then(Procedure(seat, self.passes + 1))
        else:
            use_action(s, self.seat, action)
            s.then(Procedure(seat, 0))

    def why_not(self, s: TcgState, action: int) -> IllegalAction:
        return not_an_action(s, self.seat, action)
