"""What other processes say they have changed is read afresh; and what a database that was away has put off is done later."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.store import ALL, Store, people, tables
from bot.store.household import Share
from bot.store.postgresql import AwayError
from bot.store.records import Person, Server
from bot.tables import counsels, later
from bot.tables.counsels import Counsels, Wanted
from bot.tables.guests import PERSON, SERVER, Guests
from bot.tables.later import Later
from bot.tables.live import TABLE, Cache
from tests.bot.tables.wall import ADA, BEN, NOON, House
from tests.databases import Fresh
from tests.toys import WORKS


@pytest.fixture
def fresh(sqlite: Fresh) -> Fresh:
    """What is remembered is the same on either database."""
    return sqlite


class Neighbours:
    """Other processes, as far as one hears of them."""

    def __init__(self, store: Store) -> None:
        self.heard: list[Any] = []
        self.share = Share((0,), 2)
        self.told: list[tuple[str, int]] = []
        store.household = self  # type: ignore[assignment]

    async def tell(self, connection: object, kind: str, number: int) -> None:
        del connection
        self.told.append((kind, number))

    async def leave(self) -> None:
        """The test is over."""

    def say(self, kind: str, number: int) -> None:
        for one in self.heard:
            one(kind, number)


@pytest.fixture
def neighbours(store: Store) -> Neighbours:
    return Neighbours(store)


async def test_wishes_that_were_changed_elsewhere_are_read_afresh(
    store: Store, neighbours: Neighbours
) -> None:
    guests = Guests(store, lambda: float(NOON))
    await guests.change_person(ADA, "Ada", zone="UTC", quiet_from=7, quiet_to=9)
    await guests.change_server(1, place="channel")
    assert neighbours.told == [(PERSON, ADA), (SERVER, 1)]
    await guests.habits([ADA])

    async def known() -> tuple[str, str, bool]:
        habits = (await guests.habits([ADA]))[ADA]
        return (await guests.person(ADA)).name, (await guests.server(1)).place, habits.quiet is not None

    for kind, number, seen in (
        ("table", ADA, ("Ada", "channel", True)),
        (PERSON, BEN, ("Ada", "channel", True)),
        (SERVER, 2, ("Ada", "channel", True)),
        (PERSON, ADA, ("Ada Lovelace", "channel", False)),
        (SERVER, 1, ("Ada Lovelace", "thread", False)),
    ):
        async with store.writing() as connection:
            await people.save_person(connection, Person(ADA, "Ada Lovelace"))
            await people.save_server(connection, Server(1, place="thread"))
        neighbours.say(kind, number)
        assert await known() == seen
    async with store.writing() as connection:
        await people.save_person(connection, Person(ADA, "Countess"))
        await people.save_server(connection, Server(1, place="channel"))
    neighbours.say(ALL, 0)
    assert await known() == ("Countess", "channel", False)


async def test_a_table_that_was_changed_elsewhere_is_read_afresh(
    house: House, neighbours: Neighbours
) -> None:
    number = (await house.tables.open(WORKS, (1, 2), (ADA, "Ada"), WORKS.options())).id
    assert (TABLE, number) in neighbours.told
    cache = Cache(house.store)
    async with cache.enter(number) as first:
        assert first.row.thread is None
    async with cache.enter(number) as again:
        assert again is first, "nobody has written it meanwhile"
    async with cache.enter_behind(number) as behind:
        assert behind is first
    await house.tables.moved(number, 77)
    async with cache.enter(number) as fresh:
        assert fresh.row.thread == 77, "its revision is looked at, since words may be late"
    neighbours.say(TABLE, number + 1)
    neighbours.say("person", number)
    assert cache.revision(number) == fresh.row.revision
    neighbours.say(TABLE, number)
    assert cache.revision(number) is None
    async with cache.enter(number):
        neighbours.say(TABLE, number)
    async with cache.enter(number) as later_:
        assert later_ is not fresh
    neighbours.say(ALL, 0)
    assert cache.revision(number) is None


async def test_what_cannot_be_moved_is_read_afresh(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    number = await house.begun()
    before = await house.live(number)

    async def dies(*_: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr("bot.store.votes.move", dies)
        with pytest.raises(OSError, match="full"):
            await house.tables.move_time(60, {})
    after = await house.live(number)
    assert after is not before
    assert after.clocks == before.clocks

    async def known(_: object) -> bool:
        return True

    assert not await house.tables.move_time(60, {"awake": "1"}, known)
    assert await house.store.note("awake") is None
    assert await house.tables.move_time(60, {"awake": "1", "followed": "2"})
    assert [await house.store.note(name) for name in ("awake", "followed")] == ["1", "2"]
    assert await house.live(number) is not after


# Later


async def test_what_is_left_is_tried_until_the_database_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(later, "AGAIN", 0)
    tries: list[int] = []
    errors: list[Exception] = [AwayError("no answer"), AwayError("no answer")]

    async def work(table: int) -> None:
        tries.append(table)
        if errors:
            raise errors.pop()

    left = Later(work)
    left.again(7)
    left.again(7)
    await asyncio.gather(*left._tasks.values())
    assert tries == [7, 7, 7]
    errors.append(ValueError("a mistake"))
    left.again(7)
    await asyncio.gather(*left._tasks.values())
    assert tries == [7] * 4, "what goes wrong otherwise would do so again"
    left.again(8)
    await left.stop()
    assert tries == [7] * 4


async def test_computers_answer_when_the_database_is_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(later, "AGAIN", 0)
    row = await house.tables.open(WORKS, (1, 2), (ADA, "Ada"), WORKS.options(), places=2)
    await house.tables.add_computer(row.id, ADA)
    await house.tables.start(row.id, ADA)
    waits = house.tables.play.later
    errors: list[Exception] = [AwayError("no answer")]
    advised = type(house.tables.play)._advised

    def away(*given: Any) -> Any:
        if errors:
            raise errors.pop()
        return advised(*given)

    with monkeypatch.context() as broken:
        broken.setattr(type(house.tables.play), "_advised", away)
        while row.id not in waits._tasks:
            await house.answers(row.id, ADA)
        assert await house.awaited(row.id) == [0], "the computer has not answered"
        await asyncio.gather(*waits._tasks.values())
    assert 0 not in await house.awaited(row.id)


async def test_at_the_start_computers_answer_where_they_owe_something(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(later, "AGAIN", 0)
    numbers = []
    for _ in range(2):
        row = await house.tables.open(WORKS, (1, 2), (ADA, "Ada"), WORKS.options(), places=2)
        await house.tables.add_computer(row.id, ADA)
        numbers.append(row.id)
    woken: list[int] = []
    errors = {numbers[0]: AwayError("no answer")}

    async def owe(_: object) -> list[int]:
        return numbers

    async def computers(live: Any, actor: object = None) -> None:
        del actor
        if (error := errors.pop(live.row.id, None)) is not None:
            raise error
        woken.append(live.row.id)

    monkeypatch.setattr(tables, "computers_owe", owe)
    monkeypatch.setattr(house.tables.play, "computers", computers)
    monkeypatch.setattr(house.tables.play, "_all_computers", computers)
    await house.tables.wake_computers()
    assert woken == numbers[1:]
    waits = house.tables.play.later
    await asyncio.gather(*waits._tasks.values())
    assert woken == [*numbers[1:], numbers[0]]


# Hints


async def test_what_was_thought_about_is_kept_and_what_failed_may_be_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thought: list[int] = []
    found: dict[int, object] = {1: "a counsel", 2: None, 3: "another", 4: ValueError("a mistake")}

    async def think(_: int, wanted: Wanted) -> Any:
        thought.append(wanted.number)
        come = found[wanted.number]
        if isinstance(come, Exception):
            raise come
        return come

    kept = Counsels(think, lambda: float(NOON), most=6)

    async def asks(number: int, person: int = ADA) -> object:
        task = kept.ask(person, 5, Wanted(WORKS, b"known", 0, "luck", number))
        await asyncio.wait({task})
        return counsels.come_of(task)

    assert [await asks(1), await asks(1, BEN)] == ["a counsel"] * 2
    assert thought == [1]
    assert [await asks(2), await asks(2), await asks(4), await asks(4)] == [None] * 4
    assert thought == [1, 2, 2, 4, 4]
    monkeypatch.setattr(counsels, "KEPT", 1)
    await asks(3)
    await asks(1, BEN)
    assert thought[-2:] == [3, 1]
    with pytest.raises(Exception, match="hint-spent"):
        await asks(2)


def test_a_question_is_the_same_as_long_as_its_player_knows_the_same() -> None:
    one = Wanted(WORKS, b"known", 0, "luck", 7)
    assert one.mark == Wanted(WORKS, b"known", 0, "other luck", 7).mark
    others = [
        Wanted(WORKS, b"more", 0, "luck", 7),
        Wanted(WORKS, b"known", 1, "luck", 7),
        Wanted(WORKS, b"known", 0, "luck", 8),
    ]
    assert len({one.mark, *(other.mark for other in others)}) == 4
