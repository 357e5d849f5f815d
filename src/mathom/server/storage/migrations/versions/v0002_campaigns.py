"""Campaigns with their members and tables."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for campaigns."""
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("progress", sa.Text(), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_campaigns"),
    )
    op.create_table(
        "campaign_members",
        sa.Column("campaign_id", sa.String(40), nullable=False),
        sa.Column("user_id", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("joined", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["campaign_id"], ["campaigns.id"], name="fk_campaign_members_campaign_id"
        ),
        sa.PrimaryKeyConstraint("campaign_id", "user_id", name="pk_campaign_members"),
    )
    op.create_index("ix_campaign_members_user_id", "campaign_members", ["user_id"])
    op.create_table(
        "campaign_tables",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("campaign_id", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=True),
        sa.Column("progress", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(
            ["campaign_id"], ["campaigns.id"], name="fk_campaign_tables_campaign_id"
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_campaign_tables_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_campaign_tables"),
    )
    op.create_index("ix_campaign_tables_campaign_id", "campaign_tables", ["campaign_id"])


def downgrade() -> None:
    """Forget all campaigns."""
    for name in ("campaign_tables", "campaign_members", "campaigns"):
        op.drop_table(name)
