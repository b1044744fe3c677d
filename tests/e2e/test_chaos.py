"""Everything at once: people press whatever they see, messages vanish, Discord fails, the bot is restarted."""

from __future__ import annotations

from random import Random

import pytest

from tests.e2e.stage import Person, Seen, Stage
from tests.sizes import first

ACTIONS = 70
COMMANDS = ("board", "hand", "bid", "raise", "drop")
ROUTES = (
    ("POST", "/channels/*/messages"),
    ("PATCH", "/channels/*/messages/*"),
    ("DELETE", "/channels/*/messages/*"),
    ("POST", "*/threads"),
    ("POST", "/users/@me/channels"),
    ("GET", "/channels/*"),
)
FAULTS = ((500, 0), (503, 0), (429, 0))
ON_EDITS = (*FAULTS, (404, 10008), (400, 30046))


class Chaos:
    """Does one thing after the other."""

    def __init__(self, stage: Stage, luck: Random) -> None:
        self.stage = stage
        self.luck = luck

    def visible(self, person: Person) -> list[Seen]:
        stage = self.stage
        places = [stage.channel, *stage.channel.threads]
        found = [one for place in places for one in stage.own(place)]
        found += stage.dms(person)
        if person.id in stage.panels:
            found.append(stage.panel(person))
        return [one for one in found if one.components]

    async def press(self) -> None:
        """Whatever can be pressed somewhere."""
        person = self.luck.choice(self.stage.people)
        shown = self.visible(person)
        if not shown:
            return
        on = self.luck.choice(shown)
        item = self.luck.choice(on.components)
        if getattr(item, "disabled", False):
            return
        if hasattr(item, "options"):
            lines = self.luck.sample(
                item.options, self.luck.randint(max(1, item.min_values), item.max_values)
            )
            await self.stage.selects(person, *(line.label for line in lines), on=on)
        else:
            await self.stage.presses_id(person, item.custom_id, on)

    async def say(self) -> None:
        """Some command somewhere."""
        person = self.luck.choice(self.stage.people)
        places = [self.stage.channel, *self.stage.channel.threads, person.user.dm_channel]
        name = self.luck.choice(COMMANDS)
        given = {"card": str(self.luck.randint(1, 8))} if name in ("bid", "drop") else {}
        await self.stage.says(person, f"lanterns {name}", at=self.luck.choice(places), table=1, **given)

    async def resend(self) -> None:
        await self.stage.says(self.luck.choice(self.stage.people), "table resend", table=1)

    async def chatter(self) -> None:
        places = [self.stage.channel, *self.stage.channel.threads]
        await self.stage.dan.send(self.luck.choice(places), "chatter")

    async def delete(self) -> None:
        """A moderator tidies up."""
        places = [self.stage.channel, *self.stage.channel.threads]
        shown = [one for place in places for one in self.stage.own(place)]
        if shown:
            self.stage.deletes(self.luck.choice(shown))

    async def fail(self) -> None:
        """Discord refuses the next few requests of a kind."""
        method, path = self.luck.choice(ROUTES)
        status, code = self.luck.choice(ON_EDITS if method == "PATCH" else FAULTS)
        self.stage.fails(method, path, status, code, times=self.luck.randint(1, 3))

    async def cut(self) -> None:
        """The next answer of Discord is lost."""
        method, path = self.luck.choice(ROUTES)
        self.stage.cuts(method, path, arrives=self.luck.random() < 0.7)

    async def restart(self) -> None:
        await self.stage.restarts()

    async def act(self) -> None:
        """Something happens; mostly somebody presses something."""
        doings = (
            [self.press] * 12 + [self.say] * 4 + [self.chatter, self.delete, self.fail, self.cut, self.resend]
        )
        await self.luck.choice([*doings, self.restart])()


async def whole(stage: Stage) -> None:
    """Each message is there once, and shows what is true."""
    row, slots = await stage.row(), await stage.slots()
    assert all(slot.settled for slot in slots.values()), slots
    table = stage.table(stage.thread() if row.thread else stage.channel)
    async with stage.bot.tables.enter(1) as live:
        owed = {seat.person for seat in row.seats if seat.seat in live.owed()} - {None}
        over = live.begun.over
    waiting = {one.id for one in stage.people if f"**{one.name}**" in _waiting(table)}
    assert waiting == owed
    assert len(stage.finals()) == over
    for person in stage.people:
        assert len(stage.dms(person)) == (row.seat_of(person.id) is not None)
    cards = [one for one in stage.own(stage.channel) if one.message.embeds]
    assert len(cards) == 1


def _waiting(table: Seen) -> str:
    return next((line for line in table.text.splitlines() if line.startswith("Waiting for")), "")


@pytest.mark.parametrize("seed", first(range(4)))
async def test_everything_at_once(database: str, seed: int) -> None:
    async with Stage(database, scrolled=3, retries=4) as stage:
        luck = Random(seed)
        await stage.begins("lanterns", stage.ada, stage.ben, stage.cleo)
        chaos = Chaos(stage, luck)
        for _ in range(ACTIONS):
            await chaos.act()
        stage.heals()
        await stage.restarts()
        row = await stage.row()
        for person in stage.people:
            if row.seat_of(person.id) is not None:
                await stage.says(person, "table resend", table=1)
        await whole(stage)
