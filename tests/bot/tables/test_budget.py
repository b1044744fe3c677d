"""What takes much may be done so often within an hour, by each person for themselves."""

from __future__ import annotations

import pytest

from bot.store import Store
from bot.tables.budget import HOUR, Budget
from data.words import Words
from engines.kernel import RefusedError
from tests.bot.tables.wall import ADA, BEN, House, Wall
from tests.e2e.stage import Toys
from tests.toys import WORKS


def test_so_many_within_an_hour_and_then_again() -> None:
    wall = Wall(1_000_000)
    budget = Budget("budget-films", 3, wall)
    for _ in range(3):
        budget.spend(ADA)
        wall.now += 60
    for _ in range(2):
        with pytest.raises(RefusedError) as refused:
            budget.spend(ADA)
    budget.spend(BEN)
    said = Words("en").say(refused.value.text)
    assert "each person may have 3 an hour" in said
    assert f"<t:{1_000_000 + HOUR}:R>" in said
    wall.now = 1_000_000 + HOUR
    budget.spend(ADA)
    with pytest.raises(RefusedError):
        budget.spend(ADA)


async def test_whoever_opens_tables_all_the_time_is_asked_to_wait(store: Store) -> None:
    with Toys():
        house = House(store)
        for _ in range(30):
            row = await house.tables.open(WORKS, (1, 2), (ADA, "Ada"), WORKS.options())
            await house.tables.leave(row.id, ADA)
        with pytest.raises(RefusedError) as refused:
            await house.tables.open(WORKS, (1, 2), (ADA, "Ada"), WORKS.options())
        assert "may open 30 tables an hour" in Words("en").say(refused.value.text)
        await house.tables.open(WORKS, (1, 2), (BEN, "Ben"), WORKS.options())
