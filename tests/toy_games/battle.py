"""Toy game: a battle, round by round.

Both sides choose a combat card (or none) face down, the cards are shown and act in the order of
their initiative, both roll up to five dice, leaders re-roll failures, the owners choose their
casualties one by one, and the attacker goes on or stops.
"""

from __future__ import annotations

from typing import Final

from mathom.engine.action import Vocabulary
from mathom.engine.errors import BadNotation, IllegalAction
from mathom.engine.game import EventKind, Game
from mathom.engine.position import Reader
from mathom.engine.state import State
from mathom.engine.step import Choice, Step, Together, advance

ATTACKER: Final = 0
DEFENDER: Final = 1
SEATS: Final = ["attacker", "defender"]
MOST_DICE: Final = 5
HIT_FROM: Final = 5
FACES: Final = 6
HAND_SIZE: Final = 3

# Where a combat card is: nobody has seen it, in a hand (HAND + seat), used up (USED + seat).
UNSEEN: Final = 0
HAND: Final = 1
USED: Final = 3


class BattleState(State):
    """Both armies, the combat cards, and what this round has brought so far."""

    def __init__(self, of: BattleState | None = None) -> None:
        super().__init__(of)
        self.regulars: list[int] = of.regulars[:] if of else [4, 4]
        self.elites: list[int] = of.elites[:] if of else [2, 2]
        self.leaders: list[int] = of.leaders[:] if of else [1, 1]
        self.place: list[int] = of.place[:] if of else [UNSEEN] * len(CARDS)
        self.bonus: list[int] = of.bonus[:] if of else [0, 0]
        self.rerolls: list[int] = of.rerolls[:] if of else [0, 0]
        self.silenced: list[int] = of.silenced[:] if of else [0, 0]
        self.hits: list[int] = of.hits[:] if of else [0, 0]
        self.misses: list[int] = of.misses[:] if of else [0, 0]

    def clone(self) -> BattleState:
        return BattleState(self)

    def numbers(self) -> list[int]:
        return [
            *self.regulars, *self.elites, *self.leaders, *self.place, *self.bonus,
            *self.rerolls, *self.silenced, *self.hits, *self.misses,
        ]  # fmt: skip

    def cards_at(self, place: int) -> list[int]:
        """The combat cards in one place."""
        return [card for card in range(len(CARDS)) if self.place[card] == place]

    def hand_size(self, seat: int) -> int:
        """How many combat cards a seat holds, as everybody can count."""
        return HAND_SIZE - self.place.count(USED + seat)

    def units(self, seat: int) -> int:
        """The units of an army."""
        return self.regulars[seat] + self.elites[seat]


def enemy(seat: int) -> int:
    """The other side."""
    return 1 - seat


class CombatCard:
    """What a combat card does; a lower initiative acts earlier."""

    def __init__(self, name: str, initiative: int) -> None:
        self.name = name
        self.initiative = initiative

    def do(self, s: BattleState, seat: int) -> None:
        """Act for a seat."""


class Volley(CombatCard):
    """The enemy loses a unit before the dice are rolled."""

    def do(self, s: BattleState, seat: int) -> None:
        s.then(TakeCasualties(enemy(seat), 1))


class Dread(CombatCard):
    """The enemy's card does nothing, if it has not acted yet."""

    def do(self, s: BattleState, seat: int) -> None:
        s.silenced[enemy(seat)] = 1


class Fury(CombatCard):
    """Own dice hit more easily by one."""

    def do(self, s: BattleState, seat: int) -> None:
        s.bonus[seat] += 1


class ShieldWall(CombatCard):
    """The enemy's dice hit less easily by one."""

    def do(self, s: BattleState, seat: int) -> None:
        s.bonus[enemy(seat)] -= 1


class Valour(CombatCard):
    """Two failures more may be rolled again."""

    def do(self, s: BattleState, seat: int) -> None:
        s.rerolls[seat] += 2


COMBAT_CARDS: Final[list[CombatCard]] = [
    Volley("volley", 1),
    Dread("dread", 2),
    Fury("fury", 3),
    ShieldWall("shield-wall", 4),
    Valour("valour", 5),
]
CARDS: Final = [f"{card.name}-{copy}" for card in COMBAT_CARDS for copy in (1, 2)]


def face_of(card: int) -> CombatCard:
    """What is printed on a card."""
    return COMBAT_CARDS[card // 2]


VOCABULARY: Final = Vocabulary()
USE: Final = VOCABULARY.verb("use", "card", CARDS)
NO_CARD: Final = VOCABULARY.verb("no-card")
REROLL: Final = VOCABULARY.verb("reroll")
KEEP: Final = VOCABULARY.verb("keep")
REMOVE_REGULAR: Final = VOCABULARY.verb("remove-regular")
STEP_DOWN: Final = VOCABULARY.verb("step-down-elite")
GO_ON: Final = VOCABULARY.verb("go-on")
STOP: Final = VOCABULARY.verb("stop")
ROLL: Final = VOCABULARY.verb("roll", "face", [str(face + 1) for face in range(FACES)])
DEAL: Final = VOCABULARY.verb("deal", "card", CARDS)

EVENTS: Final = [
    EventKind("card-used", ["seat", "card"]),
    EventKind("rolled", ["seat", "number"]),
    EventKind("no-card-used", ["seat"]),
]
CARD_USED: Final = 0
ROLLED: Final = 1
NO_CARD_USED: Final = 2


class DealHands(Step[BattleState]):
    """Three combat cards for each side."""

    def run(self, s: BattleState) -> None:
        bag = s.cards_at(UNSEEN)
        for seat in (ATTACKER, DEFENDER):
            for _ in range(HAND_SIZE):
                s.place[s.draw(DEAL, bag)] = HAND + seat


class BattleRound(Step[BattleState]):
    """One round, from the combat cards to the attacker's decision."""

    def run(self, s: BattleState) -> None:
        s.bonus = [0, 0]
        s.rerolls = s.leaders[:]
        s.silenced = [0, 0]
        s.hits = [0, 0]
        s.misses = [0, 0]
        s.then(ChooseCombatCards(), RollDice(ATTACKER), RollDice(DEFENDER))
        s.then(LeaderReroll(ATTACKER), LeaderReroll(DEFENDER), ApplyHits(), EndRound())


class ChooseCombatCards(Together[BattleState]):
    """Each side puts a card of its hand face down, or none; then both are shown."""

    def asked(self, s: BattleState) -> list[int]:
        return [ATTACKER, DEFENDER]

    def options_of(self, s: BattleState, seat: int) -> list[int]:
        return [USE + card for card in s.cards_at(HAND + seat)] + [NO_CARD]

    def reveal(self, s: BattleState, answers: list[int]) -> None:
        used: list[CombatCardActs] = []
        for seat in (DEFENDER, ATTACKER):
            if answers[seat] != NO_CARD:
                used.append(CombatCardActs(seat, answers[seat] - USE))
            else:
                s.tell(NO_CARD_USED, seat)
        # Sorting keeps the defender first where the initiative is equal.
        for acting in sorted(used, key=lambda acting: face_of(acting.card).initiative):
            s.then(acting)
        for acting in used:
            s.place[acting.card] = USED + acting.seat
            s.tell(CARD_USED, acting.seat, acting.card)

    def why_not(self, s: BattleState, seat: int, action: int) -> IllegalAction:
        return IllegalAction("not-in-hand" if action < NO_CARD else "must-choose-a-combat-card")


class CombatCardActs(Step[BattleState]):
    """A combat card acts, unless it has been silenced by an earlier one."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: BattleState) -> None:
        if not s.silenced[self.seat]:
            face_of(self.card).do(s, self.seat)


class RollDice(Step[BattleState]):
    """A die for every unit, five at most."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: BattleState) -> None:
        for _ in range(min(MOST_DICE, s.units(self.seat))):
            roll_die(s, self.seat)


def roll_die(s: BattleState, seat: int) -> None:
    """A die hits on 5 and 6, made easier or harder by cards; a 1 always fails, a 6 always hits."""
    face = s.roll(ROLL, FACES) + 1
    s.tell(ROLLED, seat, face)
    if face == FACES or (face > 1 and face + s.bonus[seat] >= HIT_FROM):
        s.hits[seat] += 1
    else:
        s.misses[seat] += 1


class LeaderReroll(Choice[BattleState]):
    """Roll a failure again, one at a time, as often as the leaders allow."""

    def options(self, s: BattleState) -> list[int]:
        return [REROLL, KEEP] if s.misses[self.seat] and s.rerolls[self.seat] else []

    def apply(self, s: BattleState, action: int) -> None:
        if action == REROLL:
            s.rerolls[self.seat] -= 1
            s.misses[self.seat] -= 1
            roll_die(s, self.seat)
            s.then(LeaderReroll(self.seat))


class ApplyHits(Step[BattleState]):
    """Both sides suffer what the other has rolled, the defender first."""

    def run(self, s: BattleState) -> None:
        s.then(
            TakeCasualties(DEFENDER, s.hits[ATTACKER]), TakeCasualties(ATTACKER, s.hits[DEFENDER])
        )


class TakeCasualties(Choice[BattleState]):
    """The owner removes a regular unit or steps an elite down, once for every hit."""

    def __init__(self, seat: int, hits: int) -> None:
        super().__init__(seat)
        self.hits = hits

    def options(self, s: BattleState) -> list[int]:
        if self.hits == 0:
            return []
        found = [REMOVE_REGULAR] if s.regulars[self.seat] else []
        return [*found, STEP_DOWN] if s.elites[self.seat] else found

    def apply(self, s: BattleState, action: int) -> None:
        if action == REMOVE_REGULAR:
            s.regulars[self.seat] -= 1
        else:
            s.elites[self.seat] -= 1
            s.regulars[self.seat] += 1
        s.then(TakeCasualties(self.seat, self.hits - 1))

    def why_not(self, s: BattleState, action: int) -> IllegalAction:
        return IllegalAction("must-take-casualties", hits=self.hits)


class EndRound(Step[BattleState]):
    """An army without units has lost; if both are gone, the defender has held."""

    def run(self, s: BattleState) -> None:
        if not s.units(ATTACKER):
            s.finish((DEFENDER,), "attack-repelled")
        elif not s.units(DEFENDER):
            s.finish((ATTACKER,), "defence-broken")
        else:
            s.then(GoOnOrStop(ATTACKER))


class GoOnOrStop(Choice[BattleState]):
    """The attacker fights another round, or gives up the attack."""

    def options(self, s: BattleState) -> list[int]:
        return [GO_ON, STOP]

    def apply(self, s: BattleState, action: int) -> None:
        if action == GO_ON:
            s.then(BattleRound())
        else:
            s.finish((DEFENDER,), "attack-given-up")


STEPS: Final = [
    DealHands, BattleRound, ChooseCombatCards, CombatCardActs, RollDice, LeaderReroll,
    ApplyHits, TakeCasualties, EndRound, GoOnOrStop,
]  # fmt: skip

COUNTS: Final = ["regulars", "elites", "leaders", "bonus", "rerolls", "silenced", "hits", "misses"]


class Battle(Game[BattleState]):
    """The game as the engine knows it."""

    def __init__(self) -> None:
        super().__init__("battle", [2], VOCABULARY, STEPS, events=EVENTS)

    def seat_names(self, seats: int) -> list[str]:
        return SEATS

    def set_up(self, seed: int, settings: list[int], seats: int) -> BattleState:
        s = BattleState()
        s.reseed(seed)
        s.then(DealHands(), BattleRound())
        return s

    def view(self, s: BattleState, seat: int) -> dict[str, object]:
        shown: dict[str, object] = {name: getattr(s, name)[:] for name in COUNTS}
        shown["used"] = [named(s.cards_at(USED + who)) for who in range(2)]
        shown["hand_sizes"] = [s.hand_size(who) for who in range(2)]
        shown["hand"] = named(s.cards_at(HAND + seat)) if seat >= 0 else []
        return shown

    def conceal(self, s: BattleState, seat: int) -> None:
        for card in s.cards_at(HAND + enemy(seat)):
            s.place[card] = UNSEEN

    def guess(self, s: BattleState, seat: int) -> None:
        bag = s.cards_at(UNSEEN)
        for _ in range(s.hand_size(enemy(seat))):
            s.place[s.draw(DEAL, bag)] = HAND + enemy(seat)

    def write(self, s: BattleState) -> dict[str, object]:
        data: dict[str, object] = {name: pair(getattr(s, name)) for name in COUNTS}
        data["hands"] = {SEATS[who]: named(s.cards_at(HAND + who)) for who in range(2)}
        data["used"] = {SEATS[who]: named(s.cards_at(USED + who)) for who in range(2)}
        return data

    def read(
        self, data: dict[str, object], seed: int, settings: list[int], seats: int
    ) -> BattleState:
        r = Reader(data)
        r.only([*COUNTS, "hands", "used"])
        s = self.set_up(seed, settings, seats)
        advance(s)
        for name in COUNTS:
            numbers: list[int] = getattr(s, name)
            for who in range(2):
                numbers[who] = r.part(name).number(SEATS[who], numbers[who], -FACES, 100)
        if r.has("hands"):
            s.place = [UNSEEN] * len(CARDS)
        for who in range(2):
            for card in r.part("hands").names(SEATS[who], CARDS):
                s.place[card] = HAND + who
            for card in r.part("used").names(SEATS[who], CARDS):
                s.place[card] = USED + who
        return s

    def faults(self, s: BattleState) -> list[BadNotation]:
        found = [
            BadNotation("wrong-hand-size", seat=SEATS[seat])
            for seat in range(2)
            if len(s.cards_at(HAND + seat)) != s.hand_size(seat)
        ]
        if min(*s.regulars, *s.elites, *s.leaders, *s.rerolls, *s.hits, *s.misses) < 0:
            found.append(BadNotation("below-nothing"))
        return found


def pair(numbers: list[int]) -> dict[str, int]:
    """One number a side."""
    return {SEATS[seat]: numbers[seat] for seat in range(2)}


def named(cards: list[int]) -> list[str]:
    """The ids of some combat cards."""
    return [CARDS[card] for card in cards]


BATTLE: Final = Battle()
