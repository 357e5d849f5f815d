"""The types of the Fellowship's view. The client's types are generated from them."""

# mypyc: skip

from __future__ import annotations

from typing import Literal, TypedDict

from mathom.games.view_types import CommonView

Suit = Literal["hills", "mountains", "forests", "shadows", "rings", "rivers"]
GoalState = Literal["open", "met", "certain", "impossible", "hidden"]
CardPlace = Literal["mine", "known", "played", "lost", "out", "unseen"]


class WantedCard(TypedDict):
    """A card that matters for a goal, and where it went."""

    card: str
    state: Literal["won", "in-trick", "out", "won-by-other", "loose"]


class GoalView(TypedDict):
    """A goal and its progress. `known` is what only the reader knows from their own cards."""

    kind: str
    state: GoalState
    known: Literal["certain", "impossible"] | None
    suits: list[Suit]
    ranks: list[int]
    have: int | None
    need: int
    most: int | None
    window: int
    wanted: list[WantedCard]
    forbidden: list[str]


class HandView(TypedDict):
    """A hand with its character."""

    id: str
    seat: str
    pyramid: bool
    open: bool
    character: str | None
    burdened: bool
    completed_before: bool
    rider: str | None
    threat: int | None
    threat_hidden: bool
    declared: str | None
    announced: bool
    size: int
    cards: list[str]
    to_play: int
    tucked: str | None
    reserved: str | None
    lacks: list[Suit]
    tricks: int
    won: list[str]
    laid: list[str]
    goal: GoalView | None


class Played(TypedDict):
    """A card of the trick. `suit` is the suit named for a card that lies face down."""

    hand: str
    card: str | None
    suit: Suit | None


class TrickView(TypedDict):
    """The current trick."""

    number: int
    of: int
    leader: str | None
    led: Suit | None
    cards: list[Played]
    winning: str | None
    claimed: str | None


class FinishedTrick(TypedDict):
    """A finished trick."""

    winner: str | None
    cards: list[str]


class GiftView(TypedDict):
    """A gift, and whether it is used up."""

    gift: str
    used: bool


class PoolView(TypedDict):
    """The characters and the rider of the endless mode."""

    characters: list[str]
    burdened: list[str]
    rider: str | None
    rider_used: bool
    rider_rides: bool


class PyramidSlot(TypedDict):
    """One place of the pyramid."""

    state: Literal["gone", "face-down", "covered", "free"]
    card: str | None


class PyramidView(TypedDict):
    """The rows of the pyramid from the top, and the cards beside it."""

    rows: list[list[PyramidSlot]]
    side: list[str]


PromiseView = TypedDict("PromiseView", {"from": str, "to": str, "chosen": bool, "card": str | None})


class GoalBreak(TypedDict):
    """A card that would make goals impossible. `claims`: only if it is played as the 1 of Rings
    that wins."""

    card: str
    claims: bool
    characters: list[str]


class FellowshipView(CommonView):
    """The table as one seat, or a spectator, sees it."""

    chapter: str
    length: Literal["short", "long", "groups"]
    round: int
    phase: Literal["setup", "choosing", "preparing", "playing"]
    event: str | None
    group: str | None
    completed: list[str]
    to_complete: list[str]
    parts_done: list[str]
    available: list[str]
    starred: list[str]
    gifts: list[GiftView]
    mithril: bool
    pool: PoolView | None
    hands: list[HandView]
    trick: TrickView
    history: list[FinishedTrick]
    rings_free: bool
    ring_holder: str | None
    controller: str | None
    lost: list[str]
    barrow: int
    pile: int
    event_cards: list[str]
    event_deck: list[str]
    threat_deck: list[int]
    longest_suits: list[Suit]
    taken_by_none: list[str]
    pyramid: PyramidView | None
    promises: list[PromiseView]
    breaks: list[GoalBreak]
    cards: dict[str, CardPlace]


VIEW = FellowshipView
