"""All that is needed to play a match again, as plain data that any process can read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engines.kernel import Entry, Match
from engines.kernel.catalogue import title_of


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


def matches(shown: Reel) -> Iterator[Match]:
    """The match before the first answer and after each; it is one match that goes on, so look at once."""
    title = title_of(shown.title)
    match = Match.start(title, shown.seats, title.options.parse(dict(shown.options)), shown.seed)
    yield match
    for row, entry in enumerate(shown.entries):
        if entry.by == "back":
            match = Match.replay(title, shown.seats, match.options, shown.seed, shown.entries[: row + 1])
        else:
            match.repeat(entry)
        yield match
