"""Game time, by which clocks run, and what is needed to tell people that it is their turn."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Game time begins as the time of the machine, in which all clocks were kept until now."""
    game_time = op.create_table(
        "game_time",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("told", sa.Float(), nullable=False),
        sa.Column("wall", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_game_time"),
    )
    now = time.time()
    op.bulk_insert(game_time, [{"id": 1, "told": now, "wall": now}])
    op.create_table(
        "notifications",
        sa.Column("user_id", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("by_push", sa.Boolean(), nullable=False),
        sa.Column("by_mail", sa.Boolean(), nullable=False),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("code", sa.String(20), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("code_sent", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_notifications"),
    )
    op.create_index("ix_notifications_email", "notifications", ["email"])
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("user_id", sa.String(40), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_push_subscriptions"),
    )
    op.create_index("ix_push_subscriptions_user_id", "push_subscriptions", ["user_id"])
    op.create_table(
        "outbox",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("user_id", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "user_id", "kind", name="pk_outbox"),
    )
    op.create_index("ix_outbox_due", "outbox", ["due"])


def downgrade() -> None:
    """Forget it all. Clocks run by the time of the machine again."""
    op.drop_table("outbox")
    op.drop_table("push_subscriptions")
    op.drop_table("notifications")
    op.drop_table("game_time")
