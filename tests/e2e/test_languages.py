"""On Discord everybody reads their own language in private and the server's in public, and never two in one sentence."""

from __future__ import annotations

import re
from pathlib import Path

import discord

from tests.e2e.stage import Stage
from tests.made_up import LANGUAGE, plain_words, spoken, strange
from tests.toys import LOCALES

NAMES = {"Ada", "Ben"}
HASH = re.compile(r"https:\S+|[0-9a-f]{8,}")


async def begins(stage: Stage, join: str, start: str) -> None:
    """Ada and Ben begin, on a card with these buttons."""
    await stage.says(stage.ada, "bridge new")
    await stage.presses(stage.ben, join, stage.card())
    if start in stage.card().labels:
        await stage.presses(stage.ada, start, stage.card())


async def test_what_everybody_reads_is_in_the_language_of_the_server(stage: Stage, tmp_path: Path) -> None:
    with spoken(tmp_path, LOCALES, Path(__file__).parent / "locales"):
        await stage.bot.guests.change_server(stage.server.id, language=LANGUAGE)
        await begins(stage, strange("Join"), strange("Start"))
        shown = [one for place in (stage.channel, stage.thread()) for one in stage.own(place)]
        said = [line for one in shown for line in (one.text, *one.labels)] + [stage.thread().name]
        assert len(shown) >= 3
        assert {line: left for line in said if (left := plain_words(HASH.sub("", line)) - NAMES)} == {}


async def test_a_server_speaks_as_its_discord_does_until_it_chooses(stage: Stage, tmp_path: Path) -> None:
    guild = stage.bot.get_guild(stage.server.id)
    assert guild is not None
    guild.preferred_locale = discord.Locale.german
    with spoken(tmp_path, LOCALES, Path(__file__).parent / "locales"):
        await begins(stage, strange("Join"), strange("Start"))
        assert stage.thread().name == strange("Old London Bridge · table 1")
        reply = await stage.presses(stage.ada, strange("Play"), stage.table())
        assert "cards do you play?" in reply, "in private it is the reader's own language"


async def test_whoever_opens_a_table_reads_of_its_buttons_as_the_card_calls_them(stage: Stage) -> None:
    await stage.bot.guests.change_person(stage.ada.id, language="pl")
    reply = await stage.says(stage.ada, "bridge new")
    assert "Kto chce grać, naciska **Join** na karcie" in reply
    assert "grę zaczynasz przyciskiem **Start**" in reply
    assert {"Join", "Start"} <= set(stage.card().labels)
    await stage.bot.guests.change_person(stage.ada.id, language="en")
    await stage.bot.guests.change_server(stage.server.id, language="pl")
    reply = await stage.says(stage.ada, "bridge new")
    assert "presses **Dołącz** on its card" in reply
    assert {"Dołącz", "Rozpocznij"} <= set(stage.card().labels)


async def test_what_is_sent_unasked_comes_in_the_language_last_seen_with_somebody(
    stage: Stage, tmp_path: Path
) -> None:
    await stage.begins("bridge", stage.ada, stage.ben)
    await stage.bot.guests.change_person(stage.ada.id, locale="de")
    await stage.bot.guests.change_person(stage.ben.id, locale="de", language="en")
    row, composer = await stage.row(), stage.bot.post.composer
    with spoken(tmp_path):
        readers = (stage.ada.id, stage.ben.id, None)
        spoken_to = [(await composer.words(row, reader)).language for reader in readers]
    assert spoken_to == ["de", "en", "en"]
