"""The bot without Discord: real tables and a real store, with channels that only note what is done in them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
from PIL.Image import Image

from bot.app import Guildhall
from bot.letters.shelf import due
from bot.pictures.drawing import Picture, Pictures, Wanted
from bot.post.drain import Post
from bot.settings import Settings
from bot.store import Share, Store, messages
from bot.store.records import Slot
from bot.tables.guests import Guests
from bot.tables.service import Tables
from engines.kernel.catalogue import title_of

SERVER, CHANNEL, ME, ADA, BEN = 1, 2, 900, 11, 12
START = 1_000_000


def refusal(status: int, code: int = 0) -> discord.HTTPException:
    """Discord says no."""
    response: Any = SimpleNamespace(status=status, reason="", headers={})
    return discord.HTTPException(response, {"code": code, "message": "no"})


@dataclass
class Said:
    """A message as it stands; also the way in which it is edited and deleted."""

    id: int
    channel: Channel
    shown: dict[str, Any]
    author: Any
    components: list[Any] = field(default_factory=list)

    async def edit(self, **shown: Any) -> None:
        self.channel.does(f"edit {self.id}")
        self.shown |= shown

    async def delete(self) -> None:
        self.channel.does(f"delete {self.id}")
        self.channel.said.pop(self.id, None)

    async def create_thread(self, *, name: str, auto_archive_duration: int) -> Channel:
        self.channel.does(f"thread {name} {auto_archive_duration}")
        return self.channel.house.make(self.id)


class Channel(discord.TextChannel):
    """A place in which messages stand; refuses as often as it is told to."""

    def __init__(self, house: House, number: int) -> None:
        self.house = house
        self.id = number
        self.said: dict[int, Said] = {}
        self.done: list[str] = []
        self.refusals: dict[str, list[BaseException]] = {}
        self.unheard: list[BaseException] = []  # raised when a message stands there already
        self._nonces: dict[str, Said] = {}
        self.locked = False
        self.allowed = discord.Permissions.all()
        self.guild = SimpleNamespace(me=None)  # type: ignore[assignment]

    def does(self, what: str) -> None:
        self.done.append(what)
        waiting = self.refusals.get(what.partition(" ")[0])
        if waiting:
            raise waiting.pop(0)

    def permissions_for(self, obj: Any, /) -> discord.Permissions:
        del obj
        return self.allowed

    def post(self, author: int = ME, **shown: Any) -> Said:
        said = Said(next(self.house.numbers), self, shown, SimpleNamespace(id=author))
        if "view" in shown:
            said.components = [SimpleNamespace(children=shown["view"].children)]
        self.said[said.id] = said
        return said

    async def send(self, *, nonce: str = "", **shown: Any) -> Said:  # type: ignore[override]
        self.does("send")
        if (known := self._nonces.get(nonce)) is not None:  # as Discord does, whether it still stands or not
            return known
        said = self.post(nonce=nonce, **shown)
        if nonce:
            self._nonces[nonce] = said
        if self.unheard:
            raise self.unheard.pop(0)
        return said

    def get_partial_message(self, number: int, /) -> Any:
        return self.said.get(number) or Said(number, self, {}, None)

    async def history(self, *, limit: int) -> AsyncIterator[Said]:  # type: ignore[override]
        self.does("history")
        for said in list(reversed(self.said.values()))[:limit]:
            yield said


class House(Guildhall):
    """The bot in a house of such channels."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.pictures.close()
        self.pictures = NoPictures()
        self.numbers = count(100)
        self.places: dict[int, Channel] = {}
        self.time = START
        self.asked: list[int] = []

    @property
    def user(self) -> Any:
        return SimpleNamespace(id=ME)

    @property
    def clock(self) -> float:
        return self.time

    async def open(self) -> None:
        self.store = await Store.open(self.settings.database)
        await self.store.join(self.settings.database, Share(*self.settings.share))
        self.guests = Guests(self.store)
        self.tables = Tables(self.store, lambda: self.clock, due, 1000)
        self.post = Post(self)
        self.make(CHANNEL)

    def make(self, number: int) -> Channel:
        return self.places.setdefault(number, Channel(self, number))

    def get_channel(self, number: int, /) -> Any:
        return self.places.get(number)

    async def fetch_channel(self, number: int, /) -> Any:
        self.asked.append(number)
        raise refusal(404, 10003)

    def get_partial_messageable(self, number: int, **_: Any) -> Any:
        return self.places.get(number) or Channel(self, number)

    def get_user(self, number: int, /) -> Any:
        async def create_dm() -> Channel:
            self.make(number * 1000).does("open")
            return self.make(number * 1000)

        return SimpleNamespace(dm_channel=None, create_dm=create_dm)

    @property
    def channel(self) -> Channel:
        return self.places[CHANNEL]

    def dm(self, person: int) -> Channel:
        return self.make(person * 1000)

    async def lobby(self, title: str = "tiny_towns") -> int:
        known = title_of(title)
        row = await self.tables.open(known, (SERVER, CHANNEL), (ADA, "Ada"), known.options())
        await self.tables.join(row.id, BEN, "Ben")
        return row.id

    async def match(self, title: str = "tiny_towns") -> int:
        number = await self.lobby(title)
        await self.tables.start(number, ADA)
        return number

    async def slot(self, table: int, name: str = "card") -> Slot:
        return (await self.post.slots(table))[name]

    async def note(self, slot: Slot, **values: Any) -> None:
        async with self.store.writing() as connection:
            await messages.note(connection, slot, **values)

    async def deliver(self, table: int, name: str = "card") -> bool:
        return await self.post._delivery.deliver(table, name)

    async def state(self, table: int) -> str:
        async with self.tables.enter(table) as live:
            return live.row.state


class NoPictures(Pictures):
    """Draws nothing."""

    async def draw(self, wanted: Wanted) -> Picture | None:
        del wanted
        return None

    async def paint(self, name: str, draw: Callable[[], Image], alt: str) -> Picture | None:
        del name, draw, alt
        return None


def settings(folder: Path) -> Settings:
    """Those of a bot as it comes, with a database of its own."""
    return Settings.read(
        database=f"sqlite+aiosqlite:///{folder / 'guildhall.db'}", rehearse=False, icons=False
    )
