"""A lobby in the hands of its host, on both databases: options, players, a note, a time to begin, and its end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.store import watching
from bot.store.blocks import Block, add
from bot.tables.clock import DAY, HOUR
from bot.tables.facts import Arranged, Begun, Called, Idle, Missing
from bot.tables.hosting import arranged, value_of, values_of
from bot.tables.inviting import BY_GUEST, BY_HOST, Guest
from bot.tables.live import Live
from bot.tables.moderation import Moderation
from bot.tables.reserved import KEPT_FOR
from tests.bot.tables.assembly import refused
from tests.bot.tables.wall import ADA, BEN, CLEO, DAN, NAMES, NOON, House
from tests.toys import WORKS

EVA = 15


async def lobby(house: House, *people: int, places: int | None = None) -> int:
    """A lobby of Ada's with these people."""
    row = await house.tables.open(WORKS, (1, 2), (ADA, "Ada"), WORKS.options(), places=places, pace="daily")
    for person in people:
        await house.tables.join(row.id, person, NAMES[person])
    return row.id


async def does(house: House, number: int, what: str, *given: object, who: str = "hosting") -> None:
    async with house.tables.enter(number) as live:
        await getattr(getattr(house.tables, who), what)(live, *given)


async def invites(house: House, number: int, person: int, host: int = ADA, **more: bool) -> None:
    await does(house, number, "invite", host, Guest(person, NAMES.get(person, "Eva"), **more), who="inviting")


async def looks(house: House, number: int) -> Live:
    house.restart()
    return await house.live(number)


# Options


async def test_the_host_changes_options_and_nobody_else(house: House) -> None:
    number = await lobby(house, BEN)
    assert await refused(does(house, number, "arrange", BEN, "pace", "weekly")) == "table-host-only"
    for name, value in (("pace", "weekly"), ("late", "safe"), ("reliability", "80"), ("hints", "off")):
        await does(house, number, "arrange", ADA, name, value)
    row = (await looks(house, number)).row
    assert (row.pace, row.late, row.least, row.hints) == ("weekly", "safe", 80, "off")
    assert len(house.stated(Arranged)) == 4


@pytest.mark.parametrize(
    ("name", "value"), [("pace", "hourly"), ("colour", "red"), ("seats", "1"), ("seats", "99")]
)
async def test_what_cannot_be_arranged(house: House, name: str, value: str) -> None:
    number = await lobby(house, BEN)
    before = (await house.row(number)).revision
    assert await refused(does(house, number, "arrange", ADA, name, value)) == "arrange-unknown"
    assert (await house.row(number)).revision == before


async def test_no_fewer_seats_than_are_taken_or_kept(house: House) -> None:
    number = await lobby(house, BEN)
    await invites(house, number, CLEO)
    assert await refused(does(house, number, "arrange", ADA, "seats", "2")) == "arrange-unknown"
    await does(house, number, "arrange", ADA, "seats", "3")
    assert await refused(house.tables.join(number, DAN, "Dan")) == "table-kept"


async def test_a_table_that_is_full_by_a_change_begins_if_it_begins_by_itself(house: House) -> None:
    number = await lobby(house, BEN)
    await does(house, number, "arrange", ADA, "autostart", "on")
    assert (await house.row(number)).state == "lobby"
    await does(house, number, "arrange", ADA, "seats", "2")
    assert (await house.row(number)).state == "playing"
    assert await refused(does(house, number, "arrange", ADA, "seats", "3")) == "table-started"


@pytest.mark.parametrize(
    ("what", "given"),
    [
        ("arrange", (ADA, "pace", "weekly")),
        ("begin_at", (ADA, NOON + DAY)),
        ("begin_at", (ADA, None)),
        ("keep", (BEN,)),
    ],
)
async def test_what_belongs_to_a_lobby_is_over_when_the_match_has_begun(
    house: House, what: str, given: tuple[object, ...]
) -> None:
    number = await house.begun(ADA, BEN)
    before = await house.row(number)
    assert await refused(does(house, number, what, *given)) == "table-started"
    assert await house.row(number) == before
    await house.tables.leave(number, ADA)
    await house.tables.leave(number, BEN)
    assert await refused(does(house, number, what, *given)) == "table-over"


# Players


async def test_whoever_is_taken_off_does_not_come_back(house: House) -> None:
    number = await lobby(house, BEN, CLEO)
    assert await refused(does(house, number, "remove", BEN, CLEO)) == "table-host-only"
    assert await refused(does(house, number, "remove", ADA, ADA)) == "remove-yourself"
    assert await refused(does(house, number, "remove", ADA, DAN)) == "remove-nobody"
    await does(house, number, "remove", ADA, BEN)
    assert (await looks(house, number)).row.people == [ADA, CLEO]
    assert await refused(house.tables.join(number, BEN, "Ben")) == "lobby-removed"
    assert await refused(invites(house, number, BEN)) == "invite-removed"
    await does(house, number, "pass_on", ADA, CLEO)
    assert await refused(invites(house, number, BEN, CLEO)) == "invite-removed"
    other = await lobby(house)
    await house.tables.join(other, BEN, "Ben")


async def test_a_kept_seat_is_taken_away_and_a_computer_too(house: House) -> None:
    number = await lobby(house)
    await invites(house, number, BEN)
    await house.tables.add_computer(number, ADA)
    await does(house, number, "remove", ADA, BEN)
    assert await refused(house.tables.join(number, BEN, "Ben")) == "lobby-removed"
    computer = (await house.row(number)).seats[1]
    assert await refused(does(house, number, "remove_computer", BEN, computer)) == "table-host-only"
    await does(house, number, "remove_computer", ADA, computer)
    assert await refused(does(house, number, "remove_computer", ADA, computer)) == "remove-nobody"
    assert (await looks(house, number)).row.expected == [ADA]


async def test_the_table_is_handed_to_somebody_who_sits_there(house: House) -> None:
    number = await lobby(house, BEN)
    assert await refused(does(house, number, "pass_on", ADA, CLEO)) == "host-sits"
    assert await refused(does(house, number, "pass_on", ADA, ADA)) == "host-already"
    await does(house, number, "pass_on", ADA, BEN)
    assert await refused(house.tables.start(number, ADA)) == "table-host-only"
    await house.tables.start(number, BEN)


# A note


async def test_a_note_stands_until_it_is_taken_away(house: House) -> None:
    number = await lobby(house, BEN)
    assert await refused(does(house, number, "note", BEN, "Hello")) == "table-host-only"
    assert await refused(does(house, number, "note", ADA, "see example.com")) == "note-links"
    await does(house, number, "note", ADA, "Newcomers welcome")
    assert (await looks(house, number)).row.note == "Newcomers welcome"
    await does(house, number, "unsay")
    assert await refused(does(house, number, "unsay")) == "note-none"


# A time to begin


async def test_it_begins_by_itself_with_those_who_sit_there(house: House) -> None:
    number = await lobby(house, BEN)
    await invites(house, number, CLEO)
    await does(house, number, "begin_at", ADA, NOON + HOUR)
    await house.passes(HOUR - 1)
    assert (await house.row(number)).state == "lobby"
    await house.passes(1)
    row = await house.row(number)
    assert (row.state, row.started, row.people) == ("playing", NOON + HOUR, [ADA, BEN])


async def test_it_tells_who_is_missing_and_waits_on(house: House) -> None:
    number = await lobby(house)
    await invites(house, number, BEN)
    await does(house, number, "begin_at", ADA, NOON + HOUR)
    await house.passes(HOUR)
    live = await looks(house, number)
    assert (live.row.state, live.row.begins) == ("lobby", None)
    assert house.stated(Missing) == [NOON + HOUR]
    assert "missing" in live.letters
    await house.tables.join(number, BEN, "Ben")
    await house.tables.start(number, ADA)
    assert "missing" not in (await looks(house, number)).letters


@pytest.mark.parametrize(
    ("seconds", "why"), [(-HOUR, "begins-past"), (0, "begins-past"), (6 * DAY + 60, "begins-far")]
)
async def test_moments_that_are_no_time_to_begin(house: House, seconds: int, why: str) -> None:
    number = await lobby(house, BEN)
    assert await refused(does(house, number, "begin_at", ADA, NOON + seconds)) == why
    assert await refused(does(house, number, "begin_at", BEN, NOON + HOUR)) == "table-host-only"
    assert await refused(does(house, number, "begin_at", ADA, None)) == "begins-not"
    assert (await house.row(number)).begins is None


async def test_a_time_that_is_taken_back_or_moved(house: House) -> None:
    number = await lobby(house, BEN)
    await does(house, number, "begin_at", ADA, NOON + HOUR)
    await does(house, number, "begin_at", ADA, None)
    await house.passes(2 * HOUR)
    assert (await house.row(number)).state == "lobby"
    await does(house, number, "begin_at", ADA, NOON + 3 * HOUR)
    await does(house, number, "begin_at", ADA, NOON + 4 * HOUR)
    house.restart()
    await house.passes(HOUR)
    assert (await house.row(number)).state == "lobby"
    await house.passes(HOUR)
    assert (await house.row(number)).state == "playing"
    assert house.stated(Begun) == [NOON + 4 * HOUR]


async def test_an_outage_does_not_move_a_time_to_meet(house: House) -> None:
    number = await lobby(house, BEN)
    await does(house, number, "begin_at", ADA, NOON + HOUR)
    await house.tables.move_time(2 * DAY, {})
    await house.passes(HOUR)
    assert (await house.row(number)).state == "playing"


# Its end


async def test_a_lobby_is_closed_after_a_week_with_a_word_a_day_before(house: House) -> None:
    number = await lobby(house, BEN)
    await house.passes(6 * DAY)
    assert house.stated(Idle) == [NOON + 6 * DAY]
    assert "idle" in (await looks(house, number)).letters
    await house.passes(DAY - 1)
    assert (await house.row(number)).state == "lobby"
    await house.passes(1)
    row = await house.row(number)
    assert (row.state, row.reason, row.ended) == ("abandoned", "idle", NOON + 7 * DAY)
    assert await house.clockwork.next() is None


@pytest.mark.parametrize("what", ["join", "keep", "invite"])
async def test_whatever_somebody_does_there_lets_it_wait_on(house: House, what: str) -> None:
    number = await lobby(house, BEN)
    await house.passes(6 * DAY + HOUR)
    assert await refused(does(house, number, "keep", DAN)) == "table-not-joined"
    if what == "join":
        await house.tables.join(number, CLEO, "Cleo")
    elif what == "keep":
        await does(house, number, "keep", BEN)
    else:
        await invites(house, number, DAN)
    assert "idle" not in (await looks(house, number)).letters
    await house.passes(6 * DAY - 1)
    assert len(house.stated(Idle)) == 1
    await house.passes(DAY + 1)
    assert (await house.row(number)).reason == "idle"


async def test_a_lobby_that_is_to_begin_is_not_closed_before(house: House) -> None:
    number = await lobby(house)
    await house.passes(5 * DAY)
    begins = NOON + 11 * DAY - 60
    await does(house, number, "begin_at", ADA, begins)
    await house.passes(6 * DAY - 120)
    assert house.stated(Idle) == []
    await house.tables.join(number, BEN, "Ben")
    await house.passes(120)
    assert (await house.row(number)).state == "playing"


# Invitations


async def test_a_seat_is_kept_for_whoever_is_invited(house: House) -> None:
    number = await lobby(house, BEN)
    await invites(house, number, CLEO)
    assert [fact.people for _, fact in house.facts if isinstance(fact, Called)] == [(CLEO,)]
    assert [(one.person, one.until) for one in (await house.row(number)).kept] == [(CLEO, NOON + KEPT_FOR)]
    await house.tables.join(number, DAN, "Dan")
    await house.tables.join(number, CLEO, "Cleo")
    assert (await looks(house, number)).row.people == [ADA, BEN, DAN, CLEO]


async def test_who_is_not_invited(house: House) -> None:
    number = await lobby(house, BEN)
    assert await refused(invites(house, number, ADA)) == "invite-yourself"
    assert await refused(invites(house, number, BEN)) == "invite-there"
    assert await refused(invites(house, number, CLEO, bot=True)) == "invite-bot"
    assert await refused(invites(house, number, CLEO, sees=False)) == "invite-unseen"
    assert await refused(invites(house, number, CLEO, BEN)) == "table-host-only"
    await invites(house, number, CLEO)
    assert await refused(invites(house, number, CLEO)) == "invite-there"
    assert (await house.row(number)).expected == [ADA, BEN, CLEO]


@pytest.mark.parametrize("why", ["wish", "block", "bar", "often"])
async def test_why_somebody_cannot_be_invited_is_told_to_nobody(house: House, why: str) -> None:
    if why == "wish":
        await house.tables.guests.change_person(CLEO, "Cleo", invitations=False)
    elif why == "block":
        async with house.store.writing() as connection:
            await add(connection, Block(CLEO, BEN, NOON))
    elif why == "bar":
        await Moderation(house.tables).bar(1, CLEO, EVA, None)
    else:
        for _ in range(BY_GUEST):
            await invites(house, await lobby(house), CLEO)
    number = await lobby(house, BEN)
    assert await refused(invites(house, number, CLEO)) == "invite-unwilling"
    assert (await looks(house, number)).row.kept == []


async def test_a_host_invites_so_many_a_day(house: House) -> None:
    for person in range(100, 100 + BY_HOST):
        await invites(house, await lobby(house), person)
    number = await lobby(house)
    assert await refused(invites(house, number, 200)) == "invite-many"
    await house.passes(DAY)
    await invites(house, number, 200)


async def test_a_table_begins_in_a_minute_at_the_soonest_and_in_six_days_at_the_latest(house: House) -> None:
    number = await lobby(house, BEN)
    for seconds, why in ((59, "begins-past"), (6 * DAY + 1, "begins-far")):
        assert await refused(does(house, number, "begin_at", ADA, NOON + seconds)) == why
    for seconds in (60, 6 * DAY):
        await does(house, number, "begin_at", ADA, NOON + seconds)
        assert (await house.row(number)).begins == NOON + seconds


async def test_what_may_be_arranged_of_a_lobby_and_of_one_that_is_not_opened_yet(house: House) -> None:
    row = await house.row(await lobby(house, BEN, CLEO))
    assert values_of(row)["seats"] == ("3", "4")
    assert values_of(replace(row, seats=row.seats[:1]))["seats"] == ("2", "3", "4")
    assert "1" not in values_of(replace(row, seats=row.seats[:1], title="toy_yards"))["seats"]
    assert values_of(replace(row, seats=row.seats[:1], title="toy_yards", id=0))["seats"][0] == "1"
    known = {
        name: value_of(row, name) for name in ("seats", "autostart", "pace", "late", "reliability", "hints")
    }
    assert known == {
        "seats": "4", "autostart": "off", "pace": "daily", "late": "computer", "reliability": "off", "hints": "usual",
    }  # fmt: skip
    for name, value in (
        ("reliability", "90"),
        ("hints", "on"),
        ("seats", "3"),
        ("autostart", "on"),
        ("late", "safe"),
    ):
        assert value_of(arranged(row, name, value), name) == value
    for name, usual in (("reliability", "off"), ("hints", "usual"), ("autostart", "off")):
        other = replace(row, least=70, hints="off", autostart=True)
        assert value_of(arranged(other, name, usual), name) == usual


async def test_so_many_watch_a_match_and_no_more(house: House) -> None:
    number = await house.begun(ADA, BEN)
    async with house.store.writing() as connection:
        for person in range(100, 129):
            await watching.add(connection, number, person)
    assert await refused(does(house, number, "watch", ADA, who="watching")) == "watch-yours"
    for _ in range(2):
        await does(house, number, "watch", 129, who="watching")
    assert await refused(does(house, number, "watch", 130, who="watching")) == "watch-many"
    assert await house.tables.watching.watches(await house.live(number), 129)
    assert not await house.tables.watching.watches(await house.live(number), 130)
    assert not await house.tables.watching.watches(await house.live(number), ADA)
    await house.tables.watching.stop(number, 129)
    assert await refused(house.tables.watching.stop(number, 129)) == "watch-not"
    empty = await lobby(house)
    assert await refused(does(house, empty, "watch", 129, who="watching")) == "table-not-started"
