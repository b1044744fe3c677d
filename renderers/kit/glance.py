"""Sentences for an alt text: as many whole ones as there is room for."""

from __future__ import annotations

from collections.abc import Iterable

from data.text import Text, Who

LIMIT = 1024
Said = list[Who | Text | str]


def seats_said(seats: Iterable[int]) -> Said:
    """Several players."""
    return [Who(seat) for seat in seats]


def fitting(sentences: Iterable[str], room: int) -> tuple[list[str], int]:
    """The leading sentences that fit, and the room that is left."""
    kept: list[str] = []
    for sentence in sentences:
        if len(sentence) + 1 > room:
            break
        kept.append(sentence)
        room -= len(sentence) + 1
    return kept, room


def glance_of(first: list[str], news: list[str]) -> str:
    """What must be said, then the newest of the news in their order, within the limit of an alt text."""
    said, room = fitting(first, LIMIT)
    fresh, _ = fitting(reversed(news), room)
    return " ".join([*said, *reversed(fresh)]) or first[0][:LIMIT]
