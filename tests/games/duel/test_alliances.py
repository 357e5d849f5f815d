"""Alliances with the races (Alleanze con le Razze)."""

from __future__ import annotations

import pytest
from tests.games.duel.printed import GREEN
from tests.games.duel.table import Duel, both, enemy

PAIRS = {
    "dwarves": ("c1-green-01", "c2-green-01"),
    "elves": ("c1-green-02", "c2-green-02"),
    "humans": ("c1-green-03", "c2-green-03"),
    "hobbits": ("c1-green-04", "c2-green-04"),
    "wizards": ("c3-green-01", "c3-green-02"),
    "ents": ("c3-green-03", "c3-green-04"),
}
RICH = {"fellowship": 9, "sauron": 9}


@pytest.mark.rule("Alleanze con le Razze")
def test_one_symbol_earns_nothing_yet(duel: Duel) -> None:
    for card in GREEN:
        t = duel.position(available=[card], coins=RICH)
        t.play(card)
        assert t.told("token-shown") == []
        assert t.asked() == ("take-turn", "fellowship")


@pytest.mark.rule("2 simboli Razza uguali")
@both
@pytest.mark.parametrize("race", PAIRS)
def test_a_pair_shows_the_two_top_tokens_and_one_is_kept(duel: Duel, seat: str, race: str) -> None:
    held, second = PAIRS[race]
    t = duel.position(available=[second], turn=seat, coins=RICH, areas={seat: [held]})
    t.play(second, by_chance=[f"show token:{race}-2", f"show token:{race}-3"])
    assert t.asked() == ("keep-token", seat)
    assert t.can("keep") == [f"{race}-2", f"{race}-3"]
    assert t.refused(f"keep token:{race}-1") == "token-not-shown"
    t.do(f"keep token:{race}-2")
    assert t.told("token-kept") == [(seat, f"{race}-2")]
    assert t.tokens(seat) == [f"{race}-2"]
    assert t.now["stacks"][race] == {"top": f"{race}-3", "rest": [f"{race}-1"]}


@pytest.mark.rule("2 simboli Razza uguali")
def test_the_first_symbol_may_come_from_any_chapter_and_in_any_order(duel: Duel) -> None:
    t = duel.position(
        chapter=2,
        coins=RICH,
        areas={"sauron": ["c2-green-04"]},
        tiles={"offered": ["barad-dur"]},
    )
    t.take("barad-dur", "recover card:c1-green-04")
    assert t.asked() == ("keep-token", "sauron")


@pytest.mark.rule("2 simboli Razza uguali")
def test_symbols_of_two_players_make_no_pair(duel: Duel) -> None:
    t = duel.position(available=["c2-green-01"], coins=RICH, areas={"fellowship": ["c1-green-01"]})
    t.play("c2-green-01")
    assert t.told("token-shown") == []


@pytest.mark.rule("3 simboli Razza diversi")
@both
def test_three_different_races_show_the_top_token_of_each(duel: Duel, seat: str) -> None:
    t = duel.position(
        available=["c1-green-03"],
        turn=seat,
        coins=RICH,
        areas={seat: ["c1-green-01", "c1-green-04"]},
    )
    shown = ["dwarves-1", "hobbits-2", "humans-3"]
    t.play("c1-green-03", by_chance=[f"show token:{token}" for token in shown])
    assert t.asked() == ("keep-token", seat)
    assert t.can("keep") == shown
    t.do("keep token:hobbits-2")
    assert t.tokens(seat) == ["hobbits-2"]
    assert (t.top("dwarves"), t.top("humans"), t.top("hobbits")) == ("dwarves-1", "humans-3", None)
    assert t.now["stacks"]["hobbits"]["rest"] == ["hobbits-1", "hobbits-3"]


@pytest.mark.rule("3 simboli Razza diversi")
@both
def test_the_reward_for_three_races_is_given_once_a_game(duel: Duel, seat: str) -> None:
    t = duel.position(
        available=["c1-green-03"],
        turn=seat,
        coins=RICH,
        areas={seat: ["c1-green-01", "c1-green-04"]},
    )
    t.play("c1-green-03")
    t.do(t.actions()[0])
    assert t.now["trio_used"] == [seat]
    again = duel.position(
        available=["c1-green-02"],
        turn=seat,
        coins=RICH,
        areas={seat: ["c1-green-01", "c1-green-04", "c1-green-03"]},
        trio_used=[seat],
    )
    again.play("c1-green-02")
    assert again.told("token-shown") == []


@pytest.mark.rule("3 simboli Razza diversi")
def test_each_player_has_the_reward_once(duel: Duel) -> None:
    t = duel.position(
        available=["c2-green-02"],
        coins=RICH,
        areas={
            "sauron": ["c2-green-03", "c2-green-04"],
            "fellowship": ["c1-green-01", "c1-green-03", "c1-green-04"],
        },
        trio_used=["fellowship"],
    )
    t.play("c2-green-02")
    assert t.asked() == ("keep-token", "sauron")
    assert t.now["trio_used"] == ["fellowship", "sauron"]


@pytest.mark.rule("Alleanze con le Razze: note")
def test_one_symbol_serves_both_for_a_pair_and_for_three_races(duel: Duel) -> None:
    t = duel.position(
        available=["c2-green-03", "c2-green-04"],
        coins=RICH,
        areas={"sauron": ["c1-green-03", "c1-green-01"]},
    )
    t.play("c2-green-03")
    assert {token.split("-")[0] for token in t.can("keep")} == {"humans"}
    t.do(t.actions()[0])
    t.discard(next(card for card in t.can("discard") if card != "c2-green-04"))
    t.play("c2-green-04")
    shown = {token.split("-")[0] for token in t.can("keep")}
    assert shown == {"humans", "dwarves", "hobbits"}


@pytest.mark.ruling(27)
def test_a_pair_never_comes_together_with_three_races(duel: Duel) -> None:
    t = duel.position(
        available=["c2-green-01"], coins=RICH, areas={"sauron": ["c1-green-01", "c1-green-02"]}
    )
    t.play("c2-green-01")
    assert {token.split("-")[0] for token in t.can("keep")} == {"dwarves"}
    t.do(t.actions()[0])
    assert not t.player("sauron")["trio_used"]
    assert t.asked() == ("take-turn", "fellowship")


@pytest.mark.rule("Alleanze con le Razze: note")
@pytest.mark.ruling(34)
def test_tokens_are_shown_to_both_and_a_returned_one_is_known_to_both(duel: Duel) -> None:
    t = duel.position(available=["c2-green-01"], coins=RICH, areas={"sauron": ["c1-green-01"]})
    t.play("c2-green-01", by_chance=["show token:dwarves-1", "show token:dwarves-3"])
    for seat in (0, 1):
        shown = [event for event in t.heard(seat) if event[0] == "token-shown"]
        assert {event[1] for event in shown} == {"dwarves-1", "dwarves-3"}
    t.do("keep token:dwarves-3")
    for seat_name in ("fellowship", "sauron"):
        stacks = t.match.view(seat_name)["stacks"]
        assert isinstance(stacks, dict)
        assert stacks["dwarves"] == {"count": 2, "top": "dwarves-1", "rest": ["dwarves-2"]}


@pytest.mark.ruling(34)
@pytest.mark.rule("2 simboli Razza uguali")
def test_the_next_draw_from_a_stack_starts_with_the_returned_token(duel: Duel) -> None:
    t = duel.position(
        available=["c1-green-02"],
        coins=RICH,
        areas={"sauron": ["c1-green-01", "c1-green-03"]},
        stacks={"dwarves": {"top": "dwarves-2"}, "humans": {"top": "humans-1"}},
    )
    t.play("c1-green-02")
    assert {"dwarves-2", "humans-1"} < set(t.can("keep"))


@pytest.mark.rule("2 simboli Razza uguali")
def test_an_unchosen_token_lies_on_top_of_what_lay_below_it(duel: Duel) -> None:
    t = duel.position(
        available=["c2-green-01"],
        coins=RICH,
        areas={"sauron": ["c1-green-01"]},
        stacks={"dwarves": {"top": "dwarves-2"}},
    )
    t.play("c2-green-01", by_chance=["show token:dwarves-3"])
    assert t.can("keep") == ["dwarves-2", "dwarves-3"]
    t.do("keep token:dwarves-3")
    assert t.now["stacks"]["dwarves"] == {"top": "dwarves-2", "rest": ["dwarves-1"]}


@pytest.mark.ruling(29)
def test_of_a_stack_with_one_token_that_one_is_taken(duel: Duel) -> None:
    t = duel.position(
        available=["c2-green-01"],
        coins=RICH,
        areas={"sauron": ["c1-green-01"]},
        tokens={"fellowship": ["dwarves-1", "dwarves-2"]},
    )
    t.play("c2-green-01")
    assert t.tokens("sauron") == ["dwarves-3"]
    assert t.asked() == ("take-turn", "fellowship")


@pytest.mark.ruling(29)
def test_three_races_with_an_empty_stack_show_the_other_two(duel: Duel) -> None:
    t = duel.position(
        available=["c1-green-02"],
        coins=RICH,
        areas={"sauron": ["c1-green-01", "c1-green-03"]},
        tokens={"fellowship": ["dwarves-1", "dwarves-2", "dwarves-3"]},
    )
    t.play("c1-green-02")
    assert {token.split("-")[0] for token in t.can("keep")} == {"elves", "humans"}


@pytest.mark.ruling(28)
def test_the_reward_for_three_races_is_automatic(duel: Duel) -> None:
    t = duel.position(
        available=["c1-green-03"],
        coins=RICH,
        areas={"sauron": ["c1-green-01", "c1-green-04"]},
        options={"trio": "automatic"},
    )
    t.play("c1-green-03")
    assert t.asked() == ("keep-token", "sauron")


@pytest.mark.ruling(28)
@both
def test_at_some_tables_the_reward_for_three_races_may_wait(duel: Duel, seat: str) -> None:
    t = duel.position(
        available=["c2-green-02", "c2-green-04"],
        turn=seat,
        coins=RICH,
        areas={seat: ["c1-green-01", "c1-green-03"]},
        options={"trio": "postponable"},
    )
    t.play("c2-green-02")
    assert t.asked() == ("claim-trio", seat)
    assert t.refused("done") == "must-claim-or-wait"
    t.do("wait")
    assert not t.player(seat)["trio_used"]
    t.discard(next(card for card in t.can("discard") if card != "c2-green-04"))
    t.play("c2-green-04", "claim")
    assert t.asked() == ("choose-trio", seat)
    assert t.can("leave") == ["elves", "dwarves", "hobbits", "humans"]
    assert t.refused("wait") == "must-leave-a-race"
    t.do("leave race:humans")
    assert {token.split("-")[0] for token in t.can("keep")} == {"elves", "dwarves", "hobbits"}
    t.do(t.actions()[0])
    assert t.player(seat)["trio_used"]
    assert t.asked() == ("take-turn", enemy(seat))


@pytest.mark.ruling(28)
def test_a_postponable_reward_claimed_at_the_third_race_asks_nothing_more(duel: Duel) -> None:
    t = duel.position(
        available=["c1-green-03"],
        coins=RICH,
        areas={"sauron": ["c1-green-01", "c1-green-04"]},
        options={"trio": "postponable"},
    )
    t.play("c1-green-03", "claim")
    assert t.asked() == ("keep-token", "sauron")
