"""Icons beside words, as people see them: on buttons, in menus and in texts, and everything reads without."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.icons import keeping
from bot.icons.drawing import every
from bot.ui.kit.icons import SIGNS, Sign
from tests.e2e.stage import Seen, Stage

ICONS = [icon for icon in every() if icon.startswith(("house/", "tiny_towns/", "old_london_bridge/"))]


@pytest.fixture
async def stage(database: str) -> AsyncIterator[Stage]:
    """A stage on which Discord has all icons."""
    async with Stage(database) as one:
        await uploaded(one)
        yield one
    SIGNS.show({})


async def uploaded(stage: Stage) -> None:
    """All icons are on Discord."""
    found = {}
    for icon in ICONS:
        name = f"gh_{icon.partition('/')[2][:20]}_00000000"
        found[icon] = Sign(name, stage.env.backend.create_application_emoji(name).id)
    SIGNS.show(found)


def icons(seen: Seen) -> dict[str, str]:
    """The icons of buttons and of lines of menus, by their labels."""
    shown: list[Any] = [*seen.components, *(option for menu in seen.menus for option in menu.options)]
    borne = {getattr(one, "label", None): getattr(one, "emoji", None) for one in shown}
    return {
        str(label): str(emoji.name)[3:-9] for label, emoji in borne.items() if label and emoji is not None
    }


def sign(icon: str) -> str:
    return str(SIGNS.known[icon])


async def test_icons_stand_beside_the_words_of_buttons(stage: Stage) -> None:
    await stage.begins("towns", stage.ada, stage.ben, monuments="off", starts="host")
    panel = await stage.answers(stage.ada)
    kinds = {"Brick", "Glass", "Stone", "Wheat", "Wood"}
    assert kinds <= {*panel.labels}
    assert {label: icon for label, icon in icons(panel).items() if label in kinds} == {
        kind: kind.lower() for kind in kinds
    }


@pytest.mark.long
async def test_the_squares_of_a_town_show_what_lies_on_them(stage: Stage) -> None:
    await stage.begins("towns", stage.ada, stage.ben, monuments="off", starts="host")
    await stage.answers(stage.ada, "Wood", "B2")
    await stage.answers(stage.ben, "C1")
    await stage.answers(stage.ben, "Glass")
    panel = await stage.answers(stage.ada)
    taken = [one for one in panel.components if getattr(one, "emoji", None) and not getattr(one, "label", "")]
    assert [(str(one.emoji.name)[3:-9], one.disabled) for one in taken] == [("wood", True)]
    squares = [label for label in panel.labels if len(label) == 2]
    assert len(squares) == 15
    assert "B2" not in squares


async def test_icons_stand_in_what_is_told_but_not_in_what_is_read_aloud(stage: Stage) -> None:
    await stage.begins("towns", stage.ada, stage.ben, monuments="off", starts="host")
    await stage.answers(stage.ada, "Wood", "B2")
    told = f"{sign('house/circle')} **Ada** puts {sign('tiny_towns/wood')} wood on B2."
    assert told in stage.table()
    history = await stage.says(stage.ben, "table history")
    assert told in history
    aloud = await stage.says(stage.ben, "towns board", text=True)
    assert "gh_" not in aloud.text
    assert "wood" in aloud
    assert stage.table().pictures
    assert not any("gh_" in alt for alt in stage.table().pictures)


async def test_patterns_in_columns_stand_without_icons(stage: Stage) -> None:
    await stage.begins("towns", stage.ada, stage.ben)
    held = stage.dm(stage.ben)
    assert "<:gh_" in held
    rows = [line for line in held.text.splitlines() if "`" in line]
    assert rows
    assert not any("gh_" in row for row in rows)


async def test_without_icons_everything_reads_as_before(stage: Stage) -> None:
    SIGNS.show({})
    await stage.begins("towns", stage.ada, stage.ben, monuments="off", starts="host")
    panel = await stage.answers(stage.ada)
    assert icons(panel) == {}
    await stage.answers(stage.ada, "Wood", "B2")
    assert "**Ada** puts wood on B2." in stage.table()
    assert "gh_" not in stage.table()


FEW = ("house/circle", "house/triangle", "tiny_towns/wood", "tiny_towns/brick")
SOON, LATER = 15.0, 7200.0


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are only a few icons, so that they are soon drawn."""
    known = every()
    monkeypatch.setattr(keeping, "every", lambda: {icon: known[icon] for icon in FEW})


@pytest.mark.usefixtures("few")
@pytest.mark.long
async def test_a_bot_uploads_its_icons_after_it_has_started_and_knows_them_at_the_next_start(
    database: str,
) -> None:
    async with Stage(database, icons=True) as stage:
        emojis = stage.env.backend.application_emojis
        assert SIGNS.known == {}
        assert emojis == {}
        await stage.waits(SOON)
        assert SIGNS.known.keys() == set(FEW)
        assert {sign.id: sign.name for sign in SIGNS.known.values()} == {
            number: emoji.name for number, emoji in emojis.items()
        }
        await stage.restarts()
        assert SIGNS.known.keys() == set(FEW)
        await stage.waits(SOON)
        assert len(emojis) == len(FEW)
    SIGNS.show({})


@pytest.mark.usefixtures("few")
@pytest.mark.long
async def test_after_a_refusal_all_goes_on_in_words_until_somebody_has_looked(database: str) -> None:
    async with Stage(database, icons=True) as stage:
        await stage.waits(SOON)
        await stage.begins("towns", stage.ada, stage.ben, monuments="off", starts="host")
        emojis = stage.env.backend.application_emojis
        gone = SIGNS.known["tiny_towns/wood"]
        del emojis[gone.id]
        SIGNS.hide()
        assert icons(await stage.answers(stage.ada)) == {}
        await stage.waits(LATER)
        assert sorted(one.name for one in emojis.values()) == sorted(one.name for one in SIGNS.known.values())
        assert icons(await stage.answers(stage.ada)) == {"Wood": "wood", "Brick": "brick"}
        assert SIGNS.known["tiny_towns/wood"].id != gone.id
    SIGNS.show({})
