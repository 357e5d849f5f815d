"""Sessions, reset codes, blocks, reports, the log of moderation; names by their looks."""

import sqlalchemy as sa
from alembic import op

from mathom.server.accounts.names import login_of, skeleton_of

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

USERS = sa.table(
    "users",
    sa.column("id", sa.String),
    sa.column("name", sa.String),
    sa.column("login", sa.String),
    sa.column("folded", sa.String),
    sa.column("skeleton", sa.String),
    sa.column("created", sa.Float),
)


def upgrade() -> None:
    """Make room. Everybody signs in anew, for sessions begin now."""
    for column in (
        sa.Column("folded", sa.String(80)),
        sa.Column("skeleton", sa.String(200)),
        sa.Column("registered", sa.Float()),
        sa.Column("admin", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("banned", sa.Float()),
    ):
        op.add_column("users", column)
    for name in ("folded", "skeleton"):
        op.create_index(f"ix_users_{name}", "users", [name])
    op.add_column("rated", sa.Column("at", sa.Float(), server_default="0", nullable=False))
    keep_names_apart(op.get_bind())
    registered = sa.column("login").is_not(None)
    op.create_index(
        "uq_users_skeleton",
        "users",
        ["skeleton"],
        unique=True,
        sqlite_where=registered,
        postgresql_where=registered,
    )
    create_sessions()
    create_moderation()


def keep_names_apart(connection: sa.Connection) -> None:
    """Give everybody the new forms of their names, the oldest first. A registered person who looks
    like an older one keeps the name and signs in with it exactly as it is written."""
    rows = connection.execute(sa.select(USERS).order_by(USERS.c.created, USERS.c.id)).all()
    logins = {row.login for row in rows}
    skeletons: set[str] = set()
    for row in rows:
        folded, skeleton = login_of(row.name), skeleton_of(row.name)
        news: dict[str, str | None] = {"folded": folded, "skeleton": skeleton}
        if row.login is not None:
            if folded not in logins:
                news["login"] = folded
                logins.add(folded)
            if skeleton in skeletons:
                news["skeleton"] = None
            skeletons.add(skeleton)
        connection.execute(sa.update(USERS).where(USERS.c.id == row.id).values(**news))


def create_sessions() -> None:
    """Who is signed in where, and the codes for new passwords."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("user_id", sa.String(40), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("device", sa.String(80), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_sessions_user_id"),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
    )
    op.create_index("ix_sessions_user_id", "sessions", ["user_id"])
    op.create_index("ix_sessions_seen", "sessions", ["seen"])
    op.create_table(
        "reset_codes",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("user_id", sa.String(40), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_reset_codes_user_id"),
        sa.PrimaryKeyConstraint("id", name="pk_reset_codes"),
    )
    op.create_index("ix_reset_codes_user_id", "reset_codes", ["user_id"])


def create_moderation() -> None:
    """Blocks, reports and the log."""
    op.create_table(
        "blocks",
        sa.Column("user_id", sa.String(40), nullable=False),
        sa.Column("other_id", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "other_id", name="pk_blocks"),
    )
    op.create_index("ix_blocks_other_id", "blocks", ["other_id"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("user_id", sa.String(40), nullable=False),
        sa.Column("user_name", sa.String(80), nullable=False),
        sa.Column("other_id", sa.String(40), nullable=False),
        sa.Column("other_name", sa.String(80), nullable=False),
        sa.Column("table_id", sa.String(40)),
        sa.Column("reason", sa.String(20), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("closed", sa.Float()),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    for column in ("user_id", "other_id", "closed"):
        op.create_index(f"ix_reports_{column}", "reports", [column])
    op.create_table(
        "moderation_log",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("action", sa.String(40), nullable=False),
        sa.Column("subject", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_moderation_log"),
    )


def downgrade() -> None:
    """Forget sessions and moderation."""
    for name in ("moderation_log", "reports", "blocks", "reset_codes", "sessions"):
        op.drop_table(name)
    op.drop_column("rated", "at")
    for name in ("uq_users_skeleton", "ix_users_skeleton", "ix_users_folded"):
        op.drop_index(name, "users")
    # To copy the table, as other databases than PostgreSQL are often altered, would first drop it,
    # and other rows refer to it.
    for column in ("banned", "admin", "registered", "skeleton", "folded"):
        op.drop_column("users", column)
