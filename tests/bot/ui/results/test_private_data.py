"""What is stored about whoever asks: shown, sent as a copy, hidden, erased."""

from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path
from threading import current_thread, main_thread
from types import SimpleNamespace
from typing import Any
from zipfile import ZipFile

import discord
import pytest
from sqlalchemy import event, insert, select

from bot.store import Store, bulk, messages, paces
from bot.store.erasing import FIRST_SLICE
from bot.store.records import Wish
from bot.store.schema import bars, outbox, seats, tables
from bot.ui.kit.ids import Id
from bot.ui.kit.press import _handlers
from bot.ui.results.private_data import overview
from engines.kernel import RefusedError
from engines.kernel.catalogue import title_of
from tests.bot.results.books import HANSE, Sat, knows, opened, played
from tests.bot.ui.results.house import House

HEAD = "**What I store about you**"
NOTHING = "I store nothing about you."


async def press(asked: Any, verb: str, picks: str = "") -> str:
    """What a press comes to."""
    await _handlers[verb].handler(asked, Id(verb, 1, picks=picks), [])
    _, text = asked.calls.pop()
    asked.response._done = False
    return str(text)


@pytest.fixture
async def house(store: Store) -> House:
    await knows(store, "Ada", "Ben")
    await played(store, Sat(1), Sat(2, 2))
    async with store.writing() as connection:
        await paces.count(connection, {(1, 3): 1})
    return House(store)


async def test_of_a_stranger_nothing_is_stored_and_nothing_can_be_done(store: Store) -> None:
    house = House(store)
    found = await overview(house.asked(9))
    assert (found.text, list(found.items)) == (NOTHING, [])
    for verb in ("privacycopy", "privacyerase"):
        assert await press(house.asked(9), verb) == NOTHING


async def test_what_is_stored_is_said_in_numbers(house: House) -> None:
    found = await overview(house.asked())
    lines = found.text.splitlines()
    assert lines[0] == HEAD
    assert [line.partition(",")[0] for line in lines[2:5]] == [
        "• one seat at a table",
        "• 4 changes of your ratings",
        "• how long you took for one answer",
    ]
    assert lines[5].startswith("Your name stands on leaderboards")
    items: Any = found.items
    assert [(one.identity.verb, one.identity.picks, one.item.style.name) for one in items] == [
        ("privacycopy", "", "secondary"),
        ("privacylist", "no", "secondary"),
        ("privacyerase", "", "danger"),
    ]


async def test_what_is_not_there_is_not_spoken_of(store: Store) -> None:
    await knows(store, "Ada")
    assert len((await overview(House(store).asked())).text.splitlines()) == 4


async def test_a_name_is_hidden_and_shown_again(house: House) -> None:
    asked = house.asked()
    assert "Your name stands on no leaderboard" in await press(asked, "privacylist", "no")
    items: Any = (await overview(asked)).items
    assert (items[1].identity.picks, items[1].item.label) == ("yes", "Show my name")
    assert "Your name stands on leaderboards" in await press(asked, "privacylist", "yes")


async def test_a_copy_comes_by_dm(house: House) -> None:
    asked, sent = house.asked(), []

    async def send(text: str, *, file: discord.File) -> None:
        sent.append((text, file.filename, json.loads(file.fp.read())))

    asked.user.send = send
    said = await press(asked, "privacycopy")
    assert said.splitlines()[:2] == ["I have sent you a DM with everything that I store about you.", HEAD]
    ((text, name, data),) = sent
    assert (text, name) == ("Everything that I store about you.", "guildhall.json")
    assert data["person"][0]["name"] == "Ada"


async def copied(house: House, limit: int) -> tuple[str, bytes, str]:
    """The file that is sent where Discord takes so much, and what is said."""
    asked, sent = house.asked(), [("", b"")]
    asked.filesize_limit = limit

    async def send(text: str, *, file: discord.File) -> None:
        sent[0] = (file.filename, file.fp.read())

    asked.user.send = send
    said = await press(asked, "privacycopy")
    return (*sent[0], said)


async def test_a_copy_that_is_too_large_is_packed(house: House) -> None:
    name, plain, _ = await copied(house, 10**6)
    assert name == "guildhall.json"
    assert await copied(house, len(plain)) == await copied(house, 10**6)
    name, data, said = await copied(house, len(plain) - 1)
    assert len(data) < len(plain)
    assert said.startswith("I have sent you a DM")
    with ZipFile(BytesIO(data)) as archive:
        assert (name, archive.namelist()) == ("guildhall.json.zip", ["guildhall.json"])
        assert archive.read("guildhall.json") == plain


async def test_a_copy_that_cannot_be_sent_at_all_is_not_begun(house: House) -> None:
    name, _, said = await copied(house, 10)
    assert not name
    assert said.startswith("What I store about you is more than Discord takes in one file")


async def test_a_copy_is_written_beside_the_loop(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    threads = []
    dumps = json.dumps

    def noting(*args: Any, **rest: Any) -> str:
        threads.append(current_thread())
        return dumps(*args, **rest)

    monkeypatch.setattr(json, "dumps", noting)
    await copied(house, 10**6)
    assert len(threads) == 1
    assert threads[0] is not main_thread()


async def erasing(folder: Path, times: int) -> tuple[int, list[tuple[int, int, dict[str, Any]]]]:
    """The statements that it takes to erase whoever played so often, and the cards of their tables afterwards."""
    store = await opened(folder)
    house = House(store)
    woken: list[int] = []
    house.tables.changed.append(woken.append)
    await knows(store, "Ada", "Ben")
    await house.guests.change_person(1, "Ada", locale="en-US")
    await played(store, Sat(1), Sat(2, 2))
    async with store.writing() as connection:
        await messages.wish(connection, 1, 1, [Wish("card"), Wish("hand:0"), Wish("hand:1"), Wish("final")])
        for name in ("card", "hand:0", "hand:1"):
            slot = (await messages.slots(connection, 1))[name]
            await messages.note(connection, slot, channel=5, message=6, shown=1)
        await bulk.copy(connection, 1, 1, 10, times - 1)
    count = [0]

    def note(*_: Any) -> None:
        count[0] += 1

    engines = (store._writer.sync_engine, store._readers.sync_engine)
    for engine in engines:
        event.listen(engine, "before_cursor_execute", note)
    await press(house.asked(), "privacysure")
    for engine in engines:
        event.remove(engine, "before_cursor_execute", note)
    async with store.reading() as connection:
        found = await connection.execute(
            select(
                outbox.c.slot,
                outbox.c.wanted - outbox.c.shown,
                tables.c.revision - outbox.c.wanted,
                outbox.c.data,
            ).join(tables, tables.c.id == outbox.c.table_id)
        )
        slots = [tuple(row) for row in found]
        sitting = (await connection.execute(select(seats.c.name).where(seats.c.seat == 0))).scalars().all()
    assert set(sitting) == {""}
    assert len(woken) == len(set(woken)) == times
    await store.close()
    house.pictures.close()
    return count[0], slots


async def test_whoever_has_played_often_is_erased_in_as_many_statements(tmp_path: Path) -> None:
    """The cards are due where they stand; what never stood anywhere and what others hold are left alone."""
    (tmp_path / "often").mkdir()
    few, _ = await erasing(tmp_path, 2)
    many, slots = await erasing(tmp_path / "often", FIRST_SLICE)
    assert few == many < 60
    assert slots.count(("card", 1, 0, {"stays": True})) == FIRST_SLICE
    assert slots.count(("hand:1", 0, 1, {})) == FIRST_SLICE
    assert slots.count(("final", 1, 1, {})) == FIRST_SLICE
    assert len(slots) == 3 * FIRST_SLICE, "her own letters are forgotten"


async def test_where_no_dm_can_be_sent_it_is_said_what_to_do(house: House) -> None:
    asked = house.asked()

    async def send(*_: Any, **__: Any) -> None:
        answered: Any = SimpleNamespace(status=403, reason="no")
        raise discord.Forbidden(answered, "no")

    asked.user.send = send
    assert (await press(asked, "privacycopy")).startswith("Discord does not let me send you a DM.")


async def test_erasing_is_asked_first_then_leaves_every_open_table(house: House) -> None:
    towns, asked = title_of("tiny_towns"), house.asked()
    assert (await press(asked, "privacyerase")).startswith("Erase everything about you? Finished matches")
    row = await house.tables.open(towns, (HANSE, 5), (1, "Ada"), towns.options(), places=2)
    await house.tables.join(row.id, 2, "Ben")
    assert "You leave the table where you sit" in await press(asked, "privacyerase")
    await house.guests.change_person(1, "Ada", listed=False)
    assert (await press(asked, "privacysure")).startswith("Everything about you is erased.")
    async with house.tables.enter(row.id) as live:
        assert live.row.people == [2]
    async with house.tables.enter(1) as live:
        assert live.row.seat_of(1) is None
    assert (await overview(asked)).text == NOTHING
    assert (await house.guests.person(1, "Eve")).name == "Eve"


async def test_nobody_leaves_a_table_because_somebody_else_is_erased(house: House) -> None:
    await press(house.asked(), "privacysure")
    assert (await overview(house.asked(2, "Ben"))).text.startswith(HEAD)
    with pytest.raises(RefusedError):
        await house.tables.leave(1, 1)


async def test_whoever_is_barred_is_told_and_stays_barred(house: House) -> None:
    """Erasing is no way back to the tables of a server, and it is said before and after."""
    stays = "Only that servers bar you from their tables stays, with your Discord number alone"
    asked = house.asked()
    async with house.store.writing() as connection:
        await connection.execute(insert(bars).values(server=HANSE, person=1, by=2, at=5))
    assert "moderators have barred you from the tables of one server" in (await overview(asked)).text
    assert "that you have barred somebody" in (await overview(house.asked(2, "Ben"))).text
    assert stays in await press(asked, "privacyerase")
    assert stays in await press(asked, "privacysure")
    shown = await overview(asked)
    lines = shown.text.splitlines()
    assert [lines[0], len(lines)] == [HEAD, 3]
    assert "barred you" in lines[1]
    assert [one.identity.verb for one in shown.items] == ["privacycopy"]  # type: ignore[attr-defined]
    assert (await press(asked, "privacyerase")).splitlines() == lines
    await press(house.asked(2, "Ben"), "privacysure")
    assert "barred you from the tables of one server" in (await overview(asked)).text
