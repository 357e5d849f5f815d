"""What one person sees of a table, in their language, limited to what their seat may know."""

from __future__ import annotations

from collections.abc import Generator, Sequence, Set
from functools import lru_cache
from typing import Any, NamedTuple

from mathom.bots.levels import LEVELS
from mathom.engine import state as engine
from mathom.engine.errors import IllegalAction
from mathom.engine.game import SPECTATOR, Game
from mathom.engine.state import Outcome
from mathom.engine.step import deciders, legal
from mathom.engine.view import see
from mathom.server.http import wire
from mathom.server.live.stopped_tables import stop_info
from mathom.server.slices import in_slices
from mathom.table import recent_texts
from mathom.table.absence import PATIENCE, may_be_called, may_be_claimed
from mathom.table.clock import seconds_left
from mathom.table.story import Reader
from mathom.table.table import CLOSED, Moment, Seat, Table
from mathom.table.undo import reach
from mathom.texts import catalogue, reason_text, wording
from mathom.texts.story import EVERYTHING, Cast, Sentence
from mathom.texts.wording import Wording

MUCH = 50
"""From this number of new actions on, the log is written in slices."""

ALL = EVERYTHING
"""Instead of a seat: everything is visible, after the end of a game."""


class Shown(NamedTuple):
    """The seat that a screen shows, and the person's other seat hidden behind a curtain."""

    seat: int
    curtain: int | None


def shown_seat(table: Table, user: str, wanted: int | None) -> Shown:
    """Which of a person's seats is shown. If the seats know different things, a curtain comes
    between them."""
    own = table.seats_of(user)
    if not own:
        return Shown(SPECTATOR, None)
    waiting = [seat for seat in table.deciding() if seat in own]
    if len(own) == 1 or not waiting:
        return Shown(wanted if wanted in own and wanted is not None else own[0], None)
    if wanted in waiting and wanted is not None:
        return Shown(wanted, None)
    if not table.curtain and not differ(table, own):
        return Shown(waiting[0], None)
    return Shown(wanted if wanted in own and wanted is not None else SPECTATOR, waiting[0])


def differ(table: Table, seats: list[int]) -> bool:
    """Whether some of these seats know things that others do not."""
    views = [table.game.view(table.state, seat) for seat in seats]
    sealed = any(answer >= 0 for answer in table.state.sealed)
    return sealed or any(view != views[0] for view in views)


def screen(
    table: Table, user: str, shown: Shown, language: str, received: Sequence[Moment] = ()
) -> wire.Screen:
    """The current screen of a person, with the log lines that they have not received."""
    words = wording(table.game.id, language)
    view = see(table.game, table.state, shown.seat) if table.moments else {}
    since = in_common(table.moments, received)
    reader = reader_for(table, user, shown.seat, words)
    reader.views[table.moves] = view
    return wire.Screen(
        seat=seat_id(table, shown.seat),
        curtain=None if shown.curtain is None else seat_id(table, shown.curtain),
        view=view,
        prompt=prompt(reader, table.moves, view),
        offers=offers_of(table, table.moves, shown.seat, language),
        log=log_lines(reader, table.moves, since),
        log_since=since,
        undo=undo_info(table, user, language),
        takeback=takeback(table, user, words),
        stories=stories(reader, table.moves, since),
        stories_since=reader.first(min(since, table.moves)),
        milestones=milestones(reader, table.moves),
        course=course(reader, table.moves),
    )


def moment_screen(
    table: Table, number: int, seat: int, language: str, written: Reader | None = None
) -> wire.Screen:
    """The screen of a seat after a number of actions. `written` is somebody for whom the log was
    written before."""
    state = table.moment(number).state
    words = wording(table.game.id, language)
    view = see(table.game, state, SPECTATOR if seat == ALL else seat)
    if seat == ALL:
        names = table.seat_names()
        view["views"] = {name: see(table.game, state, of) for of, name in enumerate(names)}
    reader = reader_for(table, "", seat, words)
    if written is not None:
        reader.take_over(written)
    return wire.Screen(
        seat=seat_id(table, seat),
        curtain=None,
        view=view,
        prompt=prompt(reader, number, view),
        offers=offers_of(table, number, seat, language),
        log=log_lines(reader, number),
        log_since=0,
        undo=wire.UndoInfo(0, "not-now", ""),
        takeback=None,
        stories=stories(reader, number),
        milestones=milestones(reader, number),
        course=course(reader, number),
    )


def seat_id(table: Table, seat: int) -> str | None:
    """The id of a seat, or None for a spectator."""
    return table.seat_names()[seat] if seat >= 0 else None


def reader_for(table: Table, user: str, seat: int, words: Wording) -> Reader:
    """A person who reads the story of a table as a seat knows it. Players are called by their
    names. Whoever plays one seat is "you"; the seats of one person are called by their own names.
    """
    own = table.seats_of(user) if user else []
    return Reader(
        table, words, seat, Cast(unique_names(table, words), seat if own == [seat] else -1)
    )


def unique_names(table: Table, words: Wording) -> tuple[str, ...]:
    """The names of the players by seat, empty for those that several have."""
    return names_of(table.seats, table.game.id, words.words.language)[0]


def players_of(table: Table, words: Wording) -> dict[str, str]:
    """The names of the players by the id of their seat, where they tell the players apart."""
    return names_of(table.seats, table.game.id, words.words.language)[1]


@lru_cache(maxsize=4096)
def names_of(
    seats: tuple[Seat, ...], game: str, language: str
) -> tuple[tuple[str, ...], dict[str, str]]:
    """The names of players by seat, and by the id of the seat where they tell them apart. They are
    needed several times for every screen, and seldom change."""
    words = wording(game, language)
    ids = words.game.seat_names(len(seats))
    names = [player_name(seat, ids[number], words) for number, seat in enumerate(seats)]
    unique = tuple(name if names.count(name) == 1 else "" for name in names)
    return unique, {seat: name for seat, name in zip(ids, unique, strict=True) if name}


def stories(reader: Reader, number: int, since: int = 0) -> list[wire.Story]:
    """The turns up to a moment, from the one to which the moment `since` belongs."""
    return [
        wire.Story(
            first=story.first,
            last=story.last,
            seat=seat_id(reader.table, story.seat),
            sentences=[sentence(part) for part in story.sentences],
        )
        for story in reader.stories(min(since, number), number)
        if story.sentences
    ]


def milestones(reader: Reader, number: int) -> list[wire.Milestone]:
    """How the winner came to win, where the game tells it; nothing before the last moment."""
    if number != reader.table.moves:
        return []
    return [wire.Milestone(one.piece, one.move, one.text) for one in reader.milestones()]


def course(reader: Reader, number: int) -> list[str]:
    """How the game came to its end, where the game tells it; nothing before the last moment."""
    return list(reader.course()) if number == reader.table.moves else []


def sentence(part: Sentence) -> wire.Sentence:
    """A part of a story with its symbols."""
    marks = [wire.Mark(mark.at, mark.length, mark.of) for mark in part.marks]
    return wire.Sentence(part.kind, part.text, marks)


def prompt(reader: Reader, number: int, view: dict[str, Any]) -> wire.Prompt:
    """Who must decide what at a moment, worded for a seat."""
    table, words = reader.table, reader.words
    if not table.moments:
        waits = "prompt-seats-open" if table.status == "waiting" else "prompt-stopped"
        return wire.Prompt(words.words.text(waits), False, None, {})
    last = number == table.moves
    if last and table.status == "stopped":
        return wire.Prompt(words.words.text("prompt-stopped"), False, None, {})
    if last and table.result is not None:
        return wire.Prompt(result_text(reader), False, None, {})
    asked: Any = view["asked"]
    you = view["seat"]
    yours = asked is not None and you in asked["seats"]
    named = words.at(table.moment(number).state).among(players_of(table, words))
    text = named.prompt(asked, you)
    if asked is None:
        return wire.Prompt(text, False, None, {})
    return wire.Prompt(text, yours, asked["choice"], asked["numbers"])


def offers_of(table: Table, number: int, seat: int, language: str) -> list[wire.Offer]:
    """The legal actions of a seat at a moment; none after the end of the game."""
    if seat < 0 or not table.moments or (number == table.moves and table.status != "running"):
        return []
    state = table.moments[number].state
    words = wording(table.game.id, language).at(state)
    return [offer(words, action) for action in legal(state, seat)]


@lru_cache(maxsize=4096)
def offer(words: Wording, action: int) -> wire.Offer:
    """An action as a button."""
    vocabulary = words.game.vocabulary
    return wire.Offer(
        action=action,
        id=vocabulary.text(action),
        verb=vocabulary.verb_of(action).name,
        target=target_of(words.game, action),
        label=words.action_text(action),
    )


def target_of(game: Game[Any], action: int) -> str | None:
    """The id of the piece that an action is about."""
    verb = game.vocabulary.verb_of(action)
    return f"{verb.kind}:{verb.names[action - verb.base]}" if verb.kind else None


def in_common(moments: Sequence[Moment], received: Sequence[Moment]) -> int:
    """How many moments are unchanged since the last message. Undone ones are sent again."""
    count = len(received)
    if count <= len(moments) and (not received or moments[count - 1] is received[-1]):
        return count
    pairs = enumerate(zip(moments, received, strict=False))
    return next((at for at, (now, then) in pairs if now is not then), min(len(moments), count))


def log_lines(reader: Reader, number: int, since: int = 0) -> list[wire.Line]:
    """The log of a reader from one moment to another."""
    found: list[wire.Line] = []
    for at in range(since, min(number + 1, len(reader.table.moments))):
        found += lines_at(reader, at)
    return found


def lines_at(reader: Reader, at: int) -> tuple[wire.Line, ...]:
    """The log lines of one action for a reader, cached on the moment. If it has no secrets, all
    readers who are addressed alike are told the same."""
    table, words, seat, you = reader.table, reader.words, reader.seat, reader.you
    moment = table.moments[at]
    kept: tuple[wire.Line, ...] | None = reader.known("lines", moment)
    if kept is not None:
        return kept
    players = players_of(table, words)
    knows = SPECTATOR if seat != ALL and moment.public else seat
    key = (knows, you, words.words.language, *players.items())
    lines = moment.said.get(key)
    if lines is None:
        hide = moment.secret and seat not in (moment.seat, ALL)
        # The action is worded by the state in which it was chosen, the events by the state after
        # it.
        before = (words.at(table.moments[at - 1].state) if at > 0 else words).among(players, you)
        after = words.at(moment.state).among(players, you)
        lines = lines_of(moment, at, before, after, seat, hide)
        moment.said[key] = lines
    recent_texts.lines.use(moment.said)
    reader.note("lines", moment, lines)
    return lines


async def write_log(
    table: Table, number: int, seat: int, language: str, since: int = 0, user: str = ""
) -> Reader | None:
    """Write a long log, and how a game came to its end, in slices, so that the event loop can run
    other tasks. It is kept with the reader: other logs that are written meanwhile may take its
    place in the cache."""
    reader = reader_for(table, user, seat, wording(table.game.id, language))
    if number - since < MUCH and not reader.looks_back(number):
        return None
    reader.keep_written()
    await in_slices(writing_log(reader, number, since))
    return reader


def writing_log(reader: Reader, number: int, since: int) -> Generator[None, None, None]:
    """Write the log line by line and the story turn by turn."""
    for at in range(since, min(number + 1, len(reader.table.moments))):
        lines_at(reader, at)
        yield
    for _ in reader.stories(since, number):
        yield
    if reader.looks_back(number):
        for _ in reader.looking_back():
            yield


def lines_of(
    moment: Moment, number: int, before: Wording, words: Wording, seat: int, hide: bool
) -> tuple[wire.Line, ...]:
    """The log lines of one action for a seat: the action and its events. Chance results appear only
    when everything is visible, because some are secret; events tell what everybody may know."""
    names = words.game.seat_names(max(words.game.seats))
    actor = names[moment.seat] if moment.seat >= 0 else None
    found: list[wire.Line] = []
    if actor is not None and not hide:
        target = target_of(words.game, moment.action)
        line = before.action_line(actor, moment.action)
        pieces = (target,) if target else ()
        verb = words.game.vocabulary.verb_of(moment.action).name
        found.append(wire.Line(number, actor, "action", line, pieces, verb))
    if seat == ALL:
        for chance in moment.chances:
            target = target_of(words.game, chance)
            text = words.chance_line(chance)
            pieces = (target,) if target else ()
            verb = words.game.vocabulary.verb_of(chance).name
            found.append(wire.Line(number, None, "chance", text, pieces, verb))
    for event in moment.events:
        heard = seat == ALL or event.heard_by(seat)
        said = words.event_text(event, seat != ALL) if heard else None
        if said is not None:
            named = event_pieces(words.game, event)
            kind = words.game.events[event.kind].name
            found.append(wire.Line(number, None, "event", said, named, kind))
    return tuple(found)


def event_pieces(game: Game[Any], event: engine.Event) -> tuple[str, ...]:
    """The pieces that an event names."""
    kinds = game.events[event.kind].kinds
    return tuple(
        f"{kind}:{game.names(kind)[number]}"
        for kind, number in zip(kinds, event.numbers, strict=False)
        if kind not in ("seat", "number")
    )


def undo_info(table: Table, user: str, language: str) -> wire.UndoInfo:
    """How far a person can undo, and why not further."""
    steps, stop, _ = reach(table, user)
    return wire.UndoInfo(steps, stop.reason, undo_text(steps, stop, language))


def undo_text(steps: int, stop: IllegalAction, language: str) -> str:
    """How far one can undo, or why not."""
    if steps and stop.reason != "undo-answer":
        return catalogue(language).text("undo-steps", steps=steps)
    return reason_text(language, stop)


def taken_back(table: Table, user: str, received: Sequence[Moment], words: Wording) -> str | None:
    """What somebody else has taken back since the last message."""
    steps = len(received) - in_common(table.moments, received)
    if steps <= 0 or table.undone_by in ("", user):
        return None
    seats = table.seats_of(table.undone_by)
    if not seats:
        return None
    player = words.among(players_of(table, words)).player(table.seat_names()[seats[0]])
    return words.words.text("told-undone", player=player, steps=steps)


def takeback(table: Table, user: str, words: Wording) -> wire.TakebackInfo | None:
    """A pending take-back request."""
    request = table.takeback
    if request is None:
        return None
    steps = table.moves - request.to
    name = table.seat_names()[request.seat]
    text = words.words.text("takeback-asked", player=table.seats[request.seat].name, steps=steps)
    yours = request.user == user
    answer = not yours and user in table.people() and user not in request.accepted
    return wire.TakebackInfo(name, steps, text, yours, answer)


GAVE_UP = {
    "resigned": "result-resigned",
    "timed-out": "result-timed-out",
    "left": "result-left",
}
"""The texts of results that one seat brought about by itself."""


def result_text(reader: Reader) -> str:
    """Who won and why: what decided, if the story tells it."""
    table, words = reader.table, reader.words
    result = table.result
    assert result is not None
    words = words.among(players_of(table, words))
    if result.reason == CLOSED:
        return words.words.text("result-closed")
    if result.reason in GAVE_UP:
        seat = table.seat_names()[result.seat]
        you = "yes" if seat == reader.you else "no"
        return words.words.text(GAVE_UP[result.reason], seat=words.player(seat), you=you)
    return reader.ending() or words.outcome_text(Outcome(result.winners, result.reason))


def table_info(
    table: Table, user: str, online: Set[str], language: str, now: float
) -> wire.TableInfo:
    """A table in a list, as a person sees it."""
    words = wording(table.game.id, language)
    names = table.seat_names()
    deciding = table.deciding()
    own = table.seats_of(user)
    result = None
    if table.result is not None:
        winners = [names[seat] for seat in table.result.winners]
        reader = reader_for(table, user, own[0] if len(own) == 1 else SPECTATOR, words)
        result = wire.ResultInfo(winners, table.result.reason, result_text(reader))
    return wire.TableInfo(
        id=table.id,
        game=table.game.id,
        status=table.status,
        seats=[
            seat_info(table, number, own, online, words, now) for number in range(len(table.seats))
        ],
        host=table.host,
        private=table.private,
        moves=table.moves,
        deciding=[names[seat] for seat in deciding],
        your_turn=any(seat in own for seat in deciding),
        result=result,
        updated=table.updated,
        clock=table.clock,
        rematch=table.rematch or None,
        replay=table.replay,
        options=table.public_options,
        cooperative=table.game.cooperative,
        hushed=table.hushed,
        campaign=table.campaign or None,
        absent=absences(table, user, online, now),
        stop=stop_info(table, user, language),
        progress=words.progress(table.state) if table.moments else "",
    )


def absences(table: Table, user: str, online: Set[str], now: float) -> list[wire.AbsenceInfo]:
    """The absent players for whom the table waits, as one of the others sees them."""
    if table.status != "running" or not table.seats_of(user):
        return []
    return [
        absence_info(table, seat, user, now)
        for seat in table.deciding()
        if may_be_called(table, seat) and table.seats[seat].user not in {user, *online}
    ]


def absence_info(table: Table, seat: int, user: str, now: float) -> wire.AbsenceInfo:
    """What one can do about an absent player."""
    call = table.absent.get(seat)
    claim: wire.Asking = "may" if may_be_claimed(table) else "no"
    return wire.AbsenceInfo(
        seat=table.seat_names()[seat],
        wait=max(0.0, table.since + PATIENCE - now),
        seconds=None if call is None else max(0.0, call.until - now),
        replace="asked" if call is not None and user in call.replace else "may",
        claim="asked" if call is not None and user in call.claim else claim,
    )


def seat_info(
    table: Table, number: int, own: list[int], online: Set[str], words: Wording, now: float
) -> wire.SeatInfo:
    """A seat and its player."""
    seat = table.seats[number]
    there = seat.kind == "bot" or seat.user in online
    label = label_of(table, number, own, words)
    left = seconds_left(table, number, now)
    id = table.seat_names()[number]
    if left is None:
        return seat_without_clock(seat, id, words, number in own, there, label)
    return new_seat_info(seat, id, words, number in own, there, label, left)


def new_seat_info(
    seat: Seat, id: str, words: Wording, yours: bool, online: bool, label: str, left: float | None
) -> wire.SeatInfo:
    """A seat and its player, with the time that is left to them."""
    return wire.SeatInfo(
        id=id,
        name=words.seat(id),
        kind=seat.kind,
        player=player_name(seat, id, words),
        bot=seat.bot or None,
        yours=yours,
        online=online,
        seconds_left=left,
        resigned=seat.resigned,
        user=seat.user or None,
        label=label,
        level=bot_name(seat.bot, words.words.language) if seat.kind == "bot" else None,
    )


@lru_cache(maxsize=8192)
def seat_without_clock(
    seat: Seat, id: str, words: Wording, yours: bool, online: bool, label: str
) -> wire.SeatInfo:
    """The same without a clock: it seldom changes, and is not to be changed."""
    return new_seat_info(seat, id, words, yours, online, label, None)


def label_of(table: Table, number: int, own: list[int], words: Wording) -> str:
    """What a person calls the player of a seat. Whoever plays several seats is not "you" on any of
    them: each has its own name, or that of the seat."""
    if table.seats[number].kind == "open":
        return ""
    if own == [number]:
        return words.words.text("web-you")
    return unique_names(table, words)[number] or words.seat(table.seat_names()[number])


def player_name(seat: Seat, id: str, words: Wording) -> str:
    """The displayed name of a seat's player. A record names bots by their specification, and seats
    by their id where nobody had a name."""
    if seat.kind == "person" and not seat.user:
        if seat.name in BOT_TEXTS:
            return bot_name(seat.name, words.words.language)
        if seat.name == id:
            return words.seat(seat.name)
    return seat.name


BOT_TEXTS = {
    **{level: f"bot-{level}" for level in LEVELS},
    "random": "bot-random",
    # What these were called when the page offered them: tables and records of that time keep it.
    "greedy": "bot-amateur",
    "search:easy": "bot-apprentice",
    "search:normal": "bot-journeyman",
    "search:hard": "bot-expert",
}


def bot_name(spec: str, language: str) -> str:
    """The name of a bot's level. Bots with unusual settings share one."""
    return catalogue(language).text(BOT_TEXTS.get(spec, "bot-other"))


def asked_seats(table: Table, number: int) -> list[int]:
    """The seats that had to decide at a moment."""
    return deciders(table.moment(number).state)
