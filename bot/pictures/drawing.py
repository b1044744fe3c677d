"""Pictures for messages: drawn by two threads beside the event loop, and kept while they may be asked for again."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import sys
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Event, get_native_id
from typing import ClassVar, Literal

from PIL.Image import Image

from bot.pictures.beside import Beside
from data.names import isolated
from data.words import Words
from engines.kernel import AnyView, Question
from renderers.kit.encode import encode
from renderers.kit.gallery import artist_of, artists

log = logging.getLogger(__name__)
Kind = Literal["table", "seat", "hand", "scores"]
KEPT_BYTES = 24 * 2**20
BEHIND = 10


@dataclass(frozen=True)
class Picture:
    """An encoded picture with its alt text."""

    name: str
    data: bytes
    alt: str


@dataclass(frozen=True)
class Wanted:
    """What to draw: whose view of which title, with which open question, in which words."""

    kind: Kind
    view: AnyView
    question: Question | None
    words: Words

    @property
    def key(self) -> str:
        """The same for the same picture."""
        question = self.question
        asked = [] if question is None else [(one.key, one.blocked is None) for one in question.options]
        prompt = "" if question is None else self.words.say(question.prompt)
        words = (self.words.language, self.words.names)
        text = f"{self.kind}|{self.view.model_dump_json()}|{prompt}|{asked}|{words}"
        return hashlib.sha256(text.encode()).hexdigest()


class Pictures:
    """Draws what is wanted, once; with a rehearsal, the other pictures of a title are prepared after its first."""

    rehearsed: ClassVar[set[str]] = set()  # what a rehearsal makes stays as long as the process

    def __init__(
        self,
        rehearse: Callable[[str, Event], int] | None = None,
        threads: int = 2,
        beside: Beside | None = None,
    ) -> None:
        self._rehearse = rehearse
        self._beside = beside or Beside()
        self._over = Event()
        self._spare = ThreadPoolExecutor(1, "rehearsal", initializer=_give_way)
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="picture")
        self._kept: OrderedDict[str, Picture | None] = OrderedDict()
        self._size = 0
        self._drawing: dict[str, asyncio.Future[Picture | None]] = {}

    async def draw(self, wanted: Wanted) -> Picture | None:
        """The picture, or None where there is none: a message goes out without it rather than not at all."""
        if wanted.view.title not in artists():
            return None
        key = wanted.key
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        try:
            picture = await self._beside.until(asyncio.shield(self._drawn(key, wanted)))
        except Exception:
            log.exception("a %s picture of %s cannot be drawn", wanted.kind, wanted.view.title)
            return None
        self._keep(key, picture)
        return picture

    async def paint(self, name: str, draw: Callable[[], Image], alt: str) -> Picture | None:
        """A picture that belongs to no table, drawn by the same threads; None where it cannot be drawn."""
        try:
            data = await self._beside.run(self._pool, lambda: encode(draw()))
        except Exception:
            log.exception("a %s picture cannot be drawn", name)
            return None
        return Picture(name, data, alt)

    def _drawn(self, key: str, wanted: Wanted) -> asyncio.Future[Picture | None]:
        """The drawing of this picture, begun once however many ask for it."""
        if key not in self._drawing:
            future = self._beside.start(self._pool, _draw, wanted)
            self._drawing[key] = future
            self._prepare(wanted.view.title)
            future.add_done_callback(lambda done: self._done(key, done))
        return self._drawing[key]

    def _prepare(self, title: str) -> None:
        if self._rehearse is not None and title not in self.rehearsed:
            self.rehearsed.add(title)
            self._spare.submit(self._rehearse, title, self._over)

    def _done(self, key: str, drawing: asyncio.Future[Picture | None]) -> None:
        del self._drawing[key]
        if not drawing.cancelled():
            drawing.exception()  # whoever waited has been told; if nobody waits any more, nobody needs it

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
    view, words = wanted.view, wanted.words
    if wanted.kind == "table":
        return artist.table(view, words)
    if wanted.kind == "scores":
        return artist.scores(view, words)
    if wanted.kind == "seat":
        return artist.seat(view, wanted.question, words)
    return artist.hand(view, wanted.question, words)


def _draw(wanted: Wanted) -> Picture | None:
    image, artist = drawn(wanted), artist_of(wanted.view.title)
    if image is None:
        return None
    alt = artist.hand_alt if wanted.kind == "hand" else artist.alt
    words = wanted.words.naming([isolated(name) for name in wanted.words.names])
    return Picture(wanted.kind, encode(image, "webp"), alt(wanted.view, words))
