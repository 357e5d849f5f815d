"""The laws can fail: each way to break one, put into a game that keeps them all, is found."""

from __future__ import annotations

import pytest
from tests.laws.riddles import (
    CARDS,
    DEAL,
    HAND,
    HOLD,
    LAID,
    LAY,
    RIDDLES,
    UNSEEN,
    Ask,
    Deal,
    Riddles,
    RiddleState,
)

from mathom.engine.action import Vocabulary
from mathom.engine.errors import BadNotation, IllegalAction
from mathom.engine.game import GAMES
from mathom.engine.laws import MOST_DECISIONS, Inspector, LawBroken, check_game
from mathom.engine.state import State
from mathom.research.fuzz import Fault, inspect_game

SEEDS = range(60)
"""Enough to find what shows in one game of four, as not being asked does."""


def first_fault(game: Riddles, law: int, monkeypatch: pytest.MonkeyPatch) -> Fault:
    """What the fuzzer finds of a law in some random games. What breaks one law may break another
    too, and which of them is seen first is up to chance."""
    monkeypatch.setitem(GAMES, game.id, game)
    for seed in SEEDS:
        fault = inspect_game(game.id, 1, seed).fault
        if fault is not None and fault.law == law:
            return fault
    raise AssertionError(f"law {law} was not seen to be broken")


def test_the_game_itself_keeps_all_laws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, RIDDLES.id, RIDDLES)
    for seed in SEEDS:
        check_game(RIDDLES, seed)


class ViewTakesATurn(Riddles):
    """Looking changes the state."""

    def view(self, s: RiddleState, seat: int) -> dict[str, object]:
        s.turn += 1
        return super().view(s, seat)


class ViewRollsADie(Riddles):
    """Looking uses up chance, which shows only in the generator."""

    def view(self, s: RiddleState, seat: int) -> dict[str, object]:
        return {**super().view(s, seat), "mood": s.below(1)}


class ViewLeaks(Riddles):
    """Both hands are shown to everybody."""

    def view(self, s: RiddleState, seat: int) -> dict[str, object]:
        hands = [[CARDS[card] for card in s.cards_at(HAND + who)] for who in range(2)]
        return {**super().view(s, seat), "hands": hands}


class ForgetsOwnHand(Riddles):
    """A seat's knowledge lacks a card that it holds."""

    def conceal(self, s: RiddleState, seat: int) -> None:
        super().conceal(s, seat)
        for card in s.cards_at(HAND + seat)[:1]:
            s.place[card] = UNSEEN


class GuessesNoHand(Riddles):
    """Guessed hands do not add up."""

    def guess(self, s: RiddleState, seat: int) -> None:
        return


class ForgetsTheTurn(Riddles):
    """The number of the turn is not written into positions."""

    def write(self, s: RiddleState) -> dict[str, object]:
        return {key: value for key, value in super().write(s).items() if key != "turn"}


class WritesTooMuch(Riddles):
    """Something is written into positions that cannot be read."""

    def write(self, s: RiddleState) -> dict[str, object]:
        return {**super().write(s), "mood": "dark"}


class DealsInSecret(Deal):
    """Chance falls without being written down."""

    def run(self, s: RiddleState) -> None:
        super().run(s)
        s.turn = s.below(3)


class LaysTwice(Ask):
    """Laying a card brings another into play."""

    def apply(self, s: RiddleState, action: int) -> None:
        super().apply(s, action)
        if action != HOLD and s.cards_at(UNSEEN):
            s.place[s.cards_at(UNSEEN)[0]] = LAID + self.seat


class PassesOverTheFirstRiddle(Ask):
    """Whoever holds a certain card is not asked next: that tells of a hand."""

    def apply(self, s: RiddleState, action: int) -> None:
        super().apply(s, action)
        if s.outcome is None and s.place[0] == HAND + 1 - self.seat:
            s.agenda[-1] = type(self)(self.seat)


class SkipsTheTurnOfTheFirstRiddle(PassesOverTheFirstRiddle):
    """Whoever holds a certain card loses the turn: what is seen then differs, and nobody was told
    why."""

    def apply(self, s: RiddleState, action: int) -> None:
        super().apply(s, action)
        step = s.agenda[-1] if s.outcome is None else None
        if isinstance(step, Ask) and step.seat == self.seat:
            s.turn += 1


class HoldsWithoutTheFirstRiddle(Ask):
    """Only whoever holds a certain card may lay one, and who may not is not asked."""

    def options(self, s: RiddleState) -> list[int]:
        found = super().options(s)
        return found if s.place[0] == HAND + self.seat or s.turn > 1 else [HOLD]

    def obvious(self, s: RiddleState) -> bool:
        return True


class OffersTwice(Ask):
    """An action stands twice among the options."""

    def options(self, s: RiddleState) -> list[int]:
        return [*super().options(s), HOLD]


class GoesNowhere(Ask):
    """After the choice nothing is planned."""

    def apply(self, s: RiddleState, action: int) -> None:
        s.turn += 1


class Crashes(Ask):
    """The rules fail with an error of Python."""

    def apply(self, s: RiddleState, action: int) -> None:
        s.place[len(CARDS)] = LAID


class AsksForEver(Ask):
    """The same question again and again."""

    def apply(self, s: RiddleState, action: int) -> None:
        s.then(AsksForEver(1 - self.seat))


class RefusesAndChanges(Ask):
    """Refusing leaves a trace."""

    def why_not(self, s: RiddleState, action: int) -> IllegalAction:
        s.turn += 1
        return IllegalAction("not-in-hand")


class RefusesSilently(Ask):
    """No reason is given."""

    def why_not(self, s: RiddleState, action: int) -> IllegalAction:
        return IllegalAction("")


class ShowsACard(Ask):
    """Laying a card turns up one of the other's, and undo would not make it unknown again."""

    def apply(self, s: RiddleState, action: int) -> None:
        other = 1 - self.seat
        if action != HOLD:
            for card in s.cards_at(HAND + other)[:1]:
                s.place[card] = LAID + other
        super().apply(s, action)


class RefusesByTheOtherHand(Ask):
    """Why a card cannot be laid tells whether the other holds it."""

    def why_not(self, s: RiddleState, action: int) -> IllegalAction:
        held = action - LAY in s.cards_at(HAND + 1 - self.seat)
        return IllegalAction("other-holds-it" if held else "not-in-hand")


class RemembersTheOtherHand(Riddles):
    """What a bot is given still holds the other's hand, though no view and no guess shows it."""

    def conceal(self, s: RiddleState, seat: int) -> None:
        return

    def guess(self, s: RiddleState, seat: int) -> None:
        super().conceal(s, seat)
        super().guess(s, seat)


class Remembers(RiddleState):
    """A state with something that it does not count among what it is made of."""

    def __init__(self, of: Remembers | None = None) -> None:
        super().__init__(of)
        self.memory: list[int] = of.memory if of else []

    def clone(self) -> Remembers:
        return Remembers(self)


class ForeseesTheOtherHand(Riddles):
    """A forecast tells what the other holds."""

    def conceal(self, s: RiddleState, seat: int) -> None:
        assert isinstance(s, Remembers)
        s.memory = s.cards_at(HAND + 1 - seat)
        super().conceal(s, seat)

    def foresee(self, s: RiddleState, seat: int, action: int) -> dict[str, object]:
        assert isinstance(s, Remembers)
        return {"theirs": s.memory}


class SharesPlaces(RiddleState):
    """A clone that is none: both write into the same list."""

    def clone(self) -> RiddleState:
        copy = SharesPlaces(self)
        copy.place = self.place
        return copy


class CloneForgets(RiddleState):
    """A clone that forgets the turn."""

    def clone(self) -> RiddleState:
        copy = CloneForgets(self)
        copy.turn = 0
        return copy


def words_with_a_double() -> Vocabulary:
    """The last card is written like the first, so that its text means another action."""
    words = Vocabulary()
    assert words.verb("lay", "card", CARDS) == LAY
    assert words.verb("hold") == HOLD
    assert words.verb("deal", "card", CARDS) == DEAL
    words.texts[LAY + len(CARDS) - 1] = words.texts[LAY]
    return words


class NeverLays(Riddles):
    """A card is laid in a game in which that must never happen."""

    def lapses(self, before: RiddleState, after: RiddleState) -> list[BadNotation]:
        more = len(after.cards_at(LAID)) > len(before.cards_at(LAID))
        return [BadNotation("card-misplaced")] if more else []


BROKEN = {
    "looking takes a turn": (1, ViewTakesATurn()),
    "looking uses up chance": (1, ViewRollsADie()),
    "an action is offered twice": (2, Riddles(ask=OffersTwice)),
    "nothing is left to do": (2, Riddles(ask=GoesNowhere)),
    "the rules crash": (2, Riddles(ask=Crashes)),
    "a position forgets the turn": (3, ForgetsTheTurn()),
    "a position cannot be read": (3, WritesTooMuch()),
    "chance is not recorded": (3, Riddles(deal=DealsInSecret)),
    "a card comes from nowhere": (4, Riddles(ask=LaysTwice)),
    "a card goes where it must never go": (4, NeverLays()),
    "a view leaks the other hand": (5, ViewLeaks()),
    "a seat forgets its hand": (5, ForgetsOwnHand()),
    "a guess does not add up": (5, GuessesNoHand()),
    "who is asked tells of a hand": (5, Riddles(ask=PassesOverTheFirstRiddle)),
    "a lost turn tells of a hand": (5, Riddles(ask=SkipsTheTurnOfTheFirstRiddle)),
    "not being asked tells of a hand": (5, Riddles(ask=HoldsWithoutTheFirstRiddle)),
    "two actions have one text": (7, Riddles(words_with_a_double())),
    "refusing changes the state": (8, Riddles(ask=RefusesAndChanges)),
    "refusing gives no reason": (8, Riddles(ask=RefusesSilently)),
    "undo lets a player peek": (9, Riddles(ask=ShowsACard)),
    "a bot is given the other hand": (11, RemembersTheOtherHand()),
    "a forecast tells the other hand": (11, ForeseesTheOtherHand(state=Remembers)),
    "a refusal tells what the other holds": (10, Riddles(ask=RefusesByTheOtherHand)),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_law_is_found(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    law, game = BROKEN[what]
    found = first_fault(game, law, monkeypatch)
    assert found.fault
    assert found.record.startswith("mathom record 1\ngame: riddles\n")


def inspect_from(decision: int, game: Riddles, every: int) -> LawBroken:
    """The law that is broken when the inspection believes to be so far into the game."""
    inspector = Inspector(game, 0, [], 2)
    inspector.decisions = decision
    with pytest.raises(LawBroken) as broken:
        inspector.run(every)
    return broken.value


@pytest.mark.parametrize(
    ("state", "fault"),
    [
        (SharesPlaces, "acting on a clone changed the original"),
        (CloneForgets, "a clone differs"),
    ],
)
def test_a_clone_that_is_none_is_found(state: type[RiddleState], fault: str) -> None:
    broken = inspect_from(1, Riddles(state=state), every=1000)
    assert (broken.law, broken.fault) == (8, fault)


def test_a_text_that_tells_the_other_hand_is_found() -> None:
    def spoken(s: State, seat: int) -> list[str]:
        assert isinstance(s, RiddleState)
        return [CARDS[card] for card in s.cards_at(HAND + 1 - seat)]

    with pytest.raises(LawBroken) as broken:
        Inspector(RIDDLES, 0, [], 2, None, spoken).run(1)
    assert broken.value.law == 11
    assert "a prompt or a label" in broken.value.fault


def test_a_game_that_never_ends_is_found() -> None:
    broken = inspect_from(MOST_DECISIONS - 5, Riddles(ask=AsksForEver), every=1)
    assert (broken.law, broken.fault) == (2, "the game does not end")


def test_every_law_that_random_play_can_break_is_broken_here() -> None:
    assert {law for law, _ in BROKEN.values()} == {1, 2, 3, 4, 5, 7, 8, 9, 10, 11}
