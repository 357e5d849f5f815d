"""Setting up the game (rulebook p. 15, "Organizzare il gioco")."""

from __future__ import annotations

from typing import Final

from mathom.engine.state import with_entry
from mathom.engine.step import Choice, Step, Together
from mathom.games.tcg.rules import derived, vocabulary
from mathom.games.tcg.rules.abilities.ability_types import (
    MOD_START_COST,
    STATIC_KINDS,
    STATICS,
    Carry,
)
from mathom.games.tcg.rules.cards import draw, enter
from mathom.games.tcg.rules.costs import blocked_by_title, own_discount, requirements_met
from mathom.games.tcg.rules.decks import BringDeck, brought_deck
from mathom.games.tcg.rules.facts import COMPANION, COST, TYPE, code_of
from mathom.games.tcg.rules.state import (
    ADVENTURE,
    CUSTOM,
    DECK,
    NOTHING,
    Rules,
    TcgState,
)
from mathom.games.tcg.rules.turn.phases import Turns
from mathom.games.tcg.rules.turn.reconcile import HAND_SIZE
from mathom.games.tcg.rules.turn.sites import play_site
from mathom.games.tcg.rules.vocabulary import BID, DONE, FIRST, GO, PLAY

STARTING_COST: Final = 4
MOST_BURDENS_BID: Final = 9


def set_up(seed: int, settings: list[int], seats: int) -> TcgState:
    """A game before the decks are chosen."""
    s = TcgState(Rules(settings, seats))
    s.reseed(seed)
    for seat in range(seats):
        s.then(BringDeck(seat))
    s.then(LayOut())
    s.agenda.insert(0, Turns())
    return s


class LayOut(Step[TcgState]):
    """Lay out all adventure decks and draw decks, then determine the turn order. From now on the
    decks are fixed."""

    def run(self, s: TcgState) -> None:
        lay_out(s)
        s.disclose()
        for seat in range(s.rules.seats):
            if s.brought[seat] == CUSTOM:
                s.tell(vocabulary.DECK_BUILT, seat)
            else:
                s.tell(vocabulary.DECK_BROUGHT, seat, s.brought[seat])
        s.lists = []
        if s.rules.deluxe:
            s.then(Bidding())
        else:
            s.then(DrawLots())


def lay_out(s: TcgState) -> None:
    """Number the cards of all decks, seat by seat; each Ring-bearer bears his Ring."""
    codes: list[int] = []
    s.owner = []
    s.zone = []
    s.first = []
    for seat in range(s.rules.seats):
        s.first.append(len(codes))
        add_deck(s, codes, seat)
    s.first.append(len(codes))
    size = len(codes)
    s.name_cards(codes)
    s.index_cards()
    s.forget_derived()
    s.host = [NOTHING] * size
    s.wounds = [0] * size
    s.tokens = [0] * size
    s.eyes = [0] * size
    s.foe = [NOTHING] * size
    for seat in range(s.rules.seats):
        bearer = s.first[seat]
        s.bearer = with_entry(s.bearer, seat, bearer)
        enter(s, bearer, NOTHING)
        enter(s, bearer + 1, bearer)


def add_deck(s: TcgState, codes: list[int], seat: int) -> None:
    """Add the cards of a deck: Ring-bearer, Ring, sites, draw deck."""
    deck = brought_deck(s, seat)
    copies: dict[int, int] = {}
    for card in [deck.bearer, deck.ring, *deck.sites, *deck.cards]:
        copy = copies.get(card, 0)
        copies[card] = copy + 1
        codes.append(code_of(card, seat, copy))
        s.owner.append(seat)
        s.zone.append(DECK)
    start = s.first[seat]
    for k in range(len(deck.sites)):
        s.zone[start + 2 + k] = ADVENTURE


class DrawLots(Step[TcgState]):
    """Determine the first player at random (Who goes first?: rulebook p. 16, "Chi inizia per
    primo?")."""

    def run(self, s: TcgState) -> None:
        first = s.roll(FIRST, s.rules.seats)
        s.turn = first
        s.order = [(first + k) % s.rules.seats for k in range(s.rules.seats)]
        s.then(BeginPath())


class Bidding(Together[TcgState]):
    """All players secretly bid burdens for a place in the turn order."""

    def asked(self, s: TcgState) -> list[int]:
        return list(range(s.rules.seats))

    def options_of(self, s: TcgState, seat: int) -> list[int]:
        return [BID + number for number in range(MOST_BURDENS_BID + 1)]

    def reveal(self, s: TcgState, answers: list[int]) -> None:
        for seat in range(s.rules.seats):
            s.burdens = with_entry(s.burdens, seat, answers[seat] - BID)
            s.tell(vocabulary.BIDS, seat, answers[seat] - BID)
        s.order = [NOTHING] * s.rules.seats
        s.then(NextPlace())


class NextPlace(Step[TcgState]):
    """The highest bidder without a place chooses one; ties are broken at random."""

    def run(self, s: TcgState) -> None:
        waiting = [seat for seat in range(s.rules.seats) if seat not in s.order]
        if not waiting:
            s.turn = s.order[0]
            s.then(BeginPath())
            return
        most = max(s.burdens[seat] for seat in waiting)
        bag = [seat for seat in waiting if s.burdens[seat] == most]
        seat = bag[0] if len(bag) == 1 else s.draw(FIRST, bag)
        s.then(TakePlace(seat), NextPlace())


class TakePlace(Choice[TcgState]):
    """Choose a place in the turn order."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: TcgState) -> list[int]:
        return [GO + k + 1 for k in range(len(s.order)) if s.order[k] == NOTHING]

    def apply(self, s: TcgState, action: int) -> None:
        s.order = with_entry(s.order, action - GO - 1, self.seat)


class BeginPath(Step[TcgState]):
    """The first player plays his site 1; then the starting fellowships are laid out."""

    def run(self, s: TcgState) -> None:
        play_site(s, s.turn, 1)
        for seat in s.order:
            s.then(StartFellowship(seat))
        s.then(DrawHands())


class StartFellowship(Step[TcgState]):
    """Companions join the Ring-bearer (Starting fellowship: rulebook p. 16, "La Compagnia di
    partenza")."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TcgState) -> None:
        seat = self.seat
        s.turn = seat
        start = s.first[seat]
        if s.rules.deluxe:
            s.then(ChooseCompanion(seat, STARTING_COST))
        else:
            for card in brought_deck(s, seat).start:
                enter(s, s.cards.index(card, start, s.first[seat + 1]), NOTHING)


class ChooseCompanion(Choice[TcgState]):
    """Choose companions with a total cost of at most four from the draw deck."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: TcgState) -> list[int]:
        found: list[int] = []
        known: list[int] = []
        for i in s.cards_of(self.seat):
            card = s.cards[i]
            if s.zone[i] == DECK and TYPE[card] == COMPANION and card not in known:
                known.append(card)
                if start_cost(s, i) <= self.left and may_start(s, i, self.seat):
                    found.append(PLAY + s.codes[i])
        found.append(DONE)
        return found

    def obvious(self, s: TcgState) -> bool:
        return False

    def apply(self, s: TcgState, action: int) -> None:
        if action != DONE:
            i = s.where(action - PLAY)
            left = self.left - start_cost(s, i)
            enter(s, i, NOTHING)
            s.tell(vocabulary.CARD_PLAYED, self.seat, s.codes[i], 0)
            s.then(ChooseCompanion(self.seat, left))


def may_start(s: TcgState, i: int, seat: int) -> bool:
    """Whether a companion can join: the title is not there yet, and the required cards are."""
    return not blocked_by_title(s, i, seat) and requirements_met(s, i, seat)


def start_cost(s: TcgState, i: int) -> int:
    """The cost of a companion in a starting fellowship."""
    cost = COST[s.cards[i]] + own_discount(s, i)
    for source in [*derived.companions(s), i]:
        if STATIC_KINDS[s.cards[source]] >> MOD_START_COST & 1:
            c = Carry(0, 0, s.owner[source], source)
            for static in STATICS[s.cards[source]]:
                target = static.target
                if static.kind == MOD_START_COST and target is not None and target.ok(s, i, c):
                    cost += static.amount.of(s, c)
    return max(0, cost)


class DrawHands(Step[TcgState]):
    """All players shuffle and draw eight cards; the first player begins."""

    def run(self, s: TcgState) -> None:
        s.turn = s.order[0]
        for seat in s.order:
            draw(s, seat, HAND_SIZE)
