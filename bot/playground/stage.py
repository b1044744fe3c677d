"""The one thing that is shown: a place, as one person sees it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, dataclass
from typing import Any
from urllib.parse import urlsplit

import simcord

from bot.playground import portraits
from bot.playground.news import News
from bot.playground.wire import Wire
from bot.playground.world import STILL_AT_WORK, Person, Place, World

log = logging.getLogger(__name__)

_BEATS_A_SECOND = 3


@dataclass(frozen=True, slots=True)
class Looks:
    """How the page wants it drawn: the size of its frame and its own time zone."""

    width: int = 960
    height: int = 720
    timezone: str = "UTC"


class Stage:
    """Holds the only preview that simcord allows, and the lock round everything done to the world."""

    def __init__(self, world: World, wire: Wire) -> None:
        self.world = world
        self.wire = wire
        self.preview: simcord.Preview | None = None
        self._news = News(world)
        self._person = world.people[0]
        self._place = world.places(self._person)[0]
        self._looks = Looks()
        self._run = secrets.token_hex(4)
        self._opened = 0
        self._outdated = False
        self._errors = world.env.error_cursor
        self._lock = asyncio.Lock()
        world.drawing.changed = lambda: wire.drawing(busy=world.drawing.busy)

    @property
    def address(self) -> tuple[str, str] | None:
        """Where the preview is served on this machine, and the key that opens it."""
        if self.preview is None:
            return None
        whole = urlsplit(self.preview.url)
        return f"http://{whole.netloc}", whole.fragment

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """One operation at a time; whatever goes wrong is told in the page and ends nothing."""
        async with self._lock:
            try:
                yield
            except Exception as error:
                self._outdated = True
                log.exception("an operation on the world failed")
                self.wire.toast(_sentence(error), "warning" if isinstance(error, TimeoutError) else "error")
            self._tell_errors()
        self.publish()

    async def show(self, person_key: str, place_key: str, looks: Looks | None = None) -> None:
        """Go to a place as a person; an unknown place is the channel."""
        async with self.turn():
            self._looks = looks or self._looks
            self._person = self.world.person(person_key) or self._person
            self._place = self._find(place_key)
            await self._open()

    async def skip(self, seconds: float) -> None:
        """Let a long time pass at once."""
        async with self.turn():
            await self.world.skip(seconds)

    async def restart_bot(self) -> None:
        """Stop the bot and start it anew, in front of the same messages."""
        async with self.turn():
            await self._close()
            await self.world.restart()
            await self._open()
            self.wire.toast("The bot was stopped and started again.", "done")

    async def keep_going(self) -> None:
        """Let time pass for as long as the playground is open."""
        while True:
            await asyncio.sleep(1 / _BEATS_A_SECOND)
            async with self.turn():
                await self._beat()

    def acted(self, *, published: bool) -> None:
        """Somebody did something through the preview, which may have shown the outcome by itself."""
        self._news.gather()
        self._news.forget()
        self._outdated = self._outdated or not published

    def publish(self) -> None:
        """Tell the pages where everybody can go and what is new there."""
        if self.wire.heard:
            self._news.mark_seen(self._person, self._place)
        self.wire.state(
            {
                "bot": self.world.bot_name,
                "person": self._person.key,
                "place": self._place.key,
                "frame": f"?{self._run}-{self._opened}#{self.address[1]}" if self.address else None,
                "apart": self.world.apart,
                "people": [self._describe(person) for person in self.world.people],
            }
        )

    async def close(self) -> None:
        """Show nothing any more."""
        async with self._lock:
            await self._close()

    async def _beat(self) -> None:
        await self.world.keep_up()
        touched = self._news.gather()
        if self.preview is None:
            return
        before, self._place = self._place, self._find(self._place.key)
        if before.key != self._place.key or self.world.album.has_grown():
            await self._open()  # the bot has deleted the thread, or uploaded its icons
        elif self._outdated or touched is None or self._place.key in touched:
            self._outdated = False
            await self.preview.refresh()

    async def _open(self) -> None:
        await self._close()
        if not self.world.running:
            return None
        with suppress(simcord.SetupError):
            return await self._enter(self._looks)
        # Not every machine knows every time zone, nor can every window be drawn in.
        with suppress(simcord.SetupError):
            return await self._enter(Looks())
        self.wire.toast(f"{self._person.name} cannot go there.", "warning")
        self._place = self._find("")
        return await self._enter(Looks())

    async def _enter(self, looks: Looks) -> None:
        preview = self.world.env.preview(
            self._place.channel,
            viewers=[self._place.seen_by(self._person)],
            layout="channel",
            assets=portraits.assets(self.world.faces) | self.world.album.assets(),
            **asdict(looks),
        )
        self.preview = await preview.__aenter__()
        self._opened += 1
        self._outdated = False

    async def _close(self) -> None:
        if self.preview is not None:
            preview, self.preview = self.preview, None
            await preview.close()

    def _find(self, key: str) -> Place:
        places = self.world.places(self._person)
        return next((place for place in places if place.key == key), places[0])

    def _describe(self, person: Person) -> dict[str, Any]:
        return {
            "key": person.key,
            "name": person.name,
            "places": [
                {"key": place.key, "kind": place.kind, "name": place.name, "archived": place.archived}
                | asdict(self._news.unseen(person, place))
                for place in self.world.places(person)
            ],
        }

    def _tell_errors(self) -> None:
        env = self.world.env
        for error in env.errors_since(self._errors):
            log.error("the bot raised an error", exc_info=error)
            self.wire.toast(f"The bot raised an error: {_sentence(_root(error))}")
        self._errors = env.error_cursor


def _root(error: BaseException) -> BaseException:
    """discord.py wraps what a command raised."""
    original = getattr(error, "original", None)
    return original if isinstance(original, BaseException) else error


def _sentence(error: BaseException) -> str:
    if isinstance(error, TimeoutError):
        return STILL_AT_WORK
    first = str(error).partition("\n")[0]
    return f"{type(error).__name__}: {first}" if first else type(error).__name__
