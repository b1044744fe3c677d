"""Looking back at a match: what each seat could expect while it went on, as a picture or in words, and what decided it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import partial

from bot.pictures.drawing import Pictures
from bot.results.review import Moment, Review, Said
from bot.results.reviews import Looking
from bot.store import results, tables
from bot.store.records import TableRow
from bot.tables.facts import Published
from bot.tables.refusal import refusal
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.limits import ALT, PAGE
from bot.ui.kit.markup import bold
from bot.ui.kit.numerals import number
from bot.ui.kit.press import Interaction, Press, button, pressed
from bot.ui.kit.reply import private_words
from bot.ui.results.replaying import Told, replay, tell
from bot.ui.table.answers import listed
from bot.ui.table.commands import chosen
from bot.ui.table.look import name_of, spoken, title_text
from bot.ui.table.tenures import as_ended
from data.names import isolated
from data.text import Text, Value
from data.words import Words
from engines.kernel import RefusedError
from engines.kernel.catalogue import title_of
from renderers.house.points import Across, Chart, Flag, Line, draw_points

TEXT = "text"
AT_ONCE, EACH = 0.8, 3.0
SPARSER = (32, 16, 8, 4, 2)
COLUMNS = 15


@dataclass(frozen=True)
class Shown:
    """A look back with everything that is said about it, to whoever sat in a seat."""

    row: TableRow
    review: Review
    words: Words
    seat: int | None = None

    @property
    def kind(self) -> str:
        """Whether it tells chances, or points of one who played alone."""
        return "points" if self.review.alone else "chances"

    def figure(self, value: float) -> str:
        """A chance of a hundred, or points."""
        return number(self.words, self.level(value))

    def level(self, value: float) -> int:
        """The same as a number."""
        return round(value if self.review.alone else 100 * value)


@chosen("review")
async def look_back(interaction: Interaction, table: int) -> Content:
    """Look back at a match that is over; while that is being worked out, say how far it is."""
    return await _review(interaction, table, as_text=False)


@pressed("reviewas")
async def otherwise(interaction: Interaction, identity: Id) -> Content:
    """The same as text, or as a picture."""
    return await _review(interaction, identity.table, as_text=identity.picks == TEXT)


async def _review(interaction: Interaction, table: int, *, as_text: bool) -> Content:
    app = interaction.client
    found = await tell(interaction, table)
    row = found.row
    if not found.over:
        raise refusal("review-running" if row.state == "playing" else "review-abandoned", row.id)
    if (review := await app.reviews.known(table)) is not None:
        return await _content(interaction, found, review, as_text=as_text)
    async with app.store.reading() as connection:
        scores = (await results.scores(connection, [table]))[table]
    final = [score for _, (_, score) in sorted(scores.items())]
    app.tables.budgets.reviews.spend(interaction.user.id)
    looking = app.reviews.begin(table, found.reel, final, app.tables.now)
    return await _wait(interaction, found, looking, AT_ONCE)


async def _wait(interaction: Interaction, found: Told, looking: Looking, seconds: float) -> Content:
    """How far it is, until it is done."""
    words, task = await private_words(interaction), looking.task
    if task is None:
        raise LookupError("nobody looks back")
    await asyncio.wait({task}, timeout=seconds)
    if not task.done():
        content = Content(words("review-progress", table=str(found.row.id), percent=looking.percent))
        content.then = partial(_wait, interaction, found, looking, EACH)
        return content
    error = asyncio.CancelledError() if task.cancelled() else task.exception()
    if isinstance(error, RefusedError):
        return Content(words.say(error.text))
    if error is not None:  # the log has it; whoever asks again begins anew
        return Content(words("review-broken"))
    return await _content(interaction, found, task.result(), as_text=False)


async def _content(interaction: Interaction, found: Told, review: Review, *, as_text: bool) -> Content:
    words = await private_words(interaction)
    shown = Shown(as_ended(found.sat, words), review, words, found.seat)
    content = await face(interaction.client.pictures, shown, as_text=as_text)
    content.items = _buttons(shown, as_text=as_text or content.picture is None)
    return content


def _buttons(shown: Shown, *, as_text: bool) -> list[Press]:
    table, words = shown.row.id, shown.words
    other = Id("reviewas", table, picks="picture" if as_text else TEXT)
    items = [button(other, words("button-as-picture" if as_text else "button-as-text"))]
    items += [
        button(Id("reviewmoment", table, page=place), words("button-review-moment", number=place))
        for place in range(1, len(shown.review.told(shown.seat)) + 1)
    ]
    if shown.seat is not None:
        items.append(button(Id("reviewpost", table), words("button-publish")))
    return items


@pressed("reviewmoment")
async def at_moment(interaction: Interaction, identity: Id) -> Content:
    """What is said of a moment, above the first step in which its answer shows to whoever looks."""
    table, words = identity.table, await private_words(interaction)
    review = await interaction.client.reviews.known(table)
    found = await tell(interaction, table)
    told = () if review is None else review.told(found.seat)
    if review is None or not 0 < identity.page <= len(told):
        return await look_back(interaction, table)
    one = told[identity.page - 1]
    seen = (step for step in range(one.step, found.reel.steps + 1) if found.events(step))
    content = await replay(interaction, table, next(seen, one.step))
    shown = Shown(as_ended(found.sat, words), review, words)
    content.text = f"{_moment(shown, identity.page, one)}\n\n{content.text}"
    content.items = [*content.items, button(Id("review", table), words("button-review"), row=3)]
    return content


@pressed("reviewpost")
async def publish(interaction: Interaction, identity: Id) -> Content:
    """Let everybody read it where the table was played; only who sat there may."""
    app, words = interaction.client, await private_words(interaction)
    found = await tell(interaction, identity.table)
    if found.seat is None:
        raise refusal("review-not-yours", found.row.id)
    if not found.over or await app.reviews.known(identity.table) is None:
        raise refusal("review-first", found.row.id)
    await app.tables.state(identity.table, Published())
    return Content(words("review-published", table=str(identity.table)))


# What it shows


async def face(pictures: Pictures, shown: Shown, *, as_text: bool) -> Content:
    """The curves as a picture (or in words), and the moments in words."""
    moments = _moments(shown)
    picture = None
    if not as_text:
        picture = await pictures.paint("review", partial(draw_points, chart(shown)), alt(shown))
    curves = (
        []
        if picture is not None
        else [shown.words(f"review-{shown.kind}-text"), *in_words(shown, PAGE // 2, plain=False)]
    )
    return Content("\n".join([_head(shown), *curves, *moments]), picture)


def _head(shown: Shown) -> str:
    return shown.words("review-head", title=title_text(shown.row), table=str(shown.row.id))


def alt(shown: Shown) -> str:
    """The picture in words, as far as there is room."""
    words = shown.words
    about: dict[str, Value] = {"title": title_text(shown.row), "table": str(shown.row.id)}
    name = f"review-{shown.kind}-alt"
    room = ALT - len(words(name, **about, lines=""))
    return words(name, **about, lines=" ".join(in_words(shown, room, plain=True)))


def in_words(shown: Shown, room: int, *, plain: bool) -> list[str]:
    """A line for each seat, with as many figures as there is room for, the last among them."""
    for most in SPARSER:
        lines = [_line(shown, index, most, plain=plain) for index in range(len(shown.row.seats))]
        if len("\n".join(lines)) <= room:
            break
    return lines


def _line(shown: Shown, index: int, most: int, *, plain: bool) -> str:
    seat, words = shown.row.seats[index], shown.words
    course = [shown.figure(values[seat.seat]) for values in shown.review.expected]
    last = len(course) - 1
    kept = sorted({round(place * last / max(1, most - 1)) for place in range(most)})
    name = name_of(seat, words)
    said = isolated(name) if plain else bold(name)
    figures = " → ".join(course[place] for place in kept)
    return words("points-spoken" if plain else "points-line", name=said, points=figures)


def _moments(shown: Shown) -> list[str]:
    words, count = shown.words, len(shown.review.moments)
    if not count:
        return [words("review-no-moments")]
    lines = [_moment(shown, place, one) for place, one in enumerate(shown.review.told(shown.seat), 1)]
    own = [words("review-own"), *lines[count:]] if lines[count:] else []
    return [words("review-moments", count=count), *lines[:count], *own]


def _moment(shown: Shown, place: int, one: Moment) -> str:
    here = spoken(shown.row, shown.words)
    return here(
        f"review-{shown.kind}-moment",
        number=place,
        name=here.name(one.seat),
        step=one.step,
        round=one.round,
        called=_called(shown),
        prompt=here.say(one.prompt).replace("\n", " "),
        played=_said(shown, here, one.played),
        better=_said(shown, here, one.better),
        before=shown.level(one.with_played),
        after=shown.level(one.with_better),
        before_figure=shown.figure(one.with_played),
        after_figure=shown.figure(one.with_better),
    )


def _called(shown: Shown) -> Text:
    """What the title calls a round."""
    return Text(f"{title_of(shown.row.title).words}-points-round")


def _said(shown: Shown, words: Words, said: Said) -> str:
    title = title_of(shown.row.title)
    nothing = words("panel-sure-nothing") if said.nothing is None else words.say(said.nothing)
    return listed(title, words, ((one.parts, one.joint) for one in said.picked)) or f"**{nothing}**"


def chart(shown: Shown) -> Chart:
    """The picture as data."""
    words, row, review = shown.words, shown.row, shown.review
    lines = [
        Line(
            seat.seat,
            name_of(seat, words),
            words("person-unwritable", number=number(words, seat.seat + 1)),
            tuple(shown.level(values[seat.seat]) for values in review.expected),
            shown.figure(review.expected[-1][seat.seat]),
        )
        for seat in row.seats
    ]
    return Chart(
        words(f"review-{shown.kind}-title"),
        words("table-short", title=title_text(row), table=str(row.id)),
        words.say(_called(shown)) if review.rounds else words("review-axis"),
        tuple(lines),
        partial(number, words),
        words(f"review-{shown.kind}-foot"),
        Across(review.steps, _ticks(shown)),
        None if review.alone else (0, 100),
        tuple(Flag(one.step, one.seat, number(words, place)) for place, one in enumerate(review.moments, 1)),
    )


def _ticks(shown: Shown) -> tuple[tuple[int, str], ...]:
    """The rounds below where they began, or answers where there are none; as many as there is room for."""
    review, words = shown.review, shown.words
    every = review.rounds or tuple((step, step) for step in review.steps)
    apart = -(-len(every) // COLUMNS)
    return tuple((step, number(words, name)) for step, name in every[::apart])


async def review_command(interaction: Interaction, table: int | None = None) -> Content:
    """The command: without a table, the one of this thread, or the last one that is over here."""
    if table is None:
        async with interaction.client.store.reading() as connection:
            table = await tables.last_over(connection, interaction.channel_id or 0)
    if table is None:
        raise RefusedError(Text("review-which"))
    return await look_back(interaction, table)
