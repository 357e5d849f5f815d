"""What abilities can do besides acting on cards in play: twilight, burdens, drawing, playing,
stacking, sites, prevention; and how one line leads to another."""

from __future__ import annotations

from mathom.engine.errors import RulesBug
from mathom.engine.hidden import ALL_EYES
from mathom.engine.step import Choice, coming
from mathom.games.tcg import cards, harm, table, words
from mathom.games.tcg.ability import (
    ABILITIES,
    ABILITY_USED,
    ACTION,
    MOD_PROTECT,
    MOD_TAX,
    RESPONSE,
    Carry,
    Condition,
    Filter,
    Op,
    Value,
)
from mathom.games.tcg.costs import bearers, playable, side_of
from mathom.games.tcg.facts import (
    ALLY,
    COMPANION,
    CONDITION,
    EVENT,
    FREE,
    LABEL_BITS,
    RANGER,
    SHADOW,
    SIDE,
    SITES,
    TYPE,
)
from mathom.games.tcg.lines import Asking, Selection
from mathom.games.tcg.reconciling import Reconcile
from mathom.games.tcg.sites import GainControl, PlaceControl, liberate, may_liberate, play_site
from mathom.games.tcg.state import (
    DEAD_PILE,
    DECK,
    DISCARD_PILE,
    FX_ALLIES_HIT,
    FX_ARCHERY_FREE,
    FX_ARCHERY_SHADOW,
    FX_MAY_NOT_MOVE,
    FX_MUST_MOVE,
    FX_ONCE,
    HAND,
    NOTHING,
    STACKED,
    UNTIL_PHASE,
    UNTIL_TURN,
    TcgState,
)
from mathom.games.tcg.timing import Raise
from mathom.games.tcg.words import ACCEPT, ASK, DECLINE, OPTION, TAKE

# Where cards are taken from.
FROM_HAND = 0
FROM_DECK = 1
FROM_DISCARD = 2
FROM_DEAD = 3
ON_SELF = 4
ON_CONDITIONS = 5
ON_ANY = 6
PLACES = ["hand", "deck", "discard", "dead", "on-self", "on-conditions", "on-any"]
PLACE_ZONES = [HAND, DECK, DISCARD_PILE, DEAD_PILE, STACKED, STACKED, STACKED]


class Paid(Op):
    """All costs are paid: what comes now is the effect, which may be answered before."""

    def run(self, s: TcgState, c: Carry) -> None:
        ability = ABILITIES[c.ability]
        if ability.once:
            s.last(FX_ONCE, c.source, c.ability, UNTIL_TURN)
        kind = TYPE[s.cards[c.source]]
        if ability.kind in (ACTION, RESPONSE) and kind in (COMPANION, ALLY):
            s.then(Raise(ABILITY_USED, c.source))
        if kind == EVENT and SIDE[s.cards[c.source]] == FREE and taxed(s, c):
            s.then(Tax(s.turn))
        s.then(c.next())


def taxed(s: TcgState, c: Carry) -> bool:
    """Whether a text makes events that spot or exert a ranger dearer, and this is one."""
    if not table.has_static(s, MOD_TAX, NOTHING):
        return False
    if ABILITIES[c.ability].ranger:
        return True
    exerted = c.x if ABILITIES[c.ability].costs else NOTHING
    return exerted != NOTHING and LABEL_BITS[s.cards[exerted]] & RANGER != 0


class Tax(Choice[TcgState]):
    """The further cost of an event about rangers: wound a companion."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: TcgState) -> list[int]:
        return [words.CHOOSE + s.codes[i] for i in table.companions(s) if harm.can_take_wound(s, i)]

    def apply(self, s: TcgState, action: int) -> None:
        s.then(harm.Wound(s.where[action - words.CHOOSE]))


class Note(Op):
    """Remember somebody who could not be found later, when a cost has been paid."""

    def __init__(self, whom: Selection) -> None:
        self.whom = whom

    def run(self, s: TcgState, c: Carry) -> None:
        s.then(c.after(self.whom.one(s, c), c.y, c.n))


class Jump(Op):
    """Go on with another line."""

    def __init__(self) -> None:
        self.to = 0

    def run(self, s: TcgState, c: Carry) -> None:
        s.then(c.jump(self.to, c.k))


class When(Op):
    """Go on here if something is so, elsewhere if not. As a cost: the branch that is taken."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition
        self.otherwise = 0
        self.yes: list[Op] = []
        self.no: list[Op] = []

    def payable(self, s: TcgState, c: Carry) -> bool:
        branch = self.yes if self.condition.holds(s, c) else self.no
        return all(op.payable(s, c) for op in branch)

    def run(self, s: TcgState, c: Carry) -> None:
        s.then(c.next() if self.condition.holds(s, c) else c.jump(self.otherwise, c.k))


class Repeat(Op):
    """Begin to do the following as often as a number says."""

    def __init__(self, times: Value) -> None:
        self.times = times

    def run(self, s: TcgState, c: Carry) -> None:
        s.then(c.jump(c.at + 1, self.times.of(s, c)))


class Again(Op):
    """Do the following once more, or leave the repetition."""

    def __init__(self) -> None:
        self.beyond = 0

    def run(self, s: TcgState, c: Carry) -> None:
        s.then(c.jump(c.at + 1, c.k - 1) if c.k > 0 else c.jump(self.beyond, 0))


class Branches(Op):
    """Choose between several things to do; those that can be done are offered."""

    def __init__(self, by_free: bool) -> None:
        self.by_free = by_free
        self.starts: list[int] = []
        self.branches: list[list[Op]] = []

    def open(self, s: TcgState, c: Carry) -> list[int]:
        """The branches that can be taken."""
        return [
            index
            for index, branch in enumerate(self.branches)
            if all(op.payable(s, c) for op in branch)
        ]

    def payable(self, s: TcgState, c: Carry) -> bool:
        return len(self.open(s, c)) > 0

    def run(self, s: TcgState, c: Carry) -> None:
        seat = s.turn if self.by_free else c.seat
        s.then(
            Branch(seat, c.ability, c.at, c.seat, c.source, c.x, c.y, c.n, c.k),
        )


class Branch(Choice[TcgState]):
    """Choose what an ability does."""

    def __init__(
        self,
        seat: int,
        ability: int,
        at: int,
        user: int,
        source: int,
        x: int,
        y: int,
        n: int,
        k: int,
    ) -> None:
        self.seat = seat
        self.ability = ability
        self.at = at
        self.user = user
        self.source = source
        self.x = x
        self.y = y
        self.n = n
        self.k = k

    def carry(self) -> Carry:
        """The ability that asks."""
        return Carry(self.ability, self.at, self.user, self.source, self.x, self.y, self.n, self.k)

    def line(self) -> Branches:
        """The line that asks."""
        op = ABILITIES[self.ability].program[self.at]
        if not isinstance(op, Branches):
            raise RulesBug("line-does-not-ask")
        return op

    def options(self, s: TcgState) -> list[int]:
        line = self.line()
        found = line.open(s, self.carry())
        if not found:
            found = list(range(len(line.starts)))
        return [OPTION + index for index in found]

    def obvious(self, s: TcgState) -> bool:
        return True

    def apply(self, s: TcgState, action: int) -> None:
        s.then(self.carry().jump(self.line().starts[action - OPTION], self.k))


class Unless(Op):
    """Do the following unless somebody does something else instead."""

    def __init__(self, shadow: bool, condition: Condition | None) -> None:
        self.shadow = shadow
        self.condition = condition
        self.instead: list[Op] = []
        self.instead_at = 0
        self.main_at = 0

    def possible(self, s: TcgState, c: Carry) -> bool:
        """Whether the other thing can be done in full."""
        if self.condition is not None and not self.condition.holds(s, c):
            return False
        return all(op.payable(s, c) for op in self.instead)

    def run(self, s: TcgState, c: Carry) -> None:
        seats = s.shadows() if self.shadow else [s.turn]
        if self.possible(s, c):
            self.ask(s, c, seats, 0)
        else:
            s.then(c.jump(self.main_at, c.k))

    def ask(self, s: TcgState, c: Carry, seats: list[int], index: int) -> None:
        """Ask one player after the other; the first yes counts."""
        if index >= len(seats):
            s.then(c.jump(self.main_at, c.k))
        else:
            s.then(
                Object(seats[index], c.ability, c.at, c.seat, c.source, c.x, c.y, c.n, c.k, index)
            )


class Object(Choice[TcgState]):
    """Do something else to stop an effect, or let it happen."""

    def __init__(
        self,
        seat: int,
        ability: int,
        at: int,
        user: int,
        source: int,
        x: int,
        y: int,
        n: int,
        k: int,
        index: int,
    ) -> None:
        self.seat = seat
        self.ability = ability
        self.at = at
        self.user = user
        self.source = source
        self.x = x
        self.y = y
        self.n = n
        self.k = k
        self.index = index

    def options(self, s: TcgState) -> list[int]:
        return [ACCEPT, DECLINE]

    def apply(self, s: TcgState, action: int) -> None:
        c = Carry(self.ability, self.at, self.user, self.source, self.x, self.y, self.n, self.k)
        op = ABILITIES[self.ability].program[self.at]
        if not isinstance(op, Unless):
            raise RulesBug("line-does-not-ask")
        if action == ACCEPT:
            s.then(c.jump(op.instead_at, c.k))
        else:
            op.ask(s, c, s.shadows() if op.shadow else [s.turn], self.index + 1)


class Twilight(Op):
    """Add twilight to the pool, or remove it."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def payable(self, s: TcgState, c: Carry) -> bool:
        return s.twilight - reserved(s, c) + self.amount.of(s, c) >= 0

    def run(self, s: TcgState, c: Carry) -> None:
        amount = max(self.amount.of(s, c), -s.twilight)
        s.twilight += amount
        if amount > 0:
            s.tell(words.TWILIGHT_ADDED, amount, s.twilight)
        elif amount < 0:
            s.tell(words.TWILIGHT_REMOVED, -amount, s.twilight)
        s.then(c.next())


def reserved(s: TcgState, c: Carry) -> int:
    """The twilight that the running event itself will still cost; none cost both at this level."""
    return 0


class Burden(Op):
    """Add burdens, or remove them."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def payable(self, s: TcgState, c: Carry) -> bool:
        return s.burdens[s.turn] + self.amount.of(s, c) >= 0

    def run(self, s: TcgState, c: Carry) -> None:
        amount = self.amount.of(s, c)
        if amount > 0:
            s.then(harm.AddBurdens(amount, 1 if side_of(s, c.seat) == SHADOW else 0))
        else:
            harm.remove_burdens(s, -amount)
        s.then(c.next())


class Draw(Op):
    """Draw cards."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def run(self, s: TcgState, c: Carry) -> None:
        cards.draw(s, c.seat, self.amount.of(s, c))
        s.then(c.next())


class Library(Op):
    """Each Shadow player may draw a card for each companion above four."""

    def run(self, s: TcgState, c: Carry) -> None:
        extra = max(0, len(table.companions(s)) - 4)
        if extra > 0:
            for seat in s.shadows():
                s.then(MayDraw(seat, extra))
        s.then(c.next())


class MayDraw(Choice[TcgState]):
    """Draw cards or not."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def options(self, s: TcgState) -> list[int]:
        return [ACCEPT, DECLINE]

    def apply(self, s: TcgState, action: int) -> None:
        if action == ACCEPT:
            cards.draw(s, self.seat, self.count)


class FromPlace(Asking):
    """A line about cards that are not in play: in a hand, a pile, a deck or a stack."""

    def __init__(self, place: int, what: Filter) -> None:
        self.place = place
        self.what = what
        self.host = Filter()

    def seat(self, s: TcgState, c: Carry) -> int:
        """Whose cards they are."""
        return c.seat

    def pool(self, s: TcgState, c: Carry) -> list[int]:
        if self.place >= ON_SELF:
            return [i for i in range(len(s.zone)) if s.zone[i] == STACKED and self.under(s, c, i)]
        zone = PLACE_ZONES[self.place]
        found = [
            i
            for i in s.cards_of(self.seat(s, c))
            if s.zone[i] == zone and s.cards[i] >= 0 and self.fits(s, c, i)
        ]
        return found if self.place == FROM_HAND else unlike(s, found)

    def fits(self, s: TcgState, c: Carry, i: int) -> bool:
        """Whether a card is wanted."""
        return self.what.ok(s, i, c)

    def under(self, s: TcgState, c: Carry, i: int) -> bool:
        """Whether a stacked card is wanted."""
        host = s.host[i]
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

    def run(self, s: TcgState, c: Carry) -> None:
        self.ask(s, c, self.seat(s, c), 1, 1)


def unlike(s: TcgState, found: list[int]) -> list[int]:
    """One of each card: copies in a pile are alike."""
    kept: list[int] = []
    known: list[int] = []
    for i in found:
        if s.cards[i] not in known:
            known.append(s.cards[i])
            kept.append(i)
    return kept


class Play(FromPlace):
    """Play a card from somewhere, perhaps for less."""

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
        """Whether one of those whom the ability names can bear it."""
        onto = ABILITIES[c.ability].onto
        if not self.onto or onto is None:
            return True
        own = Carry(0, 0, c.seat, i)
        return any(onto.ok(s, j, own) for j in bearers(s, i, c.seat, own))

    def finish(self, s: TcgState, c: Carry, picked: list[int]) -> None:
        if not picked:
            s.then(c.after(NOTHING, c.y, c.n))
            return
        i = picked[0]
        if self.place == FROM_DECK:
            cards.shuffle(s, c.seat)
        s.then(
            cards.PlayCard(i, c.seat, self.discount.of(s, c), c.ability if self.onto else NOTHING),
            c.after(i, c.y, c.n),
        )


def playable_from_dead(s: TcgState, i: int, seat: int) -> bool:
    """A dead character may be played again by a text if nothing but his own death forbids it."""
    s.zone[i] = DISCARD_PILE
    found = playable(s, i, seat, 0)
    s.zone[i] = DEAD_PILE
    return found


class PlaySelf(Op):
    """Play the card itself from where it is stacked."""

    def __init__(self, discount: Value) -> None:
        self.discount = discount

    def payable(self, s: TcgState, c: Carry) -> bool:
        return playable(s, c.source, c.seat, self.discount.of(s, c))

    def run(self, s: TcgState, c: Carry) -> None:
        s.then(cards.PlayCard(c.source, c.seat, self.discount.of(s, c)), c.next())


class DiscardHand(FromPlace):
    """Discard cards from hand."""

    def __init__(self, what: Filter, count: int, by_free: bool) -> None:
        super().__init__(FROM_HAND, what)
        self.count = count
        self.by_free = by_free

    def seat(self, s: TcgState, c: Carry) -> int:
        return s.turn if self.by_free else c.seat

    def payable(self, s: TcgState, c: Carry) -> bool:
        return len(self.pool(s, c)) >= self.count

    def run(self, s: TcgState, c: Carry) -> None:
        self.ask(s, c, self.seat(s, c), self.count, self.count)

    def finish(self, s: TcgState, c: Carry, picked: list[int]) -> None:
        for i in picked:
            harm.move_card(s, i, DISCARD_PILE)
            s.tell(words.DISCARDED, s.codes[i])
        s.then(c.next())


class BottomHand(FromPlace):
    """Put a card from hand on the bottom of the draw deck."""

    def finish(self, s: TcgState, c: Carry, picked: list[int]) -> None:
        for i in picked:
            to_bottom(s, i)
            s.eyes[i] = ALL_EYES
        s.then(c.next())


def to_bottom(s: TcgState, i: int) -> None:
    """A card goes under its owner's draw deck."""
    harm.move_card(s, i, DECK)
    s.bottom.append(i)
    s.eyes[i] = 1 << s.owner[i]


class StackHand(FromPlace):
    """Stack a card from hand on the card itself."""

    def finish(self, s: TcgState, c: Carry, picked: list[int]) -> None:
        for i in picked:
            cards.stack(s, i, c.source)
        s.then(c.next())


class StackDiscard(FromPlace):
    """Stack a card from the discard pile on the card itself."""

    def finish(self, s: TcgState, c: Carry, picked: list[int]) -> None:
        for i in picked:
            cards.stack(s, i, c.source)
        s.then(c.next())


class DiscardStacked(FromPlace):
    """Discard a stacked card."""

    def finish(self, s: TcgState, c: Carry, picked: list[int]) -> None:
        for i in picked:
            harm.move_card(s, i, DISCARD_PILE)
            s.tell(words.DISCARDED, s.codes[i])
        s.then(c.next())


class TakeCard(FromPlace):
    """Take a stacked or discarded card in hand."""

    def payable(self, s: TcgState, c: Carry) -> bool:
        return True

    def run(self, s: TcgState, c: Carry) -> None:
        if cards.room_in_hand(s, c.seat) > 0:
            self.ask(s, c, c.seat, 1, 1)
        else:
            s.then(c.next())

    def finish(self, s: TcgState, c: Carry, picked: list[int]) -> None:
        for i in picked:
            cards.take_in_hand(s, i, ALL_EYES)
            s.tell(words.RETURNED, s.codes[i])
        s.then(c.next())


class DiscardTop(Op):
    """Discard the top card of the own draw deck."""

    def payable(self, s: TcgState, c: Carry) -> bool:
        return cards.deck_size(s, c.seat) > 0

    def run(self, s: TcgState, c: Carry) -> None:
        i = cards.next_card(s, c.seat)
        if i != NOTHING:
            harm.move_card(s, i, DISCARD_PILE)
            s.tell(words.DISCARDED, s.codes[i])
        s.then(c.next())


class StackTop(Op):
    """Stack the top cards of the own draw deck on a card."""

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


class StackOnSite(Asking):
    """Stack the card itself on a site that its owner controls."""

    def pool(self, s: TcgState, c: Carry) -> list[int]:
        return [s.path[n] for n in range(1, SITES + 1) if s.control[n] == c.seat]

    def run(self, s: TcgState, c: Carry) -> None:
        self.ask(s, c, c.seat, 1, 1)

    def finish(self, s: TcgState, c: Carry, picked: list[int]) -> None:
        if picked and table.in_play(s, c.source):
            harm.leave_play(s, c.source, DISCARD_PILE)
            cards.stack(s, c.source, picked[0])
        s.then(c.next())


class ShuffleIn(Asking):
    """Shuffle cards in play, with all that is stacked on them, into the owner's deck."""

    def __init__(self, what: Filter, single: bool) -> None:
        self.what = what
        self.single = single

    def pool(self, s: TcgState, c: Carry) -> list[int]:
        return table.seen(s, self.what, c)

    def run(self, s: TcgState, c: Carry) -> None:
        self.ask(s, c, c.seat, 1 if self.single else 0, 1 if self.single else 99)

    def finish(self, s: TcgState, c: Carry, picked: list[int]) -> None:
        count = 0
        for i in picked:
            under = table.stacked_on(s, i)
            harm.leave_play(s, i, DECK)
            for j in under:
                harm.move_card(s, j, DECK)
            count += 1 + len(under)
        if picked:
            cards.shuffle(s, c.seat)
        s.then(c.after(c.x, c.y, count))


class Spot(Op):
    """Choose how many cards, twilight tokens or burdens to spot."""

    def __init__(self, what: Filter | None, burdens: bool, most: int) -> None:
        self.what = what
        self.burdens = burdens
        self.most = most

    def available(self, s: TcgState, c: Carry) -> int:
        """How many there are to spot."""
        what = self.what
        if what is not None:
            found = table.count(s, what, c)
        else:
            found = s.burdens[s.turn] if self.burdens else s.twilight
        return min(found, self.most)

    def run(self, s: TcgState, c: Carry) -> None:
        s.then(
            Count(c.seat, c.ability, c.at, c.source, c.x, c.y, c.k, self.available(s, c)),
        )


class Count(Choice[TcgState]):
    """Choose a number (Avvistare: fewer than there are, if one likes)."""

    def __init__(
        self, seat: int, ability: int, at: int, source: int, x: int, y: int, k: int, most: int
    ) -> None:
        self.seat = seat
        self.ability = ability
        self.at = at
        self.source = source
        self.x = x
        self.y = y
        self.k = k
        self.most = most

    def options(self, s: TcgState) -> list[int]:
        return [TAKE + number for number in range(self.most, -1, -1)]

    def apply(self, s: TcgState, action: int) -> None:
        s.then(
            Carry(
                self.ability, self.at + 1, self.seat, self.source, self.x, self.y,
                action - TAKE, self.k,
            )
        )  # fmt: skip


class ChooseShadow(Op):
    """Choose one of the Shadow players who have a minion."""

    def run(self, s: TcgState, c: Carry) -> None:
        s.then(PickShadow(c.seat, c.ability, c.at, c.source, c.x, c.y, c.k))


class PickShadow(Choice[TcgState]):
    """Choose a Shadow player."""

    def __init__(
        self, seat: int, ability: int, at: int, source: int, x: int, y: int, k: int
    ) -> None:
        self.seat = seat
        self.ability = ability
        self.at = at
        self.source = source
        self.x = x
        self.y = y
        self.k = k

    def options(self, s: TcgState) -> list[int]:
        owners = [s.owner[i] for i in table.minions(s)]
        found = [seat for seat in s.shadows() if seat in owners]
        return [ASK + seat for seat in (found if found else s.shadows())]

    def apply(self, s: TcgState, action: int) -> None:
        s.then(
            Carry(
                self.ability, self.at + 1, self.seat, self.source, self.x, self.y,
                action - ASK, self.k,
            )
        )  # fmt: skip


class Control(Op):
    """Take control of a site."""

    def run(self, s: TcgState, c: Carry) -> None:
        s.then(GainControl(c.seat), c.next())


class Liberate(Op):
    """Liberate a site."""

    def payable(self, s: TcgState, c: Carry) -> bool:
        return may_liberate(s)

    def run(self, s: TcgState, c: Carry) -> None:
        liberate(s)
        s.then(c.next())


class ArcheryTotal(Op):
    """Change the archery total of a side in this phase."""

    def __init__(self, free: bool, amount: Value) -> None:
        self.free = free
        self.amount = amount

    def run(self, s: TcgState, c: Carry) -> None:
        kind = FX_ARCHERY_FREE if self.free else FX_ARCHERY_SHADOW
        s.last(kind, NOTHING, self.amount.of(s, c), UNTIL_PHASE)
        s.then(c.next())


class TurnRule(Op):
    """Something holds for the whole table until the end of the phase or turn."""

    def __init__(self, kind: int, until: int) -> None:
        self.kind = kind
        self.until = until

    def run(self, s: TcgState, c: Carry) -> None:
        s.last(self.kind, NOTHING, 1, self.until)
        s.then(c.next())


TURN_RULES = {
    "must-move": (FX_MUST_MOVE, UNTIL_TURN),
    "bar-move": (FX_MAY_NOT_MOVE, UNTIL_TURN),
    "hits-allies": (FX_ALLIES_HIT, UNTIL_PHASE),
}


class Wear(Op):
    """The Ring-bearer puts on The One Ring."""

    def run(self, s: TcgState, c: Carry) -> None:
        s.worn = 1
        s.tell(words.RING_WORN, s.turn)
        s.then(c.next())


class BecomeBearer(Op):
    """Sam takes The One Ring."""

    def run(self, s: TcgState, c: Carry) -> None:
        ring = s.first[c.seat] + 1
        s.bearer[c.seat] = c.source
        s.worn = 0
        if not table.in_play(s, ring):
            cards.enter(s, ring, c.source)
        else:
            s.host[ring] = c.source
        s.tell(words.NEW_BEARER, c.seat, s.codes[c.source])
        harm.check_corruption(s, c.seat)
        s.then(c.next())


class PreventWound(Op):
    """The wound that is about to be placed is not."""

    def run(self, s: TcgState, c: Carry) -> None:
        wound = coming(s, harm.PlaceWound)
        if wound is not None and wound.card == c.x:
            s.amend(wound)
            s.tell(words.WOUND_PREVENTED, s.codes[c.x])
        s.then(c.next())


class InsteadDiscard(Op):
    """The card itself is discarded in the place of the other."""

    def run(self, s: TcgState, c: Carry) -> None:
        leaving = coming(s, harm.LeavePlay)
        if leaving is not None and leaving.card == c.x:
            s.amend(leaving)
            s.then(harm.Discard(c.source, side_of(s, c.seat)))
        s.then(c.next())


class Shelter(Op):
    """A card about to be discarded is stacked on this one instead."""

    def run(self, s: TcgState, c: Carry) -> None:
        leaving = coming(s, harm.LeavePlay)
        if leaving is not None and leaving.card == c.x:
            s.amend(leaving)
            harm.leave_play(s, c.x, DISCARD_PILE)
            cards.stack(s, c.x, c.source)
        s.then(c.next())


class PreventBurden(Op):
    """The burdens that a Shadow card would add are not added."""

    def run(self, s: TcgState, c: Carry) -> None:
        burdens = coming(s, harm.PlaceBurdens)
        if burdens is not None:
            s.amend(burdens)
        s.then(c.next())


class PreventControl(Op):
    """The site is not taken."""

    def run(self, s: TcgState, c: Carry) -> None:
        taking = coming(s, PlaceControl)
        if taking is not None:
            s.amend(taking)
        s.then(c.next())


class CancelAbility(Op):
    """The special ability that was used has no effect; its costs stay paid."""

    def run(self, s: TcgState, c: Carry) -> None:
        pending = coming(s, Carry)
        if pending is not None and pending.source == c.x:
            s.amend(pending)
            s.tell(words.CANCELLED, s.codes[c.x])
        s.then(c.next())


class RescueEvent(Op):
    """An event that was played goes to the hand instead of the discard pile."""

    def run(self, s: TcgState, c: Carry) -> None:
        cards.take_in_hand(s, c.x, ALL_EYES)
        s.tell(words.RETURNED, s.codes[c.x])
        s.then(c.next())


class PlaySites(Op):
    """Play the next sites oneself, in the place of those of opponents."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, s: TcgState, c: Carry) -> None:
        for number in range(s.number() + 1, min(SITES, s.number() + self.count) + 1):
            play_site(s, c.seat, number)
        s.then(c.next())


class ShowHand(Op):
    """Show the hand; the Free Peoples cards in it are discarded."""

    def run(self, s: TcgState, c: Carry) -> None:
        for i in s.held(c.seat):
            s.tell(words.REVEALED, s.codes[i])
            s.eyes[i] = ALL_EYES
            if SIDE[s.cards[i]] == FREE:
                harm.move_card(s, i, DISCARD_PILE)
                s.tell(words.DISCARDED, s.codes[i])
        s.then(c.next())


class TenCards(Asking):
    """Reveal the top ten cards of an opponent's deck; discard one of each side among them."""

    def __init__(self, side: int) -> None:
        self.side = side

    def victim(self, s: TcgState, c: Carry) -> int:
        """Whose deck it is: that of the player whose turn it is, or the one chosen."""
        return s.turn if side_of(s, c.seat) == SHADOW else c.n

    def pool(self, s: TcgState, c: Carry) -> list[int]:
        victim = self.victim(s, c)
        if table.has_static(s, MOD_PROTECT, NOTHING) and victim == s.turn:
            return []
        return [
            i
            for i in s.top
            if s.owner[i] == victim and s.eyes[i] == ALL_EYES and SIDE[s.cards[i]] == self.side
        ]

    def run(self, s: TcgState, c: Carry) -> None:
        if self.side == SHADOW:
            cards.reveal_top(s, self.victim(s, c), 10)
        self.ask(s, c, c.seat, 1, 1)

    def finish(self, s: TcgState, c: Carry, picked: list[int]) -> None:
        for i in picked:
            harm.move_card(s, i, DISCARD_PILE)
            s.tell(words.DISCARDED, s.codes[i])
        if self.side == FREE:
            cards.shuffle(s, self.victim(s, c))
        s.then(c.next())


class ChooseOpponent(Op):
    """Choose an opponent."""

    def run(self, s: TcgState, c: Carry) -> None:
        if side_of(s, c.seat) == SHADOW:
            s.then(c.after(c.x, c.y, s.turn))
        else:
            s.then(PickOpponent(c.seat, c.ability, c.at, c.source, c.x, c.y, c.k, 0))


class PickOpponent(Choice[TcgState]):
    """Choose a player whose deck is looked at."""

    def __init__(
        self, seat: int, ability: int, at: int, source: int, x: int, y: int, k: int, own: int
    ) -> None:
        self.seat = seat
        self.ability = ability
        self.at = at
        self.source = source
        self.x = x
        self.y = y
        self.k = k
        self.own = own

    def options(self, s: TcgState) -> list[int]:
        return [ASK + seat for seat in s.seats_in_play() if self.own or seat != self.seat]

    def apply(self, s: TcgState, action: int) -> None:
        s.then(
            Carry(
                self.ability, self.at + 1, self.seat, self.source, self.x, self.y,
                action - ASK, self.k,
            )
        )  # fmt: skip


class Palantir(Op):
    """Choose a deck: its top card is turned up next."""

    def run(self, s: TcgState, c: Carry) -> None:
        s.then(PickOpponent(c.seat, c.ability, c.at, c.source, c.x, c.y, c.k, 1))


class LookAtTop(Op):
    """Turn up the top card of that deck; it may be put on the bottom."""

    def run(self, s: TcgState, c: Carry) -> None:
        if cards.reveal_top(s, c.n, 1):
            s.then(SinkTop(c.seat, c.n))
        s.then(c.next())


class SinkTop(Choice[TcgState]):
    """Put the revealed card on the bottom of its deck, or leave it."""

    def __init__(self, seat: int, of: int) -> None:
        self.seat = seat
        self.of = of

    def options(self, s: TcgState) -> list[int]:
        return [ACCEPT, DECLINE]

    def apply(self, s: TcgState, action: int) -> None:
        if action == ACCEPT:
            i = [i for i in s.top if s.owner[i] == self.of][-1]
            to_bottom(s, i)
            s.eyes[i] = ALL_EYES


class Barrows(Op):
    """The whole hand goes under the deck, then four cards are drawn."""

    def payable(self, s: TcgState, c: Carry) -> bool:
        return len(s.held(c.seat)) > 0

    def run(self, s: TcgState, c: Carry) -> None:
        s.then(Sink(c.seat), c.next())


class Sink(Choice[TcgState]):
    """Which card of the hand goes under the deck next; then four are drawn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: TcgState) -> list[int]:
        return [words.CHOOSE + s.codes[i] for i in s.held(self.seat)]

    def secret(self, s: TcgState, action: int) -> bool:
        return True

    def apply(self, s: TcgState, action: int) -> None:
        to_bottom(s, s.where[action - words.CHOOSE])
        if s.held(self.seat):
            s.then(Sink(self.seat))
        else:
            cards.draw(s, self.seat, 4)


class ReconcileNow(Op):
    """Reconcile the hand at once."""

    def run(self, s: TcgState, c: Carry) -> None:
        s.then(Reconcile(c.seat, 1), c.next())


class HealFreely(Op):
    """Remove so many wounds from companions, split freely."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, s: TcgState, c: Carry) -> None:
        s.then(HealSome(s.turn, self.count), c.next())


class HealSome(Choice[TcgState]):
    """Heal a companion, or be done (Rifugio)."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: TcgState) -> list[int]:
        found = [words.HEAL + s.codes[i] for i in table.companions(s) if harm.may_heal(s, i)]
        if found:
            found.append(words.DONE)
        return found

    def apply(self, s: TcgState, action: int) -> None:
        if action != words.DONE:
            harm.heal(s, s.where[action - words.HEAL])
            if self.left > 1:
                s.then(HealSome(self.seat, self.left - 1))
