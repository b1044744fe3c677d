"""Matches that were over long ago are packed on either database: everything is read as before, and takes little room."""

from __future__ import annotations

import asyncio
import json
import lzma
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from sqlalchemy import LargeBinary, cast, func, select, update

from bot.results import packing
from bot.results.happened import BEFORE_ALL, EVENTS, whole
from bot.results.packing import AFTER, pack, pack_old
from bot.results.replay import reel
from bot.results.verify import Stored, Verdict, verify
from bot.store import Store, packs, results, tables
from bot.store.records import JournalRow
from bot.store.schema import journal, matches, metadata
from bot.store.schema import packs as stored_packs
from bot.store.schema import tables as stored_tables
from data.text import Text
from engines.kernel import Event, Match
from engines.kernel.catalogue import AnyTitle, titles
from engines.kernel.questions import random_picks
from tests.bot.tables.assembly import proposes, says
from tests.bot.tables.wall import ADA, BEN, CLEO, DAN, NOON, House
from tests.toys import WORKS

LARGEST = 8_000
OWN = {"tables": "id"}


async def over(house: House, title: AnyTitle = WORKS, people: int = 2) -> int:
    """A match by chance that is over; now and then somebody takes an answer back."""
    luck = Random(title.id)
    number = await house.begun(*(ADA, BEN, CLEO, DAN)[:people], title=title)
    while True:
        match = (await house.live(number)).begun
        if match.over:
            return number
        turn = luck.choice(match.awaited())
        question, person = match.question(turn.seat), (await house.row(number)).seats[turn.seat].person
        assert question is not None
        assert person is not None
        await house.tables.answer(number, person, random_picks(question, luck), question.number)
        if luck.random() < 0.1 and (await house.live(number)).begun.can_undo(turn.seat):
            await house.tables.undo(number, person)


@dataclass
class Read:
    """All that is read of a match which is over."""

    journal: list[JournalRow]
    match: Any
    sheets: dict[int, str]
    verdict: Verdict


async def read(store: Store, number: int) -> Read:
    """The same whether it is packed or not."""
    async with store.reading() as connection:
        row, match = await tables.load(connection, number), await tables.load_match(connection, number)
        rows = await tables.read_journal(connection, number, BEFORE_ALL)
        assert await tables.read_journal(connection, number, 3, 2) == rows[4:6]
        sheets = await tables.read_results(connection, number)
        scores = (await results.scores(connection, [number]))[number]
    assert row is not None
    assert match is not None
    seats = Match.load(titles()[row.title], match.snapshot).seats
    shown = reel(row.title, seats, row.options, match.seed, rows)
    verdict = verify(shown, match.commitment, Stored(row.reason, sheets, scores))
    return Read(await whole(store, number, shown, rows), match, sheets, verdict)


async def weight(store: Store, number: int) -> int:
    """How many bytes lie in the rows of a table."""
    total = 0
    async with store.reading() as connection:
        for table in metadata.sorted_tables:
            name = OWN.get(table.name, "table_id")
            if name in table.c:
                lengths = (func.coalesce(func.length(cast(column, LargeBinary)), 0) for column in table.c)
                if connection.dialect.name == "postgresql":
                    whole_row = func.sum(func.pg_column_size(table.table_valued()))
                else:
                    whole_row = func.sum(sum(lengths, start=0))
                query = select(whole_row).where(table.c[name] == number)
                total += int((await connection.execute(query)).scalar() or 0)
    return total


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: str(title.id))
async def test_a_packed_match_is_read_as_before_and_weighs_little(house: House, title: AnyTitle) -> None:
    number = await over(house, title, min(4, title.seats[-1]))
    before, heavy = await read(house.store, number), await weight(house.store, number)
    assert before.verdict == Verdict(seed_fits=True, result_fits=True)
    assert await pack(house.store, number)
    house.restart()
    assert await read(house.store, number) == before
    assert await weight(house.store, number) < min(LARGEST, heavy / 3)
    assert (await house.live(number)).begun.save() == before.match.snapshot


async def told_otherwise(store: Store, number: int, row: int) -> str:
    """What happened with an answer was told in words of another time."""
    events = EVENTS.dump_json([Event(Text("of-another-time"))]).decode()
    async with store.writing() as connection:
        mine = (journal.c.table_id == number) & (journal.c.number == row)
        await connection.execute(update(journal).where(mine).values(events=events))
    return events


async def test_what_the_rules_tell_otherwise_by_now_is_kept(house: House) -> None:
    number = await over(house)
    events = await told_otherwise(house.store, number, 3)
    before = await read(house.store, number)
    assert await pack(house.store, number)
    assert await read(house.store, number) == before
    async with house.store.reading() as connection:
        rows = await tables.read_journal(connection, number, BEFORE_ALL)
    assert [row.events for row in rows if row.events] == [events]


async def test_what_was_left_out_is_not_told_by_other_rules(house: House) -> None:
    number = await over(house)
    events = await told_otherwise(house.store, number, 3)
    assert await pack(house.store, number)
    async with house.store.writing() as connection:
        pack_ = await packs.read(connection, number)
        assert pack_ is not None
        later = packs.Pack(pack_.journal, pack_.snapshot, pack_.sheets, "told by other rules")
        await connection.execute(update(stored_packs).values(data=later.squeezed()))
    found = await read(house.store, number)
    assert {row.events for row in found.journal} == {events, "[]"}
    assert found.verdict == Verdict(seed_fits=True, result_fits=True)


async def moments(store: Store, now: int) -> list[int]:
    return [number async for _, number in pack_old(store, now, rest=0)]


async def test_only_what_was_over_long_ago_is_packed_and_the_oldest_first(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packing, "A_SLICE", 1)
    first, second = await over(house), await over(house)
    running = await house.begun(ADA, BEN)
    async with house.store.writing() as connection:
        for number, ended in ((first, NOON + 10), (second, NOON)):
            mine = stored_tables.c.id == number
            await connection.execute(update(stored_tables).where(mine).values(ended=ended))
    assert await moments(house.store, NOON + AFTER) == []
    assert await moments(house.store, NOON + AFTER + 1) == [second]
    assert await moments(house.store, NOON + 2 * AFTER) == [first]
    assert await moments(house.store, NOON + 2 * AFTER) == []
    await house.answers(running, (await house.awaited(running))[0])


async def test_a_match_that_cannot_be_read_stays_and_the_others_are_packed(house: House) -> None:
    broken, sound = await over(house), await over(house)
    async with house.store.writing() as connection:
        await connection.execute(
            update(matches).where(matches.c.table_id == broken).values(snapshot=b"nothing")
        )
    assert await moments(house.store, NOON + 2 * AFTER) == [broken, sound]
    async with house.store.reading() as connection:
        kept = select(func.count()).select_from(journal).where(journal.c.table_id == broken)
        assert (await connection.execute(kept)).scalar_one() > 3
        assert await packs.read(connection, sound) is not None


async def test_two_that_pack_at_once_pack_once(house: House) -> None:
    number = await over(house)
    before = await read(house.store, number)
    assert sorted(await asyncio.gather(*(pack(house.store, number) for _ in range(3)))) == [
        False,
        False,
        True,
    ]
    assert await read(house.store, number) == before


async def test_a_running_match_is_never_packed(house: House) -> None:
    number = await house.begun(ADA, BEN)
    assert not await pack(house.store, number)
    await house.answers(number, (await house.awaited(number))[0])


async def test_what_is_no_match_or_still_played_is_left_as_it_is(house: House) -> None:
    assert not await pack(house.store, 999)
    lobby = await house.tables.open(WORKS, (1, 2), (ADA, "Ada"), WORKS.options())
    assert not await pack(house.store, lobby.id)
    assert not await pack(house.store, await house.begun())


async def test_a_match_in_which_play_went_back_is_read_as_before(house: House) -> None:
    number = await house.begun(ADA, BEN)
    for _ in range(4):
        await house.answers(number, (await house.awaited(number))[0])
    await proposes(house, number, ADA, "back", value="1")
    await says(house, number, BEN)
    while (await house.row(number)).state == "playing":
        await house.answers(number, (await house.awaited(number))[0])
    before = await read(house.store, number)
    assert "back" in {row.by for row in before.journal}
    assert await pack(house.store, number)
    assert await read(house.store, number) == before


def test_a_pack_of_a_later_release_or_one_that_is_damaged_is_not_guessed_at() -> None:
    one = packs.Pack(
        [JournalRow(0, 0, ("x",), "person", "[]", 1), JournalRow(1, 0, None, "person", "", 2, 7)],
        b"{}",
        {0: "a"},
        "m",
    )
    data = one.squeezed()
    assert packs.Pack.opened(data) == one
    whole_ = json.loads(lzma.decompress(data))
    later = lzma.compress(json.dumps({**whole_, "form": whole_["form"] + 1}).encode())
    with pytest.raises(ValueError, match="form 2, and this release knows 1"):
        packs.Pack.opened(later)


async def test_the_oldest_matches_are_packed_first_a_month_after_their_end(house: House) -> None:
    first, second = [await over(house) for _ in range(2)]
    async with house.store.writing() as connection:
        for number, ended in ((first, NOON + 60), (second, NOON)):
            await connection.execute(
                update(stored_tables).where(stored_tables.c.id == number).values(ended=ended)
            )
    async with house.store.reading() as connection:
        for after, before, found in (
            ((0, 0), NOON, []),
            ((0, 0), NOON + 1, [second]),
            ((0, 0), NOON + 61, [second, first]),
            ((NOON, second), NOON + 61, [first]),
            ((NOON, second - 1), NOON + 61, [second, first]),
            ((NOON + 60, first), NOON + 99, []),
        ):
            assert [table for _, table in await packs.due(connection, after, before, 9)] == found
        assert len(await packs.due(connection, (0, 0), NOON + 61, 1)) == 1
    assert [one async for one in pack_old(house.store, NOON + AFTER + 1, rest=0)] == [(NOON, second)]
    assert [one async for one in pack_old(house.store, NOON + AFTER + 61, rest=0)] == [(NOON + 60, first)]
