"""What happened last at a table, by the names of whoever sat there then, and who has left meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.records import TableRow
from bot.tables.past import Past
from bot.tables.tenures import Tenures
from data.text import Text, Who
from engines.kernel import Event

Told = tuple[TableRow, Text]


def left(seat: int) -> Text:
    """That somebody has left, and a computer plays on."""
    return Text("table-news-left", {"who": Who(seat)})


def happened(events: Sequence[Event], row: TableRow, seat: int | None, past: Past | None) -> list[Told]:
    """What is told to this seat (None: to all), each with the table as it was then."""
    if past is None:
        return [(row, event.text) for event in events]
    sat, answers = Tenures(row, past.sat), past.answers(events)
    found = [
        (row if answer is None else sat.then(answer), event.text)
        for answer, event in zip(answers, events, strict=True)
    ]
    since = min([past.since(seat), *(answer.at for answer in answers if answer is not None)])
    for moment, then, who in reversed(sat.left()):
        if moment >= since:
            there = [place for place, (row_, _) in enumerate(found, 1) if row_.seats[who] == then.seats[who]]
            found.insert(max(there, default=0), (then, left(who)))
    return found
