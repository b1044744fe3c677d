"""Drawing all icons, in a process of its own: what they are made of would push the pieces of tables out of memory."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from bot.icons.recipe import recipe
from bot.pictures.beside import Beside
from bot.pictures.studio import drawers
from data.components import override
from renderers.house.icons import ICONS
from renderers.kit.artist import HOUSE
from renderers.kit.gallery import artists
from renderers.kit.sticker import Icon

PREFIX = "gh_"
NAME, HASH = 20, 8
A_BATCH = 16


@dataclass(frozen=True, slots=True)
class Drawn:
    """An icon by its title and name, the name that its emoji has, and the picture."""

    icon: str
    name: str
    data: bytes


Draw = Callable[[Sequence[str]], Awaitable[list[Drawn]]]


def every() -> dict[str, Icon]:
    """All icons there are, by title and name; those of the house come first."""
    found = {f"{HOUSE}/{name}": draw for name, draw in ICONS.items()}
    for title, artist in artists().items():
        found |= {f"{title}/{name}": draw for name, draw in artist.icons().items()}
    return found


def drawn(icon: str) -> Drawn:
    """One of them; its name on Discord tells it from how it was drawn before."""
    image, out = every()[icon](), BytesIO()
    image.save(out, "PNG")
    mark = hashlib.sha256(image.tobytes()).hexdigest()[:HASH]
    return Drawn(icon, f"{PREFIX}{icon.partition('/')[2][:NAME]}_{mark}", out.getvalue())


def _some(icons: Sequence[str], components: Path | None) -> list[Drawn]:
    override(components)
    return [drawn(icon) for icon in icons]


class Apart:
    """Draws in a process that is there only as long as it takes."""

    def __init__(self, beside: Beside, components: Path | None) -> None:
        self._beside = beside
        self._components = components

    async def recipe(self) -> str:
        """What it draws from, as a mark."""
        with ThreadPoolExecutor(1) as pool:
            return await self._beside.run(pool, recipe, self._components)

    async def __call__(self, icons: Sequence[str]) -> list[Drawn]:
        """Draw these, a few at a time."""
        crew, found = drawers(), list[Drawn]()
        try:
            for start in range(0, len(icons), A_BATCH):
                some = icons[start : start + A_BATCH]
                found += await self._beside.run(crew.pool, _some, some, self._components)
        finally:
            crew.end()
        return found
