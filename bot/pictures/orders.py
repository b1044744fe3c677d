"""What is to be drawn, and who waits for it: each picture once, the newest for a message, and none that nobody needs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from threading import Lock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.pictures.drawing import Picture, Wanted

log = logging.getLogger(__name__)


@dataclass(eq=False)
class Order:
    """One picture; its ticket is taken once: by the thread that draws it, or by whoever calls it off."""

    key: str
    wanted: Wanted
    waiting: set[Wait] = field(default_factory=set)
    ticket: Lock = field(default_factory=Lock)
    off: bool = False

    def taken(self) -> Wanted | None:
        """What a thread is to draw, unless it was called off."""
        return self.wanted if self.ticket.acquire(blocking=False) else None

    def call_off(self) -> bool:
        """Draw it no more, if nobody has begun."""
        self.off = self.off or self.ticket.acquire(blocking=False)
        return self.off


@dataclass(eq=False)
class Wait:
    """Somebody who waits for a picture: told it, or None where there is none."""

    order: Order
    subject: str
    told: asyncio.Future[Picture | None]


class Orders:
    """All that is to be drawn."""

    def __init__(
        self,
        begin: Callable[[Order], asyncio.Future[Picture | None]],
        keep: Callable[[str, Picture | None], None],
    ) -> None:
        self._begin, self._keep = begin, keep
        self._open: dict[str, Order] = {}
        self._newest: dict[str, Wait] = {}

    def __len__(self) -> int:
        return len(self._open)

    def wait(self, wanted: Wanted) -> Wait:
        """Wait for a picture; whoever waits for an older one of the same subject, which nobody has begun, is told None."""
        order = self._open.get(wanted.key)
        if order is None:
            order = Order(wanted.key, wanted)
            self._begin(order).add_done_callback(partial(self._drawn, order))
            self._open[order.key] = order
        wait = Wait(order, wanted.subject, asyncio.get_running_loop().create_future())
        order.waiting.add(wait)
        if wait.subject:
            older = self._newest.get(wait.subject)
            if older is not None and older.order is not order and not older.order.ticket.locked():
                older.told.set_result(None)
                self.leave(older)
            self._newest[wait.subject] = wait
        return wait

    def leave(self, wait: Wait) -> None:
        """Wait no longer; what nobody waits for and nobody has begun is not drawn."""
        order = wait.order
        order.waiting.discard(wait)
        if self._newest.get(wait.subject) is wait:
            del self._newest[wait.subject]
        if not order.waiting and order.call_off():
            self._close(order)

    def _close(self, order: Order) -> None:
        if self._open.get(order.key) is order:
            del self._open[order.key]

    def _drawn(self, order: Order, drawing: asyncio.Future[Picture | None]) -> None:
        self._close(order)
        picture = None
        if not drawing.cancelled() and (error := drawing.exception()) is not None:
            what = order.wanted
            log.error("a %s picture of %s cannot be drawn", what.kind, what.view.title, exc_info=error)
        elif not drawing.cancelled() and not order.off:
            picture = drawing.result()
            self._keep(order.key, picture)
        for wait in order.waiting:
            if not wait.told.done():
                wait.told.set_result(picture)
