"""Heuristics for event cards: the value of playing one, and of using it in a battle."""

from __future__ import annotations

from typing import Final

from mathom.games.war.bot.armies import best_attack, recruit_worth
from mathom.games.war.bot.plan import Plan
from mathom.games.war.bot.ringbearers import burden, separate_worth, steps_left
from mathom.games.war.rules.armies.army_bits import ELITE, LEADER, NAZGUL, count, elites, units
from mathom.games.war.rules.armies.attack import ATTACK_ORDERS, attack_order
from mathom.games.war.rules.armies.combat_rolls import (
    dice_of,
    host_of,
    leadership,
    needed,
    side_of_role,
)
from mathom.games.war.rules.board import on_map
from mathom.games.war.rules.cards.army_events import mixed_armies
from mathom.games.war.rules.cards.effect_types import CARD_EFFECTS
from mathom.games.war.rules.cards.events import is_dead
from mathom.games.war.rules.cards.recruiting import RECRUITING, Recruit
from mathom.games.war.rules.facts import (
    CARD_TITLE,
    CARDS,
    CHARACTER,
    LORIEN,
    SARUMAN,
    STRIDER,
    TITLES,
    WILL,
    card_of,
)
from mathom.games.war.rules.hunt.fellowship import on_mordor_track
from mathom.games.war.rules.state import ASSAULT, GOLLUM, KIND, WarState

USUAL: Final = 1.0
DEAD: Final = 0.0
"""The value of keeping a card whose event can never happen again."""

EVENT_WORTH: Final[dict[str, float]] = {
    "elven-cloaks": 1.7,
    "elven-rope": 1.7,
    "phial-of-galadriel": 2.4,
    "smeagol-helps-nice-master": 2.0,
    "mithril-coat-and-sting": 2.4,
    "axe-and-bow": 1.7,
    "horn-of-gondor": 1.7,
    "wizards-staff": 2.5,
    "mirror-of-galadriel": 0.2,
    "challenge-of-the-king": 1.2,
    "gwaihir-the-windlord": 0.1,
    "we-prove-the-swifter": 0.1,
    "there-and-back-again": 0.4,
    "the-eagles-are-coming": 1.5,
    "the-ents-awake-treebeard": 2.0,
    "the-ents-awake-huorns": 2.0,
    "the-ents-awake-entmoot": 2.0,
    "dead-men-of-dunharrow": 1.6,
    "house-of-the-stewards": 1.6,
    "the-grey-company": 1.4,
    "the-last-battle": 1.5,
    "a-power-too-great": 2.0,
    "the-power-of-tom-bombadil": 0.8,
    "book-of-mazarbul": 0.5,
    "the-spirit-of-mordor": 0.0,
    "faramirs-rangers": 1.2,
    "fear-fire-foes": 0.5,
    "wisdom-of-elrond": 1.6,
    "the-red-arrow": 1.4,
    "help-unlooked-for": 0.0,
    "paths-of-the-woses": 0.4,
    "through-a-day-and-a-night": 0.1,
    "shelobs-lair": 2.2,
    "the-ring-is-mine": 2.2,
    "on-on-they-went": 2.2,
    "give-it-to-uss": 2.0,
    "orc-patrol": 2.0,
    "isildurs-bane": 2.6,
    "foul-thing-from-the-deep": 1.8,
    "candles-of-corpses": 2.8,
    "nazgul-search": 1.7,
    "cruel-weather": 1.4,
    "the-nazgul-strike": 1.3,
    "morgul-wound": 2.6,
    "lure-of-the-ring": 2.0,
    "the-breaking-of-the-fellowship": 1.4,
    "worn-with-sorrow-and-toil": 0.6,
    "flocks-of-crebain": 1.3,
    "balrog-of-moria": 0.8,
    "the-lidless-eye": 0.6,
    "dreadful-spells": 1.2,
    "the-palantir-of-orthanc": 1.6,
    "wormtongue": 0.3,
    "the-ringwraiths-are-abroad": 1.4,
    "the-black-captain-commands": 1.6,
    "return-to-valinor": 1.0,
    "denethors-folly": 0.8,
    "the-day-without-dawn": 0.2,
    "threats-and-promises": 0.8,
    "stormcrow": 0.7,
    "shadows-gather": 0.8,
    "the-shadow-lengthens": 1.1,
    "the-shadow-is-moving": 2.2,
    "corsairs-of-umbar": 1.4,
    "hill-trolls": 1.1,
}
"""Fixed values of cards. The value of recruits depends on the map."""

STATIC: Final[list[float]] = [EVENT_WORTH.get(card, USUAL) for card in CARDS]
HEALS: Final[list[int]] = [
    card_of(name) for name in ("athelas", "there-is-another-way", "i-will-go-alone", "bilbos-song")
]
ATHELAS: Final = card_of("athelas")
ALONE: Final = card_of("i-will-go-alone")
ANOTHER_WAY: Final = card_of("there-is-another-way")
BILBO: Final = card_of("bilbos-song")
MIRROR: Final = card_of("mirror-of-galadriel")
WINGS: Final = [card_of("gwaihir-the-windlord"), card_of("we-prove-the-swifter")]
ENTS: Final = [card_of(f"the-ents-awake-{name}") for name in ("treebeard", "huorns", "entmoot")]
SPIRIT: Final = card_of("the-spirit-of-mordor")
DAWNLESS: Final = card_of("the-day-without-dawn")
LIDLESS: Final = card_of("the-lidless-eye")
SIEGE_CARDS: Final[dict[int, int]] = {
    card_of("grond-hammer-of-the-underworld"): attack_order("grond"),
    card_of("the-fighting-uruk-hai"): attack_order("uruk-hai"),
}
RECRUITS: Final[list[list[Recruit]]] = [
    [RECRUITING[effect] for effect in effects if effect in RECRUITING] for effects in CARD_EFFECTS
]


def event_worth(plan: Plan, seat: int, card: int) -> float:
    s = plan.s
    if RECRUITS[card]:
        return recruits_worth(plan, card)
    if card in HEALS:
        return healing_worth(s, card)
    if card in SIEGE_CARDS:
        return best_attack(plan, seat, ATTACK_ORDERS[SIEGE_CARDS[card]]).worth
    if card in WINGS:
        return max(STATIC[card], separate_worth(s))
    if card in ENTS:
        return STATIC[card] + (2.0 if on_map(s, SARUMAN) else 0.0)
    if card == SPIRIT:
        return 1.3 if mixed_armies(s) else 0.0
    if card == DAWNLESS:
        return 0.2 + 1.4 * s.dice[WILL]
    if card == LIDLESS:
        return 1.2 if on_mordor_track(s) else STATIC[card]
    if card == MIRROR:
        rest = burden(s) if s.ring == LORIEN and s.corruption else 0.0
        return 0.2 + rest + (0.4 if s.dice[CHARACTER] else 0.0)
    return STATIC[card]


def healing_worth(s: WarState, card: int) -> float:
    if card == ATHELAS:
        healed = 2.0 if s.guide == STRIDER and not s.crowned else 1.0
    elif card == BILBO and s.guide == GOLLUM:
        healed = 2.0
    else:
        healed = 1.0
    worth = 1.3 * burden(s) * min(float(s.corruption), healed)
    if card == ANOTHER_WAY and s.guide == GOLLUM:
        worth += 3.0
    if card == ALONE:
        worth += separate_worth(s) - 0.8
    return worth


def recruits_worth(plan: Plan, card: int) -> float:
    """The value of the recruits of a card where they arrive."""
    s = plan.s
    worth = 0.25 if len(CARD_EFFECTS[card]) > len(RECRUITS[card]) else 0.0
    for recruit in RECRUITS[card]:
        places = recruit.candidates(s)
        if not places:
            continue
        hits = hits_left(s, recruit)
        if hits == 0 and not leaders_left(s, recruit):
            continue
        best = 0.0
        for place in places:
            best = max(best, recruit_worth(plan, place, hits))
        number = min(recruit.places, len(places))
        worth += number * (best + 0.14 * hits + 0.3 * recruit.leader + 0.4 * recruit.nazgul)
    return worth


def hits_left(s: WarState, recruit: Recruit) -> int:
    """The hits that the recruits of a card can take, as far as there are such figures."""
    pool = s.pool[recruit.side]
    regular = count(pool, recruit.nation)
    elite = count(pool, ELITE + recruit.nation)
    either = min(recruit.either, regular + elite)
    return min(recruit.regular, regular) + 2 * min(recruit.elite, elite) + 2 * either


def leaders_left(s: WarState, recruit: Recruit) -> bool:
    """Whether a leader or Nazgûl that a card recruits is there."""
    pool = s.pool[recruit.side]
    if recruit.nazgul and count(pool, NAZGUL):
        return True
    return recruit.leader > 0 and count(pool, LEADER + recruit.nation) > 0


def keeping_worth(s: WarState, card: int) -> float:
    """The value of keeping a card when one must be discarded."""
    if is_dead(s, card):
        return DEAD
    if RECRUITS[card]:
        return 1.3
    if card in HEALS:
        return 1.0 + 0.2 * s.corruption
    if card in SIEGE_CARDS:
        return 1.8
    late = steps_left(s) <= 8
    return STATIC[card] + (0.3 if late and STATIC[card] >= 1.7 else 0.0)


# Combat cards.

COMBAT_WORTH: Final[dict[str, float]] = {
    "it-is-a-gift": 1.0,
    "blade-of-westernesse": 0.2,
    "mighty-attack": 0.8,
    "servant-of-the-secret-fire": 0.9,
    "anduril": 0.8,
    "heroic-death": 0.2,
    "daring-defiance": 0.3,
    "fateful-strike": 0.4,
    "brave-stand": 0.5,
    "ents-rage": 1.6,
    "huorn-dark": 1.0,
    "nameless-wood": 1.7,
    "no-quarter": 0.8,
    "scouts": 0.0,
    "shield-wall": 0.6,
    "confusion": 0.6,
    "valour": 0.9,
    "one-for-the-dark-lord": 0.9,
    "cruel-as-death": 0.4,
    "they-are-terrible": 0.2,
    "dread-and-despair": 0.5,
    "foul-stench": 0.3,
    "black-breath": 0.5,
    "words-of-power": 0.2,
    "durins-bane": 1.5,
    "devilry-of-orthanc": 0.9,
    "onslaught": 0.6,
    "relentless-assault": 0.5,
    "mumakil": 1.2,
    "swarm-of-bats": 0.4,
}
IN_BATTLE: Final[list[float]] = [COMBAT_WORTH.get(title, 0.4) for title in TITLES]
DAYLIGHT: Final = TITLES.index("daylight")
POSITION: Final = TITLES.index("advantageous-position")
SUDDEN: Final = TITLES.index("sudden-strike")
CHARGE: Final = TITLES.index("charge")
KILL: Final = TITLES.index("we-come-to-kill")
HOST: Final = TITLES.index("great-host")
STRIFE: Final = TITLES.index("deadly-strife")
DESPERATE: Final = TITLES.index("desperate-battle")


def combat_worth(s: WarState, card: int, role: int) -> float:
    """The value of a combat card in this battle, in hits."""
    title = CARD_TITLE[card]
    side = side_of_role(s, role)
    own = host_of(s, role)
    chance = 1.0 / 6.0 if needed(s, role) == 6 else 1.0 / 3.0
    assault = s.battle[KIND] == ASSAULT
    if title == DAYLIGHT:
        return 0.4 * max(0, dice_of(s, 1 - role) - 3)
    if title == POSITION:
        return 0.17 * dice_of(s, 1 - role) if needed(s, 1 - role) == 5 else 0.0
    if title == SUDDEN:
        return chance * leadership(s, role)
    if title == CHARGE:
        return chance * elites(own, side)
    if title == KILL:
        return elites(own, side) / 3.0
    if title == HOST:
        return 0.9 if units(own, side) >= 2 * units(host_of(s, 1 - role), 1 - side) else 0.0
    if title in (STRIFE, DESPERATE):
        gain = 2 if title == STRIFE else 1
        return 0.25 * gain * (dice_of(s, role) - dice_of(s, 1 - role)) + (0.5 if assault else 0.0)
    return IN_BATTLE[title]
