"""Finer points on which the book is silent: what the page of rulings says of them."""

from __future__ import annotations

import pytest
from tests.games.tcg.table import Player, Table, at, stage

from mathom.games.tcg.rules.state import Rules


@pytest.mark.ruling(19)
def test_who_cannot_take_a_wound_is_not_chosen_to_be_wounded() -> None:
    free = ["Théoden", "King's Mail on Théoden", "Gimli"]
    t = at("archery", free, ["Uruk Crossbowman"], site=5, wait=True)
    t.skip("use Uruk Crossbowman").do("use Uruk Crossbowman")
    assert (t.ask("wounds Gimli"), t.ask("wounds Théoden")) == (1, 0)


@pytest.mark.ruling(19)
def test_nobody_is_asked_to_have_a_minion_wounded_that_cannot_be() -> None:
    def asked(control: dict[int, int]) -> bool:
        pairs = [("Uruk Assault Band", "Gandalf")]
        t = at(
            "skirmish",
            ["Gandalf"],
            ["Uruk Assault Band"],
            hand=["Long I Fell"],
            pairs=pairs,
            control=control,
            site=7,
        )
        return t.do("play Long I Fell").may("accept")

    assert (asked({4: 1}), asked({4: 1, 5: 1})) == (True, False)


@pytest.mark.ruling(20)
def test_a_player_pays_with_cards_of_his_own() -> None:
    def table(own: list[str]) -> Table:
        players = [
            Player(play=["Aragorn"]),
            Player(play=["Mauhúr"]),
            Player(own, hand=["Many Riddles"]),
        ]
        return Table(stage(players, "shadow", site=5, twilight=9))

    assert table([]).asked() == 2
    assert not table([]).may("play Many Riddles")
    t = table(["Uruk Chaser"]).do("play Many Riddles")
    assert (t.ask("wounds Uruk Chaser"), t.ask("wounds Mauhúr")) == (1, 0)


@pytest.mark.ruling(21)
def test_a_cancelled_skirmish_has_no_further_actions() -> None:
    pairs = [("Orthanc Warrior", "Merry")]
    t = at(
        "skirmish",
        ["Gimli", "Merry"],
        ["Orthanc Warrior", "Mauhúr"],
        hand=["Severed His Bonds"],
        pairs=pairs,
        site=3,
        twilight=4,
        wait=True,
    )
    assert t.may("use Gimli")
    t.do("play Severed His Bonds")
    assert (t.ask("phase"), t.may("use Gimli"), t.may("use Mauhúr")) == ("assignment", False, False)


@pytest.mark.ruling(21)
def test_a_skirmish_that_lost_a_side_has_no_further_actions() -> None:
    pairs = [("Orthanc Warrior", "Gimli")]
    t = at("skirmish", ["Gimli", "Pippin"], ["Orthanc Warrior"], pairs=pairs, site=5, wait=True)
    t.do("use Pippin")
    assert t.ask("phase") == "regroup"


@pytest.mark.ruling(22)
def test_a_text_assigns_only_fierce_minions_in_the_fierce_round() -> None:
    shadow = ["Dunlending Ravager", "Orthanc Champion", "Orthanc Warrior"]
    t = at("assignment", ["Guma", "Aragorn"], shadow, site=5, fierce=True, wait=True)
    t.skip("use Dunlending Ravager", "use Orthanc Champion")
    assert not t.may("use Dunlending Ravager")
    assert not t.may("use Orthanc Champion")
    t = at("assignment", ["Guma", "Aragorn"], shadow, site=5, wait=True)
    assert t.skip("use Dunlending Ravager").may("use Orthanc Champion")


@pytest.mark.ruling(22)
def test_a_text_gives_the_ring_bearer_no_second_minion_and_asks_for_nothing() -> None:
    free = ["Aragorn", "Gimli", "Legolas", "Éomer", "Merry"]
    shadow = ["Orthanc Warrior", "Southron Commander", "Southron Wanderer"]
    t = at("assignment", free, shadow, site=5, pairs=[("Orthanc Warrior", "Frodo")], wait=True)
    t.skip("use Southron Wanderer")
    assert not t.may("use Southron Commander")
    t.do("use Southron Wanderer")
    assert t.offers() != ["accept", "decline"]
    assert t.s.foe.count(t.find("a:Frodo")) == 1


@pytest.mark.ruling(23)
def test_an_ally_who_is_kept_out_or_unhasty_is_not_brought_into_a_skirmish() -> None:
    def may(ally: str, site: int, sites: list[str]) -> bool:
        t = at(
            "assignment",
            [ally, "Aragorn"],
            ["Dunlending Warrior"],
            site=site,
            sites=sites,
            wait=True,
        )
        return t.skip("use Dunlending Warrior").may("use Dunlending Warrior")

    assert may("Aldor", 3, ["Throne Room"])
    assert not may("Aldor", 3, ["Streets of Edoras"])
    assert may("Treebeard (Earthborn)", 2, [])
    assert not may("Treebeard (Earthborn)", 5, [])


@pytest.mark.ruling(24)
def test_sam_does_not_prevent_the_burden_with_which_a_shadow_card_is_stopped() -> None:
    t = at(
        "assignment",
        ["Sam"],
        ["Easterling Axeman"],
        shand=["Vision From Afar"],
        site=5,
        twilight=4,
        wait=True,
    )
    t.skip("play Vision From Afar").do("play Vision From Afar", "accept")
    assert (t.ask("burdens"), t.ask("wounds Sam"), t.ask("against Easterling Axeman")) == (
        1,
        0,
        None,
    )
    assert not t.may("use Sam")


@pytest.mark.ruling(25)
def test_the_barrows_give_four_cards_for_an_empty_hand() -> None:
    deck = ["Best Company", "Best Company", "Dunlending Brigand", "Dunlending Brigand", "Gimli"]
    t = at("fellowship", deck=deck, site=3, sites=["Barrows of Edoras"])
    t.do("use Barrows of Edoras")
    assert (t.ask("hand"), t.ask("deck")) == (4, 1)
    t = at("fellowship", site=3, sites=["Barrows of Edoras"])
    assert not t.may("use Barrows of Edoras")


@pytest.mark.ruling(26)
def test_of_two_things_that_cannot_be_done_in_full_one_is_done_in_part() -> None:
    t = at("fellowship", ["Gimli *2"], site=3, ssites=["White Mountains"]).do("move")
    assert t.ask("wounds a:Frodo") == 1
    assert len(t.told("exerted")) == 1


@pytest.mark.ruling(27)
def test_who_must_move_again_must_do_so_once() -> None:
    players = [
        Player(play=["Aragorn"], site=4),
        Player(
            play=["Dunlending Brigand", "Dunlending Brigand", "No Retreat on site1"],
            site=4,
            hand=["Iron Axe"],
        ),
        Player(site=4),
        Player(site=4),
    ]
    t = Table(stage(players, "regroup", control={1: 1}, site=4))
    t.skip("use No Retreat").do("use No Retreat", "done")
    assert (t.ask("moves"), t.ask("phase")) == (2, "shadow")
    while t.asked() != 0 or not t.may("move"):
        t.do(t.offers()[-1])
    assert t.offers() == ["move", "stay"]


@pytest.mark.rule("Deluxe: Rule of 4 and Rule of 9")
def test_an_event_that_comes_back_counts_for_the_rule_of_four() -> None:
    deck = ["Best Company"] * 4
    t = at(
        "fellowship", ["Gandalf"], hand=["Have Patience", "Into Dark Tunnels"], deck=deck, site=1
    )
    t.s.taken = 4
    t.do("play Have Patience", "play Into Dark Tunnels")
    assert t.ask("zone Have Patience") == "discard"
    t = at(
        "fellowship", ["Gandalf"], hand=["Have Patience", "Into Dark Tunnels"], deck=deck, site=1
    )
    t.do("play Have Patience", "play Into Dark Tunnels")
    assert (t.ask("zone Have Patience"), t.s.taken) == ("hand", 1)


def test_who_waits_for_a_minion_to_lose_sees_it_lose_by_dying() -> None:
    pairs = [("Dunlending Ravager", "Aragorn")]
    t = at(
        "skirmish",
        ["Aragorn", "Gondorian Ranger"],
        ["Dunlending Ravager", "Orthanc Warrior"],
        hand=["New Errand"],
        pairs=pairs,
        site=2,
    )
    t.do("play New Errand", "choose Dunlending Ravager").skip("accept")
    assert t.ask("zone Dunlending Ravager") == "discard"
    t.do("accept")
    assert t.ask("wounds Orthanc Warrior") == 1


def test_minions_under_a_card_that_is_not_active_are_out_of_reach() -> None:
    players = [
        Player(play=["Thandronen", "Legolas"], site=5),
        Player(
            play=[
                "Orthanc Warrior",
                "Here Is Good Rock",
                "Dunlending Brigand under Here Is Good Rock",
            ],
            site=5,
            hand=["Iron Axe"],
        ),
    ]
    t = Table(stage(players, "regroup", site=5))
    t.do("use Thandronen")
    assert t.ask("zone Dunlending Brigand") == "stacked"


def test_nobody_is_asked_about_healing_when_nobody_is_wounded() -> None:
    def asked(ally: str) -> bool:
        players = [Player(play=["Éomer", ally], site=4), Player(site=4)]
        t = Table(stage(players, "regroup", turn_of=1, site=4, moves=2))
        return t.may("use Éomer")

    assert (asked("Guma"), asked("Guma *1")) == (False, True)


@pytest.mark.ruling(16)
def test_no_text_changes_a_card_that_is_not_active() -> None:
    players = [
        Player(play=["Aragorn", "Sword of Gondor on Aragorn"], site=5, sites=["Helm's Gate"]),
        Player(play=["Aragorn", "Sword of Gondor on Aragorn"], site=5),
    ]
    t = Table(stage(players, "fellowship", site=5))
    assert (t.ask("strength a:Aragorn"), t.ask("strength b:Aragorn")) == (8 + 2 + 2, 8 + 2)


@pytest.mark.rule("Avvistare")
@pytest.mark.ruling(29)
@pytest.mark.parametrize(
    ("event", "free", "shadow", "burdens", "most", "whom", "strengths"),
    [
        ("Khazâd Ai-mênu", ["Gimli", "Legolas"], ["Dunlending Brigand"], 0, 1, "Gimli", (9, 8)),
        (
            "Supporting Fire",
            ["Lórien Guardian", "Legolas", "Lórien Swordsman"],
            ["Dunlending Brigand"],
            0,
            3,
            "Lórien Guardian",
            (8, 7),
        ),
        (
            "Fight for the Villagers",
            ["Éomer", "Guma"],
            ["Dunlending Brigand"],
            0,
            1,
            "Éomer",
            (10, 9),
        ),
        ("Men of Rhûn", ["Aragorn"], ["Desert Spearman"], 4, 4, "Desert Spearman", (12, 11)),
        (
            "On the March",
            ["Aragorn", "Gimli", "Legolas", "Merry", "Pippin"],
            ["Desert Spearman"],
            0,
            6,
            "Desert Spearman",
            (13, 11),
        ),
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
        t = at(
            "skirmish",
            free,
            shadow,
            pairs=[(shadow[0], free[0])],
            burdens=burdens,
            site=5,
            twilight=9,
            **hands,
        )
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
        free = [
            "Aragorn",
            "Gimli",
            "Legolas",
            "Merry",
            "Pippin",
            "Hobbit Sword on Merry",
            "Hobbit Sword on Pippin",
        ]
        t = at(
            "skirmish",
            free,
            ["Dunlending Pillager"],
            pairs=[("Dunlending Pillager", "Gimli")],
            site=5,
            wait=True,
        )
        t.skip("use Dunlending Pillager").do("use Dunlending Pillager", spotted)
        while t.may("choose Hobbit Sword"):
            t.do("choose Hobbit Sword")
        return len(t.told("discarded"))

    assert (discarded("take 6"), discarded("take 0")) == (2, 1)
    t = at("regroup", ["Gandalf", "Merry *2"], hand=["Store-room"], site=5).do(
        "play Store-room", "take 0"
    )
    assert t.ask("wounds Merry") == 1


@pytest.mark.ruling(29)
def test_a_table_may_have_everything_spotted_that_can_be() -> None:
    t = at(
        "skirmish",
        ["Gimli", "Legolas"],
        ["Dunlending Brigand"],
        hand=["Khazâd Ai-mênu"],
        pairs=[("Dunlending Brigand", "Gimli")],
        site=5,
    )
    t.s.rules = Rules([1, 1], 2)
    t.do("play Khazâd Ai-mênu")
    assert t.ask("strength Gimli") == 9


@pytest.mark.rule("Tiro degli arcieri")
@pytest.mark.ruling(30)
def test_archery_may_be_aimed_at_a_player_without_minions() -> None:
    players = [Player(play=["Legolas"]), Player(play=["Band of Wild Men"]), Player()]
    t = Table(stage(players, "archery", site=5, deluxe=False))
    assert t.offers() == ["ask player-3", "ask player-2"]
    t.do("ask player-3")
    assert (t.ask("wounds Band of Wild Men"), t.told("wounded")) == (0, [])


@pytest.mark.ruling(31)
@pytest.mark.parametrize(
    ("card", "phase", "free", "control"),
    [
        ("Dunlending Ransacker", "skirmish", ["Merry"], {}),
        ("Dunlending Pillager", "skirmish", ["Merry"], {}),
        ("War Club on Dunlending Brigand", "skirmish", ["Merry"], {}),
    ],
)
def test_what_would_do_nothing_is_not_asked(
    card: str, phase: str, free: list[str], control: dict[int, int]
) -> None:
    minion = card.partition(" on ")[2] or card
    shadow = [card, "Dunlending Brigand"] if minion == card else [minion, card]
    t = at(phase, free, shadow, pairs=[(minion, free[0])], control=control, site=1)
    t.skip(f"use {card[:4]}")
    assert not t.may(f"use {card.partition(' ')[0]}")


@pytest.mark.ruling(31)
def test_nobody_is_asked_to_draw_from_nothing() -> None:
    def asked(deck: list[str]) -> bool:
        t = at(
            "shadow",
            ["Aragorn"],
            ["Dunlending Brigand"],
            shand=["Hides"],
            sdeck=deck,
            site=5,
            twilight=5,
        )
        return t.do("play Hides").may("use Hides")

    assert (asked(["Dunlending Brigand"]), asked([])) == (True, False)


@pytest.mark.ruling(31)
def test_nobody_is_asked_for_hobbits_where_nobody_can_be_wounded() -> None:
    def asked(free: list[str]) -> bool:
        t = at("fellowship", ["Aragorn (Wingfoot)", *free], site=4, hand=["Gandalf's Staff"]).do(
            "move"
        )
        return t.may("use Aragorn (Wingfoot)")

    assert not asked(["Merry"])
    assert not asked([])


@pytest.mark.ruling(31)
def test_what_costs_something_is_asked_even_if_it_would_do_nothing() -> None:
    """Sam's Pack, and nobody to heal: twilight may be wanted."""
    players = [Player(play=["Aragorn"]), Player(play=["Sam", "Sam's Pack on Sam"], site=4)]
    t = Table(stage(players, "regroup", site=5))
    while not t.may("stay"):
        t.do(t.offers()[-1])
    t.do("stay")
    while t.ask("turn") == 0:
        t.do("done")
    assert (t.asked(), t.may("use Sam's Pack")) == (1, True)
