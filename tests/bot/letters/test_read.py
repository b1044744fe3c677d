"""What the letters of a lobby, reminders and last words say, whom they mention, and who sleeps meanwhile."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from types import SimpleNamespace
from typing import Any

import pytest

from bot.letters.abandoned import LETTER as ABANDONED
from bot.letters.call import LETTER as CALL
from bot.letters.closed import LETTER as CLOSED
from bot.letters.final import _told_to_watchers
from bot.letters.hand import LETTER as HAND
from bot.letters.herald import LETTER as HERALD
from bot.letters.idle import LETTER as IDLE
from bot.letters.missing import LETTER as MISSING
from bot.letters.notice import LETTER as NOTICE
from bot.letters.nudge import LETTER as NUDGE
from bot.letters.table import LETTER as TABLE
from bot.settings import Settings
from bot.store import Store, watching
from bot.store.records import Person, Reservation, Seat, TableRow
from bot.tables.clock import DAY, HALF, HOUR, LATE, RESERVE, Clock
from bot.tables.facts import Refused, Reminded
from bot.tables.habits import day_of
from bot.tables.service import Tables
from bot.ui.kit.content import Content
from bot.ui.kit.limits import MESSAGE
from bot.ui.table.faces import Seen
from data.words import Words
from engines.kernel.catalogue import title_of
from tests.bot.letters.letterbox import NOON, Readers, inner, sight
from tests.e2e.stage import Toys
from tests.toys import LANTERNS

ADA, BEN, CLEO, DAN = 11, 12, 13, 14
ROW = TableRow(
    id=5, title="tiny_towns", server=8, channel=9, thread=None, host=ADA, state="lobby", options={}, places=4,
    autostart=False, revision=4, created=0, pace="daily", seats=[Seat(0, ADA, "Ada"), Seat(1, BEN, "Ben")],
)  # fmt: skip
PLAYING = replace(ROW, state="playing", started=1)


def labels(content: Content | None) -> list[str]:
    assert content is not None
    return [str(inner(one).label) for one in content.items]


@pytest.fixture
def readers(store: Store) -> Readers:
    return Readers(store)


def kept(*people: int, place: int = 100) -> TableRow:
    names = {CLEO: "Cleo", DAN: "Dan"}
    return replace(ROW, reserved=[Reservation(one, place, names[one], 5000 + one) for one in people])


# Below the card of a lobby


async def test_a_call_names_who_is_asked_and_mentions_who_is_awake(readers: Readers) -> None:
    await readers.sleeps(DAN)
    calls = [[CLEO, 5], [DAN, 5]]
    there = sight("call", Seen(kept(CLEO, DAN)), called=[CLEO, DAN], calls=calls)
    content = await readers.reads(CALL, there)
    assert content is not None
    assert content.mentions == [CLEO]
    assert "<@13>" in content.text
    assert "**Dan**" in content.text
    assert "<@14>" not in content.text
    assert "**Ada** invites you" in content.text
    assert f"<t:{5000 + CLEO}:" in content.text, "the first of the moments"
    assert labels(content) == ["Join", "No thanks"]
    assert [one.person for one in await CALL.later(_app(readers), there)] == [DAN]


async def test_who_was_called_stays_named_and_whoever_has_come_is_not(readers: Readers) -> None:
    calls = [[CLEO, 4], [DAN, 5]]
    newer = await readers.reads(
        CALL, sight("call", Seen(kept(CLEO, DAN)), shown=4, called=[CLEO, DAN], calls=calls)
    )
    assert newer is not None
    assert newer.mentions == [DAN]
    assert "**Cleo**" in newer.text
    mended = await readers.reads(
        CALL, sight("call", Seen(kept(CLEO)), shown=5, called=[CLEO, DAN], calls=calls)
    )
    assert mended is not None
    assert mended.mentions == [CLEO], "it stands where it stood, and rings nobody"
    assert await readers.reads(CALL, sight("call", Seen(ROW), called=[CLEO], calls=calls)) is None


@pytest.mark.parametrize(
    ("place", "said"),
    [
        (0, "play Tiny Towns again"),
        (99, "again"),
        (100, "invites you"),
        (199, "invites you"),
        (200, "seeks what"),
    ],
)
async def test_why_a_seat_is_kept(readers: Readers, place: int, said: str) -> None:
    content = await readers.reads(
        CALL, sight("call", Seen(kept(CLEO, place=place)), called=[CLEO], calls=[[CLEO, 5]])
    )
    assert content is not None
    assert said in content.text
    assert not CALL.edits(sight("call", Seen(ROW), shown=4, calls=[[CLEO, 5]]).slot)
    assert CALL.edits(sight("call", Seen(ROW), shown=5, calls=[[CLEO, 5]]).slot)


async def test_a_lobby_that_cannot_begin_says_how_many_it_takes_and_who_is_missing(readers: Readers) -> None:
    await readers.sleeps(BEN)
    row = replace(kept(CLEO), seats=[Seat(0, ADA, "Ada")])
    content = await readers.reads(MISSING, sight("missing", Seen(row)))
    assert content is not None
    first, second, third, _ = content.text.splitlines()
    assert first.startswith("<@11>: Tiny Towns was to begin now")
    assert second == "One player sits there, and it takes 2 at least."
    assert third == "Expected, and not there: **Cleo**"
    assert content.mentions == [ADA]
    both = await readers.reads(MISSING, sight("missing", Seen(ROW)))
    assert both is not None
    assert both.mentions == [ADA], "Ben sleeps"
    assert len(both.text.splitlines()) == 3
    asleep = await readers.reads(
        MISSING, sight("missing", Seen(replace(ROW, seats=[Seat(0, BEN, "Ben"), Seat(1, -3, "")])))
    )
    assert asleep is not None
    assert asleep.text.startswith("You all")
    assert not asleep.mentions
    assert await readers.reads(MISSING, sight("missing", Seen(PLAYING))) is None


async def test_a_lobby_with_enough_players_says_what_else_is_in_the_way(readers: Readers) -> None:
    with Toys():
        row = replace(ROW, title=LANTERNS.id, options={"ties": "behind"})
        content = await readers.reads(MISSING, sight("missing", Seen(row)))
        assert content is not None
        assert "players sit there" not in content.text
        alone = await readers.reads(MISSING, sight("missing", Seen(replace(row, seats=row.seats[:1]))))
        assert alone is not None
        assert "One player sits there, and it takes 2" in alone.text


async def test_a_lobby_in_which_nothing_happens_says_until_when_it_waits(readers: Readers) -> None:
    await readers.sleeps(BEN)
    content = await readers.reads(IDLE, sight("idle", Seen(ROW)))
    assert content is not None
    assert content.text.startswith("<@11>: for six days")
    assert f"<t:{NOON + DAY}:" in content.text
    assert content.mentions == [ADA]
    assert labels(content) == ["Keep it open"]
    erased = await readers.reads(
        IDLE, sight("idle", Seen(replace(ROW, seats=[Seat(0, BEN, "Ben"), Seat(1, -3, "")])))
    )
    assert erased is not None
    assert erased.text.startswith("You all")
    assert await readers.reads(IDLE, sight("idle", Seen(PLAYING))) is None


@pytest.mark.parametrize(
    ("role", "mentionable", "default", "row", "called"),
    [
        (3, True, False, ROW, [3]),
        (3, False, False, ROW, None),
        (3, True, True, ROW, None),
        (4, True, False, ROW, None),
        (3, True, False, PLAYING, None),
    ],
)
async def test_a_role_is_called_to_a_lobby_if_it_may_be(
    *, role: int, mentionable: bool, default: bool, row: TableRow, called: list[int] | None
) -> None:
    known = SimpleNamespace(id=3, mentionable=mentionable, is_default=lambda: default)
    guild = SimpleNamespace(get_role=lambda number: known if number == 3 else None)
    app: Any = SimpleNamespace(get_guild=lambda number: guild if number == 8 else None)
    content = await HERALD.face(app, sight("herald", Seen(row), role=role), Words("en"))
    assert (None if content is None else content.roles) == called
    if content is not None:
        assert content.text.startswith("<@&3>: table 5 is open")
        assert labels(content) == ["Join"]


# When it is over


async def watched(readers: Readers) -> int:
    """A table that Cleo watches, and Dan, who sleeps."""
    tables = Tables(readers.store, lambda: float(NOON), lambda _: [])
    title = title_of("tiny_towns")
    row = await tables.open(title, (8, 9), (ADA, "Ada"), title.options(), places=1)
    async with readers.store.writing() as connection:
        for person in (CLEO, DAN):
            await watching.add(connection, row.id, person)
    await readers.sleeps(DAN)
    return row.id


async def test_a_table_that_was_closed_tells_everybody_and_rings_nobody_who_sleeps(readers: Readers) -> None:
    await readers.sleeps(BEN)
    number = await watched(readers)
    row = replace(PLAYING, id=number, state="abandoned", reason="closed", closed_for="*dull*")
    row.seats = [*row.seats, Seat(2, None, "Fred"), Seat(3, -4, "")]
    content = await readers.reads(CLOSED, sight("closed", Seen(row)))
    assert content is not None
    lines = content.text.splitlines()
    assert lines[0] == "<@11> **Ben**"
    assert "\\*dull\\*" in content.text
    assert "<@13>" in lines[-1]
    assert "<@14>" in lines[-1]
    assert content.mentions == [ADA, CLEO]
    (board,) = content.items
    assert not inner(board).disabled
    lobby = await readers.reads(CLOSED, sight("closed", Seen(replace(row, id=99, started=None, seats=[]))))
    assert lobby is not None
    assert lobby.text.startswith("**Tiny Towns**")
    assert "Watched" not in lobby.text
    assert [inner(one).disabled for one in lobby.items] == [True]


async def test_those_who_watch_hear_that_a_match_was_given_up(readers: Readers) -> None:
    row = replace(PLAYING, state="abandoned", reason="left")
    assert await readers.reads(ABANDONED, sight("abandoned", Seen(row))) is None
    erased = await readers.reads(ABANDONED, sight("abandoned", Seen(row), message=77))
    assert erased is not None
    assert erased.text.startswith("**Tiny Towns** · table 5\n")
    row = replace(row, id=await watched(readers))
    content = await readers.reads(ABANDONED, sight("abandoned", Seen(row)))
    assert content is not None
    assert "<@14>" in content.text
    assert content.mentions == [CLEO]
    assert "without a result" in content.text


async def test_those_who_watch_a_match_to_its_end_are_named_where_there_is_room(readers: Readers) -> None:
    row = replace(PLAYING, id=await watched(readers), state="finished")
    app, told = _app(readers), "Watched by <@13>"
    for left, named in ((1, True), (0, False)):
        content = Content("x" * (MESSAGE - len(told) - left))
        await _told_to_watchers(app, row, content, Words("en"))
        assert content.text.endswith(told) is named
        assert list(content.mentions) == ([CLEO] if named else [])
        assert len(content.text) <= MESSAGE
    nobody = Content("It is over.")
    await _told_to_watchers(app, replace(row, id=99), nobody, Words("en"))
    assert nobody.text == "It is over."


# While it is played


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
    assert "Your reserve" in reserve.text


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
        return await TABLE._absent(_app(readers), sight("table", Seen(row)), Words("en"))

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
        return await TABLE._closed(_app(readers), sight("table", Seen(PLAYING), slots=slots))

    assert await closed("hand:0", "hand:1") == ["Ada"]
    assert await closed("hand:1") == []


def test_how_long_letters_are_left_as_they_are() -> None:
    settings = Settings(_env_file=None)
    assert {letter.gap(settings, ROW) for letter in (CALL, MISSING, NOTICE, TABLE)} == {settings.edit_gap}


def _app(readers: Readers) -> Any:
    tables = SimpleNamespace(store=readers.store, guests=readers.guests, now=readers.now)
    return SimpleNamespace(store=readers.store, guests=readers.guests, tables=tables)


def _day(after: int) -> date:
    return day_of(NOON + after * DAY, "UTC")
