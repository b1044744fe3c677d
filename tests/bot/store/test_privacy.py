"""Every column that names a person is in the copy and in the erasure: a new one is noticed here until it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import BigInteger, Column, Integer, String, Table, Text, insert, select
from sqlalchemy.types import JSON, Boolean, Double, LargeBinary

from bot.store import Connection, Store, erasing, privacy
from bot.store.schema import (
    Name,
    ballots,
    bars,
    clocks,
    invitations,
    leagues,
    members,
    metadata,
    outbox,
    outcasts,
    paces,
    pairings,
    promptness,
    results,
    seats,
    seeks,
    standings,
    tables,
    votes,
    watchers,
)

# Where a person is named, and where in the copy that row is told.
PERSONS: dict[str, str | None] = {
    "people.id": "person",
    "seats.person": "seats",
    "tables.host": "seats",
    "ratings.person": "ratings",
    "standings.person": "standings",
    "paces.person": "answering_times",
    "timers.person": "timers",
    "absences.person": "absences",
    "votes.proposer": "votes_proposed",
    "votes.candidate": "votes_about",
    "ballots.person": "votes_cast",
    "bars.person": "barred_from",
    "bars.by": "barred_others",
    "blocks.person": "blocked_others",
    "reservations.person": "seats_reserved",
    "promptness.person": "answers_in_time",
    "lessons.person": "lessons",
    "invitations.host": "invited_others",
    "invitations.guest": "invited_to",
    "outcasts.person": "taken_off",
    "seeks.person": "sought",
    "watchers.person": "watched",
    "leagues.organiser": "leagues_organised",
    "members.person": "leagues_joined",
    "pairings.person": "leagues_played",
    "blocks.other": None,  # whoever is blocked never hears of it
}
UNCOUNTED = {"timers.person", "blocks.other"}
STAYS = {"bars.person"}  # nobody escapes the moderators of a server by being erased
PLACES = {"id", "server", "channel", "thread", "message", "old_channel", "old_message", "role"}
MOMENTS = {
    *("created", "started", "ended", "since", "until", "at", "waited", "posted", "updated"),
    *("began", "silent", "due", "leased", "opened", "ends", "closed", "paused", "held", "begins", "roled"),
}
NAMES = {"people.name", "seats.name", "reservations.name"}  # what people are called
FIRST = 10**18


def columns(kind: type[Any]) -> dict[str, Column[Any]]:
    """All columns of a kind, by table and name."""
    return {
        f"{table.name}.{column.name}": column
        for table in metadata.sorted_tables
        for column in table.columns
        if isinstance(column.type, kind)
    }


def test_each_large_number_is_a_person_a_place_or_a_moment() -> None:
    """Whoever adds one says here what it is; a person, in copy and erasure too."""
    unknown = [
        name
        for name, column in columns(BigInteger).items()
        if name not in PERSONS and column.name not in PLACES | MOMENTS
    ]
    assert unknown == []
    assert set(PERSONS) <= set(columns(BigInteger))
    assert set(columns(Name)) == NAMES


def value(column: Column[Any], number: int) -> Any:
    """Something that such a column may hold."""
    kinds: list[tuple[type[Any], Any]] = [
        (Boolean, True),
        (Double, 1.0),
        (Integer, number),
        (JSON, {}),
        (LargeBinary, b""),
        (Name, f"name {number}"),
        (String, "x"),
        (Text, "x"),
    ]
    return next(made for kind, made in kinds if isinstance(column.type, kind))


async def filled(connection: Connection, table: Table, number: int, **given: Any) -> dict[str, Any]:
    """One more row, and whatever it needs of other tables."""
    row: dict[str, Any] = {}
    for column in table.columns:
        if column.name in given:
            row[column.name] = given[column.name]
        elif column.foreign_keys and not column.nullable:
            (key,) = column.foreign_keys
            row[column.name] = (await filled(connection, key.column.table, number))[key.column.name]
        elif column.primary_key or not column.nullable:
            row[column.name] = value(column, number)
    await connection.execute(insert(table).values(**row))
    return row


async def named(store: Store) -> dict[str, int]:
    """A row for each column that names a person, with a person of its own."""
    numbers = {name: FIRST + place for place, name in enumerate(PERSONS)}
    async with store.writing() as connection:
        for place, (name, person) in enumerate(numbers.items(), 1):
            column = columns(BigInteger)[name]
            row = await filled(connection, column.table, place, **{column.name: person})
            if name == "tables.host":
                seat = {"id": 100, "person": person, "table_id": row["id"]}
                await filled(connection, seats, place, **seat)
    return numbers


async def telling(store: Store, person: int) -> list[str]:
    """The columns of the database in whose rows this number stands, in whatever form."""
    found = []
    async with store.reading() as connection:
        for table in metadata.sorted_tables:
            for row in (await connection.execute(select(table))).mappings():
                found += [f"{table.name}.{name}" for name, held in row.items() if str(person) in str(held)]
    return found


async def test_the_copy_tells_of_each_row_that_names_a_person(store: Store) -> None:
    numbers = await named(store)
    async with store.reading() as connection:
        for name, section in PERSONS.items():
            found = await privacy.copy(connection, numbers[name])
            told = {one for one, rows in found.items() if rows}
            assert told == ({section} if section else set()), name
            if name == "tables.host":
                assert found["seats"][0]["host"]
            others = set(numbers.values()) - {numbers[name]}
            assert not [other for other in others if str(other) in str(found)], "nobody else is told of"


@pytest.mark.parametrize("kept", [True, False])
async def test_each_row_that_names_a_person_is_counted(store: Store, *, kept: bool) -> None:
    numbers = await named(store)
    async with store.reading() as connection:
        for name, person in numbers.items():
            found = await privacy.kept(connection, person if kept else person + 1000)
            assert found.anything == (kept and name not in UNCOUNTED), name
            assert found.erasable == (kept and name not in STAYS | UNCOUNTED), name


async def test_erasure_forgets_each_row_that_names_a_person(store: Store) -> None:
    numbers = await named(store)
    for name, person in numbers.items():
        assert name in await telling(store, person)
        async with store.writing() as connection:
            await erasing.erase(connection, person)
        left = await telling(store, person)
        assert left == [name] * (name in STAYS), name
    async with store.reading() as connection:
        nobodies = (await connection.execute(select(bars.c.by).where(bars.c.by < 0))).scalars().all()
    assert len(nobodies) == 1, "the bar stays although whoever set it was erased"


async def test_two_erased_moderators_are_not_the_same_nobody(store: Store) -> None:
    async with store.writing() as connection:
        for by in (1, 2):
            await filled(connection, bars, by, by=by, person=7)
        for by in (1, 2):
            await erasing.erase(connection, by)
        found = (await connection.execute(select(bars.c.by).order_by(bars.c.by))).scalars().all()
    assert found == [-2, -1]


async def test_two_who_are_erased_at_the_same_time_are_not_the_same_nobody(store: Store) -> None:
    people, ladder = (1, 2), {"title": "lanterns", "server": 0, "seats": 0, "period": ""}
    async with store.writing() as connection:
        for person in people:
            await filled(connection, standings, person, person=person, **ladder)
            await erasing.begin(connection, person)
    await erasing.finish(store)
    async with store.reading() as connection:
        found = await connection.execute(select(standings.c.person).order_by(standings.c.person))
        assert list(found.scalars()) == [-2, -1]
        assert await erasing.under_way(connection) == []


@pytest.mark.parametrize(("sitting", "left"), [(5, None), (None, None), (6, "Europe/Warsaw")])
async def test_a_clock_forgets_whose_hours_it_kept(
    store: Store, sitting: int | None, left: str | None
) -> None:
    """The seat of whoever is erased is still theirs, or a computer's, or by now somebody else's."""
    async with store.writing() as connection:
        table = (await filled(connection, tables, 1))["id"]
        hours = {"zone": "Europe/Warsaw", "quiet_from": 22, "quiet_to": 7}
        await filled(connection, clocks, 1, table_id=table, seat=0, **hours)
        await filled(connection, seats, 1, table_id=table, seat=0, person=5, until=9)
        await filled(connection, seats, 2, table_id=table, seat=0, person=sitting)
        await erasing.erase(connection, 5)
        row = (await connection.execute(select(clocks))).mappings().one()
    assert (row["zone"], row["quiet_from"] is None) == (left, left is None)


@pytest.mark.parametrize(
    ("many", "spent", "then"), [(200, 0.5, 20), (20, 0.01, 40), (150, 0.0, 200), (25, 9, 10)]
)
def test_a_slice_of_an_erasure_is_as_large_as_others_can_wait_for(many: int, spent: float, then: int) -> None:
    assert erasing.fitting(many, spent) == then


async def test_the_copy_tells_only_what_is_one_s_own(store: Store) -> None:
    async with store.writing() as connection:
        table = (await filled(connection, tables, 1, host=5, note="come in"))["id"]
        await filled(connection, seats, 1, table_id=table, seat=0, person=5, until=9)
        await filled(connection, seats, 2, table_id=table, seat=0, person=6)
        await filled(connection, seats, 3, table_id=table, seat=1, person=7)
        for seat in (0, 1):
            await filled(
                connection, results, seat, table_id=table, seat=seat, placing=seat + 1, score=30 - seat
            )
            await filled(connection, clocks, seat, table_id=table, seat=seat)
            await filled(connection, outbox, seat, table_id=table, slot=f"hand:{seat}")
        await filled(connection, outbox, 3, table_id=table, slot="card")
        left, heir, other = [await privacy.copy(connection, person) for person in (5, 6, 7)]
    assert [(one["host"], one["note"], one["placing"]) for one in left["seats"]] == [(True, "come in", None)]
    assert [(one["note"], one["placing"], one["score"]) for one in heir["seats"]] == [(None, 1, 30)]
    assert [(one["placing"], one["score"]) for one in other["seats"]] == [(2, 29)]
    assert [[one["slot"] for one in found["private_messages"]] for found in (left, heir, other)] == [
        [],
        ["hand:0"],
        ["hand:1"],
    ]
    assert [[one["seat"] for one in found["clocks"]] for found in (left, heir, other)] == [[], [0], [1]]
    assert not {"holder", "leased"} & heir["clocks"][0].keys()


async def test_how_much_is_stored_is_counted_as_people_understand_it(store: Store) -> None:
    async with store.writing() as connection:
        open_ = (await filled(connection, tables, 1, state="playing"))["id"]
        over = (await filled(connection, tables, 2, state="finished"))["id"]
        for number, table, until in ((1, open_, None), (2, over, None), (3, open_, 9)):
            await filled(connection, seats, number, table_id=table, seat=number, person=5, until=until)
        for bucket, count in ((1, 4), (2, 6)):
            await filled(connection, paces, bucket, person=5, bucket=bucket, count=count)
        for day, kept, late in ((1, 3, 1), (2, 2, 0)):
            await filled(connection, promptness, day, person=5, day=day, kept=kept, late=late)
        for number, column in enumerate((votes.c.proposer, votes.c.candidate, ballots.c.person) * 2, 30):
            await filled(connection, column.table, number, **{column.name: 5})
        company = (
            invitations.c.host,
            invitations.c.guest,
            outcasts.c.person,
            seeks.c.person,
            watchers.c.person,
        )
        leagues_ = (leagues.c.organiser, members.c.person, pairings.c.person)
        for number, column in enumerate((*company, *leagues_), 50):
            await filled(connection, column.table, number, **{column.name: 5})
        found = await privacy.kept(connection, 5)
    assert (found.seats, found.open, found.answers, found.promptness) == (3, 1, 10, 6)
    assert (found.votes, found.company) == (6, 8)


# What whoever runs a bot tells about it

SAID_AS = {
    "absences": "absences",
    "ballots": "votes at tables",
    "bars": "whom a server bars",
    "blocks": "whom somebody blocks",
    "invitations": "whom a host has invited",
    "leagues": "who runs and who plays in a league",
    "lessons": "how far somebody has come in a lesson",
    "members": "who runs and who plays in a league",
    "outcasts": "or taken off",
    "paces": "how quickly",
    "pairings": "how they fared",
    "people": "Discord's number of a person",
    "promptness": "how reliably somebody answers",
    "ratings": "results, ratings",
    "reservations": "reserved seats",
    "seats": "seats at tables",
    "seeks": "that somebody seeks players",
    "standings": "results, ratings",
    "tables": "what a host writes on the card of a lobby",
    "timers": "to remind when and where it is wanted",
    "votes": "votes at tables",
    "watchers": "that somebody watches a table",
}


def test_whatever_is_stored_about_people_stands_on_the_page_about_privacy() -> None:
    page = (Path(__file__).parents[3] / "docs" / "privacy.md").read_text("utf-8")
    assert {column.partition(".")[0] for column in PERSONS} == SAID_AS.keys()
    assert [said for said in SAID_AS.values() if said not in page] == []
