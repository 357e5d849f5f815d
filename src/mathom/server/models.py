"""What the database holds. Events are only ever appended; the rest helps to find them."""

from __future__ import annotations

from sqlalchemy import Boolean, Float, ForeignKey, Index, Integer, MetaData, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

NAMING = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}


class Base(DeclarativeBase):
    """All models."""

    metadata = MetaData(naming_convention=NAMING)


class UserRow(Base):
    """Somebody who has a name; with a password, somebody who is registered."""

    __tablename__ = "users"
    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    name: Mapped[str] = mapped_column(String(80))
    login: Mapped[str | None] = mapped_column(String(80), unique=True)
    password: Mapped[str | None] = mapped_column(String(200))
    created: Mapped[float] = mapped_column(Float)


class TableRow(Base):
    """A table: what lists ask for. `due` is when a clock runs out; `keeper` is the worker that lets
    a bot think, and there is one exactly while it is a bot's turn."""

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    status: Mapped[str] = mapped_column(String(20))
    private: Mapped[bool] = mapped_column(Boolean)
    updated: Mapped[float] = mapped_column(Float, index=True)
    due: Mapped[float | None] = mapped_column(Float, index=True)
    keeper: Mapped[str | None] = mapped_column(String(40), index=True)


class MemberRow(Base):
    """Who belongs to a table."""

    __tablename__ = "members"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    user_id: Mapped[str] = mapped_column(String(40), primary_key=True, index=True)


class EventRow(Base):
    """One event of a table. The pair of table and number is unique: nothing happens twice."""

    __tablename__ = "events"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(Integer, primary_key=True)
    at: Mapped[float] = mapped_column(Float)
    body: Mapped[str] = mapped_column(Text)


class CampaignRow(Base):
    """A campaign of a group: how far it has got, and after how many games."""

    __tablename__ = "campaigns"
    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    name: Mapped[str] = mapped_column(String(80))
    options: Mapped[str] = mapped_column(Text)
    progress: Mapped[str] = mapped_column(Text)
    played: Mapped[int] = mapped_column(Integer)
    updated: Mapped[float] = mapped_column(Float)


class CampaignMemberRow(Base):
    """Who belongs to a campaign."""

    __tablename__ = "campaign_members"
    campaign_id: Mapped[str] = mapped_column(ForeignKey("campaigns.id"), primary_key=True)
    user_id: Mapped[str] = mapped_column(String(40), primary_key=True, index=True)
    name: Mapped[str] = mapped_column(String(80))
    joined: Mapped[float] = mapped_column(Float)


class CampaignTableRow(Base):
    """A table of a campaign. When it is over it gets the next number, and what the progress was
    after it; a table that has a number has been counted and is not counted again."""

    __tablename__ = "campaign_tables"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    campaign_id: Mapped[str] = mapped_column(ForeignKey("campaigns.id"), index=True)
    number: Mapped[int | None] = mapped_column(Integer)
    progress: Mapped[str | None] = mapped_column(Text)


class DeckRow(Base):
    """A deck that somebody keeps, as the text that its game can read."""

    __tablename__ = "decks"
    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    user_id: Mapped[str] = mapped_column(String(40), index=True)
    game: Mapped[str] = mapped_column(String(40))
    name: Mapped[str] = mapped_column(String(80))
    text: Mapped[str] = mapped_column(Text)
    updated: Mapped[float] = mapped_column(Float)


class RatingRow(Base):
    """What is thought of somebody's skill in a game, after how many games that count."""

    __tablename__ = "ratings"
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id"), primary_key=True, index=True)
    skill: Mapped[float] = mapped_column(Float)
    doubt: Mapped[float] = mapped_column(Float)
    games: Mapped[int] = mapped_column(Integer)
    won: Mapped[int] = mapped_column(Integer)
    updated: Mapped[float] = mapped_column(Float)


class RatedRow(Base):
    """What a table that counts changed for one of its players. A table is here once or not at
    all, so that nothing counts twice."""

    __tablename__ = "rated"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    user_id: Mapped[str] = mapped_column(String(40), primary_key=True)
    skill_before: Mapped[float] = mapped_column(Float)
    doubt_before: Mapped[float] = mapped_column(Float)
    skill: Mapped[float] = mapped_column(Float)
    doubt: Mapped[float] = mapped_column(Float)


class ReviewRow(Base):
    """The review of a game: as far as its `keeper` has got, or finished without one."""

    __tablename__ = "reviews"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    body: Mapped[str] = mapped_column(Text)
    keeper: Mapped[str | None] = mapped_column(String(40))


class SecretRow(Base):
    """What only the server knows: the key with which cookies are signed."""

    __tablename__ = "secrets"
    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(String(200))


class WorkerRow(Base):
    """A process that serves this database, and when it was last heard of."""

    __tablename__ = "workers"
    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    seen: Mapped[float] = mapped_column(Float)


class SocketRow(Base):
    """Somebody who is connected to a table through a worker."""

    __tablename__ = "sockets"
    worker_id: Mapped[str] = mapped_column(String(40), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    table_id: Mapped[str] = mapped_column(String(40), index=True)
    user_id: Mapped[str] = mapped_column(String(40), index=True)


class BucketRow(Base):
    """How long it takes until somebody may ask again as much as anybody."""

    __tablename__ = "buckets"
    key: Mapped[str] = mapped_column(String(40), primary_key=True)
    until: Mapped[float] = mapped_column(Float)


Index("ix_tables_status_private", TableRow.status, TableRow.private)
