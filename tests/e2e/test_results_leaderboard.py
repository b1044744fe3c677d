"""What stays when a match is over, and `/leaderboard`, as people see it."""

from __future__ import annotations

from datetime import timedelta

import discord
import pytest

from tests.bot.results.books import DAY
from tests.e2e.results import season, solved
from tests.e2e.stage import Stage


@pytest.mark.long
async def test_the_final_message_says_what_became_of_the_ratings(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    final = stage.finals()[0]
    assert "Ratings in" in final
    assert "**Ada** 1,500 → " in final
    assert "**Ben** 1,500 → " in final
    assert "? (+" in final
    assert "? (−" in final
    assert {"Rematch", "Replay", "Verify"} <= set(final.labels)


@pytest.mark.long
async def test_what_became_of_the_ratings_is_a_picture_too(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    reply = await stage.presses(stage.dan, "Ratings", stage.finals()[0])
    (alt,) = reply.pictures
    assert "Ada 1,500 → " in alt
    assert "**Ada** 1,500 → " in reply


async def test_a_match_with_a_computer_is_shown_and_not_rated(stage: Stage) -> None:
    await stage.says(stage.ada, "yards new")
    await stage.presses(stage.ada, "Add computer", stage.card())
    await stage.presses(stage.ada, "Start", stage.card())
    await solved(stage, stage.ada)
    assert "Not rated: a computer player sat there from the beginning." in stage.finals()[0]
    reply = await stage.says(stage.ada, "leaderboard")
    assert "No rated match fits that yet:" in reply
    assert reply.pictures == []


async def test_whoever_hands_the_seat_over_is_last(stage: Stage) -> None:
    await stage.begins("yards", stage.ada, stage.ben, stage.cleo)
    await stage.says(stage.ben, "table leave")
    await stage.presses(stage.ben, "Leave for good")
    await solved(stage, stage.ada, stage.cleo)
    *_, last, foot = stage.finals()[0].text.splitlines()
    assert "**Ben**" in last
    assert last.endswith("left the match")
    assert "(−" in last
    assert foot == "-# “?”: provisional, fewer than five matches"


async def test_an_empty_leaderboard_invites_to_play(stage: Stage) -> None:
    reply = await stage.says(stage.ada, "leaderboard")
    assert "No match has been finished on this server yet." in reply
    assert "Open a table with **/play**" in reply
    assert reply.pictures == []
    reply = await stage.says(stage.ada, "leaderboard", title="tiny_towns")
    assert "Tiny Towns has not been played to the end here yet. Open a table with **/towns new**" in reply
    assert "No match has been finished yet." in await stage.says(stage.ada, "leaderboard", where="everywhere")


async def test_the_leaderboard_is_a_picture_with_all_that_counts_in_its_alt_text(stage: Stage) -> None:
    await season(stage, matches=5)
    reply = await stage.says(stage.ada, "leaderboard", title="tiny_towns")
    assert "**Leaderboard** · Tiny Towns · Hanse · all time · any number of players" in reply
    (alt,) = reply.pictures
    assert "1. Ada · rating 1," in alt
    assert "5 matches, 5 wins, best score 34" in alt
    assert "?" not in alt.split("1. Ada")[1].split("2.")[0]


async def test_the_same_in_words(stage: Stage) -> None:
    await season(stage, matches=2)
    picture = await stage.says(stage.ada, "leaderboard", title="tiny_towns")
    words = await stage.presses(stage.ada, "As text", picture)
    assert words.edited
    assert words.pictures == []
    assert "1. **Ada** · rating 1," in words
    assert "? (+" in words
    assert "2 matches, no win" in words
    assert "Months, seasons and years are counted in UTC" in words
    again = await stage.presses(stage.ada, "As a picture", words)
    assert len(again.pictures) == 1
    assert (await stage.says(stage.ada, "leaderboard", text=True)).pictures == []


async def test_all_titles_have_no_best_score(stage: Stage) -> None:
    await season(stage, matches=1)
    assert "best score" not in await stage.says(stage.ada, "leaderboard", text=True)


async def test_pages_are_turned_and_the_own_row_is_always_there(stage: Stage) -> None:
    people = [stage.arrives(f"Guest {number}") for number in range(10)]
    await season(stage, matches=1, others=people)
    first = await stage.says(stage.ben, "leaderboard", text=True)
    assert "Page 1 of 2" in first
    second = await stage.presses(stage.ben, "Next page", first)
    assert second.edited
    assert "Page 2 of 2" in second
    assert second.shut == ["Next page"]
    assert "2. **Ben**" in second.text.splitlines()[-2]
    back = await stage.presses(stage.ben, "Previous page", second)
    assert back.text == first.text
    last = next(one for one in people if f"**{one.name}**" in second)
    own = await stage.says(last, "leaderboard", text=True)
    assert own.text.splitlines()[:-2] == first.text.splitlines()[:-1]
    assert f"**{last.name}**" in own.text.splitlines()[-2]
    assert len((await stage.says(last, "leaderboard")).pictures) == 1


async def test_a_page_past_the_end(stage: Stage) -> None:
    await season(stage, matches=1)
    assert "There is only one page." in await stage.says(stage.ada, "leaderboard", page=7)
    assert "Pages are counted from 1." in await stage.says(stage.ada, "leaderboard", page=0)
    last = await stage.forges(stage.ada, "g:leaders:1:0:all.here-always-text~9")
    assert "1. **Ada**" in last


@pytest.mark.parametrize(
    "forged",
    [
        "g:leaders:1:0:nonsense.x-y-z~1",
        "g:leaders:1:-5:.",
        "g:leadersas:1:0:tiny_towns.here",
        "g:leaders:0:0:",
        "g:leaders:1:0:all.here-always-text~99999999999999999999999999",
    ],
)
async def test_a_forged_button_shows_the_usual(stage: Stage, forged: str) -> None:
    await season(stage, matches=1)
    assert "**Leaderboard**" in await stage.forges(stage.ada, forged)


async def test_someone_without_a_match_is_told_how_to_get_there(stage: Stage) -> None:
    await season(stage, matches=1)
    reply = await stage.says(stage.dan, "leaderboard")
    assert "You have no rated match there yet." in reply
    assert len(reply.pictures) == 1


async def test_how_many_played(stage: Stage) -> None:
    await season(stage, matches=1)
    assert "1. **Ada**" in await stage.says(stage.ada, "leaderboard", players=2, text=True)
    assert "No rated match fits that yet:" in await stage.says(stage.ada, "leaderboard", players=3)
    said = await stage.says(stage.ada, "leaderboard", players=1, title="tiny_towns")
    assert "Tiny Towns is not rated with one player. Choose a number between 2 and 6." in said
    assert "No title is rated with 0 players." in await stage.says(stage.ada, "leaderboard", players=0)
    assert "No title is rated with 40 players." in await stage.says(stage.ada, "leaderboard", players=40)


async def test_months_and_years_end_in_utc(stage: Stage) -> None:
    now = int(stage.env.now().timestamp())
    await season(stage, matches=1, ended=now - 400 * DAY)
    always = await stage.says(stage.ada, "leaderboard", text=True)
    assert "1. **Ada**" in always
    assert "No rated match fits that yet:" in await stage.says(stage.ada, "leaderboard", period="year")
    await season(stage, matches=1, ended=now)
    month = await stage.says(stage.ada, "leaderboard", period="month", text=True)
    assert "1 match, 1 win" in month
    assert "2 matches, 2 wins" in await stage.says(stage.ada, "leaderboard", text=True)


async def test_other_servers_count_only_everywhere(stage: Stage) -> None:
    await season(stage, matches=1, server=77)
    assert "No match has been finished on this server yet." in await stage.says(stage.ada, "leaderboard")
    reply = await stage.says(stage.ada, "leaderboard", where="everywhere", text=True)
    assert "· Everywhere ·" in reply
    assert "1. **Ada**" in reply


async def test_in_a_private_message_everywhere_is_meant(stage: Stage) -> None:
    await season(stage, matches=1)
    dm = stage.ada.user.dm_channel
    assert "· Everywhere ·" in await stage.says(stage.ada, "leaderboard", at=dm)
    said = await stage.says(stage.ada, "leaderboard", where="here", at=dm)
    assert "In a private message there is no server" in said


async def test_who_has_left_the_server_is_not_named(stage: Stage) -> None:
    await season(stage, matches=1)
    stage.env.backend.remove_member(stage.server.id, stage.ben.id)
    reply = await stage.says(stage.ada, "leaderboard", text=True)
    assert "2. **Hidden player**" in reply
    assert "Ben" not in reply


async def test_names_of_the_server_are_shown_and_cannot_format(stage: Stage) -> None:
    eve = stage.arrives("eve", nick="**@everyone** 🦊")
    await season(stage, matches=1, others=[eve])
    reply = await stage.says(stage.ada, "leaderboard", text=True)
    assert "\\*\\*\\@everyone\\*\\* 🦊" in reply
    assert reply.mentioned == set()


async def test_a_name_that_cannot_be_drawn_stands_beside_the_picture(stage: Stage) -> None:
    eve = stage.arrives("eve", nick="山田太郎")
    await season(stage, matches=1, others=[eve])
    picture = await stage.says(stage.ada, "leaderboard")
    assert "Player 2 is **山田太郎**" in picture
    assert "Ada" not in picture
    assert "Player 2" not in await stage.presses(stage.ada, "As text", picture)


async def test_while_discord_does_not_answer_it_counts_what_it_said_last(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent(*_: object, **__: object) -> list[discord.Member]:
        raise TimeoutError

    await season(stage, matches=1)
    stage.env.backend.remove_member(stage.server.id, stage.ben.id)
    before = await stage.says(stage.ada, "leaderboard", text=True)
    assert "2. **Hidden player**" in before
    monkeypatch.setattr(discord.Guild, "query_members", silent)
    await stage.waits(3600)
    assert (await stage.says(stage.ada, "leaderboard", text=True)).text == before.text


@pytest.mark.long
async def test_who_is_a_member_is_asked_again_after_the_clock_was_put_back(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await season(stage, matches=1)
    assert "Ben" in await stage.says(stage.ada, "leaderboard", text=True)
    stage.env.backend.remove_member(stage.server.id, stage.ben.id)
    earlier = discord.utils.utcnow() - timedelta(days=1)
    monkeypatch.setattr(discord.utils, "utcnow", lambda: earlier)
    assert "Ben" not in await stage.says(stage.ada, "leaderboard", text=True)


async def test_an_unknown_title_is_refused(stage: Stage) -> None:
    reply = await stage.forges(stage.ada, "g:leaders:1:0:no_such_title.here-always-text")
    assert "No match has been finished on this server yet." in reply
