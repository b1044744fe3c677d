"""What may wait for what follows, what waits for its picture, and what was left by a stopped process."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.pictures.drawing import Coming, Picture, Wanted
from bot.post import deliver, line
from bot.post.drain import PRIVATE, PUBLIC, Post
from bot.store import messages
from bot.tables import play
from engines.kernel import fewest
from engines.kernel.catalogue import title_of
from tests.bot.post.offline import ADA, BEN, CHANNEL, SERVER, House, NoPictures

PICTURE = Picture("table", b"drawn", "what is drawn")


async def quiet(house: House) -> None:
    """Until no drain is at work."""
    async with asyncio.timeout(20):
        while tasks := list(house.post._tasks.values()):
            await asyncio.wait(tasks)


async def answers(house: House, table: int) -> int:
    """Whoever is asked first gives the smallest answer; who that was."""
    async with house.tables.enter(table) as live:
        turn = live.playing.awaited()[0]
        question = live.playing.question(turn.seat)
        person = live.row.seats[turn.seat].person
        assert question is not None
        assert person is not None
        await house.tables.play.answer(live, person, fewest(question), turn.number)
    return person


async def called(house: House, table: int) -> int:
    """At which revision somebody was called last."""
    slots = await house.post.slots(table)
    return slots["notice"].wanted if "notice" in slots else 0


async def until_another_is_called(house: House, table: int) -> None:
    before = await called(house, table)
    while await called(house, table) == before:
        await answers(house, table)


async def seats_of(house: House, table: int) -> dict[int, int]:
    async with house.tables.enter(table) as live:
        return {one.seat: one.number for one in live.playing.awaited()}


async def begun(house: House) -> int:
    """A match whose messages stand there."""
    house.settings.edit_gap = 0
    table = await house.match("pillars")
    await house.post._round((table, PUBLIC))
    return table


async def test_who_is_at_the_table_is_called_only_after_a_while(house: House) -> None:
    table = await begun(house)
    house.settings.card_gap = 100
    for seat in (0, 1):
        house.tables.attendance.came(table, seat)
    await until_another_is_called(house, table)
    sent = house.channel.done.count("send")
    wait = await house.post._round((table, PUBLIC))
    assert wait is not None
    assert 0 < wait <= 100
    assert house.channel.done.count("send") == sent
    house.settings.card_gap = 0
    await house.post._round((table, PUBLIC))
    assert house.channel.done.count("send") == sent + 1


async def test_who_is_not_there_is_called_at_once(house: House) -> None:
    table = await begun(house)
    house.settings.card_gap = 100
    await until_another_is_called(house, table)
    sent = house.channel.done.count("send")
    await house.post._round((table, PUBLIC))
    assert house.channel.done.count("send") == sent + 1


async def test_who_was_shown_the_question_is_not_called(house: House) -> None:
    table = await begun(house)
    await until_another_is_called(house, table)
    for seat, question in (await seats_of(house, table)).items():
        house.tables.attendance.came(table, seat, question)
    sent, house.settings.card_gap = house.channel.done.count("send"), 0
    await house.post._round((table, PUBLIC))
    assert house.channel.done.count("send") == sent
    assert (await house.slot(table, "notice")).settled


async def test_that_somebody_goes_on_is_shown_soon_and_that_another_is_asked_at_once(house: House) -> None:
    table = await begun(house)
    house.settings.card_gap = 100
    message = (await house.slot(table, "table")).message
    edits, on = [], set(await seats_of(house, table))
    for _ in range(12):
        await answers(house, table)
        asked = set(await seats_of(house, table))
        before = house.channel.done.count(f"edit {message}")
        await house.post._round((table, PUBLIC))
        edits.append((asked <= on, house.channel.done.count(f"edit {message}") - before))
        on = asked if edits[-1][1] else on
    assert (False, 1) in edits
    assert (False, 0) not in edits
    assert (True, 1) not in edits


class Slowly(NoPictures):
    """Draws only when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.brush = asyncio.Event()

    async def draw(self, wanted: Wanted) -> Picture | None:
        await self.brush.wait()
        return Picture(wanted.kind, b"drawn", "what is drawn")

    async def soon(self, wanted: Wanted, within: float) -> Picture | Coming | None:
        return await super().soon(wanted, within if self.brush.is_set() else 0)


async def test_nobody_waits_for_a_picture_to_be_called(house: House) -> None:
    pictures = house.pictures = Slowly()
    house.settings.edit_gap = 0
    await house.post.start()
    table = await house.match("pillars")
    await until_another_is_called(house, table)
    house.post.wake(table)
    await quiet(house)
    shown = [said.shown["content"] for said in house.channel.said.values()]
    assert any("your turn" in (text or "") for text in shown)
    assert (await house.slot(table, "table")).message is None
    pictures.brush.set()
    await asyncio.sleep(0)
    async with asyncio.timeout(20):
        while not (await house.slot(table, "table")).settled:
            await quiet(house)
    (said,) = [one for one in house.channel.said.values() if "file" in one.shown]
    assert said.id == (await house.slot(table, "table")).message


async def test_where_a_picture_takes_really_long_its_words_go_ahead(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deliver, "LONG", 0.0)
    pictures = house.pictures = Slowly()
    house.settings.edit_gap = 0
    table = await house.match("pillars")
    await until_another_is_called(house, table)
    for _ in range(3):
        await house.post._round((table, PUBLIC))
    slot = await house.slot(table, "table")
    assert slot.message is not None
    assert not slot.settled
    assert house.channel.done.count("send") == 3
    assert not any(one.startswith("edit") for one in house.channel.done)
    pictures.brush.set()
    await asyncio.sleep(0)
    await house.post._round((table, PUBLIC))
    assert house.channel.done.count(f"edit {slot.message}") == 1
    assert len(house.channel.said[slot.message].shown["attachments"]) == 1
    assert (await house.slot(table, "table")).settled


async def words_ahead(house: House, table: int, name: str, monkeypatch: pytest.MonkeyPatch) -> Slowly:
    """A letter of which only the words are there; its picture is not drawn yet."""
    monkeypatch.setattr(deliver, "LONG", 0.0)
    pictures = house.pictures = Slowly()
    for _ in range(3):
        await house.post._round((table, PRIVATE))
    slot = await house.slot(table, name)
    assert slot.message is not None
    assert not slot.settled
    return pictures


@pytest.mark.parametrize("killed", [True, False])
async def test_words_that_went_ahead_are_not_taken_away_for_themselves(
    house: House, killed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Something was written below them, so that they are posted again when the picture is there, or the next words."""
    house.settings.edit_gap = house.settings.card_gap = house.settings.retry_gap = 0
    table, dm = await house.match("guilds_of_london"), house.dm(ADA)
    pictures = await words_ahead(house, table, "hand:0", monkeypatch)
    below = dm.post(author=ADA)
    house.scroll.sent(dm.id, below.id)
    if killed:
        await house.post.stop()
        house.post = Post(house)
        house.tables.changed[:] = [house.post.wake]
    else:
        await house.tables.refresh(table, BEN)
        await house.post._round((table, PRIVATE))
    pictures.brush.set()
    await asyncio.sleep(0)
    await house.post.start()
    async with asyncio.timeout(20):
        while not (slot := await house.slot(table, "hand:0")).settled:
            house.post._next.clear()
            house.post.wake(table)
            await quiet(house)
    assert sorted(dm.said) == sorted([below.id, slot.message or 0])


async def test_what_was_left_is_taken_up_by_few_at_a_time_and_where_somebody_presses_first(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.post.drain.PAGE", 3)
    tables = [await house.lobby() for _ in range(8)]
    await house.post.start()
    assert len(house.post._tasks) == line.WORKERS_BEHIND
    assert len(house.post._delivery.doubtful) == 8
    house.post.wake(tables[-1])
    assert {(tables[-1], PUBLIC), (tables[-1], PRIVATE)} <= house.post._tasks.keys()
    await quiet(house)
    shown = [await house.slot(table) for table in tables]
    assert all(slot.settled for slot in shown)
    sent = sorted(range(8), key=lambda index: shown[index].message or 0)
    assert sent.index(7) <= 3, "only what was being worked on may come before"
    assert [index for index in sent if index != 7] == list(range(7))


async def test_what_happens_while_it_is_read_what_is_left_is_not_forgotten(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await house.lobby()
    unsettled, others = messages.all_unsettled, []

    async def read(*given: Any) -> list[tuple[int, str]]:
        found = await unsettled(*given)
        if not found and not others:
            others.append(await house.lobby())
            house.post.wake(others[0])
        return found

    monkeypatch.setattr(messages, "all_unsettled", read)
    await house.post.start()
    await quiet(house)
    for table in (first, *others):
        assert (await house.slot(table)).settled


async def test_computers_are_told_in_one_edit_and_one_story_however_many_commits_they_take(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "COMPUTER_ANSWERS_A_COMMIT", 1)
    house.settings.edit_gap = 0
    towns = title_of("tiny_towns")
    options = towns.options.parse({"monuments": "off", "starts": "seat_1"})
    row = await house.tables.open(towns, (SERVER, CHANNEL), (ADA, "Ada"), options, places=4)
    await house.tables.join(row.id, BEN, "Ben")
    for _ in range(2):
        await house.tables.add_computer(row.id, ADA)
    await house.tables.start(row.id, ADA)
    await house.post.start()
    await quiet(house)
    message = (await house.slot(row.id, "table")).message
    for _ in range(6):
        before = len(house.channel.done)
        commits = house.tables.commits
        await answers(house, row.id)
        house.post.wake(row.id)
        await quiet(house)
        assert house.channel.done[before:].count(f"edit {message}") == 1
        if house.tables.commits - commits > 2:
            break
    else:
        pytest.fail("the computers have not played")
    text = house.channel.said[message or 0].shown["content"]
    assert text.count("(normal") > 1
