"""Pictures drawn and encoded as they are sent: processor time, and bytes."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event
from time import process_time

from bot.cli.bench.number import Number, p95
from bot.cli.bench.yardsticks import picture
from bot.cli.picture import drawn
from bot.cli.playing import NAMES, answer, asked, begin, play, usual_seats
from bot.pictures.rehearsal import rehearse
from data.words import FALLBACK, Words
from engines.kernel import Match
from engines.kernel.catalogue import AnyTitle
from renderers.kit.encode import PRIVATE, TABLE, written

TABLE_MS, TABLE_KB = 30, 450
PRIVATE_MS, PRIVATE_KB = 20, 300
KB = 1024


def picture_numbers(title: AnyTitle, moments: int, language: str = FALLBACK) -> Iterator[Number]:
    """Time and size of the table and of private pictures, at so many moments of two matches."""
    # As the bot does: letters and pieces are made once in the life of a process.
    rehearse(title.id, Event(), language)
    table: list[tuple[float, float]] = []
    private: list[tuple[float, float]] = []
    fixed = picture()
    for match, seat in _moments(title, moments, 0):
        table.append(_measured(match, None, language))
        if seat is not None:
            private.append(_measured(match, seat, language))
        fixed.lay()
    yard = fixed.by_the_processor()
    yield Number(f"{title.id}.table_picture_p95_ms", p95([ms for ms, _ in table]), TABLE_MS, yard=yard)
    yield Number(f"{title.id}.table_picture_kb", max(kb for _, kb in table), TABLE_KB)
    yield Number(f"{title.id}.private_picture_p95_ms", p95([ms for ms, _ in private]), PRIVATE_MS, yard=yard)
    yield Number(f"{title.id}.private_picture_kb", max(kb for _, kb in private), PRIVATE_KB)


def _moments(title: AnyTitle, count: int, index: int) -> Iterator[tuple[Match, int | None]]:
    """Moments spread over a usual match and one with as many players as there may be, each with somebody awaited."""
    for seats in (usual_seats(title), title.seats[-1]):
        whole, luck = begin(title, seats, title.options(), "bench", index)
        length = len(play(whole, luck))
        wanted = {round(length * part / (count // 2 - 1)) for part in range(count // 2)}
        match, luck = begin(title, seats, title.options(), "bench", index)
        while True:
            if match.length in wanted:
                yield match, None if match.over else asked(match, luck).seat
            if match.over:
                break
            answer(match, luck)


def _measured(match: Match, seat: int | None, language: str) -> tuple[float, float]:
    """Milliseconds and kilobytes of one picture."""
    began = process_time()
    image = drawn(match, seat, Words(language, NAMES), teach=True)
    data = written(image, TABLE if seat is None else PRIVATE)
    return (process_time() - began) * 1000, len(data) / KB
