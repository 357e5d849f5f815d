"""Decks that people keep. Whoever knows the unguessable id of one may read it; only its owner
changes it. A deck may be unfinished: what is wrong with it is told, not refused."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import func, select

from mathom.engine.decklists import Decklists
from mathom.engine.errors import BadNotation, IllegalAction
from mathom.engine.game import Game, find_game
from mathom.server import wire
from mathom.server.database import Database
from mathom.server.desk import new_id
from mathom.server.models import DeckRow
from mathom.table.handle import check_name
from mathom.texts import reason_text

MOST_DECKS = 100
LONGEST_TEXT = 8000
MOST_FAULTS = 50


class Decks:
    """Keeps decks and says whose they are."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(self, asked: wire.NewDeck, user: str, language: str) -> wire.DeckInfo:
        """Keep a new deck."""
        row = DeckRow(
            id=new_id(),
            user_id=user,
            game=with_decks(asked.game).id,
            name=check_name(asked.name),
            text=check_text(asked.text),
            updated=time.time(),
        )
        async with self.database.turn, self.database.session() as session, session.begin():
            found = await session.scalar(select(func.count()).where(DeckRow.user_id == user))
            if (found or 0) >= MOST_DECKS:
                raise IllegalAction("too-many-decks", most=MOST_DECKS)
            session.add(row)
        return info(row, user, language)

    async def row(self, id: str) -> DeckRow:
        """A deck as it is kept."""
        async with self.database.session() as session:
            found = await session.get(DeckRow, id)
        if found is None:
            raise IllegalAction("no-such-deck")
        return found

    async def own(self, id: str, user: str) -> DeckRow:
        """A deck that somebody wants to change."""
        row = await self.row(id)
        if row.user_id != user:
            raise IllegalAction("not-your-deck")
        return row

    async def get(self, id: str, user: str, language: str) -> wire.DeckInfo:
        """A deck as somebody sees it."""
        return info(await self.row(id), user, language)

    async def mine(self, user: str, language: str) -> list[wire.DeckInfo]:
        """The decks of somebody, the latest first."""
        asked = select(DeckRow).where(DeckRow.user_id == user).order_by(DeckRow.updated.desc())
        async with self.database.session() as session:
            rows = list(await session.scalars(asked))
        return [info(row, user, language) for row in rows]

    async def change(self, id: str, asked: wire.NewDeck, user: str, language: str) -> wire.DeckInfo:
        """Keep a deck otherwise."""
        row = await self.own(id, user)
        if row.game != asked.game:
            raise IllegalAction("no-such-deck")
        row.name, row.text, row.updated = (
            check_name(asked.name),
            check_text(asked.text),
            time.time(),
        )
        async with self.database.turn, self.database.session() as session, session.begin():
            await session.merge(row)
        return info(row, user, language)

    async def drop(self, id: str, user: str) -> None:
        """Keep a deck no longer."""
        row = await self.own(id, user)
        async with self.database.turn, self.database.session() as session, session.begin():
            await session.delete(row)


def with_decks(game: str) -> Game[Any]:
    """A game for which decks are built."""
    found = find_game(game)
    decklists_of(found)
    return found


def decklists_of(game: Game[Any]) -> Decklists:
    """What a game tells of its decks, if it has any."""
    if game.decklists is None:
        raise IllegalAction("no-decks")
    return game.decklists


def check_text(text: str) -> str:
    """A text that may be kept."""
    if len(text) > LONGEST_TEXT or "\0" in text:
        raise BadNotation("deck-too-long", most=LONGEST_TEXT)
    return text


def check(game: str, text: str, language: str) -> wire.DeckCheck:
    """What is wrong with a deck, or how it is brought to a table."""
    lists = decklists_of(find_game(game))
    faults = lists.faults(check_text(text))
    return wire.DeckCheck(
        faults=[fault_info(fault, game, language) for fault in faults[:MOST_FAULTS]],
        actions=[] if faults else lists.actions(text),
    )


def fault_info(fault: BadNotation, game: str, language: str) -> wire.DeckFault:
    """A fault in words, with the things that it names."""
    line = fault.details.get("line")
    kinds = ("print", "card", "deck")
    return wire.DeckFault(
        reason=fault.reason,
        text=reason_text(language, fault, game),
        line=line if isinstance(line, int) else None,
        pieces=[f"{kind}:{fault.details[kind]}" for kind in kinds if kind in fault.details],
    )


def info(row: DeckRow, user: str, language: str) -> wire.DeckInfo:
    """A deck as somebody sees it."""
    return wire.DeckInfo(
        id=row.id,
        game=row.game,
        name=row.name,
        text=row.text,
        yours=row.user_id == user,
        updated=row.updated,
        check=check(row.game, row.text, language),
    )
