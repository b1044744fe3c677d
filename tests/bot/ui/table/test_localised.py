"""Commands are told to Discord in every language that is offered, and anew when a translation has changed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.ui.kit.content import Content
from bot.ui.table.commands import Parameter, choices, command, said
from bot.ui.table.localised import Translator
from data.tongues import read_from

GERMAN = "cmd-help = Wo man anfängt\noption-on = an\ncmd-privacy = " + "x" * 101 + "\n"


@pytest.fixture
def german(tmp_path: Path) -> Iterator[Path]:
    """German has a few texts of commands."""
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "bot.ftl").write_text(GERMAN, "utf-8")
    before = read_from()
    read_from(*before, tmp_path)
    yield tmp_path
    read_from(*before)


async def work(interaction: Any, **given: Any) -> Content:
    """Nothing."""
    del interaction, given
    return Content("")


async def payload() -> dict[str, Any]:
    """What Discord is told of a command."""
    switch = Parameter("dms", str, said("cmd-privacy"), choices=choices("option", ("on", "off")))
    made = command("help", said("cmd-help"), [switch], work)
    tree: Any = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    return await made.get_translated_payload(tree, Translator())


async def test_discord_gets_what_is_translated_and_fits(german: Path) -> None:
    told = await payload()
    (switch,) = told["options"]
    assert (told["name"], told["description"]) == ("help", "Where to begin")
    assert told["description_localizations"]["de"] == "Wo man anfängt"
    assert not told.get("name_localizations")
    assert "de" not in switch.get("description_localizations", {}), "it is longer than Discord takes"
    assert [one.get("name_localizations", {}).get("de") for one in switch["choices"]] == ["an", None]


async def test_a_mended_translation_changes_what_discord_is_told(german: Path) -> None:
    before = await payload()
    (german / "de" / "bot.ftl").write_text(GERMAN.replace("anfängt", "beginnt"), "utf-8")
    read_from(*read_from())
    assert await payload() != before
