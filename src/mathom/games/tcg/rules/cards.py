"""Cards that change places: draw, shuffle, stack, come into play (Draw deck: rulebook p. 16, "Mazzo
di gioco"; p. 19, "Giocare i compagni")."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import RulesBug
from mathom.engine.hidden import ALL_EYES
from mathom.engine.state import with_entry
from mathom.engine.step import Choice, Step
from mathom.games.tcg.rules import vocabulary
from mathom.games.tcg.rules.abilities.ability_types import (
    ABILITIES,
    MOD_MOVE_LIMIT,
    PLAY_COSTS,
    PLAYED,
    Carry,
    Op,
)
from mathom.games.tcg.rules.abilities.timing import (
    Raise,
    pay,
)
from mathom.games.tcg.rules.costs import bearers, price_on
from mathom.games.tcg.rules.derived import has_static
from mathom.games.tcg.rules.facts import BORNE, MINION, RACE, SHADOW, SIDE, TYPE, URUK_HAI
from mathom.games.tcg.rules.state import (
    DECK,
    DISCARD_PILE,
    FELLOWSHIP,
    FX_MORE_MOVES,
    FX_URUK_PLAYED,
    HAND,
    IN_PLAY,
    NOTHING,
    STACKED,
    UNTIL_TURN,
    TcgState,
)
from mathom.games.tcg.rules.turn.sites import leave_taken_homes
from mathom.games.tcg.rules.turn.wounds import move_card
from mathom.games.tcg.rules.vocabulary import CHOOSE, DRAW

RULE_OF_FOUR: Final = 4


def deck_size(s: TcgState, seat: int) -> int:
    """How many cards are left to draw."""
    found = 0
    for i in range(s.first[seat], s.first[seat + 1]):
        if s.zone[i] == DECK:
            found += 1
    return found


def next_card(s: TcgState, seat: int) -> int:
    """The top card of a draw deck, chosen at random unless it is known; -1 if the deck is empty."""
    if knows_top(s, seat):
        return known_top(s, seat)
    bag = shuffled_cards(s, seat)
    return s.where(s.draw(DRAW, bag)) if bag else known_bottom(s, seat)


def knows_top(s: TcgState, seat: int) -> bool:
    return len(s.top) > 0 and known_top(s, seat) != NOTHING


def known_top(s: TcgState, seat: int) -> int:
    """The top card of a draw deck, if it is known."""
    for k in range(len(s.top) - 1, -1, -1):
        if s.owner[s.top[k]] == seat:
            return s.top[k]
    return NOTHING


def known_bottom(s: TcgState, seat: int) -> int:
    """The next card of a draw deck of which only cards put at the bottom are left."""
    for i in s.bottom:
        if s.owner[i] == seat:
            return i
    return NOTHING


def shuffled_cards(s: TcgState, seat: int) -> list[int]:
    """The codes of the cards of a draw deck whose order nobody knows."""
    codes = s.codes
    zone = s.zone
    first, last = s.first[seat], s.first[seat + 1]
    if s.bottom:
        return [codes[i] for i in range(first, last) if zone[i] == DECK and i not in s.bottom]
    return [codes[i] for i in range(first, last) if zone[i] == DECK]


def room_in_hand(s: TcgState, seat: int) -> int:
    """How many cards a seat can still take into hand: the Rule of 4 applies in its fellowship
    phase."""
    if s.rules.deluxe and seat == s.turn and s.phase == FELLOWSHIP:
        return max(0, RULE_OF_FOUR - s.taken)
    return 99


def take_in_hand(s: TcgState, i: int, eyes: int) -> None:
    """Move a card to its owner's hand; `eyes` are the seats that know it."""
    move_card(s, i, HAND)
    s.set_eyes(i, eyes)
    if s.owner[i] == s.turn and s.phase == FELLOWSHIP:
        s.taken += 1


def draw(s: TcgState, seat: int, count: int) -> int:
    """Draw as many cards as possible up to a number; return how many."""
    drawn = 0
    bag: list[int] = []
    while drawn < min(count, 60) and room_in_hand(s, seat) > 0:
        if bag:
            i = s.where(s.draw(DRAW, bag))
        elif knows_top(s, seat):
            i = known_top(s, seat)
        else:
            bag = shuffled_cards(s, seat)
            i = s.where(s.draw(DRAW, bag)) if bag else known_bottom(s, seat)
        if i == NOTHING and reshuffle(s, seat):
            i = next_card(s, seat)
        if i == NOTHING:
            break
        take_in_hand(s, i, 1 << seat)
        s.whisper(seat, vocabulary.DREW_CARD, s.codes[i])
        drawn += 1
    if drawn > 0:
        s.tell(vocabulary.DREW, seat, drawn)
    return drawn


def may_draw(s: TcgState, seat: int) -> bool:
    """Whether a seat can draw a card: its deck has one, or it can reshuffle the discard pile."""
    if room_in_hand(s, seat) == 0:
        return False
    if deck_size(s, seat) > 0:
        return True
    return may_reshuffle(s, seat) and any(s.zone[i] == DISCARD_PILE for i in s.cards_of(seat))


def may_reshuffle(s: TcgState, seat: int) -> bool:
    """Whether the discard pile can become a draw deck: once per game, only by the Basic rules."""
    return not s.rules.deluxe and not s.reshuffled[seat]


def reshuffle(s: TcgState, seat: int) -> bool:
    """Make the discard pile a new draw deck: once per game, only by the Basic rules."""
    if not may_reshuffle(s, seat):
        return False
    s.reshuffled = with_entry(s.reshuffled, seat, 1)
    for i in s.cards_of(seat):
        if s.zone[i] == DISCARD_PILE:
            move_card(s, i, DECK)
    s.tell(vocabulary.SHUFFLED, seat)
    return True


def shuffle(s: TcgState, seat: int) -> None:
    """Shuffle a draw deck: nobody knows its order any more."""
    s.top = [i for i in s.top if s.owner[i] != seat]
    s.bottom = [i for i in s.bottom if s.owner[i] != seat]
    for i in s.cards_of(seat):
        if s.zone[i] == DECK:
            s.set_eyes(i, 0)
    s.tell(vocabulary.SHUFFLED, seat)


def reveal_top(s: TcgState, seat: int, count: int) -> list[int]:
    """Reveal the top cards of a draw deck; they stay on top in that order, known to all."""
    found: list[int] = []
    while len(found) < count:
        left = [i for i in s.top if s.owner[i] == seat and i not in found]
        if left:
            i = left[-1]
        else:
            i = unknown_top(s, seat, found)
        if i == NOTHING:
            break
        found.append(i)
        s.set_eyes(i, ALL_EYES)
        s.tell(vocabulary.REVEALED, s.codes[i])
    s.top = [i for i in s.top if i not in found] + found[::-1]
    s.bottom = [i for i in s.bottom if i not in found]
    return found


def unknown_top(s: TcgState, seat: int, found: list[int]) -> int:
    """The next card below the revealed ones."""
    bag = [
        s.codes[i]
        for i in range(s.first[seat], s.first[seat + 1])
        if s.zone[i] == DECK and i not in s.bottom and i not in found
    ]
    if bag:
        return s.where(s.draw(DRAW, bag))
    for i in s.bottom:
        if s.owner[i] == seat and i not in found:
            return i
    return NOTHING


def put_on(s: TcgState, i: int, host: int) -> None:
    """Put a card on another one, or on none. No card bears itself: whoever asks what a card is on
    would never come to an end."""
    at = host
    while at != NOTHING:
        if at == i:
            raise RulesBug("card-on-itself", card=s.codes[i])
        at = s.host[at]
    s.set_host(i, host)


def stack(s: TcgState, i: int, host: int) -> None:
    """Stack a card that is not in play on another card."""
    move_card(s, i, STACKED)
    put_on(s, i, host)
    s.tell(vocabulary.STACKED, s.codes[i], s.codes[host])


class PlayCard(Step[TcgState]):
    """Play a card other than an event: pay its costs, choose its bearer, put it into play. The
    ability that plays it may restrict the bearer. From now on everybody knows the card."""

    def __init__(self, card: int, seat: int, discount: int, ability: int = -1) -> None:
        self.card = card
        self.seat = seat
        self.discount = discount
        self.ability = ability

    def run(self, s: TcgState) -> None:
        s.set_eyes(self.card, ALL_EYES)
        cost = PLAY_COSTS[s.cards[self.card]]
        if cost is not None:
            s.then(Carry(cost.number, 0, self.seat, self.card, -1, -1, self.discount))
        else:
            put_down(s, self.card, self.seat, self.discount, NOTHING, self.ability)


class CostPaid(Op):
    """Continue to put the card into play after its extra cost."""

    def run(self, s: TcgState, c: Carry) -> None:
        put_down(s, c.source, c.seat, c.number, c.subject, NOTHING)


def put_down(s: TcgState, card: int, seat: int, discount: int, subject: int, ability: int) -> None:
    """Put the card into play; choose a bearer if it needs one."""
    if BORNE[s.cards[card]]:
        s.then(ChooseBearer(seat, card, discount, subject, ability))
    else:
        s.then(Enter(card, seat, discount, NOTHING))


class ChooseBearer(Choice[TcgState]):
    """Choose the bearer of a card, among those that the ability allows."""

    def __init__(self, seat: int, card: int, discount: int, subject: int, ability: int) -> None:
        self.seat = seat
        self.card = card
        self.discount = discount
        self.subject = subject
        self.ability = ability

    def options(self, s: TcgState) -> list[int]:
        c = Carry(0, 0, self.seat, self.card, self.subject)
        onto = ABILITIES[self.ability].onto if self.ability != NOTHING else None
        return [
            CHOOSE + s.codes[j]
            for j in bearers(s, self.card, self.seat, c)
            if onto is None or onto.ok(s, j, c)
        ]

    def apply(self, s: TcgState, action: int) -> None:
        s.then(Enter(self.card, self.seat, self.discount, s.where(action - CHOOSE)))


class Enter(Step[TcgState]):
    def __init__(self, card: int, seat: int, discount: int, host: int) -> None:
        self.card = card
        self.seat = seat
        self.discount = discount
        self.host = host

    def run(self, s: TcgState) -> None:
        i = self.card
        cost = price_on(s, i, self.host, self.discount)
        if SIDE[s.cards[i]] == SHADOW and cost > s.twilight:
            return
        pay(s, i, cost)
        enter(s, i, self.host)
        s.tell(vocabulary.CARD_PLAYED, self.seat, s.codes[i], cost)
        if self.host != NOTHING:
            s.tell(vocabulary.BORNE, s.codes[i], s.codes[self.host])
        if RACE[s.cards[i]] == URUK_HAI and TYPE[s.cards[i]] == MINION:
            s.last(FX_URUK_PLAYED, s.site(), 1, UNTIL_TURN)
        note_move_limit(s)
        s.then(Raise(PLAYED, i))
        leave_taken_homes(s)


def enter(s: TcgState, i: int, host: int) -> None:
    """Put a card into play, on its bearer if it has one."""
    move_card(s, i, IN_PLAY)
    put_on(s, i, host)
    s.set_eyes(i, 0)
    s.add_to_table(i)


def note_move_limit(s: TcgState) -> None:
    """Raise the move limit for this turn as soon as the site's condition holds there."""
    site = s.site()
    if not s.lasts(FX_MORE_MOVES, site) and has_static(s, MOD_MOVE_LIMIT, NOTHING):
        s.last(FX_MORE_MOVES, site, 1, UNTIL_TURN)
