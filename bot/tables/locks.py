"""One lock for each thing that must not be touched by two at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)


@dataclass
class _Held:
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    users: int = 0


class Locks(Generic[K]):
    """Locks by key, each kept only while somebody holds it or waits for it."""

    def __init__(self) -> None:
        self._held: dict[K, _Held] = {}

    def __len__(self) -> int:
        return len(self._held)

    def __contains__(self, key: K) -> bool:
        return key in self._held

    @asynccontextmanager
    async def hold(self, key: K) -> AsyncIterator[None]:
        """Wait until nobody else has this key, and have it alone; whoever came first is first."""
        held = self._held.setdefault(key, _Held())
        held.users += 1
        try:
            async with held.lock:
                yield
        finally:
            held.users -= 1
            if not held.users:
                del self._held[key]
