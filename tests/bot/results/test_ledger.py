"""What a ladder keeps of match after match, and where what counts begins and ends."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.results.highlights import measured
from bot.results.ledger import TREND, Ledger, keys
from bot.results.often import too_often
from bot.results.outcome import Ending, Placed, level_of, placed, shares
from bot.results.pace import waited
from bot.results.profile import BEST, FRIENDS, profile_of
from bot.results.ratings import Skill
from bot.store import Store
from bot.store.ladders import ALWAYS, EVERY_TITLE, EVERYWHERE, Key, Standing
from bot.store.records import EndingRow, Seat, Share, TableRow, Tenure
from bot.store.schema import tables as stored
from tests.bot.results.books import DAY, HANSE, HOUR, NOON, Sat, knows, played

ADA, BEN, CLEO = 1, 2, 3
TOWNS = "tiny_towns"


def entered(*places: tuple[int, int], seats: int = 2, scores: tuple[int | None, ...] = (30, 20)) -> Ledger:
    """A ledger in which Ada and Ben have come to these places, match after match, a day apart."""
    ledger = Ledger()
    for number, (ada, ben) in enumerate(places, 1):
        players = (Placed(ADA, ada, scores[0]), Placed(BEN, ben, scores[1]))
        ledger.enter(Ending(number, TOWNS, HANSE, seats, NOON + number * DAY, players))
    return ledger


def of(ledger: Ledger, person: int, *, period: str = ALWAYS, seats: int = 0, title: str = TOWNS) -> Standing:
    return ledger.rows[Key(title, HANSE, seats, period, person)]


def test_a_curve_begins_where_somebody_began_and_keeps_the_last_sixteen() -> None:
    one = entered((1, 2))
    assert of(one, ADA).trend == (1500, of(one, ADA).number)
    fifteen, sixteen, many = (entered(*[(1, 2)] * count) for count in (15, 16, 40))
    assert [len(of(ledger, ADA).trend) for ledger in (fifteen, sixteen, many)] == [16, TREND, 16]
    assert of(fifteen, ADA).trend[0] == 1500
    assert of(sixteen, ADA).trend[0] != 1500
    assert of(many, ADA).trend[-1] == of(many, ADA).number
    assert list(of(many, ADA).trend) == sorted(of(many, ADA).trend)


def test_matches_victories_and_best_scores_are_counted() -> None:
    ledger = entered((1, 2), (2, 1), (1, 1), (2, 1))
    ada, ben = of(ledger, ADA), of(ledger, BEN)
    assert (ada.matches, ada.wins, ada.run, ada.best, ada.updated) == (4, 2, 0, 30, NOON + 4 * DAY)
    assert (ben.matches, ben.wins, ben.run, ben.best) == (4, 3, 3, 20)
    assert of(ledger, BEN, seats=2).run == 0, "it is kept where any number of seats counts"
    assert of(ledger, BEN, title=EVERY_TITLE).run == 3
    ledger.enter(
        Ending(9, TOWNS, HANSE, 2, NOON + 9 * DAY, (Placed(ADA, 1, 29), Placed(BEN, 2, None, left=True)))
    )
    assert (of(ledger, ADA).best, of(ledger, BEN).best) == (30, 20)
    ledger.enter(Ending(10, TOWNS, HANSE, 2, NOON + 9 * DAY, (Placed(ADA, 2, 31), Placed(BEN, 1, 0))))
    assert (of(ledger, ADA).best, of(ledger, BEN).best) == (31, 20)


def test_a_rating_goes_on_over_months_and_what_was_played_in_them_does_not() -> None:
    ledger = entered(*[(1, 2)] * 40)  # from the 19th of November to the 28th of December
    november, december = (of(ledger, ADA, period=period) for period in ("2026-11", "2026-12"))
    assert (november.matches, december.matches, of(ledger, ADA, period="2026").matches) == (12, 28, 40)
    assert december.number == of(ledger, ADA).number > november.number
    assert november.settled


def test_a_step_tells_before_and_after_the_place_and_how_many_there_were() -> None:
    ledger = Ledger()
    for number, expected in ((1, 1), (2, 2)):
        steps = ledger.enter(Ending(number, TOWNS, HANSE, 2, NOON, (Placed(ADA, 1, 9), Placed(BEN, 2, 5))))
        assert len(steps) == 8
        here = {step.person: step for step in steps if (step.title, step.server) == (TOWNS, HANSE)}
        assert (here[ADA].matches, here[ADA].run, here[BEN].run) == (expected, expected, 0)
        assert here[ADA].before < here[ADA].after == of(ledger, ADA).number
        assert here[ADA].expected + here[BEN].expected == pytest.approx(1)
        assert (here[ADA].place, here[BEN].place, here[ADA].ending) == (1, 2, number)
    assert {step.server for step in steps} == {HANSE, EVERYWHERE}
    over = Ending(1, TOWNS, HANSE, 2, NOON, (Placed(ADA, 1, 9), Placed(BEN, 2, 5)))
    assert len(set(keys(over))) == 8 * 4 * 2


def test_a_rating_never_falls_below_one() -> None:
    assert Skill(mu=-100).number == 1
    assert Skill(mu=26).number == 1540


# Who has played how much of it


@pytest.mark.parametrize(("own", "stays"), [(0, False), (59, False), (60, True), (100, True)])
def test_the_result_is_of_whoever_has_given_three_of_five_answers(own: int, stays: bool) -> None:
    assert Share(100, own).stayed is stays
    found = placed(
        [Tenure(0, ADA, 0, None), Tenure(1, BEN, 0, None)], {0: (1, 9), 1: (2, 5)}, {0: Share(100, own)}
    )
    assert [(one.person, one.place) for one in found] == (
        [(ADA, 1), (BEN, 2)] if stays else [(ADA, 2), (BEN, 1)]
    )
    assert found[0].left is not stays
    assert found[0].score == (9 if stays else None)


def test_where_nobody_has_answered_anything_everybody_stays() -> None:
    assert Share(0, 0).stayed


def test_an_answer_in_the_second_of_leaving_is_one_s_own() -> None:
    sat = (Tenure(0, ADA, 0, 50), Tenure(0, None, 50, None))
    assert shares(sat, [(0, "person", 50), (0, "person", 51)], ()) == {0: Share(2, 1)}


def test_two_who_both_left_come_last_and_nobody_is_first() -> None:
    sat = [Tenure(0, ADA, 0, 5), Tenure(1, BEN, 0, 5), Tenure(0, None, 5, None), Tenure(1, None, 5, None)]
    assert [one.place for one in placed(sat, {0: (1, 9), 1: (2, 5)})] == [2, 2]


def test_a_match_counts_as_against_the_worst_computer_that_began_it() -> None:
    sat = [Tenure(0, ADA, 0, None), Tenure(1, None, 0, None, "strong"), Tenure(2, None, 0, None, "easy")]
    assert level_of(sat) == "easy"
    assert level_of(sat[:2]) == "strong"
    assert level_of(sat[:1]) == "normal"
    assert level_of([*sat[:2], Tenure(0, None, 9, None, "easy")]) == "strong", "who plays on for somebody"


def test_what_may_become_a_record() -> None:
    over = EndingRow(1, 1, TOWNS, HANSE, 3, NOON, NOON + HOUR, 9, "finished", "squares")
    both = (Placed(ADA, 1, 30), Placed(BEN, 2, 26), Placed(CLEO, 3, None, left=True))
    found = measured(over, both)
    assert (found.company, found.best, found.margin, found.lasted) == ("people", 30, 4, HOUR)
    found = measured(over, both[:1], "strong")
    assert (found.company, found.best, found.margin) == ("strong", 30, None)
    assert measured(replace(over, seats=1), both[:1]).company == "alone"
    for row, players in ((replace(over, state="abandoned"), both), (over, both[2:])):
        assert measured(row, players).company is None


def test_a_moment_belongs_to_who_sat_there_to_its_last_second() -> None:
    sat = [Tenure(0, ADA, 100, 200), Tenure(0, BEN, 200, None)]
    assert waited(sat, [(0, 200, 1)]) == {(ADA, 1): 1}
    assert waited(sat, [(0, 201, 1), (0, 99, 1)]) == {(BEN, 1): 1}


# How often the same people play

MONDAY = int(datetime(2026, 11, 16, tzinfo=UTC).timestamp())


async def test_a_week_begins_on_monday_at_midnight(store: Store) -> None:
    def row(number: int, *people: int | None) -> TableRow:
        seats = [Seat(seat, who, "") for seat, who in enumerate(people)]
        return TableRow(number, TOWNS, HANSE, 1, None, ADA, "playing", {}, 2, False, 1, 0, seats=seats)

    async def often(now: int, *people: int | None) -> bool:
        async with store.reading() as connection:
            return await too_often(connection, row(99, *people), now)

    for began in (MONDAY - 1, MONDAY, MONDAY + DAY):
        table = await played(store, Sat(ADA, 1), Sat(BEN, 2), ended=began + HOUR)
        async with store.writing() as connection:
            await connection.execute(stored.update().where(stored.c.id == table).values(started=began))
    assert not await often(MONDAY + 2 * DAY, ADA, BEN), "one of the three was last week"
    await played(store, Sat(ADA, 1), Sat(BEN, 2), ended=MONDAY + 2 * DAY)
    assert await often(MONDAY + 7 * DAY - 1, BEN, ADA)
    assert not await often(MONDAY + 7 * DAY, ADA, BEN)
    assert not await often(MONDAY + 3 * DAY, ADA, CLEO)
    assert not await often(MONDAY + 3 * DAY, ADA, BEN, None), "with a computer it is not rated anyway"
    assert not await often(MONDAY + 3 * DAY, ADA)


async def test_a_profile_shows_the_titles_most_played_and_the_people_most_met(store: Store) -> None:
    others = [10 + number for number in range(FRIENDS + 2)]
    await knows(store, "Ada")
    for count, title in enumerate("abcdefg", 1):
        for _ in range(1 + (count > BEST)):
            await played(store, Sat(ADA, 1, count), Sat(others[count - 1], 2), title=title)
    await played(store, Sat(ADA, 1, 99), Sat(others[0], 2), title="zzz", state="abandoned")
    async with store.reading() as connection:
        assert await profile_of(connection, 999, NOON) is None
        shown = await profile_of(connection, ADA, NOON)
    assert shown is not None
    assert list(shown.matches.items())[:3] == [("f", 2), ("g", 2), ("a", 1)]
    assert (shown.unfinished, shown.wins, shown.rated) == (1, 9, 9)
    assert len(shown.best) == 5
    assert {one.title for one in shown.best} >= {"f", "g"}
    assert [times for _, times in shown.friends] == [2, 2, 2, 1, 1]
    assert ADA not in dict(shown.friends)
    assert shown.pace is None
    assert [len(shown.curves[title]) for title in ("a", "g", EVERY_TITLE)] == [1, 2, 9]
