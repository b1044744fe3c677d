"""The golden pictures of the house: what is drawn for each, and `python -m tests.renderers.house_gallery`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import accumulate
from math import sin
from pathlib import Path

from PIL.Image import Image

from bot.ui.kit.numerals import number
from data.words import Words
from renderers.house.changes import Change, Changes, draw_changes
from renderers.house.leaderboard import Leaderboard, Row, draw_leaderboard
from renderers.house.league import Standing, Standings, draw_standings
from renderers.house.palette import AWAITED, WON
from renderers.house.plot import ALL_TITLES, Curve, line_of, paint_of
from renderers.house.points import Across, Chart, Flag, Line, draw_points
from renderers.house.profile import Bar, Sheet, draw_profile
from tests.renderers.golden import keep

HOME = Path(__file__).parent.parent / "golden" / "house"
DAY = 86400
NAMES = (
    "Ada",
    "Bartholomäus Katzenschlager-Wolk",
    "Łucja Święcicka",
    "Дмитрий Иванович",
    "🦊🎲🔥",
    "山田太郎",
    "さくら 🌸",
    "김민준",
    "محمد علي",
    "W" * 32,
)
COMPUTER = "Computer for Ben"
BEGUN = (0, 16, 33, 49, 66, 79, 96, 99, 104, 118, 123, 132, 138, 144)  # some rounds are short
WORDS = Words("en")
HEADS = ("Player", "Rating", "Trend", "Matches", "Wins", "Best")
RATED = "In this title, on this server · “?”: provisional, fewer than five matches"
FOOT = "Months and years are counted in UTC · “?”: provisional, fewer than five matches"


def row(index: int, name: str, *, own: bool = False) -> Row:
    """A row as it may come, the later the worse."""
    trend = tuple(
        1500 + (step * 37 * (index + 1)) % 90 + step * (20 - 4 * index) for step in range(2 + index)
    )
    rank, fresh = min(index + 1, 9), index > 6
    rating = f"{1812 - 37 * index:,}{'?' if fresh else ''}"
    numbers = (str(120 - 9 * index), str(60 - 5 * index), str(58 - 3 * index))
    return Row(rank, str(rank), name, f"Player {rank}", rating, fresh, trend, numbers, own)


def leaderboard(names: tuple[str, ...] = NAMES, apart: Row | None = None, own: int = 2) -> Leaderboard:
    """A leaderboard of people with these names."""
    rows = tuple(row(index, name, own=index == own) for index, name in enumerate(names))
    under = "Hanse · November 2026 · any number of players"
    return Leaderboard("Leaderboard · Tiny Towns", under, HEADS, rows, apart, FOOT)


def _sheet(curves: tuple[Curve, ...]) -> Sheet:
    bars = tuple(Bar(one.label, str(len(one.points)), len(one.points), paint_of(one)) for one in curves[1:])
    wins = (Bar("Won (+3.4)", "18", 18, WON), Bar("To be expected", "14.6", 14.6, AWAITED))
    return Sheet(
        NAMES[1],
        "Player",
        "31 matches · 2 not finished · usually answers within 3 hours",
        "Ratings",
        curves,
        "Matches by title",
        bars,
        "Victories in rated matches",
        wins,
        lambda value: f"{value:,}",
        lambda second: f"Day {second // DAY}",
        "",
    )


def _curve(label: str, paint: int, count: int, start: int) -> Curve:
    points = (((start + 3 * i) * DAY, 1500 + (i * 53) % 80 + (7 - paint) * i) for i in range(count))
    return Curve(label, f"{1500 + 9 * count}", paint, tuple(points))


def _profile() -> Image:
    walks = {
        "All titles": (5, 40, 0),
        "Tiny Towns": (0, 18, 9),
        "Old London Bridge": (1, 12, 40),
        "Pillars": (2, 1, 90),
    }
    return draw_profile(_sheet(tuple(_curve(label, *walk) for label, walk in walks.items())))


def profile_of(titles: int) -> Image:
    """The profile of somebody who has played so many titles."""
    walks = [_curve(f"Title {index + 1}", line_of(index), 20 - index, 3 * index) for index in range(titles)]
    return draw_profile(_sheet((_curve("All titles", ALL_TITLES, 40, 0), *walks)))


def _changes() -> Image:
    rows = (
        Change(1, "1", NAMES[1], "Player 1", "1,500", "1,605?", "+105", 105),
        Change(2, "2", NAMES[2], "Player 2", "1,612", "1,612", "±0", 0),
        Change(3, "3", NAMES[5], "Player 3", "1,498", "1,471", "−27", -27),
        Change(4, "4", NAMES[1], "Player 4", "1,540", "1,466?", "−74", -74, "left the match"),
    )
    return draw_changes(Changes("What became of the ratings", "Tiny Towns · table 12", rows, RATED))


def points(seats: int, rounds: int, start: int = 0, *, level: bool = False) -> Image:
    """Points over time of so many seats; level: all have the same at any time."""
    lines = []
    for seat in range(seats):
        gains = [
            2 if level else (number * (seat + 3) + number // 3) % (5 + seat) - 1 for number in range(rounds)
        ]
        walk = tuple(accumulate(gains, initial=start))
        name = COMPUTER if seat == 3 else NAMES[seat]
        lines.append(Line(seat, name, f"Player {seat + 1}", walk, number(WORDS, walk[-1])))
    said = "What each town would have been worth if it had stayed as it was"
    under = "Tiny Towns · table 12"
    return draw_points(
        Chart(WORDS("points-title"), under, "Turn", tuple(lines), partial(number, WORDS), said)
    )


def looking_back(seats: int, samples: int = 33) -> Image:
    """Who could expect to win in a match of so many seats, with the moments that decided it, two of them close together."""
    steps = tuple(round(index * 148 / (samples - 1)) for index in range(samples))
    lines = []
    for seat in range(seats):
        swing = [index / samples * 60 / seats * sin(index / 4 + 6 * seat / seats) for index in range(samples)]
        walk = [round(100 / seats + one) for one in swing[:-1]]
        name = COMPUTER if seat == 3 else NAMES[seat]
        last = 100 if seat == 1 else 0
        lines.append(Line(seat, name, f"Player {seat + 1}", (*walk, last), number(WORDS, last)))
    rounds = Across(steps, tuple((at, str(3 * index + 1)) for index, at in enumerate(BEGUN)))
    flags = (Flag(40, 0, "1"), Flag(44, 1, "2"), Flag(120, 0, "3"))
    foot = WORDS("review-chances-foot")
    head = (WORDS("review-chances-title"), "Guilds of London · table 12", "Round")
    return draw_points(Chart(*head, tuple(lines), partial(number, WORDS), foot, rounds, (0, 100), flags))


def _league(rounds: int) -> Image:
    """A league after so many rounds, with two who are level and one who was away."""
    rows = tuple(
        Standing(
            place := min(index + 1, 9) if index != 3 else 3,
            str(place),
            name,
            f"Player {index + 1}",
            tuple("–" if index == 4 and round_ else str(120 - 12 * index) for round_ in range(rounds)),
            f"{(120 - 12 * index) * (1 if index == 4 else rounds):,}",
        )
        for index, name in enumerate(NAMES)
    )
    columns = tuple(f"Round {round_ + 1}" if rounds < 6 else str(round_ + 1) for round_ in range(rounds))
    under, foot = f"Tiny Towns · round {rounds} of {rounds}", WORDS("league-foot")
    return draw_standings(Standings(WORDS("league-standings"), under, columns, "Points", rows, foot))


PICTURES: dict[str, Callable[[], Image]] = {
    "leaderboard": lambda: draw_leaderboard(leaderboard(apart=row(8, "Dan", own=True), own=-1)),
    "leaderboard_two": lambda: draw_leaderboard(leaderboard(NAMES[:2], own=0)),
    "profile": _profile,
    "profile_7": lambda: profile_of(7),
    "changes": _changes,
    "league": lambda: _league(3),
    "league_long": lambda: _league(9),
    "points_alone": lambda: points(1, 24, -16),
    "points_two": lambda: points(2, 4),
    "points_five": lambda: points(5, 30, -16),
    "review_two": lambda: looking_back(2),
    "review_four": lambda: looking_back(4),
    "points_level": lambda: points(6, 12, level=True),
}


if __name__ == "__main__":
    keep(HOME, PICTURES)
