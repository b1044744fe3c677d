"""A league of nine from its opening to its end, one of whom vanishes; and what people read who press at the wrong time."""

from __future__ import annotations

import discord
import pytest

from tests.databases import Fresh
from tests.e2e.moderators import moderator
from tests.e2e.stage import Person, Seen, Stage

DAY = 86400
NINE = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Fred", "Gus", "Hana", "Ivo")


def card(stage: Stage) -> Seen:
    """The card of the league."""
    return [one for one in stage.own(stage.channel) if "Organised by" in one][-1]


def news(stage: Stage) -> list[Seen]:
    """What the channel was told of the league, the latest last."""
    told = ("is drawn.", "it is over")
    return [
        one for one in stage.own(stage.channel) if "League of" in one and any(word in one for word in told)
    ]


async def plays(stage: Stage, table: int, *people: Person) -> None:
    """These play a match as far as it waits for them, by the safe answers."""
    by_id = {person.id: person for person in people}
    while True:
        async with stage.bot.tables.enter(table) as live:
            row, match = live.row, live.match
            if row.state != "playing" or match is None:
                return
            mine = [one for one in match.awaited() if row.seats[one.seat].person in by_id]
            if not mine:
                return
            picks, who = match.default(mine[0].seat), row.seats[mine[0].seat].person
        assert who is not None
        with stage.env._bot_scope():  # the answers are the bot's own work, as if they had been pressed
            await stage.bot.tables.answer(table, who, picks, mine[0].number)


async def plays_round(stage: Stage, league: int, *people: Person) -> None:
    """All tables of this round come to their end; whoever does not come is answered for."""
    look = await stage.bot.leagues.look(league)
    open_ = {one.table_id for one in look.pairings if one.points is None and one.table_id is not None}
    for _ in range(40):
        for table in sorted(open_):
            await plays(stage, table, *people)
        await stage.settled()
        left = {table for table in open_ if (await stage.row(table)).state == "playing"}
        if not left:
            break
        await stage.waits(DAY)
    await stage.waits(5)


@pytest.mark.long
async def test_a_league_of_nine_with_one_who_vanishes_plays_to_its_end(database: str) -> None:
    async with Stage(database, people=NINE) as stage:
        ada, *others = stage.people
        vanished, present = others[-1], [ada, *others[:-1]]
        reply = await stage.says(ada, "league open", title="toy_yards", pace="daily", rounds=2)
        assert "League 1 is open" in reply
        for person in stage.people:
            await stage.presses(person, "Join the league", card(stage))
        assert "9 are in: **Ada**" in card(stage)
        await stage.presses(ada, "Begin", card(stage))
        await stage.waits(5)
        (drawn,) = news(stage)
        assert "round 1 of 2 is drawn" in drawn
        look = await stage.bot.leagues.look(1)
        assert sum(len(group) for group in look.groups(1).values()) == 9
        for table in {one.table_id for one in look.pairings if one.table_id}:
            assert (await stage.row(table)).state == "playing"
        await plays_round(stage, 1, *present)
        drawn, again = news(stage)
        assert "round 2 of 2 is drawn" in again
        assert len(again.pictures) == 1
        assert "Ivo" not in again.text
        assert "Away: **Ivo**" in card(stage)
        await plays_round(stage, 1, *present)
        *_, over = news(stage)
        assert "it is over" in over
        assert len(over.pictures) == 1
        assert "Ivo: 0." in over.pictures[0]
        look = await stage.bot.leagues.look(1)
        assert look.league.state == "over"
        assert look.standings()[-1][1:] == (vanished.id, 0)
        shown = await stage.presses(stage.people[1], "Standings", over)
        assert shown.private
        assert len(shown.pictures) == 1
        assert len(news(stage)) == 3
        await stage.forges(present[1], "g:privacysure:1:-1:")
        for told in (card(stage), *news(stage)):
            assert "**Ben**" not in told
            assert not any("Ben" in alt for alt in told.pictures)
        assert "Erased player" in news(stage)[-1].pictures[0]


async def test_what_is_refused_and_what_the_card_says(stage: Stage) -> None:
    assert "There is no league in this server" in await stage.says(stage.ada, "league standings")
    assert "Say what is played" in await stage.says(stage.ada, "league open")
    assert "one to 9 rounds" in await stage.says(stage.ada, "league open", title="toy_yards", rounds=0)
    await stage.says(stage.ada, "league open", title="toy_yards", pace="weekly", rounds=1)
    assert "Organised by **Ada** · pace: weekly (7 days) · one round" in card(stage)
    assert "Nobody is in yet" in await stage.presses(stage.ada, "Begin", card(stage))
    await stage.presses(stage.ada, "Join the league", card(stage))
    assert "One is in; it takes 2" in await stage.presses(stage.ada, "Begin", card(stage))
    await stage.presses(stage.ben, "Join the league", card(stage))
    assert "already" in await stage.presses(stage.ben, "Join the league", card(stage))
    assert "Only whoever organises" in await stage.presses(stage.ben, "Begin", card(stage))
    assert "Only whoever organises" in await stage.says(stage.ben, "league end")
    await stage.presses(stage.ben, "Leave the league", card(stage))
    assert "**Ben**" not in card(stage)
    await stage.presses(stage.ben, "Join the league", card(stage))
    assert "is off the league" in await stage.says(stage.ada, "league remove", person=stage.ben)
    assert "taken you off this league" in await stage.presses(stage.ben, "Join the league", card(stage))
    assert "no such league" in await stage.forges(stage.ben, "g:leaguejoin:1:-1:card.~77")


@pytest.mark.parametrize(
    "arrives", [pytest.param(False, id="before", marks=pytest.mark.long), pytest.param(True, id="after")]
)
@pytest.mark.parametrize("moment", ["opened", pytest.param("begun", marks=pytest.mark.long)])
async def test_whoever_dies_on_the_way_has_told_everything_once(
    fresh: Fresh, moment: str, *, arrives: bool
) -> None:
    count, died = 0, "yet"
    while died:
        count += 1
        async with Stage(await fresh()) as stage:
            if moment == "opened":
                stage.dies_at(count, arrives=arrives)
            await stage.says(stage.ada, "league open", title="toy_yards", rounds=1)
            if moment == "begun":
                for person in (stage.ada, stage.ben):
                    await stage.presses(person, "Join the league", card(stage))
                stage.dies_at(count, arrives=arrives)
                await stage.presses(stage.ada, "Begin", card(stage))
                await stage.waits(5)
            died = stage.died_at
            await stage.restarts()
            await stage.waits(4000)
            cards = [one for one in stage.own(stage.channel) if "Organised by" in one]
            assert len(cards) == 1, f"died at {died} {stage.all(stage.channel)}"
            assert len(news(stage)) == (moment == "begun"), f"died at {died}"
            if moment == "opened":
                await stage.presses(stage.ben, "Join the league", cards[0])
                assert "**Ben**" in card(stage)
    assert count > 1


async def test_a_league_whose_channel_is_deleted_is_over(stage: Stage) -> None:
    games = stage.server.create_text_channel("games")
    await stage.says(stage.ada, "league open", title="toy_yards", at=games)
    stage.deletes_place(games)
    await stage.settled()
    assert (await stage.bot.leagues.look(1)).league.state == "over"
    assert "There is no league" in await stage.says(stage.ada, "league standings")


async def test_a_short_league_tells_its_rounds_and_who_has_won(stage: Stage) -> None:
    ada, ben, cleo = stage.ada, stage.ben, stage.cleo
    await stage.says(ada, "league open", title="toy_yards", pace="daily", rounds=2)
    assert card(stage).rows == [["Join the league", "Leave the league", "Begin"]]
    assert "Nobody" not in card(stage)
    shown = await stage.says(cleo, "league standings")
    assert "Whoever would play presses" in shown
    assert shown.pictures == []
    for person in (ada, ben, cleo):
        joined = await stage.presses(person, "Join the league", card(stage))
        assert joined.edited or "You are in." in joined
    assert "3 are in: **Ada**, **Ben**, and **Cleo**" in card(stage)
    assert "There is no such league" not in await stage.presses(ada, "Begin", card(stage))
    await stage.waits(5)
    (drawn,) = news(stage)
    first, *tables = drawn.text.splitlines()
    assert first == "**League of Yards**: round 1 of 2 is drawn."
    assert sum(f"• table {number}: " in line for number in (1, 2) for line in tables) == len(tables)
    assert drawn.rows == [["Standings", "I am back", "Leave the league"]]
    assert drawn.pictures == []
    assert card(stage).rows == drawn.rows
    assert "Round 1 of 2 is played." in card(stage)
    looked = await stage.presses(cleo, "Standings", drawn)
    assert looked.text.startswith("**League of Yards** · 1")
    assert len(looked.pictures) == 1
    assert "already" in await stage.presses(ben, "I am back", drawn)
    left = await stage.presses(cleo, "Leave the league", drawn)
    assert "You are in the league no longer" in left
    assert "2 are in: **Ada** and **Ben**" in card(stage)
    assert "Say who is meant" in await stage.says(ada, "league remove")
    await plays_round(stage, 1, ada, ben, cleo)
    assert "round 2 of 2 is drawn" in news(stage)[-1]
    assert len(news(stage)[-1].pictures) == 1
    await plays_round(stage, 1, ada, ben, cleo)
    over = news(stage)[-1]
    assert "it is over, and **" in over
    assert over.rows == card(stage).rows == [["Standings"]]
    assert "Points" not in over.text
    assert "It is over." in card(stage)
    assert "This league is over" in await stage.says(ada, "league end")


async def test_moderators_may_end_a_league_and_one_that_goes_on_here_is_meant_first(stage: Stage) -> None:
    games = stage.server.create_text_channel("games")
    for place, title in ((stage.channel, "toy_yards"), (games, "toy_lanterns"), (games, "toy_works")):
        await stage.says(stage.ada, "league open", title=title, at=place)
    assert "League of Yards" in await stage.says(stage.ben, "league standings")
    assert "League of Works" in await stage.says(stage.ben, "league standings", at=games), "the newest of two"
    assert "3 leagues go on" in await stage.says(stage.ben, "league open", title="toy_yards")
    assert "Only whoever organises" in await stage.says(stage.ben, "league end")
    moderator(stage, stage.ben)
    assert "League 1 ends." in await stage.says(stage.ben, "league end")
    await stage.waits(5)
    assert "it is over before anything was played" in news(stage)[-1]
    assert "League of Works" in await stage.says(stage.cleo, "league standings"), (
        "one that is over comes last"
    )
    wall = {stage.cleo: discord.PermissionOverwrite(view_channel=False)}
    hidden = stage.server.create_text_channel("hidden", overwrites=wall)
    await stage.says(stage.ada, "league open", title="toy_yards", at=hidden)
    assert "no such league" in await stage.forges(stage.cleo, "g:leaguelook:1:-1:league.~4")
    assert "League of Works" in await stage.says(stage.cleo, "league standings")
    dm = await stage.says(stage.ada, "league standings", at=stage.ada.user.dm_channel)
    assert "There is no league in this server" in dm
