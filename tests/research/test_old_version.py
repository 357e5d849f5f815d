"""Bots of another version: they follow the game by its record, and void what they cannot follow."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from tests.cli.running import mathom

from mathom.engine.errors import BadNotation, IllegalAction
from mathom.engine.game import find_game
from mathom.engine.perspective import Perspective
from mathom.engine.record import Record, Recorder
from mathom.engine.step import act, decider
from mathom.games.tcg.rules.abilities.timing import Answer
from mathom.games.tcg.rules.vocabulary import PASS
from mathom.research.arena import Arena, Bout, Result, Standing
from mathom.research.old_version import VOID, OldVersionBot, Void, parse_old
from mathom.research.players import make_player, seated
from mathom.research.simulate import play_to_end
from mathom.research.version_player import Follower

OLD = f"old:{sys.executable}:greedy"


@pytest.mark.parametrize("game", ["duel", "tcg"])
def test_another_version_plays_like_the_same_bot_here(game: str) -> None:
    rules = find_game(game)
    players = [make_player(OLD, rules, seed) for seed in (1, 2)]
    there = play_to_end(rules, 5, rules.default_settings(), players)
    here = play_to_end(
        rules, 5, rules.default_settings(), [make_player("greedy", rules, seed) for seed in (1, 2)]
    )
    assert rules.digest(there[0]) == rules.digest(here[0])
    assert (there[1].winners, there[1].reason) == (here[1].winners, here[1].reason)


def started(seed: int = 3) -> tuple[Recorder, OldVersionBot]:
    """A game of Duel and a bot of another version that follows it."""
    rules = find_game("duel")
    recorder = Recorder(Record(rules, rules.default_settings(), 2, seed))
    bot = OldVersionBot(OLD, 1)
    bot.follow(recorder.record)
    return recorder, bot


def test_a_game_that_cannot_be_followed_is_void() -> None:
    recorder, bot = started()
    recorder.record.opening.chances = recorder.record.opening.chances[:-1]
    with seated([bot]), pytest.raises(Void, match="chance"):
        bot.choose(Perspective(recorder.game, recorder.s, decider(recorder.s)))


def test_an_answer_that_is_not_legal_voids_the_game() -> None:
    recorder, bot = started()
    seen = Perspective(recorder.game, recorder.s, decider(recorder.s))
    with seated([bot]):
        legal = bot.choose(seen)
        seen.known.offers = [action for action in seen.known.offers if action != legal]
        bot.close()
        bot.sent = 0
        bot.seed = 1
        with pytest.raises(Void):
            bot.choose(seen)


def test_void_games_are_counted_and_decide_nothing() -> None:
    arena = Arena("duel")
    won = Result(Bout(0, ("a", "b")), (0,), "conquest", (1.0, 0.0), 1.0, (2.0, 1.0), (10, 20))
    void = Result(Bout(0, ("b", "a")), (), VOID, (0.0, 0.0))
    standing = Standing(arena, ["a", "b"], [won, void])
    assert standing.void() == 1
    assert (standing.totals()["a"].games, standing.totals()["a"].score) == (1, 1.0)
    assert standing.figures()["void"] == 1
    assert standing.thinking() == {"a": 0.2, "b": 0.05}


def test_the_arena_shows_how_long_each_bot_thinks(tmp_path: Path) -> None:
    file = str(tmp_path / "arena.jsonl")
    ran = mathom(
        "arena", "duel", "--bots", f"random,{OLD}", "--games", "2", "--file", file, "--json"
    )
    figures = json.loads(ran.out)
    assert figures["games"] == 2
    assert set(figures["ms_per_decision"]) == {"random", OLD}


def test_a_python_that_is_missing_is_refused() -> None:
    with pytest.raises(BadNotation, match="no-such-program"):
        parse_old("old:/no/such/python:greedy")
    with pytest.raises(BadNotation, match="unknown-bot"):
        parse_old(f"old:{sys.executable}")


def a_game_with_responses() -> tuple[Recorder, list[tuple[int, str, list[str]]]]:
    """A game of The Two Towers, and its actions without the responses that were declined."""
    rules = find_game("tcg")
    recorder = Recorder(Record(rules, rules.default_settings(), 2, 11))
    bots = [make_player("greedy", rules, seed) for seed in (1, 2)]
    text = rules.vocabulary.text
    kept: list[tuple[int, str, list[str]]] = []
    while recorder.s.outcome is None:
        seat = decider(recorder.s)
        declined = isinstance(recorder.s.agenda[-1], Answer)
        action = bots[seat].choose(Perspective(rules, recorder.s, seat))
        recorder.act(PASS if declined else action, seat)
        if not declined:
            move = recorder.record.moves[-1]
            kept.append((seat, text(action), [text(chance) for chance in move.chances]))
    assert len(kept) < len(recorder.record.moves)
    return recorder, kept


def follower_of(recorder: Recorder) -> Follower:
    """Another version at the beginning of a game."""
    record = recorder.record
    return Follower(
        {
            "game": "tcg",
            "options": recorder.game.settings_text(record.settings),
            "seats": 2,
            "seed": record.seed,
            "seat": 0,
            "bot": "greedy",
            "bot_seed": 1,
            "chances": [recorder.game.vocabulary.text(chance) for chance in record.opening.chances],
        }
    )


def test_responses_that_only_the_other_version_asks_for_are_declined() -> None:
    recorder, kept = a_game_with_responses()
    follower = follower_of(recorder)
    for seat, action, chances in kept:
        follower.follow(seat, action, chances)
    # A question that nothing follows is still open.
    while follower.s.outcome is None:
        act(follower.s, PASS, decider(follower.s))
    assert recorder.game.digest(follower.s) == recorder.game.digest(recorder.s)


def test_passes_and_spotting_that_only_this_version_asks_for_are_left_out() -> None:
    recorder, _ = a_game_with_responses()
    follower = follower_of(recorder)
    for action in ("pass", "take number:6"):
        before = recorder.game.digest(follower.s)
        follower.follow(0, action, [])
        assert recorder.game.digest(follower.s) == before
    assert follower.answer(["take number:6", "take number:0"])["action"] == "take number:6"
    with pytest.raises(IllegalAction):
        follower.follow(0, "take number:0", [])


def test_an_action_that_the_other_version_never_offers_is_refused() -> None:
    recorder, kept = a_game_with_responses()
    follower = follower_of(recorder)
    for seat, action, chances in kept[: len(kept) // 2]:
        follower.follow(seat, action, chances)
    before = recorder.game.digest(follower.s)
    with pytest.raises(IllegalAction):
        follower.follow(0, "assign card:4_1.a1", [])
    assert recorder.game.digest(follower.s) == before
