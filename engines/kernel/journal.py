"""What a match keeps of its answers: the journal's rows, the news, and what an answer led to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engines.kernel.questions import Picks
from engines.kernel.views import Event

By = Literal["person", "computer", "default", "order", "late"]


@dataclass(slots=True, frozen=True)
class Entry:
    """One row of the journal: an answer, or (picks is None) a seat taking its last answer back."""

    seat: int
    picks: Picks | None
    by: By = "person"
    row: int = -1


@dataclass(slots=True)
class News:
    """An event, the journal row that caused it, and the seat whose own doing it is."""

    row: int
    event: Event
    by: int | None = None
    chapter: bool = False


@dataclass(slots=True)
class Outcome:
    """What an answer led to."""

    events: list[Event]
    newly: tuple[int, ...]
    released: tuple[int, ...]
    undoable: bool
    over: bool
