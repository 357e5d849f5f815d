"""New tables: new games, branches of finished games, and records to view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from mathom.engine.admission import admit
from mathom.engine.errors import BadNotation, IllegalAction
from mathom.engine.game import find_game
from mathom.engine.position import position
from mathom.engine.record import (
    DIGEST_EVERY,
    Move,
    Record,
    Replay,
    read_record,
    replay,
    result_text,
)
from mathom.table import events as e
from mathom.table.clock import Clock, sensible
from mathom.table.commands import ActAll, User
from mathom.table.fold import Handled, fold
from mathom.table.handle import act_all, and_start, check_bot, check_name, swapped
from mathom.table.table import Seat, Table

NO_CLOCK = Clock()


@dataclass(frozen=True)
class Plan:
    """The settings of a new table. Seats are `me`, `open`, or the specification of a bot. `names`
    are those of the people on one person's seats; a missing or empty one is the person's own."""

    game: str
    seats: Sequence[str]
    options: dict[str, str] = field(default_factory=dict)
    private: bool = False
    clock: Clock = NO_CLOCK
    curtain: bool = False
    talk: bool = False
    seed: int | None = None
    start: dict[str, Any] | None = None
    campaign: str = ""
    names: Sequence[str] = ()
    brings: Sequence[str] = ()
    """What the host does as soon as the game starts, such as bringing a deck."""


def create(plan: Plan, user: User, secret: int, now: float) -> list[e.Event]:
    """The events of a new table."""
    return opening(plan, user, secret, now).events


def opening(plan: Plan, user: User, secret: int, now: float) -> Handled:
    """A new table with its host. It starts at once if no seat is open.

    The seed determines all chance results, so only people who play alone may choose it.
    """
    game = find_game(plan.game)
    if len(plan.seats) not in game.seats:
        raise BadNotation(
            "wrong-seats", seats=len(plan.seats), known=" ".join(map(str, game.seats))
        )
    options = game.settings_text(game.parse_settings(plan.options))
    if not sensible(plan.clock):
        raise BadNotation("bad-clock")
    if "open" in plan.seats and (plan.seed is not None or plan.start is not None):
        raise IllegalAction("seed-with-others")
    if plan.campaign and (plan.seed is not None or plan.start is not None):
        raise IllegalAction("seed-in-campaign")
    start = None if plan.start is None else whole(plan.game, plan.start)
    chosen = secret if plan.seed is None else plan.seed & ((1 << 63) - 1)
    first = e.Created(
        at=now,
        game=plan.game,
        seats=len(plan.seats),
        host=user.id,
        options=options,
        private=plan.private,
        clock=plan.clock,
        seed=chosen,
        secret=chosen,
        start=start,
        curtain=plan.curtain,
        talk=plan.talk,
        campaign=plan.campaign,
        rules=game.rules_version,
    )
    begun = seat_everybody([first], plan.seats, user, now, plan.names)
    return and_bring(begun, plan.brings, user, now) if plan.brings else begun


def and_bring(begun: Handled, actions: Sequence[str], user: User, now: float) -> Handled:
    """The events of a new table, and the first actions of its host."""
    table = fold("", begun.events, None, begun.computed)
    brought = act_all(table, user, ActAll(table.seq, list(actions)), now)
    later = {len(begun.events) + number: found for number, found in brought.computed.items()}
    return Handled([*begun.events, *brought.events], {**begun.computed, **later})


def whole(game: str, start: dict[str, Any]) -> dict[str, Any]:
    """A complete position, with defaults filled in."""
    found = find_game(game)
    return position(found, admit(found, start))


def seat_everybody(
    events: list[e.Event],
    seats: Sequence[str],
    user: User,
    now: float,
    names: Sequence[str] = (),
) -> Handled:
    """The events of a new table, with the players who take seats at once."""
    seated: list[e.Event] = []
    for number, who in enumerate(seats):
        if who == "me":
            given = names[number] if number < len(names) else ""
            name = check_name(given) if given.strip() else user.name
            seated.append(e.Sat(at=now, seat=number, user=user.id, name=name))
        elif who != "open":
            seated.append(e.BotSeated(at=now, seat=number, bot=check_bot(who)))
    return and_begin(events, seated, now)


def and_begin(events: list[e.Event], seated: list[e.Event], now: float) -> Handled:
    """The events of a new table, then those who sit down, and the start if all seats are taken. The
    game is set up once: what the rules computed is handed on."""
    begun = and_start(fold("", events), seated, now)
    computed = {len(events) + number: found for number, found in begun.computed.items()}
    return Handled([*events, *begun.events], computed)


def again(table: Table, now: float, secret: int) -> list[e.Event]:
    """The events of the table of a rematch."""
    return rematch_opening(table, now, secret).events


def rematch_opening(table: Table, now: float, secret: int) -> Handled:
    """The table of a rematch: same people and settings, everybody moves on by one seat."""
    first = e.Created(
        at=now,
        game=table.game.id,
        seats=len(table.seats),
        host=table.host,
        options=table.options,
        private=table.private,
        clock=table.clock,
        seed=secret,
        secret=secret,
        curtain=table.curtain,
        talk=table.talk,
        campaign=table.campaign,
        rules=table.game.rules_version,
    )
    seated = [seated_again(seat, number, now) for number, seat in enumerate(swapped(table.seats))]
    return and_begin([first], seated, now)


def seated_again(seat: Seat, number: int, now: float) -> e.Event:
    """A player or bot takes a seat of the rematch."""
    if seat.kind == "bot":
        return e.BotSeated(at=now, seat=number, bot=seat.bot, name=seat.name)
    return e.Sat(at=now, seat=number, user=seat.user, name=seat.name)


def branch(
    table: Table, at: int, seats: Sequence[str], user: User, secret: int, now: float
) -> list[e.Event]:
    """A new table that continues from a moment of another one, with its history.

    Only a finished game can be branched: other seats of a branch, or its record, would reveal
    hidden information.
    """
    if table.status != "finished":
        raise IllegalAction("not-over")
    table.moment(at)
    if len(seats) != len(table.seats):
        raise BadNotation("wrong-seats", seats=len(seats), known=str(len(table.seats)))
    if table.moments[at].state.outcome is not None:
        raise IllegalAction("game-over")
    if "open" in seats:
        raise IllegalAction("branch-with-open-seats")
    vocabulary = table.game.vocabulary
    first = e.Created(
        at=now,
        game=table.game.id,
        seats=len(seats),
        host=user.id,
        options=table.options,
        private=True,
        seed=table.seed,
        secret=secret,
        start=table.start,
        rules=table.game.rules_version,
    )
    chances = [vocabulary.text(c) for c in table.moments[0].chances]
    started = e.Started(at=now, chances=chances, rules=table.game.rules_version)
    events = seat_everybody([first], seats, user, now).events[:-1]
    past = [
        e.Acted(
            at=now,
            seat=moment.seat,
            action=vocabulary.text(moment.action),
            chances=[vocabulary.text(chance) for chance in moment.chances],
        )
        for moment in table.moments[1 : at + 1]
    ]
    return [*events, started, *past]


def from_record(text: str, user: User, now: float) -> list[e.Event]:
    """A table to view a record, which is verified first. If the record is of older rules, it is cut
    before the first action that is no longer legal, and the table says where."""
    record = read_record(text)
    walk = replay(record)
    vocabulary = record.game.vocabulary
    first = e.Created(
        at=now,
        game=record.game.id,
        seats=record.seats,
        host=user.id,
        options=record.game.settings_text(record.settings),
        private=True,
        seed=record.seed & ((1 << 63) - 1),
        start=record.start,
        replay=True,
        rules=walk.rules,
    )
    names = record.game.seat_names(record.seats)
    seated: list[e.Event] = [
        e.Sat(at=now, seat=number, user="", name=check_name(record.players[number] or name))
        for number, name in enumerate(names)
    ]
    chances = [vocabulary.text(chance) for chance in record.opening.chances]
    started = e.Started(at=now, chances=chances, rules=walk.rules)
    moves: list[e.Event] = [
        e.Acted(
            at=now,
            seat=move.seat,
            action=vocabulary.text(move.action),
            chances=[vocabulary.text(chance) for chance in move.chances],
        )
        for move in record.moves
    ]
    return [first, *seated, started, *moves, *cut_short(walk, now)]


def cut_short(walk: Replay, now: float) -> list[e.Event]:
    """Where and why the replay of an older record stopped."""
    fault = walk.stopped
    if fault is None:
        return []
    details = {
        name: value if isinstance(value, int) else str(value)
        for name, value in fault.details.items()
    }
    return [e.CutShort(at=now, reason=fault.reason, details=details, move=walk.at + 1)]


def to_record(table: Table) -> Record:
    """The record of a table, with digests at intervals to verify it."""
    game = table.game
    record = Record(game, game.parse_settings(table.options), len(table.seats), table.seed)
    return filled(record, table)


def filled(record: Record, table: Table) -> Record:
    """A record filled with the actions of a table."""
    record.start = table.start
    record.players = [seat.bot or seat.name for seat in table.seats]
    for number, moment in enumerate(table.moments):
        move = record.opening if number == 0 else Move(moment.seat, moment.action)
        move.chances = list(moment.chances)
        if number % DIGEST_EVERY == 0 or number == table.moves:
            move.digest = table.game.digest(moment.state)
        if number:
            record.moves.append(move)
    if table.moments:
        record.result = result_text(table.game, table.state, len(table.seats))
    return record
