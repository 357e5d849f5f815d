"""Phase actions (rulebook p. 13, "Azioni di fase") and the Action procedure (p. 29, "Sequenza delle
azioni")."""

from __future__ import annotations

from mathom.engine.errors import IllegalAction
from mathom.engine.step import Choice, Step
from mathom.games.tcg.rules import derived, vocabulary
from mathom.games.tcg.rules.abilities.ability_types import (
    ACTION,
    CARD_ABILITIES,
    FROM_STACK,
    MOD_BAR,
    STATICS,
    Ability,
    Carry,
)
from mathom.games.tcg.rules.abilities.timing import (
    PlayEvent,
    ability_action,
    allowed,
    next_seat,
    possible_cards,
    used_ability,
)
from mathom.games.tcg.rules.costs import price, side_of
from mathom.games.tcg.rules.facts import (
    COST,
    EVENT,
    FREE,
    SHADOW,
    SIDE,
    SITE,
    TYPE,
)
from mathom.games.tcg.rules.state import (
    STACKED,
    TcgState,
)
from mathom.games.tcg.rules.vocabulary import (
    PASS,
    PLAY,
    USE,
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
        if s.owner[i] == seat and SIDE[s.cards[i]] != 1 - side and derived.active(s, i):
            add_abilities(s, found, seat, i, bit, ACTION)
    if s.control[s.number()] < 0:
        add_abilities(s, found, seat, s.site(), bit, ACTION)
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


def use_action(s: TcgState, seat: int, action: int) -> None:
    if is_use(action):
        i, number = used_ability(s, action)
        s.tell(vocabulary.ABILITY_DONE, seat, action - USE)
        s.then(Carry(number, 0, seat, i))
    else:
        i = s.where[action - PLAY]
        s.then(PlayEvent(i, seat, CARD_ABILITIES[s.cards[i]][0].number, -1, -1, 0, 0))


def may_act(s: TcgState, seat: int) -> bool:
    """Whether a seat may be able to act in this phase, judged from public information."""
    return not barred(s, seat) and (may_have_event(s, seat) or perhaps_in_play(s, seat))


def may_have_event(s: TcgState, seat: int) -> bool:
    """Whether a seat may hold an event for this phase, judged from public information."""
    if not s.held(seat):
        return False
    side = side_of(s, seat)
    bit = 1 << s.phase
    for card in possible_cards(s, seat):
        if TYPE[card] == EVENT and SIDE[card] == side:
            ability = CARD_ABILITIES[card][0]
            if ability.kind == ACTION and ability.phases & bit:
                if side == FREE or COST[card] <= s.twilight:
                    return True
    return False


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
        players = len(s.seats_in_play())
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
        return IllegalAction("tcg-not-in-this-phase")
