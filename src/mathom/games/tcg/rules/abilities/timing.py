"""Timing: triggers and Responses (rulebook p. 35, "Risposte").

For each event, required triggers come first, in the order that the Free Peoples player chooses.
Then the players use optional triggers and responses in order, until all pass in a row. An announced
event is a step on the agenda; a response prevents or replaces it there. A player is skipped only if
public information shows that he has nothing to respond with.
"""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import IllegalAction
from mathom.engine.step import Choice, Step
from mathom.games.tcg.rules import derived, vocabulary
from mathom.games.tcg.rules.abilities.ability_types import (
    ABILITIES,
    ACTION,
    ANNOUNCED,
    CARD_ABILITIES,
    EVENT_PLAYED,
    FIRST_OCCASION,
    FROM_STACK,
    LATER,
    MAY,
    MOD_NO_ABILITIES,
    MUST,
    OCCASION_KINDS,
    OCCASIONS,
    RESPONSE,
    RESPONSE_EVENTS,
    Ability,
    Carry,
    Coming,
)
from mathom.games.tcg.rules.costs import price, side_of
from mathom.games.tcg.rules.facts import (
    CODES,
    COST,
    DECK_CARDS,
    EVENT,
    FREE,
    PER_CARD,
    SHADOW,
    SIDE,
    SIDES,
    SITE,
    STARTER_DECKS,
    TYPE,
)
from mathom.games.tcg.rules.refusals import known_card, not_from_hand, not_ready, too_dear
from mathom.games.tcg.rules.state import (
    CUSTOM,
    DISCARD_PILE,
    FX,
    FX_ONCE,
    FX_WATCH,
    IN_PLAY,
    NOTHING,
    PATH,
    RESOLVING,
    STACKED,
    TcgState,
)
from mathom.games.tcg.rules.vocabulary import (
    ABILITY_BASE,
    ACCEPT,
    DECLINE,
    MOST_ABILITIES,
    PASS,
    PLAY,
    USE,
    is_play,
    is_use,
)


def ability_action(s: TcgState, i: int, ability: Ability) -> int:
    card = s.cards[i]
    copy = s.codes[i] - card * PER_CARD
    return USE + ABILITY_BASE[card] + copy * MOST_ABILITIES + ability.index


def used_ability(s: TcgState, action: int) -> tuple[int, int]:
    """The card, and the index of the ability, that an action uses."""
    target = action - USE
    card = vocabulary.ABILITY_CARDS[target // vocabulary.PER_ABILITY_CARD]
    rest = target % vocabulary.PER_ABILITY_CARD
    i = s.where(card * PER_CARD + rest // MOST_ABILITIES)
    return i, CARD_ABILITIES[card][rest % MOST_ABILITIES].number


def answering(s: TcgState, kind: int) -> list[int]:
    """The active cards, and the current site, with a trigger of this kind."""
    kinds = s.kinds
    if kinds < 0:
        kinds = derived.look_up_kinds(s)
    if not kinds >> (FIRST_OCCASION + kind) & 1:
        return derived.NO_CARDS
    bit = 1 << kind
    cards = s.cards
    found = derived.NO_CARDS
    if derived.kind_in_play(s, bit << FIRST_OCCASION):
        found = derived.kept(s, FIRST_OCCASION + kind)
    site = s.path[s.place[s.turn]]
    if site != NOTHING and OCCASION_KINDS[cards[site]] & bit and s.control[s.place[s.turn]] < 0:
        return [*found, site]
    return found


class Event:
    """An event while its triggers and responses are resolved: what it is about, a second card, a
    number, the side that caused it (-1 for none), and how many abilities had responded before."""

    def __init__(
        self, kind: int, subject: int, other: int, number: int, by: int, base: int
    ) -> None:
        self.kind = kind
        self.subject = subject
        self.other = other
        self.number = number
        self.by = by
        self.base = base

    def carry(self, ability: Ability, seat: int, i: int) -> Carry:
        """The context of an ability that responds to it."""
        return Carry(ability.number, 0, seat, i, self.subject, self.other, self.number, self.by)

    def forced(self, seat: int) -> Forced:
        """The step that resolves its required triggers."""
        return Forced(seat, self.kind, self.subject, self.other, self.number, self.by, self.base)

    def window(self, seat: int, passes: int) -> Window:
        """The step that lets the players respond to it."""
        return Window(
            seat, self.kind, self.subject, self.other, self.number, self.by, self.base, passes
        )

    def answer(self, seat: int, passes: int) -> Answer:
        """The choice of a player to respond to it."""
        return Answer(
            seat, self.kind, self.subject, self.other, self.number, self.by, self.base, passes
        )

    def fits(self, s: TcgState, ability: Ability, seat: int, i: int) -> bool:
        """Whether an ability can respond now and has not done so yet."""
        c = self.carry(ability, seat, i)
        return self.concerns(s, ability, c) and ability.ready(s, c)

    def perhaps_fits(self, s: TcgState, ability: Ability, seat: int, i: int) -> bool:
        """Whether an ability could respond, judged from public information."""
        c = self.carry(ability, seat, i)
        return self.concerns(s, ability, c) and ability.perhaps_ready(s, c)

    def concerns(self, s: TcgState, ability: Ability, c: Carry) -> bool:
        """Whether the event triggers an ability that has not responded yet."""
        i = c.source
        occasion = ability.occasion
        if occasion is None or occasion.kind != self.kind:
            return False
        if i != NOTHING and len(s.answered) > self.base:
            if i * 8 + ability.index in s.answered[self.base :]:
                return False
        if not occasion.fits(s, c, self.by) or not allowed(s, ability, c.seat, i):
            return False
        return ability.kind != MAY or not ability.idle(s, c)


def allowed(s: TcgState, ability: Ability, seat: int, i: int) -> bool:
    """Whether no card forbids the special ability and it is not used up."""
    if ability.once and i != NOTHING and once_used(s, i, ability):
        return False
    if ability.kind in (ACTION, RESPONSE, FROM_STACK) and i != NOTHING:
        if TYPE[s.cards[i]] != EVENT and derived.has_static(s, MOD_NO_ABILITIES, i):
            return False
    return True


def forbidden(s: TcgState, ability: Ability, i: int) -> IllegalAction:
    """Why an ability is not allowed: it is used up, or a card forbids it."""
    if ability.once and once_used(s, i, ability):
        return IllegalAction("tcg-used", card=CODES[s.codes[i]])
    return IllegalAction("tcg-forbidden", card=CODES[s.codes[i]])


def unusable(s: TcgState, seat: int, action: int) -> IllegalAction | None:
    """Why a seat cannot use any ability of the card that an action names, or None."""
    target = action - USE
    card = vocabulary.ABILITY_CARDS[target // vocabulary.PER_ABILITY_CARD]
    rest = target % vocabulary.PER_ABILITY_CARD
    code = card * PER_CARD + rest // MOST_ABILITIES
    i = known_card(s, code)
    if i == NOTHING or s.zone[i] not in (IN_PLAY, PATH, STACKED):
        return IllegalAction("tcg-not-in-play", card=CODES[code])
    if rest % MOST_ABILITIES >= len(CARD_ABILITIES[card]):
        return IllegalAction("not-now")
    if TYPE[card] == SITE:
        return None if i == s.site() else IllegalAction("tcg-other-site", card=CODES[code])
    if s.owner[i] != seat:
        return IllegalAction("tcg-not-yours", card=CODES[code])
    if not derived.active(s, i):
        return IllegalAction("tcg-wrong-side", card=CODES[code], side=SIDES[side_of(s, seat)])
    return None


def once_used(s: TcgState, i: int, ability: Ability) -> bool:
    """Whether an ability was already used this turn."""
    fx = s.fx
    for k in range(0, len(fx), FX):
        if fx[k] == FX_ONCE and fx[k + 1] == i and fx[k + 2] == ability.number:
            return True
    return False


class Raise(Step[TcgState]):
    """Resolve the triggers and responses of an event that has happened or is about to happen."""

    def __init__(
        self, kind: int, subject: int, other: int = -1, number: int = 0, by: int = -1
    ) -> None:
        self.kind = kind
        self.subject = subject
        self.other = other
        self.number = number
        self.by = by

    def run(self, s: TcgState) -> None:
        answered = len(answering(s, self.kind)) > 0
        if not answered and not RESPONSE_EVENTS[self.kind]:
            return
        base = len(s.answered)
        e = Event(self.kind, self.subject, self.other, self.number, self.by, base)
        if answered:
            s.then(e.forced(s.turn))
        elif not anybody_may(s, e):
            return
        s.then(e.window(s.turn, 0), Close(base))


class Close(Step[TcgState]):
    """The event is over: forget the abilities that responded to it."""

    def __init__(self, base: int) -> None:
        self.base = base

    def run(self, s: TcgState) -> None:
        s.answered = s.answered[: self.base]


def announced(s: TcgState, card: int) -> Coming | None:
    """The step that the current event announced for a card, if it is still about to happen: it lies
    on the agenda just below the end of the innermost event."""
    agenda = s.agenda
    at = len(agenda) - 1
    while at > 0 and not isinstance(agenda[at], Close):
        at -= 1
    step = agenda[at - 1] if at > 0 else None
    return step if isinstance(step, Coming) and step.due(s, card) else None


def answerable(s: TcgState, kind: int, card: int) -> bool:
    """Whether the event can still be responded to. An announced event may already have been
    prevented or replaced (Responses: rulebook p. 35, "Risposte")."""
    return kind < ANNOUNCED[0] or announced(s, card) is not None


class Forced(Choice[TcgState]):
    """Choose the next required trigger; the Free Peoples player decides the order."""

    def __init__(
        self, seat: int, kind: int, subject: int, other: int, number: int, by: int, base: int
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.subject = subject
        self.other = other
        self.number = number
        self.by = by
        self.base = base

    def event(self) -> Event:
        """The event that it belongs to."""
        return Event(self.kind, self.subject, self.other, self.number, self.by, self.base)

    def options(self, s: TcgState) -> list[int]:
        found: list[int] = []
        if not answerable(s, self.kind, self.subject):
            return found
        e = self.event()
        for i in answering(s, self.kind):
            for ability in CARD_ABILITIES[s.cards[i]]:
                if ability.kind == MUST and e.fits(s, ability, controller(s, i), i):
                    found.append(ability_action(s, i, ability))
        return found

    def apply(self, s: TcgState, action: int) -> None:
        i, number = used_ability(s, action)
        ability = ABILITIES[number]
        s.answered = [*s.answered, i * 8 + ability.index]
        e = self.event()
        s.tell(vocabulary.ABILITY_FORCED, action - USE)
        s.then(e.carry(ability, controller(s, i), i), e.forced(s.turn))


def controller(s: TcgState, i: int) -> int:
    """The player who decides for a card; for a site, the player whose fellowship is there."""
    return s.turn if TYPE[s.cards[i]] == SITE else s.owner[i]


def answers(s: TcgState, e: Event, seat: int) -> list[int]:
    """The responses that a seat can use for an event."""
    found = [
        ability_action(s, i, ability)
        for i, ability in answers_in_play(s, e, seat)
        if e.fits(s, ability, seat, i)
    ]
    if RESPONSE_EVENTS[e.kind]:
        for i in s.held(seat):
            if playable_answer(s, e, seat, i):
                found.append(PLAY + s.codes[i])
    return found


def answers_in_play(s: TcgState, e: Event, seat: int) -> list[tuple[int, Ability]]:
    """The optional triggers and responses of a seat's cards in play to an event, ready or not."""
    return [
        (i, ability)
        for i in answering(s, e.kind)
        if s.owner[i] == seat and TYPE[s.cards[i]] != SITE
        for ability in CARD_ABILITIES[s.cards[i]]
        if ability.kind in (MAY, RESPONSE)
    ]


def playable_answer(s: TcgState, e: Event, seat: int, i: int) -> bool:
    """Whether an event card in hand can respond now."""
    card = s.cards[i]
    if card < 0 or not OCCASION_KINDS[card] >> e.kind & 1:
        return False
    if TYPE[card] != EVENT or SIDE[card] != side_of(s, seat):
        return False
    if SIDE[card] == SHADOW and price(s, i, 0) > s.twilight:
        return False
    return e.fits(s, CARD_ABILITIES[card][0], seat, i)


def not_an_answer(s: TcgState, e: Event, seat: int, action: int) -> IllegalAction:
    """The first reason why an action does not respond to an event."""
    if is_use(action):
        refusal = unusable(s, seat, action)
    elif is_play(action):
        refusal = not_from_hand(s, seat, action - PLAY)
    else:
        refusal = IllegalAction("tcg-no-answer")
    if refusal is not None:
        return refusal
    i = used_ability(s, action)[0] if is_use(action) else s.where(action - PLAY)
    if is_play(action) and TYPE[s.cards[i]] != EVENT:
        return IllegalAction("tcg-no-answer")
    ability = ABILITIES[used_ability(s, action)[1]] if is_use(action) else first_ability(s, i)
    c = e.carry(ability, seat, i)
    occasion = ability.occasion
    if occasion is None or occasion.kind != e.kind or not occasion.fits(s, c, e.by):
        return IllegalAction("tcg-no-answer")
    if i * 8 + ability.index in s.answered[e.base :]:
        return IllegalAction("tcg-answered", card=CODES[s.codes[i]])
    if not allowed(s, ability, seat, i):
        return forbidden(s, ability, i)
    dear = too_dear(s, i) if is_play(action) else None
    return dear if dear is not None else not_ready(s, ability, c)


def first_ability(s: TcgState, i: int) -> Ability:
    """The ability of an event card."""
    return CARD_ABILITIES[s.cards[i]][0]


def possible_cards(s: TcgState, seat: int) -> list[int]:
    """The cards that a seat's draw deck may contain, judged from public information."""
    return DECK_CARDS if s.brought[seat] == CUSTOM else STARTER_DECKS[s.brought[seat]].cards


POSSIBLE_RESPONSES: Final[dict[int, list[int]]] = {}
"""By deck, kind of trigger and side: what `possible_responses` found."""


def possible_responses(s: TcgState, seat: int, kind: int) -> list[int]:
    """The events for a kind of trigger that a seat's draw deck may contain, judged from public
    information."""
    side = side_of(s, seat)
    key = (s.brought[seat] * OCCASIONS + kind) * 2 + side
    found = POSSIBLE_RESPONSES.get(key)
    if found is None:
        deck = possible_cards(s, seat)
        found = [card for card in RESPONSE_EVENTS[kind] if SIDE[card] == side and card in deck]
        POSSIBLE_RESPONSES[key] = found
    return found


def publicly_may(s: TcgState, e: Event, seat: int) -> bool:
    """Whether a seat may be able to respond, judged from public information: with a card in play,
    or with an event from hand."""
    for i, ability in answers_in_play(s, e, seat):
        if e.perhaps_fits(s, ability, seat, i):
            return True
    return hand_may(s, e, seat)


def hand_may(s: TcgState, e: Event, seat: int) -> bool:
    """Whether a seat may be able to respond from hand, judged from public information."""
    if not RESPONSE_EVENTS[e.kind] or not s.held(seat):
        return False
    for card in possible_responses(s, seat, e.kind):
        if SIDE[card] == SHADOW and COST[card] > s.twilight:
            continue
        if e.perhaps_fits(s, CARD_ABILITIES[card][0], seat, NOTHING):
            return True
    return False


def anybody_may(s: TcgState, e: Event) -> bool:
    """Whether any player may be able to respond from hand, judged from public information."""
    if not RESPONSE_EVENTS[e.kind]:
        return False
    return any(hand_may(s, e, seat) for seat in s.seats_in_play())


def next_seat(s: TcgState, seat: int) -> int:
    """The next player to the right who has not lost."""
    order = s.order
    at = order.index(seat)
    for k in range(1, len(order) + 1):
        found = order[(at - k) % len(order)]
        if s.lost[found] == 0:
            return found
    return seat


class Window(Step[TcgState]):
    """Players respond in order until all pass in a row, or until nothing is left to respond to."""

    def __init__(
        self,
        seat: int,
        kind: int,
        subject: int,
        other: int,
        number: int,
        by: int,
        base: int,
        passes: int,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.subject = subject
        self.other = other
        self.number = number
        self.by = by
        self.base = base
        self.passes = passes

    def event(self) -> Event:
        """The event that it belongs to."""
        return Event(self.kind, self.subject, self.other, self.number, self.by, self.base)

    def run(self, s: TcgState) -> None:
        if not answerable(s, self.kind, self.subject):
            return
        e = self.event()
        seat = self.seat
        players = s.players_left()
        for passes in range(self.passes, players):
            if publicly_may(s, e, seat):
                s.then(e.answer(seat, passes))
                return
            seat = next_seat(s, seat)


class Answer(Choice[TcgState]):
    """Respond to an event, or pass."""

    def __init__(
        self,
        seat: int,
        kind: int,
        subject: int,
        other: int,
        number: int,
        by: int,
        base: int,
        passes: int,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.subject = subject
        self.other = other
        self.number = number
        self.by = by
        self.base = base
        self.passes = passes

    def event(self) -> Event:
        """The event that it belongs to."""
        return Event(self.kind, self.subject, self.other, self.number, self.by, self.base)

    def options(self, s: TcgState) -> list[int]:
        e = self.event()
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
        e = self.event()
        if is_use(action):
            i, number = used_ability(s, action)
            s.answered = [*s.answered, i * 8 + ABILITIES[number].index]
            s.tell(vocabulary.ABILITY_DONE, self.seat, action - USE)
            s.then(e.carry(ABILITIES[number], self.seat, i))
        else:
            i = s.where(action - PLAY)
            ability = CARD_ABILITIES[s.cards[i]][0]
            s.answered = [*s.answered, i * 8]
            s.then(
                PlayEvent(
                    i, self.seat, ability.number, self.subject, self.other, self.number, self.by
                )
            )
        self.go_on(s, seat, 0)

    def go_on(self, s: TcgState, seat: int, passes: int) -> None:
        """Ask the next player."""
        s.then(self.event().window(seat, passes))

    def why_not(self, s: TcgState, action: int) -> IllegalAction:
        return not_an_answer(s, self.event(), self.seat, action)


class PlayEvent(Step[TcgState]):
    """Play an event from hand: pay its cost, resolve it, discard it (Events: rulebook p. 14,
    "Eventi")."""

    def __init__(
        self, card: int, seat: int, ability: int, subject: int, other: int, number: int, by: int
    ) -> None:
        self.card = card
        self.seat = seat
        self.ability = ability
        self.subject = subject
        self.other = other
        self.number = number
        self.by = by

    def run(self, s: TcgState) -> None:
        i = self.card
        cost = price(s, i, 0)
        s.put(i, RESOLVING)
        s.tell(vocabulary.CARD_PLAYED, self.seat, s.codes[i], cost)
        c = Carry(self.ability, 0, self.seat, i, self.subject, self.other, self.number, self.by)
        pay(s, i, cost)
        s.then(c, Raise(EVENT_PLAYED, i), FinishEvent(i))


def pay(s: TcgState, i: int, cost: int) -> None:
    """Add the cost of a Free Peoples card to the twilight pool, or remove the cost of a Shadow
    card."""
    if SIDE[s.cards[i]] == FREE:
        s.twilight += cost
    else:
        s.twilight -= cost


class FinishEvent(Coming):
    """Discard a played event, unless it went elsewhere."""

    def __init__(self, card: int) -> None:
        self.card = card

    def due(self, s: TcgState, card: int) -> bool:
        return self.card == card and s.zone[card] == RESOLVING

    def run(self, s: TcgState) -> None:
        if s.zone[self.card] == RESOLVING:
            s.put(self.card, DISCARD_PILE)


class Watched(Step[TcgState]):
    """A delayed effect of an event has been triggered."""

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
    """Use a delayed effect, or decline."""

    def __init__(self, seat: int, ability: int, source: int, card: int) -> None:
        self.seat = seat
        self.ability = ability
        self.source = source
        self.card = card

    def carry(self) -> Carry:
        """The context of the delayed effect."""
        return Carry(self.ability, 0, self.seat, self.source, self.card)

    def options(self, s: TcgState) -> list[int]:
        if ABILITIES[self.ability].idle(s, self.carry()):
            return []
        return [ACCEPT, DECLINE]

    def apply(self, s: TcgState, action: int) -> None:
        if action == ACCEPT:
            s.then(self.carry())
