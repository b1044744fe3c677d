"""A match played again from its seed and journal, as far as one wants to look."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from bot.store.records import JournalRow
from data.text import Text
from engines.kernel import AnyView, Entry, Event, Match, RefusedError
from engines.kernel.catalogue import title_of

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Reel:
    """All that is needed to play a match again, as plain data; the seed never leaves the bot while it runs."""

    title: str
    seats: int
    options: Mapping[str, str]
    seed: str
    entries: tuple[Entry, ...]

    @property
    def steps(self) -> int:
        """How many answers there are, taking back included; step 0 is the table before the first."""
        return len(self.entries)


def reel(title: str, seats: int, options: Mapping[str, str], seed: str, rows: Iterable[JournalRow]) -> Reel:
    """The reel of a match from its stored journal."""
    entries = [Entry(row.seat, row.picks, row.by) for row in rows if row.number >= 0]  # type: ignore[arg-type]  # as written
    return Reel(title, seats, dict(options), seed, tuple(entries))


def matches(shown: Reel) -> Iterator[Match]:
    """The match before the first answer and after each; it is one match that goes on, so look at once."""
    title = title_of(shown.title)
    match = Match.start(title, shown.seats, title.options.parse(dict(shown.options)), shown.seed)
    yield match
    for entry in shown.entries:
        if entry.picks is None:
            match.undo(entry.seat)
        else:
            number = next((one.number for one in match.awaited() if one.seat == entry.seat), -1)
            match.answer(entry.seat, entry.picks, number, entry.by)
        yield match


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
