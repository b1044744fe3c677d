"""What the message about votes says, whom it mentions, and which buttons it has."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.letters.letter import Sight
from bot.letters.vote import LETTER
from bot.store import Store, tables, votes
from bot.store.records import Seat, TableRow
from bot.store.votes import Vote
from bot.ui.kit.content import Content
from bot.ui.table.faces import Seen
from tests.bot.letters.letterbox import NOON, Readers, inner, sight

ADA, BEN, CLEO, DAN = PEOPLE = (11, 12, 13, 14)
HOUR, DAY = 3600, 86400
ROW = TableRow(
    id=0, title="tiny_towns", server=8, channel=9, thread=None, host=ADA, state="playing", options={}, places=4,
    autostart=False, revision=6, created=0, pace="daily",
    seats=[Seat(seat, who, name) for seat, (who, name) in enumerate(zip(PEOPLE, ("Ada", "Ben", "Cleo", "Dan"), strict=True))],
)  # fmt: skip


class Hall(Readers):
    """Votes at a table, and those who read of them."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.row = ROW

    async def proposes(
        self, kind: str = "pause", *, opened: int = NOON, ends: int = NOON + DAY, **said: Any
    ) -> int:
        async with self.store.writing() as connection:
            if not self.row.id:
                self.row = replace(ROW, id=await tables.add(connection, ROW))
            vote = Vote(
                0,
                self.row.id,
                kind,
                said.pop("seat", None),
                said.pop("value", None),
                ADA,
                opened,
                ends,
                **said,
            )
            return await votes.add(connection, vote)

    def sees(self, *, shown: int = 0, **data: Any) -> Sight:
        return sight("vote", Seen(self.row), wanted=6, shown=shown, **data)

    async def told(self, **data: Any) -> Content:
        content = await self.reads(LETTER, self.sees(**data))
        assert content is not None
        return content


@pytest.fixture
def hall(store: Store) -> Hall:
    return Hall(store)


def labels(content: Content) -> list[tuple[str, int | None]]:
    return [(str(inner(one).label), one.row) for one in content.items]


async def test_whoever_is_newly_asked_and_awake_is_mentioned_once(hall: Hall) -> None:
    await hall.sleeps(CLEO)
    await hall.proposes(ballots={ADA: True})
    new = await hall.told(at=6)
    assert new.mentions == [BEN, DAN], "who proposes has voted, and Cleo sleeps"
    assert new.text.startswith("**Tiny Towns** · table ")
    assert "<@12>" in new.text
    assert "<@13>" not in new.text
    assert len(labels(new)) == 2
    stands = await hall.told(at=5, shown=5)
    assert stands.mentions == []
    assert "something is proposed, and you are asked" not in stands.text
    hall.now += 3 * HOUR
    woken = await hall.told(at=5, shown=5, calls=[[2, 6], [3, 5]])
    assert woken.mentions == [CLEO]


async def test_only_the_newest_is_new_and_each_has_a_row_of_buttons(hall: Hall) -> None:
    await hall.proposes(ballots={ADA: True, BEN: True, DAN: True})
    one = await hall.told(at=6)
    assert "**1.**" not in one.text
    assert one.mentions == [CLEO]
    await hall.proposes("end", ballots=dict.fromkeys((ADA, BEN, CLEO), True))
    two = await hall.told(at=6)
    assert two.mentions == [DAN], "only who is asked by the newer one"
    assert two.text.index("**1.**") < two.text.index("**2.**")
    assert [row for _, row in labels(two)] == [0, 0, 1, 1]
    assert all("1" in label for label, _ in labels(two)[:2])
    for _ in range(4):
        await hall.proposes("extend")
    six = await hall.told(at=5, shown=5)
    assert [row for _, row in labels(six)] == [0] * 4 + [1] * 4 + [2] * 4


async def test_what_has_happened_meanwhile_has_no_buttons_but_a_way_to_the_table(hall: Hall) -> None:
    await hall.proposes("pace", value="daily")
    over = await hall.told(at=6)
    assert [label for label, _ in labels(over)] == ["Play"]
    hall.row = replace(hall.row, state="finished")
    assert [label for label, _ in labels(await hall.told(at=6))] == ["Read the board"]


async def test_what_came_of_the_last_one_stays_until_something_else_is_proposed(hall: Hall) -> None:
    first = await hall.proposes(ballots={ADA: True})
    async with hall.store.writing() as connection:
        await votes.close(connection, first, NOON + 60, "failed")
    closed = await hall.told(at=5, shown=5)
    assert f"<t:{NOON + 60}:" in closed.text
    assert [label for label, _ in labels(closed)] == ["Play"]
    earlier = await hall.proposes("extend", opened=NOON + 60)
    assert f"<t:{NOON + 60}:" in (await hall.told(at=6)).text
    async with hall.store.writing() as connection:
        await votes.close(connection, earlier, NOON + 90, "failed")
    await hall.proposes("end", opened=NOON + 91)
    newer = await hall.told(at=6)
    assert f"<t:{NOON + 90}:" not in newer.text


async def test_whoever_fell_asleep_since_is_called_later_if_it_is_open_then(hall: Hall) -> None:
    await hall.proposes(ends=NOON + 3 * HOUR, ballots={ADA: True})
    app: Any = SimpleNamespace(store=hall.store, guests=hall.guests, tables=SimpleNamespace(now=NOON))
    assert await LETTER.later(app, hall.sees(at=5, shown=5, calls=[[1, 6]])) == []
    await hall.sleeps(BEN)
    (found,) = await LETTER.later(app, hall.sees(at=5, shown=5, calls=[[1, 6]]))
    assert (found.person, found.until) == (BEN, NOON + 2 * HOUR)
    async with hall.store.writing() as connection:
        await votes.move(connection, -HOUR)
    assert await LETTER.later(app, hall.sees(at=5, shown=5, calls=[[1, 6]])) == [], "it is over by then"
    hall.row = replace(hall.row, pace="quick")
    assert (await hall.told(at=5, shown=5, calls=[[1, 6]])).mentions == [BEN], (
        "a quick table is played at any hour"
    )
