"""A refusal names the first true reason, not a list of possible ones."""

from __future__ import annotations

import pytest
from tests.games.tcg.table import Player, Table, at, ids, stage

from mathom.engine.errors import IllegalAction
from mathom.engine.step import act, refresh
from mathom.games.tcg.rules.abilities.ability_types import CARD_ABILITIES, TO_PLAY
from mathom.games.tcg.rules.facts import CARDS, DECK_CARDS, FREE, SIDE
from mathom.games.tcg.rules.game import TCG
from mathom.games.tcg.rules.state import FX_MAY_NOT_MOVE, FX_MUST_MOVE, NOTHING, UNTIL_TURN
from mathom.games.tcg.rules.vocabulary import ADD, VOCABULARY
from mathom.games.tcg.text.wording import TcgWording
from mathom.texts.catalogue import LANGUAGES
from mathom.texts.sentences import reason_text, wording


def refused(t: Table, action: str) -> str:
    """What a player reads who tries an action that is not legal: `play Merry.a1`."""
    verb, _, card = action.partition(" ")
    kinds = {"use": "ability", "add": "print"}
    text = f"{verb} {kinds.get(verb, 'card')}:{ids(card)}" if card else verb
    with pytest.raises(IllegalAction) as fault:
        act(t.s, VOCABULARY.parse(text))
    t.refusals.add(fault.value.reason)
    return reason_text("en", fault.value, "tcg")


def test_a_card_must_be_in_hand() -> None:
    t = at("fellowship", ["Legolas"])
    assert refused(t, "play Gimli.a1") == "Gimli, Unbidden Guest is not in your hand."


def test_a_player_plays_one_side_in_a_turn() -> None:
    t = at("fellowship", hand=["Orthanc Warrior"])
    said = "You play the Free Peoples this turn, and Orthanc Warrior is for the other side."
    assert refused(t, "play Orthanc Warrior.a1") == said


def test_the_twilight_pool_pays_for_shadow_cards() -> None:
    t = at("shadow", shand=["Orthanc Warrior"], twilight=1, site=5)
    said = "Orthanc Warrior costs 2, and the twilight pool holds 1."
    assert refused(t, "play Orthanc Warrior.b1") == said


def test_a_unique_title_is_in_play_or_dead() -> None:
    t = at("fellowship", ["Aragorn (Wingfoot)"], hand=["Aragorn"])
    said = "Aragorn, Heir of Elendil is unique, and a card with that title is already in play."
    assert refused(t, "play Aragorn.a1") == said
    t = at("fellowship", dead=["Aragorn (Wingfoot)"], hand=["Aragorn"])
    said = "Aragorn, Heir of Elendil is unique, and a card with that title is in your dead pile."
    assert refused(t, "play Aragorn.a1") == said


def test_a_requirement_is_named() -> None:
    t = at("fellowship", ["Legolas"], hand=["Blades Drawn"])
    said = "You can play Blades Drawn only if you can spot 3 Elves."
    assert refused(t, "play Blades Drawn.a1") == said


def test_the_price_beside_twilight_is_named() -> None:
    t = at("shadow", shand=["Many Riddles"], twilight=9, site=5)
    said = "You cannot pay what Many Riddles costs: exert an Isengard tracker."
    assert refused(t, "play Many Riddles.b1") == said


def test_a_possession_needs_a_bearer() -> None:
    t = at("fellowship", ["Legolas"], hand=["Sword of Rohan"])
    assert refused(t, "play Sword of Rohan.a1") == "Nobody can bear Sword of Rohan now."


def test_nine_companions_are_the_most() -> None:
    free = [
        "Aragorn", "Legolas", "Gimli", "Gandalf", "Éomer", "Éowyn", "Théoden", "Rider of Rohan",
    ]  # fmt: skip
    t = at("fellowship", free, hand=["Merry"])
    said = "You already have nine companions, counting the dead."
    assert refused(t, "play Merry.a1") == said


def test_the_fellowship_cannot_pass() -> None:
    assert refused(at("fellowship"), "pass") == "You cannot pass: the fellowship must move."


def test_a_discard_must_heal_somebody() -> None:
    t = at("fellowship", ["Legolas"], hand=["Legolas (Dauntless Hunter)"])
    said = (
        "Discarding Legolas, Dauntless Hunter heals nobody: you have no wounded unique character "
        "with that title."
    )
    assert refused(t, "discard Legolas (Dauntless Hunter).a1") == said


def test_only_borne_possessions_are_transferred_and_only_to_somebody() -> None:
    t = at("fellowship", ["Éomer", "Sword of Rohan on Éomer", "Stout and Strong"])
    assert refused(t, "transfer Sword of Rohan.a1") == "No other character can take Sword of Rohan."
    said = "Stout and Strong is not a possession or artifact that one of your characters bears."
    assert refused(t, "transfer Stout and Strong.a1") == said


def test_an_ability_is_for_its_phase() -> None:
    t = at("fellowship", ["Fereveldir", "Legolas"])
    said = "Fereveldir, Son of Thandronen cannot be used in the fellowship phase."
    assert refused(t, "use Fereveldir.a1/1") == said


def test_a_card_that_is_used_is_in_play_and_active() -> None:
    t = at("fellowship", ["Legolas"], ["Aldor"])
    assert refused(t, "use Aldor.a1/1") == "Aldor, Soldier of Edoras is not in play."
    assert refused(t, "use Aldor.b1/1") == "Aldor, Soldier of Edoras belongs to another player."


def test_a_card_of_the_wrong_side_is_not_active() -> None:
    t = at("fellowship", ["Legolas", "Wulf"])
    said = (
        "You play the Free Peoples this turn, and Wulf, Dunlending Chieftain is for the other side."
    )
    assert refused(t, "use Wulf.a1/1") == said


def test_only_the_site_of_the_fellowship_can_be_used() -> None:
    t = at("fellowship", ["Legolas"], site=3)
    assert refused(t, "use Fangorn Forest.a1/1") == "The fellowship is not at Fangorn Forest."


def test_an_ability_needs_its_condition_its_cost_and_an_effect() -> None:
    t = at("fellowship", ["Gandalf (Greyhame)"], twilight=3)
    said = "You can use Gandalf, Greyhame only if the twilight pool holds fewer than 2 tokens."
    assert refused(t, "use Gandalf (Greyhame).a1/1") == said
    t = at("fellowship", ["Weapon Store"])
    said = "You cannot pay what Weapon Store costs: exert a Rohan Man."
    assert refused(t, "use Weapon Store.a1/1") == said
    t = at("fellowship", ["Weapon Store", "Éomer"])
    assert refused(t, "use Weapon Store.a1/1") == "Weapon Store would do nothing now."


def test_an_ability_can_be_used_up_or_forbidden() -> None:
    t = at("fellowship", ["Théoden"], hand=["Sword of Rohan", "Rider's Spear"])
    t.do("use Théoden").skip()
    while not t.may("move"):
        t.do(t.offers()[0])
    said = "You have already used Théoden, Lord of the Mark this turn."
    assert refused(t, "use Théoden.a1/1") == said
    t = at("fellowship", ["Gandalf (Greyhame)"], ["Leechcraft on Gandalf (Greyhame)"])
    said = "A card in play forbids the special abilities of Gandalf, Greyhame."
    assert refused(t, "use Gandalf (Greyhame).a1/1") == said


def test_in_most_phases_only_events_are_played() -> None:
    t = at("maneuver", ["Legolas"], ["Orthanc Warrior"], site=5, wait=True, hand=["Gimli"])
    assert refused(t, "play Gimli.a1") == "In the maneuver phase you can play only events."


def test_an_event_is_for_its_phase() -> None:
    t = at("fellowship", hand=["Knocked on the Head"])
    said = "Knocked on the Head cannot be used in the fellowship phase."
    assert refused(t, "play Knocked on the Head.a1") == said


FIGHT = [("Orthanc Warrior", "Frodo")]


def test_a_response_fits_what_happens() -> None:
    t = at("skirmish", [], ["Orthanc Warrior"], site=5, pairs=FIGHT, deluxe=False)
    said = "That does not respond to what is happening."
    assert refused(t, "done") == said
    assert refused(t, "play Merry.a1") == "Merry, Learned Guide is not in your hand."


def test_an_unfit_card_is_no_response() -> None:
    hand = ["Merry", "Gandalf's Staff"]
    t = at("skirmish", [], ["Orthanc Warrior"], site=5, pairs=FIGHT, deluxe=False, hand=hand)
    t.skip("use The One Ring")
    assert refused(t, "play Merry.a1") == "That does not respond to what is happening."


def test_an_ability_responds_once_to_an_event() -> None:
    shadow = ["Wulf", "Hillman Mob"]
    pairs = [("Hillman Mob", "Legolas")]
    t = at("skirmish", ["Legolas"], shadow, site=5, pairs=pairs, wait=True).skip("use Wulf")
    t.do("use Wulf")
    said = "Wulf, Dunlending Chieftain has already responded to this."
    assert refused(t, "use Wulf.b1/1") == said


def test_a_ring_that_is_worn_already_does_not_respond() -> None:
    t = at("skirmish", [], ["Orthanc Warrior"], site=5, pairs=FIGHT, deluxe=False)
    t.s.worn = 1
    refresh(t.s)
    said = "You can use The One Ring, The Ruling Ring only if the Ring is not worn."
    assert refused(t, "use The One Ring.a1/1") == said


def test_a_minion_that_cannot_be_assigned() -> None:
    shadow = ["Orthanc Warrior", "Saruman (Black Traitor)"]
    t = at("assignment", ["Aragorn"], shadow, site=5, deluxe=False)
    assert refused(t, "assign Aragorn.a1") == "Aragorn, Heir of Elendil is not a minion in play."
    said = "A card keeps Saruman, Black Traitor out of skirmishes."
    assert refused(t, "assign Saruman (Black Traitor).b1") == said
    said = "Assign a minion, or choose to assign no more."
    assert refused(t, "pass") == said


def test_a_minion_is_assigned_once_and_a_defender_takes_one() -> None:
    shadow = ["Orthanc Warrior", "Orthanc Warrior", "Orthanc Warrior"]
    t = at("assignment", ["Aragorn", "Legolas"], shadow, site=5, deluxe=False)
    t.do("assign Orthanc Warrior")
    assert refused(t, "pass") == "Choose who faces the minion first."
    said = "Gimli, Unbidden Guest cannot be assigned to a skirmish here."
    assert refused(t, "choose Gimli.a1") == said
    t.do("choose Legolas")
    said = "Orthanc Warrior is already assigned to Legolas, Elven Comrade."
    assert refused(t, "assign Orthanc Warrior.b1") == said
    t.do("assign Orthanc Warrior")
    said = "Legolas, Elven Comrade cannot take another minion."
    assert refused(t, "choose Legolas.a1") == said


def test_only_fierce_minions_fight_again() -> None:
    shadow = ["Orthanc Warrior", "Uruk Runner"]
    t = at("assignment", ["Aragorn"], shadow, site=5, deluxe=False)
    t.s.fierce = 1
    refresh(t.s)
    said = "Orthanc Warrior is not fierce: only fierce minions fight again."
    assert refused(t, "assign Orthanc Warrior.b1") == said


def test_a_shadow_player_assigns_only_his_own_minions() -> None:
    players = [
        Player(play=["Aragorn"], site=5),
        Player(play=["Orthanc Warrior"]),
        Player(play=["Uruk Runner"]),
    ]
    t = Table(stage(players, "assignment", site=5)).skip().do("done")
    other = "Uruk Runner.c1" if t.asked() == 1 else "Orthanc Warrior.b1"
    name = other.partition(".")[0]
    assert refused(t, f"assign {other}") == f"{name} belongs to another player."


def regrouped() -> Table:
    """The choice to move again, in a Basic game."""
    return at("regroup", site=3, shand=["Iron Axe"], moves=1, deluxe=False).do("done")


def test_the_move_limit_and_cards_stop_the_fellowship() -> None:
    t = regrouped()
    t.s.moves = 2
    refresh(t.s)
    assert refused(t, "move") == "The fellowship has reached the move limit of this turn."
    t = regrouped()
    t.s.last(FX_MAY_NOT_MOVE, NOTHING, 0, UNTIL_TURN)
    refresh(t.s)
    assert refused(t, "move") == "A card forbids the fellowship to move again this turn."


def test_a_card_makes_the_fellowship_move_again() -> None:
    t = regrouped()
    t.s.last(FX_MUST_MOVE, NOTHING, 0, UNTIL_TURN)
    refresh(t.s)
    assert refused(t, "stay") == "A card makes the fellowship move again."


def built(count: int, cards: list[str]) -> Table:
    """A deck in the making: its first cards, and some more."""
    t = Table(TCG.new(1, [1, 0], 2)).do("build")
    while len(t.s.lists) < count:
        act(t.s, t.s.offers[0])
    return t.do(*[f"add {card}" for card in cards])


def test_deck_building_names_what_comes_next() -> None:
    said = "The Ring-bearer of a deck must be a Frodo."
    assert (refused(built(0, []), "done"), refused(built(0, []), "add Gimli")) == (said, said)
    assert refused(built(1, []), "add Gimli") == "A deck needs The One Ring."
    assert refused(built(4, []), "add Gimli") == "Add a site with the number 3 first."


def test_deck_building_counts_cards() -> None:
    t = built(11, ["Gimli"] * 4)
    said = "The deck already has four cards with the title of Gimli, Unbidden Guest."
    assert refused(t, "add Gimli") == said
    assert refused(t, "add The One Ring") == (
        "The One Ring, The Ruling Ring does not belong in a draw deck."
    )
    said = "The draw deck holds 4 cards; it needs at least 60."
    assert refused(t, "done") == said


def test_both_sides_of_a_deck_are_equal() -> None:
    t = built(11, [])
    free = [card for card in DECK_CARDS if SIDE[card] == FREE]
    for card in [card for card in free for _ in range(4)]:
        if ADD + card in t.s.offers:
            act(t.s, ADD + card)
    assert refused(t, f"add {CARDS[free[-1]]}") == "The deck already has 40 Free Peoples cards."
    for _ in range(20):
        act(t.s, t.s.offers[0])
    said = "There are 40 Free Peoples cards and 20 Shadow cards; there must be equally many."
    assert refused(t, "done") == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_requirement_and_cost_has_words(language: str) -> None:
    words = wording("tcg", language)
    assert isinstance(words, TcgWording)
    for card, abilities in enumerate(CARD_ABILITIES):
        entries = [f"play/{number}" for number in range(len(TO_PLAY[card]))]
        for ability in abilities:
            entries += [f"{ability.index}/{number}" for number in range(len(ability.needs))]
            entries += [f"{ability.index}"] if ability.costs else []
        for entry in entries:
            assert words.requirement(f"{CARDS[card]}/{entry}").strip(), CARDS[card]


def test_another_decision_is_not_asked_for() -> None:
    t = at("shadow", shand=["Orthanc Warrior"], twilight=9, site=5)
    assert refused(t, "move") == "That is not the decision to make now."
