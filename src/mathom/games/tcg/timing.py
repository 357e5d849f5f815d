"""When things happen: what answers an event, in which order, and the action procedure.

For one event come first the forced answers, which the player whose turn it is puts in order;
then the optional ones and responses, one player after another until all pass in a row. What is
about to happen stands on the agenda as a step; an answer prevents or replaces it there.
A player is left out only where everybody can see that there is nothing to answer with.
"""

from __future__ import annotations

from mathom.engine.errors import IllegalAction
from mathom.engine.step import Choice, Step
from mathom.games.tcg import table, words
from mathom.games.tcg.ability import (
    ABILITIES,
    ACTION,
    CARD_ABILITIES,
    EVENT_PLAYED,
    FROM_STACK,
    LATER,
    MAY,
    MOD_BAR,
    MOD_NO_ABILITIES,
    MUST,
    OCCASION_KINDS,
    RESPONSE,
    RESPONSE_EVENTS,
    STATICS,
    Ability,
    Carry,
)
from mathom.games.tcg.costs import price, side_of
from mathom.games.tcg.facts import (
    COST,
    DECK_CARDS,
    EVENT,
    FREE,
    PER_CARD,
    SHADOW,
    SIDE,
    SITE,
    STARTER_DECKS,
    TYPE,
)
from mathom.games.tcg.state import (
    CUSTOM,
    DISCARD_PILE,
    FX,
    FX_ONCE,
    FX_WATCH,
    HAND,
    NOTHING,
    RESOLVING,
    STACKED,
    TcgState,
)
from mathom.games.tcg.words import ABILITY_BASE, ACCEPT, DECLINE, MOST_ABILITIES, PASS, PLAY, USE


def ability_action(s: TcgState, i: int, ability: Ability) -> int:
    """The action of using an ability of a card."""
    card = s.cards[i]
    copy = s.codes[i] - card * PER_CARD
    return USE + ABILITY_BASE[card] + copy * MOST_ABILITIES + ability.index


def used_ability(s: TcgState, action: int) -> tuple[int, int]:
    """The card and the number of the ability that an action uses."""
    target = action - USE
    card = words.ABILITY_CARDS[target // words.PER_ABILITY_CARD]
    rest = target % words.PER_ABILITY_CARD
    i = s.where[card * PER_CARD + rest // MOST_ABILITIES]
    return i, CARD_ABILITIES[card][rest % MOST_ABILITIES].number


def answering(s: TcgState, kind: int) -> list[int]:
    """The active cards, and the current site, that answer a kind of event."""
    bit = 1 << kind
    cards = s.cards
    found = [i for i in s.table if OCCASION_KINDS[cards[i]] & bit and table.active(s, i)]
    site = s.path[s.place[s.turn]]
    if site != NOTHING and OCCASION_KINDS[cards[site]] & bit and s.control[s.place[s.turn]] < 0:
        found.append(site)
    return found


class Event:
    """Something that happens, while its answers are looked for."""

    def __init__(self, kind: int, x: int, y: int, n: int, k: int, base: int) -> None:
        self.kind = kind
        self.x = x
        self.y = y
        self.n = n
        self.k = k
        self.base = base

    def carry(self, ability: Ability, seat: int, i: int) -> Carry:
        """An ability that answers it."""
        return Carry(ability.number, 0, seat, i, self.x, self.y, self.n, self.k)

    def fits(self, s: TcgState, ability: Ability, seat: int, i: int) -> bool:
        """Whether an ability answers it now, and has not yet done so."""
        occasion = ability.occasion
        if occasion is None or occasion.kind != self.kind:
            return False
        if i != NOTHING and i * 8 + ability.index in s.answered[self.base :]:
            return False
        c = self.carry(ability, seat, i)
        return occasion.fits(s, c) and ability.ready(s, c) and allowed(s, ability, seat, i)


def allowed(s: TcgState, ability: Ability, seat: int, i: int) -> bool:
    """Whether no text forbids a special ability, and it is not used up."""
    if ability.once and i != NOTHING and once_used(s, i, ability):
        return False
    if ability.kind in (ACTION, RESPONSE, FROM_STACK) and i != NOTHING:
        if TYPE[s.cards[i]] != EVENT and table.has_static(s, MOD_NO_ABILITIES, i):
            return False
    return True


def once_used(s: TcgState, i: int, ability: Ability) -> bool:
    """Whether an ability was used in this turn."""
    fx = s.fx
    for k in range(0, len(fx), FX):
        if fx[k] == FX_ONCE and fx[k + 1] == i and fx[k + 2] == ability.number:
            return True
    return False


class Raise(Step[TcgState]):
    """Something has happened, or is about to: let it be answered."""

    def __init__(self, kind: int, x: int, y: int = -1, n: int = 0, k: int = -1) -> None:
        self.kind = kind
        self.x = x
        self.y = y
        self.n = n
        self.k = k

    def run(self, s: TcgState) -> None:
        base = len(s.answered)
        e = Event(self.kind, self.x, self.y, self.n, self.k, base)
        if answering(s, self.kind):
            s.then(Forced(s.turn, self.kind, self.x, self.y, self.n, self.k, base))
        elif not anybody_may(s, e):
            return
        first = s.turn
        s.then(Window(first, self.kind, self.x, self.y, self.n, self.k, base, 0), Close(base))


class Close(Step[TcgState]):
    """The event is over: forget what answered it."""

    def __init__(self, base: int) -> None:
        self.base = base

    def run(self, s: TcgState) -> None:
        s.answered = s.answered[: self.base]


class Forced(Choice[TcgState]):
    """Which forced answer comes next; the player whose turn it is decides."""

    def __init__(self, seat: int, kind: int, x: int, y: int, n: int, k: int, base: int) -> None:
        self.seat = seat
        self.kind = kind
        self.x = x
        self.y = y
        self.n = n
        self.k = k
        self.base = base

    def options(self, s: TcgState) -> list[int]:
        e = Event(self.kind, self.x, self.y, self.n, self.k, self.base)
        found: list[int] = []
        for i in answering(s, self.kind):
            for ability in CARD_ABILITIES[s.cards[i]]:
                if ability.kind == MUST and e.fits(s, ability, controller(s, i), i):
                    found.append(ability_action(s, i, ability))
        return found

    def apply(self, s: TcgState, action: int) -> None:
        i, number = used_ability(s, action)
        ability = ABILITIES[number]
        s.answered.append(i * 8 + ability.index)
        e = Event(self.kind, self.x, self.y, self.n, self.k, self.base)
        s.tell(words.ABILITY_FORCED, action - USE)
        s.then(
            e.carry(ability, controller(s, i), i),
            Forced(s.turn, self.kind, self.x, self.y, self.n, self.k, self.base),
        )


def controller(s: TcgState, i: int) -> int:
    """Who decides for a card; for a site the player whose fellowship is there."""
    return s.turn if TYPE[s.cards[i]] == SITE else s.owner[i]


def answers(s: TcgState, e: Event, seat: int) -> list[int]:
    """What a seat may answer an event with."""
    found: list[int] = []
    for i in answering(s, e.kind):
        if s.owner[i] != seat or TYPE[s.cards[i]] == SITE:
            continue
        for ability in CARD_ABILITIES[s.cards[i]]:
            if ability.kind in (MAY, RESPONSE) and e.fits(s, ability, seat, i):
                found.append(ability_action(s, i, ability))
    if RESPONSE_EVENTS[e.kind]:
        for i in s.held(seat):
            if playable_answer(s, e, seat, i):
                found.append(PLAY + s.codes[i])
    return found


def playable_answer(s: TcgState, e: Event, seat: int, i: int) -> bool:
    """Whether an event card in hand answers it now."""
    card = s.cards[i]
    if card < 0 or not OCCASION_KINDS[card] >> e.kind & 1:
        return False
    if TYPE[card] != EVENT or SIDE[card] != side_of(s, seat):
        return False
    if SIDE[card] == SHADOW and price(s, i, 0) > s.twilight:
        return False
    return e.fits(s, CARD_ABILITIES[card][0], seat, i)


def may_hold(s: TcgState, seat: int, card: int) -> bool:
    """Whether, for all that others know, a seat may hold a card: its hand is not empty and its
    deck could contain the card."""
    if s.brought[seat] != CUSTOM and card not in STARTER_DECKS[s.brought[seat]].cards:
        return False
    zone = s.zone
    return any(zone[i] == HAND for i in range(s.first[seat], s.first[seat + 1]))


def publicly_may(s: TcgState, e: Event, seat: int) -> bool:
    """Whether, for all that others know, a seat may answer from its hand."""
    for card in RESPONSE_EVENTS[e.kind]:
        if SIDE[card] != side_of(s, seat) or not may_hold(s, seat, card):
            continue
        if SIDE[card] == SHADOW and COST[card] > s.twilight:
            continue
        if e.fits(s, CARD_ABILITIES[card][0], seat, NOTHING):
            return True
    return False


def anybody_may(s: TcgState, e: Event) -> bool:
    """Whether somebody may answer from the hand, for all that others know."""
    if not RESPONSE_EVENTS[e.kind]:
        return False
    return any(publicly_may(s, e, seat) for seat in s.seats_in_play())


def next_seat(s: TcgState, seat: int) -> int:
    """The player to the right who has not lost."""
    order = s.order
    at = order.index(seat)
    for k in range(1, len(order) + 1):
        found = order[(at - k) % len(order)]
        if s.lost[found] == 0:
            return found
    return seat


class Window(Step[TcgState]):
    """Players answer in turn until all pass in a row."""

    def __init__(
        self, seat: int, kind: int, x: int, y: int, n: int, k: int, base: int, passes: int
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.x = x
        self.y = y
        self.n = n
        self.k = k
        self.base = base
        self.passes = passes

    def run(self, s: TcgState) -> None:
        e = Event(self.kind, self.x, self.y, self.n, self.k, self.base)
        seat = self.seat
        players = len(s.seats_in_play())
        for passes in range(self.passes, players):
            if publicly_may(s, e, seat) or answers(s, e, seat):
                s.then(Answer(seat, self.kind, self.x, self.y, self.n, self.k, self.base, passes))
                return
            seat = next_seat(s, seat)


class Answer(Choice[TcgState]):
    """Answer what happened, or pass."""

    def __init__(
        self, seat: int, kind: int, x: int, y: int, n: int, k: int, base: int, passes: int
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.x = x
        self.y = y
        self.n = n
        self.k = k
        self.base = base
        self.passes = passes

    def options(self, s: TcgState) -> list[int]:
        e = Event(self.kind, self.x, self.y, self.n, self.k, self.base)
        found = answers(s, e, self.seat)
        found.append(PASS)
        return found

    def obvious(self, s: TcgState) -> bool:
        return False

    def apply(self, s: TcgState, action: int) -> None:
        seat = next_seat(s, self.seat)
        if action == PASS:
            self.go_on(s, seat, self.passes + 1)
            return
        e = Event(self.kind, self.x, self.y, self.n, self.k, self.base)
        if action >= USE:
            i, number = used_ability(s, action)
            s.answered.append(i * 8 + ABILITIES[number].index)
            s.tell(words.ABILITY_DONE, self.seat, action - USE)
            s.then(e.carry(ABILITIES[number], self.seat, i))
        else:
            i = s.where[action - PLAY]
            ability = CARD_ABILITIES[s.cards[i]][0]
            s.answered.append(i * 8)
            s.then(PlayEvent(i, self.seat, ability.number, self.x, self.y, self.n, self.k))
        self.go_on(s, seat, 0)

    def go_on(self, s: TcgState, seat: int, passes: int) -> None:
        """Ask the next player."""
        s.then(Window(seat, self.kind, self.x, self.y, self.n, self.k, self.base, passes))

    def why_not(self, s: TcgState, action: int) -> IllegalAction:
        return IllegalAction("tcg-no-answer")


class PlayEvent(Step[TcgState]):
    """Play an event from the hand: pay, carry it out, discard it (Eventi)."""

    def __init__(self, card: int, seat: int, ability: int, x: int, y: int, n: int, k: int) -> None:
        self.card = card
        self.seat = seat
        self.ability = ability
        self.x = x
        self.y = y
        self.n = n
        self.k = k

    def run(self, s: TcgState) -> None:
        i = self.card
        cost = price(s, i, 0)
        s.zone[i] = RESOLVING
        s.tell(words.CARD_PLAYED, self.seat, s.codes[i], cost)
        c = Carry(self.ability, 0, self.seat, i, self.x, self.y, self.n, self.k)
        pay(s, i, cost)
        s.then(c, Raise(EVENT_PLAYED, i), FinishEvent(i))


def pay(s: TcgState, i: int, cost: int) -> None:
    """Add the cost of a Free Peoples card to the twilight pool, remove that of a Shadow card."""
    if SIDE[s.cards[i]] == FREE:
        s.twilight += cost
    else:
        s.twilight -= cost


class FinishEvent(Step[TcgState]):
    """An event is discarded after it was played, unless something else became of it."""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, s: TcgState) -> None:
        if s.zone[self.card] == RESOLVING:
            s.zone[self.card] = DISCARD_PILE


def barred(s: TcgState, seat: int) -> bool:
    """Whether a text forbids a seat the actions of this phase."""
    for source in table.sources(s, MOD_BAR):
        c = Carry(0, 0, s.owner[source], source)
        for static in STATICS[s.cards[source]]:
            if static.kind == MOD_BAR and static.word == s.phase:
                if static.side in (-1, side_of(s, seat)) and static.holds(s, c):
                    return True
    return False


def phase_actions(s: TcgState, seat: int) -> list[int]:
    """The special abilities and events of this phase that a seat may use (Azioni di fase)."""
    found: list[int] = []
    if barred(s, seat):
        return found
    side = side_of(s, seat)
    bit = 1 << s.phase
    for i in s.table:
        card = s.cards[i]
        if s.owner[i] == seat and SIDE[card] != 1 - side and table.active(s, i):
            add_abilities(s, found, seat, i, bit, ACTION)
    site = s.site()
    if s.control[s.number()] < 0:
        add_abilities(s, found, seat, site, bit, ACTION)
    for i in s.cards_of(seat):
        if s.zone[i] == HAND:
            if usable_event(s, seat, i, side, bit):
                found.append(PLAY + s.codes[i])
        elif s.zone[i] == STACKED and SIDE[s.cards[i]] == side and on_own_site(s, seat, i):
            add_abilities(s, found, seat, i, bit, FROM_STACK)
    return found


def on_own_site(s: TcgState, seat: int, i: int) -> bool:
    """Whether a card is stacked on a site that the seat controls."""
    host = s.host[i]
    return host in s.path and s.control[s.path.index(host)] == seat


def add_abilities(s: TcgState, found: list[int], seat: int, i: int, bit: int, kind: int) -> None:
    """Add the abilities of a card that may be used now."""
    for ability in CARD_ABILITIES[s.cards[i]]:
        if ability.kind == kind and ability.phases & bit and for_side(s, ability, seat, i):
            c = Carry(ability.number, 0, seat, i)
            if ability.ready(s, c) and allowed(s, ability, seat, i):
                found.append(ability_action(s, i, ability))


def for_side(s: TcgState, ability: Ability, seat: int, i: int) -> bool:
    """A site's ability is for the side whose phase it names, or for both."""
    if TYPE[s.cards[i]] != SITE:
        return True
    return ability.side < 0 or ability.side == side_of(s, seat)


def usable_event(s: TcgState, seat: int, i: int, side: int, bit: int) -> bool:
    """Whether an event in hand may be played as an action of this phase."""
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
    """Do a phase action."""
    if action >= USE:
        i, number = used_ability(s, action)
        s.tell(words.ABILITY_DONE, seat, action - USE)
        s.then(Carry(number, 0, seat, i))
    else:
        i = s.where[action - PLAY]
        s.then(PlayEvent(i, seat, CARD_ABILITIES[s.cards[i]][0].number, -1, -1, 0, 0))


def may_have_event(s: TcgState, seat: int) -> bool:
    """Whether, for all that others know, a seat may hold an event for this phase."""
    if barred(s, seat):
        return False
    side = side_of(s, seat)
    bit = 1 << s.phase
    cards = DECK_CARDS if s.brought[seat] == CUSTOM else STARTER_DECKS[s.brought[seat]].cards
    if not s.held(seat):
        return False
    for card in cards:
        if TYPE[card] == EVENT and SIDE[card] == side:
            ability = CARD_ABILITIES[card][0]
            if ability.kind == ACTION and ability.phases & bit:
                if side == FREE or COST[card] <= s.twilight:
                    return True
    return False


class Procedure(Step[TcgState]):
    """Players act in turn until all pass in a row (Sequenza delle azioni); a skirmish that was
    cancelled, or that has lost a side, has no further actions."""

    def __init__(self, seat: int, passes: int) -> None:
        self.seat = seat
        self.passes = passes

    def run(self, s: TcgState) -> None:
        if table.fight_over(s):
            return
        seat = self.seat
        players = len(s.seats_in_play())
        for passes in range(self.passes, players):
            if may_have_event(s, seat) or phase_actions(s, seat):
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


class Watched(Step[TcgState]):
    """Somebody waited for this: a delayed effect of an event may happen now."""

    def __init__(self, card: int, won: int) -> None:
        self.card = card
        self.won = won

    def run(self, s: TcgState) -> None:
        fx = s.fx
        for k in range(0, len(fx), FX):
            if fx[k] == FX_WATCH and fx[k + 1] == self.card and fx[k + 2] == self.won:
                source = fx[k + 4]
                for ability in CARD_ABILITIES[s.cards[source]]:
                    if ability.kind == LATER:
                        s.then(MayLater(s.owner[source], ability.number, source, self.card))


class MayLater(Choice[TcgState]):
    """Let a delayed effect happen, or not."""

    def __init__(self, seat: int, ability: int, source: int, card: int) -> None:
        self.seat = seat
        self.ability = ability
        self.source = source
        self.card = card

    def options(self, s: TcgState) -> list[int]:
        return [ACCEPT, DECLINE]

    def apply(self, s: TcgState, action: int) -> None:
        if action == ACCEPT:
            s.then(Carry(self.ability, 0, self.seat, self.source, self.card))
