"""Operations on draw decks: draw, reveal the top, put under the deck."""

from __future__ import annotations

from typing import Final

from mathom.engine.hidden import ALL_EYES
from mathom.engine.step import Choice
from mathom.games.tcg.rules import cards, derived, vocabulary
from mathom.games.tcg.rules.abilities.ability_types import MOD_PROTECT, Carry, Op, Value
from mathom.games.tcg.rules.abilities.operations.asking import Asking, NumberChoice, Selection
from mathom.games.tcg.rules.abilities.operations.piles import discard_all, to_bottom
from mathom.games.tcg.rules.costs import side_of
from mathom.games.tcg.rules.facts import FREE, SHADOW, SIDE
from mathom.games.tcg.rules.state import NOTHING, TcgState
from mathom.games.tcg.rules.vocabulary import ACCEPT, ASK, DECLINE

BARROWS_DRAW: Final = 4


class Draw(Op):
    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def idle(self, s: TcgState, c: Carry) -> bool:
        return not cards.may_draw(s, c.seat)

    def run(self, s: TcgState, c: Carry) -> None:
        cards.draw(s, c.seat, self.amount.of(s, c))
        s.then(c.next())


class Library(Op):
    """Each Shadow player may draw a card for each companion over four."""

    def run(self, s: TcgState, c: Carry) -> None:
        extra = max(0, len(derived.companions(s)) - 4)
        if extra > 0:
            for seat in s.shadows():
                s.then(MayDraw(seat, extra))
        s.then(c.next())


class MayDraw(Choice[TcgState]):
    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def options(self, s: TcgState) -> list[int]:
        return [ACCEPT, DECLINE] if cards.may_draw(s, self.seat) else []

    def apply(self, s: TcgState, action: int) -> None:
        if action == ACCEPT:
            cards.draw(s, self.seat, self.count)


class DiscardTop(Op):
    """Discard the top card of one's draw deck."""

    def payable(self, s: TcgState, c: Carry) -> bool:
        return cards.deck_size(s, c.seat) > 0

    def run(self, s: TcgState, c: Carry) -> None:
        i = cards.next_card(s, c.seat)
        if i != NOTHING:
            discard_all(s, [i])
        s.then(c.next())


class StackTop(Op):
    """Stack the top cards of one's draw deck on a card."""

    def __init__(self, count: int, whom: Selection) -> None:
        self.count = count
        self.whom = whom

    def run(self, s: TcgState, c: Carry) -> None:
        host = self.whom.one(s, c)
        for _ in range(self.count):
            i = cards.next_card(s, c.seat) if host != NOTHING else NOTHING
            if i != NOTHING:
                cards.stack(s, i, host)
        s.then(c.next())


class ChooseShadow(Op):
    """Choose a Shadow player who has a minion."""

    def run(self, s: TcgState, c: Carry) -> None:
        s.then(PickShadow(c.seat, c.ability, c.at, c.source, c.subject, c.other, c.repeats))


class PickShadow(NumberChoice):
    def options(self, s: TcgState) -> list[int]:
        owners = [s.owner[i] for i in derived.minions(s)]
        found = [seat for seat in s.shadows() if seat in owners]
        return [ASK + seat for seat in (found if found else s.shadows())]

    def apply(self, s: TcgState, action: int) -> None:
        self.answer(s, action - ASK)


class ChooseOpponent(Op):
    def run(self, s: TcgState, c: Carry) -> None:
        if side_of(s, c.seat) == SHADOW:
            s.then(c.after(c.subject, c.other, s.turn))
        else:
            s.then(
                PickOpponent(c.seat, c.ability, c.at, c.source, c.subject, c.other, c.repeats, 0)
            )


class PickOpponent(NumberChoice):
    """Choose the player whose draw deck is revealed."""

    def __init__(
        self,
        seat: int,
        ability: int,
        at: int,
        source: int,
        subject: int,
        other: int,
        repeats: int,
        own: int,
    ) -> None:
        super().__init__(seat, ability, at, source, subject, other, repeats)
        self.own = own

    def options(self, s: TcgState) -> list[int]:
        return [ASK + seat for seat in s.seats_in_play() if self.own or seat != self.seat]

    def apply(self, s: TcgState, action: int) -> None:
        self.answer(s, action - ASK)


class TenCards(Asking):
    """Reveal the top ten cards of an opponent's draw deck and discard one card of each side."""

    def __init__(self, side: int) -> None:
        self.side = side

    def victim(self, s: TcgState, c: Carry) -> int:
        """The owner of the deck: the Free Peoples player, or the chosen opponent."""
        return s.turn if side_of(s, c.seat) == SHADOW else c.number

    def pool(self, s: TcgState, c: Carry) -> list[int]:
        victim = self.victim(s, c)
        if derived.has_static(s, MOD_PROTECT, NOTHING) and victim == s.turn:
            return []
        return [
            i
            for i in s.top
            if s.owner[i] == victim and s.eyes[i] == ALL_EYES and SIDE[s.cards[i]] == self.side
        ]

    def run(self, s: TcgState, c: Carry) -> None:
        if self.side == SHADOW:
            cards.reveal_top(s, self.victim(s, c), 10)
        self.ask(s, c)

    def finish(self, s: TcgState, c: Carry, picked: list[int]) -> None:
        discard_all(s, picked)
        if self.side == FREE:
            cards.shuffle(s, self.victim(s, c))
        s.then(c.next())


class Palantir(Op):
    """Choose a draw deck; the next operation reveals its top card."""

    def run(self, s: TcgState, c: Carry) -> None:
        s.then(PickOpponent(c.seat, c.ability, c.at, c.source, c.subject, c.other, c.repeats, 1))


class LookAtTop(Op):
    """Reveal the top card of the chosen deck; the player may put it under the deck."""

    def run(self, s: TcgState, c: Carry) -> None:
        if cards.reveal_top(s, c.number, 1):
            s.then(SinkTop(c.seat, c.number))
        s.then(c.next())


class SinkTop(Choice[TcgState]):
    """Put the revealed card under its deck, or leave it on top."""

    def __init__(self, seat: int, of: int) -> None:
        self.seat = seat
        self.of = of

    def options(self, s: TcgState) -> list[int]:
        return [ACCEPT, DECLINE]

    def apply(self, s: TcgState, action: int) -> None:
        if action == ACCEPT:
            i = [i for i in s.top if s.owner[i] == self.of][-1]
            to_bottom(s, i)
            s.set_eyes(i, ALL_EYES)


class Barrows(Op):
    """Put the hand under the draw deck, then draw four cards."""

    def payable(self, s: TcgState, c: Carry) -> bool:
        if s.held(c.seat):
            return True
        return cards.room_in_hand(s, c.seat) > 0 and cards.deck_size(s, c.seat) > 0

    def run(self, s: TcgState, c: Carry) -> None:
        if s.held(c.seat):
            s.then(Sink(c.seat))
        else:
            cards.draw(s, c.seat, BARROWS_DRAW)
        s.then(c.next())


class Sink(Choice[TcgState]):
    """Choose the next card of the hand to put under the draw deck; after the last one, draw
    four."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: TcgState) -> list[int]:
        return [vocabulary.CHOOSE + s.codes[i] for i in s.held(self.seat)]

    def secret(self, s: TcgState, action: int) -> bool:
        return True

    def apply(self, s: TcgState, action: int) -> None:
        to_bottom(s, s.where(action - vocabulary.CHOOSE))
        if s.held(self.seat):
            s.then(Sink(self.seat))
        else:
            cards.draw(s, self.seat, BARROWS_DRAW)
