"""Which panels are open: of each table one a person, those that wait, and none whose time is over."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.ui.kit.panels import Panels, Which


class Press:
    """The interaction that brought a panel; its reply can be deleted while its token lives."""

    def __init__(self, *, expired: bool = False, error: Exception | None = None) -> None:
        self.expired, self.error = expired, error
        self.deleted = 0

    def is_expired(self) -> bool:
        return self.expired

    async def delete_original_response(self) -> None:
        self.deleted += 1
        if self.error is not None:
            raise self.error


def showed(panels: Panels, which: Which | None, message: int, press: Press | None = None) -> Press:
    there: Any = press or Press()
    panels.showed(which, there, message)
    return there  # type: ignore[no-any-return]


async def test_an_older_panel_of_the_same_table_goes_when_a_newer_is_opened() -> None:
    panels = Panels()
    first = showed(panels, Which(1, 7), 100)
    elsewhere, others = showed(panels, Which(2, 7), 200), showed(panels, Which(1, 8), 300)
    again = showed(panels, Which(1, 7), 100)
    await asyncio.sleep(0)
    assert first.deleted == 0, "it has only been changed"
    late = showed(panels, Which(1, 7), 101, Press(error=OSError("cut")))
    expired = showed(panels, Which(1, 7), 102, Press(expired=True))
    showed(panels, Which(1, 7), 103)
    await asyncio.sleep(0)
    assert [one.deleted for one in (again, late, expired)] == [1, 1, 0]
    assert [elsewhere.deleted, others.deleted] == [0, 0]


async def test_only_panels_that_wait_and_can_be_touched_keep_up() -> None:
    panels = Panels()
    showed(panels, Which(1, 7, waits=True), 100)
    showed(panels, Which(1, 8), 200)
    showed(panels, Which(2, 7, waits=True), 300)
    showed(panels, Which(1, 9, waits=True), 400, Press(expired=True))
    (one,) = panels.waiting(1)
    assert one.message == 100
    assert panels.still(one)
    panels.gone(None)
    assert panels.still(one)
    showed(panels, None, 100)
    assert not panels.still(one)
    assert panels.waiting(1) == []
    assert len(panels.waiting(2)) == 1


async def test_the_oldest_of_more_than_two_thousand_are_forgotten() -> None:
    panels = Panels()
    for person in range(2001):
        showed(panels, Which(1, person, waits=True), person)
    assert [one.message for one in panels.waiting(1)] == list(range(1, 2001))
