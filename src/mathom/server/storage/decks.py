"""Stored decks. Anybody who knows the unguessable id of a deck may read it; only the owner changes
it. A deck may be incomplete: its faults are listed, not refused."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, select

from mathom.engine.decklists import Decklists
from mathom.engine.errors import BadNotation, IllegalAction
from mathom.engine.game import Game, find_game
from mathom.server.http import wire
from mathom.server.live.tables import new_id
from mathom.server.storage.database import Database
from mathom.server.storage.models import DeckRow
from mathom.table.handle import check_name
from mathom.texts import LANGUAGES, reason_text, wording

LONGEST_TEXT = 8000
MOST_FAULTS = 50


@dataclass(frozen=True)
class Brought:
    """The options of a table to which a deck is brought, and the actions that bring it."""

    options: dict[str, str]
    actions: list[str]


class Decks:
    """Stores decks with their owners."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(self, new: wire.NewDeck, user: str, language: str) -> wire.DeckInfo:
        row = DeckRow(
            id=new_id(),
            user_id=user,
            game=with_decks(new.game).id,
            name=check_name(new.name),
            text=check_text(new.text),
            updated=time.time(),
        )
        await self.database.save(lambda session: session.merge(row))
        return info(row, user, language)

    async def row(self, id: str) -> DeckRow:
        """The row of a deck."""
        found = await self.database.load(lambda session: session.get(DeckRow, id))
        if found is None:
            raise IllegalAction("no-such-deck")
        return found

    async def own(self, id: str, user: str) -> DeckRow:
        """The row of a deck, for its owner only."""
        row = await self.row(id)
        if row.user_id != user:
            raise IllegalAction("not-your-deck")
        return row

    async def get(self, id: str, user: str, language: str) -> wire.DeckInfo:
        """A deck as a person sees it."""
        return info(await self.row(id), user, language)

    async def brought(self, id: str, game: str) -> Brought:
        """How a deck comes to a table of its game; refused if it has faults."""
        row = await self.row(id)
        if row.game != game:
            raise IllegalAction("no-such-deck")
        return brought(row)

    async def mine(self, user: str, language: str) -> list[wire.DeckInfo]:
        """The decks of a person, latest first."""
        query = select(DeckRow).where(DeckRow.user_id == user).order_by(DeckRow.updated.desc())
        rows = await self.database.load(lambda session: list(session.scalars(query)))
        return [info(row, user, language) for row in rows]

    async def change(self, id: str, new: wire.NewDeck, user: str, language: str) -> wire.DeckInfo:
        row = await self.own(id, user)
        if row.game != new.game:
            raise IllegalAction("no-such-deck")
        row.name, row.text, row.updated = (
            check_name(new.name),
            check_text(new.text),
            time.time(),
        )
        await self.database.save(lambda session: session.merge(row))
        return info(row, user, language)

    async def drop(self, id: str, user: str) -> None:
        row = await self.own(id, user)
        ended = delete(DeckRow).where(DeckRow.id == row.id)
        await self.database.write(lambda connection: connection.execute(ended))


def with_decks(game: str) -> Game[Any]:
    """A game with decks."""
    found = find_game(game)
    decklists_of(found)
    return found


def decklists_of(game: Game[Any]) -> Decklists:
    """The deck rules of a game, if it has any."""
    if game.decklists is None:
        raise IllegalAction("no-decks")
    return game.decklists


def check_text(text: str) -> str:
    """A text short enough to store."""
    if len(text) > LONGEST_TEXT or "\0" in text:
        raise BadNotation("deck-too-long", most=LONGEST_TEXT)
    return text


def check(game: str, text: str, language: str) -> wire.DeckCheck:
    """The faults of a deck, or the option that brings it to a table."""
    lists = decklists_of(find_game(game))
    read, unread = wording(game, language).deck_with_ids(check_text(text))
    # The rules cannot read these lines either.
    others = [fault for fault in lists.faults(read) if not unread or "line" not in fault.details]
    faults = [*unread, *others]
    return wire.DeckCheck(
        faults=[fault_info(fault, game, language) for fault in faults[:MOST_FAULTS]],
        actions=[] if faults else lists.actions(read),
        text=read,
    )


def brought(row: DeckRow) -> Brought:
    """How a stored deck comes to a table. Its first fault is the reason why it does not."""
    lists = decklists_of(find_game(row.game))
    read, unread = wording(row.game, LANGUAGES[0]).deck_with_ids(row.text)
    for fault in [*unread, *lists.faults(read)]:
        raise fault
    return Brought(lists.options(), lists.actions(read))


def fault_info(fault: BadNotation, game: str, language: str) -> wire.DeckFault:
    """A fault, worded, with the cards that it names."""
    line = fault.details.get("line")
    kinds = ("print", "card", "deck")
    return wire.DeckFault(
        reason=fault.reason,
        text=reason_text(language, fault, game),
        line=line if isinstance(line, int) else None,
        pieces=[f"{kind}:{fault.details[kind]}" for kind in kinds if kind in fault.details],
    )


def info(row: DeckRow, user: str, language: str) -> wire.DeckInfo:
    """A deck as a person sees it."""
    return wire.DeckInfo(
        id=row.id,
        game=row.game,
        name=row.name,
        text=row.text,
        yours=row.user_id == user,
        updated=row.updated,
        check=check(row.game, row.text, language),
    )
