"""The types of Duel's view. The client's types are generated from them."""

# mypyc: skip

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from mathom.games.view_types import CommonView

Side = Literal["fellowship", "sauron"]


class Price(TypedDict):
    """What a card or landmark costs a side now."""

    coins: int
    bought: int
    chain: NotRequired[bool]
    surcharge: NotRequired[int]


class Slot(TypedDict):
    """One place in the layout of a chapter."""

    state: Literal["taken", "face-down", "face-up", "available"]
    card: NotRequired[str]
    price: NotRequired[dict[Side, Price]]


class TileOffer(TypedDict):
    """A landmark on offer."""

    tile: str
    price: dict[Side, Price]


class RegionView(TypedDict):
    """Units and fortress of a region."""

    units: dict[Side, int]
    fortress: Side | None


class PlayerView(TypedDict):
    """One side's components and totals."""

    coins: int
    quest: int
    supply: int
    discard_income: int
    cards: list[str]
    tiles: list[str]
    tokens: list[str]
    skills: dict[str, int]
    chains: list[str]
    races: dict[str, int]
    races_supporting: int
    regions_present: int
    trio_used: bool


class StackView(TypedDict):
    """A stack of alliance tokens."""

    count: int
    top: str | None
    rest: list[str]


class DuelView(CommonView):
    """The table as one seat, or a spectator, sees it."""

    chapter: int
    turn: Side
    extra_turns: int
    reserve: int
    layout: list[Slot]
    tiles: list[TileOffer]
    tile_stack: list[str]
    regions: dict[str, RegionView]
    players: dict[Side, PlayerView]
    stacks: dict[str, StackView]
    discard: list[str]
    out: list[str]
    set_aside: int
    set_aside_seen_by: list[Side]
    set_aside_known: list[str]
    unseen: list[str]


VIEW = DuelView
