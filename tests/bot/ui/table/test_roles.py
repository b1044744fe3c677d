"""A role hears of new tables once an hour at most, whatever the clock does, and never of those that have begun."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.store import Store
from bot.ui.table.roles import herald, mentionable, wanted
from engines.kernel import RefusedError
from engines.kernel.catalogue import title_of
from tests.bot.results.books import HANSE, NOON
from tests.bot.ui.results.house import House

HOUR = 3600


async def test_it_is_called_again_after_an_hour_and_not_before(store: Store) -> None:
    house = House(store)
    towns = title_of("tiny_towns")
    row = await house.tables.open(towns, (HANSE, 1), (1, "Ada"), towns.options(), places=2)

    async def called(seconds: int, state: Any = "lobby") -> int | None:
        house.clock += seconds
        await herald(house.asked(), replace(row, state=state))
        roled = (await house.guests.server(HANSE)).roled
        return None if roled is None else roled - NOON

    assert await called(0) is None, "no role is named"
    await house.guests.change_server(HANSE, role=55)
    assert await called(0, "playing") is None
    assert await called(0) == 0
    assert await called(HOUR - 1) == 0
    assert await called(1) == HOUR
    assert await called(-10) == HOUR - 10, "the clock was put back"
    assert await called(0) == HOUR - 10


class Role:
    """A role of a server."""

    id = 55

    def __init__(self, *, mentionable: bool, default: bool) -> None:
        self.mentionable = mentionable
        self._default = default

    def is_default(self) -> bool:
        return self._default


def test_only_a_role_that_everybody_may_mention_is_called_and_never_everybody() -> None:
    def outcome(*, may: bool, default: bool) -> object:
        role: Any = Role(mentionable=may, default=default)
        try:
            found: object = wanted(role)
        except RefusedError as error:
            found = error.text.id
        assert mentionable(role) is (found == 55)
        return found

    assert outcome(may=True, default=False) == 55
    assert outcome(may=False, default=False) == "settings-role-unmentionable"
    assert outcome(may=True, default=True) == "settings-role-everyone"
    assert outcome(may=False, default=True) == "settings-role-everyone"
