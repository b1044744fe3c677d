"""`/profile` as people see it."""

from __future__ import annotations

from tests.bot.results.books import DAY, Sat, write
from tests.e2e.results import season, solved
from tests.e2e.stage import Stage


async def test_a_profile_shows_what_was_played(stage: Stage) -> None:
    await season(stage, matches=3)
    reply = await stage.says(stage.ben, "profile", person=stage.ada.user)
    assert "**Profile** · **Ada**" in reply
    assert "• Tiny Towns: **32 points** · table 3: https://discord.com/channels/" in reply
    assert "Plays most with **Ben** (3 matches)." in reply
    (alt,) = reply.pictures
    assert "Rating, Tiny Towns: 1," in alt
    assert "? after 3 matches." in alt
    assert "3 victories in 3 rated matches; 1." in alt


async def test_the_own_profile_needs_no_name(stage: Stage) -> None:
    await season(stage, matches=1)
    assert "**Profile** · **Ben**" in await stage.says(stage.ben, "profile")


async def test_nothing_played_is_a_sentence(stage: Stage) -> None:
    assert "No match of yours has ended yet" in await stage.says(stage.dan, "profile")
    reply = await stage.says(stage.dan, "profile", person=stage.ada.user)
    assert "No match of **Ada** has ended yet" in reply
    assert reply.pictures == []


async def test_matches_that_were_not_finished_or_not_rated_are_shown(stage: Stage) -> None:
    async with stage.bot.store.writing() as connection:
        await write(connection, [Sat(stage.ada.id), Sat(stage.ben.id)], state="abandoned")
        await write(connection, [Sat(stage.ada.id, 1, 12), Sat(None, 2, 3)], server=stage.server.id)
    (alt,) = (await stage.says(stage.ada, "profile")).pictures
    assert "Tiny Towns: 1 match played to the end." in alt
    assert "Rating" not in alt


async def test_tables_of_other_servers_are_not_linked(stage: Stage) -> None:
    await season(stage, matches=1, server=77)
    reply = await stage.says(stage.ben, "profile", person=stage.ada)
    assert "• Tiny Towns: **30 points**" in reply
    assert "discord.com" not in reply
    assert "• Tiny Towns: **30 points** · table 1: https://discord.com/channels/77/" in await stage.says(
        stage.ada, "profile"
    )


async def test_a_bot_has_no_profile(stage: Stage) -> None:
    robot = stage.server.add_member(stage.env.create_user("Robot", bot=True))
    assert "**Robot** is a bot" in await stage.says(stage.ada, "profile", person=robot)


async def test_the_usual_answering_time_is_counted_from_being_asked(stage: Stage) -> None:
    await stage.begins("yards", stage.ada, stage.ben)
    await stage.waits(3 * 3600)
    await solved(stage, stage.ada, stage.ben)
    reply = await stage.says(stage.ada, "profile")
    assert "Usually answers within" in reply


async def test_a_name_that_cannot_be_drawn_is_in_the_text(stage: Stage) -> None:
    eve = stage.arrives("eve", nick="🦊 محمد")
    async with stage.bot.store.writing() as connection:
        when = int(stage.env.now().timestamp()) - DAY
        await write(connection, [Sat(eve.id, 1, 5), Sat(stage.ada.id, 2, 4)], ended=when)
    reply = await stage.says(stage.ada, "profile", person=eve)
    assert "🦊 محمد" in reply
    assert len(reply.pictures) == 1
