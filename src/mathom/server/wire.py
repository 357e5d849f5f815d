"""What goes over the wire, as docs/protocol.md says it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from mathom.table.clock import Clock
from mathom.table.commands import Asked, Command


class Health(msgspec.Struct):
    """Whether the server is well."""

    status: str
    version: str
    compiled: bool


class Problem(msgspec.Struct):
    """Why something was refused: a key, and words in the reader's language."""

    reason: str
    text: str


class Named(msgspec.Struct):
    """An id and what it is called."""

    id: str
    name: str


class OptionInfo(msgspec.Struct):
    """A rule that tables may set differently, the recommended value first; with `free` any text."""

    id: str
    name: str
    values: list[Named]
    free: bool


class BotInfo(msgspec.Struct):
    """A bot, what it is called and what to expect of it."""

    spec: str
    name: str
    description: str


class GameInfo(msgspec.Struct):
    """A game, or one that is planned."""

    id: str
    name: str
    available: bool
    seats: list[int]
    seat_names: list[Named]
    options: list[OptionInfo]
    bots: list[BotInfo]
    components: dict[str, int]
    cooperative: bool = False
    hushed: bool = False
    campaign: bool = False
    decks: bool = False


class Row(msgspec.Struct):
    """One line of a sheet."""

    name: str
    text: str


class Sheet(msgspec.Struct):
    """All there is to read about a card, tile or token."""

    kind: str
    id: str
    title: str
    rows: list[Row]
    facts: dict[str, Any]


class Me(msgspec.Struct):
    """Who somebody is."""

    id: str
    name: str
    registered: bool


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """A new name."""

    name: str


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """A name and a password."""

    name: str
    password: str


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    bot: str | None = None

    def who(self) -> str:
        """The same in one word."""
        return (self.bot or "search:normal") if self.kind == "bot" else self.kind


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What a new table shall be."""

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


class NewBranch(msgspec.Struct, forbid_unknown_fields=True):
    """From which moment a game shall go on, and who plays."""

    at: int
    seats: list[NewSeat]


class SeatInfo(msgspec.Struct):
    """A seat and who has it."""

    id: str
    name: str
    kind: Literal["open", "person", "bot"]
    player: str
    bot: str | None
    yours: bool
    online: bool
    seconds_left: float | None
    resigned: bool


class ResultInfo(msgspec.Struct):
    """How a game ended."""

    winners: list[str]
    reason: str
    text: str


class TableInfo(msgspec.Struct):
    """A table as one person sees it in a list."""

    id: str
    game: str
    status: Literal["waiting", "running", "finished"]
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


class Rung(msgspec.Struct):
    """Somebody on a ladder; without a place after too few games."""

    place: int | None
    name: str
    rating: int
    games: int
    won: int
    you: bool


class Ladder(msgspec.Struct):
    """The best of a game, and the one who asks. Others are listed after `least` games."""

    game: str
    least: int
    rungs: list[Rung]


class SeatRating(msgspec.Struct):
    """The rating of a person at a table; after a game that has counted, also the one before."""

    seat: str
    before: int | None
    rating: int


class NewCampaign(msgspec.Struct, forbid_unknown_fields=True):
    """What a new campaign shall be."""

    game: str
    name: str
    options: dict[str, str] = {}


class CampaignMember(msgspec.Struct):
    """Somebody who belongs to a campaign."""

    name: str
    you: bool


class CampaignTable(msgspec.Struct):
    """A table of a campaign. `number` counts those that are over, in the order they ended."""

    id: str
    status: str
    updated: float
    number: int | None


class CampaignInfo(msgspec.Struct):
    """A campaign as one person sees it; what its progress means only the game knows."""

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
    """Who must do what."""

    text: str
    yours: bool
    choice: str | None
    numbers: dict[str, int]


class Offer(msgspec.Struct):
    """Something that may be done now."""

    action: int
    id: str
    verb: str
    target: str | None
    label: str


class Line(msgspec.Struct):
    """A line of the log, with the pieces that it speaks of; `name` is the verb of an action or
    of chance, or what kind of event it tells, by which a page can gather lines."""

    move: int
    seat: str | None
    kind: Literal["action", "chance", "event"]
    text: str
    pieces: list[str]
    name: str


class UndoInfo(msgspec.Struct):
    """How far one can undo, and why not further."""

    steps: int
    reason: str
    text: str


class TakebackInfo(msgspec.Struct):
    """A take-back that was asked for. `yours` if you asked, `answer` if you are to answer."""

    seat: str
    steps: int
    text: str
    yours: bool
    answer: bool


class Screen(msgspec.Struct):
    """Everything that one seat, or a spectator, sees of a table. The log begins with the move
    `log_since`: what was told of earlier moves over this connection still holds."""

    seat: str | None
    curtain: str | None
    view: dict[str, Any]
    prompt: Prompt
    offers: list[Offer]
    log: list[Line]
    log_since: int
    undo: UndoInfo
    takeback: TakebackInfo | None


class HintAsked(msgspec.Struct, forbid_unknown_fields=True):
    """At which moment; without a number, now."""

    at: int | None = None


class ForesightAsked(msgspec.Struct, forbid_unknown_fields=True):
    """An action that is offered after so many actions."""

    at: int
    action: int


class Foresight(msgspec.Struct):
    """What of the view the action would change, as far as its seat can know; nothing where there is
    nothing to tell, or where the table has gone on."""

    view: dict[str, Any]


class Thought(msgspec.Struct):
    """What a search thinks of an action."""

    action: int
    label: str
    target: str | None
    chance: float
    visits: int


class NewDeck(msgspec.Struct, forbid_unknown_fields=True):
    """A deck to keep, or to keep otherwise."""

    game: str
    name: str
    text: str


class DeckText(msgspec.Struct, forbid_unknown_fields=True):
    """The text of a deck that is not kept yet."""

    text: str


class DeckFault(msgspec.Struct):
    """Something that is wrong with a deck: a key, words, the line and the things it is about."""

    reason: str
    text: str
    line: int | None
    pieces: list[str]


class DeckCheck(msgspec.Struct):
    """All that is wrong with a deck; without faults, the actions that bring it to a table."""

    faults: list[DeckFault]
    actions: list[str]


class DeckInfo(msgspec.Struct):
    """A deck that somebody keeps."""

    id: str
    game: str
    name: str
    text: str
    yours: bool
    updated: float
    check: DeckCheck


class ReadyDeck(msgspec.Struct):
    """A deck that everybody has."""

    id: str
    name: str
    text: str


class Hint(msgspec.Struct):
    """The best actions, best first."""

    seat: str
    thoughts: list[Thought]


class SolveAsked(msgspec.Struct, forbid_unknown_fields=True):
    """From which moment; without a number, from the first trick of the last round."""

    at: int | None = None


class SolvedStep(msgspec.Struct):
    """A decision of a line that wins."""

    seat: str
    action: int
    label: str
    target: str | None


class Solved(msgspec.Struct):
    """Whether all could have won after `at` actions with everything open, and how; with `chance`
    only for one order of what was still to be turned up."""

    verdict: str
    at: int
    line: list[SolvedStep]
    chance: bool


class Turning(msgspec.Struct):
    """A moment that mattered: what was asked and done after `at` actions, and what was better."""

    at: int
    seat: str
    asked: str
    loss: float
    label: str
    target: str | None
    best_label: str
    best_target: str | None


class Review(msgspec.Struct):
    """The chances of each seat after each action, as far as they are known."""

    done: int
    total: int
    seats: list[str]
    chances: list[list[float]]
    moments: list[Turning]
    failed: bool = False


class ChatLine(msgspec.Struct):
    """Something somebody said."""

    at: float
    name: str
    seat: str | None
    text: str


class Sent(msgspec.Struct, tag_field="type"):
    """A message of the server."""


class TableMessage(Sent, tag="table"):
    """The whole table."""

    seq: int
    table: TableInfo
    screen: Screen


class RefusedMessage(Sent, tag="refused"):
    """A command was refused."""

    command: str
    seq: int
    reason: str
    text: str


class ThinkingMessage(Sent, tag="thinking"):
    """A bot thinks."""

    seat: str
    share: float


class ChatMessage(Sent, tag="chat"):
    """What was said."""

    messages: list[ChatLine]


class WhyMessage(Sent, tag="why"):
    """Why an action is not allowed; without a reason it is."""

    action: int | str
    reason: str | None
    text: str


class PongMessage(Sent, tag="pong"):
    """The answer to a ping."""


Message = TableMessage | RefusedMessage | ThinkingMessage | ChatMessage | WhyMessage | PongMessage


class Look(Asked, frozen=True, tag="look"):
    """Which of one's own seats the screen shows."""

    seat: str


class Why(Asked, frozen=True, tag="why"):
    """Ask why an action is not allowed."""

    action: int | str


class Ping(Asked, frozen=True, tag="ping"):
    """Are you there?"""


Request = Command | Look | Why | Ping

read_request: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
write_json = msgspec.json.Encoder().encode
