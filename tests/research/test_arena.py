"""The arena: fair seats, the same result anywhere, nothing lost when it is interrupted."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Generator
from pathlib import Path

import pytest
from tests.cli.running import mathom

from mathom.engine.errors import BadNotation
from mathom.engine.game import GAMES, find_game
from mathom.match import from_record
from mathom.research.arena import (
    Arena,
    Bout,
    Result,
    Standing,
    bouts,
    local,
    make_arena,
    paired_difference,
    read_standing,
    run_arena,
)
from mathom.research.ladders import page, write_pages
from mathom.research.simulate import Tally

BOTS = ["random", "greedy", "search:1"]


def test_every_pair_plays_each_deal_from_both_seats() -> None:
    found = bouts(make_arena("duel"), BOTS, 4)
    assert len(found) == len(set(found)) == 3 * 4
    for pair in (("random", "greedy"), ("greedy", "search:1"), ("random", "search:1")):
        deals = Counter(bout.deal for bout in found if set(bout.bots) == set(pair))
        assert deals == {0: 2, 1: 2}
        assert {bout.bots for bout in found if set(bout.bots) == set(pair)} == {pair, pair[::-1]}


def test_partners_play_all_seats_of_the_same_deals() -> None:
    arena = make_arena("fellowship", players=3)
    assert bouts(arena, ["random", "greedy"], 2) == [
        Bout(deal, (bot,) * 3) for deal in (0, 1) for bot in ("random", "greedy")
    ]


def stopping(after: int) -> Callable[..., Generator[Result, None, None]]:
    """Plays some bouts and is then interrupted."""

    def play(task: Callable[[Bout], Result], waiting: list[Bout]) -> Generator[Result, None, None]:
        for bout in waiting[:after]:
            yield task(bout)
        raise KeyboardInterrupt

    return play


def test_what_was_interrupted_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    arena = make_arena("duel", seed=2)
    whole = run_arena(arena, BOTS, 2, tmp_path / "whole", local(1))
    file = tmp_path / "parts"
    part = run_arena(arena, BOTS, 2, file, stopping(2))
    assert part.interrupted
    assert len(part.results) == 2
    with file.open("a", encoding="utf-8") as text:
        text.write('{"deal": 0, "bots": ["ran')
    steps: list[int] = []
    again = run_arena(arena, BOTS, 2, file, local(1), steps.append)
    assert steps == [2, 1, 1, 1, 1]
    assert again.figures() == whole.figures()
    assert read_standing(file).figures() == whole.figures()


def test_bots_and_games_can_be_added_later(tmp_path: Path) -> None:
    arena = make_arena("duel", seed=2)
    file = tmp_path / "file"
    run_arena(arena, BOTS[:2], 2, file, local(1))
    grown = run_arena(arena, BOTS, 2, file, local(1))
    whole = run_arena(arena, BOTS, 2, tmp_path / "new", local(1))
    assert grown.figures() == whole.figures()


RULES = find_game("duel").rules_version
HEAD = {"arena": 1, "game": "duel", "seed": 0, "players": 2, "options": {}, "rules": RULES}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (json.dumps({**HEAD, "seed": 9}) + "\n", "other-arena"),
        (json.dumps({**HEAD, "rules": 0}) + "\n", "other-arena"),
        ("once upon a time\n", "not-an-arena"),
        (json.dumps(HEAD) + "\n{}\n", "not-an-arena"),
    ],
)
def test_a_file_of_something_else_is_refused_and_left_alone(
    text: str, reason: str, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    file.write_text(text, "utf-8")
    with pytest.raises(BadNotation, match=reason):
        run_arena(make_arena("duel"), BOTS, 2, file, local(1))
    assert file.read_text("utf-8") == text


def standing(*worths: tuple[str, str, float], game: str = "duel") -> Standing:
    """A standing with these results, each on a deal of its own."""
    results = [
        Result(Bout(deal, (a, b)), (), "", (worth, 1 - worth))
        for deal, (a, b, worth) in enumerate(worths)
    ]
    return Standing(Arena(game), ["a", "b", "c"], results)


def test_the_ladder_says_who_is_stronger() -> None:
    results = [("a", "b", 1.0), ("b", "c", 1.0), ("a", "c", 1.0), ("b", "a", 0.5)] * 3
    seen = standing(*results)
    assert seen.ladder() == ["a", "b", "c"]
    pairs = seen.pairs()
    assert (pairs["a", "b"].wins, pairs["a", "b"].draws) == (3, 3)
    assert pairs["a", "b"].score + pairs["b", "a"].score == 1.0
    assert seen.totals()["c"].score == 0.0
    low, high = pairs["a", "b"].interval
    assert low < 0.75 < high


def test_the_order_in_which_games_end_does_not_matter() -> None:
    seen = standing(("a", "b", 1.0), ("b", "c", 0.0), ("c", "a", 1.0), ("a", "b", 0.0))
    turned = Standing(seen.arena, seen.bots, seen.results[::-1])
    assert turned.figures() == seen.figures()


def test_partners_are_compared_on_the_same_deals() -> None:
    arena = Arena("fellowship", 0, 2)
    results = [
        Result(Bout(deal, (bot, bot)), (), "", (worth, worth))
        for deal, scores in enumerate([(1.0, 0.0), (1.0, 1.0), (0.0, 0.0), (1.0, 0.0)])
        for bot, worth in zip("ab", scores, strict=True)
    ]
    seen = Standing(arena, ["a", "b"], results)
    compared = seen.pairs()["a", "b"]
    assert (compared.wins, compared.draws, compared.losses) == (2, 2, 0)
    assert [seen.totals()[bot].wins for bot in "ab"] == [3, 1]
    assert seen.ladder() == ["a", "b"]
    figures = seen.figures()
    assert figures["pairs"][0]["difference"] == 0.5
    assert [bot["score"] for bot in figures["bots"]] == [0.75, 0.25]
    assert "rating" not in figures["bots"][0]


def test_a_difference_on_the_same_deals_has_an_interval() -> None:
    clear, (low, high) = paired_difference(Tally("a", wins=20, draws=80, losses=0))
    assert 0 < low < clear == 0.2 < high
    even, (low, high) = paired_difference(Tally("a", wins=10, draws=80, losses=10))
    assert even == 0.0
    assert low == pytest.approx(-high)
    wider = paired_difference(Tally("a", wins=5, draws=5, losses=5))[1]
    assert wider[1] > high


def test_an_option_may_take_several_values_in_turn() -> None:
    arena = make_arena("fellowship", options={"chapter": "1,4, 9"})
    found = find_game("fellowship")
    chapters = [found.all_settings(arena.settings(deal))["chapter"] for deal in range(4)]
    assert chapters == ["1", "4", "9", "1"]
    with pytest.raises(BadNotation, match="unknown-option-value"):
        make_arena("fellowship", options={"chapter": "1,99"})


def test_the_ladder_of_partners_tells_what_was_won_in_all_and_by_chapter() -> None:
    arena = Arena("fellowship", 0, 1, {"chapter": "3,7"})
    worths = {"a": (1.0, 1.0, 0.0, 1.0), "b": (1.0, 0.0, 0.0, 0.0)}
    results = [
        Result(Bout(deal, (bot,)), (), "", (worth,))
        for bot, scores in worths.items()
        for deal, worth in enumerate(scores)
    ]
    text = page("fellowship", Standing(arena, ["b", "a"], results))
    assert "| 1 | `a` | 4 | 75.0% |" in text
    assert "| `a` – `b` | 4 | 2 | 0 | +50.0% |" in text
    assert "| 3 | 1 of 2 | 1 of 2 |\n| 7 | 2 of 2 | 0 of 2 |" in text


@pytest.mark.parametrize("language", ["en", "it", "sv"])
def test_the_command_tells_the_ladder(language: str, tmp_path: Path) -> None:
    file = tmp_path / "file"
    words = ("arena", "duel", "--bots", "random,greedy", "--games", 2, "--workers", 1)
    ran = mathom(*words, "--file", file, language=language)
    assert ran.code == 0, ran.err
    assert "greedy – random" in ran.out
    figures = mathom(*words, "--file", file, "--json").json()
    assert [bot["bot"] for bot in figures["bots"]] == ["greedy", "random"]
    assert json.loads(file.read_text("utf-8").split("\n")[0])["game"] == "duel"


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["duel", "--bots", "random"], "at least two"),
        (["duel", "--bots", "random,random"], "at least two"),
        (["duel", "--bots", "random,genius"], "“genius”"),
        (["tcg", "--bots", "random,greedy", "--players", "3"], "3"),
        (["chess", "--bots", "random,greedy"], "“chess”"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(words: list[str], named: str) -> None:
    assert named in mathom("arena", *words).complaint()


def test_the_ladder_pages_tell_what_their_files_hold(tmp_path: Path) -> None:
    (tmp_path / "ladders").mkdir()
    docs = Path(__file__).parents[2] / "docs"
    for file in (docs / "ladders").glob("*.jsonl"):
        (tmp_path / "ladders" / file.name).write_text(file.read_text("utf-8"), "utf-8")
    write_pages(tmp_path)
    documented = [game for game in GAMES if (docs / "rulings" / f"{game}.md").exists()]
    assert len(documented) >= 4
    for game in documented:
        made = (tmp_path / f"ladder-{game}.md").read_text("utf-8")
        assert made == (docs / f"ladder-{game}.md").read_text("utf-8")


def test_a_ladder_names_every_bot_with_its_interval() -> None:
    text = page("duel", standing(("a", "b", 1.0), ("b", "c", 1.0), ("a", "c", 1.0)))
    for bot in "abc":
        assert f"| `{bot}` |" in text
    assert "| `a` – `b` | 1 | 100.0% |" in text
    assert "Nothing has been played yet." in page("duel", None)


def test_the_arena_keeps_records_on_request(tmp_path: Path) -> None:
    results, kept = tmp_path / "arena.jsonl", tmp_path / "records"
    arena = make_arena("duel", seed=2)
    standing = run_arena(arena, ["greedy", "random"], 2, results, local(1), records=kept)
    names = {"duel-1-greedy-random.record", "duel-1-random-greedy.record"}
    assert {file.name for file in kept.iterdir()} == names
    for result in standing.results:
        file = kept / f"duel-1-{'-'.join(result.bout.bots)}.record"
        match = from_record(file.read_text("utf-8"))
        assert match.outcome is not None
        assert match.outcome.winners == result.winners
    assert "mathom record" not in results.read_text("utf-8")
