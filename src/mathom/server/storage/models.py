"""Database models. Events are only ever appended; the other tables help to find them."""

from __future__ import annotations

from sqlalchemy import Boolean, Float, ForeignKey, Index, Integer, MetaData, String, Text, false
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

NAMING = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}


class Base(DeclarativeBase):
    metadata = MetaData(naming_convention=NAMING)


class UserRow(Base):
    """A user with a name; with a `login`, registered at the time `registered`.

    `folded` is the name without case and marks, `skeleton` its confusable skeleton. No two
    registered users share a `login` (their folded name, to sign in) or a skeleton. A guest whose
    name was taken away has an empty one.
    """

    __tablename__ = "users"
    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    name: Mapped[str] = mapped_column(String(80))
    login: Mapped[str | None] = mapped_column(String(80), unique=True)
    folded: Mapped[str | None] = mapped_column(String(80), index=True)
    skeleton: Mapped[str | None] = mapped_column(String(200), index=True)
    password: Mapped[str | None] = mapped_column(String(200))
    created: Mapped[float] = mapped_column(Float)
    registered: Mapped[float | None] = mapped_column(Float)
    admin: Mapped[bool] = mapped_column(Boolean, default=False, server_default=false())
    banned: Mapped[float | None] = mapped_column(Float)


class SessionRow(Base):
    """A session. The id is a hash of the cookie, so that nobody can sign in with what the database
    holds."""

    __tablename__ = "sessions"
    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id"), index=True)
    created: Mapped[float] = mapped_column(Float)
    seen: Mapped[float] = mapped_column(Float, index=True)
    device: Mapped[str] = mapped_column(String(80))


class ResetCodeRow(Base):
    """A hashed code to choose a new password once."""

    __tablename__ = "reset_codes"
    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id"), index=True)
    expires: Mapped[float] = mapped_column(Float)


class BlockRow(Base):
    """A mute, or a block. `name` is the name of the other user at that time."""

    __tablename__ = "blocks"
    user_id: Mapped[str] = mapped_column(String(40), primary_key=True)
    other_id: Mapped[str] = mapped_column(String(40), primary_key=True, index=True)
    kind: Mapped[str] = mapped_column(String(20))
    name: Mapped[str] = mapped_column(String(80))
    at: Mapped[float] = mapped_column(Float)


class ReportRow(Base):
    """A report to the administrators. `closed` is when it was dealt with."""

    __tablename__ = "reports"
    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    at: Mapped[float] = mapped_column(Float)
    user_id: Mapped[str] = mapped_column(String(40), index=True)
    user_name: Mapped[str] = mapped_column(String(80))
    other_id: Mapped[str] = mapped_column(String(40), index=True)
    other_name: Mapped[str] = mapped_column(String(80))
    table_id: Mapped[str | None] = mapped_column(String(40))
    reason: Mapped[str] = mapped_column(String(20))
    text: Mapped[str] = mapped_column(Text)
    closed: Mapped[float | None] = mapped_column(Float, index=True)


class ModerationRow(Base):
    """An action of an administrator. Rows are only ever added; other workers read them to apply the
    actions."""

    __tablename__ = "moderation_log"
    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    at: Mapped[float] = mapped_column(Float)
    who: Mapped[str] = mapped_column(String(80))
    action: Mapped[str] = mapped_column(String(40))
    subject: Mapped[str] = mapped_column(String(40))
    name: Mapped[str] = mapped_column(String(80))
    detail: Mapped[str] = mapped_column(Text)


STORING = "storing"
"""The status of a table whose events are not all stored yet. If the server stops, the table is
removed later."""


class TableRow(Base):
    """A table, for lists. `due` is when a clock runs out; `keeper` is the worker that runs the
    bots, set exactly while it is a bot's turn."""

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    status: Mapped[str] = mapped_column(String(20))
    private: Mapped[bool] = mapped_column(Boolean)
    updated: Mapped[float] = mapped_column(Float, index=True)
    due: Mapped[float | None] = mapped_column(Float, index=True)
    keeper: Mapped[str | None] = mapped_column(String(40), index=True)


class MemberRow(Base):
    """A member of a table."""

    __tablename__ = "members"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    user_id: Mapped[str] = mapped_column(String(40), primary_key=True, index=True)


class EventRow(Base):
    """One event of a table. Table and number are unique: nothing happens twice."""

    __tablename__ = "events"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(Integer, primary_key=True)
    at: Mapped[float] = mapped_column(Float)
    body: Mapped[str] = mapped_column(Text)


class CampaignRow(Base):
    """A campaign: its progress, and after how many games."""

    __tablename__ = "campaigns"
    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    name: Mapped[str] = mapped_column(String(80))
    options: Mapped[str] = mapped_column(Text)
    progress: Mapped[str] = mapped_column(Text)
    played: Mapped[int] = mapped_column(Integer)
    updated: Mapped[float] = mapped_column(Float)


class CampaignMemberRow(Base):
    """A member of a campaign."""

    __tablename__ = "campaign_members"
    campaign_id: Mapped[str] = mapped_column(ForeignKey("campaigns.id"), primary_key=True)
    user_id: Mapped[str] = mapped_column(String(40), primary_key=True, index=True)
    name: Mapped[str] = mapped_column(String(80))
    joined: Mapped[float] = mapped_column(Float)


class CampaignTableRow(Base):
    """A table of a campaign. When it is over it gets the next number, and the progress after it. A
    table with a number has been counted and is not counted again."""

    __tablename__ = "campaign_tables"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    campaign_id: Mapped[str] = mapped_column(ForeignKey("campaigns.id"), index=True)
    number: Mapped[int | None] = mapped_column(Integer)
    progress: Mapped[str | None] = mapped_column(Text)


class DeckRow(Base):
    """A deck, as the text that its game reads."""

    __tablename__ = "decks"
    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    user_id: Mapped[str] = mapped_column(String(40), index=True)
    game: Mapped[str] = mapped_column(String(40))
    name: Mapped[str] = mapped_column(String(80))
    text: Mapped[str] = mapped_column(Text)
    updated: Mapped[float] = mapped_column(Float)


class RatingRow(Base):
    """The rating of a user in a game, and the number of rated games."""

    __tablename__ = "ratings"
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id"), primary_key=True, index=True)
    skill: Mapped[float] = mapped_column(Float)
    doubt: Mapped[float] = mapped_column(Float)
    games: Mapped[int] = mapped_column(Integer)
    won: Mapped[int] = mapped_column(Integer)
    updated: Mapped[float] = mapped_column(Float)


class RatedRow(Base):
    """The rating change of a player by a table, and when. A table is rated once at most."""

    __tablename__ = "rated"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    user_id: Mapped[str] = mapped_column(String(40), primary_key=True)
    skill_before: Mapped[float] = mapped_column(Float)
    doubt_before: Mapped[float] = mapped_column(Float)
    skill: Mapped[float] = mapped_column(Float)
    doubt: Mapped[float] = mapped_column(Float)
    at: Mapped[float] = mapped_column(Float, default=0.0, server_default="0")


class ReviewRow(Base):
    """A review: the progress of its `keeper`, or finished if it has none."""

    __tablename__ = "reviews"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    body: Mapped[str] = mapped_column(Text)
    keeper: Mapped[str | None] = mapped_column(String(40))


class SecretRow(Base):
    """A secret of the server: keys that sign cookies and messages."""

    __tablename__ = "secrets"
    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(String(200))


class WorkerRow(Base):
    """A worker process, and the time of its last heartbeat."""

    __tablename__ = "workers"
    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    seen: Mapped[float] = mapped_column(Float)


class SocketRow(Base):
    """A connection to a table through a worker, with its address. Without a user it is
    anonymous."""

    __tablename__ = "sockets"
    worker_id: Mapped[str] = mapped_column(String(40), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    table_id: Mapped[str] = mapped_column(String(40), index=True)
    user_id: Mapped[str] = mapped_column(String(40), index=True)
    origin: Mapped[str] = mapped_column(String(64), index=True)


class LeaseRow(Base):
    """Work that one worker does at a time, and until when it holds the lease."""

    __tablename__ = "leases"
    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    holder: Mapped[str] = mapped_column(String(40))
    until: Mapped[float] = mapped_column(Float)


class GameTimeRow(Base):
    """The only row: the last game time, and the system time at which it was written."""

    __tablename__ = "game_time"
    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    reached: Mapped[float] = mapped_column("told", Float)
    wall: Mapped[float] = mapped_column(Float)


class NotificationRow(Base):
    """The notification settings of a user. While there is a `code`, the address is not
    confirmed."""

    __tablename__ = "notifications"
    user_id: Mapped[str] = mapped_column(String(40), primary_key=True)
    language: Mapped[str] = mapped_column(String(8))
    by_push: Mapped[bool] = mapped_column(Boolean)
    by_mail: Mapped[bool] = mapped_column(Boolean)
    email: Mapped[str] = mapped_column(String(254), index=True)
    code: Mapped[str] = mapped_column(String(20))
    tries: Mapped[int] = mapped_column(Integer)
    code_sent: Mapped[float] = mapped_column(Float)
    changed: Mapped[float] = mapped_column(Float)


class SubscriptionRow(Base):
    """The push subscription of a browser. Its id is derived from the endpoint."""

    __tablename__ = "push_subscriptions"
    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    user_id: Mapped[str] = mapped_column(String(40), index=True)
    endpoint: Mapped[str] = mapped_column(Text)
    p256dh: Mapped[str] = mapped_column(String(120))
    auth: Mapped[str] = mapped_column(String(40))
    created: Mapped[float] = mapped_column(Float)


class OutboxRow(Base):
    """A notification to send when it is due in game time, unless the user connects before. The
    worker that deletes it sends it. `moves` is the number of moves when the turn began."""

    __tablename__ = "outbox"
    table_id: Mapped[str] = mapped_column(String(40), primary_key=True)
    user_id: Mapped[str] = mapped_column(String(40), primary_key=True)
    kind: Mapped[str] = mapped_column(String(20), primary_key=True)
    moves: Mapped[int] = mapped_column(Integer)
    due: Mapped[float] = mapped_column(Float, index=True)


class BucketRow(Base):
    """A token bucket: the time at which it is full again."""

    __tablename__ = "buckets"
    key: Mapped[str] = mapped_column(String(40), primary_key=True)
    until: Mapped[float] = mapped_column(Float)


Index("ix_tables_status_private", TableRow.status, TableRow.private)
Index(
    "uq_users_skeleton",
    UserRow.skeleton,
    unique=True,
    sqlite_where=UserRow.login.is_not(None),
    postgresql_where=UserRow.login.is_not(None),
)
