"""`/records`: what it says, and to whom it names a table."""

from __future__ import annotations

import pytest

from bot.store import Store, people
from bot.store.records import Person
from bot.ui.results.highlights import records
from engines.kernel import RefusedError
from tests.bot.results.books import HANSE, Sat, knows, played
from tests.bot.ui.results.house import House


@pytest.fixture
async def house(store: Store) -> House:
    await knows(store, "Ada", "Ben")
    await played(store, Sat(1, 1, 31), Sat(2, 2, 30))
    await played(store, Sat(1, 1, 44))
    await played(store, Sat(2, 1, 60), Sat(1, 2, 20), title="pillars")
    return House(store)


async def said(house: House, title: str | None = None, *, at: int = 1) -> list[str]:
    return (await records(house.asked(channel=at), title)).text.splitlines()


LINK = f"https://discord.com/channels/{HANSE}/1"


async def test_all_titles(house: House) -> None:
    assert (await said(house))[:-1] == [
        "**Records** · All titles · This server",
        "Best scores among people:",
        f"• The Pillars of the Earth, 2 players: **60 points** by **Ben** · table 3: {LINK}",
        f"• Tiny Towns, 2 players: **31 points** by **Ada** · table 1: {LINK}",
        f"Closest match: **1 point** apart, **Ada** and **Ben** (Tiny Towns) · table 1: {LINK}",
        f"Longest match: **60 minutes**, **Ada** and **Ben** (Tiny Towns) · table 1: {LINK}",
        f"Fastest match: **60 minutes**, **Ada** and **Ben** (Tiny Towns) · table 1: {LINK}",
    ]


async def test_one_title_tells_matches_alone_apart(house: House) -> None:
    lines = await said(house, "tiny_towns")
    assert lines[:5] == [
        "**Records** · Tiny Towns · This server",
        "Best scores among people:",
        f"• 2 players: **31 points** by **Ada** · table 1: {LINK}",
        "Best score alone:",
        f"• one player: **44 points** by **Ada** · table 2: {LINK}",
    ]


async def test_tables_in_channels_that_the_reader_cannot_see_are_not_named(house: House) -> None:
    lines = await said(house, at=5)
    assert "• Tiny Towns, 2 players: **31 points** by **Ada**" in lines
    assert not [line for line in lines if "table" in line.lower() or "http" in line]


async def test_who_does_not_wish_to_be_listed_is_not_named(house: House) -> None:
    async with house.store.writing() as connection:
        await people.save_person(connection, Person(1, "Ada", listed=False))
    asked = house.asked(2, "Ben")
    text = (await records(asked)).text
    assert "Ada" not in text
    assert "Closest match: **1 point** apart, **Hidden player** and **Ben**" in text
    assert "31 points" not in text


async def test_without_a_record_or_a_server_there_is_a_sentence(store: Store) -> None:
    house = House(store)
    assert await said(house) == [
        "There is no record here yet. Finish a match on this server, and it is yours."
    ]
    with pytest.raises(RefusedError) as refused:
        await records(house.asked(server=None))
    assert refused.value.text.id == "records-no-server"


async def test_victories_in_a_row_are_told_with_the_table_of_the_last(house: House) -> None:
    for _ in range(2):
        last = await played(house.store, Sat(1, 2, 20), Sat(2, 1, 25))
    link = f"https://discord.com/channels/{HANSE}/1"
    assert f"Most rated victories in a row: **2**, **Ben** · table {last}: {link}" in await said(
        house, "tiny_towns"
    )
