"""What is read while a match is played: reminders, notices, absences, and how long each is left as it is."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from types import SimpleNamespace
from typing import Any

import pytest

from bot.letters.call import LETTER as CALL
from bot.letters.hand import LETTER as HAND
from bot.letters.missing import LETTER as MISSING
from bot.letters.notice import LETTER as NOTICE
from bot.letters.nudge import LETTER as NUDGE
from bot.letters.table import LETTER as TABLE
from bot.settings import Settings
from bot.store.records import Person, TableRow
from bot.tables.clock import DAY, HALF, HOUR, LATE, RESERVE, Clock
from bot.tables.facts import Refused, Reminded
from bot.tables.habits import day_of
from bot.ui.kit.content import Content
from bot.ui.table.faces import Seen
from data.words import Words
from tests.bot.letters.letterbox import (
    ADA,
    BEN,
    NOON,
    PLAYING,
    ROW,
    Readers,
    app_of,
    labels,
    sight,
)


def look(row: TableRow, *clocks: Clock, awaited: tuple[int, ...] = ()) -> Any:
    return SimpleNamespace(
        row=row, clocks=dict(enumerate(clocks)), asked={}, seat=0,
        view=SimpleNamespace(awaited=awaited),
    )  # fmt: skip


RUNS = Clock(began=NOON - 12 * HOUR, open=True, stage=HALF)


async def nudged(readers: Readers, row: TableRow, *clocks: Clock, says: str) -> Content | None:
    there = sight("nudge:0", Seen(row, look(row, *clocks)), person=ADA, says=says, at=5)
    return await readers.reads(NUDGE, there)


async def test_who_wants_to_be_reminded_privately_is(readers: Readers) -> None:
    assert await nudged(readers, PLAYING, RUNS, says="still") is None
    for where, there in (("both", True), ("thread", False), ("off", False), ("dm", True)):
        await readers.guests.change_person(ADA, "Ada", reminders=where)
        content = await nudged(readers, PLAYING, RUNS, says="still")
        assert (content is not None) is there
    assert labels(content) == ["Play", "Not today"]
    assert content is not None
    told, own = content.text.splitlines()
    assert "waits for you" in told
    assert "discord.com/channels/8/9" in told
    assert f"<t:{NOON + 12 * HOUR}:" in own
    assert f"<t:{NOON + 36 * HOUR}:" in own
    reserve = await nudged(readers, PLAYING, replace(RUNS, stage=RESERVE), says="still")
    assert reserve is not None
    assert "Your spare time" in reserve.text


async def test_whoever_was_late_is_told_unless_no_private_messages_are_wanted(readers: Readers) -> None:
    late = replace(RUNS, late=True, stage=LATE)
    for how, said in (
        ("computer", "a computer has answered"),
        ("safe", "safe answer"),
        ("nothing", "wait for you"),
    ):
        content = await nudged(readers, replace(PLAYING, late=how), late, says="late")
        assert labels(content) == ["Play"]
        assert content is not None
        assert said in content.text
        assert len(content.text.splitlines()) == 1
    away = replace(late, away=True, open=False)
    one = await nudged(readers, PLAYING, away, Clock(), says="away")
    both = await nudged(readers, PLAYING, away, away, says="away")
    assert one is not None
    assert both is not None
    assert "a computer plays on for you" in one.text
    assert "the table rests" in both.text
    for wishes in ({"dms": False}, {"dms": True, "dm_closed": True}):
        await readers.guests.change_person(ADA, "Ada", **wishes)
        assert await nudged(readers, PLAYING, late, says="late") is None


def test_whoever_cannot_be_reminded_privately_is_mentioned_instead() -> None:
    def refused(says: str, where: str) -> tuple[object, ...]:
        slot = sight("nudge:1", Seen(PLAYING), says=says).slot
        return NUDGE.refused(slot, Person(BEN, "Ben", reminders=where))

    assert refused("still", "dm") == (Refused(), Reminded(1))
    assert refused("still", "both") == (Refused(),)
    assert refused("late", "dm") == (Refused(),)


def test_a_reminder_is_mended_where_it_stands_and_a_new_one_is_posted() -> None:
    for at, shown, edited in ((5, 4, False), (5, 5, True), (5, 6, True), (None, 6, False)):
        assert NUDGE.edits(sight("nudge:0", Seen(PLAYING), shown=shown, at=at).slot) is edited


async def noticed(
    readers: Readers, *called: list[int], shown: int = 0, aware: tuple[int, ...] = ()
) -> Content | None:
    seen = Seen(PLAYING, look(PLAYING, RUNS, RUNS), owed={0: 7, 1: 7})
    there = replace(sight("notice", seen, shown=shown, called=[*called]), aware=frozenset(aware))
    return await readers.reads(NOTICE, there)


async def test_a_reminder_at_the_table_says_what_has_come_and_offers_to_wait(readers: Readers) -> None:
    turn, again = await noticed(readers, [0, 7, 5]), await noticed(readers, [0, 7, 5, 1])
    assert turn is not None
    assert again is not None
    assert turn.text.startswith("<@11>, it is your turn")
    assert labels(turn) == ["Play"]
    assert again.text.startswith("<@11>, Tiny Towns still waits for you.\nHalf of the time")
    assert labels(again) == ["Play", "Not today"]
    both = await noticed(readers, [0, 7, 5, 1], [1, 7, 5])
    assert both is not None
    assert "it is your turn" in both.text
    assert "Half of" not in both.text


async def test_whoever_was_shown_the_question_is_reminded_and_not_called(readers: Readers) -> None:
    assert await noticed(readers, [0, 7, 5], aware=(0,)) is None
    again = await noticed(readers, [0, 7, 5, 1], aware=(0,))
    assert again is not None
    assert again.mentions == [ADA]


@pytest.mark.parametrize(
    ("wishes", "mentioned"),
    [
        ({}, True),
        ({"reminders": "both"}, True),
        ({"reminders": "off"}, False),
        ({"reminders": "dm"}, False),
        ({"reminders": "dm", "dms": False}, True),
        ({"reminders": "dm", "dm_closed": True}, True),
    ],
)
async def test_where_people_are_reminded(
    readers: Readers, wishes: dict[str, Any], *, mentioned: bool
) -> None:
    await readers.guests.change_person(ADA, "Ada", **wishes)
    assert (await noticed(readers, [0, 7, 5, 1]) is not None) is mentioned
    assert await noticed(readers, [0, 7, 5]) is not None, "who is called for the first time always is"


def test_a_notice_waits_while_those_whom_it_calls_are_at_the_table() -> None:
    def calm(*lately: int, shown: int = 4, gone: bool = False) -> float:
        slot = sight("notice", Seen(PLAYING), shown=shown, called=[[0, 7, 5], [1, 7, 4]]).slot
        return NOTICE.calm(replace(slot, gone=gone), None, lambda seat: seat in lately)

    assert calm(0) == 4
    assert calm(1) == 0
    assert calm(0, 1, gone=True) == 0
    assert calm(0, shown=3) == 0
    assert calm(0, 1, shown=3) == 4
    edits = [
        NOTICE.edits(sight("notice", Seen(PLAYING), shown=shown, called=[[0, 7, 5]]).slot) for shown in (4, 5)
    ]
    assert edits == [False, True]


def test_the_picture_waits_while_nobody_else_is_awaited() -> None:
    def calm(said: dict[str, Any] | None, **data: Any) -> float:
        return TABLE.calm(sight("table", Seen(PLAYING), **data).slot, said, bool)

    before: dict[str, Any] = {"awaits": [0, 1]}
    assert calm(before, awaits=[1]) == 2
    assert calm(before, awaits=[0, 1]) == 2
    assert calm(before, awaits=[1, 2]) == 0
    assert calm(before, awaits=[1], soon=True) == 0
    assert calm(before) == 0
    assert calm({}, awaits=[1]) == 0
    assert calm(None, awaits=[1]) == 0


def test_a_private_message_waits_longer_while_its_player_is_at_the_table() -> None:
    def calm(said: dict[str, Any] | None, *, here: bool = False, gone: bool = False, **data: Any) -> float:
        slot = sight("hand:1", Seen(PLAYING), **data).slot
        return HAND.calm(replace(slot, gone=gone), said, lambda seat: here and seat == 1)

    said: dict[str, Any] = {"asked": 3}
    assert calm(said, asked=3) == 1
    assert calm(said, asked=3, here=True) == 4
    assert calm(said, asked=4) == 0
    assert calm(said) == 1, "it asks nothing any more"
    assert calm(said, asked=3, soon=True) == 0
    assert calm(said, asked=3, gone=True) == 0
    assert calm(None, asked=3) == 0


async def test_who_is_absent_is_told_at_the_table_with_the_days(readers: Readers) -> None:
    await readers.guests.change_person(ADA, "Ada", zone="UTC")
    soon = await readers.guests.go_away(ADA, None, _day(2))
    readers.now = soon.since
    await readers.guests.change_person(BEN, "Ben", zone="UTC")
    await readers.guests.go_away(BEN, _day(3), _day(4))

    async def lines(row: TableRow) -> list[str]:
        return await TABLE._absent(app_of(readers), sight("table", Seen(row)), Words("en"))

    ada, ben = await lines(PLAYING)
    assert "is back on" in ada
    assert f"<t:{soon.until}:" in ada
    assert "will be away from" in ben
    for pace in ("quick", "none"):
        assert await lines(replace(PLAYING, pace=pace)) == []
    assert await lines(ROW) == []
    readers.now = soon.until
    (ben,) = await lines(PLAYING)
    assert "**Ben**" in ben


async def test_who_takes_no_private_messages_is_told_where_there_would_be_one(readers: Readers) -> None:
    await readers.guests.change_person(ADA, "Ada", dm_closed=True)

    async def closed(*slots: str) -> list[str]:
        return await TABLE._closed(app_of(readers), sight("table", Seen(PLAYING), slots=slots))

    assert await closed("hand:0", "hand:1") == ["Ada"]
    assert await closed("hand:1") == []


def test_how_long_letters_are_left_as_they_are() -> None:
    settings = Settings(_env_file=None)
    assert {letter.gap(settings, ROW) for letter in (CALL, MISSING, NOTICE, TABLE)} == {settings.edit_gap}


def _day(after: int) -> date:
    return day_of(NOON + after * DAY, "UTC")
