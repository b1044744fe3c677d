"""Icons are brought to Discord one after the other, as many as may be, and old ones go after a month."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from itertools import count
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.icons import keeping
from bot.icons.drawing import Drawn
from bot.icons.keeping import Keeping, TakenError
from bot.store import Store, icons, leases
from bot.ui.kit.icons import SIGNS
from bot.ui.kit.sense import NonsenseError
from tests.bot.post.offline import refusal

DAY = 24 * 3600
SIX = tuple(f"towns/{number}" for number in range(6))


class House:
    """Discord, the drawings and the clock of one process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.now = 1_000_000
        self.emojis: dict[int, str] = {}
        self.refusals: dict[int, Exception] = {}
        self.asked = 0
        self.paint = "a"
        self.kept: list[int] = []
        self.lasts = 0
        self._numbers = count(1)
        self.keeping = self.begun()

    def begun(self) -> Keeping:
        """A process of it."""
        return Keeping(self.store, self, self._draw, lambda: self.now)

    async def _draw(self, wanted: Sequence[str]) -> list[Drawn]:
        return [Drawn(icon, f"gh_{icon.rpartition('/')[2]}_{self.paint}", b"png") for icon in wanted]

    async def fetch_application_emojis(self) -> list[Any]:
        return [
            SimpleNamespace(id=number, name=name, delete=lambda number=number: self._delete(number))
            for number, name in self.emojis.items()
        ]

    async def _delete(self, number: int) -> None:
        del self.emojis[number]

    async def create_application_emoji(self, *, name: str, image: bytes) -> Any:
        assert image == b"png"
        self.asked += 1
        async with self.store.reading() as connection:
            self.kept.append(len(await icons.every(connection)))
        self.now += self.lasts
        if self.asked in self.refusals:
            raise self.refusals[self.asked]
        number = next(self._numbers)
        self.emojis[number] = name
        return SimpleNamespace(id=number, name=name)


@pytest.fixture
async def house(store: Store, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr(keeping, "every", lambda: dict.fromkeys(SIX))
    yield House(store)
    SIGNS.show({})


def refused(*numbers: int, status: int = 400) -> dict[int, Exception]:
    return {number: refusal(status, 30008) for number in numbers}


async def test_an_old_drawing_goes_thirty_days_after_there_is_a_new_one(house: House) -> None:
    assert await house.keeping.round()
    house.paint = "b"
    assert await house.begun().round()
    assert len(house.emojis) == 12
    house.now += 30 * DAY - 1
    assert await house.begun().round()
    assert len(house.emojis) == 12
    house.now += 1
    assert await house.begun().round()
    assert sorted(house.emojis.values()) == [f"gh_{number}_b" for number in range(6)]


async def test_three_refusals_in_a_row_are_enough(house: House) -> None:
    house.refusals = refused(1, 2, 4, 5)
    assert await house.keeping.round()
    assert (house.asked, len(house.emojis)) == (6, 2)
    assert await house.keeping.round()
    assert house.asked == 6, "what was refused is not tried again"
    other = House(house.store)
    other.refusals = refused(2, 3, 4, 5)
    assert not await other.keeping.round()
    assert (other.asked, len(other.emojis)) == (4, 1)


@pytest.mark.parametrize("status", [401, 403, 429, 500, 503])
async def test_what_is_no_word_about_the_icon_ends_the_round(house: House, status: int) -> None:
    house.refusals = refused(2, status=status)
    with pytest.raises(discord.HTTPException):
        await house.keeping.round()
    assert house.asked == 2
    assert await house.keeping.round()
    assert len(set(house.emojis.values())) == len(house.emojis) == 6


async def test_an_emoji_under_another_name_is_none_of_ours(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def another(*, name: str, image: bytes) -> Any:
        del name, image
        return SimpleNamespace(id=7, name="party")

    monkeypatch.setattr(house, "create_application_emoji", another)
    with pytest.raises(NonsenseError, match="emoji 7 is not ours"):
        await house.keeping.round()


async def test_what_comes_quickly_is_written_together_every_few_seconds(house: House) -> None:
    house.lasts = 2
    await house.keeping.round()
    assert house.kept == [0, 0, 0, 0, 4, 4]
    async with house.store.reading() as connection:
        assert len(await icons.every(connection)) == 6


async def test_one_process_at_a_time_does_it_for_a_minute_at_most(house: House) -> None:
    async with house.store.writing() as connection:
        assert await leases.take(connection, keeping.WORK, "another", house.now, house.now + 60)
    with pytest.raises(TakenError):
        await house.keeping.round()
    assert house.asked == 0
    house.now += 60
    assert await house.keeping.round()
    async with house.store.writing() as connection:
        assert await leases.take(connection, keeping.WORK, "another", house.now, house.now + 60), (
            "it is given back"
        )


async def test_no_more_than_may_be_are_wanted(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(keeping, "every", lambda: {f"towns/{number}": None for number in range(302)})
    assert keeping._wanted() == [f"towns/{number}" for number in range(300)]
    assert "302 icons, 2 more than may be" in caplog.text
    caplog.clear()
    monkeypatch.setattr(keeping, "every", lambda: {f"towns/{number}": None for number in range(300)})
    assert len(keeping._wanted()) == 300
    assert caplog.text == ""


async def test_pictures_are_put_where_somebody_wants_them(house: House) -> None:
    house.keeping.album = album = dict[int, bytes]()
    await house.keeping.round()
    assert album == dict.fromkeys(house.emojis, b"png")
    later = house.begun()
    later.album = again = dict[int, bytes]()
    await later.round()
    assert again == album, "also those that were there already"
