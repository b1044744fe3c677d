"""A match round by round: its points in words, and the rounds that one can go to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.results.course import Course
from bot.store.records import TableRow
from bot.ui.kit.ids import Id
from bot.ui.kit.limits import MENU_LINES
from bot.ui.kit.markup import bold
from bot.ui.kit.numerals import number
from bot.ui.kit.press import Press, choice, menu
from bot.ui.table.look import name_of
from data.names import isolated
from data.text import Text
from data.words import Words
from engines.kernel.catalogue import title_of

GROUP = 5
SPARSER = (5, 10, 20, 50)
LATEST = 12  # so many points of each seat stand beside a picture of a replay


@dataclass(frozen=True)
class Shown:
    """A course with everything that is said about it."""

    row: TableRow
    course: Course
    words: Words

    def message(self, name: str) -> str:
        """One of the two messages in which a title says what its points by round are."""
        return self.words.say(Text(f"{title_of(self.row.title).words}-points-{name}"))


def in_words(shown: Shown, room: int, *, plain: bool) -> list[str]:
    """A line for each seat with its points after every round, or after as many rounds as there is room for."""
    for apart in (1, *SPARSER):
        lines = [_line(shown, index, apart, plain=plain) for index in range(len(shown.row.seats))]
        if len("\n".join(lines)) <= room:
            break
    return lines


def _line(shown: Shown, index: int, apart: int, *, plain: bool) -> str:
    words, seat = shown.words, shown.row.seats[index]
    name = name_of(seat, words)
    parts = _parts(words, shown.course.of(seat.seat), apart)
    said = isolated(name) if plain else bold(name)
    return words("points-spoken" if plain else "points-line", name=said, points=" · ".join(parts))


def _parts(words: Words, course: Sequence[int], apart: int) -> Iterator[str]:
    """The points before the first round, then in groups of rounds; or those of some rounds, the last among them."""
    written, last = [number(words, one) for one in course], len(course) - 1
    if apart == 1:
        yield words("points-one", round=number(words, 0), points=written[0])
        for first in range(1, last + 1, GROUP):
            group = written[first : first + GROUP]
            name = "points-one" if len(group) == 1 else "points-some"
            end = number(words, first + len(group) - 1)
            yield words(name, round=end, first=number(words, first), last=end, points=", ".join(group))
        return
    for one in sorted({*range(0, last, apart), last}):
        yield words("points-one", round=number(words, one), points=written[one])


def round_at(begun: Mapping[int, int], step: int) -> int:
    """The round that is played at a step; 0 before the first one."""
    return max((one for one, first in begun.items() if first <= step), default=0)


def points_so_far(shown: Shown, over: int, *, ended: bool) -> list[str]:
    """What everybody had after each round that was over by then; at the end with what is counted there."""
    known = shown.course.rounds if ended else shown.course.rounds[: max(1, over)]
    if len(known) < 2:
        return []
    so_far, words = Course(known), shown.words
    return [
        words("replay-points"),
        *(
            words("points-line", name=bold(name_of(seat, words)), points=_climb(words, so_far.of(seat.seat)))
            for seat in shown.row.seats
        ),
    ]


def _climb(words: Words, course: Sequence[int]) -> str:
    """The points one after the other; of many the latest."""
    written = [number(words, one) for one in course]
    return " → ".join(written if len(written) <= LATEST else ["…", *written[-LATEST:]])


def to_rounds(row: TableRow, begun: Mapping[int, int], here: int, own: str, words: Words) -> list[Press]:
    """A menu of rounds, each with the step in which it begins; of very many every second, third … one, and the present one."""
    rounds = sorted(begun)
    if len(rounds) < 2:
        return []
    apart = -(-len(rounds) // MENU_LINES)
    named = Text(f"{title_of(row.title).words}-points-round")
    lines = []
    for first in range(0, len(rounds), apart):
        some = rounds[first : first + apart]
        one = here if here in some else some[0]
        line = choice(words("replay-round", round=named, number=number(words, one)), str(begun[one]))
        line.default = one == here
        lines.append(line)
    placeholder = words("replay-to-round", round=named)
    return [menu(Id("replayround", row.id, picks=own), lines, placeholder, row=2)]
