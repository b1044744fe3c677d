"""What is done in the name of invented people is followed a second time: nothing too early, and nothing twice."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.cli.people.counts import Counts
from bot.cli.people.mail import Mail
from bot.cli.people.visit import Visits
from bot.cli.people.watch import HandOver, Watched
from bot.store.records import JournalRow, Wish
from bot.tables.clock import DAILY, PACES
from bot.tables.play import NOBODY
from engines.kernel import Option, Question, Text
from tests.bot.cli.test_person import NOON, somebody

EACH = PACES[DAILY] or 0
SINCE = 1_000_000
ENDS = SINCE + EACH
ADA, BEN, COMPUTER = 0, 1, 2


class Watching(Watched):
    """Only what it notes of a change, at a moment that the test sets."""

    moment = SINCE

    def __init__(self) -> None:
        self._counts = Counts()
        self._seen = {}

    @property
    def now(self) -> int:
        return self.moment


@pytest.fixture
def watch() -> Watching:
    return Watching()


def table(
    *waits: int, late: str = "computer", away: tuple[int, ...] = (), ends: int | None = ENDS, **more: Any
) -> Any:
    """A table with Ada, Ben and a computer, at which these seats are awaited."""
    seats = [SimpleNamespace(person=person) for person in (11, 12, None)]
    row = SimpleNamespace(id=7, pace=DAILY, late=late, seats=seats)
    known = {"waits": dict.fromkeys(waits), "clocks": {}, "away": frozenset(away), "deadline": lambda _: ends}
    return SimpleNamespace(row=row, **{**known, **more})


def answer(seat: int, by: str, picks: tuple[str, ...] | None = ("a",)) -> JournalRow:
    row: Any = SimpleNamespace(seat=seat, by=by, picks=picks)
    found: JournalRow = row
    return found


def change(*journal: JournalRow, released: tuple[int, ...] = (), clocks: Any = None) -> Any:
    return SimpleNamespace(journal=journal, released=set(released), clocks=clocks or {})


def early(watch: Watching, before: Any, row: JournalRow, moment: int = ENDS) -> tuple[int, int]:
    """How many answers are counted that were given for people, and how many of them as too early."""
    watch._counts = Counts()
    watch.moment = moment
    watch._answer(before, row)
    return watch._counts.answered_for, watch._counts.answered_early


def test_whoever_is_late_may_be_answered_for_when_all_the_time_has_gone_by(watch: Watching) -> None:
    watch._seen[7, ADA] = HandOver(SINCE)
    late = answer(ADA, "late")
    assert early(watch, table(ADA), late) == (1, 0)
    assert early(watch, table(ADA), late, ENDS - 1) == (1, 1)
    assert early(watch, table(ADA, ends=ENDS - 10), late, ENDS - 1) == (1, 1), (
        "the clock alone is not believed"
    )
    assert early(watch, table(ADA, ends=ENDS + 10), late) == (1, 1)
    watch._seen[7, ADA].late = True
    assert early(watch, table(ADA, ends=ENDS - 10), late, ENDS - 1) == (1, 0), (
        "this hand-over was late already"
    )
    assert early(watch, table(ADA, ends=None), late) == (1, 1)
    assert early(watch, table(ADA, late=NOBODY), late) == (1, 1), "nobody shall be answered for there"
    assert early(watch, table(BEN), answer(BEN, "late")) == (1, 1), "nobody knows of a hand-over"


def test_a_computer_answers_for_whoever_is_away_and_for_nobody_else(watch: Watching) -> None:
    assert early(watch, table(ADA, away=(ADA,)), answer(ADA, "computer")) == (1, 0)
    assert early(watch, table(ADA, away=(BEN,)), answer(ADA, "computer")) == (1, 1)
    assert early(watch, table(COMPUTER), answer(COMPUTER, "computer")) == (0, 0), "nobody sits there"
    for by in ("person", "order", "forced", "default"):
        assert early(watch, table(ADA), answer(ADA, by)) == (0, 0)


def test_each_rung_of_a_hand_over_is_stated_once(watch: Watching) -> None:
    first, second = ({ADA: SimpleNamespace(stage=stage)} for stage in (1, 2))
    watch._seen[7, ADA] = HandOver(SINCE)
    watch._reminder(table(ADA, clocks=first), change(), ADA)
    watch._reminder(table(ADA, clocks=first), change(clocks=second), ADA)
    assert watch._counts.reminded_twice == 0
    watch._reminder(table(ADA, clocks=second), change(), ADA)
    assert watch._counts.reminded_twice == 1
    watch._reminder(table(ADA), change(), ADA)
    watch._reminder(table(BEN, clocks={BEN: SimpleNamespace(stage=1)}), change(), BEN)
    assert watch._counts.reminded_twice == 1


def test_a_hand_over_goes_on_until_it_is_answered_and_somebody_else_was_asked(watch: Watching) -> None:
    nobody, ada = table(), table(ADA)
    watch._follow(nobody, ada, change())
    begun = watch._seen[7, ADA]
    assert (begun.since, begun.answered, begun.late) == (SINCE, False, False)
    watch.moment += 50
    watch._follow(ada, ada, change(answer(ADA, "person")))
    assert watch._seen[7, ADA] is begun
    assert not begun.answered, "the next question comes at once"
    watch._follow(ada, ada, change(answer(ADA, "late")))
    assert begun.late
    watch._follow(ada, table(BEN), change(answer(ADA, "person")))
    assert begun.answered
    assert watch._seen[7, BEN].since == SINCE + 50
    watch.moment += 50
    watch._follow(table(BEN), ada, change(answer(BEN, "person")))
    assert watch._seen[7, ADA] is not begun
    assert watch._seen[7, ADA].since == SINCE + 100


def test_what_is_taken_back_was_not_answered_and_who_owed_nothing_in_between_begins_anew(
    watch: Watching,
) -> None:
    ada = table(ADA)
    watch._follow(table(), ada, change())
    begun = watch._seen[7, ADA]
    watch._follow(ada, table(BEN), change(answer(ADA, "person")))
    watch._follow(table(BEN), ada, change(answer(ADA, "person", None)))
    assert watch._seen[7, ADA] is begun
    assert not begun.answered
    watch.moment += 9
    watch._follow(ada, ada, change(answer(ADA, "person"), released=(ADA,)))
    assert watch._seen[7, ADA].since == SINCE + 9


# Visits


class Plans:
    """When who comes, as it is planned."""

    def __init__(self, **known: Any) -> None:
        self.ada, self.ben = somebody(11, **known), somebody(12)
        self.house = SimpleNamespace(now=NOON)
        self.planned: list[int] = []
        house: Any = self.house
        self.visits = Visits(
            house, {11: self.ada, 12: self.ben}, self.ada.luck, lambda moment, _: self.planned.append(moment)
        )

    def handed(self, *before: int, now: tuple[int, ...], ends: int | None = NOON + 3600) -> list[int]:
        """What is planned when these seats are awaited after those."""
        self.planned.clear()
        self.visits.changed(table(*before), table(*now, ends=ends))
        return self.planned


def test_whoever_newly_owes_an_answer_plans_to_come_and_computers_do_not() -> None:
    plans = Plans()
    (moment,) = plans.handed(now=(ADA, COMPUTER))
    assert moment > NOON
    assert plans.handed(ADA, now=(ADA,)) == []
    assert plans.handed(now=(ADA,)) == [], "it is planned already"
    assert len(plans.handed(ADA, now=(ADA, BEN))) == 1


def test_whoever_stalls_comes_in_the_last_minute() -> None:
    (moment,) = Plans(stalls=True).handed(now=(ADA,))
    assert NOON + 3600 - 50 < moment < NOON + 3600
    assert Plans(stalls=True).handed(now=(ADA,), ends=NOON + 3) == [NOON + 5]
    (relaxed,) = Plans(stalls=True).handed(now=(ADA,), ends=None)
    assert relaxed > NOON


def test_a_mention_brings_people_sooner_and_never_later() -> None:
    plans = Plans(slow=50.0)
    plans.visits.called(7, plans.ada)
    assert plans.planned == [], "nothing is asked of Ada"
    (moment,) = plans.handed(now=(ADA,))
    plans.ada.slow = 0.001
    plans.planned.clear()
    plans.visits.called(7, plans.ada)
    assert plans.planned == [NOON + 5]
    assert moment > NOON + 5
    plans.visits.reads(plans.ada)
    plans.visits.reads(plans.ben)
    assert plans.planned == [NOON + 5], "it cannot be sooner"
    stalling = Plans(stalls=True)
    stalling.handed(now=(ADA,))
    stalling.planned.clear()
    stalling.visits.called(7, stalling.ada)
    assert stalling.planned == []


def test_whoever_has_gone_for_good_plans_nothing() -> None:
    assert Plans(gone=(0, None)).handed(now=(ADA,)) == []


# Notices


class Post:
    """A table whose notice calls whom the test says, and who has played there lately."""

    def __init__(self) -> None:
        self.counts = Counts()
        self.lately: set[int] = set()
        self.state = "playing"
        self.owed = {ADA: 4, BEN: 4}
        self.calls = {ADA: 11, BEN: 12}
        attendance = SimpleNamespace(lately=lambda _, seat: seat in self.lately, knows=lambda *_: frozenset())
        house: Any = SimpleNamespace(attendance=attendance, guests=None, enter=self._enter)
        self.mail = Mail(house, self.counts, self._called)

    @asynccontextmanager
    async def _enter(self, _: int) -> AsyncIterator[Any]:
        yield SimpleNamespace(row=SimpleNamespace(state=self.state, revision=9), owed=lambda: self.owed)

    async def _called(self, *_: object) -> dict[int, int]:
        return self.calls

    def wished(self, revision: int, *called: int, gone: bool = False) -> int | None:
        """In how many seconds the notice is delivered that calls these seats newly."""
        data = {"called": [[seat, 4, revision] for seat in called]}
        return self.mail.wished(7, revision, [Wish("notice", gone=gone, data=data)])


async def test_a_notice_waits_where_all_whom_it_calls_have_played_lately() -> None:
    post = Post()
    assert post.mail.wished(7, 1, []) is None
    post.lately = {ADA}
    assert post.wished(2, ADA) == 2 + 4 * 15
    assert post.wished(3, ADA, BEN) is None, "it is on its way already"
    assert await post.mail.deliver(7) == [11, 12]
    assert post.wished(10, ADA, BEN) == 2
    assert (post.counts.mentions, post.counts.mentioned_in_vain) == (2, 0)


async def test_who_owes_nothing_any_more_is_mentioned_in_vain() -> None:
    post = Post()
    post.wished(2, ADA, BEN)
    post.owed = {BEN: 4}
    assert await post.mail.deliver(7) == [11, 12]
    assert (post.counts.mentions, post.counts.mentioned_in_vain) == (2, 1)


async def test_a_notice_that_calls_nobody_newly_or_is_gone_mentions_nobody() -> None:
    post = Post()
    post.wished(2, ADA)
    await post.mail.deliver(7)
    post.wished(8, gone=False)
    assert await post.mail.deliver(7) == []
    assert post.wished(11, ADA, gone=True) == 2
    assert await post.mail.deliver(7) == []
    post.wished(12, ADA)
    post.state, post.calls = "finished", {ADA: 11}
    assert await post.mail.deliver(7) == [], "the match is over"
    assert post.counts.mentions == 2


# At the table


class Sure(Random):
    """Neither takes back nor only looks, and answers as comes to mind."""

    def random(self) -> float:
        return 0.5


class Sitting:
    """Ada at a table, and what is done there."""

    def __init__(self, **known: Any) -> None:
        self.ada = somebody(11, **known)
        self.done: list[str] = []
        self.planned: list[int] = []
        self.question: Question | None = Question(ADA, Text("ask"), [Option({"it": "a"})], number=4)
        self.undoable = False
        house: Any = SimpleNamespace(
            now=NOON,
            came=self._noting("came"),
            attendance=SimpleNamespace(came=lambda *given: self.done.append(f"shown {given}")),
            play=SimpleNamespace(answer=self._noting("answered"), undo=self._noting("taken back")),
            keep=lambda _: self.done.append("kept"),
            enter=self._enter,
        )
        self.visits = Visits(
            house, {11: self.ada}, Sure(), lambda moment, _: self.planned.append(moment - NOON)
        )
        self.live = self.awaited()

    def _noting(self, what: str) -> Any:
        async def done(_: object, *given: object) -> None:
            self.done.append(f"{what} {given}" if given != (11,) else what)

        return done

    @asynccontextmanager
    async def _enter(self, _: int) -> AsyncIterator[Any]:
        yield self.live

    def awaited(self, *, own: bool = False, ends: int | None = None, **more: Any) -> Any:
        live = table(ADA, ends=ends, **more)
        live.row.state, live.row.seat_of = "playing", lambda _: ADA
        live.waits = {ADA: SimpleNamespace(question=4, own=own)}
        live.match = live.playing = SimpleNamespace(
            question=lambda _: self.question, can_undo=lambda _: self.undoable
        )
        return live

    async def looks(self) -> list[str]:
        self.done.clear()
        self.planned.clear()
        await self.visits._look(self.live, self.ada)
        return self.done


async def test_whoever_comes_is_shown_the_question_answers_it_and_stays_for_the_next() -> None:
    one = Sitting()
    assert await one.looks() == [
        "came",
        "shown (7, 0, 4)",
        "answered (11, ('a',), 4)",
        "shown (7, 0, 4)",
        "kept",
    ]
    (soon,) = one.planned
    assert 5 <= soon < 40
    one.live.waits = {}
    one.live.away = frozenset({ADA})
    one.question = None
    assert await one.looks() == ["came", "kept"], "who was away is back, and has nothing to answer"


async def test_who_has_nothing_to_do_there_does_nothing() -> None:
    one = Sitting()
    for change_ in ({"state": "finished"}, {"seat_of": lambda _: None}):
        one.live = one.awaited()
        vars(one.live.row).update(change_)
        assert await one.looks() == []
    one.live = one.awaited()
    one.live.waits = {}
    assert await one.looks() == []


async def test_who_has_vanished_meanwhile_comes_when_there_again() -> None:
    one = Sitting(gone=(0, NOON + 100))
    assert await one.looks() == []
    assert one.planned == [100]


async def test_who_stalls_goes_again_unless_the_last_minute_or_a_visit_goes_on() -> None:
    one = Sitting(stalls=True)
    one.live = one.awaited(ends=NOON + 61)
    assert await one.looks() == []
    assert 11 < one.planned[0] < 61
    for live in (one.awaited(ends=NOON + 60), one.awaited(ends=NOON + 600, own=True), one.awaited()):
        one.live = live
        assert (await one.looks())[0] == "came"


async def test_an_answer_is_taken_back_only_where_that_may_still_be() -> None:
    one = Sitting()
    await one.visits._take_back(7, one.ada)
    assert one.done == []
    one.undoable = True
    await one.visits._take_back(7, one.ada)
    assert one.done == ["came", "taken back", "shown (7, 0, 4)"]
    one.done.clear()
    one.live.row.state = "finished"
    await one.visits._take_back(7, one.ada)
    assert one.done == []
