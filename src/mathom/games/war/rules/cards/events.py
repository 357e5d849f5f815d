"""Playing event cards (rulebook p. 22, "Giocare carte evento"): their data as objects, and when
they may be played.
"""

from __future__ import annotations

from typing import Any, Final

from mathom.engine.errors import BadNotation, IllegalAction
from mathom.engine.step import Choice, Step
from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.armies.attack import attack_order
from mathom.games.war.rules.armies.movement import march_order, tired, use_nations
from mathom.games.war.rules.board import commander, on_map
from mathom.games.war.rules.cards.army_events import (
    AttackByCard,
    Captain,
    DeadMen,
    Dunlendings,
    Eagles,
    Ents,
    Folly,
    GreyCompany,
    Hits,
    MarchByCard,
    MarchOrAttack,
    Spells,
    StormcrowLoss,
    Trolls,
    Valinor,
    WitchKingTo,
)
from mathom.games.war.rules.cards.card_moves import CORSAIRS, WOSES, Convey
from mathom.games.war.rules.cards.conditions import Condition, companion_in, troubled_nations
from mathom.games.war.rules.cards.effect_types import (
    CARD_EFFECTS,
    EFFECT_CARD,
    EFFECT_DATA,
    Effect,
)
from mathom.games.war.rules.cards.hands import (
    ChooseDeck,
    DiscardExcess,
    decks_of,
    draw_card,
    draw_from,
    hand,
    left_in,
)
from mathom.games.war.rules.cards.recruiting import recruiting
from mathom.games.war.rules.cards.ring_events import (
    AnotherWay,
    Athelas,
    Breaking,
    Candles,
    Challenge,
    Companions,
    Heal,
    HuntTile,
    Lure,
    Mirror,
    MorgulWound,
    Nazgul,
    NazgulStrike,
    Search,
    Separate,
    SpecialTile,
    Weather,
    Wings,
)
from mathom.games.war.rules.facts import (
    CARD_DECK,
    CARD_FACTS,
    CARD_PLAYER,
    CARD_SIDE,
    CARDS,
    FANGORN,
    FREE,
    GANDALF,
    GIMLI,
    LEGOLAS,
    NATION_OF,
    NATIONS,
    NATIONS_OF,
    PALANTIR,
    PLAYER_SEAT,
    REGION_AT,
    ROHAN,
    SEAT_NATIONS,
    SEATS_OF,
    SHADOW,
    TILES,
    WILL,
    indices,
    mask_of,
    region_of,
)
from mathom.games.war.rules.hunt.hunt import SOURCES
from mathom.games.war.rules.politics.nations import BY_CARD, activate, advance, sway_back
from mathom.games.war.rules.state import DISCARD, HAND, TABLE, WarState, card_at, put_card
from mathom.games.war.rules.vocabulary import ACCEPT, CHOOSE, DECLINE, DIE, DONE, PLAY


class ToTable(Effect):
    """The card stays in play."""

    def __init__(self, card: int) -> None:
        self.card = card

    def do(self, s: WarState, seat: int) -> None:
        put_card(s, self.card, TABLE)


class DrawByCard(Effect):
    def __init__(self, strategy: int, number: int) -> None:
        self.strategy = strategy
        self.number = number

    def do(self, s: WarState, seat: int) -> None:
        deck = decks_of(s.side_of(seat))[self.strategy]
        for _ in range(self.number):
            draw_card(s, seat, deck)
        s.then(DiscardExcess(seat))


class AdvanceNations(Effect):
    def __init__(self, nations: list[int]) -> None:
        self.nations = nations

    def do(self, s: WarState, seat: int) -> None:
        for nation in self.nations:
            advance(s, nation, BY_CARD)


class LonelyMountain(Effect):
    """With Gimli or Legolas in the right region, nations are activated and advance."""

    def __init__(self, regions: list[int], awake: list[int], go: list[int]) -> None:
        self.regions = regions
        self.awake = awake
        self.go = go

    def do(self, s: WarState, seat: int) -> None:
        there = [
            who
            for who in (GIMLI, LEGOLAS)
            if on_map(s, who) and REGION_AT[s.where[who]] in self.regions
        ]
        if there:
            for nation in self.awake:
                activate(s, nation, BY_CARD)
            for nation in self.go:
                advance(s, nation, BY_CARD)


class WarIfCompanion(Effect):
    """A Companion in the right place brings a nation to war at once."""

    def __init__(self, nation: int, regions: list[int]) -> None:
        self.nation = nation
        self.regions = regions

    def do(self, s: WarState, seat: int) -> None:
        if companion_in(s, self.regions):
            activate(s, self.nation, BY_CARD)
            for _ in range(s.politics[self.nation] if s.active[self.nation] else 0):
                advance(s, self.nation, BY_CARD)


class Wisdom(Effect):
    """Activate a Free Peoples nation and advance it."""

    def do(self, s: WarState, seat: int) -> None:
        s.then(AdviseNation(seat))


class AdviseNation(Choice[WarState]):
    def options(self, s: WarState) -> list[int]:
        able = SEAT_NATIONS[s.rules.seats][self.seat] & ~tired(s, self.seat)
        return [CHOOSE + nation for nation in NATIONS_OF[FREE] if able >> nation & 1]

    def apply(self, s: WarState, action: int) -> None:
        use_nations(s, self.seat, 1 << (action - CHOOSE))
        activate(s, action - CHOOSE, BY_CARD)
        advance(s, action - CHOOSE, BY_CARD)


class Stormcrow(Effect):
    """A nation with the Fellowship or a Companion in its territory moves back and loses a
    figure.
    """

    def do(self, s: WarState, seat: int) -> None:
        s.then(TroubleNation(seat))


class TroubleNation(Choice[WarState]):
    def options(self, s: WarState) -> list[int]:
        return [CHOOSE + nation for nation in troubled_nations(s)]

    def apply(self, s: WarState, action: int) -> None:
        sway_back(s, action - CHOOSE)
        s.then(StormcrowLoss(commander(s, action - CHOOSE), action - CHOOSE))


class Dawnless(Effect):
    """The Free Peoples lose all unused Will of the West results."""

    def do(self, s: WarState, seat: int) -> None:
        s.dice[WILL] = 0


class LidlessEye(Effect):
    """Change up to three dice to Eyes."""

    def __init__(self, dice: int) -> None:
        self.dice = dice

    def do(self, s: WarState, seat: int) -> None:
        s.then(OpenEye(seat, self.dice))


class OpenEye(Choice[WarState]):
    """Choose a die to change to an Eye, or stop."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: WarState) -> list[int]:
        found = [DIE + face for face in range(6) if s.dice[7 + face]] if self.left else []
        if found:
            found.append(DONE)
        return found

    def apply(self, s: WarState, action: int) -> None:
        if action != DONE:
            s.dice[7 + action - DIE] -= 1
            s.hunt_shadow += 1
            s.then(OpenEye(self.seat, self.left - 1))


class ExtraCard(Effect):
    """With Gandalf the White in Fangorn or Rohan, another character card may be played."""

    def do(self, s: WarState, seat: int) -> None:
        if s.white and on_map(s, GANDALF):
            region = REGION_AT[s.where[GANDALF]]
            if region == FANGORN or NATION_OF[region] == ROHAN:
                s.then(PlayExtra(seat))


class PlayExtra(Choice[WarState]):
    """Choose a character card to play without a die, or none."""

    def options(self, s: WarState) -> list[int]:
        found = [PLAY + card for card in playable_cards(s, self.seat) if CARD_DECK[card] == 0]
        found.append(DECLINE)
        return found

    def obvious(self, s: WarState) -> bool:
        """The contents of the hand are secret."""
        return False

    def apply(self, s: WarState, action: int) -> None:
        if action != DECLINE:
            begin_card(s, self.seat, action - PLAY)

    def why_not(self, s: WarState, action: int) -> IllegalAction:
        if PLAY <= action < PLAY + len(CARDS):
            return why_not_play(s, self.seat, action - PLAY)
        return IllegalAction("not-now")


def read_effect(effect: int) -> Effect:
    """The effect object for one entry of the data."""
    data = EFFECT_DATA[effect]
    op: str = data["op"]
    regions = [region_of(name) for name in data.get("regions", [])]
    match op:
        case "table":
            return ToTable(EFFECT_CARD[effect])
        case "recruit":
            return recruiting(effect)
        case "draw":
            return DrawByCard(1 if data["deck"] == "strategy" else 0, data["count"])
        case "tile":
            return SpecialTile(TILES.index(data["tile"]))
        case "heal":
            return Heal(data["amount"], data["gollum"])
        case "athelas":
            return Athelas(data["dice"], data["on"], data["guided"])
        case "separate":
            return Separate(data["extra"])
        case "wings":
            return Wings(data["extra"], data["level"])
        case "challenge":
            return Challenge(data["tiles"])
        case "hunt-tile":
            return HuntTile(SOURCES.index(data["source"]))
        case "candles":
            return Candles(data["dice"], data["on"], data["gollum"])
        case "morgul-wound":
            return MorgulWound(data["amount"], data["more"], data["up_to"])
        case "lonely-mountain":
            awake = indices(data["activates"], NATIONS)
            return LonelyMountain(regions, awake, indices(data["advances"], NATIONS))
        case "war-if-companion":
            return WarIfCompanion(NATIONS.index(data["nation"]), regions)
        case "advance":
            return AdvanceNations(indices(data["nations"], NATIONS))
        case "lidless-eye":
            return LidlessEye(data["dice"])
        case _:
            return read_war_effect(data, op, regions)


def read_war_effect(data: dict[str, Any], op: str, regions: list[int]) -> Effect:
    """Effects about armies with parameters."""
    match op:
        case "march":
            return MarchByCard(march_order(data["order"]))
        case "attack":
            return AttackByCard(attack_order(data["order"]))
        case "march-or-attack":
            return MarchOrAttack(march_order(data["order"]), attack_order(data["attack"]))
        case "hits":
            return Hits(data["dice"], data["on"], regions)
        case "eagles":
            return Eagles(data["on"])
        case "spells":
            return Spells(data["on"])
        case "valinor":
            return Valinor(data["on"])
        case "ents":
            return Ents(data["dice"], data["on"], region_of(data["region"]))
        case "dead-men":
            return DeadMen(regions)
        case "folly":
            return Folly(region_of(data["region"]))
        case "trolls":
            return Trolls(data["count"])
        case "dunlendings":
            return Dunlendings(regions, data["units"])
        case "witch-king-to":
            return WitchKingTo(region_of(data["region"]))
        case "corsairs":
            return Convey(CORSAIRS)
        case "woses":
            return Convey(WOSES)
        case _:
            return plain_effect(op)


def plain_effect(op: str) -> Effect:
    """Effects without parameters."""
    match op:
        case "another-way":
            return AnotherWay()
        case "companions":
            return Companions()
        case "mirror":
            return Mirror()
        case "nazgul":
            return Nazgul()
        case "search":
            return Search()
        case "strike":
            return NazgulStrike()
        case "weather":
            return Weather()
        case "lure":
            return Lure()
        case "breaking":
            return Breaking()
        case "grey-company":
            return GreyCompany()
        case "wisdom":
            return Wisdom()
        case "stormcrow":
            return Stormcrow()
        case "dawnless":
            return Dawnless()
        case "extra-card":
            return ExtraCard()
        case "captain":
            return Captain()
        case _:
            raise BadNotation("unknown-name", place="events", name=op)


CARD_NEEDS: Final[list[list[Condition]]] = [
    [Condition(need) for need in facts["requires"]] for facts in CARD_FACTS
]


def is_dead(s: WarState, card: int) -> bool:
    """Whether the event of a card can certainly never happen again."""
    return any(need.never_again(s) for need in CARD_NEEDS[card])


EFFECTS: Final[list[Effect]] = [read_effect(effect) for effect in range(len(EFFECT_DATA))]


class CarryOut(Step[WarState]):
    """Apply one effect of the table completely before the next step."""

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def run(self, s: WarState) -> None:
        s.tell(vocabulary.EFFECT_DONE, EFFECT_CARD[self.effect], self.effect)
        EFFECTS[self.effect].do(s, self.seat)


CARD_NATIONS: Final[list[int]] = [
    mask_of(
        [
            nation
            for effect in facts["effects"]
            for nation in (effect.get("nation"), *effect.get("nations", []))
            if nation is not None and facts["side"] == "free-peoples"
        ],
        NATIONS,
    )
    for facts in CARD_FACTS
]
"""The Free Peoples nations that a card recruits or advances: playing it counts as an action for
them.
"""


CARD_BOUND: Final[list[list[int]]] = [
    [effect for effect in CARD_EFFECTS[card] if EFFECT_DATA[effect].get("bound", False)]
    for card in range(len(CARDS))
]
"""Effects that need an army able to carry them out."""


def worn_out(s: WarState, seat: int, card: int) -> bool:
    """Whether the card would make a single player against two use the same nations, or the only
    possible armies, in two consecutive actions.
    """
    used = tired(s, seat)
    if used == 0:
        return False
    if CARD_NATIONS[card] != 0 and CARD_NATIONS[card] & ~used == 0:
        return True
    if all(EFFECTS[effect].possible(s, seat) for effect in CARD_EFFECTS[card]):
        return False
    rested = s.clone()
    rested.last_nations = 0
    return all(EFFECTS[effect].possible(rested, seat) for effect in CARD_EFFECTS[card])


def needs_met(s: WarState, card: int) -> bool:
    """Whether all printed conditions of a card are met."""
    return all(need.holds(s) for need in CARD_NEEDS[card])


def conditions_hold(s: WarState, seat: int, card: int) -> bool:
    """Whether a card can be played: printed conditions, and an army for its effects."""
    return needs_met(s, card) and all(
        EFFECTS[effect].possible(s, seat) for effect in CARD_BOUND[card]
    )


def may_use(s: WarState, seat: int, card: int) -> bool:
    """With two players on a side, a card with a player's icon belongs to that player."""
    if len(SEATS_OF[s.rules.seats][s.side_of(seat)]) == 1:
        return True
    return PLAYER_SEAT[CARD_PLAYER[card]] in (-1, seat)


def playable_cards(s: WarState, seat: int) -> list[int]:
    """The cards in a hand whose conditions are met."""
    return [
        card
        for card in hand(s, seat)
        if may_use(s, seat, card) and conditions_hold(s, seat, card) and not worn_out(s, seat, card)
    ]


def begin_card(s: WarState, seat: int, card: int) -> None:
    """Play a card: reveal it, discard it unless it stays in play, and schedule its effects in
    order.
    """
    put_card(s, card, DISCARD)
    s.tell(vocabulary.CARD_PLAYED, s.side_of(seat), card)
    use_nations(s, seat, CARD_NATIONS[card])
    for effect in CARD_EFFECTS[card]:
        s.then(CarryOut(seat, effect))


def after_event_die(s: WarState, seat: int, card: int) -> None:
    """Abilities triggered by a card played with an event result."""
    if s.side_of(seat) == FREE and s.guide == GANDALF:
        s.then(WandererDraws(seat, CARD_DECK[card]))
    if s.side_of(seat) == SHADOW and s.place[PALANTIR] >> 2 == TABLE:
        s.then(ChooseDeck(seat))


class WandererDraws(Choice[WarState]):
    """Gandalf the Grey as the Guide: draw a card of the same type."""

    def __init__(self, seat: int, deck: int) -> None:
        super().__init__(seat)
        self.deck = deck

    def options(self, s: WarState) -> list[int]:
        return [ACCEPT, DECLINE] if s.guide == GANDALF and left_in(s, self.deck) else []

    def apply(self, s: WarState, action: int) -> None:
        if action == ACCEPT:
            draw_from(s, self.seat, self.deck)


def why_not_play(s: WarState, seat: int, card: int) -> IllegalAction:
    if CARD_SIDE[card] != s.side_of(seat) or not card_at(s, card, HAND + seat):
        return IllegalAction("event-not-in-hand", card=CARDS[card])
    if not may_use(s, seat, card):
        return IllegalAction("event-of-other-player", card=CARDS[card])
    if needs_met(s, card) and worn_out(s, seat, card):
        return IllegalAction("nation-used-last")
    if not conditions_hold(s, seat, card):
        return IllegalAction("event-condition", card=CARDS[card])
    return IllegalAction("die-does-not-play", card=CARDS[card])
