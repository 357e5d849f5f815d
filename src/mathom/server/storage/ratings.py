"""Ratings, which change within the transaction that stores the end of a game."""

from __future__ import annotations

import logging
from itertools import pairwise
from typing import Any

from sqlalchemy import Connection, Row, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as insert_on_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_on_sqlite
from sqlalchemy.orm import aliased

from mathom.engine.step import legal
from mathom.server.logs import short
from mathom.server.storage.models import RatedRow, RatingRow, TableRow, UserRow
from mathom.skill import Skill, after_game
from mathom.table.table import CLOSED, Table

log = logging.getLogger("mathom.storage.ratings")

NEWCOMER = 1000
POINTS = 27
"""Points on the displayed scale for one unit of skill: 400 points are about ten wins to one loss,
as in chess."""


def shown(skill: Skill) -> int:
    """The displayed rating: the lower bound of the skill, from 1000 for a new player."""
    return round(NEWCOMER + POINTS * skill.surely)


LEAST_DECISIONS = 5
"""The least number of real decisions, with more than one option, of every seat."""

FULL_GAMES = 3
WINDOW = 30 * 24 * 60 * 60.0
"""Of the games of two people within thirty days, this many count fully. Each further one counts
half as much as the one before, so together they count as one at most."""


def counts(table: Table) -> bool:
    """Whether a game is rated: it is over or given up, is competitive, began with the set-up, had a
    different person on every seat, and everybody made real decisions. A branch, or a game with a
    chosen seed, has one person only."""
    if table.replay or table.start is not None or table.campaign or table.game.cooperative:
        return False
    if table.result is None and not table.given_away():
        return False
    if table.result is not None and table.result.reason == CLOSED:
        return False
    people = {user for user in table.began if user}
    return len(people) == len(table.began) > 1 and all_decided(table)


def all_decided(table: Table) -> bool:
    """Whether every seat has decided often enough."""
    missing = [LEAST_DECISIONS] * len(table.seats)
    for before, moment in pairwise(table.moments):
        seat = moment.seat
        if seat >= 0 and missing[seat] > 0 and moment.user == table.began[seat]:
            missing[seat] -= len(legal(before.state, seat)) > 1
            if not any(missing):
                return True
    return False


def winners(table: Table) -> set[str]:
    """The winners. A player who was replaced by a bot has lost, and all others have won, as after a
    resignation."""
    gone = table.given_away()
    if gone:
        return {user for seat, user in enumerate(table.began) if seat not in gone}
    assert table.result is not None
    return {table.began[seat] for seat in table.result.winners}


def rate(connection: Connection, table: Table) -> None:
    """Rate a game that is over or given up, if all players were registered at its start. Winners
    share the first place, all others the second."""
    if not counts(table) or rated_already(connection, table):
        return
    users = sorted(table.began)
    if not registered(connection, users, table.moments[0].at):
        return
    # Rows are locked in the same order everywhere, so that no deadlock occurs.
    known = {user: held(connection, table, user) for user in users}
    won = winners(table)
    before = [Skill(known[user].skill, known[user].doubt) for user in users]
    share = 0.5 ** max(0, meetings(connection, table, users) + 1 - FULL_GAMES)
    full = thought(table, before, [float(user in won) for user in users])
    after = [part_of(was, now, share) for was, now in zip(before, full, strict=True)]
    changes = list(zip(users, before, after, strict=True))
    connection.execute(insert(RatedRow), [rated(table, *change) for change in changes])
    for user, _, now in changes:
        news = {"skill": now.skill, "doubt": now.doubt, "updated": table.updated}
        counted = {"games": known[user].games + 1, "won": known[user].won + (user in won)}
        connection.execute(update(RatingRow).where(of(table, user)).values(**news, **counted))


def rated_already(connection: Connection, table: Table) -> bool:
    """Whether a table is rated already: it can go on after somebody gave up, and end later."""
    query = select(RatedRow.user_id).where(RatedRow.table_id == table.id)
    return connection.execute(query).first() is not None


def meetings(connection: Connection, table: Table, users: list[str]) -> int:
    """The number of recent games of the two players who met most often in this game. Their ratings
    are locked, so the count is stable."""
    one, two = aliased(RatedRow), aliased(RatedRow)
    query = (
        select(func.count().label("times"))
        .select_from(one)
        .join(two, (two.table_id == one.table_id) & (one.user_id < two.user_id))
        .join(TableRow, TableRow.id == one.table_id)
        .where(one.user_id.in_(users), two.user_id.in_(users), TableRow.game == table.game.id)
        .where(one.at > table.updated - WINDOW)
        .group_by(one.user_id, two.user_id)
    )
    return max((row.times for row in connection.execute(query)), default=0)


def part_of(was: Skill, now: Skill, share: float) -> Skill:
    """The rating after a game that counts in part."""
    return Skill(
        was.skill + share * (now.skill - was.skill), was.doubt + share * (now.doubt - was.doubt)
    )


def thought(table: Table, before: list[Skill], scores: list[float]) -> list[Skill]:
    """The ratings after a game. If the rating model fails, ratings stay; the game is stored."""
    try:
        return after_game(before, scores)
    except Exception:
        log.exception("rating failed", extra={"facts": {"table": short(table.id)}})
        return before


def registered(connection: Connection, users: list[str], at: float) -> bool:
    """Whether all these users were registered at a time. Users who registered before that time was
    recorded have none."""
    then = func.coalesce(UserRow.registered, 0.0) <= at
    query = select(func.count()).where(UserRow.id.in_(users), UserRow.login.is_not(None), then)
    return connection.scalar(query) == len(users)


def of(table: Table, user: str) -> Any:
    """The rating of a user in the game of a table."""
    return (RatingRow.game == table.game.id) & (RatingRow.user_id == user)


def held(connection: Connection, table: Table, user: str) -> Row[Any]:
    """The rating row of a user, locked until the transaction ends."""
    query = select(RatingRow.__table__).where(of(table, user)).with_for_update()
    found = connection.execute(query).one_or_none()
    if found is not None:
        return found
    embedded = connection.dialect.name == "sqlite"
    add = (insert_on_sqlite if embedded else insert_on_postgresql)(RatingRow)
    # Of two first games that end at once, one inserts the row and the other waits for it.
    connection.execute(add.values(newcomer(table, user)).on_conflict_do_nothing())
    return connection.execute(query).one()


def newcomer(table: Table, user: str) -> dict[str, Any]:
    """The initial rating of a user."""
    skill, doubt = Skill()
    return {
        "game": table.game.id,
        "user_id": user,
        "skill": skill,
        "doubt": doubt,
        "games": 0,
        "won": 0,
        "updated": table.updated,
    }


def rated(table: Table, user: str, was: Skill, now: Skill) -> dict[str, Any]:
    """Store the rating change of a player by a table."""
    return {
        "table_id": table.id,
        "user_id": user,
        "skill_before": was.skill,
        "doubt_before": was.doubt,
        "skill": now.skill,
        "doubt": now.doubt,
        "at": table.updated,
    }
