"""The times of leaderboards: always, or a year, a season or a month, the present one or an earlier one that is named."""

from __future__ import annotations

import re
from datetime import UTC, datetime

from bot.results.ledger import month_of, season_of
from bot.store.ladders import ALWAYS
from bot.ui.kit.numerals import month
from data.text import Text
from data.words import Words
from engines.kernel import RefusedError

EVER, YEAR, SEASON, MONTH = "always", "year", "season", "month"
PERIODS = (EVER, YEAR, SEASON, MONTH)
NAMED = re.compile(r"(?P<year>[1-9]\d{3})(?:-(?:[Qq](?P<season>[1-4])|(?P<month>0?[1-9]|1[0-2])))?", re.ASCII)


def present(period: str, now: int) -> str:
    """The year, season or month of this second as the books call it."""
    there = month_of(now)
    return {YEAR: there[:4], SEASON: season_of(now), MONTH: there}.get(period, ALWAYS)


def named(given: str, now: int) -> str:
    """A year, season or month as somebody writes it, as the books call it; one of the future is refused."""
    found = NAMED.fullmatch(given.strip())
    if found is None:
        examples = {one: present(one, now) for one in (YEAR, SEASON, MONTH)}
        raise RefusedError(Text("leaderboard-when-unread", {**examples}))
    year, season, month_ = found["year"], found["season"], found["month"]
    key = f"{year}-Q{season}" if season else f"{year}-{int(month_):02}" if month_ else str(year)
    if key > present(kind(key), now):
        raise RefusedError(Text("leaderboard-when-future", {"when": key}))
    return key


def kind(key: str) -> str:
    """Whether the books mean a year, a season, or a month."""
    return SEASON if "Q" in key else MONTH if "-" in key else YEAR


def said(key: str, words: Words) -> str:
    """A time as it stands under the title of a leaderboard."""
    if key == ALWAYS:
        return words("leaderboard-ever")
    if kind(key) == SEASON:
        return words("leaderboard-season-of", year=key[:4], quarter=key[-1])
    if kind(key) == YEAR:
        return key
    return month(words, int(datetime(int(key[:4]), int(key[5:]), 1, tzinfo=UTC).timestamp()))
