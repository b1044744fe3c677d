"""What holds for all tests: databases of their own, and examples without deadlines."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from itertools import chain, count
from pathlib import Path

import pytest
from hypothesis import settings

from bot.store import Store
from renderers.kit.kept import MB, ROOM
from renderers.kit.scripts import FOLDERS
from tests.databases import NO_SERVER, RAN_ON_POSTGRES, SQLITE, Fresh, Migrated, compile_once, said
from tests.postgres import Server, ServerError

# How long an example takes says how busy the machine is.
settings.register_profile("house", deadline=None)
settings.load_profile("house")

# Tests draw all titles in turn, which no bot does with the room that it has: they would mostly wait for pieces made again.
SPRITES_MB = 600
os.environ.setdefault("GUILDHALL_SPRITES_MB", str(SPRITES_MB))
ROOM.size = SPRITES_MB * MB

# What a picture looks like does not depend on the typefaces of the machine.
FOLDERS.clear()

# To draw all icons takes seconds of a process: only tests of icons have them.
os.environ.setdefault("GUILDHALL_ICONS", "false")

compile_once()


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """The PostgreSQL of these tests, started when one first asks for it."""
    try:
        one = Server()
    except ServerError as error:
        unable = pytest.fail if os.environ.get("CI") else pytest.skip
        unable(f"{NO_SERVER}: {error}")
    yield one
    one.end()


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Migrated:
    """The SQLite file that all others are copies of."""
    return Migrated(tmp_path_factory.mktemp("migrated"))


@pytest.fixture
def sqlite(tmp_path: Path, migrated: Migrated) -> Fresh:
    """Makes new SQLite files."""
    made = count(1)

    async def fresh() -> str:
        folder = tmp_path / str(next(made))
        folder.mkdir()
        return await migrated.copied(folder)

    return fresh


@pytest.fixture
async def postgres(server: Server, request: pytest.FixtureRequest) -> AsyncIterator[Fresh]:
    """Makes new databases in PostgreSQL."""
    made = []

    async def fresh() -> str:
        made.append(await server.make())
        return server.url(made[-1])

    request.node.user_properties.append(RAN_ON_POSTGRES)
    yield fresh
    for name in made:
        await server.drop(name)


@pytest.fixture
def fresh(request: pytest.FixtureRequest) -> Fresh:
    """Makes new databases; on both where the conftest of a folder says so."""
    made: Fresh = request.getfixturevalue(getattr(request, "param", SQLITE))
    return made


@pytest.fixture
async def database(fresh: Fresh) -> str:
    """The address of a new database."""
    return await fresh()


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """A store on the database of this test."""
    one = await Store.open(database)
    yield one
    await one.close()


@pytest.hookimpl(tryfirst=True)  # before those with markers are left out
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of a test with many cases the first alone runs on PostgreSQL, and the others where there is time."""
    known: set[tuple[object, ...]] = set()
    for item in items:
        function = item.location[0], item.location[2].partition("[")[0]
        if item.get_closest_marker("postgres") and item.get_closest_marker("long") is None:
            if function in known:
                item.add_marker("long")
            known.add(function)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Prove that the tests have run on PostgreSQL, too."""
    for line in said(chain.from_iterable(terminalreporter.stats.values())):
        terminalreporter.write_line(line)
