"""What is told of time at a table: deadlines as Discord writes them for each reader, who is late, who is away."""

from __future__ import annotations

from bot.store.records import TableRow
from bot.tables.clock import HALF, LATE, NONE, QUARTER, RESERVE, Clock
from bot.tables.pausing import left
from bot.ui.table.look import Look, spoken
from data.text import Text
from data.words import Words


def at(moment: int, words: Words) -> str:
    """A moment, exact and relative, in the reader's own time."""
    return words("time-at", moment=str(moment))


def agreed(row: TableRow, words: Words) -> str:
    """The pace of a table, and what happens when somebody is late."""
    if row.pace == NONE:
        return words("card-pace-none")
    return words("card-pace", pace=Text(f"pace-{row.pace}"), late=Text(f"late-{row.late}"))


def own(look: Look, words: Words) -> str:
    """How long the viewer has."""
    clock = None if look.seat is None else look.clocks.get(look.seat)
    deadline = None if clock is None else clock.deadline(look.row.pace)
    if look.row.paused is not None and clock is not None and clock.open:
        return words("time-own-paused")
    if clock is None or deadline is None or not clock.open or clock.stage >= LATE:
        return ""
    first = clock.own_end(look.row.pace)
    if clock.stage >= RESERVE or first is None or not clock.reserve(look.row.pace):
        return words("time-own-reserve" if clock.stage >= RESERVE else "time-own", at=at(deadline, words))
    return words("time-own-both", own=at(first, words), at=at(deadline, words))


def standing(look: Look, words: Words) -> str:
    """For whom the table waits and until when, and who is late or away."""
    first = look.standing(words)
    if look.row.state != "playing" or look.view.result is not None:
        return first
    if resting(look):
        return words("time-resting")
    waits = _until(look, list(look.view.awaited), words)
    return "\n".join(line for line in (first, *waits, *_told(look, words)) if line)


def resting(look: Look) -> bool:
    """Whether no person is at the table any more."""
    people = [seat.seat for seat in look.row.seats if seat.person is not None]
    return bool(people) and all(seat in look.clocks and look.clocks[seat].away for seat in people)


def _end(look: Look, seat: int) -> int | None:
    clock = look.clocks.get(seat)
    return None if clock is None or clock.stage >= LATE else clock.deadline(look.row.pace)


def _told(look: Look, words: Words) -> list[str]:
    row, here = look.row, spoken(look.row, words)
    people = {seat.seat for seat in row.seats if seat.person is not None}
    clocks = {seat: clock for seat, clock in look.clocks.items() if seat in people}
    away = [seat for seat, clock in clocks.items() if clock.away]
    lines = []
    if row.paused is not None:
        end = row.paused + left(row)
        lines.append(words("time-paused", at=at(end, words)))
    if away:
        lines.append(words("time-away", who=[here.name(seat) for seat in away], count=len(away)))
    absent = [
        seat for seat, clock in clocks.items() if _absent(row, clock, awaited=seat in look.view.awaited)
    ]
    if absent:
        names = [here.name(seat) for seat in absent]
        lines.append(words("time-absent", who=names, count=len(absent)))
    for seat, clock in clocks.items():
        if not clock.away and (clock.missed or (clock.late and (not clock.open or clock.stage >= LATE))):
            told = "time-unheard" if clock.unheard else f"time-late-{row.late}"
            lines.append(words(told, name=here.name(seat)))
            if seat in look.retractable:
                lines.append(words("time-late-back", name=here.name(seat)))
    return lines


def _absent(row: TableRow, clock: Clock, *, awaited: bool) -> bool:
    held = row.held is not None or row.pace == NONE
    return awaited and held and row.paused is None and clock.open and clock.began is None


def asked(look: Look, seats: list[int], words: Words) -> list[str]:
    """What each of these seats is asked, as far as everybody may know, and until when."""
    here = spoken(look.row, words)
    lines = []
    for seat in seats:
        if seat in look.asked:
            prompt, name = look.asked[seat], here.name(seat)
            secret = prompt is None
            said = "" if prompt is None else here.say(prompt)
            lines.append(words("notice-asked-secret" if secret else "notice-asked", name=name, prompt=said))
    lines += _until(look, seats, words)
    return lines


def rungs(look: Look, seats: list[int], words: Words) -> list[str]:
    """What has come for whoever is reminded: half of the time, the reserve, the last of it."""
    stages = {look.clocks[seat].stage for seat in seats if seat in look.clocks}
    if look.row.pace == NONE or len(stages) != 1:
        return []
    stage = stages.pop()
    return [words(f"notice-rung-{stage}")] if stage in (HALF, RESERVE, QUARTER) else []


def _until(look: Look, seats: list[int], words: Words) -> list[str]:
    """Until when: once, where it is the same for all."""
    here = spoken(look.row, words)
    ends = {seat: end for seat in seats if (end := _end(look, seat)) is not None}
    if len(set(ends.values())) == 1 and len(ends) == len(seats):
        return [words("time-until", at=at(ends[seats[0]], words))]
    return [words("time-of", name=here.name(seat), at=at(end, words)) for seat, end in ends.items()]
