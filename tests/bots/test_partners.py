"""Partners of the Fellowship: they know only their own cards, and what they do helps."""

from __future__ import annotations

import pytest

from mathom.bots.levels import make_bot
from mathom.engine.perspective import Perspective
from mathom.engine.step import decider, legal, play
from mathom.games.fellowship.bot.hooks import HOOKS
from mathom.games.fellowship.rules.game import FELLOWSHIP
from mathom.games.fellowship.rules.state import FellowshipState

CHAPTERS = [str(chapter) for chapter in range(1, 19)]


def deal(chapter: str, players: int, seed: int) -> FellowshipState:
    """The first round of a chapter."""
    return FELLOWSHIP.new(seed, FELLOWSHIP.parse_settings({"chapter": chapter}), players)


def over(s: FellowshipState) -> bool:
    """Whether the first round has ended."""
    return s.outcome is not None or s.round > 1


def won(s: FellowshipState) -> bool:
    """Whether the first round was won."""
    return s.round > 1 or (s.outcome is not None and bool(s.outcome.winners))


def rounds_won(spec: str, chapter: str, rounds: int) -> int:
    """How many first rounds four bots of a kind win."""
    total = 0
    for seed in range(rounds):
        s = deal(chapter, 4, seed)
        bots = [make_bot(spec, FELLOWSHIP, seed) for _ in range(4)]
        while not over(s):
            seat = decider(s)
            play(s, bots[seat].choose(Perspective(FELLOWSHIP, s, seat)), seat)
        total += won(s)
    return total


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("chapter", [*CHAPTERS, "endless"])
def test_the_rules_of_thumb_know_every_choice_of_every_chapter(chapter: str, players: int) -> None:
    for seed in range(2):
        s = deal(chapter, players, seed)
        while not over(s):
            action = HOOKS.rollout(s)
            assert action in legal(s, decider(s))
            play(s, action)


@pytest.mark.parametrize("chapter", ["1", "2", "3", "7", "13"])
def test_rules_of_thumb_win_far_more_rounds_than_chance(chapter: str) -> None:
    assert rounds_won("greedy", chapter, 40) > 3 * rounds_won("random", chapter, 40)


def test_trying_in_guesses_wins_where_rules_of_thumb_alone_fail() -> None:
    assert rounds_won("search:20", "2", 4) > rounds_won("greedy", "2", 4)


@pytest.mark.parametrize(("chapter", "players"), [("1", 4), ("6", 3), ("9", 4), ("15", 4)])
def test_a_partner_chooses_the_same_whatever_the_others_hold(chapter: str, players: int) -> None:
    s = deal(chapter, players, 5)
    for _ in range(12):
        seat = decider(s)
        knowledge = Perspective(FELLOWSHIP, s, seat)
        guess = knowledge.sample(3)
        for spec in ("greedy", "search:10"):
            chosen = make_bot(spec, FELLOWSHIP, 1).choose(knowledge)
            elsewhere = Perspective(FELLOWSHIP, guess, seat)
            assert make_bot(spec, FELLOWSHIP, 1).choose(elsewhere) == chosen
        play(s, chosen, seat)


def test_thoughts_name_every_action_and_begin_with_the_chosen_one() -> None:
    s = deal("1", 4, 2)
    seat = decider(s)
    bot = make_bot("search:40", FELLOWSHIP, 1)
    chosen = bot.choose(Perspective(FELLOWSHIP, s, seat))
    thoughts = bot.thoughts()
    assert thoughts[0][0] == chosen
    assert sorted(action for action, _, _ in thoughts) == sorted(legal(s, seat))
    assert all(0.0 <= chance <= 1.0 and visits > 0 for _, chance, visits in thoughts)


def test_a_forced_action_has_a_chance_too() -> None:
    s = deal("1", 4, 2)
    while len(s.offers) > 1:
        play(s, HOOKS.rollout(s))
    seat = decider(s)
    bot = make_bot("search:40", FELLOWSHIP, 1)
    assert bot.choose(Perspective(FELLOWSHIP, s, seat)) == s.offers[0]
    action, _, visits = bot.thoughts()[0]
    assert (action, visits) == (s.offers[0], 8)
