"""The shape of War of the Ring's view, from which the client's types are generated."""

# mypyc: skip

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from mathom.games.view_types import CommonView

Side = Literal["free-peoples", "shadow"]


class Troops(TypedDict):
    """Figures by kind, such as `gondor-regular` or `nazgul`, and characters."""

    figures: dict[str, int]
    characters: list[str]


class Force(Troops):
    """Everybody of a side in a place."""

    units: int
    mixed: NotRequired[bool]
    commander: NotRequired[str]


RegionView = TypedDict(
    "RegionView",
    {
        "control": Side | None,
        "besieged": bool,
        "free-peoples": Force | None,
        "shadow": Force | None,
        "inside": NotRequired[Force | None],
    },
)


class FellowshipView(TypedDict):
    """Where the Fellowship is, how it fares and who is in it."""

    region: str | None
    mordor: int | None
    progress: int
    revealed: bool
    corruption: int
    guide: str
    possible_guides: list[str]
    companions: list[str]
    damage: int
    tile: str | None
    source: str | None
    tried: bool


class CharacterView(TypedDict):
    """Where a character is."""

    place: str | None
    state: str
    upgraded: bool
    level: int
    leadership: int


class NationView(TypedDict):
    """The political position of a nation."""

    steps_to_war: int
    active: bool
    at_war: bool


class SeatView(TypedDict):
    """What a seat commands."""

    side: Side
    nations: list[str]
    minions: list[str]
    leads: bool


class HandView(TypedDict):
    """A hand: its backs by deck, and the cards that the reader knows."""

    side: Side
    backs: dict[str, int]
    known: list[str]
    limit: int


class RollView(TypedDict):
    """Dice rolled, the lowest number that hits, and how many hit."""

    dice: list[int]
    hits_on: int
    hits: int


class Rolls(TypedDict):
    """The dice of an army. `strike` is an extra attack by a combat card, `landed` the hits that
    cost casualties."""

    roll: RollView | None
    reroll: RollView | None
    strike: RollView | None
    landed: int


class FoughtArmy(Troops, Rolls):
    """An army of the last battle, before and after it."""

    side: Side
    before: Troops


class ArmyView(FoughtArmy):
    """An army of the current battle."""

    seat: str
    strength: int
    dice: int
    leadership: int
    rerolls: int
    needs: int
    combat_bonus: int
    leader_bonus: int
    hits_on: int
    card: str | None
    cancelled: bool
    extra_hits: int
    hits: int


BattleView = TypedDict(
    "BattleView",
    {
        "kind": str,
        "from": str,
        "at": str,
        "round": int,
        "rounds": int | None,
        "dice_round": int,
        "white_rider": bool,
        "silenced": str | None,
        "attacker": ArmyView,
        "defender": ArmyView,
        "rearguard": Troops,
        "chosen": dict[Side, dict[str, int]],
        "chosen_known": list[str],
    },
)

FoughtView = TypedDict(
    "FoughtView",
    {
        "kind": str,
        "from": str,
        "at": str,
        "round": int,
        "result": str,
        "retreat": str | None,
        "attacker": FoughtArmy,
        "defender": FoughtArmy,
    },
)


class HuntTile(TypedDict):
    """What a Hunt tile shows."""

    id: str
    value: int | str
    reveals: bool
    stops: bool


class HuntView(TypedDict):
    """The Hunt: its last roll of this turn, and the tile being resolved."""

    level: int
    bonus: int
    spies: list[str]
    roll: RollView | None
    again: RollView | None
    may_reroll: int
    successes: int
    damage: int
    tile: HuntTile | None
    source: NotRequired[str]
    eye_worth: NotRequired[int]


class LossesView(TypedDict):
    """Hits to be taken."""

    side: Side
    place: str
    hits: int


PickedView = TypedDict(
    "PickedView",
    {
        "for": str | None,
        "from": str | None,
        "figures": dict[str, int],
        "characters": list[str],
    },
)


class OddsView(TypedDict):
    """The chance in percent that an attack wins if both armies fight to the end without combat
    cards: by everybody who may attack, and by all but one unit, null if that leaves nobody."""

    all: int
    all_but_one: int | None


class TargetView(TypedDict):
    """How many units may go to a place, the nations that may not, and the odds of an attack."""

    least: int
    most: int
    barred: list[str]
    odds: OddsView | None


ArmyOrder = TypedDict(
    "ArmyOrder",
    {
        "verb": Literal["march", "attack", "advance"],
        "from": str,
        "figures": dict[str, int],
        "characters": list[str],
        "rest": dict[str, int],
        "led_by": list[str],
        "follow": Literal["nobody", "leaders", "everybody"],
        "targets": dict[str, TargetView],
        "exposes": list[str],
    },
)
"""Who may go, who stays in any case, of whom one must go, and who goes along with the last unit.
`exposes` names the regions with enemies next to a settlement that nobody holds if everybody
goes."""


GroupOrder = TypedDict(
    "GroupOrder",
    {
        "from": str | None,
        "reach": dict[str, int],
        "swift": int,
        "targets": dict[str, int],
    },
)
"""How far each Companion leads a group, and how many steps it is to each place. Gandalf alone or
with one Hobbit comes as far as `swift` says, unless that is 0."""


class OrdersView(TypedDict):
    """What the pending choice begins, as a whole: orders to armies and Companions, and the places
    where each kind of figure may be recruited."""

    armies: list[ArmyOrder]
    groups: list[GroupOrder]
    recruits: dict[str, list[str]]


class WarView(CommonView):
    """The table as one seat, or a spectator, sees it. `paying` is the face of the die in use."""

    turn: int
    phase: str
    acting: str
    deciding: list[str]
    leading: list[str]
    voices: dict[Side, str]
    players: dict[str, SeatView]
    points: dict[Side, int]
    goals: dict[Side, int]
    dice: dict[Side, dict[str, int]]
    paying: str | None
    dice_pool: dict[Side, int]
    hunt_box: dict[Side, int]
    allotted: int
    hunt: HuntView
    rings: dict[Side, int]
    rings_used: list[Side]
    fellowship: FellowshipView
    characters: dict[str, CharacterView]
    nations: dict[str, NationView]
    regions: dict[str, RegionView]
    reinforcements: dict[Side, dict[str, int]]
    lost: dict[str, int]
    tiles: dict[str, list[str]]
    table: list[str]
    discard: list[str]
    face_down: dict[str, int]
    face_down_known: list[str]
    decks: dict[str, int]
    hands: dict[str, HandView]
    battle: BattleView | None
    fought: FoughtView | None
    losses: LossesView | None
    picked: PickedView
    orders: OrdersView


VIEW = WarView
