"""Looking at a match step by step: the picture and the events of each, as one was allowed to see them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from bot.pictures.drawing import Wanted
from bot.results.course import Course
from bot.results.happened import BEFORE_ALL, events_of, whole
from bot.results.reel import Reel
from bot.results.replay import reel, view_at
from bot.store import results, tables
from bot.store.records import JournalRow, TableRow
from bot.tables.tenures import Tenures
from bot.ui.kit.content import Content, with_news
from bot.ui.kit.ids import Id
from bot.ui.kit.press import Interaction, Press, button, handles, pressed
from bot.ui.kit.reply import answer, private, private_words
from bot.ui.results.in_rounds import Shown, points_so_far, round_at, to_rounds
from bot.ui.table.access import admit
from bot.ui.table.commands import chosen, on_latest
from bot.ui.table.look import named, title_text, told
from bot.ui.table.tenures import as_ended
from data.text import Text
from data.words import Words
from engines.kernel import AnyView, Event, RefusedError

TABLE, OWN = "view", "own"
TURNS = ("first", "back", "on", "last")


@dataclass(frozen=True)
class Told:
    """A match that can be looked at again: its table, its reel, its journal, and the seat of whoever looks."""

    row: TableRow
    reel: Reel
    journal: list[JournalRow]
    seat: int | None
    over: bool
    seed: str
    commitment: str
    sat: Tenures

    def then(self, step: int) -> TableRow:
        """The table with those who sat there in a step."""
        return self.sat.then(self._row(step))

    def events(self, step: int) -> list[Event]:
        """What happened in a step, as far as whoever looks may know it."""
        row = self._row(step)
        found = [] if row is None else events_of(row)
        return [event for event in found if event.seen_by(self.seat)]

    def moment(self, step: int) -> int | None:
        """When a step happened."""
        row = self._row(step)
        return self.row.started if row is None else row.at

    def _row(self, step: int) -> JournalRow | None:
        number = step - 1 if step else BEFORE_ALL
        return next((row for row in self.journal if row.number == number), None)


async def tell(interaction: Interaction, table: int) -> Told:
    """What there is to look at, if the acting person may see this table."""
    app = interaction.client
    async with app.tables.enter(table) as live:
        admit(interaction, live.row)
        match = live.begun
        async with app.store.reading() as connection:
            journal = await tables.read_journal(connection, table, BEFORE_ALL)
            seed, commitment = await results.promised(connection, table)
        row, over = live.row, match.over
        shown = reel(row.title, match.seats, row.options, match.seed, journal)
        seat = row.seat_of(interaction.user.id)
        sat = await Tenures.of(app.store, row)
    journal = await whole(app.store, table, shown, journal)
    return Told(row, shown, journal, seat, over, seed, commitment, sat)


async def replay(
    interaction: Interaction, table: int, step: int | None = None, *, own: bool = False, turned: bool = False
) -> Content:
    """A step of a match; the first one of a finished match if none is named, the last one of a running match."""
    words = await private_words(interaction)
    found = await tell(interaction, table)
    steps = found.reel.steps
    here = (0 if found.over else steps) if step is None else step
    if turned:
        here = min(max(here, 0), steps)
    if not 0 <= here <= steps:
        raise RefusedError(Text("replay-past", {"steps": steps}))
    interaction.client.tables.budgets.steps.spend(interaction.user.id)
    events = found.events(here)
    view: AnyView = await asyncio.to_thread(view_at, found.reel, here, found.seat, events)
    own = own and view.hand is not None
    begun = await interaction.client.courses.begun(table, found.reel)
    then = found.then(here)
    wanted = Wanted("hand" if own else "table", view, None, named(then, words))
    picture = await interaction.client.pictures.draw(wanted)
    head = words(
        "replay-head",
        title=title_text(found.row),
        table=str(table),
        step=here,
        steps=steps,
        at=f"<t:{found.moment(here) or 0}:f>",
    )
    lines = [words("table-news", event=line) for line in told(events, then, words)]
    if here == 0 and not lines:
        lines = [words("replay-begin")]
    if own:
        lines.append(words("replay-own"))
    now = round_at(begun, here)
    points = await _points(interaction, found, now, words, ended=here == steps) if begun else []
    items = [
        *_turns(table, here, steps, words, own=own),
        *_more(found, here, view, words, own=own),
        *to_rounds(found.row, begun, now, OWN if own else TABLE, words),
    ]
    return Content(with_news([head], lines or [words("replay-quiet")], points), picture, items)


async def course_of_all(interaction: Interaction, found: Told) -> Course | None:
    """How the points of a match that is over went; None where its title counts only at the end."""
    app, table = interaction.client, found.row.id
    async with app.store.reading() as connection:
        scores = (await results.scores(connection, [table])).get(table, {})
    final = [score for _, (_, score) in sorted(scores.items())]
    return await app.courses.of(table, found.reel, final)


async def _points(interaction: Interaction, found: Told, now: int, words: Words, *, ended: bool) -> list[str]:
    """What everybody had by then, once the match is over: it counts what was hidden."""
    if not found.over:
        return []
    try:
        course = await course_of_all(interaction, found)
    except RefusedError:  # it comes to another end under the rules of now
        return []
    if course is None:
        return []
    return points_so_far(Shown(as_ended(found.sat, words), course, words), now, ended=ended)


def _turns(table: int, here: int, steps: int, words: Words, *, own: bool) -> list[Press]:
    targets = {"first": 0, "back": here - 1, "on": here + 1, "last": steps}
    return [
        button(
            Id(f"replay{turn}", table, picks=OWN if own else TABLE, page=max(0, min(target, steps))),
            words(f"button-replay-{turn}"),
            disabled=target == here or not 0 <= target <= steps,
            row=0,
        )
        for turn, target in targets.items()
    ]


def _more(found: Told, here: int, view: AnyView, words: Words, *, own: bool) -> list[Press]:
    table = found.row.id
    items = []
    if view.hand is not None:
        other = Id("replaylook", table, picks=TABLE if own else OWN, page=here)
        items.append(button(other, words("button-replay-table" if own else "button-hand"), row=1))
    items.append(button(Id("animate", table), words("button-animate"), row=1))
    if found.over:
        items.append(button(Id("exportjson", table), words("button-json"), row=1))
        items.append(button(Id("points", table), words("button-points"), row=1))
        items.append(button(Id("verify", table), words("button-verify"), row=1))
    return items


@chosen("replay")
async def open_replay(interaction: Interaction, table: int) -> Content:
    """Begin to look at a match."""
    return await replay(interaction, table)


@handles("replayround")
async def to_round(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Go to where a round begins."""
    step = int(values[0]) if values and values[0].isascii() and values[0].isdecimal() else 0
    work = replay(interaction, identity.table, step, own=identity.picks == OWN, turned=True)
    await answer(interaction, work, edit=private(interaction))


async def _turn(interaction: Interaction, identity: Id) -> Content:
    """Turn to another step, or to the other side of it."""
    return await replay(interaction, identity.table, identity.page, own=identity.picks == OWN, turned=True)


for _name in (*TURNS, "look"):
    pressed(f"replay{_name}")(_turn)


async def replay_command(
    interaction: Interaction, table: int | None = None, step: int | None = None
) -> Content:
    """The command: without a table, the one of this thread, or the last one here."""

    async def at_step(interaction: Interaction, number: int) -> Content:
        return await replay(interaction, number, step)

    return await on_latest("replay", at_step)(interaction, table)
