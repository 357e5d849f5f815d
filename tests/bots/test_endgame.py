"""Near its end the search of Duel plays exactly, and it keeps the tree of its last decision."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import mathom
from mathom.bots.endgame import sure_losses, sure_win
from mathom.bots.levels import make_bot
from mathom.bots.search import Node, SearchBot
from mathom.engine.game import find_game
from mathom.engine.perspective import Perspective, perspective
from mathom.engine.step import decider, play
from mathom.games.duel.bot.hooks import HOOKS
from mathom.games.duel.rules.staging import stage
from mathom.games.duel.rules.state import DuelState

DUEL = find_game("duel")


def after(s: DuelState, action: int) -> DuelState:
    """The position that an action leads to."""
    copy = s.clone()
    play(copy, action)
    return copy


def ends(games: int) -> Iterator[DuelState]:
    """The last decisions of random games, in which little is left to try."""
    for seed in range(games):
        dice = Random(seed)
        s: DuelState = DUEL.new(seed)
        while s.outcome is None:
            if HOOKS.open_to_the_end(s) and sum(card >= 0 for card in s.slots) <= 1:
                yield s
            play(s, dice.choice(s.offers))


def best_result(s: DuelState, seat: int) -> float:
    """What a seat gets if both play perfectly with open cards, by trying everything."""
    if s.outcome is not None:
        return DUEL.worth(s.outcome, seat)
    results = [best_result(after(s, action), seat) for action in s.offers]
    return max(results) if decider(s) == seat else min(results)


def test_proofs_agree_with_trying_everything() -> None:
    won = lost = 0
    for s in ends(8):
        if len(s.offers) > 5:
            continue
        seat = decider(s)
        action = sure_win(HOOKS, s, seat, 300)
        if action >= 0:
            won += 1
            assert best_result(after(s, action), seat) == 1.0
        losing = sure_losses(HOOKS, s, seat, 300)
        lost += len(losing)
        for spoiled in losing:
            assert best_result(after(s, spoiled), seat) == 0.0
    assert won
    assert lost


def test_without_a_budget_nothing_is_proved() -> None:
    for s in ends(5):
        assert sure_losses(HOOKS, s, decider(s), 0) == [
            action
            for action in s.offers
            if (end := after(s, action).outcome) is not None and end.winners == (1 - decider(s),)
        ]


def test_search_plays_a_win_that_is_proved() -> None:
    seen = 0
    for s in ends(8):
        seat = decider(s)
        sure = sure_win(HOOKS, s, seat, 80)
        known = Perspective(DUEL, s, seat)
        assert isinstance(known.known, DuelState)
        if sure >= 0 and len(s.offers) > 1 and HOOKS.open_to_the_end(known.known):
            bot = make_bot("search:8", DUEL, 1)
            chosen = bot.choose(known)
            seen += 1
            assert bot.thoughts() == [(chosen, 1.0, 1)]
            assert sure_win(HOOKS, after(s, chosen), seat, 10_000) >= 0 or after(s, chosen).outcome
    assert seen


def test_search_goes_on_with_its_tree() -> None:
    position = {"turn": "fellowship", "chapter": 1, "coins": {"fellowship": 9}}
    s = mathom.from_position(stage(position, ["c1-red-01", "c1-yellow-01"], 20, [])).state
    bot = SearchBot(1, 60)
    bot.choose(perspective(DUEL, s))
    played = DUEL.vocabulary.parse("play card:c1-red-01")
    visits = bot.root.children[played].visits
    assert visits > 1
    play(s, played)
    assert decider(s) == 0
    bot.choose(perspective(DUEL, s))
    assert bot.root.visits == visits + 60


def test_a_kept_tree_forgets_what_only_other_guesses_allowed() -> None:
    position = {"turn": "fellowship", "chapter": 1, "coins": {"fellowship": 9}}
    s = mathom.from_position(stage(position, ["c1-red-01", "c1-yellow-01"], 20, [])).state
    bot = SearchBot(1, 60)
    bot.choose(perspective(DUEL, s))
    played = DUEL.vocabulary.parse("play card:c1-red-01")
    elsewhere = Node(DUEL.vocabulary.parse("keep token:elves-1"), 0)
    elsewhere.visits = 1000
    bot.root.children[played].children[elsewhere.action] = elsewhere
    play(s, played)
    assert bot.choose(perspective(DUEL, s)) in s.offers
    assert bot.root.visits > 60


def test_a_tree_of_another_game_is_not_kept() -> None:
    bot = SearchBot(1, 20)
    for seed in (1, 2):
        bot.choose(perspective(DUEL, DUEL.new(seed)))
        assert bot.root.visits == 20
