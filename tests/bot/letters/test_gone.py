"""Letters of a lobby and of an end: when they come, when they go, and when a name in them is mended."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.letters.abandoned import LETTER as ABANDONED
from bot.letters.call import LETTER as CALL
from bot.letters.closed import LETTER as CLOSED
from bot.letters.hand import LETTER as HAND
from bot.letters.herald import LETTER as HERALD
from bot.letters.idle import LETTER as IDLE
from bot.letters.letter import Letter
from bot.letters.missing import LETTER as MISSING
from bot.letters.nudge import LETTER as NUDGE
from bot.letters.review import LETTER as REVIEW
from bot.letters.vote import LETTER as VOTE
from bot.store.records import Seat, Slot, State, TableRow, Wish
from bot.tables.clock import Clock
from bot.tables.facts import (
    Answered,
    Arranged,
    Asked,
    Begun,
    Called,
    CalledToVote,
    CameBack,
    Ended,
    Fact,
    HandChanged,
    HandedOver,
    Heralded,
    Idle,
    Missing,
    Moved,
    Occasion,
    Owed,
    Published,
    Reminded,
    Renamed,
    Seated,
    TakenOver,
    ThreadDeleted,
    TimeChanged,
    VotesChanged,
    WasLate,
    WentAway,
)
from bot.tables.live import NOTHING_HELD, Live, Wait

ADA, BEN, CLEO = 11, 12, 13
HELD = (None, 3)


def table(
    state: State = "lobby", reason: str | None = None, started: int | None = None, **letters: Any
) -> Live:
    row = TableRow(
        id=5, title="tiny_towns", server=8, channel=9, thread=None, host=ADA, state=state, options={}, places=3,
        autostart=False, revision=4, created=0, reason=reason, started=started,
        seats=[Seat(0, ADA, "Ada"), Seat(1, BEN, "Ben")],
    )  # fmt: skip
    return Live(row, letters=letters)


def with_letters(*names: str) -> Live:
    live = table()
    live.letters = {name: {} for name in names}
    return live


def comes(letter: Letter, live: Live, *facts: Fact) -> str:
    """What becomes of a letter of which there is none before, or one."""
    wishes = list(letter.due(Occasion(live, replace(live), facts)))
    assert len(wishes) <= 1
    return (
        "" if not wishes else "gone" if wishes[0].gone else "anew" if wishes[0].data.get("anew") else "shown"
    )


@pytest.mark.parametrize(
    ("letter", "fact", "first", "there"),
    [
        (IDLE, Idle(), "anew", "anew"),
        *((IDLE, fact, "", "gone") for fact in (Seated(), Arranged(), Called((CLEO,)), Begun(), Ended())),
        (IDLE, Renamed(), "", "shown"),
        (IDLE, Answered(), "", ""),
        (MISSING, Missing(), "anew", "anew"),
        *((MISSING, fact, "", "gone") for fact in (Begun(), Ended(), Arranged())),
        (MISSING, Renamed(), "", "shown"),
        (MISSING, Seated(), "", ""),
        (HERALD, Heralded(3), "shown", "shown"),
        *((HERALD, fact, "", "gone") for fact in (Begun(), Ended())),
        (HERALD, Renamed(), "", ""),
        (REVIEW, Published(), "shown", "shown"),
        (REVIEW, Renamed(), "", "shown"),
        (REVIEW, Ended(), "", ""),
    ],
)
def test_when_a_letter_comes_and_goes(letter: Letter, fact: Fact, first: str, there: str) -> None:
    assert comes(letter, table(), fact) == first
    assert comes(letter, with_letters(letter.name), fact) == there


@pytest.mark.parametrize(
    ("state", "reason", "started", "closed", "abandoned"),
    [
        ("abandoned", "closed", 1, "shown", ""),
        ("abandoned", "closed", None, "shown", ""),
        ("abandoned", "left", 1, "", "shown"),
        ("abandoned", "agreed", 1, "", "shown"),
        ("abandoned", "lost", 1, "", ""),
        ("abandoned", "left", None, "", ""),
        ("finished", None, 1, "", ""),
    ],
)
def test_who_hears_of_an_end_without_a_result(
    state: State, reason: str | None, started: int | None, closed: str, abandoned: str
) -> None:
    live = table(state, reason, started)
    assert (comes(CLOSED, live, Ended()), comes(ABANDONED, live, Ended())) == (closed, abandoned)
    assert (comes(CLOSED, live, Renamed()), comes(ABANDONED, live, Renamed())) == ("", "")
    live.letters = {"closed": {}, "abandoned": {}}
    assert (comes(CLOSED, live, Renamed()), comes(ABANDONED, live, Renamed())) == ("shown", "shown")


def test_a_role_is_remembered_by_its_call() -> None:
    live = table()
    (wish,) = HERALD.due(Occasion(live, live, (Heralded(3), Heralded(4))))
    assert dict(wish.data) == {"role": 4}


def test_who_sleeps_is_named_and_called_by_and_by() -> None:
    live = table()
    (wish,) = CALL.due(Occasion(live, live, (Called((BEN, CLEO), frozenset({CLEO})),)))
    assert dict(wish.data) == {"called": [BEN, CLEO], "calls": [[BEN, 4]]}
    live.letters = {"call": dict(wish.data)}
    (wish,) = CALL.due(Occasion(live, live, (Called((CLEO,)),)))
    assert dict(wish.data) == {"called": [BEN, CLEO], "calls": [[BEN, 4], [CLEO, 4]]}


# Reminders


def reminded(after: Live, *facts: Fact, **there: str) -> dict[str, object]:
    """What becomes of reminders, of which these say something already."""
    before = replace(
        after, letters={f"nudge:{seat[1:]}": {"says": says, "at": 2} for seat, says in there.items()}
    )
    wishes = NUDGE.due(Occasion(before, after, facts))
    return {wish.slot: "gone" if wish.gone else wish.data["says"] for wish in wishes}


def playing(*clocks: Clock, owes: tuple[int, ...] = (0, 1)) -> Live:
    live = table("playing", started=1)
    live.clocks = dict(enumerate(clocks))
    live.waits = {seat: Wait(3, 0) for seat in owes}
    return live


def test_the_worst_that_has_happened_is_told() -> None:
    live = playing(Clock(), Clock())
    assert reminded(live, Reminded(0)) == {"nudge:0": "still"}
    assert reminded(live, Reminded(0), WasLate(0), Reminded(1)) == {"nudge:0": "late", "nudge:1": "still"}
    assert reminded(live, WentAway(0), WasLate(0)) == {"nudge:0": "away"}
    live.row.seats[0] = Seat(0, None, "Ada")
    assert reminded(live, Reminded(0)) == {}
    over = table("finished", started=1)
    assert reminded(over, Reminded(0)) == {}


def test_a_reminder_goes_when_it_is_over() -> None:
    late = Clock(late=True)
    for fact in (CameBack(0), HandedOver(0), TakenOver(0)):
        assert reminded(playing(late, late), fact, s0="late", s1="late") == {"nudge:0": "gone"}
    for clock, says, owes, kept in (
        (Clock(), "still", (0,), True),
        (Clock(), "still", (), False),
        (Clock(late=True), "late", (), True),
        (Clock(missed=True), "late", (), True),
        (Clock(away=True), "away", (), True),
        (Clock(), "late", (0,), False),
    ):
        assert reminded(playing(clock, owes=owes), Answered(), s0=says) == (
            {} if kept else {"nudge:0": "gone"}
        )
    assert reminded(playing(late), TimeChanged(), s0="late") == {"nudge:0": "late"}
    assert reminded(playing(), Answered(), s0="late") == {"nudge:0": "gone"}
    assert reminded(table("finished"), Ended(), s0="late") == {"nudge:0": "gone"}


# Votes


def voted(*facts: Fact, said: dict[str, object] | None = None) -> list[Wish]:
    live = table("playing")
    live.letters = {} if said is None else {"vote": said}
    return list(VOTE.due(Occasion(live, live, facts)))


def test_who_is_called_to_a_vote_later_is_remembered_by_the_letter() -> None:
    assert voted(CalledToVote(1)) == []
    (wish,) = voted(CalledToVote(1), said={"at": 2, "tied": True, "calls": [[0, 2]]})
    assert dict(wish.data) == {"at": 2, "tied": True, "calls": [[0, 2], [1, 4]]}
    (wish,) = voted(Asked(0), said={"at": 2})
    assert dict(wish.data) == {"at": 2, "anew": True}
    (wish,) = voted(VotesChanged(opened=True, tied=True), said={"at": 2})
    assert dict(wish.data) == {"at": 4, "tied": True}
    (wish,) = voted(VotesChanged())
    assert dict(wish.data) == {}

    def slot(shown: int, **data: object) -> Slot:
        return Slot(5, "vote", 9, shown, False, 9, 77, 0, None, None, 0, False, data)

    assert not VOTE.edits(slot(3, calls=[[1, 4]]))
    assert VOTE.edits(slot(4, calls=[[1, 4]], at=4))


# Private messages


def held(
    *facts: Fact, hands: dict[int, object] | None = None, state: State = "playing", **letters: Any
) -> dict[str, dict[str, object]]:
    live = table(state, started=1)
    live.letters = {name.replace("_", ":"): said for name, said in letters.items()}
    live.hands = hands or {0: HELD, 1: NOTHING_HELD}  # type: ignore[assignment]
    wishes = list(HAND.due(Occasion(live, live, facts)))
    return {wish.slot: {"gone": True} if wish.gone else dict(wish.data) for wish in wishes}


def test_a_private_message_says_what_is_asked_and_rings_nobody_twice() -> None:
    assert held(Answered(), HandChanged(0)) == {"hand:0": {"asked": 4}}
    assert held(HandChanged(0), Begun(), Owed((0,))) == {"hand:0": {"asked": 4, "soon": True, "silent": True}}
    assert held(HandChanged(0), Answered(), Owed((0,))) == {"hand:0": {"asked": 4}}
    assert held(Moved(), hand_0={"silent": True}) == {"hand:0": {"asked": 4, "soon": True, "silent": True}}
    assert held(Moved(), hand_0={}) == {"hand:0": {"asked": 4, "soon": True}}
    assert held(HandChanged(1)) == {"hand:1": {}}


def test_it_follows_whoever_takes_the_seat_over() -> None:
    assert held(TakenOver(0), HandChanged(0)) == {"hand:0": {"anew": True, "asked": 4, "soon": True}}
    assert held(TakenOver(1), HandChanged(1)) == {"hand:1": {"gone": True}}, "there is nothing to hold"
    assert held(HandedOver(0), HandChanged(0)) == {"hand:0": {"gone": True}}


def test_when_the_way_to_the_table_changes_only_those_who_hold_something_are_told() -> None:
    for fact in (Ended(), Moved(), TimeChanged(), ThreadDeleted()):
        assert held(fact).keys() == {"hand:0"}
    assert held(ThreadDeleted(), state="finished") == {}
    assert held(Renamed()) == {}
