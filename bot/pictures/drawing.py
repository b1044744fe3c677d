"""Pictures for messages: drawn by threads beside the event loop, and kept while they may be asked for again."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import sys
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property, partial
from threading import Event, get_native_id
from typing import ClassVar, Literal, TypeAlias

from PIL.Image import Image

from bot.pictures.beside import Beside
from bot.pictures.orders import Order, Orders
from bot.pictures.painters import Painters, UndrawnError
from bot.pictures.thrift import arrange, give_back
from data.names import isolated
from data.words import Words
from engines.kernel import AnyView, Question
from renderers.kit.encode import PRIVATE, STAYS, TABLE, Format, Use, written
from renderers.kit.gallery import artist_of, artists
from renderers.kit.nameplate import player_name

log = logging.getLogger(__name__)
Kind = Literal["table", "seat", "hand", "scores"]
RANKS: tuple[Kind, ...] = ("seat", "hand", "table", "scores")  # who waits for a panel waits to answer
USES: dict[Kind, Use] = {"seat": PRIVATE, "hand": PRIVATE, "table": TABLE, "scores": STAYS}
KEPT_BYTES = 12 * 2**20
BEHIND = 10


@dataclass(frozen=True)
class Picture:
    """An encoded picture with its alt text."""

    name: str
    data: bytes
    alt: str
    form: Format = STAYS.format

    @property
    def file(self) -> str:
        """How it is called as a file."""
        return f"{self.name}.{self.form}"


@dataclass(frozen=True)
class Wanted:
    """What to draw: whose view of which title, with which open question, in which words.

    The subject names the message that it is for. Where a newer picture is wanted for the same one, the older is
    not drawn any more; without a subject each is.
    """

    kind: Kind
    view: AnyView
    question: Question | None
    words: Words
    subject: str = ""

    @cached_property
    def key(self) -> str:
        """The same for the same picture."""
        question = self.question
        asked = [] if question is None else [(one.key, one.blocked is None) for one in question.options]
        prompt = None if question is None else question.prompt
        words = (self.words.language, self.words.names)
        text = f"{self.kind}|{self.view.model_dump_json()}|{prompt}|{asked}|{words}"
        return hashlib.sha256(text.encode()).hexdigest()


Coming: TypeAlias = "asyncio.Task[Picture | None]"


class Pictures:
    """Draws what is wanted, once; with a rehearsal, a title's other pictures in a language are prepared after the first."""

    rehearsed: ClassVar[set[tuple[str, str]]] = set()  # what a rehearsal makes stays as long as the process

    def __init__(
        self,
        rehearse: Callable[[str, Event, str], int] | None = None,
        painters: Painters | None = None,
        beside: Beside | None = None,
    ) -> None:
        arrange()
        self._rehearse = rehearse
        self._beside = beside or Beside()
        self._over = Event()
        self._spare = ThreadPoolExecutor(1, "rehearsal", initializer=_give_way)
        self._pool = painters or Painters()
        self._kept: OrderedDict[str, Picture | None] = OrderedDict()
        self._size = 0
        self._orders = Orders(self._begin, self._keep)
        self.drawn: Counter[str] = Counter()

    @property
    def waiting(self) -> int:
        """How many are being drawn, or wait for that."""
        return len(self._orders)

    async def draw(self, wanted: Wanted) -> Picture | None:
        """The picture, or None where there is none: a message goes out without it rather than not at all."""
        if wanted.view.title not in artists():
            return None
        if wanted.key in self._kept:
            self._kept.move_to_end(wanted.key)
            return self._kept[wanted.key]
        try:
            wait = self._orders.wait(wanted)
        except UndrawnError as error:
            log.warning("a %s picture of %s is not drawn: %s", wanted.kind, wanted.view.title, error)
            return None
        try:
            return await self._beside.until(wait.told)
        finally:
            self._orders.leave(wait)

    async def soon(self, wanted: Wanted, within: float) -> Picture | Coming | None:
        """The same, if it is there within so many seconds, and otherwise what can be awaited for it."""
        coming = asyncio.ensure_future(self.draw(wanted))
        try:
            await asyncio.wait({coming}, timeout=within)
        except asyncio.CancelledError:
            coming.cancel()
            raise
        return coming.result() if coming.done() else coming

    async def paint(self, name: str, draw: Callable[[], Image], alt: str) -> Picture | None:
        """A picture that belongs to no table, drawn by the same threads; None where it cannot be drawn."""
        try:
            data = await self._beside.run(self._pool, lambda: written(draw(), STAYS))
        except Exception:
            log.exception("a %s picture cannot be drawn", name)
            return None
        return Picture(name, data, alt)

    async def paint_soon(
        self, name: str, draw: Callable[[], Image | None], alt: str, within: float
    ) -> Picture | Coming | None:
        """The same, if it is there within so many seconds, and otherwise what can be awaited for it."""

        def known() -> Image:
            image = draw()
            if image is None:
                raise LookupError(f"there is nothing to draw for {name}")
            return image

        coming = asyncio.ensure_future(self.paint(name, known, alt))
        try:
            await asyncio.wait({coming}, timeout=within)
        except asyncio.CancelledError:
            coming.cancel()
            raise
        return coming.result() if coming.done() else coming

    async def paint_once(
        self, key: str, name: str, draw: Callable[[], Image | None], alt: str, within: float
    ) -> Picture | Coming | None:
        """The same of one that never changes: it is drawn anew only when it has not been looked at for long."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        painted = await self.paint_soon(name, draw, alt, within)
        if isinstance(painted, Picture):
            self._keep(key, painted)
        elif painted is not None:
            painted.add_done_callback(partial(self._keep_painted, key))
        return painted

    def _keep_painted(self, key: str, painted: Coming) -> None:
        if not painted.cancelled() and painted.exception() is None and (picture := painted.result()):
            self._keep(key, picture)

    def _begin(self, order: Order) -> asyncio.Future[Picture | None]:
        """Put it into the line."""
        wanted = order.wanted
        self.drawn[wanted.kind] += 1
        drawing = self._beside.start(self._pool.at(RANKS.index(wanted.kind)), _carry_out, order)
        self._prepare(wanted.view.title, wanted.words.language)
        return drawing

    def _prepare(self, title: str, language: str) -> None:
        if self._rehearse is not None and (title, language) not in self.rehearsed:
            self.rehearsed.add((title, language))
            self._spare.submit(self._rehearse, title, self._over, language)

    def _keep(self, key: str, picture: Picture | None) -> None:
        if key in self._kept:
            return
        self._kept[key] = picture
        self._size += len(picture.data) if picture else 0
        while self._size > KEPT_BYTES:
            _, old = self._kept.popitem(last=False)
            self._size -= len(old.data) if old else 0

    def close(self) -> None:
        """Stop drawing."""
        self._over.set()
        self._spare.shutdown(wait=False, cancel_futures=True)
        self._pool.shutdown(wait=False, cancel_futures=True)


def _give_way() -> None:
    """What nobody waits for yet goes behind everything else, where threads have a priority of their own."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, get_native_id(), BEHIND)


def drawn(wanted: Wanted) -> Image | None:
    """The picture as its title's artist draws it; None for a hand where nothing is held."""
    artist = artist_of(wanted.view.title)
    view = wanted.view
    # A name of which nothing can be drawn is told by its seat within sentences, too, as on its plate.
    words = wanted.words.naming([player_name(wanted.words, seat) for seat in range(view.seats)])
    if wanted.kind == "table":
        return artist.table(view, words)
    if wanted.kind == "scores":
        return artist.scores(view, words)
    if wanted.kind == "seat":
        return artist.seat(view, wanted.question, words)
    return artist.hand(view, wanted.question, words)


def _carry_out(order: Order) -> Picture | None:
    wanted = order.taken()
    if wanted is None:
        return None
    try:
        return _draw(wanted)
    finally:
        give_back()


def _draw(wanted: Wanted) -> Picture | None:
    image, artist = drawn(wanted), artist_of(wanted.view.title)
    if image is None:
        return None
    alt, use = artist.hand_alt if wanted.kind == "hand" else artist.alt, USES[wanted.kind]
    words = wanted.words.naming([isolated(name) for name in wanted.words.names])
    return Picture(wanted.kind, written(image, use), alt(wanted.view, words), use.format)
