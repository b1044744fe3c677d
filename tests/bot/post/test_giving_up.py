"""Who is told that a table can be shown nowhere."""

from __future__ import annotations

from bot.post.failures import LostError
from tests.bot.post.offline import ADA, BEN, House, refusal

GONE, CLOSED = LostError(refusal(404, 10003)), LostError(refusal(403, 50013))


def told(house: House, person: int) -> list[str]:
    """What somebody has read in private."""
    return [str(said.shown["content"]) for said in house.dm(person).said.values()]


async def test_a_lobby_whose_channel_has_gone_is_closed_and_all_are_told_once(house: House) -> None:
    table = await house.lobby()
    await house.post._give_up(await house.slot(table), GONE)
    assert await house.state(table) == "abandoned"
    for person in (ADA, BEN):
        (said,) = told(house, person)
        assert f"table {table} (" in said
        assert "closed" in said


async def test_a_lobby_whose_channel_is_only_closed_stays_open(house: House) -> None:
    table = await house.lobby()
    await house.post._give_up(await house.slot(table), CLOSED)
    assert await house.state(table) == "lobby"
    (said,) = told(house, ADA)
    assert "cannot write" in said


async def test_a_match_goes_on_and_its_people_are_told_and_its_computers_not(house: House) -> None:
    table = await house.lobby()
    await house.tables.add_computer(table, ADA)
    await house.tables.start(table, ADA)
    await house.post._give_up(await house.slot(table, "table"), GONE)
    assert await house.state(table) == "playing"
    assert len(told(house, ADA)) == len(told(house, BEN)) == 1
    assert sum(len(place.said) for place in house.places.values()) == 2
    assert "commands" in told(house, BEN)[0]


async def test_what_nobody_misses_is_given_up_in_silence(house: House) -> None:
    table = await house.match()
    await house.post._give_up(await house.slot(table, "notice"), GONE)
    slot = await house.slot(table, "notice")
    assert (slot.shown, slot.lost) == (slot.wanted, True)
    assert not told(house, ADA)


async def test_they_are_told_once_as_long_as_the_place_is_lost(house: House) -> None:
    table = await house.match()
    await house.note(await house.slot(table, "table"), tries=4)
    await house.post._give_up(await house.slot(table, "table"), GONE)
    slot = await house.slot(table, "table")
    assert (slot.lost, slot.tries, slot.settled) == (True, 0, True)
    await house.post._give_up(slot, GONE)
    assert len(told(house, ADA)) == 1


async def test_nobody_is_written_to_who_does_not_want_it(house: House) -> None:
    table = await house.match()
    await house.guests.change_person(ADA, dms=False)
    await house.guests.change_person(BEN, dm_closed=True)
    await house.post._give_up(await house.slot(table, "table"), GONE)
    assert not told(house, ADA)
    assert not told(house, BEN)


async def test_one_who_cannot_be_told_does_not_keep_the_others_from_it(house: House) -> None:
    table = await house.match()
    house.dm(ADA).refusals["send"] = [refusal(403, 50007)]
    await house.post._give_up(await house.slot(table, "table"), GONE)
    assert not told(house, ADA)
    assert len(told(house, BEN)) == 1
