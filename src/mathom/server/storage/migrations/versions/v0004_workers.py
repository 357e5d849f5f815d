"""Several processes on one database: who they are, who is connected to them, who keeps what."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for workers. Every bot that is to move is nobody's, and so will be cared for."""
    # What is only true while processes run need not survive the database.
    passing = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "workers",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_workers"),
        prefixes=passing,
    )
    op.create_table(
        "sockets",
        sa.Column("worker_id", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("user_id", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("worker_id", "number", name="pk_sockets"),
        prefixes=passing,
    )
    op.create_index("ix_sockets_table_id", "sockets", ["table_id"])
    op.create_index("ix_sockets_user_id", "sockets", ["user_id"])
    op.create_table(
        "buckets",
        sa.Column("key", sa.String(40), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_buckets"),
        prefixes=passing,
    )
    op.add_column("tables", sa.Column("keeper", sa.String(40), nullable=True))
    op.create_index("ix_tables_keeper", "tables", ["keeper"])
    op.execute("UPDATE tables SET keeper = '' WHERE status = 'running' AND due IS NOT NULL")
    op.add_column("reviews", sa.Column("keeper", sa.String(40), nullable=True))


def downgrade() -> None:
    """Forget workers; a review that is not finished begins again."""
    op.execute("DELETE FROM reviews WHERE keeper IS NOT NULL")
    op.execute("UPDATE tables SET due = 0 WHERE keeper IS NOT NULL")
    op.drop_index("ix_tables_keeper", "tables")
    for table in ("reviews", "tables"):
        op.drop_column(table, "keeper")
    for name in ("buckets", "sockets", "workers"):
        op.drop_table(name)
