"""Playing a card (rulebook p. 3, "Giocare la carta davanti a sé"): its symbols, its effects,
triggered tokens, and cards played from the discard pile or removed from an area."""

from __future__ import annotations

from typing import Any, Final

from mathom.engine.errors import IllegalAction, RulesBug
from mathom.engine.state import with_entry
from mathom.engine.step import Choice, Step
from mathom.games.duel.rules import vocabulary
from mathom.games.duel.rules.alliances import reward_alliance
from mathom.games.duel.rules.effect_numbers import CARD_EFFECTS, CARD_EFFECTS_PRINTED
from mathom.games.duel.rules.effect_types import Effect, carry_out, do_token
from mathom.games.duel.rules.facts import (
    CARD_CHAIN,
    CARD_COLOR,
    CARD_FACTS,
    CARDS,
    GREEN,
    GREY,
    RACES,
    SKILLS,
    TOKENS,
    TRIGGERED_BY_CHAIN,
    TRIGGERED_BY_COLOR,
)
from mathom.games.duel.rules.state import AREA, ASIDE, DISCARDED, DuelState, other
from mathom.games.duel.rules.vocabulary import LOOK, RECOVER, STRIP


def race_on(facts: dict[str, Any]) -> int:
    """The race of a green card, -1 for other cards."""
    races = [RACES.index(effect["race"]) for effect in facts["effects"] if effect["op"] == "race"]
    return races[0] if races else -1


CARD_RACE: Final[list[int]] = [race_on(facts) for facts in CARD_FACTS]


def play_card(s: DuelState, seat: int, card: int, chained: bool) -> None:
    """Put a paid card into the area: its effects come first, then triggered tokens."""
    held = s.tokens[seat]
    color = CARD_COLOR[card]
    s.place[card] = AREA + seat
    if CARD_CHAIN[card]:
        s.chains = with_entry(s.chains, seat, s.chains[seat] | CARD_CHAIN[card])
    carry_out(s, seat, CARD_EFFECTS_PRINTED[card] if s.rules.printed_order else CARD_EFFECTS[card])
    if held or color == GREEN:
        s.then(FollowUp(seat, card, held, 1 if chained else 0))


class FollowUp(Step[DuelState]):
    """After the printed effects: the alliance reward, then triggered tokens.

    A token does not apply to the card that earned it, unless an option says so.
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
    """Trigger the tokens for this colour, or for a card played by chaining."""

    def __init__(self, seat: int, card: int, held: int, chained: int) -> None:
        self.seat = seat
        self.card = card
        self.held = held
        self.chained = chained

    def run(self, s: DuelState) -> None:
        held = s.tokens[self.seat] if s.rules.new_token_at_once else self.held
        triggered = held & TRIGGERED_BY_COLOR[CARD_COLOR[self.card]]
        if self.chained:
            triggered |= held & TRIGGERED_BY_CHAIN
        if triggered:
            trigger_tokens(s, self.seat, triggered)


def trigger_tokens(s: DuelState, seat: int, tokens: int) -> None:
    """Do the effect of each of these tokens."""
    for token in range(len(TOKENS)):
        if tokens >> token & 1:
            do_token(s, seat, token)


def discard(s: DuelState, card: int) -> None:
    """Put a card that everybody has seen into the discard pile."""
    s.place[card] = DISCARDED


class GreyEffect(Effect):
    """What a grey card provides while it is in an area."""

    def undo(self, s: DuelState, seat: int) -> None:
        """Undo the effect when the card leaves the area."""
        raise RulesBug("effect-cannot-be-undone")


class Skills(GreyEffect):
    """Skill symbols of a grey card."""

    def __init__(self, skills: list[int]) -> None:
        self.skills = skills

    def do(self, s: DuelState, seat: int) -> None:
        for skill in self.skills:
            at = seat * 5 + skill
            s.skills = with_entry(s.skills, at, s.skills[at] + 1)

    def undo(self, s: DuelState, seat: int) -> None:
        for skill in self.skills:
            at = seat * 5 + skill
            s.skills = with_entry(s.skills, at, s.skills[at] - 1)


class SkillChoice(GreyEffect):
    """A grey card that provides one of several skills each turn."""

    def __init__(self, index: int) -> None:
        self.index = index

    def do(self, s: DuelState, seat: int) -> None:
        s.choices = with_entry(s.choices, seat, s.choices[seat] | 1 << self.index)

    def undo(self, s: DuelState, seat: int) -> None:
        s.choices = with_entry(s.choices, seat, s.choices[seat] & ~(1 << self.index))


def grey_effects() -> dict[int, GreyEffect]:
    """The one effect of every grey card, by card; choices are numbered as in `CHOICE_SKILLS`."""
    found: dict[int, GreyEffect] = {}
    choices = 0
    for card, facts in enumerate(CARD_FACTS):
        if CARD_COLOR[card] != GREY:
            continue
        for effect in facts["effects"]:
            if effect["op"] == "skills":
                found[card] = Skills([SKILLS.index(skill) for skill in effect["skills"]])
            else:
                found[card] = SkillChoice(choices)
                choices += 1
    return found


GREY_EFFECTS: Final[dict[int, GreyEffect]] = grey_effects()


class StripGrey(Choice[DuelState]):
    """Isengard: discard a grey card of the opponent."""

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
        GREY_EFFECTS[card].undo(s, loser)
        s.tell(vocabulary.CARD_STRIPPED, loser, card)

    def why_not(self, s: DuelState, action: int) -> IllegalAction:
        return IllegalAction("not-an-enemy-grey-card")


class SearchDiscard(Step[DuelState]):
    """Look through the discard pile in secret, including the cards set aside."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: DuelState) -> None:
        s.tell(vocabulary.DISCARD_SEARCHED, self.seat)
        if not s.rules.aside_is_out:
            look_aside(s, self.seat)
        s.then(RecoverCard(self.seat))


def look_aside(s: DuelState, seat: int) -> None:
    """Show a seat the cards set aside in this chapter; once both have looked, they are public."""
    while s.aside:
        s.place[s.draw(LOOK, s.deck)] = ASIDE
        s.aside -= 1
    s.looked |= 1 << seat
    for card in range(len(CARDS)):
        if s.place[card] == ASIDE:
            s.whisper(seat, vocabulary.CARD_SEEN, card)
            if s.looked == 3:
                discard(s, card)


class RecoverCard(Choice[DuelState]):
    """Play a card from the discard pile for free (Barad-dûr, a token of the Wizards)."""

    def options(self, s: DuelState) -> list[int]:
        place = s.place
        return [
            RECOVER + card
            for card in range(len(CARDS))
            if place[card] == DISCARDED or place[card] == ASIDE
        ]

    def apply(self, s: DuelState, action: int) -> None:
        card = action - RECOVER
        s.tell(vocabulary.CARD_RECOVERED, self.seat, card)
        play_card(s, self.seat, card, False)

    def why_not(self, s: DuelState, action: int) -> IllegalAction:
        return IllegalAction("not-in-discard")


class PlayDiscarded(Effect):
    def do(self, s: DuelState, seat: int) -> None:
        s.then(SearchDiscard(seat))


class EnemyGreyDiscard(Effect):
    def do(self, s: DuelState, seat: int) -> None:
        s.then(StripGrey(seat))
