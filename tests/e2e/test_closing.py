"""`/table close`: a moderator ends a table, says why, and its players are told."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from bot.store.schema import endings, matches, ratings
from tests.e2e.moderators import WHY, asks_to_close, closes, closings, gives, moderator, takes_all
from tests.e2e.results import solved
from tests.e2e.stage import Person, Reply, Stage
from tests.sizes import first


async def unrated(stage: Stage, table: int = 1) -> tuple[str, str | None]:
    """How an ending is kept, and why it is not rated."""
    async with stage.bot.store.reading() as connection:
        query = select(endings.c.reason, endings.c.unrated).where(endings.c.table_id == table)
        row = (await connection.execute(query)).one()
        assert (await connection.execute(select(ratings.c.person))).all() == []
    return row.reason, row.unrated


async def still_plays(stage: Stage) -> bool:
    return (await stage.row()).state == "playing" and "Play" in stage.table().labels


async def test_a_running_table_is_closed_with_a_reason_that_everybody_reads(stage: Stage) -> None:
    moderator(stage, stage.dan)
    await stage.begins("lanterns", stage.ada, stage.ben)
    await stage.presses(stage.cleo, "Watch", stage.card())
    asked = await asks_to_close(stage, stage.dan)
    assert asked.private
    assert WHY in asked
    assert await still_plays(stage), "it is asked once more"
    done = await stage.presses(stage.dan, "Close for good", asked)
    assert done.text == "Table 1 is closed. Its players are told."
    assert done.labels == []
    for seen in (stage.card(), stage.table()):
        assert f"A moderator has closed this table: “{WHY}”" in seen
        assert seen.labels == ["Read the board"]
    (told,) = closings(stage, stage.channel)
    assert told.mentioned == {stage.ada.id, stage.ben.id, stage.cleo.id}
    assert f"Watched by <@{stage.cleo.id}>" in told
    assert WHY in told
    assert "Dan" not in told.text + stage.card().text, "nobody is told who it was"
    assert stage.notices() == []
    for person in (stage.ada, stage.ben):
        assert WHY in stage.dm(person)
    assert "You sit at no table" in await stage.says(stage.ada, "table list")


async def test_nobody_is_rated_for_it(stage: Stage) -> None:
    moderator(stage, stage.dan)
    await stage.begins("lanterns", stage.ada, stage.ben)
    await closes(stage, stage.dan)
    assert await unrated(stage) == ("closed", "abandoned")


async def test_a_lobby_is_closed_too(stage: Stage) -> None:
    moderator(stage, stage.dan)
    await stage.says(stage.ada, "lanterns new")
    await stage.presses(stage.ben, "Join", stage.card())
    old = stage.card()
    await closes(stage, stage.dan)
    assert WHY in stage.card()
    assert stage.card().labels == []
    (told,) = closings(stage, stage.channel)
    assert told.mentioned == {stage.ada.id, stage.ben.id}
    assert told.labels == []
    assert stage.channel.threads == []
    assert "Table 1 is over" in await stage.forges(stage.cleo, old.id_of("Join"))


async def test_what_is_pressed_at_a_closed_table_says_that_it_is_over(stage: Stage) -> None:
    moderator(stage, stage.dan)
    await stage.begins("lanterns", stage.ada, stage.ben)
    panel = await stage.presses(stage.ada, "Play", stage.table())
    await closes(stage, stage.dan)
    assert "Table 1 is over" in await stage.forges(stage.ada, panel.components[0].custom_id)
    assert await stage.journal() == []


async def test_in_its_thread_or_alone_in_the_channel_it_needs_no_number(stage: Stage) -> None:
    moderator(stage, stage.dan)
    await stage.begins("lanterns", stage.ada, stage.ben)
    for place in (stage.thread(), stage.channel):
        assert "Close table 1 (Lanterns)" in await stage.says(stage.dan, "table close", at=place, reason=WHY)
    await stage.says(stage.cleo, "lanterns new")
    asked = await stage.says(stage.dan, "table close", reason=WHY)
    assert "I cannot tell which table you mean" in asked
    asked = await stage.says(stage.dan, "table close", at=stage.thread(), reason=WHY)
    assert "Close table 1 (Lanterns)" in asked
    await stage.presses(stage.dan, "Close for good", asked)
    assert "Table 1 is over" in await stage.says(stage.dan, "table close", at=stage.thread(), reason=WHY)


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        (None, "Say why, with the option **reason**"),
        ("   ", "Say why, with the option **reason**"),
        ("\u200b\u202e\u2067", "Say why, with the option **reason**"),
        ("x" * 201, "Your reason has 201 characters. Say it in at most 200."),
    ],
)
async def test_a_reason_is_given_and_not_too_long(stage: Stage, reason: str | None, said: str) -> None:
    moderator(stage, stage.dan)
    await stage.begins("lanterns", stage.ada, stage.ben)
    given = {} if reason is None else {"reason": reason}
    reply = await stage.says(stage.dan, "table close", table=1, **given)
    assert said in reply
    assert reply.labels == []
    assert await still_plays(stage)


@pytest.mark.parametrize(
    ("reason", "shown"),
    [
        ("**loud** @everyone", r"“\*\*loud\*\* \@everyone”"),
        ("<@1234567890> cheats", r"“\<\@1234567890\> cheats”"),
        ("see https://example.org", "“see https:\u2060/\u2060/example.org”"),
        ("first\nsecond\0", "“first second”"),
        ("a\u202ebackwards", "“abackwards”"),
        ("{ $who } left", "“{ $who } left”"),
        ("*" * 200, "“" + r"\*" * 200 + "”"),
    ],
)
async def test_a_reason_is_shown_as_it_is_and_does_no_harm(stage: Stage, reason: str, shown: str) -> None:
    moderator(stage, stage.dan)
    await stage.begins("lanterns", stage.ada, stage.ben)
    await closes(stage, stage.dan, reason=reason)
    (told,) = closings(stage, stage.channel)
    for seen in (stage.card(), stage.table(), told):
        assert shown in seen
    assert told.mentioned == {stage.ada.id, stage.ben.id}


# Who may not


async def refused(stage: Stage, reply: Reply, said: str) -> None:
    assert said in reply
    assert reply.private
    assert reply.labels == []
    assert await still_plays(stage)


async def test_whoever_is_no_moderator_closes_nothing(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    for person in (stage.ada, stage.cleo):
        await refused(stage, await asks_to_close(stage, person), "Only moderators close table 1")


async def test_an_administrator_is_a_moderator(stage: Stage) -> None:
    gives(stage, stage.dan, administrator=True)
    await stage.begins("lanterns", stage.ada, stage.ben)
    assert "Table 1 is closed" in await closes(stage, stage.dan)


@pytest.mark.parametrize("left", [False, True])
async def test_nobody_closes_a_table_of_their_own(stage: Stage, *, left: bool) -> None:
    """Not even one they have left: whoever loses would close it and lose nothing."""
    moderator(stage, stage.ben)
    await stage.begins("lanterns", stage.ada, stage.ben)
    if left:
        asked = await stage.says(stage.ben, "table leave", table=1)
        await stage.presses(stage.ben, "Leave for good", asked)
    await refused(stage, await asks_to_close(stage, stage.ben), "so you cannot close it")


async def test_a_moderator_who_sits_down_meanwhile_closes_nothing(stage: Stage) -> None:
    moderator(stage, stage.dan)
    await stage.says(stage.ada, "lanterns new")
    asked = await asks_to_close(stage, stage.dan)
    await stage.presses(stage.dan, "Join", stage.card())
    assert "so you cannot close it" in await stage.presses(stage.dan, "Close for good", asked)
    assert "2. Dan" in stage.card()


async def test_whoever_is_a_moderator_no_more_closes_nothing(stage: Stage) -> None:
    moderator(stage, stage.dan)
    await stage.begins("lanterns", stage.ada, stage.ben)
    asked = await asks_to_close(stage, stage.dan)
    takes_all(stage, stage.dan)
    await refused(
        stage, await stage.presses(stage.dan, "Close for good", asked), "Only moderators close table 1"
    )


async def test_moderators_of_another_server_close_nothing_here(stage: Stage) -> None:
    other = stage.env.create_guild("Other")
    place = other.create_text_channel("tables")
    eva = stage.arrives("Eva", other)
    moderator(stage, eva, other)
    await stage.begins("lanterns", stage.ada, stage.ben)
    reply = await stage.says(eva, "table close", at=place, table=1, reason=WHY)
    await refused(stage, reply, "There is no table 1 that you can see from here")
    reply = await stage.forges(eva, "g:close:1:-1:", at=place)
    assert "This button is from an older message" in reply


async def test_from_a_dm_nothing_is_closed(stage: Stage) -> None:
    moderator(stage, stage.ada)
    await stage.begins("lanterns", stage.ada, stage.ben)
    dm = stage.ada.user.dm_channel
    await refused(
        stage, await stage.says(stage.ada, "table close", at=dm, table=1, reason=WHY), "Only moderators"
    )


async def test_a_forged_press_closes_nothing(stage: Stage) -> None:
    moderator(stage, stage.dan)
    await stage.begins("lanterns", stage.ada, stage.ben)
    reply = await stage.forges(stage.dan, "g:close:1:-1:")
    assert "This button is from an older message" in reply
    assert await still_plays(stage)


# More than one, and trouble


async def test_of_two_moderators_one_closes_it(stage: Stage) -> None:
    for person in (stage.cleo, stage.dan):
        moderator(stage, person)
    await stage.begins("lanterns", stage.ada, stage.ben)
    first = await asks_to_close(stage, stage.cleo, reason="the first")
    second = await asks_to_close(stage, stage.dan, reason="the second")
    assert "Table 1 is closed" in await stage.presses(stage.cleo, "Close for good", first)
    assert "Table 1 is over" in await stage.presses(stage.dan, "Close for good", second)
    assert "Table 1 is over" in await asks_to_close(stage, stage.dan)
    assert "the first" in stage.card()
    assert len(closings(stage, stage.channel)) == 1


@pytest.mark.long
async def test_the_question_survives_a_restart(stage: Stage) -> None:
    moderator(stage, stage.dan)
    await stage.begins("lanterns", stage.ada, stage.ben)
    asked = await asks_to_close(stage, stage.dan, reason="it *was* late")
    await stage.restarts()
    await stage.presses(stage.dan, "Close for good", asked)
    assert r"it \*was\* late" in stage.card()


@pytest.mark.parametrize("arrives", [False, True])
@pytest.mark.parametrize("count", first(range(1, 6), 2))
async def test_a_process_that_dies_on_the_way_tells_everybody_once(
    stage: Stage, count: int, *, arrives: bool
) -> None:
    moderator(stage, stage.dan)
    await stage.begins("lanterns", stage.ada, stage.ben)
    asked = await asks_to_close(stage, stage.dan)
    stage.dies_at(count, arrives=arrives)
    person: Person = stage.dan
    await person.click(asked.message, custom_id=asked.id_of("Close for good"))
    await stage.restarts()
    await stage.settled()
    assert WHY in stage.card()
    assert WHY in stage.table()
    assert len(closings(stage, stage.channel)) == 1


async def test_a_locked_thread_is_left_for_the_channel(stage: Stage) -> None:
    moderator(stage, stage.dan)
    await stage.begins("lanterns", stage.ada, stage.ben)
    thread = stage.thread()
    stage.env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": True})
    stage.seals(stage.channel, "manage_threads")
    for method in ("PATCH", "POST"):
        stage.fails(method, f"/channels/{thread.id}/messages*", 400, 160005, times=None)
    stage.fails("POST", "*/threads", 400, 160004, times=None)
    assert "Table 1 is closed" in await closes(stage, stage.dan)
    assert WHY in stage.card()
    assert WHY in stage.table(stage.channel)
    (told,) = closings(stage, stage.channel)
    assert told.mentioned == {stage.ada.id, stage.ben.id}


async def test_a_table_that_cannot_be_read_is_closed_too(stage: Stage) -> None:
    moderator(stage, stage.dan)
    await stage.begins("lanterns", stage.ada, stage.ben)
    async with stage.bot.store.writing() as connection:
        await connection.execute(matches.update().values(snapshot=b"nonsense"))
    stage.bot.tables.cache.forget(1)
    stage.expected_errors = 1
    await closes(stage, stage.dan)
    assert WHY in stage.card()
    assert len(closings(stage, stage.channel)) == 1


# Erasing


@pytest.mark.long
async def test_the_words_go_with_whoever_sat_there_and_is_erased(stage: Stage) -> None:
    moderator(stage, stage.dan)
    await stage.begins("lanterns", stage.ada, stage.ben)
    await closes(stage, stage.dan, reason="Ada shouted at Ben")
    asked = await stage.presses(stage.ada, "Erase everything", await stage.says(stage.ada, "privacy"))
    await stage.presses(stage.ada, next(one for one in asked.labels if "rase" in one), asked)
    await stage.settled()
    public = stage.own(stage.channel) + stage.own(stage.thread())
    assert not [one for one in public if "shouted" in one or f"<@{stage.ada.id}>" in one.text]
    assert "A moderator has closed this table." in stage.card()
    assert (await stage.row()).closed_for is None
    (told,) = closings(stage, stage.channel)
    assert "A moderator has closed this table." in told


async def test_a_match_that_has_ended_stays_as_it_is(stage: Stage) -> None:
    moderator(stage, stage.dan)
    await solved(stage, stage.ada, stage.ben)
    assert "Table 1 is over" in await asks_to_close(stage, stage.dan)
    assert "Rematch" in stage.finals()[0].labels
