"""What is for one player alone, when the seat becomes another's: nothing of it goes where it went before."""

from __future__ import annotations

from typing import Any

import pytest

from bot.post.failures import NotYetError
from bot.store import privacy
from bot.store.records import Seat
from bot.tables.commit import Change
from tests.bot.post.offline import BEN, Channel, House, Said, refusal

DAN = 14


async def passes_on(house: House, table: int) -> None:
    """Ben's seat is Dan's now."""
    async with house.tables.enter(table) as live:
        await house.tables.commit(live, Change(leaving=[1], sitting=[Seat(1, DAN, "Dan")]))


async def test_a_hand_goes_to_whoever_sits_there_now(house: House) -> None:
    table = await house.match("guilds_of_london")
    await house.deliver(table, "hand:1")
    assert len(house.dm(BEN).said) == 1
    await passes_on(house, table)
    await house.deliver(table, "hand:1")
    assert (len(house.dm(BEN).said), len(house.dm(DAN).said)) == (0, 1)
    slot = await house.slot(table, "hand:1")
    assert (slot.channel, slot.settled) == (house.dm(DAN).id, True)
    async with house.store.reading() as connection:
        assert (await privacy.copy(connection, BEN))["private_messages"] == []
        assert len((await privacy.copy(connection, DAN))["private_messages"]) == 1


async def test_an_old_hand_that_cannot_be_deleted_is_never_edited(house: House) -> None:
    table = await house.match("guilds_of_london")
    await house.deliver(table, "hand:1")
    await passes_on(house, table)
    house.dm(BEN).refusals["delete"] = [refusal(503), refusal(403)]
    with pytest.raises(Exception, match="503"):
        await house.deliver(table, "hand:1")
    await house.deliver(table, "hand:1")
    assert len(house.dm(DAN).said) == 1
    assert not [done for done in house.dm(BEN).done if done.startswith("edit")]


async def test_a_hand_that_is_just_being_sent_when_the_seat_is_passed_is_the_last_one_there(
    house: House,
) -> None:
    table = await house.match("guilds_of_london")

    class Slow(Channel):
        async def send(self, **shown: Any) -> Said:  # type: ignore[override]
            await passes_on(house, table)
            return await super().send(**shown)

    house.places[BEN * 1000] = Slow(house, BEN * 1000)
    with pytest.raises(NotYetError):
        await house.deliver(table, "hand:1")
    assert not house.dm(BEN).said
    await house.deliver(table, "hand:1")
    assert len(house.dm(DAN).said) == 1
    assert (await house.slot(table, "hand:1")).channel == house.dm(DAN).id
    async with house.tables.enter(table) as live:
        await house.tables.commit(live, Change(leaving=[1], sitting=[Seat(1, None, "Dan")]))
    await house.deliver(table, "hand:1")
    assert not house.dm(DAN).said
