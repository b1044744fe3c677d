"""Who is called only when the quiet hours are over."""

from __future__ import annotations

import pytest

from bot.tables.callings import sleepers
from tests.bot.tables.wall import ADA, BEN, House

MINUTES = 60
HOUR = 60 * MINUTES


@pytest.mark.parametrize(
    ("before", "within", "asleep"),
    [
        (0, 0, True),
        (1, 0, False),
        (10 * MINUTES, 10 * MINUTES, True),
        (10 * MINUTES + 1, 10 * MINUTES, False),
    ],
)
async def test_who_is_about_to_sleep_counts_as_asleep(
    house: House, before: int, within: int, asleep: bool
) -> None:
    now = int(house.wall.now)
    begins = now - now % HOUR + 2 * HOUR
    hour = begins // HOUR % 24
    await house.tables.guests.change_person(ADA, "Ada", zone="UTC", quiet_from=hour, quiet_to=(hour + 1) % 24)
    found = await sleepers(house.tables.guests, [ADA, BEN], begins - before, within=within)
    assert found == ({ADA: begins + HOUR} if asleep else {})
