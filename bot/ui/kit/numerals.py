"""Numbers, dates and lengths of time as the reader's language writes them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from babel.dates import format_date, format_skeleton, format_timedelta
from babel.numbers import format_decimal

from data.words import Words

MINUS = "−"


def number(words: Words, value: float, digits: int = 0) -> str:
    """A number, rounded to so many digits behind the point."""
    pattern = f"#,##0.{'0' * digits}" if digits else "#,##0"
    return str(format_decimal(value, pattern, locale=words.locale)).replace("-", MINUS)


def signed(words: Words, value: float, digits: int = 0) -> str:
    """A change: with its sign in front."""
    written = number(words, abs(value), digits)
    return f"{MINUS if value < 0 else '+' if value > 0 else '±'}{written}"


def day(words: Words, second: int) -> str:
    """The day of a second, in UTC."""
    return str(format_date(datetime.fromtimestamp(second, UTC), "medium", locale=words.locale))


def month(words: Words, second: int) -> str:
    """The month of a second, in UTC."""
    moment = datetime.fromtimestamp(second, UTC)
    return str(format_skeleton("yMMMM", moment, locale=words.locale))


def span(words: Words, seconds: int) -> str:
    """About how long something takes; nothing takes no time."""
    return str(format_timedelta(timedelta(seconds=max(1, seconds)), threshold=1.2, locale=words.locale))
