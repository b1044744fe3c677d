"""Records of a server: whose they are, who holds none, and that older matches count."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, select, update

from bot.results.highlights import Highlights, of_all, of_title
from bot.store import Store, people
from bot.store.base import MIGRATIONS
from bot.store.records import LEVELS, Person
from bot.store.schema import endings, ratings, standings
from tests.bot.results.books import DAY, HALL, HANSE, HOUR, NOON, Sat, knows, played

ADA, BEN, CLEO = 1, 2, 3
TOWNS = "tiny_towns"
SEATS = range(1, 7)


async def found(store: Store, title: str = TOWNS, server: int = HANSE) -> Highlights:
    async with store.reading() as connection:
        return await of_title(connection, server, title, SEATS)


def best(shown: Highlights) -> dict[str, list[tuple[int, int, tuple[int, ...]]]]:
    """Seats, score and people of the best scores, by company."""
    return {
        company: [(one.place.seats, one.value, one.people) for one in row]
        for company, row in shown.best.items()
    }


async def test_the_best_score_is_kept_for_each_number_of_seats_and_company(store: Store) -> None:
    await knows(store, "Ada", "Ben", "Cleo")
    await played(store, Sat(ADA, 1, 30), Sat(BEN, 2, 20))
    await played(store, Sat(ADA, 2, 20), Sat(BEN, 1, 35))
    await played(store, Sat(ADA, 1, 35), Sat(BEN, 2, 34), ended=NOON + DAY)
    await played(store, Sat(ADA, 3, 1), Sat(BEN, 2, 2), Sat(CLEO, 1, 50))
    await played(store, Sat(ADA, 2, 60), Sat(None, 1, 90))
    await played(store, Sat(ADA, 1, 40))
    await played(store, Sat(ADA, 1, 99), Sat(BEN, 2, 98), server=HALL)
    await played(store, Sat(ADA, 1, 99), Sat(BEN, 2, 98), title="pillars")
    await played(store, Sat(ADA), Sat(BEN), state="abandoned")
    assert best(await found(store)) == {
        "people": [(2, 35, (BEN,)), (3, 50, (CLEO,))],
        "computers": [(2, 60, (ADA,))],
        "alone": [(1, 40, (ADA,))],
    }


async def test_results_against_each_level_of_computers_have_a_board_of_their_own(store: Store) -> None:
    await knows(store, "Ada", "Ben")
    easy, normal, strong = (Sat(None, 2, 9, level=level) for level in LEVELS)
    await played(store, Sat(ADA, 1, 20), strong)
    await played(store, Sat(BEN, 1, 30), strong, strong)
    await played(store, Sat(BEN, 1, 40), strong, normal)
    await played(store, Sat(BEN, 1, 50), easy)
    await played(store, Sat(BEN, 1, 60), Sat(None, 2, 9))
    assert best(await found(store)) == {
        "strong": [(2, 20, (ADA,)), (3, 30, (BEN,))],
        "computers": [(2, 60, (BEN,)), (3, 40, (BEN,))],
        "easy": [(2, 50, (BEN,))],
    }


async def test_the_closest_longest_and_fastest_match(store: Store) -> None:
    await knows(store, "Ada", "Ben")
    tables = [await played(store, Sat(ADA, 1, 30), Sat(BEN, 2, 30 - apart)) for apart in (5, 2, 9)]
    await played(store, Sat(ADA, 1, 30), Sat(None, 2, 30))
    async with store.writing() as connection:
        for table, lasted in zip(tables, (3 * HOUR, 2 * HOUR, DAY), strict=True):
            query = update(endings).where(endings.c.table_id == table)
            await connection.execute(query.values(lasted=lasted))
    shown = (await found(store)).matches
    assert (shown["closest"].value, shown["closest"].place.table) == (2, tables[1])
    assert (shown["longest"].value, shown["longest"].place.table) == (DAY, tables[2])
    assert (shown["fastest"].value, shown["fastest"].place.table) == (2 * HOUR, tables[1])
    assert shown["closest"].people == (ADA, BEN)


async def test_who_left_or_took_over_holds_no_record(store: Store) -> None:
    await knows(store, "Ada", "Ben", "Cleo")
    await played(store, Sat(ADA, 2, 10, own=10), Sat(None, 1, 90, left=BEN, own=10))
    await played(store, Sat(ADA, 2, 11, own=10), Sat(CLEO, 1, 91, left=BEN, own=10))
    await played(store, Sat(ADA, 2, 12, own=10), Sat(BEN, 1, 92, own=5))
    await played(store, Sat(ADA, 2, 13, own=10), Sat(BEN, 1, 93, own=10, away=True))
    shown = await found(store)
    assert best(shown) == {"computers": [(2, 13, (ADA,))]}
    assert shown.matches == {}


async def test_who_does_not_wish_to_be_listed_holds_no_record(store: Store) -> None:
    await knows(store, "Ada", "Ben")
    await played(store, Sat(ADA, 1, 30), Sat(BEN, 2, 20))
    await played(store, Sat(ADA, 2, 10), Sat(BEN, 1, 25))
    async with store.writing() as connection:
        await people.save_person(connection, Person(ADA, "Ada", listed=False))
    shown = await found(store)
    assert best(shown) == {"people": [(2, 25, (BEN,))]}
    assert set(shown.matches) == {"closest", "longest", "fastest"}
    async with store.writing() as connection:
        await people.save_person(connection, Person(BEN, "Ben", listed=False))
    assert (await found(store)).every == []


async def test_a_listed_successor_makes_no_record_of_those_who_are_hidden(store: Store) -> None:
    await knows(store, "Ada", "Ben", "Cleo")
    async with store.writing() as connection:
        for number, name in ((ADA, "Ada"), (BEN, "Ben")):
            await people.save_person(connection, Person(number, name, listed=False))
    await played(store, Sat(ADA, 1, 90, own=10), Sat(BEN, 2, 80, own=10), Sat(CLEO, 1, 90, left=4, own=10))
    assert (await found(store)).every == []


async def test_the_highest_rating_needs_five_matches(store: Store) -> None:
    await knows(store, "Ada", "Ben")
    for number in range(6):
        await played(store, Sat(ADA, 1, 30), Sat(BEN, 2, 20), ended=NOON + number * DAY)
    shown = (await found(store)).rating
    async with store.reading() as connection:
        query = select(ratings.c.after).where(
            ratings.c.person == ADA,
            ratings.c.server == HANSE,
            ratings.c.title == TOWNS,
            ratings.c.matches >= 5,
        )
        reached = max((await connection.execute(query)).scalars())
        assert (await of_all(connection, HANSE, {TOWNS: SEATS})).rating is not None
    assert shown is not None
    assert (shown.value, shown.people) == (reached, (ADA,))


async def test_the_most_victories_in_a_row_count_in_rated_matches(store: Store) -> None:
    await knows(store, "Ada", "Ben", "Cleo")
    await played(store, Sat(ADA, 1, 30), Sat(BEN, 2, 20))
    assert (await found(store)).run is None  # once is no row
    tables = [await played(store, Sat(ADA, 2, 20), Sat(BEN, 1, 30)) for _ in range(3)]
    await played(store, Sat(ADA, 1, 30), Sat(BEN, 2, 20))
    await played(store, Sat(BEN, 1, 30), Sat(ADA, 2, 20), title="pillars")
    await played(store, Sat(BEN, 1, 30), Sat(None, 2, 20))
    shown = (await found(store)).run
    assert shown is not None
    assert (shown.value, shown.people, shown.place.table) == (3, (BEN,), tables[-1])
    async with store.reading() as connection:
        both = (await of_all(connection, HANSE, {TOWNS: SEATS})).run
    assert both is not None
    assert (both.value, both.people) == (3, (BEN,))
    async with store.writing() as connection:
        await people.save_person(connection, Person(BEN, "Ben", listed=False))
    assert (await found(store)).run is None


async def test_victories_in_a_row_of_older_releases_count(store: Store) -> None:
    await knows(store, "Ada", "Ben", "Cleo")
    for first in (1, 1, 2, 1, 1, 1, 2, 2):
        await played(store, Sat(ADA, first, 30), Sat(BEN, 3 - first, 20))
    await played(store, Sat(CLEO, 1, 30, own=10), Sat(ADA, 2, 20, own=10), title="pillars")
    before = await kept_runs(store)
    assert {(ADA, 3), (BEN, 2)} <= set(before)
    async with store.writing() as connection:
        await connection.run_sync(_again)
    assert await kept_runs(store) == before


async def kept_runs(store: Store) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    async with store.reading() as connection:
        for book in (ratings, standings):
            query = select(book.c.person, book.c.run).order_by(*book.primary_key.columns)
            found += [(row.person, row.run) for row in await connection.execute(query)]
    return found


async def test_all_titles_have_a_best_score_each(store: Store) -> None:
    await knows(store, "Ada", "Ben", "Cleo")
    await played(store, Sat(ADA, 1, 30), Sat(BEN, 2, 29))
    await played(store, Sat(ADA, 2, 30), Sat(BEN, 3, 20), Sat(CLEO, 1, 44))
    await played(store, Sat(ADA, 2, 50), Sat(BEN, 1, 60), title="pillars")
    async with store.reading() as connection:
        shown = await of_all(connection, HANSE, {TOWNS: SEATS, "pillars": range(2, 5)})
    assert best(shown) == {"people": [(3, 44, (CLEO,)), (2, 60, (BEN,))]}
    assert shown.matches["closest"].value == 1


async def test_matches_of_older_releases_count(store: Store) -> None:
    await knows(store, "Ada", "Ben", "Cleo")
    for sat in (
        (Sat(ADA, 1, 30), Sat(BEN, 2, 20), Sat(CLEO, 3, 7)),
        (Sat(ADA, 1, 30), Sat(None, 2, 20)),
        (Sat(ADA, 1, 30),),
        (Sat(ADA, 2, 10, own=10), Sat(None, 1, 90, left=BEN, own=10)),
        (Sat(ADA, 2, 11, own=10), Sat(CLEO, 1, 91, left=BEN, own=10)),
        (Sat(ADA, 2, 12, own=10), Sat(BEN, 1, 92, own=5)),
        (Sat(ADA, 2, 13, own=10), Sat(BEN, 1, 93, own=10, away=True)),
        (Sat(None, 1, 30, left=ADA), Sat(None, 1, 30, left=BEN)),
    ):
        await played(store, *sat)
    await played(store, Sat(ADA), Sat(BEN), state="abandoned")
    before = await measures(store)
    async with store.writing() as connection:
        await connection.run_sync(_again)
    assert await measures(store) == before


async def measures(store: Store) -> list[tuple[object, ...]]:
    columns = (endings.c.id, endings.c.company, endings.c.best, endings.c.margin, endings.c.lasted)
    async with store.reading() as connection:
        return [tuple(row) for row in await connection.execute(select(*columns).order_by(endings.c.id))]


def _again(connection: Connection) -> None:
    """The database as it was before there were records, and again as it is."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.downgrade(config, "0006")
    command.upgrade(config, "head")
