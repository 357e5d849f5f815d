"""Finer points on which the book is silent: what the page of rulings says of them."""

from __future__ import annotations

import pytest
from tests.games.tcg.table import Player, Table, at

from mathom.games.tcg.rules.staging import stage
from mathom.games.tcg.rules.state import Rules


@pytest.mark.ruling(19)
def test_who_cannot_take_a_wound_is_not_chosen_to_be_wounded() -> None:
    free = ["4_365", "4_284 on 4_365", "4_49"]
    t = at("archery", free, ["4_183"], site=5, wait=True)
    t.skip("use 4_183").do("use 4_183")
    assert (t.ask("wounds 4_49"), t.ask("wounds 4_365")) == (1, 0)


@pytest.mark.ruling(19)
def test_nobody_is_asked_to_have_a_minion_wounded_that_cannot_be() -> None:
    def asked(control: dict[int, int]) -> bool:
        pairs = [("4_179", "4_90")]
        t = at("skirmish", ["4_90"], ["4_179"], hand=["4_97"], pairs=pairs, control=control, site=7)
        return t.do("play 4_97").may("accept")

    assert (asked({4: 1}), asked({4: 1, 5: 1})) == (True, False)


@pytest.mark.ruling(20)
def test_a_player_pays_with_cards_of_his_own() -> None:
    def table(own: list[str]) -> Table:
        players = [Player(play=["4_109"]), Player(play=["4_160"]), Player(own, hand=["4_159"])]
        return Table(stage(players, "shadow", site=5, twilight=9))

    assert table([]).asked() == 2
    assert not table([]).may("play 4_159")
    t = table(["4_181"]).do("play 4_159")
    assert (t.ask("wounds 4_181"), t.ask("wounds 4_160")) == (1, 0)


@pytest.mark.ruling(21)
def test_a_cancelled_skirmish_has_no_further_actions() -> None:
    pairs = [("4_165", "4_310")]
    t = at("skirmish", ["4_49", "4_310"], ["4_165", "4_160"], hand=["4_319"], pairs=pairs, site=3,
           twilight=4, wait=True)  # fmt: skip
    assert t.may("use 4_49")
    t.do("play 4_319")
    assert (t.ask("phase"), t.may("use 4_49"), t.may("use 4_160")) == ("assignment", False, False)


@pytest.mark.ruling(21)
def test_a_skirmish_that_lost_a_side_has_no_further_actions() -> None:
    pairs = [("4_165", "4_49")]
    t = at("skirmish", ["4_49", "4_313"], ["4_165"], pairs=pairs, site=5, wait=True)
    t.do("use 4_313")
    assert t.ask("phase") == "regroup"


@pytest.mark.ruling(22)
def test_a_text_assigns_only_fierce_minions_in_the_fierce_round() -> None:
    shadow = ["4_15", "4_164", "4_165"]
    t = at("assignment", ["4_277", "4_109"], shadow, site=5, fierce=True, wait=True)
    t.skip("use 4_15", "use 4_164")
    assert not t.may("use 4_15")
    assert not t.may("use 4_164")
    t = at("assignment", ["4_277", "4_109"], shadow, site=5, wait=True)
    assert t.skip("use 4_15").may("use 4_164")


@pytest.mark.ruling(22)
def test_a_text_gives_the_ring_bearer_no_second_minion_and_asks_for_nothing() -> None:
    free = ["4_109", "4_49", "4_74", "4_266", "4_310"]
    shadow = ["4_165", "4_249", "4_258"]
    t = at("assignment", free, shadow, site=5, pairs=[("4_165", "4_302")], wait=True)
    t.skip("use 4_258")
    assert not t.may("use 4_249")
    t.do("use 4_258")
    assert t.offers() != ["accept", "decline"]
    assert t.s.foe.count(t.find("a:4_302")) == 1


@pytest.mark.ruling(23)
def test_an_ally_who_is_kept_out_or_unhasty_is_not_brought_into_a_skirmish() -> None:
    def may(ally: str, site: int, sites: list[str]) -> bool:
        t = at("assignment", [ally, "4_109"], ["4_18"], site=site, sites=sites, wait=True)
        return t.skip("use 4_18").may("use 4_18")

    assert may("4_262", 3, ["4_341"])
    assert not may("4_262", 3, ["4_340"])
    assert may("4_103", 2, [])
    assert not may("4_103", 5, [])


@pytest.mark.ruling(24)
def test_sam_does_not_prevent_the_burden_with_which_a_shadow_card_is_stopped() -> None:
    t = at("assignment", ["4_316"], ["4_224"], shand=["4_259"], site=5, twilight=4, wait=True)
    t.skip("play 4_259").do("play 4_259", "accept")
    assert (t.ask("burdens"), t.ask("wounds 4_316"), t.ask("against 4_224")) == (1, 0, None)
    assert not t.may("use 4_316")


@pytest.mark.ruling(25)
def test_the_barrows_give_four_cards_for_an_empty_hand() -> None:
    deck = ["4_42", "4_42", "4_10", "4_10", "4_49"]
    t = at("fellowship", deck=deck, site=3, sites=["4_337"])
    t.do("use 4_337")
    assert (t.ask("hand"), t.ask("deck")) == (4, 1)
    t = at("fellowship", site=3, sites=["4_337"])
    assert not t.may("use 4_337")


@pytest.mark.ruling(26)
def test_of_two_things_that_cannot_be_done_in_full_one_is_done_in_part() -> None:
    t = at("fellowship", ["4_49 *2"], site=3, ssites=["4_345"]).do("move")
    assert t.ask("wounds a:4_302") == 1
    assert len(t.told("exerted")) == 1


@pytest.mark.ruling(27)
def test_who_must_move_again_must_do_so_once() -> None:
    players = [
        Player(play=["4_109"], site=4),
        Player(play=["4_10", "4_10", "4_30 on site1"], site=4, hand=["4_26"]),
        Player(site=4),
        Player(site=4),
    ]
    t = Table(stage(players, "regroup", control={1: 1}, site=4))
    t.skip("use 4_30").do("use 4_30", "done")
    assert (t.ask("moves"), t.ask("phase")) == (2, "shadow")
    while t.asked() != 0 or not t.may("move"):
        t.do(t.offers()[-1])
    assert t.offers() == ["move", "stay"]


@pytest.mark.rule("Deluxe: Rule of 4 and Rule of 9")
def test_an_event_that_comes_back_counts_for_the_rule_of_four() -> None:
    deck = ["4_42"] * 4
    t = at("fellowship", ["4_90"], hand=["4_93", "4_95"], deck=deck, site=1)
    t.s.taken = 4
    t.do("play 4_93", "play 4_95")
    assert t.ask("zone 4_93") == "discard"
    t = at("fellowship", ["4_90"], hand=["4_93", "4_95"], deck=deck, site=1)
    t.do("play 4_93", "play 4_95")
    assert (t.ask("zone 4_93"), t.s.taken) == ("hand", 1)


def test_who_waits_for_a_minion_to_lose_sees_it_lose_by_dying() -> None:
    pairs = [("4_15", "4_109")]
    t = at("skirmish", ["4_109", "4_122"], ["4_15", "4_165"], hand=["4_128"], pairs=pairs, site=2)
    t.do("play 4_128", "choose 4_15").skip("accept")
    assert t.ask("zone 4_15") == "discard"
    t.do("accept")
    assert t.ask("wounds 4_165") == 1


def test_minions_under_a_card_that_is_not_active_are_out_of_reach() -> None:
    players = [
        Player(play=["4_85", "4_74"], site=5),
        Player(play=["4_165", "4_50", "4_10 under 4_50"], site=5, hand=["4_26"]),
    ]
    t = Table(stage(players, "regroup", site=5))
    t.do("use 4_85")
    assert t.ask("zone 4_10") == "stacked"


def test_nobody_is_asked_about_healing_when_nobody_is_wounded() -> None:
    def asked(ally: str) -> bool:
        players = [Player(play=["4_266", ally], site=4), Player(site=4)]
        t = Table(stage(players, "regroup", turn_of=1, site=4, moves=2))
        return t.may("use 4_266")

    assert (asked("4_277"), asked("4_277 *1")) == (False, True)


@pytest.mark.ruling(16)
def test_no_text_changes_a_card_that_is_not_active() -> None:
    players = [
        Player(play=["4_109", "4_134 on 4_109"], site=5, sites=["4_349"]),
        Player(play=["4_109", "4_134 on 4_109"], site=5),
    ]
    t = Table(stage(players, "fellowship", site=5))
    assert (t.ask("strength a:4_109"), t.ask("strength b:4_109")) == (8 + 2 + 2, 8 + 2)


@pytest.mark.rule("Avvistare")
@pytest.mark.ruling(29)
@pytest.mark.parametrize(
    ("event", "free", "shadow", "burdens", "most", "whom", "strengths"),
    [
        ("4_51", ["4_49", "4_74"], ["4_10"], 0, 1, "4_49", (9, 8)),
        ("4_83", ["4_76", "4_74", "4_78"], ["4_10"], 0, 3, "4_76", (8, 7)),
        ("4_273", ["4_266", "4_277"], ["4_10"], 0, 1, "4_266", (10, 9)),
        ("4_239", ["4_109"], ["4_221"], 4, 4, "4_221", (12, 11)),
        ("4_241", ["4_109", "4_49", "4_74", "4_310", "4_313"], ["4_221"], 0, 6, "4_221", (13, 11)),
    ],
)
def test_if_you_spot_leaves_the_choice_not_to(
    event: str,
    free: list[str],
    shadow: list[str],
    burdens: int,
    most: int,
    whom: str,
    strengths: tuple[int, int],
) -> None:
    def strength(spotted: int) -> int:
        hands = {"hand": [event], "shand": [event]}
        t = at("skirmish", free, shadow, pairs=[(shadow[0], free[0])], burdens=burdens, site=5,
               twilight=9, **hands)  # fmt: skip
        t.skip(f"play {event}").do(f"play {event}")
        assert t.offers() == [f"take {most}", "take 0"]
        t.do(f"take {spotted}")
        if t.may(f"choose {whom}"):
            t.do(f"choose {whom}")
        found: int = t.ask(f"strength {whom}")
        return found

    assert (strength(most), strength(0)) == strengths


@pytest.mark.ruling(29)
def test_who_spots_less_discards_and_heals_less() -> None:
    def discarded(spotted: str) -> int:
        free = ["4_109", "4_49", "4_74", "4_310", "4_313", "4_306 on 4_310", "4_306 on 4_313"]
        t = at("skirmish", free, ["4_13"], pairs=[("4_13", "4_49")], site=5, wait=True)
        t.skip("use 4_13").do("use 4_13", spotted)
        while t.may("choose 4_306"):
            t.do("choose 4_306")
        return len(t.told("discarded"))

    assert (discarded("take 6"), discarded("take 0")) == (2, 1)
    t = at("regroup", ["4_90", "4_310 *2"], hand=["4_320"], site=5).do("play 4_320", "take 0")
    assert t.ask("wounds 4_310") == 1


@pytest.mark.ruling(29)
def test_a_table_may_have_everything_spotted_that_can_be() -> None:
    t = at("skirmish", ["4_49", "4_74"], ["4_10"], hand=["4_51"], pairs=[("4_10", "4_49")], site=5)
    t.s.rules = Rules([1, 1], 2)
    t.do("play 4_51")
    assert t.ask("strength 4_49") == 9


@pytest.mark.rule("Tiro degli arcieri")
@pytest.mark.ruling(30)
def test_archery_may_be_aimed_at_a_player_without_minions() -> None:
    players = [Player(play=["4_74"]), Player(play=["4_4"]), Player()]
    t = Table(stage(players, "archery", site=5, deluxe=False))
    assert t.offers() == ["ask player-3", "ask player-2"]
    t.do("ask player-3")
    assert (t.ask("wounds 4_4"), t.told("wounded")) == (0, [])


@pytest.mark.ruling(31)
@pytest.mark.parametrize(
    ("card", "phase", "free", "control"),
    [
        ("4_14", "skirmish", ["4_310"], {}),
        ("4_13", "skirmish", ["4_310"], {}),
        ("4_36 on 4_10", "skirmish", ["4_310"], {}),
    ],
)
def test_what_would_do_nothing_is_not_asked(
    card: str, phase: str, free: list[str], control: dict[int, int]
) -> None:
    minion = card.partition(" on ")[2] or card
    shadow = [card, "4_10"] if minion == card else [minion, card]
    t = at(phase, free, shadow, pairs=[(minion, free[0])], control=control, site=1)
    t.skip(f"use {card[:4]}")
    assert not t.may(f"use {card.partition(' ')[0]}")


@pytest.mark.ruling(31)
def test_nobody_is_asked_to_draw_from_nothing() -> None:
    def asked(deck: list[str]) -> bool:
        t = at("shadow", ["4_109"], ["4_10"], shand=["4_19"], sdeck=deck, site=5, twilight=5)
        return t.do("play 4_19").may("use 4_19")

    assert (asked(["4_10"]), asked([])) == (True, False)


@pytest.mark.ruling(31)
def test_nobody_is_asked_for_hobbits_where_nobody_can_be_wounded() -> None:
    def asked(free: list[str]) -> bool:
        t = at("fellowship", ["4_364", *free], site=4, hand=["4_91"]).do("move")
        return t.may("use 4_364")

    assert not asked(["4_310"])
    assert not asked([])


@pytest.mark.ruling(31)
def test_what_costs_something_is_asked_even_if_it_would_do_nothing() -> None:
    """Sam's Pack, and nobody to heal: twilight may be wanted."""
    players = [Player(play=["4_109"]), Player(play=["4_316", "4_317 on 4_316"], site=4)]
    t = Table(stage(players, "regroup", site=5))
    while not t.may("stay"):
        t.do(t.offers()[-1])
    t.do("stay")
    while t.ask("turn") == 0:
        t.do("done")
    assert (t.asked(), t.may("use 4_317")) == (1, True)
