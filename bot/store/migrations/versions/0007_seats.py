"""Seats that change hands: kept for somebody, on offer, asked for by somebody; and how often people answer in time."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reservations",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "person"),
    )
    op.create_index("reservations_by_person", "reservations", ["person"])
    op.create_table(
        "offers",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.add_column("votes", sa.Column("candidate", sa.BigInteger(), nullable=True))
    op.create_index("votes_by_candidate", "votes", ["candidate"])
    op.add_column("tables", sa.Column("least", sa.Integer(), nullable=True))
    op.create_table(
        "promptness",
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kept", sa.Integer(), nullable=False),
        sa.Column("late", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person", "day"),
    )


def downgrade() -> None:
    op.drop_table("promptness")
    op.drop_column("tables", "least")
    op.drop_index("votes_by_candidate", "votes")
    op.drop_column("votes", "candidate")
    op.drop_table("offers")
    op.drop_table("reservations")
