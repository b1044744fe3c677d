"""Rematches as people see them: the call, the card with the seats that are kept, and the buttons to answer."""

from __future__ import annotations

import pytest

from bot.tables.reserved import KEPT_FOR
from tests.e2e.results import solved
from tests.e2e.stage import Person, Seen, Stage

HOUR = 3600


def calls(stage: Stage) -> list[Seen]:
    return [one for one in stage.own(stage.channel) if "would like to play" in one]


async def asked(stage: Stage, *others: str) -> None:
    """Ada has played with these people, and asks for a rematch."""
    people = [getattr(stage, name) for name in ("ada", *others)]
    await solved(stage, *people)
    await stage.presses(stage.ada, "Rematch", stage.finals()[0])


async def until(stage: Stage) -> str:
    """Until when the seats of the rematch are kept, as Discord writes it for each reader."""
    moment = (await stage.row(2)).kept[0].until
    return f"<t:{moment}:f> (<t:{moment}:R>)"


async def test_the_call_and_the_card_say_for_whom_seats_are_kept_and_until_when(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben, stage.cleo)
    reply = await stage.presses(stage.ada, "Rematch", stage.finals()[0])
    end = await until(stage)
    assert reply.private
    assert f"Seats are kept for **Ben** and **Cleo** until {end}" in reply
    (call,) = calls(stage)
    assert call.mentioned == {stage.ben.id, stage.cleo.id}
    assert f"Seats are kept for you until {end}: **Join** takes it" in call
    assert "Nobody plays who has not accepted." in call
    card = stage.card()
    assert f"Ben, until {end}\nCleo, until {end}" in card
    assert "1. Ada" in card
    assert card.labels == [
        *("Join", "No thanks", "Leave", "Rules"),
        *("Add easy computer", "Add computer", "Add strong computer", "Set up", "Start"),
    ]


@pytest.mark.long
async def test_accepting_from_the_call_and_from_the_card(stage: Stage) -> None:
    await asked(stage, "ben", "cleo")
    (call,) = calls(stage)
    reply = await stage.presses(stage.cleo, "Join", call)
    assert reply.private
    assert "You sit at table 2." in reply
    (call,) = calls(stage)
    assert f"<@{stage.cleo.id}>" not in call
    assert f"<@{stage.ben.id}>" in call
    assert "1. Cleo" in stage.card()
    await stage.presses(stage.ben, "Join", stage.card())
    assert calls(stage) == []
    card = stage.card()
    assert "1. Ben\n2. Cleo\n3. Ada" in card
    assert "No thanks" not in card.labels
    await stage.presses(stage.ada, "Start", card)
    assert (await stage.row(2)).state == "playing"
    assert stage.errors == []


async def test_the_call_goes_away_when_all_have_answered_and_each_reads_what_came_of_it(stage: Stage) -> None:
    await asked(stage, "ben")
    (call,) = calls(stage)
    reply = await stage.presses(stage.ben, "No thanks", call)
    assert reply.private
    assert "The seat that was kept for you at table 2 is free for somebody else now." in reply
    await stage.settled()
    assert calls(stage) == []
    assert "Ben" not in stage.card()
    await stage.presses(stage.dan, "Join", stage.card())
    assert "2. Dan" in stage.card()


@pytest.mark.long
async def test_no_thanks_is_only_for_whom_a_seat_is_kept(stage: Stage) -> None:
    await asked(stage, "ben")
    card = stage.card()
    assert "No seat is kept for you at table 2." in await stage.presses(stage.dan, "No thanks", card)
    assert "You sit at table 2 already." in await stage.presses(stage.ada, "No thanks", card)
    assert "The free seats of table 2 are kept for others until <t:" in await stage.presses(
        stage.dan, "Join", card
    )
    assert "kept for others" in await stage.presses(stage.ada, "Add computer", card)
    assert "Ben, until" in stage.card()
    await stage.presses(stage.ben, "No thanks", card)
    assert "No seat is kept for you" in await stage.forges(stage.ben, "g:decline:2:-1:card")


@pytest.mark.long
async def test_after_48_hours_card_and_call_follow(stage: Stage) -> None:
    await asked(stage, "ben", "cleo")
    await stage.presses(stage.cleo, "Join", stage.card())
    await stage.waits(KEPT_FOR + 60)
    await stage.settled()
    assert calls(stage) == []
    card = stage.card()
    assert "Ben" not in card
    assert "No thanks" not in card.labels
    await stage.presses(stage.dan, "Join", card)
    assert "1. Cleo\n2. Ada" in stage.card()
    assert "3. Dan" in stage.card()


@pytest.mark.long
async def test_a_long_outage_of_discord_moves_the_end_and_the_card_says_so(stage: Stage) -> None:
    await asked(stage, "ben")
    end, before = await until(stage), (await stage.row(2)).kept[0].until
    assert f"Ben, until {end}" in stage.card()
    await stage.unreachable(KEPT_FOR)
    await stage.waits(600)
    assert (await stage.row(2)).kept[0].until >= before + KEPT_FOR
    card = stage.card()
    assert f"Ben, until {await until(stage)}" in card
    assert end not in card
    (call,) = calls(stage)
    assert await until(stage) in call
    assert call.mentioned == {stage.ben.id}


async def test_start_takes_nobody_who_has_not_answered(stage: Stage) -> None:
    await asked(stage, "ben", "cleo")
    await stage.presses(stage.cleo, "Join", stage.card())
    await stage.presses(stage.ada, "Start", stage.card())
    assert [seat.name for seat in (await stage.row(2)).seats] == ["Cleo", "Ada"]
    assert calls(stage) == []
    assert "has begun already" in await stage.forges(stage.ben, "g:join:2:-1:card")
    assert "has begun already" in await stage.forges(stage.ben, "g:decline:2:-1:card")


@pytest.mark.long
async def test_nobody_is_mentioned_twice_whatever_happens_meanwhile(stage: Stage) -> None:
    await asked(stage, "ben", "cleo")
    await stage.restarts()
    await stage.presses(stage.cleo, "No thanks", calls(stage)[0])
    asked_ = await stage.presses(stage.ada, "Leave", stage.card())
    await stage.presses(stage.ada, "Leave for good", asked_)
    await stage.presses(stage.ada, "Rematch", stage.finals()[0])
    assert [one.name for one in (await stage.row(3)).kept] == ["Ben", "Cleo"]
    assert calls(stage) == []
    assert "Ben, until" in stage.card()


async def sleeps(stage: Stage, person: Person) -> None:
    """For this person eight quiet hours have begun with the hour that runs."""
    hour = stage.env.now().hour
    await stage.says(person, "settings own", zone="UTC", quiet=f"{hour}-{(hour + 8) % 24}")


async def test_whoever_sleeps_is_called_to_a_kept_seat_when_the_quiet_hours_are_over(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben, stage.cleo)
    await sleeps(stage, stage.ben)
    await stage.presses(stage.ada, "Rematch", stage.finals()[0])
    (first,) = calls(stage)
    assert first.mentioned == {stage.cleo.id}
    assert "**Ben**" in first.text
    await stage.restarts()
    await stage.waits(6 * HOUR)
    assert [one.id for one in calls(stage)] == [first.id]
    await stage.waits(3 * HOUR)
    (second,) = calls(stage)
    assert second.id != first.id
    assert second.mentioned == {stage.ben.id}
    await stage.presses(stage.cleo, "Join", second)
    assert [one.id for one in calls(stage)] == [second.id]


@pytest.mark.long
async def test_whoever_took_the_kept_seat_before_is_not_called_any_more(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben, stage.cleo)
    await sleeps(stage, stage.ben)
    await stage.presses(stage.ada, "Rematch", stage.finals()[0])
    await stage.presses(stage.ben, "Join", stage.card())
    (call,) = calls(stage)
    await stage.waits(9 * HOUR)
    assert [one.id for one in calls(stage)] == [call.id]


async def test_whoever_still_sleeps_when_another_lobby_is_opened_is_called_to_that_one(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    await sleeps(stage, stage.ben)
    await stage.presses(stage.ada, "Rematch", stage.finals()[0])
    asked_ = await stage.presses(stage.ada, "Leave", stage.card())
    await stage.presses(stage.ada, "Leave for good", asked_)
    await stage.presses(stage.ada, "Rematch", stage.finals()[0])
    await stage.waits(9 * HOUR)
    (call,) = calls(stage)
    assert call.mentioned == {stage.ben.id}


async def test_whoever_left_reads_why_the_rematch_is_not_theirs(stage: Stage) -> None:
    await stage.begins("yards", stage.ada, stage.ben)
    asked_ = await stage.says(stage.ben, "table leave", table=1)
    await stage.presses(stage.ben, asked_.labels[0], asked_)
    await solved(stage, stage.ada, stage.ben)
    said = await stage.presses(stage.ben, "Rematch", stage.finals()[0])
    assert "You did not sit at table 1 to its end" in said
    await stage.presses(stage.ada, "Rematch", stage.finals()[0])
    assert (await stage.row(2)).expected == [stage.ada.id]
    assert calls(stage) == []


async def test_who_is_erased_stands_neither_on_the_card_nor_in_the_call(stage: Stage) -> None:
    await asked(stage, "ben", "cleo")
    await stage.forges(stage.ben, "g:privacysure:1:-1:")
    await stage.settled()
    assert "Ben" not in stage.card()
    (call,) = calls(stage)
    assert str(stage.ben.id) not in call.text
    await stage.forges(stage.ada, "g:privacysure:1:-1:")
    await stage.settled()
    public = "".join(one.text for one in stage.own(stage.channel))
    assert str(stage.ada.id) not in public
    assert "**Ada**" not in public


@pytest.mark.long
async def test_the_list_of_tables_names_the_lobbies_that_keep_a_seat(stage: Stage) -> None:
    await asked(stage, "ben", "cleo")
    end = await until(stage)
    line = "• Yards · table 2 keeps a seat for you, with **Join** or **No thanks** on its card: "
    said = (await stage.says(stage.ben, "table list")).text
    assert said.startswith(line)
    assert said.endswith(f"· until {end}")
    await stage.says(stage.ben, "lanterns new")
    head, own, kept = (await stage.says(stage.ben, "table list")).text.splitlines()
    assert (head, own.startswith("• Lanterns · table 3"), kept) == ("Your table:", True, said)
    await stage.presses(stage.ben, "Join", calls(stage)[0])
    assert "keeps a seat" not in await stage.says(stage.ben, "table list")
    await stage.forges(stage.cleo, "g:decline:2:-1:card")
    assert "You sit at no table." in await stage.says(stage.cleo, "table list")


async def test_a_kept_seat_stands_in_what_is_stored_about_its_person(stage: Stage) -> None:
    await asked(stage, "ben")
    assert "that a lobby keeps a place for you" in await stage.says(stage.ben, "privacy")
    await stage.presses(stage.ben, "No thanks", stage.card())
    assert "keeps a place" not in await stage.says(stage.ben, "privacy")
