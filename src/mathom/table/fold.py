"""What a table is after an event. Chance always comes from the event, never from a generator."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from mathom.engine import state as engine
from mathom.engine.errors import BadNotation
from mathom.engine.game import Game, find_game
from mathom.engine.position import load
from mathom.engine.state import EVERYBODY, Tape
from mathom.engine.step import Together, act, advance, kept_secret
from mathom.table import events as e
from mathom.table.clock import after_action, run_down
from mathom.table.table import Moment, Result, Seat, Table, Takeback


def fold(id: str, events: Iterable[e.Event], table: Table | None = None) -> Table:
    """The table that events add up to, from nothing or going on from where it stood."""
    for event in events:
        table = apply(table, event, id)
    if table is None:
        raise BadNotation("no-such-table")
    return table


def apply(table: Table | None, event: e.Event, id: str = "") -> Table:
    """The table after one more event."""
    if table is None:
        if not isinstance(event, e.Created):
            raise BadNotation("no-such-table")
        return created(id, event)
    after = APPLY[type(event)](table, event)
    seq = table.seq + 1
    stays = isinstance(event, e.Said) or (isinstance(event, e.Acted) and still_sealed(table, after))
    return replace(after, seq=seq, fresh=table.fresh if stays else seq, updated=event.at)


def created(id: str, event: e.Created) -> Table:
    """A table nobody has played at yet."""
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
        created=event.at,
        updated=event.at,
        seats=(Seat(),) * event.seats,
    )


def first_state(table: Table) -> engine.State:
    """The state before the first decision, with chance still to fall."""
    game = table.game
    if table.start is not None:
        return load(game, table.start)
    settings = game.parse_settings(table.options)
    s: engine.State = game.set_up(table.seed, settings, len(table.seats))
    return s


def open_game(table: Table, script: list[int] | None) -> tuple[engine.State, Tape]:
    """Set the game up, by a script or by chance."""
    s = first_state(table)
    tape = Tape(script)
    s.tape = tape
    advance(s)
    s.tape = None
    return s, tape


def do_action(
    s: engine.State, action: int, seat: int, script: list[int] | None
) -> tuple[engine.State, Tape]:
    """The state after an action, by a script or by the state's own chance."""
    after = s.clone()
    tape = Tape(script)
    after.tape = tape
    act(after, action, seat)
    after.tape = None
    if not tape.finished():
        raise BadNotation("chance-left-over")
    return after, tape


def codes(game: Game[Any], texts: list[str]) -> list[int]:
    """Results of chance as numbers."""
    return [game.vocabulary.parse(text) for text in texts]


def with_seat(table: Table, number: int, seat: Seat) -> Table:
    """The table with somebody else on a seat."""
    return replace(table, seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))


def sat(table: Table, event: e.Sat) -> Table:
    return with_seat(table, event.seat, Seat("person", event.user, event.name))


def stood(table: Table, event: e.Stood) -> Table:
    return with_seat(table, event.seat, Seat())


def bot_seated(table: Table, event: e.BotSeated) -> Table:
    return with_seat(table, event.seat, Seat("bot", bot=event.bot))


def started(table: Table, event: e.Started) -> Table:
    s, tape = open_game(table, codes(table.game, event.chances))
    moment = Moment(-1, -1, "", event.at, tuple(tape.chances), tuple(tape.events), s, True, False)
    left = (float(table.clock.seconds),) * len(table.seats)
    return ended(
        replace(table, status="running", moments=(moment,), left=left, since=event.at), moment
    )


def acted(table: Table, event: e.Acted) -> Table:
    before = table.state
    action = table.game.vocabulary.parse(event.action)
    s, tape = do_action(before, action, event.seat, codes(table.game, event.chances))
    moment = Moment(
        event.seat,
        action,
        event.user,
        event.at,
        tuple(tape.chances),
        tuple(tape.events),
        s,
        bool(tape.chances) or whispered(tape) or answers_shown(before, s),
        kept_secret(before, action),
    )
    after = replace(table, moments=(*table.moments, moment), takeback=None, replacing={})
    passes = event.seat not in after.deciding()
    left = after_action(table.clock, run_down(table, event.at), event.seat, passes)
    return ended(replace(after, left=left, since=event.at), moment)


def whispered(tape: Tape) -> bool:
    """Whether something was told to some and not to others."""
    return any(event.audience != EVERYBODY for event in tape.events)


def answers_shown(before: engine.State, after: engine.State) -> bool:
    """Whether answers that were secret have been revealed."""
    return bool(before.sealed) and after.sealed is not before.sealed and not waiting_on(after)


def waiting_on(s: engine.State) -> bool:
    """Whether secret answers still wait for others."""
    return (
        s.outcome is None and isinstance(s.agenda[-1], Together) and any(a >= 0 for a in s.sealed)
    )


def still_sealed(before: Table, after: Table) -> bool:
    """Whether an action was only a secret answer, so that the others' commands stay good."""
    return len(after.moments) > 1 and bool(before.state.sealed) and waiting_on(after.state)


def ended(table: Table, moment: Moment) -> Table:
    """The table with its result, if the game is over or only there to be looked at."""
    outcome = moment.state.outcome
    if outcome is None:
        return replace(table, status="finished") if table.replay else table
    result = Result(tuple(outcome.winners), outcome.reason)
    return replace(table, status="finished", result=result)


def undone(table: Table, event: e.Undone) -> Table:
    return replace(
        table,
        moments=table.moments[: event.to + 1],
        takeback=None,
        left=run_down(table, event.at),
        since=event.at,
    )


def takeback_asked(table: Table, event: e.TakebackAsked) -> Table:
    return replace(table, takeback=Takeback(event.user, event.seat, event.to))


def takeback_answered(table: Table, event: e.TakebackAnswered) -> Table:
    asked = table.takeback
    if asked is None or not event.accept:
        return replace(table, takeback=None)
    return replace(table, takeback=replace(asked, accepted=asked.accepted | {event.user}))


def given_up(table: Table, seat: int, reason: str, at: float) -> Table:
    """The game is over because a seat cannot or will not go on. The others have won, unless they
    play together: then everybody has lost."""
    leaving = replace(table.seats[seat], resigned=True)
    others = [number for number in range(len(table.seats)) if number != seat]
    winners = () if table.game.cooperative else tuple(others)
    left = run_down(table, at)
    return replace(
        with_seat(table, seat, leaving),
        status="finished",
        result=Result(winners, reason, seat),
        takeback=None,
        left=left,
    )


def resigned(table: Table, event: e.Resigned) -> Table:
    return given_up(table, event.seat, "resigned", event.at)


def timed_out(table: Table, event: e.TimedOut) -> Table:
    return given_up(table, event.seat, "timed-out", event.at)


def replace_asked(table: Table, event: e.ReplaceAsked) -> Table:
    agreed = table.replacing.get(event.seat, frozenset()) | {event.user}
    return replace(table, replacing={**table.replacing, event.seat: agreed})


def replaced(table: Table, event: e.Replaced) -> Table:
    left = run_down(table, event.at)
    after = with_seat(table, event.seat, Seat("bot", bot=event.bot))
    return replace(after, replacing={}, takeback=None, left=left, since=event.at)


def rematched(table: Table, event: e.Rematched) -> Table:
    return replace(table, rematch=event.id)


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
    e.ReplaceAsked: replace_asked,
    e.Replaced: replaced,
    e.Rematched: rematched,
    e.Said: said,
}
