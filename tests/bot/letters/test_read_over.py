"""What is read when a table is over: last words, for whom, and whom they mention."""

from __future__ import annotations

from dataclasses import replace

from bot.letters.abandoned import LETTER as ABANDONED
from bot.letters.closed import LETTER as CLOSED
from bot.letters.final import _told_to_watchers
from bot.store import watching
from bot.store.records import Seat
from bot.tables.service import Tables
from bot.ui.kit.content import Content
from bot.ui.kit.limits import MESSAGE
from bot.ui.table.faces import Seen
from data.words import Words
from engines.kernel.catalogue import title_of
from tests.bot.letters.letterbox import (
    ADA,
    BEN,
    CLEO,
    DAN,
    NOON,
    PLAYING,
    Readers,
    app_of,
    inner,
    sight,
)


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
    app, told = app_of(readers), "Watched by <@13>"
    for left, named in ((1, True), (0, False)):
        content = Content("x" * (MESSAGE - len(told) - left))
        await _told_to_watchers(app, row, content, Words("en"))
        assert content.text.endswith(told) is named
        assert list(content.mentions) == ([CLEO] if named else [])
        assert len(content.text) <= MESSAGE
    nobody = Content("It is over.")
    await _told_to_watchers(app, replace(row, id=99), nobody, Words("en"))
    assert nobody.text == "It is over."
