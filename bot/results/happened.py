"""What happened in a match, row by row, as it is stored; and told once more by the rules where it is not kept."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from pydantic import TypeAdapter

from bot.results.reel import Reel
from bot.store import Store, packs
from bot.store.records import JournalRow
from engines.kernel import Event, Match
from engines.kernel.catalogue import title_of

log = logging.getLogger(__name__)
BEFORE_ALL = -1
EVENTS: TypeAdapter[list[Event]] = TypeAdapter(list[Event])
NOTHING = "[]"
LEFT_OUT = ""


def in_store(events: Iterable[Event]) -> str:
    """Events as they are stored."""
    return EVENTS.dump_json(list(events)).decode()


def events_of(row: JournalRow) -> list[Event]:
    """What an answer has brought about; nothing where it is left out and was not told again."""
    return EVENTS.validate_json(row.events or NOTHING)


def mark(rows: Iterable[JournalRow]) -> str:
    """By which is known whether all that happened is what it was."""
    known = hashlib.sha256()
    for row in rows:
        known.update(f"{row.number}:{row.events}\n".encode())
    return known.hexdigest()[:16]


def retold(shown: Reel) -> Iterator[str | None]:
    """What happened before the first answer and with each, as the present rules tell it; None where they do not."""
    title = title_of(shown.title)
    match = Match.start(title, shown.seats, title.options.parse(dict(shown.options)), shown.seed)
    yield in_store(match.view(None).news)
    for row, entry in enumerate(shown.entries):
        if entry.by == "back":
            match = Match.replay(title, shown.seats, match.options, shown.seed, shown.entries[: row + 1])
            yield None
        else:
            yield in_store(match.repeat(entry).events)


def without_what_is_told_again(shown: Reel, rows: Sequence[JournalRow]) -> list[JournalRow]:
    """The same rows without the events that the present rules tell again, byte for byte; all of them where a match goes otherwise."""
    told = list(_as_far_as_it_goes(shown))
    left = {number: events for number, events in enumerate(told, BEFORE_ALL) if events is not None}
    return [
        replace(row, events=LEFT_OUT) if row.events and left.get(row.number) == row.events else row
        for row in rows
    ]


def with_what_is_told_again(shown: Reel, rows: Sequence[JournalRow], known: str) -> list[JournalRow]:
    """All that happened; where the rules tell something else by now, what was left out stays untold."""
    told = dict(enumerate(_as_far_as_it_goes(shown), BEFORE_ALL))
    found = [row if row.events else replace(row, events=told.get(row.number) or NOTHING) for row in rows]
    if mark(found) == known:
        return found
    log.warning("a match of %s was begun under rules that told it otherwise", shown.title)
    return [row if row.events else replace(row, events=NOTHING) for row in rows]


def _as_far_as_it_goes(shown: Reel) -> Iterator[str | None]:
    try:
        yield from retold(shown)
    except Exception as error:  # noqa: BLE001  # rules of another time: whatever it is, the match is kept as it is
        log.info("a match of %s cannot be played again: %s", shown.title, error)


async def whole(store: Store, table: int, shown: Reel, rows: list[JournalRow]) -> list[JournalRow]:
    """The journal of a table with all that happened, whether the match is packed or not."""
    if all(row.events for row in rows):
        return rows
    async with store.reading() as connection:
        pack = await packs.read(connection, table)
    return await asyncio.to_thread(with_what_is_told_again, shown, rows, "" if pack is None else pack.told)
