"""Who hears of new tables, and what a server hears when the bot comes."""

from __future__ import annotations

import discord

from tests.e2e.moderators import gives
from tests.e2e.stage import Seen, Stage

HOUR = 3600


def calls(stage: Stage) -> list[Seen]:
    return [one for one in stage.own(stage.channel) if "gives you a seat" in one]


async def test_a_role_hears_of_new_tables_once_an_hour(stage: Stage) -> None:
    gives(stage, stage.ada, manage_guild=True)
    players = stage.server.create_role("players", mentionable=True)
    assert "New tables call: nobody" in await stage.says(stage.ada, "settings server")
    assert "Only managers" in await stage.says(stage.ben, "settings server", role=players)
    said = await stage.says(stage.ada, "settings server", role=players)
    assert f"New tables call: <@&{players.id}>" in said
    await stage.says(stage.ben, "lanterns new", seats=2)
    (call,) = calls(stage)
    assert [role.id for role in call.message.role_mentions] == [players.id]
    await stage.says(stage.ben, "lanterns new")
    assert len(calls(stage)) == 1
    await stage.presses(stage.cleo, "Join", call)
    await stage.presses(stage.ben, "Start", stage.own(stage.channel)[0])
    assert calls(stage) == []
    await stage.waits(HOUR)
    await stage.says(stage.ben, "lanterns new")
    assert len(calls(stage)) == 1
    await stage.says(stage.ada, "settings server", role_off="off")
    await stage.waits(HOUR)
    await stage.says(stage.ben, "lanterns new")
    assert len(calls(stage)) == 1


async def test_a_role_that_may_not_be_called_or_is_gone(stage: Stage) -> None:
    gives(stage, stage.ada, manage_guild=True)
    quiet = stage.server.create_role("quiet")
    refused = await stage.says(stage.ada, "settings server", role=quiet)
    assert "is not a role that everybody may mention" in refused
    refused = await stage.says(stage.ada, "settings server", role=stage.server.default_role)
    assert "New tables never call everybody" in refused
    players = stage.server.create_role("players", mentionable=True)
    await stage.says(stage.ada, "settings server", role=players)
    stage.env.backend.delete_role(stage.server.id, players.id)
    await stage.settled()
    await stage.says(stage.ben, "lanterns new")
    assert calls(stage) == []
    assert "the role that was named is gone" in await stage.says(stage.ada, "settings server")


async def test_a_server_is_welcomed_once(stage: Stage) -> None:
    guild = stage.bot.get_guild(stage.server.id)
    assert guild is not None
    with stage.env._bot_scope():
        for _ in range(2):
            await stage.bot.on_guild_join(guild)
    (told,) = [one for one in stage.own(stage.channel) if "I host board games here" in one]
    assert told.labels == ["All titles", "Find a table"]
    assert "What would you like to play?" in await stage.presses(stage.ben, "All titles", told)


async def test_where_the_bot_may_not_write_nobody_is_welcomed(stage: Stage) -> None:
    stage.seals(stage.channel, "send_messages")
    await stage.settled()
    guild = stage.bot.get_guild(stage.server.id)
    assert isinstance(guild, discord.Guild)
    with stage.env._bot_scope():
        await stage.bot.on_guild_join(guild)
    assert stage.own(stage.channel) == []


async def test_the_welcome_stands_where_the_server_greets_people_and_in_its_language(stage: Stage) -> None:
    hall = stage.server.create_text_channel("hall")
    backend = stage.env.backend.get_guild(stage.server.id)
    backend.system_channel_id = hall.id
    await stage.bot.guests.change_server(stage.server.id, language="pl")
    await stage.restarts()
    guild = stage.bot.get_guild(stage.server.id)
    assert guild is not None
    with stage.env._bot_scope():
        await stage.bot.on_guild_join(guild)
    assert stage.own(stage.channel) == []
    (told,) = stage.own(hall)
    assert "I host board games here" not in told
    assert len(told.labels) == 2
