"""Whose reply did not arrive is called; who leaves, takes back or watches changes nothing for the others than is told."""

from __future__ import annotations

import pytest

from bot.store import ConflictError
from bot.store.records import Seat, TableRow
from bot.tables import service
from bot.tables.commit import commit as commit_
from bot.tables.facts import Asked, Moved, Untold, Wished
from bot.tables.rematch import Played, _to_call
from engines.kernel import RefusedError, StaleError
from tests.bot.tables.assembly import refused
from tests.bot.tables.wall import ADA, BEN, CLEO, DAN, NOON, House
from tests.toys import WORKS


async def test_whoever_was_not_told_is_called_if_the_table_waits_for_them(house: House) -> None:
    number = await house.begun()
    (asked,) = await house.awaited(number)
    other = BEN if asked == ADA else ADA
    seat = (await house.live(number)).seat(asked)
    house.tables.attendance.came(number, seat)
    await house.tables.untold(number, other)
    await house.tables.untold(number, DAN)
    assert house.stated(Untold) == []
    assert house.tables.attendance.lately(number, seat)
    await house.tables.untold(number, asked)
    assert [fact for _, fact in house.facts if isinstance(fact, Untold)] == [Untold(seat)]
    assert not house.tables.attendance.lately(number, seat)


@pytest.mark.parametrize(("failures", "called"), [(0, True), (2, True), (3, False)])
async def test_that_is_tried_again_where_another_process_is_quicker(
    house: House, failures: int, monkeypatch: pytest.MonkeyPatch, *, called: bool
) -> None:
    monkeypatch.setattr(service, "UNTOLD_AGAIN", (0.0, 0.0))
    number = await house.begun()
    (asked,) = await house.awaited(number)
    left = [ConflictError("another was quicker")] * failures

    async def conflicts(*given: object) -> object:
        if left:
            raise left.pop()
        return await commit(*given)  # type: ignore[arg-type]

    commit = commit_
    monkeypatch.setattr(service, "commit", conflicts)
    if called:
        await house.tables.untold(number, asked)
    else:
        with pytest.raises(ConflictError):
            await house.tables.untold(number, asked)
    assert len(house.stated(Untold)) == called


async def test_a_mistake_is_no_reason_to_try_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    number = await house.begun()
    tried = list[int]()

    async def breaks(*_: object) -> None:
        tried.append(1)
        raise ValueError("a mistake")

    monkeypatch.setattr(service, "commit", breaks)
    with pytest.raises(ValueError, match="a mistake"):
        await house.tables.untold(number, (await house.awaited(number))[0])
    assert len(tried) == 1


async def test_what_is_shown_anew_is_asked_for_by_who_sits_there(house: House) -> None:
    number = await house.begun()
    await house.tables.resend(number, BEN)
    await house.tables.refresh(number, DAN)
    told = [fact for _, fact in house.facts if isinstance(fact, (Asked, Wished))]
    assert told == [Asked((await house.live(number)).seat(BEN)), Wished(None)]
    assert await refused(house.tables.resend(number, DAN)) == "table-no-seat"
    lobby = await house.tables.open(WORKS, (1, 2), (ADA, "Ada"), WORKS.options())
    await house.tables.refresh(lobby.id, ADA)
    assert len(house.stated(Wished)) == 1


async def test_a_thread_is_noted_once(house: House) -> None:
    number = await house.begun()
    for thread, times in ((77, 1), (77, 1), (None, 2)):
        await house.tables.moved(number, thread)
        assert ((await house.row(number)).thread, len(house.stated(Moved))) == (thread, times)


async def test_a_table_whose_place_is_gone_is_over_once(house: House) -> None:
    number = await house.begun()
    house.wall.now += 60
    await house.tables.close_place(number, "lost")
    house.wall.now += 60
    await house.tables.close_place(number, "closed")
    row = await house.row(number)
    assert (row.state, row.reason, row.ended) == ("abandoned", "lost", NOON + 60)
    assert await refused(house.tables.leave(number, ADA)) == "table-over"


async def test_who_is_left_is_the_host_and_the_last_one_ends_the_match(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    assert await house.tables.leave(number, CLEO) == "table-left-match"
    assert (await house.row(number)).host == ADA
    assert await house.tables.leave(number, ADA) == "table-left-match"
    row = await house.row(number)
    assert (row.host, row.state, row.pace) == (BEN, "playing", "none")
    assert [(seat.person, seat.name) for seat in row.seats] == [(None, "Ada"), (BEN, "Ben"), (None, "Cleo")]
    assert await house.tables.leave(number, BEN) == "table-left-last"
    row = await house.row(number)
    assert (row.state, row.reason, row.ended) == ("abandoned", "left", NOON)


async def test_an_answer_is_taken_back_only_as_long_as_it_is_the_last(house: House) -> None:
    number = await house.begun()
    (asked,) = await house.awaited(number)
    await house.answers(number, asked)
    match, seat = (await house.live(number)).begun, (await house.live(number)).seat(asked)
    assert match.undoable(seat) == 1
    for row, count in ((match.last(seat) + 1, 1), (None, 2)):
        with pytest.raises(StaleError):
            await house.tables.undo(number, asked, row, count)
    await house.tables.undo(number, asked, match.last(seat), 1)
    with pytest.raises(RefusedError) as why:
        await house.tables.undo(number, asked)
    assert why.value.text.id != "table-undo-stale", "there is nothing left"


async def test_several_answers_stop_where_one_is_not_possible(house: House) -> None:
    number = await house.begun()
    (asked,) = await house.awaited(number)
    async with house.tables.enter(number) as live:
        question = live.begun.question(live.seat(asked))
        assert question is not None
        wrong = ("no such answer",)
        with pytest.raises(RefusedError):
            await house.tables.play.answers(live, asked, [wrong], question.number)
        with pytest.raises(StaleError):
            await house.tables.play.answers(live, asked, [(question.legal[0].key,)], question.number + 5)
        done = await house.tables.play.answers(
            live, asked, [(question.legal[0].key,), wrong], question.number
        )
    assert done == 1


def test_who_did_not_come_to_the_last_lobby_is_left_in_peace_for_two_days() -> None:
    seats = [Seat(0, ADA, "Ada"), Seat(1, BEN, "Ben"), Seat(2, CLEO, "Cleo"), Seat(3, DAN, "Dan")]
    again = TableRow(
        id=9, title="toy_works", server=1, channel=2, thread=None, host=ADA, state="abandoned", options={}, places=4,
        autostart=False, revision=1, created=NOON, seats=[seats[1]],
    )  # fmt: skip
    played = Played(tuple(seats), 4, frozenset(), again, frozenset({CLEO}))
    assert _to_call(played, seats, NOON + 2 * 86400 - 1) == (ADA, BEN, CLEO)
    assert _to_call(played, seats, NOON + 2 * 86400) == (ADA, BEN, CLEO, DAN)
    never = Played(tuple(seats), 4, frozenset(), None, frozenset())
    assert _to_call(never, seats[1:], NOON) == (BEN, CLEO, DAN)
    assert [never.place(seat) for seat in seats] == [3, 0, 1, 2]
    assert never.seat_of(CLEO) == seats[2]
    assert never.seat_of(99) is None
