"""Operations on cards in hands, piles and stacks: play, discard, stack, take."""

from __future__ import annotations

from typing import Final

from mathom.engine.hidden import ALL_EYES
from mathom.games.tcg.rules import cards, derived, vocabulary
from mathom.games.tcg.rules.abilities.ability_types import ABILITIES, Carry, Filter, Op, Value
from mathom.games.tcg.rules.abilities.operations.asking import Asking
from mathom.games.tcg.rules.abilities.timing import (
    possible_cards,
)
from mathom.games.tcg.rules.costs import bearers, playable
from mathom.games.tcg.rules.facts import CONDITION, FREE, SIDE, TYPE
from mathom.games.tcg.rules.state import (
    DEAD_PILE,
    DECK,
    DISCARD_PILE,
    HAND,
    NOTHING,
    STACKED,
    TcgState,
)
from mathom.games.tcg.rules.turn import wounds
from mathom.games.tcg.rules.turn.reconcile import Reconcile

# Places that cards are taken from.
FROM_HAND: Final = 0
FROM_DECK: Final = 1
FROM_DISCARD: Final = 2
FROM_DEAD: Final = 3
ON_SELF: Final = 4
ON_CONDITIONS: Final = 5
ON_ANY: Final = 6
PLACES: Final = ["hand", "deck", "discard", "dead", "on-self", "on-conditions", "on-any"]
PLACE_ZONES: Final = [HAND, DECK, DISCARD_PILE, DEAD_PILE, STACKED, STACKED, STACKED]


class FromPlace(Asking):
    """An operation on cards that are not in play: in a hand, pile, deck or stack."""

    def __init__(self, place: int, what: Filter) -> None:
        self.place = place
        self.what = what
        self.host = Filter()

    def pool(self, s: TcgState, c: Carry) -> list[int]:
        if self.place >= ON_SELF:
            return [i for i in range(len(s.zone)) if s.zone[i] == STACKED and self.under(s, c, i)]
        seat = self.chooser(s, c)
        if self.place == FROM_HAND:
            return [i for i in s.held(seat) if s.cards[i] >= 0 and self.fits(s, c, i)]
        zone = PLACE_ZONES[self.place]
        found = [
            i
            for i in range(s.first[seat], s.first[seat + 1])
            if s.zone[i] == zone and s.cards[i] >= 0 and self.fits(s, c, i)
        ]
        return unlike(s, found)

    def fits(self, s: TcgState, c: Carry, i: int) -> bool:
        """Whether a card matches."""
        return self.what.ok(s, i, c)

    def under(self, s: TcgState, c: Carry, i: int) -> bool:
        """Whether a stacked card matches and is stacked on an active card."""
        host = s.host[i]
        if not derived.active(s, host):
            return False
        if self.place == ON_SELF and host != c.source:
            return False
        if self.place == ON_CONDITIONS:
            card = s.cards[host]
            if TYPE[card] != CONDITION or s.owner[host] != c.seat:
                return False
            if not self.host.ok(s, host, c):
                return False
        return self.fits(s, c, i)

    def hidden(self) -> bool:
        return self.place in (FROM_HAND, FROM_DECK)

    def payable(self, s: TcgState, c: Carry) -> bool:
        return len(self.pool(s, c)) > 0

    def perhaps(self, s: TcgState, c: Carry) -> bool:
        return self.conceivable(s, c) if self.hidden() else self.payable(s, c)

    def conceivable(self, s: TcgState, c: Carry) -> bool:
        """Whether the hand or deck may contain a matching card, judged from public information: it
        has enough cards, and the deck could contain one."""
        seat = self.chooser(s, c)
        zone = PLACE_ZONES[self.place]
        there = len([i for i in s.cards_of(seat) if s.zone[i] == zone])
        if there == 0 or there < self.limits(s, c)[0]:
            return False
        return any(self.what.printed(card) for card in possible_cards(s, seat))

    def run(self, s: TcgState, c: Carry) -> None:
        self.ask(s, c)


def unlike(s: TcgState, found: list[int]) -> list[int]:
    """One copy of each card: copies in a pile are interchangeable."""
    kept: list[int] = []
    known: list[int] = []
    for i in found:
        if s.cards[i] not in known:
            known.append(s.cards[i])
            kept.append(i)
    return kept


class Play(FromPlace):
    """Play a card from a place, with a cost change."""

    def __init__(self, place: int, what: Filter, discount: Value) -> None:
        super().__init__(place, what)
        self.discount = discount
        self.onto = False

    def fits(self, s: TcgState, c: Carry, i: int) -> bool:
        if not self.what.ok(s, i, c):
            return False
        if self.place == FROM_DEAD:
            return playable_from_dead(s, i, c.seat)
        return playable(s, i, c.seat, self.discount.of(s, c)) and self.bearer_fits(s, c, i)

    def bearer_fits(self, s: TcgState, c: Carry, i: int) -> bool:
        """Whether a bearer that the ability names can bear the card."""
        onto = ABILITIES[c.ability].onto
        if not self.onto or onto is None:
            return True
        own = Carry(0, 0, c.seat, i)
        return any(onto.ok(s, j, own) for j in bearers(s, i, c.seat, own))

    def finish(self, s: TcgState, c: Carry, picked: list[int]) -> None:
        if not picked:
            s.then(c.after(NOTHING, c.other, c.number))
            return
        i = picked[0]
        if self.place == FROM_DECK:
            cards.shuffle(s, c.seat)
        s.then(
            cards.PlayCard(i, c.seat, self.discount.of(s, c), c.ability if self.onto else NOTHING),
            c.after(i, c.other, c.number),
        )


def playable_from_dead(s: TcgState, i: int, seat: int) -> bool:
    """Whether a card effect can play a character from the dead pile: only its own death forbids
    it."""
    s.put(i, DISCARD_PILE)
    found = playable(s, i, seat, 0)
    s.put(i, DEAD_PILE)
    return found


class PlaySelf(Op):
    """Play this card from the site it is stacked on."""

    def __init__(self, discount: Value) -> None:
        self.discount = discount

    def payable(self, s: TcgState, c: Carry) -> bool:
        return playable(s, c.source, c.seat, self.discount.of(s, c))

    def run(self, s: TcgState, c: Carry) -> None:
        s.then(cards.PlayCard(c.source, c.seat, self.discount.of(s, c)), c.next())


def discard_all(s: TcgState, found: list[int]) -> None:
    """Discard cards that are not in play."""
    for i in found:
        wounds.move_card(s, i, DISCARD_PILE)
        s.tell(vocabulary.DISCARDED, s.codes[i])


class DiscardHand(FromPlace):
    def __init__(self, what: Filter, count: int, by_free: bool) -> None:
        super().__init__(FROM_HAND, what)
        self.count = count
        self.by_free = by_free

    def chooser(self, s: TcgState, c: Carry) -> int:
        return s.turn if self.by_free else c.seat

    def limits(self, s: TcgState, c: Carry) -> tuple[int, int]:
        return self.count, self.count

    def payable(self, s: TcgState, c: Carry) -> bool:
        return len(self.pool(s, c)) >= self.count

    def finish(self, s: TcgState, c: Carry, picked: list[int]) -> None:
        discard_all(s, picked)
        s.then(c.next())


class BottomHand(FromPlace):
    """Put a card from hand under the draw deck."""

    def finish(self, s: TcgState, c: Carry, picked: list[int]) -> None:
        for i in picked:
            to_bottom(s, i)
            s.set_eyes(i, ALL_EYES)
        s.then(c.next())


def to_bottom(s: TcgState, i: int) -> None:
    """Put a card under its owner's draw deck."""
    wounds.move_card(s, i, DECK)
    s.bottom = [*s.bottom, i]
    s.set_eyes(i, 1 << s.owner[i])


class StackHere(FromPlace):
    """Stack a card from hand or discard pile on this card."""

    def finish(self, s: TcgState, c: Carry, picked: list[int]) -> None:
        for i in picked:
            cards.stack(s, i, c.source)
        s.then(c.next())


class DiscardStacked(FromPlace):
    def finish(self, s: TcgState, c: Carry, picked: list[int]) -> None:
        discard_all(s, picked)
        s.then(c.next())


class TakeCard(FromPlace):
    """Take a stacked or discarded card into hand."""

    def payable(self, s: TcgState, c: Carry) -> bool:
        return True

    def run(self, s: TcgState, c: Carry) -> None:
        if cards.room_in_hand(s, c.seat) > 0:
            self.ask(s, c)
        else:
            s.then(c.next())

    def finish(self, s: TcgState, c: Carry, picked: list[int]) -> None:
        for i in picked:
            cards.take_in_hand(s, i, ALL_EYES)
            s.tell(vocabulary.RETURNED, s.codes[i])
        s.then(c.next())


class ShuffleIn(Asking):
    """Shuffle cards in play, with everything stacked on them, into the owner's draw deck."""

    def __init__(self, what: Filter, single: bool) -> None:
        self.what = what
        self.single = single

    def pool(self, s: TcgState, c: Carry) -> list[int]:
        return derived.seen(s, self.what, c)

    def limits(self, s: TcgState, c: Carry) -> tuple[int, int]:
        return (1, 1) if self.single else (0, 99)

    def run(self, s: TcgState, c: Carry) -> None:
        self.ask(s, c)

    def finish(self, s: TcgState, c: Carry, picked: list[int]) -> None:
        count = 0
        for i in picked:
            under = derived.stacked_on(s, i)
            wounds.leave_play(s, i, DECK)
            for j in under:
                wounds.move_card(s, j, DECK)
            count += 1 + len(under)
        if picked:
            cards.shuffle(s, c.seat)
        s.then(c.after(c.subject, c.other, count))


class ShowHand(Op):
    """Reveal the hand and discard its Free Peoples cards."""

    def run(self, s: TcgState, c: Carry) -> None:
        for i in s.held(c.seat):
            s.tell(vocabulary.REVEALED, s.codes[i])
            s.set_eyes(i, ALL_EYES)
            if SIDE[s.cards[i]] == FREE:
                wounds.move_card(s, i, DISCARD_PILE)
                s.tell(vocabulary.DISCARDED, s.codes[i])
        s.then(c.next())


class ReconcileNow(Op):
    def run(self, s: TcgState, c: Carry) -> None:
        s.then(Reconcile(c.seat, 1), c.next())
