"""Playing a card (Giocare la carta): lasting symbols, effects, what tokens add, and cards that
come back from the discard or go there from an area."""

from __future__ import annotations

from mathom.engine.errors import IllegalAction
from mathom.engine.step import Choice, Step
from mathom.games.duel import words
from mathom.games.duel.alliances import reward_alliance
from mathom.games.duel.effect import Effect, carry_out, do_token
from mathom.games.duel.facts import (
    CARD_CHAIN,
    CARD_COLOR,
    CARDS,
    GREEN,
    GREY,
    TOKENS,
    TRIGGERED_BY_CHAIN,
    TRIGGERED_BY_COLOR,
)
from mathom.games.duel.state import AREA, ASIDE, DISCARDED, DuelState, other
from mathom.games.duel.words import LOOK, RECOVER, STRIP

CARD_EFFECTS: list[list[int]] = []
CARD_EFFECTS_PRINTED: list[list[int]] = []
CARD_RACE: list[int] = []


def play_card(s: DuelState, seat: int, card: int, chained: bool) -> None:
    """Put a card, already paid for, into an area: its effects, then what tokens add to it."""
    held = s.tokens[seat]
    color = CARD_COLOR[card]
    s.place[card] = AREA + seat
    s.chains[seat] |= CARD_CHAIN[card]
    carry_out(s, seat, CARD_EFFECTS_PRINTED[card] if s.rules.printed_order else CARD_EFFECTS[card])
    if held or color == GREEN:
        s.then(FollowUp(seat, card, held, 1 if chained else 0))


class FollowUp(Step[DuelState]):
    """After the printed effects: the reward of an alliance, then tokens that were held before.

    A token does not apply to the card that earned it, unless the table says so.
    """

    def __init__(self, seat: int, card: int, held: int, chained: int) -> None:
        self.seat = seat
        self.card = card
        self.held = held
        self.chained = chained

    def run(self, s: DuelState) -> None:
        rewarded = CARD_COLOR[self.card] == GREEN
        if rewarded and not s.rules.moves_first:
            reward_alliance(s, self.seat, CARD_RACE[self.card])
        s.then(TokensAdd(self.seat, self.card, self.held, self.chained))
        if rewarded and s.rules.moves_first:
            reward_alliance(s, self.seat, CARD_RACE[self.card])


class TokensAdd(Step[DuelState]):
    """The tokens that answer to this colour, or to a card played by a chain."""

    def __init__(self, seat: int, card: int, held: int, chained: int) -> None:
        self.seat = seat
        self.card = card
        self.held = held
        self.chained = chained

    def run(self, s: DuelState) -> None:
        held = s.tokens[self.seat] if s.rules.new_token_at_once else self.held
        answering = held & TRIGGERED_BY_COLOR[CARD_COLOR[self.card]]
        if self.chained:
            answering |= held & TRIGGERED_BY_CHAIN
        if answering:
            answer(s, self.seat, answering)


def answer(s: DuelState, seat: int, tokens: int) -> None:
    """Do what each of these tokens says."""
    for token in range(len(TOKENS)):
        if tokens >> token & 1:
            do_token(s, seat, token)


def discard(s: DuelState, card: int) -> None:
    """A card that everybody has seen goes to the discard."""
    s.place[card] = DISCARDED


class Skills(Effect):
    """Skill symbols of a grey card."""

    def __init__(self, skills: list[int]) -> None:
        self.skills = skills

    def do(self, s: DuelState, seat: int) -> None:
        for skill in self.skills:
            s.skills[seat * 5 + skill] += 1

    def undo(self, s: DuelState, seat: int) -> None:
        """The card has left the area."""
        for skill in self.skills:
            s.skills[seat * 5 + skill] -= 1


class SkillChoice(Effect):
    """A grey card that is one of several skills each turn."""

    def __init__(self, index: int) -> None:
        self.index = index

    def do(self, s: DuelState, seat: int) -> None:
        s.choices[seat] |= 1 << self.index

    def undo(self, s: DuelState, seat: int) -> None:
        """The card has left the area."""
        s.choices[seat] &= ~(1 << self.index)


GREY_SKILLS: dict[int, Skills] = {}
GREY_CHOICES: dict[int, SkillChoice] = {}


class StripGrey(Choice[DuelState]):
    """Isengard: choose a grey card of the opponent; it goes to the discard."""

    def options(self, s: DuelState) -> list[int]:
        area = AREA + other(self.seat)
        return [
            STRIP + card
            for card in range(len(CARDS))
            if s.place[card] == area and CARD_COLOR[card] == GREY
        ]

    def apply(self, s: DuelState, action: int) -> None:
        card = action - STRIP
        loser = other(self.seat)
        discard(s, card)
        if card in GREY_SKILLS:
            GREY_SKILLS[card].undo(s, loser)
        if card in GREY_CHOICES:
            GREY_CHOICES[card].undo(s, loser)
        s.tell(words.CARD_STRIPPED, loser, card)

    def why_not(self, s: DuelState, action: int) -> IllegalAction:
        return IllegalAction("not-an-enemy-grey-card")


class SearchDiscard(Step[DuelState]):
    """Look through the whole discard in secret; the cards set aside are in it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: DuelState) -> None:
        s.tell(words.DISCARD_SEARCHED, self.seat)
        if not s.rules.aside_is_out:
            look_aside(s, self.seat)
        s.then(RecoverCard(self.seat))


def look_aside(s: DuelState, seat: int) -> None:
    """A seat sees the cards set aside in this chapter; when both have, all know them."""
    while s.aside:
        s.place[s.draw(LOOK, s.deck)] = ASIDE
        s.aside -= 1
    s.looked |= 1 << seat
    for card in range(len(CARDS)):
        if s.place[card] == ASIDE:
            s.whisper(seat, words.CARD_SEEN, card)
            if s.looked == 3:
                discard(s, card)


class RecoverCard(Choice[DuelState]):
    """Choose a card of the discard and play it at no cost (Barad-dûr, a token of the Wizards)."""

    def options(self, s: DuelState) -> list[int]:
        place = s.place
        return [
            RECOVER + card
            for card in range(len(CARDS))
            if place[card] == DISCARDED or place[card] == ASIDE
        ]

    def apply(self, s: DuelState, action: int) -> None:
        card = action - RECOVER
        s.tell(words.CARD_RECOVERED, self.seat, card)
        play_card(s, self.seat, card, False)

    def why_not(self, s: DuelState, action: int) -> IllegalAction:
        return IllegalAction("not-in-discard")


class PlayDiscarded(Effect):
    """A card of the discard is played."""

    def do(self, s: DuelState, seat: int) -> None:
        s.then(SearchDiscard(seat))


class EnemyGreyDiscard(Effect):
    """A grey card of the opponent is discarded."""

    def do(self, s: DuelState, seat: int) -> None:
        s.then(StripGrey(seat))
