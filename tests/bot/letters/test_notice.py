"""A notice mentions whoever owes an answer and was not told yet, and nobody twice."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from bot.letters.letter import Sight
from bot.letters.notice import LETTER
from bot.store.records import Seat, Slot, TableRow, Wish
from bot.tables.facts import Fact, Occasion, Owed
from bot.tables.live import Live, Wait
from bot.ui.table.faces import Seen
from data.words import Words

ADA, BEN = 11, 12


def row(revision: int) -> TableRow:
    return TableRow(
        id=1, title="works", server=8, channel=9, thread=None, host=ADA, state="playing", options={}, places=2,
        autostart=False, revision=revision, created=0, seats=[Seat(0, ADA, "Ada"), Seat(1, BEN, "Ben")],
    )  # fmt: skip


def table(revision: int, owed: dict[int, int], *letters: Wish) -> Live:
    """A table at a revision, the seats with the questions that they owe an answer to, and what was wished before."""
    return Live(
        row(revision),
        waits={seat: Wait(question, 0) for seat, question in owed.items()},
        letters={one.slot: one.data for one in letters},
    )


def wished(before: Live, after: Live, *facts: Fact) -> list[Wish]:
    return list(LETTER.due(Occasion(before, after, facts)))


async def mentioned(wish: Wish, owed: dict[int, int], *, wanted: int, shown: int = 0) -> list[int]:
    slot = Slot(1, "notice", wanted, shown, False, None, None, 0, None, None, 0, False, wish.data)
    look: Any = SimpleNamespace(row=row(wanted), clocks={}, asked={})
    sight = Sight(slot, {"notice": slot}, Seen(row(wanted), look, owed=owed), None)
    app: Any = SimpleNamespace(guests=None)
    content = await LETTER.face(app, sight, Words("en"))
    return [] if content is None else list(content.mentions)


async def test_who_was_named_in_a_notice_that_never_arrived_is_named_in_the_next() -> None:
    (first,) = wished(table(3, {}), table(4, {0: 7}), Owed((0,)))
    (second,) = wished(table(4, {0: 7}, first), table(5, {0: 7, 1: 9}), Owed((1,)))
    assert await mentioned(second, {0: 7, 1: 9}, wanted=5) == [ADA, BEN]


async def test_who_was_told_is_not_told_again_when_somebody_else_is() -> None:
    (first,) = wished(table(3, {}), table(4, {0: 7}), Owed((0,)))
    (second,) = wished(table(4, {0: 7}, first), table(5, {0: 7, 1: 9}), Owed((1,)))
    assert await mentioned(second, {0: 7, 1: 9}, wanted=5, shown=4) == [BEN]


async def test_who_has_answered_meanwhile_is_not_told() -> None:
    (first,) = wished(table(3, {}), table(4, {0: 7, 1: 7}), Owed((0, 1)))
    assert await mentioned(first, {1: 7}, wanted=4) == [BEN]
    assert await mentioned(first, {0: 8, 1: 9}, wanted=4) == []


def test_a_notice_goes_away_when_all_who_were_called_have_answered() -> None:
    (first,) = wished(table(3, {}), table(4, {0: 7, 1: 7}), Owed((0, 1)))
    assert wished(table(4, {0: 7, 1: 7}, first), table(5, {1: 7})) == []
    assert wished(table(5, {1: 7}, first), table(6, {})) == [Wish("notice", gone=True)]
    assert wished(table(6, {}), table(7, {})) == []


async def test_a_notice_of_an_earlier_release_still_calls_whom_it_called_newly() -> None:
    earlier = Wish("notice", data={"seats": [1], "told": [[0, 7], [1, 9]]})
    assert await mentioned(earlier, {0: 7, 1: 9}, wanted=5, shown=4) == [BEN]
    assert wished(table(5, {0: 7, 1: 9}, earlier), table(6, {})) == [Wish("notice", gone=True)]


async def test_whom_a_notice_of_an_earlier_release_has_told_is_not_told_again() -> None:
    earlier = Wish("notice", data={"seats": [0], "told": [[0, 7]]})
    (second,) = wished(table(9, {0: 7}, earlier), table(10, {0: 7, 1: 9}), Owed((1,)))
    assert await mentioned(second, {0: 7, 1: 9}, wanted=10, shown=5) == [BEN]
