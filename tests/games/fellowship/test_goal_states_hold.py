"""What is called certain comes true, and what is called impossible does not, whatever happens.

Random rounds of every chapter and of the endless road, alone to four, with everything that may
bring a card into play or change who leads: the lost card, Sting, Bilbo Baggins, the riders, the
cards set aside. Everything that was ever said of a goal is held against the end of the round, and
against the ends of other rounds that whoever was told it thought possible."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import mathom
from mathom.engine.game import Game
from mathom.engine.random import Generator, seeded
from mathom.engine.step import play, refresh
from mathom.games.fellowship.rules.choosing import taken
from mathom.games.fellowship.rules.concealment import Guess, conceal, guess
from mathom.games.fellowship.rules.facts import CHAPTERS, CHARACTERS, ENDLESS, IDENTITY, bits
from mathom.games.fellowship.rules.goal_search import (
    HALT,
    PLAYED_OUT,
    SPECTATOR,
    Search,
    can_be_searched,
    goal_states,
    is_near_end,
    seat_states,
)
from mathom.games.fellowship.rules.goals.goal import CERTAIN, IMPOSSIBLE, STATES
from mathom.games.fellowship.rules.goals.status import succeeded
from mathom.games.fellowship.rules.last_trick import LastTrick, can_be_laid_out
from mathom.games.fellowship.rules.possible import tricks_left
from mathom.games.fellowship.rules.rounds import EndRound
from mathom.games.fellowship.rules.state import PLAYING, FellowshipState
from mathom.games.fellowship.rules.tricks import DrawSting
from mathom.games.fellowship.rules.vocabulary import DECLINE, STOP

PARTS = 12
ROUNDS = 20
EACH = 4
"""So many rounds of every chapter and road with every number of players."""

MOST_LATE = 3
"""Frodo may keep Sting until so many tricks are left."""

BRIDGE = (
    "gandalf gimli aragorn legolas boromir sam merry pippin "
    "done:doors-of-durin done:balins-tomb done:long-dark"
)
STING = "gift:sting rider:terror pool:frodo pool:gandalf"
ROADS = [
    f"{STING} pool:glorfindel pool:arwen pool:bilbo-baggins",
    f"{STING} pool:glorfindel pool:gildor-inglorion pool:bilbo-baggins pool:samwise-gamgee",
    f"{STING} pool:tom-bombadil pool:arwen pool:gloin pool:shadowfax",
    "gift:glamdring rider:terror pool:frodo pool:gandalf pool:bilbo-baggins pool:fatty-bolger "
    "pool:legolas-greenleaf pool:shadowfax",
    "gift:sting rider:morgul-knife pool:frodo pool:gandalf pool:radagast pool:galadriel "
    "pool:boromir-son-of-denethor burdened:boromir-son-of-denethor",
    "gift:sting rider:unseen pool:frodo pool:gandalf pool:samwise-gamgee pool:elrond "
    "pool:meriadoc-brandybuck burdened:meriadoc-brandybuck",
    "gift:sting rider:black-breath pool:frodo pool:goldberry pool:fatty-bolger pool:celeborn "
    "pool:glorfindel",
]
"""Where the states of goals are hardest to tell."""


TABLES: list[dict[str, str]] = [
    *[{"chapter": chapter} for chapter in CHAPTERS],
    {"chapter": "14", "progress": BRIDGE},
    *[{"chapter": CHAPTERS[ENDLESS], "progress": road} for road in ROADS],
]


class Promises:
    """What was said of every goal in the course of a round, to everybody or to one seat, and what
    of it was taken back."""

    def __init__(self, s: FellowshipState) -> None:
        self.s = s
        self.said: dict[tuple[int, int], dict[int, str]] = {}
        self.broken: list[str] = []

    def listen(self, dice: Generator) -> None:
        """Note what is certain or impossible now; it must be so for the rest of the round."""
        s = self.s
        if taken(s).bit_count() < s.rules.hands:
            return
        for seat in range(SPECTATOR, s.rules.players):
            states = goal_states(s) if seat == SPECTATOR else seat_states(s, seat)
            self.note(seat, states)
            if tricks_left(s) <= MOST_LATE or dice.below(10) == 0:
                self.doubt(seat, states, dice)

    def note(self, seat: int, states: list[int]) -> None:
        """The same for one reader. Where hidden cards change hands by Sting, everybody forgets some
        of what was known of both hands: only then may something certain be open again."""
        now = f"{type(self.s.agenda[-1]).__name__} of trick {self.s.trick_number + 1}"
        forgetful = self.s.gift_used == 1
        for hand, state in enumerate(states):
            said = self.said.setdefault((seat, hand), {})
            for before in said:
                if state != before and (state in (CERTAIN, IMPOSSIBLE) or not forgetful):
                    self.tell(seat, hand, before, f"{STATES[state]} in {now}")
            if state in (CERTAIN, IMPOSSIBLE):
                said.setdefault(state, now)

    def doubt(self, seat: int, states: list[int], dice: Generator) -> None:
        """Hold what is said now against another round that the reader thinks possible."""
        if not any(state in (CERTAIN, IMPOSSIBLE) for state in states):
            return
        other = self.s.clone()
        conceal(other, seat)
        guess(other, seat)
        if not fits_horn(other):
            return
        refresh(other)
        while other.outcome is None:
            play(other, chosen(other, dice, 0))
        if other.outcome.reason != PLAYED_OUT:
            return
        for hand, state in enumerate(states):
            if state == (IMPOSSIBLE if succeeded(other, hand) else CERTAIN):
                self.tell(seat, hand, state, "not in another deal")

    def judge(self) -> None:
        """Hold what was said against the end of the round."""
        for (seat, hand), said in self.said.items():
            wrong = IMPOSSIBLE if succeeded(self.s, hand) else CERTAIN
            if wrong in said:
                self.tell(seat, hand, wrong, "in the end it was not")

    def tell(self, seat: int, hand: int, state: int, then: str) -> None:
        """Note that something was said too soon."""
        who = CHARACTERS[self.s.character[hand]]
        said = self.said[seat, hand][state]
        self.broken.append(f"to {seat}: {who} {STATES[state]} in {said}, then {then}")


def fits_horn(s: FellowshipState) -> bool:
    """Whether a guess agrees with what Boromir told; a guess may give that up."""
    if not s.horn:
        return True
    boromir = next(hand for hand, who in enumerate(s.character) if IDENTITY[who] == "boromir")
    return Guess(s).horn_mismatch(boromir) == 0


def chosen(s: FellowshipState, dice: Generator, late: int) -> int:
    """A random action, with little haste to use up what can be kept: Sting only when so many
    tricks are left."""
    offers = [offer for offer in s.offers if offer != STOP]
    if DECLINE not in offers:
        return offers[dice.below(len(offers))]
    if late and isinstance(s.agenda[-1], DrawSting) and tricks_left(s) <= late:
        offers = [offer for offer in offers if offer != DECLINE] or offers
        return offers[dice.below(len(offers))]
    return DECLINE if dice.below(4) else offers[dice.below(len(offers))]


def play_round(s: FellowshipState, seed: int) -> Promises:
    """Play one round at random to its end."""
    dice = seeded(seed)
    promises = Promises(s)
    while s.outcome is None:
        if isinstance(s.agenda[0], EndRound):
            s.agenda[0] = HALT
        promises.listen(dice)
        play(s, chosen(s, dice, seed % (MOST_LATE + 1)))
    if s.outcome.reason == PLAYED_OUT:
        promises.judge()
    return promises


def begin(seed: int, table: int, players: int) -> FellowshipState:
    """A round of one of the tables."""
    game: Game[Any] = mathom.GAMES["fellowship"]
    s: FellowshipState = game.new(seed, game.parse_settings(TABLES[table]), players)
    return s


@pytest.mark.ruling(42)
@pytest.mark.rule("Contrassegnare gli obiettivi come completati", "Fine anticipata")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_what_is_said_of_a_goal_comes_true(table: int, players: int) -> None:
    for seed in range(EACH):
        assert play_round(begin(seed, table, players), seed).broken == [], f"seed {seed}"


def last_tricks(seed: int) -> Iterator[FellowshipState]:
    """The decisions of the last trick of a round, as everybody sees them."""
    s = begin(seed, seed % len(TABLES), 1 + seed // len(TABLES) % 4)
    dice = seeded(seed)
    while s.outcome is None and s.round == 1:
        if s.phase == PLAYING and tricks_left(s) == 1 and is_near_end(s):
            known = s.clone()
            conceal(known, SPECTATOR)
            yield known
        offers = [offer for offer in s.offers if offer != STOP]
        play(s, offers[dice.below(len(offers))])


@pytest.mark.ruling(42)
@pytest.mark.parametrize("part", range(PARTS))
def test_states_are_exact_in_the_last_trick(part: int) -> None:
    both = 0
    for seed in range(part * ROUNDS, (part + 1) * ROUNDS):
        for known in last_tricks(seed):
            everybody = (1 << known.rules.hands) - 1
            searched = can_be_searched(known)
            laid_out = can_be_laid_out(known)
            assert searched or laid_out, f"seed {seed}"
            if searched and laid_out:
                search, trick = Search(known, everybody), LastTrick(known, everybody)
                search.deal(bits(known.unseen), 0)
                trick.lay_out()
                assert (search.succeeds, search.fails) == (trick.succeeds, trick.fails)
                both += 1
    assert both > 0
