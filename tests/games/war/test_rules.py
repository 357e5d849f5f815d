"""Rules by their paragraphs: set-up, characters, politics, the fellowship, table cards, teams."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.war.table import ALL_AT_WAR, AT_WAR, NO_CARDS, Board, free_dice, hand, shadow_dice

from mathom.engine.step import decider
from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.cards.hands import cards_in_hand, left_in
from mathom.games.war.rules.facts import CARD_DECK, CARDS, NATIONS, SEATS
from mathom.games.war.rules.game import FIGURE_COUNT, WAR
from mathom.games.war.rules.state import HAND


def board(**data: Any) -> Board:
    """Nobody holds cards and everybody is at war, unless it is said otherwise."""
    return Board(**{"cards": NO_CARDS, "nations": ALL_AT_WAR, **data})


@pytest.mark.rule("Preparazione del Gioco")
def test_the_set_up() -> None:
    s = WAR.new(1)
    assert FIGURE_COUNT == 205
    assert WAR.faults(s) == []
    assert sum(1 for card in s.place if card >> 2 == HAND) == 2
    assert [left_in(s, deck) for deck in range(4)] == [23, 23, 23, 23]
    assert [s.politics[NATIONS.index(n)] for n in ("gondor", "rohan", "sauron")] == [2, 3, 1]
    assert [NATIONS[n] for n in range(5) if s.active[n]] == ["elves"]


@pytest.mark.rule("Pescare Carte Evento: limite di mano")
@pytest.mark.ruling(10)
def test_more_than_six_cards_are_discarded_face_down() -> None:
    cards = [card for card in CARDS if CARD_DECK[CARDS.index(card)] == 1][:6]
    t = board(dice=free_dice(event=1), cards=hand(*cards))
    t.do("use die:event", "draw deck:free-peoples-character")
    assert cards_in_hand(t.s, 0) == 7
    t.do(f"discard card:{cards[0]}")
    assert t.card(cards[0]) == "face-down"
    assert cards[0] not in WAR.view(t.s, 1)["face_down_known"]  # type: ignore[operator]
    assert WAR.view(t.s, 1)["face_down"] == {"free-peoples-strategy": 1}


@pytest.mark.rule("Muovere i Compagni")
def test_companions_stop_at_a_stronghold_of_the_shadow() -> None:
    t = board(dice=free_dice(character=1), characters={"strider": "hollin"})
    t.do("use die:character", "move-companions", "from place:hollin")
    assert t.may("to place:moria")
    assert not t.may("to place:parth-celebrant")


@pytest.mark.rule("Muovere i Compagni")
def test_companions_neither_leave_nor_enter_a_besieged_stronghold() -> None:
    siege: dict[str, Any] = {
        "armies": {"lorien": {"sauron-regular": 3}, "lorien-stronghold": {"elves-elite": 2}},
        "sieges": ["lorien"],
    }
    t = board(dice=free_dice(character=1), characters={"gimli": "lorien-stronghold"}, **siege)
    t.do("use die:character", "move-companions", "from place:lorien-stronghold")
    assert t.where("gimli") == "lorien-stronghold"
    t = board(dice=free_dice(character=1), characters={"gimli": "dimrill-dale"}, **siege)
    t.do("use die:character", "move-companions", "from place:dimrill-dale")
    assert not t.may("to place:lorien")
    assert not t.may("to place:lorien-stronghold")


@pytest.mark.rule("Gandalf il Bianco")
def test_shadowfax_carries_gandalf_and_one_hobbit_four_regions() -> None:
    who = {"gandalf": "edoras!", "peregrin": "edoras", "gimli": "edoras"}
    t = board(dice=free_dice(character=1), characters=who)
    t.do("use die:character", "move-companions", "from place:edoras", "take figure:gandalf")
    t.do("take figure:peregrin")
    assert t.may("to place:lossarnach")
    t = board(dice=free_dice(character=1), characters=who)
    t.do("use die:character", "move-companions", "from place:edoras", "take figure:gandalf")
    t.do("take figure:gimli", "done")
    assert not t.may("to place:lossarnach")


@pytest.mark.rule("Attivare le Nazioni dei Popoli Liberi")
def test_a_companion_awakes_the_nation_of_a_city_he_comes_to() -> None:
    t = board(dice=free_dice(character=1), nations={}, characters={"boromir": "osgiliath"})
    t.do("use die:character", "move-companions", "from place:osgiliath")
    t.do("to place:minas-tirith")
    assert t.politics("gondor") == (2, True)
    t = board(dice=free_dice(character=1), nations={}, characters={"gimli": "osgiliath"})
    t.do("use die:character", "move-companions", "from place:osgiliath")
    t.do("to place:minas-tirith")
    assert t.politics("gondor") == (2, False)


@pytest.mark.rule("Aragorn – Erede di Isildur")
@pytest.mark.ruling(1)
def test_strider_is_crowned_in_minas_tirith_and_awakes_gondor() -> None:
    t = board(
        dice=free_dice(will_of_the_west=1), nations={}, characters={"strider": "minas-tirith"}
    )
    t.do("use die:will-of-the-west", "bring character:strider")
    assert t.s.crowned == 1
    assert t.politics("gondor") == (2, True)


@pytest.mark.rule("Gandalf il Bianco")
def test_gandalf_returns_in_fangorn_once_a_minion_has_been_seen() -> None:
    gone = {"gandalf": "gone"}
    t = board(dice=free_dice(will_of_the_west=1), characters=gone)
    t.do("use die:will-of-the-west")
    assert not t.may("bring character:gandalf")
    t = board(dice=free_dice(will_of_the_west=1), characters={**gone, "saruman": "orthanc"})
    t.do("use die:will-of-the-west", "bring character:gandalf", "to place:fangorn")
    assert t.where("gandalf") == "fangorn"
    assert t.s.white == 1


@pytest.mark.rule("Giocare i Personaggi dell'Ombra")
def test_when_minions_enter_play() -> None:
    t = board(dice=shadow_dice(muster=1), nations={"sauron": AT_WAR})
    t.do("use die:muster")
    assert not t.may("bring character:witch-king")
    t = board(dice=shadow_dice(muster=1), nations={"sauron": AT_WAR, "gondor": AT_WAR})
    t.do("use die:muster", "bring character:witch-king", "to place:morannon")
    assert t.where("witch-king") == "morannon"
    assert all(t.politics(nation)[1] for nation in NATIONS)
    t = board(dice=shadow_dice(muster=1), nations={"isengard": AT_WAR})
    t.do("use die:muster", "bring character:saruman")
    assert t.where("saruman") == "orthanc"
    t = board(dice=shadow_dice(muster=1), nations={})
    t.do("use die:muster")
    assert not t.may("bring character:mouth-of-sauron")
    t = board(dice=shadow_dice(muster=1), nations={}, fellowship={"mordor": 0})
    t.do("use die:muster", "bring character:mouth-of-sauron", "to place:barad-dur")
    assert t.where("mouth-of-sauron") == "barad-dur"


@pytest.mark.rule("Saruman")
def test_the_voice_of_saruman() -> None:
    t = board(dice=shadow_dice(muster=1), characters={"saruman": "orthanc"})
    t.do("use die:muster", "voice-recruit")
    assert t.at("north-dunland") == t.at("south-dunland") == {"isengard-regular": 2}
    assert t.at("orthanc") == {"isengard-regular": 5, "isengard-elite": 1}
    t = board(dice=shadow_dice(muster=1), characters={"saruman": "orthanc"})
    t.do("use die:muster", "voice-upgrade")
    assert t.at("orthanc") == {"isengard-regular": 2, "isengard-elite": 3}


@pytest.mark.rule("La Bocca di Sauron")
def test_the_mouth_makes_a_muster_an_army_result_once_a_turn() -> None:
    t = board(dice=shadow_dice(muster=2), characters={"mouth-of-sauron": "barad-dur"})
    t.do("use die:muster", "march", "from place:umbar", "all", "to place:near-harad", "done")
    t.do("use die:muster")
    assert not t.may("march")


@pytest.mark.rule("Grampasso")
def test_strider_as_guide_hides_the_fellowship_with_any_die() -> None:
    t = board(dice=free_dice(muster=1), fellowship={"revealed": True, "guide": "strider"})
    t.do("use die:muster", "hide")
    assert t.s.revealed == 0
    t = board(dice=free_dice(muster=1), fellowship={"revealed": True})
    t.do("use die:muster")
    assert not t.may("hide")


@pytest.mark.rule("Legolas, Gimli, Boromir")
def test_a_companion_at_home_sways_his_nation_with_any_die() -> None:
    t = board(dice=free_dice(event=1), nations={}, characters={"legolas": "lorien"})
    t.do("use die:event", "sway nation:elves")
    assert t.politics("elves") == (2, True)


@pytest.mark.rule("Azione Diplomatica")
def test_a_passive_nation_never_reaches_war() -> None:
    nations = {"gondor": {"steps_to_war": 1, "active": False}}
    t = board(dice=free_dice(muster=1), nations=nations)
    t.do("use die:muster")
    assert t.refused("sway nation:gondor") == "nation-passive"


@pytest.mark.rule("Muovere i Nazgûl e i Servi")
@pytest.mark.ruling(8)
def test_nazgul_fly_anywhere_but_to_free_strongholds() -> None:
    t = board(dice=shadow_dice(character=1))
    t.do("use die:character", "move-minions", "from place:morannon")
    assert t.may("to place:the-shire")
    assert t.refused("to place:minas-tirith") == "stronghold-of-the-free"
    t.do("to place:the-shire")
    assert not t.may("from place:the-shire")


@pytest.mark.rule("Carta: Vermilinguo")
@pytest.mark.ruling(17)
def test_wormtongue_keeps_rohan_from_being_activated_by_elrond() -> None:
    t = board(
        dice=free_dice(event=1),
        nations={},
        characters={"saruman": "orthanc"},
        cards={**hand("wisdom-of-elrond"), "wormtongue": {"at": "table"}},
    )
    t.do("use die:event", "play card:wisdom-of-elrond", "choose nation:rohan")
    assert t.politics("rohan") == (2, False)
    assert t.card("wormtongue") == "table"


@pytest.mark.rule("Carta: Un Potere Troppo Grande")
def test_a_power_too_great_bars_lorien_until_two_cards_pay() -> None:
    table: dict[str, object] = {"a-power-too-great": {"at": "table"}}
    armies = {"dimrill-dale": {"sauron-regular": 5}, "moria": {}}
    paying = hand("return-to-valinor", "orc-patrol", seat="shadow")
    t = board(dice=shadow_dice(army=1), armies=armies, cards={**table, **paying})
    t.do("use die:army")
    assert not t.may("attack") or "lorien" not in str(t.offers())
    t.do("banish card:a-power-too-great", "discard card:return-to-valinor")
    t.do("discard card:orc-patrol")
    assert t.card("a-power-too-great") == "discard"


@pytest.mark.rule("Carta: Cotta di Mithril e Pungolo")
def test_mithril_draws_another_tile() -> None:
    t = board(
        dice=free_dice(character=1),
        fellowship={"region": "hollin"},
        hunt_box={"shadow": 1},
        cards={"mithril-coat-and-sting": {"at": "table"}},
    )
    t.do("use die:character")
    t.roll("move-fellowship", "6", "tile tile:3-a")
    t.roll("invoke card:mithril-coat-and-sting", "tile tile:0-reveal-a")
    assert t.s.corruption == 0
    assert t.s.tiles[vocabulary.KINDS["tile"].index("3-a")] == 0


@pytest.mark.rule("Gollum come Guida")
def test_gollum_hides_from_numbered_tiles_and_may_reveal() -> None:
    gone = dict.fromkeys(
        ("gandalf", "strider", "legolas", "gimli", "boromir", "meriadoc", "peregrin"), "gone"
    )
    t = board(
        dice=free_dice(character=1),
        fellowship={"region": "hollin"},
        characters=gone,
        hunt_box={"shadow": 1},
    )
    t.do("use die:character")
    t.roll("move-fellowship", "6", "tile tile:2-reveal-a")
    assert t.offers() == ["reveal", "decline"]
    t.do("decline")
    assert (t.s.corruption, t.s.revealed) == (2, 0)


@pytest.mark.rule("Partita a 4 giocatori")
def test_four_players_act_in_turn_and_command_their_own_nations() -> None:
    dice = {"free-peoples": {"muster": 4}, "shadow": {"muster": 4}}
    t = board(seats=4, dice=dice)
    order = []
    for _ in range(4):
        order.append(SEATS[decider(t.s)])
        t.do("use die:muster")
        if SEATS[decider(t.s)] == "rohan":
            assert t.refused("sway nation:gondor") == "nation-of-another"
        t.do("skip")
    assert order == ["rohan", "saruman", "free-peoples", "shadow"]


@pytest.mark.rule("Pesca degli Eventi, 4 giocatori")
def test_two_players_of_a_side_exchange_a_card_unseen() -> None:
    t = Board(
        seats=4,
        cards={**hand("athelas"), **hand("elven-cloaks", seat="rohan")},
        agenda=[
            {"step": "next-action"},
            {"step": "offer-card", "seat": 3, "second": 1},
            {"step": "offer-card", "seat": 0, "second": 0},
        ],
        dice={"free-peoples": {"muster": 1}, "shadow": {"muster": 1}},
    )
    t.do("offer card:athelas")
    hands = WAR.view(t.s, 3)["hands"]
    assert isinstance(hands, dict)
    assert hands["free-peoples"]["known"] == []
    t.do("offer card:elven-cloaks")
    assert t.s.place[CARDS.index("athelas")] >> 2 == HAND + 3
    assert t.s.place[CARDS.index("elven-cloaks")] >> 2 == HAND
