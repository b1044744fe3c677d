"""Honest ratings: under which rules a match was rated, what part of a seat's answers was its person's own, and what is not rated from the start."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("unrated", sa.String(length=12), nullable=True))
    op.add_column("endings", sa.Column("rules", sa.Integer(), nullable=False, server_default="1"))
    op.create_table(
        "shares",
        sa.Column("ending", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("counted", sa.Integer(), nullable=False),
        sa.Column("own", sa.Integer(), nullable=False),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["ending"], ["endings.id"]),
        sa.PrimaryKeyConstraint("ending", "seat"),
    )


def downgrade() -> None:
    op.drop_table("shares")
    op.drop_column("endings", "rules")
    op.drop_column("tables", "unrated")
