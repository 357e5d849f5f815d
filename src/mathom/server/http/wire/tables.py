"""Tables, campaigns, and what a seat sees."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from mathom.table.clock import Clock


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """The player of a seat of a new table. Whoever takes several seats may name each of them."""

    kind: Literal["me", "open", "bot"]
    bot: str | None = None
    name: str = ""

    def who(self) -> str:
        """The same as a text."""
        return (self.bot or "journeyman") if self.kind == "bot" else self.kind


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """The settings of a new table."""

    game: str
    seats: list[NewSeat]
    options: dict[str, str] = {}
    private: bool = False
    clock: Clock | None = None
    seed: int | None = None
    position: dict[str, Any] | None = None
    curtain: bool = False
    talk: bool = False
    campaign: str | None = None
    deck: str | None = None


class NewBranch(msgspec.Struct, forbid_unknown_fields=True):
    """The moment from which a game continues, and its players."""

    at: int
    seats: list[NewSeat]


class SeatInfo(msgspec.Struct):
    """A seat and its player. `label` is what this viewer calls the player, `level` how well a bot
    plays."""

    id: str
    name: str
    kind: Literal["open", "person", "bot"]
    player: str
    bot: str | None
    yours: bool
    online: bool
    seconds_left: float | None
    resigned: bool
    user: str | None = None
    label: str = ""
    level: str | None = None


Asking = Literal["no", "may", "asked"]
"""Whether one cannot ask for something, may ask, or has asked."""


class AbsenceInfo(msgspec.Struct):
    """Somebody who must decide and is not there. One can ask for a bot, or claim victory, in `wait`
    seconds; once somebody has, it takes `seconds` until it happens, when all others agree."""

    seat: str
    wait: float
    seconds: float | None
    replace: Asking
    claim: Asking


class ResultInfo(msgspec.Struct):
    """How a game ended."""

    winners: list[str]
    reason: str
    text: str


class StopInfo(msgspec.Struct):
    """Why a table stands before an event that cannot be followed: the number of the event, and of
    the action that it is, if it is one; under which rules it was begun and which hold now; what
    each seat wants to become of it, and what you may do."""

    event: int
    move: int | None
    seat: str | None
    reason: str | None
    text: str
    rules: int
    rules_now: int
    wishes: dict[str, str]
    your_wish: str | None
    can_go_on: bool
    can_call_off: bool
    can_download: bool


class TableInfo(msgspec.Struct):
    """A table as one person sees it in a list. `progress` says how far the game is, such as its
    chapter or turn."""

    id: str
    game: str
    status: Literal["waiting", "running", "stopped", "finished"]
    seats: list[SeatInfo]
    host: str
    private: bool
    moves: int
    deciding: list[str]
    your_turn: bool
    result: ResultInfo | None
    updated: float
    clock: Clock
    rematch: str | None
    replay: bool
    options: dict[str, str]
    cooperative: bool
    hushed: bool
    campaign: str | None
    absent: list[AbsenceInfo] = []
    stop: StopInfo | None = None
    progress: str = ""


class Invitation(msgspec.Struct):
    """The address of a table for those who are invited, and whether it works for people on other
    machines."""

    address: str
    only_here: bool


class NewCampaign(msgspec.Struct, forbid_unknown_fields=True):
    """The settings of a new campaign."""

    game: str
    name: str
    options: dict[str, str] = {}


class CampaignMember(msgspec.Struct):
    """A member of a campaign."""

    name: str
    you: bool


class CampaignTable(msgspec.Struct):
    """A table of a campaign. `number` counts those that are over, in the order they ended."""

    id: str
    status: str
    updated: float
    number: int | None


class CampaignInfo(msgspec.Struct):
    """A campaign as one person sees it. Its progress is data of the game."""

    id: str
    game: str
    name: str
    yours: bool
    options: dict[str, str]
    progress: dict[str, Any]
    played: int
    members: list[CampaignMember]
    tables: list[CampaignTable]
    updated: float


class Prompt(msgspec.Struct):
    """Who must decide what."""

    text: str
    yours: bool
    choice: str | None
    numbers: dict[str, int]


class Offer(msgspec.Struct):
    """A legal action."""

    action: int
    id: str
    verb: str
    target: str | None
    label: str


class Line(msgspec.Struct, gc=False):
    """A line of the log, with the pieces that it speaks of; `name` is the verb of an action or
    of chance, or what kind of event it tells, by which a page can gather lines."""

    move: int
    seat: str | None
    kind: Literal["action", "chance", "event"]
    text: str
    pieces: tuple[str, ...]
    name: str


class Mark(msgspec.Struct, gc=False):
    """A symbol or the name of a piece in a text: `length` characters (code points) from `at` on.
    `of` is the id of a piece such as `region:rohan`, or a symbol of the game. A symbol without
    characters stands before the next word."""

    at: int
    length: int
    of: str


class Sentence(msgspec.Struct, omit_defaults=True):
    """A part of a story: what a turn did, a new part of the game, a threat, or the end."""

    kind: Literal["turn", "mark", "alarm", "end"]
    text: str
    marks: list[Mark] = []


class Story(msgspec.Struct):
    """A turn in a sentence or two: the log from move `first` to move `last`. `seat` is whose turn
    it was."""

    first: int
    last: int
    seat: str | None
    sentences: list[Sentence]


class Milestone(msgspec.Struct):
    """A step on the winner's way to victory: the piece that was won, the action that won it for
    good (0: held from the beginning), and what won it."""

    piece: str
    move: int
    text: str


class UndoInfo(msgspec.Struct):
    """How many steps can be undone, and why not more."""

    steps: int
    reason: str
    text: str


class TakebackInfo(msgspec.Struct):
    """A take-back request. `yours` if it is your own, `answer` if you must answer it."""

    seat: str
    steps: int
    text: str
    yours: bool
    answer: bool


class Screen(msgspec.Struct):
    """Everything that one seat, or a spectator, sees of a table. The log begins with the move
    `log_since`; lines of earlier moves that were sent over this connection still hold. So do
    stories that begin before the move `stories_since`. `course` tells in a few sentences how a game
    that is over came to its end."""

    seat: str | None
    curtain: str | None
    view: dict[str, Any]
    prompt: Prompt
    offers: list[Offer]
    log: list[Line]
    log_since: int
    undo: UndoInfo
    takeback: TakebackInfo | None
    stories: list[Story] = []
    stories_since: int = 0
    milestones: list[Milestone] = []
    course: list[str] = []
