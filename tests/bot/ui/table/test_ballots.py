"""How votes are told: who proposes what, who has said what, what it takes, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.store.records import JournalRow, Seat
from bot.store.votes import Vote
from bot.tables.clock import DAY, LOST, UNHEARD, Clock
from bot.tables.tenures import Sat
from bot.ui.table.ballots import Known, answer, asking, outcome, proposal, standing
from bot.ui.table.besides import Kept, besides
from bot.ui.table.faces import Seen
from tests.bot.ui.table.test_look import ADA, BEN, WORDS, seen_by, table

CLEO, DAN = 13, 14
NOON = 1_000_000
THREE = [Seat(0, ADA, "Ada"), Seat(1, BEN, "Ben"), Seat(2, CLEO, "Cleo")]
MOST = "More than half of those who are asked must agree; silence does not count as yes."
ALL = "All who are asked must agree; silence does not count as yes."
EVERYBODY = "Everybody who holds a seat must agree, each by a press; silence does not count as yes."


def vote(kind: str = "pause", **given: Any) -> Vote:
    return Vote(**{
        "id": 1, "table_id": 7, "kind": kind, "seat": None, "value": None, "proposer": ADA,
        "opened": NOON, "ends": NOON + DAY, "ballots": {ADA: True}, **given,
    })  # fmt: skip


def seen(clocks: dict[int, Clock] | None = None, *, length: int = 5, owed: Any = None, **row: Any) -> Seen:
    shown = table(seats=THREE, **{"pace": "daily", **row})
    return Seen(shown, replace(seen_by(), clocks=clocks or {}), owed=owed or {}, length=length)


def said(one: Vote, there: Seen | None = None, known: Known | None = None) -> list[str]:
    return standing(one, there or seen(), WORDS, known or Known()).splitlines()


def entry(number: int, by: str = "person", at: int = NOON, seat: int = 1, events: str = "[]") -> JournalRow:
    return JournalRow(number, seat, ("x",), by, events, at)


def test_a_vote_says_who_is_for_it_who_against_and_who_is_still_asked() -> None:
    head, groups, end = said(vote())
    assert head.startswith("**Ada** proposes: the table pauses and no time runs")
    assert groups == "For: **Ada**. Still asked: **Ben** and **Cleo**."
    assert end == f"{MOST} Open until <t:{NOON + DAY}:f> (<t:{NOON + DAY}:R>)."
    _, groups, _ = said(vote(ballots={ADA: True, CLEO: False}))
    assert groups == "For: **Ada**. Against: **Cleo**. Still asked: **Ben**."
    head, *_ = said(vote(proposer=DAN))
    assert head.startswith("Somebody who has left proposes: ")


def test_whoever_is_away_or_unheard_is_not_asked_unless_everybody_has_to_say_so() -> None:
    unheard = Clock(open=True, late=True, stage=UNHEARD)
    for clock, asked in ((Clock(away=True), False), (unheard, False), (replace(unheard, stage=5), True)):
        assert ("**Cleo**" in said(vote(), seen({2: clock}))[1]) is asked
        assert "**Cleo**" in said(vote("end"), seen({2: clock}))[1]


@pytest.mark.parametrize(
    ("kind", "rule"),
    [("pause", MOST), ("pace", ALL), ("offer", ALL), ("end", EVERYBODY), ("back", EVERYBODY)],
)
def test_it_is_said_how_many_have_to_agree(kind: str, rule: str) -> None:
    value = "2.5" if kind == "back" else "weekly" if kind == "pace" else None
    assert said(vote(kind, value=value, seat=1))[-1].startswith(rule)


def test_about_somebody_unheard_those_decide_who_vote_and_about_somebody_lost_one() -> None:
    about = vote("computer", seat=1, value="3", ballots={})
    late = Clock(open=True, late=True, stage=5)

    def rule(clock: Clock | None) -> str:
        found = said(about, seen({} if clock is None else {1: clock}, owed={1: 3}))
        assert "**Ben**" not in found[1], "the others decide about Ben"
        return found[-1].partition(".")[0]

    assert rule(None) == rule(late) == MOST.partition(";")[0] + "; silence does not count as yes"
    assert rule(replace(late, stage=UNHEARD, pressed=True)).startswith("More than half of those who vote")
    assert rule(replace(late, stage=LOST)).startswith("One who agrees is enough")
    other = vote("extend", seat=1, ballots={})
    assert said(other, seen({1: replace(late, stage=LOST)}))[-1].startswith(MOST)


def test_where_enough_have_agreed_one_more_press_decides() -> None:
    enough = "Enough of those who are still asked have agreed"
    assert said(vote(ballots={ADA: True, BEN: True}))[1].startswith(enough)
    assert not any(line.startswith(enough) for line in said(vote()))


def test_what_has_happened_meanwhile_is_no_longer_to_be_decided() -> None:
    over = "That has happened meanwhile, or cannot happen any more."
    assert said(vote(), seen(paused=NOON))[1:] == [over]
    assert over not in said(vote())


def test_whoever_agreed_to_go_back_is_asked_anew_when_the_match_has_gone_on() -> None:
    back = vote("back", seat=1, value="2.5")
    assert "For: **Ada**." in said(back)[1]
    head, anew, groups, _ = said(back, seen(length=6))
    assert "before **Ben**’s answer 3. Draws that are known" in head
    assert anew == "The match has gone on since then, so everybody is asked anew."
    assert groups == "Still asked: **Ada**, **Ben**, and **Cleo**."
    assert "For: **Ada**." in said(vote(), seen(length=6))[1]


def test_what_is_proposed_names_whom_and_what_it_is_about() -> None:
    def what(one: Vote, known: Known | None = None, **row: Any) -> str:
        return proposal(one, table(seats=THREE, **row), WORDS, known or Known())

    assert "everybody whose time runs gets 24 hours" in what(vote("extend"), pace="daily")
    assert what(vote("computer", seat=1)).startswith("a computer plays on for **Ben**.")
    assert what(vote("pace", value="weekly")).startswith("the pace becomes weekly (7 days).")
    assert what(vote("offer", seat=2)).startswith("seat 3 (**Cleo**) is on offer")
    seat = vote("seat", seat=2, candidate=DAN, proposer=DAN)
    assert what(seat, Known(names={DAN: "Dan*"})).startswith("**Dan\\*** takes seat 3 over")
    assert what(seat).startswith("Somebody who is not known any more takes seat 3")
    told = said(seat, known=Known(names={DAN: "Dan*"}))[0]
    assert told.startswith("**Dan\\*** would like to sit down: ")
    assert asking(DAN, WORDS, Known(names={DAN: "x" * 41})) == f"**{'x' * 39}…**"
    assert outcome(vote(closed=9, outcome="passed"), table(), WORDS, Known()).startswith(
        "Agreed <t:9:R>: the"
    )


def test_an_answer_to_go_back_to_is_told_by_what_all_could_see_of_it() -> None:
    def event(name: str, to: str = "null") -> str:
        return f'{{"text": {{"id": "plain", "args": {{"text": "{name}"}}}}, "to": {to}}}'

    words = WORDS.naming(["Ada", "Ben"])
    assert words.say(answer(entry(4), words)) == "Ben’s answer 5"
    hidden = f"[{event('a secret', '[0]')}, {event('y' * 130)}]"
    shown = words.say(answer(entry(4, events=hidden), words))
    assert shown == f"Ben’s answer 5 ({'y' * 119}…)"


# The story


SAT = {0: [Sat(Seat(0, ADA, "Ada"), 0, None)], 1: [Sat(Seat(1, BEN, "Ben"), 0, None)]}


def story(
    *votes: Vote,
    rows: tuple[JournalRow, ...] = (),
    now: int = NOON + 90 * DAY,
    sat: Mapping[int, Sequence[Sat]] = SAT,
    **row: Any,
) -> list[tuple[int, str]]:
    kept = Kept(rows, votes, sat)
    return [(at - NOON, line) for at, line in besides(table(seats=THREE, **row), kept, now, WORDS)]


def decided(kind: str, closed: int, outcome: str = "passed") -> Vote:
    return vote(kind, opened=NOON + closed - 5, closed=NOON + closed, outcome=outcome)


OVER = "The pause was over: all pauses of a match together last at most 30 days."


def test_a_story_tells_what_was_proposed_and_what_came_of_it_in_its_order() -> None:
    found = story(decided("pause", 20, "failed"), decided("pause", 10, "over"), vote("end"))
    assert [(moment, line.partition(":")[0]) for moment, line in found] == [
        (0, "**Ada** proposes"),
        (5, "**Ada** proposes"),
        (10, "No longer to be decided"),
        (15, "**Ada** proposes"),
        (20, "Not agreed"),
    ]
    ((_, line),) = story(vote("seat", seat=2, candidate=DAN, proposer=DAN))
    assert line.startswith("Somebody who is not known any more would like to sit down")


def ends(*votes: Vote, **given: Any) -> list[int]:
    return [moment for moment, line in story(*votes, **given) if line == OVER]


def test_pauses_that_ended_by_themselves_are_told_when_all_of_them_had_lasted_long_enough() -> None:
    assert ends(decided("pause", 10)) == [10 + 30 * DAY]
    assert ends(decided("pause", 10, "failed")) == []
    assert ends(decided("pause", 10), now=NOON + 10 + 30 * DAY) == [], "it is just over"
    assert ends(decided("pause", 10), now=NOON + 11 + 30 * DAY) == [10 + 30 * DAY]
    assert ends(decided("pause", 10), ended=NOON + 20 * DAY) == []
    twice = [decided("pause", 0), decided("resume", 20 * DAY), decided("pause", 40 * DAY)]
    assert ends(*twice) == [50 * DAY], "ten of thirty days were left"
    assert ends(*twice, decided("resume", 45 * DAY)) == []
    assert ends(*twice, decided("end", 45 * DAY, "failed")) == [50 * DAY]


def test_whoever_went_away_is_told_once_and_again_when_they_are_back() -> None:
    away, back = "**Ben** was away: from here on, a computer played for them.", "**Ben** was back."
    rows = [
        entry(1, at=NOON),
        entry(2, "computer", NOON + 10),
        entry(3, "computer", NOON + 20),
        entry(4, "person", NOON + 30),
        entry(5, "person", NOON + 40),
        entry(6, "computer", NOON + 60, seat=2),
        entry(7, "computer", NOON + 70, seat=0),
    ]
    gone = {
        **SAT,
        2: [Sat(Seat(2, None, ""), NOON + 50, None)],
        0: [Sat(Seat(0, ADA, "Ada"), 0, NOON + 65), Sat(Seat(0, None, "Ada"), NOON + 65, None)],
    }
    left = "**Ada** has left; a computer plays on."
    assert story(rows=tuple(rows), sat=gone) == [(10, away), (30, back), (65, left)]
    again = story(rows=(*rows, entry(8, "computer", NOON + 80)), sat=gone)
    assert again == [(10, away), (30, back), (65, left), (80, away)]


def test_whoever_left_as_the_last_one_has_nobody_to_play_on() -> None:
    gone = {0: [Sat(Seat(0, ADA, "Ada"), 0, NOON + 65), Sat(Seat(0, None, "Ada"), NOON + 65, None)]}
    assert story(sat=gone, reason="left", ended=NOON + 65) == []
