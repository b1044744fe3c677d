"""Somebody is forgotten slice by slice: what everybody reads is shown once more, and the results of the others stay."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy import select

from bot.store import Connection, Store, erasing, messages, packs, privacy, tables, votes, watching
from bot.store.records import JournalRow, MatchRow, Seat, State, TableRow, Wish
from bot.store.schema import seats
from bot.store.schema import tables as stored
from bot.store.votes import Vote

ADA, BEN, CLEO = 11, 12, 13


async def table(connection: Connection, *people: int, state: State = "finished", **changed: Any) -> int:
    values = {
        "id": 0, "title": "works", "server": 1, "channel": 2, "thread": None, "host": ADA, "state": state, "options": {},
        "places": 4, "autostart": False, "revision": 1, "created": 5,
    }  # fmt: skip
    number = await tables.add(connection, TableRow(**{**values, **changed}))
    await tables.seat(
        connection, number, 5, [], [Seat(seat, who, f"P{who}") for seat, who in enumerate(people)]
    )
    return number


async def posts(connection: Connection, number: int, *names: str) -> None:
    """These letters stand at a table."""
    await messages.wish(connection, number, 1, [Wish(name) for name in names])
    for slot in (await messages.slots(connection, number)).values():
        await messages.note(connection, slot, shown=1, message=77, channel=2)


async def test_which_tables_may_still_show_a_name(store: Store) -> None:
    async with store.writing() as connection:
        open_, lobby = (
            await table(connection, ADA, BEN, state="playing"),
            await table(connection, ADA, state="lobby"),
        )
        over, unseen, private = [await table(connection, ADA, BEN) for _ in range(3)]
        others = await table(connection, BEN, CLEO)
        await posts(connection, over, "card", "hand:0", "hand:1")
        await posts(connection, private, "hand:0")
        await posts(connection, others, "card")
        shown = await erasing.begin(connection, ADA)
        assert (shown.open, shown.over) == ([open_, lobby], [over])
        assert await erasing.under_way(connection) == [ADA]
        assert await erasing.some_more(connection, ADA, 2)
        left = (
            (await connection.execute(select(seats.c.table_id).where(seats.c.person == ADA))).scalars().all()
        )
        assert len(left) == 1, "two at a time"
        assert await erasing.some_more(connection, ADA, 2)
        assert not await erasing.some_more(connection, ADA, 2)
        assert not await erasing.some_more(connection, ADA, 2)
        assert await erasing.under_way(connection) == []
        slots = await messages.slots(connection, over)
        assert slots.keys() == {"card", "hand:1"}, "what was told this person alone is not kept up to date"
        assert (slots["card"].wanted, slots["card"].shown, slots["card"].stays) == (2, 1, True)
        assert (slots["hand:1"].wanted, slots["hand:1"].stays) == (1, False)
        assert (await messages.slots(connection, others))["card"].wanted == 1
        for number in (open_, lobby, over, unseen):
            row = await tables.load(connection, number)
            assert row is not None
            assert (row.seats[0].person, row.seats[0].name, row.host) == (-1, "", -1)
        known = await tables.load(connection, over)
        assert known is not None
        assert (known.seats[1].person, known.seats[1].name) == (BEN, f"P{BEN}")


async def test_whoever_only_watched_or_asked_for_a_seat_is_forgotten_there_too(store: Store) -> None:
    async with store.writing() as connection:
        watched, asked, over = [
            await table(connection, BEN, CLEO, state=state) for state in ("playing", "playing", "finished")
        ]
        for number in (watched, over):
            await watching.add(connection, number, ADA)
        await posts(connection, over, "final")
        await votes.add(
            connection, Vote(0, asked, "seat", 1, None, ADA, 5, 9, candidate=ADA, ballots={BEN: True})
        )
        shown = await erasing.begin(connection, ADA)
        assert (shown.open, shown.over) == ([watched, asked], [over])
        assert (await messages.slots(connection, over))["final"].wanted == 2
        assert await watching.of_table(connection, over) == []
        (vote,) = await votes.standing(connection, asked)
        assert (vote.proposer, vote.candidate, vote.ballots) == (-1, -1, {BEN: True})


async def test_what_a_moderator_or_host_said_of_a_table_goes_and_a_computer_is_named_after_nobody(
    store: Store,
) -> None:
    async with store.writing() as connection:
        number = await table(connection, ADA, BEN, closed_for="Ada was rude", note="by Ada", host=BEN)
        await tables.seat(connection, number, 9, [0, 1], [Seat(0, None, "Ada"), Seat(1, None, "Ben")])
        other = await table(connection, BEN, closed_for="too loud")
        await erasing.erase(connection, ADA)
        row, kept = await tables.load(connection, number), await tables.load(connection, other)
        assert row is not None
        assert kept is not None
        assert (row.closed_for, row.note, row.host) == (None, None, BEN)
        assert [seat.name for seat in row.seats] == ["", "Ben"]
        assert kept.closed_for == "too loud"


async def test_each_who_is_erased_is_somebody_else(store: Store) -> None:
    async with store.writing() as connection:
        number = await table(connection, ADA, BEN, CLEO)
        for person in (BEN, ADA):
            await erasing.erase(connection, person)
        row = await tables.load(connection, number)
        assert row is not None
        assert row.people == [-2, -1, CLEO]
        assert (await privacy.kept(connection, ADA)).anything is False


async def test_what_was_begun_before_a_stop_is_finished(store: Store) -> None:
    async with store.writing() as connection:
        for _ in range(3):
            await table(connection, ADA, BEN)
        await erasing.begin(connection, ADA)
    await erasing.finish(store)
    async with store.reading() as connection:
        assert await erasing.under_way(connection) == []
        assert (await connection.execute(select(seats.c.person).where(seats.c.person == ADA))).all() == []


async def test_a_match_is_packed_only_as_it_is_stored(store: Store) -> None:
    async with store.writing() as connection:
        number = await table(connection, ADA, BEN, state="playing")
        rows = [JournalRow(0, 0, ("x",), "person", "[]", 7), JournalRow(1, 1, ("y",), "person", "[]", 8)]
        await tables.write_journal(connection, number, rows)
        await tables.save_match(connection, number, MatchRow(2, "seed", "hash", 1, b"{}"), None)
        pack = packs.Pack(rows, b"{}", {}, "told")
        data = pack.squeezed()
        assert not await packs.keep(connection, number, pack, data), "it goes on"
        await connection.execute(stored.update().values(state="finished"))
        assert not await packs.keep(connection, number, replace(pack, journal=rows[:1]), data)
        assert not await packs.keep(connection, number + 1, pack, data)
        assert await packs.read(connection, number) is None
        assert await packs.keep(connection, number, pack, data)
        assert not await packs.keep(connection, number, pack, data)
        assert await packs.read(connection, number) == pack
        assert await tables.read_journal(connection, number, 1) == rows[1:]
        assert await tables.read_journal(connection, number, 0, 1) == rows[:1]
        assert await tables.load_match(connection, number) == MatchRow(2, "seed", "hash", 1, b"{}")
        assert await tables.last_answer(connection, number) is None
