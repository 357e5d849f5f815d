"""Toy game: a wound about to happen can be answered, by both sides and more than once.

The wound is a step on the agenda and the window opens above it. A response amends the wound: less
of it, more of it, another target. After each response both sides may answer again; when both pass
in a row the wound happens. What it sets off is ordered by the side of the wounded.
"""

from __future__ import annotations

from typing import Final

from mathom.engine.action import Vocabulary
from mathom.engine.errors import BadNotation, IllegalAction, RulesBug
from mathom.engine.game import Game
from mathom.engine.position import Reader
from mathom.engine.state import State
from mathom.engine.step import Choice, Step, advance, coming

SEATS: Final = ["free-peoples", "shadow"]
WARRIORS: Final = ["aragorn", "boromir", "lurtz", "ugluk"]
VITALITY: Final = 3
HAND_SIZE: Final = 3
COPIES: Final = 4
TURNS: Final = 30

# Where a response card is: nobody has seen it, in a hand (HAND + seat), used up (USED + seat).
UNSEEN: Final = 0
HAND: Final = 1
USED: Final = 3


def side_of(warrior: int) -> int:
    """The seat for which a warrior fights."""
    return warrior // 2


def companion_of(warrior: int) -> int:
    """The other warrior of the same side."""
    return warrior ^ 1


def enemy(seat: int) -> int:
    """The other side."""
    return 1 - seat


class ResponseState(State):
    """Wounds, response cards, abilities already set off, and whose turn it is."""

    def __init__(self, of: ResponseState | None = None) -> None:
        super().__init__(of)
        self.active: int = of.active if of else 0
        self.turns: int = of.turns if of else 0
        self.wounds: list[int] = of.wounds[:] if of else [0] * len(WARRIORS)
        self.place: list[int] = of.place[:] if of else [UNSEEN] * len(CARDS)
        self.spent: list[int] = of.spent[:] if of else [0] * (2 * len(ABILITIES))

    def clone(self) -> ResponseState:
        return ResponseState(self)

    def numbers(self) -> list[int]:
        return [self.active, self.turns, *self.wounds, *self.place, *self.spent]

    def cards_at(self, place: int) -> list[int]:
        """The response cards in one place."""
        return [card for card in range(len(CARDS)) if self.place[card] == place]

    def hand_size(self, seat: int) -> int:
        """How many cards a seat holds, as everybody can count."""
        return HAND_SIZE - self.place.count(USED + seat)


class Strike(Choice[ResponseState]):
    """The active side strikes one of its enemies."""

    def options(self, s: ResponseState) -> list[int]:
        return [STRIKE + warrior for warrior in range(4) if side_of(warrior) != self.seat]

    def apply(self, s: ResponseState, action: int) -> None:
        threaten(s, action - STRIKE, 1)
        s.then(EndTurn())


class EndTurn(Step[ResponseState]):
    """The other side strikes; a fight without an end is a draw."""

    def run(self, s: ResponseState) -> None:
        s.turns += 1
        s.active = enemy(s.active)
        if s.turns == TURNS:
            s.finish((0, 1), "exhaustion")
        else:
            s.then(Strike(s.active))


def threaten(s: ResponseState, warrior: int, amount: int) -> None:
    """A wound is about to happen: first the window, then the wound as it then stands."""
    s.then(Window(side_of(warrior), 0), Wound(warrior, amount))


class Wound(Step[ResponseState]):
    """A warrior is wounded, falls or sets off abilities."""

    def __init__(self, warrior: int, amount: int) -> None:
        self.warrior = warrior
        self.amount = amount

    def run(self, s: ResponseState) -> None:
        s.wounds[self.warrior] += self.amount
        if s.wounds[self.warrior] >= VITALITY:
            s.finish((enemy(side_of(self.warrior)),), "warrior-slain")
            return
        s.then(OrderAbilities(side_of(self.warrior), self.warrior, set_off(s, self.warrior)))


def pending_wound(s: ResponseState) -> Wound:
    """The wound that the open window is about."""
    wound = coming(s, Wound)
    if wound is None:
        raise RulesBug("no-wound-to-answer")
    return wound


def prevented(s: ResponseState) -> bool:
    """Whether the window stands above nothing any more."""
    return not isinstance(s.agenda[-1], Wound)


class Window(Step[ResponseState]):
    """Ask the next side, until both have passed in a row or there is nothing left to answer.

    A side is skipped only for what everybody can see: it holds no card.
    """

    def __init__(self, seat: int, passes: int) -> None:
        self.seat = seat
        self.passes = passes

    def run(self, s: ResponseState) -> None:
        if self.passes == len(SEATS) or prevented(s):
            return
        if s.hand_size(self.seat) == 0:
            s.then(Window(enemy(self.seat), self.passes + 1))
        else:
            s.then(Respond(self.seat, self.passes))


class Respond(Choice[ResponseState]):
    """Use a response card on the pending wound, or pass."""

    def __init__(self, seat: int, passes: int) -> None:
        super().__init__(seat)
        self.passes = passes

    def options(self, s: ResponseState) -> list[int]:
        wound = pending_wound(s)
        fitting = [card for card in s.cards_at(HAND + self.seat) if fits(card, self.seat, wound)]
        return [USE + card for card in fitting] + [PASS]

    def obvious(self, s: ResponseState) -> bool:
        """Passing unasked would tell that no card of the hand fits."""
        return False

    def apply(self, s: ResponseState, action: int) -> None:
        if action == PASS:
            s.then(Window(enemy(self.seat), self.passes + 1))
            return
        card = action - USE
        s.place[card] = USED + self.seat
        RESPONSE_CARDS[card // COPIES].answer(s, pending_wound(s))
        s.then(Window(enemy(self.seat), 0))

    def why_not(self, s: ResponseState, action: int) -> IllegalAction:
        if not USE <= action < PASS:
            return IllegalAction("must-respond-or-pass")
        held = s.place[action - USE] == HAND + self.seat
        return IllegalAction("response-does-not-fit" if held else "not-in-hand")


class ResponseCard:
    """What a response card does to a wound of its own side, or of the enemy's."""

    def __init__(self, name: str, for_own: bool) -> None:
        self.name = name
        self.for_own = for_own

    def answer(self, s: ResponseState, wound: Wound) -> None:
        """Prevent or replace the pending wound."""


class Armour(ResponseCard):
    """One wound is prevented."""

    def answer(self, s: ResponseState, wound: Wound) -> None:
        if wound.amount > 1:
            s.amend(wound, Wound(wound.warrior, wound.amount - 1))
        else:
            s.amend(wound)


class Shield(ResponseCard):
    """The companion takes the wound instead."""

    def answer(self, s: ResponseState, wound: Wound) -> None:
        s.amend(wound, Wound(companion_of(wound.warrior), wound.amount))


class Poison(ResponseCard):
    """One wound more."""

    def answer(self, s: ResponseState, wound: Wound) -> None:
        s.amend(wound, Wound(wound.warrior, wound.amount + 1))


RESPONSE_CARDS: Final[list[ResponseCard]] = [
    Armour("armour", True),
    Shield("shield", True),
    Poison("poison", False),
]
CARDS: Final = [f"{card.name}-{copy}" for card in RESPONSE_CARDS for copy in range(1, COPIES + 1)]


def fits(card: int, seat: int, wound: Wound) -> bool:
    """Whether a seat could use a card on this wound."""
    return RESPONSE_CARDS[card // COPIES].for_own == (side_of(wound.warrior) == seat)


class Ability:
    """Something that is set off when a warrior of a side is wounded, once a game."""

    def __init__(self, name: str) -> None:
        self.name = name

    def happen(self, s: ResponseState, warrior: int) -> None:
        """Do it for the wounded warrior."""


class Rally(Ability):
    """The warrior heals one wound."""

    def happen(self, s: ResponseState, warrior: int) -> None:
        s.wounds[warrior] = max(0, s.wounds[warrior] - 1)


class Rage(Ability):
    """With two wounds or more, the first of the enemies is about to be wounded in return."""

    def happen(self, s: ResponseState, warrior: int) -> None:
        if s.wounds[warrior] >= 2:
            threaten(s, 2 * enemy(side_of(warrior)), 1)


ABILITIES: Final[list[Ability]] = [Rally("rally"), Rage("rage")]


def set_off(s: ResponseState, warrior: int) -> int:
    """The abilities, as bits, that answer to this wound."""
    first = side_of(warrior) * len(ABILITIES)
    return sum(1 << ability for ability in range(2) if not s.spent[first + ability])


class OrderAbilities(Choice[ResponseState]):
    """Abilities of the same moment happen one by one, in the order that their side chooses."""

    def __init__(self, seat: int, warrior: int, waiting: int) -> None:
        super().__init__(seat)
        self.warrior = warrior
        self.waiting = waiting

    def options(self, s: ResponseState) -> list[int]:
        return [TRIGGER + ability for ability in range(2) if self.waiting >> ability & 1]

    def apply(self, s: ResponseState, action: int) -> None:
        ability = action - TRIGGER
        s.spent[self.seat * len(ABILITIES) + ability] = 1
        ABILITIES[ability].happen(s, self.warrior)
        s.then(OrderAbilities(self.seat, self.warrior, self.waiting & ~(1 << ability)))


VOCABULARY: Final = Vocabulary()
USE: Final = VOCABULARY.verb("use", "card", CARDS)
PASS: Final = VOCABULARY.verb("pass")
STRIKE: Final = VOCABULARY.verb("strike", "warrior", WARRIORS)
TRIGGER: Final = VOCABULARY.verb("trigger", "ability", [ability.name for ability in ABILITIES])
DEAL: Final = VOCABULARY.verb("deal", "card", CARDS)


class DealHands(Step[ResponseState]):
    """Three response cards for each side."""

    def run(self, s: ResponseState) -> None:
        bag = s.cards_at(UNSEEN)
        for seat in range(2):
            for _ in range(HAND_SIZE):
                s.place[s.draw(DEAL, bag)] = HAND + seat


class Responses(Game[ResponseState]):
    """The game as the engine knows it."""

    def __init__(self) -> None:
        steps = [DealHands, Strike, EndTurn, Window, Respond, Wound, OrderAbilities]
        super().__init__("responses", [2], VOCABULARY, steps)

    def seat_names(self, seats: int) -> list[str]:
        return SEATS

    def set_up(self, seed: int, settings: list[int], seats: int) -> ResponseState:
        s = ResponseState()
        s.reseed(seed)
        s.then(DealHands(), Strike(s.active))
        return s

    def view(self, s: ResponseState, seat: int) -> dict[str, object]:
        wound = coming(s, Wound)
        return {
            "pending": [WARRIORS[wound.warrior], wound.amount] if wound else None,
            "wounds": dict(zip(WARRIORS, s.wounds, strict=True)),
            "spent": s.spent[:],
            "used": [named(s.cards_at(USED + who)) for who in range(2)],
            "hand_sizes": [s.hand_size(who) for who in range(2)],
            "hand": named(s.cards_at(HAND + seat)) if seat >= 0 else [],
        }

    def conceal(self, s: ResponseState, seat: int) -> None:
        for card in s.cards_at(HAND + enemy(seat)):
            s.place[card] = UNSEEN

    def guess(self, s: ResponseState, seat: int) -> None:
        bag = s.cards_at(UNSEEN)
        for _ in range(s.hand_size(enemy(seat))):
            s.place[s.draw(DEAL, bag)] = HAND + enemy(seat)

    def write(self, s: ResponseState) -> dict[str, object]:
        return {
            "turn": SEATS[s.active],
            "turns": s.turns,
            "wounds": dict(zip(WARRIORS, s.wounds, strict=True)),
            "hands": {SEATS[who]: named(s.cards_at(HAND + who)) for who in range(2)},
            "used": {SEATS[who]: named(s.cards_at(USED + who)) for who in range(2)},
            "spent": {SEATS[who]: spent_abilities(s, who) for who in range(2)},
        }

    def read(
        self, data: dict[str, object], seed: int, settings: list[int], seats: int
    ) -> ResponseState:
        r = Reader(data)
        r.only(["turn", "turns", "wounds", "hands", "used", "spent"])
        s = self.set_up(seed, settings, seats)
        advance(s)
        s.active = r.name("turn", SEATS, s.active)
        s.turns = r.number("turns", 0, 0, TURNS)
        for warrior in range(len(WARRIORS)):
            s.wounds[warrior] = r.part("wounds").number(WARRIORS[warrior], 0, 0, VITALITY + 9)
        if r.has("hands"):
            s.place = [UNSEEN] * len(CARDS)
        for who in range(2):
            for card in r.part("hands").names(SEATS[who], CARDS):
                s.place[card] = HAND + who
            for card in r.part("used").names(SEATS[who], CARDS):
                s.place[card] = USED + who
            for ability in r.part("spent").names(SEATS[who], [each.name for each in ABILITIES]):
                s.spent[who * len(ABILITIES) + ability] = 1
        s.agenda = [Strike(s.active)]
        return s

    def faults(self, s: ResponseState) -> list[BadNotation]:
        return [
            BadNotation("wrong-hand-size", seat=SEATS[seat])
            for seat in range(2)
            if len(s.cards_at(HAND + seat)) != s.hand_size(seat)
        ]


def named(cards: list[int]) -> list[str]:
    """The ids of some response cards."""
    return [CARDS[card] for card in cards]


def spent_abilities(s: ResponseState, seat: int) -> list[str]:
    """The abilities that a side has used."""
    first = seat * len(ABILITIES)
    return [ABILITIES[ability].name for ability in range(2) if s.spent[first + ability]]


RESPONSES: Final = Responses()
