"""Every event card is played once where its condition holds, and all of its effects happen."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.war.table import ALL_AT_WAR, Board, covers, free_dice, hand, shadow_dice

from mathom.engine.state import Tape
from mathom.engine.step import decider, play
from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.cards.effect_types import CARD_EFFECTS
from mathom.games.war.rules.facts import CARD_FACTS, CARDS, FREE, SIDES
from mathom.games.war.rules.game import WAR
from mathom.games.war.rules.turn import TakeAction

SIEGE = {
    "armies": {
        "minas-tirith": {"sauron-regular": 3, "isengard-regular": 1, "nazgul": 1},
        "minas-tirith-stronghold": {"gondor-regular": 3, "gondor-leader": 1},
        "druadan-forest": {"rohan-regular": 2},
        "osgiliath": {},
    },
    "sieges": ["minas-tirith"],
}
SARUMAN = {"characters": {"saruman": "orthanc"}}
WITCH_KING = {"characters": {"witch-king": "minas-tirith"}, **SIEGE}
WHITE = {"characters": {"gandalf": "fangorn!"}}
REVEALED = {"fellowship": {"revealed": True, "region": "hollin"}}
ABROAD = {"fellowship": {"progress": 3, "region": "hollin"}}
WILD = {"fellowship": {"region": "hollin"}}
KING = {"characters": {"strider": "minas-tirith!"}}
RIDERS = {"characters": {"strider": "edoras"}}

WHERE: dict[str, dict[str, Any]] = {
    "challenge-of-the-king": KING,
    "dead-men-of-dunharrow": {**RIDERS, "armies": {"pelargir": {"sauron-regular": 3}}},
    "house-of-the-stewards": {"characters": {"boromir": "minas-tirith"}},
    "the-grey-company": KING,
    "the-last-battle": {
        "characters": {"strider": "dagorlad!"},
        "armies": {"dagorlad": {"gondor-regular": 1}, "pelargir": {}},
    },
    "the-eagles-are-coming": {**SIEGE, "characters": {"gimli": "minas-tirith-stronghold"}},
    "the-ents-awake-treebeard": WHITE,
    "the-ents-awake-huorns": WHITE,
    "the-ents-awake-entmoot": WHITE,
    "help-unlooked-for": SIEGE,
    "through-a-day-and-a-night": KING,
    "orc-patrol": WILD,
    "isildurs-bane": WILD,
    "foul-thing-from-the-deep": WILD,
    "candles-of-corpses": WILD,
    "nazgul-search": ABROAD,
    "cruel-weather": ABROAD,
    "the-nazgul-strike": {**ABROAD, "hunt_box": {"shadow": 2}},
    "morgul-wound": REVEALED,
    "lure-of-the-ring": REVEALED,
    "the-breaking-of-the-fellowship": REVEALED,
    "dreadful-spells": SIEGE,
    "grond-hammer-of-the-underworld": WITCH_KING,
    "the-palantir-of-orthanc": SARUMAN,
    "wormtongue": SARUMAN,
    "the-black-captain-commands": WITCH_KING,
    "return-to-valinor": {
        "control": {"lorien": "shadow"},
        "armies": {"lorien": {"sauron-regular": 1}, "moria": {}},
    },
    "the-fighting-uruk-hai": {**SARUMAN, **SIEGE},
    "denethors-folly": SIEGE,
    "stormcrow": {"nations": {"north": {"steps_to_war": 2}}, "characters": {"gimli": "dale"}},
    "return-of-the-witch-king": WITCH_KING,
    "the-king-is-revealed": KING,
    "a-new-power-is-rising": SARUMAN,
}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("card", CARDS)
def test_a_card_does_all_of_its_effects(card: str, seed: int) -> None:
    facts = CARD_FACTS[CARDS.index(card)]
    side = SIDES.index(facts["side"])
    dice = free_dice(event=1) if side == FREE else shadow_dice(event=1)
    data = {"nations": ALL_AT_WAR, **WHERE.get(card, {})}
    holder = "free-peoples" if side == FREE else "shadow"
    t = Board(dice=dice, cards=hand(card, seat=holder), **data)
    t.do("use die:event")
    t.s.tape = Tape()
    t.do(f"play card:{card}")
    chance = random.Random(seed)
    while t.s.outcome is None and not isinstance(t.s.agenda[-1], TakeAction):
        assert decider(t.s) >= 0
        play(t.s, chance.choice(t.s.offers))
        assert WAR.faults(t.s) == []
    done = [e.numbers[1] for e in t.s.tape.events if e.kind == vocabulary.EFFECT_DONE]
    if t.s.outcome is None:
        assert done == CARD_EFFECTS[CARDS.index(card)]
        covers("card", card)
    stays = any(effect["op"] == "table" for effect in facts["effects"])
    assert t.card(card) == ("table" if stays else "discard")
