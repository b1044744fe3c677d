"""Moments as people type them, by the clock on their own wall."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.ui.habits.moments import moment_named, moments_like, read_moment, usual_moments
from engines.kernel import RefusedError

WARSAW = "Europe/Warsaw"
NOW = int(datetime(2026, 11, 19, 12, 0, tzinfo=UTC).timestamp())  # a Thursday, 13:00 in Warsaw
HOUR = 3600


def at(*clock: int) -> int:
    """A moment of the world's clock."""
    return int(datetime(*clock, tzinfo=UTC).timestamp())  # type: ignore[misc, arg-type]  # year, month …


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("in 3 hours", NOW + 3 * HOUR),
        ("45 min", NOW + 45 * 60),
        ("2d", NOW + 48 * HOUR),
        ("20:30", at(2026, 11, 19, 19, 30)),
        ("8 PM", at(2026, 11, 19, 19, 0)),
        ("12 am", at(2026, 11, 19, 23, 0)),
        ("9:15", at(2026, 11, 20, 8, 15)),
        ("tomorrow 20:30", at(2026, 11, 20, 19, 30)),
        ("tomorrow at 8pm", at(2026, 11, 20, 19, 0)),
        ("Saturday, 18:00", at(2026, 11, 21, 17, 0)),
        ("2026-11-22 7:00", at(2026, 11, 22, 6, 0)),
        (f"@{NOW + 5}", NOW + 5),
    ],
)
def test_what_is_understood(typed: str, meant: int) -> None:
    assert read_moment(typed, NOW, WARSAW, "en") == meant


@pytest.mark.parametrize(
    ("typed", "language", "meant"),
    [
        ("za 3 godziny", "pl", NOW + 3 * HOUR),
        ("za godzinę", "pl", NOW + HOUR),
        ("Za godzine", "pl", NOW + HOUR),
        ("5 godz.", "pl", NOW + 5 * HOUR),
        ("za 22 minuty", "pl", NOW + 22 * 60),
        ("za 2 dni", "pl", NOW + 48 * HOUR),
        ("in 3 hours", "pl", NOW + 3 * HOUR),
        ("tra 3 ore", "it", NOW + 3 * HOUR),
        ("fra 3 ore", "it", NOW + 3 * HOUR),
        ("fra un’ora", "it", NOW + HOUR),
        ("fra 20 minuti", "it", NOW + 20 * 60),
        ("1 giorno", "it", NOW + 24 * HOUR),
        ("in an hour", "en", NOW + HOUR),
        ("jutro o 20", "pl", at(2026, 11, 20, 19, 0)),
        ("jutro o godz. 20", "pl", at(2026, 11, 20, 19, 0)),
        ("domani alle ore 20", "it", at(2026, 11, 20, 19, 0)),
        ("o 20.30", "pl", at(2026, 11, 19, 19, 30)),
        ("piątek 20:00", "pl", at(2026, 11, 20, 19, 0)),
        ("domani alle 20", "it", at(2026, 11, 20, 19, 0)),
        ("venerdi alle 20.30", "it", at(2026, 11, 20, 19, 30)),
        ("at 20", "it", at(2026, 11, 19, 19, 0)),
    ],
)
def test_every_language_is_understood_and_english_beside_it(typed: str, language: str, meant: int) -> None:
    assert read_moment(typed, NOW, WARSAW, language) == meant


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "soon",
        "hour",
        "at",
        "in",
        "at 20 21",
        "20.5",
        "25:00",
        "20:61",
        "13 pm",
        "someday 20:30",
        "in -3 hours",
        "8",
    ],
)
def test_what_is_not(typed: str) -> None:
    assert read_moment(typed, NOW, WARSAW, "en") is None


@pytest.mark.parametrize(
    ("typed", "why"), [("2027-03-28 2:30", "begins-jumped"), ("2026-10-25 2:30", "begins-twice")]
)
def test_a_time_across_a_change_of_clocks_is_refused(typed: str, why: str) -> None:
    with pytest.raises(RefusedError) as refused:
        read_moment(typed, NOW, WARSAW, "en")
    assert refused.value.text.id == why


def test_without_a_zone_only_spans_are_understood() -> None:
    assert read_moment("in 2 hours", NOW, None, "en") == NOW + 2 * HOUR
    with pytest.raises(RefusedError) as refused:
        read_moment("20:30", NOW, None, "en")
    assert refused.value.text.id == "begins-zone"


def test_what_is_offered_can_be_given_back() -> None:
    found = moments_like("tomorrow 20:30", NOW, WARSAW, "en", 10)
    assert found[0] == ("Friday, 20 November, 20:30", f"@{at(2026, 11, 20, 19, 30)}")
    for _, value in moments_like("", NOW, WARSAW, "en", 10) + moments_like("", NOW, None, "en", 10):
        moment = read_moment(value, NOW, None, "en")
        assert moment is not None
        assert moment > NOW


@pytest.mark.parametrize(
    ("typed", "hour", "minute"),
    [
        ("0:00", 0, 0),
        ("23:59", 23, 59),
        ("12 pm", 12, 0),
        ("1 am", 1, 0),
        ("11 pm", 23, 0),
        ("12:30 am", 0, 30),
    ],
)
def test_every_time_of_a_day_is_understood(typed: str, hour: int, minute: int) -> None:
    assert read_moment(f"2026-11-22 {typed}", NOW, "UTC", "en") == at(2026, 11, 22, hour, minute)


@pytest.mark.parametrize("typed", ["24:00", "23:60", "0 am", "13 am", "2026-11-31 20:00"])
def test_what_no_clock_shows_is_not(typed: str) -> None:
    assert read_moment(typed, NOW, "UTC", "en") is None


def test_the_time_that_it_is_already_means_tomorrow() -> None:
    assert read_moment("12:00", NOW, "UTC", "en") == NOW + 24 * HOUR
    assert read_moment("12:01", NOW, "UTC", "en") == NOW + 60
    assert read_moment("11:59", NOW, "UTC", "en") == NOW + 24 * HOUR - 60


def test_people_begin_soon_or_in_the_evening() -> None:
    evenings = [at(2026, 11, day, 20) for day in range(19, 25)]
    assert [*usual_moments(NOW, "UTC")] == [NOW + HOUR, NOW + 3 * HOUR, *evenings]
    five = at(2026, 11, 19, 17)
    assert [*usual_moments(five - 1, "UTC")][2] == evenings[0]
    assert [*usual_moments(five, "UTC")][2] == evenings[1], "in three hours is offered already"
    days = [NOW + day * 24 * HOUR for day in range(1, 6)]
    assert [*usual_moments(NOW, None)] == [NOW + HOUR, NOW + 3 * HOUR, *days]


def test_what_is_typed_is_offered_first_and_of_the_usual_those_that_have_it_in_them() -> None:
    first, *others = moments_like("friday", NOW, "UTC", "en", 10)
    assert (first, others) == (("Friday, 20 November, 20:00", f"@{at(2026, 11, 20, 20)}"), [])
    found = moments_like("in 20 minutes", NOW, "UTC", "en", 10)
    assert found == [("Thursday, 19 November, 12:20", f"@{NOW + 20 * 60}")]
    assert len(moments_like(" ", NOW, "UTC", "en", 3)) == 3
    assert len(moments_like("", NOW, "UTC", "en", 10)) == 8
    evenings = [f"{day}, {19 + number} November, 20:00" for number, day in enumerate(("Thursday", "Friday"))]
    assert [name for name, _ in moments_like("20:00", NOW, "UTC", "en", 2)] == evenings
    assert moments_like("2026-10-25 2:30", NOW, WARSAW, "en", 10) == [], "refused, but nothing fails"


def test_a_moment_is_called_by_the_clock_of_its_reader_or_of_the_world() -> None:
    assert moment_named(NOW, WARSAW, "en") == "Thursday, 19 November, 13:00"
    assert moment_named(NOW, None, "en") == "Thursday, 19 November, 12:00 UTC"


def test_an_evening_that_the_clock_jumps_over_is_left_out() -> None:
    """In Apia there was no 30 December 2011."""
    morning = int(datetime(2011, 12, 28, 20, 0, tzinfo=UTC).timestamp())
    shown = [moment_named(one, "Pacific/Apia", "en")[:-7] for one in usual_moments(morning, "Pacific/Apia")]
    assert "Friday, 30 December" not in shown
    assert "Saturday, 31 December" in shown
