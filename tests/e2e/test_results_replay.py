"""Replay, film, data, verification and rematch of a match, as people see them."""

from __future__ import annotations

import json
from io import BytesIO
from typing import Any

import discord
import pytest
from PIL import Image
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from sqlalchemy import update

from bot.pictures.film import Film
from bot.results.reel import Reel
from bot.store import leases
from bot.store.schema import journal, matches, results
from tests.e2e.results import solved
from tests.e2e.stage import Reply, Seen, Stage


async def content(reply: Reply) -> bytes:
    """What the only file of a reply holds."""
    (attachment,) = reply.message.attachments
    return await attachment.read()


def answered(reply: Reply) -> Seen:
    """What only the person who pressed sees, before what all see."""
    assert reply.result.response is not None
    return Seen(reply.result.response.message)


async def test_a_finished_match_is_looked_at_step_by_step(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    first = await stage.presses(stage.dan, "Replay", stage.finals()[0])
    assert "· step 0 of " in first
    assert first.shut == ["First", "Back"]
    second = await stage.presses(stage.dan, "Forward", first)
    assert second.edited
    assert "· step 1 of " in second
    last = await stage.presses(stage.dan, "Last", second)
    assert last.shut == ["Forward", "Last"]
    assert last.text != second.text
    back = await stage.presses(stage.dan, "Back", last)
    assert (await stage.presses(stage.dan, "Forward", back)).text == last.text
    assert (await stage.presses(stage.dan, "First", back)).text == first.text


async def test_a_replay_goes_to_a_round_and_tells_the_points_after_each(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    first = await stage.presses(stage.dan, "Replay", stage.finals()[0])
    assert "Points up to here:" not in first
    assert first.choices == ["Round 1", "Round 2"]
    second = await stage.selects(stage.dan, "Round 2", on=first)
    assert second.edited
    assert "Round 2 begins." in second
    assert "Points up to here:" in second
    (ada,) = [line for line in second.text.splitlines() if line.startswith("• **Ada**: ")]
    assert ada.count(" → ") == 1, "one round is over"
    last = await stage.presses(stage.dan, "Last", second)
    (ada,) = [line for line in last.text.splitlines() if line.startswith("• **Ada**: ")]
    (end,) = [line for line in stage.card().text.splitlines() if "**Ada**" in line and "point" in line]
    assert ada.split()[-1] in end.split(), "in the end they are those of the result"


async def test_each_step_has_its_picture(stage: Stage) -> None:
    await stage.begins("towns", stage.ada, stage.ben, monuments="off", starts="host")
    await stage.says(stage.ada, "towns call", cube="wheat")
    called = await stage.says(stage.ada, "table replay", step=1)
    before = await stage.presses(stage.ada, "Back", called)
    assert len(called.pictures) == len(before.pictures) == 1
    assert called.pictures != before.pictures
    assert "wheat" in called


async def test_the_command_goes_to_a_step(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    assert "· step 3 of " in await stage.says(stage.ada, "table replay", table=1, step=3)
    said = await stage.says(stage.ada, "table replay", table=1, step=9999)
    assert "This match has " in said
    assert "Choose one between 0 and " in said
    assert "There is no table 77" in await stage.says(stage.ada, "table replay", table=77)


async def test_replay_buttons_work_after_a_restart(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    await stage.restarts()
    assert "· step 0 of " in await stage.presses(stage.cleo, "Replay", stage.finals()[0])


async def test_a_running_match_shows_only_what_one_was_allowed_to_see(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    mine = await stage.says(stage.ada, "table replay")
    assert "· step 0 of 0 ·" in mine
    assert "My hand" in mine.labels
    assert "As data" not in mine.labels
    held = await stage.presses(stage.ada, "My hand", mine)
    assert "This is what you held then." in held
    other = await stage.says(stage.dan, "table replay", table=1)
    assert "My hand" not in other.labels
    forged = await stage.forges(stage.dan, "g:replaylook:1:-1:own.")
    assert "This is what you held then." not in forged


async def test_whoever_left_sees_what_everybody_sees(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben, stage.cleo)
    await stage.says(stage.cleo, "table leave")
    await stage.presses(stage.cleo, "Leave for good")
    assert "My hand" not in (await stage.says(stage.cleo, "table replay", table=1)).labels


@pytest.mark.parametrize("verb", ["exportjson", "verify"])
async def test_seed_and_journal_of_a_running_match_are_kept(stage: Stage, verb: str) -> None:
    await stage.begins("yards", stage.ada, stage.ben)
    reply = await stage.forges(stage.ada, f"g:{verb}:1:-1:")
    assert "Table 1 is still playing. Its seed is published when it is over" in reply
    assert f"{stage.seed:064x}" not in reply.text
    assert reply.message.attachments == []


@pytest.mark.parametrize("verb", ["exportjson", "verify", "animate", "replay", "rematch"])
async def test_nothing_of_a_table_that_one_may_not_see(stage: Stage, verb: str) -> None:
    await solved(stage, stage.ada, stage.ben)
    other = stage.env.create_guild("Elsewhere")
    there = other.create_text_channel("there")
    eve = stage.arrives("Eve", other)
    assert "There is no table 1 that you can see from here." in await stage.forges(
        eve, f"g:{verb}:1:-1:", at=there
    )


@pytest.mark.parametrize(
    "verb", ["exportjson", "verify", "animate", "replay", "points", "rematch", "ratings", "history"]
)
async def test_nothing_of_a_table_in_a_channel_that_one_may_not_see(stage: Stage, verb: str) -> None:
    await solved(stage, stage.ada, stage.ben)
    hidden = discord.Permissions(view_channel=True).value
    wall = Overwrite(stage.dan.id, OverwriteType.MEMBER, 0, hidden)
    stage.env.backend.edit_channel(stage.channel.id, {}, overwrites=[wall])
    there = stage.server.create_text_channel("elsewhere")
    said = await stage.forges(stage.dan, f"g:{verb}:1:-1:", at=there)
    assert said.text == "There is no table 1 that you can see from here. **/table list** shows yours."
    assert said.message.attachments == []


async def test_the_data_of_a_match_can_be_played_again_by_anybody(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    replay = await stage.presses(stage.dan, "Replay", stage.finals()[0])
    reply = await stage.presses(stage.dan, "As data", replay)
    found: dict[str, Any] = json.loads(await content(reply))
    assert found["seed"] == f"{stage.seed:064x}"
    assert [(row["seat"], ",".join(row["picks"])) for row in found["journal"]] == await stage.journal()
    assert {one["placing"] for one in found["results"]} == {1, 2}
    assert "Ada" not in json.dumps(found)


async def test_while_another_process_makes_a_film_for_the_server_this_one_makes_none(stage: Stage) -> None:
    await stage.begins("towns", stage.ada, stage.ben, monuments="off", starts="host")
    replay = await stage.says(stage.ada, "table replay")
    with stage.env._bot_scope():
        now = stage.bot.tables.now
        async with stage.bot.store.writing() as connection:
            await leases.take(connection, f"film:{stage.server.id}", "another", now, now + 60)
    reply = await stage.presses(stage.ada, "As a film", replay)
    assert "A film is being made for this server already." in reply
    assert not reply.message.attachments


@pytest.mark.long
async def test_a_film_of_a_match_while_another_server_has_one_made(stage: Stage) -> None:
    await stage.begins("towns", stage.ada, stage.ben, monuments="off", starts="host")
    await stage.says(stage.ada, "towns call", cube="wheat")
    await stage.says(stage.ada, "towns place", square="b2")
    replay = await stage.says(stage.ada, "table replay")
    told: list[tuple[int, int]] = []

    async def tell(done: int, count: int) -> None:
        told.append((done, count))

    async with stage.bot.studio.hired(77):
        other = Reel("tiny_towns", 2, {}, "ab" * 32, ())
        film = Film(other, ("Eve", "Finn"), "en", None)
        assert await stage.bot.studio.film(film, 8_000_000, tell)
        reply = await stage.presses(stage.ada, "As a film", replay)
    assert told == [(0, 1)]
    assert "as a film of what everybody could see." in reply
    data = await content(reply)
    assert len(data) < 8_000_000
    with Image.open(BytesIO(data)) as film_:
        assert film_.format == "WEBP"
        assert getattr(film_, "n_frames", 1) == 3
    assert reply.pictures == ["Tiny Towns, table 1: a film of what everybody could see."]
    assert any("0 of 3 pictures are drawn" in str(entry.json) for entry in stage.env.http_requests)


async def test_one_film_a_server_at_a_time(stage: Stage) -> None:
    await stage.begins("towns", stage.ada, stage.ben, monuments="off", starts="host")
    async with stage.bot.studio.hired(stage.server.id):
        reply = await stage.forges(stage.ada, "g:animate:1:-1:")
        assert "A film is being made for this server already." in reply


async def test_a_title_that_nobody_draws_has_no_film(stage: Stage) -> None:
    await stage.begins("yards", stage.ada, stage.ben)
    assert "Nobody draws the title of table 1" in await stage.forges(stage.ada, "g:animate:1:-1:")


@pytest.mark.long
async def test_a_film_that_discord_does_not_take_is_said_to_be_late(stage: Stage) -> None:
    await stage.begins("towns", stage.ada, stage.ben, monuments="off", starts="host")
    replay = await stage.says(stage.ada, "table replay")
    stage.fails("PATCH", "/webhooks/*", 404, 10015, times=None)
    assert "Discord did not take it" in await stage.presses(stage.ada, "As a film", replay)
    stage.heals()
    assert "as a film" in await stage.presses(stage.ada, "As a film", replay)


@pytest.mark.long
async def test_a_long_history_comes_in_full_pages_and_the_latest_first(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben, title="towns")
    page = await stage.says(stage.dan, "table history", table=1)
    *_, last, over, first, second = page.text.splitlines()
    assert "Here is what they are worth." in last
    assert "The match is over:" in over
    assert (first.startswith("1. **"), "**" in second) == (True, True)
    assert page.shut == ["Later"]
    seen = [page]
    while page.labels[0].startswith("Earlier"):
        page = await stage.presses(stage.dan, page.labels[0], page)
        assert page.edited
        seen.append(page)
    assert len(seen) > 1
    assert min(len(one.text) for one in seen[:-1]) > 1700
    assert (await stage.presses(stage.dan, "Later", page)).text == seen[-2].text
    assert page.text.splitlines()[1].split(":")[-1].startswith("f>"), "the day is told where the story begins"


async def test_the_history_marks_what_has_happened_since_the_last_turn(stage: Stage) -> None:
    await stage.begins("towns", stage.ada, stage.ben, monuments="off", starts="host")
    assert "since your last turn" not in await stage.says(stage.ada, "table history")
    await stage.says(stage.ada, "towns call", cube="wheat")
    await stage.says(stage.ada, "towns place", square="b2")
    said = await stage.says(stage.ada, "table history")
    assert said.text.splitlines()[-1] == "Nothing has happened since your last turn."
    await stage.says(stage.ben, "towns place", square="c3")
    lines = (await stage.says(stage.ada, "table history")).text.splitlines()
    since = lines[lines.index("**Since your last turn:**") + 1 :]
    assert any("**Ben**" in line for line in since)
    assert not any("**Ada**" in line and "wheat" in line for line in since)
    assert "**Since your last turn:**" not in await stage.says(stage.dan, "table history", table=1)


# Verification


async def test_an_honest_match_passes(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    reply = await stage.says(stage.dan, "verify", table=1)
    assert "✔ The seed" in reply
    assert "✔ Played again from this seed" in reply
    assert "✘" not in reply
    assert (await stage.presses(stage.dan, "Verify", stage.finals()[0])).text == reply.text


async def test_a_result_that_was_changed_is_found_out(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    async with stage.bot.store.writing() as connection:
        await connection.execute(
            update(results).where(results.c.seat == 0).values(sheet='{"placing":2,"score":1}')
        )
    reply = await stage.says(stage.dan, "verify", table=1)
    assert "✔ The seed" in reply
    assert "to another result than the stored one" in reply


@pytest.mark.parametrize("change", [{"score": 77}, {"placing": 2}])
async def test_a_score_that_was_changed_is_found_out(stage: Stage, change: dict[str, int]) -> None:
    await solved(stage, stage.ada, stage.ben)
    async with stage.bot.store.writing() as connection:
        await connection.execute(update(results).where(results.c.placing == 1).values(change))
    assert "to another result than the stored one" in await stage.says(stage.dan, "verify", table=1)


@pytest.mark.long
async def test_a_seed_that_was_changed_is_found_out(stage: Stage) -> None:
    await stage.begins("bridge", stage.ada, stage.ben)
    await solved(stage, stage.ada, stage.ben)
    async with stage.bot.store.writing() as connection:
        await connection.execute(update(matches).values(seed="ab" * 32))
    reply = await stage.says(stage.dan, "verify", table=1)
    assert f"✘ The seed `{'ab' * 32}` does not fit the hash" in reply
    assert "✘ Played again from this seed" in reply


async def test_an_answer_that_was_changed_is_found_out(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    async with stage.bot.store.writing() as connection:
        await connection.execute(update(journal).where(journal.c.number == 1).values(picks=["nonsense"]))
    reply = await stage.says(stage.dan, "verify", table=1)
    assert "✔ The seed" in reply
    assert "the journal does not lead to an end" in reply


async def test_a_hash_that_was_changed_is_found_out(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    async with stage.bot.store.writing() as connection:
        await connection.execute(update(matches).values(commitment="0" * 64))
    stage.bot.tables.cache.forget(1)
    assert "✘ The seed" in await stage.says(stage.dan, "verify", table=1)


async def test_an_unknown_table_cannot_be_verified(stage: Stage) -> None:
    assert "There is no table 12" in await stage.says(stage.dan, "verify", table=12)


# Rematch


async def test_a_rematch_has_the_same_people_and_options_and_another_first_seat(stage: Stage) -> None:
    await stage.begins("yards", stage.ada, stage.ben, rounds="1", flags="off")
    await solved(stage, stage.ada, stage.ben)
    reply = await stage.presses(stage.ben, "Rematch", stage.finals()[0])
    assert "Table 2 is open for the rematch" in answered(reply)
    row = await stage.row(2)
    assert row.options == {"rounds": "1", "flags": "off"}
    assert ([seat.name for seat in row.seats], [one.name for one in row.kept]) == (["Ben"], ["Ada"])
    assert (row.options, row.host, row.state) == ((await stage.row(1)).options, stage.ben.id, "lobby")
    called = next(one for one in stage.own(stage.channel) if "would like to play" in one)
    assert called.mentioned == {stage.ada.id}
    await stage.presses(stage.ada, "Join", stage.card())
    await stage.presses(stage.ben, "Start", stage.card())
    row = await stage.row(2)
    assert (row.state, [seat.name for seat in row.seats]) == ("playing", ["Ben", "Ada"])


async def test_one_rematch_at_a_time_and_again_when_it_is_over(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    final = stage.finals()[0]
    await stage.presses(stage.ada, "Rematch", final)
    said = await stage.presses(stage.ben, "Rematch", final)
    assert "The rematch of table 1 is open already: it is table 2." in said
    await stage.presses(stage.ben, "Join", stage.card())
    await stage.presses(stage.ada, "Leave", stage.card())
    asked = await stage.presses(stage.ben, "Leave", stage.card())
    await stage.presses(stage.ben, "Leave for good", asked)
    await stage.restarts()
    assert "Table 3 is open for the rematch" in answered(await stage.presses(stage.ben, "Rematch", final))


async def test_a_rematch_alone_begins_at_once(stage: Stage) -> None:
    await stage.says(stage.ada, "towns new", seats=1)
    await solved(stage, stage.ada)
    said = await stage.presses(stage.ada, "Rematch", stage.finals()[0])
    assert said.text == "Table 2 has begun: the same once more, for you alone."
    assert (await stage.row(2)).state == "playing"


@pytest.mark.long
async def test_the_seat_of_whoever_was_erased_is_free_in_the_rematch(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    await stage.forges(stage.ben, "g:privacysure:1:-1:")
    await stage.presses(stage.ada, "Rematch", stage.finals()[0])
    row = await stage.row(2)
    assert ([seat.name for seat in row.seats], row.places) == (["Ada"], 2)
    await stage.presses(stage.cleo, "Join", stage.card())
    await stage.presses(stage.ada, "Start", stage.card())
    assert (await stage.row(2)).state == "playing"


async def test_whoever_has_left_the_server_is_not_seated_again(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben, stage.cleo)
    stage.env.backend.remove_member(stage.server.id, stage.ben.id)
    reply = await stage.presses(stage.ada, "Rematch", stage.finals()[0])
    assert "**Ben** has left this server, so that seat is free for somebody else." in answered(reply)
    assert [one.name for one in (await stage.row(2)).kept] == ["Cleo"]


@pytest.mark.long
async def test_whoever_sits_at_too_many_tables_is_not_seated_again(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben, stage.cleo)
    for _ in range(stage.settings.tables_a_person):
        await stage.says(stage.ben, "yards new")
    await stage.presses(stage.ada, "Rematch", stage.finals()[0])
    again = 2 + stage.settings.tables_a_person
    assert "You sit at" in await stage.presses(stage.ben, "Join", stage.card())
    row = await stage.row(again)
    assert ([seat.name for seat in row.seats], [one.name for one in row.kept]) == (["Ada"], ["Ben", "Cleo"])


async def test_a_call_that_discord_does_not_take_undoes_no_rematch(stage: Stage) -> None:
    """Those for whom seats are kept are called as soon as Discord takes it, and once."""
    await solved(stage, stage.ada, stage.ben)
    stage.fails("POST", "/channels/*/messages", 500, 0, times=None)
    said = await stage.presses(stage.ada, "Rematch", stage.finals()[0])
    stage.heals()
    assert "Table 2 is open for the rematch" in said
    assert [one.name for one in (await stage.row(2)).kept] == ["Ben"]
    await stage.restarts()
    (called,) = [one for one in stage.own(stage.channel) if "would like to play" in one]
    assert called.mentioned == {stage.ben.id}


async def test_where_only_managers_open_tables_only_they_ask_for_a_rematch(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    await stage.bot.guests.change_server(stage.server.id, openers="managers")
    assert "only its managers open tables" in await stage.presses(stage.ben, "Rematch", stage.finals()[0])


async def test_only_players_ask_for_a_rematch(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    said = await stage.presses(stage.dan, "Rematch", stage.finals()[0])
    assert "You did not play at table 1" in said


async def test_no_rematch_of_a_running_match(stage: Stage) -> None:
    await stage.begins("yards", stage.ada, stage.ben)
    assert "Table 1 is not over yet." in await stage.forges(stage.ada, "g:rematch:1:-1:final.")
