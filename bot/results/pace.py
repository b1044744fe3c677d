"""How long people take to answer: counted in buckets that double, from the moment the table asked them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from bot.store.records import Tenure

LARGEST = 30


def bucket(seconds: int) -> int:
    """The bucket of a time: 0 below a second, else one more for each doubling."""
    return min(seconds.bit_length(), LARGEST)


def usual(counts: Mapping[int, int]) -> int | None:
    """The median in seconds, as the middle of its bucket."""
    left = (sum(counts.values()) + 1) // 2
    for key in sorted(counts):
        left -= counts[key]
        if left <= 0 < sum(counts.values()):
            return 0 if key == 0 else 3 * 2**key // 4
    return None


def waited(tenures: Sequence[Tenure], answers: Iterable[tuple[int, int, int]]) -> Counter[tuple[int, int]]:
    """How often each person answered within each bucket: seat, moment and seconds of each answer."""
    counts: Counter[tuple[int, int]] = Counter()
    for seat, at, seconds in answers:
        who = _sat(tenures, seat, at)
        if who is not None and who > 0:
            counts[who, bucket(seconds)] += 1
    return counts


def _sat(tenures: Sequence[Tenure], seat: int, at: int) -> int | None:
    """Who sat there at that moment; where a clock was put back, whoever sat there last is as good a guess as any."""
    there = [one for one in tenures if one.seat == seat and one.since <= at and one.person is not None]
    then = [one for one in there if one.until is None or at <= one.until]
    found = then[:1] or there[-1:]
    return found[0].person if found else None
