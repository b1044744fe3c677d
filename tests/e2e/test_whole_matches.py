"""Whole matches of Tiny Towns, played as people play them."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

from tests.e2e.stage import Person, Seen, Stage

LONGEST = 200
AFTERWARDS = (
    "Take back",
    "Refresh",
    "Start over",
    "Orders",
    "Always do this",
    "Rules",
    "Learn",
)  # the first also stands for "Take back both"


class Plays:
    """How somebody plays: whatever comes first, or at random, or by commands alone."""

    def __init__(self, stage: Stage, person: Person, seed: int = 0) -> None:
        self.stage = stage
        self.person = person
        self._luck = Random(seed)

    async def by_buttons(self) -> None:
        """Open the panel and press until nothing is asked any more."""
        await self.stage.presses(self.person, "Play", self.stage.table())
        for _ in range(LONGEST):
            panel = self.stage.panel(self.person)
            open_ = [label for label in panel.labels if not label.startswith(AFTERWARDS)]
            if not open_ and not panel.choices:
                return
            label = self._luck.choice(open_ or panel.choices)
            if open_:
                await self.stage.presses(self.person, label)
            else:
                await self.stage.selects(self.person, label)
        raise AssertionError(f"{self.person.name} does not come to an end: {self.stage.panel(self.person)}")

    async def by_commands(self) -> None:
        """Say what autocompletion offers first, from the DM."""
        stage, person, dm = self.stage, self.person, self.person.user.dm_channel
        for _ in range(LONGEST):
            if kinds := await stage.offered(person, "towns call", "cube", at=dm):
                reply = await stage.says(person, "towns call", at=dm, cube=kinds[0])
            elif squares := await stage.offered(person, "towns place", "square", at=dm):
                reply = await stage.says(person, "towns place", at=dm, square=squares[0])
            elif await stage.offered(person, "towns build", "building", at=dm):
                reply = await stage.says(person, "towns done", at=dm)
            else:
                return
            assert reply.text
        raise AssertionError(f"{person.name} does not come to an end")


async def keep_monument(stage: Stage, person: Person, shown: Seen) -> None:
    assert "Which monument do you keep?" in shown
    await stage.presses(person, shown.labels[0], shown)


async def check_the_end(stage: Stage, number_of_players: int) -> None:
    final = stage.finals()
    assert len(final) == 1
    assert "is finished" in final[0]
    assert len(final[0].pictures) == 1
    assert len(stage.table().pictures) == 1
    for shown in (final[0], stage.table()):
        assert 0 < len(shown.pictures[0]) <= 1024
    places = [line for line in stage.card().text.splitlines() if line.endswith(("point", "points"))]
    assert len(places) == number_of_players
    assert places[0].startswith("1. ")
    assert stage.notices() == []
    assert {"Rematch", "Read the board"} <= set(stage.table().labels) | {
        "Rematch" for _ in range(number_of_players == 1)
    }
    async with stage.bot.store.reading() as connection:
        stored = (
            await connection.exec_driver_sql('SELECT "placing", score FROM results ORDER BY "placing"')
        ).all()
    assert len(stored) == number_of_players
    assert all(slot.settled for slot in (await stage.slots()).values())


@pytest.mark.long
async def test_four_people_play_a_whole_match(stage: Stage) -> None:
    """By buttons, by DM and by commands; Ben's DMs are closed, and the bot is restarted in the middle of a turn."""
    ada, ben, cleo, dan = stage.people
    stage.closes_dms(ben)
    await stage.begins("towns", ada, ben, cleo, dan)
    assert "**Ben** takes no messages from me" in stage.table()
    for person in (cleo, dan):
        await keep_monument(stage, person, stage.dm(person))
    await keep_monument(stage, ada, stage.panel(ada))
    await keep_monument(stage, ben, await stage.presses(ben, "My hand", stage.table()))

    plays = {one.id: Plays(stage, one, seed) for seed, one in enumerate(stage.people)}
    for turn in count():
        if stage.finals():
            break
        assert turn < 200
        for person in stage.awaited():
            if person is dan:
                await plays[person.id].by_commands()
            else:
                await plays[person.id].by_buttons()
            if turn == 3 and person is ben:
                journal, waiting = await stage.journal(), stage.table().text
                await stage.restarts()
                assert await stage.journal() == journal
                assert stage.table().text == waiting
    await check_the_end(stage, 4)
    assert stage.dms(ben) == []
    for person in (ada, cleo, dan):
        assert "1. " in stage.dm(person)
    story = await stage.says(ada, "table history", table=1)
    assert "All towns are complete." in story


@pytest.mark.long
async def test_one_person_plays_with_three_computers(stage: Stage) -> None:
    await stage.says(stage.ada, "towns new", seats=4)
    for _ in range(3):
        await stage.presses(stage.ada, "Add computer", stage.card())
    await stage.presses(stage.ada, "Start", stage.card())
    await keep_monument(stage, stage.ada, stage.panel(stage.ada))
    player = Plays(stage, stage.ada, 7)
    for turn in count():
        if stage.finals():
            break
        assert turn < 60
        assert stage.awaited() == [stage.ada]
        await player.by_buttons()
    await check_the_end(stage, 4)
    assert "**Hugh \\(normal\\)**" in stage.finals()[0]
    assert not any("it is your turn" in str(entry.json) for entry in stage.env.http_requests)


@pytest.mark.long
async def test_a_town_is_played_solo(stage: Stage) -> None:
    reply = await stage.says(stage.ada, "towns new", seats=1)
    assert "for you alone" in reply
    await keep_monument(stage, stage.ada, stage.dm(stage.ada))
    player = Plays(stage, stage.ada, 3)
    await player.by_buttons()
    await check_the_end(stage, 1)
    assert "is finished: **Ada**." in stage.finals()[0]
    assert "1. **Ada** · " in stage.dm(stage.ada)
    assert stage.notices() == []
