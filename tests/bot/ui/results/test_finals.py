"""What a match has made of the ratings, in words and as a picture."""

from __future__ import annotations

from typing import Any

from bot.store import Store
from bot.ui.kit.ids import Id
from bot.ui.results.finals import rating_changes, ratings
from data.words import Words
from engines.kernel.catalogue import title_of
from tests.bot.results.books import HANSE, Sat, knows, played
from tests.bot.ui.results.house import House

WORDS = Words("en")


async def changes(house: House, table: int) -> list[str]:
    app: Any = house
    async with house.tables.enter(table) as live:
        return await rating_changes(app, live.row, WORDS)


async def pressed(house: House, table: int) -> list[str]:
    asked = house.asked()
    asked.channel_id = 1
    await ratings(asked, Id("ratings", table), [])
    ((_, text),) = asked.calls
    return str(text).splitlines()


async def test_each_who_played_has_a_line_with_what_changed(store: Store) -> None:
    await knows(store, "Ada", "Ben")
    table = await played(store, Sat(1), Sat(2, 2))
    head, winner, loser, foot = await changes(House(store), table)
    assert foot == "-# “?”: provisional, fewer than five matches"
    assert head == "Ratings in Tiny Towns on this server:"
    gained = int(winner.partition("→ ")[2].partition("?")[0].replace(",", "")) - 1500
    assert gained > 0
    assert winner == f"• **P1** 1,500 → {1500 + gained:,}? (+{gained})"
    assert loser == f"• **P2** 1,500 → {1500 - gained:,}? (−{gained})"


async def test_a_rating_is_settled_with_the_fifth_match(store: Store) -> None:
    tables = [await played(store, Sat(1), Sat(2, 2)) for _ in range(5)]
    house = House(store)
    found = [(await changes(house, table))[1] for table in tables]
    assert ["?" in line for line in found] == [True] * 4 + [False]


async def test_who_left_is_marked_and_a_computer_has_no_rating(store: Store) -> None:
    table = await played(store, Sat(1), Sat(None, 2, left=2), Sat(3, 3))
    lines = await changes(House(store), table)
    left = {line.split()[1]: line.endswith("· left the match") for line in lines[1:-1]}
    assert left == {"**P1**": False, "**P3**": False, "**P**": True}


async def test_it_is_said_why_a_match_is_not_rated(store: Store) -> None:
    house = House(store)
    for sat, state, said in (
        ((Sat(1), Sat(None, 2)), "finished", "Not rated: a computer player sat there from the beginning."),
        ((Sat(1),), "finished", "Not rated: nobody played against you."),
        ((Sat(1), Sat(2)), "abandoned", "Not rated: the match was not finished."),
    ):
        table = await played(store, *sat, state=state)
        assert await changes(house, table) == [said]
        assert await pressed(house, table) == [said]
    assert house.pictures.sheets == []


async def test_a_table_without_a_result_has_changed_nothing(store: Store) -> None:
    house = House(store)
    towns = title_of("tiny_towns")
    row = await house.tables.open(towns, (HANSE, 1), (1, "Ada"), towns.options(), places=2)
    assert await changes(house, row.id) == []
    assert await pressed(house, row.id) == [f"Table {row.id} has no result, so it changed no rating."]


async def test_the_picture_has_a_row_for_each(store: Store) -> None:
    table = await played(store, Sat(1), Sat(2, 2))
    house = House(store)
    assert await pressed(house, table) == await changes(house, table)
    (sheet,) = house.pictures.sheets
    assert sheet.under == f"Tiny Towns · table {table}"
    assert [(row.place, row.place_said, row.name, row.instead, row.note) for row in sheet.rows] == [
        (1, "1", "P1", "Player 1", ""),
        (2, "2", "P2", "Player 2", ""),
    ]
    first, second = sheet.rows
    assert first.moved > 0 > second.moved
    assert (first.before, first.by) == ("1,500", f"+{first.moved}")
