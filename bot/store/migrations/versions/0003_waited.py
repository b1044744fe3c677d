"""The journal knows how long a table has waited for an answer."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("journal", sa.Column("waited", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    op.drop_column("journal", "waited")
