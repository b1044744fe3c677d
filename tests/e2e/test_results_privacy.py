"""`/privacy`: what is stored is shown, given out, hidden and erased, and the others keep what they have."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import select

from bot.results.rebuild import rebuild
from bot.store.base import Store
from bot.store.schema import metadata, ratings
from tests.e2e.results import season, solved
from tests.e2e.stage import Stage


async def everything(store: Store) -> str:
    """All that is in the database, as text."""
    async with store.reading() as connection:
        rows = [
            row for table in metadata.sorted_tables for row in (await connection.execute(select(table))).all()
        ]
    return "\n".join(str(tuple(row)) for row in rows)


async def numbers(store: Store, person: int) -> list[Any]:
    async with store.reading() as connection:
        rows = await connection.execute(select(ratings).where(ratings.c.person == person))
        return [tuple(row) for row in rows]


async def sheets(stage: Stage) -> list[tuple[int, int, int]]:
    """Seat, placing and score of everybody at the first table."""
    async with stage.bot.tables.enter(1) as live:
        assert live.match is not None
        assert live.match.result is not None
        return [(seat, one.placing, one.score) for seat, one in enumerate(live.match.result.seats)]


async def test_what_is_stored_is_shown(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    reply = await stage.says(stage.ada, "privacy")
    assert "one seat at a table" in reply
    assert "4 changes of your ratings" in reply
    assert reply.labels == ["Send me a copy", "Hide my name", "Erase everything"]
    assert reply.private


async def test_nothing_is_stored_about_a_stranger(stage: Stage) -> None:
    assert (await stage.says(stage.dan, "privacy")).text == "I store nothing about you."
    assert "I store nothing about you." in await stage.forges(stage.dan, "g:privacyerase:1:-1:")


async def test_a_copy_comes_by_dm(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    reply = await stage.says(stage.ada, "privacy")
    sent = await stage.presses(stage.ada, "Send me a copy", reply)
    assert "I have sent you a DM" in sent
    assert sent.labels == reply.labels
    (attachment,) = stage.dms(stage.ada)[-1].message.attachments
    found = json.loads(await attachment.read())
    assert found["person"][0]["name"] == "Ada"
    (seat,) = found["seats"]
    assert (seat["seat"], seat["state"], seat["host"]) == (0, "finished", True)
    (result,) = [one for one in await sheets(stage) if one[0] == 0]
    assert (seat["placing"], seat["score"]) == result[1:]
    assert len(found["ratings"]) == 4
    assert str(stage.ben.id) not in json.dumps(found)


async def test_a_closed_dm_is_told_in_place(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    stage.closes_dms(stage.ada)
    reply = await stage.says(stage.ada, "privacy")
    said = await stage.presses(stage.ada, "Send me a copy", reply)
    assert "Discord does not let me send you a DM." in said
    stage.heals()


async def test_who_wants_no_name_is_not_named(stage: Stage) -> None:
    await season(stage, matches=1)
    reply = await stage.presses(stage.ben, "Hide my name", await stage.says(stage.ben, "privacy"))
    assert reply.edited
    assert "Your name stands on no leaderboard" in reply
    board = await stage.says(stage.ada, "leaderboard", text=True)
    assert "2. **Hidden player**" in board
    assert "Ben" not in board
    said = await stage.says(stage.ada, "profile", person=stage.ben)
    assert "**Ben** does not wish to show a profile." in said
    assert "Plays most with" not in await stage.says(stage.ada, "profile")
    assert "**Ben**" in await stage.says(stage.ben, "leaderboard", text=True)
    assert "**Profile** · **Ben**" in await stage.says(stage.ben, "profile")
    shown = await stage.presses(stage.ben, "Show my name", reply)
    assert "Your name stands on leaderboards" in shown
    assert "2. **Ben**" in await stage.says(stage.ada, "leaderboard", text=True)


async def erases(stage: Stage) -> None:
    """Ben has everything erased."""
    asked = await stage.presses(stage.ben, "Erase everything", await stage.says(stage.ben, "privacy"))
    assert "This cannot be undone." in asked
    assert "Everything about you is erased." in await stage.presses(stage.ben, "Erase for good", asked)


async def test_after_erasing_nothing_names_the_person_and_the_others_keep_their_results(stage: Stage) -> None:
    await season(stage, matches=6)
    await solved(stage, stage.ada, stage.ben, table=7)
    before = await numbers(stage.bot.store, stage.ada.id)
    board = await stage.says(stage.ada, "leaderboard", title="tiny_towns", text=True)
    await erases(stage)
    left = await everything(stage.bot.store)
    assert str(stage.ben.id) not in left
    assert "Ben" not in left
    assert await numbers(stage.bot.store, stage.ada.id) == before
    await rebuild(stage.bot.store, lambda *_: None)
    assert await numbers(stage.bot.store, stage.ada.id) == before
    after = await stage.says(stage.ada, "leaderboard", title="tiny_towns", text=True)
    assert after.text.splitlines()[1] == board.text.splitlines()[1]
    assert len(after.text.splitlines()) == len(board.text.splitlines()) - 1
    assert "**Ada**" in stage.finals()[0]
    assert "Erased player" in stage.finals()[0]
    for shown in (stage.finals()[0], stage.card(), stage.table()):
        assert "Ben" not in shown
    assert "I store nothing about you." in await stage.says(stage.ben, "privacy")
    assert "No match of yours has ended yet" in await stage.says(stage.ben, "profile")
    assert "No match of **Ben** has ended yet" in await stage.says(stage.ada, "profile", person=stage.ben)


@pytest.mark.long
async def test_old_buttons_after_erasing_bring_nothing_back(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    old = await stage.says(stage.ben, "privacy")
    await erases(stage)
    assert "I store nothing about you." in await stage.forges(stage.ben, old.id_of("Send me a copy"))
    assert "I store nothing about you." in await stage.forges(stage.ben, old.id_of("Erase everything"))
    assert stage.dms(stage.ben) == []
    assert "Everything about you is erased." in await stage.forges(stage.ben, "g:privacysure:1:-1:")
    assert "I store nothing about you." in await stage.says(stage.ben, "privacy")
    assert "did not play at table 1" in await stage.presses(stage.ben, "Rematch", stage.finals()[0])


async def test_erasing_in_the_middle_of_a_match_hands_the_seat_over(stage: Stage) -> None:
    await season(stage, matches=2)
    await stage.begins("yards", stage.ada, stage.ben, stage.cleo)
    asked = await stage.presses(stage.ben, "Erase everything", await stage.says(stage.ben, "privacy"))
    assert "You leave the table where you sit: a computer plays on in your seat." in asked
    await stage.presses(stage.ben, "Erase for good", asked)
    assert "2. Computer 2" in stage.card()
    await solved(stage, stage.ada, stage.cleo, table=3)
    final = stage.finals()[0]
    assert "**Erased player**" in final
    assert "left the match" in final
    before = await numbers(stage.bot.store, stage.ada.id)
    await rebuild(stage.bot.store, lambda *_: None)
    assert await numbers(stage.bot.store, stage.ada.id) == before


async def test_erasing_takes_the_name_from_the_computer_that_took_over(stage: Stage) -> None:
    await stage.begins("yards", stage.ada, stage.ben, stage.cleo)
    await stage.says(stage.ben, "table leave")
    await stage.presses(stage.ben, "Leave for good")
    assert "2. Ben’s computer" in stage.card()
    await erases(stage)
    assert "2. Computer 2" in stage.card()
    assert "Ben" not in await everything(stage.bot.store)
    assert "Ben" not in stage.table()


async def test_who_comes_back_after_erasing_begins_anew(stage: Stage) -> None:
    await season(stage, matches=1)
    await erases(stage)
    await solved(stage, stage.ada, stage.ben, table=2)
    assert "**Ben** 1,500 → " in stage.finals()[0]
