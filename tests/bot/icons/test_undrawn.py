"""Icons that come out the same are not drawn again: their names are remembered with what they were drawn from."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.icons import keeping, recipe
from bot.icons.drawing import Drawn, every
from bot.icons.keeping import Keeping
from bot.store import Store
from bot.ui.kit.icons import SIGNS

FEW = ("house/circle", "tiny_towns/wood", "pillars/wood")


class Discord:
    """Keeps emojis by number."""

    def __init__(self) -> None:
        self.emojis: dict[int, str] = {}
        self._numbers = count(1)

    async def fetch_application_emojis(self) -> list[Any]:
        return [SimpleNamespace(id=number, name=name) for number, name in self.emojis.items()]

    async def create_application_emoji(self, *, name: str, image: bytes) -> Any:
        del image
        number = next(self._numbers)
        self.emojis[number] = name
        return SimpleNamespace(id=number, name=name)


@dataclass
class Studio:
    """Draws by a recipe, and remembers which icons."""

    by: str = "first"
    drawn: list[str] = field(default_factory=list)

    async def recipe(self) -> str:
        return self.by

    async def draw(self, wanted: Sequence[str]) -> list[Drawn]:
        self.drawn += wanted
        return [Drawn(icon, f"gh_{icon.replace('/', '_')}_{self.by}", b"png") for icon in wanted]


Start = Callable[[], Awaitable[list[str]]]


@pytest.fixture
def discord() -> Discord:
    return Discord()


@pytest.fixture
def studio() -> Studio:
    return Studio()


@pytest.fixture
def start(store: Store, discord: Discord, studio: Studio, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """A start of the bot; what is drawn at it."""
    known = every()
    monkeypatch.setattr(keeping, "every", lambda: {icon: known[icon] for icon in FEW})

    async def started() -> list[str]:
        studio.drawn.clear()
        await Keeping(store, discord, studio.draw, lambda: 1000.0, studio.recipe).round()
        return list(studio.drawn)

    yield started
    SIGNS.show({})


async def test_a_start_at_which_nothing_has_changed_draws_nothing(start: Start, discord: Discord) -> None:
    assert await start() == list(FEW)
    shown, there = SIGNS.known, dict(discord.emojis)
    SIGNS.show({})
    assert await start() == []
    assert shown == SIGNS.known
    assert discord.emojis == there


async def test_what_somebody_has_deleted_is_drawn_alone(start: Start, discord: Discord) -> None:
    await start()
    del discord.emojis[SIGNS.known[FEW[1]].id]
    assert await start() == [FEW[1]]
    assert len(discord.emojis) == len(FEW)
    assert SIGNS.known[FEW[1]].id in discord.emojis


async def test_what_is_drawn_otherwise_by_now_is_drawn_anew(start: Start, studio: Studio) -> None:
    await start()
    studio.by = "second"
    assert await start() == list(FEW)
    assert all(sign.name.endswith("second") for sign in SIGNS.known.values())
    assert await start() == []


async def test_another_icon_has_all_of_them_drawn(
    start: Start, discord: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    await start()
    more, known = (*FEW, "tiny_towns/brick"), every()
    monkeypatch.setattr(keeping, "every", lambda: {icon: known[icon] for icon in more})
    assert await start() == list(more)
    assert len(discord.emojis) == len(more)


def test_the_recipe_is_another_when_sources_numbers_or_components_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert recipe.recipe(None) == recipe.recipe(None)
    room, own = tmp_path / "room", tmp_path / "own"
    for folder in (room / "towns", own):
        folder.mkdir(parents=True)
    monkeypatch.setattr(recipe, "ROOMS", (SimpleNamespace(__name__="room", __path__=[str(room)]),))
    seen = {recipe.recipe(None)}
    for path, text in (
        (room / "towns" / "icons.py", "draw()"),
        (room / "towns" / "icons.py", "draw(2)"),
        (room / "towns" / "colours.toml", "wood = 1"),
        (own / "cards.toml", "wood = 1"),
    ):
        path.write_text(text)
        seen.add(recipe.recipe(own))
    assert len(seen) == 5, "what an empty folder adds is nothing, and every change is seen"
    (room / "towns" / "notes.txt").write_text("nothing is drawn from this")
    assert recipe.recipe(own) in seen
