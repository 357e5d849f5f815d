"""Where connections come from, and work that one worker does at a time."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room. Nobody is connected while this is done: what is there is left over."""
    op.execute("DELETE FROM sockets")
    with op.batch_alter_table("sockets") as sockets:
        sockets.add_column(sa.Column("origin", sa.String(64), nullable=False))
    op.create_index("ix_sockets_origin", "sockets", ["origin"])
    op.create_table(
        "leases",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("holder", sa.String(40), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_leases"),
    )


def downgrade() -> None:
    """Forget where connections come from."""
    op.drop_table("leases")
    op.drop_index("ix_sockets_origin", "sockets")
    op.drop_column("sockets", "origin")
