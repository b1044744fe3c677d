"""A match played again from its seed and journal, as far as one wants to look."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping

from bot.results.reel import Reel, matches
from bot.store.records import JournalRow
from data.text import Text
from engines.kernel import AnyView, Entry, Event, Match, RefusedError

log = logging.getLogger(__name__)


def reel(title: str, seats: int, options: Mapping[str, str], seed: str, rows: Iterable[JournalRow]) -> Reel:
    """The reel of a match from its stored journal."""
    return Reel(title, seats, dict(options), seed, entries(rows))


def entries(rows: Iterable[JournalRow]) -> tuple[Entry, ...]:
    """The journal of a match as the kernel reads it, from its stored rows."""
    return tuple(Entry(row.seat, row.picks, row.by) for row in rows if row.number >= 0)  # type: ignore[arg-type]  # as written


def at(shown: Reel, step: int) -> Match:
    """The match as it was after so many answers; one begun under other rules is refused with a sentence."""
    try:
        for index, match in enumerate(matches(shown)):
            if index == step:
                return match
    except Exception as error:
        log.info("a match of %s cannot be played again: %s", shown.title, error)
        raise RefusedError(Text("replay-other-rules")) from error
    raise RefusedError(Text("replay-past", {"steps": shown.steps}))


def view_at(shown: Reel, step: int, viewer: int | None, news: Iterable[Event]) -> AnyView:
    """What this viewer saw then; what happened in this step, as far as the viewer may know it, is marked."""
    view = at(shown, step).view(viewer)
    return view.model_copy(update={"news": tuple(event for event in news if event.seen_by(viewer))})
