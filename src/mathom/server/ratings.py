"""Ratings of people, which change within the transaction that keeps the end of a game."""

from __future__ import annotations

import logging
from typing import Any

from sqlalchemy import Connection, Row, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as insert_on_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_on_sqlite

from mathom.server.logs import short
from mathom.server.models import RatedRow, RatingRow, UserRow
from mathom.skill import Skill, after_game
from mathom.table.table import Table

log = logging.getLogger("mathom.ratings")

NEWCOMER = 1000
POINTS = 27
"""What a step of skill is worth on the scale that people read: 400 points more are about ten games
won for one that is lost, as in chess."""


def shown(skill: Skill) -> int:
    """A rating as people read it: what somebody is surely worth, from 1000 for a newcomer."""
    return round(NEWCOMER + POINTS * skill.surely)


def counts(table: Table) -> bool:
    """Whether a game that is over may change ratings: it was played against each other, from the
    set-up, by a different person on every seat. A branch, or a game with a chosen seed, has one
    person alone; a seat that a bot took over stays the bot's."""
    if table.status != "finished" or table.result is None or table.game.cooperative:
        return False
    if table.replay or table.start is not None or table.campaign:
        return False
    people = {seat.user for seat in table.seats if seat.kind == "person" and seat.user}
    return len(people) == len(table.seats) > 1


def rate(connection: Connection, table: Table) -> None:
    """A table is over: ratings change, if all who played are registered. Who won shares the first
    place, all others the second."""
    if not counts(table) or table.result is None:
        return
    users = sorted(seat.user for seat in table.seats)
    if not registered(connection, users):
        return
    # Everybody who rates takes people in the same order, so that nobody waits in a circle.
    known = {user: held(connection, table, user) for user in users}
    won = {table.seats[seat].user for seat in table.result.winners}
    before = [Skill(known[user].skill, known[user].doubt) for user in users]
    after = thought(table, before, [float(user in won) for user in users])
    changes = list(zip(users, before, after, strict=True))
    connection.execute(insert(RatedRow), [rated(table, *change) for change in changes])
    for user, _, now in changes:
        news = {"skill": now.skill, "doubt": now.doubt, "updated": table.updated}
        counted = {"games": known[user].games + 1, "won": known[user].won + (user in won)}
        connection.execute(update(RatingRow).where(of(table, user)).values(**news, **counted))


def thought(table: Table, before: list[Skill], scores: list[float]) -> list[Skill]:
    """What is thought of all after a game. A fault of the model costs what the game would have
    changed, not what was played."""
    try:
        return after_game(before, scores)
    except Exception:
        log.exception("rating failed", extra={"facts": {"table": short(table.id)}})
        return before


def registered(connection: Connection, users: list[str]) -> bool:
    """Whether all of these people have a name and a password."""
    asked = select(func.count()).where(UserRow.id.in_(users), UserRow.login.is_not(None))
    return connection.scalar(asked) == len(users)


def of(table: Table, user: str) -> Any:
    """The rating of somebody in the game of a table."""
    return (RatingRow.game == table.game.id) & (RatingRow.user_id == user)


def held(connection: Connection, table: Table, user: str) -> Row[Any]:
    """Somebody's rating, which nobody else changes until the transaction ends."""
    asked = select(RatingRow.__table__).where(of(table, user)).with_for_update()
    found = connection.execute(asked).one_or_none()
    if found is not None:
        return found
    embedded = connection.dialect.name == "sqlite"
    add = (insert_on_sqlite if embedded else insert_on_postgresql)(RatingRow)
    # Of two first games that end at once, one begins the row and the other waits for it.
    connection.execute(add.values(newcomer(table, user)).on_conflict_do_nothing())
    return connection.execute(asked).one()


def newcomer(table: Table, user: str) -> dict[str, Any]:
    """The rating of somebody whose first game counts now."""
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
    """What a table changed for somebody."""
    return {
        "table_id": table.id,
        "user_id": user,
        "skill_before": was.skill,
        "doubt_before": was.doubt,
        "skill": now.skill,
        "doubt": now.doubt,
    }
