"""Who is named where the past is told: whoever sat there then."""

from __future__ import annotations

from bot.store.records import JournalRow, Seat, TableRow
from bot.tables.tenures import Sat, Tenures
from bot.ui.table.tenures import as_ended
from data.words import Words

ADA, BEN, CLEO = 11, 12, 13
WORDS = Words("en")
NOW = [Seat(0, ADA, "Ada"), Seat(1, CLEO, "Cleo")]
ROW = TableRow(
    id=7, title="toy_works", server=1, channel=2, thread=None, host=ADA, state="finished", options={},
    places=2, autostart=False, revision=1, created=0, started=10, seats=NOW,
)  # fmt: skip
SAT = Tenures(
    ROW,
    {
        0: [Sat(NOW[0], 0, None)],
        1: [
            Sat(Seat(1, BEN, "Ben"), 0, 50),
            Sat(Seat(1, None, "Ben"), 50, 80),
            Sat(NOW[1], 80, None),
        ],
    },
)


def row(at: int, seat: int = 1, by: str = "person", number: int = 3) -> JournalRow:
    return JournalRow(number, seat, ("x",), by, "[]", at)


def sat(entry: JournalRow | None) -> int | None:
    return SAT.then(entry).seats[1].person


def test_each_moment_has_its_own() -> None:
    assert [sat(row(at, by=by)) for at, by in ((20, "person"), (60, "computer"), (90, "person"))] == [
        BEN,
        None,
        CLEO,
    ]


def test_before_the_first_answer_those_sit_there_who_began() -> None:
    assert sat(None) == BEN
    assert sat(row(90, number=-1)) == BEN


def test_in_the_second_of_a_change_whoever_has_answered_decides() -> None:
    assert sat(row(50)) == BEN
    assert sat(row(50, by="computer")) is None
    assert sat(row(80, by="computer")) is None
    assert sat(row(80)) == CLEO
    assert sat(row(50, seat=0)) == BEN


def test_a_clock_that_was_put_back_names_whoever_sits_there() -> None:
    assert sat(row(-5)) == CLEO


def test_at_the_end_a_successor_is_named_with_whom_they_succeed() -> None:
    assert [seat.name for seat in as_ended(SAT, WORDS).seats] == ["Ada", "Cleo for Ben"]


def test_whoever_was_erased_has_no_name_at_the_end_either() -> None:
    gone = Seat(1, -1, "")
    erased = Tenures(ROW, {1: [Sat(gone, 0, 50), Sat(NOW[1], 50, None)]})
    assert "Ben" not in as_ended(erased, WORDS).seats[1].name
    assert as_ended(erased, WORDS).seats[1].name.startswith("Cleo for ")
