"""The call of those for whom seats are kept: when it is due, whom it mentions, and when it goes away."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.letters.call import LETTER
from bot.store.records import Reservation, Seat, TableRow, Wish
from bot.tables.facts import Called, Fact, Occasion, Renamed, Reserved, Seated, TimeChanged
from bot.tables.live import Live

ADA, BEN, CLEO = 11, 12, 13


def lobby(*kept: int, called: tuple[int, ...] | None = None, host: int = ADA) -> Live:
    """A lobby of Ada where seats are kept for these people, and whom its call has called so far."""
    row = TableRow(
        id=2, title="lanterns", server=8, channel=9, thread=None, host=host, state="lobby", options={}, places=3,
        autostart=False, revision=4, created=0, seats=[Seat(0, ADA, "Ada")],
        reserved=[Reservation(person, place, "", 100) for place, person in enumerate(kept)],
    )  # fmt: skip
    return Live(row, letters={} if called is None else {"call": {"called": list(called)}})


def wishes(before: Live, after: Live, *facts: Fact) -> list[Wish]:
    return list(LETTER.due(Occasion(before, replace(after), facts)))


def test_it_comes_where_people_are_called_and_not_where_seats_are_only_kept() -> None:
    after = lobby(BEN, CLEO)
    assert wishes(lobby(), after, Seated(), Reserved()) == []
    assert wishes(lobby(), after, Seated(), Called((CLEO,))) == [
        Wish("call", data={"called": [CLEO], "calls": [[CLEO, 4]]})
    ]


@pytest.mark.parametrize(
    ("after", "fact", "wanted"),
    [
        (lobby(BEN, CLEO), Seated(), []),
        (lobby(CLEO), Reserved(), [Wish("call", data={"called": [CLEO]})]),
        (lobby(), Reserved(), [Wish("call", gone=True)]),
        (lobby(BEN, CLEO), TimeChanged(), [Wish("call", data={"called": [BEN, CLEO]})]),
        (lobby(BEN, CLEO), Renamed(), [Wish("call", data={"called": [BEN, CLEO]})]),
        (lobby(BEN, CLEO, host=BEN), Seated(), [Wish("call", data={"called": [BEN, CLEO]})]),
    ],
)
def test_it_follows_who_has_to_answer_by_when_and_to_whom(
    after: Live, fact: Fact, wanted: list[Wish]
) -> None:
    assert wishes(lobby(BEN, CLEO, called=(BEN, CLEO)), after, fact) == wanted


def test_for_whom_a_seat_is_kept_uncalled_keeps_no_call() -> None:
    assert wishes(lobby(BEN, CLEO, called=(CLEO,)), lobby(BEN), Reserved()) == [Wish("call", gone=True)]
