"""The shape of the card game's view, from which the client's types are generated."""

# mypyc: skip

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from mathom.games.view_types import CommonView

Phase = Literal[
    "set-up", "fellowship", "shadow", "maneuver", "archery", "assignment", "skirmish", "regroup"
]


class Lying(TypedDict):
    """A card outside play. `price` is what it would cost now; only cards in hand have one."""

    id: str
    print: str
    owner: str
    price: NotRequired[int]


class InPlay(Lying):
    """A card in play with its current numbers."""

    active: bool
    tokens: int
    bears: list[InPlay]
    stacked: list[Lying]
    strength: NotRequired[int]
    vitality: NotRequired[int]
    wounds: NotRequired[int]
    exhausted: NotRequired[bool]
    keywords: NotRequired[dict[str, int]]
    ring_bearer: NotRequired[bool]
    ring_bound: NotRequired[bool]
    takes_part: NotRequired[bool]
    roaming: NotRequired[bool]
    site: NotRequired[int]
    against: NotRequired[str | None]


class SiteView(TypedDict):
    """A site of the adventure path."""

    id: str
    print: str
    number: int
    owner: str
    shadow: int
    controlled_by: str | None
    fellowships: list[str]
    bears: list[InPlay]
    stacked: list[Lying]


class PlayerView(TypedDict):
    """What lies before a player."""

    deck: str
    lost: bool
    site: int
    burdens: int
    resistance: int
    bearer: str
    ring: str
    hand: int
    hand_cards: list[Lying]
    draw_deck: int
    known_top: list[Lying]
    adventure_deck: list[Lying]
    discard: list[Lying]
    dead: list[Lying]
    companions: list[InPlay]
    support: list[InPlay]


class Skirmish(TypedDict):
    """A skirmish and how it would end now: `wounds` for each loser, `killed` of them."""

    character: str
    minions: list[str]
    now: bool
    fierce: bool
    strength: int
    against: int
    damage: int
    damage_against: int
    outcome: Literal["wins", "loses", "overwhelms", "overwhelmed"]
    wounds: int
    killed: list[str]


class ArcheryView(TypedDict):
    """The archery totals of both sides."""

    fellowship: int
    minions: int


class MovesView(TypedDict):
    """Moves made in this turn."""

    made: int
    limit: int
    may_move: bool


class OwnDeck(TypedDict):
    """The deck that a seat has chosen or built so far."""

    deck: str | None
    cards: list[str]


class TcgView(CommonView):
    """The table as one seat, or a spectator, sees it. While decks are chosen there is only
    `own_deck`; afterwards there is everything else."""

    format: Literal["basic", "deluxe"]
    phase: Phase
    turn: str
    acting: str
    twilight: int
    ring_worn: bool
    own_deck: NotRequired[OwnDeck]
    order: NotRequired[list[str | None]]
    path: NotRequired[list[SiteView | None]]
    players: NotRequired[dict[str, PlayerView]]
    minions: NotRequired[list[InPlay]]
    moves: NotRequired[MovesView]
    archery: NotRequired[ArcheryView]
    skirmishes: NotRequired[list[Skirmish]]
    resolving: NotRequired[list[str]]


VIEW = TcgView
