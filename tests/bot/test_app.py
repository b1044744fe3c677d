"""The bot as one thing: it can be stopped whenever it is, and waits for what goes away while it starts."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.ext import commands

from bot import app
from bot.app import Guildhall, Sharded, build
from bot.settings import Settings
from bot.store import Share, Store, StoreError, UnreachableError, erasing, people
from bot.store.postgresql import AwayError
from bot.store.records import Person
from bot.supervise import may_pass
from bot.tables.guests import PERSON
from bot.thinking.job import Asking
from engines.kernel.catalogue import title_of
from tests.bot.post.offline import CHANNEL, SERVER, House, settings
from tests.databases import on_postgres
from tests.postgres import Server


async def test_a_bot_that_never_got_as_far_as_its_database_is_stopped_like_any_other() -> None:
    bot = Guildhall(Settings(_env_file=None, rehearse=False))
    await bot.close()
    assert bot.is_closed()


@on_postgres
async def test_a_database_that_goes_away_while_the_bot_starts_is_waited_for(
    server: Server, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def logs_in(self: Guildhall, _: str) -> None:
        await asyncio.to_thread(server.stop)
        await self.setup_hook()

    monkeypatch.setattr(commands.Bot, "login", logs_in)
    bot = Guildhall(Settings(_env_file=None, database=database, rehearse=False, icons=False))
    try:
        with pytest.raises(UnreachableError, match="the database has gone away") as raised:
            await bot.login("nobody's")
    finally:
        await asyncio.to_thread(server.start)
        await bot.close()
    assert may_pass(raised.value)


@on_postgres
async def test_who_comes_second_to_a_shard_is_told_so_and_leaves_nothing_behind(
    database: str, store: Store
) -> None:
    await store.join(database, Share((0, 1), 4))
    bot = build(Settings(_env_file=None, database=database, shards="1-2/4", rehearse=False, icons=False))
    with pytest.raises(StoreError, match="already serves shard 1 of 4"):
        await bot.login("nobody's")
    await bot.close()
    assert bot.is_closed()
    third = await Store.open(database)
    await third.join(database, Share((2,), 4))
    await third.close()


async def test_an_erasure_that_a_stop_has_interrupted_is_finished_and_keeps_no_start_waiting(
    database: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    long, finish = asyncio.Event(), erasing.finish

    async def slowly(there: Store) -> None:
        await long.wait()
        await finish(there)

    monkeypatch.setattr(erasing, "finish", slowly)
    async with store.writing() as connection:
        await people.save_person(connection, Person(11, "Ada"))
        await erasing.begin(connection, 11)
    bot = Guildhall(Settings(_env_file=None, database=database, rehearse=False, icons=False))

    async def synced(**_: object) -> list[Any]:
        return []

    bot.tree.sync = synced  # type: ignore[method-assign]
    await bot._async_setup_hook()
    await bot.setup_hook()
    async with store.reading() as connection:
        assert await erasing.under_way(connection) == [11]
    long.set()
    await bot._forgetting
    async with store.reading() as connection:
        assert await erasing.under_way(connection) == []
    await bot.close()


@pytest.mark.parametrize(
    ("failures", "tries", "said"),
    [
        ([AwayError("away"), AwayError("away")], 3, False),
        ([ValueError("a mistake")], 1, True),
        ([], 1, False),
    ],
)
async def test_an_interrupted_erasure_waits_for_the_database_and_for_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    failures: list[Exception],
    tries: int,
    said: bool,
) -> None:
    monkeypatch.setattr(app, "AGAIN", 0.0)
    bot: Any = Guildhall(Settings(_env_file=None, rehearse=False))
    tried: list[object] = []

    async def fails(store: object) -> None:
        tried.append(store)
        if failures:
            raise failures.pop(0)

    monkeypatch.setattr(erasing, "finish", fails)
    bot.store = "the store"
    await bot._forget()
    assert tried == ["the store"] * tries
    assert ("is not erased" in caplog.text) is said
    del bot.store
    await bot.close()


class Serving:
    """Is found and started as often as it is asked, and fails as it is told."""

    def __init__(self, *failures: Exception) -> None:
        self.failures = list(failures)
        self.done: list[str] = []

    async def found(self) -> None:
        self.done.append("found")

    async def start(self) -> None:
        self.done.append("start")
        if self.failures:
            raise self.failures.pop(0)


async def test_people_are_served_as_soon_as_the_database_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    assert app.AGAIN == 2
    monkeypatch.setattr(app, "AGAIN", 0.0)
    bot: Any = Guildhall(Settings(_env_file=None, rehearse=False))
    bot.timekeeper = bot.post = serving = Serving(AwayError("away"), AwayError("away"))
    await bot.on_resumed()
    assert serving.done == ["found", "start"] * 3
    bot.timekeeper = bot.post = Serving(ValueError("a mistake"))
    with pytest.raises(ValueError, match="a mistake"):
        await bot.on_resumed()
    del bot.timekeeper, bot.post
    await bot.close()
    bot.timekeeper = bot.post = late = Serving()
    await bot.on_resumed()
    assert late.done == [], "who has closed serves nobody"


async def test_however_often_discord_breaks_while_the_database_is_away_one_waits_for_it(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(app, "AGAIN", 0.0)
    bot: Any = Guildhall(Settings(_env_file=None, rehearse=False))
    bot.timekeeper = bot.post = serving = Serving(*(AwayError("away") for _ in range(3)))
    await asyncio.gather(*(bot.on_resumed() for _ in range(4)))
    assert serving.done == ["found", "start"] * 4, "three times in vain, and once for all who came meanwhile"
    assert caplog.text.count("people are served when the database answers") == 1
    await bot.on_resumed()
    assert serving.done == ["found", "start"] * 5, "and again when Discord breaks later"
    del bot.timekeeper, bot.post
    await bot.close()


def test_a_process_of_several_has_its_shards() -> None:
    several = Settings.read(
        _env_file=None, database="postgresql+asyncpg://me@host/name", shards="1-2/4", rehearse=False
    )
    bot = build(several)
    assert isinstance(bot, Sharded)
    assert (bot.shard_ids, bot.shard_count) == ([1, 2], 4)
    alone = build(Settings(_env_file=None, rehearse=False))
    assert not isinstance(alone, Sharded)
    for one in (bot, alone):
        one.pictures.close()


async def test_a_shard_that_comes_back_is_served_once_all_are_there() -> None:
    bot: Any = Sharded(Settings(_env_file=None, rehearse=False))
    bot.timekeeper = bot.post = serving = Serving()
    await bot.on_shard_ready(0)
    assert serving.done == []
    bot.is_ready = lambda: True
    await bot.on_shard_ready(0)
    assert serving.done == ["found", "start"]
    bot.pictures.close()


async def test_who_is_erased_elsewhere_is_forgotten_here() -> None:
    bot: Any = Guildhall(Settings(_env_file=None, rehearse=False))
    forgotten: list[int] = []
    bot.members = SimpleNamespace(forget=forgotten.append)
    bot._heard(PERSON, 7)
    bot._heard("another kind", 8)
    assert forgotten == [7]
    await bot.close()


async def test_one_process_alone_does_what_is_done_at_a_start(tmp_path: Path) -> None:
    one, other = House(settings(tmp_path)), House(settings(tmp_path))
    await one.open()
    other.store = one.store
    assert await one._first("commands")
    assert await one._first("commands")
    assert not await other._first("commands")
    assert await other._first("something else")
    other.time += app.STARTING
    assert await other._first("commands")
    await one.post.stop()
    for house in (one, other):
        house.pictures.close()
    await one.store.close()


async def test_discord_is_told_of_commands_when_they_are_others_and_by_one_process(tmp_path: Path) -> None:
    one, other = House(settings(tmp_path)), House(settings(tmp_path))
    await one.open()
    other.store = one.store
    told: list[str] = []

    def telling(house: Any, number: int) -> None:
        async def sync() -> list[Any]:
            told.append(house.name)
            return [SimpleNamespace(name="table", id=number)]

        house.tree.sync = sync

    telling(one, 7)
    telling(other, 8)
    await one._sync()
    await other._sync()
    assert told == [one.name]
    assert one.command_ids == other.command_ids == {"table": 7}
    other._connection.application_id = 5
    await other._sync()
    assert (told, other.command_ids) == ([one.name], {"table": 7}), "the first one is about to do so"
    other.time += app.STARTING
    await other._sync()
    assert (told, other.command_ids) == ([one.name, other.name], {"table": 8})
    await one.post.stop()
    for house in (one, other):
        house.pictures.close()
    await one.store.close()


async def test_what_a_strong_computer_would_do_is_thought_about_with_all_that_is_known() -> None:
    bot: Any = Guildhall(Settings(_env_file=None, rehearse=False))
    thought: list[tuple[int, object]] = []

    async def think(table: int, asking: object) -> str:
        thought.append((table, asking))
        return "this"

    bot.thinkers = SimpleNamespace(think=think, close=lambda: None)
    towns = title_of("tiny_towns")
    wanted: Any = SimpleNamespace(title=towns, blind=b"0 {}", seat=1, luck="luck")
    assert await bot._think(9, wanted) == "this"
    assert thought == [(9, Asking(towns, b"0 {}", 1, "luck"))]
    await bot.close()


async def test_tables_hear_that_their_place_is_gone_and_no_others(tmp_path: Path) -> None:
    house: Any = House(settings(tmp_path))
    await house.open()
    told: list[tuple[str, int]] = []

    async def place_gone(channel: int) -> None:
        told.append(("league", channel))

    async def here(server: int) -> list[object]:
        assert server == SERVER
        return [SimpleNamespace(channel=CHANNEL), SimpleNamespace(channel=77)]

    house.leagues = SimpleNamespace(place_gone=place_gone, here=here)
    numbers = [await house.lobby(), await house.match()]

    async def heard() -> list[int]:
        """How often each table has heard of something."""
        found = []
        for number in numbers:
            async with house.tables.enter(number) as live:
                found.append(live.row.revision)
        return found

    before = await heard()
    await house.on_guild_channel_delete(SimpleNamespace(id=CHANNEL + 1))
    assert await heard() == before
    await house.on_guild_channel_delete(SimpleNamespace(id=CHANNEL))
    assert await heard() == [one + 1 for one in before]
    assert told == [("league", CHANNEL + 1), ("league", CHANNEL)]
    await house.on_guild_remove(SimpleNamespace(id=SERVER))
    assert await heard() == [one + 2 for one in before]
    assert told[2:] == [("league", CHANNEL), ("league", 77)]
    await house.post.stop()
    house.pictures.close()
    await house.store.close()


async def test_what_is_written_and_deleted_is_counted(tmp_path: Path) -> None:
    house: Any = House(settings(tmp_path))
    done: list[tuple[object, ...]] = []
    house.scroll = SimpleNamespace(
        sent=lambda *given: done.append(("sent", *given)),
        deleted=lambda *given: done.append(("deleted", *given)),
    )
    message: Any = SimpleNamespace(channel=SimpleNamespace(id=5), id=6)
    await house.on_message(message)
    event: Any = SimpleNamespace(channel_id=5, message_id=6)
    await house.on_raw_message_delete(event)
    assert done == [("sent", 5, 6), ("deleted", 5, 6)]
    assert house.allowed_mentions.to_dict() == discord.AllowedMentions.none().to_dict()
    house.pictures.close()
