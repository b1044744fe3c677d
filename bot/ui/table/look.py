"""What one reader sees of a table at one moment, taken while the table is held and used after it is let go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from operator import itemgetter

from bot.store.records import Seat, TableRow
from bot.tables.clock import Clock
from bot.tables.live import Live
from bot.tables.past import Past
from bot.ui.kit.markup import bold, cut, safe
from bot.ui.table.news import happened
from bot.ui.table.signs import of_seat, signed
from data.names import isolated, straight
from data.text import Text, plain
from data.words import Words
from engines.kernel import AnyView, Event, Kind, Picks, Question
from engines.kernel.catalogue import AnyTitle, title_of, titles

NEWS_SHOWN = 12
NAME_LIMIT = 40
KNOWN_ENDS = ("agreed", "empty", "idle", "lost", "rested", "silent")


def name_of(seat: Seat, words: Words) -> str:
    """The display name of a player."""
    if seat.person is None:
        if seat.name:
            return words("computer-for", name=cut(straight(seat.name), NAME_LIMIT))
        if seat.level is not None and seat.face is not None:
            return words(f"computer-{seat.level}", name=Text(f"computer-{seat.level}-{seat.face}"))
        return words("computer", number=seat.seat + 1)
    return words("person-erased") if seat.person < 0 else cut(straight(seat.name), NAME_LIMIT)


def named(row: TableRow, words: Words) -> Words:
    """The words with the names of this table's players as they are: for pictures, and where they are typed."""
    return words.naming([name_of(seat, words) for seat in row.seats])


def labelled(row: TableRow, words: Words) -> Words:
    """The words with the names as they stand on buttons and in menus, where nothing is formatted."""
    return words.naming([isolated(name_of(seat, words)) for seat in row.seats])


def written(row: TableRow, words: Words) -> Words:
    """The words with the names as they stand in a long text, where they are not set off."""
    return words.naming([safe(name_of(seat, words)) for seat in row.seats])


def spoken(row: TableRow, words: Words) -> Words:
    """The words with the names of this table's players as they stand in messages, each thing with its icon."""
    names = [of_seat(seat.seat, bold(name_of(seat, words))) for seat in row.seats]
    return signed(row.title, words).naming(names)


def title_text(row: TableRow) -> Text:
    """The name of the table's title, also of one that this bot no longer has."""
    title = titles().get(row.title)
    return plain(row.title) if title is None else Text(f"{title.words}-title")


def ended(row: TableRow, words: Words) -> str:
    """Why a table ended without a result; what a moderator said is shown as harmless as a name."""
    if row.reason == "closed":
        if row.closed_for is None:
            return words("table-ended-closed-plain")
        return words("table-ended-closed", reason=safe(row.closed_for))
    return words(f"table-ended-{row.reason}" if row.reason in KNOWN_ENDS else "table-ended-left")


def told(events: list[Event], row: TableRow, words: Words) -> list[str]:
    """Events as sentences."""
    here = spoken(row, words)
    return [here.say(event.text) for event in events]


@dataclass(frozen=True)
class Look:
    """A table as one viewer knows it."""

    row: TableRow
    title: AnyTitle
    view: AnyView
    seat: int | None
    question: Question | None
    undo_row: int
    undoable: int = 0
    orders: Question | None = None
    given: Picks = ()
    kinds: Sequence[Kind] = ()
    clocks: Mapping[int, Clock] = field(default_factory=dict)
    asked: Mapping[int, Text | None] = field(default_factory=dict)
    retractable: frozenset[int] = frozenset()
    past: Past | None = None

    @property
    def may_order(self) -> bool:
        """Whether the viewer may have something answered beforehand."""
        return self.orders is not None or bool(self.kinds)

    def standing(self, words: Words) -> str:
        """For whom the table waits, or how it ended."""
        if self.view.result is not None:
            return self.result(words)
        if self.row.state != "playing":
            return ended(self.row, words)
        here = spoken(self.row, words)
        thinking = [seat for seat in self.view.awaited if self.row.seats[seat].thinks]
        waits = {
            "table-waits": [here.name(seat) for seat in self.view.awaited if seat not in thinking],
            "table-thinks": [here.name(seat) for seat in thinking],
        }
        return " ".join(
            words(message, who=names, count=len(names)) for message, names in waits.items() if names
        )

    def result(self, words: Words) -> str:
        """Placings and scores, best first."""
        if self.view.result is None:
            return ""
        seats, here = self.view.result.seats, spoken(self.row, words)
        return "\n".join(
            words(
                "result-line", placing=one.placing, name=here.name(seat), score=self.title.scored(one.score)
            )
            for seat, one in sorted(enumerate(seats), key=lambda pair: (pair[1].placing, pair[0]))
        )

    def news(self, words: Words, most: int = NEWS_SHOWN) -> list[str]:
        """What happened last, a line each."""
        events = happened(self.view.news, self.row, self.seat, self.past)
        lines = [words("table-news-more", count=len(events) - most)] if len(events) > most else []
        for row, same in groupby(events[-most:], key=itemgetter(0)):
            here = spoken(row, words)
            lines += [words("table-news", event=here.say(text)) for _, text in same]
        return lines


def look(live: Live, person: int | None) -> Look:
    """The table as this person (None: everybody) sees it; to be called while the table is held."""
    match, row = live.begun, live.row
    seat = None if person is None else row.seat_of(person)
    playing = row.state == "playing"
    question = match.question(seat, teach=True) if seat is not None and playing else None
    if question is not None:
        question = replace(question, options=question.shown)
    undoable = match.undoable(seat) if seat is not None and playing else 0
    undo = -1 if seat is None else match.last(seat)
    orders = match.orders(seat) if seat is not None and playing else None
    given = () if orders is None or seat is None else match.given(seat)
    kinds = match.standing.kinds(seat) if seat is not None and playing else ()
    view = match.view(seat)
    if seat is None:
        view = view.model_copy(update={"news": match.story()})
    return Look(
        replace(row),
        title_of(row.title),
        view,
        seat,
        question,
        undo,
        undoable,
        orders,
        given,
        tuple(kind for kind in kinds if not kind.plain),
        clocks=dict(live.clocks),
        retractable=frozenset(
            seat for seat, one in live.clocks.items() if one.late and not one.graced and match.can_undo(seat)
        ),
        asked={one.seat: match.asked(one.seat) for one in match.awaited()} if playing else {},
        past=live.past,
    )
