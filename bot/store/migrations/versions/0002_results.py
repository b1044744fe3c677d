"""What stays when a match is over: endings, ratings, standings, answering times."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

FILL = """
INSERT INTO endings (table_id, title, server, seats, started, ended, answers, state, reason, unrated)
SELECT t.id, t.title, t.server, (SELECT COUNT(DISTINCT s.seat) FROM seats s WHERE s.table_id = t.id),
       t.started, t.ended, m.number, t.state, COALESCE(t.reason, t.state),
       CASE WHEN t.state <> 'finished' THEN 'abandoned'
            WHEN EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.person IS NULL
                         AND s.id = (SELECT MIN(f.id) FROM seats f WHERE f.table_id = t.id AND f.seat = s.seat))
                 THEN 'computer'
            WHEN (SELECT COUNT(DISTINCT s.seat) FROM seats s WHERE s.table_id = t.id) < 2 THEN 'alone' END
FROM tables t JOIN matches m ON m.table_id = t.id
WHERE t.state IN ('finished', 'abandoned') AND t.started IS NOT NULL AND t.ended IS NOT NULL
ORDER BY t.ended, t.id
"""


def upgrade() -> None:
    op.add_column("people", sa.Column("listed", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.create_table(
        "endings",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("answers", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(length=12), nullable=False),
        sa.Column("reason", sa.String(length=40), nullable=False),
        sa.Column("unrated", sa.String(length=12), nullable=True),
        sa.Column("rematch", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("endings_by_table", "endings", ["table_id"], unique=True)
    op.create_index("endings_by_server", "endings", ["server", "title"], unique=False)
    op.create_index("endings_by_title", "endings", ["title"], unique=False)
    op.create_table(
        "ratings",
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("server", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("ending", sa.Integer(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("before", sa.Integer(), nullable=False),
        sa.Column("after", sa.Integer(), nullable=False),
        sa.Column("expected", sa.Double(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["ending"], ["endings.id"]),
        sa.PrimaryKeyConstraint("person", "server", "title", "ending"),
    )
    op.create_index("ratings_by_ending", "ratings", ["ending"], unique=False)
    op.create_table(
        "standings",
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("server", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("seats", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("period", sa.String(length=7), nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("settled", sa.Boolean(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=True),
        sa.Column("trend", sa.Text(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("title", "server", "seats", "period", "person"),
    )
    op.create_index(
        "standings_by_rank",
        "standings",
        ["title", "server", "seats", "period", "settled", "number", "matches", "person"],
        unique=False,
    )
    op.create_index("standings_by_person", "standings", ["person", "title", "server"], unique=False)
    op.create_table(
        "paces",
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("bucket", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person", "bucket"),
    )
    op.execute(FILL)


def downgrade() -> None:
    op.drop_table("paces")
    op.drop_table("standings")
    op.drop_table("ratings")
    op.drop_table("endings")
    op.drop_column("people", "listed")
