"""The tables of the database, one place for both SQLite and PostgreSQL."""

from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    false,
    text,
    true,
)

LONGEST = 100


class Name(TypeDecorator[str]):
    """What people are called: they choose it, so that it may hold what a database refuses, or be too long."""

    impl = String(LONGEST)
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Any) -> str | None:
        """What either database takes of it."""
        del dialect
        if value is None:
            return None
        return value.replace("\0", "").encode("utf-8", "replace").decode("utf-8")[:LONGEST]


metadata = MetaData()
UNSETTLED = "wanted > shown OR old_message IS NOT NULL"

notes = Table(
    "notes",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

servers = Table(
    "servers",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", String(8)),
    Column("place", String(8), nullable=False),
    Column("openers", String(8), nullable=False),
    Column("pace", String(8)),
    Column("channels", JSON),
    Column("role", BigInteger),
    Column("roled", BigInteger),
    Column("welcomed", Boolean, nullable=False, server_default=false()),
)

people = Table(
    "people",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Name, nullable=False),
    Column("language", String(8)),
    Column("dms", Boolean, nullable=False),
    Column("dm_closed", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False, server_default=true()),
    Column("zone", String(40)),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("reminders", String(8), nullable=False, server_default="thread"),
    Column("digest", Integer),
    Column("confirm", Boolean),
    Column("invitations", Boolean, nullable=False, server_default=true()),
    Column("locale", String(16)),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("title", String(40), nullable=False),
    Column("server", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("thread", BigInteger),
    Column("host", BigInteger, nullable=False),
    Column("state", String(12), nullable=False),
    Column("options", JSON, nullable=False),
    Column("places", Integer, nullable=False),
    Column("autostart", Boolean, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("reason", String(40)),
    Column("closed_for", Text),
    Column("pace", String(8), nullable=False, server_default="none"),
    Column("late", String(8), nullable=False, server_default="computer"),
    Column("paused", BigInteger),
    Column("paused_for", Integer, nullable=False, server_default="0"),
    Column("held", BigInteger),
    Column("held_for", Integer, nullable=False, server_default="0"),
    Column("extended", Integer, nullable=False, server_default="0"),
    Column("unrated", String(12)),
    Column("least", Integer),
    Column("agreed", String(8)),
    Column("circle", Integer),
    Column("hints", String(8)),
    Column("note", Text),
    Column("begins", BigInteger),
    Index("tables_by_state", "state"),
    Index("tables_by_server", "server", "state"),
    Index("tables_by_channel", "channel", "state"),
    Index("tables_by_thread", "thread"),
    Index("tables_by_ended", "ended"),
    sqlite_autoincrement=True,
)

seats = Table(
    "seats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", BigInteger),
    Column("name", Name, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger),
    Column("level", String(6)),
    Column("face", Integer),
    Index("seats_by_table", "table_id", "seat"),
    Index("seats_by_person", "person", "until"),
    Index(
        "one_player_a_seat",
        "table_id",
        "seat",
        unique=True,
        sqlite_where=text("until IS NULL"),
        postgresql_where=text("until IS NULL"),
    ),
)

matches = Table(
    "matches",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("snapshot", LargeBinary, nullable=False),
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("picks", JSON),
    Column("by", String(10), nullable=False),
    Column("events", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("waited", BigInteger),
)

waits = Table(
    "waits",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("question", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("placing", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("sheet", Text, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("slot", String(16), primary_key=True),
    Column("wanted", Integer, nullable=False),
    Column("shown", Integer, nullable=False),
    Column("gone", Boolean, nullable=False),
    Column("channel", BigInteger),
    Column("message", BigInteger),
    Column("posted", BigInteger, nullable=False),
    Column("old_channel", BigInteger),
    Column("old_message", BigInteger),
    Column("tries", Integer, nullable=False),
    Column("lost", Boolean, nullable=False),
    Column("data", JSON, nullable=False),
    Index(
        "outbox_unsettled",
        "table_id",
        sqlite_where=text(UNSETTLED),
        postgresql_where=text(UNSETTLED),
    ),
)

# What stays when a match is over. The order of the endings is the order in which ratings were changed.

endings = Table(
    "endings",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("title", String(40), nullable=False),
    Column("server", BigInteger, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("state", String(12), nullable=False),
    Column("reason", String(40), nullable=False),
    Column("unrated", String(12)),
    Column("rematch", Integer),
    Column("rules", Integer, nullable=False, server_default="1"),
    Column("company", String(9)),
    Column("best", Integer),
    Column("margin", Integer),
    Column("lasted", Integer),
    Index("endings_by_table", "table_id", unique=True),
    Index("endings_by_server", "server", "title"),
    Index("endings_by_title", "title"),
    Index("endings_by_best", "server", "title", "company", "seats", "best"),
    Index("endings_by_margin", "server", "title", "company", "margin"),
    Index("endings_by_lasted", "server", "title", "company", "lasted"),
    sqlite_autoincrement=True,
)

shares = Table(
    "shares",
    metadata,
    Column("ending", ForeignKey("endings.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("counted", Integer, nullable=False),
    Column("own", Integer, nullable=False),
    Column("away", Boolean, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("server", BigInteger, primary_key=True, autoincrement=False),
    Column("title", String(40), primary_key=True),
    Column("ending", ForeignKey("endings.id"), primary_key=True),
    Column("ended", BigInteger, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("before", Integer, nullable=False),
    Column("after", Integer, nullable=False),
    Column("expected", Double, nullable=False),
    Column("place", Integer, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("run", Integer, nullable=False, server_default="0"),
    Index("ratings_by_ending", "ending"),
    Index("ratings_by_height", "server", "title", "after", "matches"),
    Index("ratings_by_run", "server", "title", "run"),
)

standings = Table(
    "standings",
    metadata,
    Column("title", String(40), primary_key=True),
    Column("server", BigInteger, primary_key=True, autoincrement=False),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("period", String(7), primary_key=True),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("number", Integer, nullable=False),
    Column("settled", Boolean, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("best", Integer),
    Column("trend", Text, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("run", Integer, nullable=False, server_default="0"),
    Index(
        "standings_by_rank", "title", "server", "seats", "period", "settled", "number", "matches", "person"
    ),
    Index("standings_by_person", "person", "title", "server"),
)

paces = Table(
    "paces",
    metadata,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("bucket", Integer, primary_key=True, autoincrement=False),
    Column("count", Integer, nullable=False),
)

# Time. Whatever is due is found by the index of the moment; who works at it has a lease, so that nobody else does.

clocks = Table(
    "clocks",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("began", BigInteger),
    Column("used", Integer, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("spent", Integer, nullable=False),
    Column("granted", Integer, nullable=False),
    Column("stage", Integer, nullable=False),
    Column("zone", String(40)),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("pressed", Boolean, nullable=False),
    Column("silent", BigInteger),
    Column("late", Boolean, nullable=False),
    Column("graced", Boolean, nullable=False),
    Column("lates", Integer, nullable=False),
    Column("running", Integer, nullable=False),
    Column("away", Boolean, nullable=False),
    Column("returned", Boolean, nullable=False),
    Column("missed", Boolean, nullable=False, server_default=false()),
    Column("kept", Integer),
    Column("cut", Integer),
    Column("due", BigInteger),
    Column("pushed", Integer, nullable=False, server_default="0"),
    Column("holder", String(36)),
    Column("leased", BigInteger),
    Index(
        "clocks_by_due",
        "due",
        sqlite_where=text("due IS NOT NULL"),
        postgresql_where=text("due IS NOT NULL"),
    ),
)

timers = Table(
    "timers",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("kind", String(10), nullable=False),
    Column("table_id", ForeignKey("tables.id")),
    Column("person", BigInteger),
    Column("part", Integer, nullable=False, server_default="0"),
    Column("due", BigInteger, nullable=False),
    Column("holder", String(36)),
    Column("leased", BigInteger),
    Index("timers_by_due", "due"),
    Index("timers_by_table", "table_id", "kind"),
    Index("timers_by_person", "person", "kind"),
    sqlite_autoincrement=True,
)

absences = Table(
    "absences",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("person", BigInteger, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("absences_by_person", "person", "until"),
    sqlite_autoincrement=True,
)

votes = Table(
    "votes",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("value", String(20)),
    Column("proposer", BigInteger, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("ends", BigInteger, nullable=False),
    Column("closed", BigInteger),
    Column("outcome", String(10)),
    Column("candidate", BigInteger),
    Index("votes_by_table", "table_id", "kind"),
    Index("votes_by_proposer", "proposer", "opened"),
    Index("votes_by_candidate", "candidate"),
    sqlite_autoincrement=True,
)

ballots = Table(
    "ballots",
    metadata,
    Column("vote", ForeignKey("votes.id"), primary_key=True),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("yes", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ballots_by_person", "person"),
)

bars = Table(
    "bars",
    metadata,
    Column("server", BigInteger, primary_key=True, autoincrement=False),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("by", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("reason", Text),
    Index("bars_by_person", "person"),
    Index("bars_by_moderator", "by"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("other", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Index("blocks_by_other", "other"),
)

# Seats that change hands: kept for somebody in a lobby, on offer in a match; and how often people answer in time, by days.

reservations = Table(
    "reservations",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("place", Integer, nullable=False),
    Column("name", Name, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("reservations_by_person", "person"),
)

offers = Table(
    "offers",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

promptness = Table(
    "promptness",
    metadata,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("circle", Integer, primary_key=True, autoincrement=False),
    Column("kept", Integer, nullable=False),
    Column("late", Integer, nullable=False),
    Index("promptness_by_day", "day"),
)

# Getting together: who is invited, and whom a host does not want at a table.

invitations = Table(
    "invitations",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("host", BigInteger, nullable=False),
    Column("guest", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("invitations_by_host", "host", "at"),
    Index("invitations_by_guest", "guest", "at"),
    sqlite_autoincrement=True,
)

outcasts = Table(
    "outcasts",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Index("outcasts_by_person", "person"),
)

seeks = Table(
    "seeks",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("person", BigInteger, nullable=False),
    Column("server", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger),
    Column("title", String(40)),
    Column("pace", String(8)),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("seeks_by_server", "server", "until"),
    Index("seeks_by_person", "person"),
    sqlite_autoincrement=True,
)

watchers = Table(
    "watchers",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Index("watchers_by_person", "person"),
)

# Leagues: rounds that are drawn from the standings; what counts is read from the results of their tables.

leagues = Table(
    "leagues",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("title", String(40), nullable=False),
    Column("server", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger),
    Column("organiser", BigInteger, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("told", Integer, nullable=False),
    Column("news", JSON),
    Column("state", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Index("leagues_by_server", "server", "state"),
    Index("leagues_by_organiser", "organiser"),
    sqlite_autoincrement=True,
)

members = Table(
    "members",
    metadata,
    Column("league", ForeignKey("leagues.id"), primary_key=True),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("state", String(8), nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("members_by_person", "person"),
)

pairings = Table(
    "pairings",
    metadata,
    Column("league", ForeignKey("leagues.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("place", Integer, nullable=False),
    Column("table_id", ForeignKey("tables.id")),
    Column("points", Integer),
    Index("pairings_by_table", "table_id"),
    Index("pairings_by_person", "person"),
)

icons = Table(
    "icons",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("icon", String(64), nullable=False),
    Column("name", String(32), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("ended", BigInteger),
)

leases = Table(
    "leases",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("holder", String(36), nullable=False),
    Column("leased", BigInteger, nullable=False),
)

# How far people have come in lessons.

lessons = Table(
    "lessons",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("person", BigInteger, nullable=False),
    Column("title", String(40), nullable=False),
    Column("edition", String(16), nullable=False),
    Column("step", Integer, nullable=False),
    Index("lessons_by_person", "person", "title", unique=True),
    sqlite_autoincrement=True,
)

# Looks back at matches that are over.

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# What is kept of matches that were over long ago.

packs = Table(
    "packs",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
