"""Time: paces, clocks, timers, absences, votes; and whom a server bars. Tables that have begun have no pace."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

ADDED = (
    ("servers", sa.Column("pace", sa.String(length=8), nullable=True)),
    ("servers", sa.Column("channels", sa.JSON(), nullable=True)),
    ("people", sa.Column("zone", sa.String(length=40), nullable=True)),
    ("people", sa.Column("quiet_from", sa.Integer(), nullable=True)),
    ("people", sa.Column("quiet_to", sa.Integer(), nullable=True)),
    ("people", sa.Column("reminders", sa.String(length=8), nullable=False, server_default="thread")),
    ("people", sa.Column("digest", sa.Integer(), nullable=True)),
    ("tables", sa.Column("closed_for", sa.Text(), nullable=True)),
    ("tables", sa.Column("pace", sa.String(length=8), nullable=False, server_default="none")),
    ("tables", sa.Column("late", sa.String(length=8), nullable=False, server_default="computer")),
    ("tables", sa.Column("paused", sa.BigInteger(), nullable=True)),
    ("tables", sa.Column("paused_for", sa.Integer(), nullable=False, server_default="0")),
    ("tables", sa.Column("held", sa.BigInteger(), nullable=True)),
    ("tables", sa.Column("held_for", sa.Integer(), nullable=False, server_default="0")),
    ("tables", sa.Column("extended", sa.Integer(), nullable=False, server_default="0")),
)
NEW = ("bars", "ballots", "votes", "absences", "timers", "clocks")


def upgrade() -> None:
    for table, column in ADDED:
        op.add_column(table, column)
    op.create_table(
        "clocks",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=True),
        sa.Column("used", sa.Integer(), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("spent", sa.Integer(), nullable=False),
        sa.Column("granted", sa.Integer(), nullable=False),
        sa.Column("stage", sa.Integer(), nullable=False),
        sa.Column("zone", sa.String(length=40), nullable=True),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_to", sa.Integer(), nullable=True),
        sa.Column("pressed", sa.Boolean(), nullable=False),
        sa.Column("silent", sa.BigInteger(), nullable=True),
        sa.Column("late", sa.Boolean(), nullable=False),
        sa.Column("graced", sa.Boolean(), nullable=False),
        sa.Column("lates", sa.Integer(), nullable=False),
        sa.Column("running", sa.Integer(), nullable=False),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.Column("returned", sa.Boolean(), nullable=False),
        sa.Column("missed", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("holder", sa.String(length=36), nullable=True),
        sa.Column("leased", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    due = sa.text("due IS NOT NULL")
    op.create_index("clocks_by_due", "clocks", ["due"], sqlite_where=due, postgresql_where=due)
    op.create_table(
        "timers",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=True),
        sa.Column("person", sa.BigInteger(), nullable=True),
        sa.Column("part", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("holder", sa.String(length=36), nullable=True),
        sa.Column("leased", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("timers_by_due", "timers", ["due"])
    op.create_index("timers_by_table", "timers", ["table_id", "kind"])
    op.create_index("timers_by_person", "timers", ["person", "kind"])
    op.create_table(
        "absences",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("absences_by_person", "absences", ["person", "until"])
    op.create_table(
        "votes",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("value", sa.String(length=20), nullable=True),
        sa.Column("proposer", sa.BigInteger(), nullable=False),
        sa.Column("opened", sa.BigInteger(), nullable=False),
        sa.Column("ends", sa.BigInteger(), nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=True),
        sa.Column("outcome", sa.String(length=10), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("votes_by_table", "votes", ["table_id", "kind"])
    op.create_index("votes_by_proposer", "votes", ["proposer", "opened"])
    op.create_table(
        "ballots",
        sa.Column("vote", sa.Integer(), nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("yes", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["vote"], ["votes.id"]),
        sa.PrimaryKeyConstraint("vote", "person"),
    )
    op.create_index("ballots_by_person", "ballots", ["person"])
    op.create_table(
        "bars",
        sa.Column("server", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("by", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("server", "person"),
    )
    op.create_index("bars_by_person", "bars", ["person"])
    op.create_index("bars_by_moderator", "bars", ["by"])


def downgrade() -> None:
    for name in NEW:
        op.drop_table(name)
    for table, column in reversed(ADDED):
        op.drop_column(table, column.name)
