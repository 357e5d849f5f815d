"""Command handlers: each checks a command against the table, and returns its events or refuses
it."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import msgspec

from mathom.bots.levels import LEVELS, budget, error_of, unknown_bot
from mathom.engine.errors import BadNotation, IllegalAction
from mathom.engine.perspective import refusal
from mathom.table import commands as c
from mathom.table import events as e
from mathom.table.absence import ask_for_bot, ask_for_victory, grace_over
from mathom.table.clock import out_of_time
from mathom.table.commands import User
from mathom.table.fold import Computed, Handled, apply, do_action, open_game
from mathom.table.recovery import decide
from mathom.table.table import Seat, Table
from mathom.table.undo import last_decision, reach

LONGEST_CHAT = 500
LONGEST_NAME = 40
MOST_CHAT = 1000
MOST_ONLOOKER_CHAT = 300
"""How many chat lines spectators may write, so that players can go on writing."""

MOST_ACTIONS = 100
MOST_SECONDS = 5.0
MOST_ITERATIONS = 5000


def handle(table: Table, user: User, command: c.Command, now: float) -> Handled:
    """The events of a command, with the states that the rules computed for them. A refusal is
    raised and changes nothing."""
    if not isinstance(command, c.Chat):
        check_fresh(table, command.seq)
    found = HANDLE[type(command)](table, user, command, now)
    return found if isinstance(found, Handled) else Handled(found)


def check_fresh(table: Table, seq: int) -> None:
    """Refuse a stale command."""
    if not table.fresh <= seq <= table.seq:
        raise IllegalAction("stale-seq", seq=seq, now=table.seq)


def check_running(table: Table) -> None:
    """Refuse if the game has not started, is over or has stopped."""
    if table.status == "waiting":
        raise IllegalAction("not-started")
    if table.status == "finished":
        raise IllegalAction("game-over")
    if table.status == "stopped":
        raise IllegalAction("table-stopped")


def check_waiting(table: Table) -> None:
    """Refuse if the game has started."""
    if table.status != "waiting":
        raise IllegalAction("already-started")


def check_host(table: Table, user: User) -> None:
    """Refuse a user who is not the host."""
    if user.id != table.host:
        raise IllegalAction("not-host")


def check_seated(table: Table, user: User) -> list[int]:
    """The seats of a user. A user without a seat is refused."""
    seats = table.seats_of(user.id)
    if not seats:
        raise IllegalAction("not-seated")
    return seats


def own_seat(table: Table, user: User, name: str | None) -> int:
    """The seat of a command: the named one, or the first of the user's seats that decides."""
    own = check_seated(table, user)
    if name is None:
        return next((seat for seat in table.deciding() if seat in own), own[0])
    seat = table.seat_number(name)
    if seat not in own:
        raise IllegalAction("not-your-seat", seat=name)
    return seat


def check_bot(spec: str) -> str:
    """The specification of a bot for a table. Bots with unlimited budgets are refused."""
    kind, _, level = spec.partition(":")
    if spec in LEVELS or spec in ("random", "greedy"):
        return spec
    if kind == "novice":
        error_of(spec[:40], level)
        return spec
    if kind != "search":
        raise unknown_bot(spec[:40])
    iterations, seconds = budget(spec[:40], level or "normal")
    if seconds > MOST_SECONDS or (not seconds and iterations > MOST_ITERATIONS):
        raise BadNotation("bot-too-slow", bot=spec[:40])
    return spec


def check_name(name: str) -> str:
    """A name that is safe to show: short, on one line, without markup."""
    plain = " ".join(name.split())
    if not plain or len(plain) > LONGEST_NAME or not plain.isprintable() or set(plain) & set("<>"):
        raise BadNotation("bad-name", most=LONGEST_NAME)
    return plain


def chance_seed(table: Table, later: int = 0) -> int:
    """The seed of the next chance results, or of those some events later. It is derived from the
    table's secret and the number of events, so an undone action gets new chance results."""
    text = f"{table.secret}:{table.seq + later}".encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big")


def act(table: Table, user: User, command: c.Act, now: float) -> Handled:
    check_running(table)
    seat = own_seat(table, user, command.seat)
    if out_of_time(table, now) is not None:
        raise IllegalAction("time-is-up")
    return play_action(table, seat, read_action(table, command.action), user.id, now)


def act_all(table: Table, user: User, command: c.ActAll, now: float) -> Handled:
    if not 0 < len(command.actions) <= MOST_ACTIONS:
        raise BadNotation("too-many-actions", most=MOST_ACTIONS)
    check_running(table)
    seat = own_seat(table, user, command.seat)
    events: list[e.Event] = []
    computed: dict[int, Computed] = {}
    taken: list[int] = []
    for action in command.actions:
        if taken and taken[0] == read_action(table, action):
            taken.pop(0)
            continue
        done = act(table, user, c.Act(table.seq, action, table.seat_names()[seat]), now)
        if events:
            done = joined(done)
        computed[len(events)] = done.computed[0]
        events += done.events
        table = done.after(table)
        taken = done.computed[0].tape.taken_by(seat)
    return Handled(events, computed)


def joined(done: Handled) -> Handled:
    """The same action as a part of the order that was begun before it."""
    return Handled(
        [
            msgspec.structs.replace(one, joined=True) if isinstance(one, e.Acted) else one
            for one in done.events
        ],
        done.computed,
    )


def read_action(table: Table, action: int | str) -> int:
    """The number of an action given by number or text."""
    vocabulary = table.game.vocabulary
    if isinstance(action, str):
        return vocabulary.parse(action[:200])
    vocabulary.text(action)
    return action


def play_action(table: Table, seat: int, action: int, user: str, now: float) -> Handled:
    """An action of a seat, with new chance."""
    refused = refusal(table.game, table.state, seat, action)
    if refused is not None:
        raise refused
    computed = do_action(table.state, action, seat, None, chance_seed(table))
    vocabulary = table.game.vocabulary
    event = e.Acted(
        at=now,
        seat=seat,
        action=vocabulary.text(action),
        user=user,
        chances=[vocabulary.text(chance) for chance in computed.tape.chances],
    )
    return Handled([event], {0: computed})


def bot_acts(table: Table, seat: int, action: int, now: float) -> Handled:
    """The action that a bot has chosen."""
    check_running(table)
    if table.seats[seat].kind != "bot":
        raise IllegalAction("not-your-seat", seat=table.seat_names()[seat])
    return play_action(table, seat, action, "", now)


def undo(table: Table, user: User, command: c.Undo, now: float) -> list[e.Event]:
    check_running(table)
    check_seated(table, user)
    steps, stop, to = reach(table, user.id)
    if steps == 0:
        raise stop
    return [e.Undone(at=now, to=to, user=user.id)]


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
    if seat < 0 and sum(said.seat < 0 for said in table.chat) >= MOST_ONLOOKER_CHAT:
        raise IllegalAction("chat-full")
    return [e.Said(at=now, user=user.id, name=user.name, seat=seat, text=text)]


def sit(table: Table, user: User, command: c.Sit, now: float) -> Handled:
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


def seat_bot(table: Table, user: User, command: c.SeatBot, now: float) -> Handled:
    check_waiting(table)
    check_host(table, user)
    seat = table.seat_number(command.seat)
    if table.seats[seat].kind == "person":
        raise IllegalAction("seat-taken", seat=command.seat)
    return and_start(table, [e.BotSeated(at=now, seat=seat, bot=check_bot(command.bot))], now)


def start(table: Table, user: User, command: c.Start, now: float) -> Handled:
    check_waiting(table)
    check_host(table, user)
    found = and_start(table, [], now)
    if not found.events:
        raise IllegalAction("seats-open")
    return found


def and_start(table: Table, events: list[e.Event], now: float) -> Handled:
    """Events, and the start of the game if no seat is open after them."""
    after = table
    for event in events:
        after = apply(after, event)
    if any(seat.kind == "open" for seat in after.seats):
        return Handled(events)
    computed = open_game(after, None)
    vocabulary = table.game.vocabulary
    chances = [vocabulary.text(chance) for chance in computed.tape.chances]
    began = e.Started(at=now, chances=chances, rules=table.game.rules_version)
    return Handled([*events, began], {len(events): computed})


def rematch(table: Table, user: User, command: c.Rematch, now: float) -> list[e.Event]:
    check_seated(table, user)
    if table.status != "finished":
        raise IllegalAction("not-over")
    if table.rematch:
        raise IllegalAction("rematched-already")
    return [e.Rematched(at=now, id=command.id)]


def swapped(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats of a rematch: everybody moves on by one."""
    return (*seats[1:], seats[0])


def replace_player(table: Table, user: User, command: c.Replace, now: float) -> list[e.Event]:
    check_running(table)
    seat = table.seat_number(command.seat)
    bot = check_bot(command.bot)
    if table.seats[seat].user == user.id:
        return [e.Replaced(at=now, seat=seat, bot=bot)]
    check_seated(table, user)
    return ask_for_bot(table, user, seat, bot, now, command.grace)


def claim(table: Table, user: User, command: c.Claim, now: float) -> list[e.Event]:
    check_running(table)
    seat = table.seat_number(command.seat)
    if seat in check_seated(table, user):
        raise IllegalAction("player-present", seat=command.seat)
    return ask_for_victory(table, user, seat, now)


def time_passes(table: Table, now: float, there: frozenset[str] = frozenset()) -> list[e.Event]:
    """What happens by time: a seat runs out of time, or the grace period of a player who is not
    connected ends."""
    if table.status != "running":
        return []
    seat = out_of_time(table, now)
    return grace_over(table, now, there) if seat is None else [e.TimedOut(at=now, seat=seat)]


def close(table: Table, now: float) -> list[e.Event]:
    """An administrator ends the game."""
    check_running(table)
    return [e.Closed(at=now)]


HANDLE: dict[type[Any], Callable[[Table, User, Any, float], list[e.Event] | Handled]] = {
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
    c.Claim: claim,
    c.Decide: decide,
}
