"""Folding events into a table. Chance results come from the events, never from a generator."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from msgspec.structs import replace

from mathom.engine import state as engine
from mathom.engine.disclosure import awaits_answers, discloses
from mathom.engine.errors import BadNotation
from mathom.engine.game import Game, find_game
from mathom.engine.position import load
from mathom.engine.state import Tape
from mathom.engine.step import act, advance, kept_secret
from mathom.table import events as e
from mathom.table.bot_names import name_of_bot
from mathom.table.clock import after_action, run_down
from mathom.table.events import tick_of
from mathom.table.history import Place
from mathom.table.table import (
    CLOSED,
    Absence,
    Moment,
    Result,
    Seat,
    Stop,
    Table,
    Takeback,
    pack_events,
)

QUIET = (e.Said, e.ReplaceAsked, e.ClaimAsked, e.Returned)
"""Events that do not make commands stale."""


class Computed(NamedTuple):
    """What the rules computed for one event: the state after it, and what they recorded."""

    state: engine.State
    tape: Tape


@dataclass(frozen=True, slots=True)
class Handled:
    """The events of a command, and by index what the rules computed to find them."""

    events: list[e.Event]
    computed: Mapping[int, Computed] = field(default_factory=dict)

    def after(self, table: Table) -> Table:
        """The table after these events. The rules do not run again for what is computed."""
        return fold(table.id, self.events, table, self.computed)


def fold(
    id: str,
    events: Iterable[e.Event],
    table: Table | None = None,
    computed: Mapping[int, Computed] | None = None,
) -> Table:
    """The table that events add up to, from nothing or from an earlier table."""
    known = computed or {}
    for number, event in enumerate(events):
        table = apply(table, event, id, known.get(number))
    if table is None:
        raise BadNotation("no-such-table")
    return table


def apply(
    table: Table | None, event: e.Event, id: str = "", computed: Computed | None = None
) -> Table:
    """The table after one more event. The rules run unless their result is given."""
    if table is None:
        if not isinstance(event, e.Created):
            raise BadNotation("no-such-table")
        return created(id, event)
    if isinstance(event, e.Acted) and computed is not None:
        after = with_action(table, event, computed)
    elif isinstance(event, e.Started) and computed is not None:
        after = with_set_up(table, event, computed)
    else:
        after = APPLY[type(event)](table, event)
    seq = table.seq + 1
    stays = isinstance(event, QUIET) or (isinstance(event, e.Acted) and still_sealed(table, after))
    return replace(after, seq=seq, fresh=table.fresh if stays else seq, updated=event.at)


def created(id: str, event: e.Created) -> Table:
    """A new table."""
    game = find_game(event.game)
    return Table(
        id=id,
        seq=1,
        fresh=1,
        game=game,
        options=dict(event.options),
        public_options=game.public_settings(game.parse_settings(event.options)),
        host=event.host,
        private=event.private,
        clock=event.clock,
        seed=event.seed,
        secret=event.secret,
        start=event.start,
        replay=event.replay,
        curtain=event.curtain,
        talk=event.talk,
        campaign=event.campaign,
        rules=event.rules,
        created=event.at,
        updated=event.at,
        seats=(Seat(),) * event.seats,
    )


def first_state(table: Table) -> engine.State:
    """The state before the first decision, before any chance result."""
    game = table.game
    if table.start is not None:
        return load(game, table.start)
    settings = game.parse_settings(table.options)
    s: engine.State = game.set_up(table.seed, settings, len(table.seats))
    return s


def open_game(table: Table, script: list[int] | None) -> Computed:
    """Set the game up. Chance comes from a script, or from the generator of the state.

    The generator ends where it was, as if a script had been read: the state does not tell whether
    it was computed from events or for the first time.
    """
    s = first_state(table)
    generator = (s.r0, s.r1, s.r2, s.r3)
    tape = Tape(script)
    s.tape = tape
    advance(s)
    s.tape = None
    if script is None:
        s.r0, s.r1, s.r2, s.r3 = generator
    return Computed(s, tape)


def do_action(
    s: engine.State, action: int, seat: int, script: list[int] | None, seed: int = 0
) -> Computed:
    """The state after an action. Chance comes from a script, or from a seed; as in `open_game`,
    the generator ends where it was."""
    after = s.clone()
    if script is None:
        after.reseed(seed)
    tape = Tape(script)
    after.tape = tape
    act(after, action, seat)
    after.tape = None
    if script is None:
        after.r0, after.r1, after.r2, after.r3 = s.r0, s.r1, s.r2, s.r3
    if not tape.finished():
        raise BadNotation("chance-left-over")
    return Computed(after, tape)


def codes(game: Game[Any], texts: list[str]) -> list[int]:
    """Chance results as numbers."""
    return [game.vocabulary.parse(text) for text in texts]


def with_seat(table: Table, number: int, seat: Seat) -> Table:
    """The table with another seat."""
    return replace(table, seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))


def sat(table: Table, event: e.Sat) -> Table:
    return with_seat(table, event.seat, Seat("person", event.user, event.name))


def stood(table: Table, event: e.Stood) -> Table:
    return with_seat(table, event.seat, Seat())


def bot_seated(table: Table, event: e.BotSeated) -> Table:
    return with_seat(table, event.seat, bot_at(table, event.seat, event.bot, event.name))


def bot_at(table: Table, number: int, bot: str, name: str = "") -> Seat:
    """A seat with a bot, which keeps its name or gets one that nobody at the table has."""
    taken = [seat.name for other, seat in enumerate(table.seats) if other != number]
    return Seat("bot", name=name or name_of_bot(table.created, number, taken), bot=bot)


def started(table: Table, event: e.Started) -> Table:
    return with_set_up(table, event, open_game(table, codes(table.game, event.chances)))


def with_set_up(table: Table, event: e.Started, computed: Computed) -> Table:
    """The table once the game has been set up."""
    s, tape = computed
    chances = tuple(tape.chances)
    place = Place(None, -1, -1, chances, s)
    moment = Moment(-1, -1, "", event.at, chances, pack_events(tape.events), place, True, False)
    left = (float(table.clock.seconds),) * len(table.seats)
    began = tuple(seat.user for seat in table.seats)
    running = replace(table, status="running", moments=(moment,), left=left, since=tick_of(event))
    return ended(replace(running, began=began, rules=event.rules), moment)


def acted(table: Table, event: e.Acted) -> Table:
    action = table.game.vocabulary.parse(event.action)
    script = codes(table.game, event.chances)
    return with_action(table, event, do_action(table.state, action, event.seat, script))


def with_action(table: Table, event: e.Acted, computed: Computed) -> Table:
    """The table once an action has been done."""
    before = table.state
    action = table.game.vocabulary.parse(event.action)
    s, tape = computed
    chances = tuple(tape.chances)
    moment = Moment(
        event.seat,
        action,
        event.user,
        event.at,
        chances,
        pack_events(tape.events),
        Place(table.moments[-1].place, event.seat, action, chances, s),
        discloses(table.game, before, s, action, tape),
        kept_secret(before, action),
        event.joined,
    )
    after = replace(table, moments=(*table.moments, moment), takeback=None, absent={})
    passes = event.seat not in after.deciding()
    left = after_action(table.clock, run_down(table, tick_of(event)), event.seat, passes)
    return ended(replace(after, left=left, since=tick_of(event)), moment)


def still_sealed(before: Table, after: Table) -> bool:
    """Whether an action was only a secret answer, which does not make the others' commands
    stale."""
    return len(after.moments) > 1 and bool(before.state.sealed) and awaits_answers(after.state)


def ended(table: Table, moment: Moment) -> Table:
    """The table with its result, if the game is over or only viewed."""
    outcome = moment.state.outcome
    if outcome is None:
        return replace(table, status="finished") if table.replay else table
    result = Result(tuple(outcome.winners), outcome.reason)
    return replace(table, status="finished", result=result)


def undone(table: Table, event: e.Undone) -> Table:
    table.moments[event.to].place.pin()
    return replace(
        table,
        moments=table.moments[: event.to + 1],
        undone_by=event.user,
        takeback=None,
        absent={},
        left=run_down(table, tick_of(event)),
        since=tick_of(event),
    )


def takeback_asked(table: Table, event: e.TakebackAsked) -> Table:
    return replace(table, takeback=Takeback(event.user, event.seat, event.to))


def takeback_answered(table: Table, event: e.TakebackAnswered) -> Table:
    asked = table.takeback
    if asked is None or not event.accept:
        return replace(table, takeback=None)
    return replace(table, takeback=replace(asked, accepted=asked.accepted | {event.user}))


def given_up(table: Table, seat: int, reason: str, at: float) -> Table:
    """The game is over because a seat gave up. The others have won; in a cooperative game all have
    lost."""
    leaving = replace(table.seats[seat], resigned=True)
    others = [number for number in range(len(table.seats)) if number != seat]
    winners = () if table.game.cooperative else tuple(others)
    left = run_down(table, at)
    return replace(
        with_seat(table, seat, leaving),
        status="finished",
        result=Result(winners, reason, seat),
        takeback=None,
        absent={},
        left=left,
    )


def resigned(table: Table, event: e.Resigned) -> Table:
    return given_up(table, event.seat, "resigned", tick_of(event))


def timed_out(table: Table, event: e.TimedOut) -> Table:
    return given_up(table, event.seat, "timed-out", tick_of(event))


def claimed(table: Table, event: e.Claimed) -> Table:
    return given_up(table, event.seat, "left", tick_of(event))


def closed(table: Table, event: e.Closed) -> Table:
    left = run_down(table, event.at)
    result = Result((), CLOSED)
    return replace(table, status="finished", result=result, takeback=None, left=left)


def replace_asked(table: Table, event: e.ReplaceAsked) -> Table:
    if not event.until:
        return table  # agreements from before there was a grace period have lapsed
    call = table.absent.get(event.seat, Absence(event.until))
    agreed = replace(call, bot=call.bot or event.bot, replace=call.replace | {event.user})
    return with_absence(table, event.seat, agreed)


def claim_asked(table: Table, event: e.ClaimAsked) -> Table:
    call = table.absent.get(event.seat, Absence(event.until))
    return with_absence(table, event.seat, replace(call, claim=call.claim | {event.user}))


def with_absence(table: Table, seat: int, absence: Absence) -> Table:
    """The table with a call for a seat."""
    return replace(table, absent={**table.absent, seat: absence})


def returned(table: Table, event: e.Returned) -> Table:
    return replace(table, absent={s: a for s, a in table.absent.items() if s != event.seat})


def replaced(table: Table, event: e.Replaced) -> Table:
    tick = tick_of(event)
    left = run_down(table, tick)
    after = with_seat(table, event.seat, bot_at(table, event.seat, event.bot))
    return replace(after, absent={}, takeback=None, left=left, since=tick)


def clocks_resumed(table: Table, event: e.ClocksResumed) -> Table:
    return replace(table, absent={}, since=tick_of(event))


def rematched(table: Table, event: e.Rematched) -> Table:
    return replace(table, rematch=event.id)


def wished(table: Table, event: e.Wished) -> Table:
    return replace(table, wishes={**table.wishes, event.user: event.wish})


def went_on(table: Table, event: e.WentOn) -> Table:
    """The game starts again from the position where it stopped, with the remaining times."""
    there = replace(table, start=event.position, stop=None, wishes={})
    after = started(there, e.Started(at=event.at, rules=event.rules))
    return replace(after, left=table.left) if table.left else after


def called_off(table: Table, event: e.CalledOff) -> Table:
    return replace(table, status="finished", wishes={})


def cut_short(table: Table, event: e.CutShort) -> Table:
    fault = BadNotation(event.reason, **event.details)
    return replace(table, stop=Stop(table.seq + 1, event.move, -1, fault))


def said(table: Table, event: e.Said) -> Table:
    return replace(table, chat=(*table.chat, event))


APPLY: dict[type[Any], Callable[[Table, Any], Table]] = {
    e.Sat: sat,
    e.Stood: stood,
    e.BotSeated: bot_seated,
    e.Started: started,
    e.Acted: acted,
    e.Undone: undone,
    e.TakebackAsked: takeback_asked,
    e.TakebackAnswered: takeback_answered,
    e.Resigned: resigned,
    e.TimedOut: timed_out,
    e.Closed: closed,
    e.ReplaceAsked: replace_asked,
    e.ClaimAsked: claim_asked,
    e.Claimed: claimed,
    e.Returned: returned,
    e.Replaced: replaced,
    e.ClocksResumed: clocks_resumed,
    e.Rematched: rematched,
    e.Wished: wished,
    e.WentOn: went_on,
    e.CalledOff: called_off,
    e.CutShort: cut_short,
    e.Said: said,
}
