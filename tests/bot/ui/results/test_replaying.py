"""Looking at a match step by step: what is told of each step, and to whom."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.results.happened import EVENTS
from bot.store import Store, tables
from bot.store.records import JournalRow
from bot.tables.tenures import Tenures
from bot.ui.results.replaying import Told, replay
from data.text import Text
from engines.kernel import Event, RefusedError, fewest
from tests.bot.results.books import HANSE, NOON
from tests.bot.ui.results.house import House, buttons
from tests.e2e.stage import Toys
from tests.toys import LANTERNS

ADA, BEN, STRANGER = 1, 2, 99
WHERE = (HANSE, 5)


@pytest.fixture(autouse=True)
def _toys() -> Iterator[None]:
    with Toys():
        yield


def told(seat: int | None = None) -> Told:
    events = [Event(Text("for-all")), Event(Text("for-first"), to=(0,)), Event(Text("for-second"), to=(1,))]

    def row(number: int, at: int) -> JournalRow:
        several = [Event(Text(f"{event.text.id}-{number}"), event.to) for event in events]
        return JournalRow(number, 0, ("x",), "person", EVENTS.dump_json(several).decode(), at)

    table: Any = type("Row", (), {"started": 50})
    reel: Any = None
    return Told(
        table, reel, [row(-1, 100), row(0, 110), row(1, 120)], seat, False, "", "", Tenures(table, {})
    )


@pytest.mark.parametrize(("seat", "others"), [(None, []), (0, ["first"]), (1, ["second"])])
def test_of_each_step_one_hears_what_one_may_know(seat: int | None, others: list[str]) -> None:
    for step, number in ((0, -1), (1, 0), (2, 1)):
        found = [event.text.id for event in told(seat).events(step)]
        assert found == [f"for-{who}-{number}" for who in ("all", *others)]
    assert told(seat).events(3) == []


def test_each_step_has_its_moment() -> None:
    assert [told().moment(step) for step in (0, 1, 2, 3)] == [100, 110, 120, 50]


async def match(store: Store, answers: int = 3) -> tuple[House, int]:
    """A match in which so many answers were given, a minute after each other."""
    house = House(store)
    row = await house.tables.open(LANTERNS, WHERE, (ADA, "Ada"), LANTERNS.options(), places=2)
    await house.tables.join(row.id, BEN, "Ben")
    await house.tables.start(row.id, ADA)
    for _ in range(answers):
        house.clock += 60
        async with house.tables.enter(row.id) as live:
            one = live.begun.awaited()[0]
            question = live.begun.question(one.seat)
            assert question is not None
            person, picks, number = live.row.seats[one.seat].person, fewest(question), one.number
        assert person is not None
        await house.tables.answer(row.id, person, picks, number)
    return house, row.id


def leads(items: Any) -> list[tuple[str, int, str]]:
    return [(one.identity.verb, one.identity.page, one.identity.picks) for one in items]


async def test_a_running_match_is_shown_as_it_is_and_turned_back(store: Store) -> None:
    house, table = await match(store)
    last = await replay(house.asked(STRANGER), table)
    assert last.text.splitlines()[0].endswith(f" · step 3 of 3 · <t:{NOON + 180}:f>")
    assert buttons(last.items)[:4] == [("First", False), ("Back", False), ("Forward", True), ("Last", True)]
    assert leads(last.items)[:4] == [
        ("replayfirst", 0, "view"),
        ("replayback", 2, "view"),
        ("replayon", 3, "view"),
        ("replaylast", 3, "view"),
    ]
    first = await replay(house.asked(STRANGER), table, 0)
    assert f" · step 0 of 3 · <t:{NOON}:f>" in first.text
    assert [shut for _, shut in buttons(first.items)[:4]] == [True, True, False, False]
    assert [page for _, page, _ in leads(first.items)[:4]] == [0, 0, 1, 3]
    between = await replay(house.asked(STRANGER), table, 1)
    assert [shut for _, shut in buttons(between.items)[:4]] == [False] * 4
    assert [one.item.row for one in between.items] == [0, 0, 0, 0, 1]  # type: ignore[attr-defined]


async def test_beyond_the_match_an_asked_step_is_refused_and_a_turned_one_stays(store: Store) -> None:
    house, table = await match(store, 2)
    for step in (-1, 3):
        with pytest.raises(RefusedError) as refused:
            await replay(house.asked(ADA), table, step)
        assert refused.value.text == Text("replay-past", {"steps": 2})
        shown = await replay(house.asked(ADA), table, step, turned=True)
        assert f"step {max(0, min(step, 2))} of 2" in shown.text
    assert "step 2 of 2" in (await replay(house.asked(ADA), table, 2)).text


async def test_who_sat_there_looks_at_the_own_hand_of_then(store: Store) -> None:
    house, table = await match(store, 1)
    board = await replay(house.asked(ADA), table, 1)
    own = await replay(house.asked(ADA), table, 1, own=True)
    assert leads(board.items)[4:] == [("replaylook", 1, "own"), ("animate", 0, "")]
    assert leads(own.items)[4:] == [("replaylook", 1, "view"), ("animate", 0, "")]
    assert {picks for _, _, picks in leads(own.items)[:4]} == {"own"}
    assert buttons(own.items)[4] == ("The table", False)
    said = "This is what you held then."
    assert (said in own.text, said in board.text) == (True, False)
    stranger = await replay(house.asked(STRANGER), table, 1, own=True)
    assert leads(stranger.items)[4:] == [("animate", 0, "")]
    assert said not in stranger.text


async def test_a_finished_match_begins_at_its_beginning_and_can_be_checked(store: Store) -> None:
    house, table = await match(store, 1)
    for _ in range(200):
        async with house.tables.enter(table) as live:
            if live.begun.over:
                break
            one = live.begun.awaited()[0]
            question = live.begun.question(one.seat)
            assert question is not None
            person, picks, number = live.row.seats[one.seat].person, fewest(question), one.number
        assert person is not None
        await house.tables.answer(table, person, picks, number)
    over = await replay(house.asked(STRANGER), table)
    assert " · step 0 of " in over.text
    assert [verb for verb, _, _ in leads(over.items)[4:]] == ["animate", "exportjson", "points", "verify"]


async def test_a_step_of_which_nothing_may_be_known_says_so(store: Store) -> None:
    house, table = await match(store, 1)
    async with store.reading() as connection:
        journal = await tables.read_journal(connection, table, -1)
    quiet = [row.number + 1 for row in journal if not EVENTS.validate_json(row.events)]
    for step in (0, 1):
        lines = (await replay(house.asked(STRANGER), table, step)).text.splitlines()[1:]
        if step in quiet or step not in [row.number + 1 for row in journal]:
            assert lines == [["The match begins.", "Nothing happened here that you may know of."][step]]
        else:
            assert lines
            assert all(line.startswith("• ") for line in lines)


async def test_a_closed_table_is_not_shown(store: Store) -> None:
    house, table = await match(store, 1)
    with pytest.raises(RefusedError):
        await replay(house.asked(STRANGER, server=None), table)
