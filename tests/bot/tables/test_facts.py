"""What a table states of each change: letters know nothing else of what has happened."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store, tables
from bot.store.records import JournalRow, Seat, Wish
from bot.tables.facts import (
    Answered,
    Asked,
    Begun,
    Ended,
    Fact,
    HandChanged,
    HandedOver,
    Moved,
    Occasion,
    Owed,
    PlaceGone,
    Seated,
    ThreadDeleted,
    WaitsChanged,
    Wished,
)
from bot.tables.service import Tables
from engines.kernel import Match, fewest
from engines.kernel.catalogue import AnyTitle, title_of
from tests.e2e.stage import Toys
from tests.toys import LANTERNS, WORKS

ADA, BEN = 11, 12


class House(Tables):
    """Tables whose every change is noted."""

    def __init__(self, store: Store) -> None:
        self.time = 1_000_000.0
        self.stated: list[tuple[Fact, ...]] = []
        super().__init__(store, lambda: self.time, self._note, most_open=5)

    def _note(self, occasion: Occasion) -> list[Wish]:
        self.stated.append(occasion.facts)
        return []

    def last(self) -> set[Fact]:
        """What was stated since somebody asked last."""
        found = {fact for facts in self.stated for fact in facts}
        self.stated.clear()
        return found

    async def begun(self, title: AnyTitle, *, computer: bool = False) -> None:
        row = await self.open(title, (1, 2), (ADA, "Ada"), title.options(), places=2)
        await (self.add_computer(row.id, ADA) if computer else self.join(row.id, BEN, "Ben"))
        self.stated.clear()
        await self.start(row.id, ADA)

    async def asked(self) -> int:
        async with self.enter(1) as live:
            return live.begun.awaited()[0].seat

    async def plays(self, seat: int) -> None:
        async with self.enter(1) as live:
            question = live.begun.question(seat)
        assert question is not None
        await self.answer(1, (ADA, BEN)[seat], fewest(question), question.number)

    async def journal(self) -> list[JournalRow]:
        async with self.store.reading() as connection:
            return await tables.read_journal(connection, 1)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'guildhall.db'}")
    with Toys():
        yield House(store)
    await store.close()


async def test_a_lobby_states_who_comes_and_goes(house: House) -> None:
    row = await house.open(WORKS, (1, 2), (ADA, "Ada"), WORKS.options(), places=3)
    assert house.last() == {Seated()}
    await house.join(row.id, BEN, "Ben")
    assert house.last() == {Seated()}
    await house.leave(row.id, BEN)
    assert house.last() == {Seated()}
    await house.leave(row.id, ADA)
    assert house.last() == {Seated(), Ended()}


async def test_whoever_starts_a_match_is_not_said_to_owe_anything_new(house: House) -> None:
    await house.begun(LANTERNS)
    assert house.last() == {Begun(), WaitsChanged(), Owed((1,)), HandChanged(0), HandChanged(1)}


async def test_who_is_seated_by_a_rematch_for_one_is_told_and_who_sits_down_sees_it(house: House) -> None:
    towns = title_of("tiny_towns")
    for sitting, owed in ((None, set()), ([Seat(0, ADA, "Ada")], {Owed((0,))})):
        await house.open(towns, (1, 2), (ADA, "Ada"), towns.options(), places=1, sitting=sitting)
        assert {fact for fact in house.last() if isinstance(fact, Owed)} == owed


async def test_a_secret_answer_changes_one_hand_and_the_last_one_both(house: House) -> None:
    await house.begun(LANTERNS)
    house.last()
    await house.plays(0)
    assert house.last() == {Answered(), WaitsChanged(), HandChanged(0)}
    await house.plays(1)
    stated = house.last()
    assert {Answered(), WaitsChanged(), HandChanged(1)} <= stated


async def test_a_turn_that_passes_is_owed_by_the_next_and_goes_back_when_it_is_taken_back(
    house: House,
) -> None:
    await house.begun(WORKS)
    house.last()
    first = await house.asked()
    await house.plays(first)
    stated = house.last()
    assert Answered() in stated
    if await house.asked() != first:
        assert {WaitsChanged(), Owed((1 - first,))} <= stated
    await house.undo(1, (ADA, BEN)[first])
    assert Answered() in house.last()
    assert await house.asked() == first


async def test_what_computers_answer_at_once_is_not_owed_by_whoever_started(house: House) -> None:
    await house.begun(LANTERNS, computer=True)
    stated = house.last()
    assert {Begun(), Answered()} <= stated
    owed = {seat for fact in stated if isinstance(fact, Owed) for seat in fact.seats}
    assert 0 not in owed, "Ada has started it and sees what is asked"


async def test_a_seat_that_is_handed_over_is_named(house: House) -> None:
    await house.begun(LANTERNS)
    house.last()
    await house.leave(1, ADA)
    stated = house.last()
    assert {HandedOver(0), HandChanged(0), Answered()} <= stated
    assert Ended() not in stated
    await house.leave(1, BEN)
    assert {HandedOver(1), Ended()} <= house.last()


async def test_what_is_said_of_a_table_from_outside(house: House) -> None:
    await house.begun(LANTERNS)
    house.last()
    await house.moved(1, 77)
    assert house.last() == {Moved()}
    await house.moved(1, 77)
    assert house.last() == set(), "it lives there already"
    await house.thread_deleted(1)
    assert house.last() == {ThreadDeleted()}
    await house.resend(1, BEN)
    assert house.last() == {Asked(1)}
    await house.refresh(1, BEN)
    assert house.last() == {Wished(1)}
    await house.refresh(1, 99)
    assert house.last() == {Wished(None)}
    await house.state(1, PlaceGone())
    assert house.last() == {PlaceGone()}
    await house.close_place(1, "lost")
    assert {Ended(), WaitsChanged()} <= house.last()


async def test_only_the_first_answer_of_a_turn_has_been_waited_for(house: House) -> None:
    await house.begun(LANTERNS)
    house.time += 90
    await house.plays(0)
    house.time += 10
    await house.plays(1)
    assert [row.waited for row in await house.journal()] == [90, 100]
    house.cache.forget(1)  # as after a restart: since when is stored
    house.time += 7
    seat = await house.asked()
    await house.plays(seat)
    own = seat == 1  # whose answer has revealed the bids is asked by that
    assert (await house.journal())[2].waited == (None if own else 7)


async def test_an_order_that_answers_what_is_not_legal_harms_nobody(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.begun(LANTERNS)
    async with house.enter(1) as live:
        match = live.playing
    monkeypatch.setattr(Match, "due", lambda match: (match.awaited()[0], ("nonsense",)))
    with pytest.raises(RuntimeError, match="lanterns"):
        await house.plays(0)
    monkeypatch.undo()
    async with house.enter(1) as live:
        assert live.playing is not match, "it was loaded afresh"
        assert live.playing.length == 0
    await house.plays(0)
    assert [row.seat for row in await house.journal()] == [0]
