"""Commands: each is checked against the table and answered with what then happens, or refused."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

from mathom.bots.levels import budget, unknown_bot
from mathom.engine.errors import BadNotation, IllegalAction
from mathom.engine.step import why_not
from mathom.table import commands as c
from mathom.table import events as e
from mathom.table.clock import out_of_time
from mathom.table.commands import User
from mathom.table.fold import apply, do_action, fold, open_game
from mathom.table.table import Seat, Table
from mathom.table.undo import last_decision, reach

LONGEST_CHAT = 500
LONGEST_NAME = 40
MOST_CHAT = 1000
MOST_ACTIONS = 100
MOST_SECONDS = 5.0
MOST_ITERATIONS = 5000

PATIENCE = 60.0
"""Seconds for which others wait before somebody who must decide counts as lost."""


def handle(table: Table, user: User, command: c.Command, now: float) -> list[e.Event]:
    """What happens when somebody asks for something; a refusal is raised and changes nothing."""
    if not isinstance(command, c.Chat):
        check_fresh(table, command.seq)
    found: list[e.Event] = HANDLE[type(command)](table, user, command, now)
    return found


def check_fresh(table: Table, seq: int) -> None:
    """A command made on an older table is refused."""
    if not table.fresh <= seq <= table.seq:
        raise IllegalAction("stale-seq", seq=seq, now=table.seq)


def check_running(table: Table) -> None:
    """Whether the game has begun and is not over."""
    if table.status == "waiting":
        raise IllegalAction("not-started")
    if table.status == "finished":
        raise IllegalAction("game-over")


def check_waiting(table: Table) -> None:
    """Whether people may still change seats."""
    if table.status != "waiting":
        raise IllegalAction("already-started")


def check_host(table: Table, user: User) -> None:
    """Whether somebody made the table."""
    if user.id != table.host:
        raise IllegalAction("not-host")


def check_seated(table: Table, user: User) -> list[int]:
    """The seats of somebody who must have one."""
    seats = table.seats_of(user.id)
    if not seats:
        raise IllegalAction("not-seated")
    return seats


def own_seat(table: Table, user: User, name: str | None) -> int:
    """The own seat that a command is about: the one named, or the first that decides."""
    own = check_seated(table, user)
    if name is None:
        return next((seat for seat in table.deciding() if seat in own), own[0])
    seat = table.seat_number(name)
    if seat not in own:
        raise IllegalAction("not-your-seat", seat=name)
    return seat


def check_bot(spec: str) -> str:
    """The name of a bot that a table may have: one that does not think for ever."""
    if spec in ("random", "greedy"):
        return spec
    kind, _, level = spec.partition(":")
    if kind != "search":
        raise unknown_bot(spec[:40])
    iterations, seconds = budget(spec[:40], level or "normal")
    if seconds > MOST_SECONDS or (not seconds and iterations > MOST_ITERATIONS):
        raise BadNotation("bot-too-slow", bot=spec[:40])
    return spec


def check_name(name: str) -> str:
    """A name that can be shown anywhere: short, on one line, and no markup."""
    plain = " ".join(name.split())
    if not plain or len(plain) > LONGEST_NAME or not plain.isprintable() or set(plain) & set("<>"):
        raise BadNotation("bad-name", most=LONGEST_NAME)
    return plain


def chance_seed(table: Table) -> int:
    """The seed of the next chance: it follows from the table's secret and changes with every
    event, so that something taken back falls anew."""
    told = f"{table.secret}:{table.seq}".encode()
    return int.from_bytes(blake2b(told, digest_size=8).digest(), "big")


def act(table: Table, user: User, command: c.Act, now: float) -> list[e.Event]:
    check_running(table)
    seat = own_seat(table, user, command.seat)
    if out_of_time(table, now) is not None:
        raise IllegalAction("time-is-up")
    return [action_event(table, seat, read_action(table, command.action), user.id, now)]


def act_all(table: Table, user: User, command: c.ActAll, now: float) -> list[e.Event]:
    if not 0 < len(command.actions) <= MOST_ACTIONS:
        raise BadNotation("too-many-actions", most=MOST_ACTIONS)
    check_running(table)
    seat = table.seat_names()[own_seat(table, user, command.seat)]
    found: list[e.Event] = []
    for action in command.actions:
        events = act(table, user, c.Act(table.seq, action, seat), now)
        found += events
        table = fold(table.id, events, table)
    return found


def read_action(table: Table, action: int | str) -> int:
    """The number of an action that is given by number or by text."""
    words = table.game.vocabulary
    if isinstance(action, str):
        return words.parse(action[:200])
    words.text(action)
    return action


def action_event(table: Table, seat: int, action: int, user: str, now: float) -> e.Acted:
    """An action done by a seat, with what chance gives."""
    refusal = why_not(table.state, seat, action)
    if refusal is not None:
        raise refusal
    s = table.state.clone()
    s.reseed(chance_seed(table))
    _, tape = do_action(s, action, seat, None)
    words = table.game.vocabulary
    return e.Acted(
        at=now,
        seat=seat,
        action=words.text(action),
        user=user,
        chances=[words.text(chance) for chance in tape.chances],
    )


def bot_acts(table: Table, seat: int, action: int, now: float) -> list[e.Event]:
    """What happens when a bot has chosen."""
    check_running(table)
    if table.seats[seat].kind != "bot":
        raise IllegalAction("not-your-seat", seat=table.seat_names()[seat])
    return [action_event(table, seat, action, "", now)]


def undo(table: Table, user: User, command: c.Undo, now: float) -> list[e.Event]:
    check_running(table)
    check_seated(table, user)
    steps, stop = reach(table, user.id)
    if steps == 0:
        raise stop
    return [e.Undone(at=now, to=table.moves - 1, user=user.id)]


def ask_takeback(table: Table, user: User, command: c.AskTakeback, now: float) -> list[e.Event]:
    check_running(table)
    check_seated(table, user)
    to = last_decision(table, user.id)
    if to is None:
        raise IllegalAction("nothing-to-undo")
    if table.takeback is not None:
        raise IllegalAction("takeback-pending")
    if table.people() == {user.id}:
        return [e.Undone(at=now, to=to, user=user.id)]
    seat = table.moments[to + 1].seat
    return [e.TakebackAsked(at=now, to=to, user=user.id, seat=seat)]


def answer_takeback(
    table: Table, user: User, command: c.AnswerTakeback, now: float
) -> list[e.Event]:
    check_running(table)
    check_seated(table, user)
    asked = table.takeback
    if asked is None or asked.user == user.id or user.id in asked.accepted:
        raise IllegalAction("no-takeback-asked")
    found: list[e.Event] = [e.TakebackAnswered(at=now, user=user.id, accept=command.accept)]
    if command.accept and table.people() <= asked.accepted | {asked.user, user.id}:
        found.append(e.Undone(at=now, to=asked.to, user=asked.user))
    return found


def resign(table: Table, user: User, command: c.Resign, now: float) -> list[e.Event]:
    check_running(table)
    return [e.Resigned(at=now, seat=own_seat(table, user, command.seat))]


def chat(table: Table, user: User, command: c.Chat, now: float) -> list[e.Event]:
    text = " ".join(command.text.split())
    if not text or len(text) > LONGEST_CHAT:
        raise BadNotation("chat-length", most=LONGEST_CHAT)
    if table.hushed:
        raise IllegalAction("talk-closed")
    if len(table.chat) >= MOST_CHAT:
        raise IllegalAction("chat-full")
    seats = table.seats_of(user.id)
    seat = seats[0] if seats else -1
    return [e.Said(at=now, user=user.id, name=user.name, seat=seat, text=text)]


def sit(table: Table, user: User, command: c.Sit, now: float) -> list[e.Event]:
    check_waiting(table)
    seat = table.seat_number(command.seat)
    if all(other.kind != "open" for other in table.seats):
        raise IllegalAction("table-full")
    if table.seats[seat].kind != "open":
        raise IllegalAction("seat-taken", seat=command.seat)
    return and_start(table, [e.Sat(at=now, seat=seat, user=user.id, name=user.name)], now)


def stand(table: Table, user: User, command: c.Stand, now: float) -> list[e.Event]:
    check_waiting(table)
    seat = table.seat_number(command.seat)
    if table.seats[seat].kind == "open":
        raise IllegalAction("seat-open", seat=command.seat)
    if user.id not in (table.seats[seat].user, table.host):
        raise IllegalAction("not-your-seat", seat=command.seat)
    return [e.Stood(at=now, seat=seat)]


def seat_bot(table: Table, user: User, command: c.SeatBot, now: float) -> list[e.Event]:
    check_waiting(table)
    check_host(table, user)
    seat = table.seat_number(command.seat)
    if table.seats[seat].kind == "person":
        raise IllegalAction("seat-taken", seat=command.seat)
    return and_start(table, [e.BotSeated(at=now, seat=seat, bot=check_bot(command.bot))], now)


def start(table: Table, user: User, command: c.Start, now: float) -> list[e.Event]:
    check_waiting(table)
    check_host(table, user)
    found = and_start(table, [], now)
    if not found:
        raise IllegalAction("seats-open")
    return found


def and_start(table: Table, events: list[e.Event], now: float) -> list[e.Event]:
    """Events after which the game begins, if nobody is missing any more."""
    after = table
    for event in events:
        after = apply(after, event)
    if any(seat.kind == "open" for seat in after.seats):
        return events
    _, tape = open_game(after, None)
    words = table.game.vocabulary
    return [*events, e.Started(at=now, chances=[words.text(chance) for chance in tape.chances])]


def rematch(table: Table, user: User, command: c.Rematch, now: float) -> list[e.Event]:
    check_seated(table, user)
    if table.status != "finished":
        raise IllegalAction("not-over")
    if table.rematch:
        raise IllegalAction("rematched-already")
    return [e.Rematched(at=now, id=command.id)]


def swapped(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats of a rematch: everybody moves one on."""
    return (*seats[1:], seats[0])


def replace_player(table: Table, user: User, command: c.Replace, now: float) -> list[e.Event]:
    check_running(table)
    seat = table.seat_number(command.seat)
    bot = check_bot(command.bot)
    taken: list[e.Event] = [e.Replaced(at=now, seat=seat, bot=bot)]
    if table.seats[seat].user == user.id:
        return taken
    check_seated(table, user)
    if not lost(table, seat, now):
        raise IllegalAction("player-present", seat=command.seat)
    agreed = table.replacing.get(seat, frozenset()) | {user.id}
    if table.people() - {table.seats[seat].user} <= agreed:
        return taken
    return [e.ReplaceAsked(at=now, seat=seat, bot=bot, user=user.id)]


def lost(table: Table, seat: int, now: float) -> bool:
    """Whether a person has let the others wait for long."""
    waited = now - table.since >= PATIENCE
    return table.seats[seat].kind == "person" and seat in table.deciding() and waited


def time_passes(table: Table, now: float) -> list[e.Event]:
    """What happens by itself: the time of a seat is over."""
    if table.status != "running":
        return []
    seat = out_of_time(table, now)
    return [] if seat is None else [e.TimedOut(at=now, seat=seat)]


HANDLE: dict[type[Any], Callable[[Table, User, Any, float], list[e.Event]]] = {
    c.Act: act,
    c.ActAll: act_all,
    c.Undo: undo,
    c.AskTakeback: ask_takeback,
    c.AnswerTakeback: answer_takeback,
    c.Resign: resign,
    c.Chat: chat,
    c.Sit: sit,
    c.Stand: stand,
    c.SeatBot: seat_bot,
    c.Start: start,
    c.Rematch: rematch,
    c.Replace: replace_player,
}
