"""`/settings channels`: where in a server tables may be opened."""

from __future__ import annotations

import discord
import pytest

from tests.e2e.moderators import gives
from tests.e2e.results import solved
from tests.e2e.stage import Place, Stage


def manage(stage: Stage) -> None:
    gives(stage, stage.ada, manage_guild=True)


async def names(stage: Stage, *places: Place) -> None:
    """Ada, a manager, names channels."""
    manage(stage)
    for place in places:
        await stage.says(stage.ada, "settings channels", add=place)


async def test_at_first_tables_are_opened_everywhere(stage: Stage) -> None:
    reply = await stage.says(stage.ben, "settings channels")
    assert "Tables are opened in every channel." in reply
    assert "fill in **add** or **remove**" in reply


@pytest.mark.long
async def test_elsewhere_a_table_is_refused_with_links_to_where_it_may_be(stage: Stage) -> None:
    games, more = (stage.server.create_text_channel(name) for name in ("games", "more"))
    await names(stage, games, more)
    reply = await stage.says(stage.ben, "lanterns new")
    assert f"<#{games.id}> and <#{more.id}>" in reply
    assert stage.own(stage.channel) == []
    for place in (games, more):
        assert "is open" in await stage.says(stage.ben, "lanterns new", at=place)
    shown = await stage.says(stage.ben, "settings channels")
    assert f"Tables are opened in <#{games.id}> and <#{more.id}> only." in shown


async def test_a_channel_is_removed_again(stage: Stage) -> None:
    games = stage.server.create_text_channel("games")
    await names(stage, games)
    assert "none of the channels named" in await stage.says(
        stage.ada, "settings channels", remove=stage.channel
    )
    reply = await stage.says(stage.ada, "settings channels", remove=games)
    assert "Tables are opened in every channel." in reply
    assert "is open" in await stage.says(stage.ben, "lanterns new")


async def test_one_is_taken_for_another_in_one_go(stage: Stage) -> None:
    games = stage.server.create_text_channel("games")
    await names(stage, games)
    reply = await stage.says(stage.ada, "settings channels", add=stage.channel, remove=games)
    assert f"Tables are opened in <#{stage.channel.id}> only." in reply
    assert "is open" in await stage.says(stage.ben, "lanterns new")


async def test_a_channel_named_twice_stands_there_once(stage: Stage) -> None:
    await names(stage, stage.channel, stage.channel)
    reply = await stage.says(stage.ben, "settings channels")
    assert reply.text.count(f"<#{stage.channel.id}>") == 1


async def test_only_managers_name_channels(stage: Stage) -> None:
    reply = await stage.says(stage.ben, "settings channels", add=stage.channel)
    assert "Only managers of the server can change this" in reply
    assert "in every channel" in await stage.says(stage.ben, "settings channels")
    reply = await stage.says(stage.ben, "settings channels", at=stage.ben.user.dm_channel)
    assert "Use the command in the server" in reply


async def test_so_many_channels_at_most(stage: Stage) -> None:
    places = [stage.server.create_text_channel(f"games-{number}") for number in range(26)]
    await names(stage, *places[:25])
    assert "25 channels are named already" in await stage.says(stage.ada, "settings channels", add=places[25])
    assert str(places[24].id) in await stage.says(stage.ben, "lanterns new")


async def test_when_all_named_channels_are_deleted_it_is_everywhere_again(stage: Stage) -> None:
    games, more = (stage.server.create_text_channel(name) for name in ("games", "more"))
    await names(stage, games, more)
    stage.deletes_place(games)
    await stage.settled()
    reply = await stage.says(stage.ben, "lanterns new")
    assert str(more.id) in reply
    assert str(games.id) not in reply
    stage.deletes_place(more)
    await stage.settled()
    assert "are all deleted, so tables are opened in every channel" in await stage.says(
        stage.ben, "settings channels"
    )
    assert "is open" in await stage.says(stage.ben, "lanterns new")


async def test_a_channel_that_somebody_cannot_see_is_not_told(stage: Stage) -> None:
    wall = {stage.server.default_role: discord.PermissionOverwrite(view_channel=False)}
    hidden = stage.server.create_text_channel("hidden", overwrites=wall)
    await names(stage, stage.channel)
    gives(stage, stage.ada, administrator=True)
    await stage.says(stage.ada, "settings channels", add=hidden, remove=stage.channel)
    reply = await stage.says(stage.ben, "lanterns new")
    assert "you can see none of them" in reply
    assert str(hidden.id) not in reply


async def test_a_rematch_is_opened_only_where_tables_may_be(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    games = stage.server.create_text_channel("games")
    await names(stage, games)
    reply = await stage.presses(stage.ben, "Rematch", stage.finals()[0])
    assert f"tables are opened in <#{games.id}>" in reply
    await names(stage, stage.channel)
    await stage.presses(stage.ben, "Rematch", stage.finals()[0])
    assert (await stage.row(2)).state == "lobby"


async def test_tables_that_run_elsewhere_go_on_and_are_joined(stage: Stage) -> None:
    await stage.says(stage.ben, "lanterns new", seats=2)
    await names(stage, stage.server.create_text_channel("games"))
    await stage.presses(stage.cleo, "Join", stage.card())
    await stage.presses(stage.ben, "Start", stage.card())
    assert stage.waits_for(stage.ben, stage.cleo)
