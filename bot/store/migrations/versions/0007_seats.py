"""Seats that change hands: kept for somebody, on offer, asked for by somebody; how often people answer in time;
whether they are asked once more; their locale; how well computers play; records; icons; hints; looks back at matches; and lessons."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


# The scores of a finished match that belong to people who began it and stayed to the end.
SCORES = """
    FROM results
    JOIN seats ON seats.table_id = results.table_id AND seats.seat = results.seat
    WHERE results.table_id = endings.table_id AND seats.person IS NOT NULL AND seats.until IS NULL
    AND NOT EXISTS (
        SELECT 1 FROM seats AS earlier
        WHERE earlier.table_id = seats.table_id AND earlier.seat = seats.seat AND earlier.id < seats.id
    )
    AND NOT EXISTS (
        SELECT 1 FROM shares
        WHERE shares.ending = endings.id AND shares.seat = seats.seat
        AND (shares.away OR shares.own * 100 < shares.counted * 60)
    )
"""


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
    op.add_column("tables", sa.Column("agreed", sa.String(length=8), nullable=True))
    op.add_column("tables", sa.Column("circle", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("hints", sa.String(length=8), nullable=True))
    _keep_company()
    _keep_gatherings()
    op.create_table(
        "promptness",
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("circle", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kept", sa.Integer(), nullable=False),
        sa.Column("late", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person", "day", "circle"),
    )
    op.create_index("promptness_by_day", "promptness", ["day"])
    op.add_column("clocks", sa.Column("kept", sa.Integer(), nullable=True))
    op.create_table(
        "icons",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("icon", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("holder", sa.String(length=36), nullable=False),
        sa.Column("leased", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.add_column("clocks", sa.Column("cut", sa.Integer(), nullable=True))
    op.add_column("clocks", sa.Column("pushed", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("people", sa.Column("confirm", sa.Boolean(), nullable=True))
    op.add_column("people", sa.Column("locale", sa.String(length=16), nullable=True))
    op.add_column("seats", sa.Column("level", sa.String(length=6), nullable=True))
    op.add_column("seats", sa.Column("face", sa.Integer(), nullable=True))
    op.execute("UPDATE seats SET level = 'normal', face = seat WHERE person IS NULL AND name = ''")
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "lessons",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("edition", sa.String(length=16), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("lessons_by_person", "lessons", ["person", "title"], unique=True)
    _keep_records()
    _keep_runs()


def _keep_company() -> None:
    """Who is invited to a lobby, whom its host does not want there, what the host says, and when it begins or closes."""
    op.add_column("tables", sa.Column("note", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("begins", sa.BigInteger(), nullable=True))
    op.add_column("people", sa.Column("invitations", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.create_table(
        "invitations",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("host", sa.BigInteger(), nullable=False),
        sa.Column("guest", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("invitations_by_host", "invitations", ["host", "at"])
    op.create_index("invitations_by_guest", "invitations", ["guest", "at"])
    op.create_table(
        "outcasts",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "person"),
    )
    op.create_index("outcasts_by_person", "outcasts", ["person"])
    op.execute(  # six days after it was opened, a lobby is told that it closes
        "INSERT INTO timers (kind, table_id, part, due)"
        " SELECT 'idle', id, 0, created + 518400 FROM tables WHERE state = 'lobby'"
    )


def _keep_gatherings() -> None:
    """Who seeks players, who watches, how servers want to hear of tables, and leagues."""
    op.add_column("servers", sa.Column("role", sa.BigInteger(), nullable=True))
    op.add_column("servers", sa.Column("roled", sa.BigInteger(), nullable=True))
    op.add_column("servers", sa.Column("welcomed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "seeks",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("title", sa.String(length=40), nullable=True),
        sa.Column("pace", sa.String(length=8), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("seeks_by_server", "seeks", ["server", "until"])
    op.create_index("seeks_by_person", "seeks", ["person"])
    op.create_table(
        "watchers",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "person"),
    )
    op.create_index("watchers_by_person", "watchers", ["person"])
    op.create_table(
        "leagues",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("organiser", sa.BigInteger(), nullable=False),
        sa.Column("pace", sa.String(length=8), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("told", sa.Integer(), nullable=False),
        sa.Column("news", sa.JSON(), nullable=True),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("leagues_by_server", "leagues", ["server", "state"])
    op.create_index("leagues_by_organiser", "leagues", ["organiser"])
    op.create_table(
        "members",
        sa.Column("league", sa.Integer(), nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["league"], ["leagues.id"]),
        sa.PrimaryKeyConstraint("league", "person"),
    )
    op.create_index("members_by_person", "members", ["person"])
    op.create_table(
        "pairings",
        sa.Column("league", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=True),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["league"], ["leagues.id"]),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("league", "round", "person"),
    )
    op.create_index("pairings_by_table", "pairings", ["table_id"])
    op.create_index("pairings_by_person", "pairings", ["person"])


def _keep_runs() -> None:
    """How many victories in a row each rated match was the last of: the steps of each person on each ladder, one after the other."""
    for table in ("ratings", "standings"):
        op.add_column(table, sa.Column("run", sa.Integer(), nullable=False, server_default="0"))
    op.create_index("ratings_by_run", "ratings", ["server", "title", "run"])
    steps = sa.table("ratings", *map(sa.column, ("person", "server", "title", "ending", "place", "run")))
    books = sa.table("standings", *map(sa.column, ("person", "server", "title", "seats", "period", "run")))
    ladder, connection = (steps.c.person, steps.c.server, steps.c.title), op.get_bind()
    runs: dict[tuple[object, ...], int] = {}
    won: list[dict[str, object]] = []
    for row in connection.execute(
        sa.select(*ladder, steps.c.ending, steps.c.place).order_by(*ladder, steps.c.ending)
    ):
        key = (row.person, row.server, row.title)
        runs[key] = runs.get(key, 0) + 1 if row.place == 1 else 0
        if runs[key]:
            won.append(
                {
                    "who": row.person,
                    "where": row.server,
                    "what": row.title,
                    "then": row.ending,
                    "many": runs[key],
                }
            )

    def on(book: sa.TableClause) -> tuple[sa.ColumnElement[bool], ...]:
        same = (("person", "who"), ("server", "where"), ("title", "what"))
        return tuple(book.c[name] == sa.bindparam(given) for name, given in same)

    if won:
        step = sa.update(steps).where(*on(steps), steps.c.ending == sa.bindparam("then"))
        connection.execute(step.values(run=sa.bindparam("many")), won)
        last = [
            {"who": who, "where": where, "what": what, "many": many}
            for (who, where, what), many in runs.items()
        ]
        book = sa.update(books).where(*on(books), books.c.seats == 0, books.c.period == "")
        connection.execute(book.values(run=sa.bindparam("many")), last)


def _keep_records() -> None:
    op.add_column("endings", sa.Column("company", sa.String(length=9), nullable=True))
    for column in ("best", "margin", "lasted"):
        op.add_column("endings", sa.Column(column, sa.Integer(), nullable=True))
    scored = f"(SELECT results.score {SCORES} ORDER BY results.score DESC LIMIT 1"
    many = f"(SELECT count(*) {SCORES})"
    op.execute(
        f"UPDATE endings SET best = {scored}), margin = {scored}) - {scored} OFFSET 1), lasted = ended - started,"  # noqa: S608  # nothing from outside
        f" company = CASE WHEN {many} > 1 THEN 'people' WHEN seats = 1 THEN 'alone' ELSE 'computers' END"
        f" WHERE state = 'finished' AND {many} > 0"
    )
    op.create_index("endings_by_best", "endings", ["server", "title", "company", "seats", "best"])
    op.create_index("endings_by_margin", "endings", ["server", "title", "company", "margin"])
    op.create_index("endings_by_lasted", "endings", ["server", "title", "company", "lasted"])
    op.create_index("ratings_by_height", "ratings", ["server", "title", "after", "matches"])


def downgrade() -> None:
    op.execute("DELETE FROM timers WHERE kind IN ('idle', 'shut', 'begins', 'seek', 'league')")
    for table in ("pairings", "members", "leagues", "watchers", "seeks"):
        op.drop_table(table)
    for column in ("welcomed", "roled", "role"):
        op.drop_column("servers", column)
    op.drop_index("outcasts_by_person", "outcasts")
    op.drop_table("outcasts")
    for index in ("invitations_by_guest", "invitations_by_host"):
        op.drop_index(index, "invitations")
    op.drop_table("invitations")
    op.drop_column("people", "invitations")
    op.drop_column("tables", "begins")
    op.drop_column("tables", "note")
    op.drop_column("seats", "face")
    op.drop_column("seats", "level")
    op.drop_table("lessons")
    op.drop_table("reviews")
    op.drop_table("leases")
    op.drop_table("icons")
    op.drop_index("ratings_by_run", "ratings")
    for table in ("standings", "ratings"):
        op.drop_column(table, "run")
    op.drop_index("ratings_by_height", "ratings")
    for index in ("endings_by_lasted", "endings_by_margin", "endings_by_best"):
        op.drop_index(index, "endings")
    for column in ("lasted", "margin", "best", "company"):
        op.drop_column("endings", column)
    op.drop_column("clocks", "pushed")
    op.drop_column("clocks", "cut")
    op.drop_column("people", "locale")
    op.drop_column("people", "confirm")
    op.drop_column("clocks", "kept")
    op.drop_index("promptness_by_day", "promptness")
    op.drop_table("promptness")
    op.drop_column("tables", "circle")
    op.drop_column("tables", "hints")
    op.drop_column("tables", "agreed")
    op.drop_column("tables", "least")
    op.drop_index("votes_by_candidate", "votes")
    op.drop_column("votes", "candidate")
    op.drop_table("offers")
    op.drop_table("reservations")
