"""What is read below the card of a lobby: who is asked to sit down, what is missing, and who sleeps meanwhile."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.letters.call import LETTER as CALL
from bot.letters.herald import LETTER as HERALD
from bot.letters.idle import LETTER as IDLE
from bot.letters.missing import LETTER as MISSING
from bot.store.records import Reservation, Seat, TableRow
from bot.tables.clock import DAY
from bot.ui.table.faces import Seen
from data.words import Words
from tests.bot.letters.letterbox import (
    ADA,
    BEN,
    CLEO,
    DAN,
    NOON,
    PLAYING,
    ROW,
    Readers,
    app_of,
    labels,
    sight,
)
from tests.e2e.stage import Toys
from tests.toys import LANTERNS


def kept(*people: int, place: int = 100) -> TableRow:
    names = {CLEO: "Cleo", DAN: "Dan"}
    return replace(ROW, reserved=[Reservation(one, place, names[one], 5000 + one) for one in people])


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
    assert [one.person for one in await CALL.later(app_of(readers), there)] == [DAN]


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
