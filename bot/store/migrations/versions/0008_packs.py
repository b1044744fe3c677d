"""Matches that were over long ago are kept as one piece."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_index("tables_by_ended", "tables", ["ended"])


def downgrade() -> None:
    op.drop_index("tables_by_ended", "tables")
    op.drop_table("packs")
