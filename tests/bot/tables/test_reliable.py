"""What counts as answered in time, who may sit down where that is asked for, and what nobody gains by pretence."""

from __future__ import annotations

import pytest
from sqlalchemy import insert

from bot.results import promptness
from bot.results.promptness import DAYS, Promptness
from bot.store import people
from bot.store import promptness as counts
from bot.store.meetings import KNOWN_FROM
from bot.store.promptness import MOST_A_DAY, MOST_TOGETHER, Tally
from bot.store.records import Person
from bot.store.schema import standings
from bot.tables.clock import DAILY, DAY, HOUR, NONE
from bot.tables.rematch import Rematches
from engines.kernel import RefusedError, fewest
from engines.kernel.catalogue import AnyTitle, title_of
from tests.bot.tables.pointing import POINTING, pointing, points
from tests.bot.tables.wall import ADA, BEN, CLEO, DAN, NAMES, NOON, House
from tests.toys import LANTERNS, WORKS

TODAY = NOON // DAY


async def of(house: House, person: int) -> tuple[int, int]:
    """How often somebody was in time and late."""
    async with house.store.reading() as connection:
        found = await promptness.of(connection, person, int(house.wall.now))
    return found.kept, found.late


async def was(house: House, person: int, kept: int, late: int, day: int = TODAY) -> None:
    """What was counted for somebody on one day."""
    for each, count in ((False, kept), (True, late)):
        for circle in range(count):
            async with house.store.writing() as connection:
                await counts.count(connection, [Tally(person, day, late=each, circle=-circle)])


async def plays(house: House, number: int, *, most: int = 200) -> dict[int, int]:
    """Everybody answers at once; how many hand-overs each person had."""
    seen: dict[int, int] = {}
    before: set[int] = set()
    for _ in range(most):
        if (await house.row(number)).state != "playing":
            break
        awaited = await house.awaited(number)
        for person in set(awaited) - before:
            seen[person] = seen.get(person, 0) + 1
        before = set(awaited)
        await house.answers(number, awaited[0])
    return seen


async def opens(house: House, least: int | None, host: int = ADA) -> int:
    row = await house.tables.open(
        WORKS, (1, 2), (host, NAMES[host]), WORKS.options(), pace=DAILY, least=least, places=3
    )
    return row.id


# What counts


async def test_each_hand_over_that_ends_in_time_counts_once_with_its_follow_ups(house: House) -> None:
    number = await house.begun()
    (first,) = await house.awaited(number)
    answers = 0
    while await house.awaited(number) == [first]:
        assert await of(house, first) == (0, 0)
        await house.answers(number, first)
        answers += 1
    assert answers > 1
    assert await of(house, first) == (1, 0)


async def test_whoever_is_late_is_counted_once_whatever_is_answered_then(house: House) -> None:
    number = await house.begun(late="nothing")
    (late,) = await house.awaited(number)
    await house.passes(5 * DAY)
    assert await of(house, late) == (0, 1)
    while await house.awaited(number) == [late]:
        await house.answers(number, late)
    assert await of(house, late) == (0, 1)


async def test_what_is_answered_for_whoever_is_away_counts_for_nobody(house: House) -> None:
    number = await house.begun()
    (late,) = await house.awaited(number)
    await house.passes(2 * DAY)
    (other,) = await house.awaited(number)
    while other in await house.awaited(number):
        await house.answers(number, other)
    assert await of(house, late) == (0, 1)


async def test_taking_back_and_answering_again_counts_once(house: House) -> None:
    number = await house.begun()
    (first,) = await house.awaited(number)
    while await house.awaited(number) == [first]:
        await house.answers(number, first)
    for _ in range(3):
        await house.tables.undo(number, first)
        await house.passes(HOUR)
        while await house.awaited(number) == [first]:
            await house.answers(number, first)
    assert await of(house, first) == (1, 0)


async def test_an_answer_taken_back_until_it_is_late_was_not_in_time(house: House) -> None:
    number = await house.begun()
    (first,) = await house.awaited(number)
    while await house.awaited(number) == [first]:
        await house.answers(number, first)
    await house.tables.undo(number, first)
    await house.passes(3 * DAY)
    assert await of(house, first) == (0, 1)


async def test_what_was_answered_for_me_and_i_take_back_stays_late(house: House) -> None:
    number = await house.begun()
    (late,) = await house.awaited(number)
    await house.comes(number, late)
    await house.passes(2 * DAY)
    await house.tables.undo(number, late)
    while late in await house.awaited(number):
        await house.answers(number, late)
    assert await of(house, late) == (0, 1)


async def test_without_a_pace_or_alone_nothing_counts(house: House) -> None:
    await plays(house, await house.begun(pace=NONE))
    row = await house.tables.open(LANTERNS, (1, 2), (CLEO, "Cleo"), LANTERNS.options(), pace=DAILY, places=2)
    await house.tables.add_computer(row.id, CLEO)
    await house.tables.start(row.id, CLEO)
    await plays(house, row.id)
    assert [await of(house, one) for one in (ADA, BEN, CLEO)] == [(0, 0)] * 3


async def test_nothing_is_in_time_where_the_only_other_one_is_away(house: House) -> None:
    """Else an account that nobody uses would be enough to look reliable."""
    number = await house.begun()
    (late,) = await house.awaited(number)
    await house.passes(2 * DAY)
    (other,) = await house.awaited(number)
    while (await house.row(number)).state == "playing":
        await house.answers(number, other)
    assert await of(house, other) == (0, 0)
    assert await of(house, late) == (0, 1)


async def test_a_break_and_an_outage_make_nobody_late(house: House) -> None:
    number = await house.begun()
    (first,) = await house.awaited(number)
    house.wall.now += 9 * DAY
    await house.tables.move_time(9 * DAY, {})
    await house.passes(DAY)
    while await house.awaited(number) == [first]:
        await house.answers(number, first)
    assert await of(house, first) == (1, 0)


@pytest.mark.parametrize("title", [LANTERNS, WORKS, title_of("tiny_towns"), title_of("pillars")])
async def test_at_all_kinds_of_titles_a_hand_over_is_counted_when_it_ends(
    house: House, title: AnyTitle
) -> None:
    number = await house.begun(title=title)
    asked = await plays(house, number, most=60)
    for person in (ADA, BEN):
        assert (await of(house, person))[0] > 0
        assert (await of(house, person))[1] == 0
    assert sum([(await of(house, person))[0] for person in (ADA, BEN)]) <= sum(asked.values())


async def test_what_dies_before_it_is_stored_is_counted_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await house.begun(title=LANTERNS)
    first = (await house.awaited(number))[0]

    async def dies(*_: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr("bot.store.messages.wish", dies)
        with pytest.raises(OSError, match="full"):
            await house.answers(number, first)
    house.restart()
    assert await of(house, first) == (0, 0)
    await house.answers(number, first)
    assert await of(house, first) == (1, 0)


# For how long, and how much


@pytest.mark.long
async def test_two_accounts_that_answer_each_other_all_day_gain_next_to_nothing_at_however_many_tables(
    house: House,
) -> None:
    for _ in range(6):
        await plays(house, await house.begun(title=LANTERNS))
    assert await of(house, ADA) == await of(house, BEN) == (MOST_TOGETHER, 0)
    await was(house, ADA, 0, 5)
    assert await of(house, ADA) == (MOST_TOGETHER, 5)


async def test_newcomers_who_sit_with_them_give_them_no_other_company(house: House) -> None:
    """Ada, Ben and Dan have played before; Cleo was made for it."""
    await known_from_before(house, ADA, BEN, DAN)
    for third in ([], [CLEO]):
        await plays(house, await house.begun(ADA, BEN, *third, title=LANTERNS))
    assert await of(house, ADA) == await of(house, BEN) == (MOST_TOGETHER, 0)
    await plays(house, await house.begun(ADA, BEN, DAN, title=LANTERNS))
    assert await of(house, ADA) == (2 * MOST_TOGETHER, 0)


async def test_a_day_with_ever_new_people_is_worth_no_more_than_a_day(house: House) -> None:
    await was(house, ADA, MOST_A_DAY + 5, 1)
    assert await of(house, ADA) == (MOST_A_DAY, 1)


async def known_from_before(house: House, *people: int) -> None:
    """These have come to the end of rated matches."""
    ladder = {"title": "", "server": 0, "seats": 0, "period": ""}
    rest = {"mu": 25.0, "sigma": 8.0, "number": 0, "settled": True, "wins": 0, "trend": "[]", "updated": 0}
    rows = [{**ladder, **rest, "person": person, "matches": KNOWN_FROM} for person in people]
    async with house.store.writing() as connection:
        await connection.execute(insert(standings), rows)


async def test_what_is_older_than_ninety_days_counts_no_more_and_is_forgotten(house: House) -> None:
    await was(house, ADA, 3, 1, day=TODAY - DAYS)
    await was(house, ADA, 2, 4, day=TODAY - DAYS + 1)
    assert await of(house, ADA) == (2, 4)
    await plays(house, await house.begun(CLEO, BEN, title=LANTERNS))
    async with house.store.reading() as connection:
        assert await counts.since(connection, [ADA], 0) == {ADA: (2, 4)}


@pytest.mark.parametrize(
    ("kept", "late", "share"), [(9, 0, None), (10, 0, 100), (0, 10, 0), (19, 1, 95), (8, 3, 72)]
)
def test_from_ten_on_a_share_is_told(kept: int, late: int, share: int | None) -> None:
    assert Promptness(kept, late).share == share


# Who may sit down


async def test_whoever_answers_too_seldom_is_told_both_numbers_and_stays_outside(house: House) -> None:
    await was(house, BEN, 17, 3)
    number = await opens(house, 90)
    with pytest.raises(RefusedError) as refused:
        await house.tables.join(number, BEN, "Ben")
    assert refused.value.text.args == {"table": str(number), "least": 90, "share": 85}
    assert (await house.row(number)).people == [ADA]
    for enough in (None, 50, 80):
        await house.tables.join(await opens(house, enough), BEN, "Ben")


async def test_newcomers_and_the_host_are_not_refused(house: House) -> None:
    await was(house, ADA, 5, 15)
    await was(house, BEN, 0, 9)
    number = await opens(house, 95)
    await house.tables.join(number, BEN, "Ben")
    assert (await house.row(number)).people == [ADA, BEN]


async def test_whoever_hides_the_profile_counts_all_the_same(house: House) -> None:
    await was(house, BEN, 0, 20)
    async with house.store.writing() as connection:
        await people.save_person(connection, Person(BEN, "Ben", listed=False))
    with pytest.raises(RefusedError, match="least"):
        await house.tables.join(await opens(house, 50), BEN, "Ben")
    async with house.store.reading() as connection:
        assert await promptness.shares(connection, [BEN], int(house.wall.now)) == {}


async def test_the_next_match_asks_for_the_same(house: House) -> None:
    async def nobody(_: object) -> list[int]:
        return []

    number = await opens(house, 70)
    await house.tables.join(number, BEN, "Ben")
    await house.tables.start(number, ADA)
    await plays(house, number)
    again = await Rematches(house.tables).open(number, ADA, nobody)
    assert (await house.row(again.row.id)).least == 70


# What would pay


@pytest.mark.parametrize(("hours", "late"), [(23, 0), (25, 1), (47, 1)])
async def test_whoever_leaves_instead_of_being_late_was_not_in_time(
    house: House, hours: int, late: int
) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    (owing,) = await house.awaited(number)
    await house.comes(number, owing)
    await house.passes(hours * HOUR)
    await house.tables.leave(number, owing)
    assert await of(house, owing) == (0, late)


async def test_who_leaves_while_others_are_awaited_was_not_late(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    (owing,) = await house.awaited(number)
    other = next(one for one in (ADA, BEN, CLEO) if one != owing)
    await house.passes(30 * HOUR)
    await house.tables.leave(number, other)
    assert await of(house, other) == (0, 0)


async def test_what_the_match_answers_by_itself_is_nobody_s_promptness(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await house.begun(title=LANTERNS)
    first, second = await house.awaited(number)
    async with house.tables.enter(number) as live:
        await house.tables.came(live, first)
        question, theirs = (live.begun.question(live.seat(one)) for one in (first, second))
        assert question is not None
        assert theirs is not None
        asked = next(one for one in live.begun.awaited() if one.seat == live.seat(second))
        found = iter([(asked, fewest(theirs), "forced")])
        monkeypatch.setattr(type(live.begun), "by_itself", lambda _: next(found, None))
        await house.tables.play.answer(live, first, fewest(question), question.number)
    assert await of(house, first) == (1, 0)
    assert await of(house, second) == (0, 0)


async def test_one_table_counts_for_a_little_of_a_day_however_fast_it_is_played(house: House) -> None:
    with pointing():
        number = await house.begun(ADA, BEN, title=POINTING, pace="quick")
        for _ in range(8):
            await points(house, number, ADA, BEN)
            await points(house, number, BEN, ADA)
        assert await of(house, ADA) == await of(house, BEN) == (MOST_TOGETHER, 0)
        house.wall.now += DAY
        house.restart()
        await house.tables.move_time(DAY, {})
        await points(house, number, ADA, BEN)
        assert await of(house, ADA) == (MOST_TOGETHER + 1, 0)
