"""The levels of the games: in order, for everybody, and the lowest makes mistakes, not nonsense."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from mathom.bots.hooks import hooks_of
from mathom.bots.levels import LEVELS, bot_of_level, error_of, levels_of, make_bot, usual_level
from mathom.bots.novice import NoviceBot
from mathom.bots.settling import settle
from mathom.engine.errors import BadNotation
from mathom.engine.game import GAMES, Game, find_game
from mathom.engine.perspective import Perspective
from mathom.engine.state import State
from mathom.engine.step import decider, play
from mathom.server.bots.worker import bot_with_share
from mathom.server.http.routes.games import game_info
from mathom.server.live.screen import BOT_TEXTS, bot_name
from mathom.table.handle import check_bot
from mathom.texts import LANGUAGES

GAMES_WITH_BOTS = ("duel", "fellowship", "tcg", "war")
OLD_SPECS = ("random", "greedy", "search:easy", "search:normal", "search:hard")
"""What the page offered before games had levels: tables and records name them."""


@pytest.mark.parametrize("id", GAMES_WITH_BOTS)
def test_levels_stand_in_order_and_have_different_bots(id: str) -> None:
    levels = levels_of(find_game(id))
    assert list(levels) == [name for name in LEVELS if name in levels]
    assert len(set(levels.values())) == len(levels) >= 3
    assert {"journeyman", "expert"} <= set(levels)
    assert "random" not in levels.values()


def test_the_page_about_bots_names_the_bots_of_all_levels() -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    games = ("duel", "fellowship", "war", "tcg")
    assert "| level | Duel | Fellowship | War | The Two Towers |" in page
    for level in LEVELS:
        bots = (levels_of(find_game(id)).get(level, "") for id in games)
        cells = " |".join(f" `{bot}`" if bot else "" for bot in bots)
        assert f"| `{level}` |{cells} |" in page


@pytest.mark.parametrize("id", GAMES_WITH_BOTS)
def test_every_level_can_be_played_also_one_that_the_game_lacks(id: str) -> None:
    game = find_game(id)
    for level in LEVELS:
        make_bot(level, game, 1, float)
        bot_with_share(id, level, 1, 0.5)
    assert bot_of_level("search:7", levels_of(game)) == "search:7"


def test_a_missing_level_is_played_by_the_next_one_above() -> None:
    levels = {"amateur": "novice:9", "expert": "search:hard"}
    assert bot_of_level("beginner", levels) == "novice:9"
    assert bot_of_level("apprentice", levels) == "search:hard"


@pytest.mark.parametrize("id", GAMES_WITH_BOTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_offers_the_levels_from_the_weakest_on(id: str, language: str) -> None:
    game = find_game(id)
    info = game_info(game, language)
    assert [bot.spec for bot in info.bots] == list(levels_of(game))
    assert len({bot.name for bot in info.bots}) == len(info.bots)
    assert info.usual_bot == usual_level(game)
    assert info.usual_bot in levels_of(game)


def test_opponents_of_newcomers_are_weak_and_partners_are_not() -> None:
    for game in map(find_game, GAMES_WITH_BOTS):
        names = list(levels_of(game))
        assert usual_level(game) == (names[-2] if game.cooperative else names[0])


def test_tables_of_before_keep_their_bots() -> None:
    for spec in (*LEVELS, "novice", "novice:7.5", *OLD_SPECS):
        assert check_bot(spec) == spec
    for spec in OLD_SPECS:
        assert spec in BOT_TEXTS
        assert bot_name(spec, "en") != bot_name("search:12", "en")


@pytest.mark.parametrize("spec", ["novice:-1", "novice:101", "novice:x", "novice:1.2.3", "novices"])
def test_an_impossible_novice_is_refused(spec: str) -> None:
    with pytest.raises(BadNotation):
        check_bot(spec)
    with pytest.raises(BadNotation):
        make_bot(spec, find_game("duel"), 1)


def test_the_error_of_a_novice_is_said_in_points_of_a_hundred() -> None:
    assert error_of("novice:7.5", "7.5") == 0.075
    assert 0.0 < error_of("novice", "") < 1.0


def positions(game: Game[State], bot: str, games: int, share: int) -> Iterator[tuple[State, int]]:
    """Some of the positions of games between bots, with the seat that decides."""
    dice = Random(f"{game.id} {bot}")
    for seed in range(games):
        s = game.new(seed)
        players = [make_bot(bot, game, seed + seat) for seat in range(game.seat_count(s))]
        while s.outcome is None:
            seat = decider(s)
            if len(s.offers) > 1 and dice.randrange(share) == 0:
                yield s, seat
            play(s, players[seat].choose(Perspective(game, s, seat)))


def near_its_end(game: Game[State], s: State) -> bool:
    """Whether somebody may soon win, so that it is worth trying all actions."""
    seats = range(game.seat_count(s))
    return game.id != "duel" or any(hooks_of(game).near_victory(s, seat) for seat in seats)


def ending(perspective: Perspective, action: int) -> float | None:
    """What an action is worth that surely ends the game at once: in every guess at what is hidden,
    once pending choices are made."""
    hooks = hooks_of(perspective.game)
    found: set[float | None] = set()
    for guess in range(4):
        after = perspective.sample(guess)
        play(after, action, perspective.seat)
        if not hooks.has_heuristics:
            settle(hooks, after)
        over = after.outcome
        found.add(None if over is None else perspective.game.worth(over, perspective.seat))
    return found.pop() if len(found) == 1 else None


@pytest.mark.parametrize("id", ["duel", "tcg"])
def test_a_novice_sees_a_win_and_a_loss_before_its_eyes(id: str) -> None:
    """Whatever it misjudges: here by all of the chance to win. An action that loses at once is
    taken only if all others seem to lose as well."""
    game: Game[State] = find_game(id)
    wins = 0
    losses = 0
    for s, seat in positions(game, "random", 25, 1):
        if not near_its_end(game, s):
            continue
        if id == "tcg" and not hooks_of(game).worth_searching(s):
            continue
        perspective = Perspective(game, s, seat)
        worths = {action: ending(perspective, action) for action in perspective.options()}
        if not {1.0, 0.0} & set(worths.values()):
            continue
        novice = NoviceBot(7, 1.0)
        chosen = novice.choose(perspective)
        if 1.0 in worths.values():
            wins += 1
            assert worths[chosen] == 1.0, (s.offers, chosen)
        else:
            losses += 1
            hopeless = all(value < 0.0 for _, value, _ in novice.thoughts())
            assert worths[chosen] != 0.0 or hopeless, (s.offers, chosen)
    assert wins + losses > 5


@pytest.mark.parametrize("id", GAMES_WITH_BOTS)
def test_a_novice_misjudges_by_its_error_and_no_more(id: str) -> None:
    game: Game[State] = find_game(id)
    seen = 0
    for s, seat in positions(game, "random", 1, 4):
        right, wrong = NoviceBot(3, 0.0), NoviceBot(3, 0.2)
        perspective = Perspective(game, s, seat)
        right.choose(perspective)
        wrong.choose(perspective)
        exact = {action: value for action, value, _ in right.thoughts()}
        for action, value, _ in wrong.thoughts():
            assert value == pytest.approx(exact[action], abs=0.2001)
        seen += len(right.thoughts()) > 1
        if seen >= 5:
            return
    assert seen


@pytest.mark.parametrize("id", GAMES_WITH_BOTS)
def test_a_novice_with_the_same_seed_plays_the_same(id: str) -> None:
    game: Game[State] = find_game(id)
    seen = 0
    for s, seat in positions(game, "random", 1, 4):
        perspective = Perspective(game, s, seat)
        first = NoviceBot(5, 0.3)
        again = pickle.loads(pickle.dumps(NoviceBot(5, 0.3)))
        assert first.choose(perspective) == again.choose(perspective)
        assert first.thoughts() == again.thoughts()
        seen += 1
        if seen >= 4:
            return
    assert seen


def test_novices_with_other_seeds_play_differently() -> None:
    game: Game[State] = find_game("duel")
    s = game.new(4)
    chosen = {NoviceBot(seed, 0.5).choose(Perspective(game, s, decider(s))) for seed in range(20)}
    assert len(chosen) > 1


def test_a_game_that_names_no_levels_has_some() -> None:
    from mathom.bots.hooks import BotHooks

    hooks: BotHooks[State] = BotHooks(find_game("duel"))
    assert list(hooks.levels()) == [name for name in LEVELS if name in hooks.levels()]
    assert len(GAMES.values()) >= len(GAMES_WITH_BOTS)
